// A Glorious Victory: the zone of fire of missiles in play (GL-FIRE-06, -08..13, GL-R-41, -44, -68).
import { describe, expect, test } from 'vitest';
import { choose, options } from './kit.js';
import {
  battle,
  fireAt,
  firing,
  foe,
  line,
  mass,
  may,
  misses,
  ours,
  refused,
  right,
  shooter,
  volley,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const ZONE = ['GL-FIRE-06', 'GL-FIRE-09', 'GL-FIRE-11', 'GL-FIRE-13', 'GL-R-41'];
const placed = (heading: number, x: number, y = Y + 2500) => fireAt('N1', { placement: { heading, x, y } });

describe('every way', () => {
  /** A mass, 2.500 by 2.250; the enemy looks at its middle from each side, 2" off. */
  const MIDDLE = Y - 1125;
  test.each([0, 300, 450, 900, 1350, 1800, 2250, 2700, 3599])('GL-FIRE-08 whatever its heading: %i', (heading) => {
    const [s, c] = [Math.sin((heading * Math.PI) / 1800), Math.cos((heading * Math.PI) / 1800)];
    const front = { x: Math.round(X + 1125 * s), y: Math.round(MIDDLE + 1125 * c), heading };
    for (const [dx, dy, facing] of [
      [0, 1, 1800],
      [1, 0, 2700],
      [0, -1, 0],
      [-1, 0, 900],
    ] as const) {
      const target = { id: 'N1', type: 'foot pike', x: X + 4500 * dx, y: MIDDLE + 4500 * dy, heading: facing };
      expect(may(firing([shooter({ ...mass('O'), ...front }), target])), `${dx} ${dy}`).toBe(true);
    }
  });
  test('GL-FIRE-08, GL-BATTLE-10 a Battle in all directions', () => {
    for (const angle of [0, 33, 90, 151, 180, 240, 300]) {
      const [s, c] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
      const target = {
        id: 'N1',
        type: 'foot pike',
        x: Math.round(X + 6500 * s),
        y: Math.round(Y - 3500 + 6500 * c),
        heading: (angle * 10 + 1800) % 3600,
      };
      expect(may(firing([ours('OOOOOOPPPPPP', { heading: 700 }), target])), `${angle}`).toBe(true);
    }
  });
  test('GL-FIRE-08 from the rear edge at an enemy behind, the distance from there', () => {
    const behind = { id: 'N1', type: 'foot pike', x: X, y: Y - 750 - 3005, heading: 0 };
    expect(volley(5, 3, [shooter(), behind])).toEqual(right(5, 3));
    expect(volley(5, 1, [shooter(), { ...behind, y: behind.y - 1 }])).toEqual(right(5, 1));
  });
});

describe('who stands between', () => {
  const between = (more: Loose = {}): Loose => ({ id: 'S2', type: 'foot pike', x: X, y: Y + 2500, ...more });
  test.each<[string, Loose]>([
    ['a friend', {}],
    ['an enemy', { id: 'N2' }],
    ['friendly cavalry', { type: 'light cavalry' }],
    ['a friend who looks back', { heading: 1800 }],
  ])('GL-FIRE-06, GL-FIRE-11 nothing fires over %s', (_, more) => {
    const units = [shooter({ type: 'foot longbow', layout: 'GGGG' }), foe(5000, line('P', 4)), between(more)];
    expect(ZONE).toContain(refused(firing(units))?.rule);
  });
  test.each([
    [500, true],
    [100, false],
  ])('GL-FIRE-11 a Battle whose rim comes to %i right of the middle: %s', (rim, expected) => {
    const disc = { type: 'battle', diameter: 7000, elements: 'PPPPPPPPPPPP', x: X + rim + 3500, y: Y + 2500 };
    const units = [shooter({ layout: 'O' }), foe(5000, line('P', 1)), { id: 'S2', ...disc }];
    expect(may(firing(units))).toBe(expected);
    expect(may(firing([...units.slice(0, 2), { id: 'N2', ...disc }]))).toBe(expected);
  });
  test('GL-FIRE-11 a single command unit does not shut a broad front', () => {
    expect(may(firing([shooter(), foe(5000), { id: 'S2', type: 'commander', x: X, y: Y + 3000 }]))).toBe(true);
  });
  test('GL-FIRE-11 but it does before one element', () => {
    const units = [
      shooter({ layout: 'O' }),
      foe(5000, line('P', 1)),
      { id: 'S2', type: 'commander', x: X, y: Y + 3000 },
    ];
    expect(ZONE).toContain(refused(firing(units))?.rule);
  });
  test('GL-FIRE-11 what stands behind the firer or the target is not between', () => {
    const units = [
      shooter(),
      foe(5000),
      { id: 'S2', type: 'foot pike', x: X, y: Y - 750 },
      { id: 'N2', type: 'foot pike', x: X, y: Y + 5750 },
    ];
    expect(volley(5, 1, units)).toEqual(right(5, 1));
  });
  test.each([
    [990, true],
    [989, false],
  ])('GL-FIRE-13, GL-GEO-05, GL-R-41 a gap of %i at the end of the wall: %s', (gap, expected) => {
    const match = firing([shooter(), foe(5000), between({ x: X - gap })]);
    expect(may(match)).toBe(expected);
    expect(options(match).some((one) => one.unit === 'S1')).toBe(expected);
  });
  test('GL-FIRE-13 without a clear shot the formation may still be chosen: a placement can be named', () => {
    const match = firing([shooter(), foe(5000), between({ x: X - 989 })], misses(5));
    choose(match, placed(0, X + 3255));
  });
});

describe('a placement that is named', () => {
  const units = (gap: number): Loose[] => [
    shooter(),
    foe(5000),
    { id: 'S2', type: 'foot pike', x: X - gap, y: Y + 2500 },
  ];
  test.each([
    [989, 3255, true], // its left side 0.006 inside S2
    [989, 3256, false], // its right side passes N1 at 0.006
    [989, 3250, false], // 0.011 inside S2
    [985, 3255, true], // 0.010
    [984, 3255, false], // 0.011
    [1000, 3250, true],
    [3000, 2000, true],
    [3000, -2000, false],
  ])('GL-FIRE-13, GL-FIRE-09 S2 %i aside, the centre line at %i: %s', (gap, at, expected) => {
    const why = refused(firing(units(gap)), placed(0, X + at));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect(ZONE).toContain(why.rule);
  });
  test('GL-FIRE-13 is checked exactly, though another would do', () => {
    const match = firing(units(3000));
    expect(may(match)).toBe(true);
    expect(ZONE).toContain(refused(match, placed(0, X - 3000))?.rule);
    expect(ZONE).toContain(refused(match, placed(900, X))?.rule);
    expect(ZONE).toContain(refused(match, placed(1800, X + 2500))?.rule); // from the target to the firer
  });
  test('GL-FIRE-09 it slides along its heading', () => {
    for (const y of [0, Y, Y + 2500, Y + 20000]) expect(may(firing(units(3000)), placed(0, X + 2500, y))).toBe(true);
  });
  test.each([
    [300, true], // 5.774 + 0.577
    [369, true], // 6.252 + 0.751 = 7.003
    [370, false], // 6.261 + 0.754 = 7.014
    [450, false],
    [3231, true],
    [3230, false],
  ])('GL-FIRE-09 the template is 7" long: slanted by %i: %s', (heading, expected) => {
    const match = firing([shooter(), foe(5000)]);
    const why = refused(match, placed(heading, X));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect(ZONE).toContain(why.rule);
  });
  test('GL-FIRE-13 each volley has its own', () => {
    const match = firing(
      [shooter(), foe(2000, { x: X - 2500, ...mass('P', 4) }), foe(2000, { id: 'N2', x: X + 2500, ...mass('P', 4) })],
      misses(6),
    );
    const at = (target: string, x: number) => ({ target, elements: 3, placement: { heading: 0, x, y: Y } });
    expect(may(match, { do: 'fire', unit: 'S1', at: [at('N1', X - 2500), at('N2', X - 2500)] })).toBe(false);
    choose(match, { do: 'fire', unit: 'S1', at: [at('N1', X - 2500), at('N2', X + 2500)] });
  });
  test('GL-FIRE-12 touching formations need none', () => {
    expect(may(firing([shooter(), foe(0)]))).toBe(true);
  });
});

describe('thin ends and long shots', () => {
  test.each([
    [5000, true],
    [5700, true],
    [5800, false],
  ])('GL-R-68 past its own end at a broad target %i off: %s', (gap, expected) => {
    const target = { id: 'N1', type: 'foot pike', x: X + 3750 + gap, y: Y - 375, heading: 2700 };
    const why = refused(firing([shooter(), target]));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect([...ZONE, 'GL-R-68']).toContain(why.rule);
  });
  test('GL-R-44, GL-FIRE-11 in range and clear, or no shot', () => {
    expect(may(firing([shooter(), foe(6005)]))).toBe(true);
    expect(may(firing([shooter(), foe(6006)]))).toBe(false);
    expect(may(firing([shooter({ type: 'foot crossbow' }), foe(4006)]))).toBe(false);
  });
  test('GL-R-44 a named placement does not lengthen the range', () => {
    const why = refused(firing([shooter({ type: 'foot crossbow' }), foe(4500)]), placed(0, X));
    expect(['GL-FIRE-07', 'GL-FIRE-11', 'GL-FIRE-15', 'GL-R-44']).toContain(why?.rule);
  });
  test('GL-FIRE-09 a Battle as firer and as target', () => {
    expect(volley(24, 1, [ours('O'.repeat(12)), battle(5000)])).toEqual(right(24, 1));
  });
});
