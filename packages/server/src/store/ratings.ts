/** Ratings, and that each match is rated once, whichever hall sees first that it is over. */
import type { MatchId, Millis } from '../protocol/index.js';
import { ask, type Driver, type Row, type Steps } from './driver.js';
import { matchOf, numberOf, textOf } from './rows.js';
import type { MatchRow } from './store.js';

export const SCORES = ['won', 'lost', 'drawn'] as const;
export type ScoreName = (typeof SCORES)[number];

export interface RatingRow {
  readonly seat: string;
  readonly game: string;
  /** JSON. */
  readonly exact: string;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly changed: Millis;
}

/** What a rated match did to somebody. */
export interface ResultRow {
  readonly match: MatchId;
  readonly score: ScoreName;
  readonly before: number;
  readonly after: number;
}

export interface Change {
  readonly rating: RatingRow;
  readonly score: ScoreName;
}

/** Given a match that is over and how its two stood: how they stand now. Nothing: it does not count. */
export type Rate = (match: MatchRow, before: readonly [RatingRow, RatingRow]) => readonly [Change, Change] | undefined;

const ratingOf = (row: Row): RatingRow => ({
  seat: textOf(row, 'seat'),
  game: textOf(row, 'game'),
  exact: textOf(row, 'exact'),
  points: numberOf(row, 'points'),
  won: numberOf(row, 'won'),
  lost: numberOf(row, 'lost'),
  drawn: numberOf(row, 'drawn'),
  changed: numberOf(row, 'changed'),
});

const resultOf = (row: Row): ResultRow => ({
  match: textOf(row, 'match'),
  score: textOf(row, 'score') as ScoreName,
  before: numberOf(row, 'points_before'),
  after: numberOf(row, 'points_after'),
});

const PUT = `insert into rating (seat, game, points, exact, won, lost, drawn, changed) values ($1, $2, $3, $4, 0, 0, 0, $5)
  on conflict (seat, game) do nothing`;

/** The row, and nobody else writes it meanwhile. */
const held = function* (seat: string, game: string, newcomer: RatingRow): Steps<RatingRow> {
  yield ask(PUT, seat, game, newcomer.points, newcomer.exact, newcomer.changed);
  const [row] = yield ask('update rating set game = game where seat = $1 and game = $2 returning *', seat, game);
  return ratingOf(row!);
};

const write = function* (id: MatchId, before: RatingRow, { rating, score }: Change, other: string): Steps<void> {
  const { seat, game, points, exact, won, lost, drawn, changed } = rating;
  const set = 'points = $3, exact = $4, won = $5, lost = $6, drawn = $7, changed = $8';
  const values = [seat, game, points, exact, won, lost, drawn, changed];
  yield ask(`update rating set ${set} where seat = $1 and game = $2`, ...values);
  yield ask(
    `insert into result (match, seat, game, other, score, at, points_before, points_after)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    id,
    seat,
    game,
    other,
    score,
    changed,
    before.points,
    points,
  );
};

/** The row of the match says whether it has been rated: it is written first, in the transaction that rates it. */
const rating = function* (id: MatchId, newcomer: RatingRow, rate: Rate): Steps<MatchRow | undefined> {
  const [row] = yield ask(`update match set rated = 2 where id = $1 and rated = 1 and status = 'over' returning *`, id);
  if (!row) return undefined;
  const match = matchOf(row);
  const { south, north } = match.seats;
  if (south === undefined || north === undefined || south === north) return match;
  // Two halls that rate two matches of the same two take them in the same order.
  const standing: Record<string, RatingRow> = {};
  for (const seat of [south, north].sort()) standing[seat] = yield* held(seat, match.game, newcomer);
  const before = [standing[south]!, standing[north]!] as const;
  const changes = rate(match, before);
  if (!changes) return match;
  yield* write(id, before[0], changes[0], north);
  yield* write(id, before[1], changes[1], south);
  return match;
};

export const ratingsOf = ({ ask: put, together }: Driver) => ({
  /** Rated matches that are over and have not been rated yet. */
  unrated: async (most: number): Promise<readonly MatchId[]> =>
    (await put(`select id from match where rated = 1 and status = 'over' order by changed limit $1`, most)).map((row) =>
      textOf(row, 'id'),
    ),
  /** Undefined: somebody has rated it already. */
  rate: async (id: MatchId, newcomer: RatingRow, rate: Rate): Promise<MatchRow | undefined> =>
    together(rating(id, newcomer, rate)),
  ratingsOf: async (seat: string): Promise<readonly RatingRow[]> =>
    (await put('select * from rating where seat = $1 and won + lost + drawn > 0 order by game', seat)).map(ratingOf),
  /** What the last rated matches of a seat did to it. */
  resultsOf: async (seat: string, most: number): Promise<readonly ResultRow[]> =>
    (await put('select * from result where seat = $1 order by at desc, match limit $2', seat, most)).map(resultOf),
  /** The strongest first. */
  league: async (game: string, most: number): Promise<readonly RatingRow[]> =>
    (
      await put(
        'select * from rating where game = $1 and won + lost + drawn > 0 order by points desc, seat limit $2',
        game,
        most,
      )
    ).map(ratingOf),
});

export type Ratings = ReturnType<typeof ratingsOf>;
