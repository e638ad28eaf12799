/** What mouse and fingers do with a group: units join it and leave it, a box is drawn, one of them is carried. */
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import type { Spot } from '../marks.js';
import { BOX } from '../view/gestures.js';
import type { Doing } from './marks.js';

/** The group as the hand knows it. */
export interface Handled {
  readonly members: () => readonly UnitId[];
  readonly isPicking: () => boolean;
  readonly doing: () => Doing | undefined;
  /** All who stand together by what is taken hold of are taken in hand; false: it is no body of units. */
  readonly takeBody: (handle: string | undefined) => boolean;
  readonly setDoing: (doing: Doing | undefined) => void;
  readonly carry: (by: Spot | undefined) => void;
  /** They were let go where they are. */
  readonly dropped: () => void;
  readonly mayJoin: (unit: UnitId) => boolean;
  readonly toggle: (unit: UnitId) => void;
  readonly box: (doing: Doing) => void;
  readonly clear: () => void;
}

const grab = (group: Handled, { held, at }: Gesture): boolean => {
  if (group.takeBody(held?.handle)) {
    group.setDoing({ is: 'carries', from: at, to: at });
    return true;
  }
  const members = group.members();
  const carries = held?.unit !== undefined && members.length > 1 && members.includes(held.unit);
  if (!carries && held?.handle !== BOX) return false;
  group.setDoing({ is: carries ? 'carries' : 'boxes', from: at, to: at });
  return true;
};

const move = (group: Handled, doing: Doing, at: Spot): void => {
  group.setDoing({ ...doing, to: at });
  if (doing.is === 'carries') group.carry({ x: at.x - doing.from.x, y: at.y - doing.from.y });
};

const drop = (group: Handled, doing: Doing, at: Spot): void => {
  move(group, doing, at);
  group.setDoing(undefined);
  if (doing.is === 'boxes') group.box({ ...doing, to: at });
  else group.dropped();
};

const tap = (group: Handled, { over, shift }: Gesture): boolean => {
  const id = over?.unit;
  const joins = id !== undefined && (shift || group.isPicking()) && group.mayJoin(id);
  if (joins) group.toggle(id);
  else if (group.members().length > 0) group.clear();
  return joins;
};

/** Whether a gesture was for the group. */
export const groupGesture = (group: Handled, made: Gesture): boolean => {
  const doing = group.doing();
  if (made.is === 'tap') return tap(group, made);
  if (made.is === 'grab') return grab(group, made);
  if (!doing) return false;
  if (made.is === 'drag') move(group, doing, made.at);
  else if (made.is === 'drop') drop(group, doing, made.at);
  else if (made.is === 'cancel') {
    group.setDoing(undefined);
    group.carry(undefined);
  }
  return true;
};
