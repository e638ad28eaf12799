/** Every procedure of the measured games: its steps in the order of the book, what it remembers, what it returns. */
import type { Answer, FrameOf, Name, Procedure, Steps as StepsOf } from '../kernel/procedure.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Side } from '../kernel/side.js';
import type { Layout } from '../formation/layout.js';
import type { Angle, Length, Pose, Side as Towards } from '../geometry/index.js';
import type * as Choice from './choices.js';
import type { TabletopMatch } from './rules.js';
import type { AreasTold } from './setup/area.js';
import type { Place, UnitId } from './unit.js';

/** How a straight move came out of its window: the whole way, stopped for good, or to be planned anew. */
export type Passage = 'free' | 'stopped' | 'replan';

/** A unit that could intercept or fire at the mover, and between which points of the move. */
export interface Chance {
  readonly unit: UnitId;
  /** Left out where all there is to do is to intercept. */
  readonly do?: 'intercept' | 'opportunityFire';
  /** Between these points of the move, each of which is open. */
  readonly from: Length;
  readonly to: Length;
  /** GV-GEN-08: it would be lost over the edge of the table, and must be told to. */
  readonly leaveTable?: true;
}

/** How a straight move ended, with the leading stand of a column and how far it has gone since the last set-down. */
export interface Moved {
  readonly passage: Passage;
  /** Somebody tried to intercept. */
  readonly interrupted: boolean;
  readonly leader: Pose | undefined;
  readonly travelled: Length;
}

/** How the target's reaction left the charger. */
export type Contact = 'done' | 'breakThrough';

export type Active = { readonly unit: UnitId };
export type Pair = { readonly unit: UnitId; readonly target: UnitId };
type Shares = readonly Choice.Share[];

// ---- what decisions are about ------------------------------------------------------------------------------------------

export type Nothing = Readonly<Record<never, never>>;
export type OfSide = { readonly side: Side };
export type Units = { readonly units: readonly UnitId[] };
export type Targets = { readonly targets: readonly UnitId[] };
/** Dice that were thrown at a unit, and what each needs. */
export type Thrown = Pair & { readonly dice: readonly number[]; readonly needs: readonly number[] };
type Disputed = { readonly by: Side; readonly switch: string; readonly value: boolean };

/** A unit that must join in or be held back: against whom, and how far it goes. */
export interface Joining {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly by: Length;
}
interface SettingUp extends OfSide, AreasTold {
  readonly depth: number;
  /** Whether the plan of this side stands already. */
  readonly placed: boolean;
  /** Who has agreed to what stands, where both have to. */
  readonly confirmed?: readonly Side[];
  /** Why it has gone back to it. */
  readonly reasons?: readonly { readonly rule: string; readonly because: string }[];
}
interface Intercepted extends Active {
  readonly towards: Towards;
  readonly length: Length;
  readonly gone: Length;
  /** Of a charge. */
  readonly target?: UnitId;
  readonly chances: readonly Chance[];
}
/** How far a charger that flinches or pulls up may go back. */
export interface FallBackRange {
  readonly least: Length;
  readonly most: Length;
}

export interface TabletopProcedures {
  /** Stands for any procedure that only a book knows. */
  book: Procedure<{ begin: void }>;

  /** The whole match: armies, quality, set-up, then turns. */
  match: Procedure<{ muster: void; quality: void; setUp: void; turns: void }>;
  /** P-GEN: throws for both armies, then what each side fields. */
  generate: Procedure<
    {
      next: void;
      generate: Answer<
        Choice.Take,
        'generate',
        OfSide & { readonly throw: number; readonly total: number; readonly thrown: readonly string[] }
      >;
      muster: Answer<Choice.Muster, 'muster', OfSide & { readonly thrown: readonly string[] }>;
      mustered: void;
    },
    { throws: number; side: Side; total: number; thrown: Readonly<Record<Side, readonly string[]>> }
  >;
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

  firing: Procedure<{ next: void; fire: Answer<Choice.Fire | Choice.Done, 'fire', Nothing> }, { side: Side }>;
  /** The volleys of one unit; its own frame, because a bounce may have to be decided. */
  volleys: Procedure<
    { next: void; bounce: Answer<Choice.Bounce, 'bounce', Active & { readonly misses: number }> },
    Active & { volleys: readonly Choice.Volley[]; misses: number; candidates: readonly UnitId[] }
  >;

  melee: Procedure<
    {
      begin: void;
      joining: void;
      join: Answer<Choice.Join, 'join', { readonly units: readonly Joining[] }>;
      opening: void;
      allocateAll: void;
      allocateNext: void;
      allocate: Answer<Choice.Allocate, 'allocate', Active & Targets>;
      fights: void;
      next: void;
      fight: Answer<Choice.Fight, 'fight', Nothing>;
    },
    {
      side: Side;
      /** Units that have been dealt with: in joining in, then in fighting. */
      handled: readonly UnitId[];
      allocations: Readonly<Record<UnitId, Shares>>;
      outflanking: readonly string[];
    }
  >;
  /** One unit's attacks. */
  fight: Procedure<
    {
      begin: void;
      allocate: Answer<Choice.Allocate, 'allocate', Active & Targets>;
      next: void;
      rethrow: Answer<Choice.Rethrow, 'rethrow', Thrown>;
      count: void;
    },
    Active & {
      shares: Shares;
      outflanking: readonly string[];
      rethrown: boolean;
      dice: readonly number[];
      values: readonly number[];
    }
  >;

