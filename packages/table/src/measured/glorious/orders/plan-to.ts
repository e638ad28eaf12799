/**
 * From a pull on a formation to orders. Some ways of following it are thought of without asking for rules; the engine
 * then says how much of the most promising ones is legal, and what comes nearest to the hand is taken.
 */
import type { Refusal } from '@five-victories/engine/kernel';
import type { Place } from '@five-victories/engine/tabletop';
import { asMuchOf, type FunctionOrder } from '@five-victories/engine/glorious';
import { after, type Post } from './plan.js';
import { missOf, type Pull } from './wheels.js';
import { waysOf, type Pins, type Wanted } from './ways.js';

/** What a pull comes to. */
export interface Aim {
  readonly orders: readonly FunctionOrder[];
  /** Where the formation then stands. */
  readonly place: Place;
  readonly cost: number;
  /** Where the hand would have it, and why it may not get there. */
  readonly beyond: { readonly place: Place; readonly refusal: Refusal } | undefined;
}

/** As much of the wanted orders as is legal, one after the other. */
const followed = (start: Post, { orders, place: wanted }: Wanted): Aim => {
  const given: FunctionOrder[] = [];
  let post: Post | undefined = start;
  let { place } = start.unit;
  let cost = 0;
  for (const [i, order] of orders.entries()) {
    if (!post) break;
    const tried = asMuchOf(post.match, post.unit, order);
    if (tried.order) {
      given.push(tried.order);
      place = tried.can.to;
      cost += tried.can.cost;
    }
    if (tried.refusal) return { orders: given, place, cost, beyond: { place: wanted, refusal: tried.refusal } };
    post = tried.order && i + 1 < orders.length ? after(post, tried.order, tried.can) : undefined;
  }
  return { orders: given, place, cost, beyond: undefined };
};

/** How far from the hand a way may end for one function less: nobody wants to wheel because his hand shook. */
const STEADY = 600;
const EXACT = 40;

const badness = (place: Place, cost: number, pull: Pull, steady: number): number => missOf(place, pull) + steady * cost;

/** The best way to follow a pull. */
export const aimTo = (post: Post, pull: Pull, pins: Pins, grain: number): Aim | undefined => {
  const steady = pins.loose ? EXACT : STEADY;
  const wanted = waysOf(post, pull, pins, grain)
    .map((way) => ({ way, hoped: badness(way.place, way.cost, way.pull, steady) }))
    .sort((a, b) => a.hoped - b.hoped);
  let best: Aim | undefined;
  let least = Infinity;
  for (const { way, hoped } of wanted) {
    // No way is better than it hopes to be.
    if (best && hoped >= least) break;
    const aim = followed(post, way);
    const found = badness(aim.place, aim.orders.length === 0 ? way.cost : aim.cost, way.pull, steady);
    if (!best || found < least) [best, least] = [aim, found];
  }
  return best && withBeyond(best, wanted[0]?.way);
};

/** What the hand wanted most, where the best that is legal falls short of another way. */
const withBeyond = (aim: Aim, first: Wanted | undefined): Aim =>
  aim.beyond && first && aim.orders.length === 0 ? { ...aim, beyond: { ...aim.beyond, place: first.place } } : aim;
