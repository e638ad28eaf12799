import { describe, expect, test } from 'vitest';
import { moved } from './charge-geometry-help.js';
import {
  AHEAD,
  CHARIOTS,
  FOOT,
  GUN,
  HORSE,
  LIGHT_HORSE,
  charge,
  expectLegal,
  field,
  hits,
  isOver,
  many,
  north,
  order,
  passBy,
  pose,
  south,
  thrown,
  waitsFor,
  type Loose,
  NOT_HERE,
  WEST,
  EAST,
  asked,
  intercept,
} from './charge-help.js';
import { choose, decision, position, refusal, situation, unit } from './kit.js';

/** S1, light horse, goes 10 cm north between N2 and N3; both see it from y = 46000 to 54000. */
const between = (dice: number[], choice: Loose = AHEAD(10000)) => {
  const match = field([south(44000, LIGHT_HORSE), WEST(50000), EAST(50000)], dice);
  order(match, 'S1', choice);
  return match;
};

describe('GV-R-45, P8 one window for the whole straight move', () => {
  test('GV-R-45 all points at which the mover is eligible, and only these', () => {
    const match = between([]);
    // The front of S1 needs some 0.040 in the lane that begins at y = 46000.
    for (const [at, may] of [
      [0, false],
      [2030, false],
      [2050, true],
      [7000, true],
      [10000, true],
      [10001, false],
    ] as [number, boolean][]) {
      expectLegal(refusal(match, intercept('N2', at)), may, 'GV-ICPT-02', 'GV-R-45', 'GV-R-88', ...NOT_HERE);
      expectLegal(refusal(match, intercept('N3', at)), may, 'GV-ICPT-02', 'GV-R-45', 'GV-R-88', ...NOT_HERE);
    }
    const { chances } = decision(match)!.about as Loose;
    expect(chances.map((one: Loose) => [one.unit, one.do, one.to])).toEqual([
      ['N2', 'intercept', 10000],
      ['N3', 'intercept', 10000],
    ]);
    for (const { from } of chances) expect(Math.abs(from - 2040)).toBeLessThanOrEqual(2);
    choose(match, { do: 'pass' });
    expect(pose(match, 'S1').y).toBe(54000);
    expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N3')]).toEqual([0, 0, 0]);
  });

  test.each([
    [2030, false],
    [2045, true],
    [2060, true],
  ])('GV-REACT-04, GV-R-45 the end point counts: %i ahead, and the last of it in contact: %s', (ahead, may) => {
    const match = field([south(44000, LIGHT_HORSE), WEST(50000)]);
    order(match, 'S1', AHEAD(ahead));
    expect(asked(match)).toBe(may);
    if (may) expect(refusal(match, intercept('N2', ahead))).toBeUndefined();
  });

  test.each([
    [46030, false],
    [46045, true],
    [46060, true],
  ])('GV-REACT-04, GV-R-45 so does the start: from y = %i back out of the zone: %s', (y, may) => {
    const match = field([south(y, FOOT), WEST(50000)]);
    order(match, 'S1', { do: 'stepBack', steps: [{ back: 1000 }] });
    expect(asked(match)).toBe(may);
    if (may) expect(refusal(match, intercept('N2', 0))).toBeUndefined();
  });

  test.each([
    [0, 4000],
    [10, 4000],
    [0, 4005],
  ])('GV-REACT-04, GV-R-45 askew, too: %i further on, %i ahead', (plus, ahead) => {
    // Only from 3.991 on (less `plus`) the corner of S1 is so far before the corner of N2 that they would be in contact.
    const start = moved({ x: 90000, y: 60000, heading: 1289 }, plus);
    const match = field([
      {
        id: 'S1',
        type: 'heavy foot arms',
        formation: 'block',
        ...start,
        x: Math.round(start.x),
        y: Math.round(start.y),
      },
      { id: 'N2', type: 'medium horse', formation: 'block', x: 96959, y: 55073, heading: 3514 },
    ]);
    order(match, 'S1', AHEAD(ahead));
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, intercept('N2', 3900))?.rule).toBe('GV-ICPT-02');
    expect(refusal(match, intercept('N2', ahead))).toBeUndefined();
  });

  test('P8 nobody has a chance: nobody is asked', () => {
    const match = field([south(44000, LIGHT_HORSE), WEST(70000)]);
    order(match, 'S1', AHEAD(10000));
    waitsFor(match, 'south', 'order');
    expect(pose(match, 'S1').y).toBe(54000);
  });

  test('P8 every straight move of a manoeuvre has its own window', () => {
    const match = between([], { do: 'manoeuvre', steps: [{ ahead: 4000 }, { turn: 100 }, { ahead: 3000 }] });
    waitsFor(match, 'north', 'intercept');
    choose(match, { do: 'pass' });
    expect(pose(match, 'S1')).toEqual({ x: 90000, y: 48000, heading: 100 });
    waitsFor(match, 'north', 'intercept');
    choose(match, { do: 'pass' });
    waitsFor(match, 'south', 'order');
  });

  test('P8 who was left alone in one window is not barred from the next', () => {
    const match = between([2], AHEAD(4000));
    choose(match, { do: 'pass' });
    choose(match, AHEAD(2000));
    choose(match, intercept('N2', 1000));
    expect(pose(match, 'S1').y).toBe(49000);
    expect(pose(match, 'N2').x).toBe(86000);
    isOver(match);
  });
});

