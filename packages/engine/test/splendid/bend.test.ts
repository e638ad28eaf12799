import { describe, expect, test } from 'vitest';
import { unit } from './kit.js';
import {
  ABOUT,
  HALF,
  W,
  X,
  Y,
  ask,
  block,
  change,
  enemyAhead,
  field,
  go,
  horse,
  house,
  legal,
  line,
  order,
  refused,
  steps,
  turn,
  type Loose,
} from './move-help.js';

const bend = (after: number, way: string, angle: number, stays?: string): Loose => ({
  bend: { after, way, angle, ...(stays ? { stays } : {}) },
});
const bent = (layout: string, given: Loose, more: Loose = {}): Loose => ({
  ...line(layout),
  formation: 'bentLine',
  ...given,
  ...more,
});

describe('SV-BEND-01 what can be bent', () => {
  test.each([
    ['a line', line('PMM'), 'bentLine', 'PMM'],
    ['a line of two', line('PM'), 'bentLine', 'PM'],
    ['an open order', line('MMM', { formation: 'openOrder' }), 'bentOpenOrder', 'MMM'],
    ['a block, as a line first', block('PM/MM'), 'bentLine', 'MPMM'],
    ['a defensive block', block('PM/MM', { formation: 'defensiveBlock' }), 'bentLine', 'MPMM'],
    ['Mounted', horse('XXX'), 'bentLine', 'XXX'],
    ['Mounted in line, to open order and bent at once', horse('XXX'), 'bentOpenOrder', 'XXX'],
    ['Heavy Mounted', horse('YYY', { type: 'HM' }), 'bentLine', 'YYY'],
  ])('SV-BEND-01 %s', (_, given, formation, layout) => {
    const match = field(given);
    order(match, change(formation, layout, bend(1, 'back', 300)));
    expect(unit(match, 'S1')).toMatchObject({
      formation,
      layout,
      heading: 0,
      bend: { after: 1, way: 'back', angle: 300 },
    });
  });

  test.each([
    ['a single stand', line('M'), 'bentLine', 'M'],
    ['open order with pikes', line('PMM'), 'bentOpenOrder', 'PMM'],
    ['two ranks', line('MMMM'), 'bentLine', 'MM/MM'],
  ])('SV-BEND-01 SV-FORM-01 not %s', (_, given, formation, layout) => {
    refused(field(given), change(formation, layout, bend(1, 'back', 300)));
  });

  test('SV-BEND-01 it is the whole action of foot; horse may manoeuvre before', () => {
    const foot = field(line('MMM'));
    order(foot, change('bentLine', 'MMM', bend(1, 'back', 300)));
    expect(unit(foot, 'S1').done).toBe(true);
    const riders = field(horse('XXX'));
    order(riders, go(14000));
    order(riders, change('bentLine', 'XXX', bend(1, 'back', 300)));
    expect(unit(riders, 'S1')).toMatchObject({ formation: 'bentLine', y: Y + 14000 });
  });
});

describe('SV-BEND-02 one bend', () => {
  test.each([
    [1, 1, true],
    [2, 450, true],
    [3, 900, true],
    [1, 0, false],
    [1, 901, false],
    [1, -300, false],
    [0, 300, false],
    [4, 300, false],
  ])('SV-BEND-02 of four stands, after %i, by %i tenths: %s', (after, angle, may) => {
    const answer = ask(field(line('MMMM')), change('bentLine', 'MMMM', bend(after, 'back', angle)));
    expect(answer?.rule).toBe(may ? undefined : 'SV-BEND-02');
  });

  test('SV-BEND-02 the refusal says how far it may be bent, and how far it was to be', () => {
    const match = field(line('MMMM'));
    const because = (angle: number) => ask(match, change('bentLine', 'MMMM', bend(1, 'back', angle)))?.because;
    expect(because(901)).toBe('S1 may be bent by more than 0 and at most 90°, not by 90.1°.');
    expect(because(0)).toBe('S1 may be bent by more than 0 and at most 90°, not by 0°.');
  });

  test.each([
    [{ angle: 900 }, true],
    [{ angle: 901 }, false],
    [{ angle: -300 }, false],
    [{ after: 0 }, false],
    [{ after: 4 }, false],
    [{ after: 9 }, false],
  ])('SV-BEND-02 set out in a position: %j: %s', (more, may) => {
    const given = { after: 2, stays: 'left', way: 'back', angle: 300, ...more };
    const put = () => field(bent('MMMM', { bend: given }));
    if (may) expect(put).not.toThrow();
    else expect(put).toThrow('SV-BEND-02');
  });

  test('SV-BEND-02 a bent formation without a bend is none', () => {
    refused(field(line('MMMM')), change('bentLine', 'MMMM'));
  });
});

