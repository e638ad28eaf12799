/** What somebody looks at whose finger carries something. */
import type { Gesture } from '../../gesture.js';
import type { Mark, Spot } from '../../marks.js';
import { only } from '../marks/props.js';
import { drawnAt, type Plane } from '../plane.js';

export interface Looked {
  /** On the sheet: what the loupe shows. */
  readonly at: Spot;
  /** The same in pixels of the window, and the point that is carried. */
  readonly ghost: Spot;
  readonly carried: Spot;
}

/** Pixels: a ghost further from the hand than this is not what the hand is about. */
const NEAR = 160;

/** The unit as it would stand, before where it may not; where there is none near, the point that is carried. */
export const lookedAtBy = (
  { at }: Gesture,
  marks: readonly Mark[],
  plane: Plane,
  pixels: (at: Spot) => Spot,
): Looked => {
  const hand = drawnAt(plane, at);
  const carried = pixels(hand);
  const ghosts = only(marks, 'ghost').filter(({ tone }) => tone !== 'quiet');
  const ghost = ghosts.find(({ tone }) => tone !== 'wrong') ?? ghosts.at(-1);
  const stands = ghost ? drawnAt(plane, ghost.place) : hand;
  const seen = pixels(stands);
  const isNear = Math.hypot(seen.x - carried.x, seen.y - carried.y) < NEAR;
  return isNear ? { at: stands, ghost: seen, carried } : { at: hand, ghost: carried, carried };
};
