/** What is said only in A Splendid Victory, topic by topic; `refuse`, `fault` and `modify` know what it builds on, too. */
import { faulterOf, refuserOf, type Catalogue } from '../../../kernel/message.js';
import { MANOEUVRE } from '../../../manoeuvre/messages/index.js';
import { TABLETOP } from '../../../tabletop/messages/index.js';
import { SPLENDID_ARMY } from './army.js';
import { SPLENDID_BATTLE } from './battle.js';
import type { SplendidKinds } from './kinds.js';

export { SPLENDID_EVENTS, type SplendidTold } from './events.js';
export type * from './kinds.js';
export { modify, SPLENDID_MODIFIERS } from './modifiers.js';
export { SPLENDID_ARMY, SPLENDID_BATTLE };

export const SPLENDID = { ...SPLENDID_BATTLE, ...SPLENDID_ARMY } as const satisfies Catalogue<SplendidKinds>;

export const refuse = refuserOf<SplendidKinds>()({ ...TABLETOP, ...MANOEUVRE, ...SPLENDID });
export const fault = faulterOf<SplendidKinds>()({ ...TABLETOP, ...MANOEUVRE, ...SPLENDID });
