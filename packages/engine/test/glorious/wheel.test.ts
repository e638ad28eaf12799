/** Turns: wheels of units, rotations of Battles, and the room they need (GL-FACE-05, -06, GL-GEO-08, GL-R-06, GL-R-24). */
import { describe, expect, test } from 'vitest';
import { choose } from './kit.js';
import {
  KEEP,
  ROOM,
  X,
  Y,
  area,
  battle,
  bog,
  both,
  chief,
  expectPose,
  field,
  foot,
  go,
  ground,
  gun,
  house,
  judged,
  legal,
  line,
  mass,
  order,
  pivot,
  pose,
  refused,
  rotate,
  turn,
  type Loose,
} from './move-help.js';
import { cos, from, frontOf, numbers, sin, sizeOf, stored, wheeled, type Corner, type Pose } from './pose-help.js';

const HERE = { x: X, y: Y, heading: 0 };
const CORNERS: Corner[] = ['left', 'right'];

/** Every kind of front: what it is and how wide. */
const UNITS: [string, Loose, number][] = [
  ...[1, 2, 3, 4, 5, 6].map((n): [string, Loose, number] => [`a line of ${n}`, line(n), n * 1250]),
  ['a mass of six', mass(6), 2500],
  ['a mass of five', mass(5, 'right'), 2500],
  ['a mass of four', mass(4), 2500],
  ['cavalry', line(6, 'heavy cavalry'), 7500],
  ['a mass of elephants', mass(6, 'left', { type: 'elephants' }), 2500],
  ['a commander', chief(), 2000],
  ['a gun', gun(), 1750],
  ['a limbered bombard', gun({ type: 'bombard', limbered: true }), 1750],
];

describe('where a wheel ends', () => {
  test('GL-FACE-05 GL-GEO-08 a quarter turn about either corner to either side', () => {
    const end = (by: number, corner: Corner) => {
      const match = field(foot());
      order(match, turn(by, corner));
      return pose(match);
    };
    expect(end(900, 'right')).toEqual({ x: X + 3750, y: Y + 3750, heading: 900 });
    expect(end(900, 'left')).toEqual({ x: X - 3750, y: Y - 3750, heading: 900 });
    expect(end(-900, 'left')).toEqual({ x: X - 3750, y: Y + 3750, heading: 2700 });
    expect(end(-900, 'right')).toEqual({ x: X + 3750, y: Y - 3750, heading: 2700 });
  });

  const cases = UNITS.flatMap(([name, given, wide], i) =>
    CORNERS.map((corner, k) => {
      const next = numbers(31 + 7919 * (2 * i + k));
      return { name, given, wide, corner, heading: next(0, 3599), by: (next(0, 1) ? 1 : -1) * next(1, 450) };
    }),
  );
  test.each(cases)(
    'GL-GEO-08 GL-GEO-09 $name: $by about the $corner corner',
    ({ given, wide, corner, heading, by }) => {
      const match = field({ ...given, heading });
      order(match, turn(by, corner));
      const there = wheeled({ ...HERE, heading }, wide, corner, by);
      expectPose(pose(match), there);
      // the corner has kept its place
      const out = corner === 'left' ? -wide / 2 : wide / 2;
      const [a, b] = [from({ ...HERE, heading }, out, 0), from(pose(match), out, 0)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1);
    },
  );

  test('GL-FACE-05 two turns may follow each other', () => {
    const match = field(foot());
    order(match, turn(600));
    choose(match, turn(-900, 'left'));
    expectPose(pose(match), wheeled(wheeled(HERE, 7500, 'right', 600), 7500, 'left', -900));
  });

  test('GL-FACE-05 more than zero', () => {
    refused(field(foot()), turn(0), 'GL-FACE-05');
    refused(field(battle()), rotate(0), 'GL-FACE-06');
    refused(field(foot()), { do: 'turn', by: 100 }); // about which corner?
  });

  test('GL-GEO-09 headings run from 0.0 to 359.9', () => {
    const match = field(foot({ heading: 3599 }));
    order(match, turn(1));
    expect(pose(match).heading).toBe(0);
    choose(match, turn(-1));
    expect(pose(match).heading).toBe(3599);
  });

  test.each([1, 450, -450, -123])('GL-FACE-06 GL-GEO-08 a Battle rotates about its centre: %i', (by) => {
    const match = field(battle({ heading: 100 }));
    order(match, rotate(by));
    expect(pose(match)).toEqual({ x: X, y: Y, heading: (100 + by + 3600) % 3600 });
  });

  test('GL-FACE-06 GL-GEO-08 it sweeps nothing, however close its neighbours are', () => {
    const match = field([
      battle(),
      battle({ id: 'S2', x: X - 7000, y: Y }),
      foot({ id: 'S3', x: X, y: Y + 3500 + 750 }),
      foot({ id: 'N1', x: X, y: Y - 3500 - 11, heading: 0 }),
    ]);
    legal(match, rotate(450));
    legal(match, { do: 'aboutFace' });
  });
});

