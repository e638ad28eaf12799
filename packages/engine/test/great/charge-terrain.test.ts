import { describe, expect, test } from 'vitest';
import {
  AHEAD,
  BLOCK,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_CHARIOTS,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  area,
  charge,
  chargeHome,
  chargeRefused,
  expectLegal,
  field,
  ground,
  hits,
  isOver,
  met,
  north,
  order,
  pose,
  south,
  waitsFor,
  type Loose,
  asked,
} from './charge-help.js';
import { choose, refusal } from './kit.js';

const cliff = (y: number, left = 80000, right = 100000) => ({
  type: 'escarpment',
  points: [
    [left, y],
    [right, y],
  ],
});
const NO_PATH = ['GV-TERR-03', 'GV-TERR-04', 'GV-TERR-05', 'GV-CHARGE-02', 'GV-GEN-07'];
/** S1 charges N1, `far` ahead of it from y = 40000. */
const over = (feature: Loose, far: number, who: Loose = HORSE, more: Loose = {}) =>
  chargeRefused(field([south(40000, who), north(40000 + far)], [], ground(feature)), 'N1', more);

describe('GV-TERR-04 an escarpment', () => {
  test.each<[string, Loose]>([
    ['horse', HORSE],
    ['foot', FOOT],
    ['elephants', ELEPHANTS],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }],
  ])('GV-TERR-04 is charged over by nobody: %s', (_, who) => {
    for (const y of [41500, 43990]) expect(NO_PATH).toContain(over(cliff(y), 4000, who)?.rule);
    expect(over(cliff(47000), 4000, who)).toBeUndefined();
    expect(over(cliff(41500, 94000, 99000), 4000, who)).toBeUndefined();
  });

  test.each([[44000], [43995]])(
    'GV-TERR-04 contact across one is impossible, even if it lies along the front: y = %i',
    (y) => {
      expect(NO_PATH).toContain(over(cliff(y), 4000)?.rule);
    },
  );

  test('GV-TERR-04 nobody intercepts across one', () => {
    const match = field([south(50000, FOOT), north(56000, HORSE)], [], ground(cliff(53000)));
    order(match, 'S1', AHEAD(1000));
    expect(asked(match)).toBe(false);
  });

  test('GV-TERR-04 fire crosses it freely: opportunity fire does', () => {
    const match = field([south(50000, FOOT), north(58000, GUN)], [], ground(cliff(54000)));
    order(match, 'S1', AHEAD(1000));
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, { do: 'opportunityFire', unit: 'N1', at: 500 })).toBeUndefined();
  });

  test('GV-TERR-04 a recoil and a hasty block do not cross it either', () => {
    const match = met(HORSE, { more: ground(cliff(65000)) });
    expect(refusal(match, { do: 'recoil', aboutFace: true, ahead: 6000 })?.rule).toBe('GV-TERR-04');
    expect(refusal(match, { do: 'recoil', aboutFace: true, ahead: 1500 })).toBeUndefined();
    // Behind the line of foot there is no room for the second rank.
    const foot = met(FOOT, { more: ground(cliff(63000)) });
    choose(foot, { do: 'hastyBlock' });
    expect(hits(foot, 'N1')).toBe(1);
    expect(pose(foot, 'N1').x).toBe(90000);
    isOver(foot);
  });
});

