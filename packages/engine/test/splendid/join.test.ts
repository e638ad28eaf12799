import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, unit } from './kit.js';
import { H, W, X, Y, allThrows, kind, melee, north, south, switches, throwsOf, type Loose } from './melee-help.js';

/** S1 fights the left of N1, whose line of four covers x 28.852" to 35.148". */
const N1 = north({ type: 'P&M', layout: 'MMMM', x: 32000 });
const S1 = south({ type: 'P&M', layout: 'MM' });
/** S2 stands behind on the right, x 31.626" to 34.774", with 2" to N1. */
const second = (more: Loose = {}): Loose => ({ id: 'S2', type: 'P&M', layout: 'MM', x: 33200, y: Y - 2000, ...more });
const COMMANDER = { id: 'S7', type: 'Cmd', layout: 'C', x: 33200, y: Y - 8000 };

const near = (units: Loose[], dice: number[] = [], more: Loose = {}): ReturnType<typeof melee> =>
  melee([N1, S1, ...units], dice, more);
const obliged = (match: ReturnType<typeof melee>): string[] =>
  kind(match) === 'join' ? [...new Set(options(match).map((one) => one.unit as string))] : [];
const isObliged = (units: Loose[], yes: boolean, more: Loose = {}): void => {
  const match = near(units, [], more);
  expect(obliged(match)).toEqual(yes ? ['S2'] : []);
  if (!yes) expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
};
const JOIN = { do: 'join', unit: 'S2' };
const HOLD = { do: 'holdBack', unit: 'S2' };
const inContact = (match: ReturnType<typeof melee>, id = 'S2'): boolean => unit(match, id).hits === 1;

describe('who must join in', () => {
  test('SV-JOIN-01, -03, -06 a unit close to a combat moves straight forward into contact before markers are placed', () => {
    const match = near([second()]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'join' });
    expect(options(match)).toEqual(expect.arrayContaining([JOIN, HOLD]));
    expect(unit(match, 'N1').hits).toBe(0);
    choose(match, JOIN);
    const moved = unit(match, 'S2');
    expect(moved).toMatchObject({ x: 33200, heading: 0, formation: 'line', layout: 'MM' });
    expect(Math.abs(moved.y - Y)).toBeLessThanOrEqual(10);
    for (const id of ['N1', 'S1', 'S2']) expect(unit(match, id).hits, id).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' }); // no reaction
    expect(allThrows(match)).toEqual([]);
  });

  test.each([
    ['3.000" ahead', { y: Y - 3000 }, true],
    ['3.005" ahead', { y: Y - 3005 }, true],
    ['3.006" ahead', { y: Y - 3006 }, false],
    ['0.100" ahead', { y: Y - 100 }, true],
    ['within 3", but not straight ahead', { x: 35148 + W + 50, y: Y - 1000 }, false],
    ['facing away', { y: Y - 2000 - W, heading: 1800 }, false],
    ['straight ahead, though turned by 10°', { heading: 100, x: 33500, y: Y - 1500 }, true],
  ])('SV-JOIN-03 %s', (_, where, yes) => isObliged([second(where)], yes));

  test('SV-JOIN-03 the enemy must already be in contact with another unit of the side', () => {
    const alone = north({ id: 'N2', type: 'P&M', layout: 'MM', x: 45000 });
    isObliged([second({ x: 45000 }), alone], false);
    const wide = { ...alone, layout: 'MMMM', x: 45000 + W };
    isObliged(
      [second({ x: 45000 - 100 }), wide, south({ id: 'S3', type: 'Foot', layout: 'HH', x: 45000 + 2 * W })],
      true,
    );
  });

  test('SV-JOIN-03 a friend that meets the enemy only corner to corner is not in contact with it', () => {
    const corner = north({ id: 'N2', type: 'P&M', layout: 'MMMM', x: 45000 });
    const friend = south({ id: 'S3', type: 'Foot', layout: 'HH', x: 45000 + 3 * W });
    isObliged([second({ x: 44000 }), corner, friend], false);
    isObliged([second({ x: 44000 }), corner, { ...friend, x: friend.x - 100 }], true);
  });
  test('SV-JOIN-01 a unit that meets an enemy only corner to corner is unengaged and must join in', () => {
    // N2 stands right behind S2's right rear corner.
    const match = near([
      second(),
      north({ id: 'N2', type: 'RA', layout: 'G', x: 33200 + W + H, y: Y - 2000 - W - 3150 }),
    ]);
    expect(obliged(match)).toEqual(['S2']);
    choose(match, JOIN);
    expect(['S2', 'N2'].map((id) => unit(match, id).hits)).toEqual([1, 0]);
  });

  test.each([
    ['artillery', { type: 'RA', layout: 'G' }],
    ['limbered artillery', { type: 'RA', layout: 'G', limbered: true }],
    ['a command unit', { type: 'Cmd', layout: 'C' }],
    ['a single stand', { type: 'M', layout: 'X' }],
    ['a defensive block', { layout: 'MM/MM', formation: 'defensiveBlock' }],
    ['a bent line', { formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 300 } }],
    ['a bent open order', { formation: 'bentOpenOrder', bend: { after: 1, stays: 'left', way: 'back', angle: 300 } }],
    ['a road column', { layout: 'M/M', formation: 'roadColumn' }],
    [
      'a bent road column',
      { layout: 'M/M', formation: 'bentRoadColumn', trail: [{ x: 33200 - H, y: Y - 2000 - W - H, heading: 900 }] },
    ],
  ])('SV-JOIN-02 %s never joins in', (_, more) => isObliged([second(more)], false));
  test.each([
    ['a line', {}],
    ['a block', { layout: 'MM/MM' }],
    ['open order', { formation: 'openOrder' }],
    ['mounted', { type: 'M', layout: 'XX/XX' }],
    ['mounted Dragoons', { type: 'D', layout: 'DD', formation: 'openOrder' }],
    ['Foot', { type: 'Foot', layout: 'LH' }],
    ['Heavy Mounted', { type: 'HM', layout: 'Y/Y' }],
  ])('SV-JOIN-02 but %s of two or more stands does', (_, more) => isObliged([second({ x: 33500, ...more })], true));

  test('SV-JOIN-02 a unit that is in contact already does not join in elsewhere', () => {
    const match = near([second(), { id: 'N2', type: 'M', layout: 'XX', x: 33200 + W, y: Y - 2000 - H, heading: 2700 }]);
    expect(obliged(match)).toEqual([]);
  });
});

