/** What can be taken hold of: corners, the centre of a Battle, the end of a plan, pivots, headings. */
import { hull, pointFrom } from '@five-victories/engine/geometry';
import { figureIn } from '@five-victories/engine/tabletop';
import { frontLength, isBattle, tariffOf } from '@five-victories/engine/glorious';
import type { Mark } from '../../marks.js';
import { m } from '../../words/index.js';
import type { OrderDraft } from './draft.js';
import type { Plan, Post } from './plan.js';
import { cornerAt } from './wheels.js';

const AHEAD = 900;
/** Points on the screen that handles keep from each other: a finger is wide, and a table on a phone small. */
const APART = 44;

const turnHandles = ({ match, unit }: Post, grain: number): Mark[] => {
  if ((tariffOf(unit).costs['turn'] ?? Infinity) > unit.functions) return [];
  const { place } = unit;
  if (isBattle(unit)) {
    const at = pointFrom(place, 0, place.diameter! / 2);
    return [{ is: 'handle', id: 'turn', at, label: m().glorious.handles.turn, tone: 'move' }];
  }
  // Further out than its corners they are still on the line of its front: a pull on them turns it by the same angle.
  const front = Math.max(frontLength(match, unit, place), 2 * APART * grain);
  return (['left', 'right'] as const).map((side) => ({
    is: 'handle',
    id: side,
    at: cornerAt(place, front, side),
    label: m().glorious.handles[side],
    tone: 'move',
  }));
};

export const handlesOf = ({ orders }: OrderDraft, plan: Plan, grain: number): Mark[] => {
  const ahead = Math.max(AHEAD, APART * grain);
  const marks: Mark[] = [];
  const { next } = plan;
  const last = plan.steps.at(-1);
  if (next) marks.push(...turnHandles(next, grain));
  if (next && orders.length > 0) {
    const { x, y } = hull(figureIn(next.match, next.unit, next.unit.place));
    marks.push({ is: 'handle', id: 'on', at: { x, y }, label: m().glorious.handles.on, tone: 'move' });
  }
  if (last && !isBattle(last.unit) && (last.order.do === 'charge' || last.can?.side !== undefined))
    marks.push({
      is: 'handle',
      id: 'pivot',
      at: pointFrom(last.to, 0, ahead),
      label: m().glorious.handles.pivot,
      tone: last.order.do === 'charge' ? 'charge' : 'move',
    });
  if (last?.order.do === 'unlimber')
    marks.push({
      is: 'handle',
      id: 'heading',
      at: pointFrom(last.to, 0, 2 * ahead),
      label: m().glorious.handles.heading,
      tone: 'move',
    });
  return marks;
};
