/** Everything a player can say, as it is on the wire; each book has the verbs and fields of its `choice-shapes`. */
import type { Angle, Heading, Length, Side as Edge } from '../geometry/index.js';
import type { Cell, Layout } from '../formation/layout.js';
import type { Bend, Formation, State, UnitId } from './unit.js';
import type { RosterUnit } from './army/army.js';

export interface Spot {
  readonly x: Length;
  readonly y: Length;
  readonly heading: Heading;
}
export type BendGiven = Omit<Bend, 'stays'> & { readonly stays?: Bend['stays'] | undefined };
/** How files slide in an about-face; `true` where none ever do. */
export type Slide = 'forward' | 'backward' | true;

// ---- before the match ------------------------------------------------------------------------------------------------

export type Take = { readonly do: 'take'; readonly type: string };
export type Muster = { readonly do: 'muster'; readonly units: readonly MusteredUnit[] };
export type MusteredUnit = Omit<RosterUnit, 'name'> & { readonly name?: string | undefined };
export interface Placing {
  readonly unit: UnitId;
  readonly x: Length;
  readonly y: Length;
  readonly heading?: Heading | undefined;
  readonly formation?: Formation | undefined;
  readonly layout?: Layout | undefined;
  readonly bend?: Bend | undefined;
  readonly trail?: readonly Spot[] | undefined;
  readonly state?: State | undefined;
  readonly limbered?: boolean | undefined;
  readonly packed?: boolean | undefined;
  /** On a Battle; then it has no place of its own. */
  readonly aboard?: UnitId | undefined;
}
/** GV-UNIT-11: who fights on foot for the whole match. */
export type Dismount = { readonly do: 'dismount'; readonly units: readonly UnitId[] };
export type SetUp = { readonly do: 'setup'; readonly units: readonly Placing[] };
export type Confirm = { readonly do: 'confirm' };
export type PlaceUnit = { readonly do: 'place' } & Placing;

// ---- firing, hand-to-hand, losses ------------------------------------------------------------------------------------

export interface Volley {
  readonly target: UnitId;
  readonly stands?: readonly number[] | undefined;
  readonly overhead?: boolean | undefined;
  /** Strength allocated, and the face of a defensive block that is used. */
  readonly points?: number | undefined;
  readonly from?: Edge | undefined;
}
export type Fire = {
  readonly do: 'fire';
  readonly unit: UnitId;
  readonly pivot?: Angle | undefined;
  readonly face?: Edge | undefined;
  readonly at: readonly Volley[];
};
export type Done = { readonly do: 'done' };
export type Bounce = { readonly do: 'bounce'; readonly unit: UnitId };
export type Join = { readonly do: 'join' | 'holdBack'; readonly unit: UnitId };
export type Fight = { readonly do: 'fight'; readonly unit: UnitId };
export interface Share {
  readonly target: UnitId;
  readonly stands: readonly number[];
}
export type Allocate = { readonly do: 'allocate'; readonly at: readonly Share[] };
/** GV-MELEE-03: strength points instead of stands. */
export interface Points {
  readonly target: UnitId;
  readonly points: number;
}
export type AllocatePoints = { readonly do: 'allocate'; readonly at: readonly Points[] };
export type Rethrow = { readonly do: 'rethrow' | 'keep' };
export type LossesOf = { readonly do: 'lossesOf'; readonly unit: UnitId };
export type Remove = {
  readonly do: 'remove';
  readonly stands: readonly number[];
  readonly turned?: boolean | undefined;
};

// ---- movement --------------------------------------------------------------------------------------------------------

export type Activity =
  | { readonly do: 'choose'; readonly unit: UnitId }
  | { readonly do: 'end' }
  | { readonly do: 'retire'; readonly unit: UnitId };

export type Step =
  | { readonly ahead: Length }
  | { readonly left: Length }
  | { readonly right: Length }
  | { readonly back: Length }
  | { readonly turn: Angle }
  | { readonly aboutFace: Slide }
  | { readonly pivot: Angle; readonly face?: Edge | undefined };

