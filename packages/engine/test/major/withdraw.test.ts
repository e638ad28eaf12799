// Withdrawal (MV-WITHDR, MV-R-62, MV-R-63, MV-R-78).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, position, events } = kitFor(major);

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

const foot = (id: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  layout: 'FF/FF',
  zone: 'Z(2,1)',
  ...more,
});
const bowmen = (id: string, more: object = {}) => foot(id, { weapon: 'bows', ...more });
const horse = (id: string, more: object = {}) => ({ id, type: 'MM', layout: 'MM/MM', zone: 'Z(2,1)', ...more });
const knights = (id: string, more: object = {}) => horse(id, { type: 'HM', ...more });
const gun = (id: string, type: string, more: object = {}) => ({ id, type, layout: 'G', zone: 'Z(2,1)', ...more });
const front = (enemy: string) => [{ with: enemy, face: 'front' }];

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const withdraw = (match: Match, id: string) => choose(match, { do: 'withdraw', unit: id });
const engage = (match: Match, id: string, target: string) => {
  pick(match, id);
  choose(match, { do: 'engage', target });
};
const withdrawable = (match: Match) =>
  options(match)
    .filter((option) => option.do === 'withdraw')
    .map((option) => option['unit'])
    .sort();

describe('who may be withdrawn', () => {
  test('MV-WITHDR-01 a unit in his Commander’s zone, engaged or not, chosen or not', () => {
    const match = field([
      foot('S1', { contacts: front('N1') }),
      horse('S2', { contacts: front('N2') }),
      foot('S3'),
      foot('S4', { chosen: true }),
      foot('S5', { zone: 'Z(3,1)' }),
      foot('N1'),
      horse('N2'),
    ]);
    expect(withdrawable(match)).toEqual(['S1', 'S2', 'S3', 'S4']);
    for (const id of ['S1', 'S2', 'S3', 'S4']) {
      withdraw(match, id);
      expect(unit(match, id).zone).toBe('routed');
    }
  });

  test.each(['Organ Gun', 'Gun', 'Bombard'])('MV-WITHDR-01 MV-R-62 also a %s', (type) => {
    const match = field([gun('S1', type), foot('S2')]);
    withdraw(match, 'S1');
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('MV-WITHDR-01 also after its own activity', () => {
    const match = field([foot('S1'), foot('S2')]);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'S' });
    withdraw(match, 'S1');
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('MV-WITHDR-01 only in the own movement phase', () => {
    const match = field([foot('S1'), foot('N1')], { phase: 'otherMovement' });
    expect(decision(match)?.side).toBe('north');
    expect(withdrawable(match)).toEqual([]);
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('MV-MOVE-01');
  });

  test('MV-WITHDR-01 the enemy’s units are not his to withdraw', () => {
    const match = field([foot('S1'), foot('N1')]);
    expect(refusal(match, { do: 'withdraw', unit: 'N1' })?.rule).toBe('MV-MOVE-01');
  });

  test('MV-WITHDR-02 not outside the Commander’s zone, Heavy Mounted included', () => {
    const match = field([
      foot('S1'),
      foot('S2', { zone: 'Z(2,0)' }),
      knights('S3', { zone: 'Z(1,1)' }),
      foot('S4', { zone: 'SR2', layout: 'FFFF' }),
    ]);
    expect(withdrawable(match)).toEqual(['S1']);
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('MV-WITHDR-02');
    expect(refusal(match, { do: 'withdraw', unit: 'S3' })?.rule).toBe('MV-WITHDR-02');
    expect(refusal(match, { do: 'withdraw', unit: 'S4' })?.rule).toBe('MV-WITHDR-02');
  });

  test('MV-WITHDR-02 none without a Commander', () => {
    const match = field([foot('S1'), knights('S2')], { sides: { north: { commander: 'Z(2,1)' } } });
    expect(withdrawable(match)).toEqual([]);
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('MV-WITHDR-02');
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('MV-WITHDR-02');
  });
});

describe('what it does', () => {
  test('MV-WITHDR-03 the unit leaves at once with its markers and counts as routed', () => {
    const match = field([foot('S1', { hits: 3, stakes: true }), foot('S2'), foot('N1')]);
    withdraw(match, 'S1');
    expect(unit(match, 'S1')).toMatchObject({ zone: 'routed', hits: 0, fired: false, contacts: [] });
    expect(unit(match, 'S1').stakes).toBeFalsy();
    expect(position(match).sides.south).toMatchObject({ counted: 2, tally: 1 });
    expect(position(match).sides.north).toMatchObject({ tally: 0 });
  });

  test('MV-WITHDR-03 MV-LOSS-15 artillery does not count', () => {
    const match = field([gun('S1', 'Bombard'), foot('S2'), foot('N1')]);
    withdraw(match, 'S1');
    expect(position(match).sides.south).toMatchObject({ counted: 1, tally: 0 });
  });

  test('MV-WITHDR-03 it does not come back', () => {
    const match = field([foot('S1'), foot('S2')]);
    withdraw(match, 'S1');
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('MV-LOSS-13');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-LOSS-13');
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('MV-LOSS-13');
  });

  test('MV-WITHDR-03 it gives the enemy no reaction', () => {
    const match = field([foot('S1'), foot('S2'), knights('N1'), gun('N2', 'Gun')]);
    withdraw(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'N1').reacted).toBe(false);
    expect(unit(match, 'N2').fired).toBe(false);
    expect(events(match).filter((event) => event.event === 'throw')).toEqual([]);
  });

  test('MV-WITHDR-04 its contacts end, those of others stay', () => {
    const match = field([
      foot('S1', { contacts: front('N1') }),
      foot('S2', { facing: 'E', contacts: front('N1') }),
      foot('N1'),
    ]);
    withdraw(match, 'S1');
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S2', face: 'right' }]);
    withdraw(match, 'S2');
    expect(unit(match, 'N1').contacts).toEqual([]);
  });
});

describe('when', () => {
  test('MV-R-62 between activities, not inside one', () => {
    const match = field([horse('S1'), foot('S2')]);
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })).toBeUndefined();
    pick(match, 'S1');
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('MV-TURN-01');
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('MV-TURN-01');
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)?.kind).toBe('action');
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })?.rule).toBe('MV-TURN-01');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'withdraw', unit: 'S2' })).toBeUndefined();
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })).toBeUndefined();
  });

  test('MV-R-62 nor while the enemy reacts', () => {
    const match = field([foot('S1'), foot('N1')]);
    engage(match, 'S1', 'N1');
    expect(decision(match)?.kind).toBe('react');
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('MV-TURN-01');
  });

  test('MV-R-62 nor after the Commander’s move, which ends the phase', () => {
    const match = field([foot('S1'), foot('N1')]);
    choose(match, { do: 'moveCommander', to: 'Z(2,0)' });
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'withdraw', unit: 'S1' })?.rule).toBe('MV-MOVE-01');
  });
});

