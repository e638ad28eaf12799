/** Whose an answer is. */
import { asked, ownerOf, type AnyMatch, type Choice } from '@five-victories/engine/kernel';

/** Whom an answer is of, where it is of a unit. */
export const actorIn = (match: AnyMatch, choice: Choice): string | undefined => {
  const { unit } = choice as Choice & { readonly unit?: unknown };
  if (typeof unit === 'string') return unit;
  const question = asked(match);
  return question && ownerOf(question);
};
