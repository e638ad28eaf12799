import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, unit } from './kit.js';
import { H, W, X, Y, gone, kind, losses, north, south, switches, type Loose, type Match } from './melee-help.js';

const choices = (match: Match): string[] =>
  kind(match) === 'remove'
    ? options(match)
        .map((one) => `${one.stands}${one.turned ? 'r' : ''}`)
        .sort()
    : [];
const tally = (match: Match): number[] => ['south', 'north'].map((side) => position(match).sides[side].tally);

/** S1 is a line of four, x 26.852" to 33.148"; stand 3 begins at x = 31.574". */
const LINE = { type: 'P&M', layout: 'PMMM' };
const HORSE = { type: 'M', layout: 'XX' };
const RIGHT = north({ ...HORSE, x: X + 2 * W }); // touches stand 3 only
const LEFT = north({ id: 'N2', ...HORSE, x: X - 2 * W }); // touches stand 0 only

describe('SV-LOSS-05 contacts are kept', () => {
  test('SV-LOSS-05 the only stand in contact cannot go', () => {
    const match = losses([south({ ...LINE, hits: 2 }), RIGHT]);
    expect(unit(match, 'S1')).toMatchObject({ layout: 'MMM', x: X + H, hits: 0 }); // one legal choice is not asked
    expect(tally(match)).toEqual([1, 0]);
  });
  test.each([
    [30, []],
    [100, ['0', '3']],
  ])('SV-LOSS-05 what is left must be in contact, not only corner to corner: %i thousandths', (over, expected) => {
    expect(choices(losses([south({ ...LINE, hits: 2 }), { ...RIGHT, x: X + 2 * W - over }]))).toEqual(expected);
  });
  test('SV-LOSS-05, -08 a choice that would lose a contact is refused', () => {
    // N1 is before stands 1 and 2 (a little of each): two may go from either end, but not both of these.
    const match = losses([south({ ...LINE, hits: 4 }), north({ type: 'RA', layout: 'G', x: X })]);
    expect(choices(match)).toEqual(['0,1', '0,3', '2,3']);
    const one = losses([south({ ...LINE, hits: 4 }), north({ type: 'RA', layout: 'G', x: X + H })]); // stand 2 only
    expect(choices(one)).toEqual(['0,1', '0,3']);
    expect(['SV-LOSS-05', 'SV-LOSS-08']).toContain(refusal(one, { do: 'remove', stands: [2, 3] })?.rule);
  });
  test('SV-LOSS-05, SV-LOSS-09 enemies at both ends: no choice, the whole unit routs at once', () => {
    const match = losses([south({ ...LINE, hits: 2 }), RIGHT, LEFT]);
    expect(gone(match, 'S1')).toBe(true);
    expect(tally(match)).toEqual([4, 0]);
  });
  test('SV-LOSS-05 a unit that loses no stand is not checked', () => {
    const match = losses([south({ ...LINE, hits: 1 }), RIGHT, LEFT]);
    expect(unit(match, 'S1')).toMatchObject({ layout: 'PMMM', hits: 0 });
  });
  test('SV-LOSS-05 an enemy that is gone by then does not count', () => {
    const match = losses([south({ ...LINE, hits: 2 }), RIGHT, { ...LEFT, hits: 4 }]);
    expect(gone(match, 'N2')).toBe(true);
    expect(unit(match, 'S1')).toMatchObject({ layout: 'MMM', x: X + H });
  });
  test('SV-LOSS-05, SV-LOSS-01 an enemy of the same size that has initiative is still there', () => {
    const match = losses(
      [south({ ...LINE, hits: 2 }), RIGHT, { ...LEFT, type: 'M', layout: 'XXXX', x: X - 3 * W, hits: 8 }],
      {
        initiative: 'north',
      },
    );
    expect(gone(match, 'S1')).toBe(true); // South is first in the step, N2 is removed after it
    expect(gone(match, 'N2')).toBe(true);
  });
  test('SV-LOSS-05 the other side keeps the contact too', () => {
    // N1's right end (west) is before S1's right end: only its westernmost stand touches S1.
    const match = losses([south(LINE), north({ type: 'M', layout: 'XXX', x: X + 2.5 * W, hits: 2 })]);
    expect(unit(match, 'N1')).toMatchObject({ layout: 'XX', x: X + 2 * W });
  });

  const FOUR = { type: 'Foot', layout: 'HH/HH' };
  const behind = (x: number): Loose => ({ id: 'N1', ...HORSE, layout: 'X/X', x, y: Y - 2 * W, heading: 0 });
  test.each([
    ['a block held in front', FOUR, north({ ...HORSE }), 1, ['2', '3']],
    ['a block held in front by its left file only', FOUR, north({ ...HORSE, x: X - W }), 2, ['1,3', '2,3']],
    ['a block held at the rear of its left file', FOUR, behind(X - H), 2, ['0,1', '1,3']],
    [
      'a block held at its right side',
      FOUR,
      { id: 'N1', ...HORSE, layout: 'X/X', x: X + W, y: Y - W, heading: 2700 },
      2,
      ['0,1', '0,2', '2,3'],
    ],
    [
      'a defensive block held at its left front',
      { ...FOUR, formation: 'defensiveBlock' },
      north({ ...HORSE, x: X - W }),
      1,
      ['1r', '2', '3'],
    ],
    [
      'a defensive block held at its left rear',
      { ...FOUR, formation: 'defensiveBlock' },
      behind(X - H),
      1,
      ['0r', '1r', '3'],
    ],
  ])('SV-LOSS-05, -06 %s', (_, given, enemy, lose, expected) => {
    const match = losses([south({ ...given, hits: 2 * lose }), enemy]);
    expect(choices(match)).toEqual(expected);
  });
  test('SV-LOSS-05 a block held at the rear of its left file keeps a rear stand', () => {
    const match = losses([south({ ...FOUR, hits: 2 }), behind(X - H)]);
    expect(unit(match, 'S1').layout).toBe('HH/H.');
  });
  test('SV-LOSS-05 a column held at its head loses its tail', () => {
    const match = losses([south({ type: 'P&M', layout: 'P/M/M', formation: 'roadColumn', hits: 2 }), north(HORSE)]);
    expect(unit(match, 'S1')).toMatchObject({ layout: 'P/M', x: X, y: Y, formation: 'roadColumn' });
  });
  test('SV-LOSS-05 a bent line held at its bent arm', () => {
    // Stands 2 and 3 face east, x 31.574" to 33.148", y 15.278" to 18.426"; N1 is before stand 3.
    const bend = { after: 2, stays: 'left', way: 'back', angle: 900 };
    const enemy = { id: 'N1', type: 'RA', layout: 'G', x: X + 2 * W, y: Y - W - 1.5 * W, heading: 2700 };
    const match = losses([south({ ...LINE, formation: 'bentLine', bend, hits: 4 }), enemy]);
    expect(unit(match, 'S1')).toMatchObject({
      layout: 'MM',
      formation: 'line',
      heading: 900,
      x: X + 2 * W,
      y: Y - 2 * W,
    });
  });
});

