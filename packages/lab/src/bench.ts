/**
 * npm run bench: how fast the engine is, beside well-known libraries, measured in one run on one core. Rates are
 * medians of rounds in which all jobs take turns, and time is that of the processor, since machines are noisy.
 */
import { GEOMETRY_JOBS, geometryLines } from './bench/geometry.js';
import { boardgameJobs, chessJob } from './bench/peers.js';
import { measure, type Counts } from './bench/measure.js';
import { eager, forks, matches, openings, uniform } from './bench/ours.js';
import { bundleLine, bytesPerMatch } from './bench/weight.js';

const ROUNDS = 5;
const ROUND_MS = 700;
const GEOMETRY_ROUND_MS = 150;
const TURNS = { turnLimit: 14 };

const JOBS = [
  matches('16 random', 16, uniform),
  ...boardgameJobs({ small: 'tic-tac-toe', large: 'marches' }),
  chessJob('chess'),
  matches('16 eager', 16, eager, TURNS),
  matches('8 random', 8, uniform),
  matches('32 random', 32, uniform),
  matches('8 eager', 8, eager, TURNS),
  matches('32 eager', 32, eager, TURNS),
  forks('forks'),
  openings('openings'),
];

const number = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en-GB') : n.toPrecision(3));
const row = (what: string, value: string, beside = ''): void =>
  console.log(`${what.padEnd(52)}${value.padStart(14)}   ${beside}`);
const mark = (ratio: number, target: number, aim: number): string =>
  `target ${target}, aim ${aim}: ${ratio >= aim ? 'aim reached' : ratio >= target ? 'target kept' : 'MISSED'}`;

const started = performance.now();
console.log(`Measuring ${JOBS.length} jobs, ${ROUNDS} rounds of ${ROUND_MS} ms each, node ${process.version} ...\n`);
const rates = measure(JOBS, ROUNDS, ROUND_MS);
const of = (name: string): Counts => rates.get(name)!;
const ours = of('16 random');

console.log('A Fine Victory, 16 units a side, legality on; openings included, here and in the peers');
const full = of('16 eager');
const [small, large] = [of('tic-tac-toe')['moves']!, of('marches')['moves']!];
const [decisions, whole, games] = [ours['decisions']!, ours['matches']!, of('chess')['games']!];
row('  decisions per second, random players', number(decisions));
row('  decisions per second, full matches (eager players)', number(full['decisions']!));
row('  boardgame.io 0.50.2 moves per second, 32 units', number(large));
row('    ratio, random players', number(decisions / large), mark(decisions / large, 10, 50));
row('    ratio, full matches', number(full['decisions']! / large), mark(full['decisions']! / large, 10, 50));
row('  boardgame.io 0.50.2 moves per second, tic-tac-toe', number(small));
row('    ratio, random players', number(decisions / small), mark(decisions / small, 10, 50));
row('    ratio, full matches', number(full['decisions']! / small), mark(full['decisions']! / small, 10, 50));
row('  matches per second, random players', number(whole));
row('  chessops 0.14.2 random games per second', number(games));
row('    ratio', number(whole / games), mark(whole / games, 0.5, 1));
row('  openings per second, up to the first decision', number(of('openings')['openings']!));
row('  forks per second', number(of('forks')['forks']!));
row('  memory per match held (kB, 40 decisions in)', number(bytesPerMatch(16) / 1000));

console.log('\nGrowth            decisions/s     matches/s   decisions/match');
for (const name of ['8 random', '16 random', '32 random', '8 eager', '16 eager', '32 eager']) {
  const { decisions: each = 0, matches: all = 0 } = of(name);
  const cells = [number(each).padStart(12), number(all).padStart(14), number(each / all).padStart(18)];
  console.log(`  ${name.padEnd(15)}${cells.join('')}`);
}
console.log(
  '  random: uniformly among the options. eager: takes no unit off the table, seldom ends a phase; 14 turns at most.',
);
const moves = of('chess')['moves']!;
console.log(`  chess: ${number(moves)} moves per second, ${number(moves / games)} moves per game.\n`);
const shapes = measure(GEOMETRY_JOBS(), ROUNDS, GEOMETRY_ROUND_MS);
for (const each of geometryLines((name) => shapes.get(name)!, number)) console.log(each);
console.log(`\n${bundleLine()}`);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all.`);
