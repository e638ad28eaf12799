/** What a measured table is given. */
import type { Coats } from '../../match/unit-coats.js';
import type { Side } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import type { Look } from '../../table/unit-figure.jsx';
import type { Gesture } from '../gesture.js';
import type { Mark, Spot } from '../marks.js';

export interface MeasuredTableProps {
  /** What is drawn. */
  readonly match: TabletopMatch;
  /** Seen from whose edge. */
  readonly near: Side;
  readonly coats: Coats;
  readonly marks: readonly Mark[];
  lookOf(id: UnitId): Look;
  /** A press on it that moves is a grab, otherwise it pans. */
  isGrabbable(id: UnitId): boolean;
  /** Whatever is pressed is taken hold of, ground too, and nothing is held: a tape is being laid. */
  readonly measuring?: boolean;
  onGesture(gesture: Gesture): void;
  /** Engine lengths for a CSS pixel, when the zoom changes. */
  onGrain(grain: number): void;
  /** What must be seen now, wherever somebody has looked before. */
  readonly attention?: Spot | undefined;
  /** Who puts an answer together may want a key (an arrow to nudge a unit) before the table does; true: it is taken. */
  onKey?(event: KeyboardEvent): boolean;
}
