import { describe, expect, test } from 'vitest';
import {
  allThrows,
  area,
  charge,
  field,
  hits,
  HORSE,
  isOver,
  north,
  pose,
  south,
  switched,
  throwsOf,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, events, refusal, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };
const LANCES = { ...HORSE, lances: true };

/** S1 charges over `way` and has met the front of N1 along y = 30000. */
const met = (
  who: Loose,
  way = 12000,
  charger: Loose = {},
  dice: number[] = [],
  others: Loose[] = [],
  more: Loose = {},
) => {
  const match = field([south(30000 - way, charger), north(30000, who), ...others], dice, more);
  charge(match);
  return match;
};
/** The line of two folds up behind the stand on its left (east): x = 30787. */
const FOLD = { do: 'form', stand: 0, layout: 'P/M', cell: [0, 0] };
const hasty = (match: Loose, form: Loose = FOLD) => {
  choose(match, { do: 'hastyBlock' });
  if (decision(match)?.kind === 'hastyBlock') choose(match, form);
  return match;
};

describe('who forms', () => {
  test.each<[string, Loose]>([
    ['a line', PIKES],
    ['a block', { type: 'P&M', layout: 'PM/MM' }],
    ['open order', { type: 'P&M', layout: 'MM', formation: 'openOrder' }],
    ['a column', { type: 'P&M', layout: 'P/M', formation: 'roadColumn' }],
    ['a bent line', { ...PIKES, formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } }],
    ['Foot', { type: 'Foot', layout: 'HHH' }],
    ['dismounted Dragoons', { type: 'D', layout: 'DD', state: 'dismounted', formation: 'line' }],
  ])('SV-REACT-19 %s may', (_, who) => {
    expect(refusal(met(who), { do: 'hastyBlock' })).toBeUndefined();
  });

  test.each<[string, Loose]>([
    ['a defensive block', { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' }],
    ['a single stand', { type: 'P&M', layout: 'M' }],
    ['horse', HORSE],
  ])('SV-REACT-19, SV-R-58 %s may not', (_, who) => {
    const match = met(who);
    if (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    expect(['SV-REACT-19', 'SV-R-58']).toContain(refusal(match, { do: 'hastyBlock' })?.rule);
  });

  test.each<[string, Loose, Loose, number]>([
    ['a block', { type: 'P&M', layout: 'PM/MM' }, { do: 'form', stand: 0, layout: 'PM/MM', cell: [0, 0] }, 1],
    ['a line', PIKES, FOLD, 2],
    ['open order', { type: 'P&M', layout: 'MM', formation: 'openOrder' }, { ...FOLD, layout: 'M/M' }, 2],
    ['a column', { type: 'P&M', layout: 'P/M', formation: 'roadColumn' }, FOLD, 2],
  ])('SV-REACT-20 the markers of %s', (_, who, form, markers) => {
    // Foot charges, so that nothing else happens (SV-REACT-24).
    const match = hasty(met(who, 3000, { ...PIKES }, [2]), form);
    expect(hits(match, 'N1')).toBe(markers);
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensiveBlock', reacted: true });
  });

  test('SV-REACT-24 against foot nothing more happens', () => {
    const match = hasty(met(PIKES, 3000, PIKES, [2]));
    expect(allThrows(match)).toHaveLength(1); // the charge test
    expect(pose(match, 'S1').y).toBe(30000);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, 2]);
    isOver(match);
  });
});