describe('SV-JOIN-04 when the obligation lapses', () => {
  test.each([
    ['a friend', { id: 'S3', type: 'Sub', layout: 'C', x: 33200, y: Y - 100 }],
    ['an enemy', north({ id: 'N2', type: 'Sub', layout: 'C', x: 33200, y: Y - 100 - W })],
  ])('SV-JOIN-04 %s in the way', (_, other) => isObliged([second(), other], false));
  test.each([
    ['bog across the way', 'bog', {}, false],
    ['a wood across the way of mounted', 'wood', { type: 'M', layout: 'XX' }, false],
    ['but not of mounted in open order', 'wood', { type: 'M', layout: 'XX', formation: 'openOrder' }, true],
    ['nor of foot', 'wood', {}, true],
  ])('SV-JOIN-04 terrain prohibited to it: %s', (_, type, more, yes) => {
    const [left, right, low, high] = [33000, 33500, Y - 1500, Y - 1000];
    const points = [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ];
    isObliged([second(more)], yes, { options: { terrain: [{ type, points }] } });
  });

  test('SV-JOIN-04, SV-R-32 contact with a second enemy forbids, corner to corner does not', () => {
    // S2's right front corner will be at x = 34.774"; N1 ends there or before, N2 begins beside it.
    const beside = (end: number): string[] =>
      obliged(
        melee([{ ...N1, x: end - 2 * W }, S1, second(), north({ id: 'N2', type: 'P&M', layout: 'MM', x: end + W })]),
      );
    expect(beside(33200 + W)).toEqual(['S2']);
    expect(beside(33200 + W - 100)).toEqual([]);
    expect(beside(33200 + W - 30)).toEqual(['S2']); // still within 0.050" of both corners
  });

  test('SV-JOIN-04 a second enemy forbids even if it is fighting a friend too', () => {
    const match = melee([
      { ...N1, x: 33200 - 2 * W },
      S1,
      second(),
      north({ id: 'N2', type: 'P&M', layout: 'MMMM', x: 33200 + 2 * W }),
      south({ id: 'S3', type: 'P&M', layout: 'MM', x: 33200 + 3 * W }),
    ]);
    expect(obliged(match)).toEqual([]);
  });

  test('SV-JOIN-04 an end that is no contact with the enemy itself', () => {
    // Of S2's front, only so much at its left end is before N1.
    const overlap = (by: number): string[] => obliged(near([second({ x: 35148 - by + W })]));
    expect(overlap(30)).toEqual([]);
    expect(overlap(100)).toEqual(['S2']);
  });

  test.each([
    ['flush beside S1, sliding along it', X + 2 * W, Y - 2000],
    ['flush beside S1 and beside its side already', X + 2 * W, Y - 1000],
  ])('SV-JOIN-04, SV-R-32 touching a friend is harmless: %s', (_, x, y) => isObliged([second({ x, y })], true));

  test('SV-JOIN-04 overlapping the friend beside is not', () => {
    isObliged([second({ x: X + 2 * W - 11, y: Y - 2000 })], false);
    isObliged([second({ x: X + 2 * W - 9, y: Y - 2000 })], true);
  });

  test('SV-R-32 strictJoinIn: newly touching a friend forbids', () => {
    isObliged([second({ x: X + 2 * W, y: Y - 2000 })], false, switches('strictJoinIn'));
    isObliged([second({ x: X + 2 * W + 60, y: Y - 2000 })], true, switches('strictJoinIn'));
  });
  test('SV-R-32 strictJoinIn: a friend touched before does not', () => {
    isObliged([second({ x: X + 2 * W, y: Y - 1000 })], true, switches('strictJoinIn'));
  });
});

