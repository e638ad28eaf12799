// Withdrawing (FV-WITHD, FV-R-50, FV-R-79).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from '../kit.js';

// South has the movement and its Commander is in Z(2,1), where the fight is.
const field = (units: object[], more: object = {}) =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
    units,
    ...more,
  });
type Match = ReturnType<typeof field>;

const foot = (id: string, more: object = {}) => ({ id, type: 'P&M', layout: 'PM/PM', zone: 'Z(2,1)', ...more });
const horse = (id: string, more: object = {}) => ({ id, type: 'M', layout: 'XX/XX', zone: 'Z(2,1)', ...more });
const gun = (id: string, more: object = {}) => ({ id, type: 'HA', layout: 'G', zone: 'Z(2,1)', ...more });
const front = (enemy: string) => [{ with: enemy, face: 'front' }];

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const withdraw = (match: Match, id: string) => choose(match, { do: 'withdraw', unit: id });
const withdrawable = (match: Match) =>
  options(match)
    .filter((option) => option.do === 'withdraw')
    .map((option) => option['unit'])
    .sort();

describe('who may be withdrawn', () => {
  test('FV-WITHD-01 any unit in the Commander’s zone, engaged or not, chosen or not', () => {
    const match = field([
      foot('S1', { contacts: front('N1') }),
      horse('S2', { contacts: front('N2') }),
      gun('S3'),
      foot('S4', { chosen: true }),
      foot('N1'),
      horse('N2'),
    ]);
    expect(withdrawable(match)).toEqual(['S1', 'S2', 'S3', 'S4']);
    for (const id of ['S1', 'S2', 'S3', 'S4']) {
      withdraw(match, id);
      expect(unit(match, id).zone).toBe('routed');
    }
  });

  test('FV-WITHD-01 also after its own activity', () => {
    const match = field([foot('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'S' });
    withdraw(match, 'S1');
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('FV-WITHD-01 only in the own movement phase', () => {
    const match = field([foot('S1'), foot('N1')], { phase: 'otherMovement' });
    expect(decision(match)?.side).toBe('north');
    expect(withdrawable(match)).toEqual([]);
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('FV-GEN-04');
  });

  test('FV-WITHD-01 the enemy’s units are not his to withdraw', () => {
    const match = field([foot('S1'), foot('N1')]);
    expect(refusal(match, { do: 'withdraw', unit: 'N1' })?.rule).toBe('FV-GEN-04');
  });

  test('FV-WITHD-02 not units elsewhere', () => {
    const match = field([
      foot('S1'),
      foot('S2', { zone: 'Z(2,0)' }),
      foot('S3', { zone: 'Z(1,1)' }),
      foot('S4', { zone: 'SR2', layout: 'PPMM' }),
    ]);
    expect(withdrawable(match)).toEqual(['S1']);
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('FV-WITHD-02');
    expect(refusal(match, { do: 'withdraw', unit: 'S3' })?.rule).toBe('FV-WITHD-02');
    expect(refusal(match, { do: 'withdraw', unit: 'S4' })?.rule).toBe('FV-WITHD-02');
  });

  test('FV-WITHD-02 none without a Commander', () => {
    const match = field([foot('S1')], { sides: { north: { commander: 'Z(2,1)' } } });
    expect(withdrawable(match)).toEqual([]);
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('FV-WITHD-02');
  });
});

describe('what it does', () => {
  test('FV-WITHD-03 the unit counts as routed and its contacts end at once', () => {
    const match = field([foot('S1', { contacts: front('N1') }), foot('S2'), foot('N1')]);
    withdraw(match, 'S1');
    expect(unit(match, 'S1')).toMatchObject({ zone: 'routed', contacts: [] });
    expect(unit(match, 'N1').contacts).toEqual([]);
    expect(position(match).sides.south).toMatchObject({ counted: 2, tally: 1 });
    expect(position(match).sides.north).toMatchObject({ tally: 0 });
  });

  test('FV-WITHD-03 artillery is not counted', () => {
    const match = field([gun('S1'), foot('S2'), foot('N1')]);
    withdraw(match, 'S1');
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(position(match).sides.south).toMatchObject({ counted: 1, tally: 0 });
  });

  test('FV-WITHD-03 it does not come back', () => {
    const match = field([foot('S1'), foot('S2')]);
    withdraw(match, 'S1');
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('FV-LOSS-15');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-LOSS-15');
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('FV-LOSS-15');
  });

  test('FV-WITHD-04 no test, no reaction', () => {
    const match = field([foot('S1'), foot('S2'), horse('N1'), gun('N2')]);
    withdraw(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'N1').reacted).toBe(false);
    expect(unit(match, 'N2').fired).toBe(false);
    expect(events(match).filter((event) => event.event === 'throw')).toEqual([]);
  });
});

describe('when', () => {
  test('FV-R-50 between activities, not inside one', () => {
    const match = field([horse('S1'), foot('S2')]);
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })).toBeUndefined();
    pick(match, 'S1');
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('FV-TURN-01');
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)?.kind).toBe('action');
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })).toBeUndefined();
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })).toBeUndefined();
  });

  test('FV-R-50 not after the end of the phase, nor after the Commander’s move', () => {
    const match = field([foot('S1'), foot('N1')]);
    choose(match, { do: 'moveCommander', to: 'Z(2,0)' });
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('FV-GEN-04');
  });
});

