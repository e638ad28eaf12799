/** Measuring as it shows in play (GV-GEOM, GV-R-14, -88). */
import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, situation, unit } from './kit.js';
import {
  DEEP,
  W,
  WIDE,
  X,
  Y,
  ask,
  back,
  bent,
  block,
  charge,
  chosen,
  enemyAhead,
  field,
  finish,
  foot,
  go,
  horse,
  judged,
  legal,
  order,
  pose,
  refused,
  side,
  steps,
  turn,
  type Loose,
} from './move-help.js';
import { corners, from, stored, FOOT, HORSE, depthOf } from './pose-help.js';

const HERE = { x: X, y: Y, heading: 0 };

describe('GV-GEOM-01 where things are', () => {
  test.each([
    [0, 0, 4000],
    [900, 4000, 0],
    [1800, 0, -4000],
    [2700, -4000, 0],
    [450, 2828, 2828],
    [3300, -2000, 3464],
  ])('GV-GEOM-01 GV-GEOM-02 GV-R-14 heading %i: 4 cm ahead lead to %i, %i', (heading, dx, dy) => {
    const match = field(foot({ heading }));
    order(match, finish(go(4000)));
    expect(pose(match)).toEqual({ x: X + dx, y: Y + dy, heading });
  });

  test('GV-GEOM-01 South faces north and North faces south unless told', () => {
    const match = field(foot());
    expect([unit(match, 'S1').heading, unit(match, 'N9').heading]).toEqual([0, 1800]);
  });

  test.each([{ x: X + 0.5 }, { y: Y + 0.25 }, { heading: 3600 }, { heading: -1 }, { heading: 0.5 }])(
    'GV-GEOM-01 places are whole thousandths, headings whole tenths from 0 to 3599: not %o',
    (wrong) => {
      expect(() => field(foot(wrong))).toThrow();
    },
  );

  const EDGES: [string, Loose, boolean][] = [
    ['on the west edge', { x: W }, true],
    ['0.010 over the west edge', { x: W - 10 }, true],
    ['0.011 over the west edge', { x: W - 11 }, false],
    ['0.010 over the east edge', { x: WIDE + 10 - W }, true],
    ['0.011 over the east edge', { x: WIDE + 11 - W }, false],
    ["0.010 behind South's base edge", { y: 2000 - 10 }, true],
    ["0.011 behind South's base edge", { y: 2000 - 11 }, false],
    ['0.010 over the north edge', { y: DEEP + 10 }, true],
    ['0.011 over the north edge', { y: DEEP + 11 }, false],
  ];
  test.each(EDGES)('GV-GEOM-16 GV-GEOM-01 the edges of the table: %s %o: %s', (_, at, fits) => {
    const placing = () => field(foot(at));
    if (fits) expect(placing).not.toThrow();
    else expect(placing).toThrow(/S1|units\[0\]/);
  });

  test('GV-R-13 GV-GEOM-01 the table is 180 x 120 cm unless agreed otherwise', () => {
    const at =
      (x: number, y: number, options: Loose = {}) =>
      () =>
        situation({
          phase: 'initiativeMovement',
          options,
          units: [foot({ id: 'S1', x, y }), foot({ id: 'N1', x: 20000, y: 50000 })],
        });
    expect(at(180010 - W, 120010)).not.toThrow();
    expect(at(180011 - W, 20000)).toThrow('GV-GEN-08');
    expect(at(20000, 120011)).toThrow('GV-GEN-08');
    expect(at(60010 - W, 60010, { tableWidth: 60, tableDepth: 60 })).not.toThrow();
    expect(at(60011 - W, 20000, { tableWidth: 60, tableDepth: 60 })).toThrow('GV-GEN-08');
  });

  test.each([
    ['tableWidth', 59],
    ['tableWidth', 481],
    ['tableDepth', 59],
    ['tableDepth', 481],
  ])('GV-R-13 option %s: not %i', (name, value) => {
    expect(() => field(foot(), { options: { [name]: value } })).toThrow(new RegExp(name));
  });
});

