/** Combinations a reviewer found broken; each kept as a case. */
import { describe, expect, test } from 'vitest';
import {
  area,
  charge,
  field,
  HORSE,
  north,
  order,
  refused,
  south,
  switched,
  tally,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, interrupt, options, refusal, situation, unit } from './kit.js';

const go = (...steps: Loose[]) => ({ do: 'manoeuvre', steps });

describe('the edge of the table', () => {
  test('SV-R-116 a disengaging unit loses no stand while it touches an enemy', () => {
    const block = south(47500, { type: 'M', layout: 'XX/XX/XX', formation: 'block' });
    const match = field([block, north(44500, { layout: 'PMP', x: 28426, heading: 900 })]);
    order(match, 'S1', { do: 'disengage' });
    expect(refusal(match, { ...go({ ahead: 1000 }), leaveTable: true })?.rule).toBe('SV-DISENG-03');
  });

  const leaving = (dice: number[]) => {
    const match = field(
      [
        south(46000, { type: 'M', layout: 'XX/XX', formation: 'block' }),
        north(45500, { type: 'M', layout: 'XXX', x: 24000, heading: 900 }),
      ],
      dice,
    );
    order(match, 'S1', { ...go({ ahead: 3000 }), leaveTable: true });
    choose(match, { do: 'intercept', unit: 'N1', at: 2900 });
    return match;
  };
  test('SV-MOVE-11, SV-R-72 stands off the table are lost where an intercept stops the mover', () => {
    const match = leaving([1]);
    expect(tally(match, 'south')).toBe(2);
    expect(unit(match, 'S1').layout).toHaveLength(3);
  });
  test('SV-MOVE-11 and where the mover gives the rest up', () => {
    const match = leaving([6]);
    choose(match, { do: 'replan' });
    waitsFor(match, 'south', 'reform');
    choose(match, options(match)[0]);
    expect(tally(match, 'south')).toBe(2);
  });

  test('SV-R-116 getting away nobody swings off the table', () => {
    const match = field([
      south(46000, { x: 20000, heading: 900 }),
      north(47000, { type: 'M', layout: 'X/X', formation: 'block', x: 26000, heading: 2700 }),
    ]);
    order(match, 'S1', { do: 'charge', target: 'N1' });
    if (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    waitsFor(match, 'north', 'react');
    const away = { do: 'recoil', aboutFace: 'forward', turn: 900, ahead: 12000, leaveTable: true };
    expect(refusal(match, away)?.rule).toBe('SV-MOVE-11');
    expect(options(match)).not.toContainEqual({ do: 'recoil', aboutFace: 'forward', turn: 900, ahead: 12000 });
  });
});

describe('columns', () => {
  const COLUMN = { type: 'D', layout: 'D/D', formation: 'roadColumn' };
  test('SV-REACT-04, P-WINDOW 1 the later legs of a march can be intercepted too', () => {
    const match = field([south(5000, COLUMN), north(31000, { type: 'M', layout: 'XXX' })]);
    order(match, 'S1', go({ ahead: 16500 }, { turn: 50 }, { ahead: 1500 }));
    waitsFor(match, 'north', 'intercept');
  });
  test('SV-R-96 it faces about once between straight moves', () => {
    const match = field([south(10000, { type: 'P&M', layout: 'M/M/M', formation: 'roadColumn' }), north(40000)]);
    order(match, 'S1', go({ aboutFace: 'forward' }));
    expect(refusal(match, go({ aboutFace: 'forward' }))?.rule).toBe('SV-R-96');
  });
  test('SV-FORM-09 nor is it rearranged near an enemy', () => {
    const match = field([south(10000, { ...COLUMN, type: 'M', layout: 'X/X/X' }), north(40000)]);
    order(match, 'S1', go({ ahead: 10000 }));
    const change = { do: 'changeFormation', formation: 'roadColumn', layout: 'X/X/X' };
    expect(refusal(match, change)?.rule).toBe('SV-FORM-09');
  });
  test('SV-R-119 of a longer column not the head alone, but half of its stands', () => {
    const rough = { options: { terrain: [area('rough', 33000, 15000, 50000, 25000)] } };
    const match = (layout: string) =>
      field([south(20000, { ...COLUMN, type: 'M', layout, x: 20000, heading: 900 }), north(46000)], [], rough);
    expect(refused(match('X/X/X/X'), 'S1', go({ ahead: 14000 }))).toBeUndefined();
    expect(refused(match('X/X/X/X'), 'S1', go({ ahead: 17000 }))?.rule).toBe('SV-MOVE-07');
    expect(refused(match('X/X'), 'S1', go({ ahead: 14000 }))?.rule).toBe('SV-TERR-05');
  });
});

describe('a dispute in between', () => {
  const settled = (match: ReturnType<typeof field>, name: string) => {
    interrupt(match, 'south', { do: 'dispute', switch: name, value: true });
    choose(match, { do: 'agree' });
  };
  test('SV-VICT-08 what it leaves without a legal removal routs', () => {
    const block = (id: string, x: number, y: number) => ({
      id,
      type: 'P&M',
      formation: 'block',
      layout: 'PM/PM',
      x,
      y,
      hits: 4,
    });
    const match = situation({
      phase: 'losses',
      initiative: 'north',
      options: { houseRules: { noTwoStandBlock: true } },
      units: [block('S1', 10000, 10000), block('S2', 20000, 10000), { ...north(40000), id: 'N9' }],
      dice: [],
    });
    choose(match, { do: 'lossesOf', unit: 'S1' });
    settled(match, 'lossKeepsKind');
    expect(unit(match, 'S1').status).toBe('routed');
  });
  test('SV-VICT-08 nobody is obliged to join in any more', () => {
    const foot = (id: string, x: number, y: number) => ({ id, type: 'P&M', layout: 'MM', x, y, heading: 0 });
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      dice: [],
      units: [
        foot('S1', 30000, 20000),
        foot('S2', 26852, 19000),
        foot('S3', 33148, 19000),
        { id: 'N1', type: 'M', layout: 'XXXXXX', x: 30000, y: 20000, heading: 1800 },
        foot('S4', 60000, 30000),
        { id: 'N2', type: 'P&M', layout: 'MM', x: 60000, y: 30000, heading: 1800 },
      ],
    });
    waitsFor(match, 'south', 'join');
    settled(match, 'joinInChargeLimit');
    waitsFor(match, 'north', 'fight');
  });
});

