/** Who rests on a unit or on ground is told of it: with a mouse after a moment, with a finger that stays, by the focus at once. */
import { createSignal, onCleanup } from 'solid-js';
import type { UnitId } from '@five-victories/engine/tabletop';
import { hear } from '../../../app/hear.js';
import type { Gesture } from '../../gesture.js';
import type { Spot } from '../../marks.js';

/** What is told of, and where somebody points. */
export interface Resting {
  readonly unit: UnitId | undefined;
  readonly grounds: readonly number[];
  readonly at: Spot;
}

/** Milliseconds. */
const REST = 300;

const isSame = (a: Resting, b: Resting): boolean => a.unit === b.unit && a.grounds.join() === b.grounds.join();

export const createResting = (groundsAt: (at: Spot) => readonly number[]) => {
  const [resting, setResting] = createSignal<Resting>();
  let waits: Resting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => {
    clearTimeout(timer);
    waits = undefined;
    setResting(undefined);
  };
  const under = ({ over, at }: Pick<Gesture, 'over' | 'at'>): Resting | undefined => {
    if (over?.unit !== undefined) return { unit: over.unit, grounds: [], at };
    const grounds = over?.handle === undefined ? groundsAt(at) : [];
    return grounds.length > 0 ? { unit: undefined, grounds, at } : undefined;
  };
  const passes = (gesture: Gesture): void => {
    const found = under(gesture);
    if (!found) return forget();
    const now = resting();
    if (now && isSame(now, found)) return;
    if (!waits || !isSame(waits, found)) setResting(undefined);
    waits = found;
    clearTimeout(timer);
    timer = setTimeout(() => setResting(found), REST);
  };
  // What lies over the table can be sent away without moving the hand.
  hear('keydown', ({ key }) => {
    if (key === 'Escape') forget();
  });
  onCleanup(() => clearTimeout(timer));
  return {
    resting,
    forget,
    gesture: (gesture: Gesture): void => (gesture.is === 'hover' ? passes(gesture) : forget()),
    /** A finger stays, or the focus is there. */
    rest: (at: Spot, over: Gesture['over'], ground?: number): void => {
      forget();
      setResting(
        ground === undefined ? under({ at, ...(over ? { over } : {}) }) : { unit: undefined, grounds: [ground], at },
      );
    },
  };
};
