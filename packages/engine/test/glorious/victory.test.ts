// A Glorious Victory: victory (P10, GL-VICT-01, -03..-06, GL-R-59).
import { describe, expect, test } from 'vitest';
import {
  choose,
  decision,
  events,
  interrupt,
  interruptionRefusal,
  outcome,
  position,
  situation,
  start,
} from './kit.js';
import {
  RADIUS,
  X,
  Y,
  asked,
  battle,
  gone,
  line,
  mass,
  melee,
  misses,
  north,
  south,
  tally,
  type Loose,
  type Match,
} from './melee-help.js';

const FIELD = [south({ ...line('foot pike'), y: 8000 }), north({ ...line('foot pike'), y: 40000 })];
const lost = (elements: number, count: number): Loose => ({ elements, tally: count });
const WHOLE = lost(100, 0);
/** The end of a Game Turn with these numbers; South holds the initiative, so that the next one needs no dice. */
const judge = (southern: Loose, northern: Loose, more: Loose = {}): Match =>
  situation({
    phase: 'victory',
    initiative: 'south',
    holder: 'south',
    units: FIELD,
    sides: { south: southern, north: northern },
    dice: [],
    ...more,
  });
const result = (match: Match): string => {
  const found = outcome(match);
  return found ? `${found.winner ?? 'nobody'}: ${found.result}` : 'goes on';
};
const movement = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', holder: 'south', units, dice: [], ...more });

describe('GL-VICT-03 broken', () => {
  test.each([
    [100, 50],
    [75, 38],
    [74, 37],
    [7, 4],
    [8, 4],
  ])('GL-VICT-03, GL-R-59, P10 of %i elements more than %i must be lost', (elements, half) => {
    expect(result(judge(lost(elements, half), WHOLE))).toBe('goes on');
    const match = judge(lost(elements, half + 1), WHOLE);
    expect(result(match)).toBe('north: A Glorious Victory');
    expect(outcome(match)!.rule).toBe('GL-VICT-04');
    expect(decision(match)).toBeUndefined();
    expect(result(judge(WHOLE, lost(elements, half + 1)))).toBe('south: A Glorious Victory');
  });
  test.each([
    [25, 100, 25],
    [25, 75, 19],
    [33, 75, 25], // 24.75
    [60, 75, 45],
    [61, 75, 46], // 45.75
    [75, 8, 6],
    [90, 75, 68], // 67.5
  ])('GL-VICT-03 breakFraction %i of a hundred: of %i elements %i', (breakFraction, elements, value) => {
    const options = { breakFraction };
    expect(result(judge(lost(elements, value), WHOLE, { options }))).toBe('goes on');
    expect(result(judge(lost(elements, value + 1), WHOLE, { options }))).toBe('north: A Glorious Victory');
  });
  test.each([24, 91, 0.5])('GL-VICT-03 breakFraction %d is no option', (breakFraction) => {
    expect(() => judge(WHOLE, WHOLE, { options: { breakFraction } })).toThrow();
  });
  test('GL-VICT-03 the elements of the start count guns and command; without a word those listed', () => {
    const match = movement([
      ...FIELD,
      south({ id: 'S2', ...line('bombard'), x: 50000, y: 8000 }),
      south({ id: 'S3', ...line('commander'), x: 55000, y: 8000 }),
      south({ id: 'S4', ...battle(), x: 15000, y: 8000 }),
      { id: 'S5', type: 'sub-commander', aboard: 'S4' },
      south({ id: 'S6', ...line('knights', 3), status: 'routed' }),
    ]);
    expect(position(match).sides.south).toMatchObject({ elements: 6 + 1 + 1 + 18 + 1 + 3, tally: 3 });
    expect(position(match).sides.north).toMatchObject({ elements: 6, tally: 0 });
  });
  test('GL-VICT-03 only at the end of the Game Turn, after phase 7', () => {
    const match = movement(FIELD, { sides: { south: lost(60, 40), north: lost(60, 0) } });
    expect(result(match)).toBe('goes on');
    choose(match, { do: 'end' });
    expect(asked(match)).toBe('north retreat');
    choose(match, { do: 'finish' });
    expect(result(match)).toBe('goes on');
    choose(match, { do: 'finish' });
    expect(result(match)).toBe('north: A Glorious Victory');
  });
  test('GL-VICT-03, GL-R-59 the tally counts elements removed for any reason', () => {
    // One by outflanking, one by hits, three by a rout, six by retreat.
    const units = [
      north(line('foot hand', 4)),
      { id: 'S1', ...line('foot pike', 2), x: X, y: Y + 750, heading: 1800 },
      north({ id: 'N2', ...mass('foot hand', 4), x: 60000 }),
      south({ id: 'S2', ...line('foot pike', 2), x: 60000 }),
      north({ id: 'N3', ...line('foot bow'), x: 12000, y: 40000 }),
    ];
    const match = melee(units, [...misses(7), 6, 6, 6, 6]);
    choose(match, { do: 'remove', element: 0 });
    expect(tally(match)).toEqual([0, 1]);
    for (let i = 0; i < 9 && asked(match) !== 'north retreat'; i++) choose(match, decision(match)!.options[0]);
    expect(gone(match, 'N2')).toBe(true);
    expect(tally(match)).toEqual([0, 1 + 1 + 4]);
    choose(match, { do: 'retire', unit: 'N3' });
    expect(tally(match)).toEqual([0, 12]);
  });
  test('GL-VICT-03, GL-CHARGE-08 a limbered gun overrun is counted', () => {
    const units = [
      south(line('light cavalry')),
      north({ ...line('bombard', 1, { limbered: true }), y: Y + 4000 }),
      FIELD[1]!,
    ].map((one, i) => (i === 2 ? { ...one, id: 'N2' } : one));
    const match = movement(units);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'charge', target: 'N1' });
    expect(gone(match, 'N1')).toBe(true);
    expect(tally(match)).toEqual([0, 1]);
  });
  test('GL-VICT-03, GL-R-59 elements that find no room on a Battle are counted', () => {
    // 32 spaces: 30 elements and the two first of six.
    const units = [
      south({ ...battle('P'.repeat(30)), y: 20000 }),
      south({ id: 'S2', ...line('foot bow'), y: 20000 - RADIUS }),
      FIELD[1]!,
    ];
    const match = movement(units);
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'move', join: 'S1' });
    expect(tally(match)).toEqual([4, 0]);
  });
});

