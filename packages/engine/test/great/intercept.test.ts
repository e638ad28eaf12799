import { describe, expect, test } from 'vitest';
import { corners, depthOf, expectNear, moved } from './charge-geometry-help.js';
import {
  AHEAD,
  BLOCK,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_CHARIOTS,
  HEAVY_ELEPHANTS,
  HEAVY_HORSE,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SQUARE,
  SUB,
  allThrows,
  area,
  bent,
  charge,
  expectLegal,
  field,
  ground,
  hits,
  isOver,
  north,
  order,
  pose,
  refused,
  south,
  switched,
  tally,
  thrown,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const NOT_THERE = ['GV-ICPT-02', 'GV-ICPT-03', 'GV-REACT-04', 'GV-REACT-06', 'GV-R-45', 'GV-R-88'];

/** S1 of foot goes 1 cm towards N1, which is `off` away. */
const approach = (who: Loose, { others = [], dice = [], more = {}, off = 6000 }: Loose = {}) => {
  const match = field([south(50000, FOOT), north(50000 + off, who), ...others], dice, more);
  order(match, 'S1', AHEAD(1000));
  return match;
};
const asked = (match: Loose) => decision(match)?.kind === 'intercept';

describe('GV-ICPT-01 who intercepts', () => {
  test.each<[string, Loose]>([
    ['horse in line', HORSE],
    ['horse in block', { ...HORSE, ...BLOCK }],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }],
    ['horse with bows', { type: 'light horse bows' }],
    ['heavy horse', HEAVY_HORSE],
    ['camels', { type: 'light camels' }],
    ['light chariots', CHARIOTS],
    ['heavy chariots', HEAVY_CHARIOTS],
    ['a commander', COMMANDER],
    ['a sub-commander', SUB],
  ])('GV-ICPT-01 %s may', (_, who) => {
    const match = approach(who);
    waitsFor(match, 'north', 'intercept');
    expect((decision(match)!.about as Loose).chances).toMatchObject([
      { unit: 'N1', do: 'intercept', from: 0, to: 1000 },
    ]);
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 0 })).toBeUndefined();
  });

  test.each<[string, Loose]>([
    ['medium elephants', ELEPHANTS],
    ['heavy elephants', HEAVY_ELEPHANTS],
  ])('GV-ICPT-01 %s may, near enough', (_, who) => {
    expect(asked(approach(who, { off: 3000 }))).toBe(true);
    expect(asked(approach(who, { off: 6000 }))).toBe(false);
  });

  test.each<[string, Loose, Loose]>([
    ['foot', FOOT, {}],
    ['foot with bows', { type: 'light foot bows', ...SKIRMISH }, {}],
    ['a defensive block', { ...FOOT, ...SQUARE }, {}],
    ['packed artillery', { ...GUN, packed: true }, {}],
    ['bent horse', { ...HORSE, ...bent({ angle: 100 }) }, {}],
    ['bent skirmishers', { ...LIGHT_HORSE, ...bent({ angle: 100 }), formation: 'bentSkirmishLine' }, {}],
    ['a unit with one strength point', { ...HORSE, hits: 9 }, {}],
    ['a unit that has reacted', { ...HORSE, reacted: true }, {}],
    ['a unit that is done', { ...HORSE, done: true }, {}],
    ['a unit in contact', HORSE, { others: [south(57000, { ...FOOT, ...BLOCK, id: 'S2', x: 94000, heading: 2700 })] }],
  ])('GV-ICPT-01 %s may not', (_, who, given) => {
    const match = approach(who, given);
    expect(pose(match, 'S1').y).toBe(51000);
    waitsFor(match, 'south', 'order');
  });

  test('GV-ICPT-01 with two strength points it may', () => {
    expect(asked(approach({ ...HORSE, hits: 8 }))).toBe(true);
  });
});

