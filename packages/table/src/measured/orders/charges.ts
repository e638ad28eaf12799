/** Charges being thought of: which are possible the engine says; here is which of them is meant. */
import { enemyOf } from '@five-victories/engine/kernel';
import { tenths } from '@five-victories/engine/geometry';
import {
  chargeAllowance,
  chargeBy,
  chargeEnd,
  chargeWays,
  pivotAt,
  type Placed,
} from '@five-victories/engine/manoeuvre';
import { figureOf, placedOf, placedOfSide, type Charge, type UnitId } from '@five-victories/engine/tabletop';
import { knownOf } from '../known.js';
import { leastOf, nextOf } from '../lists.js';
import type { Spot } from '../marks.js';
import { far, standingIn } from '../spots.js';
import type { Scene } from './scene.js';

const targetIn = ({ match, unit }: Scene, id: UnitId): Placed | undefined => {
  const target = standingIn(match, id);
  return target?.side === unit.side ? undefined : target;
};

/** All charges at a target that may be ordered now; the smaller the pivot the sooner. */
export const chargesAt = (scene: Scene, id: UnitId, leave = false): readonly Charge[] => {
  const target = targetIn(scene, id);
  if (!target) return [];
  return knownOf(scene, `charges ${id} ${leave}`, () => chargeWays(scene.match, scene.unit, target, leave));
};

/** The best there is to say when none is legal: straight at it, for the engine to say why not. */
const vainCharge = ({ match, unit }: Scene, target: Placed, leave: boolean): Charge =>
  chargeBy(match, unit, target, pivotAt(match, unit, target), leave);

const endOf = ({ match, unit }: Scene, charge: Charge): Spot => chargeEnd(match, unit, charge) ?? unit.place;

/** Of the possible charges the one that ends nearest to where the unit is held. */
export const chargeTowards = (scene: Scene, id: UnitId, at: Spot, leave = false): Charge | undefined => {
  const target = targetIn(scene, id);
  if (!target) return undefined;
  const nearest = leastOf(chargesAt(scene, id, leave), (charge) => far(endOf(scene, charge), at));
  return nearest ?? vainCharge(scene, target, leave);
};

/** The simplest charge at a target. */
export const chargeAt = (scene: Scene, id: UnitId, leave = false): Charge | undefined => {
  const target = targetIn(scene, id);
  return target && (chargesAt(scene, id, leave)[0] ?? vainCharge(scene, target, leave));
};

/** The next possible charge at the same target. */
export const nextCharge = (scene: Scene, charge: Charge, by: 1 | -1): Charge => {
  const charges = chargesAt(scene, charge.target, charge.leaveTable);
  const sorted = [...charges].sort((a, b) => (a.pivot ?? 0) - (b.pivot ?? 0));
  const now = sorted.find(({ pivot = 0 }) => pivot === (charge.pivot ?? 0));
  return nextOf(sorted, now, by) ?? charge;
};

/** The same with another pivot, extended or not as that needs. */
export const pivotedCharge = (scene: Scene, charge: Charge, pivot: number): Charge => {
  const target = targetIn(scene, charge.target);
  return target ? chargeBy(scene.match, scene.unit, target, tenths(pivot), charge.leaveTable) : charge;
};

/** One charge for each enemy that can be charged now, the nearest first. */
export const chargeTargets = (scene: Scene): readonly Charge[] =>
  knownOf(scene, 'targets', () => {
    const { match, unit, verbs } = scene;
    if (!verbs.includes('charge')) return [];
    const reach = chargeAllowance(match, unit) * 2 + 12_000;
    return placedOfSide(match, enemyOf(unit.side))
      .map(({ id }) => ({ id, far: far(unit.place, figureOf(match, placedOf(match, id))) }))
      .filter((enemy) => enemy.far < reach)
      .sort((a, b) => a.far - b.far)
      .flatMap(({ id }) => chargesAt(scene, id).slice(0, 1));
  });
