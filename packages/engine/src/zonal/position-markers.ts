/** Markers of a position that no play brings about. */
import { armOf } from './questions.js';
import type { Phase, ZonalMatch } from './rules.js';
import { isDeployed, sizeOf, type Unit } from './unit.js';
import { ROUTED } from './zone.js';

/** A fault of one field of a unit. */
export interface FieldFault {
  readonly field: string;
  readonly because: string;
  readonly rule?: string | undefined;
}
type Found = FieldFault | undefined;

const NO_RED: readonly Phase[] = ['setup', 'initiative'];
/** Nobody has lost a stand since he fired. */
const AS_FIRED: readonly Phase[] = ['firing', 'melee'];
/** Nobody has left the table since he fired. */
const ON_TABLE: readonly Phase[] = [...AS_FIRED, 'losses'];

/**
 * FV-MARK-02, FV-FIRE-04, -22, MV-TURN-04, MV-FIRE-09, -21: who has fired could do so, on the table and in
 * this turn, since red markers are off when one begins.
 */
const redFault = (match: ZonalMatch, unit: Unit): Found => {
  const { rules, state } = match;
  if (!unit.fired) return undefined;
  if (NO_RED.includes(state.phase))
    return {
      field: 'fired',
      because: `${unit.id} cannot have fired: the turn has not come to that.`,
      rule: rules.cite.redMarker,
    };
  if (!isDeployed(unit) && ON_TABLE.includes(state.phase))
    return {
      field: 'fired',
      because: `${unit.id} is off the table, and nobody leaves it between firing and the movement phases.`,
      rule: rules.cite.noFireOffTable,
    };
  const could = AS_FIRED.includes(state.phase) ? rules.canFire(match, unit) : rules.mayHaveFired(match, unit);
  if (could) return undefined;
  const because =
    unit.state === 'mounted'
      ? `${unit.id} is mounted: it fires only dismounted, and has had no turn to mount up since.`
      : rules.firesInReaction(match, unit)
        ? `${unit.id} fires in reactions only, and the turn has not come to them.`
        : `${unit.id} has nothing to fire with.`;
  return { field: 'fired', because, rule: rules.cite.cannotFire };
};

/** FV-LOSS-15, MV-LOSS-15: who is gone has no markers. */
const routedFault = (match: ZonalMatch, unit: Unit): Found =>
  unit.zone === ROUTED && (unit.hits > 0 || unit.fired || unit.reacted || unit.stakes || unit.blue)
    ? { field: 'zone', because: `${unit.id} has routed and has no markers.`, rule: match.rules.cite.routedMarkers }
    : undefined;

const greenFault = (match: ZonalMatch, unit: Unit): Found =>
  unit.hits > 0 && match.state.phase === 'setup'
    ? {
        field: 'hits',
        because: `${unit.id} cannot have been hit before the first turn.`,
        rule: match.rules.cite.phases,
      }
    : undefined;

/** MV-STAKE-02..04, MV-SETUP-04, MV-RESERVE-08: only foot in attack formation on the table has stakes. */
const stakesFault = (match: ZonalMatch, unit: Unit): Found => {
  const { stakes, cite } = match.rules;
  const wrong = (because: string, rule: string): Found => ({ field: 'stakes', because, rule });
  if (!unit.stakes || stakes === undefined) return undefined;
  if (armOf(match, unit) !== 'foot') return wrong(`${unit.id} is not foot, and only foot have stakes.`, stakes.barred);
  if (!isDeployed(unit)) return wrong(`${unit.id} is off the table and has left its stakes behind.`, stakes.leaves);
  if (unit.formation !== 'attack')
    return wrong(`${unit.id} is not in attack formation and has lost its stakes.`, stakes.lost);
  return match.state.phase === 'setup'
    ? wrong(`${unit.id} has no stakes before the first turn.`, cite.setupFormation)
    : undefined;
};

/** MV-R-30: a blue marker is remembered of a unit that left the table in open order. */
const blueFault = (match: ZonalMatch, unit: Unit): Found => {
  if (!unit.blue) return undefined;
  const { rules } = match;
  const wrong = (because: string): Found => ({ field: 'blue', because, rule: rules.cite.blueMarker });
  if (!rules.remembersBlue || isDeployed(unit))
    return wrong(`The formation of ${unit.id} says whether it is in open order.`);
  return armOf(match, unit) === 'artillery' || sizeOf(unit) < 2 || !rules.mayOpen(unit)
    ? wrong(`${unit.id} cannot have left the table with a blue marker.`)
    : undefined;
};

/** All that is wrong with the markers of a unit. */
export const markerFaults = (match: ZonalMatch, unit: Unit): FieldFault[] => {
  const routed = routedFault(match, unit);
  if (routed) return [routed];
  return [greenFault(match, unit), redFault(match, unit), stakesFault(match, unit), blueFault(match, unit)].filter(
    (fault) => fault !== undefined,
  );
};
