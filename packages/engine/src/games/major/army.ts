/** What an army of A Major Victory may be made of. */
import type { Refusal } from '../../kernel/refusal.js';
import type { Composition, RosterUnit } from '../../zonal/army.js';
import type { ZonalOptions } from '../../zonal/options.js';
import type { UnitType } from '../../zonal/rules.js';
import { wrong } from './messages.js';
import { MOUNTED_MISSILES, TYPES, type TypeName } from './units.js';

const MOST_FIREARMS = 2;

const enforced = ({ enforceComposition, armySource }: ZonalOptions): boolean =>
  enforceComposition && armySource === 'roster';

/** MV-ARMY-07; a scenario is only warned (MV-R-80). */
export const COMPOSITION: Composition = [
  {
    refuses: enforced,
    broken: (_count, options, units) => {
      const firearms = units.filter(({ weapon }) => weapon === 'firearms').length;
      return firearms > MOST_FIREARMS
        ? wrong('MV-ARMY-07', 'tooManyFirearms', { units: firearms, most: MOST_FIREARMS, must: enforced(options) })
        : undefined;
    },
  },
];

/** MV-ARMY-04, -05, -08..11: the weapon a unit may carry. */
const weaponFault = ({ name, type: key, weapon }: RosterUnit, type: UnitType): Refusal | undefined => {
  const carried = type.weapons ?? [];
  if (weapon === undefined)
    return carried.length > 0 && !type.unarmed
      ? wrong('MV-ARMY-04', 'noWeapon', { name, type: key, weapons: carried })
      : undefined;
  if (carried.includes(weapon)) return undefined;
  if (carried.length > 0 && type.arm === 'mounted')
    return wrong('MV-ARMY-11', 'notALightWeapon', { name, type: key, weapon });
  if (type.arm === 'mounted') return wrong('MV-ARMY-11', 'onlyLightShoot', { name, type: key, weapon });
  if (weapon === 'pikes' && type.arm === 'foot') return wrong('MV-ARMY-09', 'noPikesFor', { name, type: key });
  return carried.length > 0
    ? wrong('MV-ARMY-04', 'otherWeapon', { name, weapon, type: key, weapons: carried })
    : wrong('MV-ARMY-16', 'gunsUnarmed', { name });
};

/** MV-ARMY-10, MV-R-01: spears are Hand-to-Hand weapons of foot. */
const spearFault = ({ name, weapon, spears }: RosterUnit, type: UnitType): Refusal | undefined =>
  spears && (type.arm !== 'foot' || weapon !== 'hand') ? wrong('MV-ARMY-10', 'noSpearsFor', { name }) : undefined;

/** MV-ARMY-12, -13, MV-R-04: what a mounted unit fights as on foot; it keeps its stands and is foot in every respect. */
export const AS_FOOT: Readonly<Record<string, string>> = { LM: 'LF', MM: 'MF', HM: 'HF' };

const notFoughtAs = (name: string, type: string, mountedAs: string): Refusal => {
  const onFoot = Object.hasOwn(AS_FOOT, mountedAs) ? AS_FOOT[mountedAs] : undefined;
  return onFoot === undefined
    ? wrong('MV-ARMY-12', 'neverDismounted', { name, mountedAs, types: Object.keys(AS_FOOT) })
    : wrong('MV-ARMY-12', 'otherOnFoot', { name, type, mountedAs, onFoot });
};

/** MV-R-04: with Hand-to-Hand weapons, or its own bow or crossbow, and without spears. */
const onFootFault = ({ name, type, weapon, spears, mountedAs }: Mustered): Refusal | undefined => {
  if (mountedAs === undefined) return undefined;
  if (!Object.hasOwn(AS_FOOT, mountedAs) || AS_FOOT[mountedAs] !== type) return notFoughtAs(name, type, mountedAs);
  const shoots = mountedAs === 'LM' && MOUNTED_MISSILES.some((missile) => missile === weapon);
  return spears || (weapon !== 'hand' && !shoots) ? wrong('MV-ARMY-12', 'weaponOnFoot', { name }) : undefined;
};

type Mustered = RosterUnit & { readonly mountedAs?: string | undefined };

export const unitFaults = (unit: Mustered): readonly Refusal[] => {
  const type: UnitType = TYPES[unit.type as TypeName];
  return [weaponFault(unit, type), spearFault(unit, type), onFootFault(unit)].filter((fault) => fault !== undefined);
};
