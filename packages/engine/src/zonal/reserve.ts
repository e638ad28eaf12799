/** Reserve zones: onto the table, between them, and off the table. */
import { ask, call, done } from '../kernel/procedure.js';
import { rebased } from '../formation/layout.js';
import type { Form } from './choices.js';
import {
  ENTERING,
  entryRefusal,
  formationRefusal,
  isOn,
  layoutRefusal,
  layoutsOf,
  openingFormations,
} from './questions.js';
import type { Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { hasRoom, patch, placeOf, roomOf, unitOf } from './store.js';
import { isDeployed, isEngaged, type Formation, type Unit, type UnitId } from './unit.js';
import { retire } from './verbs.js';
import { isOnTable, ROUTED, zeroDegrees, type Zone } from './zone.js';
import { refuse } from './messages/index.js';

const frontOf = (match: ZonalMatch, unit: Unit): Zone =>
  match.table.reserves[unit.side].find(({ zone }) => zone === unit.zone)!.front;

/** MV-RESERVE-09, MV-R-09. */
const fixedRefusal = (match: ZonalMatch, unit: Unit): WhyNot =>
  isOn(match, 'bombardsSetUpOnly') && match.rules.types[unit.type]!.fixed
    ? refuse(match.rules.cite.fixedInReserve, 'leftInReserve', {
        unit: unit.id,
      })
    : undefined;

const inReserveRefusal = (match: ZonalMatch, unit: Unit): WhyNot =>
  isDeployed(unit) || unit.zone === ROUTED
    ? refuse(match.rules.cite.reserveMoves, 'notInReserve', { unit: unit.id })
    : (fixedRefusal(match, unit) ?? match.rules.reserveRefusal(match, unit));

const facts = (match: ZonalMatch, unit: Unit, to: Zone = '') => ({
  unit: unit.id,
  zone: unit.zone,
  to,
  limit: match.table.unitLimit,
});

/** FV-RESERVE-03, -04, MV-RESERVE-03, -06, MV-R-65. */
export const enterRefusal = (match: ZonalMatch, unit: Unit, room = roomOf(match, unit.side)): WhyNot => {
  const { cite } = match.rules;
  const reserved = inReserveRefusal(match, unit);
  if (reserved) return reserved;
  const to = frontOf(match, unit);
  if (match.table.places[to]!.cutOff)
    return refuse(cite.escarpmentCrossing, 'escarpmentBetween', facts(match, unit, to));
  if (!room(to)) return refuse(cite.enterRoom, 'zoneIsFull', facts(match, unit, to));
  if (openingFormations(match, unit, to, unit.state, ENTERING).length > 0) return undefined;
  return (
    entryRefusal(match, unit, to, 'attack', unit.state) ?? refuse(cite.prohibited, 'closedTo', facts(match, unit, to))
  );
};

/** FV-RESERVE-06, -10, MV-RESERVE-02, -04. */
export const shiftRefusal = (match: ZonalMatch, unit: Unit, to: Zone, room = roomOf(match, unit.side)): WhyNot => {
  const { cite } = match.rules;
  const reserved = inReserveRefusal(match, unit);
  if (reserved) return reserved;
  if (!match.table.reserves[unit.side].some(({ zone }) => zone === to))
    return refuse(cite.ownReserves, 'notYourReserve', facts(match, unit, to));
  if (to === unit.zone) return refuse(cite.shift, 'isThereAlready', facts(match, unit, to));
  return room(to) ? undefined : refuse(cite.room, 'zoneIsFull', facts(match, unit, to));
};

/** FV-RESERVE-07, FV-DISENG-07, FV-R-53, -54, MV-RESERVE-08, -09, MV-R-32, -65. */
export const leaveRefusal = (match: ZonalMatch, unit: Unit, room = roomOf(match, unit.side)): WhyNot => {
  const { cite } = match.rules;
  if (!isOnTable(unit.zone)) return refuse(cite.leave, 'notOnTable', { unit: unit.id });
  const { reserve, cutOff } = placeOf(match, unit);
  const to = reserve[unit.side];
  if (isEngaged(unit)) return refuse(cite.leave, 'engagedCannotLeave', facts(match, unit, to));
  if (unit.engagedAtStart && match.rules.disengagedStays)
    return refuse(cite.disengagedStays, 'wasEngagedCannotLeave', facts(match, unit, to));
  if (match.rules.types[unit.type]!.fixed) return refuse(cite.fixedStays, 'fixedNeverLeaves', facts(match, unit, to));
  if (to === undefined) return refuse(cite.leave, 'noReserveBehind', facts(match, unit, to));
  if (cutOff) return refuse(cite.escarpmentCrossing, 'escarpmentBetween', facts(match, unit, to));
  if (unit.fired && match.rules.types[unit.type]!.staysWhenFired && isOn(match, 'firedGunsStay'))
    return refuse(cite.firedGuns, 'firedMayOnlyTurn', facts(match, unit, to));
  return room(to) ? undefined : refuse(cite.room, 'zoneIsFull', facts(match, unit, to));
};

/**
 * FV-RESERVE-11, -12, FV-R-46, MV-CCHARGE-05, -06, MV-R-41: the own reserve zones with room that have the fewest
 * columns in between.
 */
export const closestReserves = (match: ZonalMatch, unit: Unit): Zone[] => {
  const { column } = placeOf(match, unit);
  let least = Number.MAX_SAFE_INTEGER;
  let closest: Zone[] = [];
  for (const reserve of match.table.reserves[unit.side]) {
    const distance = Math.abs(reserve.column - column);
    if (distance > least || !hasRoom(match, reserve.zone, unit.side)) continue;
    closest = distance < least ? [reserve.zone] : [...closest, reserve.zone];
    least = distance;
  }
  return closest;
};

// ---- onto the table ------------------------------------------------------------------------------------------------

const waysOf = (match: ZonalMatch, unit: Unit): Form[] =>
  openingFormations(match, unit, frontOf(match, unit), unit.state, ENTERING).flatMap((formation) =>
    layoutsOf(match, unit).map((layout): Form => ({ do: 'form', formation, layout })),
  );

const wayRefusal = (match: ZonalMatch, unit: Unit, { formation, layout, facing }: Form): WhyNot => {
  const { cite } = match.rules;
  const to = frontOf(match, unit);
  const wanted: Formation | undefined = formation ?? openingFormations(match, unit, to, unit.state, ENTERING)[0];
  if (wanted === undefined || wanted === 'defensive')
    return refuse(cite.enters, 'entersInFormations', { unit: unit.id });
  if (facing !== undefined && facing !== zeroDegrees(unit.side))
    return refuse(cite.enters, 'entersFacing', { unit: unit.id, facing: zeroDegrees(unit.side) });
  return (
    formationRefusal(match, unit, wanted) ??
    entryRefusal(match, unit, to, wanted, unit.state) ??
    layoutRefusal(match, unit, layout)
  );
};

const bringOn = (match: ZonalMatch, id: UnitId, { formation, layout }: Form) => {
  const unit = unitOf(match, id);
  const to = frontOf(match, unit);
  const wanted = formation ?? openingFormations(match, unit, to, unit.state, ENTERING)[0]!;
  const stand = { facing: zeroDegrees(unit.side), formation: wanted, layout: rebased(layout) };
  patch(match, id, { zone: to, ...stand, blue: undefined });
  match.tell?.({ event: 'entered', rule: match.rules.cite.enters, unit: id, to, ...stand });
  return call({ procedure: 'intercept', step: 'window', unit: id, window: 'entering' }, 'entered');
};

/** FV-RESERVE-04, -05, MV-RESERVE-06, -07. */
export const enter: Steps<'enter'> = {
  ways: (match, { unit }) => {
    const ways = waysOf(match, unitOf(match, unit));
    return ways.length === 1 ? bringOn(match, unit, ways[0]!) : ask('form');
  },
  form: {
    kind: 'enter',
    takes: { form: 'acts' },
    nature: { of: 'unit', within: true },
    open: true,
    side: (match) => match.state.acting,
    about: (match, { unit }) => ({ unit, to: frontOf(match, unitOf(match, unit)) }),
    options: (match, { unit }) => waysOf(match, unitOf(match, unit)),
    refusal: (match, { unit }, choice) => wayRefusal(match, unitOf(match, unit), choice),
    answered: (match, { unit }, choice) => bringOn(match, unit, choice),
  },
  entered: () => done(),
};

// ---- off the table -------------------------------------------------------------------------------------------------

/** FV-RESERVE-08, MV-RESERVE-10. */
export const leave: Steps<'leave'> = {
  announce: (match, { unit }) => {
    match.tell?.({ event: 'leaves', rule: match.rules.cite.leave, unit, zone: unitOf(match, unit).zone });
    return call({ procedure: 'intercept', step: 'window', unit, window: 'leaving' }, 'leave');
  },
  leave: (match, { unit: id }, passage) => {
    const unit = unitOf(match, id);
    if (passage === 'free')
      retire(match, id, placeOf(match, unit).reserve[unit.side]!, match.rules.cite.leave, 'leave');
    return done();
  },
};
