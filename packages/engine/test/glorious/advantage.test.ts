// A Glorious Victory: terrain in hand-to-hand combat (GL-TERR-08, -10, GL-TERR-05, GL-GEN-07, GL-R-31, -62, -63).
import { describe, expect, test } from 'vitest';
import { choose } from './kit.js';
import {
  FOOT,
  GUNS,
  RADIUS,
  W,
  X,
  Y,
  allThrows,
  area,
  asked,
  attackOf,
  battle,
  elsewhere,
  gone,
  line,
  many,
  mass,
  melee,
  misses,
  needsOf,
  north,
  south,
  type Loose,
  type Match,
} from './melee-help.js';

/** Ground of that kind south of the line where S1 stands with its front on the border; N1 stands outside. */
const below = (type: string, more: Loose = {}): Loose => area(type, X - 9000, Y - 6000, X + 9000, Y, more);
const above = (type: string, more: Loose = {}): Loose => area(type, X - 9000, Y, X + 9000, Y + 9000, more);

/** How many dice N1 throws at S1; play stops before South throws. */
const fray = (attacker: Loose, target: Loose, terrain: Loose[], count: number, more: Loose = {}): Match => {
  const match = melee(
    [north(attacker), south(target), ...(more.others ?? []), ...elsewhere(2)],
    [...(more.dice ?? misses(count)), 12],
    {
      options: { terrain, ...more.options },
    },
  );
  choose(match, { do: 'attack', unit: 'N1' });
  expect(asked(match)).toBe('south attack');
  return match;
};
const throws = (attacker: Loose, target: Loose, terrain: Loose[], count: number, more: Loose = {}): void =>
  expect(needsOf(fray(attacker, target, terrain, count, more), 'N1')).toHaveLength(count);

