// A Great Victory: sight through terrain (GV-TERR-04, -07, -10, GV-R-75).
import { describe, expect, test } from 'vitest';
import {
  box,
  feature,
  fireAt,
  firing,
  foe,
  may,
  most,
  on,
  refused,
  shooter,
  single,
  strip,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const BLOCKED = ['GV-FIRE-09', 'GV-FIRE-10', 'GV-TERR-07', 'GV-TERR-10', 'GV-R-75'];

describe('hills and fire', () => {
  const BETWEEN = strip(Y + 5000, Y + 7000);
  /** Ground of S1 and of N1 (14 cm ahead) only, nothing of it between them. */
  const OURS = strip(Y - 3000, Y);
  const THEIRS = strip(Y + 14000, Y + 18000);
  const seen = (n1: Loose, ...terrain: Loose[]) => most(firing([shooter(), foe(14000, n1)], on(...terrain)), 'N1');

  test('GV-TERR-07 a hill between bars the shot; behind the target it does not', () => {
    const match = firing([shooter(), foe(14000)], on(feature('hill', BETWEEN)));
    expect(BLOCKED).toContain(refused(match, fireAt('N1'))?.rule);
    expect(seen({}, feature('hill', strip(Y + 16100, Y + 20000)))).toBe(6);
  });
  test('GV-TERR-07, GV-GEOM-12 any part of it in the zone is enough, stand by stand', () => {
    expect(seen({}, feature('hill', box(X + 4000 - 11, Y + 5000, X + 9000, Y + 6000)))).toBe(3);
    expect(seen({}, feature('hill', box(X + 4000 - 10, Y + 5000, X + 9000, Y + 6000)))).toBe(6);
  });
  test('GV-TERR-07 not if firer or target is in it', () => {
    expect(seen({}, feature('hill', strip(Y - 3000, Y + 7000)))).toBe(6);
    expect(seen({}, feature('hill', strip(Y + 5000, Y + 18000)))).toBe(6);
  });
  test.each([
    [1, 0, 0, 0],
    [1, 1, 0, 6],
    [1, 0, 1, 6],
    [2, 1, 0, 0],
    [2, 1, 1, 0],
    [2, 2, 0, 6],
    [2, 0, 2, 6],
    [3, 2, 2, 0],
    [3, 3, 0, 6],
  ])(
    'GV-TERR-07, GV-TERR-10 a hill of level %i between units on levels %i and %i: %i points',
    (level, ours, theirs, n) => {
      const hills = [feature('hill', BETWEEN, level)];
      if (ours > 0) hills.push(feature('hill', OURS, ours));
      if (theirs > 0) hills.push(feature('hill', THEIRS, theirs));
      expect(seen({}, ...hills)).toBe(n);
    },
  );
  test('GV-TERR-10 hillLevel holds for hills without a level of their own', () => {
    const terrain = [feature('hill', BETWEEN), feature('hill', OURS, 1)];
    const see = (options: Loose) => most(firing([shooter(), foe(14000)], { options: { terrain, ...options } }), 'N1');
    expect(see({})).toBe(6);
    expect(see({ hillLevel: 2 })).toBe(0);
  });
  test('GV-TERR-10 a stand is as high as the highest hill it is in, a unit as its lowest stand', () => {
    const high = [feature('hill', BETWEEN, 2), feature('hill', THEIRS, 1)];
    expect(seen({}, ...high)).toBe(0);
    expect(seen({}, ...high, feature('hill', THEIRS, 2))).toBe(6);
    const half = box(60000, Y + 14000, X, Y + 18000); // one stand of two
    expect(seen({}, feature('hill', BETWEEN), feature('hill', half))).toBe(0);
    expect(seen({ formation: 'block' }, feature('hill', BETWEEN), feature('hill', strip(Y + 14000, Y + 16000)))).toBe(
      0,
    );
    expect(seen({ formation: 'block' }, feature('hill', BETWEEN), feature('hill', strip(Y + 14000, Y + 17000)))).toBe(
      6,
    );
  });

  // N1 is before stand 0; a hill lies in the zone of stand 1.
  const other = (...terrain: Loose[]) =>
    most(firing([shooter(), single('N1', X - 2000, Y + 5000)], on(...terrain)), 'N1');
  const SIDE = box(X + 100, Y + 9000, X + 3000, Y + 9500);
  test('GV-TERR-07, GV-FIRE-10 other-stand rule: a hill above the level of the firer in the zone prohibits', () => {
    expect(other()).toBe(6);
    expect(other(feature('hill', SIDE))).toBe(3);
    expect(other(feature('hill', box(X + 100, Y + 16006, X + 3000, Y + 18000)))).toBe(6); // beyond 16 cm
    expect(other(feature('hill', box(X + 100, Y + 16000, X + 3000, Y + 18000)))).toBe(3);
  });
  test('GV-TERR-07, GV-FIRE-10 not if the firer is in it or as high; the level of the target does not matter', () => {
    expect(other(feature('hill', SIDE), feature('hill', OURS))).toBe(6);
    expect(other(feature('hill', SIDE, 2), feature('hill', OURS))).toBe(3);
    expect(other(feature('hill', strip(Y - 3000, Y + 30000)))).toBe(6);
    expect(other(feature('hill', SIDE), feature('hill', box(X - 5000, Y + 5000, X - 100, Y + 9000)))).toBe(3);
  });
});

describe.each(['wood', 'village'])('%s and fire', (type) => {
  const see = (terrain: Loose[], options: Loose = {}, depth = 14000, s1: Loose = {}) =>
    may(
      firing([shooter({ type: 'light foot bows', formation: 'block', ...s1 }), foe(depth)], {
        options: { terrain, ...options },
      }),
      fireAt('N1'),
    );

  test('GV-TERR-07 any part of one between bars the shot', () => {
    const match = firing([shooter(), foe(14000)], on(feature(type, strip(Y + 5000, Y + 5100))));
    expect(BLOCKED).toContain(refused(match, fireAt('N1'))?.rule);
    expect(see([feature(type, box(X + 2000 - 11, Y + 5000, X + 9000, Y + 6000))])).toBe(false);
    expect(see([feature(type, box(X + 2000 - 10, Y + 5000, X + 9000, Y + 6000))])).toBe(true);
    expect(see([feature(type, strip(Y + 16100, Y + 20000))])).toBe(true);
  });
  test.each([
    [4000, true],
    [4005, true],
    [4006, false],
  ])('GV-TERR-07 through %i thousandths of one the target or the firer is in: %s', (through, expected) => {
    expect(see([feature(type, strip(Y + 14000 - through, Y + 20000))])).toBe(expected);
    expect(see([feature(type, strip(Y - 5000, Y + through))])).toBe(expected);
  });
  test('GV-TERR-07 the same for one that both are in', () => {
    expect(see([feature(type, strip(Y - 5000, Y + 20000))], {}, 4005)).toBe(true);
    expect(see([feature(type, strip(Y - 5000, Y + 20000))], {}, 4006)).toBe(false);
  });
  test('GV-TERR-07 one for each is measured by itself; another that nobody is in bars all the same', () => {
    const theirs = feature(type, strip(Y + 10500, Y + 20000));
    const ours = feature(type, strip(Y - 5000, Y + 3500));
    expect(see([theirs, ours])).toBe(true);
    expect(see([theirs, ours, feature(type, strip(Y + 6000, Y + 6100))])).toBe(false);
  });
  test.each([
    [0, 0, true],
    [0, 100, false],
    [1, 1005, true],
    [1, 1006, false],
    [12, 12005, true],
    [12, 12006, false],
  ])('GV-TERR-07 woodsVisibility %i: through %i thousandths %s', (woodsVisibility, through, expected) => {
    expect(see([feature(type, strip(Y + 14000 - through, Y + 20000))], { woodsVisibility })).toBe(expected);
  });
  test('GV-TERR-07 measured straight ahead from the middle of the front of the stand', () => {
    const stepped = (east: number) => [
      [60000, Y + 8000],
      [east, Y + 8000],
      [east, Y + 11000],
      [120000, Y + 11000],
      [120000, Y + 20000],
      [60000, Y + 20000],
    ];
    expect(see([feature(type, stepped(X - 500))])).toBe(true); // 3 cm in the middle, 6 on the left
    expect(see([feature(type, stepped(X + 500))])).toBe(false); // 6 cm in the middle
  });
  test('GV-TERR-07 each stand of a line looks for itself', () => {
    // 3 cm before the target on the left, 6 cm on the right.
    const points = [
      [60000, Y + 11000],
      [X, Y + 11000],
      [X, Y + 8000],
      [120000, Y + 8000],
      [120000, Y + 20000],
      [60000, Y + 20000],
    ];
    expect(most(firing([shooter(), foe(14000)], on(feature(type, points))), 'N1')).toBe(3);
  });
  test('GV-TERR-07 a defensive block is measured from the face it uses', () => {
    const wood = (through: number) => feature(type, box(X - 16000 - 6000, Y - 20000, X - 16000 + through, Y + 20000));
    const west = (through: number) =>
      may(
        firing(
          [shooter({ formation: 'defensiveBlock' }), foe(0, { x: X - 16000, y: Y - 2000, heading: 900 })],
          on(wood(through)),
        ),
        fireAt('N1'),
      );
    expect(west(4005)).toBe(true);
    expect(west(4006)).toBe(false);
  });

  const other = (...terrain: Loose[]) =>
    most(firing([shooter(), single('N1', X - 2000, Y + 5000)], on(...terrain)), 'N1');
  test('GV-TERR-07, GV-FIRE-10 in the zone of the other stand it prohibits, unless the firer is in it', () => {
    expect(other(feature(type, box(X + 100, Y + 9000, X + 3000, Y + 9500)))).toBe(3);
    expect(other(feature(type, box(X + 100, Y + 16006, X + 3000, Y + 18000)))).toBe(6);
    expect(other(feature(type, strip(Y - 3000, Y + 1000)))).toBe(6);
    expect(other(feature(type, strip(Y - 3000, Y + 3900)))).toBe(6);
  });
  test('GV-R-75 terrainEffects off: it bars nothing', () => {
    expect(see([feature(type, strip(Y + 5000, Y + 9000))], { terrainEffects: 'off' })).toBe(true);
  });
});

describe('what bars no shot', () => {
  test.each(['rough', 'bog', 'impassable', 'escarpment'])(
    'GV-TERR-04, GV-TERR-07 %s bars neither fire nor the other stand',
    (type) => {
      const line = [
        [60000, Y + 2000],
        [120000, Y + 2500],
      ];
      const terrain = feature(type, type === 'escarpment' ? line : strip(Y + 2000, Y + 3000));
      expect(most(firing([shooter(), single('N1', X - 2000, Y + 5000)], on(terrain)), 'N1')).toBe(6);
    },
  );
  test('GV-R-75 a table of our own says what bars fire', () => {
    const custom = (type: string, blocksFire: string, level: number, north: number) => {
      const entry = { prohibited: [], cover: [], advantage: [], blocksFire, level };
      const options = {
        terrain: [feature(type, strip(Y + 5000, north))],
        terrainEffects: 'custom',
        terrainTable: { [type]: entry },
      };
      return most(firing([shooter(), foe(14000)], { options }), 'N1');
    };
    expect(custom('wood', 'no', 0, Y + 7000)).toBe(6);
    expect(custom('hill', 'no', 1, Y + 7000)).toBe(6);
    expect(custom('rough', 'wood', 0, Y + 7000)).toBe(0);
    expect(custom('rough', 'wood', 0, Y + 20000)).toBe(0); // 9 cm of it
    expect(custom('rough', 'hill', 1, Y + 7000)).toBe(0);
    expect(custom('rough', 'hill', 1, Y + 20000)).toBe(6); // the target is in it
  });
});
