/** What may happen to a unit where it stands. */
import { forward } from '@five-victories/engine/geometry';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { figureIn, figureOf, type Place } from '@five-victories/engine/tabletop';
import { INCH, isBehind, offOf, roughly } from '../tabletop/bearing.js';
import { roundOf } from './fight.js';
import { isFighter, standWorth } from './strength.js';

const WEIGHT = { flank: 0.4, intercept: 0.3 } as const;

/** Enemy horse that could cut it off here. */
export const interception = (match: ManoeuvreMatch, unit: Placed, place: Place, enemies: readonly Placed[]): number => {
  const here = { ...unit, place };
  let worst = 0;
  for (const enemy of enemies) {
    const reach = match.rules.interceptReach(match, enemy) / INCH;
    if (reach === 0 || !isFighter(match, enemy) || !isAhead(match, enemy, here, reach)) continue;
    worst = Math.max(worst, roundOf(match, enemy, here, { outflanking: isBehind(enemy.place, here) }));
  }
  return WEIGHT.intercept * worst;
};

/** Straight before the front of another, so near. */
const isAhead = (match: ManoeuvreMatch, enemy: Placed, unit: Placed, reach: number): boolean => {
  const [from, to] = [figureOf(match, enemy), figureIn(match, unit, unit.place)];
  const { x, y } = forward(enemy.place.heading);
  const [dx, dy] = [to.x - enemy.place.x, to.y - enemy.place.y];
  const [along, across] = [dx * x + dy * y, Math.abs(dx * y - dy * x)];
  return along > 0 && along < reach * INCH + to.radius && across < from.radius + to.radius;
};

/** Enemies near that look at its flank or rear. */
export const exposure = (match: ManoeuvreMatch, unit: Placed, place: Place, enemies: readonly Placed[]): number => {
  const here = { ...unit, place };
  let worst = 0;
  for (const enemy of enemies) {
    if (!isFighter(match, enemy) || !isBehind(enemy.place, here)) continue;
    const reach = match.rules.chargeAllowance(match, enemy) / INCH;
    if (
      reach > 0 &&
      roughly(figureIn(match, unit, place), figureOf(match, enemy)) < reach &&
      offOf(match, enemy.place, here) < 20
    )
      worst = Math.max(worst, WEIGHT.flank * standWorth(match, unit));
  }
  return worst;
};
