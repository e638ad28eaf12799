import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  ABOUT,
  GUN,
  W,
  X,
  Y,
  ahead,
  ask,
  block,
  bog,
  change,
  column,
  enemyAhead,
  field,
  finish,
  friendAhead,
  go,
  gun,
  horse,
  house,
  legal,
  line,
  order,
  pose,
  refused,
  steps,
  type Loose,
} from './move-help.js';

const open = (one: Loose): Loose => ({ ...one, formation: 'openOrder' });
const DRAGOONS = horse('DD', { type: 'D' });

/** S2 begins 500 before S1 and is one stand deep: past it is 500 + 1574 + the mover's own depth. */
const past = (ranks: number): number => 500 + W + ranks * W;

describe('SV-FLOW-01 SV-FLOW-02 who passes friends', () => {
  const ABLE: [string, Loose, number][] = [
    ['muskets in open order', open(line('MM')), past(1)],
    ['dismounted Dragoons in open order', open({ ...DRAGOONS, state: 'dismounted' }), past(1)],
    ['Mounted in line', horse(), past(1)],
    ['Mounted in block', block('XX/XX', { type: 'M' }), past(2)],
    ['Mounted in open order', open(horse()), past(1)],
    ['Heavy Mounted', horse('YY', { type: 'HM' }), past(1)],
    ['Dragoons mounted', DRAGOONS, past(1)],
    ['a Commander', { type: 'Cmd', layout: 'C' }, past(1)],
    ['foot in a column', column('M/M'), 6000],
    ['horse in a column', column('X/X', { type: 'M' }), 9000],
  ];
  test.each(ABLE)('SV-FLOW-01 %s can', (_, given, by) => {
    const match = field([given, friendAhead(500)]);
    order(match, finish(go(by)));
    expect(pose(match)).toEqual({ x: X, y: Y + by, heading: 0 });
  });

  test.each([
    ['Pike and Musket in line', line('MM')],
    ['Pike and Musket in block', block('MM/MM')],
    ['Foot', line('HH', { type: 'Foot' })],
    ['dismounted Dragoons in line', { ...DRAGOONS, state: 'dismounted' }],
  ])('SV-FLOW-01 %s cannot', (_, given) => {
    refused(field([given, friendAhead(500)]), { ...go(6000), doubleTime: true }, 'SV-MOVE-10');
  });

  /** A lone friend, turned 15 degrees, whose one corner juts 60 into the lane of a gun and 647 ahead of its front. */
  const CORNER = line('M', { id: 'S2', x: X + 1487, y: Y + 444, heading: 3450 });

  test('SV-FLOW-01 SV-GUN-03 a limbered gun can; prolonged it cannot', () => {
    legal(field([gun('FG', { limbered: true }), CORNER]), go(4000));
    refused(field([gun('FG'), CORNER]), { do: 'prolong', steps: [ahead(4000)] }, 'SV-MOVE-10');
  });

  test.each([
    [3850, undefined],
    [3750, 'SV-FLOW-04'],
    [3500, 'SV-FLOW-04'],
  ])(
    'SV-FLOW-04 SV-R-46 not only clear of it: its furthest point is 647 ahead, a gun 3150 deep, a move of %i',
    (by, rule) => {
      expect(ask(field([gun('RA', { limbered: true }), CORNER]), go(by))?.rule).toBe(rule);
    },
  );

  test('SV-R-46 switch flowAroundLoose: not overlapping at the end suffices', () => {
    const match = field([gun('RA', { limbered: true }), CORNER], house('flowAroundLoose'));
    legal(match, go(3500));
    refused(match, go(3000), 'SV-FLOW-04');
  });

  test.each([
    ['a large block', block('MMM/MMM/MMM', { id: 'S2', x: X, y: Y + 500 + 3 * W }), 500 + 4 * W],
    [
      'a defensive block',
      block('MM/MM', { id: 'S2', x: X, y: Y + 500 + 2 * W, formation: 'defensiveBlock' }),
      500 + 3 * W,
    ],
    ['a gun', gun('HA', { id: 'S2', x: X, y: Y + 500 + GUN }), 500 + GUN + W],
    ['horse', horse('XXXX', { id: 'S2', x: X, y: Y + 500 + W }), past(1)],
    ['a Commander', { id: 'S2', type: 'Cmd', layout: 'C', x: X, y: Y + 500 + W }, past(1)],
    ['a column', column('M/M/M', { id: 'S2', x: X, y: Y + 500 + 3 * W }), 500 + 4 * W],
    [
      'a bent line',
      line('MM', {
        id: 'S2',
        x: X,
        y: Y + 500 + W,
        formation: 'bentLine',
        bend: { after: 1, stays: 'left', way: 'forward', angle: 900 },
      }),
      500 + 3 * W,
    ],
  ])('SV-FLOW-02 of any size and formation: %s', (_, friend, by) => {
    legal(field([horse(), friend]), go(by));
    refused(field([horse(), friend]), go(by - 50), 'SV-FLOW-04');
  });

  test('SV-FLOW-02 never an enemy', () => {
    for (const enemy of [
      gun('FG', { id: 'N1', x: X, y: Y + 1000 }),
      { id: 'N1', type: 'Cmd', layout: 'C', x: X, y: Y + 1000 },
    ])
      refused(field([horse(), enemy]), go(12000), 'SV-MOVE-10', 'SV-FLOW-02');
  });
});

