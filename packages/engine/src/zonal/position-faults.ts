/** What is wrong with a position: what is refused, and what is not, docs/referee.md lists under "What place takes". */
import { faultBy, type Fault, type Refusal } from '../kernel/refusal.js';
import { enemyOf, SIDES, type Side } from '../kernel/side.js';
import { counted as inFigures } from '../words/english.js';
import { standsOf } from '../formation/layout.js';
import { isValid } from '../formation/shape.js';
import { mostStands } from './army.js';
import { statesOf } from './deployment.js';
import type { UnitGiven } from './position.js';
import { flankRefusal } from './placing.js';
import { markerFaults } from './position-markers.js';
import { entryRefusal, formationRefusal, isCounted, isOn, terrainFormationRefusal } from './questions.js';
import type { WhyNot, ZonalMatch, ZonalRules } from './rules.js';
import { countIn, findUnit } from './store.js';
import type { SwitchName } from './switches.js';
import { isDeployed, isEngaged, sizeOf, type Unit } from './unit.js';
import { FORMED } from './words.js';
import { ROUTED, UNPLACED, zeroDegrees } from './zone.js';

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
    if (unit.state !== undefined && type !== undefined && !type.dismounts)
      faults.push({
        path: `${where}.state`,
        rule: rules.cite.onlyDragoons,
        because: `${unit.id} is ${type.name} and neither mounts nor dismounts, so it has no state.`,
      });
    if (unit.side === undefined && !/^[SN]/.test(unit.id))
      faults.push({ path: `${where}.side`, because: `The side of ${unit.id} is missing.` });
  });
  return faults;
};

type Wrong = (field: string, because: string | Refusal, rule?: string) => void;

/** Set now, or settled since by a dispute: play may have gone by either value. */
const everSet = (match: ZonalMatch, name: SwitchName): boolean =>
  isOn(match, name) || match.state.rulings.some((ruling) => ruling.switch === name);

/**
 * FV-TERR-02, -10, -13, FV-R-59, MV-TERR-02, -03, -10, MV-R-54: ground that lets the unit in, in a state it can have.
 * Where open order is needed only to enter, who can take it may have left it since.
 */
const groundRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const closed = statesOf(match, unit).map((state) => entryRefusal(match, unit, unit.zone, 'open', state));
  if (closed.every((refusal) => refusal !== undefined)) return closed[0];
  return everSet(match, 'woodsEntryOnly') && match.rules.mayOpen(unit)
    ? undefined
    : terrainFormationRefusal(match, unit, unit.zone, unit.formation!, unit.state);
};

/** FV-SETUP-02, -03, -05, FV-R-76, MV-SETUP-01, -02, -04, MV-R-77: before the first turn. */
const setUpFault = (match: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  const { cite, setUpFormations } = match.rules;
  if (!match.table.starts[unit.side].includes(unit.zone))
    return wrong('zone', `${unit.id} cannot start in ${unit.zone}.`, cite.setupZones);
  const early = flankRefusal(match, unit, unit.zone, (zone) => countIn(match, zone, unit.side));
  if (early) wrong('zone', early);
  if (unit.facing !== zeroDegrees(unit.side))
    wrong('facing', `${unit.id} starts facing ${zeroDegrees(unit.side)}, not ${unit.facing}.`, cite.setupFormation);
  if (!setUpFormations.includes(unit.formation!))
    wrong(
      'formation',
      `${unit.id} does not start in ${FORMED[unit.formation!]}, but in ${setUpFormations.map((each) => FORMED[each]).join(' or ')}.`,
      cite.setupFormation,
    );
  if (isEngaged(unit)) wrong('contacts', `${unit.id} cannot be in contact before the first turn.`, cite.contact);
};

const zoneFault = (match: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  const { table, state, rules } = match;
  const isReserveOf = (side: Side): boolean => table.reserves[side].some(({ zone }) => zone === unit.zone);
  const reserve = isReserveOf(unit.side);
  const unplaced = unit.zone === UNPLACED && state.phase === 'setup';
  if (isReserveOf(enemyOf(unit.side)))
    return wrong('zone', `${unit.zone} is a reserve zone of the enemies of ${unit.id}.`, rules.cite.ownReserves);
  if (!Object.hasOwn(table.places, unit.zone) && !reserve && unit.zone !== ROUTED && !unplaced)
    return wrong('zone', `There is no zone ${unit.zone} for ${unit.id} on this table.`);
  if (unit.zone === ROUTED && state.phase === 'setup')
    return wrong('zone', `${unit.id} cannot have routed before the first turn.`, rules.cite.phases);
  if (unit.zone === ROUTED || unplaced) return;
  const there = state.units.filter((other) => other.zone === unit.zone && other.side === unit.side).length;
  if (there > table.unitLimit)
    wrong(
      'zone',
      `${unit.zone} holds ${there} units of one side, and ${table.unitLimit} is the limit.`,
      rules.cite.room,
    );
};

/** Shape, formation and ground of a unit on the table. */
const standingFaults = (match: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  const { table, rules } = match;
  const refused = (field: string, why: WhyNot): void => {
    if (why) wrong(field, why);
  };
  if (!isValid(table.shapes, unit.layout))
    wrong('layout', `${unit.layout} is no valid shape for ${inFigures(sizeOf(unit), 'stand')}.`, rules.cite.shapes);
  refused('formation', formationRefusal(match, unit, unit.formation!));
  if (Object.hasOwn(table.places, unit.zone)) refused('zone', groundRefusal(match, unit));
  if (match.state.phase === 'setup') setUpFault(match, unit, wrong);
};

