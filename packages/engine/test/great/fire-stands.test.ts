// A Great Victory: stands, strength points and splitting (GV-FIRE-04, -10..15, GV-R-18, GV-WE-02).
import { describe, expect, test } from 'vitest';
import { choose } from './kit.js';
import {
  dice,
  fire,
  fireAt,
  firing,
  foe,
  forbidden,
  house,
  many,
  may,
  most,
  refused,
  shooter,
  single,
  thrown,
  X,
  Y,
  type Loose,
} from './fire-help.js';

/** N1 stands before stand 0 (left) only. */
const LEFT = single('N1', X - 2000, Y + 5000);

const RIGHT = single('N2', X + 2000, Y + 5000);

/** Something in the zone of stand 1, so far ahead. */
const inRight = (depth: number, more: Loose = {}) => ({
  id: 'S2',
  type: 'heavy chariots',
  x: X + 2000,
  y: Y + depth,
  heading: 1800,
  ...more,
});

const LIMITS = ['GV-FIRE-13', 'GV-R-18'];

describe('the other stand', () => {
  test('GV-WE-02, GV-FIRE-10 bows in line, strength 6: six points with the other zone empty, else three', () => {
    const clear = firing([shooter(), LEFT]);
    expect(most(clear, 'N1')).toBe(6);
    expect(LIMITS).toContain(refused(clear, fireAt('N1', {}, { points: 7 }))?.rule);
    const barred = firing([shooter(), LEFT, inRight(12000)]);
    expect(most(barred, 'N1')).toBe(3);
    const why = refused(barred, fireAt('N1', {}, { points: 4 }));
    expect([...LIMITS, 'GV-FIRE-10']).toContain(why?.rule);
    expect(why?.because).toMatch(/\b3\b/u);
  });
  test('GV-WE-02, GV-FIRE-13 unless told otherwise the most points are used', () => {
    expect(dice(firing([shooter(), LEFT], { dice: many(7, 6) }), fireAt('N1'))).toBe(7); // +1 for chariots
    expect(dice(firing([shooter(), LEFT, inRight(12000)], { dice: many(4, 6) }), fireAt('N1'))).toBe(4);
  });
  test.each([
    [16000, 3],
    [16005, 3],
    [16006, 6],
    [1, 3],
  ])('GV-FIRE-10 its whole zone, to full range: something %i thousandths ahead leaves %i points', (depth, points) => {
    expect(most(firing([shooter(), LEFT, inRight(depth)]), 'N1')).toBe(points);
  });
  test.each([
    ['reaches 0.011 into the zone', X + 4000 - 11 + 2000, 3],
    ['reaches 0.010 into the zone', X + 4000 - 10 + 2000, 6],
  ])('GV-FIRE-10, GV-GEOM-12 something that %s', (_, x, points) => {
    expect(most(firing([shooter(), LEFT, inRight(9000, { x })]), 'N1')).toBe(points);
  });
  test.each<[string, Loose]>([
    ['a friend', {}],
    ['an enemy', { id: 'N3' }],
    ['a commander', { type: 'commander' }],
  ])('GV-FIRE-10 %s in the zone bars it', (_, more) => {
    expect(most(firing([shooter(), LEFT, inRight(9000, more)]), 'N1')).toBe(3);
  });
  test('GV-FIRE-10 not for a target hidden behind another: only in an empty zone', () => {
    // N1 is before both stands, and S2 hides it from stand 1.
    const n1 = foe(8000);
    expect(most(firing([shooter(), n1]), 'N1')).toBe(6);
    expect(most(firing([shooter(), n1, inRight(4000, { y: Y + 3000 })]), 'N1')).toBe(3);
  });
  test('GV-FIRE-10 at any range: the target may be out of reach of the other stand', () => {
    // A long way off to the left, just in the zone of stand 0 at 16 cm.
    expect(most(firing([shooter(), single('N1', X - 5900, Y + 16000)]), 'N1')).toBe(6);
  });
  test.each<[string, Loose, number]>([
    ['horse in line', { type: 'light horse bows' }, 8],
    ['camels in line', { type: 'light camels bows' }, 8],
    ['horse in skirmish line', { type: 'light horse crossbows', formation: 'skirmishLine' }, 8],
    ['light foot in skirmish line', { type: 'light foot bows', formation: 'skirmishLine' }, 5],
    ['heavy foot in line', { type: 'heavy foot crossbows' }, 8],
  ])('GV-FIRE-10 it holds for %s', (_, who, points) => {
    expect(most(firing([shooter(who), LEFT]), 'N1')).toBe(points);
    expect(most(firing([shooter(who), LEFT, inRight(9000)]), 'N1')).toBe(Math.floor(points / 2));
  });
  test('GV-FIRE-10 by itself no stand may fire at a target that neither has before it', () => {
    expect(most(firing([shooter(), single('N1', X - 6000, Y + 5000)]), 'N1')).toBe(0);
  });
  test.each(['bentLine', 'bentSkirmishLine'])('GV-FIRE-11 not for a %s', (formation) => {
    for (const way of ['back', 'forward']) {
      const bend = { after: 1, stays: 'left', way, angle: 300 };
      const s1 = shooter({ type: 'light foot crossbows', formation, bend, x: X - 2000 });
      const n1 = single('N1', X - 5000, Y + 1000);
      expect(most(firing([s1, n1]), 'N1'), way).toBe(3);
    }
  });
  test('GV-FIRE-11, GV-FIRE-13 both stands of a bent unit that see the target themselves fire', () => {
    // Bent forward by 10 degrees the zones cross: N1 is before both.
    const bend = { after: 1, stays: 'left', way: 'forward', angle: 100 };
    const s1 = shooter({ type: 'light foot crossbows', formation: 'bentLine', bend, x: X - 2000 });
    expect(most(firing([s1, foe(5000)]), 'N1')).toBe(6);
  });
});

