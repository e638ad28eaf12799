import { describe, expect, test } from 'vitest';
import {
  ABOUT,
  X,
  Y,
  ahead,
  ask,
  back,
  bent,
  block,
  change,
  charge,
  chief,
  enemyAhead,
  expectPose,
  field,
  finish,
  foot,
  go,
  gun,
  horse,
  house,
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
  square,
  steps,
  turn,
  type Loose,
} from './move-help.js';
import { advanced, turned } from './pose-help.js';

const formed = (formation: string, type: string): Loose => ({ type, formation });

/** Unit, Move, Rush, Charge (0: cannot). */
const TABLE: [string, Loose, number, number, number][] = [
  ['light foot in block', formed('block', 'light foot bows'), 4, 8, 5],
  ['medium foot in block', formed('block', 'medium foot pikes'), 4, 8, 5],
  ['heavy foot in block', formed('block', 'heavy foot arms'), 4, 8, 5],
  ['light foot in line', formed('line', 'light foot light arms'), 6, 12, 7],
  ['light pikes in line', formed('line', 'light foot pikes'), 6, 12, 7],
  ['light foot in skirmish line', light(), 6, 12, 7],
  ['medium foot in line', foot(), 5, 10, 6],
  ['medium longbows in line', formed('line', 'medium foot longbows'), 5, 10, 6],
  ['heavy foot in line', formed('line', 'heavy foot crossbows'), 4, 8, 5],
  ['light horse in skirmish line', rider(), 18, 36, 15],
  ['light horse in line', formed('line', 'light horse javelins'), 18, 36, 15],
  ['light horse in block', formed('block', 'light horse'), 18, 36, 15],
  ['light camels', formed('line', 'light camels'), 18, 36, 15],
  ['medium horse in line', horse(), 15, 30, 18],
  ['medium horse in block', formed('block', 'medium horse'), 15, 30, 18],
  ['medium camels', formed('line', 'medium camels'), 15, 30, 18],
  ['heavy horse in line', formed('line', 'heavy horse'), 12, 24, 18],
  ['heavy horse in block', formed('block', 'heavy horse'), 12, 24, 18],
  ['light chariots in line', formed('line', 'light chariots'), 15, 30, 15],
  ['light chariots in skirmish line', formed('skirmishLine', 'light chariots bows'), 15, 30, 15],
  ['heavy chariots', formed('line', 'heavy chariots'), 12, 24, 18],
  ['medium elephants', formed('line', 'medium elephants'), 4, 0, 5],
  ['heavy elephants', formed('line', 'heavy elephants'), 4, 0, 4],
  ['commander', chief(), 18, 36, 15],
  ['sub-commander', chief({ type: 'sub-commander' }), 18, 36, 15],
  ['light artillery, packed up', gun({ packed: true }), 4, 0, 0],
  ['heavy artillery, packed up', gun({ type: 'heavy artillery', packed: true }), 4, 0, 0],
];

