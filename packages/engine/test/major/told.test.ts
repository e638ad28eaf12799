/** What players are told: the reason of a refusal, what became of a test, one of a thing. */
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/kernel/index.js';
import type { ZonalMatch } from '../../src/zonal/index.js';
import { faultText } from '@five-victories/words';
import { englishZonal } from '@five-victories/words/en/zonal';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';

const { report } = englishZonal;

const { situation, start, choose, refusal, events, unit, checkArmy } = kitFor(major);
type Loose = Record<string, unknown>;
const Z = 'Z(2,1)';
const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const foot = (id: string, more: Loose = {}) => ({ id, type: 'MF', weapon: 'hand', zone: Z, layout: 'FF/FF', ...more });
const horse = (id: string, type: string, more: Loose = {}) => ({ id, type, zone: Z, layout: 'MM/MM', ...more });
const moving = (units: Loose[], more: Loose = {}) => situation({ phase: 'initiativeMovement', sides, units, ...more });
const heard = (match: ZonalMatch, kind: string): Event[] => events(match).filter(({ event }) => event === kind);
const lines = (match: ZonalMatch): string[] => events(match).flatMap((event) => report(match, event) ?? []);

describe('guns on closed ground', () => {
  const roster = {
    name: 'Red',
    units: [
      { name: 'Gun', type: 'Gun', stands: 'G' },
      { name: 'Foot', type: 'MF', stands: 'FFFF', weapon: 'hand' },
    ],
  };
  const begun = (setupMethod: string) =>
    start({
      armies: { south: roster, north: roster },
      options: { terrain: { 'Z(1,0)': ['rough'] }, setupMethod },
      ...(setupMethod === 'alternate' ? { dice: [6, 6, 1, 1] } : {}),
    });
  const CLOSED = { rule: 'MV-TERR-03', because: 'Z(1,0) (rough) is closed to S1.' };
  test.each([{}, { formation: 'open' }])('MV-SETUP-05, MV-TERR-03 in a hidden set-up, placed with %j', (more) => {
    const units = [
      { unit: 'S1', zone: 'Z(1,0)', ...more },
      { unit: 'S2', zone: 'Z(2,0)' },
    ];
    expect(refusal(begun('hidden'), { do: 'setup', commander: 'Z(2,0)', units })).toMatchObject(CLOSED);
  });
  test.each([{}, { formation: 'open' }])('MV-SETUP-05, MV-TERR-03 in turns, placed with %j', (more) =>
    expect(refusal(begun('alternate'), { do: 'place', unit: 'S1', zone: 'Z(1,0)', ...more })).toMatchObject(CLOSED),
  );
  test('MV-FORM-08 a formation that a gun never has is refused for that', () =>
    expect(refusal(begun('alternate'), { do: 'place', unit: 'S1', zone: 'Z(2,0)', formation: 'attack' })?.rule).toBe(
      'MV-FORM-08',
    ));
});

describe('the hasty formation', () => {
  const charged = (type: string, dice: number[], weapon = 'hand') => {
    const match = moving([horse('N1', type), foot('S1', { weapon })], {
      initiative: 'north',
      dice,
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: Z } },
    });
    choose(match, { do: 'choose', unit: 'N1' });
    choose(match, { do: 'engage', target: 'S1' });
    choose(match, { do: 'hastyDefence', unit: 'S1' });
    return lines(match).slice(1);
  };
  const FORMED = [
    'S1 closed up in haste against N1.',
    'S1 formed a defensive formation (FF/FF).',
    'S1 took one hit forming up in haste.',
  ];
  test('MV-HASTY-05, -07 Medium Mounted that pull up short', () =>
    expect(charged('MM', [2])).toEqual([
      ...FORMED,
      'N1 threw 2 and needed 4 or more to dare a charge home: it did not dare.',
      'N1 pulled up short.',
    ]));
  test('MV-HASTY-05, -08, -09 that charge home against a prepared formation', () =>
    expect(charged('MM', [5, 2, 1])).toEqual([
      ...FORMED,
      'N1 threw 5 and needed 4 or more to dare a charge home: it dared.',
      'S1 threw 2 and needed 3 or less to be prepared: its formation was prepared.',
      'N1 pulled up short in disorder.',
      'N1 took one hit in the disorder.',
      'N1 threw 1 for its turn in the disorder.',
      'N1 turned to face west.',
    ]));
  test('MV-HASTY-08, -11 Heavy Mounted against one that is ill prepared', () =>
    expect(charged('HM', [5])).toEqual([
      ...FORMED,
      'S1 threw 5 and needed 3 or less to be prepared: its formation was ill prepared.',
      'N1 struck S1 in the front.',
      'S1 took three hits from the impact of the charge.',
    ]));
  test('MV-HASTY-10 pikes take a light impact', () =>
    expect(charged('HM', [5], 'pikes').at(-1)).toBe('S1 took one hit from the light impact of the charge.'));
});

