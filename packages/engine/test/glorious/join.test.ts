/** Units that join a Battle (GL-MERGE-01, -02, -04, GL-R-33, P5). */
import { describe, expect, test } from 'vitest';
import { choose, refusal, unit } from './kit.js';
import { JOINING, battleAhead, before, collector, elements, join, near, pikes, taking } from './join-help.js';
import {
  COMMANDERS,
  E,
  GUNS,
  MOUNTED,
  STOP,
  WEAPONS,
  X,
  Y,
  back,
  battle,
  change,
  charge,
  chief,
  enemyAhead,
  field,
  foot,
  functions,
  go,
  idle,
  isOver,
  isRefused,
  legal,
  letterOf,
  letters,
  line,
  mass,
  onTable,
  order,
  pivot,
  pose,
  refused,
  riders,
  says,
  tally,
  turn,
  type Loose,
} from './move-help.js';

describe('GL-MERGE-01 who joins', () => {
  test.each(WEAPONS.flatMap((one) => [`foot ${one}`, `mounted foot ${one}`]))('GL-MERGE-01 %s', (type) => {
    const match = near(line(6, type));
    order(match, join(2000));
    expect(elements(match)).toBe(letters(`PPPPPPBBBBBBOOOOOO${letterOf(type).repeat(6)}`));
    expect(onTable(match, 'S1')).toBe(false);
  });
  test.each(COMMANDERS)('GL-MERGE-01 %s', (type) => {
    const match = near(chief({ type }));
    order(match, join(2000));
    expect(unit(match, 'S1').aboard).toBe('S2');
  });
  test.each([
    ...MOUNTED.map((type): [string, Loose] => [type, line(6, type)]),
    ...GUNS.map((type): [string, Loose] => [`limbered ${type}`, { type, limbered: true }]),
    ['a Battle', battle({ y: Y - 3500 })],
  ])('GL-MERGE-01 not %s', (_, who) => {
    refused(near(who), join(2000), 'GL-MERGE-01');
  });
  test('GL-MERGE-01 units never join units, nor Battles of the enemy', () => {
    const match = field([foot(), foot({ id: 'S2', x: X, y: Y + 2000 + E }), battle({ id: 'N1', x: X, y: Y + 20000 })]);
    refused(match, join(2000), 'GL-MERGE-01');
    refused(match, go(2000, { join: 'N1' }));
    refused(match, go(2000, { join: 'S7' }));
  });
});

