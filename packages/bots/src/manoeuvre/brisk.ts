/** The quick player: as steady, but of orders it weighs only what the engine suggests. */
import { asked, type Choice, type Stream } from '@five-victories/engine';
import { unitOf } from '@five-victories/engine/tabletop';
import type { Placed } from '@five-victories/engine/manoeuvre';
import { blurred, pick } from '../best.js';
import type { Judged } from '../bot.js';
import type { ManoeuvreMatch } from './decisions.js';
import { judge } from './judge.js';
import { judgeSuggested } from './orders.js';

const judged = (match: ManoeuvreMatch): readonly Judged[] => {
  const now = asked(match)!;
  return now.kind === 'order'
    ? judgeSuggested(match, now.options, unitOf(match, now.about.unit) as Placed)
    : judge(match);
};

export const brisk = (match: ManoeuvreMatch, stream: Stream, noise: number): Choice => {
  const decision = match.decision!;
  if (decision.options.length === 1 || decision.nature.idle) return decision.options[0]!;
  return pick(blurred(judged(match), noise, stream), decision, stream);
};
