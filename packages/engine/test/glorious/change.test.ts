/** Changes of formation (GL-FACE-10 to -12, GL-R-26). */
import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  E,
  GUNS,
  W,
  X,
  Y,
  battle,
  bog,
  change,
  chief,
  deep,
  expectPose,
  field,
  foot,
  go,
  house,
  isOver,
  judged,
  legal,
  line,
  mass,
  order,
  pose,
  rank,
  refused,
  type Loose,
} from './move-help.js';
import { cellsOf, changed, numbers, sizeOf, type Cell } from './pose-help.js';

const CHANGE = [
  'GL-FACE-10',
  'GL-FACE-11',
  'GL-R-26',
  'GL-FORM-01',
  'GL-FORM-02',
  'GL-FORM-03',
  'GL-R-12',
  'GL-FORM-07',
];
const HERE = { x: X, y: Y, heading: 0 };

/** What a unit of so many elements may stand in. */
const shapes = (count: number): string[] => {
  if (count < 4) return [rank(count)];
  return count === 5 ? [rank(5), deep(5, 'left'), deep(5, 'right')] : [rank(count), deep(count)];
};
type Case = { from: string; to: string; element: number; cell: Cell };
const cases: Case[] = [2, 3, 4, 5, 6].flatMap((count) =>
  shapes(count).flatMap((from) =>
    shapes(count).flatMap((to) =>
      cellsOf(from).flatMap((_, element) => cellsOf(to).map((cell) => ({ from, to, element, cell }))),
    ),
  ),
);
const isSame = ({ from, to, element, cell }: Case): boolean => {
  const [i, j] = cellsOf(from)[element]!;
  return from === to && cell[0] === i && cell[1] === j;
};
const stand = (layout: string, more: Loose = {}): Loose => ({
  type: 'foot hand',
  formation: layout.includes('/') ? 'mass' : 'line',
  layout,
  ...more,
});

