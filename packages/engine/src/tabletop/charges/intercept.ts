/** Where along a straight move a unit may intercept: SV-REACT-04..08, SV-TERR-06. */
import { refuse } from '../../kernel/refusal.js';
import {
  CORNER,
  depthIn,
  edgesTowards,
  forward,
  headingTo,
  inContact,
  isNearer,
  leavesTable,
  length as asLength,
  NOISE,
  overlaps,
  shift,
  SLACK,
  TOUCH,
  touches,
  touchSpans,
  type Edge,
  type Footprint,
  type Length,
  type Shape,
} from '../../geometry/index.js';
import { intoContact } from './into-contact.js';
import { isProhibited, overlappedTerrain, overlappedUnit } from '../moves/obstacles.js';
import { contactsAt, isEngaged, isMounted, isSingle } from '../questions.js';
import { touchesRestricted } from '../moves/restricted.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { figureIn, figureOf, figuresOf, placedOf } from '../store.js';
import { isFormed, isPlaced, type Place, type Placed, type Unit, type UnitId } from '../unit.js';
import type { Chance } from '../procedures.js';
import { inchText } from '../words.js';
import { placeAlong, type Run } from '../moves/run.js';

/** SV-REACT-01, -04, SV-TERR-06: who may intercept at all. */
export const interceptorRefusal = (match: TabletopMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!isPlaced(unit)) return refuse(cite.interceptor, '{unit} is not on the table.', facts);
  if (!isMounted(match, unit)) return refuse(cite.interceptor, '{unit} is not mounted and cannot intercept.', facts);
  if (isSingle(unit)) return refuse(cite.interceptor, '{unit} is a single stand and cannot intercept.', facts);
  if (!isFormed(unit.place.formation))
    return refuse(cite.interceptor, '{unit} cannot intercept in its formation.', facts);
  if (unit.reacted) return refuse(cite.reactsOnce, '{unit} has reacted already in this phase.', facts);
  if (isEngaged(match, unit)) return refuse(cite.interceptor, '{unit} is in contact with an enemy.', facts);
  return touchesRestricted(match, unit, figureOf(match, unit))
    ? refuse(cite.interceptGround, '{unit} is on difficult ground and cannot intercept.', facts)
    : undefined;
};

const frontOf = (match: TabletopMatch, unit: Placed): Edge => edgesTowards(figureOf(match, unit), 'front')[0]!;

/** The nearest thing in the zone but the mover: another unit, or ground the interceptor cannot charge over. */
const nearestOther = (
  match: TabletopMatch,
  unit: Placed,
  mover: UnitId,
  edge: Edge,
): { depth: number; what: string } | undefined => {
  const { intercept } = match.rules.numbers;
  let found: { depth: number; what: string } | undefined;
  // SV-TERR-11: an edge along the front of the mover is in between as well.
  const see = (figure: Footprint, what: string, nearer = 0): void => {
    const depth = depthIn(edge, figure, intercept);
    if (depth !== undefined && (found === undefined || depth - nearer < found.depth))
      found = { depth: depth - nearer, what };
  };
  const figures = figuresOf(match);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    const other = units[i]!;
    const there = figures[i];
    if (there && other.id !== unit.id && other.id !== mover) see(there, other.id);
  }
  for (const feature of match.table.features)
    if (feature.effect.restricted || isProhibited(match, unit, unit.place.formation, feature))
      see(feature.ground, feature.type, feature.isLine ? 2 * TOUCH : 0);
  return found;
};

/** Why a unit may not intercept with the mover at this point of its move. */
export const chanceRefusal = (match: TabletopMatch, run: Run, unit: Placed, at: Length): WhyNot => {
  const { cite, numbers } = match.rules;
  const mover = placedOf(match, run.unit);
  const facts = { unit: unit.id, target: mover.id, at: inchText(at) };
  const place = placeAlong(match, run, at);
  if (!place)
    return refuse(cite.interceptWhere, '{target} cannot be stopped after {at}": it has no way to be set down.', facts);
  const figure = figureIn(match, mover, place);
  const edge = frontOf(match, unit);
  const depth = depthIn(edge, figure, numbers.intercept);
  if (depth === undefined)
    return refuse(
      cite.interceptZone,
      'After {at}" {target} is not in the intercept zone of {unit}, {reach}" straight ahead.',
      {
        ...facts,
        reach: inchText(numbers.intercept),
      },
    );
  const other = nearestOther(match, unit, mover.id, edge);
  if (other && isNearer(other.depth, depth))
    return refuse(cite.interceptBetween, '{other} lies between {unit} and {target}.', { ...facts, other: other.what });
  return meetingRefusal(match, run, unit, place, figure, at);
};

