/** The kit for rule tests of the zone games. */
import type { Fault } from '../src/kernel/index.js';
import { fine } from '../src/games/fine/fine.js';
import {
  checkArmy as check,
  findUnit,
  optionsOf,
  positionOf,
  type Roster,
  type ZonalMatch,
  type ZonalRules,
} from '../src/zonal/index.js';
import { complain, coreFor } from './kit-core.js';

const checkArmyOf =
  (game: ZonalRules) =>
  (army: unknown, options: unknown = {}) => {
    const faults: Fault[] = [];
    const read = optionsOf(game, options, 'options', faults);
    if (faults.length > 0) complain(faults);
    return check(game, read, army as Roster);
  };

// Tests look into units and positions freely.
// oxlint-disable-next-line typescript/no-explicit-any
export const unit = (match: ZonalMatch, id: string): any => {
  const found = findUnit(match, id);
  if (!found) throw new Error(`There is no unit ${id}.`);
  return found;
};
// oxlint-disable-next-line typescript/no-explicit-any
export const position = (match: ZonalMatch): any => positionOf(match);

/** The kit for one game. */
export const kitFor = (game: ZonalRules) => ({ ...coreFor(game), checkArmy: checkArmyOf(game), unit, position });

export const { situation, start, checkArmy, faultsOf } = kitFor(fine);
export { fine };
export { choose, decision, events, interrupt, interruptionRefusal, options, outcome, refusal } from './kit-core.js';
