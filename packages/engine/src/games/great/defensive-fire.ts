/** Fire at a charger on contact: GV-DFIRE-01..04, GV-AFIRE-02, GV-R-23, -55, -58. */
import { leavesTable, type Angle } from '../../geometry/index.js';
import { firingPlace, pivotAtCharger, type DefensiveFire } from '../../manoeuvre/charges/defensive-fire.js';
import { total } from '../../manoeuvre/fire/fire-dice.js';
import { pivotedPlace, pivotRefusalFrom } from '../../manoeuvre/moves/pivot.js';
import { isContact, isFoot, isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf, placedOf } from '../../tabletop/store.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../../manoeuvre/unit.js';
import { hit } from '../../tabletop/verbs.js';
import { mostPoints, shoot, summandsOf } from './fire/dice.js';
import { eligibleIn } from './fire/eligibility.js';
import { mustWait } from './fire/opportunity.js';
import { pointsRefusal } from './fire/order.js';
import { suppressorOf } from './fire/suppression.js';
import { fieldOf } from './fire/zones.js';
import type { GreatMatch } from './decisions.js';
import { refuse } from './messages/index.js';
import { isShooter, isThrower, strengthOf } from './strength.js';
import type { GreatPlaced } from './unit.js';

/** Only with `defensiveFirePivot`, and only if it stays free and in contact. */
const pivotFault = (match: ManoeuvreMatch, unit: Placed, charger: Placed, pivot: Angle): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, charger: charger.id };
  if (!isOn(match, 'defensiveFirePivot')) return refuse(cite.defensiveFire, 'firesWithoutPivot', facts);
  if (unit.pivoted) return refuse(cite.onePivot, 'pivotedAlready', facts);
  const turned = pivotRefusalFrom(match, unit, unit.place, pivot, 'front', { leaving: [charger.id] });
  if (turned) return turned;
  const figure = figureIn(match, unit, pivotedPlace(match, unit, pivot));
  if (leavesTable(match.table, figure)) return refuse(cite.defensiveFire, 'pivotsPartlyOff', facts);
  return isContact(match, figure, figureOf(match, charger))
    ? undefined
    : refuse(cite.defensiveFire, 'pivotsOutOfContact', facts);
};

/** GV-DFIRE-03, GV-R-23: unless `noSuppressionInReactions`. */
const suppressor = (match: ManoeuvreMatch, unit: Placed): UnitId | undefined =>
  isOn(match, 'noSuppressionInReactions') ? undefined : suppressorOf(match, unit);

/** GV-R-55: the most points it may fire with; 0: it cannot see the charger. */
const mostAt = (match: ManoeuvreMatch, unit: Placed, charger: Placed, place: Place): number => {
  const eligible = eligibleIn(match, fieldOf(match, unit, place), charger);
  return eligible ? mostPoints(match, unit, place, eligible.stands.length) : 0;
};

/** GV-DFIRE-01. */
export const defensiveFireRefusal = (
  match: ManoeuvreMatch,
  unit: GreatPlaced,
  charger: Placed,
  choice: DefensiveFire,
): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, charger: charger.id };
  if (!isFoot(match, unit)) return refuse(cite.defensiveFire, 'isNotFoot', facts);
  if (!isShooter(unit) && !isThrower(match, unit)) return refuse(cite.defensiveFire, 'nothingToShootOrThrow', facts);
  if (unit.fired) return refuse(cite.heldFire, 'firedThisTurn', facts);
  if (strengthOf(unit) < 1) return refuse(cite.defensiveFire, 'noStrengthLeft', facts);
  const turned = choice.pivot ? pivotFault(match, unit, charger, choice.pivot) : undefined;
  if (turned) return turned;
  const place = firingPlace(match, unit, choice.pivot);
  const most = mostAt(match, unit, charger, place);
  if (most < 1) return refuse('GV-DFIRE-02', 'noPointAtCharger', facts);
  const points = choice.points ?? most;
  const wrong = pointsRefusal(unit, points, most, false);
  if (wrong || !isOn(match, 'noZeroDiceFire')) return wrong;
  const dice = total(summandsOf(match, unit, place, charger, points, suppressor(match, { ...unit, place })));
  return dice > 0 ? undefined : refuse('GV-R-19', 'noDiceAt', { unit: unit.id, target: charger.id });
};

/** GV-DFIRE-04: hits are placed at once, and the red marker in every case; says how many. */
export const fireAtCharger = (match: ManoeuvreMatch, id: UnitId, charger: UnitId, choice: DefensiveFire): number => {
  pivotAtCharger(match, id, choice.pivot);
  const unit = placedOf(match, id);
  const enemy = placedOf(match, charger);
  const { stands } = eligibleIn(match, fieldOf(match, unit, unit.place), enemy)!;
  const points = choice.points ?? mostPoints(match, unit, unit.place, stands.length);
  const hits = shoot(match, unit, enemy, { stands, points }, suppressor(match, unit));
  hit(match, charger, hits, match.rules.cite.fireHits, 'fire');
  return hits;
};

/** GV-R-56: why a gun does not fire whoever comes. */
const whySilent = (match: ManoeuvreMatch, gun: GreatPlaced): 'fired' | 'weak' | 'waits' | undefined => {
  if (gun.fired) return 'fired';
  if (strengthOf(gun) < 1) return 'weak';
  return mustWait(match, gun) ? 'waits' : undefined;
};

/** GV-AFIRE-02: compulsory; 0 hits when it cannot fire. */
export const artilleryFires = (match: GreatMatch, id: UnitId, charger: UnitId): number => {
  const gun = placedOf(match, id);
  const enemy = placedOf(match, charger);
  const eligible = eligibleIn(match, fieldOf(match, gun, gun.place), enemy);
  const why = whySilent(match, gun) ?? (eligible ? undefined : 'blind');
  if (why !== undefined || !eligible) {
    match.tell?.({ event: 'silentGun', rule: 'GV-R-56', unit: id, target: charger, why });
    return 0;
  }
  const hits = shoot(match, gun, enemy, { stands: [0], points: strengthOf(gun) }, suppressor(match, gun));
  hit(match, charger, hits, match.rules.cite.fireHits, 'fire');
  return hits;
};
