/** Where elements are after wheels, about-faces and changes of formation: plain trigonometry, apart from the engine. */

export type Point = readonly [number, number];
export type Pose = { x: number; y: number; heading: number };
/** Frontage and depth of one element. */
export type Size = readonly [number, number];
export type Cell = readonly [rank: number, file: number];
export type Corner = 'left' | 'right';

/** GL-BASE-01. */
export const FOOT: Size = [1250, 750];
export const CAVALRY: Size = [1250, 1750];
export const ELEPHANT: Size = [1250, 2250];
export const GUN: Size = [1750, 2500];
export const COMMAND: Size = [2000, 2000];

export const sizeOf = (type: string): Size => {
  if (type.includes('foot')) return FOOT;
  if (type.includes('commander')) return COMMAND;
  if (type === 'elephants') return ELEPHANT;
  return /cavalry|camels|knights/.test(type) ? CAVALRY : GUN;
};

export const sin = (tenths: number): number => Math.sin((tenths * Math.PI) / 1800);
export const cos = (tenths: number): number => Math.cos((tenths * Math.PI) / 1800);
export const round = (tenths: number): number => ((tenths % 3600) + 3600) % 3600;

/** GL-GEO-01: so far to the right of and ahead of a pose, its heading kept. */
export const from = ({ x, y, heading }: Pose, right: number, ahead: number): Pose => ({
  x: x + right * cos(heading) + ahead * sin(heading),
  y: y - right * sin(heading) + ahead * cos(heading),
  heading,
});
/** GL-GEO-09: the nearest pose that is stored. */
export const stored = ({ x, y, heading }: Pose): Pose => ({
  x: Math.round(x),
  y: Math.round(y),
  heading: round(heading),
});
export const advanced = (pose: Pose, by: number): Pose => stored(from(pose, 0, by));

/** GL-GEO-08: a wheel about a front corner of a front edge so wide; the corner keeps its place. */
export const wheeled = (pose: Pose, wide: number, corner: Corner, by: number): Pose => {
  const out = corner === 'left' ? -wide / 2 : wide / 2;
  const fixed = from(pose, out, 0);
  return stored(from({ ...fixed, heading: pose.heading + by }, -out, 0));
};
/** The same without rounding, for sweeps. */
export const wheeling = (pose: Pose, wide: number, corner: Corner, by: number): Pose => {
  const out = corner === 'left' ? -wide / 2 : wide / 2;
  return from({ ...from(pose, out, 0), heading: pose.heading + by }, -out, 0);
};

/** GL-FACE-02: how far the other corner comes, in a straight line. */
export const chord = (wide: number, by: number): number => 2 * wide * sin(Math.abs(by) / 2);
/** The largest pivot in tenths of a degree. */
export const largestPivot = (wide: number): number => {
  let by = 1;
  while (chord(wide, by + 1) <= 250) by++;
  return by;
};

const ranksOf = (layout: string): string[] => layout.split('/');
/** How many elements stand in the front rank. */
export const widthOf = (layout: string): number => ranksOf(layout)[0]!.length;
export const ranks = (layout: string): number => ranksOf(layout).length;
export const frontOf = (layout: string, [w]: Size): number => widthOf(layout) * w;
/** The places of the elements in the order of their numbers. */
export const cellsOf = (layout: string): Cell[] =>
  ranksOf(layout).flatMap((rank, i) => [...rank].flatMap((one, j): Cell[] => (one === '.' ? [] : [[i, j]])));

/** GL-GEO-02: the middle of the front of the element in this place. */
export const elementAt = (pose: Pose, layout: string, [w, e]: Size, [rank, file]: Cell): Pose =>
  from(pose, (file + 0.5 - widthOf(layout) / 2) * w, -rank * e);

/** GL-FACE-10: the element keeps its place, and the new middle of the front is measured from it. */
export const changed = (pose: Pose, layout: string, element: number, to: string, cell: Cell, size: Size): Pose => {
  const stays = elementAt(pose, layout, size, cellsOf(layout)[element]!);
  const [w, e] = size;
  return stored(from(stays, (widthOf(to) / 2 - 0.5 - cell[1]) * w, cell[0] * e));
};

/** GL-FACE-07, -08: the full ranks turn on the spot; an odd element comes behind them on the file chosen. */
export const facedAbout = (pose: Pose, layout: string, [, e]: Size, file: Corner = 'left') => {
  const odd = layout.includes('.');
  const deep = (ranks(layout) - (odd ? 1 : 0)) * e;
  const there = stored({ ...from(pose, 0, -deep), heading: pose.heading + 1800 });
  const letter = layout[0]!;
  const last = file === 'left' ? `${letter}.` : `.${letter}`;
  return { ...there, layout: odd ? [...ranksOf(layout).slice(0, -1), last].join('/') : layout };
};

/** GL-ART-04: about the centre of the element. */
export const unlimbered = (pose: Pose, heading: number, [, deep] = GUN): Pose => {
  const middle = from(pose, 0, -deep / 2);
  return stored(from({ ...middle, heading }, 0, deep / 2));
};

/** GL-R-14: the better of a row border through the centre and a row centred on it. */
export const capacityOf = (diameter: number, [w, e]: Size = FOOT): number => {
  const radius = diameter / 2;
  const holds = (low: number, high: number): number => {
    const off = Math.max(Math.abs(low), Math.abs(high));
    return off > radius ? 0 : Math.floor((2 * Math.sqrt(radius * radius - off * off)) / w + 1e-9);
  };
  const total = (shift: number): number => {
    let sum = 0;
    for (let k = -100; k < 100; k++) sum += holds((k + shift) * e, (k + 1 + shift) * e);
    return sum;
  };
  return Math.max(total(0), total(0.5));
};
/** GL-R-14: the spaces a command element needs. */
export const commandSpaces = ([w, e]: Size = FOOT, [c, d]: Size = COMMAND): number =>
  Math.ceil(c / w) * Math.ceil(d / e);

/** Numbers that come the same every time. */
export const numbers = (seed: number) => {
  let state = seed % 2147483647;
  return (low: number, high: number): number => {
    state = (state * 48271) % 2147483647;
    return low + (state % (high - low + 1));
  };
};
