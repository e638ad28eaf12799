/** Where along a straight move a unit may intercept: SV-REACT-04..08, SV-TERR-06, SV-R-56, -111, -117. */
import { refuse, type Refusal } from '../../kernel/refusal.js';
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
import { contactsAt, isContact, isEngaged, isMounted } from '../../tabletop/questions.js';
import { pivotTo } from '../moves/pivot.js';
import { touchesRestricted } from '../moves/restricted.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf, figuresOf, placedOf } from '../../tabletop/store.js';
import { isFormed, isPlaced, type Place, type Placed, type Unit, type UnitId } from '../../tabletop/unit.js';
import { exactText, lengthText } from '../../tabletop/words.js';
import { placeAlong, type Run } from '../moves/run.js';

/** SV-REACT-01, -04, SV-TERR-06, GV-TERR-06: who may intercept at all. */
export const interceptorRefusal = (match: ManoeuvreMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!isPlaced(unit)) return refuse(cite.interceptor, '{unit} is not on the table.', facts);
  if (match.rules.interceptReach(match, unit) === 0)
    return refuse(cite.interceptor, '{unit} is of a kind that cannot intercept.', facts);
  const weak = match.rules.tooWeak(match, unit);
  if (weak !== undefined) return refuse(cite.interceptor, '{unit} {weak} and cannot intercept.', { ...facts, weak });
  if (!isFormed(unit.place.formation))
    return refuse(cite.interceptor, '{unit} cannot intercept in its formation.', facts);
  if (unit.reacted) return refuse(cite.reactsOnce, '{unit} has reacted already in this phase.', facts);
  if (unit.done) return refuse(cite.reactsOnce, '{unit} can do no more in this phase.', facts);
  if (isEngaged(match, unit)) return refuse(cite.interceptor, '{unit} is in contact with an enemy.', facts);
  return touchesRestricted(match, unit, figureOf(match, unit))
    ? refuse(cite.interceptGround, '{unit} is on difficult ground and cannot intercept.', facts)
    : undefined;
};

export const frontOf = (match: ManoeuvreMatch, unit: Placed): Edge => edgesTowards(figureOf(match, unit), 'front')[0]!;

/** The intercept zone of a unit, and the nearest thing in it but the mover (SV-REACT-05, -06). */
export interface Zone {
  readonly edge: Edge;
  readonly other: { readonly depth: number; readonly what: string } | undefined;
}

/** Another unit, or ground the interceptor cannot charge over, lies in between. */
export const zoneOf = (match: ManoeuvreMatch, unit: Placed, mover: UnitId): Zone => {
  const intercept = match.rules.interceptReach(match, unit);
  const edge = frontOf(match, unit);
  let other: Zone['other'];
  // SV-TERR-11, SV-R-117: an edge along the front of the mover is in between as well.
  const see = (figure: Footprint, what: string, nearer = 0): void => {
    const depth = depthIn(edge, figure, intercept);
    if (depth !== undefined && (other === undefined || depth - nearer < other.depth))
      other = { depth: depth - nearer, what };
  };
  const figures = figuresOf(match);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    const there = figures[i];
    const { id } = units[i]!;
    if (there && id !== unit.id && id !== mover) see(there, id);
  }
  for (const feature of match.table.features)
    if (
      (feature.effect.restricted && isMounted(match, unit)) ||
      isProhibited(match, unit, unit.place.formation, feature)
    )
      see(feature.ground, feature.type, feature.isLine ? 2 * TOUCH : 0);
  return { edge, other };
};

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
  const facts = () => ({ unit: unit.id, target: mover.id, at: exactText(match, at) });
  const place = placeAlong(match, run, at);
  if (!place)
    return refuse(cite.interceptWhere, '{target} cannot be stopped after {at}: it has no way to be set down.', facts());
  const figure = figureIn(match, mover, place);
  const depth = depthIn(edge, figure, reach);
  if (depth === undefined)
    return refuse(
      cite.interceptZone,
      'After {at} {target} is not in the intercept zone of {unit}, {reach} straight ahead.',
      { ...facts(), reach: lengthText(match, reach) },
    );
  if (other && isNearer(other.depth, depth))
    return refuse(cite.interceptBetween, 'Before {target}, {far} ahead of {unit}, lies {other}, {near} ahead.', {
      ...facts(),
      other: other.what,
      near: lengthText(match, Math.max(0, other.depth)),
      far: lengthText(match, depth),
    });
  return pointRefusal(match, run, figure, facts) ?? meetingRefusal(match, run, unit, place, figure, facts, leave);
};

