// A Great Victory: cover, and sight through terrain (GV-TERR-02, -04, -07, -08, -10, GV-R-75, GV-ARTY-05, -07).
import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  box,
  dice,
  feature,
  fireAt,
  firing,
  foe,
  many,
  may,
  most,
  on,
  refused,
  shooter,
  shot,
  single,
  strip,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const BLOCKED = ['GV-FIRE-09', 'GV-FIRE-10', 'GV-TERR-07', 'GV-TERR-10', 'GV-R-75'];

describe('cover', () => {
  /** Dice of six points at N1, 14 cm ahead. */
  const under = (n: number, n1: Loose, terrain: Loose[], more: Loose = {}) =>
    expect(shot(n, [shooter(), foe(14000, n1)], { options: { terrain, ...more } })).toBe(n);
  const GROUND = strip(Y + 14000, Y + 20000);

  test.each<[string, Loose, number]>([
    ['wood', {}, 4],
    ['wood', { type: 'medium foot arms' }, 3],
    ['wood', { formation: 'block' }, 5],
    ['wood', { type: 'light horse', formation: 'skirmishLine' }, 6],
    ['village', {}, 4],
    ['village', { formation: 'defensiveBlock' }, 6],
    ['village', { type: 'light artillery' }, 3],
    ['village', { type: 'heavy artillery' }, 1],
    ['village', { type: 'light artillery', packed: true }, 3],
    ['village', { type: 'light horse' }, 7],
    ['village', { type: 'commander' }, 6],
    ['village', { type: 'light chariots' }, 7],
    ['village', { type: 'medium elephants' }, 6],
    ['hill', {}, 6],
    ['rough', {}, 6],
  ])('GV-TERR-08 a target in %s, %j: %i dice', (type, n1, n) => under(n, n1, [feature(type, GROUND)]));

  test('GV-TERR-08 two dice for each feature, down to none', () => {
    under(2, {}, [feature('wood', GROUND), feature('village', GROUND)]);
    under(2, {}, [feature('wood', GROUND), feature('wood', strip(Y + 14000, Y + 19000))]);
    under(0, {}, [feature('wood', GROUND), feature('village', GROUND), feature('wood', strip(Y + 14000, Y + 19000))]);
    under(0, { type: 'heavy foot arms' }, [feature('wood', GROUND), feature('village', GROUND)]);
  });
  test.each([
    ['both stands', X + 10000, 4],
    ['one stand of two, its centre on the border', X - 2000, 4],
    ['no centre', X - 2001, 6],
  ])('GV-TERR-02 a wood with %s of the target', (_, east, n) => {
    under(n, {}, [feature('wood', box(60000, Y + 14000, east, Y + 20000))]);
  });
  test('GV-TERR-02 depth counts too: the centres, not the front', () => {
    under(4, {}, [feature('village', strip(Y + 15000, Y + 20000))]);
    under(6, {}, [feature('village', strip(Y + 15001, Y + 20000))]);
  });
  test('GV-TERR-08 the cover of the firer is none', () => {
    expect(shot(6, [shooter(), foe(14000)], on(feature('village', strip(Y - 3000, Y))))).toBe(6);
  });
  test('GV-TERR-08 artillery loses them too', () => {
    expect(shot(4, [shooter({ type: 'light artillery' }), foe(14000)], on(feature('wood', GROUND)))).toBe(4);
  });
  test('GV-R-75 terrainEffects off: no cover', () =>
    under(6, {}, [feature('wood', GROUND)], { terrainEffects: 'off' }));
  test('GV-R-75 a table of our own: cover as told, the rest as in the book', () => {
    const custom = (entry: Loose) => ({ terrainEffects: 'custom', terrainTable: { rough: entry } });
    const entry = { prohibited: [], cover: ['horse'], advantage: [], blocksFire: 'no', level: 0 };
    under(5, { type: 'light horse' }, [feature('rough', GROUND)], custom(entry)); // 6 + 1 - 2
    under(5, { type: 'light camels' }, [feature('rough', GROUND)], custom(entry));
    under(6, {}, [feature('rough', GROUND)], custom(entry));
    under(7, { type: 'light chariots' }, [feature('rough', GROUND)], custom(entry));
    under(4, {}, [feature('wood', GROUND)], custom(entry));
    under(4, { type: 'medium elephants' }, [feature('rough', GROUND)], custom({ ...entry, cover: ['elephant'] }));
    under(4, {}, [feature('rough', GROUND)], custom({ ...entry, cover: ['light foot arms'] }));
    under(5, { type: 'light chariots' }, [feature('rough', GROUND)], custom({ ...entry, cover: ['mounted'] }));
    under(4, { type: 'commander' }, [feature('rough', GROUND)], custom({ ...entry, cover: ['all'] }));
  });
});

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

