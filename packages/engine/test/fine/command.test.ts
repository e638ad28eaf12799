import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from '../kit.js';

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const diceIn = (told: unknown): number[] =>
  (told as { event: string; dice?: number[] }[]).flatMap((one) => (one.event === 'throw' ? (one.dice ?? []) : []));

const PIKES = { type: 'P&M', layout: 'PP/PP' };
const MOUNTED = { type: 'M', layout: 'XX/XX' };
const HEAVY = { type: 'HM', layout: 'YY/YY' };
const front = (enemy: string) => ({ contacts: [{ with: enemy, face: 'front' }] });

/** South's movement phase. `commanders` is where they are; absent means removed from play. */
const movement = (
  commanders: { south?: string; north?: string },
  units: Loose[],
  dice: number[] = [],
  more: Loose = {},
): Match =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    dice,
    sides: {
      south: commanders.south ? { commander: commanders.south } : {},
      north: commanders.north ? { commander: commanders.north } : {},
    },
    units,
    ...more,
  });

const engage = (match: Match, unitId: string, target: string) => {
  choose(match, { do: 'choose', unit: unitId });
  return choose(match, { do: 'engage', target });
};

/** The hand-to-hand phase; North, without the initiative, attacks first. */
const melee = (
  commanders: { south?: string; north?: string },
  units: Loose[],
  dice: number[],
  more: Loose = {},
): Match => movement(commanders, units, dice, { phase: 'melee', ...more });

const houseRules = (...switches: string[]) => ({
  options: { houseRules: Object.fromEntries(switches.map((name) => [name, true])) },
});

