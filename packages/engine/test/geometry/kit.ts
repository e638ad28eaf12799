/** Poses and shapes for the tests of geometry, by hand and by chance. */
import { below, streamOf, type Stream } from '../../src/kernel/index.js';
import {
  cornersOf,
  footprint,
  heading,
  length,
  oblong,
  straight,
  type Footprint,
  type Grid,
  type Oblong,
  type Pose,
} from '../../src/geometry/index.js';

export const at = (x: number, y: number, tenths = 0): Pose => ({
  x: length(x),
  y: length(y),
  heading: heading(tenths),
});

/** The stand of A Splendid Victory. */
export const STAND = 1574;
export const stand = (x: number, y: number, tenths = 0): Oblong => oblong(at(x, y, tenths), STAND, STAND);
export const single = (x: number, y: number, tenths = 0): Footprint =>
  footprint(heading(tenths), [stand(x, y, tenths)]);

/** Ranks of stands, all beginning at file 0. */
export const ranks = (...sizes: number[]): Grid => sizes.map((n) => Array.from({ length: n }, (_, file) => file));
export const unit = (x: number, y: number, tenths: number, ...sizes: number[]): Footprint =>
  straight(at(x, y, tenths), ranks(...sizes), STAND, STAND);

export const chance = (seed: number) => {
  const stream: Stream = streamOf(seed);
  const whole = (from: number, to: number): number => from + below(stream, to - from + 1);
  const pick = <T>(from: readonly T[]): T => from[below(stream, from.length)]!;
  /** Headings of all kinds, and often those that lie along the table. */
  const anyHeading = (): number => (whole(0, 3) === 0 ? 900 * whole(0, 3) : whole(0, 3599));
  return { whole, pick, anyHeading };
};

export type Chance = ReturnType<typeof chance>;

export const anyPose = ({ whole, anyHeading }: Chance, spread: number): Pose =>
  at(whole(-spread, spread), whole(-spread, spread), anyHeading());

export const anyOblong = (from: Chance, spread = 3000): Oblong =>
  oblong(anyPose(from, spread), from.whole(100, 4000), from.whole(100, 3200));

const SIZES = [[1], [2], [3], [4], [2, 2], [3, 2], [3, 3], [2, 1], [1, 1], [1, 1, 1], [3, 3, 3], [9]];
export const anyUnit = (from: Chance, spread = 4000): Footprint =>
  straight(anyPose(from, spread), ranks(...from.pick(SIZES)), STAND, STAND);

/** Half a stand's breadth and more: a stand on the diagonal whose lowest corner lies at (x, y), to a thousandth. */
export const pokingAt = (x: number, y: number, tenths = 1350): Footprint => {
  const low = cornersOf(stand(0, 0, tenths)).reduce((a, b) => (b.y < a.y ? b : a));
  return single(Math.round(x - low.x), Math.round(y - low.y), tenths);
};
