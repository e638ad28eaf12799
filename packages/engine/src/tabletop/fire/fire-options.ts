/** Good orders to fire, and what the table shows about targets. */
import { gapOfBounds, SLACK, type Angle, type Side as Edge } from '../../geometry/index.js';
import type { Modifier } from '../../kernel/event.js';
import type { Refusal } from '../../kernel/refusal.js';
import type { Side } from '../../kernel/side.js';
import type { Fire } from '../choices.js';
import { eligibleIn, weaponRefusal, whyNotIn } from './eligibility.js';
import { summandsOf, total } from './fire-dice.js';
import { firePivotRefusal, firerRefusal, targetRefusal } from './fire-order.js';
import { pivotedPlace, pivotTo } from '../moves/pivot.js';
import { isEngaged } from '../questions.js';
import type { TabletopMatch } from '../rules.js';
import { enemiesOf, figureOf } from '../store.js';
import { isBentRow, isPlaced, type Place, type Placed } from '../unit.js';
import { fieldOf, rangeOf } from './zones-of-fire.js';

/** Enemies that may be in range, by their bounding circles. */
export const enemiesInRange = (match: TabletopMatch, unit: Placed, range: number): Placed[] => {
  const figure = figureOf(match, unit);
  const found: Placed[] = [];
  for (const enemy of match.state.units)
    if (enemy.side !== unit.side && isPlaced(enemy) && gapOfBounds(figure, figureOf(match, enemy)) <= range + SLACK)
      found.push(enemy);
  return found;
};

/** Enemies a unit might fire at, with a pivot if need be; nobody when it may not fire at all. */
const mayHit = (match: TabletopMatch, unit: Placed): Placed[] => {
  if (unit.fired || weaponRefusal(match, unit, unit.place)) return [];
  const enemies = enemiesInRange(match, unit, rangeOf(match, unit));
  if (enemies.length === 0 || isEngaged(match, unit)) return [];
  return enemies.filter((enemy) => !isEngaged(match, enemy));
};

/** Whether a side has anybody who could perhaps fire. Whether a pivot would help is not looked into. */
export const isAnyFirer = (match: TabletopMatch, side: Side): boolean =>
  match.state.units.some((unit) => unit.side === side && isPlaced(unit) && mayHit(match, unit).length > 0);

interface Shot {
  readonly target: Placed;
  readonly stands: readonly number[];
  readonly dice: number;
}

/** What a unit can do to each of some enemies from a place, the most dice first; shots without dice are left out. */
const shotsFrom = (match: TabletopMatch, unit: Placed, place: Place, enemies: readonly Placed[]): Shot[] => {
  const field = fieldOf(match, unit, place);
  const shots: Shot[] = [];
  for (const target of enemies) {
    const stands = eligibleIn(match, field, target);
    if (stands.length === 0) continue;
    const dice = total(summandsOf(match, unit, place, target, stands.length));
    if (dice > 0) shots.push({ target, stands, dice });
  }
  return shots.sort((a, b) => b.dice - a.dice);
};

/** The best shot, and with the stands that are left the next that has dice. */
const splitOf = (match: TabletopMatch, unit: Placed, [best, ...others]: readonly Shot[]): Fire[] => {
  if (!best) return [];
  const next = others.find(({ target, stands }) => {
    const left = stands.filter((stand) => !best.stands.includes(stand)).length;
    return left > 0 && total(summandsOf(match, unit, unit.place, target, left)) > 0;
  });
  return next ? [{ do: 'fire', unit: unit.id, at: [{ target: best.target.id }, { target: next.target.id }] }] : [];
};

/** The pivot that turns a unit's front towards another as far as it may. */
export const pivotTowards = (match: TabletopMatch, unit: Placed, target: Placed): Angle => {
  const { x, y } = figureOf(match, target);
  return pivotTo(match, unit, x, y);
};

const PIVOTS = 2;

/** For a unit that could not fire otherwise: a pivot towards the nearest enemies. */
const withPivot = (match: TabletopMatch, unit: Placed, enemies: readonly Placed[]): Fire[] => {
  if (unit.pivoted || isBentRow(unit.place.formation)) return [];
  const figure = figureOf(match, unit);
  const near = (enemy: Placed): number => gapOfBounds(figure, figureOf(match, enemy));
  const found: Fire[] = [];
  for (const enemy of [...enemies].sort((a, b) => near(a) - near(b)).slice(0, PIVOTS)) {
    const by = pivotTowards(match, unit, enemy);
    if (by === 0 || firePivotRefusal(match, unit, by, undefined)) continue;
    const [shot] = shotsFrom(match, unit, pivotedPlace(match, unit, by), [enemy]);
    if (shot) found.push({ do: 'fire', unit: unit.id, pivot: by, at: [{ target: enemy.id }] });
  }
  return found;
};

const ordersFor = (match: TabletopMatch, unit: Placed): Fire[] => {
  const enemies = mayHit(match, unit);
  if (enemies.length === 0) return [];
  const shots = shotsFrom(match, unit, unit.place, enemies);
  if (shots.length === 0) return withPivot(match, unit, enemies);
  return [
    ...shots.map(({ target }): Fire => ({ do: 'fire', unit: unit.id, at: [{ target: target.id }] })),
    ...splitOf(match, unit, shots),
  ];
};

export const ordersOf = (match: TabletopMatch, side: Side): Fire[] => {
  const orders: Fire[] = [];
  for (const unit of match.state.units)
    if (unit.side === side && isPlaced(unit)) orders.push(...ordersFor(match, unit));
  return orders;
};

// ---- what the table shows --------------------------------------------------------------------------------------------

/** What a unit could do to one enemy: stands and dice, or why nothing. */
export type Target =
  | {
      readonly target: string;
      readonly stands: readonly number[];
      readonly points?: number;
      readonly dice: number;
      readonly needs: number;
      readonly modifiers: readonly Modifier[];
    }
  | { readonly target: string; readonly refusal: Refusal };

/** For each enemy what a unit could do to it now, or after a pivot. */
export const targetsOf = (match: TabletopMatch, unit: Placed, pivot?: Angle, face?: Edge): Target[] => {
  const turned = pivot === undefined || pivot === 0 ? undefined : firePivotRefusal(match, unit, pivot, face);
  const place = pivot === undefined || pivot === 0 || turned ? unit.place : pivotedPlace(match, unit, pivot, face);
  const refused = firerRefusal(match, unit) ?? turned;
  const field = fieldOf(match, unit, place);
  return enemiesOf(match, unit).map((enemy): Target => {
    const why = refused ?? targetRefusal(match, unit, enemy) ?? whyNotIn(match, field, enemy);
    if (why) return { target: enemy.id, refusal: why };
    const stands = eligibleIn(match, field, enemy);
    const modifiers = summandsOf(match, unit, place, enemy, stands.length);
    return { target: enemy.id, stands, dice: total(modifiers), needs: match.rules.fireHits(match, unit), modifiers };
  });
};

/** The ground the zones of fire start from, for the table to draw: each firing stand's edges and the range. */
export const zonesOf = (match: TabletopMatch, unit: Placed, place: Place = unit.place) => {
  const { zones, range } = fieldOf(match, unit, place);
  return zones.map(({ stand, side, edge }) => ({ stand, side, edge, range }));
};