describe('GL-FACE-10 GL-R-26 one element stays', () => {
  const groups = [...new Set(cases.map(({ from, to }) => `${from} to ${to}`))].map((name, i) => ({
    name,
    i,
    list: cases.filter(({ from, to }) => `${from} to ${to}` === name),
  }));
  test.each(groups)('GL-FACE-10 GL-FACE-11 $name, every element in every place', ({ list, i }) => {
    const heading = numbers(17 + 7919 * (i + 1))(0, 3599);
    for (const one of list) {
      const match = field(stand(one.from, { heading }));
      const given = change(one.to, one.element, one.cell);
      if (isSame(one)) {
        refused(match, given, 'GL-FACE-11');
        continue;
      }
      order(match, given);
      const there = changed({ ...HERE, heading }, one.from, one.element, one.to, one.cell, sizeOf('foot'));
      expectPose(pose(match), there);
      expect(unit(match, 'S1')).toMatchObject({ formation: given['formation'], layout: one.to });
    }
  });

  test('GL-FACE-10 a line of six closes up into a mass behind its left element', () => {
    const match = field(foot());
    order(match, change(deep(6), 0, [0, 0]));
    expect(unit(match, 'S1')).toMatchObject({ x: X - 3750 + W, y: Y, heading: 0, formation: 'mass' });
    isOver(match);
  });

  test.each([
    ['elephants', mass(4, 'left', { type: 'elephants' }), 'EEEE', 3, [0, 0]],
    ['knights', line(6, 'knights'), 'NN/NN/NN', 5, [2, 1]],
    ['mounted foot', line(5, 'mounted foot bow'), 'OO/OO/.O', 2, [2, 1]],
  ] as const)('GL-FACE-10 %s by their own depth', (type, given, to, element, cell) => {
    const heading = 432;
    const match = field({ ...given, heading });
    order(match, change(to, element, [...cell]));
    const start = { ...HERE, heading };
    expectPose(pose(match), changed(start, given['layout'], element, to, [...cell], sizeOf(type)));
  });

  test('GL-FACE-10 GL-R-65 and with other bases', () => {
    const basing = { options: { basing: { foot: { frontage: 1000, depth: 600 } } } };
    const match = field(foot(), basing);
    order(match, change(deep(6), 5, [2, 0]));
    expect(pose(match)).toEqual({ x: X + 2500 + 500, y: Y + 1200, heading: 0 });
  });

  test('GL-FACE-10 an element and a place that are there', () => {
    const match = field(foot());
    refused(match, change(deep(6), 6, [0, 0]));
    refused(match, change(deep(6), -1, [0, 0]));
    refused(match, change(deep(6), 0, [3, 0]));
    refused(match, change(deep(6), 0, [0, 2]));
    refused(field(line(5)), change(deep(5, 'left'), 0, [2, 1]));
  });

  test.each([
    ['one element', line(1), change('W', 0, [0, 0])],
    ['a commander', chief(), change('C', 0, [0, 0])],
    ['a Battle', battle(), change('PPPPPP', 0, [0, 0])],
    ...GUNS.map((type): [string, Loose, Loose] => [type, { type, limbered: true }, change('A', 0, [0, 0])]),
  ])('GL-FACE-10 not %s', (_, given, what) => {
    refused(field(given), what, 'GL-FACE-10');
  });

  test.each([
    'WWWWW',
    'WWWWWWW',
    'WW/WW',
    'WWW/WWW',
    'W/W/W/W/W/W',
    'WWWW/WW',
    'WW/WW/W.',
    'WW/W./WW',
    'WWW.WWW',
    'BBBBBB',
  ])('GL-FACE-10 GL-FORM-02 six elements do not form %s', (layout) => {
    refused(field(foot()), change(layout, 0, [0, 0]));
  });

  test.each(['WW/W.', 'WW/.W', 'W/W/W'])('GL-FORM-02 GL-R-12 nor three %s', (layout) => {
    refused(field(line(3)), change(layout, 0, [0, 0]), 'GL-FORM-02');
  });

  test('GL-FACE-10 the layout must fit the name of the formation', () => {
    refused(field(foot()), { ...change(deep(6), 0, [0, 0]), formation: 'line' });
    refused(field(mass(6)), { ...change(rank(6), 0, [0, 0]), formation: 'mass' });
    expect(refused(field(foot()), { ...change(deep(6), 0, [0, 0]), formation: 'battle' }).rule).toBe('GL-FORM-05');
  });

  test('GL-FACE-10 it costs both functions', () => {
    const match = field(foot());
    order(match, go(1000));
    refused(match, change(deep(6), 0, [0, 0]), 'GL-MOVE-04');
  });
});

describe('GL-FACE-11 from the same to the same', () => {
  test('GL-FACE-11 a line shifts sideways by up to five elements', () => {
    for (const [element, file] of [
      [0, 5],
      [5, 0],
      [2, 1],
    ] as const) {
      const match = field(foot());
      order(match, change(rank(6), element, [0, file]));
      expect(pose(match)).toEqual({ x: X + (element - file) * W, y: Y, heading: 0 });
    }
  });

  test('GL-FACE-11 a mass shifts forwards or backwards by two ranks', () => {
    const ahead = field(mass(6));
    order(ahead, change(deep(6), 0, [2, 0]));
    expect(pose(ahead)).toEqual({ x: X, y: Y + 2 * E, heading: 0 });
    const rear = field(mass(6));
    order(rear, change(deep(6), 5, [0, 0]));
    expect(pose(rear)).toEqual({ x: X + W, y: Y - 2 * E, heading: 0 });
  });

  test('GL-FACE-11 a mass of five changes the file of its odd element this way too', () => {
    const match = field(mass(5, 'left'));
    order(match, change(deep(5, 'right'), 0, [0, 0]));
    expect(unit(match, 'S1')).toMatchObject({ ...HERE, layout: deep(5, 'right') });
  });

  test('GL-FACE-11 a result equal to the old one is refused', () => {
    for (const [given, layout] of [
      [foot(), rank(6)],
      [mass(6), deep(6)],
      [mass(5, 'right'), deep(5, 'right')],
    ] as const)
      for (const [element, cell] of cellsOf(layout).entries())
        refused(field(given), change(layout, element, cell), 'GL-FACE-11', 'GL-R-26');
  });
});

