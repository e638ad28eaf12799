import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, situation } from './kit.js';
import { H, W, X, Y, fray, kind, melee, north, south, switches, throwsOf, type Loose } from './melee-help.js';

/** S1 is a line of three facing north, x 27.639" to 32.361", y 18.426" to 20"; its right rear corner: */
const LINE = { type: 'Foot', layout: 'HHH' };
const EAST = X + 1.5 * W;
const REAR = Y - W;
/** N1 is one stand wide and two deep, on the east side of S1, facing west; `y` is the middle of its front. */
const onEast = (y: number, more: Loose = {}): Loose => ({
  type: 'Foot',
  layout: 'H/H',
  x: EAST,
  y,
  heading: 2700,
  ...more,
});

const MISS = (n: number): number[] => Array.from({ length: n }, () => 6);
/** N1 outflanks S1 exactly if each of its stands throws two dice. */
const outflanks = (attacker: Loose, target: Loose, yes: boolean, more: Loose = {}): void => {
  const stands = attacker.layout.replaceAll(/[^A-Z]/g, '').length;
  const match = fray(attacker, target, MISS(yes ? 2 * stands : stands), more);
  expect(throwsOf(match, 'N1').map((one) => one.length)).toEqual([yes ? 2 * stands : stands]);
};

describe('SV-OUTFL-01 a rear corner within 0.010" of the front edge', () => {
  test.each([
    ['the front edge ends 0.010" short of the rear corner', REAR + H + 10, true],
    ['the front edge ends 0.011" short of it', REAR + H + 11, false],
    ['the front edge reaches past it', REAR + H - 300, true],
    ['the rear corner near the other end of the front edge', REAR - H + 200, true],
    ['a flank contact further forward', REAR + H + 600, false],
  ])('SV-OUTFL-01, -02 %s', (_, y, yes) => outflanks(onEast(y), LINE, yes));

  test('SV-OUTFL-01, SV-MELEE-08 from the west side too', () => {
    outflanks({ ...onEast(REAR + H - 300), x: X - 1.5 * W, heading: 900 }, LINE, true);
  });

  test('SV-OUTFL-01 (1) the whole rear edge inside the front edge, no front corner near it', () => {
    outflanks({ type: 'Foot', layout: 'HHHHH', x: X, y: REAR, heading: 0 }, LINE, true);
  });
  test('SV-OUTFL-01 (2) a front corner on the rear edge, no rear corner on the front edge', () => {
    outflanks({ type: 'Foot', layout: 'H/H', x: X, y: REAR, heading: 0 }, LINE, true);
  });
  test('SV-OUTFL-01 (2) a front corner stuck into the rear edge at an angle', () => {
    // Heading 45°: the right front corner lies W/2 along (cos 45°, -sin 45°), the left one is the topmost point.
    const part = Math.round(H * Math.sqrt(0.5));
    outflanks({ type: 'Foot', layout: 'H/H', x: X + part, y: REAR - part, heading: 450 }, LINE, true);
  });
});

describe('SV-OUTFL-02 nothing else', () => {
  test('SV-OUTFL-02 front to front', () => outflanks({ type: 'Foot', layout: 'H/H' }, LINE, false));
  test('SV-OUTFL-02 a front longer than the whole enemy reaches none of its rear corners', () => {
    outflanks({ type: 'Foot', layout: 'HHHHH' }, LINE, false);
  });
  test('SV-OUTFL-02 the attacker’s side along the rear edge: its front is past the rear corner', () => {
    // N1 faces east below S1, its left side along S1's rear edge, its front 0.5" past the right rear corner.
    outflanks({ type: 'Foot', layout: 'H/H', x: EAST + 500, y: REAR - H, heading: 900 }, LINE, false);
  });
  test('SV-OUTFL-01 (2) but with its front corner on the rear edge it does', () => {
    outflanks({ type: 'Foot', layout: 'H/H', x: EAST - 500, y: REAR - H, heading: 900 }, LINE, true);
  });
  test('SV-OUTFL-02 the outflanked unit does not outflank in return', () => {
    const match = fray({ type: 'Foot', layout: 'HHH' }, { ...LINE, y: Y + W, heading: 1800 }, MISS(3));
    expect(throwsOf(match, 'N1')).toEqual([[6, 6, 6]]); // S1 stands behind N1, both face south
  });
});

