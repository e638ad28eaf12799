// A Major Victory: command (MV-CMD).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';

const { situation, choose, refusal, decision, options, unit, position } = kitFor(major);

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const diceIn = (told: unknown): number[] =>
  (told as { event: string; dice?: number[] }[]).flatMap((one) => (one.event === 'throw' ? (one.dice ?? []) : []));
const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);

const FOOT = { type: 'MF', weapon: 'hand', layout: 'FF/FF' }; // CV 3
const OPEN_FOOT = { type: 'LF', weapon: 'hand', layout: 'FF/FF', formation: 'open' };
const MEDIUM = { type: 'MM', layout: 'MM/MM' }; // CV 3
const HEAVY = { type: 'HM', layout: 'MM/MM' }; // CV 4
const HEAVY_FOOT = { type: 'HF', weapon: 'hand', layout: 'FF/FF' };
const front = (enemy: string) => ({ contacts: [{ with: enemy, face: 'front' }] });

type Commanders = { south?: string; north?: string };

/** `commanders` is where they are; absent means removed from play. Units stand in the middle unless told otherwise. */
const field = (phase: string, commanders: Commanders, units: Loose[], dice: number[], more: Loose): Match =>
  situation({
    phase,
    initiative: 'south',
    dice,
    sides: {
      south: commanders.south ? { commander: commanders.south } : {},
      north: commanders.north ? { commander: commanders.north } : {},
    },
    units: units.map((one) => ({ zone: 'Z(2,1)', ...one })),
    ...more,
  });

/** South's movement phase. */
const movement = (commanders: Commanders, units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  field('initiativeMovement', commanders, units, dice, more);

/** The hand-to-hand phase; North, without the initiative, fights first. */
const melee = (commanders: Commanders, units: Loose[], dice: number[], more: Loose = {}): Match =>
  field('melee', commanders, units, dice, more);

const engage = (match: Match, id: string, target: string) => {
  choose(match, { do: 'choose', unit: id });
  return choose(match, { do: 'engage', target });
};
const southMovesOn = (match: Match) => expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
const northReacts = (match: Match) => expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
const southFights = (match: Match) => expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });

const houseRule = (name: string) => ({ options: { houseRules: { [name]: true } } });