describe('GL-GEO-08 GL-R-06 the whole sweep counts', () => {
  /** The right front corner of S1, and a commander whose front looks at it from so far in this direction. */
  const CORNER: Pose = { x: X + 3750, y: Y, heading: 0 };
  const faced = (far: number, way: number, id: string): Loose => ({
    ...stored({ ...from({ ...CORNER, heading: way }, 0, far), heading: way + 1800 }),
    id,
    type: 'sub-commander',
  });
  // the rear left corner is the farthest from the right front corner
  const REACH = Math.hypot(7500, 750);

  test.each([
    ['S2', REACH - 8, true],
    ['S2', REACH - 12.5, false],
    ['N1', REACH + 13, true],
    ['N1', REACH + 8, false],
  ])('GL-GEO-08 GL-GEO-11 %s at %d from the corner that stays: %s', (id, far, may) => {
    const match = field([foot(), faced(far, 3150, id)]);
    judged(match, turn(900, 'right'), may, ...(id === 'S2' ? ROOM : KEEP));
  });

  test('GL-GEO-08 the sweep goes in the direction chosen, and so far', () => {
    const match = field([foot(), faced(6000, 3150, 'S2')]);
    refused(match, turn(900, 'right'), 'GL-GEO-08');
    legal(match, turn(-900, 'right'));
    legal(match, turn(200, 'right'));
    refused(match, turn(450, 'right'), 'GL-GEO-08');
  });

  test('GL-GEO-08 the refusal names whom it would meet', () => {
    expect(refused(field([foot(), faced(6000, 3150, 'S2')]), turn(900, 'right')).because).toContain('S2');
    expect(refused(field([foot(), faced(6000, 3150, 'N1')]), turn(900, 'right')).because).toContain('N1');
  });

  test('GL-R-06 switch turnsEndOnly: only the end position is tested', () => {
    for (const id of ['S2', 'N1']) {
      const match = field([foot(), faced(6000, 3150, id)], house('turnsEndOnly'));
      legal(match, turn(900, 'right'));
      refused(match, turn(450, 'right'), 'GL-GEO-08');
      refused(field([foot(), faced(6000, 3150, id)]), turn(900, 'right'), 'GL-GEO-08');
    }
  });

  test('GL-R-06 turnsEndOnly holds for terrain', () => {
    const pond = bog(X + 3750 - 4500, Y + 4000, X + 3750 - 4000, Y + 4500);
    refused(field(foot(), pond), turn(900, 'right'), 'GL-TERR-02');
    legal(field(foot(), both(pond, house('turnsEndOnly'))), turn(900, 'right'));
  });

  test('GL-R-06 turnsEndOnly holds for pivots', () => {
    // A commander pivots by 7.1 degrees about its left corner at C. Its rear right corner is 2.828 inches from there and
    // comes furthest east when it lies due east of C; at a heading of 311.5 that is half-way through the pivot.
    const at = (heading: number): Loose => ({
      type: 'commander',
      ...stored({ ...from({ x: X, y: Y, heading }, 1000, 0), heading }),
    });
    const wall = (gap: number): Loose => ({
      id: 'S2',
      type: 'sub-commander',
      ...stored({ x: X + Math.hypot(2000, 2000) + gap, y: Y, heading: 2700 }),
    });
    const given = go(1, pivot(71, 'left'));
    const on = house('turnsEndOnly');
    legal(field([at(3115), wall(-8)]), given);
    // before and after the pivot it overlaps S2 by less than 0.008
    refused(field([at(3115), wall(-13)]), given, 'GL-GEO-08');
    legal(field([at(3115), wall(-13)], on), given);
    refused(field([at(3079), wall(-13)], on), given, 'GL-GEO-08');
  });

  test('GL-GEO-08 GL-GEO-11 friends may be touched by a turn, not overlapped', () => {
    const beside = (gap: number) => field([foot(), foot({ id: 'S2', x: X + 7500 + gap, y: Y })]);
    legal(beside(0), turn(300, 'right'));
    // the rear right corner swings into the neighbour
    refused(beside(0), turn(-300, 'right'), 'GL-GEO-08');
    // a line that wheels forward is 0.037 wider for a while
    refused(beside(0), turn(-300, 'left'), 'GL-GEO-08');
    refused(beside(20), turn(-300, 'left'), 'GL-GEO-08');
    legal(beside(28), turn(-300, 'left'));
  });

  test('GL-GEO-11 terrain prohibited to it is in the way', () => {
    const feature = (type: string, far: number) => ground(area(type, X + 750, Y + far, X + 3750, Y + far + 1000));
    refused(field(foot(), feature('bog', 7489)), turn(900, 'right'), 'GL-TERR-02');
    legal(field(foot(), feature('bog', 7490)), turn(900, 'right'));
    legal(field(foot(), feature('wood', 5000)), turn(900, 'right'));
  });
});

