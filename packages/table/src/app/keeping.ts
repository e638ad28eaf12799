/** A match on the disk: every decision is there before the next, and it is noticed when the match is deleted elsewhere. */
import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';
import { keptOf, type MatchHead } from '../store/kept-match.js';
import { find, keep, keepOn } from '../store/matches.js';

export interface Keeping {
  /** Why the match could not be kept. */
  readonly unsaved: Accessor<string | undefined>;
  /** Deleted in another window: it is kept no more unless somebody says so. */
  readonly deleted: Accessor<boolean>;
  keepAgain(): void;
}

export const createKeeping = <M extends TableMatch>(
  session: Accessor<Session<M>>,
  head: Accessor<MatchHead>,
): Keeping => {
  const [unsaved, setUnsaved] = createSignal<string>();
  const [deleted, setDeleted] = createSignal(false);

  /** Writes follow one another. */
  let writing: Promise<void> = Promise.resolve();
  const write = (how: () => Promise<boolean>): void => {
    writing = writing.then(how).then(
      (isThere) => {
        setDeleted(!isThere);
        setUnsaved(undefined);
      },
      (error: unknown) => {
        setUnsaved(error instanceof Error ? error.message : String(error));
      },
    );
  };
  createEffect(
    on([session, head], ([current, named]) => {
      const kept = keptOf(named, current, Date.now());
      write(() => keepOn(kept));
    }),
  );

  /** Whoever comes back to this window may have deleted the match in the other. */
  const look = (): void => {
    const { id } = untrack(head);
    void writing
      .then(() => find(id))
      .then(
        (found) => setDeleted(found === undefined),
        () => undefined,
      );
  };
  addEventListener('focus', look);
  onCleanup(() => removeEventListener('focus', look));

  return {
    unsaved,
    deleted,
    keepAgain: () => {
      const kept = keptOf(untrack(head), untrack(session), Date.now());
      write(async () => {
        await keep(kept);
        return true;
      });
    },
  };
};
