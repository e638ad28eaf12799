/** Whether something may be said in a match, and the lines that come of it. Nothing is written here, and nobody is told. */
import {
  cameBack,
  copyOf,
  interruptRefusal,
  isSecret,
  refusal,
  type Choice,
  type Fault,
  type Refusal,
  type Side,
} from '@five-victories/engine/kernel';
import { sayLine, throwCast, type HallLine, type Hex, type Pause, type SaidLine } from '@five-victories/engine/fair';
import type { ClaimKind, Millis, NoCode, TimeControl } from '../protocol/index.js';
import { afterLine, afterPlayed, isOver, lastOf, type Standing } from './standing.js';

/** Why not. */
export interface No {
  readonly code: NoCode;
  readonly refusal?: Refusal;
  readonly faults?: readonly Fault[];
}
/** The lines, and the match after them. */
export interface Yes {
  readonly lines: readonly HallLine[];
  readonly after: Standing;
}
export type Judged = Yes | No;

export const isNo = (judged: Judged): judged is No => 'code' in judged;

/** Who says it, when, and a number that nobody guesses for what lies face down. */
export interface Saying {
  readonly by: Side;
  readonly at: Millis;
  readonly salt: () => Hex;
}

const yes = (now: Standing, line: HallLine): Yes => ({ lines: [line], after: afterLine(now, line) });

/** What a choice is in this game. Faults are those of its shape. */
export const choiceIn = ({ given }: Standing, choice: unknown, path: string, faults: Fault[]): Choice =>
  given.game.choiceShape.read(choice, path, faults);

/** Why this side may not say this now. */
const noTo = (now: Standing, by: Side, choice: Choice, interrupt: boolean): No | undefined => {
  const { match } = now;
  if (isOver(now)) return { code: 'over' };
  if (now.paused && !interrupt) return { code: 'paused' };
  if (!interrupt && match.decision!.side !== by) return { code: 'turn' };
  const refused = interrupt ? interruptRefusal(match, by, choice) : refusal(match, choice);
  return refused && { code: 'refused', refusal: refused };
};

/** One answer with its dice, and the match after it. */
const afterSaying = (now: Standing, { by, at, salt }: Saying, choice: Choice, interrupt: boolean): Standing => {
  const match = copyOf(now.match);
  const said: SaidLine = {
    n: now.n + 1,
    at,
    kind: 'said',
    by,
    choice,
    ...(interrupt ? { interrupt } : {}),
    ...(!interrupt && isSecret(match) ? { salt: salt() } : {}),
  };
  sayLine(match, said);
  const line = match.wanted ? { ...said, cast: throwCast(match, now.key, now.casts + 1) } : said;
  return afterPlayed(now, line, match);
};

/**
 * SV-R-104: a plan that clashes with one that lies face down comes back to its side. The tables that hold a stand-in for
 * what lies there could not follow that, so it is refused with the same reasons and never was.
 */
const whyBack = (now: Standing, { by }: Saying, { match }: Standing): No | undefined => {
  if (!isSecret(now.match) || match.decision?.side !== by) return undefined;
  const [first, ...also] = cameBack(match) ?? [];
  return first && { code: 'refused', refusal: { ...first, also } };
};

/** What the side that is asked may answer: some good ones, also beside a plan that lies face down. */
export const offered = (now: Standing, saying: Saying): readonly Choice[] => {
  const { options } = now.match.decision!;
  const after = afterSaying(now, saying, options[0]!, false);
  return whyBack(now, saying, after) ? [...options, ...after.match.decision!.options] : options;
};

/**
 * Answers in one breath, all or none. A throw or an opened secret ends the breath: otherwise somebody could learn of
 * dice by adding an answer that will be refused.
 */
