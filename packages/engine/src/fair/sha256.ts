/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104): our own, because a page that is not served by https has no WebCrypto and
 * whoever checks a record should need nothing but this engine.
 */
export type Bytes = Uint8Array;

/** The first 32 bits of the fractions of the square roots of the first eight primes. */
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** The same of the cube roots of the first 64. */
// prettier-ignore
const ROUNDS = new Uint32Array([0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2]);

const BLOCK = 64;
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The 64 words of a block: its own sixteen, then mixtures of those before. */
const spread = (words: Uint32Array, block: DataView, at: number): void => {
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]!;
    const y = words[i - 2]!;
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
};

/** The letters are those of the standard. */
const compress = (hash: Uint32Array, words: Uint32Array): void => {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += word;
};

/** The message with a one, noughts, and its length in bits at the end of the last block. */
const padded = (message: Bytes): DataView => {
  const all = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  all.set(message);
  all[message.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(all.length - 4, (message.length * 8) % 0x1_0000_0000);
  return view;
};

const bytesOfWords = (words: Uint32Array): Bytes => {
  const bytes = new Uint8Array(4 * words.length);
  const view = new DataView(bytes.buffer);
  for (const [i, word] of words.entries()) view.setUint32(4 * i, word);
  return bytes;
};

export const sha256 = (message: Bytes): Bytes => {
  const blocks = padded(message);
  const hash = new Uint32Array(START);
  const words = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    spread(words, blocks, at);
    compress(hash, words);
  }
  return bytesOfWords(hash);
};

export const joined = (...parts: readonly Bytes[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export const hmac = (key: Bytes, message: Bytes): Bytes => {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const keyed = (mask: number, then: Bytes): Bytes =>
    sha256(
      joined(
        block.map((byte) => byte ^ mask),
        then,
      ),
    );
  return keyed(0x5c, keyed(0x36, message));
};
