/** The table "What a charge leaves behind", row by row. */
import { describe, expect, test } from 'vitest';
import {
  BLOCK,
  BOWS,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_CHARIOTS,
  HEAVY_GUN,
  HEAVY_HORSE,
  HORSE,
  SKIRMISHERS,
  charge,
  field,
  isOver,
  many,
  met,
  north,
  pose,
  south,
  thrown,
  waitsFor,
  withUnits,
  type Loose,
  hasty,
} from './charge-help.js';
import { choose, decision, unit } from './kit.js';

const HUNTER = north(52000, { ...HORSE, id: 'N2', x: 80000, heading: 900 });
const GUNS = north(52000, { ...GUN, id: 'N2', x: 80000, heading: 900 });
const N9 = north(110000, { id: 'N9', x: 150000 });

const done = (match: Loose, id: string, more: Loose = {}) =>
  expect(unit(match, id), id).toMatchObject({ done: true, status: 'table', ...more });

describe('P8 on the way', () => {
  test('P8, GV-OPP-03 opportunity fire, two hits: the charger stops, done; the artillery red, done', () => {
    const match = field([south(45000), north(60000), GUNS], [1, 1, 2, ...many(7, 6)]);
    charge(match);
    choose(match, { do: 'opportunityFire', unit: 'N2', at: 8000 });
    done(match, 'S1', { hits: 2, y: 53000 });
    done(match, 'N2', { fired: true, hits: 0 });
    expect(unit(match, 'N1')).toMatchObject({ done: false, hits: 0 });
    isOver(match);
  });

  test('P8, GV-ICPT-06 intercepted: a green marker each, in contact, done', () => {
    const match = field([south(45000), north(60000), HUNTER], [1, 1]);
    charge(match);
    choose(match, { do: 'intercept', unit: 'N2', at: 8000 });
    done(match, 'S1', { hits: 1, y: 53000 });
    done(match, 'N2', { hits: 1, x: 86000 });
    isOver(match);
  });

  test('P8, GV-ICPT-06 counter-charged: a green marker each, in contact, done', () => {
    const match = field([south(50000), north(60000, HORSE)], [1]);
    charge(match);
    choose(match, { do: 'intercept', unit: 'N1', at: 3000 });
    done(match, 'S1', { hits: 1, y: 53000 });
    done(match, 'N1', { hits: 1, y: 53000 });
    isOver(match);
  });
});

describe('P13 on contact', () => {
  test('P13, GV-REACT-03 stand and fight: in contact, done, both', () => {
    const match = met(FOOT);
    choose(match, { do: 'stand' });
    done(match, 'S1', { hits: 0, y: 60000 });
    done(match, 'N1', { hits: 0, y: 60000 });
    isOver(match);
  });

  test('P14, GV-RECOIL-04 recoil: the charger breaks through, the target one green marker and away', () => {
    const match = met(HORSE);
    choose(match, { do: 'recoil', aboutFace: true, ahead: 12000 });
    waitsFor(match, 'south', 'breakThrough');
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, y: 75000, reacted: true });
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, y: 60000 });
  });

  test('P14, GV-EVADE-02 evade: the charger breaks through, the target away without a marker', () => {
    const match = met(SKIRMISHERS, { charger: FOOT });
    choose(match, { do: 'evade', aboutFace: true, ahead: 6000 });
    waitsFor(match, 'south', 'breakThrough');
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, y: 68000, reacted: true });
  });
});

