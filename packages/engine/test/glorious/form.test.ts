// A Glorious Victory: forming Battles (GL-BATTLE-01..07, GL-SETUP-02, GL-R-14, -15).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, refusal, unit } from './kit.js';
import {
  SOUTH_FIRST,
  begin,
  form,
  formed,
  idsOf,
  setup,
  three,
  times,
  throwsOf,
  type Loose,
  plan,
} from './setup-help.js';

const REST = [
  'foot spear',
  'mounted foot longbow',
  'knights',
  'bombard',
  'camels',
  'elephants',
  'light cavalry',
  'foot hand',
];
/** S7 foot, S8 mounted foot, S9 knights, S10 bombard, S11 camels, S12 elephants, S13 light cavalry, S14 foot. */
const asked = (chosen: Loose = {}) => begin(REST, [], chosen);
const ruleOf = (order: Loose, chosen: Loose = {}) => refusal(asked(chosen), order)?.rule;

describe('when', () => {
  test('P1 GL-SETUP-02, GL-BATTLE-01 South, then North, before the throw for set-up', () => {
    const match = begin(REST, SOUTH_FIRST);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'form', open: true });
    expect(decision(match)).not.toHaveProperty('secret');
    choose(match, form(three('south')));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'form' });
    expect(throwsOf(match)).toEqual([]);
    choose(match, form(three('north')));
    expect(throwsOf(match)).toHaveLength(2);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  });
  test('GL-SETUP-02, GL-R-69 hidden: in secret', () => {
    const match = begin(REST, [], { setupMethod: 'hidden' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'form', secret: true });
    choose(match, form(three('south')));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'form', secret: true });
    expect(idsOf(match, 'south')).not.toContain('SB1');
    choose(match, form(three('north')));
    expect(idsOf(match, 'south')).toContain('SB1');
  });
  test('GL-BATTLE-01 Battles are formed only before the game', () => {
    const match = formed(REST, SOUTH_FIRST);
    expect(refusal(match, form(three('south')))?.rule).toBe('GL-TURN-01');
  });
});

describe('members', () => {
  test('GL-BATTLE-01 at least one', () => {
    expect(ruleOf(form())).toBe('GL-BATTLE-01');
  });
  test('GL-BATTLE-01 there may be more', () => {
    const match = formed(REST, SOUTH_FIRST, {}, form(three('south'), { units: ['S7', 'S8', 'S14'], name: 'Reserve' }));
    expect(unit(match, 'SB1')).toMatchObject({ type: 'battle', diameter: 7000 });
    expect(unit(match, 'SB2')).toMatchObject({ type: 'battle', diameter: 7000, name: 'Reserve' });
  });
  test.each<[string, string[]]>([
    ['two units', ['S4', 'S5']],
    ['one', ['S4']],
    ['none', []],
    ['two and a commander', ['S4', 'S5', 'S1']],
  ])('GL-BATTLE-02 too few: %s', (_, units) => {
    expect(['GL-BATTLE-02', 'GL-BATTLE-03']).toContain(ruleOf(form({ units })));
  });
  test.each<[string, string]>([
    ['knights', 'S9'],
    ['a bombard', 'S10'],
    ['camels', 'S11'],
    ['elephants', 'S12'],
    ['light cavalry', 'S13'],
  ])('GL-BATTLE-03 never %s', (_, id) => {
    expect(['GL-BATTLE-03', 'GL-BATTLE-02']).toContain(ruleOf(form({ units: ['S4', 'S5', 'S6', id] })));
  });
  test('GL-BATTLE-03 foot and mounted foot of any mix of weapons', () => {
    const match = begin(REST, SOUTH_FIRST);
    choose(match, form({ units: ['S4', 'S6', 'S8', 'S14'] }));
    choose(match, form(three('north')));
    const letters = [...(unit(match, 'SB1').elements as string)].toSorted().join('');
    expect(letters).toBe('GGGGGGOOOOOOPPPPPPWWWWWW');
  });
  test('GL-BATTLE-02 of every Battle', () => {
    expect(ruleOf(form(three('south'), { units: ['S7', 'S8'] }))).toBe('GL-BATTLE-02');
  });
  test.each<[string, Loose]>([
    ['in two Battles', form(three('south'), { units: ['S6', 'S7', 'S8'] })],
    ['twice in one', form({ units: ['S4', 'S4', 'S5', 'S6'] })],
    ['of the enemy', form({ units: ['S4', 'S5', 'N4'] })],
    ['that does not exist', form({ units: ['S4', 'S5', 'S99'] })],
  ])('GL-BATTLE-02 no unit %s', (_, order) => {
    expect(ruleOf(order)).toBeDefined();
  });
  test('GL-BATTLE-04 the units are no units any more, only elements', () => {
    const match = formed([], SOUTH_FIRST);
    expect(idsOf(match, 'south').toSorted()).toEqual(['S1', 'S2', 'S3', 'SB1']);
    expect([...unit(match, 'SB1').elements].toSorted().join('')).toBe('BBBBBBOOOOOOPPPPPP');
    const order = setup(...plan('south'), { unit: 'S4', x: 50000, y: 6000 });
    expect(refusal(match, order)?.rule).toBe('GL-GEN-05');
    const told = events(match).find((one) => one.event === 'battleFormed' && one.side === 'south');
    expect(told).toMatchObject({ unit: 'SB1', units: ['S4', 'S5', 'S6'] });
  });
});

