/** Terrain that stops (GL-TERR-01 to -03, GL-R-61). */
import { describe, expect, test } from 'vitest';
import {
  ABOUT,
  COMMANDERS,
  E,
  GROUND,
  GUNS,
  MOUNTED,
  WEAPONS,
  X,
  Y,
  area,
  back,
  battle,
  both,
  change,
  charge,
  deep,
  enemyAhead,
  field,
  foot,
  go,
  ground,
  judged,
  legal,
  line,
  mass,
  refused,
  ride,
  riders,
  rotate,
  turn,
  type Loose,
} from './move-help.js';

const TYPES = ['hill', 'wood', 'village', 'rough', 'impassable', 'bog', 'escarpment'];
/** An area of 5 inches' depth, so far ahead of S1, or a line there. */
const across = (type: string, near: number): Loose =>
  type === 'escarpment'
    ? {
        type,
        points: [
          [X - 20000, Y + near + 100],
          [X + 20000, Y + near + 100],
        ],
      }
    : area(type, X - 20000, Y + near, X + 20000, Y + near + 5000);
/** Everybody as he would march. */
const WHO: Record<string, Loose> = {
  ...Object.fromEntries(WEAPONS.map((one) => [`foot ${one}`, line(6, `foot ${one}`)])),
  'mounted foot on foot': riders(),
  'a mass': mass(6),
  ...Object.fromEntries(MOUNTED.map((one) => [one, line(6, one)])),
  ...Object.fromEntries(COMMANDERS.map((type) => [type, { type }])),
  ...Object.fromEntries(GUNS.map((type) => [type, { type, limbered: true }])),
  'a Battle': battle(),
};
const ALL = Object.keys(WHO);
const HEAVY = MOUNTED.filter((one) => one !== 'light cavalry');
const BARRED: Record<string, string[]> = {
  hill: [],
  wood: [...HEAVY, ...COMMANDERS, ...GUNS, 'a Battle'],
  village: ['a Battle'],
  rough: ['bombard', 'light bombard', 'a Battle'],
  impassable: ALL,
  bog: ALL,
  escarpment: ALL,
};

describe('GL-TERR-03 GL-R-61 who may enter what', () => {
  const rows = TYPES.flatMap((type) => ALL.map((who) => [type, who] as const));
  test.each(rows)('GL-TERR-03 %s and %s', (type, who) => {
    const rim = who === 'a Battle' ? 3500 : 0;
    const match = field(WHO[who]!, ground(across(type, rim + 1000)));
    judged(match, go(1500), !BARRED[type]!.includes(who), 'GL-TERR-02');
  });

  test('GL-TERR-03 GL-R-61 Mounted Foot: on foot into the wood, by horse not', () => {
    const wood = ground(across('wood', 4000));
    legal(field(riders(), wood), go(4500));
    refused(field(riders(), wood), ride(4995), 'GL-MOVE-16');
    for (const type of ['hill', 'village', 'rough']) legal(field(riders(), ground(across(type, 4000))), ride(5000));
  });

  test('GL-R-61 Battles keep out of woods, villages and rough ground', () => {
    for (const type of ['wood', 'village', 'rough'])
      refused(
        field([battle(), enemyAhead(6000)], ground(area(type, X - 3000, Y + 4000, X + 3000, Y + 5000))),
        charge(),
        ...GROUND,
      );
    legal(field([battle(), enemyAhead(6000)], ground(area('hill', X - 3000, Y + 4000, X + 3000, Y + 5000))), charge());
  });

  test('GL-R-11 GL-R-61 camels are no light cavalry here', () => {
    const wood = ground(across('wood', 1000));
    legal(field(line(6, 'light cavalry'), wood), go(1500));
    refused(field(line(6, 'camels'), wood), go(1500), 'GL-TERR-02');
  });

  test('GL-TERR-03 the sentence names the ground', () => {
    expect(refused(field(line(6, 'knights'), ground(across('wood', 1000))), go(1500)).because).toMatch(/wood/i);
    expect(refused(field(foot(), ground(across('bog', 1000))), go(1500)).because).toMatch(/bog/i);
  });

  test('GL-TERR-03 terrainEffects off: features do nothing', () => {
    const off = { options: { terrainEffects: 'off' } };
    for (const type of ['wood', 'bog', 'escarpment'])
      for (const who of ['knights', 'foot hand', 'bombard'])
        legal(field(WHO[who]!, both(off, ground(across(type, 1000)))), go(1500));
    legal(field(line(6, 'medium cavalry'), both(off, ground(across('hill', 1000)))), go(10000));
  });

  test('GL-TERR-03 terrainEffects custom: lists of one kind', () => {
    const own = (prohibited: string[]) => ({
      options: { terrainEffects: 'custom', terrainTable: { hill: { prohibited } } },
    });
    const may = (who: string, ...prohibited: string[]) => {
      const rim = who === 'a Battle' ? 3500 : 0;
      const match = field(WHO[who]!, both(own(prohibited), ground(across('hill', rim + 1000))));
      judged(match, go(1500), prohibited.length === 0, 'GL-TERR-02');
    };
    may('foot pike', 'foot');
    may('mounted foot on foot', 'foot');
    may('camels', 'mounted');
    may('elephants', 'heavyMounted');
    may('rockets', 'artillery');
    may('commander camel', 'command');
    may('a Battle', 'battle');
    may('foot bow', 'foot bow');
    may('knights', 'all');
    may('knights');
    legal(field(line(6, 'light cavalry'), both(own(['heavyMounted']), ground(across('hill', 1000)))), go(1500));
    legal(
      field(foot(), both(own(['mounted', 'artillery', 'command', 'battle', 'byHorse']), ground(across('hill', 1000)))),
      go(1500),
    );
  });
});

