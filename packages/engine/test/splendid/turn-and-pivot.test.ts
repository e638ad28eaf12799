import { describe, expect, test } from 'vitest';
import { choose, decision, unit } from './kit.js';
import {
  HALF,
  W,
  X,
  Y,
  ahead,
  ask,
  block,
  column,
  cos,
  expectPose,
  field,
  finish,
  gun,
  house,
  legal,
  line,
  order,
  pose,
  refused,
  says,
  sin,
  steps,
  turn,
  type Loose,
} from './move-help.js';

const BENT = { after: 2, stays: 'left', way: 'back', angle: 450 };

describe('turns', () => {
  test.each([
    [1, 1],
    [900, 900],
    [-900, 2700],
    [1800, 1800],
    [-3599, 1],
    [3600, 0],
    [-3600, 0],
  ])('SV-FACE-01 a turn of %i is free and about the front centre point', (by, heading) => {
    const match = field(line('MMM'));
    order(match, steps(turn(by)));
    expect(pose(match)).toEqual({ x: X, y: Y, heading });
    legal(match, steps(ahead(4000)));
  });

  test.each([3601, -3601])('SV-FACE-01 not by more than 360 degrees: %i', (by) => {
    refused(field(line('MMM')), steps(turn(by)));
  });

  test.each([
    ['a defensive block', block('MM/MM', { formation: 'defensiveBlock' })],
    ['a bent line', { ...line('MMM'), formation: 'bentLine', bend: BENT }],
    ['a bent open order', { ...line('MMM'), formation: 'bentOpenOrder', bend: BENT }],
  ])('SV-FACE-02 no turn for %s', (_, given) => {
    refused(field(given), steps(turn(10)), 'SV-FACE-02', 'SV-MOVE-14', 'SV-BEND-04');
  });

  test.each([
    ['sideStep', line('MM'), { left: 500 }],
    ['stepBack', line('MM'), { back: 500 }],
    ['prolongBack', gun('RA'), { back: 500 }],
  ])('SV-FACE-02 no turn in %s', (kind, given, step) => {
    const match = field(given);
    legal(match, { do: kind, steps: [step] });
    refused(match, { do: kind, steps: [turn(10), step] }, 'SV-FACE-02');
  });

  test('SV-FACE-02 a charge has no turn', () => {
    const match = field([line('PM'), line('MM', { id: 'N1', x: X, y: Y + 3000, heading: 1800 })]);
    refused(match, { do: 'charge', target: 'N1', turn: 10 });
    legal(match, { do: 'charge', target: 'N1', pivot: 10 });
  });
});

describe('SV-FACE-03 SV-GEO-08 a turn needs room', () => {
  /** A line of two reaches 2226 at its rear corners; S2 or N1 stands to the west, its near edge so far from the centre point. */
  const west = (distance: number, id = 'S2', more: Loose = {}) =>
    field([line('MM'), line('MM', { id, x: X - distance - W, y: Y + HALF, heading: 0 })], more);

  test.each([
    ['S2', 2216, undefined],
    ['S2', 2215, 'SV-FACE-03'],
    ['N1', 2236, undefined],
    ['N1', 2235, 'SV-FACE-03'],
  ])('SV-FACE-03 SV-R-06 the whole sweep counts: %s at %i', (id, distance, rule) => {
    const answer = ask(west(distance, id), steps(turn(900)))?.rule;
    if (rule) expect(['SV-FACE-03', 'SV-MOVE-10', 'SV-GEO-08']).toContain(answer);
    else expect(answer).toBeUndefined();
  });

  test('SV-GEO-08 the sweep goes the way the player names', () => {
    const match = west(1800);
    refused(match, steps(turn(900)));
    legal(match, steps(turn(-900)));
    refused(match, steps(turn(-2700)));
    legal(match, steps(turn(100)));
  });

  test('SV-R-06 switch turnsEndOnly: the end position decides', () => {
    const match = west(1800, 'S2', house('turnsEndOnly'));
    legal(match, steps(turn(900)));
    legal(match, steps(turn(-2700)));
    refused(match, steps(turn(450))); // there the corner is in the way
    legal(west(1800, 'N1', house('turnsEndOnly')), steps(turn(900)));
  });

  test('SV-R-06 turnsEndOnly holds for pivots too', () => {
    // the rear right corner of a lone stand, 1760 away, passes due south and ends at 1731
    const south = (gap: number, more: Loose = {}) =>
      field([line('M'), line('MM', { id: 'S2', x: X, y: Y - gap, heading: 0 })], more);
    const given = { do: 'sideStep', steps: [{ pivot: 370 }, { left: 100 }] };
    refused(south(1745), given);
    legal(south(1745, house('turnsEndOnly')), given);
    refused(south(1700, house('turnsEndOnly')), given);
    legal(south(1750), given);
  });

  test('SV-FACE-03 a unit flush with its neighbour cannot turn on the spot', () => {
    const match = field([line('MM'), line('MM', { id: 'S2', x: X - 2 * W, y: Y })]);
    refused(match, steps(turn(50)), 'SV-FACE-03');
    legal(match, steps(ahead(2300), turn(900)));
  });
});

