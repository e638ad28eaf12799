/** Terrain that slows, and being in it (GL-TERR-04, -05, GL-R-60). */
import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, situation } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  area,
  battle,
  both,
  change,
  charge,
  chief,
  enemyAhead,
  field,
  foot,
  functions,
  go,
  ground,
  gun,
  horse,
  house,
  isOver,
  legal,
  line,
  many,
  mass,
  order,
  pivot,
  pose,
  refused,
  ride,
  riders,
  says,
  shift,
  throwsIn,
  turn,
  waitsFor,
  type Loose,
} from './move-help.js';

const HALF = ['GL-TERR-04', 'GL-MOVE-14', 'GL-R-60'];
/** An area of 5 inches' depth, so far ahead of S1, or a line there. */
const across = (type: string, near: number): Loose =>
  type === 'escarpment'
    ? {
        type,
        points: [
          [X - 20000, Y + near + 100],
          [X + 20000, Y + near + 100],
        ],
      }
    : area(type, X - 20000, Y + near, X + 20000, Y + near + 5000);

describe('GL-TERR-04 restricted ground', () => {
  const RESTRICTED = ['hill', 'village', 'rough'];
  /** S1 stands on the feature, front and rear. */
  const inside = (type: string): Loose => ground(area(type, X - 20000, Y - 20000, X + 20000, Y + 40000));
  const MOVES: [string, Loose, number, number][] = [
    ['light cavalry', line(6, 'light cavalry'), 18, 12],
    ['camels', line(6, 'camels'), 18, 12],
    ['medium cavalry', line(6, 'medium cavalry'), 10, 18],
    ['heavy cavalry', line(6, 'heavy cavalry'), 5, 15],
    ['knights', line(6, 'knights'), 5, 15],
    ['elephants', line(6, 'elephants'), 5, 10],
    ['commander', chief(), 5, 15],
    ['sub-commander camel', chief({ type: 'sub-commander camel' }), 18, 12],
    ['commander elephant', chief({ type: 'commander elephant' }), 5, 10],
  ];
  test.each(RESTRICTED.flatMap((type) => MOVES.map((row) => [type, ...row] as const)))(
    'GL-TERR-04 on a %s %s moves and charges half as far',
    (type, _, who, move, charges) => {
      const match = field(who, inside(type));
      legal(match, go(move * 500 + 5));
      says(refused(match, go(move * 500 + 6), 'GL-TERR-04'), move / 2);
      legal(field([who, enemyAhead(charges * 500 + 5)], inside(type)), charge());
      refused(
        field([who, enemyAhead(charges * 500 + 6)], inside(type)),
        charge(),
        ...HALF,
        'GL-CHARGE-03',
        'GL-CHARGE-04',
      );
    },
  );
  test('GL-TERR-04 light cavalry in a wood', () => {
    const match = field(line(6, 'light cavalry'), inside('wood'));
    legal(match, go(9005));
    refused(match, go(9006), 'GL-TERR-04');
  });

  test.each([
    ['foot', foot(), 5],
    ['mounted foot on foot', riders(), 5],
    ['a limbered gun', gun({ limbered: true }), 4],
  ])('GL-TERR-04 it does not concern %s', (_, who, inches) => {
    for (const type of RESTRICTED) legal(field(who, inside(type)), go(inches * 1000));
    legal(field([foot(), enemyAhead(6000)], inside('hill')), charge());
  });
  test('GL-TERR-04 nor a Battle on a hill', () => {
    legal(field(battle(), inside('hill')), go(3000));
    legal(field([battle(), enemyAhead(6500)], inside('hill')), charge());
  });

  test('GL-TERR-04 at the start, on the path or at the end', () => {
    const cavalry = line(6, 'medium cavalry');
    // at the start: only its rear stands there
    const start = (north: number) =>
      field(cavalry, ground(area('hill', X - 20000, Y - 9000, X + 20000, Y - 1750 + north)));
    legal(start(10), go(10000));
    refused(start(11), go(10000), 'GL-TERR-04');
    legal(start(11), go(5000));
    // on the path: a strip it would cross
    const strip = (west: number) =>
      field(cavalry, ground(area('rough', X + 3750 + west, Y + 2000, X + 9000, Y + 2500)));
    legal(strip(-10), go(10000));
    refused(strip(-11), go(10000), 'GL-TERR-04');
    legal(strip(-11), go(2010));
    // at the end: up to its border the whole way is open
    const end = field(cavalry, ground(across('hill', 6000)));
    legal(end, go(6010));
    refused(end, go(6011), 'GL-TERR-04');
    legal(field(cavalry, ground(across('hill', 4500))), go(5000));
  });

  test('GL-TERR-04 for that function only', () => {
    const cavalry = line(6, 'medium cavalry');
    const match = field(cavalry, ground(area('hill', X - 20000, Y - 9000, X + 20000, Y)));
    order(match, go(5000));
    choose(match, go(10000));
    expect(pose(match).y).toBe(Y + 15000);
  });

  test('GL-TERR-04 a charge into it', () => {
    const cavalry = line(6, 'medium cavalry');
    const target = (gap: number) => field([cavalry, enemyAhead(gap)], ground(across('hill', 3000)));
    legal(target(9005), charge());
    refused(target(9006), charge(), 'GL-TERR-04');
    // up to the foot of the hill it is whole
    legal(field([cavalry, enemyAhead(18000)], ground(across('hill', 18000))), charge());
  });

  test('GL-TERR-04 by horse: at least 5 inches stay, so just 5 are left', () => {
    const match = field(riders(), inside('hill'));
    legal(match, ride(4995));
    legal(match, ride(5005));
    refused(match, ride(4994), 'GL-MOVE-15');
    refused(match, ride(5006), 'GL-TERR-04');
  });

  test('GL-TERR-04 a commander who joins a Battle over it', () => {
    const units = (gap: number) => [chief(), battle({ id: 'S2', x: X, y: Y + gap + 3500 })];
    const hill = ground(area('hill', X - 3000, Y - 3000, X + 3000, Y + 500));
    legal(field(units(2505), hill), go(2505, { join: 'S2' }));
    refused(field(units(2506), hill), go(2506, { join: 'S2' }), 'GL-TERR-04');
  });
});