describe('the enemy set free', () => {
  const react = (match: Match) =>
    decision(match)?.kind === 'react' ? [...new Set(options(match).map((option) => option.do))].sort() : [];
  const engage = (match: Match, id: string, target: string) => {
    pick(match, id);
    choose(match, { do: 'engage', target });
  };

  test('FV-R-79 FV-WITHD-03 from an old contact: foot may react', () => {
    const match = field([foot('S1', { contacts: front('N1') }), foot('S2'), foot('N1')]);
    withdraw(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(react(match)).toEqual(['done', 'fire', 'hastyDefence']);
  });

  test('FV-R-79 FV-WITHD-03 from an old contact: mounted owe a counter-charge or recoil', () => {
    const match = field([horse('S1', { contacts: front('N1') }), horse('S2'), horse('N1')]);
    withdraw(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(react(match)).toEqual(['counterCharge', 'recoil']);
  });

  test('FV-R-79 FV-WITHD-03 from an old contact: mounted may intercept', () => {
    const match = field([horse('S1', { contacts: front('N1') }), foot('S2'), horse('N1')]);
    withdraw(match, 'S1');
    pick(match, 'S2');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'leaving' } });
  });

  test('FV-R-79 FV-WITHD-03 not if it has reacted in this phase', () => {
    const match = field([foot('S1', { contacts: front('N1') }), foot('S2'), foot('N1', { reacted: true })]);
    withdraw(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(react(match)).toEqual([]);
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S2', face: 'front' }]);
  });

  test('FV-R-79 from a contact made in this phase: foot may not react', () => {
    const match = field([foot('S1'), foot('S2', { facing: 'E' }), foot('N1')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    withdraw(match, 'S1');
    expect(unit(match, 'N1')).toMatchObject({ contacts: [], reacted: false });
    engage(match, 'S2', 'N1');
    expect(decision(match)?.side).toBe('south');
    expect(unit(match, 'N1')).toMatchObject({ fired: false, formation: 'attack' });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S2', face: 'right' }]);
  });

  test('FV-R-79 FV-WITHD-03 from an old contact: artillery must fire at mounted', () => {
    // HA against mounted in its zone: five dice
    const match = field([foot('S1', { contacts: front('N1') }), horse('S2'), gun('N1')], { dice: [1, 2, 6, 6, 6] });
    withdraw(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', fired: true });
    expect(unit(match, 'S2')).toMatchObject({ hits: 2, contacts: [] });
  });

  test('FV-R-79 from a contact made in this phase: artillery does not fire and is over-run', () => {
    const match = field([foot('S1'), horse('S2'), gun('N1')]);
    engage(match, 'S1', 'N1');
    withdraw(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
  });

  test('FV-R-79 from a contact made in this phase: artillery gives no supporting fire', () => {
    const match = field([foot('S1'), foot('S2'), gun('N1'), foot('N2')]);
    engage(match, 'S1', 'N1');
    expect(react(match)).toEqual([]);
    withdraw(match, 'S1');
    engage(match, 'S2', 'N2');
    expect(react(match)).toEqual(['done', 'fire', 'hastyDefence']);
  });

  // N1 has an old contact with S1 and a new one with S2; both are withdrawn
  const newlyJoined = (s3: object) => {
    const match = field([horse('S1', { contacts: front('N1') }), horse('S2', { facing: 'E' }), s3, horse('N1')]);
    engage(match, 'S2', 'N1');
    withdraw(match, 'S1');
    withdraw(match, 'S2');
    expect(unit(match, 'N1')).toMatchObject({ contacts: [], reacted: false });
    return match;
  };

  test('FV-R-79 from a contact made in this phase: mounted owe no counter-charge', () => {
    const match = newlyJoined(horse('S3', { facing: 'W' }));
    engage(match, 'S3', 'N1');
    expect(decision(match)?.side).toBe('south');
    expect(unit(match, 'N1')).toMatchObject({ facing: 'S', hits: 0, zone: 'Z(2,1)' });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S3', face: 'left' }]);
  });

  test('FV-R-79 from a contact made in this phase: mounted may not intercept', () => {
    const match = newlyJoined(foot('S3'));
    pick(match, 'S3');
    choose(match, { do: 'move' });
    expect(unit(match, 'S3').zone).toBe('Z(2,2)');
    expect(decision(match)?.side).toBe('south');
  });
});
