/**
 * A session from the lines of a hall's log as they are shown to this table. Whatever lies face down is played by a
 * stand-in; when it is turned up, the session goes back to there and is played again. Nothing is believed: every line is
 * judged by the rules, heads must follow from each other, and the match must come to the digests that the hall says.
 */
import { digest, isSecret, same, type Choice, type Said, type Side } from '@five-victories/engine/kernel';
import { firstHead, headAfter, type HallLine, type Hex } from '@five-victories/engine/fair';
import type { MatchHead, ShownLine } from '@five-victories/server/protocol';
import type { TableMatch } from '../match/book.js';
import { orderedSentence } from './words/ordered.js';
import { isRefusal, lastOf, matchOf, say, upTo, type AnySession, type Moment } from '../match/session.js';

/** A line as the engine is to play it; a head only where the hall has told it. */
export type Line = HallLine | ShownLine;

/** A line that counts, and how many moments the session had after it. */
interface Step {
  readonly line: Line;
  readonly moments: number;
}

export interface Played {
  readonly session: AnySession;
  /** What was not taken back. */
  readonly steps: readonly Step[];
  /** The first line that does not lead where the hall says. */
  readonly differs?: number | undefined;
}

/** Before the first line. */
export const unplayed = (session: AnySession): Played => ({ session, steps: [] });

const told = (line: Line): Pick<ShownLine, 'digest'> => ('head' in line ? line : {});

/** What is said by a line, one after the other: an answer, then its dice. */
const saidIn = (line: Line, match: TableMatch): readonly Said[] => {
  const dice = 'cast' in line && line.cast ? line.cast.dice : [];
  const thrown = dice.map((each): Said => ({ choice: { do: 'dice', dice: each } as Choice }));
  if (line.kind === 'sealed') return [{ choice: match.decision!.options[0]! }];
  if (line.kind !== 'said') return thrown;
  return [line.interrupt ? { choice: line.choice, by: line.by } : { choice: line.choice }, ...thrown];
};

const isFor = (line: Line, { decision }: TableMatch): boolean => {
  if (line.kind === 'opening') return decision?.kind === 'dice';
  if (line.kind === 'said' && line.interrupt) return true;
  return 'by' in line && decision !== undefined && decision.kind !== 'dice' && decision.side === line.by;
};

/** What is on the table already is not made anew, so that nothing that is shown moves. */
const known = (session: AnySession, said: Said, shown: AnySession | undefined): Moment<TableMatch> | undefined => {
  const at = session.moments.length;
  const moment = shown?.moments[at];
  const isOn = shown?.moments[at - 1]?.match === matchOf(session);
  return isOn && moment && same(moment.said, said) ? moment : undefined;
};

const goOn = (session: AnySession, said: Said, joined: boolean, shown?: AnySession): AnySession | undefined => {
  const moment = known(session, said, shown);
  if (moment) return { ...session, moments: [...session.moments, moment] };
  const next = say(session, said, joined);
  return isRefusal(next) ? undefined : next;
};

/** What an order has said begins with whose it was and of which kind. */
const markedAs = (session: AnySession, ordered: 'standing' | 'case'): AnySession => {
  const last = lastOf(session);
  if (last.ordered) return session;
  const event = { event: 'ordered', rule: '', ordered, side: last.by };
  const lines = [{ event, text: orderedSentence(matchOf(session), last.by!, ordered) }, ...last.lines];
  return { ...session, moments: [...session.moments.slice(0, -1), { ...last, ordered, lines }] };
};

/** Plays a line, its dice in one breath with it; undefined where the rules refuse it. */
const playLine = (session: AnySession, line: Line, shown?: AnySession): AnySession | undefined => {
  const match = matchOf(session);
  if (!isFor(line, match)) return undefined;
  let now: AnySession | undefined = session;
  for (const [i, said] of saidIn(line, match).entries()) {
    now = goOn(now, said, i > 0 || line.kind === 'opening', shown);
    if (!now) return undefined;
    if (i === 0 && line.kind === 'said' && line.ordered) now = markedAs(now, line.ordered);
  }
  return now;
};

