/** Who writes and carries letters in a hall: its keys, its signed links, the three ways. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hall } from '../hall/hall.js';
import type { AddressRow } from '../store/addresses.js';
import type { Store } from '../store/store.js';
import { kindOf, targetOf, type MailTarget, type PushTarget, type WebhookTarget } from './address.js';
import { letterOf, type Letter, type Office } from './letter.js';
import { mailerOf, type Mailer, type MailServer } from './mail.js';
import type { Outcome } from './outcome.js';
import type { Carrier } from './outbox.js';
import { Closed } from './post.js';
import { newVapid, pushed, type Vapid } from './push.js';
import { hooked } from './webhook.js';

/** What the owner of a hall says of notices. */
export interface NoticeConfig {
  readonly mail?: MailServer | undefined;
  /** For tests alone: notices may go to this computer. */
  readonly isOpen?: boolean;
}

export const LINKS = ['stop', 'again', 'confirm'] as const;
export type LinkKind = (typeof LINKS)[number];

/** The keys of the hall, kept in its store: all halls on it have the same. */
export interface Keys {
  readonly vapid: Vapid;
  readonly links: string;
}

export const keysOf = async (store: Store): Promise<Keys> => ({
  vapid: JSON.parse(await store.hallKey('vapid', JSON.stringify(newVapid()))) as Vapid,
  links: await store.hallKey('links', randomBytes(32).toString('hex')),
});

export const signed = ({ links }: Keys, kind: LinkKind, address: string): string =>
  createHmac('sha256', links).update(`${kind}:${address}`).digest('base64url');

export const isSigned = (keys: Keys, kind: LinkKind, address: string, signature: string): boolean => {
  const [right, given] = [signed(keys, kind, address), signature].map((text) => Buffer.from(text));
  return right!.length === given!.length && timingSafeEqual(right!, given!);
};

export const LINK_PATH = '/api/links/';

export const linkOf = (keys: Keys, origin: string, kind: LinkKind, address: string): string =>
  `${origin}${LINK_PATH}${kind}/${address}/${signed(keys, kind, address)}`;

const officeOf = ({ people }: Hall, keys: Keys): Office => {
  const originOf = (address: AddressRow): string => targetOf(address).origin;
  return {
    nameOf: async (seat) => (await people.seatOf(seat)).name,
    originOf,
    linkTo: (address, kind) => linkOf(keys, originOf(address), kind, address.id),
  };
};

const carried = async (
  { time }: Hall,
  { vapid }: Keys,
  mailer: Mailer | undefined,
  isOpen: boolean,
  address: AddressRow,
  letter: Letter,
): Promise<Outcome> => {
  const now = time.now();
  const kind = kindOf(address);
  switch (kind) {
    case 'push':
      return pushed(letter, targetOf<PushTarget>(address), { vapid, subject: targetOf(address).origin, now, isOpen });
    case 'webhook':
      return hooked(letter, targetOf<WebhookTarget>(address), { now, isOpen });
    case 'mail':
      return mailer
        ? mailer.mailed(letter, targetOf<MailTarget>(address))
        : { result: 'later', said: 'no mail server' };
    default:
      return kind satisfies never;
  }
};

/** Where nobody may be led nothing is ever sent. */
const closed = (error: unknown): Outcome => {
  if (error instanceof Closed) return { result: 'never', said: error.message };
  throw error;
};

export interface Carriers {
  readonly carry: Carrier;
  close(): void;
}

export const carriersOf = async (hall: Hall, { mail, isOpen = false }: NoticeConfig): Promise<Carriers> => {
  const keys = await keysOf(hall.store);
  const office = officeOf(hall, keys);
  const mailer = mail && mailerOf(mail);
  return {
    carry: async (address, deliveries) =>
      carried(hall, keys, mailer, isOpen, address, await letterOf(office, address, deliveries)).catch(closed),
    close: () => mailer?.close(),
  };
};
