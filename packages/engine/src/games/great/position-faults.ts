/**
 * Markers that no play leads to: GV-FIRE-02, GV-UNIT-08, GV-VICT-06, GV-TURN-02, GV-ARTMOVE-02, -03. Only for positions
 * that somebody has set out; one that says where in its procedures it stands comes from a match.
 */
import type { Fault } from '../../kernel/refusal.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { Phase } from '../../tabletop/rules.js';
import type { Unit } from '../../tabletop/unit.js';
import { isArtillery, isShooter, isThrower, missileOf } from './strength.js';

/** Hits wait for the end of these phases. */
const TOGETHER: readonly Phase[] = ['firing', 'melee'];
/** Before anybody could have thrown anything in this turn. */
const BEFORE_CHARGES: readonly Phase[] = ['firing', 'melee', 'losses'];

/** When both sides may have moved in this turn. */
const MOVED: readonly Phase[] = ['otherMovement', 'victory'];

type Because = readonly [field: string, rule: string, because: string];

const markerFaults = (match: ManoeuvreMatch, unit: Unit): Because[] => {
  const { phase } = match.state;
  const found: Because[] = [];
  if (unit.aside > 0 && !TOGETHER.includes(phase))
    found.push([
      'aside',
      'GV-TURN-02',
      `Hits of ${unit.id} wait only in the firing and the hand-to-hand combat phase.`,
    ]);
  if (!unit.fired) return found;
  const fires = isArtillery(unit) || missileOf(unit) !== undefined;
  if (!fires && !isThrower(match, unit))
    found.push(['fired', 'GV-FIRE-02', `${unit.id} has nothing to fire, and so no red marker.`]);
  else if (phase === 'initiative' || phase === 'setup')
    found.push(['fired', 'GV-VICT-06', `No unit has a red marker before the firing phase, and ${unit.id} has one.`]);
  else if (BEFORE_CHARGES.includes(phase) && !isShooter(unit))
    found.push([
      'fired',
      isArtillery(unit) ? 'GV-ARTY-01' : 'GV-UNIT-08',
      isArtillery(unit)
        ? `${unit.id} is packed up and cannot have fired in this turn.`
        : `${unit.id} throws at chargers only, and nobody has charged in this turn.`,
    ]);
  return found;
};

const gunFaults = ({ state: { turn, phase, initiative } }: ManoeuvreMatch, unit: Unit): Because[] => {
  const { unpackedIn, limbered, id, side } = unit;
  if (unpackedIn === 0) return [];
  if (!isArtillery(unit)) return [['unpackedIn', 'GV-ARTMOVE-03', `${id} is no artillery to be unpacked.`]];
  if (unpackedIn > turn)
    return [
      ['unpackedIn', 'GV-ARTMOVE-03', `${id} cannot have been unpacked in turn ${unpackedIn}: this is turn ${turn}.`],
    ];
  const hasMoved = phase === 'initiativeMovement' ? side === initiative : MOVED.includes(phase);
  if (unpackedIn === turn && !hasMoved)
    return [['unpackedIn', 'GV-ARTMOVE-03', `${id} cannot have been unpacked in this turn before its side moves.`]];
  return unpackedIn === turn && limbered
    ? [['packed', 'GV-ARTMOVE-02', `${id} was unpacked in this turn and cannot have been packed up again in it.`]]
    : [];
};

/** GV-VICT-09. */
const turnFaults = ({ state: { turn, options } }: ManoeuvreMatch, path: string): Fault[] =>
  options.turnLimit !== undefined && turn > options.turnLimit
    ? [{ path: `${path}.turn`, rule: 'GV-VICT-09', because: `Turn ${options.turnLimit} is the last, not ${turn}.` }]
    : [];

export const positionFaults = (match: ManoeuvreMatch, path: string, midway: boolean): Fault[] => {
  if (midway) return [];
  const faults = match.state.units.flatMap((unit, i) =>
    [...markerFaults(match, unit), ...gunFaults(match, unit)].map(([field, rule, because]) => ({
      path: `${path}.units[${i}].${field}`,
      rule,
      because,
    })),
  );
  return [...turnFaults(match, path), ...faults];
};
