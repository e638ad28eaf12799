export * from './unit.js';
export * from './rules.js';
export * from './army/army.js';
export { rosterOf as musteredArmy } from './army/generate.js';
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
export {
  areaOf,
  chargeChancesOf,
  queryOf,
  reachOf,
  straightStep,
  WHATS,
  type ChargeChance,
  type Query,
  type Reach,
} from './queries.js';
export { chancesOf } from './charges/chances.js';
export { ADVANTAGE, COVER } from './melee/combat-numbers.js';
export { outflanks } from './melee/outflank.js';
export { aboutFaced, slideOf, slides } from './moves/about-face.js';
export { freeWay } from './moves/candidates.js';
export type { Chance, FallBackRange, Joining, Targets, Thrown } from './procedures.js';
// How an order would go, for who draws it while it is being put together; `refusal` judges.
export { activityFor } from './moves/orders.js';
export { allowanceOf, progressOf, type Progress } from './moves/progress.js';
export { sideOfStep, takeStep } from './moves/steps.js';
export { goesByLeader } from './moves/march.js';
export { columnMarch, leaderPlace } from './moves/column-march.js';
export { columnOf, hinged } from './moves/column.js';
export { movedPlace } from './moves/straight-move.js';
export { prohibitedTo } from './moves/obstacles.js';
export { turnedPlace } from './moves/rotation.js';
export { largestPivot, pivotedPlaceFrom, pivotPoint } from './moves/pivot.js';
export { stationaryPlaces } from './moves/change.js';
export { placeAlong, runIn, windowOf, type Run } from './moves/run.js';
export { chargePath, type ChargePath } from './charges/charge-path.js';
export { zonesOf, type Target } from './fire/fire-options.js';
// What a reaction would lead to.
export { awayLimit, escapeOf, type Escaped } from './charges/away.js';
export { backAlong } from './charges/fall-back.js';
export { frontOf, interceptorRefusal, shotAt } from './charges/intercept.js';
export { intoContact } from './charges/into-contact.js';
export type { Away, FallBack, HastyForm, HastyPair, Intercept, Reform, Slide } from './choices.js';
export { eligibleStands } from './fire/eligibility.js';
export { isOn } from './questions.js';
