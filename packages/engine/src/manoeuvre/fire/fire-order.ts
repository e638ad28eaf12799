/** An order to fire, read and judged: SV-FIRE-01..08, -20, P-FIRE 2 to 4 (SV-R-22, -114). */
import { leavesTable, type Angle } from '../../geometry/index.js';
import { isRefusal, type Refusal } from '../../kernel/refusal.js';
import { refuse } from '../messages/index.js';
import type { Fire, Volley } from '../../tabletop/choices.js';
import { eligibleIn, weaponRefusal, whyNotIn } from './eligibility.js';
import { summandsOf, total } from './fire-dice.js';
import { pivotedPlace, pivotRefusal } from '../moves/pivot.js';
import { isEngaged, isOn, ownRefusal, unknownUnit } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, findUnit } from '../../tabletop/store.js';
import { isPlaced, type Place } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';
import { fieldOf } from './field.js';
import type { Field } from '../../tabletop/fire/zones-of-fire.js';

/** An order that may be carried out: every volley with its stands. */
export interface Order {
  readonly unit: Placed;
  readonly place: Place;
  readonly volleys: readonly Volley[];
}

/** No pivot is a pivot by nothing. */
export const pivotOf = ({ pivot }: Fire): Angle | undefined => (pivot === 0 ? undefined : pivot);

/** SV-FIRE-01, -02, -05: why a unit of the side whose turn it is may not fire now. */
export const firerRefusal = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  if (unit.fired) return refuse(cite.firesOnce, 'firedThisTurn', { unit: unit.id });
  const unable = weaponRefusal(match, unit, unit.place);
  if (unable) return unable;
  return isEngaged(match, unit) ? refuse(cite.engagedFirer, 'contactCannotFire', { unit: unit.id }) : undefined;
};

/** SV-FIRE-04: an enemy on the table that is not in contact. */
export const targetRefusal = (match: ManoeuvreMatch, firer: Unit, target: Unit): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: firer.id, target: target.id };
  if (target.side === firer.side) return refuse(cite.fireTarget, 'friendOf', facts);
  if (!isPlaced(target)) return refuse(cite.fireTarget, 'targetNotOnTable', facts);
  return isEngaged(match, target) ? refuse(cite.fireTarget, 'contactNotFiredAt', facts) : undefined;
};

/** SV-FIRE-08, SV-FACE-04..06, SV-R-114: the pivot before firing; nobody leaves the table by it. */
export const firePivotRefusal = (match: ManoeuvreMatch, unit: Placed, by: Angle, face: Fire['face']): WhyNot => {
  const refused = pivotRefusal(match, unit, by, face);
  if (refused) return refused;
  return leavesTable(match.table, figureIn(match, unit, pivotedPlace(match, unit, by, face)))
    ? refuse(match.rules.cite.firePivot, 'pivotsPartlyOff', { unit: unit.id })
    : undefined;
};

/** SV-FIRE-07: each stand fires once, at one target. */
const standRefusal = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  target: Placed,
  volley: Volley,
  taken: ReadonlySet<number>,
): WhyNot => {
  const { cite } = match.rules;
  const stands = volley.stands!;
  const facts = { unit: field.firer.id, target: target.id };
  if (stands.length === 0) return refuse(cite.oneVolley, 'noStandNamed', facts);
  const eligible = eligibleIn(match, field, target, volley);
  const seen = new Set<number>();
  for (const stand of stands) {
    if (taken.has(stand) || seen.has(stand)) return refuse(cite.oneVolley, 'standFiresTwice', { ...facts, stand });
    if (!eligible.includes(stand)) return whyNotIn(match, field, target, volley, stand);
    seen.add(stand);
  }
  return undefined;
};

const rising = (stands: Iterable<number>): number[] => [...stands].sort((a, b) => a - b);

/** SV-FIRE-03: the stands of one volley: those named, or all that are eligible and not named elsewhere. */
const standsFor = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  target: Placed,
  volley: Volley,
  taken: ReadonlySet<number>,
): readonly number[] | Refusal => {
  if (volley.stands) return standRefusal(match, field, target, volley, taken) ?? rising(volley.stands);
  const eligible = eligibleIn(match, field, target, volley);
  const free = eligible.filter((stand) => !taken.has(stand));
  if (free.length > 0) return free;
  return (
    whyNotIn(match, field, target, volley) ??
    refuse(match.rules.cite.oneVolley, 'standsFireElsewhere', {
      unit: field.firer.id,
      target: target.id,
    })
  );
};

/** SV-FIRE-20, SV-R-23: with `noZeroDiceFire` fire without dice is none. */
export const diceRefusal = (match: ManoeuvreMatch, field: Field<Unit>, target: Placed, stands: number): WhyNot =>
  isOn(match, 'noZeroDiceFire') && total(summandsOf(match, field.firer as Placed, field.place, target, stands)) === 0
    ? refuse(match.rules.cite.zeroDice, 'noDiceAt', {
        unit: field.firer.id,
        target: target.id,
      })
    : undefined;

/** SV-R-22: all that a unit fires at one target is one volley. */
const readVolleys = (match: ManoeuvreMatch, field: Field<Unit>, at: readonly Volley[]): Volley[] | Refusal => {
  const { cite } = match.rules;
  const named = at.flatMap(({ stands }) => stands ?? []);
  const taken = new Set<number>();
  const volleys: Volley[] = [];
  for (const volley of at) {
    const target = findUnit(match, volley.target);
    if (!target) return unknownUnit(match, volley.target)!;
    if (volleys.some((each) => each.target === target.id))
      return refuse(cite.oneVolley, 'oneVolley', {
        unit: field.firer.id,
        target: target.id,
      });
    const refused = targetRefusal(match, field.firer, target);
    if (refused) return refused;
    const elsewhere = volley.stands || named.length === 0 ? taken : new Set([...taken, ...named]);
    const stands = standsFor(match, field, target as Placed, volley, elsewhere);
    if (isRefusal(stands)) return stands;
    const none = diceRefusal(match, field, target as Placed, stands.length);
    if (none) return none;
    for (const stand of stands) taken.add(stand);
    volleys.push({ target: target.id, stands, ...(volley.overhead ? { overhead: true } : {}) });
  }
  return volleys;
};

/** What an order to fire comes to, or why it may not be given. A pivot without a shot is refused with it (SV-R-20). */
export const readOrder = (match: ManoeuvreMatch, order: Fire): Order | Refusal => {
  const { cite } = match.rules;
  if ((order.unit as string | undefined) === undefined) return refuse(cite.cannotFire, 'nameFirer');
  const own = ownRefusal(match, order.unit);
  if ('refusal' in own) return own.refusal!;
  const { unit } = own;
  const at = order.at as Fire['at'] | undefined;
  const refused = firerRefusal(match, unit);
  if (refused) return refused;
  if (!at || at.length === 0) return refuse(cite.fireTarget, 'nameTargetFor', { unit: unit.id });
  const by = pivotOf(order);
  const turned = by === undefined ? undefined : firePivotRefusal(match, unit, by, order.face);
  if (turned) return turned;
  const place = by === undefined ? unit.place : pivotedPlace(match, unit, by, order.face);
  const volleys = readVolleys(match, fieldOf(match, unit, place), at);
  return isRefusal(volleys) ? volleys : { unit, place, volleys };
};
