/** Positions that no play can reach are not placed; those that some play reaches are. */
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../kit.js';

type Fields = Record<string, unknown>;
const pm = (id: string, more: Fields = {}): Fields => ({ id, type: 'P&M', zone: 'Z(2,1)', layout: 'PM/PM', ...more });
const gun = (id: string, more: Fields = {}): Fields => ({ id, type: 'RA', zone: 'Z(2,1)', layout: 'G', ...more });
const horse = (id: string, more: Fields = {}): Fields => ({ id, type: 'M', zone: 'Z(2,1)', layout: 'XX/XX', ...more });
const dragoons = (id: string, more: Fields = {}): Fields => ({
  id,
  type: 'D',
  zone: 'Z(2,1)',
  layout: 'DD/D.',
  ...more,
});

const faults = (units: Fields[], more: Fields = {}) => faultsOf({ phase: 'initiativeMovement', units, ...more });
const rules = (units: Fields[], more: Fields = {}) => faults(units, more).map(({ rule }) => rule);
/** The position is taken, whatever follows from it. */
const taken = (units: Fields[], more: Fields = {}) => expect(faults(units, more)).toEqual([]);
const touching = (other: string, face: string, line?: string): Fields => ({
  contacts: [{ with: other, face, ...(line === undefined ? {} : { line }) }],
});

describe('closed ground', () => {
  const ground = (...types: string[]): Fields => ({ options: { terrain: { 'Z(2,1)': types } } });

  test.each([
    ['foot in a bog', pm('S1'), ['bog'], 'FV-TERR-02'],
    ['mounted on impassable ground', horse('S1'), ['hill', 'impassable'], 'FV-TERR-02'],
    ['artillery in woods', gun('S1'), ['wood'], 'FV-TERR-02'],
    ['Regular Artillery on rough ground', gun('S1'), ['rough'], 'FV-TERR-02'],
    ['four stands of Mounted in woods', horse('S1'), ['wood'], 'FV-TERR-13'],
    ['mounted dragoons in attack formation in woods', dragoons('S1'), ['wood'], 'FV-TERR-13'],
  ])('FV-TERR-02 FV-TERR-13 refused: %s', (_what, unit, types, rule) => {
    expect(faults([unit], ground(...types))).toMatchObject([{ path: 'units[0].zone', rule }]);
  });

  test.each([
    ['foot in woods', pm('S1'), ['wood']],
    ['a Galloper Gun on rough ground', gun('S1', { type: 'GG' }), ['rough']],
    ['mounted in open order in woods', horse('S1', { layout: 'X/X', formation: 'open' }), ['wood']],
    ['dismounted dragoons in attack formation in woods', dragoons('S1', { state: 'dismounted' }), ['wood']],
  ])('FV-TERR-02 FV-TERR-13 taken: %s', (_what, unit, types) => taken([unit], ground(...types)));

  test('FV-R-59 where open order is needed only to enter, who can take it may have left it', () => {
    const agreed = { options: { terrain: { 'Z(2,1)': ['wood'] }, houseRules: { woodsEntryOnly: true } } };
    taken([dragoons('S1')], agreed);
    taken([horse('S1', { layout: 'X/X' })], agreed);
    expect(rules([horse('S1')], agreed)).toEqual(['FV-TERR-13']);
    expect(rules([{ ...horse('S1'), type: 'HM', layout: 'Y/Y' }], agreed)).toEqual(['FV-TERR-13']);
  });

  test('FV-R-59 FV-GEN-05 so it may after the dispute that ended it', () => {
    const settled = { ...ground('wood'), rulings: [{ switch: 'woodsEntryOnly', value: false }] };
    taken([dragoons('S1')], settled);
  });

  test('FV-TERR-02 dragoons may have come in their other state', () => {
    const closedTo = (...prohibited: string[]): Fields => ({
      options: {
        terrain: { 'Z(2,1)': ['hill'] },
        terrainEffects: 'custom',
        terrainTable: { hill: { prohibited, restricted: false, cover: [], advantage: [] } },
      },
    });
    taken([dragoons('S1', { state: 'dismounted' })], closedTo('foot'));
    taken([dragoons('S1')], closedTo('mounted'));
    expect(rules([dragoons('S1')], closedTo('mounted', 'foot'))).toEqual(['FV-TERR-02']);
    expect(rules([dragoons('S1')], closedTo('D'))).toEqual(['FV-TERR-02']);
    expect(rules([pm('S1')], closedTo('foot'))).toEqual(['FV-TERR-02']);
  });

  test('FV-TERR-02 terrain that is decoration keeps nobody out', () => {
    taken([pm('S1')], { options: { terrain: { 'Z(2,1)': ['bog'] }, terrainEffects: 'off' } });
  });

  test.each(['wood', 'bog', 'impassable'])('FV-TERR-20 no Commander: %s', (type) => {
    const sides = { south: { commander: 'Z(2,1)' } };
    expect(faults([], { ...ground(type), sides })).toMatchObject([
      { path: 'sides.south.commander', rule: 'FV-TERR-20' },
    ]);
  });

  test('FV-R-60 he may be where he was let in, or had been before a dispute', () => {
    const sides = { south: { commander: 'Z(2,1)' } };
    const houseRules = { commanderIgnoresImpassable: true };
    taken([], { options: { terrain: { 'Z(2,1)': ['bog'] }, houseRules }, sides });
    taken([], { ...ground('bog'), sides, rulings: [{ switch: 'commanderIgnoresImpassable', value: false }] });
    expect(rules([], { options: { terrain: { 'Z(2,1)': ['bog', 'wood'] }, houseRules }, sides })).toEqual([
      'FV-TERR-20',
    ]);
  });

  test('FV-CMD-06 no Commander in a reserve zone', () => {
    expect(faults([], { sides: { south: { commander: 'SR1' } } })).toMatchObject([
      {
        path: 'sides.south.commander',
        rule: 'FV-CMD-06',
        because: 'SR1 is a reserve zone, which a Commander never enters.',
      },
    ]);
    expect(rules([], { sides: { south: { commander: 'NR3' } } })).toEqual(['FV-CMD-06']);
    expect(faults([], { sides: { south: { commander: 'Z(9,1)' } } })).toEqual([
      { path: 'sides.south.commander', because: 'There is no zone Z(9,1) on this table.' },
    ]);
  });
});

