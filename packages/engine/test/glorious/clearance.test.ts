/** Whom an act may touch (GL-GEO-05, -07, -11, -12, GL-MOVE-10, -11, GL-R-09). */
import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  ABOUT,
  E,
  KEEP,
  ROOM,
  X,
  Y,
  area,
  back,
  battle,
  bog,
  charge,
  chief,
  deep,
  change,
  enemyAhead,
  field,
  foot,
  friendAhead,
  go,
  ground,
  gun,
  horse,
  house,
  judged,
  legal,
  line,
  mass,
  order,
  prolong,
  rank,
  refused,
  turn,
  unlimber,
  type Loose,
  pivot,
} from './move-help.js';

describe('GL-GEO-11 straight moves keep away', () => {
  test.each([
    ['N1', 2011, true],
    ['N1', 2010, false],
    ['S2', 2011, true],
    ['S2', 2010, false],
    ['S2', 1990, false],
  ])('GL-GEO-11 GL-MOVE-10 GL-R-09 %s at %i ahead, a move of 2 inches: %s', (id, gap, may) => {
    const ahead = id === 'N1' ? enemyAhead : friendAhead;
    judged(field([foot(), ahead(gap)]), go(2000), may, ...(id === 'N1' ? KEEP : ROOM));
  });

  test.each([
    ['N1', 11, true],
    ['N1', 10, false],
    ['N1', -5, false],
    ['S2', 11, true],
    ['S2', 10, false],
    ['S2', -9, false],
  ])('GL-GEO-07 GL-GEO-11 the sides too: %s passed at %i: %s', (id, gap, may) => {
    const other = foot({ id, x: X + 7500 + gap, y: Y + 2000, heading: 0 });
    judged(field([foot(), other]), go(5000), may, ...(id === 'N1' ? KEEP : ROOM));
  });

  test('GL-R-09 switch friendlyTouch: straight moves may touch friends, not overlap them', () => {
    const on = house('friendlyTouch');
    for (const gap of [2010, 2000, 1990]) legal(field([foot(), friendAhead(gap)], on), go(2000));
    refused(field([foot(), friendAhead(1989)], on), go(2000), 'GL-MOVE-11');
    const beside = (gap: number) => field([foot(), foot({ id: 'S2', x: X + 7500 + gap, y: Y + 2000 })], on);
    legal(beside(0), go(5000));
    legal(beside(-10), go(5000));
    refused(beside(-11), go(5000), 'GL-MOVE-11');
    refused(field([foot(), enemyAhead(2010)], on), go(2000), 'GL-MOVE-10');
    // step-backs, limbered guns and Battles alike
    const behind = foot({ id: 'S2', x: X, y: Y - E - 500 });
    legal(field([foot(), behind], on), back(500));
    refused(field([foot(), behind]), back(500), 'GL-GEO-11');
    legal(field([battle(), friendAhead(3500 + 2000)], on), go(2000));
    refused(field([battle(), friendAhead(3500 + 2000)]), go(2000), 'GL-GEO-11');
    legal(field([gun({ limbered: true }), friendAhead(2000)], on), go(2000));
    legal(field([gun(), friendAhead(1000)], on), prolong(1000));
    refused(field([gun(), friendAhead(1000)]), prolong(1000), 'GL-GEO-11');
  });

  test('GL-R-09 GL-GEO-11 a friend already touched does not block leaving', () => {
    const flush = (gap: number) => field([foot(), foot({ id: 'S2', x: X + 7500 + gap, y: Y })]);
    for (const gap of [0, 10, -10]) legal(flush(gap), go(5000));
    legal(field([foot(), foot({ id: 'S2', x: X, y: Y - E })]), go(5000));
    legal(field([foot(), friendAhead(0)]), back(1000));
    // but it is not run into
    refused(field([foot(), friendAhead(0)]), go(11), 'GL-MOVE-11');
  });

  test('GL-GEO-11 touched when the function starts, not when the phase starts', () => {
    const match = field([foot(), foot({ id: 'S2', x: X + 7500, y: Y, layout: rank(6) })]);
    order(match, go(3000));
    choose(match, go(1000));
    const away = field([foot(), foot({ id: 'S2', x: X + 7500, y: Y })]);
    order(away, back(1000));
    refused(away, go(2000), 'GL-GEO-11');
  });

  test('GL-MOVE-11 nobody passes through anybody, however thin', () => {
    for (const other of [friendAhead(1000), enemyAhead(1000)])
      for (const who of [foot(), horse({ type: 'light cavalry' }), chief({ type: 'commander camel' })])
        refused(field([who, other]), go(5000), ...ROOM, ...KEEP);
    refused(field([battle(), line(1, 'foot hand', { id: 'S2', x: X, y: Y + 3500 + 1000 })]), go(3000), ...ROOM);
  });

  test('GL-MOVE-10 the sentence tells whom and how far', () => {
    expect(refused(field([foot(), enemyAhead(2010)]), go(2000)).because).toContain('N1');
    expect(refused(field([foot(), friendAhead(2010)]), go(2000)).because).toContain('S2');
  });
});

