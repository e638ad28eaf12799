import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, unit } from './kit.js';
import {
  ABOUT,
  STOP,
  X,
  Y,
  ahead,
  area,
  ask,
  bent,
  change,
  charge,
  chief,
  chosen,
  enemyAhead,
  field,
  finish,
  foot,
  friendAhead,
  go,
  ground,
  gun,
  horse,
  idle,
  judged,
  legal,
  order,
  pose,
  refused,
  rider,
  rush,
  says,
  square,
  steps,
  turn,
  type Loose,
  type Match,
} from './move-help.js';

const DISENGAGE = { do: 'disengage' };
const HOLD = ['GV-DISENG-01', 'GV-MOVE-02', 'GV-MOVE-03', 'GV-R-71', 'GV-R-80', 'GV-FORM-08', 'GV-R-74'];
const out = (by: number): Loose => steps(ABOUT, ahead(by));
/** S1 front to front with N1. */
const face = (who: Loose = horse(), others: Loose[] = [], more: Loose = {}) =>
  field([who, enemyAhead(0), ...others], more);
/** S1 of horse (3 cm deep) has N1 on its left side: N1 looks east, its front along x = X - 4000. */
const flank = (others: Loose[] = [], more: Loose = {}) =>
  field([horse(), foot({ id: 'N1', x: X - 4000, y: Y - 500, heading: 900 }), ...others], more);
const opted = (match: Match) => {
  order(match, DISENGAGE);
  return match;
};
/** It cannot be activated, or not disengage. */
const held = (match: Match) => {
  const why = refusal(match, chosen('S1')) ?? ask(match, DISENGAGE);
  expect(HOLD, why?.because).toContain(why?.rule);
};
const hits = (match: Match, id = 'S1'): number => unit(match, id).hits;

describe('GV-DISENG-01 who disengages', () => {
  test.each<[string, Loose]>([
    ['medium horse', horse()],
    ['heavy horse', horse({ type: 'heavy horse' })],
    ['light horse in skirmish line', rider()],
    ['horse in block', horse({ formation: 'block' })],
    ['light camels', rider({ type: 'light camels' })],
    ['medium camels', horse({ type: 'medium camels' })],
    ['light chariots', horse({ type: 'light chariots' })],
    ['light chariots in skirmish line', rider({ type: 'light chariots' })],
    ['a commander', chief()],
    ['a sub-commander', chief({ type: 'sub-commander' })],
  ])('GV-DISENG-01 %s %o may', (_, who) => {
    legal(face(who), DISENGAGE);
  });

  test.each<[string, Loose]>([
    ['foot', foot()],
    ['light foot in skirmish line', foot({ type: 'light foot bows', formation: 'skirmishLine' })],
    ['heavy chariots', horse({ type: 'heavy chariots' })],
    ['elephants', horse({ type: 'medium elephants' })],
    ['artillery', gun()],
    ['artillery, packed up', gun({ packed: true })],
    ['a defensive block', square()],
  ])('GV-DISENG-01 %s %o may not', (_, who) => {
    held(face(who));
  });

  test('GV-R-71 heavy chariots never disengage, light ones do', () => {
    held(face(horse({ type: 'heavy chariots bows' })));
    legal(face(horse({ type: 'light chariots bows' })), DISENGAGE);
  });

  test.each<[string, Loose]>([
    ['a bent line', bent({ type: 'medium horse' })],
    ['a bent skirmish line', bent({ type: 'light horse', formation: 'bentSkirmishLine' })],
    ['bent camels', bent({ type: 'medium camels' })],
  ])('GV-R-80 GV-DISENG-01 %s of horse may not', (_, who) => {
    held(face(who));
  });

  test.each<[string, Loose, boolean]>([
    ['foot', {}, true],
    ['foot in defensive block', { formation: 'defensiveBlock' }, true],
    ['elephants', { type: 'heavy elephants' }, true],
    ['artillery', { type: 'light artillery', formation: 'skirmishLine' }, true],
    ['horse', { type: 'light horse' }, false],
    ['camels', { type: 'medium camels' }, false],
    ['chariots', { type: 'light chariots' }, false],
    ['heavy chariots', { type: 'heavy chariots' }, false],
    ['a commander', { type: 'commander', formation: 'skirmishLine' }, false],
  ])('GV-DISENG-01 from %s %o: %s', (_, enemy, may) => {
    const match = field([horse(), enemyAhead(0, enemy)]);
    if (may) legal(match, DISENGAGE);
    else held(match);
  });

  test('GV-DISENG-01 one mounted enemy among several is enough to hold it', () => {
    held(face(horse(), [horse({ id: 'N2', x: X - 4000, y: Y - 2000, heading: 900 })]));
    // a corner against a corner is no contact
    legal(face(horse(), [horse({ id: 'N2', x: X + 8000, y: Y, heading: 1800 })]), DISENGAGE);
  });

  test('GV-DISENG-01 only in contact, at the start and still', () => {
    refused(field([horse(), enemyAhead(2000)]), DISENGAGE);
    idle(field([horse({ engagedAtStart: false }), enemyAhead(0)]), 'S1', 'GV-MOVE-02');
    idle(field([horse({ engagedAtStart: true }), enemyAhead(2000)]), 'S1', 'GV-DISENG-01');
  });

  test('GV-DISENG-01 strength does not matter', () => {
    legal(face(horse({ hits: 9 })), DISENGAGE);
  });
});

