import { describe, expect, test } from 'vitest';
import {
  BLOCK,
  BOWS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_FOOT,
  HEAVY_GUN,
  HEAVY_HORSE,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  area,
  ground,
  hits,
  isOver,
  many,
  met,
  north,
  pose,
  south,
  switched,
  tally,
  thrown,
  waitsFor,
  withUnits,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

/** Another unit of North, so that it is not alone. */
const N9 = north(110000, { id: 'N9', x: 150000 });
const guns = (who: Loose, { others = [], ...given }: Loose = {}) => met(who, { ...given, others: [N9, ...others] });
const isOverrun = (match: Loose) => {
  expect(unit(match, 'N1').status).toBe('routed');
  expect(tally(match, 'north')).toBe(1);
  expect(pose(match, 'S1').y).toBe(60000);
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'breakThrough', about: { unit: 'S1' } });
};

describe('GV-AFIRE-01 over-run at once', () => {
  test.each<[string, Loose]>([
    ['unpacked heavy artillery', HEAVY_GUN],
    ['packed heavy artillery', { ...HEAVY_GUN, packed: true }],
    ['packed light artillery', { ...GUN, packed: true }],
  ])('GV-AFIRE-01, P13 %s routs on contact without a shot, and nobody is asked', (_, who) => {
    for (const charger of [HORSE, FOOT, ELEPHANTS]) {
      const match = guns(who, { charger });
      expect(thrown(match)).toHaveLength(1);
      isOverrun(match);
    }
  });

  test('GV-AFIRE-01 also from behind, or when it has a red marker', () => {
    isOverrun(guns({ ...HEAVY_GUN, heading: 0, y: 64000 }));
    isOverrun(guns({ ...HEAVY_GUN, fired: true }));
  });
});

describe('GV-AFIRE-02 unpacked light artillery must fire', () => {
  test.each<[string, Loose, number]>([
    ['medium horse in line', HORSE, 9],
    ['heavy horse: class does not matter', HEAVY_HORSE, 9],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, 8],
    ['horse in block', { ...HORSE, ...BLOCK }, 10],
    ['elephants', ELEPHANTS, 9],
    ['medium foot in line', FOOT, 8],
    ['heavy foot in block', { ...HEAVY_FOOT, ...BLOCK }, 9],
    ['skirmishers', SKIRMISHERS, 7],
  ])('GV-AFIRE-02, P17 at %s: %i dice with six points, and no decision', (_, charger, count) => {
    const match = guns(GUN, { charger, dice: many(count, 3) });
    expect(thrown(match).at(-1)).toEqual(['north', 'N1', many(count, 3)]);
    isOverrun(match); // GV-AFIRE-04: no hits
    expect(hits(match, 'S1')).toBe(0);
  });

  test('GV-AFIRE-02 at a commander', () => {
    const match = guns(GUN, { charger: COMMANDER, test: [], dice: many(8, 3) });
    isOverrun(match);
  });

  test('GV-AFIRE-02 with what strength it has left', () => {
    const match = guns({ ...GUN, hits: 5 }, { dice: many(4, 3) });
    expect(thrown(match).at(-1)).toEqual(['north', 'N1', many(4, 3)]);
    isOverrun(match);
  });

  test('GV-AFIRE-02, GV-R-23 suppressed by an archer who sees it past the charger', () => {
    // N1 stands from x = 88000 to 92000, S1 to x = 91000; S2 sees the east end of N1.
    const archer = south(52000, { ...BOWS, ...BLOCK, id: 'S2', x: 93200 });
    const given = { charger: { x: 87000 }, others: [archer] };
    isOverrun(guns(GUN, { ...given, dice: many(8, 3) }));
    isOverrun(guns(GUN, { ...given, dice: many(9, 3), more: switched('noSuppressionInReactions') }));
  });

  test('GV-AFIRE-03 two hits: the charger flinches, the artillery stays', () => {
    const match = guns(GUN, { dice: [1, 2, ...many(7, 3)], way: 8000 });
    waitsFor(match, 'south', 'fallBack');
    expect(decision(match)!.about).toMatchObject({ unit: 'S1', target: 'N1', least: 11, most: 3000 });
    for (const by of [10, 3006])
      expect(['GV-AFIRE-03', 'GV-DFIRE-05', 'GV-R-78']).toContain(refusal(match, { do: 'fallBack', by })?.rule);
    choose(match, { do: 'fallBack', by: 3000 });
    expect(unit(match, 'S1')).toMatchObject({ y: 57000, hits: 2, done: true });
    expect(unit(match, 'N1')).toMatchObject({ status: 'table', fired: true, hits: 0, done: true });
    expect(tally(match, 'north')).toBe(0);
    isOver(match);
  });

  test('GV-AFIRE-04 one hit: it is over-run all the same, and the hit stays', () => {
    const match = guns(GUN, { dice: [2, ...many(8, 3)] });
    isOverrun(match);
    expect(hits(match, 'S1')).toBe(1);
  });

  test('GV-AFIRE-03, GV-R-78 the charger stops short of what stands in its way back', () => {
    // Meanwhile a friend has come to stand behind it; its rear is at y = 57000.
    const match = guns(GUN, { dice: [1, 2, ...many(7, 3)], way: 8000 });
    const again = withUnits(match, [south(55500, { ...FOOT, ...BLOCK, id: 'S5' })]);
    expect(refusal(again, { do: 'fallBack', by: 1511 })?.rule).toBe('GV-DFIRE-05');
    choose(again, { do: 'fallBack', by: 1500 });
    expect(pose(again, 'S1').y).toBe(58500);
  });

  test('GV-AFIRE-03 with fullFlinch the full 3 cm', () => {
    const match = guns(GUN, { dice: [1, 2, ...many(7, 3)], way: 8000, more: switched('fullFlinch') });
    const far = 60000 - pose(match, 'S1').y;
    expect(far).toBeGreaterThanOrEqual(3000);
    expect(far).toBeLessThanOrEqual(3005);
    isOver(match);
  });
});

