import { describe, expect, test, vi } from 'vitest';
import {
  battle,
  cornersOf,
  extentOf,
  firstContact,
  firstOverlap,
  firstTouch,
  footprint,
  gap,
  heading,
  inContact,
  isSweptClear,
  keepsAway,
  leaves,
  moveOverlaps,
  length,
  line,
  oblong,
  penetration,
  shapeAt,
  shift,
  straight,
  sweepOf,
  tenths,
  touches,
  touchSpans,
  turn,
  type Footprint,
  type Motion,
  type Turn,
} from '../../src/geometry/index.js';
import { anyPose, anyUnit, at, chance, ranks, single, stand, STAND, unit, type Chance } from './kit.js';

vi.setConfig({ testTimeout: 60_000 }); // many cases each, on busy machines too

const SAMPLES = 2000;
const CASES = 600;

const unitAt = (mover: Footprint, motion: Motion, by: number): Footprint =>
  footprint(
    mover.heading,
    mover.stands.map((one) => shapeAt(motion, one, by) as (typeof mover.stands)[number]),
    mover.parts.map((part) => shapeAt(motion, part, by)),
  );

const depthAt = (mover: Footprint, motion: Motion, other: Footprint, by: number): number =>
  Math.max(...mover.parts.flatMap((part) => other.parts.map((shape) => penetration(shapeAt(motion, part, by), shape))));
const gapAt = (mover: Footprint, motion: Motion, other: Footprint, by: number): number =>
  Math.min(...mover.parts.flatMap((part) => other.parts.map((shape) => gap(shapeAt(motion, part, by), shape))));

/** Turns about the middle of the front, a front corner, or any point; to either side, up to a full circle. */
const anyTurn = (from: Chance, mover: Footprint): Turn => {
  const corner = from.pick(cornersOf(mover.stands[0]!));
  const pivot = from.pick([corner, corner, { x: mover.x, y: mover.y }, anyPose(from, 4000)]);
  return turn(pivot, tenths(from.pick([-1, 1]) * from.whole(1, from.pick([100, 900, 3600]))));
};

const anyObstacle = (from: Chance): Footprint =>
  from.whole(0, 4) === 0 ? battle(anyPose(from, 6000), from.whole(1000, 5000)) : anyUnit(from, 6000);

/** A unit, a turn and something near it, seldom touched from the start. */
const anyCase = (from: Chance, obstacle: (chanceOf: Chance) => Footprint) => {
  const mover = anyUnit(from, 2000);
  let other = obstacle(from);
  while (touches(mover, other) && from.whole(0, 9) > 0) other = obstacle(from);
  return [mover, anyTurn(from, mover), other] as const;
};

/** An angle found by the sweep against so many poses on the way: nothing missed, nothing invented. */
const judge = (
  found: number | undefined,
  motion: Motion,
  isReached: (by: number) => boolean,
  isAsGoodAsReached: (by: number) => boolean,
): void => {
  const extent = extentOf(motion);
  for (let k = 0; k <= SAMPLES; k++) {
    const by = (extent * k) / SAMPLES;
    if (by < (found ?? Infinity) - 1e-6 && isReached(by)) {
      expect.fail(`reached at ${by}, found ${found} in ${JSON.stringify(motion)}`);
    }
  }
  if (found !== undefined) expect(isAsGoodAsReached(found)).toBe(true);
};

