/**
 * What answers the hand is drawn first. What may come a frame later (odds, reaches, what is folded) is worked out after
 * that, slice by slice, and not at all if the next act has done away with it.
 */
import {
  cancelCallback,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  requestCallback,
  type Accessor,
} from 'solid-js';

/** Does something when the next frame has been drawn; what comes back calls it off. */
const afterFrame = (then: () => void): (() => void) => {
  let task: ReturnType<typeof requestCallback> | undefined;
  const frame = requestAnimationFrame(() => (task = requestCallback(then)));
  return () => {
    cancelAnimationFrame(frame);
    if (task) cancelCallback(task);
  };
};

/** For a component: whether the frame has been drawn that first shows it. */
export const createIdle = (): Accessor<boolean> => {
  const [isIdle, setIdle] = createSignal(false);
  onCleanup(afterFrame(() => setIdle(true)));
  return isIdle;
};

/** For what changes: whether the frame has been drawn that first shows what it is now. */
export const createDrawn = (of: Accessor<unknown>): Accessor<boolean> => {
  const [drawn, setDrawn] = createSignal<unknown>();
  createEffect(on(of, (now) => onCleanup(afterFrame(() => setDrawn(() => now)))));
  return createMemo(() => drawn() === of());
};
