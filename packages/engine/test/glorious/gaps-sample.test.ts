/** What a random sample of broken places has shown to be untested (scripts/mutants.mjs). */
import { expect, test } from 'vitest';
import { glorious } from '../../src/games/glorious/glorious.js';
import type { Unit } from '../../src/tabletop/index.js';
import { fire, fireAt, firing, foe, line, mass, misses, ours, refused, shooter, switches, X } from './fire-help.js';
import { choose, refusal } from './kit.js';
import * as move from './move-help.js';

test('GL-LOSS-02 what hits leave of three elements', () => {
  const left = (hits: number) => glorious.leftAfter({ stands: 'WWW' } as Unit, hits);
  expect([0, 1, 2, 3, 4, 6, 9].map(left)).toEqual([3, 3, 2, 2, 1, 0, 0]);
});

test('GL-R-31, GL-R-36 noZeroDiceFire with splitPenaltyOnce: only the first volley is short of a die', () => {
  const units = [
    shooter(),
    foe(2000, { x: X - 2500, ...line('P', 2) }),
    foe(2000, { id: 'N2', x: X + 2500, ...mass('P') }),
  ];
  const match = firing(units, [], switches('noZeroDiceFire', 'splitPenaltyOnce'));
  const line2 = { target: 'N1', elements: 2 };
  const mass4 = { target: 'N2', elements: 4 };
  expect(refused(match, fire('S1', mass4, line2))).toBeUndefined(); // 2 - 1 for the line
  expect(refused(match, fire('S1', line2, mass4))).toMatchObject({
    rule: 'GL-R-31',
    because: 'S1 would have no dice against N1.',
  });
});

test('GL-FACE-10 a place in a layout has a rank and a file and nothing else', () => {
  const match = move.field(move.foot());
  const into = (...cell: number[]) => refusal(match, { ...move.change('WW/W.', 0, [0, 0]), cell });
  expect(into(0, 0)?.rule).not.toBe('shape');
  expect(into(0, 0, 0)).toMatchObject({ rule: 'shape' });
});

test.each([[{ O: 2, X: 2 }], [{ X: 2, O: 2 }]])(
  'GL-GEN-04 weapons of the same combat value are thrown for in the order of the table: %j',
  (elements) => {
    const match = firing([ours('OOOOOOXXXXXX'), foe(2000, line('P', 2))], misses(3));
    const [fired] = choose(match, fireAt('N1', { elements })).filter(({ event }) => event === 'fired');
    expect(fired).toMatchObject({
      groups: [
        { letter: 'O', cv: 3 },
        { letter: 'X', cv: 3 },
      ],
    });
  },
);
