// A Great Victory: joining in (GV-JOIN, GV-R-32, -33, -82).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, unit } from './kit.js';
import {
  FOOT,
  H,
  W,
  X,
  Y,
  allThrows,
  area,
  foot,
  got,
  gotAll,
  kind,
  melee,
  north,
  south,
  switches,
  throwsOf,
  troops,
  type Loose,
  type Match,
} from './melee-help.js';

const BLOCK = { formation: 'block' };
/** S1 fights the right half of N1, whose line covers x 86 to 94 cm. */
const N1 = north(foot(3));
const S1 = south({ ...foot(3, BLOCK), x: X - H });
/** S2, a line, stands behind on the right, x 90.1 to 98.1 cm, with 2 cm to N1. */
const second = (more: Loose = {}): Loose => ({ id: 'S2', ...foot(3), x: X + W + 100, y: Y - 2000, ...more });
/** The same one stand wide, x 90.1 to 94.1 cm. */
const narrow = (more: Loose = {}): Loose => second({ x: X + H + 100, ...more });

const near = (units: Loose[], dice: number[] = [], more: Loose = {}): Match => melee([N1, S1, ...units], dice, more);
const obliged = (match: Match): string[] =>
  kind(match) === 'join' ? [...new Set(options(match).map((one) => one.unit as string))] : [];
const isObliged = (units: Loose[], yes: boolean, more: Loose = {}): void => {
  const match = near(units, [], more);
  expect(obliged(match)).toEqual(yes ? ['S2'] : []);
  if (!yes) expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
};
const JOIN = { do: 'join', unit: 'S2' };
const HOLD = { do: 'holdBack', unit: 'S2' };
const inContact = (match: Match, id = 'S2'): boolean => got(match, id) === 1;

