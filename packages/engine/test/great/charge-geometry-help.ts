/** Where things come to stand, by plain trigonometry from the catalogue (GV-GEOM), apart from the engine. */
import { expect } from 'vitest';

export type Point = readonly [number, number];
export type Pose = { x: number; y: number; heading: number };

export const sin = (tenths: number): number => Math.sin((tenths * Math.PI) / 1800);
export const cos = (tenths: number): number => Math.cos((tenths * Math.PI) / 1800);
const round = (tenths: number): number => ((tenths % 3600) + 3600) % 3600;

/** GV-GEOM-02: a place so far to the right of and ahead of a pose. */
export const from = (pose: Pose, right: number, ahead: number): Point => [
  pose.x + right * cos(pose.heading) + ahead * sin(pose.heading),
  pose.y - right * sin(pose.heading) + ahead * cos(pose.heading),
];
export const moved = (pose: Pose, ahead: number): Pose => {
  const [x, y] = from(pose, 0, ahead);
  return { x, y, heading: pose.heading };
};
export const turned = (pose: Pose, by: number): Pose => ({ ...pose, heading: round(pose.heading + by) });

/** GV-GEOM-03: front left, front right, rear right, rear left. */
export const corners = (pose: Pose, wide: number, deep: number): Point[] => [
  from(pose, -wide / 2, 0),
  from(pose, wide / 2, 0),
  from(pose, wide / 2, -deep),
  from(pose, -wide / 2, -deep),
];

type Local = { a: number; b: number };
const cut = (shape: Local[], limit: number, sign: 1 | -1): Local[] =>
  shape.flatMap((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const [pin, qin] = [sign * p.a <= limit, sign * q.a <= limit];
    const t = (sign * limit - p.a) / (q.a - p.a);
    const edge = { a: sign * limit, b: p.b + t * (q.b - p.b) };
    return [...(pin ? [p] : []), ...(pin === qin ? [] : [edge])];
  });

/** GV-GEOM-12, -14: how far a front of this width goes until it meets the shape; undefined if it passes by. */
export const depthOf = (pose: Pose, wide: number, shape: Point[]): number | undefined => {
  const local = shape.map(([x, y]) => {
    const [dx, dy] = [x - pose.x, y - pose.y];
    return {
      a: dx * cos(pose.heading) - dy * sin(pose.heading),
      b: dx * sin(pose.heading) + dy * cos(pose.heading),
    };
  });
  const inside = cut(cut(local, wide / 2 - 10, 1), wide / 2 - 10, -1).filter(({ b }) => b >= -10);
  return inside.length === 0 ? undefined : Math.max(0, Math.min(...inside.map(({ b }) => b)));
};

const toSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};
/** Shortest distance of two shapes that do not overlap. */
export const gapOf = (one: Point[], other: Point[]): number => {
  const half = (points: Point[], shape: Point[]) =>
    points.flatMap((p) => shape.map((q, i) => toSegment(p, q, shape[(i + 1) % shape.length]!)));
  return Math.min(...half(one, other), ...half(other, one));
};

/** GV-UNIT-01. */
export const sizeOf = (type: string): [number, number] => {
  if (type.includes('foot')) return [4000, 2000];
  return /horse|camels|commander/.test(type) ? [4000, 3000] : [4000, 4000];
};
const isSingle = (type: string): boolean => !/foot|horse|camels/.test(type);

type Bend = { stays: 'left' | 'right'; way: 'back' | 'forward'; angle: number };
type Given = Pose & { type: string; formation: string; bend?: Bend };

/** GV-GEOM-06: the other stand of a bent row, whose inner corner lies at that of the stand that stays. */
const bentStand = (given: Given & { bend: Bend }): Pose => {
  const [wide, deep] = sizeOf(given.type);
  const { stays, way, angle } = given.bend;
  const side = stays === 'left' ? 1 : -1;
  const back = way === 'back' ? -deep : 0;
  const hinge = from(given, (side * wide) / 2, back);
  const heading = round(given.heading + side * (way === 'back' ? angle : -angle));
  const [x, y] = from({ x: hinge[0], y: hinge[1], heading }, (side * wide) / 2, -back);
  return { x, y, heading };
};

/** GV-GEOM-04, -06: the front centres of the stands, as a unit on the wire describes them. */
export const standsOf = (given: Given): Pose[] => {
  const [wide, deep] = sizeOf(given.type);
  const { heading } = given;
  const at = (right: number, ahead: number, about = 0): Pose => {
    const [x, y] = from(given, right, ahead);
    return { x, y, heading: round(heading + about) };
  };
  if (given.bend) return [at(0, 0), bentStand({ ...given, bend: given.bend })];
  if (isSingle(given.type)) return [at(0, 0)];
  if (given.formation === 'block') return [at(0, 0), at(0, -deep)];
  if (given.formation === 'defensiveBlock') return [at(0, 0), at(0, -2 * deep, 1800)];
  return [at(-wide / 2, 0), at(wide / 2, 0)];
};

/** Poses worked out with sines may differ by a thousandth or two; a stop before contact by up to 0.010 more. */
export const expectNear = (found: Pose, wanted: Pose, slack = 2) => {
  expect(found.heading).toBe(wanted.heading);
  const off = Math.hypot(found.x - wanted.x, found.y - wanted.y);
  expect(off, `${JSON.stringify(found)} should be ${JSON.stringify(wanted)}`).toBeLessThanOrEqual(slack);
};
