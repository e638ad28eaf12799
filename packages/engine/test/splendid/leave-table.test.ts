import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, unit } from './kit.js';
import {
  GUN,
  HALF,
  W,
  X,
  Y,
  ahead,
  ask,
  block,
  column,
  expectPose,
  field,
  finish,
  go,
  gun,
  horse,
  house,
  legal,
  line,
  order,
  pose,
  refused,
  sin,
  steps,
  turn,
  type Loose,
  type Match,
} from './move-help.js';

const WIDE = 144000;
const off = (given: Loose): Loose => ({ ...given, leaveTable: true });
const side = (...list: Loose[]): Loose => ({ do: 'sideStep', steps: list });
const tally = (match: Match): number => position(match).sides.south.tally;

describe('SV-MOVE-11 stands that leave the table', () => {
  test('SV-MOVE-11 it needs to be confirmed; the stand counts as routed, the rest stays', () => {
    const match = field(line('PMM', { x: 3361 }));
    refused(match, side({ left: 2000 }), 'SV-MOVE-11');
    order(match, finish(off(side({ left: 2000 }))));
    expect(unit(match, 'S1')).toMatchObject({
      status: 'table',
      formation: 'line',
      layout: 'MM',
      x: 574 + W,
      y: Y,
      heading: 0,
    });
    expect(tally(match)).toBe(1);
  });

  test.each([
    ['left', 4000, 4000 - 3 * HALF],
    ['right', WIDE - 4000, 4000 - 3 * HALF],
  ])('SV-MOVE-11 a corner more than 0.010" outside: to the %s', (way, x, room) => {
    const match = field(line('MMM', { x }));
    legal(match, side({ [way]: room }));
    legal(match, side({ [way]: room + 10 }));
    refused(match, side({ [way]: room + 11 }), 'SV-MOVE-11');
    legal(match, off(side({ [way]: room + 11 })));
  });

  test('SV-MOVE-11 to confirm what does not happen does no harm', () => {
    const match = field(line('MMM'));
    order(match, finish(off(go(1000))));
    expect(unit(match, 'S1')).toMatchObject({ layout: 'MMM', y: Y + 1000 });
    expect(tally(match)).toBe(0);
  });

  test.each([
    ['a line', line('MMM', { y: 1000, heading: 1800 }), go(4000), 3],
    ['a gun prolonged backwards', gun('RA', { y: GUN + 500 }), { do: 'prolongBack', steps: [{ back: 2000 }] }, 1],
    ['a Commander', { type: 'Cmd', layout: 'C', x: X, y: 95000 }, go(5000), 1],
    ['a step back', line('MM', { y: W + 200 }), { do: 'stepBack', steps: [{ back: 2000 }] }, 2],
  ])('SV-MOVE-11 %s that leaves it whole is routed', (_, given, act, stands) => {
    const match = field(given);
    refused(match, act, 'SV-MOVE-11');
    order(match, off(act));
    expect(unit(match, 'S1').status).toBe('routed');
    expect(tally(match)).toBe(stands);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('SV-MOVE-11 a turn can do it', () => {
    const match = field(line('PMM', { x: W, heading: 900 }));
    refused(match, steps(turn(900)), 'SV-MOVE-11');
    order(match, off(steps(turn(900))));
    expect(unit(match, 'S1')).toMatchObject({ layout: 'PM', x: W + HALF, y: Y, heading: 1800 });
    expect(tally(match)).toBe(1);
  });

  test('SV-MOVE-11 so can a pivot', () => {
    // 200 from the edge, a pivot by 18 degrees moves the front right corner up by 486
    const match = field(line('PM', { y: 96000 - 100 }));
    refused(match, { do: 'stepBack', steps: [{ back: 100 }, { pivot: -180 }] }, 'SV-MOVE-11');
    order(match, finish(off({ do: 'stepBack', steps: [{ back: 100 }, { pivot: -180 }] })));
    expect(unit(match, 'S1')).toMatchObject({ layout: 'P', heading: 3420 });
    expect(tally(match)).toBe(1);
  });

  test('SV-MOVE-11 only the end of a step counts, not what sticks out in between', () => {
    // turning right about from east to west the ends of the line pass beyond the northern edge
    const match = field(line('MMM', { y: 96000 - 3 * HALF, heading: 900 }));
    legal(match, steps(turn(1800)));
  });

  test('SV-MOVE-11 P-STEPS also within one batch of steps', () => {
    const match = field(horse('XXX', { x: W, heading: 900 }));
    order(match, off(steps(turn(900), ahead(5000))));
    expect(unit(match, 'S1')).toMatchObject({ layout: 'XX', x: W + HALF, y: Y - 5000, heading: 1800 });
  });

  test('SV-MOVE-11 the rest carries on without penalty', () => {
    const match = field(horse('XXX', { x: W, heading: 900 }));
    order(match, off(steps(turn(900))));
    order(match, go(5000));
    expect(unit(match, 'S1')).toMatchObject({ layout: 'XX', x: W + HALF, y: Y - 5000, heading: 1800 });
    legal(match, go(9000));
    refused(match, go(9006), 'SV-MOVE-07');
  });

  test('SV-MOVE-11 a charge needs the confirmation too', () => {
    const match = field([
      line('PMM', { x: 2400, heading: 0 }),
      line('MM', { id: 'N1', x: 3500, y: Y + 2000, heading: 1800 }),
    ]);
    // pivoted to the left, the line of three comes out by its left end
    const given = { do: 'charge', target: 'N1', pivot: -100 };
    expect(ask(match, given)?.rule).toBe('SV-MOVE-11');
    legal(match, off(given));
  });
});

describe('SV-R-72 what is left', () => {
  test.each([
    [
      'a block that keeps a shape',
      block('MMM/MM.', { x: WIDE - 3000 }),
      side({ right: 1500 }),
      'MM/MM',
      WIDE - 1500 - HALF,
    ],
    ['two of a block of four', block('PM/PM', { x: 2000 }), side({ left: 1500 }), 'M/M', 500 + HALF],
    ['open order', line('MMM', { x: 3000, formation: 'openOrder' }), side({ left: 1500 }), 'MM', 1500 + HALF],
    ['a lone stand', line('PM', { x: 2000 }), side({ left: 1500 }), 'M', 500 + HALF],
  ])('SV-R-72 %s is not re-formed', (_, given, act, layout, x) => {
    const match = field(given);
    order(match, finish(off(act)));
    expect(decision(match)?.kind).toBe('activity');
    expect(unit(match, 'S1')).toMatchObject({ formation: given['formation'], layout, x, y: Y });
  });

  /** It looks north-east; after 1" its front left stand, and no other, is over the northern edge. Friends: rank, file. */
  const corner = (layout: string, ...friends: [number, number][]): [Match, Loose] => {
    const files = layout.indexOf('/');
    const end = { x: X + 707, y: Math.round(96500 - files * HALF * sin(450)) };
    const diagonal = W * sin(450);
    const stand = (rank: number, file: number) => {
      const right = (file - (files - 1) / 2) * diagonal;
      return { x: Math.round(end.x + right - rank * diagonal), y: Math.round(end.y - right - rank * diagonal) };
    };
    const others = friends.map((at, i) => line('M', { id: `S${i + 2}`, ...stand(...at), heading: 450 }));
    const match = field([block(layout, { y: end.y - 707, heading: 450 }), ...others]);
    order(match, off(go(1000)));
    return [match, { x: end.x + diagonal, y: end.y - diagonal }];
  };

  test('SV-R-72 if it is no valid formation the owner re-forms it at once, same kind, about its front', () => {
    // of [3,3,3] is left [2,3,3]; about the left one of the front there is no table
    const [match, place] = corner('MMM/MMM/MMM');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'reform' });
    expect(
      options(match)
        .map((one) => one.layout)
        .sort(),
    ).toEqual(['MMM/MMM/.MM', 'MMM/MMM/MM.']);
    for (const one of options(match)) expect(one).toMatchObject({ do: 'reform', formation: 'block' });
    choose(
      match,
      options(match).find((one) => one.layout === 'MMM/MMM/.MM'),
    );
    expect(unit(match, 'S1')).toMatchObject({ formation: 'block', layout: 'MMM/MMM/.MM', status: 'table' });
    expectPose(pose(match), Number(place['x']), Number(place['y']), 450);
    expect(tally(match)).toBe(1);
    expect(decision(match)).toMatchObject({ kind: 'order', about: { unit: 'S1' } });
    legal(match, steps({ aboutFace: 'forward' }, ahead(3000)));
  });

  test('SV-R-72 one place: nobody is asked', () => {
    const [match, place] = corner('MM/MM', [1, 2]);
    expect(decision(match)?.kind).toBe('order');
    expect(unit(match, 'S1')).toMatchObject({ formation: 'block', layout: 'MM/M.' });
    expectPose(pose(match), Number(place['x']), Number(place['y']), 450);
  });

  test('SV-R-72 no place at all: it routs', () => {
    const [match] = corner('MM/MM', [0, 2]);
    expect(unit(match, 'S1').status).toBe('routed');
    expect(tally(match)).toBe(4);
    expect(decision(match)?.kind).toBe('activity');
  });

  test('SV-R-72 SV-R-03 the kind stays: a rank of two that is left of a block becomes a block of two', () => {
    const match = field(block('PP/MM', { y: 1000, heading: 1800 }));
    order(match, off(go(1500)));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'reform' });
    expect(options(match)).toHaveLength(2); // about the one or the other
    for (const one of options(match)) expect(one).toMatchObject({ do: 'reform', formation: 'block', layout: 'M/M' });
    choose(match, options(match)[0]);
    const { x, ...rest } = unit(match, 'S1');
    expect(rest).toMatchObject({ formation: 'block', layout: 'M/M', y: W - 500, heading: 1800 });
    expect([X - HALF, X + HALF]).toContain(x);
    expect(tally(match)).toBe(2);
  });

  test('SV-R-72 SV-R-02 a line if the same kind is impossible', () => {
    const match = field(block('PM/PM', { x: 2000 }), house('noTwoStandBlock'));
    order(match, finish(off(side({ left: 1500 }))));
    // to the left there is no table: one way to do it
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', layout: 'MM', x: 500 + W, y: Y });
  });
});

