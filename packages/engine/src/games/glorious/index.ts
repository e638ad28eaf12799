export { ARMIES } from './armies.js';
export { gloriousEdition } from './edition.js';
export { glorious } from './glorious.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';

/** What a player weighs: values, dice, functions and where they lead. */
export type * from './choices.js';
export { needsOf, reckon } from './fire/dice.js';
export { shootersOf } from './fire/order.js';
export { reachOf } from './fire/zones.js';
export { outflanks } from './melee/outflank.js';
export { countsFor, strengthOf } from './melee/assignment.js';
export { attackOf } from './melee/values.js';
export { chargeReach, moveOf, tariffOf } from './moves/allowance.js';
export { layingsOf } from './moves/change.js';
export { chargePath, chargerRefusal, targetRefusal } from './moves/charge.js';
export { closedTo } from './moves/clear.js';
export { judge as judgeOrder } from './moves/orders.js';
export { largestPivot, wheeled, type Wheel } from './moves/wheel.js';
export { COMBAT_VALUES, FIRE, longestRange } from './tables.js';
export { LEAST_OF_BATTLE, type Letter } from './units.js';
export { aboardOf, elementCount, isArtillery, isBattle, isChief, isCommand, isInMass, isMountedUnit } from './who.js';