describe('contacts (FVH-52)', () => {
  const bothSouth = (face: string, line?: string) => [
    pm('S1', { facing: 'S' }),
    pm('N1', { facing: 'S', ...touching('S1', face, line) }),
  ];

  test('FV-ZONE-09 FV-ENGAGE-13 a front touches the face that looks back at it', () => {
    taken(bothSouth('rear'));
    for (const face of ['left', 'right'])
      expect(faults(bothSouth(face))).toMatchObject([
        {
          rule: 'FV-ENGAGE-13',
          because: `The front of S1, facing south, touches the rear of N1, facing south, not its ${face} flank.`,
        },
      ]);
  });

  test('FV-ENGAGE-13 FV-ENGAGE-17 the same from the side of the engager, and front to front', () => {
    taken([pm('S1', touching('N1', 'front')), pm('N1', { facing: 'E' })]);
    const east = pm('N1', { facing: 'E', ...touching('S1', 'left') });
    expect(rules([pm('S1', touching('N1', 'front')), east])).toEqual(['FV-ENGAGE-13']);
    expect(rules([pm('S1', touching('N1', 'front')), pm('N1', { facing: 'W', ...touching('S1', 'front') })])).toEqual([
      'FV-ENGAGE-13',
    ]);
  });

  test.each([
    [
      'FV-ENGAGE-01 a friend',
      pm('S2', { facing: 'S' }),
      'FV-ENGAGE-01',
      'S2 is not an enemy of S1, and only enemies touch.',
    ],
    ['FV-ENGAGE-04 in another zone', pm('N1', { zone: 'Z(2,2)' }), 'FV-ENGAGE-04', 'N1 is in Z(2,2) and S1 in Z(2,1).'],
    ['FV-RESERVE-01 in reserve', pm('N1', { zone: 'NR1' }), 'FV-RESERVE-01', 'N1 is off the table and touches nobody.'],
    ['FV-LOSS-15 routed', pm('N1', { zone: 'routed' }), 'FV-LOSS-15', 'N1 has routed and touches nobody.'],
  ])('%s is not touched', (_who, other, rule, because) => {
    expect(faults([pm('S1', touching(String(other['id']), 'front')), other])).toMatchObject([
      { path: 'units[0].contacts[0].with', rule, because },
    ]);
  });

  test('FV-ENGAGE-01 nobody touches himself, or who is not there', () => {
    expect(rules([pm('S1', touching('S1', 'front'))])).toEqual(['FV-ENGAGE-01']);
    expect(faults([pm('S1', touching('N9', 'front'))])).toEqual([
      { path: 'units[0].contacts[0].with', because: 'There is no unit N9 in this position.' },
    ]);
  });

  test('FV-R-03 a rear has ranks for lines, a flank files, and both the outermost', () => {
    taken(bothSouth('rear', 'rank 1'));
    expect(faults(bothSouth('rear', 'file 0'))).toMatchObject([
      { rule: 'FV-R-03', because: 'The rear of N1 (PM/PM) is touched along rank 1, not along file 0.' },
    ]);
    expect(rules(bothSouth('rear', 'rank 0'))).toEqual(['FV-R-03']);
    expect(rules(bothSouth('rear', 'rank 2'))).toEqual(['FV-R-03']);
  });

  test('FV-ENGAGE-14 one of the two touches by its front', () => {
    const [unit, enemy] = [pm('S1', touching('N1', 'left')), pm('N1', touching('S1', 'right'))];
    expect(rules([unit, enemy])).toEqual(['FV-ENGAGE-14']);
  });

  test('FV-MELEE-18 FV-ENGAGE-15 a pair has one contact, and so has a face', () => {
    const twice = { contacts: [...(touching('N1', 'front')['contacts'] as []), { with: 'N1', face: 'left' }] };
    expect(rules([pm('S1', twice), pm('N1')])).toEqual(['FV-MELEE-18']);
    const crowd = { contacts: ['N1', 'N2'].map((id) => ({ with: id, face: 'front' })) };
    expect(rules([pm('S1', crowd), pm('N1'), pm('N2')])).toEqual(['FV-ENGAGE-15']);
  });

  test.each([
    ['two guns', gun('S1'), gun('N1', touching('S1', 'front'))],
    ['a gun against a flank', pm('S1', { facing: 'E' }), gun('N1', touching('S1', 'front'))],
    [
      'a defensive formation against a flank',
      pm('S1', { facing: 'E' }),
      pm('N1', { formation: 'defensive', ...touching('S1', 'front') }),
    ],
    [
      'two defensive formations',
      pm('S1', { formation: 'defensive' }),
      pm('N1', { formation: 'defensive', ...touching('S1', 'front') }),
    ],
    ['a gun and a defensive formation', gun('S1'), pm('N1', { formation: 'defensive', ...touching('S1', 'front') })],
  ])('FV-ENGAGE-03 somebody must have engaged: %s', (_what, unit, enemy) => {
    expect(rules([unit, enemy])).toEqual(['FV-ENGAGE-03']);
  });

  test.each([
    ['foot and a gun', pm('S1'), gun('N1', touching('S1', 'front'))],
    [
      'mounted and a defensive formation',
      horse('S1'),
      pm('N1', { formation: 'defensive', ...touching('S1', 'front') }),
    ],
    ['the flank of a gun', pm('S1'), gun('N1', { facing: 'E', ...touching('S1', 'right') })],
  ])('FV-ENGAGE-03 taken: %s', (_what, unit, enemy) => taken([unit, enemy]));
});

