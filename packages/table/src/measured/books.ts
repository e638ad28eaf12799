/** The measured games as the table plays them. */
import { soleOf } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { summandText } from '@five-victories/words';
import type { Book } from '../match/book.js';
import type { MeasuredGame } from '../match/game-ids.js';
import { measuredEditionOf } from './editions.js';
import { measuredMap } from './map.js';
import { measuredStanding } from './standing.js';
import { standName } from './words/names.js';
import { castOf, reasonText, wordsOf } from './words/refusals.js';
import { tellingOf } from './words/report.js';
import { titleOf } from './words/titles.js';

export const measuredBook = (id: MeasuredGame): Book<TabletopMatch> => ({
  game: measuredEditionOf(id),
  tellingOf,
  reasonOf: reasonText,
  volleyOf: (match) => (match.decision?.kind === 'fire' ? soleOf(match, 'fire') : []),
  titleOf,
  standName: (match, letter) => standName(match, letter),
  summandText: (match, summand) => summandText(wordsOf(match), castOf(match), summand),
  standing: measuredStanding,
  mapOf: measuredMap,
});
