/** The standard search for a place of the missile template: GL-FIRE-13, GL-R-41. */
import {
  cosine,
  gapOfBounds,
  heading as asHeading,
  NOISE,
  sine,
  SLACK,
  TOUCH,
  type Footprint,
  type Heading,
  type Point,
} from '../../../geometry/index.js';
import { between, blockersIn, pastStops, stopsAlong, stopsIn, type Between } from './template-blockers.js';
import { shortestHeading, shortestLine, wholeOf } from './template-line.js';
import { partAlong, viewAlong } from './template-view.js';
import { isInZone, LENGTH, WIDTH, zoneBetween, type Zone } from './template-zone.js';

export { isInZone, placementThrough, zoneOf, type Placement, type Zone } from './template-zone.js';

/** From one place tried across the heading to the next. */
const STEP = 50;
/** Sides that meet outermost points are not quite along the heading: whatever goes by distances leaves room for that. */
const FURTHEST = LENGTH + SLACK + TOUCH;

interface Search {
  readonly firer: Footprint;
  readonly target: Footprint;
  readonly box: Between;
  /** The length of the shortest line between the wholes of firer and target; 0: they may not be apart. */
  readonly gap: number;
  /** What stops fire and may be in a zone, and points of it. */
  readonly blockers: readonly Footprint[];
  readonly stops: readonly Point[];
  readonly isClear: (zone: Zone) => boolean;
}

/** Nothing when they are too far from each other. */
const searchOf = (
  firer: Footprint,
  target: Footprint,
  isClear: (zone: Zone) => boolean,
  all: readonly Footprint[],
): Search | undefined => {
  if (gapOfBounds(firer, target) > FURTHEST) return undefined;
  const [own, other] = [wholeOf(firer), wholeOf(target)];
  const { x, y, length: gap } = shortestLine(own, other);
  if (gap > FURTHEST) return undefined;
  const box = between(own, other, gap > 0 ? { x: x / gap, y: y / gap } : { x: 0, y: 1 });
  const blockers = blockersIn(all, box);
  return { firer, target, box, gap, blockers, stops: gap > 0 ? stopsIn(blockers, box) : [], isClear };
};

/**
 * Firer and target are parted by two lines square to the shortest line, so that slanting placements have further to
 * go: out of reach, or backwards.
 */
const mayReach = ({ box: { way }, gap }: Search, sin: number, cos: number): boolean =>
  gap === 0 || gap - TOUCH <= (LENGTH + SLACK) * (sin * way.x + cos * way.y);

const stopsOn = ({ stops, box }: Search, sin: number, cos: number): readonly number[] =>
  stops.length === 0
    ? []
    : stopsAlong(stops, partAlong(box.firer, sin, cos), partAlong(box.target, sin, cos), sin, cos);

/** Whether one of them is in the zone; that one will be asked first next time. */
const isStopped = (zone: Zone, blockers: Footprint[]): boolean => {
  for (let i = 0; i < blockers.length; i++)
    if (isInZone(zone, blockers[i]!)) {
      if (i > 0) blockers.unshift(...blockers.splice(i, 1));
      return true;
    }
  return false;
};

/** The left side at a, at every 0.050 from there up to b - 1, and at b - 1; if there is hardly room for it, the middle. */
const searchAlong = (search: Search, heading: Heading): Zone | undefined => {
  const [sin, cos] = [sine(heading), cosine(heading)];
  if (!mayReach(search, sin, cos)) return undefined;
  const firer = viewAlong(search.firer, sin, cos);
  const target = viewAlong(search.target, sin, cos);
  const [a, b] = [Math.max(firer.left, target.left), Math.min(firer.right, target.right)];
  if (b - a < WIDTH - SLACK - NOISE) return undefined;
  const stops = stopsOn(search, sin, cos);
  const blockers = search.blockers.filter(({ x, y, radius }) => {
    const across = x * cos - y * sin;
    return across + radius > a && across - radius < b;
  });
  const first = b - a <= WIDTH ? (a + b - WIDTH) / 2 : a;
  const last = b - a <= WIDTH ? first : b - WIDTH;
  for (let left = first; ; left = placeAfter(left, first, last)) {
    for (let past = pastStops(stops, left); past > left; past = pastStops(stops, left)) {
      if (past > last) return undefined;
      left = placeFrom(past, first, last);
    }
    const zone = zoneBetween(firer, target, heading, left + WIDTH / 2);
    if (zone && !isStopped(zone, blockers) && search.isClear(zone)) return zone;
    if (left === last) return undefined;
  }
};

/** The first place tried that is not less than this. */
const placeFrom = (left: number, first: number, last: number): number => {
  const place = first + Math.ceil((left - first) / STEP) * STEP;
  return place >= last - NOISE ? last : place;
};

const placeAfter = (left: number, first: number, last: number): number => placeFrom(left + STEP / 2, first, last);

/**
 * GL-FIRE-13, GL-R-41: the first placement tried whose zone is clear. It begins with the heading of the shortest line,
 * since most shots go that way, and goes on with whole degrees to its right and left by turns: what is found first
 * decides nothing but the zone that is shown. `isClear` is asked about valid placements only, and only about those
 * whose zones hold none of `blockers`: what stops fire wherever it lies in the zone, the other formations for one. Not
 * for formations that touch (GL-FIRE-12).
 */
export const findZone = (
  firer: Footprint,
  target: Footprint,
  isClear: (zone: Zone) => boolean,
  blockers: readonly Footprint[] = [],
): Zone | undefined => {
  const search = searchOf(firer, target, isClear, blockers);
  if (!search) return undefined;
  const straight = shortestHeading(firer, target) ?? asHeading(0);
  const whole = Math.round(straight / 10) * 10;
  const found = straight % 10 === 0 ? undefined : searchAlong(search, straight);
  if (found) return found;
  for (let turn = 0; turn < 360; turn++) {
    const by = turn % 2 === 1 ? (turn + 1) / 2 : 0 - turn / 2;
    const zone = searchAlong(search, asHeading(whole + by * 10));
    if (zone) return zone;
  }
  return undefined;
};
