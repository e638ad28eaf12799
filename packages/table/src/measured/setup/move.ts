/** Moving and turning units of a draft as one body: a bent column takes its following stands along. */
import {
  headingBetween,
  heading as asHeading,
  nearest,
  stored,
  turnBetween,
  turned,
  turnedAbout,
  type Angle,
  type Heading,
  type Point,
} from '@five-victories/engine/geometry';
import { figureOf, headingOf, type Placing, type UnitId } from '@five-victories/engine/tabletop';
import type { Desk } from '../maker.js';
import type { Spot } from '../marks.js';
import { placedIn, placingOf, put, sideOf, type Placings } from './plan.js';

/** Somebody who stands on a Battle goes where that goes. */
const onTable = (desk: Desk, placings: Placings, ids: readonly UnitId[]): Placing[] =>
  ids.flatMap((id) => {
    const placing = placingOf(desk, placings, id);
    return placing && placing.aboard === undefined ? [placing] : [];
  });

const shifted = (placing: Placing, dx: number, dy: number): Placing => ({
  ...placing,
  x: nearest(placing.x + dx),
  y: nearest(placing.y + dy),
  ...(placing.trail
    ? { trail: placing.trail.map((pose) => stored({ x: pose.x + dx, y: pose.y + dy }, pose.heading)) }
    : {}),
});

export const movedBy = (desk: Desk, placings: Placings, ids: readonly UnitId[], dx: number, dy: number): Placings =>
  dx === 0 && dy === 0
    ? placings
    : put(desk, placings, ...onTable(desk, placings, ids).map((placing) => shifted(placing, dx, dy)));

export const headingIn = (desk: Desk, placing: Placing): Heading => placing.heading ?? headingOf(sideOf(desk));

const turnedPlacing = (desk: Desk, placing: Placing, about: Point, by: Angle): Placing => ({
  ...placing,
  ...stored(turnedAbout(placing, about, by), turned(headingIn(desk, placing), by)),
  ...(placing.trail
    ? { trail: placing.trail.map((pose) => stored(turnedAbout(pose, about, by), turned(pose.heading, by))) }
    : {}),
});

/** About a point, clockwise. */
export const turnedBy = (desk: Desk, placings: Placings, ids: readonly UnitId[], about: Point, by: Angle): Placings =>
  by === 0
    ? placings
    : put(desk, placings, ...onTable(desk, placings, ids).map((placing) => turnedPlacing(desk, placing, about, by)));

/** The middle of the ground these cover. */
export const middleOf = (desk: Desk, placings: Placings, ids: readonly UnitId[]): Spot | undefined => {
  const figures = ids.flatMap((id) => {
    const unit = placedIn(desk, placings, id);
    return unit ? [figureOf(desk.match, unit)] : [];
  });
  if (figures.length === 0) return undefined;
  const lefts = Math.min(...figures.map(({ x, radius }) => x - radius));
  const rights = Math.max(...figures.map(({ x, radius }) => x + radius));
  const lows = Math.min(...figures.map(({ y, radius }) => y - radius));
  const highs = Math.max(...figures.map(({ y, radius }) => y + radius));
  return { x: (lefts + rights) / 2, y: (lows + highs) / 2 };
};

/** Its own heading, turned as the pointer goes round a point from one place to another. */
export const headingTurned = (heading: Heading, about: Spot, from: Spot, to: Spot): Heading =>
  turned(heading, turnBetween(headingBetween(about, from), headingBetween(about, to)));

// ---- headings that catch ---------------------------------------------------------------------------------------------

const EVERY = 150;
const CATCH = 25;
const WHOLE = 10;

/** The nearest of some headings worth having: those of others, then every fifteen degrees, then whole degrees. */
export const caughtHeading = (wanted: Heading, others: readonly Heading[]): Heading => {
  const near = (heading: Heading): number => Math.abs(turnBetween(wanted, heading));
  const best = [...others].sort((a, b) => near(a) - near(b))[0];
  if (best !== undefined && near(best) <= CATCH) return best;
  const round = asHeading(Math.round(wanted / EVERY) * EVERY);
  return near(round) <= CATCH ? round : asHeading(Math.round(wanted / WHOLE) * WHOLE);
};
