/** What formations are: GL-UNIT, GL-BATTLE-03, -09, Terms. */
import type { GloriousMatch } from './decisions.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Placed, Unit } from './unit.js';
import { isFootType, isMissileLetter, typeNamed } from './units.js';

export const isBattle = (unit: Unit): boolean => typeNamed(unit).what === 'battle';

/** Types Foot and Mounted Foot, always. */
export const isFootUnit = (unit: Unit): boolean => isFootType(typeNamed(unit));
export const isMountedFoot = (unit: Unit): boolean => typeNamed(unit).what === 'mountedFoot';
export const isArtillery = (unit: Unit): boolean => typeNamed(unit).arm === 'artillery';
export const isCommand = (unit: Unit): boolean => typeNamed(unit).what === 'command';
/** Mounted, command included; elephants are mounted in this book. */
export const isMountedUnit = (unit: Unit): boolean => ['mounted', 'command'].includes(typeNamed(unit).arm);
export const isChief = (unit: Unit): boolean => typeNamed(unit).chief === true;

export const isMissileArmed = (unit: Unit): boolean => isFootUnit(unit) && isMissileLetter(typeNamed(unit).letter);

/** Command units that stand on a Battle. */
export const aboardOf = ({ state }: GloriousMatch, id: UnitId): Unit[] =>
  state.units.filter((unit) => unit.aboard === id && !unit.routed);

/** GL-BATTLE-08: attached command elements included. */
export const elementCount = (match: GloriousMatch, unit: Unit): number =>
  unit.stands.length + (isBattle(unit) ? aboardOf(match, unit.id).length : 0);

/** The letters of all its elements, those of attached command last. */
export const lettersOf = (match: GloriousMatch, unit: Unit): string =>
  unit.stands + (isBattle(unit) ? 'C'.repeat(aboardOf(match, unit.id).length) : '');

/** How many elements of each letter. */
export const countsOf = (letters: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const letter of letters) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
};

/** GL-FORM-04: guns and free command count as in line; a Battle is in neither (GL-FORM-05). */
export const isInLine = ({ place }: Placed): boolean => place.formation === 'line';
export const isInMass = ({ place }: Placed): boolean => place.formation === 'mass';

/** A mass with an odd element: of five, or with `smallMasses` of three. */
export const hasOddElement = ({ place, stands }: Placed): boolean =>
  place.formation === 'mass' && stands.length % 2 === 1;
