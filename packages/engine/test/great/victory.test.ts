// A Great Victory: victory (P20, GV-VICT, GV-R-66..-68, GV-WE-09).
import { describe, expect, test } from 'vitest';
import { choose, decision, interrupt, interruptionRefusal, outcome, position, situation, start, unit } from './kit.js';
import { X, Y, foot, losses as lossPhase, north, south, troops, type Loose, type Match } from './melee-help.js';

const NEXT = [1, 1, 6, 6];
const at = (id: string, x: number, y: number, more: Loose = {}): Loose => ({
  id,
  type: 'medium foot arms',
  x,
  y,
  ...more,
});
const FIELD = [at('S1', 20000, 10000), at('N1', 20000, 110000)];
const COMMAND = [at('S8', 40000, 5000, { type: 'commander' }), at('S9', 50000, 5000, { type: 'sub-commander' })];
const lost = (units: number, tally: number): Loose => ({ units, tally });
const WHOLE = lost(100, 0);
/** The Determine Victory phase with these numbers; the dice are those of the next turn, if there is one. */
const judge = (southern: Loose, northern: Loose, more: Loose = {}, goesOn = false): Match =>
  situation({
    phase: 'victory',
    initiative: 'south',
    units: FIELD,
    sides: { south: southern, north: northern },
    dice: goesOn ? NEXT : [],
    ...more,
  });
const tally = (match: Match, side: 'south' | 'north' = 'south'): number => position(match).sides[side].tally;
const movement = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', units, dice: [], ...more });

describe('GV-VICT-01, -04 the breakpoint', () => {
  test.each([
    [71, 36],
    [70, 35],
    [8, 4],
    [9, 5],
    [10, 5],
    [11, 6],
    [3, 2],
  ])('GV-VICT-01, -04, GV-WE-09, GV-R-67 of %i units it is %i: more than that ends the game', (units, half) => {
    expect(outcome(judge(lost(units, half), WHOLE, {}, true))).toBeUndefined();
    expect(outcome(judge(lost(units, half + 1), WHOLE))).toMatchObject({
      winner: 'north',
      rule: expect.stringMatching(/^GV-VICT-0[45]$/),
    });
  });
  test.each([
    [71, 36],
    [10, 5],
    [9, 5],
  ])('GV-R-67 breakAtValue: of %i units %i are enough', (units, half) => {
    const options = { houseRules: { breakAtValue: true } };
    expect(outcome(judge(lost(units, half), WHOLE, { options }))).toMatchObject({ winner: 'north' });
    expect(outcome(judge(lost(units, half - 1), WHOLE, { options }, true))).toBeUndefined();
  });
  test('GV-VICT-01 units of the start count guns and command; without a word those listed, the routed among the lost', () => {
    const match = movement([
      ...FIELD,
      ...COMMAND,
      at('S5', 60000, 5000, { type: 'light artillery' }),
      at('S6', 0, 0, { status: 'routed' }),
    ]);
    expect(position(match).sides.south).toMatchObject({ units: 5, tally: 1 });
    expect(position(match).sides.north).toMatchObject({ units: 1, tally: 0 });
  });
});

