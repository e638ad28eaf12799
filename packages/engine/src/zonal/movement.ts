/** A movement phase: the active player's main decision, again and again, until he ends it. */
import { ask, call, done, go } from '../kernel/procedure.js';
import { SIDES } from '../kernel/side.js';
import { actionsOf, begun } from './actions.js';
import type { Activity } from './choices.js';
import { targetsOf } from './engage.js';
import { armOf, isOn, unknownUnit, withCommander } from './questions.js';
import type { Steps } from './procedures.js';
import { enterRefusal, leaveRefusal, shiftRefusal } from './reserve.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { findUnit, patch, patchSide, placeOf, roomOf, unitOf } from './store.js';
import { isDeployed, isEngaged, named, type Unit } from './unit.js';
import { markersOff, retire, rout } from './verbs.js';
import { ROUTED } from './zone.js';
import { refuse } from './messages/index.js';

const END: Activity = { do: 'end' };

/** FV-MOVE-02, -04, FV-GEN-04, MV-MOVE-01..03, -05, MV-ARMY-15. */
export const chooseRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  const own = ownRefusal(match, unit);
  if (own) return own;
  if (!isDeployed(unit)) return refuse(cite.reserveMoves, 'onlyReserveMove', named(unit));
  if (match.rules.types[unit.type]!.fixed) return refuse(cite.fixed, 'fixedNeverMoves', named(unit));
  if (unit.engagedAtStart && armOf(match, unit) !== 'mounted')
    return withCommander(match, unit)
      ? refuse(cite.engagedFoot, 'onlyToWithdraw', named(unit))
      : refuse(cite.engagedFoot, 'engagedDoesNothing', named(unit));
  return undefined;
};

export const ownRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  if (unit.side !== match.state.acting) return refuse(cite.ownUnits, 'notYours', named(unit));
  if (unit.zone === ROUTED) return refuse(cite.routed, 'isRouted', named(unit));
  if (unit.chosen) return refuse(cite.chosenOnce, 'usedAlready', named(unit));
  return undefined;
};

const placeFacts = (unit: Unit) => ({ unit: unit.id, zone: unit.zone });

/** FV-WITHD-01, -02, FV-R-50, MV-WITHDR-01, -02, MV-R-62. */
const withdrawRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  if (unit.side !== match.state.acting) return refuse(cite.ownUnits, 'notYours', placeFacts(unit));
  if (unit.zone === ROUTED) return refuse(cite.routed, 'isRouted', placeFacts(unit));
  if (match.state.sides[unit.side].commander === undefined)
    return refuse(cite.withdrawOnlyThere, 'noCommanderToWithdraw', placeFacts(unit));
  return withCommander(match, unit)
    ? undefined
    : refuse(cite.withdrawOnlyThere, 'commanderElsewhere', placeFacts(unit));
};

/** FV-CMD-05, -06, FV-END-03, MV-MOVE-15, -16, MV-R-11: where the Commander may go, which ends the phase. */
const ridesOf = (match: ZonalMatch): readonly string[] => {
  const at = match.state.sides[match.state.acting].commander;
  return at === undefined ? [] : match.table.places[at]!.rides;
};

const rideRefusal = (match: ZonalMatch, to: string): WhyNot => {
  const { cite } = match.rules;
  const at = match.state.sides[match.state.acting].commander;
  if (at === undefined) return refuse(cite.commanderGone, 'commanderGone');
  if (ridesOf(match).includes(to)) return undefined;
  const { places, reserves } = match.table;
  if (to === at) return refuse(cite.commanderMoves, 'commanderThereAlready', { to });
  if (SIDES.some((side) => reserves[side].some(({ zone }) => zone === to)))
    return refuse(cite.commanderMoves, 'commanderNeverInReserve', { to });
  if (!places[at]!.adjacent.includes(to))
    return refuse(cite.commanderMoves, 'commanderTooFar', {
      at,
      to,
    });
  const { closedToCommander, terrain } = places[to]!;
  return closedToCommander
    ? refuse(cite.commanderTerrain, 'closedToCommander', { to, terrain })
    : refuse(cite.commanderTerrain, 'escarpmentStopsCommander', { at, to });
};

/**
 * FV-END-01, -02, FV-R-51, FV-RESERVE-02, -09, MV-MOVE-15, MV-R-51, MV-RESERVE-01: all the active player may do now.
 */
const activitiesOf = (match: ZonalMatch): Activity[] => {
  const { units, acting } = match.state;
  const options: Activity[] = [];
  const withdrawals: Activity[] = [];
  const room = roomOf(match, acting);
  for (const unit of units) {
    if (unit.side !== acting || unit.zone === ROUTED) continue;
    const { id } = unit;
    const deployed = isDeployed(unit);
    if (!unit.chosen) {
      if (deployed) {
        if (!chooseRefusal(match, unit)) options.push({ do: 'choose', unit: id });
        if (placeOf(match, unit).reserve[acting] !== undefined && !leaveRefusal(match, unit, room))
          options.push({ do: 'leave', unit: id });
      } else {
        if (!enterRefusal(match, unit, room)) options.push({ do: 'enter', unit: id });
        for (const { zone } of match.table.reserves[acting])
          if (!shiftRefusal(match, unit, zone, room)) options.push({ do: 'shift', unit: id, to: zone });
      }
    }
    if (deployed && withCommander(match, unit)) withdrawals.push({ do: 'withdraw', unit: id });
  }
  if (options.length === 0 && isOn(match, 'strictPhaseEnd')) return [END];
  options.push(...withdrawals);
  for (const to of ridesOf(match)) options.push({ do: 'moveCommander', to });
  options.push(END);
  return options;
};

