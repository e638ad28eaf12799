/**
 * The tables, the same in SQLite and PostgreSQL. Times are milliseconds, values are JSON texts. A database has a version:
 * the number of the steps below that it has been through. A later hall brings an older database up as it opens it; an
 * older hall does not open a newer one.
 */
import { ask, Unopened, type Steps } from './driver.js';

const FIRST = [
  `create table player (
    id text not null primary key,
    name text not null,
    folded text not null unique,
    created bigint not null,
    seen bigint not null)`,
  `create table session (
    hash text not null primary key,
    player text not null references player (id),
    created bigint not null)`,
  'create index session_player on session (player)',
  `create table match (
    id text not null primary key,
    code text not null,
    game text not null,
    version text not null,
    name text not null,
    begin text not null,
    terms text not null,
    coats text not null,
    is_public bigint not null,
    south text,
    north text,
    seals text not null,
    created bigint not null,
    said bigint not null,
    status text not null,
    asked text not null,
    clock text not null,
    due bigint,
    changed bigint not null,
    ended text)`,
  `create unique index match_code on match (code) where status = 'open'`,
  `create index match_open on match (created) where status = 'open'`,
  'create index match_status on match (status)',
  'create index match_south on match (south, changed)',
  'create index match_north on match (north, changed)',
  'create index match_due on match (due) where due is not null',
  // What was said in one breath has one `breath`: the token without its number.
  `create table entry (
    match text not null references match (id) on delete cascade,
    n bigint not null,
    at bigint not null,
    line text not null,
    token text not null,
    breath text not null,
    head text not null,
    primary key (match, n))`,
  'create unique index entry_token on entry (match, token)',
  'create index entry_breath on entry (match, breath)',
  // A table of their own: no question about matches or lines can tell a secret by mistake. An empty drawer has a row
  // without a value, since PostgreSQL's `delete` would not see a row put in while it waited for the row of the match.
  `create table secret (
    match text not null references match (id) on delete cascade,
    what text not null,
    value text,
    primary key (match, what))`,
  `create table aside (
    match text not null references match (id) on delete cascade,
    k bigint not null,
    at bigint not null,
    kind text not null,
    body text not null,
    token text not null,
    primary key (match, k))`,
  'create unique index aside_token on aside (match, token)',
];

/** Each goes from its place in the list to the next version. What has been released is never changed, only followed. */
export const VERSIONS: readonly (readonly string[])[] = [FIRST];

const run = function* (statements: readonly string[]): Steps<void> {
  for (const statement of statements) yield ask(statement);
};

const tooNew = (found: number, known: number): string =>
  `The database is of version ${found} and this hall knows versions up to ${known}: start the newer hall that wrote it.`;

/** Makes the tables, or brings them up. `before` keeps other halls out meanwhile. */
export const upgrade = function* (before: readonly string[] = [], versions = VERSIONS): Steps<void> {
  yield* run(before);
  yield* run(['create table if not exists hall_schema (version bigint not null)']);
  const [row] = yield ask('select version from hall_schema');
  const found = Number(row?.version ?? 0);
  if (found > versions.length) throw new Unopened(tooNew(found, versions.length));
  if (found === versions.length) return;
  for (const version of versions.slice(found)) yield* run(version);
  yield* run(['delete from hall_schema']);
  yield ask('insert into hall_schema (version) values ($1)', versions.length);
};
