/** The short form of `npm run storm -- hints`: that it measures; how fast is no matter of tests. */
import { expect, test } from 'vitest';
import { hintRates } from '../../storm/hints.js';
import { startPostgres } from '../../storm/postgres.mjs';

test('lines are written with hints in the commit, after it, and without', async () => {
  const postgres = await startPostgres('fsync=off');
  try {
    const { rounds, lines, ...rates } = await hintRates(await postgres.fresh(), 2, 80);
    expect([rounds, lines]).toEqual([2, 480]);
    for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0);
  } finally {
    await postgres.stop();
  }
}, 120_000);
