// A Great Victory: command in combat and the re-throw (GV-CMD-01..-04, GV-CMDQ-01).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, situation, unit } from './kit.js';
import {
  FOOT,
  H,
  W,
  X,
  Y,
  area,
  elsewhere,
  foot,
  hitsOn,
  kind,
  melee,
  misses,
  north,
  south,
  switches,
  throwsOf,
  troops,
  type Loose,
  type Match,
} from './melee-help.js';

/** N1 is a line of foot, 2 cm deep; the command unit stands so far behind it. */
const behind = (distance: number, more: Loose = {}): Loose =>
  north({ id: 'N7', type: 'commander', y: Y + FOOT + distance, ...more });
const sub = (distance: number, more: Loose = {}): Loose => behind(distance, { type: 'sub-commander', ...more });

/** N1, with two strength points, has thrown at S1. */
const thrown = (units: Loose[], dice: number[], more: Loose = {}): Match => {
  const match = melee([north(foot(2)), south(foot(3)), ...units], dice, more);
  choose(match, { do: 'fight', unit: 'N1' });
  return match;
};
const isAsked = (units: Loose[], yes: boolean, more: Loose = {}): void => {
  const match = thrown(units, yes ? [6, 6] : [6, 6, 6], more);
  expect(kind(match)).toBe(yes ? 'rethrow' : 'fight');
};

describe('GV-CMD-04 the re-throw', () => {
  test('GV-CMD-03, -04 a unit in command is asked right after its throw', () => {
    const match = thrown([behind(2000)], [1, 6, 6]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', about: { unit: 'N1' } });
    expect(
      options(match)
        .map((one) => one.do)
        .sort(),
    ).toEqual(['keep', 'rethrow']);
    choose(match, { do: 'keep' });
    expect(hitsOn(match, 'S1')).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
  test('GV-CMD-04 all dice are thrown again, hits too, and the second result stands', () => {
    const match = thrown([behind(2000)], [1, 6, 5, 6, 6]);
    choose(match, { do: 'rethrow' });
    expect(throwsOf(match, 'N1')).toEqual([
      [1, 6],
      [5, 6],
    ]);
    expect(hitsOn(match, 'S1')).toBe(0);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' }); // no third throw
  });
  test('GV-CMD-04 a better second result', () => {
    const match = thrown([behind(2000)], [6, 6, 3, 3, 6]);
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'S1')).toBe(2);
  });
  test('GV-CMD-04, P5 6 not asked if every die hit', () => {
    expect(kind(thrown([behind(2000)], [3, 1, 6]))).toBe('fight');
  });
  test('GV-CMD-04, P5 6 nothing is asked when no dice are thrown', () => {
    const ground = { terrain: [area('wood', X - 6000, Y - 6000, X + 6000, Y)] };
    expect(kind(thrown([behind(2000)], [6], { options: ground }))).toBe('fight');
  });
  test('GV-CMD-04 doubled dice are all thrown again', () => {
    const match = melee(
      [
        { id: 'N1', ...foot(2, { formation: 'block' }), x: X, y: Y - FOOT, heading: 0 },
        south(foot(3)),
        { ...behind(0), y: Y - 8000, heading: 0 },
      ],
      [...misses(4), 1, 1, 1, 1, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'S1')).toBe(4);
  });
  test('GV-CMD-04 the side with the initiative re-throws as well', () => {
    const match = melee(
      [north(foot(2)), south(foot(2)), south({ id: 'S7', type: 'commander', y: Y - 8000 }), ...elsewhere(10)],
      [6, 6, 1, 6, 6, 6, 2, 3],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'fight', unit: 'N9' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' });
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'N1')).toBe(2);
  });
});

