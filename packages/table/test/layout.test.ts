/** The grid that breathes: everything has room, nothing lies on anything else, and the table is calm. */
import { describe, expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { isOnTable, sizeOf, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { matchOf } from '../src/match/session.js';
import { layoutOf, type Layout, type Wishes } from '../src/view/layout.js';
import { STRIP } from '../src/view/measure.js';
import { commanderId, type Station } from '../src/view/place-units.js';
import { seamsOf } from '../src/view/seams.js';
import { areaAt } from '../src/view/table-plan.js';
import { opened, played } from './kit.js';

const WINDOWS = [
  { width: 990, height: 760 },
  { width: 570, height: 640 },
  { width: 390, height: 430 },
  { width: 1500, height: 420 },
];
const NOBODY: ReadonlySet<Zone> = new Set();

const wishesOf = (match: ZonalMatch, changes: Partial<Wishes> = {}): Wishes => ({
  match,
  near: 'south',
  window: WINDOWS[0]!,
  aimed: NOBODY,
  focus: undefined,
  wholeOf: sizeOf,
  ...changes,
});

const SLIGHT = 0.6;

const doOverlap = (a: Station, b: Station): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - SLIGHT && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - SLIGHT;

const zoneOf = ({ state }: ZonalMatch, id: string): Zone | undefined =>
  id === commanderId('south')
    ? state.sides.south.commander
    : id === commanderId('north')
      ? state.sides.north.commander
      : state.units[state.index[id]!]!.zone;

const isIn = ({ x, y, width, height }: Station, { areas }: Layout, zone: Zone | undefined): boolean => {
  const area = areas.find((each) => each.zone === zone)!;
  return (
    x - width / 2 >= area.left - SLIGHT &&
    x + width / 2 <= area.left + area.width + SLIGHT &&
    y - height / 2 >= area.top - SLIGHT &&
    y + height / 2 <= area.top + area.height + SLIGHT
  );
};

const faultsOf = (match: ZonalMatch, layout: Layout): string[] => {
  const stations = [...layout.stations.values()];
  return stations.flatMap((one, i) => [
    ...(isIn(one, layout, zoneOf(match, one.id)) ? [] : [`${one.id} outside`]),
    ...stations.slice(i + 1).flatMap((other) => (doOverlap(one, other) ? [`${one.id} on ${other.id}`] : [])),
  ]);
};

describe.each([fineEdition, majorEdition])('$title', (game) => {
  test.each(WINDOWS)('all units in their zones and none on another, in $width x $height', (window) => {
    let i = 0;
    played(opened(game, 8), 8, 400, (session) => {
      if (i++ % 9 !== 0) return;
      const match = matchOf(session);
      const focus = window.width < 560 ? match.table.zones[i % match.table.zones.length] : undefined;
      const layout = layoutOf(wishesOf(match, { window, focus, near: i % 2 === 0 ? 'south' : 'north' }));
      expect(faultsOf(match, layout)).toEqual([]);
      for (const { id, zone } of match.state.units)
        expect(layout.stations.has(id), id).toBe(isOnTable(zone) || /^[SN]R\d$/.test(zone));
    });
  });

  test('the whole window is used', () => {
    const layout = layoutOf(wishesOf(matchOf(opened(game))));
    const right = Math.max(...layout.areas.map(({ left, width }) => left + width));
    const bottom = Math.max(...layout.areas.map(({ top, height }) => top + height));
    expect(layout.size).toEqual(WINDOWS[0]);
    expect(WINDOWS[0]!.width - right).toBeLessThan(12);
    expect(WINDOWS[0]!.height - bottom).toBeLessThan(16);
  });

  test('the grid stays while it does nearly as well as a new one, and gives way when it does not', () => {
    let before: Layout | undefined;
    let changes = 0;
    let moments = 0;
    played(opened(game, 3), 3, 300, (session) => {
      const match = matchOf(session);
      const layout = layoutOf(wishesOf(match), before);
      expect(faultsOf(match, layout)).toEqual([]);
      expect(layout.stand / layoutOf(wishesOf(match)).stand).toBeGreaterThan(0.9);
      if (before && layout.grid !== before.grid) changes++;
      before = layout;
      moments++;
    });
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThan(moments / 4);
  });
});

test('an empty reserve is a strip until somebody aims at it', () => {
  const match = matchOf(opened(fineEdition));
  const heightIn = (aimed: ReadonlySet<Zone>): number =>
    layoutOf(wishesOf(match, { aimed })).areas.find(({ zone }) => zone === 'NR2')!.height;
  expect(heightIn(NOBODY)).toBe(STRIP);
  expect(heightIn(new Set(['NR2']))).toBeGreaterThan(STRIP);
});

test('the near side has its own rear row below, and its left on the left', () => {
  const match = matchOf(opened(fineEdition));
  const at = (near: 'south' | 'north', zone: Zone) =>
    layoutOf(wishesOf(match, { near })).areas.find((area) => area.zone === zone)!;
  const south = at('south', 'Z(0,0)');
  const north = at('north', 'Z(4,2)');
  expect([south.left, south.top]).toEqual([north.left, north.top]);
  expect(at('south', 'SR1').top).toBeGreaterThan(south.top);
  expect(areaAt(layoutOf(wishesOf(match)).areas, south.left + 1, south.top + 1)?.zone).toBe('Z(0,0)');
});

test('a tapped zone of a narrow window shows whole trays, the others counters', () => {
  const session = played(opened(fineEdition, 8), 8, 200);
  const match = matchOf(session);
  const focus = match.state.units.find(({ zone }) => isOnTable(zone))!.zone;
  const layout = layoutOf(wishesOf(match, { window: WINDOWS[2]!, focus }));
  for (const { id, zone } of match.state.units)
    if (layout.stations.has(id)) expect(layout.stations.get(id)!.counter, id).toBe(zone !== focus);
  expect(layout.areas.find(({ zone }) => zone === focus)!.width).toBeGreaterThan(150);
});

test('where units touch there is a seam, and a flank or a rear is told on him who strikes', () => {
  const units = [
    { id: 'S1', facing: 'N', contacts: [{ with: 'N1', face: 'left' }] },
    { id: 'N1', facing: 'E', contacts: [{ with: 'S1', face: 'front' }] },
  ];
  const match = { state: { units, index: { S1: 0, N1: 1 } } } as unknown as ZonalMatch;
  const at = (id: string, x: number): Station => ({
    id,
    x,
    y: 50,
    angle: 0,
    width: 40,
    height: 60,
    tray: undefined,
    counter: false,
  });
  const stations = new Map([at('S1', 100), at('N1', 60)].map((station) => [station.id, station]));
  const [seam, ...others] = seamsOf(match, stations, 'south');
  expect(others).toEqual([]);
  expect([seam!.from[0], seam!.to[0]]).toEqual([80, 80]);
  expect(seam!.struck).toMatchObject({ face: 'flank', y: 50 });
  expect(seam!.struck!.x).toBeLessThan(80);
});
