/** Rulings of the project's own, where the catalogue was silent. */
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';

const {
  situation,
  start,
  refusal,
  checkArmy,
  choose,
  decision,
  interrupt,
  interruptionRefusal,
  options,
  outcome,
  unit,
} = kitFor(major);

const far = { south: { commander: 'Z(4,0)' }, north: { commander: 'Z(0,2)' } };
const foot = (id: string, zone: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  zone,
  layout: 'FF/FF',
  ...more,
});

describe('MV-R-79 goals of a scenario', () => {
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

  test('MV-R-79 a side that holds all its goals wins in full', () =>
    expect(count([middle], [left], ['Z(2,1)', 'Z(3,1)'])).toMatchObject({
      result: 'A Major Victory',
      winner: 'south',
    }));
  test('MV-R-79 one with more points, but not all its goals, wins a minor victory', () =>
    expect(count([middle, left], [], ['Z(2,1)', 'Z(3,1)'])).toMatchObject({
      result: 'A Minor Victory',
      winner: 'south',
    }));
  test('MV-R-79 a contested goal counts for nobody', () =>
    expect(count([middle], [left], ['Z(2,1)', 'Z(2,1)'])).toMatchObject({
      result: 'A Draw',
      points: { south: 0, north: 0 },
    }));
});

describe('MV-R-80 armies of a scenario', () => {
  const firearms = {
    name: 'A',
    units: ['a', 'b', 'c'].map((name) => ({ name, type: 'LF', weapon: 'firearms', stands: 'FF' })),
  };
  test('MV-R-80 MV-ARMY-07 only warns', () => {
    expect(checkArmy(firearms).errors.map((error) => error.rule)).toEqual(['MV-ARMY-07']);
    const checked = checkArmy(firearms, { armySource: 'scenario' });
    expect([checked.errors, checked.warnings.map((warning) => warning.rule)]).toEqual([[], ['MV-ARMY-07']]);
  });
  test('MV-R-80 a single stand is legal in a scenario only, a wrong weapon never', () => {
    const single = { name: 'B', units: [{ name: 'Knights', type: 'HM', stands: 'M' }] };
    expect(checkArmy(single).errors.map((error) => error.rule)).toEqual(['MV-ARMY-03']);
    expect(checkArmy(single, { armySource: 'scenario' }).errors).toEqual([]);
    const pikes = { name: 'C', units: [{ name: 'Boys', type: 'LF', weapon: 'pikes', stands: 'F' }] };
    expect(checkArmy(pikes, { armySource: 'scenario' }).errors.map((error) => error.rule)).toEqual(['MV-ARMY-09']);
  });
});

test('MV-R-81 a dispute that was lost is settled the other way and not opened again', () => {
  const match = situation({
    phase: 'initiativeMovement',
    sides: far,
    dice: [6, 6, 1, 1],
    units: [foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,2)')],
  });
  const propose = { do: 'dispute', switch: 'woodsEntryOnly', value: true };
  interrupt(match, 'south', propose);
  choose(match, { do: 'throw' });
  expect(match.state.rulings).toEqual([{ switch: 'woodsEntryOnly', value: false }]);
  expect(interruptionRefusal(match, 'north', propose)?.rule).toBe('MV-GEN-01');
});

test('MV-R-82 with reserveAfterActions a unit that disengaged may leave', () => {
  const match = situation({
    phase: 'initiativeMovement',
    options: { houseRules: { reserveAfterActions: true } },
    sides: far,
    units: [
      { id: 'S1', type: 'MM', zone: 'Z(2,0)', layout: 'MM/MM', contacts: [{ with: 'N1', face: 'front' }] },
      foot('N1', 'Z(2,0)', { formation: 'defensive' }),
    ],
  });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'disengage' });
  expect(options(match)).toContainEqual({ do: 'leave' });
  choose(match, { do: 'leave' });
  expect(unit(match, 'S1').zone).toBe('SR2');
  expect(decision(match)?.kind).toBe('activity');
});

