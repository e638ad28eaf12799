// A Great Victory: pivots before firing, and the faces of a defensive block (GV-FIRE-05, -07, GV-R-21).
import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  fire,
  fireAt,
  firing,
  foe,
  forbidden,
  many,
  may,
  refused,
  shooter,
  single,
  X,
  Y,
  type Loose,
} from './fire-help.js';

describe('pivots', () => {
  // N1 is clear of the zones of S1 (X - 4000 .. X + 4000) until it pivots to the right.
  const ASIDE = foe(12000, { x: X + 8000 + 200 });

  test('GV-FIRE-05 a pivot before the shot brings the target into the zone, and stays', () => {
    const match = firing([shooter(), ASIDE], { dice: many(6, 6) });
    expect(may(match, fireAt('N1'))).toBe(false);
    choose(match, fireAt('N1', { pivot: 100 }));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y, heading: 100, fired: true, pivoted: true });
  });
  test.each<[string, Loose, number]>([
    ['a line, 8 cm wide', {}, 143],
    ['a block, 4 cm wide', { formation: 'block' }, 289],
    ['chariots', { type: 'light chariots bows' }, 289],
    ['horse in line', { type: 'light horse bows' }, 143],
    ['light artillery', { type: 'light artillery' }, 289],
  ])('GV-FIRE-05, GV-PIVOT-01 %s pivots up to %i tenths either way', (_, who, limit) => {
    for (const way of [1, -1]) {
      const match = () => firing([shooter(who), foe(8000)]);
      expect(may(match(), fireAt('N1', { pivot: way * limit })), String(way)).toBe(true);
      const why = refused(match(), fireAt('N1', { pivot: way * (limit + 1) }));
      expect(['GV-PIVOT-01', 'GV-R-15']).toContain(why?.rule);
    }
  });
  test('GV-FIRE-05, GV-PIVOT-02 once in the phase', () => {
    const match = firing([shooter({ pivoted: true }), foe(8000)]);
    expect(['GV-PIVOT-02', 'GV-FIRE-05']).toContain(refused(match, fireAt('N1', { pivot: 10 }))?.rule);
    expect(may(match, fireAt('N1'))).toBe(true);
  });
  test('GV-FIRE-05, GV-FORM-08 bent units do not pivot', () => {
    const bend = { after: 1, stays: 'left', way: 'back', angle: 100 };
    const match = firing([shooter({ formation: 'bentLine', bend }), foe(8000)]);
    expect(may(match, fireAt('N1'))).toBe(true);
    expect(['GV-FIRE-05', 'GV-FORM-08', 'GV-PIVOT-01']).toContain(refused(match, fireAt('N1', { pivot: 10 }))?.rule);
  });
  test('GV-R-21, GV-FIRE-05 without an eligible target afterwards the whole order is refused', () => {
    const match = firing([shooter(), foe(8000)]);
    const before = JSON.stringify(unit(match, 'S1'));
    expect(refused(match, fireAt('N9', { pivot: 100 }))?.rule).toBe('GV-FIRE-08');
    expect(forbidden(match, { do: 'fire', unit: 'S1', pivot: 100, at: [] })).toBe(true);
    expect(JSON.stringify(unit(match, 'S1'))).toBe(before);
    // It may also pivot away from its only target.
    const far = firing([shooter({ formation: 'block' }), single('N1', X, Y + 15000)]);
    expect(may(far, fireAt('N1'))).toBe(true);
    expect(refused(far, fireAt('N1', { pivot: 289 }))?.rule).toBe('GV-FIRE-06');
  });
  test('GV-FIRE-05, GV-GEOM-15 there must be room', () => {
    const friend = { id: 'S2', type: 'heavy foot arms', x: X + 8000, y: Y };
    const match = firing([shooter(), friend, foe(8000)]);
    // Its rear right corner would come 4472 cos 16.6 = 4286 to the right.
    expect(refused(match, fireAt('N1', { pivot: -100 }))?.rule).toBe('GV-GEOM-15');
    expect(may(match, fireAt('N1', { pivot: 100 }))).toBe(true);
    expect(may(firing([shooter(), { ...friend, x: X + 8300 }, foe(8000)]), fireAt('N1', { pivot: -100 }))).toBe(true);
  });
  test('GV-FIRE-05, GV-MOVE-04 no enemy may be touched', () => {
    // The left front corner comes 4000 sin 10 = 695 forward at x = X - 4000 cos 10 = X - 3939.
    const enemy = (depth: number) => firing([shooter(), single('N1', X - 5500, Y + depth), foe(8000, { id: 'N2' })]);
    expect(refused(enemy(650), fireAt('N2', { pivot: 100 }))?.rule).toMatch(
      /^GV-(MOVE-04|PIVOT-01|GEOM-15|FIRE-05|GEN-07)$/u,
    );
    expect(may(enemy(750), fireAt('N2', { pivot: 100 }, { stands: [1] }))).toBe(true);
  });

  /** The pose of a defensive block (front centre point X, Y, heading 0) turned about the middle of a face. */
  const about = (face: string, tenths: number) => {
    const middle = { front: [0, 0], right: [2000, -2000], rear: [0, -4000], left: [-2000, -2000] }[face]!;
    const a = (tenths * Math.PI) / 1800;
    const [dx, dy] = [-middle[0]!, -middle[1]!];
    return {
      x: Math.round(X + middle[0]! + dx * Math.cos(a) + dy * Math.sin(a)),
      y: Math.round(Y + middle[1]! - dx * Math.sin(a) + dy * Math.cos(a)),
    };
  };
  test.each([
    ['front', 200],
    ['right', 289],
    ['rear', -200],
    ['left', -289],
  ])('GV-FIRE-05 a defensive block pivots about the middle of its %s face, %i tenths', (face, pivot) => {
    const match = firing([shooter({ formation: 'defensiveBlock' }), foe(7000)], { dice: many(3, 6) });
    choose(match, fireAt('N1', { pivot, face }));
    const { x, y, heading } = unit(match, 'S1');
    const expected = about(face, pivot);
    expect(Math.abs(x - expected.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(y - expected.y)).toBeLessThanOrEqual(1);
    expect(heading).toBe((pivot + 3600) % 3600);
  });
  test('GV-FIRE-05 about its front face unless told otherwise', () => {
    const match = firing([shooter({ formation: 'defensiveBlock' }), foe(7000)], { dice: many(3, 6) });
    choose(match, fireAt('N1', { pivot: 150 }));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y, heading: 150 });
  });
  test.each(['front', 'right', 'rear', 'left'])(
    'GV-FIRE-05, GV-PIVOT-01 about the %s face: 28.9 degrees, not 29',
    (face) => {
      const match = () => firing([shooter({ formation: 'defensiveBlock' }), foe(7000)]);
      expect(may(match(), fireAt('N1', { pivot: 289, face }))).toBe(true);
      expect(['GV-PIVOT-01', 'GV-R-15']).toContain(refused(match(), fireAt('N1', { pivot: 290, face }))?.rule);
    },
  );
});

