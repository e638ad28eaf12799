/** The measured games as the table plays them. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Book } from '../match/book.js';
import type { MeasuredGame } from '../match/game-ids.js';
import { measuredEditionOf } from './editions.js';
import { measuredMap } from './map.js';
import { measuredStanding } from './standing.js';
import { standName } from './words/names.js';
import { reasonText } from './words/refusals.js';
import { tellingOf } from './words/report.js';
import { titleOf } from './words/titles.js';

export const measuredBook = (id: MeasuredGame): Book<TabletopMatch> => ({
  game: measuredEditionOf(id),
  tellingOf,
  reasonOf: reasonText,
  titleOf,
  standName: (match, letter) => standName(match, letter),
  standing: measuredStanding,
  mapOf: measuredMap,
});
