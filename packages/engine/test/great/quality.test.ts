// A Great Victory: quality of units and command (GV-QUAL-01..05, GV-CMDQ-01, P1.4, GV-R-34, -69, -84).
import { describe, expect, test } from 'vitest';
import { choose, decision, options as shown, refusal, situation, unit } from './kit.js';
import { aside, commander, fireAt, firing, foe, many, moving, shooter, X, Y } from './fire-help.js';
import { CMD, FOOT, SOUTH_FIRST, SUB, begin, entry, throwsOf, type Loose } from './setup-help.js';

const ASSIGNED = { unitQuality: 'assigned' };
const QUALITIES = ['green', 'trained', 'elite'] as const;
const [E, T, G] = ['elite', 'trained', 'green'];
/** GV-QUAL-01 by die. */
const COLUMNS: [string, string[], string[]][] = [
  [
    'light foot',
    [T, T, T, G, G, G],
    ['light foot light arms', 'light foot pikes', 'light foot javelins', 'light foot bows'],
  ],
  ['medium foot', [E, T, T, T, G, G], ['medium foot arms', 'medium foot pikes', 'medium foot longbows']],
  ['heavy foot', [E, E, T, T, T, G], ['heavy foot arms', 'heavy foot pikes', 'heavy foot bows']],
  ['light horse', [E, T, T, T, G, G], ['light horse', 'light horse bows', 'light horse javelins']],
  ['medium horse', [E, T, T, T, T, G], ['medium horse']],
  ['heavy horse', [E, E, T, T, T, G], ['heavy horse']],
  ['light chariots', [T, T, T, T, G, G], ['light chariots', 'light chariots bows']],
  ['heavy chariots', [E, T, T, T, T, G], ['heavy chariots', 'heavy chariots javelins']],
  ['elephants', [T, T, T, T, T, G], ['medium elephants', 'heavy elephants', 'heavy elephants bows']],
  ['light camels', [T, T, T, G, G, G], ['light camels', 'light camels bows']],
  ['medium camels', [E, T, T, T, G, G], ['medium camels']],
  ['artillery', [E, T, T, T, T, G], ['light artillery', 'heavy artillery']],
  ['command', [E, T, T, T, T, G], ['commander', 'sub-commander']],
];
const THROWN = { unitQuality: 'thrown', armySource: 'roster', dismounting: false };

