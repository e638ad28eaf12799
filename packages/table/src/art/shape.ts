import { moved, scaleOf, type Matrix } from './path.js';
import { colourOf, type Paint } from './paint.js';

/** What lies over what, from the ground up. Figures of one stand share these layers. */
const LAYERS = [
  'shadow',
  'ground',
  'wheel',
  'beast',
  'beastDetail',
  'cloth',
  'clothDetail',
  'low',
  'lowDetail',
  'skirt',
  'body',
  'bodyDetail',
  'shield',
  'shieldDetail',
  'arm',
  'weapon',
  'weaponDetail',
  'brim',
  'head',
  'headDetail',
  'plume',
  'plumeDetail',
  'high',
  'highDetail',
] as const;
export type Layer = (typeof LAYERS)[number];

export interface Shape {
  readonly layer: Layer;
  readonly paint: Paint;
  readonly d: string;
  /** Width of a line; without it the shape is filled. */
  readonly line?: number;
  /** A filled shape without outline. */
  readonly plain?: true;
}

export const fill = (layer: Layer, paint: Paint, d: string): Shape => ({ layer, paint, d });
export const tint = (layer: Layer, paint: Paint, d: string): Shape => ({ layer, paint, d, plain: true });
export const line = (layer: Layer, paint: Paint, d: string, width: number): Shape => ({ layer, paint, d, line: width });

/** A line with a dark edge, so that it shows on any ground. */
export const rod = (layer: Layer, paint: Paint, d: string, width: number, edge = 0.9): Shape[] => [
  line(layer, 'ink', d, width + edge),
  line(layer, paint, d, width),
];

export function movedShapes(shapes: readonly Shape[], matrix: Matrix): Shape[] {
  const scale = scaleOf(matrix);
  return shapes.map((shape) => ({
    ...shape,
    d: moved(shape.d, matrix),
    ...(shape.line === undefined ? {} : { line: Math.round(shape.line * scale * 100) / 100 }),
  }));
}

/** What nobody sees on a stand of some thirty pixels. */
function isFinePoint({ layer, paint, line, plain }: Shape): boolean {
  if (layer === 'bodyDetail' || layer === 'shieldDetail') return line !== undefined || plain === true;
  if (layer === 'arm') return line === undefined || paint === 'ink';
  if (layer === 'skirt') return paint === 'coatDark' || paint === 'buffDark';
  return layer === 'shadow' || (layer.endsWith('Detail') && layer !== 'highDetail');
}

export const coarse = (shapes: readonly Shape[]): Shape[] => shapes.filter((shape) => !isFinePoint(shape));

const keyOf = ({ layer, paint, line, plain }: Shape): string => [layer, paint, line ?? '', plain ?? ''].join();

/** Shapes of one layer and one look become one path: a stand of four men has some twenty elements, not eighty. */
function poured(shapes: readonly Shape[]): Shape[] {
  const byKey = new Map<string, Shape>();
  for (const shape of shapes) {
    const before = byKey.get(keyOf(shape));
    byKey.set(keyOf(shape), before ? { ...before, d: before.d + shape.d } : shape);
  }
  return [...byKey.values()];
}

function pathOf({ layer, paint, d, line, plain }: Shape): string {
  const colour = colourOf(paint);
  if (line !== undefined) return `<path fill="none" stroke="${colour}" stroke-width="${line}" d="${d}"/>`;
  if (layer === 'shadow') return `<path fill="${colour}" stroke="none" fill-opacity=".3" d="${d}"/>`;
  return `<path fill="${colour}"${plain ? ' stroke="none"' : ''} d="${d}"/>`;
}

/** Drawn from the ground up, with thin ink outlines. */
export function svgOf(shapes: readonly Shape[], outline = 0.5): string {
  const layers = LAYERS.flatMap((layer) => poured(shapes.filter((shape) => shape.layer === layer)));
  return `<g stroke="${colourOf('ink')}" stroke-width="${outline}" stroke-linecap="round" stroke-linejoin="round">${layers.map(pathOf).join('')}</g>`;
}
