/** Reinforcing a Battle: GL-MERGE-01..12, P5, GL-R-15, -33. */
import { sorted } from '../../../formation/layout.js';
import type { Refusal } from '../../../kernel/refusal.js';
import {
  depthTo,
  isWithin,
  length as asLength,
  moved,
  stoppingLength,
  touches,
  type Length,
  type Side,
} from '../../../geometry/index.js';
import { absentRefusal, isEngaged, unknownUnit } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { figureIn, figureOf, findUnit, patch, placedOf, unitOf } from '../../../tabletop/store.js';
import { isPlaced, type Place, type UnitId } from '../../../tabletop/unit.js';
import { countLost } from '../../../tabletop/verbs.js';
import { capacityOf, spacesOf, spacesOfAll } from '../capacity.js';
import { refuse } from '../messages/index.js';
import { forget } from '../removal.js';
import { finish } from './begun.js';
import { isBattle, isCommand, isFootUnit, lettersOf } from '../who.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed, Unit } from '../unit.js';

/** Spaces that are free on its base. */
export const freeSpaces = (match: GloriousMatch, battle: Placed): number => {
  const { options } = match.state;
  return capacityOf(options, battle.place.diameter!) - spacesOfAll(options, lettersOf(match, battle));
};

/** GL-MERGE-01, -04, GL-MOVE-15, GL-R-15, -33: who may join, and whether there is room for it now. */
const joinerRefusal = (match: GloriousMatch, unit: Placed, battle: Placed, free: number): WhyNot => {
  const facts = { unit: unit.id, battle: battle.id };
  if (unit.side !== battle.side) return refuse('GL-MERGE-01', 'battleOfEnemy', facts);
  if (!isFootUnit(unit) && !isCommand(unit)) return refuse('GL-MERGE-01', 'neverJoins', facts);
  if (unit.byHorse) return refuse('GL-MOVE-15', 'riddenCannotJoin', facts);
  if (isEngaged(match, unit)) return refuse('GL-MERGE-04', 'engagedCannotJoin', facts);
  const needs = isCommand(unit) ? spacesOf(match.state.options, 'C') : 1;
  return free >= needs
    ? undefined
    : refuse(isCommand(unit) ? 'GL-MERGE-09' : 'GL-MERGE-05', 'noSpaceToJoin', {
        ...facts,
        free: Math.max(0, free),
        needs,
      });
};

export const battleNamed = (match: GloriousMatch, id: UnitId): { battle: Placed } | { refusal: Refusal } => {
  const battle = findUnit(match, id);
  if (!battle) return { refusal: unknownUnit(match, id)! };
  return isPlaced(battle) && isBattle(battle)
    ? { battle }
    : { refusal: refuse('GL-MERGE-01', 'noBattleOnTable', { unit: id }) };
};

/** How far a mover goes to touch another on this side of it; 0 when they touch already. */
export const reachTo = (
  match: GloriousMatch,
  mover: Placed,
  from: Place,
  side: Side,
  other: Placed,
): { readonly depth: number; readonly length: Length } | undefined => {
  const figure = figureIn(match, mover, from);
  const there = figureOf(match, other);
  if (touches(figure, there)) return { depth: 0, length: asLength(0) };
  const depth = depthTo(figure, side, there);
  if (depth === undefined) return undefined;
  const at = (pose: { x: Length; y: Length; heading: Place['heading'] }) =>
    figureIn(match, mover, { ...from, ...pose });
  return { depth, length: stoppingLength(from, at, side, depth, there) };
};

/** A unit that joins by its own move. */
export const joinRefusal = (match: GloriousMatch, unit: Placed, battle: Placed): WhyNot =>
  joinerRefusal(match, unit, battle, freeSpaces(match, battle));

/** GL-MERGE-05, -07, GL-R-15: as many elements as there is room for; the others are lost. */
const takeOn = (match: GloriousMatch, unit: Unit, battle: Placed): void => {
  const room = Math.max(0, freeSpaces(match, battle));
  const stays = unit.stands.slice(0, room);
  const lost = unit.stands.length - stays.length;
  patch(match, battle.id, { stands: sorted(unitOf(match, battle.id).stands + stays), stationary: true });
  if (lost > 0) countLost(match, unit, lost);
  match.tell?.({
    event: 'joinedBattle',
    rule: 'GL-MERGE-05',
    unit: unit.id,
    name: unit.name,
    target: battle.id,
    elements: stays,
    lost,
  });
  forget(match, [unit.id]);
};

