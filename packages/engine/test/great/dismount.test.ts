// A Great Victory: dismounting before the match (GV-UNIT-11, GV-R-53, GV-POINTS-05, GV-SETUP-05, P1.3).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from './kit.js';
import {
  CMD,
  FOOT,
  INITIATIVE,
  SOUTH_FIRST,
  begin,
  entry,
  many,
  placeAll,
  throwsOf,
  type Loose,
  type Match,
} from './setup-help.js';

const HORSE = entry('medium horse');
const dismount = (...units: string[]) => ({ do: 'dismount', units });
const ROSTER = { armySource: 'roster' };

/** Mounted type and what it becomes on foot. */
const TYPES: [string, string, number][] = [
  ['light horse', 'light foot arms', 8],
  ['light horse javelins', 'light foot javelins', 4],
  ['light horse bows', 'light foot bows', 5],
  ['light horse crossbows', 'light foot crossbows', 6],
  ['medium horse', 'medium foot arms', 10],
  ['heavy horse', 'heavy foot arms', 12],
  ['light camels', 'light foot arms', 8],
  ['light camels javelins', 'light foot javelins', 4],
  ['light camels bows', 'light foot bows', 5],
  ['light camels crossbows', 'light foot crossbows', 6],
  ['medium camels', 'medium foot arms', 10],
];

describe('the decision', () => {
  test('P1.3, GV-R-53 before everything else, South then North, in secret, revealed together', () => {
    const match = begin(ROSTER, SOUTH_FIRST, [CMD, HORSE, HORSE], [CMD, HORSE]);
    expect(throwsOf(match)).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'dismount', secret: true });
    choose(match, dismount('S3'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'dismount', secret: true });
    expect(unit(match, 'S3').type).toBe('medium horse');
    expect(JSON.stringify(events(match))).not.toContain('medium foot arms');
    choose(match, dismount('N2'));
    expect(['S2', 'S3', 'N2'].map((id) => unit(match, id).type)).toEqual([
      'medium horse',
      'medium foot arms',
      'medium foot arms',
    ]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  });
  test('P1.3 nobody has to', () => {
    const match = begin(ROSTER, SOUTH_FIRST, [CMD, HORSE], [CMD, HORSE]);
    choose(match, dismount());
    choose(match, dismount());
    expect(['S2', 'N2'].map((id) => unit(match, id).type)).toEqual(['medium horse', 'medium horse']);
    expect(decision(match)).toMatchObject({ kind: 'setup' });
  });
  test('P1.3 a side without horse or camels is not asked', () => {
    const south = begin(ROSTER, SOUTH_FIRST, [CMD, HORSE], [CMD, FOOT]);
    expect(decision(south)).toMatchObject({ side: 'south', kind: 'dismount' });
    choose(south, dismount('S2'));
    expect(decision(south)).toMatchObject({ kind: 'setup' });
    expect(unit(south, 'S2').type).toBe('medium foot arms');
    const north = begin(ROSTER, [], [CMD, FOOT], [CMD, entry('light camels')]);
    expect(decision(north)).toMatchObject({ side: 'north', kind: 'dismount' });
    const none = begin(ROSTER, SOUTH_FIRST, [CMD, FOOT, entry('light chariots'), entry('medium elephants')]);
    expect(decision(none)).toMatchObject({ kind: 'setup' });
  });
  test('GV-UNIT-11 dismounting false: nobody is asked', () => {
    const match = begin({ ...ROSTER, dismounting: false }, SOUTH_FIRST, [CMD, HORSE], [CMD, HORSE]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  });
  test('P1.3 what is offered is legal', () => {
    const match = begin(ROSTER, [], [CMD, HORSE, entry('heavy horse')], [CMD, FOOT]);
    expect(options(match).length).toBeGreaterThan(0);
    for (const option of options(match)) expect(refusal(match, option), JSON.stringify(option)).toBeUndefined();
  });
  test.each([
    ['commander', 'S1'],
    ['foot', 'S2'],
    ['chariots', 'S3'],
    ['elephants', 'S4'],
    ['artillery', 'S5'],
    ["the enemy's horse", 'N2'],
    ['nobody', 'S9'],
  ])('GV-UNIT-11 %s cannot dismount', (_, id) => {
    const list = [CMD, FOOT, entry('heavy chariots'), entry('medium elephants'), entry('light artillery'), HORSE];
    const match = begin(ROSTER, [], list, [CMD, HORSE]);
    expect(refusal(match, dismount('S6'))).toBeUndefined();
    const refused = refusal(match, dismount('S6', id));
    expect(refused).toBeDefined();
    if (id < 'S6' && id.startsWith('S')) expect(['GV-UNIT-11', 'GV-R-53']).toContain(refused!.rule);
  });
  test('GV-UNIT-11 a unit dismounts once', () => {
    const match = begin(ROSTER, [], [CMD, HORSE], [CMD, FOOT]);
    expect(refusal(match, dismount('S2', 'S2'))?.rule).toBe('GV-UNIT-11');
  });
});

