/** Who acts, and when; the course of a movement phase (GL-MOVE-01 to -03, GL-GEN-05, P3). */
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, unit } from './kit.js';
import {
  END,
  STOP,
  X,
  Y,
  back,
  battle,
  charge,
  chief,
  chosen,
  enemyAhead,
  field,
  foot,
  go,
  gun,
  horse,
  idle,
  isOver,
  isRefused,
  mass,
  order,
  pose,
  rank,
  riders,
  turn,
  waitsFor,
} from './move-help.js';

describe('who acts, and when', () => {
  test('GL-MOVE-01 the side without the initiative moves first', () => {
    const match = field([foot(), enemyAhead(20000)], { phase: 'otherMovement' });
    waitsFor(match, 'north', 'activity');
    isRefused(refusal(match, chosen('S1')), 'to choose S1 in the movement of North');
    choose(match, END);
    waitsFor(match, 'south', 'activity');
    isRefused(refusal(match, chosen('N1')), 'to choose N1 in the movement of South');
    choose(match, END);
    expect(decision(match)?.kind).not.toBe('activity');
  });

  test('GL-MOVE-01 after the initiative has been settled too', () => {
    const match = field([foot(), foot({ id: 'S2', y: 20000, x: X }), enemyAhead(20000)], { phase: 'initiative' });
    waitsFor(match, 'north', 'activity');
    choose(match, END);
    waitsFor(match, 'south', 'activity');
  });

  test('GL-MOVE-01 moving is never compulsory', () => {
    const match = field(foot());
    expect(options(match)).toContainEqual(END);
    order(match, STOP);
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    isOver(match);
  });

  test('GL-GEN-05 nobody reacts, whatever comes near', () => {
    const match = field([
      horse({ y: Y - 8000 }),
      enemyAhead(0),
      foot({ id: 'N2', type: 'foot bow', x: X - 10000, y: Y, heading: 900, layout: 'OOOOOO' }),
      horse({ id: 'N3', type: 'knights', x: X + 12000, y: Y, heading: 2700, layout: 'NNNNNN' }),
      foot({ id: 'S2', x: X + 10000, y: Y - 20000 }),
    ]);
    order(match, go(3000), 'S2');
    waitsFor(match, 'south', 'order');
    choose(match, go(3000));
    waitsFor(match, 'south', 'activity');
    order(match, charge());
    waitsFor(match, 'south', 'activity');
    for (const id of ['N1', 'N2', 'N3']) isRefused(refusal(match, chosen(id)), `to choose ${id}`);
  });

  test('GL-R-18 GL-MOVE-02 one formation at a time, and each once', () => {
    const match = field([foot(), foot({ id: 'S2', x: X + 10000, y: Y })]);
    order(match, go(1000));
    isRefused(refusal(match, chosen('S2')), 'to choose S2 between two functions of S1');
    isRefused(refusal(match, END), 'to end between two functions');
    choose(match, STOP);
    idle(match, 'S1', 'GL-MOVE-02');
    order(match, go(1000), 'S2');
    choose(match, go(1000));
    idle(match, 'S2', 'GL-MOVE-02');
    idle(match, 'S1', 'GL-MOVE-02');
  });

  test('GL-MOVE-02 any order the owner likes', () => {
    const match = field([foot(), foot({ id: 'S2', x: X + 10000, y: Y })]);
    order(match, go(1000), 'S2');
    choose(match, STOP);
    order(match, go(1000), 'S1');
    choose(match, STOP);
    order(match, go(1000), 'S9');
  });

  test.each([
    ['front to front', enemyAhead(0), foot()],
    ['at a distance of 0.010', enemyAhead(10), foot()],
    ['a part of the edge', enemyAhead(0, { x: X + 7000 }), foot()],
    ['a mass of five', enemyAhead(0), mass(5)],
    ['a commander', enemyAhead(0), chief()],
    ['a gun', enemyAhead(0), gun()],
    ['a Battle', enemyAhead(3500), battle()],
    ['by a Battle', battle({ id: 'N1', x: X, y: Y + 3500 }), foot()],
  ])('GL-MOVE-03 contact takes away all functions: %s', (_, enemy, who) => {
    const match = field([who, enemy]);
    idle(match, 'S1', 'GL-MOVE-03');
    isRefused(refusal(match, { do: 'shift', unit: 'S1' }), 'to shift S1 in contact');
  });

  test('GL-MOVE-03 at 0.011 it acts', () => {
    const match = field([foot(), enemyAhead(11)]);
    order(match, back(500));
    expect(pose(match).y).toBe(Y - 500);
  });

  test('GL-MOVE-03 it acts again when the contact is gone', () => {
    const units = [foot(), enemyAhead(0, { layout: rank(1) }), foot({ id: 'N2', x: X, y: Y + 20000 })];
    const match = field(units, { phase: 'otherRetreat' });
    choose(match, { do: 'retire', unit: 'N1' });
    while (decision(match)?.kind === 'retreat') choose(match, { do: 'finish' });
    for (let i = 0; i < 2 && decision(match)?.side === 'north'; i++) choose(match, END);
    order(match, go(1000));
    expect(pose(match).y).toBe(Y + 1000);
  });
});

