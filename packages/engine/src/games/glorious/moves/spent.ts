/** What a function takes. */
import { length as asLength } from '../../../geometry/index.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed, Unit } from '../unit.js';
import { begun } from './begun.js';
import type { Carried } from './judged.js';
import { isHeld, type FunctionOrder } from './orders.js';

/** What a function leaves a formation: functions, how far it has gone, whether it rides. */
export const spent = (match: GloriousMatch, unit: Placed, order: FunctionOrder, can: Carried): Partial<Unit> => {
  const activity = unit.activity ?? begun(match, unit);
  const isMove = order.do === 'move' || order.do === 'stepBack';
  return {
    functions: isHeld(match, unit, order, can) ? 0 : unit.functions - can.cost,
    activity: {
      ...activity,
      used: asLength(activity.used + (isMove ? (can.by ?? 0) : 0)),
      moves: activity.moves + (isMove ? 1 : 0),
      ...(order.do === 'stepBack' ? { back: asLength((activity.back ?? 0) + (can.by ?? 0)) } : {}),
    },
    ...(can.rides === undefined ? {} : { byHorse: can.rides }),
    ...(order.do === 'limber' ? { limbered: true } : order.do === 'unlimber' ? { limbered: false } : {}),
  };
};
