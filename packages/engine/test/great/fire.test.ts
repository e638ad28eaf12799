// A Great Victory: who may fire, and at whom (GV-FIRE-01..04, P4).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, situation, unit } from './kit.js';
import {
  aside,
  fire,
  fireAt,
  firing,
  foe,
  many,
  may,
  refused,
  shooter,
  shot,
  single,
  thrown,
  W,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const ELIGIBLE = ['GV-FIRE-06', 'GV-FIRE-07', 'GV-FIRE-08', 'GV-FIRE-09', 'GV-R-16', 'GV-R-17'];

describe('who may fire', () => {
  test.each<[string, Loose]>([
    ['light foot javelins', {}],
    ['light foot slings', {}],
    ['light foot bows', {}],
    ['light foot longbows', {}],
    ['light foot crossbows', {}],
    ['medium foot bows', {}],
    ['medium foot longbows', {}],
    ['medium foot crossbows', {}],
    ['heavy foot bows', {}],
    ['heavy foot crossbows', {}],
    ['light horse javelins', {}],
    ['light horse bows', {}],
    ['light horse crossbows', {}],
    ['light camels javelins', {}],
    ['light camels bows', {}],
    ['light camels crossbows', {}],
    ['light chariots javelins', {}],
    ['light chariots bows', {}],
    ['heavy chariots javelins', {}],
    ['heavy chariots bows', {}],
    ['medium elephants javelins', {}],
    ['medium elephants bows', {}],
    ['heavy elephants javelins', {}],
    ['heavy elephants bows', {}],
    ['light artillery', {}],
    ['light foot bows', { formation: 'block' }],
    ['light foot bows', { formation: 'defensiveBlock' }],
    ['light foot bows', { formation: 'skirmishLine' }],
    ['light foot bows', { formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } }],
    ['light horse bows', { formation: 'block' }],
    ['light chariots bows', { formation: 'skirmishLine' }],
  ])('GV-FIRE-01 %s %j are shooters', (type, more) => {
    expect(may(firing([shooter({ type, ...more }), foe(3000)]), fireAt('N1'))).toBe(true);
  });
  test.each<[string, Loose]>([
    ['light foot light arms', {}],
    ['light foot light arms', { thrown: true }],
    ['light foot arms', {}],
    ['medium foot arms', { thrown: true }],
    ['heavy foot arms', { thrown: true }],
    ['heavy foot pikes', {}],
    ['light horse', {}],
    ['medium horse', {}],
    ['heavy horse', {}],
    ['light camels', {}],
    ['medium camels', {}],
    ['light chariots', {}],
    ['heavy chariots', {}],
    ['medium elephants', {}],
    ['heavy elephants', {}],
    ['commander', {}],
    ['sub-commander', {}],
  ])('GV-FIRE-01, GV-UNIT-08, GV-UNIT-10 %s %j are none, not even within 2 cm', (type, more) => {
    const match = firing([shooter({ type, ...more }), foe(1500)]);
    expect(['GV-FIRE-01', 'GV-FIRE-08', 'GV-UNIT-08', 'GV-UNIT-10']).toContain(refused(match, fireAt('N1'))?.rule);
    expect(options(match).some((one) => one.unit === 'S1')).toBe(false);
  });
  test.each(['light artillery', 'heavy artillery'])('GV-FIRE-01, GV-ARTY-01 %s packed up is none', (type) => {
    const at = (packed: boolean) => firing([shooter({ type, packed }), foe(20000)]);
    expect(may(at(false), fireAt('N1'))).toBe(true);
    expect(['GV-FIRE-01', 'GV-ARTY-01', 'GV-UNIT-09']).toContain(refused(at(true), fireAt('N1'))?.rule);
  });
  test.each([
    [4, 2, true],
    [5, 1, true],
    [6, 0, false],
    [7, -1, false],
  ])('GV-FIRE-01, GV-STR-04 medium bows with %i hits have strength %i: fire %s', (hits, _strength, fires) => {
    const why = refused(firing([shooter({ hits }), foe(5000)]), fireAt('N1'));
    expect(why === undefined).toBe(fires);
    if (why) expect(['GV-FIRE-01', 'GV-STR-04']).toContain(why.rule);
  });

  // N1 holds the left of S1 in front, N2 stands before its right.
  const contact = (n1: Loose) => firing([shooter(), single('N1', X - 2000, Y, n1), single('N2', X + 2000, Y + 5000)]);
  test('GV-FIRE-01 a unit in contact does not fire, nor at others', () => {
    expect(refused(contact({}), fireAt('N2'))?.rule).toBe('GV-FIRE-01');
    expect(refused(contact({}), fireAt('N1'))?.rule).toBe('GV-FIRE-01');
    expect(refused(contact({ y: Y + 10 }), fireAt('N2'))?.rule).toBe('GV-FIRE-01');
  });
  test('GV-FIRE-01 a gap of more than 0.010 cm, or corner to corner alone, is no contact', () => {
    expect(may(contact({ y: Y + 11 }), fireAt('N2', {}, { stands: [1] }))).toBe(true);
    expect(may(contact({ x: X - 6000 }), fireAt('N2'))).toBe(true);
  });
  test('GV-FIRE-01 touching a friend is no contact', () => {
    expect(may(firing([shooter(), shooter({ id: 'S2', x: X + 2 * W }), foe(5000)]), fireAt('N1'))).toBe(true);
  });

  test('GV-FIRE-02 firing is voluntary, and may be with part of the strength', () => {
    const match = firing([shooter(), foe(5000)], { dice: [1, 6] });
    expect(may(match, { do: 'done' })).toBe(true);
    expect(thrown(choose(match, fireAt('N1', {}, { points: 2 })))).toEqual([[1, 6]]);
    expect(aside(match)).toBe(1);
  });
  test('GV-FIRE-02, GV-GEN-05 whoever fired one point has a red marker at once, and fires no more', () => {
    const match = firing([shooter(), foe(5000)], { dice: [6] });
    expect(unit(match, 'S1').fired ?? false).toBe(false);
    choose(match, fireAt('N1', {}, { points: 1 }));
    expect(unit(match, 'S1').fired).toBe(true);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(['GV-FIRE-02', 'GV-FIRE-04']).toContain(refused(match, fireAt('N1'))?.rule);
    expect(options(match).some((one) => one.unit === 'S1')).toBe(false);
  });
  test('GV-FIRE-02, P4.3 a unit that has a red marker does not fire', () => {
    const match = firing([shooter({ fired: true }), foe(5000)]);
    expect(['GV-FIRE-02', 'GV-FIRE-04']).toContain(refused(match, fireAt('N1'))?.rule);
  });
  test('GV-GEN-06 nobody orders the shots of the other side', () => {
    const match = firing([shooter(), foe(5000, { type: 'light foot bows' })]);
    expect(refused(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] })?.rule).toBe('GV-GEN-06');
    expect(options(match).every((one) => one.unit !== 'N1')).toBe(true);
  });
});

