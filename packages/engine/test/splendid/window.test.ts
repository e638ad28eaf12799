import { describe, expect, test } from 'vitest';
import {
  allThrows,
  field,
  hits,
  HORSE,
  isOver,
  north,
  order,
  pose,
  south,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, position, refusal, situation, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };
const AHEAD = (ahead: number) => ({ do: 'manoeuvre', steps: [{ ahead }] });
const WEST = north(22000, { id: 'N2', ...HORSE, x: 22000, heading: 900 });
const EAST = north(22000, { id: 'N3', ...HORSE, x: 38000, heading: 2700 });

/** S1 of foot marches 4" north between N2 and N3, both of which see it (from y = 20436 to 23564). */
const between = (dice: number[], choice: Loose = AHEAD(4000), more: Loose = {}) => {
  const match = field([south(20000, PIKES), WEST, EAST], dice, more);
  order(match, 'S1', choice);
  return match;
};

describe('SV-R-52 the window runs along the whole move', () => {
  test('SV-R-52 all points at which the mover is eligible, and only these', () => {
    const match = between([]);
    // The front of S1 needs more than 0.040" in the lane that begins at y = 20426.
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 400 })?.rule).toBe('SV-REACT-05');
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 480 })).toBeUndefined();
    expect(refusal(match, { do: 'intercept', unit: 'N3', at: 4000 })).toBeUndefined();
    expect(refusal(match, { do: 'intercept', unit: 'N3', at: 4001 })?.rule).toBe('SV-REACT-08');
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: -1 })?.rule).toBe('shape');
    choose(match, { do: 'pass' });
    expect(pose(match, 'S1').y).toBe(24000);
    expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N3')]).toEqual([0, 0, 0]);
  });

  test('SV-R-52, SV-REACT-10 a failed attempt suspends the march there; then go on as planned', () => {
    const match = between([5]);
    choose(match, { do: 'intercept', unit: 'N2', at: 2000 });
    expect(pose(match, 'S1').y).toBe(22000);
    waitsFor(match, 'south', 'goOn');
    choose(match, { do: 'goOn' });
    if (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    expect(pose(match, 'S1').y).toBe(24000);
    expect(hits(match, 'S1')).toBe(0);
  });

  test('SV-R-52, SV-REACT-10 or plan anew with the allowance left', () => {
    const match = between([5]);
    choose(match, { do: 'intercept', unit: 'N2', at: 1500 });
    choose(match, { do: 'replan' });
    waitsFor(match, 'south', 'order');
    expect(pose(match, 'S1').y).toBe(21500);
    expect(refusal(match, AHEAD(2506))?.rule).toBe('SV-MOVE-07');
    choose(match, { do: 'manoeuvre', steps: [{ turn: 1800 }, { ahead: 2500 }] });
    choose(match, { do: 'pass' });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 19000, heading: 1800 });
  });

  test('SV-REACT-10 the others may try at the same point or later ones, not earlier', () => {
    const match = between([5, 2]);
    choose(match, { do: 'intercept', unit: 'N2', at: 2000 });
    choose(match, { do: 'goOn' });
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, { do: 'intercept', unit: 'N3', at: 1999 })?.rule).toBe('SV-REACT-08');
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 2500 })?.rule).toBe('SV-REACT-01');
    choose(match, { do: 'intercept', unit: 'N3', at: 2000 });
    expect(pose(match, 'S1').y).toBe(22000);
    expect(pose(match, 'N3')).toEqual({ x: 31574, y: 22000, heading: 2700 });
    expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N3')]).toEqual([1, 0, 1]);
    expect(allThrows(match).map((one) => one.unit)).toEqual(['N2', 'N3']);
    isOver(match);
  });

  test('SV-REACT-10 an attempt that failed cancels what was ordered after this straight move', () => {
    const match = between([5], { do: 'manoeuvre', steps: [{ ahead: 2000 }, { turn: 450 }, { ahead: 1000 }] });
    choose(match, { do: 'intercept', unit: 'N2', at: 1000 });
    choose(match, { do: 'replan' });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 21000, heading: 0 });
    waitsFor(match, 'south', 'order');
    expect(refusal(match, AHEAD(3000))).toBeUndefined();
  });

  test('SV-REACT-08 every straight move of a manoeuvre has its window', () => {
    const match = between([], { do: 'manoeuvre', steps: [{ ahead: 1000 }, { turn: 100 }, { ahead: 1000 }] });
    waitsFor(match, 'north', 'intercept');
    choose(match, { do: 'pass' });
    waitsFor(match, 'north', 'intercept');
    expect(pose(match, 'S1').heading).toBe(100);
    choose(match, { do: 'pass' });
    waitsFor(match, 'south', 'order');
    expect(pose(match, 'S1').y).toBeGreaterThan(21900);
  });

  test('SV-R-52 whoever was left alone in one window is not barred from the next move', () => {
    const match = between([2], { ...AHEAD(1000) });
    choose(match, { do: 'pass' });
    choose(match, AHEAD(1000));
    choose(match, { do: 'intercept', unit: 'N2', at: 500 });
    expect(pose(match, 'S1').y).toBe(21500);
    expect(pose(match, 'N2').x).toBe(28426);
  });
});

