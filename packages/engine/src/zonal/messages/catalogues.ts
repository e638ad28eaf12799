/** Catalogues of several topics together. The rules need only their types. */
import type { Catalogue } from '../../kernel/message.js';
import { ACTIONS } from './actions.js';
import { ATTACK } from './attack.js';
import { ENGAGE } from './engage.js';
import { FIRE } from './fire.js';
import { FORMS } from './forms.js';
import { LOSSES } from './losses.js';
import { MATCH } from './match.js';
import { MELEE } from './melee.js';
import { MOVEMENT } from './movement.js';
import { CONTACTS, MARKERS, PLACED, STANDING } from './position.js';
import { REACT } from './react.js';
import { RESERVE } from './reserve.js';
import { SETUP } from './setup.js';
import { STAKES } from './stakes.js';
import { UNITS } from './units.js';
import { WAYS } from './ways.js';
import type { ZonalKinds } from './kinds.js';

/** Why something may not be done. */
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
  ...WAYS,
} as const satisfies Catalogue<ZonalKinds>;

/** What is wrong with a position. */
export const POSITION = { ...PLACED, ...MARKERS, ...CONTACTS, ...STANDING } as const;
