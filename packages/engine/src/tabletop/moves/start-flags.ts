/** What holds for a unit when the movement phase of its side begins. */
import { enemyWithin, isEngaged } from '../questions.js';
import type { TabletopMatch } from '../rules.js';
import { isPlaced, type Unit } from '../unit.js';

export type StartFlags = Pick<Unit, 'engagedAtStart' | 'near18' | 'near24'>;

export const NO_FLAGS: StartFlags = { engagedAtStart: false, near18: false, near24: false };

/** P-MOVE 1: in contact; an enemy within 18" (SV-MOVE-08); an enemy within 24" (SV-MOVE-05). */
export const flagsAtStart = (match: TabletopMatch, unit: Unit): StartFlags => {
  if (!isPlaced(unit)) return NO_FLAGS;
  const { doubleTime, column } = match.rules.numbers;
  const isNear = enemyWithin(match, unit, column ?? doubleTime) !== undefined;
  return {
    engagedAtStart: isNear && isEngaged(match, unit),
    near18: isNear && (column === undefined || enemyWithin(match, unit, doubleTime) !== undefined),
    near24: isNear && column !== undefined,
  };
};
