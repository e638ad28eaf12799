/** Battles that take units on, room on the base, and what comes after (GL-MERGE-03, -05 to -07, -12, GL-R-15). */
import { describe, expect, test } from 'vitest';
import { choose, decision, events, refusal, unit } from './kit.js';
import { JOINING, before, collector, elements, join, near, pikes, taking } from './join-help.js';
import {
  END,
  KEEP,
  ROOM,
  X,
  Y,
  battle,
  chosen,
  field,
  foot,
  go,
  gun,
  idle,
  isOver,
  isRefused,
  legal,
  letters,
  line,
  onTable,
  order,
  pose,
  rank,
  refused,
  tally,
  waitsFor,
  type Loose,
} from './move-help.js';

const FAR = [...JOINING, 'GL-MOVE-14', 'GL-CHARGE-03', 'GL-CHARGE-04', 'GL-MOVE-12'];

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
    isRefused(refusal(collector([before(1000), enemy]), taking(3000, 'S2')), 'a take past an enemy', [
      ...KEEP,
      ...JOINING,
    ]);
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
  test('GL-R-15 GL-MERGE-05 if not one fits it is refused', () => {
    refused(near(foot(), pikes(32)), join(2000), 'GL-MERGE-05');
    isRefused(refusal(collector([before(1000)], pikes(32)), taking(3000, 'S2')), 'a take onto a full base', JOINING);
    // those on it count: 26 and a commander
    refused(near(foot(), pikes(26), [{ id: 'S3', type: 'commander', aboard: 'S2' }]), join(2000), 'GL-MERGE-05');
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
    idle(match, 'S2', 'GL-MERGE-06');
    expect(unit(match, 'S2').stationary).toBe(true);
  });
  test('GL-MERGE-06 it may receive more', () => {
    const match = near(line(2), {}, [
      foot({ id: 'S3', x: X, y: Y + 2000 + 7000 + 2000, heading: 1800, layout: rank(2) }),
    ]);
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

describe('GL-MOVE-12 a Battle that takes nobody on', () => {
  test('GL-MOVE-12 goes somewhere, whatever list it is given', () => {
    for (const given of [taking(undefined), taking(0), { do: 'move' }, { do: 'move', ahead: 0 }])
      isRefused(refusal(collector([]), given), JSON.stringify(given), ['GL-MOVE-12']);
    const match = collector([]);
    choose(match, taking(2000));
    expect(pose(match)).toEqual({ x: X, y: Y + 2000, heading: 0 });
    isOver(match);
  });
  test('GL-MOVE-12 nor does an empty list help a unit', () => {
    for (const given of [taking(undefined), taking(0)]) refused(field(foot()), given, 'GL-MOVE-12');
    legal(field(foot()), taking(2000));
    refused(field([foot(), before(1000)]), taking(2000, 'S2'), 'GL-MERGE-03');
  });
  test('GL-MERGE-03 GL-MERGE-08 a commander who touches it is taken on the spot, and that is something', () => {
    const match = collector([{ id: 'S2', type: 'sub-commander', x: X, y: Y + 3500 + 2000, heading: 0 }]);
    choose(match, taking(0, 'S2'));
    expect(unit(match, 'S2').aboard).toBe('S1');
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    isOver(match);
  });
  test('GL-MOVE-15 GL-MERGE-01 it neither rides nor joins while it takes others on', () => {
    const match = collector([before(1000), battle({ id: 'S3', x: X, y: Y - 9000 })]);
    isRefused(refusal(match, { ...taking(2000, 'S2'), byHorse: true }), 'to ride', ['GL-MOVE-15']);
    isRefused(refusal(match, { ...taking(2000, 'S2'), join: 'S3' }), 'to join', ['GL-MERGE-01']);
  });
  test('GL-FACE-03 a pivot by nothing is none', () => {
    const match = collector([before(1000)]);
    choose(match, { ...taking(2000, 'S2'), pivot: { by: 0 } });
    expect(events(match).some(({ event }) => event === 'pivoted')).toBe(false);
  });
});

describe('GL-MERGE-12 in the order named', () => {
  const two = [
    before(1000, { x: X - 2500, layout: rank(4) }),
    before(1000, { id: 'S3', x: X + 2500, type: 'foot bill', layout: 'BBBB' }),
  ];
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
    isRefused(
      refusal(collector(two, pikes(28)), taking(3000, 'S2', 'S3')),
      'a take with no room for the second',
      JOINING,
    );
  });
});

describe('GL-MERGE-03 GL-R-33 friends that do not join', () => {
  /** A gun that cannot join, so far right of the rim of S1. */
  const beside = (gap: number, more: Loose = {}): Loose =>
    gun({ id: 'S3', x: X + 3500 + gap + 2500, y: Y, heading: 900, ...more });
  test('GL-MERGE-03 on the spot nobody newly touched: who touches already need not join', () => {
    const match = collector([before(0), beside(0)]);
    choose(match, taking(undefined, 'S2'));
    expect(onTable(match, 'S2')).toBe(false);
    expect(onTable(match, 'S3')).toBe(true);
    isOver(match);
  });
  test('GL-MERGE-03 whom it comes to touch on its way must join', () => {
    const gunThere = gun({ id: 'S3', x: X + 900, y: Y + 3500 + 1000 + 2500, heading: 0 });
    const match = collector([before(1000, { x: X - 2500, layout: rank(4) }), gunThere]);
    isRefused(refusal(match, taking(3000, 'S2')), 'a take that meets a gun as well', ['GL-GEO-11']);
    isRefused(refusal(match, taking(3000, 'S2', 'S3')), 'a gun that is taken on', ['GL-MERGE-01']);
  });
});
