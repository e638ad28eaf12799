/**
 * While something is carried about the table shows all there is to know, and the panel beside it waits until the hand
 * rests: a drag has to keep up with the hand.
 */
import { createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Gesture } from './gesture.js';

/** Milliseconds without a move after which a hand rests. */
const REST = 120;

export const createCarrying = () => {
  const [isCarrying, setCarrying] = createSignal(false);
  let timer: ReturnType<typeof setInterval> | undefined;
  let hasMoved = false;
  const rest = (): void => {
    clearInterval(timer);
    timer = undefined;
    setCarrying(false);
  };
  const look = (): void => {
    if (!hasMoved) rest();
    hasMoved = false;
  };
  onCleanup(() => clearInterval(timer));
  return {
    isCarrying,
    /** Before a gesture comes to anything. */
    carried: ({ is }: Gesture): void => {
      if (is !== 'grab' && is !== 'drag') return rest();
      hasMoved = true;
      timer ??= setInterval(look, REST);
      setCarrying(true);
    },
    /** The same, but as it was while something is carried. */
    calm: <T>(of: Accessor<T>): Accessor<T> =>
      createMemo<T, T | undefined>((before) => (isCarrying() ? (before as T) : of())),
  };
};