describe('GV-JOIN-01, -03 who must join in', () => {
  test('GV-JOIN-01, -03, -05 a unit close to a combat moves straight forward into contact before the opening hits', () => {
    const match = near([second()]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'join' });
    expect(options(match)).toEqual(expect.arrayContaining([JOIN, HOLD]));
    expect(got(match, 'N1')).toBe(0);
    choose(match, JOIN);
    const moved = unit(match, 'S2');
    expect(moved).toMatchObject({ x: X + W + 100, heading: 0, formation: 'line' });
    expect(Math.abs(moved.y - Y)).toBeLessThanOrEqual(10);
    expect(gotAll(match, 'N1', 'S1', 'S2')).toEqual([1, 1, 1]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' }); // no reaction
    expect(allThrows(match)).toEqual([]);
  });
  test('GV-JOIN-01 the unit that has joined fights with all its strength', () => {
    const match = melee([N1, S1, second()], [6, 6, 6, 6, 1, 2, 3], { initiative: 'north' });
    choose(match, JOIN);
    choose(match, { do: 'fight', unit: 'S1' });
    choose(match, { do: 'fight', unit: 'S9' });
    expect(throwsOf(match, 'S2')).toEqual([[1, 2, 3]]);
    expect(got(match, 'N1')).toBe(4);
  });

  test.each<[string, Loose, boolean]>([
    ['3.000 cm ahead', { y: Y - 3000 }, true],
    ['3.005 cm ahead', { y: Y - 3005 }, true],
    ['3.006 cm ahead', { y: Y - 3006 }, false],
    ['0.100 cm ahead', { y: Y - 100 }, true],
    ['0.011 cm ahead', { y: Y - 11 }, true],
    ['within 3 cm, but not straight ahead', { x: X + W + W + 50, y: Y - 1000 }, false],
    ['facing away', { y: Y - 2000 - FOOT, heading: 1800 }, false],
    ['straight ahead, though turned by 10°', { heading: 100, x: X + W + 600, y: Y - 1500 }, true],
  ])('GV-JOIN-03 %s', (_, where, yes) => isObliged([second(where)], yes));
  test('GV-JOIN-03, GV-GEOM-12 straight ahead is a lane: the edge alone, 0.010 in from its end, is not', () => {
    // Of S2's front so much at its left end is before N1.
    const overlap = (by: number): string[] => obliged(near([second({ x: X + W - by + W })]));
    expect(overlap(10)).toEqual([]);
    expect(overlap(30)).toEqual([]); // in the lane, but it would only meet corner to corner
    expect(overlap(100)).toEqual(['S2']);
  });

  test('GV-JOIN-03 the enemy must already be in contact with another unit of the side', () => {
    const alone = north({ id: 'N2', ...foot(3), x: 40000 });
    isObliged([second({ x: 40000 }), alone], false);
    const friend = south({ id: 'S3', ...foot(3, BLOCK), x: 40000 - H });
    isObliged([second({ x: 40000 + W + 100 }), alone, friend], true);
  });
  test('GV-JOIN-03 contact of the enemy’s neighbour is not enough', () => {
    // N2 stands flush beside N1 and fights nobody.
    const neighbour = north({ id: 'N2', ...foot(3), x: X + 2 * W });
    isObliged([second({ x: X + 2 * W + 100 }), neighbour], false);
  });
  test('GV-JOIN-03 a friend that meets the enemy only corner to corner is not in contact with it', () => {
    const enemy = north({ id: 'N2', ...foot(3), x: 40000 });
    const friend = south({ id: 'S3', ...foot(3, BLOCK), x: 40000 - W - H });
    isObliged([second({ x: 40000 + 100 }), enemy, friend], false);
    isObliged([second({ x: 40000 + 300 }), enemy, { ...friend, x: friend.x + 100 }], true);
  });
  test('GV-JOIN-01, GV-R-88 a unit that meets an enemy only corner to corner is unengaged and must join in', () => {
    // N2, an artillery unit facing south, has its rear left corner at S2's right rear corner.
    const match = near([
      narrow(BLOCK),
      north({ id: 'N2', ...troops('heavy artillery', 3), x: X + H + 100 + W, y: Y - 2000 - 2 * FOOT - 4000 }),
    ]);
    expect(obliged(match)).toEqual(['S2']);
    choose(match, JOIN);
    expect(gotAll(match, 'S2', 'N2')).toEqual([1, 0]);
  });
  test('GV-JOIN-01 a unit that is in contact already does not join in elsewhere', () => {
    const horse = { id: 'N2', ...troops('medium horse', 3), x: X + 2 * W + 100, y: Y - 2000 - 1000, heading: 2700 };
    expect(obliged(near([second(), horse]))).toEqual([]);
  });
});

describe('GV-JOIN-02 who never joins in', () => {
  test.each<[string, Loose]>([
    ['light artillery', troops('light artillery', 3)],
    ['packed up artillery', troops('heavy artillery', 3, { packed: true })],
    ['the commander', troops('commander', 3)],
    ['a sub-commander', troops('sub-commander', 3)],
    ['a defensive block', foot(3, { formation: 'defensiveBlock' })],
    ['a bent line', foot(3, { formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 300 } })],
    [
      'a bent skirmish line',
      troops('light foot arms', 3, {
        formation: 'bentSkirmishLine',
        bend: { after: 1, stays: 'left', way: 'back', angle: 300 },
      }),
    ],
    ['a unit of one strength point', foot(1, BLOCK)],
    ['a unit of none', foot(0, BLOCK)],
    ['elephants of one strength point', troops('medium elephants', 1)],
  ])('GV-JOIN-02, GV-STR-04 %s', (_, more) => isObliged([narrow(more)], false));
  test.each<[string, Loose]>([
    ['a unit of two strength points', foot(2, BLOCK)],
    ['foot in block', foot(3, BLOCK)],
    ['light foot skirmishing', troops('light foot bows', 3, { formation: 'skirmishLine', x: X + W + 100 })],
    ['light horse in line', troops('light horse', 3, { x: X + W + 100 })],
    ['light horse skirmishing', troops('light horse', 3, { formation: 'skirmishLine', x: X + W + 100 })],
    ['heavy horse in block', troops('heavy horse', 3, BLOCK)],
    ['camels', troops('medium camels', 3, BLOCK)],
    ['light chariots', troops('light chariots', 3)],
    ['skirmishing chariots', troops('light chariots', 3, { formation: 'skirmishLine' })],
    ['heavy chariots', troops('heavy chariots', 3)],
    ['elephants', troops('heavy elephants', 3)],
    ['archers that have fired', troops('light foot bows', 3, { fired: true, ...BLOCK })],
  ])('GV-JOIN-01, -02 but %s must', (_, more) => isObliged([narrow(more)], true));
});

