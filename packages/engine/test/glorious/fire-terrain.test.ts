// A Glorious Victory: fire through terrain (GL-TERR-05, -06, -10, GL-R-63).
import { describe, expect, test } from 'vitest';
import { area, battle, firing, foe, line, refused, shooter, strip, X, Y, type Loose } from './fire-help.js';

const BLOCKED = ['GL-TERR-06', 'GL-R-63', 'GL-FIRE-06', 'GL-FIRE-11', 'GL-FIRE-14'];
const seen = (features: Loose[], more: Loose = {}, units: Loose[] = [shooter(), foe(5000)]): boolean => {
  const why = refused(firing(units, [], { options: { terrain: features, ...more } }));
  if (why) expect(BLOCKED).toContain(why.rule);
  return why === undefined;
};
const GUN = shooter({ type: 'organ gun' });

describe('woods and villages between', () => {
  test.each(['wood', 'village'])('GL-TERR-06 a %s between stops fire, however thin', (type) => {
    expect(seen([strip(type, 2000, 2500)])).toBe(false);
    expect(seen([strip(type, 2000, 2011)])).toBe(false);
    expect(seen([strip(type, 2000, 2500)], {}, [GUN, foe(5000)])).toBe(false);
  });
  test.each(['rough', 'impassable', 'bog'])('GL-TERR-03, GL-TERR-06 %s does not', (type) => {
    expect(seen([strip(type, 2000, 2500)])).toBe(true);
    expect(seen([strip(type, 2000, 2500)], {}, [GUN, foe(5000)])).toBe(true);
  });
  test('GL-TERR-03 nor does an escarpment', () => {
    const river = {
      type: 'escarpment',
      points: [
        [20000, Y + 2000],
        [50000, Y + 2000],
      ],
    };
    expect(seen([river])).toBe(true);
    expect(seen([river], {}, [GUN, foe(5000)])).toBe(true);
  });
  test('GL-TERR-06 behind the target or behind the firer it is not between', () => {
    expect(seen([strip('wood', 6000, 9000), strip('wood', -5000, -1000)])).toBe(true);
  });
  test.each([
    [990, true],
    [989, false],
  ])('GL-TERR-06, GL-GEO-05 a wood that leaves %i of the front free: %s', (gap, expected) => {
    expect(seen([area('wood', X - 9000, Y + 2000, X + 3750 - gap, Y + 3000)])).toBe(expected);
  });
  test.each([
    [864, false],
    [866, true],
  ])('GL-TERR-06, GL-R-43 a wood from %i right of the middle of a gun: %s', (from, expected) => {
    expect(seen([area('wood', X + from, Y + 2000, X + 9000, Y + 3000)], {}, [GUN, foe(5000)])).toBe(expected);
  });
  test('GL-TERR-03 terrainEffects off: nothing stops fire', () => {
    expect(seen([strip('wood', 2000, 2500), strip('hill', 3000, 3500)], { terrainEffects: 'off' })).toBe(true);
  });
  test('GL-TERR-03 terrainEffects custom: by its table', () => {
    const custom = (table: Loose) => ({ terrainEffects: 'custom', terrainTable: table });
    expect(seen([strip('rough', 2000, 2500)], custom({ rough: { blocksFire: 'wood' } }))).toBe(false);
    expect(seen([strip('wood', 2000, 2500)], custom({ wood: { blocksFire: 'no' } }))).toBe(true);
  });
});

