/** The players of a match that the hall has made seal their parts, each when he comes. */
import { enemyOf } from '@five-victories/engine/kernel';
import type { Hex } from '@five-victories/engine/fair';
import { news } from '../hall/boards.js';
import { sideOf } from '../hall/cards.js';
import type { Hall } from '../hall/hall.js';
import { playersOf, tellLobby } from '../hall/lobby.js';
import { Refused } from '../hall/refused.js';
import { seatNotices } from '../notices/kinds.js';
import type { MatchId } from '../protocol/index.js';
import type { PlayerRow } from '../store/store.js';

const TRIES = 3;

/**
 * Until the other has sealed, too, a seal may be replaced: another device knows nothing of the first one's. After that it
 * stands, for the other may have opened his.
 */
export const sealPart = async (hall: Hall, player: PlayerRow, id: MatchId, seal: Hex): Promise<void> => {
  const { store, time } = hall;
  for (let i = 0; i < TRIES; i++) {
    const row = await store.match(id);
    if (!row) throw new Refused(404, 'unknown');
    const side = sideOf(row, player.id);
    if (side === undefined) throw new Refused(403, 'seat');
    if (row.seals[side] === seal) return;
    const other = enemyOf(side);
    if (row.status !== 'opening' || (row.seals[side] !== undefined && row.seals[other] !== undefined))
      throw new Refused(409, 'seal');
    const now = time.now();
    const notices = row.seals[other] === undefined ? [] : seatNotices(row, other, now);
    if (!(await store.tournaments.seal(row, side, seal, now, notices))) continue;
    await news(hall, id);
    tellLobby(hall, id, playersOf(row));
    return;
  }
  throw new Refused(409, 'late');
};
