/** What a player of A Glorious Victory can say besides what the measured games share. */
import type { Heading, Length } from '../../geometry/index.js';
import type { Cell, Layout } from '../../formation/layout.js';
import type { Formation, UnitId } from '../../tabletop/unit.js';
import type { Wheel } from './moves/wheel.js';

// ---- before the match ------------------------------------------------------------------------------------------------

export interface BattleGiven {
  readonly units: readonly UnitId[];
  readonly diameter?: Length | undefined;
  readonly name?: string | undefined;
}
/** GL-BATTLE-01..05, GL-BASE-05. */
export interface Form {
  readonly do: 'form';
  readonly battles: readonly BattleGiven[];
  readonly split?: readonly UnitId[] | undefined;
}

// ---- movement --------------------------------------------------------------------------------------------------------

export interface Standing {
  readonly unit: UnitId;
  readonly x: Length;
  readonly y: Length;
  readonly heading?: Heading | undefined;
}
export type Leave = ({ readonly do: 'leave' } & Standing) | { readonly do: 'stay' };
export type Shift = { readonly do: 'shift'; readonly unit: UnitId };
export type Activity = { readonly do: 'choose'; readonly unit: UnitId } | Shift | { readonly do: 'end' };

export interface Laying {
  readonly formation: Formation;
  readonly layout: Layout;
  readonly element: number;
  readonly cell: Cell;
}
export type Turn = { readonly do: 'turn' } & Wheel;
export type AboutFace = { readonly do: 'aboutFace'; readonly file?: 'left' | 'right' | undefined };
export interface Move {
  readonly do: 'move';
  readonly ahead?: Length | undefined;
  readonly pivot?: Wheel | undefined;
  readonly byHorse?: boolean | undefined;
  readonly join?: UnitId | undefined;
  readonly take?: readonly UnitId[] | undefined;
}
export interface StepBack {
  readonly do: 'stepBack';
  readonly back?: Length | undefined;
  readonly pivot?: Wheel | undefined;
  readonly join?: UnitId | undefined;
}
export type ChangeFormation = { readonly do: 'changeFormation' } & Laying;
export interface Charge {
  readonly do: 'charge';
  readonly target: UnitId;
  readonly pivot?: Wheel | undefined;
  readonly change?: Laying | undefined;
}
export type Prolong = { readonly do: 'prolong'; readonly ahead: Length; readonly pivot?: Wheel | undefined };
export type Limber = { readonly do: 'limber' } | { readonly do: 'unlimber'; readonly heading?: Heading | undefined };
export type Stop = { readonly do: 'stop' };
export type Order = Turn | AboutFace | Move | StepBack | ChangeFormation | Charge | Prolong | Limber | Stop | Shift;

// ---- fire, hand-to-hand, losses, retreats ------------------------------------------------------------------------------

/** So many elements, or of a Battle so many of each letter. */
export type Elements = number | Readonly<Record<string, number>>;
export interface Volley {
  readonly target: UnitId;
  readonly elements?: Elements | undefined;
  /** A template whose middle line passes through a point with this heading. */
  readonly placement?: { readonly heading: Heading; readonly x: Length; readonly y: Length } | undefined;
}
export interface Fire {
  readonly do: 'fire';
  readonly unit: UnitId;
  readonly pivot?: Wheel | undefined;
  readonly at: readonly Volley[];
}
export type Done = { readonly do: 'done' };
export type Attack = { readonly do: 'attack'; readonly unit: UnitId };
export interface Assigned {
  readonly target: UnitId;
  readonly elements: Elements;
}
export type Assign = { readonly do: 'assign'; readonly at: readonly Assigned[] };
export type Rethrow = { readonly do: 'rethrow' | 'keep' };
export type LossesOf = { readonly do: 'lossesOf'; readonly unit: UnitId };
export interface Remove {
  readonly do: 'remove';
  readonly element?: number | undefined;
  /** With `lenientRemoval` several at once. */
  readonly gone?: readonly number[] | undefined;
  readonly elements?: Readonly<Record<string, number>> | undefined;
  readonly commanders?: readonly UnitId[] | undefined;
}
export interface Retire {
  readonly do: 'retire';
  readonly unit: UnitId;
  readonly stay?: readonly Standing[] | undefined;
}
export type Retreat = Retire | { readonly do: 'finish' };
