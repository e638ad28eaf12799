// A Glorious Victory: the dice of missiles and artillery (GL-FIRE-16..19, -21, GL-GEN-04, -07, GL-R-04, -31, -36, -38..40).
import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  battle,
  fire,
  fireAt,
  firing,
  foe,
  hitsOn,
  line,
  many,
  mass,
  misses,
  needsOf,
  ours,
  refused,
  right,
  shooter,
  switches,
  throwsOf,
  volley,
  X,
  type Loose,
} from './fire-help.js';

const NONE = ['GL-R-31', 'GL-GEN-07', 'GL-FIRE-16'];
/** Two enemies side by side, each clear of the other. */
const pair = (one: Loose, two: Loose, gap = 2000): Loose[] => [
  foe(gap, { x: X - 2500, ...one }),
  foe(gap, { id: 'N2', x: X + 2500, ...two }),
];
const both = (one: unknown, two: unknown): Loose =>
  fire('S1', { target: 'N1', elements: one }, { target: 'N2', elements: two });
/** The number of dice of each volley of S1, all missing; the script has just so many. */
const counts = (expected: number[], units: Loose[], order: Loose, more: Loose = {}): number[] => {
  const match = firing(units, misses(expected.reduce((sum, one) => sum + one, 0)), more);
  return (choose(match, order) as Loose[]).filter(({ event }) => event === 'fired').map(({ count }) => count);
};

describe('line and mass', () => {
  test.each<[string, Loose, number]>([
    ['a line of six', line('P', 6), 5],
    ['a line of one', line('P', 1), 5],
    ['a mass of six', mass('P'), 7],
    ['a mass of five', mass('P', 5), 7],
    ['a mass of four', mass('P', 4), 7],
    ['unlimbered guns', { type: 'bombard' }, 5],
    ['limbered guns', { type: 'bombard', limbered: true }, 5],
    ['a commander', { type: 'commander' }, 5],
    ['cavalry in mass', { type: 'light cavalry', ...mass('V') }, 7],
  ])('GL-FIRE-16 six bows at %s: %j: %i dice', (_, how, n) => {
    expect(volley(n, 3, [shooter(), foe(2000, how)])).toEqual(right(n, 3));
  });
  test('GL-FIRE-18, GL-R-38 a Battle as a target is neither line nor mass', () => {
    expect(volley(6, 3, [shooter(), battle(2000)])).toEqual(right(6, 3));
  });
  test('GL-FIRE-16, GL-R-39 the formation of the firer gives nothing', () => {
    expect(volley(5, 3, [shooter(mass('O')), foe(2000)])).toEqual(right(5, 3));
    expect(volley(7, 3, [shooter(), foe(2000, mass('P'))])).toEqual(right(7, 3));
  });
  test.each([
    [1, 0, 2],
    [2, 1, 3],
    [3, 2, 4],
    [6, 5, 7],
  ])('GL-FIRE-16 %i elements: %i dice at a line, %i at a mass', (elements, atLine, atMass) => {
    expect(volley(atLine, 3, [shooter(), foe(2000)], {}, fireAt('N1', { elements })).dice).toBe(atLine);
    expect(volley(atMass, 3, [shooter(), foe(2000, mass('P'))], {}, fireAt('N1', { elements })).dice).toBe(atMass);
  });
  test('GL-FIRE-16 a unit that has lost elements throws for those it has', () => {
    expect(volley(3, 3, [shooter({ layout: 'OOOO' }), foe(2000)])).toEqual(right(3, 3));
  });
  test('GL-FIRE-17, GL-R-40 doubled after the single dice', () => {
    const guns = shooter({ type: 'foot handgun', layout: 'HHHH' });
    expect(volley(6, 3, [guns, foe(2000, { type: 'knights' })])).toEqual(right(6, 3)); // (4 - 1) x 2
    expect(volley(10, 3, [guns, foe(2000, { type: 'knights', ...mass('N') })])).toEqual(right(10, 3)); // (4 + 1) x 2
    expect(volley(8, 1, [shooter({ layout: 'OOOO' }), battle(5000)])).toEqual(right(8, 1));
  });
  test.each(['organ gun', 'rockets', 'bombard'])('GL-FIRE-19, GL-R-38 %s: one die at line or mass alike', (type) => {
    for (const how of [line('P', 6), mass('P')])
      expect(volley(1, 12, [shooter({ type }), foe(3000, how)])).toEqual(right(1, 12));
  });
  test('GL-FIRE-21 each die of the CV or less is one hit', () => {
    const match = firing([shooter(), foe(2000, mass('P'))], [1, 2, 3, 4, 12, 3, 5]);
    choose(match, fireAt());
    expect(hitsOn(match)).toBe(4);
  });
});

