/** Where a player wants to be told: taken, changed, taken away. */
import { randomBytes } from 'node:crypto';
import type { AddressAnswer, AddressCard, AddressChange, AddressesAnswer, NewAddress } from '../protocol/index.js';
import {
  kindOf,
  languageOf,
  targetOf,
  type MailTarget,
  type PushTarget,
  type WebhookTarget,
} from '../notices/address.js';
import type { NoticeKind } from '../notices/kinds.js';
import { keysOf, type NoticeConfig } from '../notices/office.js';
import { Closed, mayBeNamed } from '../notices/post.js';
import type { AddressRow } from '../store/addresses.js';
import { randomLetters } from './chance.js';
import type { Hall } from './hall.js';
import { Refused } from './refused.js';

const MOST = 8;

const whereOf = (row: AddressRow): string => {
  const kind = kindOf(row);
  if (kind === 'mail') return targetOf<MailTarget>(row).mail;
  return new URL(kind === 'push' ? targetOf<PushTarget>(row).endpoint : targetOf<WebhookTarget>(row).url).host;
};

const cardOf = async ({ store }: Hall, row: AddressRow): Promise<AddressCard> => {
  const last = await store.lastCarried(row.id);
  return {
    id: row.id,
    kind: kindOf(row),
    where: whereOf(row),
    language: languageOf(row),
    confirmed: row.confirmed,
    ...(row.digest !== undefined && { digest: row.digest }),
    ...(last && last.state !== 'done' && { failed: last.said ?? '' }),
  };
};

export const addressesNow = async (hall: Hall, player: string): Promise<AddressesAnswer> => {
  const rows = await hall.store.addressesOf(player);
  return {
    addresses: await Promise.all(rows.map(async (row) => cardOf(hall, row))),
    pushKey: (await keysOf(hall.store)).vapid.publicKey,
    hasMail: hall.notices.mail !== undefined,
  };
};

const checkUrl = async (url: string, { isOpen = false }: NoticeConfig): Promise<void> => {
  try {
    mayBeNamed(url, isOpen);
  } catch (error) {
    if (error instanceof Closed || error instanceof TypeError) throw new Refused(400, 'address');
    throw error;
  }
};

const wanted = (given: NewAddress): { target: object; secret?: string } => {
  switch (given.kind) {
    case 'push':
      return { target: { endpoint: given.endpoint, p256dh: given.p256dh, auth: given.auth } };
    case 'mail':
      return { target: { mail: given.mail } };
    case 'webhook': {
      const secret = randomBytes(32).toString('hex');
      return { target: { url: given.url, form: given.form, secret }, ...(given.form === 'plain' && { secret }) };
    }
    default:
      return given satisfies never;
  }
};

/** To one address alone, now. */
const posted = async ({ store, time }: Hall, { id, player }: AddressRow, kind: NoticeKind): Promise<void> => {
  const body = JSON.stringify({ name: '', game: '' });
  const notice = {
    id: `${kind}.${id}.${randomLetters(6)}`,
    player,
    match: '',
    n: 0,
    kind,
    body,
    at: time.now(),
    due: undefined,
  };
  await store.post(notice, [id]);
};

/** The same browser, the same e-mail address: the one that is there is changed. */
const isSame = (row: AddressRow, given: NewAddress): boolean => {
  if (row.kind !== given.kind) return false;
  if (given.kind === 'push') return targetOf<PushTarget>(row).endpoint === given.endpoint;
  return given.kind === 'mail' && targetOf<MailTarget>(row).mail.toLowerCase() === given.mail.toLowerCase();
};

export const newAddress = async (
  hall: Hall,
  player: string,
  given: NewAddress,
  origin: string,
): Promise<AddressAnswer> => {
  const { store, notices, time } = hall;
  if (given.kind === 'mail' && !notices.mail) throw new Refused(409, 'address');
  if (given.kind !== 'mail') await checkUrl(given.kind === 'push' ? given.endpoint : given.url, notices);
  const has = await store.addressesOf(player);
  const same = has.find((row) => isSame(row, given));
  if (!same && has.length >= MOST) throw new Refused(429, 'many');
  if (given.kind === 'mail' && !same?.confirmed && !hall.letters.spend(player)) throw new Refused(429, 'rate');
  const { target, secret } = wanted(given);
  const row: AddressRow = {
    id: same?.id ?? randomLetters(16),
    player,
    kind: given.kind,
    target: JSON.stringify({ ...target, origin }),
    language: given.language,
    digest: given.digest,
    confirmed: given.kind !== 'mail' || same?.confirmed === true,
    created: same?.created ?? time.now(),
  };
  await store.setAddress(row);
  if (!row.confirmed) await posted(hall, row, 'confirm');
  return { address: await cardOf(hall, row), ...(secret !== undefined && { secret }) };
};

const ownAddress = async ({ store }: Hall, player: string, id: string): Promise<AddressRow> => {
  const row = await store.address(id);
  if (row?.player !== player) throw new Refused(404, 'unknown');
  return row;
};

export const changeAddress = async (
  hall: Hall,
  player: string,
  id: string,
  { language, digest, test }: AddressChange,
): Promise<AddressAnswer> => {
  const row = { ...(await ownAddress(hall, player, id)), language, digest };
  if (test && !hall.letters.spend(player)) throw new Refused(429, 'rate');
  await hall.store.setAddress(row);
  if (test) await posted(hall, row, row.confirmed ? 'test' : 'confirm');
  return { address: await cardOf(hall, row) };
};

export const removeAddress = async (hall: Hall, player: string, id: string): Promise<AddressesAnswer> => {
  const { id: own } = await ownAddress(hall, player, id);
  await hall.store.removeAddress(own);
  return addressesNow(hall, player);
};
