/** The procedures that all measured games share: their steps in the order of the book, what they remember and return. */
import type { Answer, FrameOf, Name, Procedure, Steps as StepsOf } from '../kernel/procedure.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Side } from '../kernel/side.js';
import type * as Choice from './choices.js';
import type { TabletopMatch } from './rules.js';
import type { AreasTold } from './setup/area.js';
import type { UnitId } from './unit.js';

export type Active = { readonly unit: UnitId };
export type Pair = { readonly unit: UnitId; readonly target: UnitId };

// ---- what decisions are about ------------------------------------------------------------------------------------------

export type Nothing = Readonly<Record<never, never>>;
export type OfSide = { readonly side: Side };
export type Units = { readonly units: readonly UnitId[] };
export type Targets = { readonly targets: readonly UnitId[] };
/** Dice that were thrown at a unit, and what each needs. */
export type Thrown = Pair & { readonly dice: readonly number[]; readonly needs: readonly number[] };
type Disputed = { readonly by: Side; readonly switch: string; readonly value: boolean };

interface SettingUp extends OfSide, AreasTold {
  readonly depth: number;
  /** Whether the plan of this side stands already. */
  readonly placed: boolean;
  /** Who has agreed to what stands, where both have to. */
  readonly confirmed?: readonly Side[];
  /** Why it has gone back to it. */
  readonly reasons?: readonly Refusal[];
}

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
    { begin: void; next: void; plan: Answer<Choice.SetUp | Choice.Confirm, 'setup', SettingUp>; reveal: void },
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
    { begin: void; next: void; place: Answer<Choice.PlaceUnit, 'place', Units & AreasTold> },
    { side: Side; anew?: readonly UnitId[] | undefined }
  >;

  dispute: Procedure<{ dispute: Answer<Choice.Dispute, 'dispute', Disputed> }, Disputed>;
}

export type BookFrame = FrameOf<TabletopProcedures, 'book'>;
/** A frame of a procedure that only the book knows, as the shared ones call it. */
export const bookFrame = <Ps, P extends Name<Ps>>(frame: FrameOf<Ps, P>): BookFrame => frame as unknown as BookFrame;
export type Steps<P extends keyof TabletopProcedures> = StepsOf<TabletopProcedures, P, TabletopMatch>;