describe('splitting', () => {
  const units = [shooter(), ...pair(line('P', 2), mass('P'))];
  test('GL-FIRE-16, GL-R-36 one die less for each of two volleys', () => {
    expect(counts([1, 3], units, both(3, 3))).toEqual([1, 3]); // 3 - 1 - 1, 3 - 1 + 1
    expect(counts([2, 2], units, both(4, 2))).toEqual([2, 2]);
  });
  test('GL-R-36 splitPenaltyOnce: only the first declared volley loses it', () => {
    expect(counts([1, 4], units, both(3, 3), switches('splitPenaltyOnce'))).toEqual([1, 4]);
    const turned = fire('S1', { target: 'N2', elements: 3 }, { target: 'N1', elements: 3 });
    expect(counts([3, 2], units, turned, switches('splitPenaltyOnce'))).toEqual([3, 2]);
  });
  test('GL-R-36 holding elements back is not splitting', () => {
    expect(counts([2], units, fireAt('N1', { elements: 3 }))).toEqual([2]);
    expect(counts([4], units, fireAt('N2', { elements: 3 }))).toEqual([4]);
  });
  test('GL-FIRE-16 three volleys: each one less', () => {
    const three = [shooter(), ...pair(mass('P', 4), mass('P', 4)), foe(2000, { id: 'N3', type: 'sub-commander' })];
    const order = fire(
      'S1',
      { target: 'N1', elements: 2 },
      { target: 'N3', elements: 2 },
      { target: 'N2', elements: 2 },
    );
    expect(counts([2, 0, 2], three, order)).toEqual([2, 0, 2]);
  });
  test('GL-FIRE-17, GL-R-40 the split too comes before the doubling', () => {
    const guns = shooter({ type: 'foot handgun' });
    const horse = pair({ type: 'knights', layout: 'NN' }, { type: 'knights', ...mass('N') });
    expect(counts([2, 6], [guns, ...horse], both(3, 3))).toEqual([2, 6]); // (3 - 2) x 2, 3 x 2
  });
  test('GL-FIRE-18, GL-R-38 a Battle that splits loses a die in each volley', () => {
    const split = [ours('OOOOOOPPPPPP'), ...pair(line('P', 2), mass('P'), 2500)];
    expect(counts([1, 3], split, both({ O: 3 }, { O: 3 }))).toEqual([1, 3]);
  });
  test('GL-FIRE-05 what is not named elsewhere fires by default', () => {
    expect(counts([1, 3], units, fire('S1', { target: 'N1', elements: 3 }, { target: 'N2' }))).toEqual([1, 3]);
  });
  test('GL-FIRE-05 so of a Battle, letter by letter', () => {
    const split = [ours('OOOOOOGGGGGG'), ...pair(line('P', 2), mass('P'), 2500)];
    const order = fire('S1', { target: 'N1', elements: { O: 4 } }, { target: 'N2' });
    const match = firing(split, misses(2 + 8));
    expect(needsOf(choose(match, order))).toEqual([many(2, 3), [...many(6, 4), ...many(2, 3)]]);
  });
  test('GL-GEN-04, GL-R-04 volleys are thrown in the order in which they were declared', () => {
    const match = firing(units, [1, 12, 12, 12]);
    choose(match, both(3, 3));
    expect([hitsOn(match, 'N1'), hitsOn(match, 'N2')]).toEqual([1, 0]);
    const other = firing(units, [1, 1, 1, 12]);
    choose(other, fire('S1', { target: 'N2', elements: 3 }, { target: 'N1', elements: 3 }));
    expect([hitsOn(other, 'N1'), hitsOn(other, 'N2')]).toEqual([0, 3]);
  });
});

