// A Glorious Victory: combat values and doubled dice (GL-MELEE-05..-08, GL-UNIT-06, GL-GEN-01, -04, GL-R-04, -51, -54, E6).
import { describe, expect, test } from 'vitest';
import { choose } from './kit.js';
import {
  COMMANDS,
  GUNS,
  RADIUS,
  Y,
  allThrows,
  asked,
  assign,
  attackOf,
  attacks,
  battle,
  elsewhere,
  line,
  many,
  mass,
  melee,
  misses,
  needsOf,
  north,
  south,
  type Loose,
  type Match,
} from './melee-help.js';

/** N1 attacks S1, and play stops before South throws. */
const fray = (attacker: Loose, target: Loose, dice: number[], more: Loose[] = []): Match => {
  const match = melee([north(attacker), south(target), ...more, ...elsewhere(2)], [...dice, 12]);
  choose(match, { do: 'attack', unit: 'N1' });
  expect(asked(match)).toBe('south attack');
  return match;
};
const needs = (attacker: Loose, target: Loose, count: number, more: Loose[] = []): number[] =>
  needsOf(fray(attacker, target, misses(count), more), 'N1');
/** Neither line nor mass, so that nothing is doubled. */
const BATTLE = battle('PPPPPPPPPPPP', { y: Y - RADIUS });

describe('GL-MELEE-05 combat values', () => {
  const ROWS: [string, number][] = [
    ['foot light', 1],
    ['foot hand', 5],
    ['foot spear', 4],
    ['foot bill', 5],
    ['foot pike', 6],
    ['foot bow', 1],
    ['foot longbow', 1],
    ['foot crossbow', 1],
    ['foot handgun', 1],
    ['mounted foot light', 1],
    ['mounted foot hand', 5],
    ['mounted foot spear', 4],
    ['mounted foot bill', 5],
    ['mounted foot pike', 6],
    ['mounted foot bow', 1],
    ['mounted foot longbow', 1],
    ['mounted foot crossbow', 1],
    ['mounted foot handgun', 1],
    ['light cavalry', 5],
    ['camels', 5],
    ['medium cavalry', 6],
    ['heavy cavalry', 8],
    ['knights', 10],
    ['elephants', 10],
  ];
  test.each(ROWS)('GL-MELEE-05, GL-UNIT-06 %s: %i', (type, value) => {
    const match = fray(line(type, 3), BATTLE, [value, value + 1, 1]);
    expect(needsOf(match, 'N1')).toEqual(many(3, value));
    expect(attackOf(match, 'N1')).toBe('N1>S1 3/2');
  });
  test.each(GUNS)('GL-MELEE-05, GL-UNIT-06 %s: 1', (type) => {
    expect(attackOf(fray(line(type), BATTLE, [1]), 'N1')).toBe('N1>S1 1/1');
    expect(attackOf(fray(line(type), BATTLE, [2]), 'N1')).toBe('N1>S1 1/0');
    expect(needs(line(type), BATTLE, 1)).toEqual([1]);
  });
  test.each(COMMANDS)('GL-MELEE-05 %s: 12, every die hits', (type) => {
    const match = fray(line(type), BATTLE, [12]);
    expect(needsOf(match, 'N1')).toEqual([12]);
    expect(attackOf(match, 'N1')).toBe('N1>S1 1/1');
  });
  test.each([1, 2, 3, 4, 5, 6])('GL-MELEE-06 %i elements, so many dice', (count) => {
    expect(needs(line('foot pike', count), BATTLE, count)).toEqual(many(count, 6));
  });
  test.each([4, 5, 6])('GL-MELEE-06 %i elements in mass', (count) => {
    expect(needs(mass('foot pike', count), BATTLE, count)).toEqual(many(count, 6));
  });
  test('GL-GEN-01, GL-R-54 dice are twelve-sided', () => {
    const match = fray(line('foot pike'), BATTLE, [12, 11, 10, 9, 8, 7]);
    expect(allThrows(match).map((one) => one.sides)).toEqual([12, 12]);
  });
});

const DOUBLING: [string, number][] = [
  ['medium cavalry', 6],
  ['heavy cavalry', 8],
  ['knights', 10],
  ['elephants', 10],
];
const SINGLE = ['foot light', 'foot hand', 'foot spear', 'foot bill', 'foot pike', 'mounted foot pike', 'foot bow'];

