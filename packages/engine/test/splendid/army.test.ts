// A Splendid Victory: armies (SV-ARMY, SV-R-27, -70, -71, -73).
import { describe, expect, test } from 'vitest';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import type { Fault } from '../../src/kernel/index.js';
import { splendidEdition } from '../../src/games/splendid/index.js';
import { checkArmy, choose, decision, position, refusal, situation, start, unit } from './kit.js';
import {
  CMD,
  SUB,
  army,
  entry,
  movement,
  orderRefused,
  throwsIn,
  times,
  type Entry,
  type Loose,
} from './setup-help.js';

const said = (fault: Fault): string => faultText(english, { rules: splendidEdition }, fault);
const errors = (units: Entry[], chosen: Loose = {}): string[] =>
  checkArmy(army(CMD, SUB, ...units), chosen).errors.map((fault: { rule: string }) => fault.rule);
const warnings = (units: Entry[], chosen: Loose = {}): string[] =>
  checkArmy(army(CMD, SUB, ...units), chosen).warnings.map((fault: { rule: string }) => fault.rule);

const stands = (letter: string, n: number) => letter.repeat(n);
const PM = (n: number) => entry('P&M', stands('M', n));
const FOOT = (n: number) => entry('Foot', stands('H', n));
const HM = (n = 3) => entry('HM', stands('Y', n));
const M = (n = 4) => entry('M', stands('X', n));
const D = (n = 4) => entry('D', stands('D', n));
const RA = entry('RA', 'G');

/** Small units that keep the averages low and the Foot in the minority. */
const SMALL = [...times(3, PM(2)), ...times(2, M(2))];

describe('Units', () => {
  test.each([
    ['P&M', 'M', 2, 9],
    ['P&M', 'P', 2, 9],
    ['Foot', 'H', 2, 9],
    ['Foot', 'L', 2, 9],
    ['HM', 'Y', 2, 4],
    ['M', 'X', 2, 7],
    ['D', 'D', 2, 7],
    ['FG', 'G', 1, 1],
    ['RA', 'G', 1, 1],
    ['HA', 'G', 1, 1],
  ])('SV-ARMY-02 %s of %s has %i to %i stands', (type, letter, least, most) => {
    const wrong = (n: number) => checkArmy(army(CMD, SUB, ...SMALL, entry(type, stands(letter, n)))).errors;
    for (const n of [least, most]) expect(wrong(n), String(n)).toEqual([]);
    for (const n of [least - 1, most + 1].filter((size) => size > 0)) {
      expect(wrong(n)).toHaveLength(1);
      expect(['SV-ARMY-02', 'SV-ARMY-09']).toContain(wrong(n)[0]?.rule);
      expect(wrong(n)[0]).toMatchObject({ path: 'army.units[7].stands' });
      expect(said(wrong(n)[0]!)).toContain(String(n));
    }
  });

  test.each([
    ['P&M', 'PPMMM', true],
    ['P&M', 'PHM', false],
    ['Foot', 'LLHH', true],
    ['Foot', 'HHM', false],
    ['HM', 'YYX', false],
    ['M', 'XXY', false],
    ['D', 'DDX', false],
    ['D', 'DDM', false],
    ['RA', 'X', false],
    ['HA', 'C', false],
  ])('SV-ARMY-02 stands of %s: %s is right: %s', (type, letters, right) => {
    expect(errors([...SMALL, entry(type, letters)])).toEqual(right ? [] : ['SV-ARMY-02']);
  });

  test.each(['P&M', 'Foot', 'HM', 'M', 'D', 'RA', 'Cmd', 'Sub'])('SV-ARMY-02 a %s without stands is none', (type) => {
    expect(() => {
      const found = errors([...SMALL, entry(type, '')]);
      if (found.length > 0) throw new Error(found.join());
    }).toThrow();
  });

  test('SV-ARMY-02 a command unit has one stand', () => {
    const found = checkArmy(army(entry('Cmd', 'CC'), SUB, ...SMALL)).errors;
    expect(found.map(({ rule }: { rule: string }) => rule)).toEqual(['SV-ARMY-02']);
  });

  test('SV-ARMY-09 guns side by side are units of their own', () => {
    expect(errors([...SMALL, RA, RA, entry('FG', 'G')])).toEqual([]);
    expect(['SV-ARMY-02', 'SV-ARMY-09']).toContain(errors([...SMALL, entry('RA', 'GG')])[0]);
    expect(() => movement([{ id: 'S1', type: 'RA', layout: 'GG', x: 20000, y: 20000 }])).toThrow('SV-ARMY-09');
  });

  test('SV-ARMY-11 SV-R-73 lances are for Mounted units', () => {
    expect(errors([...SMALL, { ...M(), lances: true }])).toEqual([]);
    for (const other of [HM(), D(), PM(4), FOOT(4), RA])
      expect(() => {
        const found = errors([...SMALL, ...times(3, PM(2)), { ...other, lances: true }]);
        if (found.length > 0) throw new Error(found.join());
      }, other.type).toThrow();
  });
});

