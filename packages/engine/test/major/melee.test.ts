// A Major Victory: the hand-to-hand combat phase (MV-MELEE).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';

const { situation, choose, refusal, decision, options, unit, position, events } = kitFor(major);

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;
type Throw = { event: 'throw'; side: string; dice: number[] };

const throwsIn = (told: unknown): Throw[] => (told as Throw[]).filter((one) => one.event === 'throw');
const diceIn = (told: unknown): number[] => throwsIn(told).flatMap((one) => one.dice);
const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);
const front = (enemy: string) => ({ contacts: [{ with: enemy, face: 'front' }] });

const foot = (type: string, weapon: string, layout = 'FF/FF', formation = 'attack') => ({
  type,
  weapon,
  layout,
  formation,
});
const horse = (type: string, layout = 'MM/MM', formation = 'attack') => ({ type, layout, formation });

/** Elsewhere two troops of horse fight: a second choice for each side, so that play stops before South fights. */
const HORSE = [
  { id: 'N9', zone: 'Z(0,1)', ...horse('MM', 'M/M'), ...front('S9') },
  { id: 'S9', zone: 'Z(0,1)', ...horse('MM', 'M/M') },
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

const FOOT = foot('MF', 'hand'); // CV 3
const TWO = foot('MF', 'hand', 'F/F');
const NINE = foot('MF', 'hand', 'FFF/FFF/FFF');
const GUN = { type: 'Gun', layout: 'G' };
const NORTH_COMMANDS = { sides: { north: { commander: 'Z(2,1)' } } };
const GUNS_FIGHT = { options: { houseRules: { footFightsArtillery: true } } };

describe('who fights', () => {
  test('MV-MELEE-01 only engaged units fight and take the opening hit', () => {
    const match = melee(
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'N2', ...FOOT, ...front('S2') },
        { id: 'N3', ...FOOT },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT },
        { id: 'S3', ...FOOT },
      ],
      [],
    );
    expect(options(match)).toHaveLength(2);
    for (const id of ['N1', 'N2']) expect(options(match)).toContainEqual({ do: 'fight', unit: id });
    expect(refusal(match, { do: 'fight', unit: 'N3' })?.rule).toBe('MV-MELEE-01');
    expect([unit(match, 'N3').hits, unit(match, 'S3').hits]).toEqual([0, 0]);
  });

  test('MV-MELEE-01 a unit fights only enemies in contact with it', () => {
    const match = melee(
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'N2', ...FOOT, ...front('S3') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, facing: 'E', ...front('N1') },
        { id: 'S3', ...FOOT },
        { id: 'S4', ...FOOT },
      ],
      [],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    const allocate = (stands: Record<string, string>) => refusal(match, { do: 'allocate', stands });
    expect(allocate({ S1: 'FF', S2: 'FF' })).toBeUndefined();
    expect(allocate({ S1: 'FF', S3: 'FF' })?.rule).toBe('MV-MELEE-01'); // engaged with N2
    expect(allocate({ S1: 'FF', S4: 'FF' })?.rule).toBe('MV-MELEE-01'); // unengaged
    expect(allocate({ S1: 'FF', N2: 'FF' })).toBeDefined();
  });

  test('MV-MELEE-01 with nobody engaged nothing is thrown and no marker placed', () => {
    const match = melee(
      [
        { id: 'N1', ...FOOT },
        { id: 'S1', ...FOOT },
      ],
      [],
    );
    expect(position(match).phase).toBe('initiativeMovement');
    expect([unit(match, 'N1').hits, unit(match, 'S1').hits]).toEqual([0, 0]);
  });

  test('MV-MELEE-02 one green marker for each engaged unit of both sides, however many enemies it has', () => {
    const match = melee(
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, facing: 'E', ...front('N1') },
        { id: 'S3', ...FOOT, facing: 'S', ...front('N1') },
      ],
      [],
    );
    for (const id of ['N1', 'S1', 'S2', 'S3']) expect(unit(match, id).hits, id).toBe(1);
    expect(diceIn(events(match))).toEqual([]);
  });

  test('MV-MELEE-02 markers from before stay beside it', () => {
    const match = melee([{ id: 'N1', ...FOOT, hits: 3, ...front('S1') }, { id: 'S1', ...FOOT, hits: 1 }, ...HORSE], []);
    expect([unit(match, 'N1').hits, unit(match, 'S1').hits]).toEqual([4, 2]);
  });
});

