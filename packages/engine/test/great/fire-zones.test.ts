// A Great Victory: zones of fire and ranges, the nearest first (GV-FIRE-06..09, GV-R-16, -17).
import { describe, expect, test } from 'vitest';
import { fireAt, firing, foe, may, refused, shooter, single, W, X, Y, type Loose } from './fire-help.js';

const ELIGIBLE = ['GV-FIRE-06', 'GV-FIRE-07', 'GV-FIRE-08', 'GV-FIRE-09', 'GV-R-16', 'GV-R-17'];

describe('zones and ranges', () => {
  const LONG = { options: { houseRules: { heavyLongbows: true } } };
  test.each<[string, number]>([
    ['light foot javelins', 4],
    ['light horse javelins', 4],
    ['light camels javelins', 4],
    ['light chariots javelins', 4],
    ['heavy chariots javelins', 4],
    ['medium elephants javelins', 4],
    ['heavy elephants javelins', 4],
    ['light foot slings', 8],
    ['light horse bows', 10],
    ['light camels bows', 10],
    ['light chariots bows', 10],
    ['heavy chariots bows', 10],
    ['medium elephants bows', 10],
    ['heavy elephants bows', 10],
    ['light horse crossbows', 10],
    ['light camels crossbows', 10],
    ['light foot bows', 16],
    ['medium foot bows', 16],
    ['heavy foot bows', 16],
    ['light foot crossbows', 16],
    ['medium foot crossbows', 16],
    ['heavy foot crossbows', 16],
    ['light foot longbows', 22],
    ['medium foot longbows', 22],
    ['heavy foot longbows', 22],
    ['light artillery', 40],
    ['heavy artillery', 50],
  ])('GV-FIRE-08, GV-UNIT-07 %s reach %i cm, with 0.005 of slack', (type, range) => {
    const at = (over: number) => firing([shooter({ type }), foe(range * 1000 + over)], LONG);
    expect(may(at(0), fireAt('N1'))).toBe(true);
    expect(may(at(5), fireAt('N1'))).toBe(true);
    const why = refused(at(6), fireAt('N1'));
    expect([...ELIGIBLE, 'GV-ARTY-02', 'GV-ARTY-06']).toContain(why?.rule);
    expect(why?.because).toContain(String(range));
  });

  test.each([
    [10, false],
    [11, true],
  ])('GV-FIRE-06 a target that reaches %i thousandths into the zone from the side: %s', (inside, expected) => {
    for (const way of [1, -1]) {
      const units = [shooter({ type: 'light chariots bows' }), foe(5000, { x: X + way * (W / 2 - inside + W) })];
      expect(may(firing(units), fireAt('N1')), String(way)).toBe(expected);
    }
  });
  test('GV-R-17, GV-FIRE-06 in range but not in the zone is no target', () => {
    const match = firing([shooter(), foe(2000, { x: X + 2 * W })]);
    expect(ELIGIBLE).toContain(refused(match, fireAt('N1'))?.rule);
    expect(may(firing([shooter(), foe(2000, { x: X + 2 * W - 11 })]), fireAt('N1'))).toBe(true); // partly
  });
  test('GV-FIRE-06 the zone goes the way the unit faces, not to its sides or its rear', () => {
    for (const [heading, target] of [
      [0, 'N1'],
      [900, 'N2'],
      [1800, 'N3'],
      [2700, 'N4'],
    ] as const) {
      const match = firing([
        shooter({ type: 'light chariots bows', heading }),
        foe(9000, { id: 'N1' }),
        foe(0, { id: 'N2', x: X + 9000, heading: 2700 }),
        foe(-9000, { id: 'N3', heading: 0 }),
        foe(0, { id: 'N4', x: X - 9000, heading: 900 }),
      ]);
      const seen = ['N1', 'N2', 'N3', 'N4'].filter((id) => may(match, fireAt(id)));
      expect(seen, String(heading)).toEqual([target]);
    }
  });

  const block = (type: string, formation: string) => shooter({ type, formation });
  test.each<[string, Loose, number]>([
    ['a line of foot', shooter(), 2],
    ['a block of foot, its front stand', block('medium foot bows', 'block'), 4],
    ['a defensive block of foot', block('medium foot bows', 'defensiveBlock'), 4],
  ])('GV-FIRE-07, GV-FIRE-08 %s: only a defensive block fires to the sides and the rear', (_, who, deep) => {
    const around = firing([
      who,
      foe(9000, { id: 'N1' }),
      foe(-(deep * 1000) / 2, { id: 'N2', x: X + 9000, heading: 2700 }),
      foe(-deep * 1000 - 9000, { id: 'N3', heading: 0 }),
      foe(-(deep * 1000) / 2, { id: 'N4', x: X - 9000, heading: 900 }),
    ]);
    const seen = ['N1', 'N2', 'N3', 'N4'].filter((id) => may(around, fireAt(id)));
    expect(seen).toEqual(who['formation'] === 'defensiveBlock' ? ['N1', 'N2', 'N3', 'N4'] : ['N1']);
  });
});

