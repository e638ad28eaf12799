/** What is wrong with a position that no play comes to; what is taken all the same is listed in docs/referee-glorious.md. */
import { faultBy, type Fault, type Refusal } from '../../kernel/refusal.js';
import { isOn } from '../../tabletop/questions.js';
import type { Phase } from '../../tabletop/rules.js';
import { findUnit } from '../../tabletop/store.js';
import { isPlaced, type UnitId } from '../../tabletop/unit.js';
import { capacityOf, DIAMETERS, spacesOfAll } from './capacity.js';
import { refuse } from './messages/index.js';
import { ownOptions } from './options.js';
import { LEAST_OF_BATTLE } from './units.js';
import { elementCount, hasOddElement, isBattle, isChief, isCommand, isMountedFoot, lettersOf } from './who.js';
import { longestRange } from './tables.js';
import type { GloriousMatch } from './decisions.js';
import type { Unit } from './unit.js';

/** What is wrong with a unit, and in which field. */
type Found = readonly [field: string, refusal: Refusal] | undefined;

// ---- Battles and who stands on them ----------------------------------------------------------------------------------

/** GL-BATTLE-03, -05, -07, -08. */
const battleFault = (match: GloriousMatch, unit: Unit): Found => {
  const { diameter, id } = unit;
  const facts = { unit: id };
  if (diameter === undefined || !DIAMETERS.includes(diameter))
    return ['diameter', refuse('GL-BATTLE-05', 'baseOfOtherSize', facts)];
  if (unit.stands.includes('C')) return ['elements', refuse('GL-BATTLE-03', 'commandAsElement', facts)];
  const count = elementCount(match, unit);
  if (count < LEAST_OF_BATTLE)
    return ['elements', refuse('GL-BATTLE-08', 'battleTooSmall', { ...facts, count, least: LEAST_OF_BATTLE })];
  const { options } = match.state;
  const [needs, has] = [spacesOfAll(options, lettersOf(match, unit)), capacityOf(options, diameter)];
  return needs > has ? ['elements', refuse('GL-BATTLE-07', 'baseOverfull', { ...facts, needs, has })] : undefined;
};

/** GL-BATTLE-09. */
const aboardFault = (match: GloriousMatch, unit: Unit, on: UnitId): Found => {
  const battle = findUnit(match, on);
  const facts = { unit: unit.id, battle: on };
  if (!isCommand(unit) || !battle || !isBattle(battle) || battle.side !== unit.side || battle.routed)
    return ['aboard', refuse('GL-BATTLE-09', 'cannotStandOn', facts)];
  return unit.hits > 0 ? ['hits', refuse('GL-BATTLE-09', 'hitAboard', facts)] : undefined;
};

// ---- markers and what was done in the phase --------------------------------------------------------------------------

const WITH_HITS: readonly Phase[] = ['firing', 'melee'];

/** GL-LOSS-03, GL-FIRE-01, -04: markers are of the phase in which they were won. */
const markerFault = ({ state: { phase } }: GloriousMatch, unit: Unit): Found => {
  const { id, hits, fired, stands, limbered } = unit;
  const facts = { unit: id };
  if (hits > 0 && !WITH_HITS.includes(phase)) return ['hits', refuse('GL-LOSS-03', 'markersLeft', facts)];
  if (fired && phase !== 'firing') return ['fired', refuse('GL-FIRE-04', 'firedOutOfPhase', facts)];
  const shoots = !limbered && [...stands].some((letter) => longestRange(letter) > 0);
  return fired && !shoots ? ['fired', refuse('GL-FIRE-01', 'firedWithNothing', facts)] : undefined;
};

/** What a formation has done in a movement phase, and could not have. */
const doneFault = (unit: Unit): Found => {
  const facts = { unit: unit.id };
  const { functions, acted, byHorse, stationary, shifted } = unit;
  if (functions > 2) return ['functions', refuse('GL-MOVE-04', 'twoFunctionsAtMost', facts)];
  if (functions > 0 && acted) return ['functions', refuse('GL-MOVE-02', 'actedWithFunctions', facts)];
  if (byHorse && !isMountedFoot(unit)) return ['byHorse', refuse('GL-MOVE-15', 'hasNoHorses', facts)];
  if (stationary && !isBattle(unit)) return ['stationary', refuse('GL-MERGE-06', 'neverReinforced', facts)];
  return shifted && !(isPlaced(unit) && hasOddElement(unit))
    ? ['shifted', refuse('GL-FORM-06', 'noOddElement', facts)]
    : undefined;
};

// ---- all of them -------------------------------------------------------------------------------------------------------

const unitFault = (match: GloriousMatch, unit: Unit): Found => {
  if (unit.routed)
    return unit.aboard === undefined ? undefined : ['aboard', refuse('GL-BATTLE-09', 'lostAboard', { unit: unit.id })];
  const aboard = unit.aboard === undefined ? undefined : aboardFault(match, unit, unit.aboard);
  const own = aboard ?? (isBattle(unit) ? battleFault(match, unit) : undefined);
  return own ?? markerFault(match, unit) ?? doneFault(unit);
};

/** GL-VICT-02: who has lost his chief has conceded; with `bothChiefsDraw` when both sides have removed. */
const chiefFault = (match: GloriousMatch, unit: Unit): Found => {
  const { outcome, phase, options } = match.state;
  if (!unit.routed || !isChief(unit) || outcome || !ownOptions(options).concedeOnChiefLost) return undefined;
  return isOn(match, 'bothChiefsDraw') && WITH_HITS.includes(phase)
    ? undefined
    : ['status', refuse('GL-VICT-02', 'chiefLost', { unit: unit.id })];
};

export const positionFaults = (match: GloriousMatch, path: string): Fault[] =>
  match.state.units.flatMap((unit, i) => {
    const found = unitFault(match, unit) ?? chiefFault(match, unit);
    return found ? [faultBy(`${path}.units[${i}].${found[0]}`, found[1])] : [];
  });
