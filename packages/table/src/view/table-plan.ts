/** The plan of the table as it is drawn: zones, trays of the reserves, frame. Seen from the edge of one side. */
import type { Side } from '@five-victories/engine/kernel';
import { ROWS, sideOfReserve, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { FRAME, GAP, RESERVE, ZONE } from './measure.js';

export interface Area {
  readonly zone: Zone;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly reserve: boolean;
}

/** Left, top, width and height of the turf, without frame and trays. */
export const turfOf = (match: ZonalMatch) => ({
  left: FRAME,
  top: FRAME + RESERVE.height + GAP,
  width: match.state.options.columns * ZONE.width,
  height: ROWS * ZONE.height,
});

export const sizeOfTable = (match: ZonalMatch) => {
  const turf = turfOf(match);
  return { width: turf.width + 2 * FRAME, height: turf.height + 2 * (FRAME + RESERVE.height + GAP) };
};

/** Columns and rows as they appear from the near side: its own rear row below. */
const seen = (match: ZonalMatch, column: number, row: number, near: Side) => ({
  across: near === 'south' ? column : match.state.options.columns - 1 - column,
  down: near === 'south' ? ROWS - 1 - row : row,
});

export const areaOf = (match: ZonalMatch, zone: Zone, near: Side): Area => {
  const turf = turfOf(match);
  const owner = sideOfReserve(zone);
  if (owner) {
    const column = Number(zone.slice(2));
    const { across } = seen(match, column, 0, near);
    const top = owner === near ? turf.top + turf.height + GAP : FRAME;
    return {
      zone,
      left: turf.left + across * ZONE.width,
      top,
      width: ZONE.width,
      height: RESERVE.height,
      reserve: true,
    };
  }
  const { column, row } = match.table.places[zone]!;
  const { across, down } = seen(match, column, row, near);
  return {
    zone,
    left: turf.left + across * ZONE.width,
    top: turf.top + down * ZONE.height,
    width: ZONE.width,
    height: ZONE.height,
    reserve: false,
  };
};

/** All areas of the table. */
export const areasOf = (match: ZonalMatch, near: Side): Area[] => {
  const { zones, reserves } = match.table;
  return [...reserves.north, ...reserves.south]
    .map(({ zone }) => zone)
    .concat(zones)
    .map((zone) => areaOf(match, zone, near));
};

export const areaAt = (areas: readonly Area[], x: number, y: number): Area | undefined =>
  areas.find(({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height);

/** A line along an edge about its middle, level or upright, that bends a little. */
export const edgeLine = (level: boolean, half: number, bend: number): (readonly [x: number, y: number])[] =>
  [-half, 0, half].map((along) => {
    const across = along === 0 ? bend : 0;
    return level ? [along, across] : [across, along];
  });
