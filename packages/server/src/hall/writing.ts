/** Writes judged lines into the log: from the judgement to what the store and the tables know. */
import { both, isSecret, same, SIDES, type Choice, type Side } from '@five-victories/engine/kernel';
import { fittingAhead, headAfter, isPlayed, type HallLine, type PaceLine } from '@five-victories/engine/fair';
import { isByTurns, type Clock, type Millis, type TimeControl, type Token } from '../protocol/index.js';
import { answered, dueOf, handedOver, newClock, runOn } from '../log/clock.js';
import { isNo, judgeSay, type Yes } from '../log/judge.js';
import { restingAfter, sayOrders, type Orders } from '../log/orders.js';
import { endedOf, isOver, type Standing } from '../log/standing.js';
import type { EntryRow, Running } from '../store/store.js';
import { askedIn, drawersIn, type Drawers } from './asked.js';
import { clockOf, drawerOf, ordersIn, termsOf, type Board, type Known } from './board.js';
import { sideOf } from './cards.js';
import { randomHex } from './chance.js';
import { hint } from './hints.js';
import { playersOf, tellLobby } from './lobby.js';
import { noticesOf } from '../notices/kinds.js';
import { readOn, withLines } from './reading.js';
import { tellNews } from './showing.js';

/** After these lines at an unchanged pace. What replaces an answer that was taken back adds nothing. */
const clockOn = (known: Known, { lines, after }: Yes, at: Millis, lag: Millis, running: readonly Side[]) => {
  const { time } = termsOf(known);
  const clock = clockOf(known);
  if (!time || !clock) return undefined;
  /** How long the match was with this line. */
  const lengthAt = (i: number): number => after.counted.length - lines.slice(i + 1).filter(isPlayed).length;
  const timeAt = (i: number): TimeControl => (lengthAt(i) > known.longest ? time : { ...time, plus: 0 });
  const by = new Set<Side>();
  const next = lines.reduce((now, line, i): Clock => {
    if (line.kind !== 'said' || line.interrupt) return runOn(now, at, running);
    if (lengthAt(i) > known.longest) by.add(line.by);
    // Who has not thought gets no time for it.
    return line.ordered ? runOn(now, at, running) : answered(now, timeAt(i), line.by, at, running, i === 0 ? lag : 0);
  }, clock);
  return isByTurns(time) ? handedOver(clock, next, time, [...by]) : next;
};

const paceIn = (lines: readonly HallLine[]): PaceLine | undefined =>
  lines.filter((line): line is PaceLine => line.kind === 'pace').at(-1);

/** Another pace begins with full banks. */
const clockAfter = (known: Known, yes: Yes, at: Millis, lag: Millis, running: readonly Side[]): Clock | undefined => {
  const pace = paceIn(yes.lines);
  if (!pace) return clockOn(known, yes, at, lag, running);
  return pace.time && newClock(pace.time, at, running);
};

/** Holidays are not kept with the clock. */
export const told = (clock: Clock | undefined): Pick<Running, 'clock' | 'due'> => ({
  clock: clock ? JSON.stringify({ ...clock, away: undefined }) : '',
  due: clock && dueOf(clock),
});

const termsAfter = (known: Known, { lines }: Yes): { readonly terms?: string } => {
  const pace = paceIn(lines);
  if (!pace) return {};
  const { friendly } = termsOf(known);
  return { terms: JSON.stringify({ friendly, time: pace.time }) };
};

/** The clock as it runs from now on, where nobody has answered. */
export const runningFrom = (known: Known, asked: readonly Side[], at: Millis): Pick<Running, 'clock' | 'due'> => {
  const { time } = termsOf(known);
  const clock = clockOf(known);
  return told(clock ? runOn(clock, at, asked) : time && newClock(time, at, asked));
};

type Changed = Running & { readonly terms?: string };

const runningAfter = (known: Known, judged: Yes, drawers: Drawers, at: Millis, lag: Millis): Changed => {
  const { after } = judged;
  const asked = askedIn(after, drawers);
  const ended = endedOf(after);
  return {
    status: isOver(after) ? 'over' : 'playing',
    asked,
    ...told(clockAfter(known, judged, at, lag, asked)),
    changed: at,
    ended: ended && JSON.stringify(ended),
    ...termsAfter(known, judged),
  };
};

const rulingsIn = ({ match }: Standing): number =>
  (match.state as { readonly rulings: readonly object[] }).rulings.length;

/**
 * Plays what lies in drawers, as far as it is asked for now. What is refused by then is thrown away. When a dispute is
 * settled all of it is, lawful or not: if only those had to lay anew whose plan it forbids, it would tell of the plan.
 */
