/**
 * A match as its log has it. Everything that is known of it follows from how it began and the lines said since: whoever
 * has both has the match, and no hall knows more. Plain data, never changed: each line makes a new one.
 */
import {
  copyOf,
  digest,
  faceDown,
  openMatch,
  opens,
  type AnyMatch,
  type Fault,
  type Playable,
} from '@five-victories/engine/kernel';
import {
  downAfter,
  firstHead,
  headAfter,
  isPlayed,
  keyOf,
  playLine,
  standing as inForce,
  type Bytes,
  type Down,
  type EndLine,
  type HallLine,
  type Hex,
  type Pause,
  type PlayedLine,
  type SaidLine,
  type Seals,
  type Secrets,
} from '@five-victories/engine/fair';
import type { Ended, MatchId } from '../protocol/index.js';

/** A line that counts for the engine, and whether it showed somebody what cannot be forgotten: dice, opened secrets. */
export interface Counted {
  readonly line: PlayedLine;
  readonly reveals: boolean;
}

/** What makes a match, besides its log. */
export interface Given {
  readonly game: Playable;
  readonly id: MatchId;
  readonly begin: unknown;
  readonly seals: Seals;
  readonly secrets: Secrets;
}

/** The part that the engine plays. */
interface Position {
  /** Nobody plays on it, only on copies. */
  readonly match: AnyMatch;
  /** The lines that have not been taken back. */
  readonly counted: readonly Counted[];
  readonly down: readonly Down[];
  /** Answers that were laid face down and taken back: what somebody has thought of is nobody's business either. */
  readonly withdrawn: readonly Down[];
}

/** The part that only adds up. */
interface Tally {
  /** The last line, and the chain of hashes up to it. */
  readonly n: number;
  readonly head: Hex;
  readonly casts: number;
  readonly paused: Pause | undefined;
  readonly end: EndLine | undefined;
}

export interface Standing extends Position, Tally {
  readonly given: Given;
  /** What all dice come from. */
  readonly key: Bytes;
}

/** The match before its first line. Faults are those of how it begins. */
export const beginning = (given: Given, faults: Fault[]): Standing | undefined => {
  const { game, id, begin, seals, secrets } = given;
  const match = openMatch<AnyMatch>(game, begin, { hand: true }, 'begin', faults);
  if (!match) return undefined;
  // The lines are the log: a second one inside the match would grow for nothing.
  match.log = undefined;
  const tally = { n: 0, head: firstHead(id, begin, seals), casts: 0, paused: undefined, end: undefined };
  return { given, key: keyOf(id, secrets), match, counted: [], down: [], withdrawn: [], ...tally };
};

const revealsIn = (before: AnyMatch, line: PlayedLine, after: AnyMatch): boolean => {
  if (line.cast || line.kind === 'opening') return true;
  return opens(before, line.interrupt ? { choice: line.choice, by: line.by } : { choice: line.choice }, after);
};

/** After a line that has been played on this copy. */
const playedTo = (
  { match: before, counted, down, withdrawn }: Position,
  line: PlayedLine,
  match: AnyMatch,
): Position => ({
  match,
  withdrawn,
  counted: [...counted, { line, reveals: revealsIn(before, line, match) }],
  down: downAfter(before, line, match, down),
});

const playedOn = (position: Position, line: PlayedLine): Position => {
  const match = copyOf(position.match);
  playLine(match, line);
  return playedTo(position, line, match);
};

/** Only what is laid face down has a salt. */
const isLaid = (line: HallLine): boolean => line.kind === 'said' && line.salt !== undefined;

/** From the beginning, by the lines that count: a whole match is played again in less than a tenth of a second. */
const playedAgain = ({ given, counted, withdrawn }: Standing, lines: readonly HallLine[]): Position => {
  const all = [...counted.map(({ line }) => line), ...lines];
  const left = inForce(all);
  const gone = all.filter(isPlayed).filter((line) => isLaid(line) && !left.includes(line)) as SaidLine[];
  const position = left.reduce<Position>(playedOn, beginning(given, [])!);
  return { ...position, withdrawn: [...withdrawn, ...gone.map(({ n, by }) => ({ n, by }))] };
};

const tallied = ({ n: _n, head, casts, paused, end }: Tally, line: HallLine): Tally => ({
  n: line.n,
  head: headAfter(head, line),
  casts: casts + (isPlayed(line) && line.cast ? 1 : 0),
  paused: line.kind === 'pause' ? line.until : line.kind === 'resume' ? undefined : paused,
  end: line.kind === 'end' ? line : end,
});

/** Trusts its caller: only lines that were judged, or come from the store. */
export const afterLines = (now: Standing, lines: readonly HallLine[]): Standing => {
  const position = lines.some(({ kind }) => kind === 'back')
    ? playedAgain(now, lines)
    : lines.filter(isPlayed).reduce<Position>(playedOn, now);
  const { match, counted, down, withdrawn } = position;
  return { ...now, ...lines.reduce<Tally>(tallied, now), match, counted, down, withdrawn };
};

export const afterLine = (now: Standing, line: HallLine): Standing => afterLines(now, [line]);

/** As `afterLine`, for whoever has played it on a copy already. */
export const afterPlayed = (now: Standing, line: PlayedLine, match: AnyMatch): Standing => ({
  ...now,
  ...tallied(now, line),
  ...playedTo(now, line, match),
});

export const lastOf = ({ counted }: Standing): Counted => counted.at(-1)!;

/** Whether it goes on. */
export const isOver = ({ end, match }: Standing): boolean => end !== undefined || match.decision === undefined;

/** What is not shown: what lies face down, and what did when it was taken back. When it is over all is shown. */
export const hiddenIn = (now: Standing): readonly Down[] => (isOver(now) ? [] : [...now.down, ...now.withdrawn]);

/** How it ended, or undefined. */
export const endedOf = ({ end, match, given }: Standing): Ended | undefined => {
  if (end) {
    const winner = end.loser && (end.loser === 'south' ? 'north' : 'south');
    return { why: end.why, ...(winner ? { winner } : {}) };
  }
  if (match.decision !== undefined) return undefined;
  const outcome = given.game.outcomeOf(match) as { readonly winner?: 'south' | 'north' } | undefined;
  return { why: 'outcome', ...(outcome?.winner ? { winner: outcome.winner } : {}), outcome };
};

/** What tables compare with their own; none while anything lies face down, or it would betray what. */
export const digestOf = ({ match, down }: Standing): string | undefined =>
  down.length > 0 || faceDown(match).length > 0 ? undefined : digest(match);
