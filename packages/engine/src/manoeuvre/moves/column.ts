/** Road columns: SV-COL-01..05, SV-R-12. The leading stand moves alone; then the others are set down behind it. */
import { refuse } from '../messages/index.js';
import {
  headingBetween,
  oblong,
  pointFrom,
  shapesOverlap,
  SLACK,
  stored,
  TOUCH,
  turnBetween,
  turned,
  type Angle,
  type Heading,
  type Point,
  type Pose,
} from '../../geometry/index.js';
import { loose, type Base } from '../../tabletop/figure.js';
import { overlappedTerrain, overlappedUnit } from '../../tabletop/moves/obstacles.js';
import { newlyTouches } from '../../tabletop/moves/rotation.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { baseOf, figureIn, findEnemy, IN_TOUCH } from '../../tabletop/store.js';
import { placeWith, straightPlace, type Place } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';

const RIGHT_ANGLE = 900;

const centre = (pose: Pose, { depth }: Base): Point => pointFrom(pose, 0, 0 - depth / 2);

/** All stands of a column as poses, front to back. */
export const posesOf = (place: Place, base: Base): Pose[] => {
  if (place.trail) return [place, ...place.trail];
  const size = place.layout.split('/').length;
  return Array.from({ length: size }, (_, i) => loose(pointFrom(place, 0, 0 - i * base.depth), place.heading));
};

/** SV-COL-05, SV-R-13: a column from its stands; with all on one heading it is a straight one. */
export const columnOf = (layout: Place['layout'], [leader, ...followers]: readonly Pose[]): Place => {
  const isStraight = followers.every((pose) => pose.heading === leader!.heading);
  if (isStraight) return straightPlace('roadColumn', layout, leader!);
  const trail = followers.map((pose) => stored(pose, pose.heading));
  return placeWith(straightPlace('bentRoadColumn', layout, leader!), { trail });
};

/** SV-COL-01: the pose of a stand with this heading, hinged on the one ahead. */
export const hinged = (aheadOf: Pose, heading: Heading, { frontage, depth }: Base): Pose => {
  const by = turnBetween(aheadOf.heading, heading);
  const side = by >= 0 ? -1 : 1;
  const corner = pointFrom(aheadOf, (side * frontage) / 2, 0 - depth);
  return loose(pointFrom(loose(corner, heading), (0 - side * frontage) / 2, 0), heading);
};

/** SV-COL-04: not more than a right angle against the stand ahead. */
const limited = (aheadOf: Heading, wanted: Heading): Heading => {
  const by = turnBetween(aheadOf, wanted);
  return turned(aheadOf, Math.max(0 - RIGHT_ANGLE, Math.min(RIGHT_ANGLE, by)) as Angle);
};

/** The followers behind a leading stand, each by a heading that `wish` gives it. */
const trailBehind = (
  leader: Pose,
  old: readonly Pose[],
  base: Base,
  wish: (old: Pose, aheadOf: Pose) => Heading,
): Pose[] => {
  const poses = [leader];
  for (const pose of old.slice(1)) {
    const before = poses.at(-1)!;
    poses.push(hinged(before, limited(before.heading, wish(pose, before)), base));
  }
  return poses;
};

const following =
  (base: Base) =>
  (old: Pose, aheadOf: Pose): Heading =>
    headingBetween(centre(old, base), pointFrom(aheadOf, 0, 0 - base.depth));
const keeping = (old: Pose): Heading => old.heading;

/** SV-COL-01: whether a stand is hinged on the one ahead of it. */
const isHinged = (aheadOf: Pose, pose: Pose, { frontage, depth }: Base): boolean => {
  const by = turnBetween(aheadOf.heading, pose.heading);
  if (Math.abs(by) > RIGHT_ANGLE) return false;
  const isOn = (side: number): boolean => {
    const corner = pointFrom(aheadOf, (side * frontage) / 2, 0 - depth);
    const own = pointFrom(pose, (side * frontage) / 2, 0);
    const [dx, dy] = [corner.x - own.x, corner.y - own.y];
    return dx * dx + dy * dy <= TOUCH * TOUCH;
  };
  return (by >= 0 && isOn(-1)) || (by <= 0 && isOn(1));
};

