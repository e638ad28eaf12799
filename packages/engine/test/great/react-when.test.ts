import { describe, expect, test } from 'vitest';
import {
  AHEAD,
  BOWS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  charge,
  chargeHome,
  field,
  hits,
  isOver,
  many,
  met,
  north,
  order,
  pose,
  south,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, situation, unit } from './kit.js';

describe('GV-REACT-01 once in a phase', () => {
  test('GV-REACT-01 an attempt that failed counts: neither intercept nor recoil later', () => {
    // N1 sees S1 step up and fails; then S2 charges it.
    const match = field(
      [south(50000, FOOT), south(45000, { id: 'S2', x: 98000 }), north(56000, { ...HORSE, x: 94000 })],
      [4, 1],
    );
    order(match, 'S1', { ...AHEAD(1000), finish: true });
    choose(match, { do: 'intercept', unit: 'N1', at: 0 });
    expect(unit(match, 'N1').reacted).toBe(true);
    choose(match, { do: 'goOn' });
    if (decision(match)?.kind === 'order') choose(match, { do: 'stop' });
    charge(match, 'N1', {}, 'S2');
    expect(pose(match, 'S2').y).toBe(56000);
    expect(hits(match, 'N1')).toBe(0);
    isOver(match, 'S2');
  });

  test('GV-REACT-01 a chance passed by uses nothing up', () => {
    const match = field(
      [south(50000, FOOT), south(45000, { id: 'S2', x: 98000 }), north(56000, { ...HORSE, x: 94000 })],
      [1],
    );
    order(match, 'S1', { ...AHEAD(1000), finish: true });
    choose(match, { do: 'pass' });
    expect(unit(match, 'N1').reacted).toBe(false);
    if (decision(match)?.kind === 'order') choose(match, { do: 'stop' });
    charge(match, 'N1', {}, 'S2');
    waitsFor(match, 'north', 'intercept');
    choose(match, { do: 'pass' });
    waitsFor(match, 'north', 'react');
    expect(refusal(match, { do: 'recoil', aboutFace: true, ahead: 6000 })).toBeUndefined();
  });

  test.each<[string, Loose]>([
    ['horse', HORSE],
    ['foot', FOOT],
    ['bows', BOWS],
    ['skirmishers', SKIRMISHERS],
  ])('GV-REACT-01, P13 %s that have reacted stand and fight', (_, who) => {
    const match = met({ ...who, reacted: true });
    isOver(match);
    expect(pose(match, 'S1').y).toBe(60000);
  });

  test('P13 a target that is done stands and fights', () => {
    isOver(met({ ...HORSE, done: true }));
  });

  test('GV-REACT-01 in the other movement phase it is South that reacts', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'south',
      dice: [2],
      units: [south(50000), north(56000, FOOT), north(110000, { id: 'N9', x: 20000 })],
    });
    order(match, 'N1', AHEAD(1000));
    waitsFor(match, 'south', 'intercept');
    choose(match, { do: 'intercept', unit: 'S1', at: 500 });
    expect([pose(match, 'S1').y, pose(match, 'N1').y]).toEqual([55500, 55500]);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([1, 1]);
  });

  test('GV-REACT-01 the active side never reacts', () => {
    // S2 of the active side sees nothing to intercept while its friends move before it.
    const match = field([south(50000, FOOT), south(46000, { id: 'S2' }), north(90000)]);
    order(match, 'S1', AHEAD(1000));
    waitsFor(match, 'south', 'order');
  });
});

describe('GV-REACT-04 what can be reacted to', () => {
  const SEES = north(56000, HORSE);
  test.each<[string, Loose, Loose]>([
    ['a turn', FOOT, { do: 'manoeuvre', steps: [{ turn: 450 }] }],
    ['an about-face', FOOT, { do: 'manoeuvre', steps: [{ aboutFace: true }] }],
    ['a change of formation', FOOT, { do: 'changeFormation', formation: 'block', stand: 0, other: 'behind' }],
    ['a change to skirmish line', LIGHT_HORSE, { do: 'changeFormation', formation: 'skirmishLine' }],
    ['packing up', GUN, { do: 'packUp' }],
    ['unpacking', { ...GUN, packed: true }, { do: 'unpack', turn: 100 }],
    ['heavy artillery turning', { type: 'heavy artillery' }, { do: 'relocate', steps: [{ turn: 100 }] }],
  ])('GV-REACT-04 not to %s', (_, who, choice) => {
    const match = field([south(50000, who), SEES]);
    order(match, 'S1', choice);
    expect(decision(match)?.side).toBe('south');
  });

  test('GV-REACT-04 not to a charge that fails its test', () => {
    const match = field([south(50000), SEES], [6]);
    charge(match);
    waitsFor(match, 'south', 'order');
  });

  test.each<[string, Loose, Loose]>([
    ['a manoeuvre', FOOT, AHEAD(1000)],
    ['a side-step', FOOT, { do: 'sideStep', steps: [{ left: 1000 }] }],
    ['a step back', FOOT, { do: 'stepBack', steps: [{ back: 1000 }] }],
    ['relocating', GUN, { do: 'relocate', steps: [{ ahead: 1000 }] }],
    ['packed artillery', { ...GUN, packed: true }, AHEAD(1000)],
    ['a commander', COMMANDER, AHEAD(1000)],
    ['elephants', ELEPHANTS, AHEAD(1000)],
  ])('GV-REACT-04, GV-ICPT-03 but to %s, from its start to its end', (_, who, choice) => {
    const match = field([south(50000, who), SEES]);
    order(match, 'S1', choice);
    waitsFor(match, 'north', 'intercept');
    for (const at of [0, 500, 1000]) expect(refusal(match, { do: 'intercept', unit: 'N1', at })).toBeUndefined();
    for (const at of [-1, 1001]) expect(refusal(match, { do: 'intercept', unit: 'N1', at })).toBeDefined();
  });
});

describe('GV-REACT-07 stopped', () => {
  test('GV-REACT-07 by an intercept: no change of formation after it, no further move', () => {
    const match = field([south(50000, { ...LIGHT_HORSE, ...SKIRMISH }), north(56000, HORSE)], [1]);
    order(match, 'S1', AHEAD(1000));
    choose(match, { do: 'intercept', unit: 'N1', at: 400 });
    isOver(match);
    expect(pose(match, 'S1').y).toBe(50400);
  });

  test('GV-REACT-07 by opportunity fire too', () => {
    // 6 + 2 + 1 mounted - 1 skirmishing
    const match = field([south(50000, { ...LIGHT_HORSE, ...SKIRMISH }), north(56000, GUN)], [1, 2, ...many(6, 6)]);
    order(match, 'S1', AHEAD(1000));
    choose(match, { do: 'opportunityFire', unit: 'N1', at: 400 });
    isOver(match);
    expect(unit(match, 'S1')).toMatchObject({ y: 50400, hits: 2, done: true });
  });

  test('P8 a chance of the target lets the charge go on to contact if it is passed by', () => {
    const match = field([south(50000), north(56000, HORSE)], [1]);
    chargeHome(match);
    expect(pose(match, 'S1').y).toBe(56000);
    waitsFor(match, 'north', 'react');
  });
});