describe('thrown quality', () => {
  test.each(COLUMNS)('GV-QUAL-01, GV-R-34 column %s', (_, column, types) => {
    column.forEach((quality, i) => {
      const list = types.filter((type) => !type.includes('command')).map((type) => entry(type));
      const match = begin(THROWN, [...many(list.length + 2, i + 1), 3, 3, ...SOUTH_FIRST], [CMD, SUB, ...list]);
      const from = types.includes('commander') ? 1 : 3;
      types.forEach((type, k) => expect(unit(match, `S${k + from}`).quality, `${type} ${i + 1}`).toBe(quality));
    });
  });
  test('P1.4 one die a unit, South in the order of its list, then North, before the throw for placing', () => {
    const match = begin(
      THROWN,
      [1, 1, 6, 5, 6, ...SOUTH_FIRST],
      [FOOT, CMD, entry('heavy elephants')],
      [CMD, entry('light foot bows')],
    );
    expect(['S1', 'S2', 'S3', 'N1', 'N2'].map((id) => unit(match, id).quality)).toEqual([E, E, G, T, G]);
    expect(throwsOf(match).map(({ side, unit: who, count }) => [side, who, count])).toEqual([
      ['south', 'S1', 1],
      ['south', 'S2', 1],
      ['south', 'S3', 1],
      ['north', 'N1', 1],
      ['north', 'N2', 1],
      ['south', undefined, 2],
      ['north', undefined, 2],
    ]);
  });
  test('GV-QUAL-01 a quality of the list counts only when assigned', () => {
    const list = [CMD, entry('medium foot arms', { quality: 'elite' })];
    const given = (options: Loose, dice: number[]) =>
      unit(begin(options, [...dice, ...SOUTH_FIRST], list), 'S2').quality ?? 'trained';
    expect(given(ASSIGNED, [])).toBe('elite');
    expect(given({ unitQuality: 'thrown' }, [3, 6, 3, 3])).toBe('green');
  });
  test('GV-QUAL-01 unitQualityTable: a column as agreed; the others stay', () => {
    const unitQualityTable = { 'medium foot': [G, G, G, E, E, T] };
    const match = begin(
      { ...THROWN, unitQualityTable },
      [3, 1, 4, 1, 3, 3, ...SOUTH_FIRST],
      [CMD, FOOT, FOOT, entry('heavy foot arms')],
    );
    expect(['S2', 'S3', 'S4'].map((id) => unit(match, id).quality)).toEqual([G, E, E]);
  });
  test.each([
    [1, 'charismatic', 'charismatic'],
    [2, 'charismatic', 'charismatic'],
    [3, 'inspiring', 'inspiring'],
    [4, 'inspiring', 'inspiring'],
    [5, 'inspiring', 'impersonal'],
    [6, 'impersonal', 'impersonal'],
  ])('GV-CMDQ-01, P1.4 die %i: a commander is %s, a sub-commander %s', (die, first, second) => {
    const match = begin({ commandQuality: 'thrown' }, [die, die, 7 - die, ...SOUTH_FIRST], [CMD, FOOT, SUB]);
    expect([unit(match, 'S1').command, unit(match, 'S3').command]).toEqual([first, second]);
    expect(
      throwsOf(match)
        .map(({ side, unit: who }) => [side, who])
        .slice(0, 3),
    ).toEqual([
      ['south', 'S1'],
      ['south', 'S3'],
      ['north', 'N1'],
    ]);
  });
  test('GV-CMDQ-01 commandQualityTable: dice as agreed', () => {
    const commandQualityTable = { commander: { charismatic: { upTo: 3, range: 12 } } };
    const match = begin({ commandQuality: 'thrown', commandQualityTable }, [3, 3, 4, ...SOUTH_FIRST], [CMD, SUB, FOOT]);
    expect([unit(match, 'S1').command, unit(match, 'S2').command, unit(match, 'N1').command]).toEqual([
      'charismatic',
      'inspiring',
      'inspiring',
    ]);
  });
  test('P1.4 both thrown: the qualities of the units first, then those of command', () => {
    // The catalogue names them in this order: units (South, North), then command (South, North).
    const dice = [6, 1, 1, 6, 1, 6, ...SOUTH_FIRST];
    const match = begin({ unitQuality: 'thrown', commandQuality: 'thrown' }, dice, [FOOT, CMD], [CMD, FOOT]);
    const qualities = ['S1', 'S2', 'N1', 'N2'].map((id) => unit(match, id).quality);
    const command = ['S2', 'N1'].map((id) => unit(match, id).command);
    expect(throwsOf(match).filter(({ count }) => count === 1)).toHaveLength(6);
    expect([qualities, command]).toEqual([
      ['green', 'elite', 'elite', 'green'],
      ['charismatic', 'impersonal'],
    ]);
  });
});

describe('fire', () => {
  test.each([
    ['green', 1],
    ['trained', 2],
    ['elite', 3],
  ])('GV-QUAL-02, GV-QUAL-03 %s slingers throw 1 to 5: %i hits', (quality, hits) => {
    const hit = (options: Loose) => {
      const match = firing([shooter({ type: 'light foot slings', quality }), foe(6000)], {
        dice: [1, 2, 3, 4, 5],
        options,
      });
      choose(match, fireAt('N1'));
      return aside(match);
    };
    expect(hit(ASSIGNED)).toBe(hits);
    expect(hit({})).toBe(2); // unitQuality off
  });
  test('GV-QUAL-01 without a word a unit is trained', () => {
    const match = firing([shooter(), foe(6000)], { dice: [1, 2, 3, 4, 5, 6], options: ASSIGNED });
    choose(match, fireAt('N1'));
    expect(aside(match)).toBe(2);
    expect(unit(match, 'S1').quality).toBe('trained');
  });
  test.each([
    ['elite', 4],
    ['green', 1],
    ['trained', 2],
  ])('GV-QUAL-03 unitQualityEffects: %s bows hit with %i of the dice 1 to 6', (quality, hits) => {
    const options = { ...ASSIGNED, unitQualityEffects: { elite: { fire: 4, charge: 5, melee: 2 } } };
    const match = firing([shooter({ quality }), foe(6000)], { dice: [1, 2, 3, 4, 5, 6], options });
    choose(match, fireAt('N1'));
    expect(aside(match)).toBe(hits);
  });
});

