import { describe, expect, test } from 'vitest';
import { choose, decision, events, situation, start, unit } from '../kit.js';

const far = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const assigned = { unitQuality: 'assigned' };
const pikes = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', zone, layout: 'PP/PP', ...more });
const muskets = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', zone, layout: 'MM/MM', ...more });

type Entry = { type: string; stands: string; quality?: string };
const army = (...units: Entry[]) => ({
  name: 'Red',
  commander: 'Sir X',
  units: units.map((u, i) => ({ name: `Red ${i + 1}`, ...u })),
});
const PM: Entry = { type: 'P&M', stands: 'PPMM' };

describe('Three qualities', () => {
  test('FV-QUAL-01 assigned: the roster says which, Seasoned if it says nothing', () => {
    const red = army({ ...PM, quality: 'green' }, { ...PM, quality: 'seasoned' }, { ...PM, quality: 'veteran' }, PM);
    const match = start({ armies: { south: red, north: army(PM) }, options: assigned });
    expect(['S1', 'S2', 'S3', 'S4', 'N1'].map((id) => unit(match, id).quality)).toEqual([
      'green',
      'seasoned',
      'veteran',
      'seasoned',
      'seasoned',
    ]);
  });

  test('FV-QUAL-01 there is no fourth quality', () => {
    expect(() =>
      start({ armies: { south: army({ ...PM, quality: 'elite' }), north: army(PM) }, options: assigned }),
    ).toThrow();
    expect(() =>
      situation({
        phase: 'firing',
        options: assigned,
        sides: far,
        units: [pikes('S1', 'Z(2,1)', { quality: 'elite' })],
      }),
    ).toThrow();
  });

  test('FV-QUAL-01 off is the default: every unit is Seasoned', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: far,
      dice: [1, 2, 3, 3],
      units: [muskets('S1', 'Z(2,1)'), muskets('S2', 'Z(2,1)'), pikes('N1', 'Z(2,1)')],
    });
    expect(unit(match, 'S1').quality).toBe('seasoned');
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'N1').hits).toBe(2);
  });

  test.each([
    ['green', 2],
    ['veteran', 2],
  ] as const)('FV-QUAL-01 with unitQuality off a unit called %s fires like the others', (quality, hits) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: far,
      dice: [1, 2, 3, 3],
      units: [muskets('S1', 'Z(2,1)', { quality }), muskets('S2', 'Z(2,1)'), pikes('N1', 'Z(2,1)')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'N1').hits).toBe(hits);
  });
});

