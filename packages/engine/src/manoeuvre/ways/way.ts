/** What a way is: an intention (the unit there), and the order that gets there or nearest. */
import type { Heading, Length, Point } from '../../geometry/index.js';
import type { Refusal } from '../../kernel/refusal.js';
import type { March, Step } from '../../tabletop/choices.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import type { Leg } from '../moves/walk.js';

/** Where the middle of the front is wanted, and perhaps which way it faces there. */
export interface Wish {
  readonly at: Point;
  readonly heading?: Heading | undefined;
}

/** What whoever asks has settled; the rest follows from the wish. */
export interface Limits {
  /** The movement it must be. */
  readonly verb?: March['do'] | undefined;
  /** Steps that come first. A turn that ends them is planned anew: there may be one only. */
  readonly base?: readonly Step[] | undefined;
  /** Double-time, or a rush: always, or never; undefined: where it is needed. */
  readonly fast?: boolean | undefined;
  /** The player knows that stands, or the unit, may leave the table. */
  readonly leave?: boolean | undefined;
  /** An end so near to the wish is as good as the wish itself, so that a shaking hand turns nobody. */
  readonly near?: number | undefined;
}

/** What going fast asks of a unit: so far from every enemy all the way. */
export interface Fast {
  readonly word: 'doubleTime' | 'rush';
  readonly rule: string;
  readonly away: Length;
}

/** The order that gets there, or ends nearest to it. */
export interface Way {
  /** Legal as it is; undefined: nothing brings the unit nearer than it stands. */
  readonly march: March | undefined;
  readonly legs: readonly Leg[];
  /** Where the unit stands after it; of a column also its leading stand, which the wish is about. */
  readonly place: Place;
  readonly head: Place;
  /** How far that is from the wish; of a unit that has faced about, as it is held then. */
  readonly miss: number;
  /** Of its allowance: what all straight moves of its action have come to then, and what is left. */
  readonly used: number;
  readonly left: number;
  /** What it needs beyond a plain march. */
  readonly fast: Fast | undefined;
  /** Where it would be if nothing refused it. */
  readonly wanted: Place;
  /**
   * Why it comes no nearer; undefined: it is there. Either somebody stands in the way (then `inTheWay` lists everybody
   * who does, and without them it would come nearer), or nobody does, and it is its allowance, the ground or the edge of
   * the table.
   */
  readonly stop: Refusal | undefined;
  readonly inTheWay: readonly UnitId[];
  /** Why it does not go faster, where its allowance is the reason and a faster march would bring it nearer. */
  readonly notFaster: Refusal | undefined;
}
