/** Sentences of the report that have to be true: sums that add up, causes, what did not happen. */
import { describe, expect, test } from 'vitest';
import { report } from '../measured-report.js';
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

describe('what did not happen is not told', () => {
  const BATTLE = of('SB1', 'battle', 30000, 20000, { diameter: 7000, elements: 'PPPPPPBBBBBBGGGGGG' });
  const moving = (...units: Loose[]) => situation({ phase: 'initiativeMovement', units: [...units, ...FAR] });
  const told = (match: Match, unit: string, ...orders: Loose[]) => {
    choose(match, { do: 'choose', unit });
    return orders.flatMap((order) => linesOf(match, choose(match, order as never)));
  };
  test('GL-MERGE-03 a Battle that takes on the spot does not move', () => {
    const match = moving(BATTLE, of('S1', 'foot pike', 30000, 16500, line('P', 2)));
    expect(told(match, 'SB1', { do: 'move', take: ['S1'] })).toEqual(['S1 joined SB1 with two pike elements.']);
  });
  test('GL-MERGE-02 nor does a unit that joins on the spot', () => {
    const match = moving(BATTLE, of('S1', 'foot pike', 30000, 16500, line('P', 2)));
    expect(told(match, 'S1', { do: 'move', join: 'SB1' })).toEqual(['S1 joined SB1 with two pike elements.']);
  });
  test('GL-MOVE-15 who rides on rides, whether it is said again or not', () => {
    const riders = of('S1', 'mounted foot bow', 30000, 20000);
    const rides = told(moving(riders), 'S1', { do: 'move', ahead: 5000, byHorse: true }, { do: 'move', ahead: 6000 });
    expect(rides).toEqual(['S1 rode 5" ahead.', 'S1 rode 6" ahead.']);
  });
  test('GL-INIT-02 none is none', () => {
    const units = [of('S1', 'foot bill', 30000, 8000), ...FAR];
    const match = situation({ phase: 'initiative', units });
    expect(linesOf(match, events(match))).toContain('The initiative fell to South, with one strong formation to none.');
  });
  test('GL-RETIRE-02 who stays behind does not step out', () => {
    const units = [BATTLE, of('N1', 'foot bill', 60000, 40000), ...FAR];
    const sub = { id: 'S2', type: 'sub-commander', aboard: 'SB1' };
    const match = situation({ phase: 'otherRetreat', initiative: 'north', units: [...units, sub] });
    const stay = [{ unit: 'S2', x: 30000, y: 21000 }];
    expect(linesOf(match, choose(match, { do: 'retire', unit: 'SB1', stay }))).toEqual([
      'SB1 left the battle for good.',
      'S2 stayed behind when SB1 left.',
    ]);
  });
});

describe('GL-FLANK-03, -05 who is lost because it is outflanked', () => {
  const behind = (y: number, x = 30000, id = 'N1') => of(id, 'foot pike', x, y, { heading: 0, ...line('P', 1) });
  test.each<[string, Loose, Loose[], string, string]>([
    ['a commander', { type: 'sub-commander' }, [behind(18000)], 'GL-FLANK-05', 'S1 was outflanked and lost.'],
    ['a gun', { type: 'bombard' }, [behind(17500)], 'GL-FLANK-05', 'S1 was outflanked and lost.'],
    [
      'one element',
      { type: 'foot bill', ...line('B', 1) },
      [behind(19250)],
      'GL-FLANK-05',
      'S1 was outflanked and lost.',
    ],
    [
      'two elements, twice',
      { type: 'foot bill', ...line('B', 2) },
      [behind(19250, 29300), behind(19250, 30700, 'N2')],
      'GL-FLANK-03',
      'S1 was outflanked and lost.',
    ],
    [
      'a mass of four',
      { type: 'foot bill', layout: 'BB/BB' },
      [behind(18500)],
      'GL-BREAK-01',
      'S1, outflanked, routed with ranks too broken to form.',
    ],
  ])('%s (GL-FLANK-03)', (_, mine, enemies, rule, sentence) => {
    const match = melee([{ id: 'S1', x: 30000, y: 20000, ...mine }, ...enemies, ...FAR]);
    const routed = events(match).find(({ event }) => event === 'routed')!;
    expect(routed).toMatchObject({ rule, unit: 'S1' });
    expect(report(match, routed)).toBe(sentence);
  });
  test('GL-LOSS-02 hits alone do not outflank', () => {
    const match = melee([
      of('S1', 'foot bill', 30000, 20000, { layout: 'BB/BB', hits: 2 }),
      of('N1', 'foot pike', 30000, 40000),
      ...FAR,
    ]);
    expect(linesOf(match, events(match))).toContain('S1 routed with ranks too broken to form.');
  });
});