test('MV-R-83 single stands in reserve are cleaned up too', () => {
  const match = situation({
    phase: 'victory',
    sides: { south: { tally: 2, counted: 4 } },
    units: [
      foot('S1', 'Z(2,0)'),
      foot('S2', 'Z(3,0)'),
      { id: 'S3', type: 'Gun', zone: 'SR1', layout: 'G' },
      { id: 'N1', type: 'Gun', zone: 'NR1', layout: 'G' },
      foot('N2', 'Z(2,2)'),
    ],
  });
  expect([unit(match, 'S3').zone, unit(match, 'N1').zone]).toEqual(['routed', 'NR1']);
});

test('MV-R-09 a hidden plan that a dispute makes illegal goes back to its owner', () => {
  const armies = {
    south: {
      name: 'A',
      units: [
        { name: 'Meg', type: 'Bombard', stands: 'G' },
        { name: 'Men', type: 'MF', weapon: 'hand', stands: 'FF' },
      ],
    },
    north: { name: 'B', units: [{ name: 'Men', type: 'MF', weapon: 'hand', stands: 'FF' }] },
  };
  const match = start({ armies, dice: [1, 1, 2, 2] });
  choose(match, {
    do: 'setup',
    commander: 'Z(2,0)',
    units: [
      { unit: 'S1', zone: 'SR1' },
      { unit: 'S2', zone: 'Z(2,0)' },
    ],
  });
  interrupt(match, 'north', { do: 'dispute', switch: 'bombardsSetUpOnly', value: true });
  choose(match, { do: 'agree' });
  choose(match, { do: 'setup', commander: 'Z(2,2)', units: [{ unit: 'N1', zone: 'Z(2,2)' }] });
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  choose(match, {
    do: 'setup',
    commander: 'Z(2,0)',
    units: [
      { unit: 'S1', zone: 'Z(1,0)' },
      { unit: 'S2', zone: 'Z(2,0)' },
    ],
  });
  expect([unit(match, 'S1').zone, unit(match, 'N1').zone]).toEqual(['Z(1,0)', 'Z(2,2)']);
});

test('MV-R-30 a unit that left in open order stays off, also when blueBarsReserve is settled only afterwards', () => {
  const match = situation({
    phase: 'initiativeMovement',
    sides: far,
    units: [
      { id: 'S1', type: 'LF', weapon: 'bows', zone: 'Z(2,0)', layout: 'FF/FF', formation: 'open' },
      foot('S2', 'Z(1,0)'),
      foot('S3', 'Z(3,0)'),
      foot('N1', 'Z(2,2)'),
    ],
    dice: [1, 1, 2, 2],
  });
  choose(match, { do: 'leave', unit: 'S1' });
  choose(match, { do: 'end' });
  interrupt(match, 'north', { do: 'dispute', switch: 'blueBarsReserve', value: true });
  choose(match, { do: 'agree' });
  choose(match, { do: 'end' });
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  expect(options(match)).not.toContainEqual({ do: 'enter', unit: 'S1' });
  expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('MV-R-30');
});

test('MV-R-57 brokenCannotWin holds for the goals of a scenario too', () => {
  const count = (houseRules: object) =>
    outcome(
      situation({
        phase: 'victory',
        options: {
          victory: 'scenario',
          scenarioGoals: { south: [{ zone: 'Z(2,1)', points: 2 }], north: [] },
          houseRules,
        },
        sides: { south: { tally: 2, counted: 4 } },
        units: [foot('S1', 'Z(2,1)'), foot('S2', 'Z(2,1)'), foot('N1', 'Z(2,2)')],
      }),
    );
  expect(count({})).toMatchObject({ winner: 'south' });
  expect(count({ brokenCannotWin: true })).toMatchObject({ result: 'A Draw', rule: 'MV-R-57' });
});

test('MV-R-42 openOrderHastyDefence gives nothing to a unit that is in a defensive formation already', () => {
  const match = situation({
    phase: 'initiativeMovement',
    options: { houseRules: { openOrderHastyDefence: true } },
    sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(0,2)' } },
    units: [
      foot('S1', 'Z(2,1)'),
      foot('N1', 'Z(2,1)', { weapon: 'bows', formation: 'defensive' }), // may fire, so the window opens
    ],
  });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'engage', target: 'N1' });
  expect(options(match)).toEqual([{ do: 'fire', unit: 'N1' }, { do: 'done' }]);
  expect(refusal(match, { do: 'hastyDefence', unit: 'N1' })?.rule).toBe('MV-HASTY-01');
});