describe('GV-DISENG-02 the markers', () => {
  const LEFT = foot({ id: 'N2', x: X - 4000, y: Y - 1500, heading: 900 });
  const RIGHT = foot({ id: 'N3', x: X + 4000, y: Y - 1500, heading: 2700 });
  test.each<[number, Loose[], number]>([
    [1, [], 1],
    [2, [LEFT], 2],
    [3, [LEFT, RIGHT], 2],
  ])('GV-DISENG-02 from %i enemy units', (_, others, markers) => {
    expect(hits(opted(face(horse(), others)))).toBe(markers);
  });

  test('GV-DISENG-02 a touch corner to corner does not count', () => {
    const corner = enemyAhead(0, { id: 'N2', x: X + 8000 });
    expect(hits(opted(face(horse(), [corner])))).toBe(1);
  });

  test('GV-DISENG-02 GV-DISENG-04 GV-R-70 P11 opting is binding: the markers come first and stay', () => {
    const match = opted(face(horse({ hits: 2 })));
    expect(hits(match)).toBe(3);
    choose(match, STOP);
    expect(hits(match)).toBe(3);
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    expect(unit(match, 'S1').done).toBe(true);
    idle(match, 'S1');
  });
});

describe('GV-DISENG-03 the way out', () => {
  test.each<[string, Loose, number, number]>([
    ['medium horse', horse(), 15, 3000],
    ['heavy horse in block', horse({ type: 'heavy horse', formation: 'block' }), 12, 6000],
    ['light horse', rider(), 18, 3000],
    ['light chariots', horse({ type: 'light chariots' }), 15, 4000],
    ['a commander', chief(), 18, 3000],
  ])('GV-DISENG-03 %s %o go their Move allowance, %i cm', (_, who, reach, deep) => {
    const match = opted(face(who));
    says(refused(match, out(reach * 1000 + 6), 'GV-MOVE-05'), reach);
    legal(match, out(reach * 1000 + 5));
    order(match, finish(out(reach * 1000)));
    expect(pose(match)).toEqual({ x: X, y: Y - deep - reach * 1000, heading: 1800 });
    expect(hits(match)).toBe(1);
    idle(match, 'S1');
  });

  test('GV-DISENG-03 P11 no rush, no change of formation, no charge', () => {
    const match = opted(face(rider()));
    refused(match, rush(out(3000)));
    refused(match, change('line'));
    refused(match, charge());
    order(match, out(3000));
    if (decision(match)?.kind === 'order') {
      refused(match, change('line'));
      refused(match, charge());
    }
  });

  test('GV-DISENG-03 GV-R-70 it overlaps nobody, the enemy it leaves included', () => {
    const match = opted(face());
    for (const list of [[ahead(500)], [turn(450), ahead(500)], [turn(1800), ahead(4000)]])
      refused(match, steps(...list));
    const behind = opted(face(horse(), [foot({ id: 'S2', x: X, y: Y - 4000 })]));
    refused(behind, out(2000));
    legal(behind, out(500));
  });

  test.each([
    [10, false],
    [11, true],
  ])('GV-DISENG-03 GV-DISENG-04 it must end touching no enemy: a gap of %i is enough: %s', (gap, enough) => {
    const match = opted(face());
    const way = finish(out(gap));
    choose(match, refusal(match, way) === undefined ? way : STOP);
    expect(pose(match)).toEqual(enough ? { x: X, y: Y - 3000 - gap, heading: 1800 } : { x: X, y: Y, heading: 0 });
  });

  test('GV-DISENG-03 GV-R-70 it may slide along the enemy it leaves', () => {
    const match = opted(flank());
    order(match, finish(go(8000)));
    expect(pose(match)).toEqual({ x: X, y: Y + 8000, heading: 0 });
    expect(unit(match, 'S1').done || unit(match, 'S1').acted).toBe(true);
  });

  test('GV-DISENG-03 until that touch is first lost', () => {
    // past N1, whose front ends at Y + 3500; about-face and back along it
    const match = opted(flank());
    order(match, steps(ahead(9000), ABOUT));
    expect(pose(match)).toEqual({ x: X, y: Y + 6000, heading: 1800 });
    refused(match, go(5000), 'GV-MOVE-04');
    legal(match, go(2489));
    refused(match, go(2490), 'GV-MOVE-04');
  });

  test('GV-DISENG-03 each enemy by itself: the one may be touched still when the other is lost', () => {
    const match = opted(flank([enemyAhead(0, { id: 'N2' })]));
    expect(hits(match)).toBe(2);
    order(match, finish(out(9000)));
    expect(pose(match)).toEqual({ x: X, y: Y - 12000, heading: 1800 });
  });

  test('GV-DISENG-03 no new enemy may be touched on the way', () => {
    const match = opted(face(horse(), [foot({ id: 'N2', x: X - 4000, y: Y - 10000, heading: 900 })]));
    refused(match, out(8000), 'GV-MOVE-04');
    legal(match, out(2000));
  });

  test('GV-DISENG-04 a way that ends in touch is no way: it stays where it began, the marker stays', () => {
    const match = opted(flank());
    const half = go(500);
    if (refusal(match, half) === undefined) order(match, half);
    choose(match, STOP);
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    expect(hits(match)).toBe(1);
    expect(unit(match, 'S1').done).toBe(true);
    idle(match, 'S1');
  });

  test('GV-DISENG-04 GV-R-70 shut in it stays', () => {
    const match = opted(face(horse(), [], ground(area('bog', X - 20000, Y - 20000, X + 20000, Y - 3000))));
    for (const by of [100, 3000]) refused(match, out(by));
    choose(match, STOP);
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    expect(hits(match)).toBe(1);
    idle(match, 'S1');
  });

  test('GV-DISENG-03 GV-GEN-08 off the table, if confirmed', () => {
    const match = field([
      horse({ y: 5000 }),
      foot({ id: 'N1', type: 'heavy foot arms', x: X, y: 5000, heading: 1800 }),
    ]);
    opted(match);
    refused(match, out(5000), 'GV-GEN-08');
    order(match, { ...out(5000), leaveTable: true });
    expect(unit(match, 'S1').status).toBe('routed');
  });

  test('GV-DISENG-03 a friend ahead is no matter to who leaves backwards', () => {
    legal(opted(flank([friendAhead(1000)])), out(9000));
  });
});

