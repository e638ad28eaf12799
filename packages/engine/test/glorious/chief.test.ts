// A Glorious Victory: the commander-in-chief is lost (GL-VICT-02, P7 2, P8 5, P9 3, GL-R-58).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, outcome, situation } from './kit.js';
import {
  RADIUS,
  STAFF,
  W,
  X,
  Y,
  asked,
  attacks,
  battle,
  behind,
  elsewhere,
  gone,
  hits,
  kind,
  layout,
  line,
  mass,
  melee,
  misses,
  north,
  south,
  switches,
  tally,
  type Loose,
  type Match,
} from './melee-help.js';

const LOST = { winner: 'south', result: 'A Glorious Victory', rule: 'GL-VICT-02' };
const OFF = { options: { concedeOnChiefLost: false } };
/** Others of both sides, far away. */
const REST = [
  north({ id: 'N8', ...line('foot pike'), x: 62000, y: 44000 }),
  south({ id: 'S8', ...line('foot pike'), x: 62000, y: 4000 }),
];
const shot = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'firing', initiative: 'south', units: [...units, ...REST], dice: [], ...more });
const dying = (id: string, type = 'commander', more: Loose = {}): Loose => ({
  id,
  ...line(type),
  x: X,
  y: id.startsWith('S') ? 8000 : 40000,
  hits: 2,
  ...more,
});

describe('GL-VICT-02, GL-R-58 for any reason', () => {
  test.each(['commander', 'commander camel', 'commander elephant'])('GL-VICT-02 losses of fire: %s', (type) => {
    const match = shot([dying('N1', type)]);
    expect(outcome(match)).toMatchObject(LOST);
    expect(decision(match)).toBeUndefined();
    expect(gone(match, 'N1')).toBe(true);
    expect(tally(match)).toEqual([0, 1]);
  });
  test('GL-VICT-02 of either side', () => {
    expect(outcome(shot([dying('S1')]))).toMatchObject({ ...LOST, winner: 'north' });
  });
  test('GL-VICT-02 losses of hand-to-hand combat', () => {
    // N1's die hits a mass for nothing; two hits on N1.
    const match = melee([north(line('commander')), south(mass('foot pike')), ...REST], [12, 6, 6, ...misses(4)]);
    expect(outcome(match)).toMatchObject(LOST);
    expect(attacks(match)).toEqual(['N1>S1 1/1', 'S1>N1 6/2']);
  });
  test('GL-VICT-02 outflanking', () => {
    const match = melee([north(line('commander')), behind({ ...mass('foot pike'), x: X + W, y: Y + STAFF }), ...REST]);
    expect(outcome(match)).toMatchObject(LOST);
  });
  test('GL-VICT-02, GL-BATTLE-08 rout of his Battle', () => {
    const match = shot([
      north({ ...battle('P'.repeat(10)), y: Y + RADIUS, hits: 6 }),
      { id: 'N5', type: 'commander', aboard: 'N1' },
    ]);
    while (kind(match) === 'remove') choose(match, options(match)[0]);
    expect(outcome(match)).toMatchObject(LOST);
  });
  test('GL-VICT-02, GL-LOSS-08 taken as a loss of his Battle', () => {
    const match = shot([north({ ...battle(), y: Y + RADIUS, hits: 2 }), { id: 'N5', type: 'commander', aboard: 'N1' }]);
    choose(match, { do: 'remove', commanders: ['N5'] });
    expect(outcome(match)).toMatchObject(LOST);
  });
  test('GL-VICT-02 retreat', () => {
    const match = situation({
      phase: 'otherRetreat',
      initiative: 'south',
      units: [north(line('commander')), ...REST],
      dice: [],
    });
    choose(match, { do: 'retire', unit: 'N1' });
    expect(outcome(match)).toMatchObject(LOST);
  });
  test.each(['sub-commander', 'sub-commander camel', 'sub-commander elephant'])('GL-VICT-02 a %s is none', (type) => {
    const match = shot([dying('N1', type)]);
    expect(gone(match, 'N1')).toBe(true);
    expect(outcome(match)).toBeUndefined();
  });
  test('GL-VICT-02 one marker does not remove him', () => {
    expect(outcome(shot([dying('N1', 'commander', { hits: 1 })]))).toBeUndefined();
  });
});