describe('SV-LOSS-11 single stands in contact at the end of the phase', () => {
  const SINGLE = { type: 'P&M', layout: 'M' };
  test('SV-LOSS-11 a single stand in contact is removed as routed', () => {
    const match = losses([south(SINGLE), north(HORSE)]);
    expect([gone(match, 'S1'), gone(match, 'N1')]).toEqual([true, false]);
    expect(tally(match)).toEqual([1, 0]);
  });
  test('SV-LOSS-11 of both sides, all at the same time', () => {
    const match = losses([south(SINGLE), north({ type: 'M', layout: 'X' })]);
    expect([gone(match, 'S1'), gone(match, 'N1')]).toEqual([true, true]);
    expect(tally(match)).toEqual([1, 1]);
  });
  test('SV-LOSS-11 out of contact, or only corner to corner, it stays', () => {
    const match = losses([south({ ...SINGLE, x: X - W - H }), north(HORSE), south({ ...SINGLE, id: 'S2', x: 50000 })]);
    expect([gone(match, 'S1'), gone(match, 'S2')]).toEqual([false, false]);
  });
  test('SV-LOSS-11 a unit that came down to one stand in this phase', () => {
    const match = losses([south({ type: 'P&M', layout: 'MM', hits: 2 }), north({ ...HORSE, layout: 'XXX' })]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'remove' });
    choose(match, { do: 'remove', stands: [1] });
    expect(gone(match, 'S1')).toBe(true);
    expect(tally(match)).toEqual([2, 0]);
  });
  test('SV-LOSS-11 only at the very end: until then its enemy must keep contact with it', () => {
    // S1 touches the east end of N1 only, so N1, dealt with later, keeps that end.
    const match = losses([south({ ...SINGLE, x: X + W }), north({ type: 'M', layout: 'XXX', hits: 2 })]);
    expect(unit(match, 'N1')).toMatchObject({ layout: 'XX', x: X + H });
    expect(gone(match, 'S1')).toBe(true);
  });

  const COMMAND = [
    ['a Commander', { type: 'Cmd', layout: 'C' }],
    ['a Sub-Commander', { type: 'Sub', layout: 'C' }],
  ] as const;
  const GUNS = [
    ['a gun', { type: 'RA', layout: 'G' }],
    ['a limbered gun', { type: 'FG', layout: 'G', limbered: true }],
  ] as const;
  test.each([...COMMAND, ...GUNS])('SV-LOSS-11, SV-R-39 %s too', (_, given) => {
    expect(gone(losses([south(given), north(HORSE)]), 'S1')).toBe(true);
  });
  test.each(COMMAND)('SV-R-39 commandStays: not %s', (_, given) => {
    const match = losses([south(given), north({ type: 'M', layout: 'X' })], switches('commandStays'));
    expect([gone(match, 'S1'), gone(match, 'N1')]).toEqual([false, true]);
    expect(tally(match)).toEqual([0, 1]);
  });
  test.each(GUNS)('SV-R-39 commandStays: but %s', (_, given) => {
    expect(gone(losses([south(given), north(HORSE)], switches('commandStays')), 'S1')).toBe(true);
  });
  test('SV-R-39 commandStays does not save a command stand from two markers', () => {
    const match = losses([south({ type: 'Cmd', layout: 'C', hits: 2 }), north(HORSE)], switches('commandStays'));
    expect(gone(match, 'S1')).toBe(true);
  });
});
