/**
 * npm run bench: how fast the engine is, beside two well-known libraries, measured in one run on one core. Rates are
 * medians of rounds in which all jobs take turns, ratios medians of the ratios of each round, and time is that of the
 * processor, since machines are noisy.
 *
 * npm run bench -- splendid: only what bears this name in `SECTIONS`, for who tries to make one thing faster.
 */
import { drilledArmies, FINE, GAMES, largeArmies, MAJOR, type Measured } from './bench/games.js';
import { GEOMETRY_JOBS, geometryLines } from './bench/geometry.js';
import { legalityLines } from './bench/legality.js';
import { boardgameJobs, chessJob } from './bench/peers.js';
import { measure, rate, ratio, type Figure, type Job, type Rounds } from './bench/measure.js';
import { eager, forks, matches, openings, uniform, type Player } from './bench/ours.js';
import { atLeast, number, row, verdict, wideRow } from './bench/table.js';
import {
  GLORIOUS,
  gloriousArmies,
  GREAT,
  SPLENDID,
  tabletopArmies,
  TABLETOPS,
  type Tabletop,
} from './bench/tabletop.js';
import { bundleLines, bytesPerMatch } from './bench/weight.js';

const ROUNDS = 9;
const ROUND_MS = 350;
const GEOMETRY_ROUND_MS = 100;
/** In the whole bench jobs of one family warm up the code of each other; one section alone makes up for that. */
const ALONE_WARM_UP_MS = 5000;
const SIZES = [8, 16, 32];
const FULL = { turnLimit: 14 };
const PLAYERS: readonly { name: string; player: Player; options: object }[] = [
  { name: 'random', player: uniform, options: {} },
  { name: 'eager', player: eager, options: FULL },
];
/** Of a sister game, for the same number of units. */
const LEAST_OF_SISTER = 0.8;

const nameOf = ({ game }: Pick<Measured | Tabletop, 'game'>, what: string): string => `${game.id} ${what}`;

const large = PLAYERS.flatMap(({ name, player, options }) =>
  GAMES.map((each) => matches(nameOf(each, `large ${name}`), each, largeArmies(each, options), player)),
);
const drilled = PLAYERS.flatMap(({ name, player, options }) =>
  SIZES.flatMap((size) =>
    GAMES.map((each) => matches(nameOf(each, `${size} ${name}`), each, drilledArmies(each, size, options), player)),
  ),
);

const MEASURED_SIZES = [6, 12, 24];
const measured = PLAYERS.flatMap(({ name, player, options }) =>
  MEASURED_SIZES.flatMap((size) =>
    TABLETOPS.map((each) =>
      matches(nameOf(each, `${size} ${name}`), each, tabletopArmies(each, size, options), player),
    ),
  ),
);

const glorious = PLAYERS.map(({ name, player, options }) =>
  matches(nameOf(GLORIOUS, name), GLORIOUS, gloriousArmies(options), player),
);

const zonal = [
  ...large,
  ...boardgameJobs({ small: 'tic-tac-toe', large: 'marches' }),
  ...GAMES.map((each) => openings(nameOf(each, 'openings'), each)),
  ...GAMES.map((each) => forks(nameOf(each, 'forks'), each)),
];
const chess = chessJob('chess');

/** The jobs of `SPLENDID` and `GREAT` with twelve units a side, `12 random` and `12 eager` or one of them. */
const twelve = (players: string): Job[] => measured.filter(({ name }) => name.endsWith(`12 ${players}`));

type Lines = (rounds: Rounds) => void;

const rates =
  (rounds: Rounds) =>
  (job: string, what: string): number[] =>
    GAMES.map((each) => rate(rounds, [nameOf(each, job), what]));

