import { describe, expect, test } from 'vitest';
import { charge, field, hits, HORSE, isOver, north, pose, south, waitsFor, type Loose } from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };
const OPEN = { type: 'P&M', layout: 'MM', formation: 'openOrder' };
const AWAY = (ahead: number, more: Loose = {}) => ({ do: 'evade', aboutFace: 'forward', ahead, ...more });

/** S1 of foot charges N1 over 3" and has met it along y = 30000. */
const met = (who: Loose = OPEN, others: Loose[] = [], charger: Loose = PIKES) => {
  const match = field([south(27000, charger), north(30000, who), ...others], [3]);
  charge(match);
  return match;
};

describe('who evades', () => {
  test.each<[string, Loose]>([
    ['muskets in open order', OPEN],
    ['dismounted Dragoons in open order', { type: 'D', layout: 'DDDD', state: 'dismounted', formation: 'openOrder' }],
    ['a single musket in open order', { type: 'P&M', layout: 'M', formation: 'openOrder' }],
  ])('SV-REACT-14 %s evade foot without a test and without a marker', (_, who) => {
    const match = met(who);
    waitsFor(match, 'north', 'react');
    choose(match, AWAY(6000));
    expect(unit(match, 'N1')).toMatchObject({
      x: 30000,
      y: 37574,
      heading: 0,
      formation: 'openOrder',
      hits: 0,
      reacted: true,
    });
    waitsFor(match, 'south', 'breakThrough');
    choose(match, { do: 'stop' });
    isOver(match);
  });

  test.each<[string, Loose]>([
    ['muskets in line', { type: 'P&M', layout: 'MM' }],
    ['a block', { type: 'P&M', layout: 'PM/MM' }],
    ['Foot', { type: 'Foot', layout: 'HH' }],
    [
      'a bent open order',
      { ...OPEN, formation: 'bentOpenOrder', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } },
    ],
  ])('SV-REACT-14 not %s', (_, who) => {
    expect(refusal(met(who), AWAY(4000))?.rule).toBe('SV-REACT-14');
  });

  test('SV-REACT-14 not from mounted chargers', () => {
    const match = met(OPEN, [], HORSE);
    expect(refusal(match, AWAY(4000))?.rule).toBe('SV-REACT-14');
    expect(refusal(match, { do: 'fire' })).toBeUndefined();
  });

  test('SV-REACT-14 artillery is in open order but no foot: it does not evade', () => {
    const match = field([south(27000, PIKES), north(30000, { type: 'RA', layout: 'G', fired: true })], [3]);
    charge(match);
    expect(unit(match, 'N1').status).toBe('routed');
    expect(decision(match)?.side).toBe('south');
  });
});

describe('the move', () => {
  test.each([
    [6005, true],
    [6006, false],
    [0, false],
  ])('SV-REACT-15 %i ahead: legal %s', (ahead, legal) => {
    const why = refusal(met(), AWAY(ahead));
    if (legal) expect(why).toBeUndefined();
    else expect(why?.rule).toBe('SV-REACT-15');
  });

  test.each([
    [900, true],
    [901, false],
    [-901, false],
  ])('SV-REACT-16 a turn of %i tenths from straight away: legal %s', (turn, legal) => {
    const why = refusal(met(), AWAY(5000, { turn }));
    if (legal) expect(why).toBeUndefined();
    else expect(why?.rule).toBe('SV-REACT-16');
  });

  test('SV-REACT-15 it flows around friends, wholly past them', () => {
    const match = met(OPEN, [north(32000, { id: 'N2' })]); // to y = 33574
    expect(refusal(match, AWAY(2000))?.rule).toBe('SV-FLOW-04');
    choose(match, AWAY(3574));
    expect(pose(match, 'N1').y).toBe(35148);
  });

  test('SV-REACT-17, SV-R-55 refused, it changes nothing; it may stand instead', () => {
    const match = met();
    expect(refusal(match, AWAY(7000))?.rule).toBe('SV-REACT-15');
    choose(match, { do: 'stand' });
    expect(pose(match, 'N1')).toEqual({ x: 30000, y: 30000, heading: 1800 });
    expect(hits(match, 'N1')).toBe(0);
    isOver(match);
  });

  test('SV-REACT-18, SV-BREAK-02 the foot that charged has a break-through of 3"', () => {
    const match = met();
    choose(match, AWAY(6000));
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 3006 }] })?.rule).toBe('SV-BREAK-02');
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 3005 }] })).toBeUndefined();
  });
});
