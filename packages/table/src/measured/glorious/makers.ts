/** The makers of A Glorious Victory, by the kind of decision. */
import type { AnyMaker } from '../maker.js';
import { form } from './battles/form.js';
import { leave } from './command/leave.js';
import { retreat } from './command/retreat.js';
import { activity } from './command/shift.js';
import { fire } from './fire/fire.js';
import { assign } from './losses/assign.js';
import { remove } from './losses/remove.js';
import { order } from './orders/order.js';

export const GLORIOUS: Readonly<Record<string, AnyMaker>> = {
  form,
  leave,
  activity,
  order,
  fire,
  assign,
  remove,
  retreat,
};
