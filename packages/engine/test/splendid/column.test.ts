import { describe, expect, test } from 'vitest';
import { unit } from './kit.js';
import {
  HALF,
  W,
  X,
  Y,
  ahead,
  ask,
  change,
  column,
  cos,
  enemyAhead,
  field,
  go,
  legal,
  line,
  order,
  refused,
  sin,
  steps,
  turn,
  type Loose,
} from './move-help.js';

type Pose = { x: number; y: number; heading: number };

const HORSE = (stands: number): Loose => column(Array.from({ length: stands }, () => 'X').join('/'), { type: 'M' });
const normal = (heading: number): number => ((heading % 3600) + 3600) % 3600;
/** Clockwise difference, -1799 to 1800. */
const between = (heading: number, of: number): number => {
  const by = normal(heading - of);
  return by > 1800 ? by - 3600 : by;
};
const behind = (of: Pose, by: number) => ({ x: of.x - by * sin(of.heading), y: of.y - by * cos(of.heading) });

/** SV-COL-01: a stand of this heading hinged on the one before it, by the left corner if turned clockwise. */
const hinged = (before: Pose, heading: number): Pose => {
  const side = between(heading, before.heading) >= 0 ? -1 : 1;
  const rear = behind(before, W);
  const corner = { x: rear.x + side * HALF * cos(before.heading), y: rear.y - side * HALF * sin(before.heading) };
  return {
    x: Math.round(corner.x - side * HALF * cos(heading)),
    y: Math.round(corner.y + side * HALF * sin(heading)),
    heading: normal(heading),
  };
};
const chain = (lead: Pose, ...headings: number[]): Pose[] => {
  const poses: Pose[] = [];
  for (const heading of headings) poses.push(hinged(poses.at(-1) ?? lead, heading));
  return poses;
};
const limited = (before: Pose, heading: number): number =>
  before.heading + Math.max(-900, Math.min(900, between(heading, before.heading)));

/** SV-COL-04: where the followers go by default. */
const byDefault = (lead: Pose, old: Pose[]): Pose[] => {
  const poses: Pose[] = [];
  for (const one of old) {
    const before = poses.at(-1) ?? lead;
    const [from, to] = [behind(one, HALF), behind(before, W)];
    const heading = Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 1800) / Math.PI);
    poses.push(hinged(before, limited(before, heading)));
  }
  return poses;
};
/** The followers of a straight column at S1's place. */
const followers = (stands: number): Pose[] =>
  Array.from({ length: stands - 1 }, (_, i) => ({ x: X, y: Y - (i + 1) * W, heading: 0 }));
const LEAD: Pose = { x: X, y: Y, heading: 0 };

const expectTrail = (trail: Pose[], wanted: Pose[]) => {
  expect(trail).toHaveLength(wanted.length);
  for (const [i, one] of wanted.entries()) {
    expect(Math.abs(trail[i]!.x - one.x), `x of ${i}: ${trail[i]!.x}, ${one.x}`).toBeLessThanOrEqual(3);
    expect(Math.abs(trail[i]!.y - one.y), `y of ${i}: ${trail[i]!.y}, ${one.y}`).toBeLessThanOrEqual(3);
    expect(Math.abs(between(trail[i]!.heading, one.heading)), `heading of ${i}`).toBeLessThanOrEqual(1);
  }
};

