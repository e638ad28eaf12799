/** What can be pointed at and taken hold of on a table as it is now. */
import { findUnit, isPlaced, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import type { Mark, Spot } from '../marks.js';
import { seenFrom } from '../spots.js';
import type { Hold } from './gestures.js';
import { ghostAt, overAt, type Catch, type Over } from './pick.js';
import { spotAt, type Plane } from './plane.js';

/** Pixels beside a thing that still count as on it. */
const CATCH = { mouse: { unit: 3, handle: 13 }, touch: { unit: 12, handle: 24 } };

interface Ways {
  readonly match: () => TabletopMatch;
  readonly plane: () => Plane;
  readonly marks: () => readonly Mark[];
  /** Engine lengths for a pixel. */
  readonly grain: () => number;
  readonly isGrabbable: (id: UnitId) => boolean;
  readonly isMeasuring: () => boolean;
}

export const createReach = ({ match, plane, marks, grain, isGrabbable, isMeasuring }: Ways) => {
  const far = (touch: boolean): Catch => {
    const { unit, handle } = touch ? CATCH.touch : CATCH.mouse;
    return { unit: unit * grain(), handle: handle * grain() };
  };
  const over = (at: Spot, touch: boolean, held?: Gesture['held']): Over | undefined =>
    overAt(match(), plane(), marks(), at, far(touch), held);
  /** A handle does nothing when it is tapped: an enemy beneath it is meant. */
  const tappedAt = (at: Spot, touch: boolean): Over | undefined => {
    const found = over(at, touch);
    if (found?.handle === undefined) return found;
    const below = overAt(match(), plane(), [], at, far(touch));
    const isEnemy = below?.unit !== undefined && findUnit(match(), below.unit)?.side !== match().decision?.side;
    return isEnemy ? below : found;
  };
  const holdOf = (id: UnitId, at: Spot): Hold | undefined => {
    const unit = findUnit(match(), id);
    if (!unit || !isGrabbable(id)) return undefined;
    return { held: { unit: id }, ...(isPlaced(unit) ? { grip: seenFrom(unit.place, at) } : {}) };
  };
  const holdAt = (at: Spot, touch: boolean): Hold | undefined => {
    if (isMeasuring()) return { held: {} };
    const found = over(at, touch);
    if (found?.handle !== undefined) return { held: { handle: found.handle } };
    const ghost = ghostAt(match(), marks(), at, far(touch).unit);
    if (ghost && isGrabbable(ghost.unit)) return { held: { unit: ghost.unit }, grip: seenFrom(ghost.place, at) };
    return found?.unit === undefined ? undefined : holdOf(found.unit, at);
  };
  const handleSpot = (id: string): Spot | undefined => {
    const handle = marks().find((mark) => mark.is === 'handle' && mark.id === id);
    return handle?.is === 'handle' ? handle.at : undefined;
  };
  return { overAt: over, tappedAt, holdAt, handleSpot, spotOf: (at: Spot): Spot => spotAt(plane(), at) };
};
