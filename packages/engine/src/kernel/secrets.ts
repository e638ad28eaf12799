/** What lies face down, and what cannot be taken back because it was seen. */
import { stepAt, waiting, type AnyMatch, type Said } from './match.js';
import type { Place } from './procedure.js';
import type { Refusal } from './refusal.js';
import { SIDES, type Side } from './side.js';

/** Whether the answer to the waiting decision is hidden from the other side until it is revealed. */
export const isSecret = (match: AnyMatch): boolean => {
  if (match.decision === undefined || match.wanted !== undefined) return false;
  const { question, memory } = waiting(match);
  return question.secret?.(match, memory) !== undefined;
};

const laidAt = (match: AnyMatch, place: Place): readonly Side[] => {
  const step = stepAt(match, place);
  return typeof step === 'function' ? [] : (step.secret?.(match, place.memory) ?? []);
};

/**
 * The sides whose secret answers lie face down. A dispute in between changes nothing: the question that waits below it
 * still holds them.
 */
export const faceDown = (match: AnyMatch): Side[] => {
  const laid = match.stack.flatMap((place) => laidAt(match, place));
  return SIDES.filter((side) => laid.includes(side));
};

/** Why the secret answer of the side that is asked came back to it, so that it is asked again; undefined if none did. */
export const cameBack = (match: AnyMatch): readonly Refusal[] | undefined => {
  if (match.decision === undefined || match.wanted !== undefined) return undefined;
  const { question, memory } = waiting(match);
  return question.cameBack?.(match, memory);
};

/** Whether what was said turned up something that lay face down, be it the answer itself. */
export const opens = (before: AnyMatch, said: Said, after: AnyMatch): boolean => {
  const down = faceDown(after);
  const laid = faceDown(before);
  if (!('by' in said) && isSecret(before)) laid.push(before.decision!.side);
  return laid.some((side) => !down.includes(side));
};
