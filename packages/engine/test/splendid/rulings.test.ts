// A Splendid Victory: the rulings SV-R-101 to -115 where the catalogue was silent (SV-R-100: terrain.test.ts), SV-VICT-07, SV-GEO-14.
import { describe, expect, test } from 'vitest';
import {
  checkArmy,
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
import { box, eligible, fireAt, firing, foe, many, shooter, volley } from './fire-help.js';
import { fray, hitsOn, losses, melee, throwsOf } from './melee-help.js';
import { block, cos, field, go, horse, order, sin } from './move-help.js';
import {
  CMD,
  SUB,
  army,
  entry,
  movement,
  throwsOf as thrownIn,
  type Entry,
  type Loose,
  type Match,
} from './setup-help.js';

type Side = 'south' | 'north';
const W = 1574;
const H = W / 2;
const X = 30000;
const Y = 20000;

describe('SV-R-101 SV-VICT-07 scenario goals', () => {
  /** S1 stands with its front edge at y = 10", N1 at y = 40". */
  const S1 = { id: 'S1', type: 'P&M', layout: 'PM', x: 20000, y: 10000 };
  const N1 = { id: 'N1', type: 'P&M', layout: 'PM', x: 20000, y: 40000 };
  const goal = (x: number, y: number, points: number, radius = 2000) => ({ x, y, radius, points });
  const OURS = goal(20000, 12000, 10); // exactly 2" before S1
  const THEIRS = goal(20000, 38000, 10); // exactly 2" before N1
  const FAR = goal(50000, 24000, 10); // nobody near
  type Given = { south?: Loose[]; north?: Loose[]; tally?: [number, number]; units?: Loose[]; more?: Loose };
  /** The Determine Victory phase; South has lost 51 of 100 unless told otherwise. */
  const judge = ({ south = [], north = [], tally = [51, 0], units = [S1, N1], more = {} }: Given): Match => {
    const { options: chosen, ...rest } = more;
    return situation({
      phase: 'victory',
      units,
      sides: { south: { stands: 100, tally: tally[0] }, north: { stands: 100, tally: tally[1] } },
      options: { victory: 'scenario', scenarioGoals: { south, north }, ...(chosen as Loose | undefined) },
      ...rest,
    });
  };
  const result = (given: Given) => {
    const found = outcome(judge(given));
    return found && `${found.winner ?? 'nobody'}: ${found.result}`;
  };

  test.each<[string, Given, string]>([
    ['the broken side holds its only goal', { south: [OURS] }, 'south: A Splendid Victory'],
    ['one of two goals', { south: [OURS, FAR] }, 'south: A Minor Victory'],
    ['more points, all goals', { south: [OURS], north: [{ ...THEIRS, points: 9 }] }, 'south: A Splendid Victory'],
    [
      'more points, not all goals',
      { south: [{ ...OURS, points: 11 }, FAR], north: [THEIRS] },
      'south: A Minor Victory',
    ],
    ['fewer points', { south: [OURS], north: [{ ...THEIRS, points: 11 }] }, 'north: A Splendid Victory'],
    ['the same points', { south: [OURS], north: [THEIRS] }, 'nobody: A Draw'],
    ['nobody holds anything', { south: [FAR], north: [FAR] }, 'nobody: A Draw'],
    ['points are added', { south: [OURS, OURS], north: [{ ...THEIRS, points: 19 }] }, 'south: A Splendid Victory'],
    ['the other side’s goal is worth nothing', { south: [THEIRS], north: [FAR] }, 'nobody: A Draw'],
    [
      'North broken, South without points',
      { south: [FAR], north: [THEIRS], tally: [0, 51] },
      'north: A Splendid Victory',
    ],
    ['both broken', { south: [OURS], north: [FAR], tally: [60, 60] }, 'south: A Splendid Victory'],
  ])('SV-R-101 SV-VICT-07 %s', (_, given, expected) => expect(result(given)).toBe(expected));

  test.each([
    [2000, true],
    [1995, true], // SV-GEO-18
    [1994, false],
  ])('SV-R-101 the shortest distance to the place counts: 2" and a radius of %i: %s', (radius, holds) => {
    expect(result({ south: [{ ...OURS, radius }] })).toBe(holds ? 'south: A Splendid Victory' : 'nobody: A Draw');
  });

  const at = (id: string, type: string, layout: string, more: Loose = {}) => ({
    id,
    type,
    layout,
    x: 50000,
    y: 24000,
    ...more,
  });
  const KEEP = [S1, N1];
  test.each<[string, Loose[], boolean]>([
    ['Foot', [at('S2', 'Foot', 'HH')], true],
    ['Heavy Mounted', [at('S2', 'HM', 'YY')], true],
    ['Mounted', [at('S2', 'M', 'XX')], true],
    ['mounted Dragoons', [at('S2', 'D', 'DD')], true],
    ['dismounted Dragoons', [at('S2', 'D', 'DD', { state: 'dismounted' })], true],
    ['a single stand', [at('S2', 'P&M', 'M')], true],
    ['a Commander', [at('S2', 'Cmd', 'C')], false],
    ['a Sub-Commander', [at('S2', 'Sub', 'C')], false],
    ['a gun', [at('S2', 'RA', 'G')], false],
    ['nobody of that side', [at('N2', 'M', 'XX')], false],
    ['one that routed there', [at('S2', 'M', 'XX', { status: 'routed' })], false],
    [
      'foot with an enemy just within the radius',
      [at('S2', 'Foot', 'HH'), at('N2', 'Foot', 'HH', { y: 26000 })],
      false,
    ],
    ['foot with an enemy outside it', [at('S2', 'Foot', 'HH'), at('N2', 'Foot', 'HH', { y: 26006 })], true],
    ['foot with an enemy Commander near', [at('S2', 'Foot', 'HH'), at('N2', 'Cmd', 'C', { y: 26000 })], false],
    ['foot with an enemy gun near', [at('S2', 'Foot', 'HH'), at('N2', 'RA', 'G', { y: 26000 })], false],
  ])('SV-R-101 who holds a place: %s: %o', (_, units, holds) => {
    expect(result({ south: [FAR], units: [...KEEP, ...units] })).toBe(
      holds ? 'south: A Splendid Victory' : 'nobody: A Draw',
    );
  });

  const NEXT = { dice: [1, 1, 6, 6] };
  test('SV-R-101 SV-VICT-07 until one of the three comes true the game goes on, whoever holds what', () => {
    expect(result({ south: [OURS], tally: [50, 50], more: { turn: 40, ...NEXT } })).toBeUndefined();
    expect(
      result({ south: [OURS], tally: [0, 0], more: { turn: 5, options: { turnLimit: 6 }, ...NEXT } }),
    ).toBeUndefined();
  });
  test('SV-R-101 SV-VICT-07 the turn limit: points, not shares, decide', () => {
    const more = { turn: 6, options: { turnLimit: 6 } };
    expect(result({ south: [OURS], tally: [40, 0], more })).toBe('south: A Splendid Victory');
    expect(result({ south: [FAR], tally: [0, 40], more })).toBe('nobody: A Draw');
  });
  test('SV-R-101 a side without units', () => {
    expect(result({ south: [OURS], north: [FAR], tally: [0, 2], units: [S1] })).toBe('south: A Splendid Victory');
    expect(result({ south: [FAR], north: [FAR], tally: [0, 2], units: [S1] })).toBe('nobody: A Draw');
  });
  test('SV-VICT-05 SV-VICT-07 who concedes has lost, whatever he holds', () => {
    const match = movement([S1, N1], { options: { victory: 'scenario', scenarioGoals: { south: [OURS], north: [] } } });
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ winner: 'north', result: 'A Splendid Victory' });
  });
  test('SV-VICT-07 goals do nothing unless the scenario decides', () => {
    const more = { options: { victory: 'standard' } };
    expect(result({ south: [OURS], more })).toBe('north: A Splendid Victory');
  });

  const scene = (goals: unknown) => () =>
    movement([S1, N1], { options: { victory: 'scenario', scenarioGoals: goals } });
  test.each([1, 100])('SV-R-101 %i points are possible', (points) => {
    const goals = { south: [{ ...OURS, points }], north: [{ ...THEIRS, name: 'the mill' }] };
    expect(position(scene(goals)()).options.scenarioGoals).toEqual(goals);
  });
  test.each([
    ['0 points', { south: [{ ...OURS, points: 0 }], north: [] }],
    ['101 points', { south: [{ ...OURS, points: 101 }], north: [] }],
    ['no points', { south: [{ x: 1, y: 1, radius: 1 }], north: [] }],
    ['no radius', { south: [{ x: 1, y: 1, points: 1 }], north: [] }],
    ['half a point', { south: [{ ...OURS, points: 1.5 }], north: [] }],
    ['a third side', { south: [], north: [], east: [] }],
  ])('SV-R-101 refused: %s', (_, goals) => expect(scene(goals)).toThrow());
});

