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
  interrupt,
  interruptRefusal,
  isSecret,
  recordOf,
  refusal,
  refuse,
  sentence,
  type Choice,
  type DiceSource,
  type Event,
  type Fault,
  type Log,
  type MatchRecord,
  type Refusal,
  type Said,
  type Side,
} from '@five-victories/engine/kernel';
import type { Edition, ZonalMatch } from '@five-victories/engine/zonal';
import { tellingOf, type Sentence } from '../words/report.js';

/** An event with the sentence of the battle report that tells it, if one does. */
export interface Line {
  readonly event: Event;
  readonly text: Sentence | undefined;
}

export interface Moment {
  readonly match: ZonalMatch;
  /** What was said to come here, and by whom; the first moment has neither. */
  readonly said: Said | undefined;
  readonly by: Side | undefined;
  readonly lines: readonly Line[];
  /** Dice were thrown or secrets opened on the way here: a fact that cannot be taken back. */
  readonly reveals: boolean;
  /** Said in one breath with the moment before. */
  readonly joined: boolean;
}

export interface Session {
  readonly game: Edition;
  readonly begin: unknown;
  readonly dice: DiceSource;
  readonly moments: readonly Moment[];
}

export const lastOf = ({ moments }: Session): Moment => moments.at(-1)!;
export const matchOf = (session: Session): ZonalMatch => lastOf(session).match;

/** Listens to a match while it is played on; gives what was told. */
const listening = (match: ZonalMatch, play: () => void): Line[] => {
  const lines: Line[] = [];
  match.tell = (event) => lines.push({ event, text: tellingOf(match, event) });
  play();
  match.tell = undefined;
  return lines;
};

const throws = (lines: readonly Line[]): boolean => lines.some(({ event }) => event.event === 'throw');

export const openSession = (game: Edition, begin: unknown, dice: DiceSource, faults: Fault[]): Session | undefined => {
  const match = game.open(begin, diceFrom(dice), 'match', faults);
  if (!match || faults.length > 0) return undefined;
  const lines = listening(match, () => beginMatch(match));
  const first: Moment = { match, said: undefined, by: undefined, lines, reveals: false, joined: false };
  return { game, begin, dice, moments: [first] };
};

export const refusalOf = (match: ZonalMatch, { choice, ...rest }: Said): Refusal | undefined =>
  'by' in rest ? interruptRefusal(match, rest.by, choice) : refusal(match, choice);

/** The moment after something was said. Trusts its caller: whatever comes from outside asks `refusalOf` first. */
const after = ({ match: before }: Moment, said: Said, joined: boolean): Moment => {
  const match = copyOf(before);
  const by = 'by' in said ? said.by : before.decision!.side;
  const lines = listening(match, () =>
    'by' in said ? interrupt(match, said.by, said.choice) : answer(match, said.choice),
  );
  const opened = isSecret(before) && !isSecret(match);
  return { match, said, by, lines, reveals: opened || throws(lines), joined };
};

/** As `after`; listed dice that run out are a reason why not. */
const attempted = (last: Moment, said: Said, joined: boolean): Moment | Refusal => {
  try {
    return refusalOf(last.match, said) ?? after(last, said, joined);
  } catch (signal) {
    if (signal instanceof DiceWanted) return refuse(signal.wanted.rule, signal.message);
    throw signal;
  }
};

const isReason = (result: Moment | Refusal): result is Refusal => 'template' in result;

export const say = (session: Session, said: Said, joined = false): Session | Refusal => {
  const next = attempted(lastOf(session), said, joined);
  return isReason(next) ? next : { ...session, moments: [...session.moments, next] };
};

export const isRefusal = (result: Session | Refusal): result is Refusal => 'template' in result;

/** Says several answers in one breath: all of them, or none. */
export const sayAll = (session: Session, choices: readonly Choice[]): Session | Refusal => {
  let result: Session = session;
  for (const [i, choice] of choices.entries()) {
    const next = say(result, { choice }, i > 0);
    if (isRefusal(next)) return next;
    result = next;
  }
  return result;
};

// ---- records ---------------------------------------------------------------------------------------------------------

export const logOf = ({ begin, dice, moments }: Session): Log => ({
  begin,
  dice,
  said: moments.flatMap(({ said }) => said ?? []),
});

export const recordOfSession = (session: Session): MatchRecord =>
  recordOf(session.game, { ...matchOf(session), log: logOf(session) })!;

/** Plays a log again, with all that is told on the way. A line that is refused is a fault, and nothing comes of it. */
export const sessionOf = (game: Edition, log: Log, faults: Fault[]): Session | undefined => {
  const session = openSession(game, log.begin, log.dice, faults);
  if (!session) return undefined;
  const moments = [...session.moments];
  for (const [i, said] of log.said.entries()) {
    const next = attempted(moments.at(-1)!, said, false);
    if (isReason(next)) {
      faults.push({ path: `said[${i}]`, rule: next.rule, because: sentence(next.template, next.facts) });
      return undefined;
    }
    moments.push(next);
  }
  return { ...session, moments };
};

/** The match as it was at a moment, to be looked at or played on. */
export const upTo = (session: Session, moment: number): Session => ({
  ...session,
  moments: session.moments.slice(0, moment + 1),
});
