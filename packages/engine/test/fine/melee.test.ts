import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from '../kit.js';

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;
type Throw = { event: 'throw'; side: string; dice: number[] };

const throwsIn = (told: unknown): Throw[] => (told as Throw[]).filter((one) => one.event === 'throw');
const diceIn = (told: unknown): number[] => throwsIn(told).flatMap((one) => one.dice);
const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);
const front = (enemy: string) => ({ contacts: [{ with: enemy, face: 'front' }] });

/** Elsewhere two troops of horse fight: a second choice for each side, so that play stops before South fights. */
const HORSE = [
  { id: 'N9', type: 'M', zone: 'Z(0,1)', layout: 'X/X', ...front('S9') },
  { id: 'S9', type: 'M', zone: 'Z(0,1)', layout: 'X/X' },
];
const HORSE_MISSES = [6, 6];

/** The hand-to-hand phase in the middle zone; North has not the initiative and fights first. */
const melee = (units: Loose[], dice: number[], more: Loose = {}): Match =>
  situation({
    phase: 'melee',
    initiative: 'south',
    dice,
    units: units.map((one) => ({ zone: 'Z(2,1)', ...one })),
    ...more,
  });

/** N1 against S1, front to front unless facings say otherwise; the horse elsewhere follows and misses. */
const fray = (attacker: Loose, target: Loose, dice: number[], more: Loose = {}): Match => {
  const match = melee(
    [{ id: 'N1', ...attacker, ...front('S1') }, { id: 'S1', ...target }, ...HORSE],
    [...dice, ...HORSE_MISSES],
    more,
  );
  choose(match, { do: 'fight', unit: 'N1' });
  return match;
};

/** Hits made in hand-to-hand on a unit that had none before: without the opening one. */
const hitsOn = (match: Match, id: string): number => unit(match, id).hits - 1;

const southIsNext = (match: Match) => expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });

const PIKES = { type: 'P&M', layout: 'PP/PP' };
const MIXED = { type: 'P&M', layout: 'PM/PM' };
const NORTH_COMMANDS = { sides: { north: { commander: 'Z(2,1)' } } };
const on = (...terrain: string[]) => ({ terrain: { 'Z(2,1)': terrain } });

describe('who fights', () => {
  test('FV-MELEE-01 only engaged units fight and take the opening hit', () => {
    const match = melee(
      [
        { id: 'N1', ...PIKES, ...front('S1') },
        { id: 'N2', ...PIKES, ...front('S2') },
        { id: 'N3', ...PIKES },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES },
        { id: 'S3', ...PIKES },
      ],
      [],
    );
    expect(options(match)).toEqual(
      expect.arrayContaining([
        { do: 'fight', unit: 'N1' },
        { do: 'fight', unit: 'N2' },
      ]),
    );
    expect(refusal(match, { do: 'fight', unit: 'N3' })?.rule).toBe('FV-MELEE-01');
    expect(unit(match, 'N3').hits).toBe(0);
    expect(unit(match, 'S3').hits).toBe(0);
  });

  test('FV-MELEE-01 a unit fights only enemies in contact with it', () => {
    const match = melee(
      [
        { id: 'N1', ...PIKES, ...front('S1') },
        { id: 'N2', ...PIKES, ...front('S3') },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES, facing: 'E', ...front('N1') },
        { id: 'S3', ...PIKES },
        { id: 'S4', ...PIKES },
      ],
      [],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(refusal(match, { do: 'allocate', stands: { S1: 'PP', S2: 'PP' } })).toBeUndefined();
    expect(refusal(match, { do: 'allocate', stands: { S1: 'PP', S3: 'PP' } })?.rule).toBe('FV-MELEE-01'); // engaged with N2
    expect(refusal(match, { do: 'allocate', stands: { S1: 'PP', S4: 'PP' } })?.rule).toBe('FV-MELEE-01'); // unengaged
    expect(refusal(match, { do: 'allocate', stands: { S1: 'PP', N2: 'PP' } })?.rule).toBe('FV-MELEE-01');
  });

  test('FV-MELEE-01 with nobody engaged nothing is thrown and no marker placed', () => {
    const match = melee(
      [
        { id: 'N1', ...PIKES },
        { id: 'S1', ...PIKES },
      ],
      [],
    );
    expect(position(match).phase).toBe('initiativeMovement');
    expect(unit(match, 'N1').hits).toBe(0);
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test('FV-MELEE-02 one green marker for each engaged unit of both sides, however many enemies it has', () => {
    const match = melee(
      [
        { id: 'N1', ...PIKES, ...front('S1') },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES, facing: 'E', ...front('N1') },
        { id: 'S3', ...PIKES, facing: 'S', ...front('N1') },
      ],
      [],
    );
    for (const id of ['N1', 'S1', 'S2', 'S3']) expect(unit(match, id).hits, id).toBe(1);
    expect(diceIn(events(match))).toEqual([]);
  });

  test('FV-MELEE-02 markers from before stay beside it', () => {
    const match = melee(
      [{ id: 'N1', ...PIKES, hits: 3, ...front('S1') }, { id: 'S1', ...PIKES, hits: 1 }, ...HORSE],
      [],
    );
    expect(unit(match, 'N1').hits).toBe(4);
    expect(unit(match, 'S1').hits).toBe(2);
  });
});

