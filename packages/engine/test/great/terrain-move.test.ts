import { describe, expect, test } from 'vitest';
import { choose, decision } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  ahead,
  area,
  ask,
  block,
  bog,
  change,
  charge,
  chief,
  enemyAhead,
  field,
  foot,
  go,
  ground,
  gun,
  horse,
  house,
  judged,
  legal,
  light,
  order,
  pose,
  refused,
  relocate,
  rider,
  rush,
  says,
  side,
  steps,
  turn,
  type Loose,
  type Match,
} from './move-help.js';

const PROHIBITED = ['GV-TERR-03', 'GV-GEN-07', 'GV-TERR-04'];
const HALF = ['GV-TERR-05'];

/** An area 2 cm ahead of S1, or a line 1 cm further. */
const across = (type: string): Loose =>
  type === 'escarpment'
    ? ground({
        type,
        points: [
          [X - 20000, Y + 3000],
          [X + 20000, Y + 3000],
        ],
      })
    : ground(area(type, X - 20000, Y + 2000, X + 20000, Y + 12000));
const march = (who: Loose, type: string) => field(who, across(type));

/** Every column of the table, each as it would march. */
const WHO: Record<string, Loose> = {
  'light foot in skirmish line': light(),
  'heavy foot': foot({ type: 'heavy foot pikes' }),
  'foot in block': block(),
  'light horse in skirmish line': rider(),
  'light camels in skirmish line': rider({ type: 'light camels' }),
  'light horse in line': rider({ formation: 'line' }),
  'light horse in block': rider({ formation: 'block' }),
  'heavy horse': horse({ type: 'heavy horse' }),
  'medium camels': horse({ type: 'medium camels' }),
  'light chariots in skirmish line': rider({ type: 'light chariots' }),
  'light chariots': horse({ type: 'light chariots' }),
  'heavy chariots': horse({ type: 'heavy chariots' }),
  elephants: horse({ type: 'medium elephants' }),
  'light artillery': gun({ packed: true }),
  'heavy artillery': gun({ type: 'heavy artillery', packed: true }),
  commander: chief(),
  'sub-commander': chief({ type: 'sub-commander' }),
};
const EVERYONE = Object.keys(WHO);
const CHARIOTS = ['light chariots in skirmish line', 'light chariots', 'heavy chariots'];
const BARRED: Record<string, string[]> = {
  hill: [],
  wood: [
    'light horse in line',
    'light horse in block',
    'heavy horse',
    'medium camels',
    ...CHARIOTS,
    'elephants',
    'light artillery',
    'heavy artillery',
    'commander',
    'sub-commander',
  ],
  village: [],
  rough: [...CHARIOTS, 'heavy artillery'],
  impassable: EVERYONE,
  bog: EVERYONE,
  escarpment: EVERYONE,
};

