/**
 * The steps of orders and reactions, one by one: the web table draws them and the bots weigh them. Not promised to
 * anybody else; what a player may do is asked with `refusal`, `query` and the options of a decision.
 */
export { straightStep } from './queries.js';
export { aboutFaced, slideOf, slides } from './moves/about-face.js';
export { activityFor } from './moves/orders.js';
export { allowanceOf, leftOf } from './moves/progress.js';
export { sideOfStep } from './moves/steps.js';
export { chancesAlong, steppedOn, walk, type Leg, type Walk } from './moves/walk.js';
export { goesByLeader } from './moves/march.js';
export { leaderPlace } from './moves/column-march.js';
export { hinged } from './moves/column.js';
export { largestPivot, pivotedPlaceFrom, pivotPoint } from './moves/pivot.js';
export { stationaryPlaces } from './moves/change.js';
export { meetingAt, moverAt, shotNow, underWay, type UnderWay } from './charges/under-way.js';
export {
  chargeAllowance,
  chargeBy,
  chargeEnd,
  chargeWay,
  chargeWays,
  pivotAt,
  type ChargeWay,
} from './charges/charge-ways.js';
export { awayLimit, escapeOf } from './charges/away.js';
export { backAlong } from './charges/fall-back.js';
export { frontOf, interceptorRefusal } from './charges/intercept.js';
export { HAIR, wayTo } from './ways/way-to.js';
export type { Fast, Limits, Way, Wish } from './ways/way.js';
export { marchTogether, type Share, type Together } from './ways/together.js';
