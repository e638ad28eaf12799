/** The makers of A Glorious Victory, by the kind of decision, with their forms. */
import type { AnyMaker } from '../maker.js';
import { fightMaker, lossesMaker, rethrowMaker } from '../melee/closed.js';
import { RethrowForm } from '../melee/rethrow-form.jsx';
import { FormForm } from './battles/form-form.jsx';
import { form } from './battles/form-maker.js';
import { leave } from './command/leave.js';
import { retreat } from './command/retreat.js';
import { activity } from './command/shift.js';
import { fire } from './fire/fire.js';
import { assign } from './losses/assign.js';
import { remove } from './losses/remove.js';
import { order } from './orders/order.js';
import { OrderForm } from './orders/order-form.jsx';

export const GLORIOUS: Readonly<Record<string, AnyMaker>> = {
  form: { ...form, Form: FormForm },
  leave,
  activity,
  order: { ...order, Form: OrderForm },
  fire,
  attack: fightMaker,
  assign,
  rethrow: { ...rethrowMaker, Form: RethrowForm },
  lossesOf: lossesMaker,
  remove,
  retreat,
};
