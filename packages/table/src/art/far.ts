/** Stands seen from afar: plain counters with a sign. */
import { outlineOf, type Ground } from './base.js';
import type { Kind } from './games/kind.js';
import { box, moved, placed, polygon } from './path.js';
import { fill, line, tint, type Shape } from './shape.js';
import { markOf } from './signs.js';
import type { Size } from './troop.js';

/** Width of the lines around a counter. */
export const INK = 1;

/** What bars take of the depth: the sign is before them. */
const BARS = 6;

const isShallow = ({ width, depth }: Size): boolean => width >= depth * 1.6;

/** One bar for light, two for medium, three for heavy along the rear edge; a shallow base has broader ends instead. */
function bars(grade: number, ground: Size): string {
  const { width, depth } = ground;
  if (isShallow(ground)) {
    const broad = (grade - 1) * Math.min(4, width / 12);
    return grade === 1
      ? ''
      : [-width / 2 + 3, width / 2 - 3 - broad].map((x) => box(x, -depth / 2 + 3, broad, depth - 6)).join('');
  }
  const length = Math.min(6, width / 6);
  const count = Array.from({ length: grade }, (_, i) => i);
  return count
    .map((i) => box((i - (grade - 1) / 2) * (length + 2.6) - length / 2, depth / 2 - 7.2, length, 2.4))
    .join('');
}

function tooth({ width, depth }: Size): string {
  const half = Math.min(9, width / 4);
  return polygon([-half, -depth / 2 + 0.6], [0, -depth / 2 - half * 0.75], [half, -depth / 2 + 0.6]);
}

/** Coat, rim of the side, sign, and a tooth that points to the front. */
export function counter(kind: Kind, ground: Ground): Shape[] {
  const { width, depth } = ground;
  const sign = markOf(kind.sign);
  const shallow = isShallow(ground);
  const rim = shallow ? 2.2 : 3;
  const barred = kind.grade !== undefined && !shallow;
  const inside = shallow ? 2.4 : kind.gilded ? 12 : 8;
  const scale = Math.min((Math.min(width, depth - (barred ? BARS : 0)) - inside) / 20, 1.5);
  const at = placed(0, barred ? (0 - BARS) / 2 + 0.6 : 0.2, 0, scale);
  const drawn = Math.round(Math.max(scale, 0.9) * 30) / 10;
  return [
    ...(ground.round ? [] : [fill('ground', 'side', tooth(ground))]),
    fill('low', 'coat', outlineOf(ground, 0.5)),
    line('lowDetail', 'side', outlineOf(ground, rim / 2 + 0.9), rim),
    ...(kind.gilded ? [line('body', 'gold', outlineOf(ground, rim + 2), 1.8)] : []),
    ...(sign.line ? [line('high', 'onCoat', moved(sign.line, at), drawn)] : []),
    ...(sign.fill ? [tint('high', 'onCoat', moved(sign.fill, at))] : []),
    ...(kind.grade === undefined ? [] : [tint('highDetail', 'onCoat', bars(kind.grade, ground))]),
  ];
}
