// A Splendid Victory: quality of units and command (SV-QUAL, SV-R-92, -97).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, situation, start, unit } from './kit.js';
import {
  CMD,
  HALF,
  SUB,
  army,
  entry,
  many,
  movement,
  order,
  throwsOf,
  times,
  type Loose,
  type Match,
} from './setup-help.js';

const ASSIGNED = { unitQuality: 'assigned' };
const QUALITIES = ['raw', 'regular', 'veteran'] as const;
/** Somebody left to move after what is tested. */
const REST = [
  { id: 'S7', type: 'P&M', layout: 'PP', x: 60000, y: 5000 },
  { id: 'N7', type: 'P&M', layout: 'PP', x: 60000, y: 45000 },
];
const foot = (id: string, layout: string, x: number, y: number, more: Loose = {}) => ({
  id,
  type: 'P&M',
  layout,
  x,
  y,
  ...more,
});

/** S1 fires at N1; N2, who could fire at S2, is then asked. */
const volley = (
  shooter: Loose,
  dice: number[],
  chosen: Loose,
  target: Loose = foot('N1', 'PPPP', 20000, 25000),
): number => {
  const match = situation({
    phase: 'firing',
    initiative: 'north',
    options: chosen,
    units: [
      { id: 'S1', x: 20000, y: 20000, ...shooter },
      target,
      foot('S2', 'PP', 40000, 20000),
      foot('N2', 'MM', 40000, 25000),
    ],
    dice,
  });
  choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
  return unit(match, 'N1').hits;
};
/** S1 tests to charge N1, 3" away; does it get there? */
const charges = (quality: string, die: number, chosen: Loose): boolean => {
  const match = movement([foot('S1', 'PP', 20000, 20000, { quality }), foot('N1', 'PP', 20000, 23000)], {
    options: chosen,
    dice: [die],
  });
  order(match, 'S1', { do: 'charge', target: 'N1' });
  return unit(match, 'S1').y === 23000;
};
/** N1 attacks S1; N3 then misses S3. Hits without the opening one. */
const attack = (
  north: Loose,
  dice: number[],
  chosen: Loose,
  south: Loose = foot('S1', 'HH', 20000, 20000, { type: 'Foot' }),
) => {
  const match = situation({
    phase: 'melee',
    initiative: 'south',
    options: chosen,
    units: [
      south,
      { id: 'N1', x: 20000, y: 20000, ...north },
      foot('S3', 'PP', 50000, 20000),
      foot('N3', 'PP', 50000, 20000),
    ],
    dice,
  });
  choose(match, { do: 'fight', unit: 'N1' });
  return { match, hits: unit(match, 'S1').hits - 1 };
};