  losses: Procedure<
    {
      begin: void;
      next: void;
      lossesOf: Answer<Choice.LossesOf, 'lossesOf', { readonly size: number }>;
      remove: Answer<Choice.Remove, 'remove', Active & { readonly lose: number; readonly layout: Layout }>;
      end: void;
    },
    { left: readonly { readonly unit: UnitId; readonly size: number }[]; unit: UnitId }
  >;

  movement: Procedure<{
    begin: void;
    main: void;
    activity: Answer<Choice.Activity, 'activity', Nothing>;
    retreats: void;
    retreat: Answer<Choice.Retreat, 'retreat', Nothing>;
    end: void;
  }>;
  /** The activity of one unit. */
  act: Procedure<
    {
      next: void;
      order: Answer<Choice.Order, 'order', Active & { readonly orders: readonly string[]; readonly left?: number }>;
      marched: Passage;
      finished: Passage;
      charged: void;
    },
    Active
  >;
  /** P-STEPS: a batch of elementary steps. */
  march: Procedure<
    { next: void; moved: Moved; settled: void; left: void },
    Active & {
      steps: readonly Choice.Step[];
      setDown: readonly Choice.Spot[] | undefined;
      /** Of a column: its leading stand, and how far that has gone since the last set-down. */
      leader: Pose | undefined;
      travelled: Length;
      /** How the batch ends once it is done. */
      passage: Passage;
    },
    Passage
  >;
  /** P-WINDOW: one straight move of a unit towards a side of it, or of a charge. */
  window: Procedure<
    {
      next: void;
      intercept: Answer<Choice.Intercept, 'intercept', Intercepted>;
      goOn: Answer<Choice.GoOn, 'goOn', Active & { readonly gone: Length; readonly length: Length }>;
    },
    Active & {
      towards: Towards;
      /** The whole of the straight move, and how much of it is done. */
      length: Length;
      gone: Length;
      /** The target of a charge. */
      target: UnitId | undefined;
      /** Units it flows around on this move. */
      past: readonly UnitId[];
      /** Where the move began; of a column the last set-down, with its leading stand and how far that had gone. */
      from: Place;
      leader: Pose | undefined;
      travelled: Length;
      /** Somebody has tried to intercept and failed. */
      interrupted: boolean;
      /** Who could intercept where; worked out before it is asked. */
      chances: readonly Chance[];
    },
    Moved
  >;

  charge: Procedure<
    {
      test: void;
      go: void;
      reached: Moved;
      stopped: void;
      extend: void;
      extended: Moved;
      contact: void;
      reacted: Contact;
      fights: void;
      end: void;
    },
    Pair & {
      pivot: Angle;
      extended: boolean;
      /** Passes its test by itself. */
      free: boolean;
      allowance: Length;
      /** The distance to the target when the charge was declared. */
      start: number;
      /** The place after the pivot: where the charge path begins; how far it is to contact, and past whom. */
      from: Place;
      length: Length;
      past: readonly UnitId[];
    }
  >;
  /** The target's reaction on contact. */
  react: Procedure<
    {
      begin: void;
      react: Answer<Choice.Reaction, 'react', Pair & { readonly distance: number }>;
      hastyBlock: Answer<Choice.HastyForm | Choice.HastyPair, 'hastyBlock', Active & { readonly charger: UnitId }>;
      gone: void;
      flinch: void;
      fallBack: Answer<Choice.FallBack, 'fallBack', Pair & FallBackRange>;
    },
    Pair & {
      start: number;
      path: Place;
      /** How far from the target the charger may stop; whether the target then loses a marker. */
      limit: Length;
      recovers: boolean;
    },
    Contact
  >;
  breakThrough: Procedure<
    {
      begin: void;
      breakThrough: Answer<Choice.BreakThrough, 'breakThrough', Pair & { readonly reach: Length }>;
      marched: Passage;
      finished: Passage;
      end: void;
    },
    Pair
  >;
  /** SV-R-72: stands have left the table. */
  reform: Procedure<
    { begin: void; reform: Answer<Choice.Reform, 'reform', Active & { readonly lost: readonly number[] }> },
    Active
  >;

  dispute: Procedure<{ dispute: Answer<Choice.Dispute, 'dispute', Disputed> }, Disputed>;
}

export type BookFrame = FrameOf<TabletopProcedures, 'book'>;
/** A frame of a procedure that only the book knows, as the shared ones call it. */
export const bookFrame = <Ps, P extends Name<Ps>>(frame: FrameOf<Ps, P>): BookFrame => frame as unknown as BookFrame;
export type Steps<P extends keyof TabletopProcedures> = StepsOf<TabletopProcedures, P, TabletopMatch>;