describe('restricted ground and turns', () => {
  const rough = { options: { terrain: [area('rough', 20000, 2000, 37000, 12300)] } };
  test('SV-TERR-05, SV-R-100 a turn into it counts', () => {
    const block = south(13000, { type: 'M', layout: 'X/X', formation: 'block', x: 10000, heading: 900 });
    const match = field([block, north(46000)], [], rough);
    expect(refused(match, 'S1', go({ ahead: 14000 }, { turn: -900 }))?.rule).toBe('SV-TERR-05');
  });
  test('SV-TERR-05 a turn is a manoeuvre: not with a change of formation', () => {
    const match = field([south(8000, { ...HORSE, x: 28000 }), north(46000)], [], rough);
    order(match, 'S1', { do: 'changeFormation', formation: 'block', layout: 'X/X' });
    expect(refusal(match, go({ turn: 900 }))?.rule).toBe('SV-TERR-05');
  });
});

describe('smaller ones', () => {
  test('SV-MOVE-09 a pivot in double-time keeps its distance too', () => {
    const line = south(20000, { type: 'P&M', layout: 'MMMM' });
    const match = () => field([line, north(38200, { layout: 'P', x: 26952 })]);
    const step = { do: 'sideStep', steps: [{ right: 500 }, { pivot: 91 }], doubleTime: true };
    expect(refused(match(), 'S1', step)?.rule).toBe('SV-MOVE-09');
    expect(refused(match(), 'S1', { ...step, steps: [{ right: 500 }] })).toBeUndefined();
  });
  test('SV-R-23 with noZeroDiceFire there is no defensive fire without dice', () => {
    const more = { options: { weather: 'rain', houseRules: { noZeroDiceFire: true } } };
    const match = field([south(27000, { type: 'P&M', layout: 'PM' }), north(30000, { layout: 'MM' })], [1], more);
    charge(match);
    waitsFor(match, 'north', 'react');
    expect(refusal(match, { do: 'fire' })?.rule).toBe('SV-FIRE-20');
  });
  test('SV-FLOW-05 who has not come to the other yet has not flowed around it', () => {
    const match = field(
      [
        south(20000, HORSE),
        south(26000, { id: 'S2', type: 'P&M', layout: 'MM' }),
        north(21000, { ...HORSE, x: 22000, heading: 900 }),
      ],
      [6],
    );
    order(match, 'S1', go({ ahead: 10000 }));
    choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
    choose(match, { do: 'replan' });
    expect(refusal(match, { do: 'changeFormation', formation: 'block', layout: 'X/X' })).toBeUndefined();
  });
  test.each([
    [24000, false],
    [23995, false],
    [23985, false],
    [24100, true],
  ])('SV-TERR-11, SV-R-117 no contact across an escarpment: %i %s', (y, may) => {
    const edge = {
      type: 'escarpment',
      points: [
        [20000, y],
        [28000, y],
        [40000, y],
      ],
    };
    const behind = {
      type: 'escarpment',
      points: [
        [20000, y + 2000],
        [40000, y + 2000],
      ],
    };
    const match = field([south(20000), north(24000)], [], { options: { terrain: [may ? behind : edge] } });
    expect(refused(match, 'S1', { do: 'charge', target: 'N1' }) === undefined).toBe(may);
  });
  test('SV-R-118 with moveAgain the rest of a disengagement may be used', () => {
    const match = field([south(20000, HORSE), north(20000)], [], { options: { moveAgain: true } });
    order(match, 'S1', { do: 'disengage' });
    choose(match, { ...go({ aboutFace: 'forward' }, { ahead: 3000 }), finish: true });
    expect(refusal(match, { do: 'choose', unit: 'S1' })).toBeUndefined();
  });
  test('SV-R-118, P-STEPS 4 steps ordered after an interrupted move are void', () => {
    const match = field([south(20000, HORSE), north(21000, { ...HORSE, x: 22000, heading: 900 })], [6]);
    order(match, 'S1', { ...go({ ahead: 3000 }, { turn: 900 }, { ahead: 2000 }), finish: true });
    choose(match, { do: 'intercept', unit: 'N1', at: 500 });
    choose(match, { do: 'goOn' });
    waitsFor(match, 'south', 'order');
    expect(unit(match, 'S1')).toMatchObject({ y: 23000, heading: 0 });
  });
  test('SV-R-08 with aboutFaceForward an emergency about-face does not slide backward', () => {
    const block = north(30000, { layout: 'MMM/MM.', formation: 'block', heading: 0 });
    const match = field([south(20000), block], [], switched('aboutFaceForward'));
    charge(match);
    waitsFor(match, 'north', 'react');
    expect(refusal(match, { do: 'aboutFace', slide: 'backward' })?.rule).toBe('SV-R-08');
  });
  test('SV-CHARGE-02, SV-BREAK-03 a single stand makes no break-through charge', () => {
    const match = field(
      [
        south(20000, { x: 70416 }),
        north(24000, { ...HORSE, x: 68852 }),
        north(31000, { id: 'N2', layout: 'PM', x: 69000 }),
      ],
      [],
    );
    order(match, 'S1', { do: 'charge', target: 'N1', pivot: 100, leaveTable: true });
    while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    waitsFor(match, 'north', 'react');
    expect(unit(match, 'S1').layout).toBe('Y');
    choose(
      match,
      options(match).find((option) => option.do === 'recoil'),
    );
    expect(refusal(match, { do: 'charge', target: 'N2' })?.rule).toBe('SV-CHARGE-02');
  });
});