describe('GV-TERR-05 restricted ground', () => {
  const HILL = area('hill', 86000, 42000, 94000, 44000);

  test.each<[string, Loose, number]>([
    ['medium horse', HORSE, 9000],
    ['light horse', LIGHT_HORSE, 7500],
    ['heavy horse', { type: 'heavy horse' }, 9000],
    ['camels', { type: 'light camels' }, 7500],
    ['light chariots', CHARIOTS, 7500],
    ['heavy chariots', HEAVY_CHARIOTS, 9000],
    ['a commander', COMMANDER, 7500],
  ])('GV-TERR-05 %s over a hill charge half as far', (_, who, half) => {
    expect(over(HILL, half + 5, who)).toBeUndefined();
    const far = over(HILL, half + 6, who);
    expect([...NO_PATH, 'GV-MOVE-05']).toContain(far?.rule);
    expect(far?.because).toContain(String(half / 1000));
  });

  test.each<[string, Loose, number]>([
    ['foot', FOOT, 6000],
    ['foot in block', { ...FOOT, ...BLOCK }, 5000],
    ['elephants', ELEPHANTS, 5000],
  ])('GV-TERR-05 %s are no mounted units and charge as ever, extension included', (_, who, full) => {
    expect(over(HILL, full + 5, who)).toBeUndefined();
    expect(over(HILL, full + 2005, who, { extend: true })).toBeUndefined();
  });

  test('GV-TERR-05 there is no extension over it', () => {
    for (const far of [9006, 12000, 15000])
      expect([...NO_PATH, 'GV-EXT-01']).toContain(over(HILL, far, HORSE, { extend: true })?.rule);
  });

  test.each<[string, Loose, boolean]>([
    ['at the start', area('hill', 80000, 30000, 100000, 38000), true],
    ['on the way, a corner of it', area('hill', 93989, 42000, 99000, 44000), true],
    ['beside the way, by 10 thousandths', area('hill', 93990, 42000, 99000, 44000), false],
    ['at the end', area('hill', 80000, 49989, 100000, 60000), true],
    ['under the target only', area('hill', 80000, 50000, 100000, 60000), false],
    ['behind the start', area('hill', 80000, 30000, 100000, 37000), false],
  ])('GV-TERR-05 touched at any moment of the charge: a hill %s: halved %s', (_, hill, halved) => {
    // N1 is 10 cm away.
    expectLegal(over(hill, 10000), !halved, ...NO_PATH, 'GV-MOVE-05');
  });

  test.each<[string, Loose, string, boolean]>([
    ['horse in line, a wood', HORSE, 'wood', false],
    ['horse in skirmish line, a wood', { ...LIGHT_HORSE, ...SKIRMISH }, 'wood', true],
    ['foot, a wood', FOOT, 'wood', true],
    ['chariots, a wood', CHARIOTS, 'wood', false],
    ['elephants, a wood', ELEPHANTS, 'wood', false],
    ['a commander, a wood', COMMANDER, 'wood', false],
    ['horse, a village', HORSE, 'village', true],
    ['chariots, a village', CHARIOTS, 'village', true],
    ['horse, rough ground', HORSE, 'rough', true],
    ['a commander, rough ground', COMMANDER, 'rough', true],
    ['chariots, rough ground', CHARIOTS, 'rough', false],
    ['elephants, rough ground', ELEPHANTS, 'rough', true],
    ['foot, a bog', FOOT, 'bog', false],
    ['foot, impassable ground', FOOT, 'impassable', false],
  ])('GV-TERR-05, GV-TERR-03 a charge of 4 cm into it: %s: %s %s', (_, who, type, legal) => {
    expectLegal(over(area(type, 80000, 42000, 100000, 43000), 4000, who), legal, ...NO_PATH);
  });

  test.each(['village', 'rough'])('GV-TERR-05 %s restricts as a hill does', (type) => {
    const there = area(type, 86000, 42000, 94000, 44000);
    expect(over(there, 9005)).toBeUndefined();
    expect(over(there, 9006)).toBeDefined();
  });

  test('GV-TERR-05 with terrainEffects off it is decoration', () => {
    const options = { terrain: [HILL, area('bog', 86000, 45000, 94000, 46000)], terrainEffects: 'off' };
    const match = field([south(40000), north(58000)], [], { options });
    expect(chargeRefused(match)).toBeUndefined();
  });

  /** N1 has recoiled to the east from y = 60000; the hill begins 1 cm ahead of S1. */
  const broken = (others: Loose[] = []) => {
    const hill = area('hill', 86000, 68000, 94000, 90000);
    const match = met(HORSE, { others, way: 5000, more: ground(hill) });
    choose(match, { do: 'recoil', aboutFace: true, turn: 900, ahead: 12000 });
    return match;
  };

  test('GV-TERR-05 a break-through over it is halved as well', () => {
    const match = broken();
    expect(refusal(match, AHEAD(8010))).toBeUndefined();
    expect(refusal(match, AHEAD(8011))?.rule).toBe('GV-TERR-05'); // on the hill, and more than 4.5 cm
    const near = met(HORSE, { more: ground(area('hill', 86000, 62000, 94000, 90000)), others: [] });
    choose(near, { do: 'recoil', aboutFace: true, turn: 900, ahead: 12000 });
    expect(refusal(near, AHEAD(4505))).toBeUndefined();
    expect(refusal(near, AHEAD(4506))?.rule).toBe('GV-TERR-05');
  });

  test('GV-TERR-05 so is a break-through charge', () => {
    // The hill begins 8 cm ahead; 8.5 cm would be on it.
    expect(refusal(broken([north(68010, { id: 'N2' })]), { do: 'charge', target: 'N2' })).toBeUndefined();
    expect(refusal(broken([north(68500, { id: 'N2' })]), { do: 'charge', target: 'N2' })?.rule).toBe('GV-TERR-05');
  });

  test('GV-TERR-05 a recoil is not restricted', () => {
    const match = met(HORSE, { more: ground(area('hill', 80000, 62000, 100000, 90000)) });
    choose(match, { do: 'recoil', aboutFace: true, ahead: 12000 });
    expect(pose(match, 'N1')).toEqual({ x: 90000, y: 75000, heading: 0 });
  });
});

