/**
 * Outlines on a measured table: moved, turned, scaled, bent at a corner. Points are whole thousandths of the measure of
 * the book, x to the east and y to the north, as the engine has them.
 */
export type Corner = readonly [x: number, y: number];
export type Outline = readonly Corner[];

export interface Extent {
  readonly width: number;
  readonly depth: number;
}

export interface Box {
  readonly left: number;
  readonly low: number;
  readonly right: number;
  readonly high: number;
}

export const WHOLE = 1000;

export const boxOf = (outline: Outline): Box => ({
  left: Math.min(...outline.map(([x]) => x)),
  low: Math.min(...outline.map(([, y]) => y)),
  right: Math.max(...outline.map(([x]) => x)),
  high: Math.max(...outline.map(([, y]) => y)),
});

/** The middle of its box: it stays put when an outline is turned by quarters or scaled. */
export const middleOf = (outline: Outline): Corner => {
  const { left, low, right, high } = boxOf(outline);
  return [(left + right) / 2, (low + high) / 2];
};

export const rounded = ([x, y]: Corner): Corner => [Math.round(x), Math.round(y)];

export const shifted = (outline: Outline, dx: number, dy: number): Outline =>
  outline.map(([x, y]) => rounded([x + dx, y + dy]));

const fit = (low: number, high: number, most: number): number => (low < 0 ? -low : high > most ? most - high : 0);

const isWithin = ({ left, low, right, high }: Box, { width, depth }: Extent): boolean =>
  left >= 0 && low >= 0 && right <= width && high <= depth;

/** Pushed back onto the table; undefined when it is too large for it. */
const keptOn = (outline: Outline, table: Extent): Outline | undefined => {
  const { left, low, right, high } = boxOf(outline);
  const pushed = shifted(outline, fit(left, right, table.width), fit(low, high, table.depth));
  return isWithin(boxOf(pushed), table) ? pushed : undefined;
};

export const moved = (outline: Outline, dx: number, dy: number, table: Extent): Outline =>
  keptOn(shifted(outline, dx, dy), table) ?? outline;

/** Clockwise, by degrees, about its middle. */
export const turned = (outline: Outline, degrees: number, table: Extent): Outline => {
  const [cx, cy] = middleOf(outline);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const all = outline.map(([x, y]) =>
    rounded([cx + (x - cx) * cos + (y - cy) * sin, cy - (x - cx) * sin + (y - cy) * cos]),
  );
  return keptOn(all, table) ?? outline;
};

/** So small that corners would fall together: no smaller. */
const LEAST_SIZE = 500;

export const scaled = (outline: Outline, across: number, along: number, table: Extent): Outline => {
  const [cx, cy] = middleOf(outline);
  const all = outline.map(([x, y]) => rounded([cx + (x - cx) * across, cy + (y - cy) * along]));
  const { left, low, right, high } = boxOf(all);
  if (Math.max(right - left, high - low) < LEAST_SIZE) return outline;
  return keptOn(all, table) ?? outline;
};

/** To a width and depth of its box; a line without depth keeps its own. */
export const sized = (outline: Outline, width: number, depth: number, table: Extent): Outline => {
  const { left, low, right, high } = boxOf(outline);
  const share = (wanted: number, now: number): number => (now === 0 ? 1 : wanted / now);
  return scaled(outline, share(width, right - left), share(depth, high - low), table);
};

/** Its middle brought to a point. */
export const placed = (outline: Outline, x: number, y: number, table: Extent): Outline => {
  const [cx, cy] = middleOf(outline);
  return moved(outline, x - cx, y - cy, table);
};

export const onTable = ([x, y]: Corner, { width, depth }: Extent): Corner =>
  rounded([Math.min(width, Math.max(0, x)), Math.min(depth, Math.max(0, y))]);

export const toWhole = (length: number): number => Math.round(length / WHOLE) * WHOLE;
export const snappedTo = ([x, y]: Corner): Corner => [toWhole(x), toWhole(y)];

/** By how much a shift must change so that the low left corner of the box lies on whole inches or centimetres. */
export const snappedShift = (outline: Outline, dx: number, dy: number): Corner => {
  const { left, low } = boxOf(outline);
  return [toWhole(left + dx) - left, toWhole(low + dy) - low];
};

export const withCorner = (outline: Outline, index: number, corner: Corner): Outline =>
  outline.map((each, i) => (i === index ? corner : each));

/** A new corner in the middle of the side after this one. The last side of an area leads back to its first corner. */
export const cornerAfter = (outline: Outline, index: number, closed: boolean): Outline => {
  const from = outline[index]!;
  const last = index === outline.length - 1;
  // At the end of a line there is no side to halve: it goes on as it went.
  const before = outline[index - 1] ?? from;
  const to =
    last && !closed
      ? ([2 * from[0] - before[0], 2 * from[1] - before[1]] as const)
      : outline[(index + 1) % outline.length]!;
  const middle = rounded([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return [...outline.slice(0, index + 1), middle, ...outline.slice(index + 1)];
};

export const leastCorners = (closed: boolean): number => (closed ? 3 : 2);

export const withoutCorner = (outline: Outline, index: number, closed: boolean): Outline =>
  outline.length > leastCorners(closed) ? outline.filter((_, i) => i !== index) : outline;

/** An escarpment falls to the right of its way: turned round, to the other side. */
export const reversed = (outline: Outline): Outline => [...outline].reverse();

export const mirrored = (outline: Outline, { width, depth }: Extent): Outline =>
  outline.map(([x, y]) => [width - x, depth - y]);

const BLOB_CORNERS = 14;
/** Bulges all round it: how many, and how far out and in. Few and soft, so that it looks grown and not cut. */
const BULGES = [
  [2, 0.1],
  [3, 0.07],
  [5, 0.03],
] as const;

/** A soft round shape about a point; `chance` gives numbers from 0 to 1 and makes each one its own. */
export const blob = ([cx, cy]: Corner, width: number, depth: number, chance: () => number): Outline => {
  const waves = BULGES.map(([count, height]) => ({ count, height, from: chance() * 2 * Math.PI }));
  const most = 1 - BULGES.reduce((sum, [, height]) => sum + height, 0);
  return Array.from({ length: BLOB_CORNERS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / BLOB_CORNERS;
    const reach = waves.reduce((sum, { count, height, from }) => sum + height * Math.cos(count * angle + from), most);
    return rounded([cx + (Math.cos(angle) * reach * width) / 2, cy + (Math.sin(angle) * reach * depth) / 2]);
  });
};

/** A line from west to east that wanders a little. */
export const wanderingLine = ([cx, cy]: Corner, length: number, chance: () => number): Outline =>
  Array.from({ length: 5 }, (_, i) =>
    rounded([cx + (i / 4 - 0.5) * length, cy + (i === 0 || i === 4 ? 0 : (chance() - 0.5) * 0.16 * length)]),
  );
