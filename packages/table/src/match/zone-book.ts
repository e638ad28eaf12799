/** The zone games as the table plays them. */
import type { Choice } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { choiceTitle } from '../words/offers.js';
import { reasonText } from '../words/refusals.js';
import { tellingOf } from '../words/report.js';
import type { Book } from './book.js';
import type { ZoneGame } from './game-ids.js';
import { editionOf } from './games.js';
import type { AnyChoice } from './offers.js';

const titleOf = (match: ZonalMatch, choice: Choice): string => {
  const { unit, target, to } = choice as AnyChoice;
  return choiceTitle(t(), match, { choice, unit, target, zone: (to?.length ?? 0) > 1 ? to : undefined });
};

export const zoneBook = (id: ZoneGame): Book<ZonalMatch> => ({
  game: editionOf(id),
  tellingOf,
  reasonOf: (match, refusal) => reasonText(t(), match, refusal),
  titleOf,
});
