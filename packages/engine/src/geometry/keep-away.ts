/**
 * Touching on the way: SV-GEO-07, -08, SV-MOVE-10; GV-GEOM-14, -15, GV-MOVE-04; GL-GEO-11. All but charges and the like
 * keep a gap of more than 0.010 at every moment; a touch corner to corner that is there at the start may last until it
 * is first lost, and never becomes contact.
 */
import { touches } from './compare.js';
import { inContact } from './contact.js';
import { isBattle, type Footprint } from './footprint.js';
import { extentOf, type Motion } from './motion.js';
import { outlineOf, type Border, type Outline } from './outline.js';
import { line, type Oblong } from './shape.js';
import { firstWithin, isHopeless, spansWithin } from './sweep.js';
import { leastOf } from './turn.js';
import { NOISE, TOUCH } from './tolerance.js';

/** How far a unit goes or turns until it first touches another; undefined when it keeps away. Brushing is touching. */
export const firstTouch = (unit: Footprint, motion: Motion, other: Footprint): number | undefined =>
  isHopeless(motion, unit, other, TOUCH) ? undefined : leastOf(unit, other, (a, b) => firstWithin(motion, a, b, TOUCH));

/** All of the motion in which two units touch: from, to, from, to ... in order, joined. */
export const touchSpans = (unit: Footprint, motion: Motion, other: Footprint): number[] => {
  if (isHopeless(motion, unit, other, TOUCH)) return [];
  const spans: [number, number][] = [];
  for (const part of unit.parts)
    for (const shape of other.parts) {
      const found = spansWithin(motion, part, shape, TOUCH);
      for (let i = 0; i < found.length; i += 2) spans.push([found[i]!, found[i + 1]!]);
    }
  spans.sort(([a], [b]) => a - b);
  const joined: number[] = [];
  for (const [from, to] of spans) {
    const end = joined.at(-1);
    if (end === undefined || from > end + NOISE) joined.push(from, to);
    else joined[joined.length - 1] = Math.max(end, to);
  }
  return joined;
};

const wholeOf = ({ ax, ay, bx, by }: Border): Oblong => line({ x: ax, y: ay }, { x: bx, y: by });

/** The pieces of a border away from all corners. */
const freeOf = ({ ax, ay, nx, ny }: Border, free: readonly number[]): Oblong[] => {
  const at = (s: number): { x: number; y: number } => ({ x: ax + s * ny, y: ay - s * nx });
  const pieces: Oblong[] = [];
  for (let i = 0; i < free.length; i += 2) pieces.push(line(at(free[i]!), at(free[i + 1]!)));
  return pieces;
};

const freePieces = ({ borders, free }: Outline): Oblong[] => borders.flatMap((border, i) => freeOf(border, free[i]!));

/** How far a unit goes or turns until it is first in contact with another. */
export const firstContact = (unit: Footprint, motion: Motion, other: Footprint): number | undefined => {
  if (isBattle(unit) || isBattle(other)) return firstTouch(unit, motion, other);
  if (isHopeless(motion, unit, other, TOUCH)) return undefined;
  if (inContact(unit, other)) return 0;
  const [mine, theirs] = [outlineOf(unit), outlineOf(other)];
  const pairs = [
    [freePieces(mine), theirs.borders.map(wholeOf)],
    [mine.borders.map(wholeOf), freePieces(theirs)],
  ] as const;
  let least = Infinity;
  for (const [moving, standing] of pairs)
    for (const a of moving)
      for (const b of standing) least = Math.min(least, firstWithin(motion, a, b, TOUCH) ?? least);
  return least === Infinity ? undefined : least;
};

/** Whether a touch that is there at the start is lost once and never found again. */
export const isLostForGood = (unit: Footprint, motion: Motion, other: Footprint): boolean => {
  const spans = touchSpans(unit, motion, other);
  return spans.length === 0 || (spans.length === 2 && spans[0]! <= NOISE);
};

/** GV-MOVE-04: whether a unit keeps away from an enemy, every pose from the first to the last. */
export const keepsAway = (unit: Footprint, motion: Motion, enemy: Footprint): boolean =>
  touches(unit, enemy)
    ? firstContact(unit, motion, enemy) === undefined && isLostForGood(unit, motion, enemy)
    : firstTouch(unit, motion, enemy) === undefined;

/** SV-DISENG-03: from an enemy it leaves a unit need not be away at the start; a touch lost is lost, and lost by the end. */
export const leaves = (unit: Footprint, motion: Motion, enemy: Footprint): boolean => {
  const spans = touchSpans(unit, motion, enemy);
  return isLostForGood(unit, motion, enemy) && (spans.length === 0 || spans[1]! < extentOf(motion));
};