describe('SV-OUTFL-02 defensive blocks', () => {
  const BEHIND = { type: 'Foot', layout: 'H/H', x: X, y: Y - 2 * W, heading: 0 };
  test('SV-OUTFL-02 a block is outflanked from behind, a defensive block never', () => {
    outflanks(BEHIND, { type: 'Foot', layout: 'HH/HH' }, true);
    outflanks(BEHIND, { type: 'Foot', layout: 'HH/HH', formation: 'defensiveBlock' }, false);
  });
  test('SV-OUTFL-02, SV-R-30 a defensive block never outflanks', () => {
    outflanks({ ...onEast(REAR + H - 300), formation: 'defensiveBlock' }, LINE, false);
  });
  test('SV-R-30 defensiveBlockOutflanks: by its rank 0', () => {
    const block = { ...onEast(REAR + H - 300), formation: 'defensiveBlock' };
    outflanks(block, LINE, true, switches('defensiveBlockOutflanks'));
  });
  test('SV-R-30 defensiveBlockOutflanks: not by its rear ranks, though they face the enemy', () => {
    const turned = { ...onEast(REAR + H - 300), formation: 'defensiveBlock', x: EAST + 2 * W, heading: 900 };
    outflanks(turned, LINE, false, switches('defensiveBlockOutflanks'));
  });
  test('SV-OUTFL-02 defensiveBlockOutflanks: it is still never outflanked', () => {
    const block = { type: 'Foot', layout: 'HH/HH', formation: 'defensiveBlock' };
    outflanks(BEHIND, block, false, switches('defensiveBlockOutflanks'));
  });
});

describe('SV-R-30 corner on corner', () => {
  const corner = onEast(REAR + H); // its left front corner on S1's right rear corner
  test('SV-R-30 counts if the units are in contact', () => outflanks(corner, LINE, true));
  test('SV-R-30 noCornerOutflank: it does not', () => outflanks(corner, LINE, false, switches('noCornerOutflank')));
  test('SV-R-30 noCornerOutflank: a corner on the edge still does', () => {
    outflanks(onEast(REAR + H - 100), LINE, true, switches('noCornerOutflank'));
    outflanks({ type: 'Foot', layout: 'H/H', x: X, y: REAR, heading: 0 }, LINE, true, switches('noCornerOutflank'));
  });
});