describe('GL-R-60 switch restrictedOneFunction', () => {
  const on = house('restrictedOneFunction');
  const cavalry = line(6, 'medium cavalry');
  const under = both(on, ground(area('hill', X - 20000, Y - 9000, X + 20000, Y)));
  const ahead = (near: number) => both(on, ground(across('hill', near)));

  test('GL-R-60 allowances stay whole, but there is one function', () => {
    const match = field(cavalry, under);
    order(match, go(10000));
    isOver(match);
    expect(pose(match).y).toBe(Y + 10000);
    const turned = field(cavalry, under);
    order(turned, turn(100));
    isOver(turned);
  });
  test('GL-R-60 so no charge from it or into it, and no change there', () => {
    refused(field([cavalry, enemyAhead(4000)], under), charge(), 'GL-R-60');
    refused(field([cavalry, enemyAhead(6000)], ahead(3000)), charge(), 'GL-R-60');
    refused(field(cavalry, under), change('MM/MM/MM', 0, [0, 0]), 'GL-R-60');
    legal(field([cavalry, enemyAhead(18000)], ahead(18000)), charge());
  });
  test('GL-R-60 a wheel enters too: it does not turn back', () => {
    const heavy = { ...line(3, 'heavy cavalry'), x: 30000, y: 20000, heading: 0 };
    const rough = ground(area('rough', 25000, 22500, 31000, 26000));
    const match = field(heavy, both(on, rough));
    order(match, turn(900, 'right'));
    isOver(match);
    const plain = field(heavy, rough);
    order(plain, turn(900, 'right'));
    legal(plain, turn(-900, 'left'));
  });
  test('GL-R-60 a wheel that only passes over it enters too, and is none for a second function', () => {
    // half way, its left front corner is at (-1.553, 5.303)
    const post = ground(area('rough', X - 1800, Y + 4500, X - 1300, Y + 5000));
    const match = field(cavalry, both(on, post));
    order(match, turn(900, 'right'));
    isOver(match);
    const later = field(cavalry, both(on, post));
    order(later, turn(-10, 'left'));
    refused(later, turn(900, 'right'), 'GL-R-60');
    const plain = field(cavalry, post);
    order(plain, turn(900, 'right'));
    legal(plain, turn(-10, 'left'));
    const ends = field(cavalry, both(house('restrictedOneFunction', 'turnsEndOnly'), post));
    order(ends, turn(900, 'right'));
    legal(ends, turn(-10, 'left'));
  });
  test('GL-R-60 so does an about-face of a mass of five, and the odd element that is shifted', () => {
    const five = mass(5, 'left', { type: 'medium cavalry' });
    // the odd element comes before the old front; shifted to the right it stands behind the right file
    const front = both(on, ground(area('rough', X - 2000, Y + 500, X + 2000, Y + 3000)));
    const match = field(five, front);
    order(match, ABOUT);
    isOver(match);
    const right = both(on, ground(area('rough', X + 500, Y - 5000, X + 1000, Y - 4000)));
    const before = field(five, right);
    order(before, shift());
    expect(functions(before)).toBe(1);
    const after = field(five, right);
    order(after, go(10));
    order(after, shift());
    isOver(after);
  });
  test('GL-R-60 it does not act again after entering', () => {
    const match = field(cavalry, ahead(3000));
    order(match, go(10000));
    isOver(match);
  });
  test('GL-R-60 it cannot enter with its second function', () => {
    for (const first of [go(2000), turn(50), ABOUT]) {
      const match = field(cavalry, ahead(3000));
      order(match, first);
      expect(functions(match)).toBe(1);
      if (first === ABOUT) continue;
      refused(match, go(5000), 'GL-R-60');
    }
    const up = field(cavalry, ahead(3000));
    order(up, go(2000));
    legal(up, go(1010));
    refused(up, turn(900, 'right'), 'GL-R-60');
  });
  test('GL-R-60 foot and Battles are not meant, riders are', () => {
    const walk = field(foot(), under);
    order(walk, go(5000));
    expect(functions(walk)).toBe(1);
    legal(field([foot(), enemyAhead(4000)], under), charge());
    const base = field(battle(), under);
    order(base, { do: 'turn', by: 450 });
    expect(pose(base).heading).toBe(450);
    const horseback = field(riders(), under);
    order(horseback, ride(10000));
    isOver(horseback);
  });
  test('GL-R-60 off: two functions, each with half the allowance', () => {
    const match = field(cavalry, ground(area('hill', X - 20000, Y - 9000, X + 20000, Y + 40000)));
    order(match, go(5000));
    choose(match, go(5000));
    isOver(match);
  });
});

