/** Moves, wheels, changes and about-faces in random places, against a second way of measuring (GL-GEO-05, -07, -08, -11). */
import { describe, expect, test } from 'vitest';
import { ABOUT, X, Y, ask, back, change, field, go, house, turn, type Loose } from './move-help.js';
import {
  FOOT,
  cellsOf,
  changed,
  elementAt,
  facedAbout,
  from,
  frontOf,
  numbers,
  stored,
  wheeling,
  widthOf,
  type Corner,
} from './pose-help.js';
import { LAYOUTS, LINES, apart, battleAt, close, other, pick, starter, unitAt, type Stood } from './oracle-help.js';
import { block, capsule, gapOf, overlapOf, shapesOf, type Placed, type Shape } from './shape-help.js';

/** What a straight move sweeps: each rectangle of the unit, drawn out ahead (by more than zero) or back. */
const swept = ({ layout, size, ...pose }: Placed, by: number): Shape[] => {
  const [w, e] = size!;
  const deep = layout!.split('/').length * e;
  const draw = (at: typeof pose, wide: number, depth: number) =>
    by > 0 ? block(from(at, 0, by), wide, depth + by) : block(at, wide, depth - by);
  if (!layout!.includes('.')) return [draw(pose, widthOf(layout!) * w, deep)];
  const odd = elementAt(pose, layout!, size!, [2, layout!.endsWith('.') ? 0 : 1]);
  return [draw(pose, 2 * w, 2 * e), draw(odd, w, e)];
};

const enough = (answers: (boolean | undefined)[], least: number) => {
  expect(answers.filter((one) => one === true).length).toBeGreaterThan(least);
  expect(answers.filter((one) => one === false).length).toBeGreaterThan(least);
};

describe('straight moves', () => {
  const cases = Array.from({ length: 320 }, (_, i) => {
    const next = numbers(900 + 15485863 * (i + 1));
    const rear = next(0, 2) === 0;
    const start = starter(next, rear ? LINES : LAYOUTS);
    const by = rear ? -next(100, 1000) : next(200, 5000);
    const touch = next(0, 2) === 0;
    const id = next(0, 1) ? 'S2' : 'N1';
    const wide = frontOf(start.figure.layout!, FOOT) / 2 + 2500;
    const ahead = rear ? next(by - 3000, -1000) : next(100, by + 3000);
    return { i, start, by, touch, id, stands: other(next, start.figure, next(-wide, wide), ahead, id) };
  }).filter(({ start, stands }) => apart(start, stands) > 20);

  const judge = ({ start, by, touch, id, stands }: (typeof cases)[number]): boolean | undefined => {
    const [way, shapes] = [swept(start.figure, by), shapesOf(stands.figure)];
    const value = id === 'S2' && touch ? -overlapOf(way, shapes) : gapOf(way, shapes) - 20;
    return close(value, -10, 4) ? undefined : value > -10;
  };
  test.each(cases)('GL-GEO-07 GL-GEO-11 GL-R-09 case $i: $by past $id', (one) => {
    const may = judge(one);
    if (may === undefined) return;
    const given = one.by > 0 ? go(one.by) : back(-one.by);
    const answer = ask(field([one.start.wire, one.stands.wire], one.touch ? house('friendlyTouch') : {}), given);
    expect(answer === undefined, answer?.because).toBe(may);
  });
  test('GL-GEO-07 there are enough of both kinds', () => enough(cases.map(judge), 60));
});

describe('moves of Battles', () => {
  const cases = Array.from({ length: 220 }, (_, i) => {
    const next = numbers(333 + 49979687 * (i + 1));
    const diameter = pick(next, [7000, 8000, 11000]);
    const start = battleAt({ x: X, y: Y, heading: next(0, 3599) }, diameter, { id: 'S1' });
    const id = next(0, 1) ? 'S2' : 'N1';
    const stands = other(next, start.figure, next(-5000, 5000), next(1500, diameter / 2 + 5500), id);
    return { i, start, diameter, by: next(200, 3000), id, touch: next(0, 1) === 0, stands };
  }).filter(({ start, stands }) => apart(start, stands) > 20);
  const judge = ({ start, by, diameter, id, touch, stands }: (typeof cases)[number]): boolean | undefined => {
    const [way, shapes] = [[capsule(start.figure, by, diameter)], shapesOf(stands.figure)];
    const value = id === 'S2' && touch ? -overlapOf(way, shapes) : gapOf(way, shapes) - 20;
    return close(value, -10, 3) ? undefined : value > -10;
  };
  test.each(cases)('GL-GEO-07 GL-GEO-11 a capsule: case $i: $by past $id', (one) => {
    const may = judge(one);
    if (may === undefined) return;
    const answer = ask(field([one.start.wire, one.stands.wire], one.touch ? house('friendlyTouch') : {}), go(one.by));
    expect(answer === undefined, answer?.because).toBe(may);
  });
  test('GL-GEO-07 there are enough of both kinds', () => enough(cases.map(judge), 30));
});

