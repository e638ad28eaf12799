/** Moves, wheels and changes past bogs and escarpments of any shape, against a second way of measuring (GL-TERR-01 to -03). */
import { describe, expect, test } from 'vitest';
import { X, Y, ask, back, change, field, go, ground, turn, type Loose } from './move-help.js';
import {
  FOOT,
  cellsOf,
  changed,
  from,
  frontOf,
  numbers,
  stored,
  wheeling,
  type Corner,
  type Point,
  type Pose,
} from './pose-help.js';
import { LAYOUTS, LINES, battleAt, close, pick, starter, unitAt, type Next, type Stood } from './oracle-help.js';
import { block, capsule, gapOf, overlapOf, shapesOf, type Placed, type Shape } from './shape-help.js';

type Feature = { type: 'bog' | 'escarpment'; shape: Shape; wire: Loose };
/** A triangle or a leaning rectangle of bog, or a line, about a place. */
const feature = (next: Next, pose: Pose, right: number, ahead: number): Feature => {
  const at: Pose = { ...from(pose, right, ahead), heading: next(0, 3599) };
  const spot = (r: number, a: number): Point => {
    const { x, y } = stored(from(at, r, a));
    return [x, y];
  };
  const kind = next(0, 2);
  const [long, wide] = [next(400, 3000), next(300, 2500)];
  const points =
    kind === 0
      ? [spot(-long, 0), spot(long, 0)]
      : kind === 1
        ? [spot(0, long), spot(wide, -wide), spot(-wide, -long / 2)]
        : [spot(-wide, long), spot(wide, long), spot(wide, -long), spot(-wide, -long)];
  const type = kind === 0 ? 'escarpment' : 'bog';
  return { type, shape: { core: points, r: 0 }, wire: { type, points } };
};
/** More than zero: free. A bog may be overlapped by 0.010, an escarpment is kept 0.010 away. */
const freedom = (shapes: Shape[], { type, shape }: Feature): number =>
  type === 'bog' ? 10 - overlapOf(shapes, [shape]) : gapOf(shapes, [shape]) - 10;
const clear = (start: Stood, one: Feature): boolean => gapOf(shapesOf(start.figure), [one.shape]) > 20;
const verdict = (value: number, by: number): boolean | undefined => (close(value, 0, by) ? undefined : value > 0);
const enough = (answers: (boolean | undefined)[], least: number) => {
  expect(answers.filter((one) => one === true).length).toBeGreaterThan(least);
  expect(answers.filter((one) => one === false).length).toBeGreaterThan(least);
};

describe('straight moves', () => {
  const cases = Array.from({ length: 180 }, (_, i) => {
    const next = numbers(71 + 15485863 * (i + 1));
    const rear = next(0, 2) === 0;
    const start = starter(next, rear ? LINES : LAYOUTS.filter((one) => !one.includes('.')));
    const by = rear ? -next(100, 1000) : next(200, 5000);
    const wide = frontOf(start.figure.layout!, FOOT) / 2 + 2500;
    return {
      i,
      start,
      by,
      ground: feature(next, start.figure, next(-wide, wide), rear ? -next(1000, 3000) : next(200, 6500)),
    };
  }).filter(({ start, ground: one }) => clear(start, one));
  const judge = ({ start, by, ground: one }: (typeof cases)[number]): boolean | undefined => {
    const { layout } = start.figure;
    const deep = layout!.split('/').length * FOOT[1];
    const wide = frontOf(layout!, FOOT);
    const way = by > 0 ? block(from(start.figure, 0, by), wide, deep + by) : block(start.figure, wide, deep - by);
    return verdict(freedom([way], one), 4);
  };
  test.each(cases)('GL-TERR-02 GL-GEO-07 case $i: $by', (one) => {
    const may = judge(one);
    if (may === undefined) return;
    const answer = ask(field(one.start.wire, ground(one.ground.wire)), one.by > 0 ? go(one.by) : back(-one.by));
    expect(answer === undefined, answer?.because).toBe(may);
  });
  test('GL-TERR-02 there are enough of both kinds', () => enough(cases.map(judge), 30));
});