describe('nearest first', () => {
  const CHARIOT = shooter({ type: 'light chariots bows' });
  test.each([
    [0, true],
    [10, true],
    [11, false],
  ])('GV-FIRE-09, GV-GEOM-13 a second enemy %i thousandths further off is eligible: %s', (further, second) => {
    const match = firing([CHARIOT, single('N1', X - 2000, Y + 5000), single('N2', X + 2000, Y + 5000 + further)]);
    expect(may(match, fireAt('N1'))).toBe(true);
    const why = refused(match, fireAt('N2'));
    expect(why === undefined).toBe(second);
    if (why) expect(ELIGIBLE).toContain(why.rule);
  });
  test.each([
    ['a friend', { id: 'S2', type: 'heavy foot arms' }],
    ['an enemy', { id: 'N2', type: 'heavy foot arms' }],
    ['a commander', { id: 'S2', type: 'sub-commander' }],
  ])('GV-FIRE-09 %s before the target bars the shot, behind it does not', (_, other) => {
    const at = (depth: number) => firing([CHARIOT, foe(6000), { ...other, x: X, y: Y + depth, heading: 1800 }]);
    expect(ELIGIBLE).toContain(refused(at(2000), fireAt('N1'))?.rule);
    expect(may(at(8500), fireAt('N1'))).toBe(true);
  });
  test('GV-FIRE-09 the refusal names who is in the way', () => {
    const match = firing([
      CHARIOT,
      foe(6000),
      { id: 'S2', type: 'heavy foot arms', x: X, y: Y + 4000, name: 'Old Guard' },
    ]);
    const why = refused(match, fireAt('N1'));
    expect(`${why?.because} ${JSON.stringify(why?.facts)}`).toMatch(/Old Guard|S2/u);
  });
  test('GV-R-16 the whole width of the lane counts, not only the way to the target', () => {
    // N2 is in the left tenth of the lane, N1 in the right one.
    const match = (n2: number) =>
      firing([CHARIOT, single('N1', X + 3900, Y + 8000), single('N2', X - 4000 + n2, Y + 4000)]);
    expect(ELIGIBLE).toContain(refused(match(11), fireAt('N1'))?.rule);
    expect(may(match(10), fireAt('N1'))).toBe(true); // brushing the side is out
  });
  test('GV-FIRE-09, GV-GEOM-12 a friend flush at the side does not bar the zone, one before the front does', () => {
    const beside = (more: Loose) =>
      firing([CHARIOT, foe(6000), { id: 'S2', type: 'heavy chariots', x: X + W, y: Y, ...more }]);
    expect(may(beside({}), fireAt('N1'))).toBe(true);
    expect(may(beside({ y: Y + 2000 }), fireAt('N1'))).toBe(true);
    expect(may(beside({ x: X + W - 10, y: Y + 2000 }), fireAt('N1'))).toBe(true);
    expect(may(beside({ x: X + W - 11, y: Y + 4000 }), fireAt('N1'))).toBe(false);
    expect(may(beside({ x: X, y: Y + 4000 }), fireAt('N1'))).toBe(false); // its rear edge on the front of S1
    expect(may(beside({ x: X, y: Y + 3990 }), fireAt('N1'))).toBe(false);
  });
  test('GV-FIRE-09, GV-GEOM-13 the other stand of the target does not hide it', () => {
    const n1 = { id: 'N1', type: 'medium foot arms', formation: 'block', x: X, y: Y + 5000 };
    expect(may(firing([CHARIOT, n1]), fireAt('N1'))).toBe(true);
    expect(may(firing([CHARIOT, { ...n1, heading: 0, y: Y + 9000 }]), fireAt('N1'))).toBe(true);
  });
});