describe('GV-ICPT-02 the zone', () => {
  test.each<[string, Loose, number]>([
    ['horse', HORSE, 9000],
    ['a commander', COMMANDER, 9000],
    ['heavy chariots', HEAVY_CHARIOTS, 9000],
    ['medium elephants', ELEPHANTS, 3000],
    ['heavy elephants', HEAVY_ELEPHANTS, 3000],
  ])('GV-ICPT-02 of %s is %i deep, its far end included', (_, who, deep) => {
    // After 2 cm S1 is `deep` away.
    const match = field([south(50000, FOOT), north(52000 + deep, who)]);
    order(match, 'S1', AHEAD(2500));
    const tried = (at: number) => refusal(match, { do: 'intercept', unit: 'N1', at });
    expect(NOT_THERE).toContain(tried(1994)?.rule);
    for (const at of [1995, 2000, 2500]) expect(tried(at)).toBeUndefined();
  });

  test.each([
    [61005, true],
    [61006, false],
  ])('GV-ICPT-02 a move that ends 2 cm on, before a front at y = %i: asked %s', (y, inZone) => {
    const match = field([south(50000, FOOT), north(y, HORSE)]);
    order(match, 'S1', AHEAD(2000));
    expect(asked(match)).toBe(inZone);
  });

  test.each<[string, Loose, number]>([
    ['a line', HORSE, 86000],
    ['a block', { ...HORSE, ...BLOCK }, 88000],
    ['one stand', HEAVY_CHARIOTS, 88000],
  ])('GV-ICPT-02, -03 it is as wide as the front of %s', (_, who, left) => {
    // S1 lies west of the zone but for so much of its right end: a mere touch of corners is no contact.
    const within = (much: number) => {
      const match = field([south(50000, { ...FOOT, x: left - 4000 + much }), north(56000, who)]);
      order(match, 'S1', AHEAD(1000));
      return asked(match);
    };
    expect([within(9), within(30), within(60)]).toEqual([false, false, true]);
  });

  test.each<[string, Loose]>([
    ['a friend', north(53000, { id: 'N2' })],
    ['another enemy', south(53500, { ...FOOT, id: 'S2' })],
    ['somebody in the zone beside the way', south(53500, { ...FOOT, id: 'S2', x: 97500 })],
  ])('GV-ICPT-03 nobody is eligible behind %s', (_, other) => {
    const match = field([south(50000, { ...FOOT, x: 84000 }), north(56000, HORSE), other]);
    order(match, 'S1', AHEAD(500));
    expect(asked(match)).toBe(false);
  });

  test.each<[string, Loose]>([
    ['behind the mover', south(44000, { ...FOOT, id: 'S2' })],
    ['beside the zone', south(53500, { ...FOOT, id: 'S2', x: 98000 })],
    ['level with the mover', south(50990, { ...FOOT, ...BLOCK, id: 'S2', x: 92000 })],
  ])('GV-ICPT-03 somebody %s does not matter', (_, other) => {
    const match = field([south(50000, { ...FOOT, x: 84000 }), north(56000, HORSE), other]);
    order(match, 'S1', AHEAD(1000));
    expect(asked(match)).toBe(true);
  });

  test.each<[string, Loose, string, boolean]>([
    ['bog before horse', HORSE, 'bog', false],
    ['rough ground before chariots', CHARIOTS, 'rough', false],
    ['a wood before horse in line', HORSE, 'wood', false],
    ['an escarpment before horse', HORSE, 'escarpment', false],
    ['a village before elephants', ELEPHANTS, 'village', true],
    ['a wood before elephants', ELEPHANTS, 'wood', false],
  ])('GV-ICPT-03 prohibited terrain: %s', (_, who, type, may) => {
    const line = {
      type,
      points: [
        [88000, 51500],
        [92000, 51500],
      ],
    };
    const feature = type === 'escarpment' ? line : area(type, 88000, 51200, 92000, 51800);
    expect(asked(approach(who, { off: 3000, more: ground(feature) }))).toBe(may);
  });

  test('GV-ICPT-03 prohibited terrain beside the zone, or behind the mover, does not matter', () => {
    const beside = ground(area('bog', 94000, 52000, 98000, 54000), area('bog', 86000, 40000, 94000, 47000));
    expect(asked(approach(HORSE, { more: beside }))).toBe(true);
  });
});

