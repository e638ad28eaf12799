/** The straight move that waits for a decision, as whoever decides sees it: its way, and what would come of striking at it. */
import { headingTo, type Angle, type Heading, type Length, type Pose } from '../../geometry/index.js';
import { intoContact } from '../../tabletop/moves/into-contact.js';
import { placedOf } from '../../tabletop/store.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { placeAlong, runIn, type Run } from '../moves/run.js';
import type { ManoeuvreMatch } from '../rules.js';
import { shotAt } from './intercept.js';

export interface UnderWay {
  readonly unit: UnitId;
  /** Of a charge. */
  readonly target: UnitId | undefined;
  /** Where it began, of a column its leading stand; which way it goes; how long it is, and how much of it is done. */
  readonly start: Pose;
  readonly heading: Heading;
  readonly length: Length;
  readonly gone: Length;
}

const runOf = (match: ManoeuvreMatch): Run => {
  const run = runIn(match);
  if (!run) throw new Error('No move waits for a decision.');
  return run;
};

export const underWay = (match: ManoeuvreMatch): UnderWay => {
  const { unit, target, from, leader, towards, length, gone } = runOf(match);
  const { x, y, heading } = leader ?? from;
  return { unit, target, start: { x, y, heading }, heading: headingTo(heading, towards), length, gone };
};

/** Where the mover is so far along its move; a column as it would be set down, if it can be. */
export const moverAt = (match: ManoeuvreMatch, at: number): Place | undefined => placeAlong(match, runOf(match), at);

/** Where a unit that strikes at this point would meet the mover, and how far it has to go. */
export const meetingAt = (
  match: ManoeuvreMatch,
  unit: Placed,
  at: number,
): { readonly place: Place; readonly length: Length } | undefined => {
  const place = moverAt(match, at);
  return place && intoContact(match, unit, unit.place, placedOf(match, runOf(match).unit), place);
};

/** The shot a gun has at the mover there: straight on, or with a pivot where it may. */
export const shotNow = (match: ManoeuvreMatch, unit: Placed, at: Length): { readonly pivot?: Angle } | undefined =>
  shotAt(match, runOf(match), unit, at);
