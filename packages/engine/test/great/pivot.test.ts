import { describe, expect, test } from 'vitest';
import { choose, decision, situation, unit } from './kit.js';
import {
  KEEP,
  W,
  X,
  Y,
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
  horse,
  judged,
  legal,
  light,
  order,
  pose,
  refused,
  says,
  side,
  square,
  steps,
  type Loose,
} from './move-help.js';
import { about, from, stored } from './pose-help.js';

const SIZE = ['GV-PIVOT-01', 'GV-R-15'];

describe('GV-PIVOT-01 GV-R-15 how far', () => {
  test.each<[string, Loose, number]>([
    ['a block, 4 cm wide', block(), 289],
    ['a line, 8 cm wide', foot(), 143],
    ['a skirmish line, 8 cm wide', light(), 143],
  ])('GV-PIVOT-01 GV-R-15 %s %o: %i tenths, without slack', (_, given, limit) => {
    const match = field(given);
    for (const way of [1, -1])
      for (const of of [
        (by: number) => side({ pivot: by }, { left: 100 }),
        (by: number) => back({ back: 100 }, { pivot: by }),
      ]) {
        legal(match, of(way * limit));
        says(refused(match, of(way * (limit + 1)), 'GV-PIVOT-01'), limit / 10);
      }
  });

  test.each<[string, Loose, number]>([
    ['horse in line', horse(), 143],
    ['horse in block', horse({ formation: 'block' }), 289],
    ['chariots', horse({ type: 'heavy chariots' }), 289],
    ['elephants', horse({ type: 'medium elephants' }), 289],
    ['a commander', chief(), 289],
    ['foot in line', foot(), 143],
  ])('GV-PIVOT-01 in a charge: %s %o: %i tenths', (_, given, limit) => {
    const match = field([given, enemyAhead(3500)]);
    for (const way of [1, -1]) {
      legal(match, charge({ pivot: way * limit }));
      refused(match, charge({ pivot: way * (limit + 1) }), 'GV-PIVOT-01');
    }
  });

  // W sin(a/2) = 1
  test.each([
    [1000, 600, 1800],
    [2000, 289, 600],
    [3000, 191, 389],
    [5000, 114, 230],
    [20000, 28, 57],
  ])('GV-PIVOT-01 foot stands %i wide: a line pivots %i tenths, a block %i', (frontage, line, column) => {
    const based = { options: { basing: { foot: { frontage, depth: 2000 } } } };
    for (const [given, limit] of [
      [foot(), line],
      [block(), column],
    ] as const) {
      const match = field(given, based);
      legal(match, side({ pivot: limit }, { left: 100 }));
      legal(match, side({ pivot: -limit }, { left: 100 }));
      if (limit < 1800) refused(match, side({ pivot: limit + 1 }, { left: 100 }), 'GV-PIVOT-01');
    }
  });

  test('GV-PIVOT-01 the table of limits is what plain trigonometry gives', () => {
    const largest = (wide: number) => Math.floor((20 * Math.asin(1 / wide) * 180) / Math.PI + 1e-9) / 10;
    expect([4, 8, 2, 3, 6, 5, 10, 20, 40].map(largest)).toEqual([28.9, 14.3, 60, 38.9, 19.1, 23, 11.4, 5.7, 2.8]);
  });

  test('GV-PIVOT-01 the front centre point stays', () => {
    const match = field(foot({ heading: 3500 }));
    order(match, finish(back({ back: 1 }, { pivot: 143 })));
    expect(pose(match).heading).toBe(43);
    expectPose(pose(match), { ...stored(from({ x: X, y: Y, heading: 3500 }, 0, -1)), heading: 43 });
  });
});

describe('GV-PIVOT-01 room', () => {
  test('GV-PIVOT-01 GV-GEOM-15 a neighbour flush with it leaves none', () => {
    const match = field([foot(), foot({ id: 'S2', x: X - 2 * W, y: Y })]);
    refused(match, back({ pivot: 50 }, { back: 100 }), 'GV-GEOM-15');
    legal(match, back({ pivot: -50 }, { back: 100 })); // away from it
    legal(match, back({ back: 100 }));
  });

  test.each([
    // the right end of the line comes 4000 sin 14.3 = 988 forward
    ['S2', 978, true],
    ['S2', 977, false],
    ['N1', 999, true],
    ['N1', 997, false],
  ])('GV-PIVOT-01 GV-MOVE-04 %s, %i before its right end: %s', (id, gap, may) => {
    const ahead = foot({ id, x: X + W, y: Y + gap + (id === 'S2' ? 2000 : 0), heading: id === 'S2' ? 0 : 1800 });
    judged(field([foot(), ahead]), back({ pivot: -143 }, { back: 100 }), may, ...KEEP, ...SIZE);
  });

  test('GV-PIVOT-01 GV-GEN-07 prohibited terrain', () => {
    const given = back({ pivot: -143 }, { back: 100 });
    legal(field(foot(), bog(X, Y + 979, X + 8000, Y + 2000)), given);
    refused(field(foot(), bog(X, Y + 970, X + 8000, Y + 2000)), given, 'GV-TERR-03');
  });

  test('GV-PIVOT-01 GV-MOVE-04 in a charge the pivot may not touch an enemy, the target included', () => {
    refused(field([foot(), enemyAhead(950)]), charge({ pivot: 143 }));
    legal(field([foot(), enemyAhead(950)]), charge({ pivot: 100 }));
    legal(field([foot(), enemyAhead(950)]), charge());
  });
});

