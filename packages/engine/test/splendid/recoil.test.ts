import { describe, expect, test } from 'vitest';
import {
  area,
  chargeHome,
  field,
  hits,
  HORSE,
  isOver,
  north,
  pose,
  south,
  switched,
  tally,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };
const BACK = (ahead: number, more: Loose = {}) => ({ do: 'recoil', aboutFace: 'forward', ahead, ...more });

/** S1 (Heavy Mounted, heading north) has just met the front of N1 along y = 30000. */
const met = (who: Loose = HORSE, others: Loose[] = [], more: Loose = {}, dice: number[] = []) => {
  const match = field([south(20000), north(30000, who), ...others], dice, more);
  chargeHome(match);
  return match;
};

describe('who recoils', () => {
  test.each<[string, Loose]>([
    ['horse in line', HORSE],
    ['horse in block', { type: 'M', layout: 'XX/XX' }],
    ['horse in open order', { ...HORSE, formation: 'openOrder' }],
    ['Heavy Mounted', { type: 'HM', layout: 'YY' }],
    ['mounted Dragoons', { type: 'D', layout: 'DDD' }],
    ['a single stand of horse', { type: 'M', layout: 'X' }],
    ['a Commander', { type: 'Cmd', layout: 'C' }],
    ['a Sub-Commander', { type: 'Sub', layout: 'C' }],
  ])('SV-REACT-13 %s recoils without a test for one green marker', (_, who) => {
    const match = met(who);
    waitsFor(match, 'north', 'react');
    choose(match, BACK(6000));
    expect(hits(match, 'N1')).toBe(1);
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, heading: 0 });
    waitsFor(match, 'south', 'breakThrough');
    choose(match, { do: 'stop' });
    isOver(match);
  });

  test('SV-REACT-13 from foot too', () => {
    const match = field([south(27000, PIKES), north(30000, HORSE)], [2]);
    chargeHome(match);
    choose(match, BACK(6000));
    expect(hits(match, 'N1')).toBe(1);
    waitsFor(match, 'south', 'breakThrough');
  });

  test.each<[string, Loose]>([
    ['a bent line', { ...HORSE, formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } }],
    ['a column', { type: 'M', layout: 'X/X', formation: 'roadColumn' }],
  ])('SV-REACT-13 %s of horse has no reaction', (_, who) => {
    const match = met(who);
    isOver(match);
    expect(hits(match, 'N1')).toBe(0);
  });

  test.each<[string, Loose]>([
    ['foot', PIKES],
    ['foot in open order', { type: 'P&M', layout: 'MM', formation: 'openOrder' }],
    ['dismounted Dragoons', { type: 'D', layout: 'DD', state: 'dismounted', formation: 'line' }],
  ])('SV-REACT-13 %s does not recoil', (_, who) => {
    expect(['SV-REACT-13', 'SV-REACT-14']).toContain(refusal(met(who), BACK(6000))?.rule);
  });
});