describe('strength', () => {
  const ONE = foe(5000); // before both stands
  test.each<[string, Loose, number]>([
    ['a line', {}, 6],
    ['a line with two hits', { hits: 2 }, 4],
    ['a line of heavy foot', { type: 'heavy foot bows' }, 7],
    ['a block', { formation: 'block' }, 6],
    ['a block with a hit', { formation: 'block', hits: 1 }, 5],
    ['a defensive block', { formation: 'defensiveBlock' }, 6],
    ['chariots', { type: 'heavy chariots bows' }, 10],
    ['elephants', { type: 'medium elephants bows' }, 8],
    ['a line with strength 1', { hits: 5 }, 1],
  ])('GV-FIRE-13, GV-FIRE-12 %s: up to the whole strength', (_, who, points) => {
    expect(most(firing([shooter(who), ONE]), 'N1')).toBe(points);
  });
  test.each([
    [0, 'heavy foot bows', 3],
    [1, 'heavy foot bows', 3],
    [2, 'heavy foot bows', 2],
    [0, 'medium foot bows', 3],
    [4, 'medium foot bows', 1],
    [5, 'medium foot bows', 0],
  ])('GV-FIRE-13, GV-R-18, GV-GEN-04 with %i hits %s, one stand eligible: %i points', (hits, type, points) => {
    const match = firing([shooter({ type, hits }), LEFT, inRight(9000)]);
    expect(most(match, 'N1')).toBe(points);
    if (points === 0) expect([...LIMITS, 'GV-FIRE-15']).toContain(refused(match, fireAt('N1'))?.rule);
  });
  test.each([
    [0, 'heavy foot bows', 7],
    [5, 'medium foot bows', 1],
  ])('GV-R-18 wholeUnitFires: with %i hits %s, one stand eligible: all %i', (hits, type, points) => {
    const match = firing([shooter({ type, hits }), LEFT, inRight(9000)], house('wholeUnitFires'));
    expect(most(match, 'N1')).toBe(points);
  });
  test('GV-FIRE-12 in a block the front stand alone looks, and all fire', () => {
    // N1 is before the rear stand of S1 in defensive block only; the block has nothing there.
    const behind = foe(-4000 - 5000, { heading: 0 });
    expect(most(firing([shooter({ formation: 'block' }), behind]), 'N1')).toBe(0);
    expect(most(firing([shooter({ formation: 'block' }), foe(5000)]), 'N1')).toBe(6);
  });
  test('GV-FIRE-15 at least one point, whole points', () => {
    const match = firing([shooter(), ONE], { dice: [6] });
    for (const points of [0, -1, 0.5])
      expect(forbidden(match, fireAt('N1', {}, { points })), String(points)).toBe(true);
    expect(dice(match, fireAt('N1', {}, { points: 1 }))).toBe(1);
  });
  test.each([1, 2, 3, 4, 5, 6])('GV-FIRE-15 %i points, as many dice', (points) => {
    expect(dice(firing([shooter(), ONE], { dice: many(points, 6) }), fireAt('N1', {}, { points }))).toBe(points);
  });
});

