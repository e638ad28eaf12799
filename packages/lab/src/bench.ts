/**
 * npm run bench: how fast the engine is, beside two well-known libraries, measured in one run on one core. Rates are
 * medians of rounds in which all jobs take turns, ratios medians of the ratios of each round, and time is that of the
 * processor, since machines are noisy.
 */
import { drilledArmies, FINE, GAMES, largeArmies, MAJOR, type Measured } from './bench/games.js';
import { GEOMETRY_JOBS, geometryLines } from './bench/geometry.js';
import { legalityLines } from './bench/legality.js';
import { boardgameJobs, chessJob } from './bench/peers.js';
import { measure, rate, ratio, type Figure } from './bench/measure.js';
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

/** What is compared stands side by side, so that it is measured in one breath. */
const JOBS = [
  ...large,
  ...boardgameJobs({ small: 'tic-tac-toe', large: 'marches' }),
  chessJob('chess'),
  ...measured,
  ...glorious,
  ...drilled,
  ...GAMES.map((each) => openings(nameOf(each, 'openings'), each)),
  ...GAMES.map((each) => forks(nameOf(each, 'forks'), each)),
];

const started = performance.now();
console.log(`Measuring ${JOBS.length} jobs, ${ROUNDS} rounds of ${ROUND_MS} ms each, node ${process.version} ...\n`);
const rounds = measure(JOBS, ROUNDS, ROUND_MS);

const ofEach = (job: string, what: string): number[] => GAMES.map((each) => rate(rounds, [nameOf(each, job), what]));
const rates = (title: string, job: string, what: string): void => row(title, ofEach(job, what).map(number));
const ratios = (title: string, [job, what]: Figure, peer: Figure, target: number, aim: number): void => {
  const found = GAMES.map((each) => ratio(rounds, [nameOf(each, job), what], peer));
  row(title, found.map(number), verdict(found, target, aim));
};

row('16 units a side, legality on, openings included', ['Fine', 'Major']);
rates('  decisions per second, random players', 'large random', 'decisions');
rates('  decisions per second, full matches (eager players)', 'large eager', 'decisions');
rates('  matches per second, random players', 'large random', 'matches');
rates('  matches per second, full matches', 'large eager', 'matches');
rates('  openings per second, up to the first decision', 'openings', 'openings');
rates('  forks per second', 'forks', 'forks');
row(
  '  memory per match held (kB, 40 decisions in)',
  GAMES.map((each) => number(bytesPerMatch(each) / 1000)),
);
for (const [game, title] of [
  ['marches', '32 units'],
  ['tic-tac-toe', 'tic-tac-toe'],
] as const) {
  row(`  boardgame.io 0.50.2 moves per second, ${title}`, [number(rate(rounds, [game, 'moves']))]);
  ratios('    ratio, random players', ['large random', 'decisions'], [game, 'moves'], 10, 50);
  ratios('    ratio, full matches', ['large eager', 'decisions'], [game, 'moves'], 10, 50);
}
const [games, moves] = [rate(rounds, ['chess', 'games']), rate(rounds, ['chess', 'moves'])];
row('  chessops 0.14.2 random games per second', [number(games)], `${number(moves / games)} moves each`);
ratios('    ratio, random players', ['large random', 'matches'], ['chess', 'games'], 0.5, 1);

const against = (job: string): number => ratio(rounds, [nameOf(MAJOR, job), 'matches'], [nameOf(FINE, job), 'matches']);
console.log('\nGrowth: 8, 16 and 32 units a side, the armies of both games alike in arms and stands');
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

console.log('\nA Splendid Victory and A Great Victory, legality on, openings included; units a side, alike in arms');
wideRow('', ['decisions/s', '', 'matches/s', '', 'decisions', 'a match', 'matches :', 'chess games']);
wideRow('', Array.from({ length: 4 }, () => ['Splendid', 'Great']).flat());
for (const { name } of PLAYERS)
  for (const size of MEASURED_SIZES) {
    const jobs = TABLETOPS.map((each) => nameOf(each, `${size} ${name}`));
    const decisions = jobs.map((job) => rate(rounds, [job, 'decisions']));
    const whole = jobs.map((job) => rate(rounds, [job, 'matches']));
    const chess = jobs.map((job) => ratio(rounds, [job, 'matches'], ['chess', 'games']));
    const each = decisions.map((n, i) => n / whole[i]!);
    wideRow(`  ${size} ${name}`, [...decisions, ...whole, ...each, ...chess].map(number));
  }
const toChess = TABLETOPS.map((each) => ratio(rounds, [nameOf(each, '12 random'), 'matches'], ['chess', 'games']));
row(
  '  12 units a side, random players, to chessops',
  toChess.map(number),
  `Splendid: ${verdict(toChess.slice(0, 1), 0.1, 0.25)}`,
);

console.log('\nGreat against Splendid, 12 units a side');
for (const { name } of PLAYERS) {
  const [decisions, whole] = ['decisions', 'matches'].map((what) =>
    ratio(rounds, [nameOf(GREAT, `12 ${name}`), what], [nameOf(SPLENDID, `12 ${name}`), what]),
  );
  row(`  decisions per second, ${name} players`, [number(decisions!)], atLeast(decisions!, LEAST_OF_SISTER));
  row(`  matches per second, ${name} players`, [number(whole!)], 'units are whole or gone: armies last longer');
}

console.log('\nGlorious against Splendid, 41 elements and 42 stands a side');
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

console.log('');
for (const line of legalityLines()) console.log(line);

const shapes = measure(GEOMETRY_JOBS(), ROUNDS, GEOMETRY_ROUND_MS);
console.log('');
for (const line of geometryLines((name) => rate(shapes, [name, 'checks']), number)) console.log(line);

console.log(`\n${bundleLines()}`);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all.`);
