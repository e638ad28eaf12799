/** A plan drawn: ghosts, the way with its measures, what is met, and what is not allowed. */
import { hull, pointFrom, turnedAbout } from '@five-victories/engine/geometry';
import { figureIn, figureOf, findUnit, type Place, type Placed, type UnitId } from '@five-victories/engine/tabletop';
import { frontLength, isBattle, tariffOf, type Order } from '@five-victories/engine/glorious';
import type { Desk } from '../../maker.js';
import type { Mark, Spot, Tone } from '../../marks.js';
import { m } from '../../words/index.js';
import { lengthIn, reasonText, turnText, unitName } from '../text.js';
import { judgedCharge } from './charging.js';
import { planIn, type OrderDraft } from './draft.js';
import { costOf, type Plan, type Post, type Step } from './plan.js';
import { cornerAt } from './wheels.js';

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });
const ARC = 100;

/** The way of the middle of its front in a wheel. */
const arcOf = ({ match, unit }: Post, order: Extract<Order, { do: 'turn' }>): Spot[] => {
  if (order.corner === undefined) return [];
  const { place } = unit;
  const hub = cornerAt(place, frontLength(match, unit, place), order.corner);
  const parts = Math.max(1, Math.ceil(Math.abs(order.by) / ARC));
  return Array.from({ length: parts }, (_, i) => turnedAbout(place, hub, (order.by * (i + 1)) / parts));
};

const pointsOf = (step: Step): Spot[] => {
  const { order, can, to } = step;
  if (order.do === 'turn') return arcOf(step, order);
  return [...(can?.pivoted ? [spotOf(can.pivoted)] : []), spotOf(to)];
};

const isMoving = ({ unit: { place }, to }: Step): boolean => place.x !== to.x || place.y !== to.y;

const isMeasured = ({ can }: Step): boolean => can?.by !== undefined && can.by !== 0;

const measureOf = (step: Step, tone: Tone, note: string | undefined): Mark[] => {
  const { can, to, match, unit } = step;
  if (!can || !isMeasured(step)) return [];
  const far = lengthIn(match, can.by!);
  const text = note === undefined ? far : `${far} · ${note}`;
  return [{ is: 'ruler', from: spotOf(can.pivoted ?? unit.place), to: spotOf(to), text, tone }];
};

const turnMark = ({ order, match, unit }: Step): Mark[] => {
  const wheel = order.do === 'turn' ? order : 'pivot' in order ? order.pivot : undefined;
  if (!wheel || wheel.by === 0) return [];
  const at = wheel.corner ? cornerAt(unit.place, frontLength(match, unit, unit.place), wheel.corner) : unit.place;
  return [
    { is: 'disc', at: spotOf(at), radius: 180, tone: 'quiet' },
    { is: 'text', at: spotOf(at), text: turnText(wheel.by), tone: 'move' },
  ];
};

/** A link to whom it meets, and who is outflanked. */
const chargeMarks = (step: Step): Mark[] => {
  if (step.order.do !== 'charge') return [];
  const way = judgedCharge(step, step.order);
  if (!way) return [];
  const { match } = step;
  return [
    ...way.met.map((id): Mark => ({ is: 'link', from: step.unit.id, to: id, tone: 'charge' })),
    ...way.outflanked.map((id): Mark => ({
      is: 'text',
      at: middle(match, id),
      text: m().glorious.outflanked,
      tone: 'charge',
    })),
  ];
};

const middle = (match: Desk['match'], id: UnitId): Spot => spotOf(figureOf(match, findUnit(match, id) as Placed));

const ghost = (unit: UnitId, place: Place, tone: Tone): Mark => ({ is: 'ghost', unit, place, tone });

const toneOf = ({ order }: Step): Tone => (order.do === 'charge' ? 'charge' : 'move');

const stepMarks = (plan: Plan): Mark[] =>
  plan.steps.flatMap((step, i): Mark[] => {
    if (step.refusal) return [];
    const isLast = i === plan.steps.length - 1 || plan.steps[i + 1]!.refusal !== undefined;
    const cost = isLast ? costText(plan) : undefined;
    const tone = toneOf(step);
    return [
      ghost(step.unit.id, step.to, isLast ? tone : 'quiet'),
      ...measureOf(step, tone, cost),
      ...turnMark(step),
      ...chargeMarks(step),
    ];
  });

