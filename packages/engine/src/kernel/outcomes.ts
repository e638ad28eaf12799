/** What a choice can lead to, and how likely: every throw on the way is split into the classes that differ by their hits. */
import { hitChances } from './chances.js';
import { DiceWanted, listedDice, type Throw } from './dice.js';
import { answer, forkWith, type AnyMatch } from './match.js';
import { below, streamOf, type Stream } from './random.js';
import type { Choice } from './decision.js';

export interface Outcome<M> {
  readonly probability: number;
  /** False when a throw on the way was drawn rather than enumerated. */
  readonly exact: boolean;
  /** As it stands at the next decision; where `wanted` is given, as it stood before the answer that wants the throw. */
  readonly match: M;
  /** What was thrown on the way, in order. */
  readonly thrown: readonly Throw[];
  /** The throw at which it was not followed further (`Limits.isEnd`). */
  readonly wanted: Throw | undefined;
}

export interface Limits<M> {
  /** More outcomes than this are not enumerated; throws past it are drawn. */
  readonly most: number;
  /** How often a throw that has no number to reach is drawn. */
  readonly draws: number;
  readonly stream: Stream;
  /** What is answered to decisions on the way; nothing: it ends at the first of them. */
  readonly onward: (match: M) => Choice | undefined;
  /** Whether to follow it no further than to this throw, which comes after those before. */
  readonly isEnd: (wanted: Throw, before: readonly Throw[]) => boolean;
}

/** Nobody answers more decisions than this on the way. */
const MOST_ANSWERS = 20;

interface Result {
  readonly dice: readonly number[];
  readonly probability: number;
}

/** One throw for each number of hits among the dice that need the same: a 1 hits, the highest face misses. */
const classesOf = ({ count, sides, needs }: Throw): Result[] | undefined => {
  if (needs === undefined) return count === 1 ? facesOf(sides) : undefined;
  let classes: { dice: number[]; probability: number }[] = [{ dice: needs.map(() => sides), probability: 1 }];
  for (const need of new Set(needs)) {
    const places = needs.flatMap((each, place) => (each === need ? [place] : []));
    const chances = hitChances(Array<number>(places.length).fill(need), sides);
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

interface Played<M> {
  readonly match: M;
  /** The throw that is missing, if the dice do not suffice. */
  readonly wanted: Throw | undefined;
}

const played = <M extends AnyMatch>(
  match: M,
  choice: Choice,
  dice: readonly number[],
  onward: Limits<M>['onward'] | undefined,
): Played<M> => {
  const copy = forkWith(match, listedDice(dice));
  try {
    let next: Choice | undefined = choice;
    for (let answers = 0; next && answers <= MOST_ANSWERS; answers++) {
      answer(copy, next);
      next = copy.decision && onward?.(copy);
    }
    return { match: copy, wanted: undefined };
  } catch (signal) {
    if (signal instanceof DiceWanted) return { match: copy, wanted: signal.wanted };
    throw signal;
  }
};

/**
 * All that a choice can lead to before the next decision. Probabilities add up to 1. Throws that only compare totals
 * (the initiative) and whatever exceeds `most` outcomes are drawn from `stream`, which this changes.
 */
export const outcomes = <M extends AnyMatch>(
  match: M,
  choice: Choice,
  limits: Partial<Limits<M>> = {},
): Outcome<M>[] => {
  const { most = 200, draws = 3, stream = streamOf(1), onward, isEnd } = limits;
  const found: Outcome<M>[] = [];
  const follow = (dice: readonly number[], way: Omit<Outcome<M>, 'match' | 'wanted'>, width: number): void => {
    const { match: after, wanted } = played(match, choice, dice, onward);
    if (!wanted || isEnd?.(wanted, way.thrown)) {
      found.push({ ...way, match: after, wanted });
      return;
    }
    const classes = classesOf(wanted);
    const enumerated = classes !== undefined && width * classes.length <= most;
    const next = enumerated ? classes : drawn(wanted, width * draws <= most && !classes ? draws : 1, stream);
    const thrown = [...way.thrown, wanted];
    const exact = way.exact && enumerated;
    for (const each of next)
      follow(
        [...dice, ...each.dice],
        { probability: way.probability * each.probability, exact, thrown },
        width * next.length,
      );
  };
  follow([], { probability: 1, exact: true, thrown: [] }, 1);
  return found;
};
