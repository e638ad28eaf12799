/**
 * Orders that were given or withdrawn here and that the hall has not taken yet. They wait in the browser when the network
 * is away, also for a new page.
 */
import { hourOf, type Order } from '@five-victories/engine/kernel';
import type { GivenOrder, MatchId, OrderAsk, Token } from '@five-victories/server/protocol';
import { newId } from '../app/chance.js';
import type { TableMatch } from '../match/book.js';
import { keepWaiting, keptWaiting } from './pending.js';
import type { Drawer } from './seal.js';

export interface Ordering extends Pick<GivenOrder, 'id' | 'turn' | 'phase'> {
  readonly token: Token;
  /** Undefined: it is withdrawn. */
  readonly order?: Order | undefined;
}

export const ordering = (id: string, order: Order | undefined, match: TableMatch): Ordering => ({
  token: newId(),
  id,
  ...(order && { order }),
  ...hourOf(match),
});

export const asOrderAsk = (match: MatchId, { token, id, order }: Ordering): OrderAsk => ({
  t: 'order',
  match,
  token,
  id,
  ...(order && { order }),
});

/** The orders as they will be when the hall has taken what waits here. */
export const withOrderings = (orders: readonly GivenOrder[], waiting: readonly Ordering[]): readonly GivenOrder[] =>
  waiting.reduce<readonly GivenOrder[]>((all, { id, order, turn, phase }) => {
    const others = all.filter((each) => each.id !== id);
    return order ? [...others, { id, order, turn, phase }] : others;
  }, orders);

const addressOf = (match: MatchId): string => `five-victories/ordered/${match}`;

export const keepOrderings = (
  match: MatchId,
  was: readonly Ordering[],
  now: readonly Ordering[],
  drawer: Drawer,
): void => keepWaiting(addressOf(match), was, now, drawer);

export const keptOrderings = (match: MatchId, drawer: Drawer): readonly Ordering[] =>
  keptWaiting<Ordering>(addressOf(match), drawer);
