/** Where the plates with names are put: beside their units, over no other plate, and over as little else as may be. */
import { lengthOf } from './letters.js';
import { placesFor, type Box, type Point, type Standing } from './plate-places.js';

export interface Wanted extends Standing {
  readonly id: string;
  /** Its markers, if it has any. */
  readonly signs?: Box | undefined;
  /** Whole name first, then shorter ones; the shortest is none at all. */
  readonly names: readonly string[];
  /** Room for its number and the sign of its formation, for letters of height 1. */
  readonly head: number;
  /** It is looked at now: it gets a plate before others, whatever that covers. */
  readonly first: boolean;
  /** It should stay in here. */
  readonly within?: Box | undefined;
}

export interface Plate {
  readonly id: string;
  readonly name: string;
  /** Its upper left corner as seen from the middle of the unit. */
  readonly dx: number;
  readonly dy: number;
  readonly width: number;
  readonly height: number;
}

export const HEIGHT = 1.36;
/** Room before and after a name, for letters of height 1. */
export const BEFORE = 0.3;
const AFTER = 0.4;

const widthOf = (name: string, head: number, text: number): number =>
  text * (head + (name === '' ? 0 : BEFORE + lengthOf(name) + AFTER));

const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const doShare = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxAround = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
});

interface Obstacle {
  readonly id: string;
  readonly box: Box;
  /** Its true corners; a box that lies straight needs none. */
  readonly ground?: readonly Point[];
}

const isWithin = (ground: readonly Point[], x: number, y: number): boolean => {
  let sign = 0;
  for (let i = 0; i < ground.length; i++) {
    const [a, b] = [ground[i]!, ground[(i + 1) % ground.length]!];
    const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    if (side === 0) continue;
    if (sign !== 0 && side > 0 !== sign > 0) return false;
    sign = side;
  }
  return sign !== 0;
};

const ACROSS = 8;
const SAMPLES = Array.from({ length: ACROSS * 3 }, (_, i) => ({
  x: ((i % ACROSS) + 0.5) / ACROSS,
  y: (Math.floor(i / ACROSS) + 0.5) / 3,
}));

/** The share of a place that lies over an obstacle. */
const coveredBy = (place: Box, { box, ground }: Obstacle): number => {
  const [width, height] = [place.right - place.left, place.bottom - place.top];
  if (!ground) return sharedArea(place, box) / (width * height);
  const hit = SAMPLES.filter(({ x, y }) => isWithin(ground, place.left + x * width, place.top + y * height));
  return hit.length / SAMPLES.length;
};

/** What a place costs besides what it covers: later ones are a little worse, shorter names a little more. */
const LATER = 0.02;
const SHORTER = 0.1;
const OUTSIDE = 0.2;
/** Above this much it is left out: it would hide more than it tells. */
const MOST = 0.45;

const best = (
  wanted: Wanted,
  text: number,
  taken: readonly Box[],
  obstacles: readonly Obstacle[],
): Plate | undefined => {
  const height = text * HEIGHT;
  let found: Plate | undefined;
  let least = wanted.first ? Infinity : MOST;
  wanted.names.forEach((name, shorter) => {
    const width = widthOf(name, wanted.head, text);
    // A plate with nothing on it but a colour tells nothing.
    if (width < text || shorter * SHORTER >= least) return;
    placesFor(wanted, width, height).forEach((place, later) => {
      let cost = later * LATER + shorter * SHORTER;
      if (wanted.within && sharedArea(place, wanted.within) < width * height * 0.98) cost += OUTSIDE;
      if (cost >= least || taken.some((box) => doShare(box, place))) return;
      for (const obstacle of obstacles)
        if (cost < least && doShare(obstacle.box, place)) cost += coveredBy(place, obstacle);
      if (cost >= least) return;
      least = cost;
      found = { id: wanted.id, name, dx: place.left - wanted.at.x, dy: place.top - wanted.at.y, width, height };
    });
  });
  return found;
};

const boxAt = ({ at }: Wanted, { dx, dy, width, height }: Plate): Box => ({
  left: at.x + dx,
  top: at.y + dy,
  right: at.x + dx + width,
  bottom: at.y + dy + height,
});

/** Plates for letters of this height; a unit for which there is no room has none. */
export const platesFor = (units: readonly Wanted[], text: number): ReadonlyMap<string, Plate> => {
  const plates = new Map<string, Plate>();
  const taken: Box[] = [];
  const obstacles = units.flatMap(({ id, ground, signs }): Obstacle[] => [
    { id, box: boxAround(ground), ground },
    ...(signs ? [{ id, box: signs }] : []),
  ]);
  for (const wanted of [...units.filter(({ first }) => first), ...units.filter(({ first }) => !first)]) {
    const plate = best(wanted, text, taken, obstacles);
    if (!plate) continue;
    plates.set(wanted.id, plate);
    taken.push(boxAt(wanted, plate));
  }
  return plates;
};
