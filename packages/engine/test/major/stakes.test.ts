// Stakes: how a unit gets, keeps and loses them, and whom they strike (MV-STAKE, MV-R-26 to -29, switch stakesVsIntercept).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, position } = kitFor(major);

// South has the movement; both Commanders stand far off, so that no unit but Heavy Mounted is in command and play stops at
// South's next activity.
const field = (units: object[], more: object = {}) =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
    units,
    ...more,
  });
type Match = ReturnType<typeof field>;
type Contact = { with: string; face: string };

const foot = (id: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  layout: 'FF/FF',
  zone: 'Z(2,1)',
  ...more,
});
const bowmen = (id: string, more: object = {}) => foot(id, { weapon: 'bows', ...more });
const lightFoot = (id: string, more: object = {}) => foot(id, { type: 'LF', weapon: 'bows', ...more });
const horse = (id: string, more: object = {}) => ({ id, type: 'MM', layout: 'MM/MM', zone: 'Z(2,1)', ...more });
const lightHorse = (id: string, more: object = {}) => horse(id, { type: 'LM', ...more });
const knights = (id: string, more: object = {}) => horse(id, { type: 'HM', ...more });
const gun = (id: string, type: string, more: object = {}) => ({ id, type, layout: 'G', zone: 'Z(2,1)', ...more });
const front = (enemy: string) => [{ with: enemy, face: 'front' }];
const stakes = { stakes: true };

const staked = (match: Match, id: string) => unit(match, id).stakes === true;
const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const engage = (match: Match, id: string, target: string) => {
  pick(match, id);
  return choose(match, { do: 'engage', target });
};
const kinds = (match: Match) => [...new Set(options(match).map((option) => option.do))].sort();
const faces = (match: Match, id: string) =>
  Object.fromEntries((unit(match, id).contacts as Contact[]).map((contact) => [contact.with, contact.face]));

describe('deploying stakes', () => {
  test.each([
    ['Light Foot with bows', lightFoot('S1')],
    ['Light Foot with Light Hand-to-Hand weapons', foot('S1', { type: 'LF', weapon: 'light' })],
    ['Medium Foot with longbows', foot('S1', { weapon: 'longbows' })],
    ['Medium Foot with crossbows', foot('S1', { weapon: 'crossbows' })],
    ['Medium Foot with firearms', foot('S1', { weapon: 'firearms' })],
    ['Medium Foot with Hand-to-Hand weapons', foot('S1')],
    ['Medium Foot with spears', foot('S1', { spears: true })],
    ['Medium Foot with pikes', foot('S1', { weapon: 'pikes' })],
    ['Heavy Foot', foot('S1', { type: 'HF' })],
    ['foot of two stands', foot('S1', { layout: 'F/F' })],
    ['foot of nine stands', foot('S1', { layout: 'FFF/FFF/FFF' })],
    ['foot that has fired', bowmen('S1', { fired: true })],
  ])('MV-STAKE-01 %s in attack formation', (_, mover) => {
    const match = field([{ ...mover, facing: 'W' }, foot('N1')]);
    expect(staked(match, 'S1')).toBe(false);
    pick(match, 'S1');
    expect(kinds(match)).toContain('stakes');
    choose(match, { do: 'stakes' });
    expect(staked(match, 'S1')).toBe(true);
    expect(unit(match, 'S1')).toMatchObject({
      zone: 'Z(2,1)',
      facing: 'W',
      formation: 'attack',
      hits: 0,
      chosen: true,
    });
  });

  test('MV-STAKE-01 it is the action of the unit', () => {
    const match = field([foot('S1'), foot('S2')]);
    pick(match, 'S1');
    choose(match, { do: 'stakes' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-STAKE-01 for North too', () => {
    const match = field([foot('S1'), foot('N1')], { phase: 'otherMovement' });
    pick(match, 'N1');
    choose(match, { do: 'stakes' });
    expect(staked(match, 'N1')).toBe(true);
  });

  test.each([
    ['a defensive formation', foot('S1', { formation: 'defensive' })],
    ['Light Foot in open order', lightFoot('S1', { formation: 'open' })],
    ['two stands in open order', foot('S1', { layout: 'F/F', formation: 'open' })],
    ['a single stand, always in open order', foot('S1', { layout: 'F' })],
  ])('MV-STAKE-02 not %s', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    expect(kinds(match)).not.toContain('stakes');
    expect(refusal(match, { do: 'stakes' })?.rule).toBe('MV-STAKE-02');
  });

  test.each([
    ['Light Mounted', lightHorse('S1', { weapon: 'bows' })],
    ['Medium Mounted', horse('S1')],
    ['Heavy Mounted', knights('S1')],
    ['a Gun', gun('S1', 'Gun')],
    ['an Organ Gun', gun('S1', 'Organ Gun')],
  ])('MV-STAKE-02 not %s', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    expect(kinds(match)).not.toContain('stakes');
    expect(refusal(match, { do: 'stakes' })?.rule).toBe('MV-STAKE-02');
  });

  test('MV-STAKE-02 not a unit that has them already', () => {
    const match = field([foot('S1', stakes)]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'move', 'nothing', 'turn']);
    expect(refusal(match, { do: 'stakes' })?.rule).toBe('MV-STAKE-02');
  });

  test('MV-STAKE-02 not an engaged unit', () => {
    const match = field([foot('S1', { contacts: front('N1') }), foot('S2'), foot('N1')]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-03');
  });

  test('MV-STAKE-02 lost stakes may be deployed again', () => {
    const match = field([foot('S1', stakes), foot('N1', { zone: 'Z(4,2)' })], { dice: [1, 1, 6, 6] });
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'E' });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match).turn).toBe(2);
    pick(match, 'S1');
    choose(match, { do: 'stakes' });
    expect(staked(match, 'S1')).toBe(true);
  });
});

