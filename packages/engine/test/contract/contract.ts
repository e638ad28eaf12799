/** What a game brings to the contract. A new game is one more entry in `games.ts`. */
import { readFileSync } from 'node:fs';
import {
  SIDES,
  type AnyMatch,
  type Choice,
  type Event,
  type Fault,
  type Playable,
  type Side,
} from '../../src/kernel/index.js';
import type { Draw } from './draw.js';
import type { Words } from './mutate.js';

// The contract treats all games alike.
// oxlint-disable-next-line typescript/no-explicit-any
export interface Contract<M extends AnyMatch = any> {
  readonly name: string;
  readonly game: Playable<M>;
  /** Every decision kind random play must come to. */
  readonly kinds: readonly string[];
  /** Every procedure that must be saved and loaded in its middle. */
  readonly procedures: readonly string[];
  /** Kind and reason of decisions that must be found to settle themselves. */
  readonly settles: readonly string[];
  /** The IDs of its catalogue. */
  readonly rules: ReadonlySet<string>;
  readonly switches: readonly string[];
  /** How many matches are played, and in how many of them records are looked at. */
  readonly matches: number;
  readonly records: number;
  /** How many beginnings are changed. */
  readonly beginnings: number;
  start(draw: Draw, judge: (faults: readonly Fault[]) => void): unknown;
  /** How often a random player takes an option, 1 being usual. */
  weight(verb: string): number;
  /** Ids, zones, lengths and the like for choices that are a little wrong. */
  words(match: M): Words;
  /** A bolder change of an option of an open decision than `mutated` makes; it may be illegal. */
  wild?(match: M, option: Choice, draw: Draw): Choice;
  isSound(match: M): void;
  /** What else may be asked of it at a decision, and must leave it as it is. */
  asked?(match: M, draw: Draw): void;
  /** What must be true of one step of play, by this answer; `heard` is all that was told of it. */
  stepIsSound?(before: M, choice: Choice, after: M, heard: readonly Event[]): void;
  /** How much of the set-up is left to do: units neither placed nor planned, and Commanders where they come last. */
  setUpLeft(match: M): number;
  /** Numbers that never fall. */
  progressOf(match: M): readonly number[];
}

export const idsOf = (catalogue: string, prefix: string): ReadonlySet<string> => {
  const text = readFileSync(new URL(`../../../../docs/rules/${catalogue}.md`, import.meta.url), 'utf8');
  return new Set(text.match(new RegExp(`\\b${prefix}-[A-Z][A-Z0-9]*-\\d{2,3}\\b`, 'g')));
};

export const wordsIn = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

export const switchesOf = ({ options }: { options: Readonly<Record<string, { standard(soFar: object): unknown }>> }) =>
  Object.keys(options['houseRules']!.standard({}) as object);

/** Turn and losses: what play never undoes. */
export const progressOf = ({
  state,
}: {
  state: { readonly turn: number; readonly sides: Readonly<Record<Side, { readonly tally: number }>> };
}): readonly number[] => [state.turn, ...SIDES.map((side) => state.sides[side].tally)];

/** Units of the plans that lie in the frames of a set-up. */
export const plannedIn = (stack: AnyMatch['stack']): ReadonlySet<string> => {
  const plans = stack.map(({ memory }) => (memory as { plans?: Partial<Record<Side, SetUpPlan>> }).plans ?? {});
  return new Set(plans.flatMap((both) => SIDES.flatMap((side) => both[side]?.units?.map(({ unit }) => unit) ?? [])));
};
interface SetUpPlan {
  readonly units?: readonly { readonly unit: string }[];
}