describe('GL-TERR-05 in a feature', () => {
  /** Six bows fire at a line of six in or beside a village: 6 - 1, and two less if it is in it. */
  const shot = (west: number, dice: number, more: Loose = {}) => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: many(dice, 12),
      options: { terrain: [area('village', west, 21000, 60000, 30000)] },
      units: [
        { id: 'S1', type: 'foot bow', layout: 'OOOOOO', x: 36000, y: 20000 },
        { id: 'N1', type: 'foot hand', x: 36000, y: 22000, heading: 1800, ...more },
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    expect(throwsIn(match).at(-1)).toMatchObject({ count: dice });
  };
  test('GL-TERR-05 if at least half of the base centres are: three of six', () => {
    // the centres lie at 36000 + 625, 1875, 3125 and so on to both sides
    shot(36000, 3);
    shot(36000 + 624, 3);
  });
  test('GL-TERR-05 the border counts', () => {
    shot(36000 + 625, 3);
  });
  test('GL-TERR-05 two of six are not enough', () => {
    shot(36000 + 626, 5);
  });
  test('GL-TERR-05 of five, three are needed', () => {
    shot(36000, 3, { layout: 'WWWWW' });
    shot(36001, 5, { layout: 'WWWWW' });
  });
  test('GL-TERR-05 of four, two', () => {
    shot(36000 + 625, 3, { layout: 'WWWW' });
    shot(36000 + 626, 5, { layout: 'WWWW' });
  });

  /** A hill between: it stops fire unless firer or target is in it; a Battle is if its centre is. */
  const overHill = (north: number) =>
    situation({
      phase: 'firing',
      initiative: 'south',
      dice: [],
      options: { terrain: [area('hill', 30000, 20500, 42000, north)] },
      units: [
        { id: 'S1', type: 'foot bow', layout: 'OOOOOO', x: 36000, y: 20000 },
        { id: 'N1', type: 'battle', diameter: 7000, elements: 'P'.repeat(18), x: 36000, y: 25500 },
      ],
    });
  test('GL-TERR-05 a Battle if its centre is', () => {
    const fire = { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] };
    const inIt = overHill(25500);
    waitsFor(inIt, 'south', 'fire');
    expect(refusal(inIt, fire)).toBeUndefined();
    const outside = overHill(25499);
    expect(decision(outside)?.kind !== 'fire' || refusal(outside, fire) !== undefined).toBe(true);
  });
});

test('GL-TERR-04 a pivot onto restricted ground counts as well', () => {
  // the pivot alone brings the rear right corner onto the hill behind, from where the straight move starts
  const hill = ground(area('hill', X + 3000, Y - 4000, X + 9000, Y - 1750 - 50));
  legal(field(horse(), hill), go(10000));
  legal(field(horse(), hill), go(10000, pivot(19, 'right')));
  refused(field(horse(), hill), go(10000, pivot(19, 'left')), 'GL-TERR-04');
  legal(field(horse(), hill), go(5000, pivot(19, 'left')));
});

test('GL-R-76 GL-TERR-04 a pivot off restricted ground: the move starts where the pivot ends', () => {
  const hill = ground(area('hill', X + 3000, Y - 4000, X + 9000, Y - 1750 + 50));
  refused(field(horse(), hill), go(10000), 'GL-TERR-04');
  legal(field(horse(), hill), go(10000, pivot(-19, 'left')));
  const far = [horse(), enemyAhead(17000, { x: X - 1000 })];
  refused(field(far, hill), charge(), 'GL-TERR-04');
  legal(field(far, hill), charge('N1', pivot(-10, 'left')));
});
