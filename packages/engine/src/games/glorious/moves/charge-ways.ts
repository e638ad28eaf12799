/** Charges at an enemy: with which pivots and in which formation, whom they meet and whom they outflank. */
import { cosine, sine, tenths } from '../../../geometry/index.js';
import { isRefusal, type Refusal } from '../../../kernel/refusal.js';
import type { GloriousMatch } from '../decisions.js';
import { figureOf } from '../../../tabletop/store.js';
import type { Place, UnitId } from '../../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import type { Charge, Laying } from '../choices.js';
import { outflanks } from '../melee/outflank.js';
import { isBattle } from '../who.js';
import { chargeReach } from './allowance.js';
import { layingsOf } from './change.js';
import { chargePath, chargerRefusal, targetRefusal } from './charge.js';
import { judge } from './orders.js';
import { largestPivot, type Corner, type Wheel } from './wheel.js';

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

export interface ChargeWays {
  /** Straight on first, then smaller pivots before larger; only those that differ in whom they meet. */
  readonly ways: readonly ChargeWay[];
  /** Why it cannot charge straight on as it stands. */
  readonly refusal: Refusal | undefined;
}

/** A degree: what differs less is found by hand. */
const STEP = 10;
const CORNERS: readonly Corner[] = ['right', 'left'];

/** No pivot, then ever larger ones; those about the corner on their own side first. */
const pivotsOf = (match: GloriousMatch, unit: Placed): (Wheel | undefined)[] => {
  const most = isBattle(unit) ? 0 : largestPivot(match, unit, unit.place);
  const found: (Wheel | undefined)[] = [undefined];
  for (let by = STEP; by <= most; by += STEP)
    for (const corner of CORNERS)
      for (const sign of corner === 'right' ? [1, -1] : [-1, 1]) found.push({ corner, by: tenths(sign * by) });
  return found;
};

const chargeOf = (target: Placed, pivot?: Wheel, change?: Laying): Charge => ({
  do: 'charge',
  target: target.id,
  ...(pivot ? { pivot } : {}),
  ...(change ? { change } : {}),
});

/** What an order to charge comes to, or why it is refused. */
export const chargeWay = (match: GloriousMatch, unit: Placed, order: Charge): ChargeWay | Refusal => {
  const { refusal } = judge(match, unit, order);
  const { path } = refusal ? {} : chargePath(match, unit, order);
  if (!path) return refusal!;
  const { changed, from, to, length, met } = path;
  const there: Placed = { ...unit, place: to };
  const outflanked = met.filter((enemy) => outflanks(match, there, enemy)).map(({ id }) => id);
  return { order, changed, from, to, length, met: met.map(({ id }) => id), outflanked };
};

/** Whom it meets, and whom it outflanks. */
const fateOf = ({ met, outflanked }: ChargeWay): string => `${met.join(' ')}|${outflanked.join(' ')}`;

/** More than the tangent of any pivot. */
const STEEP = 0.25;

/** Whom no pivot and no formation brings before the front within a charge; by bounding circles. */
const isFarOff = (match: GloriousMatch, unit: Placed, target: Placed): boolean => {
  const { x, y, heading } = unit.place;
  const [from, to] = [figureOf(match, unit), figureOf(match, target)];
  const [dx, dy, sin, cos] = [to.x - x, to.y - y, sine(heading), cosine(heading)];
  const [aside, ahead] = [dx * cos - dy * sin, dx * sin + dy * cos];
  const room = 3 * from.radius + to.radius;
  return ahead < 0 - room || ahead > chargeReach(unit) + room || Math.abs(aside) > room + STEEP * Math.max(0, ahead);
};

/** Whether it is of no use to look for a pivot. */
const isVain = (match: GloriousMatch, unit: Placed, target: Placed): boolean =>
  chargerRefusal(match, unit) !== undefined ||
  targetRefusal(match, unit, target) !== undefined ||
  isFarOff(match, unit, target);

/** All charges at a target, in another formation if one is given. */
export const chargeWays = (match: GloriousMatch, unit: Placed, target: Placed, change?: Laying): ChargeWays => {
  const straight = chargeWay(match, unit, chargeOf(target, undefined, change));
  const refusal = isRefusal(straight) ? straight : undefined;
  if (refusal && isVain(match, unit, target)) return { ways: [], refusal };
  const ways: ChargeWay[] = [];
  for (const pivot of pivotsOf(match, unit)) {
    const found = pivot ? chargeWay(match, unit, chargeOf(target, pivot, change)) : straight;
    if (!isRefusal(found) && !ways.some((way) => fateOf(way) === fateOf(found))) ways.push(found);
  }
  return { ways, refusal };
};

/** The simplest: as it stands, or in another formation where only that will do; or why not straight on. */
export const bestCharge = (match: GloriousMatch, unit: Placed, target: Placed): ChargeWay | Refusal => {
  const straight = chargeWay(match, unit, chargeOf(target));
  if (!isRefusal(straight) || isVain(match, unit, target)) return straight;
  for (const change of [undefined, ...layingsOf(match, unit)])
    for (const pivot of pivotsOf(match, unit)) {
      const way = chargeWay(match, unit, chargeOf(target, pivot, change));
      if (!isRefusal(way)) return way;
    }
  return straight;
};
