export * from './unit.js';
export * from './rules.js';
export * from './army/army.js';
export * from './terrain.js';
export {
  MARCHES,
  type Allocate,
  type AllocatePoints,
  type Charge,
  type AnyChange,
  type Change,
  type ChangeOfTwo,
  type Fire,
  type March,
  type Muster,
  type MusteredUnit,
  type Order,
  type Placing,
  type Reaction,
  type Remove,
  type SetUp,
  type Spot,
  type Step,
  type Volley,
} from './choices.js';
export * from './table.js';
export { frontEdges, gridOf, type Base } from './figure.js';
export { optionsOf } from './options/options.js';
export { positionOf, positionShapeOf, unitOnWire } from './position/position.js';
export { layoutRefusal, layoutsFor, placeRefusal } from './shapes.js';
export { areasOf, hasStrip, type Area, type AreaGiven } from './setup/area.js';
export { boardingRefusal, headingOf, placingRefusal, roomRefusal, setUpRefusals, stationed } from './setup/placing.js';
export {
  areInContact,
  armOf,
  claimedBy,
  commandRange,
  contactsOf,
  distanceBetween,
  inCommand,
  isCommand,
  isEngaged,
  isFoot,
  isGun,
  isMounted,
} from './questions.js';
export { baseOf, figureIn, figureOf, findUnit, placedOfSide, placedUnits, unitOf } from './store.js';
export { breakpoint, breakpointOf, holds, quarterValue, thirdValue } from './victory.js';
export { degreeText, lengthText } from './words.js';
export { armyName, nameOf } from '../words/names.js';
export { report } from './report/report.js';
export { reporter } from '../words/telling.js';
export type { Told } from './report/told.js';
export type { Targets, Thrown } from './procedures.js';
export { queryOf, WHATS, type Chance, type ChargeChance, type Query, type Reach } from './query.js';
export { freeWay } from './moves/free-way.js';
export { movedPlace } from './moves/straight-move.js';
export { prohibitedTo } from './moves/obstacles.js';
export { turnedPlace } from './moves/rotation.js';
export { intoContact } from './moves/into-contact.js';
export type { Away, FallBack, HastyForm, HastyPair, Intercept, Reform, Slide } from './choices.js';
export { isOn } from './questions.js';
