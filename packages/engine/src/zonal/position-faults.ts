/** What is wrong with a position: what is refused, and what is not, docs/referee.md lists under "What place takes". */
import { flaw } from '../kernel/faults.js';
import { faultBy, type Fault, type Flaw } from '../kernel/refusal.js';
import { enemyOf, SIDES, type Side } from '../kernel/side.js';
import { standsOf } from '../formation/layout.js';
import { isValid } from '../formation/shape.js';
import { mostStands } from './army.js';
import { statesOf } from './deployment.js';
import { refuse } from './messages/index.js';
import { outOfRange } from './messages/options.js';
import { misplaced, unsound } from './messages/position.js';
import { noStakes } from './messages/stakes.js';
import type { UnitGiven } from './position.js';
import { flankRefusal } from './placing.js';
import { markerFaults } from './position-markers.js';
import { entryRefusal, formationRefusal, isCounted, isOn, terrainFormationRefusal } from './questions.js';
import type { UnitType, WhyNot, ZonalMatch, ZonalRules } from './rules.js';
import { countIn, findUnit } from './store.js';
import type { SwitchName } from './switches.js';
import { isDeployed, isEngaged, sizeOf, type Unit } from './unit.js';
import { ROUTED, UNPLACED, zeroDegrees } from './zone.js';

/** Stands that its type has, and all else that its book says of such a unit. */
const layoutFaults = (rules: ZonalRules, unit: UnitGiven, type: UnitType, path: string): Fault[] => {
  const { cite } = rules;
  const at = `${path}.layout`;
  const { layout } = unit;
  const { size, letters } = standsOf(layout);
  if (!new RegExp(`^[${type.stands}./]+$`).test(layout))
    return [faultBy(at, misplaced(cite.types, 'layoutOfType', { type: unit.type, own: [...type.stands], layout }))];
  if (size === 0) return [faultBy(at, misplaced(cite.types, 'emptyLayout'))];
  if (type.arm === 'artillery' && size > 1)
    return [faultBy(at, misplaced(cite.oneGun, 'oneStandGun', { unit: unit.id }))];
  const mustered = { name: unit.name ?? unit.id, ...unit, stands: letters };
  return rules.unitFaults(mustered).map((fault) => faultBy(path, fault));
};

export const typeFaults = (rules: ZonalRules, given: readonly UnitGiven[], path: string): Fault[] => {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  given.forEach((unit, i) => {
    const where = `${path}.units[${i}]`;
    const wrong = (field: string, why: Flaw): void => {
      faults.push(faultBy(`${where}.${field}`, why));
    };
    if (seen.has(unit.id)) wrong('id', flaw('twoUnits', { id: unit.id }));
    seen.add(unit.id);
    const type = Object.hasOwn(rules.types, unit.type) ? rules.types[unit.type] : undefined;
    if (type === undefined)
      wrong('type', misplaced(rules.cite.types, 'noSuchType', { type: unit.type, types: Object.keys(rules.types) }));
    else faults.push(...layoutFaults(rules, unit, type, where));
    if (unit.stakes && rules.stakes === undefined) wrong('stakes', noStakes);
    if (unit.state !== undefined && type !== undefined && !type.dismounts)
      wrong('state', misplaced(rules.cite.onlyDragoons, 'hasNoState', { unit: unit.id, type: unit.type }));
    if (unit.side === undefined && !/^[SN]/.test(unit.id)) wrong('side', flaw('sideMissing', { id: unit.id }));
  });
  return faults;
};

type Wrong = (field: string, why: Flaw) => void;

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
    return wrong('zone', misplaced(cite.setupZones, 'cannotStartIn', { unit: unit.id, zone: unit.zone }));
  const early = flankRefusal(match, unit, unit.zone, (zone) => countIn(match, zone, unit.side));
  if (early) wrong('zone', early);
  const [facing, formation] = [unit.facing!, unit.formation!];
  const starts = zeroDegrees(unit.side);
  if (facing !== starts)
    wrong('facing', misplaced(cite.setupFormation, 'startsFacing', { unit: unit.id, starts, facing }));
  if (!setUpFormations.includes(formation)) {
    const facts = { unit: unit.id, formation, formations: setUpFormations };
    wrong('formation', misplaced(cite.setupFormation, 'startsInFormation', facts));
  }
  if (isEngaged(unit)) wrong('contacts', misplaced(cite.contact, 'contactTooEarly', { unit: unit.id }));
};

const zoneFault = (match: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  const { table, state, rules } = match;
  const isReserveOf = (side: Side): boolean => table.reserves[side].some(({ zone }) => zone === unit.zone);
  const reserve = isReserveOf(unit.side);
  const unplaced = unit.zone === UNPLACED && state.phase === 'setup';
  const facts = { unit: unit.id, zone: unit.zone };
  if (isReserveOf(enemyOf(unit.side)))
    return wrong('zone', misplaced(rules.cite.ownReserves, 'reserveOfEnemies', facts));
  if (!Object.hasOwn(table.places, unit.zone) && !reserve && unit.zone !== ROUTED && !unplaced)
    return wrong('zone', unsound('noZoneFor', facts));
  if (unit.zone === ROUTED && state.phase === 'setup')
    return wrong('zone', misplaced(rules.cite.phases, 'routedTooEarly', facts));
  if (unit.zone === ROUTED || unplaced) return;
  const there = state.units.filter((other) => other.zone === unit.zone && other.side === unit.side).length;
  const limit = table.unitLimit;
  if (there > limit) wrong('zone', misplaced(rules.cite.room, 'zoneHolds', { zone: unit.zone, count: there, limit }));
};

