/**
 * A hand that rests with a unit in it has seen what would come of letting go: the order is then given by the drop, dice
 * and reactions notwithstanding. Who lets go sooner gets to see it first.
 */
import { onCleanup } from 'solid-js';
import type { Gesture } from './gesture.js';
import type { Spot } from './marks.js';
import { far } from './spots.js';

/** Milliseconds after which it is said what letting go would do. */
const RESTS = 700;
/** Points on the screen within which a hand only trembles; a finger trembles more. */
const TREMBLES = { mouse: 5, touch: 12 };

interface Ways {
  /** Whether there is anything to be given by letting go. */
  readonly mayGive: () => boolean;
  readonly grain: () => number;
  /** The hand rests: the gesture again, as one that is meant. */
  readonly rests: (made: Gesture) => void;
}

export const createResting = ({ mayGive, grain, rests }: Ways) => {
  let anchor: Spot | undefined;
  let last: Gesture | undefined;
  let isResting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => {
    clearTimeout(timer);
    [anchor, last, isResting] = [undefined, undefined, false];
  };
  onCleanup(forget);
  const begin = (made: Gesture): void => {
    forget();
    anchor = made.at;
    timer = setTimeout(() => {
      isResting = true;
      if (last) rests({ ...last, rested: true });
    }, RESTS);
  };
  const isStill = ({ at, touch }: Gesture): boolean =>
    anchor !== undefined && far(anchor, at) <= TREMBLES[touch === true ? 'touch' : 'mouse'] * grain();
  return {
    /** The gesture, and whether it is one of a hand that rests. */
    seen: (made: Gesture): Gesture => {
      const isHeld = made.is === 'drag' || made.is === 'drop';
      if (!isHeld || !mayGive()) {
        forget();
        return made;
      }
      if (!isStill(made) && made.is === 'drag') begin(made);
      last = made;
      const seen = isResting && isStill(made) ? { ...made, rested: true as const } : made;
      if (made.is === 'drop') forget();
      return seen;
    },
  };
};