describe('Unit quality', () => {
  test.each([
    ['raw', 1],
    ['regular', 2],
    ['veteran', 3],
  ])('SV-QUAL-01 SV-QUAL-02 SV-QUAL-03 %s muskets throw 1, 2, 3, 4: %i hits', (quality, hits) => {
    expect(volley({ type: 'P&M', layout: 'MMMM', quality }, [1, 2, 3, 4], ASSIGNED)).toBe(hits);
    expect(volley({ type: 'P&M', layout: 'MMMM', quality }, [1, 2, 3, 4], {})).toBe(2); // unitQuality off
  });

  test.each([
    ['raw', 0],
    ['regular', 1],
    ['veteran', 2],
  ])('SV-QUAL-01 a %s gun throws 2, 3: %i hits', (quality, hits) => {
    expect(volley({ type: 'RA', layout: 'G', quality }, [2, 3], ASSIGNED)).toBe(hits);
  });

  test('SV-QUAL-01 without a word a unit is regular', () => {
    expect(volley({ type: 'P&M', layout: 'MMMM' }, [1, 2, 3, 4], ASSIGNED)).toBe(2);
    const match = movement([foot('S1', 'PP', 20000, 20000), foot('N1', 'PP', 20000, 40000)], { options: ASSIGNED });
    expect(unit(match, 'S1').quality).toBe('regular');
  });

  test.each([
    ['raw', 2, true],
    ['raw', 3, false],
    ['regular', 3, true],
    ['regular', 4, false],
    ['veteran', 4, true],
    ['veteran', 5, false],
  ] as const)('SV-QUAL-02 SV-QUAL-03 %s, test to charge %i: %s', (quality, die, passes) => {
    expect(charges(quality, die, ASSIGNED)).toBe(passes);
  });

  test.each([
    ['raw', 2, { rule: 'SV-QUAL-02', quality: 'raw' }],
    ['regular', 3, undefined],
    ['veteran', 4, { rule: 'SV-QUAL-03', quality: 'veteran' }],
  ] as const)(
    'SV-QUAL-02 SV-QUAL-03 a test to charge and a volley of %s name the quality behind the number',
    (...of) => {
      const [quality, need, needBy] = of;
      const charging = movement([foot('S1', 'PP', 20000, 20000, { quality }), foot('N1', 'PP', 20000, 23000)], {
        options: ASSIGNED,
        dice: [6],
      });
      order(charging, 'S1', { do: 'charge', target: 'N1' });
      const firing = situation({
        phase: 'firing',
        initiative: 'north',
        options: ASSIGNED,
        units: [foot('S1', 'MM', 20000, 20000, { quality }), foot('N1', 'PP', 20000, 23000)],
        dice: [6, 6],
      });
      choose(firing, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
      const thrown = [charging, firing].map((match) => events(match).find(({ event }) => event === 'throw'));
      expect(thrown[0]).toMatchObject({ needs: [need] });
      for (const each of thrown) expect(each?.needBy).toEqual(needBy);
    },
  );

  test.each(QUALITIES)('SV-QUAL-01 with unitQuality off %s units charge on 3', (quality) => {
    expect(charges(quality, 3, {})).toBe(true);
    expect(charges(quality, 4, {})).toBe(false);
  });

  test.each([
    ['raw', { type: 'P&M', layout: 'PP' }, [4, 5], 1],
    ['regular', { type: 'P&M', layout: 'PP' }, [4, 5], 1],
    ['veteran', { type: 'P&M', layout: 'PP' }, [5, 6], 1],
    ['veteran', { type: 'HM', layout: 'YY' }, [6, 6], 2],
    ['regular', { type: 'HM', layout: 'YY' }, [5, 6], 1],
    ['veteran', { type: 'RA', layout: 'G' }, [2], 1],
    ['regular', { type: 'RA', layout: 'G' }, [2], 0],
  ])('SV-QUAL-03 %s %j throws %j in hand-to-hand: %i hits', (quality, north, dice, hits) => {
    // Heavy Mounted are always in command: a miss would be offered a re-throw.
    const rethrow = north.type === 'HM' && hits < dice.length;
    const { match, hits: made } = attack({ ...north, quality }, [...dice, ...(rethrow ? [] : [6, 6])], ASSIGNED);
    if (rethrow) expect(decision(match)).toMatchObject({ kind: 'rethrow', side: 'north' });
    else expect(made).toBe(hits);
  });

  test.each([
    ['veteran', 2, 1],
    ['regular', 2, 0],
    ['regular', 1, 1],
  ])(
    'SV-QUAL-03 after all other modifiers: a %s horse throws %i at a defensive block with pikes, %i hits',
    (quality, die, hits) => {
      const block = foot('S1', 'PP/PP', 20000, 20000, { formation: 'defensiveBlock' });
      // 4 - 2, +1 for veterans; open order makes it one less.
      const horse = { type: 'M', layout: 'XX', formation: 'openOrder', quality };
      expect(attack(horse, [die, 6, 6, 6], ASSIGNED, block).hits).toBe(hits);
    },
  );

  test.each([
    ['veteran', 3],
    ['regular', 2],
  ])('SV-QUAL-01 SV-QUAL-03 a %s Commander has CV %i', (quality, cv) => {
    const hit = attack({ type: 'Cmd', layout: 'C', quality }, [cv, 6, 6], ASSIGNED);
    expect(hit.hits).toBe(1);
    const missed = attack({ type: 'Cmd', layout: 'C', quality }, [cv + 1], ASSIGNED);
    expect(decision(missed.match)).toMatchObject({ kind: 'rethrow' });
  });
});

describe('Tests that do not know quality (SV-QUAL-04)', () => {
  const both = QUALITIES.flatMap((quality) => [3, 4].map((die) => [quality, die, die === 3] as const));

  test.each(both)('SV-QUAL-04 %s holding back, die %i: %s', (quality, die, held) => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      options: ASSIGNED,
      units: [
        foot('S1', 'MM', 18426, 20000),
        foot('N1', 'MMMM', 20000, 20000),
        foot('S2', 'MM', 21574, 18000, { quality }),
        foot('S3', 'PP', 50000, 20000),
        foot('N3', 'PP', 50000, 20000),
      ],
      dice: [die],
    });
    choose(match, { do: 'holdBack', unit: 'S2' });
    expect(unit(match, 'S2').y).toBe(held ? 18000 : 20000);
  });

  test.each(both)('SV-QUAL-04 %s intercepting, die %i: %s', (quality, die, passes) => {
    const match = movement(
      [foot('S1', 'PP', 20000, 20000), { id: 'N1', type: 'M', layout: 'XX', x: 20000, y: 27000, quality }, ...REST],
      { options: ASSIGNED, dice: [die] },
    );
    order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
    choose(match, { do: 'intercept', unit: 'N1', at: 0 });
    expect(unit(match, 'N1').y).toBe(passes ? 20000 : 27000);
  });

  /** S1 charges N1 over this distance, who forms a hasty block without pikes: two markers. */
  const block = (gap: number, quality: Record<string, string>, dice: number[]): Match => {
    const match = movement(
      [
        { id: 'S1', type: 'M', layout: 'XX', x: 20000, y: 10000, quality: quality['S1'] },
        foot('N1', 'MMM', 20000, 10000 + gap, { quality: quality['N1'] }),
        ...REST,
      ],
      { options: ASSIGNED, dice: [1, ...dice] },
    );
    order(match, 'S1', { do: 'charge', target: 'N1' });
    choose(match, { do: 'hastyBlock' });
    if (decision(match)?.kind === 'hastyBlock') choose(match, options(match)[0]);
    return match;
  };
  test.each(both)('SV-QUAL-04 %s pulling up short, die %i: %s', (quality, die, passes) => {
    const match = block(12000, { S1: quality, N1: quality }, [die]);
    if (passes) expect(decision(match)).toMatchObject({ side: 'south', kind: 'fallBack' });
    else expect(unit(match, 'N1').hits).toBe(3);
  });

  test.each(both)('SV-QUAL-04 %s charged home, die %i: light impact: %s', (quality, die, light) => {
    expect(unit(block(6000, { S1: quality, N1: quality }, [die]), 'N1').hits).toBe(light ? 3 : 4);
  });
});

