export { ARMIES } from './armies.js';
export { PRESETS } from './army.js';
export type * from './decisions.js';
export { gloriousEdition } from './edition.js';
export { glorious, isGlorious } from './glorious.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';

/** What a player weighs: values, dice, functions and where they lead. */
export type * from './choices.js';
export type { Aboard, Loss } from './procedures.js';
export type { Placed, Unit } from './unit.js';
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
export { leastOf } from './formation.js';
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

export {
  GLORIOUS,
  GLORIOUS_ARMY,
  GLORIOUS_BATTLES,
  GLORIOUS_CHARGES,
  GLORIOUS_COMBAT,
  GLORIOUS_EVENTS,
  GLORIOUS_FIRE,
  GLORIOUS_FORM,
  GLORIOUS_FORMATIONS,
  GLORIOUS_MODIFIERS,
  GLORIOUS_MOVES,
  GLORIOUS_OPTIONS,
  GLORIOUS_ORDERS,
  GLORIOUS_POSITION,
  GLORIOUS_TURNS,
  type GloriousEventKinds,
  type InitiativeCause,
  type GloriousKinds,
} from './messages/index.js';
