import { describe, expect, test } from 'vitest';

import {
  X,
  Y,
  ahead,
  area,
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
  refused,
  relocate,
  rider,
  side,
  steps,
  turn,
  type Loose,
} from './move-help.js';

const PROHIBITED = ['GV-TERR-03', 'GV-GEN-07', 'GV-TERR-04'];

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
    expect(refused(march(horse(), 'wood'), go(3500), 'GV-TERR-03').because).toMatch(/wood/);
    expect(refused(march(foot(), 'bog'), go(3500), 'GV-TERR-03').because).toMatch(/bog/);
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
    refused(march(foot(), 'bog'), go(2011), 'GV-TERR-03');
    const beside = (west: number) => field(foot(), bog(west, Y + 1000, X + 20000, Y + 4000));
    legal(beside(X + 4000 - 10), go(5000));
    refused(beside(X + 4000 - 11), go(5000), 'GV-TERR-03');
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
    refused(field(foot({ x: X + 1000 }), notch), go(5000), 'GV-TERR-03');
    const triangle = ground({
      type: 'bog',
      points: [
        [X, Y + 2000],
        [X + 6000, Y + 8000],
        [X - 6000, Y + 8000],
      ],
    });
    legal(field(foot(), triangle), go(2010));
    refused(field(foot(), triangle), go(2030), 'GV-TERR-03');
  });

  test('GV-TERR-01 features may overlap; what is barred by one is barred', () => {
    const two = ground(
      area('hill', X - 20000, Y + 2000, X + 20000, Y + 12000),
      area('wood', X - 20000, Y + 3000, X + 20000, Y + 12000),
    );
    legal(field(foot(), two), go(5000));
    legal(field(horse(), two), go(3000));
    refused(field(horse(), two), go(4000), 'GV-TERR-03');
  });

  test.each(['swamp', 'woods', 'river'])('GV-TERR-01 there is no other kind: %s', (type) => {
    expect(() => field(foot(), ground(area(type, X, Y + 3000, X + 1000, Y + 4000)))).toThrow(/terrain/);
  });

  test('GV-TERR-03 nor may a turn or pivot sweep over it, a side-step or change end on it', () => {
    const pond = (dx: number, dy: number) => bog(X + dx - 200, Y + dy - 200, X + dx + 200, Y + dy + 200);
    refused(field(foot(), pond(0, 3000)), steps(turn(1800)), 'GV-TERR-03');
    legal(field(foot(), pond(0, 3000)), steps(turn(300)));
    refused(field(foot(), pond(-5000, -1000)), side({ left: 1500 }), 'GV-TERR-03');
    refused(field(foot(), pond(-2000, -3000)), change('block'), 'GV-TERR-03');
    legal(field(foot(), pond(-2000, -3000)), change('block', { stand: 1 }));
  });

  test('GV-TERR-03 a change that leaves skirmish line in a wood', () => {
    const match = field(rider(), ground(area('wood', X - 9000, Y - 9000, X + 9000, Y + 9000)));
    refused(match, change('line'), 'GV-TERR-03');
    refused(match, change('block'), 'GV-TERR-03');
    legal(field(light(), ground(area('wood', X - 9000, Y - 9000, X + 9000, Y + 9000))), change('block'));
  });

  test('GV-GEN-07 GV-TERR-03 nor may a unit be placed on it', () => {
    const place = (type: string, who: Loose) => () =>
      field(who, ground(area(type, X - 9000, Y - 1000, X + 9000, Y + 9000)));
    expect(place('wood', horse())).toThrow('GV-SETUP-02');
    expect(place('bog', foot())).toThrow('GV-SETUP-02');
    expect(place('wood', rider())).not.toThrow();
    expect(place('rough', horse({ type: 'light chariots' }))).toThrow('GV-SETUP-02');
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
    refused(march(foot(), 'escarpment'), go(3020), 'GV-TERR-04');
    refused(march(horse(), 'escarpment'), go(12000), 'GV-TERR-04');
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
    refused(field(foot(), crooked), go(5000), 'GV-TERR-04');
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
    refused(field([foot(), enemyAhead(4000)], along), charge(), 'GV-TERR-04');
  });

  test('GV-TERR-04 not even by flowing around or for a turn', () => {
    const match = field([rider(), foot({ id: 'S2', x: X, y: Y + 2500 })], {
      options: (across('escarpment') as { options: Loose }).options,
    });
    refused(match, go(6000), 'GV-TERR-04');
    refused(march(foot(), 'escarpment'), steps(turn(900)), 'GV-TERR-03');
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
    refused(field(horse(), swamp), go(3500), 'GV-TERR-03');
    refused(field(horse({ type: 'medium elephants' }), swamp), go(3500), 'GV-TERR-03');
    legal(field(rider(), swamp), go(9000));
    refused(field(rider(), swamp), go(9006), 'GV-TERR-05');
    const closed = own({ prohibited: ['medium horse', 'command'], restricted: false }, 'hill');
    refused(field(horse(), closed), go(3500), 'GV-TERR-03');
    refused(field(chief(), closed), go(3500), 'GV-TERR-03');
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
    refused(field(foot(), options({ terrainEffects: 'standard' })), go(5000), 'GV-TERR-03');
    refused(field(foot(), options({})), go(5000), 'GV-TERR-03');
    expect(() => field(foot(), options({ terrainEffects: 'some' }))).toThrow(/terrainEffects/);
  });

  test('GV-TERR-03 turnsEndOnly does not open it', () => {
    const more = house('turnsEndOnly') as { options: Loose };
    refused(field(foot(), options(more.options)), go(5000), 'GV-TERR-03');
  });
});