describe('GL-VICT-04 results', () => {
  test.each([
    [lost(60, 31), lost(60, 31), 'nobody: A Draw'],
    [lost(60, 31), lost(60, 0), 'north: A Glorious Victory'],
    [lost(60, 31), lost(60, 20), 'north: A Glorious Victory'],
    [lost(60, 31), lost(60, 21), 'north: A Minor Victory'],
    [lost(60, 31), lost(60, 30), 'north: A Minor Victory'],
    [lost(60, 5), lost(60, 40), 'south: A Glorious Victory'],
    [lost(61, 21), lost(60, 40), 'south: A Glorious Victory'],
    [lost(61, 22), lost(60, 40), 'south: A Minor Victory'],
    [lost(62, 21), lost(60, 40), 'south: A Glorious Victory'],
    [lost(62, 22), lost(60, 40), 'south: A Minor Victory'],
    [lost(60, 58), lost(6, 4), 'nobody: A Draw'],
  ])('GL-VICT-04, GL-R-59, P10 South %j, North %j: %s', (southern, northern, expected) => {
    const match = judge(southern, northern);
    expect(result(match)).toBe(expected);
    expect(outcome(match)!.rule).toBe('GL-VICT-04');
  });
  test('GL-VICT-04 breakFraction does not change the third', () => {
    const options = { breakFraction: 75 };
    expect(result(judge(lost(60, 46), lost(60, 20), { options }))).toBe('north: A Glorious Victory');
    expect(result(judge(lost(60, 46), lost(60, 21), { options }))).toBe('north: A Minor Victory');
    expect(result(judge(lost(60, 46), lost(60, 45), { options }))).toBe('north: A Minor Victory');
  });
  test('GL-VICT-04 told with both tallies', () => {
    const match = judge(lost(60, 31), lost(60, 4));
    expect(events(match).at(-1)).toMatchObject({ event: 'outcome', winner: 'north' });
    expect(outcome(match)).toMatchObject({ tallies: { south: 31, north: 4 } });
  });
});

