/**
 * Functions of an order, one by one, and where templates can lie: the web table draws them and the bots weigh them. Not
 * promised to anybody else; what a player may do is asked with `refusal`, `query` and the options of a decision.
 */
export { firerRefusal, shootersOf } from './fire/order.js';
export { findZone, placementThrough, zoneOf, type Zone } from './fire/template.js';
export { laneOf, missileRefusal } from './fire/zones.js';
export { asMuchOf, type Planned } from './moves/as-much.js';
export { layingsOf, shiftedPlace, shiftRefusal } from './moves/change.js';
export { chargePath, chargerRefusal, targetRefusal } from './moves/charge.js';
export { bestCharge, chargeWay, chargeWays, type ChargeWay, type ChargeWays } from './moves/charge-ways.js';
export { movedPlace } from '../../tabletop/moves/straight-move.js';
export type { Carried } from './moves/judged.js';
export { setDown } from './moves/leaving.js';
export { judge as judgeOrder, verbsOf, type FunctionOrder } from './moves/orders.js';
export { frontLength, largestPivot, wheeled, type Corner, type Wheel } from './moves/wheel.js';
export { cornerAt, snapped, turnTowards, wayAbout, type Pull } from './ways/pull.js';
export { NO_PINS, type DragVerb, type Pins } from './ways/ways.js';
export { wayTo, type Leg, type Way } from './ways/way-to.js';
export { marchTogether, type Share, type Together } from './ways/together.js';