describe('who is in command', () => {
  const pair = [
    { id: 'S1', zone: 'Z(2,1)', ...PIKES },
    { id: 'S2', zone: 'Z(3,1)', ...PIKES },
    { id: 'N1', zone: 'Z(2,1)', ...PIKES },
  ];

  test("FV-CMD-01 FV-CMD-02 a unit in its Commander's zone engages without a test", () => {
    const match = movement({ south: 'Z(2,1)' }, pair);
    expect(diceIn(engage(match, 'S1', 'N1'))).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });

  test.each(['Z(2,0)', 'Z(1,1)', 'Z(3,1)', 'Z(3,2)', 'Z(2,2)'])(
    'FV-CMD-01 with the Commander next door in %s it must test',
    (zone) => {
      const passed = movement({ south: zone }, pair, [3]);
      expect(diceIn(engage(passed, 'S1', 'N1'))).toEqual([3]);
      expect(decision(passed)).toMatchObject({ side: 'north', kind: 'react' });

      const failed = movement({ south: zone }, pair, [4]);
      engage(failed, 'S1', 'N1');
      expect(decision(failed)).toMatchObject({ side: 'south', kind: 'activity' });
      expect(unit(failed, 'S1').contacts).toEqual([]);
    },
  );

  test("FV-CMD-01 the enemy's Commander in the zone commands nobody of ours", () => {
    const match = movement({ south: 'Z(2,0)', north: 'Z(2,1)' }, pair, [4]);
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-CMD-01 FV-R-23 Heavy Mounted elsewhere are out of command and test to engage', () => {
    const units = [{ id: 'S1', zone: 'Z(2,1)', ...HEAVY }, ...pair.slice(1)];
    const passed = movement({ south: 'Z(2,0)' }, units, [3]);
    engage(passed, 'S1', 'N1');
    expect(decision(passed)).toMatchObject({ side: 'north', kind: 'react' });
    const failed = movement({ south: 'Z(2,0)' }, units, [4]);
    engage(failed, 'S1', 'N1');
    expect(decision(failed)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-CMD-01 all units in his zone are in command, those elsewhere are not', () => {
    const match = movement({ south: 'Z(2,1)' }, [
      { id: 'S1', zone: 'Z(2,1)', ...PIKES },
      { id: 'S2', zone: 'Z(2,1)', ...MOUNTED },
      { id: 'S3', zone: 'Z(2,1)', type: 'RA', layout: 'G' },
      { id: 'S4', zone: 'Z(2,0)', ...PIKES },
      { id: 'S5', type: 'P&M', zone: 'SR2', layout: 'PPPP' },
      { id: 'N1', zone: 'Z(2,2)', ...PIKES },
    ]);
    for (const commanded of ['S1', 'S2', 'S3'])
      expect(refusal(match, { do: 'withdraw', unit: commanded })).toBeUndefined();
    for (const other of ['S4', 'S5', 'N1']) expect(refusal(match, { do: 'withdraw', unit: other })).toBeDefined();
  });

  test('FV-CMD-02 a unit in command is ordered to withdraw', () => {
    const match = movement({ south: 'Z(2,1)' }, pair);
    choose(match, { do: 'withdraw', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('FV-CMD-02 in command no test to intercept, elsewhere 1-3', () => {
    const units = [
      { id: 'S1', zone: 'Z(2,1)', ...PIKES },
      { id: 'N1', zone: 'Z(2,1)', ...PIKES },
      { id: 'N2', zone: 'Z(2,1)', ...MOUNTED },
    ];
    const commanded = movement({ south: 'Z(2,1)', north: 'Z(2,1)' }, units);
    engage(commanded, 'S1', 'N1');
    choose(commanded, { do: 'intercept', unit: 'N2' });
    expect(unit(commanded, 'N2').contacts).toHaveLength(1);

    const passed = movement({ south: 'Z(2,1)', north: 'Z(2,2)' }, units, [3]);
    engage(passed, 'S1', 'N1');
    choose(passed, { do: 'intercept', unit: 'N2' });
    expect(unit(passed, 'N2').contacts).toHaveLength(1);

    const failed = movement({ south: 'Z(2,1)', north: 'Z(2,2)' }, units, [4]);
    engage(failed, 'S1', 'N1');
    choose(failed, { do: 'intercept', unit: 'N2' });
    expect(unit(failed, 'N2')).toMatchObject({ contacts: [], reacted: true });
    expect(decision(failed)).toMatchObject({ side: 'north', kind: 'react' });
  });

  test('FV-CMD-02 in command an open order interceptor does not test either, elsewhere it needs a 1', () => {
    const units = [
      { id: 'S1', zone: 'Z(2,1)', ...PIKES },
      { id: 'N1', zone: 'Z(2,1)', ...PIKES },
      { id: 'N2', zone: 'Z(2,1)', type: 'M', layout: 'X/X', formation: 'open' },
    ];
    const commanded = movement({ south: 'Z(2,1)', north: 'Z(2,1)' }, units);
    engage(commanded, 'S1', 'N1');
    choose(commanded, { do: 'intercept', unit: 'N2' });
    expect(unit(commanded, 'N2').contacts).toHaveLength(1);

    const failed = movement({ south: 'Z(2,1)' }, units, [2]);
    engage(failed, 'S1', 'N1');
    choose(failed, { do: 'intercept', unit: 'N2' });
    expect(unit(failed, 'N2').contacts).toEqual([]);
  });

  test.each(['hill', 'village', 'rough'])('FV-CMD-04 in a zone with %s units are in command all the same', (type) => {
    const terrain = { options: { terrain: { 'Z(2,1)': [type] } } };
    const match = movement({ south: 'Z(2,1)' }, pair, [], terrain);
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })).toBeUndefined();
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });

  test('FV-CMD-04 terrain does not cut off the re-throw', () => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', zone: 'Z(2,1)', ...PIKES, ...front('S1') },
        { id: 'S1', zone: 'Z(2,1)', ...PIKES },
      ],
      [6, 6],
      { options: { terrain: { 'Z(2,1)': ['hill'] } } },
    );
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow' });
  });
});

