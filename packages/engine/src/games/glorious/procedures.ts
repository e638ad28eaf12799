/** Procedures of A Glorious Victory: its sequence is its own. */
import type { Answer, Procedure, Steps as StepsOf } from '../../kernel/procedure.js';
import type { Side } from '../../kernel/side.js';
import type { Active, Nothing, TabletopProcedures, Targets, Thrown, Units } from '../../tabletop/procedures.js';
import type { GloriousMatch } from './decisions.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Layout } from '../../formation/layout.js';
import type * as Choice from './choices.js';
import type { Counts } from './fire/dice.js';

type Own = 'turn' | 'movement' | 'act' | 'firing' | 'melee' | 'fight' | 'losses';

/** One set of dice of an attack: how many of which letter. */
export interface Group {
  readonly letter: string;
  readonly elements: number;
  readonly dice: number;
  readonly cv: number;
}

/** Somebody who may step out of a Battle. */
export interface Aboard {
  readonly unit: UnitId;
  readonly battle: UnitId;
}
/** A unit that loses so many elements. */
export interface Loss {
  readonly unit: UnitId;
  readonly lose: number;
}
/** Elements of a Battle by letter, of any other formation by their places in its layout. */
type Removal = Loss & ({ readonly elements: string } | { readonly layout: Layout });

export interface GloriousProcedures extends Omit<TabletopProcedures, Own> {
  /** P1.1: Battles and splits. */
  form: Procedure<
    { next: void; form: Answer<Choice.Form, 'form', Units>; reveal: void },
    { side: Side; plans: Readonly<Partial<Record<Side, Choice.Form>>> }
  >;
  /** P2 to P10. */
  turn: Procedure<{
    initiative: void;
    otherMovement: void;
    initiativeMovement: void;
    firing: void;
    melee: void;
    otherRetreat: void;
    initiativeRetreat: void;
    victory: void;
  }>;
  /** P3. */
  movement: Procedure<{
    begin: void;
    leaving: void;
    leave: Answer<Choice.Leave, 'leave', { readonly units: readonly Aboard[] }>;
    main: void;
    activity: Answer<Choice.Activity, 'activity', Nothing>;
    end: void;
  }>;
  act: Procedure<
    {
      next: void;
      order: Answer<Choice.Order, 'order', Active & { readonly functions: number; readonly orders: readonly string[] }>;
    },
    { unit: UnitId }
  >;
  /** P6. */
  firing: Procedure<
    { next: void; fire: Answer<Choice.Fire | Choice.Done, 'fire', Nothing>; losses: void; end: void },
    { side: Side }
  >;
  /** P7. */
  melee: Procedure<
    {
      begin: void;
      outflanked: void;
      contacts: void;
      assignAll: void;
      assignNext: void;
      assign: Answer<Choice.Assign, 'assign', Active & Targets & { readonly elements: Counts }>;
      next: void;
      attack: Answer<Choice.Attack, 'attack', Nothing>;
      losses: void;
      end: void;
    },
    {
      side: Side;
      handled: readonly UnitId[];
      assigned: Readonly<Record<UnitId, readonly Choice.Assigned[]>>;
    }
  >;
  fight: Procedure<
    {
      begin: void;
      assign: Answer<Choice.Assign, 'assign', Active & Targets & { readonly elements: Counts }>;
      next: void;
      rethrow: Answer<Choice.Rethrow, 'rethrow', Thrown>;
      count: void;
    },
    {
      unit: UnitId;
      at: readonly Choice.Assigned[];
      rethrown: boolean;
      dice: readonly number[];
      values: readonly number[];
    }
  >;
  /** P8; with `outflanked` P7.2: so many elements of each unit, whatever its markers. */
  losses: Procedure<
    {
      begin: void;
      next: void;
      lossesOf: Answer<Choice.LossesOf, 'lossesOf', { readonly units: readonly Loss[] }>;
      removing: void;
      remove: Answer<Choice.Remove, 'remove', Removal>;
      end: void;
    },
    {
      side: Side;
      outflanked: boolean;
      left: readonly Loss[];
      /** The unit that is losing elements, how many more, and which of its cells are contact elements. */
      unit: UnitId;
      lose: number;
      contact: readonly (readonly [UnitId, readonly number[]])[];
    }
  >;
  /** P9. */
  retreats: Procedure<{ next: void; retreat: Answer<Choice.Retreat, 'retreat', Nothing> }, { side: Side }>;
}

export type Steps<P extends keyof GloriousProcedures> = StepsOf<GloriousProcedures, P, GloriousMatch>;