describe('allocating stands', () => {
  /** N1, a P&M of two pikes and two muskets, with S1 before it, S2 on its right flank and S3 behind it. */
  const surrounded = (dice: number[], more: Loose = {}, unitN1: Loose = MIXED): Match =>
    melee(
      [
        { id: 'N1', ...unitN1, ...front('S1') },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES, facing: 'E', ...front('N1') },
        { id: 'S3', ...PIKES, facing: 'S', ...front('N1') },
      ],
      dice,
      more,
    );

  test('FV-MELEE-03 every stand must be allocated, and to one enemy only', () => {
    const match = surrounded([]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate', open: true, about: { unit: 'N1' } });
    const allocate = (stands: Record<string, string>) => refusal(match, { do: 'allocate', stands });
    expect(allocate({ S1: 'PPMM' })).toBeUndefined();
    expect(allocate({ S1: 'PPM' })?.rule).toBe('FV-MELEE-03');
    expect(allocate({ S1: 'PP', S2: 'M' })?.rule).toBe('FV-MELEE-03');
    expect(allocate({})?.rule).toBe('FV-MELEE-03');
    expect(allocate({ S1: 'PPMM', S2: 'M' })?.rule).toBe('FV-MELEE-03');
    expect(allocate({ S1: 'PPP', S2: 'M' })).toBeDefined(); // has two pikes only
    expect(allocate({ S1: 'PPMX' })).toBeDefined();
  });

  test('FV-MELEE-03 rank, file and direction do not matter: stands behind and turned about fight too', () => {
    const match = fray({ type: 'P&M', layout: 'PPP/PPP/PPP' }, { type: 'P&M', layout: 'P/P' }, many(9, 1));
    expect(hitsOn(match, 'S1')).toBe(9);
    const defensive = fray({ ...PIKES, formation: 'defensive' }, PIKES, [4, 4, 4, 4]);
    expect(hitsOn(defensive, 'S1')).toBe(4);
    // the touched flank is one file, yet all four stands fight the unit on it
    const flank = surrounded([4, 4, 2, 2]);
    choose(flank, { do: 'allocate', stands: { S2: 'PPMM' } });
    expect(hitsOn(flank, 'S2')).toBe(4);
  });

  test('FV-MELEE-04 stands are divided freely, kinds included, and some enemies may get none', () => {
    const match = surrounded([]);
    for (const stands of [
      { S1: 'PPMM' },
      { S3: 'PPMM' },
      { S1: 'PP', S2: 'MM' },
      { S1: 'MM', S2: 'PP' },
      { S2: 'PM', S3: 'PM' },
      { S1: 'P', S2: 'PMM' },
      { S1: 'P', S2: 'PM', S3: 'M' },
      { S1: 'MP', S2: 'M', S3: 'P' }, // the letters in any order
    ])
      expect(refusal(match, { do: 'allocate', stands }), JSON.stringify(stands)).toBeUndefined();
  });

  test('FV-MELEE-04 with one enemy in contact nothing is asked', () => {
    const match = melee([{ id: 'N1', ...PIKES, ...front('S1') }, { id: 'S1', ...PIKES }, ...HORSE], [6, 6, 6, 6, 6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    southIsNext(match);
  });

  test('FV-MELEE-04 an enemy with no stands allocated to it is not attacked', () => {
    const match = surrounded([1, 1, 1, 1]);
    choose(match, { do: 'allocate', stands: { S3: 'PPMM' } });
    southIsNext(match);
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2'), hitsOn(match, 'S3')]).toEqual([0, 0, 4]);
  });

  test('FV-MELEE-05 all stands allocated to one enemy make one attack, once', () => {
    const match = surrounded([4, 4, 2, 2]);
    choose(match, { do: 'allocate', stands: { S1: 'PP', S2: 'MM' } });
    const first = choose(match, { do: 'attack', target: 'S1' });
    expect(throwsIn(first).map((one) => one.dice)).toEqual([
      [4, 4],
      [2, 2],
    ]);
    southIsNext(match);
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2'), hitsOn(match, 'S3')]).toEqual([2, 2, 0]);
  });

  test('FV-MELEE-05 an enemy attacked once is not attacked again', () => {
    const match = surrounded([6, 6]);
    choose(match, { do: 'allocate', stands: { S1: 'PM', S2: 'P', S3: 'M' } });
    choose(match, { do: 'attack', target: 'S1' });
    expect(refusal(match, { do: 'attack', target: 'S1' })?.rule).toBe('FV-MELEE-05');
    expect(options(match)).toHaveLength(2);
  });

  test("FV-MELEE-06 FV-R-16 a unit's whole allocation comes before its first die and is not changed after it", () => {
    const match = surrounded([6]);
    choose(match, { do: 'allocate', stands: { S1: 'P', S2: 'PM', S3: 'M' } });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'attack' });
    expect(diceIn(events(match))).toEqual([]);
    choose(match, { do: 'attack', target: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'attack' });
    expect(refusal(match, { do: 'allocate', stands: { S2: 'PMM' } })?.rule).toBe('FV-TURN-01');
  });

  /** N1 has S1 before it and S2 on its flank; S3 has N2 before it and N3 on its flank. Two pikes each. */
  const bothSides = (dice: number[], more: Loose = {}): Match =>
    melee(
      [
        { id: 'N1', type: 'P&M', layout: 'P/P', ...front('S1') },
        { id: 'N2', type: 'P&M', layout: 'P/P', ...front('S3') },
        { id: 'N3', type: 'P&M', layout: 'P/P', facing: 'W', ...front('S3') },
        { id: 'S1', type: 'P&M', layout: 'P/P' },
        { id: 'S2', type: 'P&M', layout: 'P/P', facing: 'E', ...front('N1') },
        { id: 'S3', type: 'P&M', layout: 'P/P' },
      ],
      dice,
      more,
    );

  test('FV-MELEE-06 FV-R-12 FV-R-16 the other side allocates and throws for all its units before the initiative side allocates', () => {
    const match = bothSides([6, 6, 6, 6, 1, 1]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate' });
    choose(match, { do: 'allocate', stands: { S1: 'P', S2: 'P' } });
    choose(match, { do: 'attack', target: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    choose(match, { do: 'fight', unit: 'N2' });
    southIsNext(match);
    expect(throwsIn(events(match)).map((one) => [one.side, ...one.dice])).toEqual([
      ['north', 6],
      ['north', 6],
      ['north', 6, 6],
      ['north', 1, 1],
    ]);
    choose(match, { do: 'fight', unit: 'S3' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'allocate', about: { unit: 'S3' } });
  });

  test('FV-R-16 allocateBeforeThrows: both sides allocate everything, the other side first, before any die', () => {
    const match = bothSides([6, 6, 6, 6, 1, 1, 6, 6], { options: { houseRules: { allocateBeforeThrows: true } } });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate', about: { unit: 'N1' } });
    choose(match, { do: 'allocate', stands: { S1: 'P', S2: 'P' } });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'allocate', about: { unit: 'S3' } });
    choose(match, { do: 'allocate', stands: { N2: 'P', N3: 'P' } });
    expect(diceIn(events(match))).toEqual([]);

    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'attack', target: 'S2' }); // not asked to allocate again
    choose(match, { do: 'fight', unit: 'N2' });
    southIsNext(match);
    choose(match, { do: 'fight', unit: 'S3' });
    choose(match, { do: 'attack', target: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });

  test('FV-R-16 allocateBeforeThrows: all units of a side allocate, one after the other', () => {
    const match = melee(
      [
        { id: 'N1', type: 'P&M', layout: 'P/P', ...front('S1') },
        { id: 'N2', type: 'P&M', layout: 'P/P', ...front('S3') },
        { id: 'S1', type: 'P&M', layout: 'P/P' },
        { id: 'S2', type: 'P&M', layout: 'P/P', facing: 'E', ...front('N1') },
        { id: 'S3', type: 'P&M', layout: 'P/P' },
        { id: 'S4', type: 'P&M', layout: 'P/P', facing: 'E', ...front('N2') },
      ],
      [],
      { options: { houseRules: { allocateBeforeThrows: true } } },
    );
    const asked: string[] = [];
    for (const _ of [1, 2]) {
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate' });
      const id = String(decision(match)?.about['unit']);
      asked.push(id);
      choose(match, { do: 'allocate', stands: id === 'N1' ? { S1: 'P', S2: 'P' } : { S3: 'P', S4: 'P' } });
    }
    expect(asked.sort()).toEqual(['N1', 'N2']);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    expect(diceIn(events(match))).toEqual([]);
  });

  test('FV-R-16 allocateBeforeThrows: the opening hits are placed before the allocations', () => {
    const match = bothSides([], { options: { houseRules: { allocateBeforeThrows: true } } });
    for (const id of ['N1', 'N2', 'N3', 'S1', 'S2', 'S3']) expect(unit(match, id).hits, id).toBe(1);
  });
});

describe('order', () => {
  const twoPairs = [
    { id: 'N1', ...PIKES, ...front('S1') },
    { id: 'N2', ...PIKES, ...front('S2') },
    { id: 'S1', ...PIKES },
    { id: 'S2', ...PIKES },
  ];

  test.each([
    ['south', 'north', 'N'],
    ['north', 'south', 'S'],
  ])('FV-R-12 with the initiative %s, %s throws for all its units first', (initiative, other, letter) => {
    const match = melee(twoPairs, many(8, 6), { initiative });
    expect(decision(match)).toMatchObject({ side: other, kind: 'fight' });
    choose(match, { do: 'fight', unit: `${letter}2` });
    expect(decision(match)).toMatchObject({ side: initiative, kind: 'fight' });
    expect(throwsIn(events(match)).map((one) => one.side)).toEqual([other, other]);
  });

  test('FV-R-70 FV-MELEE-20 the owner picks the order of his units', () => {
    const dice = [1, 1, 1, 1, 6, 6, 6, 6];
    const first = melee(twoPairs, dice);
    choose(first, { do: 'fight', unit: 'N1' });
    expect([hitsOn(first, 'S1'), hitsOn(first, 'S2')]).toEqual([4, 0]);
    const second = melee(twoPairs, dice);
    choose(second, { do: 'fight', unit: 'N2' });
    expect([hitsOn(second, 'S1'), hitsOn(second, 'S2')]).toEqual([0, 4]);
  });

  /** N1 has S1 before it and S2 on its flank; N2 fights S3. */
  const threeAttacks = (dice: number[]): Match =>
    melee(
      [
        { id: 'N1', ...PIKES, ...front('S1') },
        { id: 'N2', ...PIKES, ...front('S3') },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES, facing: 'E', ...front('N1') },
        { id: 'S3', ...PIKES },
      ],
      dice,
    );

  test("FV-R-70 FV-MELEE-20 the owner picks the order of a unit's attacks", () => {
    for (const [target, hits] of [
      ['S1', [2, 0, 0]],
      ['S2', [0, 2, 0]],
    ] as const) {
      const match = threeAttacks([1, 1, 6, 6, 6, 6, 6, 6]);
      choose(match, { do: 'fight', unit: 'N1' });
      choose(match, { do: 'allocate', stands: { S1: 'PP', S2: 'PP' } });
      choose(match, { do: 'attack', target });
      southIsNext(match);
      expect(['S1', 'S2', 'S3'].map((id) => hitsOn(match, id))).toEqual(hits);
    }
  });

  test("FV-R-70 a unit's attacks are all made before the next unit's", () => {
    const match = threeAttacks([1, 1, 2, 6, 6, 6, 6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'allocate', stands: { S1: 'PP', S2: 'PP' } });
    expect(refusal(match, { do: 'fight', unit: 'N2' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'attack', target: 'S1' });
    expect(['S1', 'S2', 'S3'].map((id) => hitsOn(match, id))).toEqual([2, 1, 0]);
  });

  test('FV-R-70 each unit fights once', () => {
    const match = melee([...twoPairs, ...HORSE], [6, 6, 6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(refusal(match, { do: 'fight', unit: 'N1' })?.rule).toBe('FV-MELEE-05');
    expect(options(match)).toHaveLength(2);
  });
});

describe('Combat Values', () => {
  const TARGETS: [string, Loose][] = [
    ['foot in attack formation', MIXED],
    ['foot in open order', { type: 'P&M', layout: 'M/M', formation: 'open' }],
    ['a defensive formation with pikes', { ...MIXED, formation: 'defensive' }],
    ['a defensive formation without pikes', { type: 'P&M', layout: 'MM/MM', formation: 'defensive' }],
    ['mounted in attack formation', { type: 'M', layout: 'XX/XX' }],
    ['mounted in open order', { type: 'M', layout: 'X/X', formation: 'open' }],
    ['artillery', { type: 'RA', layout: 'G' }],
  ];

  const inFormation = (type: string, stand: string, formation: string, more: Loose = {}) => ({
    type,
    layout: `${stand}/${stand}`,
    formation,
    ...more,
  });
  const onFoot = { state: 'dismounted' };
  const _ = 0; // artillery and defensive formations cannot engage each other

  const VALUES: [string, Loose, number[]][] = [
    //                                                                          att open d+P d-P  M  mO  gun
    ['a gun', { type: 'RA', layout: 'G' }, [1, 1, _, _, 1, 1, _]],
    ['light', inFormation('Foot', 'L', 'attack'), [2, 2, 2, 2, 2, 2, 2]],
    ['light in open order', inFormation('Foot', 'L', 'open'), [1, 1, 1, 1, 1, 1, 1]],
    ['light, defensive', inFormation('Foot', 'L', 'defensive'), [2, 2, _, _, 2, 2, _]],
    ['hand', inFormation('Foot', 'H', 'attack'), [3, 3, 3, 3, 3, 3, 3]],
    ['hand in open order', inFormation('Foot', 'H', 'open'), [2, 2, 2, 2, 2, 2, 2]],
    ['hand, defensive', inFormation('Foot', 'H', 'defensive'), [3, 3, _, _, 3, 3, _]],
    ['pike', inFormation('P&M', 'P', 'attack'), [4, 4, 4, 4, 4, 4, 4]],
    ['a single pike stand, in open order', { type: 'P&M', layout: 'P' }, [3, 3, 3, 3, 3, 3, 3]],
    ['pike, defensive', inFormation('P&M', 'P', 'defensive'), [4, 4, _, _, 4, 4, _]],
    ['musket', inFormation('P&M', 'M', 'attack'), [2, 2, 2, 2, 2, 2, 2]],
    ['musket in open order', inFormation('P&M', 'M', 'open'), [1, 1, 1, 1, 1, 1, 1]],
    ['musket, defensive', inFormation('P&M', 'M', 'defensive'), [1, 1, _, _, 2, 2, _]],
    ['dragoon, dismounted', inFormation('D', 'D', 'attack', onFoot), [2, 2, 2, 2, 2, 2, 2]],
    ['dragoon, dismounted, in open order', inFormation('D', 'D', 'open', onFoot), [1, 1, 1, 1, 1, 1, 1]],
    ['dragoon, dismounted, defensive', inFormation('D', 'D', 'defensive', onFoot), [1, 1, _, _, 2, 2, _]],
    ['dragoon, mounted', inFormation('D', 'D', 'attack'), [3, 4, 1, 2, 3, 3, 4]],
    ['dragoon, mounted, in open order', inFormation('D', 'D', 'open'), [2, 3, 1, 1, 2, 2, 3]],
    ['mounted', inFormation('M', 'X', 'attack'), [4, 5, 2, 3, 4, 4, 5]],
    ['mounted in open order', inFormation('M', 'X', 'open'), [3, 4, 1, 2, 3, 3, 4]],
    ['heavy', inFormation('HM', 'Y', 'attack'), [5, 5, 3, 4, 5, 5, 5]],
    ['a single heavy stand, in open order', { type: 'HM', layout: 'Y' }, [4, 5, 2, 3, 4, 4, 5]],
  ];

  /** Throws each number in turn with all stands: up to the CV every die hits, above it none. */
  const expectValue = (attacker: Loose, target: Loose, value: number, more: Loose = {}) => {
    const stands = (attacker.layout as string).replace(/[^A-Z]/g, '').length;
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const match = fray(attacker, target, many(stands, die), more);
      southIsNext(match);
      expect(hitsOn(match, 'S1'), `a ${die}`).toBe(die <= value ? stands : 0);
    }
  };

  const rows = VALUES.flatMap(([name, attacker, values]) =>
    TARGETS.flatMap(([whom, target], column) => {
      const value = values[column] as number;
      return value === _ ? [] : [{ name, attacker, whom, target, value }];
    }),
  );

  test.each(rows)('FV-MELEE-07..12 $name against $whom: CV $value', ({ attacker, target, value }) => {
    expectValue(attacker, target, value);
  });

  test.each([
    ['a gun', { type: 'GG', layout: 'G' }, 1],
    ['light', inFormation('Foot', 'L', 'attack'), 2],
    ['musket', inFormation('P&M', 'M', 'attack'), 2],
    ['hand', inFormation('Foot', 'H', 'attack'), 3],
    ['pike', inFormation('P&M', 'P', 'attack'), 4],
    ['dismounted dragoon', inFormation('D', 'D', 'attack', onFoot), 2],
    ['mounted dragoon', inFormation('D', 'D', 'attack'), 3],
    ['mounted', inFormation('M', 'X', 'attack'), 4],
    ['heavy', inFormation('HM', 'Y', 'attack'), 5],
  ])('FV-MELEE-07 the basic value of %s, seen against Heavy Mounted', (_name, attacker, value) => {
    expectValue(attacker, { type: 'HM', layout: 'YY/YY' }, value); // a gun loses one for open order
  });

  test.each(['GG', 'RA', 'HA'])('FV-MELEE-08 artillery (%s) is always in open order: CV 1', (type) => {
    expectValue({ type, layout: 'G' }, PIKES, 1);
  });

  test('FV-MELEE-08 the open order of the enemy does not matter to foot', () => {
    expectValue(inFormation('P&M', 'P', 'attack'), { type: 'M', layout: 'X' }, 4);
    expectValue(inFormation('Foot', 'H', 'attack'), inFormation('Foot', 'L', 'open'), 3);
  });

  // Artillery is spared too, but neither it nor a defensive formation can engage, so the two never meet (FV-ENGAGE-03).
  test.each([
    ['Foot', { type: 'Foot', layout: 'HH/HH' }, 1],
    ['Foot in open order', inFormation('Foot', 'L', 'open'), 1],
    ['dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD' }, 1],
    ['mounted Dragoons', { type: 'D', state: 'mounted', layout: 'DD/DD' }, 2],
    ['Heavy Mounted', { type: 'HM', layout: 'YY/YY' }, 2],
  ])(
    'FV-MELEE-09 FV-R-15 muskets and dismounted dragoons in a defensive formation against %s',
    (_name, target, value) => {
      expectValue(inFormation('P&M', 'M', 'defensive'), target, value);
      expectValue(inFormation('D', 'D', 'defensive', onFoot), target, value);
    },
  );

  test('FV-MELEE-09 in a defensive formation only the muskets lose, the pikes do not', () => {
    const match = fray({ ...MIXED, formation: 'defensive' }, PIKES, [4, 4, 2, 2]);
    expect(hitsOn(match, 'S1')).toBe(2);
    const ones = fray({ ...MIXED, formation: 'defensive' }, PIKES, [5, 5, 1, 1]);
    expect(hitsOn(ones, 'S1')).toBe(2);
  });

  test('FV-R-15 dragoonsAreNotMuskets: dismounted dragoons keep their CV in a defensive formation, muskets do not', () => {
    const switched = { options: { houseRules: { dragoonsAreNotMuskets: true } } };
    expectValue(inFormation('D', 'D', 'defensive', onFoot), PIKES, 2, switched);
    expectValue(inFormation('D', 'D', 'open', onFoot), PIKES, 1, switched);
    expectValue(inFormation('P&M', 'M', 'defensive'), PIKES, 1, switched);
  });

  test.each([
    ['Foot in open order', inFormation('Foot', 'H', 'open'), 5],
    ['a single pike stand', { type: 'P&M', layout: 'P' }, 5],
    ['dismounted Dragoons in open order', { type: 'D', state: 'dismounted', layout: 'DD/DD', formation: 'open' }, 5],
    ['a Galloper Gun', { type: 'GG', layout: 'G' }, 5],
    ['Heavy Artillery', { type: 'HA', layout: 'G' }, 5],
    ['mounted Dragoons in open order', { type: 'D', state: 'mounted', layout: 'DD/DD', formation: 'open' }, 4],
    ['a single stand of Heavy Mounted', { type: 'HM', layout: 'Y' }, 4],
    ['Foot in attack formation', { type: 'Foot', layout: 'HH/HH' }, 4],
    ['dismounted Dragoons in attack formation', { type: 'D', state: 'dismounted', layout: 'DD/DD' }, 4],
  ])(
    'FV-MELEE-10 mounted against %s: one better only against open order of foot or artillery',
    (_name, target, value) => {
      expectValue(inFormation('M', 'X', 'attack'), target, value);
    },
  );

  test.each([
    ['one pike among eight muskets', { type: 'P&M', layout: 'MMM/MMM/MMP', formation: 'defensive' }, 2],
    ['pikes only', { ...PIKES, formation: 'defensive' }, 2],
    ['muskets only', { type: 'P&M', layout: 'MMM/MMM/MMM', formation: 'defensive' }, 3],
    ['Foot', { type: 'Foot', layout: 'HL/HL', formation: 'defensive' }, 3],
    ['dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD', formation: 'defensive' }, 3],
    ['pikes in attack formation', PIKES, 4],
  ])('FV-MELEE-11 mounted against a defensive formation: %s', (_name, target, value) => {
    expectValue(inFormation('M', 'X', 'attack'), target, value);
  });

  test('FV-MELEE-11 flank and rear of a defensive formation are no better', () => {
    const defensive = { ...MIXED, formation: 'defensive' };
    for (const facing of ['N', 'E', 'W']) expectValue({ ...inFormation('M', 'X', 'attack'), facing }, defensive, 2);
  });

  test('FV-MELEE-11 foot lose nothing against a defensive formation', () => {
    expectValue(inFormation('P&M', 'P', 'attack'), { ...PIKES, formation: 'defensive' }, 4);
  });

  test('FV-MELEE-12 not below 1: mounted dragoons in open order against pikes on the defensive', () => {
    expectValue({ type: 'D', layout: 'DD/DD', formation: 'open' }, { ...PIKES, formation: 'defensive' }, 1);
  });

  test('FV-MELEE-12 not above 5: Heavy Mounted against a gun still miss on a 6', () => {
    expectValue({ type: 'HM', layout: 'YY/YY' }, { type: 'HA', layout: 'G' }, 5);
  });

  test('FV-MELEE-12 modifiers add up: mounted in open order against open order of foot', () => {
    expectValue(inFormation('M', 'X', 'open'), inFormation('Foot', 'L', 'open'), 4);
  });

  test('FV-MELEE-07 each attack of a divided unit is judged against its own enemy', () => {
    const divided = (dice: number[]): Match => {
      const match = melee(
        [
          { id: 'N1', type: 'M', layout: 'XX/XX', ...front('S1') },
          { id: 'S1', type: 'P&M', layout: 'M/M', formation: 'open' },
          { id: 'S2', type: 'M', layout: 'X/X', facing: 'E', ...front('N1') },
        ],
        dice,
      );
      choose(match, { do: 'allocate', stands: { S1: 'XX', S2: 'XX' } });
      choose(match, { do: 'attack', target: 'S1' });
      return match;
    };
    const match = divided([5, 6, 4, 5]);
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2')]).toEqual([1, 1]);
  });
});

