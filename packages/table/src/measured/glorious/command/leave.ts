/** Command leaves its Battle: drawn out of it by a handle. */
import { headingBetween, pointFrom } from '@five-victories/engine/geometry';
import { placedOf, type UnitId } from '@five-victories/engine/tabletop';
import type { Aboard, Standing } from '@five-victories/engine/glorious';
import type { Gesture, Key } from '../../gesture.js';
import { ARROWS, isBack } from '../../lists.js';
import { askedAs, type GloriousDesk as Desk, type GloriousMaker as Maker } from '../../maker.js';
import { ghostAt, handleAt, marksOf, type Mark } from '../../marks.js';
import { m } from '../../words/index.js';
import { unitName } from '../../words/names.js';
import {
  beyondMarks,
  nudgedStanding,
  placeOf,
  somewhere,
  stoodAt,
  turnHandle,
  type Saying,
  type Stood,
} from './standing.js';

export interface LeaveDraft {
  readonly standing: Standing | undefined;
  readonly beyond: Stood['beyond'];
}

export const aboardIn = (desk: Desk): readonly Aboard[] => askedAs(desk, 'leave').about.units;

const leaveOf: Saying = (standing) => ({ do: 'leave', ...standing });

const battleOf = (desk: Desk, unit: UnitId): UnitId | undefined =>
  aboardIn(desk).find((each) => each.unit === unit)?.battle;

const NOBODY: LeaveDraft = { standing: undefined, beyond: undefined };

/** Takes a place beside its Battle, if there is one. */
export const stepOut = (desk: Desk, unit: UnitId): LeaveDraft => {
  const battle = battleOf(desk, unit);
  return battle === undefined ? NOBODY : { standing: somewhere(desk.match, unit, battle, leaveOf), beyond: undefined };
};

const begin = (desk: Desk): LeaveDraft =>
  desk.unit !== undefined && battleOf(desk, desk.unit) ? stepOut(desk, desk.unit) : NOBODY;

const OUT = 'out:';
const TURN = 'turn';

const pulled = (desk: Desk, draft: LeaveDraft, { held, at }: Gesture): LeaveDraft | undefined => {
  const handle = held?.handle ?? '';
  const { standing } = draft;
  if (handle === TURN && standing)
    return { standing: { ...standing, heading: headingBetween(standing, at) }, beyond: undefined };
  if (!handle.startsWith(OUT)) return undefined;
  const unit = handle.slice(OUT.length);
  const battle = battleOf(desk, unit);
  return battle === undefined ? undefined : stoodAt(desk.match, unit, battle, at, undefined, leaveOf);
};

const gesture = (desk: Desk, draft: LeaveDraft, made: Gesture) => {
  if (made.held?.handle === undefined) return undefined;
  const next = made.is === 'grab' ? undefined : pulled(desk, draft, made);
  // What lies beyond is only shown while it is in hand.
  return { draft: next ? (made.is === 'drop' ? { ...next, beyond: undefined } : next) : draft };
};

const keyedStanding = (standing: Standing, { key, shift, alt }: Key): Standing | undefined => {
  const way = ARROWS[key];
  if (!way) return undefined;
  const far = shift ? 1000 : 100;
  return alt
    ? nudgedStanding(standing, 0, 0, way[0] * (shift ? 100 : 10))
    : nudgedStanding(standing, way[0] * far, way[1] * far, 0);
};

/** A ghost where it would stand, one where it may not, and a handle. */
const standingMarks = ({ match, grain }: Desk, { standing, beyond }: LeaveDraft): Mark[] => {
  const place = standing && placeOf(match, standing);
  return marksOf(
    place && ghostAt(standing.unit, place, 'move'),
    place && turnHandle(TURN, place, grain, 'move'),
    ...beyondMarks(match, beyond),
  );
};

const handleMarks = (desk: Desk, { standing }: LeaveDraft): Mark[] =>
  aboardIn(desk).map(({ unit, battle }, i) => {
    const { place } = placedOf(desk.match, battle);
    const at = standing?.unit === unit ? standing : pointFrom(place, (i - (aboardIn(desk).length - 1) / 2) * 900, 0);
    const label = m().glorious.command.out(unitName(desk.match, unit));
    return handleAt(`${OUT}${unit}`, at, label, 'command');
  });

export const leave: Maker<LeaveDraft> = {
  begin,
  gesture,
  key: (_desk, draft, key) => {
    if (key.ctrl || !draft.standing) return undefined;
    if (isBack(key.key)) return { draft: NOBODY };
    const standing = keyedStanding(draft.standing, key);
    return standing && { draft: { standing, beyond: undefined } };
  },
  marks: (desk, draft) => [...standingMarks(desk, draft), ...handleMarks(desk, draft)],
  choices: (_desk, { standing }) => standing && [leaveOf(standing)],
};
