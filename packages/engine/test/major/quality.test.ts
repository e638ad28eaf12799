// A Major Victory: unit quality (MV-QUAL).
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';

const { choose, decision, events, situation, start, unit } = kitFor(major);

const far = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const near = { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } };
const assigned = { unitQuality: 'assigned' };
const pikes = (id: string, zone: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'pikes',
  zone,
  layout: 'FF/FF',
  ...more,
});
const bows = (id: string, zone: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'bows',
  zone,
  layout: 'FF/FF',
  ...more,
});

interface Entry {
  readonly type: string;
  readonly stands: string;
  readonly weapon?: string;
  readonly quality?: string;
}
const army = (...units: Entry[]) => ({
  name: 'Red',
  commander: 'Sir X',
  units: units.map((entry, i) => ({ name: `Red ${i + 1}`, ...entry })),
});
const MF: Entry = { type: 'MF', weapon: 'hand', stands: 'FFFF' };
const MOUNTED: Entry[] = ['LM', 'MM', 'HM'].map((type) => ({ type, stands: 'MM' }));

describe('Three qualities', () => {
  test('MV-QUAL-01 assigned: the roster says which, Seasoned if it says nothing', () => {
    const red = army({ ...MF, quality: 'green' }, { ...MF, quality: 'seasoned' }, { ...MF, quality: 'veteran' }, MF);
    const match = start({ armies: { south: red, north: army(MF) }, options: assigned });
    const found = ['S1', 'S2', 'S3', 'S4', 'N1'].map((id) => unit(match, id).quality);
    expect(found).toEqual(['green', 'seasoned', 'veteran', 'seasoned', 'seasoned']);
  });

  test('MV-QUAL-01 there is no fourth quality', () => {
    const elite = army({ ...MF, quality: 'elite' });
    expect(() => start({ armies: { south: elite, north: army(MF) }, options: assigned })).toThrow();
    expect(() =>
      situation({
        phase: 'firing',
        options: assigned,
        sides: far,
        units: [pikes('S1', 'Z(2,1)', { quality: 'elite' })],
      }),
    ).toThrow();
  });

  test('MV-QUAL-01 off is the default: every unit is Seasoned', () => {
    const match = start({ armies: { south: army({ ...MF, quality: 'veteran' }), north: army(MF) } });
    expect(unit(match, 'S1').quality).toBe('seasoned');
  });

  test.each(['green', 'seasoned', 'veteran'])(
    'MV-QUAL-01 with unitQuality off a unit called %s fires like the others',
    (quality) => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides: far,
        dice: [1, 2, 3, 3],
        units: [bows('S1', 'Z(2,1)', { quality }), bows('S2', 'Z(2,1)'), pikes('N1', 'Z(2,1)')],
      });
      choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
      expect(unit(match, 'N1').hits).toBe(2);
    },
  );
});

