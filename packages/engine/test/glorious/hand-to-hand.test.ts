// A Glorious Victory: the hand-to-hand phase (P7 3..7, GL-MELEE-01, -04, -06, -09, GL-R-35).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, unit } from './kit.js';
import {
  RADIUS,
  W,
  X,
  Y,
  again,
  allThrows,
  asked,
  assign,
  attacks,
  battle,
  behind,
  diceOf,
  elsewhere,
  gone,
  hits,
  kind,
  layout,
  line,
  many,
  mass,
  melee,
  misses,
  next,
  north,
  remove,
  south,
  switches,
  tally,
  type Loose,
  type Match,
} from './melee-help.js';

const attack = (match: Match, id: string) => choose(match, { do: 'attack', unit: id });
describe('GL-MELEE-01 who fights', () => {
  test('GL-MELEE-01 both of a pair, with all their elements', () => {
    const match = melee([north(line('foot hand')), south(mass('foot pike'))], [...misses(6), ...misses(6)]);
    expect(attacks(match)).toEqual(['N1>S1 6/0', 'S1>N1 6/0']);
    expect(asked(match)).toBe('north retreat');
  });
  test('GL-MELEE-01, P7 3 nobody in contact: nothing is thrown', () => {
    const match = melee([north({ ...line('foot hand'), y: Y + 11 }), south(mass('foot pike'))]);
    expect(asked(match)).toBe('north retreat');
    expect(attacks(match)).toEqual([]);
  });
  test.each([
    [10, true],
    [11, false],
  ])('GL-MELEE-01, GL-GEO-04 a gap of %i thousandths: %s', (gap, fights) => {
    const match = melee(
      [north({ ...line('foot hand', 1), y: Y + gap }), south(line('foot pike', 1))],
      fights ? misses(2) : [],
    );
    expect(attacks(match)).toHaveLength(fights ? 2 : 0);
  });
  test.each([
    [10, true],
    [11, false],
  ])('GL-MELEE-01, GL-GEO-04 a Battle whose rim is %i thousandths away: %s', (gap, fights) => {
    const units = [north({ ...battle('PPPPPPPPPPPP'), y: Y + RADIUS + gap }), south(line('foot pike', 1))];
    const match = melee(units, fights ? misses(13) : []);
    expect(attacks(match)).toHaveLength(fights ? 2 : 0);
  });
  test('GL-MELEE-01, GL-R-71 corner to corner nobody fights; corner against edge they do', () => {
    const corner = melee([north(line('foot hand', 2)), south({ ...line('foot pike', 2), x: X + 2 * W })]);
    expect(attacks(corner)).toEqual([]);
    // N1's right front corner, its lowest point, is stuck into S1's front edge.
    const part = Math.round((W / 2) * Math.sqrt(0.5));
    const stuck = { id: 'N1', ...line('foot hand', 1), x: X + part, y: Y + part, heading: 1350 };
    expect(attacks(melee([stuck, south(line('foot pike', 2))], misses(3)))).toEqual(['N1>S1 1/0', 'S1>N1 2/0']);
  });
  test('GL-MELEE-01, GL-CHARGE-09 missile troops, guns and those who may not charge the enemy fight all the same', () => {
    const match = melee([north(line('foot bow', 2)), south(line('light cavalry', 2))], misses(4));
    expect(attacks(match)).toEqual(['N1>S1 2/0', 'S1>N1 2/0']);
    const beasts = melee([north(line('elephants', 2)), south(line('knights', 1))], misses(3));
    expect(attacks(beasts)).toEqual(['N1>S1 2/0', 'S1>N1 1/0']);
    const gun = melee([north(line('organ gun')), south(line('light cavalry', 1))], misses(2));
    expect(attacks(gun)).toEqual(['N1>S1 1/0', 'S1>N1 1/0']);
  });
  test('GL-MELEE-01 it must: with one enemy and one formation nothing is asked', () => {
    const match = melee([north(line('foot light', 1)), south(line('knights', 1))], [12, 10, 10]);
    expect(gone(match, 'N1')).toBe(true);
  });
  test('GL-MELEE-01 there is no passing', () => {
    const match = melee([north(line('foot hand')), south(mass('foot pike')), ...elsewhere(2, 3)]);
    expect(refusal(match, { do: 'done' })?.rule).toBe('GL-TURN-01');
    expect(refusal(match, { do: 'finish' })?.rule).toBe('GL-TURN-01');
    expect(next(match)).toEqual(['N1', 'N2', 'N3']);
    expect(options(match).every((one) => one.do === 'attack')).toBe(true);
  });
});

