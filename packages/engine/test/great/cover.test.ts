// A Great Victory: cover (GV-TERR-02, -08, GV-R-75).
import { describe, expect, test } from 'vitest';
import { box, feature, foe, on, shooter, shot, strip, X, Y, type Loose } from './fire-help.js';

describe('cover', () => {
  /** Dice of six points at N1, 14 cm ahead. */
  const under = (n: number, n1: Loose, terrain: Loose[], more: Loose = {}) =>
    expect(shot(n, [shooter(), foe(14000, n1)], { options: { terrain, ...more } })).toBe(n);
  const GROUND = strip(Y + 14000, Y + 20000);

  test.each<[string, Loose, number]>([
    ['wood', {}, 4],
    ['wood', { type: 'medium foot arms' }, 3],
    ['wood', { formation: 'block' }, 5],
    ['wood', { type: 'light horse', formation: 'skirmishLine' }, 6],
    ['village', {}, 4],
    ['village', { formation: 'defensiveBlock' }, 6],
    ['village', { type: 'light artillery' }, 3],
    ['village', { type: 'heavy artillery' }, 1],
    ['village', { type: 'light artillery', packed: true }, 3],
    ['village', { type: 'light horse' }, 7],
    ['village', { type: 'commander' }, 6],
    ['village', { type: 'light chariots' }, 7],
    ['village', { type: 'medium elephants' }, 6],
    ['hill', {}, 6],
    ['rough', {}, 6],
  ])('GV-TERR-08 a target in %s, %j: %i dice', (type, n1, n) => under(n, n1, [feature(type, GROUND)]));

  test('GV-TERR-08 two dice for each feature, down to none', () => {
    under(2, {}, [feature('wood', GROUND), feature('village', GROUND)]);
    under(2, {}, [feature('wood', GROUND), feature('wood', strip(Y + 14000, Y + 19000))]);
    under(0, {}, [feature('wood', GROUND), feature('village', GROUND), feature('wood', strip(Y + 14000, Y + 19000))]);
    under(0, { type: 'heavy foot arms' }, [feature('wood', GROUND), feature('village', GROUND)]);
  });
  test.each([
    ['both stands', X + 10000, 4],
    ['one stand of two, its centre on the border', X - 2000, 4],
    ['no centre', X - 2001, 6],
  ])('GV-TERR-02 a wood with %s of the target', (_, east, n) => {
    under(n, {}, [feature('wood', box(60000, Y + 14000, east, Y + 20000))]);
  });
  test('GV-TERR-02 depth counts too: the centres, not the front', () => {
    under(4, {}, [feature('village', strip(Y + 15000, Y + 20000))]);
    under(6, {}, [feature('village', strip(Y + 15001, Y + 20000))]);
  });
  test('GV-TERR-08 the cover of the firer is none', () => {
    expect(shot(6, [shooter(), foe(14000)], on(feature('village', strip(Y - 3000, Y))))).toBe(6);
  });
  test('GV-TERR-08 artillery loses them too', () => {
    expect(shot(4, [shooter({ type: 'light artillery' }), foe(14000)], on(feature('wood', GROUND)))).toBe(4);
  });
  test('GV-R-75 terrainEffects off: no cover', () =>
    under(6, {}, [feature('wood', GROUND)], { terrainEffects: 'off' }));
  test('GV-R-75 a table of our own: cover as told, the rest as in the book', () => {
    const custom = (entry: Loose) => ({ terrainEffects: 'custom', terrainTable: { rough: entry } });
    const entry = { prohibited: [], cover: ['horse'], advantage: [], blocksFire: 'no', level: 0 };
    under(5, { type: 'light horse' }, [feature('rough', GROUND)], custom(entry)); // 6 + 1 - 2
    under(5, { type: 'light camels' }, [feature('rough', GROUND)], custom(entry));
    under(6, {}, [feature('rough', GROUND)], custom(entry));
    under(7, { type: 'light chariots' }, [feature('rough', GROUND)], custom(entry));
    under(4, {}, [feature('wood', GROUND)], custom(entry));
    under(4, { type: 'medium elephants' }, [feature('rough', GROUND)], custom({ ...entry, cover: ['elephant'] }));
    under(4, {}, [feature('rough', GROUND)], custom({ ...entry, cover: ['light foot arms'] }));
    under(5, { type: 'light chariots' }, [feature('rough', GROUND)], custom({ ...entry, cover: ['mounted'] }));
    under(4, { type: 'commander' }, [feature('rough', GROUND)], custom({ ...entry, cover: ['all'] }));
  });
});
