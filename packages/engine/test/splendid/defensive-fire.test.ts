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
  switched,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const MUSKETS = { type: 'P&M', layout: 'MM' };
const PIKES = { type: 'P&M', layout: 'PP' };

/** S1 (Heavy Mounted unless said otherwise) charges over `way` and has met N1 along y = 30000. */
const met = (
  who: Loose = MUSKETS,
  dice: number[] = [],
  { way = 10000, charger = {}, others = [], more = {} }: Loose = {},
) => {
  const match = field([south(30000 - way, charger), north(30000, who), ...others], dice, more);
  charge(match);
  return match;
};
const fire = (match: Loose, more: Loose = {}) => {
  choose(match, { do: 'fire', ...more });
  return match;
};

const volleys = (match: Loose) => allThrows(match).map((one) => [one.side, one.unit, one.dice.length]);

describe('who fires', () => {
  test.each<[string, Loose, number]>([
    ['a line', MUSKETS, 3],
    ['pikes and muskets: the muskets', { type: 'P&M', layout: 'PMM' }, 3],
    ['a block: its front rank and the chain of nobody else', { type: 'P&M', layout: 'MM/MM' }, 3],
    ['open order', { ...MUSKETS, formation: 'openOrder' }, 3],
    ['dismounted Dragoons', { type: 'D', layout: 'DD', state: 'dismounted', formation: 'line' }, 3],
    ['a line of four, its ends by the chain', { type: 'P&M', layout: 'MMMM' }, 5],
    [
      'a bent line',
      { ...MUSKETS, formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 10 } },
      3,
    ],
  ])('SV-REACT-33 %s', (_, who, count) => {
    const match = met(
      who,
      Array.from({ length: count }, () => 6),
    );
    waitsFor(match, 'north', 'react');
    fire(match);
    expect(volleys(match)).toEqual([['north', 'N1', count]]);
  });

  test('SV-REACT-33 a defensive block fires to all sides, its front rank masking the rest', () => {
    const match = met({ type: 'P&M', layout: 'MM/MM', formation: 'defensiveBlock' }, [6, 6, 6]);
    fire(match);
    expect(unit(match, 'N1').fired).toBe(true);
  });

  test.each<[string, Loose]>([
    ['pikes alone', PIKES],
    ['Foot', { type: 'Foot', layout: 'HH' }],
    ['a unit with a red marker', { ...MUSKETS, fired: true }],
    ['a column', { type: 'P&M', layout: 'M/M', formation: 'roadColumn' }],
  ])('SV-REACT-33 not %s', (_, who) => {
    expect(['SV-REACT-33', 'SV-FIRE-02', 'SV-FIRE-06', 'SV-R-60']).toContain(refusal(met(who), { do: 'fire' })?.rule);
  });

  test.each<[string, Loose]>([
    ['in the rear', { ...MUSKETS, heading: 0, y: 31574 }],
    ['in the flank', { ...MUSKETS, heading: 900, y: 31574, x: 30787 }],
  ])('SV-REACT-33, SV-R-60 met %s no stand of a line is eligible: not offered', (_, who) => {
    expect(['SV-REACT-33', 'SV-R-60']).toContain(refusal(met(who), { do: 'fire' })?.rule);
  });

  test('SV-REACT-33 open order met in the rear fires from there', () => {
    const match = met({ ...MUSKETS, formation: 'openOrder', heading: 0, y: 31574 }, [6, 6, 6]);
    fire(match);
    expect(unit(match, 'N1').fired).toBe(true);
  });

  test('SV-REACT-33 as many stands as the owner likes, one at least', () => {
    const match = met(MUSKETS, [6, 6]);
    expect(refusal(match, { do: 'fire', stands: [] })?.rule).toBe('SV-REACT-33');
    expect(refusal(match, { do: 'fire', stands: [2] })?.rule).toBe('SV-REACT-33');
    fire(match, { stands: [1] });
    expect(unit(match, 'N1').fired).toBe(true);
  });

  test('SV-REACT-33 it fires at the charger although that is in contact with another unit too', () => {
    // The charger brushes N2 on its left and has it in contact.
    const match = met(MUSKETS, [1, 6, 6], {
      others: [north(29500, { id: 'N2', type: 'P&M', layout: 'PM', x: 28426, heading: 900 })],
    });
    fire(match);
    expect(hits(match, 'S1')).toBe(1);
    expect(hits(match, 'N2')).toBe(0);
  });

  test('SV-REACT-33 heavy rain silences muskets', () => {
    const match = met(MUSKETS, [], { more: { options: { weather: 'heavyRain' } } });
    expect(refusal(match, { do: 'fire' })?.rule).toBe('SV-REACT-33');
  });
});

