/** Stakes before a foot unit: who has them, how they are lost, whom they strike. Games without them never set the marker. */
import type { Face } from '../formation/layout.js';
import { armOf, isOn } from './questions.js';
import type { Window } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { patch, unitOf } from './store.js';
import { isEngaged, named, type Unit, type UnitId } from './unit.js';
import { hit } from './verbs.js';
import { refuse } from './messages/index.js';

/** MV-STAKE-01, -02. */
export const stakesRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { stakes, cite } = match.rules;
  if (stakes === undefined) return refuse(cite.actions, 'noStakesHere');
  if (armOf(match, unit) !== 'foot') return refuse(stakes.barred, 'onlyFootStakes', named(unit));
  if (isEngaged(unit)) return refuse(stakes.barred, 'engagedNoStakes', named(unit));
  if (unit.formation !== 'attack') return refuse(stakes.barred, 'onlyAttackStakes', named(unit));
  return unit.stakes ? refuse(stakes.barred, 'hasStakes', named(unit)) : undefined;
};

export const deployStakes = (match: ZonalMatch, id: UnitId): void => {
  patch(match, id, { stakes: true });
  match.tell?.({ event: 'stakesDeployed', rule: match.rules.stakes!.deploy, unit: id });
};

/** MV-STAKE-03..05, MV-R-27: the unit leaves its stakes behind: by itself, by engaging, or caught on the move. */
export const loseStakes = (match: ZonalMatch, id: UnitId, how: 'lost' | 'engaged' | 'caught' = 'lost'): void => {
  if (!unitOf(match, id).stakes) return;
  patch(match, id, { stakes: undefined });
  match.tell?.({ event: 'stakesLost', rule: match.rules.stakes![how], unit: id });
};

/** MV-MELEE-18: only who comes onto them, never in hand-to-hand combat. */
const strike = (match: ZonalMatch, id: UnitId): void =>
  hit(match, id, match.rules.stakes!.hits, match.rules.stakes!.strike, 'stakes');

/**
 * MV-STAKE-04, -07, -08, MV-DEFFIRE-12, MV-R-27, -29: an engager leaves its own stakes and runs onto those before its
 * enemy's front.
 */
export const engageOnStakes = (match: ZonalMatch, engager: UnitId, target: UnitId, face: Face): void => {
  loseStakes(match, engager, 'engaged');
  if (face === 'front' && unitOf(match, target).stakes) strike(match, engager);
};

/** MV-STAKE-05, MV-R-28: a unit caught on the move has left its stakes, unless agreed otherwise. */
export const interceptOnStakes = (match: ZonalMatch, interceptor: UnitId, active: Unit, window: Window): void => {
  if (!active.stakes) return;
  if (isOn(match, 'stakesVsIntercept') && (window === 'leaving' || window === 'engaging')) strike(match, interceptor);
  else loseStakes(match, active.id, 'caught');
};