describe("the Commander's re-throw", () => {
  const rethrow = (match: Match, answer: { do: 'rethrowAll' | 'keep' }) => {
    expect(decision(match)).toMatchObject({ kind: 'commanderRethrow' });
    return choose(match, answer);
  };

  /** Two pairs in one zone, all pikes: N1 against S1, N2 against S2. */
  const twoPairs = [
    { id: 'N1', zone: 'Z(2,1)', ...PIKES, ...front('S1') },
    { id: 'N2', zone: 'Z(2,1)', ...PIKES, ...front('S2') },
    { id: 'S1', zone: 'Z(2,1)', ...PIKES },
    { id: 'S2', zone: 'Z(2,1)', ...PIKES },
  ];

  test('FV-CMD-03 several units in the zone may each use it', () => {
    const match = melee({ north: 'Z(2,1)' }, twoPairs, [6, 6, 6, 6, 1, 1, 1, 6, 5, 5, 5, 5, 4, 4, 5, 5]);
    choose(match, { do: 'fight', unit: 'N1' });
    rethrow(match, { do: 'rethrowAll' });
    rethrow(match, { do: 'rethrowAll' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
    expect(unit(match, 'S1').hits).toBe(1 + 3);
    expect(unit(match, 'S2').hits).toBe(1 + 2);
  });

  test('FV-CMD-01 FV-CMD-03 only units in the zone use it', () => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', zone: 'Z(2,1)', ...PIKES, ...front('S1') },
        { id: 'N2', zone: 'Z(3,1)', ...PIKES, ...front('S2') },
        { id: 'S1', zone: 'Z(2,1)', ...PIKES },
        { id: 'S2', zone: 'Z(3,1)', ...PIKES },
      ],
      [6, 6, 6, 6, 6, 6, 6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    rethrow(match, { do: 'keep' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' }); // N2 has thrown and was not asked
  });

  test('FV-CMD-01 FV-R-23 Heavy Mounted out of the zone get no re-throw', () => {
    const match = melee(
      { north: 'Z(2,2)' },
      [
        { id: 'N1', zone: 'Z(2,1)', ...HEAVY, ...front('S1') },
        { id: 'N2', zone: 'Z(2,1)', ...HEAVY, ...front('S2') },
        { id: 'S1', zone: 'Z(2,1)', ...PIKES },
        { id: 'S2', zone: 'Z(2,1)', ...PIKES },
      ],
      [6, 6, 6, 6, 6, 6, 6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });

  /** N1 fights S1 before it and S2, which faces east and so touches its right flank. Two pikes on each. */
  const oneAgainstTwo = (dice: number[]): Match => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', zone: 'Z(2,1)', ...PIKES, ...front('S1') },
        { id: 'S1', zone: 'Z(2,1)', ...PIKES },
        { id: 'S2', zone: 'Z(2,1)', ...PIKES, facing: 'E', ...front('N1') },
      ],
      dice,
    );
    choose(match, { do: 'allocate', stands: { S1: 'PP', S2: 'PP' } });
    choose(match, { do: 'attack', target: 'S1' });
    return match;
  };

  test('FV-CMD-03 a unit uses it for one of its attacks only', () => {
    const match = oneAgainstTwo([6, 6, 1, 6, 6, 6]);
    rethrow(match, { do: 'rethrowAll' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' }); // the second attack missed and was not thrown again
    expect(unit(match, 'S1').hits).toBe(1 + 1);
    expect(unit(match, 'S2').hits).toBe(1);
  });

  test('FV-CMD-03 not used in the first attack, it may be used in the second', () => {
    const match = oneAgainstTwo([6, 6, 6, 6, 1, 1]);
    rethrow(match, { do: 'keep' });
    expect(unit(match, 'S1').hits).toBe(1);
    rethrow(match, { do: 'rethrowAll' });
    expect(unit(match, 'S2').hits).toBe(1 + 2);
  });

  test('FV-CMD-03 an attack that needs no re-throw does not use it up', () => {
    const match = oneAgainstTwo([4, 4, 5, 5, 1, 6]);
    rethrow(match, { do: 'rethrowAll' });
    expect(unit(match, 'S1').hits).toBe(1 + 2);
    expect(unit(match, 'S2').hits).toBe(1 + 1);
  });

  test('FV-CMD-03 in the next hand-to-hand phase it may be used again', () => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', zone: 'Z(2,1)', ...PIKES, ...front('S1') },
        { id: 'S1', zone: 'Z(2,1)', ...PIKES },
      ],
      [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 6, 6, 6, 6, 6, 6],
    );
    rethrow(match, { do: 'rethrowAll' }); // North; then South throws and misses
    expect(position(match).phase).toBe('otherMovement');
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'melee' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow' });
  });

  /** N1 faces west and touches the right flank of S1; S2 faces south and touches the right flank of N1. */
  const overlapAndMore = (first: string, dice: number[]): Match => {
    const match = melee(
      { north: 'Z(2,1)' },
      [
        { id: 'N1', zone: 'Z(2,1)', ...PIKES, facing: 'W', ...front('S1') },
        { id: 'S1', zone: 'Z(2,1)', ...PIKES, facing: 'N' },
        { id: 'S2', zone: 'Z(2,1)', ...PIKES, facing: 'S', ...front('N1') },
      ],
      dice,
    );
    choose(match, { do: 'allocate', stands: { S1: 'PP', S2: 'PP' } });
    choose(match, { do: 'attack', target: first });
    return match;
  };

  test("FV-CMD-03 FV-R-74 the Commander's re-throw used, an overlapping re-throw is still there", () => {
    const match = overlapAndMore('S2', [6, 6, 6, 6, 6, 6, 1, 1]);
    rethrow(match, { do: 'rethrowAll' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow' });
    choose(match, { do: 'rethrow', dice: [0, 1] });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' }); // and no second Commander's re-throw
    expect(unit(match, 'S1').hits).toBe(1 + 2);
    expect(unit(match, 'S2').hits).toBe(1);
  });

  test("FV-CMD-03 FV-R-74 an overlapping re-throw does not use up the Commander's, in this attack", () => {
    const match = overlapAndMore('S1', [6, 6, 6, 6, 4, 4, 6, 6]);
    choose(match, { do: 'rethrow', dice: [0, 1] });
    rethrow(match, { do: 'rethrowAll' });
    expect(unit(match, 'S1').hits).toBe(1 + 2);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' }); // used, so not for S2
  });

  test("FV-CMD-03 FV-R-74 an overlapping re-throw does not use up the Commander's, in the other attack", () => {
    const match = overlapAndMore('S1', [6, 6, 6, 6, 6, 6, 1, 1]);
    choose(match, { do: 'rethrow', dice: [0, 1] });
    rethrow(match, { do: 'keep' });
    rethrow(match, { do: 'rethrowAll' });
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'S2').hits).toBe(1 + 2);
  });
});

describe('the Commander himself', () => {
  const armies = [
    { id: 'S1', zone: 'Z(2,0)', ...PIKES },
    { id: 'S2', zone: 'Z(2,1)', ...PIKES },
    { id: 'N1', zone: 'Z(2,2)', ...PIKES },
  ];

  test('FV-CMD-05 his move is the last act of the phase', () => {
    const match = movement({ south: 'Z(2,0)', north: 'Z(2,2)' }, armies);
    choose(match, { do: 'moveCommander', to: 'Z(3,1)' });
    expect(position(match).phase).toBe('otherMovement');
    expect(position(match).sides.south.commander).toBe('Z(3,1)');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-GEN-04');
  });

  test('FV-CMD-05 he does not move while a unit is being ordered', () => {
    const match = movement({ south: 'Z(2,0)', north: 'Z(2,2)' }, armies);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'moveCommander', to: 'Z(3,1)' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'nothing' });
    expect(refusal(match, { do: 'moveCommander', to: 'Z(3,1)' })).toBeUndefined();
  });

  test('FV-CMD-05 joining a unit comes too late to withdraw it in the same phase', () => {
    const match = movement({ south: 'Z(2,0)', north: 'Z(2,2)' }, armies);
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('FV-WITHD-02');
    choose(match, { do: 'moveCommander', to: 'Z(2,1)' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('FV-GEN-04');
  });

  test('FV-CMD-06 he may join a zone with enemies, and one full of his own units', () => {
    const match = movement({ south: 'Z(2,0)' }, [
      { id: 'S1', zone: 'Z(2,1)', ...PIKES },
      { id: 'S2', zone: 'Z(2,1)', ...PIKES },
      { id: 'S3', zone: 'Z(2,1)', ...PIKES },
      { id: 'S4', zone: 'Z(2,1)', ...PIKES },
      { id: 'N1', zone: 'Z(1,1)', ...PIKES },
      { id: 'N2', zone: 'Z(2,1)', ...PIKES },
    ]);
    expect(refusal(match, { do: 'moveCommander', to: 'Z(1,1)' })).toBeUndefined();
    choose(match, { do: 'moveCommander', to: 'Z(2,1)' });
    expect(position(match).sides.south.commander).toBe('Z(2,1)');
  });

  test('FV-CMD-06 he takes no room: a fourth unit moves into his zone, a fifth does not', () => {
    const units = (n: number) => ['S1', 'S2', 'S3', 'S4'].slice(0, n).map((id) => ({ id, zone: 'Z(2,1)', ...PIKES }));
    const mover = [
      { id: 'S5', zone: 'Z(2,0)', ...PIKES },
      { id: 'N1', zone: 'Z(2,2)', ...PIKES },
    ];
    const room = movement({ south: 'Z(2,1)' }, [...units(3), ...mover]);
    choose(room, { do: 'choose', unit: 'S5' });
    expect(refusal(room, { do: 'move' })).toBeUndefined();
    const full = movement({ south: 'Z(2,1)' }, [...units(4), ...mover]);
    choose(full, { do: 'choose', unit: 'S5' });
    expect(refusal(full, { do: 'move' })?.rule).toBe('FV-ZONE-04');
  });

  test('FV-CMD-06 he never enters a reserve zone', () => {
    const match = movement({ south: 'Z(2,0)' }, armies);
    for (const to of ['SR1', 'SR2', 'SR3']) expect(refusal(match, { do: 'moveCommander', to })?.rule).toBe('FV-END-03');
    const zones = options(match)
      .filter((one) => one.do === 'moveCommander')
      .map((one) => (one as { to: string }).to)
      .sort();
    expect(zones).toEqual(['Z(1,0)', 'Z(1,1)', 'Z(2,1)', 'Z(3,0)', 'Z(3,1)']);
  });

  test('FV-CMD-07 without a Commander nobody is in command', () => {
    const units = [
      { id: 'S1', zone: 'Z(2,1)', ...PIKES },
      { id: 'S2', zone: 'Z(2,1)', ...HEAVY },
      { id: 'N1', zone: 'Z(2,1)', ...PIKES },
    ];
    const match = movement({}, units, [4, 4]);
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('FV-WITHD-02');
    expect(options(match).some((one) => one.do === 'moveCommander')).toBe(false);
    engage(match, 'S1', 'N1'); // tests and fails
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    engage(match, 'S2', 'N1');
    expect(diceIn(events(match))).toEqual([4, 4]);
    expect(unit(match, 'S2').contacts).toEqual([]);
  });

  test('FV-CMD-07 without a Commander there is no re-throw', () => {
    const match = melee(
      {},
      [
        { id: 'N1', zone: 'Z(2,1)', ...PIKES, ...front('S1') },
        { id: 'N2', zone: 'Z(2,1)', ...PIKES, ...front('S2') },
        { id: 'S1', zone: 'Z(2,1)', ...PIKES },
        { id: 'S2', zone: 'Z(2,1)', ...PIKES },
      ],
      [6, 6, 6, 6, 6, 6, 6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });

  test('FV-CMD-07 a Commander removed from play does not return', () => {
    const match = situation({
      phase: 'victory',
      initiative: 'south',
      dice: [1, 1, 6, 6, 1, 1, 6, 6],
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(2,2)' } },
      units: [
        { id: 'S1', zone: 'Z(2,0)', ...PIKES },
        { id: 'S2', zone: 'Z(2,0)', ...PIKES },
        { id: 'S3', type: 'P&M', zone: 'routed', layout: 'PP' },
        { id: 'N1', zone: 'Z(2,2)', ...PIKES },
      ],
    });
    for (const turn of [2, 3]) {
      expect(position(match)).toMatchObject({ turn, phase: 'initiativeMovement' });
      expect(position(match).sides.south.commander).toBeUndefined();
      expect(position(match).sides.north.commander).toBe('Z(2,2)');
      expect(options(match).some((one) => one.do === 'moveCommander' || one.do === 'withdraw')).toBe(false);
      if (turn === 2) {
        choose(match, { do: 'end' });
        choose(match, { do: 'end' });
      }
    }
  });
});

describe('Heavy Mounted', () => {
  /** S1 in command engages N1; the Heavy Mounted N2, out of command, may intercept. */
  const intercepting = (more: Loose, dice: number[] = [], north?: string): Match => {
    const match = movement(
      { south: 'Z(2,1)', ...(north ? { north } : {}) },
      [
        { id: 'S1', zone: 'Z(2,1)', ...PIKES },
        { id: 'N1', zone: 'Z(2,1)', ...PIKES },
        { id: 'N2', zone: 'Z(2,1)', ...HEAVY },
      ],
      dice,
      more,
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    return match;
  };

  /** S1, Heavy Mounted out of command, engages N1. */
  const engaging = (more: Loose, dice: number[] = [], south: string | undefined = 'Z(2,0)'): Match => {
    const match = movement(
      south ? { south } : {},
      [
        { id: 'S1', zone: 'Z(2,1)', ...HEAVY },
        { id: 'S2', zone: 'Z(2,0)', ...PIKES },
        { id: 'N1', zone: 'Z(2,1)', ...PIKES },
      ],
      dice,
      more,
    );
    engage(match, 'S1', 'N1');
    return match;
  };

  test('FV-R-23 they never test to intercept', () => {
    for (const north of ['Z(2,2)', undefined]) {
      const match = intercepting({}, [], north);
      expect(unit(match, 'N2')).toMatchObject({ hits: 1, reacted: true });
      expect(unit(match, 'N2').contacts).toHaveLength(1);
      expect(unit(match, 'S1').hits).toBe(3);
    }
  });

  test('FV-R-23 heavyMountedTestToIntercept: out of command they test like others', () => {
    const test3 = intercepting(houseRules('heavyMountedTestToIntercept'), [3]);
    expect(unit(test3, 'N2').contacts).toHaveLength(1);
    const test4 = intercepting(houseRules('heavyMountedTestToIntercept'), [4]);
    expect(unit(test4, 'N2')).toMatchObject({ contacts: [], hits: 0, reacted: true });
    expect(decision(test4)).toMatchObject({ side: 'north', kind: 'react' });
  });

  test('FV-R-23 heavyMountedTestToIntercept: in command they do not test', () => {
    const match = intercepting(houseRules('heavyMountedTestToIntercept'), [], 'Z(2,1)');
    expect(unit(match, 'N2').contacts).toHaveLength(1);
  });

  test('FV-R-23 heavyMountedTestToIntercept: a single stand, always in open order, needs a 1', () => {
    const match = movement(
      { south: 'Z(2,1)' },
      [
        { id: 'S1', zone: 'Z(2,1)', ...PIKES },
        { id: 'N1', zone: 'Z(2,1)', ...PIKES },
        { id: 'N2', zone: 'Z(2,1)', type: 'HM', layout: 'Y' },
        { id: 'N3', zone: 'Z(2,1)', type: 'HM', layout: 'Y' },
      ],
      [2, 1],
      houseRules('heavyMountedTestToIntercept'),
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(unit(match, 'N2').contacts).toEqual([]);
    choose(match, { do: 'intercept', unit: 'N3' });
    expect(unit(match, 'N3').contacts).toHaveLength(1);
  });

  test.each([
    [3, 'react'],
    [4, 'activity'],
  ])('FV-R-23 heavyMountedAlwaysInCommand off: a test to engage of %i leads to %s', (die, kind) => {
    expect(decision(engaging({}, [die]))?.kind).toBe(kind);
  });

  test('FV-R-23 heavyMountedAlwaysInCommand: no test to engage, also without a Commander', () => {
    const always = houseRules('heavyMountedAlwaysInCommand');
    expect(decision(engaging(always))).toMatchObject({ side: 'north', kind: 'react' });
    expect(decision(engaging(always, [], ''))).toMatchObject({ side: 'north', kind: 'react' });
  });

  test('FV-R-23 heavyMountedAlwaysInCommand is for Heavy Mounted only', () => {
    const match = movement(
      { south: 'Z(2,0)' },
      [
        { id: 'S1', zone: 'Z(2,1)', ...MOUNTED },
        { id: 'N1', zone: 'Z(2,1)', ...PIKES },
      ],
      [4],
      houseRules('heavyMountedAlwaysInCommand'),
    );
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-R-23 heavyMountedAlwaysInCommand: no test to intercept', () => {
    for (const north of ['Z(2,2)', undefined])
      expect(unit(intercepting(houseRules('heavyMountedAlwaysInCommand'), [], north), 'N2').contacts).toHaveLength(1);
  });

  test('FV-R-23 both switches together: the second decides, no test', () => {
    const both = houseRules('heavyMountedTestToIntercept', 'heavyMountedAlwaysInCommand');
    expect(unit(intercepting(both, [], 'Z(2,2)'), 'N2').contacts).toHaveLength(1);
    expect(decision(engaging(both))).toMatchObject({ side: 'north', kind: 'react' });
  });

  test('FV-R-23 heavyMountedTestToIntercept does not free them from the test to engage', () => {
    expect(decision(engaging(houseRules('heavyMountedTestToIntercept'), [4]))).toMatchObject({ kind: 'activity' });
  });

  test('FV-R-23 heavyMountedAlwaysInCommand: withdrawing still needs his zone', () => {
    const units = [
      { id: 'S1', zone: 'Z(2,1)', ...HEAVY },
      { id: 'N1', zone: 'Z(2,2)', ...PIKES },
    ];
    const always = houseRules('heavyMountedAlwaysInCommand');
    expect(refusal(movement({ south: 'Z(2,0)' }, units, [], always), { do: 'withdraw', unit: 'S1' })?.rule).toBe(
      'FV-WITHD-02',
    );
    expect(refusal(movement({ south: 'Z(2,1)' }, units, [], always), { do: 'withdraw', unit: 'S1' })).toBeUndefined();
  });

  test('FV-R-23 heavyMountedAlwaysInCommand: the re-throw still needs his zone', () => {
    const units = [
      { id: 'N1', zone: 'Z(2,1)', ...HEAVY, ...front('S1') },
      { id: 'N2', zone: 'Z(3,1)', ...HEAVY, ...front('S2') },
      { id: 'S1', zone: 'Z(2,1)', ...PIKES },
      { id: 'S2', zone: 'Z(3,1)', ...PIKES },
    ];
    const match = melee(
      { north: 'Z(2,1)' },
      units,
      [6, 6, 6, 6, 6, 6, 6, 6],
      houseRules('heavyMountedAlwaysInCommand'),
    );
    choose(match, { do: 'fight', unit: 'N2' }); // out of his zone: not asked; N1 follows
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow', about: { unit: 'N1' } });
  });
});
