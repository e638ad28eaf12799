/** Where along a straight move a unit may intercept: SV-REACT-04..08, SV-TERR-06, SV-R-56, -111, -117. */
import type { Refusal } from '../../kernel/refusal.js';
import { refuse } from '../messages/index.js';
import {
  depthIn,
  edgesTowards,
  isNearer,
  leavesTable,
  overlaps,
  TOUCH,
  touches,
  type Angle,
  type Edge,
  type Footprint,
  type Length,
} from '../../geometry/index.js';
import { intoContact } from '../../tabletop/moves/into-contact.js';
import { isProhibited, overlappedTerrain, overlappedUnit } from '../../tabletop/moves/obstacles.js';
import { isContact, isEngaged, isMounted } from '../../tabletop/questions.js';
import { pivotTo } from '../moves/pivot.js';
import { touchesRestricted } from '../moves/restricted.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import {
  figureIn,
  figureOf,
  figuresOf,
  findEnemy,
  IN_TOUCH,
  placedOf,
  positionOf,
  unitOf,
} from '../../tabletop/store.js';
import type { Terrain } from '../../tabletop/terrain.js';
import { isFormed, isPlaced, type Place, type UnitId } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';
import { placeAlong, type Run } from '../moves/run.js';

/** SV-REACT-01, -04, SV-TERR-06, GV-TERR-06: who may intercept at all. */
export const interceptorRefusal = (match: ManoeuvreMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!isPlaced(unit)) return refuse(cite.interceptor, 'notOnTable', facts);
  if (match.rules.interceptReach(match, unit) === 0) return refuse(cite.interceptor, 'kindNeverIntercepts', facts);
  const weak = match.rules.tooWeak(match, unit);
  if (weak !== undefined) return refuse(cite.interceptor, 'tooWeakToIntercept', { ...facts, weak });
  if (!isFormed(unit.place.formation)) return refuse(cite.interceptor, 'noInterceptInFormation', facts);
  if (unit.reacted) return refuse(cite.reactsOnce, 'reactedThisPhase', facts);
  if (unit.done) return refuse(cite.reactsOnce, 'canDoNoMore', facts);
  if (isEngaged(match, unit)) return refuse(cite.interceptor, 'isEngaged', facts);
  return touchesRestricted(match, unit, figureOf(match, unit))
    ? refuse(cite.interceptGround, 'noInterceptOnDifficult', facts)
    : undefined;
};

export const frontOf = (match: ManoeuvreMatch, unit: Placed): Edge => edgesTowards(figureOf(match, unit), 'front')[0]!;

/** The intercept zone of a unit, and the nearest thing in it but the mover (SV-REACT-05, -06). */
export interface Zone {
  readonly edge: Edge;
  readonly other:
    | { readonly depth: number; readonly what: { readonly other: UnitId } | { readonly type: Terrain } }
    | undefined;
}

/** Another unit, or ground the interceptor cannot charge over, lies in between. */
export const zoneOf = (match: ManoeuvreMatch, unit: Placed, mover: UnitId): Zone => {
  const intercept = match.rules.interceptReach(match, unit);
  const edge = frontOf(match, unit);
  let other: Zone['other'];
  // SV-TERR-11, SV-R-117: an edge along the front of the mover is in between as well.
  const see = (figure: Footprint, what: NonNullable<Zone['other']>['what'], nearer = 0): void => {
    const depth = depthIn(edge, figure, intercept);
    if (depth !== undefined && (other === undefined || depth - nearer < other.depth))
      other = { depth: depth - nearer, what };
  };
  const figures = figuresOf(match);
  const { units } = match.state;
  const [own, passing] = [positionOf(match, unit), positionOf(match, unitOf(match, mover))];
  for (let i = 0; i < units.length; i++) {
    const there = figures[i];
    if (there && i !== own && i !== passing) see(there, { other: units[i]!.id });
  }
  for (const feature of match.table.features)
    if (
      (feature.effect.restricted && isMounted(match, unit)) ||
      isProhibited(match, unit, unit.place.formation, feature)
    )
      see(feature.ground, { type: feature.type }, feature.isLine ? 2 * TOUCH : 0);
  return { edge, other };
};

/** Who would meet whom, after how much of the move. */
interface Meeting {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly at: Length;
}

const betweenRefusal = (
  { rules: { cite } }: ManoeuvreMatch,
  what: NonNullable<Zone['other']>['what'],
  facts: { unit: UnitId; target: UnitId; near: number; far: number },
): Refusal =>
  'type' in what
    ? refuse(cite.interceptBetween, 'groundLiesBefore', { ...facts, ...what })
    : refuse(cite.interceptBetween, 'unitLiesBefore', { ...facts, ...what });

