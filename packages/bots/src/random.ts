/** Plays anything, each option as likely as the other. */
import { below, type AnyMatch, type Choice, type Stream } from '@five-victories/engine';

export const chooseRandom = (match: AnyMatch, stream: Stream): Choice => {
  const options = match.decision?.options ?? [];
  if (options.length === 0) throw new Error('There is no decision for a bot.');
  return options[below(stream, options.length)]!;
};
