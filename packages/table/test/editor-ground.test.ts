/** The ground of a measured table as players draw it: by dragging, by keys, by chance. */
import { expect, test } from 'vitest';
import { next, streamOf } from '@five-victories/engine/kernel';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { optionFaults } from '../src/editor/faults.js';
import {
  added,
  allOnTable,
  duplicated,
  featuresOf,
  goalAdded,
  goalsOf,
  newFeature,
  newGoal,
  nextChosen,
  removed,
  type Chosen,
} from '../src/editor/ground.js';
import { dragged, type Grip } from '../src/editor/hand.js';
import { changed, historyOf, redone, undone } from '../src/editor/history.js';
import { chosenBy, gripName, gripOf } from '../src/editor/grip-name.js';
import { keyed, type Done } from '../src/editor/keys.js';
import { randomGround } from '../src/editor/random-ground.js';
import {
  boxOf,
  cornerAfter,
  middleOf,
  mirrored,
  moved,
  placed,
  scaled,
  sized,
  snappedShift,
  turned,
  withoutCorner,
  type Corner,
  type Outline,
} from '../src/editor/shapes.js';
import { MEASURED_GAMES } from '../src/match/game-ids.js';
import { measuredEditionOf } from '../src/measured/editions.js';
import type { Options } from '../src/options/fields.js';

const TABLE = { width: 72_000, depth: 48_000 };
const SQUARE: Outline = [
  [10_000, 10_000],
  [14_000, 10_000],
  [14_000, 12_000],
  [10_000, 12_000],
];
const wooded: Options = { terrain: [{ type: 'wood', points: SQUARE }] };
const wood: Chosen = { is: 'feature', index: 0 };
const outlineIn = (options: Options, index = 0): Outline => featuresOf(options)[index]!.points;

// ---- shapes ----------------------------------------------------------------------------------------------------------

test('an outline is pushed back onto the table, and stays where it was when it is too large for it', () => {
  expect(boxOf(moved(SQUARE, -99_000, 99_000, TABLE))).toEqual({ left: 0, low: 46_000, right: 4000, high: 48_000 });
  expect(scaled(SQUARE, 30, 30, TABLE)).toEqual(SQUARE);
});

test('a quarter turn to the right brings the eastern side to the south, about the same middle', () => {
  const right = turned(SQUARE, 90, TABLE);
  expect(middleOf(right)).toEqual(middleOf(SQUARE));
  expect(boxOf(right)).toEqual({ left: 11_000, low: 9000, right: 13_000, high: 13_000 });
  // The south-western corner is now the north-western one.
  expect(right[0]).toEqual([11_000, 13_000]);
});

test('an outline takes a size and a place to the thousandth, and a size of nothing is refused', () => {
  expect(boxOf(placed(sized(SQUARE, 8000, 5000, TABLE), 20_000, 30_000, TABLE))).toEqual({
    left: 16_000,
    low: 27_500,
    right: 24_000,
    high: 32_500,
  });
  expect(sized(SQUARE, 0, 0, TABLE)).toEqual(SQUARE);
});

test('a corner is added in the middle of a side; a line goes on at its end; three corners stay', () => {
  expect(cornerAfter(SQUARE, 3, true)[4]).toEqual([10_000, 11_000]);
  expect(cornerAfter(SQUARE.slice(0, 2), 1, false).at(-1)).toEqual([16_000, 10_000]);
  const three = withoutCorner(SQUARE, 1, true);
  expect(three).toHaveLength(3);
  expect(withoutCorner(three, 0, true)).toBe(three);
});

test('what is moved by snapping lies with its box on whole inches', () => {
  const crooked = moved(SQUARE, 340, 120, TABLE);
  const [dx, dy] = snappedShift(crooked, 1300, 900);
  const { left, low } = boxOf(moved(crooked, dx, dy, TABLE));
  expect([left, low]).toEqual([12_000, 11_000]);
});

// ---- the hand --------------------------------------------------------------------------------------------------------

const drag = (options: Options, grip: Grip, from: Corner, to: Corner, snap = true): Options =>
  dragged({ grip, from, options }, to, { table: TABLE, snap });

