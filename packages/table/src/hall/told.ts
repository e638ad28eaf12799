/** What becomes of a match when the hall tells something of it. */
import type { Pause } from '@five-victories/engine/fair';
import type { HereTell, LinesTell, ShownLine, Token } from '@five-victories/server/protocol';
import { newId } from '../app/chance.js';
import type { MatchTell } from './link.js';
import { before, headFault, playOn, startOf } from './lines.js';
import { changesNothing, unsaid, type Pending } from './pending.js';
import type { Dropped, HallState } from './state.js';

const pausedAfter = (paused: Pause | undefined, lines: readonly ShownLine[]): Pause | undefined => {
  const last = lines.findLast(({ kind }) => kind === 'pause' || kind === 'resume');
  if (!last) return paused;
  return last.kind === 'pause' ? last.until : undefined;
};

/** Lines that were turned up in the place of those that lay face down, and new ones behind them. */
const withLines = (
  lines: readonly ShownLine[],
  { lines: more, opened }: Pick<LinesTell, 'lines' | 'opened'>,
): { readonly lines: readonly ShownLine[]; readonly from: number } => {
  const fresh = more.filter(({ n }) => n > lines.length);
  const up = new Map(opened.filter(({ n }) => lines[n - 1]?.kind === 'sealed').map((line) => [line.n, line]));
  return {
    lines: [...lines.map((line): ShownLine => up.get(line.n) ?? line), ...fresh],
    from: Math.min(lines.length + 1, ...up.keys()),
  };
};

/** The log is another one from line `from` on. Where it does not lead where the hall says, it is told once more. */
const withLog = (now: HallState, lines: readonly ShownLine[], from: number): HallState => {
  const isPlain = from > 1 && !now.lines.slice(from - 1).some(({ kind }) => kind === 'back');
  const [base, first] = isPlain ? [before(now.played, from), from] : [now.begun, 1];
  const played = playOn(base, lines.slice(first - 1), now.session);
  const fault = headFault(() => startOf(now.head), lines, from) ?? played.differs;
  if (fault !== undefined && now.isDoubted) return { ...now, lines, differs: fault };
  if (fault !== undefined) return { ...now, lines: [], isDoubted: true, asksAgain: true };
  const { you } = now.head;
  const pending = you === undefined ? [] : unsaid(now.pending, you, lines);
  return { ...now, lines, played, pending, isDoubted: false };
};

const afterHere = (state: HallState, tell: HereTell): HallState => {
  const { head, since, clock, paused, presence, away, offers, screen, talk, muted, orders } = tell;
  const isEarlyOut = state.pending.some((each) => each.is === 'say' && each.early);
  const drawer = isEarlyOut ? state.drawer : tell.drawer;
  const beside = { clock, paused, presence, away, offers, screen, talk, muted, drawer, orders };
  const now = { ...state, ...beside, isHere: true, head };
  return withLog(now, [...state.lines.slice(0, since), ...tell.lines], since + 1);
};

/** From this one on nothing is said any more. */
const dropFrom = (now: HallState, token: Token, dropped: Dropped): HallState => ({
  ...now,
  pending: now.pending.slice(
    0,
    now.pending.findIndex((each) => each.token === token),
  ),
  dropped,
});

/** Too late; but where what was asked is asked still, it is said again. */
const afterLate = (now: HallState): HallState => {
  const each = now.pending.find(({ token }) => token === now.late);
  if (!each) return now;
  const { you } = now.head;
  const isAsked = you !== undefined && changesNothing(now.lines, each.after, you) && now.pending.length === 1;
  const still: HallState = { ...now, late: undefined };
  return isAsked
    ? { ...still, pending: [{ ...each, token: newId(), after: now.lines.length }] }
    : dropFrom(still, each.token, { code: 'late' });
};

const afterLines = (state: HallState, tell: LinesTell): HallState => {
  const { lines, from } = withLines(state.lines, tell);
  if (lines.some(({ n }, i) => n !== i + 1)) return { ...state, asksAgain: true };
  const head = { ...state.head, ...tell.card, you: state.head.you };
  const paused = pausedAfter(state.paused, tell.lines);
  return afterLate(withLog({ ...state, head, paused, clock: tell.clock }, lines, from));
};

/** The hall has taken or refused an order. */
const isOrdered = ({ orderings }: HallState, token: Token | undefined): boolean =>
  orderings.some((each) => each.token === token);
const ordered = (state: HallState, token: Token | undefined): HallState => ({
  ...state,
  orderings: state.orderings.filter((each) => each.token !== token),
});

type No = Extract<MatchTell, { readonly t: 'no' }>;
const afterNo = (state: HallState, { token, code, refusal, n = 0 }: No): HallState => {
  if (isOrdered(state, token)) return { ...ordered(state, token), dropped: { code } };
  const each = state.pending.find((one) => one.token === token);
  if (!each) return { ...state, dropped: { code, refusal } };
  if (code === 'late') {
    const now = { ...state, late: each.token };
    return n > state.lines.length ? now : afterLate(now);
  }
  const now = dropFrom(state, each.token, { code, refusal });
  // What lies in the drawer is as it was before.
  return each.is === 'say' && each.early ? { ...now, asksAgain: true } : now;
};

type Ok = Extract<MatchTell, { readonly t: 'ok' }>;
const afterOk = (state: HallState, { token, n }: Ok): HallState => {
  if (isOrdered(state, token)) return ordered(state, token);
  const isTaken = (each: Pending): boolean => each.token === token && (n === undefined || n <= state.lines.length);
  const pending = state.pending
    .filter((each) => !isTaken(each))
    .map((each): Pending => (each.token === token ? { ...each, n: n! } : each));
  return { ...state, pending };
};

export const afterTell = (state: HallState, tell: MatchTell): HallState => {
  // Whoever does not agree with the hall hears it no more.
  if (state.differs !== undefined) return state;
  switch (tell.t) {
    case 'here':
      return afterHere(state, tell);
    case 'lines':
      return afterLines(state, tell);
    case 'head':
      return { ...state, clock: tell.clock, head: { ...tell.head, you: tell.head.you ?? state.head.you } };
    case 'ok':
      return afterOk(state, tell);
    case 'no':
      return afterNo(state, tell);
    case 'offers':
      return { ...state, offers: tell.offers, screen: tell.screen, answered: tell.answered ?? state.answered };
    case 'orders':
      return { ...state, orders: tell.orders };
    case 'presence':
      return { ...state, presence: tell.presence, away: tell.away };
    case 'talk':
      return { ...state, talk: [...state.talk.filter(({ k }) => k !== tell.talk.k), tell.talk] };
    default:
      return tell satisfies never;
  }
};
