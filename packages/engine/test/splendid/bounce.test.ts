import { describe, expect, test } from 'vitest';
import { choose, decision, options, unit } from './kit.js';
import { box, fireAt, firing, foe, shooter, thrown, W, X, type Loose } from './fire-help.js';

const GUN_Y = 4000;
const gun = (more: Loose = {}): Loose => shooter('G', { type: 'HA', y: GUN_Y, ...more });
const behind = (distance: number, more: Loose = {}): Loose => foe(0, { y: GUN_Y + distance, ...more });
const first = (distance = 25000, more: Loose = {}) => behind(distance, { layout: 'PP/PP', ...more });
const second = (distance = 35000, more: Loose = {}) => behind(distance, { id: 'N2', ...more });
const hits = (match: ReturnType<typeof firing>, ...ids: string[]) => ids.map((id) => unit(match, id).hits ?? 0);

/** Fires at N1 and gives the dice of shot and bounce. */
const fire = (units: Loose[], dice: number[], options: Loose = {}) => {
  const match = firing(units, { dice, options: { tableDepth: 96, ...options } });
  const throws = thrown(choose(match, fireAt('N1')));
  return { match, throws };
};

describe('when it bounces', () => {
  test('SV-BOUNCE-01 every die that missed at medium range goes on', () => {
    const { match, throws } = fire([gun(), first(), second()], [3, 6, 1, 2]);
    expect(throws).toEqual([
      [3, 6],
      [1, 2],
    ]);
    expect(hits(match, 'N1', 'N2')).toEqual([0, 2]);
  });
  test('SV-BOUNCE-01 hits do not', () => {
    expect(fire([gun(), first(), second()], [1, 6, 6]).throws).toEqual([[1, 6], [6]]);
    expect(fire([gun(), first(), second()], [1, 2]).throws).toEqual([[1, 2]]);
  });
  test('SV-BOUNCE-01 a Regular gun bounces too, but not a shot that throws no dice', () => {
    expect(fire([gun({ type: 'RA' }), first(), second()], [6, 6]).throws).toEqual([[6], [6]]);
    expect(fire([gun({ type: 'RA' }), first(25000, { layout: 'PP' }), second()], []).throws).toEqual([]);
  });
  test.each<[string, Loose, number, number, number[]]>([
    ['hail shot', gun(), 20005, 30000, [6, 6, 6]],
    ['the shortest medium range', gun(), 20006, 30000, [6, 6, 6, 6]],
    ['the longest medium range', gun(), 36000, 40005, [6, 6, 6, 6]],
    ['long range', gun(), 40006, 50000, [6]],
    ['a Frame Gun', gun({ type: 'FG' }), 20000, 30000, [6]],
  ])('SV-BOUNCE-01 %s', (_, who, near, far, dice) => {
    expect(fire([who, first(near), second(far)], dice).throws.flat()).toEqual(dice);
  });

  // S2, at the far target, is in combat with N4.
  const friend = (distance: number) => [
    behind(distance, { id: 'S2', heading: 1800 }),
    behind(distance + W, { id: 'N4', heading: 1800 }),
  ];
  test('SV-X-05, SV-R-25 hail shot at 19" does not bounce', () => {
    const { match } = fire([gun(), first(19000), ...friend(24000)], [2, 2, 5]);
    expect(hits(match, 'N1', 'S2')).toEqual([2, 0]);
  });
  test('SV-X-05, SV-R-25 bounceFromAnyRange: it does, onto the friend in combat beyond 20"', () => {
    const anyRange = { houseRules: { bounceFromAnyRange: true } };
    const { match } = fire([gun(), first(19000), ...friend(24000)], [2, 2, 5, 1], anyRange);
    expect(hits(match, 'N1', 'S2', 'N4')).toEqual([2, 1, 0]);
    const close = fire([gun(), first(14000), ...friend(18000)], [2, 2, 5], anyRange);
    expect(hits(close.match, 'N1', 'S2')).toEqual([2, 0]);
  });
});

