// A Splendid Victory: options and switches, what is taken and what is refused.
import { describe, expect, test } from 'vitest';
import { position, situation, splendid } from './kit.js';

const placed = (options: object) =>
  situation({
    phase: 'initiativeMovement',
    options,
    units: [
      { id: 'S1', type: 'P&M', layout: 'MM', x: 18000, y: 10000 },
      { id: 'N1', type: 'P&M', layout: 'MM', x: 18000, y: 30000 },
    ],
  });
const place = (options: object) => () => placed(options);

/** Name, least and most of a number. */
const RANGES: [string, number, number][] = [
  ['tableWidth', 36, 144],
  ['tableDepth', 36, 96],
  ['deploymentDepth', 6, 24],
  ['subCommanders', 0, 4],
  ['armyThrows', 1, 60],
  ['hillLevel', 1, 3],
  ['woodsVisibility', 0, 24],
  ['turnLimit', 1, 99],
];
const CHOICES: [string, string[]][] = [
  ['setupMethod', ['hidden', 'sequential', 'alternate', 'agreed']],
  ['armySource', ['roster', 'generated', 'scenario']],
  ['unitQuality', ['off', 'assigned', 'thrown']],
  ['commandQuality', ['off', 'assigned', 'thrown']],
  ['terrainEffects', ['standard', 'off', 'custom']],
  ['overheadFire', ['off', 'bothHigher', 'eitherHigher']],
  ['weather', ['clear', 'rain', 'heavyRain', 'mist', 'mud']],
  ['victory', ['standard', 'scenario']],
];
const FLAGS = ['enforceComposition', 'dragoonsFewer', 'moveAgain', 'moveAfterRetreat'];
/** Every switch of the catalogue with its ruling. */
const SWITCHES: [string, string][] = [
  ['noTwoStandBlock', 'SV-R-02'],
  ['turnsEndOnly', 'SV-R-06'],
  ['aboutFaceForward', 'SV-R-08'],
  ['noSameShapeChange', 'SV-R-09'],
  ['bendAnyArm', 'SV-R-11'],
  ['mountedColumnFootMove', 'SV-R-14'],
  ['chainAnySide', 'SV-R-18'],
  ['noChainAcrossBend', 'SV-R-19'],
  ['noZeroDiceFire', 'SV-R-23'],
  ['bounceFromAnyRange', 'SV-R-25'],
  ['cvLimits', 'SV-R-28'],
  ['noCornerOutflank', 'SV-R-30'],
  ['defensiveBlockOutflanks', 'SV-R-30'],
  ['allocateBeforeThrows', 'SV-R-31'],
  ['strictJoinIn', 'SV-R-32'],
  ['joinInChargeLimit', 'SV-R-34'],
  ['lossKeepsKind', 'SV-R-35'],
  ['commandStays', 'SV-R-39'],
  ['openOrderFootCharge', 'SV-R-40'],
  ['failedChargeManoeuvreOnly', 'SV-R-41'],
  ['flowAroundLoose', 'SV-R-46'],
  ['noDragoonSideStep', 'SV-R-47'],
  ['noRetreatWhileEngaged', 'SV-R-51'],
  ['interceptOverruns', 'SV-R-53'],
  ['chargerBlocksRecoilTurn', 'SV-R-54'],
  ['defensiveFirePivot', 'SV-R-60'],
  ['fullFlinch', 'SV-R-61'],
  ['breakThroughSameTarget', 'SV-R-65'],
  ['pivotPerCharge', 'SV-R-66'],
  ['removedCommandNotCounted', 'SV-R-68'],
  ['breakAtValue', 'SV-R-69'],
  ['heavyMountedStrict', 'SV-R-70'],
  ['turningGainsGround', 'SV-R-95'],
  ['cornerContact', 'SV-R-99'],
];

describe('Numbers', () => {
  test.each(RANGES)('%s from %i to %i', (name, least, most) => {
    for (const value of [least, most]) expect(place({ [name]: value }), String(value)).not.toThrow();
    for (const value of [least - 1, most + 1, least + 0.5, String(least), true, [least]])
      expect(place({ [name]: value }), JSON.stringify(value)).toThrow(new RegExp(`options\\.${name}`));
  });

  test('the sentence says what is wanted', () => {
    expect(place({ tableWidth: 35 })).toThrow(/36 to 144/);
    expect(place({ deploymentDepth: 25 })).toThrow(/6 to 24/);
  });

  test('SV-R-87 no turn limit', () => expect(place({ turnLimit: null })).not.toThrow());

  test.each(['frontage', 'depth', 'gunDepth'])('SV-R-01 basing.%s from 400 to 4000', (name) => {
    for (const value of [400, 4000]) expect(place({ basing: { [name]: value } }), String(value)).not.toThrow();
    for (const value of [399, 4001, 1000.5, '1000'])
      expect(place({ basing: { [name]: value } }), String(value)).toThrow(/options\.basing/);
  });

  test('SV-R-01 an odd frontage is refused: half a stand is exact', () => {
    expect(place({ basing: { frontage: 1575 } })).toThrow(/options\.basing.*even/);
    expect(place({ basing: { depth: 1575, gunDepth: 3151 } })).not.toThrow();
  });
});