describe('SV-COL-01 how a bent road column hangs together', () => {
  const form = (...trail: Pose[]) => change('bentRoadColumn', 'M/M/M', { trail });

  test.each([[[900, 900]], [[2700, 2700]], [[450, 900]], [[450, 0]], [[3150, 300]], [[300, 1200]], [[1, 0]]])(
    'SV-COL-01 headings %o, hinged on the corners',
    (headings) => {
      const match = field(line('MMM'));
      order(match, form(...chain(LEAD, ...headings)));
      expect(unit(match, 'S1')).toMatchObject({ formation: 'bentRoadColumn', layout: 'M/M/M', ...LEAD });
      expectTrail(unit(match, 'S1').trail, chain(LEAD, ...headings));
    },
  );

  const [first, second] = chain(LEAD, 450, 900) as [Pose, Pose];
  /** Turned clockwise, but hinged by its right corner on the right one. */
  const wrongHinge: Pose = {
    x: Math.round(X + HALF - HALF * cos(450)),
    y: Math.round(Y - W + HALF * sin(450)),
    heading: 450,
  };
  const tooFar = chain(LEAD, 910, 910);
  test.each([
    ['a gap', [first, { ...second, x: second.x - 25 }]],
    [
      'a gap at the first joint',
      [
        { ...first, y: first.y - 25 },
        { ...second, y: second.y - 25 },
      ],
    ],
    ['the wrong corner', [wrongHinge, hinged(wrongHinge, 450)]],
    ['more than 90 degrees', tooFar],
    ['a stand too few', [first]],
    ['a stand too many', [first, second, hinged(second, 900)]],
  ])('SV-COL-01 not with %s', (_, trail) => {
    refused(field(line('MMM')), form(...trail));
  });
});

describe('SV-COL-02 SV-R-12 the leading stand manoeuvres alone', () => {
  test('SV-COL-02 SV-R-12 it turns and moves as a single stand; the tail does not swing round', () => {
    const besideTail = line('M', { id: 'S2', x: X - W, y: Y - 1600 });
    const match = field([column('M/M/M'), besideTail]);
    order(match, steps(turn(900), ahead(6000)));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'bentRoadColumn', x: X + 6000, y: Y, heading: 900 });
    const besideHead = line('M', { id: 'S2', x: X - W, y: Y });
    refused(
      field([column('M/M/M'), besideHead]),
      steps(turn(900), ahead(6000)),
      'SV-FACE-03',
      'SV-MOVE-10',
      'SV-GEO-08',
    );
  });

  test('SV-COL-02 its own stands are no obstacle', () => {
    const match = field(column('M/M'));
    order(match, steps(turn(1700), ahead(5000)));
    expect(unit(match, 'S1')).toMatchObject({ heading: 1700 });
  });

  test('SV-COL-02 straight ahead it stays a straight road column', () => {
    const match = field(column('P/M/M'));
    order(match, go(5000));
    expect(unit(match, 'S1')).toMatchObject({
      formation: 'roadColumn',
      layout: 'P/M/M',
      x: X,
      y: Y + 5000,
      heading: 0,
    });
    expect(unit(match, 'S1').trail).toBeUndefined();
  });

  test('SV-COL-02 SV-MOVE-10 it touches no enemy on its way', () => {
    const match = field([column('M/M'), enemyAhead(3000)]);
    // the enemy is near: only a change of formation is open; far off at the start, the way is judged
    refused(match, go(2000), 'SV-MOVE-05');
    const far = field([column('M/M', { tooNearForColumn: false }), enemyAhead(3000)]);
    refused(far, go(2990), 'SV-MOVE-10');
    legal(far, go(2989));
  });
});

