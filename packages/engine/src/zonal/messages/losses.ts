import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why these stands are not the losses. */
export const LOSSES = {
  noLosses: { unit: 'unit' },
  smallerFirst: { unit: 'unit', stands: 'count', size: 'count' },
  otherSideFirst: { unit: 'unit' },
  nameKinds: { unit: 'unit', k: 'count' },
  mustLoseOf: { unit: 'unit', k: 'count', bag: 'stands', stands: 'stands' },
  nameCells: { unit: 'unit', k: 'count' },
  mustLoseSoMany: { unit: 'unit', k: 'count', hits: 'count', count: 'count' },
  noStandsInCells: { unit: 'unit', layout: 'layout', k: 'count', cells: 'cells' },
  standsKeepPlace: { k: 'count', own: 'stands', stands: 'stands' },
  kindsKeepPlace: { unit: 'unit', k: 'count', fixed: 'count', kinds: 'stands', stands: 'stands' },
  leavesNoShape: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;
