// A Great Victory: the rulings GV-R-89 to -94 where the catalogue was silent.
import { describe, expect, test } from 'vitest';
import {
  checkArmy,
  choose,
  decision,
  events,
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

type Loose = Record<string, unknown>;

describe('GV-R-89 scenario goals', () => {
  /** S1 stands with its front edge at y = 30 cm, N1 at y = 90 cm. */
  const S1 = { id: 'S1', type: 'medium foot arms', x: 60000, y: 30000 };
  const N1 = { id: 'N1', type: 'medium foot arms', x: 60000, y: 90000 };
  const goal = (x: number, y: number, points: number, radius = 2000) => ({ x, y, radius, points });
  const OURS = goal(60000, 32000, 10); // exactly 2 cm before S1
  const THEIRS = goal(60000, 88000, 10); // exactly 2 cm before N1
  const FAR = goal(120000, 60000, 10); // nobody near
  interface Given {
    south?: Loose[];
    north?: Loose[];
    tally?: [number, number];
    units?: Loose[];
    more?: Loose;
  }
  /** The Determine Victory phase; South has lost 11 of 20 units unless told otherwise. */
  const result = ({ south = [], north = [], tally = [11, 0], units = [S1, N1], more = {} }: Given) => {
    const { options: chosen, ...rest } = more;
    const match = situation({
      phase: 'victory',
      units,
      sides: { south: { units: 20, tally: tally[0] }, north: { units: 20, tally: tally[1] } },
      options: { victory: 'scenario', scenarioGoals: { south, north }, ...(chosen as Loose | undefined) },
      ...rest,
    });
    const found = outcome(match);
    return found && `${found.winner ?? 'nobody'}: ${found.result}`;
  };

  test.each<[string, Given, string]>([
    ['the broken side holds its only goal', { south: [OURS] }, 'south: A Great Victory'],
    ['one of two goals', { south: [OURS, FAR] }, 'south: A Narrow Victory'],
    ['more points, all goals', { south: [OURS], north: [{ ...THEIRS, points: 9 }] }, 'south: A Great Victory'],
    ['fewer points', { south: [OURS], north: [{ ...THEIRS, points: 11 }] }, 'north: A Great Victory'],
    ['the same points', { south: [OURS], north: [THEIRS] }, 'nobody: A Draw'],
    ['points are added', { south: [OURS, OURS], north: [{ ...THEIRS, points: 19 }] }, 'south: A Great Victory'],
    ['the goal of the other side is worth nothing', { south: [THEIRS], north: [FAR] }, 'nobody: A Draw'],
    ['both broken', { south: [OURS], north: [FAR], tally: [12, 12] }, 'south: A Great Victory'],
    ['a side without units', { south: [OURS], north: [FAR], tally: [0, 2], units: [S1] }, 'south: A Great Victory'],
  ])('GV-R-89 %s', (_, given, expected) => expect(result(given)).toBe(expected));

  test.each([
    [2000, true],
    [1995, true], // GV-GEOM-09
    [1994, false],
  ])('GV-R-89 the shortest distance to the place counts: 2 cm and a radius of %i: %s', (radius, holds) => {
    expect(result({ south: [{ ...OURS, radius }] })).toBe(holds ? 'south: A Great Victory' : 'nobody: A Draw');
  });

  const at = (id: string, type: string, more: Loose = {}) => ({ id, type, x: 120000, y: 60000, ...more });
  test.each<[string, Loose[], boolean]>([
    ['foot', [at('S2', 'light foot slings')], true],
    ['horse', [at('S2', 'light horse')], true],
    ['camels', [at('S2', 'medium camels')], true],
    ['chariots', [at('S2', 'heavy chariots')], true],
    ['elephants', [at('S2', 'medium elephants')], true],
    ['a commander', [at('S2', 'commander')], false],
    ['a sub-commander', [at('S2', 'sub-commander')], false],
    ['artillery', [at('S2', 'light artillery')], false],
    ['one that routed there', [at('S2', 'light horse', { status: 'routed' })], false],
    ['foot with an enemy just within', [at('S2', 'light foot slings'), at('N2', 'light horse', { y: 62000 })], false],
    ['foot with an enemy outside', [at('S2', 'light foot slings'), at('N2', 'light horse', { y: 62006 })], true],
    ['foot with an enemy commander near', [at('S2', 'light foot slings'), at('N2', 'commander', { y: 62000 })], false],
    [
      'foot with enemy artillery near',
      [at('S2', 'light foot slings'), at('N2', 'heavy artillery', { y: 62000 })],
      false,
    ],
  ])('GV-R-89 who holds a place: %s: %o', (_, units, holds) => {
    expect(result({ south: [FAR], units: [S1, N1, ...units] })).toBe(
      holds ? 'south: A Great Victory' : 'nobody: A Draw',
    );
  });

  test('GV-R-89 until one of the three comes true the match goes on, and the turn limit is one of them', () => {
    const more = { turn: 5, options: { turnLimit: 6 }, dice: [1, 1, 6, 6] };
    expect(result({ south: [OURS], tally: [0, 0], more })).toBeUndefined();
    const last = { turn: 6, options: { turnLimit: 6 } };
    expect(result({ south: [OURS], tally: [8, 0], more: last })).toBe('south: A Great Victory');
  });

  test.each([
    ['0 points', { ...OURS, points: 0 }],
    ['101 points', { ...OURS, points: 101 }],
    ['off the table', { ...OURS, x: 180001 }],
  ])('GV-R-89 refused: %s', (_, wrong) => {
    const scene = () =>
      situation({ phase: 'firing', units: [S1, N1], options: { scenarioGoals: { south: [wrong], north: [] } } });
    expect(scene).toThrow();
  });
});

describe('GV-R-90 armies that are not bought', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ name: `E${i}`, type: 'heavy elephants' }));
  const chief = { name: 'Chief', type: 'commander' };
  const judged = (units: Loose[], armySource: string) => {
    const { errors, warnings } = checkArmy({ name: 'Army', units }, { armySource });
    return [errors.map(({ rule }) => rule), warnings.map(({ rule }) => rule)];
  };
  test('GV-R-90 points count for bought armies only', () => {
    expect(judged([...many, chief], 'points')[0]).toContain('GV-POINTS-03');
    expect(judged([...many, chief], 'roster')).toEqual([[], []]);
    expect(judged([...many, chief], 'scenario')).toEqual([[], []]);
  });
  test('GV-R-90 without a commander: an error in a roster, a warning in a scenario', () => {
    expect(judged(many, 'roster')).toEqual([['GV-POINTS-04'], []]);
    expect(judged(many, 'scenario')).toEqual([[], ['GV-POINTS-04']]);
  });
  test.each(['roster', 'scenario'])('GV-R-90 %s: types hold', (armySource) => {
    expect(judged([chief, { name: 'A', type: 'heavy foot slings' }], armySource)[0]).toEqual(['GV-UNIT-04']);
    expect(judged([chief, { name: 'A', type: 'heavy foot longbows' }], armySource)[0]).toEqual(['GV-R-01']);
  });
});

