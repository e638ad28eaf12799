/** A reaction put together by gestures and keys. */
import { length as asLength, tenths } from '@five-victories/engine/geometry';
import { figureOf } from '@five-victories/engine/tabletop';
import type { Gesture, Key } from '../gesture.js';
import { drafted, type ManoeuvreDesk as Desk, type Outcome } from '../maker.js';
import { planTo } from './away.js';
import {
  ableStands,
  begin,
  flightIn,
  isAway,
  isOffered,
  planned,
  targetIn,
  toggled,
  withHow,
  withWay,
  type ChargeDraft,
  type How,
  chargeIn,
} from './charge.js';
import { nudgeOf, twistOf } from './nudge.js';
import { far } from '../spots.js';

export const HANDLE = 'away';

/** From its front to the middle of its ground. */
const halfDepth = (desk: Desk): number => {
  const unit = targetIn(desk);
  return far(unit.place, figureOf(desk.match, unit));
};

/** Its body follows the pointer, or its front does when the handle is held. */
const dragged = (desk: Desk, draft: ChargeDraft, { at, held, alt }: Gesture): ChargeDraft => {
  const flight = flightIn(desk)!;
  const lead = held?.handle === undefined ? halfDepth(desk) : 0;
  const { facing, leaveTable } = draft;
  const plan = planTo(flight, at, { facing, lead, snap: !alt, leaveTable });
  // Where nothing is legal in that direction it stays at the last place that was.
  return { ...planned(draft, flight.kind, { ...plan, choice: plan.choice ?? draft.away }), held: true };
};

const isHeld = (desk: Desk, { held }: Gesture): boolean =>
  held?.handle === HANDLE || held?.unit === chargeIn(desk).target;

export const gesture = (desk: Desk, draft: ChargeDraft, given: Gesture): Outcome<ChargeDraft> | undefined => {
  const { is, over } = given;
  if (is === 'tap') {
    const isOwn = over?.unit === chargeIn(desk).target;
    return isOwn && over?.stand !== undefined && draft.how === 'fire' && ableStands(desk).includes(over.stand)
      ? { draft: toggled(desk, draft, over.stand) }
      : undefined;
  }
  if (!isHeld(desk, given) || !flightIn(desk)) return undefined;
  switch (is) {
    case 'grab':
      return { draft: { ...draft, held: true } };
    case 'drag':
      return { draft: dragged(desk, draft, given) };
    case 'drop': {
      const last = dragged(desk, draft, given);
      // Let go beyond what is legal: the last legal place counts.
      return { draft: { ...last, wanted: last.away ? undefined : last.wanted, held: false } };
    }
    default:
      return undefined;
  }
};

const LETTERS: Readonly<Record<string, How>> = {
  s: 'stand',
  b: 'hastyBlock',
  a: 'aboutFace',
  g: 'fire',
};
/** No unit has both ways out, so they share a letter. */
const AWAY = 'r';
export const letterOf = (how: How): string => Object.entries(LETTERS).find(([, each]) => each === how)?.[0] ?? AWAY;

const onArrow = (desk: Desk, draft: ChargeDraft, pressed: Key): ChargeDraft | undefined => {
  if (!isAway(draft.how)) return undefined;
  const way = draft.away ?? draft.wanted?.choice;
  const isTurn = pressed.key === 'ArrowLeft' || pressed.key === 'ArrowRight';
  return isTurn
    ? withWay(desk, draft, { turn: tenths((way?.turn ?? 0) + twistOf(pressed)) })
    : withWay(desk, draft, { ahead: asLength((way?.ahead ?? 0) + nudgeOf(pressed)) });
};

export const key = (desk: Desk, draft: ChargeDraft, pressed: Key): Outcome<ChargeDraft> | undefined => {
  if (pressed.ctrl || pressed.alt) return undefined;
  const how = pressed.key === AWAY ? flightIn(desk)?.kind : LETTERS[pressed.key];
  if (how) return isOffered(desk, how) ? { draft: withHow(desk, how) } : undefined;
  if (pressed.key.startsWith('Arrow')) return drafted(onArrow(desk, draft, pressed));
  return pressed.key === 'Escape' && draft.how ? { draft: begin() } : undefined;
};
