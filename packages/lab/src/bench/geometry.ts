/** The geometry of the measured games beside three libraries, and what a check costs as the table fills. */
import { createRequire } from 'node:module';
import { below, streamOf } from '@five-victories/engine';
import {
  depthTo,
  edgeOf,
  depthOfShape,
  firstOverlap,
  firstOverlapOfShapes,
  firstTouch,
  firstWithin,
  gap,
  heading,
  length,
  moveOverlaps,
  moved,
  near,
  oblong,
  overlaps,
  penetration,
  shapesOverlap,
  shift,
  straight,
  tenths,
  turn,
  type Footprint,
  type Oblong,
  type Pose,
} from '@five-victories/engine/geometry';
import type { Job } from './measure.js';

const PAIRS = 4096;
const TURN = tenths(900);

interface Sat {
  Polygon: new (at: object, points: object[]) => object;
  Vector: new (x: number, y: number) => object;
  testPolygonPolygon(a: object, b: object): boolean;
}
interface DetectCollisions {
  System: new () => {
    createPolygon(at: object, points: object[]): object;
    checkCollision(a: object, b: object): boolean;
  };
}
interface FlattenPolygon {
  distanceTo(other: FlattenPolygon): [number, unknown];
}
interface Flatten {
  Polygon: new (points: [number, number][]) => FlattenPolygon;
  Relations: { intersect(a: FlattenPolygon, b: FlattenPolygon): boolean };
}

const load = createRequire(import.meta.url);

const numbers = (seed: number): ((from: number, to: number) => number) => {
  const stream = streamOf(seed);
  return (from, to) => from + below(stream, to - from + 1);
};

const anyPose = (whole: ReturnType<typeof numbers>, spread: number): Pose => ({
  x: length(whole(0, spread)),
  y: length(whole(0, spread)),
  heading: heading(whole(0, 3599)),
});

const boxes = (seed: number): Oblong[] => {
  const whole = numbers(seed);
  return Array.from({ length: PAIRS }, () => oblong(anyPose(whole, 7000), whole(1000, 4000), whole(1000, 3000)));
};

const [ONE, TWO] = [boxes(1), boxes(2)];
const EDGES = ONE.map((box) => edgeOf(box, 'front'));
const TURNS = ONE.map((box) => turn({ x: box.corners[0]!, y: box.corners[1]! }, TURN));

const pointsOf = ({ corners }: Oblong): [number, number][] =>
  [3, 2, 1, 0].map((i) => [corners[2 * i]!, corners[2 * i + 1]!]);

/** All pairs, or the first of them where a library is slow. */
const job = (name: string, check: (i: number) => boolean, pairs = PAIRS): Job => ({
  name,
  work: () => {
    let yes = 0;
    for (let i = 0; i < pairs; i++) if (check(i)) yes++;
    return { checks: pairs, yes };
  },
});

/** Every library must say what the engine says, where the tolerance of 0.010 does not come into it. */
const agreed = (name: string, check: (i: number) => boolean, pairs: number): ((i: number) => boolean) => {
  for (let i = 0; i < pairs; i++) {
    const depth = penetration(ONE[i]!, TWO[i]!);
    if ((depth > 10 || depth < 0) && check(i) !== shapesOverlap(ONE[i]!, TWO[i]!))
      throw new Error(`${name} and the engine differ on pair ${i}.`);
  }
  return check;
};

const satJob = (): Job => {
  const SAT = load('sat') as Sat;
  const shape = (box: Oblong): object =>
    new SAT.Polygon(
      new SAT.Vector(0, 0),
      pointsOf(box).map(([x, y]) => new SAT.Vector(x, y)),
    );
  const [a, b] = [ONE.map(shape), TWO.map(shape)];
  return job(
    'sat',
    agreed('sat', (i) => SAT.testPolygonPolygon(a[i]!, b[i]!), PAIRS),
  );
};

const detectCollisionsJob = (): Job => {
  const { System } = load('detect-collisions') as DetectCollisions;
  const system = new System();
  const shape = (box: Oblong): object =>
    system.createPolygon(
      { x: 0, y: 0 },
      pointsOf(box).map(([x, y]) => ({ x, y })),
    );
  const [a, b] = [ONE.map(shape), TWO.map(shape)];
  return job(
    'detect-collisions',
    agreed('detect-collisions', (i) => system.checkCollision(a[i]!, b[i]!), PAIRS),
  );
};

const FEW = 64;

const flattenJobs = (): Job[] => {
  const { Polygon, Relations } = load('@flatten-js/core') as Flatten;
  const [a, b] = [ONE, TWO].map((all) => all.slice(0, FEW).map((box) => new Polygon(pointsOf(box)))) as [
    FlattenPolygon[],
    FlattenPolygon[],
  ];
  const meets = agreed('flatten', (i) => Relations.intersect(a[i]!, b[i]!), FEW);
  return [job('flatten', meets, FEW), job('flatten distance', (i) => a[i]!.distanceTo(b[i]!)[0] === 0, FEW)];
};

// ---- a whole table ----------------------------------------------------------------------------------------------------

const SIZES = [10, 20, 40, 80];
const STAND = 1574;
const ROW = [[0, 1, 2]];
const MOVE = length(8000);
const unitAt = (pose: Pose): Footprint => straight(pose, ROW, STAND, STAND);

