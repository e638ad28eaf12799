/** Several formations moved straight on together, so that they keep their places to one another. */
import { lastOpen } from '../../../kernel/furthest.js';
import type { Refusal } from '../../../kernel/refusal.js';
import { forward, length as asLength, turnBetween, type Length, type Point } from '../../../geometry/index.js';
import { movedPlace } from '../../../tabletop/moves/straight-move.js';
import type { Place, UnitId } from '../../../tabletop/unit.js';
import type { GloriousMatch } from '../decisions.js';
import type { Order } from '../choices.js';
import { functionsOf, moveOf, tariffOf } from '../moves/allowance.js';
import { actRefusal, type FunctionOrder } from '../moves/orders.js';
import type { Placed } from '../unit.js';
import { followedBy, placedAt, without } from './table.js';

/** The orders of one of them; legal when those before it have been carried out. */
export interface Share {
  readonly unit: UnitId;
  readonly orders: readonly Order[];
  readonly place: Place;
}

export interface Together {
  readonly shares: readonly Share[];
  /** How far all of them go. */
  readonly by: Point;
  /** Why not all of what lies ahead: whose orders end there, and why. */
  readonly stop: { readonly unit: UnitId; readonly refusal: Refusal } | undefined;
  readonly inTheWay: readonly UnitId[];
}

const NOBODY: Together = { shares: [], by: { x: 0, y: 0 }, stop: undefined, inTheWay: [] };

/** Straight on by so much: in one move, or in two. */
const movesBy = (unit: Placed, by: Length): readonly FunctionOrder[] => {
  const most = moveOf(unit, unit.byHorse, false);
  const cost = tariffOf(unit).costs['move'] ?? Infinity;
  const isLong = by > most && 2 * cost <= unit.functions;
  return isLong
    ? [
        { do: 'move', ahead: most },
        { do: 'move', ahead: asLength(by - most) },
      ]
    : [{ do: 'move', ahead: by }];
};

type Tried = { readonly share: Share } | { readonly refusal: Refusal };

const tried = (match: GloriousMatch, unit: Placed, by: Length): Tried => {
  const bar = actRefusal(match, unit);
  if (bar) return { refusal: bar };
  const orders = movesBy(unit, by);
  const { refusal, isAsked } = followedBy(match, unit, orders);
  if (refusal) return { refusal };
  const said: readonly Order[] = isAsked ? [...orders, { do: 'stop' }] : orders;
  return { share: { unit: unit.id, orders: said, place: movedPlace(unit.place, 'front', by) } };
};

/** One after the other, those in front first; whoever cannot go yet waits for the others. */
const allBy = (match: GloriousMatch, units: readonly Placed[], by: Length): readonly Share[] | undefined => {
  const shares: Share[] = [];
  let left = units;
  let table = match;
  while (left.length > 0) {
    const behind: Placed[] = [];
    for (const unit of left) {
      const found = tried(table, unit, by);
      if ('refusal' in found) {
        behind.push(unit);
        continue;
      }
      shares.push(found.share);
      table = placedAt(table, unit, found.share.place);
    }
    if (behind.length === left.length) return undefined;
    left = behind;
  }
  return shares;
};

/** A formation has functions from when it is chosen. */
const chosen = (match: GloriousMatch, unit: Placed): Placed =>
  unit.acted || unit.activity ? unit : { ...unit, functions: functionsOf(match, unit) };

/** In tenths of a degree: who faces alike. */
const ALIKE = 10;

/**
 * Formations that face alike moved straight on by what of a way lies ahead of them, as far as all can. Those who face
 * otherwise than the first are not taken along.
 */
export const marchTogether = (
  match: GloriousMatch,
  given: readonly Placed[],
  { by }: { readonly by: Point },
): Together => {
  const [first] = given;
  if (!first) return NOBODY;
  const ahead = forward(first.place.heading);
  const along = ({ x, y }: Point): number => x * ahead.x + y * ahead.y;
  const far = Math.round(along(by));
  if (far <= 0) return NOBODY;
  const units = given
    .map((unit) => chosen(match, unit))
    .filter(({ place }) => Math.abs(turnBetween(place.heading, first.place.heading)) <= ALIKE)
    .sort((a, b) => along(b.place) - along(a.place));
  const most = Math.min(far, ...units.map(reachOf));
  let shares: readonly Share[] = [];
  const isFree = (n: number): boolean => {
    const found = allBy(match, units, asLength(n));
    if (found) shares = found;
    return found !== undefined;
  };
  const gone = most > 0 && isFree(most) ? most : lastOpen(0, Math.max(0, most), isFree, GRAIN);
  const done: Point = { x: gone * ahead.x, y: gone * ahead.y };
  if (gone === far) return { ...NOBODY, shares, by: done };
  return { shares, by: done, ...whyNoFurther(match, units, gone, far) };
};
const GRAIN = 16;

/** What it may go straight on with all its functions. */
const reachOf = (unit: Placed): number => {
  const cost = tariffOf(unit).costs['move'];
  return cost === undefined ? 0 : Math.floor(unit.functions / cost) * moveOf(unit, unit.byHorse, false);
};

/** Whoever is held up first, the others being out of its way. */
const whyNoFurther = (
  match: GloriousMatch,
  units: readonly Placed[],
  gone: number,
  far: number,
): Pick<Together, 'stop' | 'inTheWay'> => {
  for (const more of [gone + 2 * GRAIN, far])
    for (const unit of units) {
      const others = units.flatMap(({ id }) => (id === unit.id ? [] : [id]));
      const found = tried(without(match, others), unit, asLength(Math.min(more, far)));
      if (!('refusal' in found)) continue;
      const { other } = found.refusal.facts;
      return { stop: { unit: unit.id, refusal: found.refusal }, inTheWay: typeof other === 'string' ? [other] : [] };
    }
  return { stop: undefined, inTheWay: [] };
};
