/** The table of a zone game in small: zones, ground, goals, and where the armies stand or will stand. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import { columnsOf, isOnTable, ROWS, zoneAt, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { patch, terrainFeature, type Game } from '../art/index.js';
import type { SideTone } from '../art/side-tones.js';
import type { LittleMap } from '../match/book.js';
import { zoneStanding } from '../match/zone-standing.js';
import { counter, rowsIn } from './counters.js';
import { placedSign } from './goal-sign.js';

const ZONE = { width: 190, height: 150 } as const;
const INSET = 14;
const COUNTER = 30;
/** Goals lie where they do on the table: in the corner of their zone, beside its units. */
const GOAL = { x: 0.82, y: 0.23, scale: 2 } as const;

interface Box {
  readonly left: number;
  readonly top: number;
}

const boxOf = (match: ZonalMatch, zone: Zone): Box | undefined => {
  const place = match.table.places[zone];
  return place && { left: place.column * ZONE.width, top: (ROWS - 1 - place.row) * ZONE.height };
};

const ground = (match: ZonalMatch): string =>
  match.table.zones
    .flatMap((zone) => {
      const box = boxOf(match, zone)!;
      return (match.table.places[zone]?.terrain ?? []).map((type, i) => {
        const seed = box.left + box.top * 3 + i;
        const shape = patch(box.left + INSET, box.top + INSET, ZONE.width - 2 * INSET, ZONE.height - 2 * INSET, seed);
        return terrainFeature(type, shape, { seed, game: match.rules.id as Game });
      });
    })
    .join('');

const lines = (columns: number): string => {
  const [width, height] = [columns * ZONE.width, ROWS * ZONE.height];
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * ZONE.width} 0V${height}`);
  const across = Array.from({ length: ROWS - 1 }, (_, i) => `M0 ${(i + 1) * ZONE.height}H${width}`);
  return `<path class="zone-lines" d="${[...down, ...across].join('')}"/>`;
};

/** Those that stand in zones there; the others where their side sets up. */
const armies = (match: ZonalMatch, tones: Both<SideTone>): string => {
  const { units, options } = match.state;
  const drawn = (side: Side, count: number, left: number, width: number, top: number): string => {
    const front = top + ZONE.height / 2;
    const back = side === 'south' ? top + ZONE.height : top;
    return rowsIn(count, { left: left + 8, width: width - 16, front, back }, COUNTER)
      .map(({ x, y }) => counter(x, y, COUNTER, side, tones[side]))
      .join('');
  };
  return SIDES.map((side) => {
    const own = units.filter((unit) => unit.side === side);
    if (match.state.phase === 'setup') {
      const columns = columnsOf(options.setupZones, side);
      const row = side === 'south' ? 0 : ROWS - 1;
      const boxes = columns.flatMap((column) => boxOf(match, zoneAt(column, row)) ?? []);
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.left)) + ZONE.width;
      return drawn(side, own.length, left, right - left, boxes[0]?.top ?? 0);
    }
    const zones = [...new Set(own.filter(({ zone }) => isOnTable(zone)).map(({ zone }) => zone))];
    return zones
      .map((zone) => {
        const { left, top } = boxOf(match, zone)!;
        return drawn(side, own.filter((unit) => unit.zone === zone).length, left, ZONE.width, top);
      })
      .join('');
  }).join('');
};

export const zoneMap = (match: ZonalMatch, tones: Both<SideTone>): LittleMap => {
  const { columns } = match.state.options;
  const goals = zoneStanding.goalsOf(match).flatMap((standing) => {
    const box = 'zone' in standing.goal ? boxOf(match, standing.goal.zone) : undefined;
    return box
      ? [placedSign(box.left + ZONE.width * GOAL.x, box.top + ZONE.height * GOAL.y, GOAL.scale, standing, tones)]
      : [];
  });
  return {
    width: columns * ZONE.width,
    height: ROWS * ZONE.height,
    body: ground(match) + lines(columns) + armies(match, tones) + goals.join(''),
  };
};
