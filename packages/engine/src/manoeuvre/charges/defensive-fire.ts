/** Foot that held its fire shoots at the charger: SV-REACT-33, SV-R-60. */
import { refuse } from '../../kernel/refusal.js';
import { leavesTable, type Angle } from '../../geometry/index.js';
import type { Reaction } from '../../tabletop/choices.js';
import { eligibleStands } from '../fire/eligibility.js';
import { summandsOf, total } from '../fire/fire-dice.js';
import { pivotedPlace, pivotRefusalFrom } from '../moves/pivot.js';
import { isContact, isFoot, isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf, patch, placedOf } from '../../tabletop/store.js';
import type { Place, Placed, UnitId } from '../../tabletop/unit.js';
import { settle } from '../../tabletop/verbs.js';

export type DefensiveFire = Extract<Reaction, { do: 'fire' }>;

/** Where the foot stands when it fires. */
export const firingPlace = (match: ManoeuvreMatch, unit: Placed, pivot: Angle | undefined): Place =>
  pivot ? pivotedPlace(match, unit, pivot) : unit.place;

/** SV-R-60: only with `defensiveFirePivot`. */
const pivotBeforeFire = (match: ManoeuvreMatch, unit: Placed, charger: Placed, pivot: Angle): WhyNot => {
  const { cite } = match.rules;
  if (!isOn(match, 'defensiveFirePivot'))
    return refuse(cite.defensiveFire, '{unit} fires without a pivot.', { unit: unit.id });
  if (unit.pivoted) return refuse(cite.onePivot, '{unit} has pivoted already in this phase.', { unit: unit.id });
  const turned = pivotRefusalFrom(match, unit, unit.place, pivot, 'front', { leaving: [charger.id] });
  if (turned) return turned;
  if (leavesTable(match.table, figureIn(match, unit, pivotedPlace(match, unit, pivot))))
    return refuse(cite.defensiveFire, '{unit} would pivot partly off the table.', { unit: unit.id });
  return isContact(match, figureIn(match, unit, pivotedPlace(match, unit, pivot)), figureOf(match, charger))
    ? undefined
    : refuse(cite.defensiveFire, '{unit} would pivot out of contact with {charger}.', {
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
  if (!isFoot(match, unit)) return refuse(cite.defensiveFire, '{unit} is not foot.', facts);
  if (unit.fired) return refuse(cite.heldFire, '{unit} has fired already in this turn.', facts);
  if (choice.pivot) {
    const turned = pivotBeforeFire(match, unit, charger, choice.pivot);
    if (turned) return turned;
  }
  const eligible = eligibleStands(match, unit, firingPlace(match, unit, choice.pivot), charger);
  if (eligible.length === 0) return refuse(cite.defensiveFire, 'No stand of {unit} can fire at {charger}.', facts);
  const { stands } = choice;
  const firing = stands?.length ?? eligible.length;
  const dice = total(summandsOf(match, unit, firingPlace(match, unit, choice.pivot), charger, firing));
  if (dice <= 0 && isOn(match, 'noZeroDiceFire'))
    return refuse(cite.zeroDice, '{unit} would have no dice against {charger}.', facts);
  if (!stands) return undefined;
  if (stands.length === 0) return refuse(cite.defensiveFire, 'At least one stand of {unit} must fire.', facts);
  if (new Set(stands).size < stands.length)
    return refuse(cite.defensiveFire, 'A stand of {unit} is named twice.', facts);
  const wrong = stands.find((stand) => !eligible.includes(stand));
  return wrong === undefined
    ? undefined
    : refuse(cite.defensiveFire, 'Stand {stand} of {unit} cannot fire at {charger}; {eligible} can.', {
        ...facts,
        stand: wrong,
        eligible: eligible.join(', '),
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
