import { describe, expect, test } from 'vitest';
import {
  area,
  field,
  hits,
  HORSE,
  isOver,
  north,
  order,
  pose,
  refused,
  south,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };
const OUT = (ahead: number) => ({ do: 'manoeuvre', steps: [{ aboutFace: 'forward' }, { ahead }] });
/** Front to front along y = 20000. */
const face = (who: Loose = HORSE, others: Loose[] = [], dice: number[] = [], more: Loose = {}) =>
  field([south(20000, who), north(20000), ...others], dice, more);
/** S1 has N1 on its left side: N1 looks east, its front along x = 28426 from y = 17926 to 21074. */
const flank = (others: Loose[] = [], dice: number[] = []) =>
  field([south(20000, HORSE), north(19500, { x: 28426, heading: 900 }), ...others], dice);

describe('who disengages', () => {
  test.each<[string, Loose]>([
    ['horse', HORSE],
    ['Heavy Mounted', { type: 'HM', layout: 'YY' }],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }],
    ['a Commander', { type: 'Cmd', layout: 'C' }],
    ['a single stand of horse', { type: 'M', layout: 'X' }],
    ['horse in open order', { ...HORSE, formation: 'openOrder' }],
    ['horse in block', { type: 'M', layout: 'XX/XX' }],
  ])('SV-DISENG-01 %s may disengage from foot', (_, who) => {
    expect(refused(face(who), 'S1', { do: 'disengage' })).toBeUndefined();
  });

  test.each<[string, Loose, Loose]>([
    ['foot', PIKES, {}],
    ['dismounted Dragoons', { type: 'D', layout: 'DD', state: 'dismounted' }, {}],
    ['a gun', { type: 'RA', layout: 'G', limbered: true }, {}],
    ['horse from horse', HORSE, HORSE],
    ['horse from a Commander', HORSE, { type: 'Cmd', layout: 'C' }],
  ])('SV-DISENG-01 not %s', (_, who, enemy) => {
    const match = field([south(20000, who), north(20000, enemy)]);
    expect(['SV-DISENG-01', 'SV-MOVE-03', 'SV-MOVE-04']).toContain(refused(match, 'S1', { do: 'disengage' })?.rule);
  });

  test('SV-DISENG-01 one mounted enemy among several is enough to hold it', () => {
    const match = face(HORSE, [north(18426, { id: 'N2', ...HORSE, x: 28426, heading: 900 })]);
    expect(['SV-DISENG-01', 'SV-MOVE-03']).toContain(refused(match, 'S1', { do: 'disengage' })?.rule);
  });

  test('SV-DISENG-01 only a unit in contact disengages, and while it is in contact it can do nothing else', () => {
    const free = field([south(20000, HORSE), north(24000)]);
    expect(refused(free, 'S1', { do: 'disengage' })?.rule).toBe('SV-DISENG-01');
    const match = face();
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, OUT(3000))?.rule).toBe('SV-MOVE-03');
    expect(refusal(match, { do: 'changeFormation', formation: 'openOrder', layout: 'XX' })?.rule).toBe('SV-MOVE-03');
  });

  test.each<[string, Loose]>([
    ['a bent line', { ...HORSE, formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 300 } }],
    [
      'a bent open order',
      { ...HORSE, formation: 'bentOpenOrder', bend: { after: 1, stays: 'left', way: 'back', angle: 300 } },
    ],
    ['a column', { type: 'M', layout: 'X/X', formation: 'roadColumn' }],
  ])('SV-DISENG-06, SV-R-50 %s cannot disengage', (_, who) => {
    expect(['SV-DISENG-06', 'SV-R-50', 'SV-MOVE-03', 'SV-DISENG-01']).toContain(
      refused(face(who), 'S1', { do: 'disengage' })?.rule,
    );
  });
});

