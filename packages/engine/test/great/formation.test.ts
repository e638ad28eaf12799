import { describe, expect, test } from 'vitest';
import { choose, decision, events, situation, unit } from './kit.js';
import {
  STOP,
  X,
  Y,
  bent,
  block,
  change,
  enemyAhead,
  field,
  foot,
  horse,
  legal,
  light,
  order,
  refused,
  square,
  type Loose,
} from './move-help.js';
import { FOOT, HORSE, SQUARE, numbers, overlapOf, shapesOf, type Placed } from './pose-help.js';

const KINDS = ['block', 'defensiveBlock', 'line', 'bentLine', 'skirmishLine', 'bentSkirmishLine'] as const;
const BEND = { after: 1, stays: 'left', way: 'back', angle: 450 };
const formed = (type: string, formation: string): Loose => ({
  type,
  formation,
  ...(formation.startsWith('bent') ? { bend: BEND } : {}),
});

/** In the order of KINDS: y allowed. */
const ROWS: [string, string[], string][] = [
  [
    'light foot except pikes',
    ['light arms', 'arms', 'javelins', 'slings', 'bows', 'longbows', 'crossbows'].map((arm) => `light foot ${arm}`),
    'yyyyyy',
  ],
  [
    'other foot',
    [
      'light foot pikes',
      ...['light arms', 'arms', 'pikes', 'bows', 'longbows', 'crossbows'].map((arm) => `medium foot ${arm}`),
      ...['arms', 'pikes', 'bows', 'crossbows'].map((arm) => `heavy foot ${arm}`),
    ],
    'yyyy..',
  ],
  [
    'light horse and light camels',
    ['horse', 'camels'].flatMap((kind) => ['', ' javelins', ' bows', ' crossbows'].map((arm) => `light ${kind}${arm}`)),
    'y.yyyy',
  ],
  ['medium and heavy horse, medium camels', ['medium horse', 'heavy horse', 'medium camels'], 'y.yy..'],
  ['light chariots', ['light chariots', 'light chariots javelins', 'light chariots bows'], '..y.y.'],
  [
    'heavy chariots, elephants',
    [
      'heavy chariots',
      'heavy chariots bows',
      'medium elephants',
      'medium elephants javelins',
      'heavy elephants',
      'heavy elephants bows',
    ],
    '..y...',
  ],
  ['artillery, command', ['light artillery', 'heavy artillery', 'commander', 'sub-commander'], '....y.'],
];
const CELLS = ROWS.flatMap(([row, types, may]) =>
  types.flatMap((type) => KINDS.map((kind, i) => [row, type, kind, may[i] === 'y'] as const)),
);

describe('GV-FORM-02 who may use what', () => {
  test.each(CELLS)('GV-FORM-01 GV-FORM-02 %s: %s in %s: %s', (_, type, kind, may) => {
    const put = () => field(formed(type, kind));
    if (may) expect(unit(put(), 'S1')).toMatchObject({ type, formation: kind });
    else expect(put).toThrow(/GV-FORM-0[126]|formation/);
  });

  const changes = CELLS.filter(([, type]) => !/artillery|commander/.test(type));
  test.each(changes.filter(([, , kind]) => kind !== 'line'))(
    'GV-FORM-02 %s: %s changes from line to %s: %s',
    (_, type, kind, may) => {
      const match = field(formed(type, 'line'));
      const given = change(kind, kind.startsWith('bent') ? { bend: { way: 'back', angle: 450 } } : {});
      if (!may) {
        refused(match, given, 'GV-FORM-02', 'GV-FORM-06', 'GV-MOVE-03', 'GV-CHANGE-03');
        return;
      }
      order(match, given);
      expect(unit(match, 'S1').formation).toBe(kind);
    },
  );

  test('GV-FORM-01 what a unit is in if not told', () => {
    const types = [
      'light foot bows',
      'heavy horse',
      'light chariots',
      'heavy elephants',
      'light artillery',
      'commander',
    ];
    const match = field(types.map((type, i) => ({ id: `S${i + 1}`, type, x: 40000 + 20000 * i, y: Y })));
    expect(types.map((_, i) => unit(match, `S${i + 1}`).formation)).toEqual([
      'line',
      'line',
      'line',
      'line',
      'skirmishLine',
      'skirmishLine',
    ]);
  });

  test.each(['openOrder', 'bentOpenOrder', 'defensiveMass', 'column'])(
    'GV-R-07 the book has other names for its formations; there is no %s',
    (formation) => {
      expect(() => field(light({ formation }))).toThrow();
      refused(field(light()), change(formation));
    },
  );
});

