import type { Point } from '../path.js';
import { wobble } from '../troop.js';

/** Shapes of terrain: points along an outline, points inside it. All of it comes out the same each time. */

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boundsOf = (outline: readonly Point[]): Bounds => ({
  left: Math.min(...outline.map(([x]) => x)),
  top: Math.min(...outline.map(([, y]) => y)),
  right: Math.max(...outline.map(([x]) => x)),
  bottom: Math.max(...outline.map(([, y]) => y)),
});

function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Distance from a point to the nearest edge. */
export function margin(outline: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...outline.map(([x1, y1], i) => {
      const [x2, y2] = outline[(i + 1) % outline.length]!;
      const [dx, dy] = [x2 - x1, y2 - y1];
      const share = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
      return Math.sqrt((x - x1 - share * dx) ** 2 + (y - y1 - share * dy) ** 2);
    }),
  );
}

/** Loose points inside, about one for each square of `step`, none nearer than `edge` to the outline. */
export function scattered(outline: readonly Point[], step: number, edge: number, seed: number): Point[] {
  const { left, top, right, bottom } = boundsOf(outline);
  const points: Point[] = [];
  for (let row = 0; top + row * step < bottom + step; row++) {
    for (let column = 0; left + column * step < right + step; column++) {
      const key = seed * 131 + row * 57 + column;
      const x = left + (column + (row % 2) / 2 + wobble(key) * 0.32) * step;
      const y = top + (row + 0.5 + wobble(key + 29) * 0.32) * step * 0.9;
      if (isInside(outline, [x, y]) && margin(outline, [x, y]) >= edge) points.push([x, y]);
    }
  }
  return points;
}

export const centreOf = (outline: readonly Point[]): Point => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
];

/** Drawn in towards the middle: 1 is the outline itself, 0 the centre. */
export function shrunk(outline: readonly Point[], share: number): Point[] {
  const [cx, cy] = centreOf(outline);
  return outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
}

export interface Step {
  readonly at: Point;
  /** Unit vector to the right of the way along the line; outwards for an outline that runs clockwise on the screen. */
  readonly out: Point;
}

/** Evenly spaced points along a line, with the direction across it. */
export function stepsAlong(points: readonly Point[], step: number, closed: boolean): Step[] {
  const ends = closed ? [...points, points[0]!] : points;
  const steps: Step[] = [];
  let rest = 0;
  ends.slice(1).forEach(([x2, y2], i) => {
    const [x1, y1] = ends[i]!;
    const length = Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
    if (length === 0) return;
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    let along = rest;
    for (; along < length; along += step) steps.push({ at: [x1 + ux * along, y1 + uy * along], out: [-uy, ux] });
    rest = along - length;
  });
  return steps;
}

const area = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    return sum + x1 * y2 - x2 * y1;
  }, 0) / 2;

/** So that `out` of its steps points outwards. */
export const clockwise = (outline: readonly Point[]): readonly Point[] =>
  area(outline) > 0 ? [...outline].reverse() : outline;

/** A soft shape in a box, for terrain that covers a whole zone; a little different for each seed. */
export function patch(left: number, top: number, width: number, height: number, seed: number): Point[] {
  const [cx, cy] = [left + width / 2, top + height / 2];
  return Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i * Math.PI) / 7;
    const reach = 0.9 + wobble(seed * 53 + i) * 0.09;
    // Between a circle and a box: fills the corners of the zone better.
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = 1 / Math.max(Math.abs(cos), Math.abs(sin)) ** 0.55;
    return [cx + (cos * square * reach * width) / 2, cy + (sin * square * reach * height) / 2];
  });
}