/** GL-MERGE-08: attached. */
const attach = (match: GloriousMatch, unit: Unit, battle: Placed): void => {
  patch(match, unit.id, { place: undefined, aboard: battle.id });
  match.tell?.({ event: 'attached', rule: 'GL-MERGE-08', unit: unit.id, target: battle.id });
  finish(match, unit.id);
};

export const join = (match: GloriousMatch, id: UnitId, battle: UnitId): void => {
  const unit = unitOf(match, id);
  if (isCommand(unit)) attach(match, unit, placedOf(match, battle));
  else takeOn(match, unit, placedOf(match, battle));
};

// ---- a Battle that takes others on ---------------------------------------------------------------------------------------

export interface Taking {
  /** How far it goes: to the first unit of foot, or as far as was said. */
  readonly length: Length;
  /** Whom it takes on, in the order they are named. */
  readonly taken: readonly UnitId[];
  /** Foot stops it (GL-MERGE-06). */
  readonly stops: boolean;
}

const placedUnitsNamed = (match: GloriousMatch, ids: readonly UnitId[]): Placed[] | Refusal => {
  const found: Placed[] = [];
  for (const [i, id] of ids.entries()) {
    const unit = findUnit(match, id);
    if (!unit) return unknownUnit(match, id)!;
    if (!isPlaced(unit)) return absentRefusal(match, unit, 'GL-MERGE-03');
    if (ids.indexOf(id) < i) return refuse('GL-MERGE-12', 'namedTwice', { unit: id });
    found.push(unit);
  }
  return found;
};

/** GL-MERGE-12: each in turn must find room with those before it taken on. */
const roomRefusal = (match: GloriousMatch, battle: Placed, units: readonly Placed[]): WhyNot => {
  let free = freeSpaces(match, battle);
  for (const unit of units) {
    const refused = joinerRefusal(match, unit, battle, free);
    if (refused) return refused;
    free -= isCommand(unit) ? spacesOf(match.state.options, 'C') : Math.min(free, unit.stands.length);
  }
  return undefined;
};

/** GL-MERGE-03, -08, P5, GL-R-33: what a Battle that goes up to `most` meets of those it wants to take on. */
export const takingOf = (
  match: GloriousMatch,
  battle: Placed,
  from: Place,
  most: Length,
  ahead: Length | undefined,
  ids: readonly UnitId[],
): Taking | Refusal => {
  if (battle.stationary) return refuse('GL-MERGE-06', 'wasReinforced', { unit: battle.id });
  const units = placedUnitsNamed(match, ids);
  if (!Array.isArray(units)) return units;
  const crowded = roomRefusal(match, battle, units);
  if (crowded) return crowded;
  const reaches = units.map((unit) => ({ unit, reach: reachTo(match, battle, from, 'front', unit) }));
  const missed = reaches.find(({ reach }) => !reach || !isWithin(reach.depth, ahead ?? most));
  if (missed) return refuse('GL-MERGE-03', 'missesOnItsWay', { unit: battle.id, other: missed.unit.id });
  const foot = reaches.filter(({ unit }) => isFootUnit(unit));
  const furthest = Math.max(...reaches.map(({ reach }) => reach!.length));
  const length =
    foot.length > 0 ? asLength(Math.min(...foot.map(({ reach }) => reach!.length))) : (ahead ?? asLength(furthest));
  const end = figureIn(match, battle, { ...from, ...moved(from, 'front', length) });
  const left = reaches.find(({ unit, reach }) =>
    isFootUnit(unit) ? !touches(end, figureOf(match, unit)) : reach!.length > length,
  );
  return left
    ? refuse('GL-MERGE-03', 'stopsBefore', { unit: battle.id, other: left.unit.id })
    : { length, taken: ids, stops: foot.length > 0 };
};
