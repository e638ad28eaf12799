/** Version 4: how strong players are, game by game, and what each rated match did to them. */
export const RATINGS: readonly string[] = [
  // 1: to be rated when it is over; 2: it has been.
  'alter table match add column rated bigint not null default 0',
  `create index match_unrated on match (changed) where rated = 1 and status = 'over'`,
  // `seat`: player:ID or bot:NAME. What is sorted by is whole; `exact` has all of it as JSON.
  `create table rating (
    seat text not null,
    game text not null,
    points bigint not null,
    exact text not null,
    won bigint not null,
    lost bigint not null,
    drawn bigint not null,
    changed bigint not null,
    primary key (seat, game))`,
  'create index rating_points on rating (game, points)',
  `create table result (
    match text not null,
    seat text not null,
    game text not null,
    other text not null,
    score text not null,
    at bigint not null,
    points_before bigint not null,
    points_after bigint not null,
    primary key (match, seat))`,
  'create index result_seat on result (seat, at)',
];
