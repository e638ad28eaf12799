// A Glorious Victory: outflanking (P7 1, 2, GL-FLANK, GL-R-47..-50).
import { describe, expect, test } from 'vitest';
import { choose, decision, outcome, refusal, unit } from './kit.js';
import {
  COMMANDS,
  FOOT,
  GUN,
  GUNS,
  HORSE,
  RADIUS,
  STAFF,
  W,
  X,
  Y,
  asked,
  attacks,
  battle,
  behind,
  diceOf,
  elsewhere,
  gone,
  kind,
  layout,
  line,
  mass,
  melee,
  misses,
  next,
  north,
  removable,
  remove,
  south,
  switches,
  tally,
  whom,
  type Loose,
  type Match,
} from './melee-help.js';

/** Two combats far away, so that play stops before the first die. */
const WAIT = elsewhere(2, 3);
const SWORDS = north(line('foot hand'));
const PIKES = mass('foot pike'); // 2.5" wide
const start = (units: Loose[], more: Loose = {}): Match => melee([...units, ...WAIT], [], more);
/** How many elements outflanking costs N1 before the first die; the owner removes from his left. */
const lostBy = (units: Loose[], more: Loose = {}): number => {
  const match = start(units, more);
  while (kind(match) === 'remove') remove(match, removable(match)[0]!);
  expect(asked(match)).toBe('north attack');
  expect(tally(match)[0]).toBe(0);
  return tally(match)[1]!;
};

describe('GL-FLANK-01 units only', () => {
  test('GL-FLANK-01 a unit outflanks a unit', () => expect(lostBy([SWORDS, behind(PIKES)])).toBe(1));
  test('GL-FLANK-01 a Battle that touches the rear edge does not', () => {
    expect(lostBy([SWORDS, behind({ ...battle(), y: Y + FOOT + RADIUS })])).toBe(0);
  });
  test.each([0, 900, 1800, 2700])('GL-FLANK-01 a Battle of heading %i is not outflanked', (heading) => {
    expect(lostBy([north({ ...battle(), y: Y + RADIUS, heading }), south(PIKES)])).toBe(0);
    expect(lostBy([north({ ...battle(), y: Y + RADIUS, heading }), behind({ ...PIKES, y: Y + 2 * RADIUS })])).toBe(0);
  });
  test('GL-FLANK-01 nor does a friend outflank', () => {
    expect(lostBy([SWORDS, north({ id: 'N4', ...PIKES, y: Y + FOOT })])).toBe(0);
  });
});

