/** Battles in play: room on the base, moving, what they are no longer (GL-BATTLE-04 to -10, GL-R-14, GL-R-15, GL-R-65). */
import { describe, expect, test } from 'vitest';
import { choose, position, refusal, situation, start, unit } from './kit.js';
import { before, collector, elements, join, near, pikes, taking } from './join-help.js';
import {
  ABOUT,
  X,
  Y,
  battle,
  charge,
  chosen,
  enemyAhead,
  expectPose,
  field,
  foot,
  go,
  isOver,
  isRefused,
  legal,
  letters,
  many,
  order,
  pose,
  refused,
  rotate,
  tally,
  throwsIn,
  type Loose,
} from './move-help.js';
import { advanced, capacityOf, type Size } from './pose-help.js';

const ROWS: [number, number][] = [
  [7000, 32],
  [7500, 37],
  [8000, 44],
  [8500, 50],
  [9000, 54],
  [9500, 62],
  [10000, 70],
  [10500, 80],
  [11000, 88],
];
/** A unit of six comes onto a base with three free spaces. */
const fills = (diameter: number, spaces: number, given: Loose = {}) => {
  const match = near(foot(), { diameter, ...pikes(spaces - 3) }, [], given);
  order(match, join(2500));
  expect(elements(match)).toHaveLength(spaces);
  expect(tally(match)).toBe(3);
};

describe('GL-BATTLE-06 GL-R-14 room', () => {
  test.each(ROWS)('GL-BATTLE-06 a base of %i has %i spaces', (diameter, spaces) => {
    expect(capacityOf(diameter)).toBe(spaces);
    fills(diameter, spaces);
  });

  test.each<[number, Size]>([
    [7000, [1000, 1000]],
    [8500, [1000, 800]],
    [11000, [1500, 1000]],
    [9000, [2000, 500]],
  ])('GL-R-14 GL-R-65 a base of %i and elements of %j: by rows', (diameter, size) => {
    const [frontage, depth] = size;
    fills(diameter, capacityOf(diameter, size), { options: { basing: { foot: { frontage, depth } } } });
  });

  test('GL-R-14 option battleCapacity table: the agreed numbers', () => {
    const capacityTable = Object.fromEntries(ROWS.map(([diameter], i) => [String(diameter), 20 + i]));
    fills(7000, 20, { options: { battleCapacity: 'table', capacityTable } });
    fills(9000, 24, { options: { battleCapacity: 'table', capacityTable } });
  });

  test('GL-BATTLE-06 a command element takes six', () => {
    const match = near({ type: 'commander' }, pikes(26));
    order(match, join(2000));
    isRefused(refusal(match, chosen('S1')), 'to choose who is aboard');
    refused(near(foot(), pikes(26), [{ id: 'S3', type: 'commander', aboard: 'S2' }]), join(2000), 'GL-MERGE-05');
  });

  test('GL-BATTLE-07 GL-R-15 too many for the base are refused before the game', () => {
    const foots = Array.from({ length: 6 }, (_, i) => ({ name: `Pikes ${i}`, type: 'foot pike' }));
    const army = {
      name: 'Blue',
      units: [
        ...foots,
        { name: 'Chief', type: 'commander' },
        { name: 'One', type: 'sub-commander' },
        { name: 'Two', type: 'sub-commander' },
      ],
    };
    const match = start({
      armies: { south: army, north: { ...army, name: 'Red' } },
      options: { enforceComposition: false, armySize: 6 },
      dice: [],
    });
    const ids = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];
    const formed = (diameter: number) => ({ do: 'form', battles: [{ units: ids, diameter }] });
    isRefused(refusal(match, formed(7000)), '36 on a base of 32', ['GL-BATTLE-07', 'GL-BATTLE-06', 'GL-R-15']);
    expect(refusal(match, formed(7500))).toBeUndefined();
    isRefused(refusal(match, formed(7600)), 'a base of 7.6 inches', ['GL-BATTLE-05', 'GL-R-14']);
    isRefused(refusal(match, formed(11500)), 'a base of 11.5 inches', ['GL-BATTLE-05', 'GL-R-14']);
  });
});

test('GL-BATTLE-07 no more than the base holds', () => {
  expect(() => field(battle(pikes(33)))).toThrow('GL-BATTLE-07');
  expect(field(battle(pikes(32)))).toBeDefined();
  expect(() => field([battle(pikes(27)), { id: 'S2', type: 'sub-commander', aboard: 'S1' }])).toThrow('GL-BATTLE-07');
});

