/** The short form of `npm run storm -- forge`: a short record of each game, forged in every way. */
import { expect, test } from 'vitest';
import { forge, noForgeries, WAYS } from '../../storm/forge.js';
import { EDITIONS } from '../kit.js';

test('whatever is forged in a record is found', () => {
  const figures = noForgeries();
  for (const [i, edition] of EDITIONS.entries()) forge(edition, 3 + i, figures, 60);
  expect(figures.faults).toEqual([]);
  expect(figures.clumsy).toBeGreaterThan(4 * Object.keys(WAYS).length);
  expect(figures.clever).toBeGreaterThan(figures.byHead);
});
