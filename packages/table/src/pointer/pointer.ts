/** The states of the pointer, and what each is told: the same for mouse, finger and keyboard. */
import type { UnitId, ZonalMatch, Zone } from '@five-victories/engine/zonal';
import type { Offer } from '../match/offers.js';

export type Pointer =
  /** Nothing is chosen. */
  | { readonly state: 'idle' }
  /** A unit (or a Commander) is chosen: its offers are shown. */
  | { readonly state: 'chosen'; readonly unit: UnitId }
  /** A unit follows the pointer; it is dropped on a zone or on an enemy. */
  | { readonly state: 'dragging'; readonly unit: UnitId }
  /** Stands of one unit are being picked. */
  | { readonly state: 'stands'; readonly unit: UnitId; readonly cells: readonly Cell[]; readonly most: number }
  /** An army is being set up; `unit` is the one in hand. */
  | { readonly state: 'setup'; readonly unit: UnitId | undefined }
  /** Somebody else decides; units can be looked at. */
  | { readonly state: 'watching'; readonly unit: UnitId | undefined };

export type Cell = readonly [rank: number, file: number];

/** What a state may know of the match. */
export interface Scene {
  readonly match: ZonalMatch;
  /** All that can be done now with a unit, orders included. */
  offersFor(unit: UnitId): readonly Offer[];
  /** All that can be done now. */
  readonly offers: readonly Offer[];
}

/** What comes of a gesture: another state, something to be said, a unit set somewhere, or one step back. */
export interface Outcome {
  readonly pointer?: Pointer;
  readonly say?: Offer;
  readonly put?: { readonly unit: UnitId; readonly zone: Zone };
  readonly back?: true;
}

export interface Behaviour<S extends Pointer['state']> {
  unit(state: Of<S>, scene: Scene, id: UnitId): Outcome;
  zone(state: Of<S>, scene: Scene, zone: Zone): Outcome;
  stand?(state: Of<S>, scene: Scene, unit: UnitId, cell: Cell): Outcome;
  escape(state: Of<S>, scene: Scene): Outcome;
}

export type Of<S extends Pointer['state']> = Extract<Pointer, { state: S }>;

export const NOTHING: Outcome = {};
export const IDLE: Pointer = { state: 'idle' };

/** The only offer that points there; if several do, the player must say which. */
export const only = (offers: readonly Offer[]): Offer | undefined => (offers.length === 1 ? offers[0] : undefined);