describe('Thrown quality', () => {
  const V = 'veteran';
  const S = 'seasoned';
  const G = 'green';
  const roster: Entry[] = [
    { type: 'LF', weapon: 'bows', stands: 'FF' },
    { type: 'MF', weapon: 'pikes', stands: 'FF' },
    { type: 'HF', weapon: 'hand', stands: 'FF' },
    ...MOUNTED,
    { type: 'Organ Gun', stands: 'G' },
    { type: 'Gun', stands: 'G' },
    { type: 'Bombard', stands: 'G' },
  ];
  const qualities = (match: ReturnType<typeof start>, n: number) =>
    Array.from({ length: n }, (_, i) => unit(match, `S${i + 1}`).quality);
  const stayMounted = (match: ReturnType<typeof start>, ...units: string[]) => choose(match, { do: 'dismount', units });

  //        LF, MF, HF, LM, MM, HM, Organ Gun, Gun, Bombard
  test.each([
    [1, [V, V, V, V, V, V, S, S, S]],
    [2, [S, S, V, S, V, V, S, S, S]],
    [3, [S, S, S, S, S, S, S, S, S]],
    [4, [S, S, S, G, S, S, G, G, G]],
    [5, [S, G, S, G, S, S, G, G, G]],
    [6, [G, G, G, G, G, G, G, G, G]],
  ])('MV-QUAL-02 every die shows %i', (die, expected) => {
    const match = start({
      armies: { south: army(...roster), north: army(MF) },
      options: { unitQuality: 'thrown' },
      dice: [...roster.map(() => die), 3],
    });
    stayMounted(match);
    expect(qualities(match, roster.length)).toEqual(expected);
    expect(unit(match, 'N1').quality).toBe(S);
  });

  test('MV-QUAL-02 before set-up, one die per unit: South in roster order, then North', () => {
    const match = start({
      armies: { south: army(MF, MF, MF), north: army(MF, MF) },
      options: { unitQuality: 'thrown' },
      dice: [1, 3, 6, 6, 1],
    });
    expect(['S1', 'S2', 'S3', 'N1', 'N2'].map((id) => unit(match, id).quality)).toEqual([V, S, G, G, V]);
    expect(decision(match)).toMatchObject({ kind: 'setup' });
    expect(events(match).flatMap((e) => (e.event === 'throw' ? e.dice : []))).toEqual([1, 3, 6, 6, 1]);
  });

  // the foot columns LF, MF, HF instead of LM, MM, HM
  test.each([
    [2, [S, S, V], [S, V, V]],
    [4, [S, S, S], [G, S, S]],
    [5, [S, G, S], [G, S, S]],
    [6, [G, G, G], [G, G, G]],
  ])(
    'MV-QUAL-03 MV-R-05 dismounted units use the foot columns: die %i gives %j, mounted %j',
    (die, onFoot, mounted) => {
      const throwing = () =>
        start({
          armies: { south: army(...MOUNTED), north: army(MF) },
          options: { unitQuality: 'thrown' },
          dice: [die, die, die, 3],
        });
      const dismounted = throwing();
      stayMounted(dismounted, 'S1', 'S2', 'S3');
      expect(qualities(dismounted, 3)).toEqual(onFoot);
      const others = throwing();
      stayMounted(others);
      expect(qualities(others, 3)).toEqual(mounted);
    },
  );

  test('MV-QUAL-02 the throw for who places first comes after them', () => {
    const match = start({
      armies: { south: army(MF), north: army(MF) },
      options: { unitQuality: 'thrown', setupMethod: 'alternate' },
      dice: [1, 6, 2, 2, 5, 5],
    });
    expect(unit(match, 'S1').quality).toBe(V);
    expect(unit(match, 'N1').quality).toBe(G);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'place' });
  });

  test('MV-QUAL-02 the throw decides, not the roster', () => {
    const match = start({
      armies: { south: army({ ...MF, quality: 'veteran' }), north: army(MF) },
      options: { unitQuality: 'thrown' },
      dice: [6, 3],
    });
    expect(unit(match, 'S1').quality).toBe(G);
  });

  test.each(['off', 'assigned'])('MV-QUAL-02 %s throws nothing', (unitQuality) => {
    const match = start({ armies: { south: army(MF), north: army(MF) }, options: { unitQuality } });
    expect(events(match).filter((e) => e.event === 'throw')).toEqual([]);
  });

  test('MV-QUAL-02 option unitQualityTable: an agreed table; kinds it does not name keep their column', () => {
    const match = start({
      armies: { south: army(MF, MF, { type: 'HF', weapon: 'hand', stands: 'FF' }), north: army(MF) },
      options: { unitQuality: 'thrown', unitQualityTable: { MF: [V, V, V, G, G, S] } },
      dice: [3, 4, 2, 6],
    });
    expect(['S1', 'S2', 'S3', 'N1'].map((id) => unit(match, id).quality)).toEqual([V, G, V, S]);
  });
});

