/** Cases where two rules of movement meet. */
import { describe, expect, test } from 'vitest';
import { choose, decision, outcome, position, refusal, situation, unit } from './kit.js';
import { JOINING, battleAhead, before, collector, elements, pikes, taking } from './join-help.js';
import {
  ABOUT,
  E,
  END,
  KEEP,
  SPARE,
  STOP,
  X,
  Y,
  back,
  battle,
  both,
  change,
  charge,
  chief,
  chosen,
  enemyAhead,
  field,
  foot,
  friendAhead,
  functions,
  go,
  gone,
  ground,
  gun,
  horse,
  house,
  idle,
  isOver,
  isRefused,
  legal,
  line,
  mass,
  onTable,
  order,
  pose,
  prolong,
  rank,
  refused,
  ride,
  riders,
  rotate,
  shift,
  tally,
  throwsIn,
  turn,
  unlimber,
  waitsFor,
  type Loose,
} from './move-help.js';

describe('friends on both sides', () => {
  /** Two friends that leave a lane as wide as S1 and a bit more. */
  const gate = (spare: number, more: Loose = {}, others: Loose[] = []) =>
    field(
      [
        foot(),
        foot({ id: 'S2', x: X + 7500 + spare, y: Y + 2000 }),
        foot({ id: 'S3', x: X - 7500 - spare, y: Y + 2000 }),
        ...others,
      ],
      more,
    );
  test('GL-GEO-11 GL-R-09 a move passes between them only if it touches neither', () => {
    legal(gate(11), go(5000));
    refused(gate(10), go(5000), 'GL-GEO-11');
    legal(gate(0, house('friendlyTouch')), go(5000));
    legal(gate(-10, house('friendlyTouch')), go(5000));
    refused(gate(-11, house('friendlyTouch')), go(5000), 'GL-MOVE-11');
  });
  test('GL-GEO-11 GL-CHARGE-04 a charge brushes past both', () => {
    for (const spare of [10, 0, -10]) legal(gate(spare, {}, [enemyAhead(5000)]), charge());
    refused(gate(-11, {}, [enemyAhead(5000)]), charge(), 'GL-MOVE-11');
  });
  test('GL-GEO-11 who touches a friend may leave it: Battles and guns too', () => {
    const solid = field([battle(), foot({ id: 'S2', x: X, y: Y - 3500 }), battle({ id: 'S3', x: X + 7000, y: Y })]);
    legal(solid, go(3000));
    const cannon = field([gun(), foot({ id: 'S2', x: X + 875 + 3750, y: Y })]);
    legal(cannon, prolong(1000));
    const train = field([gun({ limbered: true }), foot({ id: 'S2', x: X + 875 + 3750, y: Y })]);
    legal(train, go(4000));
  });
});

describe('an enemy that is touched corner to corner', () => {
  /** N1 at the right front corner of S1, N2 ahead. */
  const units = (who: Loose, first: Loose = {}) => [
    who,
    enemyAhead(0, { x: X + 7500, ...first }),
    enemyAhead(300, { id: 'N2', x: X - 1250, layout: rank(4) }),
  ];
  test('GL-CHARGE-05 GL-R-71 who charges past it has it in contact at the stop', () => {
    const match = field(units(foot()));
    order(match, charge('N2'));
    expect(pose(match).y).toBe(Y + 300);
    const { stack: _, acting: __, ...now } = position(match) as Loose;
    const theirs = situation({ ...now, phase: 'otherMovement' });
    for (const id of ['N1', 'N2']) expect(refusal(theirs, chosen(id))?.rule).toBe('GL-MOVE-03');
  });
  test('GL-CHARGE-05 GL-R-29 and must be allowed to charge it', () => {
    const elephants = { type: 'elephants', layout: 'EEEEEE' };
    refused(field(units(horse(), elephants)), charge('N2'), 'GL-CHARGE-05');
    legal(field(units(horse())), charge('N2'));
  });
  test('GL-CHARGE-04 GL-R-71 itself it cannot be charged: it is not in the lane', () => {
    refused(field([foot(), enemyAhead(0, { x: X + 7500 })]), charge());
    // nor if it is in the lane by less than contact needs
    refused(field([foot(), enemyAhead(0, { x: X + 7500 - 30 })]), charge());
  });
});