describe('no dice', () => {
  const one = fireAt('N1', { elements: 1 });
  test('GL-GEN-07, GL-R-31 one element at a line: legal, no throw, and it has fired', () => {
    const match = firing([shooter(), foe(2000)]);
    const told = choose(match, one);
    expect(throwsOf(told).flatMap(({ dice }) => dice)).toEqual([]);
    expect(unit(match, 'S1').fired).toBe(true);
    expect(hitsOn(match)).toBe(0);
    expect(refused(match, one)?.rule).toBe('GL-FIRE-04');
  });
  test('GL-GEN-07 never below zero: one of two volleys at a line', () => {
    expect(counts([0, 5], [shooter(), ...pair(line('P', 2), mass('P'))], both(1, 5))).toEqual([0, 5]);
  });
  test('GL-R-31 noZeroDiceFire: refused', () => {
    const match = firing([shooter(), foe(2000)], [], switches('noZeroDiceFire'));
    expect(NONE).toContain(refused(match, one)?.rule);
    expect(refused(match, fireAt('N1', { elements: 2 }))).toBeUndefined();
  });
  test('GL-R-31 noZeroDiceFire: one empty volley spoils the order', () => {
    const units = [shooter(), ...pair(line('P', 2), mass('P'))];
    const match = firing(units, [], switches('noZeroDiceFire'));
    expect(NONE).toContain(refused(match, both(2, 4))?.rule);
    expect(refused(match, both(3, 3))).toBeUndefined();
  });
  test('GL-R-31 minimumOneDie: one die', () => {
    expect(volley(1, 3, [shooter(), foe(2000)], switches('minimumOneDie'), one)).toEqual(right(1, 3));
    expect(volley(5, 3, [shooter(), foe(2000)], switches('minimumOneDie'))).toEqual(right(5, 3));
  });
  test('GL-R-31 minimumOneDie: of the final number, so not doubled', () => {
    const units = [shooter({ type: 'foot handgun' }), foe(2000, { type: 'knights' })];
    expect(volley(1, 3, units, switches('minimumOneDie'), one)).toEqual(right(1, 3));
  });
  test('GL-R-31 minimumOneDie: each volley by itself', () => {
    const units = [shooter(), ...pair(line('P', 2), line('P', 2))];
    expect(counts([1, 3], units, both(1, 5), switches('minimumOneDie'))).toEqual([1, 3]);
  });
  test('GL-R-31 minimumOneDie leaves noZeroDiceFire nothing to refuse', () => {
    const more = switches('minimumOneDie', 'noZeroDiceFire');
    expect(volley(1, 3, [shooter(), foe(2000)], more, one)).toEqual(right(1, 3));
  });
});

describe('lineFirerBonus', () => {
  const bonus = switches('lineFirerBonus');
  test('GL-R-39 one die more for a missile unit in line', () => {
    expect(volley(6, 3, [shooter(), foe(2000)], bonus)).toEqual(right(6, 3));
    expect(volley(8, 3, [shooter(), foe(2000, mass('P'))], bonus)).toEqual(right(8, 3));
    expect(volley(7, 3, [shooter(), battle(2000)], bonus)).toEqual(right(7, 3));
  });
  test('GL-R-39 not in mass, not for a Battle, not for artillery', () => {
    expect(volley(5, 3, [shooter(mass('O')), foe(2000)], bonus)).toEqual(right(5, 3));
    expect(volley(9, 3, [ours('OOOOOOOOOO'), foe(2000)], bonus)).toEqual(right(9, 3));
    expect(volley(1, 12, [shooter({ type: 'bombard' }), foe(2000)], bonus)).toEqual(right(1, 12));
  });
  test('GL-R-39 before the doubling', () => {
    const guns = shooter({ type: 'foot handgun', layout: 'HHHH' });
    expect(volley(8, 3, [guns, foe(2000, { type: 'knights' })], bonus)).toEqual(right(8, 3)); // (4 - 1 + 1) x 2
  });
  test('GL-R-39 for each volley', () => {
    expect(counts([2, 4], [shooter(), ...pair(line('P', 2), mass('P'))], both(3, 3), bonus)).toEqual([2, 4]);
  });
});
