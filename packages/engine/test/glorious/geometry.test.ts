/** Points, poses, footprints and rounding (GL-GEO-01 to -03, -09, GL-R-06, GL-R-65). */
import { describe, expect, test } from 'vitest';
import { choose, position, refusal, unit } from './kit.js';
import {
  ABOUT,
  E,
  MOUNTED,
  ROOM,
  W,
  X,
  Y,
  battle,
  charge,
  chief,
  chosen,
  enemyAhead,
  expectPose,
  field,
  foot,
  go,
  gun,
  legal,
  line,
  mass,
  order,
  pivot,
  pose,
  refused,
  turn,
  type Loose,
} from './move-help.js';
import { advanced, facedAbout, frontOf, numbers, sizeOf, stored, wheeled, type Pose } from './pose-help.js';

const HERE: Pose = { x: X, y: Y, heading: 0 };

describe('GL-GEO-01 the table', () => {
  test('GL-GEO-01 South is at y = 0, North at the other edge; heading 0 points north and grows clockwise', () => {
    const match = field([foot({ heading: undefined }), { id: 'N1', type: 'foot hand', x: X, y: 80000 }]);
    expect(unit(match, 'S1').heading).toBe(0);
    expect(unit(match, 'N1').heading).toBe(1800);
    for (const [heading, dx, dy] of [
      [0, 0, 1000],
      [900, 1000, 0],
      [1800, 0, -1000],
      [2700, -1000, 0],
      [450, 707, 707],
    ] as const) {
      const one = field(foot({ heading }));
      order(one, go(1000));
      expect(pose(one)).toEqual({ x: X + dx, y: Y + dy, heading });
    }
  });
  test('GL-GEO-01 the right of a unit that heads east is south', () => {
    // a wheel to the right about the right corner: the corner at (X, Y - 3750) stays
    const match = field(foot({ heading: 900 }));
    order(match, turn(900, 'right'));
    expect(pose(match)).toEqual({ x: X + 3750, y: Y - 3750, heading: 1800 });
  });
  test('GL-GEO-01 tableWidth and tableDepth bound it', () => {
    expect(() => field(foot({ x: 3739 }))).toThrow('GL-GEO-10');
    expect(() => field(foot({ x: 144000 - 3739 }))).toThrow('GL-GEO-10');
    expect(() => field(foot({ y: 96011 }))).toThrow('GL-GEO-10');
    expect(() => field(foot({ y: E - 11 }))).toThrow('GL-GEO-10');
    expect(field(foot({ x: 3750, y: E }))).toBeDefined();
  });
});

describe('GL-GEO-02 GL-BASE-01 poses', () => {
  /** Every kind and what it covers: how wide and how deep. */
  const KINDS: [string, Loose, number, number][] = [
    ['a line of foot', foot(), 7500, 750],
    ['a mass of six', mass(6), 2500, 2250],
    ['a mass of four', mass(4), 2500, 1500],
    ...MOUNTED.map((type): [string, Loose, number, number] => [type, line(4, type), 5000, sizeOf(type)[1]]),
    ['a mass of camels', mass(6, 'left', { type: 'camels' }), 2500, 5250],
    ['a commander', chief(), 2000, 2000],
    ['a limbered gun', gun({ limbered: true }), 1750, 2500],
  ];
  test.each(KINDS)('GL-GEO-02 %s: M is the middle of its front edge', (_, given, wide, deep) => {
    // an enemy commander 0.010 and 0.011 from each side: touched, or not
    const sides: [string, (gap: number) => Loose][] = [
      ['ahead', (gap) => ({ x: X, y: Y + gap, heading: 1800 })],
      ['behind', (gap) => ({ x: X, y: Y - deep - gap, heading: 0 })],
      ['to the right', (gap) => ({ x: X + wide / 2 + gap, y: Y - deep / 2, heading: 2700 })],
      ['to the left', (gap) => ({ x: X - wide / 2 - gap, y: Y - deep / 2, heading: 900 })],
    ];
    for (const [name, place] of sides) {
      const at = (gap: number) => refusal(field([given, { id: 'N1', type: 'commander', ...place(gap) }]), chosen('S1'));
      expect(at(10)?.rule, name).toBe('GL-MOVE-03');
      expect(at(11), name).toBeUndefined();
    }
  });
  test.each([
    ['left', X - W, X + 0, X + W],
    ['right', X + W, X - 0, X - W],
  ] as const)('GL-GEO-02 a mass of five, its odd element %s', (odd, out, middle, notch) => {
    const way = odd === 'left' ? 1 : -1;
    const at = (x: number, y: number) =>
      refusal(field([mass(5, odd), line(1, 'foot hand', { id: 'N1', x, y, heading: 0 })]), chosen('S1'));
    // behind the odd element and in the notch
    expect(at((out + middle) / 2, Y - 3 * E - 10)?.rule).toBe('GL-MOVE-03');
    expect(at((out + middle) / 2, Y - 3 * E - 11)).toBeUndefined();
    expect(at((notch + middle) / 2 + way * 30, Y - 2 * E - 10)?.rule).toBe('GL-MOVE-03');
    expect(at((notch + middle) / 2 + way * 30, Y - 2 * E - 11)).toBeUndefined();
  });
  test('GL-GEO-02 a Battle is a disc about its centre', () => {
    for (const diameter of [7000, 9500, 11000]) {
      const at = (gap: number) => refusal(field([battle({ diameter }), enemyAhead(diameter / 2 + gap)]), chosen('S1'));
      expect(at(10)?.rule).toBe('GL-MOVE-03');
      expect(at(11)).toBeUndefined();
    }
  });
});

