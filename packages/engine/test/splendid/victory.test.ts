// A Splendid Victory: victory and disputes (SV-VICT, SV-R-68, -69, -87, -94, SV-X-13).
import { describe, expect, test } from 'vitest';
import {
  choose,
  decision,
  interrupt,
  interruptionRefusal,
  options,
  outcome,
  position,
  refusal,
  situation,
  start,
  unit,
} from './kit.js';
import { ahead, movement, order, throwsOf, type Loose, type Match } from './setup-help.js';

const foot = (id: string, x: number, y: number, more: Loose = {}) => ({
  id,
  type: 'P&M',
  layout: 'PPMM',
  x,
  y,
  ...more,
});
const NEXT = [1, 1, 6, 6];
const FIELD = [foot('S1', 20000, 10000, { layout: 'PM' }), foot('N1', 20000, 40000, { layout: 'PM' })];
const COMMAND = [
  { id: 'S8', type: 'Cmd', layout: 'C', x: 40000, y: 5000 },
  { id: 'S9', type: 'Sub', layout: 'C', x: 45000, y: 5000 },
];
/** The Determine Victory phase with these numbers; the dice are those of the next turn, if there is one. */
const judge = (south: Loose, north: Loose, more: Loose = {}, goesOn = false): Match =>
  situation({
    phase: 'victory',
    units: FIELD,
    sides: { south, north },
    dice: goesOn ? NEXT : [],
    ...more,
  });
const WHOLE = { stands: 100, tally: 0 };
const lost = (stands: number, tally: number): Loose => ({ stands, tally });

describe('Values', () => {
  /** Without command units in play the half value alone shows: half, half + 1. */
  test.each([
    [69, 35],
    [8, 4],
    [9, 5],
    [10, 5],
    [11, 6],
  ])('SV-VICT-01 SV-X-13 SV-R-69 of %i stands the half value is %i: more than that ends the game', (stands, half) => {
    expect(outcome(judge(lost(stands, half), WHOLE, {}, true))).toBeUndefined();
    expect(outcome(judge(lost(stands, half + 1), WHOLE))).toMatchObject({ winner: 'north' });
  });

  test.each([
    [69, 35],
    [10, 5],
    [9, 5],
  ])('SV-R-69 breakAtValue: of %i stands %i are enough', (stands, half) => {
    const options = { houseRules: { breakAtValue: true } };
    expect(outcome(judge(lost(stands, half), WHOLE, { options }))).toMatchObject({ winner: 'north' });
    expect(outcome(judge(lost(stands, half - 1), WHOLE, { options }, true))).toBeUndefined();
  });

  /** What is left of the command after the phase, and the tally. */
  const after = (stands: number, tally: number, houseRules: Loose = {}) => {
    const match = situation({
      phase: 'victory',
      units: [...FIELD, ...COMMAND],
      sides: { south: lost(stands, tally), north: WHOLE },
      options: { houseRules },
      dice: NEXT,
    });
    return {
      sub: unit(match, 'S9').status === 'table',
      commander: unit(match, 'S8').status === 'table',
      tally: position(match).sides.south.tally,
    };
  };
  test.each([
    [69, 18, true, true, 18],
    [69, 19, false, true, 20],
    [69, 22, false, true, 23],
    [69, 23, false, false, 25],
    [69, 33, false, false, 35],
    [8, 2, true, true, 2],
    [13, 4, true, true, 4],
    [13, 5, false, false, 7],
    [20, 5, true, true, 5],
    [20, 6, false, true, 7],
  ])('SV-VICT-01 SV-VICT-03 SV-R-68 SV-X-13 %i stands, %i lost', (stands, tally, sub, commander, then) => {
    expect(after(stands, tally)).toEqual({ sub, commander, tally: then });
  });

  test('SV-VICT-03 SV-R-68 the removed command can tip the balance: 34 of 69', () => {
    const units = [...FIELD, ...COMMAND];
    const match = judge(lost(69, 34), WHOLE, { units });
    expect(outcome(match)).toMatchObject({ winner: 'north' });
    expect(position(match).sides.south.tally).toBe(36);
  });

  test.each([
    [69, 23, false, true, 23],
    [69, 24, false, false, 24],
    [69, 35, false, false, 35],
  ])('SV-R-68 removedCommandNotCounted: %i stands, %i lost', (stands, tally, sub, commander, then) => {
    expect(after(stands, tally, { removedCommandNotCounted: true })).toEqual({ sub, commander, tally: then });
  });

  test('SV-VICT-03 all Sub-Commanders go, those of the other side stay', () => {
    const match = situation({
      phase: 'victory',
      units: [
        ...FIELD,
        ...COMMAND,
        { ...COMMAND[1], id: 'S10', x: 50000 },
        { id: 'N8', type: 'Cmd', layout: 'C', x: 40000, y: 45000 },
        { id: 'N9', type: 'Sub', layout: 'C', x: 45000, y: 45000 },
      ],
      sides: { south: lost(69, 19), north: lost(69, 18) },
      dice: NEXT,
    });
    const status = (id: string) => unit(match, id).status;
    expect(['S8', 'S9', 'S10', 'N8', 'N9'].map(status)).toEqual(['table', 'routed', 'routed', 'table', 'table']);
    expect(position(match).sides).toMatchObject({ south: { tally: 21 }, north: { tally: 18 } });
  });

  test('SV-VICT-01 starting stands count guns and command; without a word those of the units listed', () => {
    const match = movement([
      ...FIELD,
      ...COMMAND,
      { id: 'S5', type: 'RA', layout: 'G', x: 60000, y: 5000 },
      foot('S6', 0, 0, { status: 'routed', layout: 'MM' }),
    ]);
    expect(position(match).sides.south).toMatchObject({ stands: 2 + 2 + 1 + 2, tally: 2 });
    expect(position(match).sides.north).toMatchObject({ stands: 2, tally: 0 });
  });
});

