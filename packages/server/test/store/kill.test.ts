/** The short form of the storm: `npm run storm` kills a thousand times. */
import { expect, test } from 'vitest';
import { killHalls, killPostgres, type KillFigures } from '../../storm/kill.mjs';
import { folders, server } from './kinds.js';

const KILLS = 5;

const folder = folders();
const postgres = server();

const expectWhole = (figures: KillFigures): void => {
  expect(figures.faults).toEqual([]);
  expect(figures.kills).toBe(KILLS);
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.lines).toBeGreaterThanOrEqual(figures.acknowledged);
};

test('SQLite: nothing acknowledged is lost, torn or doubled when the hall is killed', async () => {
  expectWhole(await killHalls({ folder: folder() }, KILLS));
});

test('PostgreSQL: nothing acknowledged is lost, torn or doubled when the hall is killed', async () => {
  expectWhole(await killHalls({ database: await postgres().fresh(), folder: '/nowhere' }, KILLS));
});

test('PostgreSQL itself is killed: the hall lives on and nothing acknowledged is lost, torn or doubled', async () => {
  expectWhole(await killPostgres(postgres(), KILLS));
}, 120_000);
