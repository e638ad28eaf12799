/** Option moveAgain (GV-MOVE-01): a finished unit goes on with what its action has left. */
import { describe, expect, test } from 'vitest';
import { choose, decision, refusal } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  ahead,
  change,
  charge,
  chosen,
  enemyAhead,
  field,
  finish,
  foot,
  go,
  gun,
  horse,
  idle,
  legal,
  light,
  order,
  pose,
  refused,
  relocate,
  rider,
  rush,
  side,
  steps,
  turn,
  type Loose,
} from './move-help.js';

const AGAIN = { options: { moveAgain: true } };
const spent = (given: Loose, ...orders: Loose[]) => {
  const match = field(given, AGAIN);
  for (const one of orders) order(match, finish(one));
  expect(decision(match)?.kind).toBe('activity');
  expect(refusal(match, chosen('S1'))?.rule).toBe('GV-MOVE-01');
};

describe('option moveAgain', () => {
  test('GV-MOVE-01 moveAgain: foot that stopped goes on with what its manoeuvre has left, and with nothing else', () => {
    const match = field(foot(), AGAIN);
    order(match, finish(go(2500)));
    choose(match, chosen('S1'));
    refused(match, go(2506));
    refused(match, change('block'));
    refused(match, side({ left: 500 }));
    order(match, finish(go(2500)));
    expect(pose(match)).toEqual({ x: X, y: Y + 5000, heading: 0 });
  });

  test('GV-MOVE-01 moveAgain: others may act in between', () => {
    const match = field([foot(), foot({ id: 'S2', x: X, y: Y + 2500 })], AGAIN);
    order(match, finish(go(500)));
    order(match, finish(go(5000)), 'S2');
    order(match, finish(go(3000)));
    expect(pose(match).y).toBe(Y + 3500);
  });

  test('GV-MOVE-01 moveAgain: light horse that only manoeuvred may still change, and no more', () => {
    const match = field(rider(), AGAIN);
    order(match, finish(go(18000)));
    order(match, change('block'));
    expect(decision(match)?.kind).toBe('activity');
    expect(refusal(match, chosen('S1'))?.rule).toBe('GV-MOVE-01');
  });

  test('GV-MOVE-01 moveAgain: one that only changed may still manoeuvre', () => {
    const match = field(light(), AGAIN);
    order(match, change('line'));
    choose(match, { do: 'stop' });
    order(match, finish(go(6000)));
    expect(pose(match).y).toBe(Y + 6000);
  });

  test('GV-MOVE-01 moveAgain: never a second action', () => {
    const match = field(foot(), AGAIN);
    order(match, change('block'));
    idle(match, 'S1');
    const guns = field(gun(), AGAIN);
    order(guns, { do: 'packUp' });
    idle(guns, 'S1');
    const unpacked = field(gun({ packed: true }), AGAIN);
    order(unpacked, { do: 'unpack' });
    idle(unpacked, 'S1');
  });

  test('GV-MOVE-01 moveAgain: nothing is left of a side-step with its pivot', () => {
    spent(foot(), side({ pivot: 20 }, { left: 2000 }));
  });

  test('GV-MOVE-01 moveAgain: no charge after a manoeuvre', () => {
    const match = field([horse(), enemyAhead(12000)], AGAIN);
    order(match, finish(go(1000)));
    choose(match, chosen('S1'));
    refused(match, charge());
  });

  test('GV-MOVE-01 moveAgain: relocated artillery has the rest of 2 cm', () => {
    const match = field(gun(), AGAIN);
    order(match, finish(relocate(ahead(1500))));
    choose(match, chosen('S1'));
    refused(match, relocate(ahead(506)));
    refused(match, { do: 'packUp' });
    legal(match, relocate(ahead(500)));
  });

  test('GV-PIVOT-02 moveAgain: a used pivot stays used', () => {
    const match = field(foot(), AGAIN);
    order(match, finish(side({ pivot: 20 }, { left: 500 })));
    if (refusal(match, chosen('S1'))) return;
    choose(match, chosen('S1'));
    refused(match, side({ pivot: 20 }));
  });

  test('GV-MOVE-01 moveAgain: never after a charge, even one that fell short', () => {
    const match = field([horse(), enemyAhead(21000)], { ...AGAIN, dice: [3, 2] });
    order(match, charge({ extend: true }));
    expect(pose(match).y).toBe(Y + 20000);
    idle(match, 'S1');
  });

  test('GV-MOVE-01 moveAgain: never when a reaction stopped it', () => {
    const match = field([foot(), enemyAhead(8000, { type: 'medium horse' })], { ...AGAIN, dice: [3] });
    order(match, go(3000));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    idle(match, 'S1');
  });

  test('GV-MOVE-01 moveAgain: never after a break-through', () => {
    const match = field([horse(), gun({ id: 'N1', x: X, y: Y + 5000, heading: 1800, packed: true })], {
      ...AGAIN,
      dice: [3],
    });
    order(match, charge());
    choose(match, finish(steps(ahead(1000))));
    idle(match, 'S1');
  });

  test('GV-MOVE-08 moveAgain: a rush goes on as a rush', () => {
    const match = field(foot(), AGAIN);
    order(match, finish(rush(go(6000))));
    choose(match, chosen('S1'));
    refused(match, rush(go(4006)));
    order(match, finish(rush(go(4000))));
    expect(pose(match).y).toBe(Y + 10000);
  });

  test('GV-MOVE-14 moveAgain: ground is counted from the first start', () => {
    const match = field(foot(), AGAIN);
    order(match, finish(steps(turn(1800), ahead(400))));
    choose(match, chosen('S1'));
    refused(match, steps(ABOUT), 'GV-MOVE-14');
    legal(match, steps(ahead(600), ABOUT));
  });

  test('GV-MOVE-01 GV-DISENG-03 moveAgain: a unit that has disengaged has the rest of its Move', () => {
    const match = field([horse(), enemyAhead(0)], AGAIN);
    order(match, { do: 'disengage' });
    order(match, finish(steps(ABOUT, ahead(3000))));
    choose(match, chosen('S1'));
    refused(match, go(12006));
    refused(match, change('block'));
    order(match, finish(go(12000)));
    expect(pose(match).y).toBe(Y - 3000 - 15000);
  });

  test('GV-MOVE-01 without the option nobody goes on', () => {
    const match = field(foot());
    order(match, finish(go(2500)));
    idle(match, 'S1', 'GV-MOVE-01');
  });
});
