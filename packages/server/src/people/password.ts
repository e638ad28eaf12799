/**
 * Passwords, as scrypt makes them unreadable: half a second and 32 MB each, so that whoever steals the database cannot
 * try many. For the same reason only two are worked out at once, and few may wait.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const [BLOCK, LANES, LENGTH] = [8, 3, 32];
const AT_ONCE = 2;
const MOST_WAITING = 50;

export interface Passwords {
  /** What is kept of it. */
  kept(password: string): Promise<string>;
  /** Also takes its time where there is none to compare with, so that nobody learns which names exist. */
  isRight(password: string, kept: string | undefined): Promise<boolean>;
}

/** Too many at once. */
export class Crowded extends Error {}

/** The same password typed on another keyboard. */
const asBytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

const derived = async (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** cost;
    const options = { N, r: BLOCK, p: LANES, maxmem: 2 * 128 * N * BLOCK };
    scrypt(asBytes(password), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Lets so many in at once; the others wait for their turn. */
const doorOf = () => {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MOST_WAITING) throw new Crowded();
    if (inside >= AT_ONCE) await new Promise<void>((enter) => void waiting.push(enter));
    else inside++;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside--;
    }
  };
};

/** `cost`: the binary logarithm of scrypt's N. */
export const passwordsOf = (cost: number): Passwords => {
  const door = doorOf();
  const kept = async (password: string): Promise<string> => {
    const salt = randomBytes(16);
    const key = await door(async () => derived(password, salt, cost));
    return ['scrypt', cost, BLOCK, LANES, salt.toString('base64url'), key.toString('base64url')].join('$');
  };
  const nobody = ['scrypt', cost, BLOCK, LANES, randomBytes(16).toString('base64url'), 'AAAA'].join('$');
  return {
    kept,
    async isRight(password, known) {
      const [, asked, , , salt = '', key = ''] = (known ?? nobody).split('$');
      const found = await door(async () => derived(password, Buffer.from(salt, 'base64url'), Number(asked)));
      const wanted = Buffer.from(key, 'base64url');
      return wanted.length === found.length && timingSafeEqual(wanted, found);
    },
  };
};