describe('P3 the course of a movement phase', () => {
  test('P3 GL-MOVE-02 the marks of the phase before are cleared', () => {
    const given = [foot({ acted: true }), riders({ id: 'S2', x: X + 12000, y: Y, acted: true, byHorse: true })];
    const match = field(given, { phase: 'otherMovement' });
    choose(match, END);
    order(match, go(1000));
    choose(match, STOP);
    order(match, back(500), 'S2');
  });

  test('P3 GL-MOVE-15 by horse and stationary are cleared when the phase ends', () => {
    const match = field([
      riders(),
      battle({ id: 'S2', x: X + 20000, y: Y }),
      foot({ id: 'S3', x: X + 20000, y: Y - 3500 - 1000 }),
    ]);
    order(match, go(5000, { byHorse: true }));
    expect(unit(match, 'S1').byHorse).toBe(true);
    choose(match, STOP);
    order(match, go(1000, { join: 'S2' }), 'S3');
    expect(unit(match, 'S2').stationary).toBe(true);
    choose(match, END);
    expect(unit(match, 'S1').byHorse ?? false).toBe(false);
    expect(unit(match, 'S2').stationary ?? false).toBe(false);
  });

  test('P3 the phase ends by itself when nobody can be chosen', () => {
    const spare = [{ id: 'N9', type: 'bombard', x: 4000, y: 92000, limbered: true }];
    const match = field([foot(), foot({ id: 'S2', x: X + 20000, y: Y })], { spare });
    order(match, go(1000), 'S2');
    choose(match, STOP);
    waitsFor(match, 'south', 'activity');
    order(match, go(1000));
    waitsFor(match, 'south', 'order');
    choose(match, go(1000));
    expect(decision(match)?.kind).not.toBe('activity');
  });

  test('P3 GL-FORM-06 not while a shift is open', () => {
    const spare = [{ id: 'N9', type: 'bombard', x: 4000, y: 92000, limbered: true }];
    const match = field(mass(5), { spare });
    order(match, go(1000));
    choose(match, go(1000));
    waitsFor(match, 'south', 'activity');
    expect(options(match)).toEqual(expect.arrayContaining([{ do: 'shift', unit: 'S1' }, END]));
    choose(match, { do: 'shift', unit: 'S1' });
    expect(decision(match)?.kind).not.toBe('activity');
  });

  test('P3 an activity ends when both functions are spent, or when the owner says so', () => {
    const match = field([foot(), foot({ id: 'S2', x: X + 12000, y: Y })]);
    order(match, turn(100));
    waitsFor(match, 'south', 'order');
    choose(match, turn(100));
    isOver(match);
    order(match, turn(100), 'S2');
    choose(match, STOP);
    isOver(match, 'S2');
  });
});