describe('Firing', () => {
  const limits: Record<string, { rule: string; most: number }> = {
    green: { rule: 'MV-QUAL-04', most: 1 },
    seasoned: { rule: 'MV-QUAL-01', most: 2 },
    veteran: { rule: 'MV-QUAL-07', most: 3 },
  };
  const shots = Object.entries(limits).flatMap(([quality, { rule, most }]) =>
    [1, 2, 3, 4, 6].map((die) => ({ rule, quality, die, hit: die <= most })),
  );

  test.each(shots)('$rule a $quality unit, die $die: $hit', ({ quality, die, hit }) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      options: assigned,
      sides: far,
      dice: [die, 6, 6, 6],
      units: [bows('S1', 'Z(2,1)', { quality }), bows('S2', 'Z(2,1)'), pikes('N1', 'Z(2,1)')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'N1').hits).toBe(hit ? 1 : 0);
  });

  test.each([
    ['MV-QUAL-04', 'green', 1],
    ['MV-QUAL-01', 'seasoned', 2],
    ['MV-QUAL-07', 'veteran', 3],
  ] as const)('%s artillery too: a %s Bombard, 1, 2, 3, 4: %i hits', (_rule, quality, hits) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      options: assigned,
      sides: far,
      dice: [1, 2, 3, 4],
      units: [
        { id: 'S1', type: 'Bombard', zone: 'Z(2,1)', layout: 'G', quality },
        bows('S2', 'Z(2,1)'),
        pikes('N1', 'Z(2,1)'),
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'N1').hits).toBe(hits);
  });

  test.each([
    ['MV-QUAL-04', 'green', 1],
    ['MV-QUAL-01', 'seasoned', 2],
    ['MV-QUAL-07', 'veteran', 3],
  ] as const)('%s defensive fire of %s bows: %i hits of 1, 2, 3, 4', (_rule, quality, hits) => {
    const match = situation({
      phase: 'initiativeMovement',
      options: assigned,
      sides: near,
      dice: [1, 2, 3, 4],
      units: [pikes('S1', 'Z(2,1)'), bows('N1', 'Z(2,1)', { quality })],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(hits);
    // two hits make it flinch
    expect(unit(match, 'S1').contacts).toHaveLength(hits < 2 ? 1 : 0);
  });

  test('MV-QUAL-10 the quality of the target does not matter', () => {
    for (const quality of ['green', 'veteran']) {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        options: assigned,
        sides: far,
        dice: [1, 2, 3, 4],
        units: [bows('S1', 'Z(2,1)'), bows('S2', 'Z(2,1)'), pikes('N1', 'Z(2,1)', { quality })],
      });
      choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
      expect(unit(match, 'N1').hits).toBe(2);
    }
  });
});

