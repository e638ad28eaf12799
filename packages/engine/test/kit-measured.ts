/** The kit for rule tests of the measured games; a unit is seen as on the wire. */
import type { Fault } from '../src/kernel/index.js';
import {
  checkArmy as check,
  findUnit,
  optionsOf,
  positionOf,
  type Roster,
  type TabletopMatch,
  type TabletopRules,
  unitOnWire,
} from '../src/tabletop/index.js';
import { complain, coreFor } from './kit-core.js';

const checkArmyOf =
  (game: TabletopRules) =>
  (army: unknown, options: unknown = {}) => {
    const faults: Fault[] = [];
    const read = optionsOf(game, options, 'options', faults);
    if (faults.length > 0) complain(faults);
    return check(game, read, army as Roster);
  };

// Tests look into units and positions freely.
// oxlint-disable-next-line typescript/no-explicit-any
export const unit = (match: TabletopMatch, id: string): any => {
  const found = findUnit(match, id);
  if (!found) throw new Error(`There is no unit ${id}.`);
  return unitOnWire(match.rules, found);
};
// oxlint-disable-next-line typescript/no-explicit-any
export const position = (match: TabletopMatch): any => positionOf(match);

/** The kit for one game. */
export const kitFor = (game: TabletopRules) => ({ ...coreFor(game), checkArmy: checkArmyOf(game), unit, position });