describe('GL-GEO-03 distance', () => {
  test('GL-GEO-03 the shortest between the footprints, whatever lies between', () => {
    // a commander helps at 6 inches from corner to corner: 3.6 by 4.8; only the re-throw asks
    const far = (gap: number) => {
      const [dx, dy] = [(gap * 3) / 5, (gap * 4) / 5];
      return { x: Math.round(X + 3750 + dx + 1000), y: Math.round(Y - 750 - dy) };
    };
    const fight = (gap: number, dice: number[]) =>
      field(
        [
          foot(),
          enemyAhead(0),
          chief({ id: 'S2', ...far(gap), heading: 0 }),
          foot({ id: 'S3', x: X + 9000, y: Y - 3000 }),
        ],
        { phase: 'melee', dice },
      );
    const asked = (gap: number) => {
      const match = fight(
        gap,
        Array.from({ length: 12 }, () => 12),
      );
      const kind = match.decision?.kind;
      if (kind === 'rethrow') choose(match, { do: 'keep' });
      return kind === 'rethrow';
    };
    expect(asked(6003)).toBe(true);
    expect(asked(6007)).toBe(false);
  });
  test('GL-GEO-03 to the notch of a mass of five, not to the box around it', () => {
    // S1, 0.012 from both sides of the notch, is inside the box
    const basing = { options: { basing: { command: { frontage: 1000, depth: 1000 } } } };
    const match = field(
      [chief({ x: X + 12 + 500, y: Y - 2 * E - 12 }), mass(5, 'left', { id: 'N1', x: X, y: Y, heading: 0 })],
      basing,
    );
    legal(match, ABOUT);
  });
});

