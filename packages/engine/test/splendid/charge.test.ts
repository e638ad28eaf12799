import { describe, expect, test } from 'vitest';
import {
  allThrows,
  area,
  charge,
  chargeHome,
  chargeRefused,
  field,
  hits,
  HORSE,
  isOver,
  north,
  pose,
  refused,
  south,
  switched,
  tally,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };
const MUSKETS = { type: 'P&M', layout: 'MM' };
const FOOT = { type: 'Foot', layout: 'HH' };
const ON_FOOT = { type: 'D', layout: 'DD', state: 'dismounted', formation: 'line' };
const DRAGOONS = { type: 'D', layout: 'DD' };
const HEAVY = { type: 'HM', layout: 'YY' };

describe('who charges', () => {
  test('SV-CHARGE-01 a manoeuvre stops more than 0.010" from an enemy; only a charge brings contact', () => {
    const match = field([south(20000, PIKES), north(24000)], [3]);
    choose(match, { do: 'choose', unit: 'S1' });
    const refusedMove = refusal(match, { do: 'manoeuvre', steps: [{ ahead: 3990 }] });
    expect(['SV-MOVE-10', 'SV-CHARGE-01', 'SV-R-07']).toContain(refusedMove?.rule);
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 4000 }] })?.rule).toBe('SV-MOVE-10');
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 3989 }] })).toBeUndefined();
    choose(match, { do: 'charge', target: 'N1' });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 24000, heading: 0 });
    choose(match, { do: 'stand' });
    isOver(match);
  });

  test.each<[string, Loose]>([
    ['an unlimbered gun', { type: 'RA', layout: 'G' }],
    ['a limbered gun', { type: 'FG', layout: 'G', limbered: true }],
    ['a single stand', { type: 'M', layout: 'X', formation: 'line' }],
    ['a command stand', { type: 'Cmd', layout: 'C' }],
    ['a defensive block', { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' }],
    ['a bent line', { ...HEAVY, formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } }],
    [
      'a bent open order',
      { ...HORSE, formation: 'bentOpenOrder', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } },
    ],
    ['a mounted column', { type: 'M', layout: 'X/X', formation: 'roadColumn' }],
    ['a column on foot', { type: 'P&M', layout: 'P/M', formation: 'roadColumn' }],
    ['muskets in open order', { ...MUSKETS, formation: 'openOrder' }],
    ['dismounted dragoons in open order', { ...ON_FOOT, formation: 'openOrder' }],
  ])('SV-CHARGE-02 no charge for %s', (_, who) => {
    const match = field([south(20000, who), north(22500)]);
    expect(['SV-CHARGE-02', 'SV-MOVE-04', 'SV-MOVE-05', 'SV-R-40']).toContain(chargeRefused(match)?.rule);
  });

  test.each<[string, Loose]>([
    ['a line', HORSE],
    ['a block', { type: 'M', layout: 'XX/XX' }],
    ['a block of two', { type: 'M', layout: 'X/X', formation: 'block' }],
    ['horse in open order', { ...HORSE, formation: 'openOrder' }],
    ['mounted dragoons in open order', { ...DRAGOONS, formation: 'openOrder' }],
    ['foot in line', PIKES],
    ['foot in block', { type: 'P&M', layout: 'PM/MM' }],
  ])('SV-CHARGE-02 but %s may', (_, who) => {
    expect(chargeRefused(field([south(20000, who), north(22500)]))).toBeUndefined();
  });

  test('SV-CHARGE-02 nobody charges who was in contact when the phase began', () => {
    const match = field([
      south(20000, HORSE),
      north(20000, { id: 'N2' }),
      north(30000),
      south(10000, { id: 'S2', ...PIKES, x: 50000 }),
      north(10000, { id: 'N3', x: 50000 }),
    ]);
    expect(['SV-CHARGE-02', 'SV-MOVE-03', 'SV-DISENG-01']).toContain(
      refusal(match, { do: 'choose', unit: 'S2' })?.rule,
    );
    expect(['SV-CHARGE-02', 'SV-MOVE-03', 'SV-DISENG-01']).toContain(chargeRefused(match)?.rule);
  });

  test('SV-R-91 contact at the start bars a unit all phase, even when its enemy is gone', () => {
    const match = field([
      south(20000, { ...HORSE, engagedAtStart: true }),
      south(20000, { ...PIKES, id: 'S2', x: 40000, engagedAtStart: true }),
      north(23000),
    ]);
    for (const id of ['S1', 'S2'])
      expect(['SV-MOVE-03', 'SV-R-91', 'SV-DISENG-01']).toContain(refusal(match, { do: 'choose', unit: id })?.rule);
  });

  test('SV-R-91 contact that came during the phase bars a unit while it lasts, disengaging included', () => {
    const match = field([south(20000, { ...HORSE, engagedAtStart: false }), north(20000)]);
    expect(['SV-MOVE-03', 'SV-R-91', 'SV-DISENG-01']).toContain(refused(match, 'S1', { do: 'disengage' })?.rule);
  });

  test.each<[string, Loose]>([
    ['muskets', { ...MUSKETS, formation: 'openOrder' }],
    ['dismounted dragoons', { ...ON_FOOT, formation: 'openOrder' }],
  ])('SV-R-40 with openOrderFootCharge %s in open order charge 4"', (_, who) => {
    const at = (y: number, more: Loose = {}) =>
      chargeRefused(field([south(20000, who), north(y)], [], switched('openOrderFootCharge')), 'N1', more);
    expect(at(24005)).toBeUndefined();
    expect(at(24006)).toBeDefined();
    expect(at(26005, { extend: true })).toBeUndefined();
    expect(at(26006, { extend: true })).toBeDefined();
  });
});

