/** Whether a charge can be made, and where it ends: SV-CHARGE-02..04, -09..11, SV-FLOW-03, -07, SV-R-42, -43, -117. */
import type { Refusal } from '../../kernel/refusal.js';
import { refuse } from '../messages/index.js';
import {
  depthTo,
  distance,
  isNearer,
  isWithin,
  leavesTable,
  length as asLength,
  overlaps,
  tenths,
  TOUCH,
  turn,
  type Length,
} from '../../geometry/index.js';
import type { Charge } from '../../tabletop/choices.js';
import { ahead, intoContact } from '../../tabletop/moves/into-contact.js';
import { prohibitedTo } from '../../tabletop/moves/obstacles.js';
import { outflanks } from '../melee/outflank.js';
import { pivotedPlaceFrom, pivotRefusal } from '../moves/pivot.js';
import { isContact, isGun, isMounted, unknownUnit } from '../../tabletop/questions.js';
import { isInRestricted, passesRestricted, turnsThroughRestricted } from '../moves/restricted.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { reachAhead } from '../../tabletop/moves/free-way.js';
import { isPast } from '../../tabletop/moves/straight-move.js';
import { circlesOf, figureIn, figureOf, figuresOf, findUnit, isFurther, positionOf } from '../../tabletop/store.js';
import { isBentRow, isColumn, isPlaced, type Place, type UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

/** A charge as it would go: after its pivot, to contact. */
export interface ChargePath {
  readonly from: Place;
  readonly to: Place;
  /** How far ahead the target is after the pivot, and how far the charger goes to be in contact. */
  readonly depth: number;
  readonly length: Length;
  readonly start: number;
  readonly past: readonly UnitId[];
}

export type Judged =
  | { readonly path: ChargePath; readonly refusal?: undefined }
  | { readonly path?: undefined; readonly refusal: Refusal };

/** SV-CHARGE-02, SV-R-40, GV-CHARGE-01: who never charges. */
export const chargerRefusal = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  const { formation } = unit.place;
  if (isGun(match, unit)) return refuse(cite.noCharge, 'gunsNeverCharge', facts);
  const weak = match.rules.tooWeak(match, unit);
  if (weak !== undefined) return refuse(cite.noCharge, 'tooWeakToCharge', { ...facts, weak });
  if (formation === 'defensiveBlock' || isBentRow(formation) || isColumn(formation))
    return refuse(cite.noCharge, 'noChargeInFormation', facts);
  return match.rules.mayNotCharge(match, unit);
};

/**
 * SV-CHARGE-04, SV-FLOW-07, GV-CHARGE-02: obstacles before the target; what a mounted charger flows around is
 * collected.
 */
const obstacleRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  target: Placed,
  from: Place,
  to: Place,
  depth: number,
  full: Place,
  most: Length,
  past: UnitId[],
): WhyNot => {
  const { cite } = match.rules;
  const figure = figureIn(match, unit, from);
  const end = figureIn(match, unit, to);
  const far = reachAhead(figure, depth);
  const figures = figuresOf(match);
  const circles = circlesOf(match);
  const { units } = match.state;
  const [own, aim] = [positionOf(match, unit), positionOf(match, target)];
  for (let i = 0; i < units.length; i++) {
    if (i === own || i === aim || isFurther(circles, i, figure, far)) continue;
    const other = units[i]!;
    const there = figures[i]!;
    const at = depthTo(figure, 'front', there);
    const before = at !== undefined && isNearer(at, depth);
    if (!before && !overlaps(end, there)) continue;
    const facts = { unit: unit.id, other: other.id, target: target.id, depth: at ?? 0 };
    if (!match.rules.chargesPast(match, unit, other as Placed)) return refuse(cite.chargeWay, 'inTheWay', facts);
    const reached = figureIn(match, unit, full);
    const ahead = full !== to && depthTo(reached, 'front', there) !== undefined;
    if (ahead || !isPast(match, unit, reached, 'front', other, there))
      return full === to
        ? refuse(cite.chargeFlow, 'notPastBefore', facts)
        : refuse(cite.extendedFlow, 'notPastExtended', {
            ...facts,
            most,
          });
    past.push(other.id);
  }
  for (const { type, ground, isLine } of prohibitedTo(match, unit, from.formation)) {
    const at = depthTo(figure, 'front', ground);
    // SV-TERR-11, SV-R-117: nor is there contact across an edge that runs along the target.
    if ((at !== undefined && isNearer(at, isLine ? depth + 2 * TOUCH : depth)) || overlaps(end, ground))
      return refuse(isLine ? cite.closedLine : cite.prohibited, 'ontoClosedAfter', {
        unit: unit.id,
        type,
        depth: at ?? depth,
      });
  }
  return undefined;
};

