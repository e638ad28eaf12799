/** Foot that held its fire shoots at the charger: SV-REACT-33, SV-R-60. */
import { refuse } from '../messages/index.js';
import { leavesTable, type Angle } from '../../geometry/index.js';
import type { Reaction } from '../../tabletop/choices.js';
import { eligibleStands } from '../fire/eligibility.js';
import { summandsOf, total } from '../fire/fire-dice.js';
import { pivotedPlace, pivotRefusalFrom } from '../moves/pivot.js';
import { isContact, isFoot, isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf, patch, placedOf } from '../../tabletop/store.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { settle } from '../../tabletop/verbs.js';

export type DefensiveFire = Extract<Reaction, { do: 'fire' }>;

/** Where the foot stands when it fires. */
export const firingPlace = (match: ManoeuvreMatch, unit: Placed, pivot: Angle | undefined): Place =>
  pivot ? pivotedPlace(match, unit, pivot) : unit.place;

/** SV-R-60: only with `defensiveFirePivot`. */
const pivotBeforeFire = (match: ManoeuvreMatch, unit: Placed, charger: Placed, pivot: Angle): WhyNot => {
  const { cite } = match.rules;
  if (!isOn(match, 'defensiveFirePivot')) return refuse(cite.defensiveFire, 'firesWithoutPivot', { unit: unit.id });
  if (unit.pivoted) return refuse(cite.onePivot, 'pivotedAlready', { unit: unit.id });
  const turned = pivotRefusalFrom(match, unit, unit.place, pivot, 'front', { leaving: [charger.id] });
  if (turned) return turned;
  if (leavesTable(match.table, figureIn(match, unit, pivotedPlace(match, unit, pivot))))
    return refuse(cite.defensiveFire, 'pivotsPartlyOff', { unit: unit.id });
  return isContact(match, figureIn(match, unit, pivotedPlace(match, unit, pivot)), figureOf(match, charger))
    ? undefined
    : refuse(cite.defensiveFire, 'pivotsOutOfContact', {
        unit: unit.id,
        charger: charger.id,
      });
};

/** SV-REACT-33, SV-FIRE-06. */
export const defensiveFireRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  charger: Placed,
  choice: DefensiveFire,
): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, charger: charger.id };
  if (!isFoot(match, unit)) return refuse(cite.defensiveFire, 'isNotFoot', facts);
  if (unit.fired) return refuse(cite.heldFire, 'firedThisTurn', facts);
  if (choice.pivot) {
    const turned = pivotBeforeFire(match, unit, charger, choice.pivot);
    if (turned) return turned;
  }
  const eligible = eligibleStands(match, unit, firingPlace(match, unit, choice.pivot), charger);
  if (eligible.length === 0) return refuse(cite.defensiveFire, 'noStandCanFire', facts);
  const { stands } = choice;
  const firing = stands?.length ?? eligible.length;
  const dice = total(summandsOf(match, unit, firingPlace(match, unit, choice.pivot), charger, firing));
  if (dice <= 0 && isOn(match, 'noZeroDiceFire')) return refuse(cite.zeroDice, 'noDiceAtCharger', facts);
  if (!stands) return undefined;
  if (stands.length === 0) return refuse(cite.defensiveFire, 'oneStandMustFire', facts);
  if (new Set(stands).size < stands.length) return refuse(cite.defensiveFire, 'standNamedTwice', facts);
  const wrong = stands.find((stand) => !eligible.includes(stand));
  return wrong === undefined
    ? undefined
    : refuse(cite.defensiveFire, 'standCannotFire', {
        ...facts,
        stand: wrong,
        eligible,
      });
};

/** The pivot before it fires, if it makes one. */
export const pivotAtCharger = (match: ManoeuvreMatch, id: UnitId, pivot: Angle | undefined): void => {
  if (!pivot) return;
  const place = pivotedPlace(match, placedOf(match, id), pivot);
  settle(match, id, place);
  patch(match, id, { pivoted: true });
  match.tell?.({ event: 'pivoted', rule: match.rules.cite.pivot, unit: id, pivot, ...place });
};
