// A Glorious Victory: scenario goals (option victory: scenario; P10, GL-R-59, GL-VICT-05, -06).
import { describe, expect, test } from 'vitest';
import { choose, interrupt, outcome, position, situation } from './kit.js';
import { RADIUS, battle, line, mass, type Loose, type Match } from './melee-help.js';

/** S1 stands with its front edge at y = 10", N1 at y = 40". */
const S1 = { id: 'S1', ...line('foot pike'), x: 20000, y: 10000 };
const N1 = { id: 'N1', ...line('foot pike'), x: 20000, y: 40000 };
const goal = (x: number, y: number, points: number, radius = 2000): Loose => ({ x, y, radius, points });
const OURS = goal(20000, 12000, 10); // exactly 2" before S1
const THEIRS = goal(20000, 38000, 10); // exactly 2" before N1
const FAR = goal(50000, 24000, 10); // nobody near
type Given = { south?: Loose[]; north?: Loose[]; tally?: [number, number]; units?: Loose[]; more?: Loose };

/** The end of the last Game Turn: with goals only the Turn limit ends the game (P10). South has lost 51 of 100. */
const judge = ({ south = [], north = [], tally = [51, 0], units = [S1, N1], more = {} }: Given): Match => {
  const { options: chosen, ...rest } = more;
  return situation({
    phase: 'victory',
    turn: 20,
    initiative: 'south',
    holder: 'south',
    units,
    sides: { south: { elements: 100, tally: tally[0] }, north: { elements: 100, tally: tally[1] } },
    options: { victory: 'scenario', scenarioGoals: { south, north }, ...chosen },
    dice: [],
    ...rest,
  });
};
const result = (given: Given): string => {
  const found = outcome(judge(given));
  return found ? `${found.winner ?? 'nobody'}: ${found.result}` : 'goes on';
};

