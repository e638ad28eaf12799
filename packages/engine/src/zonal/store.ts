/** Reading and writing units. `patch` is the only writer: it replaces the unit, so copies of a match share the rest. */
import { both, type Side } from '../kernel/side.js';
import type { SideState, ZonalMatch, ZonalState } from './rules.js';
import type { Unit, UnitId } from './unit.js';
import { isOnTable, type Zone } from './zone.js';

export const unitOf = (match: ZonalMatch, id: UnitId): Unit => match.state.units[match.state.index[id]!]!;

export const indexOf = (units: readonly Unit[]): Readonly<Record<UnitId, number>> =>
  Object.fromEntries(units.map((unit, i) => [unit.id, i]));

export const findUnit = (match: ZonalMatch, id: unknown): Unit | undefined => {
  const { index, units } = match.state;
  return typeof id === 'string' && Object.hasOwn(index, id) ? units[index[id]!] : undefined;
};

/** Written out, since a literal is copied ten times as fast as a spread of so many fields. */
const copyUnit = (unit: Unit): Unit => ({
  id: unit.id,
  side: unit.side,
  name: unit.name,
  type: unit.type,
  state: unit.state,
  zone: unit.zone,
  facing: unit.facing,
  formation: unit.formation,
  layout: unit.layout,
  quality: unit.quality,
  weapon: unit.weapon,
  spears: unit.spears,
  mountedAs: unit.mountedAs,
  hits: unit.hits,
  fired: unit.fired,
  reacted: unit.reacted,
  stakes: unit.stakes,
  blue: unit.blue,
  chosen: unit.chosen,
  contacts: unit.contacts,
  contactThisPhase: unit.contactThisPhase,
  engagedAtStart: unit.engagedAtStart,
  engagedInFiring: unit.engagedInFiring,
});

export const patch = (match: ZonalMatch, id: UnitId, change: Partial<Unit>): void => {
  const { units, index } = match.state;
  const at = index[id]!;
  units[at] = Object.assign(copyUnit(units[at]!), change);
};

export const patchSide = (match: ZonalMatch, side: Side, change: Partial<SideState>): void => {
  const { sides } = match.state;
  const after = Object.assign({ ...sides[side] }, change);
  match.state.sides = both((each) => (each === side ? after : sides[each]));
};

/** Units replaced on write: a copy of the list is a copy of the match. */
export const copyState = (state: ZonalState): ZonalState => ({ ...state, units: state.units.slice() });

export const unitsIn = (match: ZonalMatch, zone: Zone, side: Side): Unit[] =>
  match.state.units.filter((unit) => unit.zone === zone && unit.side === side);

export const countIn = (match: ZonalMatch, zone: Zone, side: Side): number => {
  let n = 0;
  for (const unit of match.state.units) if (unit.zone === zone && unit.side === side) n++;
  return n;
};

/** FV-ZONE-04, MV-ZONE-03, -04: the limit of units of one side, in reserve zones too. */
export const hasRoom = (match: ZonalMatch, zone: Zone, side: Side): boolean =>
  countIn(match, zone, side) < match.table.unitLimit;

/** Whether each zone has room for one more unit of the side; counted once, for questions about many zones. */
export const roomOf = (match: ZonalMatch, side: Side): ((zone: Zone) => boolean) => {
  const counts = new Map<Zone, number>();
  for (const unit of match.state.units) if (unit.side === side) counts.set(unit.zone, (counts.get(unit.zone) ?? 0) + 1);
  return (zone) => (counts.get(zone) ?? 0) < match.table.unitLimit;
};

/** The unit's place on the table. */
export const placeOf = (match: ZonalMatch, unit: Unit) => match.table.places[unit.zone]!;

export const deployedOf = (match: ZonalMatch, side: Side): Unit[] =>
  match.state.units.filter((unit) => unit.side === side && isOnTable(unit.zone));
