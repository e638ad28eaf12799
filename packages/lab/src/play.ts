/** One match between two bots, to its end. */
import { answer, streamOf, type Both } from '@five-victories/engine';
import type { Bot } from '@five-victories/bots';
import type { Outcome, ZonalMatch } from '@five-victories/engine/zonal';

/** A match without a turn limit of its own is stopped after this many turns. */
export const SAFETY_LIMIT = 60;

export interface Played {
  /** Undefined: stopped at the safety limit. */
  readonly outcome: Outcome | undefined;
  readonly turns: number;
  readonly decisions: number;
}

export interface Seeds {
  readonly dice: number;
  readonly south: number;
  readonly north: number;
}

/** Plays on from where the match is. The bots draw from streams of their own and never from the dice. */
export const play = (match: ZonalMatch, bots: Both<Bot>, seeds: Seeds, safety = SAFETY_LIMIT): Played => {
  const streams = { south: streamOf(seeds.south), north: streamOf(seeds.north) };
  const limit = match.state.options.turnLimit ?? safety;
  let decisions = 0;
  while (match.decision !== undefined && match.state.turn <= limit) {
    const { side } = match.decision;
    answer(match, bots[side].choose(match, streams[side]));
    decisions++;
  }
  return { outcome: match.state.outcome, turns: Math.min(match.state.turn, limit), decisions };
};
