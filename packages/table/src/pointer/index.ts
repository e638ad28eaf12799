/** Which state behaves how. */
import type { UnitId, Zone } from '@five-victories/engine/zonal';
import { chosen } from './chosen.js';
import { choosingStands } from './choosing-stands.js';
import { dragging } from './dragging.js';
import { idle } from './idle.js';
import { NOTHING, type Behaviour, type Cell, type Outcome, type Pointer, type Scene } from './pointer.js';
import { settingUp } from './setting-up.js';
import { watching } from './watching.js';

const BEHAVIOURS: { readonly [S in Pointer['state']]: Behaviour<S> } = {
  idle,
  chosen,
  dragging,
  stands: choosingStands,
  setup: settingUp,
  watching,
};

/** The compiler cannot see that a state and its behaviour belong together once both are looked up. */
const behaviourOf = (pointer: Pointer): Behaviour<Pointer['state']> =>
  BEHAVIOURS[pointer.state] as Behaviour<Pointer['state']>;

export const pointAtUnit = (pointer: Pointer, scene: Scene, id: UnitId): Outcome =>
  behaviourOf(pointer).unit(pointer, scene, id);
export const pointAtZone = (pointer: Pointer, scene: Scene, zone: Zone): Outcome =>
  behaviourOf(pointer).zone(pointer, scene, zone);
export const pointAtStand = (pointer: Pointer, scene: Scene, unit: UnitId, cell: Cell): Outcome =>
  behaviourOf(pointer).stand?.(pointer, scene, unit, cell) ?? NOTHING;
export const escape = (pointer: Pointer, scene: Scene): Outcome => behaviourOf(pointer).escape(pointer, scene);

/** The unit a state speaks of, if one. */
export const unitInHand = (pointer: Pointer): UnitId | undefined => ('unit' in pointer ? pointer.unit : undefined);

export * from './pointer.js';