describe('The tally', () => {
  const tally = (match: Match, side: 'south' | 'north' = 'south') => position(match).sides[side].tally;
  const losses = (units: Loose[], dice: number[] = []) => situation({ phase: 'losses', units, dice });

  test('SV-VICT-02 stands lost', () => {
    const match = losses([foot('S1', 20000, 10000, { hits: 5 }), FIELD[1]!]);
    choose(match, options(match)[0]);
    expect(tally(match)).toBe(2);
    expect(tally(match, 'north')).toBe(0);
  });

  test('SV-VICT-02 a unit wiped out, overkill not counted', () => {
    const match = losses([foot('S1', 20000, 10000, { hits: 12 }), foot('S2', 40000, 10000), FIELD[1]!]);
    expect(tally(match)).toBe(4);
    expect(unit(match, 'S1').status).toBe('routed');
  });

  test('SV-VICT-02 a single stand in contact at the end of the phase', () => {
    const match = losses([
      foot('S1', 20000, 20000, { layout: 'M' }),
      foot('N1', 20000, 20000),
      foot('S2', 40000, 10000),
    ]);
    expect(tally(match)).toBe(1);
    expect(unit(match, 'S1').status).toBe('routed');
  });

  test('SV-VICT-02 a unit retreated', () => {
    const match = movement([foot('S1', 20000, 10000, { layout: 'M' }), foot('S2', 40000, 10000), FIELD[1]!]);
    choose(match, { do: 'end' });
    choose(match, { do: 'retire', unit: 'S1' });
    expect(tally(match)).toBe(1);
    expect(unit(match, 'S1').status).toBe('routed');
  });

  test('SV-VICT-02 stands that leave the table', () => {
    const match = movement([
      foot('S1', 20000, 3000, { heading: 1800, layout: 'MM' }),
      foot('S2', 40000, 10000),
      FIELD[1]!,
    ]);
    order(match, 'S1', ahead(4000, { leaveTable: true }));
    expect(tally(match)).toBe(2);
    expect(unit(match, 'S1').status).toBe('routed');
  });

  test('SV-VICT-02 a gun overrun', () => {
    const match = movement(
      [
        { id: 'S1', type: 'M', layout: 'XX', x: 20000, y: 10000 },
        { id: 'N2', type: 'RA', layout: 'G', x: 20000, y: 18000, limbered: true },
        FIELD[1]!,
      ],
      { dice: [3] },
    );
    order(match, 'S1', { do: 'charge', target: 'N2' });
    expect(unit(match, 'N2').status).toBe('routed');
    expect(tally(match, 'north')).toBe(1);
  });
});

