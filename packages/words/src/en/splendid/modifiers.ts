/** What summands are for: what only A Splendid Victory says. */
import { SPLENDID_MODIFIERS, type SplendidKinds } from '@five-victories/engine/splendid';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { english } from './facts.js';

export const modifiers = telling<SplendidKinds, typeof SPLENDID_MODIFIERS, MeasuredCast, typeof english>(
  SPLENDID_MODIFIERS,
  english,
  {
    gunAtRange: ({ band }) => `gun at ${band} range`,
    musketStands: ({ by }) => by.either('musket stand', 'musket stands'),
    misses: ({ by }) => by.either('miss', 'misses'),
    targetInBlock: () => 'target in block',
    targetInDefensiveBlock: () => 'target in defensive block',
    targetMounted: () => 'target mounted',
    targetInOpenOrder: () => 'target in open order',
    inColumn: () => 'in column',
    inOpenOrder: () => 'in open order',
    mountedAgainstLoose: () => 'mounted against open order or a column',
    mountedAgainstPikeBlock: () => 'mounted against a block with pikes',
    mountedAgainstPikeDefence: () => 'mounted against a defensive block with pikes',
    mountedAgainstDefence: () => 'mounted against a defensive block',
    ofQuality: ({ quality }) => quality,
  },
  'phrase',
);
