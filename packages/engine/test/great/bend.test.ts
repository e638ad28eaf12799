import { describe, expect, test } from 'vitest';
import { decision, unit } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  ask,
  back,
  bent,
  block,
  change,
  charge,
  enemyAhead,
  field,
  foot,
  go,
  horse,
  idle,
  judged,
  legal,
  light,
  order,
  refused,
  rider,
  side,
  square,
  steps,
  turn,
  type Loose,
} from './move-help.js';
import { FOOT, HORSE, numbers, overlapOf, shapesOf, standsOf, type Bend, type Placed } from './pose-help.js';

const to = (formation: string, way: string, angle: number, more: Loose = {}): Loose =>
  change(formation, { bend: { way, angle }, ...more });

describe('GV-FORM-06 what can be bent', () => {
  test.each<[string, Loose, string]>([
    ['a line', foot(), 'bentLine'],
    ['a line of pikes', foot({ type: 'heavy foot pikes' }), 'bentLine'],
    ['a line of light foot', light({ formation: 'line' }), 'bentLine'],
    ['a skirmish line', light(), 'bentSkirmishLine'],
    ['light foot in line, to skirmish line and bent at once', light({ formation: 'line' }), 'bentSkirmishLine'],
    ['a skirmish line, to a bent line', light(), 'bentLine'],
    ['horse', horse(), 'bentLine'],
    ['heavy horse', horse({ type: 'heavy horse' }), 'bentLine'],
    ['medium camels', horse({ type: 'medium camels' }), 'bentLine'],
    ['light horse', rider(), 'bentSkirmishLine'],
    ['light camels', rider({ type: 'light camels bows' }), 'bentSkirmishLine'],
    ['a block, in one change (GV-CHANGE-04)', block(), 'bentLine'],
    ['a defensive block, in one change (GV-CHANGE-04)', square(), 'bentLine'],
    ['a block of light horse', rider({ formation: 'block' }), 'bentSkirmishLine'],
  ])('GV-FORM-06 GV-FORM-02 %s %o to %s', (_, given, formation) => {
    const match = field(given);
    order(match, to(formation, 'back', 300));
    expect(unit(match, 'S1')).toMatchObject({
      formation,
      heading: 0,
      bend: { after: 1, stays: 'left', way: 'back', angle: 300 },
    });
  });

  test.each<[string, Loose, string]>([
    ['pikes in skirmish line', light({ type: 'light foot pikes', formation: 'line' }), 'bentSkirmishLine'],
    ['medium foot in skirmish line', foot(), 'bentSkirmishLine'],
    ['medium horse in skirmish line', horse(), 'bentSkirmishLine'],
    ['light chariots', rider({ type: 'light chariots' }), 'bentSkirmishLine'],
    ['heavy chariots', horse({ type: 'heavy chariots' }), 'bentLine'],
    ['elephants', horse({ type: 'heavy elephants' }), 'bentLine'],
    ['a commander', { type: 'commander' }, 'bentSkirmishLine'],
    ['artillery', { type: 'light artillery', packed: true }, 'bentSkirmishLine'],
  ])('GV-FORM-06 GV-FORM-02 not %s %o to %s', (_, given, formation) => {
    refused(field(given), to(formation, 'back', 300), 'GV-FORM-06', 'GV-FORM-02', 'GV-MOVE-03', 'GV-CHANGE-03');
  });

  test('GV-FORM-06 a bent formation needs a bend, a straight one has none', () => {
    refused(field(foot()), change('bentLine'));
    refused(field(foot()), to('block', 'back', 300));
    expect(() => field(foot({ formation: 'bentLine' }))).toThrow('GV-FORM-06');
    expect(() => field(foot({ bend: { after: 1, stays: 'left', way: 'back', angle: 300 } }))).toThrow('GV-FORM-06');
  });
});

describe('GV-FORM-06 GV-R-10 how far: option maxBend', () => {
  test.each([
    [1, true],
    [450, true],
    [900, true],
    [0, false],
    [901, false],
    [1800, false],
    [-300, false],
  ])('GV-FORM-06 GV-R-10 by %i tenths: %s', (angle, may) => {
    for (const way of ['back', 'forward']) {
      const answer = ask(field(foot()), to('bentLine', way, angle));
      expect(answer?.rule).toBe(may ? undefined : 'GV-FORM-06');
      const put = () => field(bent({ bend: { after: 1, stays: 'right', way, angle } }));
      if (may) expect(put).not.toThrow();
      else expect(put).toThrow('GV-FORM-06');
    }
  });

  test.each([
    [10, 100],
    [45, 450],
    [89, 890],
  ])('GV-R-10 option maxBend %i: %i tenths at most', (maxBend, most) => {
    const match = field(foot(), { options: { maxBend } });
    legal(match, to('bentLine', 'back', most));
    legal(match, to('bentLine', 'forward', most));
    const answer = refused(match, to('bentLine', 'back', most + 1), 'GV-FORM-06');
    expect(answer.because).toContain(String(maxBend));
    expect(() =>
      field(bent({ bend: { after: 1, stays: 'left', way: 'back', angle: most + 1 } }), { options: { maxBend } }),
    ).toThrow();
  });

  test.each([9, 91, 0, 45.5])('GV-R-10 option maxBend is 10 to 90 whole degrees: not %d', (maxBend) => {
    expect(() => field(foot(), { options: { maxBend } })).toThrow(/maxBend/);
  });
});

