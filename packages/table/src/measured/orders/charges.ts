/** Charges being thought of: which are possible the engine says; here is which of them is meant. */
import { tenths } from '@five-victories/engine/geometry';
import {
  chargeAllowance,
  chargeBy,
  chargeEnd,
  chargeWay,
  chargeWays,
  pivotAt,
  type ChargeWay,
  type Placed,
} from '@five-victories/engine/manoeuvre';
import { figureOf, findUnit, isPlaced, type Charge, type UnitId } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import type { Scene } from './scene.js';

const targetIn = ({ match, unit }: Scene, id: UnitId): Placed | undefined => {
  const target = findUnit(match, id);
  return target && target.side !== unit.side && isPlaced(target) ? target : undefined;
};

const known = new WeakMap<Scene, Map<string, readonly Charge[]>>();

/** All charges at a target that may be ordered now; the smaller the pivot the sooner. */
export const chargesAt = (scene: Scene, id: UnitId, leave = false): readonly Charge[] => {
  const target = targetIn(scene, id);
  if (!target) return [];
  let charges = known.get(scene);
  if (!charges) known.set(scene, (charges = new Map()));
  const key = `${id} ${leave}`;
  let found = charges.get(key);
  if (!found) charges.set(key, (found = chargeWays(scene.match, scene.unit, target, leave)));
  return found;
};

/** The best there is to say when none is legal: straight at it, for the engine to say why not. */
const vainCharge = ({ match, unit }: Scene, target: Placed, leave: boolean): Charge =>
  chargeBy(match, unit, target, pivotAt(match, unit, target), leave);

const endOf = ({ match, unit }: Scene, charge: Charge): Spot => chargeEnd(match, unit, charge) ?? unit.place;

/** Of the possible charges the one that ends nearest to where the unit is held. */
export const chargeTowards = (scene: Scene, id: UnitId, at: Spot, leave = false): Charge | undefined => {
  const target = targetIn(scene, id);
  if (!target) return undefined;
  const away = (charge: Charge): number => {
    const { x, y } = endOf(scene, charge);
    return (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y);
  };
  const charges = chargesAt(scene, id, leave);
  if (charges.length === 0) return vainCharge(scene, target, leave);
  return charges.reduce((best, charge) => (away(charge) < away(best) ? charge : best));
};

/** The simplest charge at a target. */
export const chargeAt = (scene: Scene, id: UnitId, leave = false): Charge | undefined => {
  const target = targetIn(scene, id);
  return target && (chargesAt(scene, id, leave)[0] ?? vainCharge(scene, target, leave));
};

/** The next possible charge at the same target. */
export const nextCharge = (scene: Scene, charge: Charge, by: 1 | -1): Charge => {
  const charges = chargesAt(scene, charge.target, charge.leaveTable);
  if (charges.length === 0) return charge;
  const sorted = [...charges].sort((a, b) => (a.pivot ?? 0) - (b.pivot ?? 0));
  const at = sorted.findIndex(({ pivot = 0 }) => pivot === (charge.pivot ?? 0));
  return sorted[(at + by + sorted.length) % sorted.length]!;
};

/** The same with another pivot, extended or not as that needs. */
export const pivotedCharge = (scene: Scene, charge: Charge, pivot: number): Charge => {
  const target = targetIn(scene, charge.target);
  return target ? chargeBy(scene.match, scene.unit, target, tenths(pivot), charge.leaveTable) : charge;
};

export const chargeView = ({ match, unit }: Scene, charge: Charge): ChargeWay => chargeWay(match, unit, charge);

const targets = new WeakMap<Scene, readonly Charge[]>();

/** One charge for each enemy that can be charged now, the nearest first. */
export const chargeTargets = (scene: Scene): readonly Charge[] => {
  let found = targets.get(scene);
  if (!found) {
    const { match, unit, verbs } = scene;
    const { x, y } = unit.place;
    const far = (id: UnitId): number => {
      const there = figureOf(match, findUnit(match, id) as Placed);
      return (there.x - x) * (there.x - x) + (there.y - y) * (there.y - y);
    };
    const reach = chargeAllowance(match, unit) * 2 + 12_000;
    const enemies = verbs.includes('charge')
      ? match.state.units.filter(
          (other) => other.side !== unit.side && isPlaced(other) && far(other.id) < reach * reach,
        )
      : [];
    found = enemies.flatMap(({ id }) => chargesAt(scene, id).slice(0, 1)).sort((a, b) => far(a.target) - far(b.target));
    targets.set(scene, found);
  }
  return found;
};
