/** Players, and the cookies they are known by. */
import type { Millis } from '../protocol/index.js';
import { Taken, type Driver } from './driver.js';
import { playerOf } from './rows.js';
import type { PlayerRow, Store } from './store.js';

/** That somebody was seen is written once a minute: a write is a wait for the disk. */
const SEEN_EVERY: Millis = 60_000;

const PUT_PLAYER = `insert into player (id, name, folded, created, seen) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set name = excluded.name, folded = excluded.folded, seen = excluded.seen`;

const PUT_SESSION = `insert into session (hash, player, created) values ($1, $2, $3)
  on conflict (hash) do update set player = excluded.player, created = excluded.created`;

const OF_SESSION = 'select player.* from player join session on session.player = player.id where session.hash = $1';

const isTaken = (error: unknown): boolean => {
  if (error instanceof Taken) return true;
  throw error;
};

type About = 'player' | 'setPlayer' | 'playerOfSession' | 'setSession' | 'endSession';

export const playersOf = ({ ask }: Driver): Pick<Store, About> => {
  const saw = async (player: PlayerRow, seen: Millis): Promise<PlayerRow> => {
    if (seen - player.seen < SEEN_EVERY) return player;
    await ask('update player set seen = $2 where id = $1 and seen < $2', player.id, seen);
    return { ...player, seen };
  };
  return {
    player: async (id) => (await ask('select * from player where id = $1', id)).map(playerOf)[0],
    setPlayer: async ({ id, name, folded, created, seen }) =>
      ask(PUT_PLAYER, id, name, folded, created, seen).then(
        () => true,
        (error: unknown) => !isTaken(error),
      ),
    playerOfSession: async (hash, now) => {
      const [player] = (await ask(OF_SESSION, hash)).map(playerOf);
      return player && saw(player, now);
    },
    setSession: async (hash, player, now) => {
      await ask(PUT_SESSION, hash, player, now);
    },
    endSession: async (hash) => {
      await ask('delete from session where hash = $1', hash);
    },
  };
};
