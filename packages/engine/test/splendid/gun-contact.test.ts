import { describe, expect, test } from 'vitest';
import {
  allThrows,
  charge,
  field,
  hits,
  HORSE,
  isOver,
  north,
  pose,
  south,
  tally,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, refusal, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PP' };
const GUN = { type: 'RA', layout: 'G' };

/** S1 has charged N1, whose front lies along y = 30000. */
const met = (
  gun: Loose = GUN,
  dice: number[] = [],
  { charger = {}, others = [], more = {}, way = 3500 }: Loose = {},
) => {
  const match = field(
    [south(30000 - way, charger), north(30000, gun), north(46000, { id: 'N9', x: 60000 }), ...others],
    dice,
    more,
  );
  charge(match);
  return match;
};
const isOverrun = (match: Loose) => {
  expect(unit(match, 'N1').status).toBe('routed');
  expect(tally(match, 'north')).toBe(1);
  waitsFor(match, 'south', 'breakThrough');
};

describe('limbered', () => {
  test.each<[string, Loose]>([
    ['a Frame Gun', { type: 'FG', layout: 'G', limbered: true }],
    ['Regular Artillery', { ...GUN, limbered: true }],
    ['Heavy Artillery', { type: 'HA', layout: 'G', limbered: true }],
  ])('SV-REACT-37 %s is overrun at once', (_, gun) => {
    const match = met(gun);
    expect(allThrows(match)).toEqual([]);
    isOverrun(match);
  });

  test('SV-REACT-37 by foot too', () => {
    isOverrun(met({ ...GUN, limbered: true }, [1], { charger: PIKES }));
  });
});

describe('unlimbered', () => {
  test.each<[string, Loose, Loose, number[], number]>([
    ['a Frame Gun at horse in line', { type: 'FG', layout: 'G' }, {}, [], 2],
    ['Regular Artillery at horse in line', GUN, {}, [], 3],
    ['Heavy Artillery at horse in line', { type: 'HA', layout: 'G' }, {}, [], 5],
    ['Regular Artillery at horse in block', GUN, { layout: 'YY/YY' }, [], 4],
    ['Regular Artillery at horse in open order', GUN, { ...HORSE, formation: 'openOrder' }, [1], 2],
    ['Regular Artillery at foot in line', GUN, PIKES, [1], 2],
  ])('SV-REACT-38 %s must fire, at point blank', (_, gun, charger, test, count) => {
    const match = met(gun, [...test, ...Array.from({ length: count }, () => 3)], { charger });
    const shot = allThrows(match).at(-1);
    expect([shot.side, shot.unit, shot.dice.length]).toEqual(['north', 'N1', count]);
    isOverrun(match); // no hits
  });

  test('SV-REACT-38 with one hit it is overrun all the same; the hit stays', () => {
    const match = met(GUN, [2, 3, 3]);
    isOverrun(match);
    expect(hits(match, 'S1')).toBe(1);
  });

  test('SV-REACT-38 with two the charger flinches', () => {
    const match = met(GUN, [2, 2, 3]);
    waitsFor(match, 'south', 'fallBack');
    expect(['SV-REACT-34', 'SV-REACT-38', 'SV-R-61']).toContain(refusal(match, { do: 'fallBack', by: 3006 })?.rule);
    expect(refusal(match, { do: 'fallBack', by: 10 })?.rule).toBe('SV-R-61');
    choose(match, { do: 'fallBack', by: 3000 });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 27000, heading: 0 });
    expect(hits(match, 'S1')).toBe(2);
    expect(unit(match, 'N1')).toMatchObject({ status: 'table', fired: true, hits: 0 });
    expect(tally(match, 'north')).toBe(0);
    isOver(match);
  });

  test('SV-REACT-39 a gun with a red marker is overrun without a shot', () => {
    const match = met({ ...GUN, fired: true });
    expect(allThrows(match)).toEqual([]);
    isOverrun(match);
  });

  test.each<[string, Loose]>([
    ['in the flank', { ...GUN, heading: 900, x: 31574, y: 30787 }],
    ['in the rear', { ...GUN, heading: 0, y: 33150 }],
  ])('SV-REACT-39, SV-R-63 met %s, outside its zone of fire, too', (_, gun) => {
    const match = met(gun);
    expect(allThrows(match)).toEqual([]);
    isOverrun(match);
  });

  // S2 stands at the gun's left side (east) already.
  const ENGAGED = south(31574, { id: 'S2', type: 'P&M', layout: 'PM', x: 30787, heading: 2700 });

  test('SV-REACT-39, SV-R-63 a gun engaged already has no reaction: stand and fight', () => {
    const match = met(GUN, [], { charger: { x: 29900 }, others: [ENGAGED] });
    expect(unit(match, 'N1')).toMatchObject({ status: 'table', fired: false });
    expect(allThrows(match)).toEqual([]);
    isOver(match);
  });

  test('SV-R-63 a limbered gun engaged already is overrun', () => {
    const match = met({ ...GUN, limbered: true }, [], { charger: { x: 29900 }, others: [ENGAGED] });
    expect(allThrows(match)).toEqual([]);
    isOverrun(match);
  });

  test('SV-REACT-38 the shot and the overrun ask nobody', () => {
    const match = met(GUN, [6, 6, 6]);
    isOverrun(match);
    choose(match, { do: 'stop' });
    expect(pose(match, 'S1').y).toBe(30000);
    isOver(match);
  });
});
