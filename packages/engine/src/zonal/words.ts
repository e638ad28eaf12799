/** Words of the zone games: facings, formations, faces, zones. */
import type { Face } from '../formation/layout.js';
import { capital } from '../words/english.js';
import type { ZonalMatch } from './rules.js';
import type { Formation } from './unit.js';
import { columnName, isOnTable, ROWS, sideOfReserve, type Facing, type Zone } from './zone.js';

export { atMost, counted, listed } from '../words/english.js';

export const COMPASS: Readonly<Record<Facing, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const FORMED: Readonly<Record<Formation, string>> = {
  attack: 'attack formation',
  defensive: 'a defensive formation',
  open: 'open order',
};
export const FACE: Readonly<Record<Face, string>> = {
  front: 'front',
  left: 'left flank',
  right: 'right flank',
  rear: 'rear',
};

const MIDDLE = ['the far west', 'the west', 'the centre', 'the east', 'the far east'];

/** A zone as a player would point at it: rear rows by the name their owner gives them, the middle by the compass. */
export const zoneName = (match: ZonalMatch, zone: Zone): string => {
  const { columns } = match.state.options;
  const owner = sideOfReserve(zone);
  if (owner) return `${capital(owner)}'s reserve ${zone}`;
  if (!isOnTable(zone)) return zone;
  const { column, row } = match.table.places[zone]!;
  if (row === 0 || row === ROWS - 1) {
    const side = row === 0 ? 'south' : 'north';
    return `${capital(side)}'s ${columnName(side, column, columns).toLowerCase()} ${zone}`;
  }
  return columns === MIDDLE.length ? `${MIDDLE[column]!} ${zone}` : `the middle ${zone}`;
};
