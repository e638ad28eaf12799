/** Zones of fire: GV-FIRE-06..09, -12. */
import { edgeOf, hull, inches as centimetres, SIDES, type Length } from '../../../geometry/index.js';
import { isFoot } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import { unitsAround, zoneFrom, type Field, type Zone } from '../../../tabletop/fire/zones-of-fire.js';
import { figureIn, figureOf } from '../../../tabletop/store.js';
import { isBlock, type Place } from '../../../tabletop/unit.js';
import type { Placed, Unit } from '../../../manoeuvre/unit.js';
import { isArtillery, isHeavy, missileOf } from '../strength.js';
import { typeNamed, type Missile } from '../units.js';

/** GV-FIRE-08. */
const ON_FOOT: Readonly<Record<Missile, Length>> = {
  javelins: centimetres(4),
  slings: centimetres(8),
  bows: centimetres(16),
  crossbows: centimetres(16),
  longbows: centimetres(22),
};
const MOUNTED: Readonly<Partial<Record<Missile, Length>>> = { bows: centimetres(10), crossbows: centimetres(10) };
const LIGHT_ARTILLERY = centimetres(40);
const HEAVY_ARTILLERY = centimetres(50);
export const THROWN = centimetres(2);

/** Spears and pilums for who has nothing else. */
export const rangeOf = (unit: Unit): Length => {
  if (isArtillery(unit)) return isHeavy(unit) ? HEAVY_ARTILLERY : LIGHT_ARTILLERY;
  const missile = missileOf(unit);
  if (!missile) return THROWN;
  return (typeNamed(unit).what === 'foot' ? undefined : MOUNTED[missile]) ?? ON_FOOT[missile];
};

/**
 * GV-FORM-04, GV-FIRE-06: where each stand of a unit that stands at `place` could fire to; the range may be less than
 * that of the weapon. A unit that is only thought to stand elsewhere is looked for there `instead`.
 */
export const fieldOf = (
  match: ManoeuvreMatch,
  firer: Unit,
  place: Place,
  range: Length = rangeOf(firer),
  instead?: Placed,
): Field<Unit> => {
  const figure = figureIn(match, firer, place);
  const around = unitsAround(match, firer, figure, range);
  const units = instead
    ? [...around.filter(({ unit }) => unit.id !== instead.id), { unit: instead, figure: figureOf(match, instead) }]
    : around;
  const zones: Zone<Unit>[] = [];
  if (place.formation === 'defensiveBlock') {
    const whole = hull(figure);
    for (const side of SIDES) zones.push(zoneFrom(match, 0, side, edgeOf(whole, side), units, range));
  } else {
    const stands = isBlock(place.formation) ? 1 : figure.stands.length;
    for (let i = 0; i < stands; i++)
      zones.push(zoneFrom(match, i, 'front', edgeOf(figure.stands[i]!, 'front'), units, range));
  }
  return { firer, place, figure, isGun: isArtillery(firer), range, zones };
};

/** GV-FIRE-04: a row of two stands, which may fire apart. */
export const isPair = (match: ManoeuvreMatch, unit: Unit, { formation, layout }: Place): boolean =>
  layout.length === 2 && !isBlock(formation) && (isFoot(match, unit) || typeNamed(unit).arm === 'mounted');