describe('order', () => {
  const twoPairs = [
    { id: 'N1', ...FOOT, ...front('S1') },
    { id: 'N2', ...FOOT, ...front('S2') },
    { id: 'S1', ...FOOT },
    { id: 'S2', ...FOOT },
  ];

  test.each([
    ['south', 'north', 'N'],
    ['north', 'south', 'S'],
  ])('MV-MELEE-03 MV-R-12 with the initiative %s, %s throws for all its units first', (initiative, other, letter) => {
    const match = melee(twoPairs, many(8, 6), { initiative });
    expect(decision(match)).toMatchObject({ side: other, kind: 'fight' });
    choose(match, { do: 'fight', unit: `${letter}2` });
    expect(decision(match)).toMatchObject({ side: initiative, kind: 'fight' });
    expect(throwsIn(events(match)).map((one) => one.side)).toEqual([other, other]);
  });

  test('MV-MELEE-03 the owner picks the order of his units', () => {
    const dice = [1, 1, 1, 1, 6, 6, 6, 6];
    const first = melee(twoPairs, dice);
    choose(first, { do: 'fight', unit: 'N1' });
    expect([hitsOn(first, 'S1'), hitsOn(first, 'S2')]).toEqual([4, 0]);
    const second = melee(twoPairs, dice);
    choose(second, { do: 'fight', unit: 'N2' });
    expect([hitsOn(second, 'S1'), hitsOn(second, 'S2')]).toEqual([0, 4]);
  });

  test('MV-MELEE-03 MV-R-12 a unit with more hits than stands still fights with all of them', () => {
    const match = melee(
      [
        ...twoPairs.slice(0, 2),
        { id: 'N3', ...FOOT, ...front('S3') },
        { id: 'S1', ...TWO },
        { id: 'S2', ...FOOT },
        { id: 'S3', ...FOOT },
      ],
      [1, 1, 1, 1, ...many(8, 6), 3, 3],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 5, layout: 'F/F', zone: 'Z(2,1)' });
    choose(match, { do: 'fight', unit: 'N2' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(hitsOn(match, 'N1')).toBe(2);
    expect(position(match).phase).toBe('melee');
  });

  test('MV-MELEE-03 each unit fights once', () => {
    const match = melee([...twoPairs, ...HORSE], many(4, 6));
    choose(match, { do: 'fight', unit: 'N1' });
    expect(refusal(match, { do: 'fight', unit: 'N1' })?.rule).toBe('MV-MELEE-05');
    expect(options(match)).toHaveLength(2);
  });
});

describe('allocating stands', () => {
  /** N1 with S1 before it, S2 on its right flank and S3 behind it. */
  const surrounded = (dice: number[], more: Loose = {}, attacker: Loose = FOOT): Match =>
    melee(
      [
        { id: 'N1', ...attacker, ...front('S1') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, facing: 'E', ...front('N1') },
        { id: 'S3', ...FOOT, facing: 'S', ...front('N1') },
      ],
      dice,
      more,
    );

  test('MV-MELEE-04 no stand stays idle and none attacks twice', () => {
    const match = surrounded([]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate', open: true, about: { unit: 'N1' } });
    const allocate = (stands: Record<string, string>) => refusal(match, { do: 'allocate', stands });
    expect(allocate({ S1: 'FFFF' })).toBeUndefined();
    expect(allocate({ S1: 'FFF' })?.rule).toBe('MV-MELEE-04');
    expect(allocate({ S1: 'FF', S2: 'F' })?.rule).toBe('MV-MELEE-04');
    expect(allocate({})?.rule).toBe('MV-MELEE-04');
    expect(allocate({ S1: 'FFFF', S2: 'F' })?.rule).toBe('MV-MELEE-04');
    expect(allocate({ S1: 'FFFF', S2: 'FFFF' })?.rule).toBe('MV-MELEE-04');
    expect(allocate({ S1: 'FFFM' })).toBeDefined(); // it has no such stand
  });

  test('MV-MELEE-04 MV-R-21 any proportion, zero included, also against enemies on flank and rear', () => {
    const match = surrounded([]);
    for (const stands of [
      { S1: 'FFFF' },
      { S2: 'FFFF' },
      { S3: 'FFFF' },
      { S1: 'F', S2: 'FFF' },
      { S1: 'FF', S3: 'FF' },
      { S2: 'FFF', S3: 'F' },
      { S1: 'F', S2: 'FF', S3: 'F' },
    ])
      expect(refusal(match, { do: 'allocate', stands }), JSON.stringify(stands)).toBeUndefined();
  });

  test('MV-MELEE-04 with one enemy in contact nothing is asked', () => {
    southIsNext(fray(FOOT, FOOT, many(4, 6)));
  });

  test('MV-MELEE-04 an enemy with no stands sent against it is not attacked', () => {
    const match = surrounded([1, 1, 1, 1]);
    choose(match, { do: 'allocate', stands: { S3: 'FFFF' } });
    southIsNext(match);
    expect(['S1', 'S2', 'S3'].map((id) => hitsOn(match, id))).toEqual([0, 0, 4]);
  });

  test('MV-MELEE-05 the stands sent against one enemy make one attack', () => {
    const match = surrounded([3, 3, 2, 2]);
    choose(match, { do: 'allocate', stands: { S1: 'FFF', S2: 'F' } });
    const told = choose(match, { do: 'attack', target: 'S1' });
    expect(throwsIn(told).map((one) => one.dice)).toEqual([[3, 3, 2], [2]]);
    southIsNext(match);
    expect(['S1', 'S2', 'S3'].map((id) => hitsOn(match, id))).toEqual([3, 1, 0]);
  });

  test('MV-MELEE-05 an enemy attacked once is not attacked again', () => {
    const match = surrounded([6, 6]);
    choose(match, { do: 'allocate', stands: { S1: 'FF', S2: 'F', S3: 'F' } });
    choose(match, { do: 'attack', target: 'S1' });
    expect(refusal(match, { do: 'attack', target: 'S1' })?.rule).toBe('MV-MELEE-05');
    expect(options(match)).toHaveLength(2);
  });

  test("MV-MELEE-05 the owner picks the order of a unit's attacks", () => {
    for (const [target, hits] of [
      ['S1', [2, 0]],
      ['S2', [0, 2]],
    ] as const) {
      const match = surrounded([1, 1, 6, 6]);
      choose(match, { do: 'allocate', stands: { S1: 'FF', S2: 'FF' } });
      choose(match, { do: 'attack', target });
      expect(['S1', 'S2'].map((id) => hitsOn(match, id))).toEqual(hits);
    }
  });

  test('MV-MELEE-06 rank and heading of the stands do not matter: those behind and turned about fight too', () => {
    expect(hitsOn(fray(NINE, TWO, many(9, 1)), 'S1')).toBe(9);
    expect(hitsOn(fray({ ...FOOT, formation: 'defensive' }, horse('MM'), many(4, 3)), 'S1')).toBe(4);
    const flank = surrounded(many(4, 3));
    choose(flank, { do: 'allocate', stands: { S2: 'FFFF' } });
    expect(hitsOn(flank, 'S2')).toBe(4);
  });

  test('MV-MELEE-06 MV-R-21 a unit strikes back at the enemy behind it', () => {
    const match = melee(
      [{ id: 'N1', ...FOOT }, { id: 'S1', ...FOOT, facing: 'S', ...front('N1') }, ...HORSE],
      [3, 3, 3, 4, ...HORSE_MISSES],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(hitsOn(match, 'S1')).toBe(3);
  });

  test('MV-MELEE-04 MV-R-20 the whole split is fixed before the first throw of the unit', () => {
    const match = surrounded([6]);
    choose(match, { do: 'allocate', stands: { S1: 'F', S2: 'FF', S3: 'F' } });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'attack' });
    expect(diceIn(events(match))).toEqual([]);
    choose(match, { do: 'attack', target: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'attack' });
    expect(refusal(match, { do: 'allocate', stands: { S2: 'FFF' } })?.rule).toBe('MV-TURN-01');
  });

  /** N1 has S1 before it and S2 on its flank; S3 has N2 before it and N3 on its flank. Two stands each. */
  const bothSides = (dice: number[], more: Loose = {}): Match =>
    melee(
      [
        { id: 'N1', ...TWO, ...front('S1') },
        { id: 'N2', ...TWO, ...front('S3') },
        { id: 'N3', ...TWO, facing: 'W', ...front('S3') },
        { id: 'S1', ...TWO },
        { id: 'S2', ...TWO, facing: 'E', ...front('N1') },
        { id: 'S3', ...TWO },
      ],
      dice,
      more,
    );
  const BEFORE = { options: { houseRules: { allocateBeforeThrows: true } } };

  test('MV-R-20 the other side allocates and throws for all its units before the initiative side allocates', () => {
    const match = bothSides([6, 6, 6, 6, 1, 1]);
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'allocate', stands: { S1: 'F', S2: 'F' } });
    choose(match, { do: 'attack', target: 'S1' });
    choose(match, { do: 'fight', unit: 'N2' }); // then N3, which hits with both dice and so is not asked
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

  test('MV-R-20 allocateBeforeThrows: both sides allocate everything, the other side first, before any die', () => {
    const match = bothSides([6, 6, 6, 6, 1, 1, 6, 6], BEFORE);
    for (const id of ['N1', 'N2', 'N3', 'S1', 'S2', 'S3']) expect(unit(match, id).hits, id).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate', about: { unit: 'N1' } });
    choose(match, { do: 'allocate', stands: { S1: 'F', S2: 'F' } });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'allocate', about: { unit: 'S3' } });
    choose(match, { do: 'allocate', stands: { N2: 'F', N3: 'F' } });
    expect(diceIn(events(match))).toEqual([]);

    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'attack', target: 'S2' }); // not asked to allocate again
    choose(match, { do: 'fight', unit: 'N2' });
    southIsNext(match);
    choose(match, { do: 'fight', unit: 'S3' });
    choose(match, { do: 'attack', target: 'N2' });
    southIsNext(match);
  });

  test('MV-R-20 allocateBeforeThrows: all units of a side allocate, one after the other', () => {
    const match = melee(
      [
        { id: 'N1', ...TWO, ...front('S1') },
        { id: 'N2', ...TWO, ...front('S3') },
        { id: 'S1', ...TWO },
        { id: 'S2', ...TWO, facing: 'E', ...front('N1') },
        { id: 'S3', ...TWO },
        { id: 'S4', ...TWO, facing: 'E', ...front('N2') },
      ],
      [],
      BEFORE,
    );
    const asked: string[] = [];
    for (const _ of [1, 2]) {
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate' });
      const id = String((decision(match)?.about as { unit?: string } | undefined)?.unit);
      asked.push(id);
      choose(match, { do: 'allocate', stands: id === 'N1' ? { S1: 'F', S2: 'F' } : { S3: 'F', S4: 'F' } });
    }
    expect(asked.sort()).toEqual(['N1', 'N2']);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  });
});