/** SV-REACT-08: not while the mover is in contact or flows around somebody, nor without contact in the end. */
const meetingRefusal = (
  match: TabletopMatch,
  run: Run,
  unit: Placed,
  place: Place,
  figure: Footprint,
  at: Length,
): WhyNot => {
  const { cite } = match.rules;
  const mover = placedOf(match, run.unit);
  const facts = { unit: unit.id, target: mover.id, at: inchText(at) };
  if (contactsAt(match, mover, figure).length > 0)
    return refuse(cite.interceptWhere, 'After {at}" {target} is in contact with an enemy.', facts);
  const left = mover.activity?.leaving.find((id) => touches(figure, figureOf(match, placedOf(match, id))));
  if (left !== undefined)
    return refuse(cite.interceptLeaving, 'After {at}" {target} has not left {other} yet.', { ...facts, other: left });
  if (run.past.some((id) => overlaps(figure, figureOf(match, placedOf(match, id)))))
    return refuse(cite.interceptWhere, 'After {at}" {target} is flowing around another unit.', facts);
  const advance = intoContact(match, unit, unit.place, mover, place);
  const end = advance && figureIn(match, unit, advance.place);
  if (!end || !inContact(end, figure))
    return refuse(cite.interceptWhere, 'After {at}" {unit} would not come into contact with {target}.', facts);
  if (leavesTable(match.table, end))
    return refuse(cite.interceptRoom, 'To meet {target} after {at}" {unit} would leave the table.', facts);
  const other = overlappedUnit(match, unit, end, [mover.id]);
  if (other)
    return refuse(cite.interceptRoom, 'To meet {target} after {at}" {unit} would overlap {other}.', {
      ...facts,
      other: other.id,
    });
  const closed = overlappedTerrain(match, unit, unit.place.formation, end);
  return closed
    ? refuse(cite.interceptRoom, 'To meet {target} after {at}" {unit} would come onto {type}, which is closed to it.', {
        ...facts,
        type: closed.type,
      })
    : undefined;
};

// ---- the chances -------------------------------------------------------------------------------------------------------

/** The part of a straight move in which a convex shape has a point in a lane as far as `far`. */
const spanInLane = (
  shape: Shape,
  dx: number,
  dy: number,
  { x, y, sin, cos, half }: Edge,
  far: number,
  inset: number,
): readonly [number, number] | undefined => {
  if (shape.kind === 'disc') return undefined;
  let [from, to] = [-Infinity, Infinity];
  const { corners, normals } = shape;
  const h = half - inset - NOISE;
  const near = 0 - TOUCH;
  /** Along one axis: the shape's extent moves by `step` for each thousandth of the move. */
  const keep = (ax: number, ay: number, low: number, high: number): void => {
    let [least, most] = [Infinity, -Infinity];
    for (let i = 0; i < corners.length; i += 2) {
      const p = (corners[i]! - x) * ax + (corners[i + 1]! - y) * ay;
      if (p < least) least = p;
      if (p > most) most = p;
    }
    const step = dx * ax + dy * ay;
    if (Math.abs(step) < 1e-12) {
      if (most < low || least > high) to = -Infinity;
      return;
    }
    const [one, two] = [(low - most) / step, (high - least) / step];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  };
  keep(cos, 0 - sin, 0 - h, h);
  keep(sin, cos, near, far);
  for (let i = 0; i < normals.length; i += 2) {
    const [ax, ay] = [normals[i]!, normals[i + 1]!];
    const u = ax * cos - ay * sin;
    const v = ax * sin + ay * cos;
    const side = Math.abs(u) * h;
    keep(ax, ay, Math.min(v * near, v * far) - side, Math.max(v * near, v * far) + side);
  }
  return from <= to ? [from, to] : undefined;
};

type Span = readonly [number, number];

/** A contact begins and ends within this of a touch, since a corner that meets a corner is none. */
const [AROUND, STEP] = [60, 4];

/** Points about where somebody is touched first or left: an intercept may become possible just there. */
const turningPoints = (match: TabletopMatch, run: Run, start: Footprint): number[] => {
  const mover = placedOf(match, run.unit);
  const motion = shift(start, run.towards, run.length);
  const points: number[] = [];
  for (const other of match.state.units) {
    if (!isPlaced(other) || (other.side === mover.side && !run.past.includes(other.id))) continue;
    for (const at of touchSpans(start, motion, figureOf(match, other)))
      for (let by = 0 - AROUND; by <= AROUND; by += STEP) points.push(Math.round(at) + by);
  }
  return points;
};

/** Tried from each end of the surer part of a span. */
const TRIES = 4;

/** From a point that is open, how far it stays so towards another: found by halving. */
const furthest = (from: number, towards: number, isOpen: (at: number) => boolean): number => {
  let [open, shut] = [from, towards];
  if (isOpen(shut)) return shut;
  while (Math.abs(open - shut) > 1) {
    const middle = Math.trunc((open + shut) / 2);
    if (isOpen(middle)) open = middle;
    else shut = middle;
  }
  return open;
};

