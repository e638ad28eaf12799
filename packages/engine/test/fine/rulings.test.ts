/** Rulings of the project's own, where the catalogue was silent. */
import { describe, expect, test } from 'vitest';
import {
  checkArmy,
  choose,
  decision,
  interrupt,
  interruptionRefusal,
  options,
  outcome,
  situation,
  start,
  unit,
} from '../kit.js';

const far = { south: { commander: 'Z(4,0)' }, north: { commander: 'Z(0,2)' } };
const foot = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', zone, layout: 'PM/PM', ...more });

describe('FV-R-80 goals of a scenario', () => {
  const count = (south: object[], north: object[], zones: [string, string]) =>
    outcome(
      situation({
        phase: 'victory',
        options: { victory: 'scenario', scenarioGoals: { south, north }, turnLimit: 1 },
        units: [foot('S1', zones[0]), foot('N1', zones[1])],
      }),
    );
  const middle = { zone: 'Z(2,1)', points: 2 };
  const left = { zone: 'Z(0,1)', points: 5 };

  test('FV-R-80 a side that holds all its goals wins in full', () =>
    expect(count([middle], [left], ['Z(2,1)', 'Z(3,1)'])).toMatchObject({
      result: 'A Fine Victory',
      winner: 'south',
      points: { south: 2, north: 0 },
    }));
  test('FV-R-80 one that holds more points, but not all its goals, wins a minor victory', () =>
    expect(count([middle, left], [], ['Z(2,1)', 'Z(3,1)'])).toMatchObject({
      result: 'A Minor Victory',
      winner: 'south',
    }));
  test('FV-R-80 equal points are a draw', () =>
    expect(count([middle], [{ zone: 'Z(3,1)', points: 2 }], ['Z(2,1)', 'Z(3,1)'])).toMatchObject({ result: 'A Draw' }));
  test('FV-R-80 a contested goal counts for nobody', () =>
    expect(count([middle], [left], ['Z(2,1)', 'Z(2,1)'])).toMatchObject({
      result: 'A Draw',
      points: { south: 0, north: 0 },
    }));
});

describe('FV-R-81 armies of a scenario', () => {
  const single = { name: 'A', units: [{ name: 'Ironsides', type: 'HM', stands: 'Y' }] };
  const heavy = { name: 'B', units: ['a', 'b', 'c'].map((name) => ({ name, type: 'HM', stands: 'YY' })) };
  const clansmen = { name: 'C', units: [{ name: 'Clan', type: 'Foot', stands: 'HH' }] };

  test('FV-R-81 a single stand of Heavy Mounted is legal in a scenario only', () => {
    expect(checkArmy(single).errors.map((error) => error.rule)).toEqual(['FV-ARMY-02']);
    expect(checkArmy(single, { armySource: 'scenario' }).errors).toEqual([]);
  });
  test.each([
    ['FV-ARMY-07', heavy],
    ['FV-ARMY-06', clansmen],
  ])('FV-R-81 %s only warns', (rule, army) => {
    expect(checkArmy(army).errors.map((error) => error.rule)).toEqual([rule]);
    const checked = checkArmy(army, { armySource: 'scenario' });
    expect([checked.errors, checked.warnings.map((warning) => warning.rule)]).toEqual([[], [rule]]);
  });
  test('FV-R-81 kinds of stands, single guns and FV-R-73 hold', () => {
    const wrong = { name: 'D', units: [{ name: 'Guns', type: 'RA', stands: 'GG' }] };
    expect(checkArmy(wrong, { armySource: 'scenario' }).errors.map((error) => error.rule)).toEqual([
      'FV-ARMY-11',
      'FV-R-73',
    ]);
  });
});

