/** From a pull on a formation to orders: the engine looks for those that come nearest to the hand. */
import type { Refusal } from '@five-victories/engine/kernel';
import type { Place } from '@five-victories/engine/tabletop';
import { wayTo, type FunctionOrder, type Pins, type Pull } from '@five-victories/engine/glorious';
import type { Post } from './plan.js';

/** What a pull comes to. */
export interface Aim {
  readonly orders: readonly FunctionOrder[];
  /** Where the formation then stands. */
  readonly place: Place;
  readonly cost: number;
  /** Where the hand would have it, and why it may not get there. */
  readonly beyond: { readonly place: Place; readonly refusal: Refusal } | undefined;
}

/** The best way to follow a pull. */
export const aimTo = ({ match, unit }: Post, pull: Pull, pins: Pins, grain: number): Aim => {
  const { orders, place, cost, wanted, stop } = wayTo(match, unit, pull, pins, grain);
  return { orders, place, cost, beyond: stop && { place: wanted, refusal: stop } };
};
