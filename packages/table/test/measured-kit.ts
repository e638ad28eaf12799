/** Matches of the measured games for the tests of the table, played by the bots; kept, since many tests look at them. */
import { chooseRandom, chooseSteady } from '@five-victories/bots';
import { answer, begin, copyOf, seededDice, streamOf, type Fault } from '@five-victories/engine/kernel';
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { Edition, TabletopMatch } from '@five-victories/engine/tabletop';

export const GAMES = { splendid: splendidEdition, great: greatEdition, glorious: gloriousEdition } as const;
export type MeasuredId = keyof typeof GAMES;

const openedBy = (game: Edition, begun: unknown, seed: number): TabletopMatch => {
  const faults: Fault[] = [];
  const match = game.open(begun, seededDice(seed), 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  begin(match);
  return match;
};

type MatchOf<G extends MeasuredId> = G extends 'glorious' ? TabletopMatch : ManoeuvreMatch;

/** A scenario of the book before its set-up. */
export const scenario = <G extends MeasuredId>(id: G, seed: number, at = 0): MatchOf<G> => {
  const game = GAMES[id];
  const { south, north, options } = game.scenarios[at % game.scenarios.length]!;
  const armyOf = (army: string) => game.armies.find((each) => each.id === army)!;
  return openedBy(game, { armies: { south: armyOf(south), north: armyOf(north) }, options }, seed) as MatchOf<G>;
};

/** A position of the wire. */
export const placed = <G extends MeasuredId>(id: G, position: object, seed = 1): MatchOf<G> =>
  openedBy(GAMES[id], { position: { game: id, ...position } }, seed) as MatchOf<G>;

/** Plays on; `each` sees the match at every decision and must not change it. Chance plays livelier than the steady bot. */
export const played = (
  match: TabletopMatch,
  seed: number,
  most: number,
  each: (match: TabletopMatch) => void,
): TabletopMatch => {
  const stream = streamOf(seed);
  for (let i = 0; i < most && match.decision; i++) {
    each(match);
    const choose = match.decision.kind === 'activity' || match.decision.kind === 'order' ? chooseSteady : chooseRandom;
    answer(match, choose(match, stream));
  }
  return match;
};

/** Copies of the match at decisions of some kinds, from several matches, at most so many of each match. */
export const momentsOf = (
  id: MeasuredId,
  kinds: readonly string[],
  seeds: readonly number[],
  most: number,
): TabletopMatch[] => {
  const found: TabletopMatch[] = [];
  for (const seed of seeds) {
    let left = most;
    played(scenario(id, seed, seed), seed, 700, (match) => {
      if (left > 0 && kinds.includes(match.decision!.kind)) {
        found.push(copyOf(match));
        left--;
      }
    });
  }
  return found;
};
