import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { addressOf, routeOf } from '../src/app/address.js';
import { atLeast, expected, hitChances } from '@five-victories/engine/kernel';
import { blockOf, exchanged, gridOf, textOf } from '../src/match/layout-text.js';
import { randomTerrain } from '../src/match/random-terrain.js';
import { matchOf } from '../src/match/session.js';
import { readSettings, standard } from '../src/store/settings.js';
import { fitted, panned, pointAt, within, zoomed } from '../src/table/camera.js';
import { shortName } from '../src/view/short-names.js';
import { opened } from './kit.js';

test('names on the table are short and different', () => {
  const match = matchOf(opened(fineEdition));
  const names = match.state.units.map((unit) => `${unit.side} ${shortName(match, unit.id)}`);
  expect(new Set(names).size).toBe(names.length);
});

test('chances of hits', () => {
  expect(hitChances([3], 6)).toEqual([0.5, 0.5]);
  const two = hitChances([2, 4], 6);
  expect(two.map((chance) => Math.round(chance * 9))).toEqual([2, 5, 2]);
  expect(expected(two)).toBeCloseTo(1);
  expect(atLeast(two, 1)).toBeCloseTo(7 / 9);
});

test('layouts are read and written', () => {
  expect(textOf(gridOf('PMM/MM.').stands)).toBe('PMM/MM.');
  expect(exchanged('PMM/MM.', 0, 3)).toBe('MMM/PM.');
  expect(blockOf('MMPPX')).toMatchObject({ files: 3, ranks: 2 });
});

test('a camera stays on the table and keeps the point under the pointer', () => {
  const table = { width: 2000, height: 1600 };
  const window = { width: 1000, height: 800 };
  const whole = fitted(table, window);
  expect(whole.scale).toBe(0.5);
  const before = pointAt(whole, window, 200, 300);
  const closer = zoomed(whole, window, 200, 300, 2);
  expect(pointAt(closer, window, 200, 300)).toEqual(before);
  expect(within(panned(closer, 99999, 0), table, window).x).toBe(500);
  expect(within(zoomed(whole, window, 0, 0, 0.1), table, window)).toEqual(whole);
});

test('ground by chance is the same from both chairs', () => {
  for (let i = 0; i < 200; i++) {
    let seed = i;
    const ground = randomTerrain((n) => (seed = (seed * 16807 + 11) % 2147483647) % n);
    for (const [zone, types] of Object.entries(ground)) {
      const [, c, r] = /Z\((\d),(\d)\)/.exec(zone)!;
      expect(ground[`Z(${4 - Number(c)},${2 - Number(r)})`], zone).toEqual(types);
    }
    expect(() => opened(fineEdition, 1, { terrain: ground })).not.toThrow();
  }
});

test('addresses lead to pages and back; strange ones to the front', () => {
  for (const route of [{ page: 'front' }, { page: 'match', id: 'a b/c' }, { page: 'new', game: 'major' }] as const)
    expect(routeOf(addressOf(route))).toEqual(route);
  expect(routeOf('#/new/chess')).toEqual({ page: 'front' });
  expect(routeOf('#/match/%E0%A4%A')).toEqual({ page: 'saved' });
  expect(routeOf('')).toEqual({ page: 'front' });
});

test('settings that are not understood are standard', () => {
  expect(readSettings({ theme: 'pink', pace: 'calm', friendly: 'yes' })).toEqual({ ...standard(), pace: 'calm' });
  expect(readSettings(null)).toEqual(standard());
});
