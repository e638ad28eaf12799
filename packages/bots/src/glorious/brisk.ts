/** The quick player: as steady. */
import type { Choice, Stream } from '@five-victories/engine';
import type { GloriousMatch } from '@five-victories/engine/glorious';
import { blurred, pick } from '../best.js';
import { judge } from './judge.js';

export const brisk = (match: GloriousMatch, stream: Stream, noise: number): Choice => {
  const decision = match.decision!;
  if (decision.options.length === 1 || decision.nature.idle) return decision.options[0]!;
  return pick(blurred(judge(match), noise, stream), decision, stream);
};
