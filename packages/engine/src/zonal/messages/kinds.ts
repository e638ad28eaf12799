import type { Face, Layout, Line } from '../../formation/layout.js';
import type { CommonKinds } from '../../kernel/kinds.js';
import type { Terrain } from '../terrain.js';
import type { Formation, Quality, UnitId } from '../unit.js';
import type { Facing, Zone } from '../zone.js';

/** What the facts of messages are in the zone games. */
export interface ZonalKinds extends CommonKinds {
  readonly unit: UnitId;
  readonly zone: Zone;
  readonly facing: Facing;
  readonly face: Face;
  readonly formation: Formation;
  /** Any of these. */
  readonly formations: readonly Formation[];
  readonly terrain: readonly Terrain[];
  /** A type of unit by its key. */
  readonly type: string;
  /** Stands by their letters: `PPM`. */
  readonly stands: string;
  readonly layout: Layout;
  /** A rank or a file of a layout. */
  readonly line: Line;
  /** Why a unit never engages. */
  readonly bar: 'artillery' | 'defensive';
  /** A kind of stand by its letter. */
  readonly stand: string;
  readonly quality: Quality;
  readonly weapon: string;
  /** Cells of a layout, each as `[rank,file]`. */
  readonly cells: readonly string[];
  readonly flag: boolean;
}
