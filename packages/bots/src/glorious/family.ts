/** The measured game with Battles, whose decisions are its own: one decision ahead, by what throws may be expected to cost. */
import type { AnyMatch, Choice } from '@five-victories/engine';
import {
  isArtillery,
  isCommand,
  type Assign,
  type Fire,
  type Leave,
  type Remove,
} from '@five-victories/engine/glorious';
import { figureOf, unitOf, type Placed, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Family, Judged } from '../bot.js';
import { enemiesOf, roughly } from '../tabletop/bearing.js';
import { describe } from './describe.js';
import { assignWorth, rethrowWorth } from './fight.js';
import { fireWorth } from './fire.js';
import { leaveWorth, removalWorth } from './losses.js';
import { judgeOrders } from './orders.js';
import { setUpWorth } from './setup.js';

/** What the random bot does seldom: to send units home, and to end a phase at once. */
const WEIGHTS: Readonly<Record<string, number>> = { retire: 1, end: 5 };
const USUAL = 100;
const OUT_OF_THE_QUESTION = -1000;

/** Who stands nearest to the enemy moves first, so that the next rank has room; guns and command follow. */
const chooseWorth = (match: TabletopMatch, choice: Choice & { readonly unit?: string }): number => {
  if (choice.do === 'end') return OUT_OF_THE_QUESTION + 1;
  if (choice.do === 'shift') return OUT_OF_THE_QUESTION;
  const unit = unitOf(match, choice.unit!) as Placed;
  const figure = figureOf(match, unit);
  const far = enemiesOf(match, unit).reduce(
    (least, enemy) => Math.min(least, roughly(figure, figureOf(match, enemy))),
    200,
  );
  return -far - (isCommand(unit) ? 400 : isArtillery(unit) ? 200 : 0);
};

type Judge = (match: TabletopMatch, choice: Choice) => number;
const WORTH: Readonly<Record<string, Judge>> = {
  leave: (match, choice) => leaveWorth(match, choice as Leave),
  activity: chooseWorth,
  fire: (match, choice) => (choice.do === 'done' ? 0 : 0.02 + fireWorth(match, choice as Fire)),
  assign: (match, choice) => assignWorth(match, choice as Assign),
  rethrow: (match, choice) => (choice.do === 'keep' ? 0 : rethrowWorth(match)),
  remove: (match, choice) => removalWorth(match, choice as Remove),
  retreat: (_match, choice) => (choice.do === 'finish' ? 0 : -1),
  dispute: (_match, choice) => (choice.do === 'throw' ? 1 : 0),
};

const judge = (match: TabletopMatch): Judged[] => {
  const { kind, options } = match.decision!;
  if (kind === 'order') return judgeOrders(match);
  const worth = WORTH[kind];
  return options.map((choice, i) => ({
    choice,
    value: worth ? worth(match, choice) : setUpWorth(match, choice, i),
  }));
};

export const glorious: Family<TabletopMatch> = {
  plays: ({ table, rules }: AnyMatch) => 'features' in table && 'battle' in (rules as TabletopMatch['rules']).types,
  weight: ({ do: verb }) => WEIGHTS[verb] ?? USUAL,
  judge,
  describe,
};
