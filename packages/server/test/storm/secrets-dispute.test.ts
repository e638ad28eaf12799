/** A dispute over hidden plans tells nothing of them: also not whether one of them is lawful by what was settled. */
import { expect, test } from 'vitest';
import { noSecrets, playScene } from '../../storm/secrets.js';
import { EDITIONS } from '../kit.js';

test('whose plan a settled dispute forbids is asked again like anybody else', async () => {
  const edition = EDITIONS.find(({ id }) => id === 'splendid')!;
  // Of its plans some stand two blocks that the first switch forbids, and some do not.
  const scenario = edition.scenarios.findIndex(({ id }) => id === 'marston-moor');
  const figures = noSecrets();
  expect(await playScene({ edition, scenario, owner: 'north', time: 0 }, figures)).toBe(true);
  expect(figures).toMatchObject({ scenes: 1, accepted: 0, faults: [] });
}, 60_000);
