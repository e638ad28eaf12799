/** Artillery on the move (GL-ART, GL-R-10, GL-R-32), and the lists that name only some beasts (GL-R-11). */
import { describe, expect, test } from 'vitest';
import { choose, options, refusal, situation, unit } from './kit.js';
import {
  END,
  GUNS,
  LIMBER,
  X,
  Y,
  battle,
  bog,
  enemyAhead,
  expectPose,
  field,
  foot,
  functions,
  go,
  gun,
  isOver,
  isRefused,
  judged,
  legal,
  line,
  many,
  order,
  pivot,
  pose,
  prolong,
  refused,
  says,
  throwsIn,
  turn,
  unlimber,
  waitsFor,
  type Loose,
} from './move-help.js';
import { advanced, numbers, unlimbered, wheeled } from './pose-help.js';

const HERE = { x: X, y: Y, heading: 0 };

describe('GL-ART-01 prolonging', () => {
  test.each(['organ gun', 'rockets'])('GL-ART-01 %s goes straight ahead, up to 1 inch', (type) => {
    const match = field(gun({ type, heading: 450 }));
    order(match, prolong(1000));
    expectPose(pose(match), advanced({ ...HERE, heading: 450 }, 1000), 0);
    expect(unit(match, 'S1').limbered).toBe(false);
    isOver(match);
  });
  test.each(['bombard', 'light bombard'])('GL-ART-01 GL-R-10 %s cannot', (type) => {
    refused(field(gun({ type })), prolong(500), 'GL-ART-01');
  });
  test('GL-ART-01 with a free pivot before it', () => {
    for (const corner of ['left', 'right'] as const)
      for (const by of [81, -81]) {
        const match = field(gun());
        order(match, prolong(700, pivot(by, corner)));
        expectPose(pose(match), advanced(wheeled(HERE, 1750, corner, by), 700));
      }
    refused(field(gun()), prolong(700, pivot(82)), 'GL-FACE-02');
  });
  test('GL-ART-01 GL-GEO-11 it keeps away from friend and enemy', () => {
    legal(field([gun(), enemyAhead(1011)]), prolong(1000));
    refused(field([gun(), enemyAhead(1010)]), prolong(1000), 'GL-MOVE-10');
    refused(field(gun(), bog(X - 500, Y + 900, X + 500, Y + 1500)), prolong(1000), 'GL-TERR-02');
  });
  test('GL-ART-01 not while limbered', () => {
    refused(field(gun({ limbered: true })), prolong(500), 'GL-ART-01');
  });
});

describe('GL-ART-02 GL-R-32 one of them in a phase', () => {
  const each: [string, Loose][] = [
    ['turn', turn(300)],
    ['prolong', prolong(500)],
    ['limber up', LIMBER],
  ];
  test.each(each)('GL-R-32 GL-ART-02 after it has done this it is done: %s', (_, given) => {
    const match = field(gun());
    order(match, given);
    isOver(match);
  });
});

test('GL-ART-02 it turns or prolongs or limbers up: each is open at first, none after another', () => {
  for (const first of [turn(300), prolong(500), LIMBER]) {
    const match = field(gun());
    for (const given of [turn(450), prolong(1000), LIMBER]) legal(match, given);
    order(match, first);
    isOver(match);
  }
});

describe('GL-ART-03, -04 limbering and unlimbering', () => {
  test.each(GUNS)('GL-ART-03 %s limbers up where it stands', (type) => {
    const match = field(gun({ type, heading: 1234 }));
    order(match, LIMBER);
    expect(unit(match, 'S1')).toMatchObject({ ...HERE, heading: 1234, limbered: true });
    isOver(match);
  });

  const turns = Array.from({ length: 12 }, (_, i) => {
    const next = numbers(11 + 7919 * (i + 1));
    return [GUNS[i % 4]!, next(0, 3599), next(0, 3599)] as const;
  });
  test.each([...turns, ['organ gun', 0, 1800], ['bombard', 0, 900], ['rockets', 3599, 0]] as const)(
    'GL-ART-04 %s from heading %i to %i about its centre',
    (type, heading, to) => {
      const match = field(gun({ type, heading, limbered: true }));
      order(match, unlimber(to));
      expectPose(pose(match), unlimbered({ ...HERE, heading }, to));
      expect(unit(match, 'S1').limbered).toBe(false);
      isOver(match);
    },
  );
  test('GL-ART-04 without a heading it stays as it stands', () => {
    const match = field(gun({ heading: 777, limbered: true }));
    order(match, unlimber());
    expect(unit(match, 'S1')).toMatchObject({ ...HERE, heading: 777, limbered: false });
  });

  test('GL-ART-04 GL-MOVE-09 it costs both functions', () => {
    const match = field(gun({ limbered: true }));
    order(match, go(1000));
    refused(match, unlimber(0), 'GL-MOVE-04');
    expect(functions(match)).toBe(1);
  });

  /** The gun turned to the east reaches 1.25 from its centre, (X, Y - 1250). */
  const beside = (id: string, gap: number) =>
    field([gun({ limbered: true }), foot({ id, x: X + 1250 + gap + 3750, y: Y - 1000, heading: 0 })]);
  test.each([
    ['N1', 11, true],
    ['N1', 10, false],
    ['S2', 0, true],
    ['S2', -10, true],
    ['S2', -11, false],
  ])('GL-ART-04 GL-GEO-11 room for it: %s at %i: %s', (id, gap, may) => {
    judged(beside(id, gap), unlimber(900), may, 'GL-GEO-11');
  });

  test('GL-ART-04 it may fire in the same Game Turn', () => {
    const match = field([gun({ type: 'bombard', limbered: true, heading: 1800 }), enemyAhead(9000)], { dice: [12] });
    order(match, unlimber(0));
    choose(match, END);
    waitsFor(match, 'south', 'fire');
    choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    expect(throwsIn(match).at(-1)).toMatchObject({ unit: 'S1', count: 1 });
  });
});

