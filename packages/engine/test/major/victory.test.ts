// A Major Victory: the determine victory phase (MV-VICT).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';

const { situation, start, choose, decision, events, interrupt, options, outcome, position, unit } = kitFor(major);

type Loose = Record<string, unknown>;

// Pike units never fire, so a turn that begins with these dice (South 2, North 12) runs on to South's movement.
const NEXT_TURN = [1, 1, 6, 6];

const commanders = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const onTable = (zone: string) => zone.startsWith('Z');
const pikes = (id: string, zone: string) => ({
  id,
  type: 'MF',
  weapon: 'pikes',
  zone,
  layout: onTable(zone) ? 'FF/FF' : 'FFFF',
});
const single = (id: string, zone: string) => ({ id, type: 'MF', weapon: 'pikes', zone, layout: 'F' });
const horse = (id: string, zone: string) => ({ id, type: 'MM', zone, layout: onTable(zone) ? 'MM/MM' : 'MMMM' });
const gun = (id: string, zone: string, type = 'Gun') => ({ id, type, zone, layout: 'G' });

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

const victory = (units: Loose[], more: Loose = {}) =>
  situation({ phase: 'victory', initiative: 'south', sides: commanders, units, ...more });
const lastTurn = { turn: 1, options: { turnLimit: 1 } };

/** The first n zones of the table, row 0 first. */
const firstZones = (n: number, columns = 5) =>
  Array.from({ length: n }, (_, i) => `Z(${i % columns},${Math.floor(i / columns)})`);