describe('turns against 2,000 poses each', () => {
  test('SV-GEO-08, GV-GEOM-15, GL-GEO-08 the first overlap', () => {
    const from = chance(31);
    let hits = 0;
    for (let i = 0; i < CASES; i++) {
      const [mover, motion, other] = anyCase(from, anyObstacle);
      const found = firstOverlap(mover, motion, other);
      hits += found === undefined ? 0 : 1;
      judge(
        found,
        motion,
        (by) => depthAt(mover, motion, other, by) > 10 + 1e-6,
        (by) => depthAt(mover, motion, other, by) > 10 - 1e-5,
      );
    }
    expect(hits).toBeGreaterThan(CASES / 6);
    expect(hits).toBeLessThan((CASES * 9) / 10);
  });

  test('SV-GEO-08, GV-GEOM-15, GL-GEO-08, GL-GEO-11 the first touch', () => {
    const from = chance(32);
    let later = 0;
    for (let i = 0; i < CASES; i++) {
      const [mover, motion, other] = anyCase(from, anyObstacle);
      const found = firstTouch(mover, motion, other);
      later += found !== undefined && found > 0 ? 1 : 0;
      judge(
        found,
        motion,
        (by) => gapAt(mover, motion, other, by) <= 10 - 1e-6,
        (by) => gapAt(mover, motion, other, by) <= 10 + 1e-5,
      );
    }
    expect(later).toBeGreaterThan(CASES / 8);
  });

  test('SV-GEO-08 what a sweep is said not to reach is never touched', () => {
    const from = chance(34);
    let clear = 0;
    for (let i = 0; i < 10 * CASES; i++) {
      const [mover, motion, other] = anyCase(from, anyObstacle);
      if (!isSweptClear(sweepOf(mover, motion), other, 10)) continue;
      clear++;
      expect(firstTouch(mover, motion, other)).toBeUndefined();
      expect(firstOverlap(mover, motion, other)).toBeUndefined();
    }
    expect(clear).toBeGreaterThan(CASES);
    expect(clear).toBeLessThan(9 * CASES);
  });

  test('SV-GEO-07 straight moves: the first touch, brushing included', () => {
    const from = chance(33);
    for (let i = 0; i < CASES; i++) {
      const mover = i % 5 === 0 ? battle(anyPose(from, 2000), 3000) : anyUnit(from, 2000);
      const other = anyObstacle(from);
      const motion = shift(mover, from.pick(['front', 'rear', 'left', 'right']), from.whole(1, 9000));
      judge(
        firstTouch(mover, motion, other),
        motion,
        (by) => gapAt(mover, motion, other, by) <= 10 - 1e-6,
        (by) => gapAt(mover, motion, other, by) <= 10 + 1e-5,
      );
    }
  });

  test('SV-MOVE-10, GV-MOVE-04 all spans of touching', () => {
    const from = chance(34);
    let several = 0;
    for (let i = 0; i < 500; i++) {
      const [mover, motion, other] = anyCase(from, anyObstacle);
      const spans = touchSpans(mover, motion, other);
      several += spans.length > 2 ? 1 : 0;
      for (let k = 0; k <= SAMPLES; k++) {
        const by = (extentOf(motion) * k) / SAMPLES;
        const isIn = spans.some((start, j) => j % 2 === 0 && by >= start && by <= spans[j + 1]!);
        const found = gapAt(mover, motion, other, by);
        if (Math.abs(found - 10) > 1e-6 && isIn !== found <= 10) expect.fail(`${by} of ${JSON.stringify(motion)}`);
      }
    }
    expect(several).toBeGreaterThan(3);
  });

  test('SV-GEO-06, SV-MOVE-10 the first contact', () => {
    const from = chance(35);
    let hits = 0;
    for (let i = 0; i < 120; i++) {
      const [mover, motion, other] = anyCase(from, (chanceOf) => anyUnit(chanceOf, 5000));
      if (touches(mover, other)) continue;
      const found = firstContact(mover, motion, other);
      hits += found === undefined ? 0 : 1;
      const touch = firstTouch(mover, motion, other);
      if (found !== undefined) expect(touch).toBeLessThanOrEqual(found + 1e-6);
      const until = Math.min(found ?? extentOf(motion), extentOf(motion));
      for (let k = 0; k < 200; k++) {
        const by = (until * k) / 200;
        if (by < until - 1e-6 && inContact(unitAt(mover, motion, by), other)) expect.fail(`${by} before ${found}`);
      }
      if (found !== undefined && found < extentOf(motion) - 0.01)
        expect(inContact(unitAt(mover, motion, found + 1e-4), other)).toBe(true);
    }
    expect(hits).toBeGreaterThan(20);
  });

  test('left is the mirror of right', () => {
    const from = chance(36);
    const mirrored = (u: Footprint): Footprint =>
      footprint(
        heading(0),
        [],
        u.parts.map((part) =>
          part.kind === 'oblong'
            ? oblong(
                {
                  x: (0 - (part.corners[0]! + part.corners[2]!) / 2) as never,
                  y: ((part.corners[1]! + part.corners[3]!) / 2) as never,
                  heading: heading(3600 - u.heading),
                },
                2 * part.across,
                2 * part.along,
              )
            : { ...part, x: 0 - part.x },
        ),
      );
    for (let i = 0; i < 300; i++) {
      const [mover, motion, other] = anyCase(from, anyObstacle);
      const other2 = turn({ x: 0 - motion.x, y: motion.y }, tenths(0 - motion.by));
      const [right, left] = [
        firstOverlap(mover, motion, other),
        firstOverlap(mirrored(mover), other2, mirrored(other)),
      ];
      if (right === undefined) expect(left).toBeUndefined();
      else expect(left).toBeCloseTo(right, 6);
    }
  });
});