test('a feature, its corners, a new corner, its heading and its size follow the hand', () => {
  expect(outlineIn(drag(wooded, { is: 'feature', index: 0 }, [11_000, 11_000], [15_300, 11_200]))[0]).toEqual([
    14_000, 10_000,
  ]);
  expect(outlineIn(drag(wooded, { is: 'corner', index: 0, corner: 2 }, SQUARE[2]!, [16_400, 15_600]))[2]).toEqual([
    16_000, 16_000,
  ]);
  const bent = outlineIn(drag(wooded, { is: 'side', index: 0, corner: 0 }, [12_000, 10_000], [12_000, 8000]));
  expect(bent).toHaveLength(5);
  expect(bent[1]).toEqual([12_000, 8000]);
  // From due north of it to due east: a quarter turn to the right.
  expect(outlineIn(drag(wooded, { is: 'turn', index: 0 }, [12_000, 15_000], [15_000, 11_000]))).toEqual(
    turned(SQUARE, 90, TABLE),
  );
  expect(boxOf(outlineIn(drag(wooded, { is: 'scale', index: 0 }, [14_000, 11_000], [16_000, 11_000])))).toEqual({
    left: 8000,
    low: 9000,
    right: 16_000,
    high: 13_000,
  });
});

test('without snapping a drag is exact to the thousandth', () => {
  expect(outlineIn(drag(wooded, { is: 'feature', index: 0 }, [0, 0], [123, 45], false))[0]).toEqual([10_123, 10_045]);
});

test('a goal and its radius follow the hand', () => {
  const { options } = goalAdded({}, 'north', newGoal([36_000, 24_000], TABLE));
  const there = drag(options, { is: 'goal', side: 'north', index: 0 }, [36_000, 24_000], [30_400, 20_000]);
  expect(goalsOf(there, 'north')[0]).toMatchObject({ x: 30_000, y: 20_000 });
  const wide = drag(there, { is: 'radius', side: 'north', index: 0 }, [35_000, 20_000], [36_200, 20_000]);
  expect(goalsOf(wide, 'north')[0]!.radius).toBe(6000);
});

test('what the drawing carries as a name comes back as the same grip', () => {
  const grips: Grip[] = [
    { is: 'feature', index: 3 },
    { is: 'corner', index: 3, corner: 11 },
    { is: 'side', index: 0, corner: 0 },
    { is: 'turn', index: 2 },
    { is: 'scale', index: 12 },
    { is: 'goal', side: 'north', index: 1 },
    { is: 'radius', side: 'south', index: 0 },
  ];
  expect(grips.map((grip) => gripOf(gripName(grip)))).toEqual(grips);
  expect(chosenBy(grips[2]!)).toEqual({ is: 'feature', index: 0, corner: 1 });
  expect(gripOf('')).toBeUndefined();
});

// ---- keys ------------------------------------------------------------------------------------------------------------

const press = (options: Options, chosen: Chosen | undefined, key: string, shift = false, ctrl = false): Done =>
  keyed(options, chosen, { key, shift, ctrl }, TABLE) ?? { options, chosen };

test('arrows move by a half, with Shift by five; a run of them is one step to undo', () => {
  const half = press(wooded, wood, 'ArrowRight');
  expect(outlineIn(half.options)[0]).toEqual([10_500, 10_000]);
  expect(outlineIn(press(wooded, wood, 'ArrowDown', true).options)[0]).toEqual([10_000, 5000]);
  const more = press(half.options, half.chosen, 'ArrowRight');
  const history = changed(changed(historyOf(wooded), half.options, half.about), more.options, more.about);
  expect(outlineIn(history.now)[0]).toEqual([11_000, 10_000]);
  expect(undone(history).now).toBe(wooded);
  expect(redone(undone(history)).now).toBe(history.now);
});

test('brackets turn, plus and minus scale', () => {
  expect(outlineIn(press(wooded, wood, ']').options)).toEqual(turned(SQUARE, 5, TABLE));
  const grown = boxOf(outlineIn(press(wooded, wood, '+').options));
  expect(grown.right - grown.left).toBe(4200);
});

test('corners are chosen, moved, added and taken away by keys, and the area stays an area', () => {
  const first = press(wooded, wood, 'c');
  expect(first.chosen).toEqual({ is: 'feature', index: 0, corner: 0 });
  expect(outlineIn(press(first.options, first.chosen, 'ArrowUp').options)).toEqual([
    [10_000, 10_500],
    ...SQUARE.slice(1),
  ]);
  const five = press(first.options, first.chosen, 'i');
  expect(five.chosen).toEqual({ is: 'feature', index: 0, corner: 1 });
  expect(outlineIn(five.options)[1]).toEqual([12_000, 10_000]);
  let now: Done = five;
  for (let i = 0; i < 6; i++) now = press(now.options, now.chosen, 'Delete');
  expect(outlineIn(now.options)).toHaveLength(3);
});

test('next and last go round through features and goals; Delete and D take away and double', () => {
  const { options } = goalAdded(wooded, 'south', newGoal([36_000, 24_000], TABLE));
  expect(press(options, undefined, 'n').chosen).toEqual(wood);
  expect(nextChosen(options, wood, 1)).toEqual({ is: 'goal', side: 'south', index: 0 });
  expect(nextChosen(options, wood, -1)).toEqual({ is: 'goal', side: 'south', index: 0 });
  const gone = press(options, wood, 'Delete');
  expect(gone.chosen).toBeUndefined();
  expect(featuresOf(gone.options)).toEqual([]);
  const two = press(options, wood, 'd');
  expect(two.chosen).toEqual({ is: 'feature', index: 1 });
  expect(outlineIn(two.options, 1)[0]).toEqual([12_000, 8000]);
});

