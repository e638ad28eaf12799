/** Web push: a message that only the browser can read (RFC 8291), and proof of who sends it (RFC 8292). */
import { createCipheriv, createECDH, createHmac, createPrivateKey, randomBytes, sign, type ECDH } from 'node:crypto';
import type { PushTarget } from './address.js';
import type { Letter } from './letter.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { post } from './post.js';

const CURVE = 'prime256v1';
/** A day: whoever is away longer sees it when he comes. */
const KEPT = 24 * 60 * 60;

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

const fresh = (): ECDH => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
};

/** One record of aes128gcm. `sender` and `salt` are made for each message; a test gives those of the standard. */
export const sealed = (
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  sender = fresh(),
  salt = randomBytes(16),
): Buffer => {
  const reader = Buffer.from(p256dh, 'base64url');
  const own = sender.getPublicKey();
  const shared = hmac(Buffer.from(auth, 'base64url'), sender.computeSecret(reader));
  const key = hmac(shared, 'WebPush: info\0', reader, own, '\u0001');
  const seed = hmac(salt, key);
  const cipher = createCipheriv(
    'aes-128-gcm',
    hmac(seed, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16),
    hmac(seed, 'Content-Encoding: nonce\0\u0001').subarray(0, 12),
  );
  const record = Buffer.concat([cipher.update(text), cipher.update('\u0002'), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(4096);
  size[4] = own.length;
  return Buffer.concat([salt, size, own, record]);
};

/** The hall's own pair of keys: browsers are told the public one, and take messages from nobody else. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newVapid = (): Vapid => {
  const pair = fresh();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
};

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Who sends it, to which service, until when. */
export const vapidHeader = (
  { publicKey, privateKey }: Vapid,
  endpoint: string,
  subject: string,
  now: number,
): string => {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }, // prettier-ignore
  });
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * 60 * 60, sub: subject };
  const head = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(head), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${head}.${signature}, k=${publicKey}`;
};

/** A push service takes 4096 bytes with everything around it. */
const MOST_TEXT = 3000;

const shortened = ({ title, items, parcel, stop }: Letter): string => {
  const text = items.map((item) => (items.length === 1 ? item.text : item.title)).join('\n');
  const link = items.length === 1 ? items[0]!.link : items[0]!.link.replace(/#.*/, '#/hall');
  const tag = items.length === 1 ? items[0]!.match || parcel : parcel;
  return JSON.stringify({ title, text: text.slice(0, MOST_TEXT / 2), link, tag, stop });
};

export const pushed = async (
  letter: Letter,
  target: PushTarget,
  { vapid, subject, now, isOpen }: { vapid: Vapid; subject: string; now: number; isOpen: boolean },
): Promise<Outcome> => {
  const headers = {
    ttl: String(KEPT),
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    // Of the same parcel the service keeps one.
    topic: letter.parcel.slice(0, 32),
    authorization: vapidHeader(vapid, target.endpoint, subject, now),
  };
  return outcomeOf(await post(target.endpoint, sealed(shortened(letter), target), headers, isOpen), 'gone');
};
