/** The edge of the table (GL-GEO-10, GL-R-08). */
import { describe, expect, test } from 'vitest';
import { choose, decision, outcome, unit } from './kit.js';
import {
  ABOUT,
  DEEP,
  E,
  WIDE,
  X,
  Y,
  back,
  battle,
  chief,
  change,
  field,
  foot,
  go,
  gone,
  gun,
  house,
  isOver,
  legal,
  mass,
  order,
  pose,
  prolong,
  rank,
  refused,
  rotate,
  shift,
  take,
  tally,
  turn,
  unlimber,
} from './move-help.js';

describe('GL-GEO-10 GL-R-08 the edge of the table', () => {
  test('GL-GEO-10 every footprint stays on the table, with 0.010 to spare', () => {
    const match = field(foot({ y: DEEP - 2000 }));
    legal(match, go(2010));
    refused(match, go(2011), 'GL-GEO-10');
    const west = field(foot({ x: 3750 + 1000, heading: 2700, y: Y }));
    legal(west, go(3750 + 1000 + 10));
    refused(west, go(3750 + 1000 + 11), 'GL-GEO-10');
  });

  test.each([
    ['a turn', foot({ x: 3750, y: Y }), turn(900, 'left')],
    ['a step-back', foot({ y: E + 900 }), back(1000)],
    ['a change', foot({ x: WIDE - 3750 }), change(rank(6), 5, [0, 0])],
    ['an about face of a mass of five', mass(5, 'left', { y: DEEP - 700 }), ABOUT],
    ['a prolonging', gun({ y: DEEP - 900 }), prolong(1000)],
    ['an unlimbering', gun({ limbered: true, x: 900 }), unlimber(900)],
    ['a Battle', battle({ y: DEEP - 3500 - 900 }), go(1000)],
  ])('GL-GEO-10 GL-R-08 %s that would leave it is refused', (_, given, what) => {
    refused(field(given), what, 'GL-GEO-10');
  });

  test('GL-GEO-10 a Battle by its rim', () => {
    legal(field(battle({ y: DEEP - 3500 - 1000 })), go(1010));
    refused(field(battle({ y: DEEP - 3500 - 1000 })), go(1011), 'GL-GEO-10');
    legal(field(battle({ x: 3500, y: Y })), rotate(450));
  });

  test('GL-GEO-10 at the end of a step, not on the way', () => {
    // half-way through the rear left corner is 0.027 over the edge
    legal(field(foot({ x: 10 + 3750 })), turn(900, 'right'));
    refused(field(foot({ x: 10 + 3750 })), turn(57, 'right'), 'GL-GEO-10');
  });

  test('GL-R-08 switch offTableRemoves: the formation is removed and counted', () => {
    const on = house('offTableRemoves');
    const match = field(foot({ y: DEEP - 2000 }), on);
    order(match, go(2011));
    expect(gone(match)).toBe(true);
    expect(tally(match)).toBe(6);
    isOver(match);
    const kept = field(foot({ y: DEEP - 2000 }), on);
    order(kept, go(2010));
    expect(pose(kept).y).toBe(DEEP + 10);
    expect(tally(kept)).toBe(0);
  });

  test('GL-R-08 offTableRemoves: a Battle goes with those on it', () => {
    const units = [battle({ y: DEEP - 4000 }), { id: 'S2', type: 'sub-commander', aboard: 'S1' }];
    const match = field(units, house('offTableRemoves'));
    order(match, go(3000));
    expect(gone(match)).toBe(true);
    expect(gone(match, 'S2')).toBe(true);
    expect(tally(match)).toBe(19);
  });

  test('GL-R-08 GL-FORM-06 offTableRemoves: an odd element that is shifted off takes its mass along', () => {
    // 45 degrees: the empty cell would reach 0.275 over the south edge
    const five = mass(5, 'left', { y: 2200, heading: 450 });
    refused(field(five), shift(), 'GL-GEO-10');
    for (const chooses of [false, true]) {
      const match = field(five, house('offTableRemoves'));
      if (chooses) take(match, 'S1');
      choose(match, shift());
      expect(gone(match)).toBe(true);
      expect(tally(match)).toBe(5);
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    }
  });

  test('GL-R-08 GL-MERGE-05 offTableRemoves: who joins is on the base, wherever his own would have ended', () => {
    const units = [foot({ x: 140594, y: 41537, heading: 300 }), battle({ id: 'S2', x: 140400, y: 48000 })];
    const join = go(3000, { join: 'S2' });
    refused(field(units), join, 'GL-GEO-10');
    const match = field(units, house('offTableRemoves'));
    order(match, join);
    expect(tally(match)).toBe(0);
    expect(unit(match, 'S2').elements).toHaveLength(24);
  });

  test('GL-R-08 GL-VICT-02 offTableRemoves: with the commander-in-chief the game is lost', () => {
    const match = field([chief({ y: DEEP - 2000 }), foot({ id: 'S2', x: X, y: 20000 })], house('offTableRemoves'));
    order(match, go(3000));
    expect(outcome(match)).toMatchObject({ winner: 'north' });
  });
});
