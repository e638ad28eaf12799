// A Splendid Victory: the rulings SV-R-101 to -106 and -115 where the catalogue was silent, SV-VICT-07 (SV-R-100: terrain.test.ts).
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
      expect(refusal(match, fielded(other))?.rule).toBe('SV-GEN-04');
      if (owned === 'P&M') expect(refusal(match, fielded(owned))).toBeUndefined();
    }
  });
  test('SV-R-103 still owned: what was taken before is gone', () => {
    const match = begin([EIGHT, SEVEN, EIGHT, SEVEN], { Foot: 1 });
    choose(match, { do: 'take', type: 'Foot' });
    expect(offered(match)).not.toContain('Foot');
    if (decision(match)?.kind === 'generate') choose(match, { do: 'take', type: 'P&M' });
    expect(refusal(match, fielded('P&M', 'P&M'))?.rule).toBe('SV-GEN-04'); // one of each
  });
  test('SV-R-103 none of them owned: nobody is asked, nothing is fielded', () => {
    const match = begin([EIGHT, SEVEN], { 'P&M': 0, Foot: 0 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'muster' });
    expect(refusal(match, fielded('P&M'))?.rule).toBe('SV-GEN-04');
    expect(refusal(match, fielded())).toBeUndefined();
  });
  test('SV-R-103 fewer units may be fielded, never others', () => {
    const match = begin([SEVEN, SEVEN, SEVEN, SEVEN, [1, 4], SEVEN]);
    for (const types of [['P&M', 'P&M', 'M'], ['P&M', 'M'], ['M'], ['P&M'], []])
      expect(refusal(match, fielded(...types)), types.join()).toBeUndefined();
    for (const types of [['D'], ['P&M', 'D'], ['M', 'M'], ['P&M', 'P&M', 'P&M']])
      expect(refusal(match, fielded(...types))?.rule, types.join()).toBe('SV-GEN-04');
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
    expect(refusal(match, setup('south', 12100))?.rule).toBe('SV-R-78');
    // askew: only the left front corner is out
    expect(refusal(match, setup('south', 11500, { heading: 100 }))).toBeUndefined();
    expect(refusal(match, setup('south', 11900, { heading: 100 }))?.rule).toBe('SV-R-78');
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
      const one = decision(match)!.side;
      choose(match, plan(one, one === side ? { formation: 'block', layout: 'M/M' } : {}));
    }
    interrupt(match, 'south', { do: 'dispute', switch: 'noTwoStandBlock', value: true });
    choose(match, { do: 'agree' });
    // however often both confirm, this plan does not stand
    for (let i = 0; i < 4 && position(match).phase === 'setup' && !refusal(match, { do: 'confirm' }); i++)
      choose(match, { do: 'confirm' });
    expect(position(match).phase).toBe('setup');
    for (let i = 0; i < 8 && position(match).phase === 'setup'; i++) {
      const one = decision(match)!.side;
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
      const side = decision(match)!.side;
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
    expect(refusal(match, place(18000))?.rule).toBe('SV-SETUP-01');
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
      for (const again of [true, false])
        expect(interruptionRefusal(match, who, dispute(again))?.rule).toBe('SV-VICT-08');
    expect(interruptionRefusal(match, side, dispute(true, 'turningGainsGround'))).toBeUndefined();
  });
});