describe('GV-GEOM-03 GV-GEOM-04 corners', () => {
  test('GV-GEOM-02 GV-GEOM-03 of a slanting stand, found by a friend at each corner', () => {
    // a commander at 30 degrees: 4 wide, 3 deep
    const at = { x: X, y: Y, heading: 300 };
    const [fl, fr, rr, rl] = corners(at, HORSE);
    // friends with their own edge just at the extreme point of it, west, north, east, south
    const west = { x: fl![0] < rl![0] ? fl![0] : rl![0] };
    const beside = (gap: number) => () =>
      field([
        { type: 'commander', heading: 300 },
        { id: 'S2', type: 'commander', x: Math.floor(west.x) - 2000 - gap, y: Math.round(rl![1] + 1500) },
      ]);
    expect(beside(0)).not.toThrow();
    expect(beside(-9)).not.toThrow();
    expect(beside(-12)).toThrow('GV-SETUP-02');
    const north = Math.max(fl![1], fr![1]);
    const above = (gap: number) => () =>
      field([
        { type: 'commander', heading: 300 },
        { id: 'S2', type: 'commander', x: Math.round(fl![0]), y: Math.ceil(north) + gap + 3000 },
      ]);
    expect(above(0)).not.toThrow();
    expect(above(-9)).not.toThrow();
    expect(above(-12)).toThrow('GV-SETUP-02');
    expect(Math.min(rr![1], rl![1])).toBeLessThan(Y - 3000);
  });
});

describe('GV-GEOM-09 touch and contact', () => {
  /** In contact a unit of foot does nothing (GV-MOVE-02). */
  const engaged = (north: Loose, south: Loose = foot()): boolean => {
    const match = field([south, north]);
    const answer = refusal(match, chosen('S1'));
    if (answer) expect(['GV-MOVE-02', 'GV-R-74', 'GV-DISENG-01']).toContain(answer.rule);
    return answer !== undefined;
  };
  const N1 = (x: number, y: number, more: Loose = {}) => foot({ id: 'N1', x, y, heading: 1800, ...more });
  /** N1 with its FL corner at this place, turned by 45 degrees towards the south-west. */
  const corner = (x: number, y: number) => N1(x - 2828, y + 2828, { heading: 2250 });

  test.each<[string, Loose, boolean]>([
    ['front to front', N1(X, Y), true],
    ['0.010 apart', N1(X, Y + 10), true],
    ['0.011 apart', N1(X, Y + 11), false],
    ['0.010 one in the other', N1(X, Y - 10), true],
    ['edge along edge for 0.041', N1(X + 8000 - 41, Y), true],
    ['edge along edge for 0.039', N1(X + 8000 - 39, Y), false],
    ['corner to corner', N1(X + 8000, Y), false],
    ['corner to rear corner', N1(X + 8000, Y - 2000, { heading: 0 }), false],
    ['side by side', N1(X + 8000, Y, { heading: 0 }), true],
    ['a corner in the middle of the front, at the joint of the stands', corner(X, Y), true],
    ['a corner in the middle of a stand', corner(X + 2000, Y), true],
    ['a corner 0.051 from the corner', corner(X + 4000 - 51, Y), true],
    // 0.050 from its own corner S1's front is 0.0099 from the slanting edge of N1, or 0.0106
    ['a corner 0.036 from the corner', corner(X + 4000 - 36, Y), true],
    ['a corner 0.035 from the corner', corner(X + 4000 - 35, Y), false],
    ['a corner 0.010 off the front', corner(X, Y + 10), true],
    ['a corner 0.012 off the front', corner(X, Y + 12), false],
    ['a rear edge', N1(X, Y - 2000, { heading: 0 }), true],
  ])('GV-GEOM-09 GV-R-88 contact: %s %o: %s', (_, north, contact) => {
    expect(engaged(north)).toBe(contact);
  });

  test('GV-GEOM-09 the hinge of a bend is no corner', () => {
    // the hinge of S1 is at (X + 2000, Y - 2000); N1 meets it with its FR corner, from between the rears
    const place = stored(from({ x: X + 2000, y: Y - 2000, heading: 3375 }, -W, 0));
    expect(engaged(N1(place.x, place.y, { heading: 3375 }), bent())).toBe(true);
  });

  test('GV-GEOM-10 GV-GEN-07 more than 0.010 is an overlap', () => {
    expect(() => field([foot(), N1(X, Y - 11)])).toThrow('GV-SETUP-02');
  });

  test('GV-GEOM-09 touching a friend is never contact', () => {
    const match = field([foot(), foot({ id: 'S2', x: X, y: Y + 2000 }), foot({ id: 'S3', x: X + 8000, y: Y })]);
    expect(refusal(match, chosen('S1'))).toBeUndefined();
  });

  test('GV-R-88 a corner to corner touch: no fight', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: [foot({ id: 'S1', x: 60000, y: 40000 }), foot({ id: 'N1', x: 68000, y: 40000, heading: 1800 })],
    });
    expect([unit(match, 'S1').hits, unit(match, 'N1').hits]).toEqual([0, 0]);
    expect(decision(match)?.kind).toBe('activity');
  });

  test.each([
    [41, true],
    [39, false],
    [20, false],
  ])('GV-R-88 GV-CHARGE-02 a charge that would meet its target along %i thousandths: %s', (along, may) => {
    const match = field([foot(), enemyAhead(3000, { x: X + 8000 - along })]);
    judged(match, charge(), may, 'GV-R-88');
  });

  test('GV-R-88 GV-CHARGE-08 an enemy met only corner to corner is not engaged', () => {
    const match = field([foot(), enemyAhead(3000), enemyAhead(3000, { id: 'N2', x: X + 8000 })], { dice: [1] });
    order(match, charge());
    choose(match, { do: 'stand' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(refusal(match, chosen('N1'))?.rule).toBe('GV-MOVE-02');
    expect(refusal(match, chosen('N2'))).toBeUndefined();
  });
});