describe('SV-FLOW-04 SV-R-46 within one straight move', () => {
  test('SV-FLOW-04 no stopping on top or beside', () => {
    const match = field([horse(), friendAhead(500)]);
    for (const by of [600, 2000, past(1) - 50]) refused(match, go(by), 'SV-FLOW-04');
    refused(match, steps(ahead(2000), ahead(3000)), 'SV-FLOW-04');
    legal(match, go(500));
    legal(match, go(past(1)));
  });

  test('SV-FLOW-04 friends one behind the other are all passed', () => {
    const two = [friendAhead(500), friendAhead(500 + W, { id: 'S3' })];
    legal(field([horse(), ...two]), go(past(1) + W));
    refused(field([horse(), ...two]), go(past(1)), 'SV-FLOW-04');
  });

  test('SV-FLOW-04 it may begin and end touching the friend', () => {
    legal(field([horse(), friendAhead(0)]), go(2 * W));
  });

  test('SV-FLOW-02 SV-FACE-03 it does not help in a turn', () => {
    refused(field([horse(), friendAhead(500)]), steps({ turn: 900 }));
  });
});

describe('SV-FLOW-05 flowing around and changing formation', () => {
  test('SV-FLOW-05 not after it', () => {
    const match = field([horse(), friendAhead(500)]);
    order(match, go(past(1)));
    refused(match, change('block', 'X/X'), 'SV-FLOW-05');
    legal(match, go(1000));
  });

  test('SV-FLOW-05 nor before it', () => {
    const match = field([horse('XXX'), friendAhead(3000)]);
    order(match, change('openOrder', 'XXX'));
    legal(match, go(3000));
    refused(match, go(3000 + 2 * W), 'SV-FLOW-05');
  });

  test('SV-FLOW-05 nor when it is chosen again in the same phase (moveAgain)', () => {
    const match = field([horse(), friendAhead(500)], { options: { moveAgain: true } });
    order(match, finish(go(past(1))));
    choose(match, { do: 'choose', unit: 'S1' });
    refused(match, change('block', 'X/X'), 'SV-FLOW-05');
  });

  test('SV-FLOW-05 brushing past a friend is no flowing around', () => {
    const match = field([horse(), friendAhead(500, { x: X + 2 * W })]);
    order(match, go(6000));
    legal(match, change('block', 'X/X'));
  });
});

test('SV-FLOW-06 all others still block', () => {
  const farther = { ...friendAhead(500 + W), id: 'S3' };
  refused(field([horse(), friendAhead(500), farther]), go(past(1) + 100), 'SV-FLOW-04');
  refused(field([horse(), friendAhead(500), enemyAhead(past(1) + 5)]), go(past(1)), 'SV-MOVE-10');
  legal(field([horse(), friendAhead(500), enemyAhead(past(1) + 11)]), go(past(1)));
});