/** The first and the last point of a span at which the interceptor may strike. */
const strikes = (
  match: TabletopMatch,
  run: Run,
  unit: Placed,
  start: Footprint,
  span: Span,
  sure: Span | undefined,
): Span | undefined => {
  const isOpen = (at: number): boolean => !chanceRefusal(match, run, unit, asLength(at));
  const ends = sure ?? span;
  const inward = Array.from({ length: TRIES }, (_, i) => i);
  const first = [span[0], ...inward.map((i) => ends[0] + i)].find((at) => at <= span[1] && isOpen(at));
  const last = [span[1], ...inward.map((i) => ends[1] - i)].find((at) => at >= span[0] && isOpen(at));
  const points = [first, last].filter((at) => at !== undefined);
  if (points.length < 2)
    points.push(
      ...[...turningPoints(match, run, start), Math.round((ends[0] + ends[1]) / 2)]
        .filter((at) => at >= span[0] && at <= span[1])
        .filter(isOpen),
    );
  if (points.length === 0) return undefined;
  return [furthest(Math.min(...points), span[0], isOpen), furthest(Math.max(...points), span[1], isOpen)];
};

/** Whole thousandths of a span that are still to come. */
const cutTo = ({ gone, length }: Run, span: Span | undefined): Span | undefined => {
  if (!span) return undefined;
  const cut: Span = [Math.max(gone, Math.ceil(span[0])), Math.min(length, Math.floor(span[1]))];
  return cut[0] <= cut[1] ? cut : undefined;
};

/** Points a column is tried at, since its followers do not go straight. */
const COLUMN_STEP = 100;

const columnChance = (match: TabletopMatch, run: Run, unit: Placed): Chance | undefined => {
  const isOpen = (at: number): boolean => !chanceRefusal(match, run, unit, asLength(at));
  let [first, last]: (number | undefined)[] = [];
  for (let at: number = run.gone; at < run.length + COLUMN_STEP; at += COLUMN_STEP) {
    const point = Math.min(at, run.length);
    if (!isOpen(point)) continue;
    first ??= point;
    last = point;
  }
  if (first === undefined || last === undefined) return undefined;
  const from = furthest(first, Math.max(run.gone, first - COLUMN_STEP), isOpen);
  const to = furthest(last, Math.min(run.length, last + COLUMN_STEP), isOpen);
  return { unit: unit.id, from: asLength(from), to: asLength(to) };
};

/** By bounding circles: the mover comes nowhere near the zone. Of a column its head counts, with all it draws behind. */
const isFarOff = (edge: Edge, start: Footprint, { length, leader }: Run, reach: number): boolean => {
  const { x, y } = leader ?? start;
  const dx = x - (edge.x + (edge.sin * reach) / 2);
  const dy = y - (edge.y + (edge.cos * reach) / 2);
  const most = start.radius * (leader ? 2 : 1) + length + edge.half + reach / 2 + TOUCH + SLACK;
  return dx * dx + dy * dy > most * most;
};

const chanceOf = (match: TabletopMatch, run: Run, unit: Placed, start: Footprint): Chance | undefined => {
  const { intercept } = match.rules.numbers;
  const edge = frontOf(match, unit);
  if (isFarOff(edge, start, run, intercept)) return undefined;
  if (unit.reacted || interceptorRefusal(match, unit)) return undefined;
  if (run.leader) return columnChance(match, run, unit);
  const other = nearestOther(match, unit, run.unit, edge);
  const far = Math.min(intercept + SLACK, other ? other.depth + TOUCH : Infinity);
  const { x: dx, y: dy } = forward(headingTo(run.from.heading, run.towards));
  let found: Chance | undefined;
  for (const part of start.parts) {
    const span = cutTo(run, spanInLane(part, dx, dy, edge, far, TOUCH));
    if (!span) continue;
    // More than a corner of either must meet the other.
    const sure = cutTo(run, spanInLane(part, dx, dy, edge, far, CORNER + TOUCH));
    const struck = strikes(match, run, unit, start, span, sure);
    if (!struck) continue;
    found = {
      unit: unit.id,
      from: asLength(Math.min(found?.from ?? Infinity, struck[0])),
      to: asLength(Math.max(found?.to ?? 0, struck[1])),
    };
  }
  return found;
};

/** SV-DISENG-05: who touches the enemies it leaves cannot be intercepted yet; the contact says so. */
export const chancesOf = (match: TabletopMatch, run: Run): Chance[] => {
  const mover = placedOf(match, run.unit);
  const start = figureIn(match, mover, run.from);
  const chances: Chance[] = [];
  for (const unit of match.state.units) {
    if (unit.side === mover.side || !isPlaced(unit)) continue;
    const chance = chanceOf(match, run, unit, start);
    if (chance) chances.push(chance);
  }
  return chances;
};
