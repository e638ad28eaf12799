/** Where a match of a measured game stands. */
import type { Side } from '@five-victories/engine';
import {
  goalsOf,
  lossesOf,
  outcomeNow,
  stakesOf,
  strengthOf,
  type TabletopMatch,
} from '@five-victories/engine/tabletop';
import { factsBy, type Facts } from '../chances/facts.js';

export const factsWith =
  <M extends TabletopMatch>(worth: (match: M, side: Side) => number) =>
  (match: M): Facts =>
    factsBy<M>({ lossesOf, stakesOf, goalsOf, strengthOf, outcomeNow, worth }, match);
