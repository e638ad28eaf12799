// A Great Victory: the dice of missile fire (GV-FIRE-16, -19..21, GV-R-06, -19, GV-WE-03).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, unit } from './kit.js';
import {
  aside,
  commander,
  dice,
  feature,
  fire,
  fireAt,
  firing,
  foe,
  forbidden,
  house,
  many,
  may,
  moving,
  on,
  refused,
  shooter,
  shot,
  strip,
  thrown,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const BENT = { bend: { after: 1, stays: 'left', way: 'back', angle: 200 } };

/** Targets and what six points come to: beyond 12 cm, so that nobody suppresses. */
const TARGETS: [string, Loose, number][] = [
  ['light foot arms', {}, 6],
  ['light foot arms', { formation: 'skirmishLine' }, 5],
  ['light foot arms', { formation: 'bentSkirmishLine', ...BENT }, 5],
  ['light foot arms', { formation: 'bentLine', ...BENT }, 6],
  ['light foot arms', { formation: 'block' }, 7],
  ['light foot arms', { formation: 'defensiveBlock' }, 8],
  ['light foot pikes', {}, 6],
  ['medium foot light arms', {}, 5],
  ['medium foot pikes', { formation: 'block' }, 6],
  ['medium foot bows', { formation: 'defensiveBlock' }, 7],
  ['medium foot arms', { formation: 'bentLine', ...BENT }, 5],
  ['heavy foot arms', {}, 4],
  ['heavy foot pikes', { formation: 'block' }, 5],
  ['heavy foot crossbows', { formation: 'defensiveBlock' }, 6],
  ['light horse', {}, 7],
  ['light horse bows', { formation: 'skirmishLine' }, 6],
  ['light horse', { formation: 'bentSkirmishLine', ...BENT }, 6],
  ['light horse', { formation: 'block' }, 8],
  ['medium horse', {}, 6],
  ['medium horse', { formation: 'block' }, 7],
  ['medium horse', { formation: 'bentLine', ...BENT }, 6],
  ['heavy horse', {}, 5],
  ['heavy horse', { formation: 'block' }, 6],
  ['light camels', {}, 7],
  ['light camels javelins', { formation: 'skirmishLine' }, 6],
  ['medium camels', {}, 6],
  ['medium camels', { formation: 'block' }, 7],
  ['light chariots', {}, 7],
  ['light chariots bows', { formation: 'skirmishLine' }, 6],
  ['heavy chariots', {}, 5],
  ['medium elephants', {}, 6],
  ['heavy elephants', {}, 5],
  ['light artillery', {}, 5],
  ['light artillery', { packed: true }, 5],
  ['heavy artillery', {}, 3],
  ['heavy artillery', { packed: true }, 3],
  ['commander', {}, 6],
  ['sub-commander', {}, 6],
];

describe('modifiers', () => {
  test.each(TARGETS)('GV-FIRE-16, GV-R-06 six points at %s %j: %i dice', (type, more, n) => {
    expect(shot(n, [shooter(), foe(14000, { type, ...more })])).toBe(n);
  });
  test.each([
    ['light artillery', 5],
    ['heavy artillery', 5],
    ['heavy chariots', 5],
  ])('GV-R-06 artilleryHasNoClass: six points at %s: %i dice', (type, n) => {
    expect(shot(n, [shooter(), foe(14000, { type })], house('artilleryHasNoClass'))).toBe(n);
  });
  test.each([
    'light foot slings',
    'light foot bows',
    'light foot longbows',
    'heavy foot crossbows',
    'light horse bows',
    'light horse crossbows',
    'medium elephants bows',
  ])('GV-FIRE-16 the same for every missile: two points of %s at medium horse in block make three dice', (type) => {
    const units = [shooter({ type }), foe(7000, { type: 'medium horse', formation: 'block' })];
    expect(shot(3, units, {}, fireAt('N1', {}, { points: 2 }))).toBe(3);
  });
  test('GV-FIRE-16 javelins too', () => {
    const units = [
      shooter({ type: 'light foot javelins' }),
      foe(4000, { type: 'heavy foot arms', formation: 'block' }),
    ];
    expect(shot(3, units)).toBe(3); // 4 + 1 - 2
  });
  test('GV-FIRE-16 the modifiers of each target by itself', () => {
    const units = [
      shooter(),
      { id: 'N1', type: 'heavy elephants', x: X - 2000, y: Y + 14000 },
      { id: 'N2', type: 'commander', x: X + 2000, y: Y + 14000 },
    ];
    const match = firing(units, { dice: [6, 6, 6, 6, 6] });
    const told = choose(match, fire('S1', { target: 'N1', stands: [0] }, { target: 'N2', stands: [1] }));
    expect(thrown(told).map((one) => one.length)).toEqual([2, 3]); // 3 + 1 - 2; 3 + 1 - 1
  });
  test('GV-FIRE-16 the modifiers are told', () => {
    const match = firing([shooter(), foe(14000, { type: 'medium horse', formation: 'block' })], { dice: many(7, 6) });
    choose(match, fireAt('N1'));
    const told = events(match).find((one) => one.event === 'throw');
    expect(told).toMatchObject({ side: 'south', unit: 'S1', target: 'N1', count: 7 });
    const total = told.modifiers.reduce((sum: number, one: Loose) => sum + one['by'], 0);
    expect(total).toBe(7);
    expect(told.text ?? '').not.toContain('undefined');
  });
  test('GV-WE-03 foot bows with strength 4 at medium horse in line: four dice, three hits', () => {
    const match = firing([shooter({ hits: 2 }), foe(8000, { type: 'medium horse' })], { dice: [1, 2, 2, 6] });
    expect(dice(match, fireAt('N1', {}, { points: 4 }))).toBe(4);
    expect(aside(match)).toBe(3);
  });
  test.each([
    [1, 'heavy foot arms', 0],
    [2, 'heavy foot arms', 0],
    [3, 'heavy foot arms', 1],
  ])('GV-GEN-03 %i points at %s: %i dice, never fewer than none', (points, type, n) => {
    expect(shot(n, [shooter(), foe(14000, { type })], {}, fireAt('N1', {}, { points }))).toBe(n);
  });
});

describe('hits', () => {
  test.each([
    [[1, 1, 1, 1, 1, 1], 6],
    [[2, 2, 2, 2, 2, 2], 6],
    [[3, 3, 3, 3, 3, 3], 0],
    [[1, 2, 3, 4, 5, 6], 2],
  ])('GV-FIRE-20 dice %j: %i hits', (script, hits) => {
    const match = firing([shooter(), foe(8000)], { dice: script });
    choose(match, fireAt('N1'));
    expect(aside(match)).toBe(hits);
  });
  test.each([
    ['green', 1],
    ['trained', 2],
    ['elite', 3],
  ])('GV-FIRE-20, GV-QUAL-02, GV-QUAL-03 %s bows throw 1, 2, 3, 4, 5, 6: %i hits', (quality, hits) => {
    const hit = (unitQuality: string) => {
      const match = firing([shooter({ quality }), foe(8000)], { dice: [1, 2, 3, 4, 5, 6], options: { unitQuality } });
      choose(match, fireAt('N1'));
      return aside(match);
    };
    expect(hit('assigned')).toBe(hits);
    expect(hit('off')).toBe(2);
  });
  test('GV-FIRE-20 the quality of the target does not matter', () => {
    for (const quality of ['green', 'elite']) {
      const match = firing([shooter(), foe(8000, { quality })], {
        dice: [1, 2, 3, 4, 5, 6],
        options: { unitQuality: 'assigned' },
      });
      choose(match, fireAt('N1'));
      expect(aside(match), quality).toBe(2);
    }
  });
});

describe('halving', () => {
  test.each<[string, Loose, string, Loose, number]>([
    ['block', {}, 'light foot arms', {}, 3],
    ['block', {}, 'medium foot arms', {}, 2], // 5
    ['block', {}, 'heavy foot arms', {}, 2], // 4
    ['block', {}, 'light foot arms', { formation: 'block' }, 3], // 7
    ['block', {}, 'light foot arms', { formation: 'defensiveBlock' }, 4], // 8
    ['defensiveBlock', {}, 'light foot arms', {}, 3],
    ['defensiveBlock', {}, 'medium foot arms', {}, 2],
    ['defensiveBlock', { hits: 1 }, 'light foot arms', {}, 2], // 5
    ['block', { type: 'light foot bows' }, 'light horse', {}, 3], // 6
    ['block', { hits: 5 }, 'light foot arms', {}, 0], // 1
    ['block', { hits: 4 }, 'light foot arms', {}, 1], // 2
    ['block', { hits: 5 }, 'heavy foot arms', {}, 0], // -1
  ])('GV-FIRE-19, GV-GEN-04 firers in %s %j at %s %j: %i dice', (formation, who, type, more, n) => {
    expect(shot(n, [shooter({ formation, ...who }), foe(14000, { type, ...more })])).toBe(n);
  });
  test('GV-FIRE-19 horse in block too; a line, a skirmish line, one stand never', () => {
    expect(shot(4, [shooter({ type: 'light horse bows', formation: 'block' }), foe(9000)])).toBe(4);
    expect(shot(8, [shooter({ type: 'light horse bows', formation: 'line' }), foe(9000)])).toBe(8);
    expect(shot(8, [shooter({ type: 'light horse bows', formation: 'skirmishLine' }), foe(9000)])).toBe(8);
    expect(shot(8, [shooter({ type: 'medium elephants bows' }), foe(9000)])).toBe(8);
  });
  test('GV-FIRE-19 the points allocated are halved, not the strength', () => {
    expect(shot(1, [shooter({ formation: 'block' }), foe(14000)], {}, fireAt('N1', {}, { points: 3 }))).toBe(1);
    expect(shot(0, [shooter({ formation: 'block' }), foe(14000)], {}, fireAt('N1', {}, { points: 1 }))).toBe(0);
  });
  test.each([
    ['line', 'light foot arms', 4],
    ['line', 'medium foot arms', 3],
    ['block', 'light foot arms', 1], // 6, halved 3, cover 2
    ['block', 'medium foot arms', 0], // 5, halved 2, cover 2; cover first would leave 1
  ])(
    'GV-R-19, GV-FIRE-19, GV-TERR-08 firers in %s at %s in a village: %i dice, cover comes last',
    (formation, type, n) => {
      const village = on(feature('village', strip(Y + 14000, Y + 20000)));
      expect(shot(n, [shooter({ formation }), foe(14000, { type })], village)).toBe(n);
    },
  );
});

describe('no dice', () => {
  const thin = (more: Loose = {}) => firing([shooter({ hits: 5 }), foe(14000, { type: 'heavy foot arms' })], more);
  test('GV-FIRE-21, GV-R-19 fire of zero dice is legal: nothing is thrown, the marker is placed', () => {
    const match = thin();
    expect(dice(match, fireAt('N1'))).toBe(0);
    expect(unit(match, 'S1').fired).toBe(true);
    expect(aside(match)).toBe(0);
    expect(forbidden(match, fireAt('N1'))).toBe(true);
  });
  test('GV-R-19 noZeroDiceFire refuses it, and nothing else', () => {
    const strict = house('noZeroDiceFire');
    expect(['GV-FIRE-21', 'GV-R-19']).toContain(refused(thin(strict), fireAt('N1'))?.rule);
    expect(may(firing([shooter({ hits: 5 }), foe(14000)], strict), fireAt('N1'))).toBe(true);
    const block = firing([shooter({ hits: 5, formation: 'block' }), foe(14000)], strict);
    expect(['GV-FIRE-21', 'GV-R-19']).toContain(refused(block, fireAt('N1'))?.rule); // 1 halved
    const village = { options: { ...strict.options, terrain: [feature('village', strip(Y + 14000, Y + 20000))] } };
    expect(may(firing([shooter({ hits: 4 }), foe(14000)], village), fireAt('N1'))).toBe(false); // 2 less 2
    expect(may(firing([shooter({ hits: 3 }), foe(14000)], village), fireAt('N1'))).toBe(true);
  });
});

describe('compulsory fire', () => {
  /** S1, skirmishing in a village, comes up to a gun of strength 1: 1 + 2 - 1, less 2 for cover. */
  const charged = (more: Loose) => {
    const match = moving(
      [
        shooter({ type: 'light foot arms', formation: 'skirmishLine' }),
        commander(2000),
        foe(5000, { type: 'light artillery', hits: 5 }),
      ],
      { options: { terrain: [feature('village', strip(Y + 2900, Y + 5000))], ...more } },
    );
    expect(dice(match, { do: 'charge', target: 'N1' })).toBe(0);
    return match;
  };
  test.each([{}, { houseRules: { noZeroDiceFire: true } }])(
    'GV-R-19, GV-FIRE-21 with no dice counts as no hits, %j',
    (more) => {
      const match = charged(more);
      expect(unit(match, 'N1').status).toBe('routed');
      expect(unit(match, 'S1').hits ?? 0).toBe(0);
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'breakThrough' });
    },
  );
});
