/** Makers of the measured games: they also draw marks on the table. */
import type { Coats } from '../match/unit-coats.js';
import type { GloriousMatch } from '@five-victories/engine/glorious';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { Choice } from '@five-victories/engine/kernel';
import type { MatchOf, TabletopMatch, Unit, UnitId } from '@five-victories/engine/tabletop';
import type { AnyDesk, FormProps as FormPropsOf, Maker as MakerOf, Outcome } from '../maker/maker.js';
import type { AskedFor, MeasuredAsked, MeasuredKind } from './decisions.js';
import type { Gesture } from './gesture.js';
import type { Mark } from './marks.js';
import { standingIn } from './spots.js';

export type { Outcome } from '../maker/maker.js';

/** What comes of it is another draft, if one is made. */
export const drafted = <D>(draft: D | undefined): Outcome<D> | undefined =>
  draft === undefined ? undefined : { draft };

/** One answer, if there is one to say. */
export const saying = (choice: Choice | undefined): readonly Choice[] | undefined => choice && [choice];

/**
 * What a maker knows; `M` is the match of the family it is for. In a movement phase a unit is chosen without telling the
 * engine: then `match` is a copy at the decision `order` of that unit, and `before` is what will be said first.
 */
export interface Desk<M extends TabletopMatch = TabletopMatch> extends AnyDesk<M, MeasuredAsked> {
  /** How large a point on the screen is in the engine's lengths: for catching and snapping. */
  readonly grain: number;
  /** The colours of the coats, where stands are drawn in a form. */
  readonly coats?: Coats;
}

const isOf = <Kind extends MeasuredKind>(asked: MeasuredAsked, kinds: readonly Kind[]): asked is AskedFor<Kind> =>
  (kinds as readonly MeasuredKind[]).includes(asked.kind);

/** What is asked, for a maker that was chosen because it is of one of these kinds. */
export const askedAs = <Kind extends MeasuredKind>({ asked }: Desk, ...kinds: readonly Kind[]): AskedFor<Kind> => {
  if (isOf(asked, kinds)) return asked;
  throw new Error(`This is for ${kinds.join(' and ')}, not for ${asked.kind}.`);
};

export type FormProps<D, M extends TabletopMatch = TabletopMatch> = FormPropsOf<D, Desk<M>>;

export interface Maker<D, M extends TabletopMatch = TabletopMatch> extends MakerOf<D, Desk<M>, Gesture, M> {
  marks(desk: Desk<M>, draft: D): readonly Mark[];
  /** Whose card is shown, below the form; by default that of the unit in hand, above it. */
  subject?(desk: Desk<M>): UnitId | undefined;
}

/** The unit in hand, if it stands on the table and belongs to whoever is asked. */
export const inHand = <U extends Unit>({
  match,
  unit,
}: {
  readonly match: MatchOf<U>;
  readonly unit: UnitId | undefined;
}) => {
  const found = standingIn(match, unit);
  return found?.side === match.decision?.side ? found : undefined;
};

/** The same for the books of manoeuvre. */
export type ManoeuvreDesk = Desk<ManoeuvreMatch>;
export type ManoeuvreFormProps<D> = FormProps<D, ManoeuvreMatch>;
export type ManoeuvreMaker<D> = Maker<D, ManoeuvreMatch>;
/** And for A Glorious Victory. */
export type GloriousDesk = Desk<GloriousMatch>;
export type GloriousFormProps<D> = FormProps<D, GloriousMatch>;
export type GloriousMaker<D> = Maker<D, GloriousMatch>;

// Drafts and families are known to their makers only; `makerFor` picks by the game.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyMaker = Maker<any, any>;