export const hingeRefusal = (match: ManoeuvreMatch, unit: Unit, poses: readonly Pose[]): WhyNot => {
  const base = baseOf(match, unit);
  const at = poses.findIndex((pose, i) => i > 0 && !isHinged(poses[i - 1]!, pose, base));
  return at < 0 ? undefined : refuse(match.rules.cite.columnHinge, 'mustHinge', { unit: unit.id, stand: at });
};

/** SV-COL-03: no stand of a column overlaps another. */
export const selfRefusal = (match: ManoeuvreMatch, unit: Unit, poses: readonly Pose[]): WhyNot => {
  const base = baseOf(match, unit);
  const stands = poses.map((pose) => oblong(pose, base.frontage, base.depth));
  return stands.some((one, i) => stands.some((two, j) => j > i && shapesOverlap(one, two)))
    ? refuse(match.rules.cite.setDown, 'standsOverlap', { unit: unit.id })
    : undefined;
};

/** SV-COL-03: whether the followers may be there, the leading stand having gone so far. */
export const setDownRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  travelled: number,
  poses: readonly Pose[],
  old: Place = unit.place,
): WhyNot => {
  const { cite } = match.rules;
  const base = baseOf(match, unit);
  const before = posesOf(old, base);
  if (poses.length !== before.length)
    return refuse(cite.setDown, 'followersSetDown', {
      unit: unit.id,
      count: before.length - 1,
      given: poses.length - 1,
    });
  const hinges = hingeRefusal(match, unit, poses);
  if (hinges) return hinges;
  const most = travelled + base.depth;
  for (const [i, pose] of poses.entries()) {
    if (i === 0) continue;
    const [from, to] = [centre(before[i]!, base), centre(pose, base)];
    const far = Math.sqrt((from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y));
    if (far > most + SLACK)
      return refuse(cite.setDown, 'displacedTooFar', {
        unit: unit.id,
        stand: i,
        far,
        most,
      });
  }
  return selfRefusal(match, unit, poses) ?? columnRoom(match, unit, columnOf(old.layout, poses), old);
};

/** Its final position overlaps nothing and touches no enemy. */
const columnRoom = (match: ManoeuvreMatch, unit: Placed, place: Place, old: Place): WhyNot => {
  const { cite } = match.rules;
  const figure = figureIn(match, unit, place);
  const other = overlappedUnit(match, unit, figure);
  if (other) return refuse(cite.overlap, 'setDownOverlaps', { unit: unit.id, other: other.id });
  const terrain = overlappedTerrain(match, unit, place.formation, figure);
  if (terrain)
    return refuse(cite.prohibited, 'setDownOnClosed', {
      unit: unit.id,
      type: terrain.type,
    });
  const before = figureIn(match, unit, old);
  const enemy = findEnemy(match, unit, figure, IN_TOUCH, (there) => newlyTouches(before, figure, there));
  return enemy ? refuse(cite.keepAway, 'setDownTouches', { unit: unit.id, other: enemy.id }) : undefined;
};

/** SV-COL-04: the default way; undefined when there is none. */
export const defaultSetDown = (
  match: ManoeuvreMatch,
  unit: Placed,
  leader: Pose,
  travelled: number,
  old: Place = unit.place,
): Pose[] | undefined => {
  const base = baseOf(match, unit);
  const before = posesOf(old, base);
  for (const wish of [following(base), keeping]) {
    const poses = trailBehind(leader, before, base, wish).map((pose) => stored(pose, pose.heading));
    if (!setDownRefusal(match, unit, travelled, poses, old)) return poses;
  }
  return undefined;
};
