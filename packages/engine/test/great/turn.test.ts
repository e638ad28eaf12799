import { describe, expect, test } from 'vitest';
import { choose, decision, unit } from './kit.js';
import {
  ABOUT,
  KEEP,
  W,
  X,
  Y,
  ahead,
  back,
  bent,
  block,
  bog,
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
  judged,
  legal,
  light,
  order,
  pose,
  refused,
  relocate,
  rider,
  side,
  square,
  steps,
  turn,
  type Loose,
} from './move-help.js';
import { FOOT, HORSE, SQUARE, advanced, facedAbout, numbers, turned, type Pose } from './pose-help.js';

/** Every kind of straight unit: what it is, how deep its outline is, how it is ordered. */
const UNITS: [string, Loose, number][] = [
  ['a line of foot', foot(), FOOT.d],
  ['a block of foot', block(), 2 * FOOT.d],
  ['a skirmish line of foot', light(), FOOT.d],
  ['a line of horse', horse(), HORSE.d],
  ['a block of camels', horse({ type: 'medium camels', formation: 'block' }), 2 * HORSE.d],
  ['a skirmish line of horse', rider(), HORSE.d],
  ['chariots', horse({ type: 'heavy chariots' }), SQUARE.d],
  ['light chariots in skirmish line', rider({ type: 'light chariots' }), SQUARE.d],
  ['elephants', horse({ type: 'medium elephants' }), SQUARE.d],
  ['packed up artillery', gun({ packed: true }), SQUARE.d],
  ['a commander', chief(), HORSE.d],
];

describe('turns', () => {
  test.each([
    [1, 1],
    [900, 900],
    [-900, 2700],
    [1800, 1800],
    [-3599, 1],
    [3600, 0],
    [-3600, 0],
  ])('GV-MOVE-10 a turn of %i is free and about the front centre point', (by, heading) => {
    const match = field(foot());
    order(match, steps(turn(by)));
    expect(pose(match)).toEqual({ x: X, y: Y, heading });
    legal(match, go(5000));
  });

  test.each(UNITS)('GV-MOVE-10 GV-GEOM-15 %s turns about the middle of its front edge', (_, given) => {
    const match = field({ ...given, heading: 3333 });
    order(match, steps(turn(1234)));
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 967 });
  });

  test('GV-MOVE-10 turning alone is a manoeuvre; the unit may then still move', () => {
    const match = field(foot());
    order(match, steps(turn(450)));
    expect(decision(match)?.kind).toBe('order');
    choose(match, go(4000));
    expectPose(pose(match), { x: X + 2828, y: Y + 2828, heading: 450 });
  });

  test.each([
    ['a defensive block', square()],
    ['a bent line', bent()],
    ['a bent skirmish line', bent({ type: 'light horse', formation: 'bentSkirmishLine' })],
  ])('GV-FORM-08 GV-MOVE-10 GV-MOVE-11 %s neither turns nor faces about', (_, given) => {
    const rules = ['GV-FORM-08', 'GV-MOVE-03', 'GV-MOVE-10', 'GV-MOVE-11', 'GV-R-12'];
    refused(field(given), steps(turn(10)), ...rules);
    refused(field(given), steps(ABOUT), ...rules);
  });

  test.each([
    ['sideStep', { left: 500 }],
    ['sideStep', { right: 500 }],
    ['stepBack', { back: 500 }],
  ])('GV-MOVE-12 GV-MOVE-13 no turn and no about-face in a %s %o', (kind, step) => {
    const match = field(foot());
    for (const list of [
      [turn(10), step],
      [step, turn(10)],
      [ABOUT, step],
      [step, ABOUT],
    ])
      refused(match, { do: kind, steps: list });
  });

  test('GV-CHARGE-05 a charge has a pivot and no turn', () => {
    const match = field([foot(), enemyAhead(4000)]);
    refused(match, charge({ turn: 10 }));
    legal(match, charge({ pivot: 10 }));
  });
});

