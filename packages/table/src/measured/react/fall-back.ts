/** A charger that flinches or pulls up: straight back, as far as the player likes within what the engine gives. */
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { headingTo, length as asLength, type Length } from '@five-victories/engine/geometry';
import { backAlong, type Placed } from '@five-victories/engine/manoeuvre';
import { placedOf, type FallBack, type UnitId } from '@five-victories/engine/tabletop';
import type { AskedFor } from '../decisions.js';
import type { Gesture, Key } from '../gesture.js';
import { askedAs, type ManoeuvreDesk as Desk, type Outcome } from '../maker.js';
import { ghostAt, handleAt, rulerTo, type Mark } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { nudgeOf } from './nudge.js';
import { along, spotOf } from '../spots.js';

export interface FallBackDraft {
  readonly by: Length;
  readonly held: boolean;
  /** Where along the way it was taken hold of, so that it does not jump. */
  readonly grip: number;
}

export const rangeIn = (desk: Desk): AskedFor<'fallBack'>['about'] => askedAs(desk, 'fallBack').about;
export const chargerIn = (desk: Desk): Placed => placedOf(desk.match, rangeIn(desk).unit);
export const subject = (desk: Desk): UnitId => chargerIn(desk).id;

export const begin = (desk: Desk): FallBackDraft => ({ by: rangeIn(desk).most, held: false, grip: 0 });

export const backBy = (desk: Desk, draft: FallBackDraft, by: number): FallBackDraft => {
  const { least, most } = rangeIn(desk);
  return { ...draft, by: asLength(Math.round(Math.min(most, Math.max(least, by)))) };
};

export const HANDLE = 'back';

const isHeld = (desk: Desk, { held }: Gesture): boolean => held?.handle === HANDLE || held?.unit === rangeIn(desk).unit;

/** How far behind its place a spot lies. */
const behind = (desk: Desk, spot: Gesture['at']): number => {
  const { place } = chargerIn(desk);
  return along(place, headingTo(place.heading, 'rear'), spot);
};

export const gesture = (desk: Desk, draft: FallBackDraft, given: Gesture): Outcome<FallBackDraft> | undefined => {
  if (!isHeld(desk, given)) return undefined;
  const { is, at, held } = given;
  switch (is) {
    case 'grab':
      return { draft: { ...draft, held: true, grip: behind(desk, at) - (held?.handle === HANDLE ? draft.by : 0) } };
    case 'drag':
      return { draft: backBy(desk, draft, behind(desk, at) - draft.grip) };
    case 'drop':
      return { draft: { ...backBy(desk, draft, behind(desk, at) - draft.grip), held: false } };
    default:
      return undefined;
  }
};

export const key = (desk: Desk, draft: FallBackDraft, pressed: Key): Outcome<FallBackDraft> | undefined => {
  const { least, most } = rangeIn(desk);
  switch (pressed.key) {
    // Down is away from the enemy, as the unit looks at him.
    case 'ArrowUp':
    case 'ArrowDown':
      return { draft: backBy(desk, draft, draft.by - nudgeOf(pressed)) };
    case 'ArrowLeft':
    case 'ArrowRight':
      return { draft: backBy(desk, draft, draft.by + nudgeOf(pressed)) };
    case 'Home':
      return { draft: backBy(desk, draft, least) };
    case 'End':
      return { draft: backBy(desk, draft, most) };
    default:
      return undefined;
  }
};

const fallBackOf = ({ by }: FallBackDraft): FallBack => ({ do: 'fallBack', by });
export const choices = (_desk: Desk, draft: FallBackDraft): readonly Choice[] => [fallBackOf(draft)];

export const marks = (desk: Desk, draft: FallBackDraft): readonly Mark[] => {
  const { id, place } = chargerIn(desk);
  const { least, most } = rangeIn(desk);
  const at = (by: Length) => spotOf(backAlong(place, by));
  const to = backAlong(place, draft.by);
  const tone = refusal(desk.match, fallBackOf(draft)) ? 'wrong' : 'react';
  return [
    { is: 'window', from: at(least), to: at(most), tone: 'react' },
    ghostAt(id, to, tone),
    rulerTo(place, to, lengthIn(desk.match, draft.by), tone),
    handleAt(HANDLE, to, m().react.fallBack.handle, tone),
  ];
};
