import { describe, expect, test } from 'vitest';
import {
  BLOCK,
  BOWS,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  HEAVY_CHARIOTS,
  HEAVY_ELEPHANTS,
  HEAVY_FOOT,
  HEAVY_HORSE,
  HORSE,
  LIGHT_FOOT,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  SQUARE,
  allThrows,
  bent,
  expectLegal,
  hits,
  isOver,
  many,
  met,
  north,
  pose,
  south,
  switched,
  thrown,
  waitsFor,
  withUnits,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const FIRE = { do: 'fire' };
const CANNOT = ['GV-DFIRE-01', 'GV-DFIRE-02', 'GV-R-55', 'GV-FIRE-02', 'GV-FIRE-13', 'GV-STR-04', 'GV-UNIT-08'];
/** N1 fires at S1, which it has before it, and throws these. */
const shot = (who: Loose, dice: number[], given: Loose = {}) => {
  const match = met(who, { dice, ...given });
  choose(match, { ...FIRE, ...given.fire });
  return match;
};
const diceThrown = (match: Loose): number => allThrows(match).at(-1).dice.length;

describe('GV-DFIRE-01 who fires', () => {
  test.each<[string, Loose, number]>([
    ['bows in line', BOWS, 6],
    ['bows in block: half of 6', { ...BOWS, ...BLOCK }, 3],
    ['bows in defensive block: half of 6', { ...BOWS, ...SQUARE }, 3],
    ['javelins in skirmish line', SKIRMISHERS, 4],
    ['slings', { type: 'light foot slings', ...SKIRMISH }, 5],
    ['longbows', { type: 'medium foot longbows' }, 7],
    ['crossbows', { type: 'heavy foot crossbows' }, 8],
    ['spears', { type: 'medium foot light arms', thrown: true }, 8],
    ['pilums', { ...HEAVY_FOOT, thrown: true }, 12],
    ['pilums in defensive block', { ...HEAVY_FOOT, ...SQUARE, thrown: true }, 6],
    ['bows with two hits', { ...BOWS, hits: 2 }, 4],
    ['bows down to one', { ...BOWS, hits: 5 }, 1],
    ['a bent line, both stands before the charger', { ...BOWS, ...bent({ angle: 10 }), x: 92000 }, 6],
  ])('GV-DFIRE-01, -04 %s at medium horse in line (+1 -1)', (_, who, count) => {
    const match = shot(who, many(count, 6));
    expect(thrown(match).at(-1)).toEqual(['north', 'N1', many(count, 6)]);
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, done: true });
  });

  test.each<[string, Loose]>([
    ['foot without missiles', FOOT],
    ['foot whose spears are not listed', { type: 'medium foot light arms' }],
    ['bows with a red marker', { ...BOWS, fired: true }],
    ['bows without a strength point', { ...BOWS, hits: 6 }],
    ['spears with a red marker', { ...LIGHT_FOOT, thrown: true, fired: true }],
  ])('GV-DFIRE-01 not %s', (_, who) => {
    expect(CANNOT).toContain(refusal(met(who), FIRE)?.rule);
  });

  test('GV-DFIRE-01 thrownWeapons "all" and "none"', () => {
    const spears = (thrownWeapons: string, listed: boolean) =>
      refusal(met({ type: 'light foot light arms', thrown: listed }, { more: { options: { thrownWeapons } } }), FIRE);
    expect(spears('all', false)).toBeUndefined();
    expect(CANNOT).toContain(spears('none', true)?.rule);
  });

  test.each<[string, Loose]>([
    ['horse with bows', { type: 'light horse bows' }],
    ['chariots with bows', { type: 'light chariots bows' }],
  ])('GV-DFIRE-01 not %s, which are no foot', (_, who) => {
    expect(CANNOT).toContain(refusal(met(who), FIRE)?.rule);
  });

  test('GV-DFIRE-01 nor elephants with bows', () => {
    isOver(met({ type: 'medium elephants bows' })); // nothing to choose
  });
});

