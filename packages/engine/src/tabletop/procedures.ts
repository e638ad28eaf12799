/** The procedures that all measured games share: their steps in the order of the book, what they remember and return. */
import type { Answer, FrameOf, Procedure, Steps as StepsOf } from '../kernel/procedure.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Side } from '../kernel/side.js';
import type * as Choice from './choices.js';
import type { TabletopMatch } from './rules.js';
import type { UnitId } from './unit.js';

export interface TabletopProcedures {
  /** Stands for any procedure that only a book knows. */
  book: Procedure<{ begin: void }>;

  /** The whole match: armies, quality, set-up, then turns. */
  match: Procedure<{ muster: void; quality: void; setUp: void; turns: void }>;
  turn: Procedure<{
    initiative: void;
    firing: void;
    melee: void;
    losses: void;
    initiativeMovement: void;
    otherMovement: void;
    victory: void;
  }>;

  /** Whole armies: one after the other, in secret or by agreement. */
  setUp: Procedure<
    { begin: void; next: void; plan: Answer<Choice.SetUp | Choice.Confirm>; reveal: void },
    {
      side: Side;
      plans: Readonly<Partial<Record<Side, Choice.SetUp>>>;
      confirmed: readonly Side[];
      /** Why the plan of this side has gone back to it. */
      reasons?: readonly Refusal[];
    }
  >;
  /** One unit each; who has been placed anew since the last that did not stand yet. */
  placing: Procedure<
    { begin: void; next: void; place: Answer<Choice.PlaceUnit> },
    { side: Side; anew?: readonly UnitId[] | undefined }
  >;

  dispute: Procedure<{ dispute: Answer<Choice.Dispute> }, { by: Side; switch: string; value: boolean }>;
}

export type BookFrame = FrameOf<TabletopProcedures, 'book'>;
export type Steps<P extends keyof TabletopProcedures> = StepsOf<TabletopProcedures, P, TabletopMatch>;
