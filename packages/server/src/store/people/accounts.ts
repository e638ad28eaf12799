/** Accounts: how a guest proves from another device that he is the same, and the devices on which he has. */
import type { Millis } from '../../protocol/index.js';
import { ask, type Driver, type Row, type Steps } from '../driver.js';
import { maybeText, numberOf, textOf } from '../rows.js';

export interface AccountRow {
  readonly player: string;
  readonly kind: 'person' | 'program';
  readonly owner: string | undefined;
  readonly claimed: Millis;
  /** What `people/password.ts` makes of it; undefined: only passkeys. */
  readonly password: string | undefined;
}

export interface PasskeyRow {
  readonly id: string;
  readonly player: string;
  /** As COSE counts them. */
  readonly algorithm: number;
  /** SPKI in base64url. */
  readonly key: string;
  readonly counter: number;
  readonly label: string;
  readonly created: Millis;
  readonly used: Millis;
}

/** A device, by the hash of its cookie. */
export interface SessionRow {
  readonly hash: string;
  readonly label: string;
  readonly created: Millis;
  readonly seen: Millis;
}

const accountOf = (row: Row): AccountRow => ({
  player: textOf(row, 'player'),
  kind: textOf(row, 'kind') as AccountRow['kind'],
  owner: maybeText(row, 'owner'),
  claimed: numberOf(row, 'claimed'),
  password: maybeText(row, 'password'),
});

const passkeyOf = (row: Row): PasskeyRow => ({
  id: textOf(row, 'id'),
  player: textOf(row, 'player'),
  algorithm: numberOf(row, 'algorithm'),
  key: textOf(row, 'key'),
  counter: numberOf(row, 'counter'),
  label: textOf(row, 'label'),
  created: numberOf(row, 'created'),
  used: numberOf(row, 'used'),
});

const sessionOf = (row: Row): SessionRow => ({
  hash: textOf(row, 'hash'),
  label: textOf(row, 'label'),
  created: numberOf(row, 'created'),
  seen: numberOf(row, 'seen'),
});

const PUT_ACCOUNT = `insert into account (player, kind, owner, claimed, password) values ($1, $2, $3, $4, $5)
  on conflict (player) do update set password = excluded.password`;

const PUT_PASSKEY = `insert into passkey (id, player, algorithm, key, counter, label, created, used)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id`;

/** Whoever has none is an account from now on. False: this passkey is known already. */
const adding = function* (key: PasskeyRow): Steps<boolean> {
  const { id, player, algorithm, label, counter, created, used } = key;
  const put = yield ask(PUT_PASSKEY, id, player, algorithm, key.key, counter, label, created, used);
  if (put.length === 0) return false;
  yield ask(
    `insert into account (player, kind, claimed) values ($1, 'person', $2) on conflict (player) do nothing`,
    player,
    created,
  );
  return true;
};

/** The last way in is not thrown away. */
const removing = function* (id: string, player: string): Steps<boolean> {
  const [account] = yield ask('update account set player = player where player = $1 returning password', player);
  const keys = yield ask('select id from passkey where player = $1', player);
  if (!account || (account['password'] === null && keys.length < 2)) return false;
  return (yield ask('delete from passkey where id = $1 and player = $2 returning id', id, player)).length > 0;
};

export const accountsOf = ({ ask: put, together }: Driver) => ({
  account: async (player: string): Promise<AccountRow | undefined> =>
    (await put('select * from account where player = $1', player)).map(accountOf)[0],
  /** Of a name as it is compared. */
  accountNamed: async (folded: string): Promise<AccountRow | undefined> =>
    (
      await put(
        'select account.* from account join player on player.id = account.player where player.folded = $1',
        folded,
      )
    ).map(accountOf)[0],
  /** Made, or with another password; kind, owner and beginning stay as they were. */
  setAccount: async ({ player, kind, owner, claimed, password }: AccountRow): Promise<void> =>
    void (await put(PUT_ACCOUNT, player, kind, owner, claimed, password)),
  programsOf: async (owner: string): Promise<readonly AccountRow[]> =>
    (await put('select * from account where owner = $1 order by claimed, player', owner)).map(accountOf),

  passkey: async (id: string): Promise<PasskeyRow | undefined> =>
    (await put('select * from passkey where id = $1', id)).map(passkeyOf)[0],
  passkeysOf: async (player: string): Promise<readonly PasskeyRow[]> =>
    (await put('select * from passkey where player = $1 order by created, id', player)).map(passkeyOf),
  addPasskey: async (key: PasskeyRow): Promise<boolean> => together(adding(key)),
  removePasskey: async (id: string, player: string): Promise<boolean> => together(removing(id, player)),
  usedPasskey: async (id: string, counter: number, used: Millis): Promise<void> =>
    void (await put('update passkey set counter = $2, used = $3 where id = $1', id, counter, used)),

  setChallenge: async (hash: string, player: string | undefined, due: Millis): Promise<void> => {
    await put('insert into challenge (hash, player, due) values ($1, $2, $3)', hash, player, due);
  },
  /** Once; `player` is whom it was made for. */
  takeChallenge: async (hash: string, now: Millis): Promise<{ readonly player: string | undefined } | undefined> => {
    await put('delete from challenge where due < $1', now);
    const [row] = await put('delete from challenge where hash = $1 returning player', hash);
    return row && { player: maybeText(row, 'player') };
  },

  sessionsOf: async (player: string): Promise<readonly SessionRow[]> =>
    (await put('select * from session where player = $1 order by seen desc, hash', player)).map(sessionOf),
  /** Those of a player that are not `kept`. */
  endSessions: async (player: string, kept = ''): Promise<void> =>
    void (await put('delete from session where player = $1 and hash <> $2', player, kept)),
});

export type Accounts = ReturnType<typeof accountsOf>;
