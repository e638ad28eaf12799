/** Positions that no play can reach are not placed; those that some play reaches are. */
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { faultsOf } = kitFor(major);

type Fields = Record<string, unknown>;
const at = { zone: 'Z(2,1)' };
const foot = (id: string, more: Fields = {}): Fields => ({
  id,
  type: 'MF',
  weapon: 'hand',
  layout: 'FF/FF',
  ...at,
  ...more,
});
const bows = (id: string, more: Fields = {}): Fields => foot(id, { weapon: 'bows', ...more });
const horse = (id: string, more: Fields = {}): Fields => ({ id, type: 'MM', layout: 'MM/MM', ...at, ...more });
const gun = (id: string, more: Fields = {}): Fields => ({ id, type: 'Gun', layout: 'G', ...at, ...more });

const faults = (units: Fields[], more: Fields = {}) => faultsOf({ phase: 'initiativeMovement', units, ...more });
const rules = (units: Fields[], more: Fields = {}) => faults(units, more).map(({ rule }) => rule);
/** The position is taken, whatever follows from it. */
const taken = (units: Fields[], more: Fields = {}) => expect(faults(units, more)).toEqual([]);
const touching = (other: string, face: string, line?: string): Fields => ({
  contacts: [{ with: other, face, ...(line === undefined ? {} : { line }) }],
});

describe('stakes', () => {
  test.each([
    ['mounted', horse('S1'), 'MV-STAKE-02'],
    ['artillery', gun('S1'), 'MV-STAKE-02'],
    ['foot in a defensive formation', foot('S1', { formation: 'defensive' }), 'MV-STAKE-03'],
    ['foot in open order', foot('S1', { type: 'LF', formation: 'open' }), 'MV-STAKE-03'],
    ['a unit in reserve', foot('S1', { zone: 'SR1', layout: 'FFFF' }), 'MV-RESERVE-08'],
  ])('MV-STAKE-02 MV-STAKE-03 MV-RESERVE-08 none: %s', (_who, unit, rule) => {
    taken([unit]);
    expect(faults([{ ...unit, stakes: true }])).toMatchObject([{ path: 'units[0].stakes', rule }]);
  });

  test('MV-LOSS-15 a unit that has routed has none', () => {
    expect(rules([foot('S1', { zone: 'routed', stakes: true })])).toEqual(['MV-LOSS-15']);
  });

  test('MV-SETUP-04 none before the first turn', () => {
    expect(rules([foot('S1', { zone: 'Z(2,0)', stakes: true })], { phase: 'setup' })).toEqual(['MV-SETUP-04']);
  });

  test('MV-STAKE-04 who engaged has left them, who was engaged keeps them', () => {
    const staked = foot('S1', { stakes: true });
    taken([staked, foot('N1', touching('S1', 'front'))]);
    taken([{ ...staked, facing: 'W' }, foot('N1', { facing: 'S', ...touching('S1', 'front') })]);
    const flank = [staked, foot('N1', { facing: 'E', ...touching('S1', 'right') })];
    expect(faults(flank)).toMatchObject([
      { rule: 'MV-STAKE-04', because: 'S1 has engaged the right flank of N1 and has left its stakes behind.' },
    ]);
  });

  test.each([
    ['a defensive formation', foot('N1', { formation: 'defensive', ...touching('S1', 'front') })],
    ['artillery', gun('N1', touching('S1', 'front'))],
    ['staked foot', foot('N1', { stakes: true, ...touching('S1', 'front') })],
  ])('MV-STAKE-04 front to front with %s somebody staked has engaged', (_who, enemy) => {
    taken([foot('S1'), enemy]);
    expect(rules([foot('S1', { stakes: true }), enemy])).toEqual(['MV-STAKE-04']);
    const other: Fields = { ...enemy, id: 'S1', contacts: [] };
    expect(rules([other, foot('N1', { stakes: true, ...touching('S1', 'front') })])).toEqual(['MV-STAKE-04']);
  });
});

