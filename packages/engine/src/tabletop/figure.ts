/** The ground a unit covers, worked out from its place once and then asked many times. */
import {
  battle,
  edgesTowards,
  footprint,
  pointFrom,
  oblong,
  straight,
  turned,
  united,
  type Angle,
  type Edge,
  type Footprint,
  type Grid,
  type Heading,
  type Length,
  type Pose,
} from '../geometry/index.js';
import { remembered, standsOf, type Layout } from '../formation/layout.js';
import type { Bend, Place } from './unit.js';

/** SV-GEO-02: frontage and depth of the stands of one unit. */
export interface Base {
  readonly frontage: Length;
  readonly depth: Length;
}

/** The files taken in each rank. */
export const gridOf: (layout: Layout) => Grid = remembered((layout) => {
  const ranks: number[][] = [];
  for (const [rank, file] of standsOf(layout).cells) (ranks[rank] ??= []).push(file);
  return ranks;
});

/** How many stands are in the front rank. */
export const frontOf = (layout: Layout): number => gridOf(layout)[0]!.length;

const rows = Array.from({ length: 21 }, (_, n): Grid => [Array.from({ length: n }, (_each, i) => i)]);

/** A derived pose, not rounded (SV-GEO-16). */
export const loose = ({ x, y }: { x: number; y: number }, heading: Pose['heading']): Pose =>
  ({ x, y, heading }) as Pose;

/** SV-BEND-03: the heading of one arm of a bent row. */
export const headingOfArm = (heading: Heading, { stays, way, angle }: Bend, arm: Bend['stays']): Heading => {
  if (arm === stays) return heading;
  const clockwise = (stays === 'left') === (way === 'back');
  return turned(heading, (clockwise ? angle : 0 - angle) as Angle);
};

/** The heading of one stand of a unit, by its number; the rear ranks of a defensive block count as facing its front. */
export const headingOfStand = ({ bend, trail, heading }: Place, stand: number): Heading => {
  if (trail) return stand === 0 ? heading : trail[stand - 1]!.heading;
  return bend ? headingOfArm(heading, bend, stand < bend.after ? 'left' : 'right') : heading;
};

/** SV-BEND-03: the pose of the arm that swings, from that of the arm that stays. */
const swungArm = (pose: Pose, bend: Bend, size: number, base: Base): Pose => {
  const { after, stays, way } = bend;
  const { frontage, depth } = base;
  const own = stays === 'left' ? after : size - after;
  const other = size - own;
  const outward = stays === 'left' ? 1 : -1;
  const back = way === 'back' ? depth : 0;
  const hinge = pointFrom(pose, (outward * own * frontage) / 2, 0 - back);
  const heading = headingOfArm(pose.heading, bend, outward > 0 ? 'right' : 'left');
  return loose(pointFrom(loose(hinge, heading), (outward * other * frontage) / 2, back), heading);
};

const bentRow = (place: Place, bend: Bend, base: Base): Footprint => {
  const size = place.layout.length;
  const stays = straight(
    place,
    rows[bend.stays === 'left' ? bend.after : size - bend.after]!,
    base.frontage,
    base.depth,
  );
  const swung = straight(
    swungArm(place, bend, size, base),
    rows[bend.stays === 'left' ? size - bend.after : bend.after]!,
    base.frontage,
    base.depth,
  );
  return united(place.heading, bend.stays === 'left' ? [stays, swung] : [swung, stays]);
};

/** GV-GEOM-05: the outline of a straight unit is a rectangle as wide as its front and as deep as its ranks. */
export const figureAt = (place: Place, base: Base): Footprint => {
  if (place.diameter !== undefined) return battle(place, place.diameter);
  if (place.bend) return bentRow(place, place.bend, base);
  if (place.trail)
    return footprint(
      place.heading,
      [place, ...place.trail].map((pose) => oblong(pose, base.frontage, base.depth)),
    );
  return straight(place, gridOf(place.layout), base.frontage, base.depth);
};

/** SV-GEO-04, -13, SV-R-04: the front edge of a straight unit or the leading stand; a bent row has one for each arm. */
export const frontEdges = (place: Place, figure: Footprint): readonly Edge[] => {
  if (place.trail) return [edgesTowards(leaderOf(figure), 'front')[0]!];
  if (!place.bend) return [edgesTowards(figure, 'front')[0]!];
  return figure.parts.map((arm) => edgeOfArm(arm as Footprint['stands'][number]));
};

const edgeOfArm = ({ x, y, sin, cos, across, along }: Footprint['stands'][number]): Edge => ({
  x: x + along * sin,
  y: y + along * cos,
  sin,
  cos,
  half: across,
});

const leaders = new WeakMap<Footprint, Footprint>();
const leaderOf = (figure: Footprint): Footprint => {
  let leader = leaders.get(figure);
  if (!leader) leaders.set(figure, (leader = footprint(figure.heading, [figure.stands[0]!])));
  return leader;
};
