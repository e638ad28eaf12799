/** Two functions for each formation, and what they cost (GL-MOVE-04 to -09, E1). */
import { describe, expect, test } from 'vitest';
import { choose, decision } from './kit.js';
import {
  ABOUT,
  COMMANDERS,
  GUNS,
  LIMBER,
  MOUNTED,
  X,
  Y,
  back,
  battle,
  change,
  charge,
  chief,
  chosen,
  deep,
  enemyAhead,
  field,
  foot,
  functions,
  go,
  gun,
  horse,
  into,
  isOver,
  legal,
  line,
  mass,
  order,
  pose,
  prolong,
  refused,
  riders,
  rotate,
  turn,
  unlimber,
  type Loose,
} from './move-help.js';

type Function = [name: string, given: Loose, cost: number];
/** S1 with N1 5.9 inches before it, so that it has room to turn. */
const facing = (who: Loose) => field([who, enemyAhead(5900)]);
const FOOT: Function[] = [
  ['turn', turn(50), 1],
  ['turn 90 degrees', turn(900, 'left'), 1],
  ['about face', ABOUT, 1],
  ['move', go(1000), 1],
  ['step back', back(500), 1],
  ['change formation', change(deep(4), 0, [0, 0]), 2],
  ['charge', charge(), 2],
  ['change formation and charge', charge('N1', { change: into(deep(4), 2, [0, 0]) }), 2],
];
const HORSE: Function[] = FOOT.filter(([name]) => name !== 'step back').map(([name, given, cost]) => [
  name,
  {
    ...given,
    ...(given['layout'] ? { layout: 'MM/MM' } : {}),
    ...(given['change'] ? { change: into('MM/MM', 2, [0, 0]) } : {}),
  },
  cost,
]);
const CHIEF: Function[] = [
  ['turn', turn(50), 1],
  ['turn 180 degrees', turn(1800), 1],
  ['about face', ABOUT, 1],
  ['move', go(1000), 1],
  ['charge', charge(), 2],
];
const BATTLE: Function[] = [
  ['turn', rotate(-10), 2],
  ['turn 45 degrees', rotate(450), 2],
  ['about face', ABOUT, 2],
  ['move', go(100), 2],
  ['charge', charge(), 2],
];
const GUN: Function[] = [
  ['turn 45 degrees', turn(450), 2],
  ['prolong', prolong(500), 2],
  ['limber up', LIMBER, 2],
];
const LIMBERED: Function[] = [
  ['turn', turn(50), 1],
  ['turn 180 degrees', turn(-1800), 1],
  ['move', go(1000), 1],
  ['unlimber', unlimber(450), 2],
];
const billed = ([name, given, cost]: Function): Function => {
  const told = JSON.stringify(given).replaceAll('WW', 'BB');
  return [name, JSON.parse(told) as Loose, cost];
};
const CLASSES: [rule: string, who: string, Loose, Function[]][] = [
  ['GL-MOVE-06', 'foot', line(4), FOOT],
  ['GL-MOVE-06', 'mounted foot', line(4, 'mounted foot bill'), FOOT.map(billed)],
  ['GL-MOVE-06', 'medium cavalry', line(4, 'medium cavalry'), HORSE],
  ['GL-MOVE-05', 'a commander', chief(), CHIEF],
  ['GL-MOVE-05', 'a sub-commander on a camel', chief({ type: 'sub-commander camel' }), CHIEF],
  ['GL-MOVE-07', 'a Battle', battle(), BATTLE],
  ['GL-MOVE-08', 'an unlimbered organ gun', gun(), GUN],
  ['GL-MOVE-08', 'unlimbered rockets', gun({ type: 'rockets' }), GUN],
  ['GL-MOVE-08', 'an unlimbered bombard', gun({ type: 'bombard' }), GUN.filter(([name]) => name !== 'prolong')],
  ['GL-MOVE-09', 'a limbered organ gun', gun({ limbered: true }), LIMBERED],
  ['GL-MOVE-09', 'a limbered light bombard', gun({ type: 'light bombard', limbered: true }), LIMBERED],
];
/** A Battle is measured from its centre. */
const stands = (who: Loose) => (who['type'] === 'battle' ? field([who, enemyAhead(6000)]) : facing(who));

