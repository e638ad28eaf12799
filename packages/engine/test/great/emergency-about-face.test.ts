import { describe, expect, test } from 'vitest';
import { standsOf, type Pose } from './charge-geometry-help.js';
import {
  BLOCK,
  BOWS,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  HEAVY_CHARIOTS,
  HEAVY_HORSE,
  HORSE,
  LIGHT_HORSE,
  SKIRMISHERS,
  SQUARE,
  bent,
  hits,
  isOver,
  met,
  pose,
  thrown,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, position, refusal, situation, unit } from './kit.js';

const ABOUT = { do: 'aboutFace' };
/** N1 looks north and is met in its rear along y = 60000. */
const rear = (who: Loose, deep: number, given: Loose = {}) => met({ ...who, heading: 0, y: 60000 + deep }, given);

describe('GV-ABOUT-01 who about-faces', () => {
  test.each<[string, Loose, number]>([
    ['a line', FOOT, 2000],
    ['a block', { ...FOOT, ...BLOCK }, 4000],
    ['a skirmish line', SKIRMISHERS, 2000],
    ['bows', BOWS, 2000],
  ])('GV-ABOUT-01, -02 %s, charged by foot: no test, no marker, nothing more', (_, who, deep) => {
    const match = rear(who, deep, { charger: FOOT });
    const { formation } = unit(match, 'N1');
    waitsFor(match, 'north', 'react');
    choose(match, ABOUT);
    expect(unit(match, 'N1')).toMatchObject({
      x: 90000,
      y: 60000,
      heading: 1800,
      formation,
      hits: 0,
      reacted: true,
      done: true,
    });
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, hits: 0, done: true });
    expect(thrown(match)).toHaveLength(1);
    isOver(match);
  });

  test('GV-ABOUT-01 also when it is met from the front', () => {
    const match = met(FOOT, { charger: FOOT });
    choose(match, ABOUT);
    expect(unit(match, 'N1')).toMatchObject({ x: 90000, y: 62000, heading: 0, hits: 0 });
    isOver(match);
  });

  const sorted = (stands: Pose[]) =>
    stands.map(({ x, y, heading }) => [Math.round(x), Math.round(y), heading].join(' ')).sort();

  test.each<[string, Loose]>([
    ['back', { way: 'back' }],
    ['forward', { way: 'forward', angle: 300 }],
    ['back, the right stand staying', { way: 'back', stays: 'right', angle: 200 }],
  ])('GV-ABOUT-01 a line bent %s turns each stand on its own spot', (_, bend) => {
    const match = met({ ...FOOT, ...bent(bend), x: 91000 }, { charger: { ...FOOT, ...BLOCK } });
    const before = standsOf(unit(match, 'N1'));
    choose(match, ABOUT);
    const after = unit(match, 'N1');
    expect(after.formation).toBe('bentLine');
    // Each front centre moves to the rear centre, two cm behind.
    const wanted = before.map(({ x, y, heading }) => ({
      x: x - 2000 * Math.sin((heading * Math.PI) / 1800),
      y: y - 2000 * Math.cos((heading * Math.PI) / 1800),
      heading: (heading + 1800) % 3600,
    }));
    const found = standsOf(after);
    for (const place of wanted) {
      const near = found.some(
        (one) => one.heading === place.heading && Math.hypot(one.x - place.x, one.y - place.y) <= 3,
      );
      expect(near, `${sorted(found).join('; ')} should hold ${sorted([place]).join('')}`).toBe(true);
    }
    expect(hits(match, 'N1')).toBe(0);
    isOver(match);
  });

  test.each<[string, Loose]>([
    ['a defensive block', { ...BOWS, ...SQUARE }],
    ['horse', HORSE],
    ['light chariots', CHARIOTS],
  ])('GV-ABOUT-01 not %s', (_, who) => {
    expect(['GV-ABOUT-01', 'GV-FORM-08']).toContain(refusal(met(who), ABOUT)?.rule);
  });
});

