import { describe, expect, test } from 'vitest';
import {
  choose,
  decision,
  events,
  interrupt,
  options,
  outcome,
  position,
  refusal,
  situation,
  start,
  unit,
} from '../kit.js';

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const S1 = { id: 'S1', type: 'P&M', zone: 'Z(2,0)', layout: 'PM/PM' };
const N1 = { id: 'N1', type: 'P&M', zone: 'Z(2,2)', layout: 'PM/PM' };
const rearguard = { id: 'N2', type: 'P&M', zone: 'Z(4,2)', layout: 'PP/PP' };

/** South's movement phase, one regiment of either side far apart. */
const quiet = (more: object = {}) =>
  situation({ phase: 'initiativeMovement', initiative: 'south', sides, units: [S1, N1], ...more });

/** North's movement phase, the last before Determine Victory. */
const lastPhase = (more: object = {}) => quiet({ phase: 'otherMovement', ...more });

/** South fires first. The one musket of S1 has no die left against open order, the four of S2 have three. */
const firing = (more: object = {}) =>
  situation({
    phase: 'firing',
    initiative: 'north',
    sides,
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PM' },
      { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', formation: 'open', layout: 'M/M' },
    ],
    ...more,
  });
const zeroDiceShot = { do: 'fire', unit: 'S1', target: 'N1' };
const noZeroDiceFire = { do: 'dispute', switch: 'noZeroDiceFire', value: true };

const army = (name: string) => ({
  name,
  commander: 'Sir X',
  units: [{ name: `${name} Regiment`, type: 'P&M', stands: 'PPMM' }],
});
const armies = { south: army('Red'), north: army('Blue') };

describe('General', () => {
  test('FV-GEN-01 four musket stands throw one D6 each, one fewer against open order', () => {
    const match = firing({ dice: [3, 4, 5] });
    const thrown = choose(match, { do: 'fire', unit: 'S2', target: 'N1' }).filter((e) => e.event === 'throw');
    expect(thrown).toMatchObject([{ side: 'south', unit: 'S2', dice: [3, 4, 5] }]);
  });

  test('FV-GEN-01 0D6 is no throw', () => {
    const match = firing();
    const caused = choose(match, zeroDiceShot);
    expect(caused.flatMap((e) => (e.event === 'throw' ? e.dice : []))).toEqual([]);
    expect(unit(match, 'S1')).toMatchObject({ fired: true });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0 });
  });

  test('FV-GEN-01 every die shows 1 to 6', () => {
    const large = {
      name: 'Red',
      commander: 'Sir X',
      units: Array.from({ length: 32 }, (_, i) => ({ name: `Red ${i}`, type: 'P&M', stands: 'PP' })),
    };
    const match = start({ armies: { south: large, north: large }, options: { unitQuality: 'thrown' }, seed: 7 });
    const dice = events(match).flatMap((e) => (e.event === 'throw' ? e.dice : []));
    expect(dice).toHaveLength(64);
    expect([...new Set(dice)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('FV-GEN-02 a Move has no length: it goes into the next zone', () => {
    const match = quiet();
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match)).toContainEqual({ do: 'move' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', facing: 'N' });
  });

  test('FV-GEN-02 every unengaged enemy of the zone is in reach', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', facing: 'W', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', facing: 'E', layout: 'PP/PP' },
        { id: 'N2', type: 'P&M', zone: 'Z(2,1)', facing: 'S', layout: 'PP/PP' },
      ],
    });
    for (const target of ['N1', 'N2']) expect(refusal(match, { do: 'fire', unit: 'S1', target })).toBeUndefined();
  });

  test('FV-GEN-03 dice are read in falling order of CV, re-thrown ones in ascending order of place', () => {
    // S1 overlaps N1: two pikes (4) and two muskets (2) throw 4, 5, 2, 3; then the places 1 and 3 throw 3 and 2
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      dice: [4, 5, 2, 3, 3, 2, /* N1 */ 5, 5, 5, 6, 6, 6],
      sides,
      units: [
        {
          id: 'S1',
          type: 'P&M',
          zone: 'Z(2,1)',
          facing: 'N',
          layout: 'MP/PM',
          contacts: [{ with: 'N1', face: 'front' }],
        },
        { id: 'N1', type: 'M', zone: 'Z(2,1)', facing: 'W', layout: 'XXX/XXX' },
        rearguard,
      ],
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' });
    choose(match, { do: 'rethrow', dice: [3, 1] });
    // 4 and 2 had hit, 3 (pike) and 2 (musket) hit now; and one opening hit
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'remove' });
    expect(unit(match, 'N1').hits).toBe(5);
  });

  test('FV-GEN-04 a player orders his own units only', () => {
    const match = quiet();
    expect(refusal(match, { do: 'choose', unit: 'S1' })).toBeUndefined();
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('FV-GEN-04');
    expect(options(match).filter((o) => o.unit === 'N1')).toEqual([]);
  });

  test('FV-GEN-06 types, stands, formation and markers of both sides are open', () => {
    const match = quiet({
      units: [
        S1,
        {
          id: 'N1',
          type: 'D',
          state: 'dismounted',
          zone: 'Z(2,2)',
          formation: 'open',
          layout: 'DD/D.',
          hits: 1,
          fired: true,
        },
      ],
    });
    expect(decision(match)?.side).toBe('south');
    const open = {
      type: 'D',
      state: 'dismounted',
      zone: 'Z(2,2)',
      facing: 'S',
      formation: 'open',
      layout: 'DD/D.',
      hits: 1,
      fired: true,
    };
    expect(unit(match, 'N1')).toMatchObject(open);
  });

  test('FV-GEN-06 the units of both armies are known before the first turn', () => {
    const match = start({ armies });
    expect(position(match).units).toMatchObject([
      { id: 'S1', side: 'south', type: 'P&M' },
      { id: 'N1', side: 'north', type: 'P&M' },
    ]);
  });
});

