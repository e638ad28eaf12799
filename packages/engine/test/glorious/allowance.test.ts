/** How far formations move (GL-MOVE-12 to -14, -18) and what "up to" means (GL-GEN-02). */
import { describe, expect, test } from 'vitest';
import { choose } from './kit.js';
import {
  ABOUT,
  COMMANDERS,
  MELEE,
  MISSILES,
  MOUNTED,
  WEAPONS,
  X,
  Y,
  back,
  battle,
  bog,
  change,
  charge,
  chief,
  deep,
  enemyAhead,
  expectPose,
  field,
  foot,
  functions,
  go,
  gun,
  horse,
  house,
  isOver,
  legal,
  line,
  mass,
  order,
  pivot,
  pose,
  prolong,
  refused,
  ride,
  riders,
  says,
  turn,
  type Loose,
} from './move-help.js';
import { advanced, wheeled } from './pose-help.js';

type Row = [who: string, given: Loose, inches: number];
const mount = (type: string): string => type.split(' ')[1] ?? 'horse';

const MOVES: Row[] = [
  ...WEAPONS.map((one): Row => [`foot ${one}`, line(6, `foot ${one}`), 5]),
  ...WEAPONS.map((one): Row => [`mounted foot ${one}, on foot`, line(6, `mounted foot ${one}`), 5]),
  ...MOUNTED.map((one): Row => [one, line(6, one), /light|camels/.test(one) ? 18 : one === 'medium cavalry' ? 10 : 5]),
  ['a mass of foot', mass(), 5],
  ['three of foot', line(3), 5],
  ['a mass of light cavalry', mass(6, 'left', { type: 'light cavalry' }), 18],
  ...COMMANDERS.map((type): Row => [type, { type }, mount(type) === 'camel' ? 18 : 5]),
  ['limbered organ gun', gun({ limbered: true }), 4],
  ['limbered rockets', gun({ type: 'rockets', limbered: true }), 4],
  ['limbered bombard', gun({ type: 'bombard', limbered: true }), 2],
  ['limbered light bombard', gun({ type: 'light bombard', limbered: true }), 2],
  ['a Battle', battle(), 3],
  ['a large Battle', battle({ diameter: 11000, elements: 'L'.repeat(80) }), 3],
];
const CHARGES: Row[] = [
  ...MELEE.map((one): Row => [`foot ${one}`, line(6, `foot ${one}`), 6]),
  ...MELEE.map((one): Row => [`mounted foot ${one}`, line(6, `mounted foot ${one}`), 6]),
  ['light cavalry', horse({ type: 'light cavalry' }), 12],
  ['camels', horse({ type: 'camels' }), 12],
  ['medium cavalry', horse(), 18],
  ['heavy cavalry', horse({ type: 'heavy cavalry' }), 15],
  ['knights', horse({ type: 'knights' }), 15],
  ['elephants', horse({ type: 'elephants' }), 10],
  ['a mass of knights', mass(6, 'left', { type: 'knights' }), 15],
  ...COMMANDERS.map((type): Row => [type, { type }, { horse: 15, camel: 12, elephant: 10 }[mount(type)]!]),
  ['a Battle', battle(), 3],
];

