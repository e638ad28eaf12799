/** What is wrong with a position. */
import { sentence, type Fault } from '../kernel/refusal.js';
import { SIDES } from '../kernel/side.js';
import { standsOf } from '../formation/layout.js';
import { isValid } from '../formation/shape.js';
import type { UnitGiven } from './position.js';
import { formationRefusal, isCounted } from './questions.js';
import type { ZonalMatch, ZonalRules } from './rules.js';
import { isDeployed, sizeOf } from './unit.js';
import { ROUTED, UNPLACED } from './zone.js';

export const typeFaults = (rules: ZonalRules, given: readonly UnitGiven[], path: string): Fault[] => {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  given.forEach((unit, i) => {
    const where = `${path}.units[${i}]`;
    if (seen.has(unit.id)) faults.push({ path: `${where}.id`, because: `There are two units ${unit.id}.` });
    seen.add(unit.id);
    const type = Object.hasOwn(rules.types, unit.type) ? rules.types[unit.type] : undefined;
    if (type === undefined)
      faults.push({
        path: `${where}.type`,
        rule: rules.cite.types,
        because: `There is no type "${unit.type}"; the types are ${Object.keys(rules.types).join(', ')}.`,
      });
    else if (!new RegExp(`^[${type.stands}./]+$`).test(unit.layout))
      faults.push({
        path: `${where}.layout`,
        rule: rules.cite.types,
        because: `${type.name} has stands ${[...type.stands].join(', ')} only, not ${unit.layout}.`,
      });
    else if (standsOf(unit.layout).size === 0)
      faults.push({ path: `${where}.layout`, rule: rules.cite.types, because: 'There are no stands in this layout.' });
    else if (type.arm === 'artillery' && standsOf(unit.layout).size > 1)
      faults.push({
        path: `${where}.layout`,
        rule: rules.cite.oneGun,
        because: `${unit.id} is artillery and has one stand.`,
      });
    else
      for (const { rule, because } of rules.unitFaults({
        name: unit.name ?? unit.id,
        ...unit,
        stands: standsOf(unit.layout).letters,
      }))
        faults.push({ path: where, rule, because });
    if (unit.stakes && rules.stakes === undefined)
      faults.push({ path: `${where}.stakes`, because: 'There are no stakes in this game.' });
    if (unit.side === undefined && !/^[SN]/.test(unit.id))
      faults.push({ path: `${where}.side`, because: `The side of ${unit.id} is missing.` });
  });
  return faults;
};

export const placeFaults = (match: ZonalMatch, path: string): Fault[] => {
  const { table, state, rules } = match;
  const faults: Fault[] = [];
  state.units.forEach((unit, i) => {
    const where = `${path}.units[${i}]`;
    const reserve = table.reserves[unit.side].some(({ zone }) => zone === unit.zone);
    const unplaced = unit.zone === UNPLACED && state.phase === 'setup';
    if (!Object.hasOwn(table.places, unit.zone) && !reserve && unit.zone !== ROUTED && !unplaced)
      faults.push({ path: `${where}.zone`, because: `There is no zone ${unit.zone} for ${unit.id} on this table.` });
    else if (unit.zone !== ROUTED && !unplaced) {
      const there = state.units.filter((other) => other.zone === unit.zone && other.side === unit.side).length;
      if (there > table.unitLimit)
        faults.push({
          path: `${where}.zone`,
          rule: rules.cite.room,
          because: `${unit.zone} holds ${there} units of one side, and ${table.unitLimit} is the limit.`,
        });
    }
    if (!isDeployed(unit)) return;
    if (!isValid(table.shapes, unit.layout))
      faults.push({
        path: `${where}.layout`,
        rule: rules.cite.shapes,
        because: `${unit.layout} is no valid shape for ${sizeOf(unit)} stands.`,
      });
    const refused = formationRefusal(match, unit, unit.formation!);
    if (refused)
      faults.push({
        path: `${where}.formation`,
        rule: refused.rule,
        because: sentence(refused.template, refused.facts),
      });
  });
  for (const each of SIDES) {
    const { commander, counted } = state.sides[each];
    const listed = state.units.filter(
      (unit) => unit.side === each && unit.zone !== ROUTED && isCounted(match, unit),
    ).length;
    if (counted < listed)
      faults.push({
        path: `${path}.sides.${each}.counted`,
        because: `${listed} counted units are in play, and the army had ${counted} at the start.`,
      });
    if (commander !== undefined && !Object.hasOwn(table.places, commander))
      faults.push({ path: `${path}.sides.${each}.commander`, because: `There is no zone ${commander} on this table.` });
  }
  return faults;
};
