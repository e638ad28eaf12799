import { describe, expect, test } from 'vitest';
import {
  AHEAD,
  BLOCK,
  BOWS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_GUN,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  area,
  charge,
  field,
  ground,
  hits,
  isOver,
  many,
  north,
  order,
  passBy,
  pose,
  south,
  switched,
  thrown,
  waitsFor,
  type Loose,
  asked,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const NOT_THERE = ['GV-OPP-01', 'GV-OPP-02', 'GV-REACT-04', 'GV-REACT-06', 'GV-R-45', 'GV-R-58'];
const shootAt = (at: number, unitId = 'N1') => ({ do: 'opportunityFire', unit: unitId, at });

/** S1 goes 1 cm towards N1, which is `off` away. */
const approach = (
  who: Loose = GUN,
  { mover = FOOT, off = 8000, others = [], dice = [], more = {}, choice }: Loose = {},
) => {
  const match = field([south(50000, mover), north(50000 + off, who), ...others], dice, more);
  order(match, 'S1', choice ?? AHEAD(1000));
  return match;
};

describe('GV-OPP-01 who fires', () => {
  test('GV-OPP-01 unpacked light artillery', () => {
    const match = approach();
    waitsFor(match, 'north', 'intercept');
    expect((decision(match)!.about as Loose).chances).toMatchObject([
      { unit: 'N1', do: 'opportunityFire', from: 0, to: 1000 },
    ]);
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 0 })?.rule).toBe('GV-ICPT-01');
  });

  test.each<[string, Loose, Loose[]]>([
    ['heavy artillery', HEAVY_GUN, []],
    ['packed artillery', { ...GUN, packed: true }, []],
    ['artillery with a red marker', { ...GUN, fired: true }, []],
    ['artillery without a strength point', { ...GUN, hits: 6 }, []],
    ['artillery that has reacted', { ...GUN, reacted: true }, []],
    ['artillery in contact', GUN, [south(60000, { ...FOOT, ...BLOCK, id: 'S2', x: 92000, heading: 2700 })]],
    ['archers', BOWS, []],
  ])('GV-OPP-01 not %s', (_, who, others) => {
    const match = approach(who, { others });
    expect(asked(match)).toBe(false);
    expect(pose(match, 'S1').y).toBe(51000);
  });

  test('GV-OPP-01 with one strength point it may', () => {
    expect(asked(approach({ ...GUN, hits: 5 }))).toBe(true);
  });

  test('GV-OPP-01 at a charge against somebody else', () => {
    const match = field([south(45000), north(60000), north(52000, { ...GUN, id: 'N2', x: 78000, heading: 900 })], [1]);
    charge(match);
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, shootAt(7000, 'N2'))).toBeUndefined();
  });

  test('GV-OPP-01 not at a charge against itself: it fires on contact only', () => {
    const match = field([south(50000), north(60000, GUN), north(110000, { id: 'N9', x: 150000 })], [1, ...many(9, 6)]);
    charge(match);
    expect(unit(match, 'N1').status).toBe('routed');
    waitsFor(match, 'south', 'breakThrough');
  });

  test.each<[string, Loose, Loose]>([
    ['a side-step', FOOT, { do: 'sideStep', steps: [{ left: 1000 }] }],
    ['a step back', FOOT, { do: 'stepBack', steps: [{ back: 1000 }] }],
    ['relocating', GUN, { do: 'relocate', steps: [{ ahead: 1000 }] }],
    ['packed artillery', { ...HEAVY_GUN, packed: true }, AHEAD(1000)],
    ['a commander', COMMANDER, AHEAD(1000)],
  ])('GV-OPP-01 at %s', (_, mover, choice) => {
    expect(asked(approach(GUN, { mover, choice }))).toBe(true);
  });

  test('GV-OPP-01 not at who only turns', () => {
    expect(asked(approach(GUN, { choice: { do: 'manoeuvre', steps: [{ turn: 100 }] } }))).toBe(false);
  });
});

