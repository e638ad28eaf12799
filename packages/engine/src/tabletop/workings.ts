/**
 * Single moves and placings as the judges of orders see them, for the web table and the bots. Not promised to anybody
 * else: `refusal` judges a whole answer, `query` says how far a unit may go.
 */
export { freeWay } from './moves/free-way.js';
export { movedPlace } from './moves/straight-move.js';
export { prohibitedTo } from './moves/obstacles.js';
export { turnedPlace } from './moves/rotation.js';
export { layoutsFor } from './shapes.js';
export { boardingRefusal, headingOf, placingRefusal, roomRefusal, stationed } from './setup/placing.js';
