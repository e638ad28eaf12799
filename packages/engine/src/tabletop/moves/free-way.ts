/** How far the way is free, and whom it leads to: asked by suggestions of every book. */
import {
  depthTo,
  forward,
  headingTo,
  length as asLength,
  TOUCH,
  type Circle,
  type Disc,
  type Footprint,
  type Length,
  type Side,
} from '../../geometry/index.js';
import { prohibitedTo } from './obstacles.js';
import type { TabletopMatch } from '../rules.js';
import { circlesOf, figureIn, figureOf, figuresOf, isFurther, positionOf } from '../store.js';
import type { Place, Placed, Unit } from '../unit.js';

/** The outermost points of a disc, as corners are listed. */
const rimOf = ({ x, y, radius }: Disc): number[] => [x + radius, y, x - radius, y, x, y + radius, x, y - radius];

/** How far a footprint may go before a corner leaves the table. */
const toTheEdge = (match: TabletopMatch, figure: Footprint, side: Side): number => {
  const { x: dx, y: dy } = forward(headingTo(figure.heading, side));
  const { width, depth } = match.table;
  let most = Infinity;
  for (const part of figure.parts) {
    const corners = part.kind === 'disc' ? rimOf(part) : part.corners;
    for (let i = 0; i < corners.length; i += 2) {
      const x = corners[i]!;
      const y = corners[i + 1]!;
      if (dx > 1e-9) most = Math.min(most, (width - x) / dx);
      if (dx < -1e-9) most = Math.min(most, (0 - x) / dx);
      if (dy > 1e-9) most = Math.min(most, (depth - y) / dy);
      if (dy < -1e-9) most = Math.min(most, (0 - y) / dy);
    }
  }
  return Math.max(0, most);
};

/** An enemy is not come up to, but stopped short of. */
const SHORT = TOUCH + 1;

/**
 * How near the circle of a unit must come that is met straight ahead within `far`: it has a point no further than that
 * from an edge of the figure, and no edge lies further from its middle than twice the radius.
 */
export const reachAhead = ({ radius }: Circle, far: number): number => 2 * radius + far + TOUCH;

/** How far the way is free from a place: up to a friend, short of an enemy, short of what is closed, on the table. */
export const freeWay = (match: TabletopMatch, unit: Placed, place: Place, side: Side, most: Length): Length => {
  const figure = figureIn(match, unit, place);
  let far: number = Math.min(most, toTheEdge(match, figure, side));
  const figures = figuresOf(match);
  const circles = circlesOf(match);
  const own = positionOf(match, unit);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    if (i === own || isFurther(circles, i, figure, reachAhead(figure, far + SHORT))) continue;
    const depth = depthTo(figure, side, figures[i]!);
    if (depth !== undefined) far = Math.min(far, units[i]!.side === unit.side ? depth : depth - SHORT);
  }
  for (const { ground } of prohibitedTo(match, unit, place.formation)) {
    const depth = depthTo(figure, side, ground);
    if (depth !== undefined) far = Math.min(far, depth);
  }
  return asLength(Math.max(0, Math.floor(far)));
};

export const nearestEnemy = (match: TabletopMatch, unit: Placed): Placed | undefined => {
  const { x, y } = figureOf(match, unit);
  const circles = circlesOf(match);
  const { units } = match.state;
  let found: Unit | undefined;
  let least = Infinity;
  for (let i = 0; i < units.length; i++) {
    const dx = circles[3 * i]! - x;
    const dy = circles[3 * i + 1]! - y;
    const square = dx * dx + dy * dy;
    if (square >= least || units[i]!.side === unit.side) continue;
    found = units[i];
    least = square;
  }
  return found as Placed | undefined;
};
