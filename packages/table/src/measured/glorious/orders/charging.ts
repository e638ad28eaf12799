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
import { placedOf, type UnitId } from '@five-victories/engine/tabletop';
import { knownOf } from '../../known.js';
import { standingIn } from '../../spots.js';
import type { Post } from './plan.js';

export type { ChargeWay } from '@five-victories/engine/glorious';

const targetIn = ({ match }: Post, id: UnitId): Placed => placedOf(match, id);

export const chargesAt = (post: Post, target: UnitId, change?: Laying): ChargeWays =>
  knownOf(post.unit, `charges ${target} ${JSON.stringify(change)}`, () =>
    chargeWays(post.match, post.unit, targetIn(post, target), change),
  );

export const bestCharge = (post: Post, target: UnitId): ChargeWay | Refusal =>
  knownOf(post.unit, `charge ${target}`, () => bestOf(post.match, post.unit, targetIn(post, target)));

/** What an order to charge comes to; undefined when it is refused. */
export const judgedCharge = ({ match, unit }: Post, order: Charge): ChargeWay | undefined => {
  const found = chargeWay(match, unit, order);
  return isRefusal(found) ? undefined : found;
};

export const isEnemy = ({ match, unit }: Post, id: UnitId | undefined): id is UnitId => {
  const other = standingIn(match, id);
  return other !== undefined && other.side !== unit.side;
};
