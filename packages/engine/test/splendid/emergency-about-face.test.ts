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
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const ABOUT = (slide?: string) => ({ do: 'aboutFace', ...(slide ? { slide } : {}) });

/** S1 (Heavy Mounted) comes from the south and meets N1, which looks north, in its rear along y = 30000. */
const met = (who: Loose, others: Loose[] = [], charger: Loose = {}) => {
  const match = field([south(20000, charger), { id: 'N1', type: 'P&M', x: 30000, heading: 0, ...who }, ...others]);
  charge(match);
  return match;
};

describe('who about-faces', () => {
  test.each<[string, Loose, number, Loose]>([
    ['a block with pikes', { layout: 'PM/MM', y: 33148 }, 2, { layout: 'MM/MP', formation: 'block' }],
    ['a line with pikes', { layout: 'PMM', y: 31574 }, 2, { layout: 'MMP', formation: 'line' }],
    ['a line of muskets', { layout: 'MM', y: 31574 }, 1, { layout: 'MM', formation: 'line' }],
    ['Foot', { type: 'Foot', layout: 'HL', y: 31574 }, 1, { layout: 'LH', formation: 'line' }],
    [
      'dismounted Dragoons in open order',
      { type: 'D', layout: 'DD', state: 'dismounted', formation: 'openOrder', y: 31574 },
      1,
      { layout: 'DD', formation: 'openOrder' },
    ],
    [
      'a column',
      { layout: 'P/M/M', formation: 'roadColumn', y: 34722 },
      2,
      { layout: 'M/M/P', formation: 'roadColumn' },
    ],
    ['a single stand', { layout: 'M', y: 31574 }, 1, { layout: 'M' }],
  ])('SV-REACT-30..32 %s', (_, who, markers, after) => {
    const match = met(who);
    waitsFor(match, 'north', 'react');
    choose(match, ABOUT());
    expect(unit(match, 'N1')).toMatchObject({
      x: 30000,
      y: 30000,
      heading: 1800,
      hits: markers,
      reacted: true,
      ...after,
    });
    expect(allThrows(match)).toEqual([]);
    expect(pose(match, 'S1').y).toBe(30000);
    expect(hits(match, 'S1')).toBe(0);
    isOver(match);
  });

  test('SV-REACT-30 a defensive block does not', () => {
    const match = met({ layout: 'PM/MM', formation: 'defensiveBlock', y: 33148 });
    expect(['SV-REACT-30', 'SV-FACE-07']).toContain(refusal(match, ABOUT())?.rule);
  });

  test('SV-REACT-30 nor do mounted units', () => {
    const match = met({ ...HORSE, y: 31574 });
    expect(refusal(match, ABOUT())?.rule).toBe('SV-REACT-30');
    expect(refusal(match, { do: 'recoil', ahead: 3000 })).toBeUndefined();
  });

  test('SV-REACT-30 nor a unit that was engaged before', () => {
    const match = met({ layout: 'PM', y: 31574 }, [
      south(31574, { id: 'S2', x: 30000, type: 'P&M', layout: 'PM', heading: 1800 }),
    ]);
    isOver(match);
    expect(pose(match, 'N1').heading).toBe(0);
  });

  test('SV-REACT-30 also when it is met from the front, against foot too', () => {
    const match = field([south(27000, { type: 'P&M', layout: 'PP' }), north(30000)], [3]);
    charge(match);
    choose(match, ABOUT());
    expect(unit(match, 'N1')).toMatchObject({ x: 30000, y: 31574, heading: 0, layout: 'MP', hits: 2 });
    isOver(match);
  });

  test.each<[string, Loose, Loose]>([
    [
      'back',
      { after: 2, stays: 'left', way: 'back', angle: 450 },
      { after: 2, stays: 'right', way: 'forward', angle: 450 },
    ],
    [
      'forward',
      { after: 2, stays: 'left', way: 'forward', angle: 450 },
      { after: 2, stays: 'right', way: 'back', angle: 450 },
    ],
  ])('SV-REACT-31 a line bent %s keeps its place; its ends and the kind of its hinge swap', (_, bend, after) => {
    // The left arm of two stands lies along y = 30000; the charger meets it alone.
    const match = met({ layout: 'PMMM', formation: 'bentLine', y: 31574, bend }, [], { x: 29213 });
    choose(match, ABOUT());
    expect(unit(match, 'N1')).toMatchObject({
      x: 30000,
      y: 30000,
      heading: 1800,
      layout: 'MMMP',
      formation: 'bentLine',
      bend: after,
      hits: 2,
    });
    expect(pose(match, 'S1').y).toBe(30000);
    isOver(match);
  });
});