describe('Limits', () => {
  test.each([
    [[PM(6), PM(6)], []],
    [[PM(7), PM(5)], []],
    [[PM(7), PM(6)], ['SV-ARMY-03']],
    [[PM(7)], ['SV-ARMY-03']],
    [[PM(7), PM(7), FOOT(4)], []],
    [[PM(5), PM(5), FOOT(9)], ['SV-ARMY-03']],
    [[PM(6), M(2), D(2), RA], []],
    [[PM(7), M(2), D(2), RA], ['SV-ARMY-03']],
  ])('SV-ARMY-03 at most six stands of foot on average: %j', (units, expected) => {
    expect(errors(units)).toEqual(expected);
  });

  test('SV-ARMY-03 the sentence has the numbers', () => {
    const found = checkArmy(army(CMD, SUB, PM(7), PM(6))).errors[0];
    expect(said(found!)).toMatch(/13.*12|12.*13|6\.5/);
  });

  test.each([
    [[PM(4), FOOT(4)], ['SV-ARMY-04']],
    [[PM(4), PM(4), FOOT(4)], []],
    [[PM(4), PM(4), FOOT(4), FOOT(4)], ['SV-ARMY-04']],
    [[FOOT(4), M()], ['SV-ARMY-04']],
    [[M(), M()], []],
    [[PM(4)], []],
  ])('SV-ARMY-04 SV-R-71 more Pike and Musket than Foot, if any: %j', (units, expected) => {
    expect(errors(units)).toEqual(expected);
  });

  test.each([
    [[HM(4), M(7), D(4)], []],
    [[HM(4), M(7), D(5)], ['SV-ARMY-05']],
    [[M(6)], ['SV-ARMY-05']],
    [[D(6)], ['SV-ARMY-05']],
    [[D(7), M(3)], []],
    [[M(5)], []],
  ])('SV-ARMY-05 SV-R-27 at most five stands of mounted on average, command not counted: %j', (units, expected) => {
    expect(errors(units)).toEqual(expected);
  });

  test.each([
    [1, 0, {}, true],
    [2, 0, {}, false],
    [2, 13, {}, false],
    [2, 14, {}, true],
    [3, 27, {}, false],
    [3, 28, {}, true],
    [1, 13, { heavyMountedStrict: true }, false],
    [1, 14, { heavyMountedStrict: true }, true],
    [2, 27, { heavyMountedStrict: true }, false],
    [2, 28, { heavyMountedStrict: true }, true],
    [0, 3, { heavyMountedStrict: true }, true],
  ])('SV-ARMY-06 SV-R-70 SV-R-27 %i Heavy Mounted and %i others, %j: %s', (heavy, others, houseRules, may) => {
    const units = [...times(heavy, HM()), ...times(others - 1, M(2)), ...(others > 0 ? [D(2)] : [])];
    expect(errors(units, { houseRules, subCommanders: 1 })).toEqual(may ? [] : ['SV-ARMY-06']);
  });

  test.each([
    [2, 1, false],
    [2, 2, false],
    [1, 2, true],
    [1, 0, false],
  ])(
    'SV-ARMY-07 %i Dragoons and %i Mounted: advice only, a limit with dragoonsFewer (%s)',
    (dragoons, mounted, may) => {
      const units = [...times(dragoons, D()), ...times(mounted, M())];
      expect(errors(units)).toEqual([]);
      expect(errors(units, { dragoonsFewer: true })).toEqual(may ? [] : ['SV-ARMY-07']);
    },
  );

  test.each([
    [0, 1, {}, false],
    [2, 1, {}, false],
    [1, 1, {}, true],
    [1, 0, {}, false],
    [1, 2, {}, false],
    [1, 0, { subCommanders: 0 }, true],
    [1, 1, { subCommanders: 0 }, false],
    [1, 2, { subCommanders: 2 }, true],
    [1, 1, { subCommanders: 2 }, false],
    [1, 4, { subCommanders: 4 }, true],
  ])('SV-ARMY-08 %i Commanders and %i Sub-Commanders, %j: %s', (commanders, subs, chosen, may) => {
    const units = [PM(4), ...times(commanders, CMD), ...times(subs, SUB)];
    const found = checkArmy(army(...units), chosen).errors.map(({ rule }: { rule: string }) => rule);
    expect(found).toEqual(may ? [] : ['SV-ARMY-08']);
  });

  const told = (units: Entry[], chosen: Loose = {}): string[] => {
    const { errors: wrong, warnings: odd } = checkArmy(army(...units), chosen);
    return [...wrong, ...odd].map((fault) => said(fault));
  };
  test.each([
    [
      'SV-ARMY-03',
      [CMD, SUB, PM(7)],
      {},
      '1 unit of Pike and Musket or Foot has 7 stands, and 6 a unit, 6 in all, are the limit.',
    ],
    [
      'SV-ARMY-05',
      [CMD, SUB, M(7), M(7)],
      {},
      '2 units of Heavy Mounted, Mounted or Dragoons have 14 stands, and 5 a unit, 10 in all, are the limit.',
    ],
    [
      'SV-ARMY-04',
      [CMD, SUB, PM(4), FOOT(4)],
      {},
      '1 Pike and Musket unit and 1 Foot unit: there must be more Pike and Musket.',
    ],
    [
      'SV-ARMY-04',
      [CMD, SUB, PM(4), FOOT(4)],
      { enforceComposition: false },
      '1 Pike and Musket unit and 1 Foot unit: more Pike and Musket is usual.',
    ],
    ['SV-ARMY-06', [CMD, SUB, HM(), HM()], {}, '2 Heavy Mounted units of 2 mounted, and at most 1 is allowed.'],
    [
      'SV-ARMY-06',
      [CMD, SUB, HM()],
      { houseRules: { heavyMountedStrict: true } },
      '1 Heavy Mounted unit of 1 mounted, and none is allowed.',
    ],
    ['SV-ARMY-07', [CMD, SUB, M(), D()], {}, '1 Dragoon unit and 1 Mounted unit: more Mounted is usual.'],
    [
      'SV-ARMY-07',
      [CMD, SUB, M(), D()],
      { dragoonsFewer: true },
      '1 Dragoon unit and 1 Mounted unit: there must be more Mounted.',
    ],
    [
      'SV-QUAL-05',
      [CMD, SUB, entry('P&M', 'MMMM', { command: 'charismatic' })],
      {},
      'Unit 3 commands nobody and has no quality of command.',
    ],
    ['SV-ARMY-08', [CMD, PM(4)], {}, '1 Commander and 0 Sub-Commanders: there must be 1 and 1.'],
    ['SV-ARMY-08', [SUB, PM(4)], {}, '0 Commanders and 1 Sub-Commander: there must be 1 and 1.'],
  ])('%s one of a thing, and a limit told as a limit: %#', (_, units, chosen, because) =>
    expect(told(units, chosen)).toContain(because),
  );

  const FAULTY = [...times(1, PM(7)), FOOT(7), M(7), ...times(2, HM(4))];
  test('SV-ARMY-03 SV-ARMY-04 SV-ARMY-05 SV-ARMY-06 all faults are told at once; enforceComposition false only warns', () => {
    const limits = ['SV-ARMY-03', 'SV-ARMY-04', 'SV-ARMY-06'];
    expect(errors(FAULTY).toSorted()).toEqual(limits);
    expect(errors(FAULTY, { enforceComposition: false })).toEqual([]);
    expect(warnings(FAULTY, { enforceComposition: false })).toEqual(expect.arrayContaining(limits));
    expect(errors([M(7)], { enforceComposition: false })).toEqual([]);
    expect(warnings([M(7)], { enforceComposition: false })).toContain('SV-ARMY-05');
  });

  test('SV-ARMY-02 sizes are refused even then', () => {
    expect(errors([...SMALL, HM(5)], { enforceComposition: false })).toEqual(['SV-ARMY-02']);
  });

  test('SV-ARMY-04 a match does not begin with an illegal army', () => {
    const good = army(CMD, SUB, PM(4));
    const begin = (south: object) => () => start({ armies: { south, north: good }, dice: [6, 6, 1, 1] });
    expect(begin(army(CMD, SUB, PM(4), FOOT(4)))).toThrow(/SV-ARMY-04/);
    expect(begin(army(PM(4)))).toThrow(/SV-ARMY-08/);
    expect(decision(begin(good)())).toMatchObject({ side: 'south', kind: 'setup' });
  });

  test('SV-ARMY-08 both sides have the same number of Sub-Commanders', () => {
    const armies = { south: army(CMD, SUB, PM(4)), north: army(CMD, PM(4)) };
    expect(() => start({ armies, dice: [6, 6, 1, 1] })).toThrow(/SV-ARMY-08/);
  });
});