describe('GL-MERGE-02 GL-R-33 a unit joins', () => {
  test('GL-MERGE-02 it is no more, and its activity is over', () => {
    const match = near();
    order(match, join(2000));
    expect(elements(match)).toBe(letters('PPPPPPBBBBBBOOOOOOWWWWWW'));
    expect(onTable(match, 'S1')).toBe(false);
    expect(tally(match)).toBe(0);
    isOver(match);
  });

  test('GL-MERGE-02 within its allowance: 5 inches on foot', () => {
    legal(field([foot(), battleAhead(5005)]), join(5005));
    says(refused(field([foot(), battleAhead(5006)]), join(5006), 'GL-MOVE-14'), 5);
  });

  test('GL-MERGE-02 what is ordered beyond the contact does not matter; less does not reach', () => {
    legal(near(), join(5000));
    refused(near(), join(1900), 'GL-MERGE-02');
  });

  test('GL-MERGE-02 the Battle must be in the lane of its front edge', () => {
    const beside = (overlap: number) => field([foot(), battleAhead(2000, { x: X + 3750 + 3500 - overlap })]);
    refused(beside(5), join(5000), 'GL-MERGE-02');
    legal(beside(200), join(5000));
    refused(field([foot(), battle({ id: 'S2', x: X, y: Y - E - 3500 - 1000 })]), join(2000), 'GL-MERGE-02');
  });

  test('GL-MERGE-02 after a turn, a move or with a pivot', () => {
    const turned = field([foot(), battle({ id: 'S2', x: X + 3750 + 3500 + 2000, y: Y + 3750 })]);
    order(turned, turn(900));
    choose(turned, join(2000));
    expect(onTable(turned, 'S1')).toBe(false);
    const far = field([foot(), battleAhead(9000)]);
    order(far, go(5000));
    expect(functions(far)).toBe(1);
    choose(far, join(4000));
    expect(onTable(far, 'S1')).toBe(false);
    legal(near(), join(2100, pivot(19)));
    refused(near(), join(2100, pivot(20)), 'GL-FACE-02');
  });

  test('GL-MERGE-02 by a step-back, within 1 inch', () => {
    const behind = (gap: number) => field([foot(), battle({ id: 'S2', x: X, y: Y - E - gap - 3500 })]);
    const match = behind(1000);
    order(match, back(1000, { join: 'S2' }));
    expect(onTable(match, 'S1')).toBe(false);
    legal(behind(1005), back(1005, { join: 'S2' }));
    refused(behind(1006), back(1006, { join: 'S2' }), 'GL-MOVE-14');
    refused(
      field([mass(), battle({ id: 'S2', x: X, y: Y - 3 * E - 500 - 3500 })]),
      back(500, { join: 'S2' }),
      'GL-MOVE-18',
      'GL-R-21',
      'GL-MOVE-04',
    );
  });

  test.each([0, 5, 10])('GL-MERGE-02 GL-R-33 on the spot if it touches already, %i off, for a move function', (gap) => {
    const match = field([foot(), battleAhead(gap)]);
    order(match, join());
    expect(onTable(match, 'S1')).toBe(false);
    isOver(match);
  });
  test('GL-MERGE-02 on the spot whichever way it looks', () => {
    const match = field([foot({ heading: 1800, y: Y - E }), battleAhead(0)]);
    order(match, join());
    expect(onTable(match, 'S1')).toBe(false);
    // a unit beside the Battle, too
    const beside = field([foot(), battle({ id: 'S2', x: X + 3750 + 3500, y: Y - 300 })]);
    legal(beside, join());
  });
  test('GL-MERGE-02 on the spot with the second function, not with a third', () => {
    const match = field([foot(), battleAhead(0)]);
    order(match, { do: 'aboutFace' });
    choose(match, join());
    expect(onTable(match, 'S1')).toBe(false);
    const moved = near();
    order(moved, go(500));
    choose(moved, go(500));
    isOver(moved);
  });

  test('GL-R-33 never by turn, change or charge', () => {
    const match = field([foot(), battleAhead(300)]);
    refused(match, charge('S2'));
    order(match, turn(10));
    expect(onTable(match, 'S1')).toBe(true);
    const formed = field([mass(), battleAhead(3 * E - E)]);
    // its front comes to touch the rim: that alone joins nothing
    order(formed, change('WW/WW/WW', 0, [2, 0]));
    expect(onTable(formed, 'S1')).toBe(true);
    expect(elements(formed)).toHaveLength(18);
  });

  test('GL-MERGE-02 a move that only comes near a Battle keeps away from it', () => {
    legal(near(), go(1989));
    refused(near(), go(1990), 'GL-GEO-11');
  });

  test('GL-MERGE-02 GL-GEO-11 the path keeps away from everyone else', () => {
    refused(near(foot(), {}, [foot({ id: 'S3', x: X + 7500 + 5, y: Y + 1500 })]), join(2000), 'GL-GEO-11');
    legal(near(foot(), {}, [foot({ id: 'S3', x: X + 7500 + 11, y: Y + 1500 })]), join(2000));
    refused(near(foot(), {}, [foot({ id: 'N1', x: X + 7500 + 5, y: Y + 1500, heading: 0 })]), join(2000), 'GL-MOVE-10');
  });
});

describe('GL-MERGE-04 contact with the enemy', () => {
  test('GL-MERGE-04 a unit in contact cannot join', () => {
    const match = collector([before(1000), enemyAhead(3500 + 1000 + E)]);
    isRefused(refusal(match, taking(3000, 'S2')), 'to take a unit that fights', JOINING);
    const own = near(foot(), {}, [foot({ id: 'N1', x: X, y: Y - E, heading: 0 })]);
    idle(own, 'S1', 'GL-MOVE-03');
  });
  test('GL-MERGE-04 the Battle may be in contact', () => {
    const match = near(foot(), {}, [foot({ id: 'N1', x: X, y: Y + 2000 + 7000, heading: 1800 })]);
    idle(match, 'S2', 'GL-MOVE-03');
    order(match, join(2000));
    expect(elements(match)).toHaveLength(24);
  });
});

describe('P5 joining', () => {
  test('P5 GL-MERGE-06 a stationary Battle does not move to take others', () => {
    const match = field([battle({ stationary: true }), before(1000)]);
    idle(match, 'S1', 'GL-MERGE-06');
  });
  test('P5 GL-MERGE-02 by a unit that has ridden: no', () => {
    const match = field([riders({ y: Y - 5000 }), battleAhead(2000)]);
    order(match, go(5000, { byHorse: true }));
    refused(match, join(2000), 'GL-MOVE-15');
  });
  test('P5 a refused joining changes nothing', () => {
    const match = near(foot(), pikes(32));
    refused(match, join(2000));
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    expect(functions(match)).toBe(2);
    choose(match, STOP);
  });
});
