// A Glorious Victory: loss removal, when and how many (P8 1, 2, 4, GL-LOSS-01..-03, -07..-09, GL-R-56, -57, -66, E8).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, situation, unit } from './kit.js';
import {
  FOOT,
  RADIUS,
  W,
  X,
  Y,
  again,
  asked,
  attacks,
  battle,
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
  tally,
  whom,
  type Loose,
  type Match,
} from './melee-help.js';

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
