import { describe, expect, test } from 'vitest';
import { choose, refusal, unit } from './kit.js';
import { box, eligible, fireAt, firing, foe, many, shooter, thrown, volley, W, X, Y, type Loose } from './fire-help.js';

const feature = (type: string, points: number[][], level?: number) => ({ type, points, ...(level ? { level } : {}) });
const on = (...terrain: Loose[]) => ({ options: { terrain } });
/** A strip across the whole field. */
const strip = (south: number, north: number) => box(20000, south, 40000, north);
const BLOCKED = ['SV-FIRE-13', 'SV-FIRE-14', 'SV-TERR-09', 'SV-TERR-10'];

describe('cover', () => {
  /** Dice of four muskets at N1, 5" ahead. */
  const dice = (n1: Loose, terrain: Loose[], n: number, s1 = 'MMMM') => {
    const match = firing([shooter(s1), foe(5000, n1)], { dice: many(n, 6), ...on(...terrain) });
    expect(volley(match, fireAt('N1'))).toHaveLength(n);
  };
  const UNDER = strip(Y + 5000, Y + 9000);
  /** Only before the two middle stands of S1, so that the chain of the outer ones holds. */
  const MIDDLE = box(X - W, Y + 5000, X + W, Y + 9000);
  const FOUR = { layout: 'PPPP' };

  test.each([
    ['half of four, the second on the border', 'PPPP', X - W / 2, true],
    ['one of four', 'PPPP', X - W / 2 - 1, false],
    ['one of three', 'PPP', X - 1, false],
    ['two of three', 'PPP', X, true],
    ['one of two', 'PP', X, true],
    ['none', 'PP', X - W / 2 - 1, false],
  ])('SV-TERR-02 a wood with the centres of %s', (_, layout, east, claimed) => {
    const muskets = layout.replaceAll('P', 'M'); // as wide as the target: all are directly eligible
    dice(
      { layout },
      [feature('wood', box(20000, Y + 5000, east, Y + 8000))],
      layout.length - (claimed ? 2 : 0),
      muskets,
    );
  });
  test('SV-TERR-02 depth counts too: the centres, not the front', () => {
    dice(FOUR, [feature('wood', strip(Y + 5000 + W / 2, Y + 8000))], 2);
    dice(FOUR, [feature('wood', strip(Y + 5000 + W / 2 + 1, Y + 8000))], 4);
  });
  test.each<[string, Loose, number]>([
    ['wood', FOUR, 2],
    ['wood', { type: 'M', layout: 'XXX', formation: 'openOrder' }, 4],
    ['village', FOUR, 2],
    ['village', { layout: 'PP/PP' }, 3],
    ['village', { type: 'RA', layout: 'G' }, 1],
    ['village', { type: 'M', layout: 'XX' }, 5],
    ['village', { type: 'Cmd', layout: 'C' }, 4],
    ['hill', FOUR, 4],
    ['rough', FOUR, 4],
  ])('SV-TERR-07, SV-TERR-04 four muskets at a unit in %s, %o: %i dice', (type, n1, n) => {
    dice(n1, [feature(type, MIDDLE)], n);
  });
  test('SV-TERR-07 two dice for each area, down to none', () => {
    const both = [feature('wood', UNDER), feature('village', UNDER)];
    dice({ layout: 'PPPPPP' }, both, 2, 'MMMMMM');
    dice(FOUR, both, 0);
  });
  test('SV-TERR-07 artillery loses them too', () => {
    const match = firing([shooter('G', { type: 'HA' }), foe(5000)], {
      dice: many(2, 6),
      ...on(feature('village', UNDER)),
    });
    expect(volley(match, fireAt('N1'))).toHaveLength(2);
  });
  test('SV-R-82 custom terrain gives cover as told, terrainEffects off none', () => {
    const entry = { prohibited: [], restricted: false, cover: ['mounted'], advantage: [], blocksFire: 'no', level: 0 };
    const options = { terrain: [feature('bog', UNDER)], terrainEffects: 'custom', terrainTable: { bog: entry } };
    const horse = firing([shooter('MMMM'), foe(5000, { type: 'M', layout: 'XX' })], { dice: many(3, 6), options });
    expect(volley(horse, fireAt('N1'))).toHaveLength(3);
    const foot = firing([shooter('MMMM'), foe(5000)], { dice: many(4, 6), options });
    expect(volley(foot, fireAt('N1'))).toHaveLength(4);
    const off = { terrain: [feature('wood', UNDER)], terrainEffects: 'off' };
    expect(volley(firing([shooter('MMMM'), foe(5000)], { dice: many(4, 6), options: off }), fireAt('N1'))).toHaveLength(
      4,
    );
  });
});

