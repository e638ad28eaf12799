// A Great Victory: outflanking (GV-FLANK, GV-R-30).
import { describe, expect, test } from 'vitest';
import { choose, options } from './kit.js';
import {
  FOOT,
  H,
  W,
  X,
  Y,
  elsewhere,
  foot,
  fray,
  gotAll,
  melee,
  misses,
  north,
  south,
  switches,
  throwsOf,
  troops,
  type Loose,
} from './melee-help.js';

/** S1 is a line facing north, x 86 to 94 cm, y 58 to 60 cm; its right rear corner: */
const LINE = foot(3);
const EAST = X + W;
const REAR = Y - FOOT;
/** N1 is a block, 4 x 4 cm, on the east side of S1, facing west; `y` is the middle of its front. */
const onEast = (y: number, more: Loose = {}): Loose =>
  foot(2, { formation: 'block', x: EAST, y, heading: 2700, ...more });
const BLOCK = foot(2, { formation: 'block' });

/** N1, with two strength points, outflanks S1 exactly if it throws four dice. */
const outflanks = (attacker: Loose, target: Loose, yes: boolean, more: Loose = {}): void => {
  const match = fray(attacker, target, misses(yes ? 4 : 2), more);
  expect(throwsOf(match, 'N1').map((one) => one.length)).toEqual([yes ? 4 : 2]);
};

describe('GV-FLANK-01 (a) a rear corner within 0.010 of the front edge', () => {
  test.each([
    ['the front edge ends 0.010 short of the rear corner', REAR + H + 10, true],
    ['the front edge ends 0.011 short of it', REAR + H + 11, false],
    ['the front edge ends at it', REAR + H, true],
    ['the front edge reaches past it', REAR + H - 300, true],
    ['the rear corner near the other end of the front edge', REAR - H + 200, true],
    ['a flank contact further forward', REAR + H + 600, false],
  ])('GV-FLANK-01 %s', (_, y, yes) => outflanks(onEast(y), LINE, yes));

  test('GV-FLANK-01, GV-MELEE-06 from the west side too', () => {
    outflanks({ ...onEast(REAR + H - 300), x: X - W, heading: 900 }, LINE, true);
  });
  test('GV-FLANK-01 (a) a rear corner stuck into the middle of the front edge at an angle', () => {
    outflanks({ ...BLOCK, x: EAST, y: REAR, heading: 3150 }, LINE, true);
  });
  test('GV-FLANK-01 (a) the whole rear edge inside the front edge, no front corner near it', () => {
    outflanks(foot(2, { x: X, y: Y - 2 * FOOT, heading: 0 }), foot(3, { formation: 'block' }), true);
  });
  test.each([
    ['front', Y + H - 100, false],
    ['rear', Y - 2 * FOOT + H - 100, true],
  ])('GV-FLANK-01, GV-GEOM-07 a block has its rear corners behind the rear stand: the %s stand', (_, y, yes) => {
    outflanks(onEast(y, { x: X + H }), foot(3, { formation: 'block' }), yes);
  });
  test('GV-FLANK-01, GV-GEOM-07 a block is not outflanked at the joint of its stands', () => {
    outflanks(onEast(Y - FOOT + H, { x: X + H }), foot(3, { formation: 'block' }), false);
  });
  test('GV-FLANK-01, GV-GEOM-07 the middle of a line’s rear is no corner, but its rear edge is', () => {
    // N1 faces west along the rear edge: only its right side, behind its front corner, touches.
    outflanks({ ...BLOCK, x: X, y: REAR - H, heading: 2700 }, LINE, true); // the right front corner lies on the rear edge
    outflanks({ ...BLOCK, x: X - W - 500, y: REAR - H, heading: 2700 }, LINE, false); // it is past it
  });
});

