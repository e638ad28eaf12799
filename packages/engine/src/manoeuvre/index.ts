/** What Splendid and Great have beyond `tabletop`: orders, charges, fire and fighting as they would go; `refusal` judges. */
export * from './rules.js';
export {
  CHANGES,
  CHARGES,
  COLUMNS,
  INTERCEPTS,
  MANOEUVRE,
  MANOEUVRE_EVENTS,
  MANOEUVRE_FIRE,
  MANOEUVRE_LOSSES,
  MANOEUVRE_MELEE,
  ORDERS,
  REACTIONS,
  STEPS,
  MANOEUVRE_MODIFIERS,
  type ManoeuvreEventKinds,
  type ManoeuvreKinds,
  type ManoeuvreTold,
  type Weakness,
} from './messages/index.js';
export type { FallBackRange, Joining } from './procedures.js';
export { commandRange, inCommand } from './command.js';
export type * from './unit.js';
export { blows } from './melee/blows.js';
export { ADVANTAGE, COVER } from './melee/combat-numbers.js';
export { outflanks } from './melee/outflank.js';
export { zonesOf, type Target } from './fire/fire-options.js';
export { eligibleStands } from './fire/eligibility.js';
export * from './workings.js';
