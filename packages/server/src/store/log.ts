/** The log of a match, and what is said beside it. */
import type { MatchId, Token } from '../protocol/index.js';
import { ask, Changed, Taken, type Advance, type Driver, type Steps } from './driver.js';
import { areAs, keepSecrets } from './matches.js';
import { putNotices } from './outbox.js';
import { asideOf, assigned, breathOf, changedColumns, entryOf } from './rows.js';
import type { AsideRow, EntryRow, Store } from './store.js';

const PUT_ENTRY = 'insert into entry (match, n, at, line, token, breath, head) values ($1, $2, $3, $4, $5, $6, $7)';

/** An advance step by step. Whoever writes the row of the match first is first. */
export const advancing = function* ({ id, expected, rows, running, drawers, held, notices }: Advance): Steps<boolean> {
  const columns = { said: expected + rows.length, ...changedColumns(running) };
  const moved = yield ask(
    `update match set ${assigned(columns, 4)} where id = $1 and said = $2 and version = coalesce($3, version) returning id`,
    id,
    expected,
    running.version,
    ...Object.values(columns),
  );
  if (moved.length === 0) return false;
  if (!(yield* areAs(id, held))) throw new Changed();
  for (const { n, at, line, token, head } of rows) yield ask(PUT_ENTRY, id, n, at, line, token, breathOf(token), head);
  yield* keepSecrets(id, drawers);
  yield* putNotices(notices);
  return true;
};

const follow = (rows: readonly EntryRow[], expected: number): boolean =>
  rows.length > 0 && rows.every(({ n }, index) => n === expected + 1 + index);

const appendTo = ({ advance, ask }: Driver): Store['append'] => {
  const lastOfBreath = async (id: MatchId, token: Token): Promise<number | undefined> => {
    const where = 'match = $1 and breath = $2';
    const [row] = await ask(`select max(n) as n from entry where ${where}`, id, breathOf(token));
    return row?.['n'] === null ? undefined : Number(row?.['n']);
  };
  return async (id, expected, rows, running, drawers = {}, notices = [], held = {}) => {
    if (!follow(rows, expected)) throw new RangeError(`These are not the lines that follow line ${expected}.`);
    const outcome = await advance({ id, expected, rows, running, drawers, held, notices }).catch((error: unknown) => {
      if (error instanceof Taken) return error;
      if (error instanceof Changed) return false;
      throw error;
    });
    if (outcome === true) return { result: 'done', n: expected + rows.length };
    const n = await lastOfBreath(id, rows[0]!.token);
    if (n !== undefined) return { result: 'again', n };
    // Not what is being said, but what is said along with it, is there already: the log was not read before.
    if (outcome instanceof Taken) throw outcome;
    return { result: 'late' };
  };
};

const PUT_ASIDE = `insert into aside (match, k, at, kind, body, token)
  select cast($1 as text), coalesce(max(k), 0) + 1, cast($2 as bigint), $3, $4, $5 from aside where match = $1
  on conflict do nothing returning k`;

const asideTo = ({ ask }: Driver): Store['aside'] => {
  const once = async (id: MatchId, { at, kind, body, token }: Omit<AsideRow, 'k'>): Promise<number | undefined> => {
    const put = await ask(PUT_ASIDE, id, at, kind, body, token);
    const [row] = put.length > 0 ? put : await ask('select k from aside where match = $1 and token = $2', id, token);
    return row && Number(row['k']);
  };
  // Nothing put and no such token: another hall took this number meanwhile. One of them always gets on.
  return async (id, row) => {
    for (;;) {
      const k = await once(id, row);
      if (k !== undefined) return k;
    }
  };
};

export const logOf = (driver: Driver): Pick<Store, 'append' | 'since' | 'aside' | 'asides'> => {
  const { ask } = driver;
  return {
    append: appendTo(driver),
    since: async (id, n) =>
      (await ask('select * from entry where match = $1 and n > $2 order by n', id, n)).map(entryOf),
    aside: asideTo(driver),
    asides: async (id, after) =>
      (await ask('select * from aside where match = $1 and k > $2 order by k', id, after)).map(asideOf),
  };
};