describe('the place', () => {
  // Heading south, stands 0, 1, 2 stand at x = 31574, 30000 and 28426; the charger touches all three.
  const THREE = { type: 'P&M', layout: 'PMM' };
  const asked = (others: Loose[] = [], more: Loose = {}) => {
    const match = met(THREE, 3000, { type: 'P&M', layout: 'PP' }, [2], others, more);
    choose(match, { do: 'hastyBlock' });
    waitsFor(match, 'north', 'hastyBlock');
    return match;
  };

  test.each<[string, Loose, Loose]>([
    ['its left front place', { stand: 1, layout: 'MP/M.', cell: [0, 0] }, { x: 29213, y: 30000, heading: 1800 }],
    ['its right front place', { stand: 1, layout: 'MM/P.', cell: [0, 1] }, { x: 30787, y: 30000, heading: 1800 }],
    [
      'a rear place, turned about',
      { stand: 1, layout: 'MP/.M', cell: [1, 1], reversed: true },
      { x: 29213, y: 33148, heading: 0 },
    ],
    [
      'a rear place of the pike',
      { stand: 0, layout: 'MM/P.', cell: [1, 0], reversed: true },
      { x: 32361, y: 33148, heading: 0 },
    ],
    ['an outer stand', { stand: 2, layout: 'MP/M.', cell: [0, 0] }, { x: 27639, y: 30000, heading: 1800 }],
  ])('SV-REACT-21, SV-R-57 the touched stand keeps its place as %s', (_, form, there) => {
    const match = asked();
    choose(match, { do: 'form', ...form });
    expect(pose(match, 'N1')).toEqual(there);
    expect(unit(match, 'N1').layout).toBe(form.layout);
    expect(pose(match, 'S1').y).toBe(30000);
    isOver(match);
  });

  test('SV-REACT-21 the place must be that of a stand of its kind, and the shape a block of all stands', () => {
    const match = asked();
    const why = (form: Loose) => refusal(match, { do: 'form', ...form });
    expect(why({ stand: 1, layout: 'PM/M.', cell: [0, 0] })).toBeDefined(); // a pike where stand 1 is a musket
    expect(why({ stand: 1, layout: 'MM/M.', cell: [0, 0] })).toBeDefined(); // the pike is missing
    expect(why({ stand: 1, layout: 'MPM', cell: [0, 0] })).toBeDefined(); // no block
    expect(why({ stand: 1, layout: 'M/M/P', cell: [0, 0] })).toBeDefined(); // no shape of three
    expect(why({ stand: 1, layout: 'MP/M.', cell: [1, 1] })).toBeDefined(); // nobody's place
    expect(why({ stand: 3, layout: 'MP/M.', cell: [0, 0] })).toBeDefined(); // nobody's number
  });

  test('SV-REACT-21 only a stand touched by the charger holds its place', () => {
    // The charger, one file wide, touches stands 1 and 2, and is 0.1" from stand 0.
    const match = met(THREE, 3000, { type: 'P&M', layout: 'P/P', formation: 'block', x: 29900 }, [2]);
    choose(match, { do: 'hastyBlock' });
    expect(['SV-REACT-21', 'SV-R-57']).toContain(
      refusal(match, { do: 'form', stand: 0, layout: 'PM/M.', cell: [0, 0] })?.rule,
    );
    expect(refusal(match, { do: 'form', stand: 1, layout: 'MP/M.', cell: [0, 0] })).toBeUndefined();
  });

  test('SV-REACT-22 it may not overlap the charger or anybody else, or prohibited terrain', () => {
    const LEFT = { do: 'form', stand: 1, layout: 'MP/M.', cell: [0, 0] };
    expect(['SV-REACT-22', 'SV-R-57']).toContain(
      refusal(asked(), { do: 'form', stand: 1, layout: 'PM/M.', cell: [1, 0] })?.rule, // the front rank on the charger
    );
    expect(refusal(asked([north(32000, { id: 'N2' })]), LEFT)?.rule).toBe('SV-REACT-22');
    expect(refusal(asked([north(33148, { id: 'N2' })]), LEFT)).toBeUndefined();
    const bog = { options: { terrain: [area('bog', 29500, 31600, 30500, 34000)] } };
    expect(['SV-REACT-22', 'SV-TERR-03']).toContain(refusal(asked([], bog), LEFT)?.rule);
  });

  test('SV-REACT-22 it may touch no enemy but the charger', () => {
    // S2 looks west at x = 30787 + gap, behind the line: the rear stand of the block would touch it.
    const LEFT = { do: 'form', stand: 1, layout: 'MP/M.', cell: [0, 0] };
    const beside = (gap: number) =>
      refusal(asked([south(33200, { id: 'S2', ...PIKES, x: 30787 + gap, heading: 2700 })]), LEFT);
    expect(['SV-REACT-22', 'SV-MOVE-10']).toContain(beside(5)?.rule);
    expect(beside(50)).toBeUndefined();
  });

  test('SV-REACT-22, SV-R-98 it may not leave the table', () => {
    // N1 stands with its rear 1" from the north edge: no room for a second rank behind.
    const match = field([south(42000, { type: 'P&M', layout: 'PP' }), north(45426, PIKES)], [2]);
    charge(match);
    choose(match, { do: 'hastyBlock' });
    // No placement is legal: unchanged, with its markers.
    expect(unit(match, 'N1')).toMatchObject({ formation: 'line', layout: 'PM', hits: 2 });
    isOver(match);
  });

  test('SV-R-98 a place over the edge is refused, another one taken', () => {
    // At the west edge the stand at x = 787 has no room on its right.
    const match = field(
      [south(27000, { type: 'P&M', layout: 'PP', x: 2361 }), north(30000, { ...THREE, x: 2361 })],
      [2],
    );
    charge(match);
    choose(match, { do: 'hastyBlock' });
    expect(['SV-REACT-22', 'SV-R-98']).toContain(
      refusal(match, { do: 'form', stand: 2, layout: 'MP/M.', cell: [0, 0] })?.rule,
    );
    expect(refusal(match, { do: 'form', stand: 2, layout: 'PM/M.', cell: [0, 1] })).toBeUndefined();
  });

  test('SV-REACT-22, SV-R-57 a block hit in the rear turns its rear ranks only; the charger is at its rear rank', () => {
    const match = field(
      [south(20000, { type: 'P&M', layout: 'PP' }), north(27148, { type: 'P&M', layout: 'PM/MM', heading: 0 })],
      [2],
    );
    charge(match);
    choose(match, { do: 'hastyBlock' });
    choose(match, { do: 'form', stand: 2, layout: 'PM/MM', cell: [1, 0] });
    expect(unit(match, 'N1')).toMatchObject({ x: 30000, y: 27148, heading: 0, formation: 'defensiveBlock', hits: 1 });
  });

  test('SV-REACT-23 without any legal placement the markers stay, and there is no impact', () => {
    // N2 stands flush behind: nobody can fold back.
    const match = met(PIKES, 12000, {}, [], [north(31574, { id: 'N2' })]);
    choose(match, { do: 'hastyBlock' });
    expect(unit(match, 'N1')).toMatchObject({
      formation: 'line',
      layout: 'PM',
      hits: 2,
      x: 30000,
      y: 30000,
      reacted: true,
    });
    expect(allThrows(match)).toEqual([]);
    expect(pose(match, 'S1').y).toBe(30000);
    isOver(match);
  });
});

