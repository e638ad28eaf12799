/** What summands are for: what only A Great Victory says. */
import { GREAT_MODIFIERS, type GreatKinds } from '@five-victories/engine/great';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { english } from './facts.js';

export const modifiers = telling<GreatKinds, typeof GREAT_MODIFIERS, MeasuredCast, typeof english>(
  GREAT_MODIFIERS,
  english,
  {
    strengthPoints: ({ by }) => by.either('strength point', 'strength points'),
    near: () => 'near',
    far: () => 'far',
    targetSkirmishing: () => 'target skirmishing',
    targetInBlock: () => 'target in block',
    targetInDefensiveBlock: () => 'target in defensive block',
    targetMounted: () => 'target mounted',
    targetElephants: () => 'target elephants',
    targetOfWeight: ({ weight }) => `target ${weight}`,
    suppressed: ({ suppressor }) => `suppressed by ${suppressor}`,
    firedFromBlock: () => 'fired from a block, halved',
    basicValue: ({ what }) => what,
    skirmishing: () => 'skirmishing',
    inDefensiveBlock: () => 'in defensive block',
    againstPikes: () => 'against pikes',
    againstElephants: () => 'against elephants',
    againstSkirmishers: () => 'against skirmishers',
    againstPikeBlock: () => 'against a defensive block with pikes',
    againstDefensiveBlock: () => 'against a defensive block',
    ofQuality: ({ quality }) => quality,
  },
  'phrase',
);