describe('GL-R-59 the points of the goals decide', () => {
  test.each<[string, Given, string]>([
    ['the side that lost more holds its only goal', { south: [OURS] }, 'south: A Glorious Victory'],
    ['one of two goals', { south: [OURS, FAR] }, 'south: A Minor Victory'],
    ['more points, all goals', { south: [OURS], north: [{ ...THEIRS, points: 9 }] }, 'south: A Glorious Victory'],
    [
      'more points, not all goals',
      { south: [{ ...OURS, points: 11 }, FAR], north: [THEIRS] },
      'south: A Minor Victory',
    ],
    ['fewer points', { south: [OURS], north: [{ ...THEIRS, points: 11 }] }, 'north: A Glorious Victory'],
    ['the same points', { south: [OURS], north: [THEIRS] }, 'nobody: A Draw'],
    ['nobody holds anything', { south: [FAR], north: [FAR] }, 'nobody: A Draw'],
    ['points are added', { south: [OURS, OURS], north: [{ ...THEIRS, points: 19 }] }, 'south: A Glorious Victory'],
    ['the goal of the other side is worth nothing', { south: [THEIRS], north: [FAR] }, 'nobody: A Draw'],
    ['whatever was lost', { south: [FAR], north: [THEIRS], tally: [0, 90] }, 'north: A Glorious Victory'],
    ['much lost by both', { south: [OURS], north: [FAR], tally: [60, 60] }, 'south: A Glorious Victory'],
  ])('GL-R-59, GL-VICT-06 %s', (_, given, expected) => expect(result(given)).toBe(expected));

  test.each([
    [2000, true],
    [1995, true], // GL-GEN-02
    [1994, false],
  ])('GL-R-59, GL-GEN-02 the shortest distance counts: 2" and a radius of %i: %s', (radius, holds) => {
    expect(result({ south: [{ ...OURS, radius }] })).toBe(holds ? 'south: A Glorious Victory' : 'nobody: A Draw');
  });

  const at = (id: string, one: Loose, more: Loose = {}): Loose => ({ id, ...one, x: 50000, y: 24000, ...more });
  test.each<[string, Loose[], boolean]>([
    ['foot', [at('S2', line('foot bow'))], true],
    ['a mass', [at('S2', mass('foot bow', 5))], true],
    ['mounted foot', [at('S2', line('mounted foot bow', 2))], true],
    ['knights', [at('S2', line('knights', 3))], true],
    ['elephants', [at('S2', line('elephants', 1))], true],
    ['a Battle upon it', [at('S2', battle())], true],
    ['a Battle 2" off', [at('S2', battle(), { y: 24000 - RADIUS - 2000 })], true],
    ['a Battle farther off', [at('S2', battle(), { y: 24000 - RADIUS - 2006 })], false],
    ['a commander', [at('S2', line('commander'))], false],
    ['a sub-commander', [at('S2', line('sub-commander elephant'))], false],
    ['a gun', [at('S2', line('bombard'))], false],
    ['nobody of that side', [at('N2', line('knights'))], false],
    ['one that routed there', [at('S2', line('knights'), { status: 'routed' })], false],
    [
      'foot with an enemy just within the radius',
      [at('S2', line('foot bow')), at('N2', line('foot bow'), { y: 26000 })],
      false,
    ],
    ['foot with an enemy outside it', [at('S2', line('foot bow')), at('N2', line('foot bow'), { y: 26006 })], true],
    [
      'foot with an enemy commander near',
      [at('S2', line('foot bow')), at('N2', line('commander'), { y: 26000 })],
      false,
    ],
    ['foot with an enemy gun near', [at('S2', line('foot bow')), at('N2', line('rockets'), { y: 26000 })], false],
    ['foot with an enemy Battle near', [at('S2', line('foot bow')), at('N2', battle(), { y: 26000 + RADIUS })], false],
  ])('GL-R-59 who holds a place: %s', (_, units, holds) => {
    expect(result({ south: [FAR], units: [S1, N1, ...units] })).toBe(
      holds ? 'south: A Glorious Victory' : 'nobody: A Draw',
    );
  });

  test('P10, GL-R-59 until the Turns are up the game goes on: with goals nobody is broken', () => {
    expect(result({ south: [OURS], tally: [0, 0], more: { turn: 19 } })).toBe('goes on');
    expect(result({ south: [OURS], tally: [51, 90], more: { turn: 19 } })).toBe('goes on');
    expect(result({ south: [OURS], tally: [0, 90], more: { turn: 5, options: { turnLimit: 6 } } })).toBe('goes on');
  });
  test('GL-VICT-06, GL-R-59 the Turn limit: points, not shares, decide', () => {
    const more = { turn: 6, options: { turnLimit: 6 } };
    expect(result({ south: [OURS], tally: [40, 0], more })).toBe('south: A Glorious Victory');
    expect(result({ south: [FAR], tally: [0, 40], more })).toBe('nobody: A Draw');
    expect(result({ south: [OURS, FAR], tally: [0, 40], more })).toBe('south: A Minor Victory');
  });
  test('GL-VICT-05 a side without formations loses at once, whatever it would hold', () => {
    const match = situation({
      phase: 'otherRetreat',
      initiative: 'south',
      units: [S1, N1],
      options: { victory: 'scenario', scenarioGoals: { south: [FAR], north: [THEIRS] } },
      dice: [],
    });
    choose(match, { do: 'retire', unit: 'N1' });
    expect(outcome(match)).toMatchObject({ winner: 'south', result: 'A Glorious Victory', rule: 'GL-VICT-05' });
  });
  test('GL-VICT-01 who concedes has lost, whatever he holds', () => {
    const match = judge({ south: [OURS], tally: [0, 0], more: { turn: 3 } });
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ winner: 'north', result: 'A Glorious Victory' });
  });
  test('GL-R-59 goals do nothing unless the scenario decides', () => {
    expect(result({ south: [OURS], more: { options: { victory: 'standard' } } })).toBe('north: A Glorious Victory');
    expect(result({ south: [OURS], more: { options: { victory: 'concessionOnly' } } })).toBe('north: A Minor Victory');
  });
});

describe('GL-R-59 what a goal is', () => {
  const scene = (goals: unknown) => (): Match =>
    situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      units: [S1, N1],
      options: { victory: 'scenario', scenarioGoals: goals },
      dice: [],
    });
  test.each([1, 100])('GL-R-59 %i points are possible', (points) => {
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
    ['a place off the table', { south: [{ ...OURS, x: 72001 }], north: [] }],
  ])('GL-R-59 refused: %s', (_, goals) => expect(scene(goals)).toThrow());
});
