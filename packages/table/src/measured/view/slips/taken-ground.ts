/**
 * Which part of the window units cover, kept as sums over small squares: whether a slip would lie on a unit is asked
 * many times in every move of a drag, and has to cost next to nothing.
 */
import type { Size } from '../../../table/camera.js';
import type { Box } from '../../../view/plate-places.js';
import type { Spot } from '../../marks.js';

/** Pixels. */
const SQUARE = 6;

export interface Taken {
  /** Pixels of units under a box, about. */
  under(box: Box): number;
}

const isWithin = (corners: readonly Spot[], x: number, y: number): boolean => {
  let sign = 0;
  for (let i = 0; i < corners.length; i++) {
    const [a, b] = [corners[i]!, corners[(i + 1) % corners.length]!];
    const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    if (side === 0) continue;
    if (sign !== 0 && side > 0 !== sign > 0) return false;
    sign = side;
  }
  return sign !== 0;
};

const boxAround = (corners: readonly Spot[]): Box => ({
  left: Math.min(...corners.map(({ x }) => x)),
  top: Math.min(...corners.map(({ y }) => y)),
  right: Math.max(...corners.map(({ x }) => x)),
  bottom: Math.max(...corners.map(({ y }) => y)),
});

/** From convex outlines in pixels of the window. */
export const takenBy = (outlines: readonly (readonly Spot[])[], { width, height }: Size): Taken => {
  const [across, down] = [Math.ceil(width / SQUARE) + 1, Math.ceil(height / SQUARE) + 1];
  const sums = new Int32Array((across + 1) * (down + 1));
  const clampX = (x: number): number => Math.max(0, Math.min(across, x));
  const clampY = (y: number): number => Math.max(0, Math.min(down, y));
  const own = new Uint8Array(across * down);
  for (const corners of outlines) {
    const { left, top, right, bottom } = boxAround(corners);
    for (let y = clampY(Math.floor(top / SQUARE)); y < clampY(Math.ceil(bottom / SQUARE)); y++)
      for (let x = clampX(Math.floor(left / SQUARE)); x < clampX(Math.ceil(right / SQUARE)); x++)
        if (isWithin(corners, (x + 0.5) * SQUARE, (y + 0.5) * SQUARE)) own[y * across + x] = 1;
  }
  const at = (x: number, y: number): number => y * (across + 1) + x;
  for (let y = 1; y <= down; y++)
    for (let x = 1; x <= across; x++)
      sums[at(x, y)] =
        own[(y - 1) * across + x - 1]! + sums[at(x - 1, y)]! + sums[at(x, y - 1)]! - sums[at(x - 1, y - 1)]!;
  return {
    under: (box) => {
      const [left, right] = [clampX(Math.floor(box.left / SQUARE)), clampX(Math.ceil(box.right / SQUARE))];
      const [top, bottom] = [clampY(Math.floor(box.top / SQUARE)), clampY(Math.ceil(box.bottom / SQUARE))];
      const count = sums[at(right, bottom)]! - sums[at(left, bottom)]! - sums[at(right, top)]! + sums[at(left, top)]!;
      return count * SQUARE * SQUARE;
    },
  };
};
