/**
 * Somebody could intercept a straight move, or fire at it. Each unit has a stretch of the way; the player chooses one
 * and slides the point. Whether it may strike just there the engine says.
 */
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { length as asLength, type Angle, type Length } from '@five-victories/engine/geometry';
import {
  outflanks,
  meetingAt,
  moverAt,
  shotNow,
  underWay,
  type ManoeuvreMatch,
  type UnderWay,
  type Placed,
} from '@five-victories/engine/manoeuvre';
import { placedOf, type Chance, type Intercept, type Place, type UnitId } from '@five-victories/engine/tabletop';
import type { Gesture, Key } from '../gesture.js';
import { nextOf } from '../lists.js';
import { askedAs, saying, type ManoeuvreDesk as Desk, type Outcome } from '../maker.js';
import { knownOf } from '../known.js';
import { nudgeOf } from './nudge.js';
import { along } from '../spots.js';

export interface InterceptDraft {
  /** Which of the chances; undefined: nobody. */
  readonly chance: number | undefined;
  readonly at: Length;
  /** Of a gun that may pivot: by the player's own hand. */
  readonly pivot: Angle | undefined;
  readonly leaveTable: boolean;
  readonly held: boolean;
}

export const chancesIn = (desk: Desk): readonly Chance[] => askedAs(desk, 'intercept').about.chances;
export const moverIn = (desk: Desk): Placed => placedOf(desk.match, askedAs(desk, 'intercept', 'goOn').about.unit);
export const subject = (desk: Desk): UnitId => moverIn(desk).id;
export const unitAt = ({ match }: Desk, { unit }: Chance): Placed => placedOf(match, unit);
export const chosenIn = (desk: Desk, { chance }: InterceptDraft): Chance | undefined =>
  chance === undefined ? undefined : chancesIn(desk)[chance];

/** The move that waits. */
export const moveIn = (match: ManoeuvreMatch): UnderWay => knownOf(match, 'move', () => underWay(match));

/** Where the mover is at a point of its move. */
export const placeAt = ({ match }: Desk, at: number): Place | undefined => moverAt(match, at);

/** Where the unit would meet the mover. */
export const meetingOf = (desk: Desk, chance: Chance, at: Length) => meetingAt(desk.match, unitAt(desk, chance), at);

/** Whether it would outflank the mover there, as the engine judges contacts. */
export const strikesFlank = (desk: Desk, chance: Chance, at: Length): boolean => {
  const [place, met] = [placeAt(desk, at), meetingOf(desk, chance, at)];
  return !!place && !!met && outflanks(desk.match, unitAt(desk, chance), met.place, moverIn(desk), place);
};

export const isShot = (chance: Chance): boolean => chance.do === 'opportunityFire';

/** What would be said: a gun turns to the mover by itself where it may. */
export const interceptOf = (
  { match }: Desk,
  chance: Chance,
  { at, pivot, leaveTable }: InterceptDraft,
): Exclude<Intercept, { do: 'pass' }> => {
  const { unit: id, do: verb = 'intercept' } = chance;
  const unit = placedOf(match, id);
  if (verb === 'opportunityFire')
    return { do: verb, unit: id, at, ...(pivot === undefined ? shotNow(match, unit, at) : { pivot }) };
  return { do: verb, unit: id, at, ...(leaveTable ? { leaveTable } : {}) };
};

/** Whether it is refused only because the unit would go over the edge of the table. */
export const asksToLeave = (desk: Desk, draft: InterceptDraft): boolean => {
  const chance = chosenIn(desk, draft);
  if (!chance || isShot(chance)) return false;
  const says = (leaveTable: boolean) => refusal(desk.match, interceptOf(desk, chance, { ...draft, leaveTable }));
  return says(false) !== undefined && says(true) === undefined;
};

const isOpen = (desk: Desk, chance: Chance, at: Length): boolean =>
  refusal(desk.match, interceptOf(desk, chance, { ...begin(), at })) === undefined;

/** The middle of its stretch, if it may strike there; else one of its ends. */
const firstPoint = (desk: Desk, chance: Chance): Length => {
  const middle = asLength(Math.round((chance.from + chance.to) / 2));
  return [middle, chance.from, chance.to].find((at) => isOpen(desk, chance, at)) ?? chance.from;
};

export const begin = (): InterceptDraft => ({
  chance: undefined,
  at: asLength(0),
  pivot: undefined,
  leaveTable: false,
  held: false,
});

export const pick = (desk: Desk, index: number | undefined): InterceptDraft => {
  const chance = index === undefined ? undefined : chancesIn(desk)[index];
  return chance ? { ...begin(), chance: index, at: firstPoint(desk, chance) } : begin();
};

/** The point on its stretch. */
export const slideTo = (desk: Desk, draft: InterceptDraft, at: number): InterceptDraft => {
  const chance = chosenIn(desk, draft);
  if (!chance) return draft;
  const point = asLength(Math.round(Math.min(chance.to, Math.max(chance.from, at))));
  return { ...draft, at: point, pivot: undefined };
};

/** Names a stretch on the table and in the form. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);

export const handleOf = (index: number): string => `window:${index}`;

const pointed = (desk: Desk, { handle, unit }: { handle?: string; unit?: UnitId } = {}): number | undefined => {
  const index = chancesIn(desk).findIndex((chance, i) => handle === handleOf(i) || chance.unit === unit);
  return index < 0 ? undefined : index;
};

/** How far along the move a spot lies. */
const atSpot = (desk: Desk, spot: Gesture['at']): number => {
  const { start, heading } = moveIn(desk.match);
  return along(start, heading, spot);
};

export const gesture = (
  desk: Desk,
  draft: InterceptDraft,
  { is, at, held, over }: Gesture,
): Outcome<InterceptDraft> | undefined => {
  const index = pointed(desk, is === 'tap' ? over : held);
  if (index === undefined) return undefined;
  const own = draft.chance === index ? draft : pick(desk, index);
  switch (is) {
    case 'tap':
    case 'grab':
      return { draft: { ...own, held: is === 'grab' } };
    case 'drag':
      return { draft: { ...slideTo(desk, own, atSpot(desk, at)), held: true } };
    case 'drop':
      return { draft: { ...slideTo(desk, own, atSpot(desk, at)), held: false } };
    default:
      return undefined;
  }
};

const turnOver = (desk: Desk, { chance }: InterceptDraft, by: number): InterceptDraft =>
  pick(desk, nextOf([...chancesIn(desk).keys()], chance, by));

export const key = (desk: Desk, draft: InterceptDraft, pressed: Key): Outcome<InterceptDraft> | undefined => {
  if (pressed.ctrl || pressed.alt) return undefined;
  const chance = chosenIn(desk, draft);
  switch (pressed.key) {
    case 'ArrowUp':
    case 'ArrowDown':
      return { draft: turnOver(desk, draft, pressed.key === 'ArrowDown' ? 1 : -1) };
    case 'ArrowLeft':
    case 'ArrowRight':
      return chance && { draft: slideTo(desk, draft, draft.at + nudgeOf(pressed)) };
    case 'Home':
    case 'End':
      return chance && { draft: slideTo(desk, draft, pressed.key === 'Home' ? chance.from : chance.to) };
    case 'Escape':
      return chance && { draft: begin() };
    default:
      return undefined;
  }
};

export const choices = (desk: Desk, draft: InterceptDraft): readonly Choice[] | undefined => {
  const chance = chosenIn(desk, draft);
  return saying(chance && interceptOf(desk, chance, draft));
};
