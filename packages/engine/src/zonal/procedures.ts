/** Every procedure of the zone games: its steps in the order of the book, what it remembers, what it returns. */
import type { Answer, Procedure, Steps as StepsOf } from '../kernel/procedure.js';
import type { Side } from '../kernel/side.js';
import type * as Choice from './choices.js';
import type { ZonalMatch } from './rules.js';
import type { UnitId } from './unit.js';
import type { Zone } from './zone.js';

/** Whether the active unit was stopped in an intercept window. */
export type Passage = 'stopped' | 'free';

/** How an attempt to engage came out of its window. */
export type Attempt = 'pending' | 'contact' | 'cancelled' | 'recoil' | 'overrun';

/** How the target has met the attempt, while others may still react: it hit, it missed, it has formed a defence. */
export type Met = 'hit' | 'missed' | 'formed';

/** Triggers of an intercept: a unit has entered, leaves, engages another unit, or has disengaged. */
export const WINDOWS = ['entering', 'leaving', 'engaging', 'disengaging'] as const;
export type Window = (typeof WINDOWS)[number];

type Active = { readonly unit: UnitId };
type Pair = { readonly unit: UnitId; readonly target: UnitId };
type Allocation = Readonly<Record<UnitId, string>>;

export interface ZonalProcedures {
  /** The whole match: quality, set-up, then turns. */
  match: Procedure<{ muster: void; quality: void; setUp: void; turns: void }>;
  /** Before the match, in a game where mounted may fight on foot. */
  dismount: Procedure<
    { begin: void; dismount: Answer<Choice.DismountUnits>; reveal: void },
    { side: Side; chosen: readonly UnitId[] }
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

  /** Set-up in secret or by agreement: whole plans. */
  setUp: Procedure<
    { begin: void; next: void; plan: Answer<Choice.SetUp | Choice.Confirm>; reveal: void; finish: void },
    { side: Side; plans: Readonly<Partial<Record<Side, Choice.SetUp>>>; confirmed: readonly Side[] }
  >;
  /** Open set-up, unit by unit. */
  openSetUp: Procedure<
    { begin: void; next: void; place: Answer<Choice.PlaceUnit>; placeCommander: Answer<Choice.PlaceCommander> },
    { first: Side; turn: Side }
  >;

  firing: Procedure<{ begin: void; fire: Answer<Choice.Fire | Choice.Done> }, { side: Side }>;

  melee: Procedure<
    {
      opening: void;
      allocateAll: void;
      allocateNext: void;
      allocate: Answer<Choice.Allocate>;
      begin: void;
      next: void;
      fight: Answer<Choice.Fight>;
    },
    { side: Side; left: readonly UnitId[]; allocations: Readonly<Record<UnitId, Allocation>> }
  >;
  /** One unit's attacks. */
  fight: Procedure<
    {
      begin: void;
      allocate: Answer<Choice.Allocate>;
      next: void;
      attack: Answer<Choice.Attack>;
      attacked: 'used' | 'kept';
    },
    { unit: UnitId; allocation: Allocation; commanderUsed: boolean }
  >;
  /** One attack; says whether the Commander's re-throw was used. */
  attack: Procedure<
    {
      throw: void;
      rethrow: Answer<Choice.Rethrow>;
      commander: void;
      commanderRethrow: Answer<Choice.CommanderRethrow>;
      count: void;
    },
    {
      unit: UnitId;
      target: UnitId;
      stands: string;
      values: readonly number[];
      dice: readonly number[];
      commander: 'may' | 'used' | 'kept';
    },
    'used' | 'kept'
  >;

  losses: Procedure<
    {
      begin: void;
      next: void;
      lossesOf: Answer<Choice.LossesOf>;
      take: void;
      remove: Answer<Choice.Remove>;
      end: void;
    },
    { left: readonly { readonly unit: UnitId; readonly size: number }[]; unit: UnitId }
  >;

  movement: Procedure<{ begin: void; main: void; activity: Answer<Choice.Activity>; end: void }>;
  /** The activity of one unit: one order, or actions one after the other. */
  act: Procedure<
    {
      order: Answer<Choice.Order>;
      formation: Answer<Choice.Form>;
      moved: Passage;
      next: void;
      action: Answer<Choice.Action>;
      end: void;
    },
    Active & { used: number; asMounted: boolean; restricted: boolean; disengaged: boolean; dismounted: boolean }
  >;
  move: Procedure<{ announce: void; leave: Passage; arrived: Passage }, Active & { to: Zone }, Passage>;
  intercept: Procedure<{ window: void; intercept: Answer<Choice.Intercept> }, Active & { window: Window }, Passage>;

  enter: Procedure<{ ways: void; form: Answer<Choice.Form>; entered: Passage }, Active>;
  leave: Procedure<{ announce: void; leave: Passage }, Active>;

  engage: Procedure<
    {
      test: void;
      window: void;
      reacted: Attempt;
      flank: Answer<Choice.Flank>;
      followUp: Answer<Choice.FollowUp>;
      followed: void;
    },
    Pair
  >;
  react: Procedure<
    { options: void; react: Answer<Choice.Reaction>; retire: Answer<Choice.Retire>; form: Answer<Choice.Form> },
    Pair & { readonly met?: Met },
    Attempt
  >;

  dispute: Procedure<{ dispute: Answer<Choice.Dispute> }, { by: Side; switch: string; value: boolean }>;
}

export type Steps<P extends keyof ZonalProcedures> = StepsOf<ZonalProcedures, P, ZonalMatch>;
