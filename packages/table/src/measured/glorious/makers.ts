/** The makers of A Glorious Victory, by the kind of decision, with their forms. */
import { fightMaker, lossesMaker, rethrowMaker } from '../melee/closed.js';
import { RethrowForm } from '../melee/rethrow-form.jsx';
import { FormForm } from './battles/form-form.jsx';
import { form } from './battles/form-maker.js';
import { ActivityForm } from './command/activity-form.jsx';
import { LeaveForm, RetreatForm } from './command/command-forms.jsx';
import { leave } from './command/leave.js';
import { retreat } from './command/retreat.js';
import { activity } from './command/shift.js';
import { fire } from './fire/fire.js';
import { FireForm } from './fire/fire-form.jsx';
import { assign } from './losses/assign.js';
import { AssignForm } from './losses/assign-form.jsx';
import { remove } from './losses/remove.js';
import { RemoveForm } from './losses/remove-form.jsx';
import { order } from './orders/order.js';
import { OrderForm } from './orders/order-form.jsx';

export const gloriousMakers = {
  form: { ...form, Form: FormForm },
  leave: { ...leave, Form: LeaveForm },
  activity: { ...activity, Form: ActivityForm },
  order: { ...order, Form: OrderForm },
  fire: { ...fire, Form: FireForm },
  attack: fightMaker,
  assign: { ...assign, Form: AssignForm },
  rethrow: { ...rethrowMaker, Form: RethrowForm },
  lossesOf: lossesMaker,
  remove: { ...remove, Form: RemoveForm },
  retreat: { ...retreat, Form: RetreatForm },
};
