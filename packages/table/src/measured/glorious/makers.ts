/** The makers of A Glorious Victory, by the kind of decision. */
import type { AnyMaker } from '../maker.js';
import { order } from './orders/order.js';

export const GLORIOUS: Readonly<Record<string, AnyMaker>> = { order };
