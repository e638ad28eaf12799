/** While something is carried its words follow ten times a second: what changes with every frame cannot be read. */
import { createComputed, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';

/** Milliseconds from one reading to the next. */
const READING = 100;

/** The same while nothing is carried; else as it was a moment ago. */
export const createRarely = <T>(of: Accessor<T>, isCarried: Accessor<boolean>): Accessor<T> => {
  const [shown, setShown] = createSignal<T>(untrack(of));
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    clearTimeout(timer);
    timer = undefined;
    last = performance.now();
    setShown(() => untrack(of));
  };
  createComputed(() => {
    of();
    const wait = isCarried() ? last + READING - performance.now() : 0;
    if (wait <= 0) show();
    else timer ??= setTimeout(show, wait);
  });
  onCleanup(() => clearTimeout(timer));
  return shown;
};