/** So many units on a table of 72 by 48; the mover is made anew for every check, as it is for every order. */
const crowd = (size: number): { units: Footprint[]; poses: Pose[] } => {
  const whole = numbers(size);
  const pose = (): Pose => ({
    x: length(whole(0, 72_000)),
    y: length(whole(0, 48_000)),
    heading: heading(whole(0, 3599)),
  });
  return {
    units: Array.from({ length: size }, () => unitAt(pose())),
    poses: Array.from({ length: 200 }, pose),
  };
};

/** How many stand in the way. All are looked at: an order that is refused early would make a full table look cheap. */
const inTheWay = (units: readonly Footprint[], isInTheWay: (other: Footprint) => boolean): number => {
  let count = 0;
  for (const other of units) if (isInTheWay(other)) count++;
  return count;
};

const mayBePlaced = (unit: Footprint, units: readonly Footprint[]): boolean =>
  inTheWay(units, (other) => overlaps(unit, other)) === 0;

const mayMove = (unit: Footprint, pose: Pose, units: readonly Footprint[]): boolean => {
  const reach = near(units, unit, MOVE);
  const way = shift(unit, 'front', MOVE);
  const end = unitAt(moved(pose, 'front', MOVE));
  const swept = inTheWay(reach, (other) => moveOverlaps(unit, 'front', MOVE, other));
  return swept + inTheWay(reach, (other) => firstTouch(unit, way, other) !== undefined || overlaps(end, other)) === 0;
};

const mayTurn = (unit: Footprint, pose: Pose, units: readonly Footprint[]): boolean => {
  const reach = near(units, unit, 2 * unit.radius);
  const way = turn(pose, TURN);
  const swept = inTheWay(reach, (other) => firstOverlap(unit, way, other) !== undefined);
  return swept + inTheWay(reach, (other) => firstTouch(unit, way, other) !== undefined) === 0;
};

const tableJobs = (size: number): Job[] => {
  const { units, poses } = crowd(size);
  const each = (name: string, check: (unit: Footprint, pose: Pose) => boolean): Job => ({
    name: `${name} ${size}`,
    work: () => {
      let yes = 0;
      for (const pose of poses) if (check(unitAt(pose), pose)) yes++;
      return { checks: poses.length, yes };
    },
  });
  return [
    each('place', (unit) => mayBePlaced(unit, units)),
    each('move', (unit, pose) => mayMove(unit, pose, units)),
    each('turn', (unit, pose) => mayTurn(unit, pose, units)),
    each('reach', (unit) => inTheWay(units, (other) => depthTo(unit, 'front', other) !== undefined) > 0),
  ];
};

export const GEOMETRY_JOBS = (): Job[] => [
  job('overlap', (i) => shapesOverlap(ONE[i]!, TWO[i]!)),
  satJob(),
  detectCollisionsJob(),
  ...flattenJobs(),
  job('distance', (i) => gap(ONE[i]!, TWO[i]!) === 0),
  job('lane', (i) => depthOfShape(EDGES[i]!, TWO[i]!, 8000) !== undefined),
  job('turn', (i) => firstOverlapOfShapes(TURNS[i]!, ONE[i]!, TWO[i]!) !== undefined),
  job('turn touch', (i) => firstWithin(TURNS[i]!, ONE[i]!, TWO[i]!, 10) !== undefined),
  ...SIZES.flatMap(tableJobs),
];

const LEAST_RATIO = 3;

/** The table of the bench, line by line. */
export const geometryLines = (rate: (name: string) => number, number: (n: number) => string): string[] => {
  const row = (what: string, value: string, beside = ''): string =>
    `  ${what.padEnd(50)}${value.padStart(14)}   ${beside}`.trimEnd();
  const ratio = rate('overlap') / Math.max(rate('sat'), rate('detect-collisions'), rate('flatten'));
  const micro = (name: string): string => number(1e6 / rate(name)).padStart(12);
  return [
    'Geometry, pairs of rectangles per second (shapes made before; all four agree on the overlap)',
    row('overlap', number(rate('overlap'))),
    row('  sat 0.9.0', number(rate('sat'))),
    row('  detect-collisions 10.10.2025', number(rate('detect-collisions'))),
    row('  @flatten-js/core 1.6.14', number(rate('flatten'))),
    row('  ratio to the fastest', number(ratio), `target ${LEAST_RATIO}: ${ratio >= LEAST_RATIO ? 'kept' : 'MISSED'}`),
    row('distance', number(rate('distance'))),
    row('  @flatten-js/core 1.6.14', number(rate('flatten distance'))),
    row('straight sweep (lane, depth)', number(rate('lane'))),
    row('turn of 90 degrees, first overlap', number(rate('turn'))),
    row('turn of 90 degrees, first touch', number(rate('turn touch'))),
    '',
    'Microseconds for a whole check of a unit of three stands, made anew each time',
    '  units on the table    placing    move of 8   turn of 90   who is ahead',
    ...SIZES.map(
      (size) =>
        `  ${String(size).padEnd(17)}${['place', 'move', 'turn', 'reach'].map((what) => micro(`${what} ${size}`)).join(' ')}`,
    ),
    '  move: no overlap and no touch on the way, and the stored end pose; turn: no overlap and no touch at any angle.',
  ];
};
