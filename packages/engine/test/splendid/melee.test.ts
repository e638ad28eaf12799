import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, unit } from './kit.js';
import {
  H,
  W,
  X,
  Y,
  allThrows,
  elsewhere,
  fray,
  gone,
  hitsOn,
  kind,
  losses,
  melee,
  north,
  south,
  SPARES,
  switches,
  throwsOf,
  type Loose,
} from './melee-help.js';

/** A target that changes nobody's combat value: foot in line. */
const FOOT = { type: 'Foot', layout: 'HHHH' };
const OPEN = { formation: 'openOrder' };
const BEND = { after: 1, stays: 'left', way: 'back', angle: 300 };
const TRAIL = (y: number): Loose[] => [{ x: X + H, y: Y + y, heading: 2700 }];

/** Each die is tried alone by a pair of stands: one throws the value that must hit, the other one more. */
const hitsUpTo = (attacker: Loose, target: Loose, cv: number, more: Loose = {}): void => {
  const stands = attacker.layout.replaceAll(/[^A-Z]/g, '').length;
  const dice = stands === 1 ? [[cv], [cv + 1]] : [Array.from({ length: stands }, (_, i) => (i === 0 ? cv : cv + 1))];
  const legal = dice.map((set) => set.map((die) => Math.min(6, Math.max(1, die))));
  const expected = (set: number[]): number => set.filter((die) => die <= cv).length;
  for (const set of legal) expect(hitsOn(fray(attacker, target, set, more), 'S1'), `${set}`).toBe(expected(set));
};

describe('SV-MELEE-05 basic combat values', () => {
  test.each([
    ['musket', { type: 'P&M', layout: 'MM' }, 2],
    ['pike', { type: 'P&M', layout: 'PP' }, 4],
    ['light hand-to-hand', { type: 'Foot', layout: 'LL' }, 2],
    ['hand-to-hand', { type: 'Foot', layout: 'HH' }, 3],
    ['dismounted Dragoon', { type: 'D', state: 'dismounted', layout: 'DD' }, 2],
    ['mounted Dragoon', { type: 'D', state: 'mounted', layout: 'DD' }, 3],
    ['Mounted', { type: 'M', layout: 'XX' }, 4],
    ['lance-armed Mounted', { type: 'M', layout: 'XX', lances: true }, 4],
    ['Heavy Mounted', { type: 'HM', layout: 'YY' }, 5],
    ['artillery (2, in open order)', { type: 'RA', layout: 'G' }, 1],
    ['Frame Gun', { type: 'FG', layout: 'G' }, 1],
    ['limbered artillery', { type: 'HA', layout: 'G', limbered: true }, 1],
    ['Commander (3, in open order)', { type: 'Cmd', layout: 'C' }, 2],
    ['Sub-Commander', { type: 'Sub', layout: 'C' }, 2],
  ])('SV-MELEE-05, -09 %s', (_, attacker, cv) => hitsUpTo(attacker, FOOT, cv));
});

const HORSE = { type: 'M', layout: 'XX' };
const HEAVY = { type: 'HM', layout: 'YY' };
const DRAGOONS = { type: 'D', layout: 'DD' };
const HANDS = { type: 'Foot', layout: 'HH' };
const COMMANDER = { type: 'Cmd', layout: 'C' };
const GUN = { type: 'RA', layout: 'G' };
const SHOT = { type: 'P&M', layout: 'MM' };
const COLUMN = { type: 'P&M', layout: 'P/M', formation: 'roadColumn' };

