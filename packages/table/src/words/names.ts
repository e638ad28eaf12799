/** Zones, units and armies in the words of the reader's language. */
import type { Side } from '@five-victories/engine/kernel';
import {
  inCommand,
  isEngaged,
  isOnTable,
  ROUTED,
  ROWS,
  sideOfReserve,
  type Unit,
  type ZonalMatch,
  type Zone,
} from '@five-victories/engine/zonal';
import { armyName, unitName as nameOf, type Cast } from '@five-victories/words';
import { t as texts } from '../app/settings.js';
import type { Messages } from './en.js';

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** As much of a match as names are taken from. */
type Named = Required<Pick<Cast, 'state'>>;

export const unitName = (match: Named, id: string, { named }: Pick<Messages, 'named'> = texts()): string =>
  named(nameOf(match, id));
/** Two armies of one name are told apart by their sides. */
export const army = (match: Named, side: Side, { sides }: Pick<Messages, 'sides'> = texts()): string =>
  armyName(match, side, sides[side]);

const columnWord = (t: Messages, side: Side, column: number, columns: number): string => {
  const fromLeft = side === 'south' ? column : columns - 1 - column;
  return columns === t.zones.columns.length ? t.zones.columns[fromLeft]! : t.zones.column(fromLeft + 1);
};

/** A zone as a player would point at it. */
export const zoneTitle = (t: Messages, match: ZonalMatch, zone: Zone): string => {
  const { columns } = match.state.options;
  const owner = sideOfReserve(zone);
  if (owner) return t.zones.reserve(t.sides[owner], columnWord(t, owner, Number(zone.slice(2)), columns));
  if (zone === ROUTED) return t.zones.gone;
  const place = match.table.places[zone];
  if (!place) return t.setup.unplaced;
  const { column, row } = place;
  if (row === 0 || row === ROWS - 1) {
    const side: Side = row === 0 ? 'south' : 'north';
    return t.zones.rear(t.sides[side], columnWord(t, side, column, columns));
  }
  return columns === t.zones.middle.length ? t.zones.middle[column]! : t.zones.middleColumn(column + 1);
};

/** Which column of its row a zone is, where a row has a side's name. */
export const zoneColumn = (t: Messages, { table, state: { options } }: ZonalMatch, zone: Zone): string | undefined => {
  const { column, row } = table.places[zone] ?? {};
  if (column === undefined || (row !== 0 && row !== ROWS - 1)) return undefined;
  return columnWord(t, row === 0 ? 'south' : 'north', column, options.columns);
};

export const standName = (t: Messages, match: ZonalMatch, letter: string): string =>
  t.stands[match.rules.id as keyof Messages['stands']]?.[letter] ?? letter;

/** `PPM`: 2 pike, 1 musket. */
export const standsText = (t: Messages, match: ZonalMatch, letters: string): string => {
  const plain = letters.replace(/[^A-Z]/g, '');
  return t.list(
    [...new Set(plain)].map((letter) =>
      t.standsOf([...plain].filter((each) => each === letter).length, standName(t, match, letter)),
    ),
  );
};

const weaponOf = (t: Messages, unit: Unit): string[] => [
  ...(unit.weapon === undefined ? [] : [t.weapons[unit.weapon] ?? unit.weapon]),
  ...(unit.spears ? [t.weapons['spears']!] : []),
];

/** What a unit is, in a few parts: type, stands, weapon, quality. */
export const unitKind = (t: Messages, match: ZonalMatch, unit: Unit): string =>
  [
    t.typeName(match.rules, unit.type),
    standsText(t, match, unit.layout),
    ...weaponOf(t, unit),
    ...(unit.quality === 'seasoned' ? [] : [t.qualities[unit.quality]]),
    ...(unit.state === undefined ? [] : [unit.state === 'dismounted' ? t.unit.dismounted : t.unit.mounted]),
  ].join(', ');

/** How a unit stands: formation, facing, markers, contacts. */
export const unitState = (t: Messages, match: ZonalMatch, unit: Unit): string[] => [
  ...(unit.formation && isOnTable(unit.zone) ? [t.formations[unit.formation]] : []),
  ...(unit.facing ? [t.unit.facing(t.compass[unit.facing])] : []),
  ...(unit.hits > 0 ? [t.markers.hits(unit.hits)] : []),
  ...(unit.fired ? [t.markers.fired] : []),
  ...(unit.reacted ? [t.markers.reacted] : []),
  ...(unit.stakes ? [t.markers.stakes] : []),
  ...(unit.chosen ? [t.markers.chosen] : []),
  ...(isEngaged(unit)
    ? [t.unit.engagedWith(t.list(unit.contacts.map((contact) => unitName(match, contact.with))))]
    : []),
  ...(isOnTable(unit.zone) ? [inCommand(match, unit) ? t.unit.inCommand : t.unit.outOfCommand] : []),
];

/** All of it in one sentence, for a screen reader. */
export const unitSentence = (t: Messages, match: ZonalMatch, unit: Unit): string =>
  [
    `${unitName(match, unit.id)} (${t.sides[unit.side]})`,
    unitKind(t, match, unit),
    zoneTitle(t, match, unit.zone),
    ...unitState(t, match, unit),
  ].join(', ');