test('a key that means nothing changes nothing', () => {
  expect(keyed(wooded, wood, { key: 'q', shift: false, ctrl: false }, TABLE)).toBeUndefined();
  expect(keyed(wooded, undefined, { key: 'ArrowUp', shift: false, ctrl: false }, TABLE)).toBeUndefined();
});

// ---- features and goals ----------------------------------------------------------------------------------------------

test('the first goal lets the scenario decide who wins, the last one gone lets the book decide again', () => {
  const { options, chosen } = goalAdded({}, 'south', newGoal([99_000, 24_000], TABLE));
  expect(options['victory']).toBe('scenario');
  expect(goalsOf(options, 'south')[0]).toMatchObject({ x: 72_000, y: 24_000, points: 1 });
  expect(removed(options, chosen)).toEqual({});
});

test('a double at the edge of the table lies beside its model, not upon it', () => {
  const corner = moved(SQUARE, 99_000, -99_000, TABLE);
  const { options } = duplicated({ terrain: [{ type: 'bog', points: corner }] }, wood, TABLE);
  expect(outlineIn(options, 1)).not.toEqual(corner);
});

test('a smaller table takes everything back onto it', () => {
  const far: Options = { terrain: [{ type: 'wood', points: moved(SQUARE, 50_000, 30_000, TABLE) }] };
  const small = { width: 36_000, depth: 24_000 };
  expect(boxOf(outlineIn(allOnTable(far, small)))).toMatchObject({ right: 36_000, high: 24_000 });
});

test.each(MEASURED_GAMES)('every kind of ground that is put down in %s is right for the engine', (game) => {
  const edition = measuredEditionOf(game);
  const stream = streamOf(11);
  const chance = (): number => next(stream) / 2 ** 32;
  const table = { width: 72_000, depth: 60_000 };
  const at: readonly Corner[] = [
    [0, 0],
    [36_000, 24_000],
    [72_000, 60_000],
  ];
  const size = { tableWidth: 72, tableDepth: 60 };
  for (const type of ['hill', 'wood', 'village', 'rough', 'impassable', 'bog', 'escarpment'] as const)
    for (const where of at)
      for (const scale of ['small', 'middling', 'large'] as const) {
        const { options } = added(size, newFeature(type, where, table, chance, scale));
        expect(optionFaults(edition, options), `${type} ${scale} at ${where.join()}`).toEqual([]);
      }
});

// ---- by chance -------------------------------------------------------------------------------------------------------

const sameFrom = (features: readonly FeatureGiven[], table: typeof TABLE): string[] =>
  features
    .map(({ type, level = 0, points }) => {
      const { left, low, right, high } = boxOf(mirrored(points, table));
      return [type, level, left, low, right, high].join(' ');
    })
    .sort();

test.each([
  ['splendid', 72, 48, 12],
  ['great', 180, 120, 30],
  ['glorious', 72, 48, 12],
  ['splendid', 96, 60, 14],
  ['great', 120, 120, 20],
] as const)('ground by chance in %s, %i by %i: legal, the same from both chairs, never bare', (game, w, d, deep) => {
  const table = { width: w * 1000, depth: d * 1000 };
  const size = { tableWidth: w, tableDepth: d, deploymentDepth: deep };
  for (let seed = 0; seed < 60; seed++) {
    const features = randomGround({ table, deployment: deep * 1000, seed });
    expect(optionFaults(measuredEditionOf(game), { ...size, terrain: features }), `seed ${seed}`).toEqual([]);
    expect(features.length, `seed ${seed}`).toBeGreaterThanOrEqual(2);
    const here = features.map(({ type, level = 0, points }) => {
      const { left, low, right, high } = boxOf(points);
      return [type, level, left, low, right, high].join(' ');
    });
    expect(here.sort(), `seed ${seed}`).toEqual(sameFrom(features, table));
    // Where armies are set up lie hills at most.
    for (const { type, points } of features)
      if (type !== 'hill') expect(boxOf(points).low, `${type}, seed ${seed}`).toBeGreaterThanOrEqual(deep * 1000);
  }
});

test('the same seed gives the same ground, another one another', () => {
  const of = (seed: number): FeatureGiven[] => randomGround({ table: TABLE, deployment: 12_000, seed });
  expect(of(4)).toEqual(of(4));
  expect(of(4)).not.toEqual(of(5));
});