describe('base', () => {
  test.each([7000, 7500, 8000, 8500, 9000, 9500, 10000, 10500, 11000])('GL-BATTLE-05 a diameter of %i', (diameter) => {
    const match = formed([], SOUTH_FIRST, {}, form(three('south', { diameter })));
    expect(unit(match, 'SB1').diameter).toBe(diameter);
  });
  test.each([0, 6500, 6999, 7001, 7250, 10999, 11500])('GL-BATTLE-05, GL-R-14 not %i', (diameter) => {
    expect(['GL-BATTLE-05', 'GL-R-14', 'shape']).toContain(ruleOf(form(three('south', { diameter }))));
  });
  test('GL-BATTLE-05 7" unless said otherwise', () => {
    expect(unit(formed([], SOUTH_FIRST), 'SB1').diameter).toBe(7000);
  });
  /** Diameter and how many units of six it holds (32, 37, 44, 50, 54, 62, 70, 80, 88 spaces). */
  const ROOM: [number, number][] = [
    [7000, 5],
    [7500, 6],
    [8000, 7],
    [8500, 8],
    [9000, 9],
    [9500, 10],
    [10000, 11],
    [10500, 13],
    [11000, 14],
  ];
  const of = (n: number, diameter: number) => form({ units: times(n, 0).map((_, i) => `S${4 + i}`), diameter });
  test.each(ROOM)('GL-BATTLE-06, GL-BATTLE-07, GL-R-15 a base of %i holds %i units and no more', (diameter, n) => {
    const match = begin(times(12, 'foot pike'), []);
    expect(refusal(match, of(n, diameter))).toBeUndefined();
    expect(['GL-BATTLE-07', 'GL-BATTLE-06', 'GL-R-15']).toContain(refusal(match, of(n + 1, diameter))?.rule);
  });
  test('GL-BATTLE-07 the refusal says how many and how much room', () => {
    const why = refusal(begin(times(12, 'foot pike'), []), of(6, 7000));
    expect(why?.because).toMatch(/36/u);
    expect(why?.because).toMatch(/32/u);
  });
  test('GL-BATTLE-06, GL-R-14 mounted foot take one space too', () => {
    const match = begin(times(3, 'mounted foot bow'), []);
    expect(refusal(match, of(5, 7000))).toBeUndefined();
    expect(refusal(match, of(6, 7000))?.rule).toBe('GL-BATTLE-07');
  });
  test('GL-R-14 battleCapacity table: the numbers agreed', () => {
    const capacityTable = Object.fromEntries([18, 24, 24, 24, 24, 24, 24, 24, 24].map((n, i) => [7000 + 500 * i, n]));
    const match = begin(times(3, 'foot pike'), [], { battleCapacity: 'table', capacityTable });
    expect(refusal(match, of(3, 7000))).toBeUndefined();
    expect(refusal(match, of(4, 7000))?.rule).toBe('GL-BATTLE-07');
    expect(refusal(match, of(4, 7500))).toBeUndefined();
    expect(refusal(match, of(5, 11000))?.rule).toBe('GL-BATTLE-07');
  });
  /** Rows of foot on a base, counted anew (GL-R-14). */
  const spaces = (diameter: number, w: number, e: number): number => {
    const radius = diameter / 2;
    const row = (a: number, b: number): number => {
      const far = Math.max(Math.abs(a), Math.abs(b));
      return far > radius ? 0 : Math.floor((2 * Math.sqrt(radius * radius - far * far)) / w + 1e-9);
    };
    const total = (from: number): number =>
      times(200, 0).reduce((sum, _, i) => sum + row(from + (i - 100) * e, from + (i - 99) * e), 0);
    return Math.max(total(0), total(-e / 2));
  };
  test.each([
    [1500, 1500, 8000],
    [1000, 1000, 7000],
    [1600, 800, 7500],
    [2000, 1000, 11000],
  ])('GL-R-14, GL-R-65 foot of %i by %i on a base of %i', (frontage, depth, diameter) => {
    const n = Math.floor(spaces(diameter, frontage, depth) / 6);
    const match = begin(times(17, 'foot pike'), [], { basing: { foot: { frontage, depth } } });
    if (n >= 3 && n <= 20) expect(refusal(match, of(n, diameter))).toBeUndefined();
    expect(n).toBeLessThan(20);
    expect(refusal(match, of(Math.max(3, n + 1), diameter))?.rule).toBeDefined();
  });
  test('GL-BATTLE-06 the oracle agrees with the table of the book', () => {
    expect(ROOM.map(([diameter]) => spaces(diameter, 1250, 750))).toEqual([32, 37, 44, 50, 54, 62, 70, 80, 88]);
  });
});