test('MV-ENGAGE-10, -16 joining in is announced for the face it will take', () => {
  const match = moving([
    foot('S1'),
    foot('S2'),
    foot('S3', { facing: 'W' }),
    foot('N1', {
      type: 'HF',
      contacts: [
        { with: 'S2', face: 'front' },
        { with: 'S3', face: 'left' },
      ],
    }),
  ]);
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'engage', target: 'N1' });
  expect(unit(match, 'S1')).toMatchObject({ facing: 'E' });
  expect(unit(match, 'N1').contacts).toContainEqual(expect.objectContaining({ with: 'S1', face: 'right' }));
  expect(heard(match, 'engages')).toMatchObject([{ face: 'right' }]);
  expect(heard(match, 'testWaived')).toMatchObject([{ rule: 'MV-ENGAGE-10' }]);
  expect(lines(match)).toContain('S1 went for the right flank of N1.');
});
test('MV-ENGAGE-09 who is in command needs no test for that', () => {
  const match = moving([foot('S1'), foot('N1')], { sides: { south: { commander: Z } } });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'engage', target: 'N1' });
  expect(heard(match, 'testWaived')).toMatchObject([{ rule: 'MV-ENGAGE-09', cause: 'inCommand' }]);
});

describe('small numbers', () => {
  test.each([
    [[], 'South fell into general retreat: one unit gone or in reserve, none on the field.'],
    [[foot('S2', { zone: 'SR2', layout: 'FFFF' }), foot('S3')], 'two units gone or in reserve, one on the field.'],
  ])('MV-VICT-04 general retreat %#', (others, told) => {
    const reserve = foot('S1', { zone: 'SR1', layout: 'FFFF' });
    const match = situation({ phase: 'victory', sides, units: [reserve, ...others, foot('N1')] });
    expect(lines(match).find((line) => line.includes('retreat'))).toContain(told);
  });
  test('MV-ARMY-22 an army of one Gun', () =>
    expect(
      checkArmy({ name: 'Red', units: [{ name: 'Gun', type: 'Gun', stands: 'G' }] }).errors.map((error) =>
        faultText(englishZonal, {}, error),
      ),
    ).toContain('The army has 1 unit, and at least one must not be artillery.'));
  test.each([
    [{ hits: 1 }, 'S1 has 1 green marker and may not leave its reserve zone.'],
    [{ hits: 2 }, 'S1 has 2 green markers and may not leave its reserve zone.'],
    [{ fired: true, weapon: 'bows' }, 'S1 has a red marker and may not leave its reserve zone.'],
  ])('MV-RESERVE-05 a unit in reserve with %j', (more, because) => {
    const match = moving([foot('S1', { zone: 'SR1', layout: 'FFFF', ...more }), foot('S2'), foot('N1')]);
    expect(refusal(match, { do: 'enter', unit: 'S1' })).toMatchObject({ rule: 'MV-RESERVE-05', because });
  });
});

describe('what is not told wrongly', () => {
  test('MV-R-17 Heavy Mounted that throw again alone are not urged on by a Commander who is elsewhere', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      sides: { ...sides, south: {} },
      units: [horse('S1', 'HM', { contacts: [{ with: 'N1', face: 'front' }] }), foot('N1')],
      dice: [5, 5, 5, 5, 1, 5, 5, 5, 6, 6, 6, 6],
      options: { houseRules: { heavyMountedRethrow: true } },
    });
    choose(match, { do: 'rethrowAll' });
    expect(lines(match)).toContain('S1 threw everything again, hits on 1-4: 1 5 5 5.');
  });
  test('MV-STAKE-07 hits on stakes say so', () => {
    const match = moving([horse('S1', 'HM'), foot('N1', { stakes: true })]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'done' });
    expect(lines(match)).toContain('S1 took two hits on the stakes.');
  });
  test('MV-STAKE-02 one reason, not two', () => {
    const ask = (more: Loose) => {
      const match = moving([foot('S1', more), foot('N1', { zone: 'Z(2,2)' })]);
      choose(match, { do: 'choose', unit: 'S1' });
      return refusal(match, { do: 'stakes' })?.because;
    };
    expect(ask({ formation: 'defensive' })).toBe('S1 is not in attack formation and cannot deploy stakes.');
  });
});

