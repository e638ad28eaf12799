// A Great Victory: points (GV-POINTS-01..05, GV-R-01..03, -84).
import { describe, expect, test } from 'vitest';
import { checkArmy, decision } from './kit.js';
import { CMD, FOOT, SUB, army, begin, entry, errors, errorsOf, times, warnings, type Loose } from './setup-help.js';

/** GV-POINTS-01: every type, its cost and the strength of GV-STR-02. */
const COSTS: [string, number, number][] = [
  ['light foot light arms', 4, 6],
  ['medium foot light arms', 6, 8],
  ['light foot arms', 6, 8],
  ['medium foot arms', 8, 10],
  ['heavy foot arms', 10, 12],
  ['light foot pikes', 8, 10],
  ['medium foot pikes', 10, 12],
  ['heavy foot pikes', 12, 14],
  ['light foot javelins', 3, 4],
  ['light foot slings', 2, 5],
  ['light foot bows', 3, 5],
  ['medium foot bows', 4, 6],
  ['heavy foot bows', 5, 7],
  ['light foot longbows', 4, 6],
  ['medium foot longbows', 5, 7],
  ['light foot crossbows', 4, 6],
  ['medium foot crossbows', 5, 7],
  ['heavy foot crossbows', 6, 8],
  ['light horse', 6, 8],
  ['light horse javelins', 6, 8],
  ['light horse bows', 6, 8],
  ['light horse crossbows', 6, 8],
  ['medium horse', 8, 10],
  ['heavy horse', 10, 12],
  ['light camels', 6, 8],
  ['light camels javelins', 6, 8],
  ['light camels bows', 6, 8],
  ['light camels crossbows', 6, 8],
  ['medium camels', 8, 10],
  ['light chariots', 6, 8],
  ['light chariots javelins', 6, 8],
  ['light chariots bows', 6, 8],
  ['heavy chariots', 8, 10],
  ['heavy chariots javelins', 8, 10],
  ['heavy chariots bows', 8, 10],
  ['medium elephants', 6, 8],
  ['medium elephants javelins', 6, 8],
  ['medium elephants bows', 6, 8],
  ['heavy elephants', 8, 10],
  ['heavy elephants javelins', 8, 10],
  ['heavy elephants bows', 8, 10],
  ['light artillery', 4, 6],
  ['heavy artillery', 4, 6],
];
const ALL = { mountedPercent: 100, elephantPercent: 100, artilleryPercent: 100 };
/** Foot that fills a list up: cheap enough for every sum from 2 on. */
const worth = (points: number): Loose[] => {
  if (points === 0) return [];
  if (points === 3) return [entry('light foot bows')];
  return [entry('light foot slings'), ...worth(points - 2)];
};
/** Do these units and a commander, filled up with foot, cost just so many points? */
const costs = (units: Loose[], cost: number, options: Loose = {}): void => {
  const chosen = { armyPoints: 100, ...ALL, ...options };
  const rest = 100 - 6 - cost;
  expect(errors([...units, ...worth(rest)], chosen), 'as much as allowed').toEqual([]);
  expect(errors([...units, ...worth(rest - 3), entry('light foot longbows')], chosen), 'one too many').toEqual([
    'GV-POINTS-03',
  ]);
};

