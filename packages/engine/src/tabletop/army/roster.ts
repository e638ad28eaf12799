/** The units of a match, made from a roster. */
import { both, SIDES, type Both, type Side } from '../../kernel/side.js';
import { sorted } from '../../formation/layout.js';
import type { Roster, RosterUnit } from './army.js';
import type { SideState, TabletopOptions, TabletopRules } from '../rules.js';
import type { Unit } from '../unit.js';

/** What only units of some books ever are. */
export const NOT_ABOARD = {
  aboard: undefined,
  diameter: undefined,
  functions: 0,
  byHorse: false,
  stationary: false,
  shifted: false,
} as const;

const unitFrom = (
  rules: TabletopRules,
  options: TabletopOptions,
  side: Side,
  unit: RosterUnit,
  number: number,
): Unit => ({
  id: `${side === 'south' ? 'S' : 'N'}${number}`,
  side,
  name: unit.name,
  type: unit.type,
  state: rules.types[unit.type]!.dismounts ? 'mounted' : undefined,
  ...rules.freshUnit({
    quality: options.unitQuality === 'assigned' ? unit.quality : undefined,
    command: options.commandQuality === 'assigned' ? unit.command : undefined,
  }),
  lances: unit.lances ?? false,
  thrown: unit.thrown ?? false,
  place: undefined,
  routed: false,
  stands: sorted(rules.standsOf(unit)),
  hits: 0,
  aside: 0,
  fired: false,
  limbered: false,
  unpackedIn: 0,
  acted: false,
  done: false,
  reacted: false,
  pivoted: false,
  chargeFailed: false,
  engagedAtStart: false,
  near18: false,
  near24: false,
  activity: undefined,
  ...NOT_ABOARD,
});

/** S1, S2, ... and N1, N2, ... in the order of the rosters. */
export const unitsOf = (rules: TabletopRules, options: TabletopOptions, side: Side, army: Roster): Unit[] =>
  army.units.map((unit, i) => unitFrom(rules, options, side, unit, i + 1));

export const allUnits = (rules: TabletopRules, options: TabletopOptions, armies: Both<Roster>): Unit[] =>
  SIDES.flatMap((side) => unitsOf(rules, options, side, armies[side]));

/** SV-VICT-01, GV-VICT-01: all of the starting army counts, artillery and command included. */
export const sizeOfSide = (rules: TabletopRules, units: readonly Unit[], side: Side): number =>
  units.reduce((sum, unit) => sum + (unit.side === side ? rules.worthOf(unit) : 0), 0);

export const sidesOf = (rules: TabletopRules, names: Both<string>, units: readonly Unit[]): Both<SideState> =>
  both((side) => ({ name: names[side], size: sizeOfSide(rules, units, side), tally: 0 }));