describe('turns by hand', () => {
  // a stand of 2000 x 1000 that faces north, its front middle at the origin
  const mover = footprint(heading(0), [oblong(at(0, 0), 2000, 1000)]);
  const quarter = turn(at(0, 0), tenths(900));
  const wall = (y: number) => footprint(heading(0), [], [line({ x: -9000, y }, { x: 9000, y })]);

  test('SV-GEO-08, GV-GEOM-15 overlap is more than 0.010 at the worst moment', () => {
    // The left front corner rises to y = 1000; a rear corner comes no higher than 707 or so on this side.
    expect([990, 989].map((y) => firstOverlap(mover, quarter, wall(y)) !== undefined)).toEqual([false, true]);
    expect([1010, 1011].map((y) => firstTouch(mover, quarter, wall(y)) !== undefined)).toEqual([true, false]);
  });

  test('GL-GEO-08 a thin obstacle between two sampled poses is not missed', () => {
    const mast = footprint(heading(0), [], [line({ x: -500, y: 300 }, { x: -500, y: 990 })]);
    const found = firstOverlap(
      footprint(heading(900), [oblong(at(0, 0, 900), 40, 1000)]),
      turn(at(-500, 0), tenths(3600)),
      mast,
    );
    expect(found).toBeDefined();
  });

  test('SV-GEO-08 the whole angle counts, and the side the turn goes to', () => {
    const right = single(1900, 300 + STAND);
    const turner = straight(at(0, 0), ranks(2), STAND, STAND);
    const to = (by: number) => firstOverlap(turner, turn(at(0, 0), tenths(by)), right);
    expect(to(-300)).toBeDefined(); // the right half swings up
    expect(to(300)).toBeUndefined();
    expect(to(3599)).toBeDefined();
    expect(to(0)).toBeUndefined();
    expect(firstOverlap(turner, turn(at(0, 0), tenths(0)), single(0, 100))).toBe(0);
  });

  test('SV-GEO-08 a graze at a single angle is a touch', () => {
    // the corner, 1000 from the pivot, comes to y = 1000 for a moment and no nearer than 0.010
    const found = firstTouch(mover, turn(at(0, 0), tenths(1200)), wall(1010))!;
    expect(found).toBeCloseTo(900, 3);
    const spans = touchSpans(mover, turn(at(0, 0), tenths(1200)), wall(1010));
    expect(spans.length).toBeGreaterThan(0);
    expect(spans[0]).toBeCloseTo(900, 3);
  });

  test('GL-GEO-08 a Battle turns on its centre and sweeps nothing', () => {
    const round = battle(at(0, 0), 3000);
    const beside = single(0, -1511);
    expect(firstTouch(round, turn(round, tenths(450)), beside)).toBeUndefined();
    expect(firstTouch(round, turn(round, tenths(450)), single(0, -1510))).toBe(0);
    expect(firstOverlap(round, turn(round, tenths(450)), single(0, -1490))).toBeUndefined();
  });

  test('GL-GEO-08 a wheel into a Battle: the angle by the cosine', () => {
    const wheel = footprint(heading(0), [oblong(at(1000, 0), 2000, 500)]); // left front corner at the origin
    const round = battle(at(0, 3000), 2000);
    // the right front corner, 2000 from the pivot, comes within 1010 of the centre, 3000 from the pivot
    const found = firstTouch(wheel, turn(at(0, 0), tenths(-900)), round)!;
    const angle = Math.acos((4e6 + 9e6 - 1010 * 1010) / (2 * 2000 * 3000));
    expect(found).toBeCloseTo(900 - (angle * 1800) / Math.PI, 6);
  });
});

