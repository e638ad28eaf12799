import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** What is wrong with options, and with the shape of choices. */
export const OPTION_FAULTS = {
  pointIsTwo: {},
  optionsWanted: {},
  stepWanted: { steps: 'names' },
  shapeWanted: { size: 'bases' },
  ranksAddUp: { ranks: 'names', size: 'figure' },
  sixResults: { given: 'figure' },
  diceMustRise: { dice: 'names' },
  pointOffTable: { x: 'figure', y: 'figure', width: 'figure', depth: 'figure' },
  goalOffTable: { x: 'figure', y: 'figure' },
  fewPoints: { least: 'count', count: 'count' },
  pointTwice: {},
  outlineCrosses: {},
  onlyHillLevel: {},
} as const satisfies Catalogue<TabletopKinds>;