describe('costs', () => {
  test.each(COSTS)('GV-POINTS-01 %s costs %i', (type, cost) => costs([entry(type)], cost));
  test('GV-POINTS-01 commanders and sub-commanders cost 6; spears and pilums nothing', () => {
    costs([SUB], 6);
    costs([entry('light foot light arms', { thrown: true })], 4);
    costs([entry('heavy foot arms', { thrown: true })], 10);
  });
  test('GV-POINTS-01, GV-R-01 heavy longbows cost 6, if there are any', () => {
    costs([entry('heavy foot longbows')], 6, { houseRules: { heavyLongbows: true } });
  });
  test.each(COSTS)('GV-R-02 costEqualsStrength: %s costs its strength, not %i but %i', (type, _cost, strength) => {
    // The commander costs 8 then; slings 5 and bows 5.
    const total = (units: Loose[]) =>
      errors(units, { armyPoints: 40, ...ALL, houseRules: { costEqualsStrength: true } });
    const five = Math.floor((32 - strength) / 5);
    const rest = 32 - strength - 5 * five;
    const fill = [...times(five, entry('light foot slings'))];
    expect(total([entry(type), ...fill])).toEqual([]);
    const over = [...fill, entry(rest < 4 ? 'light foot javelins' : 'light foot bows')];
    expect(total([entry(type), ...over])).toEqual(['GV-POINTS-03']);
  });
  test.each([
    ['green', -1],
    ['trained', 0],
    ['elite', 3],
  ])('GV-POINTS-02 %s: %i points', (quality, more) => {
    for (const [type, cost] of [
      ['medium foot arms', 8],
      ['light horse', 6],
      ['heavy artillery', 4],
    ] as const)
      costs([entry(type, { quality })], cost + more, { unitQuality: 'assigned' });
  });
  test('GV-POINTS-02 also for command units', () => {
    costs([{ ...SUB, quality: 'elite' }], 9, { unitQuality: 'assigned' });
    costs([{ ...SUB, quality: 'green' }], 5, { unitQuality: 'assigned' });
  });
  test.each(['off', 'thrown'])(
    'GV-R-84, GV-POINTS-02 unitQuality %s: a quality in the list costs nothing',
    (unitQuality) => {
      costs([entry('medium foot arms', { quality: 'elite' })], 8, { unitQuality });
      costs([entry('medium foot arms', { quality: 'green' })], 8, { unitQuality });
    },
  );
  test('GV-POINTS-02 the quality of command costs nothing', () => {
    costs([{ ...SUB, command: 'charismatic' }], 6, { commandQuality: 'assigned' });
  });
});

const ELEPHANT = entry('medium elephants');
const GUN = entry('light artillery');
const CHARIOT = entry('light chariots');
const HORSE = entry('medium horse');

