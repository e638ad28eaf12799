import { describe, expect, test } from 'vitest';
import {
  allThrows,
  charge,
  chargeRefused,
  field,
  hits,
  HORSE,
  isOver,
  north,
  pose,
  south,
  waitsFor,
} from './charge-help.js';
import { choose, decision, options, refusal, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };

describe('SV-X-12 horse, the target 3" beyond the charge allowance', () => {
  test.each([
    [2, 25000, false],
    [3, 26000, true],
    [6, 26000, true],
  ])(
    'SV-X-12, SV-CHARGE-12, SV-CHARGE-13 an extension throw of %i takes the front to %i: contact %s',
    (die, y, contact) => {
      const match = field([south(5000, HORSE), north(26000)], [3, die]);
      charge(match, 'N1', { extend: true });
      expect(pose(match, 'S1')).toEqual({ x: 30000, y, heading: 0 });
      expect(hits(match, 'S1')).toBe(1);
      expect(allThrows(match).map((one) => [one.side, one.dice])).toEqual([
        ['south', [3]],
        ['south', [die]],
      ]);
      if (contact) {
        waitsFor(match, 'north', 'react');
        choose(match, { do: 'stand' });
      }
      isOver(match);
      expect(unit(match, 'S1').done).toBe(true);
      expect(hits(match, 'N1')).toBe(0);
    },
  );
});

test('SV-CHARGE-12 a unit that fails its test takes no marker for the extension announced', () => {
  const match = field([south(5000, HORSE), north(26000)], [4]);
  charge(match, 'N1', { extend: true });
  expect(hits(match, 'S1')).toBe(0);
  expect(pose(match, 'S1').y).toBe(5000);
  waitsFor(match, 'south', 'order');
});

test('SV-CHARGE-12 in command only the extension is thrown for', () => {
  const match = field([south(5000), north(33000)], [6]);
  charge(match, 'N1', { extend: true });
  expect(hits(match, 'S1')).toBe(1);
  expect(pose(match, 'S1').y).toBe(33000);
  waitsFor(match, 'north', 'react');
});

test.each([
  ['Pike and Musket', PIKES, 4000],
  ['Foot', { type: 'Foot', layout: 'HL' }, 6000],
])('SV-CHARGE-12 %s extend by 2" without a throw', (_, who, reach) => {
  const match = field([south(20000, who), north(22000 + reach)], [3]);
  charge(match, 'N1', { extend: true });
  expect(pose(match, 'S1').y).toBe(22000 + reach);
  expect(hits(match, 'S1')).toBe(1);
  waitsFor(match, 'north', 'react');
});

test('SV-CHARGE-10 the extension is measured with the pivot named', () => {
  // N1 stands beside the lane, 18.0" on; in the lane of a pivot of 10 degrees its near corner is 18.148" away.
  const match = field([south(5000, { ...HORSE, layout: 'XXX' }), north(23000, { x: 34000 })], []);
  expect(chargeRefused(match, 'N1', { extend: true })?.rule).toBe('SV-CHARGE-03'); // not in the lane at all
  expect(['SV-CHARGE-03', 'SV-CHARGE-11']).toContain(chargeRefusedAgain(match, { pivot: 100 })?.rule);
  expect(chargeRefusedAgain(match, { pivot: 100, extend: true })).toBeUndefined();
});

test('SV-CHARGE-12 the full allowance is moved first, and then intercepts are possible in the added part', () => {
  const match = field(
    [south(2000), north(26000), north(24000, { id: 'N2', ...HORSE, x: 25000, heading: 900 })],
    [4, 3],
  );
  charge(match, 'N1', { extend: true });
  while (decision(match)?.kind === 'intercept' && allThrows(match).length === 0) choose(match, { do: 'pass' });
  waitsFor(match, 'north', 'intercept');
  expect(allThrows(match)).toMatchObject([{ side: 'south', dice: [4] }]);
  choose(
    match,
    options(match).find((one) => one.do === 'intercept'),
  );
  expect(hits(match, 'S1')).toBe(2);
  expect(hits(match, 'N2')).toBe(1);
  isOver(match);
});

test('SV-CHARGE-12 a charge stopped by an intercept within its allowance throws no extension', () => {
  const match = field([south(2000), north(26000), north(15000, { id: 'N2', ...HORSE, x: 22000, heading: 900 })], [3]);
  charge(match, 'N1', { extend: true });
  waitsFor(match, 'north', 'intercept');
  choose(match, { do: 'intercept', unit: 'N2', at: 13000 });
  expect(pose(match, 'S1').y).toBe(15000);
  expect(hits(match, 'S1')).toBe(2); // extension and intercept
  isOver(match);
});

function chargeRefusedAgain(match: Parameters<typeof charge>[0], more: Record<string, unknown>) {
  return refusal(match, { do: 'charge', target: 'N1', ...more });
}