describe('GV-ICPT-04 the test', () => {
  test.each<[string, Loose, number]>([
    ['a block', { ...HORSE, ...BLOCK }, 4],
    ['a line', HORSE, 3],
    ['light chariots in line', CHARIOTS, 3],
    ['a skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, 2],
    ['light chariots in skirmish line', { ...CHARIOTS, ...SKIRMISH }, 2],
  ])('GV-ICPT-04, -05 of %s', (_, who, needs) => {
    for (const die of [needs, needs + 1]) {
      const match = approach(who, { dice: [die] });
      choose(match, { do: 'intercept', unit: 'N1', at: 400 });
      const passed = die === needs;
      expect(allThrows(match)).toMatchObject([{ rule: 'GV-ICPT-04', side: 'north', unit: 'N1', needs: [needs] }]);
      expect(pose(match, 'S1').y).toBe(50400);
      expect(pose(match, 'N1').y).toBe(passed ? 50400 : 56000);
      expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual(passed ? [1, 1] : [0, 0]);
      expect(unit(match, 'N1').reacted).toBe(true);
      if (passed) isOver(match);
      else waitsFor(match, 'south', 'goOn');
    }
  });

  test('GV-ICPT-04 of elephants', () => {
    const match = approach(ELEPHANTS, { off: 2500, dice: [3] });
    choose(match, { do: 'intercept', unit: 'N1', at: 400 });
    expect(pose(match, 'N1').y).toBe(50400);
  });

  test.each([
    ['elite', 4, false],
    ['green', 3, true],
  ])('GV-ICPT-04, GV-QUAL-05 quality does not matter: %s and a throw of %i: passed %s', (quality, die, passed) => {
    const match = approach({ ...HORSE, quality }, { dice: [die], more: { options: { unitQuality: 'assigned' } } });
    choose(match, { do: 'intercept', unit: 'N1', at: 400 });
    expect(pose(match, 'N1').y).toBe(passed ? 50400 : 56000);
  });

  test.each<[string, Loose, Loose[]]>([
    ['a unit near its commander', HORSE, [north(56000, { ...COMMANDER, id: 'N2', x: 102005 })]],
    ['a unit near a sub-commander', HORSE, [north(56000, { ...SUB, id: 'N2', x: 99005 })]],
    ['a commander himself', COMMANDER, []],
  ])('GV-ICPT-04 %s intercepts without a test', (_, who, others) => {
    const match = approach(who, { others });
    choose(match, { do: 'intercept', unit: 'N1', at: 400 });
    expect(allThrows(match)).toEqual([]);
    expect(pose(match, 'N1').y).toBe(50400);
    isOver(match);
  });

  test('GV-ICPT-04 the target of a charge counter-charges without a test', () => {
    const match = field([south(50000), north(62000, HORSE)], [1]);
    charge(match);
    choose(match, { do: 'intercept', unit: 'N1', at: 4000 });
    expect(thrown(match)).toEqual([['south', 'S1', [1]]]);
    expect([pose(match, 'S1').y, pose(match, 'N1').y]).toEqual([54000, 54000]);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([1, 1]);
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, done: true });
    isOver(match);
  });

  test('GV-ICPT-04 a heavy chariot and elephants counter-charge too, at their own reach', () => {
    for (const [who, from] of [
      [HEAVY_CHARIOTS, 2995],
      [ELEPHANTS, 8995],
    ] as [Loose, number][]) {
      const match = field([south(50000), north(62000, who)], [1]);
      charge(match);
      expect(NOT_THERE).toContain(refusal(match, { do: 'intercept', unit: 'N1', at: from - 1 })?.rule);
      choose(match, { do: 'intercept', unit: 'N1', at: from });
      expect([pose(match, 'S1').y, pose(match, 'N1').y]).toEqual([50000 + from, 50000 + from]);
    }
  });

  test('GV-ICPT-04 another unit that intercepts the charge must test', () => {
    const match = field(
      [south(45000), north(60000), north(52000, { ...HORSE, id: 'N2', x: 80000, heading: 900 })],
      [1, 3],
    );
    charge(match);
    choose(match, { do: 'intercept', unit: 'N2', at: 7000 });
    expect(thrown(match)).toEqual([
      ['south', 'S1', [1]],
      ['north', 'N2', [3]],
    ]);
    expect(pose(match, 'S1').y).toBe(52000);
    expect(pose(match, 'N2')).toEqual({ x: 86000, y: 52000, heading: 900 });
    expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N1')]).toEqual([1, 1, 0]);
    isOver(match); // N1 was not contacted, so it is not asked
  });
});

