/** About faces (GL-FACE-07 to -09, GL-R-25). */
import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  ABOUT,
  E,
  GUNS,
  W,
  X,
  Y,
  battle,
  bog,
  change,
  chief,
  deep,
  expectPose,
  field,
  foot,
  functions,
  go,
  house,
  isOver,
  legal,
  line,
  mass,
  order,
  pose,
  rank,
  refused,
  turn,
  type Loose,
} from './move-help.js';
import { advanced, facedAbout, sizeOf, type Corner } from './pose-help.js';

const about = (file: Corner): Loose => ({ ...ABOUT, file });
const UNITS: [string, Loose][] = [
  ...[1, 2, 3, 4, 5, 6].map((n): [string, Loose] => [`a line of ${n}`, line(n)]),
  ['a mass of four', mass(4)],
  ['a mass of six', mass(6)],
  ['cavalry', line(6, 'light cavalry')],
  ['a mass of knights', mass(6, 'left', { type: 'knights' })],
  ['a mass of four elephants', mass(4, 'left', { type: 'elephants' })],
  ['mounted foot', line(5, 'mounted foot handgun')],
  ['a commander', chief({ layout: 'C' })],
];

describe('GL-FACE-07 about faces', () => {
  test.each(UNITS)('GL-FACE-07 %s: the old rear edge is the new front edge', (_, given) => {
    const size = sizeOf(given['type']);
    const deepness = size[1] * given['layout'].split('/').length;
    const match = field(given);
    order(match, ABOUT);
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y - deepness, heading: 1800 });
    expect(functions(match)).toBe(1);
    for (const heading of [123, 2468]) {
      const slanting = field({ ...given, heading });
      order(slanting, ABOUT);
      expectPose(pose(slanting), facedAbout({ x: X, y: Y, heading }, given['layout'], size));
      choose(slanting, ABOUT);
      expectPose(pose(slanting), { x: X, y: Y, heading }, 2);
      isOver(slanting);
    }
  });

  test('GL-FACE-07 it needs no room, where a turn would', () => {
    const match = field([
      mass(6),
      mass(6, 'left', { id: 'S2', x: X - 2500, y: Y }),
      mass(6, 'left', { id: 'S3', x: X + 2500, y: Y }),
      foot({ id: 'S4', x: X, y: Y + E }),
      foot({ id: 'N1', x: X, y: Y - 3 * E - 11, heading: 0 }),
    ]);
    legal(match, ABOUT);
    refused(match, turn(900), 'GL-GEO-08');
  });

  test('GL-FACE-07 GL-FACE-10 left and right swap', () => {
    // element 0 of a unit that faces south is the eastern one
    const match = field(line(4, 'foot hand', { heading: 1800 }));
    order(match, change(deep(4), 0, [0, 0]));
    expect(pose(match)).toEqual({ x: X + W, y: Y, heading: 1800 });
  });

  test('GL-FACE-07 then it moves the other way', () => {
    const match = field(foot());
    order(match, ABOUT);
    choose(match, go(5000));
    expect(pose(match)).toEqual({ x: X, y: Y - E - 5000, heading: 1800 });
  });
});

