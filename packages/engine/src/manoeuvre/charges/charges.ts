/** Which charges a unit could make now: for bots, and for the table to show. */
import {
  depthTo,
  gapOfBounds,
  headingBetween,
  isWithin,
  length as asLength,
  tenths,
  turnBetween,
  type Angle,
  type Length,
} from '../../geometry/index.js';
import type { Charge } from '../../tabletop/choices.js';
import { chargePath, chargerRefusal, pivotedPath } from './charge-path.js';
import { largestPivot, pivotedPlace, pivotRefusal } from '../moves/pivot.js';
import { isMounted } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import { circlesOf, enemiesOf, figureIn, figureOf, isFurther } from '../../tabletop/store.js';
import type { Placed } from '../unit.js';

/** Not turned, and turned towards the target as far as may be. */
export const pivotsTo = (match: ManoeuvreMatch, unit: Placed, target: Placed, most: Angle): Angle[] => {
  if (unit.pivoted || most === 0) return [tenths(0)];
  const { x, y } = figureOf(match, target);
  const off = turnBetween(unit.place.heading, headingBetween(unit.place, { x, y }));
  const by = tenths(Math.max(0 - most, Math.min(most, off)));
  return by === 0 ? [by] : [tenths(0), by];
};

/** The charge with this pivot that is worth judging: one within reach, extended where that is needed. */
export const chargeAt = (
  match: ManoeuvreMatch,
  unit: Placed,
  target: Placed,
  pivot: Angle,
  allowance: Length,
  reach: Length,
): Charge | undefined => {
  const place = pivot === 0 ? unit.place : pivotedPlace(match, unit, pivot);
  const depth = depthTo(figureIn(match, unit, place), 'front', figureOf(match, target));
  if (depth === undefined || !isWithin(depth, reach)) return undefined;
  const charge: { -readonly [Said in keyof Charge]: Charge[Said] } = { do: 'charge', target: target.id };
  if (pivot !== 0) charge.pivot = pivot;
  if (!isWithin(depth, allowance)) charge.extend = true;
  return charge;
};

/** With an extension. */
export const reachOf = (match: ManoeuvreMatch, unit: Placed, allowance: Length): Length =>
  asLength(allowance + match.rules.numbers.extension[isMounted(match, unit) ? 'mounted' : 'foot']);

/** The legal charges with this allowance: for each target straight on, and with a pivot. */
export const chargesOf = (match: ManoeuvreMatch, unit: Placed, allowance: Length): Charge[] => {
  if (allowance <= 0 || chargerRefusal(match, unit)) return [];
  const most = largestPivot(match, unit, unit.place);
  const reach = reachOf(match, unit, allowance);
  const figure = figureOf(match, unit);
  const found: Charge[] = [];
  const circles = circlesOf(match);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    if (isFurther(circles, i, figure, figure.radius + reach) || units[i]!.side === unit.side) continue;
    const target = units[i] as Placed;
    for (const pivot of pivotsTo(match, unit, target, most)) {
      const choice = chargeAt(match, unit, target, pivot, allowance, reach);
      if (!choice || pivotedPath(match, unit, target, choice, allowance).refusal) continue;
      // The whole sweep of a pivot costs more than all the rest.
      if (pivot === 0 || !pivotRefusal(match, unit, pivot)) found.push(choice);
    }
  }
  return found;
};

/** The charge with the least pivot at a target that can be charged neither straight on nor by a pivot to its middle. */
const byAnyPivot = (match: ManoeuvreMatch, unit: Placed, target: Placed, allowance: Length): Charge | undefined => {
  const most = unit.pivoted ? 0 : largestPivot(match, unit, unit.place);
  const reach = reachOf(match, unit, allowance);
  if (gapOfBounds(figureOf(match, unit), figureOf(match, target)) > reach) return undefined;
  for (let by = 1; by <= most; by++)
    for (const pivot of [tenths(by), tenths(0 - by)]) {
      const choice = chargeAt(match, unit, target, pivot, allowance, reach);
      if (choice && !chargePath(match, unit, choice, allowance).refusal) return choice;
    }
  return undefined;
};

/** A charge at every enemy that can be charged at all: for who asks, not for who has to hurry. */
export const allChargesOf = (match: ManoeuvreMatch, unit: Placed, allowance: Length): Charge[] => {
  if (allowance <= 0 || chargerRefusal(match, unit)) return [];
  const found = chargesOf(match, unit, allowance);
  for (const target of enemiesOf(match, unit)) {
    if (found.some((charge) => charge.target === target.id)) continue;
    const charge = byAnyPivot(match, unit, target, allowance);
    if (charge) found.push(charge);
  }
  return found;
};
