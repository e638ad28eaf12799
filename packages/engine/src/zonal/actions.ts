/** What a chosen unit may do, action by action. */
import { FACES } from '../formation/layout.js';
import type { Action, Deed } from './choices.js';
import { noFormRefusal, otherFormations } from './forms.js';
import { armOf, entryRefusal, isMounted, isOn, terrainFormationRefusal } from './questions.js';
import { leaveRefusal } from './reserve.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { stakesRefusal } from './stakes.js';
import { hasRoom, placeOf, unitOf } from './store.js';
import { isEngaged, isVacant, named, type Unit, type UnitId } from './unit.js';
import { FACINGS, type Zone } from './zone.js';
import { refuse } from './messages/index.js';

/** How far a unit is in its activity. */
export interface Progress {
  readonly unit: UnitId;
  readonly used: number;
  readonly asMounted: boolean;
  readonly restricted: boolean;
  readonly disengaged: boolean;
  readonly dismounted: boolean;
}

/**
 * FV-MOVE-06..09, -22, FV-TERR-03, -04, FV-R-77, MV-MOVE-05, MV-TERR-04, -05: actions of a mounted unit are cut to one
 * by restricted ground.
 */
export const allowance = ({ asMounted, restricted }: Progress): number => (asMounted && !restricted ? 2 : 1);

/** A unit that has been chosen and has done nothing yet. */
export const begun = (match: ZonalMatch, unit: Unit): Progress => ({
  unit: unit.id,
  used: 0,
  asMounted: isMounted(match, unit),
  restricted: placeOf(match, unit).restricted,
  disengaged: false,
  dismounted: false,
});

const goingFacts = (unit: Unit, to: Zone = '') => ({ unit: unit.id, facing: unit.facing!, zone: unit.zone, to });

/** FV-MOVE-15..17, -24, FV-ZONE-05, FV-TERR-02, -17, MV-MOVE-10..12, MV-ZONE-04, MV-TERR-03, -04, -11, MV-R-53. */
const moveRefusal = (match: ZonalMatch, unit: Unit, progress: Progress): WhyNot => {
  const { cite } = match.rules;
  const place = placeOf(match, unit);
  const to = place.next[unit.facing!];
  if (unit.formation === 'defensive') return refuse(cite.defensiveStays, 'defensiveCannotMove', goingFacts(unit, to));
  if (unit.fired && match.rules.types[unit.type]!.staysWhenFired)
    return refuse(cite.actions, 'firedMayOnlyTurn', goingFacts(unit, to));
  if (to === undefined) return refuse(cite.offGrid, 'noZoneThatWay', goingFacts(unit, to));
  if (place.barred.includes(unit.facing!))
    return refuse(cite.escarpmentCrossing, 'escarpmentBetween', goingFacts(unit, to));
  if (!hasRoom(match, to, unit.side))
    return refuse(cite.room, 'zoneIsFull', {
      ...goingFacts(unit, to),
      limit: match.table.unitLimit,
    });
  const entry = entryRefusal(match, unit, to, unit.formation!, unit.state);
  if (entry) return entry;
  if (progress.asMounted && progress.used > 0 && match.table.places[to]!.restricted)
    return refuse(cite.restrictedMove, 'restrictedSecondAction', goingFacts(unit, to));
  return undefined;
};

/** FV-DISENG-01..03, MV-DISENG-01..03, -07. */
const disengageRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  if (!isEngaged(unit)) return refuse(cite.disengage, 'notEngaged', named(unit));
  if (!isMounted(match, unit)) return refuse(cite.disengage, 'onlyMountedDisengage', named(unit));
  const mounted = unit.contacts.find((contact) => isMounted(match, unitOf(match, contact.with)));
  if (mounted)
    return refuse(cite.disengageMounted, 'touchesMounted', {
      unit: unit.id,
      target: mounted.with,
    });
  if (FACES.every((face) => !isVacant(unit, face))) return refuse(cite.surrounded, 'isSurrounded', named(unit));
  return undefined;
};

/** FV-MOVE-05, FV-R-26, MV-MOVE-04, MV-R-68: why a unit that can only disengage, or do nothing, may not disengage. */
export const pinnedRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  if (!unit.engagedAtStart) return undefined;
  return isEngaged(unit)
    ? disengageRefusal(match, unit)
    : refuse(match.rules.cite.engagedMounted, 'onlyToDisengage', named(unit));
};

