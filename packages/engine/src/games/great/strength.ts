/** What a unit is worth and has in hand: GV-STR-01, -03, -04, and what it carries. */
import { isOn } from '../../tabletop/questions.js';
import type { Weakness } from '../../manoeuvre/messages/index.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { isOpenOrder } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import type { GreatUnit } from './unit.js';
import { MISSILES, typeNamed, type Missile } from './units.js';

/** GV-STR-03, GV-FIRE-22: never what is laid aside. May be zero or less. */
export const strengthOf = (unit: Unit): number => typeNamed(unit).strength - unit.hits;

/** GV-STR-04. */
export const tooWeak = (_match: ManoeuvreMatch, unit: Unit): Weakness | undefined => {
  const strength = strengthOf(unit);
  if (strength > 1) return undefined;
  return strength === 1 ? 'onePoint' : 'noPoints';
};

export const missileOf = (unit: Unit): Missile | undefined => {
  const { weapon } = typeNamed(unit);
  return MISSILES.find((missile) => missile === weapon);
};

export const isArtillery = (unit: Unit): boolean => typeNamed(unit).what === 'artillery';
export const isHeavy = (unit: Unit): boolean => typeNamed(unit).weight === 'heavy';
export const isHeavyArtillery = (unit: Unit): boolean => isArtillery(unit) && isHeavy(unit);

/** GV-UNIT-09: a missile unit, or artillery that is not packed up. */
export const isShooter = (unit: Unit): boolean => (isArtillery(unit) ? !unit.limbered : missileOf(unit) !== undefined);

/** GV-UNIT-08, GV-R-05: spears and pilums, listed, for all foot that might have them, or for nobody. */
export const isThrower = ({ state: { options } }: ManoeuvreMatch, unit: GreatUnit): boolean => {
  const { what, weapon } = typeNamed(unit);
  if (what !== 'foot' || (weapon !== 'light arms' && weapon !== 'arms')) return false;
  return options.thrownWeapons === 'all' || (options.thrownWeapons === 'listed' && unit.thrown);
};

export const isElephants = (unit: Unit): boolean => typeNamed(unit).what === 'elephants';
export const isPikes = (unit: Unit): boolean => typeNamed(unit).weapon === 'pikes';

/** Heavy horse and heavy chariots, which strike harder (GV-DBLOCK-09). */
export const isHeavyCharger = (unit: Unit): boolean =>
  isHeavy(unit) && ['horse', 'chariots'].includes(typeNamed(unit).what);

export const isSkirmishing = ({ place }: Placed): boolean => isOpenOrder(place.formation);

/** GV-QUAL-03: with the option. */
export const isElite = ({ state: { options } }: ManoeuvreMatch, unit: Unit): boolean =>
  options.unitQuality !== 'off' && unit.quality === 'elite';

/** GV-LOSS-03, GV-R-34. */
export const isExempt = (match: ManoeuvreMatch, unit: Placed): boolean =>
  unit.place.formation === 'defensiveBlock' ||
  typeNamed(unit).what === 'command' ||
  (isElite(match, unit) && !isOn(match, 'eliteNotExempt'));
