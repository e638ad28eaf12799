/** How a match of a measured game stands, as the table asks it. */
import {
  goalsOf,
  lossesOf,
  outcomeNow,
  stakesOf,
  strengthOf,
  THROWN_TO_HIT,
  type TabletopMatch,
} from '@five-victories/engine/tabletop';
import type { StandingAsked } from '../match/book.js';

export const measuredStanding: StandingAsked<TabletopMatch> = {
  lossesOf,
  stakesOf,
  goalsOf,
  goalName: (_match, goal) => ('name' in goal ? goal.name : undefined),
  outcomeNow,
  strengthOf,
  thrownToHit: THROWN_TO_HIT,
};
