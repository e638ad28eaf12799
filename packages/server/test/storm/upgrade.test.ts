/** The short form of `npm run storm -- upgrade`. Needs what the build makes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../../storm/postgres.mjs';
import { noUpgrade, upgradeUnder } from '../../storm/upgrade.js';

test('halls are replaced by a build with a mended rule while matches run: nothing is lost, nobody plays by other rules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-upgrade-'));
  const postgres = await startPostgres('fsync=off');
  const figures = noUpgrade();
  try {
    await upgradeUnder(await postgres.fresh(), folder, 3, figures);
    expect(figures.faults).toEqual([]);
    expect(figures.halls).toBe(3);
    for (const some of [figures.acknowledged, figures.older, figures.moved, figures.newer, figures.compared])
      expect(some).toBeGreaterThan(0);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}, 600_000);