const PIKES = line('foot pike', 5);
describe('GL-TERR-08, -03 who has the advantage', () => {
  test.each<[string, string, Loose, number]>([
    ['wood', 'foot in line', line('foot bow'), 3],
    ['wood', 'foot in mass', mass('foot pike'), 3],
    ['wood', 'mounted foot', line('mounted foot bow'), 3],
    ['wood', 'light cavalry', line('light cavalry', 3), 5],
    ['village', 'foot in line', line('foot bow'), 3],
    ['village', 'foot in mass', mass('foot bow', 5), 3],
    ...GUNS.map((type): [string, string, Loose, number] => ['village', type, line(type), 3]),
    ['village', 'cavalry', line('knights', 3), 5],
    ['village', 'command', line('sub-commander'), 5],
    ['rough', 'foot in line', line('foot bow'), 3],
    ['rough', 'mounted foot in mass', mass('mounted foot bow'), 3],
    ['rough', 'an organ gun', line('organ gun'), 5],
    ['rough', 'rockets', line('rockets'), 5],
    ['rough', 'cavalry', line('medium cavalry', 3), 5],
    ['hill', 'foot above the enemy', line('foot bow'), 3],
    ['hill', 'a gun above the enemy', line('bombard'), 5],
    ['hill', 'cavalry above the enemy', line('knights', 3), 5],
    ['hill', 'a Battle above the enemy', battle('PPPPPPPPPP', { y: Y - RADIUS }), 5],
  ])('GL-TERR-08, GL-R-62 %s, %s', (type, _, target, left) => {
    const ground = target.type === 'battle' ? area(type, X - 9000, Y - 9000, X + 9000, Y) : below(type);
    throws(PIKES, target, [ground], left);
  });
  test('GL-TERR-08 nobody else loses dice: the unit in the wood attacks outwards with all its dice', () => {
    throws(PIKES, line('foot bow'), [above('wood')], 5);
  });
  test('GL-TERR-08 both sides may claim at once', () => {
    throws(PIKES, line('foot bow'), [area('wood', X - 9000, Y - 6000, X + 9000, Y + 6000)], 3);
    const match = melee([north(PIKES), south(line('foot hand'))], [...misses(3), ...misses(4)], {
      options: { terrain: [area('wood', X - 9000, Y - 6000, X + 9000, Y + 6000)] },
    });
    expect(allThrows(match).map((one) => one.count)).toEqual([3, 4]);
  });
  test('GL-TERR-08 two dice for each such feature', () => {
    throws(PIKES, line('foot bow'), [below('wood'), below('hill')], 1);
    throws(line('foot pike'), line('foot bow'), [below('rough'), below('village')], 2);
    throws(
      PIKES,
      line('foot bow'),
      [
        below('wood'),
        below('bog', {
          points: [
            [0, 0],
            [900, 0],
            [900, 900],
          ],
        }),
      ],
      3,
    );
  });
  test('GL-TERR-08 each attack by itself', () => {
    const units = [
      north(line('foot pike')),
      south({ ...line('foot bow', 2), x: X - 2500 }),
      south({ id: 'S3', ...line('foot bow', 2), x: X + 2500 }),
      ...elsewhere(2),
    ];
    const terrain = [area('wood', X - 9000, Y - 6000, X - 500, Y)];
    const match = melee(units, misses(5), { options: { terrain } });
    choose(match, { do: 'attack', unit: 'N1' });
    choose(match, {
      do: 'assign',
      at: [
        { target: 'S1', elements: 3 },
        { target: 'S3', elements: 3 },
      ],
    });
    expect(attackOf(match, 'N1')).toBe('N1>S1 1/0');
    expect(needsOf(match, 'N1')).toHaveLength(4);
  });
  test.each(['bog', 'impassable'])('GL-TERR-08 %s gives none: nobody is in it', (type) => {
    throws(PIKES, line('foot bow'), [area(type, X - 9000, Y - 6000, X + 9000, Y - FOOT)], 5);
  });
  test('GL-TERR-08 terrainEffects off: none', () => {
    throws(PIKES, line('foot bow'), [below('wood')], 5, { options: { terrainEffects: 'off' } });
  });
  test('GL-TERR-08 terrainEffects custom: who the table names', () => {
    const options = {
      terrainEffects: 'custom',
      terrainTable: { wood: { prohibited: [], advantage: ['mounted'] }, rough: { advantage: ['artillery'] } },
    };
    throws(PIKES, line('foot bow'), [below('wood')], 5, { options });
    throws(PIKES, line('knights', 3), [below('wood')], 3, { options });
    throws(PIKES, line('organ gun'), [below('rough')], 3, { options });
    throws(PIKES, line('foot bow'), [below('village')], 3, { options });
  });
});

describe('GL-TERR-08 which dice', () => {
  test('GL-TERR-08 from the final number: after doubling', () => {
    throws(line('knights', 3), line('foot bow'), [below('wood')], 4);
    throws(line('knights', 3), mass('foot bow'), [below('wood')], 1);
  });
  const crowd = (elements: string): Loose => battle(elements, { y: Y + RADIUS });
  test('GL-TERR-08 the dice of the lowest value drop out first', () => {
    const match = fray(crowd('PPPPSSSSWWWL'), line('foot bow'), [below('wood')], 10);
    expect(needsOf(match, 'N1')).toEqual([6, 6, 6, 6, 5, 5, 5, 4, 4, 4]);
    const more = fray(crowd('PPPPPPPPLLLL'), line('foot bow'), [below('wood'), below('hill')], 8);
    expect(needsOf(more, 'N1')).toEqual(many(8, 6));
  });
  test('GL-TERR-08 equal values: the last row first', () => {
    // Bills and hand-to-hand weapons have 5; what drops out are bills, which changes no die.
    const match = fray(crowd('WWWWWBBBBB'), line('foot bow'), [below('wood')], 8, { dice: [5, 5, 5, 5, 5, 5, 5, 6] });
    expect(needsOf(match, 'N1')).toEqual(many(8, 5));
    expect(attackOf(match, 'N1')).toBe('N1>S1 8/7');
  });
  test('GL-TERR-08, GL-MELEE-08 command dice, doubled, are the last to go', () => {
    const others = [{ id: 'N5', type: 'commander', aboard: 'N1' }];
    const match = fray(crowd('LLLLLLLLL'), line('foot bow'), [below('wood'), below('hill')], 7, { others });
    expect(needsOf(match, 'N1')).toEqual([12, 12, 1, 1, 1, 1, 1]);
  });
});

