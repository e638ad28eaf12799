/** `npm run storm`: every part says what it did with figures, and whether all held. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EDITIONS } from '../test/kit.js';
import { chaos } from './chaos.js';
import { noClocks, schedule, twoHalls } from './clocks.js';
import { forge, noForgeries, WAYS } from './forge.js';
import { fuzz } from './fuzz.js';
import { hintRates } from './hints.js';
import { killHalls, killPostgresUnder, type KillFigures } from './kill-hall.js';
import { killHalls as killStores, killPostgres, type KillFigures as StoreKills } from './kill.mjs';
import { commitNow, cpuNow, inWords, nextOf, noteRun, runsIn, sums, type Counts } from './ledger.js';
import { load, type Bare, type Row } from './load.js';
import { startPostgres } from './postgres.mjs';
import { SCALE_PARTS } from './scale.js';
import { noSecrets, playScene } from './secrets.js';

/** What one part has done: counts that can be added up, what else is to be said, and what was wrong. */
interface Found {
  readonly counts: Counts;
  readonly notes?: readonly string[];
  readonly faults: readonly string[];
  /** How many pieces of its work are done; a run that follows begins behind them. */
  readonly done?: number;
}

interface Wanted {
  /** How often, by what the part counts. */
  readonly times: number;
  readonly first: number;
  readonly seed: number;
  readonly isLate: () => boolean;
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

const inFolders = async <T>(much: number, act: (folders: readonly string[]) => Promise<T>): Promise<T> =>
  much === 0 ? act([]) : inFolder(async (folder) => inFolders(much - 1, async (more) => act([folder, ...more])));

const foundKills = ({ kills, matches, acknowledged, lines, compared, faults }: KillFigures): Found => ({
  counts: {
    kills,
    matches,
    'answers acknowledged': acknowledged,
    lines,
    'matches compared at both seats and a fresh watcher': compared,
  },
  faults,
  done: matches,
});

/** Halls that are killed at the same time: while one starts, others play. */
const HALLS_AT_ONCE = 3;

const killSqlite: Part = {
  short: 4,
  full: 1_000,
  counts: 'kills of halls on SQLite',
  run: async ({ times, ...more }) =>
    inFolders(Math.min(times, HALLS_AT_ONCE), async (folders) =>
      foundKills(
        await killHalls(
          folders.map((folder) => ({ folder })),
          times,
          more,
        ),
      ),
    ),
};

const killOnPostgres: Part = {
  short: 4,
  full: 1_000,
  counts: 'kills of halls on one PostgreSQL',
  run: async ({ times, ...more }) =>
    onPostgres(async (postgres) => {
      const place = { database: await postgres.fresh(), folder: '' };
      const halls = Array.from({ length: Math.min(times, HALLS_AT_ONCE) }, () => place);
      return foundKills(await killHalls(halls, times, more));
    }),
};

const killDatabase: Part = {
  short: 3,
  full: 100,
  counts: 'kills of PostgreSQL under two halls',
  run: async ({ times, ...more }) =>
    onPostgres(async (postgres) => foundKills(await killPostgresUnder(postgres, times, more))),
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

const foundStore = ({ kills, acknowledged, lines, faults }: StoreKills): Found => ({
  counts: { kills, 'lines acknowledged': acknowledged, 'lines in the logs': lines },
  faults,
});

const storeSqlite: Part = {
  short: 3,
  full: 1_000,
  counts: 'kills of a process that does nothing but append to SQLite',
  run: async ({ times, isLate }) =>
    inFolder(async (folder) =>
      foundStore(await killsInChunks(times, isLate, async (much, first) => killStores({ folder }, much, { first }))),
    ),
};

const storePostgres: Part = {
  short: 3,
  full: 1_000,
  counts: 'kills of a process that does nothing but append to PostgreSQL',
  run: async ({ times, isLate }) =>
    onPostgres(async (postgres) => {
      const place = { database: await postgres.fresh(), folder: '' };
      return foundStore(await killsInChunks(times, isLate, async (much, first) => killStores(place, much, { first })));
    }),
};

const storeDatabase: Part = {
  short: 3,
  full: 100,
  counts: 'kills of PostgreSQL under a process that does nothing but append',
  run: async ({ times, isLate }) =>
    onPostgres(async (postgres) =>
      foundStore(await killsInChunks(times, isLate, async (much) => killPostgres(postgres, much))),
    ),
};

/** No game asks anybody in secret more often than this. */
const MOST_SECRETS = 4;

/** Of each game the first scenarios first, so that a run that is cut short has met all five games. */
const SCENES = EDITIONS.flatMap((edition) =>
  [...edition.scenarios.keys()].flatMap((scenario) =>
    (['south', 'north'] as const).map((owner) => ({ edition, scenario, owner })),
  ),
).sort((a, b) => a.scenario - b.scenario);

const secrets: Part = {
  short: 2 * EDITIONS.length,
  full: SCENES.length,
  counts: `sides of scenarios, of ${SCENES.length} that there are`,
  async run({ times, first, isLate }) {
    const figures = noSecrets();
    let done = 0;
    for (; done < times && first + done < SCENES.length && !isLate(); done++)
      for (let time = 0; time < MOST_SECRETS; time++)
        if (!(await playScene({ ...SCENES[first + done]!, time }, figures))) break;
    const { scenes, bytes, accepted, faults } = figures;
    return {
      counts: {
        'sides of scenarios': done,
        'scenes, each with three plans': scenes,
        'bytes compared': bytes,
        'messages for the other seat accepted': accepted,
      },
      faults: accepted > 0 ? [...faults, `${accepted} messages for the other seat were accepted`] : faults,
      done,
    };
  },
};

const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);

const fuzzing: Part = {
  short: 5_000,
  full: 1_000_000,
  counts: 'frames and requests',
  async run({ times, seed, isLate }) {
    const { frames, requests, answers, faults, memory } = await inFolder(async (folder) =>
      fuzz(folder, times, { seed, isLate }),
    );
    const { before, after } = memory!;
    const told = [...answers].sort(([, a], [, b]) => b - a).map(([name, much]) => `${name} ${much}`);
    return {
      counts: { 'frames and requests': frames + requests, frames, requests },
      notes: [
        `answered: ${told.join(', ')}`,
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
  async run({ times, first, isLate }) {
    const figures = noForgeries();
    for (let i = first; i < first + times && !isLate(); i++) forge(EDITIONS[i % EDITIONS.length]!, i, figures);
    const { records, clumsy, clever, byHead, onlyByHead, faults } = figures;
    return {
      counts: {
        records,
        'forged and the head left as it was': clumsy,
        'forged with head and digest worked out anew': clever,
        'of these found only by the head that a table kept': byHead,
        'not found': faults.length,
      },
      notes: [`${Object.keys(WAYS).length} ways; only by the head: ${[...onlyByHead].join(', ')}`],
      faults,
      done: records,
    };
  },
};

const wires: Part = {
  short: 5,
  full: 5_000,
  counts: 'whole matches of all five games over bad wires, two halls on one PostgreSQL',
  async run({ times, ...more }) {
    const done = await onPostgres(async (postgres) => chaos(await postgres.fresh(), times, more));
    const { matches, acknowledged, lines, messages, cuts, doubled, stale, exchanged, faults } = done;
    return {
      counts: {
        matches,
        'answers acknowledged': acknowledged,
        lines,
        'messages of tables': messages,
        cuts,
        doubled,
        'said again late': stale,
        exchanged,
      },
      notes: ['digests of both seats, a watcher, the log and the record compared; clocks worked out anew'],
      faults,
      done: matches,
    };
  },
};

const clocks: Part = {
  short: 25,
  full: 10_000,
  counts: 'schedules by chance in simulated time, two halls on one store',
  async run({ times, first, isLate }) {
    const figures = noClocks();
    const halls = await twoHalls();
    for (let seed = first; seed < first + times && !isLate(); seed++) await schedule(halls, seed, figures);
    await halls.stop();
    const { schedules, compared, answers, backs, pauses, paces, flags, faults } = figures;
    return {
      counts: {
        schedules,
        'clocks compared': compared,
        answers,
        'take-backs': backs,
        pauses,
        'other paces': paces,
        flags,
      },
      faults: [...faults, ...halls.stages.flatMap(({ written }) => written)],
      done: schedules,
    };
  },
};

const SIZES = [100, 1_000, 5_000];
const FEW = [20, 60];

const toldRow = ({ open, answersPerSecond, cpu, median, slowest5, heap, idle, players }: Row): string =>
  [
    String(open).padStart(6),
    answersPerSecond.toFixed(0).padStart(10),
    cpu.toFixed(2).padStart(10),
    median.toFixed(1).padStart(10),
    slowest5.toFixed(1).padStart(10),
    heap.toFixed(0).padStart(10),
    (100 * idle).toFixed(1).padStart(10),
    players.toFixed(2).padStart(10),
  ].join(' ');

const toldBare = (bare: readonly Bare[]): string =>
  bare.map(({ perSecond, cpu }) => `${perSecond.toFixed(0)} a second at ${cpu.toFixed(2)} ms CPU`).join(', ');

const loading: Part = {
  short: 400,
  full: 1_600,
  counts: 'answers measured with each number of open matches',
  async run({ times, isLate }) {
    const sizes = times >= loading.full ? SIZES : FEW;
    const { rows, bare, bareAtOnce, watcher, faults } = await inFolder(async (folder) =>
      inFolder(async (other) => load(folder, other, sizes, times, isLate)),
    );
    const mean = (each: typeof bare, figure: keyof Bare): number => (each[0][figure] + each[1][figure]) / 2;
    const overBare = (each: typeof bare): string =>
      rows.map(({ answersPerSecond }) => (answersPerSecond / mean(each, 'perSecond')).toFixed(2)).join(', ');
    const cpuOverBare = rows.map(({ cpu }) => (cpu / mean(bareAtOnce, 'cpu')).toFixed(1)).join(', ');
    const alone = rows.map(({ cpu }) => (1000 / cpu).toFixed(0)).join(', ');
    return {
      counts: {},
      notes: [
        '  open  answers/s     ms CPU  median ms     95% ms   kB heap     idle %   players',
        '                  an answer                        a match  of a core    ms CPU',
        ...rows.map(toldRow),
        `bare appends, before and after: one at a time ${toldBare(bare)}; as many at a time as answers ${toldBare(bareAtOnce)}`,
        `answers a second over bare appends, one at a time: ${overBare(bare)}; as many at a time: ${overBare(bareAtOnce)}`,
        `the hall's processor time for an answer over that of a bare append, as many at a time: ${cpuOverBare}; a core that does nothing else gives ${alone} answers a second`,
        `a watcher costs ${watcher.toFixed(3)} ms CPU a line: ${(watcher / (rows[0]?.cpu ?? NaN)).toFixed(3)} of an answer`,
      ],
      faults,
    };
  },
};

/** Hints told together after the commits let so many times as many lines be written as hints in each commit. */
const LEAST_GAIN = 1.5;
const LINES_A_ROUND = 1_600;

const hinting: Part = {
  short: 3,
  full: 21,
  counts: `rounds of ${LINES_A_ROUND} lines with hints in the commit, after it, and without`,
  async run({ times, isLate }) {
    const rates = await onPostgres(async (postgres) => hintRates(await postgres.fresh(), times, LINES_A_ROUND, isLate));
    const gain = rates['after it'] / rates['in the commit'];
    const told = `${rates.none.toFixed(0)} lines a second without hints, ${rates['after it'].toFixed(0)} with hints after the commit, ${rates['in the commit'].toFixed(0)} with hints in it: ${gain.toFixed(2)} times as many`;
    // A few rounds are chance.
    const isFull = rates.rounds >= hinting.full;
    return {
      counts: { rounds: rates.rounds, lines: rates.lines },
      notes: [told],
      faults: isFull && gain < LEAST_GAIN ? [`only ${gain.toFixed(2)} times as many lines`] : [],
    };
  },
};

const PARTS: Readonly<Record<string, Part>> = {
  'kill-sqlite': killSqlite,
  'kill-postgres': killOnPostgres,
  'kill-database': killDatabase,
  'store-sqlite': storeSqlite,
  'store-postgres': storePostgres,
  'store-database': storeDatabase,
  chaos: wires,
  clocks,
  fuzz: fuzzing,
  secrets,
  forge: forging,
  load: loading,
  hints: hinting,
  ...SCALE_PARTS,
};

/** A part by its name, or several by what their names begin with: `kill`, `store`. */
const partsNamed = (name: string): string[] =>
  Object.keys(PARTS).filter((part) => part === name || part.startsWith(`${name}-`));

const HELP = `npm run storm -- [parts] [--times N] [--full] [--minutes M] [--ledger FILE] [--seed N]
Parts, each with what --times counts, and how often in the short and the full form:
${Object.entries(PARTS)
  .map(([name, { counts, short, full }]) => `  ${name.padEnd(14)} ${counts}: ${short}, ${full}`)
  .join('\n')}
Without parts: all. No part begins anything new after M minutes (10).
With a ledger each run is written into that file and goes on behind the last: npm run storm -- sums --ledger FILE`;

const MOST_FAULTS_TOLD = 10;

interface How {
  readonly times: number | undefined;
  readonly isFull: boolean;
  readonly minutes: number;
  readonly seed: number;
  readonly ledger: string | undefined;
}

const broken = (error: unknown): Found => ({
  counts: {},
  faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
});

const runPart = async (name: string, { times, isFull, minutes, seed, ledger }: How): Promise<boolean> => {
  const part = PARTS[name]!;
  const [began, cpuBefore] = [Date.now(), cpuNow()];
  const wanted = times ?? (isFull ? part.full : part.short);
  const first = ledger === undefined ? 0 : nextOf(runsIn(ledger), name);
  const isLate = (): boolean => Date.now() - began > minutes * 60_000;
  console.log(`\n${name}: ${wanted} ${part.counts}`);
  const found = await part.run({ times: wanted, first, seed, isLate }).catch(broken);
  const { counts, notes = [], faults, done = 0 } = found;
  for (const line of [inWords(counts), ...notes]) console.log(`  ${line}`);
  for (const fault of faults.slice(0, MOST_FAULTS_TOLD)) console.log(`  FAULT ${fault}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  const cpu = Math.round(cpuNow() - cpuBefore);
  const cut = isLate() ? ', cut short by --minutes' : '';
  console.log(
    `  ${faults.length === 0 ? 'held' : `${faults.length} FAULTS`}, ${seconds} s, ${cpu} s of processor time${cut}, seed ${seed}`,
  );
  const at = new Date(began).toISOString();
  if (ledger !== undefined)
    noteRun(ledger, {
      part: name,
      at,
      commit: commitNow(),
      seed,
      first,
      next: first + done,
      seconds,
      cpu,
      counts,
      faults,
    });
  return faults.length === 0;
};

const tellSums = (ledger: string | undefined): boolean => {
  if (ledger === undefined) console.log(HELP);
  else for (const line of sums(runsIn(ledger))) console.log(line);
  return ledger !== undefined;
};

/** Runs the parts named, or all; true if all held. */
export const storm = async (args: readonly string[]): Promise<boolean> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      times: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      ledger: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1e9) },
      full: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { ledger, full: isFull } = values;
  if (positionals.length === 1 && positionals[0] === 'sums') return tellSums(ledger);
  const times = values.times === undefined ? undefined : Number(values.times);
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  const isClear =
    positionals.every((name) => partsNamed(name).length > 0) &&
    minutes > 0 &&
    Number.isSafeInteger(seed) &&
    (times === undefined || (Number.isInteger(times) && times > 0));
  if (values.help || !isClear) {
    console.log(HELP);
    return values.help;
  }
  const names = positionals.length > 0 ? positionals.flatMap(partsNamed) : Object.keys(PARTS);
  let held = true;
  for (const name of names) held = (await runPart(name, { times, isFull, minutes, seed, ledger })) && held;
  console.log(held ? '\nAll held.' : '\nNot all held.');
  return held;
};
