/**
 * Recoil and evade, put together from where the player points: about-face if need be, a turn, straight on. What is
 * legal the engine says (`escapeOf`); here is only what is tried, and how far back from what was asked for.
 */
import { furthest, type Refusal } from '@five-victories/engine/kernel';
import {
  heading as asHeading,
  headingBetween,
  length as asLength,
  tenths,
  turnBetween,
  turned,
  type Heading,
  type Length,
} from '@five-victories/engine/geometry';
import {
  aboutFaced,
  awayLimit,
  escapeOf,
  slideOf,
  slides,
  type ManoeuvreMatch,
  type Placed,
} from '@five-victories/engine/manoeuvre';
import { baseOf, movedPlace, turnedPlace, type Away, type Place, type Slide } from '@five-victories/engine/tabletop';
import { given } from '../lists.js';
import type { Spot } from '../marks.js';
import { far } from '../spots.js';

/** Who goes away from whom, and how. */
export interface Flight {
  readonly match: ManoeuvreMatch;
  readonly unit: Placed;
  readonly charger: Placed;
  readonly kind: Away['do'];
}

/** Face about first, or not; undefined: whichever takes less turning. */
export type Facing = Slide | 'no' | undefined;

export interface Wanted {
  readonly choice: Away;
  readonly place: Place;
  readonly refusal: Refusal;
}

/** The nearest that is legal to what was asked for, and what was asked for where that is not. */
export interface Plan {
  readonly choice: Away | undefined;
  readonly wanted: Wanted | undefined;
}

export const limitOf = ({ match, kind }: Flight): Length => awayLimit(match, kind);

/** The ways to begin: as it stands, or faced about. */
const facingsOf = ({ match, unit }: Flight): readonly Facing[] =>
  slides(unit.place) ? ['no', 'forward', 'backward'] : ['no', slideOf(match)];

const startOf = ({ match, unit }: Flight, facing: Facing): Place =>
  facing === undefined || facing === 'no' ? unit.place : aboutFaced(unit.place, baseOf(match, unit), facing);

const awayOf = (flight: Flight, facing: Facing, heading: Heading, ahead: number): Away => {
  const turn = turnBetween(startOf(flight, facing).heading, heading);
  const said = given({ aboutFace: facing === 'no' ? undefined : facing, turn: turn === 0 ? undefined : turn });
  return { do: flight.kind, ...said, ahead: asLength(ahead) };
};

const judge = ({ match, unit, charger }: Flight, choice: Away): Refusal | undefined =>
  escapeOf(match, unit, charger, choice).refusal;

/** Where the steps lead, legal or not. */
export const placeAfter = (flight: Flight, { aboutFace, turn, ahead }: Away): Place => {
  const start = startOf(flight, aboutFace ?? 'no');
  const at = turn ? turnedPlace(start, start, turn) : start;
  return ahead > 0 ? movedPlace(at, 'front', ahead) : at;
};

/** How closely the furthest legal way is looked for: at so many points, then to within so much. */
interface Care {
  readonly samples: number;
  readonly grain: number;
}

const EXACT: Care = { samples: 23, grain: 1 };
const ROUGH: Care = { samples: 9, grain: 60 };

const QUARTER = 900;

/** A direction that is away from the charger; the nearest one to what was asked for. */
const clamped = ({ charger }: Flight, heading: Heading): Heading => {
  const off = turnBetween(charger.place.heading, heading);
  return turned(charger.place.heading, tenths(Math.max(-QUARTER, Math.min(QUARTER, off))));
};

/** Straight on with less turning first. */
const inOrder = (flight: Flight, facing: Facing, heading: (start: Place) => Heading): Facing[] => {
  if (facing !== undefined) return [facing];
  const turnOf = (each: Facing): number => {
    const start = startOf(flight, each);
    return Math.abs(turnBetween(start.heading, heading(start)));
  };
  return [...facingsOf(flight)].filter((each) => each !== 'backward').sort((a, b) => turnOf(a) - turnOf(b));
};

interface Goal {
  readonly heading: (start: Place) => Heading;
  readonly ahead: (start: Place) => number;
}

const planFor = (flight: Flight, facing: Facing, goal: Goal, leaveTable: boolean, care = EXACT): Plan => {
  const leaving = leaveTable ? { leaveTable } : {};
  let best: Away | undefined;
  let wanted: Wanted | undefined;
  for (const each of inOrder(flight, facing, goal.heading)) {
    const start = startOf(flight, each);
    const heading = goal.heading(start);
    const asked = { ...awayOf(flight, each, heading, Math.max(1, Math.round(goal.ahead(start)))), ...leaving };
    const refusal = judge(flight, asked);
    if (!refusal) return { choice: asked, wanted: undefined };
    wanted ??= { choice: asked, place: placeAfter(flight, asked), refusal };
    const within = clamped(flight, heading);
    const most = Math.min(asked.ahead, limitOf(flight));
    const way = (ahead: number): Away => ({ ...awayOf(flight, each, within, ahead), ...leaving });
    const least = Math.max(1, Math.round(most / (care.samples + 1)));
    const { much } = furthest({ ...care, least, most }, (ahead) => judge(flight, way(ahead)));
    if (much !== undefined && (!best || much > best.ahead)) best = way(much);
    if (best?.ahead === most) break;
  }
  return { choice: best, wanted };
};

/** The unit is to come to a spot: with its front there, or `lead` behind it. */
export const planTo = (
  flight: Flight,
  spot: Spot,
  { facing, lead, snap, leaveTable }: { facing: Facing; lead: number; snap: boolean; leaveTable: boolean },
): Plan =>
  planFor(
    flight,
    facing,
    {
      heading: (start) => snapped(flight, headingBetween(start, spot), snap),
      ahead: (start) => far(start, spot) + lead,
    },
    leaveTable,
  );

/** Straight away from the charger, and whole quarters of a right angle beside it, catch within this. */
const [CATCH, NOTCH] = [30, 450];

const snapped = ({ charger }: Flight, heading: Heading, snap: boolean): Heading => {
  if (!snap) return heading;
  const off = turnBetween(charger.place.heading, heading);
  const near = Math.round(off / NOTCH) * NOTCH;
  return Math.abs(off - near) <= CATCH ? turned(charger.place.heading, tenths(near)) : heading;
};

/** In figures: as they are given, with no thought of what would be better. */
export const planOf = (flight: Flight, choice: Away): Plan => {
  const refusal = judge(flight, choice);
  return refusal
    ? { choice: undefined, wanted: { choice, place: placeAfter(flight, choice), refusal } }
    : { choice, wanted: undefined };
};

const RAY = 150;

/** How far its front can get in each direction: a fan. */
export const fanOf = (flight: Flight, leaveTable: boolean): Spot[] => {
  const { unit, charger } = flight;
  const points: Spot[] = [];
  for (let off = -QUARTER; off <= QUARTER; off += RAY) {
    const heading = asHeading(charger.place.heading + off);
    const goal = { heading: () => heading, ahead: () => limitOf(flight) };
    const { choice } = planFor(flight, undefined, goal, leaveTable, ROUGH);
    const place = choice && placeAfter(flight, choice);
    points.push(place ? { x: place.x, y: place.y } : { x: unit.place.x, y: unit.place.y });
  }
  return points;
};

/** The way the engine would go by itself, as a beginning. */
export const firstWay = ({ match, kind }: Flight): Away | undefined =>
  match.decision?.options.find((option): option is Away => option.do === kind);