/** FV-DISENG-02, -03, MV-DISENG-02, -03: a unit that could be chosen, but only to do nothing. */
const isIdle = (match: ZonalMatch, choice: Activity): boolean => {
  if (choice.do !== 'choose') return false;
  const unit = unitOf(match, choice.unit);
  return actionsOf(match, unit, begun(match, unit)).length === 0 && targetsOf(match, unit).length === 0;
};

/**
 * FV-MOVE-02, -10, FV-END-04, MV-MOVE-02, -13, -19. FV-WITHD-03, -04, MV-WITHDR-03: a withdrawal needs no test and lets
 * nobody react.
 */
export const movement: Steps<'movement'> = {
  begin: (match) => {
    const { units, acting } = match.state;
    for (const unit of units)
      if (unit.side === acting && isEngaged(unit)) patch(match, unit.id, { engagedAtStart: true });
    return go('main');
  },
  main: () => ask('activity'),
  activity: {
    kind: 'activity',
    takes: {
      choose: 'acts',
      enter: 'acts',
      shift: 'acts',
      leave: 'acts',
      withdraw: 'acts',
      moveCommander: 'actsLast',
      end: 'closes',
    },
    nature: { again: true },
    side: (match) => match.state.acting,
    about: () => ({}),
    options: activitiesOf,
    refusal: (match, _memory, choice) => {
      if (choice.do === 'end') return undefined;
      if (choice.do === 'moveCommander') return rideRefusal(match, choice.to);
      if (!('unit' in choice)) return undefined;
      const unit = findUnit(match, choice.unit);
      if (!unit) return unknownUnit(match, choice.unit);
      if (choice.do === 'choose') return chooseRefusal(match, unit);
      if (choice.do === 'withdraw') return withdrawRefusal(match, unit);
      const own = ownRefusal(match, unit);
      if (own) return own;
      if (choice.do === 'enter') return enterRefusal(match, unit);
      if (choice.do === 'leave') return leaveRefusal(match, unit);
      return shiftRefusal(match, unit, choice.to);
    },
    settled: (match) => {
      const options = activitiesOf(match);
      if (!options.every((choice) => choice.do === 'end' || choice.do === 'withdraw' || isIdle(match, choice)))
        return undefined;
      return options.some((choice) => choice.do === 'withdraw')
        ? { choice: END, why: 'nobodyLeaves', rule: match.rules.cite.withdraw, leaving: true }
        : { choice: END, why: 'nothingToDo', rule: match.rules.cite.engagedMounted };
    },
    isVain: (match, _memory, choice) => isIdle(match, choice),
    answered: (match, _memory, choice) => {
      const { cite } = match.rules;
      switch (choice.do) {
        case 'end':
          return go('end');
        case 'moveCommander':
          patchSide(match, match.state.acting, { commander: choice.to });
          match.tell?.({ event: 'commanderMoved', rule: cite.commanderMoves, side: match.state.acting, to: choice.to });
          return go('end');
        case 'withdraw':
          match.tell?.({ event: 'withdrawn', rule: cite.withdraw, unit: choice.unit });
          rout(match, choice.unit, cite.withdraw, 'withdrawn');
          return go('main');
        case 'shift':
          patch(match, choice.unit, { chosen: true });
          retire(match, choice.unit, choice.to, cite.shift, 'shift');
          return go('main');
        case 'enter':
          patch(match, choice.unit, { chosen: true });
          return call({ procedure: 'enter', step: 'ways', unit: choice.unit }, 'main');
        case 'leave':
          patch(match, choice.unit, { chosen: true });
          return call({ procedure: 'leave', step: 'announce', unit: choice.unit }, 'main');
        case 'choose': {
          patch(match, choice.unit, { chosen: true });
          return call({ procedure: 'act', step: 'order', ...begun(match, unitOf(match, choice.unit)) }, 'main');
        }
        default:
          return choice satisfies never;
      }
    },
  },
  /** FV-END-05, MV-MOVE-18: yellow markers off. */
  end: (match) => {
    markersOff(match, 'yellow', (unit) => unit.reacted, match.rules.cite.yellowOff);
    for (const unit of match.state.units)
      if (unit.reacted || unit.chosen || unit.contactThisPhase || unit.engagedAtStart)
        patch(match, unit.id, { reacted: false, chosen: false, contactThisPhase: false, engagedAtStart: false });
    return done();
  },
};
