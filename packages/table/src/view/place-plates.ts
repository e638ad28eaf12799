/** The plates of a zone table, laid out together: behind their units where there is room, within their zone if it may be. */
import type { Side } from '@five-victories/engine/kernel';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { boxOf } from './cluster.js';
import { figureOf } from './figure.js';
import type { Box } from './plate-places.js';
import { namesFor } from './plate-names.js';
import { platesFor, type Plate, type Wanted } from './plates.js';
import { COMMANDER_SIZE, type Station } from './place-units.js';
import { areaOf } from './table-plan.js';

const cornersOf = ({ x, y }: Station, width: number, height: number) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across, down]) => ({ x: x + (across! * width) / 2, y: y + (down! * height) / 2 }));

/** Its markers, from the upper right corner of the unit downwards. */
export interface Markers {
  readonly count: number;
  readonly radius: number;
}
export const MARKER_STEP = 2.15;

interface PlateWishes {
  readonly near: Side;
  /** Height of letters. */
  readonly text: number;
  /** Room for its number, for letters of height 1. */
  readonly head: number;
  isFirst(id: string): boolean;
  markersOf(unit: Unit): Markers;
}

const wantedFor = (match: ZonalMatch, unit: Unit, station: Station, wishes: PlateWishes): Wanted => {
  const box = boxOf({ figure: figureOf(match, unit), angle: station.angle });
  const [width, height] = [box.width * station.scale, box.height * station.scale];
  const { count, radius } = wishes.markersOf(unit);
  const corner = { x: station.x + width / 2 - radius, y: station.y - height / 2 - radius };
  const area = areaOf(match, unit.zone, wishes.near);
  const signs: Box = {
    left: corner.x,
    top: corner.y,
    right: corner.x + 2 * radius,
    bottom: corner.y + radius * (2 + MARKER_STEP * (count - 1)),
  };
  return {
    id: unit.id,
    at: station,
    ground: cornersOf(station, width, height),
    signs: count > 0 ? signs : undefined,
    names: namesFor(match, unit),
    head: wishes.head,
    first: wishes.isFirst(unit.id),
    turn: station.angle,
    within: { left: area.left, top: area.top, right: area.left + area.width, bottom: area.top + area.height },
  };
};

/** A Commander has no plate, but should not be covered. */
const unnamed = (station: Station): Wanted => ({
  id: station.id,
  at: station,
  ground: cornersOf(station, COMMANDER_SIZE * station.scale, COMMANDER_SIZE * station.scale),
  names: [],
  head: 0,
  first: false,
  turn: 0,
});

export const placePlates = (
  match: ZonalMatch,
  stations: ReadonlyMap<string, Station>,
  wishes: PlateWishes,
): ReadonlyMap<string, Plate> => {
  const { units, index } = match.state;
  const wanted = [...stations.values()].map((station) => {
    const at = index[station.id];
    return at === undefined ? unnamed(station) : wantedFor(match, units[at]!, station, wishes);
  });
  return platesFor(wanted, wishes.text);
};
