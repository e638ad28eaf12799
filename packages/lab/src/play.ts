/** One match between two bots, to its end. */
import {
  answer,
  interrupt,
  SIDES,
  streamOf,
  type Both,
  type Choice,
  type Decision,
  type Side,
  type Stream,
} from '@five-victories/engine';
import { concession, turnEnds, type Bot, type Plan } from '@five-victories/bots';
import type { GameMatch, Outcome } from './game.js';

/** A match without a turn limit of its own is stopped after this many turns. */
export const SAFETY_LIMIT = 60;

/** A side has given up, and what it hoped for when the last turns ended. */
export interface Conceded {
  readonly side: Side;
  readonly hopes: readonly number[];
}

export interface Played {
  /** Undefined: stopped at the safety limit. */
  readonly outcome: Outcome | undefined;
  readonly turns: number;
  readonly decisions: number;
  readonly conceded?: Conceded;
}

export interface Seeds {
  readonly dice: number;
  readonly south: number;
  readonly north: number;
}

const CONCEDE: Choice = { do: 'concede' };

const limitOf = ({ state }: GameMatch, safety: number): number => state.options.turnLimit ?? safety;

type Plans = { -readonly [side in Side]: Plan | undefined };

/** A bot gets back what it meant to do. */
const thoughtBy = (bot: Bot, match: GameMatch, stream: Stream, plans: Plans, side: Side): Choice => {
  if (!bot.think) return bot.choose(match, stream);
  const { choice, plan } = bot.think(match, stream, { plan: plans[side] });
  plans[side] = plan;
  return choice;
};

/** How a match is played besides: as far as it goes without an end, and whether nobody gives up. */
export interface Manner {
  readonly safety?: number;
  readonly toTheEnd?: boolean;
  /** Hears who has given up. */
  readonly heard?: (conceded: Conceded) => void;
}

/** Asks both sides whether they give up, once after each turn. */
const conceding = (match: GameMatch): (() => Conceded | undefined) => {
  let ends: readonly GameMatch[] = [];
  return () => {
    const before = ends;
    ends = turnEnds(ends, match);
    if (ends === before) return undefined;
    for (const side of SIDES) {
      const hopes = concession(ends, side);
      if (hopes) return { side, hopes };
    }
    return undefined;
  };
};

/**
 * Plays on from where the match is; each decision is shown before it is answered. The bots draw from streams of their
 * own and never from the dice.
 */
export function* decisionsOf(
  match: GameMatch,
  bots: Both<Bot>,
  seeds: Omit<Seeds, 'dice'>,
  { safety = SAFETY_LIMIT, toTheEnd = false, heard }: Manner = {},
): Generator<Decision> {
  const streams = { south: streamOf(seeds.south), north: streamOf(seeds.north) };
  const plans: Plans = { south: undefined, north: undefined };
  const limit = limitOf(match, safety);
  const givesUp = toTheEnd ? () => undefined : conceding(match);
  while (match.decision !== undefined && match.state.turn <= limit) {
    const conceded = givesUp();
    if (conceded) {
      heard?.(conceded);
      interrupt(match, conceded.side, CONCEDE);
      return;
    }
    const { side } = match.decision;
    yield match.decision;
    answer(match, thoughtBy(bots[side], match, streams[side], plans, side));
  }
}

export const play = (match: GameMatch, bots: Both<Bot>, seeds: Seeds, manner: Manner = {}): Played => {
  let conceded: Conceded | undefined;
  const playing = decisionsOf(match, bots, seeds, { ...manner, heard: (each) => void (conceded = each) });
  let decisions = 0;
  while (playing.next().done !== true) decisions++;
  const limit = limitOf(match, manner.safety ?? SAFETY_LIMIT);
  const { outcome, turn } = match.state;
  return { outcome, turns: Math.min(turn, limit), decisions, ...(conceded ? { conceded } : {}) };
};
