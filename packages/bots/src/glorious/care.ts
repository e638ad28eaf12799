/** What a careful player minds besides: goals, and the life of the commander-in-chief, with whom the match may be lost. */
import {
  chargeReach,
  isBattle,
  isChief,
  moveOf,
  reachOf,
  shootersOf,
  targetRefusal,
  type GloriousMatch,
  type Placed,
} from '@five-victories/engine/glorious';
import { figureIn, figureOf, isEngaged, type Place } from '@five-victories/engine/tabletop';
import type { Judged } from '../bot.js';
import { enemiesOf, INCH } from '../tabletop/bearing.js';
import { edgeGap } from './danger.js';
import { outlookNow } from './fight.js';
import { isBetween, volleyHarm } from './fire.js';
import { goalsAt } from '../tabletop/goals.js';
import { standingAt } from './ground.js';

const mayShoot = (enemy: Placed): boolean => !enemy.limbered && Object.keys(shootersOf(enemy)).length > 0;

/** How likely somebody charges him who stands beside him, the less the further off; and with another between them. */
const CAUGHT = { beside: 0.4, covered: 0.3 } as const;
/** What may hit him in the next firing. */
const TARGET = 0.5;

/** What the commander-in-chief risks at a place, and the match with him: nobody stands still while he rides by. */
const risked = (match: GloriousMatch, unit: Placed, place: Place): number => {
  const here = { ...unit, place };
  const figure = figureIn(match, unit, place);
  let risk = 0;
  for (const enemy of enemiesOf(match, unit)) {
    const gap = edgeGap(match, unit, place, enemy);
    if (mayShoot(enemy) && gap < reachOf(match, enemy) / INCH && !isEngaged(match, enemy))
      risk += TARGET * volleyHarm(match, enemy, here);
    const reach = chargeReach(enemy) / INCH;
    const further = moveOf(enemy, enemy.byHorse, false) / INCH;
    if (reach === 0 || gap > reach + further || isEngaged(match, enemy) || targetRefusal(match, enemy, unit)) continue;
    const covered = isBetween(match, figureOf(match, enemy), figure, [unit.id, enemy.id]) ? CAUGHT.covered : 1;
    const sure = covered * CAUGHT.beside * (1 - Math.max(0, gap) / (reach + further));
    risk += sure * Math.max(0, outlookNow(match, enemy, unit));
  }
  return risk;
};

/** How well a formation stands somewhere in the eyes of a careful player. */
export const postedAt = (match: GloriousMatch, unit: Placed, place: Place): number => {
  const posted = standingAt(match, unit, place) + goalsAt(match, unit, place);
  return isChief(unit) ? posted - risked(match, unit, place) : posted;
};

/** Who has turned moves on; he does not turn back to gain a few inches. A Battle turns slowly, and may have to go on. */
const AGAIN = 0.4;

export const steadied = (unit: Placed, judged: readonly Judged[]): readonly Judged[] => {
  if (unit.activity?.moves !== 0 || isBattle(unit)) return judged;
  return judged.map(({ choice, value }) => ({ choice, value: choice.do === 'turn' ? value - AGAIN : value }));
};