describe('Battles', () => {
  test('GL-CHARGE-04 GL-R-29 another enemy in the way of a disc', () => {
    const units = (near: number) => [
      battle(),
      enemyAhead(3500 + 2000, { x: X - 1250, layout: rank(2) }),
      enemyAhead(3500 + near, { id: 'N2', x: X + 2500 / 2, layout: rank(2) }),
    ];
    refused(field(units(1500)), charge(), 'GL-CHARGE-04');
    legal(field(units(1500)), charge('N2'));
    // both at once
    const match = field(units(2000));
    order(match, charge());
    expect(pose(match).y).toBe(Y + 2000);
    isOver(match);
  });
  test('GL-MERGE-08 P5 after taking a commander it keeps away from enemies as ever', () => {
    const others = [
      { id: 'S2', type: 'sub-commander', x: X, y: Y + 3500 + 500 + 2000, heading: 0 },
      enemyAhead(3500 + 2700),
    ];
    isRefused(refusal(collector(others), taking(3000, 'S2')), 'to run on into N1', KEEP);
    expect(refusal(collector(others), taking(2689, 'S2'))).toBeUndefined();
    isRefused(refusal(collector(others), taking(2690, 'S2')), 'to touch N1', KEEP);
    isRefused(refusal(collector(others), taking(400, 'S2')), 'a take that does not reach', [...JOINING, 'GL-MERGE-08']);
  });
  test('GL-MERGE-12 a commander and foot at once, in the order named', () => {
    const two = [
      before(1000, { x: X - 2500, layout: rank(4) }),
      { id: 'S3', type: 'sub-commander', x: X + 1000, y: Y + 3500 + 1000 + 2000, heading: 0 },
    ];
    const ROOMY = [...JOINING, 'GL-MERGE-08', 'GL-MERGE-09'];
    const match = collector(two, pikes(25));
    choose(match, taking(3000, 'S3', 'S2'));
    expect(elements(match, 'S1')).toBe(`${'P'.repeat(25)}W`);
    expect(unit(match, 'S3').aboard).toBe('S1');
    expect(tally(match)).toBe(3);
    isRefused(refusal(collector(two, pikes(25)), taking(3000, 'S2', 'S3')), 'foot first', ROOMY);
    isRefused(refusal(collector(two, pikes(26)), taking(3000, 'S3', 'S2')), 'no space for the foot', ROOMY);
    expect(refusal(collector(two, pikes(22)), taking(3000, 'S2', 'S3'))).toBeUndefined();
  });
  test('GL-MERGE-02 GL-R-33 a step-back joins on the spot too', () => {
    const match = field([foot(), battle({ id: 'S2', x: X, y: Y - E - 3500 })]);
    order(match, { do: 'stepBack', join: 'S2' });
    expect(onTable(match, 'S1')).toBe(false);
  });
  test('GL-MERGE-05 a mass of five joins with all five', () => {
    const match = field([mass(5), battleAhead(2000)]);
    order(match, go(2000, { join: 'S2' }));
    expect(elements(match)).toHaveLength(23);
  });
  test('GL-FACE-06 GL-MERGE-06 a turned Battle has acted, and still receives', () => {
    const match = field([battle(), foot({ id: 'S2', x: X, y: Y - 3500 - 2000 })]);
    order(match, rotate(300));
    isOver(match);
    order(match, go(2000, { join: 'S1' }), 'S2');
    expect(elements(match, 'S1')).toHaveLength(24);
  });
});

describe('GL-R-08 offTableRemoves', () => {
  const on = house('offTableRemoves');
  test.each([
    ['a turn', foot({ x: 3750 }), turn(900, 'left'), 6],
    ['a step-back', foot({ y: E + 900 }), back(1000), 6],
    ['a change of formation', foot({ x: 144000 - 3750 }), change(rank(6), 5, [0, 0]), 6],
    ['a limbered gun', gun({ y: 96000 - 1000, limbered: true }), go(3000), 1],
    ['an unlimbering', gun({ x: 900, limbered: true }), unlimber(900), 1],
  ])('GL-R-08 by %s', (_, given, what, count) => {
    refused(field(given), what, 'GL-GEO-10');
    const match = field(given, on);
    order(match, what);
    expect(gone(match)).toBe(true);
    expect(tally(match)).toBe(count);
    isOver(match);
  });
  test('GL-R-08 GL-VICT-05 with the last formation the side loses', () => {
    const match = field(foot({ y: 96000 - 1000 }), { ...on, spare: [SPARE[1]] });
    order(match, go(3000));
    expect(outcome(match)).toMatchObject({ winner: 'north' });
  });
  test('GL-R-08 others are still in the way', () => {
    refused(field([foot({ y: 96000 - 3000 }), foot({ id: 'S2', x: X, y: 96000 - 1000 })], on), go(4000), 'GL-MOVE-11');
  });
});

