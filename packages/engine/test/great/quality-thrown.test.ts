// A Great Victory: thrown quality of units and command (GV-QUAL-01, GV-CMDQ-01, P1.4, GV-R-34).
import { describe, expect, test } from 'vitest';
import { unit } from './kit.js';
import { many } from './fire-help.js';
import { CMD, FOOT, SOUTH_FIRST, SUB, begin, entry, throwsOf, type Loose } from './setup-help.js';

const ASSIGNED = { unitQuality: 'assigned' };

const [E, T, G] = ['elite', 'trained', 'green'];

/** GV-QUAL-01 by die. */
const COLUMNS: [string, string[], string[]][] = [
  [
    'light foot',
    [T, T, T, G, G, G],
    ['light foot light arms', 'light foot pikes', 'light foot javelins', 'light foot bows'],
  ],
  ['medium foot', [E, T, T, T, G, G], ['medium foot arms', 'medium foot pikes', 'medium foot longbows']],
  ['heavy foot', [E, E, T, T, T, G], ['heavy foot arms', 'heavy foot pikes', 'heavy foot bows']],
  ['light horse', [E, T, T, T, G, G], ['light horse', 'light horse bows', 'light horse javelins']],
  ['medium horse', [E, T, T, T, T, G], ['medium horse']],
  ['heavy horse', [E, E, T, T, T, G], ['heavy horse']],
  ['light chariots', [T, T, T, T, G, G], ['light chariots', 'light chariots bows']],
  ['heavy chariots', [E, T, T, T, T, G], ['heavy chariots', 'heavy chariots javelins']],
  ['elephants', [T, T, T, T, T, G], ['medium elephants', 'heavy elephants', 'heavy elephants bows']],
  ['light camels', [T, T, T, G, G, G], ['light camels', 'light camels bows']],
  ['medium camels', [E, T, T, T, G, G], ['medium camels']],
  ['artillery', [E, T, T, T, T, G], ['light artillery', 'heavy artillery']],
  ['command', [E, T, T, T, T, G], ['commander', 'sub-commander']],
];

const THROWN = { unitQuality: 'thrown', armySource: 'roster', dismounting: false };

describe('thrown quality', () => {
  test.each(COLUMNS)('GV-QUAL-01, GV-R-34 column %s', (_, column, types) => {
    column.forEach((quality, i) => {
      const list = types.filter((type) => !type.includes('command')).map((type) => entry(type));
      const match = begin(THROWN, [...many(list.length + 2, i + 1), 3, 3, ...SOUTH_FIRST], [CMD, SUB, ...list]);
      const from = types.includes('commander') ? 1 : 3;
      types.forEach((type, k) => expect(unit(match, `S${k + from}`).quality, `${type} ${i + 1}`).toBe(quality));
    });
  });
  test('P1.4 one die a unit, South in the order of its list, then North, before the throw for placing', () => {
    const match = begin(
      THROWN,
      [1, 1, 6, 5, 6, ...SOUTH_FIRST],
      [FOOT, CMD, entry('heavy elephants')],
      [CMD, entry('light foot bows')],
    );
    expect(['S1', 'S2', 'S3', 'N1', 'N2'].map((id) => unit(match, id).quality)).toEqual([E, E, G, T, G]);
    expect(throwsOf(match).map(({ side, unit: who, count }) => [side, who, count])).toEqual([
      ['south', 'S1', 1],
      ['south', 'S2', 1],
      ['south', 'S3', 1],
      ['north', 'N1', 1],
      ['north', 'N2', 1],
      ['south', undefined, 2],
      ['north', undefined, 2],
    ]);
  });
  test('GV-QUAL-01 a quality of the list counts only when assigned', () => {
    const list = [CMD, entry('medium foot arms', { quality: 'elite' })];
    const given = (options: Loose, dice: number[]) =>
      unit(begin(options, [...dice, ...SOUTH_FIRST], list), 'S2').quality ?? 'trained';
    expect(given(ASSIGNED, [])).toBe('elite');
    expect(given({ unitQuality: 'thrown' }, [3, 6, 3, 3])).toBe('green');
  });
  test('GV-QUAL-01 unitQualityTable: a column as agreed; the others stay', () => {
    const unitQualityTable = { 'medium foot': [G, G, G, E, E, T] };
    const match = begin(
      { ...THROWN, unitQualityTable },
      [3, 1, 4, 1, 3, 3, ...SOUTH_FIRST],
      [CMD, FOOT, FOOT, entry('heavy foot arms')],
    );
    expect(['S2', 'S3', 'S4'].map((id) => unit(match, id).quality)).toEqual([G, E, E]);
  });
  test.each([
    [1, 'charismatic', 'charismatic'],
    [2, 'charismatic', 'charismatic'],
    [3, 'inspiring', 'inspiring'],
    [4, 'inspiring', 'inspiring'],
    [5, 'inspiring', 'impersonal'],
    [6, 'impersonal', 'impersonal'],
  ])('GV-CMDQ-01, P1.4 die %i: a commander is %s, a sub-commander %s', (die, first, second) => {
    const match = begin({ commandQuality: 'thrown' }, [die, die, 7 - die, ...SOUTH_FIRST], [CMD, FOOT, SUB]);
    expect([unit(match, 'S1').command, unit(match, 'S3').command]).toEqual([first, second]);
    expect(
      throwsOf(match)
        .map(({ side, unit: who }) => [side, who])
        .slice(0, 3),
    ).toEqual([
      ['south', 'S1'],
      ['south', 'S3'],
      ['north', 'N1'],
    ]);
  });
  test('GV-CMDQ-01 commandQualityTable: dice as agreed', () => {
    const commandQualityTable = { commander: { charismatic: { upTo: 3, range: 12 } } };
    const match = begin({ commandQuality: 'thrown', commandQualityTable }, [3, 3, 4, ...SOUTH_FIRST], [CMD, SUB, FOOT]);
    expect([unit(match, 'S1').command, unit(match, 'S2').command, unit(match, 'N1').command]).toEqual([
      'charismatic',
      'inspiring',
      'inspiring',
    ]);
  });
  test('P1.4 both thrown: the qualities of the units first, then those of command', () => {
    // The catalogue names them in this order: units (South, North), then command (South, North).
    const dice = [6, 1, 1, 6, 1, 6, ...SOUTH_FIRST];
    const match = begin({ unitQuality: 'thrown', commandQuality: 'thrown' }, dice, [FOOT, CMD], [CMD, FOOT]);
    const qualities = ['S1', 'S2', 'N1', 'N2'].map((id) => unit(match, id).quality);
    const command = ['S2', 'N1'].map((id) => unit(match, id).command);
    expect(throwsOf(match).filter(({ count }) => count === 1)).toHaveLength(6);
    expect([qualities, command]).toEqual([
      ['green', 'elite', 'elite', 'green'],
      ['charismatic', 'impersonal'],
    ]);
  });
});