describe('in command by his zone', () => {
  const pair = [
    { id: 'S1', ...FOOT },
    { id: 'S2', ...FOOT, zone: 'Z(4,0)' },
    { id: 'N1', ...FOOT },
  ];

  test("MV-CMD-01 MV-CMD-03 a unit in its Commander's zone engages without a test", () => {
    const match = movement({ south: 'Z(2,1)' }, pair);
    expect(diceIn(engage(match, 'S1', 'N1'))).toEqual([]);
    northReacts(match);
  });

  test('MV-CMD-01 MV-CMD-03 in open order too', () => {
    const match = movement({ south: 'Z(2,1)' }, [{ id: 'S1', ...OPEN_FOOT }, ...pair.slice(1)]);
    expect(diceIn(engage(match, 'S1', 'N1'))).toEqual([]);
    northReacts(match);
  });

  test.each(['Z(2,0)', 'Z(1,1)', 'Z(3,1)', 'Z(3,2)', 'Z(2,2)'])(
    'MV-CMD-01 with the Commander next door in %s it must test',
    (zone) => {
      const passed = movement({ south: zone }, pair, [3]);
      expect(diceIn(engage(passed, 'S1', 'N1'))).toEqual([3]);
      northReacts(passed);
      const failed = movement({ south: zone }, pair, [4]);
      engage(failed, 'S1', 'N1');
      southMovesOn(failed);
      expect(unit(failed, 'S1').contacts).toEqual([]);
    },
  );

  test("MV-CMD-01 the enemy's Commander in the zone commands nobody of ours", () => {
    const match = movement({ south: 'Z(2,0)', north: 'Z(2,1)' }, pair, [4]);
    engage(match, 'S1', 'N1');
    southMovesOn(match);
  });

  /** S1, in command, engages N1; N2 beside it intercepts. */
  const intercepted = (interceptor: Loose, north: string | undefined, dice: number[] = [], more: Loose = {}): Match => {
    const match = movement(
      { south: 'Z(2,1)', ...(north ? { north } : {}) },
      [
        { id: 'S1', ...FOOT },
        { id: 'N1', ...FOOT },
        { id: 'N2', ...interceptor },
      ],
      dice,
      more,
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    return match;
  };

  test('MV-CMD-03 in command no test to intercept, elsewhere 1 to 3', () => {
    expect(unit(intercepted(MEDIUM, 'Z(2,1)'), 'N2').contacts).toHaveLength(1);
    expect(unit(intercepted(MEDIUM, 'Z(2,2)', [3]), 'N2').contacts).toHaveLength(1);
    const failed = intercepted(MEDIUM, 'Z(2,2)', [4]);
    expect(unit(failed, 'N2')).toMatchObject({ contacts: [], reacted: true });
    northReacts(failed);
  });

  test('MV-CMD-03 in command open order does not test to intercept either, elsewhere it needs a 1', () => {
    const open = { type: 'LM', layout: 'MM/MM', formation: 'open' };
    expect(unit(intercepted(open, 'Z(2,1)'), 'N2').contacts).toHaveLength(1);
    expect(unit(intercepted(open, 'Z(2,2)', [1]), 'N2').contacts).toHaveLength(1);
    expect(unit(intercepted(open, 'Z(2,2)', [2]), 'N2').contacts).toEqual([]);
  });

  test.each(['Z(2,2)', undefined])(
    'MV-CMD-02 MV-CMD-03 Heavy Mounted never test to intercept (Commander %s)',
    (zone) => {
      const match = intercepted(HEAVY, zone);
      expect(unit(match, 'N2')).toMatchObject({ hits: 1, reacted: true });
      expect(unit(match, 'N2').contacts).toHaveLength(1);
    },
  );

  test('MV-CMD-02 a single stand of Heavy Mounted, always in open order, does not test either', () => {
    expect(unit(intercepted({ type: 'HM', layout: 'M' }, undefined), 'N2').contacts).toHaveLength(1);
  });
});

describe('Heavy Mounted', () => {
  const charge = (engager: Loose, south: string | undefined, dice: number[] = []): Match => {
    const match = movement(
      south ? { south } : {},
      [
        { id: 'S1', ...engager },
        { id: 'S2', ...FOOT, zone: 'Z(4,0)' },
        { id: 'N1', ...FOOT },
      ],
      dice,
    );
    engage(match, 'S1', 'N1');
    return match;
  };

  test.each([
    ['far away', 'Z(0,0)'],
    ['removed', undefined],
  ])('MV-CMD-02 MV-CMD-03 with the Commander %s they engage without a test', (_name, zone) => {
    northReacts(charge(HEAVY, zone));
  });

  test.each([
    ['Medium Mounted', MEDIUM],
    ['Light Mounted', { type: 'LM', layout: 'MM/MM' }],
    ['Heavy Foot', HEAVY_FOOT],
    ['Heavy Foot that were Heavy Mounted', { ...HEAVY_FOOT, mountedAs: 'HM' }],
  ])('MV-CMD-02 %s are not always in command', (_name, engager) => {
    northReacts(charge(engager, undefined, [3]));
    southMovesOn(charge(engager, undefined, [4]));
  });

  test('MV-CMD-02 MV-CMD-04 to withdraw they need the Commander himself', () => {
    const units = [
      { id: 'S1', ...HEAVY },
      { id: 'S2', ...FOOT, zone: 'Z(4,0)' },
      { id: 'N1', ...FOOT, zone: 'Z(2,2)' },
    ];
    expect(refusal(movement({ south: 'Z(2,0)' }, units), { do: 'withdraw', unit: 'S1' })?.rule).toBe('MV-WITHDR-02');
    expect(refusal(movement({ south: 'Z(2,1)' }, units), { do: 'withdraw', unit: 'S1' })).toBeUndefined();
  });

  /** Heavy Mounted in two zones, each against foot; all dice that are thrown miss. */
  const twoZones = [
    { id: 'N1', ...HEAVY, ...front('S1') },
    { id: 'N2', ...HEAVY, ...front('S2'), zone: 'Z(3,1)' },
    { id: 'S1', ...FOOT },
    { id: 'S2', ...FOOT, zone: 'Z(3,1)' },
  ];

  test('MV-CMD-04 MV-R-17 out of his zone they are in command but get no re-throw', () => {
    const match = melee({ north: 'Z(2,1)' }, twoZones, many(8, 6));
    choose(match, { do: 'fight', unit: 'N2' }); // not asked; N1 follows
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow', about: { unit: 'N1' } });
    choose(match, { do: 'keep' });
    southFights(match);
  });

  test('MV-CMD-04 MV-R-17 without a Commander they get none', () => {
    const match = melee({}, twoZones, many(8, 6));
    choose(match, { do: 'fight', unit: 'N2' });
    southFights(match);
  });

  test.each([
    ['with the Commander elsewhere', 'Z(0,2)'],
    ['without a Commander', undefined],
  ])('MV-R-17 heavyMountedRethrow: %s they have their re-throw', (_name, zone) => {
    const match = melee(
      zone ? { north: zone } : {},
      twoZones,
      [6, 6, 6, 6, 4, 4, 4, 5, 6, 6, 6, 6],
      houseRule('heavyMountedRethrow'),
    );
    choose(match, { do: 'fight', unit: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow', about: { unit: 'N2' } });
    choose(match, { do: 'rethrowAll' });
    expect(unit(match, 'S2').hits).toBe(1 + 3);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow', about: { unit: 'N1' } });
    choose(match, { do: 'keep' });
    southFights(match);
  });

  test('MV-R-17 heavyMountedRethrow: still one re-throw for each unit and phase', () => {
    const match = melee(
      {},
      [
        { id: 'N1', ...HEAVY, ...front('S1') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, facing: 'E', ...front('N1') },
      ],
      [6, 6, 6, 6, 6, 6],
      houseRule('heavyMountedRethrow'),
    );
    choose(match, { do: 'allocate', stands: { S1: 'MM', S2: 'MM' } });
    choose(match, { do: 'attack', target: 'S1' });
    choose(match, { do: 'rethrowAll' });
    southFights(match);
  });

  test('MV-R-17 heavyMountedRethrow: the Commander in the zone gives no second one', () => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', ...HEAVY, ...front('S1') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, facing: 'E', ...front('N1') },
      ],
      [6, 6, 6, 6, 6, 6],
      houseRule('heavyMountedRethrow'),
    );
    choose(match, { do: 'allocate', stands: { S1: 'MM', S2: 'MM' } });
    choose(match, { do: 'attack', target: 'S2' });
    choose(match, { do: 'rethrowAll' });
    southFights(match);
  });

  test('MV-R-17 heavyMountedRethrow is for Heavy Mounted only', () => {
    const match = melee(
      {},
      [
        { id: 'N1', ...MEDIUM, ...front('S1') },
        { id: 'N2', ...HEAVY_FOOT, ...front('S2') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT },
      ],
      many(8, 6),
      houseRule('heavyMountedRethrow'),
    );
    choose(match, { do: 'fight', unit: 'N1' });
    southFights(match);
  });
});