describe('GV-TERR-03 GV-TERR-04 who may touch what', () => {
  test.each(Object.keys(BARRED).flatMap((type) => EVERYONE.map((who) => [type, who] as const)))(
    'GV-TERR-03 GV-R-75 %s and %s',
    (type, who) => {
      judged(march(WHO[who]!, type), go(3500), !BARRED[type]!.includes(who), ...PROHIBITED);
    },
  );

  test('GV-TERR-03 the refusal names the ground', () => {
    expect(refused(march(horse(), 'wood'), go(3500), ...PROHIBITED).because).toMatch(/wood/);
    expect(refused(march(foot(), 'bog'), go(3500), ...PROHIBITED).because).toMatch(/bog/);
  });

  test('GV-TERR-03 light artillery relocating', () => {
    refused(
      field(gun(), ground(area('wood', X - 9000, Y + 500, X + 9000, Y + 9000))),
      relocate(ahead(1000)),
      ...PROHIBITED,
    );
    legal(field(gun(), ground(area('rough', X - 9000, Y + 500, X + 9000, Y + 9000))), relocate(ahead(1000)));
  });

  test('GV-TERR-02 GV-GEOM-10 to touch is to overlap by more than 0.010', () => {
    legal(march(foot(), 'bog'), go(2010));
    refused(march(foot(), 'bog'), go(2011), ...PROHIBITED);
    const beside = (west: number) => field(foot(), bog(west, Y + 1000, X + 20000, Y + 4000));
    legal(beside(X + 4000 - 10), go(5000));
    refused(beside(X + 4000 - 11), go(5000), ...PROHIBITED);
  });

  test('GV-TERR-01 a feature may have any simple shape', () => {
    const notch = ground({
      type: 'bog',
      points: [
        [X - 20000, Y + 2000],
        [X - 4500, Y + 2000],
        [X - 4500, Y + 9000],
        [X + 4500, Y + 9000],
        [X + 4500, Y + 2000],
        [X + 20000, Y + 2000],
        [X + 20000, Y + 12000],
        [X - 20000, Y + 12000],
      ],
    });
    legal(field(foot(), notch), go(5000));
    refused(field(foot({ x: X + 1000 }), notch), go(5000), ...PROHIBITED);
    const triangle = ground({
      type: 'bog',
      points: [
        [X, Y + 2000],
        [X + 6000, Y + 8000],
        [X - 6000, Y + 8000],
      ],
    });
    legal(field(foot(), triangle), go(2010));
    refused(field(foot(), triangle), go(2030), ...PROHIBITED);
  });

  test('GV-TERR-01 features may overlap; what is barred by one is barred', () => {
    const two = ground(
      area('hill', X - 20000, Y + 2000, X + 20000, Y + 12000),
      area('wood', X - 20000, Y + 3000, X + 20000, Y + 12000),
    );
    legal(field(foot(), two), go(5000));
    legal(field(horse(), two), go(3000));
    refused(field(horse(), two), go(4000), ...PROHIBITED);
  });

  test.each(['swamp', 'woods', 'river'])('GV-TERR-01 there is no other kind: %s', (type) => {
    expect(() => field(foot(), ground(area(type, X, Y + 3000, X + 1000, Y + 4000)))).toThrow(/terrain/);
  });

  test('GV-TERR-03 nor may a turn or pivot sweep over it, a side-step or change end on it', () => {
    const pond = (dx: number, dy: number) => bog(X + dx - 200, Y + dy - 200, X + dx + 200, Y + dy + 200);
    refused(field(foot(), pond(0, 3000)), steps(turn(1800)), ...PROHIBITED, 'GV-GEOM-15', 'GV-MOVE-10');
    legal(field(foot(), pond(0, 3000)), steps(turn(300)));
    refused(field(foot(), pond(-5000, -1000)), side({ left: 1500 }), ...PROHIBITED);
    refused(field(foot(), pond(-2000, -3000)), change('block'), ...PROHIBITED, 'GV-CHANGE-01');
    legal(field(foot(), pond(-2000, -3000)), change('block', { stand: 1 }));
  });

  test('GV-TERR-03 a change that leaves skirmish line in a wood', () => {
    const match = field(rider(), ground(area('wood', X - 9000, Y - 9000, X + 9000, Y + 9000)));
    refused(match, change('line'), ...PROHIBITED, 'GV-CHANGE-01');
    refused(match, change('block'), ...PROHIBITED, 'GV-CHANGE-01');
    legal(field(light(), ground(area('wood', X - 9000, Y - 9000, X + 9000, Y + 9000))), change('block'));
  });

  test('GV-GEN-07 GV-TERR-03 nor may a unit be placed on it', () => {
    const place = (type: string, who: Loose) => () =>
      field(who, ground(area(type, X - 9000, Y - 1000, X + 9000, Y + 9000)));
    expect(place('wood', horse())).toThrow();
    expect(place('bog', foot())).toThrow();
    expect(place('wood', rider())).not.toThrow();
    expect(place('rough', horse({ type: 'light chariots' }))).toThrow();
    expect(place('rough', horse())).not.toThrow();
  });

  const strip = (type: string): Loose =>
    type === 'escarpment'
      ? ground({
          type,
          points: [
            [X - 9000, Y + 2000],
            [X + 9000, Y + 2000],
          ],
        })
      : ground(area(type, X - 9000, Y + 1500, X + 9000, Y + 2500));
  test.each<[string, Loose, string, boolean]>([
    ['horse', horse(), 'wood', false],
    ['light horse in skirmish line', rider(), 'wood', true],
    ['foot', foot(), 'wood', true],
    ['foot', foot(), 'bog', false],
    ['foot', foot(), 'rough', true],
    ['elephants', horse({ type: 'medium elephants' }), 'wood', false],
    ['chariots', horse({ type: 'heavy chariots' }), 'rough', false],
    ['foot', foot(), 'escarpment', false],
    ['horse', horse(), 'escarpment', false],
  ])('GV-TERR-03 GV-TERR-04 GV-CHARGE-02 %s %o charge across %s: %s', (_, who, type, may) => {
    judged(field([who, enemyAhead(4000)], strip(type)), charge(), may, ...PROHIBITED, 'GV-CHARGE-02');
  });
});

