/** Where the plates with names are put: beside their units, over no other plate, and over as little else as may be. */
import type { Box } from './station.js';

export interface Wanted {
  readonly id: string;
  /** Of its unit. */
  readonly box: Box;
  /** Whole name first, then shorter ones; the shortest is none at all. */
  readonly names: readonly string[];
  /** Room for its number and the sign of its formation, for letters of height 1. */
  readonly head: number;
  /** It is looked at now: it gets a plate before others, whatever that covers. */
  readonly first: boolean;
  /** Degrees: where its rear is looked for. */
  readonly turn: number;
}

export interface Plate {
  readonly id: string;
  readonly name: string;
  /** Its upper left corner as seen from the middle of the unit's box. */
  readonly dx: number;
  readonly dy: number;
  readonly width: number;
  readonly height: number;
}

export const HEIGHT = 1.36;
/** The width of a letter, and room after a name, for letters of height 1. */
const LETTER = 0.44;
const END = 0.5;

const widthOf = (name: string, head: number, text: number): number =>
  text * (head + (name === '' ? 0 : END + name.length * LETTER));

const areaShared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Behind the rear first, then below, above and beside the unit. */
const placesFor = ({ box, turn }: Wanted, width: number, height: number): Box[] => {
  const gap = height * 0.22;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const below = at(x - width / 2, box.bottom + gap);
  const above = at(x - width / 2, box.top - gap - height);
  const right = at(box.right + gap, y - height / 2);
  const left = at(box.left - gap - width, y - height / 2);
  const looksDown = Math.cos((turn * Math.PI) / 180) < -0.2;
  return looksDown ? [above, below, right, left] : [below, above, right, left];
};

/** What a place costs besides what it covers: later ones are a little worse, shorter names a little more. */
const LATER = 0.05;
const SHORTER = 0.09;
/** Above this much it is left out: it would hide more than it tells, or lie where nobody knows whose it is. */
const MOST = 0.42;

const best = (wanted: Wanted, text: number, taken: readonly Box[], others: readonly Box[]): Plate | undefined => {
  const height = text * HEIGHT;
  const middle = { x: (wanted.box.left + wanted.box.right) / 2, y: (wanted.box.top + wanted.box.bottom) / 2 };
  let found: Plate | undefined;
  let least = wanted.first ? Infinity : MOST;
  wanted.names.forEach((name, shorter) => {
    const width = widthOf(name, wanted.head, text);
    if (width === 0) return;
    placesFor(wanted, width, height).forEach((place, later) => {
      if (taken.some((box) => areaShared(box, place) > 0)) return;
      const covered = others.reduce((sum, box) => sum + areaShared(box, place), 0) / (width * height);
      const cost = covered + later * LATER + shorter * SHORTER;
      if (cost >= least) return;
      least = cost;
      found = { id: wanted.id, name, dx: place.left - middle.x, dy: place.top - middle.y, width, height };
    });
  });
  return found;
};

const boxAt = ({ box }: Wanted, { dx, dy, width, height }: Plate): Box => {
  const left = (box.left + box.right) / 2 + dx;
  const top = (box.top + box.bottom) / 2 + dy;
  return { left, top, right: left + width, bottom: top + height };
};

/** Plates for letters of this height; a unit for which there is no room has none. */
export const platesFor = (units: readonly Wanted[], text: number): ReadonlyMap<string, Plate> => {
  const plates = new Map<string, Plate>();
  const taken: Box[] = [];
  const inOrder = [...units.filter(({ first }) => first), ...units.filter(({ first }) => !first)];
  for (const wanted of inOrder) {
    const others = units.filter((each) => each !== wanted).map(({ box }) => box);
    const plate = best(wanted, text, taken, others);
    if (!plate) continue;
    plates.set(wanted.id, plate);
    taken.push(boxAt(wanted, plate));
  }
  return plates;
};
