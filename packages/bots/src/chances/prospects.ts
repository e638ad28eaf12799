/** What may come of a choice: the match played on by quick players with other dice, to the end of the next fights. */
import { answer, declines, fork, same, streamOf, type AnyMatch, type Choice } from '@five-victories/engine';
import { familyOf } from '../families.js';
import type { Plan } from '../plan.js';
import { carryOut, playOn } from '../planner.js';
import { judge } from '../steady.js';

/** Any number with many ones and noughts: the dice and the players are not to draw the same. */
const OTHER = 0x5bd1_e995;

/** Where the match stands then. The same seed throws the same dice, whatever was chosen; a plan is kept to, where there is one. */
export const prospect = (match: AnyMatch, choice: Choice, seed: number, plan?: Plan): AnyMatch => {
  const copy = fork(match, seed);
  const stream = streamOf(seed ^ OTHER);
  const { side } = match.decision!;
  answer(copy, choice);
  if (plan) carryOut(familyOf(match), copy, side, plan, stream);
  playOn(familyOf(match), copy, stream);
  return copy;
};

export interface Rivals {
  /** How much better than the choice the best of the others looks at first sight, beside what decides a fight. */
  readonly gap: number | undefined;
  /** What might have been chosen instead, the most promising first. */
  readonly others: readonly Choice[];
}

/** What a bot would have thought of besides; how far behind the choice is only where the bot thought of it too. */
export const rivalsOf = (match: AnyMatch, choice: Choice, seed: number): Rivals => {
  const judged = judge(match, streamOf(seed));
  const own = judged.find((each) => same(each.choice, choice));
  const others = judged.filter((each) => each !== own);
  const [best] = others;
  const scale = familyOf(match).planning.scale;
  return {
    gap: own && best ? (best.value - own.value) / scale : undefined,
    others: others.map((each) => each.choice),
  };
};

/** Where a choice stands for something: to do nothing is one, however it is put. */
export const isAlike = (match: AnyMatch, a: Choice, b: Choice): boolean =>
  same(a, b) || (match.decision !== undefined && declines(match.decision, a) && declines(match.decision, b));