describe('light artillery overhead', () => {
  const OURS = strip(Y - 6000, Y);
  const THEIRS = strip(Y + 20000, Y + 26000);
  const SCREEN: Loose = { id: 'S2', type: 'heavy foot arms', x: X, y: Y + 8000 };
  type Shot = {
    ours?: number;
    theirs?: number;
    between?: Loose[];
    terrain?: Loose[];
    n1?: Loose;
    dice?: number[];
    s1?: Loose;
  };
  const placed = ({
    ours = 1,
    theirs = 1,
    between = [SCREEN],
    terrain = [],
    n1 = {},
    dice: script = [],
    s1 = {},
  }: Shot) => {
    const hills = [
      ...(ours ? [feature('hill', OURS, ours)] : []),
      ...(theirs ? [feature('hill', THEIRS, theirs)] : []),
    ];
    return firing([shooter({ type: 'light artillery', ...s1 }), foe(20000, n1), ...between], {
      dice: script,
      ...on(...hills, ...terrain),
    });
  };
  const OVERHEAD = fireAt('N1', {}, { overhead: true });

  test('GV-ARTY-05 guns and target on hills, units below between', () => {
    expect(may(placed({}), OVERHEAD)).toBe(true);
    expect(may(placed({}), fireAt('N1'))).toBe(true); // overhead if not directly
    expect(dice(placed({ dice: many(6, 6) }), fireAt('N1'))).toBe(6);
  });
  const WOOD = feature('wood', strip(Y + 12000, Y + 13000));
  const VILLAGE = feature('village', strip(Y + 12000, Y + 13000));
  const UNDER = (level: number) => feature('hill', strip(Y + 5000, Y + 9000), level);
  test.each<[string, Shot, boolean]>([
    ['the target below', { theirs: 0 }, false],
    ['the guns below', { ours: 0 }, false],
    ['all below', { ours: 0, theirs: 0 }, false],
    ['an enemy between', { between: [{ ...SCREEN, id: 'N2', y: Y + 12000 }] }, true],
    ['several between', { between: [SCREEN, { ...SCREEN, id: 'N2', y: Y + 12000, heading: 1800 }] }, true],
    ['somebody between on a hill as high', { terrain: [UNDER(1)] }, false],
    ['that hill lower than both', { terrain: [UNDER(1)], ours: 2, theirs: 2 }, true],
    ['that hill lower than the guns only', { terrain: [UNDER(1)], ours: 2, theirs: 1 }, false],
    ['that hill lower than the target only', { terrain: [UNDER(1)], ours: 1, theirs: 2 }, false],
    [
      'a hill between, higher than both, nobody on it',
      { terrain: [feature('hill', strip(Y + 12000, Y + 13000), 2)] },
      false,
    ],
    ['a wood between, which counts one level', { terrain: [WOOD] }, false],
    ['a wood between hills of level 2', { terrain: [WOOD], ours: 2, theirs: 2 }, true],
    ['a village between hills of level 2', { terrain: [VILLAGE], ours: 2, theirs: 2 }, true],
    [
      'a wood on a hill counts 2',
      { terrain: [WOOD, feature('hill', strip(Y + 11000, Y + 14000))], ours: 2, theirs: 2 },
      false,
    ],
    [
      'that wood between hills of level 3',
      { terrain: [WOOD, feature('hill', strip(Y + 11000, Y + 14000))], ours: 3, theirs: 3 },
      true,
    ],
    ['a packed gun', { s1: { packed: true } }, false],
  ])('GV-ARTY-05, GV-TERR-10 overhead: %s', (_, given, expected) => {
    const why = refused(placed(given), OVERHEAD);
    expect(why === undefined, why?.because).toBe(expected);
    if (why && !given.s1) expect(['GV-ARTY-05', 'GV-ARTY-04', ...BLOCKED]).toContain(why.rule);
  });
  test('GV-ARTY-05, GV-TERR-10 a unit is as high as its lowest stand: half of the target on the hill is not enough', () => {
    const terrain = [feature('hill', OURS), feature('hill', box(60000, Y + 20000, X, Y + 26000))];
    const match = firing([shooter({ type: 'light artillery' }), foe(20000), SCREEN], on(...terrain));
    expect(may(match, OVERHEAD)).toBe(false);
  });
  test('GV-ARTY-05 all other rules hold: range, zone, friends in contact, cover, range dice', () => {
    expect(may(placed({ n1: { x: X + 6000 } }), OVERHEAD)).toBe(false);
    const held = { id: 'S3', type: 'heavy foot arms', x: X, y: Y + 20000 };
    expect(refused(placed({ between: [SCREEN, held] }), OVERHEAD)?.rule).toBe('GV-FIRE-03');
    expect(dice(placed({ dice: many(4, 6), terrain: [feature('village', THEIRS)] }), OVERHEAD)).toBe(4);
    const near = { id: 'S3', type: 'heavy foot arms', x: X, y: Y + 20000 - 500 };
    expect(may(placed({ between: [near] }), OVERHEAD)).toBe(true); // the 9 cm are for heavy artillery
  });
  test('GV-ARTY-07 only terrain the target is in gives cover', () => {
    const wood = feature('wood', strip(Y + 12000, Y + 13000));
    expect(dice(placed({ ours: 2, theirs: 2, terrain: [wood], dice: many(6, 6) }), OVERHEAD)).toBe(6);
    const match = placed({ ours: 2, theirs: 2, terrain: [wood, feature('village', THEIRS)], dice: many(4, 6) });
    choose(match, OVERHEAD);
    expect(unit(match, 'S1').fired).toBe(true);
  });
  test('GV-ARTY-05, GV-R-75 terrainEffects off: no levels', () => {
    const terrain = [feature('hill', OURS), feature('hill', THEIRS)];
    const match = firing([shooter({ type: 'light artillery' }), foe(20000), SCREEN], {
      options: { terrain, terrainEffects: 'off' },
    });
    expect(may(match, OVERHEAD)).toBe(false);
  });
});
