/**
 * A match as it is played here: every moment of it is kept, so that undo, replay and "play on from here" are a look
 * into a list. Moments are never played on, only copied; the engine shares between copies whatever has not changed.
 */
import {
  answer,
  begin as beginMatch,
  copyOf,
  diceFrom,
  DiceWanted,
  flaw,
  faultBy,
  interrupt,
  interruptRefusal,
  opens,
  recordOf,
  refusal,
  same,
  type Choice,
  type DiceSource,
  type Event,
  type Fault,
  type Log,
  type MatchRecord,
  type Refusal,
  type Said,
  type Settled,
  type Side,
} from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import type { Book, Sentence, TableMatch } from './book.js';
import { isMeasuredGame } from './game-ids.js';

/** An event with the sentence of the battle report that tells it, if one does. */
export interface Line {
  readonly event: Event;
  readonly text: Sentence | undefined;
}

export interface Moment<M extends TableMatch = ZonalMatch> {
  readonly match: M;
  /** What was said to come here, and by whom; the first moment has neither. */
  readonly said: Said | undefined;
  readonly by: Side | undefined;
  readonly lines: readonly Line[];
  /** Dice were thrown or secrets opened on the way here: a fact that cannot be taken back. */
  readonly reveals: boolean;
  /** Said in one breath with the moment before. */
  readonly joined: boolean;
  /** Nobody was asked: the answer settled itself. */
  readonly settled?: Settled;
  /** The hall has said it by an order that was given before: a standing one, or one for this case. */
  readonly ordered?: 'standing' | 'case';
}

export interface Session<M extends TableMatch = ZonalMatch> {
  readonly book: Book<M>;
  readonly begin: unknown;
  readonly dice: DiceSource;
  readonly moments: readonly Moment<M>[];
}

/** Of any game. */
export type AnySession = Session<TableMatch>;

export const isMeasured = (session: AnySession): session is Session<TabletopMatch> =>
  isMeasuredGame(session.book.game.id);
export const isZonal = (session: AnySession): session is Session => !isMeasured(session);

export const lastOf = <M extends TableMatch>({ moments }: Session<M>): Moment<M> => moments.at(-1)!;
export const matchOf = <M extends TableMatch>(session: Session<M>): M => lastOf(session).match;

/** Listens to a match while it is played on; gives what was told. */
const listening = <M extends TableMatch>(book: Book<M>, match: M, play: () => void): Line[] => {
  const lines: Line[] = [];
  match.tell = (event) => lines.push({ event, text: book.tellingOf(match, event) });
  play();
  match.tell = undefined;
  return lines;
};

const throws = (lines: readonly Line[]): boolean => lines.some(({ event }) => event.event === 'throw');

export const openSession = <M extends TableMatch>(
  book: Book<M>,
  begin: unknown,
  dice: DiceSource,
  faults: Fault[],
): Session<M> | undefined => {
  const match = book.game.open(begin, diceFrom(dice), 'match', faults);
  if (!match || faults.length > 0) return undefined;
  const lines = listening(book, match, () => beginMatch(match));
  const first: Moment<M> = { match, said: undefined, by: undefined, lines, reveals: false, joined: false };
  return { book, begin, dice, moments: [first] };
};

export const refusalOf = (match: TableMatch, { choice, ...rest }: Said): Refusal | undefined =>
  'by' in rest ? interruptRefusal(match, rest.by, choice) : refusal(match, choice);

/** The moment after something was said. Trusts its caller: whatever comes from outside asks `refusalOf` first. */
const after = <M extends TableMatch>(book: Book<M>, before: M, said: Said, joined: boolean): Moment<M> => {
  const match = copyOf(before);
  const by = 'by' in said ? said.by : before.decision!.side;
  const lines = listening(book, match, () =>
    'by' in said ? interrupt(match, said.by, said.choice) : answer(match, said.choice),
  );
  return { match, said, by, lines, reveals: throws(lines) || opens(before, said, match), joined };
};

