/** The zones as a plan in text: North at the top, both sides in each zone, reserves above and below. */
import type { Side } from '@five-victories/engine';
import {
  isEngaged,
  ROWS,
  unitsIn,
  zoneAt,
  type Formation,
  type Unit,
  type UnitId,
  type ZonalMatch,
  type ZonalRules,
  type Zone,
} from '@five-victories/engine/zonal';
import { fit, wrap, type Ink } from '../ink.js';
import { abbreviated, SHORT, shortLeader } from '../short-names.js';
import { standsText } from '../stands.js';

type Names = Readonly<Record<UnitId, string>>;

const ARROWS = { N: '↑', E: '→', S: '↓', W: '←' } as const;
const FORMED: Readonly<Record<Formation, string>> = { attack: ' ', defensive: '#', open: ':' };
const LETTER: Readonly<Record<Side, string>> = { south: 'S', north: 'N' };

/** What the signs of the plan mean in this game. */
export const legendOf = (rules: ZonalRules): string => {
  const { stands, types } = rules;
  const letters = Object.entries(stands).map(([letter, { name }]) => `${letter} ${name}`);
  const onFoot = Object.values(types).some((type) => type.dismounts) ? '; small: on foot' : '';
  return (
    `S↑ side and facing   # defensive   : open order   4${Object.keys(stands)[0]} stands (${letters.join(', ')}${onFoot})   ` +
    `*2 hits   x engaged ${rules.stakes ? '  s stakes  ' : '  '}S★ Commander`
  );
};

export const strengthOf = (unit: Unit): string =>
  standsText(unit.layout.replace(/[^A-Z]/g, ''), unit.state === 'dismounted');

const marksOf = (unit: Unit): string =>
  `${unit.hits > 0 ? `*${unit.hits}` : ''}${isEngaged(unit) ? 'x' : ''}${unit.stakes ? 's' : ''}`;

/** One unit in the width of a zone; the name gives way first. */
const entry = (unit: Unit, names: Names, width: number): string => {
  const head = `${LETTER[unit.side]}${ARROWS[unit.facing ?? 'N']}${FORMED[unit.formation ?? 'attack']}`;
  const tail = `${strengthOf(unit)}${marksOf(unit)}`;
  const room = Math.max(2, width - head.length - tail.length - 1);
  return `${head}${abbreviated(names[unit.id]!, room).padEnd(Math.min(SHORT, room))} ${tail}`
    .slice(0, width)
    .padEnd(width);
};

const commanderIn = (match: ZonalMatch, zone: Zone, side: Side, width: number): string[] =>
  match.state.sides[side].commander === zone
    ? [`${LETTER[side]}★ ${shortLeader(match.state.sides[side].leader, width - 3)}`.padEnd(width)]
    : [];

interface Line {
  readonly side: Side;
  readonly text: string;
}

const linesIn = (match: ZonalMatch, zone: Zone, names: Names, width: number): Line[] =>
  (['north', 'south'] as const).flatMap((side) => [
    ...commanderIn(match, zone, side, width).map((text) => ({ side, text })),
    ...unitsIn(match, zone, side).map((unit) => ({ side, text: entry(unit, names, width) })),
  ]);

/** The border above a row, with each zone's name and terrain in it. */
const border = (
  match: ZonalMatch,
  row: number,
  width: number,
  [left, cross, right]: readonly [string, string, string],
): string => {
  const titles = Array.from({ length: match.state.options.columns }, (_, column) => {
    const zone = zoneAt(column, row);
    const terrain = match.table.places[zone]!.terrain.join('+');
    const title = terrain ? `${fit(`${zone} ${terrain}`, width - 2)} ` : zone;
    return `─${title}`.padEnd(width, '─');
  });
  return `${left}${titles.join(cross)}${right}`;
};

const reserveLine = (match: ZonalMatch, side: Side, names: Names, columns: number): string[] => {
  const held = match.table.reserves[side].flatMap(({ zone }) => {
    const units = unitsIn(match, zone, side).map((unit) => `${names[unit.id]!} ${strengthOf(unit)}${marksOf(unit)}`);
    return units.length > 0 ? [`${zone}: ${units.join(', ')}`] : [];
  });
  const line = `${side === 'south' ? 'South' : 'North'} in reserve  ${held.join('   ')}`;
  return held.length > 0 ? wrap(line, columns, '  ') : [];
};

const rowLines = (match: ZonalMatch, row: number, names: Names, width: number, ink: Ink): string[] => {
  const cells = Array.from({ length: match.state.options.columns }, (_, column) =>
    linesIn(match, zoneAt(column, row), names, width),
  );
  const height = Math.max(1, ...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, i) => {
    const texts = cells.map((cell) => (cell[i] ? ink.of(cell[i].side, cell[i].text) : ' '.repeat(width)));
    return `│${texts.join('│')}│`;
  });
};

export const planOf = (match: ZonalMatch, names: Names, columns: number, ink: Ink): string[] => {
  const zones = match.state.options.columns;
  const width = Math.floor((Math.min(columns, 120) - 1) / zones) - 1;
  const rows = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i);
  const drawn = rows.flatMap((row, i) => [
    ink.faint(border(match, row, width, i === 0 ? ['┌', '┬', '┐'] : ['├', '┼', '┤'])),
    ...rowLines(match, row, names, width, ink),
  ]);
  const { escarpments } = match.state.options;
  return [
    ...reserveLine(match, 'north', names, columns).map((line) => ink.of('north', line)),
    ...drawn,
    ink.faint(`└${Array.from({ length: zones }, () => '─'.repeat(width)).join('┴')}┘`),
    ...reserveLine(match, 'south', names, columns).map((line) => ink.of('south', line)),
    ...(escarpments.length > 0 ? [ink.faint(`Escarpments: ${escarpments.join(', ')}`)] : []),
  ];
};