describe('GV-MOVE-05 the table', () => {
  test.each(TABLE)('GV-MOVE-05 %s %o: moves %i cm', (_, given, move) => {
    const match = field(given);
    legal(match, go(move * 1000));
    legal(match, go(move * 1000 + 5));
    says(refused(match, go(move * 1000 + 6), 'GV-MOVE-05'), move);
  });

  test.each(TABLE)('GV-MOVE-05 GV-MOVE-09 %s %o (moves %i): rushes %i cm (0: cannot)', (_, given, move, far) => {
    const match = field(given);
    if (far === 0) {
      refused(match, rush(go(move * 1000)), 'GV-MOVE-09');
      return;
    }
    legal(match, rush(go(far * 1000)));
    legal(match, rush(go(far * 1000 + 5)));
    says(refused(match, rush(go(far * 1000 + 6)), 'GV-MOVE-05'), far);
  });

  test.each(TABLE)('GV-MOVE-05 %s %o (moves %i, rushes %i): charges %i cm (0: cannot)', (_, given, __, ___, by) => {
    const at = (gap: number) => ask(field([given, enemyAhead(gap)]), charge());
    if (by === 0) {
      expect(at(1000)).toBeDefined();
      return;
    }
    expect(at(by * 1000)).toBeUndefined();
    expect(at(by * 1000 + 5)).toBeUndefined();
    const far = at(by * 1000 + 6);
    expect(['GV-CHARGE-02', 'GV-MOVE-05', 'GV-EXT-01']).toContain(far?.rule);
    says(far!, by);
  });

  test.each([
    ['defensive block', square()],
    ['bent line', bent()],
    ['bent skirmish line', bent({ type: 'light foot slings', formation: 'bentSkirmishLine' })],
    ['bent line of horse', bent({ type: 'medium horse' })],
  ])('GV-MOVE-05 GV-MOVE-09 GV-FORM-08 %s: no move, no rush, no charge', (_, given) => {
    const rules = ['GV-FORM-08', 'GV-MOVE-03', 'GV-MOVE-05', 'GV-MOVE-09'];
    refused(field(given), go(100), ...rules);
    refused(field(given), rush(go(100)), ...rules);
    refused(field([given, enemyAhead(2000)]), charge(), ...rules, 'GV-CHARGE-01');
  });

  test.each([
    ['light foot', light()],
    ['medium foot', foot()],
    ['heavy foot in block', formed('block', 'heavy foot arms')],
  ])('GV-MOVE-05 GV-MOVE-12 GV-MOVE-13 %s side-step and step back 2 cm, rushing 4', (_, given) => {
    const match = field(given);
    const ways = [
      (by: number) => side({ left: by }),
      (by: number) => side({ right: by }),
      (by: number) => back({ back: by }),
    ];
    for (const of of ways) {
      legal(match, of(2000));
      legal(match, of(2005));
      says(refused(match, of(2006), 'GV-MOVE-05'), 2);
      legal(match, rush(of(4005)));
      says(refused(match, rush(of(4006)), 'GV-MOVE-05'), 4);
    }
  });

  test('GV-MOVE-05 GV-MOVE-09 light artillery relocates 2 cm, heavy 0, and neither rushes', () => {
    const guns = field(gun());
    legal(guns, relocate(ahead(2005)));
    says(refused(guns, relocate(ahead(2006)), 'GV-MOVE-05'), 2);
    refused(guns, rush(relocate(ahead(1000))));
    const heavy = field(gun({ type: 'heavy artillery' }));
    says(refused(heavy, relocate(ahead(6)), 'GV-MOVE-05'), 0);
    refused(heavy, relocate(ahead(1000)));
    refused(heavy, rush(relocate(turn(100))));
  });
});

describe('GV-R-09 horse in block', () => {
  const BLOCKS: [string, Loose, number, number, number][] = [
    ['light horse', formed('block', 'light horse'), 18, 36, 15],
    ['medium camels', formed('block', 'medium camels'), 15, 30, 18],
    ['heavy horse', formed('block', 'heavy horse'), 12, 24, 18],
  ];
  const reach = (given: Loose, gap: number, more: Loose = {}) => ask(field([given, enemyAhead(gap)], more), charge());
  test.each(BLOCKS)('GV-R-09 %s %o keep their own row: %i, %i, %i', (_, given, move, far, by) => {
    legal(field(given), go(move * 1000));
    legal(field(given), rush(go(far * 1000)));
    expect(reach(given, by * 1000)).toBeUndefined();
  });

  test.each(BLOCKS)('GV-R-09 switch slowMountedBlocks: %s %o use the row of blocks, not %i, %i, %i', (_, given) => {
    const slow = house('slowMountedBlocks');
    const match = field(given, slow);
    legal(match, go(4005));
    says(refused(match, go(4006), 'GV-MOVE-05'), 4);
    legal(match, rush(go(8005)));
    refused(match, rush(go(8006)));
    expect(reach(given, 5005, slow)).toBeUndefined();
    expect(reach(given, 5006, slow)).toBeDefined();
  });

  test('GV-R-09 slowMountedBlocks leaves lines as they are', () => {
    const match = field(horse(), house('slowMountedBlocks'));
    legal(match, go(15000));
  });
});