describe('GL-MELEE-07 doubled dice', () => {
  const LINES = [
    ...['light', 'pike', 'bow', 'handgun'].map((one) => line(`foot ${one}`)),
    line('foot pike', 1),
    line('mounted foot spear'),
    ...GUNS.map((one) => line(one)),
  ];
  const OTHERS: [string, Loose][] = [
    ...([4, 5, 6] as const).map((count): [string, Loose] => [`a mass of ${count}`, mass('foot pike', count)]),
    ['a mass of mounted foot', mass('mounted foot bow')],
    ['a Battle', BATTLE],
    ...['light cavalry', 'camels', 'medium cavalry', 'heavy cavalry', 'knights', 'elephants'].flatMap(
      (type): [string, Loose][] => [
        [`${type} in line`, line(type, 3)],
        [`${type} in mass`, mass(type, 4)],
      ],
    ),
    ...COMMANDS.map((type): [string, Loose] => [`a ${type}`, line(type)]),
  ];
  describe.each(DOUBLING)('%s', (type, value) => {
    test.each(LINES.map((one): [string, Loose] => [`${one.type} ${one.layout ?? ''}`, one]))(
      'GL-MELEE-07 against a non-mounted unit in line: %s',
      (_, target) => expect(needs(line(type, 3), target, 6)).toEqual(many(6, value)),
    );
    test.each(OTHERS)('GL-MELEE-07 not against %s', (_, target) =>
      expect(needs(line(type, 3), target, 3)).toEqual(many(3, value)),
    );
    test('GL-MELEE-07 in mass too', () => expect(needs(mass(type), line('foot pike'), 12)).toEqual(many(12, value)));
  });
  test.each(COMMANDS)('GL-MELEE-07 a %s: two dice against a line, one against others', (type) => {
    expect(needs(line(type), line('foot pike'), 2)).toEqual([12, 12]);
    expect(needs(line(type), line('rockets'), 2)).toEqual([12, 12]);
    expect(needs(line(type), mass('foot pike'), 1)).toEqual([12]);
    expect(needs(line(type), line('knights'), 1)).toEqual([12]);
    expect(needs(line(type), BATTLE, 1)).toEqual([12]);
    expect(needs(line(type), line('sub-commander'), 1)).toEqual([12]);
  });
  test.each([...SINGLE, 'light cavalry', 'camels'])('GL-MELEE-07 %s is never doubled', (type) => {
    for (const target of [line('foot pike'), mass('foot pike'), line('bombard'), line('knights', 2)])
      expect(needs(line(type, 2), target, 2)).toHaveLength(2);
  });
  test.each(GUNS)('GL-MELEE-07 nor is %s', (type) => expect(needs(line(type), line('foot pike'), 1)).toEqual([1]));
  test('GL-MELEE-07, GL-FORM-04 artillery that is limbered counts as in line too', () => {
    expect(needs(line('knights', 2), line('organ gun', 1, { limbered: true }), 4)).toEqual(many(4, 10));
  });
  test('GL-MELEE-07 of a split attack each part by itself', () => {
    // Two enemies, a mass and a line: two elements for each.
    const match = melee(
      [
        north(line('knights', 4)),
        south({ ...mass('foot pike', 4), x: 34500 }),
        south({ id: 'S3', ...line('foot pike', 2), x: 37500 }),
        ...elsewhere(2),
      ],
      misses(7),
    );
    choose(match, { do: 'attack', unit: 'N1' });
    assign(match, [
      ['S1', 2],
      ['S3', 2],
    ]);
    expect(attacks(match).slice(0, 2)).toEqual(['N1>S1 2/0', 'N1>S3 4/0']);
  });
});

describe('GL-MELEE-08, GL-R-51 attached command', () => {
  const crowd = battle('PPPPPPPPPPPP', { y: Y + RADIUS });
  const aboard = (...types: string[]): Loose[] => types.map((type, i) => ({ id: `N${5 + i}`, type, aboard: 'N1' }));
  test.each(COMMANDS)('GL-MELEE-08, GL-R-51 a %s on a Battle: 12, doubled against a line on foot', (type) => {
    expect(needs(crowd, line('foot bow', 2), 14, aboard(type))).toEqual([12, 12, ...many(12, 6)]);
    expect(needs(crowd, mass('foot bow'), 13, aboard(type))).toEqual([12, ...many(12, 6)]);
    expect(needs(crowd, line('knights', 2), 13, aboard(type))).toEqual([12, ...many(12, 6)]);
    expect(needs(crowd, line('light bombard'), 14, aboard(type))).toEqual([12, 12, ...many(12, 6)]);
  });
  test('GL-MELEE-08 two of them', () => {
    expect(needs(crowd, line('foot bow', 2), 16, aboard('commander', 'sub-commander'))).toEqual([
      ...many(4, 12),
      ...many(12, 6),
    ]);
  });
  test('GL-MELEE-08 against a Battle once', () => {
    expect(needs(crowd, BATTLE, 13, aboard('commander'))).toEqual([12, ...many(12, 6)]);
  });
});

describe('GL-GEN-04, GL-R-04 the order of mixed dice', () => {
  test('GL-GEN-04, GL-R-04 group by group in falling order of combat value', () => {
    const crowd = battle('LLOSSWWBBPPHXG', { y: Y + RADIUS });
    // command 12; pikes 6; hand and bill 5; spears 4; light and missile arms 1
    const dice = [12, 6, 7, 5, 6, 5, 6, 4, 5, 1, 2, 1, 2, 2, 1];
    const match = fray(crowd, BATTLE, dice, [{ id: 'N5', type: 'sub-commander', aboard: 'N1' }]);
    expect(needsOf(match, 'N1')).toEqual([12, 6, 6, 5, 5, 5, 5, 4, 4, 1, 1, 1, 1, 1, 1]);
    expect(attackOf(match, 'N1')).toBe('N1>S1 15/8');
  });
  test.each([
    ['PPPPPLLLLL', [...many(5, 6), ...many(5, 1)]],
    ['LLLLLPPPPP', [...many(5, 6), ...many(5, 1)]],
    ['SPLBSPLBSW', [6, 6, 5, 5, 5, 4, 4, 4, 1, 1]],
  ])('GL-GEN-04 whatever the order on the base: %s', (elements, expected) => {
    expect(needs(battle(elements, { y: Y + RADIUS }), BATTLE, 10)).toEqual(expected);
  });
});

describe('E6 heavy cavalry', () => {
  test('E6 GL-MELEE-05, -07, GL-R-54 8 dice at 8; the handgunners 6 dice at 1', () => {
    const match = melee(
      [north(line('heavy cavalry', 4)), south(line('foot handgun'))],
      [8, 8, 9, 12, 1, 9, 9, 10, 1, 1, 2, 2, 3, 12],
    );
    expect(needsOf(match, 'N1')).toEqual(many(8, 8));
    expect(needsOf(match, 'S1')).toEqual(many(6, 1));
    expect(attacks(match)).toEqual(['N1>S1 8/3', 'S1>N1 6/2']);
    expect(allThrows(match).every((one) => one.sides === 12)).toBe(true);
  });
});