const zonalLines: Lines = (rounds) => {
  const ofEach = rates(rounds);
  const rateLine = (title: string, job: string, what: string): void => row(title, ofEach(job, what).map(number));
  const ratioLine = (title: string, [job, what]: Figure, peer: Figure, target: number, aim: number): void => {
    const found = GAMES.map((each) => ratio(rounds, [nameOf(each, job), what], peer));
    row(title, found.map(number), verdict(found, target, aim));
  };
  row('16 units a side, legality on, openings included', ['Fine', 'Major']);
  rateLine('  decisions per second, random players', 'large random', 'decisions');
  rateLine('  decisions per second, full matches (eager players)', 'large eager', 'decisions');
  rateLine('  matches per second, random players', 'large random', 'matches');
  rateLine('  matches per second, full matches', 'large eager', 'matches');
  rateLine('  openings per second, up to the first decision', 'openings', 'openings');
  rateLine('  forks per second', 'forks', 'forks');
  row(
    '  memory per match held (kB, 40 decisions in)',
    GAMES.map((each) => number(bytesPerMatch(each) / 1000)),
  );
  for (const [game, title] of [
    ['marches', '32 units'],
    ['tic-tac-toe', 'tic-tac-toe'],
  ] as const) {
    row(`  boardgame.io 0.50.2 moves per second, ${title}`, [number(rate(rounds, [game, 'moves']))]);
    ratioLine('    ratio, random players', ['large random', 'decisions'], [game, 'moves'], 10, 50);
    ratioLine('    ratio, full matches', ['large eager', 'decisions'], [game, 'moves'], 10, 50);
  }
  const [games, moves] = [rate(rounds, ['chess', 'games']), rate(rounds, ['chess', 'moves'])];
  row('  chessops 0.14.2 random games per second', [number(games)], `${number(moves / games)} moves each`);
  ratioLine('    ratio, random players', ['large random', 'matches'], ['chess', 'games'], 0.5, 1);
};

const growthLines: Lines = (rounds) => {
  const ofEach = rates(rounds);
  const against = (job: string): number =>
    ratio(rounds, [nameOf(MAJOR, job), 'matches'], [nameOf(FINE, job), 'matches']);
  console.log('Growth: 8, 16 and 32 units a side, the armies of both games alike in arms and stands');
  wideRow('', ['decisions/s', '', 'matches/s', '', 'decisions', 'a match', 'matches/s']);
  wideRow('', ['Fine', 'Major', 'Fine', 'Major', 'Fine', 'Major', 'Major : Fine']);
  for (const { name } of PLAYERS)
    for (const size of SIZES) {
      const job = `${size} ${name}`;
      const [decisions, whole] = [ofEach(job, 'decisions'), ofEach(job, 'matches')];
      const each = decisions.map((n, i) => n / whole[i]!);
      wideRow(`  ${job}`, [...decisions, ...whole, ...each, against(job)].map(number));
    }
  console.log(
    '  random: uniformly among the options. eager: takes no unit off the table, seldom ends a phase; 14 turns at most.',
  );
  console.log('\nMajor against Fine, matches per second for the same number of units (16)');
  for (const { name } of PLAYERS) {
    const found = against(`16 ${name}`);
    row(`  ${name} players`, [number(found)], atLeast(found, LEAST_OF_SISTER));
  }
};

const measuredLines: Lines = (rounds) => {
  console.log('A Splendid Victory and A Great Victory, legality on, openings included; units a side, alike in arms');
  wideRow('', ['decisions/s', '', 'matches/s', '', 'decisions', 'a match', 'matches :', 'chess games']);
  wideRow('', Array.from({ length: 4 }, () => ['Splendid', 'Great']).flat());
  for (const { name } of PLAYERS)
    for (const size of MEASURED_SIZES) {
      const jobs = TABLETOPS.map((each) => nameOf(each, `${size} ${name}`));
      const decisions = jobs.map((job) => rate(rounds, [job, 'decisions']));
      const whole = jobs.map((job) => rate(rounds, [job, 'matches']));
      const toChess = jobs.map((job) => ratio(rounds, [job, 'matches'], ['chess', 'games']));
      const each = decisions.map((n, i) => n / whole[i]!);
      wideRow(`  ${size} ${name}`, [...decisions, ...whole, ...each, ...toChess].map(number));
    }
};

