/** Good orders to fire, and what the table shows about targets. */
import type { Angle, Side as Edge } from '../../../geometry/index.js';
import type { Fire } from '../../../tabletop/choices.js';
import { total } from '../../../manoeuvre/fire/fire-dice.js';
import type { Target } from '../../../manoeuvre/fire/fire-options.js';
import { firePivotRefusal, targetRefusal } from '../../../manoeuvre/fire/fire-order.js';
import { enemiesInRange, suggestionsBy } from '../../../manoeuvre/fire/fire-suggestions.js';
import { pivotedPlace } from '../../../manoeuvre/moves/pivot.js';
import { isEngaged } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import { enemiesOf } from '../../../tabletop/store.js';
import { isBentRow, type Place, type UnitId } from '../../../tabletop/unit.js';
import type { Placed } from '../../../manoeuvre/unit.js';
import { isShooter, strengthOf } from '../strength.js';
import { fireHits, mostPoints, summandsOf } from './dice.js';
import { eligibleIn, whyNotIn, type Eligible } from './eligibility.js';
import { firerRefusal, pointsRefusal, zeroRefusal } from './order.js';
import { suppressorOf } from './suppression.js';
import { fieldOf, isPair, rangeOf } from './zones.js';

/** Enemies a unit might fire at, with a pivot if need be; nobody when it may not fire at all. */
const mayHit = (match: ManoeuvreMatch, unit: Placed): Placed[] => {
  if (unit.fired || !isShooter(unit) || strengthOf(unit) < 1) return [];
  const enemies = enemiesInRange(match, unit, rangeOf(unit));
  if (enemies.length === 0 || isEngaged(match, unit)) return [];
  const targets = enemies.filter((enemy) => !isEngaged(match, enemy));
  if (targets.length === 0 || !isBentRow(unit.place.formation)) return targets;
  // What cannot pivot fires at what it sees.
  const field = fieldOf(match, unit, unit.place);
  return targets.filter((enemy) => eligibleIn(match, field, enemy));
};

interface Chance {
  readonly target: Placed;
  readonly eligible: Eligible;
  readonly dice: number;
}

/** What a unit can do from a place, the most dice first; shots without dice are left out. */
const chancesFrom = (match: ManoeuvreMatch, unit: Placed, place: Place, enemies: readonly Placed[]): Chance[] => {
  const field = fieldOf(match, unit, place);
  const found: Chance[] = [];
  let suppressed: { readonly by: UnitId | undefined } | undefined;
  for (const target of enemies) {
    const eligible = eligibleIn(match, field, target);
    if (!eligible) continue;
    suppressed ??= { by: suppressorOf(match, place === unit.place ? unit : { ...unit, place }) };
    const points = mostPoints(match, unit, place, eligible.stands.length);
    const dice = points > 0 ? total(summandsOf(match, unit, place, target, points, suppressed.by)) : 0;
    if (dice > 0) found.push({ target, eligible, dice });
  }
  return found.sort((a, b) => b.dice - a.dice);
};

/** Each stand at a target of its own. */
const splitOf = (match: ManoeuvreMatch, unit: Placed, chances: readonly Chance[]): Fire[] => {
  if (chances.length < 2 || !isPair(match, unit, unit.place) || strengthOf(unit) < 2) return [];
  const half = Math.floor(strengthOf(unit) / 2);
  const suppressor = suppressorOf(match, unit);
  const worth = ({ target }: Chance): boolean =>
    total(summandsOf(match, unit, unit.place, target, half, suppressor)) > 0;
  const left = chances.find((chance) => chance.eligible.direct.includes(0) && worth(chance));
  const right = chances.find(
    (chance) => chance.eligible.direct.includes(1) && chance.target !== left?.target && worth(chance),
  );
  if (!left || !right) return [];
  const at = [
    { target: left.target.id, stands: [0] },
    { target: right.target.id, stands: [1] },
  ];
  return [{ do: 'fire', unit: unit.id, at }];
};

export const { isAnyFirer, isAnyShot, ordersOf } = suggestionsBy({
  mayHit,
  rangeOf: (_match, unit) => rangeOf(unit),
  shotsFrom: chancesFrom,
  splitOf,
});

/** For each enemy what a unit could do to it now, or after a pivot. */
export const targetsOf = (match: ManoeuvreMatch, unit: Placed, pivot?: Angle, face?: Edge): Target[] => {
  const turned = pivot === undefined || pivot === 0 ? undefined : firePivotRefusal(match, unit, pivot, face);
  const place = pivot === undefined || pivot === 0 || turned ? unit.place : pivotedPlace(match, unit, pivot, face);
  const refused = firerRefusal(match, unit) ?? turned;
  const field = fieldOf(match, unit, place);
  const suppressor = refused ? undefined : suppressorOf(match, { ...unit, place });
  return enemiesOf(match, unit).map((enemy): Target => {
    const eligible = refused ? undefined : eligibleIn(match, field, enemy);
    const why = refused ?? targetRefusal(match, unit, enemy) ?? (eligible ? undefined : whyNotIn(match, field, enemy));
    if (why || !eligible) return { target: enemy.id, refusal: why! };
    const points = mostPoints(match, unit, place, eligible.stands.length);
    const none =
      pointsRefusal(unit, points, points, false) ?? zeroRefusal(match, unit, place, [{ target: enemy.id, points }]);
    if (none) return { target: enemy.id, refusal: none };
    const modifiers = summandsOf(match, unit, place, enemy, points, suppressor);
    const { stands } = eligible;
    return { target: enemy.id, stands, points, dice: total(modifiers), needs: fireHits(match, unit), modifiers };
  });
};