describe('GV-DFIRE-02 at the charger where it stands', () => {
  test.each<[string, Loose]>([
    ['in the rear', { ...BOWS, heading: 0, y: 62000 }],
    ['in the flank', { ...BOWS, heading: 900, y: 64000 }],
    ['in the flank of a block', { ...BOWS, ...BLOCK, heading: 900, y: 62000, x: 92000 }],
  ])('GV-DFIRE-02, GV-R-55 met %s it cannot', (_, who) => {
    expect(CANNOT).toContain(refusal(met(who), FIRE)?.rule);
  });

  test.each<[string, Loose]>([
    ['front', { y: 60000 }],
    ['flank', { heading: 900, y: 62000, x: 92000 }],
    ['rear', { heading: 0, y: 64000 }],
  ])('GV-DFIRE-02, GV-R-55 a defensive block fires in any direction: %s', (_, who) => {
    const match = shot({ ...BOWS, ...SQUARE, ...who }, many(3, 6));
    expect(diceThrown(match)).toBe(3);
  });

  // S1 in block (x 90000 to 94000) stands before stand 0 alone.
  const HALF = { charger: { ...HORSE, ...BLOCK, x: 92000 } };
  // S2 stands in the zone of stand 1, without shooting.
  const WATCHER = south(50000, { ...FOOT, ...BLOCK, id: 'S2', x: 87500 });

  test('GV-DFIRE-02, GV-FIRE-10 the other stand helps if its zone is empty', () => {
    // 6 +1 -1 +1 for a block
    expect(diceThrown(shot(BOWS, many(7, 6), HALF))).toBe(7);
  });

  test.each([
    [0, 4],
    [1, 3],
  ])('GV-DFIRE-02, GV-FIRE-13 else half the strength, rounded down: %i hits, %i dice', (before, count) => {
    const match = shot({ ...BOWS, hits: before }, many(count, 6), { ...HALF, others: [WATCHER] });
    expect(diceThrown(match)).toBe(count);
  });

  test('GV-DFIRE-02, P17 half of one point is nothing: it cannot fire', () => {
    const match = met({ ...BOWS, hits: 5 }, { ...HALF, others: [WATCHER] });
    expect(CANNOT).toContain(refusal(match, FIRE)?.rule);
    expect(refusal(met({ ...BOWS, hits: 5 }, HALF), FIRE)).toBeUndefined();
  });

  test('GV-DFIRE-02, GV-R-18 with wholeUnitFires all of it', () => {
    const match = shot(BOWS, many(7, 6), { ...HALF, others: [WATCHER], more: switched('wholeUnitFires') });
    expect(diceThrown(match)).toBe(7);
  });

  test('GV-DFIRE-02, P17 the owner says how many points: one at least', () => {
    for (const points of [0, 7, -1]) expect(refusal(met(BOWS), { ...FIRE, points })).toBeDefined();
    const match = shot(BOWS, [6, 6], { fire: { points: 2 } });
    expect(diceThrown(match)).toBe(2);
    expect(unit(match, 'N1').fired).toBe(true);
  });

  test('GV-DFIRE-02 contacts made by this charge do not bar the shot', () => {
    // S1 meets N2 beside N1 as well.
    const match = shot({ ...BOWS, ...BLOCK, x: 88000 }, [1, 6, 6], {
      others: [north(60000, { ...FOOT, ...BLOCK, id: 'N2', x: 92000 })],
    });
    expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N1')]).toEqual([1, 0, 0]);
  });

  test.each<[string, Loose, number]>([
    ['light horse in line', LIGHT_HORSE, 7],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, 6],
    ['medium horse in block', { ...HORSE, ...BLOCK }, 7],
    ['heavy horse', HEAVY_HORSE, 5],
    ['light chariots', CHARIOTS, 7],
    ['heavy chariots', HEAVY_CHARIOTS, 5],
    ['medium elephants', ELEPHANTS, 6],
    ['heavy elephants', HEAVY_ELEPHANTS, 5],
    ['light foot', LIGHT_FOOT, 6],
    ['medium foot', FOOT, 5],
    ['heavy foot in block', { ...HEAVY_FOOT, ...BLOCK }, 5],
  ])('GV-DFIRE-02, GV-FIRE-16 the dice of a normal volley: six points at %s', (_, charger, count) => {
    const match = shot(BOWS, many(count, 6), { charger, way: 4000 });
    expect(diceThrown(match)).toBe(count);
  });

  test('GV-DFIRE-02 a commander who charges is shot at as skirmishing and mounted', () => {
    expect(diceThrown(shot(BOWS, many(6, 6), { charger: COMMANDER, test: [] }))).toBe(6);
  });

  test.each([
    ['green', 1, 1],
    ['green', 2, 0],
    ['trained', 2, 1],
    ['trained', 3, 0],
    ['elite', 3, 1],
    ['elite', 4, 0],
  ])('GV-DFIRE-02, GV-FIRE-20 %s firers and a die of %i: %i hits', (quality, die, hit) => {
    const match = shot({ ...BOWS, hits: 5, quality }, [die], { more: { options: { unitQuality: 'assigned' } } });
    expect(hits(match, 'S1')).toBe(hit);
  });
});

