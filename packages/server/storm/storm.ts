/** `npm run storm`: every part says what it did with figures, and whether all held. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EDITIONS } from '../test/kit.js';
import { chaos } from './chaos.js';
import { forge, noForgeries, WAYS } from './forge.js';
import { fuzz } from './fuzz.js';
import { killHalls, killPostgresUnder, type KillFigures } from './kill-hall.js';
import { killHalls as killStores, killPostgres, type KillFigures as StoreKills } from './kill.mjs';
import { load, type Row } from './load.js';
import { startPostgres } from './postgres.mjs';
import { noSecrets, playScene } from './secrets.js';

/** What one part has done, in words, and what was wrong. */
interface Found {
  readonly figures: readonly string[];
  readonly faults: readonly string[];
}

interface Wanted {
  /** How often, by what the part counts. */
  readonly times: number;
  /** Whether this share of the time is over, all of it if none is named. */
  readonly isLate: (share?: number) => boolean;
}

interface Part {
  /** In the short form, and in the full one. */
  readonly short: number;
  readonly full: number;
  readonly counts: string;
  run(wanted: Wanted): Promise<Found>;
}

const inFolder = async <T>(act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-storm-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const onPostgres = async <T>(
  act: (postgres: Awaited<ReturnType<typeof startPostgres>>) => Promise<T>,
  ...flags: string[]
): Promise<T> => {
  const postgres = await startPostgres(...flags);
  try {
    return await act(postgres);
  } finally {
    await postgres.stop();
  }
};

const toldKills = (what: string, { kills, matches, acknowledged, lines, compared, faults }: KillFigures): Found => ({
  figures: [
    `${what}: ${kills} kills in ${matches} matches, ${acknowledged} answers acknowledged, ${lines} lines; ${compared} matches compared at both seats and a fresh watcher`,
  ],
  faults,
});

const together = (...found: readonly Found[]): Found => ({
  figures: found.flatMap(({ figures }) => figures),
  faults: found.flatMap(({ faults }) => faults),
});

const kill: Part = {
  short: 4,
  full: 1000,
  counts: 'kills of the hall on each store, and a tenth as many of PostgreSQL',
  async run({ times, isLate }) {
    const sqlite = await inFolder(async (folder) => killHalls({ folder }, times, { isLate: () => isLate(1 / 3) }));
    const onBoth = await onPostgres(async (postgres) => {
      const place = { database: await postgres.fresh(), folder: '' };
      const halls = await killHalls(place, times, { isLate: () => isLate(2 / 3) });
      const under = await killPostgresUnder(postgres, Math.max(3, Math.round(times / 10)), { isLate });
      return together(toldKills('hall on PostgreSQL', halls), toldKills('PostgreSQL under a hall', under));
    });
    return together(toldKills('hall on SQLite', sqlite), onBoth);
  },
};

/** Kills of one store in chunks, so that there is a look at the clock between them; `first` numbers what they write. */
const killsInChunks = async (
  times: number,
  isLate: () => boolean,
  kills: (much: number, first: number) => Promise<StoreKills>,
): Promise<StoreKills> => {
  const all = { kills: 0, acknowledged: 0, lines: 0, faults: [] as string[] };
  while (all.kills < times && !isLate()) {
    const done = await kills(Math.min(KILLS_AT_ONCE, times - all.kills), all.kills * KILLS_AT_ONCE);
    all.kills += done.kills;
    all.acknowledged += done.acknowledged;
    all.lines += done.lines;
    all.faults.push(...done.faults);
  }
  return all;
};
const KILLS_AT_ONCE = 20;

const toldStore = (what: string, { kills, acknowledged, lines, faults }: StoreKills): Found => ({
  figures: [`${what}: ${kills} kills, ${acknowledged} lines acknowledged, ${lines} in the logs`],
  faults,
});

const stores: Part = {
  short: 3,
  full: 1_000,
  counts: 'kills of a process that does nothing but append, on each store, and a tenth as many of PostgreSQL',
  async run({ times, isLate }) {
    const sqlite = await inFolder(async (folder) =>
      killsInChunks(
        times,
        () => isLate(1 / 3),
        async (much, first) => killStores({ folder }, much, { first }),
      ),
    );
    const onBoth = await onPostgres(async (postgres) => {
      const place = { database: await postgres.fresh(), folder: '' };
      const halls = await killsInChunks(
        times,
        () => isLate(2 / 3),
        async (much, first) => killStores(place, much, { first }),
      );
      const under = await killsInChunks(Math.max(3, Math.round(times / 10)), isLate, async (much) =>
        killPostgres(postgres, much),
      );
      return together(toldStore('PostgreSQL', halls), toldStore('PostgreSQL itself killed', under));
    });
    return together(toldStore('SQLite', sqlite), onBoth);
  },
};

/** No game asks anybody in secret more often than this. */
const MOST_SECRETS = 4;

const secrets: Part = {
  short: 1,
  full: 20,
  counts: 'scenarios of each game',
  async run({ times, isLate }) {
    const figures = noSecrets();
    const scenes = EDITIONS.flatMap((edition) =>
      [...edition.scenarios.keys()]
        .slice(0, times)
        .flatMap((scenario) => (['south', 'north'] as const).map((owner) => ({ edition, scenario, owner }))),
    );
    for (const scene of scenes)
      for (let time = 0; time < MOST_SECRETS && !isLate(); time++)
        if (!(await playScene({ ...scene, time }, figures))) break;
    const { bytes, accepted, faults } = figures;
    return {
      figures: [
        `${figures.scenes} scenes, each with three plans; ${bytes} bytes compared; ${accepted} messages for the other seat accepted`,
      ],
      faults: accepted > 0 ? [...faults, `${accepted} messages for the other seat were accepted`] : faults,
    };
  },
};

const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);