describe('What units are', () => {
  test('SV-ARMY-01 Heavy Mounted and lances are open information', () => {
    const match = movement([
      { id: 'S1', type: 'M', layout: 'XX', x: 20000, y: 10000 },
      { id: 'N1', type: 'HM', layout: 'YY', x: 20000, y: 40000 },
      { id: 'N2', type: 'M', layout: 'XX', x: 30000, y: 40000, lances: true },
    ]);
    const told = Object.fromEntries(position(match).units.map((one: Loose) => [one['id'], one]));
    expect(told).toMatchObject({ N1: { type: 'HM' }, N2: { type: 'M', lances: true } });
    expect(unit(match, 'S1').lances ?? false).toBe(false);
  });

  const far = (id: string) => ({ id, type: 'P&M', layout: 'PP', x: 50000, y: 20000 });
  /** N1 fights S1, two hand-to-hand stands; N3 then misses by itself. */
  const attack = (north: Loose, dice: number[]): number => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: [
        { id: 'S1', type: 'Foot', layout: 'HH', x: 20000, y: 20000 },
        { id: 'N1', x: 20000, y: 20000, ...north },
        far('S3'),
        far('N3'),
      ],
      dice: [...dice, 6, 6],
    });
    choose(match, { do: 'fight', unit: 'N1' });
    return unit(match, 'S1').hits - 1;
  };
  test.each([
    ['musket stands', { type: 'P&M', layout: 'MM' }, [2, 3], 1],
    ['dismounted dragoons', { type: 'D', layout: 'DD', state: 'dismounted' }, [2, 3], 1],
    ['a gun, in open order', { type: 'RA', layout: 'G' }, [1], 1],
    ['a gun, in open order', { type: 'HA', layout: 'G' }, [2], 0],
    ['lance-armed mounted, as any mounted', { type: 'M', layout: 'XX', lances: true }, [4, 5], 1],
  ])('SV-ARMY-10 SV-ARMY-11 %s fight: %j throws %j', (_what, north, dice, hits) => {
    expect(attack(north, dice)).toBe(hits);
  });

  test('SV-ARMY-10 a musket stand of the list may be a bow: it has no letter of its own', () => {
    expect(errors([...SMALL, entry('P&M', 'PPMM')])).toEqual([]);
    expect(errors([...SMALL, entry('P&M', 'PPBB')])).toEqual(['SV-ARMY-02']);
  });

  const enemy = { id: 'N1', type: 'P&M', layout: 'PP', x: 60000, y: 46000 };
  test.each([
    ['HM', 'YY', false],
    ['M', 'XX', false],
    ['Cmd', 'C', false],
    ['Sub', 'C', false],
    ['P&M', 'MM', false],
    ['D', 'DD', true],
  ])('SV-ARMY-12 only Dragoons dismount: %s', (type, layout, may) => {
    const refused = orderRefused(movement([{ id: 'S1', type, layout, x: 20000, y: 10000 }, enemy]), 'S1', {
      do: 'dismount',
    });
    expect(refused === undefined).toBe(may);
    if (refused) expect(refused.rule).toBe('SV-MOVE-04');
  });

  test('SV-ARMY-12 they dismount as a whole', () => {
    const match = movement([{ id: 'S1', type: 'D', layout: 'DDDD', x: 20000, y: 10000 }, enemy]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'dismount' });
    expect(unit(match, 'S1')).toMatchObject({ state: 'dismounted', layout: 'DDDD', x: 20000, y: 10000, heading: 0 });
  });

  test('SV-ARMY-13 SV-R-27 a Commander is fired at and killed like any mounted unit in open order', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      units: [
        { id: 'S1', type: 'P&M', layout: 'MM', x: 20000, y: 20000 },
        { id: 'N1', type: 'Cmd', layout: 'C', x: 20000, y: 24000 },
        { id: 'N2', type: 'P&M', layout: 'PP', x: 60000, y: 46000 },
      ],
      dice: [1, 2],
    });
    const told = choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    expect(throwsIn(told)[0]).toMatchObject({ count: 2 }); // two stands, +1 mounted, -1 open order
    expect(unit(match, 'N1').status).toBe('routed');
    expect(position(match).sides.north.tally).toBe(1);
  });

  test('SV-ARMY-13 a Commander can be charged', () => {
    const horse = { id: 'S1', type: 'M', layout: 'XX', x: 20000, y: 10000 };
    const commander = { id: 'N1', type: 'Cmd', layout: 'C', x: 20000, y: 20000 };
    const match = movement([horse, commander, { ...enemy, id: 'N2' }], { dice: [3] });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'charge', target: 'N1' });
    expect(unit(match, 'S1').y).toBe(20000);
    expect(refusal(match, { do: 'recoil', aboutFace: 'forward', ahead: 12000 })).toBeUndefined();
  });
});