describe('how far', () => {
  const REACHES: [string, Loose, number, number][] = [
    ['Pike and Musket', PIKES, 4000, 2000],
    ['dismounted Dragoons', ON_FOOT, 4000, 2000],
    ['Foot', FOOT, 6000, 2000],
    ['mounted Dragoons', DRAGOONS, 14000, 6000],
    ['Mounted', HORSE, 18000, 6000],
    ['Heavy Mounted', HEAVY, 22000, 6000],
  ];

  test.each(REACHES)('SV-CHARGE-03, SV-R-42 %s charge what is within their allowance', (_, who, reach) => {
    const at = (y: number) => chargeRefused(field([south(2000, who), north(2000 + y)]));
    expect(at(reach + 5)).toBeUndefined();
    const far = at(reach + 6);
    expect(['SV-CHARGE-03', 'SV-MOVE-07', 'SV-R-42']).toContain(far?.rule);
    expect(far?.because).toContain(String(reach / 1000));
  });

  test.each(REACHES)(
    'SV-CHARGE-10, -11, SV-R-44 %s extend only beyond the allowance and within the limit',
    (_, who, reach, more) => {
      const at = (y: number) => chargeRefused(field([south(2000, who), north(2000 + y)]), 'N1', { extend: true });
      expect(['SV-CHARGE-10', 'SV-R-44', 'SV-CHARGE-11']).toContain(at(reach + 5)?.rule);
      expect(at(reach + 6)).toBeUndefined();
      expect(at(reach + more + 5)).toBeUndefined();
      const far = at(reach + more + 6);
      expect(['SV-CHARGE-11', 'SV-CHARGE-03']).toContain(far?.rule);
      expect(far?.because).toContain(String((reach + more) / 1000));
    },
  );

  test('SV-CHARGE-03 at the very limit of the slack the charge still ends in contact', () => {
    const match = field([south(2000), north(24005)]);
    charge(match);
    waitsFor(match, 'north', 'react');
    expect(pose(match, 'S1').y).toBeGreaterThanOrEqual(24000);
    choose(match, { do: 'stand' });
    isOver(match);
  });
});