describe('targets', () => {
  // S2 holds N1 (rear edge at Y + 7000) from behind.
  const held = (more: Loose = {}) =>
    firing([shooter(), foe(5000), { id: 'S2', type: 'medium foot arms', x: X, y: Y + 7000, heading: 1800, ...more }]);
  test('GV-FIRE-03 an enemy in contact with the firing side is no target', () => {
    expect(refused(held(), fireAt('N1'))?.rule).toBe('GV-FIRE-03');
    expect(refused(held({ y: Y + 7010 }), fireAt('N1'))?.rule).toBe('GV-FIRE-03');
  });
  test('GV-FIRE-03 one touched corner to corner only, or not at all, is', () => {
    expect(may(held({ x: X + 2 * W }), fireAt('N1'))).toBe(true);
    expect(may(held({ y: Y + 7011 }), fireAt('N1'))).toBe(true);
  });
  test('GV-FIRE-03 friends are no targets', () => {
    const match = firing([shooter(), { id: 'S2', type: 'medium foot arms', x: X, y: Y + 5000 }, foe(12000)]);
    expect(refused(match, fireAt('S2'))?.rule).toBe('GV-FIRE-03');
  });
  test('GV-FIRE-03, GV-UNIT-10 a commander may be shot at', () => {
    expect(may(firing([shooter(), foe(5000, { type: 'commander' })]), fireAt('N1'))).toBe(true);
  });

  const TWO = [single('N1', X - 2000, Y + 5000), single('N2', X + 2000, Y + 5000)];
  const BOTH = [{ target: 'N1' }, { target: 'N2' }];
  test.each<[string, Loose, boolean]>([
    ['a line', {}, true],
    ['a skirmish line', { type: 'light foot bows', formation: 'skirmishLine' }, true],
    ['horse in line', { type: 'light horse bows' }, true],
    ['camels in skirmish line', { type: 'light camels crossbows', formation: 'skirmishLine' }, true],
    ['a block', { formation: 'block' }, false],
    ['a defensive block', { formation: 'defensiveBlock' }, false],
    ['horse in block', { type: 'light horse bows', formation: 'block' }, false],
    ['chariots', { type: 'heavy chariots bows' }, false],
    ['elephants', { type: 'medium elephants bows' }, false],
    ['light artillery', { type: 'light artillery' }, false],
  ])('GV-FIRE-04 %s may fire at two targets: %s', (_, who, splits) => {
    const match = firing([shooter(who), ...TWO]);
    expect(may(match, fireAt('N1'))).toBe(true);
    expect(may(match, fireAt('N2'))).toBe(true);
    const at = splits ? BOTH.map((one, i) => ({ ...one, stands: [i] })) : BOTH;
    const why = refused(match, { do: 'fire', unit: 'S1', at });
    expect(why === undefined).toBe(splits);
    if (why) expect(why.rule).toBe('GV-FIRE-04');
  });
  test.each(['bentLine', 'bentSkirmishLine'])('GV-FIRE-04 a %s gives its stands different targets', (formation) => {
    // Stand 1 is turned right by 90 degrees about its rear corner: it faces east from x = X + 2000 + 2000.
    const bend = { after: 1, stays: 'left', way: 'back', angle: 900 };
    const match = firing(
      [
        shooter({ type: 'light foot bows', formation, bend }),
        foe(5000, { type: 'light chariots' }),
        single('N2', X + 12000, Y - 4000, { heading: 2700 }),
      ],
      { dice: [1, 2, 6, 3, 3, 1] },
    );
    const told = choose(match, fire('S1', { target: 'N2', stands: [1] }, { target: 'N1', stands: [0] }));
    expect(thrown(told)).toEqual([
      [1, 2, 6],
      [3, 3, 1],
    ]); // half of five is two, and +1 for chariots
    expect([aside(match, 'N1'), aside(match, 'N2')]).toEqual([1, 2]);
  });
  test('GV-FIRE-04 each stand at one target only, never three targets', () => {
    const match = firing([shooter(), ...TWO, single('N3', X - 10000, Y + 5000)]);
    const at = [
      { target: 'N1', stands: [0, 1] },
      { target: 'N2', stands: [1] },
    ];
    expect(refused(match, fire('S1', ...at))?.rule).toBe('GV-FIRE-14');
    const same = refused(match, fire('S1', { target: 'N1', stands: [0] }, { target: 'N2', stands: [0] }));
    expect(['GV-FIRE-04', 'GV-FIRE-14', ...ELIGIBLE]).toContain(same?.rule);
    expect(refused(match, fire('S1', ...BOTH, { target: 'N3' }))?.rule).toBe('GV-FIRE-06');
  });
  test('GV-FIRE-04, P4.4 the targets are shot at in the order given, each with its own dice', () => {
    const match = firing([shooter(), single('N1', X - 2000, Y + 5000), foe(5000, { id: 'N2', x: X + 4000 })], {
      dice: [1, 6, 6, 2, 2, 2, 6],
    });
    const told = choose(match, fire('S1', { target: 'N2', stands: [1] }, { target: 'N1', stands: [0] }));
    expect(thrown(told)).toEqual([
      [1, 6, 6],
      [2, 2, 2, 6],
    ]);
    expect([aside(match, 'N1'), aside(match, 'N2')]).toEqual([3, 1]);
  });
});

