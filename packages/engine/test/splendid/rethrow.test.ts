import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, situation, unit } from './kit.js';
import {
  W,
  X,
  Y,
  hitsOn,
  kind,
  melee,
  north,
  south,
  switches,
  throwsOf,
  type Loose,
  type Match,
} from './melee-help.js';

const HORSE = { type: 'M', layout: 'XX' };
const FOOT = { type: 'Foot', layout: 'HHHH' };
/** N1's block is two stands deep: it ends at y = 21.574". */
const commander = (distance: number, more: Loose = {}): Loose =>
  north({ id: 'N7', type: 'Cmd', layout: 'C', y: Y + W + distance, heading: 1800, ...more });

/** N1 has thrown at S1; the rest of the dice follows. */
const thrown = (units: Loose[], dice: number[]): Match => {
  const match = melee([north(HORSE), south(FOOT), ...units], dice);
  choose(match, { do: 'fight', unit: 'N1' });
  return match;
};
const asked = (match: Match): boolean => kind(match) === 'rethrow';

/** N1 in command gives its first stand to S1, its second to S2. */
const splitting = (dice: number[]): Match => {
  const match = melee(
    [
      north(HORSE),
      south({ ...FOOT, layout: 'HH', x: X - W }),
      south({ ...FOOT, id: 'S2', layout: 'HH', x: X + W }),
      commander(2000),
    ],
    dice,
  );
  choose(match, { do: 'fight', unit: 'N1' });
  choose(match, {
    do: 'allocate',
    at: [
      { target: 'S1', stands: [0] },
      { target: 'S2', stands: [1] },
    ],
  });
  return match;
};

describe('SV-CMD-05 the re-throw', () => {
  test('SV-CMD-04, -05 a unit in command is asked right after its throw', () => {
    const match = thrown([commander(2000)], [1, 6, 6]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', about: { unit: 'N1' } });
    expect(
      options(match)
        .map((one) => one.do)
        .sort(),
    ).toEqual(['keep', 'rethrow']);
    choose(match, { do: 'keep' });
    expect(hitsOn(match, 'S1')).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
  test('SV-CMD-05 all dice are thrown again, hits too, and the second result stands', () => {
    const match = thrown([commander(2000)], [1, 6, 5, 6, 6]);
    choose(match, { do: 'rethrow' });
    expect(throwsOf(match, 'N1')).toEqual([
      [1, 6],
      [5, 6],
    ]);
    expect(hitsOn(match, 'S1')).toBe(0);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' }); // no third throw
  });
  test('SV-CMD-05 a better second result', () => {
    const match = thrown([commander(2000)], [6, 6, 4, 4, 6]);
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'S1')).toBe(2);
  });
  test('SV-CMD-05 not asked if every die hit', () => expect(asked(thrown([commander(2000)], [4, 1, 6]))).toBe(false));

  test.each([
    ['6.000" from the Commander', [commander(6000)], true],
    ['6.005"', [commander(6005)], true],
    ['6.006"', [commander(6006)], false],
    ['3.005" from a Sub-Commander', [commander(3005, { type: 'Sub' })], true],
    ['3.006" from a Sub-Commander', [commander(3006, { type: 'Sub' })], false],
    ['near the enemy’s Commander', [{ ...commander(2000), id: 'S7' }], false],
    ['nobody near', [], false],
  ])('SV-CMD-05 %s', (_, units, yes) => expect(asked(thrown(units, yes ? [6, 6] : [6, 6, 6]))).toBe(yes));

  test('SV-CMD-05, SV-CMD-04 Heavy Mounted everywhere', () => {
    const match = melee([north({ type: 'HM', layout: 'YY' }), south(FOOT)], [6, 6, 5, 5, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'S1')).toBe(2);
  });
  test('SV-CMD-06 a command stand may re-throw its own attack', () => {
    const match = melee([north({ type: 'Sub', layout: 'C' }), south(FOOT)], [3, 2, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'S1')).toBe(1);
  });
  test('SV-CMD-05 each unit in command has its own', () => {
    const match = melee(
      [
        north(HORSE),
        south(FOOT),
        north({ id: 'N2', ...HORSE, x: X + 5000 }),
        south({ id: 'S2', ...FOOT, x: X + 5500, layout: 'HHH' }),
        commander(2500, { x: X + 2500 }),
      ],
      [6, 6, 1, 1, 6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'rethrow' });
    choose(match, { do: 'fight', unit: 'N2' });
    expect(decision(match)).toMatchObject({ kind: 'rethrow', about: { unit: 'N2' } });
  });
});

describe('the re-throw and other rules', () => {
  test('SV-CMD-05 nothing is asked when no dice are thrown', () => {
    // S1 in a village: two dice less for N1.
    const points = [
      [X - 5000, Y - 4000],
      [X + 5000, Y - 4000],
      [X + 5000, Y],
      [X - 5000, Y],
    ];
    const match = melee([north({ type: 'HM', layout: 'YY' }), south(FOOT)], [6], {
      options: { terrain: [{ type: 'village', points }] },
    });
    choose(match, { do: 'fight', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
    expect(hitsOn(match, 'S1')).toBe(0);
  });
  test('SV-CMD-05 a used re-throw is remembered when the position is read back and placed again', () => {
    const again = (one: Match, dice: number[]): Match => situation({ ...position(one), dice });
    const match = splitting([6, 6]);
    choose(match, { do: 'keep' });
    expect(decision(again(match, []))).toEqual(decision(match)); // S2 is next, the re-throw not used
    const used = again(splitting([6]), [4, 6, 6]);
    choose(used, { do: 'rethrow' });
    expect(decision(used)).toMatchObject({ side: 'south', kind: 'fight' });
    expect(['S1', 'S2'].map((id) => unit(used, id).hits)).toEqual([2, 1]);
  });
  test('SV-CMD-05, SV-R-31 with allocateBeforeThrows the re-throw still follows its own throw', () => {
    const match = melee(
      [north(HORSE), south(FOOT), commander(2000)],
      [6, 6, 4, 4, 6],
      switches('allocateBeforeThrows'),
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'S1')).toBe(2);
  });
});

describe('SV-CMD-06 one re-throw for a unit that splits its attack', () => {
  test('SV-CMD-06 used for the first attack: not asked for the second', () => {
    const match = splitting([6, 4, 6, 6]);
    expect(decision(match)).toMatchObject({ kind: 'rethrow', about: { unit: 'N1', target: 'S1' } });
    choose(match, { do: 'rethrow' });
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([2, 1]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
  test('SV-CMD-06 kept for the second attack', () => {
    const match = splitting([6, 6, 4, 6]);
    choose(match, { do: 'keep' });
    expect(decision(match)).toMatchObject({ kind: 'rethrow', about: { unit: 'N1', target: 'S2' } });
    choose(match, { do: 'rethrow' });
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([1, 2]);
  });
  test('SV-CMD-06 an attack that needs none leaves it', () => {
    const match = splitting([4, 6]);
    expect(decision(match)).toMatchObject({ kind: 'rethrow', about: { unit: 'N1', target: 'S2' } });
  });
});
