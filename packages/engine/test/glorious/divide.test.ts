// A Glorious Victory: dividing the elements among several enemies (P7 4, GL-MELEE-02, -03, GL-R-46, E5).
import { describe, expect, test } from 'vitest';
import { choose, decision, refusal } from './kit.js';
import {
  RADIUS,
  X,
  Y,
  again,
  allThrows,
  asked,
  assign,
  attackOf,
  attacks,
  battle,
  behind,
  elsewhere,
  hits,
  layout,
  line,
  mass,
  melee,
  misses,
  needsOf,
  next,
  north,
  remove,
  south,
  whom,
  type Loose,
  type Match,
} from './melee-help.js';

const attack = (match: Match, id: string) => choose(match, { do: 'attack', unit: id });
const at = (...parts: [string, Loose][]): Loose => ({
  do: 'assign',
  at: parts.map(([target, elements]) => ({ target, elements })),
});

/** N1, a line of six, has S1 before its right half, S2 before its left; S4 and N4 fight elsewhere. */
const PAIR = [
  north(line('foot hand')),
  south({ ...line('foot pike', 2), x: X - 2000 }),
  south({ id: 'S2', ...line('foot pike', 2), x: X + 2000 }),
  south({ id: 'S4', ...line('foot light', 1), x: 60000 }),
  north({ id: 'N4', ...line('foot light', 1), x: 60000 }),
];
const split = (dice: number[] = [], more: Loose = {}): Match => {
  const match = melee(PAIR, dice, more);
  attack(match, 'N1');
  expect(asked(match)).toBe('north assign');
  expect(whom(match)).toBe('N1');
  return match;
};

describe('GL-MELEE-02, GL-R-46 dividing', () => {
  test.each<[string, Loose]>([
    ['an element left over', at(['S1', 3], ['S2', 2])],
    ['an element too many', at(['S1', 4], ['S2', 3])],
    ['all but one on one enemy', at(['S1', 5])],
    ['less than none', at(['S1', 7], ['S2', -1])],
    ['half an element', at(['S1', 2.5], ['S2', 3.5])],
    ['an enemy not in contact with it', at(['S1', 3], ['S4', 3])],
    ['a friend', at(['S1', 3], ['N4', 3])],
    ['itself', at(['N1', 6])],
    ['nobody', at()],
  ])('GL-MELEE-02, GL-R-46 refused: %s', (_, choice) => {
    expect(['GL-MELEE-02', 'GL-R-46', 'GL-MELEE-03', 'shape']).toContain(refusal(split(), choice)?.rule);
  });
  test.each([[0], [{}], [{ W: 0 }]])('GL-MELEE-02 no elements are no attack: %j is refused', (elements) => {
    expect(refusal(split(), at(['S1', 6], ['S2', elements]))?.rule).toBe('GL-MELEE-02');
    expect(refusal(split(), at(['S1', 6]))).toBeUndefined();
  });
  test('GL-MELEE-02 the refusal names the numbers', () => {
    const refused = refusal(split(), at(['S1', 3], ['S2', 2]))!;
    expect(refused.rule).toBe('GL-MELEE-02');
    expect(refused.because).toMatch(/5/);
    expect(refused.because).toMatch(/6/);
  });
  test.each([
    ['all on one', [['S1', 6]], ['N1>S1 6/0']],
    ['all on the other', [['S2', 6]], ['N1>S2 6/0']],
    [
      'halves',
      [
        ['S1', 3],
        ['S2', 3],
      ],
      ['N1>S1 3/0', 'N1>S2 3/0'],
    ],
    [
      'one and five',
      [
        ['S2', 1],
        ['S1', 5],
      ],
      ['N1>S2 1/0', 'N1>S1 5/0'],
    ],
  ] as [string, [string, number][], string[]][])('GL-MELEE-02 as the owner likes: %s', (_, parts, made) => {
    // N4's die follows, then South is asked: S1, S2 and S4 are to fight.
    const match = split(misses(7));
    assign(match, parts);
    expect(attacks(match).slice(0, made.length)).toEqual(made);
    expect(asked(match)).toBe('south attack');
  });
  test('GL-MELEE-03 one enemy is attacked once', () => {
    expect(['GL-MELEE-03', 'GL-MELEE-02']).toContain(refusal(split(), at(['S1', 3], ['S1', 3]))?.rule);
    expect(['GL-MELEE-03', 'GL-MELEE-02']).toContain(refusal(split(), at(['S1', 2], ['S2', 2], ['S1', 2]))?.rule);
  });
  test('GL-MELEE-03, GL-GEN-04, GL-R-04 each attack is one set, thrown in the order declared', () => {
    const match = split([5, 5, 6, 5, 1, 12, 12]);
    assign(match, [
      ['S2', 4],
      ['S1', 2],
    ]);
    expect(attacks(match).slice(0, 2)).toEqual(['N1>S2 4/3', 'N1>S1 2/1']);
    expect([hits(match, 'S2'), hits(match, 'S1')]).toEqual([3, 1]);
    expect(
      allThrows(match)
        .slice(0, 2)
        .map((one) => [one.target, one.dice]),
    ).toEqual([
      ['S2', [5, 5, 6, 5]],
      ['S1', [1, 12]],
    ]);
  });
  test('GL-MELEE-02 all elements fight, wherever they stand: six ranks deep behind one corner', () => {
    const match = melee([north({ ...mass('foot spear'), x: X + 2300 }), south(line('foot light', 2))], misses(8));
    expect(attackOf(match, 'N1')).toBe('N1>S1 6/0');
  });
  test('GL-MELEE-02 each fights once: nobody fights who has fought', () => {
    const match = split(misses(7));
    assign(match, [['S1', 6]]);
    expect(next(match)).toEqual(['S1', 'S2', 'S4']);
    expect(refusal(match, { do: 'attack', unit: 'N1' })?.rule).toBe('GL-GEN-05');
  });

  /** A Battle of twelve with two command elements, between two units of one element each. */
  const crowd = (dice: number[] = [], more: Loose = {}): Match => {
    const match = melee(
      [
        north({ ...battle('PPPPPPLLLLLL'), y: Y + RADIUS }),
        { id: 'N5', type: 'commander', aboard: 'N1' },
        { id: 'N6', type: 'sub-commander elephant', aboard: 'N1' },
        south(line('foot pike', 1)),
        behind({ id: 'S2', ...line('foot pike', 1), y: Y + 2 * RADIUS }),
        ...elsewhere(2).map((one) => (one.id === 'S2' ? { ...one, id: 'S3' } : one)),
      ],
      dice,
      more,
    );
    attack(match, 'N1');
    expect(asked(match)).toBe('north assign');
    return match;
  };
  test.each<[string, Loose]>([
    ['a letter left over', at(['S1', { P: 6, C: 2 }], ['S2', { L: 5 }])],
    ['command left over', at(['S1', { P: 6 }], ['S2', { L: 6 }])],
    ['one of the command left over', at(['S1', { P: 6, C: 1 }], ['S2', { L: 6 }])],
    ['one too many', at(['S1', { P: 6, C: 2 }], ['S2', { L: 6, P: 1 }])],
    ['an element it has not', at(['S1', { P: 6, C: 2 }], ['S2', { L: 5, B: 1 }])],
    ['too many of one kind', at(['S1', { P: 7, C: 2 }], ['S2', { L: 5 }])],
  ])('GL-MELEE-02, GL-R-46 of a Battle refused: %s', (_, choice) => {
    expect(['GL-MELEE-02', 'GL-R-46', 'shape']).toContain(refusal(crowd(), choice)?.rule);
  });
  test('GL-MELEE-02, -08 a Battle divides by kind; attached command counts as C and fights with it', () => {
    // Both S1 and S2 are lines on foot: the command dice are doubled. Then N2's die.
    const match = crowd([12, 12, 6, 7, 6, 1, 12, 12, 6, 2, 7, 1, 2, 1, 2, 1, 12]);
    assign(match, [
      ['S1', { C: 1, P: 3, L: 1 }],
      ['S2', { L: 5, P: 3, C: 1 }],
    ]);
    expect(attacks(match).slice(0, 2)).toEqual(['N1>S1 6/5', 'N1>S2 10/7']);
    expect(needsOf(match, 'N1')).toEqual([12, 12, 6, 6, 6, 1, 12, 12, 6, 6, 6, 1, 1, 1, 1, 1]);
  });
});

