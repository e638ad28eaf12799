/** A rating as it is by now, and as it is shown. */
import type { Millis, RatingShown } from '../protocol/index.js';
import type { RatingRow } from '../store/ratings.js';
import { isProvisional, rested, type Rating } from './glicko.js';

/** The paper speaks of periods; with this one, somebody well known is provisional again after about a year. */
const PERIOD: Millis = 5 * 24 * 60 * 60_000;

const exactOf = ({ exact }: RatingRow): Rating => JSON.parse(exact) as Rating;

/** As much as is known of somebody by now. */
export const ratingAt = (row: RatingRow, now: Millis): Rating =>
  rested(exactOf(row), Math.max(0, now - row.changed) / PERIOD);

/** How it is shown. */
export const shownRating = (row: RatingRow, now: Millis): RatingShown => {
  const rating = ratingAt(row, now);
  const { game, won, lost, drawn } = row;
  return {
    game,
    points: Math.round(rating.points),
    deviation: Math.round(rating.deviation),
    isProvisional: isProvisional(rating),
    won,
    lost,
    drawn,
    last: row.changed,
  };
};
