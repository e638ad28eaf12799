/** What is wrong with a position. */
import { faultBy, type Fault } from '../../kernel/refusal.js';
import { SIDES } from '../../kernel/side.js';
import { leavesTable, overlaps, touches } from '../../geometry/index.js';
import { standsOf } from '../../formation/layout.js';
import { overlappedTerrain } from '../moves/obstacles.js';
import { layoutFrom, type UnitGiven } from './position-unit.js';
import { isAcross } from '../across.js';
import { isGun } from '../questions.js';
import { sizeOfSide } from '../army/roster.js';
import type { Phase, TabletopMatch, TabletopOptions, TabletopRules, UnitType, WhyNot } from '../rules.js';
import { placeRefusal } from '../shapes.js';
import { figureOf } from '../store.js';
import { isPlaced, type Placed, type Unit } from '../unit.js';
import { capital, some } from '../../words/english.js';

const layoutFaults = (rules: TabletopRules, unit: UnitGiven, where: string): Fault[] => {
  const { cite } = rules;
  const { base } = rules.words;
  const type = Object.hasOwn(rules.types, unit.type) ? rules.types[unit.type] : undefined;
  const wrong = (field: string, rule: string, because: string): Fault[] => [
    { path: `${where}.${field}`, rule, because },
  ];
  if (type === undefined)
    return wrong(
      'type',
      cite.types,
      `There is no type "${unit.type}"; the types are ${Object.keys(rules.types).join(', ')}.`,
    );
  if (type.battle) return battleFaults(rules, type, unit, where);
  if (unit.elements !== undefined || unit.diameter !== undefined)
    return wrong(
      unit.elements === undefined ? 'diameter' : 'elements',
      cite.types,
      `${unit.id} is no Battle: its ${base}s are told by its layout, and it has no round base.`,
    );
  const layout = layoutFrom(rules, unit);
  const { size, kinds } = standsOf(layout);
  if (size === 0) return wrong('layout', cite.types, `There are no ${base}s in this layout.`);
  if ([...kinds].some((letter) => !type.stands.includes(letter)))
    return wrong(
      'layout',
      cite.types,
      `${type.name} has the ${base}s ${[...type.stands].join(', ')} only, not ${layout}.`,
    );
  // Before anybody asks what ground it covers.
  if (unit.bend && (unit.bend.after < 1 || unit.bend.after >= size))
    return wrong(
      'bend',
      cite.bend,
      `${unit.id} has ${size} ${base}s and cannot be bent after ${base} ${unit.bend.after}.`,
    );
  if (type.size[1] === 1 && size > 1)
    return wrong(
      'layout',
      type.arm === 'artillery' ? cite.oneGun : cite.types,
      `${unit.id} (${type.name}) has one ${base}, not ${size}.`,
    );
  if (rules.strengthIn === 'points' && size !== type.size[0])
    return wrong('layout', cite.types, `${unit.id} (${type.name}) has ${type.size[0]} stands, not ${size}.`);
  if (unit.state !== undefined && !type.dismounts)
    return wrong('state', cite.types, `${unit.id} (${type.name}) is never said to be ${unit.state}.`);
  if (unit.fired && rules.neverFires?.(type))
    return wrong('fired', cite.cannotFire, `${unit.id} (${type.name}) never fires.`);
  if ((unit.command ?? 'inspiring') !== 'inspiring' && type.arm !== 'command')
    return wrong('command', cite.commandQuality ?? cite.types, `${unit.id} (${type.name}) commands nobody.`);
  return unit.lances && !type.lances ? wrong('lances', cite.lances ?? cite.types, `${type.name} has no lances.`) : [];
};

/** A Battle has elements on a round base. */
const battleFaults = (rules: TabletopRules, type: UnitType, unit: UnitGiven, where: string): Fault[] => {
  const rule = rules.cite.types;
  if (unit.elements === undefined)
    return [{ path: `${where}.elements`, rule, because: `Say which elements ${unit.id} has, by their letters.` }];
  if (unit.diameter === undefined)
    return [{ path: `${where}.diameter`, rule, because: `Say how wide the round base of ${unit.id} is.` }];
  if (unit.layout !== undefined)
    return [{ path: `${where}.layout`, rule, because: `${unit.id} is a Battle and has no layout.` }];
  const foreign = [...unit.elements].find((letter) => !type.stands.includes(letter));
  return foreign === undefined
    ? []
    : [{ path: `${where}.elements`, rule, because: `${type.name} has no elements ${foreign}.` }];
};

/** As much of a position as its units are judged by. */
interface Given {
  readonly units: readonly UnitGiven[];
  readonly phase: Phase;
  readonly rulings?: readonly unknown[];
}