/** Shape, formation and ground of a unit on the table. */
const standingFaults = (match: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  const { table, rules } = match;
  const refused = (field: string, why: WhyNot): void => {
    if (why) wrong(field, why);
  };
  if (!isValid(table.shapes, unit.layout))
    wrong('layout', refuse(rules.cite.shapes, 'noValidShape', { layout: unit.layout, size: sizeOf(unit) }));
  refused('formation', formationRefusal(match, unit, unit.formation!));
  if (Object.hasOwn(table.places, unit.zone)) refused('zone', groundRefusal(match, unit));
  if (match.state.phase === 'setup') setUpFault(match, unit, wrong);
};

/** FV-ARMY-02, MV-ARMY-03, MV-R-04: units lose stands and never gain any. */
const sizeFault = ({ rules, state }: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  const mustered = unit.mountedAs ?? unit.type;
  const most = mostStands(rules, state.options, mustered);
  const facts = { unit: unit.id, size: sizeOf(unit), type: mustered, most };
  if (facts.size > most) wrong('layout', misplaced(rules.cite.sizes, 'sizeAtMost', facts));
};

const unitFaults = (match: ZonalMatch, unit: Unit, wrong: Wrong): void => {
  zoneFault(match, unit, wrong);
  sizeFault(match, unit, wrong);
  if (isDeployed(unit)) standingFaults(match, unit, wrong);
  for (const [field, why] of markerFaults(match, unit)) wrong(field, why);
};

/** FV-VICT-03, MV-VICT-02: the units of the army are in play or counted as gone. */
const countFaults = (match: ZonalMatch, side: Side, wrong: Wrong): void => {
  const { counted, tally } = match.state.sides[side];
  const own = match.state.units.filter((unit) => unit.side === side && isCounted(match, unit));
  const listed = own.filter((unit) => unit.zone !== ROUTED).length;
  const gone = own.length - listed;
  const { cite } = match.rules;
  if (counted < listed) return wrong('counted', misplaced(cite.countedUnits, 'countedInPlay', { listed, counted }));
  if (tally < gone) wrong('tally', misplaced(cite.tally, 'countedRouted', { gone, tally }));
  if (tally > counted) wrong('tally', misplaced(cite.tally, 'tallyOverCount', { counted, tally }));
};

/** FV-CMD-06, FV-TERR-20, FV-R-60, MV-MOVE-16, MV-TERR-12, MV-R-52. */
const commanderFault = (match: ZonalMatch, side: Side, wrong: Wrong): void => {
  const { table, rules, state } = match;
  const { commander } = state.sides[side];
  if (commander === undefined) return;
  const facts = { zone: commander };
  if (SIDES.some((each) => table.reserves[each].some(({ zone }) => zone === commander)))
    return wrong('commander', misplaced(rules.cite.commanderOnTable, 'commanderInReserve', facts));
  if (!Object.hasOwn(table.places, commander)) return wrong('commander', outOfRange('noZoneThere', facts));
  const { closedToCommander, prohibited } = table.places[commander]!;
  const letIn = everSet(match, 'commanderIgnoresImpassable') && !prohibited.includes('commander');
  if (closedToCommander && !letIn)
    wrong('commander', misplaced(rules.cite.commanderTerrain, 'groundClosedToCommander', facts));
  if (state.phase === 'setup' && !table.starts[side].includes(commander))
    wrong('commander', misplaced(rules.cite.commanderStarts, 'commanderStartsElsewhere', facts));
};

/** FV-FIRE-05, -11, -13, -22, MV-FIRE-04, -05, -12, -21: shots of the acting side, in the firing phase, at those it can fire at. */
const shotsFaults = (match: ZonalMatch, wrong: Wrong): void => {
  const { state, rules } = match;
  for (const [id, count] of Object.entries(state.shots)) {
    if (count === 0) continue;
    const [target, field] = [findUnit(match, id), `shots.${id}`];
    if (!target) wrong(field, unsound('noUnitHere', { unit: id }));
    else if (state.phase !== 'firing') wrong(field, misplaced(rules.cite.spread, 'shotsWhenFiring'));
    else if (!isDeployed(target))
      wrong(field, misplaced(rules.cite.noFireOffTable, 'offTableWhenFiredAt', { target: id }));
    else if (target.side !== enemyOf(state.acting) || isEngaged(target))
      wrong(field, misplaced(rules.cite.fireTarget, 'noTargetWhenFiredAt', { target: id }));
  }
};

export const placeFaults = (match: ZonalMatch, path: string): Fault[] => {
  const faults: Fault[] = [];
  const wrongAt =
    (where: string): Wrong =>
    (field, why) => {
      faults.push(faultBy(`${where}.${field}`, why));
    };
  match.state.units.forEach((unit, i) => unitFaults(match, unit, wrongAt(`${path}.units[${i}]`)));
  for (const side of SIDES) {
    countFaults(match, side, wrongAt(`${path}.sides.${side}`));
    commanderFault(match, side, wrongAt(`${path}.sides.${side}`));
  }
  shotsFaults(match, wrongAt(path));
  const { turn, options, phase } = match.state;
  if (phase === 'setup' && turn > 1) wrongAt(path)('turn', misplaced(match.rules.cite.phases, 'setUpBeforeTurnOne'));
  if (options.turnLimit !== undefined && turn > options.turnLimit)
    wrongAt(path)('turn', misplaced(match.rules.cite.offerEnd, 'endsWithTurn', { turn: options.turnLimit }));
  return faults;
};
