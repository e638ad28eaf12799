// A Glorious Victory: which shots a gun is offered, against a search through all its pivots (P6, GL-FIRE-14, -22).
import { expect, test } from 'vitest';
import { options } from './kit.js';
import { firing, may, X, Y, type Loose } from './fire-help.js';

const MOST = 81;
const SHOTS: Loose[] = [{}];
for (let by = 1; by <= MOST; by++)
  for (const corner of ['left', 'right']) for (const sign of [1, -1]) SHOTS.push({ pivot: { corner, by: sign * by } });

/** Friends hide more or less of what stands behind them. */
const SCENES: [name: string, friends: [x: number, y: number][], enemies: [x: number, y: number][]][] = [
  ['nobody before it', [], [[2000, 9000]]],
  ['just beside it', [], [[9400, 16_000]]],
  [
    'a wide friend',
    [[0, 3000]],
    [
      [0, 9000],
      [2000, 13_000],
    ],
  ],
  ['the end of a friend', [[-4300, 5000]], [[-2000, 12_000]]],
  [
    'a slit between friends',
    [
      [-4900, 6000],
      [4800, 6000],
    ],
    [[1000, 14_000]],
  ],
  [
    'no slit',
    [
      [-4300, 6000],
      [4300, 6000],
    ],
    [[0, 14_000]],
  ],
  ['a friend far off', [[1000, 12_000]], [[6500, 20_000]]],
  [
    'enemies behind enemies',
    [],
    [
      [-3000, 4000],
      [1000, 7000],
      [6000, 9000],
    ],
  ],
];
const placed = (id: string, [x, y]: [number, number], i: number): Loose => ({
  id: `${id}${i + 2}`,
  type: 'foot pike',
  layout: 'PPPPPP',
  x: X + x,
  y: Y + y,
});

test.each(SCENES)('P6, GL-FIRE-22 the smallest pivot that has a target: %s', (_name, friends, enemies) => {
  for (const heading of [0, 17, 3580]) {
    const [south, north] = [friends.map((at, i) => placed('S', at, i)), enemies.map((at, i) => placed('N', at, i))];
    const match = firing([{ id: 'S1', type: 'bombard', x: X, y: Y, heading }, ...south, ...north]);
    const all = (shot: Loose): Loose[] =>
      north
        .map(({ id }) => ({ do: 'fire', unit: 'S1', ...shot, at: [{ target: id }] }))
        .filter((choice) => may(match, choice));
    const first = SHOTS.find((shot) => all(shot).length > 0);
    expect(options(match).filter(({ unit }) => unit === 'S1')).toEqual(first ? all(first) : []);
  }
});