describe('GV-FLANK-01 (b) a front corner within 0.010 of the rear edge', () => {
  test('GV-FLANK-01 (b) no rear corner on the front edge', () => {
    outflanks({ ...BLOCK, x: X, y: REAR, heading: 0 }, LINE, true);
  });
  test('GV-FLANK-01 (b) a front corner stuck into the rear edge at an angle', () => {
    // Heading 45°: the left front corner, topmost of all, lies H to the left of the front's middle.
    const part = Math.round(H * Math.sqrt(0.5));
    outflanks({ ...BLOCK, x: X + part, y: REAR - part, heading: 450 }, LINE, true);
  });
  test.each([
    ['10', 10, true],
    ['11', 11, false],
  ])('GV-FLANK-01 (b) a front corner %s thousandths past the end of the rear edge', (_, past, yes) => {
    // N1 faces east below S1, its left side along S1's rear edge.
    outflanks({ ...BLOCK, x: EAST + past, y: REAR - H, heading: 900 }, LINE, yes);
  });
  test.each([0, 10])('GV-FLANK-01 (b) with a gap of %i thousandths', (gap) => {
    outflanks({ ...BLOCK, x: X, y: REAR - gap, heading: 0 }, LINE, true);
  });
});

describe('GV-FLANK-01 nothing else', () => {
  test('GV-FLANK-01 front to front', () => outflanks(BLOCK, LINE, false));
  test('GV-FLANK-01 a front longer than the whole enemy reaches none of its rear corners', () => {
    outflanks(foot(2), foot(3, { formation: 'block' }), false);
  });
  test('GV-FLANK-01 the attacker’s side along the rear edge, its front past the corner', () => {
    outflanks({ ...BLOCK, x: EAST + 500, y: REAR - H, heading: 900 }, LINE, false);
  });
  test('GV-FLANK-01 the attacker’s rear on the rear corner', () => {
    outflanks({ ...onEast(REAR), x: EAST + W, heading: 900 }, LINE, false);
  });
  test('GV-FLANK-01 the outflanked unit does not outflank in return', () => {
    // S1 stands right behind N1, both face south.
    outflanks(foot(2), foot(3, { y: Y + FOOT, heading: 1800 }), false);
  });
  test('GV-FLANK-01 only one of the pair', () => {
    // N1 faces east behind S1, its left front corner on S1's rear edge; S1 does not outflank N1.
    const match = melee(
      [{ id: 'N1', ...foot(3, { formation: 'block' }), x: X, y: REAR - H, heading: 900 }, south(foot(2))],
      [...misses(2), 6],
      { initiative: 'north' },
    );
    choose(match, { do: 'fight', unit: 'S1' });
    expect(throwsOf(match, 'S1')).toEqual([misses(2)]);
  });
  test.each([
    ['elephants', troops('medium elephants', 2)],
    ['heavy chariots', troops('heavy chariots', 2)],
    ['light artillery', troops('light artillery', 2)],
    ['skirmishing chariots', troops('light chariots', 2, { formation: 'skirmishLine' })],
  ])('GV-FLANK-01 every unit in contact can: %s', (_, who) => {
    outflanks({ ...who, x: X, y: REAR, heading: 0 }, LINE, true);
    outflanks({ ...who, x: X, y: Y, heading: 1800 }, LINE, false);
  });
  test.each([
    ['elephants', 'medium elephants', 4000],
    ['heavy chariots', 'heavy chariots', 4000],
    ['artillery', 'heavy artillery', 4000],
    ['the commander', 'commander', 3000],
  ])('GV-FLANK-01, GV-GEOM-07 one-stand units are outflanked at their own rear: %s', (_, type, depth) => {
    outflanks({ ...BLOCK, x: X + H, y: Y - depth + H - 100, heading: 2700 }, troops(type, 3), true);
    outflanks({ ...BLOCK, x: X + H, y: Y - depth + H + 100, heading: 2700 }, troops(type, 3), false);
  });
});

