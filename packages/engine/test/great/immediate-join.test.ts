// A Great Victory: joining in during a movement phase (P19 2, GV-JOIN-02, -05, -08, GV-R-64, -83).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, unit } from './kit.js';
import {
  FOOT,
  X,
  kind,
  misses,
  north,
  south,
  switches,
  throwsOf,
  troops,
  type Loose,
  type Match,
} from './melee-help.js';
import {
  GUN,
  LINE,
  aid,
  breaksThrough,
  field,
  goesOn,
  helper,
  hits,
  isOver,
  mayAct,
  overrun,
  rider,
  target,
  waitsFor,
} from './immediate-help.js';

const obliged = (match: Match): string[] =>
  kind(match) === 'join' ? [...new Set(options(match).map((one) => one.unit as string))] : [];
/** N2 has two strength points and S1 two; these dice are only thrown if nobody joins in. */
const withHelper = (more: Loose, joins: boolean): Match =>
  breaksThrough([rider(2), GUN, target(2), helper(3, more)], joins ? [] : misses(4));

describe('GV-JOIN-08, GV-R-83 who stays out', () => {
  test.each<[string, Loose, boolean]>([
    ['a unit that could still act', {}, true],
    ['a unit that has acted', { acted: true }, true],
    ['a unit that failed its charge test', { chargeFailed: true }, true],
    ['a unit that failed its charge test and has acted', { chargeFailed: true, acted: true }, true],
    ['a unit that has pivoted', { pivoted: true }, true],
    ['a unit that is done', { done: true }, false],
    ['a unit of one strength point', { hits: 9 }, false],
    ['a defensive block', { formation: 'defensiveBlock' }, false],
    ['artillery', troops('light artillery', 3, { formation: 'skirmishLine' }), false],
    ['a unit that has fired', troops('medium foot bows', 3, { fired: true }), true],
  ])('GV-JOIN-08, GV-R-83, GV-JOIN-02 of the active side: %s', (_, more, joins) => {
    const match = withHelper(more, joins);
    if (joins) expect(obliged(match)).toEqual(['S2']);
    else isOver(match, 'S1');
  });
  test.each<[string, Loose, boolean]>([
    ['a unit that has not reacted', {}, true],
    ['a unit that has reacted', { reacted: true }, false],
    ['a unit that is done', { done: true }, false],
  ])('GV-JOIN-02, -08 of the reacting side: %s', (_, more, joins) => {
    const match = breaksThrough([rider(2), GUN, target(2), aid(3, more)], joins ? [] : misses(4));
    if (joins) {
      waitsFor(match, 'north', 'join');
      expect(obliged(match)).toEqual(['N3']);
    } else isOver(match, 'S1');
  });

  test('GV-R-83 a unit that really has finished its action joins in', () => {
    const match = field([rider(2), GUN, target(2), helper(3, { y: LINE - 4000 })], [1]);
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 2000 }], finish: true });
    overrun(match);
    goesOn(match);
    choose(match, { do: 'stand' });
    expect(obliged(match)).toEqual(['S2']);
  });
  test('GV-R-83, GV-CHARGE-04 a unit that really has failed its charge test joins in', () => {
    const match = field([rider(2), GUN, target(2), helper(3)], [5, 1]);
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'charge', target: 'N2' });
    if (kind(match) === 'order') choose(match, { do: 'stop' });
    overrun(match);
    goesOn(match);
    choose(match, { do: 'stand' });
    expect(obliged(match)).toEqual(['S2']);
  });
  test('GV-R-83 a unit that has flinched is done and stays out', () => {
    // N2, bows, flinches S2 back to 2 cm; then it is charged again and cannot react.
    const bows = target(2, { ...troops('light foot bows', 2) });
    const match = field([rider(2), GUN, bows, helper(4, { y: LINE - 3000 })], [4, 1, 2, 1, ...misses(2), ...misses(2)]);
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'charge', target: 'N2' });
    choose(match, { do: 'fire' });
    waitsFor(match, 'south', 'fallBack');
    choose(match, { do: 'fallBack', by: 2000 });
    overrun(match);
    goesOn(match);
    isOver(match, 'S1', 'S2');
    expect(throwsOf(match, 'N2').map((one) => one.length)).toEqual([2, 2]);
  });
  test('GV-R-83 a unit that has fought an immediate combat stays out of the next', () => {
    // N2 is destroyed, so S1 is free; S3 overruns the gun N4 and charges N5, 2 cm before S1's front.
    const match = breaksThrough(
      [
        rider(4),
        GUN,
        target(2, { x: X }),
        rider(2, { id: 'S3', formation: 'block', x: X + 6100 }),
        { ...GUN, id: 'N4', x: X + 6100 },
        target(2, { id: 'N5', y: LINE + FOOT }),
      ],
      [...misses(2), 1, 1, 6, 6, 4, ...misses(2), ...misses(2)],
      switches('removeAfterImmediate'),
    );
    expect(unit(match, 'N2').status).toBe('routed');
    overrun(match, 'S3', 'N4');
    goesOn(match, 'N5');
    choose(match, { do: 'stand' });
    expect(unit(match, 'S1').y).toBeLessThanOrEqual(LINE);
    isOver(match, 'S1', 'S3');
  });
});

