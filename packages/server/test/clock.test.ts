/** Clocks in simulated time: whatever happens, what both have spent and what was given adds up to the time that passed. */
import { describe, expect, test } from 'vitest';
import { below, SIDES, streamOf, type Side } from '@five-victories/engine';
import { answered, dueOf, flagged, handedOver, newClock, runOn } from '../src/log/clock.js';
import { leftAt, TIME_CONTROLS, type Clock } from '../src/protocol/index.js';

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

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('by turns', () => {
  const time = TIME_CONTROLS.turns;

  test('time is added when the turn goes over, once, and to no more than the most', () => {
    const begun = newClock(time, 0, ['south']);
    const still = answered(begun, time, 'south', 10 * HOUR, ['south'], 900);
    expect(handedOver(begun, still, time, ['south']).left).toEqual({ south: 62 * HOUR, north: 72 * HOUR });
    const over = answered(still, time, 'south', 11 * HOUR, ['north']);
    expect(handedOver(still, over, time, ['south']).left).toEqual({ south: 73 * HOUR, north: 72 * HOUR });
    const full: Clock = { ...begun, left: { south: 115 * HOUR, north: 72 * HOUR } };
    const after = answered(full, time, 'south', HOUR, ['north']);
    expect(handedOver(full, after, time, ['south']).left.south).toBe(120 * HOUR);
  });

  test('on a holiday nothing is spent, whenever it was taken and however long it lasts', () => {
    const away = { south: [{ begins: 2 * DAY, ends: 9 * DAY }, { begins: 8 * DAY, ends: 10 * DAY }], north: [] }; // prettier-ignore
    const clock = { ...newClock(time, 0, ['south']), away };
    expect(leftAt(clock, 'south', 2 * DAY)).toBe(DAY);
    expect(leftAt(clock, 'south', 6 * DAY)).toBe(DAY);
    expect(leftAt(clock, 'south', 10 * DAY + HOUR)).toBe(23 * HOUR);
    expect(dueOf(clock)).toBe(11 * DAY);
    expect([flagged(clock, 11 * DAY - 1), flagged(clock, 11 * DAY)]).toEqual([undefined, 'south']);
    expect(runOn(clock, 5 * DAY, ['north']).left).toEqual({ south: DAY, north: 72 * HOUR });
  });

  test('10,000 schedules with holidays by chance: what is left is the time that passed outside them', () => {
    for (let seed = 0; seed < 10_000; seed++) {
      const stream = streamOf(seed);
      const spans = [0, 1, 2].map(() => {
        const begins = below(stream, 4000);
        return { begins, ends: begins + 1 + below(stream, 1500) };
      });
      const isAway = (at: number): boolean => spans.some(({ begins, ends }) => begins <= at && at < ends);
      let clock: Clock = { ...newClock({ bank: 1_000_000, plus: 0 }, 0, ['south']), away: { south: spans } };
      let at = 0;
      for (let i = 0; i < 4; i++) clock = runOn(clock, (at += below(stream, 900)), ['south']);
      let spent = 0;
      for (let ms = 0; ms < at; ms++) if (!isAway(ms)) spent++;
      expect(clock.left.south).toBe(1_000_000 - spent);
      const [due, left] = [dueOf(clock)!, clock.left.south];
      expect([leftAt(clock, 'south', due), leftAt(clock, 'south', due - 1)]).toEqual([0, 1]);
      expect(left).toBeGreaterThan(0);
    }
  });
});
