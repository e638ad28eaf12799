import { describe, expect, test } from 'vitest';
import { choose, decision, unit } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  ahead,
  back,
  bent,
  block,
  chief,
  enemyAhead,
  expectPose,
  field,
  finish,
  foot,
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
  rider,
  side,
  square,
  steps,
  turn,
  type Loose,
} from './move-help.js';
import { from, stored, turned } from './pose-help.js';

const HERE = { x: X, y: Y, heading: 0 };

describe('side-step and step-back', () => {
  test.each([
    ['GV-MOVE-12', side({ left: 2000 }), 0, -2000, 0],
    ['GV-MOVE-12', side({ right: 1500 }), 0, 1500, 0],
    ['GV-MOVE-12', side({ left: 2000 }), 900, 0, 2000],
    ['GV-MOVE-13', back({ back: 2000 }), 0, 0, -2000],
    ['GV-MOVE-13', back({ back: 1200 }), 2700, 1200, 0],
  ])('%s %o at heading %i keeps the facing', (_, given, heading, dx, dy) => {
    const match = field(foot({ heading }));
    order(match, finish(given));
    expect(pose(match)).toEqual({ x: X + dx, y: Y + dy, heading });
    expect(unit(match, 'S1').acted).toBe(true);
  });

  test.each([
    [side({ left: 1700 }), -1700, 0],
    [side({ right: 1700 }), 1700, 0],
    [back({ back: 1700 }), 0, -1700],
  ])('GV-MOVE-12 GV-MOVE-13 %o at any heading', (given, right, forward) => {
    for (const heading of [333, 1234, 2999]) {
      const match = field(foot({ heading }));
      order(match, finish(given));
      expectPose(pose(match), stored(from({ ...HERE, heading }, right, forward)));
    }
  });

  test.each([
    ['GV-MOVE-12', { left: 1000 }, side],
    ['GV-MOVE-12', { right: 1000 }, side],
    ['GV-MOVE-13', { back: 1000 }, back],
  ])('%s GV-PIVOT-02 one pivot, before or after %o', (_, step, of) => {
    const match = field(foot());
    legal(match, of({ pivot: 143 }, step));
    legal(match, of(step, { pivot: -143 }));
    refused(match, of({ pivot: 10 }, step, { pivot: 10 }), 'GV-PIVOT-02');
    refused(match, of({ pivot: 144 }, step), 'GV-PIVOT-01');
    refused(match, of(step, { pivot: -144 }), 'GV-PIVOT-01');
  });

  test.each<[string, number, Loose, [number, number]]>([
    ['GV-MOVE-12', 289, { right: 2000 }, [2000, 0]],
    ['GV-MOVE-12', -200, { left: 2000 }, [-2000, 0]],
    ['GV-MOVE-13', 289, { back: 2000 }, [0, -2000]],
    ['GV-MOVE-13', -150, { back: 1234 }, [0, -1234]],
  ])('%s the step after a pivot of %i goes by the new heading: %o', (_, pivot, step, [right, forward]) => {
    const of = 'back' in step ? back : side;
    const match = field(block());
    order(match, finish(of({ pivot }, step)));
    expectPose(pose(match), stored(from(turned(HERE, pivot), right, forward)));
    const after = field(block());
    order(after, finish(of(step, { pivot })));
    expectPose(pose(after), turned(stored(from(HERE, right, forward)), pivot));
    expect(unit(after, 'S1').pivoted).toBe(true);
  });

  test.each([
    [side({ left: 500 }, { left: 500 })],
    [side({ left: 500 }, { right: 500 })],
    [side({ left: 500 }, { back: 500 })],
    [side(ahead(500))],
    [side({ left: 500 }, ahead(500))],
    [side({ back: 500 })],
    [back({ back: 500 }, { back: 500 })],
    [back(ahead(500))],
    [back({ left: 500 })],
    [side()],
    [back()],
  ])('GV-MOVE-12 GV-MOVE-13 one straight step, and of its own kind: not %o', (given) => {
    refused(field(foot()), given);
  });

  test.each<[string, Loose, boolean]>([
    ['a block', block(), true],
    ['a line', foot({ type: 'heavy foot pikes' }), true],
    ['a skirmish line', light(), true],
    ['a defensive block', square(), false],
    ['a bent line', bent(), false],
    ['a bent skirmish line', bent({ type: 'light foot slings', formation: 'bentSkirmishLine' }), false],
    ['horse', horse(), false],
    ['light horse in skirmish line', rider(), false],
    ['camels', horse({ type: 'light camels' }), false],
    ['chariots', horse({ type: 'light chariots' }), false],
    ['elephants', horse({ type: 'heavy elephants' }), false],
    ['artillery', gun(), false],
    ['artillery, packed up', gun({ packed: true }), false],
    ['a commander', chief(), false],
  ])('GV-MOVE-12 GV-MOVE-13 GV-MOVE-03 only foot that stands straight: %s %o: %s', (_, given, may) => {
    for (const one of [side({ left: 1000 }), back({ back: 1000 })]) {
      judged(field(given), one, may, 'GV-MOVE-03');
    }
  });

  test('GV-MOVE-12 GV-MOVE-13 with step and pivot made nothing is left to decide', () => {
    for (const given of [side({ left: 2000 }, { pivot: 5 }), back({ pivot: 5 }, { back: 2000 })]) {
      const match = field(foot());
      order(match, given);
      expect(decision(match)?.kind).toBe('activity');
      idle(match, 'S1', 'GV-MOVE-01');
    }
  });

  test('P10 the pivot may follow as an order of its own, a second step may not', () => {
    const match = field(foot());
    order(match, side({ left: 1000 }));
    if (decision(match)?.kind === 'activity') return; // the engine may take the step as the whole
    legal(match, side({ pivot: 100 }));
    refused(match, side({ left: 500 }));
    refused(match, side({ right: 500 }));
    refused(match, go(500));
    refused(match, steps(turn(100)));
  });
});