describe('GV-MOVE-10 GV-GEOM-15 a turn needs room', () => {
  /** A line of foot reaches 4472 at its rear corners; S2 or N1 stands to the west, its near edge so far from the middle. */
  const west = (distance: number, id = 'S2', more: Loose = {}) =>
    field([foot(), foot({ id, x: X - distance - W, y: Y + 1000, heading: 0 })], more);

  test.each([
    ['S2', 4463, true],
    ['S2', 4461, false],
    ['N1', 4483, true],
    ['N1', 4482, false],
  ])('GV-GEOM-15 GV-R-81 the whole sweep counts: %s at %i: %s', (id, distance, may) => {
    judged(west(distance, id), steps(turn(900)), may, ...KEEP);
  });

  test('GV-GEOM-15 the sweep goes in the direction chosen', () => {
    const match = west(4300);
    refused(match, steps(turn(900)), 'GV-GEOM-15');
    legal(match, steps(turn(-900)));
    refused(match, steps(turn(-2700)), 'GV-GEOM-15');
    legal(match, steps(turn(50)));
  });

  test('GV-GEOM-15 the refusal names whom it would meet', () => {
    expect(refused(west(4300), steps(turn(900))).because).toContain('S2');
  });

  test('GV-R-81 switch turnsEndOnly: the end position decides', () => {
    const match = west(4300, 'S2', house('turnsEndOnly'));
    legal(match, steps(turn(900)));
    legal(match, steps(turn(-2700)));
    refused(match, steps(turn(266)), 'GV-GEOM-15'); // there the corner is due west
    legal(west(4300, 'N1', house('turnsEndOnly')), steps(turn(900)));
    refused(west(4300, 'N1', house('turnsEndOnly')), steps(turn(266)), 'GV-GEOM-15');
  });

  test('GV-R-81 turnsEndOnly holds for pivots too', () => {
    // the rear right corner of a block, 4472 away, passes due south (26.6 degrees) and ends 2.3 degrees beyond
    const south = (gap: number, more: Loose = {}) =>
      field([block(), foot({ id: 'S2', x: X, y: Y - gap, heading: 0 })], more);
    const given = side({ pivot: 289 }, { left: 100 });
    refused(south(4460), given, 'GV-GEOM-15');
    legal(south(4460, house('turnsEndOnly')), given);
    refused(south(4440, house('turnsEndOnly')), given, 'GV-GEOM-15');
    legal(south(4463), given);
  });

  test('GV-R-81 a change of formation is checked at its end only, with or without the switch', () => {
    const between = (more: Loose = {}) => field([foot(), foot({ id: 'S2', x: X + W, y: Y + 2000 })], more);
    legal(between(), { do: 'changeFormation', formation: 'block', stand: 0, other: 'behind' });
    legal(between(house('turnsEndOnly')), { do: 'changeFormation', formation: 'block', stand: 0, other: 'behind' });
  });

  test('GV-MOVE-10 a unit flush with its neighbour cannot turn on the spot, but before the line', () => {
    const match = field([foot(), foot({ id: 'S2', x: X - 2 * W, y: Y })]);
    refused(match, steps(turn(50)), 'GV-GEOM-15');
    legal(match, steps(ahead(4500), turn(900)));
  });

  test('GV-GEN-07 GV-GEOM-15 prohibited terrain is in the way like a unit', () => {
    const pond = (gap: number) => field(foot(), bog(X - 300, Y + gap, X + 300, Y + gap + 500));
    refused(pond(4461), steps(turn(3600)), 'GV-TERR-03');
    legal(pond(4473), steps(turn(3600)));
    refused(pond(4300), steps(turn(1800)), 'GV-TERR-03');
    legal(pond(4300), steps(turn(300)));
  });

  test('GV-R-81 GV-TERR-03 turnsEndOnly for terrain too', () => {
    const more = house('turnsEndOnly');
    const match = field(foot(), {
      options: { ...(more['options'] as Loose), ...(bog(X - 300, Y + 3000, X + 300, Y + 3500)['options'] as Loose) },
    });
    legal(match, steps(turn(1800)));
    refused(match, steps(turn(900)));
  });
});

