import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  W,
  X,
  Y,
  ahead,
  ask,
  block,
  column,
  doubled,
  enemyAhead,
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
  says,
  steps,
  turn,
  type Loose,
} from './move-help.js';

const FOOT = line('HHH', { type: 'Foot' });
const HEAVY = horse('YYY', { type: 'HM' });
const DRAGOONS = horse('DDD', { type: 'D' });
const DISMOUNTED = { ...DRAGOONS, state: 'dismounted' };
const CHIEF = { type: 'Cmd', layout: 'C' };
const open = (one: Loose): Loose => ({ ...one, formation: 'openOrder' });
const file = (one: Loose): Loose => ({ ...one, formation: 'roadColumn', layout: [...String(one['layout'])].join('/') });

describe('SV-MOVE-07 Move and Double-time', () => {
  test.each([
    ['Pike and Musket', line('PMM'), 4, 8],
    ['Pike and Musket in block', block('PM/MM'), 4, 8],
    ['dismounted Dragoons', DISMOUNTED, 4, 8],
    ['Foot', FOOT, 5, 10],
    ['Foot in block', block('HH/H.', { type: 'Foot' }), 5, 10],
    ['Pike and Musket in column', column('P/M/M'), 6, 12],
    ['Foot in column', file(FOOT), 6, 12],
    ['dismounted Dragoons in column', file(DISMOUNTED), 6, 12],
    ['muskets in open order', open(line('MMM')), 6, 12],
    ['dismounted Dragoons in open order', open(DISMOUNTED), 6, 12],
    ['mounted Dragoons', DRAGOONS, 18, 36],
    ['mounted Dragoons in open order', open(DRAGOONS), 18, 36],
    ['Mounted', horse(), 14, 28],
    ['Mounted in open order', open(horse()), 14, 28],
    ['Heavy Mounted', HEAVY, 10, 20],
    ['Commander', CHIEF, 22, 44],
    ['Sub-Commander', { type: 'Sub', layout: 'C' }, 22, 44],
  ])('SV-MOVE-07 %s %o: %i" and %i"', (_, given, move, double) => {
    const match = field({ ...given, y: 10000 });
    legal(match, go(move * 1000));
    says(refused(match, go(move * 1000 + 6), 'SV-MOVE-07'), move);
    legal(match, doubled(go(double * 1000)));
    says(refused(match, doubled(go(double * 1000 + 6)), 'SV-MOVE-07'), double);
  });

  test.each([
    ['Mounted', file(horse('XXX')), 14, 28],
    ['Heavy Mounted', file(HEAVY), 10, 20],
    ['mounted Dragoons', file(DRAGOONS), 18, 36],
  ])('SV-R-14 %s keep their own row in a column; switch mountedColumnFootMove', (_, given, move, double) => {
    const own = field(given);
    const foot = field(given, house('mountedColumnFootMove'));
    legal(own, go(move * 1000));
    refused(own, go(move * 1000 + 6), 'SV-MOVE-07');
    legal(own, doubled(go(double * 1000)));
    refused(own, doubled(go(double * 1000 + 6)));
    legal(foot, go(6000));
    refused(foot, go(6006), 'SV-MOVE-07');
    legal(foot, doubled(go(12000)));
    refused(foot, doubled(go(12006)));
  });

  test.each([
    ['FG', 4],
    ['RA', 2],
    ['HA', 1],
  ])('SV-MOVE-07 %s prolongs %i", never in double-time; limbered it moves 4"', (type, by) => {
    const prolong = (s: number): Loose => ({ do: 'prolong', steps: [ahead(s)] });
    const guns = field(gun(type));
    legal(guns, prolong(by * 1000));
    says(refused(guns, prolong(by * 1000 + 6), 'SV-MOVE-07'), by);
    refused(guns, doubled(prolong(by * 1000)));
    const limbered = field(gun(type, { limbered: true }));
    legal(limbered, go(4000));
    says(refused(limbered, go(4006), 'SV-MOVE-07'), 4);
    refused(limbered, doubled(go(4000)), 'SV-MOVE-08');
  });

  const CHARGES: [string, Loose, number][] = [
    ['Pike and Musket', line('PMM'), 4],
    ['dismounted Dragoons', DISMOUNTED, 4],
    ['Foot', FOOT, 6],
    ['mounted Dragoons', DRAGOONS, 14],
    ['Mounted', horse(), 18],
    ['Mounted in open order', open(horse()), 18],
    ['Heavy Mounted', HEAVY, 22],
  ];
  test.each(CHARGES)('SV-MOVE-07 %s %o charge %i"', (_, given, by) => {
    const at = (gap: number) => ask(field([given, enemyAhead(gap)]), { do: 'charge', target: 'N1' });
    expect(at(by * 1000)).toBeUndefined();
    expect(at(by * 1000 + 5)).toBeUndefined();
    expect(at(by * 1000 + 6)).toBeDefined();
  });

  test.each([
    ['foot in column', column('M/M')],
    ['foot in open order', open(line('MM'))],
    ['Commander', CHIEF],
    ['gun', gun('FG')],
    ['limbered gun', gun('FG', { limbered: true })],
    ['defensive block', block('MM/MM', { formation: 'defensiveBlock' })],
  ])('SV-MOVE-07 %s: no charge', (_, given) => {
    refused(field([given, enemyAhead(2000)]), { do: 'charge', target: 'N1' });
  });

  test.each([
    ['defensive block', block('MM/MM', { formation: 'defensiveBlock' })],
    [
      'bent line',
      { ...line('MMM'), formation: 'bentLine', bend: { after: 2, stays: 'left', way: 'back', angle: 300 } },
    ],
    [
      'bent open order',
      { ...line('MMM'), formation: 'bentOpenOrder', bend: { after: 2, stays: 'left', way: 'back', angle: 300 } },
    ],
  ])('SV-MOVE-07 SV-MOVE-08 %s: no move and no double-time', (_, given) => {
    refused(field(given), go(100));
    refused(field(given), doubled(go(100)));
  });
});

