/** Charges: how far they go and where they stop (GL-CHARGE-01, -03, -04, GL-GEO-09). */
import { describe, expect, test } from 'vitest';
import { unit } from './kit.js';
import {
  E,
  X,
  Y,
  area,
  battle,
  bog,
  charge,
  deep,
  enemyAhead,
  expectPose,
  field,
  foot,
  friendAhead,
  go,
  ground,
  horse,
  idle,
  into,
  isOver,
  legal,
  line,
  mass,
  order,
  pivot,
  pose,
  rank,
  refused,
  says,
  turn,
} from './move-help.js';

const HERE = { x: X, y: Y, heading: 0 };
const end = (match: ReturnType<typeof field>, given = charge()) => {
  order(match, given);
  return pose(match);
};

describe('GL-CHARGE-01, -03 a charge', () => {
  test('GL-CHARGE-01 brings into contact and costs both functions', () => {
    const match = field([foot(), enemyAhead(4000)]);
    expect(end(match)).toEqual({ x: X, y: Y + 4000, heading: 0 });
    isOver(match);
    idle(match, 'S1', 'GL-MOVE-02');
  });

  test('GL-CHARGE-01 only a free pivot comes before it', () => {
    for (const before of [go(500), turn(50), { do: 'aboutFace' }]) {
      const match = field([foot(), enemyAhead(4000)]);
      order(match, before);
      refused(match, charge(), 'GL-MOVE-04');
    }
    legal(field([foot(), enemyAhead(4000)]), charge('N1', pivot(19)));
  });

  test.each([
    ['a friend', 'S2'],
    ['somebody behind', 'N2'],
    ['somebody beside the lane', 'N3'],
    ['itself', 'S1'],
    ['nobody', 'N7'],
  ])('GL-CHARGE-03 the target is not %s', (_, target) => {
    const match = field([
      foot(),
      friendAhead(3000, { x: X - 9000 }),
      foot({ id: 'N2', x: X, y: Y - E - 2000, heading: 0 }),
      enemyAhead(2000, { id: 'N3', x: X + 8000 }),
      enemyAhead(4000),
    ]);
    refused(match, charge(target));
    legal(match, charge('N1'));
  });

  test('GL-CHARGE-03 out of reach the whole order is refused, pivot and change included', () => {
    const match = field([foot(), enemyAhead(6006)]);
    says(refused(match, charge(), 'GL-CHARGE-03'), 6);
    refused(match, charge('N1', pivot(19, 'left')), 'GL-CHARGE-03');
    refused(match, charge('N1', { change: into(deep(6), 0, [0, 0]) }), 'GL-CHARGE-03');
    expect(unit(match, 'S1')).toMatchObject({ ...HERE, layout: rank(6) });
  });

  test('GL-CHARGE-04 a pivot may bring the edge into reach', () => {
    // a right wheel about the right corner carries the left corner 0.249 forward
    const match = field([foot(), enemyAhead(6200)]);
    refused(match, charge(), 'GL-CHARGE-03');
    legal(match, charge('N1', pivot(19, 'right')));
  });
});

