/** Wofür Summanden stehen: was nur A Great Victory sagt. */
import { GREAT_MODIFIERS, type GreatKinds } from '@five-victories/engine/great';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { german } from './facts.js';

export const modifiers = telling<GreatKinds, typeof GREAT_MODIFIERS, MeasuredCast, typeof german>(
  GREAT_MODIFIERS,
  german,
  {
    strengthPoints: ({ by }) => by.either('Stärkepunkt', 'Stärkepunkte'),
    near: () => 'nah',
    far: () => 'weit',
    targetSkirmishing: () => 'Ziel plänkelt',
    targetInBlock: () => 'Ziel im Block',
    targetInDefensiveBlock: () => 'Ziel im Abwehrblock',
    targetMounted: () => 'Ziel beritten',
    targetElephants: () => 'Ziel sind Elefanten',
    targetOfWeight: ({ weight }) => `Ziel ${weight}`,
    suppressed: ({ suppressor }) => `niedergehalten von ${suppressor}`,
    firedFromBlock: () => 'aus dem Block geschossen, halbiert',
    basicValue: ({ what }) => what,
    skirmishing: () => 'plänkelt',
    inDefensiveBlock: () => 'im Abwehrblock',
    againstPikes: () => 'gegen Piken',
    againstElephants: () => 'gegen Elefanten',
    againstSkirmishers: () => 'gegen Plänkler',
    againstPikeBlock: () => 'gegen Abwehrblock mit Piken',
    againstDefensiveBlock: () => 'gegen Abwehrblock',
    ofQuality: ({ quality }) => quality,
  },
  'phrase',
);
