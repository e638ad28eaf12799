/** What an army of A Major Victory may be made of. */
import { atMost, listed } from '../../zonal/words.js';
import type { Composition, RosterUnit } from '../../zonal/army.js';
import type { ZonalOptions } from '../../zonal/options.js';
import type { UnitType } from '../../zonal/rules.js';
import { MOUNTED_MISSILES, TYPES, type TypeName } from './units.js';

const MOST_FIREARMS = 2;

const enforced = ({ enforceComposition, armySource }: ZonalOptions): boolean =>
  enforceComposition && armySource === 'roster';

/** MV-ARMY-07; a scenario is only warned (MV-R-80). */
export const COMPOSITION: Composition = [
  {
    rule: 'MV-ARMY-07',
    refuses: enforced,
    broken: (_count, options, units) => {
      const firearms = units.filter(({ weapon }) => weapon === 'firearms').length;
      return firearms > MOST_FIREARMS
        ? `${firearms} units with firearms, and ${atMost(MOST_FIREARMS, enforced(options) ? 'allowed' : 'usual')}.`
        : undefined;
    },
  },
];

interface Fault {
  readonly rule: string;
  readonly because: string;
}

/** MV-ARMY-04, -05, -08..11: the weapon a unit may carry. */
const weaponFault = ({ name, weapon }: RosterUnit, type: UnitType): Fault | undefined => {
  const carried = type.weapons ?? [];
  if (weapon === undefined)
    return carried.length > 0 && !type.unarmed
      ? { rule: 'MV-ARMY-04', because: `${name} has no weapon; ${type.name} has one of ${carried.join(', ')}.` }
      : undefined;
  if (carried.includes(weapon)) return undefined;
  if (carried.length > 0 && type.arm === 'mounted')
    return {
      rule: 'MV-ARMY-11',
      because: `${name} is ${type.name} and cannot carry "${weapon}"; ${type.name} has bows, crossbows or nothing to shoot with.`,
    };
  if (type.arm === 'mounted')
    return {
      rule: 'MV-ARMY-11',
      because: `${name} is ${type.name} and cannot carry "${weapon}"; only Light Mounted shoot, with bows or crossbows.`,
    };
  if (weapon === 'pikes' && type.arm === 'foot')
    return { rule: 'MV-ARMY-09', because: `${name} is ${type.name}, and pikes are for Medium and Heavy Foot.` };
  return carried.length > 0
    ? { rule: 'MV-ARMY-04', because: `${name} carries "${weapon}"; ${type.name} has one of ${carried.join(', ')}.` }
    : { rule: 'MV-ARMY-16', because: `${name} is artillery and carries no weapon besides.` };
};

/** MV-ARMY-10, MV-R-01: spears are Hand-to-Hand weapons of foot. */
const spearFault = ({ name, weapon, spears }: RosterUnit, type: UnitType): Fault | undefined =>
  spears && (type.arm !== 'foot' || weapon !== 'hand')
    ? { rule: 'MV-ARMY-10', because: `${name} has spears, which only foot with Hand-to-Hand weapons have.` }
    : undefined;

/** MV-ARMY-12, -13, MV-R-04: what a mounted unit fights as on foot; it keeps its stands and is foot in every respect. */
export const AS_FOOT: Readonly<Record<string, string>> = { LM: 'LF', MM: 'MF', HM: 'HF' };

const notFoughtAs = (name: string, type: string, mountedAs: string): string => {
  const as = Object.hasOwn(AS_FOOT, mountedAs) ? AS_FOOT[mountedAs]! : undefined;
  return as === undefined
    ? `${name} cannot have been "${mountedAs}"; only ${listed(Object.keys(AS_FOOT))} dismount.`
    : `${name} is ${TYPES[type as TypeName].name}; ${TYPES[mountedAs as TypeName].name} on foot is ${TYPES[as as TypeName].name}.`;
};

/** MV-R-04: with Hand-to-Hand weapons, or its own bow or crossbow, and without spears. */
const onFootFault = ({ name, type, weapon, spears, mountedAs }: Mustered): Fault | undefined => {
  if (mountedAs === undefined) return undefined;
  const rule = 'MV-ARMY-12';
  if (!Object.hasOwn(AS_FOOT, mountedAs) || AS_FOOT[mountedAs] !== type)
    return { rule, because: notFoughtAs(name, type, mountedAs) };
  const shoots = mountedAs === 'LM' && MOUNTED_MISSILES.some((missile) => missile === weapon);
  return spears || (weapon !== 'hand' && !shoots)
    ? { rule, because: `${name} has dismounted and fights with Hand-to-Hand weapons or its own bow or crossbow.` }
    : undefined;
};

type Mustered = RosterUnit & { readonly mountedAs?: string | undefined };

export const unitFaults = (unit: Mustered): readonly Fault[] => {
  const type: UnitType = TYPES[unit.type as TypeName];
  return [weaponFault(unit, type), spearFault(unit, type), onFootFault(unit)].filter((fault) => fault !== undefined);
};