export const withDrawers = (known: Known, judged: Yes, at: Millis): { yes: Yes; drawers: Drawers } => {
  const isRuled = rulingsIn(judged.after) !== rulingsIn(known.standing!);
  const left: Record<Side, readonly Choice[]> = isRuled ? both(() => []) : { ...drawersIn(known) };
  const lines = [...judged.lines];
  let { after } = judged;
  while (!isOver(after) && !after.paused && isSecret(after.match)) {
    const { side } = after.match.decision!;
    const [next, ...rest] = left[side];
    if (!next) break;
    const played = judgeSay(after, { by: side, at, salt: randomHex }, [next]);
    left[side] = isNo(played) ? [] : rest;
    if (isNo(played)) break;
    lines.push(...played.lines);
    ({ after } = played);
  }
  // All is open: what was meant for then is too late. After a take-back something else may be asked.
  const isOpened = judged.lines.length > 0 && known.standing!.down.length > 0 && after.down.length === 0;
  const isBack = judged.lines.some(({ kind }) => kind === 'back');
  const fits = (side: Side): readonly Choice[] => (isBack ? fittingAhead(after.match, side, left[side]) : left[side]);
  return { yes: { lines, after }, drawers: both((side) => (isOpened ? [] : fits(side))) };
};

/** Then what was ordered for later; after a take-back nothing is said for anybody. */
const withOrders = (known: Known, { lines, after }: Yes, at: Millis): { yes: Yes; orders: Orders } => {
  const given = ordersIn(known);
  if (isOver(after)) return { yes: { lines, after }, orders: both(() => []) };
  if (lines.at(-1)?.kind === 'back') return { yes: { lines, after }, orders: restingAfter(after, given) };
  const said = sayOrders(after, given, at);
  return { yes: { lines: [...lines, ...said.lines], after: said.after }, orders: said.orders };
};

const ORDERS = both((side) => `orders:${side}` as const);

/** Both sides' orders as they are kept, so that nothing is said by one that was withdrawn at another hall meanwhile. */
const heldOrders = ({ secrets }: Known) =>
  Object.fromEntries(SIDES.map((side) => [ORDERS[side], secrets[ORDERS[side]]]));

const ordersToWrite = (known: Known, orders: Orders) => {
  const before = ordersIn(known);
  const changed = SIDES.filter((side) => !same(before[side], orders[side]));
  const kept = (side: Side): string | undefined => (orders[side].length > 0 ? JSON.stringify(orders[side]) : undefined);
  return Object.fromEntries(changed.map((side) => [ORDERS[side], kept(side)]));
};

const entriesOf = ({ standing }: Known, lines: readonly HallLine[], token: Token): EntryRow[] => {
  let { head } = standing!;
  return lines.map((line, i) => {
    head = headAfter(head, line);
    return { n: line.n, at: line.at, line: JSON.stringify(line), token: i === 0 ? token : `${token}.${i}`, head };
  });
};

const drawersToWrite = (known: Known, drawers: Drawers) => {
  const before = drawersIn(known);
  const changed = (['south', 'north'] as const).filter((side) => before[side].length !== drawers[side].length);
  const kept = (side: Side): string | undefined =>
    drawers[side].length > 0 ? JSON.stringify({ ...drawerOf(known, side), choices: drawers[side] }) : undefined;
  return Object.fromEntries(changed.map((side) => [`drawer:${side}`, kept(side)]));
};

/** Looks into the store, and tells everybody what is new. False: the match is not there any more. */
export const look = async (board: Board): Promise<boolean> => {
  const before = board.known;
  const known = await readOn(board.hall, before);
  if (!known) return false;
  board.known = known;
  board.isDoubtful = false;
  // Who looked on may have taken the empty seat.
  for (const table of board.viewers.keys()) board.viewers.set(table, sideOf(known.row, table.player?.id));
  await tellNews(board, before);
  return true;
};

/** After something of ours is in the store: everybody here and elsewhere is told. */
export const spread = async (board: Board, before: Known): Promise<void> => {
  const { hall, id, known } = board;
  hint(hall, id, { t: 'news' });
  await tellNews(board, before);
  const isNews = known.row.status !== before.row.status || known.row.asked.join() !== before.row.asked.join();
  if (isNews) tellLobby(hall, id, playersOf(known.row));
};

/** Lines of one breath into the log, with what lies in drawers for after them. Undefined: somebody was first. */
export const write = async (board: Board, judged: Yes, token: Token, lag: Millis = 0): Promise<number | undefined> => {
  const { hall, id, known } = board;
  const at = judged.lines.at(-1)?.at ?? hall.time.now();
  const { yes: said, drawers } = withDrawers(known, judged, at);
  const { yes, orders } = withOrders(known, said, at);
  if (yes.lines.length === 0) return known.log.length;
  const running = runningAfter(known, yes, drawers, at, lag);
  const entries = entriesOf(known, yes.lines, token);
  const ordered = ordersToWrite(known, orders);
  const kept = { ...drawersToWrite(known, drawers), ...ordered };
  board.isDoubtful = true;
  const appended = await hall.store.append(
    id,
    known.log.length,
    entries,
    { ...running, version: known.row.version },
    kept,
    noticesOf(known.row, running, yes.after.n),
    Object.keys(ordered).length > 0 ? heldOrders(known) : {},
  );
  if (appended.result !== 'done') {
    await look(board);
    return appended.result === 'again' ? appended.n : undefined;
  }
  board.isDoubtful = false;
  const row = { ...known.row, ...running, said: yes.after.n };
  board.known = withLines({ ...known, row, secrets: { ...known.secrets, ...kept } }, entries, yes.after);
  hall.metrics.answers.add('', yes.lines.filter(({ kind }) => kind === 'said').length);
  await spread(board, known);
  return yes.after.n;
};