export const judgeSay = (now: Standing, saying: Saying, choices: readonly unknown[], interrupt = false): Judged => {
  if (choices.length === 0 || (interrupt && choices.length > 1)) return { code: 'shape' };
  const faults: Fault[] = [];
  const read = choices.map((choice, i) => choiceIn(now, choice, `choices[${i}]`, faults));
  if (faults.length > 0) return { code: 'shape', faults };
  let after = now;
  for (const [i, choice] of read.entries()) {
    if (i > 0 && lastOf(after).reveals) return { code: 'turn' };
    const no = noTo(after, saying.by, choice, interrupt);
    if (no) return no;
    const next = afterSaying(after, saying, choice, interrupt);
    const back = interrupt ? undefined : whyBack(after, saying, next);
    if (back) return back;
    after = next;
  }
  return { lines: after.counted.slice(now.counted.length).map(({ line }) => line), after };
};

/** Dice that fall before anybody is asked. */
export const openingOf = (now: Standing, at: Millis): Yes => {
  if (now.n > 0 || !now.match.wanted) return { lines: [], after: now };
  return yes(now, { n: 1, at, kind: 'opening', cast: throwCast(copyOf(now.match), now.key, 1) });
};

/** Whether going back to line `to` takes back only what this side has answered itself, and nobody has seen anything. */
const isFree = (now: Standing, by: Side, to: number): boolean =>
  now.counted.every(({ line, reveals }) => line.n <= to || (line.kind === 'said' && line.by === by && !reveals));

/** Whether nothing was revealed since line `to`. */
const isUnseen = (now: Standing, to: number): boolean =>
  now.counted.every(({ line, reveals }) => line.n <= to || !reveals);

/** The line of which a take-back to `to` is one: an answer, or the beginning. The opening dice stay. */
const isMoment = ({ counted }: Standing, to: number): boolean => {
  if (to !== 0 && !counted.some(({ line }) => line.n === to)) return false;
  return (
    counted.some(({ line }) => line.n > to && line.kind === 'said') && (to > 0 || counted[0]?.line.kind === 'said')
  );
};

export const mayGoBack = (now: Standing, by: Side, to: number, agreed: boolean, friendly: boolean): boolean => {
  if (isOver(now) || !isMoment(now, to)) return false;
  return agreed ? friendly || isUnseen(now, to) : isFree(now, by, to);
};

/** A take-back: without asking, or as both have agreed. */
export const judgeBack = (
  now: Standing,
  { by, at }: Pick<Saying, 'by' | 'at'>,
  to: number,
  agreed: boolean,
  friendly: boolean,
): Judged => {
  if (isOver(now)) return { code: 'over' };
  if (now.paused) return { code: 'paused' };
  if (!mayGoBack(now, by, to, agreed, friendly)) return { code: 'back' };
  return yes(now, { n: now.n + 1, at, kind: 'back', to, by });
};

export const judgePause = (now: Standing, { by, at }: Pick<Saying, 'by' | 'at'>, until: Pause): Judged => {
  if (isOver(now)) return { code: 'over' };
  if (now.paused) return { code: 'paused' };
  return yes(now, { n: now.n + 1, at, kind: 'pause', by, until });
};

export const judgeResume = (now: Standing, { by, at }: Pick<Saying, 'by' | 'at'>): Judged => {
  if (isOver(now)) return { code: 'over' };
  if (!now.paused) return { code: 'offer' };
  return yes(now, { n: now.n + 1, at, kind: 'resume', by });
};

/** Another pace, as both have agreed. */
export const judgePace = (now: Standing, { by, at }: Pick<Saying, 'by' | 'at'>, time?: TimeControl): Judged => {
  if (isOver(now)) return { code: 'over' };
  return yes(now, { n: now.n + 1, at, kind: 'pace', by, ...(time && { time }) });
};

/** The hall ends the match: somebody's time is up, or he has left, or both want it void. */
export const judgeEnd = (now: Standing, at: Millis, why: ClaimKind | 'void', loser?: Side): Judged => {
  if (isOver(now)) return { code: 'over' };
  return yes(now, { n: now.n + 1, at, kind: 'end', why, ...(loser ? { loser } : {}) });
};
