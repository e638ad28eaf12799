/** A unit that is dropped on a Battle of its side joins it; a Battle that is dropped on a unit takes it on. */
import type { Refusal } from '@five-victories/engine/kernel';
import { tenths } from '@five-victories/engine/geometry';
import { figureOf, findUnit, placedOf, type UnitId } from '@five-victories/engine/tabletop';
import {
  frontLength,
  isBattle,
  isCommand,
  isFootUnit,
  judgeOrder,
  largestPivot,
  snapped,
  tariffOf,
  wayAbout,
  type Corner,
  type FunctionOrder,
  type Placed,
} from '@five-victories/engine/glorious';
import { knownOf } from '../../known.js';
import { after, type Post } from './plan.js';
import type { Aim } from './plan-to.js';

const isJoiner = (unit: Placed): boolean => isFootUnit(unit) || isCommand(unit);

/** Whether dropping the formation on another would be a reinforcement. */
export const mayBeJoined = ({ match, unit }: Post, id: UnitId | undefined): id is UnitId => {
  const other = findUnit(match, id);
  if (!other?.place || other.side !== unit.side || other.id === unit.id) return false;
  return isBattle(unit) ? isJoiner(other as Placed) : isJoiner(unit) && isBattle(other);
};

const CORNERS: readonly Corner[] = ['left', 'right'];
const STEP = 10;

/** Straight on, with a small pivot, or backwards. */
const directWays = ({ match, unit }: Post, battle: UnitId): FunctionOrder[] => {
  const found: FunctionOrder[] = [{ do: 'move', join: battle }];
  if (isFootUnit(unit)) found.push({ do: 'stepBack', join: battle });
  const most = largestPivot(match, unit, unit.place);
  for (let by = STEP; by <= most; by += STEP)
    for (const corner of CORNERS)
      for (const sign of [1, -1]) found.push({ do: 'move', join: battle, pivot: { corner, by: tenths(sign * by) } });
  return found;
};

/** A wheel that brings the middle of its front towards the Battle. */
const wheelsTo = ({ match, unit }: Post, battle: Placed): FunctionOrder[] => {
  const { x, y } = figureOf(match, battle);
  const half = frontLength(match, unit, unit.place) / 2;
  const { turn: most } = tariffOf(unit);
  return CORNERS.flatMap((corner): FunctionOrder[] => {
    const hub = { x: corner === 'left' ? -half : half, y: 0 };
    const way = wayAbout(unit.place, hub, { grip: { x: 0, y: 0 }, at: { x, y } });
    const by = way ? snapped(Math.max(0 - most, Math.min(most, way.by)), false) : tenths(0);
    return by === 0 ? [] : [{ do: 'turn', corner, by }];
  });
};

const aimOf = (orders: readonly FunctionOrder[], post: Post, before: number): Aim | Refusal => {
  const { can, refusal } = judgeOrder(post.match, post.unit, orders.at(-1)!);
  return can ? { orders, place: can.to, cost: before + can.cost, beyond: undefined } : refusal;
};

export const isAim = (found: Aim | Refusal): found is Aim => 'orders' in found;

const found = (post: Post, other: UnitId): Aim | Refusal => {
  if (isBattle(post.unit)) return aimOf([{ do: 'move', take: [other] }], post, 0);
  const [straight, ...rest] = directWays(post, other);
  const plain = aimOf([straight!], post, 0);
  if (isAim(plain)) return plain;
  for (const order of rest) {
    const aim = aimOf([order], post, 0);
    if (isAim(aim)) return aim;
  }
  for (const turn of wheelsTo(post, placedOf(post.match, other))) {
    const { can } = judgeOrder(post.match, post.unit, turn);
    const next = can && after(post, turn, can);
    const aim = next && aimOf([turn, { do: 'move', join: other }], next, can.cost);
    if (aim && isAim(aim)) return aim;
  }
  return plain;
};

/** Orders that bring the two together, or why there are none; remembered while the formation stands as it does. */
export const joinAim = (post: Post, other: UnitId): Aim | Refusal =>
  knownOf(post.unit, `join ${other}`, () => found(post, other));