describe('the move', () => {
  test('SV-REACT-15 an about-face and up to 12" straight on', () => {
    const match = met();
    const far = refusal(match, BACK(12006));
    expect(far?.rule).toBe('SV-REACT-15');
    expect(far?.because).toContain('12');
    expect(refusal(match, BACK(12005))).toBeUndefined();
    expect(refusal(match, BACK(0))?.rule).toBe('SV-REACT-15');
    choose(match, BACK(12000));
    expect(unit(match, 'N1')).toMatchObject({
      x: 30000,
      y: 31574 + 12000,
      heading: 0,
      formation: 'line',
      layout: 'XX',
    });
  });

  test('SV-REACT-15 it may turn after the about-face, and does not turn back at the end', () => {
    const match = met();
    choose(match, BACK(6000, { turn: -900 }));
    // About its front centre at (30000, 31574), then west.
    expect(pose(match, 'N1')).toEqual({ x: 24000, y: 31574, heading: 2700 });
  });

  test.each([
    [900, true],
    [901, false],
    [-900, true],
    [-901, false],
    [1800, false],
  ])('SV-REACT-16 a heading %i tenths from that of the charger: legal %s', (turn, legal) => {
    const why = refusal(met(), BACK(8000, { turn }));
    if (legal) expect(why).toBeUndefined();
    else expect(why?.rule).toBe('SV-REACT-16');
  });

  test('SV-REACT-16 without any turn it would go towards the charger', () => {
    expect(refusal(met(), { do: 'recoil', ahead: 8000 })?.rule).toBe('SV-REACT-16');
  });

  test('SV-REACT-16, SV-R-54 the heading of the charger counts, not where it stands: facing away a unit just goes on', () => {
    const match = met({ ...HORSE, heading: 0 });
    choose(match, { do: 'recoil', ahead: 12000 });
    expect(pose(match, 'N1')).toEqual({ x: 30000, y: 42000, heading: 0 });
  });

  test.each([
    [1584, false],
    [1585, true],
  ])(
    'SV-REACT-16, SV-R-54 a turn through the charger is free, but the unit ends clear of it: %i ahead %s',
    (ahead, legal) => {
      // Turned about its front centre it lies from y = 28426 to 30000, on top of the charger.
      const match = met();
      const why = refusal(match, { do: 'recoil', turn: 1800, ahead });
      if (legal) {
        choose(match, { do: 'recoil', turn: 1800, ahead });
        expect(pose(match, 'N1')).toEqual({ x: 30000, y: 31585, heading: 0 });
      } else expect(['SV-REACT-16', 'SV-R-54', 'SV-MOVE-10']).toContain(why?.rule);
    },
  );

  test.each([
    [3158, false],
    [3159, true],
  ])('SV-REACT-16 also past its corner: east by %i %s', (ahead, legal) => {
    // Turned east it lies from x = 28426 to 30000 along the charger's front, which ends at 31574.
    const why = refusal(met(), BACK(ahead, { turn: 900 }));
    if (legal) expect(why).toBeUndefined();
    else expect(['SV-REACT-16', 'SV-MOVE-10']).toContain(why?.rule);
  });

  test('SV-R-54 with chargerBlocksRecoilTurn the charger is an obstacle for the turn, not for the about-face', () => {
    const match = met(HORSE, [], switched('chargerBlocksRecoilTurn'));
    expect(['SV-R-54', 'SV-REACT-16', 'SV-FACE-03', 'SV-MOVE-10']).toContain(
      refusal(match, { do: 'recoil', turn: 1800, ahead: 6000 })?.rule,
    );
    expect(refusal(match, BACK(6000))).toBeUndefined();
  });

  test('SV-REACT-16 it ends more than 0.010" from every other enemy', () => {
    // S2 looks west with its front at y 36000 to 39148, x = 31574 + gap.
    const beside = (gap: number) =>
      refusal(met(HORSE, [south(37574, { id: 'S2', ...PIKES, x: 31574 + gap, heading: 2700 })]), BACK(6000));
    expect(beside(10)).toBeDefined();
    expect(beside(11)).toBeUndefined();
  });

  test('SV-REACT-16 other units and prohibited terrain are in its way', () => {
    expect(refusal(met(HORSE, [south(36000, { id: 'S2', ...PIKES })]), BACK(10000))?.rule).toBe('SV-MOVE-10');
    const bog = { options: { terrain: [area('bog', 29000, 36000, 31000, 37000)] } };
    expect(refusal(met(HORSE, [], bog), BACK(10000))?.rule).toBe('SV-TERR-03');
    expect(refusal(met(HORSE, [], bog), BACK(4000))).toBeUndefined();
  });

  test('SV-REACT-15 it flows around friends, wholly past them', () => {
    const match = met(HORSE, [north(33000, { id: 'N2' })]); // from y = 33000 to 34574
    expect(refusal(match, BACK(2000))?.rule).toBe('SV-FLOW-04');
    expect(refusal(match, BACK(4500))?.rule).toBe('SV-FLOW-04');
    expect(refusal(match, BACK(1400))).toBeUndefined();
    choose(match, BACK(4574));
    expect(pose(match, 'N1').y).toBe(36148);
  });

  test('SV-REACT-15 the about-face of a staggered block slides as the owner says', () => {
    const layout = 'XX/X.';
    const forward = met({ type: 'M', layout });
    choose(forward, BACK(6000));
    // The old rear line is y = 33148; there the short file closes up.
    expect(unit(forward, 'N1')).toMatchObject({ x: 30000, y: 39148, heading: 0, formation: 'block', layout: 'XX/.X' });
    const backward = met({ type: 'M', layout });
    choose(backward, BACK(6000, { aboutFace: 'backward' }));
    expect(unit(backward, 'N1')).toMatchObject({ x: 30000, y: 37574, heading: 0, layout: 'XX/.X' });
  });

  test('SV-REACT-17, SV-R-55 without a legal move there is no recoil and no marker: stand and fight', () => {
    const bog = { options: { terrain: [area('bog', 24000, 31574, 36000, 33000)] } };
    const match = met(HORSE, [], bog);
    if (decision(match)?.kind === 'react') {
      expect(refusal(match, BACK(3000))?.rule).toBe('SV-TERR-03');
      expect(refusal(match, BACK(12000))?.rule).toBe('SV-TERR-03');
      choose(match, { do: 'stand' });
    }
    expect(hits(match, 'N1')).toBe(0);
    expect(pose(match, 'N1')).toEqual({ x: 30000, y: 30000, heading: 1800 });
    isOver(match);
  });

  test('SV-R-55 a refused recoil changes nothing, and another may be named', () => {
    const match = met();
    expect(refusal(match, BACK(13000))?.rule).toBe('SV-REACT-15');
    expect(hits(match, 'N1')).toBe(0);
    choose(match, BACK(11000));
    expect(hits(match, 'N1')).toBe(1);
  });

  test('SV-REACT-13 a recoil over the edge of the table must be confirmed; what is beyond it is lost', () => {
    const match = field([south(26000), north(40000, HORSE), north(20000, { id: 'N2', x: 50000 })]);
    chargeHome(match);
    expect(['SV-MOVE-11', 'SV-R-72']).toContain(refusal(match, BACK(7000))?.rule);
    choose(match, BACK(7000, { leaveTable: true }));
    expect(unit(match, 'N1').status).toBe('routed');
    expect(tally(match, 'north')).toBe(2);
    waitsFor(match, 'south', 'breakThrough');
  });

  test('SV-REACT-18 when it is away the charger has a break-through', () => {
    const match = met();
    choose(match, BACK(12000));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'breakThrough', about: { unit: 'S1' } });
    expect(pose(match, 'S1').y).toBe(30000);
  });
});
