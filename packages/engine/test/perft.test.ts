/**
 * Golden counts, after chess programmers' perft: how many sequences of options of a given length a position has, every
 * throw coming from the same seed. A count that changes says that some rule, option or throw has changed: legitimate
 * when a rule was mended (then write the new count here, and say in the commit why), else a bug. `ended` counts the
 * sequences that came to the end of the match.
 */
import { describe, expect, test } from 'vitest';
import { answer, copyOf, openMatch, refusal, type AnyMatch, type Choice, type Fault } from '../src/kernel/index.js';
import { fine, major } from '../src/index.js';
import type { ZonalRules } from '../src/zonal/index.js';

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
  readonly game: ZonalRules;
  readonly given: unknown;
  /** What is answered before counting begins. */
  readonly said?: readonly Choice[];
}

const at = ({ game, given, said = [] }: Case): AnyMatch => {
  const faults: Fault[] = [];
  const match = openMatch(game, given, { seed: 1 }, 'match', faults);
  expect(faults).toEqual([]);
  for (const choice of said) {
    expect(refusal(match!, choice)).toBeUndefined();
    answer(match!, choice);
  }
  return match!;
};

const SIDES = { south: { commander: 'Z(1,1)' }, north: { commander: 'Z(1,1)' } };

/** Foot, horse and a gun on both sides of one zone, about to move. */
const MEETING = {
  position: {
    phase: 'initiativeMovement',
    options: { columns: 3, turnLimit: 2 },
    sides: SIDES,
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(1,1)', layout: 'PMM/PM.' },
      { id: 'S2', type: 'M', zone: 'Z(1,1)', layout: 'XX/XX' },
      { id: 'S3', type: 'RA', zone: 'Z(1,0)', layout: 'G' },
      { id: 'N1', type: 'P&M', zone: 'Z(1,1)', layout: 'PMM/PM.' },
      { id: 'N2', type: 'HM', zone: 'Z(1,1)', layout: 'YY/Y.' },
      { id: 'N3', type: 'D', zone: 'NR1', layout: 'DDD' },
    ],
  },
};

/** Two fights in one zone, one of them from front and flank, with hits to be worked off. */
const MELEE = {
  position: {
    phase: 'melee',
    options: { columns: 3, turnLimit: 2, unitQuality: 'assigned' },
    sides: { south: { commander: 'Z(1,1)' }, north: { commander: 'Z(1,2)' } },
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(1,1)', layout: 'PPM/MMM', contacts: [{ with: 'N1', face: 'front' }], hits: 1 },
      { id: 'S2', type: 'M', zone: 'Z(1,1)', facing: 'E', layout: 'XX/XX', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'S3', type: 'Foot', zone: 'Z(1,1)', layout: 'HL/HL', contacts: [{ with: 'N2', face: 'front' }] },
      { id: 'N1', type: 'P&M', zone: 'Z(1,1)', layout: 'PPM/MM.', hits: 1, quality: 'veteran' },
      { id: 'N2', type: 'M', zone: 'Z(1,1)', layout: 'XX/XX', hits: 2 },
    ],
  },
};

/** A whole match of two units a side, from its set-up on. */
const START = {
  armies: {
    south: {
      name: 'Red',
      units: [
        { name: 'Red Foot', type: 'P&M', stands: 'PPMM' },
        { name: 'Red Horse', type: 'M', stands: 'XXX' },
      ],
    },
    north: {
      name: 'Blue',
      units: [
        { name: 'Blue Foot', type: 'P&M', stands: 'PMM' },
        { name: 'Blue Gun', type: 'GG', stands: 'G' },
      ],
    },
  },
  options: { columns: 3, setupMethod: 'alternate', turnLimit: 1, reserveZones: [1] },
};

/** Foot with and without stakes, knights and a Bombard in one zone, about to move; light horse waits in reserve. */
const STAKES = {
  position: {
    phase: 'initiativeMovement',
    options: { columns: 3, turnLimit: 2 },
    sides: SIDES,
    units: [
      { id: 'S1', type: 'MF', weapon: 'longbows', zone: 'Z(1,1)', layout: 'FF/FF', stakes: true },
      { id: 'S2', type: 'HM', zone: 'Z(1,1)', layout: 'MM/M.' },
      { id: 'S3', type: 'Bombard', zone: 'Z(1,1)', layout: 'G' },
      { id: 'S4', type: 'LF', weapon: 'light', zone: 'Z(1,1)', layout: 'F/F' },
      { id: 'N1', type: 'MF', weapon: 'crossbows', zone: 'Z(1,1)', layout: 'FF/FF', stakes: true },
      { id: 'N2', type: 'HF', weapon: 'hand', zone: 'Z(1,1)', layout: 'FF/F.' },
      { id: 'N3', type: 'LM', weapon: 'bows', zone: 'NR1', layout: 'MMM' },
    ],
  },
};

/** Foot engages archers who may shoot or form a hasty defence, and whom a Gun, knights and light horse may help. */
const WINDOW = {
  position: {
    phase: 'initiativeMovement',
    options: { columns: 3, turnLimit: 2 },
    sides: { south: { commander: 'Z(1,1)' }, north: { commander: 'Z(1,2)' } },
    units: [
      { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(1,1)', layout: 'FF/FF' },
      { id: 'S2', type: 'MM', zone: 'Z(1,1)', layout: 'MM/MM' },
      { id: 'N1', type: 'LF', weapon: 'longbows', zone: 'Z(1,1)', layout: 'FF/FF' },
      { id: 'N2', type: 'Gun', zone: 'Z(1,1)', layout: 'G' },
      { id: 'N3', type: 'HM', zone: 'Z(1,1)', layout: 'MM/M.' },
      { id: 'N4', type: 'LM', weapon: 'bows', zone: 'Z(1,1)', layout: 'MM/MM' },
    ],
  },
};
const ENGAGES = [
  { do: 'choose', unit: 'S1' },
  { do: 'engage', target: 'N1' },
];

describe.each([
  { game: fine, name: 'a meeting', given: MEETING, depth: 5, leaves: 48529, ended: 10206 },
  { game: fine, name: 'a melee', given: MELEE, depth: 10, leaves: 2976, ended: 0 },
  { game: fine, name: 'a set-up', given: START, depth: 8, leaves: 7824, ended: 3136 },
  { game: major, name: 'archers behind stakes', given: STAKES, depth: 4, leaves: 13160, ended: 1458 },
  { game: major, name: 'a window of reactions', given: WINDOW, said: ENGAGES, depth: 5, leaves: 17850, ended: 1728 },
])('$game.title: $name, $depth decisions deep', ({ depth, leaves, ended, ...from }) => {
  test(`has ${leaves} sequences, ${ended} of them to the end`, { timeout: 30_000 }, () => {
    const count = perft(at(from), depth, { leaves: 0, ended: 0 });
    expect(count, 'see the head of this file').toEqual({ leaves, ended });
  });
});
