/**
 * The log of a match that is played through a hall: the truth about it. Lines are only ever added; the head of each is a
 * hash of it and of the head before, so that nobody can change one and keep the heads that the tables have seen.
 */
import { canonical } from '../kernel/digest.js';
import { die, sideShape } from '../kernel/log.js';
import { answer, interrupt, type AnyMatch, type Choice } from '../kernel/match.js';
import type { Side } from '../kernel/side.js';
import { constant, fields, flag, integer, list, oneOf, tagged, type Shape } from '../kernel/wire.js';
import { castOf, hexShape, type Hex } from './agreement.js';
import { hex, utf8 } from './bytes.js';
import { sha256, type Bytes } from './sha256.js';

/** The dice of one line, throw by throw, and the number of the cast they were. */
export interface Cast {
  readonly cast: number;
  readonly dice: readonly (readonly number[])[];
}

/** Counted from 1 without holes; `at` is the hall's clock in milliseconds. */
interface Numbered {
  readonly n: number;
  readonly at: number;
}

/** Dice that fall before the first decision. */
export interface OpeningLine extends Numbered {
  readonly kind: 'opening';
  readonly cast: Cast;
}

/** What the hall followed when it answered for somebody: a standing order, or one for a certain case. */
export const ORDERED = ['standing', 'case'] as const;
export type Ordered = (typeof ORDERED)[number];

export interface SaidLine extends Numbered {
  readonly kind: 'said';
  readonly by: Side;
  readonly choice: Choice;
  /** Said out of turn: conceding, a dispute. */
  readonly interrupt?: boolean;
  /** Of an answer that lies face down: a random number, so that nobody finds the answer by trying heads. */
  readonly salt?: Hex;
  readonly cast?: Cast;
  /** Said by the hall for whoever had ordered it before. */
  readonly ordered?: Ordered;
}

/** The match stands again as it did after line `to`; 0 is its beginning. */
export interface BackLine extends Numbered {
  readonly kind: 'back';
  readonly to: number;
  readonly by: Side;
}

/** How long the clocks stand still: until one of both wants to go on, or until both do. */
export const PAUSES = ['pause', 'adjourn'] as const;
export type Pause = (typeof PAUSES)[number];

/** The clocks stand still, as both have agreed. */
export interface PauseLine extends Numbered {
  readonly kind: 'pause';
  readonly by: Side;
  readonly until: Pause;
}

/** They go again. */
export interface ResumeLine extends Numbered {
  readonly kind: 'resume';
  readonly by: Side;
}

/** To what time is added: each answer, or each time that the other side is asked; that is the pace of weeks. */
export const PER = ['answer', 'handOver'] as const;

/** A bank of time for each side, and what is added to it, never to more than `most` (or than it had at first). */
export interface TimeControl {
  readonly bank: number;
  readonly plus: number;
  readonly per?: (typeof PER)[number] | undefined;
  readonly most?: number | undefined;
}

/** The match goes on at another pace, as both have agreed; without `time` nobody counts any more. */
export interface PaceLine extends Numbered {
  readonly kind: 'pace';
  readonly by: Side;
  readonly time?: TimeControl | undefined;
}

export const ENDS = ['time', 'left', 'void'] as const;
/** The match ended outside the rules. Nobody loses one that is void. */
export interface EndLine extends Numbered {
  readonly kind: 'end';
  readonly why: (typeof ENDS)[number];
  readonly loser?: Side;
}

/** What the engine plays, and what only the hall knows of. */
export type PlayedLine = OpeningLine | SaidLine;
export type HallLine = PlayedLine | BackLine | PauseLine | ResumeLine | PaceLine | EndLine;

export const isPlayed = (line: HallLine): line is PlayedLine => line.kind === 'opening' || line.kind === 'said';

const castShape: Shape<Cast> = fields({ cast: integer(1, 1_000_000), dice: list(list(die, 200), 50) });
const span = integer(0, Number.MAX_SAFE_INTEGER);
const timeShape: Shape<TimeControl> = fields({ bank: span, plus: span }, { per: oneOf(PER), most: span });
const numbered = { n: integer(1, 1_000_000), at: integer(0, Number.MAX_SAFE_INTEGER) };

export const lineShape = (choice: Shape<Choice>): Shape<HallLine> =>
  tagged<HallLine>('kind', {
    opening: fields({ ...numbered, kind: constant('opening'), cast: castShape }),
    said: fields(
      { ...numbered, kind: constant('said'), by: sideShape, choice },
      { interrupt: flag, salt: hexShape, cast: castShape, ordered: oneOf(ORDERED) },
    ),
    back: fields({ ...numbered, kind: constant('back'), to: integer(0, 1_000_000), by: sideShape }),
    pause: fields({ ...numbered, kind: constant('pause'), by: sideShape, until: oneOf(PAUSES) }),
    resume: fields({ ...numbered, kind: constant('resume'), by: sideShape }),
    pace: fields({ ...numbered, kind: constant('pace'), by: sideShape }, { time: timeShape }),
    end: fields({ ...numbered, kind: constant('end'), why: oneOf(ENDS) }, { loser: sideShape }),
  });

/** The head before the first line: what the match is. */
export const firstHead = (match: string, begin: unknown, seals: unknown): Hex =>
  hex(sha256(utf8(canonical([match, begin, seals]))));

export const headAfter = (head: Hex, line: HallLine): Hex => hex(sha256(utf8(head + canonical(line))));

export const headOf = (first: Hex, lines: readonly HallLine[]): Hex => lines.reduce(headAfter, first);

/** The lines that count for the engine: whatever was taken back is left out. */
export const standing = (lines: readonly HallLine[]): PlayedLine[] => {
  let found: PlayedLine[] = [];
  for (const line of lines) {
    if (isPlayed(line)) found.push(line);
    if (line.kind === 'back') found = keptUpTo(found, line.to);
  }
  return found;
};

/** What is left of lines in their order after a take-back to line `to`. */
export const keptUpTo = <L extends { readonly n: number }>(lines: readonly L[], to: number): L[] =>
  lines.filter(({ n }) => n <= to);

/** Says a line, without its dice: the match may wait for them afterwards. Trusts its caller. */
export const sayLine = (match: AnyMatch, line: PlayedLine): void => {
  if (line.kind === 'opening') return;
  if (line.interrupt) interrupt(match, line.by, line.choice);
  else answer(match, line.choice);
};

const enter = (match: AnyMatch, dice: readonly number[]): void => answer(match, { do: 'dice', dice } as Choice);

/** Throws all the dice that a match waits for: the cast of this number. */
export const throwCast = (match: AnyMatch, key: Bytes, cast: number): Cast => {
  const thrown = castOf(key, cast);
  const dice: number[][] = [];
  while (match.wanted) {
    dice.push(thrown(match.wanted.throw));
    enter(match, dice.at(-1)!);
  }
  return { cast, dice };
};

/** Plays a line with its dice. Trusts its caller. */
export const playLine = (match: AnyMatch, line: PlayedLine): void => {
  sayLine(match, line);
  for (const dice of line.cast?.dice ?? []) enter(match, dice);
};