describe('wheels', () => {
  type Case = { i: number; start: Stood; stands: Stood; corner: Corner; by: number; id: string };
  const cases = Array.from({ length: 170 }, (_, i): Case => {
    const next = numbers(5000 + 104729 * i);
    const start = starter(next);
    const corner = pick(next, ['left', 'right'] as const);
    const by = (next(0, 1) ? 1 : -1) * next(30, 900);
    const wide = frontOf(start.figure.layout!, FOOT);
    const fixed = from(start.figure, corner === 'left' ? -wide / 2 : wide / 2, 0);
    const id = next(0, 1) ? 'S2' : 'N1';
    // mostly where the free corner goes, now and then elsewhere
    const free = start.figure.heading + (corner === 'left' ? 900 : 2700) + (by * next(0, 130)) / 100;
    const heading = next(0, 2) ? free : next(0, 3599);
    const stands = other(next, { ...fixed, heading }, 0, next(1500, wide + 2500), id);
    return { i, start, stands, corner, by, id };
  }).filter(({ start, stands }) => apart(start, stands) > 20);

  /** The deepest overlap and the nearest approach, every quarter of a tenth of a degree. */
  const sweep = ({ start, stands, corner, by }: Case) => {
    const shapes = shapesOf(stands.figure);
    const wide = frontOf(start.figure.layout!, FOOT);
    const parts = Math.abs(by) * 2;
    let [deepest, nearest] = [-Infinity, Infinity];
    for (let k = 0; k <= parts; k++) {
      const now = shapesOf({ ...start.figure, ...wheeling(start.figure, wide, corner, (by * k) / parts) });
      const deep = overlapOf(now, shapes);
      deepest = Math.max(deepest, deep);
      nearest = Math.min(nearest, Math.max(0, -deep));
    }
    return { deepest, nearest };
  };
  const found = new Map<Case, boolean | undefined>();
  const judge = (one: Case): boolean | undefined => {
    if (!found.has(one)) {
      const { deepest, nearest } = sweep(one);
      const [value, may] = one.id === 'S2' ? [deepest, deepest <= 10] : [nearest, nearest > 10];
      found.set(one, close(value, 10, 6) ? undefined : may);
    }
    return found.get(one);
  };
  test.each(cases)('GL-GEO-08 GL-GEO-11 case $i: $by about the $corner corner past $id', (one) => {
    const may = judge(one);
    if (may === undefined) return;
    const answer = ask(field([one.start.wire, one.stands.wire]), turn(one.by, one.corner));
    expect(answer === undefined, answer?.because).toBe(may);
  });
  test('GL-GEO-08 there are enough of both kinds', () => enough(cases.map(judge), 30));
});

describe('re-arrangements', () => {
  const SHAPES: Record<number, string[]> = {
    4: ['WWWW', 'WW/WW'],
    5: ['WWWWW', 'WW/WW/W.', 'WW/WW/.W'],
    6: ['WWWWWW', 'WW/WW/WW'],
  };
  const cases = Array.from({ length: 400 }, (_, i) => {
    const next = numbers(300 + 32452843 * (i + 1));
    const list = SHAPES[next(4, 6)]!;
    const [layout, to] = [pick(next, list), pick(next, list)];
    const start = unitAt({ x: X, y: Y, heading: next(0, 3599) }, layout, { id: 'S1' });
    const file = pick(next, ['left', 'right'] as const);
    const about = next(0, 3) === 0;
    const element = next(0, cellsOf(layout).length - 1);
    const cell = pick(next, cellsOf(to));
    const after: Placed = about
      ? { ...facedAbout(start.figure, layout, FOOT, file), size: FOOT }
      : { ...changed(start.figure, layout, element, to, cell, FOOT), layout: to, size: FOOT };
    const given: Loose = about ? { ...ABOUT, ...(layout.includes('.') ? { file } : {}) } : change(to, element, cell);
    const id = next(0, 1) ? 'S2' : 'N1';
    const near = elementAt(after, after.layout!, FOOT, pick(next, cellsOf(after.layout!)));
    const stands = other(next, near, next(-3000, 3000), next(-3000, 3000), id);
    const same = !about && layout === to && String(cellsOf(layout)[element]) === String(cell);
    return { i, start, given, after, stands, id, same };
  }).filter(({ start, stands, same }) => !same && apart(start, stands) > 20);

  const judge = ({ after, stands, id }: (typeof cases)[number]): boolean | undefined => {
    const [a, b] = [shapesOf({ ...after, ...stored(after) }), shapesOf(stands.figure)];
    const value = id === 'S2' ? -overlapOf(a, b) : gapOf(a, b) - 20;
    return close(value, -10, 3) ? undefined : value > -10;
  };
  test.each(cases)('GL-FACE-10 GL-FACE-08 GL-GEO-11 case $i: $given past $id', (one) => {
    const may = judge(one);
    if (may === undefined) return;
    const answer = ask(field([one.start.wire, one.stands.wire]), one.given);
    expect(answer === undefined, answer?.because).toBe(may);
  });
  test('GL-FACE-10 there are enough of both kinds', () => enough(cases.map(judge), 35));
});