describe('joining or holding back', () => {
  test.each([
    ['a line is held back on 3', {}, 3, false],
    ['a line moves in on 4', {}, 4, true],
    ['a block is held back on 3', { layout: 'MM/MM' }, 3, false],
    ['a block moves in on 4', { layout: 'MM/MM' }, 4, true],
    ['open order is held back on 5', { formation: 'openOrder' }, 5, false],
    ['open order moves in on 6', { formation: 'openOrder' }, 6, true],
    ['mounted in open order are held back on 5', { type: 'M', layout: 'XX', formation: 'openOrder' }, 5, false],
    ['mounted move in on 4', { type: 'M', layout: 'XX' }, 4, true],
  ])('SV-JOIN-05, SV-JOIN-06 out of command: %s', (_, more, die, moves) => {
    const match = near([second(more)], [die]);
    choose(match, HOLD);
    expect(throwsOf(match, 'S2')).toEqual([[die]]);
    expect(Math.abs(unit(match, 'S2').y - (moves ? Y : Y - 2000))).toBeLessThanOrEqual(10);
    expect(inContact(match)).toBe(moves);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' }); // not asked again
  });

  test('SV-JOIN-05, SV-CMD-04 in command it is held back without a throw', () => {
    const match = near([second(), COMMANDER]); // 4.426" behind S2
    choose(match, HOLD);
    expect(unit(match, 'S2')).toMatchObject({ y: Y - 2000, hits: 0 });
    expect(allThrows(match)).toEqual([]);
  });
  test('SV-JOIN-05, SV-CMD-04 Heavy Mounted too', () => {
    const match = near([second({ type: 'HM', layout: 'YY' })]);
    choose(match, HOLD);
    expect(inContact(match)).toBe(false);
    expect(allThrows(match)).toEqual([]);
  });
  test('SV-JOIN-05 a Commander too far away does not help', () => {
    const match = near([second(), { ...COMMANDER, y: Y - 2000 - W - 6006 }], [1]);
    choose(match, HOLD);
    expect(throwsOf(match, 'S2')).toEqual([[1]]);
  });

  test('SV-JOIN-07, SV-R-34 foot without pikes joins in against mounted; joinInChargeLimit forbids it', () => {
    const horse = { ...N1, type: 'M', layout: 'XXXX' };
    const against = (more: Loose, rules: Loose = {}): string[] => obliged(melee([horse, S1, second(more)], [], rules));
    const limit = switches('joinInChargeLimit');
    expect(against({})).toEqual(['S2']);
    expect(against({}, limit)).toEqual([]);
    expect(against({ layout: 'PM' }, limit)).toEqual(['S2']);
    expect(against({ type: 'M', layout: 'XX' }, limit)).toEqual(['S2']);
    expect(against({ y: Y + W + 2000, heading: 1800 }, limit)).toEqual(['S2']); // it will outflank
  });
  test('SV-R-34 joinInChargeLimit changes nothing against foot', () =>
    isObliged([second()], true, switches('joinInChargeLimit')));
});

