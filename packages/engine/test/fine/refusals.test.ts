/** Why not: answers that no list offers are refused with the rule that bars them. */
import { describe, expect, test } from 'vitest';
import { ARMIES } from '../../src/games/fine/armies.js';
import { chooseRandomly } from '../walk.js';
import { choose, events, interruptionRefusal, options, refusal, situation, start } from '../kit.js';

const far = { south: { commander: 'Z(4,0)' }, north: { commander: 'Z(0,2)' } };
const foot = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', zone, layout: 'PM/PM', ...more });
const horse = (id: string, zone: string, more: object = {}) => ({ id, type: 'M', zone, layout: 'XX/XX', ...more });
const gun = (id: string, zone: string, more: object = {}) => ({ id, type: 'GG', zone, layout: 'G', ...more });
const moving = (units: object[], more: object = {}) =>
  situation({ phase: 'initiativeMovement', sides: far, units, ...more });
const rule = (...asked: Parameters<typeof refusal>) => refusal(...asked)?.rule;

test('FV-GEN-01 every throw of a match is of D6', () => {
  const throws = Array.from({ length: 20 }, (_, seed) => {
    const match = start({
      armies: { south: ARMIES[0], north: ARMIES[1] },
      options: { unitQuality: 'thrown' },
      seed,
    });
    chooseRandomly(match, seed);
    return events(match).filter((event) => event.event === 'throw');
  }).flat();
  expect(new Set(throws.map((event) => event.rule)).size).toBeGreaterThan(4);
  expect(throws.every((event) => event.sides === 6)).toBe(true);
});

describe('a chosen unit', () => {
  const chosen = (unit: object, others: object[] = [], more: object = {}) => {
    const match = moving([unit, ...others], more);
    choose(match, { do: 'choose', unit: 'S1' });
    return match;
  };

  test('FV-R-24 a galloper gun changes no formation', () =>
    expect(rule(chosen(gun('S1', 'Z(2,1)')), { do: 'changeFormation' })).toBe('FV-R-24'));
  test('FV-MOVE-19 only dragoons mount up or dismount', () => {
    const match = chosen(horse('S1', 'Z(2,1)'));
    expect([rule(match, { do: 'dismount' }), rule(match, { do: 'mountUp' })]).toEqual(['FV-MOVE-19', 'FV-MOVE-19']);
  });
  test('FV-MOVE-06 mounted dragoons do not mount up, dismounted do not dismount', () => {
    const dragoons = (state: string) => ({ id: 'S1', type: 'D', state, zone: 'Z(2,1)', layout: 'DD/DD' });
    expect(rule(chosen(dragoons('mounted')), { do: 'mountUp' })).toBe('FV-MOVE-06');
    expect(rule(chosen(dragoons('dismounted')), { do: 'dismount' })).toBe('FV-MOVE-06');
  });
  test('FV-DISENG-01 who is not engaged does not disengage', () =>
    expect(rule(chosen(horse('S1', 'Z(2,1)')), { do: 'disengage' })).toBe('FV-DISENG-01'));
  test('FV-MOVE-06 there are no stakes in this game', () =>
    expect(rule(chosen(foot('S1', 'Z(2,1)')), { do: 'stakes' })).toBe('FV-MOVE-06'));
  test.each([
    ['a friend', 'S2'],
    ['an enemy elsewhere', 'N2'],
    ['an enemy in reserve', 'N3'],
  ])('FV-ENGAGE-04 %s cannot be engaged', (_who, target) => {
    const others = [
      foot('S2', 'Z(2,1)'),
      foot('N1', 'Z(2,1)'),
      foot('N2', 'Z(3,1)'),
      foot('N3', 'NR1', { layout: 'PPMM' }),
    ];
    expect(rule(chosen(foot('S1', 'Z(2,1)'), others), { do: 'engage', target })).toBe('FV-ENGAGE-04');
  });
  test('FV-GEN-04 a unit that does not exist is named in the refusal', () =>
    expect(refusal(chosen(foot('S1', 'Z(2,1)')), { do: 'engage', target: 'N77' })).toMatchObject({
      rule: 'FV-GEN-04',
      because: 'There is no unit N77 in this match.',
    }));
  test('FV-MOVE-03 after an action there is no engaging and no doing nothing', () => {
    const match = chosen(horse('S1', 'Z(2,1)'), [foot('N1', 'Z(3,2)')]);
    choose(match, { do: 'turn', to: 'E' });
    expect([rule(match, { do: 'engage', target: 'N1' }), rule(match, { do: 'nothing' })]).toEqual([
      'FV-MOVE-03',
      'FV-MOVE-03',
    ]);
  });
  test('FV-R-52 leaving after actions is refused by default', () => {
    const match = chosen(horse('S1', 'Z(2,0)'));
    choose(match, { do: 'turn', to: 'E' });
    expect(rule(match, { do: 'leave' })).toBe('FV-R-52');
  });
  test('FV-DISENG-07 with reserveAfterActions a unit that disengaged still stays', () => {
    const match = moving(
      [
        horse('S1', 'Z(2,0)', { contacts: [{ with: 'N1', face: 'front' }] }),
        foot('N1', 'Z(2,0)', { formation: 'defensive' }),
      ],
      { options: { houseRules: { reserveAfterActions: true } } },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'disengage' });
    expect(rule(match, { do: 'leave' })).toBe('FV-DISENG-07');
  });
  test('FV-MOVE-06 with its action used up it may only leave or stop', () => {
    const match = chosen(foot('S1', 'Z(2,0)'), [], { options: { houseRules: { reserveAfterActions: true } } });
    choose(match, { do: 'turn', to: 'E' });
    expect(rule(match, { do: 'turn', to: 'N' })).toBe('FV-MOVE-06');
  });
  test('FV-TERR-03 restricted ground is named when it took the second action', () => {
    const match = chosen(horse('S1', 'Z(2,0)'), [], {
      options: { terrain: { 'Z(2,0)': ['hill'] }, houseRules: { reserveAfterActions: true } },
    });
    choose(match, { do: 'turn', to: 'E' });
    expect(rule(match, { do: 'move' })).toBe('FV-TERR-03');
  });
});

