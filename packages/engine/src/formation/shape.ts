/** Shapes: the valid rank sizes for each number of stands, and what can be formed and removed under them. */
import { layoutOf, remembered, standsOf, without, type Cell, type Layout } from './layout.js';

/** Rank sizes, front rank first. */
export type Shape = readonly number[];
export type Shapes = Readonly<Record<number, readonly Shape[]>>;

/**
 * The rank sizes of a layout if its stands are side by side and each stands directly behind one of the rank before;
 * undefined if there is a gap or an offset.
 */
export const shapeOf: (layout: Layout) => Shape | undefined = (layout) => regular(layout) || undefined;

const regular = remembered((layout: Layout): Shape | false => {
  const { cells } = standsOf(layout);
  const files = new Map<number, number[]>();
  for (const [rank, file] of cells) files.set(rank, [...(files.get(rank) ?? []), file]);
  const ranks = [...files.keys()];
  if (ranks.length === 0 || ranks.some((rank, i) => rank !== ranks[0]! + i)) return false;
  const rows = ranks.map((rank) => files.get(rank)!);
  const sideBySide = rows.every((row) => row.at(-1)! - row[0]! === row.length - 1);
  const covered = rows.every((row, i) => i === 0 || row.every((file) => rows[i - 1]!.includes(file)));
  return sideBySide && covered ? rows.map((row) => row.length) : false;
});

const alike = (a: Shape, b: Shape): boolean => a.length === b.length && a.every((n, i) => n === b[i]);

export const isValid = (shapes: Shapes, layout: Layout): boolean => {
  const shape = shapeOf(layout);
  return shape !== undefined && (shapes[standsOf(layout).size] ?? []).some((valid) => alike(valid, shape));
};

/** All cells of the layouts a shape allows: shorter ranks may stand behind any files of the rank before. */
const placesOf = (shape: Shape): Cell[][] => {
  const behind = (rank: number, from: number, to: number): Cell[][] => {
    const size = shape[rank];
    if (size === undefined) return [[]];
    const all: Cell[][] = [];
    for (let left = from; left + size <= to; left++) {
      const row = Array.from({ length: size }, (_, i): Cell => [rank, left + i]);
      for (const rest of behind(rank + 1, left, left + size)) all.push([...row, ...rest]);
    }
    return all;
  };
  return behind(0, 0, shape[0] ?? 0);
};

/** Whether these stands can be arranged in more than one way. */
export const hasAlternatives = (shapes: Shapes, bag: string): boolean => {
  const valid = shapes[bag.length] ?? [];
  if (valid.length > 1) return true;
  return valid.some((shape) => shape.some((n) => n !== shape[0])) || (bag.length > 1 && bag[0] !== bag.at(-1));
};

/** What is remembered for each table of shapes. */
const byShapes = <T>(make: (shapes: Shapes, key: string) => T): ((shapes: Shapes, key: string) => T) => {
  const known = new WeakMap<Shapes, (key: string) => T>();
  return (shapes, key) => {
    let look = known.get(shapes);
    if (look === undefined) {
      look = remembered((each) => make(shapes, each), 2_000);
      known.set(shapes, look);
    }
    return look(key);
  };
};

/** Some good layouts: every shape and place of short ranks, with one kind of stand in front, then the other. */
export const someLayouts: (shapes: Shapes, bag: string) => readonly Layout[] = byShapes((shapes, bag) => {
  const backwards = [...bag].reverse().join('');
  const orders = bag === backwards ? [bag] : [bag, backwards];
  return (shapes[bag.length] ?? []).flatMap((shape) =>
    placesOf(shape).flatMap((cells) => orders.map((letters) => layoutOf(cells, letters))),
  );
});

const subsets = (n: number, k: number, from = 0): number[][] =>
  k === 0
    ? [[]]
    : Array.from({ length: Math.max(0, n - from - k + 1) }, (_, i) => from + i).flatMap((first) =>
        subsets(n, k - 1, first + 1).map((rest) => [first, ...rest]),
      );

const removalsOf = byShapes((shapes, key): readonly (readonly Cell[])[] => {
  const [grid = '', lost = ''] = key.split(' ');
  const { cells } = standsOf(grid);
  return subsets(cells.length, Number(lost))
    .map((taken) => taken.map((i) => cells[i]!))
    .filter((taken) => isValid(shapes, without(grid, taken)));
});

/** All ways to take k stands away that leave a valid shape. */
export const validRemovals = (shapes: Shapes, layout: Layout, k: number): readonly (readonly Cell[])[] =>
  removalsOf(shapes, `${layout.replace(/[^./]/g, 'x')} ${k}`);
