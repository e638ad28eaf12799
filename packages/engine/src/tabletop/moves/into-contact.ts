/** A straight move forward into contact: charges, intercepts, joining in (SV-GEO-07, -16). */
import { depthTo, moved, stoppingLength, type Length } from '../../geometry/index.js';
import type { TabletopMatch } from '../rules.js';
import { figureIn, figureOf } from '../store.js';
import { placeAt, type Place, type Placed, type Unit } from '../unit.js';

export interface Advance {
  /** How far ahead the other is, and how far the unit goes. */
  readonly depth: number;
  readonly length: Length;
  readonly place: Place;
}

export const ahead = (place: Place, by: Length): Place => placeAt(place, moved(place, 'front', by));

/**
 * GV-CHARGE-05, GV-R-39: where a unit that stands at `place` comes to when it goes straight on to another, without
 * lining up with it; undefined when it is not ahead.
 */
export const intoContact = (
  match: TabletopMatch,
  unit: Unit,
  place: Place,
  other: Placed,
  otherPlace: Place = other.place,
): Advance | undefined => {
  const target = otherPlace === other.place ? figureOf(match, other) : figureIn(match, other, otherPlace);
  const depth = depthTo(figureIn(match, unit, place), 'front', target);
  if (depth === undefined) return undefined;
  const length = stoppingLength(place, (pose) => figureIn(match, unit, placeAt(place, pose)), 'front', depth, target);
  return { depth, length, place: ahead(place, length) };
};