describe('Thrown quality', () => {
  const V = 'veteran';
  const S = 'seasoned';
  const G = 'green';
  const roster: Entry[] = [
    { type: 'P&M', stands: 'PPMM' },
    { type: 'P&M', stands: 'MM' },
    { type: 'Foot', stands: 'LH' },
    { type: 'D', stands: 'DD' },
    { type: 'M', stands: 'XX' },
    { type: 'HM', stands: 'YY' },
    { type: 'GG', stands: 'G' },
    { type: 'RA', stands: 'G' },
    { type: 'HA', stands: 'G' },
  ];

  //        P&M, P&M, Foot, D, M, HM, GG, RA, HA
  test.each([
    [1, [V, V, V, V, V, S, S, S, S]],
    [2, [S, S, S, S, V, S, S, S, S]],
    [3, [S, S, S, S, S, S, S, S, S]],
    [4, [S, S, G, S, S, S, S, S, S]],
    [5, [S, S, G, S, G, S, G, G, G]],
    [6, [G, G, G, G, G, G, G, G, G]],
  ])('FV-QUAL-02 every die shows %i', (die, expected) => {
    const match = start({
      armies: { south: army(...roster), north: army(PM) },
      options: { unitQuality: 'thrown' },
      dice: [...roster.map(() => die), 3],
    });
    expect(roster.map((_, i) => unit(match, `S${i + 1}`).quality)).toEqual(expected);
    expect(unit(match, 'N1').quality).toBe(S);
  });

  test('FV-QUAL-02 before set-up, one die per unit: South in roster order, then North', () => {
    const match = start({
      armies: { south: army(PM, PM, PM), north: army(PM, PM) },
      options: { unitQuality: 'thrown' },
      dice: [1, 3, 6, 6, 1],
    });
    expect(['S1', 'S2', 'S3', 'N1', 'N2'].map((id) => unit(match, id).quality)).toEqual([V, S, G, G, V]);
    expect(decision(match)).toMatchObject({ kind: 'setup' });
    expect(
      events(match)
        .filter((e) => e.event === 'throw')
        .flatMap((e) => e.dice),
    ).toEqual([1, 3, 6, 6, 1]);
  });

  test('FV-QUAL-02 the throw for who places first comes after them', () => {
    const match = start({
      armies: { south: army(PM), north: army(PM) },
      options: { unitQuality: 'thrown', setupMethod: 'sequential' },
      dice: [1, 6, 2, 2, 5, 5],
    });
    expect(unit(match, 'S1').quality).toBe(V);
    expect(unit(match, 'N1').quality).toBe(G);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'place' });
  });

  test('FV-QUAL-02 the throw decides, not the roster', () => {
    const match = start({
      armies: { south: army({ ...PM, quality: 'veteran' }), north: army(PM) },
      options: { unitQuality: 'thrown' },
      dice: [6, 3],
    });
    expect(unit(match, 'S1').quality).toBe(G);
  });

  test('FV-QUAL-02 off and assigned throw nothing', () => {
    for (const unitQuality of ['off', 'assigned']) {
      const match = start({ armies: { south: army(PM), north: army(PM) }, options: { unitQuality } });
      expect(events(match).filter((e) => e.event === 'throw')).toEqual([]);
    }
  });

  test('FV-QUAL-02 option unitQualityTable: an agreed table', () => {
    const match = start({
      armies: { south: army(PM, PM, { type: 'M', stands: 'XX' }), north: army(PM) },
      options: { unitQuality: 'thrown', unitQualityTable: { 'P&M': [V, V, V, G, G, S] } },
      dice: [3, 4, 2, 6],
    });
    // the types it does not name keep their column
    expect(['S1', 'S2', 'S3', 'N1'].map((id) => unit(match, id).quality)).toEqual([V, G, V, S]);
  });
});

describe('Firing', () => {
  const hitsOn: Record<string, number> = { green: 1, seasoned: 2, veteran: 3 };
  const shots = Object.entries(hitsOn).flatMap(([quality, most]) =>
    [1, 2, 3, 4, 6].map((die) => ({ quality, die, hit: die <= most })),
  );

  test.each(shots)('FV-QUAL-03 a $quality unit, die $die: $hit', ({ quality, die, hit }) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      options: assigned,
      sides: far,
      dice: [die, 6, 6, 6],
      units: [muskets('S1', 'Z(2,1)', { quality }), muskets('S2', 'Z(2,1)'), pikes('N1', 'Z(2,1)')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'N1').hits).toBe(hit ? 1 : 0);
  });

  test('FV-QUAL-03 artillery too', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      options: assigned,
      sides: far,
      dice: [3, 3, 4],
      units: [
        { id: 'S1', type: 'RA', zone: 'Z(2,1)', layout: 'G', quality: 'veteran' },
        muskets('S2', 'Z(2,1)'),
        pikes('N1', 'Z(2,1)'),
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'N1').hits).toBe(2);
  });

  test.each([
    ['green', 1],
    ['seasoned', 2],
    ['veteran', 3],
  ] as const)('FV-QUAL-03 defensive fire of %s muskets: %i hits of 1, 2, 3, 4', (quality, hits) => {
    const match = situation({
      phase: 'initiativeMovement',
      options: assigned,
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      dice: [1, 2, 3, 4],
      units: [pikes('S1', 'Z(2,1)'), muskets('N1', 'Z(2,1)', { quality })],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(hits);
    // two hits make it flinch
    expect(unit(match, 'S1').contacts).toHaveLength(hits < 2 ? 1 : 0);
  });
});