describe('the phase', () => {
  test('P4.2, GV-TURN-02 the side without the initiative fires first, unit by unit, until it ends', () => {
    const match = firing(
      [shooter(), shooter({ id: 'S2', x: X + 20000 }), foe(5000), foe(5000, { id: 'N2', x: X + 20000 })],
      {
        dice: many(12, 6),
      },
    );
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(options(match).some((one) => one.do === 'done')).toBe(true);
    choose(match, { ...fireAt('N2'), unit: 'S2' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    choose(match, fireAt('N1'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    choose(match, { do: 'done' }); // North has no shooter: its part is passed over
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
  });
  test('P4.3 a refused order changes nothing', () => {
    const match = firing([shooter(), foe(30000)]);
    const before = JSON.stringify(unit(match, 'S1'));
    expect(refused(match, fireAt('N1', { pivot: 100 }))?.rule).toBe('GV-FIRE-08');
    expect(JSON.stringify(unit(match, 'S1'))).toBe(before);
  });
  test('P4.4 one die a point, and every die of 2 or less a hit laid aside', () => {
    expect(shot(6, [shooter(), foe(5000)])).toBe(6);
    const match = firing([shooter(), foe(5000, { hits: 2 })], { dice: [1, 2, 3, 4, 5, 6] });
    choose(match, fireAt('N1'));
    expect(unit(match, 'N1').hits).toBe(2);
    expect(aside(match)).toBe(2);
  });
  /** No other shooter: is South asked at all? */
  const asked = (s1: Loose, n1: Loose) => {
    const match = situation({ phase: 'firing', initiative: 'north', units: [shooter(s1), foe(0, n1)] });
    return decision(match)?.kind === 'fire';
  };
  test('P4.2 a side is asked as long as a shot is legal, and not otherwise', () => {
    expect(asked({}, { y: Y + 5000 })).toBe(true);
    expect(asked({}, { y: Y + 30000 })).toBe(false);
    expect(asked({ fired: true }, { y: Y + 5000 })).toBe(false);
    expect(asked({ hits: 6 }, { y: Y + 5000 })).toBe(false);
  });
  test('P4.2, GV-FIRE-05 also if the shot needs a pivot first', () => {
    expect(asked({}, { y: Y + 12000, x: X + 8200 })).toBe(true);
    expect(asked({ formation: 'block' }, { y: Y + 10000, x: X + 8000 })).toBe(true);
  });
  test('P4.2, GV-FIRE-21 also if the shot comes to no dice', () => {
    expect(asked({ hits: 5 }, { y: Y + 14000, type: 'heavy foot arms' })).toBe(true);
  });
});
