// A Splendid Victory: what breaking the rules one place at a time has shown to be untested (scripts/mutants.mjs): the rest.
import { describe, expect, test } from 'vitest';
import {
  area,
  charge,
  chargeHome,
  field,
  hits,
  HORSE,
  north,
  pose,
  south,
  switched,
  tally,
  waitsFor,
} from './charge-help.js';
import { checkArmy, choose, decision, options, position, refusal, situation, start, unit } from './kit.js';
import { box, fireAt, firing, foe, shooter } from './fire-help.js';
import { fray, melee, switches, throwsOf } from './melee-help.js';
import * as move from './move-help.js';
import { CMD, army, entry } from './setup-help.js';

type Loose = Record<string, unknown>;
const W = 1574;
const PIKES = { type: 'P&M', layout: 'PM' };

describe('a hasty defensive block out of a bent formation', () => {
  const [X, Y] = [30000, 25000];
  const REAR = Y - W;
  const bent = (stays: string, way: string) => ({
    layout: 'MMMM',
    formation: 'bentLine',
    bend: { after: 2, stays, way, angle: 900 },
  });
  /** A column whose leading stand faces north; the others come up from the west. */
  const COLUMN = {
    layout: 'M/M/M',
    formation: 'bentRoadColumn',
    trail: [
      { x: X - W / 2, y: Y - 1.5 * W, heading: 900 },
      { x: X - 1.5 * W, y: Y - 1.5 * W, heading: 900 },
    ],
  };
  const form = (stand: number, layout: string, cell: number[], more: Loose = {}) => ({
    do: 'form',
    stand,
    layout,
    cell,
    ...more,
  });
  const at = (x: number, y: number, heading: number) => ({ x, y, heading });
  test.each<[string, Loose, Loose, Loose, Loose]>([
    [
      'the right arm, bent back',
      bent('left', 'back'),
      at(X + 2 * W + 11000, REAR - W, 2700),
      form(3, 'MM/MM', [0, 1]),
      at(X + 2 * W, REAR - W, 900),
    ],
    [
      'the left arm, bent back',
      bent('right', 'back'),
      at(X - 2 * W - 11000, REAR - W, 900),
      form(0, 'MM/MM', [0, 0]),
      at(X - 2 * W, REAR - W, 2700),
    ],
    [
      'the right arm, bent forward, from behind',
      bent('left', 'forward'),
      at(X + 2 * W + 11000, Y + W, 2700),
      form(3, 'MM/MM', [0, 0], { reversed: true }),
      at(X + 2 * W, Y + W, 900),
    ],
    ['the arm that stays', bent('left', 'back'), at(X, Y + 11000, 1800), form(0, 'MM/MM', [0, 0]), at(X, Y, 0)],
    [
      'a following stand of a column',
      COLUMN,
      at(X - 1.5 * W, Y - 2 * W - 11000, 0),
      form(1, 'MM/.M', [0, 1]),
      at(X - W / 2, Y - W, 900),
    ],
    ['its leading stand', COLUMN, at(X, Y + 11000, 1800), form(0, 'MM/M.', [0, 0]), at(X + W / 2, Y, 0)],
  ])('SV-REACT-21 SV-R-57 the stand keeps its place and heading: %s', (_, who, charger, choice, expected) => {
    const match = field([south(0, charger), north(Y, { ...who, x: X, heading: 0 })], [6]);
    charge(match);
    choose(match, { do: 'hastyBlock' });
    waitsFor(match, 'north', 'hastyBlock');
    choose(match, choice);
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensiveBlock', layout: choice['layout'] });
    const found = pose(match, 'N1');
    expect(Math.abs(found.x - Number(expected['x']))).toBeLessThanOrEqual(1);
    expect(Math.abs(found.y - Number(expected['y']))).toBeLessThanOrEqual(1);
    expect(found.heading).toBe(expected['heading']);
    expect(hits(match, 'N1')).toBe(2 + 2); // out of its formation; a light impact of Heavy Mounted
  });
});

describe('markers when a charger falls back', () => {
  test('SV-REACT-27 a block that stood in block has no marker left, one out of line has one', () => {
    for (const [who, choice, left] of [
      [{ type: 'P&M', layout: 'PM/MM' }, { do: 'form', stand: 0, layout: 'PM/MM', cell: [0, 0] }, 0],
      [PIKES, { do: 'form', stand: 0, layout: 'P/M', cell: [0, 0] }, 1],
    ] as const) {
      const match = field([south(18000), north(30000, who)], [1]);
      charge(match);
      choose(match, { do: 'hastyBlock' });
      choose(match, choice);
      if (decision(match)?.kind === 'fallBack') choose(match, options(match)[0]);
      expect(hits(match, 'N1')).toBe(left);
    }
  });
  test('SV-REACT-34 SV-REACT-36 nobody recovers when a charger flinches', () => {
    const match = field([south(18000, HORSE), north(30000, { layout: 'MM', hits: 3 })], [1, 1, 1, 1]);
    charge(match);
    choose(match, { do: 'fire' });
    if (decision(match)?.kind === 'fallBack') choose(match, options(match)[0]);
    expect(hits(match, 'N1')).toBe(3);
    expect(hits(match, 'S1')).toBe(3);
  });
});