describe('GV-VICT-03, GV-R-66 sub-commanders', () => {
  /** What is left of the command after the phase, and the tally. */
  const after = (units: number, count: number, houseRules: Loose = {}) => {
    const match = situation({
      phase: 'victory',
      initiative: 'south',
      units: [...FIELD, ...COMMAND],
      sides: { south: lost(units, count), north: WHOLE },
      options: { houseRules },
      dice: NEXT,
    });
    return {
      sub: unit(match, 'S9').status === 'table',
      commander: unit(match, 'S8').status === 'table',
      tally: tally(match),
    };
  };
  test.each([
    [71, 24, true, 24],
    [71, 25, false, 25],
    [71, 36, false, 36],
    [12, 4, true, 4],
    [12, 5, false, 5],
    [13, 5, true, 5],
    [13, 6, false, 6],
    [14, 5, true, 5],
    [14, 6, false, 6],
  ])('GV-VICT-01, -03, GV-R-66, GV-WE-09 %i units, %i lost', (units, count, sub, then) => {
    expect(after(units, count)).toEqual({ sub, commander: true, tally: then });
  });
  test.each([
    [71, 24, true, 24],
    [71, 25, false, 26],
    [71, 35, false, 36],
  ])('GV-R-66 removedCommandCounted: %i units, %i lost', (units, count, sub, then) => {
    expect(after(units, count, { removedCommandCounted: true })).toEqual({ sub, commander: true, tally: then });
  });
  test('GV-R-66 removedCommandCounted: it can tip the balance', () => {
    const units = [...FIELD, ...COMMAND];
    const options = { houseRules: { removedCommandCounted: true } };
    const match = judge(lost(71, 36), WHOLE, { units, options });
    expect(outcome(match)).toMatchObject({ winner: 'north' });
    expect(tally(match)).toBe(37);
    expect(outcome(judge(lost(71, 36), WHOLE, { units }, true))).toBeUndefined();
  });
  test('GV-R-67 breakAtValue does not change the third: sub-commanders go when it is exceeded', () => {
    expect(after(71, 24, { breakAtValue: true }).sub).toBe(true);
    expect(after(71, 25, { breakAtValue: true }).sub).toBe(false);
  });
  test('GV-VICT-03 all sub-commanders go, those of the other side stay', () => {
    const match = situation({
      phase: 'victory',
      initiative: 'south',
      units: [
        ...FIELD,
        ...COMMAND,
        { ...COMMAND[1], id: 'S10', x: 60000 },
        at('N8', 40000, 115000, { type: 'commander' }),
        at('N9', 50000, 115000, { type: 'sub-commander' }),
      ],
      sides: { south: lost(71, 25), north: lost(71, 24) },
      dice: NEXT,
    });
    const onTable = (id: string): boolean => unit(match, id).status === 'table';
    expect(['S8', 'S9', 'S10', 'N8', 'N9'].map(onTable)).toEqual([true, false, false, true, true]);
    expect(position(match).sides).toMatchObject({ south: { tally: 25 }, north: { tally: 24 } });
  });
});

describe('GV-VICT-02 the tally', () => {
  test('GV-VICT-02 a unit removed for its losses counts one, whatever it was', () => {
    const match = lossPhase([south(foot(0)), north(troops('heavy elephants', 5))]);
    expect([tally(match), tally(match, 'north')]).toEqual([1, 0]);
  });
  test('GV-VICT-02 a unit retreated', () => {
    const match = movement([at('S1', 20000, 10000, { hits: 9 }), at('S2', 60000, 10000), FIELD[1]!]);
    choose(match, { do: 'end' });
    choose(match, { do: 'retire', unit: 'S1' });
    expect(tally(match)).toBe(1);
    expect(unit(match, 'S1').status).toBe('routed');
  });
  test('GV-VICT-02, GV-GEN-08 a unit lost off the table', () => {
    const match = movement([at('S1', 20000, 3000, { heading: 1800 }), at('S2', 60000, 10000), FIELD[1]!]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 4000 }], leaveTable: true });
    expect(tally(match)).toBe(1);
    expect(unit(match, 'S1').status).toBe('routed');
  });
  test('GV-VICT-02 artillery over-run', () => {
    const match = movement(
      [
        at('S1', X, Y - 5000, { type: 'medium horse' }),
        at('N2', X, Y, { type: 'light artillery', packed: true, heading: 1800 }),
        FIELD[1]!,
      ],
      { dice: [3] },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'charge', target: 'N2' });
    expect(unit(match, 'N2').status).toBe('routed');
    expect(tally(match, 'north')).toBe(1);
  });
  test('GV-VICT-02 a commander lost counts like any unit', () => {
    const match = lossPhase([south(troops('commander', 0)), north(foot(5))]);
    expect(tally(match)).toBe(1);
  });
});

