import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  FACES,
  hasCell,
  holdsLine,
  layoutOf,
  lessBag,
  rebased,
  sorted,
  standsOf,
  without,
  type Line,
} from '../../src/formation/index.js';
import { cornered, emptied } from './naive.js';

/** Any layout: up to four ranks of four files, at least one stand. */
const layouts = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([ranks, files]) =>
    fc.array(fc.array(fc.constantFrom('.', 'P', 'M', 'X'), { minLength: files, maxLength: files }), {
      minLength: ranks,
      maxLength: ranks,
    }),
  )
  .map((rows) => rows.map((row) => row.join('')).join('/'))
  .filter((layout) => /[A-Z]/.test(layout));

/** A layout and some of its cells. */
const withSome = layouts.chain((layout) => fc.tuple(fc.constant(layout), fc.subarray([...standsOf(layout).cells])));

describe('layouts', () => {
  test('are read and written again without loss', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const { cells, letters } = standsOf(layout);
        expect(layoutOf(cells, letters)).toBe(emptied(layout, []));
      }),
    );
  });

  test('know their stands', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const { size, cells, letters, bag, kinds } = standsOf(layout);
        expect(letters).toBe(layout.replaceAll(/[./]/g, ''));
        expect([size, cells.length]).toEqual([letters.length, letters.length]);
        expect(bag).toBe(sorted(letters));
        expect(kinds).toBe([...new Set(bag)].join(''));
        expect(count(layout, 'PX')).toBe([...letters].filter((letter) => letter !== 'M').length);
      }),
    );
  });

  test('know which cells are taken', () => {
    fc.assert(
      fc.property(layouts, fc.nat(4), fc.nat(4), (layout, rank, file) => {
        expect(hasCell(layout, [rank, file])).toBe(/[A-Z]/.test(layout.split('/')[rank]?.[file] ?? '.'));
      }),
    );
  });

  test('have an outermost line on each face, with a stand on it and none beyond', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const { outermost } = standsOf(layout);
        const beyond = { front: -1, left: -1, right: 1, rear: 1 };
        for (const face of FACES) {
          const [name, at] = outermost[face].split(' ') as ['rank' | 'file', string];
          expect(holdsLine(layout, outermost[face])).toBe(true);
          for (let i = Number(at) + beyond[face]; i >= 0 && i < 5; i += beyond[face])
            expect(holdsLine(layout, `${name} ${i}` as Line)).toBe(false);
        }
      }),
    );
  });

  test('lose the cells that are taken away and no others', () => {
    fc.assert(
      fc.property(withSome, ([layout, gone]) => {
        expect(without(layout, gone)).toBe(emptied(layout, gone));
      }),
    );
  });

  test('are moved to the front left corner, once', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(rebased(layout)).toBe(cornered(layout));
        expect(rebased(rebased(layout))).toBe(rebased(layout));
        expect(standsOf(rebased(layout)).letters).toBe(standsOf(layout).letters);
      }),
    );
  });
});

describe('bags of letters', () => {
  const letters = fc.string({ unit: fc.constantFrom('P', 'M', 'X'), maxLength: 9 });

  test('give back what is left, or undefined', () => {
    fc.assert(
      fc.property(letters, letters, (bag, taken) => {
        const enough = ['P', 'M', 'X'].every((each) => count(taken, each) <= count(bag, each));
        const left = lessBag(bag, taken);
        expect(left !== undefined).toBe(enough);
        if (left !== undefined) expect(sorted(left + taken)).toBe(sorted(bag));
      }),
    );
  });
});

test.each([
  ['PMM/MM.', [[0, 0]], '.MM/MM.'],
  [
    'PMM/MM.',
    [
      [1, 0],
      [1, 1],
    ],
    'PMM',
  ],
  ['X/X', [[0, 0]], './X'],
  ['X', [[0, 0]], ''],
] as [string, [number, number][], string][])('%s without %o is %s', (layout, gone, rest) => {
  expect(without(layout, gone)).toBe(rest);
});

test('a unit that lost its front rank and left file is moved up', () => {
  expect(rebased('.../.MM/..M')).toBe('MM/.M');
});