describe('the order of joining in', () => {
  const N3 = north({ id: 'N3', type: 'P&M', layout: 'MMM', x: 34500, y: Y + 2000 });
  /** S1's line of four covers x 28.852" to 35.148"; N3 may join it on the right; S4 is further right, 1.5" from the line. */
  const field = [
    south({ type: 'P&M', layout: 'MMMM', x: 32000 }),
    north({ type: 'P&M', layout: 'MM' }),
    N3,
    south({ id: 'S4', type: 'P&M', layout: 'MM', x: 36900, y: Y - 1500 }),
  ];

  test('SV-JOIN-01, SV-R-33 the side with the initiative goes first and gets no second go', () => {
    const match = melee(field);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'join' }); // nobody of South is obliged
    choose(match, { do: 'join', unit: 'N3' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' }); // S4 would be obliged now
    expect(unit(match, 'S4')).toMatchObject({ y: Y - 1500, hits: 0 });
  });
  test('SV-JOIN-01, SV-R-33 the other side is judged by where units then stand', () => {
    const match = melee(field, [], { initiative: 'north' });
    choose(match, { do: 'join', unit: 'N3' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'join' });
    expect(obliged(match)).toEqual(['S4']);
    choose(match, { do: 'join', unit: 'S4' });
    expect(inContact(match, 'S4')).toBe(true);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
  test('SV-JOIN-01 both sides obliged: the initiative decides who is asked first', () => {
    const both = [...field, second({ id: 'S5', x: X - 2 * W - 100 })];
    const wide = both.map((one) => (one.id === 'N1' ? { ...one, layout: 'MMMM', x: X - W } : one));
    expect(decision(melee(wide))).toMatchObject({ side: 'south', kind: 'join' });
    expect(decision(melee(wide, [], { initiative: 'north' }))).toMatchObject({ side: 'north', kind: 'join' });
  });

  test('SV-R-33 a unit can become obliged when another of its side has moved off', () => {
    // S3 stands across S2's way, facing east; it joins in against N2 and clears the way.
    const match = near(
      [
        second({ y: Y - 3000 }),
        { id: 'S3', type: 'P&M', layout: 'M/M', x: 36148, y: 18487, heading: 900 },
        north({ id: 'N2', type: 'P&M', layout: 'MM', x: 40074, y: 18000 }),
        south({ id: 'S4', type: 'P&M', layout: 'MM', x: 40574, y: 18000 }),
      ],
      [3],
    );
    expect(obliged(match)).toEqual(['S3']);
    expect(['SV-JOIN-03', 'SV-JOIN-04']).toContain(refusal(match, JOIN)?.rule);
    choose(match, { do: 'join', unit: 'S3' });
    expect(unit(match, 'S3').x).toBeGreaterThanOrEqual(38490);
    expect(obliged(match)).toEqual(['S2']);
    choose(match, HOLD);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  });

  test('SV-JOIN-01, SV-R-33 the owner picks the order; each unit is handled once', () => {
    const match = near(
      [second(), { id: 'S3', type: 'P&M', layout: 'MM', x: 32000, y: Y + W + 1500, heading: 1800 }],
      [2],
    );
    expect(obliged(match).sort()).toEqual(['S2', 'S3']);
    choose(match, { do: 'holdBack', unit: 'S3' });
    expect(obliged(match)).toEqual(['S2']);
    choose(match, JOIN);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    expect(unit(match, 'S3').hits).toBe(0);
  });
});
