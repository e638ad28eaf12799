import { describe, expect, test } from 'vitest';
import {
  allThrows,
  area,
  charge,
  chargeHome,
  field,
  hits,
  HORSE,
  isOver,
  north,
  order,
  pose,
  refused,
  south,
  switched,
  tally,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, situation, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };
const AHEAD = (ahead: number) => ({ do: 'manoeuvre', steps: [{ ahead }] });
const ENGAGED = { id: 'S2', ...PIKES, x: 28426, y: 26787, heading: 900 };

/** S1 of foot steps 1" towards N1, which is 6" off. */
const approach = (who: Loose, others: Loose[] = [], dice: number[] = [], more: Loose = {}) => {
  const match = field([south(20000, PIKES), north(26000, who), ...others], dice, more);
  order(match, 'S1', AHEAD(1000));
  return match;
};
const asked = (match: ReturnType<typeof field>) => decision(match)?.kind === 'intercept';

describe('who intercepts', () => {
  test.each<[string, Loose]>([
    ['horse in line', HORSE],
    ['horse in block', { type: 'M', layout: 'XX/XX' }],
    ['horse in open order', { ...HORSE, formation: 'openOrder' }],
    ['Heavy Mounted', { type: 'HM', layout: 'YY' }],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }],
  ])('SV-REACT-04 %s may', (_, who) => {
    const match = approach(who);
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 0 })).toBeUndefined();
  });

  test.each<[string, Loose, Loose[]]>([
    ['a single stand', { type: 'M', layout: 'X' }, []],
    ['a Commander', { type: 'Cmd', layout: 'C' }, []],
    ['foot', PIKES, []],
    ['dismounted Dragoons', { type: 'D', layout: 'DD', state: 'dismounted', formation: 'line' }, []],
    [
      'a bent line',
      { ...HORSE, formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } },
      [],
    ],
    ['a column', { type: 'M', layout: 'X/X', formation: 'roadColumn' }, []],
    ['a unit that has reacted', { ...HORSE, reacted: true }, []],
    ['a unit in contact', HORSE, [ENGAGED]],
  ])('SV-REACT-04, -01 %s may not', (_, who, others) => {
    const match = approach(who, others);
    expect(pose(match, 'S1').y).toBe(21000);
    waitsFor(match, 'south', 'order');
  });

  test('SV-REACT-01 in the other movement phase it is South that reacts', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'south',
      dice: [2],
      units: [south(20000, HORSE), north(26000, PIKES), north(44000, { id: 'N9', x: 4000, layout: 'MM' })],
    });
    order(match, 'N1', AHEAD(1000));
    waitsFor(match, 'south', 'intercept');
    choose(match, { do: 'intercept', unit: 'S1', at: 500 });
    expect(pose(match, 'S1').y).toBe(25500);
    expect(pose(match, 'N1').y).toBe(25500);
  });

  test('SV-REACT-01, SV-R-56 one attempt a phase, also if it failed: no second intercept and no recoil', () => {
    const match = field(
      [south(20000, PIKES), south(20000, { id: 'S2', x: 34000 }), north(26000, { ...HORSE, layout: 'XXXX', x: 32000 })],
      [4],
    );
    order(match, 'S1', { ...AHEAD(1000), finish: true });
    choose(match, { do: 'intercept', unit: 'N1', at: 0 });
    expect(unit(match, 'N1').reacted).toBe(true);
    choose(match, { do: 'goOn' });
    if (decision(match)?.kind === 'order') choose(match, { do: 'stop' });
    charge(match, 'N1', {}, 'S2');
    isOver(match, 'S2'); // neither counter-charge nor recoil
    expect(pose(match, 'S2').y).toBe(26000);
    expect(hits(match, 'N1')).toBe(0);
  });

  test('SV-REACT-10, SV-R-52 who goes on after a failed attempt at the end of its move has finished it', () => {
    const match = field([south(20000, PIKES), north(26000, { ...HORSE, layout: 'XXXX' })], [4]);
    order(match, 'S1', { ...AHEAD(1000), finish: true });
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    choose(match, { do: 'goOn' });
    expect(pose(match, 'S1').y).toBe(21000);
    expect(unit(match, 'S1').done).toBe(true);
  });

  test('SV-R-56 a chance passed by uses nothing up', () => {
    const match = field([
      south(20000, PIKES),
      south(20000, { id: 'S2', x: 34000 }),
      north(26000, { ...HORSE, layout: 'XXXX', x: 32000 }),
    ]);
    order(match, 'S1', { ...AHEAD(1000), finish: true });
    choose(match, { do: 'pass' });
    expect(unit(match, 'N1').reacted).toBe(false);
    if (decision(match)?.kind === 'order') choose(match, { do: 'stop' });
    charge(match, 'N1', {}, 'S2');
    waitsFor(match, 'north', 'intercept');
    choose(match, { do: 'pass' });
    waitsFor(match, 'north', 'react');
    expect(refusal(match, { do: 'recoil', aboutFace: 'forward', ahead: 3000 })).toBeUndefined();
  });
});