describe('GL-MOVE-10 only a charge makes contact', () => {
  const NEAR: [string, Loose[], Loose][] = [
    ['a move', [foot(), enemyAhead(1000)], go(1000)],
    ['a turn', [foot(), enemyAhead(300)], turn(100)],
    ['a step-back', [foot(), foot({ id: 'N1', x: X, y: Y - E - 1000, heading: 0 })], back(1000)],
    [
      'a change of formation',
      [mass(6), foot({ id: 'N1', x: X + 6250 + 5 + 3750, y: Y, heading: 0 })],
      change(rank(6), 0, [0, 0]),
    ],
    ['a limbered move', [gun({ limbered: true }), enemyAhead(1000)], go(1000)],
    ['a prolonging', [gun(), enemyAhead(1000)], prolong(1000)],
    ['an unlimbering', [gun({ limbered: true }), enemyAhead(100)], unlimber(300)],
    ['an about face', [mass(5), enemyAhead(E)], ABOUT],
    ['a Battle', [battle(), enemyAhead(3500 + 1000)], go(1000)],
    ['a commander', [chief(), enemyAhead(1000)], go(1000)],
  ];
  test.each(NEAR)('GL-MOVE-10 GL-GEO-11 not %s', (_, units, given) => {
    refused(field(units), given, ...KEEP, 'GL-FACE-08', 'GL-FACE-12');
  });
});

describe('GL-GEO-05 GL-GEO-07 interpenetration', () => {
  test('GL-GEO-05 GL-GEO-07 terrain: up to 0.010 is no interpenetration', () => {
    const pond = bog(X - 1000, Y + 2000, X + 1000, Y + 4000);
    legal(field(foot(), pond), go(2010));
    refused(field(foot(), pond), go(2011), 'GL-TERR-02');
    const beside = (west: number) => field(foot(), bog(X + 3750 + west, Y + 1000, X + 9000, Y + 2000));
    legal(beside(-10), go(5000));
    refused(beside(-11), go(5000), 'GL-TERR-02');
  });

  test('GL-GEO-05 a mass of five is two rectangles, the notch is free', () => {
    // an enemy element in the notch, away from both; a friend too
    const inNotch = line(1, 'foot hand', { id: 'N1', x: X + 625 + 20, y: Y - 2 * E - 100, heading: 0 });
    legal(field([mass(5), inNotch]), go(1000));
    legal(field([mass(5), line(1, 'foot hand', { id: 'S2', x: X + 625, y: Y - 2 * E })]), go(1000));
    // one moves into the notch of a friend: 0.050 to spare at the side
    const basing = { options: { basing: { command: { frontage: 1150, depth: 1000 } } } };
    const there = mass(5, 'left', { id: 'S2', x: X - 625, y: Y + 3000 });
    legal(field([chief(), there], basing), go(3000 - 2 * E - 11));
    refused(field([chief(), there], basing), go(3000 - 2 * E - 10), 'GL-GEO-11');
  });

  test('GL-GEO-07 a disc sweeps a capsule', () => {
    // the corner of a line beside the way of a Battle: 3.5 + gap to the side of its centre
    const beside = (id: string, gap: number) =>
      field([battle(), foot({ id, x: X + 3500 + gap + 3750, y: Y + 2000, heading: 0 })]);
    legal(beside('S2', 11), go(3000));
    refused(beside('S2', 10), go(3000), 'GL-GEO-11');
    legal(beside('N1', 11), go(3000));
    refused(beside('N1', 10), go(3000), 'GL-MOVE-10');
    // short of it the round front passes the corner
    const corner = (gap: number) => {
      const [dx, dy] = [2000, Math.sqrt((3500 + gap) ** 2 - 2000 ** 2)];
      return field([battle(), foot({ id: 'N1', x: X + dx + 3750, y: Math.round(Y + 2000 + dy), heading: 1800 })]);
    };
    legal(corner(13), go(2000));
    refused(corner(8), go(2000), 'GL-MOVE-10');
  });

  test('GL-GEO-07 GL-TERR-02 terrain against a capsule', () => {
    const pond = (gap: number) => field(battle(), bog(X + 3500 + gap, Y + 500, X + 6000, Y + 2500));
    legal(pond(-10), go(3000));
    refused(pond(-12), go(3000), 'GL-TERR-02');
  });
});

