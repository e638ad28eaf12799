// A Glorious Victory: which elements are removed (P8 3, GL-LOSS-04..-06, GL-R-12, -55).
import { describe, expect, test } from 'vitest';
import { choose, options, refusal, unit } from './kit.js';
import {
  FOOT,
  HORSE,
  RADIUS,
  W,
  X,
  Y,
  asked,
  battle,
  behind,
  gone,
  kind,
  layout,
  line,
  losses,
  mass,
  north,
  removable,
  remove,
  south,
  switches,
  tally,
  type Loose,
  type Match,
} from './melee-help.js';

const RULES = ['GL-LOSS-04', 'GL-LOSS-05', 'GL-R-55'];
/** N1 alone, with so many markers. */
const alone = (unitOf: Loose, markers: number, more: Loose = {}): Match =>
  losses([north({ ...unitOf, hits: markers })], more);
const isOver = (match: Match): void => expect(asked(match)).toBe('north attack');
/** Removes whatever may go first until nobody is asked any more. */
const finish = (match: Match): Match => {
  while (kind(match) === 'remove') choose(match, options(match)[0]);
  return match;
};
const size = (match: Match, id = 'N1'): number =>
  gone(match, id) ? 0 : layout(match, id).replaceAll(/[./]/g, '').length;

describe('GL-LOSS-04 contact elements last', () => {
  const SWORDS = (markers: number): Loose => north({ ...line('foot hand'), hits: markers });
  /** An enemy of one element before N1's element of this number (0 is the eastern one). */
  const foe = (element: number, id = 'S1'): Loose => south({ id, ...line('foot pike', 1), x: X + (2.5 - element) * W });

  test.each([
    [0, [5]],
    [1, [5, 0]],
    [2, [0, 5]],
    [3, [0, 5]],
    [4, [0, 5]],
    [5, [0]],
  ])('GL-LOSS-04 in contact at element %i: of the ends %j may go first', (element, ends) => {
    const match = losses([SWORDS(2), foe(element)]);
    if (ends.length === 2) expect(removable(match).toSorted()).toEqual(ends.toSorted());
    else {
      isOver(match);
      expect(unit(match, 'N1').x).toBe(X + (ends[0] === 5 ? 1 : -1) * (W / 2));
    }
  });
  test.each<[string, number, string[]]>([
    ['a contact element', 2, ['GL-LOSS-04']],
    ['one in the middle', 1, ['GL-LOSS-05', 'GL-R-55']],
    ['one that is not there', 6, ['GL-LOSS-02']],
    ['less than none', -1, [...RULES, 'shape']],
  ])('GL-LOSS-04, -05 refused: %s', (_, element, rules) => {
    const match = losses([SWORDS(2), foe(2)]);
    expect(rules).toContain(refusal(match, { do: 'remove', element })?.rule);
  });
  test('GL-LOSS-04 one after the other: the contact element is the last', () => {
    const match = losses([SWORDS(10), foe(1)]);
    // Element 0 or the right end; when 0 is gone only the right end may go.
    remove(match, 0);
    isOver(match);
    expect(size(match)).toBe(1);
    expect(unit(match, 'N1').x).toBe(X + 1.5 * W);
  });
  test('GL-LOSS-04 no non-contact element is left: now they go', () => {
    const match = losses([SWORDS(8), south(line('foot pike', 4))]); // four in the middle are in contact
    remove(match, 0); // then the other end follows unasked
    expect(layout(match)).toBe('WWWW');
    expect(removable(match)).toEqual([0, 3]);
    remove(match, 3, 0);
    isOver(match);
    expect(unit(match, 'N1')).toMatchObject({ layout: 'WW', x: X });
  });
  test('GL-LOSS-04 nothing but contact elements: any end', () => {
    const match = losses([SWORDS(2), south(line('foot pike'))]);
    expect(removable(match)).toEqual([0, 5]);
  });
  test('GL-LOSS-04, -05, GL-R-55 both ends in contact: nothing may go, and the line routs', () => {
    const match = losses([SWORDS(2), foe(0), foe(5, 'S4')]);
    isOver(match);
    expect(gone(match)).toBe(true);
    expect(tally(match)).toEqual([0, 6]);
  });
  test('GL-LOSS-04 an element that is only met corner to corner is no contact element', () => {
    // S1 stands exactly before element 0; element 1 shares only the corner.
    const match = losses([
      north({ ...line('foot hand', 2), hits: 2 }),
      south({ ...line('foot pike', 1), x: X + W / 2 }),
    ]);
    isOver(match);
    expect(unit(match, 'N1').x).toBe(X + W / 2); // element 1 went
  });
  test('GL-LOSS-04 in the flank the outermost element is in contact', () => {
    const match = losses([SWORDS(2), { id: 'S1', ...line('foot pike', 1), x: X - 3 * W, y: Y + 300, heading: 900 }]);
    isOver(match);
    expect(unit(match, 'N1').x).toBe(X - W / 2); // the eastern end went
  });
  test('GL-LOSS-04 contact only across a joint: if no element by itself is in contact, those that touch', () => {
    // S1, two wide, touches N1 with nothing but a front corner, at the joint of elements 2 and 3: the corner of
    // each of them, but an edge of the unit.
    const part = Math.round(W * Math.sqrt(0.5));
    const match = losses([SWORDS(2), { id: 'S1', ...line('foot pike', 2), x: X + part, y: Y - part, heading: 3150 }]);
    expect(removable(match)).toEqual([0, 5]);
    expect(refusal(match, { do: 'remove', element: 2 })?.rule).toBe('GL-LOSS-05');
  });
  test('GL-LOSS-04 a Battle makes contact elements by its rim', () => {
    const match = losses([SWORDS(2), south({ ...battle(), x: X + 3.5 * W - W, y: Y - RADIUS })]); // before element 0
    isOver(match);
    expect(unit(match, 'N1').x).toBe(X + W / 2);
  });
  test('GL-LOSS-04 mounted units likewise', () => {
    const horse = { ...line('knights', 3), hits: 2 };
    const match = losses([north(horse), south({ ...line('foot pike', 1), x: X + W })]);
    isOver(match);
    expect(unit(match, 'N1').x).toBe(X + W / 2);
    const rear = losses([north(horse), behind({ ...line('foot pike', 1), x: X, y: Y + HORSE })]);
    expect(removable(rear)).toEqual([0, 2]);
  });
});

