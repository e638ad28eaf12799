/** A Fine Victory played by random players, with legality on: the chosen answer is judged before it is played. */
import {
  answer,
  below,
  fine,
  fork,
  openMatch,
  refusal,
  streamOf,
  type Choice,
  type Fault,
  type Stream,
} from '@five-victories/engine';
import type { Roster, ZonalMatch } from '@five-victories/engine/zonal';
import type { Job } from './measure.js';

const COLUMNS = 7;
const MOST_DECISIONS = 100_000;

/** An army of so many units, in the proportions of a ready-made one of sixteen. */
const armyOf = (id: string, size: number): Roster => {
  const { name, commander, units } = fine.armies.find((army) => army.id === id)!;
  const step = units.length / size;
  return {
    name,
    commander,
    units: Array.from({ length: size }, (_, i) => ({
      ...units[Math.floor(i * step) % units.length]!,
      name: `Unit ${i + 1}`,
    })),
  };
};

export const beginning = (size: number, options: object = {}) => ({
  armies: { south: armyOf('royalists-large', size), north: armyOf('parliament-large', size) },
  options: { columns: COLUMNS, enforceComposition: false, ...options },
});

export const begin = (given: unknown, seed: number): ZonalMatch => {
  const faults: Fault[] = [];
  const match = openMatch(fine, given, { seed }, 'match', faults);
  if (!match) throw new Error(faults.map(({ path, because }) => `${path}: ${because}`).join('\n'));
  return match;
};

type Player = (stream: Stream, options: readonly Choice[]) => Choice;

export const uniform: Player = (stream, options) => options[below(stream, options.length)]!;

/** Never takes a unit off the table, and seldom ends the phase, which a move of the Commander does too. */
export const eager: Player = (stream, options) => {
  for (;;) {
    const option = uniform(stream, options);
    if (option.do === 'withdraw' || option.do === 'leave') continue;
    if ((option.do !== 'end' && option.do !== 'moveCommander') || below(stream, 20) === 0) return option;
  }
};

/** Plays a match on, at most so many decisions; says how many there were. */
export const play = (match: ZonalMatch, player: Player, stream: Stream, most = MOST_DECISIONS): number => {
  let decisions = 0;
  for (; match.decision && decisions < most; decisions++) {
    const choice = player(stream, match.decision.options);
    if (refusal(match, choice)) throw new Error(`${JSON.stringify(choice)} is an option and refused.`);
    answer(match, choice);
  }
  return decisions;
};

/** Whole matches. */
export const matches = (name: string, size: number, player: Player, options?: object): Job => {
  const given = beginning(size, options);
  const stream = streamOf(size);
  let seed = 0;
  return { name, work: () => ({ decisions: play(begin(given, seed++), player, stream), matches: 1 }) };
};

const FORKS = 1000;

export const forks = (name: string): Job => {
  const match = begin(beginning(16), 1);
  play(match, eager, streamOf(1), 60);
  return {
    name,
    work: () => {
      for (let i = 0; i < FORKS; i++) fork(match, i);
      return { forks: FORKS };
    },
  };
};

export const openings = (name: string): Job => {
  const given = beginning(16);
  let seed = 0;
  return {
    name,
    work: () => {
      begin(given, seed++);
      return { openings: 1 };
    },
  };
};
