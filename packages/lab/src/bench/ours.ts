/** Our games played by random players, with legality on: the chosen answer is judged before it is played. */
import {
  answer,
  below,
  fork,
  openMatch,
  refusal,
  streamOf,
  type AnyMatch,
  type Choice,
  type Fault,
  type Playable,
  type Stream,
} from '@five-victories/engine';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { largeArmies, type Measured } from './games.js';
import type { Job } from './measure.js';

const MOST_DECISIONS = 100_000;

export const begin = <M extends AnyMatch>(game: Playable<M>, given: unknown, seed: number): M => {
  const faults: Fault[] = [];
  const match = openMatch(game, given, { seed }, 'match', faults);
  if (!match) throw new Error(faults.map((fault) => `${fault.path}: ${faultText(english, {}, fault)}`).join('\n'));
  return match;
};

export type Player = (stream: Stream, options: readonly Choice[]) => Choice;

export const uniform: Player = (stream, options) => options[below(stream, options.length)]!;

const LEAVES = ['withdraw', 'leave', 'retire'];

/** Never takes a unit off the table, and seldom ends the phase, which a move of the Commander does too. */
export const eager: Player = (stream, options) => {
  for (;;) {
    const option = uniform(stream, options);
    if (LEAVES.includes(option.do)) continue;
    if ((option.do !== 'end' && option.do !== 'moveCommander') || below(stream, 20) === 0) return option;
  }
};

/** Plays a match on, at most so many decisions; says how many there were. */
export const play = (match: AnyMatch, player: Player, stream: Stream, most = MOST_DECISIONS): number => {
  let decisions = 0;
  for (; match.decision && decisions < most; decisions++) {
    const choice = player(stream, match.decision.options);
    if (refusal(match, choice)) throw new Error(`${JSON.stringify(choice)} is an option and refused.`);
    answer(match, choice);
  }
  return decisions;
};

/** Whole matches, from the opening on. */
export const matches = <M extends AnyMatch>(
  name: string,
  { game }: { readonly game: Playable<M> },
  given: object,
  player: Player,
): Job => {
  const stream = streamOf(1);
  let seed = 0;
  return { name, work: () => ({ decisions: play(begin(game, given, seed++), player, stream), matches: 1 }) };
};

const FORKS = 1000;

export const forks = (name: string, measured: Measured): Job => {
  const match = begin(measured.game, largeArmies(measured), 1);
  play(match, eager, streamOf(1), 60);
  const held: AnyMatch[] = []; // else the compiler may leave the copies out
  return {
    name,
    work: () => {
      for (let i = 0; i < FORKS; i++) held[i] = fork(match, i);
      return { forks: FORKS };
    },
  };
};

export const openings = (name: string, measured: Measured): Job => {
  const given = largeArmies(measured);
  let seed = 0;
  return {
    name,
    work: () => {
      begin(measured.game, given, seed++);
      return { openings: 1 };
    },
  };
};
