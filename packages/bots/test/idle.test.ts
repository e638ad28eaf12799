/** A decision that is only an order in time cannot matter: whatever is answered, the armies stand the same in the end. */
import { expect, test } from 'vitest';
import {
  answer,
  fineEdition,
  forkWith,
  gloriousEdition,
  greatEdition,
  listedDice,
  majorEdition,
  splendidEdition,
  streamOf,
  type AnyMatch,
  type Choice,
} from '@five-victories/engine';
import { botNamed } from '@five-victories/bots';
import { opened } from './kit.js';

const firstOf = (choices: readonly Choice[]): Choice =>
  choices.reduce((least, choice) => (JSON.stringify(choice) < JSON.stringify(least) ? choice : least));

/** How the armies stand when all that was only to be put in order is done, every die showing the same. */
const standAfter = (match: AnyMatch, choice: Choice, die: number): string => {
  const copy = forkWith(match, listedDice(Array<number>(500).fill(die)));
  const { kind, side } = copy.decision!;
  const left = match.decision!.options.length;
  answer(copy, choice);
  for (let i = 1; i < left;) {
    const { decision } = copy;
    if (!decision || decision.nature.again) break;
    if (decision.kind === kind && decision.side === side) i++;
    else if (decision.nature.idle) break;
    answer(copy, firstOf(decision.options));
  }
  return JSON.stringify([copy.state.units, copy.state.sides]);
};

/** Matches between steady players until enough of these decisions have been met. */
const ENOUGH = 12;
const SEED = 12;

test.each([fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition])(
  '$title: nothing depends on an answer that is only an order in time',
  (edition) => {
    const steady = botNamed('steady')!;
    const match: AnyMatch = opened<AnyMatch>(edition, SEED);
    const stream = streamOf(SEED);
    let met = 0;
    while (match.decision && met < ENOUGH) {
      const { nature, options, kind } = match.decision;
      if (nature.idle) {
        met++;
        for (const die of [1, 2, 5]) {
          const [one, ...others] = options.slice(0, 3).map((option) => standAfter(match, option, die));
          for (const other of others) expect([kind, other]).toEqual([kind, one]);
        }
      }
      answer(match, steady.choose(match, stream));
    }
    expect(met).toBeGreaterThan(2);
  },
);