describe('the pivot', () => {
  // The target stands to the right of the lane; N1's left end comes into it with a pivot of 10 degrees.
  const aside = (dice: number[] = [], more: Loose = {}) =>
    field([south(10000, { type: 'HM', layout: 'YYY', ...more }), north(24000, { x: 34500 })], dice);

  test('SV-CHARGE-03, -07 the pivot named makes the path, and the charger keeps the heading it has then', () => {
    const match = aside();
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'charge', target: 'N1' })?.rule).toBe('SV-CHARGE-03');
    expect(refusal(match, { do: 'charge', target: 'N1', pivot: -100 })?.rule).toBe('SV-CHARGE-03');
    choose(match, { do: 'charge', target: 'N1', pivot: 100 });
    const { x, y, heading } = pose(match, 'S1');
    expect(heading).toBe(100);
    expect(Math.abs(x - 32482)).toBeLessThan(12);
    expect(Math.abs(y - 24078)).toBeLessThan(12);
    expect(unit(match, 'S1').pivoted).toBe(true);
    expect(pose(match, 'N1')).toEqual({ x: 34500, y: 24000, heading: 1800 });
    choose(match, { do: 'stand' });
    expect(pose(match, 'S1').heading).toBe(100);
    isOver(match);
  });

  test('SV-CHARGE-03 a charge has one pivot within its limit: 12.1 degrees on a front of three', () => {
    const match = aside();
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'charge', target: 'N1', pivot: 121 })).toBeUndefined();
    expect(['SV-FACE-05', 'SV-CHARGE-03']).toContain(refusal(match, { do: 'charge', target: 'N1', pivot: 122 })?.rule);
  });

  test('SV-CHARGE-03 a unit that has pivoted this phase charges straight ahead only', () => {
    const match = field([
      south(10000, { type: 'HM', layout: 'YYY', pivoted: true }),
      north(24000, { x: 34500 }),
      north(24000, { id: 'N2', x: 28000 }),
    ]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'charge', target: 'N2' })).toBeUndefined();
    expect(['SV-FACE-04', 'SV-CHARGE-03']).toContain(refusal(match, { do: 'charge', target: 'N1', pivot: 100 })?.rule);
  });

  test('SV-CHARGE-06 on a failed test no pivot is made', () => {
    const match = field([south(10000, { type: 'M', layout: 'XXX' }), north(24000, { x: 34500 })], [4]);
    charge(match, 'N1', { pivot: 100 });
    expect(unit(match, 'S1')).toMatchObject({
      x: 30000,
      y: 10000,
      heading: 0,
      pivoted: false,
      chargeFailed: true,
      hits: 0,
    });
    waitsFor(match, 'south', 'order');
  });

  test('SV-CHARGE-07 units do not line up: the charger stops at the first corner it meets', () => {
    // N1 stands askew: its nearest corner is 1574 sin 20 = 538 before its front centre.
    const match = field([south(10000), north(20000, { heading: 2000, layout: 'PM' })]);
    charge(match);
    choose(match, { do: 'stand' });
    const { y, heading } = pose(match, 'S1');
    expect(heading).toBe(0);
    expect(Math.abs(y - (20000 - 538))).toBeLessThan(12);
    expect(pose(match, 'N1').heading).toBe(2000);
    isOver(match);
  });
});