describe('SV-R-102 armies of scenarios', () => {
  const judged = (units: Entry[], armySource = 'scenario') => {
    const { errors, warnings } = checkArmy(army(...units), { armySource });
    const rules = (list: readonly { rule?: string }[]) => list.map(({ rule }) => rule);
    return { errors: rules(errors), warnings: rules(warnings) };
  };
  const SMALL = [
    CMD,
    SUB,
    entry('P&M', 'PM'),
    entry('P&M', 'PM'),
    entry('M', 'XX'),
    entry('M', 'XX'),
    entry('M', 'XX'),
  ];
  test.each([
    ['P&M', 'M'],
    ['Foot', 'H'],
    ['HM', 'Y'],
    ['M', 'X'],
    ['D', 'D'],
  ])('SV-R-102 %s has 1 to 9 stands', (type, letter) => {
    for (const size of [1, 2, 5, 8, 9]) expect(judged([...SMALL, entry(type, letter.repeat(size))]).errors).toEqual([]);
    expect(judged([...SMALL, entry(type, letter.repeat(10))]).errors).toEqual(['SV-ARMY-02']);
    expect(judged([...SMALL, entry(type, letter)], 'roster').errors).toContain('SV-ARMY-02');
  });
  test.each<[string, Entry[], string]>([
    ['seven stands of foot on average', [CMD, SUB, entry('P&M', 'MMMMMMM')], 'SV-ARMY-03'],
    ['more Foot than Pike and Musket', [CMD, SUB, entry('Foot', 'HH')], 'SV-ARMY-04'],
    ['six stands of mounted on average', [CMD, SUB, entry('M', 'XXXXXX')], 'SV-ARMY-05'],
    ['two Heavy Mounted', [CMD, SUB, entry('HM', 'YY'), entry('HM', 'YY')], 'SV-ARMY-06'],
    ['no Commander', [SUB, entry('P&M', 'MM')], 'SV-ARMY-08'],
    ['two Commanders', [CMD, CMD, SUB, entry('P&M', 'MM')], 'SV-ARMY-08'],
    ['three Sub-Commanders', [CMD, SUB, SUB, SUB, entry('P&M', 'MM')], 'SV-ARMY-08'],
  ])('SV-R-102 %s: only a warning', (_, units, rule) => {
    expect(judged(units)).toEqual({ errors: [], warnings: [rule] });
    expect(judged(units, 'roster').errors).toContain(rule);
  });
  test('SV-R-102 stand kinds and single guns hold', () => {
    expect(judged([...SMALL, entry('P&M', 'MH')]).errors).toEqual(['SV-ARMY-02']);
    expect(judged([...SMALL, entry('M', 'XD')]).errors).toEqual(['SV-ARMY-02']);
    expect(judged([...SMALL, entry('RA', 'GG')]).errors).toEqual(['SV-ARMY-09']);
  });
});