describe('Disputes', () => {
  test('FV-GEN-05 FV-R-72 the other side is asked whether it agrees', () => {
    const match = firing();
    interrupt(match, 'north', noZeroDiceFire);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'dispute', open: false });
    expect(options(match)).toEqual(expect.arrayContaining([{ do: 'agree' }, { do: 'throw' }]));
    expect(options(match)).toHaveLength(2);
  });

  test.each(['south', 'north'] as const)(
    'FV-GEN-05 FV-R-72 opened by %s and agreed: the switch is set and recorded',
    (side) => {
      const match = firing();
      expect(refusal(match, zeroDiceShot)).toBeUndefined();
      interrupt(match, side, noZeroDiceFire);
      expect(decision(match)?.side).toBe(side === 'south' ? 'north' : 'south');
      choose(match, { do: 'agree' });
      expect(position(match).rulings).toMatchObject([{ switch: 'noZeroDiceFire', value: true }]);
      // back at the decision that was waiting, with the new rule
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
      expect(refusal(match, zeroDiceShot)?.rule).toBe('FV-R-14');
      expect(refusal(match, { do: 'fire', unit: 'S2', target: 'N1' })).toBeUndefined();
    },
  );

  // South's two dice, then North's; the lower total decides
  test.each([
    { opener: 'north', dice: [3, 4, 3, 3], value: true },
    { opener: 'north', dice: [3, 3, 3, 4], value: false },
    { opener: 'south', dice: [3, 3, 3, 4], value: true },
    { opener: 'south', dice: [3, 4, 3, 3], value: false },
    { opener: 'south', dice: [1, 6, 4, 3, 6, 5, 6, 6], value: true },
    { opener: 'north', dice: [1, 1, 1, 1, 2, 5, 3, 4, 2, 1, 1, 3], value: false },
  ] as const)('FV-GEN-05 FV-R-72 $opener opens, the throw is $dice: $value', ({ opener, dice, value }) => {
    const match = firing({ dice });
    interrupt(match, opener, noZeroDiceFire);
    const thrown = choose(match, { do: 'throw' }).filter((e) => e.event === 'throw');
    expect(thrown.flatMap((e) => e.dice)).toEqual(dice);
    expect(position(match).rulings).toMatchObject([{ switch: 'noZeroDiceFire', value }]);
    expect(refusal(match, zeroDiceShot) === undefined).toBe(!value);
  });

  test('FV-GEN-05 FV-R-72 a switch that is on can be disputed off', () => {
    const match = firing({ options: { houseRules: { noZeroDiceFire: true } } });
    expect(refusal(match, zeroDiceShot)?.rule).toBe('FV-R-14');
    interrupt(match, 'south', { ...noZeroDiceFire, value: false });
    choose(match, { do: 'agree' });
    expect(refusal(match, zeroDiceShot)).toBeUndefined();
  });

  test('FV-GEN-05 FV-R-72 the ruling binds for the rest of the match', () => {
    const match = quiet({ phase: 'otherMovement', dice: [6, 6, 1, 1], units: [S1, { ...S1, id: 'S2' }, N1] });
    interrupt(match, 'south', { do: 'dispute', switch: 'strictPhaseEnd', value: true });
    choose(match, { do: 'agree' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, rulings: [{ switch: 'strictPhaseEnd', value: true }] });
    choose(match, { do: 'choose', unit: 'N1' });
    choose(match, { do: 'nothing' });
    // strictPhaseEnd: no Commander's move after North's last unit
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-GEN-05 FV-R-72 a dispute once settled is not opened again', () => {
    const match = firing({ dice: [1, 1, 6, 6] });
    interrupt(match, 'north', noZeroDiceFire);
    choose(match, { do: 'throw' });
    expect(() => interrupt(match, 'north', noZeroDiceFire)).toThrow('FV-GEN-05');
    expect(refusal(match, zeroDiceShot)).toBeUndefined();
  });

  test('FV-R-72 a dispute in a window of reactions changes what may be done in it', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      units: [
        { id: 'S1', type: 'M', zone: 'Z(2,1)', layout: 'XX/XX' },
        { id: 'N1', type: 'Foot', zone: 'Z(2,1)', formation: 'open', layout: 'H/H' },
        { id: 'N2', type: 'P&M', zone: 'Z(3,2)', layout: 'PP/PP' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(options(match)).toContainEqual({ do: 'hastyDefence', unit: 'N1' });
    interrupt(match, 'south', { do: 'dispute', switch: 'hastyDefenceAttackOnly', value: true });
    choose(match, { do: 'agree' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'open', contacts: [{ with: 'S1', face: 'front' }] });
  });

  test('FV-R-72 a dispute can be opened during the set-up', () => {
    const match = start({ armies });
    interrupt(match, 'south', { do: 'dispute', switch: 'brokenCannotWin', value: true });
    choose(match, { do: 'agree' });
    expect(decision(match)).toMatchObject({ kind: 'setup' });
    expect(position(match).rulings).toMatchObject([{ switch: 'brokenCannotWin', value: true }]);
  });

  test('FV-R-72 only switches of the catalogue can be disputed', () => {
    const match = firing();
    expect(() => interrupt(match, 'north', { do: 'dispute', switch: 'northWins', value: true })).toThrow('FV-GEN-05');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });

  test('FV-GEN-05 rulings handed over with a position bind', () => {
    const match = firing({ rulings: [{ switch: 'noZeroDiceFire', value: true }] });
    expect(refusal(match, zeroDiceShot)?.rule).toBe('FV-R-14');
    expect(position(match).rulings).toMatchObject([{ switch: 'noZeroDiceFire', value: true }]);
  });

  test('FV-GEN-05 a ruling beats the switch agreed before the match', () => {
    const match = firing({
      options: { houseRules: { noZeroDiceFire: true } },
      rulings: [{ switch: 'noZeroDiceFire', value: false }],
    });
    expect(refusal(match, zeroDiceShot)).toBeUndefined();
  });

  test('FV-GEN-05 a settled dispute goes with the position into another match', () => {
    const first = firing();
    interrupt(first, 'north', noZeroDiceFire);
    choose(first, { do: 'agree' });
    const second = situation(position(first));
    expect(decision(second)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(position(second).rulings).toMatchObject([{ switch: 'noZeroDiceFire', value: true }]);
    expect(refusal(second, zeroDiceShot)?.rule).toBe('FV-R-14');
  });
});

