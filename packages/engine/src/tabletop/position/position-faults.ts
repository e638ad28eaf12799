/** What is wrong with a position. */
import { flaw } from '../../kernel/faults.js';
import { faultBy, type Fault } from '../../kernel/refusal.js';
import { SIDES } from '../../kernel/side.js';
import { leavesTable, overlaps, touches } from '../../geometry/index.js';
import { standsOf } from '../../formation/layout.js';
import { fault } from '../messages/index.js';
import { overlappedTerrain } from '../moves/obstacles.js';
import { layoutFrom, type UnitGiven } from './position-unit.js';
import { isAcross } from '../across.js';
import { isGun } from '../questions.js';
import { sizeOfSide } from '../army/roster.js';
import type { Phase, TabletopMatch, TabletopOptions, TabletopRules, UnitType, WhyNot } from '../rules.js';
import { placeRefusal } from '../shapes.js';
import { figureOf } from '../store.js';
import { isPlaced, type Placed, type Unit } from '../unit.js';

const layoutFaults = (rules: TabletopRules, unit: UnitGiven, where: string): Fault[] => {
  const { cite } = rules;
  const type = Object.hasOwn(rules.types, unit.type) ? rules.types[unit.type] : undefined;
  const { id } = unit;
  if (type === undefined)
    return [fault(`${where}.type`, cite.types, 'noTypeNamed', { type: unit.type, types: Object.keys(rules.types) })];
  if (type.battle) return battleFaults(rules, type, unit, where);
  if (unit.elements !== undefined || unit.diameter !== undefined)
    return [
      fault(`${where}.${unit.elements === undefined ? 'diameter' : 'elements'}`, cite.types, 'noRoundBase', {
        unit: id,
      }),
    ];
  const facts = { unit: id, type: unit.type };
  const layout = layoutFrom(rules, unit);
  const { size, kinds } = standsOf(layout);
  if (size === 0) return [fault(`${where}.layout`, cite.types, 'emptyLayout')];
  if ([...kinds].some((letter) => !type.stands.includes(letter)))
    return [
      fault(`${where}.layout`, cite.types, 'foreignLetters', { type: unit.type, letters: [...type.stands], layout }),
    ];
  // Before anybody asks what ground it covers.
  if (unit.bend && (unit.bend.after < 1 || unit.bend.after >= size))
    return [fault(`${where}.bend`, cite.bend, 'bendAfter', { unit: id, count: size, after: unit.bend.after })];
  if (type.size[1] === 1 && size > 1)
    return [
      fault(`${where}.layout`, type.arm === 'artillery' ? cite.oneGun : cite.types, 'hasSoMany', {
        ...facts,
        most: 1,
        size,
      }),
    ];
  if (rules.strengthIn === 'points' && size !== type.size[0])
    return [fault(`${where}.layout`, cite.types, 'hasSoMany', { ...facts, most: type.size[0], size })];
  if (unit.fired && rules.neverFires?.(type)) return [fault(`${where}.fired`, cite.cannotFire, 'neverFires', facts)];
  const own = rules.units.fault?.(unit, type);
  return own ? [faultBy(`${where}.${own[0]}`, own[1])] : [];
};

/** A Battle has elements on a round base. */
const battleFaults = (rules: TabletopRules, type: UnitType, unit: UnitGiven, where: string): Fault[] => {
  const rule = rules.cite.types;
  if (unit.elements === undefined) return [fault(`${where}.elements`, rule, 'lettersMissing', { unit: unit.id })];
  if (unit.diameter === undefined) return [fault(`${where}.diameter`, rule, 'diameterMissing', { unit: unit.id })];
  if (unit.layout !== undefined) return [fault(`${where}.layout`, rule, 'roundHasNoLayout', { unit: unit.id })];
  const foreign = [...unit.elements].find((letter) => !type.stands.includes(letter));
  return foreign === undefined
    ? []
    : [fault(`${where}.elements`, rule, 'foreignLetter', { type: unit.type, letter: foreign })];
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
    const facts = { unit: unit.id };
    const faults = layoutFaults(rules, unit, where);
    // What was settled in play does not unmake units.
    if (faults.length === 0 && rulings.length === 0)
      faults.push(...rules.givenFaults(options, { ...unit, name: unit.name ?? unit.id }, where));
    if (seen.has(unit.id)) faults.push(faultBy(`${where}.id`, flaw('twoUnits', { id: unit.id })));
    seen.add(unit.id);
    if (unit.side === undefined && !/^[SN]/.test(unit.id))
      faults.push(faultBy(`${where}.side`, flaw('sideMissing', { id: unit.id })));
    if (unit.status === 'unplaced' && phase !== 'setup')
      faults.push(fault(`${where}.status`, undefined, 'mustBePlaced', facts));
    if (
      (unit.status ?? 'table') === 'table' &&
      unit.aboard === undefined &&
      (unit.x === undefined || unit.y === undefined)
    )
      faults.push(
        fault(`${where}.x`, undefined, rules.types[unit.type]?.battle ? 'centreMissing' : 'placeMissing', facts),
      );
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
        fault(where, match.rules.cite.acrossLine ?? match.rules.cite.closedLine, 'touchesAcross', {
          unit: unit.id,
          other: other.id,
        }),
      ]
    : [];
};

const groundFaults = (match: TabletopMatch, unit: Placed, others: readonly Unit[], where: string): Fault[] => {
  const { cite } = match.rules;
  const faults: Fault[] = [];
  const figure = figureOf(match, unit);
  const other = others.find((each): each is Placed => isPlaced(each) && overlaps(figure, figureOf(match, each)));
  if (other) faults.push(fault(where, cite.setupPlace, 'overlapsUnit', { unit: unit.id, other: other.id }));
  const feature = overlappedTerrain(match, unit, unit.place.formation, figure);
  const line = feature ? undefined : match.rules.lineRefusal?.(match, unit, figure);
  if (feature) faults.push(fault(where, cite.setupPlace, 'isOnClosed', { unit: unit.id, type: feature.type }));
  if (line) faults.push(fault(where, line.rule, 'isOnClosed', { unit: unit.id, type: 'escarpment' }));
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
        fault(`${where}.${rules.words.limbered}`, rules.cite.limbered, 'noArtillery', {
          unit: unit.id,
          limbered: rules.words.limbered,
        }),
      ];
    if (!isPlaced(unit)) return [];
    const refused = midway ? undefined : standing(match, unit);
    if (refused) return [faultBy(`${where}.formation`, refused)];
    const found = groundFaults(match, unit, state.units.slice(0, i), where);
    if (!midway) found.push(...acrossFaults(match, unit, state.units.slice(0, i), where));
    if (!midway && leavesTable(table, figureOf(match, unit)))
      found.push(fault(where, rules.cite.offTable, 'isPartlyOff', { unit: unit.id }));
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
      faults.push(
        fault(`${path}.sides.${side}.${counted}`, undefined, 'moreInPlay', {
          now: inPlay,
          size: state.sides[side].size,
        }),
      );
  }
  return faults;
};
