/** Good orders to fire, and what the table shows about targets. */
import type { Angle, Side as Edge } from '../../geometry/index.js';
import type { Summand } from '../../kernel/event.js';
import type { Refusal } from '../../kernel/refusal.js';
import type { Fire } from '../../tabletop/choices.js';
import { eligibleIn, weaponRefusal, whyNotIn } from './eligibility.js';
import { summandsOf, total } from './fire-dice.js';
import { diceRefusal, firePivotRefusal, firerRefusal, targetRefusal } from './fire-order.js';
import { enemiesInRange, suggestionsBy } from './fire-suggestions.js';
import { pivotedPlace } from '../moves/pivot.js';
import { isEngaged } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import { enemiesOf } from '../../tabletop/store.js';
import type { Place } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { fieldOf, rangeOf } from './field.js';

/** Enemies a unit might fire at, with a pivot if need be; nobody when it may not fire at all. */
const mayHit = (match: ManoeuvreMatch, unit: Placed): Placed[] => {
  if (unit.fired || weaponRefusal(match, unit, unit.place)) return [];
  const enemies = enemiesInRange(match, unit, rangeOf(match, unit));
  if (enemies.length === 0 || isEngaged(match, unit)) return [];
  return enemies.filter((enemy) => !isEngaged(match, enemy));
};

interface Shot {
  readonly target: Placed;
  readonly stands: readonly number[];
  readonly dice: number;
}

/** What a unit can do to each of some enemies from a place, the most dice first; shots without dice are left out. */
const shotsFrom = (match: ManoeuvreMatch, unit: Placed, place: Place, enemies: readonly Placed[]): Shot[] => {
  const field = fieldOf(match, unit, place);
  const shots: Shot[] = [];
  for (const target of enemies) {
    const stands = eligibleIn(match, field, target);
    if (stands.length === 0) continue;
    const dice = total(summandsOf(match, unit, place, target, stands.length));
    if (dice > 0) shots.push({ target, stands, dice });
  }
  return shots.sort((a, b) => b.dice - a.dice);
};

/** The best shot, and with the stands that are left the next that has dice. */
const splitOf = (match: ManoeuvreMatch, unit: Placed, [best, ...others]: readonly Shot[]): Fire[] => {
  if (!best) return [];
  const next = others.find(({ target, stands }) => {
    const left = stands.filter((stand) => !best.stands.includes(stand)).length;
    return left > 0 && total(summandsOf(match, unit, unit.place, target, left)) > 0;
  });
  return next ? [{ do: 'fire', unit: unit.id, at: [{ target: best.target.id }, { target: next.target.id }] }] : [];
};

export const { isAnyFirer, isAnyShot, ordersOf } = suggestionsBy({ mayHit, rangeOf, shotsFrom, splitOf });

// ---- what the table shows --------------------------------------------------------------------------------------------

/** What a unit could do to one enemy: stands and dice, or why nothing. */
export type Target =
  | {
      readonly target: string;
      readonly stands: readonly number[];
      readonly points?: number;
      readonly dice: number;
      readonly needs: number;
      readonly modifiers: readonly Summand[];
    }
  | { readonly target: string; readonly refusal: Refusal };

/** For each enemy what a unit could do to it now, or after a pivot. */
export const targetsOf = (match: ManoeuvreMatch, unit: Placed, pivot?: Angle, face?: Edge): Target[] => {
  const turned = pivot === undefined || pivot === 0 ? undefined : firePivotRefusal(match, unit, pivot, face);
  const place = pivot === undefined || pivot === 0 || turned ? unit.place : pivotedPlace(match, unit, pivot, face);
  const refused = firerRefusal(match, unit) ?? turned;
  const field = fieldOf(match, unit, place);
  return enemiesOf(match, unit).map((enemy): Target => {
    const why = refused ?? targetRefusal(match, unit, enemy) ?? whyNotIn(match, field, enemy);
    if (why) return { target: enemy.id, refusal: why };
    const stands = eligibleIn(match, field, enemy);
    const none = diceRefusal(match, field, enemy, stands.length);
    if (none) return { target: enemy.id, refusal: none };
    const modifiers = summandsOf(match, unit, place, enemy, stands.length);
    return { target: enemy.id, stands, dice: total(modifiers), needs: match.rules.fireHits(match, unit), modifiers };
  });
};

/** The ground the zones of fire start from, for the table to draw: each firing stand's edges and the range. */
export const zonesOf = (match: ManoeuvreMatch, unit: Placed, place: Place = unit.place) => {
  const { zones, range } = fieldOf(match, unit, place);
  return zones.map(({ stand, side, edge }) => ({ stand, side, edge, range }));
};