describe('GV-R-91 joining in at the edge of the table', () => {
  /** N1 and S1 fight near the west edge; S2, 1.8 cm short of N1, faces it and a little to the edge. */
  const melee = (x: number, dice: number[]) =>
    situation({
      phase: 'melee',
      units: [
        { id: 'N1', type: 'medium foot arms', x: 10000, y: 60000, hits: 7 },
        { id: 'S1', type: 'medium foot arms', formation: 'block', x: 12000, y: 60000, hits: 7 },
        { id: 'S2', type: 'medium foot arms', x, y: 57500, heading: 3500 },
      ],
      dice,
    });
  test('GV-R-91 on the table it must', () => {
    const match = melee(5000, []);
    expect(decision(match)).toMatchObject({ kind: 'join' });
    expect(options(match)).toContainEqual({ do: 'join', unit: 'S2' });
  });
  test('GV-R-91 where it would end partly off the table it need not', () => {
    const match = melee(3950, [6, 6, 6, 6, 6, 6]); // only N1 and S1 fight
    expect(decision(match)).toMatchObject({ kind: 'activity' });
    expect(unit(match, 'S2')).toMatchObject({ x: 3950, y: 57500 });
    expect(events(match).filter(({ event }) => event === 'joined')).toEqual([]);
  });
});