describe('the markers', () => {
  const LEFT = north(19213, { id: 'N2', x: 28426, heading: 900 });
  const RIGHT = north(19213, { id: 'N3', x: 31574, heading: 2700 });
  test.each<[number, Loose[], number]>([
    [1, [], 1],
    [2, [LEFT], 2],
    [3, [LEFT, RIGHT], 2],
  ])('SV-DISENG-02 from %i enemy units', (_, others, markers) => {
    const match = face(HORSE, others);
    order(match, 'S1', { do: 'disengage' });
    expect(hits(match, 'S1')).toBe(markers);
  });

  test('SV-DISENG-02, -04, SV-R-49 the markers come first and stay even if the unit stays', () => {
    const match = face();
    order(match, 'S1', { do: 'disengage' });
    expect(hits(match, 'S1')).toBe(1);
    choose(match, { do: 'stop' });
    expect(hits(match, 'S1')).toBe(1);
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 20000, heading: 0 });
    isOver(match);
  });
});

describe('the way out', () => {
  const opted = (match: ReturnType<typeof field>) => {
    order(match, 'S1', { do: 'disengage' });
    return match;
  };

  test.each<[string, Loose, number]>([
    ['Mounted', HORSE, 14000],
    ['Heavy Mounted', { type: 'HM', layout: 'YY' }, 10000],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }, 18000],
  ])('SV-DISENG-03 %s go as far as their Move allowance', (_, who, reach) => {
    const match = opted(face(who));
    const far = refusal(match, OUT(reach + 6));
    expect(['SV-MOVE-06', 'SV-MOVE-07', 'SV-DISENG-03']).toContain(far?.rule);
    expect(far?.because).toContain(String(reach / 1000));
    expect(refusal(match, OUT(reach + 5))).toBeUndefined();
    choose(match, { ...OUT(reach), finish: true });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 18426 - reach, heading: 1800 });
    expect(hits(match, 'S1')).toBe(1);
    isOver(match);
  });

  test('SV-DISENG-03 no double-time, no change of formation', () => {
    const match = opted(face());
    expect(refusal(match, { ...OUT(3000), doubleTime: true })?.rule).toBe('SV-MOVE-08');
    expect(refusal(match, { do: 'changeFormation', formation: 'block', layout: 'X/X' })?.rule).toBe('SV-MOVE-04');
    choose(match, OUT(3000));
    expect(refusal(match, { do: 'changeFormation', formation: 'block', layout: 'X/X' })?.rule).toBe('SV-MOVE-04');
  });

  test('SV-DISENG-03, SV-R-49 it overlaps nobody, the enemy it leaves included', () => {
    const match = opted(face());
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 500 }] })?.rule).toBe('SV-MOVE-10');
    expect(refusal(match, { do: 'manoeuvre', steps: [{ turn: 450 }, { ahead: 500 }] })?.rule).toBe('SV-FACE-03');
    expect(refusal(match, { do: 'manoeuvre', steps: [{ turn: 1800 }, { ahead: 3000 }] })?.rule).toBe('SV-FACE-03');
  });

  test.each([
    [10, false],
    [11, true],
  ])('SV-DISENG-03 it must end touching no enemy: a gap of %i thousandths is enough: %s', (gap, enough) => {
    const match = opted(face());
    const way = { ...OUT(gap), finish: true };
    if (refusal(match, way) === undefined) choose(match, way);
    else choose(match, { do: 'stop' });
    expect(pose(match, 'S1')).toEqual(
      enough ? { x: 30000, y: 18426 - gap, heading: 1800 } : { x: 30000, y: 20000, heading: 0 },
    );
  });

  test('SV-DISENG-03, SV-R-49 sliding along the enemy it leaves is allowed', () => {
    const match = opted(flank());
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 6000 }], finish: true });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 26000, heading: 0 });
    isOver(match);
  });

  test('SV-DISENG-03, SV-R-49 a touch once lost may not come again', () => {
    const match = opted(flank());
    // Past N1 (rear at 24426, N1 up to 21074), about-face, and back along it.
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 6000 }, { aboutFace: 'forward' }] });
    expect(['SV-DISENG-03', 'SV-MOVE-10', 'SV-R-49', 'SV-R-07']).toContain(
      refusal(match, { do: 'manoeuvre', steps: [{ ahead: 6000 }] })?.rule,
    );
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 3300 }] })).toBeUndefined();
  });

  test('SV-DISENG-03 each enemy by itself: the one may be touched still when the other is lost', () => {
    // N1 on the left side, N2 before the front: about-face, then N2 is lost at once and N1 only later.
    const match = opted(
      field([south(20000, HORSE), north(19000, { x: 28426, heading: 900 }), north(20000, { id: 'N2' })]),
    );
    expect(hits(match, 'S1')).toBe(2);
    choose(match, { ...OUT(6000), finish: true });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 12426, heading: 1800 });
  });

  test('SV-DISENG-03 another enemy may not be touched on the way', () => {
    const match = opted(face(HORSE, [north(15000, { id: 'N2', x: 28426, heading: 900 })]));
    expect(refusal(match, OUT(3000))?.rule).toBe('SV-MOVE-10');
    expect(refusal(match, OUT(500))).toBeUndefined();
  });

  test('SV-DISENG-04 a way that ends in contact is undone to where it began; the marker stays', () => {
    const match = opted(flank());
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 500 }] });
    choose(match, { do: 'stop' });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 20000, heading: 0 });
    expect(hits(match, 'S1')).toBe(1);
    isOver(match);
  });

  test('SV-DISENG-04 shut in by terrain it stays', () => {
    const match = opted(face(HORSE, [], [], { options: { terrain: [area('bog', 20000, 10000, 40000, 18426)] } }));
    expect(refusal(match, OUT(3000))?.rule).toBe('SV-TERR-03');
    choose(match, { do: 'stop' });
    expect(pose(match, 'S1').y).toBe(20000);
    expect(hits(match, 'S1')).toBe(1);
  });
});

