/** Clocks in simulated time: whatever happens, what both have spent and what was given adds up to the time that passed. */
import { describe, expect, test } from 'vitest';
import { below, SIDES, streamOf, type Side } from '@five-victories/engine';
import { answered, dueOf, flagged, leftAt, newClock, runOn } from '../src/log/clock.js';

const TIME = { bank: 60_000, plus: 5000 };

describe('clocks', () => {
  test('an answer stops the own clock and adds to it, but never beyond the bank', () => {
    const begun = newClock(TIME, 0, ['south']);
    const after = answered(begun, TIME, 'south', 2000, ['north']);
    expect(after).toEqual({ left: { south: 60_000, north: 60_000 }, running: ['north'], since: 2000 });
    const later = answered(after, TIME, 'north', 22_000, ['south']);
    expect(later.left).toEqual({ south: 60_000, north: 45_000 });
  });

  test('up to a second of lag is given back, and no more than was spent', () => {
    const begun = newClock(TIME, 0, ['south']);
    expect(answered(begun, { ...TIME, plus: 0 }, 'south', 9000, [], 400).left.south).toBe(51_400);
    expect(answered(begun, { ...TIME, plus: 0 }, 'south', 9000, [], 7000).left.south).toBe(52_000);
    expect(answered(begun, { ...TIME, plus: 0 }, 'south', 300, [], 900).left.south).toBe(60_000);
  });

  test('both run while both plan; the first at nought loses', () => {
    const clock = { left: { south: 3000, north: 2000 }, running: SIDES, since: 100 };
    expect(dueOf(clock)).toBe(2100);
    expect(flagged(clock, 2099)).toBeUndefined();
    expect(flagged(clock, 2100)).toBe('north');
    expect(flagged(clock, 9999)).toBe('north');
  });

  test('a clock that nobody runs stands', () => {
    const still = runOn(newClock(TIME, 0, ['south']), 1000, []);
    expect(dueOf(still)).toBeUndefined();
    expect(leftAt(still, 'south', 1_000_000)).toBe(59_000);
  });

  test('10,000 schedules by chance: not a millisecond is lost or made', () => {
    for (let seed = 0; seed < 10_000; seed++) {
      const stream = streamOf(seed);
      const time = { bank: 1_000_000_000, plus: 0 };
      let clock = newClock(time, 0, ['south']);
      let at = 0;
      const ran: Record<Side, number> = { south: 0, north: 0 };
      for (let i = 0; i < 12; i++) {
        const span = below(stream, 5000);
        at += span;
        for (const side of clock.running) ran[side] += span;
        const next = SIDES.filter(() => below(stream, 2) === 0);
        const [side] = clock.running;
        clock = side && below(stream, 3) > 0 ? answered(clock, time, side, at, next) : runOn(clock, at, next);
      }
      expect(clock.left).toEqual({ south: time.bank - ran.south, north: time.bank - ran.north });
    }
  });
});