describe('Thrown quality', () => {
  const [V, R, N] = ['veteran', 'raw', 'regular'];
  /** SV-QUAL-06 by die; guns of all kinds have one column. */
  const TABLE: Record<string, (string | undefined)[]> = {
    'P&M': [V, N, N, N, N, R],
    Foot: [V, N, N, R, R, R],
    D: [V, N, N, N, N, R],
    M: [V, V, N, N, R, R],
    HM: [N, N, N, N, N, R],
    FG: [N, N, N, N, R, R],
    RA: [N, N, N, N, R, R],
    HA: [N, N, N, N, R, R],
  };
  const ALL = [
    entry('P&M', 'PPMM'),
    entry('P&M', 'PPMM'),
    entry('Foot', 'HHHH'),
    entry('D', 'DDD'),
    entry('M', 'XXX'),
    entry('HM', 'YYY'),
    entry('FG', 'G'),
    entry('RA', 'G'),
    entry('HA', 'G'),
  ];
  const DEPLOY = [6, 6, 1, 1];
  const begun = (south: object[], chosen: Loose, dice: number[]) =>
    start({
      armies: { south: army(...(south as never[])), north: army(CMD, SUB, entry('P&M', 'PPMM')) },
      options: chosen,
      dice,
    });

  test.each([1, 2, 3, 4, 5, 6])('SV-QUAL-06 SV-R-92 every unit throws %i', (die) => {
    const match = begun([CMD, SUB, ...ALL], { unitQuality: 'thrown' }, [...many(ALL.length, die), 3, ...DEPLOY]);
    ALL.forEach(({ type }, i) => expect(unit(match, `S${i + 3}`).quality, type).toBe(TABLE[type]![die - 1]));
    expect([unit(match, 'S1').quality, unit(match, 'S2').quality]).toEqual(['regular', 'regular']);
  });

  test('SV-QUAL-06 P-SETUP South in the order of its list, then North, before the throw for placing', () => {
    const match = begun([entry('P&M', 'PP'), CMD, entry('M', 'XX'), SUB], { unitQuality: 'thrown' }, [
      1,
      6,
      1,
      ...DEPLOY,
    ]);
    expect(['S1', 'S3', 'N3'].map((id) => unit(match, id).quality)).toEqual(['veteran', 'raw', 'veteran']);
    const sides = throwsOf(match).map(({ side, count }) => `${side} ${count}`);
    expect(sides).toEqual(['south 1', 'south 1', 'north 1', 'south 2', 'north 2']);
  });

  test('SV-QUAL-06 quality of the list counts only when assigned', () => {
    const veteran = entry('P&M', 'PPMM', { quality: 'veteran' });
    const given = (chosen: Loose, dice: number[]) =>
      unit(begun([CMD, SUB, veteran], chosen, [...dice, ...DEPLOY]), 'S3').quality;
    expect(given({ unitQuality: 'assigned' }, [])).toBe('veteran');
    expect(given({ unitQuality: 'thrown' }, [6, 6])).toBe('raw');
  });

  test.each([
    [1, 'charismatic', 'charismatic'],
    [2, 'inspiring', 'inspiring'],
    [3, 'inspiring', 'inspiring'],
    [4, 'inspiring', 'impersonal'],
    [5, 'inspiring', 'impersonal'],
    [6, 'impersonal', 'impersonal'],
  ])('SV-QUAL-05 die %i: a Commander is %s, a Sub-Commander %s', (die, commander, sub) => {
    const match = begun([CMD, SUB, entry('P&M', 'PPMM')], { commandQuality: 'thrown' }, [
      die,
      die,
      7 - die,
      7 - die,
      ...DEPLOY,
    ]);
    expect([unit(match, 'S1').command, unit(match, 'S2').command]).toEqual([commander, sub]);
    expect(
      throwsOf(match)
        .slice(0, 4)
        .map(({ side }) => side),
    ).toEqual(['south', 'south', 'north', 'north']);
  });

  test('SV-QUAL-05 SV-QUAL-06 both thrown: one die a unit, in the order of the list', () => {
    const dice = [6, 1, 1, 3, 3, 3, ...DEPLOY];
    const match = begun([entry('P&M', 'PPMM'), CMD, SUB], { unitQuality: 'thrown', commandQuality: 'thrown' }, dice);
    expect(unit(match, 'S1').quality).toBe('raw');
    expect([unit(match, 'S2').command, unit(match, 'S3').command]).toEqual(['charismatic', 'charismatic']);
  });

  test('SV-QUAL-06 option unitQualityTable: an agreed column; the others stay', () => {
    const chosen = { unitQuality: 'thrown', unitQualityTable: { 'P&M': [R, R, R, V, V, N] } };
    const match = begun([CMD, SUB, ...times(2, entry('P&M', 'PPMM')), entry('M', 'XXX')], chosen, [
      1,
      4,
      1,
      3,
      ...DEPLOY,
    ]);
    expect(['S3', 'S4', 'S5'].map((id) => unit(match, id).quality)).toEqual(['raw', 'veteran', 'veteran']);
  });
});