describe('GV-JOIN-03 when there is no obligation', () => {
  test.each<[string, Loose]>([
    ['a friend', south({ id: 'S3', ...foot(1), x: X + W + 100, y: Y - 500 })],
    ['an enemy', north({ id: 'N2', ...foot(1), x: X + W + 100, y: Y - 2500 })],
  ])('GV-JOIN-03 %s in the way', (_, other) => {
    isObliged([second({ y: Y - 3000 }), other], false);
    isObliged([second({ y: Y - 3000 }), { ...other, x: other.x + 3 * W }], true);
  });
  test.each<[string, string, Loose, boolean]>([
    ['bog', 'bog', {}, false],
    ['impassable ground', 'impassable', {}, false],
    ['woods, foot', 'wood', {}, true],
    ['woods, horse', 'wood', troops('medium horse', 3), false],
    ['woods, skirmishing horse', 'wood', troops('light horse', 3, { formation: 'skirmishLine' }), true],
    ['woods, elephants', 'wood', troops('medium elephants', 3, { x: X + H + 100 }), false],
    ['rough ground, chariots', 'rough', troops('light chariots', 3, { x: X + H + 100 }), false],
    ['rough ground, horse', 'rough', troops('medium horse', 3), true],
    ['a village, elephants', 'village', troops('medium elephants', 3, { x: X + H + 100 }), true],
    ['a hill', 'hill', {}, true],
  ])('GV-JOIN-03, GV-TERR-03 terrain in the way: %s', (_, type, more, yes) => {
    const terrain = [area(type, X + 1000, Y - 1500, X + 3000, Y - 1000)];
    isObliged([second(more)], yes, { options: { terrain } });
  });
  test('GV-JOIN-03, GV-TERR-04 a river in the way', () => {
    const points = (y: number): number[][] => [
      [X + 50, y],
      [X + 20000, y],
    ];
    isObliged([second()], false, { options: { terrain: [{ type: 'escarpment', points: points(Y - 1000) }] } });
    isObliged([second()], true, { options: { terrain: [{ type: 'escarpment', points: points(Y - 9000) }] } });
  });

  test('GV-JOIN-03, GV-R-32 contact with a second enemy forbids, corner to corner does not', () => {
    // S2's right front corner will be at x = 94.1 cm; N1 ends there or before, N2 begins beside it.
    const beside = (end: number): string[] =>
      obliged(melee([{ ...N1, x: end - W }, S1, narrow(BLOCK), north({ id: 'N2', ...foot(3), x: end + W })]));
    const corner = X + W + 100;
    expect(beside(corner)).toEqual(['S2']);
    expect(beside(corner - 30)).toEqual(['S2']); // still within 0.050 of both corners
    expect(beside(corner - 100)).toEqual([]);
  });
  test('GV-JOIN-03 a second enemy forbids even if it is fighting a friend too', () => {
    const match = near([
      second(),
      north({ id: 'N2', ...foot(3), x: X + 2 * W }),
      south({ id: 'S3', ...foot(3, BLOCK), x: X + 2 * W + H + 200 }),
    ]);
    expect(obliged(match)).toEqual([]);
  });
  test('GV-JOIN-03, GV-GEOM-14 an enemy that it merely brushes past is harmless', () => {
    // N2, turned by 45°, has its west corner at the right side of S2's way, half-way between start and end.
    const out = Math.round(W * Math.sqrt(0.5));
    const gun = (by: number): Loose => ({
      id: 'N2',
      ...troops('heavy artillery', 3),
      x: X + 2 * W + 100 + out + out / 2 + by,
      y: Y - 2500 + out / 2,
      heading: 450,
    });
    isObliged([second({ y: Y - 3000 }), gun(0)], true);
    isObliged([second({ y: Y - 3000 }), gun(-8)], true);
    isObliged([second({ y: Y - 3000 }), gun(-14)], false);
  });

  /** S1 in line, x 82 to 90 cm, 2 cm deep; S2 begins 0.5 cm behind its rear, or beside it. */
  const LONG = south({ ...foot(3), x: X - W });
  const beside = (x: number, y: number, more: Loose = {}): string[] =>
    obliged(melee([N1, LONG, second({ x, y })], [], more));
  test.each([
    ['newly, sliding along it', Y - 2500],
    ['as it did before', Y - 1000],
  ])('GV-JOIN-03, GV-R-32 touching a friend is harmless: %s', (_, y) => expect(beside(X + W, y)).toEqual(['S2']));
  test('GV-JOIN-03, GV-GEOM-14 overlapping the friend beside is not', () => {
    expect(beside(X + W - 9, Y - 2500)).toEqual(['S2']);
    expect(beside(X + W - 12, Y - 2500)).toEqual([]);
  });
  test('GV-R-32 strictJoinIn: newly touching a friend forbids', () => {
    const strict = switches('strictJoinIn');
    expect(beside(X + W, Y - 2500, strict)).toEqual([]);
    expect(beside(X + W + 10, Y - 2500, strict)).toEqual([]);
    expect(beside(X + W + 11, Y - 2500, strict)).toEqual(['S2']);
  });
  test('GV-R-32 strictJoinIn: a friend touched before does not', () => {
    expect(beside(X + W, Y - 1000, switches('strictJoinIn'))).toEqual(['S2']);
  });
});

