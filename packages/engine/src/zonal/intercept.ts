/** Moves from zone to zone, and the windows in which mounted may intercept them. */
import { ask, call, done, go } from '../kernel/procedure.js';
import { enemyOf } from '../kernel/side.js';
import type { Intercept } from './choices.js';
import { armOf, inCommand, isFree, isMounted, unknownUnit } from './questions.js';
import { interceptNumber, interceptNumberBy, passes } from './quality.js';
import type { Steps, Window } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { interceptOnStakes, loseStakes } from './stakes.js';
import { findUnit, patch, placeOf, unitOf } from './store.js';
import { isEngaged, named, type Unit, type UnitId } from './unit.js';
import { hit, makeContact, markReacted, meetHeadOn, rout } from './verbs.js';
import { refuse } from './messages/index.js';
import type { Zone } from './zone.js';

/** Whether a move went towards the enemy's edge, and not aside or back. */
const isAdvance = (match: ZonalMatch, unit: UnitId, from: Zone, to: Zone): boolean => {
  const { places } = match.table;
  const rows = places[to]!.row - places[from]!.row;
  return unitOf(match, unit).side === 'south' ? rows > 0 : rows < 0;
};

/** FV-REACT-37, -46, FV-R-47, MV-MOVE-14, MV-INTER-08, MV-R-49: one window where it is, then one where it goes. */
export const move: Steps<'move'> = {
  announce: (match, { unit, to }) => {
    match.tell?.({ event: 'moves', rule: match.rules.cite.move, unit, from: unitOf(match, unit).zone, to });
    return call({ procedure: 'intercept', step: 'window', unit, window: 'leaving' }, 'leave');
  },
  leave: (match, { unit, to }, passage) => {
    if (passage === 'stopped') return done('stopped');
    if (match.tell) {
      const { zone: from } = unitOf(match, unit);
      const advance = isAdvance(match, unit, from, to);
      match.tell({ event: 'moved', rule: match.rules.cite.move, unit, from, to, advance });
    }
    loseStakes(match, unit);
    patch(match, unit, { zone: to });
    return call({ procedure: 'intercept', step: 'window', unit, window: 'entering' }, 'arrived');
  },
  arrived: (_match, _memory, passage) => done(passage),
};

/** FV-REACT-01, -02, MV-REACT-01, -02: only units of the reacting side, and only where the active unit is. */
export const awayRefusal = (match: ZonalMatch, unit: Unit, active: Unit): WhyNot => {
  const { cite } = match.rules;
  if (unit.side === active.side) return refuse(cite.ownUnits, 'notYours', named(unit));
  return unit.zone === active.zone ? undefined : refuse(cite.sameZone, 'notHere', { unit: unit.id, zone: active.zone });
};

/** FV-REACT-36, -45, FV-TERR-05, FV-R-79, MV-INTER-01, -03, MV-TERR-05, MV-R-78. */
export const interceptRefusal = (match: ZonalMatch, unit: Unit, active: Unit): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, zone: active.zone };
  const away = awayRefusal(match, unit, active);
  if (away) return away;
  if (!isMounted(match, unit)) return refuse(cite.intercept, 'notMountedToIntercept', facts);
  if (placeOf(match, active).restricted) return refuse(cite.noInterceptHere, 'noInterceptHere', facts);
  return reactorRefusal(match, unit);
};

/** FV-REACT-03, -04, MV-REACT-03, -04, MV-WITHDR-04: unengaged, and has not reacted. */
export const reactorRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  if (isEngaged(unit)) return refuse(cite.reactUnengaged, 'engagedCannotReact', named(unit));
  if (unit.reacted) return refuse(cite.reactOnce, 'hasReacted', named(unit));
  if (unit.contactThisPhase) return refuse(cite.freedThisPhase, 'cameIntoContact', named(unit));
  return undefined;
};

/** The mounted units that may intercept the active unit where it is now. */
export const interceptorsOf = (match: ZonalMatch, active: Unit): UnitId[] => {
  if (placeOf(match, active).restricted) return [];
  const found: UnitId[] = [];
  for (const unit of match.state.units)
    if (unit.zone === active.zone && unit.side !== active.side && isFree(unit) && isMounted(match, unit))
      found.push(unit.id);
  return found;
};

/** FV-REACT-38, FV-R-23, MV-CMD-03, MV-INTER-04: who is in command, and some besides, need no test. */
const testsToIntercept = (match: ZonalMatch, unit: Unit): boolean =>
  !inCommand(match, unit) && !match.rules.interceptsFreely(match, unit);

/** FV-REACT-38..44, FV-R-48, -49, MV-INTER-05..11, MV-R-47, -48: one unit tries. True if it stops the active unit. */
export const tryIntercept = (match: ZonalMatch, id: UnitId, activeId: UnitId, window: Window): boolean => {
  const { cite } = match.rules;
  const unit = unitOf(match, id);
  markReacted(match, id);
  match.tell?.({ event: 'intercepts', rule: cite.intercept, unit: id, target: activeId });
  if (testsToIntercept(match, unit)) {
    const need = interceptNumber(match, unit);
    if (!passes(match, unit, cite.interceptTest, 'intercept', need, interceptNumberBy(match, unit))) return false;
  } else {
    const cause = inCommand(match, unit) ? 'inCommand' : 'neverTests';
    match.tell?.({ event: 'testWaived', rule: cite.interceptWaived, unit: id, cause });
  }
  const active = unitOf(match, activeId);
  interceptOnStakes(match, id, active, window);
  meetHeadOn(match, id, active, cite.interceptTurn, cite.interceptHits);
  switch (armOf(match, active)) {
    case 'artillery':
      match.tell?.({ event: 'overrun', rule: cite.interceptOverrun, unit: id, target: activeId });
      rout(match, activeId, cite.interceptOverrun, 'overrun');
      return true;
    case 'foot':
      makeContact(match, id, activeId, 'front', cite.interceptTurn);
      hit(match, activeId, match.rules.types[unit.type]!.impact ?? 0, cite.interceptImpact, 'impact');
      return true;
    default:
      makeContact(match, id, activeId, 'front', cite.interceptTurn);
      return true;
  }
};

/** FV-REACT-39, MV-INTER-06: the window stays open while there is somebody left to try. */
export const intercept: Steps<'intercept'> = {
  window: (match, { unit }) =>
    interceptorsOf(match, unitOf(match, unit)).length > 0 ? ask('intercept') : done('free'),
  intercept: {
    kind: 'intercept',
    takes: { intercept: 'acts', done: 'declines' },
    nature: { within: true, reply: true },
    side: (match) => enemyOf(match.state.acting),
    about: (match, { unit, window }) => ({ unit, window, zone: unitOf(match, unit).zone }),
    options: (match, { unit }) => [
      ...interceptorsOf(match, unitOf(match, unit)).map((id): Intercept => ({ do: 'intercept', unit: id })),
      { do: 'done' },
    ],
    refusal: (match, { unit }, choice) => {
      if (choice.do === 'done') return undefined;
      const given = findUnit(match, choice.unit);
      return given ? interceptRefusal(match, given, unitOf(match, unit)) : unknownUnit(match, choice.unit);
    },
    answered: (match, { unit, window }, choice) => {
      if (choice.do === 'done') return done('free');
      return tryIntercept(match, choice.unit, unit, window) ? done('stopped') : go('window');
    },
  },
};
