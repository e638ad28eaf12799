/** What holds for a unit when the movement phase of its side begins. */
import { enemyWithin, isEngaged } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { FlagsGiven, Phase } from '../../tabletop/rules.js';
import { isPlaced, type Unit } from '../../tabletop/unit.js';

export type StartFlags = Pick<Unit, 'engagedAtStart' | 'near18' | 'near24'>;

export const NO_FLAGS: StartFlags = { engagedAtStart: false, near18: false, near24: false };

/**
 * P-MOVE 1, SV-R-45, GV-R-42: what holds when the phase begins: in contact; an enemy within 18" (SV-MOVE-08); an enemy
 * within 24" (SV-MOVE-05).
 */
export const flagsAtStart = (match: ManoeuvreMatch, unit: Unit): StartFlags => {
  if (!isPlaced(unit)) return NO_FLAGS;
  const { doubleTime, column } = match.rules.numbers;
  const isNear = enemyWithin(match, unit, column ?? doubleTime) !== undefined;
  return {
    engagedAtStart: isNear && isEngaged(match, unit),
    near18: isNear && (column === undefined || enemyWithin(match, unit, doubleTime) !== undefined),
    near24: isNear && column !== undefined,
  };
};

const MOVEMENT: readonly Phase[] = ['initiativeMovement', 'otherMovement'];

/** Flags of the movement phase that are not given: as units stand now, for the side that moves. */
export const raiseFlags = (match: ManoeuvreMatch, given: readonly FlagsGiven[]): void => {
  const { units, phase, acting } = match.state;
  if (!MOVEMENT.includes(phase)) return;
  given.forEach((said, i) => {
    const unit = units[i]!;
    if (unit.side !== acting || unit.place === undefined) return;
    const { engagedAtStart, near18, near24 } = said;
    const all = near24 !== undefined || match.rules.numbers.column === undefined;
    if (engagedAtStart !== undefined && near18 !== undefined && all) return;
    const now = flagsAtStart(match, unit);
    units[i] = {
      ...unit,
      engagedAtStart: engagedAtStart ?? now.engagedAtStart,
      near18: near18 ?? now.near18,
      near24: near24 ?? now.near24,
    };
  });
};
