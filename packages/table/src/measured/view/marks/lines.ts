/** Shapes of marks on the sheet, in drawing units; `px` is how many of them a pixel is. */
import type { Spot } from '../../marks.js';

const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The unit vector from one point to another. */
const wayFrom = (a: Spot, b: Spot): Spot => {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
};

/** The point half way along a line of points. */
export const halfWay = (points: readonly Spot[]): Spot => {
  const lengths = points.slice(1).map((point, i) => Math.hypot(point.x - points[i]!.x, point.y - points[i]!.y));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    if (rest <= length && length > 0) return between(points[i]!, points[i + 1]!, rest / length);
    rest -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
};

/** The head of an arrow that ends at the last of the points; nothing where they do not move. */
export const headOf = (points: readonly Spot[], size: number): string => {
  const end = points.at(-1);
  const before = [...points].reverse().find(({ x, y }) => end && Math.hypot(x - end.x, y - end.y) > size * 0.2);
  if (!end || !before) return '';
  const { x, y } = wayFrom(before, end);
  const wing = (side: number): string =>
    `${end.x - x * size - side * y * size * 0.55} ${end.y - y * size + side * x * size * 0.55}`;
  return `M${end.x} ${end.y}L${wing(1)}L${end.x - x * size * 0.7} ${end.y - y * size * 0.7}L${wing(-1)}Z`;
};

/** A short line across the way from one point to another, at a share of it. */
export const tickAt = (from: Spot, to: Spot, share: number, half: number): string => {
  const { x, y } = wayFrom(from, to);
  const at = between(from, to, share);
  return `M${at.x - y * half} ${at.y + x * half}L${at.x + y * half} ${at.y - x * half}`;
};

/** Ticks of a ruler: one for every step, every fifth longer, and its two ends. */
export const ticksAlong = (from: Spot, to: Spot, step: number, px: number): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const close = step < 4 * px;
  const count = length === 0 ? 0 : Math.floor(length / step + 1e-6);
  const inner = Array.from({ length: count }, (_, i) => i + 1)
    .filter((i) => !close || i % 5 === 0)
    .map((i) => tickAt(from, to, (i * step) / length, (i % 5 === 0 ? 5 : 3) * px));
  return [tickAt(from, to, 0, 7 * px), ...inner, tickAt(from, to, 1, 7 * px)].join('');
};

/** Beside a line, on its upper side, so that a text there does not cover it. */
export const beside = (from: Spot, to: Spot, off: number): Spot => {
  const { x, y } = wayFrom(from, to);
  const middle = between(from, to, 0.5);
  const up = x < 0 ? -1 : 1;
  return { x: middle.x + y * off * up, y: middle.y - x * off * up };
};

export const highest = (points: readonly Spot[]): Spot =>
  points.reduce((best, point) => (point.y < best.y ? point : best), points[0] ?? { x: 0, y: 0 });

export const middleOf = (points: readonly Spot[]): Spot => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / (points.length || 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / (points.length || 1),
});
