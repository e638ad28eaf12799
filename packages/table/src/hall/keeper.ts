/** A match kept in a hall, for the table that shows it. */
import { createMemo, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';
import { both } from '@five-victories/engine/kernel';
import type { MatchHead } from '@five-victories/server/protocol';
import type { AtTable, Held, Keeper } from '../app/keeper.js';
import type { StandingOrder } from '../app/standing-order.js';
import type { TableMatch } from '../match/book.js';
import type { GameId } from '../match/game-ids.js';
import type { AnySession, Session } from '../match/session.js';
import type { MatchHead as TableHead } from '../store/kept.js';
import type { HallMatch } from './match.js';
import { withOrderings } from './ordering.js';
import type { HallState } from './state.js';
import { waitingText } from './table/names.js';
import { linkState } from './wire.js';
import { h } from './words/index.js';

/** The name of a match of a hall among those of this table. */
export const IN_HALL = 'hall/';

/** As the table knows a match: what is elsewhere is played by nobody here. */
export const tableHead = ({ id, name, game, coats, created, you }: MatchHead): TableHead => ({
  id: `${IN_HALL}${id}`,
  name,
  game: game as GameId,
  seats: both((side) => (side === you ? 'person' : 'remote')),
  // Whatever goes further back is offered to the other.
  friendly: false,
  begun: created,
  coats,
});

/** What parts of the table that are only there in a hall are given. */
export interface AtHall {
  readonly match: HallMatch;
  readonly state: Accessor<HallState>;
  /** Own answers lie face down, and nobody is changing them. */
  readonly isLaid: Accessor<boolean>;
  change(): void;
  /** What is waited for while nobody decides at this table. */
  waiting(): string;
}

const isSame = (one: AnySession, other: AnySession): boolean =>
  one.moments.length === other.moments.length && one.moments.every(({ match }, i) => match === other.moments[i]!.match);

const ordersOf = ({ orders, orderings, head: { you } }: HallState): readonly StandingOrder[] =>
  you === undefined ? [] : withOrderings(orders, orderings).map((each) => ({ ...each, side: you }));

const createHallKeeper = <M extends TableMatch>(match: HallMatch, { session, show }: AtTable<M>): Keeper => {
  const [state, setState] = createSignal(match.state());
  /** The answers in the drawer that somebody is changing. */
  const [changing, setChanging] = createSignal<HallState['drawer']>();
  const isLaid = createMemo(() => state().isLaid && changing() !== state().drawer);
  const plays = createMemo(() => {
    const { head, paused, differs } = state();
    return head.you !== undefined && head.status === 'playing' && !paused && differs === undefined && !isLaid();
  });
  const follow = (): void => {
    const next = match.state();
    setState(() => next);
    const shown = next.session as Session<M>;
    if (!isSame(shown, untrack(session))) show(shown, tableHead(next.head));
  };
  onCleanup(match.onChange(follow));
  // While the page was being fetched the match may have gone on; and then nobody tells of it again.
  follow();
  return {
    unsaved: () => (state().pending.length > 0 && linkState() !== 'open' ? h().unsaved : undefined),
    deleted: () => false,
    plays,
    takeOver: () => undefined,
    keepAgain: () => undefined,
    said: (from) => match.said(untrack(session), from),
    back: (to) => void match.back(to),
    throws: true,
    had: () => state().drawer[0],
    orders: {
      all: createMemo(() => ordersOf(state())),
      give: (id, order) => match.order(id, order),
    },
    hall: {
      match,
      state,
      isLaid,
      change: () => void setChanging(state().drawer),
      waiting: () => waitingText(state(), isLaid()),
    },
  };
};

export const heldInHall = (match: HallMatch): Held => ({ keep: (at) => createHallKeeper(match, at) });
