/** Charges: GL-CHARGE-01..09, P4, GL-R-27..30. */
import type { Refusal } from '../../../kernel/refusal.js';
import {
  depthTo,
  isNearer,
  isWithin,
  leavesTable,
  length as asLength,
  moveOverlaps,
  overlaps,
  TOUCH,
  type Length,
} from '../../../geometry/index.js';
import { intoContact } from '../../../tabletop/moves/into-contact.js';
import { prohibitedTo } from '../../../tabletop/moves/obstacles.js';
import { absentRefusal, contactsAt, isOn, unknownUnit } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { enemiesOf, figureIn, figureOf, findUnit } from '../../../tabletop/store.js';
import { isPlaced, type Place } from '../../../tabletop/unit.js';
import type { Charge } from '../choices.js';
import { refuse } from '../messages/index.js';
import { isHandLetter, typeNamed, type Kind } from '../units.js';
import { aboardOf, isArtillery, isBattle, isMissileArmed } from '../who.js';
import { chargeReach, halvesAllowance, isSlowed } from './allowance.js';
import { changeRefusal, laidPlace } from './change.js';
import { touchedLine } from './clear.js';
import { pivotedPlace, pivotRefusal } from './wheel.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed, Unit } from '../unit.js';

/** GL-CHARGE-02, -09: what a kind may not charge; it fights them all the same when it is met. */
const BARRED: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  lightCavalry: ['elephants', 'battle'],
  camels: ['battle'],
  mediumCavalry: ['elephants'],
  heavyCavalry: ['elephants'],
  knights: ['elephants'],
};

/** GL-R-27. */
const looksLike = (match: GloriousMatch, target: Unit): Kind => {
  const { what, mount } = typeNamed(target);
  return mount === 'elephant' && isOn(match, 'elephantCommandScares') ? 'elephants' : what;
};

/** GL-R-28: why a formation charges nobody. */
export const chargerRefusal = (match: GloriousMatch, unit: Placed): WhyNot => {
  const rule = 'GL-CHARGE-02';
  const facts = { unit: unit.id };
  if (isArtillery(unit)) return refuse(rule, 'gunsNeverCharge', facts);
  if (isMissileArmed(unit)) return refuse(rule, 'missilesNeverCharge', facts);
  if (unit.byHorse) return refuse(rule, 'riddenNeverCharges', facts);
  if (!isBattle(unit)) return undefined;
  const armed = [...unit.stands].some(isHandLetter) || aboardOf(match, unit.id).length > 0;
  return armed || isOn(match, 'missileBattleCharge') ? undefined : refuse(rule, 'battleUnarmed', facts);
};

export const targetRefusal = (match: GloriousMatch, unit: Unit, target: Unit): WhyNot =>
  BARRED[typeNamed(unit).what]?.includes(looksLike(match, target))
    ? refuse('GL-CHARGE-02', 'neverChargesSuch', {
        unit: unit.id,
        target: target.id,
        kind: unit.type,
        feared: isBattle(target) ? 'battle' : 'elephants',
      })
    : undefined;

export interface ChargePath {
  /** After the change, and after the pivot. */
  readonly changed: Place;
  readonly from: Place;
  readonly to: Place;
  readonly length: Length;
  /** Enemies in contact at the stop. */
  readonly met: readonly Placed[];
}
export type Judged =
  | { readonly path: ChargePath; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly path?: undefined };

/** Friends and terrain on the way, enemies before the target. */
const wayRefusal = (
  match: GloriousMatch,
  unit: Placed,
  target: Placed,
  from: Place,
  length: Length,
  depth: number,
  to: Place,
): WhyNot => {
  const figure = figureIn(match, unit, from);
  const end = figureIn(match, unit, to);
  for (const other of match.state.units) {
    if (other.id === unit.id || other.id === target.id || !isPlaced(other)) continue;
    const there = figureOf(match, other);
    const at = depthTo(figure, 'front', there);
    const inTheWay =
      other.side === unit.side
        ? moveOverlaps(figure, 'front', length, there) || overlaps(end, there)
        : (at !== undefined && isNearer(at, depth)) || overlaps(end, there);
    if (inTheWay)
      return refuse(other.side === unit.side ? 'GL-MOVE-11' : 'GL-CHARGE-04', 'inTheWayAhead', {
        unit: unit.id,
        other: other.id,
        depth: at ?? 0,
      });
  }
  for (const { type, ground, isLine } of prohibitedTo(match, unit, from.formation)) {
    const at = depthTo(figure, 'front', ground);
    if ((at !== undefined && isNearer(at, isLine ? depth + 2 * TOUCH : depth)) || overlaps(end, ground))
      return refuse('GL-TERR-02', 'closedAfter', { unit: unit.id, type, depth: at ?? depth });
  }
  return touchedLine(match, unit, end);
};

