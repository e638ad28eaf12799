/** Units that join a Battle, and Battles that take them on (GL-MERGE-01 to -07, -12, GL-R-15, GL-R-33, P5). */
import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, unit } from './kit.js';
import { JOINING, battleAhead, before, collector, elements, join, near, pikes, taking } from './join-help.js';
import {
  COMMANDERS,
  E,
  END,
  GUNS,
  KEEP,
  MOUNTED,
  ROOM,
  STOP,
  WEAPONS,
  X,
  Y,
  back,
  battle,
  change,
  charge,
  chief,
  chosen,
  enemyAhead,
  field,
  foot,
  functions,
  go,
  gun,
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
  rank,
  refused,
  riders,
  says,
  tally,
  turn,
  waitsFor,
  type Loose,
} from './move-help.js';

const FAR = [...JOINING, 'GL-MOVE-14', 'GL-CHARGE-03', 'GL-CHARGE-04', 'GL-MOVE-12'];

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
    refused(near(who), join(2000), ...JOINING);
  });
  test('GL-MERGE-01 units never join units, nor Battles of the enemy', () => {
    const match = field([foot(), foot({ id: 'S2', x: X, y: Y + 2000 + E }), battle({ id: 'N1', x: X, y: Y + 20000 })]);
    refused(match, join(2000), ...JOINING);
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
    says(refused(field([foot(), battleAhead(5006)]), join(5006), ...FAR), 5);
  });

  test('GL-MERGE-02 what is ordered beyond the contact does not matter; less does not reach', () => {
    legal(near(), join(5000));
    refused(near(), join(1900), ...FAR);
  });

  test('GL-MERGE-02 the Battle must be in the lane of its front edge', () => {
    const beside = (overlap: number) => field([foot(), battleAhead(2000, { x: X + 3750 + 3500 - overlap })]);
    refused(beside(5), join(5000), ...FAR);
    legal(beside(200), join(5000));
    refused(field([foot(), battle({ id: 'S2', x: X, y: Y - E - 3500 - 1000 })]), join(2000), ...FAR);
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
    refused(near(), join(2100, pivot(20)), 'GL-FACE-02', 'GL-R-22');
  });

  test('GL-MERGE-02 by a step-back, within 1 inch', () => {
    const behind = (gap: number) => field([foot(), battle({ id: 'S2', x: X, y: Y - E - gap - 3500 })]);
    const match = behind(1000);
    order(match, back(1000, { join: 'S2' }));
    expect(onTable(match, 'S1')).toBe(false);
    legal(behind(1005), back(1005, { join: 'S2' }));
    refused(behind(1006), back(1006, { join: 'S2' }), ...FAR, 'GL-MOVE-18');
    refused(field([mass(), battle({ id: 'S2', x: X, y: Y - 3 * E - 500 - 3500 })]), back(500, { join: 'S2' }), 'GL-MOVE-18', 'GL-R-21', 'GL-MOVE-04');
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
    refused(near(), go(1990), ...ROOM);
  });

  test('GL-MERGE-02 GL-GEO-11 the path keeps away from everyone else', () => {
    refused(near(foot(), {}, [foot({ id: 'S3', x: X + 7500 + 5, y: Y + 1500 })]), join(2000), ...ROOM);
    legal(near(foot(), {}, [foot({ id: 'S3', x: X + 7500 + 11, y: Y + 1500 })]), join(2000));
    refused(near(foot(), {}, [foot({ id: 'N1', x: X + 7500 + 5, y: Y + 1500, heading: 0 })]), join(2000), ...KEEP);
  });
});