describe('what it meets', () => {
  test.each<[string, Loose]>([
    ['an enemy', {}],
    ['an enemy Commander', { type: 'Cmd', layout: 'C' }],
    ['a friend', { side: 'south', heading: 1800 }],
  ])('SV-BOUNCE-02 the nearest unit behind, be it %s, without a choice', (_, who) => {
    const { match } = fire([gun(), first(), second(30000, who), behind(36000, { id: 'N3' })], [6, 6, 1, 1]);
    expect(hits(match, 'N2', 'N3')).toEqual([2, 0]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });
  test('SV-BOUNCE-02 it may be in contact, friend or foe', () => {
    const engaged = (id: string, other: string) => [
      behind(30000, { id, heading: 1800 }),
      behind(30000 + W, { id: other, heading: 1800 }),
    ];
    expect(hits(fire([gun(), first(), ...engaged('N2', 'S2')], [6, 6, 1, 1]).match, 'N2', 'S2')).toEqual([2, 0]);
    expect(hits(fire([gun(), first(), ...engaged('S2', 'N2')], [6, 6, 1, 1]).match, 'N2', 'S2')).toEqual([0, 2]);
  });
  test('SV-BOUNCE-02 only what is in the zone of fire', () => {
    const beside = (inside: number) => second(30000, { x: X + W / 2 - inside + W });
    expect(fire([gun(), first(), beside(10)], [6, 6]).throws).toHaveLength(1);
    expect(fire([gun(), first(), beside(11)], [6, 6, 6, 6]).throws).toHaveLength(2);
  });
  test('SV-BOUNCE-02 the zone of fire is that after the pivot', () => {
    // Ten degrees to the right: 4.3" off at 25", 6.1" at 35".
    const pivoted = [gun(), first(24600, { x: X + 4340 }), second(34500, { x: X + 6080 })];
    const match = firing(pivoted, { dice: [6, 6, 1, 6] });
    choose(match, fireAt('N1', { pivot: 100 }));
    expect(hits(match, 'N2')).toEqual([1]);
  });
  test('SV-BOUNCE-02 a unit level with the first target can be the nearest', () => {
    const level = [
      first(25000, { layout: 'P/P', x: X - W / 2 - 10 }),
      second(25005, { layout: 'P', x: X + W / 2 + 10 }),
    ];
    const { match } = fire([gun(), ...level, behind(30000, { id: 'N3' })], [6, 6, 1, 6]);
    expect(hits(match, 'N2', 'N3')).toEqual([1, 0]);
  });

  const pair = (west: Loose = {}) => [
    second(30000, { layout: 'P', x: X - 200 - W / 2, ...west }),
    behind(30000, { id: 'N3', layout: 'P', x: X + 200 + W / 2 }),
  ];
  test('SV-R-26 two units equally near: the opponent of the firer chooses', () => {
    const { match } = fire([gun(), first(), ...pair()], [6, 6, 1, 6]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'bounce' });
    expect(options(match)).toHaveLength(2);
    choose(match, { do: 'bounce', unit: 'N3' });
    expect(hits(match, 'N2', 'N3')).toEqual([0, 1]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });
  test('SV-R-26 of a friend and an enemy too', () => {
    const { match } = fire([gun(), first(), ...pair({ id: 'S2', heading: 1800 })], [6, 6, 1, 6]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'bounce' });
    choose(match, { do: 'bounce', unit: 'S2' });
    expect(hits(match, 'S2', 'N3')).toEqual([1, 0]);
  });

  test('SV-BOUNCE-03 nobody behind, or only beyond 40.005": nothing happens', () => {
    expect(fire([gun(), first()], [6, 6]).throws).toHaveLength(1);
    expect(fire([gun(), first(), second(40006)], [6, 6]).throws).toHaveLength(1);
    expect(fire([gun(), first(), second(40005)], [6, 6, 6, 6]).throws).toHaveLength(2);
  });
  test('SV-BOUNCE-03 the nearest unit must itself be at medium range; it is not passed over', () => {
    // The rear rank of N2, towards the gun, lies beside the zone and is nearer than its stand in the zone behind N1.
    const units = (nearest: number) => [
      gun(),
      first(20006, { type: 'M', layout: 'X' }),
      second(0, { layout: 'PPP/PP.', x: X - W, heading: 0, y: GUN_Y + nearest + 2 * W }),
      behind(32000, { id: 'N3' }),
    ];
    expect(fire(units(20005), [6, 6]).throws).toHaveLength(1);
    expect(hits(fire(units(20006), [6, 6, 1, 6]).match, 'N2', 'N3')).toEqual([1, 0]);
  });
});

describe('dice of the bounce', () => {
  test.each<[string, Loose]>([
    ['a defensive block', { layout: 'PP/PP', formation: 'defensiveBlock' }],
    ['Mounted in block', { type: 'M', layout: 'XX/XX' }],
    ['a gun', { type: 'RA', layout: 'G' }],
    ['open order', { layout: 'MM', formation: 'openOrder' }],
  ])('SV-BOUNCE-04 one die for each miss, no modifiers, at %s', (_, who) => {
    expect(fire([gun(), first(), second(35000, who)], [6, 3, 1, 6]).throws).toEqual([
      [6, 3],
      [1, 6],
    ]);
  });
  test('SV-BOUNCE-04 its misses are lost', () => {
    const { match } = fire([gun(), first(), second(30000), behind(36000, { id: 'N3' })], [6, 6, 6, 6]);
    expect(hits(match, 'N1', 'N2', 'N3')).toEqual([0, 0, 0]);
  });
  test('SV-BOUNCE-04, SV-TERR-07 cover takes two dice from it', () => {
    const village = (y: number) => ({ terrain: [{ type: 'village', points: box(X - 4000, y, X + 4000, y + 1500) }] });
    const mounted = first(25000, { type: 'M', layout: 'XX/XX' }); // three dice
    expect(fire([gun(), mounted, second()], [6, 6, 6, 1], village(GUN_Y + 35000)).throws).toEqual([[6, 6, 6], [1]]);
    expect(fire([gun(), first(), second()], [6, 6], village(GUN_Y + 35000)).throws).toEqual([[6, 6]]);
  });
  test.each([
    ['raw', 1],
    ['regular', 2],
    ['veteran', 3],
  ])('SV-BOUNCE-04, SV-R-90 the quality of a %s gun counts', (quality, expected) => {
    const dice = [4, 4, 4, 1, 2, 3];
    const mounted = first(25000, { type: 'M', layout: 'XX/XX' });
    const { match } = fire([gun({ quality }), mounted, second()], dice, { unitQuality: 'assigned' });
    expect(hits(match, 'N1', 'N2')).toEqual([0, expected]);
  });
});