/** FV-MOVE-19..22, FV-R-28, MV-MOVE-06, MV-R-61. */
const mountRefusal = (match: ZonalMatch, unit: Unit, progress: Progress, up: boolean): WhyNot => {
  const { cite } = match.rules;
  if (!match.rules.types[unit.type]!.dismounts) return refuse(cite.onlyDragoons, 'neverDismounts', named(unit));
  if (up !== (unit.state === 'dismounted'))
    return refuse(cite.actions, up ? 'mountedAlready' : 'dismountedAlready', named(unit));
  if (!up) return undefined;
  if (progress.dismounted) return refuse(cite.afterDismount, 'justDismounted', named(unit));
  if (unit.formation === 'defensive') return refuse(cite.mountDefensive, 'defensiveCannotMount', named(unit));
  const closed = terrainFormationRefusal(match, unit, unit.zone, unit.formation!, 'mounted');
  return closed && !isOn(match, 'woodsEntryOnly')
    ? refuse(closed.rule, 'cannotMountHere', {
        unit: unit.id,
        zone: unit.zone,
        terrain: placeOf(match, unit).terrain,
      })
    : undefined;
};

/** FV-MOVE-05, FV-R-26, MV-MOVE-04, -05, MV-R-68: whether actions can go on at all. */
export const actionRefusal = (match: ZonalMatch, unit: Unit, progress: Progress, action: Action): WhyNot => {
  const { cite } = match.rules;
  if (action.do === 'leave') return afterActionsRefusal(match, unit, progress);
  if (action.do === 'stop') return undefined;
  if (progress.used >= allowance(progress))
    return progress.asMounted && progress.restricted
      ? refuse(cite.restrictedMove, 'touchedRestricted', named(unit))
      : refuse(cite.actions, 'actionsUsed', {
          unit: unit.id,
          used: progress.used,
        });
  // FV-R-27
  if (progress.dismounted && isOn(match, 'dismountEndsActivity'))
    return refuse(cite.dismountEnds, 'dismountedEnds', named(unit));
  if ((isEngaged(unit) || (unit.engagedAtStart && !progress.disengaged)) && action.do !== 'disengage')
    return refuse(cite.engagedMounted, 'onlyToDisengage', named(unit));
  switch (action.do) {
    case 'turn':
      if (unit.formation === 'defensive') return refuse(cite.defensiveStays, 'defensiveCannotTurn', named(unit));
      return action.to === unit.facing
        ? refuse(cite.turn, 'facesSoAlready', { unit: unit.id, facing: action.to })
        : undefined;
    case 'move':
      return moveRefusal(match, unit, progress);
    /** FV-R-24, MV-MOVE-05: artillery never changes its formation. */
    case 'changeFormation':
      if (armOf(match, unit) === 'artillery') return refuse(cite.gunsNoFormation, 'gunsOneFormation', named(unit));
      return otherFormations(match, unit).length > 0 ? undefined : noFormRefusal(match, unit);
    case 'disengage':
      return disengageRefusal(match, unit);
    case 'stakes':
      return stakesRefusal(match, unit);
    case 'mountUp':
    case 'dismount':
      return mountRefusal(match, unit, progress, action.do === 'mountUp');
    default:
      return action satisfies never;
  }
};

/** FV-DISENG-07, FV-R-52, MV-RESERVE-01, MV-R-31, -82: leaving the table after actions, where that is agreed. */
export const afterActionsRefusal = (match: ZonalMatch, unit: Unit, { used, disengaged }: Progress): WhyNot => {
  const { cite } = match.rules;
  if (!isOn(match, 'reserveAfterActions') || used === 0)
    return refuse(cite.reserveIsAll, 'reserveMoveIsAll', named(unit));
  if (disengaged && match.rules.disengagedStays) return refuse(cite.disengagedStays, 'disengagedStays', named(unit));
  return leaveRefusal(match, unit);
};

export const PLAIN = ['move', 'changeFormation', 'mountUp', 'dismount', 'disengage', 'stakes'] as const;
const PLAIN_ACTIONS = PLAIN.map((name): Deed => ({ do: name }));
const TURNS = FACINGS.map((to): Deed => ({ do: 'turn', to }));

export const actionsOf = (match: ZonalMatch, unit: Unit, progress: Progress): Deed[] => {
  const legal = (action: Deed): boolean => actionRefusal(match, unit, progress, action) === undefined;
  return progress.used < allowance(progress) ? [...PLAIN_ACTIONS.filter(legal), ...TURNS.filter(legal)] : [];
};