describe('GV-JOIN-04, -05 joining or holding back', () => {
  test.each<[string, Loose, number, boolean]>([
    ['a line is held back on 3', {}, 3, false],
    ['a line moves in on 4', {}, 4, true],
    ['a block is held back on 3', narrow(BLOCK), 3, false],
    ['a block moves in on 4', narrow(BLOCK), 4, true],
    ['skirmishers are held back on 5', troops('light foot bows', 3, { formation: 'skirmishLine' }), 5, false],
    ['skirmishers move in on 6', troops('light foot bows', 3, { formation: 'skirmishLine' }), 6, true],
    ['light foot in line moves in on 4', troops('light foot bows', 3), 4, true],
    ['skirmishing horse is held back on 5', troops('light horse', 3, { formation: 'skirmishLine' }), 5, false],
    ['horse moves in on 4', troops('medium horse', 3), 4, true],
    [
      'skirmishing chariots are held back on 5',
      narrow(troops('light chariots', 3, { formation: 'skirmishLine' })),
      5,
      false,
    ],
    ['elephants move in on 4', narrow(troops('heavy elephants', 3)), 4, true],
    ['elephants are held back on 3', narrow(troops('heavy elephants', 3)), 3, false],
  ])('GV-JOIN-04, -05 out of command: %s', (_, more, die, moves) => {
    const match = near([second(more)], [die]);
    choose(match, HOLD);
    expect(throwsOf(match, 'S2')).toEqual([[die]]);
    expect(Math.abs(unit(match, 'S2').y - (moves ? Y : Y - 2000))).toBeLessThanOrEqual(10);
    expect(inContact(match)).toBe(moves);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' }); // not asked again
  });
  test('GV-JOIN-05 held back by a test it is done for this phase', () => {
    const match = near([second()], [1]);
    choose(match, HOLD);
    expect(unit(match, 'S2').done).toBe(true);
  });
  test('GV-QUAL-05 quality does not matter: an elite line moves in on 4, a green one stays on 3', () => {
    const held = (quality: string, die: number): boolean => {
      const match = near([second({ quality })], [die], { options: { unitQuality: 'assigned' } });
      choose(match, HOLD);
      return !inContact(match);
    };
    expect(held('elite', 4)).toBe(false);
    expect(held('green', 3)).toBe(true);
  });

  // S2's rear is 4 cm below the line y = 60 cm.
  const commander = (distance: number, more: Loose = {}): Loose =>
    south({ id: 'S7', type: 'commander', x: X + W + 3000, y: Y - 4000 - distance, ...more });
  test.each<[string, Loose]>([
    ['6.005 cm from the commander', commander(6005)],
    ['3.005 cm from a sub-commander', commander(3005, { type: 'sub-commander' })],
  ])('GV-JOIN-04, GV-CMD-03 in command it is held back without a throw: %s', (_, who) => {
    const match = near([second(), who]);
    choose(match, HOLD);
    expect(unit(match, 'S2').y).toBe(Y - 2000);
    expect(got(match, 'S2')).toBe(0);
    expect(allThrows(match)).toEqual([]);
    expect(unit(match, 'S2').done ?? false).toBe(false);
  });
  test.each<[string, Loose]>([
    ['6.006 cm from the commander', commander(6006)],
    ['3.006 cm from a sub-commander', commander(3006, { type: 'sub-commander' })],
  ])('GV-JOIN-04 too far away he does not help: %s', (_, who) => {
    const match = near([second(), who], [1]);
    choose(match, HOLD);
    expect(throwsOf(match, 'S2')).toEqual([[1]]);
  });
  test('GV-JOIN-04 in command it may join in all the same', () => {
    const match = near([second(), commander(2000)]);
    choose(match, JOIN);
    expect(inContact(match)).toBe(true);
  });
});