describe('Results', () => {
  test.each([
    [lost(60, 31), lost(60, 31), 'A Draw', undefined],
    [lost(60, 31), lost(60, 0), 'A Splendid Victory', 'north'],
    [lost(60, 31), lost(60, 20), 'A Splendid Victory', 'north'],
    [lost(60, 31), lost(60, 21), 'A Minor Victory', 'north'],
    [lost(60, 31), lost(60, 30), 'A Minor Victory', 'north'],
    [lost(60, 5), lost(60, 40), 'A Splendid Victory', 'south'],
    [lost(61, 22), lost(60, 40), 'A Minor Victory', 'south'],
    [lost(61, 21), lost(60, 40), 'A Splendid Victory', 'south'],
    [lost(60, 58), lost(6, 4), 'A Draw', undefined],
  ])('SV-VICT-04 South %j, North %j: %s', (south, north, result, winner) => {
    const match = judge(south, north);
    expect(outcome(match)).toMatchObject({ result, rule: expect.stringMatching(/^SV-VICT-0[34]$/) });
    expect(outcome(match)?.winner).toBe(winner);
    expect(decision(match)).toBeUndefined();
  });

  test("SV-VICT-04 the winner's own tally is read after its command has gone", () => {
    const units = [...FIELD, ...COMMAND];
    // 20 of 60 with a Sub-Commander: 21 is more than a third.
    expect(outcome(judge(lost(60, 20), lost(60, 31), { units }))).toMatchObject({
      result: 'A Minor Victory',
      winner: 'south',
    });
  });

  test('SV-VICT-04 the game ends in the Determine Victory Phase, not before', () => {
    const match = movement(FIELD, { sides: { south: lost(60, 40), north: lost(60, 0) } });
    expect(outcome(match)).toBeUndefined();
    choose(match, { do: 'end' });
    expect(outcome(match)).toBeUndefined();
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ winner: 'north' });
  });

  test.each(['south', 'north'] as const)('SV-VICT-05 %s concedes at any time', (side) => {
    const winner = side === 'south' ? 'north' : 'south';
    const moments = [
      movement(FIELD),
      situation({ phase: 'firing', units: [foot('S1', 20000, 20000), foot('N1', 20000, 25000)] }),
      judge(lost(60, 29), lost(60, 0), {}, true),
    ];
    for (const match of moments) {
      interrupt(match, side, { do: 'concede' });
      expect(outcome(match)).toMatchObject({ result: 'A Splendid Victory', winner, rule: 'SV-VICT-05' });
      expect(decision(match)).toBeUndefined();
    }
  });

  test('SV-VICT-05 even when the other side has lost more', () => {
    const match = movement(FIELD, { sides: { south: lost(60, 0), north: lost(60, 30) } });
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Splendid Victory', winner: 'north' });
    expect(interruptionRefusal(match, 'north', { do: 'concede' })?.rule).toBe('SV-TURN-01');
  });

  test('SV-VICT-05 even before the first turn', () => {
    const units = [
      { name: 'C', type: 'Cmd', stands: 'C' },
      { name: 'D', type: 'Sub', stands: 'C' },
    ];
    const match = start({ armies: { south: { name: 'A', units }, north: { name: 'B', units } }, dice: [6, 6, 1, 1] });
    interrupt(match, 'north', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Splendid Victory', winner: 'south' });
  });

  test('SV-VICT-09 play goes on to the phase when the last unit is gone', () => {
    const match = situation({
      phase: 'losses',
      sides: { south: lost(40, 0) },
      units: [foot('S1', 20000, 10000, { hits: 8 }), foot('N1', 20000, 40000)],
    });
    expect(outcome(match)).toBeUndefined();
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Splendid Victory', winner: 'north' });
    expect(position(match).sides.south.tally).toBe(4);
  });

  test.each([
    ['north', [FIELD[1]!], lost(40, 5), lost(40, 5)],
    ['south', [FIELD[0]!], lost(40, 5), lost(40, 5)],
  ])('SV-VICT-09 SV-R-94 %s wins when the other side has no unit left', (winner, units, south, north) => {
    const match = judge(south, north, { units });
    expect(outcome(match)).toMatchObject({ result: 'A Splendid Victory', winner });
  });

  test('SV-VICT-09 nor one that routed', () => {
    const match = judge(lost(40, 5), lost(40, 4), { units: [FIELD[0]!, { ...FIELD[1], status: 'routed' }] });
    expect(outcome(match)).toMatchObject({ winner: 'south' });
  });

  test('SV-VICT-09 both sides without units: a draw', () => {
    const units = FIELD.map((one) => ({ ...one, status: 'routed' }));
    expect(outcome(judge(lost(40, 5), lost(40, 4), { units }))).toMatchObject({ result: 'A Draw' });
  });

  test('SV-VICT-04 SV-VICT-09 one side broken, the other without units: a draw', () => {
    const units = [FIELD[0]!, { ...FIELD[1], status: 'routed' }];
    expect(outcome(judge(lost(40, 21), lost(40, 4), { units }))).toMatchObject({ result: 'A Draw' });
  });

  test('SV-VICT-04 SV-R-68 both sides broken by the removal of their command: a draw', () => {
    const north = COMMAND.map((one) => ({ ...one, id: one.id.replace('S', 'N'), y: 45000 }));
    const match = judge(lost(69, 34), lost(69, 34), { units: [...FIELD, ...COMMAND, ...north] });
    expect(outcome(match)).toMatchObject({ result: 'A Draw' });
    expect(position(match).sides).toMatchObject({ south: { tally: 36 }, north: { tally: 36 } });
  });

  test('SV-VICT-09 a Commander alone is a unit', () => {
    const match = judge(lost(40, 5), lost(40, 5), { units: [COMMAND[0]!, FIELD[1]!] }, true);
    expect(outcome(match)).toBeUndefined();
  });
});