describe('allowances', () => {
  test.each(MOVES)('GL-MOVE-14 GL-GEN-02 %s moves up to its inches', (_, given, inches) => {
    const match = field(given);
    legal(match, go(inches * 1000));
    legal(match, go(inches * 1000 + 5));
    says(refused(match, go(inches * 1000 + 6), 'GL-MOVE-14'), inches);
    order(match, go(inches * 1000 + 5));
    expect(pose(match)).toEqual({ x: X, y: Y + inches * 1000 + 5, heading: 0 });
  });

  test.each(CHARGES)('GL-MOVE-14 GL-GEN-02 %s charges up to its inches', (_, given, inches) => {
    const rim = given['type'] === 'battle' ? 3500 : 0;
    const at = (far: number) => field([given, enemyAhead(rim + far)]);
    legal(at(inches * 1000 + 5), charge());
    says(refused(at(inches * 1000 + 6), charge(), 'GL-CHARGE-03'), inches);
    const match = at(inches * 1000);
    order(match, charge());
    expect(pose(match)).toEqual({ x: X, y: Y + inches * 1000, heading: 0 });
  });

  test.each(MISSILES.flatMap((one) => [`foot ${one}`, `mounted foot ${one}`]))(
    'GL-MOVE-14 %s cannot charge',
    (type) => {
      refused(field([line(6, type), enemyAhead(1000)]), charge(), 'GL-CHARGE-02');
    },
  );

  test.each(['organ gun', 'rockets'])('GL-MOVE-14 %s prolong up to 1 inch', (type) => {
    const match = field(gun({ type }));
    legal(match, prolong(1005));
    says(refused(match, prolong(1006), 'GL-MOVE-14'), 1);
  });

  test.each(WEAPONS.flatMap((one) => [`foot ${one}`, `mounted foot ${one}`]))(
    'GL-MOVE-14 GL-MOVE-18 %s steps back up to 1 inch',
    (type) => {
      const match = field(line(6, type));
      legal(match, back(1005));
      says(refused(match, back(1006), 'GL-MOVE-14'), 1);
      order(match, back(1000));
      expect(pose(match)).toEqual({ x: X, y: Y - 1000, heading: 0 });
    },
  );

  test.each(WEAPONS)('GL-MOVE-14 GL-MOVE-15 mounted foot %s rides from 5 to 10 inches', (weapon) => {
    const match = field(line(6, `mounted foot ${weapon}`));
    legal(match, ride(4995));
    legal(match, ride(10005));
    says(refused(match, ride(4994), 'GL-MOVE-15'), 5);
    says(refused(match, ride(10006), 'GL-MOVE-14'), 10);
  });

  test.each([
    ['commander', 5, 15],
    ['commander camel', 18, 12],
    ['commander elephant', 5, 10],
  ])('E2 GL-MOVE-14 %s moves %i and charges %i', (type, moves, charges) => {
    const free = field(chief({ type }));
    legal(free, go(moves * 1000));
    refused(free, go(moves * 1000 + 6), 'GL-MOVE-14');
    legal(field([chief({ type }), enemyAhead(charges * 1000)]), charge());
    refused(field([chief({ type }), enemyAhead(charges * 1000 + 6)]), charge(), 'GL-CHARGE-03');
  });
});

describe('straight ahead', () => {
  test.each([0, -1, -500])('GL-MOVE-12 a move is more than zero: not %i', (by) => {
    refused(field(foot()), go(by));
    refused(field(foot()), back(by));
    refused(field(gun()), prolong(by));
    refused(field(battle()), go(by));
  });
  test('GL-MOVE-12 one thousandth will do', () => {
    const match = field(foot());
    order(match, go(1));
    expect(pose(match)).toEqual({ x: X, y: Y + 1, heading: 0 });
  });

  test.each([
    [0, 0, 4000],
    [900, 4000, 0],
    [1800, 0, -4000],
    [2700, -4000, 0],
    [300, 2000, 3464],
    [2250, -2828, -2828],
  ])('GL-MOVE-12 GL-GEO-01 heading %i: by %i, %i', (heading, dx, dy) => {
    const match = field(foot({ heading }));
    order(match, go(4000));
    expect(pose(match)).toEqual({ x: X + dx, y: Y + dy, heading });
    const solid = field(battle({ heading, x: X, y: Y }));
    order(solid, go(2000));
    expectPose(pose(solid), advanced({ x: X, y: Y, heading }, 2000), 0);
  });

  test.each(['sideStep', 'manoeuvre', 'pivot'])('GL-MOVE-12 GL-FACE-03 there is no %s', (kind) => {
    refused(field(foot()), { do: kind, left: 500, by: 10, corner: 'left', steps: [{ left: 500 }] });
  });
});

describe('GL-MOVE-13 GL-R-19 each move has its own allowance', () => {
  test('GL-MOVE-13 GL-R-19 two moves cover twice as much', () => {
    const match = field(foot());
    order(match, go(5005));
    choose(match, go(5005));
    expect(pose(match).y).toBe(Y + 10010);
    const light = field(horse({ type: 'light cavalry' }));
    order(light, go(18000));
    choose(light, go(18000));
    expect(pose(light).y).toBe(Y + 36000);
  });

  test('GL-MOVE-13 a shorter first move gives the second nothing', () => {
    const match = field(foot());
    order(match, go(1000));
    refused(match, go(5006), 'GL-MOVE-14');
    legal(match, go(5005));
  });

  test('GL-MOVE-13 turns, pivots and about faces use none of it', () => {
    const match = field(foot());
    order(match, turn(900));
    legal(match, go(5005));
    const about = field(foot());
    order(about, ABOUT);
    legal(about, go(5005));
    const turned = field(foot());
    order(turned, go(5005, pivot(19)));
    expectPose(pose(turned), advanced(wheeled({ x: X, y: Y, heading: 0 }, 7500, 'right', 19), 5005));
  });

  test('GL-R-19 switch allowancePerPhase: all moves share one', () => {
    const on = house('allowancePerPhase');
    const match = field(foot(), on);
    order(match, go(3000));
    legal(match, go(2005));
    refused(match, go(2006), 'GL-MOVE-14');
    const far = field(foot(), on);
    order(far, go(5000));
    refused(far, go(1000), 'GL-MOVE-14');
    legal(far, turn(100, 'left'));
    legal(far, ABOUT);
  });

  test('GL-R-19 allowancePerPhase: step-backs count, and come to at most 1 inch', () => {
    const on = house('allowancePerPhase');
    const match = field(foot(), on);
    order(match, back(600));
    legal(match, back(405));
    refused(match, back(406), 'GL-MOVE-14');
    legal(match, go(4405));
    refused(match, go(4406), 'GL-MOVE-14');
    const far = field(foot(), on);
    order(far, go(4500));
    legal(far, back(505));
    refused(far, back(506), 'GL-MOVE-14');
    const off = field(foot());
    order(off, back(1000));
    legal(off, back(1000));
  });

  test('GL-R-19 allowancePerPhase: by horse each move still covers at least 5', () => {
    const match = field(riders(), house('allowancePerPhase'));
    order(match, ride(5000));
    legal(match, ride(5005));
    refused(match, ride(4994), 'GL-MOVE-15');
    refused(match, ride(5006), 'GL-MOVE-14');
    const far = field(riders(), house('allowancePerPhase'));
    order(far, ride(6000));
    refused(far, ride(5000), 'GL-MOVE-14');
  });
});