/** GV-ICPT-03: why a unit may not intercept with the mover at this point of its move. */
export const chanceRefusal = (
  match: ManoeuvreMatch,
  run: Run,
  unit: Placed,
  at: Length,
  { edge, other }: Zone = zoneOf(match, unit, run.unit),
  leave = false,
): WhyNot => {
  const { cite } = match.rules;
  const reach = match.rules.interceptReach(match, unit);
  const mover = placedOf(match, run.unit);
  const facts = () => ({ unit: unit.id, target: mover.id, at });
  const place = placeAlong(match, run, at);
  if (!place) return refuse(cite.interceptWhere, 'cannotBeStopped', facts());
  const figure = figureIn(match, mover, place);
  const depth = depthIn(edge, figure, reach);
  if (depth === undefined) return refuse(cite.interceptZone, 'notInInterceptZone', { ...facts(), reach });
  if (other && isNearer(other.depth, depth))
    return betweenRefusal(match, other.what, {
      unit: unit.id,
      target: mover.id,
      near: Math.max(0, other.depth),
      far: depth,
    });
  return pointRefusal(match, run, figure, facts) ?? meetingRefusal(match, run, unit, place, figure, facts, leave);
};

/** SV-REACT-08, GV-REACT-06, GV-R-44, -70: not while the mover is in contact or flows around somebody. */
export const pointRefusal = (match: ManoeuvreMatch, run: Run, figure: Footprint, facts: () => Meeting): WhyNot => {
  const { cite } = match.rules;
  const mover = placedOf(match, run.unit);
  if (match.rules.overTheEdge === 'unit' && leavesTable(match.table, figure))
    return refuse(cite.interceptWhere, 'moverPartlyOff', facts());
  if (findEnemy(match, mover, figure, IN_TOUCH, (there) => isContact(match, figure, there)))
    return refuse(cite.interceptWhere, 'moverEngaged', facts());
  const left = mover.activity?.leaving.find((id) => touches(figure, figureOf(match, placedOf(match, id))));
  if (left !== undefined) return refuse(cite.interceptLeaving, 'moverNotLeft', { ...facts(), other: left });
  const isPassing = (id: UnitId): boolean => {
    const other = placedOf(match, id);
    const there = figureOf(match, other);
    return overlaps(figure, there) || (other.side !== mover.side && touches(figure, there));
  };
  return run.past.some(isPassing) ? refuse(cite.interceptWhere, 'moverFlowing', facts()) : undefined;
};

/** SV-REACT-08, SV-R-111, GV-R-91: not without contact in the end. */
const meetingRefusal = (
  match: ManoeuvreMatch,
  run: Run,
  unit: Placed,
  place: Place,
  figure: Footprint,
  facts: () => Meeting,
  leave: boolean,
): WhyNot => {
  const { cite } = match.rules;
  const mover = placedOf(match, run.unit);
  const advance = intoContact(match, unit, unit.place, mover, place);
  const end = advance && figureIn(match, unit, advance.place);
  if (!end || !isContact(match, end, figure)) return refuse(cite.interceptWhere, 'wouldNotMeet', facts());
  if (leavesTable(match.table, end) && !(leave && match.rules.overTheEdge === 'unit'))
    return refuse(
      match.rules.overTheEdge === 'unit' ? cite.offTable : cite.interceptRoom,
      'meetingLeavesTable',
      facts(),
    );
  const other = overlappedUnit(match, unit, end, [mover.id]);
  if (other)
    return refuse(cite.interceptRoom, 'meetingOverlaps', {
      ...facts(),
      other: other.id,
    });
  const closed = overlappedTerrain(match, unit, unit.place.formation, end);
  return closed
    ? refuse(cite.interceptRoom, 'meetingOnClosed', {
        ...facts(),
        type: closed.type,
      })
    : undefined;
};

/** GV-OPP-02: why a gun may not fire at the mover at this point of its move. */
export const shotRefusal = (match: ManoeuvreMatch, run: Run, unit: Placed, at: Length, pivot?: Angle): WhyNot => {
  const { cite, opportunityFire } = match.rules;
  if (!opportunityFire) return refuse(cite.interceptor, 'nobodyFiresAtMoves');
  const mover = placedOf(match, run.unit);
  const facts = () => ({ unit: unit.id, target: mover.id, at });
  const place = placeAlong(match, run, at)!;
  return (
    pointRefusal(match, run, figureIn(match, mover, place), facts) ??
    opportunityFire.shotRefusal(match, unit, mover, place, pivot)
  );
};

/** The shot a gun has at this point: straight on, or with a pivot where it may. */
export const shotAt = (match: ManoeuvreMatch, run: Run, unit: Placed, at: Length): { pivot?: Angle } | undefined => {
  if (!shotRefusal(match, run, unit, at)) return {};
  const { opportunityFire } = match.rules;
  if (!opportunityFire?.pivots(match, unit)) return undefined;
  const { x, y } = figureIn(match, placedOf(match, run.unit), placeAlong(match, run, at)!);
  const pivot = pivotTo(match, unit, x, y);
  return pivot !== 0 && !shotRefusal(match, run, unit, at, pivot) ? { pivot } : undefined;
};
