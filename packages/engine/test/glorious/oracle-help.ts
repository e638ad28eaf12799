/** Random formations for the oracle tests, as the engine reads them and as figures to measure. */
import { X, Y, type Loose } from './move-help.js';
import { FOOT, COMMAND, from, stored, type Pose } from './pose-help.js';
import { gapOf, shapesOf, type Placed } from './shape-help.js';

export type Next = (low: number, high: number) => number;
/** What stands somewhere: its figure, and its fields on the wire. */
export type Stood = { figure: Placed; wire: Loose };

export const LAYOUTS = ['WWWWWW', 'WWW', 'W', 'WW/WW/WW', 'WW/WW', 'WW/WW/W.', 'WW/WW/.W'];
export const LINES = ['WWWWWW', 'WWWW', 'WW', 'W'];

export const unitAt = (pose: Pose, layout: string, more: Loose = {}): Stood => ({
  figure: { ...pose, layout, size: layout === 'C' ? COMMAND : FOOT },
  wire: {
    ...(layout === 'C'
      ? { type: 'sub-commander' }
      : { type: 'foot hand', formation: layout.includes('/') ? 'mass' : 'line', layout }),
    ...pose,
    ...more,
  },
});
export const battleAt = (pose: Pose, diameter: number, more: Loose = {}): Stood => ({
  figure: { ...pose, diameter },
  wire: { type: 'battle', diameter, elements: 'P'.repeat(18), ...pose, ...more },
});

export const pick = <T>(next: Next, list: readonly T[]): T => list[next(0, list.length - 1)]!;
/** S1 near the middle, of one of these layouts. */
export const starter = (next: Next, layouts: readonly string[] = LAYOUTS): Stood =>
  unitAt({ x: X + next(0, 999), y: Y + next(0, 999), heading: next(0, 3599) }, pick(next, layouts), { id: 'S1' });
/** Somebody so far to the right of and ahead of a pose: a unit, a commander or now and then a Battle. */
export const other = (next: Next, pose: Pose, right: number, ahead: number, id: string): Stood => {
  const place = { ...stored(from(pose, right, ahead)), heading: next(0, 3599) };
  const kind = next(0, 9);
  if (kind === 0) return battleAt(place, pick(next, [7000, 9000]), { id });
  return unitAt(place, kind < 4 ? 'C' : pick(next, LAYOUTS), { id });
};

export const apart = (a: Stood, b: Stood): number => gapOf(shapesOf(a.figure), shapesOf(b.figure));
/** Too near a limit for this way of measuring. */
export const close = (value: number, limit: number, by: number): boolean => Math.abs(value - limit) < by;