describe('markers', () => {
  test.each([
    ['Mounted', horse('S1')],
    ['Heavy Mounted', { ...horse('S1'), type: 'HM', layout: 'YY/YY' }],
    ['Foot', { ...pm('S1'), type: 'Foot', layout: 'HH/HH' }],
  ])('FV-FIRE-04 FV-MARK-02 no red marker on who never fires: %s', (_what, unit) => {
    expect(faults([{ ...unit, fired: true }])).toMatchObject([{ path: 'units[0].fired', rule: 'FV-FIRE-04' }]);
  });

  test('FV-MARK-02 pikes that had muskets and dragoons that had dismounted may have fired before', () => {
    taken([pm('S1', { layout: 'PP/PP', fired: true }), dragoons('S2', { fired: true })]);
    for (const phase of ['firing', 'melee']) {
      expect(rules([pm('S1', { layout: 'PP/PP', fired: true })], { phase })).toEqual(['FV-FIRE-04']);
      expect(rules([dragoons('S1', { fired: true })], { phase })).toEqual(['FV-FIRE-04']);
    }
    expect(rules([pm('S1', { layout: 'PP/PP', fired: true })], { phase: 'losses' })).toEqual([]);
    expect(rules([dragoons('S1', { fired: true })], { phase: 'losses' })).toEqual(['FV-FIRE-04']);
  });

  test('FV-MOVE-22 dragoons with a red marker have mounted up in their own movement phase, or not at all', () => {
    const [early, late] = [{ initiative: 'south' }, { initiative: 'south', phase: 'otherMovement' }];
    expect(faults([pm('S1'), dragoons('N1', { fired: true })], early)).toMatchObject([
      {
        path: 'units[1].fired',
        rule: 'FV-FIRE-04',
        because: 'N1 is mounted: it fires only dismounted, and has had no turn to mount up since.',
      },
    ]);
    taken([pm('S1'), dragoons('N1', { fired: true, state: 'dismounted' })], early);
    taken([pm('S1'), dragoons('N1', { fired: true })], late);
    taken([dragoons('S1', { fired: true }), pm('N1')], late);
  });

  test('FV-FIRE-22 FV-MARK-05 a red marker goes into reserve in the movement phases only', () => {
    for (const unit of [pm('S1', { zone: 'SR1', fired: true }), gun('S1', { zone: 'SR1', fired: true })]) {
      for (const phase of ['firing', 'melee', 'losses']) expect(rules([unit], { phase })).toEqual(['FV-FIRE-22']);
      for (const phase of ['initiativeMovement', 'otherMovement', 'victory']) taken([unit], { phase });
    }
  });

  test('FV-MARK-02 no red marker before the firing phase', () => {
    expect(rules([pm('S1', { fired: true })], { phase: 'initiative' })).toEqual(['FV-MARK-02']);
  });

  test('FV-LOSS-15 who has routed has no markers', () => {
    for (const marker of [{ hits: 1 }, { fired: true }, { reacted: true }])
      expect(rules([pm('S1', { zone: 'routed', ...marker })])).toEqual(['FV-LOSS-15']);
  });

  test('FV-MARK-01 the blue marker is the formation', () => {
    expect(rules([dragoons('S1', { blue: true })])).toEqual(['FV-MARK-01']);
    expect(rules([dragoons('S1', { zone: 'SR1', layout: 'DDD', blue: true })])).toEqual(['FV-MARK-01']);
  });
});

