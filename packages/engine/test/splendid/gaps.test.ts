// A Splendid Victory: what breaking the rules one place at a time has shown to be untested (scripts/mutants.mjs): movement.
import { describe, expect, test } from 'vitest';
import {
  area,
  chargeHome,
  chargeRefused,
  field,
  HORSE,
  isOver,
  north,
  order,
  pose,
  south,
  switched,
  waitsFor,
} from './charge-help.js';
import { choose, decision, options, refusal, unit } from './kit.js';
import { box } from './fire-help.js';
import * as move from './move-help.js';

type Loose = Record<string, unknown>;
const W = 1574;
const PIKES = { type: 'P&M', layout: 'PM' };

describe('the target of a charge', () => {
  test.each([
    ['a friend', 'S2'],
    ['nobody', 'N7'],
    ['a unit that has routed', 'N2'],
    ['itself', 'S1'],
  ])('SV-CHARGE-03 is an enemy on the table, not %s', (_, target) => {
    const match = field([
      south(10000, HORSE),
      south(16000, { id: 'S2', ...PIKES }),
      north(26000),
      north(20000, { id: 'N2', status: 'routed' }),
    ]);
    expect(chargeRefused(match, target)).toBeDefined();
  });
});

describe('who is in the way, wherever it stands in the list', () => {
  const FIRST = (more: Loose) => ({ id: 'S2', ...PIKES, ...more });
  const listed = (first: Loose, ...others: Loose[]) => field([first, south(20000, PIKES), north(40000), ...others]);
  test('SV-MOVE-10 of a straight move', () => {
    const match = listed(FIRST({ x: 30000, y: 24000 }));
    choose(match, { do: 'choose', unit: 'S1' });
    const to = (ahead: number) => refusal(match, { do: 'manoeuvre', steps: [{ ahead }] });
    expect(to(2426)).toBeUndefined();
    expect(to(2437)?.rule).toBe('SV-MOVE-10');
  });
  test('SV-FACE-03 SV-GEO-08 of a turn', () => {
    const match = listed(FIRST({ x: 30000, y: 20000 + 2000 }));
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'manoeuvre', steps: [{ turn: 900 }] })?.rule).toBe('SV-FACE-03');
  });
  test('SV-CHARGE-04 of a charge', () => {
    const match = field([FIRST({ x: 30000, y: 24000 }), south(20000, HORSE), north(30000)]);
    expect(chargeRefused(match)?.rule).toBe('SV-CHARGE-04');
  });
});

describe('who may not intercept, though somebody else may', () => {
  /** N1 may intercept S1; N2 stands beside it and sees S1 too. */
  const beside = (who: Loose, others: Loose[] = [], more: Loose = {}, id = 'N2') => {
    const match = field(
      [
        south(20000, { ...PIKES, layout: 'PPMMMM' }),
        north(26000, { ...HORSE, x: 28000 }),
        north(26000, { id: 'N2', x: 32000, ...who }),
        ...others,
      ],
      [],
      more,
    );
    order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
    waitsFor(match, 'north', 'intercept');
    return refusal(match, { do: 'intercept', unit: id, at: 500 });
  };
  test('SV-REACT-04 horse beside it may', () => expect(beside(HORSE)).toBeUndefined());
  test.each<[string, Loose, Loose[], string]>([
    ['a single stand', { type: 'M', layout: 'X' }, [], 'SV-REACT-04'],
    ['a Commander', { type: 'Cmd', layout: 'C' }, [], 'SV-REACT-04'],
    ['foot', PIKES, [], 'SV-REACT-04'],
    ['dismounted Dragoons', { type: 'D', layout: 'DD', state: 'dismounted' }, [], 'SV-REACT-04'],
    ['a column', { type: 'M', layout: 'X/X', formation: 'roadColumn' }, [], 'SV-REACT-04'],
    [
      'a bent line',
      { ...HORSE, x: 33000, formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } },
      [],
      'SV-REACT-04',
    ],
    ['one that has reacted', { ...HORSE, reacted: true }, [], 'SV-REACT-01'],
    ['one that has routed', { ...HORSE, status: 'routed' }, [], 'SV-REACT-04'],
    ['one in contact', HORSE, [{ id: 'S2', ...PIKES, x: 33574, y: 26787, heading: 2700 }], 'SV-REACT-04'],
  ])('SV-REACT-04 SV-REACT-01 %s', (_, who, others, rule) => expect(beside(who, others)?.rule).toBe(rule));
  test.each(['N7', 'S1', 'S9'])('SV-REACT-04 SV-MOVE-01 nor %s, which is not there or not one of its own', (id) =>
    expect(beside(HORSE, [], {}, id)).toBeDefined(),
  );
  test('SV-REACT-04 SV-MOVE-01 nor horse of the mover’s own side', () => {
    expect(beside(HORSE, [{ id: 'S5', ...HORSE, x: 30000, y: 15000, heading: 0 }], {}, 'S5')).toBeDefined();
  });
  test('SV-REACT-06 the nearest of several in the zone counts', () => {
    const foot = (id: string, y: number) => ({ id, ...PIKES, x: 33000, y, heading: 1800 });
    expect(beside(HORSE, [foot('N4', 24000)])?.rule).toBe('SV-REACT-06');
    expect(beside(HORSE, [foot('N4', 24000), foot('N5', 16800)])?.rule).toBe('SV-REACT-06');
    expect(beside(HORSE, [foot('N5', 16800), foot('N4', 24000)])?.rule).toBe('SV-REACT-06');
    expect(beside(HORSE, [foot('N5', 16800)])).toBeUndefined();
  });
  test('SV-TERR-06 one on restricted ground', () => {
    const more = { options: { terrain: [area('rough', 31000, 26500, 40000, 30000)] } };
    expect(beside(HORSE, [], more)?.rule).toBe('SV-TERR-06');
  });
  test('SV-TERR-06 ground that restricts and prohibits nothing lies in nobody’s way', () => {
    const hill = area('hill', 31000, 23000, 40000, 24000);
    const custom = (restricted: boolean) => ({
      options: {
        terrain: [hill],
        terrainEffects: 'custom',
        terrainTable: { hill: { restricted, prohibited: [] } },
      },
    });
    expect(beside(HORSE, [], custom(false))).toBeUndefined();
    expect(beside(HORSE, [], custom(true))).toBeDefined();
  });
});

