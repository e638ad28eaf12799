/** An order to fire, read and judged: GV-FIRE-01..05, -13..15, -21, GV-ARTY-01, P4.3. */
import { isRefusal, type Refusal } from '../../../kernel/refusal.js';
import type { Fire, Volley } from '../../../tabletop/choices.js';
import { total } from '../../../manoeuvre/fire/fire-dice.js';
import { firePivotRefusal, pivotOf, targetRefusal } from '../../../manoeuvre/fire/fire-order.js';
import type { Field } from '../../../tabletop/fire/zones-of-fire.js';
import { pivotedPlace } from '../../../manoeuvre/moves/pivot.js';
import { isEngaged, isOn, ownRefusal, unknownUnit } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { findUnit } from '../../../tabletop/store.js';
import type { Place } from '../../../tabletop/unit.js';
import type { Placed, Unit } from '../../../manoeuvre/unit.js';
import { refuse } from '../messages/index.js';
import { isArtillery, isShooter, strengthOf } from '../strength.js';
import { mostPoints, summandsOf, type Shot } from './dice.js';
import { eligibleIn, whyNotIn, type Eligible } from './eligibility.js';
import { suppressorOf } from './suppression.js';
import { fieldOf, isPair } from './zones.js';

/** An order that may be carried out. */
export interface FireOrder {
  readonly unit: Placed;
  readonly place: Place;
  readonly shots: readonly Shot[];
}

/** Why a unit may not fire in the firing phase. */
export const firerRefusal = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const facts = { unit: unit.id };
  if (!isShooter(unit))
    return isArtillery(unit) ? refuse('GV-ARTY-01', 'packedUp', facts) : refuse('GV-FIRE-01', 'noMissiles', facts);
  const strength = strengthOf(unit);
  if (strength < 1) return refuse('GV-FIRE-01', 'spentCannotFire', facts);
  if (isEngaged(match, unit)) return refuse('GV-FIRE-01', 'contactCannotFire', facts);
  return unit.fired ? refuse('GV-FIRE-02', 'firedThisTurn', facts) : undefined;
};

/** The stands of the volleys, one after the other; two targets share the stands out (GV-FIRE-04, -14). */
const sharedOut = (match: ManoeuvreMatch, field: Field<Unit>, at: readonly Aimed[]): readonly number[][] | Refusal => {
  const facts = { unit: field.firer.id };
  if (at.length === 1) {
    const [{ volley, eligible, target }] = at as [Aimed];
    const stands = volley.stands ?? eligible.stands;
    const wrong = stands.find((stand) => !eligible.stands.includes(stand));
    if (wrong !== undefined) return whyNotIn(match, field, target, volley, wrong);
    if (stands.length === 0) return refuse('GV-FIRE-15', 'noStandFires', facts);
    return new Set(stands).size < stands.length
      ? refuse('GV-FIRE-04', 'standFiresOnce', facts)
      : [[...stands].sort((a, b) => a - b)];
  }
  if (at.length > 2 || !isPair(match, field.firer, field.place)) return refuse('GV-FIRE-04', 'tooManyTargets', facts);
  for (const pair of [
    [0, 1],
    [1, 0],
  ]) {
    const fits = at.every(({ volley, eligible }, i) => {
      const named = volley.stands;
      return eligible.direct.includes(pair[i]!) && (!named || (named.length === 1 && named[0] === pair[i]));
    });
    if (fits) return pair.map((stand) => [stand]);
  }
  return refuse('GV-FIRE-14', 'eachSeesItsOwn', facts);
};

interface Aimed {
  readonly volley: Volley;
  readonly target: Placed;
  readonly eligible: Eligible;
}

const aimed = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  volley: Volley,
  before: readonly Aimed[],
): Aimed | Refusal => {
  const target = findUnit(match, volley.target);
  if (!target) return unknownUnit(match, volley.target)!;
  if (before.some((each) => each.target.id === target.id))
    return refuse('GV-FIRE-04', 'oneShotATarget', {
      unit: field.firer.id,
      target: target.id,
    });
  const refused = targetRefusal(match, field.firer, target);
  if (refused) return refused;
  if (volley.from !== undefined && field.zones.length !== 4)
    return refuse('GV-FIRE-07', 'oneZoneAhead', {
      unit: field.firer.id,
    });
  const eligible = eligibleIn(match, field, target as Placed, volley);
  return eligible ? { volley, target: target as Placed, eligible } : whyNotIn(match, field, target as Placed, volley);
};

