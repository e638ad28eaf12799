/** Where players want to be told of their matches, and the hall's own keys. */
import type { Millis } from '../protocol/index.js';
import type { Driver, Row } from './driver.js';

export interface AddressRow {
  readonly id: string;
  readonly player: string;
  readonly kind: string;
  /** JSON: where it is, and what only the hall and the other end know. */
  readonly target: string;
  readonly language: string;
  /** Minutes after midnight, UTC, at which everything of a day is told at once; undefined: each by itself. */
  readonly digest: number | undefined;
  readonly confirmed: boolean;
  readonly created: Millis;
}

export interface AddressStore {
  /** Of a player, the oldest first. */
  addressesOf(player: string): Promise<readonly AddressRow[]>;
  address(id: string): Promise<AddressRow | undefined>;
  /** Makes one, or changes it. */
  setAddress(row: AddressRow): Promise<void>;
  /** With all that is on its way there. */
  removeAddress(id: string): Promise<void>;
  /** A key of the hall: the one that was kept first, or this one, which is kept from now on. */
  hallKey(name: string, made: string): Promise<string>;
}

const addressOf = (row: Row): AddressRow => ({
  id: String(row['id']),
  player: String(row['player']),
  kind: String(row['kind']),
  target: String(row['target']),
  language: String(row['language']),
  digest: row['digest'] === null ? undefined : Number(row['digest']),
  confirmed: Number(row['confirmed']) === 1,
  created: Number(row['created']),
});

const PUT = `insert into address (id, player, kind, target, language, digest, confirmed, created)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do update set target = excluded.target,
  language = excluded.language, digest = excluded.digest, confirmed = excluded.confirmed`;

export const addressesOf = ({ ask, together }: Driver): AddressStore => ({
  addressesOf: async (player) =>
    (await ask('select * from address where player = $1 order by created, id', player)).map(addressOf),
  address: async (id) => (await ask('select * from address where id = $1', id)).map(addressOf)[0],
  setAddress: async ({ id, player, kind, target, language, digest, confirmed, created }) =>
    void (await ask(PUT, id, player, kind, target, language, digest, confirmed ? 1 : 0, created)),
  removeAddress: async (id) =>
    together(
      (function* () {
        yield { text: 'delete from delivery where address = $1', values: [id] };
        yield { text: 'delete from address where id = $1', values: [id] };
      })(),
    ),
  hallKey: async (name, made) => {
    await ask('insert into hall_key (name, value) values ($1, $2) on conflict do nothing', name, made);
    return String((await ask('select value from hall_key where name = $1', name))[0]!['value']);
  },
});
