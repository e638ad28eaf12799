/** After an intercept that failed: the rest of the way, or a new plan. */
import type { Place } from '@five-victories/engine/tabletop';
import type { ManoeuvreDesk as Desk, Outcome } from '../maker.js';
import type { Key } from '../gesture.js';
import { ghostAt, marksOf, rulerTo, type Mark } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { moveIn, moverIn, placeAt } from './intercept.js';
import { outlookOf, placeIn } from './outlook.js';
import { beside } from '../spots.js';

export const leftIn = ({ match }: Desk): number => {
  const { gone, length } = moveIn(match);
  return length - gone;
};

/** There is nothing to put together: two answers, each with its key. */
export const key = (_desk: Desk, _draft: null, pressed: Key): Outcome<null> | undefined => {
  if (pressed.ctrl || pressed.alt) return undefined;
  if (pressed.key === 'g') return { say: [{ do: 'goOn' }] };
  return pressed.key === 'r' ? { say: [{ do: 'replan' }] } : undefined;
};

/** Where it would stop: what was planned after this move goes on too, unless somebody may intercept first. */
const endOf = (desk: Desk): Place | undefined => {
  const { match } = outlookOf(desk.match, { do: 'goOn' });
  return match.decision?.kind === 'intercept'
    ? placeAt(desk, moveIn(desk.match).length)
    : placeIn(match, moverIn(desk).id);
};

export const marks = (desk: Desk): readonly Mark[] => {
  const left = leftIn(desk);
  if (left <= 0) return [];
  const { gone, length, start, heading } = moveIn(desk.match);
  const end = endOf(desk);
  const text = m().react.goOn.rest(lengthIn(desk.match, left));
  return marksOf(
    rulerTo(beside(start, heading, 0, gone), beside(start, heading, 0, length), text, 'move'),
    end && ghostAt(moverIn(desk).id, end, 'move'),
  );
};
