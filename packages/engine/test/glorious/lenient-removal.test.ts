// A Glorious Victory: the house rule lenientRemoval (GL-R-55).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, unit } from './kit.js';
import {
  FOOT,
  RADIUS,
  W,
  X,
  Y,
  asked,
  battle,
  behind,
  elsewhere,
  gone,
  kind,
  layout,
  line,
  losses,
  mass,
  melee,
  north,
  onBase,
  south,
  switches,
  tally,
  type Loose,
  type Match,
} from './melee-help.js';

const LENIENT = switches('lenientRemoval');
const lenient = (first: Loose, markers: number, others: Loose[] = []): Match =>
  losses([north({ ...first, hits: markers }), ...others], LENIENT);
const take = (...numbers: number[]): Loose => ({ do: 'remove', gone: numbers });
/** What N1 is after that removal; `gone` if it routs. */
const after = (match: Match, ...numbers: number[]): string => {
  if (kind(match) === 'remove') choose(match, take(...numbers));
  expect(asked(match)).toBe('north attack');
  if (gone(match)) return 'gone';
  const { formation, layout: left, x, y } = unit(match, 'N1');
  return `${formation} ${left} ${(x - X) / W} ${(y - Y) / FOOT}`;
};
const sets = (match: Match): string[] =>
  options(match)
    .map((one) => ((one.gone ?? [one.element]) as number[]).toSorted().join(''))
    .toSorted();
const isRefused = (match: Match, ...numbers: number[]): void =>
  expect(['GL-R-55', 'GL-LOSS-02', 'GL-LOSS-04', 'GL-LOSS-05', 'shape']).toContain(
    refusal(match, take(...numbers))?.rule,
  );

describe('GL-R-55 lenientRemoval: all at once, only the result must be valid', () => {
  test('GL-R-55 a line loses from both ends at once', () => {
    const match = lenient(line('foot hand'), 6);
    expect(decision(match)?.about).toMatchObject({ unit: 'N1', lose: 3 });
    expect(sets(match)).toEqual(['012', '015', '045', '345']);
    expect(after(match, 0, 5, 4)).toBe('line WWW 0.5 0');
  });
  test.each<[string, number[]]>([
    ['too few', [0]],
    ['too many', [0, 1, 2]],
    ['one twice', [0, 0]],
    ['one that is not there', [0, 6]],
    ['a gap', [2, 3]],
    ['an end and one in the middle', [0, 3]],
    ['none', []],
  ])('GL-R-55 refused: %s', (_, numbers) => isRefused(lenient(line('foot hand'), 4), ...numbers));
  test('GL-R-55 without the switch elements are named one at a time', () => {
    expect(refusal(losses([north({ ...line('foot hand'), hits: 4 })]), take(0, 1))?.rule).toBe('GL-LOSS-02');
  });

  test.each<[number, number, number[], string]>([
    [6, 2, [4], 'mass WW/WW/.W 0 0'],
    [6, 2, [5], 'mass WW/WW/W. 0 0'],
    [6, 4, [4, 5], 'mass WW/WW 0 0'],
    [6, 4, [0, 1], 'mass WW/WW 0 1'], // the front rank: the middle of the front is one depth behind
    [6, 8, [2, 3, 4, 5], 'line WW 0 0'],
    [6, 8, [0, 1, 4, 5], 'line WW 0 1'],
    [6, 8, [0, 1, 2, 3], 'line WW 0 2'],
    [5, 2, [4], 'mass WW/WW 0 0'],
    [5, 6, [2, 3, 4], 'line WW 0 0'],
    [4, 4, [2, 3], 'line WW 0 0'],
    [4, 4, [0, 1], 'line WW 0 1'],
    [4, 6, [1, 2, 3], 'line W 0.5 0'], // left is east
    [4, 6, [0, 1, 2], 'line W -0.5 1'],
  ])('GL-R-55 a mass of %i with %i markers, without %j: %s', (count, markers, numbers, then) => {
    const match = lenient(mass('foot hand', count), markers);
    expect(after(match, ...numbers)).toBe(then);
  });
  test.each([
    [6, 6],
    [5, 4],
    [4, 2],
  ])(
    'GL-R-55 of a mass of %i with %i markers three would be left, which are no formation: it routs',
    (count, markers) => {
      const match = lenient(mass('foot hand', count), markers);
      expect(after(match)).toBe('gone');
      expect(tally(match)).toEqual([0, count]);
    },
  );
  test.each([
    [4, [0, 2]], // two behind each other
    [4, [1, 2]],
  ])('GL-R-55 refused of a mass of %i: %j', (count, numbers) =>
    isRefused(lenient(mass('foot hand', count), 4), ...numbers),
  );
  test('GL-R-55 all elements: it is gone', () => expect(after(lenient(mass('foot hand'), 12))).toBe('gone'));
});

describe('GL-R-55 lenientRemoval: contact elements early, as few as possible', () => {
  const foe = (element: number, id = 'S1'): Loose => south({ id, ...line('foot pike', 1), x: X + (2.5 - element) * W });
  test('GL-R-55 both ends in contact: one of them may go', () => {
    const match = lenient(line('foot hand'), 2, [foe(0), foe(5, 'S4')]);
    expect(sets(match)).toEqual(['0', '5']);
  });
  test('GL-R-55 as few as possible: not both when one is enough', () => {
    const match = lenient(line('foot hand'), 4, [foe(0), foe(5, 'S4')]);
    expect(sets(match)).toEqual(['01', '45']);
    isRefused(match, 0, 5);
  });
  test('GL-R-55 only if nothing else keeps a valid formation', () => {
    const match = lenient(line('foot hand'), 2, [foe(0)]);
    expect(after(match)).toBe('line WWWWW 0.5 0'); // only the other end
    const middle = lenient(line('foot hand'), 4, [foe(1)]);
    expect(sets(middle)).toEqual(['05', '45']);
    isRefused(middle, 0, 1);
  });
  test('GL-R-55 a mass held in its rear rank loses of that', () => {
    const held = [behind({ ...line('foot pike', 3), y: Y + 3 * FOOT })];
    expect(sets(lenient(mass('foot hand'), 2, held))).toEqual(['4', '5']);
    // Two: the front rank, which is not in contact.
    expect(after(lenient(mass('foot hand'), 4, held))).toBe('mass WW/WW 0 1');
  });
  test('GL-R-55 more must go than are free: the others too', () => {
    const match = lenient(line('foot hand'), 10, [south(line('foot pike', 4))]);
    // 0 and 5 are free; of the four in contact three go, an unbroken rest is one element.
    expect(sets(match)).toEqual(['01235', '01245', '01345', '02345'].map((one) => one).toSorted());
  });
  test('GL-R-55, GL-FLANK-04 also when outflanked', () => {
    const match = melee(
      [north(mass('foot hand')), behind({ ...mass('foot pike'), x: X + W, y: Y + 3 * FOOT }), ...elsewhere(2, 3)],
      [],
      LENIENT,
    );
    // S1 stands behind the odd-numbered left file: element 4 is in contact, 5 is not.
    expect(asked(match)).toBe('north attack');
    expect(layout(match)).toBe('WW/WW/W.');
  });
  test('GL-R-55 Battles are as ever', () => {
    const match = lenient({ ...battle(), y: Y + RADIUS }, 4);
    choose(match, { do: 'remove', elements: { P: 1, L: 1 } });
    expect(onBase(match, 'N1')).toBe('BBBBBBLLLLLPPPPP');
  });
});
