import { describe, expect, test } from 'vitest';
import { choose, refusal, unit } from './kit.js';
import { fireAt, firing, foe, many, shooter, volley, W, X, type Loose } from './fire-help.js';

const GUN_Y = 4000;
const DEEP = { tableDepth: 96 };
const gun = (type: string, more: Loose = {}): Loose => shooter('G', { type, y: GUN_Y, ...more });
const target = (distance: number, more: Loose = {}): Loose => foe(0, { y: GUN_Y + distance, ...more });
const BLOCK = { layout: 'PP/PP' };
/** Dice of one shot; it may not throw more or fewer than `n`. */
const shot = (type: string, distance: number, at: Loose, n: number): number =>
  volley(firing([gun(type), target(distance, at)], { dice: many(n, 6), options: DEEP }), fireAt('N1')).length;

describe('basic dice', () => {
  // At a block, +1, so that rows of zero dice show too.
  test.each([
    ['FG', 1000, 1],
    ['FG', 10000, 1],
    ['FG', 10005, 1],
    ['FG', 10006, 0],
    ['FG', 20005, 0],
    ['RA', 1000, 2],
    ['RA', 10005, 2],
    ['RA', 10006, 1],
    ['RA', 20005, 1],
    ['RA', 20006, 0],
    ['RA', 40005, 0],
    ['HA', 1000, 4],
    ['HA', 10005, 4],
    ['HA', 10006, 2],
    ['HA', 20005, 2],
    ['HA', 20006, 1],
    ['HA', 40005, 1],
    ['HA', 40006, 0],
    ['HA', 60005, 0],
  ])('SV-ARTY-01 %s at %i thousandths: basic dice %i', (type, distance, basic) => {
    expect(shot(type, distance, BLOCK, basic + 1)).toBe(basic + 1);
  });
  test.each([
    ['FG', 20006],
    ['RA', 40006],
    ['HA', 60006],
  ])('SV-ARTY-01 %s cannot fire at %i thousandths', (type, distance) => {
    const match = firing([gun(type), target(distance)], { options: DEEP });
    expect(['SV-FIRE-12', 'SV-FIRE-13', 'SV-ARTY-01']).toContain(refusal(match, fireAt('N1'))?.rule);
  });
  test('SV-ARTY-01 a basic zero with no modifier is no throw, and a red marker', () => {
    expect(shot('FG', 15000, {}, 0)).toBe(0);
    const match = firing([gun('RA'), target(30000)], { options: DEEP });
    expect(volley(match, fireAt('N1'))).toEqual([]);
    expect(unit(match, 'S1').fired).toBe(true);
  });
  test('SV-ARTY-01 a gun fires at one target', () => {
    const match = firing([
      gun('HA'),
      target(9000, { layout: 'P', x: X - W / 2 - 10 }),
      target(9000, { id: 'N2', layout: 'P', x: X + W / 2 + 10 }),
    ]);
    const at = [{ target: 'N1' }, { target: 'N2' }];
    expect(refusal(match, fireAt('N1'))).toBeUndefined();
    expect(refusal(match, fireAt('N2'))).toBeUndefined();
    expect(refusal(match, { do: 'fire', unit: 'S1', at })?.rule).toBe('SV-FIRE-07');
  });
  test('SV-ARTY-01 guns side by side fire by themselves, with the modifiers each', () => {
    const units = [gun('RA'), gun('RA', { id: 'S2', x: X + W }), target(9000, { ...BLOCK, x: X + W / 2 })];
    const match = firing(units, { dice: many(6, 6) });
    expect(volley(match, fireAt('N1'))).toHaveLength(3);
    expect(volley(match, fireAt('N1', { unit: 'S2' }))).toHaveLength(3);
  });
  test('SV-R-24 range to a unit is that to its nearest stand, in the zone or not', () => {
    // The stands of its rear rank, towards the gun, are 1.574" nearer but left of the zone of fire.
    const hooked = { layout: 'PPP/PP.', x: X - W, heading: 0 };
    const at = (nearest: number) => ({ ...hooked, y: GUN_Y + nearest + 2 * W });
    expect(shot('RA', 0, at(10005), 3)).toBe(3);
    expect(shot('RA', 0, at(10006), 2)).toBe(2);
  });
});

describe('modifiers', () => {
  const dismounted = { type: 'D', state: 'dismounted' };
  test.each<[string, number, Loose]>([
    ['a line', 2, { layout: 'PP' }],
    ['a block', 3, BLOCK],
    ['a defensive block', 4, { ...BLOCK, formation: 'defensiveBlock' }],
    ['Mounted in line', 3, { type: 'M', layout: 'XX' }],
    ['Mounted in block', 4, { type: 'M', layout: 'XX/XX' }],
    ['Mounted in open order', 2, { type: 'M', layout: 'XX', formation: 'openOrder' }],
    ['foot in open order', 1, { ...dismounted, layout: 'DD', formation: 'openOrder' }],
    ['a gun', 1, { type: 'RA', layout: 'G' }],
    ['the Commander', 2, { type: 'Cmd', layout: 'C' }],
  ])('SV-ARTY-02 a Heavy gun at close range at %s: %i dice', (_, n, at) => {
    expect(shot('HA', 15000, at, n)).toBe(n);
  });
  test('SV-ARTY-02 a basic zero may become positive', () => {
    expect(shot('RA', 30000, { ...BLOCK, formation: 'defensiveBlock' }, 2)).toBe(2);
    expect(shot('RA', 30000, { type: 'M', layout: 'XX/XX' }, 2)).toBe(2);
  });
  test('SV-ARTY-02 hits on 2 or less', () => {
    const match = firing([gun('HA'), target(5000)], { dice: [1, 2, 3, 4] });
    choose(match, fireAt('N1'));
    expect(unit(match, 'N1').hits).toBe(2);
  });
  test('SV-X-04 a Heavy gun at Pike and Musket in block at 19": three dice, two hits', () => {
    const match = firing([gun('HA'), target(19000, { layout: 'PM/PM' })], { dice: [2, 2, 5] });
    expect(volley(match, fireAt('N1'))).toHaveLength(3);
    expect(unit(match, 'N1').hits).toBe(2);
  });
  test.each([
    ['raw', [1, 2, 3, 4], 1],
    ['regular', [1, 2, 3, 4], 2],
    ['veteran', [1, 2, 3, 4], 3],
  ])('SV-R-90 a %s gun', (quality, dice, hits) => {
    const match = firing([gun('HA', { quality }), target(5000)], { dice, options: { unitQuality: 'assigned' } });
    choose(match, fireAt('N1'));
    expect(unit(match, 'N1').hits).toBe(hits);
  });
});