test.each([
  [8533, false],
  [8534, true],
  [8584, true],
  [8585, false],
])('SV-R-52 a window of 0.050" between two enemies brushed is a window: %i %s', (at, may) => {
  // Out of contact with N3 (whose front ends at y = 17000) and not yet in contact with N4 (from 18544 on).
  const match = field([
    south(10000),
    north(31500),
    north(15426, { id: 'N3', x: 28426, heading: 900 }),
    north(18544 + 3148, { id: 'N4', layout: 'PMMM', x: 28426, heading: 900 }),
    north(18600, { id: 'N2', type: 'M', layout: 'XXXX', x: 38000, heading: 2700 }),
  ]);
  order(match, 'S1', { do: 'charge', target: 'N1' });
  waitsFor(match, 'north', 'intercept');
  const why = refusal(match, { do: 'intercept', unit: 'N2', at });
  if (may) expect(why).toBeUndefined();
  else expect(why?.rule).toBe('SV-REACT-08');
});

describe('only shortened', () => {
  test.each<[string, Loose, Loose, Loose, Loose]>([
    [
      'a side-step',
      PIKES,
      { do: 'sideStep', steps: [{ right: 2000 }] },
      { x: 31000, y: 22000, heading: 0 },
      { do: 'sideStep', steps: [{ right: 500 }] },
    ],
    [
      'a step back',
      PIKES,
      { do: 'stepBack', steps: [{ back: 2000 }] },
      { x: 30000, y: 21000, heading: 0 },
      { do: 'stepBack', steps: [{ back: 500 }] },
    ],
    [
      'prolonging backwards',
      { type: 'FG', layout: 'G' },
      { do: 'prolongBack', steps: [{ back: 2000 }] },
      { x: 30000, y: 21000, heading: 0 },
      { do: 'prolongBack', steps: [{ back: 500 }] },
    ],
  ])('SV-REACT-10 %s cannot be planned anew', (_, who, choice, there, again) => {
    const match = field([south(22000, who), north(27000, { id: 'N2', ...HORSE, layout: 'XXXX' })], [6]);
    order(match, 'S1', choice);
    choose(match, { do: 'intercept', unit: 'N2', at: 1000 });
    waitsFor(match, 'south', 'goOn');
    choose(match, { do: 'replan' });
    expect(pose(match, 'S1')).toEqual(there);
    if (decision(match)?.kind === 'order') {
      for (const other of [again, { do: 'manoeuvre', steps: [{ ahead: 500 }] }])
        expect(refusal(match, other)).toBeDefined();
      choose(match, { do: 'stop' });
    }
    isOver(match);
    expect(pose(match, 'S1')).toEqual(there);
  });

  test('SV-REACT-10 or it goes on to its end', () => {
    const match = field([south(22000, PIKES), north(27000, { id: 'N2', ...HORSE })], [6]);
    order(match, 'S1', { do: 'stepBack', steps: [{ back: 2000 }] });
    choose(match, { do: 'intercept', unit: 'N2', at: 1000 });
    choose(match, { do: 'goOn' });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 20000, heading: 0 });
  });
});

describe('columns', () => {
  // Dragoons in column 24.2" away may march; after 15.195" their head is in the zone of N1.
  const column = (dice: number[]) => {
    const match = field(
      [south(5000, { type: 'D', layout: 'D/D/D', formation: 'roadColumn' }), north(29200, HORSE)],
      dice,
    );
    order(match, 'S1', AHEAD(18000));
    return match;
  };

  test('SV-R-52 a column is stopped with its head at the point and the rest set down behind it', () => {
    const match = column([3]);
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 15194 })?.rule).toBe('SV-REACT-05');
    choose(match, { do: 'intercept', unit: 'N1', at: 15195 });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 20195, heading: 0 });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'roadColumn', layout: 'D/D/D', hits: 1 });
    expect(pose(match, 'N1').y).toBe(20195);
    isOver(match);
  });

  test('SV-REACT-10 a column that was missed marches on', () => {
    const match = column([4]);
    choose(match, { do: 'intercept', unit: 'N1', at: 16000 });
    choose(match, { do: 'goOn' });
    expect(pose(match, 'S1').y).toBe(23000);
  });
});

test('SV-REACT-10 a suspended move can be read back and placed again', () => {
  const match = between([5]);
  choose(match, { do: 'intercept', unit: 'N2', at: 2000 });
  waitsFor(match, 'south', 'goOn');
  const again = situation({ ...position(match), dice: [] });
  waitsFor(again, 'south', 'goOn');
  choose(again, { do: 'goOn' });
  if (decision(again)?.kind === 'intercept') choose(again, { do: 'pass' });
  expect(pose(again, 'S1').y).toBe(24000);
});