describe('GL-VICT-01 conceding', () => {
  const moments = (): Match[] => [
    movement(FIELD),
    situation({ phase: 'otherRetreat', initiative: 'south', units: FIELD, dice: [] }),
    situation({
      phase: 'firing',
      initiative: 'south',
      units: [south(line('foot bow')), north({ ...line('foot bow'), y: Y + 3000 })],
      dice: [],
    }),
    melee([
      south(line('foot pike')),
      north(line('foot pike', 2, { x: X - 2000 })),
      north({ id: 'N2', ...line('foot pike', 2), x: X + 2000 }),
    ]),
    situation({ phase: 'firing', initiative: 'south', units: FIELD.map((one) => ({ ...one, hits: 4 })), dice: [] }),
  ];
  test.each(['south', 'north'] as const)('GL-VICT-01 %s concedes at any time, whoever is asked', (side) => {
    const winner = side === 'south' ? 'north' : 'south';
    for (const match of moments()) {
      expect(decision(match)).toBeDefined();
      interrupt(match, side, { do: 'concede' });
      expect(outcome(match)).toMatchObject({ winner, result: 'A Glorious Victory', rule: 'GL-VICT-01' });
      expect(decision(match)).toBeUndefined();
    }
  });
  test('GL-VICT-01 even when the other side has lost more; then it is over', () => {
    const match = movement(FIELD, { sides: { south: lost(60, 0), north: lost(60, 55) } });
    interrupt(match, 'south', { do: 'concede' });
    expect(result(match)).toBe('north: A Glorious Victory');
    expect(interruptionRefusal(match, 'north', { do: 'concede' })?.rule).toBe('GL-TURN-01');
  });
  test('GL-VICT-01 even before the first Turn', () => {
    const match = start({
      options: { armySource: 'preset', armyPreset: { south: 'roses', north: 'swiss' } },
      dice: [],
    });
    interrupt(match, 'north', { do: 'concede' });
    expect(result(match)).toBe('south: A Glorious Victory');
  });
});

describe('GL-VICT-05 a side without formations', () => {
  const ONE = [south({ ...line('foot pike'), y: 8000 }), north({ ...line('foot pike', 1), y: 40000, hits: 2 })];
  test('GL-VICT-05, P8 5 the last formation is removed: lost at once, not at the end of the Turn', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      units: ONE,
      sides: { north: lost(100, 0) },
      dice: [],
    });
    expect(outcome(match)).toMatchObject({ winner: 'south', result: 'A Glorious Victory', rule: 'GL-VICT-05' });
    expect(events(match).some((one) => one.event === 'phase' && one.phase === 'melee')).toBe(false);
  });
  test('GL-VICT-05 a Glorious Victory, whatever the winner has lost', () => {
    const sides = { south: lost(100, 90), north: lost(100, 0) };
    const match = situation({ phase: 'firing', initiative: 'south', units: ONE, sides, dice: [] });
    expect(result(match)).toBe('south: A Glorious Victory');
  });
  test('GL-VICT-05, GL-LOSS-01 both would lose their last: the side without the initiative removes first', () => {
    const units = [south({ ...line('foot pike', 1), y: 8000, hits: 2 }), ONE[1]!];
    const match = (initiative: string): Match => situation({ phase: 'firing', initiative, units, dice: [] });
    expect(result(match('south'))).toBe('south: A Glorious Victory');
    expect(result(match('north'))).toBe('north: A Glorious Victory');
  });
  test('GL-VICT-05, P4 4 the last one is a limbered gun that is overrun', () => {
    const match = movement([
      south(line('light cavalry')),
      north({ ...line('bombard', 1, { limbered: true }), y: Y + 4000 }),
    ]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'charge', target: 'N1' });
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'GL-VICT-05' });
  });
  test('GL-VICT-05 a command unit or a gun is a formation', () => {
    for (const type of ['commander', 'organ gun'])
      expect(result(judge(WHOLE, WHOLE, { units: [FIELD[0]!, north({ ...line(type), y: 40000 })] }))).toBe('goes on');
  });
  test.each(['standard', 'concessionOnly', 'scenario'])('GL-VICT-05 with victory %s', (victory) => {
    const options = { victory, scenarioGoals: { south: [], north: [] } };
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      units: ONE,
      sides: { north: lost(100, 0) },
      options,
      dice: [],
    });
    expect(result(match)).toBe('south: A Glorious Victory');
  });
});

