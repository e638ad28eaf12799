/** A plan drawn: ghosts, the way with its measures, what is met, and what is not allowed. */
import { turnedAbout } from '@five-victories/engine/geometry';
import { figureIn } from '@five-victories/engine/tabletop';
import { cornerAt, frontLength, type Order } from '@five-victories/engine/glorious';
import type { GloriousDesk as Desk } from '../../maker.js';
import {
  ghostAt,
  linkTo,
  lit,
  pathThrough,
  rimOf,
  rulerTo,
  textAt,
  wrongAt,
  type Mark,
  type Spot,
  type Tone,
} from '../../marks.js';
import { isPlain } from '../../../match/plain.js';
import { middleOf, spotOf } from '../../spots.js';
import { m } from '../../words/index.js';
import { turnText, whyText } from '../../text.js';
import { lengthIn } from '../../words/names.js';
import { judgedCharge } from './charging.js';
import { planIn, type OrderDraft } from './draft.js';
import { handlesOf } from './marks-handles.js';
import { costOf, type Plan, type Post, type Step } from './plan.js';

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
  return [...(can?.pivoted ? [can.pivoted] : []), to];
};

/** Orders that go a way; others only stand differently. */
const GOING: ReadonlySet<Step['order']['do']> = new Set(['turn', 'move', 'stepBack', 'prolong', 'charge']);

const isMoving = ({ order, unit: { place }, to }: Step): boolean =>
  GOING.has(order.do) && (place.x !== to.x || place.y !== to.y);

const isMeasured = ({ can }: Step): boolean => can?.by !== undefined && can.by !== 0;

const measureOf = (step: Step, tone: Tone, note: string | undefined): Mark[] => {
  const { can, to, match, unit } = step;
  if (!can || !isMeasured(step)) return [];
  const far = lengthIn(match, can.by!);
  const text = note === undefined ? far : `${far} · ${note}`;
  return [rulerTo(can.pivoted ?? unit.place, to, text, tone)];
};

/** So many points on the screen above or below what is told of. */
const OFF = 14;

const turnMark = ({ order, match, unit }: Step, grain: number): Mark[] => {
  const wheel = order.do === 'turn' ? order : 'pivot' in order ? order.pivot : undefined;
  if (!wheel || wheel.by === 0) return [];
  const at = wheel.corner ? cornerAt(unit.place, frontLength(match, unit, unit.place), wheel.corner) : unit.place;
  return [
    { is: 'disc', at: spotOf(at), radius: 180, tone: 'quiet' },
    textAt({ x: at.x, y: at.y + OFF * grain }, turnText(wheel.by), 'move'),
  ];
};

/** A link to whom it meets, and who is outflanked. */
const chargeMarks = (step: Step): Mark[] => {
  if (step.order.do !== 'charge') return [];
  const way = judgedCharge(step, step.order);
  if (!way) return [];
  const { match } = step;
  return [
    ...way.met.filter((id) => id !== way.order.target).map((id) => linkTo(step.unit.id, id, 'charge')),
    ...way.outflanked.map((id) => textAt(middleOf(match, id), m().glorious.outflanked, 'charge')),
  ];
};

/** The element that keeps its place in a change of formation. */
const keptMark = ({ order, unit }: Step): Mark[] =>
  order.do === 'changeFormation' ? lit(unit.id, [order.element], 'move') : [];

const toneOf = ({ order }: Step): Tone => (order.do === 'charge' ? 'charge' : 'move');

const stepMarks = (plan: Plan, grain: number): Mark[] =>
  plan.steps.flatMap((step, i): Mark[] => {
    if (step.refusal) return [];
    const isLast = i === plan.steps.length - 1 || plan.steps[i + 1]!.refusal !== undefined;
    const cost = isLast ? costText(plan) : undefined;
    const tone = toneOf(step);
    return [
      ghostAt(step.unit.id, step.to, isLast ? tone : 'quiet'),
      ...measureOf(step, tone, cost),
      ...turnMark(step, grain),
      ...chargeMarks(step),
      ...(i === 0 ? keptMark(step) : []),
    ];
  });

/** The way of all steps from where the formation stands. */
const pathMark = (plan: Plan): Mark[] => {
  const legal = plan.steps.filter((step) => !step.refusal && isMoving(step));
  const [first] = legal;
  if (!first) return [];
  const tone = toneOf(legal.at(-1)!);
  return [pathThrough([first.unit.place, ...legal.flatMap(pointsOf)], tone)];
};

/** What it costs and what is left. */
const costText = (plan: Plan): string | undefined => {
  const cost = costOf(plan);
  if (cost === 0) return undefined;
  return plan.next ? m().glorious.costs(cost, plan.next.unit.functions) : m().glorious.costsAll(cost);
};

/** Beside the last ghost, where no ruler says it. */
const costMark = (plan: Plan, grain: number): Mark[] => {
  const last = plan.steps.findLast((step) => !step.refusal);
  const text = costText(plan);
  if (!last || text === undefined || isMeasured(last)) return [];
  const { x, y, radius } = figureIn(last.match, last.unit, last.to);
  return [textAt({ x, y: y - radius - OFF * grain }, text, toneOf(last))];
};

/** Over somebody it is his reason that counts. */
const beyondMarks = ({ match }: Desk, { unit, held }: OrderDraft): Mark[] => {
  const beyond = held?.aim?.beyond;
  const barred = held?.barred;
  if (!barred) return beyond ? wrongAt(unit, beyond.place, whyText(match, beyond.refusal)) : [];
  const { unit: other, refusal } = barred;
  return [rimOf(other, 'wrong'), textAt(middleOf(match, other), whyText(match, refusal), 'wrong')];
};

/** What letting go does, where it would not do so at once: dice are thrown, or somebody may stop it. */
const sureMarks = ({ match }: Desk, { unit, held }: OrderDraft, plan: Plan): Mark[] => {
  const orders = held?.sure ? plan.steps.map(({ order }) => order) : [];
  if (orders.length === 0 || isPlain(match, orders)) return [];
  const tone = orders.at(-1)!.do === 'charge' ? 'charge' : 'move';
  return [textAt(middleOf(match, unit), m().orders.sure, tone)];
};

export const orderMarks = (desk: Desk, draft: OrderDraft): readonly Mark[] => {
  const plan = planIn(desk, draft);
  return [
    ...pathMark(plan),
    ...stepMarks(plan, desk.grain),
    ...costMark(plan, desk.grain),
    ...beyondMarks(desk, draft),
    ...sureMarks(desk, draft, plan),
    ...(draft.held ? [] : handlesOf(draft, plan, desk.grain)),
  ];
};
