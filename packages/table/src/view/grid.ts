/** Columns and rows of a table: as wide and as high as what stands in them needs, and what is left shared by need. */
import { heightAt, leastWidth, widthBelow, type Groups } from './packing.js';

export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly groups: Groups;
  /** For the name of the zone, above everything else. */
  readonly title: number;
}

export interface Wanted {
  readonly cells: readonly Cell[];
  /** What none goes below, by column and by row. */
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** Rows that get no share of what is left. */
  readonly strips: ReadonlySet<number>;
  /** There is no more. */
  readonly width: number;
  readonly height: number;
}

export interface Grid {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const isFilled = ({ groups }: Cell): boolean => groups.some((blocks) => blocks.length > 0);
const needAt = ({ groups, title }: Cell, width: number): number => heightAt(groups, width) + title;

const heightsAt = ({ cells, heights }: Wanted, widths: readonly number[]): number[] =>
  heights.map((least, row) =>
    Math.max(least, ...cells.filter((cell) => cell.row === row).map((cell) => needAt(cell, widths[cell.column]!))),
  );

/** How wide the columns must become for this row to be lower than it is, if that can be. */
const widened = (wanted: Wanted, widths: readonly number[], row: number, height: number): number[] | undefined => {
  if (height <= wanted.heights[row]!) return undefined;
  const next = [...widths];
  for (const cell of wanted.cells.filter((each) => each.row === row)) {
    if (needAt(cell, next[cell.column]!) < height) continue;
    const wider = widthBelow(cell.groups, height - cell.title);
    if (wider === undefined) return undefined;
    next[cell.column] = Math.max(next[cell.column]!, wider);
  }
  return next;
};

/** The widening that lowers the rows most for what it costs. */
const cheapest = (wanted: Wanted, widths: readonly number[], heights: readonly number[]): number[] | undefined => {
  let best: number[] | undefined;
  let most = 0;
  heights.forEach((height, row) => {
    const next = widened(wanted, widths, row, height);
    if (!next || sum(next) > wanted.width) return;
    const worth = (sum(heights) - sum(heightsAt(wanted, next))) / (sum(next) - sum(widths));
    if (worth > most) [best, most] = [next, worth];
  });
  return best;
};

const NONE: ReadonlySet<number> = new Set();

const shared = (needs: readonly number[], room: number, strips = NONE): number[] => {
  const fixed = sum(needs.filter((_, i) => strips.has(i)));
  const growth = (room - fixed) / (sum(needs) - fixed);
  return needs.map((need, i) => (strips.has(i) ? need : need * growth));
};

/** None if there is no room for everything. */
export const gridOf = (all: Wanted): Grid | undefined => {
  const wanted = { ...all, cells: all.cells.filter(isFilled) };
  let widths: readonly number[] = all.widths.map((least, column) =>
    Math.max(least, ...wanted.cells.filter((cell) => cell.column === column).map(({ groups }) => leastWidth(groups))),
  );
  let heights = heightsAt(wanted, widths);
  while (sum(heights) > all.height) {
    const next = cheapest(wanted, widths, heights);
    if (!next) return undefined;
    widths = next;
    heights = heightsAt(wanted, widths);
  }
  if (sum(widths) > all.width) return undefined;
  return { widths: shared(widths, all.width), heights: shared(heights, all.height, all.strips) };
};

/** Whether everything still finds room in a grid that was made for something else. */
export const isEnough = ({ cells }: Wanted, { widths, heights }: Grid): boolean =>
  cells.filter(isFilled).every((cell) => needAt(cell, widths[cell.column]!) <= heights[cell.row]!);