describe('GV-R-88 with cornerContact any touch is contact', () => {
  const house = { options: { houseRules: { cornerContact: true } } };

  test('GV-R-88 cornerContact: units corner to corner fight', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: [
        foot({ id: 'S1', x: 60000, y: 40000 }),
        foot({ id: 'N1', x: 68000, y: 40000, heading: 1800 }),
        foot({ id: 'S9', x: 20000, y: 20000 }),
      ],
      dice: Array.from({ length: 20 }, () => 6), // ten each
      ...house,
    });
    expect(decision(match)?.kind).toBe('activity');
    expect(refusal(match, chosen('S1'))).toMatchObject({ rule: 'GV-MOVE-02' });
  });

  test('GV-R-88 cornerContact: an enemy met corner to corner is engaged', () => {
    const units = [foot(), enemyAhead(3000), enemyAhead(3000, { id: 'N2', x: X + 8000 })];
    const match = field(units, { dice: [1], ...house });
    order(match, charge());
    choose(match, { do: 'stand' });
    choose(match, { do: 'end' });
    expect(refusal(match, chosen('N2'))).toMatchObject({ rule: 'GV-MOVE-02' });
  });
});

describe('GV-GEOM-09 limits', () => {
  const cmd = { id: 'S8', type: 'commander' };
  /** S1 charges; how many dice did it throw to test? In command none (6 cm, inclusive). */
  const tests = (place: Loose, dice: number[]) => {
    const match = field([foot(), enemyAhead(3000), { ...cmd, ...place }], { dice });
    order(match, charge());
    expect(unit(match, 'S1').y).toBe(Y + 3000);
  };
  test('GV-GEOM-09 GV-GEOM-08 within 6 is 6.005', () => {
    tests({ x: X, y: Y - 2000 - 6005 }, []);
    tests({ x: X, y: Y - 2000 - 6006 }, [3]);
  });
  test('GV-GEOM-08 the shortest distance, corner to corner, of the nearest stands', () => {
    tests({ x: X + W + 3603 + 2000, y: Y - 2000 - 4804 }, []); // 3603, 4804, 6005
    tests({ x: X + W + 3604 + 2000, y: Y - 2000 - 4804 }, [3]);
    tests({ x: X - W - 6005 - 2000, y: Y }, []);
    tests({ x: X - W - 6006 - 2000, y: Y }, [3]);
  });
  test('GV-GEOM-08 of a bent unit each stand counts', () => {
    // N9 is far; S1 is bent back by 90 degrees: its right stand reaches down to Y - 6000
    const near = (y: number) =>
      field([
        bent({ bend: { after: 1, stays: 'left', way: 'back', angle: 900 } }),
        foot({ id: 'N1', x: X + 3000, y, heading: 0 }),
      ]);
    expect(refusal(near(Y - 6010), chosen('S1'))?.rule).toBe('GV-MOVE-02');
    expect(refusal(near(Y - 6011), chosen('S1'))).toBeUndefined();
  });
});