describe('GV-REACT-05, GV-R-46 after a reaction that stops nothing', () => {
  test('GV-REACT-05 the mover is halted there and may go on as planned', () => {
    const match = between([5]);
    choose(match, intercept('N2', 4000));
    expect(pose(match, 'S1').y).toBe(48000);
    waitsFor(match, 'south', 'goOn');
    choose(match, { do: 'goOn' });
    passBy(match);
    expect(pose(match, 'S1').y).toBe(54000);
    expect(hits(match, 'S1')).toBe(0);
  });

  test('GV-R-46 or plan anew with the allowance left', () => {
    const match = between([5]);
    choose(match, intercept('N2', 4000));
    choose(match, { do: 'replan' });
    waitsFor(match, 'south', 'order');
    expect(refusal(match, AHEAD(14006))?.rule).toBe('GV-MOVE-05');
    choose(match, { do: 'manoeuvre', steps: [{ turn: 1800 }, { ahead: 14000 }] });
    passBy(match);
    expect(pose(match, 'S1')).toEqual({ x: 90000, y: 34000, heading: 1800 });
  });

  test('P8 others may try at the same point or later, not earlier; the same unit never again', () => {
    const match = between([5, 2]);
    choose(match, intercept('N2', 4000));
    choose(match, { do: 'goOn' });
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, intercept('N3', 3999))?.rule).toBe('GV-REACT-06');
    expect(refusal(match, intercept('N2', 5000))?.rule).toBe('GV-REACT-01');
    choose(match, intercept('N3', 4000));
    expect(pose(match, 'S1').y).toBe(48000);
    expect(pose(match, 'N3')).toEqual({ x: 94000, y: 50000, heading: 2700 });
    expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N3')]).toEqual([1, 0, 1]);
    expect(thrown(match)).toEqual([
      ['north', 'N2', [5]],
      ['north', 'N3', [2]],
    ]);
    isOver(match);
  });

  test.each([1000, 2000])(
    'GV-REACT-05 P8.6 P9.3 halted at %i of a first stretch of 2 cm it completes its plan',
    (at) => {
      const match = field([south(40000, FOOT), north(50000, HORSE)], [6]);
      order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 2000 }, { turn: 450 }, { ahead: 2000 }] });
      choose(match, intercept('N1', at));
      choose(match, { do: 'goOn' });
      expect(pose(match, 'S1')).toEqual({ x: 91414, y: 43414, heading: 450 });
    },
  );

  test('GV-REACT-05 P8.6 at the end of its last stretch it has finished, and others may still try there', () => {
    const match = between([5, 5], { do: 'manoeuvre', steps: [{ ahead: 4000 }], finish: true });
    choose(match, intercept('N2', 4000));
    choose(match, { do: 'goOn' });
    waitsFor(match, 'north', 'intercept');
    choose(match, intercept('N3', 4000));
    choose(match, { do: 'goOn' });
    expect(pose(match, 'S1').y).toBe(48000);
    expect(unit(match, 'S1').acted).toBe(true);
  });

  test('GV-R-46 a plan given up here takes with it what was ordered after this straight move', () => {
    const match = between([5], { do: 'manoeuvre', steps: [{ ahead: 4000 }, { turn: 450 }, { ahead: 1000 }] });
    choose(match, intercept('N2', 3000));
    choose(match, { do: 'replan' });
    expect(pose(match, 'S1')).toEqual({ x: 90000, y: 47000, heading: 0 });
    waitsFor(match, 'south', 'order');
    expect(refusal(match, AHEAD(15000))).toBeUndefined();
  });

  test('GV-R-46 a charge goes straight on without being asked', () => {
    const match = field([south(44000), north(60000), WEST(50000)], [1, 4]);
    charge(match);
    choose(match, intercept('N2', 6000));
    expect(pose(match, 'S1').y).toBe(60000);
    waitsFor(match, 'north', 'react');
  });

  test.each<[string, Loose, Loose, Loose]>([
    ['a side-step', { do: 'sideStep', steps: [{ right: 2000 }] }, { x: 91000, y: 52000, heading: 0 }, { right: 500 }],
    ['a step back', { do: 'stepBack', steps: [{ back: 2000 }] }, { x: 90000, y: 51000, heading: 0 }, { back: 500 }],
  ])('GV-R-46 %s can only be shortened', (_, choice, there, again) => {
    const match = field([south(52000, FOOT), north(57000, HORSE)], [6]);
    order(match, 'S1', choice);
    choose(match, intercept('N1', 1000));
    waitsFor(match, 'south', 'goOn');
    choose(match, { do: 'replan' });
    expect(pose(match, 'S1')).toEqual(there);
    if (decision(match)?.kind === 'order') {
      for (const other of [{ ...choice, steps: [again] }, AHEAD(500)]) expect(refusal(match, other)).toBeDefined();
      choose(match, { do: 'stop' });
    }
    isOver(match);
    expect(pose(match, 'S1')).toEqual(there);
  });

  test('GV-R-46 or it goes on to its end', () => {
    const match = field([south(52000, FOOT), north(57000, HORSE)], [6]);
    order(match, 'S1', { do: 'stepBack', steps: [{ back: 2000 }] });
    choose(match, intercept('N1', 1000));
    choose(match, { do: 'goOn' });
    expect(pose(match, 'S1')).toEqual({ x: 90000, y: 50000, heading: 0 });
  });

  test('GV-REACT-05 a suspended move can be read back and placed again', () => {
    const match = between([5]);
    choose(match, intercept('N2', 4000));
    waitsFor(match, 'south', 'goOn');
    const again = situation({ ...position(match), dice: [] });
    waitsFor(again, 'south', 'goOn');
    choose(again, { do: 'goOn' });
    passBy(again);
    expect(pose(again, 'S1').y).toBe(54000);
  });
});