describe('the path', () => {
  const from = (others: Loose[], more: Loose = {}) => field([south(10000), north(30000), ...others], [], more);

  test.each<[string, Loose]>([
    ['a friend', { id: 'S2', ...PIKES, x: 30000, y: 20000 }],
    ['another enemy', north(20000, { id: 'N2' })],
    ['a unit that is only half in the way', { id: 'S2', ...PIKES, x: 31574 + 1574 - 30, y: 20000 }],
  ])('SV-CHARGE-03, -04 %s in the way forbids the charge', (_, other) => {
    expect(['SV-CHARGE-03', 'SV-CHARGE-04']).toContain(chargeRefused(from([other]))?.rule);
  });

  test('SV-CHARGE-04 terrain prohibited to the charger forbids it', () => {
    const bog = (left: number, right: number) => ({ options: { terrain: [area('bog', left, 20000, right, 21000)] } });
    expect(['SV-CHARGE-04', 'SV-TERR-03', 'SV-CHARGE-03']).toContain(chargeRefused(from([], bog(29000, 31000)))?.rule);
    expect(chargeRefused(from([], bog(31574, 35000)))).toBeUndefined();
  });

  test.each<[string, Loose]>([
    ['a friend', { id: 'S2', ...PIKES, x: 31574 + 1574, y: 20000 }],
    ['an enemy', north(20000, { id: 'N2', x: 31574 + 1574 })],
  ])('SV-CHARGE-04 brushing the side of %s neither stops nor forbids it', (_, other) => {
    const match = from([other]);
    charge(match);
    expect(pose(match, 'S1').y).toBe(30000);
    choose(match, { do: 'stand' });
    isOver(match);
  });

  test('SV-CHARGE-04, SV-R-43 whoever else is in contact at the end is in contact, but only the target reacts', () => {
    const match = field([
      south(20000, { layout: 'YYY' }),
      north(30000),
      north(30000, { id: 'N2', ...HORSE, x: 30000 + 3148 }),
    ]);
    chargeHome(match, 'N1');
    expect(decision(match)?.about).toMatchObject({ target: 'N1' });
    choose(match, { do: 'stand' });
    isOver(match); // N2 could have recoiled, had it been the target
    expect(hits(match, 'N2')).toBe(0);
    expect(pose(match, 'N2').y).toBe(30000);
  });

  test.each([
    [10, true],
    [11, false],
  ])('SV-R-43 another enemy %i thousandths before the target: legal %s', (nearer, legal) => {
    const match = field([
      south(20000, { layout: 'YYY' }),
      north(30000),
      north(30000 - nearer, { id: 'N2', x: 30000 + 3148 }),
    ]);
    const why = chargeRefused(match, 'N1');
    if (legal) expect(why).toBeUndefined();
    else expect(['SV-CHARGE-03', 'SV-CHARGE-04', 'SV-R-43']).toContain(why?.rule);
  });

  test.each([
    [31520, true],
    [31545, false],
  ])('SV-R-99 a target from x = %i on, met corner to corner or not: legal %s', (left, legal) => {
    const match = field([south(20000), north(30000, { x: left + 1574 })]);
    const why = chargeRefused(match);
    if (legal) expect(why).toBeUndefined();
    else expect(['SV-R-99', 'SV-CHARGE-03', 'SV-CHARGE-04', 'SV-GEO-06']).toContain(why?.rule);
  });

  test('SV-R-99 a neighbour met only corner to corner is not engaged: it acts in its own phase', () => {
    const match = field([south(20000), north(30000), north(30000, { id: 'N2', ...HORSE, x: 30000 + 3148 })], [], {
      options: {},
    });
    chargeHome(match);
    choose(match, { do: 'stand' });
    choose(match, { do: 'end' });
    while (decision(match)?.kind === 'retreat') choose(match, { do: 'finish' });
    waitsFor(match, 'north', 'activity');
    expect(unit(match, 'N2').engagedAtStart).toBe(false);
    expect(refused(match, 'N2', { do: 'changeFormation', formation: 'openOrder', layout: 'XX' })).toBeUndefined();
    expect(unit(match, 'N1').engagedAtStart).toBe(true);
  });
});

