/** Command that steps off a Battle: where it would stand, as near to the hand as the engine allows. */
import { refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import {
  heading as asHeading,
  headingBetween,
  length as asLength,
  pointFrom,
  type Heading,
  type Pose,
} from '@five-victories/engine/geometry';
import { placedOf, unitOf, type Place, type UnitId } from '@five-victories/engine/tabletop';
import { setDown, type Standing, type GloriousMatch } from '@five-victories/engine/glorious';
import { handleAt, wrongAt, type Mark, type Spot, type Tone } from '../../marks.js';
import { far } from '../../spots.js';
import { whyText } from '../../text.js';
import { m } from '../../words/index.js';

/** What is said of a standing, so that it can be judged. */
export type Saying = (standing: Standing) => Choice;

export interface Stood {
  /** The nearest place that is legal, if there is one. */
  readonly standing: Standing | undefined;
  /** Where the hand is, and why it may not stand there. */
  readonly beyond: { readonly standing: Standing; readonly refusal: Refusal } | undefined;
}

const standingAt = (unit: UnitId, { x, y }: Spot, heading: Heading): Standing => ({
  unit,
  x: asLength(Math.round(x)),
  y: asLength(Math.round(y)),
  heading,
});

export const placeOf = (match: GloriousMatch, standing: Standing): Place =>
  setDown(unitOf(match, standing.unit), standing).place;

const STEP = 100;
const FAR = 14_000;

/** Along the line from the Battle to the hand: the nearest to it that is legal. */
const nearest = (match: GloriousMatch, from: Pose, wanted: number, unit: UnitId, facing: Heading, say: Saying) => {
  const isLegal = (out: number): Standing | undefined => {
    const standing = standingAt(unit, pointFrom(from, 0, out), facing);
    return out >= 0 && refusal(match, say(standing)) === undefined ? standing : undefined;
  };
  for (let off = STEP; off < FAR; off += STEP) {
    const found = isLegal(wanted - off) ?? (wanted + off < FAR ? isLegal(wanted + off) : undefined);
    if (found) return found;
  }
  return undefined;
};

/** Command of a Battle pulled to a spot; it faces away from the middle unless it has a heading already. */
export const stoodAt = (
  match: GloriousMatch,
  unit: UnitId,
  battle: UnitId,
  at: Spot,
  facing: Heading | undefined,
  say: Saying,
): Stood => {
  const { place } = placedOf(match, battle);
  const outward = headingBetween(place, at);
  const wanted = standingAt(unit, at, facing ?? outward);
  const why = refusal(match, say(wanted));
  if (!why) return { standing: wanted, beyond: undefined };
  const from = { x: place.x, y: place.y, heading: outward } as Pose;
  return {
    standing: nearest(match, from, far(place, at), unit, facing ?? outward, say),
    beyond: { standing: wanted, refusal: why },
  };
};

/** A place somewhere about the Battle, tried on lines all around it. */
export const somewhere = (match: GloriousMatch, unit: UnitId, battle: UnitId, say: Saying): Standing | undefined => {
  const { place } = placedOf(match, battle);
  for (const turn of [0, 900, -900, 1800, 450, -450]) {
    const heading = asHeading(place.heading + turn);
    const { standing } = stoodAt(match, unit, battle, pointFrom({ ...place, heading }, 0, STEP), undefined, say);
    if (standing) return standing;
  }
  return undefined;
};

/** Moved and turned by so much. */
export const nudgedStanding = (standing: Standing, east: number, north: number, turn: number): Standing => ({
  ...standing,
  x: asLength(standing.x + east),
  y: asLength(standing.y + north),
  heading: asHeading((standing.heading ?? 0) + turn),
});

// ---- drawn -----------------------------------------------------------------------------------------------------------

/** By which it is turned: far enough from its middle to be taken hold of, however small the table is drawn. */
export const turnHandle = (id: string, place: Place, grain: number, tone: Tone): Mark =>
  handleAt(id, pointFrom(place, 0, Math.max(900, 34 * grain)), m().glorious.command.turn, tone);

/** Where the hand would have it. */
export const beyondMarks = (match: GloriousMatch, beyond: Stood['beyond']): Mark[] =>
  beyond ? wrongAt(beyond.standing.unit, placeOf(match, beyond.standing), whyText(match, beyond.refusal)) : [];