describe('who cannot react so', () => {
  const engaged = () => {
    const match = moving([foot('S1'), foot('N1'), foot('N2')], { dice: [1] });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    return match;
  };
  test.each(['fire', 'hastyDefence', 'evade', 'intercept', 'support'])(
    'MV-MOVE-01 the unit that engages is not his who reacts: %s',
    (reaction) =>
      expect(refusal(engaged(), { do: reaction, unit: 'S1' })).toMatchObject({
        rule: 'MV-MOVE-01',
        because: 'S1 is not yours.',
      }),
  );
  test('MV-REACT-10 what others could do is not said of one that can do neither', () =>
    expect(refusal(engaged(), { do: 'hastyDefence', unit: 'N2' })).toMatchObject({
      rule: 'MV-REACT-10',
      because: 'N2 is not the target; others can only intercept or give supporting fire.',
    }));
  test('MV-SUPFIRE-01, MV-INTER-02 the target neither supports itself nor intercepts', () => {
    expect(refusal(engaged(), { do: 'support', unit: 'N1' })?.rule).toBe('MV-SUPFIRE-01');
    expect(refusal(engaged(), { do: 'intercept', unit: 'N1' })?.rule).toBe('MV-INTER-02');
  });
});

test('MV-FIRE-09 spears are there, but for reactions', () => {
  const units = [foot('S1', { spears: true }), foot('S2'), foot('S3', { weapon: 'bows' }), foot('N1')];
  const match = situation({ phase: 'firing', initiative: 'north', sides, units });
  const because = (id: string) => refusal(match, { do: 'fire', unit: id, target: 'N1' })?.because;
  expect(because('S1')).toBe('S1 fires in reactions only.');
  expect(because('S2')).toBe('S2 has nothing to fire with.');
});

describe('one reason, and the right one', () => {
  test('MV-TERR-10 in woods it is the ground that keeps mounted in open order', () => {
    const match = moving([horse('S1', 'MM', { layout: 'M/M', formation: 'open' }), foot('N1')], {
      options: { terrain: { [Z]: ['wood'] } },
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'changeFormation' })).toMatchObject({
      rule: 'MV-TERR-10',
      because: 'S1 is mounted and may be in Z(2,1) (wood) in open order only.',
    });
  });
  test('MV-MOVE-07 Heavy Mounted have no other formation anywhere', () => {
    const match = moving([horse('S1', 'HM'), foot('N1')]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'changeFormation' })?.rule).toBe('MV-MOVE-07');
  });
  test.each([
    ['S2', 'S2 is a friend.'],
    ['N1', 'N1 is in Z(2,2) and S1 in Z(2,1).'],
    ['N2', 'N2 is off the table and cannot be engaged.'],
    ['N3', 'N3 is off the table and cannot be engaged.'],
  ])('MV-ENGAGE-04 why %s cannot be engaged', (target, because) => {
    const off = foot('N2', { zone: 'NR1', layout: 'FFFF' });
    const gone = foot('N3', { zone: 'routed', layout: 'FFFF' });
    const match = moving([foot('S1'), foot('S2'), foot('N1', { zone: 'Z(2,2)' }), off, gone]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'engage', target })).toMatchObject({ rule: 'MV-ENGAGE-04', because });
  });
  test.each([
    ['Z(1,0)', 'The Commander is already in Z(1,0).'],
    ['SR1', 'SR1 is a reserve zone, which a Commander never enters.'],
    ['Z(3,0)', 'The Commander in Z(1,0) cannot reach Z(3,0), which is not an adjacent zone.'],
  ])('MV-MOVE-16 why the Commander cannot ride to %s', (to, because) => {
    const match = moving([foot('S1'), foot('N1')], { sides: { ...sides, south: { commander: 'Z(1,0)' } } });
    expect(refusal(match, { do: 'moveCommander', to })).toMatchObject({ rule: 'MV-MOVE-16', because });
  });
  test.each([
    [Z, 'S1 was engaged when the phase began and can only be withdrawn.'],
    ['Z(0,0)', 'S1 was engaged when the phase began and can do nothing in it.'],
  ])('MV-MOVE-03, MV-WITHDR-02 engaged foot, the Commander in %s', (commander, because) => {
    const engaged = foot('S1', { contacts: [{ with: 'N1', face: 'front' }] });
    const match = moving([engaged, foot('S2'), foot('N1')], { sides: { ...sides, south: { commander } } });
    expect(refusal(match, { do: 'choose', unit: 'S1' })).toMatchObject({ rule: 'MV-MOVE-03', because });
  });
  test('MV-ARMY-12 who dismounts is said, and each once', () => {
    const units = [{ name: 'Knights', type: 'HM', stands: 'MMM' }];
    const match = start({ armies: { south: { name: 'Red', units }, north: { name: 'Blue', units } } });
    expect(refusal(match, { do: 'dismount' })?.rule).toBe('MV-ARMY-12');
    expect(refusal(match, { do: 'dismount', units: ['S1', 'S1'] })).toMatchObject({
      rule: 'MV-ARMY-12',
      facts: { unit: 'S1' },
    });
    expect(refusal(match, { do: 'dismount', units: [] })).toBeUndefined();
  });
});