describe('the effect', () => {
  test.each<[string, Loose, Loose, number]>([
    ['Heavy Mounted in line', {}, MUSKETS, 3],
    ['Heavy Mounted in block', { layout: 'YY/YY' }, MUSKETS, 4],
    ['horse in open order', { ...HORSE, formation: 'openOrder' }, MUSKETS, 2],
  ])('SV-REACT-33 the dice of a normal volley: at %s', (_, charger, who, count) => {
    const test = charger.type === 'M' ? [1] : [];
    const match = met(who, [...test, ...Array.from({ length: count }, () => 6)], { charger });
    fire(match);
    expect(volleys(match).at(-1)).toEqual(['north', 'N1', count]);
  });

  test('SV-REACT-34, SV-REACT-36 two hits: the charger flinches, with its markers; the firing unit has its red one', () => {
    const match = fire(met(MUSKETS, [2, 2, 3]));
    waitsFor(match, 'south', 'fallBack');
    expect(hits(match, 'S1')).toBe(2);
    choose(match, { do: 'fallBack', by: 2500 });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 27500, heading: 0 });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, hits: 0 });
    isOver(match);
  });

  test('SV-REACT-34 three hits are two or more', () => {
    waitsFor(fire(met(MUSKETS, [1, 1, 1])), 'south', 'fallBack');
  });

  test('SV-REACT-34, SV-R-61 out of contact, at most 3" from the firing unit', () => {
    const match = fire(met(MUSKETS, [1, 1, 6]));
    for (const by of [0, 10, 3006, 10000])
      expect(['SV-REACT-34', 'SV-R-61'], String(by)).toContain(refusal(match, { do: 'fallBack', by })?.rule);
    for (const by of [11, 3000, 3005]) expect(refusal(match, { do: 'fallBack', by }), String(by)).toBeUndefined();
  });

  test('SV-R-61 never behind the start of the path', () => {
    const match = fire(met(MUSKETS, [1, 1, 6], { way: 2000 }));
    expect(['SV-REACT-34', 'SV-R-61']).toContain(refusal(match, { do: 'fallBack', by: 2001 })?.rule);
    choose(match, { do: 'fallBack', by: 2000 });
    expect(pose(match, 'S1').y).toBe(28000);
  });

  test('SV-REACT-34 out of contact with every enemy', () => {
    // N2 on the left of the path reaches down to y = 27926.
    const match = fire(
      met(MUSKETS, [1, 1, 6], {
        others: [north(29500, { id: 'N2', type: 'P&M', layout: 'PM', x: 28426, heading: 900 })],
      }),
    );
    expect(['SV-REACT-34', 'SV-R-61']).toContain(refusal(match, { do: 'fallBack', by: 2000 })?.rule);
    expect(refusal(match, { do: 'fallBack', by: 2100 })).toBeUndefined();
  });

  const pastGun = (front: number, more: Loose = {}) =>
    fire(met(MUSKETS, [1, 1, 6], { way: 20000, others: [south(front, { id: 'S2', type: 'RA', layout: 'G' })], more }));

  test('SV-R-61 it stops short of what stands in its way back', () => {
    const match = pastGun(27000); // 1.426" behind its rear
    expect(refusal(match, { do: 'fallBack', by: 1450 })?.rule).toBe('SV-R-61');
    expect(refusal(match, { do: 'fallBack', by: 1420 })).toBeUndefined();
  });

  test('SV-R-61 without any such point it stays, and nothing more happens', () => {
    const match = pastGun(28426);
    expect(pose(match, 'S1').y).toBe(30000);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([2, 0]);
    isOver(match);
  });

  test.each<[string, Loose, number, number]>([
    ['the full 3"', { way: 10000 }, 3000, 3000],
    ['as far as the path allows', { way: 2000 }, 2000, 2000],
  ])('SV-R-61 with fullFlinch %s', (_, given, least, most) => {
    const match = fire(met(MUSKETS, [1, 1, 6], { ...given, more: switched('fullFlinch') }));
    const far = 30000 - pose(match, 'S1').y;
    expect(far).toBeGreaterThanOrEqual(least);
    expect(far).toBeLessThanOrEqual(most);
    isOver(match);
  });

  test('SV-REACT-35 exactly one hit: nothing more', () => {
    const match = fire(met(MUSKETS, [2, 3, 6]));
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([1, 0]);
    expect(pose(match, 'S1').y).toBe(30000);
    expect(unit(match, 'N1').fired).toBe(true);
    isOver(match);
  });

  test.each<[string, Loose, number[], number]>([
    ['Heavy Mounted', {}, [3, 3, 3], 2],
    ['lance-armed horse', { ...HORSE, lances: true }, [1, 3, 3, 3], 2],
    ['horse', HORSE, [1, 3, 3, 3], 1],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }, [1, 3, 3, 3], 1],
    ['foot', PIKES, [1, 3, 3], 1],
  ])(
    'SV-REACT-35, -29, SV-R-62 no hit: a light impact of %s, whatever the formation, and the red marker',
    (_, charger, dice, impact) => {
      const match = fire(met(MUSKETS, dice, { charger, way: 3500 }));
      expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, impact]);
      expect(unit(match, 'N1').fired).toBe(true);
      expect(pose(match, 'S1').y).toBe(30000);
      isOver(match);
    },
  );

  test('SV-REACT-35 no dice are no hits', () => {
    // Two muskets at foot in line, two dice less for rain.
    const match = met(MUSKETS, [1], { charger: PIKES, way: 3500, more: { options: { weather: 'rain' } } });
    fire(match);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, 1]);
    expect(unit(match, 'N1').fired).toBe(true);
    isOver(match);
  });
});

