import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, situation, unit } from './kit.js';
import {
  ABOUT,
  DEEP,
  W,
  WIDE,
  X,
  Y,
  ahead,
  back,
  block,
  charge,
  chief,
  enemyAhead,
  field,
  finish,
  foot,
  go,
  gone,
  gun,
  horse,
  legal,
  off,
  order,
  pose,
  refused,
  relocate,
  side,
  steps,
  tally,
  turn,
  type Loose,
} from './move-help.js';

const RULE = ['GV-GEN-08', 'GV-R-60', 'GV-GEOM-16'];

describe('GV-GEN-08 GV-R-60 leaving the table', () => {
  test('GV-GEN-08 GV-R-60 it needs to be confirmed; the whole unit counts as routed', () => {
    const match = field(foot({ x: W + 1000 }));
    refused(match, side({ left: 2000 }), 'GV-GEN-08');
    const told = order(match, off(side({ left: 2000 }))) as Loose[];
    expect(gone(match)).toBe(true);
    expect(tally(match)).toBe(1);
    expect(told.some((one) => RULE.includes(String(one['rule'])))).toBe(true);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test.each<[string, Loose, (by: number) => Loose, number]>([
    ['west', foot({ x: W + 1000 }), (by) => side({ left: by }), 1000],
    ['east', foot({ x: WIDE - W - 1000 }), (by) => side({ right: by }), 1000],
    ['north', foot({ y: DEEP - 1000 }), (by) => go(by), 1000],
    ['south', foot({ y: 2000 + 1000 }), (by) => back({ back: by }), 1000],
    ['south', block({ y: 4000 + 1000 }), (by) => back({ back: by }), 1000],
    ['west', horse({ x: 5000, heading: 2700 }), (by) => go(by), 5000],
  ])('GV-GEOM-16 GV-GEN-08 over the %s edge by more than 0.010 (%o)', (_, given, of, room) => {
    const match = field(given);
    legal(match, of(room));
    legal(match, of(room + 10));
    refused(match, of(room + 11), 'GV-GEN-08');
    legal(match, off(of(room + 11)));
  });

  test('GV-GEN-08 to confirm what does not happen does no harm', () => {
    const match = field(foot());
    order(match, finish(off(go(1000))));
    expect([gone(match), tally(match)]).toEqual([false, 0]);
  });

  test.each<[string, Loose, Loose]>([
    ['a line marching off', foot({ y: 1000, heading: 1800 }), go(4000)],
    ['one corner only', foot({ y: DEEP - 1000, heading: 100 }), go(500)],
    ['relocated artillery', gun({ y: DEEP - 1000 }), relocate(ahead(2000))],
    ['packed up artillery', gun({ y: DEEP - 1000, packed: true }), go(4000)],
    ['a commander', chief({ y: DEEP - 1000 }), go(5000)],
    ['elephants', horse({ type: 'heavy elephants', y: DEEP - 1000 }), go(4000)],
    ['a step back', foot({ y: 2200 }), back({ back: 2000 })],
    ['a turn', foot({ x: 2500, heading: 900 }), steps(turn(900))],
    ['a pivot', foot({ y: DEEP - 200 }), back({ back: 100 }, { pivot: -143 })],
    ['a rush', horse({ y: DEEP - 20000 }), { ...go(25000), rush: true }],
  ])('GV-GEN-08 GV-R-60 for whatever reason: %s %o', (_, given, act) => {
    const match = field(given);
    refused(match, act, 'GV-GEN-08');
    order(match, off(act));
    expect([gone(match), tally(match)]).toEqual([true, 1]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('GV-GEN-08 only the end of a step counts, not what sticks out in between', () => {
    // turning from east to west the ends of the line pass beyond the northern edge
    legal(field(foot({ y: DEEP - 4000, heading: 900 })), steps(turn(1800)));
  });

  test('GV-GEN-08 P9 the end of every step of a batch: what comes after is lost', () => {
    const list = steps(turn(900), ahead(500));
    refused(field(foot({ y: DEEP - 2000 })), list, 'GV-GEN-08'); // after the turn an end is outside
    const match = field(foot({ y: DEEP - 2000 }));
    order(match, off(list));
    expect(gone(match)).toBe(true);
    // turning is harmless when nothing sticks out at its end
    legal(field(foot({ y: DEEP - 2000 })), steps(turn(1800), ahead(500)));
    legal(field(foot({ y: DEEP - 2000 })), steps(ABOUT, ahead(500)));
  });

  test('GV-GEN-08 a double action ends with it', () => {
    const match = field({ type: 'light horse', formation: 'skirmishLine', y: DEEP - 1000 });
    order(match, off(go(3000)));
    expect(gone(match)).toBe(true);
    expect(decision(match)?.kind).toBe('activity');
  });

  test('GV-GEN-08 the last unit of a side may go too (GV-VICT-08)', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      units: [
        foot({ id: 'S1', x: 60000, y: 1000, heading: 1800 }),
        foot({ id: 'N1', x: 60000, y: 100000, heading: 1800 }),
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, off(go(4000)));
    expect(unit(match, 'S1').status).toBe('routed');
  });
});

test('GV-GEN-08 GV-REACT-06 nobody reacts where it lies partly off the table', () => {
  // N1 looks west along the northern edge and has S1 in its zone all along
  const match = field([foot({ y: DEEP - 2000 }), horse({ id: 'N1', x: X + 10000, y: DEEP - 4000, heading: 2700 })], {
    dice: [6],
  });
  order(match, off(go(4000)));
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
  for (const at of [2011, 3000, 4000]) expect(refusal(match, { do: 'intercept', unit: 'N1', at })).toBeDefined();
  choose(match, { do: 'intercept', unit: 'N1', at: 2010 });
  expect(unit(match, 'S1')).toMatchObject({ status: 'table', y: DEEP + 10 });
  choose(match, { do: 'goOn' });
  expect([gone(match), tally(match)]).toEqual([true, 1]);
});

describe('GV-GEN-08 charges', () => {
  /** Pivoting left, S1's left end crosses the western edge before its right end meets N1. */
  const slanting = (dice: number[] = []) => field([foot({ x: W }), enemyAhead(3000, { x: W })], { dice });

  test('GV-GEN-08 P12 a charger that leaves the table makes no contact', () => {
    refused(slanting(), charge({ pivot: -143 }), 'GV-GEN-08');
    const match = slanting([3]);
    order(match, off(charge({ pivot: -143 })));
    expect([gone(match), tally(match)]).toEqual([true, 1]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, done: false, hits: 0 });
  });

  test('GV-GEN-08 P12 the test comes first: failed, it stays', () => {
    const match = slanting([4]);
    order(match, off(charge({ pivot: -143 })));
    expect(gone(match)).toBe(false);
    expect(pose(match)).toEqual({ x: W, y: Y, heading: 0 });
  });

  test('GV-GEN-08 a charge that ends on the table needs no confirmation', () => {
    const match = slanting([3]);
    order(match, charge());
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });
});