describe('in a wood or village', () => {
  test.each([
    [2000, true],
    [2005, true],
    [2006, false],
  ])('GL-TERR-06, GL-R-63 the firer is in it, and %i of the way: %s', (edge, expected) => {
    expect(seen([strip('wood', -3000, edge)])).toBe(expected);
    expect(seen([strip('village', -3000, edge)])).toBe(expected);
    expect(seen([strip('village', -3000, edge)], {}, [GUN, foe(5000)])).toBe(expected);
  });
  test.each([
    [2000, true],
    [2005, true],
    [2006, false],
  ])('GL-TERR-06, GL-R-63 the target is in it, and %i of the way: %s', (edge, expected) => {
    expect(seen([strip('wood', 5000 - edge, 8000)])).toBe(expected);
    expect(seen([strip('village', 5000 - edge, 8000)], {}, [GUN, foe(5000)])).toBe(expected);
  });
  test.each([
    [2005, true],
    [2006, false],
  ])('GL-TERR-06 both in one wood, %i apart: %s', (gap, expected) => {
    expect(seen([strip('wood', -3000, 8000)], {}, [shooter(), foe(gap)])).toBe(expected);
  });
  test('GL-TERR-06 each in a wood of its own: each is measured by itself', () => {
    expect(seen([strip('wood', -3000, 2000), strip('wood', 3000, 8000)])).toBe(true);
    expect(seen([strip('wood', -3000, 2006), strip('wood', 3000, 8000)])).toBe(false);
  });
  test('GL-TERR-06 a third wood between stops it all the same', () => {
    expect(seen([strip('wood', -3000, 1000), strip('wood', 2000, 2100)])).toBe(false);
  });
  test.each([
    [0, 10, true],
    [0, 11, false],
    [1, 1005, true],
    [1, 1006, false],
    [4, 4005, true],
    [4, 4006, false],
    [24, 4900, true],
  ])('GL-R-63 woodsVisibility %i: %i of the way in it: %s', (woodsVisibility, edge, expected) => {
    expect(seen([strip('wood', -3000, edge)], { woodsVisibility })).toBe(expected);
  });
  test('GL-TERR-05, GL-R-63 in it are those of whom half of the centres are', () => {
    // Centres at 0.625, 1.875 and 3.125 right and left of the middle; the wood all but reaches N1.
    const wood = (west: number) => area('wood', west, Y - 3000, X + 9000, Y + 1400);
    const narrow = foe(1500, { x: X + 3125, ...line('P', 1) });
    expect(seen([wood(X + 625)], {}, [shooter(), narrow])).toBe(true);
    expect(seen([wood(X + 626)], {}, [shooter(), narrow])).toBe(false);
  });
  test('GL-TERR-06 of artillery the middle line counts', () => {
    /** The target stands in a village with a tongue towards the gun. */
    const village = (west: number) => ({
      type: 'village',
      points: [
        [X - 8000, Y + 5000],
        [west, Y + 5000],
        [west, Y + 1000],
        [X + 2000, Y + 1000],
        [X + 2000, Y + 5000],
        [X + 8000, Y + 5000],
        [X + 8000, Y + 8000],
        [X - 8000, Y + 8000],
      ],
    });
    expect(seen([village(X + 200)], {}, [GUN, foe(5000)])).toBe(true);
    expect(seen([village(X - 200)], {}, [GUN, foe(5000)])).toBe(false);
  });
});

describe('hills', () => {
  const BETWEEN = (level: number) => strip('hill', 2000, 2500, { level });
  const OURS = (level: number) => strip('hill', -3000, 0, { level });
  const THEIRS = (level: number) => strip('hill', 5000, 12000, { level });
  test.each([
    [1, 0, 0, false],
    [1, 1, 0, true],
    [1, 0, 1, true],
    [2, 1, 0, false],
    [2, 1, 1, false],
    [2, 2, 0, true],
    [2, 0, 2, true],
    [3, 2, 2, false],
    [3, 0, 3, true],
  ])('GL-TERR-06, GL-TERR-10 a hill of level %i between levels %i and %i: %s', (level, own, other, expected) => {
    const hills = [BETWEEN(level), ...(own > 0 ? [OURS(own)] : []), ...(other > 0 ? [THEIRS(other)] : [])];
    expect(seen(hills)).toBe(expected);
    expect(seen(hills, {}, [GUN, foe(5000)])).toBe(expected);
    expect(seen(hills, {}, [shooter(), battle(5000)])).toBe(expected);
  });
  test('GL-TERR-06, GL-R-63 not if one of them is in it', () => {
    expect(seen([strip('hill', -3000, 3000)])).toBe(true);
    expect(seen([strip('hill', 3000, 9000)])).toBe(true);
  });
  test('GL-TERR-10 hillLevel holds for hills without a level of their own', () => {
    const hills = [strip('hill', 2000, 2500), OURS(1)];
    expect(seen(hills)).toBe(true);
    expect(seen(hills, { hillLevel: 2 })).toBe(false);
  });
  test('GL-TERR-10 a unit has the level of its lowest element, a Battle that of its centre', () => {
    const half = area('hill', X - 9000, Y + 5000, X + 2000, Y + 12000);
    expect(seen([BETWEEN(1), half])).toBe(false); // two elements stand low
    expect(seen([BETWEEN(1), half], {}, [shooter(), battle(5000)])).toBe(true);
    expect(seen([BETWEEN(1), area('hill', X + 1, Y + 5000, X + 9000, Y + 12000)], {}, [shooter(), battle(5000)])).toBe(
      false,
    );
  });
});
