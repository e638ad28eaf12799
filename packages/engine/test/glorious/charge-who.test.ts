/** Who may charge whom (GL-CHARGE-02, -09, GL-R-27, GL-R-28). */
import { describe, expect, test } from 'vitest';
import { choose, decision } from './kit.js';
import {
  COMMANDERS,
  END,
  GUNS,
  MELEE,
  MISSILES,
  MOUNTED,
  X,
  Y,
  battle,
  charge,
  chief,
  enemyAhead,
  field,
  house,
  idle,
  judged,
  legal,
  line,
  many,
  order,
  refused,
  riders,
  throwsIn,
  type Loose,
} from './move-help.js';

/** Two inches before the front of S1, or of the rim of a Battle. */
const against = (who: Loose, target: Loose, more: Loose = {}) => {
  const near = (who['type'] === 'battle' ? 3500 : 0) + 2000;
  const round = target['type'] === 'battle' ? 3500 : 0;
  return field([who, { id: 'N1', x: X, y: Y + near + round, heading: 1800, ...target }], more);
};

const TARGETS: Record<string, Loose> = {
  'foot pike': line(6, 'foot pike'),
  'foot bow': line(6, 'foot bow'),
  'mounted foot': line(6, 'mounted foot bill'),
  ...Object.fromEntries(MOUNTED.map((type) => [type, line(6, type)])),
  ...Object.fromEntries(COMMANDERS.map((type) => [type, { type }])),
  ...Object.fromEntries(GUNS.map((type) => [type, { type }])),
  'limbered bombard': { type: 'bombard', limbered: true },
  Battle: battle(),
};
const ALL = Object.keys(TARGETS);
const CHARGERS: [string, Loose, string[]][] = [
  ...MELEE.map((one): [string, Loose, string[]] => [`foot ${one}`, line(6, `foot ${one}`), []]),
  ...MELEE.map((one): [string, Loose, string[]] => [`mounted foot ${one}`, line(6, `mounted foot ${one}`), []]),
  ...MISSILES.map((one): [string, Loose, string[]] => [`foot ${one}`, line(6, `foot ${one}`), ALL]),
  ...MISSILES.map((one): [string, Loose, string[]] => [`mounted foot ${one}`, line(6, `mounted foot ${one}`), ALL]),
  ['light cavalry', line(6, 'light cavalry'), ['elephants', 'Battle']],
  ['camels', line(6, 'camels'), ['Battle']],
  ['medium cavalry', line(6, 'medium cavalry'), ['elephants']],
  ['heavy cavalry', line(6, 'heavy cavalry'), ['elephants']],
  ['knights', line(6, 'knights'), ['elephants']],
  ['elephants', line(6, 'elephants'), []],
  ...COMMANDERS.map((type): [string, Loose, string[]] => [type, { type }, []]),
  ...GUNS.map((type): [string, Loose, string[]] => [type, { type }, ALL]),
  ['limbered organ gun', { type: 'organ gun', limbered: true }, ALL],
  ['a Battle of pikes and bows', battle(), []],
  ['a Battle of bows', battle({ elements: 'O'.repeat(18) }), ALL],
];

describe('GL-CHARGE-02 the table', () => {
  const rows = CHARGERS.flatMap(([name, who, not]) =>
    ALL.map((target) => [name, target, who, !not.includes(target)] as const),
  );
  test.each(rows)('GL-CHARGE-02 %s against %s', (_, target, who, may) => {
    judged(against(who, TARGETS[target]!), charge(), may, 'GL-CHARGE-02');
  });

  test('GL-CHARGE-02 GL-R-20 nobody by horse', () => {
    const match = field([{ ...riders(), y: Y - 5000 }, enemyAhead(2000)]);
    order(match, { do: 'move', ahead: 5000, byHorse: true });
    refused(match, charge(), 'GL-MOVE-04');
  });

  test('GL-CHARGE-02 a sentence that tells who and whom', () => {
    const told = refused(against(line(6, 'knights'), TARGETS['elephants']!), charge()).because;
    expect(told).toMatch(/S1/);
    expect(told).toMatch(/N1|[Ee]lephant/);
  });

  test('GL-R-11 camels are not scared by elephants, though light cavalry is', () => {
    legal(against(line(6, 'camels'), TARGETS['elephants']!), charge());
    refused(against(line(6, 'light cavalry'), TARGETS['elephants']!), charge(), 'GL-CHARGE-02');
  });
});

