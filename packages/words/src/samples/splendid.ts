import type { SplendidEventKinds } from '@five-victories/engine/splendid';
import type { Edition } from '@five-victories/engine/tabletop';
import type { Samples } from './cases.js';
import { MANOEUVRE_NEEDED, manoeuvreSamples } from './manoeuvre.js';

/** With kinds of its own. */
export const splendidSamples = (edition: Edition): Samples<SplendidEventKinds> => ({
  ...manoeuvreSamples(edition, ['prolong', 'prolongBack', 'limber', 'unlimber', 'mount', 'dismount']),
  quality: ['raw', 'regular', 'veteran'],
  flag: [true, false],
  types: [Object.keys(edition.types).slice(0, 1), Object.keys(edition.types)],
  band: [0, 1, 2, 3],
  thrown: [['D'], ['D', 'D', 'P&M'], []],
  fielded: [[{ type: 'D' }, { type: 'M' }]],
});

export const SPLENDID_NEEDED: Readonly<Record<string, readonly string[]>> = { ...MANOEUVRE_NEEDED };
