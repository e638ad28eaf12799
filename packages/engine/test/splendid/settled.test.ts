// A Splendid Victory: decisions that are none, and those that look like it.
import { expect, test } from 'vitest';
import { settledBy } from '../../src/kernel/index.js';
import { choose, decision, situation } from './kit.js';

type Loose = Record<string, unknown>;

const FOOT = { type: 'P&M', layout: 'MMM' };
const firing = (target: Loose, more: Loose = {}) =>
  situation({
    phase: 'firing',
    initiative: 'north',
    units: [
      { id: 'S1', ...FOOT, x: 30000, y: 12000 },
      { id: 'N1', ...FOOT, heading: 1800, ...target },
    ],
    ...more,
  });

test.each([
  ['straight ahead', { x: 30000, y: 18000 }, false],
  ['a little aside, within a pivot', { x: 35000, y: 18000 }, false],
  ['far aside, whatever the pivot', { x: 36500, y: 14000 }, true],
])('SV-FIRE-08, -10 an enemy %s', (_, target, isSettled) => {
  const match = firing(target);
  expect(decision(match)).toMatchObject({ kind: 'fire', side: 'south' });
  const settled = { choice: { do: 'done' }, why: 'nothingToDo', rule: 'SV-FIRE-10' };
  expect(settledBy(match)).toEqual(isSettled ? settled : undefined);
});

test('SV-RETIRE-01 who leaves is asked of whoever wants it', () => {
  const match = situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    units: [
      { id: 'S1', type: 'Cmd', layout: 'C', x: 30000, y: 8000 },
      { id: 'N1', ...FOOT, x: 30000, y: 44000 },
    ],
  });
  choose(match, { do: 'end' });
  expect(decision(match)).toMatchObject({ kind: 'retreat', side: 'south' });
  expect(settledBy(match)).toEqual({
    choice: { do: 'finish' },
    why: 'nobodyLeaves',
    rule: 'SV-RETIRE-01',
    leaving: true,
  });
});