describe('the faces of a defensive block', () => {
  const BLOCK = shooter({ formation: 'defensiveBlock' });
  // Enemies of one stand before each face: 8 cm away, and one off each corner.
  const AROUND = [
    single('N1', X, Y + 8000),
    single('N2', X + 10000, Y - 2000, { heading: 2700 }),
    single('N3', X, Y - 12000, { heading: 0 }),
    single('N4', X - 10000, Y - 2000, { heading: 900 }),
    single('N5', X + 4000 + 10, Y + 3000),
  ];
  test.each([
    ['N1', 'front'],
    ['N2', 'right'],
    ['N3', 'rear'],
    ['N4', 'left'],
  ])('GV-FIRE-07 %s is in the zone of the %s face only', (target, face) => {
    const match = firing([BLOCK, ...AROUND]);
    expect(may(match, fireAt(target))).toBe(true);
    for (const from of ['front', 'right', 'rear', 'left'])
      expect(may(match, fireAt(target, {}, { from })), from).toBe(from === face);
  });
  test('GV-FIRE-07 what is off a corner is in no zone', () => {
    expect(may(firing([BLOCK, ...AROUND]), fireAt('N5'))).toBe(false);
  });
  test('GV-FIRE-07 exactly one zone per shot: one target', () => {
    const why = refused(firing([BLOCK, ...AROUND]), fire('S1', { target: 'N1' }, { target: 'N2' }));
    expect(['GV-FIRE-04', 'GV-FIRE-07']).toContain(why?.rule);
  });
  test('GV-FIRE-07, GV-FIRE-09 a unit before one face does not bar the others', () => {
    const screen = single('S2', X, Y + 3900, { type: 'heavy chariots', heading: 1800, y: Y + 2000 });
    const match = firing([BLOCK, screen, ...AROUND.slice(0, 4)]);
    expect(['N1', 'N2', 'N3', 'N4'].filter((id) => may(match, fireAt(id)))).toEqual(['N2', 'N3', 'N4']);
  });
  test('GV-FIRE-07 the range counts from the face', () => {
    const east = (x: number) => firing([BLOCK, single('N2', X + 2000 + x, Y - 2000, { heading: 2700 })]);
    expect(may(east(16005), fireAt('N2'))).toBe(true);
    expect(may(east(16006), fireAt('N2'))).toBe(false);
  });
});
