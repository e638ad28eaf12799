/** The matches in memory: read when somebody sits down, kept in step with the store, let go when nobody is there. */
import type { MatchId, Millis } from '../protocol/index.js';
import { inTurn, tellAll, type Board } from './board.js';
import type { Hall } from './hall.js';
import { hint, hintOf } from './hints.js';
import { listenAnew } from '../people/manners.js';
import { changedHere, namedHere } from './renaming.js';
import { told } from './journal.js';
import { lobbyHere } from './lobby.js';
import { heardOf, hintPresence, lookRound, presenceOf } from './presence.js';
import { holidaysIn, readMatch } from './reading.js';
import { rateFinished } from '../ratings/rating.js';
import type { State } from '../store/store.js';
import { tend } from './tending.js';
import { OtherRules } from '../rules/rules.js';
import { look } from './writing.js';

/** How often every match is compared with the store, whatever hints have come. */
const SWEEP: Millis = 5_000;
/** A match at which nobody sits stays so long: whoever comes back finds it at once. */
const LINGER: Millis = 15_000;
const MOST_DUE = 100;

const opened = async (hall: Hall, id: MatchId): Promise<Board> => {
  const known = await readMatch(hall, id);
  if (!known) throw new Missing();
  const board: Board = {
    hall,
    id,
    known,
    viewers: new Map(),
    elsewhere: new Map(),
    away: new Map(),
    isDoubtful: false,
    thinking: undefined,
    plans: new Map(),
    ends: [],
    queue: Promise.resolve(),
    waiting: 0,
    isGone: false,
    callOff: () => undefined,
  };
  lookRound(board, presenceOf(board));
  linger(board);
  return board;
};

/** There is no such match. */
export class Missing extends Error {}

/** The board of a match; read from the store if it is not in memory. Throws `Missing`. */
export const boardOf = async (hall: Hall, id: MatchId): Promise<Board> => {
  const there = hall.boards.get(id);
  if (there) return there;
  const reading = opened(hall, id);
  hall.boards.set(id, reading);
  try {
    return await reading;
  } catch (error) {
    hall.boards.delete(id);
    throw error;
  }
};

const letGo = (board: Board): void => {
  board.isGone = true;
  board.callOff();
  board.hall.boards.delete(board.id);
};

/** After a while: lets a match go at which nobody sits. */
export const linger = (board: Board): void => {
  board.hall.time.after(LINGER, () => {
    // Whoever leaves last makes it linger again. Once it is gone, another board of this match may be in use.
    if (board.isGone || board.viewers.size > 0) return;
    if (board.thinking !== undefined || board.waiting > 0) return linger(board);
    letGo(board);
  });
};

/** A fault in one match is written down, and ends nothing else. */
const guarded = async (hall: Hall, match: MatchId | undefined, act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    // Nobody can look after it here; whoever sits down is told.
    if (error instanceof Missing || error instanceof OtherRules) return;
    hall.metrics.errors.add();
    hall.journal.error('looking after a match failed', { match, error: told(error) });
  }
};

const gone = (board: Board): void => {
  tellAll(board, { t: 'no', match: board.id, code: 'unknown' });
  for (const table of board.viewers.keys()) table.at.delete(board.id);
  board.viewers.clear();
  if (!board.isGone) letGo(board);
};

const lookAndTend = async (board: Board): Promise<void> =>
  inTurn(board, async () => {
    if (await look(board)) await tend(board);
    else gone(board);
  });

/** Something was written about a match beside its board. A match against a bot begins at once. */
export const news = async (hall: Hall, id: MatchId, begins = false): Promise<void> => {
  hint(hall, id, { t: 'news' });
  const there = begins ? boardOf(hall, id) : hall.boards.get(id);
  if (there) await guarded(hall, id, async () => lookAndTend(await there));
};

