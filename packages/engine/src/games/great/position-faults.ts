/**
 * Markers that no play leads to: GV-FIRE-02, GV-UNIT-08, GV-VICT-06, GV-TURN-02, GV-ARTMOVE-02, -03. Only for positions
 * that somebody has set out; one that says where in its procedures it stands comes from a match.
 */
import type { GreatMatch } from './decisions.js';
import type { Phase } from '../../tabletop/rules.js';
import type { GreatUnit } from './unit.js';
import { faultBy, type Fault, type Refusal } from '../../kernel/refusal.js';
import { fault, refuse } from './messages/index.js';
import { isArtillery, isShooter, isThrower, missileOf } from './strength.js';

/** Hits wait for the end of these phases. */
const TOGETHER: readonly Phase[] = ['firing', 'melee'];
/** Before anybody could have thrown anything in this turn. */
const BEFORE_CHARGES: readonly Phase[] = ['firing', 'melee', 'losses'];

/** When both sides may have moved in this turn. */
const MOVED: readonly Phase[] = ['otherMovement', 'victory'];

/** Which field is wrong, and how. */
type Wrong = readonly [field: string, wrong: Refusal];

const markerFaults = (match: GreatMatch, unit: GreatUnit): Wrong[] => {
  const { phase } = match.state;
  const found: Wrong[] = [];
  const facts = { unit: unit.id };
  if (unit.aside > 0 && !TOGETHER.includes(phase)) found.push(['aside', refuse('GV-TURN-02', 'hitsWait', facts)]);
  if (!unit.fired) return found;
  const fires = isArtillery(unit) || missileOf(unit) !== undefined;
  if (!fires && !isThrower(match, unit)) found.push(['fired', refuse('GV-FIRE-02', 'nothingFired', facts)]);
  else if (phase === 'initiative' || phase === 'setup')
    found.push(['fired', refuse('GV-VICT-06', 'firedTooEarly', facts)]);
  else if (BEFORE_CHARGES.includes(phase) && !isShooter(unit))
    found.push([
      'fired',
      isArtillery(unit) ? refuse('GV-ARTY-01', 'firedPackedUp', facts) : refuse('GV-UNIT-08', 'thrownTooEarly', facts),
    ]);
  return found;
};

const gunFaults = ({ state: { turn, phase, initiative } }: GreatMatch, unit: GreatUnit): Wrong[] => {
  const { unpackedIn, limbered, side } = unit;
  const facts = { unit: unit.id };
  if (unpackedIn === 0) return [];
  if (!isArtillery(unit)) return [['unpackedIn', refuse('GV-ARTMOVE-03', 'nothingUnpacked', facts)]];
  if (unpackedIn > turn)
    return [['unpackedIn', refuse('GV-ARTMOVE-03', 'unpackedLater', { ...facts, unpacked: unpackedIn, turn })]];
  const hasMoved = phase === 'initiativeMovement' ? side === initiative : MOVED.includes(phase);
  if (unpackedIn === turn && !hasMoved)
    return [['unpackedIn', refuse('GV-ARTMOVE-03', 'unpackedBeforeItsMove', facts)]];
  return unpackedIn === turn && limbered ? [['packed', refuse('GV-ARTMOVE-02', 'packedAgain', facts)]] : [];
};

/** GV-VICT-09. */
const turnFaults = ({ state: { turn, options } }: GreatMatch, path: string): Fault[] =>
  options.turnLimit !== undefined && turn > options.turnLimit
    ? [fault(`${path}.turn`, 'GV-VICT-09', 'pastTheLastTurn', { last: options.turnLimit, turn })]
    : [];

export const positionFaults = (match: GreatMatch, path: string, midway: boolean): Fault[] => {
  if (midway) return [];
  const faults = match.state.units.flatMap((unit, i) =>
    [...markerFaults(match, unit), ...gunFaults(match, unit)].map(([field, wrong]) =>
      faultBy(`${path}.units[${i}].${field}`, wrong),
    ),
  );
  return [...turnFaults(match, path), ...faults];
};
