/** The short form of `npm run storm -- secrets`: one scenario of each game. */
import { expect, test } from 'vitest';
import { noSecrets, playScene } from '../../storm/secrets.js';
import { EDITIONS } from '../kit.js';

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  '%s: nothing that is sent to the other side or a watcher depends on the plan',
  async (_id, edition) => {
    const figures = noSecrets();
    for (const owner of ['south', 'north'] as const) await playScene({ edition, scenario: 0, owner, time: 0 }, figures);
    expect(figures.faults).toEqual([]);
    expect(figures.accepted).toBe(0);
    expect(figures.scenes).toBeGreaterThan(0);
  },
);
