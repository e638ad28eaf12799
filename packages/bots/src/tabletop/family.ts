/** The measured games: one decision ahead, by what throws may be expected to cost and how units then stand. */
import { about, type AnyMatch, type Choice } from '@five-victories/engine';
import {
  figureOf,
  isCommand,
  isGun,
  unitOf,
  type Fire,
  type Placed,
  type Reaction,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Family, Judged } from '../bot.js';
import { enemiesOf, roughly } from './bearing.js';
import { describe } from './describe.js';
import { rethrowWorth } from './fight.js';
import { fireWorth } from './fire.js';
import { allocationWorth, bounceWorth, moreShares, removalWorth } from './losses.js';
import { judgeOrders } from './orders.js';
import { interceptWorth, joinWorth, reactionWorth } from './replies.js';
import { setUpWorth } from './setup.js';

/** What the random bot does seldom: to send units home, and to end a phase at once. */
const WEIGHTS: Readonly<Record<string, number>> = { retire: 1, end: 5 };
const USUAL = 100;

const OUT_OF_THE_QUESTION = -1000;

/** Who stands nearest to the enemy moves first, so that the next rank has room; guns and Commanders follow. */
const chooseWorth = (match: TabletopMatch, choice: Choice & { readonly unit?: UnitId }): number => {
  if (choice.do === 'end') return OUT_OF_THE_QUESTION + 1;
  if (choice.do === 'retire') return OUT_OF_THE_QUESTION;
  const unit = unitOf(match, choice.unit!) as Placed;
  if (unit.activity !== undefined) return OUT_OF_THE_QUESTION; // it has had its turn, and may go on only by option
  const figure = figureOf(match, unit);
  const far = enemiesOf(match, unit).reduce(
    (least, enemy) => Math.min(least, roughly(figure, figureOf(match, enemy))),
    200,
  );
  return -far - (isCommand(match, unit) ? 400 : isGun(match, unit) ? 200 : 0);
};

type Judge = (match: TabletopMatch, choice: Choice) => number;
/** What a choice is worth, by the kind of decision. */
const WORTH: Readonly<Record<string, Judge>> = {
  fire: (match, choice) => (choice.do === 'done' ? 0 : 0.02 + fireWorth(match, choice as Fire)),
  bounce: (match, choice) => bounceWorth(match, choice as Choice & { unit: UnitId }),
  join: joinWorth,
  allocate: (match, choice) => allocationWorth(match, choice as unknown as Parameters<typeof allocationWorth>[1]),
  rethrow: (match, choice) => (choice.do === 'keep' ? 0 : rethrowWorth(match)),
  remove: (match, choice) => removalWorth(match, choice as unknown as Parameters<typeof removalWorth>[1]),
  activity: chooseWorth,
  retreat: (_match, choice) => (choice.do === 'finish' ? 0 : -1),
  intercept: interceptWorth,
  goOn: (_match, choice) => (choice.do === 'goOn' ? 1 : 0),
  react: (match, choice) => reactionWorth(match, choice as Reaction),
  dispute: (_match, choice) => (choice.do === 'throw' ? 1 : 0),
};

const judge = (match: TabletopMatch): Judged[] => {
  const { kind, options } = match.decision!;
  if (kind === 'order' || kind === 'breakThrough')
    return judgeOrders(match, unitOf(match, (about(match) as { unit: UnitId }).unit) as Placed);
  const worth = WORTH[kind];
  const choices = kind === 'allocate' ? [...options, ...moreShares(match)] : options;
  return worth
    ? choices.map((choice) => ({ choice, value: worth(match, choice) }))
    : options.map((choice, i) => ({ choice, value: setUpWorth(match, choice, i) }));
};

export const tabletop: Family<TabletopMatch> = {
  plays: ({ table }: AnyMatch) => 'features' in table,
  weight: ({ do: verb }) => WEIGHTS[verb] ?? USUAL,
  judge,
  describe,
};
