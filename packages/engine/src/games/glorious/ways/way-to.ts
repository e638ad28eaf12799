/**
 * The orders that bring a formation to where it is pulled, or nearest: some ways of following the pull are thought of
 * without asking for rules, then as much of the most promising ones as may be had is asked for, one function after the
 * other.
 */
import type { Refusal } from '../../../kernel/refusal.js';
import type { Place, UnitId } from '../../../tabletop/unit.js';
import type { GloriousMatch } from '../decisions.js';
import { asMuchOf } from '../moves/as-much.js';
import type { Carried } from '../moves/judged.js';
import { actRefusal, type FunctionOrder } from '../moves/orders.js';
import type { Placed } from '../unit.js';
import { missOf, type Pull } from './pull.js';
import { after, alone, followedBy, without, type Post } from './table.js';
import { NO_PINS, waysOf, type Pins, type Wanted } from './ways.js';

/** One function as it is carried out. */
export interface Leg {
  readonly order: FunctionOrder;
  readonly can: Carried;
  readonly from: Place;
  readonly to: Place;
}

export interface Way {
  /** Legal, one after the other. */
  readonly orders: readonly FunctionOrder[];
  readonly legs: readonly Leg[];
  /** Where the formation then stands, and how far its grip is from where it is wanted. */
  readonly place: Place;
  readonly miss: number;
  /** Functions that it costs, and that are left. */
  readonly cost: number;
  readonly left: number;
  /** Where the hand would have it. */
  readonly wanted: Place;
  /**
   * Why it comes no nearer. Either somebody stands in the way (then `inTheWay` lists everybody who does), or nobody
   * does, and it is its allowance, its functions, the ground or the edge of the table.
   */
  readonly stop: Refusal | undefined;
  readonly inTheWay: readonly UnitId[];
}

interface Followed {
  readonly legs: readonly Leg[];
  readonly place: Place;
  readonly cost: number;
  readonly refusal: Refusal | undefined;
  readonly way: Wanted;
}

/** As much of the wanted orders as is legal, one after the other. */
const followed = (match: GloriousMatch, unit: Placed, way: Wanted): Followed => {
  const legs: Leg[] = [];
  let post: Post | undefined = { match, unit };
  let { place } = unit;
  let cost = 0;
  for (const [i, order] of way.orders.entries()) {
    if (!post) break;
    const tried = asMuchOf(post.match, post.unit, order);
    if (tried.order) {
      legs.push({ order: tried.order, can: tried.can, from: place, to: tried.can.to });
      place = tried.can.to;
      cost += tried.can.cost;
    }
    if (tried.refusal) return { legs, place, cost, refusal: tried.refusal, way };
    post = tried.order && i + 1 < way.orders.length ? after(post.match, post.unit, tried.order, tried.can) : undefined;
  }
  return { legs, place, cost, refusal: undefined, way };
};

/** How far from the hand a way may end for one function less: nobody wants to wheel because his hand shook. */
const STEADY = 600;
const EXACT = 40;

const badness = (place: Place, cost: number, pull: Pull, steady: number): number => missOf(place, pull) + steady * cost;

const nothing = ({ place }: Placed): Pick<Followed, 'legs' | 'place' | 'cost'> => ({ legs: [], place, cost: 0 });

interface Best extends Followed {
  readonly bad: number;
}

/** The best way to follow a pull on a table, and what was hoped for most. */
const bestOn = (
  match: GloriousMatch,
  unit: Placed,
  pull: Pull,
  pins: Pins,
  grain: number,
): { readonly best: Best | undefined; readonly first: Wanted | undefined } => {
  const steady = pins.loose ? EXACT : STEADY;
  const wanted = waysOf(match, unit, pull, pins, grain)
    .map((way) => ({ way, hoped: badness(way.place, way.cost, way.pull, steady) }))
    .sort((a, b) => a.hoped - b.hoped);
  let best: Best | undefined;
  for (const { way, hoped } of wanted) {
    // No way is better than it hopes to be.
    if (best && hoped >= best.bad) break;
    const gone = followed(match, unit, way);
    // What does not bring it nearer is not worth a function.
    const found = missOf(gone.place, way.pull) < missOf(unit.place, pull) ? gone : { ...gone, ...nothing(unit) };
    const bad = badness(found.place, found.legs.length === 0 ? way.cost : found.cost, way.pull, steady);
    if (!best || bad < best.bad) best = { ...found, bad };
  }
  return { best, first: wanted[0]?.way };
};

/** More are not told. */
const MANY = 8;

/** Who is in the way of orders that would be legal on an empty table, one after the other, until they are free. */
const inTheWayOf = (
  match: GloriousMatch,
  unit: Placed,
  orders: readonly FunctionOrder[],
): { readonly stop: Refusal | undefined; readonly inTheWay: readonly UnitId[] } => {
  const inTheWay: UnitId[] = [];
  let stop: Refusal | undefined;
  while (inTheWay.length < MANY) {
    const { refusal } = followedBy(without(match, inTheWay), unit, orders);
    if (!refusal) break;
    stop ??= refusal;
    const { other } = refusal.facts;
    if (typeof other !== 'string' || inTheWay.includes(other)) break;
    inTheWay.push(other);
  }
  return { stop, inTheWay };
};

/** What is nearer by less than this is as near. */
const HAIR = 20;

/** The orders that bring a formation to where it is pulled, or nearest; with what they cost and what stops them. */
export const wayTo = (match: GloriousMatch, unit: Placed, pull: Pull, pins: Pins = NO_PINS, grain = 1): Way => {
  const { best, first } = bestOn(match, unit, pull, pins, grain);
  const place = best?.place ?? unit.place;
  const cost = best?.cost ?? 0;
  const way = {
    orders: best?.legs.map(({ order }) => order) ?? [],
    legs: best?.legs ?? [],
    place,
    miss: missOf(place, best?.legs.length ? best.way.pull : pull),
    cost,
    left: unit.functions - cost,
    wanted: best?.way.place ?? place,
  };
  if (best && !best.refusal && best.way === first) return { ...way, stop: undefined, inTheWay: [] };
  const barred = first ? undefined : actRefusal(match, unit);
  if (!first) return { ...way, stop: barred, inTheWay: [] };
  const ideal = bestOn(alone(match, unit), unit, pull, pins, grain).best;
  const wanted = ideal?.way.place ?? first.place;
  if (ideal && (!best || ideal.bad < best.bad - HAIR)) {
    const blocked = inTheWayOf(
      match,
      unit,
      ideal.legs.map(({ order }) => order),
    );
    if (blocked.stop) return { ...way, wanted, ...blocked };
  }
  return {
    ...way,
    wanted: best?.refusal ? wanted : way.wanted,
    stop: best?.refusal && (ideal?.refusal ?? best.refusal),
    inTheWay: [],
  };
};