describe('pulling up short', () => {
  const NO_PIKES = { type: 'P&M', layout: 'MM' };
  const form = (who: Loose) => ({ ...FOLD, layout: who === NO_PIKES ? 'M/M' : 'P/M' });

  test.each<[string, number, boolean, Loose]>([
    ['with pikes', 5, true, PIKES],
    ['with pikes', 6, false, PIKES],
    ['without pikes', 3, true, NO_PIKES],
    ['without pikes', 4, false, NO_PIKES],
  ])('SV-REACT-25..27 against a block %s a throw of %i: pulled up %s', (_, die, success, who) => {
    const match = hasty(met(who, 12000, {}, [die]), form(who));
    expect(allThrows(match)).toMatchObject([{ side: 'south', unit: 'S1', dice: [die] }]);
    if (success) {
      waitsFor(match, 'south', 'fallBack');
      choose(match, { do: 'fallBack', by: 4000 });
      expect(pose(match, 'S1')).toEqual({ x: 30000, y: 26000, heading: 0 });
      expect(hits(match, 'N1')).toBe(1);
    } else {
      expect(pose(match, 'S1').y).toBe(30000);
      expect(hits(match, 'N1')).toBe(4); // two, and a light impact of Heavy Mounted
    }
    isOver(match);
  });

  test.each([
    [9006, 'south'],
    [9005, 'north'],
    [9000, 'north'],
    [12000, 'south'],
  ])('SV-REACT-25, SV-R-59 with a start distance of %i the throw is of %s', (way, side) => {
    const match = hasty(met(PIKES, way, {}, [6]));
    expect(throwsOf(events(match))).toMatchObject([{ side, dice: [6] }]);
  });

  test('SV-R-59 the start distance is the shortest one, before the pivot', () => {
    // N1 stands aside: 8.898" corner to corner before the pivot, 9.228" along the path after it.
    const match = field([south(20000, { layout: 'YYY' }), north(28890, { ...PIKES, x: 34300 })], [4]);
    charge(match, 'N1', { pivot: 100 });
    choose(match, { do: 'hastyBlock' });
    if (decision(match)?.kind === 'hastyBlock') choose(match, (decision(match) as Loose).options[0]);
    expect(allThrows(match)).toMatchObject([{ side: 'north', dice: [4] }]);
  });

  test('SV-REACT-27 it goes back along its path, out of contact and at most 9" from the block', () => {
    const match = hasty(met(PIKES, 12000, {}, [1]));
    for (const by of [0, 10, 9006, 12000]) {
      const why = refusal(match, { do: 'fallBack', by });
      expect(['SV-REACT-27', 'SV-R-61'], String(by)).toContain(why?.rule);
    }
    for (const by of [11, 9005]) expect(refusal(match, { do: 'fallBack', by }), String(by)).toBeUndefined();
    choose(match, { do: 'fallBack', by: 9000 });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 21000, heading: 0 });
    expect(unit(match, 'S1').done).toBe(true);
    isOver(match);
  });

  test('SV-R-61 never behind the start of its path', () => {
    // A pivot to the left brings its right corner forward: 9.1" to start with, but a path of 8.826".
    const match = field([south(20900, { layout: 'YYY' }), north(30000, PIKES)], [1]);
    charge(match, 'N1', { pivot: -100 });
    hasty(match);
    expect(['SV-R-61', 'SV-REACT-27']).toContain(refusal(match, { do: 'fallBack', by: 8840 })?.rule);
    expect(refusal(match, { do: 'fallBack', by: 8815 })).toBeUndefined();
  });

  /** S1 came past its own gun, which stands with its front at y = `front`. */
  const pastGun = (front: number, more: Loose = {}) =>
    hasty(met(PIKES, 20000, {}, [1], [south(front, { id: 'S2', type: 'RA', layout: 'G' })], more));

  test('SV-R-61 it stops short of what stands in its way back', () => {
    const match = pastGun(27000); // the rear of S1 is at y = 28426
    expect(['SV-R-61', 'SV-REACT-27']).toContain(refusal(match, { do: 'fallBack', by: 1450 })?.rule);
    expect(refusal(match, { do: 'fallBack', by: 5000 })?.rule).toBe('SV-R-61');
    choose(match, { do: 'fallBack', by: 1420 });
    expect(pose(match, 'S1').y).toBe(28580);
    expect(hits(match, 'N1')).toBe(1);
  });

  test('SV-R-61 if it cannot get out of contact it stays; the block keeps its markers and suffers no impact', () => {
    const match = pastGun(28426);
    expect(pose(match, 'S1').y).toBe(30000);
    expect(hits(match, 'N1')).toBe(2);
    isOver(match);
  });

  test('SV-R-61 with fullFlinch always the full 9", or as far as the path allows', () => {
    const full = hasty(met(PIKES, 12000, {}, [1], [], switched('fullFlinch')));
    const far = 30000 - pose(full, 'S1').y;
    expect(far).toBeGreaterThanOrEqual(9000);
    expect(far).toBeLessThanOrEqual(9005);
    isOver(full);
    const short = pastGun(27000, switched('fullFlinch'));
    expect(Math.abs(pose(short, 'S1').y - 28574)).toBeLessThanOrEqual(10);
    isOver(short);
  });
});