describe('counted units and the tally', () => {
  test('MV-VICT-01 the units of a new match are counted without artillery, dismounted ones included', () => {
    const units = [
      { name: 'Red Pikes', type: 'MF', weapon: 'pikes', stands: 'FFFF' },
      { name: 'Red Knights', type: 'HM', stands: 'MMMM' },
      { name: 'Red Hobilars', type: 'LM', weapon: 'bows', stands: 'MMM' },
      { name: 'Red Gun', type: 'Gun', stands: 'G' },
      { name: 'Red Organ', type: 'Organ Gun', stands: 'G' },
      { name: 'Red Bombard', type: 'Bombard', stands: 'G' },
    ];
    const match = start({
      armies: { south: { name: 'Red', commander: 'Sir A', units }, north: { name: 'Blue', commander: 'Sir B', units } },
      dice: [],
    });
    choose(match, { do: 'dismount', units: ['S2'] });
    choose(match, { do: 'dismount', units: [] });
    expect(decision(match)?.kind).toBe('setup');
    expect(position(match).sides.south).toMatchObject({ counted: 3, tally: 0 });
    expect(position(match).sides.north).toMatchObject({ counted: 3, tally: 0 });
  });

  test('MV-VICT-02 broken and eliminated units are tallied, artillery is not', () => {
    const match = situation({
      phase: 'losses',
      initiative: 'south',
      sides: commanders,
      units: [
        { ...pikes('S1', 'Z(1,0)'), layout: 'F/F', hits: 2 },
        { ...horse('S2', 'Z(1,0)'), layout: 'MM/M.', hits: 6 },
        { ...gun('S3', 'Z(1,0)'), hits: 2 },
        pikes('S4', 'Z(1,0)'),
        pikes('S5', 'Z(2,0)'),
        pikes('N1', 'Z(2,2)'),
      ],
    });
    expect(['S1', 'S2', 'S3'].map((id) => unit(match, id).zone)).toEqual(['routed', 'routed', 'routed']);
    expect(position(match).sides.south).toMatchObject({ counted: 4, tally: 2 });
  });

  test('MV-VICT-02 withdrawn units are tallied, withdrawn artillery is not', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      sides: { south: { commander: 'Z(1,0)' }, north: { commander: 'Z(4,2)' } },
      units: [
        pikes('S1', 'Z(1,0)'),
        pikes('S2', 'Z(1,0)'),
        gun('S3', 'Z(1,0)', 'Bombard'),
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

  test('MV-VICT-02 it is a running tally: it does not fall with a new turn', () => {
    const match = victory([...worn('S', 9, 2), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(position(match)).toMatchObject({ turn: 2, sides: { south: { tally: 2 } } });
  });

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
  ])('MV-VICT-01 MV-VICT-08 of %i units the one-third value is %i', (counted, third) => {
    const below = victory([...worn('S', counted, third - 1), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(position(below).sides.south.commander).toBe('Z(0,0)');
    const reached = victory([...worn('S', counted, third), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(position(reached).sides.south.commander).toBeUndefined();
    expect(position(reached).sides.north.commander).toBe('Z(4,2)');
    expect(outcome(reached)).toBeUndefined();
  });

  test.each([
    [2, 1],
    [4, 2],
    [6, 3],
    [8, 4],
    [10, 5],
  ])('MV-VICT-01 MV-VICT-09 of %i units the Breakpoint Value is %i', (counted, breakpoint) => {
    const below = victory([...worn('S', counted, breakpoint - 1), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(outcome(below)).toBeUndefined();
    expect(position(below).turn).toBe(2);
    const reached = victory([...worn('S', counted, breakpoint), ...worn('N', 3, 0)]);
    expect(outcome(reached)?.zones).toEqual({ south: breakpoint, north: 3 });
    expect(decision(reached)).toBeUndefined();
  });

  test.each([3, 5, 7, 9])('MV-VICT-01 MV-VICT-09 of %i units half rounded down does not break', (counted) => {
    const match = victory([...worn('S', counted, (counted - 1) / 2), ...worn('N', 3, 0)], { dice: NEXT_TURN });
    expect(outcome(match)).toBeUndefined();
  });

  test('MV-VICT-01 both values come from the starting army', () => {
    const side = (counted: number) => ({
      sides: { south: { commander: 'Z(0,0)', counted, tally: 2 }, north: { commander: 'Z(4,2)' } },
      dice: NEXT_TURN,
    });
    const units = [...army('S', ['Z(0,0)', 'Z(1,0)', 'Z(2,0)', 'Z(3,0)']), ...worn('N', 3, 0)];
    expect(position(victory(units, side(6))).sides.south.commander).toBeUndefined();
    const seven = victory([...units, pikes('S9', 'Z(4,0)')], side(7));
    expect(position(seven).sides.south.commander).toBe('Z(0,0)');
  });

  test('MV-VICT-08 the Commander lost stays lost for the rest of the game', () => {
    const match = victory([...worn('S', 9, 3), ...worn('N', 3, 0)], { dice: [...NEXT_TURN, ...NEXT_TURN] });
    for (const turn of [2, 3]) {
      expect(position(match).turn).toBe(turn);
      expect(position(match).sides.south.commander).toBeUndefined();
      expect(options(match).some((one) => one.do === 'moveCommander' || one.do === 'withdraw')).toBe(false);
      if (turn === 2) {
        choose(match, { do: 'end' });
        choose(match, { do: 'end' });
      }
    }
  });

  test('MV-VICT-08 both sides are checked, and before the break ends the game', () => {
    const both = victory([...worn('S', 6, 2), ...worn('N', 3, 1)], { dice: NEXT_TURN });
    expect([position(both).sides.south.commander, position(both).sides.north.commander]).toEqual([
      undefined,
      undefined,
    ]);
    const over = victory([...worn('S', 4, 2), ...worn('N', 3, 1)]);
    expect(outcome(over)).toBeDefined();
    expect([position(over).sides.south.commander, position(over).sides.north.commander]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('MV-VICT-09 otherwise the next turn starts with its initiative throw', () => {
    const match = victory([...worn('S', 4, 0), ...worn('N', 4, 0)], { turn: 7, dice: NEXT_TURN });
    expect(position(match)).toMatchObject({ turn: 8, phase: 'initiativeMovement', initiative: 'south' });
  });

  test('MV-VICT-09 both sides broken end the game too', () => {
    const match = victory([...worn('S', 4, 2), ...worn('N', 4, 2)]);
    expect(outcome(match)?.zones).toEqual({ south: 2, north: 2 });
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
  ])('MV-VICT-03 MV-VICT-04 %s', (_what, zones, retreat) => {
    const match = victory([...army('S', zones), ...worn('N', 3, 0)], retreat ? {} : { dice: NEXT_TURN });
    expect([outcome(match)?.rule, outcome(match)?.winner]).toEqual(
      retreat ? ['MV-VICT-05', 'north'] : [undefined, undefined],
    );
  });

  test('MV-VICT-03 artillery counts neither on nor off the table', () => {
    const gunsOn = victory([
      ...army('S', ['Z(0,0)', 'SR1', 'SR1']),
      gun('S4', 'Z(0,0)'),
      gun('S5', 'Z(0,0)', 'Bombard'),
      ...worn('N', 3, 0),
    ]);
    expect(outcome(gunsOn)?.winner).toBe('north');
    const gunsOff = victory(
      [
        ...army('S', ['Z(0,0)', 'SR1']),
        gun('S3', 'SR1'),
        gun('S4', 'SR1', 'Bombard'),
        gun('S5', 'routed'),
        ...worn('N', 3, 0),
      ],
      { dice: NEXT_TURN },
    );
    expect(outcome(gunsOff)).toBeUndefined();
  });

  test('MV-VICT-04 MV-R-58 the check is made in turn 1, with units held in reserve', () => {
    const match = situation({
      turn: 1,
      phase: 'otherMovement',
      initiative: 'south',
      sides: commanders,
      units: [...army('S', ['Z(1,0)', 'SR1', 'SR2']), ...army('N', ['Z(1,2)', 'Z(2,2)', 'NR1'])],
    });
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ winner: 'north', rule: 'MV-VICT-05' });
  });

  test('MV-VICT-05 MV-R-55 the other side scores A Major Victory, whatever the zones', () => {
    const match = victory([...army('S', ['Z(0,0)', 'Z(1,0)', 'SR1', 'SR2', 'SR3']), ...army('N', ['Z(0,2)'])]);
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner: 'north', rule: 'MV-VICT-05' });
    expect(decision(match)).toBeUndefined();
    const north = victory([...army('S', ['Z(0,0)']), ...army('N', ['Z(0,2)', 'NR1', 'routed'])]);
    expect(outcome(north)).toMatchObject({ result: 'A Major Victory', winner: 'south', rule: 'MV-VICT-05' });
  });

  test('MV-VICT-05 MV-R-70 general retreat comes before the tallies: no Commander goes, no zone is counted', () => {
    const match = victory([
      ...army('S', ['Z(0,0)', 'Z(1,0)', 'routed', 'routed', 'routed']),
      gun('S9', 'Z(2,0)'),
      ...army('N', ['Z(0,2)']),
    ]);
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner: 'north', rule: 'MV-VICT-05' });
    expect(outcome(match)?.zones).toBeUndefined();
    expect(position(match).sides.south.commander).toBe('Z(0,0)');
    expect(unit(match, 'S9').zone).toBe('Z(2,0)'); // and no clean-up
  });

  test('MV-R-70 a break of the winner in the same phase is not looked at either', () => {
    const match = victory([
      ...army('S', ['Z(0,0)', 'SR1', 'SR2']),
      ...army('N', ['Z(0,2)', 'Z(1,2)', 'routed', 'routed']),
    ]);
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner: 'north', rule: 'MV-VICT-05' });
    expect(position(match).sides.north.commander).toBe('Z(4,2)');
  });

  test('MV-VICT-06 both in general retreat: A Humiliating Loss for both', () => {
    const match = victory([...army('S', ['Z(0,0)', 'SR1', 'routed']), ...army('N', ['Z(0,2)', 'NR1', 'NR2'])]);
    expect(outcome(match)).toMatchObject({ result: 'A Humiliating Loss', rule: 'MV-VICT-06' });
    expect(outcome(match)?.winner).toBeUndefined();
  });
});

describe('markers', () => {
  test('MV-VICT-07 red and yellow come off; green, blue and white stay', () => {
    // Play stops in the next firing phase, where S1 may fire again.
    const match = victory(
      [
        { ...pikes('S1', 'Z(2,1)'), weapon: 'bows', fired: true, reacted: true, hits: 3, stakes: true },
        { id: 'S2', type: 'LF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF', formation: 'open', reacted: true },
        { ...pikes('N1', 'Z(2,1)'), hits: 2, reacted: true },
        { ...gun('N2', 'Z(4,2)'), fired: true },
      ],
      { dice: NEXT_TURN },
    );
    expect(position(match)).toMatchObject({ turn: 2, phase: 'firing' });
    expect(unit(match, 'S1')).toMatchObject({ fired: false, reacted: false, hits: 3, stakes: true });
    expect(unit(match, 'S2')).toMatchObject({ reacted: false, formation: 'open' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, hits: 2 });
    expect(unit(match, 'N2').fired).toBe(false);
    expect(options(match)).toContainEqual({ do: 'fire', unit: 'S1', target: 'N1' });
  });
});

describe('clean-up of a broken side', () => {
  // South: four counted units, two of them routed: broken. North: two on the table, nothing lost.
  const south = (...rest: Loose[]) => [...army('S', ['routed', 'routed']), ...rest];

  test('MV-VICT-10 MV-R-56 the artillery of the broken side is removed and contests no more', () => {
    const units = (dead: string) => [
      ...army('S', [dead, dead, 'Z(0,0)', 'Z(1,0)']),
      gun('S5', 'Z(2,1)'),
      ...army('N', ['Z(4,2)', 'Z(2,1)']),
    ];
    const broken = victory(units('routed'));
    expect(outcome(broken)?.zones).toEqual({ south: 2, north: 2 });
    expect(unit(broken, 'S5').zone).toBe('routed');
    const unbroken = victory(units('Z(0,0)'), lastTurn);
    expect(outcome(unbroken)?.zones).toEqual({ south: 2, north: 1 });
    expect(unit(unbroken, 'S5').zone).toBe('Z(2,1)');
  });

  test.each(['Organ Gun', 'Gun', 'Bombard'])('MV-VICT-10 a %s is a single-stand unit', (type) => {
    const match = victory([
      ...south(pikes('S3', 'Z(0,0)'), pikes('S4', 'Z(1,0)'), gun('S5', 'Z(2,1)', type)),
      pikes('N1', 'Z(4,2)'),
    ]);
    expect(unit(match, 'S5').zone).toBe('routed');
    expect(outcome(match)?.zones).toEqual({ south: 2, north: 1 });
  });

  test('MV-VICT-10 MV-R-56 the artillery of the other side stays and contests', () => {
    const match = victory([
      ...army('S', ['routed', 'routed', 'Z(0,0)', 'Z(1,0)']),
      pikes('N1', 'Z(4,2)'),
      gun('N2', 'Z(1,0)'),
    ]);
    expect(outcome(match)?.zones).toEqual({ south: 1, north: 1 });
    expect(unit(match, 'N2').zone).toBe('Z(1,0)');
  });

  test('MV-VICT-10 single stands of foot and mounted go as well and score nothing', () => {
    const match = victory([
      ...army('S', ['routed', 'routed', 'routed', 'Z(0,0)']),
      single('S5', 'Z(1,0)'),
      { id: 'S6', type: 'HM', zone: 'Z(2,0)', layout: 'M' },
      pikes('N1', 'Z(4,2)'),
    ]);
    expect([unit(match, 'S5').zone, unit(match, 'S6').zone]).toEqual(['routed', 'routed']);
    expect(unit(match, 'S4').zone).toBe('Z(0,0)');
    expect(outcome(match)).toMatchObject({ result: 'A Draw', zones: { south: 1, north: 1 } });
  });

  test('MV-VICT-10 they count as routed', () => {
    const match = victory([
      ...south(single('S3', 'Z(1,0)'), pikes('S4', 'Z(0,0)'), gun('S5', 'Z(1,0)')),
      pikes('N1', 'Z(4,2)'),
    ]);
    expect(unit(match, 'S3').zone).toBe('routed');
    expect(position(match).sides.south.tally).toBe(3); // the Gun is not tallied
  });

  test('MV-VICT-10 single stands of the side that did not break stay and score', () => {
    const match = victory([...army('S', ['routed', 'Z(0,0)']), single('N1', 'Z(4,2)'), single('N2', 'Z(3,2)')]);
    expect(outcome(match)).toMatchObject({ result: 'A Minor Victory', winner: 'north', zones: { south: 1, north: 2 } });
  });

  test('MV-VICT-10 all its single stands go, those in reserve too', () => {
    const match = victory([
      ...south(pikes('S3', 'Z(0,0)'), pikes('S4', 'Z(1,0)'), gun('S5', 'SR1'), gun('S6', 'SR2', 'Bombard')),
      pikes('N1', 'Z(4,2)'),
      gun('N2', 'NR1'),
    ]);
    expect(['S5', 'S6', 'N2'].map((id) => unit(match, id).zone)).toEqual(['routed', 'routed', 'NR1']);
  });

  test('MV-VICT-10 two stands are enough to stay', () => {
    const match = victory([
      ...south({ ...pikes('S3', 'Z(0,0)'), layout: 'F/F' }, { ...horse('S4', 'Z(1,0)'), layout: 'M/M' }),
      pikes('N1', 'Z(4,2)'),
    ]);
    expect(outcome(match)?.zones).toEqual({ south: 2, north: 1 });
  });

  test('MV-VICT-10 engaged single stands go too, and leave the zone to the enemy', () => {
    const match = victory([
      ...south({ ...single('S3', 'Z(2,1)'), contacts: [{ with: 'N2', face: 'front' }] }, pikes('S4', 'Z(0,0)')),
      pikes('N1', 'Z(4,2)'),
      pikes('N2', 'Z(2,1)'),
    ]);
    expect(unit(match, 'S3').zone).toBe('routed');
    expect(unit(match, 'N2').contacts).toEqual([]);
    expect(outcome(match)?.zones).toEqual({ south: 1, north: 2 });
  });

  test('MV-VICT-10 MV-R-56 MV-R-57 both sides broken: both clean up first', () => {
    const match = victory([
      ...south(single('S3', 'Z(0,0)'), pikes('S4', 'Z(1,0)'), gun('S5', 'Z(3,2)')),
      ...army('N', ['routed', 'routed', 'Z(4,2)', 'Z(3,2)']),
      gun('N5', 'Z(1,0)'),
    ]);
    expect(['S3', 'S5', 'N5'].map((id) => unit(match, id).zone)).toEqual(['routed', 'routed', 'routed']);
    expect(outcome(match)?.zones).toEqual({ south: 1, north: 2 });
  });

  test('MV-VICT-10 a side left with nothing by it is judged by zones, not by general retreat', () => {
    const match = victory([...south(single('S3', 'Z(0,0)'), single('S4', 'Z(1,0)')), pikes('N1', 'Z(4,2)')]);
    expect(outcome(match)).toMatchObject({
      result: 'A Minor Victory',
      winner: 'north',
      rule: 'MV-VICT-12',
      zones: { south: 0, north: 1 },
    });
  });

  test('MV-VICT-10 while nobody breaks, single stands stay', () => {
    const match = victory([...worn('S', 5, 2), gun('S7', 'Z(2,0)'), single('S8', 'Z(2,0)'), ...worn('N', 3, 0)], {
      dice: NEXT_TURN,
    });
    expect(position(match).sides.south.commander).toBeUndefined(); // a third is lost
    expect([unit(match, 'S7').zone, unit(match, 'S8').zone]).toEqual(['Z(2,0)', 'Z(2,0)']);
  });
});

describe('final outcome', () => {
  const count = (units: Loose[], more: Loose = lastTurn) => outcome(victory(units, more));

  test('MV-VICT-11 each side counts its zones, several units in one zone once', () => {
    expect(
      count([...army('S', ['Z(0,0)', 'Z(0,0)', 'Z(1,1)']), ...army('N', ['Z(4,2)', 'Z(3,2)', 'Z(4,0)', 'Z(4,0)'])])
        ?.zones,
    ).toEqual({ south: 2, north: 3 });
  });

  test('MV-VICT-11 reserve zones do not count', () => {
    expect(count([...army('S', ['Z(0,0)', 'SR1']), ...army('N', ['Z(4,2)', 'Z(3,2)', 'NR1'])])?.zones).toEqual({
      south: 1,
      north: 2,
    });
  });

  test.each([
    ['foot alone', [pikes('S2', 'Z(2,1)')], 2, 1],
    ['mounted alone', [horse('S2', 'Z(2,1)')], 2, 1],
    ['artillery alone', [gun('S2', 'Z(2,1)')], 1, 1],
    ['a Bombard alone', [gun('S2', 'Z(2,1)', 'Bombard')], 1, 1],
    ['artillery and foot', [gun('S2', 'Z(2,1)'), pikes('S3', 'Z(2,1)')], 2, 1],
    ['foot against foot', [pikes('S2', 'Z(2,1)'), pikes('N2', 'Z(2,1)')], 1, 1],
    ['foot against enemy artillery', [pikes('S2', 'Z(2,1)'), gun('N2', 'Z(2,1)')], 1, 1],
    ['artillery against enemy mounted', [gun('S2', 'Z(2,1)'), horse('N2', 'Z(2,1)')], 1, 1],
    ['artillery against artillery', [gun('S2', 'Z(2,1)'), gun('N2', 'Z(2,1)')], 1, 1],
    ['nobody', [], 1, 1],
  ])('MV-VICT-11 in the zone: %s', (_what, units, south, north) => {
    expect(count([pikes('S1', 'Z(0,0)'), pikes('N1', 'Z(0,2)'), ...units])?.zones).toEqual({ south, north });
  });

  test('MV-VICT-11 Commanders neither score nor contest', () => {
    const result = count([pikes('S1', 'Z(0,0)'), pikes('N1', 'Z(0,2)')], {
      ...lastTurn,
      sides: { south: { commander: 'Z(0,2)' }, north: { commander: 'Z(2,1)' } },
    });
    expect(result?.zones).toEqual({ south: 1, north: 1 });
  });

  test.each([
    [9, 1, 'A Minor Victory', 'south'],
    [10, 1, 'A Major Victory', 'south'],
    [11, 4, 'A Major Victory', 'south'],
    [2, 1, 'A Minor Victory', 'south'],
    [1, 2, 'A Minor Victory', 'north'],
    [5, 10, 'A Major Victory', 'north'],
    [6, 9, 'A Minor Victory', 'north'],
    [3, 3, 'A Draw', undefined],
    [7, 7, 'A Draw', undefined],
  ])('MV-VICT-12 %i zones to %i: %s', (south, north, result, winner) => {
    const zones = firstZones(15);
    const end = count([...army('S', zones.slice(0, south)), ...army('N', zones.slice(15 - north))]);
    expect(end?.zones).toEqual({ south, north });
    expect([end?.result, end?.winner, end?.rule]).toEqual([result, winner, 'MV-VICT-12']);
  });

  test.each([
    [3, 6],
    [4, 8],
    [5, 10],
    [6, 12],
    [7, 14],
    [8, 16],
    [9, 18],
  ])('MV-R-59 with %i columns %i zones make A Major Victory', (columns, needed) => {
    const held = (n: number) => {
      const zones = firstZones(3 * columns, columns);
      return count([...army('S', zones.slice(0, n)), ...army('N', zones.slice(-1))], {
        turn: 1,
        sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } },
        options: { columns, turnLimit: 1 },
      })?.result;
    };
    expect(held(needed - 1)).toBe('A Minor Victory');
    expect(held(needed)).toBe('A Major Victory');
  });

  test.each([
    [3, 2, 'A Minor Victory'],
    [3, 3, 'A Major Victory'],
    [12, 11, 'A Minor Victory'],
    [12, 12, 'A Major Victory'],
  ])('MV-R-59 option fullVictoryZones %i: %i zones are %s', (fullVictoryZones, n, result) => {
    const options = { fullVictoryZones, turnLimit: 1 };
    expect(count([...army('S', firstZones(n)), pikes('N1', 'Z(4,2)')], { turn: 1, options })?.result).toBe(result);
  });

  test('MV-R-76 a low fullVictoryZones reached by both: more zones win, equal numbers are A Draw', () => {
    const zones = firstZones(15);
    const lowered = { turn: 1, options: { fullVictoryZones: 2, turnLimit: 1 } };
    expect(count([...army('S', zones.slice(0, 2)), ...army('N', zones.slice(12))], lowered)).toMatchObject({
      result: 'A Major Victory',
      winner: 'north',
    });
    const equal = count([...army('S', zones.slice(0, 3)), ...army('N', zones.slice(12))], lowered);
    expect([equal?.result, equal?.winner]).toEqual(['A Draw', undefined]);
  });

  test('MV-VICT-12 no throw is made when the match is over', () => {
    const match = victory([pikes('S1', 'Z(0,0)'), pikes('N1', 'Z(4,2)')], lastTurn);
    expect(events(match).filter((one) => one.event === 'throw')).toEqual([]);
    expect(decision(match)).toBeUndefined();
  });
});

describe('who broke', () => {
  const cannotWin = { options: { houseRules: { brokenCannotWin: true } } };
  // South: four counted units, two of them routed; it holds two zones, North one.
  const southBroken = [...army('S', ['routed', 'routed', 'Z(0,0)', 'Z(1,0)']), ...army('N', ['Z(4,2)'])];

  test('MV-VICT-12 MV-R-57 zones alone decide: the broken side may win', () => {
    expect(outcome(victory(southBroken))).toMatchObject({
      result: 'A Minor Victory',
      winner: 'south',
      zones: { south: 2, north: 1 },
    });
  });

  test('MV-R-57 the broken side may even win A Major Victory; with brokenCannotWin it is A Draw', () => {
    const units = [...army('S', [...Array<string>(10).fill('routed'), ...firstZones(10)]), ...army('N', ['Z(4,2)'])];
    expect(outcome(victory(units))).toMatchObject({ result: 'A Major Victory', winner: 'south' });
    const end = outcome(victory(units, cannotWin));
    expect([end?.result, end?.winner]).toEqual(['A Draw', undefined]);
  });

  test('MV-R-57 brokenCannotWin: a side that alone is broken gets A Draw at best', () => {
    const end = outcome(victory(southBroken, cannotWin));
    expect([end?.result, end?.winner]).toEqual(['A Draw', undefined]);
  });

  test('MV-R-57 brokenCannotWin does not save the broken side from defeat', () => {
    const units = [...army('S', ['routed', 'Z(0,0)']), ...army('N', ['Z(4,2)', 'Z(3,2)'])];
    expect(outcome(victory(units, cannotWin))).toMatchObject({ result: 'A Minor Victory', winner: 'north' });
  });

  test('MV-R-57 brokenCannotWin: with both sides broken the zones decide', () => {
    const units = [...army('S', ['routed', 'routed', 'Z(0,0)', 'Z(1,0)']), ...army('N', ['routed', 'Z(4,2)'])];
    expect(outcome(victory(units, cannotWin))).toMatchObject({ result: 'A Minor Victory', winner: 'south' });
  });

  test('MV-R-57 brokenCannotWin: with neither side broken the zones decide', () => {
    const units = [...army('S', ['Z(0,0)', 'Z(1,0)']), ...army('N', ['Z(4,2)'])];
    const options = { turnLimit: 1, houseRules: { brokenCannotWin: true } };
    expect(outcome(victory(units, { options }))).toMatchObject({ result: 'A Minor Victory', winner: 'south' });
  });
});

describe('conceding', () => {
  const units = [...army('S', ['Z(0,0)', 'Z(1,0)']), ...army('N', ['Z(4,2)'])];

  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ] as const)('MV-VICT-13 %s concedes and %s scores A Major Victory, whatever the zones', (loser, winner) => {
    const match = situation({ phase: 'initiativeMovement', initiative: 'south', sides: commanders, units });
    expect(decision(match)?.side).toBe('south');
    interrupt(match, loser, { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner, rule: 'MV-VICT-13' });
    expect(decision(match)).toBeUndefined();
  });

  test('MV-VICT-13 a side may concede in the middle of a phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      sides: commanders,
      units: [
        { ...pikes('S1', 'Z(2,1)'), weapon: 'bows' },
        { ...pikes('N1', 'Z(2,1)'), weapon: 'bows' },
      ],
    });
    expect(decision(match)?.kind).toBe('fire');
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner: 'north', rule: 'MV-VICT-13' });
  });
});
