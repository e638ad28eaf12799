/** Outflanking: SV-OUTFL-01, -02, SV-GEO-13, -14, SV-R-29, -30 (SV-R-109). */
import {
  CORNER,
  edgeOf,
  endsOf,
  outlineOf,
  squareToLine,
  TOUCH,
  type Edge,
  type Footprint,
  type Point,
} from '../../geometry/index.js';
import { remembered, type Layout } from '../../formation/layout.js';
import { frontEdges } from '../../tabletop/figure.js';
import { isContact, isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureIn } from '../../tabletop/store.js';
import { isColumn, type Place } from '../../tabletop/unit.js';
import type { Unit } from '../unit.js';
import { neighboursIn } from '../../tabletop/fire/zones-of-fire.js';

const uncovered: (layout: Layout) => readonly number[] = remembered((layout) =>
  neighboursIn(layout).covered.flatMap(({ rear }, stand) => (rear ? [] : [stand])),
);

/** SV-GEO-14, SV-R-29: the stands with none of their unit directly behind them; of a column only the last. */
const rearStands = (place: Place, { stands }: Footprint): readonly number[] =>
  isColumn(place.formation) ? [stands.length - 1] : uncovered(place.layout);

interface Rear {
  readonly edges: readonly Edge[];
  readonly corners: readonly Point[];
}

const rearOf = (place: Place, figure: Footprint): Rear => {
  const edges = rearStands(place, figure).map((stand) => edgeOf(figure.stands[stand]!, 'rear'));
  return { edges, corners: edges.flatMap(endsOf) };
};

const meets = ({ x, y }: Point, edge: Edge): boolean => {
  const [a, b] = endsOf(edge);
  return squareToLine(x, y, a.x, a.y, b.x, b.y) <= TOUCH * TOUCH;
};

/**
 * SV-GEO-14, GV-GEOM-07, GV-R-30: the hinge of a unit bent back is a rear corner and an end of both its rear edges, but
 * through the gap in the front nobody reaches its rear. So a front that is at the hinge must belong to a unit that
 * stands behind both arms.
 */
const isBehind = ({ bend }: Place, { stands }: Footprint, point: Point, front: Edge): boolean => {
  if (bend?.way !== 'back') return true;
  const [left, right] = [edgeOf(stands[bend.after - 1]!, 'rear'), edgeOf(stands[bend.after]!, 'rear')];
  // One who looks out to the rear has the unit's right at his left.
  const [hinge] = endsOf(left);
  if (!isNear(point, hinge, TOUCH)) return true;
  // From the point into the unit: at a corner halfway between its front and its side.
  const [dx, dy] = [front.x - front.half * front.sin - point.x, front.y - front.half * front.cos - point.y];
  return dx * left.sin + dy * left.cos > 0 && dx * right.sin + dy * right.cos > 0;
};

const isNear = (a: Point, b: Point, limit: number): boolean =>
  squareToLine(a.x, a.y, b.x, b.y, b.x, b.y) <= limit * limit;

/** SV-R-30, -109: with `noCornerOutflank` a corner must meet more than a corner of the other unit. */
const isAtCorner = (point: Point, unit: Footprint): boolean =>
  outlineOf(unit).corners.some((corner) => isNear(point, corner, CORNER));

/**
 * SV-GEO-13, SV-R-29: the left end of the front of the leftmost stand of rank 0, and the right one of the rightmost.
 */
const frontCorners = (front: readonly Edge[], hingeCounts: boolean): readonly { corner: Point; edge: Edge }[] => {
  if (hingeCounts) return front.flatMap((edge) => endsOf(edge).map((corner) => ({ corner, edge })));
  const [left, right] = [front[0]!, front.at(-1)!];
  return [
    { corner: endsOf(left)[0], edge: left },
    { corner: endsOf(right)[1], edge: right },
  ];
};

/**
 * SV-OUTFL-01, -02, GV-FLANK-01, -03: whether a, standing at one place, outflanks b at another. They must be in
 * contact.
 */
export const outflanks = (match: ManoeuvreMatch, a: Unit, aPlace: Place, b: Unit, bPlace: Place): boolean => {
  if (bPlace.formation === 'defensiveBlock') return false;
  if (aPlace.formation === 'defensiveBlock' && !isOn(match, 'defensiveBlockOutflanks')) return false;
  const [one, two] = [figureIn(match, a, aPlace), figureIn(match, b, bPlace)];
  if (!isContact(match, one, two)) return false;
  const front = frontEdges(aPlace, one);
  const rear = rearOf(bPlace, two);
  const counts = (corner: Point, other: Footprint): boolean =>
    !isOn(match, 'noCornerOutflank') || !isAtCorner(corner, other);
  return (
    rear.corners.some(
      (corner) =>
        front.some((edge) => meets(corner, edge) && isBehind(bPlace, two, corner, edge)) && counts(corner, one),
    ) ||
    frontCorners(front, match.rules.hingeCounts).some(
      ({ corner, edge }) =>
        rear.edges.some((each) => meets(corner, each)) && isBehind(bPlace, two, corner, edge) && counts(corner, two),
    )
  );
};