describe('GL-FLANK-02 a front corner on the rear edge', () => {
  test.each([
    [0, 1],
    [10, 1],
    [11, 0],
  ])('GL-FLANK-02 a gap of %i thousandths behind it: %i', (gap, lost) => {
    expect(lostBy([SWORDS, behind({ ...PIKES, y: Y + FOOT + gap })])).toBe(lost);
  });
  test('GL-FLANK-02 in front nobody outflanks', () => expect(lostBy([SWORDS, south(PIKES)])).toBe(0));
  test('GL-FLANK-02 back to back nobody outflanks', () => {
    expect(lostBy([SWORDS, behind({ ...PIKES, y: Y + FOOT + 3 * FOOT, heading: 0 })])).toBe(0);
  });
  test('GL-FLANK-02 nor with its side against the rear edge, its front corner beyond the end', () => {
    // Heading east: its right side lies along the rear edge, and its front is half an inch past the eastern end.
    const beside = { ...line('foot pike', 1), x: X + 3750 + 500, y: Y + FOOT + W / 2, heading: 900 };
    expect(lostBy([SWORDS, behind(beside)])).toBe(0);
    expect(lostBy([SWORDS, behind({ ...beside, x: X + 3750 })])).toBe(1); // a corner on the end
    expect(lostBy([SWORDS, behind({ ...beside, x: X + 3000 })])).toBe(1);
  });
  test.each([0, 625, 1250, 2500, 4950])('GL-FLANK-02 one or two corners, %i to the side: one element', (by) => {
    expect(lostBy([SWORDS, behind({ ...PIKES, x: X + by })])).toBe(1);
    expect(lostBy([SWORDS, behind({ ...PIKES, x: X - by })])).toBe(1);
  });
  test.each([
    [41, 1],
    [38, 0],
    [0, 0],
    [-5, 0],
  ])('GL-FLANK-02, GL-GEO-04 only in contact: past the end but for %i thousandths: %i', (by, lost) => {
    // N1's rear edge ends at X + 3750; the corner meets it there, corner to corner if it is too near.
    expect(lostBy([SWORDS, behind({ ...PIKES, x: X + 3750 + W - by })])).toBe(lost);
  });
  test.each([
    ['a line of three behind a mass', line('foot pike', 3)],
    ['a line of six', line('foot pike')],
  ])('GL-FLANK-02, GL-R-48 the front edge overlaps the rear edge on both sides: %s', (_, enemy) => {
    const block = north(mass('foot hand'));
    const at = { ...enemy, y: Y + 3 * FOOT };
    expect(lostBy([block, behind(at)])).toBe(0);
    const match = start([block, behind(at)], switches('outflankRearCorner'));
    expect(gone(match)).toBe(true); // its rear rank is in contact, so that no mass is left: GL-LOSS-05
  });
  test('GL-FLANK-02 as wide as the rear edge: both corners are on its ends', () => {
    expect(lostBy([SWORDS, behind(line('foot pike'))])).toBe(1);
  });

  /** S1, two wide, on N1's right (west) side; its left front corner is so far north of N1's front edge. */
  const beside = (corner: number): Loose => behind({ ...PIKES, x: X - 3750, y: Y + corner - W, heading: 900 });
  test.each([
    [739, 0, 0],
    [740, 1, 1],
    [750, 1, 1],
    [760, 1, 1],
    [761, 0, 1], // the front edge passes the end of the rear edge
    [1600, 0, 1],
    [400, 0, 0],
  ])('GL-FLANK-02, GL-R-48 in the flank, a corner at %i of 750: %i; outflankRearCorner: %i', (corner, lost, then) => {
    expect(lostBy([SWORDS, beside(corner)])).toBe(lost);
    expect(lostBy([SWORDS, beside(corner)], switches('outflankRearCorner'))).toBe(then);
  });
  test('GL-R-48 outflankRearCorner: still only of an enemy in contact, and not from the front', () => {
    const more = switches('outflankRearCorner');
    expect(lostBy([SWORDS, behind({ ...PIKES, x: X + 3750 + W })], more)).toBe(0);
    expect(lostBy([SWORDS, south(PIKES)], more)).toBe(0);
    expect(lostBy([SWORDS, south({ ...PIKES, x: X + 3750 })], more)).toBe(0);
  });
});

describe('GL-FLANK-02, GL-R-07 the rear edge of a mass of five', () => {
  /** The odd element stands in the east; the notch is from X - 1250 to X, and begins 1.5" behind the front. */
  const FIVE = north(mass('foot hand', 5));
  const one = (more: Loose): Loose => behind({ ...line('foot pike', 1), ...more });
  const routs = (enemy: Loose, more: Loose = {}): boolean => gone(start([FIVE, enemy], more));

  test('GL-FLANK-02 in the notch, not touching the odd element: that one goes', () => {
    const match = start([FIVE, one({ x: X - W / 2 - 20, y: Y + 2 * FOOT })]);
    expect(layout(match)).toBe('WW/WW');
    expect(tally(match)).toEqual([0, 1]);
  });
  test('GL-FLANK-02 in the notch and beside the odd element: nothing can be spared', () => {
    expect(routs(one({ x: X - W / 2, y: Y + 2 * FOOT }))).toBe(true);
  });
  test('GL-FLANK-02 behind the odd element', () => {
    expect(routs(one({ x: X + W / 2, y: Y + 3 * FOOT }))).toBe(true);
    expect(routs(one({ x: X + W, y: Y + 3 * FOOT }))).toBe(true);
  });
  test.each([
    [20, false],
    [11, false],
    [10, true],
    [0, true],
  ])('GL-FLANK-02 the inner side of the odd element is no rear edge: a corner %i from the notch: %s', (by, lost) => {
    // Heading east, with its front along the inner side; its right (southern) corner is so far from the bottom.
    const enemy = one({ x: X, y: Y + 2 * FOOT + W / 2 + by, heading: 900 });
    const match = start([FIVE, enemy]);
    expect(tally(match)[1]! > 0).toBe(lost);
  });
});