/** N1, a line of six, has S1 before its right half, S2 before its left; S4 and N4 fight elsewhere. */
const PAIR = [
  north(line('foot hand')),
  south({ ...line('foot pike', 2), x: X - 2000 }),
  south({ id: 'S2', ...line('foot pike', 2), x: X + 2000 }),
  south({ id: 'S4', ...line('foot light', 1), x: 60000 }),
  north({ id: 'N4', ...line('foot light', 1), x: 60000 }),
];
describe('GL-MELEE-04, GL-R-35 simultaneous in effect', () => {
  test('GL-MELEE-04 the side without the initiative throws for all its formations first', () => {
    const units = [...PAIR.slice(0, 1), south(line('foot pike')), ...PAIR.slice(3)];
    const match = melee(units, [...misses(7), ...misses(7)]);
    attack(match, 'N4');
    attack(match, 'S1');
    expect(allThrows(match).map((one) => one.unit)).toEqual(['N4', 'N1', 'S1', 'S4']);
    const other = melee(units, [...misses(7), ...misses(7)], { initiative: 'north' });
    attack(other, 'S1');
    attack(other, 'N1');
    expect(allThrows(other).map((one) => one.unit)).toEqual(['S1', 'S4', 'N1', 'N4']);
  });
  test('GL-MELEE-04, P7 6 who has been hit fights with all it had', () => {
    const match = melee([north(line('foot hand')), south(line('foot pike', 3))], [...many(6, 1), 1, 1, 12]);
    expect(attacks(match)).toEqual(['N1>S1 6/6', 'S1>N1 3/2']);
    expect(gone(match, 'S1')).toBe(false); // North removes first, and is asked
    expect(asked(match)).toBe('north remove');
    expect(hits(match, 'S1')).toBe(6);
  });
  test('GL-MELEE-06 each die of the combat value or less is a marker on the enemy', () => {
    const match = melee([north(line('foot hand')), south(line('foot pike')), ...elsewhere(2)], [1, 4, 5, 6, 7, 12, 12]);
    attack(match, 'N1');
    expect(hits(match, 'S1')).toBe(3);
    expect(hits(match, 'N1')).toBe(0);
    const told = events(match).find((one) => one.event === 'hits' && one.unit === 'S1');
    expect(told).toMatchObject({ hits: 3 });
  });
  test('GL-MELEE-06 markers of several attackers add up; there is no limit', () => {
    const match = melee(
      [
        north(line('foot pike', 3, { x: X - 1875 })),
        north({ id: 'N2', ...line('foot pike', 3), x: X + 1875 }),
        south(line('foot light', 2)),
        ...elsewhere(3),
      ],
      [...many(6, 6), 12],
    );
    attack(match, 'N1');
    attack(match, 'N2');
    expect(hits(match, 'S1')).toBe(6);
  });
  test('GL-MELEE-06 neither formation nor splitting nor outflanking changes the number of dice', () => {
    const block = melee([north(mass('foot hand')), south(mass('foot pike'))], misses(12));
    expect(attacks(block)).toEqual(['N1>S1 6/0', 'S1>N1 6/0']);
    const five = melee([north(mass('foot hand', 5)), south(mass('foot pike', 4))], misses(9));
    expect(attacks(five)).toEqual(['N1>S1 5/0', 'S1>N1 4/0']);
    const flanked = melee([north(line('foot hand')), behind(mass('foot pike'))], misses(11));
    remove(flanked, 0);
    expect(attacks(flanked)).toEqual(['N1>S1 5/0', 'S1>N1 6/0']);
  });
  test('GL-MELEE-09, GL-R-66, P7 7 at the end losses are removed', () => {
    const match = melee(
      [north(mass('foot hand', 5)), south(mass('foot pike', 5))],
      [1, 1, 12, 12, 12, 1, 1, 1, 12, 12],
    );
    expect([layout(match, 'N1'), layout(match, 'S1')]).toEqual(['WW/WW', 'PP/PP']);
    expect([hits(match, 'N1'), hits(match, 'S1')]).toEqual([0, 0]);
    expect(tally(match)).toEqual([1, 1]);
    expect(asked(match)).toBe('north retreat');
  });

  /** N1 fights S1 and S2; S1 fights N1 and N2. */
  const both = (dice: number[], more: Loose = {}): Match =>
    melee(
      [
        south(line('foot pike', 4)), // 5" wide
        north({ ...line('foot hand', 4), x: X - 2500 }),
        north({ id: 'N2', ...line('foot hand', 1), x: X + 1800 }),
        south({ id: 'S2', ...line('foot pike', 1), x: X - 4000 }),
      ],
      dice,
      more,
    );
  const halves = {
    north: [
      ['S1', 2],
      ['S2', 2],
    ],
    south: [
      ['N1', 3],
      ['N2', 1],
    ],
  } as Record<string, [string, number][]>;
  /** Goes on, dividing as above, until this is asked. */
  const until = (match: Match, wanted: string): void => {
    for (let i = 0; i < 12 && asked(match) !== wanted; i++)
      if (kind(match) === 'assign') assign(match, halves[decision(match)!.side]!);
      else choose(match, options(match)[0]);
    expect(asked(match)).toBe(wanted);
  };
  test('GL-R-35, GL-MELEE-04 by default North has thrown everything before South divides', () => {
    const match = both(misses(5));
    until(match, 'south attack');
    attack(match, 'S1');
    expect(asked(match)).toBe('south assign');
    expect(attacks(match).toSorted()).toEqual(['N1>S1 2/0', 'N1>S2 2/0', 'N2>S1 1/0']);
  });
  test('GL-R-35 allocateBeforeThrows: both sides divide before any die, North first', () => {
    const match = both([...misses(5), ...misses(5)], switches('allocateBeforeThrows'));
    until(match, 'north assign');
    assign(match, halves['north']!);
    until(match, 'south assign');
    expect(allThrows(match)).toEqual([]);
    assign(match, [
      ['N2', 2],
      ['N1', 2],
    ]);
    until(match, 'south attack');
    expect(attacks(match).toSorted()).toEqual(['N1>S1 2/0', 'N1>S2 2/0', 'N2>S1 1/0']);
    attack(match, 'S1');
    expect(attacks(match).slice(3)).toEqual(['S1>N2 2/0', 'S1>N1 2/0', 'S2>N1 1/0']);
  });
  test('GL-R-35 allocateBeforeThrows: the side with the initiative last', () => {
    const match = both([], { ...switches('allocateBeforeThrows'), initiative: 'north' });
    until(match, 'south assign');
    assign(match, halves['south']!);
    until(match, 'north assign');
    expect(allThrows(match)).toEqual([]);
  });
  test('GL-R-35 allocateBeforeThrows: nothing to divide, nothing else is different', () => {
    const match = melee(
      [north(line('foot hand')), south(line('foot pike'))],
      misses(12),
      switches('allocateBeforeThrows'),
    );
    expect(attacks(match)).toEqual(['N1>S1 6/0', 'S1>N1 6/0']);
  });
});

