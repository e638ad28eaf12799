/** Whose table a second one at a screen is: that of the opponent, if both have agreed to play there. */
import { enemyOf } from '@five-victories/engine/kernel';
import type { MatchId } from '../protocol/index.js';
import type { PlayerRow } from '../store/store.js';
import { boardOf } from './boards.js';
import { sideOf } from './cards.js';
import type { Hall } from './hall.js';
import { playerOf } from './people.js';
import { screenNow } from './screen.js';

export const lenderOf = async (hall: Hall, match: MatchId, host: PlayerRow): Promise<PlayerRow | undefined> => {
  const { known } = await boardOf(hall, match);
  const { row } = known;
  const side = sideOf(row, host.id);
  if (side === undefined || screenNow(known)?.by !== side) return undefined;
  const other = playerOf(row.seats[enemyOf(side)]);
  return other === undefined ? undefined : hall.store.player(other);
};
