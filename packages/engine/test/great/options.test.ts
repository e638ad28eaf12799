// A Great Victory: options and switches, what is taken and what is refused.
import { describe, expect, test } from 'vitest';
import { position, situation } from './kit.js';

const placed = (options: object) =>
  situation({
    phase: 'initiativeMovement',
    options,
    units: [
      { id: 'S1', type: 'medium foot arms', x: 30000, y: 25000 },
      { id: 'N1', type: 'medium foot arms', x: 30000, y: 35000 },
    ],
  });
const place = (options: object) => () => placed(options);

/** Name, least and most of a number. */
const RANGES: [string, number, number][] = [
  ['tableWidth', 60, 480],
  ['tableDepth', 60, 480],
  ['deploymentDepth', 10, 60],
  ['armyPoints', 40, 2000],
  ['mountedPercent', 0, 100],
  ['elephantPercent', 0, 100],
  ['artilleryPercent', 0, 100],
  ['footPercent', 0, 100],
  ['subCommanders', 0, 4],
  ['maxBend', 10, 90],
  ['hillLevel', 1, 3],
  ['woodsVisibility', 0, 50],
  ['turnLimit', 1, 99],
];
const CHOICES: [string, string[]][] = [
  ['setupMethod', ['hidden', 'sequential', 'alternate', 'agreed']],
  ['armySource', ['points', 'roster', 'scenario']],
  ['thrownWeapons', ['listed', 'all', 'none']],
  ['unitQuality', ['off', 'assigned', 'thrown']],
  ['commandQuality', ['off', 'assigned', 'thrown']],
  ['terrainEffects', ['standard', 'off', 'custom']],
  ['victory', ['standard', 'scenario']],
];
const FLAGS = ['enforceComposition', 'dismounting', 'moveAgain', 'moveAfterRetreat'];
/** Every switch of the catalogue with its ruling. */
const SWITCHES: [string, string][] = [
  ['heavyLongbows', 'GV-R-01'],
  ['costEqualsStrength', 'GV-R-02'],
  ['commandCountsAsMounted', 'GV-R-03'],
  ['noLightHorseJavelins', 'GV-R-04'],
  ['artilleryHasNoClass', 'GV-R-06'],
  ['slowMountedBlocks', 'GV-R-09'],
  ['changeFormationRearOnly', 'GV-R-11'],
  ['wholeUnitFires', 'GV-R-18'],
  ['noZeroDiceFire', 'GV-R-19'],
  ['noSuppressionInReactions', 'GV-R-23'],
  ['quickSheetArtillery', 'GV-R-25'],
  ['heavyArtilleryFixed', 'GV-R-27'],
  ['quickSheetCombat', 'GV-R-28'],
  ['openingHitReducesDice', 'GV-R-29'],
  ['defensiveBlockOutflanks', 'GV-R-30'],
  ['allocateBeforeThrows', 'GV-R-31'],
  ['strictJoinIn', 'GV-R-32'],
  ['eliteNotExempt', 'GV-R-34'],
  ['failedChargeManoeuvreOnly', 'GV-R-36'],
  ['flowAroundLoose', 'GV-R-43'],
  ['chargerBlocksRecoilTurn', 'GV-R-47'],
  ['fullFlinch', 'GV-R-51'],
  ['elephantsImpactLight', 'GV-R-54'],
  ['interceptOverruns', 'GV-R-57'],
  ['defensiveFirePivot', 'GV-R-58'],
  ['removeAfterImmediate', 'GV-R-61'],
  ['pivotPerCharge', 'GV-R-63'],
  ['noRetreatWhileEngaged', 'GV-R-65'],
  ['removedCommandCounted', 'GV-R-66'],
  ['breakAtValue', 'GV-R-67'],
  ['qualityShiftsCharge', 'GV-R-69'],
  ['noBentSkirmishDouble', 'GV-R-72'],
  ['breakThroughOtherTarget', 'GV-R-79'],
  ['turnsEndOnly', 'GV-R-81'],
  ['joinInChargeLimit', 'GV-R-82'],
  ['turningGainsGround', 'GV-R-86'],
  ['unpackedWaits', 'GV-R-95'],
  ['cornerContact', 'GV-R-88'],
];

