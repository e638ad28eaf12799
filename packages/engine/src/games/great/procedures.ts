/** Procedures that A Great Victory plays in its own way. */
import type { Answer, Procedure, Steps as StepsOf } from '../../kernel/procedure.js';
import type { Side } from '../../kernel/side.js';
import type * as Choice from '../../tabletop/choices.js';
import type { Joining, ManoeuvreProcedures } from '../../manoeuvre/procedures.js';
import type { Active, Nothing, Targets, Thrown, Units } from '../../tabletop/procedures.js';
import type { GreatMatch } from './decisions.js';
import type { UnitId } from '../../tabletop/unit.js';

type Shares = readonly Choice.Points[];

/** Who fights whom with how much, the same for the whole phase and for one immediate combat. */
interface Combat {
  readonly side: Side;
  /** Units that have been dealt with: in joining in, then in fighting. */
  readonly handled: readonly UnitId[];
  /** GV-MELEE-02: strength when the phase or the combat began. */
  readonly strengths: Readonly<Record<UnitId, number>>;
  readonly allocations: Readonly<Record<UnitId, Shares>>;
  readonly outflanking: readonly string[];
  /** Of an immediate combat: its participants. */
  readonly among: readonly UnitId[] | undefined;
}

export interface GreatProcedures extends Omit<ManoeuvreProcedures, 'melee' | 'fight' | 'losses'> {
  /** P1.3: who fights on foot, in secret. */
  dismount: Procedure<
    { next: void; dismount: Answer<Choice.Dismount, 'dismount', Units>; reveal: void },
    { side: Side; plans: Readonly<Partial<Record<Side, readonly UnitId[]>>> }
  >;
  /** P5, P19. */
  melee: Procedure<
    {
      begin: void;
      joining: void;
      join: Answer<Choice.Join, 'join', { readonly units: readonly Joining[] }>;
      opening: void;
      allocateAll: void;
      allocateNext: void;
      allocate: Answer<Choice.AllocatePoints, 'allocate', Active & Targets & { readonly points: number }>;
      fights: void;
      next: void;
      fight: Answer<Choice.Fight, 'fight', Nothing>;
      end: void;
    },
    Combat
  >;
  /** One unit's attacks. */
  fight: Procedure<
    {
      begin: void;
      allocate: Answer<Choice.AllocatePoints, 'allocate', Active & Targets & { readonly points: number }>;
      next: void;
      rethrow: Answer<Choice.Rethrow, 'rethrow', Thrown>;
      count: void;
    },
    {
      unit: UnitId;
      strength: number;
      among: readonly UnitId[] | undefined;
      shares: Shares;
      outflanking: readonly string[];
      rethrown: boolean;
      dice: readonly number[];
      cv: number;
    }
  >;
  /** P6. */
  losses: Procedure<{ begin: void }>;
}

export type Steps<P extends keyof GreatProcedures> = StepsOf<GreatProcedures, P, GreatMatch>;
