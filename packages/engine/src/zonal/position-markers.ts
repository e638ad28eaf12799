/** Markers of a position that no play brings about. */
import type { Refusal } from '../kernel/refusal.js';
import { refuse } from './messages/index.js';
import { misplaced } from './messages/position.js';
import { armOf } from './questions.js';
import type { Phase, ZonalMatch } from './rules.js';
import { isDeployed, sizeOf, type Unit } from './unit.js';
import { ROUTED } from './zone.js';

/** A fault of one field of a unit. */
export type FieldFault = readonly [field: string, why: Refusal];
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
  const facts = { unit: unit.id };
  if (NO_RED.includes(state.phase)) return ['fired', misplaced(rules.cite.redMarker, 'noShotYet', facts)];
  if (!isDeployed(unit) && ON_TABLE.includes(state.phase))
    return ['fired', misplaced(rules.cite.noFireOffTable, 'firedAndLeft', facts)];
  const could = AS_FIRED.includes(state.phase) ? rules.canFire(match, unit) : rules.mayHaveFired(match, unit);
  if (could) return undefined;
  const { cannotFire } = rules.cite;
  if (unit.state === 'mounted') return ['fired', misplaced(cannotFire, 'mountedSinceFiring', facts)];
  return rules.firesInReaction(match, unit)
    ? ['fired', misplaced(cannotFire, 'noReactionYet', facts)]
    : ['fired', refuse(cannotFire, 'nothingToFireWith', facts)];
};

/** FV-LOSS-15, MV-LOSS-15: who is gone has no markers. */
const routedFault = (match: ZonalMatch, unit: Unit): Found =>
  unit.zone === ROUTED && (unit.hits > 0 || unit.fired || unit.reacted || unit.stakes || unit.blue)
    ? ['zone', misplaced(match.rules.cite.routedMarkers, 'routedHasMarkers', { unit: unit.id })]
    : undefined;

const greenFault = (match: ZonalMatch, unit: Unit): Found =>
  unit.hits > 0 && match.state.phase === 'setup'
    ? ['hits', misplaced(match.rules.cite.phases, 'hitTooEarly', { unit: unit.id })]
    : undefined;

/** MV-STAKE-02..04, MV-SETUP-04, MV-RESERVE-08: only foot in attack formation on the table has stakes. */
const stakesFault = (match: ZonalMatch, unit: Unit): Found => {
  const { stakes, cite } = match.rules;
  const facts = { unit: unit.id };
  if (!unit.stakes || stakes === undefined) return undefined;
  if (armOf(match, unit) !== 'foot') return ['stakes', misplaced(stakes.barred, 'stakesNotOfFoot', facts)];
  if (!isDeployed(unit)) return ['stakes', misplaced(stakes.leaves, 'stakesOffTable', facts)];
  if (unit.formation !== 'attack') return ['stakes', misplaced(stakes.lost, 'stakesWithoutAttack', facts)];
  return match.state.phase === 'setup'
    ? ['stakes', misplaced(cite.setupFormation, 'stakesTooEarly', facts)]
    : undefined;
};

/** MV-R-30: a blue marker is remembered of a unit that left the table in open order. */
const blueFault = (match: ZonalMatch, unit: Unit): Found => {
  if (!unit.blue) return undefined;
  const { rules } = match;
  const wrong = (id: 'formationTellsOpen' | 'neverLeftOpen'): Found => [
    'blue',
    misplaced(rules.cite.blueMarker, id, { unit: unit.id }),
  ];
  if (!rules.remembersBlue || isDeployed(unit)) return wrong('formationTellsOpen');
  return armOf(match, unit) === 'artillery' || sizeOf(unit) < 2 || !rules.mayOpen(unit)
    ? wrong('neverLeftOpen')
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