describe('Command quality', () => {
  /** S1 charges with a command stand this far behind it: in command without a die, out of command it throws 6 and stays. */
  const charge = (inCommand: boolean, type: string, gap: number, command: string | undefined, chosen: Loose) => {
    const at = { id: 'S2', type, layout: 'C', x: 20000, y: 20000 - 1574 - gap, ...(command ? { command } : {}) };
    const units = [foot('S1', 'PP', 20000, 20000), foot('N1', 'PP', 20000, 23000), at];
    const match = movement(units, { options: chosen, dice: inCommand ? [] : [6] });
    order(match, 'S1', { do: 'charge', target: 'N1' });
    expect(unit(match, 'S1').y).toBe(inCommand ? 23000 : 20000);
  };
  const reaches = (type: string, range: number, command: string | undefined, chosen: Loose) => {
    charge(true, type, range + 5, command, chosen);
    charge(false, type, range + 6, command, chosen);
  };

  test.each([
    ['Cmd', 'charismatic', 9000],
    ['Cmd', 'inspiring', 6000],
    ['Cmd', 'impersonal', 3000],
    ['Sub', 'charismatic', 6000],
    ['Sub', 'inspiring', 3000],
    ['Sub', 'impersonal', 1000],
  ])('SV-QUAL-05 SV-R-97 %s, %s: range %i', (type, command, range) => {
    reaches(type, range, command, { commandQuality: 'assigned' });
  });

  test.each([
    ['Cmd', 6000],
    ['Sub', 3000],
  ])('SV-R-97 without commandQuality a %s has range %i whatever he is called', (type, range) => {
    for (const command of [undefined, 'charismatic', 'impersonal']) reaches(type, range, command, {});
  });

  test('SV-R-97 with commandQuality and no word he is inspiring', () => {
    reaches('Cmd', 6000, undefined, { commandQuality: 'assigned' });
    reaches('Sub', 3000, undefined, { commandQuality: 'assigned' });
  });

  test('SV-QUAL-05 the nearest range does not matter, any one that reaches does', () => {
    const match = movement(
      [
        foot('S1', 'PP', 20000, 20000),
        foot('N1', 'PP', 20000, 23000),
        { id: 'S2', type: 'Sub', layout: 'C', x: 20000, y: 20000 - 1574 - 2000, command: 'impersonal' },
        { id: 'S3', type: 'Cmd', layout: 'C', x: 20000 + 1574 + 9000 + HALF, y: 20000, command: 'charismatic' },
      ],
      { options: { commandQuality: 'assigned' } },
    );
    order(match, 'S1', { do: 'charge', target: 'N1' });
    expect(unit(match, 'S1').y).toBe(23000);
  });
});