describe('SV-R-103 generated armies', () => {
  const EIGHT = [2, 6];
  const SEVEN = [1, 6];
  const begin = (dice: number[][], collection: Loose = {}) =>
    start({ options: { armySource: 'generated', armyThrows: dice.length / 2, collection }, dice: dice.flat() });
  const STANDS: Record<string, string> = { 'P&M': 'PPMM', Foot: 'HHHH', M: 'XXXX', D: 'DDDD' };
  const fielded = (...types: string[]) => ({
    do: 'muster',
    units: types.map((type, i) => ({ name: `${type} ${i}`, type, stands: STANDS[type] })),
  });
  /** Types offered after a throw of 8; an only one need not be asked about. */
  const offered = (match: Match): string[] =>
    decision(match)?.kind === 'generate'
      ? options(match)
          .map((one) => one.type)
          .sort()
      : [];

  test('SV-R-103 on a throw of 8 only types owned are offered', () => {
    const free = begin([EIGHT, SEVEN]);
    expect(offered(free)).toEqual(['Foot', 'P&M']);
    choose(free, { do: 'take', type: 'P&M' });
    for (const [owned, other] of [
      ['P&M', 'Foot'],
      ['Foot', 'P&M'],
    ] as const) {
      const match = begin([EIGHT, SEVEN], { [other]: 0 });
      expect(offered(match)).not.toContain(other);
      if (decision(match)?.kind === 'generate') {
        expect(refusal(match, { do: 'take', type: other })).toBeDefined();
        choose(match, { do: 'take', type: owned });
      }
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'muster' });
      expect(refusal(match, fielded(other))).toBeDefined();
      if (owned === 'P&M') expect(refusal(match, fielded(owned))).toBeUndefined();
    }
  });
  test('SV-R-103 still owned: what was taken before is gone', () => {
    const match = begin([EIGHT, SEVEN, EIGHT, SEVEN], { Foot: 1 });
    choose(match, { do: 'take', type: 'Foot' });
    expect(offered(match)).not.toContain('Foot');
    if (decision(match)?.kind === 'generate') choose(match, { do: 'take', type: 'P&M' });
    expect(refusal(match, fielded('P&M', 'P&M'))).toBeDefined(); // one of each
  });
  test('SV-R-103 none of them owned: nobody is asked, nothing is fielded', () => {
    const match = begin([EIGHT, SEVEN], { 'P&M': 0, Foot: 0 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'muster' });
    expect(refusal(match, fielded('P&M'))).toBeDefined();
    expect(refusal(match, fielded())).toBeUndefined();
  });
  test('SV-R-103 fewer units may be fielded, never others', () => {
    const match = begin([SEVEN, SEVEN, SEVEN, SEVEN, [1, 4], SEVEN]);
    for (const types of [['P&M', 'P&M', 'M'], ['P&M', 'M'], ['M'], ['P&M'], []])
      expect(refusal(match, fielded(...types)), types.join()).toBeUndefined();
    for (const types of [['D'], ['P&M', 'D'], ['M', 'M'], ['P&M', 'P&M', 'P&M']])
      expect(refusal(match, fielded(...types)), types.join()).toBeDefined();
  });
  test('SV-R-103 the collection binds no army that was not thrown for', () => {
    const collection = { M: 0, 'P&M': 1 };
    const units = [CMD, SUB, entry('M', 'XX'), entry('P&M', 'MM'), entry('P&M', 'MM')];
    for (const armySource of ['roster', 'scenario'])
      expect(checkArmy(army(...units), { armySource, collection }).errors).toEqual([]);
  });
});

