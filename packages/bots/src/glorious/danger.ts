/** What may happen to a formation where it stands: who could charge it next. There are no reactions (GL-GEN-05). */
import { forward } from '@five-victories/engine/geometry';
import {
  chargeReach,
  chargerRefusal,
  isBattle,
  targetRefusal,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { figureIn, figureOf, isEngaged, type Place } from '@five-victories/engine/tabletop';
import { INCH, isBehind, roughly } from '../tabletop/bearing.js';
import { outlook, outlookNow } from './fight.js';
import { isBetween } from './fire.js';

/** How sure a charge is by one who has the unit before his front, and by one who must turn first. */
const SURE = { ahead: 0.5, aside: 0.1 } as const;

/** Inches between the edges, roughly. */
export const edgeGap = (match: GloriousMatch, unit: Placed, place: Place, other: Placed): number => {
  const [figure, there] = [figureIn(match, unit, place), figureOf(match, other)];
  return roughly(figure, there) - (figure.radius + there.radius) / INCH / 1.5;
};

/** Whether a place lies before the front of an enemy. */
const isAhead = (match: GloriousMatch, unit: Placed, place: Place, enemy: Placed): boolean => {
  const [figure, there] = [figureIn(match, unit, place), figureOf(match, enemy)];
  const { x: dx, y: dy } = forward(enemy.place.heading);
  const [ox, oy] = [figure.x - enemy.place.x, figure.y - enemy.place.y];
  return ox * dx + oy * dy > 0 && Math.abs(ox * dy - oy * dx) < figure.radius + there.radius;
};

/** How likely an enemy charges somebody at a place in his next movement. */
export const charging = (match: GloriousMatch, unit: Placed, place: Place, enemy: Placed): number => {
  const reach = chargeReach(enemy) / INCH;
  if (reach === 0 || edgeGap(match, unit, place, enemy) > reach) return 0;
  if (chargerRefusal(match, enemy) || targetRefusal(match, enemy, unit) || isEngaged(match, enemy)) return 0;
  const [figure, there] = [figureIn(match, unit, place), figureOf(match, enemy)];
  if (isBetween(match, there, figure, [unit.id, enemy.id])) return SURE.aside / 2;
  return isAhead(match, unit, place, enemy) ? SURE.ahead : SURE.aside;
};

/** What charges of the enemy may cost. To be charged by somebody weaker costs nothing. */
export const exposure = (match: GloriousMatch, unit: Placed, place: Place, enemies: readonly Placed[]): number => {
  const formed = place.formation === unit.place.formation;
  let worst = 0;
  for (const enemy of enemies) {
    const sure = charging(match, unit, place, enemy);
    if (sure === 0) continue;
    const there = { ...unit, place };
    const flank = !isBattle(unit) && isBehind(enemy.place, there) ? 1 : 0;
    const value = formed ? outlookNow(match, enemy, unit) : outlook(match, enemy, there);
    worst = Math.max(worst, sure * (value + flank));
  }
  return worst;
};
