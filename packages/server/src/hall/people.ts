/** Players as the hall knows them: a name, and the cookie that proves they are the same as before. */
import type { Millis, Seat } from '../protocol/index.js';
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
  seatOf(seat: string): Promise<Seat>;
  ofSession(session: string | undefined): Promise<PlayerRow | undefined>;
  /** A new guest under this name, with the secret of the cookie. */
  welcome(given: string): Promise<{ player: PlayerRow; secret: string } | { flaw: NameFlaw | 'taken' }>;
  rename(player: PlayerRow, given: string): Promise<PlayerRow | { flaw: NameFlaw | 'taken' }>;
  leave(session: string): Promise<void>;
  /** Another hall says so. */
  called(id: string, name: string): void;
}

/** Another hall may have changed a name, and its hint may be lost: it is asked again after so long. */
const REMEMBERED: Millis = 60_000;
const MOST_REMEMBERED = 10_000;
/** Somebody whose row is gone has played here all the same. */
const GONE = '…';

export const peopleOf = (store: Store, time: Time): People => {
  const names = new Map<string, { readonly name: string; readonly at: Millis }>();
  const remember = ({ id, name }: Pick<PlayerRow, 'id' | 'name'>): string => {
    if (names.size >= MOST_REMEMBERED) names.clear();
    names.set(id, { name, at: time.now() });
    return name;
  };
  const named = async (row: Omit<PlayerRow, 'name' | 'folded'>, given: string) => {
    const name = nameOf(given);
    if ('flaw' in name) return name;
    const player: PlayerRow = { ...row, name: name.name, folded: folded(name.name) };
    if (!(await store.setPlayer(player))) return { flaw: 'taken' as const };
    remember(player);
    return player;
  };
  const people: People = {
    async nameOf(id) {
      const known = names.get(id);
      if (known && time.now() - known.at < REMEMBERED) return known.name;
      return remember({ id, name: (await store.player(id))?.name ?? GONE });
    },
    async seatOf(seat) {
      const bot = botOf(seat);
      return bot === undefined
        ? { name: await people.nameOf(playerOf(seat) ?? ''), kind: 'guest' }
        : { name: bot, kind: 'bot' };
    },
    ofSession: async (session) => (session === undefined ? undefined : store.playerOfSession(session, time.now())),
    async welcome(given) {
      const now = time.now();
      const player = await named({ id: randomLetters(16), created: now, seen: now }, given);
      if ('flaw' in player) return player;
      const secret = randomHex();
      await store.setSession(hashOf(secret), player.id, now);
      return { player, secret };
    },
    rename: async (player, given) => named(player, given),
    leave: async (session) => store.endSession(session),
    called: (id, name) => void remember({ id, name }),
  };
  return people;
};