describe('hills and fire', () => {
  const BETWEEN = strip(22000, 23000);
  /** Ground of S1 and of N1 (6" ahead) only, nothing of it between them. */
  const OURS = strip(17000, 19900);
  const THEIRS = strip(26000, 30000);
  const seen = (s1: string, n1: Loose, ...terrain: Loose[]) =>
    eligible(firing([shooter(s1), foe(6000, n1)], on(...terrain)), 'N1');

  test('SV-TERR-09, SV-R-83 a hill between blocks', () => {
    const match = firing([shooter('MM'), foe(6000)], on(feature('hill', BETWEEN)));
    expect(BLOCKED).toContain(refusal(match, fireAt('N1'))?.rule);
    expect(seen('MM', {}, feature('hill', strip(27600, 30000)))).toEqual([0, 1]); // behind the target
  });
  test('SV-TERR-09 any part of it in the zone is enough, stand by stand', () => {
    expect(seen('MM', {}, feature('hill', box(X + W - 11, 22000, 40000, 23000)))).toEqual([0]);
    expect(seen('MM', {}, feature('hill', box(X + W - 10, 22000, 40000, 23000)))).toEqual([0, 1]);
  });
  test('SV-TERR-09 not if firer or target is in it', () => {
    expect(seen('MM', {}, feature('hill', strip(17000, 23000)))).toEqual([0, 1]);
    expect(seen('MM', {}, feature('hill', strip(22000, 30000)))).toEqual([0, 1]);
  });
  test.each([
    [1, 1, 0, [0, 1]],
    [1, 0, 1, [0, 1]],
    [2, 1, 0, []],
    [2, 1, 1, []],
    [2, 2, 0, [0, 1]],
    [2, 0, 2, [0, 1]],
    [3, 2, 2, []],
  ])('SV-TERR-09 a hill of level %i between units on levels %i and %i: %o', (level, ours, theirs, expected) => {
    const hills = [feature('hill', BETWEEN, level)];
    if (ours > 0) hills.push(feature('hill', OURS, ours));
    if (theirs > 0) hills.push(feature('hill', THEIRS, theirs));
    expect(seen('MM', {}, ...hills)).toEqual(expected);
  });
  test('SV-TERR-15 hillLevel holds for hills without a level of their own', () => {
    const terrain = [feature('hill', BETWEEN), feature('hill', OURS, 1)];
    const see = (options: Loose) =>
      eligible(firing([shooter('MM'), foe(6000)], { options: { terrain, ...options } }), 'N1');
    expect(see({})).toEqual([0, 1]);
    expect(see({ hillLevel: 2 })).toEqual([]);
  });
  test('SV-TERR-15 a stand is as high as the highest hill its centre is in, a unit as its lowest stand', () => {
    const high = [feature('hill', BETWEEN, 2), feature('hill', THEIRS, 1)];
    expect(seen('MM', {}, ...high, feature('hill', THEIRS, 2))).toEqual([0, 1]);
    const part = box(20000, 26000, X + W, 30000); // three of four stands
    expect(seen('MM', { layout: 'PPPP' }, feature('hill', BETWEEN, 1), feature('hill', part, 1))).toEqual([]);
    expect(seen('MM', { layout: 'PPPP' }, feature('hill', BETWEEN, 1), feature('hill', THEIRS, 1))).toEqual([0, 1]);
  });

  // N1 is before stands 0 and 1 of four; the hill lies before stand 2 only, further off.
  const chain = (...terrain: Loose[]) =>
    eligible(firing([shooter('MMMM'), foe(5000, { x: X - W })], on(...terrain)), 'N1');
  const SIDE = box(X + 100, 26000, X + W - 100, 26500);
  test('SV-TERR-09, SV-FIRE-14 a higher hill in the zone breaks the chain', () => {
    expect(chain()).toEqual([0, 1, 2, 3]);
    expect(chain(feature('hill', SIDE))).toEqual([0, 1]);
    expect(chain(feature('hill', box(X + 100, 27006, X + W - 100, 29000)))).toEqual([0, 1, 2, 3]); // beyond 7"
  });
  test('SV-TERR-09 not if the firer is in it or as high', () => {
    expect(chain(feature('hill', SIDE), feature('hill', OURS))).toEqual([0, 1, 2, 3]);
    expect(chain(feature('hill', SIDE, 2), feature('hill', OURS))).toEqual([0, 1]);
    expect(chain(feature('hill', strip(17000, 30000)))).toEqual([0, 1, 2, 3]);
  });
});

