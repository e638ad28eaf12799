/** What a pointer or a finger does on a measured table; where it does it is in the engine's lengths. */
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Spot } from './marks.js';

export type { Key } from '../maker/maker.js';

export interface Gesture {
  /**
   * `tap`: pressed and let go. `grab`, `drag`, `drop`: a unit, or a handle, is taken hold of, moved and let go.
   * `hover`: the pointer passes (mouse only). `cancel`: a drag that came to nothing; the
   * draft is then as it was before the grab, without a word of its maker.
   */
  readonly is: 'tap' | 'grab' | 'drag' | 'drop' | 'hover' | 'cancel';
  readonly at: Spot;
  /** What is in hand (grab, drag, drop, cancel): a unit or a handle. */
  readonly held?: { readonly unit?: UnitId; readonly handle?: string };
  /**
   * Where a unit was taken hold of, as seen from its own place: x to its right, y ahead. A unit can be taken up again by
   * its ghost (one that is not `quiet`); then as seen from where that stands.
   */
  readonly grip?: Spot;
  /** What is under the pointer, the thing in hand not counted. */
  readonly over?: { readonly unit?: UnitId; readonly stand?: number; readonly handle?: string };
  readonly shift: boolean;
  readonly alt: boolean;
  /** The hand rested there with what it holds (drag, drop): what letting go does has been seen. */
  readonly rested?: true;
  /** By a finger, which hides what lies under it. */
  readonly touch?: boolean;
}
