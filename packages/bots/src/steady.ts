/** Looks one decision ahead with exact odds and takes what stands best. It has no rules of its own. */
import { below, next, type Choice, type Stream } from '@five-victories/engine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { candidatesOf, valueOf } from './search.js';
import { setUpWorth } from './setup.js';

/** Only the order in which things are done that are done anyway: hits are counted afterwards. */
const ORDER_ONLY: ReadonlySet<string> = new Set(['fight', 'lossesOf']);

export interface Judged {
  readonly choice: Choice;
  readonly value: number;
}

const NEGLIGIBLE = 0.01;

/** All options with what they are worth to the side that decides, the best first. */
export const judge = (match: ZonalMatch, stream: Stream): Judged[] => {
  const seed = next(stream);
  const judged = candidatesOf(match).map((choice) => ({
    choice,
    value: setUpWorth(match, choice) ?? valueOf(match, choice, seed),
  }));
  return judged.sort((a, b) => b.value - a.value);
};

const QUIET: ReadonlySet<string> = new Set(['keep', 'stop', 'nothing', 'done', 'end']);

/** Of options alike in worth: to leave things as they are, if that is one of them, else any. */
const pick = (judged: readonly Judged[], stream: Stream): Choice => {
  const best = judged.filter(({ value }) => value >= judged[0]!.value - NEGLIGIBLE);
  const quiet = best.find(({ choice }) => QUIET.has(choice.do));
  return (quiet ?? best[below(stream, best.length)]!).choice;
};

export const chooseSteady = (match: ZonalMatch, stream: Stream): Choice => {
  const options = match.decision?.options ?? [];
  if (options.length === 0) throw new Error('There is no decision for a bot.');
  if (options.length === 1 || ORDER_ONLY.has(match.decision!.kind)) return options[0]!;
  return pick(judge(match, stream), stream);
};
