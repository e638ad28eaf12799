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
import type { Left } from '../bot.js';
import { factsBy, type Facts } from '../chances/facts.js';

export const factsWith =
  <M extends TabletopMatch>(worth: (match: M, side: Side) => number) =>
  (match: M): Facts =>
    factsBy<M>({ lossesOf, stakesOf, goalsOf, strengthOf, outcomeNow, worth }, match);

export const strengths = (match: TabletopMatch): readonly Left[] =>
  match.state.units.map((unit) => ({ unit: unit.id, side: unit.side, left: strengthOf(match, unit).afterHits }));
