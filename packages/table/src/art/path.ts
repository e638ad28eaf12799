/**
 * Paths hold only absolute M, L, C, Q and Z with "x,y" pairs, so that moving, turning and scaling one is plain
 * arithmetic on its pairs, and many figures can be poured into one path.
 */
export type Point = readonly [x: number, y: number];
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const round = (value: number): number => Math.round(value * 100) / 100 + 0;

const pair = (x: number, y: number): string => `${round(x)},${round(y)}`;

/** Turned clockwise by degrees, then scaled, then set down at x, y. */
export function placed(x: number, y: number, turn = 0, scale = 1): Matrix {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x, y];
}

export const scaleOf = ([a, b]: Matrix): number => Math.sqrt(a * a + b * b);

export function moved(d: string, [a, b, c, e, x, y]: Matrix): string {
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, left: string, right: string) => {
    const [px, py] = [Number(left), Number(right)];
    return pair(a * px + c * py + x, b * px + e * py + y);
  });
}

/** Points round the middle, clockwise from the front, each as far out as `reach` says. */
export const around = (count: number, reach: (index: number) => number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return [Math.sin(angle) * reach(i), -Math.cos(angle) * reach(i)];
  });

export const polygon = (...points: readonly Point[]): string => `M${points.map(([x, y]) => pair(x, y)).join('L')}Z`;

export const segments = (...points: readonly Point[]): string => `M${points.map(([x, y]) => pair(x, y)).join('L')}`;

export const box = (x: number, y: number, width: number, height: number): string =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** Handle length that makes four cubic arcs a circle. */
const ARC = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * ARC, ry * ARC];
  const arc = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): string =>
    `C${pair(x + x1, y + y1)} ${pair(x + x2, y + y2)} ${pair(x + x3, y + y3)}`;
  return `M${pair(x - rx, y)}${arc(-rx, -ky, -kx, -ry, 0, -ry)}${arc(kx, -ry, rx, -ky, rx, 0)}${arc(rx, ky, kx, ry, 0, ry)}${arc(-kx, ry, -rx, ky, -rx, 0)}Z`;
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  return `M${pair(x + radius, y)}L${pair(right - radius, y)}Q${pair(right, y)} ${pair(right, y + radius)}L${pair(right, bottom - radius)}Q${pair(right, bottom)} ${pair(right - radius, bottom)}L${pair(x + radius, bottom)}Q${pair(x, bottom)} ${pair(x, bottom - radius)}L${pair(x, y + radius)}Q${pair(x, y)} ${pair(x + radius, y)}Z`;
}

/** From p1 to p2 so that the curve runs smoothly on from p0 and towards p3 (Catmull-Rom). */
const smooth = (p0: Point, p1: Point, p2: Point, p3: Point): string =>
  `C${pair(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)} ${pair(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)} ${pair(p2[0], p2[1])}`;

/** A closed soft outline through the points. */
export function blob(...points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const arcs = points.map((_, i) => smooth(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${pair(...at(0))}${arcs.join('')}Z`;
}

/** An open soft line through the points. */
export function curve(...points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const arcs = points.slice(1).map((_, i) => smooth(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${pair(...at(0))}${arcs.join('')}`;
}

/** A soft outline that is the same left and right; the points are those of the right half, front to rear. */
export const twin = (...half: readonly Point[]): string =>
  blob(...half, ...[...half].reverse().flatMap(([x, y]): Point[] => (x === 0 ? [] : [[-x, y]])));