describe('GV-R-56, GV-AFIRE-04 unable to fire', () => {
  test.each<[string, Loose]>([
    ['with a red marker', { fired: true }],
    ['without a strength point', { hits: 6 }],
    ['met in the flank', { heading: 900, x: 92000, y: 62000 }],
    ['met in the rear', { heading: 0, y: 64000 }],
    ['that has reacted and has its red marker', { reacted: true, fired: true }],
  ])('GV-R-56 artillery %s is over-run without a shot', (_, more) => {
    const match = guns({ ...GUN, ...more });
    expect(thrown(match)).toHaveLength(1);
    isOverrun(match);
  });

  test('GV-R-56 with another enemy in contact, too', () => {
    // S2 stands at the east side of the artillery already.
    const S2 = south(62000, { ...FOOT, ...BLOCK, id: 'S2', x: 92000, heading: 2700 });
    const match = guns(GUN, { charger: { x: 87900 }, others: [S2] });
    expect(thrown(match)).toHaveLength(1);
    isOverrun(match);
  });

  test('GV-AFIRE-04, GV-FIRE-21 compulsory fire without dice counts as no hits', () => {
    // Skirmishers in a wood (cover 2) at artillery with one point: 1 + 2 - 1 - 2. The wood ends before the artillery.
    const wood = ground(area('wood', 80000, 50000, 100000, 60000));
    const match = guns({ ...GUN, hits: 5 }, { charger: SKIRMISHERS, more: wood });
    expect(thrown(match)).toHaveLength(1);
    isOverrun(match);
  });

  test('GV-AFIRE-04, GV-R-19 also with noZeroDiceFire', () => {
    const options = {
      ...ground(area('wood', 80000, 50000, 100000, 60000)).options,
      ...switched('noZeroDiceFire').options,
    };
    isOverrun(guns({ ...GUN, hits: 5 }, { charger: SKIRMISHERS, more: { options } }));
  });
});
