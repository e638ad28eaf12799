/**
 * What stops fire, looked at before any placement is tried. Of a hundred formations few lie between firer and target,
 * and what lies squarely between them stops many placements of a heading at once.
 */
import {
  distanceTo,
  SLACK,
  TOUCH,
  type Circle,
  type Footprint,
  type Oblong,
  type Point,
  type Polygon,
  type Shape,
} from '../../../geometry/index.js';
import { entry, exit, type Part } from './template-view.js';
import { WIDTH } from './template-zone.js';

/** What a shape takes up on an axis. */
type Extent = readonly [from: number, to: number];

const extentOf = (shape: Shape, x: number, y: number): Extent => {
  if (shape.kind === 'disc') {
    const middle = shape.x * x + shape.y * y;
    return [middle - shape.radius, middle + shape.radius];
  }
  let [from, to] = [Infinity, -Infinity];
  for (let i = 0; i < shape.corners.length; i += 2) {
    const at = shape.corners[i]! * x + shape.corners[i + 1]! * y;
    if (at < from) from = at;
    if (at > to) to = at;
  }
  return [from, to];
};

const united = (a: Extent, b: Extent): Extent => [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
const areApart = (a: Extent, b: Extent): boolean => a[1] <= b[0] || a[0] >= b[1];

/** All zones have their corners on firer and target, and so lie in this box along the shortest line between them. */
export interface Between {
  readonly firer: Shape;
  readonly target: Shape;
  /** The direction of that line. */
  readonly way: Point;
  readonly along: Extent;
  readonly across: Extent;
}

export const between = (firer: Shape, target: Shape, way: Point): Between => ({
  firer,
  target,
  way,
  along: united(extentOf(firer, way.x, way.y), extentOf(target, way.x, way.y)),
  across: united(extentOf(firer, way.y, 0 - way.x), extentOf(target, way.y, 0 - way.x)),
});

const circleIsIn = ({ x, y, radius }: Circle, { way, along, across }: Between): boolean => {
  const [v, u] = [x * way.x + y * way.y, x * way.y - y * way.x];
  return v + radius > along[0] && v - radius < along[1] && u + radius > across[0] && u - radius < across[1];
};

const shapeIsIn = (shape: Shape, { way, along, across }: Between): boolean =>
  !areApart(extentOf(shape, way.x, way.y), along) && !areApart(extentOf(shape, way.y, 0 - way.x), across);

/** Those of all blockers that may be in a zone at all. */
export const blockersIn = (all: readonly Footprint[], box: Between): Footprint[] =>
  all.filter((blocker) => circleIsIn(blocker, box) && blocker.parts.some((part) => shapeIsIn(part, box)));

/** Points of a shape are looked at no further apart than this: less than the template is wide. */
const SPACING = 900;
/** And so far inside it: a disc of more than 0.005 radius in common with the zone is a penetration of more than 0.010. */
const INSET = TOUCH;

const stepsOver = (length: number): number => Math.max(1, Math.ceil(length / SPACING));

const pointsInOblong = ({ x, y, sin, cos, across, along }: Oblong): Point[] => {
  const [u, v] = [across - INSET, along - INSET];
  if (u < 0 || v < 0) return [];
  const [columns, rows] = [stepsOver(2 * u), stepsOver(2 * v)];
  const points: Point[] = [];
  for (let i = 0; i <= columns; i++)
    for (let j = 0; j <= rows; j++) {
      const [a, b] = [u * ((2 * i) / columns - 1), v * ((2 * j) / rows - 1)];
      points.push({ x: x + a * cos + b * sin, y: y - a * sin + b * cos });
    }
  return points;
};

/** Across the way of the fire, through the middle. */
const pointsAcross = ({ x, y, radius }: Circle, { way }: Between): Point[] => {
  const reach = radius - INSET;
  const steps = stepsOver(2 * reach);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const u = reach * ((2 * i) / steps - 1);
    return { x: x + u * way.y, y: y - u * way.x };
  });
};

const isDeepIn = ({ corners, normals }: Polygon, { x, y }: Point): boolean => {
  for (let i = 0; i < normals.length; i += 2)
    if (normals[i]! * (x - corners[i]!) + normals[i + 1]! * (y - corners[i + 1]!) > 0 - INSET) return false;
  return true;
};

const pointsIn = (shape: Shape, box: Between): Point[] => {
  if (shape.kind === 'oblong') return pointsInOblong(shape);
  if (shape.kind === 'disc') return shape.radius > INSET ? pointsAcross(shape, box) : [];
  return pointsAcross(shape, box).filter((point) => isDeepIn(shape, point));
};

const isClearOf = (shape: Shape, { x, y }: Point): boolean => distanceTo(shape, x, y) > INSET;

/** Points deep in what stops fire, and clear of firer and target. */
export const stopsIn = (blockers: readonly Footprint[], box: Between): Point[] => {
  const stops: Point[] = [];
  for (const { parts } of blockers)
    for (const shape of parts)
      for (const point of pointsIn(shape, box)) {
        const isIn = circleIsIn({ x: point.x, y: point.y, radius: 0 }, box);
        if (isIn && isClearOf(box.firer, point) && isClearOf(box.target, point)) stops.push(point);
      }
  return stops;
};

/**
 * The places across a heading of stops that are ahead of the firer and this side of the target. Since f0 f1 and t0 t1
 * run through firer and target, such a stop is well in every zone whose sides pass it well to the left and right.
 */
export const stopsAlong = (stops: readonly Point[], firer: Part, target: Part, sin: number, cos: number): number[] => {
  const left = Math.max(firer.across - firer.half, target.across - target.half);
  const right = Math.min(firer.across + firer.half, target.across + target.half);
  const found: number[] = [];
  for (const { x, y } of stops) {
    const across = x * cos - y * sin;
    if (across < left || across > right) continue;
    const along = x * sin + y * cos;
    if (along > exit(firer, across) && along < entry(target, across)) found.push(across);
  }
  return found;
};

/** Sides that meet outermost points (GL-FIRE-09) give way by 0.005 at either end. */
const MARGIN = INSET + SLACK;

/** How far the left side has to go on to be rid of stops; where it is if there are none. */
export const pastStops = (stops: readonly number[], left: number): number => {
  let past = left;
  for (const across of stops) if (across - MARGIN > past && across + MARGIN < past + WIDTH) past = across - MARGIN;
  return past;
};
