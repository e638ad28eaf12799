/**
 * The steps of orders and reactions, one by one: the web table draws them and the bots weigh them. Not promised to
 * anybody else; what a player may do is asked with `refusal`, `query` and the options of a decision.
 */
export { straightStep } from './queries.js';
export { chancesOf } from './charges/chances.js';
export { aboutFaced, slideOf, slides } from './moves/about-face.js';
export { activityFor } from './moves/orders.js';
export { allowanceOf, progressOf, type Progress } from './moves/progress.js';
export { sideOfStep, takeStep } from './moves/steps.js';
export { goesByLeader } from './moves/march.js';
export { columnMarch, leaderPlace } from './moves/column-march.js';
export { columnOf, hinged } from './moves/column.js';
export { largestPivot, pivotedPlaceFrom, pivotPoint } from './moves/pivot.js';
export { stationaryPlaces } from './moves/change.js';
export { placeAlong, runIn, windowOf, type Run } from './moves/run.js';
export { chargePath, type ChargePath } from './charges/charge-path.js';
export { awayLimit, escapeOf, type Escaped } from './charges/away.js';
export { backAlong } from './charges/fall-back.js';
export { frontOf, interceptorRefusal, shotAt } from './charges/intercept.js';
