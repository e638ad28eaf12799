/**
 * Golden counts, after chess programmers' perft: how many sequences of options of a given length a position has, every
 * throw coming from the same seed. A count that changes says that some rule, option or throw has changed: legitimate
 * when a rule was mended (then write the new count here, and say in the commit why), else a bug. `ended` counts the
 * sequences that came to the end of the match.
 */
import { describe, expect, test } from 'vitest';
import {
  answer,
  copyOf,
  openMatch,
  refusal,
  type AnyMatch,
  type Choice,
  type Fault,
  type Playable,
} from '../src/kernel/index.js';
import { fine, glorious, great, major, splendid } from '../src/index.js';
import { ADVANCE, HARVEST, LEVY, MELEES, RUSH, RUSHES, TEMPLATE } from './perft/glorious.js';
import { ARRAY, ARROWS, MUSTER, ONSET, ONSETS, PRESS, PURSUIT, PURSUITS } from './perft/great.js';
import { CHARGE, CHARGES, CLASH, FIELD, OPENING, VOLLEYS } from './perft/measured.js';
import { ENGAGES, MEETING, MELEE, STAKES, START, WINDOW } from './perft/zonal.js';

interface Count {
  leaves: number;
  ended: number;
}

const perft = (match: AnyMatch, depth: number, count: Count): Count => {
  const { decision } = match;
  if (decision === undefined) count.ended++;
  if (decision === undefined || depth === 0) {
    count.leaves++;
    return count;
  }
  for (const option of decision.options) {
    const copy = copyOf(match);
    answer(copy, option);
    perft(copy, depth - 1, count);
  }
  return count;
};

interface Case {
  readonly game: Playable;
  readonly given: unknown;
  /** What is answered before counting begins. */
  readonly said?: readonly Choice[];
}

const at = ({ game, given, said = [] }: Case): AnyMatch => {
  const faults: Fault[] = [];
  const match = openMatch(game, given, { seed: 1 }, 'match', faults);
  expect(faults).toEqual([]);
  for (const choice of said) {
    expect(refusal(match, choice)).toBeUndefined();
    answer(match, choice);
  }
  return match!;
};

describe.each([
  { game: fine, name: 'a meeting', given: MEETING, depth: 5, leaves: 48529, ended: 10206 },
  { game: fine, name: 'a melee', given: MELEE, depth: 10, leaves: 2976, ended: 0 },
  { game: fine, name: 'a set-up', given: START, depth: 8, leaves: 7824, ended: 3136 },
  { game: major, name: 'archers behind stakes', given: STAKES, depth: 4, leaves: 13160, ended: 1458 },
  { game: major, name: 'a window of reactions', given: WINDOW, said: ENGAGES, depth: 5, leaves: 17850, ended: 1728 },
  { game: splendid, name: 'a field', given: FIELD, depth: 6, leaves: 3802, ended: 140 },
  { game: splendid, name: 'volleys', given: VOLLEYS, depth: 8, leaves: 6443, ended: 36 },
  { game: splendid, name: 'a clash', given: CLASH, depth: 10, leaves: 3352, ended: 0 },
  { game: splendid, name: 'a charge', given: CHARGE, said: CHARGES, depth: 7, leaves: 2967, ended: 184 },
  { game: splendid, name: 'a set-up', given: OPENING, depth: 5, leaves: 3464, ended: 0 },
  { game: great, name: 'an array', given: ARRAY, depth: 6, leaves: 4144, ended: 228 },
  { game: great, name: 'arrows', given: ARROWS, depth: 7, leaves: 5887, ended: 230 },
  { game: great, name: 'a press', given: PRESS, depth: 9, leaves: 3080, ended: 0 },
  { game: great, name: 'a charge', given: ONSET, said: ONSETS, depth: 7, leaves: 6606, ended: 894 },
  { game: great, name: 'a pursuit', given: PURSUIT, said: PURSUITS, depth: 7, leaves: 5354, ended: 268 },
  { game: great, name: 'a set-up', given: MUSTER, depth: 6, leaves: 4459, ended: 0 },
  { game: glorious, name: 'an advance', given: ADVANCE, depth: 6, leaves: 2335, ended: 181 },
  { game: glorious, name: 'volleys', given: TEMPLATE, depth: 8, leaves: 4338, ended: 858 },
  { game: glorious, name: 'hand-to-hand', given: MELEES, depth: 10, leaves: 3744, ended: 0 },
  { game: glorious, name: 'a charge', given: RUSH, said: RUSHES, depth: 8, leaves: 256, ended: 232 },
  { game: glorious, name: 'retreats', given: HARVEST, depth: 8, leaves: 1561, ended: 68 },
  { game: glorious, name: 'a set-up', given: LEVY, depth: 8, leaves: 6414, ended: 81 },
])('$game.title: $name, $depth decisions deep', ({ depth, leaves, ended, ...from }) => {
  test(`has ${leaves} sequences, ${ended} of them to the end`, { timeout: 30_000 }, () => {
    const count = perft(at(from), depth, { leaves: 0, ended: 0 });
    expect(count, 'see the head of this file').toEqual({ leaves, ended });
  });
});
