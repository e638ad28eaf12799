// A Glorious Victory: cover against fire (GL-TERR-05, -07, GL-R-62).
import { describe, expect, test } from 'vitest';
import { choose } from './kit.js';
import {
  area,
  fire,
  fireAt,
  firing,
  foe,
  hitsOn,
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
  terrain,
  volley,
  X,
  Y,
  type Loose,
  switches,
} from './fire-help.js';

const GUN = shooter({ type: 'organ gun' });

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
    expect(refused(firing(units, [], using('noZeroDiceFire')))?.rule).toBe('GL-R-31');
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
