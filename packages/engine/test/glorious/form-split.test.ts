// A Glorious Victory: splitting mounted units, and Battles of fewer than ten (GL-BASE-04, -05, GL-BATTLE-08).
import { describe, expect, test } from 'vitest';
import { choose, decision, position, refusal, situation, unit } from './kit.js';
import { BASIC, SOUTH_FIRST, begin, formed, idsOf, judge, three, type Loose, form } from './setup-help.js';

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

describe('splits', () => {
  test.each([
    ['S9', 'knights', 'NNN'],
    ['S11', 'camels', 'KKK'],
    ['S12', 'elephants', 'EEE'],
    ['S13', 'light cavalry', 'VVV'],
  ])('GL-BASE-05 %s, %s, as two units of three', (id, type, layout) => {
    const match = formed(REST, SOUTH_FIRST, {}, { ...form(three('south')), split: [id] });
    for (const half of ['a', 'b']) expect(unit(match, id + half)).toMatchObject({ type, layout, side: 'south' });
    expect(idsOf(match, 'south')).not.toContain(id);
  });
  test.each([
    ['foot', 'S7'],
    ['mounted foot', 'S8'],
    ['artillery', 'S10'],
    ['command', 'S1'],
    ['what stands in the Battle', 'S4'],
    ['what is not there', 'S99'],
    ['what is not ours', 'N1'],
  ])('GL-BASE-05 not %s', (_, id) => {
    expect(ruleOf({ ...form(three('south')), split: [id] })).toBeDefined();
  });
  test('GL-BASE-05 the rule is named', () => {
    for (const id of ['S7', 'S8', 'S10', 'S1'])
      expect(ruleOf({ ...form(three('south')), split: [id] })).toBe('GL-BASE-05');
  });
  test('GL-BASE-05 not the same twice; several of them may be', () => {
    expect(ruleOf({ ...form(three('south')), split: ['S9', 'S9'] })).toBeDefined();
    expect(ruleOf({ ...form(three('south')), split: ['S9', 'S13'] })).toBeUndefined();
  });
  test('GL-BASE-05, GL-FORM-02 half a unit stands in line, there is no mass of three', () => {
    const order = { ...form(three('south')), split: ['S7'] };
    const at = (more: Loose): Loose[] => [
      { unit: 'S7a', x: 45000, y: 6000, ...more },
      { unit: 'S7b', x: 52000, y: 6000 },
    ];
    expect(judge(['knights'], at({}), {}, order)).toBeUndefined();
    expect(judge(['knights'], at({ formation: 'line', layout: 'NNN' }), {}, order)).toBeUndefined();
    for (const layout of ['NN/N.', 'NN/.N', 'N/N/N'])
      expect(judge(['knights'], at({ formation: 'mass', layout }), {}, order), layout).toBeDefined();
  });
  test('GL-BASE-04, P1 six elements a unit, command and artillery one; noted at the start', () => {
    const match = formed(REST, SOUTH_FIRST, {}, { ...form(three('south')), split: ['S9'] });
    const size = (id: string) => (unit(match, id).layout as string).length;
    expect(['S1', 'S2', 'S10'].map(size)).toEqual([1, 1, 1]);
    expect(['S7', 'S8', 'S11', 'S12'].map(size)).toEqual([6, 6, 6, 6]);
    expect(position(match).sides.south.elements).toBe(3 + 18 + 7 * 6 + 1);
    expect(position(match).sides.north.elements).toBe(BASIC.length - 3 + 18);
  });
});

describe('fewer than ten', () => {
  const fired = (elements: string, hits: number, more: Loose[] = []) =>
    situation({
      phase: 'firing',
      initiative: 'north',
      dice: [],
      options: { concedeOnChiefLost: false },
      units: [
        { id: 'S1', type: 'battle', diameter: 7000, elements, x: 36000, y: 10000, hits },
        ...more,
        { id: 'S5', type: 'foot pike', x: 10000, y: 5000 },
        { id: 'N5', type: 'foot pike', x: 10000, y: 40000 },
      ],
    });
  const ABOARD = { id: 'S2', type: 'commander', aboard: 'S1' };
  test.each([
    [10, 1, 'table'],
    [10, 2, 'routed'],
    [11, 2, 'table'],
    [11, 4, 'routed'],
    [12, 5, 'table'],
    [12, 6, 'routed'],
  ])('GL-BATTLE-08, GL-BREAK-02 a Battle of %i with %i hits: %s', (n, hits, status) => {
    expect(unit(fired('P'.repeat(n), hits), 'S1').status).toBe(status);
  });
  test('GL-BATTLE-08 attached command elements count', () => {
    const match = fired('P'.repeat(10), 2, [ABOARD]);
    if (decision(match)?.kind === 'remove') choose(match, { do: 'remove', elements: { P: 1 } });
    expect(unit(match, 'S1')).toMatchObject({ status: 'table', elements: 'P'.repeat(9) });
    expect(unit(match, 'S2').status).toBe('table');
  });
  test('GL-BATTLE-08 and go with it', () => {
    const match = fired('P'.repeat(10), 4, [ABOARD]);
    if (decision(match)?.kind === 'remove') choose(match, { do: 'remove', elements: { P: 2 } });
    expect(unit(match, 'S1').status).toBe('routed');
    expect(unit(match, 'S2').status).toBe('routed');
    expect(position(match).sides.south.tally).toBe(11);
  });
});