describe('GV-TERR-04 escarpments', () => {
  test('GV-TERR-04 may be approached, not crossed', () => {
    legal(march(foot(), 'escarpment'), go(3000));
    refused(march(foot(), 'escarpment'), go(3020), ...PROHIBITED);
    refused(march(horse(), 'escarpment'), go(12000), ...PROHIBITED);
  });

  test('GV-TERR-04 one that ends beside the way is no matter; a bend in it is', () => {
    const beside = ground({
      type: 'escarpment',
      points: [
        [X + 4100, Y + 3000],
        [X + 20000, Y + 3000],
      ],
    });
    legal(field(foot(), beside), go(5000));
    const crooked = ground({
      type: 'escarpment',
      points: [
        [X, Y + 8000],
        [X, Y + 3000],
        [X + 20000, Y + 3000],
      ],
    });
    refused(field(foot(), crooked), go(5000), ...PROHIBITED);
  });

  test('GV-TERR-04 nobody lies on one', () => {
    expect(() =>
      field(
        foot(),
        ground({
          type: 'escarpment',
          points: [
            [X - 9000, Y - 1000],
            [X + 9000, Y - 1000],
          ],
        }),
      ),
    ).toThrow();
  });

  test.each([0, 5])('GV-TERR-04 contact across one is impossible: %i before the enemy', (before) => {
    const along = ground({
      type: 'escarpment',
      points: [
        [X - 9000, Y + 4000 - before],
        [X + 9000, Y + 4000 - before],
      ],
    });
    refused(field([foot(), enemyAhead(4000)], along), charge(), ...PROHIBITED, 'GV-CHARGE-02');
  });

  test('GV-TERR-04 not even by flowing around or for a turn', () => {
    const match = field([rider(), foot({ id: 'S2', x: X, y: Y + 2500 })], {
      options: (across('escarpment') as { options: Loose }).options,
    });
    refused(match, go(6000), ...PROHIBITED, 'GV-FLOW-03');
    refused(march(foot(), 'escarpment'), steps(turn(900)), ...PROHIBITED, 'GV-GEOM-15', 'GV-MOVE-10');
  });
});

