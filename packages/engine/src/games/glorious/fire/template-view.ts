/**
 * The table as seen along a heading: `across` grows to the right (x cos - y sin), `along` ahead (x sin + y cos). The
 * long sides of a template are lines across = u, and all that is asked of a formation is where such a line enters and
 * leaves it.
 */
import { SLACK, type Footprint, type Shape } from '../../../geometry/index.js';

/**
 * One convex part. Of an oblong a line at d right of the middle passes between two pairs of opposite edges: ahead of
 * the level by d * lean +- reach and by d * tilt +- depth; of a disc only the radius counts.
 */
export interface Part {
  readonly across: number;
  readonly along: number;
  /** Half of what it takes up across the heading. */
  readonly half: number;
  readonly isRound: boolean;
  readonly lean: number;
  readonly reach: number;
  readonly tilt: number;
  readonly depth: number;
}

/** All parts, and what they take up across the heading together. */
export interface View {
  readonly left: number;
  readonly right: number;
  readonly parts: readonly Part[];
}

/** Edges so nearly along the heading are taken to be along it: they bound nothing ahead or behind. */
const ALONG = 1e-12;

export const partAlong = (shape: Shape, sin: number, cos: number): Part => {
  const across = shape.x * cos - shape.y * sin;
  const along = shape.x * sin + shape.y * cos;
  if (shape.kind === 'disc')
    return { across, along, half: shape.radius, isRound: true, lean: 0, reach: 0, tilt: 0, depth: 0 };
  if (shape.kind === 'polygon') throw new Error('A formation is made of oblongs, or a disc.');
  const c = shape.cos * cos + shape.sin * sin;
  const s = shape.sin * cos - shape.cos * sin;
  const [width, height] = [Math.abs(c), Math.abs(s)];
  return {
    across,
    along,
    half: shape.across * width + shape.along * height,
    isRound: false,
    lean: height > ALONG ? c / s : 0,
    reach: height > ALONG ? shape.across / height : Infinity,
    tilt: width > ALONG ? 0 - s / c : 0,
    depth: width > ALONG ? shape.along / width : Infinity,
  };
};

export const viewAlong = (formation: Footprint, sin: number, cos: number): View => {
  const parts = formation.parts.map((shape) => partAlong(shape, sin, cos));
  let [left, right] = [Infinity, -Infinity];
  for (const { across, half } of parts) {
    if (across - half < left) left = across - half;
    if (across + half > right) right = across + half;
  }
  return { left, right, parts };
};

/** How far right of the middle a line passes; one that just misses the part runs along its outermost point. */
const offset = ({ across, half }: Part, u: number): number => Math.max(0 - half, Math.min(half, u - across));

/** Where a line that meets the part enters it. */
export const entry = (part: Part, u: number): number => {
  const d = offset(part, u);
  if (part.isRound) return part.along - Math.sqrt(part.half * part.half - d * d);
  return part.along + Math.max(d * part.lean - part.reach, d * part.tilt - part.depth);
};

/** Where it leaves it. */
export const exit = (part: Part, u: number): number => {
  const d = offset(part, u);
  if (part.isRound) return part.along + Math.sqrt(part.half * part.half - d * d);
  return part.along + Math.min(d * part.lean + part.reach, d * part.tilt + part.depth);
};

export const isMet = ({ across, half }: Part, u: number, by: number): boolean => Math.abs(u - across) <= half + by;

/** GL-FIRE-09: where a side meets a formation; one that passes at no more than 0.005 meets its outermost point. */
export const meeting = ({ left, right }: View, u: number): number | undefined => {
  if (u < left) return left - u <= SLACK ? left : undefined;
  if (u > right) return u - right <= SLACK ? right : undefined;
  return u;
};
