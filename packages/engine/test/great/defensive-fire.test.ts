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
  hits,
  isOver,
  many,
  met,
  north,
  south,
  switched,
  thrown,
  type Loose,
  FIRE,
  shot,
} from './charge-help.js';
import { choose, refusal, unit } from './kit.js';

const CANNOT = ['GV-DFIRE-01', 'GV-DFIRE-02', 'GV-R-55', 'GV-FIRE-02', 'GV-FIRE-13', 'GV-STR-04', 'GV-UNIT-08'];
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

  test('GV-DFIRE-02, GV-FIRE-11 a bent line: the stand that does not see the charger does not help', () => {
    // The left stand (x 90000 to 94000) has S1 before it, the right one looks past it to the south-west.
    const match = shot({ ...BOWS, ...bent(), x: 92000 }, many(4, 6), HALF);
    expect(diceThrown(match)).toBe(4);
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

describe('GV-R-58 the pivot', () => {
  // The right front corner of S1 meets the middle of N1's front: N1 can swing back its right wing and stay in contact.
  const half = (dice: number[], ...switches: string[]) =>
    met(BOWS, { charger: { x: 86000 }, dice, more: switched(...switches) });

  test('GV-R-58 no pivot before defensive fire', () => {
    expect(refusal(half([]), { ...FIRE, pivot: 50 })?.rule).toBe('GV-DFIRE-01');
    expect(refusal(half([]), FIRE)).toBeUndefined();
  });

  test('GV-R-58 with defensiveFirePivot one pivot, if the pose stays free and in contact', () => {
    const match = half(many(6, 6), 'defensiveFirePivot');
    expect(refusal(match, { ...FIRE, pivot: -50 })?.rule).toBe('GV-GEOM-15'); // into the charger
    expect(refusal(match, { ...FIRE, pivot: 144 })?.rule).toBe('GV-PIVOT-01'); // beyond the limit of a front of 8 cm
    choose(match, { ...FIRE, pivot: 50 });
    expect(unit(match, 'N1')).toMatchObject({ x: 90000, y: 60000, heading: 1850, fired: true, pivoted: true });
    expect(diceThrown(match)).toBe(6);
  });

  test('GV-R-58 with defensiveFirePivot a unit that has pivoted does not again', () => {
    const match = met({ ...BOWS, pivoted: true }, { charger: { x: 86000 }, more: switched('defensiveFirePivot') });
    expect(refusal(match, { ...FIRE, pivot: 50 })?.rule).toBe('GV-PIVOT-02');
  });
});