describe('The test to engage', () => {
  const limits: Record<string, Record<string, number>> = {
    attack: { green: 1, seasoned: 3, veteran: 4 },
    open: { green: 1, seasoned: 1, veteran: 4 },
  };
  const tests = Object.entries(limits).flatMap(([formation, row]) =>
    Object.entries(row).flatMap(([quality, most]) =>
      [1, 2, 3, 4, 5].map((die) => ({ formation, quality, die, passes: die <= most })),
    ),
  );

  test.each(tests)('FV-QUAL-04 $quality in $formation throws $die: $passes', ({ formation, quality, die, passes }) => {
    const match = situation({
      phase: 'initiativeMovement',
      options: assigned,
      sides: far,
      dice: [die],
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', formation, layout: 'M/M', quality },
        pikes('N1', 'Z(2,1)', { formation: 'defensive' }),
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'S1').contacts).toHaveLength(passes ? 1 : 0);
  });

  test.each(['green', 'veteran'])('FV-QUAL-04 a waived test stays waived: %s in command', (quality) => {
    const match = situation({
      phase: 'initiativeMovement',
      options: assigned,
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      units: [pikes('S1', 'Z(2,1)', { quality }), pikes('N1', 'Z(2,1)', { formation: 'defensive' })],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
  });
});

/** S1 (four pikes) throws first; play stops at North's choice between N1 and N2. Answers the markers of S1's attack on N1. */
function attack(quality: string, dice: number[], chosen: object = assigned): number {
  const match = situation({
    phase: 'melee',
    initiative: 'north',
    options: chosen,
    sides: far,
    dice: [...dice, /* S2 */ 6],
    units: [
      pikes('S1', 'Z(2,1)', { quality, contacts: [{ with: 'N1', face: 'front' }] }),
      pikes('N1', 'Z(2,1)'),
      { id: 'S2', type: 'GG', zone: 'Z(3,1)', layout: 'G', contacts: [{ with: 'N2', face: 'front' }] },
      pikes('N2', 'Z(3,1)'),
    ],
  });
  choose(match, { do: 'fight', unit: 'S1' });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  // the opening hit is the same for every quality (FV-QUAL-07)
  expect(unit(match, 'S1').hits).toBe(1);
  expect(unit(match, 'N2').hits).toBe(1);
  return unit(match, 'N1').hits - 1;
}

describe('Hand-to-hand', () => {
  test('FV-EX-16 a Green unit with two hits places one marker', () => expect(attack('green', [1, 4, 5, 6])).toBe(1));
  test('FV-EX-17 a Green unit with one hit places none', () => expect(attack('green', [4, 5, 5, 6])).toBe(0));
  test('FV-EX-18 a Veteran unit with three hits places four markers', () =>
    expect(attack('veteran', [1, 2, 4, 5])).toBe(4));
  test('FV-EX-19 a Veteran unit without a hit places none', () => expect(attack('veteran', [5, 5, 6, 6])).toBe(0));

  test.each([
    ['green', [5, 5, 5, 5], 0],
    ['green', [1, 1, 1, 5], 2],
    ['green', [1, 1, 1, 1], 3],
    ['seasoned', [5, 5, 5, 5], 0],
    ['seasoned', [1, 5, 5, 5], 1],
    ['seasoned', [1, 1, 1, 1], 4],
  ] as const)('FV-QUAL-05 FV-QUAL-01 %s, dice %j: %i', (quality, dice, markers) => {
    expect(attack(quality, [...dice])).toBe(markers);
  });

  test.each([
    [[1, 5, 5, 5], 2],
    [[1, 1, 5, 5], 3],
    [[1, 1, 1, 1], 5],
  ] as const)('FV-QUAL-06 Veterans, dice %j: %i, even beyond the number of dice', (dice, markers) => {
    expect(attack('veteran', [...dice])).toBe(markers);
  });

  /** S1 divides its four pikes between N1 before it and N2 on its flank. */
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
    choose(match, { do: 'allocate', stands: { N1: 'PP', N2: 'PP' } });
    choose(match, { do: 'attack', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    return [unit(match, 'N1').hits - 1, unit(match, 'N2').hits - 1];
  }

  test('FV-R-19 Veterans: one marker more for each attack that hits', () => {
    expect(divided('veteran', [1, 5, 1, 1])).toEqual([2, 3]);
    expect(divided('veteran', [1, 5, 5, 5])).toEqual([2, 0]);
  });

  test('FV-R-19 Green: one marker fewer for each attack', () => {
    expect(divided('green', [1, 1, 1, 1])).toEqual([1, 1]);
    expect(divided('green', [1, 5, 5, 1])).toEqual([0, 0]);
  });

  test.each([
    ['green', [1, 1, 1, 5], [5, 5, 5, 1], 0],
    ['green', [5, 5, 5, 1], [1, 1, 5, 5], 1],
    ['veteran', [1, 1, 1, 5], [5, 5, 5, 5], 0],
    ['veteran', [5, 5, 5, 5], [1, 5, 5, 5], 2],
  ] as const)(
    'FV-R-19 after all re-throws: %s, %j, the Commander has all thrown again: %j, %i',
    (quality, before, after, markers) => {
      const match = situation({
        phase: 'melee',
        initiative: 'north',
        options: assigned,
        sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
        dice: [...before, ...after, /* S2 */ 6],
        units: [
          pikes('S1', 'Z(2,1)', { quality, contacts: [{ with: 'N1', face: 'front' }] }),
          pikes('N1', 'Z(2,1)'),
          { id: 'S2', type: 'GG', zone: 'Z(3,1)', layout: 'G', contacts: [{ with: 'N2', face: 'front' }] },
          pikes('N2', 'Z(3,1)'),
        ],
      });
      choose(match, { do: 'fight', unit: 'S1' });
      choose(match, { do: 'rethrowAll' });
      expect(unit(match, 'N1').hits - 1).toBe(markers);
    },
  );
});

describe('What quality does not change', () => {
  /** South's S1 walks into the zone of N1, which tries to intercept. */
  function intercept(N1: object, dice: number[], houseRules: object = {}) {
    const match = situation({
      phase: 'initiativeMovement',
      options: { ...assigned, houseRules },
      sides: far,
      dice,
      units: [pikes('S1', 'Z(2,0)'), { id: 'N1', type: 'M', zone: 'Z(2,1)', layout: 'X/X', ...N1 }],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    return match;
  }
  const contacts = (N1: object, die: number, houseRules: object = {}) =>
    unit(intercept(N1, [die], houseRules), 'N1').contacts.length;

  // by the test to engage: green 1, veteran 4 in either formation
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
    'FV-QUAL-07 FV-R-21 intercept in %s, %s, die %i: %i; with qualityAffectsIntercept %i',
    (formation, quality, die, plain, switched) => {
      expect(contacts({ formation, quality }, die)).toBe(plain);
      expect(contacts({ formation, quality }, die, { qualityAffectsIntercept: true })).toBe(switched);
    },
  );

  test.each(['green', 'seasoned', 'veteran'])('FV-QUAL-07 the impact of %s mounted is 2', (quality) => {
    const match = intercept({ quality }, [1]);
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test.each(['green', 'veteran'])('FV-QUAL-07 the opening hit of %s units is one each', (quality) => {
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

  test.each(['green', 'seasoned', 'veteran'])(
    'FV-QUAL-07 the hit of a hasty defence and the light impact are one: %s',
    (quality) => {
      const attempt = (dice: number[]) => {
        const match = situation({
          phase: 'initiativeMovement',
          options: assigned,
          sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
          dice,
          units: [
            pikes('S1', 'Z(2,1)', { quality }),
            { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/PM', quality },
          ],
        });
        choose(match, { do: 'choose', unit: 'S1' });
        choose(match, { do: 'engage', target: 'N1' });
        return match;
      };
      const hasty = attempt([]);
      choose(hasty, { do: 'hastyDefence', unit: 'N1' });
      choose(hasty, { do: 'form', layout: 'PM/MM' });
      expect(unit(hasty, 'N1').hits).toBe(1);
      const light = attempt([6, 6, 6]);
      choose(light, { do: 'fire', unit: 'N1' });
      expect(unit(light, 'N1').hits).toBe(1);
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
  ] as const)('FV-QUAL-03 option unitQualityEffects: %s muskets hit %i times with 2, 4, 5, 6', (quality, hits) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      options: chosen,
      sides: far,
      dice: [2, 4, 5, 6],
      units: [muskets('S1', 'Z(2,1)', { quality }), muskets('S2', 'Z(2,1)'), pikes('N1', 'Z(2,1)')],
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
  ] as const)('FV-QUAL-04 option unitQualityEffects: %s, test to engage %i: %i', (quality, die, contacts) => {
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
  ] as const)('FV-QUAL-05 FV-QUAL-06 option unitQualityEffects: %s, dice %j: %i', (quality, dice, markers) => {
    expect(attack(quality, [...dice], chosen)).toBe(markers);
  });
});