/** Ids, types, sides, and where the unit is said to be. */
export const typeFaults = (
  rules: TabletopRules,
  options: TabletopOptions,
  { units, phase, rulings = [] }: Given,
  path: string,
): Fault[] => {
  const seen = new Set<string>();
  return units.flatMap((unit, i) => {
    const where = `${path}.units[${i}]`;
    const faults = layoutFaults(rules, unit, where);
    // What was settled in play does not unmake units.
    if (faults.length === 0 && rulings.length === 0)
      faults.push(...rules.givenFaults(options, { ...unit, name: unit.name ?? unit.id }, where));
    if (seen.has(unit.id)) faults.push({ path: `${where}.id`, because: `There are two units ${unit.id}.` });
    seen.add(unit.id);
    if (unit.side === undefined && !/^[SN]/.test(unit.id))
      faults.push({ path: `${where}.side`, because: `The side of ${unit.id} is missing.` });
    if (unit.status === 'unplaced' && phase !== 'setup')
      faults.push({ path: `${where}.status`, because: `${unit.id} must be on the table or routed in this phase.` });
    if (
      (unit.status ?? 'table') === 'table' &&
      unit.aboard === undefined &&
      (unit.x === undefined || unit.y === undefined)
    )
      faults.push({
        path: `${where}.x`,
        because: `Say where ${unit.id} is: x and y of ${rules.types[unit.type]?.battle ? 'its centre' : 'the middle of its front'}.`,
      });
    return faults;
  });
};

const standing = (match: TabletopMatch, unit: Placed): WhyNot => placeRefusal(match, unit, unit.place);

/** Enemies on both sides of a line that lets nobody across. */
const acrossFaults = (match: TabletopMatch, unit: Placed, others: readonly Unit[], where: string): Fault[] => {
  const figure = figureOf(match, unit);
  const other = others.find(
    (each): each is Placed =>
      isPlaced(each) &&
      each.side !== unit.side &&
      touches(figure, figureOf(match, each)) &&
      isAcross(match, figure, figureOf(match, each)),
  );
  return other
    ? [
        {
          path: where,
          rule: match.rules.cite.acrossLine ?? match.rules.cite.closedLine,
          because: `${unit.id} touches ${other.id}, an enemy, across an escarpment.`,
        },
      ]
    : [];
};

const groundFaults = (match: TabletopMatch, unit: Placed, others: readonly Unit[], where: string): Fault[] => {
  const { cite } = match.rules;
  const faults: Fault[] = [];
  const figure = figureOf(match, unit);
  const other = others.find((each): each is Placed => isPlaced(each) && overlaps(figure, figureOf(match, each)));
  if (other) faults.push({ path: where, rule: cite.setupPlace, because: `${unit.id} overlaps ${other.id}.` });
  const feature = overlappedTerrain(match, unit, unit.place.formation, figure);
  const line = match.rules.lineRefusal?.(match, unit, figure);
  const closed = feature ? { rule: cite.setupPlace, type: feature.type } : line && { ...line, ...line.facts };
  if (closed)
    faults.push({
      path: where,
      rule: closed.rule,
      because: `${unit.id} is on terrain of type ${closed.type}, which is closed to it.`,
    });
  return faults;
};

/**
 * Overlaps, terrain, formations, the edge of the table. A position that says where in its procedures it stands (`midway`)
 * may have units that are about to be re-formed.
 */
export const placeFaults = (match: TabletopMatch, midway: boolean, path: string): Fault[] => {
  const { state, rules, table } = match;
  const faults = state.units.flatMap((unit, i) => {
    const where = `${path}.units[${i}]`;
    if (unit.limbered && !isGun(match, unit))
      return [
        {
          path: `${where}.${rules.words.limbered}`,
          rule: rules.cite.limbered,
          because: `${unit.id} is no artillery to be ${rules.words.limbered}.`,
        },
      ];
    if (!isPlaced(unit)) return [];
    const refused = midway ? undefined : standing(match, unit);
    if (refused) return [faultBy(`${where}.formation`, refused)];
    const found = groundFaults(match, unit, state.units.slice(0, i), where);
    if (!midway) found.push(...acrossFaults(match, unit, state.units.slice(0, i), where));
    if (!midway && leavesTable(table, figureOf(match, unit)))
      found.push({ path: where, rule: rules.cite.offTable, because: `${unit.id} is partly off the table.` });
    return found;
  });
  for (const side of SIDES) {
    const { counted } = rules.words;
    const inPlay = sizeOfSide(
      rules,
      state.units.filter((unit) => !unit.routed),
      side,
    );
    if (state.sides[side].size < inPlay)
      faults.push({
        path: `${path}.sides.${side}.${counted}`,
        because: `${capital(some(inPlay, counted.slice(0, -1)))} ${inPlay === 1 ? 'is' : 'are'} in play, and the army had ${state.sides[side].size} at the start.`,
      });
  }
  return faults;
};
