/** The table follows whoever acts, and leaves the window to a person who decides. */
import { expect, test } from 'vitest';
import { actingIn } from '../src/table/follow.js';

const lines = [
  { event: { event: 'moved', rule: '', unit: 'N3' } },
  { event: { event: 'fired', rule: '', unit: 'N1', target: 'S2' } },
  { event: { event: 'phase', rule: '' } },
];

const seats = { south: 'person', north: 'steady' } as const;
const seen = (at: { asks?: boolean; by?: 'south' | 'north'; lines?: typeof lines }) =>
  actingIn({
    asksPerson: () => at.asks ?? false,
    head: () => ({ seats }),
    last: () => ({ by: at.by ?? 'north', lines: at.lines ?? lines }),
  });

test('who did the last thing is last, after whom it was done to', () => {
  expect(seen({})).toEqual(['S2', 'N1']);
  expect(seen({ lines: [] })).toEqual([]);
});

test('nobody is followed while a person decides, or when it was a person who decided', () => {
  expect(seen({ asks: true })).toEqual([]);
  expect(seen({ by: 'south' })).toEqual([]);
});
