/** Charges: GL-CHARGE-01..09, P4, GL-R-27..30. */
import { refuse, type Refusal } from '../../../kernel/refusal.js';
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
import type { TabletopMatch, WhyNot } from '../../../tabletop/rules.js';
import { enemiesOf, figureIn, figureOf, findUnit } from '../../../tabletop/store.js';
import { isPlaced, type Place, type Placed, type Unit } from '../../../tabletop/unit.js';
import { lengthText } from '../../../tabletop/words.js';
import type { Charge } from '../choices.js';
import { isHandLetter, typeNamed, type Kind } from '../units.js';
import { aboardOf, isArtillery, isBattle, isMissileArmed } from '../who.js';
import { chargeReach, halvesAllowance, isSlowed } from './allowance.js';
import { changeRefusal, laidPlace } from './change.js';
import { touchedLine } from './clear.js';
import { pivotedPlace, pivotRefusal } from './wheel.js';

/** GL-CHARGE-02, -09: what a kind may not charge; it fights them all the same when it is met. */
const BARRED: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  lightCavalry: ['elephants', 'battle'],
  camels: ['battle'],
  mediumCavalry: ['elephants'],
  heavyCavalry: ['elephants'],
  knights: ['elephants'],
};

/** GL-R-27. */
const looksLike = (match: TabletopMatch, target: Unit): Kind => {
  const { what, mount } = typeNamed(target);
  return mount === 'elephant' && isOn(match, 'elephantCommandScares') ? 'elephants' : what;
};

/** GL-R-28: why a formation charges nobody. */
export const chargerRefusal = (match: TabletopMatch, unit: Placed): WhyNot => {
  const rule = 'GL-CHARGE-02';
  const facts = { unit: unit.id };
  if (isArtillery(unit)) return refuse(rule, '{unit} is artillery and never charges.', facts);
  if (isMissileArmed(unit)) return refuse(rule, '{unit} is armed with missiles and never charges.', facts);
  if (unit.byHorse) return refuse(rule, '{unit} has moved by horse and may not charge in this phase.', facts);
  if (!isBattle(unit)) return undefined;
  const armed = [...unit.stands].some(isHandLetter) || aboardOf(match, unit.id).length > 0;
  return armed || isOn(match, 'missileBattleCharge')
    ? undefined
    : refuse(rule, '{unit} has neither a hand-to-hand armed nor a command element and may not charge.', facts);
};

export const targetRefusal = (match: TabletopMatch, unit: Unit, target: Unit): WhyNot =>
  BARRED[typeNamed(unit).what]?.includes(looksLike(match, target))
    ? refuse('GL-CHARGE-02', '{unit} may not charge {target}: {kind} do not charge {barred}.', {
        unit: unit.id,
        kind: typeNamed(unit).name.toLowerCase(),
        target: target.id,
        barred: isBattle(target) ? 'Battles' : 'elephants',
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
  match: TabletopMatch,
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
      return refuse(
        other.side === unit.side ? 'GL-MOVE-11' : 'GL-CHARGE-04',
        '{other} is in the way of {unit}, {depth} ahead.',
        {
          unit: unit.id,
          other: other.id,
          depth: lengthText(match, at ?? 0),
        },
      );
  }
  for (const { type, ground, isLine } of prohibitedTo(match, unit, from.formation)) {
    const at = depthTo(figure, 'front', ground);
    if ((at !== undefined && isNearer(at, isLine ? depth + 2 * TOUCH : depth)) || overlaps(end, ground))
      return refuse('GL-TERR-02', '{unit} would come onto ground closed to it ({type}) after {depth}.', {
        unit: unit.id,
        type,
        depth: lengthText(match, at ?? depth),
      });
  }
  return touchedLine(match, unit, end);
};

