/** The table follows what others do: who acts is brought into the window, if he is not in it. */
import { createEffect, on, type Accessor } from 'solid-js';
import type { Event, Side } from '@five-victories/engine/kernel';
import { isPerson, type Seats } from '../match/seats.js';
import type { ViewWindow } from './view-window.js';

interface Followed {
  readonly asksPerson: Accessor<boolean>;
  head(): { readonly seats: Seats };
  last(): { readonly by: Side | undefined; readonly lines: readonly { readonly event: Event }[] };
}

const named = ({ unit, target }: Event): string[] =>
  [target, unit].filter((id): id is string => typeof id === 'string');

const isBots = (play: Followed): boolean => {
  const { by } = play.last();
  return by !== undefined && !isPerson(play.head().seats, by);
};

/**
 * Who did the last thing a bot decided, and to whom, the one who did it last. Nobody while a person decides, or has
 * just decided: the window is his.
 */
export const actingIn = (play: Followed): readonly string[] =>
  play.asksPerson() || !isBots(play)
    ? []
    : (play
        .last()
        .lines.map(({ event }) => named(event))
        .findLast(({ length }) => length > 0) ?? []);

export const followAction = (
  view: Pick<ViewWindow, 'reveal'>,
  acting: Accessor<readonly string[]>,
  spotOf: (id: string) => { readonly x: number; readonly y: number } | undefined,
): void =>
  createEffect(
    on(acting, (ids) => {
      for (const id of ids) {
        const spot = spotOf(id);
        if (spot) view.reveal(spot.x, spot.y);
      }
    }),
  );
