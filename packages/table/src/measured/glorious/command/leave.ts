/** Command leaves its Battle: drawn out of it by a handle. */
import type { Refusal } from '@five-victories/engine/kernel';
import { headingBetween, pointFrom } from '@five-victories/engine/geometry';
import { findUnit, type Place, type UnitId } from '@five-victories/engine/tabletop';
import type { Aboard, Standing, Placed } from '@five-victories/engine/glorious';
import type { Gesture, Key } from '../../gesture.js';
import { askedAs, type GloriousDesk as Desk, type GloriousMaker as Maker } from '../../maker.js';
import type { Mark, Spot } from '../../marks.js';
import { m } from '../../words/index.js';
import { whyText } from '../../text.js';
import { unitName } from '../../words/names.js';
import { nudgedStanding, placeOf, somewhere, stoodAt, type Saying, type Stood } from './standing.js';

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

const MOVES: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const keyedStanding = (standing: Standing, { key, shift, alt }: Key): Standing | undefined => {
  const way = MOVES[key];
  if (!way) return undefined;
  const far = shift ? 1000 : 100;
  return alt
    ? nudgedStanding(standing, 0, 0, way[0] * (shift ? 100 : 10))
    : nudgedStanding(standing, way[0] * far, way[1] * far, 0);
};

/** Far enough from its middle to be taken hold of by itself, however small the table is drawn. */
export const turnHandleAt = (place: Place, grain: number): Spot => pointFrom(place, 0, Math.max(900, 34 * grain));

/** A ghost where it would stand, one where it may not, and handles. */
const standingMarks = (desk: Desk, standing: Standing | undefined, beyond: Stood['beyond']): Mark[] => {
  const { match } = desk;
  const marks: Mark[] = [];
  if (standing) {
    const place = placeOf(match, standing);
    marks.push({ is: 'ghost', unit: standing.unit, place, tone: 'move' });
    marks.push({
      is: 'handle',
      id: TURN,
      at: turnHandleAt(place, desk.grain),
      label: m().glorious.command.turn,
      tone: 'move',
    });
  }
  if (beyond) marks.push(...wrongMarks(desk, beyond.standing, beyond.refusal));
  return marks;
};

const wrongMarks = ({ match }: Desk, standing: Standing, refusal: Refusal): Mark[] => [
  { is: 'ghost', unit: standing.unit, place: placeOf(match, standing), tone: 'wrong' },
  { is: 'text', at: { x: standing.x, y: standing.y }, text: whyText(match, refusal), tone: 'wrong' },
];

const handleMarks = (desk: Desk, { standing }: LeaveDraft): Mark[] =>
  aboardIn(desk).map(({ unit, battle }, i) => {
    const { place } = findUnit(desk.match, battle) as Placed;
    const at = standing?.unit === unit ? standing : pointFrom(place, (i - (aboardIn(desk).length - 1) / 2) * 900, 0);
    const label = m().glorious.command.out(unitName(desk.match, unit));
    return { is: 'handle', id: `${OUT}${unit}`, at: { x: at.x, y: at.y }, label, tone: 'command' };
  });

export const leave: Maker<LeaveDraft> = {
  begin,
  gesture,
  key: (_desk, draft, key) => {
    if (key.ctrl || !draft.standing) return undefined;
    if (key.key === 'Escape' || key.key === 'Backspace') return { draft: NOBODY };
    const standing = keyedStanding(draft.standing, key);
    return standing && { draft: { standing, beyond: undefined } };
  },
  marks: (desk, draft) => [...standingMarks(desk, draft.standing, draft.beyond), ...handleMarks(desk, draft)],
  choices: (_desk, { standing }) => standing && [leaveOf(standing)],
};