describe('orders that are none', () => {
  test.each<[string, Loose, Loose]>([
    ['a stand twice', {}, fireAt('N1', {}, { stands: [0, 0] })],
    ['no stand', {}, fireAt('N1', {}, { stands: [] })],
    ['a third stand', {}, fireAt('N1', {}, { stands: [2] })],
    ['a second stand of chariots', { type: 'light chariots bows' }, fireAt('N1', {}, { stands: [1] })],
    ['the rear stand of a block', { formation: 'block' }, fireAt('N1', {}, { stands: [1] })],
    ['a line from its rear', {}, fireAt('N1', {}, { from: 'rear' })],
    ['a line that pivots about its rear', {}, fireAt('N1', { pivot: 10, face: 'rear' })],
    ['a target twice', {}, fire('S1', { target: 'N1', stands: [0] }, { target: 'N1', stands: [1] })],
    ['nobody', {}, { ...fireAt('N1'), unit: 'S7' }],
    ['at nobody', {}, fireAt('N7')],
    ['at itself', {}, fireAt('S1')],
    ['a pivot of half a tenth', {}, fireAt('N1', { pivot: 10.5 })],
    ['all points from one stand', {}, fireAt('N1', {}, { stands: [0], points: 6 })],
  ])('GV-FIRE-04, GV-FIRE-13, P4.3 refused: %s', (_, who, order) => {
    const match = firing([shooter(who), foe(5000)]);
    expect(may(match, fireAt('N1'))).toBe(true);
    expect(forbidden(match, order)).toBe(true);
  });
});

describe('splitting', () => {
  const at = (a: number | undefined, b: number | undefined) =>
    fire(
      'S1',
      { target: 'N1', stands: [0], ...(a === undefined ? {} : { points: a }) },
      { target: 'N2', stands: [1], ...(b === undefined ? {} : { points: b }) },
    );
  const pair = (who: Loose = {}, more: Loose = {}) => firing([shooter(who), LEFT, RIGHT], more);

  test.each([
    ['medium foot bows', 0, 3],
    ['heavy foot bows', 0, 3],
    ['light foot bows', 0, 2],
    ['light horse bows', 0, 4],
    ['light horse bows', 5, 1],
  ])('GV-FIRE-14, GV-GEN-04 %s with %i hits: up to %i points from each stand', (type, hits, half) => {
    expect(may(pair({ type, hits }), at(half, half))).toBe(true);
    for (const order of [at(half + 1, 1), at(1, half + 1)])
      expect(['GV-FIRE-13', 'GV-FIRE-14']).toContain(refused(pair({ type, hits }), order)?.rule);
    const told = choose(pair({ type, hits }, { dice: many(2 * (half + 1), 6) }), at(undefined, undefined));
    expect(thrown(told).map((one) => one.length)).toEqual([half + 1, half + 1]); // +1 for chariots each
  });
  test('GV-FIRE-14 with odd strength one point stays unused: no four and three of seven', () => {
    expect(may(pair({ type: 'heavy foot bows' }), at(4, 3))).toBe(false);
    expect(may(pair({ type: 'heavy foot bows' }), at(3, 4))).toBe(false);
  });
  test('GV-FIRE-14, GV-FIRE-15 with strength 1 nothing can be split', () => {
    const why = refused(pair({ hits: 5 }), at(undefined, undefined));
    expect(['GV-FIRE-13', 'GV-FIRE-14', 'GV-FIRE-15']).toContain(why?.rule);
  });
  test('GV-FIRE-14 the points of each target may differ, but there is one at least', () => {
    const match = pair({}, { dice: [6, 6, 6, 6, 6, 6] });
    expect(thrown(choose(match, at(3, 1))).map((one) => one.length)).toEqual([4, 2]);
    expect(forbidden(pair(), at(3, 0))).toBe(true);
  });
  test('GV-FIRE-14 each stand must see its own target: the other-stand rule does not help', () => {
    // Two narrow enemies before stand 0; the zone of stand 1 is empty.
    const basing = { chariot: { frontage: 2000, depth: 2000 } };
    const units = [shooter(), single('N1', X - 1500, Y + 5000), single('N2', X - 3600, Y + 5000)];
    const match = firing(units, { options: { basing } });
    expect(may(match, fireAt('N1', {}, { points: 6 }))).toBe(true);
    expect(may(match, fireAt('N2', {}, { points: 6 }))).toBe(true);
    for (const order of [at(1, 1), fire('S1', { target: 'N2', stands: [0] }, { target: 'N1', stands: [1] })])
      expect(refused(match, order)?.rule).toBe('GV-FIRE-14');
  });
  test('GV-FIRE-14 a unit may also fire with both at one of them only if both see it', () => {
    expect(most(pair(), 'N1')).toBe(3); // N2 is in the zone of stand 1
  });
});
