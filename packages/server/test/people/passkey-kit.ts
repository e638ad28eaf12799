/** An authenticator in software, for tests: it makes one key and signs as a browser hands it over. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeySignIn } from '../../src/protocol/index.js';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

export interface Said {
  readonly origin: string;
  readonly host: string;
  readonly type?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly crossOrigin?: boolean;
}

export const authenticator = (id = randomBytes(16)) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientOf = (challenge: string, type: string, { origin, crossOrigin = false }: Said): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  const wordsOf = ({ host, flags = 0x05, counter = 0 }: Said, rest: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  };
  const credential = (): Buffer => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id]);
  };
  return {
    id: id.toString('base64url'),
    make: (challenge: string, said: Said): NewPasskey => ({
      id: id.toString('base64url'),
      client: clientOf(challenge, said.type ?? 'webauthn.create', said).toString('base64url'),
      authenticator: wordsOf({ flags: 0x45, ...said }, credential()).toString('base64url'),
      key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
      algorithm: -7,
      label: 'A phone',
    }),
    sign: (challenge: string, said: Said): PasskeySignIn => {
      const client = clientOf(challenge, said.type ?? 'webauthn.get', said);
      const words = wordsOf(said, Buffer.alloc(0));
      return {
        id: id.toString('base64url'),
        client: client.toString('base64url'),
        authenticator: words.toString('base64url'),
        signature: sign('sha256', Buffer.concat([words, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
};
