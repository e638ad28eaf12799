/** Who must join in, by plain trigonometry after GV-GEOM-12..-14 and GV-JOIN-03; knows nothing of the engine. */
import { boxesOf, contactOf, overlapOf, type Point, type Shape } from './outflank-oracle-help.js';

export type Placed = Shape & { id: string };

/** What is left of a convex polygon where `value` is not less than 0. */
const clipped = (corners: Point[], value: (p: Point) => number): Point[] =>
  corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const [a, b] = [value(from), value(to)];
    const cut: Point = [from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)];
    return [...(a >= 0 ? [from] : []), ...(a >= 0 !== b >= 0 ? [cut] : [])];
  });

const frame = (unit: Shape) => {
  const angle = (unit.heading * Math.PI) / 1800;
  const [ux, uy] = [Math.sin(angle), Math.cos(angle)];
  const half = unit.formation === 'line' ? 4000 : 2000;
  return {
    half,
    ahead: ([x, y]: Point): number => (x - unit.x) * ux + (y - unit.y) * uy,
    aside: ([x, y]: Point): number => (x - unit.x) * uy - (y - unit.y) * ux,
    moved: (by: number): Shape => ({ ...unit, x: unit.x + ux * by, y: unit.y + uy * by }),
  };
};

/** Depth of another unit in the lane of this one's front edge, if it is in it; `slack` widens the lane on each side. */
export const depthOf = (unit: Shape, other: Shape, slack = 0): number | undefined => {
  const { half, ahead, aside } = frame(unit);
  const wide = half - 10 + slack;
  const depths = boxesOf(other).flatMap((corners) => {
    const east = clipped(corners, (p) => wide - aside(p));
    const both = clipped(east, (p) => wide + aside(p));
    return clipped(both, (p) => ahead(p) + 10).map(ahead);
  });
  return depths.length === 0 ? undefined : Math.max(0, Math.min(...depths));
};

/** Whether `unit` must join in against `enemy`; undefined if it is too close to a limit to say. */
export const mustJoin = (unit: Shape, enemy: Shape, otherEnemies: Shape[], friends: Shape[]): boolean | undefined => {
  const answers = [-2, 2].map((slack) => {
    const depth = depthOf(unit, enemy, slack);
    if (depth === undefined) return 'out';
    if (Math.abs(depth - 3005) < 2) return undefined;
    if (depth > 3005) return 'far';
    const others = [...otherEnemies, ...friends];
    const gaps = others.map((other) => depth - 10 - (depthOf(unit, other, slack) ?? Infinity));
    if (gaps.some((gap) => Math.abs(gap) < 2)) return undefined;
    if (gaps.some((gap) => gap > 0)) return 'blocked';
    const end = frame(unit).moved(Math.floor(depth));
    const touch = [enemy, ...otherEnemies].map((other) => contactOf(end, other));
    if (touch.some((value) => Math.abs(value - 10) < 2)) return undefined;
    if (others.some((other) => Math.abs(overlapOf(end, other) - 10) < 2)) return undefined;
    if (others.some((other) => overlapOf(end, other) > 10)) return 'blocked';
    return touch[0]! <= 10 && touch.slice(1).every((value) => value > 10) ? 'join' : 'no contact';
  });
  if (answers.includes(undefined)) return undefined;
  const [first, second] = answers.map((one) => one === 'join');
  return first === second ? first : undefined;
};
