/** The hall's clock, in a test one that goes when it is told to. */
import type { Millis } from '../protocol/index.js';

export interface Time {
  now(): Millis;
  /** Calls once after so long; what it returns calls it off. */
  after(span: Millis, what: () => void): () => void;
  every(span: Millis, what: () => void): () => void;
}

/** node's timers take no longer spans; who waits longer is called early and looks again. */
const LONGEST = 2 ** 31 - 1;

export const realTime: Time = {
  now: () => Date.now(),
  after(span, what) {
    const timer = setTimeout(what, Math.min(span, LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
  every(span, what) {
    const timer = setInterval(what, span);
    timer.unref();
    return () => clearInterval(timer);
  },
};