describe('units', () => {
  test.each([
    ['HM', 'YYY/YYY', 4],
    ['M', 'XXX/XX./XX.', 6],
    ['D', 'DDD/DDD/DD.', 6],
    ['Foot', 'HHH/HHH/HHH', 6],
  ])('FV-ARMY-02 no %s of %s', (type, layout, most) => {
    expect(faults([{ id: 'S1', type, zone: 'Z(2,1)', layout }])).toMatchObject([
      { path: 'units[0].layout', rule: 'FV-ARMY-02', because: expect.stringContaining(`has ${most} at most`) },
    ]);
    const bag = layout.replace(/[^A-Z]/g, '');
    expect(rules([{ id: 'S1', type, zone: 'SR1', layout: bag }])).toEqual(['FV-ARMY-02']);
    taken([{ id: 'S1', type, zone: 'Z(2,1)', layout }], { options: { standLimits: { [type]: [2, 9] } } });
    taken([{ id: 'S1', type, zone: 'Z(2,1)', layout }], { options: { armySource: 'scenario' } });
  });

  test('FV-MOVE-19 only dragoons have a state', () => {
    expect(faults([horse('S1', { state: 'mounted' })])).toMatchObject([{ path: 'units[0].state', rule: 'FV-MOVE-19' }]);
    expect(rules([pm('S1', { state: 'dismounted' })])).toEqual(['FV-MOVE-19']);
  });

  test('FV-ARMY-09 nobody was another unit before', () => {
    expect(rules([pm('S1', { mountedAs: 'M' })])).toEqual(['FV-ARMY-09']);
  });
});