export interface Change {
  readonly do: 'changeFormation';
  readonly formation: Formation;
  readonly layout: Layout;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly bend?: BendGiven | undefined;
  readonly trail?: readonly Spot[] | undefined;
}
/** GV-CHANGE-01, -02: of two stands: the one that keeps its place, and where the other goes. */
export interface ChangeOfTwo {
  readonly do: 'changeFormation';
  readonly formation: Formation;
  readonly stand?: number | undefined;
  readonly other?: 'left' | 'right' | 'front' | 'behind' | undefined;
  readonly bend?: Pick<Bend, 'way' | 'angle'> | undefined;
  readonly leaveTable?: boolean | undefined;
}
export type AnyChange = Change | ChangeOfTwo;

export const MARCHES = ['manoeuvre', 'sideStep', 'stepBack', 'prolong', 'prolongBack', 'relocate'] as const;
export interface March {
  readonly do: (typeof MARCHES)[number];
  readonly steps: readonly Step[];
  readonly doubleTime?: boolean | undefined;
  readonly rush?: boolean | undefined;
  readonly setDown?: readonly Spot[] | undefined;
  readonly leaveTable?: boolean | undefined;
  readonly finish?: boolean | undefined;
}

export interface Charge {
  readonly do: 'charge';
  readonly target: UnitId;
  readonly pivot?: Angle | undefined;
  readonly extend?: boolean | undefined;
  readonly leaveTable?: boolean | undefined;
}

export type Stop = { readonly do: 'stop' };
export type Order =
  | AnyChange
  | March
  | Charge
  | Stop
  | { readonly do: 'limber' | 'packUp' | 'mount' | 'dismount' | 'disengage' }
  | { readonly do: 'unlimber' | 'unpack'; readonly turn?: Angle | undefined };

/** Double-time, or a rush. */
export const isDoubled = ({ doubleTime, rush }: Pick<March, 'doubleTime' | 'rush'>): boolean =>
  doubleTime === true || rush === true;

export type Intercept =
  | {
      readonly do: 'intercept' | 'opportunityFire';
      readonly unit: UnitId;
      readonly at: Length;
      readonly leaveTable?: boolean | undefined;
      readonly pivot?: Angle | undefined;
    }
  | { readonly do: 'pass' };
export type GoOn = { readonly do: 'goOn' | 'replan' };

export interface Away {
  readonly do: 'recoil' | 'evade';
  readonly aboutFace?: Slide | undefined;
  readonly turn?: Angle | undefined;
  readonly ahead: Length;
  readonly leaveTable?: boolean | undefined;
}
export type Reaction =
  | { readonly do: 'stand' }
  | { readonly do: 'hastyBlock' }
  | Away
  | { readonly do: 'aboutFace'; readonly slide?: Slide | undefined }
  | {
      readonly do: 'fire';
      readonly stands?: readonly number[] | undefined;
      readonly points?: number | undefined;
      readonly pivot?: Angle | undefined;
    };
export interface HastyForm {
  readonly do: 'form';
  readonly stand: number;
  readonly layout: Layout;
  readonly cell: Cell;
  readonly reversed?: boolean | undefined;
}
/** GV-DBLOCK-03. */
export interface HastyPair {
  readonly do: 'form';
  readonly stand: number;
  readonly other: 'front' | 'behind';
}
export type FallBack = { readonly do: 'fallBack'; readonly by: Length };
export type BreakThrough = (March & { readonly do: 'manoeuvre' }) | Charge | Stop;
export interface Reform {
  readonly do: 'reform';
  readonly formation: Formation;
  readonly layout: Layout;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}
export type Retreat = { readonly do: 'retire'; readonly unit: UnitId } | { readonly do: 'finish' };

export type Dispute = { readonly do: 'agree' | 'throw' };
export type Interruption =
  | { readonly do: 'concede' }
  | { readonly do: 'dispute'; readonly switch: string; readonly value: boolean };
