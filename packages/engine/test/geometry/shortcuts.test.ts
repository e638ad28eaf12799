/** What is asked before something exact, or worked out once for all poses, says what the long way says: to the last bit. */
import { describe, expect, test, vi } from 'vitest';
import {
  edgesTowards,
  footprint,
  isKeptClear,
  keepsAway,
  length,
  moved,
  moveOverlaps,
  overlaps,
  shift,
  SIDES,
  straight,
  touches,
  type Footprint,
  type Grid,
} from '../../src/geometry/index.js';
import { anyPose, anyUnit, chance, STAND } from './kit.js';

vi.setConfig({ testTimeout: 60_000 }); // many cases each, on busy machines too

/** All grids of so many ranks and files with a stand in front. */
const gridsOf = (ranks: number, files: number): Grid[] =>
  Array.from({ length: 2 ** (ranks * files) }, (_, taken) =>
    Array.from({ length: ranks }, (_each, rank) =>
      Array.from({ length: files }, (_one, file) => file).filter((file) => (taken >> (rank * files + file)) & 1),
    ),
  ).filter((grid) => grid[0]!.length > 0 && grid.at(-1)!.length > 0);

const GRIDS = [...gridsOf(1, 4), ...gridsOf(2, 3), ...gridsOf(2, 4), ...gridsOf(3, 2), ...gridsOf(3, 3)];

/** The same ground from the same shapes, but without a pattern. */
const plain = ({ heading, stands, parts }: Footprint): Footprint => footprint(heading, stands, parts);

describe('patterns of stands', () => {
  test('SV-GEO-07, SV-GEO-13 the edges towards a side are those that are found without a pattern', () => {
    const random = chance(11);
    let [ones, others] = [0, 0];
    for (const grid of GRIDS) {
      const unit = straight(anyPose(random, 40_000), grid, STAND, random.pick([STAND, 900]));
      const found = SIDES.map((side) => edgesTowards(unit, side));
      expect(found, JSON.stringify(grid)).toEqual(SIDES.map((side) => edgesTowards(plain(unit), side)));
      ones += found.filter((edges) => edges.length === 1).length;
      others += found.filter((edges) => edges.length > 1).length;
    }
    expect(Math.min(ones, others)).toBeGreaterThan(300); // both kinds have been met
  });
});

describe('moves that stay clear', () => {
  test('SV-MOVE-10 who is kept clear all the way is neither overlapped nor touched, nor where the move is stored', () => {
    const random = chance(13);
    let clear = 0;
    for (let i = 0; i < 4000; i++) {
      const from = anyPose(random, 4000);
      const grid = random.pick(GRIDS);
      const unit = straight(from, grid, STAND, 900);
      const other = anyUnit(random);
      const side = random.pick(SIDES);
      const by = length(random.whole(1, 4000));
      const motion = shift(unit, side, by);
      if (!isKeptClear(motion, unit, other, 20)) continue;
      clear++;
      const end = straight(moved(from, side, by), grid, STAND, 900);
      const meets = [moveOverlaps(unit, side, by, other), overlaps(end, other), touches(end, other)];
      expect([...meets, !keepsAway(unit, motion, other)]).toEqual([false, false, false, false]);
    }
    expect(clear).toBeGreaterThan(200);
  });
});
