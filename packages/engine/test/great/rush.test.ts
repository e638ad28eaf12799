import { describe, expect, test } from 'vitest';
import {
  ABOUT,
  W,
  X,
  Y,
  ahead,
  ask,
  back,
  change,
  chief,
  enemyAhead,
  field,
  foot,
  go,
  gun,
  horse,
  judged,
  legal,
  order,
  pose,
  refused,
  rider,
  rush,
  says,
  side,
  steps,
  turn,
  type Loose,
} from './move-help.js';

const NEAR = ['GV-MOVE-08', 'GV-R-42'];

describe('GV-MOVE-08 GV-R-42 who may rush', () => {
  test.each([
    [17000, false],
    [18000, false],
    [18005, false],
    [18006, true],
  ])('GV-MOVE-08 GV-R-42 with an enemy %i behind when the phase begins: %s', (gap, may) => {
    const match = field([foot(), foot({ id: 'N1', x: X, y: Y - 2000 - gap, heading: 0 })]);
    judged(match, rush(go(10000)), may, 'GV-MOVE-08');
    judged(match, rush(side({ left: 4000 })), may, 'GV-MOVE-08');
    legal(match, go(5000));
    legal(match, side({ left: 2000 }));
  });

  test('GV-MOVE-08 the refusal names the 18 cm', () => {
    says(refused(field([foot(), enemyAhead(15000)]), rush(steps(ABOUT, ahead(8000))), 'GV-MOVE-08'), 18);
  });

  test('GV-MOVE-08 GV-GEOM-08 the gap is the shortest distance, corner to corner and whatever lies between', () => {
    // 10803, 14404 and 18005 make a right angle
    const corner = (east: number) =>
      field([
        foot(),
        foot({ id: 'S2', x: X + 10000, y: Y + 6000 }),
        foot({ id: 'N1', x: X + W + east + W, y: Y + 14404 }),
      ]);
    refused(corner(10803), rush(steps(ABOUT, ahead(8000))), 'GV-MOVE-08');
    legal(corner(10804), rush(steps(ABOUT, ahead(8000))));
  });

  test.each([
    ['a commander', chief({ id: 'N1', x: X, y: Y + 17000, heading: 1800 })],
    ['artillery, packed up', gun({ id: 'N1', x: X, y: Y + 17000, heading: 900, packed: true })],
    ['a unit with no strength left', enemyAhead(17000, { hits: 12 })],
  ])('GV-MOVE-08 any enemy unit counts: %s', (_, enemy) => {
    refused(field([foot(), enemy]), rush(steps(ABOUT, ahead(8000))), 'GV-MOVE-08');
  });

  test('GV-MOVE-08 P7 the start of the phase counts, not the moment', () => {
    const far = enemyAhead(40000);
    expect(NEAR).toContain(ask(field([foot({ tooNearToDouble: true }), far]), rush(go(8000)))?.rule);
    legal(field([foot({ tooNearToDouble: false }), far]), rush(go(8000)));
  });
});

describe('GV-MOVE-08 GV-R-42 at least 18 cm throughout', () => {
  test.each([
    [12000, true],
    [12005, true],
    [12006, false],
    [20000, false],
  ])('GV-MOVE-08 GV-R-42 from 30 cm off, %i ahead: %s', (by, may) => {
    judged(field([horse(), enemyAhead(30000)]), rush(go(by)), may, 'GV-MOVE-08');
  });

  test('GV-MOVE-08 in every position of the move, not only at its end', () => {
    const beside = (gap: number) => field([horse(), foot({ id: 'N1', x: X + W + gap + W, y: Y + 13000 })]);
    refused(beside(17000), rush(go(30000)), 'GV-MOVE-08');
    legal(beside(17000), go(15000));
    legal(beside(17995), rush(go(30000)));
    refused(beside(17994), rush(go(30000)), 'GV-MOVE-08');
  });

  test('GV-MOVE-08 in turns too', () => {
    // a turn brings the end of the line 4 cm forward
    const wide = field([horse(), enemyAhead(20000)]);
    refused(wide, rush(steps(turn(900))), 'GV-MOVE-08');
    legal(wide, steps(turn(900)));
    legal(field([horse(), enemyAhead(23000)]), rush(steps(turn(900))));
  });

  test('GV-MOVE-08 in pivots too', () => {
    // 14.3 degrees bring the end of the line 988 forward
    const given = (by: number) => rush(side({ left: 3000 }, { pivot: by }));
    refused(field([foot(), enemyAhead(18500)]), given(143), 'GV-MOVE-08');
    refused(field([foot(), enemyAhead(18500)]), given(-143), 'GV-MOVE-08');
    legal(field([foot(), enemyAhead(18990)]), given(143));
  });

  test.each<[string, Loose, (by: number) => Loose]>([
    ['side-step to the left', { x: X - W - 20000 - W, y: Y }, (by) => side({ left: by })],
    ['side-step to the right', { x: X + W + 20000 + W, y: Y }, (by) => side({ right: by })],
    ['step back', { x: X, y: Y - 2000 - 20000, heading: 0 }, (by) => back({ back: by })],
  ])('GV-MOVE-08 a rushed %s too', (_, place, given) => {
    const match = field([foot(), foot({ id: 'N1', ...place })]);
    legal(match, rush(given(2005)));
    refused(match, rush(given(2006)), 'GV-MOVE-08');
    refused(match, rush(given(4000)), 'GV-MOVE-08');
  });

  test('GV-MOVE-08 at every moment of the action: a change after a rush may not come nearer either', () => {
    const match = field([rider(), enemyAhead(40000)]);
    order(match, rush(go(22000)));
    refused(match, change('block', { other: 'front' }), 'GV-MOVE-08');
    legal(match, change('block', { other: 'behind' }));
  });

  test('GV-MOVE-08 nor may it rush after a change that came nearer', () => {
    const match = field([rider(), enemyAhead(20000)]);
    order(match, change('block', { other: 'front' }));
    refused(match, rush(steps(ABOUT, ahead(20000))), 'GV-MOVE-08');
    legal(match, steps(ABOUT, ahead(18000)));
  });

  test('GV-MOVE-08 P9 a rush given in parts', () => {
    const match = field(foot());
    order(match, rush(go(6000)));
    const rest = (by: number) => rush(go(by));
    refused(match, rest(4006));
    order(match, rest(4000));
    expect(pose(match)).toEqual({ x: X, y: Y + 10000, heading: 0 });
  });

  test('GV-MOVE-08 nobody rushes while disengaging (P11)', () => {
    const match = field([horse(), enemyAhead(0)]);
    order(match, { do: 'disengage' });
    refused(match, rush(steps(ABOUT, ahead(10000))));
    refused(match, rush(steps(ABOUT, ahead(20000))));
    legal(match, steps(ABOUT, ahead(10000)));
  });
});
