/** Units of a roster of A Splendid Victory: SV-ARMY-02, -09, -11, SV-R-73. */
import { flag, matching } from '../../kernel/wire.js';
import type { ArmyFault, RosterUnit } from '../../tabletop/army/army.js';
import type { TabletopOptions, UnitType } from '../../tabletop/rules.js';
import { TYPES } from './units.js';

const MOST_STANDS = 9;

export const ROSTER_SHAPES = [
  { stands: matching(/^[A-Z]{1,20}$/, 'A text of stand letters, such as PPMM,') },
  { lances: flag },
] as const;

export const standsOf = ({ stands = '' }: RosterUnit): string => stands;

/** How many stands a unit of this type may have; a scenario may have units that have lost some (SV-SETUP-01, SV-R-102). */
const sizeLimits = ({ armySource }: TabletopOptions, { size }: UnitType): readonly [number, number] =>
  armySource === 'scenario' && size[1] > 1 ? [1, MOST_STANDS] : size;

/** SV-ARMY-02: a unit of a position may have lost stands, but never had more than its type. */
export const givenFaults = (
  options: TabletopOptions,
  { name, type: key, layout = '' }: RosterUnit & { readonly layout?: string | undefined },
  path: string,
): ArmyFault[] => {
  const type: UnitType = TYPES[key as keyof typeof TYPES];
  const [, most] = sizeLimits(options, type);
  const size = layout.replace(/[^A-Z]/g, '').length;
  const because = `${name} has ${size} stands; ${type.name} has at most ${most}.`;
  return size > most ? [{ path: `${path}.layout`, rule: 'SV-ARMY-02', because }] : [];
};

export const rosterFaults = (options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[] => {
  const type: UnitType = TYPES[unit.type as keyof typeof TYPES];
  const stands = standsOf(unit);
  const faults: ArmyFault[] = [];
  const [low, high] = sizeLimits(options, type);
  if (stands.length < low || stands.length > high) {
    const because = `${unit.name} has ${stands.length} ${stands.length === 1 ? 'stand' : 'stands'}; ${type.name} has ${low === high ? low : `${low} to ${high}`}.`;
    faults.push({ path: `${path}.stands`, rule: type.arm === 'artillery' ? 'SV-ARMY-09' : 'SV-ARMY-02', because });
  }
  const foreign = [...new Set(stands)].filter((letter) => !type.stands.includes(letter));
  if (foreign.length > 0) {
    const because = `${unit.name} has stands ${foreign.join(', ')}; ${type.name} has only ${[...type.stands].join(', ')}.`;
    faults.push({ path: `${path}.stands`, rule: 'SV-ARMY-02', because });
  }
  if (unit.lances && !type.lances)
    faults.push({ path: `${path}.lances`, rule: 'SV-ARMY-11', because: `${unit.name}: ${type.name} has no lances.` });
  return faults;
};
