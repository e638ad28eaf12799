/** Our SHA-256 and HMAC against node's, and dice from three secrets. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  broken,
  castOf,
  hex,
  hmac,
  hexShape,
  keyOf,
  sealOf,
  sha256,
  unhex,
  utf8,
  type Secrets,
} from '../../src/fair/index.js';
import { next, streamOf, type Fault } from '../../src/kernel/index.js';

const s = streamOf(7);
const bytes = (length: number) => Uint8Array.from({ length }, () => next(s) & 0xff);
const secret = () => hex(bytes(32));

describe('hashes', () => {
  test("SHA-256 is node's, for every length up to five blocks and some long ones", () => {
    for (const length of [...Array.from({ length: 321 }, (_, i) => i), 10_000, 100_001]) {
      const message = bytes(length);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
  test("HMAC is node's, with short, fitting and long keys", () => {
    for (const length of [0, 1, 32, 63, 64, 65, 200]) {
      const [key, message] = [bytes(length), bytes(length + 5)];
      expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
  test('texts are UTF-8', () => {
    for (const text of ['', 'Zürich', '戦い', '⚔️ 🎲', 'half \ud83d pair'])
      expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
  });
  test('digits and bytes', () => {
    const given = randomBytes(32);
    expect(hex(unhex(given.toString('hex')))).toBe(given.toString('hex'));
    const faults: Fault[] = [];
    hexShape.read(secret(), 'seal', faults);
    expect(faults).toEqual([]);
    for (const wrong of [secret().slice(1), `${secret().slice(1)}G`, 7]) hexShape.read(wrong, 'seal', faults);
    expect(faults.map(({ id }) => id)).toEqual(['wantedLike', 'wantedLike', 'wantedLike']);
  });
});

describe('dice of three secrets', () => {
  const secrets: Secrets = { hall: secret(), south: secret(), north: secret() };
  const sealsOf = (match: string, of: Secrets) => ({
    hall: sealOf(match, 'hall', of.hall),
    south: sealOf(match, 'south', of.south),
    north: sealOf(match, 'north', of.north),
  });

  test('a seal fits its secret, its party and its match alone', () => {
    const seals = sealsOf('m', secrets);
    expect(broken('m', seals, secrets)).toEqual([]);
    expect(broken('m', seals, { ...secrets, north: secret() })).toEqual(['north']);
    expect(broken('n', seals, secrets)).toEqual(['hall', 'south', 'north']);
    expect(broken('m', { ...seals, north: seals.south }, { ...secrets, north: secrets.south })).toEqual(['north']);
  });

  test('the same dice every time, others in every other cast and with every other secret', () => {
    const dice = (of: Secrets, cast: number, match = 'm') => castOf(keyOf(match, of), cast)({ count: 24, sides: 6 });
    expect(dice(secrets, 1)).toEqual(dice(secrets, 1));
    const others = [
      dice(secrets, 2),
      dice(secrets, 1, 'n'),
      ...(['hall', 'south', 'north'] as const).map((party) => dice({ ...secrets, [party]: secret() }, 1)),
      dice({ ...secrets, south: secrets.north, north: secrets.south }, 1),
    ];
    for (const other of others) expect(other).not.toEqual(dice(secrets, 1));
  });

  test('one throw after the other is one long throw', () => {
    const key = keyOf('m', secrets);
    const cast = castOf(key, 3);
    const apart = [...cast({ count: 5, sides: 6 }), ...cast({ count: 7, sides: 6 })];
    expect(apart).toEqual(castOf(key, 3)({ count: 12, sides: 6 }));
  });

  // Chi-square at 0.1 %: 20.5 for five, 31.3 for eleven degrees of freedom. The secrets are fixed, so it holds always.
  test.each([
    [6, 20.5],
    [12, 31.3],
  ])('every face of a die with %i sides comes up equally often', (sides, limit) => {
    const thrown = 60_000;
    const key = keyOf('faces', { hall: '11'.repeat(32), south: '22'.repeat(32), north: '33'.repeat(32) });
    const seen = Array.from({ length: sides }, () => 0);
    for (let cast = 1; cast <= thrown / 12; cast++)
      for (const die of castOf(key, cast)({ count: 12, sides })) seen[die - 1]! += 1;
    const expected = thrown / sides;
    expect(seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)).toBeLessThan(limit);
  });
});