describe('dice', () => {
  test.each([
    ['P/P', 2],
    ['PP/P.', 3],
    ['PP/PP', 4],
    ['PPP/PP.', 5],
    ['PP/PP/P.', 5],
    ['PPP/PPP', 6],
    ['PPP/PPP/P..', 7],
    ['PPP/PPP/PP.', 8],
    ['PPP/PPP/PPP', 9],
  ])('FV-MELEE-13 the unit %s throws %i dice', (layout, dice) => {
    const match = fray({ type: 'P&M', layout }, PIKES, many(dice, 6));
    expect(throwsIn(events(match))[0]?.dice).toHaveLength(dice);
  });

  test.each([
    ['PM/PM', [3, 3, 5, 5], 2], // read the other way round it would be 0
    ['PM/PM', [5, 5, 3, 3], 0], // read the other way round it would be 2
    ['MP/MP', [3, 3, 5, 5], 2],
    ['MM/PP', [3, 3, 5, 5], 2],
    ['MM/PP', [5, 5, 3, 3], 0],
    ['MM/PP', [4, 5, 2, 3], 2],
    ['PMM/MM.', [4, 3, 3, 3, 3], 1],
    ['MMM/MP.', [4, 3, 3, 3, 3], 1],
    ['MMM/MP.', [5, 3, 3, 3, 2], 1],
  ])('FV-MELEE-13 FV-R-17 in the unit %s the dice %j are read pikes first: %i hits', (layout, dice, hits) => {
    expect(hitsOn(fray({ type: 'P&M', layout }, PIKES, dice), 'S1')).toBe(hits);
  });

  test.each([
    ['LH/LH', [3, 3, 4, 4], 2],
    ['LH/LH', [4, 4, 3, 3], 0],
    ['HL/LL', [3, 2, 2, 2], 4],
    ['HL/LL', [2, 3, 3, 3], 1],
  ])(
    'FV-MELEE-13 FV-R-17 in the Foot unit %s the dice %j are read hand weapons first: %i hits',
    (layout, dice, hits) => {
      expect(hitsOn(fray({ type: 'Foot', layout }, PIKES, dice), 'S1')).toBe(hits);
    },
  );

  test('FV-MELEE-13 FV-R-17 the order of letters in an allocation does not change the reading', () => {
    const match = melee(
      [
        { id: 'N1', type: 'P&M', layout: 'PM/PM', ...front('S1') },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES, facing: 'E', ...front('N1') },
      ],
      [4, 3, 2, 3],
    );
    choose(match, { do: 'allocate', stands: { S1: 'MP', S2: 'MP' } });
    choose(match, { do: 'attack', target: 'S1' });
    expect(hitsOn(match, 'S1')).toBe(1); // the 4 is the pike's
    expect(hitsOn(match, 'S2')).toBe(1); // the 2 is the pike's, the musket's 3 misses
  });

  test.each([
    [4, 4],
    [5, 0],
  ])('FV-MELEE-15 pikes (CV 4) throwing four times %i hit %i times', (die, hits) => {
    expect(hitsOn(fray(PIKES, PIKES, many(4, die)), 'S1')).toBe(hits);
  });

  test('FV-MELEE-21 each hit puts a marker on the attacked unit, and nothing is lost in this phase', () => {
    const match = melee(
      [
        { id: 'N1', ...PIKES, ...front('S1') },
        { id: 'N2', ...PIKES, ...front('S2') },
        { id: 'S1', type: 'P&M', layout: 'P/P' },
        { id: 'S2', ...PIKES },
      ],
      [1, 2, 3, 4, 6, 6, 6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 5, layout: 'P/P', zone: 'Z(2,1)' });
    expect(unit(match, 'S2').hits).toBe(1);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('FV-MELEE-21 a unit with more hits than stands still fights with all of them', () => {
    const match = melee(
      [
        { id: 'N1', ...PIKES, ...front('S1') },
        { id: 'N2', ...PIKES, ...front('S2') },
        { id: 'N3', ...PIKES, ...front('S3') },
        { id: 'S1', type: 'P&M', layout: 'P/P' },
        { id: 'S2', ...PIKES },
        { id: 'S3', ...PIKES },
      ],
      [1, 1, 1, 1, ...many(8, 6), 4, 4],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'fight', unit: 'N2' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(hitsOn(match, 'N1')).toBe(2);
    expect(position(match).phase).toBe('melee');
  });

  test('FV-MELEE-22 units keep facing, formation, layout and contacts through the phase', () => {
    const match = fray({ ...PIKES, facing: 'W' }, { ...MIXED, formation: 'defensive', facing: 'N' }, many(4, 1));
    expect(unit(match, 'S1')).toMatchObject({ facing: 'N', formation: 'defensive', layout: 'PM/PM', zone: 'Z(2,1)' });
    expect(unit(match, 'N1')).toMatchObject({ facing: 'W', formation: 'attack', layout: 'PP/PP' });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'front' }]);
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'right' }]);
  });
});