describe('positions in the midst of a combat', () => {
  test('GL-MELEE-04 who has fought and what was hit is kept when the position is placed again', () => {
    const first = melee([north(line('foot hand')), south(line('foot pike', 3)), ...elsewhere(2, 3)], many(6, 1));
    attack(first, 'N1');
    const match = again(first, [12, 12, 12, 12, 12]);
    expect(hits(match, 'S1')).toBe(6);
    expect(next(match)).toEqual(['N2', 'N3']);
    attack(match, 'N2');
    expect(next(match)).toEqual(['S1', 'S2', 'S3']);
    attack(match, 'S1');
    expect(diceOf(match, 'S1')).toEqual(misses(3));
  });
  test('GL-R-35 allocateBeforeThrows: what was declared is kept', () => {
    const first = melee(PAIR, [], switches('allocateBeforeThrows'));
    while (kind(first) !== 'assign') choose(first, options(first)[0]);
    assign(first, [
      ['S2', 1],
      ['S1', 5],
    ]);
    const match = again(first, misses(12));
    while (kind(match) === 'attack') choose(match, options(match)[0]);
    expect(attacks(match).filter((one) => one.startsWith('N1'))).toEqual(['N1>S2 1/0', 'N1>S1 5/0']);
    expect(unit(match, 'S1').layout).toBe('PP');
  });
});
