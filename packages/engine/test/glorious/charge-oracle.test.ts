/** Charges and contacts in random places, against a second way of measuring (GL-GEO-04, -07, -09, -12, GL-CHARGE-04, -05). */
import { describe, expect, test } from 'vitest';
import { refusal } from './kit.js';
import { X, Y, ask, charge, chosen, field, isOver, order, pose } from './move-help.js';
import { from, frontOf, numbers, stored, FOOT } from './pose-help.js';
import { LAYOUTS, apart, battleAt, close, other, pick, starter, unitAt, type Stood } from './oracle-help.js';
import { contactGap, depthOf, discDepth, gapOf, overlapOf, shapesOf, type Placed } from './shape-help.js';

/** After a charge: straight ahead, touching, not overlapping. */
const stopsAt = (start: Stood, enemy: Stood, far: number) => {
  const match = field([start.wire, enemy.wire]);
  order(match, charge());
  isOver(match);
  const end: Placed = { ...start.figure, ...pose(match) };
  const there = stored(from(start.figure, 0, Math.floor(far)));
  expect(Math.hypot(end.x - there.x, end.y - there.y)).toBeLessThan(4);
  expect(end.heading).toBe(start.figure.heading);
  expect(gapOf(shapesOf(end), shapesOf(enemy.figure))).toBeLessThan(10.01);
  expect(overlapOf(shapesOf(end), shapesOf(enemy.figure))).toBeLessThan(10.01);
};

describe('charges of units', () => {
  const cases = Array.from({ length: 320 }, (_, i) => {
    const next = numbers(1000 + 7919 * i);
    const start = starter(next);
    const enemy = other(next, start.figure, next(-6000, 6000), next(300, 9000), 'N1');
    return { i, start, enemy, wide: frontOf(start.figure.layout!, FOOT) };
  }).filter(({ start, enemy }) => apart(start, enemy) > 20);

  /** Legal or not, and how far; undefined if too near a limit. */
  const judge = ({ start, enemy, wide }: (typeof cases)[number]): { may: boolean; far: number } | undefined => {
    const shapes = shapesOf(enemy.figure);
    const [far, more, less] = [wide, wide + 6, wide - 6].map((one) => depthOf(start.figure, one, shapes));
    if ((more === undefined) !== (less === undefined)) return undefined;
    if (far === undefined) return { may: false, far: 0 };
    if (close(far, 6005, 0.2)) return undefined;
    if (far > 6005) return { may: false, far };
    const there: Placed = { ...start.figure, ...stored(from(start.figure, 0, Math.floor(far))) };
    const touch = contactGap(there, enemy.figure);
    return close(touch, 10, 2.5) ? undefined : { may: touch <= 10, far };
  };
  test.each(cases)('GL-CHARGE-04 GL-GEO-12 GL-GEO-09 case $i', (one) => {
    const found = judge(one);
    if (!found) return;
    const answer = ask(field([one.start.wire, one.enemy.wire]), charge());
    expect(answer === undefined, answer?.because).toBe(found.may);
    if (found.may) stopsAt(one.start, one.enemy, found.far);
  });
  test('GL-CHARGE-04 there are enough of both kinds', () => {
    const found = cases.map(judge);
    expect(found.filter((one) => one?.may === true).length).toBeGreaterThan(60);
    expect(found.filter((one) => one?.may === false).length).toBeGreaterThan(60);
  });
});