test('GV-R-92 the quality of all units is thrown before that of command', () => {
  const units = [
    { name: 'Chief', type: 'commander' },
    { name: 'Foot', type: 'medium foot arms' },
  ];
  const match = start({
    armies: { south: { name: 'A', units }, north: { name: 'B', units } },
    options: { unitQuality: 'thrown', commandQuality: 'thrown', setupMethod: 'hidden' },
    dice: [1, 2, 3, 4, 5, 6],
  });
  const thrown = events(match).filter(({ event }) => event === 'throw');
  expect(thrown.map(({ rule, unit: id }) => `${rule} ${id as string}`)).toEqual([
    'GV-QUAL-01 S1',
    'GV-QUAL-01 S2',
    'GV-QUAL-01 N1',
    'GV-QUAL-01 N2',
    'GV-CMDQ-01 S1',
    'GV-CMDQ-01 N1',
  ]);
});

describe('GV-R-93 a change of formation at the edge of the table', () => {
  const edge = () => {
    const match = situation({
      phase: 'initiativeMovement',
      units: [
        { id: 'S1', type: 'medium foot arms', formation: 'block', x: 3000, y: 30000 },
        { id: 'S2', type: 'medium foot arms', x: 60000, y: 30000 },
        { id: 'N1', type: 'medium foot arms', x: 90000, y: 90000 },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    return match;
  };
  const change = (more: Loose) => ({ do: 'changeFormation', formation: 'line', other: 'left', ...more });
  test('GV-R-93 refused without leaveTable, and to the other side it may', () => {
    expect(refusal(edge(), change({}))).toMatchObject({ rule: 'GV-GEN-08' });
    expect(refusal(edge(), change({ other: 'right' }))).toBeUndefined();
  });
  test('GV-R-93 with it the unit is lost', () => {
    const match = edge();
    choose(match, change({ leaveTable: true }));
    expect(unit(match, 'S1')).toMatchObject({ status: 'routed' });
    expect(position(match).sides.south.tally).toBe(1);
    expect(decision(match)).toMatchObject({ kind: 'activity' });
  });
});

describe('GV-R-94 disputes', () => {
  const dispute = (value: boolean, name = 'turnsEndOnly') => ({ do: 'dispute', switch: name, value });
  test.each([
    ['south', true, [6, 6, 1, 1], false],
    ['south', false, [6, 6, 1, 1], true],
    ['north', true, [1, 1, 6, 6], false],
    ['north', false, [1, 1, 6, 6], true],
  ] as const)('GV-R-94 %s proposes %s and loses: the opposite holds, for good', (side, value, dice, then) => {
    const match = situation({
      phase: 'initiativeMovement',
      units: [
        { id: 'S1', type: 'medium foot arms', x: 60000, y: 30000 },
        { id: 'N1', type: 'medium foot arms', x: 60000, y: 90000 },
      ],
      options: { houseRules: { turnsEndOnly: !value } },
      dice: [...dice],
    });
    interrupt(match, side, dispute(value));
    choose(match, { do: 'throw' });
    expect(position(match).rulings).toEqual([expect.objectContaining({ switch: 'turnsEndOnly', value: then })]);
    for (const who of ['south', 'north'] as const)
      for (const again of [true, false])
        expect(interruptionRefusal(match, who, dispute(again))?.rule).toBe('GV-GEN-10');
    expect(interruptionRefusal(match, side, dispute(true, 'turningGainsGround'))).toBeUndefined();
  });
});
