// A Fine Victory: the Determine Victory phase (FV-VICT).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, interrupt, options, outcome, position, situation, start, unit } from '../kit.js';

// Pike units never fire, so a turn that begins with these dice (South 2, North 12) runs on to South's movement.
const NEXT_TURN = [1, 1, 6, 6];

const commanders = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const pikes = (id: string, zone: string) => ({
  id,
  type: 'P&M',
  zone,
  layout: zone.startsWith('Z') ? 'PP/PP' : 'PPPP',
});
const gun = (id: string, zone: string) => ({ id, type: 'RA', zone, layout: 'G' });
const horse = (id: string, zone: string) => ({ id, type: 'M', zone, layout: zone.startsWith('Z') ? 'XX/XX' : 'XXXX' });

/** One pike unit for each zone named. */
const army = (side: 'S' | 'N', zones: string[]) => zones.map((zone, i) => pikes(`${side}${i + 1}`, zone));
/** The army of a side after so many of its units have routed, the rest in rows 0 and 1 (North: in row 2). */
const worn = (side: 'S' | 'N', counted: number, routed: number) =>
  army(
    side,
    Array.from({ length: counted }, (_, i) =>
      i < routed ? 'routed' : side === 'N' ? `Z(${i % 5},2)` : `Z(${i % 5},${Math.floor((i % 10) / 5)})`,
    ),
  );

const victory = (units: object[], more: object = {}) =>
  situation({ phase: 'victory', initiative: 'south', sides: commanders, units, ...more });

/** The first n zones of the table, row 0 first. */
const firstZones = (n: number, columns = 5) =>
  Array.from({ length: n }, (_, i) => `Z(${i % columns},${Math.floor(i / columns)})`);

describe('counted units', () => {
  test('FV-VICT-01 FV-VICT-03 a routed unit is tallied, routed artillery is not', () => {
    const match = situation({
      phase: 'losses',
      initiative: 'south',
      sides: commanders,
      units: [
        { ...pikes('S1', 'Z(1,0)'), layout: 'P/P', hits: 4 },
        { ...gun('S2', 'Z(1,0)'), hits: 2 },
        pikes('S3', 'Z(1,0)'),
        pikes('S4', 'Z(1,0)'),
        pikes('N1', 'Z(2,2)'),
      ],
    });
    expect([unit(match, 'S1').zone, unit(match, 'S2').zone]).toEqual(['routed', 'routed']);
    expect(position(match).sides.south.tally).toBe(1);
    expect(position(match).sides.south.counted).toBe(3);
  });

  test('FV-VICT-01 the counted units of a new match leave out artillery, not the reserves', () => {
    const units = [
      { name: 'Red Pikes', type: 'P&M', stands: 'PPMM' },
      { name: 'Red Horse', type: 'M', stands: 'XXXX' },
      { name: 'Red Guns', type: 'RA', stands: 'G' },
      { name: 'Red Galloper', type: 'GG', stands: 'G' },
      { name: 'Red Dragoons', type: 'D', stands: 'DDD' },
    ];
    const match = start({
      armies: { south: { name: 'Red', commander: 'Sir A', units }, north: { name: 'Blue', commander: 'Sir B', units } },
      dice: [],
    });
    expect(position(match).sides.south.counted).toBe(3);
    expect(position(match).sides.north.counted).toBe(3);
    expect(position(match).sides.south.tally).toBe(0);
  });

  test('FV-VICT-03 withdrawn units are tallied too', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      sides: { south: { commander: 'Z(1,0)' }, north: { commander: 'Z(4,2)' } },
      units: [
        pikes('S1', 'Z(1,0)'),
        pikes('S2', 'Z(1,0)'),
        gun('S3', 'Z(1,0)'),
        pikes('S4', 'routed'),
        pikes('N1', 'Z(2,2)'),
      ],
    });
    expect(position(match).sides.south.tally).toBe(1);
    choose(match, { do: 'withdraw', unit: 'S1' });
    expect(position(match).sides.south.tally).toBe(2);
    choose(match, { do: 'withdraw', unit: 'S3' });
    expect(position(match).sides.south.tally).toBe(2);
  });

  test('FV-VICT-03 the tally does not fall with a new turn', () => {
    const match = victory([...worn('S', 9, 2), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(position(match).turn).toBe(2);
    expect(position(match).sides.south.tally).toBe(2);
  });
});