const splendidLines: Lines = (rounds) => {
  row('A Splendid Victory and A Great Victory beside chess', ['Splendid', 'Great']);
  const toChess = TABLETOPS.map((each) => ratio(rounds, [nameOf(each, '12 random'), 'matches'], ['chess', 'games']));
  row(
    '  12 units a side, random players, to chessops',
    toChess.map(number),
    `Splendid: ${verdict(toChess.slice(0, 1), 0.1, 0.25)}`,
  );
};

const greatLines: Lines = (rounds) => {
  console.log('Great against Splendid, 12 units a side');
  for (const { name } of PLAYERS) {
    const [decisions, whole] = ['decisions', 'matches'].map((what) =>
      ratio(rounds, [nameOf(GREAT, `12 ${name}`), what], [nameOf(SPLENDID, `12 ${name}`), what]),
    );
    row(`  decisions per second, ${name} players`, [number(decisions!)], atLeast(decisions!, LEAST_OF_SISTER));
    row(`  matches per second, ${name} players`, [number(whole!)], 'units are whole or gone: armies last longer');
  }
};

const gloriousLines: Lines = (rounds) => {
  console.log('Glorious against Splendid, 41 elements and 42 stands a side');
  for (const { name } of PLAYERS) {
    const job = nameOf(GLORIOUS, name);
    const [decisions, whole] = ['decisions', 'matches'].map((what) => rate(rounds, [job, what]));
    const to = (what: string): number => ratio(rounds, [job, what], [nameOf(SPLENDID, `12 ${name}`), what]);
    row(`  decisions per second, ${name} players`, [number(decisions!)], `${number(to('decisions'))} of Splendid`);
    row(
      `  matches per second, ${name} players`,
      [number(whole!)],
      `${number(to('matches'))} of Splendid; ${number(decisions! / whole!)} decisions a match`,
    );
  }
};

const legality: Lines = () => {
  for (const line of legalityLines()) console.log(line);
};

const geometry: Lines = () => {
  const shapes = measure(GEOMETRY_JOBS(), ROUNDS, GEOMETRY_ROUND_MS);
  for (const line of geometryLines((name) => rate(shapes, [name, 'checks']), number)) console.log(line);
};

/** What the bench prints, by name, with the jobs it reads. */
const SECTIONS: readonly { readonly name: string; readonly jobs: readonly Job[]; readonly print: Lines }[] = [
  { name: 'zonal', jobs: [...zonal, chess], print: zonalLines },
  { name: 'growth', jobs: drilled, print: growthLines },
  { name: 'measured', jobs: [...measured, chess], print: measuredLines },
  { name: 'splendid', jobs: [...twelve('random'), chess], print: splendidLines },
  { name: 'great', jobs: [...twelve('random'), ...twelve('eager')], print: greatLines },
  { name: 'glorious', jobs: [...twelve('random'), ...twelve('eager'), ...glorious], print: gloriousLines },
  { name: 'legality', jobs: [], print: legality },
  { name: 'geometry', jobs: [], print: geometry },
  { name: 'bundle', jobs: [], print: () => console.log(bundleLines()) },
];

/** What is compared stands side by side, so that it is measured in one breath. */
const JOBS = [...zonal, chess, ...measured, ...glorious, ...drilled];

const names = process.argv.slice(2);
const chosen = SECTIONS.filter(({ name }) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !SECTIONS.some((section) => section.name === name));
if (unknown.length > 0) {
  console.error(`No section "${unknown.join(' ')}"; there are ${SECTIONS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const started = performance.now();
const jobs = JOBS.filter((job) => chosen.some((section) => section.jobs.includes(job)));
console.log(`Measuring ${jobs.length} jobs, ${ROUNDS} rounds of ${ROUND_MS} ms each, node ${process.version} ...`);
const rounds = measure(jobs, ROUNDS, ROUND_MS, names.length === 0 ? ROUND_MS : ALONE_WARM_UP_MS);
for (const { print } of chosen) {
  console.log('');
  print(rounds);
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all.`);
