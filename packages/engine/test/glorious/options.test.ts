import { describe, expect, test } from 'vitest';
import { OPTIONS, ownOptions } from '../../src/games/glorious/options.js';
import { SWITCHES } from '../../src/games/glorious/switches.js';
import { faultsOf, optionsOf } from './army-help.js';

/** Names, least and most of the whole numbers among the options. */
const RANGES: readonly (readonly [string, number, number])[] = [
  ['tableWidth', 36, 144],
  ['tableDepth', 36, 96],
  ['armySize', 6, 30],
  ['subCommanders', 2, 5],
  ['hillLevel', 1, 3],
  ['woodsVisibility', 0, 24],
  ['breakFraction', 25, 90],
  ['turnLimit', 1, 99],
];
/** As the catalogue lists them, and what the wire adds to them. */
const LISTED =
  `tableWidth tableDepth deploymentDepth deployment deploymentAreas surplusElements setupMethod basing battleCapacity capacityTable armySource armySize
  artilleryPerUnits subCommanders exoticTroops armyPreset enforceComposition terrain terrainEffects terrainTable hillLevel
  woodsVisibility concedeOnChiefLost victory scenarioGoals breakFraction turnLimit houseRules`.split(/\s+/);

describe('options', () => {
  test('the options are those of the catalogue', () => {
    expect(Object.keys(OPTIONS).toSorted()).toEqual(LISTED.toSorted());
    expect(Object.keys(SWITCHES)).toHaveLength(26);
  });

  test('defaults', () => {
    expect(optionsOf()).toMatchObject({
      tableWidth: 72,
      tableDepth: 48,
      deploymentDepth: 12,
      setupMethod: 'sequential',
      battleCapacity: 'rows',
      armySource: 'roster',
      armySize: 12,
      artilleryPerUnits: 4,
      subCommanders: { south: 2, north: 2 },
      exoticTroops: { south: false, north: false },
      armyPreset: { south: 'none', north: 'none' },
      enforceComposition: true,
      woodsVisibility: 2,
      concedeOnChiefLost: true,
      victory: 'standard',
      breakFraction: 50,
      turnLimit: 20,
    });
  });

  test.each(RANGES)('%s is a whole number from %i to %i', (name, least, most) => {
    for (const value of [least, most]) expect(faultsOf({ [name]: value })).toEqual([]);
    for (const value of [least - 1, most + 1, least + 0.5, 'much']) expect(faultsOf({ [name]: value })).toHaveLength(1);
  });

  test('artilleryPerUnits is 0 or 2 to 12', () => {
    const good = [0, 2, 3, 12];
    expect(good.map((artilleryPerUnits) => faultsOf({ artilleryPerUnits }).length)).toEqual([0, 0, 0, 0]);
    expect([-1, 1, 13, 2.5].map((artilleryPerUnits) => faultsOf({ artilleryPerUnits }).length)).toEqual([1, 1, 1, 1]);
  });

  test('GL-SETUP-03 deploymentDepth from 11 to a third of the depth', () => {
    expect(faultsOf({ deploymentDepth: 10 })).toHaveLength(1);
    expect(faultsOf({ deploymentDepth: 11, tableDepth: 36 })).toEqual([]);
    expect(faultsOf({ deploymentDepth: 16 })).toEqual([]);
    expect(faultsOf({ deploymentDepth: 17 })).toMatchObject([{ path: 'options.deploymentDepth' }]);
    expect(faultsOf({ deploymentDepth: 32, tableDepth: 96 })).toEqual([]);
  });

  test('turnLimit null is none, and stays so when written down and read again', () => {
    const { turnLimit } = ownOptions(optionsOf({ turnLimit: null }));
    expect(1e9 >= turnLimit).toBe(false);
    const again: unknown = JSON.parse(JSON.stringify({ turnLimit }));
    expect(ownOptions(optionsOf(again)).turnLimit).toBe(turnLimit);
  });

  test('options for each side: one value, both, or only one of them', () => {
    expect(ownOptions(optionsOf({ subCommanders: 4 })).subCommanders).toEqual({ south: 4, north: 4 });
    expect(ownOptions(optionsOf({ subCommanders: { south: 5, north: 3 } })).subCommanders).toEqual({
      south: 5,
      north: 3,
    });
    expect(ownOptions(optionsOf({ exoticTroops: { north: true } })).exoticTroops).toEqual({
      south: false,
      north: true,
    });
    expect(faultsOf({ exoticTroops: { east: true } })).toHaveLength(1);
    expect(faultsOf({ exoticTroops: null })).toHaveLength(1);
    expect(faultsOf({ armyPreset: { south: 'danish' } })).toMatchObject([{ path: 'options.armyPreset.south' }]);
  });

  test('GL-TERR-03 terrainTable takes the words of the book', () => {
    const words = ['all', 'foot', 'mounted', 'artillery', 'command', 'battle', 'byHorse', 'heavyMounted', 'foot pike'];
    expect(faultsOf({ terrainEffects: 'custom', terrainTable: { wood: { prohibited: words } } })).toEqual([]);
    expect(faultsOf({ terrainTable: { wood: { prohibited: ['dragoons'] } } })).toHaveLength(1);
  });

  test('what other books have is no option here', () => {
    expect(faultsOf({ unitQuality: 'off' })).toHaveLength(1);
    expect(faultsOf({ moveAgain: false })).toHaveLength(1);
  });
});