describe('SV-COL-03 the set-down', () => {
  const lead = { x: X, y: Y + 1000, heading: 0 };
  const setDown = (given: Loose, ...poses: Pose[]): Loose => ({ ...given, setDown: poses });

  test.each([
    [0, true],
    [300, true],
    [530, true],
    [538, false],
    [900, false],
    [-530, true],
    [-538, false],
  ])('SV-COL-03 no centre goes farther than the leading stand and one stand depth: tail turned by %i', (by, free) => {
    const poses = chain(lead, normal(by), normal(by));
    const answer = ask(field(column('M/M/M')), setDown(go(1000), ...poses));
    expect(answer?.rule).toBe(free ? undefined : 'SV-COL-03');
  });

  test('SV-COL-03 the way of the leading stand counts, not how far it got', () => {
    // 2" out and 2" back by a turn: it travelled 4"
    const out = steps(ahead(2000), turn(1700), ahead(2000));
    const end = { x: Math.round(X + 2000 * sin(1700)), y: Math.round(Y + 2000 + 2000 * cos(1700)), heading: 1700 };
    legal(field(column('M/M')), setDown(out, hinged(end, 2100)));
  });

  test('SV-COL-03 the owner may set it down straight or bent', () => {
    const match = field(HORSE(3));
    const straight = [
      { x: X + 10000 - W, y: Y, heading: 900 },
      { x: X + 10000 - 2 * W, y: Y, heading: 900 },
    ];
    order(match, setDown(steps(turn(900), ahead(10000)), ...straight));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'roadColumn', x: X + 10000, y: Y, heading: 900 });
    const bent = field(HORSE(3));
    const poses = chain({ x: X, y: Y + 10000, heading: 0 }, 900, 450);
    order(bent, setDown(go(10000), ...poses));
    expect(unit(bent, 'S1').formation).toBe('bentRoadColumn');
    expectTrail(unit(bent, 'S1').trail, poses);
  });

  test('SV-COL-03 SV-COL-01 it must hang together and be complete', () => {
    const [one, two] = chain(lead, 300, 300) as [Pose, Pose];
    const match = field(column('M/M/M'));
    refused(match, setDown(go(1000), one, { ...two, x: two.x + 30 }));
    refused(match, setDown(go(1000), one));
    refused(match, setDown(go(1000), ...chain(lead, 910, 910)));
    legal(match, setDown(go(1000), one, two));
  });

  test('SV-COL-03 its stands may not overlap each other', () => {
    const round = steps(turn(900), ahead(4000), turn(900), ahead(4000), turn(900), ahead(4000));
    const ring = chain({ x: X, y: Y - 4000, heading: 2700 }, 0, 900, 1800, 2700); // the fifth stand comes upon the first
    legal(field(HORSE(4)), setDown(round, ...ring.slice(0, 3)));
    refused(field(HORSE(5)), setDown(round, ...ring), 'SV-COL-03');
  });

  test('SV-COL-03 SV-MOVE-10 nor overlap another unit or touch an enemy', () => {
    const [one] = chain({ x: X, y: Y + 4000, heading: 0 }, 900) as [Pose];
    const place = { x: one.x - W - HALF, y: one.y + HALF }; // flush with its rear
    const given = setDown(go(4000), one);
    legal(field([column('M/M'), line('M', { id: 'S2', ...place })]), given);
    refused(
      field([column('M/M'), line('M', { id: 'S2', ...place, x: place.x + 11 })]),
      given,
      'SV-COL-03',
      'SV-MOVE-10',
    );
    refused(
      field([column('M/M', { tooNearForColumn: false }), line('M', { id: 'N1', ...place, heading: 0 })]),
      given,
      'SV-COL-03',
      'SV-MOVE-10',
    );
  });

  test('SV-COL-03 the stands keep their order', () => {
    const match = field(column('P/M/M'));
    order(match, steps(turn(450), ahead(3000)));
    expect(unit(match, 'S1').layout).toBe('P/M/M');
  });

  test('SV-COL-03 from one set-down to the next the way counts anew', () => {
    const match = field(column('M/M/M'));
    order(match, go(4000));
    const next = { x: X, y: Y + 5000, heading: 0 };
    refused(match, setDown(go(1000), ...chain(next, 560, 560)), 'SV-COL-03');
    legal(match, setDown(go(1000), ...chain(next, 530, 530)));
  });
});