const heard = (hall: Hall, id: MatchId, text: string): void => {
  const what = hintOf(hall, text);
  if (!what) return;
  if (what.t === 'lobby') return lobbyHere(hall, id, what.players);
  if (what.t === 'manners') return void guarded(hall, undefined, async () => listenAnew(hall, what.players));
  if (what.t === 'player') return changedHere(hall, what.player);
  if (what.t === 'name') return void guarded(hall, undefined, async () => namedHere(hall, what));
  const there = hall.boards.get(id);
  if (!there) return;
  void guarded(hall, id, async () => {
    const board = await there;
    if (what.t === 'here') heardOf(board, what.from, what);
    else await lookAndTend(board);
  });
};

/** Whether the store has something else than is known. */
const isBehind = ({ known, isDoubtful }: Board, there: State | undefined): boolean =>
  isDoubtful ||
  there?.said !== known.log.length ||
  there.status !== known.row.status ||
  there.changed !== known.row.changed ||
  there.due !== known.row.due;

/** Holidays are no part of the match: whoever takes one writes nothing into it. */
const isHolidayNews = async ({ hall, known }: Board): Promise<boolean> =>
  JSON.stringify(await holidaysIn(hall, known.row)) !== JSON.stringify(known.holidays);

const sweepBoard = async (board: Board, there: State | undefined): Promise<void> => {
  if (isBehind(board, there) || (await isHolidayNews(board))) await lookAndTend(board);
  else await inTurn(board, () => tend(board));
  if (board.viewers.size > 0) hintPresence(board);
  lookRound(board, presenceOf(board));
};

/** So many matches are compared by one question, and then others have their turn. */
const AT_ONCE = 100;

const sweepSome = async (hall: Hall, ids: readonly MatchId[]): Promise<void> => {
  const states = new Map((await hall.store.states(ids)).map((state) => [state.id, state]));
  for (const id of ids) {
    const there = hall.boards.get(id);
    if (there) await guarded(hall, id, async () => sweepBoard(await there, states.get(id)));
  }
};

/** Longer than any bot thinks. */
const FORSAKEN: Millis = 60_000;

/** Bots that nobody lets think any more: their hall has ended in the midst of it, and nobody sits at the match. */
const takeUp = async (hall: Hall): Promise<void> => {
  for (const id of await hall.store.forsaken(hall.time.now() - FORSAKEN, MOST_DUE))
    if (!hall.boards.has(id)) await guarded(hall, id, async () => lookAndTend(await boardOf(hall, id)));
};

/** Every match in memory, and those whose time is up. */
const sweep = async (hall: Hall): Promise<void> => {
  const ids = [...hall.boards.keys()];
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    await guarded(hall, undefined, async () => sweepSome(hall, ids.slice(i, i + AT_ONCE)));
    await new Promise(setImmediate);
  }
  await guarded(hall, undefined, async () => {
    for (const id of await hall.store.due(hall.time.now(), MOST_DUE))
      if (!hall.boards.has(id)) await guarded(hall, id, async () => lookAndTend(await boardOf(hall, id)));
  });
  await guarded(hall, undefined, async () => rateFinished(hall));
  hall.talk.sweep();
  hall.guests.sweep();
  hall.letters.sweep();
  hall.tries.sweep();
  hall.errands.sweep();
};

/** Keeps all matches in step; what it returns ends that. */
export const keepBoards = (hall: Hall): (() => void) => {
  const deaf = hall.store.onHint((id, what) => heard(hall, id, what));
  let isSweeping = false;
  const still = hall.time.every(SWEEP, () => {
    if (isSweeping) return;
    isSweeping = true;
    void sweep(hall).finally(() => (isSweeping = false));
  });
  const taking = hall.time.every(FORSAKEN, () => void guarded(hall, undefined, async () => takeUp(hall)));
  return () => {
    deaf();
    still();
    taking();
  };
};

/** Waits until nothing is under way in any match. */
export const atRest = async (hall: Hall): Promise<void> => {
  for (const there of hall.boards.values()) {
    const board = await there.catch(() => undefined);
    board?.callOff();
    await board?.queue;
  }
};