describe('GV-FLANK-03 defensive blocks', () => {
  const SQUARE = foot(3, { formation: 'defensiveBlock' });
  const BEHIND = { ...BLOCK, x: X, y: Y - 2 * FOOT, heading: 0 };
  test('GV-FLANK-03 a block is outflanked from behind, a defensive block never', () => {
    outflanks(BEHIND, foot(3, { formation: 'block' }), true);
    outflanks(BEHIND, SQUARE, false);
    outflanks(onEast(Y - 2 * FOOT + H - 100, { x: X + H }), SQUARE, false);
    outflanks({ ...BLOCK, x: X + 500 }, SQUARE, false);
  });
  const block = { ...onEast(REAR + H - 300), formation: 'defensiveBlock' };
  test('GV-FLANK-03, GV-R-30 a defensive block never outflanks', () => outflanks(block, LINE, false));
  test('GV-R-30 defensiveBlockOutflanks: by the front edge of its front stand', () => {
    outflanks(block, LINE, true, switches('defensiveBlockOutflanks'));
  });
  test.each([
    ['its rear stand, though it faces the enemy', { x: EAST + 2 * FOOT, heading: 900 }],
    ['its left side', { x: EAST + H, y: REAR + H + FOOT - 300, heading: 0 }],
  ])('GV-R-30 defensiveBlockOutflanks: not by %s', (_, more) => {
    outflanks({ ...block, ...more }, LINE, false, switches('defensiveBlockOutflanks'));
  });
  test('GV-FLANK-03 defensiveBlockOutflanks: it is still never outflanked', () => {
    outflanks(BEHIND, SQUARE, false, switches('defensiveBlockOutflanks'));
  });
});

describe('GV-R-30 corner on corner', () => {
  test('GV-R-30 counts if the units are in contact', () => outflanks(onEast(REAR + H), LINE, true));
  test('GV-R-30, GV-R-88 a corner that only meets a corner is no contact: nobody fights', () => {
    // N1's right front corner meets S1's right rear corner from below.
    const match = melee([
      { id: 'N1', ...foot(2, { formation: 'block' }), x: EAST + H, y: REAR, heading: 0 },
      south(LINE),
      ...elsewhere(10),
    ]);
    expect(options(match).map((one) => one.unit)).toEqual(expect.arrayContaining(['N9', 'N10']));
    expect(options(match)).toHaveLength(2);
    expect(gotAll(match, 'N1', 'S1')).toEqual([0, 0]);
  });
});

