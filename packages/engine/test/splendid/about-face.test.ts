import { describe, expect, test } from 'vitest';
import { unit } from './kit.js';
import {
  ABOUT,
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
} from './move-help.js';

const BACK: Loose = { aboutFace: 'backward' };
const BENT = { after: 2, stays: 'left', way: 'back', angle: 450 };

describe('SV-FACE-07 every stand on its own centre', () => {
  test.each([
    ['line', line('PMM'), 'MMP', W],
    ['open order', horse('XX', { formation: 'openOrder' }), 'XX', W],
    ['block', block('PM/MM'), 'MM/MP', 2 * W],
    ['block of six', block('PMM/MMM'), 'MMM/MMP', 2 * W],
    ['limbered gun', gun('RA', { limbered: true }), 'G', GUN],
    ['Commander', { type: 'Cmd', layout: 'C' }, 'C', W],
  ])('SV-FACE-07 %s: the old rear edge is the new front', (_, given, layout, depth) => {
    for (const mode of [ABOUT, BACK]) {
      const match = field(given);
      order(match, steps(mode));
      expect(unit(match, 'S1')).toMatchObject({ layout, x: X, y: Y - depth, heading: 1800 });
    }
  });

  test('SV-FACE-07 with a heading of its own', () => {
    const match = field(line('PMM', { heading: 600 }));
    order(match, steps(ABOUT));
    expectPose(pose(match), X - W * sin(600), Y - W / 2, 2400);
    expect(unit(match, 'S1').layout).toBe('MMP');
  });

  test('SV-FACE-07 SV-GEO-09 it needs no room beside, where a turn would', () => {
    const match = field([
      block('MM/MM'),
      line('MM', { id: 'S2', x: X - 2 * W, y: Y }),
      line('MM', { id: 'S3', x: X + 2 * W, y: Y }),
    ]);
    refused(match, steps(turn(1800)));
    legal(match, steps(ABOUT));
  });

  test('SV-FACE-07 it is free and wherever a turn is', () => {
    const match = field(line('MM'));
    order(match, finish(steps(ahead(1000), ABOUT, ahead(1000), ABOUT, ahead(1000), ABOUT, ahead(1000))));
    expect(pose(match)).toEqual({ x: X, y: Y - W, heading: 1800 });
  });

  test.each([
    ['a defensive block', block('MM/MM', { formation: 'defensiveBlock' })],
    ['a bent line', { ...line('MMM'), formation: 'bentLine', bend: BENT }],
  ])('SV-FACE-07 SV-BEND-04 not for %s', (_, given) => {
    refused(field(given), steps(ABOUT));
  });

  test.each([
    ['sideStep', { left: 500 }],
    ['stepBack', { back: 500 }],
  ])('SV-FACE-07 SV-FACE-02 not in a %s', (kind, step) => {
    refused(field(line('MM')), { do: kind, steps: [ABOUT, step] });
  });
});

describe('SV-FACE-08 SV-R-08 files slide when the new front rank is incomplete', () => {
  /** layout before, after, and how deep the hull is */
  const SHAPES: [string, string, number][] = [
    ['PM/M.', 'MM/.P', 2],
    ['PM/.M', 'MP/M.', 2],
    ['PMM/MP.', 'MPM/.MP', 2],
    ['PMM/.MP', 'PMP/MM.', 2],
    ['PM/MM/P.', 'MP/MM/.P', 3],
    ['PMM/MPM/.P.', 'MPM/MPP/.M.', 3],
    ['PMP/MM./MP.', 'PPM/.MM/.MP', 3],
    ['PPM/MMP/MM.', 'PMM/MMM/.PP', 3],
  ];

  test.each(SHAPES)('SV-FACE-08 %s becomes %s; forward: on the old rear line', (layout, after, deep) => {
    const match = field(block(layout));
    order(match, steps(ABOUT));
    expect(unit(match, 'S1')).toMatchObject({
      formation: 'block',
      layout: after,
      x: X,
      y: Y - deep * W,
      heading: 1800,
    });
  });

  test.each(SHAPES)('SV-FACE-08 %s becomes %s; backward: on the line of the file furthest back', (layout, after) => {
    const match = field(block(layout));
    const ranks = layout.split('/');
    const shortest = Math.min(...[...ranks[0]!].map((_, f) => ranks.filter((rank) => rank[f] !== '.').length));
    order(match, steps(BACK));
    expect(unit(match, 'S1')).toMatchObject({ layout: after, x: X, y: Y - shortest * W, heading: 1800 });
  });

  test('SV-FACE-08 a friend in the notch forbids forward, not backward', () => {
    const match = field([block('MMM/MM.'), { id: 'S2', type: 'Sub', layout: 'C', x: X + W, y: Y - W }]);
    refused(match, steps(ABOUT), 'SV-FACE-08');
    legal(match, steps(BACK));
  });

  test('SV-FACE-08 a friend before the old front forbids backward, not forward', () => {
    const match = field([block('MMM/MM.'), line('MM', { id: 'S2', x: X, y: Y + W })]);
    refused(match, steps(BACK), 'SV-FACE-08');
    legal(match, steps(ABOUT));
  });

  test.each([
    [10, false],
    [11, true],
  ])('SV-FACE-08 SV-MOVE-10 nor may the sliding files come within %i of an enemy: %s', (gap, free) => {
    const match = field([block('MMM/MM.'), line('MM', { id: 'N1', x: X, y: Y + W + gap, heading: 1800 })]);
    expect(ask(match, steps(BACK)) === undefined).toBe(free);
  });

  test('SV-R-08 switch aboutFaceForward: forward only', () => {
    const match = field(block('MMM/MM.'), house('aboutFaceForward'));
    refused(match, steps(BACK), 'SV-R-08');
    legal(match, steps(ABOUT));
  });

  test('SV-R-98 files do not slide over the edge of the table', () => {
    const match = field(block('MMM/MM.', { y: 1000, heading: 1800 }));
    refused(match, { ...steps(BACK), leaveTable: true }, 'SV-R-98');
    legal(match, steps(ABOUT));
  });
});

