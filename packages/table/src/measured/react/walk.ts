/** Where units went, by the events that tell of it, in order: turned about, moved, formed, gone. */
import type { Event } from '@five-victories/engine/kernel';
import {
  findUnit,
  isPlaced,
  type Place,
  type TabletopMatch,
  type UnitId,
  type Placed,
  type Unit,
} from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { placeTold } from './place-told.js';
import { centreOf, far } from '../spots.js';

/** One unit on its way. */
export interface Walk {
  readonly unit: Unit;
  start: Place | undefined;
  place: Place | undefined;
  /** The middle of its ground, at every point where its way bends. */
  readonly points: Spot[];
  /** All its straight moves together. */
  length: number;
  gone: boolean;
}

export type Walks = Map<UnitId, Walk>;

/** Nearer than this is the same point. */
const NEAR = 60;

const reach = (match: TabletopMatch, walk: Walk, place: Place): void => {
  walk.place = place;
  const spot = centreOf(match, walk.unit, place);
  const last = walk.points.at(-1);
  if (!last || far(last, spot) > NEAR) walk.points.push(spot);
};

/** The walk of a unit that an event speaks of; a unit on a Battle begins where that stands. */
const walkOf = (match: TabletopMatch, walks: Walks, id: UnitId): Walk | undefined => {
  const known = walks.get(id);
  if (known) return known;
  const unit = findUnit(match, id);
  if (!unit) return undefined;
  const walk: Walk = { unit, start: unit.place, place: undefined, points: [], length: 0, gone: false };
  if (unit.place) reach(match, walk, unit.place);
  walks.set(id, walk);
  return walk;
};

/** What is left of it stands elsewhere, but has not gone there. */
const shrink = (match: TabletopMatch, walk: Walk, place: Place): void => {
  if (walk.points.length <= 1) walk.start = place;
  walk.points.pop();
  reach(match, walk, place);
};

const LEAVES = new Set(['routed', 'joinedBattle', 'attached']);
/** Told with a place that is not where the unit goes. */
const ELSEWHERE = new Set(['placed', 'routed', 'leftBattle']);

const follow = (before: TabletopMatch, walks: Walks, event: Event): void => {
  const id = event['unit'];
  if (typeof id !== 'string') return;
  const walk = walkOf(before, walks, id);
  if (!walk) return;
  if (LEAVES.has(event.event)) {
    walk.gone = true;
    return;
  }
  if (ELSEWHERE.has(event.event)) return;
  const place = walk.place && placeTold(event);
  if (!place) return;
  if (event.event === 'removed' || event.event === 'leftTable') return shrink(before, walk, place);
  if (event.event !== 'pivoted' && typeof event['by'] === 'number') walk.length += event['by'];
  reach(before, walk, place);
};

/**
 * All units the events speak of, each from where it stood to where it stands now or was last seen. `each` looks at them
 * after every event.
 */
export const walksOf = (
  before: TabletopMatch,
  after: TabletopMatch,
  events: readonly Event[],
  each: (walks: Walks, at: number) => void = () => {},
): Walks => {
  const walks: Walks = new Map();
  for (const [at, event] of events.entries()) {
    follow(before, walks, event);
    each(walks, at);
  }
  for (const unit of after.state.units) {
    const walk = walks.get(unit.id) ?? (changed(before, unit) ? walkOf(before, walks, unit.id) : undefined);
    if (!walk || !isPlaced(unit)) continue;
    reach(after, walk, unit.place);
    walk.gone = false;
  }
  return walks;
};

/** Moved without a word, as a charger is that follows a target about. */
const changed = (before: TabletopMatch, unit: Unit): unit is Placed => {
  const was = findUnit(before, unit.id)?.place;
  const now = unit.place;
  return was !== undefined && now !== undefined && (was.x !== now.x || was.y !== now.y || was.heading !== now.heading);
};

/** Whether the unit covers other ground than before. */
export const hasMoved = ({ start, place, points }: Walk): boolean =>
  points.length > 1 ||
  (start !== undefined &&
    place !== undefined &&
    (start.heading !== place.heading || start.layout !== place.layout || start.formation !== place.formation));