describe('numbers', () => {
  test.each(RANGES)('GV-SETUP-01 %s from %i to %i', (name, least, most) => {
    for (const value of [least, most]) expect(place({ [name]: value }), String(value)).not.toThrow();
    for (const value of [least - 1, most + 1, least + 0.5, String(least), true, [least]])
      expect(place({ [name]: value }), JSON.stringify(value)).toThrow(new RegExp(`options\\.${name}`, 'u'));
  });
  test('P1.1, GV-SETUP-01 the sentence says what is wanted', () => {
    expect(place({ tableWidth: 59 })).toThrow(/60 to 480/u);
    expect(place({ deploymentDepth: 61 })).toThrow(/10 to 60/u);
    expect(place({ armyPoints: 39 })).toThrow(/40 to 2000/u);
  });
  test('GV-R-68 no turn limit', () => expect(place({ turnLimit: null })).not.toThrow());
  test.each(['foot', 'horse', 'chariot', 'elephant', 'artillery', 'command'])(
    'GV-UNIT-01 basing of %s: 1 to 20 cm',
    (category) => {
      for (const side of ['frontage', 'depth']) {
        for (const value of [1000, 20000])
          expect(place({ basing: { [category]: { [side]: value } } }), `${side} ${value}`).not.toThrow();
        for (const value of [998, 20002, 1000.5, '4000'])
          expect(place({ basing: { [category]: { [side]: value } } }), `${side} ${value}`).toThrow(/options\.basing/u);
      }
    },
  );
  test('GV-UNIT-01 no basing for anything else', () => {
    expect(place({ basing: { camels: { frontage: 4000 } } })).toThrow(/options\.basing/u);
    expect(place({ basing: { foot: { width: 4000 } } })).toThrow(/options\.basing/u);
    expect(place({ basing: 4000 })).toThrow(/options\.basing/u);
  });
});

describe('choices', () => {
  test.each(CHOICES)('GV-SETUP-01 %s: %j', (name, values) => {
    for (const value of values) expect(place({ [name]: value }), value).not.toThrow();
    for (const value of ['Standard', '', 1, null, true, values])
      expect(place({ [name]: value }), JSON.stringify(value)).toThrow(new RegExp(`options\\.${name}`, 'u'));
  });
  test.each(FLAGS)('GV-SETUP-01 %s is yes or no', (name) => {
    for (const value of [true, false]) expect(place({ [name]: value })).not.toThrow();
    for (const value of ['yes', 1, null])
      expect(place({ [name]: value })).toThrow(new RegExp(`options\\.${name}`, 'u'));
  });
  test('GV-SETUP-01 unknown options are refused by name', () => {
    expect(place({ tableWidht: 60 })).toThrow(/options\.tableWidht/u);
    expect(place({ weather: 'rain' })).toThrow(/options\.weather/u); // of another game
    for (const value of [7, 'all', [], null]) expect(place(value as never), JSON.stringify(value)).toThrow(/options/u);
  });
});

describe('switches', () => {
  test.each(SWITCHES)('%s (%s) is known, and yes or no', (name) => {
    for (const value of [true, false]) expect(place({ houseRules: { [name]: value } })).not.toThrow();
    expect(place({ houseRules: { [name]: 'yes' } })).toThrow(new RegExp(`options\\.houseRules\\.${name}`, 'u'));
    expect(position(placed({ houseRules: { [name]: true } })).options.houseRules).toEqual({ [name]: true });
  });
  test.each([
    'moonlight',
    'breakThroughSameTarget',
    'heavyMountedStrict',
    'joinPastUnengageable',
    'removedCommandNotCounted',
  ])('GV-SETUP-01 there is no switch %s', (name) =>
    expect(place({ houseRules: { [name]: true } })).toThrow(/options\.houseRules/u),
  );
});

const SQUARE = [
  [40000, 2000],
  [40000, 12000],
  [50000, 12000],
  [50000, 2000],
];
const CROSSED = [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]];
const FIVE = ['green', 'green', 'green', 'green', 'green'];

