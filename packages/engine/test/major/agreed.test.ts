/** What the book leaves to agreement and an option says: larger units, other set-up and reserve zones. */
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
import { someLayouts, validRemovals } from '../../src/formation/index.js';
import { SHAPES, withLarger } from '../../src/zonal/tables.js';

const { checkArmy, choose, decision, faultsOf, position, refusal, situation, start, unit } = kitFor(major);

type Fields = Record<string, unknown>;
const one = (stands: string): Fields => ({ name: 'Unit', type: 'MF', weapon: 'hand', stands });
const army = (...sizes: string[]) => ({ name: 'Army', units: sizes.map(one) });
const errors = (stands: string, options: Fields = {}) =>
  checkArmy(army(stands), options).errors.map(({ rule }) => rule);

describe('larger units', () => {
  const twelve = { standLimits: { MF: [2, 12] } };
  const bag = 'F'.repeat(12);
  const ranks = 'FFFF/FFFF/FFFF';

  test('MV-R-84 refused with the usual sizes, taken by agreement up to what was agreed', () => {
    expect(errors(bag)).toEqual(['MV-ARMY-03']);
    expect(errors(bag, twelve)).toEqual([]);
    expect(errors(`${bag}F`, twelve)).toEqual(['MV-ARMY-03']);
    expect(errors('F'.repeat(16), { standLimits: { MF: [2, 16] } })).toEqual([]);
    expect(() => errors(bag, { standLimits: { MF: [2, 17] } })).toThrow(/standLimits/);
  });

  test('MV-R-84 they are set up in a shape of their size', () => {
    const match = start({ armies: { south: army(bag), north: army(bag) }, options: twelve, dice: [] });
    const plan = (layout: string) => ({
      do: 'setup',
      commander: 'Z(2,0)',
      units: [{ unit: 'S1', zone: 'Z(2,0)', formation: 'attack', layout }],
    });
    expect(refusal(match, plan('FFF/FFF/FFF/FFF'))?.rule).toBe('MV-FORM-02');
    choose(match, plan(ranks));
    expect(unit(match, 'S1').zone).toBe('unplaced');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup' });
  });

  test('MV-R-84 other shapes by agreement too', () => {
    const shapes = { shapes: { 12: [[6, 6]] } };
    const placed = (layout: string) =>
      faultsOf({
        phase: 'initiativeMovement',
        options: { ...twelve, ...shapes },
        units: [{ id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout }],
      }).map(({ rule }) => rule);
    expect(placed('FFFFFF/FFFFFF')).toEqual([]);
    expect(placed(ranks)).toEqual(['MV-FORM-02']);
  });

  test('MV-R-84 MV-LOSS-06 every shape can lose a stand and be a shape', () => {
    const shapes = withLarger(SHAPES);
    for (let size = 3; size <= 16; size++)
      for (const layout of someLayouts(shapes, 'x'.repeat(size)))
        expect(validRemovals(shapes, layout, 1), layout).not.toEqual([]);
  });

  test('MV-R-84 MV-LOSS-06 twelve stands with six hits lose a file', () => {
    const match = situation({
      phase: 'losses',
      options: twelve,
      units: [
        { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: ranks, hits: 6 },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,2)', layout: ranks },
      ],
    });
    const file = [
      [0, 3],
      [1, 3],
      [2, 3],
    ];
    choose(match, { do: 'remove', cells: file });
    expect(unit(match, 'S1')).toMatchObject({ layout: 'FFF/FFF/FFF', zone: 'Z(2,1)' });
  });
});

