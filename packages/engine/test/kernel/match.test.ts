import { describe, expect, test } from 'vitest';
import {
  about,
  answer,
  copyOf,
  digest,
  DiceWanted,
  fork,
  forkWith,
  interrupt,
  interruptRefusal,
  listedDice,
  openMatch,
  refusal,
  same,
  type Choice,
  type DiceSource,
  type Event,
} from '../../src/kernel/index.js';
import { pig, type PigMatch } from './pig.js';

const begin = (dice: DiceSource): PigMatch => openMatch(pig, {}, dice, 'match', [])!;
const throws = (count: number): Choice => ({ do: 'throw', count }) as Choice;
const KEEP: Choice = { do: 'keep' };

describe('the loop', () => {
  test('asks, throws, calls and comes back with what was kept', () => {
    const match = begin({ list: [4, 5, 3, 6, 2] });
    expect(match.decision).toMatchObject({ side: 'south', kind: 'throwOrKeep', open: true });
    answer(match, throws(2));
    expect(about(match)).toEqual({ points: 9 });
    answer(match, KEEP);
    expect(match.state.points).toEqual({ south: 9, north: 0 });
    expect(match.decision?.side).toBe('north');
    answer(match, throws(3));
    answer(match, KEEP);
    expect(match.state.points).toEqual({ south: 9, north: 11 });
  });

  test('is over when the last procedure is done', () => {
    const match = begin({ list: [6, 6, 6, 6] });
    for (const choice of [throws(3), throws(1), KEEP]) answer(match, choice);
    expect(match.decision).toBeUndefined();
    expect(match.stack).toEqual([]);
    expect(pig.outcomeOf(match)).toBe('south');
    expect(refusal(match, KEEP)).toMatchObject({ rule: 'PIG-0' });
    expect(interruptRefusal(match, 'north', { do: 'toast' })).toMatchObject({ rule: 'PIG-0' });
  });

  test('tells what happened to a listener, and nothing to nobody', () => {
    const match = begin({ list: [4] });
    const events: Event[] = [];
    match.tell = (event) => events.push(event);
    answer(match, throws(1));
    answer(match, KEEP);
    expect(events).toEqual([
      { event: 'throw', rule: 'PIG-4', side: 'south', count: 1, sides: 6, dice: [4] },
      { event: 'kept', rule: 'PIG-1', side: 'south', points: 4 },
    ]);
  });

  test('refuses with a rule and a message, and takes only the verbs of the question', () => {
    const match = begin({ seed: 1 });
    expect(refusal(match, KEEP)).toMatchObject({ rule: 'PIG-2' });
    expect(refusal(match, throws(4))).toEqual({ rule: 'PIG-3', id: 'tooManyDice', facts: { count: 4 } });
    const foreign = refusal(match, { do: 'cheer' })!;
    expect(foreign.rule).toBe('PIG-0');
    expect(foreign).toMatchObject({ id: 'noAnswer', facts: { verb: 'cheer', verbs: ['throw', 'keep'] } });
    expect(refusal(match, throws(3))).toBeUndefined();
  });
});

describe('interrupts', () => {
  test('come back to the decision that was waiting', () => {
    const match = begin({ list: [4] });
    answer(match, throws(1));
    const waiting = match.decision;
    interrupt(match, 'south', { do: 'toast' });
    expect(match.decision).toMatchObject({ side: 'north', kind: 'reply', open: false });
    answer(match, { do: 'cheer' });
    expect(match.decision).toEqual(waiting);
    expect(about(match)).toEqual({ points: 4 });
  });

  test('may interrupt one another', () => {
    const match = begin({ seed: 1 });
    interrupt(match, 'south', { do: 'toast' });
    interrupt(match, 'north', { do: 'toast' });
    expect(match.decision?.side).toBe('south');
    answer(match, { do: 'boo' });
    expect(match.decision).toMatchObject({ side: 'north', kind: 'reply' });
    answer(match, { do: 'boo' });
    expect(match.decision?.kind).toBe('throwOrKeep');
  });

  test('may be noted without a word, or end the match', () => {
    const match = begin({ seed: 1 });
    const waiting = match.decision;
    interrupt(match, 'north', { do: 'nod' });
    expect(match.decision).toBe(waiting);
    interrupt(match, 'north', { do: 'concede' });
    expect(match.decision).toBeUndefined();
    expect(pig.outcomeOf(match)).toBe('south');
  });

  test('are refused when they are none', () => {
    expect(interruptRefusal(begin({ seed: 1 }), 'south', KEEP)).toMatchObject({ rule: 'PIG-5' });
  });
});

