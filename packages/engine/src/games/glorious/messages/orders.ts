import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Why a formation may not be given an order: functions. */
export const GLORIOUS_ORDERS = {
  actedAlready: { unit: 'unit' },
  wasReinforced: { unit: 'unit' },
  engagedNoFunctions: { unit: 'unit' },
  notItsFunction: { unit: 'unit', deed: 'deed' },
  functionsShort: { unit: 'unit', deed: 'deed', cost: 'count', left: 'count' },
  riddenCannot: { unit: 'unit', deed: 'deed' },
  onlyLineStepsBack: { unit: 'unit' },
  oneFunctionHere: { unit: 'unit' },
} as const satisfies Catalogue<GloriousKinds>;