describe('GL-FACE-08 GL-R-25 a mass of five', () => {
  const ways = (['left', 'right'] as const).flatMap((odd) =>
    (['left', 'right'] as const).map((file) => [odd, file] as const),
  );
  test.each(ways)('GL-R-25 GL-FACE-08 the odd element from the %s file goes behind, on the %s file', (odd, file) => {
    const match = field(mass(5, odd));
    order(match, about(file));
    // the four have turned in place; the fifth stands before the old front
    expect(unit(match, 'S1')).toMatchObject({
      x: X,
      y: Y - 2 * E,
      heading: 1800,
      formation: 'mass',
      layout: deep(5, file),
    });
    const heading = 1357;
    const slanting = field(mass(5, odd, { heading }));
    order(slanting, about(file));
    const wanted = facedAbout({ x: X, y: Y, heading }, deep(5, odd), sizeOf('foot'), file);
    expectPose(pose(slanting), wanted);
    expect(unit(slanting, 'S1').layout).toBe(wanted.layout);
  });

  test('GL-FACE-08 without a word it is the leftmost file that is free', () => {
    const match = field(mass(5, 'right'));
    order(match, ABOUT);
    expect(unit(match, 'S1').layout).toBe(deep(5, 'left'));
  });

  /** Somebody 0.75 and so much before the front of S1; west or east of its middle, or across it. */
  const before = (id: string, gap: number, x = X, more: Loose = {}) =>
    field([mass(5), foot({ id, x, y: Y + E + gap + (id === 'N1' ? 0 : E), heading: id === 'N1' ? 1800 : 0 })], more);
  test.each([
    ['N1', 11, true],
    ['N1', 10, false],
    ['S2', 0, true],
    ['S2', -10, true],
    ['S2', -11, false],
  ])('GL-FACE-08 GL-GEO-11 %s at %i before the place of the odd element: %s', (id, gap, may) => {
    for (const file of ['left', 'right'] as const) {
      const match = before(id, gap);
      if (may) legal(match, about(file));
      else refused(match, about(file), 'GL-GEO-11');
    }
    if (!may) refused(before(id, gap), ABOUT, 'GL-GEO-11');
  });

  test('GL-FACE-08 with one file blocked the other is open; left is the left afterwards', () => {
    // facing south its left is in the east
    const west = before('N1', -100, X - 3750 - 100);
    legal(west, about('left'));
    refused(west, about('right'), 'GL-GEO-11');
    const east = before('N1', -100, X + 3750 + 100);
    refused(east, about('left'), 'GL-GEO-11');
    legal(east, about('right'));
  });

  test('GL-FACE-08 GL-TERR-02 terrain blocks it as well', () => {
    const pond = bog(X - 2000, Y + 100, X - 100, Y + 600);
    legal(field(mass(5), pond), about('left'));
    refused(field(mass(5), pond), about('right'), 'GL-TERR-02');
    refused(field(mass(5), bog(X - 2000, Y + 100, X + 2000, Y + 600)), ABOUT, 'GL-TERR-02');
    legal(field(mass(6), bog(X - 2000, Y + 100, X + 2000, Y + 600)), ABOUT);
  });

  test('GL-FACE-08 it is tested at the end only, and goes on with the other function', () => {
    const match = field([mass(5), foot({ id: 'S2', x: X, y: Y - 2 * E - E - 5 })]);
    order(match, about('left'));
    refused(match, go(E + 20), 'GL-MOVE-11');
    choose(match, about('right'));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y, heading: 0, layout: deep(5, 'right') });
  });

  test('GL-R-12 GL-FACE-08 smallMasses: a mass of three does the same', () => {
    const given = { type: 'foot hand', formation: 'mass', layout: 'WW/W.' };
    const match = field(given, house('smallMasses'));
    order(match, about('right'));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y - E, heading: 1800, layout: 'WW/.W' });
  });
});

describe('GL-FACE-09 Battles and artillery', () => {
  test('GL-FACE-09 a Battle rotates by exactly 180 degrees, for both functions', () => {
    const match = field(battle({ heading: 333 }));
    order(match, ABOUT);
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 2133 });
    isOver(match);
  });

  test.each(GUNS.flatMap((type) => [false, true].map((limbered) => [type, limbered] as const)))(
    'GL-FACE-09 %s, limbered %s: cannot',
    (type, limbered) => {
      refused(field({ type, limbered }), ABOUT, 'GL-FACE-09');
    },
  );

  test('GL-FACE-09 it needs no room', () => {
    const match = field([
      battle(),
      battle({ id: 'S2', x: X, y: Y + 7000 }),
      foot({ id: 'N1', x: X, y: Y - 3500 - 11, heading: 0, layout: rank(2) }),
    ]);
    order(match, ABOUT);
    expectPose(pose(match), advanced({ x: X, y: Y, heading: 1800 }, 0), 0);
  });
});
