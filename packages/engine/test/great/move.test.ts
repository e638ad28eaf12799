import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from './kit.js';
import {
  ABOUT,
  END,
  STOP,
  W,
  X,
  Y,
  ahead,
  ask,
  back,
  change,
  charge,
  chosen,
  enemyAhead,
  field,
  finish,
  foot,
  friendAhead,
  go,
  gun,
  horse,
  idle,
  judged,
  legal,
  light,
  order,
  pose,
  refused,
  side,
  steps,
  turn,
} from './move-help.js';

describe('who acts', () => {
  const three = () => field([foot(), foot({ id: 'S2', x: X + 20000, y: Y }), enemyAhead(40000)]);

  test('GV-MOVE-01 P7 units act one at a time, in any order, each if it likes', () => {
    const match = three();
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(options(match)).toEqual(expect.arrayContaining([chosen('S1'), chosen('S2'), chosen('S9'), END]));
    order(match, finish(go(1000)), 'S2');
    expect(options(match)).toEqual(expect.arrayContaining([chosen('S1'), chosen('S9'), END]));
    order(match, finish(go(2000)), 'S1');
    expect(pose(match, 'S1')).toEqual({ x: X, y: Y + 2000, heading: 0 });
    expect(pose(match, 'S2')).toEqual({ x: X + 20000, y: Y + 1000, heading: 0 });
  });

  test('GV-MOVE-01 a unit that has finished is not activated again, whatever it has left', () => {
    const match = three();
    order(match, finish(go(1000)));
    idle(match, 'S1', 'GV-MOVE-01');
    order(match, go(1000), 'S2');
    expect(decision(match)).toMatchObject({ kind: 'order', about: { unit: 'S2' } });
    choose(match, STOP);
    idle(match, 'S2', 'GV-MOVE-01');
  });

  test('GV-MOVE-01 P7 having acted is not being done (GV-JOIN-08)', () => {
    const match = three();
    order(match, finish(go(1000)));
    expect(unit(match, 'S1')).toMatchObject({ acted: true, done: false });
  });

  test('GV-MOVE-01 a unit that is done is not activated', () => {
    idle(field([foot({ done: true }), enemyAhead(40000)]), 'S1');
    idle(field([foot({ acted: true }), enemyAhead(40000)]), 'S1');
  });

  test('GV-GEN-06 nobody moves the units of the other side', () => {
    const match = three();
    expect(options(match)).not.toContainEqual(chosen('N1'));
    expect(refusal(match, chosen('N1'))?.rule).toBe('GV-GEN-06');
  });

  test('GV-MOVE-01 P2 the phase may be ended with nothing done; then the other side moves', () => {
    const match = three();
    choose(match, END);
    expect(position(match).phase).toBe('otherMovement');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(options(match)).toEqual(expect.arrayContaining([chosen('N1'), chosen('N9')]));
    expect(refusal(match, chosen('S1'))?.rule).toBe('GV-GEN-06');
  });

  test('P2 the side with the initiative moves first, whichever it is', () => {
    const match = field([foot(), enemyAhead(40000)], { initiative: 'north' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
  });

  test('P7 the flags of the last phase are cleared when the next begins', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      units: [
        foot({ id: 'S1', x: 60000, y: 20000 }),
        foot({ id: 'N1', x: 60000, y: 80000, done: true, acted: true, reacted: true, pivoted: true }),
      ],
    });
    choose(match, END);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    choose(match, chosen('N1'));
    expect(unit(match, 'N1')).toMatchObject({ done: false, reacted: false, pivoted: false });
    legal(match, side({ pivot: 50 }, { left: 1000 }), 'N1');
  });

  test('P7 a part of an action leads to the question for the rest; finish ends it at once', () => {
    const match = field(foot());
    order(match, go(1000));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'order', about: { unit: 'S1' } });
    const other = field(foot());
    order(other, finish(go(1000)));
    expect(decision(other)?.kind).toBe('activity');
  });
});

describe('units in contact', () => {
  test('GV-MOVE-02 a unit in contact when the phase begins does nothing', () => {
    idle(field([foot(), enemyAhead(0)]), 'S1', 'GV-MOVE-02');
  });

  test('GV-MOVE-02 GV-R-74 nor does it when the contact has ended meanwhile', () => {
    idle(field([foot({ engagedAtStart: true }), enemyAhead(6000)]), 'S1', 'GV-MOVE-02');
    idle(field([horse({ engagedAtStart: true }), enemyAhead(6000)]), 'S1', 'GV-DISENG-01');
  });

  test('GV-R-74 not even when a friend has over-run the artillery that held it', () => {
    const match = field(
      [
        foot(),
        gun({ id: 'N1', x: X, y: Y, heading: 1800, packed: true }),
        horse({ id: 'S2', x: X + 15000, y: Y + 4100, heading: 2700 }),
      ],
      { dice: [3] },
    );
    order(match, charge(), 'S2');
    expect(unit(match, 'N1').status).toBe('routed');
    choose(match, STOP);
    idle(match, 'S1', 'GV-MOVE-02');
  });

  test('GV-R-74 nor does one brought into contact during the phase, while it is in contact', () => {
    idle(field([foot({ engagedAtStart: false }), enemyAhead(0)]), 'S1', 'GV-MOVE-02');
    // nor may horse then disengage: it was not in contact at the start (GV-DISENG-01)
    idle(field([horse({ engagedAtStart: false }), enemyAhead(0)]), 'S1', 'GV-MOVE-02');
  });

  test('GV-R-88 GV-MOVE-02 a corner against a corner is no contact', () => {
    legal(field([foot(), enemyAhead(0, { x: X + 2 * W })]), back({ back: 500 }));
  });

  test('GV-MOVE-02 horse in contact may disengage and nothing else', () => {
    const match = field([horse(), enemyAhead(0)]);
    legal(match, { do: 'disengage' });
    for (const given of [go(1000), steps(ABOUT), change('block'), charge()]) refused(match, given);
  });
});