describe('P10 a step that meets a reaction', () => {
  test.each<[string, Loose, Loose]>([
    ['a side-step', side({ right: 2000 }), { x: X + 1000, y: Y, heading: 0 }],
    ['a step back', back({ back: 2000 }), { x: X, y: Y - 1000, heading: 0 }],
  ])('P10 %s %o can only be shortened', (_, given, there) => {
    const match = field([foot(), enemyAhead(6000, { type: 'medium horse' })], { dice: [6] });
    order(match, given);
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'goOn' });
    choose(match, { do: 'replan' });
    expect(pose(match)).toEqual(there);
    if (decision(match)?.kind === 'order') {
      for (const other of [given, go(500), steps(ABOUT)]) refused(match, other);
      choose(match, { do: 'stop' });
    }
    idle(match, 'S1');
  });

  test('P10 or it goes on to its end', () => {
    const match = field([foot(), enemyAhead(6000, { type: 'medium horse' })], { dice: [6] });
    order(match, finish(back({ back: 2000 })));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    choose(match, { do: 'goOn' });
    expect(pose(match)).toEqual({ x: X, y: Y - 2000, heading: 0 });
  });

  test('P10 stopped by an intercept it has finished', () => {
    const match = field([foot(), enemyAhead(6000, { type: 'medium horse' })], { dice: [3] });
    order(match, side({ left: 2000 }));
    choose(match, { do: 'intercept', unit: 'N1', at: 500 });
    expect(pose(match)).toEqual({ x: X - 500, y: Y, heading: 0 });
    expect(pose(match, 'N1')).toEqual({ x: X, y: Y, heading: 1800 });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, done: true });
  });
});

describe('P9 P10 a manoeuvre that meets a reaction', () => {
  const met = (given: Loose, dice: number[], who: Loose = foot()) => {
    const match = field([who, enemyAhead(8000, { type: 'medium horse' })], { dice });
    order(match, given);
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    return match;
  };

  test('P9 replanned with the allowance left', () => {
    const match = met(go(4000), [4]);
    choose(match, { do: 'replan' });
    expect(pose(match).y).toBe(Y + 1000);
    refused(match, steps(ABOUT, ahead(4006)), 'GV-MOVE-05');
    order(match, finish(steps(ABOUT, ahead(4000))));
    expect(pose(match)).toEqual({ x: X, y: Y - 5000, heading: 1800 });
  });

  test('P9 or it goes on with the segment and the steps after it', () => {
    const match = met(finish(steps(ahead(2000), turn(900), ahead(1000))), [4]);
    choose(match, { do: 'goOn' });
    expect(pose(match)).toEqual({ x: X + 1000, y: Y + 2000, heading: 900 });
    idle(match, 'S1');
  });

  test('P9 replanned, the steps after it are gone', () => {
    const match = met(finish(steps(ahead(2000), turn(900), ahead(1000))), [4]);
    choose(match, { do: 'replan' });
    expect(pose(match)).toEqual({ x: X, y: Y + 1000, heading: 0 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'order' });
    legal(match, go(4000));
  });

  test('P9 stopped: the action is over', () => {
    const match = met(go(4000), [3]);
    expect(unit(match, 'S1')).toMatchObject({ y: Y + 1000, hits: 1, done: true });
    expect(unit(match, 'N1')).toMatchObject({ y: Y + 1000, hits: 1, done: true });
    idle(match, 'S1');
  });

  test('P10 a stopped manoeuvre cancels the second half of a double action', () => {
    const match = met(go(4000), [3], light());
    expect(unit(match, 'S1')).toMatchObject({ formation: 'skirmishLine', done: true });
    idle(match, 'S1');
  });

  test('P10 one that goes on keeps it', () => {
    const match = met(go(4000), [4], light());
    choose(match, { do: 'goOn' });
    expect(pose(match).y).toBe(Y + 4000);
    legal(match, { do: 'changeFormation', formation: 'line' });
  });

  test('P10 nobody reacts to a change of formation', () => {
    const match = field([light(), enemyAhead(3000, { type: 'medium horse' })]);
    order(match, { do: 'changeFormation', formation: 'block' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'order' });
  });
});
