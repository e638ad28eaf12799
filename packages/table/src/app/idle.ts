/**
 * What answers the hand is drawn first. What may come a frame later (odds, reaches, what is folded) is worked out after
 * that, slice by slice, and not at all if the next act has done away with it.
 */
import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js';

/** Milliseconds of such work without a pause for the hand and the eye. */
const SLICE = 16;

/** What waits, in the order it came: one frame and one message for all of it. */
const waiting = new Set<() => void>();
const pause = new MessageChannel();
let isBegun = false;

const workOn = (): void => {
  const until = performance.now() + SLICE;
  for (const work of waiting) {
    waiting.delete(work);
    work();
    if (performance.now() > until) break;
  }
  isBegun = waiting.size > 0;
  if (isBegun) pause.port2.postMessage(undefined);
};
pause.port1.addEventListener('message', workOn);
pause.port1.start();

/** Does something when the next frame has been drawn; what comes back calls it off. */
export const afterFrame = (work: () => void): (() => void) => {
  waiting.add(work);
  if (!isBegun) requestAnimationFrame(() => pause.port2.postMessage(undefined));
  isBegun = true;
  return () => void waiting.delete(work);
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

/** What may come a frame later than what it is about; until then there is nothing of it. */
export const createLate = <T>(
  about: Accessor<unknown>,
  of: Accessor<T>,
  nothing: T,
  equals: (a: T, b: T) => boolean = Object.is,
): Accessor<T> => {
  const isDrawn = createDrawn(about);
  return createMemo<T>(() => (isDrawn() ? of() : nothing), nothing, { equals });
};
