/** What makes a set-up legal, unit by unit and as a whole, and putting units where it says. */
import type { Refusal } from '../kernel/refusal.js';
import type { Side } from '../kernel/side.js';
import { rebased, standsOf } from '../formation/layout.js';
import type { Placing, SetUp } from './choices.js';
import { commanderZones, isOpenTo, waysToStand } from './deployment.js';
import {
  entryRefusal,
  formationRefusal,
  isOn,
  layoutRefusal,
  layoutsOf,
  standsRefusal,
  unknownUnit,
} from './questions.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { findUnit, patch, patchSide, unitOf } from './store.js';
import type { Formation, Unit } from './unit.js';
import { isOnTable, zeroDegrees, type Zone } from './zone.js';
import { refuse } from './messages/index.js';

/** The first that ground and unit allow; where the ground allows none, the first that the unit may have. */
const usualFormation = (match: ZonalMatch, unit: Unit, zone: Zone): Formation => {
  const { setUpFormations } = match.rules;
  return (
    waysToStand(match, unit, zone, unit.state)[0] ??
    setUpFormations.find((formation) => !formationRefusal(match, unit, formation)) ??
    'attack'
  );
};

/** FV-SETUP-05, FV-R-11, MV-SETUP-04: fills in what a placing leaves open: attack formation if it may, mounted. */
export const completed = (match: ZonalMatch, unit: Unit, placing: Placing) => {
  const state = placing.state ?? (match.rules.types[unit.type]!.dismounts ? 'mounted' : undefined);
  if (!isOnTable(placing.zone)) return { state, formation: undefined, layout: standsOf(unit.layout).bag };
  const formation = placing.formation ?? usualFormation(match, { ...unit, state }, placing.zone);
  return { state, formation, layout: placing.layout ?? layoutsOf(match, unit)[0] ?? unit.layout };
};

/** FV-SETUP-02..06, MV-SETUP-01..05: one unit's place, other units apart. */
export const placingRefusal = (match: ZonalMatch, unit: Unit, placing: Placing): WhyNot => {
  const { cite, types } = match.rules;
  const { table } = match;
  const { zone } = placing;
  const facts = { unit: unit.id, zone };
  if (placing.state !== undefined && !types[unit.type]!.dismounts)
    return refuse(cite.onlyDragoons, 'neverDismounts', facts);
  if (table.reserves[unit.side].some((reserve) => reserve.zone === zone))
    return placing.layout === undefined ? undefined : standsRefusal(match, unit, placing.layout);
  if (!table.starts[unit.side].includes(zone)) return refuse(cite.setupZones, 'cannotStartThere', facts);
  const { formation, layout, state } = completed(match, unit, placing);
  if (formation === undefined || !match.rules.setUpFormations.includes(formation))
    return refuse(cite.setupFormation, 'setUpFormations', facts);
  const mustered = { ...unit, state };
  return (
    formationRefusal(match, mustered, formation) ??
    entryRefusal(match, mustered, zone, formation, state) ??
    layoutRefusal(match, mustered, layout)
  );
};

/** FV-SETUP-07, FV-R-08, MV-SETUP-06, MV-R-07. */
export const commanderRefusal = (match: ZonalMatch, side: Side, zone: Zone | undefined): WhyNot => {
  const { cite } = match.rules;
  if (zone === undefined) return refuse(cite.commanderStarts, 'nameCommanderZone');
  if (!match.table.starts[side].includes(zone))
    return refuse(cite.commanderStarts, 'commanderStarts', {
      zone,
    });
  return commanderZones(match, side).includes(zone)
    ? undefined
    : refuse(cite.commanderTerrain, 'commanderStartClosed', {
        zone,
        terrain: match.table.places[zone]!.terrain,
      });
};

/**
 * FV-SETUP-03, FV-R-09, MV-SETUP-02, MV-R-10: another rear zone only when every set-up zone is full or closed to the
 * unit.
 */
export const flankRefusal = (match: ZonalMatch, unit: Unit, zone: Zone, countOf: (zone: Zone) => number): WhyNot => {
  const { table } = match;
  if (!isOnTable(zone) || table.setup[unit.side].includes(zone)) return undefined;
  const free = table.setup[unit.side].find((each) => countOf(each) < table.unitLimit && isOpenTo(match, unit, each));
  if (free === undefined) return undefined;
  return refuse(match.rules.cite.setupFull, 'setUpZonesFirst', {
    unit: unit.id,
    zone,
    free,
    count: countOf(free),
    limit: table.unitLimit,
  });
};

