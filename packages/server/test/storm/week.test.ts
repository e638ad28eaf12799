/** The short form of `npm run storm -- week`: a few matches, both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../../storm/postgres.mjs';
import { noWeek, weekOf } from '../../storm/week.js';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/store/store.js';

const expectKept = async (stores: readonly Store[], matches: number, days: number): Promise<void> => {
  const figures = noWeek();
  await weekOf(stores, matches, figures, { seed: 1, days });
  for (const store of stores) await store.close();
  expect(figures.faults).toEqual([]);
  for (const some of [figures.answers, figures.crashes, figures.owed]) expect(some).toBeGreaterThan(0);
};

test('a hall on SQLite that is dropped and begun again: no notice lost or told twice, every clock exact', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-week-'));
  try {
    await expectKept([await openStore({ folder })], 6, 2);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);

test('two halls on one PostgreSQL: the same', async () => {
  const postgres = await startPostgres('fsync=off');
  try {
    const place = { database: await postgres.fresh(), folder: '' };
    await expectKept([await openStore(place), await openStore(place)], 4, 1);
  } finally {
    await postgres.stop();
  }
}, 300_000);