describe('GL-GEN-07, GL-R-31 no dice left', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
  ])('GL-GEN-07, GL-R-31 %i elements against foot in a wood: %i dice', (count, left) => {
    const match = fray(line('foot pike', count), line('foot bow'), [below('wood')], left);
    expect(attackOf(match, 'N1')).toBe(`N1>S1 ${left}/0`);
    expect(allThrows(match).filter((one) => one.unit === 'N1')).toHaveLength(left ? 1 : 0);
  });
  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('GL-R-31 minimumOneDie: %i elements, %i dice', (count, left) => {
    const options = { houseRules: { minimumOneDie: true } };
    const match = fray(line('foot pike', count), line('foot bow'), [below('wood')], left, {
      options,
      dice: many(left, 6),
    });
    expect(needsOf(match, 'N1')).toEqual(many(left, 6));
    expect(attackOf(match, 'N1')).toBe(`N1>S1 ${left}/${left}`);
  });
  test('GL-R-31 minimumOneDie: of a mixed attack the best die is left', () => {
    const options = { houseRules: { minimumOneDie: true } };
    const terrain = ['wood', 'hill', 'village', 'rough', 'hill'].map((type) => below(type));
    const match = fray(battle('LLLLLLLLLP', { y: Y + RADIUS }), line('foot bow'), terrain, 1, { options });
    expect(needsOf(match, 'N1')).toEqual([6]);
  });
  test('GL-R-31 noZeroDiceFire does not concern hand-to-hand', () => {
    const match = fray(line('foot pike', 2), line('foot bow'), [below('wood')], 0, {
      options: { houseRules: { noZeroDiceFire: true } },
    });
    expect(attackOf(match, 'N1')).toBe('N1>S1 0/0');
  });
  test('GL-GEN-07 the attack counts as made: the phase goes on', () => {
    const match = melee([north(line('foot pike', 2)), south(line('foot hand', 1))], [5], {
      options: { terrain: [below('wood')] },
    });
    expect(asked(match)).toBe('north retreat');
    expect(gone(match, 'S1')).toBe(false);
  });
});

describe('GL-TERR-05, GL-R-63 in a feature: half of the bases', () => {
  /** A wood that holds everything west of this line. */
  const west = (x: number): Loose => area('wood', X - 9000, Y - 6000, x, Y);
  test.each([
    [4, 1.5 * W - 1, 5], // one centre of four
    [4, 1.5 * W, 3], // two: the border is included
    [4, 2 * W, 3],
    [5, 2 * W, 5], // two of five
    [5, 2.5 * W - 1, 5],
    [5, 2.5 * W, 3],
    [1, W / 2, 3],
    [1, W / 2 - 1, 5],
  ])('GL-TERR-05 a line of %i, the wood over %i of its front: %i dice', (count, over, left) =>
    throws(PIKES, line('foot bow', count), [west(X - (count * W) / 2 + over)], left),
  );
  test('GL-TERR-05 the middle of the base counts, not its front', () => {
    const deep = (by: number): Loose => area('wood', X - 9000, Y - 6000, X + 9000, Y - by);
    throws(PIKES, line('foot bow'), [deep(FOOT / 2)], 3);
    throws(PIKES, line('foot bow'), [deep(FOOT / 2 + 1)], 5);
    throws(PIKES, mass('foot bow'), [deep(FOOT)], 3); // four of six
    throws(PIKES, mass('foot bow'), [deep(2 * FOOT)], 5); // two of six
    throws(PIKES, mass('foot bow', 4), [deep(FOOT)], 3); // two of four
    throws(PIKES, mass('foot bow', 5), [deep(FOOT)], 3); // three of five
    throws(PIKES, mass('foot bow', 5), [deep(2 * FOOT)], 5);
  });
});

