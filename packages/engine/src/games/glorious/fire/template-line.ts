/** The shortest line from one formation to another, and what it says of every placement of the template. */
import {
  gap,
  headingBetween,
  hull,
  NOISE,
  type Disc,
  type Footprint,
  type Heading,
  type Oblong,
  type Point,
  type Shape,
} from '../../../geometry/index.js';

/** A vector from one shape to another. */
export interface Line extends Point {
  readonly length: number;
}

const lineAlong = (x: number, y: number): Line => ({ x, y, length: Math.sqrt(x * x + y * y) });
const reversed = ({ x, y, length }: Line): Line => ({ x: 0 - x, y: 0 - y, length });

const excess = (d: number, half: number): number => (d > half ? d - half : d < 0 - half ? d + half : 0);

/** From the nearest point of an oblong to a point; straight out of an edge it has the very direction of its normal. */
const lineTo = ({ x, y, sin, cos, across, along }: Oblong, px: number, py: number): Line => {
  const u = excess((px - x) * cos - (py - y) * sin, across);
  const v = excess((px - x) * sin + (py - y) * cos, along);
  return lineAlong(u * cos + v * sin, v * cos - u * sin);
};

/** The nearest points of two oblongs apart include a corner of one of them. */
const linesToCorners = (a: Oblong, { corners }: Oblong): Line[] =>
  [0, 2, 4, 6].map((i) => lineTo(a, corners[i]!, corners[i + 1]!));

/** A line to the centre of a disc, cut short by its radius. */
const shortened = ({ x, y, length }: Line, { radius }: Disc): Line => {
  const part = length > radius ? (length - radius) / length : 0;
  return { x: x * part, y: y * part, length: length * part };
};

const linesBetween = (a: Shape, b: Shape): Line[] => {
  if (a.kind === 'polygon' || b.kind === 'polygon') throw new Error('A formation is made of oblongs, or a disc.');
  if (a.kind === 'oblong')
    return b.kind === 'disc'
      ? [shortened(lineTo(a, b.x, b.y), b)]
      : [...linesToCorners(a, b), ...linesToCorners(b, a).map(reversed)];
  if (b.kind === 'oblong') return [reversed(shortened(lineTo(b, a.x, a.y), a))];
  return [shortened(shortened(lineAlong(b.x - a.x, b.y - a.y), a), b)];
};

const shortest = (lines: readonly Line[]): Line => lines.reduce((a, b) => (b.length < a.length ? b : a));

/** GL-FIRE-13: to a tenth; of several shortest lines the smallest heading. None when they overlap. */
export const shortestHeading = (firer: Footprint, target: Footprint): Heading | undefined => {
  const lines = firer.parts.flatMap((part) => target.parts.flatMap((other) => linesBetween(part, other)));
  const { length } = shortest(lines);
  if (length === 0) return undefined;
  return lines
    .filter((line) => line.length <= length + NOISE)
    .map((line) => headingBetween({ x: 0, y: 0 }, line))
    .reduce((a, b) => (b < a ? b : a));
};

/** The formation itself if it has no notch, else (a mass of five) the rectangle around it. */
export const wholeOf = (formation: Footprint): Shape =>
  formation.parts.length === 1
    ? formation.parts[0]!
    : hull({ ...formation, stands: formation.parts as readonly Oblong[] });

/** Of two convex shapes there is one only; length 0 when they overlap. */
export const shortestLine = (a: Shape, b: Shape): Line =>
  gap(a, b) > 0 ? shortest(linesBetween(a, b)) : { x: 0, y: 0, length: 0 };
