/**
 * One answer being put together: at the table by gestures and keys, in the panel by a form. A maker is plain functions
 * over a draft; the play keeps the draft, draws its marks, and says its choices when the player gives the order.
 */
import type { JSX } from 'solid-js';
import type { Choice, Refusal, Side } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import type { AskedFor, MeasuredAsked, MeasuredKind } from './decisions.js';
import type { Gesture, Key } from './gesture.js';
import type { Mark } from './marks.js';

/** What a maker knows; `M` is the match of the family it is for. */
export interface Desk<M extends TabletopMatch = TabletopMatch> {
  /**
   * The match at the decision the draft answers. In a movement phase a unit is chosen without telling the engine: then
   * this is a copy at the decision `order` of that unit, and `before` is what will be said first.
   */
  readonly match: M;
  readonly before: readonly Choice[];
  /** That decision, with what it is about. */
  readonly asked: MeasuredAsked;
  /** The unit in hand, if one is. */
  readonly unit: UnitId | undefined;
  /** How large a point on the screen is in the engine's lengths: for catching and snapping. */
  readonly grain: number;
  /** The colours of the coats, where stands are drawn in a form. */
  readonly coats?: Readonly<Record<Side, string>>;
}

const isOf = <Kind extends MeasuredKind>(asked: MeasuredAsked, kinds: readonly Kind[]): asked is AskedFor<Kind> =>
  (kinds as readonly MeasuredKind[]).includes(asked.kind);

/** What is asked, for a maker that was chosen because it is of one of these kinds. */
export const askedAs = <Kind extends MeasuredKind>({ asked }: Desk, ...kinds: readonly Kind[]): AskedFor<Kind> => {
  if (isOf(asked, kinds)) return asked;
  throw new Error(`This is for ${kinds.join(' and ')}, not for ${asked.kind}.`);
};

/** What comes of a gesture or a key. */
export interface Outcome<D> {
  readonly draft?: D;
  /** Says these at once (after `before`). */
  readonly say?: readonly Choice[];
  /** Takes another unit in hand, or none (`null`). */
  readonly hold?: UnitId | null;
}

export interface FormProps<D, M extends TabletopMatch = TabletopMatch> {
  readonly desk: Desk<M>;
  readonly draft: D;
  change(draft: D): void;
  /** Says the choices (after `before`), refused or not: a refusal is shown. */
  say(choices: readonly Choice[]): void;
}

export interface Maker<D, M extends TabletopMatch = TabletopMatch> {
  begin(desk: Desk<M>): D;
  /** The draft that led to an answer which was taken back; undefined: it cannot be had again. */
  again?(desk: Desk<M>, had: Choice): D | undefined;
  /** undefined: not for this maker; a tap then chooses what was tapped. */
  gesture?(desk: Desk<M>, draft: D, gesture: Gesture): Outcome<D> | undefined;
  /** undefined: not for this maker. Escape goes one step of the draft back while there is one. */
  key?(desk: Desk<M>, draft: D, key: Key): Outcome<D> | undefined;
  marks(desk: Desk<M>, draft: D): readonly Mark[];
  /** The match as it would look, where more than ghosts is wanted (set-up). */
  shown?(desk: Desk<M>, draft: D): M;
  /** What would be said; undefined while there is nothing to say. */
  choices(desk: Desk<M>, draft: D): readonly Choice[] | undefined;
  /** Why it cannot be said; by default what the engine says of the choices. */
  refusal?(desk: Desk<M>, draft: D): Refusal | undefined;
  /** What the button says that gives the order; by default just that. */
  giving?(desk: Desk<M>, draft: D): string | undefined;
  /** Its part of the decision panel, above the button that gives the order. */
  readonly Form?: (props: FormProps<D, M>) => JSX.Element;
  /** Whether the engine's own options are listed below the form (default: yes). */
  readonly listed?: boolean;
  /** Whose card is shown, below the form; by default that of the unit in hand, above it. */
  subject?(desk: Desk<M>): UnitId | undefined;
  /** Whether its form tells what is wrong, so that the panel need not (default: no). */
  readonly explains?: boolean;
  /** Whether the draft stays when another unit is taken in hand (default: no). */
  readonly keeps?: boolean;
}

/** The same for the books of manoeuvre. */
export type ManoeuvreDesk = Desk<ManoeuvreMatch>;
export type ManoeuvreFormProps<D> = FormProps<D, ManoeuvreMatch>;
export type ManoeuvreMaker<D> = Maker<D, ManoeuvreMatch>;

// Drafts and families are known to their makers only; `makerFor` picks by the game.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyMaker = Maker<any, any>;
