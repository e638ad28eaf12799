import type { Summand } from '../../kernel/event.js';
import type { Side as Edge } from '../../geometry/index.js';
import type { Reaction } from '../choices.js';
import type { Phase, Words } from '../rules.js';
import type { Bend, Formation, Quality, UnitId } from '../unit.js';
import type { TabletopKinds } from './kinds.js';

/** What a unit tests for. */
export type TestCause = 'charge' | 'intercept' | 'holdBack' | 'pullUp' | 'soften';
/** What dice were thrown for. */
export type ThrowCause =
  | 'fire'
  | 'bounce'
  | 'attack'
  | 'rethrow'
  | 'extension'
  | 'quality'
  | 'army'
  | 'sides'
  | TestCause;

/** What brought hits. */
export type HitCause =
  | 'fire'
  | 'attack'
  | 'press'
  | 'clash'
  | 'impact'
  | 'haste'
  | 'aboutFace'
  | 'recoil'
  | 'breakAway'
  | 'extension';

/** Why a unit is lost; of the first three another event has told already, the last three stood on a Battle. */
export type RoutCause =
  | 'retired'
  | 'overrun'
  | 'lostHeart'
  | 'riddenDown'
  | 'strengthGone'
  | 'allLost'
  | 'fell'
  | 'gunLost'
  | 'contactLost'
  | 'tooFew'
  | 'offTable'
  | 'noShape'
  | 'cutDown'
  | 'outflanked'
  | 'brokeUp'
  | 'leftWith'
  | 'lostWith'
  | 'fellInRanks';

export type BreakCause = 'losses' | 'nobodyLeft';
export type EndCause = 'points' | 'losses' | 'chiefLost' | 'nobodyLeft' | 'bothChiefsLost';
export type FormedCause = 'order' | 'haste' | 'reform';
export type FaceCause = 'order' | 'emergency';
/** Why a gun kept silent. */
export type SilentCause = 'fired' | 'weak' | 'blind' | 'waits' | 'engaged';

/** What went against one enemy: stands by their letters, so many of them, or strength points. */
export interface ShareTold {
  readonly target: UnitId;
  readonly letters?: string;
  readonly bases?: number;
  readonly points?: number;
}

/** A number that is not the usual one, and what makes it so. */
export type NeedBy =
  | { readonly rule: string; readonly quality: Quality }
  | { readonly rule: string; readonly formation: Formation };

/** The Combat Value of one kind of stand, and how it came about. */
export interface StandValue {
  readonly stand: string;
  readonly cv: number;
  readonly modifiers: readonly Summand[];
}

/** What the facts of events are in the measured games. */
export interface TabletopEventKinds extends TabletopKinds {
  readonly flag: boolean;
  readonly dice: readonly number[];
  readonly dieSides: number;
  readonly modifiers: readonly Summand[];
  readonly values: readonly StandValue[];
  readonly needBy: NeedBy;
  /** By how much it turned: left is below nothing. */
  readonly turn: number;
  /** How far each point of a die goes. */
  readonly perPoint: number;
  readonly corner: 'left' | 'right';
  readonly way: Edge;
  readonly throwCause: ThrowCause;
  readonly hitCause: HitCause;
  readonly routCause: RoutCause;
  readonly breakCause: BreakCause;
  readonly endCause: EndCause;
  readonly formedCause: FormedCause;
  readonly faceCause: FaceCause;
  readonly silentCause: SilentCause;
  readonly reaction: Reaction['do'];
  readonly phase: Phase;
  readonly bend: Bend;
  readonly shares: readonly ShareTold[];
  /** What figures stand on, and what losses are counted in, as the book calls it. */
  readonly base: Words['base'];
  readonly tallied: Words['counted'];
  /** Of artillery on the road, as the book calls it. */
  readonly guns: Words['limbered'];
  /** How a match ended, as the books name it. */
  readonly result: string;
  /** The winner's first. */
  readonly score: readonly number[];
  readonly rulingBy: 'agreement' | 'throw';
}
