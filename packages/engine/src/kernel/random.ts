/** xoshiro128**: four 32-bit words as plain data. Dice, bots and lab each have a stream of their own. */
export type Stream = [number, number, number, number];

const rotate = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** Spreads a seed over the four words (splitmix32). */
export const streamOf = (seed: number): Stream => {
  let x = seed | 0;
  const word = (): number => {
    x = (x + 0x9e3779b9) | 0;
    let z = x ^ (x >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return [word(), word(), word(), word()];
};

/** The next 32 bits; changes the stream. */
export const next = (s: Stream): number => {
  const result = Math.imul(rotate(Math.imul(s[1], 5), 7), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate(s[3], 11);
  return result;
};

/** A whole number from 0 to n - 1, without bias (values past the last full round are thrown away). */
export const below = (s: Stream, n: number): number => {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let x = next(s);
  while (x >= limit) x = next(s);
  return x % n;
};
