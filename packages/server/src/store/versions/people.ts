/** Version 3: people: what makes a guest an account, passkeys, whom somebody does not want to meet, reports, bans. */
export const PEOPLE: readonly string[] = [
  // Without a row here somebody is a guest. `owner`: of a program.
  `create table account (
    player text not null primary key references player (id),
    kind text not null,
    owner text,
    claimed bigint not null,
    password text)`,
  'create index account_owner on account (owner)',
  `create table passkey (
    id text not null primary key,
    player text not null references player (id),
    algorithm bigint not null,
    key text not null,
    counter bigint not null,
    label text not null,
    created bigint not null,
    used bigint not null)`,
  'create index passkey_player on passkey (player)',
  // What a browser is asked to sign, once.
  `create table challenge (
    hash text not null primary key,
    player text,
    due bigint not null)`,
  'create index challenge_due on challenge (due)',
  `create table relation (
    player text not null,
    kind text not null,
    other text not null,
    at bigint not null,
    primary key (player, kind, other))`,
  'create index relation_other on relation (other, kind)',
  `create table report (
    id text not null primary key,
    by text not null,
    about text not null,
    match text,
    k bigint,
    quoted text,
    words text not null,
    at bigint not null,
    closed bigint,
    verdict text)`,
  'create index report_open on report (closed, at)',
  'create index report_by on report (by)',
  `create table ban (
    player text not null primary key,
    what text not null,
    until bigint,
    why text not null,
    at bigint not null)`,
  // What an operator has done, for the next one.
  `create table deed (
    id text not null primary key,
    at bigint not null,
    what text not null,
    about text not null,
    why text not null)`,
  `alter table session add column label text not null default ''`,
  'alter table session add column seen bigint not null default 0',
];