describe('one action in several orders', () => {
  const { field: wide, line, legal, refused, order: given } = move;
  test.each([
    ['sideStep', { left: 1000 }],
    ['stepBack', { back: 1000 }],
  ])('SV-MOVE-12 SV-MOVE-13 %s: the pivot before or after it, in an order of its own', (verb, step) => {
    const pivot = { do: verb, steps: [{ pivot: 50 }] };
    const go = { do: verb, steps: [step] };
    for (const [first, second] of [
      [pivot, go],
      [go, pivot],
    ] as const) {
      const match = wide(line('MMMM'));
      given(match, first);
      expect(decision(match)).toMatchObject({ kind: 'order', about: { unit: 'S1' } });
      refused(match, first);
      legal(match, second);
      choose(match, second);
      expect(unit(match, 'S1').heading).toBe(50);
      if (decision(match)?.kind === 'order') {
        refused(match, first);
        refused(match, second);
      }
    }
  });
});

describe('a manoeuvre that was to finish', () => {
  test.each([
    ['goOn', 21000],
    ['replan', 20400],
  ])('SV-REACT-10 after an intercept that failed: %s', (how, y) => {
    const match = field([south(20000, PIKES), north(26000, HORSE)], [4]);
    order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 1000 }], finish: true });
    choose(match, { do: 'intercept', unit: 'N1', at: 400 });
    choose(match, { do: how });
    expect(pose(match, 'S1').y).toBe(y);
    if (how === 'goOn') isOver(match);
    else {
      waitsFor(match, 'south', 'order');
      expect(refusal(match, { do: 'manoeuvre', steps: [{ turn: 100 }, { ahead: 3605 }] })).toBeUndefined();
      expect(refusal(match, { do: 'manoeuvre', steps: [{ turn: 100 }, { ahead: 3606 }] })?.rule).toBe('SV-MOVE-07');
    }
  });
});

describe('SV-GUN-04 unlimbering', () => {
  test('SV-GUN-04 SV-MOVE-11 not over the edge of the table', () => {
    const gun = { type: 'RA', layout: 'G', limbered: true, x: 2000, y: 20000, heading: 1800 };
    const match = move.field(gun);
    // about its front centre the rear swings through the west: 3.15" are not there
    move.refused(match, { do: 'unlimber', turn: -900 });
    move.legal(match, { do: 'unlimber', turn: 900 });
  });
});