describe('GL-GEO-09 GL-R-06 rounding', () => {
  test('GL-GEO-09 after each step to the nearest thousandth', () => {
    // sin 33.3 = 0.549023, cos 33.3 = 0.835807
    const match = field(foot({ heading: 333 }));
    order(match, go(1000));
    expect(pose(match)).toEqual({ x: X + 549, y: Y + 836, heading: 333 });
    choose(match, go(1000));
    expect(pose(match)).toEqual({ x: X + 1098, y: Y + 1672, heading: 333 });
  });

  const KINDS: [Loose, string][] = [
    [foot(), 'WWWWWW'],
    [mass(6), 'WW/WW/WW'],
    [mass(5, 'right'), 'WW/WW/.W'],
    [line(3, 'knights'), 'NNN'],
  ];
  const cases = Array.from({ length: 40 }, (_, i) => {
    const next = numbers(7 + 7919 * (i + 1));
    const [given, layout] = KINDS[i % KINDS.length]!;
    const corner = next(0, 1) ? ('left' as const) : ('right' as const);
    return {
      i,
      given,
      layout,
      corner,
      heading: next(0, 3599),
      by: next(-900, 900) || 1,
      far: next(1, 5000),
      small: next(-19, 19) || 1,
    };
  });
  test.each(cases)(
    'GL-GEO-09 GL-R-06 case $i: a turn, then a pivot and a move',
    ({ given, layout, corner, heading, by, far, small }) => {
      const match = field({ ...given, heading });
      const wide = frontOf(layout, sizeOf(given['type']));
      order(match, turn(by, corner));
      const first = wheeled({ ...HERE, heading }, wide, corner, by);
      expectPose(pose(match), first);
      const at = pose(match);
      choose(match, go(far, pivot(small, corner)));
      expectPose(pose(match), advanced(wheeled(at, wide, corner, small), far));
    },
  );
  test.each(cases)('GL-GEO-09 GL-R-06 case $i: about face and move', ({ given, layout, heading, far }) => {
    const match = field({ ...given, heading });
    order(match, ABOUT);
    const first = facedAbout({ ...HERE, heading }, layout, sizeOf(given['type']));
    expectPose(pose(match), first);
    choose(match, go(far));
    expectPose(pose(match), advanced(stored(first), far));
  });

  test('GL-GEO-09 a move into contact is rounded down, never into the enemy', () => {
    for (let heading = 1; heading < 900; heading += 37) {
      // N1 stands across the way of S1, three inches and a half on
      const ahead = stored({ ...advanced({ ...HERE, heading }, 3500), heading: heading + 1800 + 41 });
      const match = field([line(2, 'foot hand', { heading }), foot({ id: 'N1', ...ahead })]);
      order(match, charge());
      const { x, y } = pose(match);
      const gone = Math.hypot(x - X, y - Y);
      // the foremost corner of N1's edge in the lane: 1.24 to the side, leaning by 4.1 degrees
      const depth = 3500 - 1240 * Math.tan((4.1 * Math.PI) / 180);
      expect(gone).toBeLessThan(depth + 1);
      expect(gone).toBeGreaterThan(depth - 11);
    }
  });

  test('GL-GEO-09 whole thousandths and whole tenths in orders', () => {
    for (const given of [
      go(100.5),
      { do: 'turn', by: 12.5, corner: 'left' },
      go(100, { pivot: { corner: 'left', by: 0.5 } }),
    ])
      refused(field(foot()), given);
  });
});

describe('GL-R-65 other bases', () => {
  const small = {
    options: { basing: { foot: { frontage: 800, depth: 400 }, cavalry: { frontage: 1000, depth: 2000 } } },
  };
  test('GL-R-65 the same for both sides, in every measure', () => {
    const at = (gap: number) =>
      refusal(field([foot(), foot({ id: 'N1', x: X, y: Y - 400 - gap, heading: 0 })], small), chosen('S1'));
    expect(at(10)?.rule).toBe('GL-MOVE-03');
    expect(at(11)).toBeUndefined();
    const lane = (x: number) => field([foot(), foot({ id: 'N1', x, y: Y + 3000, heading: 1800 })], small);
    legal(lane(X + 4800 - 60), charge());
    refused(lane(X + 4800 - 5), charge());
    const match = field(line(3, 'camels'), small);
    order(match, ABOUT);
    expect(pose(match)).toEqual({ x: X, y: Y - 2000, heading: 1800 });
    legal(field([line(1, 'knights'), foot({ id: 'S2', x: X + 500 + 2400 + 11, y: Y + 2000 })], small), go(5000));
    refused(
      field([line(1, 'knights'), foot({ id: 'S2', x: X + 500 + 2400 + 10, y: Y + 2000 })], small),
      go(5000),
      ...ROOM,
    );
  });
  test('GL-R-65 they are told with the position', () => {
    expect(position(field(foot(), small)).options.basing).toMatchObject(small.options.basing);
    refused(field([foot(), enemyAhead(2000)], small), go(1990), 'GL-MOVE-10');
  });
});
