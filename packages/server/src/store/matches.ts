/** Matches without their logs, and the secrets of each. */
import { STATUSES, type MatchId } from '../protocol/index.js';
import { ask, type Driver, type Row, type Steps } from './driver.js';
import {
  assigned,
  changedColumns,
  inserting,
  matchColumns,
  matchOf,
  numberOf,
  stateOf,
  textOf,
  statusOf,
  type Changing,
} from './rows.js';
import { putNotices, type NoticeRow } from './outbox.js';
import type { MatchRow, SecretName, State, Store } from './store.js';

type Secrets = Readonly<Partial<Record<SecretName, string | undefined>>>;

const PUT_SECRET = `insert into secret (match, what, value) values ($1, $2, $3)
  on conflict (match, what) do update set value = excluded.value`;

/** Puts in what is a text and empties what is undefined. */
export const keepSecrets = function* (id: MatchId, secrets: Secrets): Steps<void> {
  for (const [what, value] of Object.entries(secrets)) yield ask(PUT_SECRET, id, what, value);
};

/** Whether these secrets are what they are held to be. After the row of the match was written nobody changes them. */
export const areAs = function* (id: MatchId, held: Secrets): Steps<boolean> {
  for (const [what, value] of Object.entries(held)) {
    const [row] = yield ask('select value from secret where match = $1 and what = $2', id, what);
    if ((row?.['value'] ?? undefined) !== value) return false;
  }
  return true;
};

/** Only in the place of what was there. The row of the match is written as it is: that keeps others off. */
const exchanging = function* (
  id: MatchId,
  what: SecretName,
  before: string | undefined,
  value: string | undefined,
): Steps<boolean> {
  const there = yield ask('update match set said = said where id = $1 returning id', id);
  if (there.length === 0 || !(yield* areAs(id, { [what]: before }))) return false;
  yield* keepSecrets(id, { [what]: value });
  return true;
};

/** False: there is one of this id, or one that waits under this code. */
export const creating = function* (match: MatchRow, secrets: Secrets): Steps<boolean> {
  const columns = matchColumns(match);
  const made = yield ask(
    `${inserting('match', columns)} on conflict do nothing returning id`,
    ...Object.values(columns),
  );
  if (made.length === 0) return false;
  yield* keepSecrets(match.id, secrets);
  return true;
};

/** `id` and what it sets are written only while `guard` holds; its parameters come first. */
const changing = function* (
  [id, status, said]: readonly [MatchId, string, number],
  to: Partial<Changing>,
  secrets: Secrets,
  notices: readonly NoticeRow[],
): Steps<boolean> {
  const columns = changedColumns(to);
  // Somebody may give nothing but secrets: the row is written all the same, which keeps others off it meanwhile.
  const set = Object.keys(columns).length === 0 ? 'said = said' : assigned(columns, 4);
  const changed = yield ask(
    `update match set ${set} where id = $1 and status = $2 and said = $3 returning id`,
    id,
    status,
    said,
    ...Object.values(columns),
  );
  if (changed.length === 0) return false;
  yield* keepSecrets(id, secrets);
  yield* putNotices(notices);
  return true;
};

/** The row is written as it is, so that no line can be appended between the look and the deed. */
const filling = function* (id: MatchId, said: number, secrets: Secrets): Steps<boolean> {
  const there = yield ask('update match set said = said where id = $1 and said = $2 returning id', id, said);
  if (there.length === 0) return false;
  yield* keepSecrets(id, secrets);
  return true;
};

const RULES_IN_USE = `select game, version, count(*) as matches from match where status <> 'over'
  group by game, version order by game, version`;
const PLAYED_BY = `select id from match where status <> 'over' and game = $1 and version = $2 and id > $3
  order by id limit $4`;

const FORSAKEN = `select id from match where status = 'playing' and changed <= $1
  and ((asked like '%south%' and south like 'bot:%') or (asked like '%north%' and north like 'bot:%'))
  order by changed, id limit $2`;

const COUNTS = 'select status, count(*) as matches from match group by status';

