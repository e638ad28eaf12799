// A Great Victory: strength points (GV-STR-01..04, GV-UNIT-05, GV-R-01, -35, -76, GV-WE-01).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, refusal, situation, unit } from './kit.js';
import { commander, fireAt, firing, foe, many, moving, most, shooter, thrown, X, Y, type Loose } from './fire-help.js';

/** GV-STR-02, every type with its strength. */
const STRENGTHS: [string, number][] = [
  ['light foot light arms', 6],
  ['medium foot light arms', 8],
  ['light foot arms', 8],
  ['medium foot arms', 10],
  ['heavy foot arms', 12],
  ['light foot pikes', 10],
  ['medium foot pikes', 12],
  ['heavy foot pikes', 14],
  ['light foot javelins', 4],
  ['light foot slings', 5],
  ['light foot bows', 5],
  ['medium foot bows', 6],
  ['heavy foot bows', 7],
  ['light foot longbows', 6],
  ['medium foot longbows', 7],
  ['light foot crossbows', 6],
  ['medium foot crossbows', 7],
  ['heavy foot crossbows', 8],
  ['light horse', 8],
  ['light horse javelins', 8],
  ['light horse bows', 8],
  ['light horse crossbows', 8],
  ['medium horse', 10],
  ['heavy horse', 12],
  ['light camels', 8],
  ['light camels javelins', 8],
  ['light camels bows', 8],
  ['light camels crossbows', 8],
  ['medium camels', 10],
  ['light chariots', 8],
  ['light chariots javelins', 8],
  ['light chariots bows', 8],
  ['heavy chariots', 10],
  ['heavy chariots javelins', 10],
  ['heavy chariots bows', 10],
  ['medium elephants', 8],
  ['medium elephants javelins', 8],
  ['medium elephants bows', 8],
  ['heavy elephants', 10],
  ['heavy elephants javelins', 10],
  ['heavy elephants bows', 10],
  ['light artillery', 6],
  ['heavy artillery', 6],
  ['commander', 8],
  ['sub-commander', 8],
];
const OTHERS = [
  { id: 'S9', type: 'medium foot arms', x: 20000, y: 10000 },
  { id: 'N9', type: 'medium foot arms', x: 20000, y: 110000 },
  { id: 'N8', type: 'medium foot arms', x: 40000, y: 110000 },
];
/** The dice S1 throws in hand-to-hand: one a point; all hit. N1 has one point and misses. */
const attack = (s1: Loose, n: number, options: Loose = {}): number => {
  const match = situation({
    phase: 'melee',
    initiative: 'north',
    units: [{ id: 'S1', x: X, y: Y, ...s1 }, { id: 'N1', type: 'light foot arms', x: X, y: Y, hits: 7 }, ...OTHERS],
    dice: [...many(n, 1), 6],
    options,
  });
  const told = (events(match) as Loose[]).find((one) => one['event'] === 'throw' && one['unit'] === 'S1');
  return told ? told['count'] : 0;
};

describe('the table', () => {
  test.each(STRENGTHS)('GV-STR-02, GV-STR-01 %s: %i points', (type, strength) => {
    expect(attack({ type }, strength)).toBe(strength);
  });
  test.each([
    ['light foot pikes', 10],
    ['heavy foot arms', 12],
  ])('GV-WE-01 %s: %i', (type, strength) => {
    expect(attack({ type }, strength)).toBe(strength);
  });
  test('GV-R-01 heavyLongbows: strength 8', () => {
    expect(attack({ type: 'heavy foot longbows' }, 8, { houseRules: { heavyLongbows: true } })).toBe(8);
  });
  test('GV-STR-01, GV-STR-02 routed when as many hits as points: one less and it lives', () => {
    for (const [type, strength] of STRENGTHS) {
      const at = (hits: number) => {
        const match = situation({
          phase: 'losses',
          initiative: 'south',
          units: [{ id: 'S1', type, x: X, y: Y, hits }, ...OTHERS],
        });
        return unit(match, 'S1');
      };
      expect(at(strength), type).toMatchObject({ status: 'table', hits: strength - 1 }); // recovers one first
      expect(at(strength + 1).status, type).toBe('routed');
    }
  });
});

describe('hits', () => {
  test.each([
    [0, 10],
    [1, 9],
    [8, 2],
    [9, 1],
  ])('GV-STR-03 with %i markers %i points of ten', (hits, points) => {
    expect(attack({ type: 'medium foot arms', hits }, points)).toBe(points);
  });
  test('GV-STR-03 in fire too', () => {
    for (const hits of [0, 1, 2, 3, 4]) expect(most(firing([shooter({ hits }), foe(5000)]), 'N1')).toBe(6 - hits);
  });
  test('GV-STR-03 markers stay through movement into the next turn', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'north',
      units: [{ id: 'S1', type: 'medium foot arms', x: X, y: Y, hits: 4 }, ...OTHERS],
      dice: [1, 1, 6, 6],
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1').hits).toBe(3); // one recovered in the Remove Losses phase of the new turn
  });
});

