import type { GloriousEventKinds } from '@five-victories/engine/glorious';
import type { Edition } from '@five-victories/engine/tabletop';
import type { Samples } from './cases.js';
import { TABLETOP_NEEDED, tabletopSamples } from './tabletop.js';

/** With kinds of its own. */
export const gloriousSamples = (edition: Edition): Samples<GloriousEventKinds> => ({
  ...tabletopSamples(edition),
  feared: ['elephants', 'battle'],
  rare: ['knights', 'elephants', 'mountedFoot'],
  shapes: [['2,2'], ['2,2,1', '2,1,2']],
  oneOf: [[2], [2, 3]],
  deed: ['turn', 'aboutFace', 'move', 'stepBack', 'changeFormation', 'charge', 'prolong', 'limber', 'unlimber'],
  agreed: ['exoticTroops'],
  initiativeCause: ['more', 'kept', 'thrown'],
  file: ['left', 'right'],
});

export const GLORIOUS_NEEDED: Readonly<Record<string, readonly string[]>> = { ...TABLETOP_NEEDED };
