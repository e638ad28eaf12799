// A Great Victory: hand-to-hand advantage (GV-TERR-09), levels in combat (GV-TERR-10), command over ground (GV-TERR-11).
import { describe, expect, test } from 'vitest';
import { choose, decision } from './kit.js';
import {
  FOOT,
  H,
  W,
  X,
  Y,
  area,
  elsewhere,
  foot,
  fray,
  hitsOn,
  melee,
  misses,
  north,
  south,
  throwsOf,
  troops,
  type Loose,
} from './melee-help.js';

const ground = (...terrain: Loose[]): Loose => ({ options: { terrain } });
/** The ground S1 stands on: its line covers x 86 to 94 cm, y 58 to 60 cm. */
const under = (type: string, more: Loose = {}): Loose => area(type, X - 6000, Y - 6000, X + 6000, Y, more);
/** The ground N1 stands on. */
const above = (type: string, more: Loose = {}): Loose => area(type, X - 6000, Y, X + 6000, Y + 6000, more);

/** N1, with four strength points, throws so many dice at S1. */
const dice = (count: number, target: Loose, terrain: Loose[], attacker: Loose = foot(4)): void => {
  const match = fray(attacker, target, misses(count), ground(...terrain));
  expect(throwsOf(match, 'N1').map((one) => one.length)).toEqual(count === 0 ? [] : [count]);
};