describe('SV-MOVE-06 only straight moves use allowance', () => {
  test('SV-MOVE-06 the sum of the straight moves counts', () => {
    const match = field(line('MM'));
    legal(match, steps(ahead(1500), turn(900), ahead(1500), turn(-450), ahead(1000)));
    refused(match, steps(ahead(1500), turn(900), ahead(1500), ahead(1006)), 'SV-MOVE-07');
  });

  test('SV-MOVE-06 also when the steps are given one order after the other', () => {
    const match = field(line('MM'));
    order(match, go(2500));
    order(match, steps(turn(900), ahead(1000)));
    expect(pose(match)).toEqual({ x: X + 1000, y: Y + 2500, heading: 900 });
    refused(match, go(506), 'SV-MOVE-07');
    order(match, finish(go(500)));
    expect(pose(match)).toEqual({ x: X + 1500, y: Y + 2500, heading: 900 });
  });

  test('SV-X-11 SV-MOVE-06 SV-FACE-01 sixteen inches with four turns', () => {
    const match = field(DRAGOONS);
    order(match, steps(turn(200), ahead(4500), turn(450), ahead(5500), turn(50), ahead(6000), turn(1250)));
    const { x, y, heading } = pose(match);
    // headings 20, 65 and 70 degrees
    expect(Math.abs(x - (X + 1539 + 4985 + 5638))).toBeLessThanOrEqual(3);
    expect(Math.abs(y - (Y + 4229 + 2324 + 2052))).toBeLessThanOrEqual(3);
    expect(heading).toBe(1950);
    refused(match, go(2006), 'SV-MOVE-07');
    legal(match, go(2000));
  });
});

describe('SV-MOVE-08 SV-R-45 double-time', () => {
  test.each([
    [18000, 'SV-MOVE-08'],
    [18005, 'SV-MOVE-08'],
    [18006, undefined],
  ])('SV-MOVE-08 with an enemy %i behind at the start', (gap, rule) => {
    const behind = line('MM', { id: 'N1', x: X, y: Y - W - gap, heading: 0 });
    const match = field([line('MM'), behind]);
    expect(ask(match, doubled(go(8000)))?.rule).toBe(rule);
    expect(ask(match, doubled({ do: 'sideStep', steps: [{ left: 4000 }] }))?.rule).toBe(rule);
    legal(match, go(4000));
  });

  test('SV-MOVE-08 SV-R-45 the start of the phase counts, not the moment', () => {
    const far = enemyAhead(30000);
    expect(ask(field([line('MM', { tooNearToDouble: true }), far]), doubled(go(8000)))?.rule).toBe('SV-MOVE-08');
    legal(field([line('MM', { tooNearToDouble: false }), far]), doubled(go(8000)));
  });

  test.each([
    [12000, undefined],
    [12005, undefined],
    [12006, 'SV-MOVE-09'],
  ])('SV-MOVE-09 from 30" off, %i ahead', (by, rule) => {
    expect(ask(field([horse(), enemyAhead(30000)]), doubled(go(by)))?.rule).toBe(rule);
  });

  test('SV-MOVE-09 in every position of the move, not only at its end', () => {
    const beside = (gap: number) =>
      field([horse(), line('MM', { id: 'N1', x: X + 2 * W + gap, y: Y + 13000, heading: 900 })]);
    const match = beside(17000);
    expect(ask(match, doubled(go(28000)))?.rule).toBe('SV-MOVE-09');
    legal(match, go(14000));
    legal(beside(18000 + W), doubled(go(28000)));
  });

  test('SV-MOVE-09 P-STEPS turns too', () => {
    const wide = field([horse('XXXXXXX'), enemyAhead(19000)]);
    expect(ask(wide, doubled(steps(turn(900))))?.rule).toBe('SV-MOVE-09');
    legal(wide, steps(turn(900)));
    legal(field([horse('XXXXXXX'), enemyAhead(24000)]), doubled(steps(turn(900))));
  });

  test('SV-MOVE-08 P-STEPS it is declared before the first step', () => {
    const late = field(line('MM'));
    order(late, go(3000));
    refused(late, doubled(go(3000)));
    const early = field(line('MM'));
    order(early, doubled(go(3000)));
    choose(early, ask(early, go(5000)) ? doubled(go(5000)) : go(5000));
    expect(unit(early, 'S1')).toMatchObject({ x: X, y: Y + 8000 });
  });
});