describe.each(['wood', 'village'])('%s and fire', (type) => {
  const see = (terrain: Loose[], options: Loose = {}, depth = 6000) =>
    eligible(firing([shooter('M'), foe(depth)], { options: { terrain, ...options } }), 'N1');

  test('SV-TERR-10, SV-R-83 any part of one between blocks', () => {
    const match = firing([shooter('M'), foe(6000)], on(feature(type, strip(22000, 22100))));
    expect(BLOCKED).toContain(refusal(match, fireAt('N1'))?.rule);
    expect(see([feature(type, box(X + W / 2 - 11, 22000, 40000, 23000))])).toEqual([]);
    expect(see([feature(type, box(X + W / 2 - 10, 22000, 40000, 23000))])).toEqual([0]);
    expect(see([feature(type, strip(27600, 29000))])).toEqual([0]);
  });
  test.each([
    [2000, [0]],
    [2005, [0]],
    [2006, []],
  ])('SV-TERR-10 through %i thousandths of one the target or the firer claims: %o', (through, expected) => {
    expect(see([feature(type, strip(26000 - through, 29000))])).toEqual(expected);
    expect(see([feature(type, strip(17000, 20000 + through))])).toEqual(expected);
  });
  test('SV-TERR-10 through 2" of one that both claim', () => {
    expect(see([feature(type, strip(17000, 29000))], {}, 2005)).toEqual([0]);
    expect(see([feature(type, strip(17000, 29000))], {}, 2006)).toEqual([]);
  });
  test('SV-TERR-10 another that nobody claims blocks all the same', () => {
    const theirs = feature(type, strip(25000, 29000));
    expect(see([theirs])).toEqual([0]);
    expect(see([theirs, feature(type, strip(22000, 22100))])).toEqual([]);
  });
  test.each([
    [0, 0, [0]],
    [0, 100, []],
    [1, 1005, [0]],
    [1, 1006, []],
    [4, 4005, [0]],
    [4, 4006, []],
  ])('SV-TERR-10 woodsVisibility %i: through %i thousandths %o', (woodsVisibility, through, expected) => {
    expect(see([feature(type, strip(26000 - through, 29000))], { woodsVisibility })).toEqual(expected);
  });
  test('SV-TERR-10 measured straight ahead from the middle of the stand', () => {
    const stepped = (east: number) => [
      [20000, 23000],
      [east, 23000],
      [east, 24500],
      [40000, 24500],
      [40000, 29000],
      [20000, 29000],
    ];
    expect(see([feature(type, stepped(X - 200))])).toEqual([0]); // 1.5" in the middle, 3" on the left
    expect(see([feature(type, stepped(X + 200))])).toEqual([]); // 3" in the middle
  });

  const chain = (...terrain: Loose[]) =>
    eligible(firing([shooter('MMMM'), foe(5000, { x: X - W })], on(...terrain)), 'N1');
  test('SV-TERR-10, SV-FIRE-14 it breaks the chain unless the firer claims it', () => {
    const side = feature(type, box(X + 100, 26000, X + W - 100, 26500));
    expect(chain(side)).toEqual([0, 1]);
    expect(chain(feature(type, strip(17000, 20500)))).toEqual([0, 1, 2, 3]);
    expect(chain(feature(type, strip(25000, 29000)))).toEqual([0, 1]); // the target's own
  });
  test('SV-R-82 terrainEffects off: it blocks nothing', () => {
    expect(see([feature(type, strip(22000, 25000))], { terrainEffects: 'off' })).toEqual([0]);
  });
});

