/** Who is who on the plan: numbers, names, stands and markers. */
import type { Side } from '@five-victories/engine';
import { isEngaged, isPlaced, type Placed, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import { wrap, type Ink } from '../ink.js';
import { shortLeader, shortNames } from '../short-names.js';
import { standsText } from '../stands.js';

const LEADER = 20;

/** The number of a unit in its army: S12 is 12. */
export const numberOf = ({ id }: Unit): string => id.replace(/^[SN](?=\d)/, '');

const marksOf = (match: TabletopMatch, unit: Placed): string =>
  `${unit.hits > 0 ? `*${unit.hits}` : ''}${isEngaged(match, unit) ? 'x' : ''}`;

const entry = (match: TabletopMatch, unit: Placed): string => {
  const command = match.rules.types[unit.type]!.range !== undefined;
  const name = command ? shortLeader(unit.name, LEADER) : shortNames(match)[unit.id];
  const strength = command ? '★' : standsText(unit.stands, unit.state === 'dismounted');
  return `${numberOf(unit)} ${name} ${strength}${marksOf(match, unit)}`.replaceAll(' ', '\u00A0');
};

const lineOf = (match: TabletopMatch, side: Side, columns: number): string[] => {
  const units = match.state.units.filter((unit): unit is Placed => unit.side === side && isPlaced(unit));
  const text = `${side === 'south' ? 'South' : 'North'}  ${units.map((unit) => entry(match, unit)).join(', ')}`;
  return wrap(text, columns, '       ').map((line) => line.replaceAll('\u00A0', ' '));
};

export const keyOf = (match: TabletopMatch, columns: number, ink: Ink): string[] =>
  (['north', 'south'] as const).flatMap((side) => lineOf(match, side, columns).map((line) => ink.of(side, line)));