describe('GV-GEN-07 nothing is overlapped; GV-MOVE-04 no enemy touched', () => {
  test.each([
    [2000, true],
    [2010, true],
    [2011, false],
    [4500, false],
  ])('GV-GEN-07 GV-GEOM-14 a friend 2 cm ahead: a move of %i: %s', (by, may) => {
    judged(field([foot(), friendAhead(2000)]), go(by), may, 'GV-GEN-07');
  });

  test.each([
    [1989, true],
    [1990, false],
    [2000, false],
    [4500, false],
  ])('GV-MOVE-04 an enemy 2 cm ahead: a move of %i: %s', (by, may) => {
    judged(field([foot(), enemyAhead(2000)]), go(by), may, 'GV-MOVE-04', 'GV-GEN-07');
  });

  test('GV-MOVE-04 the refusal names the enemy and how far it is', () => {
    const answer = refused(field([foot(), enemyAhead(2000)]), go(1995), 'GV-MOVE-04');
    expect(answer.because).toContain('N1');
    expect(answer.because).toMatch(/(?<![\d.])(?:1\.99|2)(?![\d])/);
  });

  test.each([
    ['S2', 0, true],
    ['N1', 10, false],
    ['N1', 11, true],
  ])('GV-GEOM-14 passing the side of %s at %i thousandths: %s', (id, gap, may) => {
    const beside = foot({ id, x: X + 2 * W + gap, y: Y + 1000, heading: 1800 });
    judged(field([foot(), beside]), go(4500), may, 'GV-MOVE-04');
  });

  test.each([
    ['stepBack', { back: 2000 }, { x: X, y: Y - 2000 - 1995, heading: 0 }],
    ['sideStep', { left: 2000 }, { x: X - 2 * W - 1995, y: Y, heading: 0 }],
    ['sideStep', { right: 2000 }, { x: X + 2 * W + 1995, y: Y, heading: 0 }],
  ])('GV-GEOM-14 GV-MOVE-04 backwards and sideways too: %s %o', (kind, step, place) => {
    const given = { do: kind, steps: [step] };
    legal(field([foot(), foot({ id: 'S2', ...place })]), given);
    refused(field([foot(), foot({ id: 'N1', ...place })]), given, 'GV-MOVE-04');
  });

  test('GV-GEN-07 a batch with one illegal step is refused as a whole and changes nothing', () => {
    const match = field([foot(), friendAhead(2000)]);
    const before = position(match).units;
    refused(match, steps(ahead(1500), turn(10), ahead(1600)));
    refused(match, steps(ABOUT, ahead(1500), turn(900), ahead(3506)), 'GV-MOVE-05');
    expect(position(match).units).toEqual(before);
    legal(match, steps(ABOUT, ahead(1500), turn(900), ahead(3500)));
  });

  test('GV-GEN-07 units cannot be placed on one another', () => {
    const on = (gap: number) => () => field([foot(), friendAhead(gap)]);
    expect(on(-10)).not.toThrow();
    expect(on(-11)).toThrow(/S1|S2|overlap|units\[/);
  });

  test.each([
    [10, false],
    [11, true],
  ])('GV-MOVE-04 GV-CHANGE-01 a change of formation that ends %i from an enemy: %s', (gap, may) => {
    const match = field([foot(), foot({ id: 'N1', x: X, y: Y - 4000 - gap, heading: 0 })]);
    judged(match, change('block'), may, 'GV-MOVE-04');
  });

  test('GV-MOVE-04 a pivot touches no enemy', () => {
    // by 14.3 degrees the right end of the line comes 988 forward
    const given = back({ pivot: -143 }, { back: 500 });
    legal(field([foot(), enemyAhead(1000, { x: X + W })]), given);
    refused(field([foot(), enemyAhead(995, { x: X + W })]), given, 'GV-MOVE-04');
  });
});

describe('GV-MOVE-04 an enemy met corner to corner', () => {
  const cornered = () => field([foot(), enemyAhead(0, { x: X + 2 * W })]);

  test('GV-MOVE-04 may be left', () => {
    for (const given of [back({ back: 1000 }), side({ left: 1000 }), steps(ABOUT, ahead(2000)), steps(turn(100))])
      legal(cornered(), given);
  });

  test('GV-MOVE-04 GV-GEOM-09 may stay touched at the corner, but it never becomes contact or overlap', () => {
    legal(cornered(), go(30));
    refused(cornered(), go(200), 'GV-MOVE-04');
    refused(cornered(), side({ right: 1000 }), 'GV-MOVE-04');
    refused(cornered(), steps(turn(-100)), 'GV-GEOM-15');
  });

  test('GV-MOVE-04 once lost, the touch is not found again', () => {
    const again = (by: number) => steps(ABOUT, ahead(1000), ABOUT, ahead(by));
    legal(cornered(), again(989));
    refused(cornered(), again(1000), 'GV-MOVE-04');
  });

  test('GV-MOVE-04 a change of formation on the spot keeps it', () => {
    expect(ask(field([light(), enemyAhead(0, { x: X + 2 * W })]), change('line'))).toBeUndefined();
  });
});