describe('positions in which elements are to be divided', () => {
  test('GL-MELEE-04 all attacks of a formation are declared before its first die', () => {
    const match = split();
    expect(allThrows(match)).toEqual([]);
    expect(decision(match)?.about).toMatchObject({ unit: 'N1' });
  });
  test('GL-MELEE-02 and who is to divide', () => {
    const placed = again(split(), misses(7));
    expect(asked(placed)).toBe('north assign');
    assign(placed, [
      ['S1', 4],
      ['S2', 2],
    ]);
    expect(attacks(placed).slice(0, 2)).toEqual(['N1>S1 4/0', 'N1>S2 2/0']);
  });
});

describe('E5 pikes outflank', () => {
  /** S1 before the swords, S2 and S3 behind them; all of three elements. */
  const example = (dice: number[], more: Loose = {}): Match =>
    melee(
      [
        north(line('foot hand')),
        south(line('foot pike', 3)),
        behind({ id: 'S2', ...line('foot pike', 3), x: X - 1875 }),
        behind({ id: 'S3', ...line('foot pike', 3), x: X + 1875 }),
      ],
      dice,
      more,
    );
  test('E5 GL-FLANK-03, GL-R-47, GL-MELEE-02, -05 two elements first; then 2 + 2 dice at 5, 3 + 3 + 3 at 6', () => {
    const match = example([5, 6, 5, 6, 6, 6, 7, 6, 7, 7, 7, 7, 7]);
    expect(asked(match)).toBe('north remove');
    expect(decision(match)?.about).toMatchObject({ unit: 'N1', lose: 2 });
    remove(match, 0, 4);
    expect(layout(match)).toBe('WWWW');
    assign(match, [
      ['S2', 2],
      ['S3', 2],
    ]);
    for (const id of ['S1', 'S2']) attack(match, id);
    expect(needsOf(match, 'N1')).toEqual([5, 5, 5, 5]);
    for (const id of ['S1', 'S2', 'S3']) expect(needsOf(match, id)).toEqual([6, 6, 6]);
    expect(attacks(match)).toEqual(['N1>S2 2/1', 'N1>S3 2/1', 'S1>N1 3/2', 'S2>N1 3/1', 'S3>N1 3/0']);
  });
  test('E5 GL-MELEE-02 four elements are to be divided, not six', () => {
    const match = example([]);
    remove(match, 5, 0);
    expect(refusal(match, at(['S1', 3], ['S2', 3]))?.rule).toBe('GL-MELEE-02');
    expect(refusal(match, at(['S1', 2], ['S2', 1], ['S3', 1]))).toBeUndefined();
  });
});