describe('GV-DFIRE-03, GV-R-23 suppression', () => {
  // N1 stands from x = 83000 to 91000, S1 before both its stands; S2, 8 cm away, sees its right end past S1.
  const WHO = { ...BOWS, x: 87000 };
  const ARCHERS = south(52000, { ...BOWS, ...BLOCK, id: 'S2', x: 83500 });
  const count = (match: Loose) => diceThrown(match);

  test('GV-DFIRE-03, GV-R-23 an archer who sees the firer past the charger suppresses it: one die less', () => {
    expect(count(shot(WHO, many(5, 6), { others: [ARCHERS] }))).toBe(5);
    expect(count(shot(WHO, many(6, 6)))).toBe(6);
  });

  test.each<[string, Loose]>([
    ['behind the charger', { x: 92000 }],
    ['more than 12 cm away', { y: 47994 }],
    ['without strength', { hits: 6 }],
    ['without missiles', FOOT],
    ['facing elsewhere', { heading: 1800, y: 48000 }],
  ])('GV-R-23 not one %s', (_, more) => {
    expect(count(shot(WHO, many(6, 6), { others: [{ ...ARCHERS, ...more }] }))).toBe(6);
  });

  test('GV-R-23 one 12.005 away still does', () => {
    expect(count(shot(WHO, many(5, 6), { others: [{ ...ARCHERS, y: 47995 }] }))).toBe(5);
  });

  test('GV-R-23 red markers do not matter', () => {
    expect(count(shot(WHO, many(5, 6), { others: [{ ...ARCHERS, fired: true }] }))).toBe(5);
  });

  test('GV-DFIRE-03 the charger itself, in contact, never suppresses', () => {
    // Light horse with bows: +1 mounted
    expect(count(shot(WHO, many(7, 6), { charger: { type: 'light horse bows' } }))).toBe(7);
  });

  test('GV-R-23 with noSuppressionInReactions nobody is suppressed', () => {
    const given = { others: [ARCHERS], more: switched('noSuppressionInReactions') };
    expect(count(shot(WHO, many(6, 6), given))).toBe(6);
  });
});

