/** What a pointer has taken hold of on the table, and what the ground is while it is dragged. */
import type { Side } from '@five-victories/engine/kernel';
import type { Options } from '../options/fields.js';
import { featuresOf, isLine, withGoalSo, withOutline } from './ground.js';
import {
  cornerAfter,
  middleOf,
  moved,
  onTable,
  scaled,
  snappedShift,
  snappedTo,
  toWhole,
  turned,
  withCorner,
  type Corner,
  type Extent,
  type Outline,
} from './shapes.js';

export type Grip =
  | { readonly is: 'feature'; readonly index: number }
  | { readonly is: 'corner'; readonly index: number; readonly corner: number }
  /** The middle of the side after a corner: a new corner comes with it. */
  | { readonly is: 'side'; readonly index: number; readonly corner: number }
  | { readonly is: 'turn' | 'scale'; readonly index: number }
  | GoalGrip;
interface GoalGrip {
  readonly is: 'goal' | 'radius';
  readonly side: Side;
  readonly index: number;
}

export interface Hand {
  readonly grip: Grip;
  /** Where it was taken. */
  readonly from: Corner;
  /** The ground as it was then. */
  readonly options: Options;
}

const apart = ([x1, y1]: Corner, [x2, y2]: Corner): number => Math.sqrt((x1 - x2) ** 2 + (y1 - y2) ** 2);
/** Clockwise from the north, in degrees. */
const bearing = ([x1, y1]: Corner, [x2, y2]: Corner): number => (Math.atan2(x2 - x1, y2 - y1) * 180) / Math.PI;

const TURN_STEP = 15;
const SMALLEST = 0.05;

export interface Means {
  readonly table: Extent;
  readonly snap: boolean;
}

const cornerAt = (to: Corner, { table, snap }: Means): Corner => onTable(snap ? snappedTo(to) : to, table);

const draggedGoal = ({ from, options }: Hand, grip: GoalGrip, to: Corner, means: Means): Options =>
  withGoalSo(options, grip, (goal) => {
    if (grip.is === 'goal') {
      const [x, y] = cornerAt([goal.x + to[0] - from[0], goal.y + to[1] - from[1]], means);
      return { x, y };
    }
    const radius = apart([goal.x, goal.y], to);
    return { radius: means.snap ? toWhole(radius) : Math.round(radius) };
  });

/** The outline of the feature in hand at another point. */
const draggedOutline = ({ from, options }: Hand, grip: Exclude<Grip, GoalGrip>, to: Corner, means: Means): Outline => {
  const feature = featuresOf(options)[grip.index]!;
  const { points } = feature;
  const middle = middleOf(points);
  const { table, snap } = means;
  switch (grip.is) {
    case 'feature': {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const by = snap ? snappedShift(points, dx, dy) : ([dx, dy] as const);
      return moved(points, by[0], by[1], table);
    }
    case 'corner':
      return withCorner(points, grip.corner, cornerAt(to, means));
    case 'side': {
      const more = cornerAfter(points, grip.corner, !isLine(feature));
      return withCorner(more, grip.corner + 1, cornerAt(to, means));
    }
    case 'turn': {
      const by = bearing(middle, to) - bearing(middle, from);
      return turned(points, snap ? Math.round(by / TURN_STEP) * TURN_STEP : by, table);
    }
    case 'scale': {
      const by = Math.max(SMALLEST, apart(middle, to) / Math.max(1, apart(middle, from)));
      return scaled(points, by, by, table);
    }
    default:
      return grip satisfies never;
  }
};

/** The ground with the thing in hand at another point. */
export const dragged = (hand: Hand, to: Corner, means: Means): Options =>
  'side' in hand.grip
    ? draggedGoal(hand, hand.grip, to, means)
    : withOutline(hand.options, hand.grip.index, draggedOutline(hand, hand.grip, to, means));