describe('the test', () => {
  test.each([
    [3, true],
    [4, false],
  ])('SV-CHARGE-05 a throw of %i: passed %s', (die, passed) => {
    const match = field([south(20000, HORSE), north(30000)], [die]);
    charge(match);
    expect(pose(match, 'S1').y).toBe(passed ? 30000 : 20000);
    waitsFor(match, passed ? 'north' : 'south', passed ? 'react' : 'order');
    expect(allThrows(match)).toMatchObject([{ side: 'south', unit: 'S1', dice: [die] }]);
  });

  test.each<[string, Loose, Loose[]]>([
    ['Heavy Mounted', {}, []],
    ['a unit near its Commander', HORSE, [{ id: 'S2', type: 'Cmd', layout: 'C', x: 36000, y: 20000 }]],
    ['a unit near a Sub-Commander', HORSE, [{ id: 'S2', type: 'Sub', layout: 'C', x: 35000, y: 20000 }]],
  ])('SV-CHARGE-05 %s charges without a test', (_, who, others) => {
    const match = field([south(20000, who), north(30000), ...others]);
    charge(match);
    expect(allThrows(match)).toEqual([]);
    expect(pose(match, 'S1').y).toBe(30000);
  });

  test.each([
    ['raw', 2, true],
    ['raw', 3, false],
    ['veteran', 4, true],
    ['veteran', 5, false],
  ])('SV-CHARGE-05 %s troops and a throw of %i: passed %s', (quality, die, passed) => {
    const match = field([south(20000, { ...HORSE, quality }), north(30000)], [die], {
      options: { unitQuality: 'assigned' },
    });
    charge(match);
    expect(pose(match, 'S1').y).toBe(passed ? 30000 : 20000);
  });

  test('SV-CHARGE-06 after a failed test it charges nobody this phase', () => {
    const match = field(
      [south(20000, { ...HORSE, layout: 'XXX' }), north(30000, { x: 28000 }), north(30000, { id: 'N2', x: 32000 })],
      [6],
    );
    charge(match, 'N1');
    expect(unit(match, 'S1').chargeFailed).toBe(true);
    for (const target of ['N1', 'N2'])
      expect(['SV-CHARGE-06', 'SV-CHARGE-02']).toContain(refusal(match, { do: 'charge', target })?.rule);
  });

  test.each<[string, Loose, Loose]>([
    ['horse manoeuvre', HORSE, { do: 'manoeuvre', steps: [{ ahead: 2000 }] }],
    ['horse change formation', HORSE, { do: 'changeFormation', formation: 'block', layout: 'X/X' }],
    ['foot side-step', PIKES, { do: 'sideStep', steps: [{ left: 1000 }] }],
    ['foot step back', PIKES, { do: 'stepBack', steps: [{ back: 1000 }] }],
    ['foot change formation', PIKES, { do: 'changeFormation', formation: 'block', layout: 'P/M' }],
    ['dragoons dismount', DRAGOONS, { do: 'dismount' }],
  ])('SV-CHARGE-06, SV-R-41 after a failed test %s', (_, who, choice) => {
    const match = field([south(20000, who), north(24000)], [6]);
    charge(match);
    expect(refusal(match, choice)).toBeUndefined();
  });

  test.each<[string, Loose, Loose, boolean]>([
    ['horse manoeuvre', HORSE, { do: 'manoeuvre', steps: [{ ahead: 2000 }] }, true],
    ['horse change formation', HORSE, { do: 'changeFormation', formation: 'block', layout: 'X/X' }, false],
    ['foot side-step', PIKES, { do: 'sideStep', steps: [{ left: 1000 }] }, true],
    ['foot step back', PIKES, { do: 'stepBack', steps: [{ back: 1000 }] }, true],
    ['foot change formation', PIKES, { do: 'changeFormation', formation: 'block', layout: 'P/M' }, false],
    ['dragoons dismount', DRAGOONS, { do: 'dismount' }, false],
  ])('SV-R-41 with failedChargeManoeuvreOnly after a failed test: %s', (_, who, choice, legal) => {
    const match = field([south(20000, who), north(24000)], [6], switched('failedChargeManoeuvreOnly'));
    charge(match);
    if (legal) expect(refusal(match, choice)).toBeUndefined();
    else expect(['SV-R-41', 'SV-CHARGE-06']).toContain(refusal(match, choice)?.rule);
  });
});