test('SV-FLOW-06 prohibited terrain too', () => {
  const beyond = (south: number) => bog(X - 500, Y + south, X + 500, Y + south + 100);
  refused(field([horse(), friendAhead(500)], beyond(2500)), go(past(1)), 'SV-TERR-03');
  legal(field([horse(), friendAhead(500)], beyond(past(1))), go(past(1)));
});

test('SV-FLOW-04 SV-COL-03 a column has passed only when its stands can be set down clear of the friend', () => {
  const match = field([column('M/M'), friendAhead(500)]);
  for (const by of [2500, 4000, 5200]) refused(match, go(by));
  legal(match, go(past(2)));
});

describe('SV-FLOW-03 SV-FLOW-07 in a charge', () => {
  const CHARGE = { do: 'charge', target: 'N1' };
  const between = (one: Loose, distance = 10000, charger = horse()) =>
    field([charger, { x: X, ...one }, enemyAhead(distance)]);

  test.each([
    ['a friendly gun', gun('RA', { id: 'S2', y: Y + 500 + GUN }), true],
    ['a friendly gun, limbered', gun('RA', { id: 'S2', y: Y + 500 + GUN, limbered: true }), true],
    ['a lone friendly musket', line('M', { id: 'S2', y: Y + 500 + W }), true],
    ['an enemy gun', gun('RA', { id: 'N2', y: Y + 500 }), true],
    ['a lone enemy musket', line('M', { id: 'N2', y: Y + 500, heading: 1800 }), true],
    ['a friendly Commander', { id: 'S2', type: 'Cmd', layout: 'C', y: Y + 500 + W }, false],
    ['a lone friendly horse', horse('X', { id: 'S2', y: Y + 500 + W }), false],
    ['two friendly muskets', line('MM', { id: 'S2', y: Y + 500 + W }), false],
    ['two enemy muskets', line('MM', { id: 'N2', y: Y + 500, heading: 1800 }), false],
  ])('SV-FLOW-03 mounted past %s: %s', (_, one, may) => {
    const answer = ask(between(one), CHARGE);
    if (may) expect(answer).toBeUndefined();
    else expect(['SV-CHARGE-03', 'SV-CHARGE-04', 'SV-FLOW-03', 'SV-MOVE-10']).toContain(answer?.rule);
  });

  test('SV-FLOW-03 foot never', () => {
    const lone = line('M', { id: 'S2', y: Y + 100 + W });
    expect(ask(between(lone, 3800, line('PM')), CHARGE)).toBeDefined();
    legal(field([line('PM'), enemyAhead(3800)]), CHARGE);
    // nor in a column or open order, whatever they can do in a manoeuvre
    expect(ask(between(lone, 3800, open(line('MM'))), CHARGE)).toBeDefined();
  });

  test.each([
    [10000 - W, true],
    [10000 - W + 50, false],
  ])('SV-FLOW-04 SV-FLOW-03 at contact it is completely past what ends at %i', (end, free) => {
    expect(ask(between(gun('RA', { id: 'S2', y: Y + end })), CHARGE) === undefined).toBe(free);
  });

  test.each([
    [18000 - W, true],
    [18000 - W + 50, false],
    [20000 - W, false],
  ])('SV-FLOW-07 extended: past it at the end of the full charge allowance: gun ends at %i', (end, free) => {
    const answer = ask(between(gun('RA', { id: 'S2', y: Y + end }), 20000), { ...CHARGE, extend: true });
    expect(answer === undefined).toBe(free);
    if (!free) expect(['SV-FLOW-07', 'SV-FLOW-04', 'SV-CHARGE-04', 'SV-CHARGE-03']).toContain(answer!.rule);
  });

  test('SV-FLOW-05 SV-FLOW-03 the gun is left where it was', () => {
    const match = field([horse(), gun('RA', { id: 'S2', x: X, y: Y + 500 + GUN }), enemyAhead(10000)], { dice: [4] });
    order(match, CHARGE); // fails its test
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 0 });
    expect(unit(match, 'S2')).toMatchObject({ status: 'table', y: Y + 500 + GUN });
    legal(match, change('block', 'X/X')); // it has flowed around nothing
    legal(match, steps(ABOUT));
  });
});