describe('GV-MOVE-06 only straight moves use allowance', () => {
  test('GV-MOVE-06 the sum of the straight moves counts, turns and about-faces are free', () => {
    const match = field(foot());
    legal(match, steps(ahead(1500), turn(900), ahead(1500), turn(-450), ABOUT, ahead(2000)));
    says(refused(match, steps(ahead(1500), turn(900), ahead(1500), ABOUT, ahead(2006)), 'GV-MOVE-05'), 5);
  });

  test('GV-MOVE-06 P9 also when the steps are given one order after the other', () => {
    const match = field(foot());
    order(match, go(2500));
    order(match, steps(turn(900), ahead(1000)));
    expect(pose(match)).toEqual({ x: X + 1000, y: Y + 2500, heading: 900 });
    refused(match, go(1506), 'GV-MOVE-05');
    order(match, finish(go(1500)));
    expect(pose(match)).toEqual({ x: X + 2500, y: Y + 2500, heading: 900 });
  });

  test('GV-WE-07 GV-MOVE-06 GV-MOVE-10 light horse: 16 of 18 cm and four turns', () => {
    const match = field(rider());
    order(match, steps(turn(200), ahead(4500), turn(450), ahead(5500), turn(50), ahead(6000), turn(1250)));
    let place = { x: X, y: Y, heading: 0 };
    for (const [by, far] of [
      [200, 4500],
      [450, 5500],
      [50, 6000],
    ])
      place = advanced(turned(place, by!), far!);
    expectPose(pose(match), turned(place, 1250));
    expect(pose(match).heading).toBe(1950);
    says(refused(match, go(2006), 'GV-MOVE-05'), 18);
    legal(match, go(2000));
  });

  test('GV-MOVE-06 a pivot, a side-step or a step back is no part of a manoeuvre', () => {
    for (const step of [{ pivot: 50 }, { left: 500 }, { right: 500 }, { back: 500 }]) {
      refused(field(foot()), steps(step));
      refused(field(foot()), steps(ahead(500), step));
    }
  });
});

describe('GV-MOVE-07 the row of the formation in which it moves', () => {
  const bentFoot = bent({ type: 'light foot slings', formation: 'bentSkirmishLine' });
  test.each<[string, Loose, string, number]>([
    ['light foot from skirmish line', light(), 'block', 4],
    ['light foot from skirmish line', light(), 'line', 6],
    ['light foot from a bent skirmish line', bentFoot, 'block', 4],
    ['light foot from a bent skirmish line', bentFoot, 'skirmishLine', 6],
    ['light horse from skirmish line', rider(), 'block', 18],
    ['light chariots from skirmish line', rider({ type: 'light chariots' }), 'line', 15],
  ])('GV-MOVE-07 %s %o to %s: %i cm', (_, given, formation, by) => {
    const match = field(given);
    order(match, change(formation));
    legal(match, go(by * 1000));
    says(refused(match, go(by * 1000 + 6), 'GV-MOVE-05'), by);
  });

  test('GV-MOVE-07 the Rush of that row too', () => {
    const match = field(light());
    order(match, change('block'));
    legal(match, rush(go(8000)));
    says(refused(match, rush(go(8006)), 'GV-MOVE-05'), 8);
  });

  test('GV-MOVE-07 GV-R-09 with slowMountedBlocks also for light horse', () => {
    const match = field(rider(), house('slowMountedBlocks'));
    order(match, change('block'));
    legal(match, go(4000));
    refused(match, go(4006));
  });

  test('GV-MOVE-07 what it moves before it changes is in the old row', () => {
    const match = field(light());
    order(match, go(6000));
    order(match, change('block'));
    expect(pose(match).y).toBe(Y + 6000);
  });

  test('GV-MOVE-07 block() is the slow formation of foot', () => {
    refused(field(block()), go(4006), 'GV-MOVE-05');
    legal(field(foot()), go(4006));
  });
});
