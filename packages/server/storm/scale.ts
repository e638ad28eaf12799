/** The parts of the storm that are about many machines and long matches. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Place } from '../src/store/open.js';
import type { Store } from '../src/store/store.js';
import { EDITIONS, type AnyEdition } from '../test/kit.js';
import { costOf, toldCost, type CostRow } from './cost.js';
import { startPostgres } from './postgres.mjs';
import { noUpgrade, upgradeUnder } from './upgrade.js';
import { noWeek, weekOf, type WeekFigures } from './week.js';

interface Wanted {
  readonly times: number;
  readonly first: number;
  readonly seed: number;
  readonly isLate: () => boolean;
}

const inFolder = async <T>(act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-scale-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const onPostgres = async <T>(act: (database: string) => Promise<T>): Promise<T> => {
  const postgres = await startPostgres('fsync=off');
  try {
    return await act(await postgres.fresh());
  } finally {
    await postgres.stop();
  }
};

/** Matches at each of its three stages. */
const MATCHES = 3;

const upgrade = {
  short: 1,
  full: 100,
  counts: 'rolling upgrades of two or three halls on one PostgreSQL behind a proxy, to a build with a mended rule',
  async run({ times, first, seed, isLate }: Wanted) {
    const figures = noUpgrade();
    let done = 0;
    for (; done < times && !isLate(); done++) {
      const halls = 2 + ((first + done) % 2);
      await inFolder(async (folder) =>
        onPostgres(async (database) =>
          upgradeUnder(database, folder, MATCHES, figures, { seed: seed + 1000 * (first + done), halls }),
        ),
      );
    }
    const { halls, matches, acknowledged, lines, older, moved, newer, compared, faults } = figures;
    return {
      counts: {
        upgrades: done,
        'halls replaced': halls,
        matches,
        'answers acknowledged': acknowledged,
        lines,
        'of the game with the mended rule, played to the end by the older rules': older,
        'moved to the newer': moved,
        'begun by the newer': newer,
        'matches compared at both seats and a fresh watcher': compared,
      },
      faults,
      done,
    };
  },
};

const foundWeek = (figures: WeekFigures) => {
  const { matches, answers, lines, crashes, notices, again, owed, clocks, flags, hours, faults } = figures;
  return {
    counts: {
      matches,
      'answers acknowledged': answers,
      lines,
      'halls dropped in the midst of a write': crashes,
      'notices that came': notices,
      'of them once more, since nobody could know that they had come': again,
      'that had to come by the log alone': owed,
      'clocks compared': clocks,
      'matches that ran out of time': flags,
      'simulated hours': hours,
    },
    faults,
    done: matches,
  };
};

const weekIn = async (open: () => Promise<readonly Store[]>, { times, seed, isLate }: Wanted) => {
  const stores = await open();
  const figures = noWeek();
  await weekOf(stores, times, figures, { seed, isLate });
  for (const store of stores) await store.close();
  return foundWeek(figures);
};

const week = 'matches by turns for a simulated week, halls dropped and begun again';

/** Of one hall on SQLite and two on PostgreSQL, by game; with few and more matches open. */
const cost = {
  short: 400,
  full: 4_000,
  counts: 'answers measured of each game, with each number of open matches',
  async run({ times, isLate }: Wanted) {
    const rows: CostRow[] = [];
    const measure = async (places: readonly Place[], edition: AnyEdition, open: number): Promise<void> => {
      if (!isLate()) rows.push(await costOf(places, edition, open, times));
    };
    for (const edition of EDITIONS) await inFolder(async (folder) => measure([{ folder }], edition, FEW));
    await inFolder(async (folder) => measure([{ folder }], EDITIONS[0], MANY));
    await onPostgres(async (database) => measure([{ database, folder: tmpdir() }], EDITIONS[0], FEW));
    for (const edition of [EDITIONS[0], EDITIONS[3]])
      await onPostgres(async (database) => {
        const place = { database, folder: tmpdir() };
        await measure([place, place], edition, FEW);
      });
    return { counts: {}, notes: toldCost(rows), faults: rows.flatMap(({ faults }) => faults) };
  },
};

const FEW = 24;
const MANY = 480;

/** By their names; how often is counted as it says. */
export const SCALE_PARTS = {
  upgrade,
  cost,
  'week-sqlite': {
    short: 30,
    full: 1_000,
    counts: `${week}, SQLite`,
    run: async (wanted: Wanted) =>
      inFolder(async (folder) => weekIn(async () => [await openStore({ folder })], wanted)),
  },
  'week-postgres': {
    short: 30,
    full: 1_000,
    counts: `${week}, two on one PostgreSQL`,
    run: async (wanted: Wanted) =>
      onPostgres(async (database) =>
        weekIn(async () => Promise.all([0, 1].map(async () => openStore({ database, folder: '' }))), wanted),
      ),
  },
};