describe('charging home', () => {
  test.each<[string, Loose, number[], number, number]>([
    ['Heavy Mounted', {}, [], 2, 3],
    ['lance-armed horse', LANCES, [1], 2, 3],
    ['horse', HORSE, [1], 1, 2],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }, [1], 1, 2],
  ])('SV-REACT-28, SV-REACT-29 %s: 3 is light, 4 heavy', (_, charger, test, light, heavy) => {
    for (const [die, impact] of [
      [3, light],
      [4, heavy],
    ]) {
      const match = hasty(met(PIKES, 6000, charger, [...test, die as number]));
      expect(allThrows(match).at(-1)).toMatchObject({ side: 'north', dice: [die] });
      expect(hits(match, 'N1')).toBe(2 + (impact as number));
      expect(pose(match, 'S1').y).toBe(30000);
      expect(hits(match, 'S1')).toBe(0);
      isOver(match);
    }
  });

  test.each<[string, Loose, number[], number]>([
    ['Heavy Mounted', {}, [], 2],
    ['lance-armed horse', LANCES, [1], 2],
    ['horse', HORSE, [1], 1],
  ])('SV-REACT-27, -29 %s failing to pull up: a light impact', (_, charger, test, light) => {
    const match = hasty(met(PIKES, 12000, charger, [...test, 6]));
    expect(hits(match, 'N1')).toBe(2 + light);
    isOver(match);
  });
});
