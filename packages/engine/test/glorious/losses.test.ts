// A Glorious Victory: loss removal (P8, GL-LOSS, GL-R-12, -55, -56, -57, -66, E8).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, situation, unit } from './kit.js';
import {
  FOOT,
  HORSE,
  RADIUS,
  W,
  X,
  Y,
  again,
  asked,
  attacks,
  battle,
  behind,
  elsewhere,
  gone,
  hits,
  kind,
  layout,
  line,
  losses,
  many,
  mass,
  melee,
  misses,
  next,
  north,
  onBase,
  removable,
  remove,
  south,
  switches,
  tally,
  whom,
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

describe('GL-LOSS-01, GL-R-66 when', () => {
  test('GL-LOSS-01, GL-R-66 at the end of the firing phase, before the hand-to-hand phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      units: [north(line('foot longbow')), south({ ...mass('foot light', 5), y: Y - 2000 })],
      dice: [1, 1, 12, 12, 12, 12, 12], // six and one for the mass
    });
    choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] });
    expect(layout(match, 'S1')).toBe('LL/LL');
    expect(hits(match, 'S1')).toBe(0);
    const order = events(match).map((one) => (one.event === 'phase' ? one.phase : one.event));
    expect(order.indexOf('removed')).toBeGreaterThan(order.indexOf('fired'));
    expect(order.indexOf('removed')).toBeLessThan(order.indexOf('melee'));
  });
  test('GL-LOSS-01, GL-R-66 at the end of the hand-to-hand phase, before the retreats', () => {
    const match = melee([north(mass('foot light', 5)), south(mass('foot pike', 4))], [...misses(5), 6, 6, 7, 7]);
    expect(layout(match)).toBe('LL/LL');
    const order = events(match).map((one) => (one.event === 'phase' ? one.phase : one.event));
    expect(order.indexOf('removed')).toBeLessThan(order.indexOf('otherRetreat'));
  });
  test.each([
    ['south', 'north', 'south'],
    ['north', 'south', 'north'],
  ])('GL-LOSS-01, P8 1 initiative %s: %s removes all its losses first, then %s', (initiative, first, second) => {
    const units = ['N1', 'N4', 'S1', 'S4'].map((id, i) => ({
      id,
      ...line('foot hand'),
      x: 20000 + 9000 * i,
      y: id < 'S' ? 40000 : 20000,
      hits: 2,
    }));
    const match = losses(units, { initiative });
    const ids = (side: string): string[] => (side === 'north' ? ['N1', 'N4'] : ['S1', 'S4']);
    for (const side of [first, second]) {
      expect(asked(match)).toBe(`${side} lossesOf`);
      expect(next(match)).toEqual(ids(side));
      choose(match, { do: 'lossesOf', unit: ids(side)[1] });
      expect(whom(match)).toBe(ids(side)[1]);
      remove(match, 0);
      expect(asked(match)).toBe(`${side} remove`);
      expect(whom(match)).toBe(ids(side)[0]);
      remove(match, 5);
    }
    expect(asked(match)).toBe(`${first} attack`);
    expect(tally(match)).toEqual([2, 2]);
  });
});

describe('GL-LOSS-02, -03 how many', () => {
  test.each([
    [0, 6],
    [1, 6],
    [2, 5],
    [3, 5],
    [4, 4],
    [5, 4],
    [9, 2],
    [10, 1],
    [11, 1],
    [12, 0],
    [13, 0],
    [30, 0],
  ])('GL-LOSS-02, -03, P8 2, 4 %i markers on a line of six: %i are left, without markers', (markers, left) => {
    const match = finish(alone(line('foot hand'), markers));
    isOver(match);
    expect(size(match)).toBe(left);
    expect(tally(match)).toEqual([0, 6 - left]);
    if (left > 0) expect(hits(match, 'N1')).toBe(0);
  });
  test.each(['commander camel', 'sub-commander', 'organ gun', 'bombard'])('GL-LOSS-02 a single element: %s', (type) => {
    const more = { options: { concedeOnChiefLost: false } };
    expect(gone(alone(line(type), 1, more))).toBe(false);
    expect(gone(alone(line(type), 2, more))).toBe(true);
    expect(gone(alone(line(type, 1, { limbered: type === 'bombard' }), 3, more))).toBe(true);
  });
  test('GL-LOSS-03 excess hits never pass to another formation', () => {
    const match = losses([
      north({ ...line('foot hand', 1), hits: 12 }),
      north({ id: 'N4', ...line('foot hand', 2), y: Y + FOOT, hits: 1 }),
    ]);
    expect([size(match, 'N1'), size(match, 'N4')]).toEqual([0, 2]);
    expect(hits(match, 'N4')).toBe(0);
  });
  test('GL-LOSS-03 an odd marker does not pass to the hand-to-hand phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      units: [north({ ...line('foot hand', 2), hits: 1 }), south(line('foot pike', 2))],
      dice: [12, 12, 1, 12],
    });
    expect(asked(match)).toBe('north retreat');
    expect([size(match), hits(match, 'N1')]).toEqual([2, 0]);
  });
});