describe('SV-R-104 SV-R-115 set-up', () => {
  const REGIMENT = entry('P&M', 'MM');
  const begin = (chosen: Loose, dice: number[] = [], units: Entry[] = [CMD, REGIMENT]) =>
    start({
      armies: { south: army(...units), north: army(...units) },
      options: { subCommanders: 0, ...chosen },
      dice,
    });
  const setup = (side: Side, y: number, more: Loose = {}) => {
    const [id, back] = side === 'south' ? ['S', y - 5000] : ['N', y + 5000];
    return {
      do: 'setup',
      units: [
        { unit: `${id}1`, x: 10000, y: back },
        { unit: `${id}2`, x: 20000, y, formation: 'line', layout: 'MM', ...more },
      ],
    };
  };
  const INITIATIVE = [1, 1, 6, 6];
  const asks = (match: Match, side: Side) => expect(decision(match)).toMatchObject({ side, kind: 'setup' });
  const DEEP = { deploymentDepth: 24, tableDepth: 40 };

  test('SV-R-104 all of a unit must be in the area', () => {
    const match = begin({ setupMethod: 'hidden' });
    expect(refusal(match, setup('south', 12000))).toBeUndefined();
    expect(refusal(match, setup('south', 12100))?.rule).toMatch(/R-78|R-104/);
    // askew: only the left front corner is out
    expect(refusal(match, setup('south', 11500, { heading: 100 }))).toBeUndefined();
    expect(refusal(match, setup('south', 11900, { heading: 100 }))?.rule).toMatch(/R-78|R-104/);
  });

  test.each([
    ['touch', 24005],
    ['overlap', 22000],
  ])('SV-R-104 hidden plans that %s: South’s stands, North plans anew', (_, y) => {
    const match = begin({ setupMethod: 'hidden', ...DEEP }, INITIATIVE);
    asks(match, 'south');
    choose(match, setup('south', 24000));
    asks(match, 'north');
    choose(match, setup('north', y));
    expect(position(match).phase).toBe('setup');
    asks(match, 'north');
    choose(match, setup('north', 30000));
    expect(position(match).phase).not.toBe('setup');
    expect(unit(match, 'S2')).toMatchObject({ x: 20000, y: 24000 });
    expect(unit(match, 'N2')).toMatchObject({ x: 20000, y: 30000 });
  });

  test.each<Side>(['south', 'north'])('SV-R-104 a plan that a dispute has made illegal: %s plans anew', (side) => {
    const match = begin({ setupMethod: 'agreed' }, INITIATIVE);
    const plan = (one: Side, more: Loose = {}) => setup(one, one === 'south' ? 10000 : 40000, more);
    for (let i = 0; i < 2; i++) {
      const one = decision(match)!.side as Side;
      choose(match, plan(one, one === side ? { formation: 'block', layout: 'M/M' } : {}));
    }
    interrupt(match, 'south', { do: 'dispute', switch: 'noTwoStandBlock', value: true });
    choose(match, { do: 'agree' });
    // however often both confirm, this plan does not stand
    for (let i = 0; i < 4 && position(match).phase === 'setup' && !refusal(match, { do: 'confirm' }); i++)
      choose(match, { do: 'confirm' });
    expect(position(match).phase).toBe('setup');
    for (let i = 0; i < 8 && position(match).phase === 'setup'; i++) {
      const one = decision(match)!.side as Side;
      choose(match, i < 2 && one === side ? plan(one) : { do: 'confirm' });
    }
    expect(unit(match, side === 'south' ? 'S2' : 'N2').formation).toBe('line');
  });
  test('SV-R-104 the same for a hidden plan', () => {
    const match = begin({ setupMethod: 'hidden' }, INITIATIVE);
    choose(match, setup('south', 10000, { formation: 'block', layout: 'M/M' }));
    interrupt(match, 'north', { do: 'dispute', switch: 'noTwoStandBlock', value: true });
    choose(match, { do: 'agree' });
    if (decision(match)?.side === 'north') choose(match, setup('north', 40000));
    asks(match, 'south');
    choose(match, setup('south', 10000));
    if (decision(match)?.kind === 'setup') choose(match, setup('north', 40000));
    expect(position(match).phase).not.toBe('setup');
    expect(unit(match, 'S2').formation).toBe('line');
  });

  test.each([
    ['hidden', [], 'south'],
    ['agreed', [], undefined],
    ['sequential', [6, 6, 1, 1], 'south'],
    ['sequential', [1, 1, 6, 6], 'north'],
    ['alternate', [6, 6, 1, 1], 'south'],
    ['alternate', [1, 1, 6, 6], 'north'],
  ])('SV-R-115 %s, dice %j: %s begins', (setupMethod, dice, first) => {
    const match = begin({ setupMethod }, dice);
    expect(thrownIn(match)).toHaveLength(dice.length / 2);
    if (first) expect(decision(match)).toMatchObject({ side: first });
  });

  test('SV-R-115 agreed: a confirmation lapses when the other side changes its plan', () => {
    const match = begin({ setupMethod: 'agreed' }, INITIATIVE);
    const plan = (x = 20000) => {
      const side = decision(match)!.side as Side;
      choose(match, setup(side, side === 'south' ? 10000 : 38000, { x }));
      return side;
    };
    plan();
    plan();
    const first = decision(match)!.side;
    choose(match, { do: 'confirm' });
    const second = plan(30000);
    expect(second).not.toBe(first);
    const confirmed: string[] = [];
    while (position(match).phase === 'setup' && confirmed.length < 5) {
      confirmed.push(decision(match)!.side);
      choose(match, { do: 'confirm' });
    }
    expect([...new Set(confirmed)].sort()).toEqual(['north', 'south']);
    expect(unit(match, second === 'south' ? 'S2' : 'N2').x).toBe(30000);
  });

  test('SV-R-115 a placing that would leave the rest without room is refused', () => {
    // Lines of four are 14.4" long, and nothing else fits into an area of 36" by 6".
    const basing = { frontage: 3600, depth: 4000, gunDepth: 4000 };
    const chosen = { setupMethod: 'alternate', tableWidth: 36, deploymentDepth: 6, basing };
    const four = entry('P&M', 'MMMM');
    const match = begin(chosen, [6, 6, 1, 1], [CMD, four, four]);
    const place = (x: number) => ({ do: 'place', unit: 'S2', x, y: 5000, formation: 'line', layout: 'MMMM' });
    expect(refusal(match, place(18000))?.rule).toMatch(/SV-R-115|SV-R-78|SV-SETUP/);
    expect(refusal(match, place(7200))).toBeUndefined();
    expect(refusal(match, place(28800))).toBeUndefined();
    const alone = begin(chosen, [6, 6, 1, 1], [CMD, four]);
    expect(refusal(alone, place(18000))).toBeUndefined();
  });
});