describe('GL-R-24 backward wheels', () => {
  test('GL-R-24 either corner and either direction', () => {
    const match = field(foot());
    for (const corner of CORNERS) for (const by of [300, -300]) legal(match, turn(by, corner));
  });

  test('GL-R-24 switch forwardWheelOnly: to the right about the right corner, to the left about the left', () => {
    for (const given of [foot(), mass(5), chief(), gun({ limbered: true })]) {
      const match = field(given, house('forwardWheelOnly'));
      legal(match, turn(300, 'right'));
      legal(match, turn(-300, 'left'));
      refused(match, turn(300, 'left'), 'GL-R-24');
      refused(match, turn(-300, 'right'), 'GL-R-24');
    }
  });

  test('GL-R-24 forwardWheelOnly: pivots included', () => {
    const match = field(foot(), house('forwardWheelOnly'));
    legal(match, go(1000, pivot(19, 'right')));
    legal(match, go(1000, pivot(-19, 'left')));
    refused(match, go(1000, pivot(19, 'left')), 'GL-R-24');
    refused(match, go(1000, pivot(-19, 'right')), 'GL-R-24');
    legal(field(foot()), go(1000, pivot(19, 'left')));
  });

  test('GL-R-24 a Battle has no corners', () => {
    legal(field(battle(), house('forwardWheelOnly')), rotate(300));
    legal(field(battle(), house('forwardWheelOnly')), rotate(-300));
  });
});

describe('GL-GEO-02 GL-BASE-01 the sizes by which units wheel', () => {
  test.each(['light cavalry', 'camels', 'medium cavalry', 'heavy cavalry', 'knights', 'elephants'])(
    'GL-GEO-02 %s: its depth shows in what it meets',
    (type) => {
      // a left wheel about the right corner by 90: the rear left corner comes from the west to the south, straight down
      const [w, e] = sizeOf(type);
      const reach = Math.hypot(6 * w, e);
      const way = 2250; // to the south-west of the corner
      const wall = (far: number): Loose => ({
        id: 'S2',
        type: 'sub-commander',
        ...stored({ x: X + 3 * w + far * sin(way), y: Y + far * cos(way), heading: way - 1800 }),
      });
      legal(field([line(6, type), wall(reach - 8)]), turn(-900, 'right'));
      refused(field([line(6, type), wall(reach - 13)]), turn(-900, 'right'), 'GL-GEO-08');
    },
  );
  test('GL-GEO-02 GL-R-65 and with other bases', () => {
    const basing = { options: { basing: { foot: { frontage: 1000, depth: 1000 } } } };
    const match = field(line(4), basing);
    order(match, turn(900, 'right'));
    expect(pose(match)).toEqual({ x: X + 2000, y: Y + 2000, heading: 900 });
    expect(frontOf('WWWW', [1000, 1000])).toBe(4000);
  });
});