describe('GV-TERR-09 two dice off for each feature that gives it', () => {
  test.each<[string, string, Loose, number]>([
    ['no ground', 'none', foot(3), 4],
    ['foot on a hill', 'hill', foot(3), 2],
    ['foot in woods', 'wood', foot(3), 2],
    ['foot in rough ground', 'rough', foot(3), 2],
    ['foot in a village', 'village', foot(3), 2],
    ['light foot skirmishing in woods', 'wood', troops('light foot bows', 3, { formation: 'skirmishLine' }), 2],
    ['a defensive block in woods', 'wood', foot(3, { formation: 'defensiveBlock' }), 2],
    ['artillery in a village', 'village', troops('light artillery', 3), 2],
    ['heavy artillery in a village', 'village', troops('heavy artillery', 3), 2],
    ['artillery on a hill: none', 'hill', troops('light artillery', 3), 4],
    ['artillery in rough ground: none', 'rough', troops('light artillery', 3), 4],
    ['horse on a hill: none', 'hill', troops('medium horse', 3), 4],
    ['horse in rough ground: none', 'rough', troops('medium horse', 3), 4],
    ['skirmishing horse in woods: none', 'wood', troops('light horse', 3, { formation: 'skirmishLine' }), 4],
    ['horse in a village: none', 'village', troops('medium horse', 3), 4],
    ['chariots on a hill: none', 'hill', troops('heavy chariots', 3), 4],
    ['elephants on a hill: none', 'hill', troops('medium elephants', 3), 4],
    ['elephants in a village: none', 'village', troops('medium elephants', 3), 4],
    ['the commander in a village: none', 'village', troops('commander', 3), 4],
  ])('GV-TERR-09, GV-MELEE-06 %s', (_, type, target, count) =>
    dice(count, target, type === 'none' ? [] : [under(type)]),
  );

  test('GV-TERR-09 several features add up', () => {
    dice(0, foot(3), [under('hill'), under('wood')]);
    dice(1, foot(3), [under('rough'), under('village')], foot(5));
    dice(1, foot(3), [under('hill'), under('rough'), under('wood')], foot(7));
    dice(2, foot(3), [under('wood'), under('wood')], foot(6));
  });
  test('GV-TERR-09, GV-GEN-03 never below none: no throw, no hit', () => {
    const match = fray(foot(1), foot(3), [], ground(under('wood')));
    expect(throwsOf(match, 'N1')).toEqual([]);
    expect(hitsOn(match, 'S1')).toBe(0);
  });
  test('GV-TERR-09 after doubling', () => {
    // N1 stands behind S1, which is in woods; N1 is not.
    const woods = area('wood', X - 6000, Y - FOOT, X + 6000, Y + 3000);
    dice(6, foot(3), [woods], foot(4, { formation: 'block', y: Y - FOOT, heading: 0 }));
  });
  test('GV-TERR-09 off each attack, and only against the unit that has it', () => {
    const match = melee(
      [
        north(foot(6)),
        south({ ...foot(2, { formation: 'block' }), x: X - H }),
        south({ id: 'S2', ...foot(2, { formation: 'block' }), x: X + H }),
      ],
      [6, ...misses(3), 6],
      ground(area('wood', X - 6000, Y - 6000, X, Y)),
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, {
      do: 'allocate',
      at: [
        { target: 'S1', points: 3 },
        { target: 'S2', points: 3 },
      ],
    });
    expect(throwsOf(match, 'N1').map((one) => one.length)).toEqual([1, 3]);
  });
  test('GV-TERR-09 both sides may claim it against each other', () => {
    const match = melee(
      [north(foot(4)), south(foot(3)), ...elsewhere(10)],
      [6, 6, 6, 6, 6],
      ground(area('wood', X - 6000, Y - 6000, X + 6000, Y + 6000)),
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'fight', unit: 'N9' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect([throwsOf(match, 'N1'), throwsOf(match, 'S1')]).toEqual([[[6, 6]], [[6]]]);
  });
  test('GV-TERR-09 the attacker’s own ground takes nothing off', () => dice(4, foot(3), [above('wood')]));
  test('GV-TERR-09 not with terrainEffects off', () => {
    const options = { terrain: [under('wood')], terrainEffects: 'off' };
    expect(throwsOf(fray(foot(4), foot(3), misses(4), { options }), 'N1')).toEqual([misses(4)]);
  });
  test('GV-TERR-09 terrainEffects custom: as the own table says', () => {
    const own = (advantage: string[]): Loose => ({
      options: { terrain: [under('rough')], terrainEffects: 'custom', terrainTable: { rough: { advantage } } },
    });
    expect(throwsOf(fray(foot(4), foot(3), misses(4), own([])), 'N1')).toEqual([misses(4)]);
    expect(throwsOf(fray(foot(4), troops('medium horse', 3), misses(2), own(['horse'])), 'N1')).toEqual([misses(2)]);
    expect(throwsOf(fray(foot(4), foot(3), misses(4), own(['horse'])), 'N1')).toEqual([misses(4)]);
  });
});

describe('GV-TERR-02 who is in it', () => {
  // The centres of S1's stands are at x 88 and 92 cm, y 59 cm.
  test.each([
    ['one of two stands', area('wood', X, Y - 6000, X + 6000, Y), 2],
    ['none of them', area('wood', X + 3000, Y - 6000, X + 9000, Y), 4],
    ['one centre on the border', area('wood', X + H, Y - 6000, X + 9000, Y), 2],
    ['one centre 0.001 outside', area('wood', X + H + 1, Y - 6000, X + 9000, Y), 4],
    ['the ground ends before the centres', area('wood', X - 6000, Y - 6000, X + 6000, Y - 1001), 4],
  ])('GV-TERR-02, -09 %s', (_, woods, count) => dice(count, foot(3), [woods]));
});

describe('GV-TERR-09, GV-TERR-10 hills', () => {
  test.each<[string, Loose[], number]>([
    ['the enemy on the same level', [under('hill'), above('hill')], 4],
    ['one hill under both', [area('hill', X - 6000, Y - 6000, X + 6000, Y + 6000)], 4],
    ['a higher hill', [under('hill', { level: 2 }), above('hill')], 2],
    ['a lower hill', [under('hill'), above('hill', { level: 2 })], 4],
    ['hills on each other: one feature each that it is in', [under('hill'), under('hill', { level: 2 })], 0],
    ['half on the hill: the level of the lowest stand', [area('hill', X, Y - 6000, X + 6000, Y)], 4],
    [
      'the enemy half on a hill: the level of its lowest stand',
      [under('hill'), area('hill', X, Y, X + 6000, Y + 6000)],
      2,
    ],
    ['woods of the enemy are no level', [under('hill'), above('wood')], 2],
    ['woods are no level of one’s own: only their own two', [under('wood'), above('hill')], 2],
  ])('GV-TERR-09, -10 %s', (_, terrain, count) => dice(count, foot(3), terrain));
  test('GV-TERR-10 option hillLevel: all hills of level 2', () => {
    const options = { terrain: [under('hill'), above('hill', { level: 1 })], hillLevel: 2 };
    expect(throwsOf(fray(foot(4), foot(3), misses(2), { options }), 'N1')).toEqual([misses(2)]);
  });
  test('GV-TERR-09 judged pair by pair: an enemy below and one beside on the hill', () => {
    // S1 on the hill; N1 below in front of its left half, N2 on the hill on its right side.
    const match = melee(
      [
        south(foot(3)),
        north({ ...foot(3, { formation: 'block' }), x: X - H }),
        { id: 'N2', ...foot(3, { formation: 'block' }), x: X + W, y: Y + 500, heading: 2700 },
      ],
      [6, ...misses(3), 6],
      ground(area('hill', X - 6000, Y - 6000, X + 12000, Y + 100), area('hill', X + W, Y, X + 12000, Y + 4000)),
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'fight', unit: 'N2' });
    expect([throwsOf(match, 'N1'), throwsOf(match, 'N2')]).toEqual([[[6]], [misses(3)]]);
  });
});

describe('GV-TERR-11 terrain never affects command distance', () => {
  /** The commander is exactly 6 cm behind N1; something lies in between. */
  const asked = (between: Loose): void => {
    const commander = north({ id: 'N7', type: 'commander', y: Y + FOOT + 6000 });
    const match = melee([north(foot(2)), south(foot(2)), commander], [6, 6], ground(between));
    choose(match, { do: 'fight', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', about: { unit: 'N1' } });
  };
  test.each(['wood', 'village', 'hill', 'impassable', 'bog', 'rough'])('GV-TERR-11, GV-CMD-02 %s in between', (type) =>
    asked(area(type, X - 20000, Y + 3000, X + 20000, Y + 6500, type === 'hill' ? { level: 3 } : {})),
  );
  test('GV-TERR-11, GV-CMD-02 a river in between', () => {
    asked({
      type: 'escarpment',
      points: [
        [0, Y + 4000],
        [180000, Y + 4000],
      ],
    });
  });
  test('GV-TERR-11 nor does ground the commander stands in', () => {
    asked(area('village', X - 20000, Y + 3000, X + 20000, Y + 20000));
  });
});