/** GV-FIRE-13..15, GV-ARTY-01. */
export const pointsRefusal = (unit: Placed, points: number, most: number, split: boolean): WhyNot => {
  const facts = { unit: unit.id, points, most };
  if (isArtillery(unit) && points !== most) return refuse('GV-ARTY-01', 'artilleryFiresAll', facts);
  // Half of one strength point, rounded down.
  if (most < 1) return refuse(split ? 'GV-FIRE-14' : 'GV-FIRE-13', 'halfOfOneIsNone', facts);
  if (points < 1) return refuse('GV-FIRE-15', 'aPointAShot', facts);
  return points > most ? refuse(split ? 'GV-FIRE-14' : 'GV-FIRE-13', 'tooManyPoints', facts) : undefined;
};

const shotsOf = (match: ManoeuvreMatch, unit: Placed, field: Field<Unit>, at: readonly Volley[]): Shot[] | Refusal => {
  const found: Aimed[] = [];
  for (const volley of at) {
    const one = aimed(match, field, volley, found);
    if (isRefusal(one)) return one;
    found.push(one);
  }
  const stands = sharedOut(match, field, found);
  if (isRefusal(stands)) return stands;
  const shots: Shot[] = [];
  for (const [i, { volley, target, eligible }] of found.entries()) {
    const half = Math.floor(strengthOf(unit) / 2);
    const most = found.length > 1 ? half : mostPoints(match, unit, field.place, stands[i]!.length);
    const points = volley.points ?? most;
    const wrong = pointsRefusal(unit, points, most, found.length > 1);
    if (wrong) return wrong;
    shots.push({ target: target.id, stands: stands[i]!, points, ...(eligible.overhead ? { overhead: true } : {}) });
  }
  return shots;
};

/** GV-R-19. */
export const zeroRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  place: Place,
  shots: readonly Pick<Shot, 'target' | 'points'>[],
): WhyNot => {
  if (!isOn(match, 'noZeroDiceFire')) return undefined;
  const there = { ...unit, place };
  const suppressor = suppressorOf(match, there);
  const none = shots.find(({ target, points }) => {
    const enemy = findUnit(match, target) as Placed;
    return total(summandsOf(match, unit, place, enemy, points, suppressor)) === 0;
  });
  return none && refuse('GV-R-19', 'noDiceAt', { unit: unit.id, target: none.target });
};

/** What an order to fire comes to, or why it may not be given. A pivot without a shot is refused with it (GV-R-21). */
export const readOrder = (match: ManoeuvreMatch, order: Fire): FireOrder | Refusal => {
  if ((order.unit as string | undefined) === undefined) return refuse('GV-FIRE-01', 'nameFirer');
  const own = ownRefusal(match, order.unit);
  if ('refusal' in own) return own.refusal!;
  const { unit } = own;
  const at = order.at as Fire['at'] | undefined;
  const refused = firerRefusal(match, unit);
  if (refused) return refused;
  if ((order as { points?: number }).points !== undefined)
    return refuse('GV-FIRE-15', 'pointsWithTarget', {
      unit: unit.id,
    });
  if (!at || at.length === 0) return refuse('GV-FIRE-03', 'nameTargetFor', { unit: unit.id });
  const by = pivotOf(order);
  const turned = by === undefined ? undefined : firePivotRefusal(match, unit, by, order.face);
  if (turned) return turned;
  const place = by === undefined ? unit.place : pivotedPlace(match, unit, by, order.face);
  const shots = shotsOf(match, unit, fieldOf(match, unit, place), at);
  if (isRefusal(shots)) return shots;
  return zeroRefusal(match, unit, place, shots) ?? { unit, place, shots };
};