describe('tables', () => {
  test.each<[string, object, RegExp]>([
    ['an unknown column', { unitQualityTable: { 'heavy camels': [...FIVE, 'elite'] } }, /unitQualityTable/u],
    ['five results', { unitQualityTable: { 'light foot': FIVE } }, /unitQualityTable/u],
    ['an unknown quality', { unitQualityTable: { 'light foot': [...FIVE, 'veteran'] } }, /unitQualityTable/u],
    [
      'an unknown quality with effects',
      { unitQualityEffects: { veteran: { fire: 3, charge: 4, melee: 1 } } },
      /unitQualityEffects/u,
    ],
    ['an unknown effect', { unitQualityEffects: { green: { courage: 3 } } }, /unitQualityEffects/u],
    ['an unknown command', { commandQualityTable: { king: {} } }, /commandQualityTable/u],
    [
      'an unknown command quality',
      { commandQualityTable: { commander: { kind: { upTo: 2, range: 4 } } } },
      /commandQualityTable/u,
    ],
    ['unknown terrain', { terrain: [{ type: 'lava', points: SQUARE }] }, /options\.terrain\[0\]\.type/u],
    ['an area of two points', { terrain: [{ type: 'wood', points: SQUARE.slice(0, 2) }] }, /options\.terrain\[0\]/u],
    ['an area that crosses itself', { terrain: [{ type: 'wood', points: CROSSED }] }, /options\.terrain\[0\]/u],
    [
      'a line of one point',
      { terrain: [{ type: 'escarpment', points: SQUARE.slice(0, 1) }] },
      /options\.terrain\[0\]/u,
    ],
    ['a hill of level 4', { terrain: [{ type: 'hill', points: SQUARE, level: 4 }] }, /options\.terrain\[0\]\.level/u],
    ['terrain that is no list', { terrain: { hill: 1 } }, /options\.terrain/u],
    [
      'a table of unknown terrain',
      { terrainEffects: 'custom', terrainTable: { lava: { level: 1 } } },
      /options\.terrainTable/u,
    ],
    [
      'a table for unknown units',
      { terrainEffects: 'custom', terrainTable: { wood: { cover: ['dogs'] } } },
      /options\.terrainTable/u,
    ],
    [
      'a table with an unknown way to bar fire',
      { terrainEffects: 'custom', terrainTable: { wood: { blocksFire: 'mist' } } },
      /options\.terrainTable/u,
    ],
  ])('GV-SETUP-01, GV-TERR-01 refused: %s', (_, options, message) => expect(place(options)).toThrow(message));
  test.each<[string, object]>([
    ['a table of quality', { unitQualityTable: { elephants: [...FIVE, 'elite'] } }],
    ['effects of quality', { unitQualityEffects: { elite: { fire: 4, charge: 0, melee: 2 } } }],
    ['a table of command', { commandQualityTable: { 'sub-commander': { impersonal: { upTo: 6, range: 2 } } } }],
    [
      'terrain',
      {
        terrain: [
          { type: 'hill', points: SQUARE, level: 2 },
          { type: 'escarpment', points: SQUARE.slice(0, 2) },
        ],
      },
    ],
    ['bases', { basing: { foot: { frontage: 6000, depth: 3000 } } }],
    [
      'a list of goals',
      {
        victory: 'scenario',
        scenarioGoals: {
          south: [{ x: 90000, y: 60000, radius: 10000, points: 2 }],
          north: [{ name: 'Ford', x: 90000, y: 60000, radius: 5000, points: 1 }],
        },
      },
    ],
  ])('GV-SETUP-01, GV-TERR-01 taken: %s', (_, options) => {
    const kept = position(placed(options)).options;
    for (const [name, value] of Object.entries(options)) expect(kept[name]).toMatchObject(value);
  });
  test.each([
    'all',
    'foot',
    'horse',
    'mounted',
    'chariot',
    'elephant',
    'artillery',
    'command',
    'light foot bows',
    'heavy elephants javelins',
    'sub-commander',
  ])('GV-R-75 the lists of a terrain table may name %s', (name) => {
    const terrainTable = { rough: { prohibited: [name] }, wood: { cover: [name], advantage: [name] } };
    expect(place({ terrainEffects: 'custom', terrainTable })).not.toThrow();
  });
  test('GV-R-75 what is prohibited may also name formedHorse: horse and camels not in straight skirmish line', () => {
    const options = {
      terrainEffects: 'custom',
      terrainTable: { rough: { prohibited: ['formedHorse'] } },
      terrain: [{ type: 'rough', points: SQUARE }],
    };
    const put = (type: string, formation: string) => () =>
      situation({
        phase: 'initiativeMovement',
        options,
        units: [
          { id: 'S1', type, formation, x: 45000, y: 8000 },
          { id: 'N1', type: 'medium foot arms', x: 30000, y: 35000 },
        ],
      });
    expect(put('light horse', 'skirmishLine')).not.toThrow();
    expect(put('light camels', 'skirmishLine')).not.toThrow();
    expect(put('light horse', 'line')).toThrow(/rough|terrain|prohibited/iu);
    expect(put('medium camels', 'block')).toThrow(/rough|terrain|prohibited/iu);
    expect(put('light chariots', 'line')).not.toThrow();
    expect(put('medium foot arms', 'line')).not.toThrow();
  });
});