describe('SV-R-105 SV-R-106 limits and disputes', () => {
  test.each([
    [18, true, true, 18], // the quarter value, reached
    [19, false, true, 20],
    [22, false, true, 23], // the third value, reached
    [23, false, false, 25],
  ])('SV-R-105 breakAtValue, %i of 69 lost: only the breakpoint is reached', (tally, sub, commander, then) => {
    const match = situation({
      phase: 'victory',
      units: [
        { id: 'S1', type: 'P&M', layout: 'PM', x: 20000, y: 10000 },
        { id: 'S8', type: 'Cmd', layout: 'C', x: 40000, y: 5000 },
        { id: 'S9', type: 'Sub', layout: 'C', x: 45000, y: 5000 },
        { id: 'N1', type: 'P&M', layout: 'PM', x: 20000, y: 40000 },
      ],
      sides: { south: { stands: 69, tally }, north: { stands: 69, tally: 0 } },
      options: { houseRules: { breakAtValue: true } },
      dice: [1, 1, 6, 6],
    });
    expect(unit(match, 'S9').status === 'table').toBe(sub);
    expect(unit(match, 'S8').status === 'table').toBe(commander);
    expect(position(match).sides.south.tally).toBe(then);
  });
  test('SV-R-105 breakAtValue: a victory is Minor only if the third is exceeded', () => {
    const end = (tally: number) =>
      outcome(
        situation({
          phase: 'victory',
          units: [
            { id: 'S1', type: 'P&M', layout: 'PM', x: 20000, y: 10000 },
            { id: 'N1', type: 'P&M', layout: 'PM', x: 20000, y: 40000 },
          ],
          sides: { south: { stands: 69, tally }, north: { stands: 69, tally: 35 } },
          options: { houseRules: { breakAtValue: true } },
        }),
      )?.result;
    expect(end(23)).toBe('A Splendid Victory');
    expect(end(24)).toBe('A Minor Victory');
  });

  const UNITS = [
    { id: 'S1', type: 'P&M', layout: 'PM', x: 20000, y: 10000 },
    { id: 'N1', type: 'P&M', layout: 'PM', x: 20000, y: 40000 },
  ];
  const dispute = (value: boolean, name = 'turnsEndOnly') => ({ do: 'dispute', switch: name, value });
  test.each([
    ['south', true, [6, 6, 1, 1], false],
    ['south', false, [6, 6, 1, 1], true],
    ['north', true, [1, 1, 6, 6], false],
    ['north', false, [1, 1, 6, 6], true],
  ] as const)('SV-R-106 %s proposes %s and loses: the opposite holds, for good', (side, value, dice, then) => {
    const match = movement(UNITS, { dice: [...dice], options: { houseRules: { turnsEndOnly: !value } } });
    interrupt(match, side, dispute(value));
    choose(match, { do: 'throw' });
    expect(position(match).rulings).toEqual([expect.objectContaining({ switch: 'turnsEndOnly', value: then })]);
    for (const who of ['south', 'north'] as const)
      for (const again of [true, false]) expect(interruptionRefusal(match, who, dispute(again))).toBeDefined();
    expect(interruptionRefusal(match, side, dispute(true, 'turningGainsGround'))).toBeUndefined();
  });
});

describe('SV-R-107 SV-R-108 SV-R-113 SV-R-114 fire', () => {
  /** Six stands askew: their near end is outside the gun's zone, 2.552" to the side and 3.339" nearer than their middle. */
  const askew = (middle: number) => foe(middle, { layout: 'PPPPPP', heading: 2250 });
  const gun = shooter('G', { type: 'RA' });
  test('SV-R-107 the range of a gun is the shortest distance, in its zone or not', () => {
    // in the zone the target is 11.7" away, its near end 9.51"
    const close = firing([gun, askew(12500)], { dice: many(2, 6) });
    expect(volley(close, fireAt('N1'))).toHaveLength(2);
    const further = firing([gun, askew(13100)], { dice: many(1, 6) }); // 10.09"
    expect(volley(further, fireAt('N1'))).toHaveLength(1);
  });
  test('SV-R-107 so is the range of mist', () => {
    const mist = { options: { weather: 'mist' } };
    expect(refusal(firing([gun, askew(14500)], mist), fireAt('N1'))).toBeUndefined(); // 11.45", in the zone 13.7"
    expect(refusal(firing([gun, askew(15200)], mist), fireAt('N1'))?.rule).toBe('SV-TERR-14'); // 12.13"
  });

  const DEFENSIVE = { formation: 'defensiveBlock' };
  test('SV-R-108 a stand lends only the side of the zone by which it is eligible', () => {
    const ahead = foe(5000, { layout: 'P', x: X - H });
    const fire = (more: Loose = {}) => eligible(firing([shooter('MM/MM', DEFENSIVE), ahead], more), 'N1');
    expect(fire()).toEqual([0, 1]); // stand 2 sees nobody to the left, but nobody fires that way
    expect(fire({ options: { houseRules: { chainAnySide: true } } })).toEqual([0, 1, 2, 3]);
  });
  test('SV-R-108 another side only in its own right', () => {
    // N1 stands askew from the left zone of stand 0, and of no other, to the front zones of both files
    const round = foe(0, { layout: 'PPPPPP', x: X - 2661, y: Y + 2339, heading: 1350 });
    expect(eligible(firing([shooter('MM/MM', DEFENSIVE), round]), 'N1')).toEqual([0, 1, 2]);
  });

  const GUN_Y = 4000;
  const strip = (from: number, to: number) => box(20000, from, 40000, to);
  const hills = [
    { type: 'hill', points: strip(0, GUN_Y - 100) },
    { type: 'hill', points: strip(29100, 32300) },
  ];
  const overhead = (terrain: Loose[], more: Loose = {}) => {
    const units = [
      shooter('G', { type: 'RA', y: GUN_Y }),
      foe(0, { layout: 'PP/PP', y: GUN_Y + 25000 }),
      { id: 'S2', type: 'P&M', layout: 'PP', x: X, y: 15000 },
    ];
    const match = firing(units, { options: { terrain: [...hills, ...terrain], ...more } });
    return refusal(match, fireAt('N1', {}, { overhead: true }));
  };
  const village = (from: number, to: number) => [{ type: 'village', points: strip(from, to) }];
  test('SV-R-113 an area that the gun or the target claims is not in between', () => {
    expect(overhead([])).toBeUndefined();
    expect(overhead(village(0, 8000))).toBeUndefined(); // the gun's own
    expect(overhead(village(4100, 8000))?.rule).toBe('SV-TERR-13');
    expect(overhead(village(27000, 32000))).toBeUndefined(); // the target's
    expect(overhead(village(27000, 28900))?.rule).toBe('SV-TERR-13');
  });
  test('SV-R-113 without terrain effects every hill has level 0', () => {
    expect(overhead([], { terrainEffects: 'off' })?.rule).toMatch(/SV-TERR-13|SV-FIRE-13/);
    expect(overhead([], { terrainEffects: 'off', overheadFire: 'eitherHigher' })?.rule).toMatch(
      /SV-TERR-13|SV-FIRE-13/,
    );
  });

  test.each([
    [1674, 100, false], // the left rear corner would be 0.15" outside
    [1674, -100, true],
    [2674, 100, true],
  ])('SV-R-114 at x = %i the pivot by %i before fire: %o', (x, pivot, may) => {
    const match = firing([shooter('MM', { x, y: 20000 }), foe(5000, { x })]);
    const found = refusal(match, fireAt('N1', { pivot }));
    if (may) expect(found).toBeUndefined();
    else expect(['SV-R-114', 'SV-MOVE-11', 'SV-FIRE-08']).toContain(found?.rule);
  });
});

