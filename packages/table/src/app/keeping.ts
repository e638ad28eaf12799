/**
 * A match on the disk. Every decision is there before the next; what another window has written in the meantime is never
 * written over, and a window that only follows shows it at once.
 */
import { createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { TableMatch } from '../match/book.js';
import { following, type Moment, type Session } from '../match/session.js';
import type { Hand } from '../store/hand.js';
import { keptOf, type KeptMatch } from '../store/kept-match.js';
import { find, keep, keepOn, takeInHand, type News } from '../store/matches.js';
import { openKept } from '../store/open-kept.js';
import { toldIn } from '../store/told.js';
import { hear } from './hear.js';
import type { AtTable, Held, Keeper } from './keeper.js';

/** A match as this window has opened it. */
interface Opened {
  readonly hand: Hand;
  /** All that was told is in the store already. */
  readonly isTold: boolean;
}

/** After the hand has been answered: a click is not to wait for a save. */
const soon = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** The sentences that are not in the store yet. */
const newsOf = <M extends TableMatch>(
  { moments }: Session<M>,
  written: readonly Moment<M>[],
  chapter: number,
): News => {
  const parted = moments.findIndex((moment, i) => moment !== written[i]);
  const from = parted < 0 ? moments.length : parted;
  return { chapter, from, lines: moments.slice(from).map((moment) => toldIn(moment as Moment<TableMatch>)) };
};

/** One write at a time; what has changed meanwhile is written by the next, with everything before it. */
const createWriting = (write: () => Promise<void>) => {
  let isDue = false;
  let writing: Promise<void> | undefined;
  const writeAll = async (): Promise<void> => {
    while (isDue) {
      await soon();
      isDue = false;
      await write();
    }
    writing = undefined;
  };
  return {
    due: (): void => {
      isDue = true;
      writing ??= writeAll();
    },
    /** The window is being closed: what is due is given to the store before anything else. */
    hurry: (): void => {
      if (isDue) void write();
    },
    done: (): Promise<void> => writing ?? Promise.resolve(),
  };
};

const createKeeping = <M extends TableMatch>({ session, head, show }: AtTable<M>, { hand, isTold }: Opened): Keeper => {
  const [unsaved, setUnsaved] = createSignal<string>();
  const [deleted, setDeleted] = createSignal(false);
  const [plays, setPlays] = createSignal(hand.holds());
  const { id } = untrack(head);
  let written: readonly Moment<M>[] = isTold ? untrack(session).moments : [];
  const found = (): Promise<KeptMatch | undefined> => find(id).catch(() => undefined);
  const failed = (error: unknown): void => void setUnsaved(error instanceof Error ? error.message : String(error));
  /** As it is now, with what is told since `before`. */
  const current = (before: readonly Moment<M>[]): [kept: KeptMatch, news: News] => {
    const [now, named] = [untrack(session), untrack(head)];
    const kept = { ...keptOf(named, now, Date.now()), hand: hand.name };
    return [kept, newsOf(now, before, named.earlier?.length ?? 0)];
  };

  const write = async (): Promise<void> => {
    const { moments } = untrack(session);
    const result = await keepOn(...current(written));
    if (result === 'kept') {
      written = moments;
      hand.tell();
    }
    setDeleted(result === 'deleted');
    setUnsaved(undefined);
    if (result === 'taken') hand.lose();
  };
  const writing = createWriting(() => write().catch(failed));
  const changed = (): void => {
    if (untrack(plays)) writing.due();
  };
  createEffect(on([head, plays], changed));

  /** Shows the match as another window has kept it. */
  const follow = async (kept: KeptMatch | undefined): Promise<void> => {
    setDeleted(kept === undefined);
    if (!kept) return;
    const [now, named] = [untrack(session), untrack(head)];
    const isSameChapter = (kept.earlier?.length ?? 0) === (named.earlier?.length ?? 0);
    const next = isSameChapter ? following(now, kept.log) : undefined;
    const opening = next ? undefined : await openKept(kept);
    const shown = next ?? (opening && 'session' in opening ? (opening.session as Session<M>) : now);
    if (shown !== now || kept.name !== named.name) show(shown, { ...named, ...kept });
    written = shown.moments;
  };
  const followNow = async (): Promise<void> => {
    const kept = await found();
    if (!hand.holds()) await follow(kept);
  };
  const playNow = async (): Promise<void> => {
    await follow(await takeInHand(id, hand.name));
    setPlays(hand.holds());
    hand.tell();
  };
  hand.onNews(() => {
    if (!untrack(plays)) void followNow();
  });
  hand.onChange((holds) => {
    if (!holds) setPlays(false);
    void (holds ? playNow() : followNow());
  });

  /** Whoever comes back to this window may have deleted the match in the other. */
  const look = async (): Promise<void> => {
    await writing.done();
    if (!untrack(plays)) return followNow();
    setDeleted((await found()) === undefined);
  };
  hear('focus', () => void look());
  hear('pagehide', () => untrack(plays) && writing.hurry());
  onCleanup(() => void writing.done().then(() => hand.letGo()));
  return {
    unsaved,
    deleted,
    plays,
    takeOver: () => hand.takeOver(),
    keepAgain: () => void keep(...current([])).then(() => setDeleted(false), failed),
    said: changed,
    back: changed,
    throws: false,
  };
};

/** A match of this browser. */
export const heldHere = (opened: Opened, parting?: Held['parting']): Held => ({
  keep: (at) => createKeeping(at, opened),
  parting,
});
