/** What a choice can lead to, and how likely: every throw on the way is split into the classes that differ by their hits. */
import {
  answer,
  below,
  DiceWanted,
  forkWith,
  listedDice,
  streamOf,
  type AnyMatch,
  type Choice,
  type Stream,
  type Throw,
} from '@five-victories/engine';

/** A match as it stands at the next decision after a choice. */
export interface Outcome<M> {
  readonly probability: number;
  /** False when a throw on the way was drawn rather than enumerated. */
  readonly exact: boolean;
  readonly match: M;
}

export interface Limits {
  /** More outcomes than this are not enumerated; throws past it are drawn. */
  readonly most: number;
  /** How often a throw that has no number to reach is drawn. */
  readonly draws: number;
  readonly stream: Stream;
}

interface Result {
  readonly dice: readonly number[];
  readonly probability: number;
}

/** The chance of each number of hits, 0 to `count`, with dice that hit with chance p. */
export const hitChances = (count: number, p: number): number[] => {
  let chances = [1];
  for (let die = 0; die < count; die++)
    chances = Array.from(
      { length: chances.length + 1 },
      (_, hits) => (chances[hits] ?? 0) * (1 - p) + (chances[hits - 1] ?? 0) * p,
    );
  return chances;
};

/** One throw for each number of hits among the dice that need the same: a 1 hits, the highest face misses. */
const classesOf = ({ count, sides, needs }: Throw): Result[] | undefined => {
  if (needs === undefined) return count === 1 ? facesOf(sides) : undefined;
  let classes: { dice: number[]; probability: number }[] = [{ dice: needs.map(() => sides), probability: 1 }];
  for (const need of new Set(needs)) {
    const places = needs.flatMap((each, place) => (each === need ? [place] : []));
    const chances = hitChances(places.length, Math.min(1, Math.max(0, need / sides)));
    classes = classes.flatMap(({ dice, probability }) =>
      chances.flatMap((chance, hits) => {
        if (chance === 0) return [];
        const shown = [...dice];
        for (const place of places.slice(0, hits)) shown[place] = 1;
        return [{ dice: shown, probability: probability * chance }];
      }),
    );
  }
  return classes;
};

const facesOf = (sides: number): Result[] =>
  Array.from({ length: sides }, (_, i) => ({ dice: [i + 1], probability: 1 / sides }));

const draw = ({ count, sides }: Throw, stream: Stream): number[] =>
  Array.from({ length: count }, () => 1 + below(stream, sides));

const drawn = (wanted: Throw, draws: number, stream: Stream): Result[] =>
  Array.from({ length: draws }, () => ({ dice: draw(wanted, stream), probability: 1 / draws }));

/** Plays the choice with these dice; the throw that is missing, if they do not suffice. */
const played = <M extends AnyMatch>(match: M, choice: Choice, dice: readonly number[]): M | Throw => {
  const copy = forkWith(match, listedDice(dice));
  try {
    answer(copy, choice);
    return copy;
  } catch (signal) {
    if (signal instanceof DiceWanted) return signal.wanted;
    throw signal;
  }
};

const isMatch = <M extends AnyMatch>(result: M | Throw): result is M => 'stack' in result;

/**
 * All that a choice can lead to before the next decision. Probabilities add up to 1. Throws that only compare totals
 * (the initiative) and whatever exceeds `most` outcomes are drawn from `stream`, which this changes.
 */
export const outcomes = <M extends AnyMatch>(match: M, choice: Choice, limits: Partial<Limits> = {}): Outcome<M>[] => {
  const { most = 200, draws = 3, stream = streamOf(1) } = limits;
  const found: Outcome<M>[] = [];
  const follow = (dice: readonly number[], probability: number, exact: boolean, width: number): void => {
    const result = played(match, choice, dice);
    if (isMatch(result)) {
      found.push({ probability, exact, match: result });
      return;
    }
    const classes = classesOf(result);
    const enumerated = classes !== undefined && width * classes.length <= most;
    const next = enumerated ? classes : drawn(result, width * draws <= most && !classes ? draws : 1, stream);
    for (const each of next)
      follow([...dice, ...each.dice], probability * each.probability, exact && enumerated, width * next.length);
  };
  follow([], 1, true, 1);
  return found;
};