describe('SV-MOVE-11 P-STEPS columns', () => {
  test('SV-MOVE-11 the stands are taken off after the set-down', () => {
    const match = field(column('P/M/M', { y: 2000, heading: 1800 }));
    refused(match, go(3000), 'SV-MOVE-11');
    order(match, finish(off(go(3000))));
    expect(unit(match, 'S1')).toMatchObject({
      formation: 'roadColumn',
      layout: 'M/M',
      x: X,
      y: W - 1000,
      heading: 1800,
    });
    expect(tally(match)).toBe(1);
  });

  test('SV-R-72 one stand left of a column is a line', () => {
    const match = field(column('P/M', { y: 2000, heading: 1800 }));
    order(match, finish(off(go(3000))));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', layout: 'M', x: X, y: W - 1000, heading: 1800 });
  });

  test('P-STEPS only its last straight move may leave the table', () => {
    const match = field(column('X/X/X', { type: 'M', y: 2000, heading: 1800 }));
    refused(match, off(steps(ahead(3000), turn(1700), ahead(5000))));
    legal(match, off(steps(turn(300), ahead(1000), turn(-300), ahead(3000))));
  });

  test('SV-COL-03 SV-MOVE-11 a follower set down outside is lost as well', () => {
    const match = field(column('P/M', { x: 1000, y: Y }));
    const given = { ...go(4000), setDown: [{ x: 1000 - HALF, y: Y + 4000 - W - HALF, heading: 900 }] };
    refused(match, given, 'SV-MOVE-11');
    order(match, finish(off(given)));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', layout: 'P', x: 1000, y: Y + 4000 });
  });
});