const STATES_AT_ONCE = 100;
const STATES = `select id, said, status, changed, due from match where id in (${Array.from({ length: STATES_AT_ONCE }, (_, i) => `$${i + 1}`).join(', ')})`;

const countsOf = (rows: readonly Row[]): Awaited<ReturnType<Store['counts']>> => {
  const counted = new Map(rows.map((row) => [statusOf(row), Number(row['matches'])]));
  return Object.fromEntries(STATUSES.map((status) => [status, counted.get(status) ?? 0])) as ReturnType<
    typeof countsOf
  >;
};

/** What is asked of all matches. */
export type Asked =
  | 'match'
  | 'states'
  | 'matchOfCode'
  | 'challenges'
  | 'matchesOf'
  | 'waitingOf'
  | 'due'
  | 'counts'
  | 'rulesInUse'
  | 'playedBy'
  | 'forsaken';

const questions = ({ ask }: Driver): Pick<Store, Asked> => {
  const matches = async (where: string, ...values: (string | number)[]): Promise<MatchRow[]> =>
    (await ask(`select * from match where ${where}`, ...values)).map(matchOf);
  const statesOf = async (ids: readonly MatchId[]): Promise<State[]> => {
    // Always as many values, so that it is one statement: nobody is called by an empty name.
    const all = Array.from({ length: STATES_AT_ONCE }, (_, i) => ids[i] ?? '');
    return (await ask(STATES, ...all)).map(stateOf);
  };
  return {
    match: async (id) => (await matches('id = $1', id))[0],
    states: async (ids) => {
      const found: State[] = [];
      for (let i = 0; i < ids.length; i += STATES_AT_ONCE)
        found.push(...(await statesOf(ids.slice(i, i + STATES_AT_ONCE))));
      return found;
    },
    matchOfCode: async (code) => (await matches(`code = $1 and status = 'open'`, code))[0],
    challenges: async (most) =>
      matches(`status = 'open' and is_public = 1 order by created desc, id desc limit $1`, most),
    matchesOf: async (player, most) =>
      matches('south = $1 or north = $1 order by changed desc, id desc limit $2', player, most),
    rulesInUse: async () =>
      (await ask(RULES_IN_USE)).map((row) => ({
        game: textOf(row, 'game'),
        version: textOf(row, 'version'),
        matches: numberOf(row, 'matches'),
      })),
    playedBy: async (game, version, after, most) =>
      (await ask(PLAYED_BY, game, version, after, most)).map((row) => textOf(row, 'id')),
    forsaken: async (since, most) => (await ask(FORSAKEN, since, most)).map((row) => textOf(row, 'id')),
    waitingOf: async (player) => {
      const where = `status = 'open' and (south = $1 or north = $1)`;
      const [row] = await ask(`select count(*) as matches from match where ${where}`, player);
      return Number(row?.['matches']);
    },
    due: async (now, most) =>
      (await ask('select id from match where due <= $1 order by due, id limit $2', now, most)).map(({ id }) =>
        String(id),
      ),
    counts: async () => countsOf(await ask(COUNTS)),
  };
};

type Done = 'create' | 'change' | 'withdraw' | 'secrets' | 'setDrawer' | 'setOrders';

const deeds = ({ ask, together }: Driver): Pick<Store, Done> => ({
  create: async (match, secrets) => together(creating(match, secrets)),
  change: async (id, { status, said }, to, secrets = {}, notices = []) =>
    together(changing([id, status, said], to, secrets, notices)),
  withdraw: async (id) =>
    (await ask(`delete from match where id = $1 and status = 'open' returning id`, id)).length > 0,
  secrets: async (id) => {
    const rows = await ask('select what, value from secret where match = $1 and value is not null', id);
    return Object.fromEntries(rows.map(({ what, value }) => [String(what), String(value)]));
  },
  setDrawer: async (id, side, said, value) => together(filling(id, said, { [`drawer:${side}`]: value })),
  setOrders: async (id, side, before, value) => together(exchanging(id, `orders:${side}`, before, value)),
});

export const matchesOf = (driver: Driver): Pick<Store, Asked | Done> => ({ ...questions(driver), ...deeds(driver) });