/** MV-SETUP-08, MV-R-09: a fixed gun may be held back; with `bombardsSetUpOnly` only while no zone has room for it. */
export const fixedRefusal = (match: ZonalMatch, unit: Unit, zone: Zone, countOf: (zone: Zone) => number): WhyNot => {
  const { rules, table } = match;
  if (isOnTable(zone) || !rules.types[unit.type]!.fixed || !isOn(match, 'bombardsSetUpOnly')) return undefined;
  const free = table.starts[unit.side].find(
    (each) =>
      countOf(each) < table.unitLimit && isOpenTo(match, unit, each) && !flankRefusal(match, unit, each, countOf),
  );
  return free === undefined
    ? undefined
    : refuse(rules.cite.fixedInReserve, 'mustStartOnTable', {
        unit: unit.id,
        free,
      });
};

/** Everything wrong with a whole set-up. */
export const setUpRefusals = (match: ZonalMatch, side: Side, plan: SetUp): Refusal[] => {
  const commanders = match.state.options.setupMethod === 'sequential' ? 'last' : 'with the army';
  const { cite } = match.rules;
  const own = match.state.units.filter((unit) => unit.side === side);
  const refusals: WhyNot[] = [];
  const counts: Record<Zone, number> = {};
  for (const placing of plan.units) {
    const unit = findUnit(match, placing.unit);
    if (unit === undefined) refusals.push(unknownUnit(match, placing.unit));
    else if (unit.side !== side) refusals.push(refuse(cite.ownUnits, 'notYours', { unit: unit.id }));
    else {
      refusals.push(placingRefusal(match, unit, placing));
      counts[placing.zone] = (counts[placing.zone] ?? 0) + 1;
    }
  }
  for (const unit of own) {
    const times = plan.units.filter((placing) => placing.unit === unit.id).length;
    if (times === 0) refusals.push(refuse(cite.setupAll, 'notPlaced', { unit: unit.id }));
    if (times > 1) refusals.push(refuse(cite.setupAll, 'placedTwice', { unit: unit.id, times }));
  }
  for (const [zone, count] of Object.entries(counts))
    if (count > match.table.unitLimit)
      refusals.push(
        refuse(cite.room, 'zoneOverfull', {
          zone,
          count,
          limit: match.table.unitLimit,
        }),
      );
  for (const { unit: id, zone } of plan.units) {
    const unit = findUnit(match, id);
    if (unit && match.table.starts[side].includes(zone))
      refusals.push(flankRefusal(match, unit, zone, (each) => counts[each] ?? 0));
    if (unit) refusals.push(fixedRefusal(match, unit, zone, (each) => counts[each] ?? 0));
  }
  if (commanders !== 'last') refusals.push(commanderRefusal(match, side, plan.commander));
  else if (plan.commander !== undefined) refusals.push(refuse(cite.openSetup, 'commandersLast'));
  return refusals.filter((refusal) => refusal !== undefined);
};

export const station = (match: ZonalMatch, id: string, placing: Placing): void => {
  const unit = unitOf(match, id);
  const facing = isOnTable(placing.zone) ? zeroDegrees(unit.side) : undefined;
  const { state, formation, layout } = completed(match, unit, placing);
  const formed = rebased(layout);
  patch(match, id, { zone: placing.zone, facing, state, formation, layout: formed });
  match.tell?.({
    event: 'placed',
    rule: match.rules.cite.setupZones,
    unit: id,
    zone: placing.zone,
    facing,
    formation,
    layout: formed,
    state,
  });
};

export const stationCommander = (match: ZonalMatch, side: Side, zone: Zone): void => {
  patchSide(match, side, { commander: zone });
  match.tell?.({ event: 'commanderPlaced', rule: match.rules.cite.commanderStarts, side, zone });
};

export const deploy = (match: ZonalMatch, side: Side, plan: SetUp): void => {
  for (const placing of plan.units) station(match, placing.unit, placing);
  if (plan.commander !== undefined) stationCommander(match, side, plan.commander);
};