/** The way of all steps from where the formation stands. */
const pathMark = (plan: Plan): Mark[] => {
  const legal = plan.steps.filter((step) => !step.refusal && isMoving(step));
  const [first] = legal;
  if (!first) return [];
  const tone = toneOf(legal.at(-1)!);
  return [{ is: 'path', points: [spotOf(first.unit.place), ...legal.flatMap(pointsOf)], tone }];
};

/** What it costs and what is left. */
const costText = (plan: Plan): string | undefined => {
  const cost = costOf(plan);
  if (cost === 0) return undefined;
  return plan.next ? m().glorious.costs(cost, plan.next.unit.functions) : m().glorious.costsAll(cost);
};

/** Beside the last ghost, where no ruler says it. */
const costMark = (plan: Plan): Mark[] => {
  const last = plan.steps.findLast((step) => !step.refusal);
  const text = costText(plan);
  if (!last || text === undefined || isMeasured(last)) return [];
  const { x, y, radius } = figureIn(last.match, last.unit, last.to);
  return [{ is: 'text', at: { x, y: y - radius - 300 }, text, tone: toneOf(last) }];
};

const beyondMarks = (desk: Desk, { unit, held }: OrderDraft): Mark[] => {
  const beyond = held?.aim?.beyond;
  const barred = held?.barred;
  const marks: Mark[] = [];
  if (beyond) {
    marks.push(ghost(unit, beyond.place, 'wrong'));
    const text = reasonText(desk.match, beyond.refusal);
    marks.push({ is: 'text', at: spotOf(beyond.place), text, tone: 'wrong' });
  }
  if (barred)
    marks.push({
      is: 'text',
      at: middle(desk.match, barred.unit),
      text: `${unitName(desk.match, barred.unit)}: ${reasonText(desk.match, barred.refusal)}`,
      tone: 'wrong',
    });
  return marks;
};

// ---- handles ---------------------------------------------------------------------------------------------------------

const AHEAD = 900;

const turnHandles = ({ match, unit }: Post): Mark[] => {
  if ((tariffOf(unit).costs['turn'] ?? Infinity) > unit.functions) return [];
  const { place } = unit;
  if (isBattle(unit)) {
    const at = pointFrom(place, 0, place.diameter! / 2);
    return [{ is: 'handle', id: 'turn', at, label: m().glorious.handles.turn, tone: 'move' }];
  }
  const front = frontLength(match, unit, place);
  return (['left', 'right'] as const).map((side) => ({
    is: 'handle',
    id: side,
    at: cornerAt(place, front, side),
    label: m().glorious.handles[side],
    tone: 'move',
  }));
};

const handlesOf = ({ orders }: OrderDraft, plan: Plan): Mark[] => {
  const marks: Mark[] = [];
  const { next } = plan;
  const last = plan.steps.at(-1);
  if (next) marks.push(...turnHandles(next));
  if (next && orders.length > 0) {
    const { x, y } = hull(figureIn(next.match, next.unit, next.unit.place));
    marks.push({ is: 'handle', id: 'on', at: { x, y }, label: m().glorious.handles.on, tone: 'move' });
  }
  if (last && !isBattle(last.unit) && (last.order.do === 'charge' || last.can?.side !== undefined))
    marks.push({
      is: 'handle',
      id: 'pivot',
      at: pointFrom(last.to, 0, AHEAD),
      label: m().glorious.handles.pivot,
      tone: toneOf(last),
    });
  if (last?.order.do === 'unlimber')
    marks.push({
      is: 'handle',
      id: 'heading',
      at: pointFrom(last.to, 0, 2 * AHEAD),
      label: m().glorious.handles.heading,
      tone: 'move',
    });
  return marks;
};

export const marksOf = (desk: Desk, draft: OrderDraft): readonly Mark[] => {
  const plan = planIn(desk, draft);
  return [
    ...pathMark(plan),
    ...stepMarks(plan),
    ...costMark(plan),
    ...beyondMarks(desk, draft),
    ...(draft.held ? [] : handlesOf(draft, plan)),
  ];
};