describe('E8 losses', () => {
  test('E8 GL-LOSS-02, -03 three markers: one element, the odd marker is dropped', () => {
    const match = alone(line('foot pike'), 3);
    expect(decision(match)?.about).toMatchObject({ unit: 'N1', lose: 1 });
    remove(match, 0);
    isOver(match);
    expect([size(match), hits(match, 'N1')]).toEqual([5, 0]);
  });
  test('E8 GL-LOSS-02, -03 one marker: nothing, and it is dropped', () => {
    const match = alone(line('foot pike'), 1);
    isOver(match);
    expect([size(match), hits(match, 'N1')]).toEqual([6, 0]);
  });
  test('E8 GL-LOSS-02, -03 six markers on a unit of two elements: both, and two are dropped', () => {
    const match = alone(line('foot pike', 2), 6);
    isOver(match);
    expect(gone(match)).toBe(true);
    expect(tally(match)).toEqual([0, 2]);
  });
});

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
    ['one that is not there', 6, [...RULES, 'shape']],
    ['less than none', -1, [...RULES, 'shape']],
  ])('GL-LOSS-04, -05 refused: %s', (_, element, rules) => {
    const match = losses([SWORDS(2), foe(2)]);
    expect([...rules, 'GL-LOSS-05']).toContain(refusal(match, { do: 'remove', element })?.rule);
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
    expect(refusal(match, { do: 'remove', element: 2 })).toBeDefined();
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
  test('GL-LOSS-05 a line facing elsewhere', () => {
    const match = losses([{ id: 'S4', ...line('foot hand', 3), x: X, y: Y, heading: 300, hits: 2 }], {
      initiative: 'north',
    });
    remove(match, 2);
    // Half an inch and an eighth to its left: (cos 30, -sin 30) times -0.625.
    expect(unit(match, 'S4')).toMatchObject({
      x: X - Math.round(625 * Math.cos(Math.PI / 6)),
      y: Y + Math.round(625 * 0.5),
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

describe('GL-LOSS-07, GL-R-56 when contact is judged', () => {
  /** N1 is held at both ends by S1 and S4; S1 goes first if South removes first. */
  const units = [
    north({ ...line('foot hand'), hits: 2 }),
    south({ ...line('foot pike', 1), x: X + 2.5 * W, hits: 2 }),
    south({ id: 'S4', ...line('foot pike', 1), x: X - 2.5 * W }),
  ];
  test('GL-LOSS-07, GL-R-56 the side with the initiative benefits from enemies already gone', () => {
    const match = losses(units, { initiative: 'north' });
    expect(gone(match, 'S1')).toBe(true);
    expect(unit(match, 'N1')).toMatchObject({ layout: 'WWWWW', x: X - W / 2 });
  });
  test('GL-LOSS-07, GL-R-56 the side without it does not', () => {
    const match = losses(units);
    expect([gone(match, 'N1'), gone(match, 'S1')]).toEqual([true, true]);
  });
  test('GL-LOSS-07, P8 1 established once, when the side starts', () => {
    // N4 routs before N1 is handled: that changes nothing for S1, whose contacts are seen when South begins.
    const match = losses([north({ ...line('foot hand', 2), hits: 4 }), south({ ...line('foot pike', 2), hits: 2 })]);
    expect(gone(match, 'N1')).toBe(true);
    expect(asked(match)).toBe('south remove');
    expect(removable(match)).toEqual([0, 1]);
  });
});

describe('GL-LOSS-08, GL-R-57 Battles', () => {
  const CROWD = 'PPPPPPBBBBBBLLLLLL';
  /** N1 is a Battle with N5 and N6 attached. */
  const crowd = (markers: number, elements = CROWD, more: Loose = {}): Match =>
    losses(
      [
        north({ ...battle(elements), y: Y + RADIUS, hits: markers }),
        { id: 'N5', type: 'commander', aboard: 'N1' },
        { id: 'N6', type: 'sub-commander', aboard: 'N1' },
      ],
      more,
    );
  const take = (elements?: Loose, commanders?: string[]): Loose => ({
    do: 'remove',
    ...(elements ? { elements } : {}),
    ...(commanders ? { commanders } : {}),
  });
  test('GL-LOSS-08 the owner is asked once for all its losses', () => {
    const match = crowd(7);
    expect(asked(match)).toBe('north remove');
    expect(decision(match)?.about).toMatchObject({ unit: 'N1', lose: 3 });
  });
  test.each<[string, Loose, string]>([
    ['all of one kind', take({ P: 3 }), 'PPPBBBBBBLLLLLL'],
    ['one of each', take({ P: 1, B: 1, L: 1 }), 'PPPPPBBBBBLLLLL'],
    ['the sub-commander among them', take({ L: 2 }, ['N6']), 'PPPPPPBBBBBBLLLL'],
  ])('GL-LOSS-08, GL-R-57 he removes what he likes: %s', (_, choice, left) => {
    const match = crowd(6);
    choose(match, choice);
    isOver(match);
    expect(onBase(match, 'N1')).toBe([...left].toSorted().join(''));
    expect(tally(match)).toEqual([0, 3]);
    expect(hits(match, 'N1')).toBe(0);
    expect(gone(match, 'N6')).toBe(left.length === 16);
  });
  test.each<[string, Loose]>([
    ['too few', take({ P: 2 })],
    ['too many', take({ P: 4 })],
    ['nothing', take({})],
    ['too many with a commander', take({ P: 3 }, ['N6'])],
    ['a kind it has not', take({ P: 2, S: 1 })],
    ['more than it has', take({ L: 7, P: -4 })],
    ['a commander who is not aboard', take({ P: 2 }, ['S1'])],
    ['the same commander twice', take({ P: 1 }, ['N6', 'N6'])],
    ['the Battle itself', take({ P: 2 }, ['N1'])],
    ['elements by number', { do: 'remove', element: 0 }],
  ])('GL-LOSS-08 refused: %s', (_, choice) => expect(refusal(crowd(6), choice)).toBeDefined());
  test('GL-LOSS-02, -08 the refusal names the numbers', () => {
    const refused = refusal(crowd(6), take({ P: 2 }))!;
    expect(['GL-LOSS-02', 'GL-LOSS-08']).toContain(refused.rule);
    expect(refused.because).toMatch(/3/);
    expect(refused.because).toMatch(/2/);
  });
  test('GL-LOSS-08 whatever they did and wherever they stand: contact does not matter', () => {
    const units = [north({ ...battle(), y: Y + RADIUS, hits: 2 }), south(line('foot pike'))];
    const match = losses(units);
    expect(options(match)).toContainEqual(take({ P: 1 }));
    for (const letter of ['P', 'B', 'L']) expect(refusal(match, take({ [letter]: 1 }))).toBeUndefined();
  });
  test('P8 3 all alike: nothing is asked', () => {
    const match = losses([north({ ...battle('PPPPPPPPPPPP'), hits: 5 })]);
    isOver(match);
    expect(onBase(match, 'N1')).toBe('PPPPPPPPPP');
  });
  test('P8 3, GL-R-57 all alike but for a commander: that is a choice', () => {
    const match = crowd(2, 'PPPPPPPPPPPP');
    expect(kind(match)).toBe('remove');
    expect(refusal(match, take({ P: 1 }))).toBeUndefined();
    expect(refusal(match, take(undefined, ['N6']))).toBeUndefined();
  });
  test('GL-VICT-02, GL-LOSS-08, GL-R-57 the commander-in-chief may be taken, and then all is over', () => {
    const match = crowd(2);
    choose(match, take(undefined, ['N5']));
    expect(gone(match, 'N5')).toBe(true);
  });
});

describe('GL-LOSS-09 contact afterwards', () => {
  /** N1 stands before S1 and S4, one element each. */
  const units = (markers: number): Loose[] => [
    north({ ...line('foot hand', 2), hits: markers }),
    south({ ...line('foot pike', 1), x: X + W }),
    south({ id: 'S4', ...line('foot pike', 1), x: X - W }),
  ];
  test('GL-LOSS-09 who no longer meets it does not fight in the hand-to-hand phase', () => {
    const match = losses(units(2));
    expect(removable(match)).toEqual([0, 1]);
    remove(match, 0); // the element before S1
    expect(next(match)).toEqual(['N1', 'N2', 'N3']);
    const fought = again(match, [12, 12, 12, 12, 12, 12]);
    choose(fought, { do: 'attack', unit: 'N1' });
    choose(fought, { do: 'attack', unit: 'N2' });
    expect(next(fought)).toEqual(['S2', 'S3', 'S4']);
    for (const id of ['S4', 'S2']) choose(fought, { do: 'attack', unit: id });
    expect(attacks(fought).map((one) => one.split(' ')[0])).toEqual([
      'N1>S4',
      'N2>S2',
      'N3>S3',
      'S4>N1',
      'S2>N2',
      'S3>N3',
    ]);
  });
  test('GL-LOSS-09 without losses both fight', () => {
    const match = melee([...units(0), ...elsewhere(2)], [...many(3, 12)]);
    choose(match, { do: 'attack', unit: 'N2' });
    expect(kind(match)).toBe('assign');
    choose(match, {
      do: 'assign',
      at: [
        { target: 'S1', elements: 1 },
        { target: 'S4', elements: 1 },
      ],
    });
    expect(next(match)).toEqual(['S1', 'S2', 'S4']);
  });
});

describe('positions in the midst of removal', () => {
  test('P8 what is left to remove is kept when the position is placed again', () => {
    const first = losses([
      north({ ...line('foot hand'), hits: 6 }),
      north({ id: 'N4', ...line('foot hand'), y: 40000, hits: 2 }),
    ]);
    choose(first, { do: 'lossesOf', unit: 'N1' });
    remove(first, 0);
    const match = again(first);
    expect(decision(match)).toEqual(decision(first));
    remove(match, 0, 3);
    expect(layout(match, 'N1')).toBe('WWW');
    expect(whom(match)).toBe('N4');
  });
});