describe('GL-MERGE-03 a Battle takes units on', () => {
  test('GL-MERGE-03 it stops where it meets them', () => {
    const match = collector([before(1000)]);
    choose(match, taking(3000, 'S2'));
    expect(pose(match)).toEqual({ x: X, y: Y + 1000, heading: 0 });
    expect(elements(match, 'S1')).toBe(letters('PPPPPPBBBBBBOOOOOOWWWWWW'));
    expect(onTable(match, 'S2')).toBe(false);
    isOver(match);
  });

  test('GL-MERGE-03 within 3 inches', () => {
    isRefused(refusal(collector([before(3006)]), taking(3006, 'S2')), 'a take beyond 3 inches', FAR);
    expect(refusal(collector([before(3005)]), taking(3005, 'S2'))).toBeUndefined();
    isRefused(refusal(collector([before(2000)]), taking(1500, 'S2')), 'a take that does not reach', FAR);
  });

  test('GL-MERGE-03 several at once, whether or not they have acted', () => {
    const two = [
      before(1000, { x: X - 2500, layout: rank(4), acted: true }),
      before(1000, { id: 'S3', x: X + 2500, type: 'mounted foot pike', layout: 'PPPP' }),
    ];
    const match = collector(two);
    choose(match, taking(3000, 'S2', 'S3'));
    expect(pose(match).y).toBe(Y + 1000);
    expect(elements(match, 'S1')).toBe(letters(`PPPPPPBBBBBBOOOOOOWWWWPPPP`));
  });

  test('GL-MERGE-03 all it touches there must join', () => {
    const others = (third: Loose) => [before(1000, { x: X - 2500, layout: rank(4) }), third];
    const knights = before(1000, { id: 'S3', x: X + 2500, y: Y + 4500 + 1750, type: 'knights', layout: 'NNNN' });
    isRefused(refusal(collector(others(knights)), taking(3000, 'S2')), 'a take beside knights', [...JOINING, ...ROOM]);
    const unnamed = before(1000, { id: 'S3', x: X + 2500, layout: rank(4) });
    isRefused(refusal(collector(others(unnamed)), taking(3000, 'S2')), 'a take of one of two', [...JOINING, ...ROOM]);
    // 0.011 further on it is not touched
    const further = before(1011, { id: 'S3', x: X + 2500 + 300, layout: rank(4) });
    expect(refusal(collector(others(further)), taking(3000, 'S2'))).toBeUndefined();
  });

  test('GL-MERGE-03 GL-R-33 one already touching is taken on the spot, for the same cost', () => {
    const match = collector([before(0)]);
    choose(match, taking(undefined, 'S2'));
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    expect(onTable(match, 'S2')).toBe(false);
    isOver(match);
    // behind it too
    const rear = collector([foot({ id: 'S2', x: X, y: Y - 3500 })]);
    choose(rear, taking(undefined, 'S2'));
    expect(onTable(rear, 'S2')).toBe(false);
  });

  test.each([
    ['knights', before(1000, { type: 'knights', layout: 'NNNNNN', y: Y + 4500 + 1750 })],
    ['a gun', { ...gun({ limbered: true }), id: 'S2', x: X, y: Y + 4500 + 2500 }],
    ['another Battle', battle({ id: 'S2', x: X, y: Y + 4500 + 3500 })],
    ['an enemy', foot({ id: 'S2', side: 'north', x: X, y: Y + 4500 })],
  ])('GL-MERGE-01 GL-MERGE-03 it takes no %s', (_, other) => {
    isRefused(refusal(collector([other]), taking(3000, 'S2')), 'the take');
  });

  test('GL-MERGE-03 P5 enemies and others in the way', () => {
    const enemy = foot({ id: 'N1', x: X + 3500 + 3750 + 5, y: Y + 1350, heading: 0 });
    isRefused(refusal(collector([before(1000), enemy]), taking(3000, 'S2')), 'a take past an enemy', [...KEEP, ...JOINING]);
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

describe('GL-MERGE-05 GL-R-15 room', () => {
  test.each([
    [26, 6, 0],
    [27, 5, 1],
    [28, 4, 2],
    [31, 1, 5],
  ])('GL-MERGE-05 GL-R-15 on a base of 32 spaces with %i, %i go on and %i are lost', (there, fit, lost) => {
    const match = near(foot(), pikes(there));
    order(match, join(2000));
    expect(elements(match)).toBe('P'.repeat(there) + 'W'.repeat(fit));
    expect(tally(match)).toBe(lost);
    expect(onTable(match, 'S1')).toBe(false);
  });
  test('GL-MERGE-05 GL-R-15 if not one fits it is refused', () => {
    refused(near(foot(), pikes(32)), join(2000), ...JOINING);
    isRefused(refusal(collector([before(1000)], pikes(32)), taking(3000, 'S2')), 'a take onto a full base', JOINING);
    // those on it count: 26 and a commander
    refused(near(foot(), pikes(26), [{ id: 'S3', type: 'commander', aboard: 'S2' }]), join(2000), ...JOINING);
    legal(near(foot(), pikes(25), [{ id: 'S3', type: 'commander', aboard: 'S2' }]), join(2000));
  });
  test('GL-MERGE-05 the Battle that takes loses the surplus alike', () => {
    const match = collector([before(1000)], pikes(29));
    choose(match, taking(3000, 'S2'));
    expect(elements(match, 'S1')).toBe('P'.repeat(29) + 'W'.repeat(3));
    expect(tally(match)).toBe(3);
  });
  test('GL-MERGE-05 the heads that are left of a unit', () => {
    const match = near(line(2));
    order(match, join(2000));
    expect(elements(match)).toHaveLength(20);
    expect(tally(match)).toBe(0);
  });
});

describe('GL-MERGE-06, -07 afterwards', () => {
  test('GL-MERGE-06 the Battle does nothing more in this phase', () => {
    const match = near();
    order(match, join(2000));
    idle(match, 'S2', 'GL-MERGE-06', 'GL-MOVE-02');
    expect(unit(match, 'S2').stationary).toBe(true);
  });
  test('GL-MERGE-06 it may receive more', () => {
    const match = near(line(2), {}, [foot({ id: 'S3', x: X, y: Y + 2000 + 7000 + 2000, heading: 1800, layout: rank(2) })]);
    order(match, join(2000));
    order(match, join(2000), 'S3');
    expect(elements(match)).toHaveLength(22);
  });
  test('GL-MERGE-06 a Battle that has moved may still receive', () => {
    const match = near(foot(), { y: Y + 2000 + 3500 + 1000, heading: 1800 });
    order(match, go(1000), 'S2');
    order(match, join(2000));
    expect(elements(match)).toHaveLength(24);
  });
  test('GL-MERGE-06 in the next movement phase it goes on', () => {
    const match = near();
    order(match, join(2000));
    choose(match, END);
    while (decision(match)?.kind === 'retreat') choose(match, { do: 'finish' });
    for (let i = 0; i < 3 && decision(match)?.side === 'north'; i++) choose(match, END);
    order(match, go(1000), 'S2');
    isOver(match, 'S2');
  });
  test('GL-MERGE-07 GL-BATTLE-04 a unit that joined is part of it for good', () => {
    const match = near();
    order(match, join(2000));
    isRefused(refusal(match, chosen('S1')), 'to choose S1');
    isRefused(refusal(match, { do: 'leave', unit: 'S1', x: X, y: Y - 5000 }), 'to leave');
    choose(match, END);
    while (decision(match)?.kind === 'retreat') choose(match, { do: 'finish' });
    for (let i = 0; i < 3 && decision(match)?.side === 'north'; i++) choose(match, END);
    // nobody is asked whether it leaves
    waitsFor(match, 'south', 'activity');
    isRefused(refusal(match, chosen('S1')), 'to choose S1');
  });
});

describe('GL-MERGE-12 in the order named', () => {
  const two = [before(1000, { x: X - 2500, layout: rank(4) }), before(1000, { id: 'S3', x: X + 2500, type: 'foot bill', layout: 'BBBB' })];
  test.each([
    [['S2', 'S3'], 'BBWWWW', 2],
    [['S3', 'S2'], 'BBBBWW', 2],
  ])('GL-MERGE-12 with six free spaces, %j: %s go on', (ids, on, lost) => {
    const match = collector(two, pikes(26));
    choose(match, taking(3000, ...ids));
    expect(elements(match, 'S1')).toBe(letters('P'.repeat(26) + on));
    expect(tally(match)).toBe(lost);
  });
  test('GL-MERGE-12 each must find one space at least', () => {
    expect(refusal(collector(two, pikes(27)), taking(3000, 'S2', 'S3'))).toBeUndefined();
    isRefused(refusal(collector(two, pikes(28)), taking(3000, 'S2', 'S3')), 'a take with no room for the second', JOINING);
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
    refused(match, join(2000), ...JOINING, 'GL-R-20', 'GL-MOVE-15');
  });
  test('P5 a refused joining changes nothing', () => {
    const match = near(foot(), pikes(32));
    refused(match, join(2000));
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    expect(functions(match)).toBe(2);
    choose(match, STOP);
  });
});