describe('third value and Breakpoint Value', () => {
  test.each([
    [3, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [8, 3],
    [9, 3],
    [10, 4],
    [12, 4],
    [13, 5],
  ])('FV-VICT-02 FV-VICT-10 of %i counted units the third value is %i', (counted, third) => {
    const below = victory([...worn('S', counted, third - 1), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(position(below).sides.south.commander).toBe('Z(0,0)');
    const reached = victory([...worn('S', counted, third), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(position(reached).sides.south.commander).toBeUndefined();
    expect(position(reached).sides.north.commander).toBe('Z(4,2)');
    expect(outcome(reached)).toBeUndefined();
  });

  test('FV-VICT-10 a tally above the third value removes the Commander as well', () => {
    const match = victory([...worn('S', 9, 4), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(position(match).sides.south.commander).toBeUndefined();
    expect(outcome(match)).toBeUndefined();
  });

  test.each([
    [2, 1],
    [4, 2],
    [6, 3],
    [8, 4],
    [10, 5],
  ])('FV-VICT-02 FV-VICT-11 FV-VICT-12 of %i counted units the Breakpoint Value is %i', (counted, breakpoint) => {
    const below = victory([...worn('S', counted, breakpoint - 1), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(outcome(below)).toBeUndefined();
    expect(position(below).turn).toBe(2);
    const reached = victory([...worn('S', counted, breakpoint), ...worn('N', 3, 0)]);
    expect(outcome(reached)?.zones).toEqual({ south: breakpoint, north: 3 });
    expect(decision(reached)).toBeUndefined();
  });

  test.each([3, 5, 7, 9])('FV-VICT-02 FV-VICT-12 of %i counted units half rounded down does not break', (counted) => {
    const match = victory([...worn('S', counted, (counted - 1) / 2), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(outcome(match)).toBeUndefined();
    expect(position(match).turn).toBe(2);
  });

  test('FV-VICT-02 both values come from the starting army, given as a number', () => {
    // Of six counted units two are routed (third value 2), so the Commander goes; of seven they are not enough.
    const units = [...army('S', ['Z(0,0)', 'Z(1,0)', 'Z(2,0)', 'Z(3,0)']), ...worn('N', 3, 0)];
    const six = victory(units, {
      sides: { south: { commander: 'Z(0,0)', counted: 6, tally: 2 }, north: { commander: 'Z(4,2)' } },
      dice: NEXT_TURN,
    });
    expect(position(six).sides.south.commander).toBeUndefined();
    const seven = victory([...units, pikes('S9', 'Z(4,0)')], {
      sides: { south: { commander: 'Z(0,0)', counted: 7, tally: 2 }, north: { commander: 'Z(4,2)' } },
      dice: NEXT_TURN,
    });
    expect(position(seven).sides.south.commander).toBe('Z(0,0)');
  });

  test('FV-EX-14 31 units without artillery: third value 11, Breakpoint Value 16', () => {
    const after = (routed: number, dice: number[]) =>
      victory([...worn('S', 31, routed), gun('S99', 'Z(0,0)'), ...worn('N', 3, 0)], { dice });
    expect(position(after(10, NEXT_TURN)).sides.south.commander).toBe('Z(0,0)');
    expect(position(after(11, NEXT_TURN)).sides.south.commander).toBeUndefined();
    expect(outcome(after(15, NEXT_TURN))).toBeUndefined();
    // With 16 of 31 gone the game is over anyway: more units are off the table than on it.
    expect(outcome(after(16, []))?.winner).toBe('north');
  });

  test('FV-R-69 third value and Breakpoint Value reached together: the Commander goes, then the game ends', () => {
    const match = victory([...worn('S', 4, 2), ...worn('N', 3, 0)]);
    expect(position(match).sides.south.commander).toBeUndefined();
    expect(outcome(match)?.zones).toEqual({ south: 2, north: 3 });
  });

  test('FV-VICT-09 both sides are checked together: both Commanders go', () => {
    const match = victory([...worn('S', 6, 2), ...worn('N', 3, 1)], { dice: NEXT_TURN });
    expect(position(match).sides.south.commander).toBeUndefined();
    expect(position(match).sides.north.commander).toBeUndefined();
  });

  test('FV-VICT-09 FV-VICT-11 the side that breaks first in the order does not spare the other its Commander', () => {
    const match = victory([...worn('S', 4, 2), ...worn('N', 3, 1)]);
    expect(outcome(match)).toBeDefined();
    expect(position(match).sides.north.commander).toBeUndefined();
  });

  test('FV-VICT-11 both sides broken end the game too', () => {
    const match = victory([...worn('S', 4, 2), ...worn('N', 4, 2)]);
    expect(outcome(match)?.zones).toEqual({ south: 2, north: 2 });
  });

  test('FV-VICT-12 otherwise the next turn starts with its initiative throw', () => {
    const match = victory([...worn('S', 4, 0), ...worn('N', 4, 0)], { turn: 7, dice: NEXT_TURN });
    expect([position(match).turn, position(match).phase, position(match).initiative]).toEqual([
      8,
      'initiativeMovement',
      'south',
    ]);
    expect(decision(match)?.side).toBe('south');
  });
});

describe('general retreat', () => {
  test.each([
    ['two on, two in reserve', ['Z(0,0)', 'Z(1,0)', 'SR1', 'SR2'], false],
    ['one on, two in reserve', ['Z(0,0)', 'SR1', 'SR2'], true],
    ['three on, one routed, two in reserve', ['Z(0,0)', 'Z(1,0)', 'Z(2,0)', 'routed', 'SR1', 'SR2'], false],
    ['two on, one routed, two in reserve', ['Z(0,0)', 'Z(1,0)', 'routed', 'SR1', 'SR2'], true],
    ['two on, three routed', ['Z(0,0)', 'Z(1,0)', 'routed', 'routed', 'routed'], true],
    ['none on, one in reserve', ['SR1'], true],
  ])('FV-VICT-04 FV-VICT-05 %s', (_what, zones, retreat) => {
    const match = victory([...army('S', zones), ...worn('N', 3, 0)], retreat ? {} : { dice: NEXT_TURN });
    expect(outcome(match)?.rule).toBe(retreat ? 'FV-VICT-06' : undefined);
    expect(outcome(match)?.winner).toBe(retreat ? 'north' : undefined);
  });

  test('FV-VICT-04 artillery counts neither on nor off the table', () => {
    const gunsOn = victory([
      pikes('S1', 'Z(0,0)'),
      pikes('S2', 'SR1'),
      pikes('S3', 'SR1'),
      gun('S4', 'Z(0,0)'),
      gun('S5', 'Z(0,0)'),
      ...worn('N', 3, 0),
    ]);
    expect(outcome(gunsOn)?.winner).toBe('north');
    const gunsOff = victory(
      [
        pikes('S1', 'Z(0,0)'),
        pikes('S2', 'SR1'),
        gun('S3', 'SR1'),
        gun('S4', 'SR1'),
        gun('S5', 'routed'),
        ...worn('N', 3, 0),
      ],
      { dice: NEXT_TURN },
    );
    expect(outcome(gunsOff)).toBeUndefined();
  });

  test('FV-VICT-05 FV-R-75 the check is made in turn 1, with units held in reserve', () => {
    const match = situation({
      turn: 1,
      phase: 'otherMovement',
      initiative: 'south',
      sides: commanders,
      units: [...army('S', ['Z(1,0)', 'SR1', 'SR2']), ...army('N', ['Z(1,2)', 'Z(2,2)', 'NR1'])],
    });
    expect(decision(match)?.side).toBe('north');
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'north', rule: 'FV-VICT-06' });
  });

  test('FV-VICT-06 the other side wins A Fine Victory whatever the zones', () => {
    const match = victory([...army('S', ['Z(0,0)', 'Z(1,0)', 'SR1', 'SR2', 'SR3']), ...army('N', ['Z(0,2)'])]);
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'north', rule: 'FV-VICT-06' });
    expect(decision(match)).toBeUndefined();
  });

  test('FV-VICT-06 North in general retreat gives the game to South', () => {
    const match = victory([...army('S', ['Z(0,0)']), ...army('N', ['Z(0,2)', 'NR1', 'routed'])]);
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'south', rule: 'FV-VICT-06' });
  });

  test('FV-VICT-06 FV-R-58 general retreat comes before the tallies', () => {
    // South is past its Breakpoint Value, but the count of zones (2 to 1) is not made and no Commander goes.
    const match = victory([...army('S', ['Z(0,0)', 'Z(1,0)', 'routed', 'routed', 'routed']), ...army('N', ['Z(0,2)'])]);
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'north', rule: 'FV-VICT-06' });
    expect(position(match).sides.south.commander).toBe('Z(0,0)');
  });

  test('FV-R-58 the Breakpoint Value of the winner is not looked at either', () => {
    const match = victory([
      ...army('S', ['Z(0,0)', 'SR1', 'SR2']),
      ...army('N', ['Z(0,2)', 'Z(1,2)', 'routed', 'routed']),
    ]);
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'north', rule: 'FV-VICT-06' });
    expect(position(match).sides.north.commander).toBe('Z(4,2)');
  });

  test('FV-VICT-07 both in general retreat: A Humiliating Loss for both', () => {
    const match = victory([...army('S', ['Z(0,0)', 'SR1', 'routed']), ...army('N', ['Z(0,2)', 'NR1', 'NR2'])]);
    expect(outcome(match)).toMatchObject({ result: 'A Humiliating Loss', rule: 'FV-VICT-07' });
    expect(outcome(match)?.winner).toBeUndefined();
  });
});

describe('markers', () => {
  test('FV-VICT-08 red and yellow markers go, green ones stay', () => {
    // Play stops in the next firing phase, where S1 may fire again.
    const match = victory(
      [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM', fired: true, reacted: true, hits: 3 },
        { ...pikes('N1', 'Z(2,1)'), hits: 2, reacted: true },
      ],
      { dice: NEXT_TURN },
    );
    expect([position(match).turn, position(match).phase]).toEqual([2, 'firing']);
    expect(options(match)).toContainEqual({ do: 'fire', unit: 'S1', target: 'N1' });
    expect([unit(match, 'S1').fired, unit(match, 'S1').reacted, unit(match, 'S1').hits]).toEqual([false, false, 3]);
    expect([unit(match, 'N1').reacted, unit(match, 'N1').hits]).toEqual([false, 2]);
  });
});

describe('final outcome', () => {
  const lastTurn = { turn: 1, options: { turnLimit: 1 } };
  const count = (units: object[], more: object = lastTurn) => outcome(victory(units, more));

  test('FV-VICT-13 each side counts its zones, several units in one zone counting once', () => {
    expect(
      count([...army('S', ['Z(0,0)', 'Z(0,0)', 'Z(1,1)']), ...army('N', ['Z(4,2)', 'Z(3,2)', 'Z(4,0)', 'Z(4,0)'])])
        ?.zones,
    ).toEqual({ south: 2, north: 3 });
  });

  test('FV-VICT-13 reserve zones do not count', () => {
    expect(count([...army('S', ['Z(0,0)', 'SR1']), ...army('N', ['Z(4,2)', 'Z(3,2)', 'NR1'])])?.zones).toEqual({
      south: 1,
      north: 2,
    });
  });

  test.each([
    ['foot alone', [pikes('S2', 'Z(2,1)')], 2, 1],
    ['mounted alone', [horse('S2', 'Z(2,1)')], 2, 1],
    ['artillery alone', [gun('S2', 'Z(2,1)')], 1, 1],
    ['artillery and foot', [gun('S2', 'Z(2,1)'), pikes('S3', 'Z(2,1)')], 2, 1],
    ['foot against foot', [pikes('S2', 'Z(2,1)'), pikes('N2', 'Z(2,1)')], 1, 1],
    ['foot against enemy artillery', [pikes('S2', 'Z(2,1)'), gun('N2', 'Z(2,1)')], 1, 1],
    ['mounted against enemy artillery', [gun('S2', 'Z(2,1)'), horse('N2', 'Z(2,1)')], 1, 1],
    ['nobody', [], 1, 1],
  ])('FV-VICT-14 in the zone: %s', (_what, units, south, north) => {
    expect(count([pikes('S1', 'Z(0,0)'), pikes('N1', 'Z(0,2)'), ...units])?.zones).toEqual({ south, north });
  });

  test('FV-VICT-14 Commanders neither hold nor contest a zone', () => {
    const result = count([pikes('S1', 'Z(0,0)'), pikes('N1', 'Z(0,2)')], {
      ...lastTurn,
      sides: { south: { commander: 'Z(0,2)' }, north: { commander: 'Z(2,1)' } },
    });
    expect(result?.zones).toEqual({ south: 1, north: 1 });
  });

  test.each([
    [9, 1, 'A Minor Victory', 'south', 'FV-VICT-16'],
    [10, 1, 'A Fine Victory', 'south', 'FV-VICT-15'],
    [11, 4, 'A Fine Victory', 'south', 'FV-VICT-15'],
    [2, 1, 'A Minor Victory', 'south', 'FV-VICT-16'],
    [1, 2, 'A Minor Victory', 'north', 'FV-VICT-16'],
    [5, 10, 'A Fine Victory', 'north', 'FV-VICT-15'],
    [3, 3, 'A Draw', undefined, 'FV-VICT-17'],
    [7, 7, 'A Draw', undefined, 'FV-VICT-17'],
  ])('FV-VICT-15 FV-VICT-16 FV-VICT-17 %i zones to %i: %s', (south, north, result, winner, rule) => {
    const zones = firstZones(15);
    const end = count([...army('S', zones.slice(0, south)), ...army('N', zones.slice(15 - north))]);
    expect(end?.zones).toEqual({ south, north });
    expect([end?.result, end?.winner, end?.rule]).toEqual([result, winner, rule]);
  });

  test.each([
    [3, 6],
    [4, 8],
    [5, 10],
    [6, 12],
    [7, 14],
    [8, 16],
    [9, 18],
  ])('FV-R-57 with %i columns %i zones make A Fine Victory', (columns, needed) => {
    const held = (n: number) => {
      const zones = firstZones(3 * columns, columns);
      const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } };
      return count([...army('S', zones.slice(0, n)), ...army('N', zones.slice(-1))], {
        turn: 1,
        sides,
        options: { columns, turnLimit: 1 },
      })?.result;
    };
    expect(held(needed - 1)).toBe('A Minor Victory');
    expect(held(needed)).toBe('A Fine Victory');
  });

  test('FV-R-57 impassable zones belong to the number of zones', () => {
    const terrain = { 'Z(0,2)': ['impassable'], 'Z(2,2)': ['impassable'], 'Z(1,2)': ['impassable'] };
    const held = (n: number) =>
      count([...army('S', firstZones(n)), pikes('N1', 'Z(4,2)')], { turn: 1, options: { terrain, turnLimit: 1 } })
        ?.result;
    expect(held(9)).toBe('A Minor Victory');
    expect(held(10)).toBe('A Fine Victory');
  });

  test.each([
    [2, 'A Minor Victory'],
    [3, 'A Fine Victory'],
    [4, 'A Fine Victory'],
  ])('FV-R-57 FV-VICT-15 option fullVictoryZones 3: %i zones are %s', (n, result) => {
    expect(
      count([...army('S', firstZones(n)), pikes('N1', 'Z(4,2)')], {
        turn: 1,
        options: { fullVictoryZones: 3, turnLimit: 1 },
      })?.result,
    ).toBe(result);
  });

  test.each([
    [11, 'A Minor Victory'],
    [12, 'A Fine Victory'],
  ])('FV-R-57 FV-VICT-15 option fullVictoryZones 12: %i zones are %s', (n, result) => {
    expect(
      count([...army('S', firstZones(n)), pikes('N1', 'Z(4,2)')], {
        turn: 1,
        options: { fullVictoryZones: 12, turnLimit: 1 },
      })?.result,
    ).toBe(result);
  });

  test('FV-R-78 a lowered fullVictoryZones reached by both: the side with more zones wins, equal is A Draw', () => {
    const zones = firstZones(15);
    const lowered = { turn: 1, options: { fullVictoryZones: 2, turnLimit: 1 } };
    expect(count([...army('S', zones.slice(0, 2)), ...army('N', zones.slice(12))], lowered)).toMatchObject({
      result: 'A Fine Victory',
      winner: 'north',
    });
    const equal = count([...army('S', zones.slice(0, 3)), ...army('N', zones.slice(12))], lowered);
    expect([equal?.result, equal?.winner]).toEqual(['A Draw', undefined]);
  });
});