describe('GV-MOVE-11 about-faces', () => {
  test.each(UNITS)('GV-MOVE-11 %s %o: the footprint stays, front and rear swap', (_, given, deep) => {
    const match = field(given);
    order(match, steps(ABOUT));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y - deep, heading: 1800 });
    const slanting = field({ ...given, heading: 600 });
    order(slanting, steps(ABOUT));
    expectPose(pose(slanting), facedAbout({ x: X, y: Y, heading: 600 }, deep));
  });

  test('GV-MOVE-11 it needs no room, where a turn would', () => {
    const match = field([
      block(),
      foot({ id: 'S2', x: X - 6000, y: Y }),
      foot({ id: 'S3', x: X + 6000, y: Y }),
      foot({ id: 'S4', x: X, y: Y + 2000 }),
      foot({ id: 'S5', x: X, y: Y - 4000 }),
    ]);
    refused(match, steps(turn(1800)), 'GV-GEOM-15');
    legal(match, steps(ABOUT));
  });

  test('GV-MOVE-11 with an enemy 0.011 cm behind too', () => {
    const match = field([foot(), foot({ id: 'N1', x: X, y: Y - 2011, heading: 0 })]);
    legal(match, steps(ABOUT));
  });

  test('GV-MOVE-11 left and right swap: what was stand 0 is then stand 1', () => {
    const match = field(light());
    order(match, steps(ABOUT));
    // about the left stand, which is now the eastern one: its front is south
    order(match, { do: 'changeFormation', formation: 'block', stand: 0, other: 'behind' });
    expect(pose(match)).toEqual({ x: X + W / 2, y: Y - 2000, heading: 1800 });
  });

  test('GV-MOVE-11 it is free, and as often as GV-R-87 allows', () => {
    const match = field(foot());
    order(match, finish(steps(ahead(1000), ABOUT, ahead(1000), ABOUT, ahead(1000), ABOUT, ahead(2000))));
    expect(pose(match)).toEqual({ x: X, y: Y - 2000 - 1000, heading: 1800 });
  });
});

describe('GV-R-87 P9 turns on the spot', () => {
  const match = () => field(foot());

  test('GV-R-87 at most one turn between forward moves, before the first and after the last', () => {
    for (const list of [
      [turn(100), turn(100)],
      [turn(100), turn(-50), ahead(500)],
      [ahead(500), turn(100), turn(-100)],
      [ahead(500), turn(100), turn(-100), ahead(500)],
    ])
      refused(match(), steps(...list), 'GV-R-87', 'GV-MOVE-10');
    legal(match(), steps(turn(100), ahead(500), turn(100), ahead(500), turn(100)));
  });

  test('GV-R-87 and one about-face, in either order', () => {
    legal(match(), steps(turn(300), ABOUT));
    legal(match(), steps(ABOUT, turn(300)));
    for (const list of [
      [ABOUT, ABOUT],
      [turn(100), ABOUT, turn(100)],
      [ABOUT, turn(100), ABOUT],
    ])
      refused(match(), steps(...list), 'GV-R-87', 'GV-MOVE-11', 'GV-MOVE-10');
    legal(match(), steps(ABOUT, ahead(500), ABOUT));
  });

  test('GV-R-87 to turn or pivot by nothing is no step', () => {
    refused(match(), steps(turn(0)), 'GV-R-87');
    for (const list of [
      [ahead(1000), turn(0)],
      [turn(0), ahead(1000)],
    ])
      expect(refused(match(), steps(...list), 'GV-R-87').because).toBe('A turn of S1 must have an angle.');
    legal(match(), steps(turn(3600)));
    const afoot = field(foot());
    refused(afoot, { do: 'sideStep', steps: [{ pivot: 0 }] }, 'GV-R-87');
    expect(refused(afoot, { do: 'sideStep', steps: [{ left: 1000 }, { pivot: 0 }] }, 'GV-R-87').because).toBe(
      'A pivot of S1 must have an angle.',
    );
    legal(afoot, { do: 'sideStep', steps: [{ left: 1000 }, { pivot: 1 }] });
  });

  test('GV-R-87 the count goes on from one order to the next', () => {
    const one = match();
    order(one, steps(ahead(500), turn(100)));
    refused(one, steps(turn(100)), 'GV-R-87');
    legal(one, steps(ABOUT));
    legal(one, steps(ahead(500), turn(100)));
  });

  test('GV-R-87 GV-MOVE-14 so does the manoeuvre of a break-through', () => {
    const one = field([horse(), gun({ id: 'N1', x: X, y: Y + 5000, heading: 1800, packed: true })], { dice: [3] });
    order(one, charge());
    expect(decision(one)?.kind).toBe('breakThrough');
    refused(one, steps(turn(100), turn(100)), 'GV-R-87');
    refused(one, steps(ABOUT, ABOUT), 'GV-R-87');
    refused(one, steps(turn(1800), ABOUT), 'GV-MOVE-14');
    legal(one, steps(turn(100), ABOUT));
    legal(one, steps(turn(100), ahead(500), turn(100)));
  });

  test('GV-R-87 relocating artillery counts the same', () => {
    refused(field(gun()), relocate(turn(100), turn(100)), 'GV-R-87');
    legal(field(gun()), relocate(turn(100), ahead(100), turn(100)));
  });

  test('GV-R-87 P9 a replan after a reaction starts the count anew', () => {
    const one = field([foot(), enemyAhead(8000, { type: 'medium horse' })], { dice: [4] });
    order(one, steps(turn(100), ahead(2000)));
    expect(decision(one)).toMatchObject({ side: 'north', kind: 'intercept' });
    choose(one, { do: 'intercept', unit: 'N1', at: 0 });
    choose(one, { do: 'replan' });
    expect(pose(one)).toEqual({ x: X, y: Y, heading: 100 });
    legal(one, steps(turn(100), ABOUT));
    refused(one, steps(turn(100), turn(100)), 'GV-R-87');
  });

  test.each([0, -500])('GV-R-87 a forward move is longer than zero: not %i', (by) => {
    refused(match(), go(by));
    refused(match(), side({ left: by }));
    refused(match(), back({ back: by }));
    refused(field(gun()), relocate(ahead(by)));
  });
});