describe('what functions cost', () => {
  const rows = CLASSES.flatMap(([rule, who, given, list]) =>
    list.map(([name, what, cost]) => [rule, who, name, cost, given, what] as const),
  );
  test.each(rows)('%s %s: %s costs %i', (_, __, ___, cost, given, what) => {
    const match = stands(given);
    choose(match, chosen('S1'));
    expect(functions(match)).toBe(2);
    choose(match, what);
    if (cost === 2) return isOver(match);
    expect(functions(match)).toBe(1);
    expect(decision(match)?.about).toMatchObject({ unit: 'S1' });
  });

  const pairs = CLASSES.flatMap(([rule, who, given, list]) =>
    list
      .filter(([, , cost]) => cost === 1)
      .flatMap(([first, one]) =>
        list.map(([second, two, cost]) => [rule, who, first, second, cost, given, one, two] as const),
      ),
  );
  test.each(pairs)('GL-MOVE-04 %s %s: %s, then %s', (_, __, ___, ____, cost, given, one, two) => {
    const match = stands(given);
    order(match, one);
    if (cost === 2) {
      refused(match, two, 'GL-MOVE-04');
      expect(functions(match)).toBe(1);
      return;
    }
    choose(match, two);
    isOver(match);
  });

  test('GL-MOVE-04 the orders that are told are those it can pay', () => {
    const match = facing(foot());
    choose(match, chosen('S1'));
    const told = () => decision(match)!.about['orders'] as string[];
    expect(told()).toEqual(
      expect.arrayContaining(['turn', 'aboutFace', 'move', 'stepBack', 'changeFormation', 'charge']),
    );
    choose(match, go(1000));
    expect(told()).toEqual(expect.arrayContaining(['turn', 'aboutFace', 'move', 'stepBack']));
    expect(told()).not.toContain('changeFormation');
    expect(told()).not.toContain('charge');
  });

  test('GL-MOVE-04 a refused order costs nothing', () => {
    const match = facing(foot());
    choose(match, chosen('S1'));
    refused(match, go(6000));
    expect(functions(match)).toBe(2);
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    choose(match, go(1000));
    refused(match, turn(901));
    expect(functions(match)).toBe(1);
    expect(pose(match)).toEqual({ x: X, y: Y + 1000, heading: 0 });
  });
});

describe('how far a turn goes', () => {
  const LIMITS: [rule: string, who: string, given: Loose, limit: number][] = [
    ...COMMANDERS.map((type): [string, string, Loose, number] => ['GL-MOVE-05', type, { type }, 1800]),
    ['GL-MOVE-06', 'foot', foot(), 900],
    ['GL-MOVE-06', 'a mass', mass(), 900],
    ['GL-MOVE-06', 'a single element', line(1), 900],
    ['GL-MOVE-06', 'mounted foot', riders(), 900],
    ...MOUNTED.map((type): [string, string, Loose, number] => ['GL-MOVE-06', type, line(6, type), 900]),
    ...GUNS.map((type): [string, string, Loose, number] => ['GL-MOVE-08', type, { type }, 450]),
    ...GUNS.map((type): [string, string, Loose, number] => [
      'GL-MOVE-09',
      `limbered ${type}`,
      { type, limbered: true },
      1800,
    ]),
  ];
  test.each(LIMITS)('%s %s turns up to its degrees', (rule, _, given, limit) => {
    const match = field(given);
    for (const corner of ['left', 'right'] as const)
      for (const way of [1, -1]) {
        legal(match, turn(way * limit, corner));
        const far = refused(match, turn(way * (limit + 1), corner), rule, 'GL-FACE-05');
        expect(far.because).toContain(String(limit / 10));
      }
  });

  test.each([1, -1])('GL-MOVE-07 GL-FACE-06 a Battle turns up to 45 degrees (%i)', (way) => {
    const match = field(battle());
    legal(match, rotate(way * 450));
    refused(match, rotate(way * 451), 'GL-FACE-06');
  });
});

