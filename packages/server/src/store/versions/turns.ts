/** Version 2: matches by turns: holidays, and notices with the addresses that they go to. */
export const TURNS: readonly string[] = [
  // A hall's own secrets: made once, by whichever hall needs one first.
  'create table hall_key (name text not null primary key, value text not null)',
  // From whose time nothing is taken meanwhile, in matches by turns.
  `create table holiday (
    id text not null primary key,
    player text not null references player (id) on delete cascade,
    begins bigint not null,
    ends bigint not null)`,
  'create index holiday_player on holiday (player, begins)',
  // Where a player wants to be told; `confirmed`: whoever reads there has said so. `digest`: the hour of the day.
  `create table address (
    id text not null primary key,
    player text not null references player (id) on delete cascade,
    kind text not null,
    target text not null,
    language text not null,
    digest bigint,
    confirmed bigint not null,
    created bigint not null)`,
  'create index address_player on address (player)',
  // The outbox. A notice is written with the line that causes it; `due` empties when it is seen or on its way.
  `create table notice (
    id text not null primary key,
    player text not null,
    match text not null,
    n bigint not null,
    kind text not null,
    body text not null,
    at bigint not null,
    due bigint)`,
  'create index notice_due on notice (due) where due is not null',
  'create index notice_player on notice (player, match) where due is not null',
  // A notice on its way to one address. `due`: when it is tried next, and until when somebody is trying; none once it is
  // `done` or given up. What was sent together has one `parcel`, so that it is the same parcel if it is sent again.
  `create table delivery (
    notice text not null,
    address text not null,
    state text not null,
    due bigint,
    tries bigint not null,
    parcel text,
    changed bigint not null,
    said text,
    primary key (notice, address))`,
  'create index delivery_due on delivery (due) where due is not null',
  'create index delivery_address on delivery (address, state)',
];
