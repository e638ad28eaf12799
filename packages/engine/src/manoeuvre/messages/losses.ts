import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Which stands a unit loses. */
export const MANOEUVRE_LOSSES = {
  losesSoMany: { unit: 'unit', k: 'count', hits: 'count', count: 'count' },
  noStandToLose: { unit: 'unit', stands: 'nths', size: 'bases' },
  noDifferentStands: { unit: 'unit', k: 'count', stands: 'nths', size: 'bases' },
  restNotValid: { stands: 'nths', unit: 'unit' },
  risingOrder: { unit: 'unit' },
  losesContact: { stands: 'nths', unit: 'unit' },
  restFacesSo: { unit: 'unit' },
  restFacesAbout: { unit: 'unit' },
} as const satisfies Catalogue<ManoeuvreKinds>;