describe('functions that a formation does not have', () => {
  const NONE: [who: string, given: Loose, what: Loose, rules: string[]][] = [
    ['a commander', chief(), change('C', 0, [0, 0]), ['GL-MOVE-05', 'GL-FACE-10']],
    ['a commander', chief(), back(500), ['GL-MOVE-18', 'GL-MOVE-05', 'GL-R-21']],
    ['a commander', chief(), prolong(500), ['GL-ART-01', 'GL-MOVE-05']],
    ['a commander', chief(), LIMBER, ['GL-ART-03', 'GL-MOVE-05']],
    ['a Battle', battle(), change('PPPPPP', 0, [0, 0]), ['GL-MOVE-07', 'GL-FACE-10', 'GL-BATTLE-04']],
    ['a Battle', battle(), back(500), ['GL-MOVE-18', 'GL-MOVE-07', 'GL-R-21']],
    ['a Battle', battle(), LIMBER, ['GL-ART-03', 'GL-MOVE-07']],
    ['foot', foot(), prolong(500), ['GL-ART-01', 'GL-MOVE-06']],
    ['foot', foot(), LIMBER, ['GL-ART-03', 'GL-MOVE-06']],
    ['foot', foot(), unlimber(0), ['GL-ART-04', 'GL-MOVE-06']],
    ['foot', foot(), go(5000, { byHorse: true }), ['GL-MOVE-15', 'GL-MOVE-06']],
    ['cavalry', horse(), go(5000, { byHorse: true }), ['GL-MOVE-15', 'GL-MOVE-06']],
    ['an unlimbered gun', gun(), go(500), ['GL-MOVE-08', 'GL-ART-01', 'GL-ART-02']],
    ['an unlimbered gun', gun(), unlimber(0), ['GL-MOVE-08', 'GL-ART-04']],
    ['an unlimbered gun', gun(), ABOUT, ['GL-MOVE-08', 'GL-FACE-09']],
    ['an unlimbered gun', gun(), back(500), ['GL-MOVE-08', 'GL-MOVE-18', 'GL-R-21']],
    ['a limbered gun', gun({ limbered: true }), prolong(500), ['GL-MOVE-09', 'GL-ART-01']],
    ['a limbered gun', gun({ limbered: true }), LIMBER, ['GL-MOVE-09', 'GL-ART-03']],
    ['a limbered gun', gun({ limbered: true }), ABOUT, ['GL-MOVE-09', 'GL-FACE-09']],
    ['a limbered gun', gun({ limbered: true }), change('A', 0, [0, 0]), ['GL-MOVE-09', 'GL-FACE-10']],
  ];
  test.each(NONE)('GL-MOVE-04 %s: %#', (_, given, what, rules) => {
    refused(field(given), what, 'GL-MOVE-04', ...rules);
  });
});

describe('E1 what a foot unit does with two functions', () => {
  const match = () => field([foot(), enemyAhead(4000)]);
  test('E1 GL-MOVE-04 it moves and moves', () => {
    const one = match();
    order(one, go(1500));
    choose(one, go(1500));
    expect(pose(one).y).toBe(Y + 3000);
    isOver(one);
  });
  test('E1 GL-MOVE-06 it does not move and charge', () => {
    const one = match();
    order(one, go(1000));
    refused(one, charge(), 'GL-MOVE-04');
  });
  test('E1 GL-CHARGE-01 it charges', () => {
    const one = match();
    order(one, charge());
    expect(pose(one).y).toBe(Y + 4000);
    isOver(one);
  });
  test('E1 GL-MOVE-06 it does not face about and charge', () => {
    const one = field([foot({ heading: 1800, y: Y - 750 }), enemyAhead(4000)]);
    order(one, ABOUT);
    expect(pose(one)).toEqual({ x: X, y: Y, heading: 0 });
    refused(one, charge(), 'GL-MOVE-04');
    legal(one, go(1000));
  });
});