/** As `after`; listed dice that run out are a reason why not. */
const attempted = <M extends TableMatch>(book: Book<M>, before: M, said: Said, joined: boolean) => {
  try {
    return refusalOf(before, said) ?? after(book, before, said, joined);
  } catch (signal) {
    if (!(signal instanceof DiceWanted)) throw signal;
    const { rule, count } = signal.wanted;
    return { rule, ...flaw('diceUsedUp', { count, rule }) };
  }
};

const isReason = (result: object): result is Refusal => 'facts' in result;

export const say = <M extends TableMatch>(session: Session<M>, said: Said, joined = false): Session<M> | Refusal => {
  const next = attempted(session.book, matchOf(session), said, joined);
  return isReason(next) ? next : { ...session, moments: [...session.moments, next] };
};

export const isRefusal = <M extends TableMatch>(result: Session<M> | Refusal): result is Refusal => 'facts' in result;

/** Says several answers in one breath: all of them, or none. */
export const sayAll = <M extends TableMatch>(session: Session<M>, choices: readonly Choice[]): Session<M> | Refusal => {
  let result = session;
  for (const [i, choice] of choices.entries()) {
    const next = say(result, { choice }, i > 0);
    if (isRefusal(next)) return next;
    result = next;
  }
  return result;
};

// ---- records ---------------------------------------------------------------------------------------------------------

export const logOf = <M extends TableMatch>({ begin, dice, moments }: Session<M>): Log => ({
  begin,
  dice,
  said: moments.flatMap(({ said }) => said ?? []),
});

export const recordOfSession = <M extends TableMatch>(session: Session<M>): MatchRecord =>
  recordOf(session.book.game, { ...matchOf(session), log: logOf(session) })!;

/** The answer that is refused when a log is played again, and the match that refuses it. */
interface Stopped<M extends TableMatch = TableMatch> {
  readonly at: number;
  readonly match: M;
  readonly refusal: Refusal;
}

export interface Replayed<M extends TableMatch = TableMatch> {
  readonly session: Session<M>;
  readonly stopped: Stopped<M> | undefined;
}

/** Plays a log again, with all that is told on the way, as far as its answers are taken. */
export const replayOf = <M extends TableMatch>(book: Book<M>, log: Log, faults: Fault[]): Replayed<M> | undefined => {
  const session = openSession(book, log.begin, log.dice, faults);
  if (!session) return undefined;
  const moments = [...session.moments];
  for (const [at, said] of log.said.entries()) {
    const { match } = moments.at(-1)!;
    const next = attempted(book, match, said, false);
    if (isReason(next)) return { session: { ...session, moments }, stopped: { at, match, refusal: next } };
    moments.push(next);
  }
  return { session: { ...session, moments }, stopped: undefined };
};

/** As `replayOf`; a line that is refused is a fault, and nothing comes of it. */
export const sessionOf = <M extends TableMatch>(book: Book<M>, log: Log, faults: Fault[]): Session<M> | undefined => {
  const { session, stopped } = replayOf(book, log, faults) ?? {};
  if (!stopped) return session;
  faults.push(faultBy(`said[${stopped.at}]`, stopped.refusal));
  return undefined;
};

/** The session of a window that follows: as the log says, from where the two part. Undefined: they have parted for good. */
export const following = <M extends TableMatch>(session: Session<M>, log: Log): Session<M> | undefined => {
  const own = logOf(session);
  if (!same(own.begin, log.begin)) return undefined;
  const parted = log.said.findIndex((said, i) => !same(said, own.said[i]));
  const common = parted < 0 ? log.said.length : parted;
  if (common === own.said.length && common === log.said.length) return session;
  let result = upTo(session, common);
  for (const said of log.said.slice(common)) {
    const next = say(result, said);
    if (isRefusal(next)) return undefined;
    result = next;
  }
  return result;
};

/** The match as it was at a moment, to be looked at or played on. */
export const upTo = <M extends TableMatch>(session: Session<M>, moment: number): Session<M> => ({
  ...session,
  moments: session.moments.slice(0, moment + 1),
});