describe('GV-ICPT-06 the clash', () => {
  test('GV-ICPT-06 straight ahead to the first touch, without pivot; a marker each; both done', () => {
    const start = { x: 90000, y: 58000, heading: 1900 };
    const match = field([south(50000, FOOT), north(58000, { ...HORSE, ...start })], [1]);
    order(match, 'S1', AHEAD(1000));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    const far = depthOf(start, 8000, corners({ x: 90000, y: 51000, heading: 0 }, 8000, 2000))!;
    expectNear(pose(match, 'N1'), moved(start, far), 12);
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, reacted: true, done: true });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, done: true, y: 51000 });
    isOver(match);
  });

  test('GV-ICPT-06 other enemies then in contact are simply in contact, and cannot act while they are', () => {
    const match = field(
      [
        south(50000, { ...FOOT, ...BLOCK, x: 88000 }),
        south(51000, { ...FOOT, ...BLOCK, id: 'S2', x: 92000 }),
        north(56000, HORSE),
      ],
      [1],
    );
    order(match, 'S1', AHEAD(1500));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    expect(pose(match, 'N1').y).toBe(51000);
    expect([hits(match, 'S1'), hits(match, 'S2'), hits(match, 'N1')]).toEqual([1, 0, 1]);
    expect(unit(match, 'S2').done).toBe(false);
    expect(['GV-MOVE-02', 'GV-R-74', 'GV-DISENG-01']).toContain(refused(match, 'S2', AHEAD(100))?.rule);
  });

  test('GV-ICPT-06, GV-GEN-08 an interceptor that comes to stand over the edge is lost, and the mover goes on', () => {
    // Heading south-east N1 would meet S1 with its left, its right corner being over the south edge by then.
    const match = field(
      [south(4875, { ...FOOT, ...BLOCK, x: 94475 }), north(6743, { ...HORSE, x: 85757, heading: 1350 })],
      [1],
    );
    order(match, 'S1', AHEAD(500));
    const choice = { do: 'intercept', unit: 'N1', at: 100 };
    const why = refusal(match, choice);
    if (why) expect(why.rule).toBe('GV-GEN-08');
    choose(match, why ? { ...choice, leaveTable: true } : choice);
    expect(unit(match, 'N1').status).toBe('routed');
    expect(tally(match, 'north')).toBe(1);
    expect(hits(match, 'S1')).toBe(0);
    waitsFor(match, 'south', 'goOn');
  });
});

describe('GV-ICPT-08 artillery on the move', () => {
  const caught = (packed: boolean, ...switches: string[]) => {
    const match = field([south(50000, { ...GUN, packed }), north(56000, HORSE)], [2], switched(...switches));
    order(match, 'S1', packed ? AHEAD(1000) : { do: 'relocate', steps: [{ ahead: 1000 }] });
    choose(match, { do: 'intercept', unit: 'N1', at: 500 });
    return match;
  };

  test.each([[true], [false]])('GV-ICPT-08, GV-R-57 packed %s: it is not over-run, stays and will fight', (packed) => {
    const match = caught(packed);
    expect(unit(match, 'S1')).toMatchObject({ status: 'table', hits: 1, done: true, y: 50500 });
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, y: 50500 });
    expect(tally(match, 'south')).toBe(0);
    isOver(match);
  });

  test.each([
    [true, 'routed', 1],
    [false, 'table', 0],
  ])('GV-R-57 with interceptOverruns packed %s: %s', (packed, status, lost) => {
    const match = caught(packed, 'interceptOverruns');
    expect(unit(match, 'S1').status).toBe(status);
    expect(tally(match, 'south')).toBe(lost);
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, hits: 1, y: 50500 });
    waitsFor(match, 'south', 'activity'); // no break-through for the interceptor
  });
});

test('GV-ICPT-07 one after the other may try, until one succeeds', () => {
  const hunter = (id: string, y: number) => north(y, { ...HORSE, id, x: 80000, heading: 900 });
  const match = field(
    [south(40000), north(58000), hunter('N2', 46000), north(50000, { ...HORSE, id: 'N3', x: 100000, heading: 2700 })],
    [1, 4, 6],
  );
  charge(match);
  choose(match, { do: 'intercept', unit: 'N2', at: 6000 });
  waitsFor(match, 'north', 'intercept'); // a charge goes straight on, nobody is asked
  expectLegal(refusal(match, { do: 'intercept', unit: 'N2', at: 6500 }), false, 'GV-REACT-01', ...NOT_THERE);
  choose(match, { do: 'intercept', unit: 'N3', at: 9000 });
  expect(pose(match, 'S1').y).toBe(58000);
  expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N3')]).toEqual([0, 0, 0]);
  waitsFor(match, 'north', 'react');
});
