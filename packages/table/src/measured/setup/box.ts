/** The smallest rectangle around a figure, along and across a heading that need not be its own. */
import { cosine, sine, type Footprint, type Heading } from '@five-victories/engine/geometry';
import type { Spot } from '../marks.js';

/** `left` and `right` across the heading, `rear` and `front` along it. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly rear: number;
  readonly front: number;
}

/** A point of the table seen along a heading. */
const seenAlong = (heading: Heading, { x, y }: Spot): { readonly across: number; readonly along: number } => ({
  across: x * cosine(heading) - y * sine(heading),
  along: x * sine(heading) + y * cosine(heading),
});

/** And back on the table. */
export const spotAt = (heading: Heading, across: number, along: number): Spot => ({
  x: across * cosine(heading) + along * sine(heading),
  y: along * cosine(heading) - across * sine(heading),
});

export const boxOf = ({ parts }: Footprint, heading: Heading): Box => {
  let [left, right, rear, front] = [Infinity, -Infinity, Infinity, -Infinity];
  const take = (x: number, y: number, radius: number): void => {
    const { across, along } = seenAlong(heading, { x, y });
    left = Math.min(left, across - radius);
    right = Math.max(right, across + radius);
    rear = Math.min(rear, along - radius);
    front = Math.max(front, along + radius);
  };
  for (const part of parts) {
    if (part.kind === 'disc') take(part.x, part.y, part.radius);
    else for (let i = 0; i < part.corners.length; i += 2) take(part.corners[i]!, part.corners[i + 1]!, 0);
  }
  return { left, right, rear, front };
};

export const movedBox = (box: Box, across: number, along: number): Box => ({
  left: box.left + across,
  right: box.right + across,
  rear: box.rear + along,
  front: box.front + along,
});

/** Whether two stretches share more than a point. */
const overlap = (a: number, b: number, c: number, d: number): boolean => Math.min(b, d) > Math.max(a, c);

/** Side by side: their depths overlap. */
export const areAbreast = (one: Box, two: Box): boolean => overlap(one.rear, one.front, two.rear, two.front);
/** One behind the other: their widths overlap. */
export const areInFile = (one: Box, two: Box): boolean => overlap(one.left, one.right, two.left, two.right);