describe('SV-R-29 edges and corners of irregular units', () => {
  // Front rank x 27.639" to 32.361"; of the second rank only files 0 and 1: S1's right front stand is rear-exposed.
  const STAGGERED = { type: 'Foot', layout: 'HHH/HH.' };
  test('SV-R-29 the rear corner of a stand with nobody behind it', () => {
    outflanks(onEast(REAR + H - 300), STAGGERED, true);
    outflanks(onEast(REAR + H + 50), STAGGERED, false);
  });
  test('SV-R-29 on the side where the file is deep only the last rank has rear corners', () => {
    const onWest = (y: number): Loose => ({ ...onEast(y), x: X - 1.5 * W, heading: 900 });
    outflanks(onWest(REAR + H - 300), STAGGERED, false);
    outflanks(onWest(REAR - W + H - 300), STAGGERED, true);
  });
  test('SV-R-29 the rear edge of the exposed stand, from behind', () => {
    outflanks({ type: 'Foot', layout: 'H/H', x: X + W, y: REAR, heading: 0 }, STAGGERED, true);
  });

  // A column of three: y 15.278" to 20".
  const COLUMN = { type: 'Foot', layout: 'H/H/H', formation: 'roadColumn' };
  test.each([
    ['its second stand', Y - 1.5 * W, false],
    ['its last stand, short of the rear corner', Y - 3 * W + H + 50, false],
    ['its rear corner', Y - 3 * W + H - 300, true],
  ])('SV-R-29 a column is outflanked at the end of its last stand only: %s', (_, y, yes) =>
    outflanks({ ...onEast(y), x: X + H }, COLUMN, yes),
  );
  test('SV-R-30 a column outflanks by the front edge of its leading stand', () => {
    outflanks({ ...onEast(REAR + H - 300), formation: 'roadColumn' }, LINE, true);
  });

  // Two stands facing north, x 28.426" to 31.574"; two more bent by 90° at x = 31.574".
  const bent = (way: string): Loose => ({
    type: 'Foot',
    layout: 'HHHH',
    formation: 'bentLine',
    bend: { after: 2, stays: 'left', way, angle: 900 },
  });
  test('SV-R-29 bent back: the corners at the hinge are no rear corners', () => {
    // N1 has come down through the gap in the front onto the side of the right arm; its corner is at the hinge.
    outflanks({ type: 'Foot', layout: 'H/H', x: X + W + H, y: REAR, heading: 1800 }, bent('back'), false);
  });
  test('SV-R-29 bent back: the far end of the bent arm has a rear corner', () => {
    // The right arm faces east: x 31.574" to 33.148", y 15.278" to 18.426"; its rear edge is x = 31.574".
    outflanks({ type: 'Foot', layout: 'H/H', x: X + W, y: REAR - 1.5 * W, heading: 900 }, bent('back'), true);
    outflanks({ type: 'Foot', layout: 'H/H', x: X + W + H - 300, y: REAR - 2 * W, heading: 0 }, bent('back'), true);
    outflanks({ type: 'Foot', layout: 'H/H', x: X + 2 * W + 200, y: REAR - 2 * W, heading: 0 }, bent('back'), false);
  });
  test('SV-R-29 bent forward: the corners in the gap at the rear count', () => {
    // The right arm faces west: x 31.574" to 33.148", y 20" to 23.148". N1 has come up through the gap behind.
    outflanks({ type: 'Foot', layout: 'H/H', x: X + W + H, y: Y, heading: 0 }, bent('forward'), true);
  });
});

describe('SV-OUTFL-03 when it is judged', () => {
  test('SV-OUTFL-03, SV-OUTFL-01 once all joining in is finished: a unit that joins in the rear outflanks', () => {
    const match = melee(
      [
        south({ ...LINE }),
        south({ id: 'S2', type: 'P&M', layout: 'MM', x: X + 700, y: Y + W + 2000, heading: 1800 }),
        north({ type: 'Foot', layout: 'HH' }),
        north({ id: 'N2', type: 'Foot', layout: 'HH', x: 50000 }),
        south({ id: 'S3', type: 'Foot', layout: 'HH', x: 50000 }),
      ],
      [...MISS(2), ...MISS(2), ...MISS(1), ...MISS(4)],
    );
    choose(match, { do: 'join', unit: 'S2' });
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'allocate', at: [{ target: 'S1', stands: [0, 1] }] });
    choose(match, { do: 'fight', unit: 'N2' });
    choose(match, { do: 'fight', unit: 'S2' });
    expect(throwsOf(match, 'S2')).toEqual([[6, 6, 6, 6]]);
    expect(throwsOf(match, 'N1')).toEqual([[6, 6]]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });

  test('SV-OUTFL-03 preview for foot without pikes that charge mounted', () => {
    const charge = (heading: number, y: number): ReturnType<typeof refusal> => {
      const match = situation({
        phase: 'initiativeMovement',
        initiative: 'south',
        units: [
          { id: 'S1', type: 'P&M', layout: 'MM', x: X, y, heading },
          { id: 'N1', type: 'M', layout: 'XX', x: X, y: Y, heading: 1800 },
        ],
      });
      choose(match, { do: 'choose', unit: 'S1' });
      expect(kind(match)).toBe('order');
      return refusal(match, { do: 'charge', target: 'N1' });
    };
    expect(charge(0, Y - 3000)?.rule).toBe('SV-CHARGE-09');
    expect(charge(1800, Y + W + 3000)).toBeUndefined();
  });
});