describe('terrain', () => {
  test.each([
    { terrain: ['hill'], whom: 'foot', target: PIKES, dice: 7 },
    { terrain: ['wood'], whom: 'foot', target: PIKES, dice: 7 },
    { terrain: ['village'], whom: 'foot', target: PIKES, dice: 7 },
    { terrain: ['rough'], whom: 'foot', target: PIKES, dice: 7 },
    { terrain: ['hill', 'wood'], whom: 'foot', target: PIKES, dice: 5 },
    { terrain: ['hill', 'village', 'rough'], whom: 'foot', target: PIKES, dice: 3 },
    { terrain: ['hill', 'village', 'wood', 'rough'], whom: 'foot', target: PIKES, dice: 1 },
    {
      terrain: ['hill'],
      whom: 'dismounted Dragoons',
      target: { type: 'D', state: 'dismounted', layout: 'DD/DD' },
      dice: 7,
    },
    { terrain: ['hill'], whom: 'a defensive formation', target: { ...PIKES, formation: 'defensive' }, dice: 7 },
    { terrain: ['hill'], whom: 'artillery', target: { type: 'RA', layout: 'G' }, dice: 9 },
    { terrain: ['village'], whom: 'artillery', target: { type: 'RA', layout: 'G' }, dice: 7 },
    { terrain: ['village', 'hill'], whom: 'artillery', target: { type: 'RA', layout: 'G' }, dice: 7 },
    { terrain: ['rough'], whom: 'a Galloper Gun', target: { type: 'GG', layout: 'G' }, dice: 9 },
    { terrain: ['hill'], whom: 'mounted', target: { type: 'M', layout: 'XX/XX' }, dice: 9 },
    { terrain: ['village', 'rough'], whom: 'mounted', target: { type: 'M', layout: 'XX/XX' }, dice: 9 },
    {
      terrain: ['wood'],
      whom: 'mounted in open order',
      target: { type: 'M', layout: 'X/X', formation: 'open' },
      dice: 9,
    },
  ])('FV-MELEE-14 nine pikes attack $whom in $terrain: $dice dice', ({ terrain, target, dice }) => {
    const match = fray({ type: 'P&M', layout: 'PPP/PPP/PPP' }, target, many(dice, 1), { options: on(...terrain) });
    southIsNext(match);
    expect(throwsIn(events(match))[0]?.dice).toHaveLength(dice);
    expect(hitsOn(match, 'S1')).toBe(dice);
  });

  test('FV-MELEE-14 horse attacking foot uphill loses dice, the foot attacking horse does not', () => {
    const match = melee(
      [{ id: 'N1', type: 'M', layout: 'XX/XX', ...front('S1') }, { id: 'S1', ...PIKES }, ...HORSE],
      [4, 4, ...HORSE_MISSES, 4, 4, 4, 4, ...HORSE_MISSES],
      { options: on('hill') },
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(hitsOn(match, 'S1')).toBe(2);
    choose(match, { do: 'fight', unit: 'S1' });
    // The losses follow: S1 has three hits, N1 five; both have four stands, and North comes first.
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'remove', about: { unit: 'N1' } });
    expect(unit(match, 'N1').hits).toBe(5);
    expect(unit(match, 'S1').hits).toBe(3);
  });

  test.each([
    ['P/P', 0],
    ['PP/P.', 1],
    ['PP/PP', 2],
  ])('FV-MELEE-14 the unit %s attacks foot on a hill with %i dice', (layout, dice) => {
    const match = fray({ type: 'P&M', layout }, PIKES, many(dice, 1), { options: on('hill') });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(dice);
  });

  test('FV-MELEE-14 not below zero: two stands against foot with two advantages', () => {
    const match = fray({ type: 'P&M', layout: 'P/P' }, PIKES, [], { options: on('hill', 'rough') });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(0);
  });

  test('FV-MELEE-14 with zero dice no re-throw is asked for', () => {
    const match = fray({ type: 'P&M', layout: 'P/P', facing: 'N' }, PIKES, [], {
      options: on('hill'),
      ...NORTH_COMMANDS,
    });
    southIsNext(match);
  });

  test('FV-MELEE-14 each attack of a divided unit loses its own dice', () => {
    const match = melee(
      [
        { id: 'N1', ...PIKES, ...front('S1') },
        { id: 'S1', ...PIKES },
        { id: 'S2', type: 'M', layout: 'XX/XX', facing: 'E', ...front('N1') },
      ],
      [1, 6],
      { options: on('hill') },
    );
    choose(match, { do: 'allocate', stands: { S1: 'PP', S2: 'PP' } });
    choose(match, { do: 'attack', target: 'S1' }); // two stands less two dice
    expect(hitsOn(match, 'S1')).toBe(0);
    expect(hitsOn(match, 'S2')).toBe(1);
    southIsNext(match);
  });

  const drop = (layout: string, terrain: string[], dice: number[], opponent: boolean): number => {
    const rules = { ...on(...terrain), houseRules: { opponentDropsTerrainDice: opponent } };
    const match = fray({ type: 'P&M', layout }, PIKES, dice, { options: rules });
    southIsNext(match);
    return hitsOn(match, 'S1');
  };

  test.each([
    ['PM/PM', ['hill'], [4, 4], 2],
    ['MP/MP', ['hill'], [4, 4], 2],
    ['PM/PM', ['hill'], [5, 5], 0],
    ['PM/M.', ['hill'], [4], 1],
    ['PMM/MM.', ['hill'], [4, 3, 3], 1], // P M M
    ['PMM/MM.', ['hill'], [5, 2, 2], 2],
    ['PPM/PMM', ['hill', 'rough'], [4, 4], 2], // P P
    ['PPP/PM.', ['hill'], [4, 4, 4], 3], // P P P
  ])(
    'FV-MELEE-14 FV-R-18 %s attacks foot in %j: the dice %j are those of the best stands, %i hits',
    (layout, terrain, dice, hits) => {
      expect(drop(layout, terrain, dice, false)).toBe(hits);
    },
  );

  test.each([
    ['PM/PM', ['hill'], [3, 3], 0],
    ['PM/PM', ['hill'], [2, 2], 2],
    ['PM/M.', ['hill'], [3], 0],
    ['PMM/MM.', ['hill'], [3, 3, 2], 1], // M M M
    ['PPM/PMM', ['hill', 'rough'], [3, 2], 1], // M M
    ['PPP/PM.', ['hill'], [4, 4, 4], 2], // P P M
    ['PPP/PM.', ['hill'], [5, 5, 2], 1],
  ])(
    'FV-R-18 opponentDropsTerrainDice: %s attacks foot in %j: the dice %j are those of the worst stands, %i hits',
    (layout, terrain, dice, hits) => {
      expect(drop(layout, terrain, dice, true)).toBe(hits);
    },
  );

  test('FV-R-18 opponentDropsTerrainDice: with zero dice left nothing is thrown', () => {
    expect(drop('P/M', ['hill'], [], true)).toBe(0);
  });

  test('FV-MELEE-14 re-throws reach only the dice that were thrown', () => {
    const match = fray({ ...PIKES, facing: 'N' }, PIKES, [6, 6, 1], { options: on('hill') });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow' });
    expect(refusal(match, { do: 'rethrow', dice: [2] })?.rule).toBe('FV-MELEE-17');
    choose(match, { do: 'rethrow', dice: [1] });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(1);
  });

  test("FV-MELEE-14 FV-MELEE-19 the Commander's re-throw takes up as many dice as were thrown", () => {
    const match = fray(PIKES, PIKES, [6, 6, 1, 1], { options: on('hill'), ...NORTH_COMMANDS });
    choose(match, { do: 'rethrowAll' });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(2);
  });
});

