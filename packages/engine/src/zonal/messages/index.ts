/** What the zone games refuse, topic by topic: which facts each sentence speaks of. The words are in packages/words. */
import { refuserOf } from '../../kernel/message.js';
import type { REFUSALS } from './catalogues.js';
import type { ZonalKinds } from './kinds.js';

export { ARMY } from './army.js';
export type * from './event-kinds.js';
export { EVENTS, THROWN_TO_HIT, type Told } from './events.js';
export type { ZonalKinds } from './kinds.js';
export { MODIFIERS, modify } from './modifiers.js';
export { OPTIONS } from './options.js';
export { POSITION, REFUSALS } from './catalogues.js';
export { ACTIONS } from './actions.js';
export { ATTACK } from './attack.js';
export { ENGAGE } from './engage.js';
export { FIRE } from './fire.js';
export { FORMS } from './forms.js';
export { LOSSES } from './losses.js';
export { MATCH } from './match.js';
export { MELEE } from './melee.js';
export { MOVEMENT } from './movement.js';
export { REACT } from './react.js';
export { RESERVE } from './reserve.js';
export { SETUP } from './setup.js';
export { STAKES } from './stakes.js';
export { UNITS } from './units.js';
export { WAYS } from './ways.js';

export const refuse = refuserOf<ZonalKinds>()<typeof REFUSALS>();
