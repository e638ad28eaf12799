/**
 * One answer being put together: at the table by gestures and keys, in the panel by a form. A maker is plain functions
 * over a draft; the play keeps the draft and says its choices when the player gives the order.
 */
import type { JSX } from 'solid-js';
import type { Choice, Refusal } from '@five-victories/engine/kernel';

/** What every maker knows of the match; each family knows more. */
export interface AnyDesk<M, Asked> {
  /** The match at the decision the draft answers: a copy where `before` will be said first. */
  readonly match: M;
  readonly before: readonly Choice[];
  /** That decision, with what it is about. */
  readonly asked: Asked;
  /** The unit in hand, if one is. */
  readonly unit: string | undefined;
}

/** A key, when the table or the panel has the focus and no field does. */
export interface Key {
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
}

/** What comes of a gesture or a key. */
export interface Outcome<D> {
  readonly draft?: D;
  /** Says these at once (after `before`). */
  readonly say?: readonly Choice[];
  /** Said after that, one by one, as long as the same unit is asked for more. */
  readonly later?: readonly Choice[];
  /** It is all that was meant: where the order is plain, it need not be given besides. */
  readonly meant?: boolean;
  /** Whoever means it has seen what may come of it: it is given even if it is not plain. */
  readonly sure?: boolean;
  /** Nothing comes of it, and why. */
  readonly refused?: Refusal;
  /** Takes another unit in hand, or none (`null`). */
  readonly hold?: string | null;
}

export interface FormProps<D, Desk> {
  readonly desk: Desk;
  readonly draft: D;
  change(draft: D): void;
  /** Says the choices (after `before`), refused or not: a refusal is shown. */
  say(choices: readonly Choice[]): void;
}

export interface Maker<D, Desk, Gesture, M> {
  begin(desk: Desk): D;
  /** The draft that led to an answer which was taken back; undefined: it cannot be had again. */
  again?(desk: Desk, had: Choice): D | undefined;
  /** undefined: not for this maker; a tap then chooses what was tapped. */
  gesture?(desk: Desk, draft: D, gesture: Gesture): Outcome<D> | undefined;
  /** undefined: not for this maker. Escape goes one step of the draft back while there is one. */
  key?(desk: Desk, draft: D, key: Key): Outcome<D> | undefined;
  /** The match as it would look (set-up). */
  shown?(desk: Desk, draft: D): M;
  /** What would be said; undefined while there is nothing to say. */
  choices(desk: Desk, draft: D): readonly Choice[] | undefined;
  /** Why it cannot be said; by default what the engine says of the choices. */
  refusal?(desk: Desk, draft: D): Refusal | undefined;
  /** What the button says that gives the order; by default just that. */
  giving?(desk: Desk, draft: D): string | undefined;
  /** Its part of the decision panel, above the button that gives the order. */
  readonly Form?: (props: FormProps<D, Desk>) => JSX.Element;
  /** Whether the engine's own options are listed below the form (default: yes). */
  readonly listed?: boolean;
  /** Whether its form tells what is wrong, so that the panel need not (default: no). */
  readonly explains?: boolean;
  /** Whether the draft stays when another unit is taken in hand (default: no). */
  readonly keeps?: boolean;
}

// Drafts and desks are known to their makers only; who picks a maker picks it by game and kind.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyMaker = Maker<any, any, any, any>;