describe('GL-CHARGE-04 GL-GEO-09 where it stops', () => {
  test.each([0, 1, 7, 500, 3333])(
    'GL-CHARGE-04 straight ahead by the depth of the target, %i beyond 2 inches',
    (more) => {
      const match = field([foot(), enemyAhead(2000 + more)]);
      expect(end(match)).toEqual({ x: X, y: Y + 2000 + more, heading: 0 });
    },
  );

  test('GL-CHARGE-04 a corner of the target that leans comes first', () => {
    // N1 heads to the south-east: its right front corner lies at (X, Y + 3000)
    const half = 3750 / Math.SQRT2;
    const match = field([
      foot(),
      enemyAhead(0, { x: Math.round(X + half), y: Math.round(Y + 3000 + half), heading: 1350 }),
    ]);
    expectPose(end(match), { x: X, y: Y + 3000, heading: 0 });
    isOver(match);
  });

  test('GL-CHARGE-04 against a Battle: the rim', () => {
    const straight = field([foot(), battle({ id: 'N1', x: X, y: Y + 3500 + 2500 })]);
    expect(end(straight)).toEqual({ x: X, y: Y + 2500, heading: 0 });
    // centre 2 inches beyond the end of the lane: the edge of the lane, 0.010 inside, meets the rim
    const aside = field([foot(), battle({ id: 'N1', x: X + 3750 + 2000, y: Y + 5000 })]);
    const rim = Y + 5000 - Math.sqrt(3500 ** 2 - 2010 ** 2);
    expectPose(end(aside), { x: X, y: Math.floor(rim), heading: 0 }, 8);
    isOver(aside);
  });

  test('GL-CHARGE-04 GL-GEO-07 a Battle charges with its rim', () => {
    const match = field([battle(), enemyAhead(3500 + 2500)]);
    expect(end(match)).toEqual({ x: X, y: Y + 2500, heading: 0 });
    // against a corner 2 inches beside its middle
    const corner = field([battle(), enemyAhead(5000, { x: X + 2000 + 3750 })]);
    expectPose(end(corner), { x: X, y: Math.floor(Y + 5000 - Math.sqrt(3500 ** 2 - 2000 ** 2)), heading: 0 });
    isOver(corner);
    // two discs
    const discs = field([
      battle(),
      battle({ id: 'N1', x: X + 3000, y: Y + 8000, diameter: 9000, elements: 'P'.repeat(20) }),
    ]);
    expectPose(end(discs), { x: X, y: Math.floor(Y + 8000 - Math.sqrt(8000 ** 2 - 3000 ** 2)), heading: 0 });
  });

  test('GL-CHARGE-04 GL-GEO-07 what a Battle would only brush is not in its way', () => {
    const beside = (overlap: number) => field([battle(), enemyAhead(2500, { x: X + 3500 - overlap + 3750 })]);
    refused(beside(9), charge(), 'GL-CHARGE-04');
    legal(beside(30), charge());
  });

  test('GL-CHARGE-04 GL-R-29 another enemy before the target makes it illegal', () => {
    const narrow = (near: number) => [
      foot(),
      enemyAhead(3000, { layout: rank(2) }),
      enemyAhead(near, { id: 'N2', x: X + 2500, layout: rank(1) }),
    ];
    refused(field(narrow(2989)), charge('N1'), 'GL-CHARGE-04');
    legal(field(narrow(2990)), charge('N1'));
    legal(field(narrow(2989)), charge('N2'));
    expect(refused(field(narrow(1000)), charge('N1')).because).toContain('N2');
  });

  test('GL-CHARGE-04 a friend in the way too', () => {
    refused(field([foot(), friendAhead(1000), enemyAhead(4000)]), charge(), 'GL-MOVE-11');
    const edge = (overlap: number) => field([foot(), enemyAhead(4000), friendAhead(1000, { x: X + 7500 - overlap })]);
    legal(edge(10), charge());
    refused(edge(11), charge(), 'GL-MOVE-11');
  });

  test('GL-GEO-11 a charge may touch friends, but not overlap them', () => {
    // the friend fights N1 already; S1 comes to stand beside it
    const match = field([foot(), enemyAhead(3000, { x: X + 3750 }), foot({ id: 'S2', x: X + 7500, y: Y + 3000 })]);
    order(match, charge());
    expect(pose(match).y).toBe(Y + 3000);
    // on a friend whose rear lies level with the target it stops as well
    const level = (gap: number) =>
      field([foot(), enemyAhead(3000, { layout: rank(2) }), friendAhead(gap, { x: X + 3125, layout: rank(1) })]);
    legal(level(3000), charge());
    legal(level(2990), charge());
    refused(level(2989), charge(), 'GL-MOVE-11');
  });

  test('GL-CHARGE-04 GL-TERR-02 prohibited terrain in the way', () => {
    const pond = (north: number) => field([foot(), enemyAhead(4000)], bog(X - 500, Y + 3000, X + 500, Y + north));
    refused(pond(3500), charge(), 'GL-TERR-02');
    const near = (gap: number) => field([foot(), enemyAhead(4000)], bog(X - 500, Y + 4000 - gap, X + 500, Y + 6000));
    expect(() => near(0)).toThrow('GL-SETUP-03'); // N1 cannot stand there
    const wood = ground(area('wood', X - 500, Y + 1000, X + 500, Y + 2000));
    legal(field([foot(), enemyAhead(4000)], wood), charge());
    refused(field([horse(), enemyAhead(4000)], wood), charge(), 'GL-TERR-02');
  });

  test('GL-CHARGE-04 into the notch of a mass of five', () => {
    // N1 turns its back; its odd element is the left, western one
    const notch = (shift: number) =>
      field([
        line(1, 'foot hand', { x: X + 625 + shift }),
        mass(5, 'left', { id: 'N1', x: X, y: Y + 5000, heading: 0 }),
      ]);
    const match = notch(0);
    expect(end(match)).toEqual({ x: X + 625, y: Y + 5000 - 2 * E, heading: 0 });
    idle(match, 'S1', 'GL-MOVE-02');
    legal(notch(-10), charge());
    legal(notch(10), charge());
    // more than 0.010 of the odd element in the lane: it is met first, and only corner to corner
    refused(notch(-12), charge(), 'GL-CHARGE-05');
    const on = notch(-100);
    expect(end(on)).toEqual({ x: X + 525, y: Y + 5000 - 3 * E, heading: 0 });
  });
});
