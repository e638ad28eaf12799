/** What is written on the lip of a tray, and where: upright, stacked where the lip stands upright. */
import { sizeOf, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { lengthOf } from './letters.js';
import type { Station } from './place-units.js';
import { namesOf } from './short-names.js';
import { marksIn, RIM, type Tray } from './tray.js';

export interface Lip {
  readonly isUpright: boolean;
  /** Its middle line, and its two ends along it. */
  readonly across: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** Seen from the middle of the unit; it lies behind the rear. */
export const lipAt = ({ angle, width, height }: Station, { lip }: Tray): Lip => {
  const isUpright = angle % 180 !== 0;
  const behind = (isUpright ? width : height) / 2 - RIM - lip / 2;
  const half = (isUpright ? height : width) / 2 - RIM;
  const sign = angle === 0 || angle === 270 ? 1 : -1;
  return { isUpright, across: behind * sign, from: -half, to: half, height: lip };
};

export const STRENGTH = 0.84;
const NAME = 0.76;
const DIGIT = 0.6;

export const nameLetters = (height: number): number => height * NAME;

/** The longest name that fits whole between strength and marks. */
export const nameOn = (match: ZonalMatch, unit: Unit, { isUpright, from, to, height }: Lip): string | undefined => {
  if (isUpright) return undefined;
  const taken = height * (STRENGTH * DIGIT * String(sizeOf(unit)).length + 0.75 + marksIn(unit) * 0.95);
  const room = to - from - taken;
  return namesOf(match, unit.id).find((name) => lengthOf(name) * nameLetters(height) <= room);
};

/** Where its strength begins, and its marks from the far end; they move closer where they have little room. */
export const markSteps = ({ from, to, height }: Lip, count: number): number[] => {
  const room = to - from - height * 0.9;
  const step = Math.min(height * 0.97, count > 1 ? (room - height) / (count - 1) : height);
  return Array.from({ length: count }, (_, i) => to - height / 2 - i * step);
};
