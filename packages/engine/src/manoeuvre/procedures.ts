/** Every procedure of manoeuvre, charges and reactions: its steps in the order of the book, what it remembers and returns. */
import type { Answer, Procedure, Steps as StepsOf } from '../kernel/procedure.js';
import type { Side } from '../kernel/side.js';
import type { Layout } from '../formation/layout.js';
import type { Angle, Length, Pose, Side as Towards } from '../geometry/index.js';
import type * as Choice from '../tabletop/choices.js';
import type { Active, Nothing, OfSide, Pair, TabletopProcedures, Targets, Thrown } from '../tabletop/procedures.js';
import type { Chance } from '../tabletop/query.js';
import type { Place, UnitId } from '../tabletop/unit.js';
import type { ManoeuvreMatch } from './rules.js';

/** How a straight move came out of its window: the whole way, stopped for good, or to be planned anew. */
export type Passage = 'free' | 'stopped' | 'replan';

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

type Shares = readonly Choice.Share[];

// ---- what decisions are about ------------------------------------------------------------------------------------------

/** A unit that must join in or be held back: against whom, and how far it goes. */
export interface Joining {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly by: Length;
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
  /** The parts of it that are open, where an enemy brushed on the way shuts the middle. */
  readonly parts?: readonly { readonly from: number; readonly to: number }[];
}

/** What is played besides where units manoeuvre, charge and react. */
export interface ManoeuvreProcedures extends TabletopProcedures {
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
}

export type ManoeuvreSteps<P extends keyof ManoeuvreProcedures, M = ManoeuvreMatch> = StepsOf<
  ManoeuvreProcedures,
  P,
  M
>;
