import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** Why a target is out of reach or sight. */
export const LINES_OF_FIRE = {
  nearerInZone: { other: 'unit', near: 'length', unit: 'unit', target: 'unit', depth: 'length' },
  ownStandsBefore: { stand: 'nth', unit: 'unit', target: 'unit' },
  terrainHides: { unit: 'unit', target: 'unit', depth: 'length', type: 'terrain' },
  beyondRange: { target: 'unit', distance: 'length', unit: 'unit', range: 'length' },
  beyondMist: { target: 'unit', distance: 'length', mist: 'length' },
  inNoZone: { target: 'unit', unit: 'unit', range: 'length' },
  standSeesNot: { target: 'unit', stand: 'nth', unit: 'unit' },
} as const satisfies Catalogue<TabletopKinds>;