describe('GV-R-64 joining or held back: what the unit may do later', () => {
  test('GV-R-64, GV-BREAK-06 joined: in contact and done', () => {
    const match = breaksThrough([rider(2), GUN, target(2), helper(2)], [...misses(2), ...misses(2), ...misses(2)]);
    choose(match, { do: 'join', unit: 'S2' });
    choose(match, { do: 'allocate', at: [{ target: 'S1', points: 2 }] });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(unit(match, 'S2').done).toBe(true);
    expect(hits(match, 'S1', 'S2', 'N2')).toEqual([9, 9, 9]);
    isOver(match, 'S1', 'S2');
  });
  test.each([3, 1])('GV-R-64, GV-JOIN-05 held back by a throw of %i: done for the phase', (die) => {
    const match = breaksThrough([rider(2), GUN, target(2), helper(3)], [die, ...misses(4)]);
    choose(match, { do: 'holdBack', unit: 'S2' });
    expect(unit(match, 'S2')).toMatchObject({ y: LINE - 2000, done: true });
    isOver(match, 'S1', 'S2');
  });
  test('GV-JOIN-05 a throw of 4: it moves in', () => {
    const match = breaksThrough([rider(2), GUN, target(2), helper(3)], [4]);
    choose(match, { do: 'holdBack', unit: 'S2' });
    expect(Math.abs(unit(match, 'S2').y - LINE)).toBeLessThanOrEqual(10);
    expect(hits(match, 'S2')).toEqual([8]);
    waitsFor(match, 'north', 'allocate');
  });
  test('GV-R-64, GV-JOIN-05 held back by command: no throw, and it may act', () => {
    // The commander is 5 cm east of S2, too far from S1.
    const commander = south({ id: 'S7', type: 'commander', x: X + 8100 + 5000 + 2000, y: LINE - 3000 });
    const match = breaksThrough([rider(2), GUN, target(2), helper(3), commander], misses(4));
    choose(match, { do: 'holdBack', unit: 'S2' });
    expect(unit(match, 'S2').done ?? false).toBe(false);
    isOver(match, 'S1');
    expect(mayAct(match, 'S2')).toBe(true);
  });
  test('GV-R-64 of the reacting side held back by a throw: it reacts no more', () => {
    const match = breaksThrough([rider(2), GUN, target(2), aid(3)], [2, ...misses(4)]);
    choose(match, { do: 'holdBack', unit: 'N3' });
    expect(unit(match, 'N3')).toMatchObject({ y: LINE + 2000, done: true });
    isOver(match, 'S1');
  });
  test('GV-JOIN-05 joining in is no move: nobody reacts to it', () => {
    // N6, horse, could intercept whoever passes before it; S2 joins in across its front.
    const watch = north({ id: 'N6', ...troops('medium horse', 4), x: X + 12000, y: LINE - 5000, heading: 2700 });
    const match = breaksThrough([rider(2), GUN, target(2), helper(2), watch], []);
    choose(match, { do: 'join', unit: 'S2' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate', about: { unit: 'N2' } });
  });
});

test('GV-R-82 joinInChargeLimit: foot does not join in against horse here either', () => {
  const horse = target(2, { ...troops('medium horse', 2), reacted: true });
  const units = [rider(2), GUN, horse, helper(3)];
  expect(obliged(breaksThrough(units, []))).toEqual(['S2']);
  isOver(breaksThrough(units, misses(4), switches('joinInChargeLimit')), 'S1');
});
