/** Zones as bots and reports point at them. */
import { capital } from '../words/english.js';
import type { ZonalMatch } from './rules.js';
import { columnName, isOnTable, ROWS, sideOfReserve, type Zone } from './zone.js';

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