/** GL-CHARGE-05, GL-R-29: who is met must be among those it may charge, and the target among who is met. */
const meetingRefusal = (match: GloriousMatch, unit: Placed, target: Placed, met: readonly Placed[]): WhyNot => {
  if (!met.some(({ id }) => id === target.id))
    return refuse('GL-CHARGE-05', 'meetsCornerOnly', { unit: unit.id, target: target.id });
  for (const enemy of met) {
    const barred = targetRefusal(match, unit, enemy);
    if (barred) return { ...barred, rule: enemy.id === target.id ? barred.rule : 'GL-CHARGE-05' };
  }
  return undefined;
};

const reachRefusal = (match: GloriousMatch, unit: Placed, target: Placed, from: Place, depth: number): WhyNot => {
  const slowed = halvesAllowance(match) && isSlowed(match, unit, from, 'front', depth);
  const allowance = slowed ? asLength(Math.floor(chargeReach(unit) / 2)) : chargeReach(unit);
  return isWithin(depth, allowance)
    ? undefined
    : refuse(slowed ? 'GL-TERR-04' : 'GL-CHARGE-03', 'chargeTooFar', {
        unit: unit.id,
        target: target.id,
        allowance,
        depth,
      });
};

/** GL-CHARGE-07, GL-R-29: the change of formation, the pivot, straight on to the first touch. */
export const chargePath = (match: GloriousMatch, unit: Placed, { target: id, pivot, change }: Charge): Judged => {
  const target = findUnit(match, id);
  if (!target) return { refusal: unknownUnit(match, id)! };
  const facts = { unit: unit.id, target: id };
  if (target.side === unit.side) return { refusal: refuse('GL-CHARGE-03', 'targetNoEnemy', facts) };
  if (!isPlaced(target))
    return { refusal: absentRefusal(match, target, target.aboard === undefined ? 'GL-CHARGE-03' : 'GL-BATTLE-09') };
  const barred = chargerRefusal(match, unit) ?? targetRefusal(match, unit, target);
  if (barred) return { refusal: barred };
  if (change && (isBattle(unit) || typeNamed(unit).what === 'command'))
    return { refusal: refuse('GL-MOVE-06', 'neverChangesFormation', facts) };
  const relaid = change && changeRefusal(match, unit, change);
  if (relaid) return { refusal: relaid };
  const changed = change ? laidPlace(match, unit, change) : unit.place;
  const turned = pivotRefusal(match, unit, changed, pivot);
  if (turned) return { refusal: turned };
  const from = pivotedPlace(match, unit, changed, pivot);
  const advance = intoContact(match, unit, from, target);
  if (!advance) return { refusal: refuse('GL-CHARGE-04', 'notStraightAhead', facts) };
  const { depth, length, place: to } = advance;
  const stopped =
    reachRefusal(match, unit, target, from, depth) ?? wayRefusal(match, unit, target, from, length, depth, to);
  if (stopped) return { refusal: stopped };
  const end = figureIn(match, unit, to);
  const met = contactsAt(match, unit, end);
  const refusal =
    meetingRefusal(match, unit, target, met) ??
    (leavesTable(match.table, end) && !isOn(match, 'offTableRemoves')
      ? refuse('GL-GEO-10', 'wouldLeaveTable', facts)
      : undefined);
  return refusal ? { refusal } : { path: { changed, from, to, length, met } };
};

/** Charges straight on, as a formation stands, at all that are near enough; not yet judged. */
export const chargesOf = (match: GloriousMatch, unit: Placed): Charge[] => {
  if (chargerRefusal(match, unit)) return [];
  const figure = figureOf(match, unit);
  const reach = chargeReach(unit);
  return enemiesOf(match, unit)
    .filter((enemy) => isWithin(depthTo(figure, 'front', figureOf(match, enemy)) ?? Infinity, reach))
    .map(({ id }) => ({ do: 'charge', target: id }));
};