describe('copies', () => {
  test('a copy throws the same dice and leaves the original alone', () => {
    const match = begin({ seed: 7 });
    const before = digest(match);
    const copy = copyOf(match);
    expect(digest(copy)).toBe(before);
    answer(copy, throws(3));
    expect(digest(match)).toBe(before);
    answer(match, throws(3));
    expect(digest(match)).toBe(digest(copy));
  });

  test('a fork has dice of its own and keeps no record', () => {
    const match = begin({ seed: 7 });
    const before = digest(match);
    const first = fork(match, 1);
    const again = fork(match, 1);
    for (const each of [first, again]) answer(each, throws(3));
    expect(digest(first)).toBe(digest(again));
    expect(first.log).toBeUndefined();
    expect(first.tell).toBeUndefined();
    expect(digest(match)).toBe(before);
  });

  test('a fork with listed dice throws these', () => {
    const child = forkWith(begin({ seed: 7 }), listedDice([5, 6]));
    answer(child, throws(2));
    expect(about(child)).toEqual({ points: 11 });
  });

  test.each([{ hand: true }, { seed: 3 }] as const)(
    'a fork of a match that waits for dice throws its own: %o',
    (dice) => {
      const match = begin(dice);
      answer(match, throws(1));
      const child = forkWith(match, listedDice([4, 4, 4]));
      expect(child.decision?.kind).toBe('throwOrKeep');
    },
  );
});

describe('dice by hand', () => {
  test('are asked for, judged, and then the answer that needed them is played', () => {
    const match = begin({ hand: true });
    answer(match, throws(2));
    expect(match.decision).toMatchObject({ side: 'south', kind: 'dice' });
    expect(about(match)).toEqual({ throw: { rule: 'PIG-4', side: 'south', count: 2, sides: 6 } });
    for (const dice of [[1], [1, 2, 3], [0, 1], [7, 1], [1.5, 2], 'ab', undefined])
      expect(refusal(match, { do: 'dice', dice } as Choice), JSON.stringify(dice)).toMatchObject({ rule: 'PIG-4' });
    expect(refusal(match, KEEP)).toMatchObject({ rule: 'PIG-4' });
    expect(interruptRefusal(match, 'north', { do: 'toast' })).toMatchObject({ rule: 'PIG-5' });
    expect(interruptRefusal(match, 'north', { do: 'nod' })).toBeUndefined();
    interrupt(match, 'north', { do: 'nod' });
    answer(match, { do: 'dice', dice: [3, 5] } as Choice);
    expect(match.wanted).toBeUndefined();
    expect(about(match)).toEqual({ points: 8 });
    expect(match.log?.said).toHaveLength(3);
  });

  test('can be left unthrown: the match may be given up while they are wanted', () => {
    const match = begin({ hand: true });
    answer(match, throws(2));
    interrupt(match, 'south', { do: 'concede' });
    expect([match.decision, match.wanted, match.stack]).toEqual([undefined, undefined, []]);
  });

  test('tell of the throw once', () => {
    const match = begin({ hand: true });
    const events: Event[] = [];
    match.tell = (event) => events.push(event);
    answer(match, throws(1));
    expect(events).toEqual([]);
    answer(match, { do: 'dice', dice: [3] } as Choice);
    expect(events.map(({ event }) => event)).toEqual(['throw']);
  });
});

describe('a list of dice that runs out', () => {
  test('says what is wanted and leaves the match as it was', () => {
    const match = begin({ list: [5] });
    const before = digest(match);
    const waiting = match.decision;
    const attempt = (): void => answer(match, throws(2));
    expect(attempt).toThrow(DiceWanted);
    try {
      attempt();
    } catch (signal) {
      expect((signal as DiceWanted).wanted).toEqual({ rule: 'PIG-4', side: 'south', count: 2, sides: 6 });
    }
    expect(digest(match)).toBe(before);
    expect(match.decision).toBe(waiting);
    expect(match.log?.said).toEqual([]);
    answer(match, throws(1));
    expect(about(match)).toEqual({ points: 5 });
  });
});

test.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [[], {}, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: null }, { a: {} }, false],
  ['1', 1, false],
])('same(%o, %o) is %s', (a, b, expected) => {
  expect(same(a, b)).toBe(expected);
  expect(same(b, a)).toBe(expected);
});