describe('GV-DFIRE-05 two hits or more', () => {
  const flinched = (given: Loose = {}) => shot(BOWS, [1, 2, 6, 6, 6, 6], { way: 10000, ...given });

  test('GV-DFIRE-04, -05 the charger flinches with its markers', () => {
    const match = flinched();
    waitsFor(match, 'south', 'fallBack');
    expect(hits(match, 'S1')).toBe(2);
    choose(match, { do: 'fallBack', by: 2500 });
    expect(unit(match, 'S1')).toMatchObject({ x: 90000, y: 57500, heading: 0, hits: 2, done: true });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, done: true, hits: 0 });
    isOver(match);
  });

  test('GV-DFIRE-05 three hits are two or more', () => {
    waitsFor(shot(BOWS, [1, 1, 1, 6, 6, 6]), 'south', 'fallBack');
  });

  test('GV-DFIRE-05 out of contact and within 3 cm of the firer', () => {
    const match = flinched();
    expect(decision(match)!.about).toMatchObject({ unit: 'S1', target: 'N1', least: 11, most: 3005 });
    for (const by of [0, 10, 3006, 10000])
      expect(['GV-DFIRE-05', 'GV-R-78'], String(by)).toContain(refusal(match, { do: 'fallBack', by })?.rule);
    for (const by of [11, 3000, 3005]) expect(refusal(match, { do: 'fallBack', by }), String(by)).toBeUndefined();
  });

  test('GV-DFIRE-05 not beyond where it started', () => {
    const match = flinched({ way: 2000 });
    expect(['GV-DFIRE-05', 'GV-R-78']).toContain(refusal(match, { do: 'fallBack', by: 2001 })?.rule);
    choose(match, { do: 'fallBack', by: 2000 });
    expect(pose(match, 'S1').y).toBe(58000);
  });

  test('GV-DFIRE-05 after a pivot back along the line it came', () => {
    const match = flinched({ pivot: 100 });
    const before = pose(match, 'S1');
    choose(match, { do: 'fallBack', by: 2000 });
    const { x, y, heading } = pose(match, 'S1');
    expect(heading).toBe(100);
    expect(Math.hypot(x - (before.x - 2000 * 0.17365), y - (before.y - 2000 * 0.98481))).toBeLessThanOrEqual(2);
  });

  test('GV-DFIRE-05, GV-R-78 out of contact with every enemy: without such a point it stays', () => {
    // N2 stands beside the path (x = 94000) from y = 57000 on: S1 is clear of it from 3.04 cm back only.
    const match = flinched({ others: [north(57000, { id: 'N2', x: 98000 })] });
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, hits: 2, done: true });
    isOver(match);
    // Of one a little further on it is clear in time.
    const clear = flinched({ others: [north(57500, { id: 'N2', x: 98000 })] });
    for (const by of [11, 2000]) expect(refusal(clear, { do: 'fallBack', by })).toBeDefined();
    expect(refusal(clear, { do: 'fallBack', by: 2600 })).toBeUndefined();
  });

  /** Meanwhile somebody has come to stand behind S1, whose rear is at y = 57000. */
  const shutIn = (front: number, more: Loose = {}) => {
    const match = met(BOWS, { way: 10000, ...more });
    const again = withUnits(match, [south(front, { ...FOOT, ...BLOCK, id: 'S5' })], [1, 2, 6, 6, 6, 6]);
    choose(again, FIRE);
    return again;
  };

  test('GV-R-78 it stops short of what stands in its way back', () => {
    const match = shutIn(55500);
    expect(refusal(match, { do: 'fallBack', by: 1511 })).toBeDefined();
    choose(match, { do: 'fallBack', by: 1500 });
    expect(pose(match, 'S1').y).toBe(58500);
    isOver(match);
  });

  test('GV-R-78 without any such point it stays, and nothing more happens', () => {
    const match = shutIn(57000);
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, hits: 2, done: true });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, done: true });
    isOver(match);
  });

  test.each<[string, Loose, number, number]>([
    ['the full 3 cm', { way: 10000 }, 3000, 3005],
    ['as far as the path allows', { way: 2000 }, 2000, 2000],
  ])('GV-R-51 with fullFlinch %s', (_, given, least, most) => {
    const match = flinched({ ...given, more: switched('fullFlinch') });
    const far = 60000 - pose(match, 'S1').y;
    expect(far).toBeGreaterThanOrEqual(least);
    expect(far).toBeLessThanOrEqual(most);
    isOver(match);
  });
});

