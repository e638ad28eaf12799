/** The measured game with Battles, whose decisions are its own: one decision ahead, by what throws may be expected to cost. */
import { asked, type Choice } from '@five-victories/engine';
import { isArtillery, isCommand, type GloriousMatch, type Placed } from '@five-victories/engine/glorious';
import { figureOf, unitOf } from '@five-victories/engine/tabletop';
import type { Judged } from '../bot.js';
import { enemiesOf, roughly } from '../tabletop/bearing.js';
import type { ChoiceOf } from './decisions.js';
import { assignWorth, rethrowWorth } from './fight.js';
import { fireWorth } from './fire.js';
import { leaveWorth, removalWorth } from './losses.js';
import { judgeOrders } from './orders.js';
import { setUpWorth } from './setup.js';

const OUT_OF_THE_QUESTION = -1000;

/** Who stands nearest to the enemy moves first, so that the next rank has room; guns and command follow. */
const chooseWorth = (match: GloriousMatch, choice: ChoiceOf<'activity'>): number => {
  if (choice.do === 'end') return OUT_OF_THE_QUESTION + 1;
  if (choice.do === 'shift') return OUT_OF_THE_QUESTION;
  const unit = unitOf(match, choice.unit) as Placed;
  const figure = figureOf(match, unit);
  const far = enemiesOf(match, unit).reduce(
    (least, enemy) => Math.min(least, roughly(figure, figureOf(match, enemy))),
    200,
  );
  return -far - (isCommand(unit) ? 400 : isArtillery(unit) ? 200 : 0);
};

const each = <C extends Choice>(choices: readonly C[], worth: (choice: C, place: number) => number): Judged[] =>
  choices.map((choice, i) => ({ choice, value: worth(choice, i) }));

export const judge = (match: GloriousMatch): Judged[] => {
  const now = asked(match)!;
  switch (now.kind) {
    case 'order':
      return judgeOrders(match, now.options, unitOf(match, now.about.unit) as Placed);
    case 'leave':
      return each(now.options, (choice) => leaveWorth(match, choice));
    case 'activity':
      return each(now.options, (choice) => chooseWorth(match, choice));
    case 'fire':
      return each(now.options, (choice) => (choice.do === 'done' ? 0 : 0.02 + fireWorth(match, choice)));
    case 'assign':
      return each(now.options, (choice) => assignWorth(match, now.about, choice));
    case 'rethrow':
      return each(now.options, (choice) => (choice.do === 'keep' ? 0 : rethrowWorth(match, now.about)));
    case 'remove':
      return each(now.options, (choice) => removalWorth(match, now.about, choice));
    case 'retreat':
      return each(now.options, (choice) => (choice.do === 'finish' ? 0 : -1));
    case 'dispute':
      return each(now.options, (choice) => (choice.do === 'throw' ? 1 : 0));
    case 'form':
    case 'setup':
      return each<ChoiceOf<'form' | 'setup'>>(now.options, (choice, place) => setUpWorth(match, choice, place));
    // Suggestions come in good order, and where nothing depends on the order any will do.
    case 'place':
    case 'attack':
    case 'lossesOf':
    case 'dice':
      return each<Choice>(now.options, (_choice, place) => -place);
    default:
      return now satisfies never;
  }
};