describe('Conceding', () => {
  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ] as const)('FV-VICT-19 %s concedes at a decision of South: %s wins A Fine Victory', (loser, winner) => {
    const match = quiet();
    interrupt(match, loser, { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner, rule: 'FV-VICT-19' });
    expect(decision(match)).toBeUndefined();
  });

  test('FV-VICT-19 the zones do not matter', () => {
    const zones = [0, 1, 2, 3, 4].flatMap((c) => [`Z(${c},0)`, `Z(${c},1)`]);
    const match = quiet({ units: [...zones.map((zone, i) => ({ ...S1, id: `S${i + 1}`, zone })), N1] });
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'north' });
  });

  test('FV-VICT-19 during the set-up too', () => {
    const match = start({ armies });
    interrupt(match, 'north', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'south', rule: 'FV-VICT-19' });
  });

  test('FV-VICT-19 in the middle of a dispute too', () => {
    const match = firing();
    interrupt(match, 'north', noZeroDiceFire);
    interrupt(match, 'north', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'FV-VICT-19' });
  });

  test('FV-VICT-19 when the match is over nobody can concede any more', () => {
    const match = quiet();
    interrupt(match, 'south', { do: 'concede' });
    expect(() => interrupt(match, 'north', { do: 'concede' })).toThrow('FV-TURN-01');
    expect(outcome(match)).toMatchObject({ winner: 'north' });
  });
});