describe('GV-TERR-05 restricted ground', () => {
  test.each(['hill', 'wood', 'village', 'rough'])(
    'GV-TERR-05 %s halves the Move of light horse that touch it',
    (type) => {
      const match = march(rider(), type);
      legal(match, go(9000));
      legal(match, go(9005));
      says(refused(match, go(9006), ...HALF), 9);
    },
  );

  test.each<[string, Loose, number, string]>([
    ['medium horse', horse(), 7500, 'rough'],
    ['heavy horse in block', horse({ type: 'heavy horse', formation: 'block' }), 6000, 'rough'],
    ['light chariots', horse({ type: 'light chariots' }), 7500, 'hill'],
    ['heavy chariots', horse({ type: 'heavy chariots' }), 6000, 'village'],
    ['commander', chief(), 9000, 'rough'],
    ['light camels', horse({ type: 'light camels' }), 9000, 'hill'],
  ])('GV-TERR-05 the half for %s %o is %i, on %s', (_, who, half, type) => {
    const match = march(who, type);
    legal(match, go(half));
    says(refused(match, go(half + 6), ...HALF), half / 1000);
  });

  test.each<[string, Loose, number]>([
    ['foot', foot(), 5000],
    ['elephants', horse({ type: 'heavy elephants' }), 4000],
    ['light artillery', gun({ packed: true }), 4000],
  ])('GV-TERR-05 %s %o move as ever: %i', (_, who, all) => {
    legal(march(who, 'rough'), go(all));
  });

  test('GV-TERR-05 foot may rush there', () => {
    legal(march(foot(), 'rough'), rush(go(10000)));
  });

  test('GV-TERR-05 GV-TERR-02 touching counts, by more than 0.010, at any moment', () => {
    const there = (by: number, then: number) => ask(march(horse(), 'rough'), steps(ahead(by), ABOUT, ahead(then)));
    expect(there(2010, 12990)).toBeUndefined();
    expect(there(2011, 5489)).toBeUndefined();
    expect(there(2011, 12000)?.rule).toBe('GV-TERR-05');
    const corner = (west: number) => field(horse(), ground(area('rough', west, Y + 2000, X + 20000, Y + 9000)));
    legal(corner(X + 3990), go(15000));
    refused(corner(X + 3989), go(7506), ...HALF);
  });

  test('GV-TERR-05 it holds for those who start on it and leave it', () => {
    const match = field(horse(), ground(area('rough', X - 9000, Y - 9000, X + 9000, Y - 2900)));
    legal(match, go(7505));
    refused(match, go(7506), ...HALF);
    legal(field(horse(), ground(area('rough', X - 9000, Y - 9000, X + 9000, Y - 2990))), go(15000));
  });

  test('GV-TERR-05 a turn can bring a unit onto it, even after the move', () => {
    // turned by 90 degrees the line reaches 4 cm ahead
    const pond = ground(area('rough', X - 9000, Y + 16000, X + 9000, Y + 18000));
    const given = (by: number) => steps(ahead(by), turn(900));
    legal(field(horse(), pond), given(11900));
    refused(field(horse(), pond), given(13000), ...HALF);
    legal(field(horse(), pond), go(13000));
    const near = ground(area('rough', X - 9000, Y + 3000, X + 9000, Y + 5000));
    legal(field(horse(), near), steps(turn(900), ahead(7500)));
    refused(field(horse(), near), steps(turn(900), ahead(7506)), ...HALF);
  });

  test('GV-TERR-05 for the whole action: what was gone before counts', () => {
    const match = march(horse(), 'rough');
    order(match, go(1900));
    order(match, go(2000));
    refused(match, go(3606), ...HALF);
    legal(match, go(3600));
    const late = field(horse(), ground(area('rough', X - 9000, Y + 9000, X + 9000, Y + 12000)));
    order(late, go(8900));
    refused(late, go(500), ...HALF);
    legal(late, go(100));
  });

  test('GV-TERR-05 nobody mounted rushes there', () => {
    refused(march(horse(), 'rough'), rush(go(5000)), ...HALF, 'GV-MOVE-08');
    legal(march(horse(), 'rough'), rush(go(2000)));
    legal(field(horse()), rush(go(20000)));
  });

  test('GV-TERR-05 no change of formation together with a manoeuvre there', () => {
    const before = march(rider(), 'rough');
    order(before, change('block', { other: 'behind' }));
    legal(before, go(2000));
    refused(before, go(3000), ...HALF);
    const after = march(rider(), 'rough');
    order(after, go(3000));
    refused(after, change('block'), ...HALF);
    const free = field(rider());
    order(free, go(3000));
    legal(free, change('block'));
    const onto = march(rider(), 'rough');
    order(onto, go(1000));
    refused(onto, change('block', { other: 'front' }), ...HALF); // the front stand would come onto it
    legal(onto, change('block', { other: 'behind' }));
    legal(field(rider(), ground(area('rough', X - 9000, Y - 9000, X + 9000, Y + 9000))), change('block')); // alone
  });

  test('GV-TERR-05 on it from the start: a turn is a manoeuvre too', () => {
    const match = field(rider(), ground(area('rough', X - 9000, Y - 9000, X + 9000, Y + 9000)));
    order(match, change('block', { other: 'behind' }));
    if (decision(match)?.kind !== 'order') return;
    refused(match, steps(turn(100)), ...HALF, 'GV-MOVE-03');
    refused(match, go(100), ...HALF, 'GV-MOVE-03');
  });

  test('GV-TERR-05 light foot in skirmish line keep their double action', () => {
    const match = march(light(), 'rough');
    order(match, go(3000));
    legal(match, change('block'));
  });

  const STRIP = ground(area('rough', X - 9000, Y + 1500, X + 9000, Y + 2500));
  const reach = (who: Loose, depth: number, where: Loose, more: Loose = {}) =>
    ask(field([who, enemyAhead(depth)], where), charge(more));
  test('GV-TERR-05 the charge of mounted is halved, that of foot and elephants is not', () => {
    expect(reach(horse(), 9005, STRIP)).toBeUndefined();
    expect(['GV-TERR-05', 'GV-CHARGE-02']).toContain(reach(horse(), 9006, STRIP)?.rule);
    expect(reach(horse(), 18005, {})).toBeUndefined();
    expect(reach(rider(), 7505, STRIP)).toBeUndefined();
    expect(reach(rider(), 7506, STRIP)).toBeDefined();
    expect(reach(horse(), 9006, ground(area('rough', X - 9000, Y - 9000, X + 9000, Y - 2900)))).toBeDefined();
    expect(reach(foot(), 6005, STRIP)).toBeUndefined();
    expect(reach(horse({ type: 'medium elephants' }), 5005, STRIP)).toBeUndefined();
  });

  test('GV-TERR-05 also by ground that is reached only at the target', () => {
    const there = (south: number) => ground(area('rough', X - 9000, Y + south, X + 9000, Y + 16000));
    expect(reach(horse(), 14000, there(14000))).toBeUndefined();
    expect(reach(horse(), 14000, there(13980))).toBeDefined();
  });

  test('GV-TERR-05 nor may it be extended', () => {
    expect(reach(horse(), 20000, {}, { extend: true })).toBeUndefined();
    expect(reach(horse(), 20000, STRIP, { extend: true })).toBeDefined();
    expect(['GV-TERR-05', 'GV-EXT-01', 'GV-CHARGE-02']).toContain(reach(horse(), 11000, STRIP, { extend: true })?.rule);
    expect(reach(foot(), 7500, STRIP, { extend: true })).toBeUndefined();
  });

  test('GV-TERR-05 a break-through is halved', () => {
    const through = (where: Loose): Match => {
      const match = field([horse(), gun({ id: 'N1', x: X, y: Y + 5000, heading: 1800, packed: true })], {
        ...where,
        dice: [3],
      });
      order(match, charge());
      expect(decision(match)?.kind).toBe('breakThrough');
      return match;
    };
    legal(through({}), go(9000));
    const rough = through(ground(area('rough', X - 9000, Y + 7000, X + 9000, Y + 12000)));
    legal(rough, go(4500));
    refused(rough, go(4506), ...HALF);
    legal(rough, go(2000));
  });

  test('GV-TERR-05 a recoil is not restricted', () => {
    const match = field([horse(), enemyAhead(8000, { type: 'medium horse' })], {
      ...ground(area('rough', X - 9000, Y + 8000, X + 9000, Y + 30000)),
      dice: [3],
    });
    order(match, charge());
    while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    choose(match, { do: 'recoil', aboutFace: true, ahead: 12000 });
    expect(pose(match, 'N1')).toEqual({ x: X, y: Y + 8000 + 3000 + 12000, heading: 0 });
  });
});