describe('the broken side', () => {
  const cannotWin = { options: { houseRules: { brokenCannotWin: true } } };
  // South: four counted units, two of them routed; it holds two zones, North one.
  const southBroken = [...army('S', ['routed', 'routed', 'Z(0,0)', 'Z(1,0)']), ...army('N', ['Z(4,2)'])];

  test('FV-VICT-18 FV-R-56 the counts alone decide: the broken side may win', () => {
    expect(outcome(victory(southBroken))).toMatchObject({
      result: 'A Minor Victory',
      winner: 'south',
      zones: { south: 2, north: 1 },
    });
  });

  test('FV-VICT-18 FV-R-56 the broken side may even win A Fine Victory', () => {
    const units = [...army('S', [...Array<string>(10).fill('routed'), ...firstZones(10)]), ...army('N', ['Z(4,2)'])];
    expect(outcome(victory(units))).toMatchObject({ result: 'A Fine Victory', winner: 'south' });
    const end = outcome(victory(units, cannotWin));
    expect([end?.result, end?.winner]).toEqual(['A Draw', undefined]);
  });

  test('FV-R-56 brokenCannotWin: a side that alone is broken gets A Draw at best', () => {
    const end = outcome(victory(southBroken, cannotWin));
    expect([end?.result, end?.winner]).toEqual(['A Draw', undefined]);
  });

  test('FV-R-56 brokenCannotWin does not save the broken side from defeat', () => {
    const units = [...army('S', ['routed', 'Z(0,0)']), ...army('N', ['Z(4,2)', 'Z(3,2)'])];
    expect(outcome(victory(units, cannotWin))).toMatchObject({ result: 'A Minor Victory', winner: 'north' });
  });

  test('FV-R-56 brokenCannotWin: with both sides broken the counts decide', () => {
    const units = [...army('S', ['routed', 'routed', 'Z(0,0)', 'Z(1,0)']), ...army('N', ['routed', 'Z(4,2)'])];
    expect(outcome(victory(units, cannotWin))).toMatchObject({ result: 'A Minor Victory', winner: 'south' });
  });

  test('FV-R-56 brokenCannotWin: with neither side broken the counts decide', () => {
    const units = [...army('S', ['Z(0,0)', 'Z(1,0)']), ...army('N', ['Z(4,2)'])];
    expect(outcome(victory(units, { options: { turnLimit: 1, houseRules: { brokenCannotWin: true } } }))).toMatchObject(
      { result: 'A Minor Victory', winner: 'south' },
    );
  });
});