describe('GL-FLANK-03, GL-R-47 how many', () => {
  const LEFT = behind({ ...PIKES, x: X + 2000 });
  const RIGHT = behind({ id: 'S4', ...PIKES, x: X - 2000 });
  test('GL-FLANK-03 one element for each enemy unit', () => {
    expect(lostBy([SWORDS, LEFT])).toBe(1);
    expect(lostBy([SWORDS, LEFT, RIGHT])).toBe(2);
    expect(lostBy([SWORDS, LEFT, RIGHT, behind({ id: 'S5', ...line('foot light', 1), x: X })])).toBe(3);
  });
  test('GL-FLANK-03 an enemy in front of it does not count', () => {
    expect(lostBy([SWORDS, LEFT, south({ id: 'S4', ...PIKES })])).toBe(1);
  });
  test('GL-R-47 outflankOnce: never more than one', () => {
    const more = switches('outflankOnce');
    expect(lostBy([SWORDS, LEFT], more)).toBe(1);
    expect(lostBy([SWORDS, LEFT, RIGHT], more)).toBe(1);
    expect(lostBy([SWORDS, south(PIKES)], more)).toBe(0);
  });
  test('GL-FLANK-03 never more than there are', () => {
    const one = line('foot pike', 1);
    const match = start([
      north(line('foot hand', 2)),
      behind({ ...one, x: X + W / 2 }),
      behind({ id: 'S4', ...one, x: X - W / 2 }),
      behind({ id: 'S5', ...one, x: X + W, y: Y + FOOT - W / 2, heading: 2700 }),
    ]);
    expect(gone(match)).toBe(true);
    expect(tally(match)).toEqual([0, 2]);
  });
  test('GL-FLANK-03 at the start of every hand-to-hand phase anew, before any die', () => {
    const match = start([SWORDS, behind(PIKES)]);
    expect(asked(match)).toBe('north remove');
    expect(attacks(match)).toEqual([]);
    expect(decision(match)?.about).toMatchObject({ unit: 'N1', lose: 1 });
  });
  test('GL-FLANK-03 no hits are marked, and markers are not needed', () => {
    const match = start([SWORDS, behind(PIKES)]);
    remove(match, 0);
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, layout: 'WWWWW' });
  });
});

describe('GL-FLANK-04, GL-R-49 the order', () => {
  test('GL-FLANK-04, GL-LOSS-04 by the rules of losses: elements in contact last, nothing moves', () => {
    const match = start([SWORDS, behind({ ...PIKES, x: X + 2500 })]); // behind its two left elements
    // Only the right end may go, so nothing is asked.
    expect(asked(match)).toBe('north attack');
    expect(unit(match, 'N1')).toMatchObject({ layout: 'WWWWW', x: X + W / 2, y: Y });
  });
  test('GL-FLANK-04, GL-BREAK-01 a mass that would fall below four, or is touched in its rear rank only, routs', () => {
    expect(gone(start([north(mass('foot hand', 4)), behind({ ...PIKES, y: Y + 2 * FOOT })]))).toBe(true);
    expect(gone(start([north(mass('foot hand', 6)), behind({ ...PIKES, y: Y + 3 * FOOT })]))).toBe(true);
  });
  /** S4 outflanks N1, a single element that outflanks S1; S1 has its front to N4. */
  const mutual = [
    north({ ...line('foot hand', 1), y: Y - FOOT, heading: 0 }),
    south(line('foot pike')),
    south({ id: 'S4', ...line('foot bill', 1), y: Y - 2 * FOOT }),
    north({ id: 'N4', ...line('foot bow', 1) }),
  ];
  test('GL-FLANK-04, P7 1 all are found first: who is removed has still outflanked', () => {
    const match = start(mutual);
    expect(gone(match, 'N1')).toBe(true);
    expect(asked(match)).toBe('south remove');
    expect(whom(match)).toBe('S1');
    expect(tally(match)).toEqual([0, 1]);
  });
  test('GL-FLANK-04, GL-R-49, P7 2 the side without the initiative removes first', () => {
    const match = start(mutual, { initiative: 'north' });
    expect(asked(match)).toBe('south remove');
    expect(gone(match, 'N1')).toBe(false);
    remove(match, 0);
    expect(gone(match, 'N1')).toBe(true);
  });
  test('GL-LOSS-07, P7 2 contact elements are those when the side begins: the enemy gone does not count', () => {
    // N1 touched the rear of S1's third element, N4 the fronts of the two in the middle.
    const units = [
      ...mutual.slice(1),
      { ...mutual[0], x: X - 2 * W - W / 2 },
      north({ id: 'N5', ...line('foot bow', 1), x: X + 3 * W - W / 2 }),
    ];
    const at = (id: string) => units.findIndex((one) => one.id === id);
    units[at('S4')] = { ...units[at('S4')], x: X - 2 * W - W / 2 };
    // North first: N1, behind the leftmost element of S1, is gone; the rightmost is held by N5.
    const first = start(units);
    expect(layout(first, 'S1')).toBe('PPPPP');
    expect(unit(first, 'S1').x).toBe(X + W / 2);
    // South first: both ends are in contact, and S1 cannot stay a line.
    const second = start(units, { initiative: 'north' });
    expect(gone(second, 'S1')).toBe(true);
  });
  test('GL-FLANK-04, P7 3 who is in contact is seen afterwards: a unit removed does not fight, nor its enemy', () => {
    const match = melee([
      north(line('foot hand', 1)),
      behind({ ...PIKES, x: X + W }),
      north({ id: 'N4', ...PIKES, x: 6000 }),
    ]);
    expect(gone(match)).toBe(true);
    expect(asked(match)).toBe('north retreat');
    expect(attacks(match)).toEqual([]);
  });
  test('GL-FLANK-04, GL-MELEE-04 those who are left fight, with what they have then', () => {
    const match = melee([SWORDS, behind(PIKES)], [...misses(5), ...misses(6)]);
    remove(match, 5);
    expect(diceOf(match, 'N1')).toEqual(misses(5));
    expect(attacks(match)).toEqual(['N1>S1 5/0', 'S1>N1 6/0']);
  });
  test('GL-FLANK-04 several outflanked units: the owner takes them in his order', () => {
    const match = start([
      SWORDS,
      behind(PIKES),
      north({ id: 'N4', ...line('foot hand'), x: 50000 }),
      behind({ id: 'S4', ...PIKES, x: 50000 }),
    ]);
    expect(asked(match)).toBe('north lossesOf');
    expect(next(match)).toEqual(['N1', 'N4']);
    choose(match, { do: 'lossesOf', unit: 'N4' });
    expect(whom(match)).toBe('N4');
    expect(refusal(match, { do: 'remove', element: 2 })?.rule).toBe('GL-LOSS-04');
    remove(match, 0);
    expect(whom(match)).toBe('N1');
  });
});