describe('Choices', () => {
  test.each(CHOICES)('%s: %j', (name, values) => {
    for (const value of values) expect(place({ [name]: value }), value).not.toThrow();
    for (const value of ['Standard', '', 1, null, true, values])
      expect(place({ [name]: value }), JSON.stringify(value)).toThrow(new RegExp(`options\\.${name}`));
  });

  test.each(FLAGS)('%s is yes or no', (name) => {
    for (const value of [true, false]) expect(place({ [name]: value })).not.toThrow();
    for (const value of ['yes', 1, null]) expect(place({ [name]: value })).toThrow(new RegExp(`options\\.${name}`));
  });

  test('unknown options are refused by name', () => {
    expect(place({ tableWidht: 60 })).toThrow(/options\.tableWidht/);
    expect(place({ columns: 5 })).toThrow(/options\.columns/);
    for (const value of [7, 'all', [], null]) expect(place(value as never), JSON.stringify(value)).toThrow(/options/);
  });
});

describe('Switches', () => {
  test.each(SWITCHES)('%s (%s) is known, and yes or no', (name) => {
    for (const value of [true, false]) expect(place({ houseRules: { [name]: value } })).not.toThrow();
    expect(place({ houseRules: { [name]: 'yes' } })).toThrow(new RegExp(`options\\.houseRules\\.${name}`));
    expect(position(placed({ houseRules: { [name]: true } })).options.houseRules).toEqual({ [name]: true });
  });

  test('there are no others', () => {
    const { houseRules } = splendid.options as unknown as Record<string, { shape: { schema: { properties: object } } }>;
    expect(Object.keys(houseRules!.shape.schema.properties).toSorted()).toEqual(
      SWITCHES.map(([name]) => name).toSorted(),
    );
    expect(place({ houseRules: { moonlight: true } })).toThrow(/options\.houseRules\.moonlight/);
    expect(place({ houseRules: { joinPastUnengageable: true } })).toThrow(/options\.houseRules/);
  });
});

const SQUARE = [
  [30000, 10000],
  [30000, 20000],
  [40000, 20000],
  [40000, 10000],
];
const CROSSED = [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]];

describe('Tables', () => {
  test.each<[string, object, RegExp]>([
    ['ranks that do not add up', { shapes: { 4: [[2, 1]] } }, /options\.shapes\.4/],
    ['a rank longer than the one before', { shapes: { 3: [[1, 2]] } }, /options\.shapes\.3/],
    ['a size that no unit has', { shapes: { 12: [[4, 4, 4]] } }, /options\.shapes/],
    [
      'an unknown type',
      { unitQualityTable: { Elephants: ['raw', 'raw', 'raw', 'raw', 'raw', 'raw'] } },
      /unitQualityTable/,
    ],
    ['five results', { unitQualityTable: { M: ['raw', 'raw', 'raw', 'raw', 'raw'] } }, /unitQualityTable/],
    [
      'an unknown quality',
      { unitQualityTable: { M: ['raw', 'raw', 'raw', 'raw', 'raw', 'elite'] } },
      /unitQualityTable/,
    ],
    ['an unknown quality with effects', { unitQualityEffects: { elite: { fire: 3 } } }, /unitQualityEffects/],
    ['an unknown effect', { unitQualityEffects: { raw: { courage: 3 } } }, /unitQualityEffects/],
    ['an unknown command', { commandQualityTable: { kind: {} } }, /commandQualityTable/],
    ['less than none', { collection: { M: -1 } }, /options\.collection/],
    ['half a unit', { collection: { M: 1.5 } }, /options\.collection/],
    ['an unknown unit type', { collection: { Elephants: 1 } }, /options\.collection/],
    ['unknown terrain', { terrain: [{ type: 'lava', points: SQUARE }] }, /options\.terrain\[0\]\.type/],
    ['an area of two points', { terrain: [{ type: 'wood', points: SQUARE.slice(0, 2) }] }, /options\.terrain\[0\]/],
    ['an area that crosses itself', { terrain: [{ type: 'wood', points: CROSSED }] }, /options\.terrain\[0\]/],
    ['a line of one point', { terrain: [{ type: 'escarpment', points: SQUARE.slice(0, 1) }] }, /options\.terrain\[0\]/],
    ['a hill of level 4', { terrain: [{ type: 'hill', points: SQUARE, level: 4 }] }, /options\.terrain\[0\]\.level/],
    [
      'half a thousandth',
      {
        terrain: [
          {
            type: 'hill',
            points: [
              [0, 0],
              [0.5, 9],
              [9, 0],
            ],
          },
        ],
      },
      /options\.terrain/,
    ],
    ['terrain that is no list', { terrain: { hill: 1 } }, /options\.terrain/],
  ])('refused: %s', (_what, options, message) => expect(place(options)).toThrow(message));

  test.each<[string, object]>([
    [
      'other shapes',
      {
        shapes: {
          4: [[3, 1]],
          6: [
            [4, 2],
            [3, 3],
          ],
        },
      },
    ],
    ['a table of quality', { unitQualityTable: { M: ['raw', 'raw', 'raw', 'raw', 'raw', 'veteran'] } }],
    ['a collection', { collection: { M: 0, 'P&M': 20, RA: 1 } }],
    [
      'terrain',
      {
        terrain: [
          { type: 'hill', points: SQUARE, level: 2 },
          { type: 'escarpment', points: SQUARE.slice(0, 2) },
        ],
      },
    ],
    ['no terrain', { terrain: [] }],
  ])('taken: %s', (_what, options) => {
    const match = placed(options);
    const [name] = Object.keys(options);
    if (JSON.stringify(Object.values(options)[0]) !== '[]')
      expect(position(match).options).toHaveProperty(name!, Object.values(options)[0]);
  });
});