describe('losing stakes by moving', () => {
  test('MV-STAKE-03 by a move to another zone', () => {
    const match = field([foot('S1', stakes)]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(staked(match, 'S1')).toBe(false);
  });

  test.each(['E', 'S', 'W'])('MV-STAKE-03 by a turn to %s', (to) => {
    const match = field([foot('S1', stakes)]);
    pick(match, 'S1');
    choose(match, { do: 'turn', to });
    expect(staked(match, 'S1')).toBe(false);
  });

  test.each(['defensive', 'open'])('MV-STAKE-03 by taking formation %s', (formation) => {
    const match = field([lightFoot('S1', stakes)]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    choose(match, { do: 'form', formation, layout: 'FF/FF' });
    expect(unit(match, 'S1').formation).toBe(formation);
    expect(staked(match, 'S1')).toBe(false);
  });

  test('MV-STAKE-03 MV-HASTY-02 by a hasty defensive formation against mounted', () => {
    const match = field([lightHorse('S1'), foot('N1', stakes)], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', hits: 1 });
    expect(staked(match, 'N1')).toBe(false);
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test('MV-STAKE-03 MV-HASTY-02 so a foot engager that then comes into contact is not struck', () => {
    const match = field([foot('S1'), foot('N1', stakes)], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(faces(match, 'N1')).toEqual({ S1: 'front' });
    expect(staked(match, 'N1')).toBe(false);
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test('MV-STAKE-03 MV-HASTY-02 nor mounted that charge home', () => {
    // Heavy Mounted charge home; 4: ill prepared, three hits of impact and one of disorder
    const match = field([knights('S1'), foot('N1', stakes)], { dice: [4] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(faces(match, 'N1')).toEqual({ S1: 'front' });
    expect(unit(match, 'N1').hits).toBe(4);
    expect(unit(match, 'S1').hits).toBe(0);
  });
});

describe('losing stakes by going at the enemy or off the table', () => {
  test('MV-STAKE-04 MV-R-27 by contact through its own engagement', () => {
    const match = field([foot('S1', stakes), foot('N1')], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(staked(match, 'S1')).toBe(true);
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
    expect(staked(match, 'S1')).toBe(false);
  });

  test('MV-STAKE-04 MV-R-27 by joining in', () => {
    const match = field([foot('S1', { ...stakes, facing: 'E' }), foot('S2', { contacts: front('N1') }), foot('N1')]);
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S2: 'front', S1: 'right' });
    expect(staked(match, 'S1')).toBe(false);
  });

  test('MV-STAKE-04 MV-R-27 by contact after defensive fire', () => {
    const match = field([foot('S1', stakes), bowmen('N1')], { dice: [1, 1, 6, 6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1 });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
    expect(staked(match, 'S1')).toBe(false);
  });

  test.each([
    ['that cannot fire', { fired: true }, [1]],
    ['that fires and fails', {}, [1, 2, 3]],
  ])('MV-STAKE-04 by over-running artillery %s', (_, more, dice) => {
    const match = field([foot('S1', stakes), gun('N1', 'Gun', more)], { dice });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(staked(match, 'S1')).toBe(false);
  });

  test('MV-STAKE-04 MV-R-27 by leaving for a reserve zone', () => {
    const match = field([foot('S1', { ...stakes, zone: 'Z(2,0)' })]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    expect(staked(match, 'S1')).toBe(false);
  });

  describe('MV-STAKE-04 MV-R-27 the unit and its stakes stay in place', () => {
    const stays = (match: Match, hits: number) => {
      expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', facing: 'N', formation: 'attack', contacts: [], hits });
      expect(staked(match, 'S1')).toBe(true);
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    };

    test('MV-STAKE-04 MV-R-27 after a failed test', () => {
      const match = field([foot('S1', stakes), foot('N1')], { dice: [4] });
      engage(match, 'S1', 'N1');
      stays(match, 0);
    });

    test('MV-STAKE-04 MV-R-27 after a flinch from foot', () => {
      const match = field([foot('S1', stakes), bowmen('N1')], { dice: [1, 1, 2, 6, 6] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'fire', unit: 'N1' });
      stays(match, 2);
    });

    test('MV-STAKE-04 MV-R-27 after a flinch from the artillery it engaged', () => {
      const match = field([foot('S1', stakes), gun('N1', 'Gun')], { dice: [1, 2, 2] });
      engage(match, 'S1', 'N1');
      stays(match, 2);
    });

    test('MV-STAKE-04 MV-R-27 after a flinch from supporting fire', () => {
      const match = field([foot('S1', stakes), foot('N1'), gun('N2', 'Gun')], { dice: [1, 1, 1] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'support', unit: 'N2' });
      stays(match, 2);
    });

    test('MV-STAKE-04 MV-R-27 after an evasion', () => {
      const match = field([foot('S1', stakes), lightFoot('N1', { formation: 'open' })], { dice: [1] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'evade', unit: 'N1' });
      stays(match, 0);
    });

    test('MV-STAKE-04 MV-R-27 after a recoil', () => {
      const match = field([foot('S1', { ...stakes, weapon: 'pikes' }), horse('N1')], { dice: [1] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'recoil', unit: 'N1' });
      expect(unit(match, 'N1').zone).toBe('NR2');
      stays(match, 0);
    });

    test('MV-STAKE-04 MV-R-27 after an interception that failed and an evasion', () => {
      const match = field([foot('S1', stakes), lightFoot('N1', { formation: 'open' }), horse('N2')], { dice: [1, 4] });
      pick(match, 'S1');
      choose(match, { do: 'engage', target: 'N1' });
      choose(match, { do: 'intercept', unit: 'N2' });
      choose(match, { do: 'evade', unit: 'N1' });
      stays(match, 0);
    });
  });
});

// Staked S1 is caught. N1 are Heavy Mounted, which need no test: one hit of disorder on them, three of impact on S1.
const caught = {
  'moving out': (more: object, n1: object = {}) => {
    const match = field([foot('S1', stakes), knights('N1', n1)], more);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    return match;
  },
  'leaving for reserve': (more: object, n1: object = {}) => {
    const match = field([foot('S1', { ...stakes, zone: 'Z(2,0)' }), knights('N1', { zone: 'Z(2,0)', ...n1 })], more);
    choose(match, { do: 'leave', unit: 'S1' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    return match;
  },
  engaging: (more: object, n1: object = {}) => {
    const match = field([foot('S1', stakes), foot('N2', { reacted: true }), knights('N1', n1)], { ...more, dice: [1] });
    engage(match, 'S1', 'N2');
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'N2').contacts).toEqual([]);
    return match;
  },
};
const ways = Object.entries(caught);
const counterCharged = (more: object) => {
  const match = field([foot('S1', { ...stakes, weapon: 'pikes' }), horse('N1')], { ...more, dice: [1] });
  engage(match, 'S1', 'N1');
  choose(match, { do: 'counterCharge', unit: 'N1' });
  expect(faces(match, 'S1')).toEqual({ N1: 'front' });
  return match;
};
const caughtArriving = (more: object) => {
  const match = field([foot('S1', stakes), knights('N1', { zone: 'Z(2,2)' })], more);
  pick(match, 'S1');
  choose(match, { do: 'move' });
  choose(match, { do: 'intercept', unit: 'N1' });
  expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', hits: 3 });
  return match;
};

describe('caught on the move', () => {
  test.each(ways)('MV-STAKE-05 MV-R-28 intercepted while %s: stakes off, none strike', (_, play) => {
    const match = play({});
    expect(faces(match, 'S1')).toEqual({ N1: 'front' });
    expect(unit(match, 'S1').hits).toBe(3);
    expect(staked(match, 'S1')).toBe(false);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('MV-STAKE-05 MV-R-28 a counter-charge against it: stakes off, none strike', () => {
    const match = counterCharged({});
    expect(staked(match, 'S1')).toBe(false);
    expect(unit(match, 'S1').hits).toBe(0);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('MV-STAKE-05 MV-STAKE-03 intercepted on arriving it had left them anyway', () => {
    const match = caughtArriving({});
    expect(staked(match, 'S1')).toBe(false);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('MV-STAKE-05 a failed interception strikes nobody; the unit goes and its stakes are lost', () => {
    const match = field([foot('S1', stakes), horse('N1')], { dice: [4] });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', hits: 0 });
    expect(staked(match, 'S1')).toBe(false);
    expect(unit(match, 'N1').hits).toBe(0);
  });

  const house = { options: { houseRules: { stakesVsIntercept: true } } };

  test.each(ways)('MV-R-28 stakesVsIntercept: intercepted while %s it keeps them and they strike', (_, play) => {
    const match = play(house);
    expect(unit(match, 'S1').hits).toBe(3);
    expect(staked(match, 'S1')).toBe(true);
    expect(unit(match, 'N1').hits).toBe(1 + 2);
  });

  test('MV-R-28 stakesVsIntercept: the hit for a turn comes on top', () => {
    const match = caught['moving out'](house, { facing: 'E' });
    expect(unit(match, 'N1')).toMatchObject({ facing: 'S', hits: 2 + 2 });
  });

  test('MV-R-28 stakesVsIntercept: not on arriving, for the zone has been left', () => {
    const match = caughtArriving(house);
    expect(staked(match, 'S1')).toBe(false);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('MV-R-28 stakesVsIntercept: a counter-charger still takes none', () => {
    const match = counterCharged(house);
    expect(staked(match, 'S1')).toBe(false);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('MV-R-28 stakesVsIntercept: without stakes there is nothing to strike with', () => {
    const match = field([foot('S1'), knights('N1')], house);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'N1').hits).toBe(1);
    expect(staked(match, 'S1')).toBe(false);
  });
});

describe('keeping stakes', () => {
  test.each([
    ['S', 'front'],
    ['W', 'left'],
    ['N', 'rear'],
    ['E', 'right'],
  ])('MV-STAKE-06 heading %s and engaged on its %s', (facing, face) => {
    const match = field([foot('S1'), foot('N1', { ...stakes, facing })], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(faces(match, 'N1')).toEqual({ S1: face });
    expect(staked(match, 'N1')).toBe(true);
  });

  test('MV-STAKE-06 firing', () => {
    const match = field([bowmen('S1', stakes), foot('N1')], { phase: 'firing', dice: [3, 3, 3, 3] });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'S1').fired).toBe(true);
    expect(staked(match, 'S1')).toBe(true);
  });

  test('MV-STAKE-06 losing stands', () => {
    const match = field([foot('S1', { ...stakes, layout: 'FFF/FF.', hits: 2 }), foot('N1', { zone: 'Z(4,2)' })], {
      phase: 'losses',
    });
    choose(match, { do: 'remove', cells: [[0, 2]] });
    expect(unit(match, 'S1')).toMatchObject({ layout: 'FF/FF', hits: 0 });
    expect(staked(match, 'S1')).toBe(true);
  });

  test.each([
    ['FFF/FFF', 'FF/FF/FF'],
    ['FFF/FF.', 'FF/FF/.F'],
    ['FFF/FF.', 'FFF/.FF'],
  ])('MV-STAKE-06 MV-R-26 from attack shape %s to %s', (layout, other) => {
    const match = field([foot('S1', { ...stakes, layout })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    choose(match, { do: 'form', formation: 'attack', layout: other });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'attack', layout: other, chosen: true });
    expect(staked(match, 'S1')).toBe(true);
  });

  test('MV-STAKE-06 doing nothing, from turn to turn', () => {
    const match = field([foot('S1', stakes), foot('N1', { zone: 'Z(4,2)' })], { dice: [1, 1, 6, 6] });
    pick(match, 'S1');
    choose(match, { do: 'nothing' });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match).turn).toBe(2);
    expect(staked(match, 'S1')).toBe(true);
  });

  test('MV-STAKE-06 defending itself by fire', () => {
    const match = field([foot('S1'), bowmen('N1', stakes)], { dice: [1, 1, 2, 6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'N1').contacts).toEqual([]);
    expect(staked(match, 'N1')).toBe(true);
  });
});

describe('whom they strike', () => {
  // a target that has reacted already: whoever passes is in contact at once
  const behindStakes = (more: object = {}) => foot('N1', { ...stakes, reacted: true, ...more });

  test.each([
    ['Light Foot', lightFoot('S1'), [1]],
    ['Light Foot in open order', lightFoot('S1', { formation: 'open' }), [1]],
    ['Medium Foot', foot('S1'), [1]],
    ['Heavy Foot with pikes', foot('S1', { type: 'HF', weapon: 'pikes' }), [1]],
    ['Light Mounted', lightHorse('S1'), [1]],
    ['Medium Mounted', horse('S1'), [1]],
    ['Heavy Mounted', knights('S1'), []],
  ])('MV-STAKE-07 %s that touches the front: two hits', (_, mover, dice) => {
    const match = field([mover, behindStakes()], { dice });
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S1: 'front' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N1').hits).toBe(0);
  });

  test('MV-STAKE-07 they come on top of the hits it has', () => {
    const match = field([foot('S1', { hits: 3 }), behindStakes()], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1').hits).toBe(5);
  });

  test('MV-STAKE-07 without stakes none', () => {
    const match = field([horse('S1'), foot('N1', { reacted: true })], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1')).toMatchObject({ hits: 0 });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
  });

  test('MV-STAKE-07 on contact: not before the reactions are over', () => {
    const match = field([horse('S1'), foot('N1', stakes)], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(unit(match, 'S1').hits).toBe(0);
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').hits).toBe(2);
  });

  test.each([
    ['a failed test', [4]],
    ['a flinch', [1, 1, 1, 6, 6]],
  ])('MV-STAKE-07 no contact, no stakes: after %s', (_, dice) => {
    const match = field([foot('S1'), bowmen('N1', stakes)], { dice });
    engage(match, 'S1', 'N1');
    if (decision(match)?.kind === 'react') choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ contacts: [], hits: dice.length === 1 ? 0 : 2 });
    expect(staked(match, 'N1')).toBe(true);
  });

  test.each([
    ['one hit', [1, 2, 6, 6, 6], 1 + 2, 0],
    ['no hit', [1, 6, 6, 6, 6], 2, 1],
  ])('MV-STAKE-07 MV-DEFFIRE-12 after defensive fire with %s they still strike', (_, dice, onEngager, onFirer) => {
    const match = field([foot('S1'), bowmen('N1', stakes)], { dice });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(onEngager);
    expect(unit(match, 'N1').hits).toBe(onFirer);
    expect(staked(match, 'N1')).toBe(true);
  });

  test('MV-STAKE-07 for North as for South', () => {
    const match = field([foot('S1', { ...stakes, reacted: true }), horse('N1')], { phase: 'otherMovement', dice: [1] });
    engage(match, 'N1', 'S1');
    expect(unit(match, 'N1').hits).toBe(2);
  });

  test('MV-R-29 MV-STAKE-07 a unit that joins in on the front is struck', () => {
    // S2 is on the left flank of N1 and was not struck
    const match = field([foot('S1'), foot('S2', { facing: 'W', contacts: front('N1') }), foot('N1', stakes)]);
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S2: 'left', S1: 'front' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'S2').hits).toBe(0);
  });

  test('MV-R-29 MV-STAKE-07 also one that is put there because its own face was taken', () => {
    // S1 heads for the left flank, where S2 is
    const match = field([
      foot('S1', { facing: 'W' }),
      foot('S2', { facing: 'W', contacts: front('N1') }),
      foot('N1', stakes),
    ]);
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S2: 'left', S1: 'front' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'N', hits: 2 });
  });

  test.each([
    ['N', 'rear'],
    ['E', 'right'],
    ['W', 'left'],
  ])('MV-STAKE-08 contact with a unit heading %s, at its %s, costs nothing', (facing, face) => {
    for (const mover of [foot('S1'), horse('S1')]) {
      const match = field([mover, behindStakes({ facing })], { dice: [1] });
      engage(match, 'S1', 'N1');
      expect(faces(match, 'N1')).toEqual({ S1: face });
      expect(unit(match, 'S1').hits).toBe(0);
      expect(staked(match, 'N1')).toBe(true);
    }
  });

  test('MV-STAKE-08 nor one that comes from the front but ends on a flank', () => {
    const match = field([foot('S1'), foot('S2', { contacts: front('N1') }), foot('N1', stakes)]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'flank', face: 'right' });
    expect(faces(match, 'N1')).toEqual({ S2: 'front', S1: 'right' });
    expect(unit(match, 'S1').hits).toBe(0);
    expect(unit(match, 'S2').hits).toBe(0);
  });
});
