/** What is ready-made has German of its own: every scenario and every army of every game. */
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/match/game-ids.js';
import { loadEdition } from '../src/match/shelf.js';
import { GERMAN } from '../src/words/ready/ready.js';

test.each(GAME_IDS)('%s: every scenario and army is told in German, and nothing that does not exist', async (game) => {
  const [{ scenarios, armies }, german] = [await loadEdition(game), await GERMAN[game]()];
  expect(Object.keys(german.scenarios)).toEqual(scenarios.map(({ id }) => id));
  expect(Object.keys(german.armies)).toEqual(armies.map(({ id }) => id));
});

test.each(GAME_IDS)('%s: the German is no copy of the English and about as long', async (game) => {
  const [{ scenarios }, german] = [await loadEdition(game), await GERMAN[game]()];
  for (const { id, story } of scenarios) {
    const told = german.scenarios[id]!.story;
    expect.soft(told, id).not.toBe(story);
    expect.soft(told.length / story.length, id).toBeGreaterThan(0.85);
    expect.soft(told.length / story.length, id).toBeLessThan(1.45);
  }
});