describe('recoil at the edge of the table', () => {
  test('SV-MOVE-11 SV-REACT-15 one stand that leaves the table is enough to ask', () => {
    const match = field([south(20000, { x: 2000 }), north(30000, { ...HORSE, x: 2000 })]);
    chargeHome(match);
    const away = { do: 'recoil', aboutFace: 'forward', turn: -100, ahead: 7000 };
    expect(refusal(match, away)?.rule).toBe('SV-MOVE-11');
    choose(match, { ...away, leaveTable: true });
    expect(unit(match, 'N1')).toMatchObject({ layout: 'X', status: 'table' });
    expect(tally(match, 'north')).toBe(1);
  });
});

describe('recoil without room', () => {
  test('SV-REACT-16 SV-FACE-08 the about-face needs its room too', () => {
    // the short file slides into the empty place behind it, where a friend may stand
    const block = { type: 'M', layout: 'XX/X.', formation: 'block' };
    const friend = { id: 'N2', type: 'P&M', layout: 'M', x: 30000 - W / 2, y: 30000 + W, heading: 1800 };
    const met = (...others: Loose[]) => {
      const match = field([south(20000), north(30000, block), ...others]);
      chargeHome(match);
      return refusal(match, { do: 'recoil', aboutFace: 'forward', ahead: 9000 });
    };
    expect(met()).toBeUndefined();
    expect(met(friend)).toBeDefined();
  });
});

