/** The quick player: as steady, and more careful. */
import { asked, type Choice, type Stream } from '@five-victories/engine';
import {
  chargeReach,
  isArtillery,
  isCommand,
  judgeOrder,
  reachOf,
  type GloriousMatch,
  type Placed,
} from '@five-victories/engine/glorious';
import { unitOf } from '@five-victories/engine/tabletop';
import { blurred, pick } from '../best.js';
import type { Judged, Mood } from '../bot.js';
import { nearerToGoal } from '../tabletop/goalward.js';
import { inMood } from '../tabletop/mood.js';
import { enemiesOf, INCH } from '../tabletop/bearing.js';
import { postedAt, steadied } from './care.js';
import { edgeGap } from './danger.js';
import type { ChoiceOf } from './decisions.js';
import { judge } from './judge.js';
import { judgeOrders } from './orders.js';

const nearerBy = (match: GloriousMatch, unit: Placed, order: Choice): number => {
  const { can } = judgeOrder(match, unit, order as Parameters<typeof judgeOrder>[2]);
  return can ? nearerToGoal(match, unit.side, unit.place, can.to) : 0;
};

const judged = (match: GloriousMatch, mood: Mood | undefined): readonly Judged[] => {
  const now = asked(match)!;
  if (now.kind !== 'order') return judge(match);
  const unit = unitOf(match, now.about.unit) as Placed;
  const weighed = steadied(unit, judgeOrders(match, now.options, unit, postedAt));
  return inMood(weighed, mood, (choice) => (choice.do === 'stop' ? 0 : nearerBy(match, unit, choice)));
};

export const brisk = (match: GloriousMatch, stream: Stream, noise: number, mood?: Mood): Choice => {
  const decision = match.decision!;
  if (decision.options.length === 1 || decision.nature.idle) return decision.options[0]!;
  return pick(blurred(judged(match, mood), noise, stream), decision, stream);
};

// ---- quicker still -----------------------------------------------------------------------------------------------------

/** Nearer than its charge or its shot after a move, or nothing comes of it. */
const SPARE = 4;

const mayMatter = (match: GloriousMatch, choice: ChoiceOf<'activity'>): boolean => {
  if (choice.do !== 'choose') return false;
  const unit = unitOf(match, choice.unit) as Placed;
  if (isCommand(unit) || isArtillery(unit)) return false;
  const reach = Math.max(chargeReach(unit), reachOf(match, unit)) / INCH + SPARE;
  return enemiesOf(match, unit).some((enemy) => edgeGap(match, unit, unit.place, enemy) < reach);
};

export const hasty = (match: GloriousMatch, stream: Stream): Choice => {
  const now = asked(match)!;
  if (now.kind !== 'activity') return brisk(match, stream, 0);
  const options: readonly ChoiceOf<'activity'>[] = now.options;
  return (
    options.find((choice) => mayMatter(match, choice)) ??
    options.find(({ do: verb }) => verb === 'end') ??
    brisk(match, stream, 0)
  );
};
