import { describe, expect, test } from 'vitest';
import {
  AHEAD,
  BLOCK,
  ELEPHANTS,
  FOOT,
  GUN,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SQUARE,
  charge,
  expectLegal,
  field,
  isOver,
  north,
  order,
  pose,
  south,
  waitsFor,
  NOT_HERE,
  EAST,
  intercept,
} from './charge-help.js';
import { choose, refusal, unit } from './kit.js';

describe('GV-REACT-06 where nobody may react', () => {
  test.each([
    [11989, true],
    [11990, false],
    [12000, false],
  ])('GV-REACT-06 a counter-charge %i along a charge of 12000, not where they touch: %s', (at, may) => {
    const match = field([south(50000), north(62000, HORSE)], [1]);
    charge(match);
    expectLegal(refusal(match, intercept('N1', at)), may, ...NOT_HERE);
  });

  test('GV-REACT-06 not while it brushes the side of an enemy', () => {
    // N4, foot, stands along the lane of S1 from y = 50000 to 52000; S1 is 3 cm deep.
    const match = field([south(40000), north(58000), EAST(52000), north(50000, { id: 'N4', x: 82000 })], [1]);
    charge(match);
    for (const at of [10060, 11000, 12000, 14900])
      expect(NOT_HERE, String(at)).toContain(refusal(match, intercept('N3', at))?.rule);
    for (const at of [9900, 15100]) expect(refusal(match, intercept('N3', at)), String(at)).toBeUndefined();
  });

  test('GV-REACT-06 nor is it shot at while it does', () => {
    const match = field([south(40000), north(58000), EAST(51000, GUN), north(50000, { id: 'N4', x: 82000 })], [1]);
    charge(match);
    const shootAt = (at: number) => refusal(match, { do: 'opportunityFire', unit: 'N3', at });
    for (const at of [10060, 12000, 14900]) expect(NOT_HERE, String(at)).toContain(shootAt(at)?.rule);
    for (const at of [9900, 15100]) expect(shootAt(at), String(at)).toBeUndefined();
  });

  test('GV-REACT-06, GV-R-44 not while it flows around a friend', () => {
    // S1 passes the elephants S2 (y 48000 to 52000): it overlaps them with its front from 48011 to its rear at 51989.
    const match = field([
      south(44000, { ...LIGHT_HORSE, ...SKIRMISH }),
      south(52000, { ...ELEPHANTS, id: 'S2' }),
      EAST(50000),
    ]);
    order(match, 'S1', AHEAD(14000));
    waitsFor(match, 'north', 'intercept');
    for (const at of [4020, 7000, 10980])
      expect(NOT_HERE, String(at)).toContain(refusal(match, intercept('N3', at))?.rule);
    for (const at of [3990, 11020]) expect(refusal(match, intercept('N3', at)), String(at)).toBeUndefined();
  });

  test('GV-REACT-06 nor while it touches an enemy block it flows around', () => {
    const match = field([
      south(44000, { ...LIGHT_HORSE, ...SKIRMISH }),
      north(48000, { ...FOOT, ...SQUARE, id: 'N4' }),
      EAST(50000),
    ]);
    order(match, 'S1', AHEAD(14000));
    waitsFor(match, 'north', 'intercept');
    for (const at of [3990, 4005, 7000, 11005, 11010])
      expect(NOT_HERE, String(at)).toContain(refusal(match, intercept('N3', at))?.rule);
    for (const at of [3989, 11011]) expect(refusal(match, intercept('N3', at)), String(at)).toBeUndefined();
  });

  test('GV-REACT-06 not while it lies partly off the table', () => {
    const match = field([
      south(3000, { ...LIGHT_HORSE, heading: 1800 }),
      north(4000, { ...HORSE, id: 'N2', x: 80000, heading: 900 }),
    ]);
    order(match, 'S1', { ...AHEAD(9000), leaveTable: true });
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, intercept('N2', 3010))).toBeUndefined();
    expect(NOT_HERE).toContain(refusal(match, intercept('N2', 3011))?.rule);
    choose(match, { do: 'pass' });
    expect(unit(match, 'S1').status).toBe('routed');
  });

  test('GV-REACT-06 not while a disengaging unit still touches an enemy it leaves', () => {
    // S1 has N1 before its front, about-faces and rides off south; N3 sees it all the way.
    const match = field([south(50000, LIGHT_HORSE), north(50000, FOOT), EAST(48000)]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'disengage' });
    choose(match, { do: 'manoeuvre', steps: [{ aboutFace: true }, { ahead: 3000 }] });
    waitsFor(match, 'north', 'intercept');
    for (const at of [0, 10]) expect([...NOT_HERE, 'GV-R-70']).toContain(refusal(match, intercept('N3', at))?.rule);
    for (const at of [11, 3000]) expect(refusal(match, intercept('N3', at))).toBeUndefined();
  });
});

test('GV-R-44 a block passed at its end only: before and after it there is a chance', () => {
  const match = field(
    [
      south(44000, { ...LIGHT_HORSE, ...SKIRMISH }),
      south(52000, { ...FOOT, ...BLOCK, id: 'S2' }),
      EAST(56000, { x: 99000 }),
    ],
    [1],
  );
  order(match, 'S1', AHEAD(12000));
  choose(match, intercept('N3', 11000));
  expect(pose(match, 'S1').y).toBe(55000);
  expect(pose(match, 'N3').x).toBe(94000);
  isOver(match);
});
