/** A bot of the hall that has lost gives up, when a turn has ended. */
import { turnEnds } from '@five-victories/bots';
import { SIDES, type Choice, type Side } from '@five-victories/engine/kernel';
import { isNo, judgeSay } from '../log/judge.js';
import { isOver, type Standing } from '../log/standing.js';
import { inTurn, termsOf, type Board } from './board.js';
import { randomHex } from './chance.js';
import { told } from './journal.js';
import { byOther, knownTo } from './known-to.js';
import { botOf } from './people.js';
import { write } from './writing.js';

const CONCEDE: Choice = { do: 'concede' };

const turnOf = ({ match }: Standing): number => (match.state as { readonly turn: number }).turn;

/** In the board's turn. Whatever was said meanwhile, it is still the turn after the one that ended so badly. */
const concede = async (board: Board, side: Side, turn: number): Promise<void> => {
  const { standing } = board.known;
  if (!standing || isOver(standing) || standing.paused || turnOf(standing) !== turn) return;
  const saying = { by: side, at: board.hall.time.now(), salt: randomHex };
  const said = judgeSay(standing, saying, [CONCEDE], true);
  if (!isNo(said)) await write(board, said, `.concede.${standing.n + 1}`);
};

/** The match as it stands if a turn has just ended; it is kept with those before it. */
const hasEnded = (board: Board, standing: Standing, side: Side): boolean => {
  const before = board.ends;
  const ends = turnEnds(before, standing.match);
  const last = ends.at(-1);
  const isNew = last !== undefined && !before.includes(last);
  board.ends = isNew ? [...ends.slice(0, -1), knownTo(standing, side)] : ends;
  return isNew;
};

/** Asked once after each turn; who has agreed to fight it out is never asked. `tend`: what is done after it was said. */
export const letConcede = (board: Board, standing: Standing, tend: (board: Board) => Promise<void>): void => {
  const { hall, known } = board;
  const side = SIDES.find((each) => botOf(known.row.seats[each]) !== undefined);
  if (side === undefined || isOver(standing) || standing.match.wanted || termsOf(known).toTheEnd) return;
  if (!hasEnded(board, standing, side)) return;
  const turn = turnOf(standing);
  const asked = async (): Promise<void> => {
    const hopes = await hall.bots.hopes(known.row.game, board.ends, side, byOther(board, standing));
    if (!hopes || hall.isClosing) return;
    await inTurn(board, async () => {
      await concede(board, side, turn);
      await tend(board);
    });
  };
  asked().catch((error: unknown) => {
    if (hall.isClosing) return;
    hall.metrics.errors.add();
    hall.journal.error('a bot could not say whether it has lost', { match: board.id, error: told(error) });
  });
};