describe('GV-GEOM-11 paths of several steps, against plain trigonometry', () => {
  const cases = Array.from({ length: 60 }, (_, i) => {
    const next = numbers(77 + 7919 * i);
    const [name, given, deep] = UNITS[next(0, UNITS.length - 1)]!;
    const heading = next(0, 3599);
    const list = Array.from({ length: 3 }, () => [next(-1800, 1800), next(1, 600)] as const);
    return { i, name, given, deep, heading, list };
  });
  test.each(cases)('GV-GEOM-11 GV-MOVE-10 GV-GEOM-02 case $i: $name', ({ given, heading, list }) => {
    const match = field({ ...given, heading });
    let place: Pose = { x: X, y: Y, heading };
    for (const [by, far] of list) place = advanced(turned(place, by), far);
    order(match, finish(steps(...list.flatMap(([by, far]) => [turn(by), ahead(far)]))));
    expectPose(pose(match), place);
  });

  test.each(cases)('GV-GEOM-11 GV-MOVE-11 case $i: $name, facing about', ({ given, deep, heading, list }) => {
    const match = field({ ...given, heading });
    let place: Pose = { x: X, y: Y, heading };
    for (const [, far] of list) place = facedAbout(advanced(place, far), deep);
    order(match, finish(steps(...list.flatMap(([, far]) => [ahead(far), ABOUT]))));
    expectPose(pose(match), place, 2);
  });

  test('GV-GEOM-11 each step is rounded to a thousandth', () => {
    const match = field(foot());
    order(match, steps(turn(333), ahead(1000), turn(-666), ahead(1000)));
    // sin 33.3 = 0.549023, cos 33.3 = 0.835807
    expect(pose(match)).toEqual({ x: X, y: Y + 1672, heading: 3267 });
  });

  test('GV-GEOM-01 GV-MOVE-06 after a turn a move goes straight ahead', () => {
    for (const [by, far, dx, dy] of [
      [900, 4000, 4000, 0],
      [1800, 4000, 0, -4000],
      [-900, 3000, -3000, 0],
      [300, 2000, 1000, 1732],
    ] as const) {
      const match = field(foot());
      order(match, steps(turn(by), ahead(far)));
      expect(pose(match)).toEqual({ x: X + dx, y: Y + dy, heading: (by + 3600) % 3600 });
    }
  });
});