const fuzzing: Part = {
  short: 5_000,
  full: 1_000_000,
  counts: 'frames and requests',
  async run({ times, isLate }) {
    const { frames, requests, answers, faults, memory } = await inFolder(async (folder) =>
      fuzz(folder, times, { seed: Date.now() % 1e9, isLate }),
    );
    const { before, after } = memory!;
    const told = [...answers].sort(([, a], [, b]) => b - a).map(([name, much]) => `${name} ${much}`);
    return {
      figures: [
        `${frames} frames, ${requests} requests; answered: ${told.join(', ')}`,
        `heap after gc ${mega(before.heapUsed)} MB after the first round, ${mega(after.heapUsed)} MB at the end; resident ${mega(before.rss)} and ${mega(after.rss)} MB`,
      ],
      faults,
    };
  },
};

const forging: Part = {
  short: 5,
  full: 100,
  counts: 'records of whole matches, each forged in every way',
  async run({ times, isLate }) {
    const figures = noForgeries();
    for (let i = 0; i < times && !isLate(); i++) forge(EDITIONS[i % EDITIONS.length]!, i, figures);
    const { records, clumsy, clever, byHead, onlyByHead, faults } = figures;
    return {
      figures: [
        `${records} records, ${Object.keys(WAYS).length} ways; ${clumsy} forged and the head left as it was: ${clumsy - faults.length} found`,
        `${clever} with head and digest worked out anew: ${clever - byHead} found by the check alone, ${byHead} by the head that a table kept (${[...onlyByHead].join(', ')})`,
      ],
      faults,
    };
  },
};

const wires: Part = {
  short: 5,
  full: 5_000,
  counts: 'whole matches of all five games over bad wires, two halls on one PostgreSQL',
  async run({ times, isLate }) {
    const done = await onPostgres(async (postgres) =>
      chaos(await postgres.fresh(), times, { seed: Date.now() % 1e6, isLate }),
    );
    const { matches, acknowledged, lines, messages, cuts, doubled, stale, exchanged, faults } = done;
    return {
      figures: [
        `${matches} matches, ${acknowledged} answers acknowledged, ${lines} lines; ${messages} messages of tables: ${cuts} cuts, ${doubled} doubled, ${stale} said again late, ${exchanged} exchanged`,
        'digests of both seats, a watcher, the log and the record compared; clocks worked out anew',
      ],
      faults,
    };
  },
};

