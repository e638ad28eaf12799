/** An order being put together: plain data. Everything that is drawn or said of it is worked out from it. */
import type { Refusal } from '@five-victories/engine/kernel';
import type { AnyChange, Charge, March, Order, Place, Step } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';

/** A movement made of steps. */
export type Verb = March['do'];
/** What is ordered with one word, some of it with a turn. */
export const PLAIN_VERBS = [
  'limber',
  'packUp',
  'unlimber',
  'unpack',
  'mount',
  'dismount',
  'disengage',
  'stop',
] as const;
export type PlainVerb = (typeof PLAIN_VERBS)[number];
export type Plain = Extract<Order, { readonly do: PlainVerb }>;

export type Plan =
  | { readonly is: 'march'; readonly verb: Verb; readonly steps: readonly Step[] }
  | { readonly is: 'charge'; readonly charge: Charge }
  | { readonly is: 'change'; readonly change: AnyChange }
  | { readonly is: 'plain'; readonly order: Plain };

/** Where the unit was wanted, and why it may not come there. */
export interface Stuck {
  readonly place: Place;
  readonly refusal: Refusal;
}

/** What is in hand. */
export type Drag =
  /** The unit, or its ghost: it goes on after the steps of `base`. `from`: where the pointer took hold. */
  | { readonly what: 'body'; readonly base: readonly Step[]; readonly from: Spot }
  /** A point on the way of these steps: what comes after it is planned anew to the same points. */
  | { readonly what: 'way'; readonly at: number; readonly steps: readonly Step[] }
  /** The front: a turn or a pivot at the end. */
  | { readonly what: 'turn' }
  /** The swung arm of a row that is to be bent. */
  | { readonly what: 'bend' };

export interface OrderDraft {
  readonly plan: Plan | undefined;
  /** The movement that dragging must be; undefined: as the drag says. */
  readonly pinned: Verb | undefined;
  /** Double-time, or a rush. */
  readonly fast: boolean;
  /** That only because the last drag needed it: the next may not. */
  readonly hurried: boolean;
  /** The player knows that stands, or the unit, will leave the table. */
  readonly leave: boolean;
  /** Whether the order ends the action; undefined: when nothing could follow. */
  readonly finish: boolean | undefined;
  /** The side about which a defensive block pivots. */
  readonly face: 'front' | 'right' | 'rear' | 'left';
  readonly drag: Drag | undefined;
  /** Letting go gives the order, whatever may come of it: the hand has rested over it. */
  readonly sure: boolean;
  readonly stuck: Stuck | undefined;
}

export const EMPTY: OrderDraft = {
  plan: undefined,
  pinned: undefined,
  fast: false,
  hurried: false,
  leave: false,
  finish: undefined,
  face: 'front',
  drag: undefined,
  sure: false,
  stuck: undefined,
};

export const stepsOf = ({ plan }: OrderDraft): readonly Step[] => (plan?.is === 'march' ? plan.steps : []);

/** The same with another plan; what was said about the last one is forgotten. */
export const withPlan = (draft: OrderDraft, plan: Plan | undefined, stuck?: Stuck): OrderDraft => ({
  ...draft,
  plan,
  stuck,
});

export const withSteps = (draft: OrderDraft, verb: Verb, steps: readonly Step[], stuck?: Stuck): OrderDraft =>
  withPlan(draft, steps.length === 0 ? undefined : { is: 'march', verb, steps }, stuck);
