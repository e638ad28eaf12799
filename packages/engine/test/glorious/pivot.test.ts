/** Pivots before moves and charges (GL-FACE-01 to -04, GL-R-22, GL-R-23). */
import { describe, expect, test } from 'vitest';
import { choose, refusal } from './kit.js';
import {
  KEEP,
  ROOM,
  X,
  Y,
  back,
  battle,
  bog,
  charge,
  chief,
  chosen,
  enemyAhead,
  expectPose,
  field,
  foot,
  functions,
  go,
  gun,
  house,
  isOver,
  isRefused,
  legal,
  line,
  mass,
  order,
  pivot,
  pose,
  prolong,
  refused,
  type Loose,
} from './move-help.js';
import { advanced, chord, largestPivot, wheeled, type Corner } from './pose-help.js';

const HERE = { x: X, y: Y, heading: 0 };
const TOO_FAR = ['GL-FACE-02', 'GL-R-22'];
const CORNERS: Corner[] = ['left', 'right'];

/** GL-FACE-02, each row of the table. */
const TABLE: [string, number, number, Loose][] = [
  ['one element', 1250, 114, line(1)],
  ['a gun', 1750, 81, gun({ limbered: true })],
  ['a commander', 2000, 71, chief()],
  ['a line of two', 2500, 57, line(2)],
  ['a mass of four', 2500, 57, mass(4)],
  ['a mass of five', 2500, 57, mass(5)],
  ['a mass of six', 2500, 57, mass(6)],
  ['a line of three', 3750, 38, line(3)],
  ['a line of four', 5000, 28, line(4)],
  ['a line of five', 6250, 22, line(5)],
  ['a line of six', 7500, 19, line(6)],
  ['six of cavalry', 7500, 19, line(6, 'knights')],
];

describe('GL-FACE-02 how far', () => {
  test.each(TABLE)('GL-FACE-02 %s, front %i: at most %i tenths', (_, wide, limit, given) => {
    expect(largestPivot(wide)).toBe(limit);
    for (const corner of CORNERS)
      for (const way of [1, -1]) {
        const match = field(given);
        refused(match, go(1000, pivot(way * (limit + 1), corner)), 'GL-FACE-02');
        order(match, go(1000, pivot(way * limit, corner)));
        expectPose(pose(match), advanced(wheeled(HERE, wide, corner, way * limit), 1000));
      }
  });

  test('GL-FACE-02 there is no slack in it', () => {
    expect(chord(7500, 19)).toBeLessThan(250);
    expect(chord(7500, 20)).toBeGreaterThan(250);
    refused(field(foot()), go(1, pivot(20)), 'GL-FACE-02');
  });

  test('GL-R-22 GL-FACE-02 in a straight line, not along the arc', () => {
    // a front of half an inch: 28.9 degrees by the chord, 28.6 along the arc
    const basing = { options: { basing: { foot: { frontage: 500, depth: 750 } } } };
    expect(largestPivot(500)).toBe(289);
    legal(field(line(1), basing), go(1000, pivot(289)));
    legal(field(line(1), basing), go(1000, pivot(-289, 'right')));
    refused(field(line(1), basing), go(1000, pivot(290)), 'GL-FACE-02');
  });

  test('GL-R-65 GL-FACE-02 with other bases', () => {
    const basing = { options: { basing: { command: { frontage: 4000, depth: 1000 } } } };
    expect(largestPivot(4000)).toBe(35);
    legal(field(chief(), basing), go(1000, pivot(35)));
    refused(field(chief(), basing), go(1000, pivot(36)), 'GL-FACE-02');
  });
});