describe('GL-LOSS-05, -06, GL-R-55 the formation stays', () => {
  test.each([2, 3, 4, 5, 6])('GL-LOSS-05, -06 a line of %i loses an end and nothing moves', (count) => {
    for (const end of [0, count - 1]) {
      const match = alone(line('foot hand', count), 2);
      expect(removable(match)).toEqual([0, count - 1]);
      remove(match, end);
      // Left is east: the middle goes half a front away from the element lost.
      expect(unit(match, 'N1')).toMatchObject({
        layout: 'W'.repeat(count - 1),
        formation: 'line',
        x: X + (end === 0 ? -1 : 1) * (W / 2),
        y: Y,
        heading: 1800,
      });
    }
  });
  test('GL-LOSS-05 GL-GEO-09 a line facing elsewhere', () => {
    const match = losses([{ id: 'S4', ...line('foot hand', 3), x: X, y: Y, heading: 300, hits: 2 }], {
      initiative: 'north',
    });
    remove(match, 2);
    // Half an inch and an eighth to its left: (cos 30, -sin 30) times -0.625. Half a thousandth goes to the even one.
    expect(unit(match, 'S4')).toMatchObject({
      x: X - Math.round(625 * Math.cos(Math.PI / 6)),
      y: Y + 312,
    });
  });
  test('GL-LOSS-06 a line may shrink to one element', () => {
    const match = finish(alone(line('foot hand'), 10));
    expect(layout(match)).toBe('W');
  });
  test('GL-LOSS-05 a mass of six loses one of its rear rank', () => {
    for (const [element, then] of [
      [4, 'WW/WW/.W'],
      [5, 'WW/WW/W.'],
    ] as const) {
      const match = alone(mass('foot hand'), 2);
      expect(removable(match)).toEqual([4, 5]);
      remove(match, element);
      expect(unit(match, 'N1')).toMatchObject({ layout: then, formation: 'mass', x: X, y: Y });
    }
  });
  test.each([0, 1, 2, 3])('GL-LOSS-05 refused: element %i of a mass', (element) => {
    expect(RULES).toContain(refusal(alone(mass('foot hand'), 2), { do: 'remove', element })?.rule);
  });
  test('GL-LOSS-05, P8 3 a mass of six loses two: its rear rank, whichever was first', () => {
    const match = alone(mass('foot hand'), 4);
    remove(match, 4);
    isOver(match);
    expect(layout(match)).toBe('WW/WW');
    expect(tally(match)).toEqual([0, 2]);
  });
  test.each(['left', 'right'] as const)(
    'GL-LOSS-05, P8 3 a mass of five loses its odd element, on the %s, unasked',
    (odd) => {
      const match = alone(mass('foot hand', 5, odd), 2);
      isOver(match);
      expect(layout(match)).toBe('WW/WW');
    },
  );
  test.each([
    [6, 4, false],
    [6, 6, true],
    [5, 2, false],
    [5, 4, true],
    [4, 1, false],
    [4, 2, true],
    [4, 4, true],
    [4, 8, true],
  ])('GL-LOSS-06, GL-BREAK-01 a mass of %i with %i markers routs: %s', (count, markers, routs) => {
    const match = finish(alone(mass('foot hand', count), markers));
    isOver(match);
    expect(gone(match)).toBe(routs);
    expect(tally(match)[1]).toBe(routs ? count : Math.floor(markers / 2));
  });
  test('GL-LOSS-04, -05 a mass held in front loses its rear rank; held in the rear it routs', () => {
    const six = north({ ...mass('foot hand'), hits: 2 });
    expect(removable(losses([six, south(line('foot pike'))]))).toEqual([4, 5]);
    const rear = losses([six, behind({ ...line('foot pike'), y: Y + 3 * FOOT })]);
    isOver(rear);
    expect(gone(rear)).toBe(true);
  });
  test('GL-LOSS-04, -05 held at one of its rear elements it loses the other', () => {
    const match = losses([
      north({ ...mass('foot hand'), hits: 2 }),
      { id: 'S1', ...line('foot pike', 1), x: X - W, y: Y + 3 * FOOT - 200, heading: 900 },
    ]);
    // S1 stands at its right, western side: at elements 5 and 3, of the last two ranks.
    isOver(match);
    expect(layout(match)).toBe('WW/WW/.W');
  });
  test('GL-LOSS-05 the odd element in contact: a mass of five routs', () => {
    const match = losses([
      north({ ...mass('foot hand', 5), hits: 2 }),
      behind({ ...line('foot pike', 1), x: X + W / 2, y: Y + 3 * FOOT }),
    ]);
    expect(gone(match)).toBe(true);
  });
  test('GL-LOSS-04, -05 contact all around: no non-contact element is left, so the rear may go', () => {
    const five = north({ ...mass('foot hand', 5), hits: 2 });
    const flank = (id: string, x: number, heading: number): Loose => ({ id, ...line('foot pike'), x, y: Y, heading });
    const match = losses([five, flank('S1', X - W, 900), flank('S4', X + W, 2700)]);
    isOver(match);
    expect(layout(match)).toBe('WW/WW');
  });
  test('GL-R-12, GL-LOSS-05 smallMasses: a mass may shrink to three and two, and routs below', () => {
    const left = (count: number, markers: number): string => {
      const match = finish(alone(mass('foot hand', count), markers, switches('smallMasses')));
      return gone(match) ? 'gone' : `${layout(match)} ${unit(match, 'N1').formation}`;
    };
    expect(left(6, 6)).toMatch(/^WW\/(W\.|\.W) mass$/);
    expect(left(4, 2)).toMatch(/^WW\/(W\.|\.W) mass$/);
    expect(left(4, 4)).toMatch(/^W\/W mass$/);
    expect(left(4, 6)).toBe('gone');
  });
});
