import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasAlternatives,
  isValid,
  shapeOf,
  someLayouts,
  sorted,
  standsOf,
  validRemovals,
  without,
  type Cell,
  type Shapes,
} from '../../src/formation/index.js';
import { fine } from '../../src/index.js';
import { isShape, rankSizes } from './naive.js';

const SHAPES = fine.options['shapes']!.standard({}) as Shapes;
const OTHERS: Shapes = { ...SHAPES, 3: [[3], [2, 1], [1, 1, 1]], 4: [[4], [3, 1], [2, 2]] };

const grids = fc
  .array(fc.string({ unit: fc.constantFrom('.', 'M'), minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((rows) => rows.join('/'))
  .filter((layout) => layout.includes('M'));

/** Layouts a unit can really have: some arrangement of some bag. */
const arranged = fc
  .tuple(fc.constantFrom(SHAPES, OTHERS), fc.string({ unit: fc.constantFrom('M', 'P'), minLength: 1, maxLength: 9 }))
  .chain(([shapes, letters]) =>
    fc.tuple(fc.constant(shapes), fc.constantFrom(...someLayouts(shapes, sorted(letters)))),
  );

const subsets = (cells: readonly Cell[], k: number): Cell[][] => {
  const all: Cell[][] = [];
  for (let mask = 0; mask < 1 << cells.length; mask++) {
    const taken = cells.filter((_, i) => mask & (1 << i));
    if (taken.length === k) all.push(taken);
  }
  return all;
};

const asText = (removals: readonly (readonly Cell[])[]): string[] => removals.map((cells) => cells.join(' ')).sort();

describe('shapes', () => {
  test('are the rank sizes of solid layouts, and of no others', () => {
    fc.assert(
      fc.property(grids, (layout) => {
        expect(shapeOf(layout)).toEqual(rankSizes(layout));
      }),
      { numRuns: 1000 },
    );
  });

  test('are valid when the table has them', () => {
    fc.assert(
      fc.property(grids, fc.constantFrom(SHAPES, OTHERS), (layout, shapes) => {
        expect(isValid(shapes, layout)).toBe(isShape(shapes, layout));
      }),
      { numRuns: 1000 },
    );
  });

  test('do not depend on the kinds of stands, nor on where the grid begins', () => {
    fc.assert(
      fc.property(grids, (layout) => {
        expect(shapeOf(layout.replaceAll('M', 'P'))).toEqual(shapeOf(layout));
        expect(shapeOf(`.../${layout}`)).toEqual(shapeOf(layout));
        expect(
          shapeOf(
            layout
              .split('/')
              .map((row) => `.${row}`)
              .join('/'),
          ),
        ).toEqual(shapeOf(layout));
      }),
    );
  });

  test.each([
    ['MM/MM', [2, 2]],
    ['MMM/.MM', [3, 2]],
    ['.M./.M.', [1, 1]],
    ['M.M', undefined],
    ['MM/..M', undefined],
    ['M/MM', undefined],
    ['MM/../MM', undefined],
    ['MMM/MM./..M', undefined],
  ])('%s has the shape %o', (layout, shape) => expect(shapeOf(layout)).toEqual(shape));
});

describe('some layouts', () => {
  test('are valid, hold exactly these stands, and none comes twice', () => {
    fc.assert(
      fc.property(arranged, ([shapes, layout]) => {
        const { bag } = standsOf(layout);
        const all = someLayouts(shapes, bag);
        for (const each of all) expect([isShape(shapes, each), standsOf(each).bag]).toEqual([true, bag]);
        expect(new Set(all).size).toBe(all.length);
        if (!hasAlternatives(shapes, bag)) expect(all).toHaveLength(1);
      }),
    );
  });

  test('show every shape of the table', () => {
    for (const [size, shapes] of Object.entries(OTHERS)) {
      const shown = new Set(someLayouts(OTHERS, 'M'.repeat(Number(size))).map((each) => rankSizes(each)!.join()));
      expect(shown).toEqual(new Set(shapes.map((shape) => shape.join())));
    }
  });
});

describe('removals', () => {
  test('are all choices of cells that leave a valid shape, and no others', () => {
    fc.assert(
      fc.property(arranged, fc.integer({ min: 1, max: 4 }), ([shapes, layout], k) => {
        const left = subsets(standsOf(layout).cells, k).filter((gone) => isShape(shapes, without(layout, gone)));
        expect(asText(validRemovals(shapes, layout, k))).toEqual(asText(left));
      }),
      { numRuns: 300 },
    );
  });

  test('of every stand leave nothing that is valid', () => expect(validRemovals(SHAPES, 'MM/MM', 4)).toEqual([]));
});
