// A Great Victory: hand-to-hand combat (P5, GV-MELEE, GV-R-29, -31, GV-WE-05, -06).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from './kit.js';
import {
  FOOT,
  H,
  W,
  X,
  Y,
  allThrows,
  aside,
  elsewhere,
  foot,
  fray,
  gone,
  got,
  gotAll,
  hitsOn,
  kind,
  melee,
  misses,
  north,
  south,
  SPARES,
  switches,
  throwsOf,
  troops,
  type Loose,
  type Match,
} from './melee-help.js';

const HALF = { formation: 'block' };
const fighters = (match: Match): string[] =>
  options(match)
    .map((one) => one.unit as string)
    .toSorted();
const at = (points: Record<string, number>): Loose => ({
  do: 'allocate',
  at: Object.entries(points).map(([target, n]) => ({ target, points: n })),
});
const lengths = (match: Match, id: string): number[] => throwsOf(match, id).map((one) => one.length);

describe('GV-MELEE-01 the opening hit', () => {
  test('GV-MELEE-01 one marker for each unit in contact, however many enemies; none for others', () => {
    const match = melee([
      north(foot(9)),
      south({ ...foot(3, HALF), x: X - H }),
      south({ id: 'S2', ...foot(3, HALF), x: X + H }),
      south({ id: 'S3', ...foot(3), x: 40000 }),
    ]);
    expect(gotAll(match, 'N1', 'S1', 'S2', 'S3')).toEqual([1, 1, 1, 0]);
    expect(unit(match, 'N1').hits).toBe(2); // placed at once, not laid aside
    expect(aside(match, 'N1')).toBe(0);
    expect(allThrows(match)).toEqual([]);
  });
  test('GV-MELEE-01, GV-STR-04 units without strength take it too', () => {
    const match = melee([north(foot(0)), south(foot(-1)), ...elsewhere(10)]);
    expect(gotAll(match, 'N1', 'S1')).toEqual([1, 1]);
  });
  test('GV-MELEE-01, GV-R-88 units that meet only corner to corner do not fight', () => {
    const match = melee([north(foot(3)), south(foot(3)), south({ id: 'S2', ...foot(3), x: X + 2 * W })]);
    expect(gotAll(match, 'N1', 'S1', 'S2')).toEqual([1, 1, 0]);
  });
  test('GV-MELEE-01, GV-GEOM-09 a corner against an edge is contact', () => {
    // N1's right front corner, its lowest point, is stuck into S1's front edge.
    const part = Math.round(H * Math.sqrt(0.5));
    const match = melee([{ id: 'N1', ...foot(3, HALF), x: X + part, y: Y + part, heading: 1350 }, south(foot(3))]);
    expect(gotAll(match, 'N1', 'S1')).toEqual([1, 1]);
  });
  test.each([
    [10, 1],
    [11, 0],
  ])('GV-MELEE-01, GV-GEOM-09 a gap of %i thousandths', (gap, hits) => {
    const match = melee([north({ ...foot(3), y: Y + gap }), south(foot(3)), ...elsewhere(10)]);
    // Without contact S1 or N1 would join in, were the other fighting: nobody is.
    expect(gotAll(match, 'N1', 'S1')).toEqual([hits, hits]);
  });
  test('P5 nobody in contact: the phase is over', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: [north({ ...foot(3), y: Y + 8000 }), south(foot(3)), ...SPARES],
    });
    expect(kind(match)).toBe('activity');
    expect([unit(match, 'N1').hits, unit(match, 'S1').hits]).toEqual([6, 6]); // one recovered in Remove Losses
  });
});