describe('Offers to end', () => {
  const offer = { do: 'offerEnd' };

  test('FV-R-65 when both have offered in one turn, its Determine Victory phase counts the zones', () => {
    const match = lastPhase();
    interrupt(match, 'south', offer);
    interrupt(match, 'north', offer);
    expect(outcome(match)).toBeUndefined();
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw', zones: { south: 1, north: 1 } });
    expect(outcome(match)?.winner).toBeUndefined();
  });

  test('FV-R-65 the count decides as at any other end', () => {
    const match = lastPhase({ units: [S1, { ...S1, id: 'S2', zone: 'Z(1,0)' }, N1] });
    interrupt(match, 'north', offer);
    interrupt(match, 'south', offer);
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Minor Victory', winner: 'south', zones: { south: 2, north: 1 } });
  });

  test('FV-R-65 one offer alone, even repeated, ends nothing and lapses with the turn', () => {
    const match = lastPhase({ dice: [1, 1, 6, 6, 1, 1, 6, 6] });
    interrupt(match, 'south', offer);
    expect(position(match).sides.south.offersEnd).toBe(true);
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2 });
    expect(position(match).sides.south.offersEnd).toBeFalsy();
    interrupt(match, 'north', offer);
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(outcome(match)).toBeUndefined();
    expect(position(match)).toMatchObject({ turn: 3 });
  });

  test('FV-R-65 offers made in different phases of one turn count together', () => {
    const match = quiet();
    interrupt(match, 'north', offer);
    choose(match, { do: 'end' });
    interrupt(match, 'south', offer);
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw' });
  });

  test('FV-R-65 an offer handed over with the position counts', () => {
    const match = lastPhase({
      sides: { south: { commander: 'Z(0,0)', offersEnd: true }, north: { commander: 'Z(4,2)' } },
    });
    interrupt(match, 'north', offer);
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw' });
  });

  test('FV-R-65 general retreat comes first even when both have offered', () => {
    const match = lastPhase({
      units: [
        S1,
        { ...S1, id: 'S2', zone: 'SR1', layout: 'MMPP' },
        { ...S1, id: 'S3', zone: 'SR2', layout: 'MMPP' },
        N1,
      ],
    });
    interrupt(match, 'north', offer);
    interrupt(match, 'south', offer);
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Fine Victory', winner: 'north', rule: 'FV-VICT-06' });
  });

  test('FV-R-65 turnLimit: the last turn ends with the zone count, the one before does not', () => {
    const over = lastPhase({ turn: 3, options: { turnLimit: 3 } });
    choose(over, { do: 'end' });
    expect(outcome(over)).toMatchObject({ result: 'A Draw', zones: { south: 1, north: 1 } });
    const goesOn = lastPhase({ turn: 2, options: { turnLimit: 3 }, dice: [1, 1, 6, 6] });
    choose(goesOn, { do: 'end' });
    expect(outcome(goesOn)).toBeUndefined();
    expect(position(goesOn)).toMatchObject({ turn: 3 });
  });

  test('FV-R-65 without a turn limit turn 99 is not the last', () => {
    const match = lastPhase({ turn: 99, dice: [1, 1, 6, 6] });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 100 });
  });
});