describe('Limits and agreements', () => {
  test.each([1, 12, 99, 500])('SV-VICT-07 SV-R-87 no turn limit: turn %i goes on', (turn) => {
    const match = judge(lost(60, 5), lost(60, 25), { turn }, true);
    expect(outcome(match)).toBeUndefined();
    expect(position(match).turn).toBe(turn + 1);
  });

  test('SV-VICT-07 a scenario replaces the values', () => {
    const options = { victory: 'scenario', turnLimit: 3 };
    const match = judge(lost(60, 10), lost(60, 5), { options, turn: 1 }, true);
    expect(outcome(match)).toBeUndefined();
    expect(position(match).options).toMatchObject(options);
  });

  test.each([
    [lost(100, 10), lost(100, 20), 'A Minor Victory', 'south'],
    [lost(100, 11), lost(100, 20), 'A Draw', undefined],
    [lost(100, 20), lost(100, 10), 'A Minor Victory', 'north'],
    [lost(30, 4), lost(30, 7), 'A Minor Victory', 'south'], // exactly ten points
    [lost(30, 8), lost(30, 11), 'A Minor Victory', 'south'],
    [lost(70, 14), lost(70, 21), 'A Minor Victory', 'south'],
    [lost(70, 15), lost(70, 21), 'A Draw', undefined],
    [lost(20, 5), lost(60, 10), 'A Draw', undefined], // 25 and 16.7 of a hundred
    [lost(100, 10), lost(200, 39), 'A Draw', undefined], // 10 and 19.5 of a hundred
    [lost(20, 2), lost(60, 20), 'A Minor Victory', 'south'],
    [lost(50, 0), lost(50, 0), 'A Draw', undefined],
  ])('SV-VICT-10 SV-R-87 after the last turn South %j, North %j: %s', (south, north, result, winner) => {
    const match = judge(south, north, { turn: 6, options: { turnLimit: 6 } });
    expect(outcome(match)).toMatchObject({ result, rule: 'SV-VICT-10' });
    expect(outcome(match)?.winner).toBe(winner);
  });

  test('SV-VICT-10 not before the last turn; a broken side comes first', () => {
    const before = judge(lost(100, 10), lost(100, 40), { turn: 5, options: { turnLimit: 6 } }, true);
    expect(outcome(before)).toBeUndefined();
    const broken = judge(lost(100, 10), lost(100, 51), { turn: 6, options: { turnLimit: 6 } });
    expect(outcome(broken)).toMatchObject({ result: 'A Splendid Victory', winner: 'south' });
  });

  test('SV-VICT-06 if the game goes on red markers are removed, nothing else', () => {
    const units = [
      foot('S1', 20000, 20000, { fired: true, hits: 2 }),
      foot('N1', 20000, 25000, { fired: true, hits: 1 }),
      {
        id: 'S2',
        type: 'D',
        layout: 'DD',
        state: 'dismounted',
        formation: 'openOrder',
        x: 40000,
        y: 10000,
        fired: true,
      },
      { id: 'S3', type: 'HA', layout: 'G', limbered: true, x: 50000, y: 10000 },
    ];
    const match = judge(WHOLE, WHOLE, { units }, true);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    expect(unit(match, 'S1')).toMatchObject({ fired: false, hits: 2 });
    expect(unit(match, 'N1')).toMatchObject({ fired: false, hits: 1 });
    expect(unit(match, 'S2')).toMatchObject({ fired: false, formation: 'openOrder' });
    expect(unit(match, 'S3').limbered).toBe(true);
  });
});