describe('SV-R-109 SV-GEO-14 hand-to-hand', () => {
  const limits = { options: { unitQuality: 'assigned', houseRules: { cvLimits: true } } };
  const VETERAN = { quality: 'veteran' };
  test('SV-R-109 cvLimits come after the veterans’ bonus', () => {
    const heavy = { type: 'HM', layout: 'YY', ...VETERAN };
    expect(hitsOn(fray(heavy, { type: 'RA', layout: 'G' }, [5, 6], limits), 'S1')).toBe(1); // 5 + 1 + 1, at most 5
    const dragoons = { type: 'D', layout: 'DD', formation: 'openOrder', ...VETERAN };
    const pikes = { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' };
    expect(hitsOn(fray(dragoons, pikes, [1, 2], limits), 'S1')).toBe(1); // 3 - 1 - 2 + 1
  });

  const outflanks = (attacker: Loose, target: Loose, yes: boolean, more: Loose = {}) => {
    const dice = many(yes ? 4 : 2, 6);
    const match = fray({ type: 'Foot', layout: 'H/H', ...attacker }, { type: 'Foot', ...target }, dice, more);
    expect(throwsOf(match, 'N1')).toEqual([dice]);
  };
  const REAR = Y - W;
  test.each([
    [0, false],
    [50, false],
    [51, true],
    [300, true],
  ])('SV-R-109 noCornerOutflank: a rear corner %i thousandths from the end of the front edge: %s', (past, yes) => {
    const onEast = { x: X + 1.5 * W, y: REAR + H - past, heading: 2700 };
    outflanks(onEast, { layout: 'HHH' }, yes, { options: { houseRules: { noCornerOutflank: true } } });
    outflanks(onEast, { layout: 'HHH' }, true);
  });

  /** Two stands face north, two are bent back by 90° on the one side or the other; the hinge is at the rear corners. */
  const bent = (stays: string) => ({
    layout: 'HHHH',
    formation: 'bentLine',
    bend: { after: 2, stays, way: 'back', angle: 900 },
  });
  test.each([
    ['left', 1, 0],
    ['left', 1, 5],
    ['left', 1, 300],
    ['right', -1, 0],
    ['right', -1, 5],
    ['right', -1, 300],
  ])(
    'SV-GEO-14 bent back: a front in the gap reaches no rear corner at the hinge (%s arm stays)',
    (stays, way, off) => {
      outflanks({ x: X + way * (W + H + off), y: REAR, heading: 1800 }, bent(stays), false);
    },
  );
  test.each([
    ['left', 1],
    ['right', -1],
  ])('SV-GEO-14 bent back: from behind the hinge is part of the rear edges (%s arm stays)', (stays, way) => {
    // in the angle behind the unit, its side along the bent arm
    outflanks({ x: X + way * (W - H), y: REAR, heading: 0 }, bent(stays), true);
  });
});

describe('SV-R-110 what is left of a unit', () => {
  const off = (given: Loose) => ({ ...given, leaveTable: true, finish: true });
  test('SV-R-110 a single stand of a block is a line', () => {
    const match = field(block('M/P', { y: 1000, heading: 1800 }));
    order(match, off(go(1500)));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', layout: 'P', y: 1074, status: 'table' });
  });
  test('SV-R-110 of open order it stays in open order', () => {
    const match = field(horse('XX', { formation: 'openOrder', x: 2000, y: 20000 }));
    order(match, { ...off({ do: 'manoeuvre', steps: [{ turn: -900 }, { ahead: 1000 }, { turn: 900 }] }) });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'openOrder', layout: 'X', status: 'table' });
  });
  test('SV-R-110 the rank that is left of a block is no block: it re-forms, while a loss would make it a line', () => {
    const match = field(block('PP/MM', { y: 1000, heading: 1800 }));
    order(match, off(go(1500)));
    expect(decision(match)?.kind).toBe('reform');
    for (const one of options(match)) expect(one).toMatchObject({ formation: 'block', layout: 'M/M' });
    expect(refusal(match, { do: 'reform', formation: 'line', layout: 'MM' })).toBeDefined();
    const lost = losses([{ id: 'S1', type: 'P&M', formation: 'block', layout: 'PP/MM', x: X, y: Y, hits: 4 }]);
    choose(lost, { do: 'remove', stands: [0, 1] });
    expect(unit(lost, 'S1')).toMatchObject({ formation: 'line', layout: 'MM' });
  });
});