describe('GL-FACE-01 when', () => {
  test('GL-FACE-01 it costs neither functions nor allowance', () => {
    const match = field(foot());
    order(match, go(5000, pivot(19)));
    expect(functions(match)).toBe(1);
    expectPose(pose(match), advanced(wheeled(HERE, 7500, 'right', 19), 5000));
  });

  test('GL-FACE-01 GL-R-22 once before each move', () => {
    const match = field(foot());
    order(match, go(1000, pivot(19)));
    choose(match, go(1000, pivot(19, 'left')));
    const first = advanced(wheeled(HERE, 7500, 'right', 19), 1000);
    expectPose(pose(match), advanced(wheeled(first, 7500, 'left', 19), 1000));
    isOver(match);
    refused(
      field(foot()),
      go(1000, {
        pivot: [
          { corner: 'left', by: 10 },
          { corner: 'left', by: 10 },
        ],
      }),
    );
  });

  test('GL-FACE-01 before a step-back and a prolonging', () => {
    const match = field(foot());
    order(match, back(1000, pivot(-19)));
    expectPose(pose(match), advanced(wheeled(HERE, 7500, 'left', -19), -1000));
    const cannon = field(gun());
    order(cannon, prolong(1000, pivot(81, 'left')));
    expectPose(pose(cannon), advanced(wheeled(HERE, 1750, 'left', 81), 1000));
    refused(field(gun()), prolong(1000, pivot(82)), 'GL-FACE-02');
  });

  test('GL-FACE-01 before a charge', () => {
    const match = field([foot(), enemyAhead(4000)]);
    order(match, charge('N1', pivot(19, 'left')));
    // the left corner, where it was, is now the foremost
    const turned = wheeled(HERE, 7500, 'left', 19);
    expect(pose(match).heading).toBe(19);
    expectPose(pose(match), advanced(turned, Math.hypot(4000, 4000 * Math.tan((1.9 * Math.PI) / 180))), 8);
    isOver(match);
    refused(field([foot(), enemyAhead(4000)]), charge('N1', pivot(20)), 'GL-FACE-02');
  });

  test('GL-FACE-01 a pivot brings a target into the lane, or out of it', () => {
    // N1 is 0.060 to the right of the lane, 5 inches off
    const beside = () => field([foot(), enemyAhead(5000, { x: X + 7500 + 60 })]);
    refused(beside(), charge(), 'GL-CHARGE-04');
    legal(beside(), charge('N1', pivot(19, 'right')));
    const inside = () => field([foot(), enemyAhead(5000, { x: X + 7500 - 60 })]);
    legal(inside(), charge());
    refused(inside(), charge('N1', pivot(-19, 'left')), 'GL-CHARGE-04');
  });

  test('GL-FACE-03 there is no pivot alone', () => {
    const match = field(foot());
    choose(match, chosen('S1'));
    for (const given of [
      { do: 'pivot', corner: 'left', by: 10 },
      { do: 'pivot', ...pivot(10) },
    ])
      isRefused(refusal(match, given), JSON.stringify(given));
  });

  test('GL-FACE-03 it is legal only with what follows: a refused move undoes it', () => {
    const match = field([foot(), enemyAhead(3000)]);
    refused(match, go(4000, pivot(19)));
    expect(pose(match)).toEqual(HERE);
    expect(functions(match)).toBe(2);
    refused(match, charge('N9', pivot(19)));
    expect(pose(match)).toEqual(HERE);
    refused(field(foot()), go(0, pivot(19)));
  });

  test('GL-FACE-01 it needs room like a turn: enemies, friends, terrain', () => {
    const behind = (gap: number) => field([foot(), foot({ id: 'N1', x: X + 3000, y: Y - 750 - gap, heading: 0 })]);
    // the rear right corner goes back by 0.249 at most
    const far = 7500 * Math.sin((1.9 * Math.PI) / 180) - 750 * (1 - Math.cos((1.9 * Math.PI) / 180));
    const wheel = pivot(19, 'left');
    legal(behind(Math.ceil(far + 11)), go(1000, wheel));
    refused(behind(Math.floor(far + 9)), go(1000, wheel), 'GL-GEO-11');
    const friend = (gap: number) =>
      field([foot(), foot({ id: 'S2', x: X + 3000, y: Y - 750 - gap }), enemyAhead(3000)]);
    legal(friend(Math.ceil(far - 9)), charge('N1', wheel));
    refused(friend(Math.floor(far - 11)), charge('N1', wheel), 'GL-GEO-08');
    const pond = bog(X, Y - 2000, X + 3000, Y - 850);
    refused(field(foot(), pond), go(1000, pivot(19, 'left')), 'GL-TERR-02');
    legal(field(foot(), pond), go(1000, pivot(19, 'right')));
  });
});

