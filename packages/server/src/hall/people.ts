/** Players as the hall knows them: a name, and the cookie that proves they are the same as before. */
import type { Millis, Seat, SeatRating } from '../protocol/index.js';
import { shownRating } from '../ratings/shown.js';
import type { RatingRow } from '../store/ratings.js';
import type { PlayerRow, Store } from '../store/store.js';
import { randomHex, randomLetters, hashOf } from './chance.js';
import { folded, nameOf, type NameFlaw } from './names.js';
import type { Time } from './time.js';

/** Who sits there, as the store has it. */
export const playerSeat = (id: string): string => `player:${id}`;
export const botSeat = (name: string): string => `bot:${name}`;
export const botOf = (seat: string | undefined): string | undefined =>
  seat?.startsWith('bot:') ? seat.slice('bot:'.length) : undefined;
export const playerOf = (seat: string | undefined): string | undefined =>
  seat?.startsWith('player:') ? seat.slice('player:'.length) : undefined;

export interface People {
  /** The name of a player, from memory if it was asked lately. */
  nameOf(id: string): Promise<string>;
  /** In a game: with the rating in it. */
  seatOf(seat: string, game?: string): Promise<Seat>;
  ofSession(session: string | undefined): Promise<PlayerRow | undefined>;
  /** By any way of writing his name. */
  named(name: string): Promise<PlayerRow | undefined>;
  /** A new player under this name. */
  welcome(given: string): Promise<PlayerRow | { flaw: NameFlaw | 'taken' }>;
  rename(player: PlayerRow, given: string): Promise<PlayerRow | { flaw: NameFlaw | 'taken' }>;
  /** He comes in on a device, or a program with a token: the secret of the cookie, which is kept nowhere. */
  enter(player: string, label: string): Promise<string>;
  leave(session: string): Promise<void>;
  /** Something about whoever sits so has changed: the store is asked anew. */
  forget(seat: string): void;
}

/** Another hall may have changed a name, and its hint may be lost: it is asked again after so long. */
const REMEMBERED: Millis = 60_000;
const MOST_REMEMBERED = 10_000;
/** Somebody whose row is gone, or who had himself deleted, has played here all the same. */
export const GONE = '…';

type Known = Pick<PlayerRow, 'name' | 'kind'>;

/** What was asked of the store lately. */
const memoryOf = (store: Store, time: Time) => {
  const known = new Map<string, Known & { readonly at: Millis }>();
  const remember = (id: string, { name, kind }: Known): Known => {
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(id, { name, kind, at: time.now() });
    return { name, kind };
  };
  return {
    remember,
    forget: (id: string) => void known.delete(id),
    async of(id: string): Promise<Known> {
      const there = known.get(id);
      if (there && time.now() - there.at < REMEMBERED) return there;
      return remember(id, (await store.player(id)) ?? { name: GONE, kind: 'guest' });
    },
  };
};

/** Ratings are asked for with every card of a match. */
const ratingMemoryOf = (store: Store, time: Time) => {
  const known = new Map<string, { readonly rows: readonly RatingRow[]; readonly at: Millis }>();
  const rowsOf = async (seat: string): Promise<readonly RatingRow[]> => {
    const there = known.get(seat);
    if (there && time.now() - there.at < REMEMBERED) return there.rows;
    const rows = await store.ratings.ratingsOf(seat);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(seat, { rows, at: time.now() });
    return rows;
  };
  return {
    forget: (seat: string) => void known.delete(seat),
    async in(seat: string, game: string): Promise<SeatRating | undefined> {
      const row = (await rowsOf(seat)).find((each) => each.game === game);
      if (!row) return undefined;
      const { points, isProvisional } = shownRating(row, time.now());
      return { points, isProvisional };
    },
  };
};

export const peopleOf = (store: Store, time: Time): People => {
  const memory = memoryOf(store, time);
  const ratings = ratingMemoryOf(store, time);
  const named = async (row: Omit<PlayerRow, 'name' | 'folded'>, given: string) => {
    const name = nameOf(given);
    if ('flaw' in name) return name;
    const player: PlayerRow = { ...row, name: name.name, folded: folded(name.name) };
    if (!(await store.setPlayer(player))) return { flaw: 'taken' as const };
    memory.remember(player.id, player);
    return player;
  };
  const now = () => time.now();
  return {
    nameOf: async (id) => (await memory.of(id)).name,
    async seatOf(seat, game) {
      const rating = game === undefined ? undefined : await ratings.in(seat, game);
      const rest = rating && { rating };
      const bot = botOf(seat);
      if (bot !== undefined) return { name: bot, kind: 'bot', ...rest };
      const { name, kind } = await memory.of(playerOf(seat) ?? '');
      return { name, kind, ...rest };
    },
    ofSession: async (session) => (session === undefined ? undefined : store.playerOfSession(session, now())),
    named: async (name) => store.playerNamed(folded(name)),
    welcome: async (given) =>
      named({ id: randomLetters(16), created: now(), seen: now(), kind: 'guest', ban: undefined }, given),
    rename: async (player, given) => named(player, given),
    async enter(player, label) {
      const secret = randomHex();
      await store.setSession(hashOf(secret), player, now(), label);
      return secret;
    },
    leave: async (session) => store.endSession(session),
    forget(seat) {
      ratings.forget(seat);
      memory.forget(playerOf(seat) ?? '');
    },
  };
};