describe('GL-TERR-10, -03 levels', () => {
  const both = (levelBelow: number, levelAbove: number): Loose[] => [
    ...(levelBelow ? [below('hill', { level: levelBelow })] : []),
    ...(levelAbove ? [above('hill', { level: levelAbove })] : []),
  ];
  test.each([
    [0, 0, 5],
    [1, 0, 3],
    [2, 0, 3],
    [3, 0, 3],
    [1, 1, 5],
    [1, 2, 5],
    [2, 1, 3],
    [3, 2, 3],
    [2, 3, 5],
    [0, 1, 5],
  ])('GL-TERR-10, -08 the foot attacked on level %i, the attacker on %i: %i dice', (target, attacker, left) =>
    throws(PIKES, line('foot bow'), both(target, attacker), left),
  );
  test('GL-TERR-10 the level of a hill is 1 unless agreed; option hillLevel', () => {
    throws(PIKES, line('foot bow'), [below('hill'), above('hill', { level: 1 })], 5);
    throws(PIKES, line('foot bow'), [below('hill'), above('hill', { level: 1 })], 3, { options: { hillLevel: 2 } });
  });
  test('GL-TERR-10 the highest hill a centre is in', () => {
    throws(
      PIKES,
      line('foot bow'),
      [below('hill', { level: 1 }), below('hill', { level: 3 }), above('hill', { level: 2 })],
      1,
    );
  });
  test('GL-TERR-10 a unit has the level of its lowest element', () => {
    // Half of S1 on level 2, half on level 1; N1 on level 1: S1 counts as on 1.
    const halves = [below('hill', { level: 1 }), area('hill', X, Y - 6000, X + 9000, Y, { level: 2 })];
    throws(PIKES, line('foot bow', 4), [...halves, above('hill', { level: 1 })], 5);
    throws(PIKES, line('foot bow', 4), halves, 1); // on both hills, the enemy lower than both
  });
  test('GL-TERR-10 so has the attacker', () => {
    // One element of N1 is off its hill: level 0.
    const partly = area('hill', X - 9000, Y, X + 1800, Y + 9000, { level: 1 });
    throws(PIKES, line('foot bow'), [below('hill'), partly], 3);
    throws(PIKES, line('foot bow'), [below('hill'), above('hill')], 5);
  });
  test('GL-TERR-10 a Battle has the level of its centre', () => {
    const crowd = battle('PPPPPPPPPP', { y: Y + RADIUS });
    throws(crowd, line('foot bow'), [below('hill'), above('hill')], 10);
    throws(crowd, line('foot bow'), [below('hill'), area('hill', X - 9000, Y + RADIUS, X + 9000, Y + 9000)], 10); // on the border
    throws(crowd, line('foot bow'), [below('hill'), area('hill', X - 9000, Y + RADIUS + 1, X + 9000, Y + 9000)], 8);
  });
  test('GL-TERR-10 another attacker, another level', () => {
    const units = [
      north({ ...line('foot pike', 3), x: X - 2000 }),
      north({ id: 'N3', ...line('foot pike', 3), x: X + 2000 }),
      south(line('foot bow')),
      ...elsewhere(2),
    ];
    const terrain = [below('hill'), area('hill', X, Y, X + 9000, Y + 9000)];
    const match = melee(units, misses(5), { options: { terrain } });
    for (const id of ['N1', 'N3']) choose(match, { do: 'attack', unit: id });
    expect(['N1', 'N3'].map((id) => attackOf(match, id))).toEqual(['N1>S1 1/0', 'N3>S1 3/0']);
  });
});