describe('GV-CMD-01, -02 command distance', () => {
  test.each<[string, Loose[], boolean]>([
    ['6.000 cm from the commander', [behind(6000)], true],
    ['6.005 cm', [behind(6005)], true],
    ['6.006 cm', [behind(6006)], false],
    ['3.000 cm from a sub-commander', [sub(3000)], true],
    ['3.005 cm from a sub-commander', [sub(3005)], true],
    ['3.006 cm from a sub-commander', [sub(3006)], false],
    ['near the enemy’s commander', [{ ...behind(2000), id: 'S7' }], false],
    [
      'a sub-commander too far, the commander near enough',
      [sub(4000, { id: 'N6', x: X - 3000 }), behind(5000, { x: X + 3000 })],
      true,
    ],
    ['a routed commander', [behind(2000, { status: 'routed' })], false],
    ['nobody near', [], false],
  ])('GV-CMD-01, -02 %s', (_, units, yes) => isAsked(units, yes));
  test('GV-CMD-01 measured from unit to unit, to the nearest stand, in every direction', () => {
    // Off N1's left front corner on the slant: 6.000, 6.005 and 6.0056 cm.
    const slant = (east: number, down: number): Loose => behind(0, { x: X + W + east + H, y: Y - down, heading: 0 });
    isAsked([slant(3600, 4800)], true);
    isAsked([slant(3603, 4804)], true);
    isAsked([slant(3604, 4804)], false);
  });
  test('GV-CMD-02 whatever lies between, friend or enemy', () => {
    isAsked([behind(6000), north({ id: 'N5', ...foot(3), y: Y + FOOT + 2000 })], true);
    isAsked([behind(6000), { id: 'S5', ...foot(3), x: X, y: Y + FOOT + 4500, heading: 0 }], true);
  });
  test('GV-CMD-02 at that moment: the commander may be in contact himself', () => {
    // The commander fights S6 right beside N1.
    const match = melee(
      [
        north(foot(2)),
        south(foot(3)),
        north({ id: 'N7', ...troops('commander', 1), x: X + W + 3000 }),
        south({ id: 'S6', ...foot(1), x: X + W + 3000 + H + 100 }),
      ],
      [6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(kind(match)).toBe('rethrow');
  });
  test.each(['commander', 'sub-commander'])('GV-CMD-02 a command unit is in command of itself: %s', (type) => {
    const match = melee([north(troops(type, 1)), south(foot(3))], [3, 2, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'S1')).toBe(1);
  });
  test('GV-CMD-02 no other unit is in command everywhere: heavy horse', () => {
    const match = melee([north(troops('heavy horse', 2)), south(foot(3))], [6, 6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(kind(match)).toBe('fight');
  });
});

describe('GV-CMDQ-01 command quality in combat', () => {
  const assigned = { options: { commandQuality: 'assigned' } };
  test.each<[string, string, number]>([
    ['commander', 'charismatic', 9000],
    ['commander', 'inspiring', 6000],
    ['commander', 'impersonal', 3000],
    ['sub-commander', 'charismatic', 6000],
    ['sub-commander', 'inspiring', 3000],
    ['sub-commander', 'impersonal', 1000],
  ])('GV-CMDQ-01, GV-CMD-01 %s, %s: %i', (type, command, range) => {
    isAsked([behind(range + 5, { type, command })], true, assigned);
    isAsked([behind(range + 6, { type, command })], false, assigned);
  });
  test('GV-CMDQ-01 nothing without the option', () => {
    isAsked([behind(8000, { command: 'charismatic' })], false);
    isAsked([behind(6000, { command: 'impersonal' })], true);
  });
});

/** N1 in command gives one point to S1 and one to S2. */
const splitting = (dice: number[], more: Loose = {}): Match => {
  const match = melee(
    [
      north(foot(2)),
      south({ ...foot(3, { formation: 'block' }), x: X - H }),
      south({ id: 'S2', ...foot(3, { formation: 'block' }), x: X + H }),
      behind(2000),
    ],
    dice,
    more,
  );
  choose(match, { do: 'fight', unit: 'N1' });
  choose(match, {
    do: 'allocate',
    at: [
      { target: 'S1', points: 1 },
      { target: 'S2', points: 1 },
    ],
  });
  return match;
};
const made = (match: Match): number[] => [hitsOn(match, 'S1'), hitsOn(match, 'S2')];

describe('GV-CMD-04 one re-throw for a unit that splits its attack', () => {
  test('GV-CMD-04 used for the first attack: not asked for the second', () => {
    const match = splitting([6, 3, 6, 6]);
    expect(decision(match)).toMatchObject({ kind: 'rethrow', about: { unit: 'N1', target: 'S1' } });
    choose(match, { do: 'rethrow' });
    expect(made(match)).toEqual([1, 0]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
  test('GV-CMD-04 kept for the second attack', () => {
    const match = splitting([6, 6, 3, 6]);
    choose(match, { do: 'keep' });
    expect(decision(match)).toMatchObject({ kind: 'rethrow', about: { unit: 'N1', target: 'S2' } });
    choose(match, { do: 'rethrow' });
    expect(made(match)).toEqual([0, 1]);
  });
  test('GV-CMD-04 an attack that needs none leaves it', () => {
    const match = splitting([3, 6]);
    expect(decision(match)).toMatchObject({ kind: 'rethrow', about: { unit: 'N1', target: 'S2' } });
  });
  test('GV-CMD-04 each unit in command has its own', () => {
    const match = melee(
      [
        north(foot(2)),
        south(foot(3)),
        north({ id: 'N2', ...foot(2), x: X + 9000 }),
        south({ id: 'S2', ...foot(3), x: X + 9000 }),
        behind(2500, { x: X + 4500 }),
      ],
      [6, 6, 1, 1, 6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'rethrow' });
    choose(match, { do: 'fight', unit: 'N2' });
    expect(decision(match)).toMatchObject({ kind: 'rethrow', about: { unit: 'N2' } });
  });
  test('GV-CMD-04 a used re-throw is remembered when the position is read back and placed again', () => {
    const again = (one: Match, dice: number[]): Match => situation({ ...position(one), dice });
    const match = splitting([6, 6]);
    choose(match, { do: 'keep' });
    expect(decision(again(match, []))).toEqual(decision(match)); // S2 is next, the re-throw not used
    const used = again(splitting([6]), [3, 6, 6]);
    choose(used, { do: 'rethrow' });
    expect(decision(used)).toMatchObject({ side: 'south', kind: 'fight' });
    expect(['S1', 'S2'].map((id) => unit(used, id).aside ?? 0)).toEqual([1, 0]);
  });
  test('GV-CMD-04, GV-R-31 with allocateBeforeThrows the re-throw still follows its own throw', () => {
    const match = thrown([behind(2000)], [6, 6, 3, 3, 6], switches('allocateBeforeThrows'));
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match, 'S1')).toBe(2);
  });
});

describe('GV-CMD-04 nothing else is thrown again', () => {
  test('GV-CMD-04 the throw to hold back, out of command, stands', () => {
    const match = melee(
      [
        north(foot(3)),
        south({ ...foot(3, { formation: 'block' }), x: X - H }),
        south({ id: 'S2', ...foot(3, { formation: 'block' }), x: X + H + 100, y: Y - 2000 }),
        behind(2000),
      ],
      [4],
    );
    choose(match, { do: 'holdBack', unit: 'S2' });
    expect(kind(match)).toBe('fight');
  });
  test('GV-CMD-04 fire is not', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [6],
      units: [
        north({ type: 'light foot slings', hits: 3, y: Y + 5000 }),
        north({ id: 'N2', type: 'light foot slings', hits: 3, x: 40000, y: Y + 5000 }),
        south(foot(10)),
        south({ id: 'S2', ...foot(10), x: 40000 }),
        north({ id: 'N7', type: 'commander', y: Y + 8000 }),
      ],
    });
    choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
  });
});
