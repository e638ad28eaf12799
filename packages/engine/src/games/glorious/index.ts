export { ARMIES } from './armies.js';
export { PRESETS } from './army.js';
export type * from './decisions.js';
export { gloriousEdition } from './edition.js';
export { glorious } from './glorious.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';

/** What a player weighs: values, dice, functions and where they lead. */
export type * from './choices.js';
export type { Aboard, Loss } from './procedures.js';
export { needsOf, reckon } from './fire/dice.js';
export { LENGTH as TEMPLATE_LENGTH, WIDTH as TEMPLATE_WIDTH } from './fire/template-zone.js';
export { reachOf } from './fire/zones.js';
export { targetsOf, type Target } from './queries.js';
export { outflanks } from './melee/outflank.js';
export { countsFor, strengthOf } from './melee/assignment.js';
export { attackOf } from './melee/values.js';
export { chargeReach, moveOf, tariffOf } from './moves/allowance.js';
export { COMBAT_VALUES, FIRE, longestRange } from './tables.js';
export { capacityOf, DIAMETERS, smallestDiameter, spacesOf, spacesOfAll } from './capacity.js';
export { LEAST_OF_BATTLE, typeNamed, type Letter } from './units.js';
export {
  aboardOf,
  countsOf,
  elementCount,
  hasOddElement,
  isArtillery,
  isBattle,
  isChief,
  isCommand,
  isFootUnit,
  isInMass,
  isMountedFoot,
  isMountedUnit,
  lettersOf,
} from './who.js';
export * from './workings.js';