describe('limits', () => {
  test.each<[string, Loose[], Loose, boolean]>([
    ['all of 150', times(18, FOOT), {}, true], // 6 + 18 x 8 = 150
    ['152 of 150', [...times(18, FOOT), entry('light foot slings')], {}, false],
    ['horse for 36 of 37.5', [HORSE, HORSE, HORSE, CHARIOT, CHARIOT], {}, true],
    ['horse for 38 of 37.5', [HORSE, HORSE, HORSE, HORSE, CHARIOT], {}, false],
    ['horse for 40 of 40', [HORSE, HORSE, HORSE, HORSE, HORSE], { armyPoints: 160 }, true],
    ['horse for 40 of 39.75', [HORSE, HORSE, HORSE, HORSE, HORSE], { armyPoints: 159 }, false],
    ['camels count too', [...times(4, entry('medium camels')), entry('light camels')], {}, false],
    ['chariots count too', times(7, CHARIOT), {}, false], // 42
    ['six chariots', times(6, CHARIOT), {}, true], // 36
    ['elephants for 18 of 18', times(3, ELEPHANT), {}, true],
    ['elephants for 20 of 18', [ELEPHANT, ELEPHANT, entry('heavy elephants')], {}, false],
    ['elephants for 18 of 17.88', times(3, ELEPHANT), { armyPoints: 149 }, false],
    ['artillery for 12 of 13.5', times(3, GUN), {}, true],
    ['artillery for 16 of 13.5', [GUN, GUN, GUN, entry('heavy artillery')], {}, false],
    ['all limits at once', [...times(6, CHARIOT), ...times(3, ELEPHANT), ...times(3, GUN)], {}, true],
    ['mountedPercent 30', [HORSE, HORSE, HORSE, HORSE, CHARIOT], { mountedPercent: 30 }, true],
    ['mountedPercent 0', [CHARIOT], { mountedPercent: 0 }, false],
    ['elephantPercent 14', [ELEPHANT, ELEPHANT, entry('heavy elephants')], { elephantPercent: 14 }, true],
    ['artilleryPercent 11', times(4, GUN), { artilleryPercent: 11 }, true],
    ['artilleryPercent 2', [GUN], { artilleryPercent: 2 }, false], // 3
    ['footPercent 10', [FOOT, entry('heavy foot bows'), entry('light foot slings')], { footPercent: 10 }, true], // 15 of 15
    ['footPercent 10, 16 points', [FOOT, FOOT], { footPercent: 10 }, false],
    ['a small army of 40', [FOOT, FOOT, FOOT, entry('light foot arms')], { armyPoints: 40 }, true], // 36
    [
      'a small army of 40, over',
      [FOOT, FOOT, FOOT, entry('heavy foot arms'), entry('light foot slings')],
      { armyPoints: 40 },
      false,
    ],
  ])('GV-POINTS-03 %s', (_, units, options, may) => {
    const chosen = { dismounting: false, ...options };
    expect(errors(units, chosen)).toEqual(may ? [] : ['GV-POINTS-03']);
  });
  test('GV-POINTS-03, GV-GEN-04 exactly, without rounding: 37 of 37.5 is right, 38 is not', () => {
    const elite = { ...CHARIOT, quality: 'elite' }; // 9
    const green = { ...CHARIOT, quality: 'green' }; // 5
    const options = { unitQuality: 'assigned' };
    expect(errors([elite, elite, elite, green, green], options)).toEqual([]); // 37
    expect(errors([elite, elite, elite, green, CHARIOT], options)).toEqual(['GV-POINTS-03']); // 38
  });
  test('GV-POINTS-03 the sentence has the numbers; every limit broken is told', () => {
    const [first] = errorsOf([CMD, ...times(4, HORSE), CHARIOT]);
    expect(first?.because).toMatch(/38/u);
    expect(first?.because).toMatch(/37[.,]5/u);
    const found = errors([...times(4, HORSE), CHARIOT, ...times(4, ELEPHANT), ...times(4, GUN)]);
    expect(found).toEqual(['GV-POINTS-03', 'GV-POINTS-03', 'GV-POINTS-03']);
  });
  test('GV-R-03 command units count in the total only', () => {
    const units = [...times(6, CHARIOT), SUB]; // 36 of 37.5, and command 12
    expect(errors(units)).toEqual([]);
    expect(errors(units, { houseRules: { commandCountsAsMounted: true } })).toEqual(['GV-POINTS-03']);
    // 24 + 12 of 37.5
    expect(errors([...times(4, CHARIOT), SUB], { houseRules: { commandCountsAsMounted: true } })).toEqual([]);
    expect(
      errors([SUB, ...times(13, FOOT), entry('heavy foot crossbows'), entry('light foot slings')], { armyPoints: 124 }),
    ).toEqual([]);
    expect(
      errors([SUB, ...times(13, FOOT), entry('heavy foot crossbows'), entry('light foot slings')], { armyPoints: 123 }),
    ).toEqual(['GV-POINTS-03']);
  });
  test('GV-POINTS-04 exactly one commander, at most subCommanders sub-commanders', () => {
    const rules = (units: Loose[], options: Loose = {}) => errorsOf([FOOT, ...units], options).map(({ rule }) => rule);
    expect(rules([CMD])).toEqual([]);
    expect(rules([CMD, SUB])).toEqual([]);
    for (const wrong of [
      rules([]),
      rules([CMD, CMD]),
      rules([SUB]),
      rules([CMD, SUB, SUB]),
      rules([CMD, SUB], { subCommanders: 0 }),
    ]) {
      expect(wrong).toHaveLength(1);
      expect(['GV-POINTS-04', 'GV-UNIT-10']).toContain(wrong[0]);
    }
    expect(rules([CMD, SUB, SUB], { subCommanders: 2 })).toEqual([]);
  });
  test('GV-POINTS-03, GV-POINTS-04 enforceComposition false: warnings only', () => {
    const free = { enforceComposition: false };
    const many = [...times(4, HORSE), CHARIOT];
    expect(errors(many, free)).toEqual([]);
    expect(warnings(many, free)).toContain('GV-POINTS-03');
    expect(errors([FOOT, SUB, SUB], free)).toEqual([]);
    expect(warnings([FOOT, SUB, SUB], free).some((rule) => rule === 'GV-POINTS-04' || rule === 'GV-UNIT-10')).toBe(
      true,
    );
    expect(warnings([FOOT])).toEqual([]);
  });
  test.each(['roster', 'scenario'])('P1.2 armySource %s: nobody counts points', (armySource) => {
    expect(errors([...times(30, FOOT), ...times(9, HORSE)], { armySource })).toEqual([]);
  });
  test('P1.2, GV-POINTS-03 a match does not begin with an illegal army', () => {
    const start = (south: Loose[]) => () => begin({}, [6, 6, 1, 1], south);
    expect(start([CMD, ...times(20, FOOT)])).toThrow(/GV-POINTS-03/u);
    expect(start([FOOT])).toThrow(/GV-(POINTS-04|UNIT-10)/u);
    expect(decision(start([CMD, FOOT])())).toMatchObject({ side: 'south', kind: 'setup' });
  });
  test('GV-POINTS-05 dismounting does not change it: horse is paid for and limited as horse', () => {
    const list = [CMD, ...times(4, HORSE), CHARIOT];
    expect(checkArmy(army(...list), { dismounting: true }).errors).toHaveLength(1);
    expect(() => begin({}, [], list)).toThrow(/GV-POINTS-03/u);
  });
});