describe('GV-JOIN-07, GV-R-82 foot against mounted', () => {
  const against = (target: Loose, more: Loose, rules: Loose = {}): string[] =>
    obliged(melee([{ ...N1, ...target }, S1, second(more)], [], rules));
  const HORSE = troops('medium horse', 3);
  const limit = switches('joinInChargeLimit');
  test('GV-JOIN-07, GV-R-82 foot joins in against mounted', () => expect(against(HORSE, {})).toEqual(['S2']));
  test.each<[string, Loose, Loose, string[]]>([
    ['not against horse', HORSE, {}, []],
    ['nor light foot', HORSE, troops('light foot arms', 3), []],
    ['nor pikes', HORSE, troops('heavy foot pikes', 3), []],
    ['against horse that it will outflank', HORSE, { y: Y + 3000 + 2000, heading: 1800 }, ['S2']],
    ['horse against horse', HORSE, troops('light horse', 3), ['S2']],
    ['elephants against horse', HORSE, narrow(troops('medium elephants', 3)), ['S2']],
    ['foot against foot', foot(3), {}, ['S2']],
  ])('GV-R-82 joinInChargeLimit: %s', (_, target, more, who) => expect(against(target, more, limit)).toEqual(who));
  test.each<[string, Loose, string[]]>([
    ['chariots: not', troops('heavy chariots', 3), []],
    ['the commander: not', troops('commander', 3), []],
    ['elephants', troops('heavy elephants', 3), ['S2']],
    ['artillery', troops('light artillery', 3), ['S2']],
  ])('GV-R-82 joinInChargeLimit against %s', (_, target, who) => {
    // N1 is one stand wide here: S1 and S2 share its front.
    const units = [{ ...N1, ...target }, { ...S1, x: X - H - 100 }, narrow({ ...BLOCK, x: X + H })];
    expect(obliged(melee(units, [], limit))).toEqual(who);
    expect(obliged(melee(units))).toEqual(['S2']);
  });
});

