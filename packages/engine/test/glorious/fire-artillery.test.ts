// A Glorious Victory: the zone of fire of artillery and its pivot (GL-FIRE-02, -14, -22, GL-R-43, P6).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, situation, unit } from './kit.js';
import {
  battle,
  deep,
  fireAt,
  firing,
  foe,
  forbidden,
  hitsOn,
  line,
  may,
  misses,
  refused,
  right,
  shooter,
  volley,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const LANE = ['GL-FIRE-14', 'GL-FIRE-06', 'GL-R-43', 'GL-FIRE-11'];
const gun = (more: Loose = {}): Loose => shooter({ type: 'organ gun', ...more });
const single = (id: string, x: number, gap: number, more: Loose = {}): Loose =>
  foe(gap, { id, x: X + x, layout: 'P', ...more });
/** Half a gun and half an element, less the 0.010 that only brush. */
const EDGE = 875 - 10 + 625;

describe('the zone', () => {
  test.each([
    [EDGE - 1, true],
    [EDGE, false],
    [-EDGE + 1, true],
    [-EDGE, false],
    [0, true],
  ])('GL-FIRE-14, GL-GEO-12 a target %i beside the middle: %s', (x, expected) => {
    const why = refused(firing([gun(), single('N1', x, 5000)]));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect(LANE).toContain(why.rule);
  });
  test('GL-FIRE-14 straight ahead only', () => {
    for (const at of [
      { x: X, y: Y - 5000, heading: 0 },
      { x: X + 5000, y: Y - 1000, heading: 2700 },
    ])
      expect(LANE).toContain(refused(firing([gun(), { id: 'N1', type: 'foot pike', ...at }]))?.rule);
    const east = gun({ heading: 900 });
    expect(may(firing([east, { id: 'N1', type: 'foot pike', x: X + 5000, y: Y, heading: 2700 }]))).toBe(true);
  });
  test.each<[string, Loose]>([
    ['a friend', { id: 'S2' }],
    ['an enemy', { id: 'N2' }],
    ['a friendly commander', { id: 'S2', type: 'commander', layout: 'C' }],
    ['a limbered gun', { id: 'S2', type: 'bombard', layout: 'U', limbered: true, heading: 0, y: Y + 4500 }],
  ])('GL-FIRE-06, GL-FIRE-14 not over %s', (_, more) => {
    expect(LANE).toContain(refused(firing([gun(), foe(8000), single('S2', 0, 3000, more)]))?.rule);
  });
  test.each([
    [EDGE - 1, false],
    [EDGE, true],
  ])('GL-FIRE-14, GL-R-43 somebody half in the zone, %i beside the middle: may fire %s', (x, expected) => {
    expect(may(firing([gun(), foe(8000), single('S2', x, 3000)]))).toBe(expected);
    expect(may(firing([gun(), foe(8000), single('S2', -x, 3000)]))).toBe(expected);
  });
  test.each([
    [5000, true],
    [4990, true],
    [4989, false],
  ])('GL-FIRE-14, GL-GEO-12 beside the target at 5", another at %i: %s', (gap, expected) => {
    const units = [gun(), single('N1', -700, 5000), single('N2', 700, gap)];
    expect(may(firing(units))).toBe(expected);
    expect(may(firing(units), fireAt('N2'))).toBe(true);
  });
  test('GL-FIRE-14 who stands behind the target does not matter', () => {
    expect(volley(1, 12, [gun(), foe(5000), single('S2', 0, 5750 + 750)])).toEqual(right(1, 12));
  });
  test('GL-R-43 range is the shortest distance of the bases, though the zone meets the target farther off', () => {
    // Rim to the right front corner 6.004; straight ahead 6.490.
    const y = Y + Math.round(Math.sqrt(9504 ** 2 - 2125 ** 2));
    expect(volley(3, 12, [gun(), battle(0, { x: X + 3000, y })])).toEqual(right(3, 12));
    expect(volley(2, 6, [gun(), battle(0, { x: X + 3000, y: y + 2 })])).toEqual(right(2, 6));
  });
  test('GL-FIRE-14 the zone ends at the longest range', () => {
    // 23.9" off, but 24.544" straight ahead.
    const y = Y + Math.round(Math.sqrt(27400 ** 2 - 2125 ** 2));
    expect(LANE).toContain(refused(deep([gun(), battle(0, { x: X + 3000, y })]))?.rule);
    expect(may(deep([gun({ type: 'light bombard' }), battle(0, { x: X + 3000, y })]))).toBe(true);
  });
  test('GL-FIRE-14 a template is of no use to artillery', () => {
    const match = firing([gun(), single('N1', 3000, 5000)]);
    expect(forbidden(match, fireAt('N1', { placement: { heading: 0, x: X + 2900, y: Y } }))).toBe(true);
    expect(forbidden(match, fireAt('N1', { placement: { heading: 300, x: X + 1500, y: Y + 2500 } }))).toBe(true);
  });
});

const turned = (corner: 'left' | 'right', by: number) => {
  const [s, c] = [Math.sin((by * Math.PI) / 1800), Math.cos((by * Math.PI) / 1800)];
  const sign = corner === 'left' ? 1 : -1; // the middle lies to the right of the left corner
  return {
    x: Math.round(X - sign * 875 + sign * 875 * c),
    y: Math.round(Y - sign * 875 * s),
    heading: (by + 3600) % 3600,
  };
};
const pivot = (corner: string, by: number, target = 'N1'): Loose => ({
  do: 'fire',
  unit: 'S1',
  pivot: { corner, by },
  at: [{ target }],
});

describe('the pivot', () => {
  test.each([
    ['left', 81],
    ['left', -81],
    ['right', 81],
    ['right', -81],
    ['left', 1],
    ['right', -37],
  ] as const)('GL-FIRE-22, GL-FACE-02 about the %s corner by %i, and it keeps the new pose', (corner, by) => {
    const match = firing([gun(), foe(5000)], [12]);
    choose(match, pivot(corner, by));
    expect(unit(match, 'S1')).toMatchObject(turned(corner, by));
    expect(unit(match, 'S1').fired).toBe(true);
  });
  test.each([82, -82, 900])('GL-FIRE-22, GL-FACE-02 not by %i: the corner would move more than 0.250', (by) => {
    for (const corner of ['left', 'right'])
      expect(['GL-FACE-02', 'GL-FIRE-22', 'GL-R-22']).toContain(
        refused(firing([gun(), foe(5000)]), pivot(corner, by))?.rule,
      );
  });
  test('GL-FIRE-22, GL-R-43 the shot is judged from the new pose', () => {
    // 20" off and 3" to the right: seen only after a turn to the right.
    const units = [gun(), single('N1', 3000, 20000)];
    const match = firing(units, [2]);
    expect(LANE).toContain(refused(match)?.rule);
    expect(may(match, pivot('right', -81))).toBe(false);
    choose(match, pivot('right', 81));
    expect(hitsOn(match)).toBe(1);
  });
  test('GL-FIRE-22 away from the target it is refused whole, and nothing turns', () => {
    const match = firing([gun(), single('N1', 0, 20000)], [12]);
    expect(may(match, pivot('left', 81))).toBe(false);
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y, heading: 0 });
    choose(match, fireAt());
  });
  test.each<[string, Loose, string, number, boolean]>([
    [
      'into a friend',
      { id: 'S2', type: 'foot pike', layout: 'P', x: X - 900, y: Y - 2300, heading: 900 },
      'left',
      81,
      false,
    ],
    [
      'beside a friend',
      { id: 'S2', type: 'foot pike', layout: 'P', x: X - 1300, y: Y - 2300, heading: 900 },
      'left',
      81,
      true,
    ],
    [
      'into an enemy',
      { id: 'N2', type: 'foot pike', layout: 'P', x: X - 900, y: Y - 2300, heading: 900 },
      'left',
      81,
      false,
    ],
    [
      'away from an enemy',
      { id: 'N2', type: 'foot pike', layout: 'P', x: X - 1300, y: Y - 2300, heading: 900 },
      'left',
      81,
      true,
    ],
  ])('GL-FIRE-22, GL-GEO-11 %s: %j %s %i: %s', (_, other, corner, by, expected) => {
    const match = firing([gun(), foe(5000), other]);
    expect(may(match)).toBe(true);
    const why = refused(match, pivot(corner, by));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect(['GL-GEO-11', 'GL-MOVE-10', 'GL-MOVE-11', 'GL-FIRE-22', 'GL-GEO-08']).toContain(why.rule);
  });
  test('GL-FIRE-22 only artillery pivots to fire', () => {
    const match = firing([shooter(), foe(5000)]);
    expect(forbidden(match, pivot('left', 5))).toBe(true);
  });
  test('GL-FIRE-22, GL-FACE-03 no pivot without a shot', () => {
    const match = firing([gun(), foe(5000)]);
    expect(forbidden(match, { do: 'fire', unit: 'S1', pivot: { corner: 'left', by: 10 }, at: [] })).toBe(true);
  });
  test('GL-FIRE-22 limbered guns neither pivot nor fire', () => {
    expect(forbidden(firing([gun({ limbered: true }), foe(5000)]), pivot('left', 10))).toBe(true);
  });
});