describe('GV-GEOM-12 GV-GEOM-13 lanes', () => {
  const at = (id: string, x: number, y: number) => ({ id, type: 'light foot arms', x, y });
  /** Light artillery, 4 cm wide, at (60000, 30000); its zone of fire runs 40 cm to the north. */
  const shot = (target: string, ...enemies: Loose[]) =>
    refusal(
      situation({
        phase: 'firing',
        initiative: 'north',
        units: [{ id: 'S1', type: 'light artillery', x: 60000, y: 30000 }, ...enemies],
      }),
      { do: 'fire', unit: 'S1', at: [{ target }] },
    );

  test.each([
    [1989, 50000, true],
    [1990, 50000, false],
    [-1989 - 8000, 50000, true],
    [-1990 - 8000, 50000, false],
    [0, 70005, true],
    [0, 70006, false],
  ])('GV-GEOM-12 a zone of fire and an enemy from %i on, at y = %i: %s', (edge, y, inside) => {
    expect(shot('N1', at('N1', 60000 + edge + W, y)) === undefined).toBe(inside);
  });

  test.each([
    [49990, true],
    [49989, false],
  ])('GV-GEOM-13 over the full width of the lane, an enemy at %i before one at 50000: %s', (y, may) => {
    expect(shot('N1', at('N1', 59900 - W, 50000), at('N2', 60100 + W, y)) === undefined).toBe(may);
  });

  test('GV-GEOM-13 a unit beside the lane is not between, one that is far behind neither', () => {
    const match = (x: number, y: number) => shot('N1', at('N1', 60000, 50000), at('N2', x, y));
    expect(match(61990 + W, 45000)).toBeUndefined();
    expect(match(61989 + W, 45000)).toBeDefined();
    expect(match(60000, 60000)).toBeUndefined();
  });
});