/** SV-REACT-08, GV-REACT-06, GV-R-44, -70: not while the mover is in contact or flows around somebody. */
export const pointRefusal = (
  match: ManoeuvreMatch,
  run: Run,
  figure: Footprint,
  facts: () => Refusal['facts'],
): WhyNot => {
  const { cite } = match.rules;
  const mover = placedOf(match, run.unit);
  if (match.rules.overTheEdge === 'unit' && leavesTable(match.table, figure))
    return refuse(cite.interceptWhere, 'After {at} {target} is partly off the table.', facts());
  if (contactsAt(match, mover, figure).length > 0)
    return refuse(cite.interceptWhere, 'After {at} {target} is in contact with an enemy.', facts());
  const left = mover.activity?.leaving.find((id) => touches(figure, figureOf(match, placedOf(match, id))));
  if (left !== undefined)
    return refuse(cite.interceptLeaving, 'After {at} {target} has not left {other} yet.', { ...facts(), other: left });
  const isPassing = (id: UnitId): boolean => {
    const other = placedOf(match, id);
    const there = figureOf(match, other);
    return overlaps(figure, there) || (other.side !== mover.side && touches(figure, there));
  };
  return run.past.some(isPassing)
    ? refuse(cite.interceptWhere, 'After {at} {target} is flowing around another unit.', facts())
    : undefined;
};

/** SV-REACT-08, SV-R-111, GV-R-91: not without contact in the end. */
const meetingRefusal = (
  match: ManoeuvreMatch,
  run: Run,
  unit: Placed,
  place: Place,
  figure: Footprint,
  facts: () => Refusal['facts'],
  leave: boolean,
): WhyNot => {
  const { cite } = match.rules;
  const mover = placedOf(match, run.unit);
  const advance = intoContact(match, unit, unit.place, mover, place);
  const end = advance && figureIn(match, unit, advance.place);
  if (!end || !isContact(match, end, figure))
    return refuse(cite.interceptWhere, 'After {at} {unit} would not come into contact with {target}.', facts());
  if (leavesTable(match.table, end) && !(leave && match.rules.overTheEdge === 'unit'))
    return refuse(
      match.rules.overTheEdge === 'unit' ? cite.offTable : cite.interceptRoom,
      'To meet {target} after {at} {unit} would leave the table.',
      facts(),
    );
  const other = overlappedUnit(match, unit, end, [mover.id]);
  if (other)
    return refuse(cite.interceptRoom, 'To meet {target} after {at} {unit} would overlap {other}.', {
      ...facts(),
      other: other.id,
    });
  const closed = overlappedTerrain(match, unit, unit.place.formation, end);
  return closed
    ? refuse(cite.interceptRoom, 'To meet {target} after {at} {unit} would come onto ground closed to it ({type}).', {
        ...facts(),
        type: closed.type,
      })
    : undefined;
};

/** GV-OPP-02: why a gun may not fire at the mover at this point of its move. */
export const shotRefusal = (match: ManoeuvreMatch, run: Run, unit: Placed, at: Length, pivot?: Angle): WhyNot => {
  const { cite, opportunityFire } = match.rules;
  if (!opportunityFire) return refuse(cite.interceptor, 'Nobody fires at what moves in this game.');
  const mover = placedOf(match, run.unit);
  const facts = () => ({ unit: unit.id, target: mover.id, at: exactText(match, at) });
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