describe('the enemy set free', () => {
  const reactions = (match: Match) =>
    decision(match)?.kind === 'react' ? [...new Set(options(match).map((option) => option.do))].sort() : [];

  test('MV-R-78 MV-WITHDR-04 from an old contact: foot may react', () => {
    const match = field([foot('S1', { contacts: front('N1') }), foot('S2'), bowmen('N1')]);
    withdraw(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(reactions(match)).toEqual(['done', 'fire', 'hastyDefence']);
  });

  test('MV-R-78 MV-WITHDR-04 from an old contact: mounted owe a counter-charge or recoil', () => {
    const match = field([horse('S1', { contacts: front('N1') }), horse('S2'), horse('N1')]);
    withdraw(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(reactions(match)).toEqual(['counterCharge', 'recoil']);
  });

  test('MV-R-78 MV-WITHDR-04 from an old contact: mounted may intercept', () => {
    const match = field([horse('S1', { contacts: front('N1') }), foot('S2'), horse('N1')]);
    withdraw(match, 'S1');
    pick(match, 'S2');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'leaving' } });
  });

  test('MV-R-78 MV-WITHDR-04 not if it has reacted in this phase', () => {
    const match = field([foot('S1', { contacts: front('N1') }), foot('S2'), bowmen('N1', { reacted: true })]);
    withdraw(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(reactions(match)).toEqual([]);
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S2', face: 'front' }]);
  });

  test('MV-R-78 MV-WITHDR-04 from a contact made in this phase: foot may not react', () => {
    const match = field([foot('S1'), foot('S2', { facing: 'E' }), bowmen('N1')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    withdraw(match, 'S1');
    expect(unit(match, 'N1')).toMatchObject({ contacts: [], reacted: false });
    engage(match, 'S2', 'N1');
    expect(decision(match)?.side).toBe('south');
    expect(unit(match, 'N1')).toMatchObject({ fired: false, formation: 'attack' });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S2', face: 'right' }]);
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

  test('MV-R-78 MV-WITHDR-04 any contact made in this phase is enough: no counter-charge', () => {
    const match = newlyJoined(horse('S3', { facing: 'W' }));
    engage(match, 'S3', 'N1');
    expect(decision(match)?.side).toBe('south');
    expect(unit(match, 'N1')).toMatchObject({ facing: 'S', hits: 0, zone: 'Z(2,1)' });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S3', face: 'left' }]);
  });

  test('MV-R-78 MV-WITHDR-04 and no interception', () => {
    const match = newlyJoined(foot('S3'));
    pick(match, 'S3');
    choose(match, { do: 'move' });
    expect(unit(match, 'S3').zone).toBe('Z(2,2)');
    expect(decision(match)?.side).toBe('south');
  });

  test('MV-R-78 in the next phase it is free: in its own movement it may be chosen', () => {
    const match = field([foot('S1'), bowmen('N1'), foot('S2')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    withdraw(match, 'S1');
    choose(match, { do: 'end' });
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'choose', unit: 'N1' })).toBeUndefined();
  });

  test('MV-R-63 MV-R-78 freed from the unit it intercepted it does not react twice', () => {
    const match = field([foot('S1'), foot('S2'), knights('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, hits: 1 });
    withdraw(match, 'S1');
    expect(unit(match, 'N1')).toMatchObject({ contacts: [], reacted: true });
    pick(match, 'S2');
    choose(match, { do: 'move' });
    expect(unit(match, 'S2').zone).toBe('Z(2,2)');
    expect(decision(match)?.side).toBe('south');
  });
});
