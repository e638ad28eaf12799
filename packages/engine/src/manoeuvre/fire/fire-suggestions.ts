/** Good orders to fire, by what each book says a unit can do from a place. */
import { gapOfBounds, SLACK, type Angle, type Length } from '../../geometry/index.js';
import type { Side } from '../../kernel/side.js';
import type { Fire } from '../../tabletop/choices.js';
import { pivotedPlace, pivotTo } from '../moves/pivot.js';
import type { ManoeuvreMatch } from '../rules.js';
import { circlesOf, figureOf, isFurther } from '../../tabletop/store.js';
import { isBentRow, isPlaced, type Place } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { couldAimAt, isAtSomePivot } from './arc.js';
import { firePivotRefusal } from './fire-order.js';

/** Enemies that may be in range, by their bounding circles. */
export const enemiesInRange = (match: ManoeuvreMatch, unit: Placed, range: number): Placed[] => {
  const figure = figureOf(match, unit);
  const found: Placed[] = [];
  const far = figure.radius + range + SLACK;
  const circles = circlesOf(match);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++)
    if (units[i]!.side !== unit.side && !isFurther(circles, i, figure, far)) found.push(units[i] as Placed);
  return found;
};

/** The pivot that turns a unit's front towards another as far as it may. */
const pivotTowards = (match: ManoeuvreMatch, unit: Placed, target: Placed): Angle => {
  const { x, y } = figureOf(match, target);
  return pivotTo(match, unit, x, y);
};

const PIVOTS = 2;

interface Shooting<Shot> {
  /** Enemies a unit might fire at, with a pivot if need be; nobody when it may not fire at all. */
  readonly mayHit: (match: ManoeuvreMatch, unit: Placed) => Placed[];
  readonly rangeOf: (match: ManoeuvreMatch, unit: Placed) => Length;
  /** What it can do to each of some enemies from a place, the most dice first; shots without dice are left out. */
  readonly shotsFrom: (match: ManoeuvreMatch, unit: Placed, place: Place, enemies: readonly Placed[]) => Shot[];
  /** Fire at more than one of them. */
  readonly splitOf: (match: ManoeuvreMatch, unit: Placed, shots: readonly Shot[]) => Fire[];
}

export const suggestionsBy = <Shot extends { readonly target: Placed }>({
  mayHit,
  rangeOf,
  shotsFrom,
  splitOf,
}: Shooting<Shot>) => {
  /** For a unit that could not fire otherwise: a pivot towards the nearest enemies. */
  const withPivot = (match: ManoeuvreMatch, unit: Placed, enemies: readonly Placed[]): Fire[] => {
    if (unit.pivoted || isBentRow(unit.place.formation)) return [];
    const figure = figureOf(match, unit);
    const near = (enemy: Placed): number => gapOfBounds(figure, figureOf(match, enemy));
    const found: Fire[] = [];
    for (const enemy of [...enemies].sort((a, b) => near(a) - near(b)).slice(0, PIVOTS)) {
      const by = pivotTowards(match, unit, enemy);
      const [shot] = by === 0 ? [] : shotsFrom(match, unit, pivotedPlace(match, unit, by), [enemy]);
      // The whole sweep of a pivot costs more than to see that it would be in vain.
      if (shot && !firePivotRefusal(match, unit, by, undefined))
        found.push({ do: 'fire', unit: unit.id, pivot: by, at: [{ target: enemy.id }] });
    }
    return found;
  };

  return {
    /** Whether a side has anybody who could perhaps fire. Whether a pivot would help is not looked into. */
    isAnyFirer: (match: ManoeuvreMatch, side: Side): boolean =>
      match.state.units.some((unit) => unit.side === side && isPlaced(unit) && mayHit(match, unit).length > 0),

    /** Whether it has anybody who could hit somebody with the best of pivots; others are asked in vain. */
    isAnyShot: (match: ManoeuvreMatch, side: Side): boolean =>
      match.state.units.some((unit) => {
        if (unit.side !== side || !isPlaced(unit)) return false;
        const enemies = mayHit(match, unit).filter((enemy) => couldAimAt(match, unit, enemy, rangeOf(match, unit)));
        const hits = (place: Place): boolean => shotsFrom(match, unit, place, enemies).length > 0;
        return enemies.length > 0 && isAtSomePivot(match, unit, hits);
      }),

    ordersOf: (match: ManoeuvreMatch, side: Side): Fire[] => {
      const orders: Fire[] = [];
      for (const unit of match.state.units) {
        if (unit.side !== side || !isPlaced(unit)) continue;
        const enemies = mayHit(match, unit);
        if (enemies.length === 0) continue;
        const shots = shotsFrom(match, unit, unit.place, enemies);
        for (const { target } of shots) orders.push({ do: 'fire', unit: unit.id, at: [{ target: target.id }] });
        orders.push(...(shots.length > 0 ? splitOf(match, unit, shots) : withPivot(match, unit, enemies)));
      }
      return orders;
    },
  };
};