describe('GL-VICT-02 at that moment, before anything else happens', () => {
  test('GL-VICT-02, P8 5 the other losses are not removed any more', () => {
    const units = [
      dying('N1'),
      north({ id: 'N2', ...line('foot pike', 1), x: 20000, y: 40000, hits: 2 }),
      south({ ...line('foot pike', 1), y: 8000, hits: 2 }),
    ];
    const match = shot(units);
    expect(kind(match)).toBe('lossesOf');
    choose(match, { do: 'lossesOf', unit: 'N1' });
    expect(outcome(match)).toMatchObject(LOST);
    expect([gone(match, 'N2'), gone(match, 'S1')]).toEqual([false, false]);
    expect([hits(match, 'N2'), hits(match, 'S1')]).toEqual([2, 2]);
  });
  test('GL-VICT-02 his own order may put him last', () => {
    const units = [dying('N1'), north({ id: 'N2', ...line('foot pike', 1), x: 20000, y: 40000, hits: 2 })];
    const match = shot(units);
    choose(match, { do: 'lossesOf', unit: 'N2' });
    expect(gone(match, 'N2')).toBe(true);
    expect(outcome(match)).toMatchObject(LOST);
  });
  test('GL-VICT-02 outflanked: there is no combat', () => {
    const match = melee([
      north(line('commander')),
      behind({ ...mass('foot pike'), x: X + W, y: Y + STAFF }),
      ...elsewhere(2),
      ...REST,
    ]);
    expect(outcome(match)).toMatchObject(LOST);
    expect(attacks(match)).toEqual([]);
    expect(events(match).at(-1)).toMatchObject({ event: 'outcome' });
  });
  test.each([
    ['south', 'south'],
    ['north', 'north'],
  ])(
    'GL-VICT-02, GL-R-58 both would be lost; initiative %s: %s wins, the other removes first',
    (initiative, winner) => {
      const match = shot([dying('N1'), dying('S1')], { initiative });
      expect(outcome(match)).toMatchObject({ ...LOST, winner });
      expect(gone(match, winner === 'south' ? 'S1' : 'N1')).toBe(false);
    },
  );
});

describe('GL-R-58 concedeOnChiefLost: false', () => {
  test('GL-R-58 no concession', () => {
    const match = shot([dying('N1')], OFF);
    expect(outcome(match)).toBeUndefined();
    expect(gone(match, 'N1')).toBe(true);
    expect(asked(match)).toBe('north retreat');
  });
  test('GL-R-58 nor by outflanking or retreat', () => {
    const flanked = melee(
      [north(line('commander')), behind({ ...mass('foot pike'), x: X + W, y: Y + STAFF }), ...REST],
      [],
      OFF,
    );
    expect(outcome(flanked)).toBeUndefined();
    const gone2 = situation({
      phase: 'otherRetreat',
      initiative: 'south',
      units: [north(line('commander')), ...REST],
      dice: [],
      ...OFF,
    });
    choose(gone2, { do: 'retire', unit: 'N1' });
    expect(outcome(gone2)).toBeUndefined();
  });
  test('GL-R-58, GL-VICT-05 but if he was the last one', () => {
    const match = situation({ phase: 'firing', initiative: 'south', units: [dying('N1'), REST[1]!], dice: [], ...OFF });
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'GL-VICT-05' });
  });
  test('GL-R-58 bothChiefsDraw does nothing then', () => {
    const match = shot([dying('N1'), dying('S1')], {
      options: { concedeOnChiefLost: false, houseRules: { bothChiefsDraw: true } },
    });
    expect(outcome(match)).toBeUndefined();
  });
});