describe('break-through in several orders', () => {
  const GO = (ahead: number, more: Loose = {}) => ({ do: 'manoeuvre', steps: [{ ahead }], ...more });
  /** S1 has charged N1, which has recoiled to the east; N2 is 12" ahead. */
  const broken = (who: Loose, dice: number[] = []) => {
    const match = field([south(10000), north(20000, HORSE), north(32000, { id: 'N2', ...who })], dice);
    chargeHome(match);
    choose(match, { do: 'recoil', aboutFace: 'forward', turn: 900, ahead: 12000 });
    waitsFor(match, 'south', 'breakThrough');
    return match;
  };
  test('SV-BREAK-02 what is left of the 9" may be ordered later', () => {
    const match = broken(PIKES);
    choose(match, GO(4000));
    waitsFor(match, 'south', 'breakThrough');
    expect(refusal(match, GO(5005))).toBeUndefined();
    expect(refusal(match, GO(5006))?.rule).toBe('SV-BREAK-02');
    choose(match, { do: 'stop' });
    isOver(match);
    expect(pose(match, 'S1').y).toBe(24000);
  });
  test('SV-BREAK-01 manoeuvre or charge, not one after the other', () => {
    const match = broken(PIKES);
    choose(match, GO(4000));
    expect(refusal(match, { do: 'charge', target: 'N2' })?.rule).toBe('SV-BREAK-02'); // it is 8" ahead
    const near = broken({ ...PIKES, y: 28000 });
    expect(refusal(near, { do: 'charge', target: 'N2' })).toBeUndefined();
  });
  test('SV-REACT-10 SV-MOVE-06 a move that went on after a failed intercept is counted once', () => {
    const match = broken(HORSE, [4]);
    choose(match, GO(5000));
    choose(match, { do: 'intercept', unit: 'N2', at: 3000 });
    choose(match, { do: 'goOn' });
    waitsFor(match, 'south', 'breakThrough');
    expect(pose(match, 'S1').y).toBe(25000);
    expect(refusal(match, GO(4005))).toBeUndefined();
    expect(refusal(match, GO(4006))?.rule).toBe('SV-BREAK-02');
  });
  test('SV-REACT-10 an intercept that failed: the rest as planned, or planned anew', () => {
    for (const how of ['goOn', 'replan']) {
      const match = broken(HORSE, [4]);
      choose(match, GO(5000, { finish: true }));
      choose(match, { do: 'intercept', unit: 'N2', at: 3000 });
      waitsFor(match, 'south', 'goOn');
      choose(match, { do: how });
      if (how === 'replan') {
        waitsFor(match, 'south', 'breakThrough');
        expect(pose(match, 'S1').y).toBe(23000);
        expect(refusal(match, GO(6005))).toBeUndefined();
        expect(refusal(match, GO(6006))?.rule).toBe('SV-BREAK-02');
      } else {
        isOver(match);
        expect(pose(match, 'S1').y).toBe(25000);
      }
    }
  });
});

describe('changes of formation with a bend', () => {
  const { X, Y, change, field: wide, legal, line, order: given, pose: placed, refused } = move;
  const REAR = Y - W;
  test.each<[string, string, number, number, [number, number, number]]>([
    ['left', 'back', 2, 2, [X + 2 * W, REAR, 900]],
    ['right', 'back', 1, 1, [X - 2 * W, REAR, 2700]],
    ['right', 'forward', 1, 1, [X - W, Y, 900]],
    ['left', 'forward', 2, 2, [X + W, Y, 2700]],
  ])(
    'SV-CHANGE-06 SV-BEND-05 the %s arm stands still, bent %s: stand %i of the other one is stationary',
    (stays, way, from, to, [x, y, heading]) => {
      const bend = { after: 2, stays, way, angle: 900 };
      const match = wide(line('MMMM', { formation: 'bentLine', bend }));
      given(match, change('line', 'MMMM', { from, to }));
      move.expectPose(placed(match), x, y, heading);
    },
  );
  /** A column that curls up behind its leading stand, which is the middle one of the line. */
  const CURL = [
    { x: X - W / 2, y: Y - 1.5 * W, heading: 900 },
    { x: X - 2 * W, y: Y - W, heading: 1800 },
    { x: X - 1.5 * W, y: Y + W / 2, heading: 2700 },
    { x: X, y: Y, heading: 0 },
  ];
  test('SV-COL-05 SV-CHANGE-05 a bent road column needs room', () => {
    const three = change('bentRoadColumn', 'M/M/M', { trail: CURL.slice(0, 2) });
    legal(wide(line('MMM')), three);
    const friend = { ...line('M'), id: 'S2', x: X - 2 * W, y: Y, heading: 0 };
    refused(wide([line('MMM'), friend]), three);
  });
  test('SV-COL-03 SV-TERR-03 nobody is set down on prohibited ground', () => {
    const setDown = [{ x: X - W / 2, y: Y + 3000 - 1.5 * W, heading: 900 }];
    const march = { ...move.go(3000), setDown };
    legal(wide(move.column('M/M')), march);
    refused(wide(move.column('M/M'), move.bog(X - 2000, Y + 200, X - 1500, Y + 500)), march);
    legal(wide(move.column('M/M'), move.bog(X - 2000, Y + 200, X - 1500, Y + 500)), move.go(3000));
  });
  test('SV-COL-05 SV-COL-03 and its stands may not overlap each other', () => {
    refused(wide(line('MMMMM')), change('bentRoadColumn', 'M/M/M/M/M', { trail: CURL }));
  });
  const bend = { after: 2, way: 'back', angle: 450 };
  test('SV-BEND-02 SV-FORM-10 a straight formation has no bend', () => {
    refused(wide(line('MMMM')), change('line', 'MMMM', { bend }));
    refused(wide(line('MMMM')), change('block', 'MM/MM', { bend }));
  });
  test.each([
    [1, 'left', 'right'],
    [2, 'right', 'left'],
  ])(
    'SV-BEND-03 SV-R-11 with the stationary stand in place %i the %s arm stays, not the %s one',
    (to, right, wrong) => {
      const match = wide(line('MMMM'));
      legal(match, change('bentLine', 'MMMM', { to, bend: { ...bend, stays: right } }));
      refused(match, change('bentLine', 'MMMM', { to, bend: { ...bend, stays: wrong } }), 'SV-BEND-03');
    },
  );
});

