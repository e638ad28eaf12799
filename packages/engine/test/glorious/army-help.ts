/** Options and checks of armies, without the rest of the game. */
import { COMPOSITION, rosterFaults } from '../../src/games/glorious/army.js';
import { optionFaults, OPTIONS, optionsFor } from '../../src/games/glorious/options.js';
import { TYPES } from '../../src/games/glorious/units.js';
import { readOptions } from '../../src/kernel/options.js';
import type { Fault } from '../../src/kernel/refusal.js';
import type { Side } from '../../src/kernel/side.js';
import { checkArmy, type Roster } from '../../src/tabletop/army/army.js';
import type { TabletopOptions, TabletopRules } from '../../src/tabletop/rules.js';

const RULES = {
  types: TYPES,
  rosterFaults,
  composition: COMPOSITION,
  cite: { types: 'GL-UNIT-01' },
} as unknown as TabletopRules;

export const faultsOf = (given: unknown): Fault[] => {
  const faults: Fault[] = [];
  const options = readOptions(OPTIONS, given, 'options', faults) as unknown as TabletopOptions;
  return faults.length > 0 ? faults : optionFaults(options, 'options');
};

export const optionsOf = (given: unknown = {}): TabletopOptions => {
  const faults: Fault[] = [];
  const options = readOptions(OPTIONS, given, 'options', faults) as unknown as TabletopOptions;
  faults.push(...(faults.length > 0 ? [] : optionFaults(options, 'options')));
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return options;
};

/** For a side, or for nobody in particular. */
export const check = (army: Roster, given: unknown = {}, side?: Side) => {
  const options = optionsOf(given);
  return checkArmy(RULES, side ? optionsFor(options, side) : options, army);
};

export const CLEAN = { errors: [], warnings: [] };
export const rulesOf = (faults: readonly { readonly rule?: string }[]): (string | undefined)[] =>
  faults.map(({ rule }) => rule);