describe('Disputes (P-DISPUTE)', () => {
  const dispute = (value: boolean) => ({ do: 'dispute', switch: 'turnsEndOnly', value });
  /** A friend stands in the sweep of S1's turn, not in its end position. */
  const LINE = [
    foot('S1', 20000, 20000, { layout: 'MMMM' }),
    foot('S2', 20000 + 2263 + 787, 20000 - 2263, { layout: 'M' }),
    foot('N1', 60000, 46000),
  ];
  const mayTurn = (match: Match) => {
    choose(match, { do: 'choose', unit: 'S1' });
    return refusal(match, { do: 'manoeuvre', steps: [{ turn: 900 }] }) === undefined;
  };

  test('SV-VICT-08 agreed: the switch holds from now on, for both sides', () => {
    const match = movement(LINE);
    interrupt(match, 'north', dispute(true));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'dispute' });
    choose(match, { do: 'agree' });
    expect(position(match)).toMatchObject({ rulings: [{ switch: 'turnsEndOnly', value: true }] });
    expect(mayTurn(match)).toBe(true);
  });

  test.each([
    ['north', [6, 5, 1, 2], true],
    ['north', [1, 2, 6, 5], false],
    ['south', [1, 2, 6, 5], true],
    ['south', [6, 5, 1, 2], false],
    ['north', [3, 4, 6, 1, 6, 6, 1, 1], true],
  ] as const)('SV-VICT-08 %s opens it, dice %j: the lower total decides, ties again: %s', (by, dice, value) => {
    const match = movement(LINE, { dice: [...dice] });
    interrupt(match, by, dispute(true));
    choose(match, { do: 'throw' });
    expect(throwsOf(match).map(({ side, count }) => `${side} ${count}`)).toEqual(
      dice.filter((_, i) => i % 2 === 0).map((_, i) => (i % 2 ? 'north 2' : 'south 2')),
    );
    expect(position(match).rulings).toEqual([expect.objectContaining({ switch: 'turnsEndOnly', value })]);
    expect(mayTurn(match)).toBe(value);
  });

  test('SV-VICT-08 in the midst of an order: the same decision is asked again, by the new rule', () => {
    const match = movement(LINE);
    const given = { do: 'manoeuvre', steps: [{ turn: 900 }] };
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, given)?.rule).toBe('SV-FACE-03');
    interrupt(match, 'south', dispute(true));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'dispute' });
    choose(match, { do: 'agree' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'order' });
    choose(match, given);
    expect(unit(match, 'S1').heading).toBe(900);
  });

  test('SV-VICT-08 it binds for the rest of the game: not opened again', () => {
    const match = movement(LINE);
    interrupt(match, 'north', dispute(true));
    choose(match, { do: 'agree' });
    expect(interruptionRefusal(match, 'south', dispute(false))?.rule).toBe('SV-VICT-08');
  });

  test('SV-VICT-08 a ruling handed over with a position binds', () => {
    const match = movement(LINE, { rulings: [{ switch: 'turnsEndOnly', value: true }] });
    expect(mayTurn(match)).toBe(true);
    const against = movement(LINE, {
      options: { houseRules: { turnsEndOnly: true } },
      rulings: [{ switch: 'turnsEndOnly', value: false }],
    });
    expect(mayTurn(against)).toBe(false);
  });

  test('SV-VICT-08 only about switches there are', () => {
    expect(() => {
      const refused = interruptionRefusal(movement(FIELD), 'south', {
        do: 'dispute',
        switch: 'moonlight',
        value: true,
      });
      if (refused) throw new Error(refused.rule);
    }).toThrow();
  });
});
