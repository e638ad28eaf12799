/** Several units moved together: each as far and the same way, so that they keep their places to one another. */
import { lastOpen } from '../../kernel/furthest.js';
import type { Refusal } from '../../kernel/refusal.js';
import { forward, turnBetween, type Point } from '../../geometry/index.js';
import type { March } from '../../tabletop/choices.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import { walk } from '../moves/walk.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { Placed } from '../unit.js';
import { placedAt, without } from './stops.js';
import { asideOf } from './tries.js';
import type { Limits, Wish } from './way.js';
import { HAIR, marchTo, plainRefusal, reachOf, wayTo } from './way-to.js';

/** The order of one of them; legal when those before it have been carried out. */
export interface Share {
  readonly unit: UnitId;
  readonly march: March;
  readonly place: Place;
}

export interface Together {
  readonly shares: readonly Share[];
  /** How far all of them go. */
  readonly by: Point;
  /** Why not all the way: whose march ends there, and why. */
  readonly stop: { readonly unit: UnitId; readonly refusal: Refusal } | undefined;
  readonly inTheWay: readonly UnitId[];
}

const STAY: Point = { x: 0, y: 0 };
const lengthOf = ({ x, y }: Point): number => Math.sqrt(x * x + y * y);
const part = ({ x, y }: Point, of: number): Point => ({ x: x * of, y: y * of });
const wishOf = ({ place }: Placed, by: Point): Wish => ({
  at: { x: place.x + by.x, y: place.y + by.y },
  heading: place.heading,
});

/** One after the other, whoever can; those in front first. What is left over is who cannot, and on which table. */
const allBy = (
  match: ManoeuvreMatch,
  units: readonly Placed[],
  by: Point,
  limits: Limits,
): { readonly shares: readonly Share[]; readonly left: readonly Placed[]; readonly match: ManoeuvreMatch } => {
  const shares: Share[] = [];
  let left = [...units].sort((a, b) => along(b.place, by) - along(a.place, by));
  let table = match;
  for (let moved = true; moved && left.length > 0;) {
    moved = false;
    const behind: Placed[] = [];
    for (const unit of left) {
      const wish = wishOf(unit, by);
      const effort = Math.abs(asideOf(unit.place, wish.at)) <= HAIR ? 'straight' : 'direct';
      const march = marchTo(table, unit, wish, limits, effort);
      if (!march) {
        behind.push(unit);
        continue;
      }
      const { place } = walk(table, unit, march);
      shares.push({ unit: unit.id, march: { ...march, finish: true }, place });
      table = placedAt(table, unit.id, place);
      moved = true;
    }
    left = behind;
  }
  return { shares, left, match: table };
};

const along = ({ x, y }: Point, by: Point): number => x * by.x + y * by.y;

/** How finely the way that all can go is looked for: straight ahead, and otherwise. */
const [PARTS, FEW] = [128, 8];

/** What the slowest may go of so much. */
const slowest = (match: ManoeuvreMatch, units: readonly Placed[], by: Point, limits: Limits): number =>
  Math.min(1, ...units.map((unit) => reachOf(match, unit, limits) / lengthOf(by)));

interface Gone {
  readonly shares: readonly Share[];
  readonly by: Point;
}

/** As much of a way as all can go. */
const asFar = (match: ManoeuvreMatch, units: readonly Placed[], by: Point, limits: Limits): Gone => {
  const most = slowest(match, units, by, limits);
  const isStraight = units.every((unit) => Math.abs(asideOf(unit.place, wishOf(unit, by).at)) <= HAIR);
  const parts = isStraight ? PARTS : FEW;
  let best: Gone = { shares: [], by: STAY };
  const tries = (of: number): boolean => {
    const { shares, left } = allBy(match, units, part(by, of), limits);
    if (left.length > 0) return false;
    best = { shares, by: part(by, of) };
    return true;
  };
  if (most > 0 && !tries(most)) lastOpen(0, parts, (n) => tries((most * n) / parts));
  return best;
};