describe('GL-VICT-06 the Turn limit', () => {
  test('GL-VICT-06, GL-R-59, P10 twenty Game Turns by default', () => {
    expect(result(judge(lost(100, 0), lost(100, 20), { turn: 19 }))).toBe('goes on');
    expect(position(judge(lost(100, 0), lost(100, 20), { turn: 19 })).turn).toBe(20);
    expect(result(judge(lost(100, 0), lost(100, 20), { turn: 20 }))).toBe('south: A Minor Victory');
  });
  test.each([1, 7, 99])('GL-VICT-06 turnLimit %i', (turnLimit) => {
    const options = { turnLimit };
    if (turnLimit > 1) expect(result(judge(WHOLE, lost(100, 20), { turn: turnLimit - 1, options }))).toBe('goes on');
    expect(result(judge(WHOLE, lost(100, 20), { turn: turnLimit, options }))).toBe('south: A Minor Victory');
  });
  test('GL-VICT-06 none', () => {
    expect(result(judge(WHOLE, lost(100, 20), { turn: 500, options: { turnLimit: null } }))).toBe('goes on');
  });
  test.each([0, 100, 1.5])('GL-VICT-06 turnLimit %d is no option', (turnLimit) => {
    expect(() => judge(WHOLE, WHOLE, { options: { turnLimit } })).toThrow();
  });
  test.each([
    [lost(100, 10), lost(100, 20), 'south: A Minor Victory'],
    [lost(100, 11), lost(100, 20), 'nobody: A Draw'],
    [lost(100, 20), lost(100, 10), 'north: A Minor Victory'],
    [lost(30, 4), lost(30, 7), 'south: A Minor Victory'], // exactly ten points
    [lost(30, 8), lost(30, 11), 'south: A Minor Victory'],
    [lost(70, 14), lost(70, 21), 'south: A Minor Victory'],
    [lost(70, 15), lost(70, 21), 'nobody: A Draw'],
    [lost(90, 3), lost(90, 12), 'south: A Minor Victory'],
    [lost(20, 5), lost(60, 10), 'nobody: A Draw'], // 25 and 16.7 of a hundred
    [lost(100, 10), lost(200, 39), 'nobody: A Draw'], // 10 and 19.5
    [lost(7, 1), lost(70, 3), 'north: A Minor Victory'], // 14.3 and 4.29: exactly ten
    [lost(20, 2), lost(60, 20), 'south: A Minor Victory'],
    [lost(50, 0), lost(50, 0), 'nobody: A Draw'],
    [lost(100, 50), lost(100, 39), 'north: A Minor Victory'],
  ])('GL-VICT-06, GL-R-59 after the last Turn South %j, North %j: %s', (southern, northern, expected) => {
    const match = judge(southern, northern, { turn: 20 });
    expect(result(match)).toBe(expected);
    expect(outcome(match)!.rule).toBe('GL-VICT-06');
  });
  test('GL-VICT-06, P10 a broken side comes first', () => {
    expect(result(judge(lost(100, 10), lost(100, 51), { turn: 20 }))).toBe('south: A Glorious Victory');
    expect(result(judge(lost(100, 51), lost(100, 80), { turn: 20 }))).toBe('nobody: A Draw');
  });
});

describe('GL-R-59 victory: concessionOnly', () => {
  const options = { victory: 'concessionOnly' };
  test('GL-R-59 nobody is broken', () => {
    expect(result(judge(lost(100, 99), lost(100, 0), { options }))).toBe('goes on');
    expect(result(judge(lost(100, 99), lost(100, 99), { options }))).toBe('goes on');
  });
  test('GL-VICT-01, GL-VICT-06, GL-R-59 but who concedes has lost, and the Turn limit holds', () => {
    const match = movement(FIELD, { options });
    interrupt(match, 'north', { do: 'concede' });
    expect(result(match)).toBe('south: A Glorious Victory');
    expect(result(judge(lost(100, 99), lost(100, 80), { options, turn: 20 }))).toBe('north: A Minor Victory');
    expect(result(judge(lost(100, 85), lost(100, 80), { options, turn: 20 }))).toBe('nobody: A Draw');
  });
  test('GL-VICT-02 and so has he whose commander-in-chief is lost', () => {
    const units = [...FIELD, north({ id: 'N2', ...line('commander'), x: 60000, y: 40000, hits: 2 })];
    const match = situation({ phase: 'firing', initiative: 'south', units, options, dice: [] });
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'GL-VICT-02' });
  });
});