describe('GL-FACE-04 GL-R-23 Battles', () => {
  const NONE = ['GL-FACE-04', 'GL-R-23'];
  test('GL-FACE-04 GL-R-23 a Battle cannot pivot', () => {
    for (const given of [{ by: 10 }, { by: 10, corner: 'left' }]) {
      refused(field(battle()), go(1000, { pivot: given }), ...NONE, 'shape');
      refused(field([battle(), enemyAhead(5000)]), charge('N1', { pivot: given }), ...NONE, 'shape');
    }
  });

  test.each([
    [7000, 40],
    [9000, 31],
    [11000, 26],
  ])('GL-R-23 switch battlePivot: a base of %i rotates by at most %i tenths', (diameter, limit) => {
    expect(largestPivot(diameter / 2)).toBe(limit);
    for (const way of [1, -1]) {
      const match = field(battle({ diameter }), house('battlePivot'));
      refused(match, go(3000, { pivot: { by: way * (limit + 1) } }), 'GL-FACE-02');
      order(match, go(3000, { pivot: { by: way * limit } }));
      expectPose(pose(match), advanced({ ...HERE, heading: (3600 + way * limit) % 3600 }, 3000), 0);
      isOver(match);
    }
  });

  test('GL-R-23 battlePivot: before a charge too', () => {
    const match = field([battle(), enemyAhead(5500)], house('battlePivot'));
    order(match, charge('N1', { pivot: { by: 40 } }));
    expectPose(pose(match), advanced({ ...HERE, heading: 40 }, 2000 / Math.cos((4 * Math.PI) / 180)), 3);
    isOver(match);
  });
});

describe('GL-FACE-03 before artillery fires', () => {
  const shot = (by: number, corner: Corner) => ({
    do: 'fire',
    unit: 'S1',
    pivot: { corner, by },
    at: [{ target: 'N1' }],
  });
  const battery = (others: Loose[] = [], more: Loose = {}) =>
    field([gun(), enemyAhead(8000), ...others], { phase: 'firing', dice: [12], ...more });
  const fired = (
    match: ReturnType<typeof field>,
    given: Loose = { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] },
  ) => {
    choose(match, given);
    return pose(match);
  };
  test('GL-FACE-03 GL-FACE-02 an organ gun pivots by at most 8.1 degrees, and keeps the new pose', () => {
    for (const corner of CORNERS) {
      const match = battery();
      isRefused(refusal(match, shot(82, corner)), 'a pivot of 8.2 degrees', TOO_FAR);
      expectPose(fired(match, shot(81, corner)), wheeled(HERE, 1750, corner, 81));
    }
  });
  test('GL-FACE-03 GL-GEO-11 it keeps away from enemies and out of friends', () => {
    // the rear right corner comes back by 0.247 when it wheels to the right about the left corner
    const behind = (id: string, gap: number) => [foot({ id, x: X, y: Y - 2500 - gap, heading: 0 })];
    for (const [id, gap, may] of [
      ['N2', 300, true],
      ['N2', 200, false],
      ['S2', 300, true],
      ['S2', 200, false],
    ] as const) {
      const match = battery(behind(id, gap));
      const answer = refusal(match, shot(81, 'left'));
      if (may) expect(answer).toBeUndefined();
      else isRefused(answer, `a pivot onto ${id}`, [...KEEP, ...ROOM, ...TOO_FAR]);
      fired(match);
    }
  });
  test('GL-R-24 forwardWheelOnly holds for it as well', () => {
    const match = battery([], house('forwardWheelOnly'));
    isRefused(refusal(match, shot(81, 'left')), 'a backward wheel', ['GL-R-24', 'GL-FACE-05', 'GL-FACE-01']);
    expectPose(fired(match, shot(81, 'right')), wheeled(HERE, 1750, 'right', 81));
  });
});