describe('the zone', () => {
  test('SV-REACT-05 the intercept zone is 9" deep, its far end included', () => {
    const match = field([south(20000, PIKES), north(32000, HORSE)], [3]);
    order(match, 'S1', AHEAD(4000));
    const short = refusal(match, { do: 'intercept', unit: 'N1', at: 2994 });
    expect(['SV-REACT-05', 'SV-REACT-06', 'SV-REACT-08']).toContain(short?.rule);
    choose(match, { do: 'intercept', unit: 'N1', at: 2995 });
    expect(pose(match, 'S1').y).toBe(22995);
    expect(pose(match, 'N1').y).toBe(22995);
  });

  test.each([
    [33005, true],
    [33006, false],
  ])('SV-REACT-05 a move that ends before a front at y = %i is in the zone: %s', (y, inZone) => {
    const match = field([south(20000, PIKES), north(y, HORSE)]);
    order(match, 'S1', AHEAD(4000));
    expect(asked(match)).toBe(inZone);
  });

  test.each([
    [60, true],
    [30, false],
    [9, false],
  ])('SV-REACT-05, -08 a mover %i thousandths within the side of the zone: %s', (within, may) => {
    // S1 lies west of N1's zone but for so much of its right end: corner to corner is no contact.
    const match = field([south(20000, { ...PIKES, x: 28426 - 1574 + within }), north(26000, HORSE)]);
    order(match, 'S1', AHEAD(1000));
    expect(asked(match)).toBe(may);
  });

  test.each<[string, Loose]>([
    ['a friend', north(23000, { id: 'N2' })],
    ['another enemy', { id: 'S2', ...PIKES, x: 30000, y: 23500 }],
    ['somebody in the zone but not before the mover', { id: 'S2', ...PIKES, x: 32500, y: 23500 }],
  ])('SV-REACT-06 nobody is eligible behind %s', (_, other) => {
    const match = field([south(20000, { ...PIKES, x: 28800 }), north(26000, HORSE), other]);
    order(match, 'S1', AHEAD(500));
    expect(asked(match)).toBe(false);
  });

  test('SV-REACT-06 somebody in the zone behind the mover does not matter', () => {
    const match = field([south(20000, PIKES), north(26000, HORSE), { id: 'S2', ...PIKES, x: 30000, y: 18000 }]);
    order(match, 'S1', AHEAD(500));
    expect(asked(match)).toBe(true);
  });

  test('SV-REACT-06 prohibited terrain between forbids it, beside the zone not', () => {
    const bog = (left: number, right: number) => ({ options: { terrain: [area('bog', left, 23000, right, 24000)] } });
    expect(asked(approach(HORSE, [], [], bog(29000, 29500)))).toBe(false);
    expect(asked(approach(HORSE, [], [], bog(31574, 34000)))).toBe(true);
  });
});