describe('escarpments', () => {
  const cliff = (...points: number[][]) => ground({ type: 'escarpment', points });
  // a line in the north-west quarter that a right wheel about the right corner sweeps
  const across = cliff([X - 500, Y + 4000], [X, Y + 4500]);
  test('GL-TERR-03 GL-GEO-08 nobody wheels over one', () => {
    refused(field(foot(), across), turn(900, 'right'), 'GL-TERR-02');
    legal(field(foot(), across), turn(900, 'left'));
  });
  test('GL-R-06 turnsEndOnly: the end position decides', () => {
    legal(field(foot(), both(across, house('turnsEndOnly'))), turn(900, 'right'));
  });
  test('GL-TERR-03 a bent one', () => {
    const bay = cliff([X - 4500, Y + 1000], [X - 4500, Y + 6000], [X + 4500, Y + 6000], [X + 4500, Y + 1000]);
    legal(field(foot(), bay), go(5000));
    refused(field(foot({ x: X + 745 }), bay), go(5000), 'GL-TERR-02');
  });
});

describe('riders and masses', () => {
  test('GL-MOVE-16 only riding keeps away from friends: a turn after it may touch', () => {
    const match = field([{ ...riders(), y: Y - 5000 }, foot({ id: 'S2', x: X, y: Y + 2500 + E })]);
    order(match, ride(5000));
    // the left end comes 2.5 inches forward: asin(1/3) = 19.47 degrees
    legal(match, turn(194, 'right'));
    refused(match, turn(199, 'right'), 'GL-GEO-08');
  });
  test('GL-MOVE-15 a mass rides as well, and changes its odd element', () => {
    const match = field(mass(5, 'left', { type: 'mounted foot hand' }));
    order(match, ride(6000));
    choose(match, shift());
    choose(match, ride(6000));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y + 12000, layout: 'WW/WW/.W' });
  });
  test('GL-MOVE-18 GL-FORM-02 a mass does not step back, but a line of what is left does', () => {
    refused(field(mass(4)), back(500), 'GL-MOVE-18');
    legal(field(line(4)), back(500));
  });
});

describe('after overrunning', () => {
  test('GL-R-30 GL-CHARGE-08 the charger fights nobody in this Game Turn', () => {
    const match = field([horse(), gun({ id: 'N1', limbered: true, x: X, y: Y + 5000, heading: 1800 })]);
    order(match, charge());
    choose(match, END);
    expect(throwsIn(match)).toEqual([]);
    expect(decision(match)?.kind).toBe('retreat');
  });
  test('GL-CHARGE-08 a Battle overruns too, and a commander', () => {
    for (const who of [battle(), chief()]) {
      const rim = who['type'] === 'battle' ? 3500 : 0;
      const match = field([who, gun({ id: 'N1', limbered: true, x: X, y: Y + rim + 2000, heading: 1800 })]);
      order(match, charge());
      expect(gone(match, 'N1')).toBe(true);
      isOver(match);
    }
  });
  test('GL-CHARGE-08 GL-CHARGE-05 a gun brushed at the stop is removed as well', () => {
    const match = field([
      foot(),
      enemyAhead(4000),
      gun({ id: 'N2', limbered: true, x: X + 3750 + 875, y: Y + 3800, heading: 1800 }),
    ]);
    order(match, charge());
    expect(gone(match, 'N2')).toBe(true);
    idle(match, 'S1', 'GL-MOVE-02');
  });
});

describe('the phase', () => {
  test('P3 GL-MOVE-04 a saved activity goes on with what it has left', () => {
    const match = field(foot());
    order(match, go(1000));
    const again = situation({ ...position(match) });
    expect(functions(again)).toBe(1);
    refused(again, charge('N9'), 'GL-MOVE-04');
    choose(again, go(5000));
    isOver(again);
    expect(pose(again).y).toBe(Y + 6000);
  });
  test('P3 GL-R-20 so does a ride', () => {
    const match = field(riders());
    order(match, ride(5000));
    const again = situation({ ...position(match) });
    refused(again, back(500));
    legal(again, ride(5000));
  });
  test('P3 GL-MOVE-01 the second side moves when the first has ended, and nobody comes twice', () => {
    const match = field([foot(), friendAhead(9000, { x: X + 9000 })], { phase: 'otherMovement' });
    choose(match, END);
    order(match, STOP);
    idle(match, 'S1');
    choose(match, END);
    waitsFor(match, 'north', 'retreat');
  });
  test('GL-MOVE-12 P3 an order with fields of another is not misread', () => {
    refused(field(foot()), { do: 'move', back: 500 });
    refused(field(foot()), { do: 'stepBack', ahead: 500 });
    refused(field(foot()), { do: 'charge' });
    refused(field(foot()), { do: 'changeFormation', formation: 'mass' });
    refused(field(foot()), { ...ABOUT, file: 'middle' });
  });
});