describe('conceding and ending by agreement', () => {
  const units = [...army('S', ['Z(0,0)', 'Z(1,0)']), ...army('N', ['Z(4,2)'])];
  const moving = (phase: string, more: object = {}) =>
    situation({ phase, initiative: 'south', sides: commanders, units, ...more });

  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ])('FV-VICT-19 %s concedes and %s wins A Fine Victory, whatever the zones', (loser, winner) => {
    const match = moving('initiativeMovement');
    expect(decision(match)?.side).toBe('south');
    interrupt(match, loser as 'south' | 'north', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner, rule: 'FV-VICT-19' });
    expect(decision(match)).toBeUndefined();
  });

  test('FV-VICT-19 a side may concede in the middle of a phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      sides: commanders,
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
      ],
    });
    expect(decision(match)?.kind).toBe('fire');
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'north', rule: 'FV-VICT-19' });
  });

  test('FV-R-65 both offer to end: the zones are counted at the end of the turn, not before', () => {
    const match = moving('otherMovement');
    interrupt(match, 'south', { do: 'offerEnd' });
    interrupt(match, 'north', { do: 'offerEnd' });
    expect(outcome(match)).toBeUndefined();
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Minor Victory', winner: 'south', zones: { south: 2, north: 1 } });
  });

  test('FV-R-65 one offer alone does not end the match, and it lapses with the turn', () => {
    const match = moving('otherMovement', { dice: NEXT_TURN });
    interrupt(match, 'south', { do: 'offerEnd' });
    choose(match, { do: 'end' });
    expect(outcome(match)).toBeUndefined();
    expect(position(match).turn).toBe(2);
    expect(position(match).sides.south.offersEnd ?? false).toBe(false);
  });

  test('FV-R-65 general retreat comes before an agreed end', () => {
    const offers = { south: { commander: 'Z(0,0)', offersEnd: true }, north: { commander: 'Z(4,2)', offersEnd: true } };
    const agreed = victory([...army('S', ['Z(0,0)', 'Z(1,0)']), ...army('N', ['Z(4,2)', 'NR1'])], { sides: offers });
    expect(outcome(agreed)).toMatchObject({ result: 'A Minor Victory', winner: 'south' });
    const retreat = victory([...army('S', ['Z(0,0)', 'Z(1,0)']), ...army('N', ['Z(4,2)', 'NR1', 'NR2'])], {
      sides: offers,
    });
    expect(outcome(retreat)).toMatchObject({ result: 'A Fine Victory', winner: 'south', rule: 'FV-VICT-06' });
  });

  test('FV-R-65 without a turn limit the match goes on', () => {
    const match = victory(units, { turn: 98, dice: NEXT_TURN });
    expect(outcome(match)).toBeUndefined();
    expect(position(match).turn).toBe(99);
  });

  test('FV-R-65 option turnLimit: the last turn ends with the zone count', () => {
    const before = victory(units, { turn: 3, options: { turnLimit: 4 }, dice: NEXT_TURN });
    expect(outcome(before)).toBeUndefined();
    expect(position(before).turn).toBe(4);
    const last = victory(units, { turn: 4, options: { turnLimit: 4 } });
    expect(outcome(last)).toMatchObject({ result: 'A Minor Victory', winner: 'south', zones: { south: 2, north: 1 } });
  });

  test('FV-VICT-13 no throw is made when the match is over', () => {
    const match = victory(units, { turn: 4, options: { turnLimit: 4 } });
    expect(events(match).filter((e) => e.event === 'throw')).toEqual([]);
    expect(decision(match)).toBeUndefined();
  });
});

