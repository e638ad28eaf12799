/** What has just happened in a match is heard, if the player wants it. The sounds are fetched when they are switched on. */
import { createEffect, on, onCleanup, untrack, type Accessor } from 'solid-js';
import { change, settings } from '../app/settings.js';
import type { AnySession, Moment } from '../match/session.js';
import type { TableMatch } from '../match/book.js';

const fetched = async () => {
  const [{ cuesOf }, player] = await Promise.all([import('./cues.js'), import('./player.js')]);
  return { cuesOf, ...player };
};

const sound = async (moments: readonly Moment<TableMatch>[]): Promise<void> => {
  const events = moments.flatMap(({ lines }) => lines.map(({ event }) => event));
  if (events.length === 0) return;
  const { cuesOf, play } = await fetched();
  play(cuesOf(moments.at(-1)!.match, events), settings().volume);
};

const quiet = (): void => void import('./player.js').then(({ hush }) => hush());

export const switchSound = (): void => change({ sound: !untrack(settings).sound });

/** What was undone or opened is not heard again: only moments that are new and follow those before. */
const addedTo = (before: AnySession | undefined, now: AnySession): readonly Moment<TableMatch>[] => {
  const known = before?.moments.length ?? now.moments.length;
  const isOn = before?.moments.at(-1) === now.moments[known - 1];
  return isOn ? now.moments.slice(known) : [];
};

export const hearMatch = (session: Accessor<AnySession>): void => {
  createEffect(
    on(session, (now, before) => {
      if (untrack(settings).sound) void sound(addedTo(before, now));
    }),
  );
  createEffect(
    on(
      () => settings().sound,
      (on_) => !on_ && quiet(),
      { defer: true },
    ),
  );
  const hidden = (): void => {
    if (document.hidden && untrack(settings).sound) quiet();
  };
  document.addEventListener('visibilitychange', hidden);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', hidden);
    if (untrack(settings).sound) quiet();
  });
};