describe('GL-GEO-12 lanes', () => {
  const brush = (overlap: number, more: Loose = {}) =>
    field([foot(), enemyAhead(3000, { x: X + 7500 - overlap, ...more })]);
  test('GL-GEO-12 what only brushes the side is out of the lane', () => {
    refused(brush(10), charge(), 'GL-CHARGE-04');
    legal(brush(60), charge());
  });
  test('GL-GEO-12 brushing the side of an enemy neither stops nor forbids a charge', () => {
    const past = (overlap: number) =>
      field([
        foot(),
        enemyAhead(4000),
        line(1, 'foot hand', { id: 'N2', x: X + 3750 + 625 - overlap, y: Y + 1500, heading: 1800 }),
      ]);
    legal(past(0), charge());
    legal(past(10), charge());
    refused(past(11), charge(), 'GL-CHARGE-04');
  });
  test('GL-GEO-12 the far end is inclusive', () => {
    legal(field([foot(), enemyAhead(6005)]), charge());
    refused(field([foot(), enemyAhead(6006)]), charge(), 'GL-CHARGE-03');
  });
  test('GL-GEO-12 what stands behind the front edge is not in the lane', () => {
    const rear = foot({ id: 'N1', x: X, y: Y - E - 500, heading: 0 });
    refused(field([foot(), rear]), charge(), 'GL-CHARGE-04');
    legal(field([foot(), rear]), go(5000));
  });
});

test('GL-GEO-11 GL-TERR-02 a friend or terrain at the end of an about face or unlimbering, not on the way', () => {
  const units = [gun({ limbered: true }), foot({ id: 'S2', x: X + 875 + 3750 + 100, y: Y })];
  // on the way the corners of the gun swing through S2
  legal(field(units), unlimber(1800));
  refused(field(units), unlimber(900), 'GL-GEO-11');
  const pond = ground(area('bog', X + 1000, Y - 2000, X + 2000, Y - 500));
  legal(field(gun({ limbered: true }), pond), unlimber(1800));
  refused(field(gun({ limbered: true }), pond), unlimber(900), 'GL-TERR-02');
});

test('GL-MOVE-11 deep formations too', () => {
  const match = field([mass(6), mass(6, 'left', { id: 'S2', x: X, y: Y + 3 * E + 1000, layout: deep(6) })]);
  legal(match, go(989));
  refused(match, go(990), 'GL-GEO-11');
  expect(unit(match, 'S2').layout).toBe(deep(6));
});

test('GL-R-76 GL-GEO-11 a friend that the pivot brings into touch is touched when the move starts', () => {
  const units = [foot(), line(1, 'foot hand', { id: 'S2', x: X - 4349, y: Y - 921, heading: 3581 })];
  // straight on it would not even be near; after the pivot their sides touch, and the move slides along
  legal(field(units), go(5000));
  legal(field(units), go(5000, pivot(-19, 'right')));
  // a little ahead of where the pivot ends: touched on the way only
  const ahead = [foot(), line(1, 'foot hand', { id: 'S2', x: X - 4445, y: Y + 1977, heading: 3581 })];
  refused(field(ahead), go(5000, pivot(-19, 'right')), 'GL-GEO-11');
});
