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
export { firerRefusal, shootersOf } from './fire/order.js';
export { findZone, placementThrough, zoneOf, type Zone } from './fire/template.js';
export { LENGTH as TEMPLATE_LENGTH, WIDTH as TEMPLATE_WIDTH } from './fire/template-zone.js';
export { laneOf, missileRefusal, reachOf } from './fire/zones.js';
export { outflanks } from './melee/outflank.js';
export { countsFor, strengthOf } from './melee/assignment.js';
export { attackOf } from './melee/values.js';
export { chargeReach, moveOf, tariffOf } from './moves/allowance.js';
export { laidPlace, layingsOf, shiftedPlace, shiftRefusal } from './moves/change.js';
export { chargePath, chargerRefusal, targetRefusal } from './moves/charge.js';
export { movedPlace } from '../../tabletop/moves/straight-move.js';
export type { Carried } from './moves/judged.js';
export { setDown } from './moves/leaving.js';
export { freeSpaces } from './moves/merge.js';
export { actRefusal, judge as judgeOrder, verbsOf, type FunctionOrder } from './moves/orders.js';
export { frontLength, largestPivot, wheeled, type Corner, type Wheel } from './moves/wheel.js';
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