describe('a staggered block', () => {
  // Looking north: front rank P (west), M (east) from y = 31574 to 33148; behind the P one M, from 30000.
  const STAGGERED = { layout: 'PM/M.', y: 33148 };
  const NOTCH = { layout: 'Y/Y', formation: 'block', x: 30787 };
  const AFTER = { heading: 1800, layout: 'MM/.P', formation: 'block', hits: 2 };

  test('SV-REACT-31 files slide forward, and the charger stays where it touches already', () => {
    const match = met(STAGGERED);
    choose(match, ABOUT('forward'));
    expect(unit(match, 'N1')).toMatchObject({ x: 30000, y: 30000, ...AFTER });
    expect(pose(match, 'S1').y).toBe(30000);
  });

  test('SV-REACT-31, SV-R-64 files slide backward, and the charger comes up straight forward', () => {
    const match = met(STAGGERED);
    choose(match, ABOUT('backward'));
    expect(unit(match, 'N1')).toMatchObject({ x: 30000, y: 31574, ...AFTER });
    expect(Math.abs(pose(match, 'S1').y - 31574)).toBeLessThanOrEqual(10);
    expect(pose(match, 'S1')).toMatchObject({ x: 30000, heading: 0 });
    isOver(match);
  });

  test('SV-REACT-31, SV-R-64 a charger in the notch is moved straight back, just out of the overlap', () => {
    const match = met(STAGGERED, [], NOTCH);
    expect(pose(match, 'S1').y).toBe(31574);
    choose(match, ABOUT('forward'));
    expect(unit(match, 'N1')).toMatchObject({ x: 30000, y: 30000, ...AFTER });
    expect(Math.abs(pose(match, 'S1').y - 30000)).toBeLessThanOrEqual(10);
    expect(hits(match, 'S1')).toBe(0);
    isOver(match);
  });

  // The charger came past this gun (its front at y = 28000), and cannot go back over it.
  const GUN = south(28000, { id: 'S2', type: 'RA', layout: 'G', x: 30787 });

  test('SV-REACT-31 if the one sliding mode gives no legal position the other is used', () => {
    const match = met(STAGGERED, [GUN], NOTCH);
    choose(match, ABOUT('forward'));
    expect(unit(match, 'N1')).toMatchObject({ x: 30000, y: 31574, ...AFTER });
    expect(pose(match, 'S1').y).toBe(31574);
    isOver(match);
  });

  test('SV-REACT-31 if none does the reaction is not available', () => {
    // N2 stands flush before the front of N1, so that no file can move that way.
    const match = met(STAGGERED, [GUN, { id: 'N2', type: 'P&M', layout: 'PM', x: 30000, y: 34722, heading: 0 }], NOTCH);
    expect(decision(match)?.kind).toBe('react');
    expect(['SV-REACT-31', 'SV-R-64']).toContain(refusal(match, ABOUT('forward'))?.rule);
    expect(refusal(match, ABOUT('backward'))?.rule).toBe('SV-REACT-31');
    choose(match, { do: 'stand' });
    expect(hits(match, 'N1')).toBe(0);
  });

  test('SV-REACT-31 a position over the edge of the table is not legal', () => {
    // With 1" behind it (to the north) the block cannot slide back that way.
    const high = { layout: 'PM/M.', y: 47000 };
    const match = field([south(38000), { id: 'N1', type: 'P&M', x: 30000, heading: 0, ...high }]);
    charge(match);
    choose(match, ABOUT('backward'));
    expect(unit(match, 'N1')).toMatchObject({ x: 30000, y: 43852, ...AFTER });
    expect(pose(match, 'S1').y).toBe(43852);
  });
});
