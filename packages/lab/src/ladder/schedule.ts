/** What is to be played: bouts of two bots in one game, each of so many pairs of matches. */
import { next, streamOf } from '@five-victories/engine';
import type { Game, Scenario } from '../game.js';
import type { MatchUp } from '../match-up.js';
import type { Seeds } from '../play.js';
import type { Players } from './players.js';

/** Two matches with the same seeds, the second with changed sides. */
export interface Pairing {
  readonly game: string;
  /** The first leads South in the first match. */
  readonly bots: readonly [string, string];
  readonly seed: number;
  /** Which pair of its bout this is, from 0. */
  readonly pair: number;
  /** The scenario, or `plain`. */
  readonly place: string;
  readonly seeds: Seeds;
  /** Nobody gives up. */
  readonly toTheEnd?: true;
}

export interface Place {
  readonly id: string;
  readonly given: MatchUp['given'];
}

const placeOf = ({ armies }: Game, { id, south, north, options }: Scenario): Place => {
  const army = (wanted: string) => armies.find((each) => each.id === wanted)!;
  return { id, given: { armies: { south: army(south), north: army(north) }, options } };
};

/** The plain match of the first two armies and every scenario. */
export const placesOf = (game: Game): readonly Place[] => [
  { id: 'plain', given: { armies: { south: game.armies[0]!, north: game.armies[1]! }, options: {} } },
  ...game.scenarios.map((scenario) => placeOf(game, scenario)),
];

/** The k-th pair is the same whoever plays it and however many there are, so that two bouts may be compared pair by pair. */
const seedsOf = (pairs: number, seed: number): readonly Seeds[] => {
  const stream = streamOf(seed);
  return Array.from({ length: pairs }, () => ({ dice: next(stream), south: next(stream), north: next(stream) }));
};

export interface Wanted extends Players {
  readonly games: readonly Game[];
  readonly pairs: number;
  readonly seed: number;
  readonly toTheEnd?: boolean;
}

/** In turn, so that every bout has something to show whenever the ladder is stopped. */
export const scheduleOf = ({ games, bouts, pairs, seed, toTheEnd }: Wanted): readonly Pairing[] =>
  seedsOf(pairs, seed).flatMap((seeds, pair) =>
    games.flatMap((game) => {
      const places = placesOf(game);
      const place = places[pair % places.length]!.id;
      const manner = toTheEnd ? { toTheEnd } : {};
      return bouts.map((bout): Pairing => ({ game: game.id, bots: bout, seed, pair, place, seeds, ...manner }));
    }),
  );

type Named = Pick<Pairing, 'game' | 'bots' | 'seed' | 'pair'>;
export const keyOf = ({ game, bots, seed, pair }: Named): string => [game, ...bots, seed, pair].join(' ');