describe('closed ground', () => {
  const ground = (...types: string[]): Fields => ({ options: { terrain: { 'Z(2,1)': types } } });

  test.each([
    ['foot in a bog', foot('S1'), ['bog'], 'MV-TERR-03'],
    ['mounted on impassable ground', horse('S1'), ['hill', 'impassable'], 'MV-TERR-03'],
    ['an Organ Gun in woods', gun('S1', { type: 'Organ Gun' }), ['wood'], 'MV-TERR-03'],
    ['a Gun on rough ground', gun('S1'), ['rough'], 'MV-TERR-03'],
    ['a Bombard on rough ground', gun('S1', { type: 'Bombard' }), ['rough'], 'MV-TERR-03'],
    ['Medium Mounted in woods', horse('S1'), ['wood'], 'MV-TERR-10'],
  ])('MV-TERR-03 MV-TERR-10 refused: %s', (_what, unit, types, rule) => {
    expect(faults([unit], ground(...types))).toMatchObject([{ path: 'units[0].zone', rule }]);
  });

  test('MV-TERR-10 MV-R-54 in open order, or where open order is needed only to enter', () => {
    const light = horse('S1', { type: 'LM' });
    taken([{ ...light, formation: 'open' }], ground('wood'));
    expect(rules([light], ground('wood'))).toEqual(['MV-TERR-10']);
    const agreed = { options: { terrain: { 'Z(2,1)': ['wood'] }, houseRules: { woodsEntryOnly: true } } };
    taken([light], agreed);
    expect(rules([horse('S1')], agreed)).toEqual(['MV-TERR-10']);
    taken([light], { ...ground('wood'), rulings: [{ switch: 'woodsEntryOnly', value: false }] });
  });

  test.each(['wood', 'bog', 'impassable'])('MV-TERR-12 no Commander: %s', (type) => {
    const sides = { north: { commander: 'Z(2,1)' } };
    expect(faults([], { ...ground(type), sides })).toMatchObject([
      { path: 'sides.north.commander', rule: 'MV-TERR-12' },
    ]);
  });

  test('MV-R-52 he may be where he was let in, or had been before a dispute', () => {
    const sides = { south: { commander: 'Z(2,1)' } };
    const houseRules = { commanderIgnoresImpassable: true };
    taken([], { options: { terrain: { 'Z(2,1)': ['bog'] }, houseRules }, sides });
    taken([], { ...ground('bog'), sides, rulings: [{ switch: 'commanderIgnoresImpassable', value: false }] });
    expect(rules([], { options: { terrain: { 'Z(2,1)': ['bog', 'wood'] }, houseRules }, sides })).toEqual([
      'MV-TERR-12',
    ]);
  });

  test('MV-MOVE-16 no Commander in a reserve zone', () => {
    expect(rules([], { sides: { south: { commander: 'SR1' } } })).toEqual(['MV-MOVE-16']);
  });
});

describe('contacts', () => {
  test('MV-ENGAGE-14 MV-ENGAGE-16 a front touches the face that looks back at it', () => {
    const both = (face: string) => [foot('S1', { facing: 'S' }), foot('N1', { facing: 'S', ...touching('S1', face) })];
    taken(both('rear'));
    for (const face of ['left', 'right']) expect(rules(both(face))).toEqual(['MV-ENGAGE-14']);
    expect(rules([foot('S1', touching('N1', 'left')), foot('N1', touching('S1', 'right'))])).toEqual(['MV-ENGAGE-14']);
  });

  test('MV-R-24 along the outermost line of the face', () => {
    const both = (line: string) => [
      foot('S1', { facing: 'S' }),
      foot('N1', { facing: 'S', ...touching('S1', 'rear', line) }),
    ];
    taken(both('rank 1'));
    for (const line of ['rank 0', 'file 0', 'rank 2']) expect(rules(both(line))).toEqual(['MV-R-24']);
  });

  test('MV-ENGAGE-15 one enemy on a face', () => {
    const crowd = { contacts: ['N1', 'N2'].map((id) => ({ with: id, face: 'front' })) };
    expect(rules([foot('S1', crowd), foot('N1'), foot('N2')])).toEqual(['MV-ENGAGE-15']);
  });

  test.each([
    ['two guns', gun('S1'), gun('N1', touching('S1', 'front'))],
    ['a gun against a rear', foot('S1', { facing: 'S' }), gun('N1', touching('S1', 'front'))],
    [
      'a defensive formation against a flank',
      foot('S1', { facing: 'W' }),
      foot('N1', { formation: 'defensive', ...touching('S1', 'front') }),
    ],
    [
      'two defensive formations',
      foot('S1', { formation: 'defensive' }),
      foot('N1', { formation: 'defensive', ...touching('S1', 'front') }),
    ],
  ])('MV-ENGAGE-02 somebody must have engaged: %s', (_what, unit, enemy) => {
    expect(rules([unit, enemy])).toEqual(['MV-ENGAGE-02']);
  });

  test('MV-R-38 foot and a gun in contact are taken, whatever the switch', () => {
    taken([foot('S1'), gun('N1', touching('S1', 'front'))]);
  });
});

