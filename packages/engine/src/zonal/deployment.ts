/** Where an army can be set up: what is open to a unit, whether all find room, and some good plans. */
import { same } from '../kernel/match.js';
import type { Side } from '../kernel/side.js';
import { standsOf } from '../formation/layout.js';
import type { Placing, SetUp } from './choices.js';
import { isOn, layoutsOf, openingFormations } from './questions.js';
import type { ZonalMatch } from './rules.js';
import type { Table } from './table.js';
import { STATES, type Formation, type State, type Unit, type UnitId } from './unit.js';
import { isOnTable, UNPLACED, type Zone } from './zone.js';

export const statesOf = (match: ZonalMatch, unit: Unit): (State | undefined)[] =>
  match.rules.types[unit.type]!.dismounts ? [...STATES] : [unit.state];

export const waysToStand = (match: ZonalMatch, unit: Unit, zone: Zone, state: State | undefined): Formation[] =>
  openingFormations(match, { ...unit, state }, zone, state, match.rules.setUpFormations);

/** Whether the unit may start in the zone in any formation and state it can take. */
export const isOpenTo = (match: ZonalMatch, unit: Unit, zone: Zone): boolean =>
  (match.table.places[zone]?.prohibited.length ?? 0) === 0 ||
  statesOf(match, unit).some((state) => waysToStand(match, unit, zone, state).length > 0);

export const commanderZones = (match: ZonalMatch, side: Side): Zone[] =>
  match.table.starts[side].filter((zone) => !match.table.places[zone]!.closedToCommander);

/** Gives every unit a zone that is open to it and has room, each unit's own preference first; undefined if that cannot be. */
export const assign = (
  match: ZonalMatch,
  units: readonly Unit[],
  roomIn: (zone: Zone) => number,
  zonesFor: (unit: Unit, place: number) => readonly Zone[],
): Map<UnitId, Zone> | undefined => {
  const held = new Map<Zone, Unit[]>();
  const wishes = new Map(
    units.map((unit, i) => [unit.id, zonesFor(unit, i).filter((zone) => isOpenTo(match, unit, zone))]),
  );
  /** Finds a zone for the unit, moving others along if need be. */
  const settle = (unit: Unit, seen: Set<Zone>): boolean => {
    for (const zone of wishes.get(unit.id)!) {
      if (seen.has(zone)) continue;
      seen.add(zone);
      const there = held.get(zone) ?? [];
      if (there.length < roomIn(zone)) {
        held.set(zone, [...there, unit]);
        return true;
      }
      const mover = there.find((other) => settle(other, seen));
      if (mover) {
        held.set(zone, [...held.get(zone)!.filter((other) => other.id !== mover.id), unit]);
        return true;
      }
    }
    return false;
  };
  if (!units.every((unit) => settle(unit, new Set()))) return undefined;
  return new Map([...held].flatMap(([zone, there]) => there.map((unit) => [unit.id, zone] as const)));
};

const zonesOf = (match: ZonalMatch, side: Side): Zone[] => {
  const { table } = match;
  const others = table.rear[side].filter((zone) => !table.setup[side].includes(zone));
  return [...table.setup[side], ...others, ...table.reserves[side].map(({ zone }) => zone)];
};

/** FV-R-76, MV-R-77: whether the others still find room when this unit goes there. */
export const restFits = (match: ZonalMatch, side: Side, unit: Unit, zone: Zone): boolean => {
  const others = match.state.units.filter(
    (each) => each.side === side && each.zone === UNPLACED && each.id !== unit.id,
  );
  const there = (where: Zone): number =>
    match.state.units.filter((each) => each.side === side && each.zone === where).length + (where === zone ? 1 : 0);
  return (
    assign(
      match,
      others,
      (where) => match.table.unitLimit - there(where),
      () => zonesOf(match, side),
    ) !== undefined
  );
};

// ---- some good plans -----------------------------------------------------------------------------------------------

const rotated = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);

/** FV-SETUP-03, MV-SETUP-02: nobody starts on a flank while a set-up zone that is open to him has room. */
const closeUp = (match: ZonalMatch, units: readonly Unit[], plan: Map<UnitId, Zone>, side: Side): void => {
  const { setup, unitLimit } = { setup: match.table.setup[side], unitLimit: match.table.unitLimit };
  const count = (zone: Zone): number => [...plan.values()].filter((each) => each === zone).length;
  for (const unit of units) {
    const zone = plan.get(unit.id)!;
    if (!isOnTable(zone) || setup.includes(zone)) continue;
    const free = setup.find((each) => count(each) < unitLimit && isOpenTo(match, unit, each));
    if (free !== undefined) plan.set(unit.id, free);
  }
};

