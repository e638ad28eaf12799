/** What is true of a zone game at every decision. Works on the position as it is read back, not on the engine's insides. */
import { SIDES, type Side } from '../../../src/kernel/index.js';
import { positionOf, type Unit, type ZonalMatch } from '../../../src/zonal/index.js';
import { cornered, isShape } from '../../formation/naive.js';
import { holds } from '../holds.js';

const isOnTable = (unit: Unit): boolean => /^Z\(\d,[012]\)$/.test(unit.zone);

const roomIsKept = (match: ZonalMatch, units: readonly Unit[]): void => {
  const limit = match.state.options.unitLimitPerZone;
  const counts = new Map<string, number>();
  for (const { zone, side } of units) {
    if (zone === 'routed' || zone === 'unplaced') continue;
    const n = (counts.get(`${side} ${zone}`) ?? 0) + 1;
    counts.set(`${side} ${zone}`, n);
    holds(n <= limit, () => `more than ${limit} units of ${side} in ${zone}`);
  }
};

const hasStandOn = ({ layout }: Unit, line: string): boolean => {
  const at = Number(line.slice(5));
  const rows = layout.split('/');
  const stands = line.startsWith('rank') ? (rows[at] ?? '') : rows.map((row) => row[at] ?? '.').join('');
  return /[A-Z]/.test(stands);
};

const contactsAreMutual = (units: ReadonlyMap<string, Unit>, unit: Unit): void => {
  const { id, contacts } = unit;
  holds(new Set(contacts.map(({ face }) => face)).size === contacts.length, () => `two contacts on a face of ${id}`);
  for (const { with: other, face, line } of contacts) {
    const enemy = units.get(other)!;
    const back = enemy.contacts.filter((contact) => contact.with === id);
    holds(enemy.side !== unit.side, () => `${id} touches its friend ${other}`);
    holds(enemy.zone === unit.zone, () => `${id} in ${unit.zone} touches ${other} in ${enemy.zone}`);
    holds(back.length === 1, () => `${id} touches ${other}, which knows of ${back.length} contacts`);
    holds(face === 'front' || back[0]!.face === 'front', () => `${id} and ${other} touch, and neither by its front`);
    holds(hasStandOn(unit, line), () => `${id} ${unit.layout} touches along ${line}, where no stand is`);
  }
};

const isSoundOnTable = (match: ZonalMatch, unit: Unit): void => {
  const { id, layout, zone, formation, facing, contacts } = unit;
  holds(isShape(match.table.shapes, layout), () => `${id} stands as ${layout}, which is no shape`);
  const settled = contacts.length === 0 && match.state.phase !== 'losses';
  holds(!settled || cornered(layout) === layout, () => `${id} is not engaged and stands as ${layout}`);
  holds(match.table.zones.includes(zone), () => `${id} is in ${zone}, off the table`);
  holds(formation !== undefined && facing !== undefined, () => `${id} has no formation or facing`);
};

const isSoundOffTable = (match: ZonalMatch, { id, zone, side, contacts, formation, facing, layout }: Unit): void => {
  const own = match.table.reserves[side].map((reserve) => reserve.zone);
  holds([...own, 'routed', 'unplaced'].includes(zone), () => `${id} of ${side} is in ${zone}`);
  holds(contacts.length === 0, () => `${id} in ${zone} has contacts`);
  holds(formation === undefined && facing === undefined, () => `${id} in ${zone} has a formation or facing`);
  holds(/^[A-Z]+$/.test(layout), () => `${id} in ${zone} has the layout ${layout}`);
};

const routedOf = (match: ZonalMatch, side: Side): number =>
  match.state.units.filter(
    (unit) => unit.side === side && unit.zone === 'routed' && match.rules.types[unit.type]!.arm !== 'artillery',
  ).length;

/** Only units of the asked side are given orders, and only those of the other side are attacked. */
const optionsAreTheirs = (match: ZonalMatch, units: ReadonlyMap<string, Unit>): void => {
  const { side, options = [] } = match.decision ?? {};
  for (const option of options as readonly { do: string; unit?: string; target?: string }[]) {
    const { unit, target } = option;
    holds(unit === undefined || units.get(unit)?.side === side, () => `${side} has ${JSON.stringify(option)}`);
    holds(target === undefined || units.get(target)?.side !== side, () => `${side} has ${JSON.stringify(option)}`);
  }
};

export const isSound = (match: ZonalMatch): void => {
  const { units, sides, outcome } = positionOf(match);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  roomIsKept(match, units);
  for (const unit of units) {
    holds(Number.isInteger(unit.hits) && unit.hits >= 0, () => `${unit.id} has ${unit.hits} hits`);
    (isOnTable(unit) ? isSoundOnTable : isSoundOffTable)(match, unit);
    contactsAreMutual(byId, unit);
  }
  for (const side of SIDES) {
    const routed = routedOf(match, side);
    holds(sides[side].tally === routed, () => `${side} has a tally of ${sides[side].tally} and ${routed} routed units`);
  }
  optionsAreTheirs(match, byId);
  holds((match.decision === undefined) === (outcome !== undefined), () => 'a decision and an outcome, or neither');
};