describe('keeping away', () => {
  const mine = single(0, 0);

  test('SV-MOVE-10, GV-MOVE-04, GL-GEO-11 a gap of more than 0.010 at every moment', () => {
    const past = (gapOf: number) => keepsAway(mine, shift(mine, 'front', 6000), single(STAND + gapOf, 4000));
    expect([10, 11].map(past)).toEqual([false, true]);
    expect(keepsAway(mine, shift(mine, 'front', 1000), single(0, 1011 + STAND))).toBe(true);
    expect(keepsAway(mine, shift(mine, 'front', 1001), single(0, 1011 + STAND))).toBe(false);
  });

  test('SV-MOVE-10, GV-MOVE-04, GL-GEO-11 a touch corner to corner may last until it is lost, and never becomes contact', () => {
    const diagonal = single(STAND, STAND);
    expect(keepsAway(mine, shift(mine, 'rear', 2000), diagonal)).toBe(true);
    expect(keepsAway(mine, shift(mine, 'left', 2000), diagonal)).toBe(true);
    expect(keepsAway(mine, shift(mine, 'front', 2000), diagonal)).toBe(false); // slides along its side: contact
    expect(keepsAway(mine, turn(at(0, 0), tenths(50)), diagonal)).toBe(true); // the corner goes down
    expect(keepsAway(mine, turn(at(0, 0), tenths(3600)), diagonal)).toBe(false); // and comes back
    expect(keepsAway(single(0, 0), shift(mine, 'rear', 2000), single(0, STAND))).toBe(false); // contact at the start
  });

  test('SV-DISENG-03 a unit that leaves touches the enemy until that is first lost', () => {
    const enemy = single(0, STAND);
    expect(leaves(mine, shift(mine, 'rear', 500), enemy)).toBe(true);
    expect(leaves(mine, shift(mine, 'rear', 10), enemy)).toBe(false);
    expect(leaves(mine, shift(mine, 'left', 1000), enemy)).toBe(false);
  });

  test('SV-GEO-07, GV-GEOM-14 brushing: touched on the way, not overlapped', () => {
    const friend = single(STAND, 4000);
    expect(firstTouch(mine, shift(mine, 'front', 6000), friend)).toBeDefined();
    expect(moveOverlaps(mine, 'front', length(6000), friend)).toBe(false);
    expect(moveOverlaps(mine, 'front', length(6000), single(STAND - 11, 4000))).toBe(true);
  });

  test('SV-GEO-08 contact through a turn is found where the edge comes flush', () => {
    const enemy = unit(0, 796 + STAND, 0, 3);
    const found = firstContact(mine, turn(at(0, 0), tenths(900)), enemy);
    expect(found).toBeDefined();
    expect(gap(shapeAt(turn(at(0, 0), tenths(900)), stand(0, 0), found!), enemy.parts[0]!)).toBeCloseTo(10, 4);
  });
});