describe('ground and flow', () => {
  test('SV-R-100 stands that are in an area one after the other do not claim it', () => {
    const slant = {
      type: 'rough',
      points: [
        [26000, 12000],
        [34000, 20000],
        [34000, 20424],
        [26000, 12424],
      ],
    };
    const far = (layout: string) => {
      const match = field([south(10000, { type: 'M', layout }), north(46000)], [], { options: { terrain: [slant] } });
      choose(match, { do: 'choose', unit: 'S1' });
      return refusal(match, { do: 'manoeuvre', steps: [{ ahead: 13000 }] })?.rule;
    };
    expect(far('XXXX')).toBeUndefined(); // each for 0.424", 1.574" after its neighbour
    expect(far('XX')).toBe('SV-TERR-05'); // one of two is half
  });
  test('SV-FLOW-07 in the added part of a charge nothing is flowed around, with flowAroundLoose neither', () => {
    const gun = { id: 'S2', type: 'RA', layout: 'G', limbered: true, x: 30000, y: 31900, heading: 0 };
    for (const more of [{}, switched('flowAroundLoose')]) {
      const match = field([south(10000, HORSE), gun, north(33500)], [], more);
      expect(chargeRefused(match, 'N1', { extend: true })?.rule).toBe('SV-FLOW-07');
    }
    expect(chargeRefused(field([south(10000, HORSE), north(33500)]), 'N1', { extend: true })).toBeUndefined();
  });
});

describe('one pivot a phase, and break-through charges', () => {
  /** S1 has charged N1 with a pivot of 5 degrees; N2 is 8" further on. */
  const again = (more: Loose = {}) => {
    const match = field([south(10000), north(20000, HORSE), north(28000, { id: 'N2', x: 31500 })], [], more);
    chargeHome(match, 'N1', { pivot: 50 });
    choose(match, { do: 'recoil', aboutFace: 'forward', turn: 900, ahead: 12000 });
    waitsFor(match, 'south', 'breakThrough');
    return match;
  };
  test('SV-R-66 SV-FACE-04 the pivot stays used', () => {
    const match = again();
    expect(refusal(match, { do: 'charge', target: 'N2', pivot: -50 })?.rule).toBe('SV-FACE-04');
    choose(match, { do: 'charge', target: 'N2' });
    waitsFor(match, 'north', 'react');
    expect(unit(match, 'S1')).toMatchObject({ pivoted: true, heading: 50 });
  });
  test('SV-BREAK-03 SV-FACE-04 a charge without a pivot uses none up', () => {
    const match = field([south(10000), north(20000, HORSE), north(28000, { id: 'N2' })]);
    chargeHome(match, 'N1');
    choose(match, { do: 'recoil', aboutFace: 'forward', turn: 900, ahead: 12000 });
    expect(unit(match, 'S1').pivoted).toBe(false);
    choose(match, { do: 'charge', target: 'N2', pivot: 30 });
    expect(unit(match, 'S1')).toMatchObject({ pivoted: true, heading: 30 });
  });
  test('SV-R-66 pivotPerCharge: it pivots and goes in', () => {
    const match = again(switched('pivotPerCharge'));
    choose(match, { do: 'charge', target: 'N2', pivot: -50 });
    waitsFor(match, 'north', 'react');
    expect(unit(match, 'S1')).toMatchObject({ pivoted: true, heading: 0, y: 28000 });
    choose(match, { do: 'stand' });
    isOver(match);
  });
});