describe('GL-MOVE-18 GL-R-21 step-backs', () => {
  test('GL-R-21 a step-back is a move function, and two may follow each other', () => {
    const match = field(foot());
    order(match, back(1000));
    expect(functions(match)).toBe(1);
    choose(match, back(1000));
    expect(pose(match)).toEqual({ x: X, y: Y - 2000, heading: 0 });
    isOver(match);
  });

  test('GL-MOVE-18 GL-R-21 missile or hand-to-hand armed, of any number, but in line', () => {
    for (const type of ['foot bow', 'foot pike', 'mounted foot handgun', 'mounted foot light'])
      for (const count of [1, 2, 6]) legal(field(line(count, type)), back(1000));
    for (const count of [4, 5, 6]) refused(field(mass(count)), back(500), 'GL-MOVE-18');
  });

  test.each(MOUNTED)('GL-MOVE-18 not %s', (type) => {
    refused(field(line(6, type)), back(500), 'GL-MOVE-18');
  });

  test('GL-MOVE-18 a free pivot comes before it, or a turn', () => {
    const start = { x: X, y: Y, heading: 777 };
    const match = field(foot({ heading: 777 }));
    order(match, back(900, pivot(-19, 'right')));
    const then = wheeled(start, 7500, 'right', -19);
    expectPose(pose(match), advanced(then, -900));
    choose(match, back(1000, pivot(19, 'left')));
    expectPose(pose(match), advanced(wheeled(advanced(then, -900), 7500, 'left', 19), -1000), 2);
    const turned = field(foot());
    order(turned, turn(300));
    choose(turned, back(1000));
    expectPose(pose(turned), advanced(wheeled({ x: X, y: Y, heading: 0 }, 7500, 'right', 300), -1000));
    refused(field(foot()), back(500, pivot(20)), 'GL-FACE-02');
  });

  test('GL-MOVE-18 GL-GEO-07 it sweeps the lane of the rear edge', () => {
    const behind = (gap: number) => foot({ id: 'N1', x: X, y: Y - 750 - gap, heading: 0 });
    legal(field([foot(), behind(511)]), back(500));
    refused(field([foot(), behind(510)]), back(500), 'GL-MOVE-10');
    const pond = (gap: number) => field(foot(), bog(X - 500, Y - 5000, X + 500, Y - 750 - gap));
    legal(pond(490), back(500));
    refused(pond(489), back(500), 'GL-TERR-02');
  });

  test('GL-MOVE-18 a step-back and a move forward take one function each', () => {
    const match = field(foot());
    order(match, back(1000));
    choose(match, go(5000));
    expect(pose(match).y).toBe(Y + 4000);
    isOver(match);
  });
});

describe('GL-GEN-02 limits', () => {
  test('GL-GEN-02 the slack is for measured limits, not for tolerances', () => {
    // an enemy is kept away by more than 0.010, not by 0.015
    legal(field([foot(), enemyAhead(2011)]), go(2000));
    refused(field([foot(), enemyAhead(2010)]), go(2000), 'GL-MOVE-10');
  });
  test('GL-GEN-02 whole thousandths and tenths', () => {
    refused(field(foot()), go(1000.5));
    refused(field(foot()), { ...turn(100), by: 10.5 });
    refused(field(foot()), change(deep(6), 0.5, [0, 0]));
  });
});