describe('sides, shots, turn', () => {
  const sides = (south: Fields): Fields => ({ sides: { south } });

  test('FV-VICT-03 the tally counts the routed, and no more than there were', () => {
    const gone = [pm('S1', { zone: 'routed' }), pm('S2', { zone: 'routed' }), pm('S3')];
    taken(gone, sides({ counted: 9, tally: 5 }));
    taken(gone, sides({ tally: 5 })); // the army had at least as many
    expect(rules(gone, sides({ counted: 9, tally: 1 }))).toEqual(['FV-VICT-03']);
    expect(rules(gone, sides({ counted: 3, tally: 4 }))).toEqual(['FV-VICT-03']);
  });

  test('FV-VICT-01 an army had at least the units in play', () => {
    expect(faults([pm('S1'), pm('S2')], sides({ counted: 1 }))).toMatchObject([
      { path: 'sides.south.counted', rule: 'FV-VICT-01' },
    ]);
  });

  test('FV-RESERVE-10 nobody is in a reserve zone of the enemy', () => {
    expect(faults([pm('S1', { zone: 'NR1' })])).toMatchObject([
      { path: 'units[0].zone', rule: 'FV-RESERVE-10', because: 'NR1 is a reserve zone of the enemies of S1.' },
    ]);
  });

  test('FV-GEN-05 FV-R-82 a switch is settled once', () => {
    const ruling = (value: boolean) => ({ switch: 'preparedDefence', value });
    taken([pm('S1')], { rulings: [ruling(true)] });
    expect(faults([pm('S1')], { rulings: [ruling(true), ruling(false)] })).toMatchObject([
      { path: 'rulings[1].switch', rule: 'FV-GEN-05' },
    ]);
  });

  test('FV-FIRE-05 FV-FIRE-11 FV-FIRE-22 shots are at unengaged enemies on the table, in the firing phase', () => {
    const units = [pm('S1'), pm('N1', touching('S1', 'front')), pm('S2'), { ...pm('S3'), zone: 'SR1', layout: 'PPMM' }];
    const shots = (id: string, more: Fields = {}) => rules(units, { phase: 'firing', shots: { [id]: 1 }, ...more });
    expect(shots('S2')).toEqual([]);
    for (const id of ['S1', 'N1']) expect(shots(id)).toEqual(['FV-FIRE-05']);
    expect(shots('S3')).toEqual(['FV-FIRE-22']);
    expect(faults(units, { phase: 'firing', shots: { S9: 1 } })).toEqual([
      { path: 'shots.S9', because: 'There is no unit S9 in this position.' },
    ]);
    expect(shots('S2', { phase: 'melee' })).toEqual(['FV-FIRE-11']);
  });

  test('FV-R-65 no turn after the last', () => {
    taken([pm('S1')], { turn: 3, options: { turnLimit: 3 } });
    expect(faults([pm('S1')], { turn: 4, options: { turnLimit: 3 } })).toMatchObject([
      { path: 'turn', rule: 'FV-R-65' },
    ]);
  });

  test('FV-TURN-01 who moves follows from the initiative', () => {
    taken([pm('S1')], { acting: 'south' });
    expect(faults([pm('S1')], { acting: 'north' })).toMatchObject([{ path: 'acting', rule: 'FV-TURN-01' }]);
    expect(rules([pm('S1')], { phase: 'otherMovement', acting: 'south' })).toEqual(['FV-TURN-01']);
  });
});

test('FV-TURN-01 a stack belongs to the phase', () => {
  const stack = (step: string) => [
    { procedure: 'match', step: 'turns' },
    { procedure: 'turn', step },
    { procedure: 'movement', step: 'main' },
  ];
  taken([pm('S1')], { stack: stack('otherMovement') });
  expect(faults([pm('S1')], { stack: stack('victory') })).toMatchObject([{ path: 'stack' }]);
});

test('FV-TURN-01 a stack remembers units and sides that there are', () => {
  const acting = (unit: string) => ({
    stack: [
      { procedure: 'match', step: 'turns' },
      { procedure: 'turn', step: 'otherMovement' },
      { procedure: 'movement', step: 'main' },
      { procedure: 'act', step: 'order', unit, used: 0, asMounted: false, restricted: false },
    ],
  });
  taken([pm('S1')], acting('S1'));
  expect(faults([pm('S1')], acting('S7'))).toMatchObject([{ path: 'stack[3].unit' }]);
  const firing = { procedure: 'firing', step: 'fire', side: 'west' };
  const stack = [{ procedure: 'match', step: 'turns' }, { procedure: 'turn', step: 'melee' }, firing];
  expect(faults([pm('S1')], { phase: 'firing', stack })).toMatchObject([{ path: 'stack[2].side' }]);
});