describe('set-up zones', () => {
  const begun = (options: Fields, dice: number[] = []) =>
    start({ armies: { south: army('FFFF'), north: army('FFFF') }, options, dice });
  const inZone = (zone: string, commander = 'Z(0,0)') => ({ do: 'setup', commander, units: [{ unit: 'S1', zone }] });

  test('MV-R-85 columns for each side', () => {
    const match = begun({ setupZones: { south: [0], north: [3, 4] } });
    expect(decision(match)?.about).toMatchObject({ zones: ['Z(0,0)'] });
    expect(refusal(match, inZone('Z(2,0)'))?.rule).toBe('MV-SETUP-02');
    choose(match, inZone('Z(0,0)'));
    expect(decision(match)?.about).toMatchObject({ zones: ['Z(3,2)', 'Z(4,2)'] });
  });

  test('MV-R-85 zones anywhere, for the Commander too', () => {
    const match = begun({ setupElsewhere: { south: ['Z(0,1)'], north: [] } }, [1, 1, 6, 6]);
    expect(refusal(match, inZone('Z(1,1)'))?.rule).toBe('MV-SETUP-01');
    expect(refusal(match, inZone('Z(0,1)', 'Z(1,1)'))?.rule).toBe('MV-SETUP-06');
    choose(match, inZone('Z(0,1)', 'Z(0,1)'));
    expect(refusal(match, { ...inZone('Z(0,1)', 'Z(0,2)'), units: [{ unit: 'N1', zone: 'Z(0,1)' }] })?.rule).toBe(
      'MV-SETUP-01',
    );
    choose(match, { do: 'setup', commander: 'Z(0,2)', units: [{ unit: 'N1', zone: 'Z(2,2)' }] });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(0,1)', facing: 'N', formation: 'attack' });
  });

  test('MV-R-85 a side without columns sets up elsewhere', () => {
    const match = begun({ setupZones: { south: [], north: [1] }, setupElsewhere: { south: ['Z(2,2)'], north: [] } });
    expect(decision(match)?.about).toMatchObject({ zones: ['Z(2,2)'] });
  });

  test.each([
    ['a column that is not there', { setupZones: { south: [5], north: [1] } }],
    ['a column twice', { reserveZones: { south: [1], north: [2, 2] } }],
    ['one side only', { setupZones: { south: [1] } }],
    ['nowhere for one side', { setupZones: { south: [1], north: [] } }],
    ['a zone that is not there', { setupElsewhere: { south: ['Z(7,0)'], north: [] } }],
    ['a zone twice', { setupElsewhere: { south: ['Z(1,1)', 'Z(1,1)'], north: [] } }],
    ['a reserve zone', { setupElsewhere: { south: ['SR1'], north: [] } }],
    [
      'an escarpment to a reserve zone of the other side only',
      { reserveZones: { south: [1], north: [2] }, escarpments: ['Z(2,0)-SR2'] },
    ],
  ])('MV-R-85 refused: %s', (_what, options) =>
    expect(() => begun(options)).toThrow(/setupZones|reserveZones|setupElsewhere|escarpments/),
  );
});

describe('reserve zones', () => {
  const options = { reserveZones: { south: [0, 4], north: [2] } };
  const field = (units: Fields[], more: Fields = {}) =>
    situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
      options,
      units: units.map((fields) => ({ type: 'MF', weapon: 'hand', ...fields })),
      ...more,
    });

  test('MV-R-85 each side has its own', () => {
    const match = field([
      { id: 'S1', zone: 'SR4', layout: 'FFFF' },
      { id: 'N1', zone: 'Z(2,2)', layout: 'FF/FF' },
    ]);
    choose(match, { do: 'enter', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('Z(4,0)');
    expect(
      faultsOf({
        phase: 'firing',
        options,
        units: [{ id: 'N1', type: 'MF', weapon: 'hand', zone: 'NR0', layout: 'FFFF' }],
      }),
    ).not.toEqual([]);
    expect(
      faultsOf({
        phase: 'firing',
        options,
        units: [{ id: 'N1', type: 'MF', weapon: 'hand', zone: 'NR2', layout: 'FFFF' }],
      }),
    ).toEqual([]);
  });

  test('MV-R-85 a unit leaves only to one of its own side', () => {
    const match = field([
      { id: 'S1', zone: 'Z(0,0)', layout: 'FF/FF' },
      { id: 'S2', zone: 'Z(2,0)', layout: 'FF/FF' },
      { id: 'N1', zone: 'Z(2,2)', layout: 'FF/FF' },
    ]);
    expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('MV-RESERVE-08');
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR0');
  });

  test('MV-R-85 the same for both sides is written as one list', () => {
    const match = field(
      [
        { id: 'S1', zone: 'Z(0,0)', layout: 'FF/FF' },
        { id: 'N1', zone: 'Z(2,2)', layout: 'FF/FF' },
      ],
      {
        options: { reserveZones: { south: [0, 4], north: [0, 4] }, setupZones: { south: [1, 2, 3], north: [1, 2, 3] } },
      },
    );
    expect(position(match).options).toEqual({ reserveZones: [0, 4] });
  });
});