describe('GV-GEOM-14 straight moves', () => {
  test.each([
    [3000, true],
    [3010, true],
    [3011, false],
  ])('GV-GEOM-14 GV-GEOM-10 a friend 3 cm ahead: %i is legal: %s', (by, may) => {
    const answer = ask(field([foot(), foot({ id: 'S2', x: X, y: Y + 5000 })]), go(by));
    expect(answer === undefined).toBe(may);
    if (answer) expect(answer.because).toContain('S2');
  });

  test.each([
    [3990, true],
    [3989, false],
  ])('GV-GEOM-14 GV-GEOM-12 a friend whose side is %i from the middle is brushed only: %s', (edge, may) => {
    judged(field([foot(), foot({ id: 'S2', x: X + edge + W, y: Y + 3000 })]), go(4000), may);
  });

  test.each<[string, Loose, Loose]>([
    ['left', { left: 1000 }, { x: X - 4000 - 995 - 4000, y: Y - 4000 }],
    ['right', { right: 1000 }, { x: X + 4000 + 995 + 4000, y: Y + 4000 }],
  ])('GV-GEOM-14 sideways to the %s the edge of a line is as long as it is deep', (way, step, place) => {
    // a friend diagonally beside it, level with nothing of it
    legal(field([foot(), foot({ id: 'S2', ...place })]), side(step));
    const level = { ...place, y: Y };
    judged(field([foot(), foot({ id: 'S2', ...level })]), side({ [way]: 1006 }), false);
    judged(field([foot(), foot({ id: 'S2', ...level })]), side({ [way]: 1005 }), true);
  });

  test.each([
    [1010, true],
    [1011, false],
  ])('GV-GEOM-14 backwards a block sweeps with its rear edge, 4 cm behind: %i: %s', (by, may) => {
    judged(field([block(), foot({ id: 'S2', x: X, y: Y - 4000 - 1000 })]), back({ back: by }), may);
  });

  test.each<[string, Loose, number, boolean]>([
    ['0.011 beside the way', { x: X + W + 11 + W, y: Y + 2000 }, 4000, true],
    ['0.010 beside the way', { x: X + W + 10 + W, y: Y + 2000 }, 4000, false],
    ['ending 0.011 before it', { x: X, y: Y + 3011 }, 3000, true],
    ['ending 0.010 before it', { x: X, y: Y + 3010 }, 3000, false],
    ['ending corner to corner', { x: X + 8000, y: Y + 3000 }, 3000, false],
  ])('GV-GEOM-14 GV-MOVE-04 keep away from enemies: %s %o, %i: %s', (_, place, by, may) => {
    const answer = ask(field([foot(), foot({ id: 'N1', heading: 1800, ...place })]), go(by));
    expect(answer === undefined).toBe(may);
    if (answer) {
      expect(['GV-MOVE-04', 'GV-GEOM-14']).toContain(answer.rule);
      expect(answer.because).toContain('N1');
    }
  });

  test.each([4000, 4005, 4010])('GV-GEOM-14 a charge may brush an enemy at %i from the middle', (edge) => {
    const match = field([foot(), enemyAhead(5000), foot({ id: 'N2', x: X + edge + W, y: Y + 1500, heading: 1800 })], {
      dice: [3],
    });
    order(match, charge());
    expect(pose(match)).toEqual({ x: X, y: Y + 5000, heading: 0 });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });

  test('GV-GEOM-14 GV-CHARGE-02 but it does not overlap one', () => {
    const match = field([foot(), enemyAhead(5000), foot({ id: 'N2', x: X + 3989 + W, y: Y + 1500, heading: 1800 })]);
    refused(match, charge(), 'GV-CHARGE-02');
  });
});

describe('GV-GEOM-11 into contact', () => {
  test('GV-GEOM-11 a straight charge ends where the fronts meet', () => {
    const match = field([foot(), enemyAhead(4321)], { dice: [2] });
    order(match, charge());
    expect(pose(match)).toEqual({ x: X, y: Y + 4321, heading: 0 });
  });

  test.each([50, 143, -143])('GV-GEOM-11 after a pivot of %i it ends at the first touch', (pivot) => {
    const match = field([foot(), enemyAhead(4000)], { dice: [2] });
    order(match, charge({ pivot }));
    const enemy = corners({ x: X, y: Y + 4000, heading: 1800 }, { w: 8000, d: FOOT.d });
    const depth = depthOf({ ...HERE, heading: pivot }, 8000, enemy)!;
    const place = from({ ...HERE, heading: pivot }, 0, depth);
    const found = pose(match);
    expect(Math.hypot(found.x - place.x, found.y - place.y)).toBeLessThan(3);
    expect(found.heading).toBe((pivot + 3600) % 3600);
  });
});

describe('GV-GEOM-15 turns', () => {
  /** A commander south-east of the front centre point, its north-west corner this far east and south of it. */
  const southEast = (id: string, d: number): Loose => ({
    id,
    type: 'commander',
    x: X + d + 2000,
    y: Y - d - (id.startsWith('S') ? 0 : 3000),
  });
  // the rear right corner of a line passes there at a distance of 4472.1: d times the root of 2 is its nearest point
  test.each([
    ['through a friend', 'S2', 3000, 900, false],
    ['the other way round', 'S2', 3000, -900, true],
    ['through 0.0108 of a friend at its corner', 'S2', 3153, 900, false],
    ['through 0.0096 of a friend', 'S2', 3154, 900, true],
    ['0.0095 past an enemy', 'N1', 3169, 900, false],
    ['0.0109 past an enemy', 'N1', 3170, 900, true],
  ])('GV-GEOM-15 GV-R-81 a turn sweeps all the way: %s (%s %i, by %i): %s', (_, id, d, by, may) => {
    const answer = ask(field([foot(), southEast(id, d)]), steps(turn(by)));
    expect(answer === undefined, answer?.because).toBe(may);
    if (answer) expect(answer.because).toContain(id);
  });
});

