/** What a zone table is told, and whom it tells. */
import type { Side } from '@five-victories/engine/kernel';
import type { Facing, Unit, UnitId, ZonalMatch, Zone } from '@five-victories/engine/zonal';
import type { Coats } from '../match/unit-coats.js';
import type { Picked, Pointed } from '../zone/maker.js';
import type { Aimed } from './aim.jsx';
import type { Look } from './unit-figure.jsx';

export interface TableProps {
  readonly match: ZonalMatch;
  readonly near: Side;
  /** How many stands a unit had when the match began. */
  wholeOf(unit: Unit): number;
  readonly coats: Coats;
  /** Where stands are picked: which are. */
  readonly picked: Picked | undefined;
  lookOf(id: UnitId): Look;
  isReachable(id: UnitId): boolean;
  isDraggable(id: UnitId): boolean;
  readonly lit: ReadonlySet<Zone>;
  readonly aims: readonly Aimed[];
  /** Who does something that nobody here has ordered. */
  readonly acting?: readonly UnitId[];
  onPoint(at: Pointed): void;
  /** `joins`: with Shift. */
  onDrag(unit: UnitId, joins: boolean): void;
  /** A unit that is dragged was held over another one, to take it along. */
  onGather?(unit: UnitId, other: UnitId): void;
  /** Which ways the front of what is carried can look at the end, if it is dropped in this zone. */
  turnsIn?(zone: Zone): readonly Facing[];
  /** `facing`: dropped on the mark for it. */
  onDrop(target: UnitId | undefined, zone: Zone | undefined, facing: Facing | undefined): void;
  /** Why nothing came of the last drop. */
  readonly slip?: string | undefined;
  onSlip?(): void;
}
