/** Where command does good: near those who fight, who may then throw again (GL-CMD-01), and out of reach of the enemy. */
import {
  isArtillery,
  isBattle,
  isChief,
  isCommand,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { figureIn, figureOf, isEngaged, type Place } from '@five-victories/engine/tabletop';
import { enemiesOf, friendsOf, INCH, roughly } from '../tabletop/bearing.js';
import { charging, edgeGap } from './danger.js';
import { outlookNow } from './fight.js';

const WEIGHT = { near: 0.5, fighting: 1, far: 0.012, close: 0.1 } as const;
/** Inside this nobody in command is safe from missiles, nor from who turns towards him. */
const SAFE = { sub: 7, chief: 12 } as const;
/** What is lost with him counts in full. */
const CHIEF = 1.5;

const dangerAt = (match: GloriousMatch, unit: Placed, place: Place, enemies: readonly Placed[]): number => {
  const [safe, weight] = isChief(unit) ? [SAFE.chief, CHIEF] : [SAFE.sub, 1];
  let danger = 0;
  for (const enemy of enemies) {
    danger += weight * charging(match, unit, place, enemy) * Math.max(0, outlookNow(match, enemy, unit));
    danger += weight * WEIGHT.close * Math.max(0, safe - edgeGap(match, unit, place, enemy));
  }
  return danger;
};

export const commandAt = (match: GloriousMatch, unit: Placed, place: Place): number => {
  const figure = figureIn(match, unit, place);
  const range = match.rules.types[unit.type]!.range! / INCH;
  let value = 0;
  for (const friend of friendsOf(match, unit)) {
    if (isCommand(friend) || isArtillery(friend) || isBattle(friend)) continue;
    const there = figureOf(match, friend);
    const far = roughly(figure, there);
    const need = isEngaged(match, friend) ? WEIGHT.fighting : WEIGHT.near;
    value += far - there.radius / INCH <= range ? need : -WEIGHT.far * need * far;
  }
  return value - dangerAt(match, unit, place, enemiesOf(match, unit));
};