describe('FV-R-82 disputes once settled', () => {
  const open = (dice: number[]) =>
    situation({ phase: 'initiativeMovement', sides: far, dice, units: [foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,2)')] });
  const propose = { do: 'dispute', switch: 'preparedDefence', value: true };

  test('FV-R-82 who opens it and throws higher gets the opposite, and it is settled', () => {
    const match = open([6, 6, 1, 1]);
    interrupt(match, 'south', propose);
    choose(match, { do: 'throw' });
    expect(match.state.options.houseRules['preparedDefence']).toBe(false);
    expect(match.state.rulings).toEqual([{ switch: 'preparedDefence', value: false }]);
    expect(interruptionRefusal(match, 'north', propose)?.rule).toBe('FV-GEN-05');
  });
  test('FV-R-82 a switch that was agreed on is not disputed again either', () => {
    const match = open([]);
    interrupt(match, 'south', propose);
    choose(match, { do: 'agree' });
    expect(match.state.options.houseRules['preparedDefence']).toBe(true);
    expect(interruptionRefusal(match, 'north', { ...propose, value: false })?.rule).toBe('FV-GEN-05');
    expect(
      interruptionRefusal(match, 'north', { do: 'dispute', switch: 'woodsEntryOnly', value: true }),
    ).toBeUndefined();
  });
});

test.each([
  ['off', 'green', 2],
  ['assigned', 'green', 1],
  ['off', 'veteran', 2],
  ['assigned', 'veteran', 3],
] as const)('FV-R-83 with unitQuality %s a %s unit hits on %i or less', (unitQuality, quality, most) => {
  const match = situation({
    phase: 'firing',
    initiative: 'north',
    options: { unitQuality },
    sides: far,
    dice: [1, 2, 3, 4],
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM', quality },
      { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
      foot('N1', 'Z(2,1)', { layout: 'PP/PP' }),
    ],
  });
  choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
  expect(unit(match, 'N1').hits).toBe(most);
});

test('FV-R-84 a change after a confirmation calls for both to confirm again', () => {
  const army = { name: 'A', units: [{ name: 'Red', type: 'P&M', stands: 'PPMM' }] };
  const match = start({ armies: { south: army, north: army }, options: { setupMethod: 'agreed' }, dice: [1, 1, 2, 2] });
  const place = (id: string, zone: string, commander: string) =>
    choose(match, { do: 'setup', units: [{ unit: id, zone }], commander });
  place('S1', 'Z(2,0)', 'Z(2,0)');
  place('N1', 'Z(2,2)', 'Z(2,2)');
  choose(match, { do: 'confirm' });
  place('N1', 'Z(1,2)', 'Z(2,2)');
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  choose(match, { do: 'confirm' });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup' });
  choose(match, { do: 'confirm' });
  expect(decision(match)?.kind).not.toBe('setup');
  expect(unit(match, 'N1').zone).toBe('Z(1,2)');
});

test('FV-R-85 a prepared defence holds with hastyDefenceAttackOnly too', () => {
  const match = situation({
    phase: 'initiativeMovement',
    options: { houseRules: { preparedDefence: true, hastyDefenceAttackOnly: true } },
    sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(0,2)' } },
    units: [{ id: 'S1', type: 'M', zone: 'Z(2,1)', layout: 'XX/XX' }, foot('N1', 'Z(2,1)', { formation: 'defensive' })],
  });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'engage', target: 'N1' });
  expect(options(match)).toContainEqual({ do: 'hastyDefence', unit: 'N1' });
  choose(match, { do: 'hastyDefence', unit: 'N1' });
  expect([unit(match, 'S1').hits, unit(match, 'S1').contacts, unit(match, 'N1').hits]).toEqual([1, [], 0]);
});

const covering = { prohibited: [], restricted: false, cover: ['mounted'], advantage: [] };

test('FV-R-86 compulsory fire without dice is fire without hits, also with noZeroDiceFire', () => {
  const match = situation({
    phase: 'initiativeMovement',
    options: {
      houseRules: { noZeroDiceFire: true },
      terrain: { 'Z(2,1)': ['hill', 'rough'] },
      terrainEffects: 'custom',
      terrainTable: { hill: covering, rough: covering },
    },
    sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(0,2)' } },
    units: [
      { id: 'S1', type: 'M', zone: 'Z(2,1)', layout: 'XX/XX' },
      { id: 'N1', type: 'GG', zone: 'Z(2,1)', layout: 'G' },
      foot('N2', 'Z(2,2)'),
    ],
  });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'engage', target: 'N1' });
  expect(unit(match, 'N1').zone).toBe('routed');
  expect(decision(match)?.kind).toBe('followUp');
});
