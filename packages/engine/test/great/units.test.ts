// A Great Victory: stands and unit types (GV-UNIT-01..07, -09, GV-GEN-09, GV-R-01, -04, -13, -76).
import { describe, expect, test } from 'vitest';
import { situation, unit } from './kit.js';
import { errors, rejected, entry, type Loose } from './setup-help.js';

const FOOT_TYPES = [
  'light foot light arms',
  'light foot arms',
  'light foot pikes',
  'light foot javelins',
  'light foot slings',
  'light foot bows',
  'light foot longbows',
  'light foot crossbows',
  'medium foot light arms',
  'medium foot arms',
  'medium foot pikes',
  'medium foot bows',
  'medium foot longbows',
  'medium foot crossbows',
  'heavy foot arms',
  'heavy foot pikes',
  'heavy foot bows',
  'heavy foot crossbows',
];

const HORSE_TYPES = [
  'light horse',
  'light horse javelins',
  'light horse bows',
  'light horse crossbows',
  'medium horse',
  'heavy horse',
  'light camels',
  'light camels javelins',
  'light camels bows',
  'light camels crossbows',
  'medium camels',
];

const ONE_STAND = [
  'light chariots',
  'light chariots javelins',
  'light chariots bows',
  'heavy chariots',
  'heavy chariots javelins',
  'heavy chariots bows',
  'medium elephants',
  'medium elephants javelins',
  'medium elephants bows',
  'heavy elephants',
  'heavy elephants javelins',
  'heavy elephants bows',
  'light artillery',
  'heavy artillery',
];

const ANY = { armySource: 'roster' };

const ENEMY = { id: 'N1', type: 'medium foot arms', x: 90000, y: 110000 };

const placed = (one: Loose, options: Loose = {}) =>
  situation({ phase: 'initiativeMovement', units: [{ id: 'S1', x: 50000, y: 50000, ...one }, ENEMY], options });

describe('the stands', () => {
  /** Type, frontage and depth of the unit in its usual formation. */
  const SIZES: [string, Loose, number, number][] = [
    ['light foot bows', {}, 8000, 2000],
    ['heavy foot pikes', { formation: 'block' }, 4000, 4000],
    ['medium foot arms', { formation: 'defensiveBlock' }, 4000, 4000],
    ['light foot arms', { formation: 'skirmishLine' }, 8000, 2000],
    ['heavy horse', {}, 8000, 3000],
    ['medium horse', { formation: 'block' }, 4000, 6000],
    ['light camels', {}, 8000, 3000],
    ['light chariots', {}, 4000, 4000],
    ['heavy chariots', {}, 4000, 4000],
    ['heavy elephants', {}, 4000, 4000],
    ['light artillery', {}, 4000, 4000],
    ['heavy artillery', { packed: true }, 4000, 4000],
    ['commander', {}, 4000, 3000],
    ['sub-commander', {}, 4000, 3000],
  ];
  const fits = (one: Loose, options: Loose = {}) => {
    try {
      placed(one, options);
      return true;
    } catch (fault) {
      expect(String(fault)).toMatch(/table|edge/iu);
      return false;
    }
  };
  test.each(SIZES)(
    'GV-UNIT-01, GV-UNIT-02, GV-R-13, GV-GEOM-05 %s %j is %i wide and %i deep',
    (type, more, wide, deep) => {
      // In the south-west corner of the table; 0.010 may hang over.
      expect(fits({ type, ...more, x: wide / 2, y: deep })).toBe(true);
      expect(fits({ type, ...more, x: wide / 2 - 10, y: deep - 10 })).toBe(true);
      expect(fits({ type, ...more, x: wide / 2 - 11, y: deep })).toBe(false);
      expect(fits({ type, ...more, x: wide / 2, y: deep - 11 })).toBe(false);
    },
  );
  test.each([
    ['foot', 'light foot bows', 2],
    ['horse', 'medium horse', 2],
    ['horse', 'light camels', 2],
    ['chariot', 'heavy chariots', 1],
    ['elephant', 'medium elephants', 1],
    ['artillery', 'light artillery', 1],
    ['command', 'sub-commander', 1],
  ])('GV-UNIT-01 basing of %s changes %s, and nothing else', (category, type, stands) => {
    const basing = { [category]: { frontage: 6000, depth: 5000 } };
    const x = (stands * 6000) / 2;
    expect(fits({ type, x, y: 5000 }, { basing })).toBe(true);
    expect(fits({ type, x: x - 11, y: 5000 }, { basing })).toBe(false);
    expect(fits({ type, x, y: 4989 }, { basing })).toBe(false);
    const other = category === 'foot' ? 'commander' : 'heavy foot arms';
    expect(
      fits({ type: other, x: other === 'commander' ? 2000 : 4000, y: other === 'commander' ? 3000 : 2000 }, { basing }),
    ).toBe(true);
  });
  test('GV-UNIT-01 only what is given is changed: the depth alone', () => {
    expect(fits({ type: 'light foot bows', x: 4000, y: 2500 }, { basing: { foot: { depth: 2500 } } })).toBe(true);
    expect(fits({ type: 'light foot bows', x: 4000, y: 2489 }, { basing: { foot: { depth: 2500 } } })).toBe(false);
  });
  test.each([...FOOT_TYPES, ...HORSE_TYPES])('GV-UNIT-02 %s has two stands', (type) => {
    const letter = type.includes('foot') ? 'F' : type.includes('horse') ? 'H' : 'K';
    expect(unit(placed({ type }), 'S1')).toMatchObject({ formation: 'line', layout: letter + letter });
    expect(unit(placed({ type, formation: 'block' }), 'S1').layout).toBe(`${letter}/${letter}`);
  });
  test.each([...ONE_STAND, 'commander', 'sub-commander'])('GV-UNIT-02 %s has one', (type) => {
    const letter = type.includes('chariots')
      ? 'W'
      : type.includes('elephants')
        ? 'E'
        : type.includes('artillery')
          ? 'G'
          : 'C';
    const formation = 'GC'.includes(letter) ? 'skirmishLine' : 'line';
    expect(unit(placed({ type }), 'S1')).toMatchObject({ formation, layout: letter });
    expect(() => placed({ type, formation: 'block' })).toThrow('GV-FORM-02');
  });
});