describe('what does not block', () => {
  test.each(['rough', 'bog', 'impassable', 'escarpment'])(
    'SV-TERR-04, SV-TERR-11 %s blocks neither fire nor chain',
    (type) => {
      const points =
        type === 'escarpment'
          ? [
              [20000, 22000],
              [40000, 22500],
            ]
          : strip(22000, 23000);
      const match = firing([shooter('MMMM'), foe(6000, { x: X - W })], on(feature(type, points)));
      expect(eligible(match, 'N1')).toEqual([0, 1, 2, 3]);
    },
  );
  const custom = (type: string, blocksFire: string, level: number, claimed: boolean) => {
    const entry = { prohibited: [], restricted: false, cover: [], advantage: [], blocksFire, level };
    const terrain = [feature(type, strip(22000, claimed ? 29000 : 23000))];
    const options = { terrain, terrainEffects: 'custom', terrainTable: { [type]: entry } };
    return eligible(firing([shooter('MM'), foe(6000)], { options }), 'N1');
  };
  test('SV-R-83 blocksFire by type', () => {
    expect(custom('wood', 'no', 0, false)).toEqual([0, 1]);
    expect(custom('hill', 'no', 1, false)).toEqual([0, 1]);
    expect(custom('rough', 'wood', 0, false)).toEqual([]);
    expect(custom('rough', 'wood', 0, true)).toEqual([]); // 4" of it
    expect(custom('rough', 'hill', 1, false)).toEqual([]);
    expect(custom('rough', 'hill', 1, true)).toEqual([0, 1]); // the target is in it
  });
  test('SV-BOUNCE-02 a wood behind the first target shields those beyond', () => {
    const bounce = (dice: number[], ...terrain: Loose[]) => {
      const units = [
        shooter('G', { type: 'HA', y: 4000 }),
        foe(0, { y: 29000, layout: 'PP/PP' }),
        foe(0, { id: 'N2', y: 38000 }),
      ];
      return thrown(choose(firing(units, { dice, ...on(...terrain) }), fireAt('N1')));
    };
    expect(bounce([6, 6, 6, 6])).toHaveLength(2);
    expect(bounce([6, 6], feature('wood', strip(34000, 35000)))).toHaveLength(1);
  });
});