describe('GL-FLANK-05, GL-R-50 single elements', () => {
  const depthOf = (type: string): number => (GUNS.includes(type) ? GUN : STAFF);
  const outflanked = (type: string, more: Loose = {}): Match =>
    start(
      [
        north(line(type)),
        behind({ ...PIKES, x: X + 500, y: Y + depthOf(type) }),
        north({ id: 'N4', ...PIKES, x: 60000 }),
      ],
      more,
    );

  test.each([...GUNS, ...COMMANDS.filter((one) => one.startsWith('sub'))])('GL-FLANK-05 %s is removed', (type) => {
    const match = outflanked(type);
    expect(gone(match)).toBe(true);
    expect(tally(match)).toEqual([0, 1]);
    expect(outcome(match)).toBeUndefined();
  });
  test.each(['foot pike', 'mounted foot bow', 'knights'])('GL-FLANK-05 a remnant of one element of %s', (type) => {
    const deep = type === 'knights' ? HORSE : FOOT;
    const units = [north(line(type, 1)), behind({ ...PIKES, x: X + W, y: Y + deep })];
    expect(gone(start(units))).toBe(true);
    const spared = start(units, switches('outflankSpareSingles'));
    expect(gone(spared)).toBe(false);
    expect(tally(spared)).toEqual([0, 0]);
  });
  test.each([...GUNS, ...COMMANDS])('GL-R-50 outflankSpareSingles: %s loses nothing and fights', (type) => {
    const match = outflanked(type, switches('outflankSpareSingles'));
    expect(gone(match)).toBe(false);
    expect(next(match)).toEqual(['N1', 'N2', 'N3']);
  });
  test('GL-R-50 outflankSpareSingles: two elements are no single one', () => {
    expect(
      lostBy([north(line('foot pike', 2)), behind({ ...PIKES, x: X + 500 })], switches('outflankSpareSingles')),
    ).toBe(1);
  });
  test.each(COMMANDS.filter((one) => !one.startsWith('sub')))(
    'GL-VICT-02, GL-FLANK-05 %s: that side concedes at once',
    (type) => {
      const match = outflanked(type);
      expect(outcome(match)).toMatchObject({ winner: 'south', result: 'A Glorious Victory', rule: 'GL-VICT-02' });
      expect(attacks(match)).toEqual([]);
    },
  );
  test('GL-FLANK-05 in front or in the flank a gun is not outflanked', () => {
    const gun = north(line('bombard'));
    expect(tally(start([gun, south(PIKES)]))).toEqual([0, 0]);
    expect(tally(start([gun, behind({ ...PIKES, x: X - 875, y: Y + 200, heading: 900 })]))).toEqual([0, 0]);
  });
});