describe('GV-GEOM-06 GV-CHANGE-04 where the other stand goes', () => {
  /**
   * A line of foot; one stand is turned by 90 degrees about the corner at the middle of the rear or front edge. It is
   * then 2 wide (to its own side of that corner) and 4 long, down from y = -2000 or up from y = 0.
   */
  test.each([
    ['right', 'back', 0, 1000, -6000],
    ['right', 'forward', 0, 1000, 4000],
    ['left', 'back', 1, -1000, -6000],
    ['left', 'forward', 1, -1000, 4000],
  ])('GV-GEOM-06 GV-CHANGE-04 the %s stand bent %s by 90 degrees (stand %i stays)', (_, way, stand, dx, end) => {
    const given = change('bentLine', { stand, bend: { way, angle: 900 } });
    const outward = way === 'back' ? -1 : 1;
    // a commander as wide as two stands' depth, whose edge is so far beyond the end of the turned stand
    const beyond = (gap: number) => {
      const edge = Y + end + outward * gap;
      return field([foot(), { id: 'S2', type: 'commander', x: X + dx, y: way === 'back' ? edge : edge + 3000 }]);
    };
    legal(beyond(0), given);
    legal(beyond(-10), given);
    refused(beyond(-11), given, 'GV-CHANGE-01');
    // and one beside it: the turned stand reaches 2000 to its own side of the hinge and not across it
    const beside = (gap: number, across: number) => {
      const x = X + (across > 0 ? Math.sign(dx) * (2000 + gap + 2000) : -Math.sign(dx) * (gap + 2000));
      return field([foot(), { id: 'S2', type: 'commander', x, y: way === 'back' ? Y - 2100 : Y + 3100 }]);
    };
    for (const across of [1, -1]) {
      legal(beside(-10, across), given);
      refused(beside(-11, across), given, 'GV-CHANGE-01');
    }
  });

  test('GV-GEOM-06 heading of the right stand: hL + b at a rear hinge, hL - b at a front hinge', () => {
    const of = (stays: Bend['stays'], way: Bend['way'], heading: number) =>
      standsOf({ x: 0, y: 0, heading, formation: 'bentLine', bend: { after: 1, stays, way, angle: 300 } }, FOOT).map(
        (one) => one.heading,
      );
    expect(of('left', 'back', 100)).toEqual([100, 400]);
    expect(of('left', 'forward', 100)).toEqual([100, 3400]);
    expect(of('right', 'back', 400)).toEqual([100, 400]);
    expect(of('right', 'forward', 3400)).toEqual([100, 3400]);
    // the engine agrees: about the other stand the line has that heading
    for (const [stays, way, heading, stand, found] of [
      ['left', 'back', 100, 1, 400],
      ['left', 'forward', 100, 1, 3400],
      ['right', 'back', 400, 0, 100],
      ['right', 'forward', 3400, 0, 100],
    ] as const) {
      const match = field(bent({ heading, bend: { after: 1, stays, way, angle: 300 } }));
      order(match, change('line', { stand }));
      expect(unit(match, 'S1').heading).toBe(found);
    }
  });

  const shapes = Array.from({ length: 160 }, (_, i) => {
    const next = numbers(31 + 6007 * i);
    const size = next(0, 1) ? FOOT : HORSE;
    const bend: Bend = {
      after: 1,
      stays: next(0, 1) ? 'left' : 'right',
      way: next(0, 1) ? 'back' : 'forward',
      angle: next(1, 900),
    };
    const unit1: Placed = { x: X, y: Y, heading: next(0, 3599), formation: 'bentLine', bend };
    const probe = {
      x: X + next(-7000, 7000),
      y: Y + next(-7000, 7000),
      heading: next(0, 3599),
      formation: 'skirmishLine',
    };
    return { i, size, unit1, probe, over: overlapOf(shapesOf(unit1, size), shapesOf(probe, HORSE, 1)) };
  }).filter(({ over }) => Math.abs(over - 10) > 3);

  test.each(shapes)('GV-GEOM-06 GV-GEOM-10 case $i: a commander beside a bent unit', ({ size, unit1, probe, over }) => {
    const type = size === FOOT ? 'medium foot arms' : 'heavy horse';
    const put = () =>
      field([
        { type, ...unit1 },
        { id: 'S2', type: 'commander', ...probe },
      ]);
    if (over > 10) expect(put).toThrow('GV-SETUP-02');
    else expect(put).not.toThrow();
  });

  test('there are enough of them, of both kinds', () => {
    expect(shapes.filter(({ over }) => over > 10).length).toBeGreaterThan(30);
    expect(shapes.filter(({ over }) => over < 10).length).toBeGreaterThan(30);
  });
});

