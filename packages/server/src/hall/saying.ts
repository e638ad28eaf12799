/** What players answer: at their turn, before it, out of turn; and what they take back. */
import { isSecret, refusal, type Choice, type Fault, type Side } from '@five-victories/engine/kernel';
import { aheadFor, fittingAhead, PARTIES } from '@five-victories/engine/fair';
import type { BackAsk, OpenAsk, SayAsk, Token } from '../protocol/index.js';
import { flagged } from '../log/clock.js';
import { choiceIn, isNo, judgeBack, judgeSay, type Judged, type No } from '../log/judge.js';
import { isOver, type Standing } from '../log/standing.js';
import { clockOf, drawerOf, termsOf, type Board, type Drawer } from './board.js';
import { begin } from './beginning.js';
import { randomHex } from './chance.js';
import { isTrue } from './creating.js';
import { spend } from './limits.js';
import type { Table } from './table.js';
import { askedIn, drawersIn } from './asked.js';
import { look, runningFrom, spread, write } from './writing.js';

/** It is said; `n` is the last line of it, none when it lies in the drawer. */
export interface Said {
  readonly n?: number;
}
export type Answer = Said | (No & { readonly n?: number });

/** As often as another hall can be first. */
const TRIES = 2;

/** Judges what stands now and writes it; if somebody was first, judges once more. */
export const judged = async (
  board: Board,
  token: Token,
  judge: (standing: Standing) => Judged,
  lag = 0,
): Promise<Answer> => {
  for (let i = 0; i < TRIES; i++) {
    const { standing } = board.known;
    if (!standing) return { code: 'turn' };
    const found = judge(standing);
    if (isNo(found)) return { ...found, n: standing.n };
    const n = await write(board, found, token, lag);
    if (n !== undefined) return { n };
  }
  return { code: 'late', n: board.known.log.length };
};

/** Whether somebody has seen something since that line. What the other has laid face down changes nothing. */
const isLate = ({ n, down }: Standing, side: Side, after: number): boolean =>
  n - after !== down.filter((each) => each.n > after && each.by !== side).length;

/** Whether the time of this side is up, and nobody has written it down yet. */
const isTooLate = ({ known, hall }: Board, side: Side): boolean => {
  const clock = clockOf(known);
  return clock !== undefined && flagged(clock, hall.time.now()) === side;
};

/** The answers of a side that is not asked yet, after those in its drawer or instead of them. */
const drawn = (standing: Standing, side: Side, own: readonly Choice[], choices: readonly unknown[]): No | Choice[] => {
  const faults: Fault[] = [];
  const read = choices.map((choice, i) => choiceIn(standing, choice, `choices[${i}]`, faults));
  if (faults.length > 0) return { code: 'shape', faults };
  const given = [...own];
  for (const choice of read) {
    const ahead = aheadFor(standing.match, side, given);
    if (!ahead) return { code: 'turn' };
    const refused = refusal(ahead, choice);
    if (refused) return { code: 'refused', refusal: refused };
    given.push(choice);
  }
  return given;
};

const setDrawer = async (board: Board, side: Side, choices: readonly Choice[], token: Token): Promise<Answer> => {
  const { hall, id, known } = board;
  const now = hall.time.now();
  const drawer: Drawer = { choices, tokens: [...drawerOf(known, side).tokens, token] };
  const kept = { [`drawer:${side}`]: JSON.stringify(drawer) };
  const secrets = { ...known.secrets, ...kept };
  const asked = askedIn(known.standing!, drawersIn({ secrets }));
  const running = { asked, ...runningFrom(known, asked, now), changed: now };
  const said = known.log.length;
  const from = { status: 'playing' as const, said };
  if (!(await hall.store.change(id, from, running, kept))) {
    await look(board);
    return { code: 'late', n: board.known.log.length };
  }
  board.known = { ...known, row: { ...known.row, ...running }, secrets };
  await spread(board, known);
  return {};
};

const sayAhead = async (board: Board, side: Side, { choices, token }: SayAsk): Promise<Answer> => {
  const { known } = board;
  const standing = known.standing!;
  if (isOver(standing)) return { code: 'over' };
  if (standing.paused) return { code: 'paused' };
  const { choices: all, tokens } = drawerOf(known, side);
  if (tokens.includes(token)) return {};
  const own = fittingAhead(standing.match, side, all);
  const further = drawn(standing, side, own, choices);
  const instead = Array.isArray(further) || own.length === 0 ? further : drawn(standing, side, [], choices);
  return Array.isArray(instead) ? setDrawer(board, side, instead, token) : { ...instead, n: standing.n };
};

export const say = async (board: Board, side: Side, ask: SayAsk, table: Table): Promise<Answer> => {
  const known = board.known.tokens.get(ask.token);
  if (known !== undefined) return { n: known };
  if (ask.after > board.known.log.length) await look(board);
  const { standing } = board.known;
  if (!standing) return { code: 'turn' };
  if (isTooLate(board, side)) return { code: 'over', n: standing.n };
  if (!ask.interrupt && isLate(standing, side, ask.after)) return { code: 'late', n: standing.n };
  const { decision } = standing.match;
  const isAhead = !ask.interrupt && decision && decision.side !== side && isSecret(standing.match);
  if (isAhead) return sayAhead(board, side, ask);
  const saying = { by: side, at: board.hall.time.now(), salt: randomHex };
  const judge = (now: Standing): Judged =>
    ask.interrupt || !isLate(now, side, ask.after)
      ? judgeSay(now, saying, ask.choices, ask.interrupt)
      : { code: 'late' };
  return judged(board, ask.token, judge, table.lag);
};

/** Takes back; to the line where the match stands: what lies in the own drawer. */
export const back = async (board: Board, side: Side, { after, to, token }: BackAsk, table: Table): Promise<Answer> => {
  const known = board.known.tokens.get(token);
  if (known !== undefined) return { n: known };
  if (after !== board.known.log.length) return { code: 'late', n: board.known.log.length };
  const drawer = drawerOf(board.known, side);
  if (drawer.tokens.includes(token)) return {};
  if (to === after && drawer.choices.length > 0) return setDrawer(board, side, [], token);
  // The match is played again from its beginning: not too often.
  if (!spend(table.backs, board.hall.time.now())) return { code: 'rate' };
  const { friendly } = termsOf(board.known);
  const at = board.hall.time.now();
  return judged(board, token, (now) =>
    now.n === after ? judgeBack(now, { by: side, at }, to, false, friendly) : { code: 'late' },
  );
};

/** Opens the own seal; when it was the last the match begins. */
export const open = async (board: Board, side: Side, { secret }: OpenAsk): Promise<No | undefined> => {
  const { row } = board.known;
  // Nobody shows his part before all are sealed: whoever sealed later could choose his.
  const isEarly = row.status === 'opening' && PARTIES.some((party) => row.seals[party] === undefined);
  if (isEarly || !isTrue(board.id, side, row.seals[side], secret)) return { code: 'seal' };
  if (row.status === 'opening') await begin(board, { [side]: secret });
  return undefined;
};