describe('GV-MELEE-02, GV-R-29 attack strength', () => {
  test.each([1, 2, 5, 10])('GV-MELEE-02, GV-R-29 %i before the opening hit: so many dice', (strength) => {
    expect(lengths(fray(foot(strength), foot(3), misses(strength)), 'N1')).toEqual([strength]);
  });
  test('GV-MELEE-02, GV-STR-02 full strength of elephants and pikes', () => {
    expect(lengths(fray(troops('heavy elephants', 10), foot(3), misses(10)), 'N1')).toEqual([10]);
    expect(lengths(fray(troops('heavy foot pikes', 14), foot(3), misses(14)), 'N1')).toEqual([14]);
  });
  test.each([0, -2])('GV-MELEE-03, GV-STR-04 a unit of strength %i does not attack, but is attacked', (strength) => {
    const match = melee([north(foot(strength)), south(foot(2)), ...elsewhere(10)], [6, 6, 1, 2]);
    expect(fighters(match)).toEqual(['N10', 'N9']);
    choose(match, { do: 'fight', unit: 'N9' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(hitsOn(match, 'N1')).toBe(2);
  });
  test('GV-MELEE-02, GV-TURN-02 hits made before change nothing in the answer', () => {
    const match = melee([north(foot(4)), south(foot(3)), ...elsewhere(10)], [1, 1, 1, 1, 6, 6, ...misses(3)]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(got(match, 'S1')).toBe(5);
    choose(match, { do: 'fight', unit: 'N9' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(throwsOf(match, 'S1')).toEqual([misses(3)]);
  });

  /** With the opening hit off their dice N9 and S9 do not attack; N10 and S10 do, with one die. */
  const two = (n: number): Loose[] => elsewhere(n).map((one) => ({ ...one, hits: 2 }));
  const less = { ...switches('openingHitReducesDice'), others: two(10) };
  test('GV-R-29 openingHitReducesDice: one die less', () => {
    expect(lengths(fray(foot(4), foot(3), misses(3), less), 'N1')).toEqual([3]);
    expect(hitsOn(fray(foot(3), foot(3), [1, 1], less), 'S1')).toBe(2);
  });
  test('GV-R-29 openingHitReducesDice: with one strength point nothing is left', () => {
    const match = melee(
      [north(foot(1)), south(foot(1)), ...two(10), ...two(11)],
      [],
      switches('openingHitReducesDice'),
    );
    expect(fighters(match)).toEqual(['N10', 'N11']);
  });
  test('GV-R-29 openingHitReducesDice: doubled if outflanking', () => {
    const match = fray({ ...foot(4, HALF), y: Y - FOOT, heading: 0 }, foot(3), misses(6), less);
    expect(lengths(match, 'N1')).toEqual([6]);
  });
});

describe('P5 who throws when', () => {
  test('GV-TURN-02, GV-R-31 North without the initiative throws for all its units first, in its order; then South', () => {
    const match = melee([north(foot(2)), south(foot(2)), ...elsewhere(10)], [6, 1, 1, 6, 5, 5]);
    choose(match, { do: 'fight', unit: 'N9' });
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(allThrows(match).map((one) => [one.side, one.unit, one.dice, one.target])).toEqual([
      ['north', 'N9', [6], 'S9'],
      ['north', 'N1', [1, 1], 'S1'],
      ['north', 'N10', [6], 'S10'],
      ['south', 'S1', [5, 5], 'N1'],
    ]);
  });
  test('GV-TURN-02 with the initiative the other way South is first', () => {
    const match = melee([north(foot(2)), south(foot(2))], [], { initiative: 'north' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
  test('GV-MELEE-03 every unit in contact fights, and nobody else', () => {
    const match = melee([north(foot(2)), south(foot(2)), north({ id: 'N2', ...foot(2), x: 40000 })]);
    expect(fighters(match)).toEqual(['N1', 'N9']);
    expect(refusal(match, { do: 'fight', unit: 'N2' })?.rule).toBe('GV-MELEE-03');
    expect(refusal(match, { do: 'fight', unit: 'S1' })?.rule).toBe('GV-GEN-06');
  });
  test('GV-MELEE-03 a unit fights once', () => {
    const match = melee([north(foot(2)), south(foot(2)), ...elsewhere(10)], [6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(fighters(match)).toEqual(['N10', 'N9']);
    expect(refusal(match, { do: 'fight', unit: 'N1' })?.rule).toBe('GV-MELEE-03');
  });
  test('GV-MELEE-08 hits lie aside until both sides have fought, then become green markers', () => {
    const match = melee([north(foot(2)), south(foot(5)), ...SPARES], [1, 2, 6, 3, 4, 1, 2, 6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(6); // five and the opening hit
    expect(aside(match, 'S1')).toBe(2);
    choose(match, { do: 'fight', unit: 'S1' }); // three hits; S9 follows, and the phase is over
    expect(unit(match, 'S1')).toMatchObject({ hits: 8 });
    expect(aside(match, 'S1')).toBe(0);
    expect(gone(match, 'N1')).toBe(true); // 2 - 1 - 3 and Remove Losses
  });
  test('GV-MELEE-08 all dice of an attack are one throw', () => {
    const match = fray(foot(4), foot(3), [1, 4, 3, 6]);
    expect(throwsOf(match, 'N1')).toEqual([[1, 4, 3, 6]]);
    expect(hitsOn(match, 'S1')).toBe(2);
  });
  test('GV-MELEE-03 facing does not matter: a unit attacked in the rear fights back with all it has', () => {
    const match = melee([north(foot(3)), south({ ...foot(2, HALF), y: Y + FOOT, heading: 1800 })], [1, 3, 4, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(hitsOn(match, 'S1')).toBe(2);
  });
});

/** N1, a line of strength 5, has S1 before its right half and S2 before its left; S4 stands elsewhere, fighting N3. */
const split = (dice: number[] = [], more: Loose = {}): Match => {
  const match = melee(
    [
      north(foot(5)),
      south({ ...foot(3, HALF), x: X - H }),
      south({ id: 'S2', ...foot(3, HALF), x: X + H }),
      south({ id: 'S4', ...foot(2), x: 40000 }),
      north({ id: 'N3', ...foot(2), x: 40000 }),
    ],
    dice,
    more,
  );
  choose(match, { do: 'fight', unit: 'N1' });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate', about: { unit: 'N1' } });
  return match;
};

describe('GV-MELEE-03 allocating', () => {
  test.each<[string, Loose, string[]]>([
    ['a point left over', at({ S1: 2, S2: 2 }), ['GV-MELEE-03']],
    ['a point too many', at({ S1: 3, S2: 3 }), ['GV-MELEE-03']],
    ['all but one on one enemy', at({ S1: 4 }), ['GV-MELEE-03']],
    ['none on the second', at({ S1: 5, S2: 0 }), ['GV-MELEE-03', 'shape']],
    ['less than none', at({ S1: 6, S2: -1 }), ['GV-MELEE-03', 'shape']],
    ['half a point', at({ S1: 2.5, S2: 2.5 }), ['GV-MELEE-03', 'shape']],
    ['an enemy not in contact with it', at({ S1: 3, S4: 2 }), ['GV-MELEE-03']],
    ['a friend', at({ S1: 3, N3: 2 }), ['GV-MELEE-03']],
    ['nobody', at({}), ['GV-MELEE-03', 'shape']],
  ])('GV-MELEE-03 refused: %s', (_, choice, rules) => expect(rules).toContain(refusal(split(), choice)?.rule));
  test('GV-MELEE-03, GV-WE-05 one enemy is attacked once', () => {
    const twice = {
      do: 'allocate',
      at: [
        { target: 'S1', points: 2 },
        { target: 'S1', points: 3 },
      ],
    };
    expect(refusal(split(), twice)?.rule).toBe('GV-MELEE-03');
  });
  test('GV-MELEE-03 the refusal names the numbers', () => {
    const because = refusal(split(), at({ S1: 2, S2: 2 }))?.because;
    expect(because).toMatch(/4/);
    expect(because).toMatch(/5/);
  });
  test('GV-MELEE-03, -08 each attack is thrown by itself, in the order given', () => {
    const match = split([3, 3, 4, 1, 5]);
    choose(match, at({ S2: 3, S1: 2 }));
    expect(throwsOf(match, 'N1')).toEqual([
      [3, 3, 4],
      [1, 5],
    ]);
    expect(allThrows(match).map((one) => one.target)).toEqual(['S2', 'S1']);
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2')]).toEqual([1, 2]);
  });
  test('GV-MELEE-02, GV-R-29 openingHitReducesDice: all of what is left is allocated', () => {
    const match = split([], switches('openingHitReducesDice'));
    expect(refusal(match, at({ S1: 3, S2: 2 }))?.rule).toBe('GV-MELEE-03');
    expect(refusal(match, at({ S1: 2, S2: 2 }))).toBeUndefined();
  });
  test('GV-MELEE-03 with one enemy nothing is asked', () => {
    const match = melee([north(foot(2)), south(foot(2))], [6, 6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  });
});

describe('GV-WE-05 a unit in contact with three enemies', () => {
  /** S3, a block, stands on N1's left (east) side. */
  const three = (dice: number[] = []): Match => {
    const match = melee(
      [
        north(foot(6)),
        south({ ...foot(3, HALF), x: X - H }),
        south({ id: 'S2', ...foot(3, HALF), x: X + H }),
        south({ id: 'S3', ...foot(3, HALF), x: X + W, y: Y + 2500, heading: 2700 }),
      ],
      dice,
    );
    choose(match, { do: 'fight', unit: 'N1' });
    return match;
  };
  test.each([
    ['all on one', { S1: 6 }],
    ['all on the one in the flank', { S3: 6 }],
    ['two', { S1: 5, S3: 1 }],
    ['two others', { S2: 3, S3: 3 }],
    ['three', { S1: 1, S2: 1, S3: 4 }],
    ['three equal parts', { S3: 2, S2: 2, S1: 2 }],
  ])('GV-WE-05, GV-MELEE-03 %s', (_, points) => expect(refusal(three(), at(points as never))).toBeUndefined());
  test('GV-WE-05 thrown apart', () => {
    const match = three([6, 6, 6, 1, 1, 6, 6]);
    choose(match, at({ S1: 3, S3: 2, S2: 1 }));
    expect(lengths(match, 'N1')).toEqual([3, 2, 1]);
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2'), hitsOn(match, 'S3')]).toEqual([0, 0, 2]);
  });
});

describe('GV-R-31 when points are allocated', () => {
  /** N1 fights S1 and S2; S1 fights N1 and N2. */
  const both = (more: Loose, dice: number[]): Match =>
    melee(
      [
        south(foot(4)), // x 86 to 94 cm
        north({ ...foot(4, HALF), x: X - H }),
        north({ id: 'N2', ...foot(1, HALF), x: X + H }),
        { id: 'S2', ...foot(1, HALF), x: X - W, y: Y + 2500, heading: 900 },
      ],
      dice,
      more,
    );
  const NORTH_HALF = at({ S1: 2, S2: 2 });
  const SOUTH_HALF = at({ N1: 2, N2: 2 });
  /** Takes the first option until a decision of `kind` comes up for `side`. */
  const until = (match: Match, side: string, wanted: string): void => {
    for (let i = 0; i < 12 && !(kind(match) === wanted && decision(match)!.side === side); i++)
      choose(match, kind(match) === 'allocate' && decision(match)!.side === 'north' ? NORTH_HALF : options(match)[0]);
    expect(decision(match)).toMatchObject({ side, kind: wanted });
  };

  test('GV-R-31, GV-TURN-02 by default North has thrown everything before South allocates', () => {
    const match = both({}, misses(6));
    until(match, 'south', 'fight');
    choose(match, { do: 'fight', unit: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'allocate' });
    expect(
      allThrows(match)
        .map((one) => one.unit)
        .sort(),
    ).toEqual(['N1', 'N1', 'N2', 'N9']);
  });
  test('GV-R-31 allocateBeforeThrows: both sides allocate before any die, North first', () => {
    const match = both(switches('allocateBeforeThrows'), [1, 1, 6, 6, 6, 6]);
    until(match, 'north', 'allocate');
    choose(match, NORTH_HALF);
    until(match, 'south', 'allocate');
    expect(allThrows(match)).toEqual([]);
    expect(gotAll(match, 'N1', 'N2', 'S1', 'S2')).toEqual([1, 1, 1, 1]);
    choose(match, SOUTH_HALF);
    until(match, 'south', 'fight');
    expect(throwsOf(match, 'N1')).toEqual([
      [1, 1],
      [6, 6],
    ]);
    expect(got(match, 'S1')).toBe(3);
  });
  test('GV-R-31 allocateBeforeThrows: what was allocated is what is thrown', () => {
    const match = both(switches('allocateBeforeThrows'), [...misses(6), 1, 6, 6, 6]);
    until(match, 'north', 'allocate');
    choose(match, NORTH_HALF);
    until(match, 'south', 'allocate');
    choose(match, at({ N2: 1, N1: 3 }));
    until(match, 'south', 'fight');
    choose(match, { do: 'fight', unit: 'S1' });
    expect(throwsOf(match, 'S1')).toEqual([[1], [6, 6, 6]]);
    expect(hitsOn(match, 'N2')).toBe(1);
  });
});

describe('GV-WE-06 the example of the book', () => {
  /** A1 before B; A2 on B's right side, past its rear corner. North has the initiative, so A throws first. */
  const example = (): Match =>
    melee(
      [
        { id: 'S1', ...foot(3), x: X, y: Y, heading: 0 },
        { id: 'S2', ...foot(3), x: X - W, y: Y + FOOT, heading: 900 },
        { id: 'N1', ...foot(5), x: X, y: Y, heading: 1800 },
        ...elsewhere(10),
        ...SPARES,
      ],
      [2, 5, 6, 4, 4, 5, 5, 6, 6, 6, 6, 1, 2, 3, 5, 6],
      { initiative: 'north' },
    );
  test('GV-WE-06, GV-R-29, GV-MELEE-01, -02, -06 opening hits, 3 + 6 + 5 dice at 3; 1, 4 and 2 markers', () => {
    const match = example();
    expect(gotAll(match, 'S1', 'S2', 'N1')).toEqual([1, 1, 1]);
    for (const id of ['S1', 'S2', 'S9']) choose(match, { do: 'fight', unit: id });
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, at({ S2: 5 }));
    expect(throwsOf(match, 'S1')).toEqual([[2, 5, 6]]);
    expect(throwsOf(match, 'S2')).toEqual([[4, 4, 5, 5, 6, 6]]);
    expect(throwsOf(match, 'N1')).toEqual([[1, 2, 3, 5, 6]]);
    expect(allThrows(match).flatMap((one) => (one.unit === 'S2' ? one.needs : []))).toEqual([3, 3, 3, 3, 3, 3]);
    expect(gotAll(match, 'S1', 'S2', 'N1')).toEqual([1, 4, 2]);
  });
});

describe('positions in the midst of a combat', () => {
  const again = (match: Match, dice: number[] = []): Match => situation({ ...position(match), dice });
  test('GV-MELEE-02, -08 attack strength and hits laid aside are kept when the position is placed again', () => {
    const first = melee([north(foot(4)), south(foot(3)), ...elsewhere(10)], [1, 1, 1, 6]);
    choose(first, { do: 'fight', unit: 'N1' });
    const match = again(first, [6, 6, 6, 6, 6]);
    expect(aside(match, 'S1')).toBe(3);
    expect(unit(match, 'S1').hits).toBe(8);
    expect(fighters(match)).toEqual(['N10', 'N9']);
    choose(match, { do: 'fight', unit: 'N9' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(throwsOf(match, 'S1')).toEqual([misses(3)]);
  });
  test('GV-MELEE-03 and who is to allocate', () => {
    const match = split();
    const placed = again(match, [6, 6, 6, 6, 1]);
    expect(decision(placed)).toEqual(decision(match));
    choose(placed, at({ S1: 4, S2: 1 }));
    expect(lengths(placed, 'N1')).toEqual([4, 1]);
  });
});