/** SV-CHARGE-03, -10, -11, SV-R-44, SV-TERR-05, GV-CHARGE-02: whether the target is in reach. */
const reachRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  target: Placed,
  depth: number,
  allowance: Length,
  extended: boolean,
  restricted: boolean,
): WhyNot => {
  const { cite, numbers } = match.rules;
  const isNear = isWithin(depth, allowance);
  if (!extended && isNear) return undefined;
  const facts = {
    unit: unit.id,
    target: target.id,
    depth,
    allowance,
  };
  if (!extended)
    return restricted
      ? refuse(cite.restricted, 'chargeOnDifficult', facts)
      : refuse(cite.chargeReach, 'chargeTooFar', facts);
  if (restricted) return refuse(cite.restricted, 'noExtensionHere', facts);
  if (isNear) return refuse(cite.needlessExtension, 'needlessExtension', facts);
  const most = asLength(allowance + numbers.extension[isMounted(match, unit) ? 'mounted' : 'foot']);
  return isWithin(depth, most)
    ? undefined
    : refuse(cite.extensionReach, 'extensionTooFar', {
        ...facts,
        most,
      });
};

/** SV-CHARGE-09: foot without pikes against mounted. */
const outflankRefusal = (match: ManoeuvreMatch, unit: Placed, target: Placed, to: Place): WhyNot =>
  match.rules.mustOutflank(match, unit, target) && !outflanks(match, unit, to, target, target.place)
    ? refuse(match.rules.cite.mustOutflank, 'wouldNotOutflank', {
        unit: unit.id,
        target: target.id,
      })
    : undefined;

/** SV-R-42, GV-CHARGE-02, GV-R-37: the way of a charge with this allowance, or why it cannot be made. */
export const chargePath = (
  match: ManoeuvreMatch,
  unit: Placed,
  { target: id, pivot = tenths(0), extend = false, leaveTable = false }: Charge,
  allowance: Length,
): Judged => {
  const { cite } = match.rules;
  const target = findUnit(match, id);
  if (!target) return { refusal: unknownUnit(match, id)! };
  const facts = { unit: unit.id, target: id };
  if (target.side === unit.side) return { refusal: refuse(cite.chargeTarget, 'noEnemyOf', facts) };
  if (!isPlaced(target)) return { refusal: refuse(cite.chargeTarget, 'targetNotOnTable', facts) };
  const turns = pivot === 0 ? undefined : pivotRefusal(match, unit, pivot);
  return turns ? { refusal: turns } : pivotedPath(match, unit, target, { pivot, extend, leaveTable }, allowance);
};

/** The same for who may pivot so. */
export const pivotedPath = (
  match: ManoeuvreMatch,
  unit: Placed,
  target: Placed,
  { pivot = tenths(0), extend = false, leaveTable = false }: Omit<Charge, 'do' | 'target'>,
  allowance: Length,
): Judged => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, target: target.id };
  const from = pivot === 0 ? unit.place : pivotedPlaceFrom(match, unit, unit.place, pivot);
  const advance = intoContact(match, unit, from, target);
  if (!advance) return { refusal: refuse(cite.chargeAhead, 'notStraightAhead', facts) };
  const { depth, length, place: to } = advance;
  const figure = figureIn(match, unit, from);
  const restricted =
    isInRestricted(match, unit, figure) ||
    passesRestricted(match, unit, figure, 'front', depth) ||
    (pivot !== 0 && turnsThroughRestricted(match, unit, figureOf(match, unit), turn(unit.place, pivot)));
  const most = restricted ? asLength(allowance / 2) : allowance;
  const past: UnitId[] = [];
  const full = extend ? ahead(from, most) : to;
  const refusal =
    reachRefusal(match, unit, target, depth, most, extend, restricted) ??
    obstacleRefusal(match, unit, target, from, to, depth, full, most, past) ??
    (isContact(match, figureIn(match, unit, to), figureOf(match, target))
      ? undefined
      : refuse(cite.cornerOnly, 'cornerOnly', facts)) ??
    outflankRefusal(match, unit, target, to) ??
    (!leaveTable &&
    (leavesTable(match.table, figureIn(match, unit, to)) ||
      (match.rules.overTheEdge === 'unit' && leavesTable(match.table, figure)))
      ? refuse(cite.offTable, 'leavesUnlessConfirmed', { unit: unit.id, confirm: 'leaveTable' })
      : undefined);
  if (refusal) return { refusal };
  return { path: { from, to, depth, length, start: distance(figureOf(match, unit), figureOf(match, target)), past } };
};