describe('GV-R-70 P11 reactions only once it is free', () => {
  /** N2 looks east along the way out; S1 is in its zone (9 cm) from the start. */
  const HUNTER = horse({ id: 'N2', x: X - 10000, y: Y - 3000, heading: 900 });

  test('GV-R-70 P11 GV-REACT-06 not while it touches an enemy it leaves', () => {
    const match = face(horse(), [HUNTER], { dice: [3] });
    opted(match);
    order(match, finish(out(5000)));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
    for (const at of [0, 10])
      expect(['GV-REACT-06', 'GV-R-70', 'GV-ICPT-03']).toContain(
        refusal(match, { do: 'intercept', unit: 'N2', at })?.rule,
      );
    choose(match, { do: 'intercept', unit: 'N2', at: 11 });
    expect(pose(match)).toEqual({ x: X, y: Y - 3011, heading: 1800 });
    expect(pose(match, 'N2')).toEqual({ x: X - 4000, y: Y - 3000, heading: 900 });
    expect([hits(match), hits(match, 'N2')]).toEqual([2, 1]);
    expect(unit(match, 'S1').done).toBe(true);
  });

  test('P11 GV-REACT-06 not while it slides along one', () => {
    // its rear corner is free of N1 after 6511
    const match = flank([horse({ id: 'N2', x: X + 12000, y: Y + 500, heading: 2700 })]);
    opted(match);
    order(match, finish(go(7500)));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
    for (const at of [0, 500, 6510])
      expect(refusal(match, { do: 'intercept', unit: 'N2', at })?.rule).toBe('GV-REACT-06');
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 6511 })).toBeUndefined();
    choose(match, { do: 'pass' });
    expect(pose(match).y).toBe(Y + 7500);
  });

  test('P11 after a failed intercept it goes on or plans anew, with what is left', () => {
    const match = face(horse(), [HUNTER], { dice: [4] });
    opted(match);
    order(match, out(5000));
    choose(match, { do: 'intercept', unit: 'N2', at: 1000 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'goOn' });
    choose(match, { do: 'replan' });
    expect(pose(match).y).toBe(Y - 4000);
    judged(match, go(14006), false);
    judged(match, go(14005), true);
    choose(match, STOP);
    expect(pose(match).y).toBe(Y - 4000);
    expect(unit(match, 'N2').reacted).toBe(true);
    idle(match, 'S1');
  });

  test('GV-TERR-05 restricted ground halves the way out', () => {
    const match = opted(face(horse(), [], ground(area('rough', X - 20000, Y - 20000, X + 20000, Y - 8000))));
    legal(match, out(5000));
    legal(match, out(7500));
    says(refused(match, out(7506), 'GV-TERR-05'), 7.5);
  });
});
