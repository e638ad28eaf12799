/** Charges being thought of: with which pivots one is possible, where it ends, who could stop it, what it needs. */
import { depthTo, headingBetween, length, tenths, turnBetween, type Length } from '@five-victories/engine/geometry';
import type { Refusal } from '@five-victories/engine/kernel';
import {
  chancesOf,
  chargePath,
  largestPivot,
  outflanks,
  pivotedPlaceFrom,
  windowOf,
  type ChargePath,
} from '@five-victories/engine/manoeuvre';
import {
  figureIn,
  figureOf,
  findUnit,
  inCommand,
  isPlaced,
  type Chance,
  type Charge,
  type Placed,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { whyNot, type Scene } from './scene.js';

export interface ChargeView {
  readonly charge: Charge;
  readonly refusal: Refusal | undefined;
  /** Its way, when it has one. */
  readonly path: ChargePath | undefined;
  readonly interceptors: readonly Chance[];
  /** The highest die that passes its test; undefined: it need not test. */
  readonly needs: number | undefined;
  /** Whether the charger will outflank the target where it stands now. */
  readonly outflanks: boolean;
}

/** How many pivots either way are tried, besides those straight at the target. */
const PIVOTS = 6;

const allowanceOf = ({ match, unit, reach }: Scene): Length =>
  reach === undefined ? match.rules.chargeAllowance(match, unit) : length(reach);

/** As it charges: a break-through may give a unit its pivot back, and the engine refuses if not. */
const chargerOf = ({ unit, kind }: Scene): Placed =>
  kind === 'breakThrough' && unit.pivoted ? { ...unit, pivoted: false } : unit;

const targetIn = ({ match, unit }: Scene, id: UnitId): Placed | undefined => {
  const target = findUnit(match, id);
  return target && target.side !== unit.side && isPlaced(target) ? target : undefined;
};

/** The pivots worth trying: none, straight at the target, and some between the largest either way. */
const pivotsTo = ({ match, unit }: Scene, target: Placed): readonly number[] => {
  const most = largestPivot(match, unit, unit.place);
  const { x, y } = figureOf(match, target);
  const off = turnBetween(unit.place.heading, headingBetween(unit.place, { x, y }));
  const at = Math.max(0 - most, Math.min(most, off));
  const fan = Array.from({ length: 2 * PIVOTS + 1 }, (_, i) => Math.round((most * (i - PIVOTS)) / PIVOTS));
  return [...new Set([0, at, ...fan])].map((by) => by + 0);
};

/** The charge with this pivot, extended where the target is further than the allowance. */
const chargeWith = (scene: Scene, target: Placed, pivot: number, leave: boolean): Charge => {
  const { match, unit } = scene;
  const place = pivot === 0 ? unit.place : pivotedPlaceFrom(match, unit, unit.place, tenths(pivot));
  const depth = depthTo(figureIn(match, unit, place), 'front', figureOf(match, target));
  const plain: Charge = {
    do: 'charge',
    target: target.id,
    ...(pivot === 0 ? {} : { pivot: tenths(pivot) }),
    ...(leave ? { leaveTable: true } : {}),
  };
  if (depth === undefined || depth <= allowanceOf(scene) || !whyNot(scene, plain)) return plain;
  const extended: Charge = { ...plain, extend: true };
  return whyNot(scene, extended) ? plain : extended;
};

const known = new WeakMap<Scene, Map<string, readonly Charge[]>>();

/** All charges at a target that are worth a thought; the smaller the pivot the sooner. Those at the front are legal. */
export const chargesAt = (scene: Scene, id: UnitId, leave = false): readonly Charge[] => {
  const target = targetIn(scene, id);
  if (!target) return [];
  let charges = known.get(scene);
  if (!charges) known.set(scene, (charges = new Map()));
  const key = `${id} ${leave}`;
  let found = charges.get(key);
  if (!found) {
    const all = pivotsTo(scene, target).map((pivot) => chargeWith(scene, target, pivot, leave));
    found = all
      .filter((charge) => !whyNot(scene, charge))
      .sort((a, b) => Math.abs(a.pivot ?? 0) - Math.abs(b.pivot ?? 0));
    charges.set(key, found);
  }
  return found;
};

/** The best there is to say when none is legal: straight at it, for the engine to say why not. */
const vainCharge = (scene: Scene, target: Placed, leave: boolean): Charge =>
  chargeWith(scene, target, scene.unit.pivoted ? 0 : pivotsTo(scene, target)[1]!, leave);

const endOf = (scene: Scene, charge: Charge): Spot => {
  const judged = chargePath(scene.match, chargerOf(scene), charge, allowanceOf(scene));
  return judged.refusal ? scene.unit.place : judged.path.to;
};

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
  return target ? chargeWith(scene, target, pivot, charge.leaveTable === true) : charge;
};

export const chargeView = (scene: Scene, charge: Charge): ChargeView => {
  const { match, unit, kind } = scene;
  const refusal = whyNot(scene, charge);
  const judged = chargePath(match, chargerOf(scene), charge, allowanceOf(scene));
  const path = judged.refusal ? undefined : judged.path;
  const target = targetIn(scene, charge.target);
  const run = path && windowOf(unit.id, path.from, 'front', path.length, { target: charge.target, past: path.past });
  const tests = kind !== 'breakThrough' && !inCommand(match, unit);
  return {
    charge,
    refusal,
    path,
    interceptors: run ? chancesOf(match, run) : [],
    needs: tests ? match.rules.chargeTest(match, unit) : undefined,
    outflanks: path !== undefined && target !== undefined && outflanks(match, unit, path.to, target, target.place),
  };
};

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
    const reach = allowanceOf(scene) * 2 + 12_000;
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