describe('before the first turn', () => {
  const setup = (unit: Fields, more: Fields = {}) => rules([unit], { phase: 'setup', ...more });

  test('FV-SETUP-03 FV-R-76 nobody stands beside the set-up zones while they have room for him', () => {
    const beside = pm('S0', { zone: 'Z(0,0)' });
    expect(faults([beside], { phase: 'setup' })).toMatchObject([{ path: 'units[0].zone', rule: 'FV-SETUP-03' }]);
    const full = [1, 2, 3].flatMap((c) => [0, 1, 2, 3].map((i) => pm(`S${c}${i}`, { zone: `Z(${c},0)` })));
    taken([beside, ...full], { phase: 'setup', options: { setupMethod: 'alternate' } });
    expect(rules([beside, ...full.slice(1)], { phase: 'setup' })).toEqual(['FV-SETUP-03']);
    const bog = { 'Z(1,0)': ['wood'], 'Z(2,0)': ['bog'], 'Z(3,0)': ['impassable'] };
    taken([gun('S1', { zone: 'Z(0,0)' })], { phase: 'setup', options: { terrain: bog } });
  });

  test.each([
    ['FV-SETUP-02 in the own rear row', pm('S1'), 'FV-SETUP-02'],
    ['FV-SETUP-05 towards the enemy', pm('S1', { zone: 'Z(2,0)', facing: 'E' }), 'FV-SETUP-05'],
    ['FV-SETUP-05 not in a defensive formation', pm('S1', { zone: 'Z(2,0)', formation: 'defensive' }), 'FV-SETUP-05'],
    ['FV-TURN-01 without hits', pm('S1', { zone: 'Z(2,0)', hits: 1 }), 'FV-TURN-01'],
    ['FV-TURN-01 not routed', pm('S1', { zone: 'routed' }), 'FV-TURN-01'],
    ['FV-MARK-02 without having fired', pm('S1', { zone: 'Z(2,0)', fired: true }), 'FV-MARK-02'],
  ])('%s', (_what, unit, rule) => expect(setup(unit)).toEqual([rule]));

  test('FV-SETUP-05 facing and formation are told apart', () => {
    const odd = pm('S1', { zone: 'Z(2,0)', facing: 'E', formation: 'defensive' });
    expect(faults([odd], { phase: 'setup' })).toMatchObject([
      { path: 'units[0].facing', because: 'S1 starts facing north, not east.' },
      {
        path: 'units[0].formation',
        because: 'S1 does not start in a defensive formation, but in attack formation or open order.',
      },
    ]);
  });

  test('FV-TURN-01 in no later turn', () => {
    expect(setup(pm('S1', { zone: 'Z(2,0)' }), { turn: 2 })).toEqual(['FV-TURN-01']);
  });

  test('FV-SETUP-07 the Commander in the own rear row', () => {
    const at = (commander: string) => ({ sides: { south: { commander } } });
    expect(setup(pm('S1', { zone: 'Z(2,0)' }), at('Z(4,0)'))).toEqual([]);
    expect(setup(pm('S1', { zone: 'Z(2,0)' }), at('Z(2,1)'))).toEqual(['FV-SETUP-07']);
  });
});

test('FV-LOSS-09 FV-MARK-04 what is taken on purpose: single stands, leftover markers, small and odd armies', () => {
  taken(
    [
      { id: 'S1', type: 'Foot', zone: 'Z(2,1)', layout: 'H', hits: 1 },
      pm('S2', { reacted: true, chosen: true, fired: true, ...touching('N1', 'front') }),
      pm('N1', { hits: 40 }),
      ...[1, 2, 3].map((n) => ({ id: `N${n + 1}`, type: 'HM', zone: 'Z(3,2)', layout: 'Y/Y' })),
    ],
    { phase: 'losses', turn: 1, sides: { north: { counted: 9, tally: 5, commander: 'Z(2,2)' } } },
  );
});