describe('the charge test', () => {
  /** S1 tests to charge N1, 4 cm away; does it get there? */
  const charges = (quality: string, formation: string, die: number, options: Loose) => {
    const match = moving([shooter({ type: 'light foot arms', formation, quality }), foe(4000)], {
      options,
      dice: [die],
    });
    choose(match, { do: 'charge', target: 'N1' });
    return unit(match, 'S1').y === Y + 4000;
  };
  const FORMATIONS: [string, number][] = [
    ['block', 4],
    ['line', 3],
    ['skirmishLine', 2],
  ];
  test.each(FORMATIONS)('GV-QUAL-04, GV-R-69 in %s green 2, trained %i, elite 4', (formation, trained) => {
    for (const [quality, limit] of [
      ['green', 2],
      ['trained', trained],
      ['elite', 4],
    ] as const) {
      expect(charges(quality, formation, limit, ASSIGNED), quality).toBe(true);
      expect(charges(quality, formation, limit + 1, ASSIGNED), quality).toBe(false);
      expect(charges(quality, formation, trained, {}), `${quality}, off`).toBe(true);
      expect(charges(quality, formation, trained + 1, {}), `${quality}, off`).toBe(false);
    }
  });
  test.each(FORMATIONS)('GV-R-69 qualityShiftsCharge: in %s one less and one more than %i', (formation, trained) => {
    const options = { ...ASSIGNED, houseRules: { qualityShiftsCharge: true } };
    for (const [quality, limit] of [
      ['green', trained - 1],
      ['trained', trained],
      ['elite', trained + 1],
    ] as const) {
      expect(charges(quality, formation, limit, options), quality).toBe(true);
      expect(charges(quality, formation, limit + 1, options), quality).toBe(false);
    }
  });
  test('GV-QUAL-04 unitQualityEffects: as agreed, 0 means by formation', () => {
    const effects = (charge: number) => ({ ...ASSIGNED, unitQualityEffects: { elite: { fire: 3, charge, melee: 1 } } });
    expect(charges('elite', 'line', 5, effects(5))).toBe(true);
    expect(charges('elite', 'line', 6, effects(5))).toBe(false);
    expect(charges('elite', 'skirmishLine', 2, effects(0))).toBe(true);
    expect(charges('elite', 'skirmishLine', 3, effects(0))).toBe(false);
    expect(charges('green', 'line', 3, effects(5))).toBe(false);
  });
});

describe('hand-to-hand', () => {
  /** S1 (two points) throws two dice at N1; hits laid aside. */
  const attack = (s1: Loose, dice: number[], options: Loose, n1: Loose = {}) => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      units: [
        { id: 'S1', x: X, y: Y, ...s1 },
        { id: 'N1', type: 'light foot arms', x: X, y: Y, hits: 7, ...n1 },
        { id: 'S2', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
        { id: 'N2', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
      ],
      dice: [...dice, 6],
      options,
    });
    choose(match, { do: 'fight', unit: 'S1' });
    return aside(match);
  };
  const TWO = { type: 'medium foot arms', hits: 8 };
  test.each([
    ['green', [3, 4], 1],
    ['trained', [3, 4], 1],
    ['elite', [4, 5], 1],
  ])('GV-QUAL-03, GV-QUAL-02 %s foot throw %j: %i', (quality, dice, hits) => {
    expect(attack({ ...TWO, quality }, dice, ASSIGNED)).toBe(hits);
  });
  test('GV-QUAL-03 after all other modifiers, and not without the option', () => {
    const elite = { ...TWO, quality: 'elite' };
    expect(attack(elite, [3, 4], ASSIGNED, { type: 'light foot pikes', hits: 9 })).toBe(1); // 3 - 1 + 1
    expect(attack(elite, [3, 4], {})).toBe(1);
    const elephant = { type: 'medium elephants', hits: 6, quality: 'elite' };
    expect(attack(elephant, [3, 4], ASSIGNED, { formation: 'skirmishLine' })).toBe(1); // 4 - 2 + 1
  });
  test('GV-QUAL-03 unitQualityEffects: added to the combat value as agreed', () => {
    const options = { ...ASSIGNED, unitQualityEffects: { elite: { fire: 3, charge: 4, melee: 2 } } };
    expect(attack({ ...TWO, quality: 'elite' }, [5, 6], options)).toBe(1);
  });
  test.each([
    ['green', 'routed', {}],
    ['trained', 'routed', {}],
    ['elite', 'table', {}],
    ['elite', 'routed', { houseRules: { eliteNotExempt: true } }],
  ])('GV-QUAL-03, GV-LOSS-03, GV-R-34 %s at strength 1 in contact: %s, %j', (quality, status, more) => {
    const losses = (options: Loose) =>
      situation({
        phase: 'losses',
        initiative: 'south',
        units: [
          { id: 'S1', type: 'medium foot arms', x: X, y: Y, hits: 9, quality },
          { id: 'N1', type: 'heavy foot arms', x: X, y: Y },
          { id: 'S2', type: 'medium foot arms', x: 20000, y: 10000 },
          { id: 'N2', type: 'medium foot arms', x: 20000, y: 110000 },
        ],
        options,
      });
    expect(unit(losses({ ...ASSIGNED, ...more }), 'S1').status ?? 'table').toBe(status);
    expect(unit(losses({ ...more }), 'S1').status).toBe('routed'); // unitQuality off
  });
});