describe('SV-BEND-03 SV-R-11 which arm stays, and where the other goes', () => {
  test.each([
    ['MMMM', 1, {}, 'right', HALF],
    ['MMMM', 3, {}, 'left', -HALF],
    ['MMMM', 2, { from: 1, to: 1 }, 'left', -W],
    ['MMMM', 2, { from: 2, to: 2 }, 'right', W],
    ['MMMMM', 2, {}, 'right', W],
    ['MMMMM', 3, {}, 'left', -W],
    ['MMM', 1, {}, 'right', HALF],
    ['MM', 1, { from: 0, to: 0 }, 'left', -HALF],
    ['MM', 1, { from: 1, to: 1 }, 'right', HALF],
  ])(
    'SV-BEND-03 SV-R-11 SV-GEO-17 %s bent after %i (%o): the %s arm stays, its front centre %i from the old one',
    (layout, after, more, stays, dx) => {
      const match = field(line(layout));
      order(match, change('bentLine', layout, { ...bend(after, 'back', 450), ...more }));
      expect(unit(match, 'S1')).toMatchObject({
        bend: { after, stays, way: 'back', angle: 450 },
        x: X + dx,
        y: Y,
        heading: 0,
      });
    },
  );

  /** A line of three; one outer stand is turned by 90 degrees into one of four places, seen from the middle of the front. */
  const PLACES: [string, number, string, number, number][] = [
    ['right', 2, 'back', W, -W],
    ['right', 2, 'forward', W, W],
    ['left', 1, 'back', -W, -W],
    ['left', 1, 'forward', -W, W],
  ];
  test.each(PLACES)(
    'SV-BEND-03 the %s arm (after %i), %s: its place is hinged at the touching corners',
    (_, after, way, dx, dy) => {
      const at = (x: number, y: number) =>
        ask(
          field([line('MMM'), line('M', { id: 'S2', x, y, heading: 0 })]),
          change('bentLine', 'MMM', bend(after, way, 900)),
        );
      // a friend in the place blocks it, one in any of the three other places does not
      for (const [, , , ox, oy] of PLACES) expect(at(X + ox, Y + oy) === undefined).toBe(ox !== dx || oy !== dy);
      // the place begins at the hinge and is one stand wide and deep
      for (const [sx, sy] of [
        [0, 1],
        [1, 0],
      ]) {
        const [ex, ey] = [X + dx + Math.sign(dx) * sx! * W, Y + dy + Math.sign(dy) * sy! * W];
        expect(at(ex, ey)).toBeUndefined();
        expect(at(ex - Math.sign(dx) * sx! * 11, ey - Math.sign(dy) * sy! * 11)).toBeDefined();
        expect(at(ex - Math.sign(dx) * sx! * 10, ey - Math.sign(dy) * sy! * 10)).toBeUndefined();
      }
    },
  );

  test('SV-BEND-03 by less than 90 degrees', () => {
    // bent back by 45 degrees the right stand of two reaches (sin 45 + cos 45) W = 2226 beyond the hinge, level with it
    const at = (gap: number, way: string) =>
      ask(
        field([line('MM'), line('MM', { id: 'S2', x: X + gap, y: Y - (way === 'back' ? W : 0) + HALF, heading: 0 })]),
        change('bentLine', 'MM', { ...bend(1, way, 450), from: 0, to: 0 }),
      );
    for (const way of ['back', 'forward']) {
      expect(at(W + 2217, way), way).toBeUndefined();
      expect(at(W + 2214, way), way).toBeDefined();
    }
  });

  test('SV-R-11 without the switch the other arm cannot be named', () => {
    refused(field(line('MMMMM')), change('bentLine', 'MMMMM', bend(3, 'back', 450, 'right')), 'SV-BEND-03');
  });

  test.each([
    [3, 'right', 3 * HALF],
    [3, 'left', -W],
    [1, 'left', -2 * W],
    [1, 'right', HALF],
  ])('SV-R-11 switch bendAnyArm: bent after %i, the %s arm stays', (after, stays, dx) => {
    const match = field(line('MMMMM'), house('bendAnyArm'));
    order(match, change('bentLine', 'MMMMM', bend(after, 'back', 450, stays)));
    expect(unit(match, 'S1')).toMatchObject({ bend: { after, stays }, x: X + dx, y: Y, heading: 0 });
  });

  test('SV-BEND-03 SV-CHANGE-05 an arm does not turn into a unit, an enemy or off the table', () => {
    const given = change('bentLine', 'MMM', bend(2, 'forward', 900));
    const rules = ['SV-CHANGE-05', 'SV-MOVE-10', 'SV-R-98'];
    refused(field([line('MMM'), line('MM', { id: 'N1', x: X + W, y: Y + W + 10, heading: 1800 })]), given, ...rules);
    legal(field([line('MMM'), line('MM', { id: 'N1', x: X + W, y: Y + W + 11, heading: 1800 })]), given);
    refused(field({ ...line('MMM'), y: 96000 - 1000 }), given, ...rules);
  });
});

describe('SV-BEND-04 SV-BEND-05 a bent unit stays where it is', () => {
  const BEND = bend(2, 'back', 450, 'left');
  const UNITS: [string, Loose][] = [
    ['bent line', bent('MMM', BEND)],
    ['bent open order', bent('MMM', BEND, { formation: 'bentOpenOrder' })],
    ['bent Mounted', bent('XXX', BEND, { type: 'M' })],
  ];
  test.each(UNITS)('SV-BEND-04 %s: no move, turn, about-face, pivot, side-step, step-back or charge', (_, given) => {
    const match = field([given, enemyAhead(2000, { x: X - HALF })]);
    for (const one of [
      go(500),
      steps(turn(100)),
      steps(ABOUT),
      steps({ pivot: 10 }),
      { do: 'sideStep', steps: [{ left: 500 }] },
      { do: 'stepBack', steps: [{ back: 500 }] },
      { do: 'charge', target: 'N1' },
    ])
      refused(match, one);
  });

  test('SV-BEND-05 a change of formation lets it move again', () => {
    const match = field(bent('XXX', BEND, { type: 'M' }));
    order(match, change('line', 'XXX'));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', x: X + HALF, y: Y });
    legal(match, go(14000));
  });

  test('SV-BEND-05 the bend itself may be altered', () => {
    const match = field(bent('MMM', BEND));
    order(match, change('bentLine', 'MMM', bend(1, 'forward', 200)));
    expect(unit(match, 'S1')).toMatchObject({
      formation: 'bentLine',
      bend: { after: 1, stays: 'right', way: 'forward', angle: 200 },
      x: X + W,
      y: Y,
    });
  });
});
