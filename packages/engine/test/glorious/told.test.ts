/** Sentences of the report that have to be true: sums that add up, causes, what did not happen. */
import { describe, expect, test } from 'vitest';
import { report } from '../../src/tabletop/index.js';
import { choose, events, situation } from './kit.js';
import { area, firing, foe, line, shooter, switches, terrain, X, Y, type Loose } from './fire-help.js';

type Match = ReturnType<typeof situation>;
const linesOf = (match: Match, heard: readonly Parameters<typeof report>[1][]) =>
  heard.map((event) => report(match, event)).filter((said) => said !== undefined);
const FAR = [
  { id: 'S9', type: 'commander', x: 4000, y: 4000 },
  { id: 'N9', type: 'commander', x: 68000, y: 44000 },
];
const of = (id: string, type: string, x: number, y: number, more: Loose = {}) => ({ id, type, x, y, ...more });
const melee = (units: Loose[], dice: number[] = [], more: Loose = {}) =>
  situation({ phase: 'melee', initiative: 'north', units, dice, ...more });

describe('GL-R-31 minimumOneDie: what makes up the one die', () => {
  const WOOD = terrain(area('wood', X - 9000, Y + 2000, X + 9000, Y + 6000));
  const ONE = { ...WOOD, options: { ...WOOD.options, ...switches('minimumOneDie').options } };
  test.each([
    ['1 bow element -1 target in line +1 one die at least = 1 die', switches('minimumOneDie'), 2000, 1],
    ['2 bow elements -1 target in line -2 cover: wood +2 one die at least = 1 die', ONE, 2500, 2],
  ])('GL-R-31 %s', (sum, options, gap, elements) => {
    const match = firing([shooter(), foe(gap)], [5], options);
    const heard = choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1', elements }] });
    expect(linesOf(match, heard)[0]).toContain(`: ${sum}, `);
    const { modifiers } = heard.find(({ event }) => event === 'throw') as Loose;
    expect(modifiers.reduce((all: number, { by }: Loose) => all + by, 0)).toBe(1);
    expect(modifiers.at(-1)).toMatchObject({ rule: 'GL-R-31' });
  });
  test('GL-R-31 and the dice of an attack that the ground takes', () => {
    const hill = { terrain: [area('hill', 20000, 20000, 40000, 26000)], houseRules: { minimumOneDie: true } };
    const units = [
      of('S1', 'foot bill', 30000, 20000, line('B', 2)),
      of('N1', 'foot bill', 30000, 20000, line('B', 2)),
      ...FAR,
    ];
    const match = melee(units, [12, 12, 12], { options: hill });
    expect(linesOf(match, events(match))[0]).toBe(
      'S1 fought N1 (bill 5), one die fewer for the ground (hill), hits on 1-5: 12.',
    );
  });
});