describe('markers', () => {
  test.each([
    ['Medium Mounted', horse('S1')],
    ['Light Mounted without bows', horse('S1', { type: 'LM' })],
    ['foot with hand-to-hand weapons', foot('S1')],
  ])('MV-FIRE-09 MV-TURN-04 no red marker on who never fires: %s', (_who, unit) => {
    expect(faults([{ ...unit, fired: true }])).toMatchObject([{ path: 'units[0].fired', rule: 'MV-FIRE-09' }]);
  });

  test('MV-FIRE-09 MV-R-01 bows, mounted bows and guns fire; spears are thrown in a movement phase', () => {
    taken([
      bows('S1', { fired: true }),
      horse('S2', { type: 'LM', weapon: 'bows', fired: true }),
      gun('S3', { fired: true }),
    ]);
    taken([foot('S1', { spears: true, fired: true })]);
    expect(rules([foot('S1', { spears: true, fired: true })], { phase: 'melee' })).toEqual(['MV-FIRE-09']);
    expect(rules([bows('S1', { fired: true })], { phase: 'initiative' })).toEqual(['MV-TURN-04']);
  });

  test('MV-LOSS-15 who has routed has no markers', () => {
    for (const marker of [{ hits: 1 }, { fired: true }, { reacted: true }])
      expect(rules([bows('S1', { zone: 'routed', ...marker })])).toEqual(['MV-LOSS-15']);
  });

  test('MV-R-30 blue is remembered in reserve, of who could be in open order', () => {
    const light = foot('S1', { type: 'LF', zone: 'SR1', layout: 'FFFF', blue: true });
    taken([light]);
    expect(rules([{ ...light, zone: 'Z(2,1)', layout: 'FF/FF' }])).toEqual(['MV-R-30']);
    expect(rules([{ ...light, type: 'HF' }])).toEqual(['MV-R-30']);
    expect(rules([gun('S1', { zone: 'SR1', blue: true })])).toEqual(['MV-R-30']);
  });
});

describe('units', () => {
  test.each([
    ['HM', 'MMM/MMM', 4],
    ['MM', 'MMM/MM./MM.', 6],
  ])('MV-ARMY-03 no %s of %s', (type, layout, most) => {
    expect(faults([horse('S1', { type, layout })])).toMatchObject([
      { path: 'units[0].layout', rule: 'MV-ARMY-03', because: expect.stringContaining(`has ${most} at most`) },
    ]);
    taken([horse('S1', { type, layout })], { options: { standLimits: { [type]: [2, 9] } } });
    taken([horse('S1', { type, layout })], { options: { armySource: 'scenario' } });
  });

  test('MV-ARMY-12 MV-ARMY-13 MV-R-04 a unit on foot was mounted of its class, with the size of that', () => {
    const knights = (more: Fields = {}) => foot('S1', { type: 'HF', mountedAs: 'HM', ...more });
    taken([knights()]);
    expect(rules([knights({ layout: 'FFF/FFF' })])).toEqual(['MV-ARMY-03']);
    expect(rules([knights({ type: 'MF' })])).toEqual(['MV-ARMY-12']);
    expect(rules([knights({ mountedAs: 'Gun' })])).toEqual(['MV-ARMY-12']);
    expect(rules([knights({ weapon: 'pikes' })])).toEqual(['MV-ARMY-12']);
    expect(rules([knights({ spears: true })])).toEqual(['MV-ARMY-12']);
    taken([foot('S1', { type: 'LF', weapon: 'crossbows', mountedAs: 'LM' })]);
    expect(rules([foot('S1', { type: 'LF', weapon: 'longbows', mountedAs: 'LM' })])).toEqual(['MV-ARMY-12']);
  });

  test('MV-ARMY-12 MV-ARMY-03 what a unit on foot was, in words', () => {
    const was = (mountedAs: string, more: Fields = {}) => faults([foot('S1', { mountedAs, ...more })]);
    taken([foot('S1', { mountedAs: 'MM' })]);
    expect(was('HM')).toMatchObject([
      { rule: 'MV-ARMY-12', because: 'S1 is Medium Foot; Heavy Mounted on foot is Heavy Foot.' },
    ]);
    expect(was('MF')).toMatchObject([
      { rule: 'MV-ARMY-12', because: 'S1 cannot have been "MF"; only LM, MM and HM dismount.' },
    ]);
    expect(was('HM', { type: 'HF', layout: 'FFF/FF.' })).toMatchObject([
      { rule: 'MV-ARMY-03', because: 'S1 has 5 stands, and Heavy Mounted has 4 at most.' },
    ]);
  });

  test('MV-ARMY-11 a weapon that riders do not carry is named as it was given', () => {
    expect(faults([horse('S1', { weapon: 'light' })])).toMatchObject([
      {
        rule: 'MV-ARMY-11',
        because: 'S1 is Medium Mounted and cannot carry "light"; only Light Mounted shoot, with bows or crossbows.',
      },
    ]);
  });

  test('MV-ARMY-11 Light Mounted, who shoot, are told with what', () =>
    expect(faults([horse('S1', { type: 'LM', weapon: 'longbows' })])).toMatchObject([
      {
        rule: 'MV-ARMY-11',
        because:
          'S1 is Light Mounted and cannot carry "longbows"; Light Mounted has bows, crossbows or nothing to shoot with.',
      },
    ]));

  test('MV-MOVE-06 nobody has a state', () => {
    for (const state of ['mounted', 'dismounted'])
      expect(faults([horse('S1', { state })])).toMatchObject([{ path: 'units[0].state', rule: 'MV-MOVE-06' }]);
  });
});