describe('SV-FACE-09 columns', () => {
  test('SV-FACE-09 the last stand becomes the leading one', () => {
    const match = field(column('P/M/M'));
    order(match, steps(ABOUT, ahead(6000)));
    expect(unit(match, 'S1')).toMatchObject({
      formation: 'roadColumn',
      layout: 'M/M/P',
      x: X,
      y: Y - 3 * W - 6000,
      heading: 1800,
    });
  });

  test('SV-FACE-09 only before the leading stand moves or turns', () => {
    const match = field(column('P/M/M'));
    refused(match, steps(ahead(1000), ABOUT));
    refused(match, steps(turn(100), ABOUT));
    legal(match, steps(ABOUT));
  });

  test('SV-FACE-09 a bent column: old and new places are the same, the order is the other way round', () => {
    const bent = {
      ...column('P/M'),
      formation: 'bentRoadColumn',
      trail: [{ x: X - HALF, y: Y - W - HALF, heading: 900 }],
    };
    const match = field(bent);
    order(match, { ...steps(ABOUT), setDown: [{ x: X, y: Y - W, heading: 1800 }] });
    expect(unit(match, 'S1')).toMatchObject({
      formation: 'bentRoadColumn',
      layout: 'M/P',
      x: X - HALF - W,
      y: Y - W - HALF,
      heading: 2700,
      trail: [{ x: X, y: Y - W, heading: 1800 }],
    });
  });
});

describe('SV-FACE-10 SV-R-95 turning gains no ground', () => {
  const cases: [string, Loose[], boolean][] = [
    ['a plain turn of 180', [turn(1800)], true],
    ['two plain turns', [turn(1800), ahead(1000), turn(1800)], true],
    ['a turn of 180 and an about-face', [turn(1800), ABOUT], false],
    ['an about-face and a turn of 180', [ABOUT, turn(1800)], false],
    ['the same after a move', [ahead(2000), turn(1800), ABOUT], false],
    ['turn back on the way gone', [turn(1800), ahead(2000), ABOUT], true],
    ['turn of 90 and about-face', [turn(900), ABOUT], true],
    ['within 0.005"', [turn(902), ABOUT], true],
    ['beyond', [turn(904), ABOUT], false],
    ['about-face and turn of 90', [ABOUT, turn(900)], true],
    ['about-face and turn of 120', [ABOUT, turn(-1200)], false],
    ['about-face, march, about-face', [ABOUT, ahead(1000), ABOUT], true],
    ['about-face, march, turn of 180', [ABOUT, ahead(1000), turn(1800)], false],
    ['twice', [ABOUT, ahead(100), turn(1800), ahead(100), ABOUT], false],
  ];
  test.each(cases)('SV-FACE-10 %s', (_, list, free) => {
    const answer = ask(field(line('MM')), steps(...list));
    expect(answer?.rule).toBe(free ? undefined : 'SV-FACE-10');
  });

  test('SV-FACE-10 it counts over several orders of one manoeuvre', () => {
    const match = field(line('MM'));
    order(match, steps(turn(1800)));
    refused(match, steps(ABOUT), 'SV-FACE-10');
    const other = field(line('MM'));
    order(other, steps(ABOUT, ahead(100)));
    refused(other, steps(turn(1800), ahead(100), ABOUT), 'SV-FACE-10');
  });

  test('SV-FACE-10 the depth of the hull counts: a limbered gun', () => {
    const guns = () => field(gun('RA', { limbered: true }));
    legal(guns(), steps(turn(900), ABOUT));
    refused(guns(), steps(turn(950), ABOUT), 'SV-FACE-10');
  });

  test.each(cases)('SV-R-95 switch turningGainsGround lets it pass: %s', (_, list) => {
    legal(field(line('MM'), house('turningGainsGround')), steps(...list));
  });

  test('SV-FACE-10 a column is not bound', () => {
    const list = [ABOUT, turn(1200), ahead(4000)];
    legal(field(column('M/M')), steps(...list));
    refused(field(line('MM')), steps(...list), 'SV-FACE-10');
  });
});
