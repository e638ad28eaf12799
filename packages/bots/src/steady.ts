/** Weighs its choices as the family knows how, and takes what stands best. It has no rules of its own. */
import { below, declines, next, type AnyMatch, type Choice, type Decision, type Stream } from '@five-victories/engine';
import type { Judged } from './bot.js';
import { familyOf } from './families.js';

const NEGLIGIBLE = 0.01;

/** All options with what they are worth to the side that decides, the best first. */
export const judge = (match: AnyMatch, stream: Stream): Judged[] =>
  familyOf(match)
    .judge(match, next(stream))
    .sort((a, b) => b.value - a.value);

/** Of options alike in worth: to leave things as they are, if that is one of them, else any. */
const pick = (judged: readonly Judged[], decision: Decision, stream: Stream): Choice => {
  const best = judged.filter(({ value }) => value >= judged[0]!.value - NEGLIGIBLE);
  const still = best.find(({ choice }) => declines(decision, choice));
  return (still ?? best[below(stream, best.length)]!).choice;
};

export const chooseSteady = (match: AnyMatch, stream: Stream): Choice => {
  const { decision } = match;
  const options = decision?.options ?? [];
  if (!decision || options.length === 0) throw new Error('There is no decision for a bot.');
  if (options.length === 1 || decision.nature.idle) return options[0]!;
  return pick(judge(match, stream), decision, stream);
};
