// A Major Victory: disputes and agreements (MV-GEN), conceding and offers to end.
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';

const { choose, decision, interrupt, options, outcome, position, refusal, situation, start, unit } = kitFor(major);

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const S1 = { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,0)', layout: 'FF/FF' };
const N1 = { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,2)', layout: 'FF/FF' };

/** South's movement phase, one unit of either side far apart. */
const quiet = (more: object = {}) =>
  situation({ phase: 'initiativeMovement', initiative: 'south', sides, units: [S1, N1], ...more });

/** North's movement phase, the last before Determine Victory. */
const lastPhase = (more: object = {}) => quiet({ phase: 'otherMovement', ...more });

/** South fires first. The two bows of S1 have no dice against Heavy Foot in open order, the four of S2 have two. */
const firing = (more: object = {}) =>
  situation({
    phase: 'firing',
    initiative: 'north',
    sides,
    units: [
      { id: 'S1', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'F/F' },
      { id: 'S2', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' },
      { id: 'N1', type: 'HF', weapon: 'hand', zone: 'Z(2,1)', formation: 'open', layout: 'F/F' },
    ],
    ...more,
  });
const zeroDiceShot = { do: 'fire', unit: 'S1', target: 'N1' };
const noZeroDiceFire = { do: 'dispute', switch: 'noZeroDiceFire', value: true };

const army = (name: string) => ({
  name,
  commander: 'Sir X',
  units: [{ name: `${name} Foot`, type: 'MF', weapon: 'hand', stands: 'FFFF' }],
});
const armies = { south: army('Red'), north: army('Blue') };

const SWITCHES = [
  'bombardsSetUpOnly',
  'noZeroDiceFire',
  'adjacentArtilleryIgnoresSpread',
  'armourStopsArtillery',
  'heavyMountedRethrow',
  'allocateBeforeThrows',
  'stakesVsIntercept',
  'blueBarsReserve',
  'reserveAfterActions',
  'firedGunsStay',
  'joinPastUnengageable',
  'footFightsArtillery',
  'openOrderHastyDefence',
  'strictPhaseEnd',
  'commanderIgnoresEscarpments',
  'woodsEntryOnly',
  'brokenCannotWin',
  'qualityAffectsIntercept',
  'forbidVoluntaryRout',
  'strictHoldingFire',
];

describe('Disputes', () => {
  test('MV-GEN-01 MV-R-69 the other side is asked whether it agrees', () => {
    const match = firing();
    interrupt(match, 'north', noZeroDiceFire);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'dispute', open: false });
    expect(options(match)).toEqual(expect.arrayContaining([{ do: 'agree' }, { do: 'throw' }]));
    expect(options(match)).toHaveLength(2);
  });

  test.each(['south', 'north'] as const)(
    'MV-GEN-01 MV-R-69 opened by %s and agreed: the switch is set and recorded',
    (side) => {
      const match = firing();
      expect(refusal(match, zeroDiceShot)).toBeUndefined();
      interrupt(match, side, noZeroDiceFire);
      expect(decision(match)?.side).toBe(side === 'south' ? 'north' : 'south');
      choose(match, { do: 'agree' });
      expect(position(match).rulings).toMatchObject([{ switch: 'noZeroDiceFire', value: true }]);
      // back at the decision that was waiting, with the new rule
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
      expect(refusal(match, zeroDiceShot)?.rule).toBe('MV-R-13');
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
  ] as const)('MV-GEN-01 MV-R-69 $opener opens, the throw is $dice: $value', ({ opener, dice, value }) => {
    const match = firing({ dice });
    interrupt(match, opener, noZeroDiceFire);
    const thrown = choose(match, { do: 'throw' }).filter((e) => e.event === 'throw');
    expect(thrown.flatMap((e) => e.dice)).toEqual(dice);
    expect(position(match).rulings).toMatchObject([{ switch: 'noZeroDiceFire', value }]);
    expect(refusal(match, zeroDiceShot) === undefined).toBe(!value);
  });

  test('MV-GEN-01 MV-R-69 a switch that is on can be disputed off', () => {
    const match = firing({ options: { houseRules: { noZeroDiceFire: true } } });
    expect(refusal(match, zeroDiceShot)?.rule).toBe('MV-R-13');
    interrupt(match, 'south', { ...noZeroDiceFire, value: false });
    choose(match, { do: 'agree' });
    expect(refusal(match, zeroDiceShot)).toBeUndefined();
  });

  test('MV-GEN-01 MV-R-69 the decision binds both sides for the rest of the game', () => {
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

  test('MV-GEN-01 MV-R-69 a dispute once settled is not opened again', () => {
    const match = firing({ dice: [1, 1, 6, 6] });
    interrupt(match, 'north', noZeroDiceFire);
    choose(match, { do: 'throw' });
    expect(() => interrupt(match, 'north', noZeroDiceFire)).toThrow('MV-GEN-01');
    expect(refusal(match, zeroDiceShot)).toBeUndefined();
  });

  test('MV-R-69 a dispute in a window of reactions changes what may be done in it', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      units: [
        { ...S1, zone: 'Z(2,1)' },
        { ...N1, zone: 'Z(2,1)', formation: 'open', layout: 'F/F' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(options(match)).not.toContainEqual({ do: 'hastyDefence', unit: 'N1' });
    interrupt(match, 'north', { do: 'dispute', switch: 'openOrderHastyDefence', value: true });
    choose(match, { do: 'agree' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(options(match)).toContainEqual({ do: 'hastyDefence', unit: 'N1' });
  });

  test('MV-R-69 a dispute that leaves nothing to decide lets play go on', () => {
    const match = situation({
      phase: 'initiativeMovement',
      options: { houseRules: { openOrderHastyDefence: true } },
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      units: [
        { id: 'S1', type: 'LM', zone: 'Z(2,1)', layout: 'MM/MM' },
        { ...N1, zone: 'Z(2,1)', formation: 'open', layout: 'F/F' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(options(match)).toContainEqual({ do: 'hastyDefence', unit: 'N1' });
    interrupt(match, 'south', { do: 'dispute', switch: 'openOrderHastyDefence', value: false });
    choose(match, { do: 'agree' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'open', contacts: [{ with: 'S1', face: 'front' }] });
  });

  test('MV-R-69 a dispute can be opened during the set-up', () => {
    const match = start({ armies });
    interrupt(match, 'south', { do: 'dispute', switch: 'brokenCannotWin', value: true });
    choose(match, { do: 'agree' });
    expect(decision(match)).toMatchObject({ kind: 'setup' });
    expect(position(match).rulings).toMatchObject([{ switch: 'brokenCannotWin', value: true }]);
  });

  test.each(SWITCHES)('MV-R-69 %s can be disputed', (name) => {
    const match = quiet();
    interrupt(match, 'north', { do: 'dispute', switch: name, value: true });
    choose(match, { do: 'agree' });
    expect(position(match).rulings).toMatchObject([{ switch: name, value: true }]);
  });

  test.each(['northWins', 'hastyDefenceAttackOnly', 'preparedDefence'])(
    'MV-R-69 only switches of this game can be disputed: not %s',
    (name) => {
      const match = quiet();
      expect(() => interrupt(match, 'north', { do: 'dispute', switch: name, value: true })).toThrow('MV-GEN-01');
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    },
  );

  test('MV-GEN-01 rulings handed over with a position bind', () => {
    const match = firing({ rulings: [{ switch: 'noZeroDiceFire', value: true }] });
    expect(refusal(match, zeroDiceShot)?.rule).toBe('MV-R-13');
    expect(position(match).rulings).toMatchObject([{ switch: 'noZeroDiceFire', value: true }]);
  });

  test('MV-GEN-01 a ruling beats the switch agreed before the match', () => {
    const match = firing({
      options: { houseRules: { noZeroDiceFire: true } },
      rulings: [{ switch: 'noZeroDiceFire', value: false }],
    });
    expect(refusal(match, zeroDiceShot)).toBeUndefined();
  });

  test('MV-GEN-01 a settled dispute goes with the position into another match', () => {
    const first = firing();
    interrupt(first, 'north', noZeroDiceFire);
    choose(first, { do: 'agree' });
    const second = situation(position(first));
    expect(decision(second)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(position(second).rulings).toMatchObject([{ switch: 'noZeroDiceFire', value: true }]);
    expect(refusal(second, zeroDiceShot)?.rule).toBe('MV-R-13');
  });
});

describe('Agreements before the game', () => {
  test.each([
    ['columns', 7, 2],
    ['reserveZones', [], [9]],
    ['unitLimitPerZone', 6, 0],
    ['setupZones', [0, 1], []],
    ['setupMethod', 'agreed', 'by lot'],
    ['standLimits', { HM: [1, 16] }, { HM: [1, 17] }],
    ['shapes', { 4: [[4], [2, 2]] }, { 4: [[2, 1]] }],
    ['armySource', 'scenario', 'points'],
    ['enforceComposition', false, 'often'],
    ['terrain', { 'Z(2,1)': ['hill', 'village'] }, { 'Z(2,1)': ['sea'] }],
    ['terrainLimits', { wood: 3 }, { wood: -1 }],
    ['escarpments', ['Z(2,1)-Z(2,2)'], ['Z(2,1)-Z(4,2)']],
    ['terrainEffects', 'off', 'mild'],
    ['unitQuality', 'assigned', 'random'],
    ['unitQualityTable', { MF: Array<string>(6).fill('veteran') }, { MF: Array<string>(6).fill('elite') }],
    ['unitQualityEffects', { green: { fire: 0, engage: 0, melee: -2 } }, { elite: { fire: 0, engage: 0, melee: -2 } }],
    ['fullVictoryZones', 15, 0],
    ['victory', 'scenario', 'points'],
    ['turnLimit', 99, 100],
    ['houseRules', { woodsEntryOnly: true }, { woodsEntryOnly: 'yes' }],
    ['houseRules', { firedGunsStay: false }, { dragoonsAreNotMuskets: true }],
  ])('MV-GEN-02 option %s: %j is accepted, %j is not', (name, good, bad) => {
    expect(decision(start({ armies, options: { [name]: good } }))?.kind).toBe('setup');
    expect(() => start({ armies, options: { [name]: bad } })).toThrow();
  });

  test.each([
    [5, 15, true],
    [5, 16, false],
    [3, 9, true],
    [3, 10, false],
    [9, 27, true],
    [9, 28, false],
  ] as const)(
    'MV-GEN-02 MV-R-59 %i columns: fullVictoryZones %i is within the number of zones, %s',
    (columns, fullVictoryZones, legal) => {
      const begin = () => start({ armies, options: { columns, fullVictoryZones } });
      if (legal) expect(decision(begin())?.kind).toBe('setup');
      else expect(begin).toThrow();
    },
  );

  test.each(SWITCHES)('MV-GEN-02 MV-R-69 the house rule %s is known', (name) => {
    expect(decision(start({ armies, options: { houseRules: { [name]: true } } }))?.kind).toBe('setup');
  });

  test.each(['maxHeavyMounted', 'dragoonsFewer', 'rows', 'moveAgain'])('MV-GEN-02 there is no option %s', (name) => {
    expect(() => start({ armies, options: { [name]: 1 } })).toThrow();
  });
});

describe('Conceding', () => {
  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ] as const)('MV-VICT-13 %s concedes at a decision of South: %s scores A Major Victory', (loser, winner) => {
    const match = quiet();
    interrupt(match, loser, { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner, rule: 'MV-VICT-13' });
    expect(decision(match)).toBeUndefined();
  });

  test('MV-VICT-13 the zones do not matter', () => {
    const zones = [0, 1, 2, 3, 4].flatMap((c) => [`Z(${c},0)`, `Z(${c},1)`]);
    const match = quiet({ units: [...zones.map((zone, i) => ({ ...S1, id: `S${i + 1}`, zone })), N1] });
    interrupt(match, 'south', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner: 'north' });
  });

  test('MV-VICT-13 during the set-up and the dismounting too', () => {
    const match = start({ armies });
    interrupt(match, 'north', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner: 'south', rule: 'MV-VICT-13' });
    const horse = { name: 'Blue', units: [{ name: 'Blue Horse', type: 'HM', stands: 'MMM' }] };
    const earlier = start({ armies: { ...armies, north: horse } });
    expect(decision(earlier)?.kind).toBe('dismount');
    interrupt(earlier, 'south', { do: 'concede' });
    expect(outcome(earlier)).toMatchObject({ winner: 'north', rule: 'MV-VICT-13' });
  });

  test('MV-VICT-13 in the middle of a dispute too', () => {
    const match = firing();
    interrupt(match, 'north', noZeroDiceFire);
    interrupt(match, 'north', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'MV-VICT-13' });
  });

  test('MV-VICT-13 when the match is over nobody can concede any more', () => {
    const match = quiet();
    interrupt(match, 'south', { do: 'concede' });
    expect(() => interrupt(match, 'north', { do: 'concede' })).toThrow('MV-TURN-01');
    expect(outcome(match)).toMatchObject({ winner: 'north' });
  });
});

describe('Ending by agreement', () => {
  const offer = { do: 'offerEnd' };

  test('MV-R-60 when both have offered in one turn, its seventh phase counts the zones', () => {
    const match = lastPhase();
    interrupt(match, 'south', offer);
    interrupt(match, 'north', offer);
    expect(outcome(match)).toBeUndefined();
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw', zones: { south: 1, north: 1 } });
    expect(outcome(match)?.winner).toBeUndefined();
  });

  test('MV-R-60 the count decides as at any other end', () => {
    const match = lastPhase({ units: [S1, { ...S1, id: 'S2', zone: 'Z(1,0)' }, N1] });
    interrupt(match, 'north', offer);
    interrupt(match, 'south', offer);
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Minor Victory', winner: 'south', zones: { south: 2, north: 1 } });
  });

  test('MV-R-60 one offer alone ends nothing and lapses with the turn', () => {
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

  test('MV-R-60 offers made in different phases of one turn count together', () => {
    const match = quiet();
    interrupt(match, 'north', offer);
    choose(match, { do: 'end' });
    interrupt(match, 'south', offer);
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw' });
  });

  test('MV-R-60 an offer handed over with the position counts', () => {
    const match = lastPhase({
      sides: { south: { commander: 'Z(0,0)', offersEnd: true }, north: { commander: 'Z(4,2)' } },
    });
    interrupt(match, 'north', offer);
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw' });
  });

  test('MV-R-60 MV-R-70 general retreat comes first even when both have offered', () => {
    const match = lastPhase({
      units: [
        S1,
        { ...S1, id: 'S2', zone: 'SR1', layout: 'FFFF' },
        { ...S1, id: 'S3', zone: 'SR2', layout: 'FFFF' },
        N1,
      ],
    });
    interrupt(match, 'north', offer);
    interrupt(match, 'south', offer);
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Major Victory', winner: 'north', rule: 'MV-VICT-05' });
  });

  test('MV-R-60 turnLimit: the last turn ends with the zone count, the one before does not', () => {
    const over = lastPhase({ turn: 3, options: { turnLimit: 3 } });
    choose(over, { do: 'end' });
    expect(outcome(over)).toMatchObject({ result: 'A Draw', zones: { south: 1, north: 1 } });
    const goesOn = lastPhase({ turn: 2, options: { turnLimit: 3 }, dice: [1, 1, 6, 6] });
    choose(goesOn, { do: 'end' });
    expect(outcome(goesOn)).toBeUndefined();
    expect(position(goesOn)).toMatchObject({ turn: 3 });
  });

  test('MV-R-60 without a turn limit turn 99 is not the last', () => {
    const match = lastPhase({ turn: 99, dice: [1, 1, 6, 6] });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 100 });
  });

  /** A gun of North alone contests the zone of S2; N1 and a routed unit are the rest of its army. */
  const contested = (tally: number, counted: number) => ({
    turn: 3,
    options: { turnLimit: 3 },
    sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)', counted, tally } },
    units: [
      S1,
      { ...S1, id: 'S2', zone: 'Z(4,0)' },
      { id: 'N2', type: 'Gun', zone: 'Z(4,0)', layout: 'G' },
      N1,
      { ...N1, id: 'N3' },
    ],
  });

  test('MV-R-60 MV-R-56 without a break no single stands are removed before the count', () => {
    const match = lastPhase(contested(1, 4));
    choose(match, { do: 'end' });
    expect(outcome(match)).toMatchObject({ result: 'A Draw', zones: { south: 1, north: 1 } });
    const broken = lastPhase(contested(2, 4));
    choose(broken, { do: 'end' });
    expect(outcome(broken)).toMatchObject({
      result: 'A Minor Victory',
      winner: 'south',
      zones: { south: 2, north: 1 },
    });
  });
});
