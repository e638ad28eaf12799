/** Where the loupe lies that shows what a finger carries, and what it shows. */
import { expect, test } from 'vitest';
import { LOUPE, loupeBox } from '../src/measured/view/loupe/corner.js';
import { lookedAtBy } from '../src/measured/view/loupe/looked-at.js';
import { takenBy } from '../src/measured/view/slips/taken-ground.js';
import type { Mark, Tone } from '../src/measured/marks.js';

const SIZE = { width: 390, height: 600 };
const square = (x: number, y: number) => [
  { x, y },
  { x: x + 60, y },
  { x: x + 60, y: y + 60 },
  { x, y: y + 60 },
];
const carriedAt = (x: number, y: number) => ({ at: { x, y }, ghost: { x, y }, carried: { x, y } });

test('the loupe lies in the corner with the fewest units, stays there, and makes way for the hand', () => {
  const taken = takenBy([square(20, 70), square(300, 80), square(20, 500)], SIZE);
  const box = loupeBox(taken, SIZE, carriedAt(195, 300))!;
  expect([box.left, box.bottom - box.top]).toEqual([390 - 10 - LOUPE, LOUPE]);
  expect(box.top).toBeGreaterThan(300);
  expect(loupeBox(taken, SIZE, carriedAt(190, 290), box)).toBe(box);
  const away = loupeBox(taken, SIZE, carriedAt(320, 400), box)!;
  expect(away).not.toBe(box);
  // The finger is below what it carries: not there either.
  expect(loupeBox(taken, SIZE, carriedAt(320, box.top - 80), box)).not.toBe(box);
});

test('it shows the unit as it would stand, then where it may not; without one near, the point that is carried', () => {
  const plane = { mm: 1, width: 1000, depth: 1000, turned: false };
  const pixels = (at: { x: number; y: number }) => at;
  const ghost = (y: number, tone: Tone): Mark => ({
    is: 'ghost',
    unit: 'S1',
    place: { x: 500, y } as never,
    tone,
  });
  const drag = { is: 'drag', at: { x: 500, y: 500 }, shift: false, alt: false } as const;
  const seen = (...marks: Mark[]) => lookedAtBy(drag, marks, plane, pixels).at.y;
  const hand = seen();
  expect(seen(ghost(450, 'quiet'))).toBe(hand);
  expect(seen(ghost(480, 'move'), ghost(520, 'wrong'))).toBe(hand + 20);
  expect(seen(ghost(520, 'wrong'))).toBe(hand - 20);
  expect(seen(ghost(100, 'move'))).toBe(hand);
});
