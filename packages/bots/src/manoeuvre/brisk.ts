/** The quick player: as steady, but of orders it weighs only what the engine suggests. */
import { asked, type Choice, type Stream } from '@five-victories/engine';
import { figureOf, isCommand, unitOf, type March, type UnitId } from '@five-victories/engine/tabletop';
import type { ManoeuvreMatch as AnyManoeuvre, Placed } from '@five-victories/engine/manoeuvre';
import { blurred, pick } from '../best.js';
import type { Judged, Mood } from '../bot.js';
import { nearerToGoal } from '../tabletop/goalward.js';
import { inMood } from '../tabletop/mood.js';
import { enemiesOf, INCH, roughly } from '../tabletop/bearing.js';
import { keepingUp, postedAt } from './care.js';
import type { ChoiceOf, ManoeuvreMatch } from './decisions.js';
import { judge } from './judge.js';
import { endOf } from './march.js';
import { judgeOrders, judgeSuggested } from './orders.js';

const FIRST = 1000;

/** Except those who have had their turn. */
const commandersFirst = (match: ManoeuvreMatch, judged: readonly Judged[]): readonly Judged[] =>
  judged.map((each) => {
    const unit = 'unit' in each.choice ? unitOf(match, each.choice.unit as UnitId) : undefined;
    const leads = unit && unit.activity === undefined && isCommand(match, unit);
    return leads ? { ...each, value: each.value + FIRST } : each;
  });

const nearerBy = (match: ManoeuvreMatch, unit: Placed, march: March): number =>
  nearerToGoal(match, unit.side, unit.place, endOf(match, unit, march));

const judged = (match: ManoeuvreMatch, mood: Mood | undefined): readonly Judged[] => {
  const now = asked(match)!;
  if (now.kind === 'activity' && mood?.leading) return commandersFirst(match, judge(match));
  if (now.kind !== 'order') return judge(match);
  const unit = unitOf(match, now.about.unit) as Placed;
  const options = [...now.options, ...keepingUp(match, unit, now.options)];
  const weighed = mood?.thorough ? judgeOrders(match, options, unit, postedAt) : judgeSuggested(match, options, unit);
  return inMood(weighed, mood, (choice) => ('steps' in choice ? nearerBy(match, unit, choice as March) : 0));
};

export const brisk = (match: ManoeuvreMatch, stream: Stream, noise: number, mood?: Mood): Choice => {
  const decision = match.decision!;
  if (decision.options.length === 1 || decision.nature.idle) return decision.options[0]!;
  return pick(blurred(judged(match, mood), noise, stream), decision, stream);
};

// ---- quicker still -----------------------------------------------------------------------------------------------------

/** Inches to the nearest enemy that it could charge now, or fire at after a move; more than that and nothing comes of it. */
const spareReach = (match: AnyManoeuvre, unit: Placed): number => {
  const { rules } = match;
  const reach = Math.max(
    rules.chargeAllowance(match, unit),
    rules.fireRange(unit) + rules.allowance(match, unit, 'manoeuvre'),
  );
  const figure = figureOf(match, unit);
  let least = Infinity;
  for (const enemy of enemiesOf(match, unit)) {
    const there = figureOf(match, enemy);
    least = Math.min(least, roughly(figure, there) - (figure.radius + there.radius) / INCH);
  }
  return least - reach / INCH;
};

/** Of those who have not acted the one who may do most; Commanders do nothing that would be felt so soon. */
const foremost = (match: ManoeuvreMatch, choices: readonly ChoiceOf<'activity'>[]): Choice | undefined => {
  let found: Choice | undefined;
  let least = 0;
  for (const choice of choices) {
    if (choice.do !== 'choose') continue;
    const unit = unitOf(match, choice.unit) as Placed;
    if (unit.activity !== undefined || isCommand(match, unit)) continue;
    const spare = spareReach(match, unit);
    if (spare <= least) [found, least] = [choice, spare];
  }
  return found;
};

export const hasty = (match: ManoeuvreMatch, stream: Stream): Choice => {
  const now = asked(match)!;
  if (now.kind !== 'activity') return brisk(match, stream, 0);
  const end = now.options.find(({ do: verb }) => verb === 'end');
  return foremost(match, now.options) ?? end ?? brisk(match, stream, 0);
};
