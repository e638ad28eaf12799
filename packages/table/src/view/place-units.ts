/**
 * Where units are drawn. The place inside a zone has no meaning in these games, so they are laid out to be read: each
 * side towards its own edge, fights in the middle, and a crowded zone drawn smaller.
 */
import { SIDES, type Side } from '@five-victories/engine/kernel';
import {
  isEngaged,
  isOnTable,
  unitsIn,
  type Unit,
  type UnitId,
  type ZonalMatch,
  type Zone,
} from '@five-victories/engine/zonal';
import { boxOf, clusterOf, type Spot } from './cluster.js';
import { LABEL } from './measure.js';
import { areaOf, type Area } from './table-plan.js';

export interface Station {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
}

/** Units that are drawn as one piece, with room for their labels. */
interface Block {
  readonly spots: readonly Spot[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The plate lies behind the rear of a unit: above one that looks down, else below. */
const isPlateAbove = (angle: number): boolean => angle === 180;

const extentOf = (spot: Spot) => {
  const { width, height } = boxOf(spot);
  const label = spot.unit ? LABEL : 0;
  const above = isPlateAbove(spot.angle);
  return {
    left: spot.x - width / 2,
    right: spot.x + width / 2,
    top: spot.y - height / 2 - (above ? label : 0),
    bottom: spot.y + height / 2 + (above ? 0 : label),
  };
};

const blockOf = (spots: readonly Spot[]): Block => {
  const extents = spots.map(extentOf);
  const left = Math.min(...extents.map((extent) => extent.left));
  const right = Math.max(...extents.map((extent) => extent.right));
  const top = Math.min(...extents.map((extent) => extent.top));
  const bottom = Math.max(...extents.map((extent) => extent.bottom));
  return { spots, left, top, width: Math.max(right - left, LEAST_WIDTH), height: bottom - top };
};

const LEAST_WIDTH = 128;
const MARGIN = 14;

export const commanderId = (side: Side): string => `commander:${side}`;
export const COMMANDER_SIZE = 58;

/** A Commander is no unit, but needs room like one. */
const commanderBlock = (side: Side): Block => {
  const figure = { stands: [], width: COMMANDER_SIZE, depth: COMMANDER_SIZE };
  return {
    ...blockOf([{ id: commanderId(side), unit: undefined, figure, x: 0, y: 0, angle: 0 }]),
    width: COMMANDER_SIZE,
  };
};

/** Blocks of a zone: every fight one, every other unit one. */
const blocksIn = (match: ZonalMatch, zone: Zone, units: readonly Unit[], turned: boolean) => {
  const seen = new Set<UnitId>();
  const fights: Block[] = [];
  const busiest = [...units].filter(isEngaged).sort((a, b) => b.contacts.length - a.contacts.length);
  for (const unit of busiest) {
    if (seen.has(unit.id)) continue;
    const spots = clusterOf(match, units, unit, turned);
    for (const spot of spots) seen.add(spot.id);
    fights.push(blockOf(spots));
  }
  const alone = (side: Side): Block[] => [
    ...units
      .filter((unit) => unit.side === side && !seen.has(unit.id))
      .map((unit) => blockOf(clusterOf(match, [unit], unit, turned))),
    ...(match.state.sides[side].commander === zone ? [commanderBlock(side)] : []),
  ];
  return { fights, alone };
};

interface Row {
  readonly blocks: Block[];
  width: number;
  height: number;
}

const rowsOf = (blocks: readonly Block[], width: number): Row[] => {
  const rows: Row[] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row && row.width + MARGIN + block.width <= width) {
      row.blocks.push(block);
      row.width += MARGIN + block.width;
      row.height = Math.max(row.height, block.height);
    } else rows.push({ blocks: [block], width: block.width, height: block.height });
  }
  return rows;
};

const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54, 0.48, 0.42, 0.36];

/** The rows of a zone at the largest scale at which all of them fit. */
const fitted = (groups: readonly (readonly Block[])[], area: Area) => {
  for (const scale of SCALES) {
    const width = (area.width - 2 * MARGIN) / scale;
    const rows = groups.map((blocks) => rowsOf(blocks, width));
    const all = rows.flat();
    const height = all.reduce((sum, row) => sum + row.height + MARGIN, 0);
    const wide = all.every((row) => row.width <= width);
    if ((wide && height * scale <= area.height - MARGIN) || scale === SCALES.at(-1)) return { rows, scale, height };
  }
  throw new Error('There is always a last scale.');
};

/** The far side at the top, fights in the middle, the near side at the bottom; what room is left lies between them. */
const stationsIn = (match: ZonalMatch, area: Area, units: readonly Unit[], near: Side): Station[] => {
  const turned = near === 'north';
  const { fights, alone } = blocksIn(match, area.zone, units, turned);
  const far: Side = near === 'south' ? 'north' : 'south';
  const groups = [alone(far), fights, alone(near)];
  const { rows, scale, height } = fitted(groups, area);
  const spare = Math.max(0, area.height / scale - height - MARGIN);
  const parts = groups.filter((blocks) => blocks.length > 0).length;
  const stations: Station[] = [];
  let y = area.top / scale + MARGIN;
  rows.forEach((group, i) => {
    if (group.length === 0) return;
    if (parts === 1 && i === 1) y += spare / 2;
    else if (parts === 1 && i === 2) y += area.reserve ? spare / 2 : spare * 0.75;
    else if (parts === 1 && i === 0) y += area.reserve ? spare / 2 : spare * 0.25;
    for (const row of group) {
      let x = area.left / scale + (area.width / scale - row.width) / 2;
      for (const block of row.blocks) {
        const inset = (block.width - (rightOf(block) - block.left)) / 2;
        for (const spot of block.spots)
          stations.push({
            id: spot.id,
            x: (x + inset + spot.x - block.left) * scale,
            y: (y + spot.y - block.top) * scale,
            angle: spot.angle,
            scale,
          });
        x += block.width + MARGIN;
      }
      y += row.height + MARGIN;
    }
    if (parts > 1) y += spare / (parts - 1);
  });
  return stations;
};

const rightOf = ({ spots }: Block): number => Math.max(...spots.map((spot) => spot.x + boxOf(spot).width / 2));

/** The name of a reserve stands above its units. */
const TITLE = 24;
const roomIn = (area: Area): Area =>
  area.reserve ? { ...area, top: area.top + TITLE, height: area.height - TITLE } : area;

/** Where every unit in a zone or in reserve is drawn, seen from one side of the table. */
export const placeUnits = (match: ZonalMatch, near: Side): ReadonlyMap<string, Station> => {
  const { zones, reserves } = match.table;
  const all: Zone[] = [...zones, ...reserves.south.map(({ zone }) => zone), ...reserves.north.map(({ zone }) => zone)];
  const stations = all.flatMap((zone) => {
    const units = isOnTable(zone)
      ? [...unitsIn(match, zone, 'south'), ...unitsIn(match, zone, 'north')]
      : match.state.units.filter((unit) => unit.zone === zone);
    const held = units.length > 0 || SIDES.some((side) => match.state.sides[side].commander === zone);
    return held ? stationsIn(match, roomIn(areaOf(match, zone, near)), units, near) : [];
  });
  return new Map(stations.map((station) => [station.id, station]));
};
