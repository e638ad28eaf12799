/** Records as rows of the tables, and rows as records. */
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { BANS, STATUSES, type Status } from '../protocol/index.js';
import type { Row, Value } from './driver.js';
import type { AsideRow, EntryRow, MatchRow, PlayerRow, Running, State } from './store.js';

type Columns = Readonly<Record<string, Value>>;

/** What of a match can change after it was made. */
export type Changing = Running & Pick<MatchRow, 'terms' | 'version' | 'seats' | 'seals'>;

const WRITTEN: { readonly [Field in keyof Changing]: (value: Changing[Field]) => Columns } = {
  status: (status) => ({ status }),
  asked: (asked) => ({ asked: asked.join(' ') }),
  clock: (clock) => ({ clock }),
  due: (due) => ({ due }),
  changed: (changed) => ({ changed }),
  ended: (ended) => ({ ended }),
  terms: (terms) => ({ terms }),
  version: (version) => ({ version }),
  seats: ({ south, north }) => ({ south, north }),
  seals: (seals) => ({ seals: JSON.stringify(seals) }),
};

const FIELDS = Object.keys(WRITTEN) as (keyof Changing)[];

const written = <Field extends keyof Changing>(field: Field, to: Partial<Changing>): Columns =>
  field in to ? WRITTEN[field](to[field] as Changing[Field]) : {};

/** Only what is given, always in the same order; what is given as undefined is emptied. */
export const changedColumns = (to: Partial<Changing>): Columns =>
  Object.assign({}, ...FIELDS.map((field) => written(field, to))) as Columns;

export const matchColumns = (match: MatchRow): Columns => {
  const { id, code, game, version, name, begin, coats, isPublic, isRated, created, said, tournament } = match;
  const flags = { is_public: isPublic ? 1 : 0, rated: isRated ? 1 : 0 };
  const made = { tournament: tournament?.id, round: tournament?.round };
  const fixed = { id, code, game, version, name, begin, coats, ...flags, created, said, ...made };
  return { ...fixed, ...changedColumns(match) };
};

/** `a = $1, b = $2`, counted from `first`. */
export const assigned = (columns: Columns, first: number): string =>
  Object.keys(columns)
    .map((column, index) => `${column} = $${index + first}`)
    .join(', ');

/** `insert into TABLE (a, b) values ($1, $2)` */
export const inserting = (table: string, columns: Columns): string => {
  const names = Object.keys(columns);
  return `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`;
};

export const textOf = (row: Row, column: string): string => String(row[column]);
export const numberOf = (row: Row, column: string): number => Number(row[column]);
export const maybeText = (row: Row, column: string): string | undefined =>
  row[column] === null ? undefined : textOf(row, column);
export const maybeNumber = (row: Row, column: string): number | undefined =>
  row[column] === null ? undefined : numberOf(row, column);

const among = <T extends string>(all: readonly T[], text: string): T => {
  const found = all.find((each) => each === text);
  if (found === undefined) throw new Error(`The database says "${text}", which is none of ${all.join(', ')}.`);
  return found;
};

const sidesOf = (text: string): Side[] => (text === '' ? [] : text.split(' ').map((side) => among(SIDES, side)));

const seatsOf = (row: Row): MatchRow['seats'] => {
  const [south, north] = [maybeText(row, 'south'), maybeText(row, 'north')];
  return { ...(south !== undefined && { south }), ...(north !== undefined && { north }) };
};

const madeFor = (row: Row): Pick<MatchRow, 'tournament'> => {
  const id = maybeText(row, 'tournament');
  return id === undefined ? {} : { tournament: { id, round: numberOf(row, 'round') } };
};

export const statusOf = (row: Row): Status => among(STATUSES, textOf(row, 'status'));

export const matchOf = (row: Row): MatchRow => ({
  id: textOf(row, 'id'),
  code: textOf(row, 'code'),
  game: textOf(row, 'game'),
  version: textOf(row, 'version'),
  name: textOf(row, 'name'),
  begin: textOf(row, 'begin'),
  terms: textOf(row, 'terms'),
  coats: textOf(row, 'coats'),
  isPublic: numberOf(row, 'is_public') === 1,
  isRated: numberOf(row, 'rated') > 0,
  ...madeFor(row),
  seats: seatsOf(row),
  seals: JSON.parse(textOf(row, 'seals')) as MatchRow['seals'],
  created: numberOf(row, 'created'),
  said: numberOf(row, 'said'),
  status: statusOf(row),
  asked: sidesOf(textOf(row, 'asked')),
  clock: textOf(row, 'clock'),
  due: maybeNumber(row, 'due'),
  changed: numberOf(row, 'changed'),
  ended: maybeText(row, 'ended'),
});

export const stateOf = (row: Row): State => ({
  id: textOf(row, 'id'),
  said: numberOf(row, 'said'),
  status: statusOf(row),
  changed: numberOf(row, 'changed'),
  due: maybeNumber(row, 'due'),
});

export const entryOf = (row: Row): EntryRow => ({
  n: numberOf(row, 'n'),
  at: numberOf(row, 'at'),
  line: textOf(row, 'line'),
  token: textOf(row, 'token'),
  head: textOf(row, 'head'),
});

export const asideOf = (row: Row): AsideRow => ({
  k: numberOf(row, 'k'),
  at: numberOf(row, 'at'),
  kind: textOf(row, 'kind'),
  body: textOf(row, 'body'),
  token: textOf(row, 'token'),
});

const banIn = (row: Row): PlayerRow['ban'] =>
  row['ban_what'] === null
    ? undefined
    : { what: among(BANS, textOf(row, 'ban_what')), until: maybeNumber(row, 'ban_until'), why: textOf(row, 'ban_why') };

const KINDS = ['person', 'program'] as const;

export const playerOf = (row: Row): PlayerRow => ({
  id: textOf(row, 'id'),
  name: textOf(row, 'name'),
  folded: textOf(row, 'folded'),
  created: numberOf(row, 'created'),
  seen: numberOf(row, 'seen'),
  kind: row['kind'] === null ? 'guest' : among(KINDS, textOf(row, 'kind')),
  ban: banIn(row),
});

/** TOKEN, TOKEN.1, TOKEN.2 … are one breath. */
export const breathOf = (token: string): string => token.split('.', 1)[0]!;
