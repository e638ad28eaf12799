/** The short form of `npm run storm -- chaos`: one match of each game. Needs what the build makes. */
import { expect, test } from 'vitest';
import { chaos } from '../../storm/chaos.js';
import { startPostgres } from '../../storm/postgres.mjs';

test('over bad wires and two halls all see the same, and nothing acknowledged is lost', async () => {
  const postgres = await startPostgres('fsync=off');
  try {
    const { faults, matches, acknowledged, cuts, doubled, stale, exchanged } = await chaos(await postgres.fresh(), 5);
    expect(faults).toEqual([]);
    expect(matches).toBe(5);
    for (const trouble of [acknowledged, cuts, doubled, stale, exchanged]) expect(trouble).toBeGreaterThan(0);
  } finally {
    await postgres.stop();
  }
}, 300_000);