/** The dice v and v+1 make exactly one hit if, and only if, the CV is v. Single stands throw them one by one. */
const expectValue = (attacker: Loose, target: Loose, value: number, more: Loose = {}) => {
  if (String(attacker['layout']).length === 1) {
    expect(hitsOn(fray(attacker, target, [value], more), 'S1'), `a ${value}`).toBe(1);
    expect(hitsOn(fray(attacker, target, [value + 1], more), 'S1'), `a ${value + 1}`).toBe(0);
  } else {
    const match = fray(attacker, target, [value, value + 1], more);
    southIsNext(match);
    expect(hitsOn(match, 'S1'), `a ${value} and a ${value + 1}`).toBe(1);
  }
};

describe('Combat Values', () => {
  const TARGETS: [string, Loose][] = [
    ['foot in attack formation', FOOT],
    ['foot in open order', foot('LF', 'bows', 'FF/FF', 'open')],
    ['firearms in attack formation', foot('MF', 'firearms')],
    ['firearms in open order', foot('LF', 'firearms', 'FF/FF', 'open')],
    ['pikes, defensive', foot('HF', 'pikes', 'FF/FF', 'defensive')],
    ['hand weapons, defensive', foot('MF', 'hand', 'FF/FF', 'defensive')],
    ['firearms, defensive', foot('MF', 'firearms', 'FF/FF', 'defensive')],
    ['mounted in attack formation', horse('MM')],
    ['mounted in open order', horse('LM', 'MM/MM', 'open')],
    ['a Gun', GUN],
  ];
  const _ = 0; // defensive formations and guns do not engage each other

  const on = (type: string, weapon: string, formation: string) => foot(type, weapon, 'F/F', formation);
  const riding = (type: string, formation: string, weapon?: string) => ({
    ...horse(type, 'M/M', formation),
    ...(weapon ? { weapon } : {}),
  });

  const VALUES: [string, Loose, number[]][] = [
    //                                                               att op fa fo  dp dh df  m mo gun
    ['an Organ Gun', { type: 'Organ Gun', layout: 'G' }, [1, 1, 1, 1, _, _, _, 1, 1, _]],
    ['a Gun', { type: 'Gun', layout: 'G' }, [1, 1, 1, 1, _, _, _, 1, 1, _]],
    ['a Bombard', { type: 'Bombard', layout: 'G' }, [1, 1, 1, 1, _, _, _, 1, 1, _]],
    ['LF light', on('LF', 'light', 'attack'), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['LF light in open order', on('LF', 'light', 'open'), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['LF light, defensive', on('LF', 'light', 'defensive'), [1, 1, 1, 1, _, _, _, 1, 1, _]],
    ['LF hand', on('LF', 'hand', 'attack'), [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
    ['LF hand in open order', on('LF', 'hand', 'open'), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['LF hand, defensive', on('LF', 'hand', 'defensive'), [1, 1, 1, 1, _, _, _, 2, 2, _]],
    ['MF light', on('MF', 'light', 'attack'), [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
    ['MF light in open order', on('MF', 'light', 'open'), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['MF light, defensive', on('MF', 'light', 'defensive'), [1, 1, 1, 1, _, _, _, 2, 2, _]],
    ['MF hand', on('MF', 'hand', 'attack'), [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]],
    ['MF hand in open order', on('MF', 'hand', 'open'), [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
    ['MF hand, defensive', on('MF', 'hand', 'defensive'), [2, 2, 2, 2, _, _, _, 3, 3, _]],
    ['MF pikes', on('MF', 'pikes', 'attack'), [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['MF pikes in open order', on('MF', 'pikes', 'open'), [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]],
    ['MF pikes, defensive', on('MF', 'pikes', 'defensive'), [4, 4, 4, 4, _, _, _, 4, 4, _]],
    ['HF light', on('HF', 'light', 'attack'), [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]],
    ['HF light in open order', on('HF', 'light', 'open'), [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
    ['HF light, defensive', on('HF', 'light', 'defensive'), [2, 2, 2, 2, _, _, _, 3, 3, _]],
    ['HF hand', on('HF', 'hand', 'attack'), [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['HF hand in open order', on('HF', 'hand', 'open'), [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]],
    ['HF hand, defensive', on('HF', 'hand', 'defensive'), [3, 3, 3, 3, _, _, _, 4, 4, _]],
    ['HF pikes', on('HF', 'pikes', 'attack'), [5, 5, 5, 5, 5, 5, 5, 5, 5, 5]],
    ['HF pikes in open order', on('HF', 'pikes', 'open'), [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['HF pikes, defensive', on('HF', 'pikes', 'defensive'), [5, 5, 5, 5, _, _, _, 5, 5, _]],
    ['LM', riding('LM', 'attack'), [2, 3, 3, 4, 1, 1, 2, 2, 2, 2]],
    ['LM in open order', riding('LM', 'open'), [1, 2, 2, 3, 1, 1, 1, 1, 1, 1]],
    ['LM with bows', riding('LM', 'attack', 'bows'), [2, 3, 3, 4, 1, 1, 2, 2, 2, 2]],
    ['LM with crossbows in open order', riding('LM', 'open', 'crossbows'), [1, 2, 2, 3, 1, 1, 1, 1, 1, 1]],
    ['MM', riding('MM', 'attack'), [3, 4, 4, 5, 1, 2, 3, 3, 3, 3]],
    ['MM in open order', riding('MM', 'open'), [2, 3, 3, 4, 1, 1, 2, 2, 2, 2]],
    ['HM', riding('HM', 'attack'), [4, 5, 5, 5, 2, 3, 4, 4, 4, 4]],
    ['a single stand of HM', { type: 'HM', layout: 'M' }, [3, 4, 4, 5, 1, 2, 3, 3, 3, 3]],
  ];

  const rows = VALUES.flatMap(([name, attacker, values]) =>
    TARGETS.flatMap(([whom, target], column) => {
      const value = values[column] as number;
      return value === _ ? [] : [{ name, attacker, whom, target, value }];
    }),
  );

  test.each(rows)(
    'MV-MELEE-07 MV-MELEE-08 MV-MELEE-09 MV-MELEE-10 $name against $whom: CV $value',
    ({ attacker, target, value }) => expectValue(attacker, target, value, GUNS_FIGHT),
  );

  const missiles = ['firearms', 'bows', 'longbows', 'crossbows'].flatMap((weapon) =>
    (
      [
        ['LF', 1],
        ['MF', 2],
        ['HF', 3],
      ] as const
    ).map(([type, value]) => ({ type, weapon, value })),
  );

  test.each(missiles)(
    'MV-MELEE-07 $type with $weapon fight as Light Hand-to-Hand: CV $value',
    ({ type, weapon, value }) => {
      expectValue(on(type, weapon, 'attack'), FOOT, value);
      expectValue(on(type, weapon, 'open'), FOOT, Math.max(1, value - 1));
      expectValue(on(type, weapon, 'defensive'), FOOT, Math.max(1, value - 1));
      expectValue(on(type, weapon, 'defensive'), horse('HM'), value);
    },
  );

  test.each([
    ['LF', 2],
    ['MF', 3],
    ['HF', 4],
  ])('MV-MELEE-07 %s with spears fight as Hand-to-Hand: CV %i', (type, value) => {
    expectValue({ ...on(type, 'hand', 'attack'), spears: true }, FOOT, value);
    expectValue({ ...on(type, 'hand', 'defensive'), spears: true }, FOOT, value - 1);
  });

  test('MV-MELEE-08 -1 for open order depends on the attacker, not on the enemy', () => {
    expectValue(on('MF', 'pikes', 'attack'), { type: 'HM', layout: 'M' }, 4);
    expectValue(on('MF', 'hand', 'attack'), on('LF', 'hand', 'open'), 3);
  });

  test('MV-MELEE-08 every non-pike stand of a defensive formation loses one against foot, none against horse', () => {
    for (const weapon of ['light', 'hand', 'bows', 'firearms']) {
      const basic = weapon === 'hand' ? 4 : 3;
      expectValue(on('HF', weapon, 'defensive'), foot('LF', 'bows'), basic - 1);
      expectValue(on('HF', weapon, 'defensive'), horse('LM'), basic);
    }
  });

  test.each([
    ['longbows', 3],
    ['bows', 3],
    ['crossbows', 3],
    ['light', 3],
    ['hand', 3],
    ['pikes', 3],
    ['firearms', 4],
  ])('MV-MELEE-08 Medium Mounted against foot with %s in attack formation: CV %i', (weapon, value) => {
    expectValue(riding('MM', 'attack'), foot('MF', weapon), value);
  });

  test.each(['light', 'hand', 'bows', 'longbows', 'crossbows'])(
    'MV-MELEE-08 a defensive formation with %s costs mounted one, with pikes two',
    (weapon) => {
      expectValue(riding('HM', 'attack'), foot('HF', weapon, 'FF/FF', 'defensive'), 3);
      expectValue(riding('HM', 'attack'), foot('HF', 'pikes', 'FF/FF', 'defensive'), 2);
    },
  );

  test('MV-MELEE-08 pikes in attack formation cost mounted nothing', () => {
    expectValue(riding('HM', 'attack'), foot('HF', 'pikes'), 4);
  });

  test.each(['N', 'E', 'W'])(
    'MV-MELEE-08 flank and rear of a defensive formation are no better (facing %s)',
    (facing) => {
      expectValue({ ...riding('HM', 'attack'), facing }, foot('MF', 'pikes', 'FF/FF', 'defensive'), 2);
    },
  );

  test('MV-MELEE-09 not above 5: Heavy Mounted against firearms in open order still miss on a 6', () => {
    expectValue(riding('HM', 'attack'), foot('LF', 'firearms', 'FF/FF', 'open'), 5);
  });

  test('MV-MELEE-09 not below 1: Light Mounted in open order against defensive pikes', () => {
    expectValue(riding('LM', 'open'), foot('MF', 'pikes', 'FF/FF', 'defensive'), 1);
  });

  test('MV-MELEE-09 the modifiers are added up first, then limited', () => {
    // Heavy Mounted 4, open order -1, firearms +1, open order of foot +1: 5, not 6 - 1 nor 5 + 1
    expectValue({ type: 'HM', layout: 'M' }, foot('LF', 'firearms', 'F/F', 'open'), 5);
    // Light Mounted 2, open order -1, defensive -1, firearms +1: 1, not (0 raised to 1) + 1
    expectValue(riding('LM', 'open'), foot('MF', 'firearms', 'FF/FF', 'defensive'), 1);
  });

  test.each(['Organ Gun', 'Gun', 'Bombard'])('MV-MELEE-10 mounted gain nothing against a %s', (type) => {
    for (const [mounted, value] of [
      ['LM', 2],
      ['MM', 3],
      ['HM', 4],
    ] as const)
      expectValue(riding(mounted, 'attack'), { type, layout: 'G' }, value, GUNS_FIGHT);
  });

  test('MV-MELEE-07 each attack of a divided unit is judged against its own enemy', () => {
    const match = melee(
      [
        { id: 'N1', ...horse('MM'), ...front('S1') },
        { id: 'S1', ...foot('LF', 'firearms', 'FF/FF', 'open') },
        { id: 'S2', ...horse('MM'), facing: 'E', ...front('N1') },
      ],
      [5, 6, 3, 4],
    );
    choose(match, { do: 'allocate', stands: { S1: 'MM', S2: 'MM' } });
    choose(match, { do: 'attack', target: 'S1' });
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2')]).toEqual([1, 1]);
  });
});

describe('dice', () => {
  test.each([
    ['F/F', 2],
    ['FF/F.', 3],
    ['FF/FF', 4],
    ['FFF/FF.', 5],
    ['FF/FF/F.', 5],
    ['FFF/FFF', 6],
    ['FF/FF/FF', 6],
    ['FFF/FFF/F..', 7],
    ['FFF/FFF/FF.', 8],
    ['FFF/FFF/FFF', 9],
  ])('MV-MELEE-11 the unit %s throws %i dice', (layout, dice) => {
    const match = fray(foot('MF', 'hand', layout), FOOT, many(dice, 6));
    expect(throwsIn(events(match))[0]?.dice).toHaveLength(dice);
  });

  test('MV-MELEE-12 each die at or below the CV puts a marker on that enemy at once, and nothing is lost yet', () => {
    const match = melee(
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'N2', ...FOOT, ...front('S2') },
        { id: 'S1', ...TWO },
        { id: 'S2', ...FOOT },
      ],
      [1, 2, 3, 4, 6, 6, 6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1 + 3, layout: 'F/F', zone: 'Z(2,1)' });
    expect([unit(match, 'S2').hits, unit(match, 'N1').hits]).toEqual([1, 1]);
  });

  test('MV-MELEE-18 stakes do nothing in this phase', () => {
    const match = fray(horse('MM'), { ...FOOT, stakes: true }, [3, 3, 4, 4]);
    expect(hitsOn(match, 'S1')).toBe(2); // CV 3, four dice
    expect([unit(match, 'N1').hits, unit(match, 'S1').stakes]).toEqual([1, true]);
    const staked = fray({ ...FOOT, stakes: true }, horse('MM'), [3, 3, 4, 4]);
    expect(hitsOn(staked, 'S1')).toBe(2);
  });
});

describe('terrain', () => {
  const on = (...terrain: string[]) => ({
    options: { terrain: { 'Z(2,1)': terrain }, houseRules: { footFightsArtillery: true } },
  });

  test.each([
    { terrain: ['hill'], whom: 'foot', target: FOOT, dice: 7 },
    { terrain: ['wood'], whom: 'foot', target: FOOT, dice: 7 },
    { terrain: ['village'], whom: 'foot', target: FOOT, dice: 7 },
    { terrain: ['rough'], whom: 'foot', target: FOOT, dice: 7 },
    { terrain: ['hill', 'wood'], whom: 'foot', target: FOOT, dice: 5 },
    { terrain: ['hill', 'village', 'rough'], whom: 'foot', target: FOOT, dice: 3 },
    { terrain: ['hill', 'village', 'wood', 'rough'], whom: 'foot', target: FOOT, dice: 1 },
    { terrain: ['hill'], whom: 'a defensive formation', target: foot('HF', 'pikes', 'FF/FF', 'defensive'), dice: 7 },
    { terrain: ['hill'], whom: 'foot in open order', target: foot('LF', 'bows', 'FF/FF', 'open'), dice: 7 },
    { terrain: ['hill'], whom: 'a Bombard', target: { type: 'Bombard', layout: 'G' }, dice: 7 },
    { terrain: ['hill'], whom: 'a Gun', target: GUN, dice: 9 },
    { terrain: ['hill'], whom: 'an Organ Gun', target: { type: 'Organ Gun', layout: 'G' }, dice: 9 },
    { terrain: ['village'], whom: 'a Gun', target: GUN, dice: 7 },
    { terrain: ['village', 'hill'], whom: 'a Gun', target: GUN, dice: 7 },
    { terrain: ['village', 'hill'], whom: 'a Bombard', target: { type: 'Bombard', layout: 'G' }, dice: 5 },
    { terrain: ['rough'], whom: 'an Organ Gun', target: { type: 'Organ Gun', layout: 'G' }, dice: 9 },
    { terrain: ['hill', 'village', 'rough'], whom: 'mounted', target: horse('HM'), dice: 9 },
    { terrain: ['wood'], whom: 'mounted in open order', target: horse('LM', 'MM/MM', 'open'), dice: 9 },
  ])('MV-MELEE-11 nine stands attack $whom in $terrain: $dice dice', ({ terrain, target, dice }) => {
    const match = fray(NINE, target, many(dice, 1), on(...terrain));
    southIsNext(match);
    expect(throwsIn(events(match))[0]?.dice).toHaveLength(dice);
    expect(hitsOn(match, 'S1')).toBe(dice);
  });

  test.each([
    ['F/F', 0],
    ['FF/F.', 1],
    ['FF/FF', 2],
  ])('MV-MELEE-11 the unit %s attacks foot on a hill with %i dice', (layout, dice) => {
    const match = fray(foot('MF', 'hand', layout), FOOT, many(dice, 1), on('hill'));
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(dice);
  });

  test('MV-MELEE-11 not below zero: two stands against foot with two advantages', () => {
    const match = fray(TWO, FOOT, [], on('hill', 'rough'));
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(0);
  });

  test.each(['N', 'E', 'S'])('MV-MELEE-11 an attack of zero dice has no re-throws (facing %s)', (facing) => {
    southIsNext(fray({ ...TWO, facing }, FOOT, [], { ...on('hill'), ...NORTH_COMMANDS }));
  });

  test('MV-MELEE-11 each attack of a divided unit loses its own dice', () => {
    const match = melee(
      [
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...horse('MM'), facing: 'E', ...front('N1') },
      ],
      [1, 6],
      on('hill'),
    );
    choose(match, { do: 'allocate', stands: { S1: 'FF', S2: 'FF' } });
    choose(match, { do: 'attack', target: 'S1' }); // two stands less two dice
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2')]).toEqual([0, 1]);
    southIsNext(match);
  });

  test('MV-MELEE-11 re-throws reach only the dice that were thrown', () => {
    const match = fray({ ...FOOT, facing: 'N' }, FOOT, [6, 6, 1], on('hill'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow' });
    expect(refusal(match, { do: 'rethrow', dice: [2] })?.rule).toBe('MV-MELEE-14');
    choose(match, { do: 'rethrow', dice: [1] });
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(1);
  });
});

describe('overlap and outflank', () => {
  // S1 faces north. N1 facing south meets its front, facing west or east a flank, facing north its rear.
  const rethrow = (...dice: number[]) => ({ do: 'rethrow', dice });

  test.each(['W', 'E'])('MV-MELEE-13 on a flank (facing %s) one or two dice are thrown again, not three', (facing) => {
    const match = fray({ ...FOOT, facing }, FOOT, [6, 6, 6, 6, 1, 1]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', open: true });
    for (const dice of [[], [3], [0, 2]]) expect(refusal(match, rethrow(...dice))).toBeUndefined();
    expect(refusal(match, rethrow(0, 1, 2))?.rule).toBe('MV-MELEE-13');
    expect(refusal(match, rethrow(0, 1, 2, 3))?.rule).toBe('MV-MELEE-13');
    for (const dice of [[4], [-1], [1, 1]]) expect(refusal(match, rethrow(...dice))).toBeDefined();
    choose(match, rethrow(0, 2));
    southIsNext(match); // once only
    expect(hitsOn(match, 'S1')).toBe(2);
  });

  test('MV-MELEE-14 on the rear any number of dice is thrown again', () => {
    const match = fray({ ...FOOT, facing: 'N' }, FOOT, [6, 6, 6, 6, 1, 1, 1, 1]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', open: true });
    for (const dice of [[], [0], [0, 1], [1, 2, 3], [0, 1, 2, 3]])
      expect(refusal(match, rethrow(...dice))).toBeUndefined();
    for (const dice of [
      [0, 1, 2, 3, 4],
      [0, 0],
    ])
      expect(refusal(match, rethrow(...dice))?.rule).toBe('MV-MELEE-14');
    expect(refusal(match, rethrow(4))?.rule).not.toBe('MV-MELEE-13'); // that is the rule of the flanks
    choose(match, rethrow(0, 1, 2, 3));
    southIsNext(match); // once only
    expect(hitsOn(match, 'S1')).toBe(4);
  });

  test('MV-MELEE-13 MV-MELEE-14 front to front there is no re-throw', () => {
    southIsNext(fray({ ...FOOT, facing: 'S' }, FOOT, many(4, 6)));
  });

  test.each(['N', 'E', 'W'])('MV-MELEE-15 none against a defensive formation (attacker facing %s)', (facing) => {
    southIsNext(fray({ ...FOOT, facing }, { ...FOOT, formation: 'defensive' }, many(4, 6)));
  });

  test.each([
    ['E', 'foot in open order', foot('LF', 'bows', 'FF/FF', 'open')],
    ['N', 'foot in open order', foot('LF', 'bows', 'FF/FF', 'open')],
    ['W', 'mounted', horse('HM')],
    ['N', 'mounted', horse('HM')],
    ['E', 'artillery', GUN],
    ['N', 'artillery', GUN],
  ])('MV-MELEE-15 facing %s against %s the re-throw is there', (facing, _name, target) => {
    const match = fray({ ...FOOT, facing }, target, many(4, 6), GUNS_FIGHT);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow' });
    choose(match, rethrow());
    southIsNext(match);
  });

  test.each(['W', 'N'])('MV-MELEE-13 MV-MELEE-14 mounted overlap and outflank like foot (facing %s)', (facing) => {
    const match = fray({ ...horse('MM'), facing }, FOOT, [6, 6, 6, 6, 3, 3]);
    choose(match, rethrow(2, 3));
    expect(hitsOn(match, 'S1')).toBe(2);
  });

  test.each(['E', 'W', 'S'])(
    'MV-MELEE-16 a unit touched on flank or rear itself (enemy facing %s) gets no re-throw',
    (facing) => {
      const match = melee(
        [{ id: 'N1', ...FOOT, facing: 'S' }, { id: 'S1', ...FOOT, facing, ...front('N1') }, ...HORSE],
        [...many(4, 6), ...HORSE_MISSES],
      );
      choose(match, { do: 'fight', unit: 'N1' });
      southIsNext(match);
    },
  );

  test('MV-MELEE-16 the re-throw belongs to the attack on the unit overlapped, not to the others', () => {
    // N1 faces west into the right flank of S1; S2, facing south, touches the right flank of N1.
    const match = melee(
      [
        { id: 'N1', ...FOOT, facing: 'W', ...front('S1') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, facing: 'S', ...front('N1') },
      ],
      many(4, 6),
    );
    choose(match, { do: 'allocate', stands: { S1: 'FF', S2: 'FF' } });
    choose(match, { do: 'attack', target: 'S2' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', about: { target: 'S1' } });
  });

  test('MV-MELEE-17 a re-thrown die keeps its new result, worse too', () => {
    const match = fray({ ...FOOT, facing: 'N' }, FOOT, [1, 1, 1, 6, 6, 6, 6]);
    choose(match, rethrow(0, 1, 2));
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(0);
  });

  test('MV-MELEE-17 once per attack: dice that miss again stay', () => {
    const match = fray({ ...FOOT, facing: 'N' }, FOOT, many(8, 6));
    choose(match, rethrow(0, 1, 2, 3));
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(0);
  });

  test.each(['N', 'E'])('MV-MELEE-17 when all dice hit no re-throw is asked for (facing %s)', (facing) => {
    const match = fray({ ...FOOT, facing }, FOOT, many(4, 3), NORTH_COMMANDS);
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(4);
  });

  test("MV-MELEE-17 MV-CMD-06 when the flank re-throw makes every die hit, the Commander's is not asked for", () => {
    const match = fray({ ...FOOT, facing: 'N' }, FOOT, [1, 1, 6, 6, 1, 1], NORTH_COMMANDS);
    choose(match, rethrow(2, 3));
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(4);
  });

  test('MV-MELEE-17 declining keeps all dice', () => {
    const match = fray({ ...FOOT, facing: 'W' }, FOOT, [1, 1, 6, 6]);
    choose(match, rethrow());
    southIsNext(match);
    expect(hitsOn(match, 'S1')).toBe(2);
  });

  test("MV-CMD-06 MV-R-18 per attack: throw, flank re-throw, the Commander's; a die may be thrown three times", () => {
    const match = fray({ ...FOOT, facing: 'E' }, FOOT, [6, 6, 6, 6, 6, 1, 1, 1, 6, 6], NORTH_COMMANDS);
    expect(decision(match)?.kind).toBe('rethrow');
    choose(match, rethrow(0, 1));
    expect(decision(match)?.kind).toBe('commanderRethrow');
    expect(hitsOn(match, 'S1')).toBe(0); // hits are counted last
    choose(match, { do: 'rethrowAll' });
    southIsNext(match); // no overlap re-throw after the Commander's
    expect(hitsOn(match, 'S1')).toBe(2);
  });
});

describe('quality', () => {
  const QUALITY = { options: { unitQuality: 'assigned' } };
  /** N1 splits its four stands evenly over S1 and S2. */
  const split = (quality: string, dice: number[]): number[] => {
    const match = melee(
      [
        { id: 'N1', ...FOOT, quality, ...front('S1') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, facing: 'E', ...front('N1') },
      ],
      dice,
      QUALITY,
    );
    choose(match, { do: 'allocate', stands: { S1: 'FF', S2: 'FF' } });
    choose(match, { do: 'attack', target: 'S1' });
    return [hitsOn(match, 'S1'), hitsOn(match, 'S2')];
  };

  test('MV-R-19 a Veteran unit adds one to each attack that hits', () => {
    expect(split('veteran', [1, 6, 1, 1])).toEqual([2, 3]);
    expect(split('veteran', [6, 6, 1, 6])).toEqual([0, 2]);
  });

  test('MV-R-19 a Green unit loses one from each attack that hits', () => {
    expect(split('green', [1, 1, 1, 6])).toEqual([1, 0]);
    expect(split('green', [6, 6, 1, 1])).toEqual([0, 1]);
  });

  test('MV-R-19 it is applied to the final hits, after all re-throws', () => {
    const veteran = { ...FOOT, quality: 'veteran', facing: 'W' };
    const up = fray(veteran, FOOT, [6, 6, 6, 6, 1, 6], { ...QUALITY, ...NORTH_COMMANDS });
    choose(up, { do: 'rethrow', dice: [0, 1] });
    choose(up, { do: 'keep' });
    expect(hitsOn(up, 'S1')).toBe(2); // 1 + 1
    const gone = fray(veteran, FOOT, [1, 6, 6, 6, 6, 6, 6, 6], { ...QUALITY, ...NORTH_COMMANDS });
    choose(gone, { do: 'rethrow', dice: [] });
    choose(gone, { do: 'rethrowAll' });
    expect(hitsOn(gone, 'S1')).toBe(0); // the hit is gone, so there is no bonus
  });
});
