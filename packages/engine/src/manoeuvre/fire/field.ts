/** SV-FIRE-02, -10..12: what the firing stands of a unit have before them. */
import {
  depthOfShape,
  edgeOf,
  SIDES,
  type Edge,
  type Footprint,
  type Length,
  type Side,
} from '../../geometry/index.js';
import { standsOf } from '../../formation/layout.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureIn } from '../../tabletop/store.js';
import { isColumn, isOpenOrder, type Place } from '../../tabletop/unit.js';
import type { Unit } from '../unit.js';
import {
  gunOf,
  neighboursIn,
  unitsAround,
  zoneFrom,
  type Field,
  type Zone,
} from '../../tabletop/fire/zones-of-fire.js';

const NONE: readonly number[] = [];

/** SV-FIRE-02: the stands of a unit that fire at all: its muskets, or the gun; none in column or limbered. */
export const firingStands = (match: ManoeuvreMatch, unit: Unit, place: Place): readonly number[] => {
  if (isColumn(place.formation) || unit.limbered) return NONE;
  const { letters } = standsOf(place.layout);
  if (gunOf(match, unit)) return [0];
  const found: number[] = [];
  for (let i = 0; i < letters.length; i++) if (match.rules.isMusket(unit, letters[i]!)) found.push(i);
  return found;
};

export const rangeOf = (match: ManoeuvreMatch, unit: Unit): Length => match.rules.fireRange(unit);

const FRONT: readonly Side[] = ['front'];

/** SV-FIRE-11: artillery has only the front zone although it is in open order. */
const sidesOf = (isGun: boolean, { formation }: Place): readonly Side[] =>
  !isGun && (formation === 'defensiveBlock' || isOpenOrder(formation)) ? SIDES : FRONT;

type Covered = ReturnType<typeof neighboursIn>['covered'];

/** The nearest of a unit's own stands in a zone: straight units stand on a grid without gaps, which says who is covered. */
const ownDepth = (
  covered: Covered | undefined,
  { stands }: Footprint,
  stand: number,
  side: Side,
  edge: Edge,
  range: Length,
): number => {
  if (covered) return covered[stand]![side] ? 0 : Infinity;
  let least = Infinity;
  for (let i = 0; i < stands.length; i++)
    if (i !== stand) least = Math.min(least, depthOfShape(edge, stands[i]!, range) ?? Infinity);
  return least;
};

/** SV-FIRE-10: what the firing stands of a unit have before them when it stands at `place`. */
export const fieldOf = (match: ManoeuvreMatch, firer: Unit, place: Place): Field<Unit> => {
  const figure = figureIn(match, firer, place);
  const isGun = gunOf(match, firer) !== undefined;
  const range = rangeOf(match, firer);
  const zones: Zone<Unit>[] = [];
  const stands = firingStands(match, firer, place);
  if (stands.length > 0) {
    const units = unitsAround(match, firer, figure, range);
    const covered = place.bend ? undefined : neighboursIn(place.layout).covered;
    for (const stand of stands)
      for (const side of sidesOf(isGun, place)) {
        const edge = edgeOf(figure.stands[stand]!, side);
        const own = ownDepth(covered, figure, stand, side, edge, range);
        zones.push(zoneFrom(match, stand, side, edge, units, range, own));
      }
  }
  return { firer, place, figure, isGun, range, zones };
};