describe('SV-R-111 neighbours within the tolerance of a lane', () => {
  const HEADING = 100;
  const F = { x: sin(HEADING), y: cos(HEADING) };
  const R = { x: cos(HEADING), y: -sin(HEADING) };
  type Point = { x: number; y: number };
  const S1 = { x: X, y: Y };
  const from = (p: Point, right: number, forward: number): Point => ({
    x: Math.round(p.x + R.x * right + F.x * forward),
    y: Math.round(p.y + R.y * right + F.y * forward),
  });
  const rightOf = (p: Point, q: Point) => (q.x - p.x) * R.x + (q.y - p.y) * R.y;
  const aheadOf = (p: Point, q: Point) => (q.x - p.x) * F.x + (q.y - p.y) * F.y;
  /** A limbered gun on the right of the way, 0.0095" to 0.010" inside the lane of two stands: not in it. */
  const APART = W + H;
  const GUN = Array.from({ length: 60 }, (_, i) => from(S1, APART - 9.8, 3200 + i)).find((p) => {
    const inside = APART - rightOf(S1, p);
    return inside > 9.6 && inside < 9.99;
  })!;
  const friend = { id: 'S2', type: 'RA', layout: 'G', limbered: true, ...GUN, heading: HEADING };
  const mover = (more: Loose = {}) => ({ id: 'S1', type: 'P&M', layout: 'PP', ...S1, heading: HEADING, ...more });
  /** How far the stored pose after so long a move is inside the gun; undefined if too near to 0.010" to tell. */
  const clashes = (length: number): boolean | undefined => {
    const inside = APART - rightOf(from(S1, 0, length), GUN);
    return Math.abs(inside - 10) < 0.02 ? undefined : inside > 10;
  };
  const lengths = (least: number) => Array.from({ length: 60 }, (_, i) => least + 7 * i);
  const bothWays = (list: number[]) =>
    expect(new Set(list.map(clashes))).toEqual(
      new Set([true, false, ...(list.some((n) => clashes(n) === undefined) ? [undefined] : [])]),
    );

  test('SV-R-111 a move whose stored end overlaps a neighbour is refused', () => {
    const match = movement([mover(), friend, { id: 'N9', type: 'P&M', layout: 'MM', x: 60000, y: 46000 }]);
    choose(match, { do: 'choose', unit: 'S1' });
    const list = lengths(2000);
    bothWays(list);
    for (const length of list) {
      const clash = clashes(length);
      if (clash === undefined) continue;
      const found = refusal(match, { do: 'manoeuvre', steps: [{ ahead: length }] });
      expect(found !== undefined, `${length}: ${found?.because}`).toBe(clash);
    }
  });
  test('SV-R-111 so is a charge', () => {
    const list: number[] = [];
    for (const length of lengths(3400)) {
      const enemy = from(S1, 0, length);
      const match = movement([
        mover(),
        friend,
        { id: 'N1', type: 'P&M', layout: 'PP', ...enemy, heading: HEADING + 1800 },
      ]);
      choose(match, { do: 'choose', unit: 'S1' });
      const way = Math.floor(aheadOf(S1, enemy));
      const clash = clashes(way);
      if (clash === undefined) continue;
      list.push(way);
      const found = refusal(match, { do: 'charge', target: 'N1' });
      expect(found !== undefined, `${way}: ${found?.because}`).toBe(clash);
    }
    bothWays(list);
  });
  test('SV-R-111 and nobody can join in so', () => {
    const list: number[] = [];
    for (const length of lengths(2500)) {
      const enemy = from(S1, -5000, length);
      const way = Math.floor(aheadOf(S1, enemy));
      const clash = clashes(way);
      if (clash === undefined) continue;
      list.push(way);
      const fighter = from(enemy, -4000, 0);
      const match = melee([
        mover(),
        friend,
        { id: 'S3', type: 'P&M', layout: 'PP', ...fighter, heading: HEADING },
        { id: 'N1', type: 'P&M', layout: 'PPPPPPPP', ...enemy, heading: HEADING + 1800 },
      ]);
      expect(decision(match)?.kind, `${way}`).toBe(clash ? 'fight' : 'join');
    }
    bothWays(list);
  });
});

