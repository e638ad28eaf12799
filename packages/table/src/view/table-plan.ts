/** The plan of the table as it is drawn: zones and reserves on a grid. Seen from the edge of one side. */
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import { ROWS, sideOfReserve, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import type { Grid } from './grid.js';
import { FRAME, GAP, type Size } from './measure.js';

export interface Area {
  readonly zone: Zone;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly reserve: boolean;
}

/** Where a zone is on the grid: the reserve of the far side is row 0, that of the near side the last. */
export const cellOf = ({ state, table }: ZonalMatch, zone: Zone, near: Side): { column: number; row: number } => {
  const owner = sideOfReserve(zone);
  const { column, row } = owner
    ? { column: Number(zone.slice(2)), row: owner === 'south' ? -1 : ROWS }
    : table.places[zone]!;
  return near === 'south' ? { column, row: ROWS - row } : { column: state.options.columns - 1 - column, row: row + 1 };
};

export const LAST_ROW = ROWS + 1;
const isReserveRow = (row: number): boolean => row === 0 || row === LAST_ROW;

/** Room for columns and rows in a window. */
export const roomIn = ({ width, height }: Size): Size => ({
  width: width - 2 * FRAME,
  height: height - 2 * (FRAME + GAP),
});

const startOf = (sizes: readonly number[], at: number): number =>
  sizes.slice(0, at).reduce((sum, size) => sum + size, 0);

const topOf = ({ heights }: Grid, row: number): number =>
  FRAME + startOf(heights, row) + (row > 0 ? GAP : 0) + (row === LAST_ROW ? GAP : 0);

export const areaOf = (match: ZonalMatch, zone: Zone, near: Side, grid: Grid): Area => {
  const { column, row } = cellOf(match, zone, near);
  return {
    zone,
    left: FRAME + startOf(grid.widths, column),
    top: topOf(grid, row),
    width: grid.widths[column]!,
    height: grid.heights[row]!,
    reserve: isReserveRow(row),
  };
};

/** Reserves of the far side first: the order of a walk with the Tab key. */
export const zonesOf = ({ table }: ZonalMatch, near: Side): Zone[] => [
  ...table.reserves[enemyOf(near)].map(({ zone }) => zone),
  ...table.reserves[near].map(({ zone }) => zone),
  ...table.zones,
];

/** Left, top, width and height of the turf, without frame and reserves. */
export const turfOf = (grid: Grid) => ({
  left: FRAME,
  top: topOf(grid, 1),
  width: startOf(grid.widths, grid.widths.length),
  height: startOf(grid.heights, LAST_ROW) - grid.heights[0]!,
});

export const areaAt = (areas: readonly Area[], x: number, y: number): Area | undefined =>
  areas.find(({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height);

/** A line along an edge about its middle, level or upright, that bends a little. */
export const edgeLine = (level: boolean, half: number, bend: number): (readonly [x: number, y: number])[] =>
  [-half, 0, half].map((along) => {
    const across = along === 0 ? bend : 0;
    return level ? [along, across] : [across, along];
  });
