/** What the hall does by itself in a match: opening dice, drawers, flags, bots. */
import { QUICK, type Plan } from '@five-victories/bots';
import { enemyOf, isSecret, SIDES, type Choice, type Side } from '@five-victories/engine/kernel';
import { PARTIES } from '@five-victories/engine/fair';
import { dueOf, flagged } from '../log/clock.js';
import { isNo, judgeEnd, judgeSay, offered, openingOf, type Judged, type Yes } from '../log/judge.js';
import { sayOrders } from '../log/orders.js';
import { isOver, type Standing } from '../log/standing.js';
import { begin } from './beginning.js';
import { clockOf, drawerOf, inTurn, ordersIn, type Board } from './board.js';
import { letConcede } from './conceding.js';
import { randomHex } from './chance.js';
import { told as toldFault } from './journal.js';
import { replyForBot } from './offering.js';
import { botOf } from './people.js';
import { offersNow } from './showing.js';
import { byOther, knownTo } from './known-to.js';
import { look, told, write } from './writing.js';

interface Due {
  readonly yes: Yes;
  readonly token: string;
}

/** The line that is to be written now though nobody has said anything. */
const dueLine = (board: Board, standing: Standing): Due | undefined => {
  const { known, hall } = board;
  const at = hall.time.now();
  const opening = openingOf(standing, at);
  if (opening.lines.length > 0) return { yes: opening, token: '.opening' };
  const { decision } = standing.match;
  if (decision && isSecret(standing.match) && !standing.paused && drawerOf(known, decision.side).choices.length > 0)
    return { yes: { lines: [], after: standing }, token: `.drawer.${standing.n + 1}` };
  const clock = clockOf(known);
  const flag = clock && flagged(clock, at);
  // A bot of the hall is late because the hall was: it answers instead.
  const end = flag && botOf(known.row.seats[flag]) === undefined ? judgeEnd(standing, at, 'time', flag) : undefined;
  if (end && !isNo(end)) return { yes: end, token: `.flag.${standing.n + 1}` };
  const isOrdered = sayOrders(standing, ordersIn(known), at).lines.length > 0;
  return isOrdered ? { yes: { lines: [], after: standing }, token: `.orders.${standing.n + 1}` } : undefined;
};

/** More than ever is to be done at once; a fault must not go round for ever. */
const MOST_ROUNDS = 8;

const writeDue = async (board: Board): Promise<void> => {
  for (let i = 0; i < MOST_ROUNDS; i++) {
    const { standing } = board.known;
    if (!standing || isOver(standing)) return;
    const due = dueLine(board, standing);
    if (!due) return;
    await write(board, due.yes, due.token);
  }
};

const botToMove = ({ known }: Board, { match, paused }: Standing): { bot: string; side: Side } | undefined => {
  const side = match.decision?.side;
  const bot = side && !match.wanted && !paused ? botOf(known.row.seats[side]) : undefined;
  return bot === undefined ? undefined : { bot, side: side! };
};

/** What a bot has thought of; else the first answer that nothing speaks against. */
const sayForBot = async (board: Board, n: number, side: Side, choice: Choice | undefined): Promise<void> => {
  const { standing } = board.known;
  if (!standing || standing.n !== n || isOver(standing) || standing.paused) return;
  const saying = { by: side, at: board.hall.time.now(), salt: randomHex };
  let found: Judged = choice === undefined ? { code: 'refused' } : judgeSay(standing, saying, [choice]);
  if (isNo(found))
    for (const other of offered(standing, saying)) {
      found = judgeSay(standing, saying, [other]);
      if (!isNo(found)) break;
    }
  if (isNo(found)) throw new Error(`The bot has no answer to line ${n}: ${JSON.stringify(found)}`);
  await write(board, found, `.bot.${n + 1}`);
};

/** A plan lasts as long as the answer it came with counts. */
const planOf = ({ plans }: Board, { counted }: Standing, side: Side): Plan | undefined => {
  const kept = plans.get(side);
  return kept && counted.some(({ line }) => line.n === kept.line && 'by' in line && line.by === side)
    ? kept.plan
    : undefined;
};

const letThink = (board: Board, standing: Standing): void => {
  const mover = isOver(standing) ? undefined : botToMove(board, standing);
  const { hall, known, id } = board;
  const { n } = standing;
  if (!mover || hall.isClosing || board.thinking === n) return;
  board.thinking = n;
  const { bot, side } = mover;
  const said = async (): Promise<void> => {
    const copy = knownTo(standing, side);
    const plan = planOf(board, standing, side);
    const { game } = known.row;
    const by = byOther(board, standing);
    const answer = await hall.bots.think(bot, game, copy, plan, by).catch(async (error: unknown) => {
      if (hall.isClosing) return undefined;
      hall.metrics.errors.add();
      hall.journal.error('a bot could not think', { match: id, n, bot, error: toldFault(error) });
      // Whoever cannot is stood in for by a quick player.
      return hall.bots.think(QUICK, game, copy, undefined, by).catch(() => undefined);
    });
    await inTurn(board, async () => {
      board.thinking = undefined;
      if (hall.isClosing) return;
      await sayForBot(board, n, side, answer?.choice);
      if (answer?.plan) board.plans.set(side, { plan: answer.plan, line: n + 1 });
      else board.plans.delete(side);
      await tend(board);
    });
  };
  said().catch((error: unknown) => {
    board.thinking = undefined;
    hall.metrics.errors.add();
    hall.journal.error('a bot could not answer', { match: id, n, bot, error: toldFault(error) });
  });
};

const answerOffers = async (board: Board): Promise<void> => {
  const { seats } = board.known.row;
  for (const offered of offersNow(board.known))
    if (botOf(seats[enemyOf(offered.by)]) !== undefined) await replyForBot(board, offered);
};

const setTimer = (board: Board): void => {
  board.callOff();
  const { due, status, seats } = board.known.row;
  const { time } = board.hall;
  const isForBot = SIDES.every((side) => !board.known.row.asked.includes(side) || botOf(seats[side]) !== undefined);
  if (due === undefined || status !== 'playing' || isForBot) return;
  board.callOff = time.after(Math.max(0, due - time.now()), () => void attend(board));
};

/**
 * Holidays change when time will have run out, and write only that it is to be looked at again. Whoever has answered
 * meanwhile is looked at by the one who wrote his answer.
 */
const keepDue = async (board: Board): Promise<void> => {
  const { known, hall, id } = board;
  const clock = clockOf(known);
  const { status, said } = known.row;
  if (!clock || status !== 'playing' || dueOf(clock) === known.row.due) return;
  const running = told(clock);
  if (!(await hall.store.change(id, { status, said }, running))) return void (await look(board));
  board.known = { ...known, row: { ...known.row, ...running } };
};

/** In the board's turn: does whatever is to be done. */
export const tend = async (board: Board): Promise<void> => {
  const { row, secrets } = board.known;
  if (row.status === 'opening' && PARTIES.every((party) => secrets[party] !== undefined)) await begin(board);
  await keepDue(board);
  await writeDue(board);
  await answerOffers(board);
  const { standing } = board.known;
  if (standing) {
    letConcede(board, standing, tend);
    letThink(board, standing);
  }
  setTimer(board);
};

/** The same, when its turn comes. */
export const attend = async (board: Board): Promise<void> => {
  try {
    await inTurn(board, () => tend(board));
  } catch (error) {
    board.hall.metrics.errors.add();
    board.hall.journal.error('a match could not go on', { match: board.id, error: toldFault(error) });
  }
};
