/**
 * The tape measure: laid from anywhere to anywhere, from edge to edge where an end is a unit. A small machine over
 * gestures; nothing in the match knows of it.
 */
import { distance } from '@five-victories/engine/geometry';
import { figureOf, type Placed, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import { rulerTo, textAt, type Mark, type Spot } from '../marks.js';
import { awayFrom, far, standingIn } from '../spots.js';
import { m } from '../words/index.js';
import { lengthIn, unitName } from '../words/names.js';
import { nearestBetween, nearestOn } from './outline.js';

interface End {
  readonly at: Spot;
  readonly unit: UnitId | undefined;
}

export interface Tape {
  readonly from: End | undefined;
  readonly to: End | undefined;
  /** Both ends are laid down. */
  readonly laid: boolean;
}

/** From a unit, if one is in hand or has the focus. */
export const beginTape = (from?: End): Tape => ({ from, to: undefined, laid: false });

const endOf = ({ at, over }: Gesture): End => ({ at, unit: over?.unit });

export const tapeGesture = (tape: Tape, gesture: Gesture): Tape => {
  switch (gesture.is) {
    case 'tap':
      return tape.from && !tape.laid ? { ...tape, to: endOf(gesture), laid: true } : beginTape(endOf(gesture));
    case 'hover':
      return tape.from && !tape.laid ? { ...tape, to: endOf(gesture) } : tape;
    case 'grab':
      return beginTape(endOf(gesture));
    case 'drag':
      return { ...tape, to: endOf(gesture), laid: false };
    case 'drop':
      return { ...tape, to: endOf(gesture), laid: true };
    case 'cancel':
      return beginTape();
    default:
      return gesture.is satisfies never;
  }
};

interface Measured {
  readonly from: Spot;
  readonly to: Spot;
  readonly length: number;
}

const straight = (from: Spot, to: Spot): Measured => ({ from, to, length: far(from, to) });

/** From a unit's edge to a spot; nothing for a spot on the unit. */
const fromEdge = (match: TabletopMatch, unit: Placed, at: Spot): Measured => {
  const figure = figureOf(match, unit);
  const edge = awayFrom(figure, at) === 0 ? at : nearestOn(figure, at);
  return straight(edge, at);
};

export const measuredBy = (match: TabletopMatch, { from, to }: Tape): Measured | undefined => {
  if (!from || !to) return undefined;
  const [a, b] = [standingIn(match, from.unit), standingIn(match, to.unit)];
  if (a && b) {
    if (a.id === b.id) return straight(from.at, to.at);
    const [one, two] = [figureOf(match, a), figureOf(match, b)];
    const [start, end] = nearestBetween(one, two);
    return { from: start, to: end, length: distance(one, two) };
  }
  if (a) return fromEdge(match, a, to.at);
  if (!b) return straight(from.at, to.at);
  const back = fromEdge(match, b, from.at);
  return { from: back.to, to: back.from, length: back.length };
};

export const tapeMarks = (match: TabletopMatch, tape: Tape): Mark[] => {
  const measured = measuredBy(match, tape);
  if (measured) return [rulerTo(measured.from, measured.to, lengthIn(match, measured.length), 'quiet')];
  return tape.from ? [textAt(tape.from.at, m().view.tape.start, 'quiet')] : [];
};

/** What the tape says, for a screen reader and for the bar. */
export const tapeText = (match: TabletopMatch, tape: Tape): string => {
  const words = m().view.tape;
  const nameOf = (end: End): string => (end.unit === undefined ? words.spot : unitName(match, end.unit));
  const measured = measuredBy(match, tape);
  if (!tape.from) return words.begin;
  if (!measured || !tape.to) return words.from(nameOf(tape.from));
  return words.length(nameOf(tape.from), nameOf(tape.to), lengthIn(match, measured.length));
};
