// A Glorious Victory: fire through terrain and cover (GL-TERR-05..07, -10, GL-R-62, -63).
import { describe, expect, test } from 'vitest';
import { choose } from './kit.js';
import {
  area,
  battle,
  fire,
  fireAt,
  firing,
  foe,
  hitsOn,
  line,
  many,
  mass,
  may,
  misses,
  needsOf,
  ours,
  refused,
  right,
  shooter,
  strip,
  switches,
  terrain,
  volley,
  X,
  Y,
  type Loose,
} from './fire-help.js';

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

describe('cover', () => {
  /** From the front of N1 (2" off) on, across its whole width. */
  const there = (type: string, more: Loose = {}) => strip(type, 2000, 6000, more);
  test.each<[string, Loose, number]>([
    ['wood', {}, 3],
    ['village', {}, 3],
    ['hill', {}, 5],
    ['rough', {}, 5],
    ['wood', mass('P'), 5],
    ['wood', { type: 'mounted foot bow' }, 3],
    ['wood', { type: 'light cavalry' }, 5],
    ['village', { type: 'light cavalry' }, 5],
    ['village', { type: 'commander' }, 5],
    ['village', { type: 'bombard' }, 3],
    ['village', { type: 'organ gun', limbered: true }, 3],
    ['rough', { type: 'organ gun' }, 5],
  ])('GL-TERR-07, GL-R-62, GL-TERR-03 six bows at somebody in a %s: %j: %i dice', (type, more, n) => {
    expect(volley(n, 3, [shooter(), foe(2000, more)], terrain(there(type)))).toEqual(right(n, 3));
  });
  test('GL-TERR-07 for each feature', () => {
    expect(volley(1, 3, [shooter(), foe(2000)], terrain(there('wood'), there('village')))).toEqual(right(1, 3));
    expect(volley(1, 3, [shooter(), foe(2000)], terrain(there('wood'), there('wood')))).toEqual(right(1, 3));
  });
  test('GL-TERR-07, GL-GEN-07 never below none', () => {
    const more = terrain(there('wood'));
    expect(volley(0, 3, [shooter({ layout: 'OO' }), foe(2000)], more).dice).toBe(0);
  });
  test('GL-R-31 minimumOneDie and noZeroDiceFire look at the final number', () => {
    const using = (name: string) => ({ options: { ...terrain(there('wood')).options, ...switches(name).options } });
    const units = [shooter({ layout: 'OOO' }), foe(2000)];
    expect(volley(1, 3, units, using('minimumOneDie'))).toEqual(right(1, 3));
    expect(refused(firing(units, [], using('noZeroDiceFire')))).toBeDefined();
  });
  test.each([
    [X + 625, 3],
    [X + 626, 5],
  ])('GL-TERR-07, GL-TERR-05 a wood from x = %i covers three or two of the six: %i dice', (west, n) => {
    const wood = area('wood', west, Y + 2000, X + 9000, Y + 6000);
    expect(volley(n, 3, [shooter(), foe(2000)], terrain(wood))).toEqual(right(n, 3));
  });
  test.each([
    [375, 3],
    [376, 5],
  ])('GL-TERR-05 its border %i behind the front: %i dice', (behind, n) => {
    expect(volley(n, 3, [shooter(), foe(2000)], terrain(strip('wood', 2000 + behind, 6000)))).toEqual(right(n, 3));
  });
  test('GL-TERR-07 a firer in a wood has nothing of it', () => {
    expect(volley(5, 3, [shooter(), foe(2000)], terrain(strip('wood', -3000, 100)))).toEqual(right(5, 3));
  });
  test('GL-TERR-07 two dice of the final number, after the doubling', () => {
    const options = {
      terrain: [there('rough')],
      terrainEffects: 'custom',
      terrainTable: { rough: { cover: ['mounted'] } },
    };
    const units = [shooter({ type: 'foot handgun' }), foe(2000, { type: 'knights' })];
    expect(volley(8, 3, units, { options })).toEqual(right(8, 3)); // (6 - 1) x 2 - 2
  });
  test.each<[string, number[]]>([
    ['OOOGGGLLLLLL', [4, 4, 3]], // longbows 3 - 1 for the line (tie: higher CV), bows 3 - 2
    ['OOOOGGGGLLLL', [4, 4, 4, 3, 3]],
    ['XXXXOOOOOLLL', many(6, 3)],
    ['OGGGGGLLLLLL', [4, 4, 4]], // the bow goes, and one longbow
  ])('GL-TERR-07 a mixed volley %s loses the lowest CV first: %j', (elements, needs) => {
    const match = firing([ours(elements), foe(2000)], misses(needs.length), terrain(there('wood')));
    expect(needsOf(choose(match, fireAt())).flat()).toEqual(needs);
  });
  test('GL-TERR-07 equal CV: the last row first', () => {
    // Bows and handguns at knights that are covered: the bows lose the die for the line, the handguns the two for cover.
    const options = {
      terrain: [there('rough')],
      terrainEffects: 'custom',
      terrainTable: { rough: { cover: ['knights'] } },
    };
    const match = firing([ours('OOOXXHHLLLLL'), foe(2000, { type: 'knights' })], misses(6), { options });
    const told = choose(match, fireAt()) as Loose[];
    expect(needsOf(told).flat()).toEqual(many(6, 3)); // 2 bows, 2 crossbows, 4 - 2 handguns
  });
  test.each([
    ['organ gun', 5000, 12, 6],
    ['organ gun', 12000, 6, 3],
    ['organ gun', 20000, 2, 1],
    ['rockets', 5000, 12, 6],
    ['light bombard', 5000, 10, 5],
    ['light bombard', 20000, 5, 2],
    ['bombard', 5000, 12, 6],
    ['bombard', 25000, 3, 1],
  ])('GL-TERR-07, GL-R-62 %s at %i: CV %i becomes %i, its die stays', (type, gap, cv, half) => {
    const woods = terrain(area('wood', X - 8000, Y + gap, X + 8000, Y + gap + 3000));
    const units = [shooter({ type }), foe(gap)];
    expect(volley(1, half, units, woods)).toEqual(right(1, half));
    expect(volley(1, cv, units)).toEqual(right(1, cv));
  });
  test('GL-TERR-07 halved once, whatever the number of features', () => {
    const match = firing([GUN, foe(5000)], [7], terrain(strip('wood', 5000, 8000), strip('village', 5000, 8000)));
    expect(needsOf(choose(match, fireAt()))).toEqual([[6]]);
    expect(hitsOn(match)).toBe(0);
  });
  test('GL-TERR-07 touching or not: cover counts', () => {
    expect(volley(3, 3, [shooter(), foe(0)], terrain(strip('wood', 0, 6000)))).toEqual(right(3, 3));
  });
  test('GL-TERR-03, GL-TERR-07 terrainEffects off: no cover', () => {
    const options = { terrain: [there('wood')], terrainEffects: 'off' };
    expect(volley(5, 3, [shooter(), foe(2000)], { options })).toEqual(right(5, 3));
  });
  test('GL-TERR-07 each target of a split volley by its own place', () => {
    const units = [
      shooter(),
      foe(2000, { x: X - 2500, ...mass('P') }),
      foe(2000, { id: 'N2', x: X + 2500, ...mass('P') }),
    ];
    const match = firing(units, misses(4), terrain(area('wood', X, Y + 2000, X + 9000, Y + 6000)));
    const order = fire('S1', { target: 'N1', elements: 3 }, { target: 'N2', elements: 3 });
    expect(may(match, order)).toBe(true);
    expect(needsOf(choose(match, order)).map((one) => one.length)).toEqual([3, 1]);
  });
});