/** One plan: units dealt out over the set-up zones; with a reserve, the last quarter of the army is held back. */
const planOf = (match: ZonalMatch, side: Side, variant: number, reserve: boolean): SetUp | undefined => {
  const { table } = match;
  const units = match.state.units.filter((unit) => unit.side === side);
  const all = zonesOf(match, side);
  const off = table.reserves[side].map(({ zone }) => zone);
  const back = reserve && off.length > 0 ? Math.floor(units.length / 4) : 0;
  const guns = units.filter((unit) => match.rules.types[unit.type]!.fixed);
  const plan = assign(
    match,
    [...guns, ...units.filter((unit) => !guns.includes(unit))],
    () => table.unitLimit,
    (_unit, i) =>
      i >= units.length - back ? [...rotated(off, i), ...all] : [...rotated(table.setup[side], i + variant), ...all],
  );
  if (!plan) return undefined;
  closeUp(match, units, plan, side);
  const rides = commanderZones(match, side);
  const commander = rides.includes(table.setup[side][variant % table.setup[side].length]!)
    ? table.setup[side][variant % table.setup[side].length]!
    : rides[0];
  if (commander === undefined) return undefined;
  return { do: 'setup', commander, units: units.map((unit) => placingOf(match, unit, plan.get(unit.id)!, variant)) };
};

const placingOf = (match: ZonalMatch, unit: Unit, zone: Zone, variant: number): Placing => {
  const dragoons = match.rules.types[unit.type]!.dismounts === true;
  const state = statesOf(match, unit).find(
    (each) => !isOnTable(zone) || waysToStand(match, unit, zone, each).length > 0,
  );
  const mounting = dragoons && state !== undefined ? { state } : {};
  if (!isOnTable(zone)) return { unit: unit.id, zone, ...mounting };
  const layouts = layoutsOf(match, unit);
  return {
    unit: unit.id,
    zone,
    formation: waysToStand(match, unit, zone, state)[0]!,
    layout: layouts[variant % layouts.length] ?? standsOf(unit.layout).bag,
    ...mounting,
  };
};

const VARIANTS = 3;

const makePlans = (match: ZonalMatch, side: Side): readonly SetUp[] => {
  const plans: SetUp[] = [];
  for (const reserve of [false, true])
    for (let variant = 0; variant < VARIANTS; variant++) {
      const plan = planOf(match, side, variant, reserve);
      if (plan && !plans.some((other) => same(other, plan))) plans.push(plan);
    }
  return plans;
};

/** What a plan depends on besides the table. */
const rosterKey = (match: ZonalMatch, side: Side): string => {
  let key = String(isOn(match, 'bombardsSetUpOnly'));
  for (const unit of match.state.units)
    if (unit.side === side) key += `;${unit.id},${unit.type},${unit.layout},${unit.state ?? ''}`;
  return key;
};

/** Remembers what was worked out for an army on a table: many matches begin alike. */
const forArmy = <T>(make: (match: ZonalMatch, side: Side) => T): ((match: ZonalMatch, side: Side) => T) => {
  const tables = new WeakMap<Table, Map<string, T>>();
  return (match, side) => {
    const armies = tables.get(match.table) ?? new Map<string, T>();
    tables.set(match.table, armies);
    const key = rosterKey(match, side);
    const before = armies.get(key);
    if (before !== undefined) return before;
    if (armies.size >= MOST_ARMIES) armies.clear();
    const made = make(match, side);
    armies.set(key, made);
    return made;
  };
};

const MOST_ARMIES = 100;

/** Some good plans for the whole army. */
export const plansOf = forArmy(makePlans);

/** P0: at least one legal set-up exists. */
export const canDeploy = forArmy((match, side): boolean => {
  const own = match.state.units.filter((unit) => unit.side === side);
  const all = zonesOf(match, side);
  return (
    commanderZones(match, side).length > 0 &&
    assign(
      match,
      own,
      () => match.table.unitLimit,
      () => all,
    ) !== undefined
  );
});