const SIZES = [100, 1_000, 5_000];
const FEW = [20, 60];

const toldRow = ({ open, answersPerSecond, cpu, median, slowest5, heap, idle }: Row): string =>
  [
    String(open).padStart(6),
    answersPerSecond.toFixed(0).padStart(10),
    cpu.toFixed(2).padStart(10),
    median.toFixed(1).padStart(10),
    slowest5.toFixed(1).padStart(10),
    heap.toFixed(0).padStart(10),
    (100 * idle).toFixed(1).padStart(10),
  ].join(' ');

const loading: Part = {
  short: 400,
  full: 4_000,
  counts: 'answers measured with each number of open matches',
  async run({ times, isLate }) {
    const sizes = times >= loading.full ? SIZES : FEW;
    const { rows, bare, watcher, faults } = await inFolder(async (folder) =>
      inFolder(async (other) => load(folder, other, sizes, times, isLate)),
    );
    const mean = (bare[0].perSecond + bare[1].perSecond) / 2;
    return {
      figures: [
        '  open  answers/s     ms CPU  median ms     95% ms   kB heap     idle %',
        '                  an answer                        a match  of a core',
        ...rows.map(toldRow),
        `bare appends, before and after: ${bare.map(({ perSecond, cpu }) => `${perSecond.toFixed(0)} a second at ${cpu.toFixed(2)} ms CPU`).join(', ')}`,
        `answers a second over bare appends: ${rows.map(({ answersPerSecond }) => (answersPerSecond / mean).toFixed(2)).join(', ')} (the players of the load are on the same cores)`,
        `a watcher costs ${watcher.toFixed(3)} ms CPU a line: ${(watcher / (rows[0]?.cpu ?? NaN)).toFixed(3)} of an answer`,
      ],
      faults,
    };
  },
};

const PARTS: Readonly<Record<string, Part>> = {
  kill,
  store: stores,
  chaos: wires,
  fuzz: fuzzing,
  secrets,
  forge: forging,
  load: loading,
};

const HELP = `npm run storm -- [parts] [--times N] [--full] [--minutes M]
Parts, each with what --times counts, and how often in the short and the full form:
${Object.entries(PARTS)
  .map(([name, { counts, short, full }]) => `  ${name.padEnd(8)} ${counts}: ${short}, ${full}`)
  .join('\n')}
Without parts: all. No part begins anything new after M minutes (10).`;

const MOST_FAULTS_TOLD = 10;

const runPart = async (name: string, times: number | undefined, isFull: boolean, minutes: number): Promise<boolean> => {
  const part = PARTS[name]!;
  const began = Date.now();
  const wanted = times ?? (isFull ? part.full : part.short);
  const isLate = (share = 1): boolean => Date.now() - began > share * minutes * 60_000;
  console.log(`\n${name}: ${wanted} ${part.counts}`);
  const found = await part.run({ times: wanted, isLate }).catch((error: unknown): Found => ({
    figures: [],
    faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  for (const line of found.figures) console.log(`  ${line}`);
  for (const fault of found.faults.slice(0, MOST_FAULTS_TOLD)) console.log(`  FAULT ${fault}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  const cut = isLate() ? ', cut short by --minutes' : '';
  console.log(`  ${found.faults.length === 0 ? 'held' : `${found.faults.length} FAULTS`}, ${seconds} s${cut}`);
  return found.faults.length === 0;
};

/** Runs the parts named, or all; true if all held. */
export const storm = async (args: readonly string[]): Promise<boolean> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      times: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      full: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
  const times = values.times === undefined ? undefined : Number(values.times);
  const minutes = Number(values.minutes);
  const isClear =
    unknown.length === 0 && minutes > 0 && (times === undefined || (Number.isInteger(times) && times > 0));
  if (values.help || !isClear) {
    console.log(HELP);
    return values.help;
  }
  const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
  let held = true;
  for (const name of names) held = (await runPart(name, times, values.full, minutes)) && held;
  console.log(held ? '\nAll held.' : '\nNot all held.');
  return held;
};