describe('GL-ART-05 limbered artillery', () => {
  test.each(GUNS)('GL-ART-05 %s wheels, moves, and pivots before it', (type) => {
    const match = field(gun({ type, limbered: true }));
    order(match, turn(1500, 'left'));
    const turned = wheeled(HERE, 1750, 'left', 1500);
    expectPose(pose(match), turned);
    choose(match, go(2000, pivot(-81, 'right')));
    expectPose(pose(match), advanced(wheeled(turned, 1750, 'right', -81), 2000), 2);
    isOver(match);
  });

  test('GL-ART-05 it may move twice', () => {
    const match = field(gun({ limbered: true }));
    order(match, go(4000));
    choose(match, go(4000));
    expect(pose(match).y).toBe(Y + 8000);
  });

  test('GL-ART-05 it cannot fire', () => {
    const match = field([gun({ limbered: true }), gun({ id: 'S2', x: X + 3000, y: Y }), enemyAhead(5000)]);
    choose(match, END);
    waitsFor(match, 'south', 'fire');
    expect(options(match).some((one) => one.unit === 'S2')).toBe(true);
    expect(options(match).some((one) => one.unit === 'S1')).toBe(false);
    isRefused(refusal(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] }), 'to fire with S1');
  });
});

describe('GL-R-10 light bombards', () => {
  test('GL-R-10 2 inches limbered, no prolonging, the same base', () => {
    const match = field(gun({ type: 'light bombard', limbered: true }));
    legal(match, go(2005));
    says(refused(match, go(2006), 'GL-MOVE-14'), 2);
    legal(match, go(1000, pivot(81)));
    refused(match, go(1000, pivot(82)), 'GL-FACE-02');
    refused(field(gun({ type: 'light bombard' })), prolong(500), 'GL-ART-01');
  });
  test('GL-R-10 their own rows of fire', () => {
    // CV 5 at 17 inches, where a bombard has 6: a die of 6 misses
    const shot = (type: string) => {
      const match = situation({
        phase: 'firing',
        initiative: 'south',
        dice: [6],
        units: [
          { id: 'S1', type, x: 36000, y: 10000 },
          { id: 'N1', type: 'foot hand', x: 36000, y: 27000 },
        ],
      });
      choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
      return throwsIn(match).at(-1)!['needs'] as number[];
    };
    expect(shot('light bombard')).toEqual([5]);
    expect(shot('bombard')).toEqual([6]);
  });
});

describe('GL-R-11 complete lists', () => {
  test.each([
    ['light cavalry', 2],
    ['knights', 2],
    ['camels', 1],
    ['elephants', 1],
    ['commander', 2],
    ['commander camel', 1],
    ['commander elephant', 1],
  ])('GL-R-11 rockets at %s: %i dice', (type, count) => {
    const target = type.startsWith('commander') ? { type } : line(6, type);
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: many(count, 7),
      units: [
        { id: 'S1', type: 'rockets', x: 36000, y: 10000 },
        { id: 'N1', ...target, x: 36000, y: 20000, heading: 1800 },
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    expect(throwsIn(match).at(-1)).toMatchObject({ count });
  });
});

test('GL-ART-05 GL-MOVE-11 guns keep out of each other and of Battles', () => {
  refused(field([gun({ limbered: true }), battle({ id: 'S2', x: X, y: Y + 3500 + 2000 })]), go(2000), 'GL-GEO-11');
  legal(field([gun({ limbered: true }), battle({ id: 'S2', x: X, y: Y + 3500 + 2011 })]), go(2000));
  refused(
    field([gun({ limbered: true }), battle({ id: 'S2', x: X, y: Y + 3500 + 2000 })]),
    go(2000, { join: 'S2' }),
    'GL-MERGE-01',
    'GL-R-33',
  );
});
