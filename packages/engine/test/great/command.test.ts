// A Great Victory: command (GV-CMD-01..04, GV-CMDQ-01, GV-TERR-11).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation, unit } from './kit.js';
import {
  aside,
  box,
  commander,
  fireAt,
  firing,
  foe,
  many,
  moving,
  shooter,
  thrown,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const FOOT = { type: 'medium foot arms' };
/** A command unit exactly so far behind the rear edge of S1. */
const leader = (type: string, gap: number, more: Loose = {}) => commander(gap, { type, ...more });
/** A die of 6 fails every test to charge; a unit in command does not throw it. */
const charge = (units: Loose[], tested: boolean, more: Loose = {}, s1: Loose = FOOT) => {
  const match = moving([shooter(s1), ...units, foe(4000, { type: 'medium foot arms' })], {
    dice: tested ? [6] : [],
    ...more,
  });
  expect(thrown(choose(match, { do: 'charge', target: 'N1' }))).toEqual(tested ? [[6]] : []);
  expect(decision(match)?.kind).toBe(tested ? 'order' : 'react');
  return match;
};

describe('command distance', () => {
  test.each([
    ['commander', 6000, false],
    ['commander', 6005, false],
    ['commander', 6006, true],
    ['sub-commander', 3000, false],
    ['sub-commander', 3005, false],
    ['sub-commander', 3006, true],
    ['sub-commander', 6000, true],
  ])('GV-CMD-01 %s at %i thousandths: a test to charge %s', (type, gap, tested) => {
    charge([leader(type, gap)], tested);
  });
  test('GV-CMD-01, GV-GEOM-08 unit to unit, from the nearest stand, in any direction', () => {
    charge([commander(0, { x: X + 4000 + 6005 + 2000, y: Y })], false);
    charge([commander(0, { x: X + 4000 + 6006 + 2000, y: Y })], true);
    // Off the corner: 4.2 and 4.2 make 5.94; 4.3 and 4.3 make 6.08.
    charge([commander(0, { x: X + 4000 + 4200 + 2000, y: Y - 2000 - 4200 })], false);
    charge([commander(0, { x: X + 4000 + 4300 + 2000, y: Y - 2000 - 4300 })], true);
  });
  test('GV-CMD-02 any friendly command unit will do; those of the enemy do not', () => {
    charge([leader('commander', 8000), leader('sub-commander', 3000, { id: 'S6' })], false);
    charge([leader('commander', 2000, { id: 'N8', heading: 0 })], true);
  });
  test('GV-CMD-02, GV-TERR-11 whatever lies between', () => {
    const escarpment = [
      [X - 9000, Y - 6500],
      [X + 9000, Y - 6500],
    ];
    const terrain = [
      { type: 'hill', points: box(X - 5000, Y - 7900, X + 5000, Y - 7000), level: 3 },
      { type: 'wood', points: box(X - 5000, Y - 6900, X + 5000, Y - 6600) },
      { type: 'escarpment', points: escarpment },
    ];
    const between = { id: 'S2', type: 'heavy foot arms', x: X, y: Y - 3000 };
    charge([between, leader('commander', 6005)], false, { options: { terrain } });
  });
  test('GV-CMD-02 at that moment: the commander moves, and another unit is in command', () => {
    const match = moving(
      [
        shooter(FOOT),
        shooter({ ...FOOT, id: 'S2', x: X + 12000 }),
        leader('commander', 6006),
        foe(4000, FOOT),
        foe(4000, { ...FOOT, id: 'N2', x: X + 12000 }),
      ],
      { dice: [6] },
    );
    expect(thrown(choose(match, { do: 'charge', target: 'N1' }))).toEqual([[6]]);
    choose(match, { do: 'stop' });
    choose(match, { do: 'choose', unit: 'S8' });
    choose(match, { do: 'manoeuvre', steps: [{ turn: 900 }, { ahead: 14000 }], finish: true });
    choose(match, { do: 'choose', unit: 'S2' });
    expect(thrown(choose(match, { do: 'charge', target: 'N2' }))).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });
  test('GV-CMD-02 a command unit is always in command of itself', () => {
    const match = moving([commander(0, { id: 'S1', y: Y }), foe(4000, { type: 'light foot arms' })]);
    expect(thrown(choose(match, { do: 'charge', target: 'N1' }))).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });
  test('GV-CMD-02, GV-CMD-04 even in contact, and by itself only: a sub-commander far from his commander', () => {
    const match = fighting([commander(0, { id: 'S1', type: 'sub-commander', y: Y, hits: 6 }), foe(0)], [3, 3]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' });
  });

  test.each([
    ['commander', 'charismatic', 9],
    ['commander', 'inspiring', 6],
    ['commander', 'impersonal', 3],
    ['sub-commander', 'charismatic', 6],
    ['sub-commander', 'inspiring', 3],
    ['sub-commander', 'impersonal', 1],
  ])('GV-CMDQ-01 %s, %s: %i cm', (type, command, range) => {
    const assigned = { options: { commandQuality: 'assigned' } };
    charge([leader(type, range * 1000 + 5, { command })], false, assigned);
    charge([leader(type, range * 1000 + 6, { command })], true, assigned);
  });
  test('GV-CMDQ-01 without the option the quality does nothing; without a word it is inspiring', () => {
    charge([leader('commander', 9000, { command: 'charismatic' })], true);
    charge([leader('commander', 6000, { command: 'impersonal' })], false);
    charge([leader('commander', 6000)], false, { options: { commandQuality: 'assigned' } });
    charge([leader('commander', 6006)], true, { options: { commandQuality: 'assigned' } });
  });
  test('GV-CMDQ-01 commandQualityTable: distances as agreed, the rest as in the book', () => {
    const commandQualityTable = { commander: { charismatic: { upTo: 3, range: 12 } } };
    const agreed = { options: { commandQuality: 'assigned', commandQualityTable } };
    charge([leader('commander', 12005, { command: 'charismatic' })], false, agreed);
    charge([leader('commander', 12006, { command: 'charismatic' })], true, agreed);
    charge([leader('commander', 6006)], true, agreed);
    charge([leader('sub-commander', 6005, { command: 'charismatic' })], false, agreed);
  });
});

describe('what command gives', () => {
  // S1 may join in against N1, which S2 holds.
  const joining = (units: Loose[], dice: number[]) =>
    situation({
      phase: 'melee',
      initiative: 'south',
      units: [
        shooter({ ...FOOT, x: X - 4000, hits: 7 }),
        shooter({ ...FOOT, id: 'S2', x: X + 4000, y: Y + 2000, hits: 8 }),
        foe(2000, { type: 'light foot arms', hits: 6 }),
        ...units,
      ],
      dice,
    });
  test('GV-CMD-03, GV-JOIN-04 a unit in command is held back without a test', () => {
    const match = joining([leader('commander', 3000)], many(4, 6)); // N1 and S2 fight with two dice each
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'join' });
    choose(match, { do: 'holdBack', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ y: Y, hits: 7 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' }); // S2 is in command too
  });
  test('GV-CMD-03, GV-JOIN-04 one out of command throws for it', () => {
    const match = joining([], [4]);
    choose(match, { do: 'holdBack', unit: 'S1' });
    expect(unit(match, 'S1').y).toBeGreaterThanOrEqual(Y + 1990);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate' });
  });
  test('GV-CMD-03, GV-ICPT-04 a unit in command intercepts without a test', () => {
    const rider = { id: 'N1', type: 'light horse', x: X, y: Y + 8000 };
    const intercepting = (gap: number, dice: number[]) => {
      const chief = { id: 'N8', type: 'commander', x: X, y: Y + 8000 + 3000 + gap };
      const match = moving([shooter(FOOT), rider, chief], { dice });
      choose(match, { do: 'manoeuvre', steps: [{ ahead: 3000 }] });
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
      choose(match, { do: 'intercept', unit: 'N1', at: 2000 });
      return unit(match, 'N1').hits ?? 0;
    };
    expect(intercepting(6005, [])).toBe(1);
    expect(intercepting(6006, [4])).toBe(0);
    expect(intercepting(6006, [3])).toBe(1);
  });
  test('GV-CMD-03, GV-RETREAT-01 units in command may be retreated, others not', () => {
    const match = moving([
      shooter(FOOT),
      shooter({ ...FOOT, id: 'S2', x: X + 40000 }),
      leader('commander', 5000),
      foe(30000),
    ]);
    choose(match, { do: 'stop' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'retreat' });
    expect(options(match)).toEqual(
      expect.arrayContaining([
        { do: 'retire', unit: 'S1' },
        { do: 'retire', unit: 'S8' },
      ]),
    );
    expect(['GV-RETREAT-01', 'GV-CMD-03']).toContain(refusal(match, { do: 'retire', unit: 'S2' })?.rule);
  });
});

/** Elsewhere two units fight with one die each, so that North has a choice after South's attacks. */
const ELSEWHERE = [
  { id: 'S9', type: 'medium foot arms', x: 10000, y: 5000, hits: 9 },
  { id: 'N9', type: 'medium foot arms', x: 10000, y: 5000, hits: 9 },
];
/** Hand-to-hand, South first; S1 has fought. S9 throws one die after it. */
const fighting = (units: Loose[], dice: number[], more: Loose = {}) => {
  const match = situation({ phase: 'melee', initiative: 'north', units: [...units, ...ELSEWHERE], dice, ...more });
  choose(match, { do: 'fight', unit: 'S1' });
  return match;
};
/** Foot with three points, and one with eight against it. */
const THREE = shooter({ ...FOOT, hits: 7 });

describe('re-throws', () => {
  test('GV-CMD-04 a unit in command may throw its attack again, all dice of it, and the second result stands', () => {
    const match = fighting([THREE, foe(0), leader('commander', 5000)], [1, 1, 6, 5, 5, 3, 6]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' });
    expect(thrown(choose(match, { do: 'rethrow' }))[0]).toEqual([5, 5, 3]);
    expect(aside(match)).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  });
  test('GV-CMD-04 or keep it', () => {
    const match = fighting([THREE, foe(0), leader('commander', 5000)], [1, 1, 6, 6]);
    choose(match, { do: 'keep' });
    expect(aside(match)).toBe(2);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  });
  test('GV-CMD-04 not out of command, nor when every die has hit', () => {
    const out = fighting([THREE, foe(0), leader('commander', 6006)], [1, 1, 6, 6]);
    expect(decision(out)).toMatchObject({ side: 'north', kind: 'fight' });
    const full = fighting([THREE, foe(0), leader('commander', 5000)], [1, 1, 1, 6]);
    expect(decision(full)).toMatchObject({ side: 'north', kind: 'fight' });
  });
  test('GV-CMD-04 one attack of a unit in a phase: the first or the second, not both', () => {
    const two = (dice: number[]) => {
      const units = [
        shooter({ ...FOOT, hits: 6 }),
        foe(0, { x: X - 4000 }),
        foe(0, { id: 'N2', x: X + 4000 }),
        leader('commander', 5000),
      ];
      const match = fighting(units, dice);
      choose(match, {
        do: 'allocate',
        at: [
          { target: 'N1', points: 2 },
          { target: 'N2', points: 2 },
        ],
      });
      expect(decision(match)).toMatchObject({ kind: 'rethrow' });
      return match;
    };
    const first = two([6, 6, 1, 1, 6, 6, 6]);
    choose(first, { do: 'rethrow' });
    expect(decision(first)).toMatchObject({ side: 'north', kind: 'fight' });
    expect([aside(first), aside(first, 'N2')]).toEqual([2, 0]);
    const second = two([6, 6, 6, 6, 1, 6, 6]);
    choose(second, { do: 'keep' });
    expect(decision(second)).toMatchObject({ kind: 'rethrow' });
    choose(second, { do: 'rethrow' });
    expect([aside(second), aside(second, 'N2')]).toEqual([0, 1]);
  });
  test('GV-CMD-04 fire is never thrown again', () => {
    const match = firing([shooter(), foe(5000), leader('commander', 2000)], { dice: many(6, 6) });
    choose(match, fireAt('N1'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });
  test('GV-CMD-04 nor is initiative', () => {
    const match = situation({
      phase: 'initiative',
      units: [commander(0), foe(40000)],
      dice: [6, 6, 1, 1],
    });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
  });
});