const backTo = ({ session, steps }: Played, to: number): Played => {
  const left = steps.filter(({ line }) => line.n <= to);
  return { session: upTo(session, (left.at(-1)?.moments ?? 1) - 1), steps: left };
};

const isRight = (line: Line, session: AnySession): boolean => {
  const { digest: written } = told(line);
  return written === undefined || digest(matchOf(session)) === written;
};

/** Of the clocks alone: the match stands as before. */
export const isOfClocks = <L extends { readonly kind: string }>(
  line: L,
): line is L & { readonly kind: 'pause' | 'resume' | 'pace' } =>
  line.kind === 'pause' || line.kind === 'resume' || line.kind === 'pace';

/** The session after one more line. `shown` is what is at the table, as far as it is the same. */
const played = (now: Played, line: Line, shown?: AnySession): Played => {
  if (now.differs !== undefined) return now;
  if (line.kind === 'back')
    return isRight(line, backTo(now, line.to).session) ? backTo(now, line.to) : { ...now, differs: line.n };
  if (isOfClocks(line) || line.kind === 'end') return now;
  const session = playLine(now.session, line, shown);
  if (!session || !isRight(line, session)) return { ...now, differs: line.n };
  return { session, steps: [...now.steps, { line, moments: session.moments.length }] };
};

export const playOn = (now: Played, lines: readonly Line[], shown?: AnySession): Played =>
  lines.reduce((each, line) => played(each, line, shown), now);

/** As far as line n, to be played again from there; undefined where it was taken back. */
export const before = (now: Played, n: number): Played => ({ ...backTo(now, n - 1) });

/** Goes to the line after which the session had so many moments; undefined: in the midst of one. */
export const lineAt = ({ steps }: Played, moments: number): number | undefined => {
  const step = steps.findLast((each) => each.moments <= moments);
  if (!step) return moments <= 1 ? 0 : undefined;
  return step.moments === moments ? step.line.n : undefined;
};

// ---- heads -----------------------------------------------------------------------------------------------------------

/** The line as it was hashed. */
export const bare = (line: ShownLine): HallLine | undefined => {
  const { head: _head, digest: _digest, ...rest } = line;
  return rest.kind === 'sealed' ? undefined : rest;
};

/** The head before the first line: armies and all, so it takes a while. */
export const startOf = ({ id, begin, seals }: Pick<MatchHead, 'id' | 'begin' | 'seals'>): Hex =>
  firstHead(id, begin, seals);

/** The first line, of those beginning with the nth, whose head does not follow from the one before. */
export const headFault = (start: () => Hex, lines: readonly ShownLine[], from: number): number | undefined => {
  for (let i = from - 1; i < lines.length; i++) {
    const line = lines[i]!;
    const said = bare(line);
    const head = lines[i - 1]?.head ?? start();
    if (line.n !== i + 1 || (said && headAfter(head, said) !== line.head)) return line.n;
  }
  return undefined;
};

// ---- both at once ----------------------------------------------------------------------------------------------------

/** A session beyond the log: with stand-ins for what the other has still to lay face down, and the own early answers. */
export interface Ahead {
  readonly session: AnySession;
  /** All own answers lie face down: the last of them answers what is asked. */
  readonly isLaid: boolean;
}

/** In secret both are asked at once; whoever the engine asks later answers over stand-ins. Undefined: he has to wait. */
export const ahead = (
  session: AnySession,
  side: Side,
  own: readonly Choice[],
  shown?: AnySession,
): Ahead | undefined => {
  if (matchOf(session).decision?.side === side) return undefined;
  let now = session;
  const left = [...own];
  while (isSecret(matchOf(now))) {
    const { decision } = matchOf(now);
    const isOwn = decision!.side === side;
    const choice = isOwn ? left.shift() : decision!.options[0];
    const next = choice && goOn(now, { choice }, false, shown);
    if (!next) return isOwn ? { session: now, isLaid: false } : undefined;
    if (lastOf(next).reveals) return isOwn ? { session: now, isLaid: true } : undefined;
    now = next;
  }
  return undefined;
};
