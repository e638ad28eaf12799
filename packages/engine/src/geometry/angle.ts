/**
 * Sine and cosine of our own: Math.sin is not the same number on every machine. A table for the 3600 headings, and
 * what lies between them by adding a small angle. Made by + - * / and square roots alone.
 */
import { FULL } from './measure.js';

const QUARTER = FULL / 4;
/** pi / 1800 in two pieces; the first has 40 bits, so that its product with a whole number up to 900 is exact. */
const [TENTH_HIGH, TENTH_LOW] = [0.001745329251994221, 1.0862317611885684e-16];
const TENTH = Math.PI / 1800;

/** sin x for 0 <= x <= pi / 4. */
const sineSeries = (x: number): number => {
  const y = x * x;
  let sum = 0;
  for (let n = 19; n >= 3; n -= 2) sum = ((1 + sum) * -y) / (n * (n - 1));
  return x + x * sum;
};

const cosineSeries = (x: number): number => {
  const y = x * x;
  let sum = 0;
  for (let n = 20; n >= 4; n -= 2) sum = ((1 + sum) * -y) / (n * (n - 1));
  return 1 - (y / 2) * (1 + sum);
};

/** Sine of 0 to 90 degrees; where the true value is a number or a root, that very number. */
const sineInQuarter = (k: number): number => {
  if (k === 0) return 0;
  if (k === 300) return 0.5;
  if (k === 450) return Math.sqrt(0.5);
  if (k === 600) return Math.sqrt(0.75);
  if (k === QUARTER) return 1;
  const [x, rest] = k < 450 ? [k * TENTH_HIGH, k * TENTH_LOW] : [(900 - k) * TENTH_HIGH, (900 - k) * TENTH_LOW];
  return k < 450 ? sineSeries(x) + rest * cosineSeries(x) : cosineSeries(x) - rest * sineSeries(x);
};

const SINES = new Float64Array(FULL + QUARTER);
for (let k = 0; k <= QUARTER; k++) {
  const sine = sineInQuarter(k);
  for (const at of [k, 2 * QUARTER - k, FULL + k]) if (at < SINES.length) SINES[at] = sine;
  for (const at of [2 * QUARTER + k, FULL - k]) SINES[at] = sine === 0 ? 0 : -sine;
}
SINES[FULL] = 0;

/** Of a heading, or of any whole number of tenths from 0 to 3599. */
export const sine = (heading: number): number => SINES[heading]!;
export const cosine = (heading: number): number => SINES[heading + QUARTER]!;

/** Cosine and sine of any angle in tenths, whole or not. */
export const direction = (tenths: number): readonly [cos: number, sin: number] => {
  const whole = Math.round(tenths);
  const at = ((whole % FULL) + FULL) % FULL;
  const [c, s] = [cosine(at), sine(at)];
  const x = (tenths - whole) * TENTH;
  if (x === 0) return [c, s];
  const y = x * x;
  const [cx, sx] = [1 - (y / 2) * (1 - y / 12), x * (1 - (y / 6) * (1 - y / 20))];
  return [c * cx - s * sx, s * cx + c * sx];
};

/** The angle of a unit vector in tenths, 0 <= a < 3600, counted from (1, 0) towards (0, 1). */
export const angleOf = (c: number, s: number): number => {
  const whole = roughAngle(c, s);
  const e = s * cosine(whole) - c * sine(whole); // the sine of what is left, a twentieth of a degree or so
  const angle = whole + (e * (1 + (e * e) / 6)) / TENTH;
  return angle < 0 ? angle + FULL : angle >= FULL ? angle - FULL : angle;
};

/** Right to the nearest tenth, or next to it. */
const roughAngle = (c: number, s: number): number => {
  const x = Math.abs(c);
  const y = Math.abs(s);
  const z = x > y ? y / x : x / y;
  const q = z * z;
  const octant = z * (0.999866 + q * (-0.3302995 + q * (0.180141 + q * (-0.085133 + q * 0.0208351))));
  const eighth = octant / TENTH;
  const quarter = x > y ? eighth : QUARTER - eighth;
  const half = c >= 0 ? quarter : 2 * QUARTER - quarter;
  return Math.round(s >= 0 ? half : FULL - half) % FULL;
};