describe('intercepting it', () => {
  // N2 looks east along y = 18000; S1 is in its zone from the start.
  const HUNTER = north(18000, { id: 'N2', ...HORSE, x: 20000, heading: 900 });

  test('SV-DISENG-05, SV-REACT-07 it can be intercepted only from where it has lost contact with all it was engaged with', () => {
    const match = face(HORSE, [HUNTER], [3]);
    order(match, 'S1', { do: 'disengage' });
    choose(match, { ...OUT(5000), finish: true });
    waitsFor(match, 'north', 'intercept');
    for (const at of [0, 10])
      expect(['SV-DISENG-05', 'SV-REACT-08']).toContain(refusal(match, { do: 'intercept', unit: 'N2', at })?.rule);
    choose(match, { do: 'intercept', unit: 'N2', at: 11 });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 18415, heading: 1800 });
    expect(pose(match, 'N2')).toEqual({ x: 28426, y: 18000, heading: 900 });
    expect(hits(match, 'S1')).toBe(2);
    expect(hits(match, 'N2')).toBe(1);
    isOver(match);
  });

  test('SV-DISENG-05 nobody is asked while it only slides along', () => {
    const slide = field(
      [
        south(20000, HORSE),
        north(19500, { x: 28426, heading: 900 }),
        north(20500, { id: 'N2', type: 'M', layout: 'XXXX', x: 38000, heading: 2700 }),
      ],
      [],
    );
    order(slide, 'S1', { do: 'disengage' });
    choose(slide, { do: 'manoeuvre', steps: [{ ahead: 500 }] });
    expect(decision(slide)).toMatchObject({ side: 'south', kind: 'order' });
    choose(slide, { do: 'manoeuvre', steps: [{ ahead: 4000 }] });
    waitsFor(slide, 'north', 'intercept');
    choose(slide, { do: 'pass' });
    expect(pose(slide, 'S1').y).toBe(24500);
  });

  test('SV-DISENG-05 after a failed intercept it goes on or plans anew', () => {
    const match = face(HORSE, [HUNTER], [4]);
    order(match, 'S1', { do: 'disengage' });
    choose(match, OUT(5000));
    choose(match, { do: 'intercept', unit: 'N2', at: 1000 });
    waitsFor(match, 'south', 'goOn');
    choose(match, { do: 'replan' });
    expect(pose(match, 'S1').y).toBe(17426);
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 13006 }] })?.rule).toBe('SV-MOVE-07');
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 13005 }] })).toBeUndefined();
    choose(match, { do: 'stop' });
    expect(pose(match, 'S1').y).toBe(17426);
    expect(unit(match, 'N2').reacted).toBe(true);
    isOver(match);
  });
});
