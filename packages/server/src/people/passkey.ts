/**
 * Passkeys (WebAuthn): what a browser hands over is checked here with node's own cryptography. No attestation is asked
 * for: which maker's device somebody uses is nobody's business, and the key is whatever its owner says it is.
 */
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { parsed } from '../hall/json.js';
import type { NewPasskey, PasskeySignIn } from '../protocol/index.js';

/** As COSE counts: ES256, Ed25519, RS256, and which digest node is to use. */
export const ALGORITHMS: Readonly<Record<number, { readonly type: string; readonly digest: string | undefined }>> = {
  [-7]: { type: 'ec', digest: 'sha256' },
  [-8]: { type: 'ed25519', digest: undefined },
  [-257]: { type: 'rsa', digest: 'sha256' },
};

/** Where the page is, as the browser is to have seen it. */
export interface Site {
  readonly origin: string;
  /** Its host, by which the key is bound to this hall. */
  readonly host: string;
}

export const siteOf = (origin: string): Site => ({ origin, host: new URL(origin).hostname });

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];
const [COUNTER_AT, ID_LENGTH_AT, ID_AT] = [33, 53, 55];

/** What the browser says that it was asked: the challenge, if everything else is as it should be. */
export const challengeIn = (
  client: string,
  type: 'webauthn.create' | 'webauthn.get',
  site: Site,
): string | undefined => {
  const said = (parsed(bytesOf(client).toString('utf8'))?.value ?? {}) as Record<string, unknown>;
  const isRight = said['type'] === type && said['origin'] === site.origin && said['crossOrigin'] !== true;
  return isRight && typeof said['challenge'] === 'string' ? said['challenge'] : undefined;
};

/** The authenticator's own words: for this host, with its owner there and known to it. Gives its counter. */
const counterIn = (authenticator: Buffer, { host }: Site): number | undefined => {
  if (authenticator.length < COUNTER_AT + 4) return undefined;
  const flags = authenticator[32]!;
  const isRight = authenticator.subarray(0, 32).equals(sha256(host)) && flags & PRESENT && flags & VERIFIED;
  return isRight ? authenticator.readUInt32BE(COUNTER_AT) : undefined;
};

const keyOf = (spki: string, algorithm: number): KeyObject | undefined => {
  try {
    const key = createPublicKey({ key: bytesOf(spki), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== ALGORITHMS[algorithm]?.type) return undefined;
    return key.asymmetricKeyDetails?.namedCurve === undefined || key.asymmetricKeyDetails.namedCurve === 'prime256v1'
      ? key
      : undefined;
  } catch {
    return undefined;
  }
};

/** Of which credential the authenticator speaks. */
const idIn = (authenticator: Buffer): string | undefined => {
  if (!(authenticator[32]! & WITH_KEY) || authenticator.length < ID_AT) return undefined;
  const length = authenticator.readUInt16BE(ID_LENGTH_AT);
  return authenticator.subarray(ID_AT, ID_AT + length).toString('base64url');
};

/** A new passkey as it is to be kept: its counter, or undefined if something is wrong with it. */
export const checkedNew = ({ id, authenticator, key, algorithm }: NewPasskey, site: Site): number | undefined => {
  const bytes = bytesOf(authenticator);
  const counter = counterIn(bytes, site);
  return counter !== undefined && idIn(bytes) === id && keyOf(key, algorithm) ? counter : undefined;
};

interface Kept {
  readonly key: string;
  readonly algorithm: number;
  readonly counter: number;
}

/** Whether it was signed with that key: the counter afterwards. One that does not get on is a copy of the key. */
export const checkedSignature = (
  { client, authenticator, signature }: PasskeySignIn,
  kept: Kept,
  site: Site,
): number | undefined => {
  const bytes = bytesOf(authenticator);
  const counter = counterIn(bytes, site);
  const key = keyOf(kept.key, kept.algorithm);
  if (counter === undefined || !key) return undefined;
  if ((counter > 0 || kept.counter > 0) && counter <= kept.counter) return undefined;
  const signed = Buffer.concat([bytes, sha256(bytesOf(client))]);
  const { digest } = ALGORITHMS[kept.algorithm]!;
  return verify(digest, signed, key, bytesOf(signature)) ? counter : undefined;
};
