/** What queries and decisions promise is what orders are judged by. */
import { describe, expect, test } from 'vitest';
import { about, type Choice } from '../../src/kernel/index.js';
import { unitOf, type Placed } from '../../src/tabletop/index.js';
import { queryOf, type Query } from '../query-of.js';
import {
  charge,
  chargeHome,
  field,
  HORSE,
  north,
  order,
  south,
  switched,
  type Loose,
  type Match,
} from './charge-help.js';
import { choose, decision, refusal, situation } from './kit.js';

const ask = (match: Match, unit: string, query: Partial<Query>): Loose =>
  queryOf(
    match,
    unitOf(match, unit) as Placed,
    {
      unit,
      ...query,
    } as Query,
  );

const chances = (match: Match): Loose[] => (about(match as never) as Loose).chances;

describe('reach', () => {
  test.each([
    ['artillery', { type: 'HA', layout: 'G', limbered: true }, 44000, 'SV-MOVE-08'],
    ['an enemy at 18"', { type: 'P&M', layout: 'PMMM' }, 24000, 'SV-MOVE-08'],
    ['a defensive block', { type: 'P&M', formation: 'defensiveBlock', layout: 'PM/PM' }, 44000, 'SV-MOVE-08'],
  ])('SV-MOVE-08 nothing is promised in double-time to %s', (_, more, y, rule) => {
    const match = field([south(6000, more), north(y)]);
    expect(ask(match, 'S1', { what: 'reach', doubleTime: true })).toMatchObject({
      far: 0,
      stop: { rule },
    });
    expect(new Set(ask(match, 'S1', { what: 'area', doubleTime: true }).map(String)).size).toBe(1);
  });

  test('SV-MOVE-08 what is promised in double-time may be ordered, and no more', () => {
    const match = field([south(6000, { type: 'P&M', layout: 'PMMM' }), north(26000)]);
    const { far } = ask(match, 'S1', { what: 'reach', doubleTime: true });
    choose(match, { do: 'choose', unit: 'S1' });
    const steps = (ahead: number) => ({ do: 'manoeuvre', steps: [{ ahead }], doubleTime: true });
    expect(far).toBe(2005); // at least 18" away throughout, with 0.005" of slack
    expect(refusal(match, steps(far))).toBeUndefined();
    expect(refusal(match, steps(far + 1))).toMatchObject({ rule: 'SV-MOVE-09' });
  });

  test.each([
    ['in contact', south(20000, HORSE), 20000, 'SV-DISENG-01'],
    [
      'bent',
      south(20000, {
        type: 'P&M',
        formation: 'bentLine',
        layout: 'MMMM',
        bend: { after: 2, stays: 'left', way: 'back', angle: 300 },
      }),
      44000,
      'SV-BEND-04',
    ],
  ])('SV-MOVE-03, SV-BEND-04 nothing is promised to a unit that is %s', (_, unit, y, rule) => {
    const match = field([unit, north(y, HORSE)]);
    expect(ask(match, 'S1', { what: 'reach' })).toMatchObject({ far: 0, stop: { rule } });
  });

  test('SV-MOVE-04 a unit that is done reaches nothing; one whose phase it is not is asked about as if it were', () => {
    const match = field([south(20000, HORSE), south(20000, { ...HORSE, id: 'S2', x: 50000 }), north(44000, HORSE)]);
    order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 1000 }], finish: true });
    expect(ask(match, 'S1', { what: 'reach' })).toMatchObject({ far: 0, stop: { rule: 'SV-MOVE-02' } });
    expect(ask(match, 'N1', { what: 'reach' })).toMatchObject({ far: 14000 });
  });
});

