import { summandOf, type Catalogue } from '../../../kernel/message.js';
import { MANOEUVRE_MODIFIERS } from '../../../manoeuvre/messages/index.js';
import { TABLETOP_MODIFIERS } from '../../../tabletop/messages/index.js';
import type { GreatKinds } from './kinds.js';

/** What a summand is for, only in A Great Victory. */
export const GREAT_MODIFIERS = {
  strengthPoints: { by: 'count' },
  near: {},
  far: {},
  targetSkirmishing: {},
  targetInBlock: {},
  targetInDefensiveBlock: {},
  targetMounted: {},
  targetElephants: {},
  targetOfWeight: { weight: 'weight' },
  suppressed: { suppressor: 'unit' },
  firedFromBlock: {},
  basicValue: { what: 'kindOfUnit' },
  skirmishing: {},
  inDefensiveBlock: {},
  againstPikes: {},
  againstElephants: {},
  againstSkirmishers: {},
  againstPikeBlock: {},
  againstDefensiveBlock: {},
  ofQuality: { quality: 'quality' },
} as const satisfies Catalogue<GreatKinds>;

export const modify = summandOf<GreatKinds>()({ ...TABLETOP_MODIFIERS, ...MANOEUVRE_MODIFIERS, ...GREAT_MODIFIERS });