describe('overlapping and outflanking', () => {
  // S1 faces north. N1 facing south meets its front, facing west or east a flank, facing north its rear.
  const rethrow = (...dice: number[]) => ({ do: 'rethrow', dice });

  test.each(['W', 'E'])(
    'FV-MELEE-16 on a flank (facing %s) one or two dice may be thrown again, not three',
    (facing) => {
      const match = fray({ ...PIKES, facing }, PIKES, [6, 6, 6, 6, 1, 1]);
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', open: true });
      expect(refusal(match, rethrow())).toBeUndefined();
      expect(refusal(match, rethrow(3))).toBeUndefined();
      expect(refusal(match, rethrow(0, 2))).toBeUndefined();
      expect(refusal(match, rethrow(0, 1, 2))?.rule).toBe('FV-MELEE-16');
      expect(refusal(match, rethrow(0, 1, 2, 3))?.rule).toBe('FV-MELEE-16');
      expect(refusal(match, rethrow(4))?.rule).toBe('FV-MELEE-16');
      expect(refusal(match, rethrow(-1))?.rule).toBe('shape');
      expect(refusal(match, rethrow(1, 1))?.rule).toBe('FV-MELEE-16');
      choose(match, rethrow(0, 2));
      southIsNext(match); // once only
      expect(hitsOn(match, 'S1')).toBe(2);
    },
  );

  test('FV-MELEE-17 on the rear any number of dice may be thrown again', () => {
    const match = fray({ ...PIKES, facing: 'N' }, PIKES, [6, 6, 6, 6, 1, 1, 1, 1]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', open: true });
    expect(refusal(match, rethrow())).toBeUndefined();
    for (const dice of [[0], [0, 1], [1, 2, 3], [0, 1, 2, 3]]) expect(refusal(match, rethrow(...dice))).toBeUndefined();
    expect(refusal(match, rethrow(0, 1, 2, 3, 4))?.rule).toBe('FV-MELEE-17');
    expect(refusal(match, rethrow(0, 0))?.rule).toBe('FV-MELEE-17');
    choose(match, rethrow(0, 1, 2, 3));
    southIsNext(match); // once only
    expect(hitsOn(match, 'S1')).toBe(4);
  });

  test('FV-MELEE-17 a die that was not thrown is not refused by the rule for overlapping', () => {
    const match = fray({ ...PIKES, facing: 'N' }, PIKES, [6, 6, 6, 6]);
    const refused = refusal(match, rethrow(4));
    expect(refused).toBeDefined();
    expect(refused?.rule).not.toBe('FV-MELEE-16');
    choose(match, rethrow());
  });

  test('FV-MELEE-17 once only: dice that miss again stay', () => {
    const match = fray({ ...PIKES, facing: 'N' }, PIKES, [6, 6, 6, 6, 6, 6, 6, 6]);
    choose(match, rethrow(0, 1, 2, 3));
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(0);
  });

  test('FV-MELEE-16 FV-MELEE-17 front to front there is no re-throw', () => {
    southIsNext(fray({ ...PIKES, facing: 'S' }, PIKES, [6, 6, 6, 6]));
  });

  test.each(['N', 'E', 'W'])(
    'FV-MELEE-16 FV-MELEE-17 none against a defensive formation (attacker facing %s)',
    (facing) => {
      southIsNext(fray({ ...PIKES, facing }, { ...PIKES, formation: 'defensive' }, [6, 6, 6, 6]));
    },
  );

  test.each([
    ['E', 'open order', { type: 'P&M', layout: 'M/M', formation: 'open' }],
    ['N', 'open order', { type: 'P&M', layout: 'M/M', formation: 'open' }],
    ['W', 'mounted', { type: 'M', layout: 'XX/XX' }],
    ['N', 'mounted', { type: 'M', layout: 'XX/XX' }],
    ['E', 'artillery', { type: 'RA', layout: 'G' }],
    ['N', 'artillery', { type: 'RA', layout: 'G' }],
  ])('FV-MELEE-16 FV-MELEE-17 facing %s against %s the re-throw is there', (facing, _name, target) => {
    const match = fray({ ...PIKES, facing }, target, [6, 6, 6, 6]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow' });
    choose(match, rethrow());
    southIsNext(match);
  });

  test('FV-MELEE-16 the empty list keeps all dice', () => {
    const match = fray({ ...PIKES, facing: 'W' }, PIKES, [1, 1, 6, 6]);
    choose(match, rethrow());
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(2);
  });

  test('FV-MELEE-16 a unit of one stand throws its one die again', () => {
    const match = fray({ type: 'P&M', layout: 'P', facing: 'W' }, PIKES, [6, 3]);
    expect(refusal(match, rethrow(0, 1))?.rule).toBe('FV-MELEE-16');
    choose(match, rethrow(0));
    expect(hitsOn(match, 'S1')).toBe(1);
  });

  test.each(['E', 'W', 'S'])(
    'FV-MELEE-18 a unit touched on flank or rear (enemy facing %s) gets no re-throw itself',
    (facing) => {
      const match = melee(
        [{ id: 'N1', ...PIKES, facing: 'S' }, { id: 'S1', ...PIKES, facing, ...front('N1') }, ...HORSE],
        [6, 6, 6, 6, ...HORSE_MISSES],
      );
      choose(match, { do: 'fight', unit: 'N1' });
      southIsNext(match);
    },
  );

  test('FV-MELEE-18 the re-throw belongs to the attack on the unit overlapped, not to the others', () => {
    // N1 faces west into the right flank of S1; S2, facing south, touches the right flank of N1.
    const match = melee(
      [
        { id: 'N1', ...PIKES, facing: 'W', ...front('S1') },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES, facing: 'S', ...front('N1') },
      ],
      [6, 6, 6, 6],
    );
    choose(match, { do: 'allocate', stands: { S1: 'PP', S2: 'PP' } });
    choose(match, { do: 'attack', target: 'S2' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', about: { target: 'S1' } });
  });

  test('FV-R-22 hits may be thrown again too', () => {
    const match = fray({ ...PIKES, facing: 'N' }, PIKES, [1, 1, 1, 6, 6, 6, 6]);
    choose(match, rethrow(0, 1, 2));
    expect(hitsOn(match, 'S1')).toBe(0);
  });

  test.each(['N', 'E'])('FV-R-22 when all dice hit no re-throw is asked (facing %s)', (facing) => {
    const match = fray({ ...PIKES, facing }, PIKES, [4, 4, 4, 4]);
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(4);
  });

  test("FV-R-22 when all dice hit the Commander's re-throw is not asked for either", () => {
    const match = fray(PIKES, PIKES, [1, 2, 3, 4], NORTH_COMMANDS);
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(4);
  });

  test('FV-R-22 FV-MELEE-20 a die may be thrown three times', () => {
    const match = fray({ ...PIKES, facing: 'W' }, PIKES, [6, 6, 6, 6, 5, 5, 1, 1, 1, 6], NORTH_COMMANDS);
    choose(match, rethrow(0, 1));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow' });
    choose(match, { do: 'rethrowAll' });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(3);
  });

  test('FV-GEN-03 FV-R-17 re-thrown dice are read in ascending order of their place', () => {
    // places 0 and 1 are pikes, 2 and 3 muskets
    const match = fray({ ...MIXED, facing: 'W' }, PIKES, [6, 6, 6, 6, 3, 5]);
    choose(match, rethrow(2, 1));
    expect(hitsOn(match, 'S1')).toBe(1); // 3 to the pike hits, 5 to the musket misses
    const other = fray({ ...MIXED, facing: 'W' }, PIKES, [6, 6, 6, 6, 5, 3]);
    choose(other, rethrow(2, 1));
    expect(hitsOn(other, 'S1')).toBe(0); // 5 to the pike and 3 to the musket miss
  });

  test('FV-R-17 a re-thrown die keeps its stand', () => {
    const match = fray({ ...MIXED, facing: 'W' }, PIKES, [4, 6, 3, 6, 3, 3]);
    choose(match, rethrow(1, 3));
    expect(hitsOn(match, 'S1')).toBe(2); // pikes 4 and 3; muskets 3 and 3 miss
  });
});

describe("the Commander's re-throw", () => {
  test('FV-MELEE-19 all dice are thrown once more and replace the old ones, hits too', () => {
    const match = fray(PIKES, PIKES, [1, 1, 1, 6, 6, 6, 4, 5], NORTH_COMMANDS);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow', open: false });
    expect(options(match)).toHaveLength(2);
    choose(match, { do: 'rethrowAll' });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(1);
  });

  test('FV-MELEE-19 he may keep the dice', () => {
    const match = fray(PIKES, PIKES, [1, 1, 1, 6], NORTH_COMMANDS);
    choose(match, { do: 'keep' });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(3);
  });

  test('FV-MELEE-19 no picking of single dice', () => {
    const match = fray(PIKES, PIKES, [1, 1, 1, 6], NORTH_COMMANDS);
    expect(refusal(match, { do: 'rethrow', dice: [3] })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'keep' });
  });

  test('FV-MELEE-19 FV-R-17 the new dice are read in falling order of CV as well', () => {
    const match = fray(MIXED, PIKES, [6, 6, 6, 6, 3, 3, 5, 5], NORTH_COMMANDS);
    choose(match, { do: 'rethrowAll' });
    expect(hitsOn(match, 'S1')).toBe(2);
  });

  test("FV-MELEE-19 the other side's Commander gives nothing to North", () => {
    southIsNext(fray(PIKES, PIKES, [6, 6, 6, 6], { sides: { south: { commander: 'Z(2,1)' } } }));
  });

  test("FV-MELEE-20 per attack: throw, overlapping re-throw, then the Commander's", () => {
    const match = fray({ ...PIKES, facing: 'E' }, PIKES, [6, 6, 6, 6, 6, 1, 1, 1, 6, 6], NORTH_COMMANDS);
    expect(decision(match)?.kind).toBe('rethrow');
    choose(match, { do: 'rethrow', dice: [0, 1] });
    expect(decision(match)?.kind).toBe('commanderRethrow');
    expect(hitsOn(match, 'S1')).toBe(0); // hits are counted last
    choose(match, { do: 'rethrowAll' });
    southIsNext(match); // no overlapping re-throw after the Commander's
    expect(hitsOn(match, 'S1')).toBe(2);
  });

  test("FV-MELEE-20 declining the overlapping re-throw leads to the Commander's", () => {
    const match = fray({ ...PIKES, facing: 'E' }, PIKES, [6, 6, 6, 6], NORTH_COMMANDS);
    choose(match, { do: 'rethrow', dice: [] });
    expect(decision(match)?.kind).toBe('commanderRethrow');
    choose(match, { do: 'keep' });
    southIsNext(match);
  });

  test("FV-MELEE-20 after an outflanking re-throw that makes every die hit the Commander's is not asked for", () => {
    const match = fray({ ...PIKES, facing: 'N' }, PIKES, [1, 1, 6, 6, 1, 1], NORTH_COMMANDS);
    choose(match, { do: 'rethrow', dice: [2, 3] });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(4);
  });

  const VETERAN = { options: { unitQuality: 'assigned' }, ...NORTH_COMMANDS };

  test('FV-MELEE-20 quality changes the hits after all re-throws', () => {
    const veteran = { ...PIKES, quality: 'veteran', facing: 'W' };
    const up = fray(veteran, PIKES, [6, 6, 6, 6, 1, 6], VETERAN);
    choose(up, { do: 'rethrow', dice: [0, 1] });
    choose(up, { do: 'keep' });
    expect(hitsOn(up, 'S1')).toBe(2); // 1 + 1

    const gone = fray(veteran, PIKES, [1, 6, 6, 6, 6, 6, 6, 6], VETERAN);
    choose(gone, { do: 'rethrow', dice: [] });
    choose(gone, { do: 'rethrowAll' });
    expect(hitsOn(gone, 'S1')).toBe(0); // the hit is gone, so there is no bonus
  });
});