describe('the main decision', () => {
  const match = () =>
    moving([
      foot('S1', 'Z(2,0)'),
      foot('S2', 'Z(2,0)', { chosen: true }),
      foot('S3', 'SR1', { layout: 'PPMM' }),
      foot('S4', 'routed', { layout: 'PPMM' }),
      foot('N1', 'Z(2,2)'),
    ]);
  test.each([
    ['FV-MOVE-02', { do: 'choose', unit: 'S2' }],
    ['FV-RESERVE-02', { do: 'choose', unit: 'S3' }],
    ['FV-LOSS-15', { do: 'choose', unit: 'S4' }],
    ['FV-GEN-04', { do: 'choose', unit: 'N1' }],
    ['FV-RESERVE-02', { do: 'enter', unit: 'S1' }],
    ['FV-RESERVE-06', { do: 'shift', unit: 'S3', to: 'SR1' }],
    ['FV-RESERVE-10', { do: 'shift', unit: 'S3', to: 'NR1' }],
    ['FV-RESERVE-07', { do: 'leave', unit: 'S3' }],
    ['FV-LOSS-15', { do: 'withdraw', unit: 'S4' }],
    ['FV-WITHD-02', { do: 'withdraw', unit: 'S1' }],
    ['FV-GEN-04', { do: 'withdraw', unit: 'N1' }],
    ['FV-END-03', { do: 'moveCommander', to: 'Z(2,2)' }],
    ['FV-END-03', { do: 'moveCommander', to: 'SR3' }],
    ['FV-TURN-01', { do: 'fire', unit: 'S1', target: 'N1' }],
  ])('%s refuses %o', (wanted, choice) => expect(rule(match(), choice)).toBe(wanted));
  test('FV-CMD-07 a Commander removed from play moves no more', () => {
    const gone = moving([foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,2)')], { sides: { north: { commander: 'Z(0,2)' } } });
    expect(rule(gone, { do: 'moveCommander', to: 'Z(2,0)' })).toBe('FV-CMD-07');
    expect(rule(gone, { do: 'withdraw', unit: 'S1' })).toBe('FV-WITHD-02');
  });
});

describe('reactions', () => {
  const attempt = (others: object[], more: object = {}) => {
    const match = moving([foot('S1', 'Z(2,1)'), foot('N1', 'Z(2,1)'), ...others], {
      ...more,
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(0,2)' } },
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    return match;
  };
  test.each([
    ['FV-REACT-02', { do: 'intercept', unit: 'N2' }, [horse('N2', 'Z(3,1)')]],
    ['FV-REACT-36', { do: 'intercept', unit: 'N2' }, [foot('N2', 'Z(2,1)')]],
    ['FV-REACT-04', { do: 'intercept', unit: 'N2' }, [horse('N2', 'Z(2,1)', { reacted: true })]],
    ['FV-R-79', { do: 'intercept', unit: 'N2' }, [horse('N2', 'Z(2,1)', { contactThisPhase: true })]],
    ['FV-REACT-02', { do: 'support', unit: 'N2' }, [gun('N2', 'Z(3,1)')]],
    ['FV-REACT-47', { do: 'support', unit: 'N2' }, [foot('N2', 'Z(2,1)')]],
    ['FV-FIRE-21', { do: 'support', unit: 'N2' }, [gun('N2', 'Z(2,1)', { fired: true })]],
    ['FV-REACT-07', { do: 'fire', unit: 'N2' }, [foot('N2', 'Z(2,1)')]],
    ['FV-REACT-09', { do: 'intercept', unit: 'N1' }, []],
    ['FV-REACT-35', { do: 'evade', unit: 'N1' }, []],
    ['FV-REACT-49', { do: 'flee', unit: 'N1' }, []],
    ['FV-REACT-15', { do: 'counterCharge', unit: 'N1' }, []],
    ['FV-GEN-04', { do: 'intercept', unit: 'S1' }, []],
  ])('%s refuses %o', (wanted, choice, others) => expect(rule(attempt(others), choice)).toBe(wanted));
  test('FV-REACT-45 on restricted ground nobody intercepts', () => {
    const match = attempt([horse('N2', 'Z(2,1)')], { options: { terrain: { 'Z(2,1)': ['hill'] } } });
    expect(rule(match, { do: 'intercept', unit: 'N2' })).toBe('FV-REACT-45');
  });
  test('FV-REACT-10 one cannot be done while a compulsory reaction is owed', () => {
    const match = moving([horse('S1', 'Z(2,1)'), horse('N1', 'Z(2,1)')], {
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(0,2)' } },
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(rule(match, { do: 'done' })).toBe('FV-REACT-10');
  });
  test('FV-RESERVE-11 a farther reserve zone is refused', () => {
    const match = moving([horse('S1', 'Z(2,1)'), horse('N1', 'Z(2,1)')], {
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(0,2)' } },
      options: { reserveZones: [1, 3, 4] },
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(options(match)).toEqual([
      { do: 'retire', to: 'NR1' },
      { do: 'retire', to: 'NR3' },
    ]);
    expect(rule(match, { do: 'retire', to: 'NR4' })).toBe('FV-RESERVE-11');
  });
});

describe('losses', () => {
  const match = () =>
    situation({
      phase: 'losses',
      initiative: 'south',
      sides: far,
      units: [
        foot('S1', 'Z(2,1)', { hits: 2 }),
        foot('N1', 'Z(2,1)', { layout: 'PM/P.', hits: 2 }),
        foot('N2', 'Z(2,1)', { layout: 'PM/P.', hits: 2 }),
        foot('N3', 'Z(2,1)'),
      ],
    });
  test('FV-LOSS-01 smaller units and the other side come first', () =>
    expect(rule(match(), { do: 'lossesOf', unit: 'S1' })).toBe('FV-LOSS-01'));
  test('FV-LOSS-02 a unit without hits has nothing to lose', () =>
    expect(rule(match(), { do: 'lossesOf', unit: 'N3' })).toBe('FV-LOSS-02'));
  test('FV-GEN-04 a unit that does not exist', () =>
    expect(rule(match(), { do: 'lossesOf', unit: 'N9' })).toBe('FV-GEN-04'));
});

test('FV-GEN-05 a dispute about a switch that does not exist, or is set so, is refused', () => {
  const match = moving([foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,2)')]);
  const dispute = (name: string, value: boolean) =>
    interruptionRefusal(match, 'north', { do: 'dispute', switch: name, value })?.rule;
  expect([dispute('moonlight', true), dispute('preparedDefence', false), dispute('preparedDefence', true)]).toEqual([
    'FV-GEN-05',
    'FV-GEN-05',
    undefined,
  ]);
});
