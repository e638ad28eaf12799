// A Glorious Victory: mixed volleys of Battles (GL-FIRE-18, -20, GL-GEN-04, GL-R-04, -37).
import { describe, expect, test } from 'vitest';
import { choose, decision } from './kit.js';
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
  switches,
  volley,
  X,
  Y,
  type Loose,
} from './fire-help.js';

/** Two enemies side by side, each clear of the other. */
const pair = (one: Loose, two: Loose, gap = 2000): Loose[] => [
  foe(gap, { x: X - 2500, ...one }),
  foe(gap, { id: 'N2', x: X + 2500, ...two }),
];
const both = (one: unknown, two: unknown): Loose =>
  fire('S1', { target: 'N1', elements: one }, { target: 'N2', elements: two });

describe('mixed volleys of a Battle', () => {
  const KNIGHTS = { type: 'knights' };
  const MASS = { type: 'knights', ...mass('N') };
  const shot = (n: number, letters: Loose, target: Loose, gap = 2000, more: Loose = {}): number[] => {
    const elements = Object.entries(letters)
      .map(([letter, count]) => letter.repeat(count))
      .join('')
      .padEnd(18, 'L');
    const match = firing([ours(elements), foe(gap, target)], misses(n), more);
    return needsOf(choose(match, fireAt('N1', { elements: letters }))).flat();
  };
  test('GL-FIRE-20, GL-GEN-04, GL-R-04 groups in falling order of CV, each die by its own', () => {
    expect(shot(11, { O: 6, G: 3, X: 2, H: 1 }, {})).toEqual([...many(3, 4), ...many(8, 3)]);
    // Over 3": longbows 2, bows 1, crossbows and handguns 3.
    expect(shot(11, { O: 6, G: 3, X: 2, H: 1 }, {}, 3500)).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]);
  });
  test('GL-GEN-04 the dice are read in that order', () => {
    const match = firing([ours('GGGOOOLLLLLL'), foe(2000, mass('P'))], [4, 4, 4, 4, 4, 4, 4]);
    choose(match, fireAt('N1', { elements: { G: 3, O: 3 } }));
    expect(hitsOn(match)).toBe(4); // the mass gives its die to the longbows: higher CV
  });
  test.each<[Loose, Loose, number, number]>([
    [{ H: 4, O: 4 }, KNIGHTS, 2000, 3 + 8], // equal CV: the earlier row, bows
    [{ H: 4, O: 4 }, MASS, 2000, 5 + 8],
    [{ H: 4, O: 3 }, KNIGHTS, 2000, 6 + 3], // most elements
    [{ H: 3, O: 4 }, KNIGHTS, 2000, 6 + 3],
    [{ H: 4, O: 3 }, MASS, 2000, 10 + 3],
    [{ H: 4, X: 4 }, KNIGHTS, 2000, 8 + 3], // crossbows before handguns
    [{ H: 4, G: 4 }, KNIGHTS, 2000, 8 + 3], // longbows CV 4
    [{ H: 4, G: 4 }, KNIGHTS, 3500, 6 + 4], // longbows CV 2, handguns 3
    [{ H: 4, O: 4 }, KNIGHTS, 3500, 6 + 4],
  ])('GL-FIRE-20, GL-R-37 %j at %j at %i: %i dice', (letters, target, gap, n) => {
    expect(shot(n, letters, target, gap)).toHaveLength(n);
  });
  test('GL-FIRE-20, GL-FIRE-17 doubling is per group: bows and longbows at a far Battle', () => {
    const match = firing([ours('OOOGGXXXXXXX'), battle(5000)], misses(10));
    expect(needsOf(choose(match, fireAt())).flat()).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
  });
  test.each<[Loose, number[]]>([
    [{ O: 1, H: 1 }, []],
    [{ O: 1, H: 2 }, [3]], // both dice of the handguns
    [{ O: 1, H: 1, G: 1 }, [3, 3]], // longbow, bow, then nothing of the handgun
    [{ O: 2, H: 2, G: 2 }, many(6, 3)], // both of the longbows
    [{ O: 1, X: 1, G: 1 }, [3]],
  ])('GL-FIRE-20 split at a line: a reduction beyond zero passes to the next largest: %j', (letters, needs) => {
    const elements = 'OOOOOOHHGGGX'.padEnd(18, 'X');
    const targets = [
      foe(2000, { x: X - 2500, type: 'knights', layout: 'NN' }),
      foe(2500, { id: 'N2', x: X + 2500, ...mass('P') }),
    ];
    const match = firing([ours(elements), ...targets], misses(needs.length + 1));
    const told = choose(match, both(letters, { O: 1 }));
    expect(needsOf(told)).toEqual([...(needs.length > 0 ? [needs] : []), [3]]);
  });
  test('GL-FIRE-20, GL-R-36 the adjustment counts for each volley anew', () => {
    const split = [ours('OOOOOOGGGGGG'), ...pair(line('P', 2), mass('P'), 2500)];
    const match = firing(split, misses(4 + 6));
    const told = choose(match, both({ O: 3, G: 3 }, { O: 3, G: 3 }));
    expect(needsOf(told)).toEqual([
      [4, 3, 3, 3],
      [4, 4, 4, 3, 3, 3],
    ]);
  });
  test('GL-R-37 by default all that can reach fire, as one volley', () => {
    const match = firing([ours('OOOOOOGGGXXXHHPPPP'), foe(5000)], misses(8));
    expect(needsOf(choose(match, fireAt()))).toEqual([[2, 2, 2, 1, 1, 1, 1, 1]]);
  });
  test('GL-R-37 oneWeaponPerVolley: one weapon per target', () => {
    const units = [ours('OOOOOOGGGGGG'), ...pair(line('P', 2), mass('P'), 2500)];
    const match = firing(units, misses(4 + 6), switches('oneWeaponPerVolley'));
    expect(['GL-R-37', 'GL-FIRE-20', 'GL-FIRE-05']).toContain(
      refused(match, fireAt('N2', { elements: { O: 1, G: 1 } }))?.rule,
    );
    expect(refused(match, fireAt('N2', { elements: { G: 6 } }))).toBeUndefined();
    expect(needsOf(choose(match, both({ O: 6 }, { G: 6 })))).toEqual([many(4, 3), many(6, 4)]);
    expect(decision(match)?.side).toBe('south');
  });
  test('GL-R-37 oneWeaponPerVolley: not a second weapon at the same target in a second volley', () => {
    const match = firing([ours('OOOOOOGGGGGG'), foe(2500)], [], switches('oneWeaponPerVolley'));
    const twice = fire('S1', { target: 'N1', elements: { O: 6 } }, { target: 'N1', elements: { G: 6 } });
    expect(refused(match, twice)?.rule).toBe('GL-FIRE-05');
  });
  test('GL-FIRE-18 a Battle that fires at a line or a mass counts it', () => {
    expect(volley(9, 3, [ours('OOOOOOOOOO'), foe(2000)])).toEqual(right(9, 3));
    expect(volley(11, 3, [ours('OOOOOOOOOO'), foe(2000, mass('P'))])).toEqual(right(11, 3));
    expect(volley(10, 3, [ours('OOOOOOOOOO'), battle(2000)])).toEqual(right(10, 3));
  });
  test('GL-FIRE-20 attached commanders and hand-to-hand elements do not count', () => {
    const units = [ours('OOOOOOPPPPPP'), { id: 'S2', type: 'commander', aboard: 'S1' }, foe(2000, { y: Y + 2000 })];
    expect(volley(5, 3, units)).toEqual(right(5, 3));
  });
});
