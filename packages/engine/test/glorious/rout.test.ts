// A Glorious Victory: routs (GL-BREAK, GL-BATTLE-08, P8 3).
import { describe, expect, test } from 'vitest';
import { choose, events, options, outcome, position, refusal, situation, unit } from './kit.js';
import {
  RADIUS,
  W,
  X,
  Y,
  asked,
  battle,
  gone,
  kind,
  line,
  losses,
  mass,
  melee,
  misses,
  north,
  onBase,
  south,
  tally,
  type Loose,
  type Match,
} from './melee-help.js';

const finish = (match: Match): Match => {
  while (kind(match) === 'remove') choose(match, options(match)[0]);
  return match;
};
const aboard = (...types: string[]): Loose[] => types.map((type, i) => ({ id: `N${5 + i}`, type, aboard: 'N1' }));
const crowd = (elements: number, markers: number, ...types: string[]): Match =>
  losses([
    north({ ...battle('P'.repeat(elements)), y: Y + RADIUS, hits: markers }),
    ...aboard(...types),
    north({ id: 'N9', ...line('foot pike'), y: 46000 }),
  ]);

describe('GL-BREAK-01 units', () => {
  test('GL-BREAK-01 a mass of four that loses one is removed whole, at once', () => {
    const match = losses([north({ ...mass('foot pike', 4), hits: 2 })]);
    expect(gone(match)).toBe(true);
    expect(tally(match)).toEqual([0, 4]);
    expect(asked(match)).toBe('north attack');
    expect(events(match).filter((one) => one.event === 'routed')).toMatchObject([{ unit: 'N1', rule: 'GL-BREAK-01' }]);
  });
  test('GL-BREAK-01 a mass of six with three losses: two are taken off, then it routs', () => {
    const match = finish(losses([north({ ...mass('foot pike', 6), hits: 6 })]));
    expect(gone(match)).toBe(true);
    expect(tally(match)).toEqual([0, 6]);
  });
  test('GL-BREAK-01 a line held at both ends', () => {
    const foe = (id: string, x: number): Loose => south({ id, ...line('foot pike', 1), x });
    const match = losses([north({ ...line('foot pike', 3), hits: 2 }), foe('S1', X - W), foe('S4', X + W)]);
    expect(gone(match)).toBe(true);
    expect(tally(match)).toEqual([0, 3]);
  });
  test('GL-BREAK-01 in hand-to-hand: it has fought, and then it is gone', () => {
    const match = melee([north(mass('foot pike', 4)), south(line('foot pike', 2))], [...misses(4), 6, 6]);
    expect(gone(match)).toBe(true);
    expect(unit(match, 'S1').layout).toBe('PP');
  });
});

describe('GL-BREAK-02, GL-BATTLE-08 Battles', () => {
  test.each([
    [12, 4, 10],
    [12, 6, 0],
    [11, 2, 10],
    [11, 3, 10],
    [11, 4, 0],
    [10, 1, 10],
    [10, 2, 0],
    [30, 40, 10],
    [30, 42, 0],
    [30, 100, 0],
  ])('GL-BREAK-02, GL-BATTLE-08 %i elements, %i markers: %i are left', (elements, markers, left) => {
    const match = finish(crowd(elements, markers));
    expect(asked(match)).toBe('north attack');
    expect(gone(match)).toBe(left === 0);
    if (left) expect(onBase(match, 'N1')).toHaveLength(left);
    expect(tally(match)).toEqual([0, elements - left]);
  });
  test('GL-BREAK-02, GL-BATTLE-08 attached command elements count among the ten', () => {
    const match = crowd(11, 4, 'sub-commander');
    choose(match, { do: 'remove', elements: { P: 2 } });
    expect(gone(match)).toBe(false);
    expect(onBase(match, 'N1')).toHaveLength(9);
    expect(unit(match, 'N5').aboard).toBe('N1');
  });
  test('GL-BREAK-02 and are removed with it', () => {
    const match = finish(crowd(10, 4, 'sub-commander', 'sub-commander camel'));
    // Twelve in all, ten are left whoever goes; with six markers nine would be.
    expect(gone(match)).toBe(false);
    const more = finish(crowd(10, 6, 'sub-commander', 'sub-commander camel'));
    expect(['N1', 'N5', 'N6'].map((id) => gone(more, id))).toEqual([true, true, true]);
    expect(tally(more)).toEqual([0, 12]);
    expect(outcome(more)).toBeUndefined();
  });
  test('GL-BREAK-02, GL-VICT-02 the commander-in-chief too: his side concedes', () => {
    const match = finish(crowd(10, 4, 'commander'));
    expect(gone(match, 'N5')).toBe(true);
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'GL-VICT-02', result: 'A Glorious Victory' });
  });
  test('GL-BREAK-02 told as a rout', () => {
    const told = events(crowd(10, 2)).filter((one) => one.event === 'routed' && one.unit === 'N1');
    expect(told).toHaveLength(1);
    expect(told[0].rule).toBe('GL-BATTLE-08');
  });
});

describe('GL-BREAK-03 they never return', () => {
  test('GL-BREAK-03 a unit routed cannot be chosen, nor is it met by anybody', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'south',
      units: [
        north({ ...line('foot pike'), status: 'routed' }),
        north({ id: 'N4', ...line('foot pike'), x: X + 8000 }),
        south(line('foot pike')),
      ],
      dice: [],
    });
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('GL-GEN-05');
    choose(match, { do: 'end' });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'move', ahead: 5000 })).toBeUndefined(); // over where it stood
  });
  test('GL-BREAK-03 nor do elements: the tally never falls, a unit of five stays one', () => {
    const match = situation({
      phase: 'victory',
      initiative: 'south',
      holder: 'south',
      units: [north(line('foot pike', 5)), south({ ...line('foot pike'), y: 10000 })],
      sides: { south: { elements: 30, tally: 0 }, north: { elements: 30, tally: 7 } },
      dice: [],
    });
    expect(position(match)).toMatchObject({ turn: 2, sides: { north: { tally: 7 } } });
    expect(unit(match, 'N1').layout).toBe('PPPPP');
  });
});