describe('charges', () => {
  test('SV-CHARGE-06 after a failed test the charge is off the list', () => {
    const match = field([south(20000, { type: 'P&M', layout: 'PMMM' }), north(23000)], [4]);
    charge(match);
    expect(decision(match)).toMatchObject({ kind: 'order' });
    expect((about(match as never) as Loose).orders).toEqual(['changeFormation', 'manoeuvre', 'stepBack', 'sideStep']);
    expect(ask(match, 'S1', { what: 'charges' })).toEqual([]);
    expect(refusal(match, { do: 'charge', target: 'N1' })).toMatchObject({ rule: 'SV-CHARGE-06' });
  });

  test('SV-CHARGE-02, SV-MOVE-03 a unit in contact has no charges', () => {
    const units = [
      south(20000, { type: 'P&M', layout: 'PMMM' }),
      north(18426, { type: 'P&M', layout: 'PM', heading: 0 }),
      north(23000, { id: 'N2', layout: 'PMMM' }),
    ];
    const match = field(units);
    expect(refusal(match, { do: 'choose', unit: 'S1' })).toMatchObject({ rule: 'SV-MOVE-03' });
    expect(ask(match, 'S1', { what: 'charges' })).toEqual([]);
  });

  test('SV-BREAK-03, -04 in a break-through those of the break-through', () => {
    const units = [
      south(10000, HORSE),
      north(20000, { ...HORSE }),
      north(32000, { id: 'N2', layout: 'PM' }),
      north(32000, { id: 'N3', layout: 'PM', x: 60000 }),
    ];
    const match = field(units, [2]);
    chargeHome(match);
    choose(match, { do: 'recoil', aboutFace: 'forward', turn: 900, ahead: 12000 });
    expect(decision(match)?.kind).toBe('breakThrough');
    for (const { charge: choice, tests } of ask(match, 'S1', { what: 'charges' })) {
      expect(tests).toBe(false);
      expect(refusal(match, choice as Choice)).toBeUndefined();
    }
    const { far } = ask(match, 'S1', { what: 'reach' });
    expect(far).toBe(9000);
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: far }] })).toBeUndefined();
    // Nothing else is an order of a break-through.
    expect(ask(match, 'S1', { what: 'reach', verb: 'prolong' })).toMatchObject({
      far: 0,
      stop: { rule: 'SV-BREAK-02' },
    });
  });
});

test('SV-FIRE-20, SV-R-23 with noZeroDiceFire a shot without dice is no target', () => {
  const units = [
    { id: 'S1', type: 'RA', layout: 'G', x: 36000, y: 4000 },
    { id: 'N1', type: 'Foot', layout: 'HHHH', x: 36000, y: 32000 },
    { id: 'N2', type: 'P&M', layout: 'MM', x: 50000, y: 10000 },
    { id: 'S2', type: 'P&M', layout: 'MM', x: 50000, y: 5000 },
  ];
  const at = { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] };
  const match = situation({ phase: 'firing', initiative: 'north', units, ...switched('noZeroDiceFire') });
  expect(refusal(match, at)).toMatchObject({ rule: 'SV-FIRE-20' });
  expect(ask(match, 'S1', { what: 'targets' })[0]).toMatchObject({ target: 'N1', refusal: { rule: 'SV-FIRE-20' } });
  const usual = situation({ phase: 'firing', initiative: 'north', units });
  expect(ask(usual, 'S1', { what: 'targets' })[0]).toMatchObject({ target: 'N1', dice: 0 });
});

describe('chances', () => {
  const COMMANDER = { id: 'S1', type: 'Cmd', layout: 'C', x: 27000, y: 22000, heading: 450 };

  test('SV-REACT-08, SV-R-99, P-WINDOW 1 every point of a chance is open, and no other', () => {
    const match = field([COMMANDER, north(30000, HORSE)]);
    order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 4000 }] });
    expect(decision(match)?.kind).toBe('intercept');
    const listed = chances(match);
    expect(listed.length).toBeGreaterThan(1);
    for (let at = 0; at <= 4000; at++) {
      const isListed = listed.some(({ from, to }) => from <= at && at <= to);
      const isOpen = !refusal(match, { do: 'intercept', unit: 'N1', at });
      if (isListed !== isOpen) expect([at, isListed]).toEqual([at, isOpen]);
    }
  });
});

test('SV-CHARGE-07 an enemy that only a small pivot reaches is listed with that pivot', () => {
  // Straight on S1 passes N1, and turned to the middle of N1 as far as may be it meets N2.
  const hidden = { ...north(14000, { layout: 'MM' }), id: 'N2', x: 35000 };
  const match = field([south(10000, HORSE), { ...north(18500, { layout: 'PM' }), x: 33500 }, hidden]);
  const listed = ask(match, 'S1', { what: 'charges' }) as unknown as readonly { charge: { target: string } }[];
  const charge = listed.find((each) => each.charge.target === 'N1')?.charge;
  expect(charge).toEqual({ do: 'charge', target: 'N1', pivot: 21 });
  choose(match, { do: 'choose', unit: 'S1' });
  expect(refusal(match, charge!)).toBeUndefined();
  expect(refusal(match, { do: 'charge', target: 'N1', pivot: 20 })?.rule).toBe('SV-CHARGE-03');
});

test('SV-DISENG-03 who disengages is told how far it gets, though it is in contact', () => {
  const match = field([south(20000, HORSE), north(19500, { x: 28426, heading: 900 })]);
  order(match, 'S1', { do: 'disengage' });
  const { far } = ask(match, 'S1', { what: 'reach' });
  expect(far).toBeGreaterThan(0);
  expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: far }] })).toBeUndefined();
});