describe('GV-PIVOT-02 one a phase', () => {
  test('GV-PIVOT-02 however small', () => {
    refused(field(foot()), back({ pivot: 10 }, { pivot: -10 }, { back: 100 }), 'GV-PIVOT-02');
    const used = field(foot({ pivoted: true }));
    refused(used, back({ pivot: 1 }, { back: 100 }), 'GV-PIVOT-02');
    legal(used, back({ back: 100 }));
  });

  test('GV-PIVOT-02 whatever it is for', () => {
    const match = field([foot({ pivoted: true }), enemyAhead(3000)]);
    refused(match, charge({ pivot: 10 }), 'GV-PIVOT-02');
    legal(match, charge());
    legal(match, charge({ pivot: 0 }));
  });

  test('GV-PIVOT-02 it is marked', () => {
    const match = field(foot());
    order(match, finish(back({ back: 100 }, { pivot: 100 })));
    expect(unit(match, 'S1')).toMatchObject({ pivoted: true, heading: 100, x: X, y: Y - 100 });
  });

  test('GV-PIVOT-02 GV-CHARGE-04 a pivot that was only ordered is not used up', () => {
    const match = field([foot(), enemyAhead(3000)], { dice: [4] });
    order(match, charge({ pivot: 50 }));
    expect(unit(match, 'S1')).toMatchObject({ pivoted: false, heading: 0 });
    legal(match, back({ pivot: 143 }, { back: 1000 }));
  });

  test('GV-PIVOT-02 P4 a pivot before firing does not last to the movement phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      units: [
        { id: 'S1', type: 'light foot bows', formation: 'block', x: 60000, y: 40000 },
        { id: 'S2', type: 'light foot bows', formation: 'block', x: 90000, y: 40000, fired: true },
        { id: 'N1', type: 'heavy foot arms', x: 60000, y: 50000 },
      ],
      dice: [6],
    });
    choose(match, { do: 'fire', unit: 'S1', pivot: 100, at: [{ target: 'N1' }] });
    expect(unit(match, 'S1')).toMatchObject({ heading: 100 });
    for (let i = 0; i < 6 && decision(match)?.kind !== 'activity'; i++) choose(match, { do: 'done' });
    for (let i = 0; i < 6 && decision(match)?.side !== 'south'; i++) choose(match, { do: 'end' });
    choose(match, { do: 'choose', unit: 'S1' });
    legal(match, side({ pivot: 100 }, { left: 500 }));
  });
});

describe('GV-PIVOT-01 a defensive block, before it fires', () => {
  const archers = (dice: number[] = [], options: Loose = {}, enemy: Loose = {}) =>
    situation({
      phase: 'firing',
      initiative: 'north',
      options,
      units: [
        { id: 'S1', type: 'light foot bows', formation: 'defensiveBlock', x: 60000, y: 60000 },
        { id: 'N1', type: 'light foot arms', formation: 'line', x: 60000, y: 67000, heading: 1800, ...enemy },
      ],
      dice,
    });
  const shoot = (pivot: number, face?: string): Loose => ({
    do: 'fire',
    unit: 'S1',
    pivot,
    ...(face ? { face } : {}),
    at: [{ target: 'N1' }],
  });

  test.each(['front', 'right', 'rear', 'left'])('GV-PIVOT-01 about its %s by 28.9 degrees at most', (face) => {
    const match = archers();
    legal(match, shoot(289, face));
    legal(match, shoot(-289, face));
    says(refused(match, shoot(290, face), 'GV-PIVOT-01'), 28.9);
    refused(match, shoot(-290, face), 'GV-PIVOT-01');
  });

  test.each([
    ['front', 289],
    ['rear', 289],
    ['left', 389],
    ['right', 389],
  ])('GV-PIVOT-01 stands 1.5 cm deep: about its %s %i tenths', (face, limit) => {
    const match = archers([], { basing: { foot: { frontage: 4000, depth: 1500 } } }, { x: 66000 });
    legal(match, shoot(limit, face));
    refused(match, shoot(limit + 1, face), 'GV-PIVOT-01');
  });

  const HERE = { x: 60000, y: 60000, heading: 0 };
  test.each([
    ['front', 0, 0],
    ['rear', 0, -4000],
    ['left', -2000, -2000],
    ['right', 2000, -2000],
  ])('GV-PIVOT-01 about its %s the middle of that face stays', (face, right, forward) => {
    for (const by of [200, -100]) {
      // five points against light foot in line, halved because the firer is in defensive block
      const match = archers([6, 6]);
      choose(match, shoot(by, face));
      expectPose(pose(match), stored(about(HERE, from(HERE, right, forward), by)));
      expect(unit(match, 'S1').formation).toBe('defensiveBlock');
    }
  });

  test('GV-PIVOT-01 without a face it is the front', () => {
    const match = archers([6, 6]);
    choose(match, shoot(-80));
    expect(pose(match)).toEqual({ x: 60000, y: 60000, heading: 3520 });
  });

  test('GV-R-12 GV-FORM-08 in the movement phase it does not pivot', () => {
    const match = field(square());
    for (const given of [
      steps({ pivot: 50 }),
      steps({ pivot: 50, face: 'left' }),
      side({ pivot: 50 }),
      back({ pivot: 50 }, { back: 100 }),
      go(100),
    ])
      refused(match, given);
  });

  test('GV-FORM-08 GV-FIRE-05 a bent unit pivots never', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      units: [
        bent({ id: 'S1', type: 'light foot bows', x: 60000, y: 60000 }),
        { id: 'N1', type: 'light foot arms', formation: 'line', x: 60000, y: 67000, heading: 1800 },
      ],
    });
    refused(match, shoot(10), 'GV-FORM-08');
    legal(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
  });
});
