/** Odds that take a while are worked out when nothing else is to be done. */
import { cancelCallback, createSignal, onCleanup, requestCallback, type Accessor } from 'solid-js';

export const createIdle = (): Accessor<boolean> => {
  const [isIdle, setIdle] = createSignal(false);
  const task = requestCallback(() => setIdle(true));
  onCleanup(() => cancelCallback(task));
  return isIdle;
};