describe('P15 defensive block', () => {
  const ROWS: [string, Loose, Loose, number, number[], number][] = [
    ['foot charger, from line', FOOT, FOOT, 5000, [], 1],
    ['foot charger, from block', { ...FOOT, ...BLOCK }, FOOT, 5000, [], 0],
    ['elephants', FOOT, ELEPHANTS, 5000, [], 1],
    ['over 9 cm, a 6', FOOT, HORSE, 12000, [6], 2],
    ['over 9 cm, a 6, heavy horse', FOOT, HEAVY_HORSE, 12000, [6], 3],
    ['over 9 cm, a 6, heavy chariots, from block', { ...FOOT, ...BLOCK }, HEAVY_CHARIOTS, 12000, [6], 2],
    ['within 9 cm, a 3', FOOT, HORSE, 6000, [3], 2],
    ['within 9 cm, a 3, heavy chariots', FOOT, HEAVY_CHARIOTS, 6000, [3], 3],
    ['within 9 cm, a 4', FOOT, HORSE, 6000, [4], 3],
    ['within 9 cm, a 4, from block', { ...FOOT, ...BLOCK }, HORSE, 6000, [4], 2],
    ['within 9 cm, a 4, heavy horse', FOOT, HEAVY_HORSE, 6000, [4], 4],
  ];
  test.each(ROWS)('P15, GV-DBLOCK-09 %s: in contact, both done', (_, who, charger, way, dice, markers) => {
    const match = hasty(met(who, { charger, way, dice }));
    done(match, 'S1', { hits: 0, y: 60000 });
    done(match, 'N1', { hits: markers, formation: 'defensiveBlock' });
    isOver(match);
  });

  test.each<[string, Loose, number]>([
    ['from line', FOOT, 1],
    ['from block', { ...FOOT, ...BLOCK }, 0],
  ])('P15, GV-DBLOCK-07 over 9 cm, 1 to 5, %s: the charger back to within 9 cm; both done', (_, who, markers) => {
    for (const die of [1, 2, 3, 4, 5]) {
      const match = hasty(met(who, { way: 12000, dice: [die] }));
      choose(match, { do: 'fallBack', by: 9000 });
      done(match, 'S1', { hits: 0, y: 51000 });
      done(match, 'N1', { hits: markers, formation: 'defensiveBlock' });
      isOver(match);
    }
  });

  test('P15, GV-R-78 over 9 cm, 1 to 5 and no room: in contact without impact, both done', () => {
    const shut = withUnits(met(FOOT, { way: 12000 }), [south(57000, { ...FOOT, ...BLOCK, id: 'S5' })], [2]);
    const match = hasty(shut);
    done(match, 'S1', { hits: 0, y: 60000 });
    done(match, 'N1', { hits: 1 });
    isOver(match);
  });

  test.each<[string, Loose, Loose[], number]>([
    ['from line', FOOT, [north(62000, { id: 'N2' })], 1],
    [
      'met in the flank, with friends before and behind the stand that is touched',
      { ...FOOT, heading: 900, x: 91000, y: 64000 },
      [
        north(62500, { ...FOOT, ...BLOCK, id: 'N2', x: 91000, heading: 2700 }),
        north(62500, { ...FOOT, ...BLOCK, id: 'N3', x: 85000, heading: 2700 }),
      ],
      1,
    ],
  ])('P15, GV-DBLOCK-04 impossible, %s: in contact, both done, the marker stays', (_, who, others, markers) => {
    const match = hasty(met(who, { charger: HEAVY_HORSE, others }));
    done(match, 'S1', { hits: 0, y: 60000 });
    done(match, 'N1', { hits: markers, formation: 'line' });
    isOver(match);
  });
});

describe('P16 about-face', () => {
  test.each<[string, Loose, number, number]>([
    ['over 9 cm', HORSE, 12000, 1],
    ['over 9 cm, heavy horse', HEAVY_HORSE, 12000, 2],
    ['within 9 cm', HORSE, 6000, 2],
    ['within 9 cm, heavy chariots', HEAVY_CHARIOTS, 6000, 3],
    ['foot', FOOT, 5000, 0],
    ['elephants', ELEPHANTS, 5000, 0],
  ])('P16, GV-ABOUT-02 %s: in contact, both done', (_, charger, way, markers) => {
    const match = met(FOOT, { charger, way });
    choose(match, { do: 'aboutFace' });
    done(match, 'S1', { hits: 0, y: 60000 });
    done(match, 'N1', { hits: markers, heading: 0 });
    isOver(match);
  });
});