describe('GV-VICT-05 results', () => {
  test.each([
    [lost(60, 31), lost(60, 31), 'A Draw', undefined],
    [lost(60, 31), lost(60, 0), 'A Great Victory', 'north'],
    [lost(60, 31), lost(60, 20), 'A Great Victory', 'north'],
    [lost(60, 31), lost(60, 21), 'A Narrow Victory', 'north'],
    [lost(60, 31), lost(60, 30), 'A Narrow Victory', 'north'],
    [lost(60, 5), lost(60, 40), 'A Great Victory', 'south'],
    [lost(61, 22), lost(60, 40), 'A Narrow Victory', 'south'],
    [lost(61, 21), lost(60, 40), 'A Great Victory', 'south'],
    [lost(60, 58), lost(6, 4), 'A Draw', undefined],
  ])('GV-VICT-05 South %j, North %j: %s', (southern, northern, result, winner) => {
    const match = judge(southern, northern);
    expect(outcome(match)).toMatchObject({ result, rule: expect.stringMatching(/^GV-VICT-0[45]$/) });
    expect(outcome(match)?.winner).toBe(winner);
    expect(decision(match)).toBeUndefined();
  });
  test("GV-VICT-05, GV-R-66 the winner's own tally does not count its removed sub-commanders; with the switch it does", () => {
    const units = [...FIELD, ...COMMAND];
    expect(outcome(judge(lost(60, 20), lost(60, 31), { units }))).toMatchObject({ result: 'A Great Victory' });
    const options = { houseRules: { removedCommandCounted: true } };
    expect(outcome(judge(lost(60, 20), lost(60, 31), { units, options }))).toMatchObject({ result: 'A Great Victory' });
    expect(outcome(judge(lost(60, 21), lost(60, 31), { units, options }))).toMatchObject({
      result: 'A Narrow Victory',
    });
  });
  test('GV-VICT-04 the game ends in the Determine Victory phase, not before', () => {
    const match = movement(FIELD, { sides: { south: lost(60, 40), north: lost(60, 0) } });
    expect(outcome(match)).toBeUndefined();
    choose(match, { do: 'end' });
    expect(outcome(match)).toBeUndefined();
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ winner: 'north' });
  });
  test.each(['south', 'north'] as const)('GV-VICT-07 %s concedes at any time', (side) => {
    const winner = side === 'south' ? 'north' : 'south';
    const moments = [
      movement(FIELD),
      situation({
        phase: 'firing',
        initiative: 'south',
        units: [at('S1', X, Y, { type: 'light foot bows' }), at('N1', X, Y + 5000, { type: 'light foot bows' })],
      }),
      situation({
        phase: 'melee',
        initiative: 'south',
        units: [
          south(foot(5)),
          north({ ...foot(5, { formation: 'block' }), x: X - 2000 }),
          at('N2', X + 2000, Y, { formation: 'block' }),
        ],
      }),
      judge(lost(60, 29), lost(60, 0), { units: FIELD.map((one) => ({ ...one, type: 'medium foot bows' })) }, true),
    ];
    for (const match of moments) {
      interrupt(match, side, { do: 'concede' });
      expect(outcome(match)).toMatchObject({ result: 'A Great Victory', winner, rule: 'GV-VICT-07' });
      expect(decision(match)).toBeUndefined();
    }
  });
  test('GV-VICT-07 even when the other side has lost more; then it is over', () => {
    const match = movement(FIELD, { sides: { south: lost(60, 0), north: lost(60, 30) } });
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Great Victory', winner: 'north' });
    expect(interruptionRefusal(match, 'north', { do: 'concede' })?.rule).toBe('GV-TURN-01');
  });
  test('GV-VICT-07 even before the first turn', () => {
    const army = { name: 'A', units: [{ name: 'C', type: 'commander' }] };
    const match = start({
      armies: { south: army, north: army },
      options: { armySource: 'roster' },
      dice: [6, 6, 1, 1],
    });
    interrupt(match, 'north', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Great Victory', winner: 'south' });
  });
});

describe('GV-VICT-08, GV-R-68 a side without units', () => {
  test('GV-VICT-08 play goes on to the phase when the last unit is gone', () => {
    const match = situation({
      phase: 'losses',
      initiative: 'south',
      sides: { south: lost(40, 0) },
      units: [at('S1', 20000, 10000, { hits: 14 }), FIELD[1]!],
    });
    expect(outcome(match)).toBeUndefined();
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Great Victory', winner: 'north' });
    expect(tally(match)).toBe(1);
  });
  test.each([
    ['north', [FIELD[1]!]],
    ['south', [FIELD[0]!]],
  ])('GV-VICT-08, GV-R-68 %s wins when the other side has no unit left', (winner, units) => {
    expect(outcome(judge(lost(40, 5), lost(40, 5), { units }))).toMatchObject({ result: 'A Great Victory', winner });
  });
  test('GV-VICT-08 a Narrow Victory if the winner has lost more than a third', () => {
    expect(outcome(judge(lost(40, 5), lost(40, 15), { units: [FIELD[1]!] }))).toMatchObject({
      result: 'A Narrow Victory',
      winner: 'north',
    });
  });
  test('GV-VICT-08 both sides without units: a draw', () => {
    const units = FIELD.map((one) => ({ ...one, status: 'routed' }));
    expect(outcome(judge(lost(40, 5), lost(40, 4), { units }))).toMatchObject({ result: 'A Draw' });
  });
  test('GV-VICT-05, -08 one side broken, the other without units: a draw', () => {
    const units = [FIELD[0]!, { ...FIELD[1], status: 'routed' }];
    expect(outcome(judge(lost(40, 21), lost(40, 4), { units }))).toMatchObject({ result: 'A Draw' });
  });
  test('GV-VICT-08, P20 1, 2 a side whose last units were its sub-commanders', () => {
    const match = judge(lost(40, 15), lost(40, 5), { units: [COMMAND[1]!, FIELD[1]!] });
    expect(outcome(match)).toMatchObject({ result: 'A Great Victory', winner: 'north' });
    expect(tally(match)).toBe(15);
  });
  test('GV-VICT-08 a commander alone is a unit', () => {
    expect(outcome(judge(lost(40, 5), lost(40, 5), { units: [COMMAND[0]!, FIELD[1]!] }, true))).toBeUndefined();
  });
});