describe('what is intercepted', () => {
  const GUN = { type: 'RA', layout: 'G' };
  test.each<[string, Loose, Loose]>([
    ['a manoeuvre', PIKES, AHEAD(1000)],
    ['a side-step', PIKES, { do: 'sideStep', steps: [{ left: 1000 }] }],
    ['a step back', PIKES, { do: 'stepBack', steps: [{ back: 1000 }] }],
    ['prolonging', GUN, { do: 'prolong', steps: [{ ahead: 1000 }] }],
    ['prolonging backwards', GUN, { do: 'prolongBack', steps: [{ back: 1000 }] }],
    ['a limbered gun', { ...GUN, limbered: true }, AHEAD(1000)],
    ['a Commander', { type: 'Cmd', layout: 'C' }, AHEAD(1000)],
    ['a charge', { type: 'HM', layout: 'YY' }, { do: 'charge', target: 'N1' }],
  ])('SV-REACT-07 %s can be', (_, who, choice) => {
    const match = field([south(20000, who), north(26000, HORSE)]);
    order(match, 'S1', choice);
    waitsFor(match, 'north', 'intercept');
  });

  test.each<[string, Loose, Loose]>([
    ['a turn', PIKES, { do: 'manoeuvre', steps: [{ turn: 450 }] }],
    ['an about-face', PIKES, { do: 'manoeuvre', steps: [{ aboutFace: 'forward' }] }],
    [
      'a pivot',
      { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' },
      { do: 'manoeuvre', steps: [{ pivot: 50, face: 'front' }] },
    ],
    ['a change of formation', PIKES, { do: 'changeFormation', formation: 'block', layout: 'P/M' }],
    ['dismounting', { type: 'D', layout: 'DD' }, { do: 'dismount' }],
    ['mounting', { type: 'D', layout: 'DD', state: 'dismounted', formation: 'line' }, { do: 'mount' }],
    ['limbering', GUN, { do: 'limber' }],
    ['unlimbering', { ...GUN, limbered: true }, { do: 'unlimber', turn: 100 }],
    ['prolonging that only turns', GUN, { do: 'prolong', steps: [{ turn: 100 }] }],
  ])('SV-REACT-07 %s cannot be', (_, who, choice) => {
    const match = field([south(20000, who), north(26000, HORSE)]);
    order(match, 'S1', choice);
    expect(decision(match)?.side).toBe('south');
  });

  test('SV-REACT-12, SV-R-53 an intercepted gun is not overrun', () => {
    const match = approachOfGun(true, []);
    choose(match, { do: 'intercept', unit: 'N1', at: 500 });
    expect(unit(match, 'S1').status).toBe('table');
    expect(hits(match, 'S1')).toBe(1);
    expect(hits(match, 'N1')).toBe(1);
    isOver(match);
  });

  test.each([
    ['a limbered gun', true],
    ['an unlimbered gun', false],
  ])('SV-R-53 with interceptOverruns %s is overrun: %s', (_, limbered) => {
    const match = approachOfGun(limbered, ['interceptOverruns']);
    choose(match, { do: 'intercept', unit: 'N1', at: 500 });
    expect(unit(match, 'S1').status).toBe(limbered ? 'routed' : 'table');
    expect(tally(match, 'south')).toBe(limbered ? 1 : 0);
    expect(hits(match, 'N1')).toBe(1);
    expect(unit(match, 'N1').reacted).toBe(true);
    waitsFor(match, 'south', 'activity'); // no break-through for the interceptor
  });

  function approachOfGun(limbered: boolean, switches: string[]) {
    const match = field([south(20000, { ...GUN, limbered }), north(26000, HORSE)], [2], switched(...switches));
    order(match, 'S1', limbered ? AHEAD(1000) : { do: 'prolong', steps: [{ ahead: 1000 }] });
    return match;
  }
});

describe('the test and the clash', () => {
  test.each([
    [3, true],
    [4, false],
  ])('SV-REACT-09 a throw of %i: passed %s', (die, passed) => {
    const match = approach(HORSE, [], [die]);
    choose(match, { do: 'intercept', unit: 'N1', at: 400 });
    expect(allThrows(match)).toMatchObject([{ side: 'north', unit: 'N1', dice: [die] }]);
    expect(pose(match, 'S1').y).toBe(20400);
    expect(pose(match, 'N1').y).toBe(passed ? 20400 : 26000);
    if (passed) isOver(match);
    else waitsFor(match, 'south', 'goOn');
  });

  test.each([
    ['veteran', 4, false],
    ['raw', 3, true],
  ])('SV-REACT-09 quality has no effect: %s, a throw of %i: passed %s', (quality, die, passed) => {
    const match = approach({ ...HORSE, quality }, [], [die], { options: { unitQuality: 'assigned' } });
    choose(match, { do: 'intercept', unit: 'N1', at: 400 });
    expect(pose(match, 'N1').y).toBe(passed ? 20400 : 26000);
  });

  test.each<[string, Loose, Loose[]]>([
    ['Heavy Mounted', { type: 'HM', layout: 'YY' }, []],
    ['a unit near its Commander', HORSE, [north(26000, { id: 'N2', type: 'Cmd', layout: 'C', x: 36000 })]],
  ])('SV-REACT-09 %s intercepts without a test', (_, who, others) => {
    const match = approach(who, others);
    choose(match, { do: 'intercept', unit: 'N1', at: 400 });
    expect(allThrows(match)).toEqual([]);
    expect(pose(match, 'N1').y).toBe(20400);
  });

  test('SV-REACT-09 the target of a charge counter-charges without a test', () => {
    const match = field([south(20000), north(32000, HORSE)]);
    charge(match);
    choose(match, { do: 'intercept', unit: 'N1', at: 3000 });
    expect(allThrows(match)).toEqual([]);
    expect(pose(match, 'S1').y).toBe(23000);
    expect(pose(match, 'N1').y).toBe(23000);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([1, 1]);
    isOver(match);
  });

  test('SV-REACT-09 another unit that intercepts the charge must test', () => {
    const match = field(
      [south(10000), north(30000), north(20000, { id: 'N2', ...HORSE, x: 22000, heading: 900 })],
      [3],
    );
    charge(match);
    choose(match, { do: 'intercept', unit: 'N2', at: 10000 });
    expect(allThrows(match)).toMatchObject([{ side: 'north', unit: 'N2', dice: [3] }]);
    expect(pose(match, 'S1').y).toBe(20000);
    expect(pose(match, 'N2').x).toBe(28426);
    isOver(match); // N1 was not contacted, so it is not asked
  });

  test('SV-REACT-11 both units get a green marker and are done; no pivot, straight to the first touch', () => {
    // N1 looks askew past S1's corner: it goes along its own heading.
    const match = field([south(20000, PIKES), north(26000, { ...HORSE, heading: 1900 })], [1]);
    order(match, 'S1', AHEAD(1000));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    const { x, y, heading } = pose(match, 'N1');
    expect(heading).toBe(1900);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([1, 1]);
    expect(unit(match, 'S1').done).toBe(true);
    expect(unit(match, 'N1').reacted).toBe(true);
    // It came along heading 190, west by tan 10 of its way south.
    expect(Math.abs((x - 30000) / (y - 26000) - 0.1763)).toBeLessThan(0.002);
    // Its left front corner, 273 before its front centre, met the front of S1.
    expect(Math.abs(y - 21000 - 273)).toBeLessThan(12);
    isOver(match);
  });

  test('SV-REACT-11 other enemies then in contact are simply in contact, and cannot act while they are', () => {
    // S2 stands level with where S1 stops, so that N1 meets both.
    const match = field(
      [south(20000, { ...PIKES, x: 28426 }), south(21000, { id: 'S2', ...PIKES, x: 31574 }), north(26000, HORSE)],
      [1],
    );
    order(match, 'S1', AHEAD(1500));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    expect(pose(match, 'N1').y).toBe(21000);
    expect(hits(match, 'S2')).toBe(0);
    expect(['SV-MOVE-03', 'SV-R-91']).toContain(refused(match, 'S2', AHEAD(100))?.rule);
  });

  test('SV-REACT-11 the action of the intercepted unit ends there: horse change no formation after it', () => {
    const match = field([south(20000, HORSE), north(26000, HORSE)], [1]);
    order(match, 'S1', AHEAD(1000));
    choose(match, { do: 'intercept', unit: 'N1', at: 0 });
    isOver(match);
  });
});

describe('SV-REACT-08 where', () => {
  test.each([
    [11989, true],
    [11990, false],
    [12000, false],
    [12001, false],
  ])('SV-REACT-08 a counter-charge %i along a charge of 12000, not where they touch: %s', (at, may) => {
    const match = field([south(20000), north(32000, HORSE)]);
    charge(match);
    const why = refusal(match, { do: 'intercept', unit: 'N1', at });
    if (may) expect(why).toBeUndefined();
    else expect(why?.rule).toBe('SV-REACT-08');
  });

  test('SV-REACT-08 the start of the move counts', () => {
    const match = approach(HORSE, [], [3]);
    choose(match, { do: 'intercept', unit: 'N1', at: 0 });
    expect(pose(match, 'S1').y).toBe(20000);
    expect(pose(match, 'N1').y).toBe(20000);
  });

  test.each([
    [13461, false],
    [13471, true],
    [17000, true],
  ])('SV-REACT-08 from the flank, %i along: the interceptor must come into contact: %s', (at, may) => {
    // N2's front reaches from y = 23426 to 26574; after 13461 only 35 of S1's side would meet it.
    const match = field([south(10000), north(30000), north(25000, { id: 'N2', ...HORSE, x: 20000, heading: 900 })]);
    charge(match);
    const why = refusal(match, { do: 'intercept', unit: 'N2', at });
    if (may) expect(why).toBeUndefined();
    else expect(['SV-REACT-08', 'SV-R-99']).toContain(why?.rule);
  });

  test('SV-REACT-08 not while it brushes another enemy', () => {
    // N3 stands along the path from y = 18426 to 20000; N2 sees S1 from the other side.
    const match = field([
      south(10000),
      north(30000),
      north(20000, { id: 'N2', type: 'M', layout: 'XXXX', x: 38000, heading: 2700 }),
      north(18426, { id: 'N3', x: 28426 - 1574 }),
    ]);
    charge(match);
    expect(['SV-REACT-08']).toContain(refusal(match, { do: 'intercept', unit: 'N2', at: 9500 })?.rule); // front at 19500
    expect(['SV-REACT-08']).toContain(refusal(match, { do: 'intercept', unit: 'N2', at: 11000 })?.rule);
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 8300 })).toBeUndefined();
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 12000 })).toBeUndefined();
  });

  test('SV-REACT-08, SV-R-52 not while it flows around a friend', () => {
    // S1 passes the gun S2 (y 14000 to 17150): it overlaps it with its front from 14010 to its rear at 17140.
    const match = field([
      south(10000, HORSE),
      south(17150, { id: 'S2', type: 'RA', layout: 'G' }),
      north(16000, { id: 'N2', type: 'M', layout: 'XXXXX', x: 38000, heading: 2700 }),
    ]);
    order(match, 'S1', AHEAD(10000));
    waitsFor(match, 'north', 'intercept');
    for (const at of [4100, 6000, 8600])
      expect(['SV-REACT-08', 'SV-R-52'], String(at)).toContain(
        refusal(match, { do: 'intercept', unit: 'N2', at })?.rule,
      );
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 3900 })).toBeUndefined();
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 8800 })).toBeUndefined();
  });

  test('SV-REACT-08 not while a charge passes an enemy gun', () => {
    const match = field([
      south(8000),
      north(30000),
      north(14000, { id: 'N3', type: 'RA', layout: 'G' }),
      north(16000, { id: 'N2', type: 'M', layout: 'XXXXX', x: 38000, heading: 2700 }),
    ]);
    charge(match);
    waitsFor(match, 'north', 'intercept');
    // The gun reaches from y = 14000 to 17150.
    for (const at of [5995, 8000, 10720])
      expect(['SV-REACT-08', 'SV-R-52'], String(at)).toContain(
        refusal(match, { do: 'intercept', unit: 'N2', at })?.rule,
      );
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 5900 })).toBeUndefined();
    expect(refusal(match, { do: 'intercept', unit: 'N2', at: 10800 })).toBeUndefined();
    chargeOn(match);
  });

  function chargeOn(match: ReturnType<typeof field>) {
    while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    expect(pose(match, 'S1').y).toBe(30000);
  }
});