describe('SV-R-60 the pivot', () => {
  // The right front corner of S1 meets the middle of N1's front: N1 can swing back its right wing and stay in contact.
  const half = (dice: number[], ...switches: string[]) =>
    met(MUSKETS, dice, { charger: { x: 28426 }, more: switched(...switches) });

  test('SV-R-60 no pivot before defensive fire', () => {
    expect(refusal(half([]), { do: 'fire', pivot: 50 })?.rule).toBe('SV-REACT-33');
    expect(refusal(half([]), { do: 'fire' })).toBeUndefined();
  });

  test('SV-R-60 with defensiveFirePivot one pivot, if the pose stays free and in contact', () => {
    const match = half([6, 6, 6], 'defensiveFirePivot');
    expect(refusal(match, { do: 'fire', pivot: -50 })?.rule).toBe('SV-FACE-03'); // into the charger
    expect(refusal(match, { do: 'fire', pivot: 183 })?.rule).toBe('SV-FACE-05'); // beyond the limit of two stands
    choose(match, { do: 'fire', pivot: 50 });
    expect(unit(match, 'N1')).toMatchObject({ x: 30000, y: 30000, heading: 1850, fired: true, pivoted: true });
    expect(decision(match)?.side).toBe('south');
  });

  test('SV-R-60 with defensiveFirePivot a unit that has pivoted does not again', () => {
    const match = met({ ...MUSKETS, pivoted: true }, [], {
      charger: { x: 28426 },
      more: switched('defensiveFirePivot'),
    });
    expect(refusal(match, { do: 'fire', pivot: 50 })?.rule).toBe('SV-FACE-04');
  });
});
