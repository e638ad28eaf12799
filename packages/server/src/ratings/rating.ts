/** Matches that are over change what is known of how strong their players are. */
import type { Side } from '@five-victories/engine/kernel';
import type { Ended, Millis } from '../protocol/index.js';
import { told } from '../hall/journal.js';
import { playersOf, tellLobby } from '../hall/lobby.js';
import type { Hall } from '../hall/hall.js';
import type { Change, Rate, RatingRow, ScoreName } from '../store/ratings.js';
import type { MatchRow } from '../store/store.js';
import { NEWCOMER, rated } from './glicko.js';
import { ratingAt } from './shown.js';

const AT_ONCE = 100;

const newcomerAt = (now: Millis): RatingRow => ({
  seat: '',
  game: '',
  exact: JSON.stringify(NEWCOMER),
  points: NEWCOMER.points,
  won: 0,
  lost: 0,
  drawn: 0,
  changed: now,
});

const WORTH: Readonly<Record<ScoreName, number>> = { won: 1, drawn: 0.5, lost: 0 };

/** Undefined: both have called it void. */
const scoreOf = ({ ended }: MatchRow, side: Side): ScoreName | undefined => {
  if (ended === undefined) return undefined;
  const { why, winner } = JSON.parse(ended) as Ended;
  if (why === 'void') return undefined;
  if (winner === undefined) return 'drawn';
  return winner === side ? 'won' : 'lost';
};

const changeOf = (own: RatingRow, other: RatingRow, score: ScoreName, now: Millis): Change => {
  const after = rated(ratingAt(own, now), [{ against: ratingAt(other, now), score: WORTH[score] }]);
  const counted = { won: own.won, lost: own.lost, drawn: own.drawn };
  return {
    score,
    rating: {
      ...own,
      ...counted,
      [score]: counted[score] + 1,
      exact: JSON.stringify(after),
      points: Math.round(after.points),
      changed: now,
    },
  };
};

const rateAt =
  (now: Millis): Rate =>
  (match, [south, north]) => {
    const scores = (['south', 'north'] as const).map((side) => scoreOf(match, side));
    const [first, second] = scores;
    if (first === undefined || second === undefined) return undefined;
    return [changeOf(south, north, first, now), changeOf(north, south, second, now)];
  };

/** Rates what is over. Any hall may do it, and as often as it likes: the store lets each match be rated once. */
export const rateFinished = async (hall: Hall): Promise<void> => {
  const { store, time, journal, metrics } = hall;
  for (const id of await store.ratings.unrated(AT_ONCE)) {
    try {
      const now = time.now();
      const match = await store.ratings.rate(id, newcomerAt(now), rateAt(now));
      if (!match) continue;
      for (const seat of Object.values(match.seats)) hall.people.forget(seat);
      tellLobby(hall, id, playersOf(match));
    } catch (error) {
      metrics.errors.add();
      journal.error('a match could not be rated', { match: id, error: told(error) });
    }
  }
};
