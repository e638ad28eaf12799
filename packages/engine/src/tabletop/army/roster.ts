/** The units of a match, made from a roster. */
import { both, SIDES, type Both, type Side } from '../../kernel/side.js';
import type { Roster, RosterUnit } from './army.js';
import { sorted } from '../../formation/layout.js';
import type { RulesOf, SideState, TabletopOptions, TabletopRules, UnitRules } from '../rules.js';
import type { UnitGiven } from '../position/position-unit.js';
import type { Unit, UnitId } from '../unit.js';

/** Off the table yet. */
const unplaced = (rules: TabletopRules, id: UnitId, side: Side, unit: RosterUnit): Unit => ({
  id,
  side,
  name: unit.name,
  type: unit.type,
  place: undefined,
  routed: false,
  stands: sorted(rules.standsOf(unit)),
  hits: 0,
  fired: false,
  limbered: false,
});

/** Quality counts where it is assigned. */
const fromRoster = <U extends Unit>(
  rules: RulesOf<U>,
  { unitQuality, commandQuality }: TabletopOptions,
  side: Side,
  unit: RosterUnit,
  number: number,
): U => {
  const id = `${side === 'south' ? 'S' : 'N'}${number}`;
  const told: UnitGiven & Omit<RosterUnit, 'name'> = {
    id,
    type: unit.type,
    lances: unit.lances,
    thrown: unit.thrown,
    quality: unitQuality === 'assigned' ? unit.quality : undefined,
    command: commandQuality === 'assigned' ? unit.command : undefined,
  };
  const units: UnitRules<U> = rules.units;
  return units.unit(unplaced(rules, id, side, unit), units.own(told));
};

/** S1, S2, ... and N1, N2, ... in the order of the rosters. */
export const unitsOf = <U extends Unit>(rules: RulesOf<U>, options: TabletopOptions, side: Side, army: Roster): U[] =>
  army.units.map((unit, i) => fromRoster(rules, options, side, unit, i + 1));

export const allUnits = (rules: TabletopRules, options: TabletopOptions, armies: Both<Roster>): Unit[] =>
  SIDES.flatMap((side) => unitsOf(rules, options, side, armies[side]));

/** SV-VICT-01, GV-VICT-01: all of the starting army counts, artillery and command included. */
export const sizeOfSide = (rules: TabletopRules, units: readonly Unit[], side: Side): number =>
  units.reduce((sum, unit) => sum + (unit.side === side ? rules.worthOf(unit) : 0), 0);

export const sidesOf = (rules: TabletopRules, names: Both<string>, units: readonly Unit[]): Both<SideState> =>
  both((side) => ({ name: names[side], size: sizeOfSide(rules, units, side), tally: 0 }));