describe('SV-COL-04 the default set-down', () => {
  test.each([
    [3, [turn(900), ahead(4000)], { x: X + 4000, y: Y, heading: 900 }],
    [5, [turn(900), ahead(6000)], { x: X + 6000, y: Y, heading: 900 }],
    [4, [turn(-600), ahead(3000)], { x: X - 2598, y: Y + 1500, heading: 3000 }],
    [3, [turn(450), ahead(1000)], { x: X + 707, y: Y + 707, heading: 450 }],
    [3, [ahead(3000), turn(900), ahead(3000)], { x: X + 3000, y: Y + 3000, heading: 900 }],
    [2, [turn(1500), ahead(3000)], { x: X + 1500, y: Y - 2598, heading: 1500 }],
  ])('SV-COL-04 %i stands, %o: each towards the one before it', (stands, list, lead) => {
    const match = field(column(Array.from({ length: stands }, () => 'M').join('/')));
    order(match, steps(...list));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'bentRoadColumn', ...lead });
    expectTrail(unit(match, 'S1').trail, byDefault(lead, followers(stands)));
  });

  test('SV-COL-04 again from a bent column', () => {
    const trail = chain(LEAD, 450, 600);
    const match = field({ ...column('M/M/M'), formation: 'bentRoadColumn', trail });
    order(match, go(5000));
    expectTrail(unit(match, 'S1').trail, byDefault({ x: X, y: Y + 5000, heading: 0 }, trail));
  });

  /** Beside the column on the left; the default of the last of three stands comes upon it, its old heading does not. */
  const S2 = line('M', { id: 'S2', x: X - W, y: Y - 3400 });
  /** Beside it on the right; there the old headings come upon it. */
  const S3 = line('M', { id: 'S3', x: X + W, y: Y - 2400 });
  const lead: Pose = { x: X + 3000, y: Y, heading: 900 };
  const MARCH = steps(turn(900), ahead(3000));

  test('SV-COL-04 if that is not legal each stand keeps its old heading', () => {
    const match = field([column('M/M/M'), S2]);
    order(match, MARCH);
    expectTrail(unit(match, 'S1').trail, chain(lead, 0, 0));
    const other = field([column('M/M/M'), S3]);
    order(other, MARCH);
    expectTrail(unit(other, 'S1').trail, byDefault(lead, followers(3)));
  });

  test('SV-COL-04 if neither is, the owner must name a set-down', () => {
    const match = field([column('M/M/M'), S2, S3]);
    refused(match, MARCH, 'SV-COL-03');
    order(match, { ...MARCH, setDown: chain(lead, 311, 200) });
    expectTrail(unit(match, 'S1').trail, chain(lead, 311, 200));
  });

  test('SV-COL-03 a set-down upon a friend is refused', () => {
    const match = field([column('M/M/M'), S2, S3]);
    for (const poses of [chain(lead, 0, 0), byDefault(lead, followers(3))])
      refused(match, { ...MARCH, setDown: poses }, 'SV-COL-03', 'SV-MOVE-10');
  });
});

describe('SV-COL-05 SV-R-13 straight and bent', () => {
  const trail = chain(LEAD, 450, 900);

  test.each([
    [24005, 'SV-FORM-09'],
    [24006, undefined],
  ])('SV-COL-05 SV-FORM-09 forming a bent road column from another kind, an enemy at %i', (gap, rule) => {
    const match = field([line('MMM'), enemyAhead(gap)]);
    expect(ask(match, change('bentRoadColumn', 'M/M/M', { trail }))?.rule).toBe(rule);
  });

  test('SV-COL-05 forming one is the whole action of foot', () => {
    const match = field(line('MMM'));
    order(match, change('bentRoadColumn', 'M/M/M', { trail }));
    expect(unit(match, 'S1').done).toBe(true);
  });

  test('SV-R-13 SV-COL-05 a march bends and straightens it without a change of formation, however near it comes', () => {
    const match = field([column('M/M/M'), enemyAhead(25000)]);
    order(match, steps(ahead(3000), turn(300), ahead(1000)));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'bentRoadColumn', done: false });
    const riders = field(HORSE(3));
    order(riders, steps(turn(900), ahead(5000)));
    expect(unit(riders, 'S1').formation).toBe('bentRoadColumn');
    legal(riders, change('line', 'XXX')); // the second part of its action is still there
  });
});