describe('GV-TERR-06 no intercept on restricted ground', () => {
  /** S1 of foot goes 1 cm towards N1, `off` before it. */
  const approach = (who: Loose, feature: Loose, off = 6000) => {
    const match = field([south(50000, FOOT), north(50000 + off, who)], [], ground(feature));
    order(match, 'S1', AHEAD(1000));
    return asked(match);
  };

  test.each<[string, Loose, boolean]>([
    ['under the interceptor', area('hill', 80000, 57000, 100000, 70000), false],
    ['under a corner of it', area('hill', 93989, 58000, 100000, 70000), false],
    ['flush behind it', area('hill', 80000, 59000, 100000, 70000), true],
    ['before the enemy', area('hill', 89000, 53000, 91000, 54000), false],
    ['in the zone beside the enemy, nearer', area('hill', 93000, 53000, 96000, 54000), false],
    ['beside the zone', area('hill', 94000, 53000, 96000, 54000), true],
    ['behind the enemy', area('hill', 80000, 40000, 100000, 47000), true],
  ])('GV-TERR-06 a hill %s: horse may %s', (_, hill, may) => {
    expect(approach(HORSE, hill)).toBe(may);
  });

  test.each(['hill', 'village', 'rough'])('GV-TERR-06 %s before horse, chariots and commanders', (type) => {
    const there = area(type, 89000, 53000, 91000, 54000);
    for (const who of [HORSE, { ...LIGHT_HORSE, ...SKIRMISH }, CHARIOTS, COMMANDER])
      expect(approach(who, there)).toBe(false);
  });

  test('GV-TERR-06 a wood before light horse in skirmish line', () => {
    expect(approach({ ...LIGHT_HORSE, ...SKIRMISH }, area('wood', 89000, 53000, 91000, 54000))).toBe(false);
  });

  test('GV-TERR-06 elephants are not mounted: they intercept over a hill', () => {
    expect(approach(ELEPHANTS, area('hill', 80000, 51200, 100000, 70000), 3000)).toBe(true);
  });

  test('GV-TERR-06 no counter-charge either; the charge comes home and the target reacts', () => {
    const match = field([south(50000), north(56000, HORSE)], [1], ground(area('hill', 80000, 57000, 100000, 70000)));
    charge(match);
    waitsFor(match, 'north', 'react');
    expect(pose(match, 'S1').y).toBe(56000);
  });

  test('GV-TERR-06 the ground the enemy stands on does not matter where it is not before it', () => {
    // S1, foot, is on the hill with its front at the edge of it at the end of its move.
    const match = field(
      [south(50000, FOOT), north(56000, HORSE)],
      [],
      ground(area('hill', 80000, 40000, 100000, 51000)),
    );
    order(match, 'S1', AHEAD(1000));
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 500 })?.rule).toBe('GV-ICPT-03');
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 1000 })).toBeUndefined();
  });
});

test('GV-TERR-05 the charge home over a hill stops at the target as any other', () => {
  const match = field([south(40000), north(48000)], [1], ground(area('hill', 86000, 42000, 94000, 44000)));
  chargeHome(match);
  expect(pose(match, 'S1').y).toBe(48000);
});
