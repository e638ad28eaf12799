/**
 * Where units are drawn. The place inside a zone has no meaning in these games, so they are laid out to be read: each
 * side towards its own edge, fights in the middle.
 */
import type { Block } from './blocks.js';
import { boxOf, type Spot } from './cluster.js';
import { packed, type Groups } from './packing.js';
import type { Area } from './table-plan.js';
import type { Tray } from './tray.js';

export { commanderId } from './blocks.js';

export interface Station {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** What it covers, whichever way it looks. */
  readonly width: number;
  readonly height: number;
  /** None for a Commander. */
  readonly tray: Tray | undefined;
  /** One counter for the whole unit. */
  readonly counter: boolean;
}

const stationOf = (spot: Spot, block: Block, left: number, top: number, counter: boolean): Station => ({
  id: spot.id,
  x: left + spot.x - block.left,
  y: top + spot.y - block.top,
  angle: spot.angle,
  ...boxOf(spot),
  tray: spot.tray,
  counter,
});

/** The units of a zone; `title` is kept free above them. */
export const stationsIn = (area: Area, groups: Groups, title: number, counter: boolean): Station[] =>
  packed(groups, area.width, area.height - title).flatMap(({ block, left, top }) =>
    block.spots.map((spot) => stationOf(spot, block, area.left + left, area.top + title + top, counter)),
  );