describe('GV-R-30, GV-GEOM-07 bent units', () => {
  /** The left stand faces north, x 88 to 92 cm, y 58 to 60 cm; the right one is bent by 90° at its right end. */
  const bent = (way: string): Loose =>
    foot(3, { formation: 'bentLine', bend: { after: 1, stays: 'left', way, angle: 900 } });
  test('GV-R-30, GV-FLANK-01 bent back: nobody is outflanked from the front through the gap', () => {
    // N1 has come down through the gap in the front onto the side of the right stand; its front corner is at the hinge.
    outflanks({ ...BLOCK, x: X + W, y: REAR, heading: 1800 }, bent('back'), false);
    outflanks({ ...BLOCK, x: X + W + 11, y: REAR, heading: 1800 }, bent('back'), false);
  });
  test('GV-R-30 bent back: the far end of the right stand, x 92 to 94 cm, y 54 to 58 cm', () => {
    outflanks({ ...BLOCK, x: X + H, y: REAR - W + H, heading: 900 }, bent('back'), true);
    outflanks({ ...BLOCK, x: X + H + H - 300, y: REAR - W, heading: 0 }, bent('back'), true);
    outflanks({ ...BLOCK, x: X + H + H + 200, y: REAR - W, heading: 0 }, bent('back'), false);
  });
  test('GV-R-30 bent back: each stand’s rear edge', () => {
    // Into the corner behind: N1's left front corner at the hinge, its front on the left stand's rear edge.
    outflanks({ ...BLOCK, x: X, y: REAR, heading: 0 }, bent('back'), true);
    outflanks({ ...BLOCK, x: X - W + 500, y: REAR, heading: 0 }, bent('back'), true);
  });
  test('GV-R-30 bent forward: the corners in the gap at the rear', () => {
    // The right stand faces west: x 92 to 94 cm, y 60 to 64 cm. N1 has come up through the gap behind.
    outflanks({ ...BLOCK, x: X + W, y: Y, heading: 0 }, bent('forward'), true);
  });
  test('GV-R-30 bent forward: not from the hollow in front', () => {
    outflanks({ ...BLOCK, x: X, y: Y, heading: 1800 }, bent('forward'), false);
  });
  test('GV-R-30 a bent unit outflanks by the front edge of either stand', () => {
    // N1's left stand stops 1 cm below S1's rear; its right stand faces west, along S1's right side past the rear corner.
    const hook = (up: number): Loose => ({
      ...foot(2, { formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'forward', angle: 900 } }),
      x: EAST - H,
      y: REAR + up,
      heading: 0,
    });
    outflanks(hook(-1000), LINE, true);
    // From ahead and past S1's left side the rear corner stays 1 cm out of its reach.
    outflanks({ ...hook(0), x: X - H, y: Y + 3000, heading: 1800 }, LINE, false);
  });
  test('GV-R-30, GV-GEOM-07 bent back it outflanks by the front corners in its middle too', () => {
    // Both stands are turned 45° outwards; their inner front corners are the foremost points, both on S1's rear edge.
    const part = Math.round(FOOT * Math.sqrt(0.5));
    const wedge = foot(2, { formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 900 } });
    outflanks({ ...wedge, x: X - 2 * part, y: REAR - part, heading: 3150 }, LINE, true);
  });
});

describe('GV-FLANK-02 when it is judged', () => {
  test('GV-FLANK-02 once all joining in is finished: a unit that joins in the rear outflanks', () => {
    const match = melee(
      [
        south(LINE),
        north(foot(2)),
        south({ id: 'S2', ...foot(2, { formation: 'block' }), x: X + 700, y: Y + FOOT + 2000, heading: 1800 }),
        north({ id: 'N2', ...foot(1), x: 40000 }),
        south({ id: 'S3', ...foot(1), x: 40000 }),
      ],
      [...misses(2), 6, 6, ...misses(4)],
    );
    choose(match, { do: 'join', unit: 'S2' });
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'allocate', at: [{ target: 'S1', points: 2 }] });
    choose(match, { do: 'fight', unit: 'N2' });
    choose(match, { do: 'fight', unit: 'S2' });
    expect(throwsOf(match, 'S2')).toEqual([misses(4)]);
    expect(throwsOf(match, 'N1')).toEqual([misses(2)]);
  });
  test('GV-FLANK-02, GV-MELEE-06 pair by pair: doubled only against the unit that is outflanked', () => {
    // N1 faces west on S1's right side past the rear corner; S2, a block, touches N1's rear and faces west too.
    const match = melee(
      [
        { id: 'N1', ...foot(5, { formation: 'block' }), x: EAST, y: REAR, heading: 2700 },
        south(LINE),
        { id: 'S2', ...foot(2, { formation: 'block' }), x: EAST + 2 * FOOT, y: REAR, heading: 2700 },
      ],
      [...misses(6), ...misses(2), 6, ...misses(4)],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, {
      do: 'allocate',
      at: [
        { target: 'S1', points: 3 },
        { target: 'S2', points: 2 },
      ],
    });
    expect(throwsOf(match, 'N1').map((one) => one.length)).toEqual([6, 2]);
    choose(match, { do: 'fight', unit: 'S2' });
    expect(throwsOf(match, 'S2').map((one) => one.length)).toEqual([4]);
  });
});