describe('GL-BATTLE-04, -05 what it is', () => {
  test('GL-BATTLE-04 only type and weapon of its elements are remembered', () => {
    const match = near(foot({ type: 'mounted foot bow', layout: 'OOOO' }), { elements: 'PPPPPPPPPPPPPPPPPPOO' });
    order(match, join(2000));
    expect(elements(match)).toBe(letters('PPPPPPPPPPPPPPPPPPOOOOOO'));
  });
  test('GL-BATTLE-04 it never breaks up', () => {
    const match = field(battle());
    for (const given of [
      { do: 'split' },
      { do: 'leave', unit: 'S1', x: X, y: Y },
      { do: 'changeFormation', formation: 'line', layout: 'PPPPPP', element: 0, cell: [0, 0] },
    ])
      refused(match, given);
  });
  test('GL-BATTLE-05 the diameter never changes', () => {
    const match = near(foot(), { diameter: 8000 });
    order(match, join(2500));
    expect(unit(match, 'S2')).toMatchObject({ diameter: 8000 });
    const taker = collector([before(1000)]);
    choose(taker, taking(3000, 'S2'));
    expect(unit(taker, 'S1')).toMatchObject({ diameter: 7000, formation: 'battle' });
  });
  test.each([6500, 7250, 11500])('GL-BATTLE-05 no base of %i', (diameter) => {
    expect(() => field(battle({ diameter }))).toThrow('GL-BATTLE-05');
  });
  test('GL-BATTLE-05 where elements stand on it does not matter', () => {
    const [a, b] = [field(battle({ elements: 'PBOPBOPBOPBO' })), field(battle({ elements: 'OOOOPPPPBBBB' }))];
    expect(elements(a, 'S1')).toBe(elements(b, 'S1'));
    expect(unit(a, 'S1').elements).toBe(unit(b, 'S1').elements);
  });
  test('GL-BATTLE-08 fewer than ten elements are no Battle', () => {
    expect(() => field(battle(pikes(9)))).toThrow('GL-BATTLE-08');
    expect(field(battle(pikes(10)))).toBeDefined();
    expect(
      position(field([battle(pikes(9)), { id: 'S2', type: 'sub-commander', aboard: 'S1' }])).sides.south.elements,
    ).toBe(11);
  });
});

describe('GL-BATTLE-10 its heading', () => {
  test.each([0, 450, 1234, 2700])('GL-BATTLE-10 GL-MOVE-12 it moves along it: %i', (heading) => {
    const match = field(battle({ heading }));
    order(match, go(3000));
    expectPose(pose(match), advanced({ x: X, y: Y, heading }, 3000), 0);
    isOver(match);
  });
  test('GL-BATTLE-10 it charges along it and nowhere else', () => {
    legal(field([battle(), enemyAhead(3500 + 2000)]), charge());
    for (const heading of [900, 1800, 2700]) refused(field([battle({ heading }), enemyAhead(3500 + 2000)]), charge());
  });
  test.each([0, 900, 1800, 2700])('GL-BATTLE-10 it fires in all directions, heading %i', (heading) => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: many(5, 12),
      units: [
        { id: 'S1', type: 'battle', diameter: 7000, elements: 'PPPPPPPPPPPPOOOOOO', x: 36000, y: 20000, heading },
        { id: 'N1', type: 'foot hand', x: 36000, y: 20000 + 3500 + 2000, heading: 1800 },
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    expect(throwsIn(match).at(-1)).toMatchObject({ count: 5 });
  });
  test.each([0, 900, 1800, 2700])('GL-BATTLE-10 it fights whatever touches its rim, heading %i', (heading) => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      dice: many(6 + 12, 12),
      units: [
        { id: 'S1', type: 'battle', diameter: 7000, elements: 'P'.repeat(12), x: 36000, y: 20000, heading },
        { id: 'N1', type: 'foot hand', x: 36000, y: 20000 + 3500, heading: 1800 },
      ],
    });
    expect(throwsIn(match).map((one) => [one['unit'], one['count']])).toEqual([
      ['N1', 6],
      ['S1', 12],
    ]);
  });
  test('GL-BATTLE-10 GL-MOVE-07 turned, it goes the other way in the next phase', () => {
    const match = field(battle());
    order(match, ABOUT);
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 1800 });
    const other = field(battle());
    order(other, rotate(-450));
    expect(pose(other)).toEqual({ x: X, y: Y, heading: 3150 });
    refused(field(battle({ y: 3600, heading: 1800 })), go(200), 'GL-GEO-10');
  });
});
