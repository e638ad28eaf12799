/** Who is who on the plan: numbers, names, stands and markers. */
import type { AnyUnit, Side } from '@five-victories/engine';
import {
  isEngaged,
  isGun,
  isPlaced,
  type Placed,
  type TabletopMatch,
  type Unit,
} from '@five-victories/engine/tabletop';
import { wrap, type Ink } from '../ink.js';
import { shortLeader, shortNames } from '../short-names.js';
import { standsText } from '../stands.js';

const LEADER = 20;

/** The number of a unit in its army: S12 is 12, and the Battle SB1 is B1. */
export const numberOf = ({ id }: Unit): string => id.replace(/^[SN](?=B?\d)/, '');

/** `2P3M`; where units are whole or gone, the strength points left: `12F`. */
export const strengthText = (match: TabletopMatch, unit: AnyUnit): string => {
  const { rules } = match;
  const sign = rules.types[unit.type]!.range === undefined ? unit.stands[0]! : '★';
  if (rules.strengthIn === 'points') return `${rules.leftAfter(unit, unit.hits)}${sign}`;
  if (unit.stands === 'G' && !isGun(match, unit)) return '1G';
  return sign === '★' ? sign : standsText(unit.stands, unit.state === 'dismounted');
};

const marksOf = (match: TabletopMatch, unit: Placed): string =>
  `${unit.hits > 0 ? `*${unit.hits}` : ''}${isEngaged(match, unit) ? 'x' : ''}`;

/** Command on a Battle is not on the plan. */
const aboard = ({ state }: TabletopMatch, { id }: Placed): string =>
  state.units
    .filter((unit: AnyUnit) => unit.aboard === id && !unit.routed)
    .map((unit) => ` with ${shortLeader(unit.name, LEADER)} ★`)
    .join('');

const entry = (match: TabletopMatch, unit: Placed): string => {
  const command = match.rules.types[unit.type]!.range !== undefined;
  const name = command ? shortLeader(unit.name, LEADER) : shortNames(match)[unit.id];
  return `${numberOf(unit)} ${name} ${strengthText(match, unit)}${marksOf(match, unit)}${aboard(match, unit)}`.replaceAll(
    ' ',
    '\u00A0',
  );
};

const lineOf = (match: TabletopMatch, side: Side, columns: number): string[] => {
  const units = match.state.units.filter((unit): unit is Placed => unit.side === side && isPlaced(unit));
  const text = `${side === 'south' ? 'South' : 'North'}  ${units.map((unit) => entry(match, unit)).join(', ')}`;
  return wrap(text, columns, '       ').map((line) => line.replaceAll('\u00A0', ' '));
};

export const keyOf = (match: TabletopMatch, columns: number, ink: Ink): string[] =>
  (['north', 'south'] as const).flatMap((side) => lineOf(match, side, columns).map((line) => ink.of(side, line)));