describe('turns and flowing around', () => {
  const { X, Y, field: wide, house, legal, line, horse, refused, steps, turn } = move;
  test.each([
    [5, false],
    [10, false],
    [11, true],
  ])('SV-R-06 SV-MOVE-10 turnsEndOnly: an enemy %i thousandths from the end position: %s', (gap, may) => {
    // after the quarter turn S1 reaches 1.574" to the west of its front and 1.574" to the north of it
    const enemy = { ...line('M'), id: 'N1', x: X - W - gap - W / 2, y: Y + 100, heading: 1800 };
    const match = wide([line('MM'), enemy], house('turnsEndOnly'));
    if (may) legal(match, steps(turn(900)));
    else refused(match, steps(turn(900)), 'SV-MOVE-10');
  });
  test('SV-R-06 SV-TERR-03 turnsEndOnly: prohibited ground that is only swept', () => {
    const { options: ground } = move.bog(X + 2300, Y - 2100, X + 2500, Y - 1900) as { options: Loose };
    const { options: end } = house('turnsEndOnly') as { options: Loose };
    refused(wide(line('MMMM'), { options: ground }), steps(turn(900)));
    legal(wide(line('MMMM'), { options: { ...ground, ...end } }), steps(turn(900)));
  });
  test.each([450, 1000, 2300, 3100])('SV-FLOW-04 completely past, along any heading: %i', (heading) => {
    const ahead = (by: number) => ({
      x: Math.round(X + by * move.sin(heading)),
      y: Math.round(Y + by * move.cos(heading)),
    });
    // its front 3" ahead: 3" and a stand's depth to be past it
    const friend = { ...line('M'), id: 'S2', ...ahead(3000), heading };
    const match = wide([horse('XX', { heading }), friend]);
    refused(match, move.go(3000 + W - 13), 'SV-FLOW-04');
    legal(match, move.go(3000 + W + 1));
  });
  test('SV-TERR-05 no double-time on restricted ground, not even to turn', () => {
    const rough = (type: string) => ({
      options: { terrain: [{ type, points: box(X - 5000, Y - 5000, X + 5000, Y + 5000) }] },
    });
    refused(wide(horse('XX'), rough('rough')), { ...steps(turn(100)), doubleTime: true }, 'SV-TERR-05');
    legal(wide(horse('XX'), rough('rough')), steps(turn(100)));
  });
});

describe('retreat and set-down where there is none', () => {
  test.each([
    [{}, false],
    [{ options: { moveAfterRetreat: true } }, true],
  ])('SV-RETIRE-01 before all movement is finished nobody retreats: %j', (more, may) => {
    const match = field([south(10000, { type: 'P&M', layout: 'M' }), north(40000)], [], more);
    waitsFor(match, 'south', 'activity');
    const retire = { do: 'retire', unit: 'S1' };
    expect(refusal(match, retire) === undefined).toBe(may);
    expect(options(match).some((one) => one.do === 'retire')).toBe(may);
    choose(match, { do: 'end' });
    expect(refusal(match, retire)).toBeUndefined();
  });
  test('SV-COL-02 only a column is set down', () => {
    const setDown = [{ x: move.X, y: move.Y, heading: 0 }];
    move.refused(move.field(move.line('MM')), { ...move.go(2000), setDown });
  });
});

describe('disengaging', () => {
  const about = { aboutFace: 'forward' };
  test('SV-DISENG-03 an enemy once left is not touched again, in one order or in two', () => {
    const engaged = () => {
      const match = field([south(20000, HORSE), north(20000, { layout: 'PM' })]);
      order(match, 'S1', { do: 'disengage' });
      return match;
    };
    const there = [about, { ahead: 3000 }];
    const back = (ahead: number) => [about, { ahead }];
    const go = (...steps: Loose[]) => ({ do: 'manoeuvre', steps });
    expect(refusal(engaged(), go(...there, ...back(2980)))).toBeUndefined();
    expect(refusal(engaged(), go(...there, ...back(2995)))?.rule).toBe('SV-DISENG-03');
    const match = engaged();
    choose(match, go(...there));
    expect(refusal(match, go(...back(2980)))).toBeUndefined();
    expect(refusal(match, go(...back(2995)))?.rule).toBe('SV-MOVE-10');
  });
});