describe('charges of Battles', () => {
  const cases = Array.from({ length: 160 }, (_, i) => {
    const next = numbers(500 + 104729 * (i + 1));
    const diameter = pick(next, [7000, 8500, 11000]);
    const start = battleAt({ x: X + next(0, 999), y: Y + next(0, 999), heading: next(0, 3599) }, diameter, {
      id: 'S1',
    });
    const enemy = other(next, start.figure, next(-5500, 5500), next(diameter / 2, diameter / 2 + 7000), 'N1');
    return { i, start, enemy, diameter };
  }).filter(({ start, enemy }) => apart(start, enemy) > 20);
  const judge = ({ start, enemy, diameter }: (typeof cases)[number]): { may: boolean; far: number } | undefined => {
    const shapes = shapesOf(enemy.figure);
    const far = discDepth(start.figure, diameter, shapes);
    const [more, less] = [diameter + 10, diameter - 10].map((one) => discDepth(start.figure, one, shapes));
    if ((more === undefined) !== (less === undefined)) return undefined;
    if (far === undefined) return { may: false, far: 0 };
    return close(far, 3005, 0.2) ? undefined : { may: far <= 3005, far };
  };
  test.each(cases)('GL-GEO-07 GL-CHARGE-04 a disc: case $i', (one) => {
    const found = judge(one);
    if (!found) return;
    const answer = ask(field([one.start.wire, one.enemy.wire]), charge());
    expect(answer === undefined, answer?.because).toBe(found.may);
    if (found.may) stopsAt(one.start, one.enemy, found.far);
  });
  test('GL-GEO-07 there are enough of both kinds', () => {
    const found = cases.map(judge);
    expect(found.filter((one) => one?.may === true).length).toBeGreaterThan(25);
    expect(found.filter((one) => one?.may === false).length).toBeGreaterThan(25);
  });
});

describe('contact', () => {
  /** The other slides straight towards S1 until it is so far off. */
  const slid = (start: Stood, from_: Stood, gap: number): Stood => {
    const at = (t: number): Placed => ({
      ...from_.figure,
      x: start.figure.x + (from_.figure.x - start.figure.x) * t,
      y: start.figure.y + (from_.figure.y - start.figure.y) * t,
    });
    let [low, high] = [0, 1];
    for (let k = 0; k < 50; k++) {
      const middle = (low + high) / 2;
      if (gapOf(shapesOf(start.figure), shapesOf(at(middle))) > gap) high = middle;
      else low = middle;
    }
    const place = stored(at(high));
    return { figure: { ...from_.figure, ...place }, wire: { ...from_.wire, ...place } };
  };
  const random = Array.from({ length: 130 }, (_, i) => {
    const next = numbers(77 + 15485863 * (i + 1));
    const start = starter(next);
    const way = { ...start.figure, heading: next(0, 3599) };
    const enemy = slid(start, other(next, way, 0, 14000, 'N1'), next(0, 22));
    return { i, start, enemy };
  });
  /** Right angles, corner near corner. */
  const square = Array.from({ length: 170 }, (_, i) => {
    const next = numbers(99 + 32452843 * (i + 1));
    const heading = next(0, 3) * 900;
    const start = unitAt({ x: X, y: Y, heading }, pick(next, LAYOUTS), { id: 'S1' });
    const layout = pick(next, LAYOUTS);
    const wide = frontOf(start.figure.layout!, FOOT) / 2 + frontOf(layout, FOOT) / 2;
    const side = next(0, 1) ? 1 : -1;
    const place = stored(from(start.figure, side * (wide - next(-15, 70)), next(-15, 20)));
    const enemy = unitAt({ ...place, heading: (heading + 1800) % 3600 }, layout, { id: 'N1' });
    return { i: 1000 + i, start, enemy };
  });
  const cases = [...random, ...square].filter(
    ({ start, enemy }) => overlapOf(shapesOf(start.figure), shapesOf(enemy.figure)) <= 9,
  );
  const judge = ({ start, enemy }: (typeof cases)[number]): boolean | undefined => {
    const touch = contactGap(start.figure, enemy.figure);
    return close(touch, 10, 0.2) ? undefined : touch < 10;
  };
  test.each(cases)('GL-GEO-04 GL-R-71 case $i', (one) => {
    const contact = judge(one);
    if (contact === undefined) return;
    const answer = refusal(field([one.start.wire, one.enemy.wire]), chosen('S1'));
    if (contact) expect(answer?.rule).toBe('GL-MOVE-03');
    else expect(answer).toBeUndefined();
  });
  test('GL-GEO-04 there are enough of both kinds, and touches that are no contact', () => {
    expect(cases.filter((one) => judge(one) === true).length).toBeGreaterThan(60);
    expect(cases.filter((one) => judge(one) === false).length).toBeGreaterThan(60);
    expect(cases.filter((one) => judge(one) === false && apart(one.start, one.enemy) < 9.9).length).toBeGreaterThan(20);
  });
});