describe('the types', () => {
  test.each([...FOOT_TYPES, ...HORSE_TYPES, ...ONE_STAND])(
    'GV-UNIT-03, GV-UNIT-04, GV-UNIT-06, GV-UNIT-07 there is %s',
    (type) => {
      expect(errors([entry(type)], ANY)).toEqual([]);
      expect(unit(placed({ type }), 'S1').type).toBe(type);
    },
  );
  test.each([
    'heavy foot light arms',
    'medium foot javelins',
    'heavy foot javelins',
    'medium foot slings',
    'heavy foot slings',
    'heavy foot longbows',
  ])('GV-UNIT-04, GV-R-01 there is no %s: 18 of 24', (type) => {
    expect(rejected([entry(type)], ANY)).toBe(true);
    expect(() => placed({ type })).toThrow();
    expect(FOOT_TYPES).toHaveLength(18);
  });
  test('GV-R-01 heavyLongbows: there is', () => {
    const houseRules = { heavyLongbows: true };
    expect(errors([entry('heavy foot longbows')], { ...ANY, houseRules })).toEqual([]);
    expect(unit(placed({ type: 'heavy foot longbows' }, { houseRules }), 'S1').type).toBe('heavy foot longbows');
  });
  test.each([
    'heavy camels',
    'medium horse bows',
    'medium horse javelins',
    'heavy horse javelins',
    'heavy horse bows',
    'medium camels bows',
    'light horse slings',
    'light horse longbows',
    'light camels slings',
    'light camels pikes',
  ])('GV-UNIT-06, GV-R-04, GV-R-76 there is no %s', (type) => {
    expect(rejected([entry(type)], ANY)).toBe(true);
    expect(() => placed({ type })).toThrow('GV-UNIT-04');
  });
  test.each(['light horse javelins', 'light camels javelins'])('GV-R-04 noLightHorseJavelins: no %s', (type) => {
    const houseRules = { noLightHorseJavelins: true };
    expect(rejected([entry(type)], { ...ANY, houseRules })).toBe(true);
    expect(rejected([entry(type)], { ...ANY, dismounting: false })).toBe(false);
    expect(rejected([entry(type.replace('javelins', 'bows'))], { ...ANY, houseRules, dismounting: false })).toBe(false);
    expect(rejected([entry('light chariots javelins')], { ...ANY, houseRules })).toBe(false);
    expect(rejected([entry('heavy elephants javelins')], { ...ANY, houseRules })).toBe(false);
  });
  test.each([
    'medium chariots',
    'light elephants',
    'light chariots crossbows',
    'heavy chariots slings',
    'heavy elephants crossbows',
    'medium elephants longbows',
    'medium artillery',
    'light artillery bows',
    'commander bows',
  ])('GV-UNIT-07, GV-UNIT-09 there is no %s', (type) => {
    expect(rejected([entry(type)], ANY)).toBe(true);
    expect(() => placed({ type })).toThrow('GV-UNIT-04');
  });
  test.each(['scythed chariots', 'war wagons', 'war wagon', 'camel artillery', 'dogs', ''])(
    'GV-GEN-09 there are no %j',
    (type) => {
      expect(rejected([entry(type)], ANY)).toBe(true);
      expect(() => placed({ type })).toThrow();
    },
  );
  test('GV-UNIT-09 artillery is packed up or not at every moment; nothing else is', () => {
    for (const type of ['light artillery', 'heavy artillery']) {
      expect(unit(placed({ type }), 'S1').packed ?? false).toBe(false);
      expect(unit(placed({ type, packed: true }), 'S1').packed).toBe(true);
    }
    expect(() => placed({ type: 'heavy elephants', packed: true })).toThrow('GV-UNIT-09');
  });
});