describe('GV-TERR-06 intercepting', () => {
  /** N1 of horse has S1 in its zone all along the move. */
  const offered = (where: Loose, enemy: Loose = {}) => {
    const match = field([foot(), enemyAhead(8000, { type: 'medium horse', ...enemy })], where);
    order(match, go(3000));
    return decision(match)?.kind === 'intercept';
  };
  const RIDER = { type: 'light horse', formation: 'skirmishLine' };

  test('GV-TERR-06 who touches restricted ground does not intercept', () => {
    expect(offered({})).toBe(true);
    expect(offered(ground(area('rough', X - 9000, Y + 9000, X + 9000, Y + 12000)))).toBe(false);
    expect(offered(ground(area('rough', X - 9000, Y + 11000 - 11, X + 9000, Y + 12000)))).toBe(false);
    expect(offered(ground(area('rough', X - 9000, Y + 11000 - 10, X + 9000, Y + 12000)))).toBe(true);
  });

  test.each(['hill', 'wood', 'village', 'rough'])('GV-TERR-06 %s before the enemy prevents it', (type) => {
    const at = (west: number, south = Y + 5500) => ground(area(type, west, south, X + 9000, south + 500));
    expect(offered(at(X - 500), RIDER)).toBe(false);
    expect(offered(at(X + 3989), RIDER)).toBe(false);
    expect(offered(at(X + 3990), RIDER)).toBe(true);
    expect(offered(at(X - 500, Y - 9000), RIDER)).toBe(true); // beyond
  });

  test('GV-TERR-03 GV-TERR-04 GV-ICPT-03 a bog and an escarpment too', () => {
    expect(offered(bog(X - 500, Y + 5500, X + 500, Y + 6000))).toBe(false);
    expect(
      offered(
        ground({
          type: 'escarpment',
          points: [
            [X - 9000, Y + 5500],
            [X + 9000, Y + 5500],
          ],
        }),
      ),
    ).toBe(false);
  });

  test('GV-TERR-06 elephants are not mounted', () => {
    const elephants = (where: Loose) => {
      const match = field([foot(), enemyAhead(3000, { type: 'medium elephants' })], where);
      order(match, go(1000));
      return decision(match)?.kind === 'intercept';
    };
    expect(elephants({})).toBe(true);
    expect(elephants(ground(area('rough', X - 9000, Y + 1500, X + 9000, Y + 12000)))).toBe(true);
    expect(elephants(ground(area('wood', X - 9000, Y + 1500, X + 9000, Y + 2500)))).toBe(false);
  });

  test('GV-TERR-06 nor does it counter-charge', () => {
    const reaction = (where: Loose) => {
      const match = field([horse(), enemyAhead(8000, { type: 'medium horse' })], { ...where, dice: [1] });
      order(match, charge());
      return decision(match)?.kind;
    };
    expect(reaction({})).toBe('intercept');
    expect(reaction(ground(area('rough', X - 9000, Y + 9000, X + 9000, Y + 12000)))).toBe('react');
  });
});