describe('GV-ABOUT-02 the impact of a mounted charger', () => {
  test.each<[string, Loose, number, number]>([
    ['light horse', LIGHT_HORSE, 1, 2],
    ['medium horse', HORSE, 1, 2],
    ['camels', { type: 'medium camels' }, 1, 2],
    ['light chariots', CHARIOTS, 1, 2],
    ['heavy horse', HEAVY_HORSE, 2, 3],
    ['heavy chariots', HEAVY_CHARIOTS, 2, 3],
  ])('GV-ABOUT-02, GV-R-73 %s: light over 9 cm, heavy within, without a throw', (_, charger, light, heavy) => {
    for (const [way, impact] of [
      [12000, light],
      [9006, light],
      [9005, heavy],
      [3000, heavy],
    ] as [number, number][]) {
      const match = rear(FOOT, 2000, { charger, way });
      choose(match, ABOUT);
      expect(unit(match, 'N1'), String(way)).toMatchObject({
        hits: impact,
        heading: 1800,
        formation: 'line',
        done: true,
      });
      expect(unit(match, 'S1')).toMatchObject({ hits: 0, done: true });
      expect(pose(match, 'S1').y).toBe(60000);
      expect(thrown(match)).toHaveLength(1);
      isOver(match);
    }
  });

  test('GV-ABOUT-02 a commander: light horse to this purpose', () => {
    const match = rear(FOOT, 2000, { charger: COMMANDER, test: [] });
    choose(match, ABOUT);
    expect(hits(match, 'N1')).toBe(2);
  });

  test.each<[string, Loose]>([
    ['medium elephants', ELEPHANTS],
    ['heavy elephants', { type: 'heavy elephants' }],
  ])('GV-ABOUT-02 %s: no impact', (_, charger) => {
    const match = rear(FOOT, 2000, { charger, way: 4000 });
    choose(match, ABOUT);
    expect(hits(match, 'N1')).toBe(0);
    isOver(match);
  });

  test('GV-ABOUT-02 a block that about-faces stays a block and suffers the same', () => {
    const match = rear({ ...FOOT, ...BLOCK }, 4000, { charger: HEAVY_HORSE });
    choose(match, ABOUT);
    expect(unit(match, 'N1')).toMatchObject({ formation: 'block', hits: 3, y: 60000, heading: 1800 });
  });

  test('GV-ABOUT-02 the charge distance is the gap before the pivot', () => {
    // 9.1 cm away; after a pivot of 10 degrees to the left the path is 8.535 only.
    const match = rear(FOOT, 2000, { way: 9100, pivot: -100 });
    choose(match, ABOUT);
    expect(hits(match, 'N1')).toBe(1);
    // N1 aside: 8.91 cm from corner to corner, 9.55 along the path after the pivot.
    const aside = rear({ ...FOOT, x: 98600 }, 2000, { way: 8890, pivot: 100 });
    choose(aside, ABOUT);
    expect(hits(aside, 'N1')).toBe(2);
  });
});

test('P16 the about-face first, then the markers; bows that turned do not fire', () => {
  const match = rear(BOWS, 2000, { way: 12000 });
  choose(match, ABOUT);
  expect(unit(match, 'N1')).toMatchObject({ heading: 1800, hits: 1, fired: false });
  isOver(match);
});

test('GV-ABOUT-01, GV-GEOM-11 who touches a friend as closely as may be overlaps nobody after it', () => {
  // The place that is stored for N2 turned about exactly where it stands would reach 0.0101 into N1.
  const path = { formation: 'line', layout: 'KK', x: 35200, y: 37015, heading: 130 };
  const charge = { unit: 'S1', target: 'N2', start: 5293.89 };
  const way = { from: path, allowance: 15000, length: 4588, past: [] };
  const match = situation({
    phase: 'otherMovement',
    initiative: 'north',
    units: [
      { id: 'S1', type: 'light camels', x: 36232, y: 41485, heading: 130 },
      { id: 'S2', type: 'medium foot arms', x: 60000, y: 10000 },
      { id: 'N1', type: 'light foot arms', x: 36942, y: 43462, heading: 1923 },
      { id: 'N2', type: 'light foot light arms', x: 29159, y: 42200, heading: 1767 },
    ],
    stack: [
      { procedure: 'match', step: 'turns' },
      { procedure: 'turn', step: 'victory' },
      { procedure: 'movement', step: 'main' },
      { procedure: 'act', step: 'charged', unit: 'S1' },
      { procedure: 'charge', step: 'reacted', ...charge, ...way, pivot: 130, extended: false, free: false },
      { procedure: 'react', step: 'react', ...charge, path, limit: 3000, recovers: false },
    ],
  });
  choose(match, ABOUT);
  expect(unit(match, 'N2')).toMatchObject({ heading: 3567, hits: 2 });
  expect(() => situation(position(match))).not.toThrow();
});