describe('P17 fire', () => {
  test.each<[string, Loose, number[], number, number]>([
    ['one hit', HORSE, [1, ...many(5, 6)], 1, 0],
    ['none, from foot', FOOT, many(5, 6), 0, 1],
    ['none, from horse', HORSE, many(6, 6), 0, 2],
    ['none, from heavy horse', HEAVY_HORSE, many(5, 6), 0, 3],
    ['none, from heavy chariots', HEAVY_CHARIOTS, many(5, 6), 0, 3],
    ['none, from elephants', ELEPHANTS, many(6, 6), 0, 2],
  ])('P17, GV-DFIRE-07 %s: in contact, both done, red', (_, charger, dice, own, markers) => {
    const match = met(BOWS, { charger, dice });
    choose(match, { do: 'fire' });
    done(match, 'S1', { hits: own, y: 60000 });
    done(match, 'N1', { hits: markers, fired: true });
    isOver(match);
  });

  test('P17, GV-DFIRE-05 two hits: the charger back to within 3 cm; both done, red', () => {
    const match = met(BOWS, { dice: [1, 1, ...many(4, 6)] });
    choose(match, { do: 'fire' });
    choose(match, { do: 'fallBack', by: 3000 });
    done(match, 'S1', { hits: 2, y: 57000 });
    done(match, 'N1', { hits: 0, fired: true });
    isOver(match);
  });

  test('P17, GV-AFIRE-03 light artillery, two hits: the charger back, done; the artillery red, stays', () => {
    const match = met(GUN, { dice: [1, 1, ...many(7, 6)], others: [N9] });
    choose(match, { do: 'fallBack', by: 3000 });
    done(match, 'S1', { hits: 2, y: 57000 });
    done(match, 'N1', { hits: 0, fired: true });
    isOver(match);
  });

  test.each<[string, Loose, number[], number]>([
    ['light artillery, one hit', GUN, [1, ...many(8, 6)], 1],
    ['light artillery, no hit', GUN, many(9, 6), 0],
    ['light artillery with a red marker', { ...GUN, fired: true }, [], 0],
    ['heavy artillery', HEAVY_GUN, [], 0],
    ['packed artillery', { ...GUN, packed: true }, [], 0],
  ])('P17, P18, GV-AFIRE-04 %s: routed, and the charger breaks through', (_, who, dice, own) => {
    const match = met(who, { dice, others: [N9] });
    expect(unit(match, 'N1').status).toBe('routed');
    expect(unit(match, 'S1')).toMatchObject({ hits: own, y: 60000 });
    waitsFor(match, 'south', 'breakThrough');
  });
});

describe('P18 any contact left by a break-through charge is an immediate combat', () => {
  /** S1, horse with three points, has over-run artillery at y = 60000 and charges N2 at y = 67000 (two points). */
  const through = (who: Loose, dice: number[]) => {
    const match = met(HEAVY_GUN, {
      charger: { hits: 7 },
      dice,
      others: [N9, north(67000, { id: 'N2', ...who })],
    });
    choose(match, { do: 'charge', target: 'N2' });
    while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    return match;
  };
  const fought = (match: Loose, charger: number, target: number) => {
    done(match, 'S1', { hits: charger, y: 67000 });
    done(match, 'N2', { hits: target });
    isOver(match);
  };

  test('P18, GV-BREAK-03 it stands: an opening hit each, North throws first', () => {
    const match = through({ ...FOOT, hits: 8 }, [...many(2, 6), ...many(3, 5)]);
    choose(match, { do: 'stand' });
    expect(thrown(match).slice(1)).toEqual([
      ['north', 'N2', many(2, 6)],
      ['south', 'S1', many(3, 5)],
    ]);
    fought(match, 8, 9);
  });

  test('P18 it has only to stand', () => {
    fought(through({ ...HEAVY_CHARIOTS, hits: 8 }, many(5, 6)), 8, 9);
  });

  test('P18 one hit of its fire', () => {
    // Bows with two points left at horse: 2 dice; S1 has two points then.
    const match = through({ ...BOWS, hits: 4 }, [1, 6, ...many(2, 6), ...many(2, 6)]);
    choose(match, { do: 'fire' });
    fought(match, 9, 5);
  });

  test('P18 a defensive block: the impact first', () => {
    // 6 hits, the marker and a light impact leave two points of ten.
    const match = through({ ...FOOT, hits: 6 }, [3, ...many(2, 6), ...many(3, 6)]);
    hasty(match);
    fought(match, 8, 9);
  });

  test('P18 after an about-face', () => {
    // A heavy impact of two: two points left; S1 outflanks with its three.
    const match = through({ ...FOOT, hits: 6 }, [...many(2, 6), ...many(6, 6)]);
    choose(match, { do: 'aboutFace' });
    fought(match, 8, 9);
  });

  test('P18, GV-R-78 flinching without room they are still in contact, and fight', () => {
    // Two points of bows: two dice, both hit; S1 has one point left and cannot get away.
    const open = through({ ...BOWS, hits: 4 }, []);
    const match = withUnits(open, [south(64000, { ...FOOT, ...BLOCK, id: 'S5' })], [1, 2, ...many(2, 6), 6]);
    choose(match, { do: 'fire' });
    fought(match, 10, 5);
  });

  test('P18, GV-R-78 with room they are not', () => {
    const match = through({ ...BOWS, hits: 4 }, [1, 2]);
    choose(match, { do: 'fire' });
    choose(match, { do: 'fallBack', by: 3000 });
    expect(pose(match, 'S1').y).toBe(64000);
    done(match, 'S1', { hits: 9 });
    done(match, 'N2', { hits: 4, fired: true });
    isOver(match);
  });
});