describe('foot against mounted', () => {
  const front = { ...HORSE };
  test.each<[string, Loose, boolean]>([
    ['Foot', FOOT, false],
    ['muskets alone', MUSKETS, false],
    ['dismounted Dragoons', ON_FOOT, false],
    ['a unit with one pike', { type: 'P&M', layout: 'MP' }, true],
    ['horse', HORSE, true],
  ])('SV-CHARGE-09 %s against horse from the front: legal %s', (_, who, legal) => {
    const why = chargeRefused(field([south(20000, who), north(23000, front)]));
    if (legal) expect(why).toBeUndefined();
    else expect(why?.rule).toBe('SV-CHARGE-09');
  });

  test.each<[string, Loose]>([
    ['a Commander', { type: 'Cmd', layout: 'C' }],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }],
  ])('SV-CHARGE-09 %s are mounted too', (_, target) => {
    expect(chargeRefused(field([south(20000, FOOT), north(23000, target)]))?.rule).toBe('SV-CHARGE-09');
  });

  test.each<[string, Loose]>([
    ['dismounted Dragoons', ON_FOOT],
    ['a gun', { type: 'RA', layout: 'G' }],
  ])('SV-CHARGE-09 %s are not', (_, target) => {
    expect(chargeRefused(field([south(20000, FOOT), north(23000, target)]))).toBeUndefined();
  });

  test('SV-CHARGE-09 from behind Foot may, since it will outflank', () => {
    expect(chargeRefused(field([south(20000, FOOT), north(24574, { ...HORSE, heading: 0 })]))).toBeUndefined();
  });

  // N1 faces east; its flank is met, and its rear corner lies on the front edge of S1 or west of it.
  test.each([
    [30100, true],
    [29300, false],
  ])('SV-CHARGE-09 a flank with the rear corner at x = %i - 1574: legal %s', (x, legal) => {
    const why = chargeRefused(field([south(20000, FOOT), north(24574, { ...HORSE, x, heading: 900 })]));
    if (legal) expect(why).toBeUndefined();
    else expect(why?.rule).toBe('SV-CHARGE-09');
  });
});

describe('off the table', () => {
  // Heading 45 degrees the right stand of S1 is beyond x = 72000 at the end; its left stand meets N1.
  const stays = () =>
    field([
      south(24343, { layout: 'YYY', x: 65343, heading: 450 }),
      north(31061, { layout: 'P/M', formation: 'block', x: 70726 }),
    ]);
  // Heading 10 degrees the right stand alone meets a corner of N1, and is beyond the edge with its own.
  const loses = () =>
    field([
      south(22122, { layout: 'YYY', x: 68461, heading: 100 }),
      north(32605, { layout: 'P/M', formation: 'block', x: 69186, heading: 3150 }),
    ]);

  test('SV-R-72 a charge over the edge must be confirmed', () => {
    expect(['SV-MOVE-11', 'SV-R-72']).toContain(chargeRefused(stays())?.rule);
    expect(chargeRefused(stays(), 'N1', { leaveTable: true })).toBeUndefined();
  });

  test('SV-R-72 its stands beyond the edge are lost once it has stopped; the rest is in contact and the target reacts', () => {
    const match = stays();
    charge(match, 'N1', { leaveTable: true });
    expect(unit(match, 'S1').layout).toBe('YY');
    expect(tally(match, 'south')).toBe(1);
    expect(Math.abs(pose(match, 'S1').x - 70443)).toBeLessThan(15);
    expect(Math.abs(pose(match, 'S1').y - 30557)).toBeLessThan(15);
    waitsFor(match, 'north', 'react');
    choose(match, { do: 'stand' });
    isOver(match);
  });

  test('SV-R-72 if that leaves it without contact the charge ends there without a reaction', () => {
    const match = loses();
    charge(match, 'N1', { leaveTable: true });
    expect(unit(match, 'S1').layout).toBe('YY');
    expect(tally(match, 'south')).toBe(1);
    isOver(match);
    expect(pose(match, 'S1').y).toBeGreaterThan(29000);
  });
});

test('SV-CHARGE-08 whoever could intercept is asked while the charge is under way', () => {
  const match = field([south(20000), north(28000, HORSE)]);
  charge(match);
  waitsFor(match, 'north', 'intercept');
  choose(match, { do: 'pass' });
  expect(pose(match, 'S1').y).toBe(28000);
  waitsFor(match, 'north', 'react');
});

test('SV-CHARGE-07 a charge has no turn, and the charger is done after it', () => {
  const match = field([south(20000), north(28000)]);
  expect(refused(match, 'S1', { do: 'charge', target: 'N1', turn: 100 })?.rule).toBe('shape');
  choose(match, { do: 'charge', target: 'N1' });
  choose(match, { do: 'stand' });
  isOver(match);
  expect(unit(match, 'S1').done).toBe(true);
});
