/** Units of a roster of A Splendid Victory: SV-ARMY-02, -09, -11, SV-R-73. */
import { faultBy, type Refusal } from '../../kernel/refusal.js';
import { flag, matching } from '../../kernel/wire.js';
import type { ArmyFault, RosterUnit } from '../../tabletop/army/army.js';
import type { TabletopOptions, UnitType } from '../../tabletop/rules.js';
import { qualityShapes } from '../../manoeuvre/position-unit.js';
import { QUALITIES, TYPES } from './units.js';
import { refuse } from './messages/index.js';

const MOST_STANDS = 9;

export const ROSTER_SHAPES = [
  { stands: matching(/^[A-Z]{1,20}$/, 'PPMM') },
  { ...qualityShapes(QUALITIES), lances: flag },
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
  return size > most
    ? [faultBy(`${path}.layout`, refuse('SV-ARMY-02', 'unitTooLarge', { name, size, type: key, most }))]
    : [];
};

export const rosterFaults = (options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[] => {
  const { name, type: key } = unit;
  const type: UnitType = TYPES[key as keyof typeof TYPES];
  const stands = standsOf(unit);
  const faults: ArmyFault[] = [];
  const wrong = (field: string, refusal: Refusal): void => {
    faults.push(faultBy(`${path}.${field}`, refusal));
  };
  const [least, most] = sizeLimits(options, type);
  const size = stands.length;
  if (size < least || size > most) {
    const rule = type.arm === 'artillery' ? 'SV-ARMY-09' : 'SV-ARMY-02';
    wrong('stands', refuse(rule, 'unitOfOtherSize', { name, size, type: key, least, most }));
  }
  const foreign = [...new Set(stands)].filter((letter) => !type.stands.includes(letter));
  if (foreign.length > 0)
    wrong('stands', refuse('SV-ARMY-02', 'foreignStands', { name, foreign, type: key, own: [...type.stands] }));
  if (unit.lances && !type.lances) wrong('lances', refuse('SV-ARMY-11', 'noLances', { name, type: key }));
  return faults;
};