describe('GV-GEOM-07 GV-FLANK-01 front and rear, as a charge of foot at horse shows (GV-CHARGE-06)', () => {
  const at = (more: Loose) => field([foot(), horse({ id: 'N1', x: X, ...more })]);

  test('GV-GEOM-07 a line: its rear edge runs over both stands', () => {
    refused(at({ y: Y + 3000, heading: 1800 }), charge(), 'GV-CHARGE-06');
    for (const x of [X, X + 7000, X - 7000]) legal(at({ x, y: Y + 6000, heading: 0 }), charge());
  });

  test.each([
    ['line', 3000, 4000],
    ['block', 6000, 2000],
  ])('GV-GEOM-07 a %s hit on its right side: its rear corner, %i behind its front', (formation, deep, half) => {
    // it looks east; its rear right corner is at the south-west
    const rear = (x: number) => at({ formation, x: x + deep, y: Y + 3000 + half, heading: 900 });
    legal(rear(X - 4010), charge());
    legal(rear(X + 1000), charge());
    refused(rear(X - 4011), charge(), 'GV-CHARGE-06');
  });

  test('GV-GEOM-07 one stand: its own', () => {
    const chariot = (heading: number, y: number) => at({ type: 'light chariots', y, heading });
    refused(chariot(1800, Y + 3000), charge(), 'GV-CHARGE-06');
    legal(chariot(0, Y + 7000), charge());
  });

  test.each([
    ['block', 2],
    ['defensiveBlock', 1],
  ])('GV-GEOM-07 attacked at its rear face a %s: %i dice for one point', (formation, count) => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      units: [
        foot({ id: 'S1', x: 60000, y: 40000, hits: 9 }),
        foot({ id: 'N1', formation, x: 60000, y: 44000, heading: 0, hits: 9 }),
        foot({ id: 'S2', x: 100000, y: 20000 }),
        foot({ id: 'N2', x: 100000, y: 90000 }),
      ],
      dice: [...Array.from({ length: count }, () => 6), 6], // S1, then N1 with one
    });
    expect(decision(match)?.kind).toBe('activity');
  });

  describe('a bent unit: each stand has its own', () => {
    // front hinge, 90 degrees: the left stand looks north, the right one, north-east of the hinge, looks west
    const bend = { after: 1, stays: 'left', way: 'forward', angle: 900 };
    const N1 = bent({ id: 'N1', type: 'medium horse', x: X, y: Y, heading: 0, bend });
    // left: x from X - 2000 to X + 2000, y from Y - 3000 to Y; right: x from X + 2000 to X + 5000, y from Y to Y + 4000
    const coming = (x: number, y: number, heading: number) => field([foot({ x, y, heading }), N1]);
    test.each<[string, [number, number, number], boolean]>([
      ['the rear edge of the left stand', [X, Y - 6000, 0], true],
      ['the rear edge of the right stand', [X + 8000, Y + 2000, 2700], true],
      ['the front of the left stand', [X - 4500, Y + 3000, 1800], false],
      ['the side of the right stand, with its rear corner', [X + 4000, Y + 7000, 1800], true],
      ['the side of the right stand, short of its rear corner', [X + 5000 - 4011, Y + 7000, 1800], false],
      ['the inner rear corner of the right stand', [X + 7000, Y - 3000, 0], true],
    ])('GV-GEOM-07 %s %j: %s', (_, place, may) => {
      judged(coming(...place), charge(), may, 'GV-CHARGE-06');
    });
  });
});