describe('GL-R-27 command on elephants', () => {
  const mounts = ['light cavalry', 'medium cavalry', 'heavy cavalry', 'knights'];
  test.each(
    mounts.flatMap((type) => ['commander elephant', 'sub-commander elephant'].map((one) => [type, one] as const)),
  )('GL-R-27 %s against %s: off and on', (type, target) => {
    legal(against(line(6, type), { type: target }), charge());
    refused(against(line(6, type), { type: target }, house('elephantCommandScares')), charge(), 'GL-CHARGE-02');
  });
  test('GL-R-27 switch elephantCommandScares: others charge it still, and command on horses is not meant', () => {
    const on = house('elephantCommandScares');
    for (const who of [line(6, 'camels'), line(6, 'elephants'), line(6, 'foot pike'), chief(), battle()])
      legal(against(who, { type: 'commander elephant' }, on), charge());
    for (const type of mounts)
      for (const target of ['commander', 'commander camel'])
        legal(against(line(6, type), { type: target }, on), charge());
  });
});

describe('GL-R-28 which Battles charge', () => {
  const bows = battle({ elements: 'OOOOOOGGGGGGXXXXXXHHHHHH' });
  test('GL-R-28 not one with missiles only', () => {
    refused(against(bows, line(6)), charge(), 'GL-CHARGE-02');
  });
  test.each([...'LWSBP'])('GL-R-28 one element %s is enough', (letter) => {
    legal(against(battle({ elements: `${'O'.repeat(17)}${letter}` }), line(6)), charge());
  });
  test('GL-R-28 so is one commander on it', () => {
    const units = [
      bows,
      { id: 'N1', ...line(6), x: X, y: Y + 5500, heading: 1800 },
      { id: 'S2', type: 'sub-commander', aboard: 'S1' },
    ];
    legal(field(units), charge());
  });
  test('GL-R-28 switch missileBattleCharge: every Battle', () => {
    const on = house('missileBattleCharge');
    legal(against(bows, line(6), on), charge());
    legal(against(bows, battle(), on), charge());
    refused(against(line(6, 'foot bow'), line(6), on), charge(), 'GL-CHARGE-02');
  });
});

describe('GL-CHARGE-09 only charging is restricted', () => {
  test('GL-CHARGE-09 who is charged fights any enemy', () => {
    // elephants charge knights: the knights fight back, six dice each
    const match = field([line(6, 'elephants'), { id: 'N1', ...line(6, 'knights'), x: X, y: Y + 2000, heading: 1800 }], {
      dice: many(12, 12),
    });
    order(match, charge());
    choose(match, END);
    expect(decision(match)?.kind).toBe('retreat');
    const thrown = throwsIn(match).map((one) => [one['unit'], one['count']]);
    expect(thrown).toEqual([
      ['N1', 6],
      ['S1', 6],
    ]);
  });

  test('GL-CHARGE-09 missile foot too, with light weapons', () => {
    const match = field(
      [line(6, 'foot hand'), { id: 'N1', ...line(6, 'foot bow'), x: X, y: Y + 2000, heading: 1800 }],
      {
        dice: many(12, 12),
      },
    );
    order(match, charge());
    choose(match, END);
    // in the firing phase the bows may fire at whoever touches them
    if (decision(match)?.kind === 'fire') choose(match, { do: 'done' });
    expect(throwsIn(match).map((one) => [one['unit'], one['count']])).toEqual([
      ['N1', 6],
      ['S1', 6],
    ]);
  });

  test('GL-CHARGE-09 GL-MOVE-03 in contact nobody charges somebody else', () => {
    const match = field([line(6), enemyAhead(0), { id: 'N2', ...line(1), x: X + 9000, y: Y + 2000 }]);
    idle(match, 'S1', 'GL-MOVE-03');
  });
});
