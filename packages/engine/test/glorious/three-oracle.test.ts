/** Charges with a third formation about, against a second way of measuring (GL-CHARGE-04, -05, GL-R-29). */
import { expect, test } from 'vitest';
import { X, Y, ask, charge, field } from './move-help.js';
import { FOOT, from, frontOf, numbers, stored } from './pose-help.js';
import { apart, battleAt, close, other, pick, starter, type Stood } from './oracle-help.js';
import { contactGap, depthOf, discDepth, shapesOf, type Placed } from './shape-help.js';

type Case = { i: number; start: Stood; target: Stood; third: Stood; reach: number };
const depth = (start: Stood, to: Stood, more = 0): number | undefined =>
  start.figure.diameter
    ? discDepth(start.figure, start.figure.diameter + more, shapesOf(to.figure))
    : depthOf(start.figure, frontOf(start.figure.layout!, FOOT) + more, shapesOf(to.figure));
const cases = Array.from({ length: 420 }, (_, i): Case => {
  const next = numbers(61 + 49979687 * (i + 1));
  const round = next(0, 3) === 0;
  const start = round
    ? battleAt({ x: X, y: Y, heading: next(0, 3599) }, 7000, { id: 'S1' })
    : starter(next, ['WWWWWW', 'WWWW', 'WW/WW/WW']);
  const rim = round ? 3500 : 0;
  const target = other(next, start.figure, next(-2500, 2500), rim + next(1500, round ? 3500 : 6000), 'N1');
  const third = other(next, start.figure, next(-5000, 5000), rim + next(0, 6000), pick(next, ['N2', 'S2']));
  return { i, start, target, third, reach: round ? 3005 : 6005 };
}).filter(({ start, target, third }) => Math.min(apart(start, target), apart(start, third), apart(target, third)) > 25);

const weigh = ({ start, target, third, reach }: Case): boolean | undefined => {
  const [far, more, less] = [0, 8, -8].map((by) => depth(start, target, by));
  if ((more === undefined) !== (less === undefined)) return undefined;
  if (far === undefined) return false;
  if (close(far, reach, 0.3)) return undefined;
  if (far > reach) return false;
  const [near, wider, narrower] = [0, 8, -8].map((by) => depth(start, third, by));
  const there: Placed = { ...start.figure, ...stored(from(start.figure, 0, Math.floor(far))) };
  const touch = contactGap(there, target.figure);
  if (close(touch, 10, 2.5)) return undefined;
  if (touch > 10) return false;
  if (wider === undefined) return true;
  if (narrower === undefined || close(near ?? wider, far - 10, 3)) return undefined;
  return near === undefined || near > far - 10;
};
/** Discs take a while to measure. */
const found = new Map<Case, boolean | undefined>();
const judge = (one: Case): boolean | undefined => {
  if (!found.has(one)) found.set(one, weigh(one));
  return found.get(one);
};
test.each(cases)('GL-R-29 GL-CHARGE-04 case $i', (one) => {
  const may = judge(one);
  if (may === undefined) return;
  const answer = ask(field([one.start.wire, one.target.wire, one.third.wire]), charge());
  expect(answer === undefined, answer?.because).toBe(may);
});
test('GL-CHARGE-04 there are enough of both kinds, also stopped by the third', () => {
  expect(cases.filter((one) => judge(one) === true).length).toBeGreaterThan(40);
  const stopped = cases.filter((one) => judge(one) === false && (depth(one.start, one.target) ?? 9e9) < one.reach);
  expect(stopped.length).toBeGreaterThan(25);
});