describe('The test to engage', () => {
  const rules: Record<string, string> = { green: 'MV-QUAL-05', seasoned: 'MV-QUAL-01', veteran: 'MV-QUAL-08' };
  const limits: Record<string, Record<string, number>> = {
    attack: { green: 1, seasoned: 3, veteran: 4 },
    open: { green: 1, seasoned: 1, veteran: 4 },
  };
  const tests = Object.entries(limits).flatMap(([formation, row]) =>
    Object.entries(row).flatMap(([quality, most]) =>
      [1, 2, 3, 4, 5].map((die) => ({ rule: rules[quality], formation, quality, die, passes: die <= most })),
    ),
  );

  test.each(tests)('$rule $quality in $formation throws $die: $passes', ({ formation, quality, die, passes }) => {
    const match = situation({
      phase: 'initiativeMovement',
      options: assigned,
      sides: far,
      dice: [die],
      units: [
        { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', formation, layout: 'F/F', quality },
        pikes('N1', 'Z(2,1)', { formation: 'defensive' }),
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'S1').contacts).toHaveLength(passes ? 1 : 0);
  });

  test.each(['green', 'veteran'])('MV-QUAL-10 command is not changed: %s in command needs no test', (quality) => {
    const match = situation({
      phase: 'initiativeMovement',
      options: assigned,
      sides: near,
      units: [pikes('S1', 'Z(2,1)', { quality }), pikes('N1', 'Z(2,1)', { formation: 'defensive' })],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
  });

  test('MV-QUAL-10 nor for Green Heavy Mounted anywhere', () => {
    const match = situation({
      phase: 'initiativeMovement',
      options: assigned,
      sides: far,
      units: [
        { id: 'S1', type: 'HM', zone: 'Z(2,1)', layout: 'MM/MM', quality: 'green' },
        pikes('N1', 'Z(2,1)', { formation: 'defensive' }),
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
  });
});

/**
 * S1 (four stands of Medium Foot with pikes, CV 4) throws first; play stops at North's choice between N1 and N2.
 * Answers the markers of S1's attack on N1.
 */
function attack(quality: string, dice: number[], chosen: object = assigned): number {
  const match = situation({
    phase: 'melee',
    initiative: 'north',
    options: chosen,
    sides: far,
    dice: [...dice, /* S2 */ 6, 6, 6, 6],
    units: [
      pikes('S1', 'Z(2,1)', { quality, contacts: [{ with: 'N1', face: 'front' }] }),
      pikes('N1', 'Z(2,1)'),
      pikes('S2', 'Z(3,1)', { contacts: [{ with: 'N2', face: 'front' }] }),
      pikes('N2', 'Z(3,1)'),
    ],
  });
  choose(match, { do: 'fight', unit: 'S1' });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  // the first hit is the same for every quality (MV-QUAL-10)
  expect(unit(match, 'S1').hits).toBe(1);
  expect(unit(match, 'N2').hits).toBe(1);
  return unit(match, 'N1').hits - 1;
}

describe('Hand-to-hand', () => {
  test('MV-X-15 MV-QUAL-06 a Green attack that scores two places one marker', () =>
    expect(attack('green', [1, 4, 5, 6])).toBe(1));
  test('MV-X-16 MV-QUAL-06 a Green attack that scores one places none', () =>
    expect(attack('green', [4, 5, 5, 6])).toBe(0));
  test('MV-X-17 MV-QUAL-09 a Veteran attack that scores three places four', () =>
    expect(attack('veteran', [1, 2, 4, 5])).toBe(4));
  test('MV-X-18 MV-QUAL-09 a Veteran attack that scores none places none', () =>
    expect(attack('veteran', [5, 5, 6, 6])).toBe(0));

  test.each([
    ['MV-QUAL-06', 'green', [5, 5, 5, 5], 0],
    ['MV-QUAL-06', 'green', [1, 1, 1, 5], 2],
    ['MV-QUAL-06', 'green', [1, 1, 1, 1], 3],
    ['MV-QUAL-01', 'seasoned', [5, 5, 5, 5], 0],
    ['MV-QUAL-01', 'seasoned', [1, 5, 5, 5], 1],
    ['MV-QUAL-01', 'seasoned', [1, 1, 1, 1], 4],
    ['MV-QUAL-09', 'veteran', [1, 5, 5, 5], 2],
    ['MV-QUAL-09', 'veteran', [1, 1, 5, 5], 3],
    ['MV-QUAL-09', 'veteran', [1, 1, 1, 1], 5],
  ] as const)('%s %s, dice %j: %i', (_rule, quality, dice, markers) => {
    expect(attack(quality, [...dice])).toBe(markers);
  });

  test.each(['green', 'veteran'])('MV-QUAL-10 the CV is not changed: %s, a 4 scores and a 5 does not', (quality) => {
    const change = quality === 'green' ? -1 : 1;
    expect(attack(quality, [4, 4, 5, 5])).toBe(2 + change);
  });

  /** S1 divides its four stands between N1 before it and N2 on its flank. */
  function divided(quality: string, dice: number[]) {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      options: assigned,
      sides: far,
      dice,
      units: [
        pikes('S1', 'Z(2,1)', {
          quality,
          contacts: [
            { with: 'N1', face: 'front' },
            { with: 'N2', face: 'left' },
          ],
        }),
        pikes('N1', 'Z(2,1)', { facing: 'S' }),
        pikes('N2', 'Z(2,1)', { facing: 'E' }),
      ],
    });
    choose(match, { do: 'allocate', stands: { N1: 'FF', N2: 'FF' } });
    choose(match, { do: 'attack', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    return [unit(match, 'N1').hits - 1, unit(match, 'N2').hits - 1];
  }

  test('MV-R-19 MV-QUAL-09 Veterans: one more for each attack that hits', () => {
    expect(divided('veteran', [1, 5, 1, 1])).toEqual([2, 3]);
    expect(divided('veteran', [1, 5, 5, 5])).toEqual([2, 0]);
  });

  test('MV-R-19 MV-QUAL-06 Green: one fewer for each attack', () => {
    expect(divided('green', [1, 1, 1, 1])).toEqual([1, 1]);
    expect(divided('green', [1, 5, 5, 1])).toEqual([0, 0]);
  });

  test.each([
    ['MV-QUAL-06', 'green', [1, 1, 1, 5], [5, 5, 5, 1], 0],
    ['MV-QUAL-06', 'green', [5, 5, 5, 1], [1, 1, 5, 5], 1],
    ['MV-QUAL-09', 'veteran', [1, 1, 1, 5], [5, 5, 5, 5], 0],
    ['MV-QUAL-09', 'veteran', [5, 5, 5, 5], [1, 5, 5, 5], 2],
  ] as const)(
    'MV-R-19 %s after all re-throws: %s, %j, the Commander has all thrown again: %j, %i',
    (_rule, quality, before, after, markers) => {
      const match = situation({
        phase: 'melee',
        initiative: 'north',
        options: assigned,
        sides: near,
        dice: [...before, ...after, /* S2 */ 6, 6, 6, 6],
        units: [
          pikes('S1', 'Z(2,1)', { quality, contacts: [{ with: 'N1', face: 'front' }] }),
          pikes('N1', 'Z(2,1)'),
          pikes('S2', 'Z(3,1)', { contacts: [{ with: 'N2', face: 'front' }] }),
          pikes('N2', 'Z(3,1)'),
        ],
      });
      choose(match, { do: 'fight', unit: 'S1' });
      choose(match, { do: 'rethrowAll' });
      expect(unit(match, 'N1').hits - 1).toBe(markers);
    },
  );

  test('MV-R-19 after the re-throw of overlapping dice too', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      options: assigned,
      sides: far,
      dice: [5, 5, 5, 5, /* two again */ 1, 1, /* S2 */ 6, 6, 6, 6],
      units: [
        pikes('S1', 'Z(2,1)', { quality: 'veteran', contacts: [{ with: 'N1', face: 'front' }] }),
        pikes('N1', 'Z(2,1)', { facing: 'E' }),
        pikes('S2', 'Z(3,1)', { contacts: [{ with: 'N2', face: 'front' }] }),
        pikes('N2', 'Z(3,1)'),
      ],
    });
    choose(match, { do: 'fight', unit: 'S1' });
    choose(match, { do: 'rethrow', dice: [0, 1] });
    expect(unit(match, 'N1').hits - 1).toBe(3);
  });
});

describe('What quality does not change', () => {
  /** South's S1 walks into the zone of N1, which tries to intercept. */
  function intercept(N1: object, dice: number[], houseRules: object = {}) {
    const match = situation({
      phase: 'initiativeMovement',
      options: { ...assigned, houseRules },
      sides: far,
      dice,
      units: [pikes('S1', 'Z(2,0)'), { id: 'N1', type: 'MM', zone: 'Z(2,1)', layout: 'M/M', ...N1 }],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    return match;
  }
  const contacts = (N1: object, die: number, houseRules: object = {}) =>
    unit(intercept(N1, [die], houseRules), 'N1').contacts.length;

  // by the test to engage: Green 1, Veteran 4 in either formation
  test.each([
    ['attack', 'green', 1, 1, 1],
    ['attack', 'green', 2, 1, 0],
    ['attack', 'green', 3, 1, 0],
    ['attack', 'green', 4, 0, 0],
    ['attack', 'seasoned', 3, 1, 1],
    ['attack', 'seasoned', 4, 0, 0],
    ['attack', 'veteran', 4, 0, 1],
    ['attack', 'veteran', 5, 0, 0],
    ['open', 'green', 1, 1, 1],
    ['open', 'green', 2, 0, 0],
    ['open', 'seasoned', 2, 0, 0],
    ['open', 'veteran', 2, 0, 1],
    ['open', 'veteran', 4, 0, 1],
    ['open', 'veteran', 5, 0, 0],
  ] as const)(
    'MV-QUAL-10 MV-R-66 intercept in %s, %s, die %i: %i; with qualityAffectsIntercept %i',
    (formation, quality, die, plain, switched) => {
      expect(contacts({ formation, quality }, die)).toBe(plain);
      expect(contacts({ formation, quality }, die, { qualityAffectsIntercept: true })).toBe(switched);
    },
  );

  test.each(['green', 'veteran'])('MV-R-66 %s Heavy Mounted intercept without a test, switch or not', (quality) => {
    const N1 = { type: 'HM', quality };
    for (const qualityAffectsIntercept of [false, true])
      expect(unit(intercept(N1, [], { qualityAffectsIntercept }), 'N1').contacts).toHaveLength(1);
  });

  test.each(['green', 'seasoned', 'veteran'])('MV-QUAL-10 the heavy impact of %s Medium Mounted is 2', (quality) => {
    const match = intercept({ quality }, [1]);
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test.each(['green', 'veteran'])('MV-QUAL-10 the first hit of the third phase is one for %s units', (quality) => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      options: assigned,
      sides: far,
      units: [
        pikes('S1', 'Z(2,1)', { quality, contacts: [{ with: 'N1', face: 'front' }] }),
        pikes('N1', 'Z(2,1)', { quality }),
        pikes('S2', 'Z(3,1)', { quality, contacts: [{ with: 'N2', face: 'front' }] }),
        pikes('N2', 'Z(3,1)', { quality }),
      ],
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
    for (const id of ['S1', 'N1', 'S2', 'N2']) expect(unit(match, id).hits).toBe(1);
  });

  /** S1 (Medium Mounted, in command) charges N1, which forms a hasty defensive formation. */
  const hasty = (quality: string, dice: number[]) => {
    const match = situation({
      phase: 'initiativeMovement',
      options: assigned,
      sides: near,
      dice,
      units: [{ id: 'S1', type: 'MM', zone: 'Z(2,1)', layout: 'MM/MM', quality }, pikes('N1', 'Z(2,1)', { quality })],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    return match;
  };

  test.each(['green', 'seasoned', 'veteran'])(
    'MV-QUAL-10 the throws of a hasty formation and its disorder are the same: %s',
    (quality) => {
      // the mover: 1 to 3 short, 4 to 6 home
      expect(unit(hasty(quality, [3]), 'S1')).toMatchObject({ hits: 0, contacts: [] });
      // the owner of the formation: 1 to 3 prepared, 4 to 6 ill prepared
      const prepared = hasty(quality, [4, 3, 1]);
      expect(unit(prepared, 'S1')).toMatchObject({ hits: 1, contacts: [] });
      expect(unit(prepared, 'N1').hits).toBe(1);
      const home = hasty(quality, [4, 4]);
      expect(unit(home, 'S1').contacts).toHaveLength(1);
      expect(unit(home, 'N1').hits).toBe(1 + 1);
    },
  );

  test.each(['green', 'veteran'])(
    'MV-QUAL-10 losses are the same: a %s unit loses one stand per two hits',
    (quality) => {
      const losing = (hits: number) =>
        situation({
          phase: 'losses',
          options: assigned,
          sides: far,
          units: [pikes('S1', 'Z(2,0)', { quality, hits }), pikes('N1', 'Z(2,2)')],
        });
      expect(unit(losing(1), 'S1')).toMatchObject({ layout: 'FF/FF', hits: 0 });
      expect(decision(losing(3))).toMatchObject({ kind: 'remove', about: { unit: 'S1', lose: 1 } });
    },
  );
});

describe('Agreed effects', () => {
  /** Veterans hit on 1 to 5, pass on 1 to 5, and place two markers more. */
  const chosen = { ...assigned, unitQualityEffects: { veteran: { fire: 5, engage: 5, melee: 2 } } };

  test.each([
    ['veteran', 3],
    ['seasoned', 1],
    ['green', 0],
  ] as const)('MV-QUAL-07 option unitQualityEffects: %s bows hit %i times with 2, 4, 5, 6', (quality, hits) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      options: chosen,
      sides: far,
      dice: [2, 4, 5, 6],
      units: [bows('S1', 'Z(2,1)', { quality }), bows('S2', 'Z(2,1)'), pikes('N1', 'Z(2,1)')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'N1').hits).toBe(hits);
  });

  test.each([
    ['veteran', 5, 1],
    ['veteran', 6, 0],
    ['seasoned', 3, 1],
    ['seasoned', 4, 0],
    ['green', 2, 0],
  ] as const)('MV-QUAL-08 option unitQualityEffects: %s, test to engage %i: %i', (quality, die, contacts) => {
    const match = situation({
      phase: 'initiativeMovement',
      options: chosen,
      sides: far,
      dice: [die],
      units: [pikes('S1', 'Z(2,1)', { quality }), pikes('N1', 'Z(2,1)', { formation: 'defensive' })],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'S1').contacts).toHaveLength(contacts);
  });

  test.each([
    ['veteran', [1, 5, 5, 5], 3],
    ['veteran', [5, 5, 5, 5], 0],
    ['seasoned', [1, 5, 5, 5], 1],
    ['green', [1, 1, 5, 5], 1],
  ] as const)('MV-QUAL-06 MV-QUAL-09 option unitQualityEffects: %s, dice %j: %i', (quality, dice, markers) => {
    expect(attack(quality, [...dice], chosen)).toBe(markers);
  });
});
