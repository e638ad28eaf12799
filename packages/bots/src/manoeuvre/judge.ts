/** The measured games: one decision ahead, by what throws may be expected to cost and how units then stand. */
import { asked, type Choice } from '@five-victories/engine';
import { figureOf, isCommand, isGun, unitOf } from '@five-victories/engine/tabletop';
import type { Placed } from '@five-victories/engine/manoeuvre';
import type { Judged } from '../bot.js';
import { enemiesOf, roughly } from '../tabletop/bearing.js';
import type { ChoiceOf, ManoeuvreMatch } from './decisions.js';
import { rethrowWorth } from './fight.js';
import { fireWorth } from './fire.js';
import { allocationWorth, bounceWorth, moreShares, removalWorth } from './losses.js';
import { judgeOrders } from './orders.js';
import { interceptWorth, joinWorth, reactionWorth } from './replies.js';
import { setUpWorth } from './setup.js';

const OUT_OF_THE_QUESTION = -1000;

/** Who stands nearest to the enemy moves first, so that the next rank has room; guns and Commanders follow. */
const chooseWorth = (match: ManoeuvreMatch, choice: ChoiceOf<'activity'>): number => {
  if (choice.do === 'end') return OUT_OF_THE_QUESTION + 1;
  if (choice.do === 'retire') return OUT_OF_THE_QUESTION;
  const unit = unitOf(match, choice.unit) as Placed;
  if (unit.activity !== undefined) return OUT_OF_THE_QUESTION; // it has had its turn, and may go on only by option
  const figure = figureOf(match, unit);
  const far = enemiesOf(match, unit).reduce(
    (least, enemy) => Math.min(least, roughly(figure, figureOf(match, enemy))),
    200,
  );
  return -far - (isCommand(match, unit) ? 400 : isGun(match, unit) ? 200 : 0);
};

const each = <C extends Choice>(choices: readonly C[], worth: (choice: C, place: number) => number): Judged[] =>
  choices.map((choice, i) => ({ choice, value: worth(choice, i) }));

export const judge = (match: ManoeuvreMatch): Judged[] => {
  const now = asked(match)!;
  switch (now.kind) {
    case 'order':
    case 'breakThrough':
      return judgeOrders(match, now.options, unitOf(match, now.about.unit) as Placed);
    case 'activity':
      return each(now.options, (choice) => chooseWorth(match, choice));
    case 'fire':
      return each(now.options, (choice) => (choice.do === 'done' ? 0 : 0.02 + fireWorth(match, choice)));
    case 'bounce':
      return each(now.options, (choice) => bounceWorth(match, choice));
    case 'join':
      return each(now.options, (choice) => joinWorth(match, now.about, choice));
    case 'allocate':
      return each([...now.options, ...moreShares(now.about)], (choice) => allocationWorth(match, now.about, choice));
    case 'rethrow':
      return each(now.options, (choice) => (choice.do === 'keep' ? 0 : rethrowWorth(now.about)));
    case 'remove':
      return each(now.options, (choice) => removalWorth(match, now.about, choice));
    case 'retreat':
      return each(now.options, (choice) => (choice.do === 'finish' ? 0 : -1));
    case 'intercept':
      return each(now.options, (choice) => interceptWorth(match, now.about, choice));
    case 'goOn':
      return each(now.options, (choice) => (choice.do === 'goOn' ? 1 : 0));
    case 'react':
      return each(now.options, (choice) => reactionWorth(match, now.about, choice));
    case 'dispute':
      return each(now.options, (choice) => (choice.do === 'throw' ? 1 : 0));
    case 'setup':
    case 'place':
      return each<ChoiceOf<'setup' | 'place'>>(now.options, (choice, place) => setUpWorth(match, choice, place));
    // Suggestions come in good order, and where nothing depends on the order any will do.
    case 'dismount':
    case 'generate':
    case 'muster':
    case 'hastyBlock':
    case 'fallBack':
    case 'reform':
    case 'fight':
    case 'lossesOf':
    case 'dice':
      return each<Choice>(now.options, (_choice, place) => -place);
    default:
      return now satisfies never;
  }
};
