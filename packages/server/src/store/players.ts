/** Players, and the cookies they are known by. */
import type { Millis } from '../protocol/index.js';
import { ask, Taken, type Driver, type Row, type Steps } from './driver.js';
import { playerOf } from './rows.js';
import type { PlayerRow, Store } from './store.js';

/** That somebody was seen is written once a minute: a write is a wait for the disk. */
const SEEN_EVERY: Millis = 60_000;

const PUT_PLAYER = `insert into player (id, name, folded, created, seen) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set name = excluded.name, folded = excluded.folded, seen = excluded.seen`;

const PUT_SESSION = `insert into session (hash, player, created, seen, label) values ($1, $2, $3, $3, $4)
  on conflict (hash) do update set player = excluded.player, created = excluded.created, label = excluded.label`;

/** With what else a hall must know of everybody who asks for anything. */
const PLAYER = `select player.*, account.kind, ban.what as ban_what, ban.until as ban_until, ban.why as ban_why`;
const BESIDE = 'left join account on account.player = player.id left join ban on ban.player = player.id';
const OF_ID = `${PLAYER} from player ${BESIDE} where player.id = $1`;
const OF_NAME = `${PLAYER} from player ${BESIDE} where player.folded = $1`;
const OF_SESSION = `${PLAYER}, session.seen as session_seen
  from session join player on player.id = session.player ${BESIDE} where session.hash = $1`;

const seeing = function* (hash: string, player: string, seen: Millis): Steps<void> {
  yield ask('update player set seen = $2 where id = $1 and seen < $2', player, seen);
  yield ask('update session set seen = $2 where hash = $1 and seen < $2', hash, seen);
};

const isTaken = (error: unknown): boolean => {
  if (error instanceof Taken) return true;
  throw error;
};

type About = 'player' | 'playerNamed' | 'setPlayer' | 'playerOfSession' | 'setSession' | 'endSession';

export const playersOf = ({ ask: put, together }: Driver): Pick<Store, About> => {
  const saw = async (hash: string, row: Row, now: Millis): Promise<PlayerRow> => {
    const player = playerOf(row);
    if (now - Number(row['session_seen']) < SEEN_EVERY) return player;
    await together(seeing(hash, player.id, now));
    return { ...player, seen: Math.max(player.seen, now) };
  };
  return {
    player: async (id) => (await put(OF_ID, id)).map(playerOf)[0],
    playerNamed: async (folded) => (await put(OF_NAME, folded)).map(playerOf)[0],
    setPlayer: async ({ id, name, folded, created, seen }) =>
      put(PUT_PLAYER, id, name, folded, created, seen).then(
        () => true,
        (error: unknown) => !isTaken(error),
      ),
    playerOfSession: async (hash, now) => {
      const [row] = await put(OF_SESSION, hash);
      return row && saw(hash, row, now);
    },
    setSession: async (hash, player, now, label = '') => {
      await put(PUT_SESSION, hash, player, now, label);
    },
    endSession: async (hash) => {
      await put('delete from session where hash = $1', hash);
    },
  };
};
