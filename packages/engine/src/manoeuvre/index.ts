/** What Splendid and Great have beyond `tabletop`: orders, charges, fire and fighting as they would go; `refusal` judges. */
export * from './rules.js';
export type { FallBackRange, Joining } from './procedures.js';
export { ADVANTAGE, COVER } from './melee/combat-numbers.js';
export { outflanks } from './melee/outflank.js';
export { zonesOf, type Target } from './fire/fire-options.js';
export { eligibleStands } from './fire/eligibility.js';
export * from './workings.js';