/** What all face alike, if they do. */
const commonWay = (units: readonly Placed[]): Point | undefined => {
  const [{ place }] = units as [Placed];
  return units.every((unit) => Math.abs(turnBetween(unit.place.heading, place.heading)) <= ALIKE)
    ? forward(place.heading)
    : undefined;
};
const ALIKE = 10;

const otherIn = ({ facts: { other } }: Refusal): readonly UnitId[] => (typeof other === 'string' ? [other] : []);

/** The ways that are meant by a way: itself, and what of it lies straight ahead. */
const waysMeant = (units: readonly Placed[], by: Point): readonly Point[] => {
  const ahead = commonWay(units);
  const far = ahead ? along(by, ahead) : 0;
  const aside = ahead ? lengthOf({ x: by.x - far * ahead.x, y: by.y - far * ahead.y }) : 0;
  return ahead && far > 0 && aside > HAIR ? [by, part(ahead, far)] : [by];
};

/**
 * Units moved by the same way, keeping their places to one another: as far as the slowest may, and as all can. Nobody
 * goes faster than is needed.
 */
export const marchTogether = (
  match: ManoeuvreMatch,
  units: readonly Placed[],
  wish: { readonly by: Point },
  limits: Limits = {},
): Together => {
  const { by } = wish;
  const far = lengthOf(by);
  if (units.length === 0 || far < 1) return { shares: [], by: STAY, stop: undefined, inTheWay: [] };
  const speeds = limits.fast === undefined ? [false, undefined] : [limits.fast];
  let best: Gone = { shares: [], by: STAY };
  const missOf = (gone: Gone): number => lengthOf({ x: by.x - gone.by.x, y: by.y - gone.by.y });
  for (const fast of speeds) {
    for (const way of waysMeant(units, by)) {
      if (missOf(best) <= HAIR) break;
      const gone = asFar(match, units, way, { ...limits, fast });
      if (missOf(gone) < missOf(best) - HAIR) best = gone;
    }
    // Who is quick enough comes no further by going faster.
    if (fast === false && slowest(match, units, by, { ...limits, fast }) >= 1) break;
  }
  return missOf(best) <= HAIR
    ? { ...best, stop: undefined, inTheWay: [] }
    : { ...best, ...whyNoFurther(match, units, by, best, limits) };
};

/** Whose march it is that cannot be longer: of those who are held up by somebody, or else the slowest. */
const whyNoFurther = (
  match: ManoeuvreMatch,
  units: readonly Placed[],
  by: Point,
  gone: Gone,
  limits: Limits,
): Pick<Together, 'stop' | 'inTheWay'> => {
  const others = units.map(({ id }) => id);
  const ahead = lengthOf(gone.by);
  let stop: Together['stop'];
  let inTheWay: readonly UnitId[] = [];
  let least = Infinity;
  for (const unit of units) {
    // Those who go with it are out of its way when its turn comes, or never.
    const clear = without(
      match,
      others.filter((id) => id !== unit.id),
    );
    const way = wayTo(clear, unit, wishOf(unit, by), limits);
    const reach = lengthOf({ x: way.head.x - unit.place.x, y: way.head.y - unit.place.y });
    if (!way.stop || reach >= least) continue;
    [stop, inTheWay, least] = [{ unit: unit.id, refusal: way.stop }, way.inTheWay, reach];
  }
  if (stop && least <= ahead + lengthOf(by) / FEW + HAIR) return { stop, inTheWay };
  // Each could go further by itself: they are in one another's way.
  const { left, match: table } = allBy(match, units, by, limits);
  const [first] = left;
  if (!first) return { stop, inTheWay };
  const refusal = plainRefusal(table, first, wishOf(first, by), limits);
  return refusal ? { stop: { unit: first.id, refusal }, inTheWay: otherIn(refusal) } : { stop, inTheWay };
};
