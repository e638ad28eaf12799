/** Weighs its choices as the family knows how, and takes what stands best. It has no rules of its own. */
import { next, type AnyMatch, type Choice, type Stream } from '@five-victories/engine';
import { pick } from './best.js';
import type { Judged, Thinking } from './bot.js';
import { familyOf } from './families.js';

/** All options with what they are worth to the side that decides, the best first. */
export const judge = (match: AnyMatch, stream: Stream): Judged[] =>
  familyOf(match)
    .judge(match, next(stream))
    .sort((a, b) => b.value - a.value);

/** Its choice with what it weighed, once; nothing is weighed where there is nothing to choose. */
export const thinkSteady = (match: AnyMatch, stream: Stream): Thinking => {
  const { decision } = match;
  const options = decision?.options ?? [];
  if (!decision || options.length === 0) throw new Error('There is no decision for a bot.');
  if (options.length === 1 || decision.nature.idle) return { choice: options[0]!, judged: [] };
  const judged = judge(match, stream);
  return { choice: pick(judged, decision, stream), judged };
};

export const chooseSteady = (match: AnyMatch, stream: Stream): Choice => thinkSteady(match, stream).choice;