describe('GV-VICT-09, GV-R-68 the turn limit', () => {
  test.each([1, 12, 99, 500])('GV-VICT-09 none by default: turn %i goes on', (turn) => {
    const match = judge(lost(60, 5), lost(60, 25), { turn }, true);
    expect(outcome(match)).toBeUndefined();
    expect(position(match).turn).toBe(turn + 1);
  });
  test.each([
    [lost(100, 10), lost(100, 20), 'A Narrow Victory', 'south'],
    [lost(100, 11), lost(100, 20), 'A Draw', undefined],
    [lost(100, 20), lost(100, 10), 'A Narrow Victory', 'north'],
    [lost(30, 4), lost(30, 7), 'A Narrow Victory', 'south'], // exactly ten points
    [lost(30, 8), lost(30, 11), 'A Narrow Victory', 'south'],
    [lost(70, 14), lost(70, 21), 'A Narrow Victory', 'south'],
    [lost(70, 15), lost(70, 21), 'A Draw', undefined],
    [lost(20, 5), lost(60, 10), 'A Draw', undefined], // 25 and 16.7 of a hundred
    [lost(100, 10), lost(200, 39), 'A Draw', undefined], // 10 and 19.5 of a hundred
    [lost(20, 2), lost(60, 20), 'A Narrow Victory', 'south'],
    [lost(50, 0), lost(50, 0), 'A Draw', undefined],
  ])('GV-VICT-09, GV-R-68 after the last turn South %j, North %j: %s', (southern, northern, result, winner) => {
    const match = judge(southern, northern, { turn: 6, options: { turnLimit: 6 } });
    expect(outcome(match)).toMatchObject({ result, rule: 'GV-VICT-09' });
    expect(outcome(match)?.winner).toBe(winner);
  });
  test('GV-VICT-09 not before the last turn; a broken side comes first', () => {
    const before = judge(lost(100, 10), lost(100, 40), { turn: 5, options: { turnLimit: 6 } }, true);
    expect(outcome(before)).toBeUndefined();
    const broken = judge(lost(100, 10), lost(100, 51), { turn: 6, options: { turnLimit: 6 } });
    expect(outcome(broken)).toMatchObject({ result: 'A Great Victory', winner: 'south' });
  });
});

describe('GV-VICT-06 if the game goes on', () => {
  test('GV-VICT-06, P20 4 red markers are removed, nothing else, and a new turn begins', () => {
    const units = [
      at('S1', 20000, 20000, { type: 'light foot bows', fired: true, hits: 2 }),
      at('N1', 20000, 25000, { type: 'light foot bows', fired: true, hits: 1, heading: 1800 }),
      at('S2', 60000, 10000, { type: 'light foot slings', formation: 'skirmishLine', fired: true }),
      at('S3', 80000, 10000, { type: 'light artillery', packed: true }),
    ];
    const match = judge(WHOLE, WHOLE, { units, turn: 4 }, true);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    expect(position(match)).toMatchObject({ turn: 5, phase: 'firing', initiative: 'south' });
    expect(unit(match, 'S1')).toMatchObject({ fired: false, hits: 2 });
    expect(unit(match, 'N1')).toMatchObject({ fired: false, hits: 1 });
    expect(unit(match, 'S2')).toMatchObject({ fired: false, formation: 'skirmishLine' });
    expect(unit(match, 'S3').packed).toBe(true);
  });
});