describe('Battles', () => {
  const cases = Array.from({ length: 110 }, (_, i) => {
    const next = numbers(19 + 104729 * (i + 1));
    const diameter = pick(next, [7000, 10000]);
    const start = battleAt({ x: X, y: Y, heading: next(0, 3599) }, diameter, { id: 'S1' });
    return {
      i,
      start,
      diameter,
      by: next(200, 3000),
      ground: feature(next, start.figure, next(-6000, 6000), next(1500, diameter / 2 + 4500)),
    };
  }).filter(({ start, ground: one }) => clear(start, one));
  const judge = ({ start, by, diameter, ground: one }: (typeof cases)[number]): boolean | undefined =>
    verdict(freedom([capsule(start.figure, by, diameter)], one), 3);
  test.each(cases)('GL-TERR-02 GL-GEO-07 a capsule: case $i: $by', (one) => {
    const may = judge(one);
    if (may === undefined) return;
    const answer = ask(field(one.start.wire, ground(one.ground.wire)), go(one.by));
    expect(answer === undefined, answer?.because).toBe(may);
  });
  test('GL-TERR-02 there are enough of both kinds', () => enough(cases.map(judge), 15));
});

describe('wheels', () => {
  type Case = { i: number; start: Stood; corner: Corner; by: number; ground: Feature };
  const cases = Array.from({ length: 110 }, (_, i): Case => {
    const next = numbers(23 + 7919 * (i + 1));
    const start = starter(next);
    const corner = pick(next, ['left', 'right'] as const);
    const by = (next(0, 1) ? 1 : -1) * next(30, 900);
    const wide = frontOf(start.figure.layout!, FOOT);
    const fixed = from(start.figure, corner === 'left' ? -wide / 2 : wide / 2, 0);
    const free = start.figure.heading + (corner === 'left' ? 900 : 2700) + (by * next(0, 150)) / 100;
    return { i, start, corner, by, ground: feature(next, { ...fixed, heading: free }, 0, next(1000, wide + 2500)) };
  }).filter(({ start, ground: one }) => clear(start, one));
  const found = new Map<Case, boolean | undefined>();
  const judge = (one: Case): boolean | undefined => {
    if (!found.has(one)) {
      const { start, corner, by } = one;
      const parts = Math.abs(by) * 2;
      const wide = frontOf(start.figure.layout!, FOOT);
      let least = Infinity;
      for (let k = 0; k <= parts; k++) {
        const now: Placed = { ...start.figure, ...wheeling(start.figure, wide, corner, (by * k) / parts) };
        least = Math.min(least, freedom(shapesOf(now), one.ground));
      }
      found.set(one, verdict(least, 6));
    }
    return found.get(one);
  };
  test.each(cases)('GL-TERR-02 GL-GEO-08 case $i: $by about the $corner corner', (one) => {
    const may = judge(one);
    if (may === undefined) return;
    const answer = ask(field(one.start.wire, ground(one.ground.wire)), turn(one.by, one.corner));
    expect(answer === undefined, answer?.because).toBe(may);
  });
  test('GL-TERR-02 there are enough of both kinds', () => enough(cases.map(judge), 15));
});

describe('changes of formation', () => {
  const SHAPES: Record<number, string[]> = { 5: ['WWWWW', 'WW/WW/W.', 'WW/WW/.W'], 6: ['WWWWWW', 'WW/WW/WW'] };
  const cases = Array.from({ length: 130 }, (_, i) => {
    const next = numbers(41 + 32452843 * (i + 1));
    const list = SHAPES[next(5, 6)]!;
    const [layout, to] = [pick(next, list), pick(next, list)];
    const start = unitAt({ x: X, y: Y, heading: next(0, 3599) }, layout, { id: 'S1' });
    const element = next(0, cellsOf(layout).length - 1);
    const cell = pick(next, cellsOf(to));
    const after: Placed = { ...changed(start.figure, layout, element, to, cell, FOOT), layout: to, size: FOOT };
    const same = layout === to && String(cellsOf(layout)[element]) === String(cell);
    const given = change(to, element, cell);
    return { i, start, given, after, same, ground: feature(next, after, next(-3500, 3500), next(-3000, 1500)) };
  }).filter(({ start, same, ground: one }) => !same && clear(start, one));
  const judge = ({ after, ground: one }: (typeof cases)[number]): boolean | undefined =>
    verdict(freedom(shapesOf(after), one), 3);
  test.each(cases)('GL-TERR-02 GL-FACE-12 case $i: $given', (one) => {
    const may = judge(one);
    if (may === undefined) return;
    const answer = ask(field(one.start.wire, ground(one.ground.wire)), one.given);
    expect(answer === undefined, answer?.because).toBe(may);
  });
  test('GL-TERR-02 there are enough of both kinds', () => enough(cases.map(judge), 12));
});