describe('shapes', () => {
  /** A friend just behind, beside and before: 0.010 cm into it is free, 0.011 is not. */
  const around = (given: Loose, wide: number, deep: number, front = 0) => {
    const at = (dx: number, dy: number) => () =>
      field([given, { id: 'S2', type: 'commander', x: X + dx, y: Y + dy, heading: 0 }]);
    const sides: [number, number, number, number][] = [
      [0, front + 3000, 0, -1],
      [0, front - deep, 0, 1],
      [-wide / 2 - 2000, front - deep / 2 + 1500, 1, 0],
      [wide / 2 + 2000, front - deep / 2 + 1500, -1, 0],
    ];
    for (const [dx, dy, ix, iy] of sides) {
      expect(at(dx, dy)).not.toThrow();
      expect(at(dx + 10 * ix, dy + 10 * iy)).not.toThrow();
      expect(at(dx + 11 * ix, dy + 11 * iy)).toThrow('GV-SETUP-02');
    }
  };

  test.each<[string, Loose, number, number]>([
    ['GV-FORM-03 a block of foot', block(), 4000, 4000],
    ['GV-FORM-04 a defensive block', square(), 4000, 4000],
    ['GV-FORM-05 a line of foot', foot(), 8000, 2000],
    ['GV-FORM-05 a skirmish line', light(), 8000, 2000],
    ['GV-FORM-03 a block of horse', horse({ formation: 'block' }), 4000, 6000],
    ['GV-FORM-05 a line of horse', horse(), 8000, 3000],
    ['GV-UNIT-01 a chariot', horse({ type: 'light chariots' }), 4000, 4000],
    ['GV-UNIT-01 an elephant', horse({ type: 'heavy elephants' }), 4000, 4000],
    ['GV-UNIT-01 artillery', { type: 'heavy artillery' }, 4000, 4000],
    ['GV-UNIT-01 GV-R-13 a commander', { type: 'sub-commander' }, 4000, 3000],
  ])('%s (GV-GEOM-05) %o: %i wide and %i deep', (_, given, wide, deep) => {
    around(given, wide, deep);
  });

  test('GV-FORM-04 GV-GEOM-04 its rear stand faces the rear: about it the unit faces the other way', () => {
    const match = field(square());
    order(match, change('line', { stand: 1, other: 'left' }));
    expect(unit(match, 'S1')).toMatchObject({ x: X + 2000, y: Y - 4000, heading: 1800 });
    // in a block it faces as the front one
    const other = field(block());
    order(other, change('line', { stand: 1, other: 'left' }));
    expect(unit(other, 'S1')).toMatchObject({ x: X - 2000, y: Y - 2000, heading: 0 });
  });

  const KINDS_OF = [
    ['line', FOOT, 2, 'heavy foot arms'],
    ['block', FOOT, 2, 'heavy foot arms'],
    ['defensiveBlock', FOOT, 2, 'heavy foot arms'],
    ['line', HORSE, 2, 'heavy horse'],
    ['block', HORSE, 2, 'heavy horse'],
    ['skirmishLine', HORSE, 1, 'commander'],
    ['line', SQUARE, 1, 'medium elephants'],
    ['skirmishLine', SQUARE, 1, 'light artillery'],
  ] as const;
  const cases = Array.from({ length: 240 }, (_, i) => {
    const next = numbers(97 + 7001 * i);
    const pick = () => KINDS_OF[next(0, KINDS_OF.length - 1)]!;
    const [a, b] = [pick(), pick()];
    const one: Placed = { x: X, y: Y, heading: next(0, 3599), formation: a[0] };
    const two: Placed = {
      x: X + next(-9000, 9000),
      y: Y + next(-9000, 9000),
      heading: next(0, 3599),
      formation: b[0],
    };
    return { i, a, b, one, two, over: overlapOf(shapesOf(one, a[1], a[2]), shapesOf(two, b[1], b[2])) };
  }).filter(({ over }) => Math.abs(over - 10) > 3);
  test.each(cases)('GV-GEOM-03 GV-GEOM-04 GV-GEOM-05 GV-GEOM-10 case $i', ({ a, b, one, two, over }) => {
    const put = () =>
      field([
        { type: a[3], ...one },
        { id: 'S2', type: b[3], ...two },
      ]);
    if (over > 10) expect(put).toThrow('GV-SETUP-02');
    else expect(put).not.toThrow();
  });
});

