/** Charges at an enemy: with which pivot, whom they meet and outflank, and what the hand-to-hand would be. */
import type { Refusal } from '@five-victories/engine/kernel';
import { tenths } from '@five-victories/engine/geometry';
import { figureOf, findUnit, type Place, type Placed, type UnitId } from '@five-victories/engine/tabletop';
import {
  chargePath,
  chargeReach,
  chargerRefusal,
  isBattle,
  judgeOrder,
  largestPivot,
  layingsOf,
  outflanks,
  targetRefusal,
  type Charge,
  type Corner,
  type Laying,
  type Wheel,
} from '@five-victories/engine/glorious';
import type { Post } from './plan.js';
import { seenFrom } from './wheels.js';

export interface ChargeWay {
  readonly order: Charge;
  readonly changed: Place;
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
  readonly met: readonly UnitId[];
  /** Those of them that it outflanks. */
  readonly outflanked: readonly UnitId[];
}

export interface Charges {
  /** Straight on first, then smaller pivots before larger; only those that differ in whom they meet. */
  readonly ways: readonly ChargeWay[];
  /** Why it cannot charge straight on as it stands. */
  readonly refusal: Refusal | undefined;
}

/** A degree: what differs less is found by hand. */
const STEP = 10;
const CORNERS: readonly Corner[] = ['right', 'left'];

/** No pivot, then ever larger ones; those about the corner on their own side first. */
const pivotsOf = (most: number): (Wheel | undefined)[] => {
  const found: (Wheel | undefined)[] = [undefined];
  for (let by = STEP; by <= most; by += STEP)
    for (const corner of CORNERS)
      for (const sign of corner === 'right' ? [1, -1] : [-1, 1]) found.push({ corner, by: tenths(sign * by) });
  return found;
};

const chargeOf = (target: UnitId, pivot: Wheel | undefined, change: Laying | undefined): Charge => ({
  do: 'charge',
  target,
  ...(pivot ? { pivot } : {}),
  ...(change ? { change } : {}),
});

const wayOf = ({ match, unit }: Post, order: Charge): ChargeWay | Refusal => {
  const { refusal } = judgeOrder(match, unit, order);
  const { path } = refusal ? {} : chargePath(match, unit, order);
  if (!path) return refusal!;
  const { changed, from, to, length, met } = path;
  const there: Placed = { ...unit, place: to };
  const outflanked = met.filter((enemy) => outflanks(match, there, enemy)).map(({ id }) => id);
  return { order, changed, from, to, length, met: met.map(({ id }) => id), outflanked };
};

const isWay = (found: ChargeWay | Refusal): found is ChargeWay => 'order' in found;

/** Whom it meets, and whom it outflanks. */
const fateOf = ({ met, outflanked }: ChargeWay): string => `${met.join(' ')}|${outflanked.join(' ')}`;

/** More than the tangent of any pivot. */
const STEEP = 0.25;

/** Whom no pivot and no formation brings before the front within a charge; by bounding circles. */
const isFarOff = ({ match, unit }: Post, target: UnitId): boolean => {
  const enemy = findUnit(match, target);
  if (!enemy?.place) return true;
  const [from, to] = [figureOf(match, unit), figureOf(match, enemy as Placed)];
  const room = 3 * from.radius + to.radius;
  const { x: aside, y: ahead } = seenFrom(unit.place, to);
  return ahead < 0 - room || ahead > chargeReach(unit) + room || Math.abs(aside) > room + STEEP * Math.max(0, ahead);
};

const waysWith = (post: Post, target: UnitId, change: Laying | undefined): Charges => {
  const { match, unit } = post;
  const straight = wayOf(post, chargeOf(target, undefined, change));
  const barred = chargerRefusal(match, unit) ?? targetRefusal(match, unit, findUnit(match, target)!);
  if (!isWay(straight) && (barred || isFarOff(post, target))) return { ways: [], refusal: straight };
  const ways: ChargeWay[] = [];
  let refusal: Refusal | undefined;
  const most = isBattle(unit) ? 0 : largestPivot(match, unit, unit.place);
  for (const pivot of pivotsOf(most)) {
    const found = wayOf(post, chargeOf(target, pivot, change));
    if (isWay(found)) {
      if (!ways.some((way) => fateOf(way) === fateOf(found))) ways.push(found);
    } else if (!pivot) refusal = found;
  }
  return { ways, refusal };
};

const known = new WeakMap<Placed, Map<string, Charges>>();

/** Remembered as long as the formation stands as it does: a drag asks again at every move of the hand. */
export const chargesAt = (post: Post, target: UnitId, change?: Laying): Charges => {
  let all = known.get(post.unit);
  if (!all) known.set(post.unit, (all = new Map()));
  const key = `${target} ${change ? `${change.layout} ${change.element} ${change.cell.join(',')}` : ''}`;
  let charges = all.get(key);
  if (!charges) all.set(key, (charges = waysWith(post, target, change)));
  return charges;
};

/** The first that gets there. */
const firstWith = (post: Post, target: UnitId, change: Laying | undefined): ChargeWay | undefined => {
  const { match, unit } = post;
  for (const pivot of pivotsOf(isBattle(unit) ? 0 : largestPivot(match, unit, unit.place))) {
    const found = wayOf(post, chargeOf(target, pivot, change));
    if (isWay(found)) return found;
  }
  return undefined;
};

const searched = (post: Post, target: UnitId): ChargeWay | Refusal => {
  const { match, unit } = post;
  const straight = wayOf(post, chargeOf(target, undefined, undefined));
  const barred = chargerRefusal(match, unit) ?? targetRefusal(match, unit, findUnit(match, target)!);
  if (isWay(straight) || barred || isFarOff(post, target)) return straight;
  for (const change of [undefined, ...layingsOf(match, unit)]) {
    const way = firstWith(post, target, change);
    if (way) return way;
  }
  return straight;
};

const best = new WeakMap<Placed, Map<UnitId, ChargeWay | Refusal>>();

/** With the formation as it is, or in the other one where only that will do; remembered like the others. */
export const bestCharge = (post: Post, target: UnitId): ChargeWay | Refusal => {
  let all = best.get(post.unit);
  if (!all) best.set(post.unit, (all = new Map()));
  let found = all.get(target);
  if (!found) all.set(target, (found = searched(post, target)));
  return found;
};

/** What an order to charge comes to; undefined when it is refused. */
export const judgedCharge = (post: Post, order: Charge): ChargeWay | undefined => {
  const found = wayOf(post, order);
  return isWay(found) ? found : undefined;
};

export const isEnemy = ({ match, unit }: Post, id: UnitId | undefined): id is UnitId => {
  const other = id === undefined ? undefined : findUnit(match, id);
  return other?.place !== undefined && other.side !== unit.side;
};
