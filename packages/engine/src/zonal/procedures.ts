/** Every procedure of the zone games: its steps in the order of the book, what it remembers, what it returns. */
import type { Answer, Procedure, Steps as StepsOf } from '../kernel/procedure.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Side } from '../kernel/side.js';
import type * as Choice from './choices.js';
import type { ZonalMatch } from './rules.js';
import type { Layout } from '../formation/layout.js';
import type { Formation, UnitId } from './unit.js';
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
type Nothing = Readonly<Record<never, never>>;
type OfSide = { readonly side: Side };
type Units = { readonly units: readonly UnitId[] };
type Thrown = Pair & { readonly dice: readonly number[]; readonly needs: readonly number[] };
type Disputed = { readonly by: Side; readonly switch: string; readonly value: boolean };
type Allocation = Readonly<Record<UnitId, string>>;

export interface SettingUp extends OfSide {
  readonly zones: readonly Zone[];
  /** Whether the plan of this side stands already. */
  readonly placed: boolean;
  /** Why it has gone back to it. */
  readonly reasons?: readonly Refusal[];
}

export interface ZonalProcedures {
  /** The whole match: quality, set-up, then turns. */
  match: Procedure<{ muster: void; quality: void; setUp: void; turns: void }>;
  /** Before the match, in a game where mounted may fight on foot. */
  dismount: Procedure<
    { begin: void; dismount: Answer<Choice.DismountUnits, 'dismount', OfSide & Units>; reveal: void },
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
    {
      begin: void;
      next: void;
      plan: Answer<Choice.SetUp | Choice.Confirm, 'setup', SettingUp>;
      reveal: void;
      finish: void;
    },
    {
      side: Side;
      plans: Readonly<Partial<Record<Side, Choice.SetUp>>>;
      confirmed: readonly Side[];
      /** Why the plan of this side has gone back to it. */
      reasons?: readonly Refusal[];
    }
  >;
  /** Open set-up, unit by unit. */
  openSetUp: Procedure<
    {
      begin: void;
      next: void;
      place: Answer<Choice.PlaceUnit, 'place', Units>;
      placeCommander: Answer<Choice.PlaceCommander, 'placeCommander', Nothing>;
    },
    { first: Side; turn: Side }
  >;

  firing: Procedure<
    { begin: void; fire: Answer<Choice.Fire | Choice.Done, 'fire', { shots: Readonly<Record<UnitId, number>> }> },
    { side: Side }
  >;

  melee: Procedure<
    {
      opening: void;
      allocateAll: void;
      allocateNext: void;
      allocate: Answer<Choice.Allocate, 'allocate', Active>;
      begin: void;
      next: void;
      fight: Answer<Choice.Fight, 'fight', Nothing>;
    },
    { side: Side; left: readonly UnitId[]; allocations: Readonly<Record<UnitId, Allocation>> }
  >;
  /** One unit's attacks. */
  fight: Procedure<
    {
      begin: void;
      allocate: Answer<Choice.Allocate, 'allocate', Active>;
      next: void;
      attack: Answer<Choice.Attack, 'attack', Active & { stands: Allocation }>;
      attacked: 'used' | 'kept';
    },
    { unit: UnitId; allocation: Allocation; commanderUsed: boolean }
  >;
  /** One attack; says whether the Commander's re-throw was used. */
  attack: Procedure<
    {
      throw: void;
      rethrow: Answer<Choice.Rethrow, 'rethrow', Thrown & { most: number }>;
      commander: void;
      commanderRethrow: Answer<Choice.CommanderRethrow, 'commanderRethrow', Thrown>;
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
      lossesOf: Answer<Choice.LossesOf, 'lossesOf', { size: number }>;
      take: void;
      remove: Answer<Choice.Remove, 'remove', Active & { lose: number; layout: Layout }>;
      end: void;
    },
    { left: readonly { readonly unit: UnitId; readonly size: number }[]; unit: UnitId }
  >;

  movement: Procedure<{ begin: void; main: void; activity: Answer<Choice.Activity, 'activity', Nothing>; end: void }>;
  /** The activity of one unit: one order, or actions one after the other. */
  act: Procedure<
    {
      order: Answer<Choice.Order, 'order', Active>;
      formation: Answer<Choice.Form, 'formation', Active & { formations: readonly Formation[] }>;
      moved: Passage;
      next: void;
      action: Answer<Choice.Action, 'action', Active & { used: number }>;
      end: void;
    },
    Active & { used: number; asMounted: boolean; restricted: boolean; disengaged: boolean; dismounted: boolean }
  >;
  move: Procedure<{ announce: void; leave: Passage; arrived: Passage }, Active & { to: Zone }, Passage>;
  intercept: Procedure<
    { window: void; intercept: Answer<Choice.Intercept, 'intercept', Active & { window: Window; zone: Zone }> },
    Active & { window: Window },
    Passage
  >;

  enter: Procedure<{ ways: void; form: Answer<Choice.Form, 'enter', Active & { to: Zone }>; entered: Passage }, Active>;
  leave: Procedure<{ announce: void; leave: Passage }, Active>;

  engage: Procedure<
    {
      test: void;
      window: void;
      reacted: Attempt;
      flank: Answer<Choice.Flank, 'flank', Pair>;
      followUp: Answer<Choice.FollowUp, 'followUp', Active>;
      followed: void;
    },
    Pair
  >;
  react: Procedure<
    {
      options: void;
      react: Answer<Choice.Reaction, 'react', Pair & { zone: Zone; window: Window }>;
      retire: Answer<Choice.Retire, 'reserveZone', Active>;
      form: Answer<Choice.Form, 'hastyDefence', Pair>;
    },
    Pair & { readonly met?: Met },
    Attempt
  >;

  dispute: Procedure<{ dispute: Answer<Choice.Dispute, 'dispute', Disputed> }, Disputed>;
}

export type Steps<P extends keyof ZonalProcedures> = StepsOf<ZonalProcedures, P, ZonalMatch>;
