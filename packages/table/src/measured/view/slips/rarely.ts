/** While something is carried its words follow ten times a second: what changes with every frame cannot be read. */
import { createComputed, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';
import { afterFrame } from '../../../app/idle.js';

/** Milliseconds from one reading to the next. */
const READING = 100;

/** The same while nothing is carried; else as it was a moment ago, worked out when the frame of the move is drawn. */
export const createRarely = <T>(of: Accessor<T>, isCarried: Accessor<boolean>): Accessor<T> => {
  const [shown, setShown] = createSignal<T>(untrack(of));
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff: (() => void) | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    callOff?.();
    timer = callOff = undefined;
  };
  const show = (): void => {
    stop();
    last = performance.now();
    setShown(() => untrack(of));
  };
  createComputed(() => {
    of();
    if (!isCarried()) return show();
    if (timer !== undefined || callOff) return;
    const wait = last + READING - performance.now();
    if (wait <= 0) callOff = afterFrame(show);
    else timer = setTimeout(show, wait);
  });
  onCleanup(stop);
  return shown;
};
