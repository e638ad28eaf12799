/** The last order at the table: given with Ctrl (⌘) held, or while it is ticked that the next one is the last. */
import { createEffect, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';
import type { TableMatch } from '../match/book.js';
import { endedWith, isStanding, lastOrderIn, mayBeLast, type LastOrder } from '../match/last-order.js';
import type { Session } from '../match/session.js';
import { hear } from './hear.js';

let isHeld = false;

/** Follows Ctrl and ⌘: they count for what is said by the very event they are held in. */
export const followLast = (): void => {
  const heed = ({ ctrlKey, metaKey, isTrusted }: MouseEvent | KeyboardEvent): void => {
    // A click that a key has made is of that key.
    if (!isTrusted) return;
    isHeld = ctrlKey || metaKey;
    if (isHeld) setTimeout(() => (isHeld = false));
  };
  hear('pointerup', heed, true);
  hear('click', heed, true);
  hear('keydown', heed, true);
};

interface Ways<M extends TableMatch> {
  readonly session: Accessor<Session<M>>;
  readonly asksPerson: Accessor<boolean>;
  /** A learner ends his phases himself. */
  readonly isGuided: Accessor<boolean>;
  /** Something is still to be said of what was ordered. */
  readonly isBusy: () => boolean;
  readonly goOn: (session: Session<M>) => void;
}

export interface LastInHand {
  /** The next order is the last one. */
  readonly isTicked: Accessor<boolean>;
  readonly tick: (isLast: boolean) => void;
  /** Whether an order that is given now could be the last. */
  readonly isOpen: Accessor<boolean>;
  /** Does something whose first order is the last. */
  readonly as: (act: () => boolean) => boolean;
}

export const createLastOrder = <M extends TableMatch>({ session, asksPerson, isGuided, isBusy, goOn }: Ways<M>) => {
  const [isTicked, tick] = createSignal(false);
  const [last, setLast] = createSignal<LastOrder>();
  const isOpen = (): boolean => !isGuided() && asksPerson() && mayBeLast(session().moments.at(-1)!.match);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    const [now, order] = [untrack(session), untrack(last)];
    if (!order || isBusy()) return;
    const ended = isStanding(now, order) ? endedWith(now, order) : undefined;
    if (!ended) setLast(undefined);
    else if (ended.moments.length > now.moments.length) goOn(ended);
  };
  createEffect(() => {
    session();
    if (!last() || !asksPerson()) return;
    // What else was ordered with it is said first.
    clearTimeout(waiting);
    waiting = setTimeout(end);
  });
  onCleanup(() => clearTimeout(waiting));
  return {
    isTicked,
    tick: (isLast: boolean): void => void tick(isLast),
    isOpen,
    as: (act: () => boolean): boolean => {
      tick(true);
      const isDone = act();
      if (!isDone) tick(false);
      return isDone;
    },
    /** An order that could be the last is about to be given; what is done once it was. */
    giving: (): (() => void) => {
      const order = (isHeld || untrack(isTicked)) && untrack(isOpen) ? lastOrderIn(untrack(session)) : undefined;
      return () => {
        if (!order) return;
        tick(false);
        setLast(order);
      };
    },
  };
};