/** GL-CHARGE-05, GL-R-29: who is met must be among those it may charge, and the target among who is met. */
const meetingRefusal = (match: TabletopMatch, unit: Placed, target: Placed, met: readonly Placed[]): WhyNot => {
  if (!met.some(({ id }) => id === target.id))
    return refuse('GL-CHARGE-05', '{unit} would meet {target} only corner to corner.', {
      unit: unit.id,
      target: target.id,
    });
  for (const enemy of met) {
    const barred = targetRefusal(match, unit, enemy);
    if (barred) return { ...barred, rule: enemy.id === target.id ? barred.rule : 'GL-CHARGE-05' };
  }
  return undefined;
};

const reachRefusal = (match: TabletopMatch, unit: Placed, target: Placed, from: Place, depth: number): WhyNot => {
  const slowed = halvesAllowance(match) && isSlowed(match, unit, from, 'front', depth);
  const allowance = slowed ? asLength(Math.floor(chargeReach(unit) / 2)) : chargeReach(unit);
  return isWithin(depth, allowance)
    ? undefined
    : refuse(slowed ? 'GL-TERR-04' : 'GL-CHARGE-03', '{unit} may charge {allowance}, and {target} is {depth} ahead.', {
        unit: unit.id,
        target: target.id,
        allowance: lengthText(match, allowance),
        depth: lengthText(match, depth),
      });
};

/** GL-CHARGE-07, GL-R-29: the change of formation, the pivot, straight on to the first touch. */
export const chargePath = (match: TabletopMatch, unit: Placed, { target: id, pivot, change }: Charge): Judged => {
  const target = findUnit(match, id);
  if (!target) return { refusal: unknownUnit(match, id)! };
  const facts = { unit: unit.id, target: id };
  if (target.side === unit.side) return { refusal: refuse('GL-CHARGE-03', '{target} is no enemy of {unit}.', facts) };
  if (!isPlaced(target))
    return { refusal: absentRefusal(target, target.aboard === undefined ? 'GL-CHARGE-03' : 'GL-BATTLE-09') };
  const barred = chargerRefusal(match, unit) ?? targetRefusal(match, unit, target);
  if (barred) return { refusal: barred };
  if (change && (isBattle(unit) || typeNamed(unit).what === 'command'))
    return { refusal: refuse('GL-MOVE-06', '{unit} changes no formation.', facts) };
  const relaid = change && changeRefusal(match, unit, change);
  if (relaid) return { refusal: relaid };
  const changed = change ? laidPlace(match, unit, change) : unit.place;
  const turned = pivotRefusal(match, unit, changed, pivot);
  if (turned) return { refusal: turned };
  const from = pivotedPlace(match, unit, changed, pivot);
  const advance = intoContact(match, unit, from, target);
  if (!advance) return { refusal: refuse('GL-CHARGE-04', '{target} is not straight ahead of {unit}.', facts) };
  const { depth, length, place: to } = advance;
  const stopped =
    reachRefusal(match, unit, target, from, depth) ?? wayRefusal(match, unit, target, from, length, depth, to);
  if (stopped) return { refusal: stopped };
  const end = figureIn(match, unit, to);
  const met = contactsAt(match, unit, end);
  const refusal =
    meetingRefusal(match, unit, target, met) ??
    (leavesTable(match.table, end) && !isOn(match, 'offTableRemoves')
      ? refuse('GL-GEO-10', '{unit} would leave the table.', facts)
      : undefined);
  return refusal ? { refusal } : { path: { changed, from, to, length, met } };
};

/** Charges straight on, as a formation stands, at all that are near enough; not yet judged. */
export const chargesOf = (match: TabletopMatch, unit: Placed): Charge[] => {
  if (chargerRefusal(match, unit)) return [];
  const figure = figureOf(match, unit);
  const reach = chargeReach(unit);
  return enemiesOf(match, unit)
    .filter((enemy) => isWithin(depthTo(figure, 'front', figureOf(match, enemy)) ?? Infinity, reach))
    .map(({ id }) => ({ do: 'charge', target: id }));
};
