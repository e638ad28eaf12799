/** What holds for a unit when the movement phase of its side begins. */
import { enemyWithin, isEngaged } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { Phase } from '../../tabletop/rules.js';
import { isPlaced } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';

/** P-MOVE 1, SV-R-45, GV-R-42: in contact; an enemy so near that it may not go at double-time (SV-MOVE-08, GV-MOVE-08). */
export const atStart = (match: ManoeuvreMatch, unit: Placed): Pick<Unit, 'engagedAtStart' | 'tooNearToDouble'> => {
  const isNear = enemyWithin(match, unit, match.rules.numbers.doubleTime) !== undefined;
  return { engagedAtStart: isNear && isEngaged(match, unit), tooNearToDouble: isNear };
};

const MOVEMENT: readonly Phase[] = ['initiativeMovement', 'otherMovement'];

/** What is not told of the movement phase: as units stand now, for the side that moves. */
export const raiseFlags = (match: ManoeuvreMatch, given: readonly Partial<Unit>[]): void => {
  const { units, phase, acting } = match.state;
  if (!MOVEMENT.includes(phase)) return;
  given.forEach((told, i) => {
    const unit = units[i]!;
    if (unit.side !== acting || !isPlaced(unit)) return;
    const now = Object.entries(match.rules.rememberStart(match, unit));
    const untold = now.filter(([flag]) => told[flag as keyof Unit] === undefined);
    if (untold.length > 0) units[i] = Object.assign(match.rules.units.unit(unit, unit), Object.fromEntries(untold));
  });
};