describe('GV-OPP-02 the zone and the shot', () => {
  test('GV-OPP-02 the zone is 12 cm deep, its far end included', () => {
    const match = field([south(50000, FOOT), north(64000, GUN)]);
    order(match, 'S1', AHEAD(3000));
    expect(NOT_THERE).toContain(refusal(match, shootAt(1994))?.rule);
    for (const at of [1995, 3000]) expect(refusal(match, shootAt(at))).toBeUndefined();
  });

  test.each([
    [64005, true],
    [64006, false],
  ])('GV-OPP-02 a move that ends 2 cm on, before a front at y = %i: asked %s', (y, may) => {
    const match = field([south(50000, FOOT), north(y, GUN)]);
    order(match, 'S1', AHEAD(2000));
    expect(asked(match)).toBe(may);
  });

  test.each([
    [11, true],
    [10, false],
  ])('GV-OPP-02 it is as wide as the stand: a mover %i thousandths within %s', (within, may) => {
    // The zone begins at x = 88000.
    const match = approach(GUN, { mover: { ...FOOT, x: 84000 + within } });
    expect(asked(match)).toBe(may);
  });

  test.each<[string, Loose]>([
    ['a friend', north(54000, { ...FOOT, id: 'N2' })],
    ['another enemy', south(54000, { ...FOOT, id: 'S2' })],
  ])('GV-OPP-02 not past %s', (_, other) => {
    expect(asked(approach(GUN, { others: [other] }))).toBe(false);
  });

  test('GV-OPP-02 not through a wood, but over an escarpment', () => {
    const wood = ground(area('wood', 88000, 53000, 92000, 55000));
    expect(asked(approach(GUN, { more: wood }))).toBe(false);
    const cliff = ground({
      type: 'escarpment',
      points: [
        [80000, 54000],
        [100000, 54000],
      ],
    });
    expect(asked(approach(GUN, { more: cliff }))).toBe(true);
  });

  test.each<[string, Loose, number]>([
    ['medium foot in line', FOOT, 8],
    ['foot in block', { ...FOOT, ...BLOCK }, 9],
    ['skirmishers', SKIRMISHERS, 7],
    ['medium horse', HORSE, 9],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, 8],
    ['elephants', ELEPHANTS, 9],
    ['a commander', COMMANDER, 8],
  ])('GV-OPP-02 the dice of light artillery within 12 cm: six points at %s', (_, mover, count) => {
    const match = approach(GUN, { mover, dice: many(count, 6) });
    choose(match, shootAt(500));
    expect(thrown(match)).toEqual([['north', 'N1', many(count, 6)]]);
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true });
  });

  test('GV-OPP-02 quickSheetArtillery: one die for the range', () => {
    const match = approach(GUN, { dice: many(7, 6), more: switched('quickSheetArtillery') });
    choose(match, shootAt(500));
    expect(thrown(match)).toHaveLength(1);
  });

  test('GV-OPP-02, GV-R-23 suppression counts, unless noSuppressionInReactions', () => {
    // S2 sees N1 past S1: N1 stands from x = 88000 to 92000, S1 ends at x = 90000.
    const archer = south(50000, { ...BOWS, ...BLOCK, id: 'S2', x: 92500 });
    for (const [switches, count] of [
      [[], 7],
      [['noSuppressionInReactions'], 8],
    ] as [string[], number][]) {
      const given = {
        mover: { ...FOOT, x: 86000 },
        others: [archer],
        dice: many(count, 6),
        more: switched(...switches),
      };
      const match = approach(GUN, given);
      choose(match, shootAt(1000));
      expect(thrown(match)).toEqual([['north', 'N1', many(count, 6)]]);
    }
  });

  test('GV-R-58 without a pivot; with defensiveFirePivot one', () => {
    expect(refusal(approach(), { ...shootAt(500), pivot: 50 })?.rule).toBe('GV-R-58');
    const match = approach(GUN, { dice: many(8, 6), more: switched('defensiveFirePivot') });
    expect(refusal(match, { ...shootAt(500), pivot: 290 })?.rule).toBe('GV-PIVOT-01'); // beyond the limit of a front of 4 cm
    choose(match, { ...shootAt(500), pivot: 50 });
    expect(unit(match, 'N1')).toMatchObject({ heading: 1850, fired: true, pivoted: true });
    const turnedAway = approach({ ...GUN, pivoted: true }, { more: switched('defensiveFirePivot') });
    expect(refusal(turnedAway, { ...shootAt(500), pivot: 50 })?.rule).toBe('GV-PIVOT-02');
  });

  test('GV-R-58 with defensiveFirePivot a mover beside the zone can be reached by it', () => {
    // S1 passes 0.5 cm beside the zone.
    const aside = { mover: { ...FOOT, x: 83500 } };
    expect(asked(approach(GUN, aside))).toBe(false);
    const match = approach(GUN, { ...aside, dice: many(8, 6), more: switched('defensiveFirePivot') });
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, shootAt(500))?.rule).toBe('GV-OPP-02');
    choose(match, { ...shootAt(500), pivot: 150 });
    expect(unit(match, 'N1')).toMatchObject({ heading: 1950, fired: true, pivoted: true });
  });
});