/** FV-ARMY-02, MV-ARMY-03, MV-R-04: units lose stands and never gain any. */
const sizeFault = ({ rules, state }: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  const mustered = unit.mountedAs ?? unit.type;
  const most = mostStands(rules, state.options, mustered);
  if (sizeOf(unit) > most)
    wrong(
      'layout',
      `${unit.id} has ${inFigures(sizeOf(unit), 'stand')}, and ${rules.types[mustered]!.name} has ${most} at most.`,
      rules.cite.sizes,
    );
};

const unitFaults = (match: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  zoneFault(match, unit, wrong);
  sizeFault(match, unit, wrong);
  if (isDeployed(unit)) standingFaults(match, unit, wrong);
  for (const { field, because, rule } of markerFaults(match, unit)) wrong(field, because, rule);
};

/** FV-VICT-03, MV-VICT-02: the units of the army are in play or counted as gone. */
const countFaults = (match: ZonalMatch, side: Side, wrong: Wrong): void => {
  const { counted, tally } = match.state.sides[side];
  const own = match.state.units.filter((unit) => unit.side === side && isCounted(match, unit));
  const listed = own.filter((unit) => unit.zone !== ROUTED).length;
  const gone = own.length - listed;
  if (counted < listed)
    return wrong(
      'counted',
      `Counted units in play: ${listed}; the army had ${counted} at the start.`,
      match.rules.cite.countedUnits,
    );
  if (tally < gone) wrong('tally', `Counted units routed: ${gone}; the tally is ${tally}.`, match.rules.cite.tally);
  if (tally > counted)
    wrong(
      'tally',
      `The army had ${inFigures(counted, 'counted unit')}, and the tally is ${tally}.`,
      match.rules.cite.tally,
    );
};

/** FV-CMD-06, FV-TERR-20, FV-R-60, MV-MOVE-16, MV-TERR-12, MV-R-52. */
const commanderFault = (match: ZonalMatch, side: Side, wrong: Wrong): void => {
  const { table, rules, state } = match;
  const { commander } = state.sides[side];
  if (commander === undefined) return;
  if (SIDES.some((each) => table.reserves[each].some(({ zone }) => zone === commander)))
    return wrong(
      'commander',
      `${commander} is a reserve zone, which a Commander never enters.`,
      rules.cite.commanderOnTable,
    );
  if (!Object.hasOwn(table.places, commander))
    return wrong('commander', `There is no zone ${commander} on this table.`);
  const { closedToCommander, prohibited } = table.places[commander]!;
  const letIn = everSet(match, 'commanderIgnoresImpassable') && !prohibited.includes('commander');
  if (closedToCommander && !letIn)
    wrong('commander', `Terrain keeps the Commander out of ${commander}.`, rules.cite.commanderTerrain);
  if (state.phase === 'setup' && !table.starts[side].includes(commander))
    wrong(
      'commander',
      `The Commander starts in his rear row or in a set-up zone of his side, not in ${commander}.`,
      rules.cite.commanderStarts,
    );
};

/** FV-FIRE-05, -11, -13, -22, MV-FIRE-04, -05, -12, -21: shots of the acting side, in the firing phase, at those it can fire at. */
const shotsFaults = (match: ZonalMatch, wrong: Wrong): void => {
  const { state, rules } = match;
  for (const [id, count] of Object.entries(state.shots)) {
    if (count === 0) continue;
    const target = findUnit(match, id);
    if (!target) wrong(`shots.${id}`, `There is no unit ${id} in this position.`);
    else if (state.phase !== 'firing')
      wrong(`shots.${id}`, 'Shots are counted in the firing phase only.', rules.cite.spread);
    else if (!isDeployed(target))
      wrong(`shots.${id}`, `${id} is off the table and cannot have been fired at.`, rules.cite.noFireOffTable);
    else if (target.side !== enemyOf(state.acting) || isEngaged(target))
      wrong(`shots.${id}`, `${id} is no unengaged enemy and cannot have been fired at.`, rules.cite.fireTarget);
  }
};

export const placeFaults = (match: ZonalMatch, path: string): Fault[] => {
  const faults: Fault[] = [];
  const wrongAt =
    (where: string): Wrong =>
    (field, because, rule) => {
      const at = `${where}.${field}`;
      if (typeof because !== 'string') faults.push(faultBy(at, because));
      else faults.push({ path: at, because, ...(rule === undefined ? {} : { rule }) });
    };
  match.state.units.forEach((unit, i) => unitFaults(match, unit, wrongAt(`${path}.units[${i}]`)));
  for (const side of SIDES) {
    countFaults(match, side, wrongAt(`${path}.sides.${side}`));
    commanderFault(match, side, wrongAt(`${path}.sides.${side}`));
  }
  shotsFaults(match, wrongAt(path));
  const { turn, options, phase } = match.state;
  if (phase === 'setup' && turn > 1)
    wrongAt(path)('turn', 'The armies are set up before the first turn.', match.rules.cite.phases);
  if (options.turnLimit !== undefined && turn > options.turnLimit)
    wrongAt(path)('turn', `The match ends with turn ${options.turnLimit}.`, match.rules.cite.offerEnd);
  return faults;
};
