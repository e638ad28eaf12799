/** The table follows whoever acts, and leaves the window to a person who decides. */
import { expect, test } from 'vitest';
import { actingIn } from '../src/table/follow.js';

const lines = [
  { event: { event: 'moved', rule: '', unit: 'N3' } },
  { event: { event: 'fired', rule: '', unit: 'N1', target: 'S2' } },
  { event: { event: 'phase', rule: '' } },
];

test('who did the last thing is last, after whom it was done to; nobody while a person decides', () => {
  expect(actingIn({ asksPerson: () => false, last: () => ({ lines }) })).toEqual(['S2', 'N1']);
  expect(actingIn({ asksPerson: () => true, last: () => ({ lines }) })).toEqual([]);
  expect(actingIn({ asksPerson: () => false, last: () => ({ lines: [] }) })).toEqual([]);
});