describe('pivots', () => {
  const LIMITS = [370, 182, 121, 91, 72, 60, 52, 45, 40];
  const back = (...list: Loose[]): Loose => ({ do: 'stepBack', steps: [...list, { back: 100 }] });

  test.each(LIMITS.map((limit, i) => [i + 1, limit]))(
    'SV-FACE-05 SV-R-05 a front of %i stands pivots by %i tenths at most',
    (stands, limit) => {
      const match = field(line('M'.repeat(stands)));
      for (const way of [1, -1]) {
        legal(match, back({ pivot: way * limit }));
        says(refused(match, back({ pivot: way * (limit + 1) }), 'SV-FACE-05'), limit / 10);
      }
    },
  );

  test('SV-FACE-05 the front rank decides, not the depth', () => {
    const match = field(block('MMM/MM.'));
    legal(match, back({ pivot: 121 }));
    refused(match, back({ pivot: 122 }), 'SV-FACE-05');
    const file = field(column('M/M/M/M'));
    legal(file, back({ pivot: 370 }));
    refused(file, back({ pivot: 371 }), 'SV-FACE-05');
  });

  test('SV-FACE-04 one pivot a phase, however small', () => {
    refused(field(line('MM')), back({ pivot: 10 }, { pivot: -10 }), 'SV-FACE-04');
    const used = field(line('MM', { pivoted: true }));
    refused(used, back({ pivot: 10 }), 'SV-FACE-04');
    legal(used, back());
  });

  test('SV-FACE-04 the pivot is marked', () => {
    const match = field(line('MM'));
    order(match, finish({ do: 'stepBack', steps: [{ back: 100 }, { pivot: 100 }] }));
    expect(unit(match, 'S1')).toMatchObject({ pivoted: true, heading: 100, x: X, y: Y - 100 });
  });
});

describe('SV-FACE-06 a defensive block pivots about the middle of a side', () => {
  const square = (layout: string) => field(block(layout, { formation: 'defensiveBlock' }));
  const pivot = (by: number, face: string) => steps({ pivot: by, face });

  test.each([
    ['MMM/MMM', 'front', 121],
    ['MMM/MMM', 'rear', 121],
    ['MMM/MMM', 'left', 182],
    ['MMM/MMM', 'right', 182],
    ['MM/MM/M.', 'front', 182],
    ['MM/MM/M.', 'rear', 182],
    ['MM/MM/M.', 'left', 121],
    ['MM/MM/M.', 'right', 121],
    ['M/M', 'front', 370],
    ['M/M', 'left', 182],
  ])('SV-FACE-06 SV-GEO-15 %s about its %s: %i tenths', (layout, face, limit) => {
    const match = square(layout);
    legal(match, pivot(limit, face));
    legal(match, pivot(-limit, face));
    says(refused(match, pivot(limit + 1, face), 'SV-FACE-05'), limit / 10);
  });

  /** The front centre point, seen from the middle of the side, turns with the block. */
  const MIDDLES: [string, number, number][] = [
    ['front', 0, 0],
    ['rear', 0, -2 * W],
    ['left', -3 * HALF, -W],
    ['right', 3 * HALF, -W],
  ];
  test.each(MIDDLES)('SV-FACE-06 about its %s the middle of that side stays', (face, mx, my) => {
    const match = square('MMM/MMM');
    order(match, pivot(100, face));
    expectPose(pose(match), X + mx - mx * cos(100) - my * sin(100), Y + my + mx * sin(100) - my * cos(100), 100);
  });

  test('SV-FACE-06 without a side it is the front', () => {
    const match = square('MMM/MMM');
    order(match, steps({ pivot: -80 }));
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 3520 });
  });

  test('SV-GEO-08 SV-FACE-06 and it needs room', () => {
    const friend = block('MM/MM', { id: 'S2', x: X - 5 * HALF, y: Y, heading: 0 }); // flush with the left side
    const match = field([block('MMM/MMM', { formation: 'defensiveBlock' }), friend]);
    for (const face of ['front', 'left', 'right']) refused(match, pivot(50, face));
    legal(match, pivot(50, 'rear'));
  });
});

test('SV-FACE-01 turning alone is a manoeuvre; the unit may then still move', () => {
  const match = field(line('MM'));
  order(match, steps(turn(450)));
  expect(decision(match)?.kind).toBe('order');
  choose(match, steps(ahead(4000)));
  expectPose(pose(match), X + 2828, Y + 2828, 450);
});
