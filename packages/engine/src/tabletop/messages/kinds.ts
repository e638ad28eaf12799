import type { Layout } from '../../formation/layout.js';
import type { Side as Edge } from '../../geometry/index.js';
import type { CommonKinds } from '../../kernel/kinds.js';
import type { Words } from '../rules.js';
import type { Terrain } from '../terrain.js';
import type { Arm, CommandQuality, Formation, Quality, State, UnitId } from '../unit.js';

/** What the facts of messages are in the measured games. Books have their own words for some; the language knows them. */
export interface TabletopKinds extends CommonKinds {
  readonly unit: UnitId;
  readonly units: readonly UnitId[];
  /** In thousandths, said to two decimals with the measure of the book. */
  readonly length: number;
  /** To the thousandth, where one more or less decides. */
  readonly exact: number;
  /** In tenths of a degree. */
  readonly angle: number;
  readonly formation: Formation;
  readonly formations: readonly Formation[];
  /** A kind of ground. */
  readonly terrain: Terrain;
  readonly terrains: readonly Terrain[];
  /** A type of unit by its key. */
  readonly type: string;
  readonly arm: Arm;
  readonly quality: Quality;
  readonly command: CommandQuality;
  readonly state: State;
  /** One stand or place by its number, which counts from 0. */
  readonly nth: number;
  readonly nths: readonly number[];
  /** How many stands, or elements as the book calls them. */
  readonly bases: number;
  /** How many of what the book counts losses in. */
  readonly losses: number;
  /** Stands by their letters: `PPM`. */
  readonly stands: string;
  /** A kind of stand by its letter. */
  readonly stand: string;
  readonly layout: Layout;
  /** Ranks from the front, as `3,2`. */
  readonly shapes: readonly string[];
  /** A side of a unit, or a way to go. */
  readonly edge: Edge;
  readonly edges: readonly Edge[];
  /** Faster than usual, as the book calls it. */
  readonly fast: Words['doubleTime'];
  /** Of artillery on the road, as the book calls it. */
  readonly packed: Words['limbered'];
  /** A field of the choice that must be set, so that nothing is lost by accident. */
  readonly confirm: 'leaveTable';
}
