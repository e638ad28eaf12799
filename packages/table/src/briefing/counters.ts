/** Units on a little map: a small block each, dark for South, light for North. */
import type { Side } from '@five-victories/engine/kernel';
import type { SideTone } from '../art/side-tones.js';

const INK = '#1d120a';
const CREAM = '#fff6e0';

export const counter = (x: number, y: number, size: number, side: Side, { ground }: SideTone): string => {
  const edge = side === 'south' ? INK : CREAM;
  const [w, h] = [size, size * 0.66];
  return (
    `<rect x="${x - w / 2 - 1}" y="${y - h / 2 - 1}" width="${w + 2}" height="${h + 2}" fill="${INK}"/>` +
    `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="${ground}" stroke="${edge}" stroke-width="${size * 0.1}"/>`
  );
};

/** So many in rows that fill a box; the first row is the one nearest the enemy. */
export const rowsIn = (
  count: number,
  box: { readonly left: number; readonly width: number; readonly front: number; readonly back: number },
  size: number,
): { readonly x: number; readonly y: number }[] => {
  const across = Math.max(1, Math.min(count, Math.floor(box.width / (size * 1.35))));
  const rows = Math.ceil(count / across);
  const step = rows > 1 ? Math.min(size * 1.1, Math.abs(box.back - box.front) / rows) : 0;
  const towards = Math.sign(box.back - box.front);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    const place = i - row * across;
    return {
      x: box.left + box.width / 2 + (place - (inRow - 1) / 2) * size * 1.35,
      y: box.front + towards * (size * 0.5 + row * step),
    };
  });
};
