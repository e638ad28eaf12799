/** Decisions that are none: what answers itself, and what nothing would come of. */
import type { Choice, Settled } from './decision.js';
import { waiting, type AnyMatch } from './match.js';

/** The answer to the waiting decision that needs no asking, and why; undefined if it is a real one. */
export const settledBy = (match: AnyMatch): Settled | undefined => {
  if (match.decision === undefined || match.wanted) return undefined;
  const { question, memory } = waiting(match);
  return question.settled?.(match, memory);
};

/** Whether nothing would come of an option of the waiting decision: a unit that can only stand still, a shot without dice. */
export const isVain = (match: AnyMatch, choice: Choice): boolean => {
  if (match.decision === undefined || match.wanted) return false;
  const { question, memory } = waiting(match);
  return question.isVain?.(match, memory, choice) === true;
};

export type ByUnit = Choice & { readonly unit: string };

/** Options of a verb that are the only one of their unit; those that nothing would come of do not count. */
export const soleOf = (match: AnyMatch, verb: string): readonly ByUnit[] => {
  const options: readonly Choice[] = match.decision?.options ?? [];
  const own = options.filter(
    (option): option is ByUnit => option.do === verb && 'unit' in option && !isVain(match, option),
  );
  return own.filter(({ unit }) => own.filter((other) => other.unit === unit).length === 1);
};

/**
 * Who goes first of some whose acts come to the same in any order: whoever has nothing to decide on the way, for what
 * is known sooner can only help the others. Of those who all decide, anyone, if no two of them meet the same enemy;
 * otherwise nobody, for then it matters who sees the other's dice.
 */
export const firstOf = <Id>(
  left: readonly Id[],
  decides: (id: Id) => boolean,
  meets: (id: Id) => readonly Id[],
): Id | undefined => {
  const free = left.find((id) => !decides(id));
  if (free !== undefined) return free;
  const met = left.flatMap(meets);
  return new Set(met).size === met.length ? left[0] : undefined;
};
