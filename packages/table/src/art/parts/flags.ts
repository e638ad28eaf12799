import { blob, curve, segments, type Point } from '../path.js';
import { fill, line, rod, type Shape } from '../shape.js';

/** What a flag bears: enough to tell the units of an army apart. */
export const CHARGES = ['cross', 'stripes', 'saltire', 'pale', 'plain'] as const;
export type Charge = (typeof CHARGES)[number];

const [WIDTH, HEIGHT] = [17, 12];

/** A line across the sheet that waves with it. */
const waving = (y: number): string =>
  curve([0.7, y], [WIDTH * 0.35, y - 0.8], [WIDTH * 0.7, y + 0.8], [WIDTH - 0.8, y - 0.2]);

const marks: Record<Charge, Shape[]> = {
  cross: [line('highDetail', 'onCoat', waving(0), 2.4), line('highDetail', 'onCoat', segments([7, -5], [7, 4.6]), 2.4)],
  stripes: [-2.7, 2.7].map((y) => line('highDetail', 'onCoat', waving(y), 1.7)),
  saltire: [
    line('highDetail', 'onCoat', segments([2, -4.6], [15.4, 4.2]), 2),
    line('highDetail', 'onCoat', segments([2, 4.4], [15.4, -4.4]), 2),
  ],
  pale: [line('highDetail', 'onCoat', segments([8.5, -4], [8.5, 4]), 4)],
  plain: [],
};

/** A flag lying in the wind, its staff at 0,0. */
export function flag(charge: Charge): Shape[] {
  const half = HEIGHT / 2;
  const sheet: readonly Point[] = [
    [0, -half],
    [WIDTH * 0.35, -half - 1],
    [WIDTH * 0.7, -half + 0.8],
    [WIDTH, -half - 0.4],
    [WIDTH * 0.96, half - 0.6],
    [WIDTH * 0.7, half + 0.9],
    [WIDTH * 0.35, half - 0.8],
    [0, half],
  ];
  return [fill('high', 'coat', blob(...sheet)), ...marks[charge]];
}

export const staff: readonly Shape[] = rod('high', 'ash', segments([0, 6], [0, -15]), 1.1);
