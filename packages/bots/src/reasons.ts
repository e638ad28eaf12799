/**
 * Why a choice was made: what it hopes for and what it fears, beside what else could have been done. Both are tried with
 * the same dice, to the end of the next fights, and what came of them is counted.
 */
import { closes, declines, next, streamOf, type AnyMatch, type Choice, type Side } from '@five-victories/engine';
import { chances, hopeOf } from './chances/chances.js';
import { isAlike, prospect, rivalsOf } from './chances/prospects.js';
import { familyOf } from './families.js';
import { takesUp, type Plan } from './plan.js';

/** So much of its strength a unit loses more, in the mean of all tries. */
export interface Toll {
  readonly unit: string;
  readonly by: number;
}

export interface Reason {
  /** What else was tried: to do nothing, where that may be done, or the next best. */
  readonly instead: Choice;
  readonly tries: number;
  /** In so many of them its side stood better with the choice, or worse. */
  readonly better: number;
  readonly worse: number;
  /** The chance of winning and half that of a draw, with the choice and with the other. */
  readonly hope: number;
  readonly otherwise: number;
  /** The enemy whom it costs most, and who of its own pays most for it. */
  readonly hopes?: Toll | undefined;
  readonly fears?: Toll | undefined;
}

export interface Asking {
  readonly seed: number;
  readonly tries?: number;
  /** What the bot means to do after the choice: it came with its answer. */
  readonly plan?: Plan | undefined;
  /** Says when to stop trying; without it all tries are made. */
  readonly late?: (() => boolean) | undefined;
}

const TRIES = 12;
/** Fewer say nothing, however late it is. */
const LEAST_TRIES = 4;
/** Whole set-ups cannot be told in a sentence. */
const UNTOLD: ReadonlySet<string> = new Set(['setup', 'form', 'dice', 'dispute']);

const mayBeAsked = ({ decision }: AnyMatch): boolean =>
  decision !== undefined &&
  !UNTOLD.has(decision.kind) &&
  !decision.nature.plan &&
  !decision.nature.idle &&
  !takesUp(decision) &&
  (decision.open || decision.options.length > 1);

const otherThan = (match: AnyMatch, choice: Choice, seed: number): Choice | undefined => {
  const decision = match.decision!;
  // To do nothing that ends it for all the others as well is no fair comparison.
  const still = decision.options.find((option) => declines(decision, option) && !closes(decision, option));
  if (still && !isAlike(match, still, choice)) return still;
  return rivalsOf(match, choice, seed).others.find((other) => !isAlike(match, other, choice));
};

interface End {
  readonly hope: number;
  readonly left: ReadonlyMap<string, number>;
}

const endOf = (match: AnyMatch, side: Side): End => ({
  hope: hopeOf(chances(match), side),
  left: new Map(
    familyOf(match)
      .strengths(match)
      .map(({ unit, left }) => [unit, left]),
  ),
});

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How far a mean may be off by chance. */
const errorOf = (numbers: readonly number[]): number => {
  const mean = meanOf(numbers);
  const square = numbers.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  return Math.sqrt(square / Math.max(1, numbers.length - 1) / numbers.length);
};

/** Less than a quarter of a stand is not worth a word, nor what may well be chance. */
const TELLING = 1 / 4;
const SURE = 1.5;
/** A difference in chances that a player would call none. */
const ALIKE = 0.002;

interface Pair {
  readonly chosen: End;
  readonly other: End;
}

/** Of these units the one that loses most by the choice. */
const tollOn = (units: readonly string[], pairs: readonly Pair[]): Toll | undefined => {
  const tolls = units.flatMap((unit): Toll[] => {
    const more = pairs.map(({ chosen, other }) => (other.left.get(unit) ?? 0) - (chosen.left.get(unit) ?? 0));
    const by = meanOf(more);
    return by >= Math.max(TELLING, SURE * errorOf(more)) ? [{ unit, by }] : [];
  });
  return tolls.reduce<Toll | undefined>((best, toll) => (best && best.by >= toll.by ? best : toll), undefined);
};

/** Both with the same dice, and after both the same plan goes on. */
const triedWith = (match: AnyMatch, choice: Choice, instead: Choice, asking: Asking): readonly Pair[] => {
  const { seed, tries = TRIES, plan, late = () => false } = asking;
  const { side } = match.decision!;
  const stream = streamOf(seed);
  const rest = plan && { ...plan, orders: [] };
  const pairs: Pair[] = [];
  while (pairs.length < tries && (pairs.length < LEAST_TRIES || !late())) {
    const dice = next(stream);
    pairs.push({
      chosen: endOf(prospect(match, choice, dice, plan), side),
      other: endOf(prospect(match, instead, dice, rest), side),
    });
  }
  return pairs;
};

/** Undefined where there is nothing to weigh, or where all that matters comes later: whom to take in hand, how to set up. */
export const reasonFor = (match: AnyMatch, choice: Choice, asking: Asking): Reason | undefined => {
  const instead = mayBeAsked(match) ? otherThan(match, choice, asking.seed) : undefined;
  if (!instead) return undefined;
  const { side } = match.decision!;
  const pairs = triedWith(match, choice, instead, asking);
  const gains = pairs.map(({ chosen, other }) => chosen.hope - other.hope);
  const units = familyOf(match).strengths(match);
  const idsOf = (own: boolean): string[] =>
    units.filter((unit) => (unit.side === side) === own).map(({ unit }) => unit);
  return {
    instead,
    tries: pairs.length,
    better: gains.filter((gain) => gain > ALIKE).length,
    worse: gains.filter((gain) => gain < 0 - ALIKE).length,
    hope: meanOf(pairs.map(({ chosen }) => chosen.hope)),
    otherwise: meanOf(pairs.map(({ other }) => other.hope)),
    hopes: tollOn(idsOf(false), pairs),
    fears: tollOn(idsOf(true), pairs),
  };
};
