import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, canonical, digest, hash, openMatch, type Choice } from '../../src/kernel/index.js';
import { pig, type PigMatch } from './pig.js';

const begin = (seed: number): PigMatch => openMatch(pig, {}, { seed }, 'match', [])!;

const turnedRound = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turnedRound)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, turnedRound(each)]),
        )
      : value;

describe('canonical text', () => {
  test('does not depend on the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(turnedRound(value)) === canonical(value)));
  });

  test('is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('leaves out what is undefined', () => expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}'));
});

describe('hash', () => {
  test('is 16 hexadecimal digits and stays what it is', () => {
    expect(hash('')).toMatch(/^[0-9a-f]{16}$/);
    expect(hash('five victories')).toBe('06e21ff947c8efdc');
  });

  test('differs for texts that differ a little', () => {
    const texts = Array.from({ length: 20_000 }, (_, i) => `unit ${i}`);
    expect(new Set(texts.map(hash)).size).toBe(texts.length);
  });
});

describe('the digest of a match', () => {
  test('is the same for matches that stand alike and will throw alike', () => {
    expect(digest(begin(1))).toBe(digest(begin(1)));
  });

  test.each<[string, (match: PigMatch) => void]>([
    ['state', (match) => (match.state.points = { south: 1, north: 0 })],
    ['place in the procedures', (match) => (match.stack[0] = { ...match.stack[0]!, step: 'next' })],
    [
      'memory of a frame',
      (match) => (match.stack[1] = { ...match.stack[1]!, memory: { ...match.stack[1]!.memory, points: 1 } as never }),
    ],
    ['dice to come', (match) => (match.dice as { stream: number[] }).stream[3]!++],
    ['an answer', (match) => answer(match, { do: 'throw', count: 1 } as Choice)],
  ])('changes with the %s', (_what, change) => {
    const match = begin(1);
    const before = digest(match);
    change(match);
    expect(digest(match)).not.toBe(before);
  });
});