describe('GL-R-58 bothChiefsDraw', () => {
  const DRAW = switches('bothChiefsDraw');
  test.each(['south', 'north'])('GL-R-58 both lost in the same removal: a draw (initiative %s)', (initiative) => {
    const match = shot([dying('N1'), dying('S1')], { ...DRAW, initiative });
    expect(outcome(match)).toMatchObject({ result: 'A Draw', rule: expect.stringMatching(/^GL-(VICT-02|R-58)$/) });
    expect(outcome(match)?.winner).toBeUndefined();
    expect([gone(match, 'N1'), gone(match, 'S1')]).toEqual([true, true]);
    expect(tally(match)).toEqual([1, 1]);
  });
  test('GL-R-58 after hand-to-hand combat', () => {
    const units = [
      north(line('commander')),
      south(mass('foot pike', 4)),
      north({ id: 'N2', ...mass('foot pike', 4), x: X + 9000 }),
      south({ id: 'S2', ...line('commander'), x: X + 9000 }),
      ...REST,
    ];
    const match = melee(units, [12, 6, 6, 12, 12, 6, 6, 12, 12, 12], DRAW);
    choose(match, { do: 'attack', unit: 'N1' });
    choose(match, { do: 'attack', unit: 'S1' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw' });
  });
  test('GL-R-58, P7 2 by outflanking', () => {
    const units = [
      north(line('commander')),
      behind({ ...mass('foot pike'), x: X + W, y: Y + STAFF }),
      south({ id: 'S2', ...line('commander'), x: X + 9000 }),
      north({ id: 'N2', ...mass('foot pike'), x: X + 9000 + W, y: Y - STAFF, heading: 0 }),
      ...REST,
    ];
    expect(outcome(melee(units, [], DRAW))).toMatchObject({ result: 'A Draw' });
    expect(outcome(melee(units))).toMatchObject(LOST);
  });
  test('GL-R-58 one is lost: it waits until both sides have removed', () => {
    const units = [
      dying('N1'),
      north({ id: 'N2', ...line('foot pike', 2), x: 20000, y: 40000, hits: 2 }),
      south({ ...line('foot pike'), y: 8000, hits: 2 }),
    ];
    const match = shot(units, DRAW);
    choose(match, { do: 'lossesOf', unit: 'N1' });
    expect(outcome(match)).toBeUndefined();
    expect(asked(match)).toBe('north remove');
    choose(match, { do: 'remove', element: 0 });
    expect(asked(match)).toBe('south remove');
    choose(match, { do: 'remove', element: 0 });
    expect(outcome(match)).toMatchObject(LOST);
    expect(layout(match, 'S1')).toBe('PPPPP');
  });
  test('GL-R-58 not in the same removal: one after fire, the other not yet', () => {
    const match = shot([dying('N1'), { ...dying('S1'), hits: 0 }], DRAW);
    expect(outcome(match)).toMatchObject(LOST);
  });
  test('GL-R-58 one by outflanking, the other later in the phase: the first has lost', () => {
    const units = [
      north(line('commander')),
      behind({ ...mass('foot pike'), x: X + W, y: Y + STAFF }),
      south({ id: 'S2', ...line('commander'), x: X + 9000 }),
      north({ id: 'N2', ...mass('foot pike'), x: X + 9000 }),
      ...REST,
    ];
    expect(outcome(melee(units, [], DRAW))).toMatchObject(LOST);
  });
  test('GL-R-58 a retreat is no removal of losses: at once', () => {
    const units = [north(line('commander')), south({ ...line('commander'), y: 8000 }), ...REST];
    const match = situation({ phase: 'otherRetreat', initiative: 'south', units, dice: [], ...DRAW });
    choose(match, { do: 'retire', unit: 'N1' });
    expect(outcome(match)).toMatchObject(LOST);
  });
  test.each(['south', 'north'])(
    'GL-R-58, GL-VICT-05 two armies of only a chief: a draw (initiative %s)',
    (initiative) => {
      const last = [dying('N1'), dying('S1')];
      const match = situation({ phase: 'firing', initiative, units: last, dice: [], ...DRAW });
      expect(outcome(match)).toMatchObject({ result: 'A Draw', rule: 'GL-R-58' });
      expect(outcome(match)?.winner).toBeUndefined();
      expect(tally(match)).toEqual([1, 1]);
    },
  );
  test('GL-R-58, GL-VICT-02 a chief alone is lost, the other lives: the first has lost, when both have removed', () => {
    const units = [dying('N1'), south({ ...line('foot pike'), y: 8000, hits: 2 })];
    const match = situation({ phase: 'firing', initiative: 'south', units, dice: [], ...DRAW });
    expect(asked(match)).toBe('south remove');
    choose(match, { do: 'remove', element: 0 });
    expect(outcome(match)).toMatchObject(LOST);
  });
  test('GL-R-58 the second chief may be the last of his side to be removed', () => {
    const units = [dying('N1'), dying('S1'), south({ id: 'S2', ...line('foot pike', 1), x: 20000, y: 8000, hits: 2 })];
    const match = shot(units, DRAW);
    expect(asked(match)).toBe('south lossesOf');
    choose(match, { do: 'lossesOf', unit: 'S2' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw', rule: 'GL-R-58' });
  });
  test('GL-VICT-05 a last formation that is no chief is lost at once', () => {
    const units = [north({ ...line('foot pike', 1), y: 40000, hits: 2 }), dying('S1')];
    const match = situation({ phase: 'firing', initiative: 'south', units, dice: [], ...DRAW });
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'GL-VICT-05' });
  });
  test('GL-R-58, GL-BREAK-02 both with their Battles', () => {
    const units = ['N', 'S'].flatMap((side) => [
      { id: `${side}1`, ...battle('P'.repeat(9)), x: X, y: side === 'N' ? 40000 : 8000, hits: 2 },
      { id: `${side}5`, type: 'commander', aboard: `${side}1` },
    ]);
    const match = shot(units, DRAW);
    while (kind(match) === 'remove') choose(match, options(match)[0]);
    expect(outcome(match)).toMatchObject({ result: 'A Draw' });
    expect(tally(match)).toEqual([10, 10]);
  });
  test('GL-R-58 without it the first concedes', () => {
    expect(outcome(shot([dying('N1'), dying('S1')]))).toMatchObject(LOST);
  });
  test('GL-R-58 until then the game goes on', () => {
    const match = shot([dying('N1'), south({ ...line('foot pike'), y: 8000, hits: 2 })], DRAW);
    expect(asked(match)).toBe('south remove');
    expect(outcome(match)).toBeUndefined();
  });
});
