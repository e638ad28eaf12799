/** Where a side is set up: in a strip along its base edge, or where the players have agreed. */
import { cornersOf, discOf, SLACK, type Footprint } from '../../geometry/index.js';
import type { Side } from '../../kernel/side.js';
import type { TabletopMatch } from '../rules.js';
import { inchesOf } from '../terrain.js';

/** A rectangle of the table, in its own directions. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** As it is given: its south-western corner, how wide and how deep. */
export interface AreaGiven {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export const areaFrom = ({ x, y, width, depth }: AreaGiven): Area => ({
  left: x,
  right: x + width,
  bottom: y,
  top: y + depth,
});

export const stripOf = (
  { width, depth }: { readonly width: number; readonly depth: number },
  side: Side,
  deep: number,
): Area =>
  side === 'south'
    ? { left: 0, right: width, bottom: 0, top: deep }
    : { left: 0, right: width, bottom: depth - deep, top: depth };

const agreedOf = ({ state: { options } }: TabletopMatch, side: Side): readonly AreaGiven[] =>
  options.deployment === 'areas' ? (options.deploymentAreas?.[side] ?? []) : [];

/** Along its own edge. */
const usualOf = (match: TabletopMatch, side: Side): Area =>
  stripOf(match.table, side, inchesOf(match.state.options.deploymentDepth));

const hasHalf = ({ state: { options } }: TabletopMatch): boolean => options.deployment === 'halves';

/** SV-R-78, GL-SETUP-03, GL-R-77: a unit is set up wholly within one of these. */
export const areasOf = (match: TabletopMatch, side: Side): readonly Area[] => {
  const agreed = agreedOf(match, side);
  if (agreed.length > 0) return agreed.map(areaFrom);
  return [hasHalf(match) ? stripOf(match.table, side, Math.floor(match.table.depth / 2)) : usualOf(match, side)];
};

/** Where to look for room, the best first: who has half of the table stands near its own edge all the same. */
export const goodAreasOf = (match: TabletopMatch, side: Side): readonly Area[] =>
  hasHalf(match) ? [usualOf(match, side), ...areasOf(match, side)] : areasOf(match, side);

/** Whether a side has the strip along its edge and nothing else. */
export const hasStrip = (match: TabletopMatch, side: Side): boolean =>
  !hasHalf(match) && agreedOf(match, side).length === 0;

/** The areas as they are given, where they are not the usual strip. */
export interface AreasTold {
  readonly areas?: readonly AreaGiven[];
}
export const areasTold = (match: TabletopMatch, side: Side): AreasTold =>
  hasStrip(match, side)
    ? {}
    : {
        areas: areasOf(match, side).map(({ left, right, bottom, top }) => ({
          x: left,
          y: bottom,
          width: right - left,
          depth: top - bottom,
        })),
      };

/** Overlap, or touch at a border. */
export const doMeet = (one: Area, two: Area): boolean =>
  one.left <= two.right && two.left <= one.right && one.bottom <= two.top && two.bottom <= one.top;

export const doOverlap = (one: Area, two: Area): boolean =>
  one.left < two.right && two.left < one.right && one.bottom < two.top && two.bottom < one.top;

/** The ground that a footprint needs. */
export const boundsOf = (figure: Footprint): Area => {
  const disc = discOf(figure);
  if (disc) {
    const { x, y, radius } = disc;
    return { left: x - radius, right: x + radius, bottom: y - radius, top: y + radius };
  }
  const corners = figure.stands.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
};

export const isInside = (ground: Area, { left, right, bottom, top }: Area): boolean =>
  ground.left >= left - SLACK &&
  ground.right <= right + SLACK &&
  ground.bottom >= bottom - SLACK &&
  ground.top <= top + SLACK;