describe('what quality does not change', () => {
  const both = QUALITIES.flatMap((quality) => [3, 4].map((die) => [quality, die, die === 3] as const));
  test.each(both)('GV-QUAL-05 %s holding back, die %i: %s', (quality, die, held) => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      options: ASSIGNED,
      units: [
        shooter({ type: 'medium foot arms', x: X - 4000, quality }),
        shooter({ type: 'medium foot arms', id: 'S2', x: X + 4000, y: Y + 2000, hits: 9 }),
        foe(2000, { hits: 6 }),
        { id: 'S3', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
        { id: 'N3', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
      ],
      dice: [die],
    });
    choose(match, { do: 'holdBack', unit: 'S1' });
    expect(unit(match, 'S1').y === Y).toBe(held);
  });
  test.each(both)('GV-QUAL-05, GV-ICPT-04 %s intercepting in line, die %i: %s', (quality, die, passes) => {
    const match = moving(
      [shooter({ type: 'medium foot arms' }), { id: 'N1', type: 'medium horse', x: X, y: Y + 8000, quality }],
      { options: ASSIGNED, dice: [die] },
    );
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
    choose(match, { do: 'intercept', unit: 'N1', at: 0 });
    expect(unit(match, 'N1').y === Y).toBe(passes);
  });

  /** S1 charges N1 over this distance, who forms a defensive block in haste. */
  const block = (gap: number, quality: string, dice: number[]) => {
    const match = moving(
      [
        shooter({ type: 'medium horse', quality }),
        commander(0, { y: Y - 3000 - 3000 }),
        foe(gap, { type: 'medium foot arms', formation: 'block', quality }),
      ],
      { options: ASSIGNED, dice },
    );
    choose(match, { do: 'charge', target: 'N1' });
    choose(match, { do: 'hastyBlock' });
    if (decision(match)?.kind === 'hastyBlock') choose(match, shown(match)[0]);
    return match;
  };
  test.each(QUALITIES)('GV-QUAL-05, GV-DBLOCK-06 %s pulling up short on 5, not on 6', (quality) => {
    expect(decision(block(12000, quality, [5]))).toMatchObject({ side: 'south', kind: 'fallBack' });
    expect(unit(block(12000, quality, [6]), 'N1').hits).toBe(1);
  });
  test.each(QUALITIES)('GV-QUAL-05, GV-DBLOCK-08 %s charged home: light impact on 3, heavy on 4', (quality) => {
    expect(unit(block(8000, quality, [3]), 'N1').hits).toBe(1);
    expect(unit(block(8000, quality, [4]), 'N1').hits).toBe(2);
  });
  test.each(QUALITIES)('GV-QUAL-05 %s foot has the same strength and moves as far', (quality) => {
    const match = moving([shooter({ type: 'medium foot arms', quality }), foe(30000)], { options: ASSIGNED });
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 5000 }] })).toBeUndefined();
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 5006 }] })).toBeDefined();
  });
});
