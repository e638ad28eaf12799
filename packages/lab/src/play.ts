/** One match between two bots, to its end. */
import {
  answer,
  streamOf,
  type Both,
  type Choice,
  type Decision,
  type Side,
  type Stream,
} from '@five-victories/engine';
import type { Bot, Plan } from '@five-victories/bots';
import type { GameMatch, Outcome } from './game.js';

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

const limitOf = ({ state }: GameMatch, safety: number): number => state.options.turnLimit ?? safety;

type Plans = { -readonly [side in Side]: Plan | undefined };

/** A bot gets back what it meant to do. */
const thoughtBy = (bot: Bot, match: GameMatch, stream: Stream, plans: Plans, side: Side): Choice => {
  if (!bot.think) return bot.choose(match, stream);
  const { choice, plan } = bot.think(match, stream, { plan: plans[side] });
  plans[side] = plan;
  return choice;
};

/**
 * Plays on from where the match is; each decision is shown before it is answered. The bots draw from streams of their
 * own and never from the dice.
 */
export function* decisionsOf(
  match: GameMatch,
  bots: Both<Bot>,
  seeds: Omit<Seeds, 'dice'>,
  safety = SAFETY_LIMIT,
): Generator<Decision> {
  const streams = { south: streamOf(seeds.south), north: streamOf(seeds.north) };
  const plans: Plans = { south: undefined, north: undefined };
  const limit = limitOf(match, safety);
  while (match.decision !== undefined && match.state.turn <= limit) {
    const { side } = match.decision;
    yield match.decision;
    answer(match, thoughtBy(bots[side], match, streams[side], plans, side));
  }
}

export const play = (match: GameMatch, bots: Both<Bot>, seeds: Seeds, safety = SAFETY_LIMIT): Played => {
  const playing = decisionsOf(match, bots, seeds, safety);
  let decisions = 0;
  while (playing.next().done !== true) decisions++;
  return { outcome: match.state.outcome, turns: Math.min(match.state.turn, limitOf(match, safety)), decisions };
};