describe('GV-JOIN-06, GV-R-33 the order of joining in', () => {
  /** S1's line covers x 86 to 94 cm. N3 may join it on the east; S4 is further east, 1.5 cm from the line. */
  const field = [
    south(foot(3)),
    north({ ...foot(3, BLOCK), x: X - H }),
    north({ id: 'N3', ...foot(3), x: X + W + 100, y: Y + 2000 }),
    south({ id: 'S4', ...foot(3, BLOCK), x: X + W + 2500, y: Y - 1500 }),
  ];
  test('GV-JOIN-06, GV-R-33 the side with the initiative goes first and gets no second look', () => {
    const match = melee(field);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'join' }); // nobody of South is obliged
    choose(match, { do: 'join', unit: 'N3' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' }); // S4 would be obliged now
    expect(unit(match, 'S4').y).toBe(Y - 1500);
    expect(got(match, 'S4')).toBe(0);
  });
  test('GV-JOIN-06 the other side is judged by where units then stand', () => {
    const match = melee(field, [], { initiative: 'north' });
    choose(match, { do: 'join', unit: 'N3' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'join' });
    expect(obliged(match)).toEqual(['S4']);
    choose(match, { do: 'join', unit: 'S4' });
    expect(inContact(match, 'S4')).toBe(true);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
  test('GV-JOIN-06 both sides obliged: the initiative decides who is asked first', () => {
    // N1 covers x 82 to 90 cm here, so S5 may join it on the west.
    const both = [
      south(foot(3)),
      north({ ...foot(3), x: X - W }),
      field[2],
      south({ id: 'S5', ...foot(3, BLOCK), x: X - W - H - 100, y: Y - 2000 }),
    ];
    expect(decision(melee(both))).toMatchObject({ side: 'south', kind: 'join' });
    expect(decision(melee(both, [], { initiative: 'north' }))).toMatchObject({ side: 'north', kind: 'join' });
  });
  test('GV-JOIN-06 checking afresh: a unit becomes obliged when another of its side has moved off', () => {
    // S3 juts 0.08 cm into S2's way with its rear; it faces east and joins in against N2.
    const east = X + W + 20 + 2 * FOOT;
    const match = near(
      [
        narrow({ ...BLOCK, y: Y - 3000 }),
        south({ id: 'S3', ...foot(3, BLOCK), x: east, y: Y - 900, heading: 900 }),
        north({ id: 'N2', ...foot(3, BLOCK), x: east + 2500 + H, y: Y - 1000 }),
        south({ id: 'S4', ...foot(3, BLOCK), x: east + 3500 + H, y: Y - 1000 }),
      ],
      [3],
    );
    expect(obliged(match)).toEqual(['S3']);
    expect(['GV-JOIN-01', 'GV-JOIN-03']).toContain(refusal(match, JOIN)?.rule);
    choose(match, { do: 'join', unit: 'S3' });
    expect(obliged(match)).toEqual(['S2']);
    choose(match, HOLD);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  });
  test('GV-JOIN-06 the owner picks the order; each unit is handled once', () => {
    const match = near(
      [second(), south({ id: 'S3', ...foot(3, BLOCK), x: X, y: Y + FOOT + 1500, heading: 1800 })],
      [2],
    );
    expect(obliged(match).sort()).toEqual(['S2', 'S3']);
    choose(match, { do: 'holdBack', unit: 'S3' });
    expect(obliged(match)).toEqual(['S2']);
    choose(match, JOIN);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    expect(got(match, 'S3')).toBe(0);
  });
  test('P5 2 a unit cannot be asked to join that is not obliged', () => {
    const match = near([second(), south({ id: 'S3', ...foot(3), x: 30000, y: 20000 })]);
    expect(['GV-JOIN-01', 'GV-JOIN-03']).toContain(refusal(match, { do: 'join', unit: 'S3' })?.rule);
    expect(refusal(match, { do: 'join', unit: 'N1' })?.rule).toBe('GV-GEN-06');
    expect(refusal(match, { do: 'fight', unit: 'N1' })?.rule).toBe('GV-TURN-01');
  });
});