describe('GL-FACE-12 GL-GEO-11 room', () => {
  /** A line of six closes up on its left element; what was under its right half does not matter, nor what is between. */
  test('GL-FACE-12 only the end position is tested', () => {
    const match = field([foot(), foot({ id: 'S2', x: X + 2500, y: Y + E }), foot({ id: 'S3', x: X + 2500, y: Y - E })]);
    order(match, change(deep(6), 0, [0, 0]));
    expect(pose(match).x).toBe(X - 2500);
  });

  /** Somebody behind a line of six that becomes a mass on its left: the third rank ends 2.25 behind the front. */
  const behind = (id: string, gap: number) =>
    field([foot(), foot({ id, x: X - 2500, y: Y - 3 * E - gap, heading: 0 })]);
  test.each([
    ['N1', 11, true],
    ['N1', 10, false],
    ['S2', 0, true],
    ['S2', -10, true],
    ['S2', -11, false],
  ])('GL-FACE-12 GL-GEO-11 %s %i behind the new place: %s', (id, gap, may) => {
    judged(behind(id, gap), change(deep(6), 0, [0, 0]), may, 'GL-GEO-11');
  });

  test('GL-FACE-12 GL-MOVE-10 only a charge makes contact', () => {
    refused(behind('N1', 0), change(deep(6), 0, [0, 0]), 'GL-GEO-11');
  });

  test('GL-FACE-12 GL-TERR-02 terrain at the end, not on the way', () => {
    const pond = (north: number) => bog(X - 3000, Y - 4000, X - 2000, north);
    legal(field(foot(), pond(Y - 3 * E + 10)), change(deep(6), 0, [0, 0]));
    refused(field(foot(), pond(Y - 3 * E + 11)), change(deep(6), 0, [0, 0]), 'GL-TERR-02');
    legal(field(foot(), pond(Y - 3 * E + 11)), change(deep(6), 5, [0, 0]));
  });

  test('GL-GEO-10 it stays on the table', () => {
    const match = field(foot({ x: 3750 }));
    refused(match, change(rank(6), 0, [0, 5]), 'GL-GEO-10');
    legal(match, change(rank(6), 5, [0, 0]));
  });

  test('GL-R-26 turnsEndOnly changes nothing here', () => {
    const on = house('turnsEndOnly');
    const match = field([foot(), foot({ id: 'N1', x: X - 2500, y: Y - 3 * E - 10, heading: 0 })], on);
    refused(match, change(deep(6), 0, [0, 0]), 'GL-GEO-11');
  });
});

describe('GL-R-12 smallMasses', () => {
  const on = house('smallMasses');
  test('GL-R-12 off: no mass of fewer than four', () => {
    for (const [count, layout] of [
      [3, 'WW/W.'],
      [3, 'WW/.W'],
      [2, 'W/W'],
    ] as const)
      refused(field(line(count)), change(layout, 0, [0, 0]), ...CHANGE);
  });

  test('GL-R-12 on: [2,1] and [1,1] as well', () => {
    for (const [count, layout, x] of [
      [3, 'WW/W.', X - 1875 + 1250],
      [3, 'WW/.W', X - 1875 + 1250],
      [2, 'W/W', X - 625],
    ] as const) {
      const match = field(line(count), on);
      order(match, change(layout, 0, [0, 0]));
      expect(unit(match, 'S1')).toMatchObject({ x, y: Y, formation: 'mass', layout });
    }
    refused(field(line(1), on), change('W', 0, [0, 0]), 'GL-FACE-10');
    refused(field(line(4), on), change('W/W/W/W', 0, [0, 0]), 'GL-FORM-02');
    refused(field(line(3), on), change('W/W/W', 0, [0, 0]), 'GL-FORM-02');
  });

  test('GL-R-12 on: the free shift is not for a mass of three', () => {
    const match = field({ type: 'foot hand', formation: 'mass', layout: 'WW/W.' }, on);
    refused(match, { do: 'shift', unit: 'S1' }, 'GL-FORM-06');
    choose(match, change('WW/.W', 0, [0, 0]));
    isOver(match);
  });
});
