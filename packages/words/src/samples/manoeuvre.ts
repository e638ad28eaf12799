import type { ManoeuvreEventKinds } from '@five-victories/engine/manoeuvre';
import type { Edition } from '@five-victories/engine/tabletop';
import type { Samples } from './cases.js';
import { TABLETOP_NEEDED, tabletopSamples } from './tabletop.js';

/** With kinds of its own. */
/** Orders that both games have. */
const DEEDS = ['changeFormation', 'manoeuvre', 'sideStep', 'stepBack', 'charge', 'disengage'] as const;

export const manoeuvreSamples = (
  edition: Edition,
  deeds: readonly ManoeuvreEventKinds['deed'][],
): Samples<ManoeuvreEventKinds> => ({
  ...tabletopSamples(edition),
  deed: [...DEEDS, ...deeds],
  weakness: edition.strengthIn === 'points' ? ['onePoint', 'noPoints'] : ['single'],
});

export const MANOEUVRE_NEEDED: Readonly<Record<string, readonly string[]>> = { ...TABLETOP_NEEDED };