describe('P6 who is asked', () => {
  const asked = (x: number, gap: number, more: Loose = {}): boolean => {
    const units = [gun(more), single('N1', x, gap), { id: 'N2', type: 'foot pike', x: 8000, y: 40000 }];
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: [] });
    const kind = decision(match)?.kind;
    expect(['fire', 'retreat']).toContain(kind);
    return kind === 'fire';
  };
  test('P6 GL-FIRE-22 a gun whose target comes into the zone by some pivot may be chosen', () => {
    expect(asked(0, 20000)).toBe(true);
    expect(asked(3000, 20000)).toBe(true);
    expect(asked(-3000, 20000)).toBe(true);
  });
  test('P6 GL-FIRE-14 a side with nothing to fire at is passed over', () => {
    expect(asked(6000, 20000)).toBe(false);
    expect(asked(0, 24100)).toBe(false);
    expect(asked(0, 20000, { limbered: true })).toBe(false);
    expect(asked(0, 20000, { heading: 1800 })).toBe(false);
  });
  test('P6 GL-FIRE-02 nor a gun in contact', () => {
    const units = [gun(), foe(0), { id: 'N2', type: 'foot pike', x: X, y: Y + 9000 }];
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: misses(7) });
    expect(decision(match)?.kind).not.toBe('fire');
  });
  test('P6 its targets are among the options, the pivot too where one is needed', () => {
    const match = firing([gun(), single('N1', 3000, 20000)]);
    expect(options(match).filter((one) => one.unit === 'S1').length).toBeGreaterThan(0);
    for (const one of options(match)) expect(refused(match, one)).toBeUndefined();
  });
  test('P6 GL-FIRE-22 only one shot, only one pivot', () => {
    const match = firing([gun(), foe(5000, line('P', 2))], [12]);
    choose(match, pivot('left', 20));
    expect(forbidden(match, pivot('left', 20))).toBe(true);
    expect(forbidden(match, fireAt())).toBe(true);
  });
});
