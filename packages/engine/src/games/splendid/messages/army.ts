import type { Catalogue } from '../../../kernel/message.js';
import type { SplendidKinds } from './kinds.js';

/** What is wrong with an army; `must`: an error, not only unusual. */
export const SPLENDID_ARMY = {
  tooManyOnAverage: { units: 'count', types: 'types', stands: 'count', most: 'figure', all: 'figure' },
  fewerPikesThanFoot: { pikes: 'count', foot: 'count', must: 'flag' },
  heavyBeyondShare: { heavy: 'count', mounted: 'figure', most: 'count', must: 'flag' },
  dragoonsBeyondMounted: { dragoons: 'count', mounted: 'count', must: 'flag' },
  commandOtherwise: { chiefs: 'count', subs: 'count', wanted: 'figure' },
  unitOfOtherSize: { name: 'name', size: 'count', type: 'type', least: 'figure', most: 'figure' },
  unitTooLarge: { name: 'name', size: 'count', type: 'type', most: 'figure' },
  foreignStands: { name: 'name', foreign: 'names', type: 'type', own: 'names' },
  noLances: { name: 'name', type: 'type' },
  frontageOdd: { frontage: 'figure' },
  moreThanThrown: { count: 'count', type: 'type', thrown: 'count' },
  musterFindsNoRoom: {},
} as const satisfies Catalogue<SplendidKinds>;
