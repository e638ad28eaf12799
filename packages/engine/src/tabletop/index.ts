/** What the games with a ruler share: units and their places, ground, armies, answers, queries, the battle report. */
export * from './unit.js';
export * from './rules.js';
export {
  ARMY,
  FORMS,
  INTERRUPTS,
  LINES_OF_FIRE,
  MUSTER,
  OPTION_FAULTS,
  POSITION,
  SETUP,
  TABLETOP,
  TABLETOP_EVENTS,
  TABLETOP_MODIFIERS,
  THROWN_TO_HIT,
  UNITS,
  WAYS,
  type BreakCause,
  type EndCause,
  type FaceCause,
  type FormedCause,
  type HitCause,
  type NeedBy,
  type RoutCause,
  type ShareTold,
  type SilentCause,
  type StandValue,
  type TabletopEventKinds,
  type TabletopKinds,
  type TabletopTold,
  type TestCause,
  type ThrowCause,
} from './messages/index.js';
export * from './army/army.js';
export * from './terrain.js';
export {
  MARCHES,
  type Allocate,
  type AllocatePoints,
  type AnyChange,
  type Away,
  type Change,
  type ChangeOfTwo,
  type Charge,
  type FallBack,
  type Fire,
  type HastyForm,
  type HastyPair,
  type Intercept,
  type March,
  type Muster,
  type MusteredUnit,
  type Order,
  type Placing,
  type Reaction,
  type Reform,
  type Remove,
  type SetUp,
  type Slide,
  type Spot,
  type Step,
  type Volley,
} from './choices.js';
export * from './table.js';
export { frontEdges, gridOf, type Base } from './figure.js';
export { optionsOf } from './options/options.js';
export { positionOf, positionShapeOf, unitOnWire } from './position/position.js';
export { bodiesOf } from './bodies.js';
export { areasOf, hasStrip, type Area, type AreaGiven } from './setup/area.js';
export {
  areInContact,
  armOf,
  claimedBy,
  contactsOf,
  distanceBetween,
  isCommand,
  isEngaged,
  isFoot,
  isGun,
  isMounted,
  isOn,
} from './questions.js';
export { baseOf, figureIn, figureOf, findUnit, placedOf, placedOfSide, placedUnits, unitOf } from './store.js';
export { breakpoint, breakpointOf, holds, quarterValue, thirdValue } from './victory.js';
export { goalsOf, lossesOf, outcomeNow, stakesOf, strengthOf } from './standing.js';
export { degreeText, lengthText } from './words.js';
export { armyName, nameOf } from '../words/names.js';
export type { Targets, Thrown } from './procedures.js';
export {
  query,
  WHATS,
  type Aimed,
  type AnswerTo,
  type Chance,
  type ChargeChance,
  type Commanding,
  type Queries,
  type QueryAsked,
  type Reach,
  type What,
} from './query.js';
export * from './workings.js';
