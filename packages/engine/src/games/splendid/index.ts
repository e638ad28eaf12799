export { ARMIES } from './armies.js';
export type * from './decisions.js';
export { splendidEdition } from './edition.js';
/** The army that is fielded out of what was thrown. */
export { rosterOf as musteredArmy } from './generate.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';
export { splendid } from './splendid.js';
export type { SplendidPlaced, SplendidUnit } from './unit.js';

export {
  SPLENDID,
  SPLENDID_ARMY,
  SPLENDID_BATTLE,
  SPLENDID_EVENTS,
  SPLENDID_MODIFIERS,
  type SplendidEventKinds,
  type SplendidKinds,
} from './messages/index.js';
