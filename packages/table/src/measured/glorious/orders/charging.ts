/** Charges at an enemy as the engine finds them, remembered while the formation stands as it does: a drag asks often. */
import { isRefusal, type Refusal } from '@five-victories/engine/kernel';
import {
  bestCharge as bestOf,
  chargeWay,
  chargeWays,
  type Charge,
  type ChargeWay,
  type ChargeWays,
  type Laying,
  type Placed,
} from '@five-victories/engine/glorious';
import { findUnit, isPlaced, type UnitId } from '@five-victories/engine/tabletop';
import type { Post } from './plan.js';

export type { ChargeWay } from '@five-victories/engine/glorious';

const targetIn = ({ match }: Post, id: UnitId): Placed => findUnit(match, id) as Placed;

const remembered = <T>() => {
  const known = new WeakMap<Placed, Map<string, T>>();
  return (unit: Placed, key: string, work: () => T): T => {
    let all = known.get(unit);
    if (!all) known.set(unit, (all = new Map()));
    let found = all.get(key);
    if (found === undefined) all.set(key, (found = work()));
    return found;
  };
};

const all = remembered<ChargeWays>();

export const chargesAt = (post: Post, target: UnitId, change?: Laying): ChargeWays =>
  all(post.unit, `${target} ${change ? `${change.layout} ${change.element} ${change.cell.join(',')}` : ''}`, () =>
    chargeWays(post.match, post.unit, targetIn(post, target), change),
  );

const best = remembered<ChargeWay | Refusal>();

export const bestCharge = (post: Post, target: UnitId): ChargeWay | Refusal =>
  best(post.unit, target, () => bestOf(post.match, post.unit, targetIn(post, target)));

/** What an order to charge comes to; undefined when it is refused. */
export const judgedCharge = ({ match, unit }: Post, order: Charge): ChargeWay | undefined => {
  const found = chargeWay(match, unit, order);
  return isRefusal(found) ? undefined : found;
};

export const isEnemy = ({ match, unit }: Post, id: UnitId | undefined): id is UnitId => {
  const other = id === undefined ? undefined : findUnit(match, id);
  return other !== undefined && isPlaced(other) && other.side !== unit.side;
};
