/** Plays a match between quick bots and takes down where it stood at some moments, and who won in the end. */
import { factsOf, type Facts } from '@five-victories/bots';
import { below, copyOf, streamOf, type Side, type Stream } from '@five-victories/engine';
import type { Game, GameMatch } from '../game.js';
import { isObject, isText, isWhole, type Fields } from '../json-lines.js';
import { playerNamed } from '../ladder/players.js';
import { begun } from '../match-up.js';
import { decisionsOf } from '../play.js';
import { drawn } from './draw.js';

/** One line of the file: a match. */
export interface Sampled {
  readonly game: string;
  readonly seed: number;
  readonly at: number;
  readonly place: string;
  readonly bots: readonly [string, string];
  /** Nothing: it came to no end. */
  readonly winner: Side | 'nobody' | undefined;
  readonly turns: number;
  readonly facts: readonly Facts[];
  /** Where it stood when each turn but the first began: what whoever thinks of conceding looks at. */
  readonly turnEnds: readonly Facts[];
}

const isFacts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => isObject(each) && isObject(each['sides']));

export const SAMPLED: Fields = {
  game: isText,
  seed: isWhole,
  at: isWhole,
  place: isText,
  facts: isFacts,
  turnEnds: isFacts,
};

export const keyOf = ({ game, seed, at }: Pick<Sampled, 'game' | 'seed' | 'at'>): string => `${game} ${seed} ${at}`;

/** Moments of each match: more tell little more, since they are of the same match. */
const MOMENTS = 12;

const isUnderWay = ({ state }: GameMatch): boolean => (state as { readonly phase?: string }).phase !== 'setup';

/** So many of all that pass by, each as likely as any other. */
const reservoir = (stream: Stream) => {
  const kept: GameMatch[] = [];
  let seen = 0;
  return {
    kept,
    pass: (match: GameMatch): void => {
      seen++;
      const at = kept.length < MOMENTS ? kept.length : below(stream, seen);
      if (at < MOMENTS) kept[at] = copyOf(match);
    },
  };
};

/** Notes each turn's beginning. */
const turnsOf = (match: GameMatch) => {
  const ends: Facts[] = [];
  let turn = match.state.turn;
  return {
    ends,
    pass: (): void => {
      if (match.state.turn > Math.max(1, turn)) ends.push(short(factsOf(match)));
      turn = match.state.turn;
    },
  };
};

/** Three digits after the point are more than enough for a file. */
const short = (facts: Facts): Facts =>
  JSON.parse(
    JSON.stringify(facts, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value)),
  );

export const sample = (game: Game, seed: number, at: number): Sampled => {
  const { place, given, bots, seeds, sampled } = drawn(game, seed, at);
  const match = begun({ game, given }, seeds.dice);
  const { kept, pass } = reservoir(streamOf(sampled));
  const [south, north] = [playerNamed(bots[0])!, playerNamed(bots[1])!];
  const turns = turnsOf(match);
  // Nobody gives up: who wins in the end is what is asked.
  for (const _ of decisionsOf(match, { south, north }, seeds, { toTheEnd: true })) {
    turns.pass();
    if (isUnderWay(match)) pass(match);
  }
  const { outcome, turn } = match.state;
  return {
    game: game.id,
    seed,
    at,
    place,
    bots,
    winner: outcome ? (outcome.winner ?? 'nobody') : undefined,
    turns: turn,
    facts: kept.map((each) => short(factsOf(each))),
    turnEnds: turns.ends,
  };
};