test('P8 shots and intercepts in one window, in any order', () => {
  // 6 + 2 + 1 dice at horse; one hit does not stop it.
  const match = field([south(40000), north(58000), WEST(46000, GUN), EAST(50000)], [1, 2, ...many(8, 3), 3]);
  charge(match);
  waitsFor(match, 'north', 'intercept');
  expect((decision(match)!.about as Loose).chances.map((one: Loose) => [one.unit, one.do])).toEqual([
    ['N2', 'opportunityFire'],
    ['N3', 'intercept'],
  ]);
  choose(match, { do: 'opportunityFire', unit: 'N2', at: 7000 });
  expect(hits(match, 'S1')).toBe(1);
  expect(unit(match, 'N2')).toMatchObject({ fired: true, reacted: true });
  waitsFor(match, 'north', 'intercept');
  expect(refusal(match, intercept('N3', 6999))?.rule).toBe('GV-REACT-06');
  choose(match, intercept('N3', 7000));
  expect(pose(match, 'S1').y).toBe(47000);
  expect([hits(match, 'S1'), hits(match, 'N3')]).toEqual([2, 1]);
  isOver(match);
});

test('P8 no window for what falls back, joins in or recoils', () => {
  // N1 recoils past S2, horse of the active side that looks at its way: nobody asks South.
  const match = field([south(50000), north(55000, CHARIOTS), south(62000, { id: 'S2', x: 78000, heading: 900 })], [1]);
  charge(match);
  passBy(match);
  choose(match, { do: 'recoil', aboutFace: true, ahead: 12000 });
  waitsFor(match, 'south', 'breakThrough');
  expect(pose(match, 'N1').y).toBe(71000);
});
