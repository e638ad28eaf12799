/** What it costs to judge one order of a measured game, beside sat, and as the table fills. */
import { createRequire } from 'node:module';
import { refusal } from '@five-victories/engine';
import { figureOf, placedUnits, type TabletopMatch } from '@five-victories/engine/tabletop';
import { median } from './measure.js';
import { ordersOn, tableOf, TABLETOPS, type Order, type Tabletop } from './tabletop.js';

interface Sat {
  Polygon: new (at: object, points: object[]) => object;
  Vector: new (x: number, y: number) => object;
  testPolygonPolygon(a: object, b: object): boolean;
}

const ROUNDS = 15;
const BATCH = 8;
const SIZES = [10, 20, 40, 80];
const MOST_MS = 0.2;

/** Milliseconds of one call: the median over many different ones, each the least disturbed of some rounds. */
const costOf = (calls: readonly (() => void)[]): number => {
  const timed = (call: () => void): number => {
    const start = performance.now();
    for (let i = 0; i < BATCH; i++) call();
    return (performance.now() - start) / BATCH;
  };
  for (const call of calls) timed(call);
  return median(calls.map((call) => median(Array.from({ length: ROUNDS }, () => timed(call)))));
};

const judging = (orders: readonly Order[]): (() => void)[] =>
  orders.map(({ match, choice }) => () => {
    if (refusal(match, { ...choice })) throw new Error('This order was legal before.');
  });

/** The stands of each unit against those of all others, pair by pair of units, as a program without a geometry would. */
const satCalls = (match: TabletopMatch): (() => void)[] => {
  const SAT = createRequire(import.meta.url)('sat') as Sat;
  const units = placedUnits(match).map((unit) =>
    figureOf(match, unit).parts.map((part) => {
      const { corners } = part as typeof part & { corners: readonly number[] };
      const points = [3, 2, 1, 0].map((i) => new SAT.Vector(corners[2 * i]!, corners[2 * i + 1]!));
      return new SAT.Polygon(new SAT.Vector(0, 0), points);
    }),
  );
  return units.map((own) => () => {
    let met = 0;
    for (const other of units)
      if (other !== own) for (const a of own) for (const b of other) if (SAT.testPolygonPolygon(a, b)) met++;
    if (met > 0) throw new Error('Units overlap.');
  });
};

const ms = (n: number): string => `${n.toPrecision(3)} ms`;
const row = (what: string, cells: readonly string[], beside = ''): string =>
  `  ${what.padEnd(50)}${cells.map((cell) => cell.padStart(14)).join('')}   ${beside}`.trimEnd();
const verdict = (n: number): string => `target ${MOST_MS} ms: ${n <= MOST_MS ? 'kept' : 'MISSED'}`;

interface Judged {
  readonly manoeuvres: number;
  readonly charges: number;
  readonly move: number;
  readonly charge: number;
}

const judgedOn = (measured: Tabletop, size: number): Judged => {
  const { manoeuvres, charges } = ordersOn(measured, size);
  const [move, charge] = [costOf(judging(manoeuvres)), costOf(judging(charges))];
  return { manoeuvres: manoeuvres.length, charges: charges.length, move, charge };
};

const micro = (n: number): string => (1000 * n).toPrecision(3).padStart(14);

const linesOf = (measured: Tabletop): string[] => {
  const { title } = measured.game;
  const { manoeuvres, charges, move, charge } = judgedOn(measured, 24);
  const sat = costOf(satCalls(tableOf(measured, 24)));
  const growth = SIZES.map((size) => ({ size, ...judgedOn(measured, size) }));
  return [
    `${title}, one order judged, 24 units on the table (median of ${manoeuvres} legal manoeuvres, ${charges} legal charges)`,
    row('a manoeuvre: turn, straight move', [ms(move)], verdict(move)),
    row('a charge: pivot, path, contact', [ms(charge)], verdict(charge)),
    row('  sat 0.9.0, one pose against the 23 others', [ms(sat)]),
    row('  a manoeuvre, a charge in terms of that', [(move / sat).toPrecision(3), (charge / sat).toPrecision(3)]),
    '',
    `${title}, microseconds to judge an order as the table fills`,
    '  units on the table    manoeuvre        charge',
    ...growth.map((each) => `  ${String(each.size).padEnd(17)}${micro(each.move)}${micro(each.charge)}`),
  ];
};

/** The lines of the bench. */
export const legalityLines = (): string[] =>
  TABLETOPS.flatMap((measured, i) => [...(i > 0 ? [''] : []), ...linesOf(measured)]);