describe('GV-FORM-07 GV-R-08 a bent skirmish line is a skirmish line', () => {
  /** Medium bows, six points, at light foot: one die less if it skirmishes (GV-FIRE-16). */
  const diceAt = (enemy: Loose, count: number) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      units: [
        { id: 'S1', type: 'medium foot bows', formation: 'line', x: 60000, y: 40000 },
        { id: 'N1', type: 'light foot javelins', x: 60000, y: 48000, heading: 1800, ...enemy },
      ],
      dice: Array.from({ length: count }, () => 6),
    });
    choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    expect(events(match).find((one) => one.event === 'throw')?.count).toBe(count);
  };
  const small = { after: 1, stays: 'left', way: 'back', angle: 50 };
  test.each([
    ['line', {}, 6],
    ['skirmishLine', {}, 5],
    ['bentLine', { bend: small, x: 62000 }, 6],
    ['bentSkirmishLine', { bend: small, x: 62000 }, 5],
  ])('GV-FORM-07 GV-R-08 fire at a %s %o: %i dice', (formation, more, count) => {
    diceAt({ formation, ...more }, count);
  });

  test.each([
    ['bentLine', 3],
    ['bentSkirmishLine', 2],
  ])('GV-FORM-07 GV-MELEE-05 a %s fights with a combat value of %i', (formation, value) => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      units: [
        { id: 'S1', type: 'light foot javelins', formation, bend: small, x: 60000, y: 40000, hits: 3 },
        { id: 'N1', type: 'light foot arms', x: 60000, y: 40000, heading: 1800, hits: 7 },
      ],
      dice: [6, 6],
    });
    expect(events(match).find((one) => one.event === 'throw' && one.unit === 'S1')?.needs).toEqual([value]);
  });

  test('GV-FORM-07 a bent line is no skirmish line', () => {
    const match = field([bent(), enemyAhead(20000)]);
    refused(match, change('bentSkirmishLine', { bend: { way: 'back', angle: 450 } }), 'GV-FORM-02');
    legal(match, change('line'));
  });
});

describe('GV-R-77 bent foot that is charged', () => {
  test.each(['bentLine', 'bentSkirmishLine'])('GV-R-77 GV-DBLOCK-01 in %s may form a defensive block', (formation) => {
    const match = field(
      [
        foot({ type: 'heavy foot arms' }),
        bent({ id: 'N1', type: 'light foot bows', formation, x: X, y: Y + 3000, heading: 1800 }),
      ],
      { dice: [3] },
    );
    order(match, { do: 'charge', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    choose(match, { do: 'hastyBlock' });
    if (decision(match)?.kind === 'hastyBlock') choose(match, { do: 'form', stand: 0, other: 'behind' });
    expect(unit(match, 'N1')).toMatchObject({
      formation: 'defensiveBlock',
      hits: 1,
      x: X,
      y: Y + 3000,
      heading: 1800,
      reacted: true,
    });
    expect(unit(match, 'N1').bend).toBeUndefined();
    if (decision(match)?.kind === 'order') choose(match, STOP);
  });
});
