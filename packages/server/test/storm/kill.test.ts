/** The short form of `npm run storm -- kill`: whole halls are killed in the midst of matches. Needs what the build makes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../../storm/postgres.mjs';
import { killHalls, killPostgresUnder, type KillFigures } from '../../storm/kill-hall.js';

const expectWhole = (figures: KillFigures, kills: number): void => {
  expect(figures.faults).toEqual([]);
  expect(figures.kills).toBeGreaterThanOrEqual(kills);
  expect(figures.acknowledged).toBeGreaterThan(0);
};

test('a hall on SQLite is killed: nothing acknowledged is lost, all see the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-storm-'));
  try {
    expectWhole(await killHalls([{ folder }], 5), 5);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);

test('a hall on PostgreSQL, and PostgreSQL under it: the same', async () => {
  const postgres = await startPostgres('fsync=off');
  try {
    expectWhole(await killHalls([{ database: await postgres.fresh(), folder: '' }], 3), 3);
    expectWhole(await killPostgresUnder(postgres, 3), 3);
  } finally {
    await postgres.stop();
  }
}, 180_000);