describe("the Commander's re-throw", () => {
  const rethrow = (match: Match, answer: 'rethrowAll' | 'keep') => {
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow' });
    return choose(match, { do: answer });
  };

  const twoPairs = [
    { id: 'N1', ...FOOT, ...front('S1') },
    { id: 'N2', ...FOOT, ...front('S2') },
    { id: 'S1', ...FOOT },
    { id: 'S2', ...FOOT },
  ];

  test('MV-CMD-05 any number of units in his zone may each use it', () => {
    const match = melee({ north: 'Z(2,1)' }, twoPairs, [6, 6, 6, 6, 1, 1, 1, 6, 5, 5, 5, 5, 3, 3, 4, 4]);
    choose(match, { do: 'fight', unit: 'N1' });
    rethrow(match, 'rethrowAll');
    rethrow(match, 'rethrowAll');
    southFights(match);
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([1 + 3, 1 + 2]);
  });

  test('MV-CMD-04 only units in his zone use it', () => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'N2', ...FOOT, ...front('S2'), zone: 'Z(3,1)' },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, zone: 'Z(3,1)' },
      ],
      many(8, 6),
    );
    choose(match, { do: 'fight', unit: 'N1' });
    rethrow(match, 'keep');
    southFights(match); // N2 has thrown and was not asked
  });

  test.each([
    ['the Commander of the other side', { south: 'Z(2,1)' }],
    ['no Commander', {}],
  ])('MV-CMD-04 with %s in the zone North has none', (_name, commanders) => {
    const match = melee(commanders, twoPairs, many(8, 6));
    choose(match, { do: 'fight', unit: 'N1' });
    southFights(match);
  });

  /** N1 fights S1 before it and S2, which faces east and so touches its right flank. Two stands on each. */
  const oneAgainstTwo = (dice: number[]): Match => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, facing: 'E', ...front('N1') },
      ],
      dice,
    );
    choose(match, { do: 'allocate', stands: { S1: 'FF', S2: 'FF' } });
    choose(match, { do: 'attack', target: 'S1' });
    return match;
  };

  test('MV-CMD-05 a unit uses it for one of its attacks only', () => {
    const match = oneAgainstTwo([6, 6, 1, 6, 6, 6]);
    rethrow(match, 'rethrowAll');
    southFights(match); // the second attack missed and was not thrown again
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([1 + 1, 1]);
  });

  test('MV-CMD-05 not used in the first attack, it may be used in the second', () => {
    const match = oneAgainstTwo([6, 6, 6, 6, 1, 1]);
    rethrow(match, 'keep');
    rethrow(match, 'rethrowAll');
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([1, 1 + 2]);
  });

  test('MV-CMD-05 an attack that needs no re-throw does not use it up', () => {
    const match = oneAgainstTwo([3, 3, 4, 4, 1, 6]);
    rethrow(match, 'rethrowAll');
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([1 + 2, 1 + 1]);
  });

  test('MV-CMD-05 in the next hand-to-hand phase it may be used again', () => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'S1', ...FOOT },
      ],
      [...many(12, 6), 1, 1, 6, 6, ...many(4, 6)],
    );
    rethrow(match, 'rethrowAll'); // North; then South throws and misses
    expect(position(match).phase).toBe('otherMovement');
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'melee' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow' });
  });

  test('MV-CMD-06 all dice of the attack are thrown again once, hits too, and the new result stands', () => {
    const match = melee({ north: 'Z(2,1)' }, twoPairs, [1, 1, 1, 6, 6, 6, 3, 4, ...many(4, 1)]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(options(match)).toHaveLength(2);
    expect(refusal(match, { do: 'rethrow', dice: [3] })?.rule).toBe('MV-TURN-01'); // no picking of single dice
    rethrow(match, 'rethrowAll');
    southFights(match); // once; N2 has hit with every die and is not asked
    expect(unit(match, 'S1').hits).toBe(1 + 1);
  });

  /** N1 faces west and touches the right flank of S1; S2 faces south and touches the right flank of N1. */
  const overlapAndMore = (first: string, dice: number[]): Match => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', ...FOOT, facing: 'W', ...front('S1') },
        { id: 'S1', ...FOOT, facing: 'N' },
        { id: 'S2', ...FOOT, facing: 'S', ...front('N1') },
      ],
      dice,
    );
    choose(match, { do: 'allocate', stands: { S1: 'FF', S2: 'FF' } });
    choose(match, { do: 'attack', target: first });
    return match;
  };

  test('MV-CMD-06 MV-R-18 overlap first, then the Commander, then no more', () => {
    const match = overlapAndMore('S1', [6, 6, 6, 6, 3, 4, 6, 6]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', about: { target: 'S1' } });
    choose(match, { do: 'rethrow', dice: [0, 1] });
    rethrow(match, 'rethrowAll');
    southFights(match); // the 4 is not thrown again, and for S2 the Commander's re-throw is used up
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([1 + 1, 1]);
  });

  test("MV-R-18 an overlap re-throw does not use up the Commander's for the other attack", () => {
    const match = overlapAndMore('S1', [6, 6, 6, 6, 6, 6, 1, 1]);
    choose(match, { do: 'rethrow', dice: [0, 1] });
    rethrow(match, 'keep');
    rethrow(match, 'rethrowAll');
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([1, 1 + 2]);
  });

  test("MV-R-18 the Commander's re-throw used, an overlap re-throw is still there", () => {
    const match = overlapAndMore('S2', [6, 6, 6, 6, 6, 6, 1, 1]);
    rethrow(match, 'rethrowAll');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', about: { target: 'S1' } });
    choose(match, { do: 'rethrow', dice: [0, 1] });
    southFights(match); // and no second Commander's re-throw
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([1 + 2, 1]);
  });
});

describe('terrain', () => {
  test.each(['hill', 'village', 'rough'])('MV-CMD-07 in a zone with %s units are in command all the same', (type) => {
    const terrain = { options: { terrain: { 'Z(2,1)': [type] } } };
    const match = movement(
      { south: 'Z(2,1)' },
      [
        { id: 'S1', ...FOOT },
        { id: 'N1', ...FOOT },
      ],
      [],
      terrain,
    );
    expect(diceIn(engage(match, 'S1', 'N1'))).toEqual([]);
    northReacts(match);
  });

  test('MV-CMD-02 MV-CMD-07 Heavy Mounted on a hill engage without a test', () => {
    const match = movement(
      { south: 'Z(0,0)' },
      [
        { id: 'S1', ...HEAVY },
        { id: 'N1', ...FOOT },
      ],
      [],
      { options: { terrain: { 'Z(2,1)': ['hill'] } } },
    );
    engage(match, 'S1', 'N1');
    northReacts(match);
  });

  test('MV-CMD-07 terrain does not cut off the re-throw', () => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'S1', ...FOOT },
      ],
      [6, 6], // four stands less two dice for the hill
      { options: { terrain: { 'Z(2,1)': ['hill'] } } },
    );
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow' });
  });
});
