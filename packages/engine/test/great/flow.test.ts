import { describe, expect, test } from 'vitest';
import { choose, decision, unit } from './kit.js';
import {
  ABOUT,
  W,
  X,
  Y,
  ahead,
  area,
  ask,
  bent,
  block,
  bog,
  change,
  charge,
  chief,
  enemyAhead,
  field,
  finish,
  foot,
  friendAhead,
  go,
  ground,
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
import { corners, HORSE } from './pose-help.js';

const FLOW = ['GV-FLOW-01', 'GV-FLOW-02', 'GV-FLOW-03', 'GV-GEN-07', 'GV-R-43'];
/** S2 begins 500 before S1 and is 2 cm deep: past it is 2500 and the mover's own depth. */
const past = (deep: number): number => 2500 + deep;

describe('GV-FLOW-01 who flows around', () => {
  test.each<[string, Loose, number]>([
    ['light foot in skirmish line', light(), past(2000)],
    ['light horse in skirmish line', rider(), past(3000)],
    ['light camels in skirmish line', rider({ type: 'light camels bows' }), past(3000)],
    ['light chariots in skirmish line', rider({ type: 'light chariots' }), past(4000)],
    ['a commander', chief(), past(3000)],
    ['a sub-commander', chief({ type: 'sub-commander' }), past(3000)],
  ])('GV-FLOW-01 GV-FLOW-02 %s %o past a friend', (_, given, by) => {
    const match = field([given, friendAhead(500)]);
    refused(match, go(by - 11), 'GV-FLOW-03');
    order(match, finish(go(by)));
    expect(pose(match)).toEqual({ x: X, y: Y + by, heading: 0 });
  });

  test.each<[string, Loose]>([
    ['light foot in line', light({ formation: 'line' })],
    ['light foot in block', light({ formation: 'block' })],
    ['medium foot', foot()],
    ['light horse in line', rider({ formation: 'line' })],
    ['light horse in block', rider({ formation: 'block' })],
    ['heavy horse', horse({ type: 'heavy horse' })],
    ['light chariots in line', rider({ type: 'light chariots', formation: 'line' })],
    ['heavy chariots', horse({ type: 'heavy chariots' })],
    ['elephants', horse({ type: 'medium elephants' })],
  ])('GV-FLOW-01 not %s %o', (_, given) => {
    const match = field([given, friendAhead(500)]);
    refused(match, { ...go(8000), rush: true });
    for (const by of [600, 4000]) refused(match, go(by), 'GV-GEN-07');
    legal(match, go(510));
  });

  /** A friend of 4 x 3 cm turned by 45 degrees, whose western corner juts so far into the lane of S1's right side. */
  const jutting = (into: number, lane: number): { unit: Loose; top: number } => {
    const shape = corners({ x: 0, y: 0, heading: 450 }, HORSE);
    const west = shape.reduce((a, b) => (b[0] < a[0] ? b : a));
    const place = { x: Math.round(X + lane - into - west[0]), y: Math.round(Y + 1000 - west[1]) };
    const top = Math.max(...shape.map(([, y]) => place.y + y)) - Y;
    return { unit: { id: 'S2', type: 'sub-commander', ...place, heading: 450 }, top };
  };

  test('GV-FLOW-01 packed up and relocating artillery, on stands that are not too deep', () => {
    const thin = { frontage: 4000, depth: 1000 };
    const based = { options: { basing: { artillery: thin, command: thin } } };
    const friend = (gap: number) => chief({ id: 'S2', type: 'sub-commander', x: X, y: Y + gap + 1000 });
    legal(field([gun({ packed: true }), friend(500)], based), go(2500));
    refused(field([gun({ packed: true }), friend(500)], based), go(2489), 'GV-FLOW-03');
    legal(field([gun(), friend(0)], based), relocate(ahead(2000)));
    refused(field([gun(), friend(0)], based), relocate(ahead(1000)), 'GV-FLOW-03');
  });

  test.each([
    [0, true],
    [-50, false],
  ])('GV-FLOW-03 GV-R-43 beyond the furthest point of the friend by %i, not only clear of it: %s', (more, may) => {
    const { unit: friend, top } = jutting(200, 4000);
    judged(field([rider(), friend]), go(Math.ceil(top) + 3000 + more), may, 'GV-FLOW-03');
  });

  test('GV-R-43 switch flowAroundLoose: not overlapping at the end suffices', () => {
    const { unit: friend, top } = jutting(200, 4000);
    const by = 1000 + 3000 + 250; // its rear corner has just passed the jutting one
    expect(by).toBeLessThan(top + 3000 - 500);
    refused(field([rider(), friend]), go(by), 'GV-FLOW-03');
    legal(field([rider(), friend], house('flowAroundLoose')), go(by));
    refused(field([rider(), friend], house('flowAroundLoose')), go(2000), 'GV-FLOW-03');
  });
});

describe('GV-FLOW-02 whom', () => {
  const before = (deep: number) => 500 + deep + 3000;
  test.each<[string, Loose, number]>([
    ['a block', block({ y: Y + 500 + 4000 }), before(4000)],
    ['a defensive block', square({ y: Y + 500 + 4000 }), before(4000)],
    ['horse', horse({ y: Y + 500 + 3000 }), before(3000)],
    ['elephants', horse({ type: 'heavy elephants', y: Y + 500 + 4000 }), before(4000)],
    ['artillery', gun({ y: Y + 500 + 4000 }), before(4000)],
    ['a commander', chief({ y: Y + 500 + 3000 }), before(3000)],
    [
      'a bent line',
      bent({ y: Y + 500 + 2000, bend: { after: 1, stays: 'left', way: 'forward', angle: 900 } }),
      before(6000),
    ],
  ])('GV-FLOW-02 any friend: %s %o', (_, friend, by) => {
    const match = field([rider(), { id: 'S2', x: X, heading: 0, ...friend }]);
    legal(match, go(by));
    refused(match, go(by - 50), 'GV-FLOW-03');
  });

  const MOUNTED: [string, Loose, number][] = [
    ['light horse', rider(), 3000],
    ['light camels', rider({ type: 'light camels' }), 3000],
    ['light chariots', rider({ type: 'light chariots' }), 4000],
    ['a commander', chief(), 3000],
  ];
  test.each(MOUNTED)('GV-FLOW-02 GV-FLOW-03 %s %o past enemy foot in defensive block', (_, given, deep) => {
    const match = field([given, square({ id: 'N1', x: X, y: Y + 3000, heading: 1800 })]);
    const by = 3000 + 4000 + deep;
    for (const short of [by - 50, by, by + 10]) refused(match, go(short), 'GV-FLOW-03');
    order(match, finish(go(by + 11)));
    expect(pose(match).y).toBe(Y + by + 11);
  });

  test.each<[string, Loose]>([
    ['foot in block', block()],
    ['foot in line', foot()],
    ['foot in skirmish line', light()],
    ['artillery', gun()],
    ['a commander', chief()],
    ['elephants', horse({ type: 'medium elephants' })],
  ])('GV-FLOW-02 no other enemy: %s %o', (_, enemy) => {
    // it looks north, so that nobody reacts
    const match = field([rider(), { ...enemy, id: 'N1', x: X, y: Y + 9000, heading: 0 }]);
    for (const by of [13000, 18000]) refused(match, go(by), 'GV-GEN-07');
  });

  test.each<[string, Loose, number, boolean]>([
    ['light horse', rider(), 3000, true],
    ['light foot', light(), 1000, false],
    ['packed up artillery', gun({ packed: true }), 1000, false],
  ])('GV-FLOW-02 only mounted pass an enemy defensive block: %s %o, %i deep: %s', (_, given, deep, may) => {
    const thin = { frontage: 4000, depth: 1000 };
    const match = field([given, square({ id: 'N1', x: X, y: Y + 100, heading: 1800 })], {
      options: { basing: { artillery: thin, foot: thin } },
    });
    judged(match, go(100 + 2000 + deep + 11), may, 'GV-GEN-07');
  });

  test('GV-FLOW-02 GV-MOVE-04 other enemies on the way still count', () => {
    const enemy = square({ id: 'N1', x: X, y: Y + 3000, heading: 1800 });
    const beyond = (gap: number) => foot({ id: 'N2', x: X, y: Y + 10011 + gap, heading: 1800 });
    refused(field([rider(), enemy, beyond(10)]), go(10011), 'GV-MOVE-04');
    legal(field([rider(), enemy, beyond(11)]), go(10011));
  });
});

describe('GV-FLOW-03 GV-R-43 inside one straight move', () => {
  test('GV-FLOW-03 no stopping on the way, no turn inside', () => {
    const match = field([rider(), friendAhead(500)]);
    for (const by of [600, 2000, past(3000) - 50]) refused(match, go(by), 'GV-FLOW-03');
    refused(match, steps(ahead(2000), ahead(4000)), 'GV-FLOW-03');
    refused(match, steps(ahead(2000), turn(50), ahead(6000)), 'GV-FLOW-03');
    legal(match, go(500));
    legal(match, go(past(3000)));
    legal(match, steps(ahead(past(3000) + 3000), turn(900), ahead(1000)));
  });

  test('GV-FLOW-03 it may begin and end touching the friend', () => {
    legal(field([rider(), friendAhead(0)]), go(5000));
    legal(field([rider(), friendAhead(-10)]), go(4990));
  });

  test('GV-FLOW-03 friends one behind the other are all passed, or none', () => {
    const two = [friendAhead(500), friendAhead(2500, { id: 'S3' })];
    legal(field([rider(), ...two]), go(past(3000) + 2000));
    refused(field([rider(), ...two]), go(past(3000)), 'GV-FLOW-03');
    refused(field([rider(), ...two]), go(past(3000) + 1989), 'GV-FLOW-03');
  });

  test('GV-FLOW-03 at its end it overlaps nobody else either', () => {
    const beyond = foot({ id: 'S3', x: X + 7000, y: Y + past(3000) });
    refused(field([rider(), friendAhead(500), beyond]), go(past(3000)), 'GV-FLOW-03');
    legal(field([rider(), friendAhead(500), { ...beyond, x: X + 8000 }]), go(past(3000)));
  });

  test('GV-FLOW-03 at any heading', () => {
    const heading = 1300;
    const at = (right: number, forward: number) => {
      const a = (heading * Math.PI) / 1800;
      return {
        x: Math.round(X + right * Math.cos(a) + forward * Math.sin(a)),
        y: Math.round(Y - right * Math.sin(a) + forward * Math.cos(a)),
      };
    };
    const match = field([rider({ heading }), foot({ id: 'S2', ...at(0, 2500), heading })]);
    legal(match, go(past(3000) + 2));
    refused(match, go(past(3000) - 15), 'GV-FLOW-03');
  });

  test('GV-GEN-07 prohibited terrain on the way is in the way', () => {
    const pond = (south: number) => bog(X - 500, Y + south, X + 500, Y + south + 100);
    refused(field([rider(), friendAhead(500)], pond(2600)), go(past(3000)), 'GV-TERR-03');
    legal(field([rider(), friendAhead(500)], pond(past(3000))), go(past(3000)));
    refused(
      field([rider(), friendAhead(500)], ground(area('impassable', X, Y + 3000, X + 100, Y + 3100))),
      go(past(3000)),
      ...FLOW,
      'GV-TERR-03',
    );
  });

  test('GV-FLOW-01 it does not help in a turn, a side-step or a step back', () => {
    refused(field([rider(), friendAhead(500)]), steps(turn(900)));
    refused(field([light(), foot({ id: 'S2', x: X - 9000, y: Y })]), { ...side({ left: 4000 }), rush: true });
  });
});

describe('GV-FLOW-04 P10 flowing around and changing formation', () => {
  test.each<[string, Loose, number]>([
    ['light foot', light(), past(2000)],
    ['light horse', rider(), past(3000)],
    ['light chariots', rider({ type: 'light chariots' }), past(4000)],
  ])('GV-FLOW-04 %s %o: no change after it', (_, given, by) => {
    const match = field([given, friendAhead(500)]);
    order(match, go(by));
    if (decision(match)?.kind === 'order') refused(match, change('line'), 'GV-FLOW-04');
    expect(unit(match, 'S1').formation).toBe('skirmishLine');
  });

  test('GV-FLOW-04 nor flowing around after a change', () => {
    const match = field([
      bent({
        type: 'light horse',
        formation: 'bentSkirmishLine',
        bend: { after: 1, stays: 'left', way: 'back', angle: 10 },
      }),
      friendAhead(3000, { x: X + 2000 }),
    ]);
    order(match, change('skirmishLine'));
    legal(match, go(3000));
    refused(match, go(3000 + 2000 + 3000), 'GV-FLOW-04');
  });

  test('GV-FLOW-04 a passage that was given up before it began does not count', () => {
    // N2 sees it from the east before it reaches S2, and fails to intercept
    const match = field([rider(), friendAhead(6000), horse({ id: 'N2', x: X + 12000, y: Y + 2000, heading: 2700 })], {
      dice: [6],
    });
    order(match, go(6000 + 2000 + 3000));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
    choose(match, { do: 'intercept', unit: 'N2', at: 1000 });
    choose(match, { do: 'replan' });
    expect(pose(match).y).toBe(Y + 1000);
    legal(match, change('block'));
    legal(match, go(10000));
  });

  test('GV-FLOW-04 nor when it is chosen again in the same phase (moveAgain)', () => {
    const match = field([rider(), friendAhead(500)], { options: { moveAgain: true } });
    order(match, finish(go(past(3000))));
    choose(match, { do: 'choose', unit: 'S1' });
    refused(match, change('line'), 'GV-FLOW-04');
    legal(match, go(1000));
  });

  test('GV-FLOW-04 GV-GEOM-14 brushing past a friend is no flowing around', () => {
    const match = field([rider(), friendAhead(500, { x: X + 2 * W })]);
    order(match, go(9000));
    legal(match, change('block'));
  });
});

describe('GV-FLOW-01 in other moves', () => {
  test('GV-FLOW-01 never in a charge', () => {
    const match = field([rider(), friendAhead(500), enemyAhead(12000)]);
    expect(['GV-CHARGE-02', 'GV-FLOW-01', 'GV-GEN-07']).toContain(ask(match, charge())?.rule);
    refused(field([rider(), square({ id: 'N2', x: X, y: Y + 2000, heading: 1800 }), enemyAhead(12000)]), charge());
  });

  test('GV-FLOW-01 while disengaging', () => {
    // S2 stands 1 cm behind S1
    const match = field([rider(), enemyAhead(0), foot({ id: 'S2', x: X, y: Y - 4000 })]);
    order(match, { do: 'disengage' });
    refused(match, steps(ABOUT, ahead(3000)), 'GV-FLOW-03');
    order(match, finish(steps(ABOUT, ahead(6000))));
    expect(pose(match)).toEqual({ x: X, y: Y - 3000 - 6000, heading: 1800 });
    const line = field([rider({ formation: 'line' }), enemyAhead(0), foot({ id: 'S2', x: X, y: Y - 4000 })]);
    order(line, { do: 'disengage' });
    refused(line, steps(ABOUT, ahead(6000)), 'GV-GEN-07');
  });

  test('GV-FLOW-02 GV-DISENG-03 straight through the enemy defensive block it leaves', () => {
    const match = field([rider(), square({ id: 'N1', x: X, y: Y, heading: 1800 })]);
    order(match, { do: 'disengage' });
    for (const by of [3000, 7000, 7010]) refused(match, go(by));
    order(match, finish(go(7011)));
    expect(pose(match)).toEqual({ x: X, y: Y + 7011, heading: 0 });
  });

  test.each([
    ['skirmishLine', true],
    ['line', false],
  ])('GV-FLOW-01 GV-RECOIL-03 while recoiling in %s: %s', (formation, may) => {
    const match = field(
      [
        horse(),
        { id: 'N1', type: 'light horse', formation, x: X, y: Y + 12000, heading: 1800 },
        foot({ id: 'N2', x: X, y: Y + 12000 + 3000 + 1000, heading: 1800 }),
      ],
      { dice: [1] },
    );
    order(match, charge());
    while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    const away = { do: 'recoil', aboutFace: true, ahead: 6000 };
    judged(match, away, may, 'GV-GEN-07');
  });
});