describe('overhead fire', () => {
  const GUN_Y = 4000;
  const OURS = strip(0, GUN_Y - 100);
  const theirs = (distance: number) => strip(GUN_Y + distance + 100, GUN_Y + distance + 3300);
  const BETWEEN = { id: 'S2', type: 'P&M', layout: 'PP', x: X, y: 15000 };
  type Shot = {
    gun?: Loose;
    n1?: Loose;
    between?: Loose[];
    distance?: number;
    ours?: number;
    theirs?: number;
    options?: Loose;
    terrain?: Loose[];
    dice?: number[];
  };
  const placed = (shot: Shot) => {
    const { distance = 25000, ours = 1, theirs: far = 1 } = shot;
    const terrain = [...(shot.terrain ?? [])];
    if (ours > 0) terrain.push(feature('hill', OURS, ours));
    if (far > 0) terrain.push(feature('hill', theirs(distance), far));
    const units = [
      shooter('G', { type: 'RA', y: GUN_Y, ...shot.gun }),
      foe(0, { layout: 'PP/PP', y: GUN_Y + distance, ...shot.n1 }),
      ...(shot.between ?? [BETWEEN]),
    ];
    return firing(units, { dice: shot.dice ?? [], options: { terrain, tableDepth: 96, ...shot.options } });
  };
  const OVERHEAD = fireAt('N1', {}, { overhead: true });
  const refused = (shot: Shot) => refusal(placed(shot), OVERHEAD);
  const may = (shot: Shot) => refused(shot) === undefined;

  test('SV-TERR-13, SV-R-84 gun and target on hills, units below between', () => {
    const match = placed({ dice: [1] });
    expect(BLOCKED).toContain(refusal(match, fireAt('N1'))?.rule);
    expect(volley(match, OVERHEAD)).toEqual([1]); // medium 0, block +1
    expect(unit(match, 'N1').hits).toBe(1);
  });
  test.each<[string, Shot, boolean]>([
    ['20.006" away', { distance: 20006 }, true],
    ['20.005" away, hail shot', { distance: 20005 }, false],
    ['a Heavy gun', { gun: { type: 'HA' } }, true],
    ['a Heavy gun at long range', { gun: { type: 'HA' }, distance: 45000 }, true],
    ['a Frame Gun', { gun: { type: 'FG' }, distance: 19000 }, false],
    ['the target below', { theirs: 0 }, false],
    ['the gun below', { ours: 0 }, false],
    ['a wide target', { n1: { layout: 'PPPPPPPPP' } }, true],
    ['two stands of it below', { n1: { layout: 'PPPPPPPPP', x: X + 4 * W } }, false],
    ['an enemy between', { between: [{ ...BETWEEN, id: 'N2' }] }, true],
    ['somebody between on a hill as high', { terrain: [feature('hill', strip(12000, 15100))] }, false],
    ['that hill lower than both', { terrain: [feature('hill', strip(12000, 15100))], ours: 2, theirs: 2 }, true],
    ['that hill lower than the gun only', { terrain: [feature('hill', strip(12000, 15100))], ours: 2 }, false],
    ['a wood between, which counts one level', { terrain: [feature('wood', strip(18000, 19000))] }, false],
    ['a wood between hills of level 2', { terrain: [feature('wood', strip(18000, 19000))], ours: 2, theirs: 2 }, true],
    [
      'a village between hills of level 2',
      { terrain: [feature('village', strip(18000, 19000))], ours: 2, theirs: 2 },
      true,
    ],
    [
      'a wood on a hill counts 2',
      { terrain: [feature('wood', strip(18000, 19000)), feature('hill', strip(17000, 20000), 1)], ours: 2, theirs: 2 },
      false,
    ],
    [
      'that wood between hills of level 3',
      { terrain: [feature('wood', strip(18000, 19000)), feature('hill', strip(17000, 20000), 1)], ours: 3, theirs: 3 },
      true,
    ],
  ])('SV-TERR-13, SV-TERR-15 overhead: %s', (_, shot, expected) => {
    expect(may(shot)).toBe(expected);
  });
  test('SV-TERR-13, SV-FIRE-21 the refusal names the rule', () => {
    for (const shot of [{ theirs: 0 }, { distance: 20005 }, { gun: { type: 'FG' }, distance: 19000 }])
      expect(['SV-TERR-13', 'SV-FIRE-21']).toContain(refused(shot)?.rule);
  });
  test('SV-R-84 overheadFire off: never', () => {
    expect(may({ options: { overheadFire: 'off' } })).toBe(false);
  });
  test('SV-R-84 overheadFire eitherHigher: one of the two is enough', () => {
    const options = { overheadFire: 'eitherHigher' };
    expect(may({ options, theirs: 0 })).toBe(true);
    expect(may({ options, ours: 0 })).toBe(true);
    expect(may({ options, ours: 0, theirs: 0 })).toBe(false);
    expect(may({ options, theirs: 0, distance: 20005 })).toBe(false);
  });
  test('SV-TERR-13 overhead shots do not bounce', () => {
    const beyond = { id: 'N3', type: 'P&M', layout: 'PP', x: X, y: GUN_Y + 35000 };
    const gun = { type: 'HA' };
    const over = placed({ gun, between: [BETWEEN, beyond], dice: [6, 6] });
    expect(volley(over, OVERHEAD)).toHaveLength(2);
    const near = placed({ gun, distance: 36000, between: [{ ...BETWEEN, y: GUN_Y + 25000 }], dice: [6, 6] });
    expect(volley(near, OVERHEAD)).toHaveLength(2); // nor into what was fired over at medium range
    const along = placed({ gun, between: [beyond], dice: [6, 6, 6, 6] });
    expect(volley(along, fireAt('N1'))).toHaveLength(4);
  });
});