describe('GV-R-75 options terrainEffects', () => {
  const options = (more: Loose): Loose => ({ options: { ...(across('bog') as { options: Loose }).options, ...more } });

  test('GV-R-75 off: terrain is decoration', () => {
    legal(field(foot(), options({ terrainEffects: 'off' })), go(5000));
    const rough = { options: { ...(across('rough') as { options: Loose }).options, terrainEffects: 'off' } };
    legal(field(horse(), rough), go(15000));
    legal(field(horse({ type: 'heavy chariots' }), rough), go(12000));
  });

  test('GV-R-75 custom: an own table', () => {
    const own = (table: Loose, type = 'bog') => ({
      options: {
        ...(across(type) as { options: Loose }).options,
        terrainEffects: 'custom',
        terrainTable: { [type]: table },
      },
    });
    const swamp = own({ prohibited: ['artillery', 'elephant', 'chariot', 'formedHorse'], restricted: true });
    legal(field(foot(), swamp), go(5000));
    refused(field(horse(), swamp), go(3500), ...PROHIBITED);
    refused(field(horse({ type: 'medium elephants' }), swamp), go(3500), ...PROHIBITED);
    legal(field(rider(), swamp), go(9000));
    refused(field(rider(), swamp), go(9006), ...HALF);
    const closed = own({ prohibited: ['medium horse', 'command'], restricted: false }, 'hill');
    refused(field(horse(), closed), go(3500), ...PROHIBITED);
    refused(field(chief(), closed), go(3500), ...PROHIBITED);
    legal(field(horse({ type: 'heavy horse' }), closed), go(12000));
    // what is not given is as in the catalogue
    refused(
      field(foot(), {
        options: {
          ...(across('bog') as { options: Loose }).options,
          terrainEffects: 'custom',
          terrainTable: { hill: {} },
        },
      }),
      go(5000),
      ...PROHIBITED,
    );
  });

  test('GV-R-75 standard is the default', () => {
    refused(field(foot(), options({ terrainEffects: 'standard' })), go(5000), ...PROHIBITED);
    refused(field(foot(), options({})), go(5000), ...PROHIBITED);
    expect(() => field(foot(), options({ terrainEffects: 'some' }))).toThrow(/terrainEffects/);
  });

  test('GV-TERR-03 turnsEndOnly does not open it', () => {
    const more = house('turnsEndOnly') as { options: Loose };
    refused(field(foot(), options(more.options)), go(5000), ...PROHIBITED);
  });
});
