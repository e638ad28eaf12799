/** Suppression: GV-FIRE-17, -18, GV-R-22, -23. */
import { distance, gapOfBounds, inches as centimetres, isWithin, SLACK } from '../../../geometry/index.js';
import { isEngaged } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import { figureOf, unitOf } from '../../../tabletop/store.js';
import { isPlaced, type UnitId } from '../../../tabletop/unit.js';
import type { Placed } from '../../../manoeuvre/unit.js';
import { isHeavyArtillery, isShooter, strengthOf } from '../strength.js';
import { eligibleIn } from './eligibility.js';
import { fieldOf, rangeOf } from './zones.js';

const NEAR = centimetres(12);

/**
 * GV-FIRE-18, GV-R-22, -23: the enemy that keeps a unit's heads down: one that could shoot at it as it stands. The
 * contact of a unit with its charger is overlooked; before the firing phase fires nobody is in contact.
 */
export const suppressorOf = (match: ManoeuvreMatch, firer: Placed): UnitId | undefined => {
  const figure = figureOf(match, firer);
  const isElsewhere = unitOf(match, firer.id).place !== firer.place;
  for (const enemy of match.state.units) {
    if (enemy.side === firer.side || !isPlaced(enemy) || !isShooter(enemy) || isHeavyArtillery(enemy)) continue;
    const reach = Math.min(NEAR, rangeOf(enemy)) + SLACK;
    const there = figureOf(match, enemy);
    if (gapOfBounds(figure, there) > reach || !isWithin(distance(figure, there), NEAR)) continue;
    if (strengthOf(enemy) < 1 || isEngaged(match, enemy)) continue;
    const field = fieldOf(match, enemy, enemy.place, rangeOf(enemy), isElsewhere ? firer : undefined);
    if (eligibleIn(match, field, firer)) return enemy.id;
  }
  return undefined;
};
