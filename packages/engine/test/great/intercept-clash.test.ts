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
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SUB,
  allThrows,
  charge,
  expectLegal,
  field,
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
  NOT_THERE,
  approach,
} from './charge-help.js';
import { choose, refusal, unit } from './kit.js';

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