describe('GV-CHANGE-04 altering a bend', () => {
  test('GV-CHANGE-04 is a change of formation', () => {
    const match = field(bent());
    order(match, to('bentLine', 'forward', 200, { stand: 0 }));
    expect(unit(match, 'S1')).toMatchObject({
      x: X,
      y: Y,
      heading: 0,
      bend: { after: 1, stays: 'left', way: 'forward', angle: 200 },
    });
    idle(match, 'S1', 'GV-MOVE-01');
  });

  test('GV-CHANGE-04 about the other stand', () => {
    // bent back by 90 degrees the right stand looks east from (X + 4000, Y - 4000)
    const match = field(bent({ bend: { after: 1, stays: 'left', way: 'back', angle: 900 } }));
    order(match, to('bentLine', 'back', 100, { stand: 1, other: 'left' }));
    expect(unit(match, 'S1')).toMatchObject({
      x: X + 4000,
      y: Y - 4000,
      heading: 900,
      bend: { stays: 'right', way: 'back', angle: 100 },
    });
  });

  test('GV-CHANGE-04 a bent skirmish line may change and manoeuvre only straight', () => {
    const match = field(bent({ type: 'light foot slings', formation: 'bentSkirmishLine' }));
    order(match, to('bentSkirmishLine', 'back', 100));
    expect(unit(match, 'S1').bend).toMatchObject({ angle: 100 });
    if (decision(match)?.kind === 'order') order(match, { do: 'stop' });
    idle(match, 'S1');
  });

  test('GV-CHANGE-04 GV-MOVE-04 an arm does not turn into a unit, an enemy or off the table', () => {
    const given = to('bentLine', 'forward', 900, { stand: 0 });
    const rules = ['GV-CHANGE-01', 'GV-MOVE-04', 'GV-GEN-07', 'GV-GEN-08', 'GV-GEOM-16'];
    const enemy = (gap: number) => field([foot(), enemyAhead(4000 + gap)]);
    judged(enemy(10), given, false, ...rules);
    judged(enemy(11), given, true);
    const friend = (gap: number) => field([foot(), foot({ id: 'S2', x: X, y: Y + 4000 + gap + 2000 })]);
    judged(friend(-11), given, false, ...rules);
    judged(friend(-10), given, true);
    judged(field(foot({ y: 160000 - 3989 })), given, false, ...rules);
    judged(field(foot({ y: 160000 - 3990 })), given, true);
  });
});

describe('GV-FORM-08 bent units and defensive blocks stay where they are', () => {
  const UNITS: [string, Loose][] = [
    ['bent line', bent()],
    ['bent skirmish line', bent({ type: 'light foot arms', formation: 'bentSkirmishLine' })],
    ['bent horse', bent({ type: 'medium horse' })],
    ['bent light horse', bent({ type: 'light horse', formation: 'bentSkirmishLine' })],
    ['defensive block', square()],
  ];
  test.each(UNITS)('GV-FORM-08 %s: no move, turn, about-face, pivot, side-step, step-back or charge', (_, given) => {
    const match = field([given, enemyAhead(3000)]);
    for (const one of [
      go(500),
      steps(turn(100)),
      steps(ABOUT),
      steps({ pivot: 10 }),
      { ...go(500), rush: true },
      side({ left: 500 }),
      back({ back: 500 }),
      charge(),
    ])
      refused(match, one);
  });

  test.each(UNITS)('GV-FORM-08 %s: a change of formation is its only action', (_, given) => {
    legal(field(given), change('line'));
    legal(field(given), change('block'));
  });

  test.each([
    ['heavy horse', 'bentLine', 'line'],
    ['light horse', 'bentSkirmishLine', 'skirmishLine'],
  ])('GV-FORM-08 GV-ICPT-01 %s in %s do not intercept, in %s they do', (type, crooked, straight) => {
    const place = { id: 'N1', type, x: X, y: Y + 8000, heading: 1800 };
    const match = field([foot(), bent({ ...place, formation: crooked })]);
    order(match, go(2000));
    expect(unit(match, 'S1').y).toBe(Y + 2000);
    const other = field([foot(), { ...place, formation: straight }]);
    order(other, go(2000));
    expect(decision(other)).toMatchObject({ side: 'north', kind: 'intercept' });
  });
});
