/** What can be taken hold of: corners, the centre of a Battle, the end of a plan, pivots, headings. */
import { hull, pointFrom } from '@five-victories/engine/geometry';
import { figureIn } from '@five-victories/engine/tabletop';
import { cornerAt, frontLength, isBattle, tariffOf } from '@five-victories/engine/glorious';
import { handleAt, marksOf, type Mark } from '../../marks.js';
import { m } from '../../words/index.js';
import type { OrderDraft } from './draft.js';
import type { Plan, Post } from './plan.js';

const AHEAD = 900;
/** Points on the screen that handles keep from each other: a finger is wide, and a table on a phone small. */
const APART = 44;

const turnHandles = ({ match, unit }: Post, grain: number): Mark[] => {
  if ((tariffOf(unit).costs['turn'] ?? Infinity) > unit.functions) return [];
  const { place } = unit;
  if (isBattle(unit)) {
    return [handleAt('turn', pointFrom(place, 0, place.diameter! / 2), m().glorious.handles.turn, 'move')];
  }
  // Further out than its corners they are still on the line of its front: a pull on them turns it by the same angle.
  const front = Math.max(frontLength(match, unit, place), 2 * APART * grain);
  return (['left', 'right'] as const).map((side) =>
    handleAt(side, cornerAt(place, front, side), m().glorious.handles[side], 'move'),
  );
};

export const handlesOf = ({ orders }: OrderDraft, plan: Plan, grain: number): Mark[] => {
  const ahead = Math.max(AHEAD, APART * grain);
  const words = m().glorious.handles;
  const { next } = plan;
  const last = plan.steps.at(-1);
  const isCharge = last?.order.do === 'charge';
  const mayPivot = last && !isBattle(last.unit) && (isCharge || last.can?.side !== undefined);
  const middle = next && orders.length > 0 && hull(figureIn(next.match, next.unit, next.unit.place));
  return marksOf(
    ...(next ? turnHandles(next, grain) : []),
    middle && handleAt('on', middle, words.on, 'move'),
    mayPivot && handleAt('pivot', pointFrom(last.to, 0, ahead), words.pivot, isCharge ? 'charge' : 'move'),
    last?.order.do === 'unlimber' && handleAt('heading', pointFrom(last.to, 0, 2 * ahead), words.heading, 'move'),
  );
};