describe('GL-TERR-01, -02 features', () => {
  test('GL-TERR-02 to enter is to overlap by more than 0.010', () => {
    legal(field(foot(), ground(across('bog', 2000))), go(2010));
    refused(field(foot(), ground(across('bog', 2000))), go(2011), 'GL-TERR-02');
    const beside = (west: number) => field(foot(), ground(area('bog', X + 3750 + west, Y + 500, X + 9000, Y + 3000)));
    legal(beside(-10), go(5000));
    refused(beside(-11), go(5000), 'GL-TERR-02');
  });

  test('GL-TERR-01 any simple polygon', () => {
    const bay = {
      type: 'bog',
      points: [
        [X - 20000, Y + 2000],
        [X - 4000, Y + 2000],
        [X - 4000, Y + 9000],
        [X + 4000, Y + 9000],
        [X + 4000, Y + 2000],
        [X + 20000, Y + 2000],
        [X + 20000, Y + 12000],
        [X - 20000, Y + 12000],
      ],
    };
    legal(field(foot(), ground(bay)), go(5000));
    refused(field(foot({ x: X + 300 }), ground(bay)), go(5000), 'GL-TERR-02');
    const wedge = {
      type: 'bog',
      points: [
        [X, Y + 2000],
        [X + 3000, Y + 8000],
        [X - 3000, Y + 8000],
      ],
    };
    legal(field(foot(), ground(wedge)), go(2010));
    refused(field(foot(), ground(wedge)), go(2012), 'GL-TERR-02');
    // a Battle: the tip meets its rim
    legal(field(battle({ y: Y - 3500 }), ground(wedge)), go(2010));
    refused(field(battle({ y: Y - 3500 }), ground(wedge)), go(2012), 'GL-TERR-02');
  });

  test('GL-TERR-01 the default is a clear table; several features may overlap', () => {
    legal(field(line(6, 'light cavalry')), go(18000));
    const pair = ground(across('hill', 1000), across('wood', 3000));
    legal(field(line(6, 'knights'), pair), go(2500));
    refused(field(line(6, 'knights'), ground(across('hill', 1000), across('wood', 1500))), go(2000), 'GL-TERR-02');
  });

  test('GL-TERR-01 GL-TERR-03 an escarpment: nobody comes within 0.010 of it', () => {
    const cliff = (near: number) =>
      ground({
        type: 'escarpment',
        points: [
          [X - 9000, Y + near],
          [X + 9000, Y + near],
        ],
      });
    legal(field(foot(), cliff(2011)), go(2000));
    refused(field(foot(), cliff(2010)), go(2000), 'GL-TERR-02');
    refused(field(foot(), cliff(1000)), go(3000), 'GL-TERR-02');
    legal(field(battle({ y: Y - 3500 }), cliff(2011)), go(2000));
    refused(field(battle({ y: Y - 3500 }), cliff(2010)), go(2000), 'GL-TERR-02');
    // beside the way, and its end
    const side = (gap: number) =>
      ground({
        type: 'escarpment',
        points: [
          [X + 3750 + gap, Y + 1000],
          [X + 3750 + gap, Y + 2000],
        ],
      });
    legal(field(foot(), side(11)), go(5000));
    refused(field(foot(), side(10)), go(5000), 'GL-TERR-02');
    refused(field([foot(), enemyAhead(4000)], cliff(2000)), charge(), 'GL-TERR-02');
  });

  test('GL-TERR-02 turns, changes and about faces do not enter either', () => {
    // the south-eastern part of the quarter circle that a right wheel about the left corner sweeps
    const pond = ground(area('bog', X - 3750 + 3000, Y - 4000, X - 3750 + 3500, Y - 3500));
    refused(field(foot(), pond), turn(900, 'left'), 'GL-TERR-02');
    legal(field(foot(), pond), turn(900, 'right'));
    const behind = ground(area('bog', X - 4000, Y - 3000, X, Y - 2 * E));
    refused(field(foot(), behind), change(deep(6), 0, [0, 0]), 'GL-TERR-02');
    refused(field(mass(5), ground(area('bog', X - 1000, Y + 300, X + 1000, Y + 600))), ABOUT, 'GL-TERR-02');
    refused(field(foot(), ground(area('bog', X, Y - 3000, X + 500, Y - E - 500))), back(600), 'GL-TERR-02');
    legal(field(battle(), ground(area('bog', X - 4000, Y + 3501, X + 4000, Y + 9000))), rotate(450));
  });
});
