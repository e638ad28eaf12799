/** How a match that both have sealed begins: the last seal is opened, the clocks go. */
import { both } from '@five-victories/engine/kernel';
import { drawerOf, type Board, type Known } from './board.js';
import type { HexSecrets } from './creating.js';
import { noticesOf } from '../notices/kinds.js';
import { openedOf } from './reading.js';
import { askedIn } from './asked.js';
import { look, runningFrom, spread } from './writing.js';

/** With these secrets besides those that the hall has. Nothing happens until all three are known. */
export const begin = async (board: Board, opened: HexSecrets = {}): Promise<void> => {
  const { hall, id, known } = board;
  const secrets = { ...known.secrets, ...opened };
  const standing = openedOf(hall, known.row, secrets);
  const now = hall.time.now();
  const from = { status: 'opening' as const, said: 0 };
  const asked = standing
    ? askedIn(
        standing,
        both((side) => drawerOf({ secrets }, side).choices),
      )
    : [];
  const to = standing ? { status: 'playing' as const, asked, ...runningFrom(known, asked, now), changed: now } : {};
  const notices = noticesOf(known.row, { ...known.row, ...to }, 0);
  if (!(await hall.store.change(id, from, to, opened, notices))) return void (await look(board));
  const next: Known = { ...known, row: { ...known.row, ...to }, secrets, standing };
  board.known = next;
  await spread(board, known);
};