describe('SV-MELEE-06 modifiers', () => {
  test.each([
    ['1 own unit in open order, foot', { ...SHOT, ...OPEN }, FOOT, 1],
    ['1 own unit in open order, mounted', { ...HORSE, ...OPEN }, FOOT, 3],
    ['1 own unit in bent open order', { ...HORSE, formation: 'bentOpenOrder', bend: BEND }, FOOT, 3],
    ['1 own unit in road column', { type: 'Foot', layout: 'H/H', formation: 'roadColumn' }, FOOT, 2],
    [
      '1 own unit in bent road column',
      { type: 'Foot', layout: 'H/H', formation: 'bentRoadColumn', trail: TRAIL(W + H) },
      FOOT,
      2,
    ],
    ['1 not in bent line', { ...HORSE, formation: 'bentLine', bend: BEND }, FOOT, 4],
    ['1 not in block', { type: 'Foot', layout: 'H/H' }, FOOT, 3],
    ['1 not in defensive block', { type: 'Foot', layout: 'HH/HH', formation: 'defensiveBlock' }, FOOT, 3],
    ['2 mounted against foot in open order', HORSE, { ...SHOT, ...OPEN }, 5],
    ['2 mounted against foot in bent open order', HORSE, { ...SHOT, formation: 'bentOpenOrder', bend: BEND }, 5],
    ['2 mounted against foot in road column', HORSE, COLUMN, 5],
    [
      '2 mounted against foot in bent road column',
      HORSE,
      { ...COLUMN, formation: 'bentRoadColumn', trail: [{ x: X - H, y: Y - W - H, heading: 900 }] },
      5,
    ],
    ['2 mounted against artillery', HORSE, GUN, 5],
    ['2 mounted against limbered artillery', HORSE, { ...GUN, limbered: true }, 5],
    ['2 mounted against dismounted Dragoons in open order', HORSE, { ...DRAGOONS, state: 'dismounted', ...OPEN }, 5],
    ['2 not against mounted in open order', HORSE, { ...HORSE, ...OPEN }, 4],
    ['2 not against mounted in road column', HORSE, { type: 'M', layout: 'X/X', formation: 'roadColumn' }, 4],
    ['2 not against mounted Dragoons in open order', HORSE, { ...DRAGOONS, ...OPEN }, 4],
    ['2 not against foot in line', HORSE, SHOT, 4],
    ['2 not against foot in bent line', HORSE, { ...SHOT, formation: 'bentLine', bend: BEND }, 4],
    ['2 not for foot', HANDS, GUN, 3],
    ['2 not for dismounted Dragoons', { ...DRAGOONS, state: 'dismounted' }, { ...SHOT, ...OPEN }, 2],
    ['2 mounted Dragoons', DRAGOONS, { ...SHOT, ...OPEN }, 4],
    ['1 and 2 together', { ...HORSE, ...OPEN }, { ...SHOT, ...OPEN }, 4],
    ['3 mounted against a block with pikes', HORSE, { type: 'P&M', layout: 'PM/MM' }, 3],
    ['3 one pike in the last rank is enough', HORSE, { type: 'P&M', layout: 'MM/MP' }, 3],
    ['3 not against a block without pikes', HORSE, { type: 'P&M', layout: 'MM/MM' }, 4],
    ['3 not against a line with pikes', HORSE, { type: 'P&M', layout: 'PPMM' }, 4],
    ['3 not for foot', HANDS, { type: 'P&M', layout: 'PM/MM' }, 3],
    [
      '4 mounted against a defensive block without pikes',
      HORSE,
      { type: 'P&M', layout: 'MM/MM', formation: 'defensiveBlock' },
      3,
    ],
    ['4 also of Foot', HEAVY, { type: 'Foot', layout: 'HH/HH', formation: 'defensiveBlock' }, 4],
    ['4 not for foot', HANDS, { type: 'P&M', layout: 'MM/MM', formation: 'defensiveBlock' }, 3],
    [
      '5 mounted against a defensive block with pikes',
      HORSE,
      { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' },
      2,
    ],
    ['5 mounted Dragoons', DRAGOONS, { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' }, 1],
    ['5 not for foot', HANDS, { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' }, 3],
    ['1 and 5 together', { ...HORSE, ...OPEN }, { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' }, 1],
  ])('SV-MELEE-06 %s', (_, attacker, target, cv) => hitsUpTo(attacker, target, cv));

  test.each([
    ['artillery', GUN, 3],
    ['foot in open order', { ...SHOT, ...OPEN }, 3],
    ['foot in line', SHOT, 2],
    ['a block with pikes', { type: 'P&M', layout: 'PM/MM' }, 1],
    ['a defensive block without pikes', { type: 'P&M', layout: 'MM/MM', formation: 'defensiveBlock' }, 1],
    ['another Commander', COMMANDER, 2],
  ])('SV-MELEE-07, SV-R-27 a command stand attacks as mounted in open order: %s', (_, target, cv) =>
    hitsUpTo(COMMANDER, target, cv),
  );
  test('SV-R-27 a command unit is attacked as mounted: nobody gets the bonus against open order', () => {
    hitsUpTo(HORSE, COMMANDER, 4);
  });
  test('SV-MELEE-06 is judged by the kind of the attacked unit, attack by attack', () => {
    // N1 has S1, a gun, before its right half, and S2, a line, before its left half.
    const match = melee(
      [
        north({ type: 'M', layout: 'XXXX' }),
        south({ ...GUN, x: X - W }),
        south({ id: 'S2', type: 'Foot', layout: 'HH', x: X + 2 * W }),
      ],
      [5, 5, 5, 5, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, {
      do: 'allocate',
      at: [
        { target: 'S2', stands: [0, 2] },
        { target: 'S1', stands: [1, 3] },
      ],
    });
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2')]).toEqual([2, 0]);
  });
});

describe('SV-MELEE-09, SV-R-28 limits of a combat value', () => {
  const PIKES = { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' };
  test('SV-MELEE-09, SV-R-28 0 never hits', () => {
    expect(hitsOn(fray({ ...DRAGOONS, ...OPEN }, PIKES, [1, 1]), 'S1')).toBe(0);
    expect(hitsOn(fray(COMMANDER, PIKES, [1]), 'S1')).toBe(0);
  });
  test('SV-MELEE-09, SV-R-28 6 always hits, so there is nothing to throw again', () => {
    const match = melee([north(HEAVY), south(GUN)], [6, 6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(hitsOn(match, 'S1')).toBe(2);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
  test('SV-R-28 cvLimits: at least 1, at most 5', () => {
    const limits = switches('cvLimits');
    expect(hitsOn(fray({ ...DRAGOONS, ...OPEN }, PIKES, [1, 2], limits), 'S1')).toBe(1);
    expect(hitsOn(fray(COMMANDER, PIKES, [1], limits), 'S1')).toBe(1);
    expect(hitsOn(fray(HEAVY, GUN, [5, 6], limits), 'S1')).toBe(1);
  });
});

describe('markers and who fights', () => {
  test('SV-MELEE-01 one marker for each unit in contact, however many enemies; none for others', () => {
    const match = melee([
      north({ type: 'M', layout: 'XXXX' }),
      south({ ...FOOT, layout: 'HH', x: X - W, hits: 2 }),
      south({ ...FOOT, id: 'S2', layout: 'HH', x: X + W }),
      south({ ...FOOT, id: 'S3', x: 50000 }),
    ]);
    expect(['N1', 'S1', 'S2', 'S3'].map((id) => unit(match, id).hits)).toEqual([1, 3, 1, 0]);
    expect(allThrows(match)).toEqual([]);
  });

  test('SV-MELEE-01 units that meet only corner to corner do not fight', () => {
    const match = melee([
      north({ type: 'M', layout: 'XX' }),
      south({ ...FOOT, layout: 'HH' }),
      south({ ...FOOT, id: 'S2', layout: 'HH', x: X + 2 * W }),
    ]);
    expect(['N1', 'S1', 'S2'].map((id) => unit(match, id).hits)).toEqual([1, 1, 0]);
  });

  test('SV-MELEE-02 all stands fight, in contact or not, each once', () => {
    const match = fray({ type: 'Foot', layout: 'HHH/HHH/HHH' }, FOOT, [3, 3, 3, 3, 3, 3, 3, 3, 4]);
    expect(hitsOn(match, 'S1')).toBe(8);
    expect(throwsOf(match, 'N1')).toHaveLength(1);
  });
  test('SV-MELEE-02 every unit in contact fights, and nobody else', () => {
    const match = melee([north(HORSE), south(FOOT), north({ id: 'N2', ...HORSE, x: 50000 })]);
    expect(options(match).map((one) => one.unit)).toEqual(['N1', 'N9']);
    expect(['SV-MELEE-01', 'SV-MELEE-02']).toContain(refusal(match, { do: 'fight', unit: 'N2' })?.rule);
  });

  test('SV-MELEE-04 North without the initiative throws for all its units first, in its order; then South', () => {
    const match = melee([north(HORSE), south({ ...FOOT, layout: 'HH' })], [6, 1, 1, 6, 6, 6]);
    choose(match, { do: 'fight', unit: 'N9' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(allThrows(match).map((one) => [one.unit, one.dice])).toEqual([
      ['N9', [6]],
      ['N1', [1, 1]],
      ['S1', [6, 6]],
      ['S9', [6]],
    ]);
  });
  test('SV-MELEE-04 with the initiative the other way South is first', () => {
    expect(decision(melee([north(HORSE), south(FOOT)], [], { initiative: 'north' }))).toMatchObject({
      side: 'south',
      kind: 'fight',
    });
  });
  test('SV-MELEE-04 simultaneous: hits made before change nothing in the answer', () => {
    const match = melee(
      [north({ type: 'M', layout: 'XXXX' }), south({ ...FOOT, layout: 'HH' })],
      [1, 1, 1, 1, 6, 1, 1, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(5);
    choose(match, { do: 'fight', unit: 'S1' });
    expect(throwsOf(match, 'S1')).toEqual([[1, 1]]);
  });
  test('SV-MELEE-01, -02 nobody in contact: the phase is over', () => {
    const match = losses([north({ ...HORSE, y: Y + 8000 }), south(FOOT)], { phase: 'melee' });
    expect(kind(match)).toBe('activity');
    expect([unit(match, 'N1').hits, unit(match, 'S1').hits]).toEqual([0, 0]);
  });
});

describe('dividing the stands', () => {
  /** N1, a block of [2,2], has S1 before its right file and S2 before its left file; S3 is not in contact with it. */
  const split = (dice: number[], more: Loose = {}): ReturnType<typeof melee> => {
    const match = melee(
      [
        north({ type: 'P&M', layout: 'PM/MP' }),
        south({ ...FOOT, layout: 'HH', x: X - W }),
        south({ ...FOOT, id: 'S2', layout: 'HH', x: X + W }),
        south({ ...FOOT, id: 'S3', layout: 'HH', x: 50000 }),
        north({ ...FOOT, id: 'N3', layout: 'HH', x: 50000 }),
      ],
      dice,
      more,
    );
    choose(match, { do: 'fight', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate', about: { unit: 'N1' } });
    return match;
  };
  const at = (given: Record<string, number[]>): Loose => ({
    do: 'allocate',
    at: Object.entries(given).map(([target, stands]) => ({ target, stands })),
  });

  test.each([
    ['a stand left out', at({ S1: [0, 1], S2: [2] }), ['SV-MELEE-02']],
    ['a stand used twice', at({ S1: [0, 1, 2], S2: [2, 3] }), ['SV-MELEE-02']],
    ['a stand it does not have', at({ S1: [0, 1, 2, 3, 4] }), ['SV-MELEE-02', 'SV-MELEE-03', 'shape']],
    ['an enemy not in contact', at({ S1: [0, 1], S3: [2, 3] }), ['SV-MELEE-02']],
    ['a friend', at({ S1: [0, 1], N3: [2, 3] }), ['SV-MELEE-02', 'SV-MELEE-03']],
    ['nobody', at({}), ['SV-MELEE-02', 'shape']],
  ])('SV-MELEE-02, -03 refused: %s', (_, choice, rules) => {
    expect(rules).toContain(refusal(split([]), choice)?.rule);
  });
  test('SV-MELEE-03 one enemy is attacked once by a unit', () => {
    const twice = {
      do: 'allocate',
      at: [
        { target: 'S1', stands: [0, 1] },
        { target: 'S1', stands: [2, 3] },
      ],
    };
    expect(['SV-MELEE-03']).toContain(refusal(split([]), twice)?.rule);
  });
  test.each([
    ['all on one', at({ S2: [0, 1, 2, 3] })],
    ['two and two', at({ S1: [0, 1], S2: [2, 3] })],
    ['three and one, the rear rank at the front’s enemy', at({ S1: [3], S2: [0, 1, 2] })],
  ])('SV-MELEE-03 free: %s', (_, choice) => expect(refusal(split([]), choice)).toBeUndefined());

  test('SV-MELEE-03, -04 each set is thrown by itself, in the order given; the division is fixed before', () => {
    const match = split([4, 2, 2, 5]);
    choose(match, at({ S2: [0, 3], S1: [1, 2] })); // pikes, then muskets
    expect(throwsOf(match, 'N1')).toEqual([
      [4, 2],
      [2, 5],
    ]);
    expect(allThrows(match).map((one) => one.target)).toEqual(['S2', 'S1']);
    expect([hitsOn(match, 'S2'), hitsOn(match, 'S1')]).toEqual([2, 1]);
  });
  test('SV-MELEE-10 dice are read in falling order of combat value', () => {
    expect(hitsOn(fray({ type: 'P&M', layout: 'MPMM' }, FOOT, [4, 5, 3, 3]), 'S1')).toBe(1);
    expect(hitsOn(fray({ type: 'P&M', layout: 'MPMM' }, FOOT, [5, 4, 2, 1]), 'S1')).toBe(2);
    expect(hitsOn(fray({ type: 'Foot', layout: 'LH' }, FOOT, [2, 3]), 'S1')).toBe(1);
  });
  test('SV-MELEE-08, -10 two dice a stand when outflanking, the higher value first', () => {
    const match = fray({ type: 'P&M', layout: 'M/P', x: X, y: Y - W, heading: 0 }, FOOT, [3, 4, 2, 5]);
    expect(hitsOn(match, 'S1')).toBe(3);
  });
  test('SV-MELEE-08 the doubling holds only against the unit that is outflanked', () => {
    // N1 faces west on S1's east side past its rear corner; S2, a line, touches N1's rear.
    const match = melee(
      [
        { id: 'N1', ...HANDS, layout: 'H/H', x: X + 2 * W, y: Y - W, heading: 2700 },
        south(FOOT),
        { id: 'S2', ...HANDS, x: X + 4 * W, y: Y - W, heading: 2700 },
      ],
      [6, 6, 6, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, at({ S1: [0], S2: [1] }));
    expect(throwsOf(match, 'N1').map((one) => one.length)).toEqual([2, 1]);
  });
});

describe('SV-R-31 when the division is made', () => {
  /** N1 fights S1 and S2; S1 fights N1 and N2. */
  const both = (more: Loose, dice: number[]): ReturnType<typeof melee> =>
    melee(
      [
        south({ ...FOOT }), // x 26.852" to 33.148"
        north({ ...FOOT, layout: 'HH/HH', x: X - W }),
        north({ ...FOOT, id: 'N2', layout: 'HH', x: X + W }),
        { ...FOOT, id: 'S2', layout: 'H/H', x: X - 2 * W, y: Y + 1000, heading: 900 },
      ],
      dice,
      more,
    );
  const NORTH_HALF = {
    do: 'allocate',
    at: [
      { target: 'S1', stands: [0, 1] },
      { target: 'S2', stands: [2, 3] },
    ],
  };
  const SOUTH_HALF = {
    do: 'allocate',
    at: [
      { target: 'N1', stands: [0, 1] },
      { target: 'N2', stands: [2, 3] },
    ],
  };
  /** Fights in order of the list until a decision of `kind` comes up for `side`. */
  const until = (match: ReturnType<typeof melee>, side: string, wanted: string): void => {
    for (let i = 0; i < 12 && !(kind(match) === wanted && decision(match)!.side === side); i++)
      choose(match, kind(match) === 'allocate' && decision(match)!.side === 'north' ? NORTH_HALF : options(match)[0]);
  };

  test('SV-R-31, SV-MELEE-04 by default North has thrown everything before South divides', () => {
    const match = both({}, [6, 6, 6, 6, 6, 6, 6]);
    until(match, 'south', 'fight');
    choose(match, { do: 'fight', unit: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'allocate' });
    expect(
      allThrows(match)
        .map((one) => one.unit)
        .sort(),
    ).toEqual(['N1', 'N1', 'N2', 'N9']);
  });
  test('SV-R-31 allocateBeforeThrows: both sides divide before any die, North first', () => {
    const match = both(switches('allocateBeforeThrows'), [1, 1, 6, 6, 6, 6, 6]);
    until(match, 'north', 'allocate');
    choose(match, NORTH_HALF);
    until(match, 'south', 'allocate');
    expect(allThrows(match)).toEqual([]);
    expect(['N1', 'N2', 'S1', 'S2'].map((id) => unit(match, id).hits)).toEqual([1, 1, 1, 1]);
    choose(match, SOUTH_HALF);
    until(match, 'south', 'fight');
    expect(throwsOf(match, 'N1')).toEqual([
      [1, 1],
      [6, 6],
    ]);
    expect(unit(match, 'S1').hits).toBe(3);
  });
});

describe('SV-X-06..09 the example of the book', () => {
  /** A in front of C, B on its flank past a rear corner; North has the initiative. */
  const example = (a: Loose, b: Loose, c: Loose): ReturnType<typeof melee> =>
    melee(
      [
        { id: 'SA', type: 'P&M', layout: 'PM/M.', x: X, y: Y, ...a },
        { id: 'SB', type: 'P&M', layout: 'PM/M.', heading: 900, ...b },
        { id: 'NC', type: 'Foot', x: X, y: Y, heading: 1800, ...c },
        ...elsewhere(10),
        ...SPARES,
      ],
      [5, 1, 6, 5, 6, 3, 4, 5, 6, 6, 6, 1, 2, 3, 4, 6, 6, 6],
      { initiative: 'north' },
    );
  const fight = (match: ReturnType<typeof melee>): void => {
    for (const id of ['SA', 'SB', 'S9']) choose(match, { do: 'fight', unit: id });
    choose(match, { do: 'fight', unit: 'NC' });
    choose(match, { do: 'allocate', at: [{ target: 'SB', stands: [0, 1, 2, 3, 4] }] });
  };
  /** C in [3,2]: B touches only the stand without one behind it. */
  const narrow = (): ReturnType<typeof melee> =>
    example({ x: X + 1000 }, { x: X - 1.5 * W, y: Y + W }, { layout: 'HHH/HH.' });
  /** C in [2,2,1]: B touches both of its full ranks. */
  const deep = (): ReturnType<typeof melee> => example({}, { x: X - W, y: Y + 2500 }, { layout: 'HH/HH/H.' });

  test.each([
    ['[3,2]', narrow],
    ['[2,2,1]', deep],
  ])('SV-X-06 A scores 1, B outflanking none, C 3 on B; C in %s', (_, set) => {
    const match = set();
    fight(match);
    expect(throwsOf(match, 'SA')).toEqual([[5, 1, 6]]);
    expect(throwsOf(match, 'SB')).toEqual([[5, 6, 3, 4, 5, 6]]);
    expect(throwsOf(match, 'NC')).toEqual([[1, 2, 3, 4, 6]]);
    expect(['SA', 'SB', 'NC'].map((id) => unit(match, id).hits)).toEqual([1, 4, 2]);
    choose(match, { do: 'fight', unit: 'N9' });
  });

  test('SV-X-07, SV-X-09 B loses two stands, then C one; B’s last stand, still in contact, is removed at the end', () => {
    const match = deep();
    fight(match);
    choose(match, { do: 'fight', unit: 'N9' });
    while (kind(match) === 'lossesOf') choose(match, options(match)[0]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'remove', about: { unit: 'SB' } });
    expect(unit(match, 'NC').layout).toBe('HH/HH/H.'); // not dealt with yet
    choose(match, options(match)[0]);
    expect(unit(match, 'SA')).toMatchObject({ layout: 'PM/M.', hits: 0 });
    expect(unit(match, 'NC')).toMatchObject({ layout: 'HH/HH', hits: 0, formation: 'block', x: X, y: Y });
    expect(gone(match, 'SB')).toBe(true);
    expect(gone(match, 'SA')).toBe(false);
    expect(kind(match)).toBe('activity');
  });

  test('SV-X-08 C routs when no choice keeps its shape and the contact with B', () => {
    const match = narrow();
    fight(match);
    choose(match, { do: 'fight', unit: 'N9' });
    expect(gone(match, 'NC')).toBe(true);
    expect(unit(match, 'SA')).toMatchObject({ layout: 'PM/M.', hits: 0 });
    expect(unit(match, 'SB').layout).toBe('M'); // nobody left in contact with it, so it stays
    expect(events(match).some((one) => one.unit === 'NC' && one.rule.startsWith('SV-LOSS-'))).toBe(true);
  });
});
