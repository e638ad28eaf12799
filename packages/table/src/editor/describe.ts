/** What is on the table, in words: for the list, and for those who hear it. */
import { t } from '../app/settings.js';
import type { AnyEdition } from '../match/book.js';
import type { Options } from '../options/fields.js';
import { featuresOf, goalsOf, placeOf, type Chosen } from './ground.js';
import { lengthWord } from './lengths.js';
import { capital } from '../words/names.js';
import { w } from './words/index.js';

export const chosenText = (edition: AnyEdition, options: Options, chosen: Chosen): string => {
  const [x, y] = placeOf(options, chosen) ?? [0, 0];
  const where = w().list.at(lengthWord(edition, x), lengthWord(edition, y));
  if (chosen.is === 'goal') {
    const { name = '', points } = goalsOf(options, chosen.side)[chosen.index]!;
    return w().list.goal(t().sides[chosen.side], name, points, where);
  }
  const { type, name = '' } = featuresOf(options)[chosen.index]!;
  if (chosen.corner !== undefined) return `${w().fields.corner(chosen.corner + 1)}, ${where}`;
  return capital(w().list.feature(w().terrain[type], name, where));
};