describe('Agreed tables', () => {
  const EFFECTS = { unitQuality: 'assigned', unitQualityEffects: { veteran: { fire: 5, charge: 5, melee: 2 } } };

  test.each([
    ['veteran', 3],
    ['regular', 1],
    ['raw', 0],
  ])('SV-QUAL-03 unitQualityEffects: %s muskets throw 2, 4, 5, 6: %i hits', (quality, hits) => {
    expect(volley({ type: 'P&M', layout: 'MMMM', quality }, [2, 4, 5, 6], EFFECTS)).toBe(hits);
  });

  test.each([
    ['veteran', 5, true],
    ['veteran', 6, false],
    ['regular', 4, false],
    ['raw', 2, true],
    ['raw', 3, false],
  ])('SV-QUAL-03 unitQualityEffects: %s, test to charge %i: %s', (quality, die, passes) => {
    expect(charges(quality, die, EFFECTS)).toBe(passes);
  });

  test.each([
    ['veteran', [4, 5], 1],
    ['regular', [2, 3], 1],
  ])('SV-QUAL-03 unitQualityEffects: %s muskets fight with %j: %i hits', (quality, dice, hits) => {
    expect(attack({ type: 'P&M', layout: 'MM', quality }, [...dice, 6, 6], EFFECTS).hits).toBe(hits);
  });

  const AGREED = { Cmd: { charismatic: { upTo: 3, range: 12 } } };
  test('SV-QUAL-05 SV-R-97 commandQualityTable: dice', () => {
    const match = start({
      armies: { south: army(CMD, SUB, entry('P&M', 'PPMM')), north: army(CMD, SUB, entry('P&M', 'PPMM')) },
      options: { commandQuality: 'thrown', commandQualityTable: AGREED },
      dice: [3, 3, 4, 1, 6, 6, 1, 1],
    });
    expect(['S1', 'S2', 'N1', 'N2'].map((id) => unit(match, id).command)).toEqual([
      'charismatic',
      'inspiring',
      'inspiring',
      'charismatic',
    ]);
  });

  test('SV-QUAL-05 SV-R-97 commandQualityTable: ranges', () => {
    const charge = (gap: number, dice: number[]) => {
      const commander = { id: 'S2', type: 'Cmd', layout: 'C', x: 20000, y: 20000 - 1574 - gap, command: 'charismatic' };
      const units = [foot('S1', 'PP', 20000, 20000), foot('N1', 'PP', 20000, 23000), commander];
      const match = movement(units, { options: { commandQuality: 'assigned', commandQualityTable: AGREED }, dice });
      order(match, 'S1', { do: 'charge', target: 'N1' });
      return unit(match, 'S1').y;
    };
    expect(charge(12005, [])).toBe(23000);
    expect(charge(12006, [6])).toBe(20000);
  });
});