describe('low strength', () => {
  test.each([
    [8, true],
    [9, false],
    [10, false],
  ])('GV-STR-04 medium foot with %i hits of ten may charge: %s', (hits, may) => {
    const match = moving([shooter({ type: 'medium foot arms', hits }), commander(2000), foe(4000)]);
    const refused = refusal(match, { do: 'charge', target: 'N1' });
    expect(refused === undefined).toBe(may);
    if (refused) expect(['GV-STR-04', 'GV-CHARGE-01']).toContain(refused.rule);
  });
  test.each([
    [6, true],
    [7, false],
  ])('GV-STR-04 light horse with %i hits of eight may intercept: %s', (hits, may) => {
    const match = moving([
      shooter({ type: 'medium foot arms' }),
      { id: 'N1', type: 'light horse', x: X, y: Y + 8000, hits },
    ]);
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
    expect(decision(match)?.kind === 'intercept').toBe(may);
  });
  test.each([
    [8, true],
    [9, false],
  ])('GV-STR-04 medium foot with %i hits of ten must join in: %s', (hits, must) => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: [
        shooter({ type: 'medium foot arms', x: X - 4000, hits }),
        shooter({ type: 'medium foot arms', id: 'S2', x: X + 4000, y: Y + 2000, hits: 9 }),
        foe(2000, { type: 'light foot arms', hits: 7 }),
        ...OTHERS,
      ],
      dice: must ? [] : [6, 6],
    });
    expect(decision(match)?.kind === 'join').toBe(must);
  });
  test.each([
    [9, 1],
    [10, 0],
    [11, 0],
  ])('GV-STR-04, GV-MELEE-03 with %i hits of ten: %i attack dice', (hits, dice) => {
    expect(attack({ type: 'medium foot arms', hits }, dice)).toBe(dice);
  });
  test('GV-STR-04, GV-FIRE-01 no fire at strength 0', () => {
    expect(refusal(firing([shooter({ hits: 6 }), foe(5000)]), fireAt('N1'))?.rule).toBe('GV-FIRE-01');
  });
  test('GV-R-35, GV-STR-04 a unit at strength 0 or less stays until Remove Losses, and may recover first', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      units: [
        { id: 'S1', type: 'medium foot arms', x: X, y: Y, hits: 10 },
        { id: 'S2', type: 'medium foot arms', x: X + 20000, y: Y, hits: 11 },
        ...OTHERS,
      ],
      dice: [1, 1, 6, 6],
    });
    const status = () => ['S1', 'S2'].map((id) => unit(match, id).status ?? 'table');
    expect(status()).toEqual(['table', 'table']);
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }], finish: true });
    for (let asked = 0; asked < 6 && events(match).every((one) => one.event !== 'throw'); asked++) {
      expect(status()).toEqual(['table', 'table']);
      choose(match, decision(match)!.kind === 'retreat' ? { do: 'finish' } : { do: 'end' });
    }
    expect(status()).toEqual(['table', 'routed']);
    expect(unit(match, 'S1').hits).toBe(9);
  });
  test('GV-STR-04, GV-DFIRE-01 no defensive fire at strength 0', () => {
    const match = moving([
      shooter({ type: 'light foot arms' }),
      commander(2000),
      foe(5000, { type: 'medium foot bows', hits: 6 }),
    ]);
    choose(match, { do: 'charge', target: 'N1' });
    expect(['GV-STR-04', 'GV-DFIRE-01', 'GV-FIRE-01']).toContain(refusal(match, { do: 'fire' })?.rule);
  });
});

describe('weapons hand-to-hand', () => {
  /** Hits of two points of S1 at N1 with these dice. */
  const hits = (type: string, start: number, dice: number[]) => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      units: [
        { id: 'S1', type, x: X, y: Y, hits: start - dice.length },
        { id: 'N1', type: 'light foot arms', x: X, y: Y, hits: 7 },
        { id: 'S2', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
        { id: 'N2', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
      ],
      dice: [...dice, 6],
    });
    const told = choose(match, { do: 'fight', unit: 'S1' });
    expect(thrown(told)[0]).toEqual(dice);
    return unit(match, 'N1').aside ?? 0;
  };
  test.each([
    ['light foot light arms', 6],
    ['light foot javelins', 4],
    ['medium foot bows', 6],
    ['light foot slings', 5],
    ['heavy foot crossbows', 8],
    ['heavy foot arms', 12],
  ])('GV-UNIT-05 %s: the weapon changes nothing in the combat value, 3 for foot', (type, start) => {
    expect(hits(type, start, [3, 4])).toBe(1);
  });
  test('GV-R-76 camels fight like horse: 4', () => {
    for (const [type, start] of [
      ['light horse', 8],
      ['light camels', 8],
      ['medium camels', 10],
    ] as const)
      expect(hits(type, start, [4, 5]), type).toBe(1);
  });
});