describe('what it becomes', () => {
  const fielded = (type: string, chosen: Loose = {}, dice: number[] = []): Match => {
    const match = begin({ ...ROSTER, ...chosen }, [...dice, ...SOUTH_FIRST], [CMD, entry(type)]);
    choose(match, dismount('S2'));
    return match;
  };
  test.each(TYPES)('GV-UNIT-11, GV-R-53 %s becomes %s', (from, to) => {
    expect(unit(fielded(from), 'S2').type).toBe(to);
  });
  test.each(TYPES)('P1.3, GV-UNIT-11 %s has then the strength and the stands of %s', (from, to, strength) => {
    const match = fielded(from);
    choose(match, {
      do: 'setup',
      units: [
        { unit: 'S1', x: 20000, y: 10000 },
        { unit: 'S2', x: 4000, y: 2000, formation: 'line' },
      ],
    }); // 8 x 2 cm
    expect(unit(match, 'S2')).toMatchObject({ type: to, layout: 'FF' });
    // Its strength shows in the losses: so many hits, less one recovered, and it is gone.
    const { units } = position(match);
    const lost = (hits: number) => {
      const one = units.find(({ id }: Loose) => id === 'S2');
      const others = [
        { id: 'S1', type: 'commander', x: 20000, y: 10000 },
        { id: 'N1', type: 'commander', x: 20000, y: 110000 },
      ];
      return unit(situation({ phase: 'losses', initiative: 'south', units: [{ ...one, hits }, ...others] }), 'S2')
        .status;
    };
    expect([lost(strength), lost(strength + 1)]).toEqual(['table', 'routed']);
  });
  test.each([
    ['heavy horse', 2, 'elite'], // heavy foot: elite on 1 and 2, as heavy horse
    ['medium horse', 5, 'green'], // medium foot green on 5, medium horse trained
    ['light horse', 1, 'trained'], // light foot trained on 1, light horse elite
    ['light camels', 3, 'trained'],
    ['medium camels', 1, 'elite'],
    ['light horse bows', 4, 'green'], // light foot green on 4, light horse trained
  ])('GV-R-53, P1.4 dismounted %s throw %i in the column of foot: %s', (type, die, quality) => {
    const match = fielded(type, { unitQuality: 'thrown' }, [3, die, 3, 3]);
    expect(unit(match, 'S2').quality).toBe(quality);
  });
  test('GV-R-53, P1.4 quality is thrown after dismounting is revealed', () => {
    const match = begin(
      { ...ROSTER, unitQuality: 'thrown' },
      [...many(4, 3), ...SOUTH_FIRST],
      [CMD, HORSE],
      [CMD, HORSE],
    );
    choose(match, dismount('S2'));
    expect(throwsOf(match)).toEqual([]);
    choose(match, dismount());
    expect(throwsOf(match).map(({ count }) => count)).toEqual([1, 1, 1, 1, 2, 2]);
  });
  test('GV-UNIT-11 it is a foot unit: it may form a defensive block, not horse', () => {
    const match = fielded('heavy horse');
    const at = (formation: string) => ({
      do: 'setup',
      units: [
        { unit: 'S1', x: 20000, y: 10000 },
        { unit: 'S2', x: 40000, y: 10000, formation },
      ],
    });
    expect(refusal(match, at('defensiveBlock'))).toBeUndefined();
    expect(refusal(match, at('skirmishLine'))?.rule).toBe('GV-FORM-02'); // heavy
    expect(refusal(fielded('light horse'), at('skirmishLine'))).toBeUndefined();
  });
  test('GV-R-53, GV-POINTS-05 paid for and limited as horse: 36 points of 37.5 may all dismount', () => {
    const list = [CMD, HORSE, HORSE, HORSE, entry('light horse'), entry('light horse')];
    const match = begin({}, SOUTH_FIRST, list);
    choose(match, dismount('S2', 'S3', 'S4', 'S5', 'S6'));
    expect(['S2', 'S3', 'S4', 'S5', 'S6'].map((id) => unit(match, id).type)).toEqual([
      ...Array.from({ length: 3 }, () => 'medium foot arms'),
      'light foot arms',
      'light foot arms',
    ]);
    expect(() => begin({}, SOUTH_FIRST, [CMD, HORSE, HORSE, HORSE, HORSE, entry('light horse')])).toThrow(
      /GV-POINTS-03/u,
    );
  });
  test('GV-UNIT-11 nobody dismounts or mounts during the game', () => {
    const match = begin(ROSTER, [...SOUTH_FIRST, ...INITIATIVE], [CMD, HORSE, HORSE], [CMD, FOOT]);
    choose(match, dismount('S3'));
    placeAll(match);
    placeAll(match);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    for (const id of ['S2', 'S3']) {
      choose(match, { do: 'choose', unit: id });
      for (const order of [{ do: 'dismount' }, { do: 'dismount', units: [id] }, { do: 'mount' }])
        expect(refusal(match, order), id).toBeDefined();
      choose(match, { do: 'stop' });
    }
  });
});
