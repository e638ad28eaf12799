/** The measured games as the table plays them. */
import {
  goalsOf,
  lossesOf,
  outcomeNow,
  stakesOf,
  strengthOf,
  THROWN_TO_HIT,
  type TabletopMatch,
} from '@five-victories/engine/tabletop';
import type { Book } from '../match/book.js';
import type { MeasuredGame } from '../match/game-ids.js';
import { measuredEditionOf } from './editions.js';
import { reasonText } from './words/refusals.js';
import { tellingOf } from './words/report.js';
import { titleOf } from './words/titles.js';

export const measuredBook = (id: MeasuredGame): Book<TabletopMatch> => ({
  game: measuredEditionOf(id),
  tellingOf,
  reasonOf: reasonText,
  titleOf,
  standing: {
    lossesOf,
    stakesOf,
    goalsOf,
    goalName: (_match, goal) => ('name' in goal ? goal.name : undefined),
    outcomeNow,
    strengthOf,
    thrownToHit: THROWN_TO_HIT,
  },
});
