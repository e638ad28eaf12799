/** What is true of a zone game at every decision. Works on the position as it is read back, not on the engine's insides. */
import { expect } from 'vitest';
import { SIDES, type Side } from '../../src/kernel/index.js';
import { positionOf, type Unit, type ZonalMatch } from '../../src/zonal/index.js';
import { isShape } from '../formation/naive.js';

const isOnTable = (unit: Unit): boolean => /^Z\(\d,[012]\)$/.test(unit.zone);

const roomIsKept = (match: ZonalMatch, units: readonly Unit[]): void => {
  const counts = new Map<string, number>();
  for (const { zone, side } of units) counts.set(`${side} in ${zone}`, (counts.get(`${side} in ${zone}`) ?? 0) + 1);
  for (const [where, n] of counts)
    if (!/routed|unplaced/.test(where)) expect(n, where).toBeLessThanOrEqual(match.state.options.unitLimitPerZone);
};

const touchesLine = ({ layout }: Unit, line: string): boolean => {
  const at = Number(line.slice(5));
  const rows = layout.split('/');
  const stands = line.startsWith('rank') ? (rows[at] ?? '') : rows.map((row) => row[at] ?? '.').join('');
  return /[A-Z]/.test(stands);
};

const contactsAreMutual = (units: ReadonlyMap<string, Unit>, unit: Unit): void => {
  const faces = unit.contacts.map(({ face }) => face);
  expect(new Set(faces).size, `one contact on each face of ${unit.id}`).toBe(faces.length);
  for (const { with: id, face, line } of unit.contacts) {
    const enemy = units.get(id)!;
    const back = enemy.contacts.filter((contact) => contact.with === unit.id);
    expect(enemy.side, `${unit.id} touches an enemy`).not.toBe(unit.side);
    expect(enemy.zone, `${unit.id} and ${id} share a zone`).toBe(unit.zone);
    expect(back.length, `${id} touches ${unit.id} too`).toBe(1);
    expect([face, back[0]!.face], `${unit.id} or ${id} touches with its front`).toContain('front');
    expect(touchesLine(unit, line), `${unit.id} ${unit.layout} has a stand on ${line}`).toBe(true);
  }
};

const unitIsSound = (match: ZonalMatch, unit: Unit): void => {
  expect(unit.hits, `hits of ${unit.id}`).toBeGreaterThanOrEqual(0);
  expect(Number.isInteger(unit.hits)).toBe(true);
  if (isOnTable(unit)) {
    expect(isShape(match.state.options.shapes, unit.layout), `${unit.id} stands as ${unit.layout}`).toBe(true);
    expect(match.table.zones, `${unit.id} is on the table`).toContain(unit.zone);
    expect(unit.formation && unit.facing, `${unit.id} has a formation and a facing`).toBeDefined();
    return;
  }
  expect(unit.contacts, `${unit.id} is off the table`).toEqual([]);
  expect(unit.formation ?? unit.facing, `${unit.id} is off the table`).toBeUndefined();
  const own = match.table.reserves[unit.side].map(({ zone }) => zone);
  expect([...own, 'routed', 'unplaced'], `where ${unit.id} is`).toContain(unit.zone);
};

const routedOf = (match: ZonalMatch, side: Side): number =>
  match.state.units.filter(
    (unit) => unit.side === side && unit.zone === 'routed' && match.rules.types[unit.type]!.arm !== 'artillery',
  ).length;

/** Only units of the asked side are given orders, and only those of the other side are attacked. */
const optionsAreTheirs = (match: ZonalMatch, units: ReadonlyMap<string, Unit>): void => {
  const { side, options = [] } = match.decision ?? {};
  for (const option of options as readonly { do: string; unit?: string; target?: string }[]) {
    if (option.unit !== undefined) expect(units.get(option.unit)?.side, JSON.stringify(option)).toBe(side);
    if (option.target !== undefined) expect(units.get(option.target)?.side, JSON.stringify(option)).not.toBe(side);
  }
};

export const isSound = (match: ZonalMatch): void => {
  const { units, sides, outcome } = positionOf(match) as { units: Unit[]; sides: ZonalMatch['state']['sides']; outcome?: unknown };
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  roomIsKept(match, units);
  for (const unit of units) {
    unitIsSound(match, unit);
    contactsAreMutual(byId, unit);
  }
  for (const side of SIDES) expect(sides[side].tally, `tally of ${side}`).toBe(routedOf(match, side));
  optionsAreTheirs(match, byId);
  expect(match.decision === undefined, 'a match without decision has an outcome').toBe(outcome !== undefined);
};

/** What a turn of play never undoes. */
export const progressOf = (match: ZonalMatch): readonly number[] => [
  match.state.turn,
  ...SIDES.map((side) => match.state.sides[side].tally),
];