describe('GV-OPP-03 the effect', () => {
  test('GV-OPP-03 two hits: the mover stops there; both are done', () => {
    const match = approach(GUN, { dice: [1, 2, ...many(6, 6)] });
    choose(match, shootAt(600));
    expect(unit(match, 'S1')).toMatchObject({ y: 50600, hits: 2, done: true });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, done: true, y: 58000, heading: 1800 });
    isOver(match);
  });

  test('GV-OPP-03 one hit: placed at once, and the mover goes on or plans anew', () => {
    for (const [next, y] of [
      ['goOn', 51000],
      ['replan', 50600],
    ] as [string, number][]) {
      const match = approach(GUN, { dice: [1, ...many(7, 6)] });
      choose(match, shootAt(600));
      expect(unit(match, 'S1')).toMatchObject({ y: 50600, hits: 1, done: false });
      waitsFor(match, 'south', 'goOn');
      choose(match, { do: next });
      expect(pose(match, 'S1').y).toBe(y);
      waitsFor(match, 'south', 'order');
    }
  });

  const GUNS = north(52000, { ...GUN, id: 'N2', x: 78000, heading: 900 });

  test('GV-OPP-03 a charge is stopped by two hits, and the target is not asked', () => {
    const match = field([south(45000), north(60000), GUNS], [1, 2, 2, ...many(7, 6)]);
    charge(match);
    choose(match, shootAt(7000, 'N2'));
    expect(unit(match, 'S1')).toMatchObject({ y: 52000, hits: 2, done: true });
    expect(unit(match, 'N1')).toMatchObject({ done: false, reacted: false });
    isOver(match);
  });

  test('GV-OPP-03 with fewer it goes on to its contact', () => {
    const match = field([south(45000), north(60000), GUNS], [1, 2, ...many(8, 6)]);
    charge(match);
    choose(match, shootAt(7000, 'N2'));
    expect(pose(match, 'S1').y).toBe(60000);
    expect(hits(match, 'S1')).toBe(1);
    waitsFor(match, 'north', 'react');
  });

  test('GV-OPP-04 by several artillery units, each once', () => {
    const EAST = north(52000, { ...GUN, id: 'N3', x: 102000, heading: 2700 });
    const match = field([south(45000), north(60000), GUNS, EAST], [1, 1, ...many(8, 6), 1, 1, ...many(7, 6)]);
    charge(match);
    choose(match, shootAt(6000, 'N2'));
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, shootAt(8000, 'N2'))?.rule).toBe('GV-OPP-01');
    choose(match, shootAt(6000, 'N3'));
    expect(unit(match, 'S1')).toMatchObject({ y: 51000, hits: 3, done: true });
    isOver(match);
  });

  test('GV-OPP-04 hits of several do not add up: one and one do not stop it', () => {
    const EAST = north(52000, { ...GUN, id: 'N3', x: 102000, heading: 2700 });
    const match = field([south(45000), north(60000), GUNS, EAST], [1, 1, ...many(8, 6), 1, ...many(8, 6)]);
    charge(match);
    choose(match, shootAt(6000, 'N2'));
    choose(match, shootAt(7000, 'N3'));
    passBy(match);
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, hits: 2 });
    waitsFor(match, 'north', 'react');
  });

  test('GV-OPP-02, GV-R-56 artillery that has fired so and is charged later is over-run without a shot', () => {
    const match = field(
      [
        south(50000, FOOT),
        south(50000, { id: 'S2', x: 98000 }),
        north(58000, { ...GUN, x: 93000 }),
        north(110000, { id: 'N9' }),
      ],
      [...many(8, 6), 1],
    );
    order(match, 'S1', { ...AHEAD(1000), finish: true });
    choose(match, shootAt(500));
    choose(match, { do: 'goOn' });
    if (decision(match)?.kind === 'order') choose(match, { do: 'stop' });
    charge(match, 'N1', {}, 'S2');
    expect(unit(match, 'N1').status).toBe('routed');
    expect(thrown(match)).toHaveLength(2);
    waitsFor(match, 'south', 'breakThrough');
  });
});
