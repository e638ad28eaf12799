/** What the zone games refuse, topic by topic: which facts each sentence speaks of. The words are in packages/words. */
import { refuserOf, type Catalogue } from '../../kernel/message.js';
import { ACTIONS } from './actions.js';
import { ATTACK } from './attack.js';
import { ENGAGE } from './engage.js';
import { FIRE } from './fire.js';
import { FORMS } from './forms.js';
import type { ZonalKinds } from './kinds.js';
import { LOSSES } from './losses.js';
import { MATCH } from './match.js';
import { MELEE } from './melee.js';
import { MOVEMENT } from './movement.js';
import { REACT } from './react.js';
import { RESERVE } from './reserve.js';
import { SETUP } from './setup.js';
import { STAKES } from './stakes.js';
import { UNITS } from './units.js';

export type * from './event-kinds.js';
export { EVENTS, type Told } from './events.js';
export type { ZonalKinds } from './kinds.js';
export { MODIFIERS, modify } from './modifiers.js';
export { ACTIONS, ATTACK, ENGAGE, FIRE, FORMS, LOSSES, MATCH, MELEE, MOVEMENT, REACT, RESERVE, SETUP, STAKES, UNITS };

export const REFUSALS = {
  ...ACTIONS,
  ...ATTACK,
  ...ENGAGE,
  ...FIRE,
  ...FORMS,
  ...LOSSES,
  ...MATCH,
  ...MELEE,
  ...MOVEMENT,
  ...REACT,
  ...RESERVE,
  ...SETUP,
  ...STAKES,
  ...UNITS,
} as const satisfies Catalogue<ZonalKinds>;
export const refuse = refuserOf<ZonalKinds>()(REFUSALS);
