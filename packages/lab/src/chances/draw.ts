/** Which matches are played to learn chances from: all grounds, any two armies, players alike and unlike. */
import { below, next, openMatch, streamOf, type Fault, type Stream } from '@five-victories/engine';
import type { Game } from '../game.js';
import { placesOf } from '../ladder/schedule.js';
import type { MatchUp } from '../match-up.js';
import type { Seeds } from '../play.js';

export interface Drawn {
  readonly place: string;
  readonly given: MatchUp['given'];
  /** Of South and of North. */
  readonly bots: readonly [string, string];
  readonly seeds: Seeds;
  readonly sampled: number;
}

/** Quick players only. Most are alike, as people who play each other are. */
const PLAYERS: readonly (readonly [string, string])[] = [
  ['captain', 'captain'],
  ['captain', 'captain'],
  ['captain', 'captain'],
  ['ensign', 'ensign'],
  ['ensign', 'ensign'],
  ['corporal', 'corporal'],
  ['captain', 'ensign'],
  ['ensign', 'captain'],
  ['ensign', 'corporal'],
  ['corporal', 'ensign'],
];

/** Last turns of plain matches; nought: as the game has it. */
const LIMITS = [0, 0, 8, 10, 12] as const;

const oneOf = <T>(values: readonly T[], stream: Stream): T => values[below(stream, values.length)]!;

/** Some armies are only for the scenario they come with. */
const isMatch = (game: Game, given: MatchUp['given']): boolean => {
  const faults: Fault[] = [];
  return openMatch(game, given, { seed: 1 }, '', faults) !== undefined && faults.length === 0;
};

const MOST_DRAWN = 100;

const anyArmies = (game: Game, stream: Stream): MatchUp['given'] => {
  const turnLimit = oneOf(LIMITS, stream);
  const options = turnLimit === 0 ? {} : { turnLimit };
  for (let n = 0; n < MOST_DRAWN; n++) {
    const given = { armies: { south: oneOf(game.armies, stream), north: oneOf(game.armies, stream) }, options };
    if (isMatch(game, given)) return given;
  }
  throw new Error(`No two armies of ${game.title} make a match.`);
};

/** Every other match is a scenario. */
const groundOf = (game: Game, at: number, stream: Stream): Pick<Drawn, 'place' | 'given'> => {
  const scenarios = placesOf(game).slice(1);
  if (at % 2 === 0 || scenarios.length === 0) return { place: 'any armies', given: anyArmies(game, stream) };
  const { id, given } = scenarios[((at - 1) / 2) % scenarios.length]!;
  return { place: id, given };
};

/** The k-th match of a seed is always the same. */
const FAR_APART = 0x9e37_79b1;

export const drawn = (game: Game, seed: number, at: number): Drawn => {
  const stream = streamOf((seed ^ Math.imul(at + 1, FAR_APART)) >>> 0);
  return {
    ...groundOf(game, at, stream),
    bots: oneOf(PLAYERS, stream),
    seeds: { dice: next(stream), south: next(stream), north: next(stream) },
    sampled: next(stream),
  };
};
