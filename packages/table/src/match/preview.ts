/** What a choice would do, found by trying it on a copy with dice of its own: nobody reads the dice to come. */
import {
  answer,
  type Summand,
  fork,
  hitChances,
  type Choice,
  type Event,
  type Side,
} from '@five-victories/engine/kernel';
import type { Sentence, TableMatch, Teller } from './book.js';

/** The first throw a choice leads to. */
export interface Cast {
  readonly rule: string;
  /** What the dice are thrown for. */
  readonly cause: string | undefined;
  readonly side: Side;
  readonly unit: string | undefined;
  readonly target: string | undefined;
  readonly count: number;
  readonly sides: number;
  readonly needs: readonly number[] | undefined;
  readonly modifiers: readonly Summand[];
  /** Combat Values by kind of stand, in hand-to-hand. */
  readonly values: readonly { stand: string; cv: number; modifiers: readonly Summand[] }[];
  /** Dice lost to the ground. */
  readonly dropped: number;
  /** The chance of each number of hits; absent where nothing is to be reached. */
  readonly chances: readonly number[] | undefined;
}

export interface Preview {
  /** What happens for certain, before any dice. */
  readonly told: readonly Sentence[];
  readonly events: readonly Event[];
  readonly cast: Cast | undefined;
  /** Who decides next, if no dice come between. */
  readonly next: { readonly side: Side; readonly kind: string } | undefined;
  readonly over: boolean;
}

export const castOf = (event: Event): Cast => {
  const { rule, cause, side, unit, target, count, sides, needs, modifiers, values, dropped } = event as Event &
    Partial<Cast>;
  return {
    rule,
    cause,
    side: side!,
    unit,
    target,
    count: count!,
    sides: sides!,
    needs,
    modifiers: modifiers ?? [],
    values: values ?? [],
    dropped: dropped ?? 0,
    chances: needs && hitChances(needs, sides!),
  };
};

const SEED = 1;

/** A copy on which the choices have been said; silent. */
export const tried = <M extends TableMatch>(match: M, choices: readonly Choice[]): M => {
  const copy = fork(match, SEED);
  for (const choice of choices) answer(copy, choice);
  return copy;
};

/** The same, where no dice are thrown on the way: who could know what comes after them? */
export const triedQuietly = <M extends TableMatch>(match: M, choices: readonly Choice[]): M | undefined => {
  const copy = fork(match, SEED);
  let isQuiet = true;
  copy.tell = ({ event }) => (isQuiet &&= event !== 'throw');
  for (const choice of choices) answer(copy, choice);
  return isQuiet ? copy : undefined;
};

export const previewBy = <M extends TableMatch>(
  foretellingOf: Teller<M>,
  match: M,
  choices: readonly Choice[],
): Preview => {
  const copy = fork(match, SEED);
  const events: Event[] = [];
  const told: Sentence[] = [];
  let cast: Cast | undefined;
  /** The next phase has come: what it brings is not told of the choice. */
  let beyond = false;
  copy.tell = (event) => {
    if (cast) return;
    beyond ||= event.event === 'phase';
    if (event.event === 'throw') cast = castOf(event);
    else {
      events.push(event);
      const text = beyond ? undefined : foretellingOf(copy, event);
      if (text) told.push(text);
    }
  };
  for (const choice of choices) if (!cast) answer(copy, choice);
  const { decision } = copy;
  const next = cast || !decision ? undefined : { side: decision.side, kind: decision.kind };
  return { told, events, cast, next, over: !cast && !decision };
};