test.each([
  ['MF', 'pikes', 4, 'Medium Foot with pikes 4'],
  ['HF', 'hand', 4, 'Heavy Foot with Hand-to-Hand weapons 4'],
  ['LF', 'light', 1, 'Light Foot with Light Hand-to-Hand weapons 1'],
  ['HF', 'longbows', 3, 'Heavy Foot with Light Hand-to-Hand weapons 3'],
  ['LM', undefined, 2, 'Light Mounted 2'],
])('MV-MELEE-07 the Combat Value of %s with %s is explained', (type, weapon, need, why) => {
  const mounted = type === 'LM';
  const fighter = { id: 'S1', type, weapon, zone: Z, layout: mounted ? 'M/M' : 'F/F' };
  const match = situation({
    phase: 'melee',
    initiative: 'north',
    sides,
    units: [{ ...fighter, contacts: [{ with: 'N1', face: 'front' }] }, foot('N1', { layout: 'F/F' })],
    dice: [6, 6, 6, 6],
  });
  expect(lines(match)).toContain(`S1 fought N1 (${why}), hits on ${need === 1 ? 1 : `1-${need}`}: 6 6.`);
});

describe('how stakes were lost', () => {
  const lost = (units: Loose[], dice: number[], ...orders: Loose[]) => {
    const match = moving([foot('S1', { stakes: true, weapon: 'pikes' }), ...units], { dice });
    for (const order of [{ do: 'choose', unit: 'S1' }, ...orders]) choose(match, order);
    return heard(match, 'stakesLost').map(({ rule }) => rule);
  };
  const engage = { do: 'engage', target: 'N1' };
  test('MV-STAKE-03 by a turn, a move or another formation', () => {
    expect(lost([], [], { do: 'turn', to: 'E' })).toEqual(['MV-STAKE-03']);
    expect(lost([], [], { do: 'move' })).toEqual(['MV-STAKE-03']);
    expect(lost([], [], { do: 'changeFormation' })).toEqual(['MV-STAKE-03']);
  });
  test('MV-STAKE-04 by engaging, and by running over a gun', () => {
    expect(lost([foot('N1')], [1], engage, { do: 'done' })).toEqual(['MV-STAKE-04']);
    expect(lost([{ id: 'N1', type: 'Gun', zone: Z, layout: 'G', fired: true }], [1], engage)).toEqual(['MV-STAKE-04']);
  });
  test('MV-STAKE-05 by being caught on the move', () => {
    expect(lost([horse('N1', 'HM')], [], { do: 'move' }, { do: 'intercept', unit: 'N1' })).toEqual(['MV-STAKE-05']);
    expect(lost([horse('N1', 'HM')], [1], engage, { do: 'counterCharge', unit: 'N1' })).toEqual(['MV-STAKE-05']);
  });
});
