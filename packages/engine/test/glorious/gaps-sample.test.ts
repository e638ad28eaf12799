/** What a random sample of broken places has shown to be untested (scripts/mutants.mjs). */
import { expect, test } from 'vitest';
import { glorious } from '../../src/games/glorious/glorious.js';
import type { Unit } from '../../src/tabletop/index.js';

test('GL-LOSS-02 what hits leave of three elements', () => {
  const left = (hits: number) => glorious.leftAfter({ stands: 'WWW' } as Unit, hits);
  expect([0, 1, 2, 3, 4, 6, 9].map(left)).toEqual([3, 3, 2, 2, 1, 0, 0]);
});