describe('scenario goals', () => {
  const goals = {
    south: [
      { zone: 'Z(2,1)', points: 2 },
      { zone: 'Z(0,1)', points: 1 },
    ],
    north: [
      { zone: 'Z(2,1)', points: 2 },
      { zone: 'Z(4,1)', points: 1 },
    ],
  };
  const scenario = { turn: 1, options: { victory: 'scenario', scenarioGoals: goals, turnLimit: 1 } };
  const end = (south: string[], north: string[]) => {
    const result = outcome(victory([...army('S', south), ...army('N', north)], scenario));
    return [result?.result, result?.winner];
  };

  test('FV-R-80 more points win A Minor Victory', () => {
    expect(end(['Z(2,1)'], ['Z(4,1)'])).toEqual(['A Minor Victory', 'south']);
    expect(end(['Z(0,1)'], ['Z(2,1)'])).toEqual(['A Minor Victory', 'north']);
  });

  test('FV-R-80 more points and all its goals win A Fine Victory', () => {
    expect(end(['Z(2,1)', 'Z(0,1)'], ['Z(4,1)'])).toEqual(['A Fine Victory', 'south']);
    expect(end(['Z(0,0)'], ['Z(2,1)', 'Z(4,1)'])).toEqual(['A Fine Victory', 'north']);
  });

  test('FV-R-80 equal points are A Draw', () => {
    expect(end(['Z(0,1)'], ['Z(4,1)'])).toEqual(['A Draw', undefined]);
    expect(end(['Z(0,0)'], ['Z(4,2)'])).toEqual(['A Draw', undefined]);
  });

  test('FV-R-80 FV-VICT-14 a contested goal scores for nobody', () => {
    expect(end(['Z(2,1)', 'Z(0,0)'], ['Z(2,1)', 'Z(4,1)'])).toEqual(['A Minor Victory', 'north']);
  });

  test('FV-R-80 other zones do not matter', () => {
    expect(
      end(
        ['Z(0,0)', 'Z(1,0)', 'Z(2,0)', 'Z(3,0)', 'Z(4,0)', 'Z(1,1)', 'Z(3,1)', 'Z(0,2)', 'Z(1,2)', 'Z(2,2)'],
        ['Z(4,1)'],
      ),
    ).toEqual(['A Minor Victory', 'north']);
  });

  test('FV-R-80 a side does not score the goals of the other', () => {
    expect(end(['Z(4,1)'], ['Z(0,1)'])).toEqual(['A Draw', undefined]);
  });

  test('FV-R-80 FV-VICT-06 general retreat decides before the goals', () => {
    expect(end(['Z(2,1)', 'SR1', 'SR2'], ['Z(4,2)'])).toEqual(['A Fine Victory', 'north']);
  });

  test('FV-R-80 FV-VICT-11 a broken side ends the match and the goals decide', () => {
    const match = victory([...army('S', ['routed', 'Z(2,1)']), ...army('N', ['Z(4,2)', 'Z(3,2)', 'Z(4,1)'])], {
      options: { victory: 'scenario', scenarioGoals: goals },
    });
    expect(outcome(match)).toMatchObject({ result: 'A Minor Victory', winner: 'south' });
  });

  test('FV-R-80 under standard victory the goals are not looked at', () => {
    const match = victory([...army('S', ['Z(2,1)']), ...army('N', ['Z(4,2)', 'Z(3,2)'])], {
      turn: 1,
      options: { scenarioGoals: goals, turnLimit: 1 },
    });
    expect(outcome(match)).toMatchObject({ result: 'A Minor Victory', winner: 'north' });
  });

  test('FV-R-80 a goal in an unknown zone is an error', () => {
    expect(() =>
      victory([pikes('S1', 'Z(0,0)'), pikes('N1', 'Z(4,2)')], {
        options: {
          victory: 'scenario',
          scenarioGoals: { south: [{ zone: 'Z(7,7)', points: 1 }], north: [] },
          turnLimit: 1,
        },
      }),
    ).toThrow(/scenarioGoals|Z\(7,7\)/);
  });
});