describe('SV-R-112 losses at a skew heading', () => {
  /** S1 in line, N1 before its two right stands, the gap as near to 0.010" as whole thousandths allow. */
  const cases = Array.from({ length: 90 }, (_, i) => 7 + 40 * i).flatMap((heading) => {
    const f = { x: sin(heading), y: cos(heading) };
    const r = { x: cos(heading), y: -sin(heading) };
    const gapOf = (x: number, y: number, fromX: number, fromY: number) => (x - fromX) * f.x + (y - fromY) * f.y;
    for (let right = W; right < W + 40; right++)
      for (let gap = 9; gap < 10; gap += 0.1) {
        const x = Math.round(X + r.x * right + f.x * gap);
        const y = Math.round(Y + r.y * right + f.y * gap);
        const real = gapOf(x, y, X, Y);
        const left = { x: X + r.x * H, y: Y + r.y * H }; // the front centre of stands 1 to 3
        const naive = gapOf(x, y, Math.round(left.x), Math.round(left.y));
        if (real < 9.99 && naive > 10.01)
          return [{ heading, x, y, left, gap: (a: number, b: number) => gapOf(x, y, a, b) }];
      }
    return [];
  });
  test('SV-R-112 a neighbouring thousandth keeps the contact', () => {
    expect(cases.length).toBeGreaterThan(20);
    for (const { heading, x, y, left, gap } of cases) {
      const match = losses([
        { id: 'S1', type: 'P&M', layout: 'PPMM', x: X, y: Y, heading, hits: 2 },
        { id: 'N1', type: 'P&M', layout: 'PP', x, y, heading: (heading + 1800) % 3600 },
      ]);
      choose(match, { do: 'remove', stands: [0] });
      const after = unit(match, 'S1');
      expect(after, `heading ${heading}`).toMatchObject({ status: 'table', layout: 'PMM', heading, hits: 0 });
      expect(gap(after.x, after.y)).toBeLessThanOrEqual(10.001);
      expect(Math.hypot(after.x - left.x, after.y - left.y)).toBeLessThan(2);
    }
  });

  /** S2 beside the right end of S1, as far inside it as touching allows; stored carelessly the rest would overlap it. */
  const beside = Array.from({ length: 90 }, (_, i) => 7 + 40 * i).flatMap((heading) => {
    const r = { x: cos(heading), y: -sin(heading) };
    const f = { x: sin(heading), y: cos(heading) };
    const insideOf = (x: number, y: number, fromX: number, fromY: number, apart: number) =>
      apart - ((x - fromX) * r.x + (y - fromY) * r.y);
    for (let forward = 0; forward < 40; forward++)
      for (let inside = 9; inside < 10; inside += 0.1) {
        const apart = 2 * W + H;
        const x = Math.round(X + r.x * (apart - inside) + f.x * forward);
        const y = Math.round(Y + r.y * (apart - inside) + f.y * forward);
        const left = { x: X + r.x * H, y: Y + r.y * H };
        const naive = insideOf(x, y, Math.round(left.x), Math.round(left.y), apart - H);
        if (insideOf(x, y, X, Y, apart) < 9.99 && naive > 10.01)
          return [{ heading, x, y, inside: (a: number, b: number) => insideOf(x, y, a, b, apart - H) }];
      }
    return [];
  });
  test('SV-R-112 and overlaps nobody', () => {
    expect(beside.length).toBeGreaterThan(20);
    for (const { heading, x, y, inside } of beside) {
      const match = losses([
        { id: 'S1', type: 'P&M', layout: 'PPMM', x: X, y: Y, heading, hits: 2 },
        { id: 'S2', type: 'P&M', layout: 'M', x, y, heading },
      ]);
      choose(match, { do: 'remove', stands: [0] });
      const after = unit(match, 'S1');
      expect(after, `heading ${heading}`).toMatchObject({ status: 'table', layout: 'PMM', heading });
      expect(inside(after.x, after.y)).toBeLessThanOrEqual(10.001);
    }
  });
});

describe('terrainTable', () => {
  const AHEAD = box(20000, 12000, 40000, 16000);
  const march = (who: Loose, chosen: Loose) => {
    const match = movement(
      [
        { id: 'S1', x: X, y: 10000, ...who },
        { id: 'N1', type: 'P&M', layout: 'PP', x: X, y: 46000 },
      ],
      { options: chosen },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    return (length: number) => refusal(match, { do: 'manoeuvre', steps: [{ ahead: length }] })?.rule;
  };
  const custom = (type: string, entryOf: Loose, terrainEffects = 'custom') => ({
    terrain: [{ type, points: AHEAD }],
    terrainEffects,
    terrainTable: { [type]: entryOf },
  });
  const HORSE = { type: 'M', layout: 'XX' };
  const GUN = { type: 'RA', layout: 'G', limbered: true };
  test('SV-R-82 SV-TERR-04 what is not named stays as in the book', () => {
    expect(march(HORSE, custom('wood', { cover: [] }))(4000)).toMatch(/SV-TERR-0[34]/); // prohibited still
    const open = { ...HORSE, formation: 'openOrder' };
    expect(march(open, custom('wood', { prohibited: [] }))(7006)).toBe('SV-TERR-05'); // restricted still
    expect(march(open, custom('wood', { prohibited: [] }))(7000)).toBeUndefined();
    expect(march(HORSE, custom('wood', { prohibited: [] }))(7000)).toBeUndefined();
    expect(march(HORSE, custom('rough', { restricted: false }))(14000)).toBeUndefined();
    expect(march(GUN, custom('rough', { restricted: false }))(3000)).toMatch(/SV-TERR-0[34]/);
  });
  test.each<[string, string[], Loose, boolean]>([
    ['all', ['all'], { type: 'P&M', layout: 'MM' }, false],
    ['foot', ['foot'], { type: 'P&M', layout: 'MM' }, false],
    ['foot', ['foot'], HORSE, true],
    ['mounted', ['mounted'], HORSE, false],
    ['mounted', ['mounted'], { type: 'P&M', layout: 'MM' }, true],
    ['artillery', ['artillery'], GUN, false],
    ['command', ['command'], { type: 'Cmd', layout: 'C' }, false],
    ['formedMounted', ['formedMounted'], HORSE, false],
    ['formedMounted', ['formedMounted'], { ...HORSE, formation: 'openOrder' }, true],
    ['a type', ['RA'], GUN, false],
    ['a type', ['HA'], GUN, true],
  ])('SV-TERR-03 SV-TERR-04 prohibited to %s: %j, %j: %o', (_, prohibited, who, may) => {
    const rule = march(who, custom('hill', { prohibited, restricted: false }))(3500);
    if (may) expect(rule).toBeUndefined();
    else expect(rule).toMatch(/SV-TERR-0[34]/);
  });
  test.each([
    ['an unknown effect', { hill: { charm: true } }],
    ['an unknown way to block fire', { hill: { blocksFire: 'yes' } }],
    ['an unknown terrain', { moor: { level: 1 } }],
    ['somebody unknown', { hill: { prohibited: ['dragons'] } }],
  ])('SV-TERR-04 refused: %s', (_, terrainTable) => {
    expect(() => march(HORSE, { terrainEffects: 'custom', terrainTable })).toThrow();
  });
});