describe('red markers', () => {
  test('MV-FIRE-09 MV-TURN-04 spears fire in reactions only, so nobody has a red marker for it before', () => {
    const spears = foot('S1', { spears: true, fired: true });
    for (const phase of ['firing', 'melee', 'losses'])
      expect(faults([spears], { phase })).toMatchObject([
        { rule: 'MV-FIRE-09', because: 'S1 fires in reactions only, and the turn has not come to them.' },
      ]);
    for (const phase of ['initiativeMovement', 'otherMovement', 'victory']) taken([spears], { phase });
  });

  test('MV-FIRE-21 MV-RESERVE-08 they go into reserve in the movement phases only', () => {
    const unit = bows('S1', { zone: 'SR1', fired: true });
    for (const phase of ['firing', 'melee', 'losses']) expect(rules([unit], { phase })).toEqual(['MV-FIRE-21']);
    for (const phase of ['initiativeMovement', 'otherMovement', 'victory']) taken([unit], { phase });
  });

  test('MV-RESERVE-05 taken on purpose: a Bombard in reserve with markers', () =>
    taken([gun('S1', { type: 'Bombard', zone: 'SR1', fired: true, hits: 1 })]));
});

describe('sides, shots, turn', () => {
  test('MV-VICT-02 the tally counts the routed, and no more than there were', () => {
    const gone = [foot('S1', { zone: 'routed' }), foot('S2')];
    const south = (fields: Fields): Fields => ({ sides: { south: fields } });
    taken(gone, south({ counted: 9, tally: 5 }));
    expect(rules(gone, south({ counted: 9, tally: 0 }))).toEqual(['MV-VICT-02']);
    expect(rules(gone, south({ counted: 2, tally: 3 }))).toEqual(['MV-VICT-02']);
  });

  test('MV-FIRE-05 MV-FIRE-12 shots are at unengaged enemies on the table, in the firing phase', () => {
    const units = [foot('S1'), foot('N1', touching('S1', 'front')), foot('S2')];
    const shots = (id: string, phase = 'firing') => rules(units, { phase, shots: { [id]: 1 } });
    expect(shots('S2')).toEqual([]);
    for (const id of ['S1', 'N1']) expect(shots(id)).toEqual(['MV-FIRE-05']);
    expect(shots('S2', 'losses')).toEqual(['MV-FIRE-12']);
  });

  test('MV-R-60 MV-TURN-01 no turn after the last, and the side with the initiative moves first', () => {
    expect(rules([foot('S1')], { turn: 4, options: { turnLimit: 3 } })).toEqual(['MV-R-60']);
    expect(rules([foot('S1')], { acting: 'north' })).toEqual(['MV-TURN-01']);
  });
});

describe('before the first turn', () => {
  const setup = (unit: Fields) => rules([unit], { phase: 'setup' });
  test.each([
    ['MV-SETUP-01 in the own rear row', foot('S1'), 'MV-SETUP-01'],
    ['MV-SETUP-04 towards the enemy', foot('S1', { zone: 'Z(2,0)', facing: 'E' }), 'MV-SETUP-04'],
    ['MV-TURN-01 without hits', foot('S1', { zone: 'Z(2,0)', hits: 1 }), 'MV-TURN-01'],
  ])('%s', (_what, unit, rule) => expect(setup(unit)).toEqual([rule]));

  test('MV-SETUP-04 a defensive formation may start', () =>
    expect(setup(foot('S1', { zone: 'Z(2,0)', formation: 'defensive' }))).toEqual([]));
});