describe('GV-DFIRE-06, -07 fewer', () => {
  test('GV-DFIRE-06 exactly one hit: both stay in contact, done', () => {
    const match = shot(BOWS, [2, 3, 6, 6, 6, 6]);
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, y: 60000, done: true });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, fired: true, done: true });
    isOver(match);
  });

  test.each<[string, Loose, number, number]>([
    ['light foot', LIGHT_FOOT, 6, 1],
    ['medium foot', FOOT, 5, 1],
    ['heavy foot', HEAVY_FOOT, 4, 1],
    ['light horse', LIGHT_HORSE, 7, 2],
    ['medium horse', HORSE, 6, 2],
    ['heavy horse', HEAVY_HORSE, 5, 3],
    ['light chariots', CHARIOTS, 7, 2],
    ['heavy chariots', HEAVY_CHARIOTS, 5, 3],
    ['medium elephants', ELEPHANTS, 6, 2],
    ['heavy elephants', HEAVY_ELEPHANTS, 5, 2],
  ])('GV-DFIRE-07, GV-R-54 no hit: the impact of %s, whatever the distance', (_, charger, count, impact) => {
    for (const way of charger.type.includes('horse') ? [4000, 12000] : [4000]) {
      const match = shot(BOWS, many(count, 3), { charger, way });
      expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, impact]);
      expect(unit(match, 'N1')).toMatchObject({ fired: true, done: true });
      expect(unit(match, 'S1')).toMatchObject({ y: 60000, done: true });
      expect(thrown(match)).toHaveLength(2);
      isOver(match);
    }
  });

  test.each<[string, Loose, number]>([
    ['medium', ELEPHANTS, 6],
    ['heavy', HEAVY_ELEPHANTS, 5],
  ])('GV-R-54 with elephantsImpactLight %s elephants cause one', (_, charger, count) => {
    const match = shot(BOWS, many(count, 3), { charger, way: 4000, more: switched('elephantsImpactLight') });
    expect(hits(match, 'N1')).toBe(1);
  });

  test('GV-R-54 elephantsImpactLight changes nothing for horse', () => {
    expect(hits(shot(BOWS, many(6, 3), { more: switched('elephantsImpactLight') }), 'N1')).toBe(2);
  });

  test('GV-DFIRE-07 a commander: heavy impact, two markers', () => {
    expect(hits(shot(BOWS, many(6, 3), { charger: COMMANDER, test: [] }), 'N1')).toBe(2);
  });

  test('GV-DFIRE-07 a block and a defensive block suffer it too', () => {
    expect(hits(shot({ ...BOWS, ...BLOCK }, many(3, 3)), 'N1')).toBe(2);
    expect(hits(shot({ ...BOWS, ...SQUARE }, many(3, 3)), 'N1')).toBe(2);
  });

  test('GV-DFIRE-07, GV-FIRE-21 no dice are no hits', () => {
    // One point at medium foot: 1 - 1.
    const match = shot({ ...BOWS, hits: 5 }, [], { charger: FOOT });
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, 6]);
    expect(unit(match, 'N1').fired).toBe(true);
    isOver(match);
  });

  test('GV-DFIRE-07, GV-R-19 with noZeroDiceFire fire without dice is refused', () => {
    const match = met({ ...BOWS, hits: 5 }, { charger: FOOT, more: switched('noZeroDiceFire') });
    expect(refusal(match, FIRE)).toBeDefined();
  });
});

describe('GV-R-58 the pivot', () => {
  // The right front corner of S1 meets the middle of N1's front: N1 can swing back its right wing and stay in contact.
  const half = (dice: number[], ...switches: string[]) =>
    met(BOWS, { charger: { x: 86000 }, dice, more: switched(...switches) });

  test('GV-R-58 no pivot before defensive fire', () => {
    expect(refusal(half([]), { ...FIRE, pivot: 50 })).toBeDefined();
    expect(refusal(half([]), FIRE)).toBeUndefined();
  });

  test('GV-R-58 with defensiveFirePivot one pivot, if the pose stays free and in contact', () => {
    const match = half(many(6, 6), 'defensiveFirePivot');
    expect(refusal(match, { ...FIRE, pivot: -50 })).toBeDefined(); // into the charger
    expect(refusal(match, { ...FIRE, pivot: 144 })).toBeDefined(); // beyond the limit of a front of 8 cm
    choose(match, { ...FIRE, pivot: 50 });
    expect(unit(match, 'N1')).toMatchObject({ x: 90000, y: 60000, heading: 1850, fired: true, pivoted: true });
    expect(diceThrown(match)).toBe(6);
  });

  test('GV-R-58 with defensiveFirePivot a unit that has pivoted does not again', () => {
    const match = met({ ...BOWS, pivoted: true }, { charger: { x: 86000 }, more: switched('defensiveFirePivot') });
    expect(refusal(match, { ...FIRE, pivot: 50 })).toBeDefined();
  });
});

test('P17 red marker, throw, and the hits are placed before the charger is asked how far it goes', () => {
  const match = met(BOWS, { dice: [1, 1, 6, 6, 6, 6] });
  waitsFor(match, 'north', 'react');
  choose(match, FIRE);
  waitsFor(match, 'south', 'fallBack');
  expect(unit(match, 'N1').fired).toBe(true);
  expect(hits(match, 'S1')).toBe(2);
  expect(thrown(match)).toEqual([
    ['south', 'S1', [1]],
    ['north', 'N1', [1, 1, 6, 6, 6, 6]],
  ]);
  expectLegal(refusal(match, { do: 'fallBack', by: 3000 }), true);
});
