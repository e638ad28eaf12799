/** Options out of range, or that do not go together, are refused with the path of the fault. */
import { describe, expect, test } from 'vitest';
import { faultsOf, situation } from '../kit.js';

const place = (options: object) => () =>
  situation({
    phase: 'initiativeMovement',
    options,
    sides: { south: { commander: 'Z(1,0)' } },
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(1,0)', layout: 'PM/PM' },
      { id: 'N1', type: 'P&M', zone: 'Z(1,2)', layout: 'PM/PM' },
    ],
  });

describe('refused', () => {
  test.each<[string, object, RegExp]>([
    ['an unknown option', { columnz: 5 }, /options\.columnz/],
    ['an unknown switch', { houseRules: { moonlight: true } }, /options\.houseRules\.moonlight/],
    ['a switch that is no yes or no', { houseRules: { woodsEntryOnly: 'yes' } }, /options\.houseRules\.woodsEntryOnly/],
    ['FV-ZONE-01 two columns', { columns: 2 }, /options\.columns: .*3 to 9/],
    ['FV-ZONE-01 ten columns', { columns: 10 }, /options\.columns/],
    ['half a column', { columns: 4.5 }, /options\.columns/],
    ['FV-R-10 a set-up zone off the table', { setupZones: [5] }, /options\.setupZones: FV-SETUP-02: .*0 to 4/],
    ['a column named twice', { setupZones: [1, 1] }, /options\.setupZones: .*twice/],
    ['no set-up zone at all', { setupZones: [] }, /options\.setupZones: .*one set-up zone/],
    ['FV-ZONE-03 a reserve zone off the table', { reserveZones: [7] }, /options\.reserveZones: FV-ZONE-03: .*0 to 4/],
    ['a limit of no units', { unitLimitPerZone: 0 }, /options\.unitLimitPerZone/],
    ['a limit of thirteen units', { unitLimitPerZone: 13 }, /options\.unitLimitPerZone/],
    ['sizes the wrong way round', { standLimits: { M: [5, 3] } }, /options\.standLimits\.M: .*smaller first/],
    ['one size only', { standLimits: { M: [3] } }, /options\.standLimits\.M/],
    ['FV-ARMY-11 two guns to a unit', { standLimits: { RA: [1, 2] } }, /options\.standLimits\.RA/],
    [
      'FV-FORM-02 ranks that do not add up',
      { shapes: { 4: [[2, 1]] } },
      /options\.shapes\.4: FV-FORM-02: .*add up to 4/,
    ],
    ['FV-FORM-03 a rank longer than the one before', { shapes: { 3: [[1, 2]] } }, /options\.shapes\.3: FV-FORM-02/],
    ['more zones for victory than there are', { fullVictoryZones: 16 }, /options\.fullVictoryZones: .*15 zones/],
    [
      'five results of quality',
      { unitQualityTable: { M: ['green', 'green', 'green', 'green', 'green'] } },
      /unitQualityTable\.M: Six/,
    ],
    ['an unknown quality', { unitQualityTable: { M: ['elite'] } }, /unitQualityTable\.M\[0\]/],
    [
      'a goal off the table',
      { scenarioGoals: { south: [{ zone: 'Z(7,1)', points: 1 }], north: [] } },
      /scenarioGoals\.south/,
    ],
    [
      'a goal of no points',
      { scenarioGoals: { south: [{ zone: 'Z(1,1)', points: 0 }], north: [] } },
      /scenarioGoals\.south\[0\]\.points/,
    ],
    ['terrain off the table', { terrain: { 'Z(6,1)': ['hill'] } }, /options\.terrain\.Z\(6,1\)/],
    ['unknown terrain', { terrain: { 'Z(1,1)': ['lava'] } }, /options\.terrain\.Z\(1,1\)\[0\]/],
    [
      'FV-TERR-10 two woods',
      { terrain: { 'Z(1,1)': ['wood'], 'Z(2,1)': ['wood'] } },
      /options\.terrain: FV-TERR-10: 2 zones .* at most 1/,
    ],
    [
      'FV-TERR-16 an edge of zones that do not meet',
      { escarpments: ['Z(1,1)-Z(3,1)'] },
      /options\.escarpments\[0\]: FV-TERR-16/,
    ],
    ['more woods than a table can have', { terrainLimits: { wood: 28 } }, /options\.terrainLimits\.wood/],
    ['a turn limit of nothing', { turnLimit: 0 }, /options\.turnLimit/],
  ])('%s', (_what, options, message) => expect(place(options)).toThrow(message));

  test('FV-SETUP-02 FV-ZONE-03 a fault of set-up zones is none of reserve zones that nobody gave', () =>
    expect(faultsOf({ phase: 'setup', units: [], options: { setupZones: [7] } })).toMatchObject([
      { path: 'options.setupZones', rule: 'FV-SETUP-02' },
    ]));
});

describe('taken', () => {
  test.each<[string, object]>([
    ['the ends of the ranges', { columns: 3, unitLimitPerZone: 12, turnLimit: 99, fullVictoryZones: 9 }],
    ['no reserve zones', { reserveZones: [] }],
    ['FV-ZONE-03 the last column of the widest table', { columns: 9, setupZones: [0, 8], reserveZones: [8] }],
    ['other shapes', { shapes: { 4: [[4], [2, 2]] } }],
    ['no limit on woods', { terrain: { 'Z(1,1)': ['wood'], 'Z(2,1)': ['wood'] }, terrainLimits: { wood: null } }],
    ['as many woods as the largest table has zones', { terrainLimits: { wood: 27 } }],
    ['no turn limit', { turnLimit: null }],
    [
      'FV-TERR-12 an impassable zone closed on all sides but one',
      { terrain: { 'Z(0,1)': ['impassable'] }, escarpments: ['Z(0,1)-Z(0,0)', 'Z(0,1)-Z(0,2)', 'Z(0,1)-Z(1,1)'] },
    ],
    [
      'FV-R-61 a corner cut off by escarpments that are decoration',
      { terrainEffects: 'off', escarpments: ['Z(0,0)-Z(1,0)', 'Z(0,0)-Z(0,1)'] },
    ],
  ])('%s', (_what, options) => expect(place(options)).not.toThrow());
});