test('SV-REACT-10 after a failed test the charge goes on along its line, and others may still intercept', () => {
  const match = field(
    [
      south(10000),
      north(30000),
      north(20000, { id: 'N2', ...HORSE, x: 22000, heading: 900 }),
      north(22000, { id: 'N3', ...HORSE, x: 38000, heading: 2700 }),
    ],
    [4, 6],
  );
  charge(match);
  choose(match, { do: 'intercept', unit: 'N2', at: 10000 });
  waitsFor(match, 'north', 'intercept'); // no goOn for a charge
  expect(refusal(match, { do: 'intercept', unit: 'N2', at: 10500 })?.rule).toBe('SV-REACT-01');
  choose(match, { do: 'intercept', unit: 'N3', at: 11500 });
  expect(pose(match, 'S1').y).toBe(30000);
  waitsFor(match, 'north', 'react');
  expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N3')]).toEqual([0, 0, 0]);
});

test('SV-REACT-02 the target of a charge reacts only if it was unengaged before', () => {
  const match = field([south(20000), north(26000), { ...ENGAGED }]);
  chargeHome(match);
  isOver(match);
});

test.each<[string, Loose]>([
  ['horse', HORSE],
  ['foot', PIKES],
])('SV-REACT-02 nor does %s that has reacted', (_, who) => {
  const match = field([south(20000), north(26000, { ...who, reacted: true })]);
  charge(match);
  isOver(match);
  expect(pose(match, 'S1').y).toBe(26000);
});

test('SV-REACT-02, SV-REACT-03 the owner picks one of the kinds that are open, or stands and fights', () => {
  const match = field([south(20000), north(26000, { type: 'P&M', layout: 'MM', formation: 'openOrder' })]);
  charge(match);
  for (const choice of [{ do: 'fire' }, { do: 'hastyBlock' }, { do: 'aboutFace' }, { do: 'stand' }])
    expect(refusal(match, choice), choice.do).toBeUndefined();
  choose(match, { do: 'stand' });
  expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, 0]);
  expect(pose(match, 'S1').y).toBe(26000);
  expect(unit(match, 'N1').reacted).toBe(false); // standing is no reaction
  isOver(match);
});