describe('hand-to-hand', () => {
  test('SV-JOIN-04 prohibited ground that is not in the way does not excuse from joining in', () => {
    const units = (more: Loose = {}) => [
      { id: 'N1', type: 'P&M', layout: 'MMMM', x: 32000, y: 20000 },
      { id: 'S1', type: 'P&M', layout: 'MM', x: 30000, y: 20000 },
      { id: 'S2', type: 'P&M', layout: 'MM', x: 33200, y: 18000, ...more },
    ];
    const bog = (west: number) => ({ options: { terrain: [area('bog', west, 18500, west + 3000, 19950)] } });
    expect(decision(melee(units(), [], bog(40000)))?.kind).toBe('join');
    expect(decision(melee(units(), [], bog(34700)))?.kind).toBe('fight');
  });
  test('SV-R-31 allocateBeforeThrows: who gives all its stands to one enemy is not asked again', () => {
    const match = melee(
      [
        { id: 'N1', type: 'M', layout: 'XX', x: 30000, y: 20000 },
        { id: 'S1', type: 'Foot', layout: 'HH', x: 28426, y: 20000 },
        { id: 'S2', type: 'Foot', layout: 'HH', x: 31574, y: 20000 },
      ],
      [6, 6, 6],
      switches('allocateBeforeThrows'),
    );
    let asked = 0;
    for (let i = 0; i < 9 && decision(match)?.side === 'north'; i++) {
      const allocates = decision(match)?.kind === 'allocate';
      if (allocates) asked++;
      choose(
        match,
        allocates ? { do: 'allocate', at: [{ target: 'S2', stands: [0, 1] }] } : { do: 'fight', unit: 'N1' },
      );
    }
    expect(asked).toBe(1);
    expect(throwsOf(match, 'N1')).toEqual([[6, 6]]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
});

describe('a bent line in contact', () => {
  const LINE = { type: 'Foot', layout: 'HHH' };
  const bent = (stays: string, y: number, heading: number) => ({
    type: 'Foot',
    layout: 'HHHH',
    formation: 'bentLine',
    bend: { after: 2, stays, way: 'back', angle: 450 },
    x: 30000,
    y,
    heading,
  });
  test.each([
    ['east', 30000 + 1.5 * W, 2700, 'left'],
    ['west', 30000 - 1.5 * W, 900, 'right'],
  ])('SV-OUTFL-01 SV-GEO-13 on the %s side, past the rear corner', (_, x, heading, stays) => {
    const dice = Array.from({ length: 8 }, () => 6);
    const flank = { ...bent(stays, 20000 - 300, heading), x };
    expect(throwsOf(fray(flank, LINE, dice), 'N1')).toEqual([dice]);
  });
  test.each([
    [-300, 8],
    [W + 300, 4],
  ])('SV-OUTFL-01 SV-GEO-13 by the front of the arm that is bent back: %i', (up, count) => {
    // the right arm faces east, along the left side of S1
    const arm = {
      ...bent('left', 20000 + W + up, 0),
      x: 30000 - 3.5 * W,
      bend: { after: 2, stays: 'left', way: 'back', angle: 900 },
    };
    const dice = Array.from({ length: count }, () => 6);
    expect(throwsOf(fray(arm, LINE, dice), 'N1')).toEqual([dice]);
  });
  test('SV-REACT-31 bent on its left it faces about as well: the arm that stays is the other one', () => {
    const bend = { after: 2, stays: 'right', way: 'back', angle: 450 };
    const who = { layout: 'PMMM', formation: 'bentLine', heading: 0, bend };
    const match = field([south(20000, { x: 30787 }), north(30000 + W, who)]);
    charge(match);
    choose(match, { do: 'aboutFace' });
    expect(unit(match, 'N1')).toMatchObject({
      x: 30000,
      y: 30000,
      heading: 1800,
      layout: 'MMMP',
      bend: { after: 2, stays: 'left', way: 'forward', angle: 450 },
    });
  });
  test.each(['left', 'right'])('SV-OUTFL-01 SV-GEO-13 outflanks by the front of an arm: the %s one stays', (stays) => {
    const behind = Array.from({ length: 8 }, () => 6);
    expect(throwsOf(fray(bent(stays, 20000 - W, 0), LINE, behind), 'N1')).toEqual([behind]);
    const before = [6, 6, 6, 6];
    expect(throwsOf(fray(bent(stays, 20000, 1800), LINE, before), 'N1')).toEqual([before]);
  });
});

describe('armies', () => {
  test('SV-VICT-01 each side counts the stands of its own starting army', () => {
    const [small, large] = [
      [CMD, entry('P&M', 'MM')],
      [CMD, entry('P&M', 'MMMM'), entry('P&M', 'PPP'), entry('RA', 'G')],
    ];
    const match = start({
      armies: { south: army(...small), north: army(...large) },
      options: { subCommanders: 0 },
      dice: [6, 6, 1, 1],
    });
    expect(position(match).sides).toMatchObject({ south: { stands: 3, tally: 0 }, north: { stands: 9, tally: 0 } });
  });
  test.each([
    ['assigned', 'charismatic'],
    ['off', 'inspiring'],
  ])('SV-QUAL-05 SV-R-97 commandQuality %s: a Commander of the roster is %s', (commandQuality, command) => {
    const units = [{ ...CMD, command: 'charismatic' }, entry('P&M', 'MM')];
    const match = start({
      armies: { south: army(...units), north: army(...units) },
      options: { subCommanders: 0, commandQuality },
      dice: [6, 6, 1, 1],
    });
    expect(unit(match, 'S1').command).toBe(command);
    expect(unit(match, 'N1').command).toBe(command);
  });
  test.each(['Cmd', 'Sub'])('SV-ARMY-02 a %s is one stand', (type) => {
    const units = [CMD, entry('Sub', 'C'), entry('P&M', 'MM')].map((one) =>
      one.type === type ? { ...one, stands: 'CC' } : one,
    );
    const rules = checkArmy(army(...units), {}).errors.map(({ rule }: { rule?: string }) => rule);
    expect(rules).toContain('SV-ARMY-02');
  });
});

describe('fire', () => {
  /** Gun and target on hills of level 1, 25" apart, a unit below between. */
  const overhead = (type: string, points: number[][]) => {
    const terrain = [
      { type: 'hill', points: box(20000, 0, 40000, 3900) },
      { type: 'hill', points: box(20000, 29100, 40000, 32300) },
      { type, points },
    ];
    const units = [
      shooter('G', { type: 'RA', y: 4000 }),
      foe(0, { layout: 'PP/PP', y: 29000 }),
      { id: 'S2', type: 'P&M', layout: 'PP', x: 30000, y: 15000 },
    ];
    return refusal(firing(units, { options: { terrain } }), fireAt('N1', {}, { overhead: true }));
  };
  const BETWEEN = box(20000, 18000, 40000, 20000);
  test.each(['rough', 'bog', 'impassable'])(
    'SV-TERR-15 SV-TERR-13 overhead: %s has the level of the ground',
    (type) => {
      expect(overhead(type, BETWEEN)).toBeUndefined();
      expect(overhead('wood', BETWEEN)?.rule).toBe('SV-TERR-13');
    },
  );
  test('SV-TERR-13 SV-TERR-11 overhead: an escarpment has none', () => {
    const edge = [
      [20000, 18000],
      [40000, 18000],
    ];
    expect(overhead('escarpment', edge)).toBeUndefined();
  });
  test('SV-TERR-13 overhead: a wood beyond the target or beside the zone is not between', () => {
    expect(overhead('wood', box(20000, 34000, 40000, 36000))).toBeUndefined();
    expect(overhead('wood', box(20000, 18000, 29000, 20000))).toBeUndefined();
  });

  test('SV-FIRE-04 SV-FIRE-07 at an enemy on the table, with a stand at least', () => {
    const gone = foe(6000, { id: 'N2', status: 'routed' });
    const match = firing([shooter('MM'), foe(5000), gone]);
    expect(refusal(match, fireAt('N2'))?.rule).toBe('SV-FIRE-04');
    expect(refusal(match, fireAt('N7'))?.rule).toBe('SV-MOVE-01');
    expect(refusal(match, fireAt('N1', {}, { stands: [] }))?.rule).toBe('SV-FIRE-07');
    expect(refusal(match, { do: 'fire', unit: 'S1', at: [] })?.rule).toBe('SV-FIRE-04');
    expect(refusal(match, fireAt('N1', {}, { stands: [1] }))).toBeUndefined();
  });
  test('SV-REACT-33 SV-FIRE-07 in defensive fire each stand fires once, one at least', () => {
    const match = field([south(18000, HORSE), north(30000, { layout: 'MM' })], [1]);
    charge(match);
    waitsFor(match, 'north', 'react');
    const fire = (...stands: number[]) => refusal(match, { do: 'fire', stands });
    expect(fire(0)).toBeUndefined();
    expect(fire(0, 1)).toBeUndefined();
    for (const wrong of [[], [0, 0], [2]]) expect(fire(...wrong)?.rule).toBe('SV-REACT-33');
  });
  test('SV-R-60 defensiveFirePivot: not out of contact', () => {
    // S1 meets the left end of N1 only, which swings back
    const match = field(
      [south(18000, { x: 34000 }), north(30000, { layout: 'MMMM' })],
      [],
      switched('defensiveFirePivot'),
    );
    charge(match);
    waitsFor(match, 'north', 'react');
    expect(refusal(match, { do: 'fire', pivot: -1 })).toBeUndefined();
    expect(refusal(match, { do: 'fire', pivot: -50 })?.rule).toBe('SV-REACT-33');
  });

  test.each(['left', 'right', 'rear'])('SV-FACE-06 only a defensive block pivots about its side %s', (face) => {
    const fire = (more: Loose) =>
      refusal(firing([shooter('MM/MM', more), foe(5000)]), fireAt('N1', { pivot: 20, face }));
    expect(fire({})?.rule).toBe('SV-FACE-06');
    expect(fire({ formation: 'defensiveBlock' })).toBeUndefined();
  });
  test('SV-FACE-06 neither before a side-step', () => {
    const side = (face: string) => ({ do: 'sideStep', steps: [{ pivot: 20, face }] });
    move.legal(move.field(move.line('MMMM')), side('front'));
    move.refused(move.field(move.line('MMMM')), side('left'), 'SV-FACE-06');
  });
});

describe('positions', () => {
  const S1 = { id: 'S1', type: 'P&M', layout: 'MM', x: 20000, y: 10000 };
  const N1 = { id: 'N1', type: 'P&M', layout: 'MM', x: 20000, y: 40000 };
  const place =
    (...units: Loose[]) =>
    () =>
      situation({ phase: 'initiativeMovement', units });
  test.each<[string, Loose]>([
    ['an unknown type', { ...S1, type: 'Elves' }],
    ['no stands', { ...S1, layout: '' }],
    ['stands of another type', { ...S1, layout: 'MX' }],
    ['a gun of two', { ...S1, type: 'RA', layout: 'GG' }],
    ['a Commander of two', { ...S1, type: 'Cmd', layout: 'CC' }],
    ['lances of foot', { ...S1, lances: true }],
    ['two units of one name', { ...S1, id: 'N1' }],
    ['no place', { id: 'S1', type: 'P&M', layout: 'MM' }],
    ['a unit still to be placed', { ...S1, status: 'unplaced' }],
    ['a formation it may not have', { ...S1, layout: 'PM', formation: 'openOrder' }],
  ])('SV-ARMY-02 SV-ARMY-09 SV-ARMY-11 SV-FORM-01 refused: %s', (_, unitGiven) => {
    expect(place(S1, N1)).not.toThrow();
    expect(place(unitGiven, N1)).toThrow();
  });
  test.each<[string, number, number]>([
    ['east', 72001, 20000],
    ['north', 20000, 48001],
  ])('SV-R-101 a goal lies on the table, not to the %s of it', (_, x, y) => {
    const goals = (at: Loose) => () =>
      situation({
        phase: 'initiativeMovement',
        units: [S1, N1],
        options: {
          victory: 'scenario',
          scenarioGoals: { south: [{ x, y, radius: 1000, points: 1, ...at }], north: [] },
        },
      });
    expect(goals({})).toThrow('SV-VICT-07');
    expect(goals({ x: 72000, y: 48000 })).not.toThrow();
  });
});
