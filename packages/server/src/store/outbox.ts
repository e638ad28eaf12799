/**
 * The outbox: notices, written with the line that causes each, and their ways to the addresses of a player. Whoever
 * carries one holds it until a time; if he is not back by then, somebody else tries, with the same parcel.
 */
import type { MatchId, Millis } from '../protocol/index.js';
import { ask, type Driver, type Row, type Steps } from './driver.js';

/** `id` follows from what it is about: the same is written once. */
export interface NoticeRow {
  readonly id: string;
  readonly player: string;
  readonly match: MatchId;
  readonly n: number;
  readonly kind: string;
  /** JSON: what is told, as it was then. */
  readonly body: string;
  readonly at: Millis;
  /** When it goes out unless it was seen; undefined: it is on its way, or was seen. */
  readonly due: Millis | undefined;
}

/** - waiting: nobody has it yet, or it is tried again; - done: taken; - dead: given up; - seen: not needed any more */
export const DELIVERY_STATES = ['waiting', 'done', 'dead', 'seen'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliveryRow {
  readonly notice: NoticeRow;
  readonly address: string;
  readonly state: DeliveryState;
  readonly due: Millis | undefined;
  readonly tries: number;
  readonly parcel: string | undefined;
  readonly changed: Millis;
  /** What the other end said last, when it did not take it. */
  readonly said: string | undefined;
}

/** A delivery that somebody wants to carry: as he has seen it. */
export interface Wanted {
  readonly notice: string;
  readonly address: string;
  readonly due: Millis;
}

export interface OutboxStore {
  /** A notice without a line, to certain addresses. False: it is there already. */
  post(notice: NoticeRow, addresses: readonly string[]): Promise<boolean>;
  dueNotices(now: Millis, most: number): Promise<readonly NoticeRow[]>;
  /** Puts a notice on its way, to none where it was seen. False: somebody else has done so. */
  sendOut(notice: NoticeRow, ways: readonly { readonly address: string; readonly due: Millis }[], now: Millis): Promise<boolean>; // prettier-ignore
  /** The player has seen the match as far as this line: what tells less is not needed, unless it is being carried. */
  saw(player: string, match: MatchId, n: number, now: Millis): Promise<void>;
  dueDeliveries(now: Millis, most: number): Promise<readonly Wanted[]>;
  /**
   * Takes a delivery until then, in the parcel it was in before or in this one; with `all`, whatever is due there goes
   * with it. Empty: somebody else has it.
   */
  take(wanted: Wanted, until: Millis, now: Millis, parcel: string, all: boolean): Promise<readonly DeliveryRow[]>;
  /** What became of a parcel; with `due`, it is tried again then. */
  note(parcel: string, state: DeliveryState, now: Millis, due?: Millis, said?: string): Promise<void>;
  /** What was carried there last, if the other end has answered, or somebody has tried in vain. */
  lastCarried(address: string): Promise<DeliveryRow | undefined>;
  countDeliveries(): Promise<Readonly<Record<DeliveryState, number>>>;
  /** Forgets what came to its end before this time. */
  forget(before: Millis): Promise<void>;
}

const maybe = (row: Row, column: string): number | undefined =>
  row[column] === null ? undefined : Number(row[column]);

const noticeOf = (row: Row): NoticeRow => ({
  id: String(row['id']),
  player: String(row['player']),
  match: String(row['match']),
  n: Number(row['n']),
  kind: String(row['kind']),
  body: String(row['body']),
  at: Number(row['at']),
  due: maybe(row, 'due'),
});

const deliveryOf = (row: Row): DeliveryRow => ({
  notice: { ...noticeOf(row), due: undefined },
  address: String(row['address']),
  state: DELIVERY_STATES.find((state) => state === row['state']) ?? 'waiting',
  due: maybe(row, 'way_due'),
  tries: Number(row['tries']),
  parcel: row['parcel'] === null ? undefined : String(row['parcel']),
  changed: Number(row['changed']),
  said: row['said'] === null ? undefined : String(row['said']),
});

/** Only for those who have an address: nobody else would ever hear of it. */
export const HAS_ADDRESS = 'exists (select 1 from address where address.player = $2 and confirmed = 1)';
const PUT = `insert into notice (id, player, match, n, kind, body, at, due)
  select $1, $2, $3, cast($4 as bigint), $5, $6, cast($7 as bigint), cast($8 as bigint)`;

export const putNotices = function* (notices: readonly NoticeRow[]): Steps<void> {
  for (const { id, player, match, n, kind, body, at, due } of notices)
    yield ask(`${PUT} where ${HAS_ADDRESS} on conflict do nothing`, id, player, match, n, kind, body, at, due);
};

const PUT_WAY = `insert into delivery (notice, address, state, due, tries, changed) values ($1, $2, 'waiting', $3, 0, $4)
  on conflict do nothing`;

const posting = function* (notice: NoticeRow, addresses: readonly string[]): Steps<boolean> {
  const { id, player, match, n, kind, body, at } = notice;
  const put = yield ask(`${PUT} where $2 = $2 on conflict do nothing returning id`, id, player, match, n, kind, body, at, undefined); // prettier-ignore
  if (put.length === 0) return false;
  for (const address of addresses) yield ask(PUT_WAY, id, address, at, at);
  return true;
};

const sendingOut = function* (
  { id, due }: NoticeRow,
  ways: readonly { readonly address: string; readonly due: Millis }[],
  now: Millis,
): Steps<boolean> {
  const taken = yield ask('update notice set due = null where id = $1 and due = $2 returning id', id, due);
  if (taken.length === 0) return false;
  for (const way of ways) yield ask(PUT_WAY, id, way.address, way.due, now);
  return true;
};

const SEEN = 'update notice set due = null where player = $1 and match = $2 and n <= $3 and due is not null';
const SEEN_ON_ITS_WAY = `update delivery set state = 'seen', due = null, changed = $4
  where state = 'waiting' and parcel is null
    and notice in (select id from notice where player = $1 and match = $2 and n <= $3)`;

const seeing = function* (player: string, match: MatchId, n: number, now: Millis): Steps<void> {
  yield ask(SEEN, player, match, n);
  yield ask(SEEN_ON_ITS_WAY, player, match, n, now);
};

const WHOLE = `select notice.*, delivery.address, delivery.state, delivery.due as way_due, delivery.tries,
  delivery.parcel, delivery.changed, delivery.said from delivery join notice on notice.id = delivery.notice`;

const CLAIM = 'update delivery set due = $4 where notice = $1 and address = $2 and due = $3 returning parcel';
const AGAIN = 'update delivery set due = $2, tries = tries + 1, changed = $3 where parcel = $1';
const FIRST = `update delivery set parcel = $3, due = $4, tries = 1, changed = $5
  where address = $1 and notice = $2 and parcel is null`;
const FIRST_OF_ALL = `update delivery set parcel = $2, due = $3, tries = 1, changed = $4
  where address = $1 and state = 'waiting' and parcel is null and (due <= $4 or due = $3)`;

const taking = function* (
  { notice, address, due }: Wanted,
  until: Millis,
  now: Millis,
  parcel: string,
  all: boolean,
): Steps<readonly DeliveryRow[]> {
  const [claimed] = yield ask(CLAIM, notice, address, due, until);
  if (!claimed) return [];
  const before = claimed['parcel'];
  if (before !== null) yield ask(AGAIN, String(before), until, now);
  else if (all) yield ask(FIRST_OF_ALL, address, parcel, until, now);
  else yield ask(FIRST, address, notice, parcel, until, now);
  const name = before === null ? parcel : String(before);
  return (yield ask(`${WHOLE} where delivery.parcel = $1 order by notice.at, notice.id`, name)).map(deliveryOf);
};

const LAST = `${WHOLE} where delivery.address = $1
  and (delivery.state in ('done', 'dead') or delivery.said is not null) order by delivery.changed desc, notice.id limit 1`;

const NOTE = 'update delivery set state = $2, due = $3, changed = $4, said = $5 where parcel = $1';

const forgetting = function* (before: Millis): Steps<void> {
  yield ask('delete from delivery where due is null and changed < $1', before);
  yield ask(
    'delete from notice where due is null and at < $1 and not exists (select 1 from delivery where notice = notice.id)',
    before,
  );
};

export const outboxOf = ({ ask, together }: Driver): OutboxStore => ({
  post: async (notice, addresses) => together(posting(notice, addresses)),
  dueNotices: async (now, most) =>
    (await ask('select * from notice where due <= $1 order by due, id limit $2', now, most)).map(noticeOf),
  sendOut: async (notice, ways, now) => together(sendingOut(notice, ways, now)),
  saw: async (player, match, n, now) => together(seeing(player, match, n, now)),
  dueDeliveries: async (now, most) =>
    (
      await ask('select notice, address, due from delivery where due <= $1 order by due, notice limit $2', now, most)
    ).map((row) => ({ notice: String(row['notice']), address: String(row['address']), due: Number(row['due']) })),
  take: async (wanted, until, now, parcel, all) => together(taking(wanted, until, now, parcel, all)),
  note: async (parcel, state, now, due, said) => void (await ask(NOTE, parcel, state, due, now, said)),
  lastCarried: async (address) => (await ask(LAST, address)).map(deliveryOf)[0],
  countDeliveries: async () => {
    const rows = await ask('select state, count(*) as ways from delivery group by state');
    const counted = new Map(rows.map((row) => [row['state'], Number(row['ways'])]));
    return Object.fromEntries(DELIVERY_STATES.map((state) => [state, counted.get(state) ?? 0])) as Record<DeliveryState, number>; // prettier-ignore
  },
  forget: async (before) => together(forgetting(before)),
});
