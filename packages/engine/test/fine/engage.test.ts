// Engaging: who may engage whom, the test, the face of contact (FV-ENGAGE, FV-R-30 to -34, -38, -39, -44, -45).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, situation, unit } from '../kit.js';

// South has the movement; both Commanders stand far off, so that no unit is in command and play stops at South's next activity.
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
const commanded = { sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } } };

const foot = (id: string, more: object = {}) => ({ id, type: 'P&M', layout: 'PM/PM', zone: 'Z(2,1)', ...more });
const horse = (id: string, more: object = {}) => ({ id, type: 'M', layout: 'XX/XX', zone: 'Z(2,1)', ...more });
const dragoons = (id: string, more: object = {}) => ({ id, type: 'D', layout: 'DD/D.', zone: 'Z(2,1)', ...more });
const gun = (id: string, type: string, more: object = {}) => ({ id, type, layout: 'G', zone: 'Z(2,1)', ...more });
const front = (enemy: string) => [{ with: enemy, face: 'front' }];

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const engage = (match: Match, id: string, target: string) => {
  pick(match, id);
  return choose(match, { do: 'engage', target });
};
const targets = (match: Match) =>
  options(match)
    .filter((option) => option.do === 'engage')
    .map((option) => option['target'])
    .sort();
const kinds = (match: Match) => [...new Set(options(match).map((option) => option.do))].sort();
// the enemies in contact with a unit and the face of it that each touches
const faces = (match: Match, id: string) =>
  Object.fromEntries((unit(match, id).contacts as Contact[]).map((contact) => [contact.with, contact.face]));
const throws = (match: Match) => events(match).filter((event) => event.event === 'throw');

describe('who engages', () => {
  test('FV-ENGAGE-01 moving into the enemy zone, front to front, is no contact', () => {
    const match = field([foot('S1', { zone: 'Z(2,0)' }), foot('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', facing: 'N', contacts: [] });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', facing: 'S', contacts: [] });
  });

  test.each([
    ['P&M', foot('S1')],
    ['Foot', foot('S1', { type: 'Foot', layout: 'HH/HH' })],
    ['M', horse('S1')],
    ['HM', horse('S1', { type: 'HM', layout: 'YY/YY' })],
    ['mounted D', dragoons('S1')],
    ['dismounted D', dragoons('S1', { state: 'dismounted' })],
    ['open order', dragoons('S1', { formation: 'open' })],
  ])('FV-ENGAGE-02 %s may engage', (_, mover) => {
    const match = field([mover, foot('N1')]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
  });

  test.each([
    ['GG', gun('S1', 'GG')],
    ['RA', gun('S1', 'RA')],
    ['HA', gun('S1', 'HA')],
    ['a defensive formation', foot('S1', { formation: 'defensive' })],
  ])('FV-ENGAGE-02 FV-ENGAGE-03 %s may not engage', (_, mover) => {
    const match = field([mover, foot('N1')]);
    pick(match, 'S1');
    expect(targets(match)).toEqual([]);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-03');
  });

  test('FV-ENGAGE-02 an engaged unit may not engage another enemy', () => {
    const match = field([horse('S1', { contacts: front('N1') }), foot('N1'), foot('N2')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-ENGAGE-02');
  });

  test('FV-ENGAGE-02 a unit chosen before may not engage', () => {
    const match = field([foot('S1', { chosen: true }), foot('S2'), foot('N1')]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  test.each([
    ['RA', gun('N1', 'RA')],
    ['HA', gun('N1', 'HA')],
    ['a defensive formation', foot('N1', { formation: 'defensive', layout: 'PP/PP' })],
  ])('FV-ENGAGE-03 %s can be engaged', (_, target) => {
    const match = field([foot('S1'), target], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'front' }]);
  });

  test('FV-ENGAGE-03 a Commander alone in the zone can neither engage nor be engaged', () => {
    const match = field([foot('S1'), foot('N1', { zone: 'Z(2,2)' })], {
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(2,1)' } },
    });
    pick(match, 'S1');
    expect(targets(match)).toEqual([]);
  });

  test('FV-ENGAGE-04 only an enemy in the same zone', () => {
    const match = field([
      foot('S1'),
      foot('N1'),
      foot('N2', { zone: 'Z(2,2)' }),
      foot('N3', { zone: 'NR2', layout: 'PP' }),
    ]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-ENGAGE-04');
    expect(refusal(match, { do: 'engage', target: 'N3' })?.rule).toBe('FV-ENGAGE-04');
  });

  test('FV-ENGAGE-04 a friend is no target', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'engage', target: 'S2' })?.rule).toBe('FV-ENGAGE-04');
  });
});

describe('unengaged enemies first', () => {
  test.each([
    ['foot', foot('N2')],
    ['foot seen from behind', foot('N2', { facing: 'N' })],
    ['mounted', horse('N2')],
    ['artillery', gun('N2', 'GG')],
    ['a defensive formation', foot('N2', { formation: 'defensive' })],
  ])('FV-ENGAGE-05 unengaged %s comes before an engaged unit', (_, unengaged) => {
    const match = field([foot('S1'), foot('S2', { contacts: front('N1') }), foot('N1'), unengaged]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N2']);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-05');
  });

  test('FV-ENGAGE-05 among several unengaged enemies the choice is free', () => {
    const match = field([foot('S1'), foot('N1'), gun('N2', 'HA'), foot('N3', { facing: 'E' })]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1', 'N2', 'N3']);
  });

  test('FV-ENGAGE-05 unengaged enemies in other zones do not count', () => {
    const match = field([
      foot('S1'),
      foot('S2', { contacts: front('N1') }),
      foot('N1'),
      foot('N2', { zone: 'Z(2,2)' }),
    ]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
  });

  test('FV-ENGAGE-06 when all are engaged any with a vacant face may be the target', () => {
    const match = field([
      foot('S1'),
      foot('S2', { contacts: front('N1') }),
      foot('S3', { contacts: front('N2') }),
      foot('N1'),
      horse('N2'),
    ]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1', 'N2']);
  });

  describe('FV-ENGAGE-07 an enemy that escaped contact still comes first', () => {
    // N1 is engaged with S4; N2 is loose; S1 tries N2 first, S2 comes after.
    const melee = (second: object, first: object, dice: number[]) => {
      const match = field([first, foot('S2'), foot('S4', { contacts: front('N1') }), foot('N1'), second], { dice });
      engage(match, 'S1', 'N2');
      return match;
    };
    const stillFirst = (match: Match) => {
      expect(unit(match, 'S1').contacts).toEqual([]);
      expect(unit(match, 'N2').contacts).toEqual([]);
      pick(match, 'S2');
      expect(targets(match)).toEqual(['N2']);
      expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-05');
    };

    test('FV-ENGAGE-07 after a failed test', () => {
      stillFirst(melee(foot('N2'), foot('S1'), [4]));
    });

    test('FV-ENGAGE-07 after an evade', () => {
      const match = melee(foot('N2', { layout: 'M/M', formation: 'open' }), foot('S1'), [1]);
      choose(match, { do: 'evade', unit: 'N2' });
      stillFirst(match);
    });

    test('FV-ENGAGE-07 after a flinch', () => {
      const match = melee(foot('N2', { layout: 'MM/MM' }), foot('S1'), [1, 1, 2, 6, 6]);
      choose(match, { do: 'fire', unit: 'N2' });
      expect(unit(match, 'S1').hits).toBe(2);
      stillFirst(match);
    });

    test('FV-ENGAGE-07 after pulling up short', () => {
      const match = melee(foot('N2'), horse('S1'), [1]);
      choose(match, { do: 'hastyDefence', unit: 'N2' });
      choose(match, { do: 'form', layout: 'PM/PM' });
      stillFirst(match);
    });
  });

  // S1 may not engage the loose horse N2 from the front; N1 is engaged with S2.
  const screened = (n2: object, more: object = {}) =>
    field([foot('S1', { layout: 'PM/MM' }), foot('S2', { contacts: front('N1') }), foot('N1'), horse('N2', n2)], more);

  test('FV-R-30 FV-ENGAGE-05 a loose horse that may not be engaged screens the melee', () => {
    const match = screened({});
    pick(match, 'S1');
    expect(targets(match)).toEqual([]);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-05');
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-ENGAGE-08');
  });

  test('FV-R-30 joinPastUnengageable: such an enemy is ignored', () => {
    const match = screened({}, { options: { houseRules: { joinPastUnengageable: true } } });
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-ENGAGE-08');
    choose(match, { do: 'engage', target: 'N1' });
    // the loose horse may still intercept
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(options(match)).toEqual([{ do: 'intercept', unit: 'N2' }, { do: 'done' }]);
    choose(match, { do: 'done' });
    choose(match, { do: 'flank', face: 'right' });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
  });

  test('FV-R-30 joinPastUnengageable: one that may be engaged still comes first', () => {
    const match = screened({ facing: 'N' }, { options: { houseRules: { joinPastUnengageable: true } } });
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N2']);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-05');
  });
});

describe('foot against mounted', () => {
  test.each([
    ['P&M with no pike', ['N'], foot('S1', { layout: 'MM/MM' })],
    ['P&M with one pike', ['N'], foot('S1', { layout: 'PM/MM' })],
    ['P&M with two pikes', ['N', 'E', 'S', 'W'], foot('S1', { layout: 'PM/PM' })],
    ['P&M with three pikes', ['N', 'E', 'S', 'W'], foot('S1', { layout: 'PP/PM' })],
    ['P&M of two stands, both pikes', ['N', 'E', 'S', 'W'], foot('S1', { layout: 'P/P' })],
    ['Foot', ['N'], foot('S1', { type: 'Foot', layout: 'HHH/HHH' })],
    ['dismounted D', ['N'], dragoons('S1', { state: 'dismounted' })],
    ['mounted', ['N', 'E', 'S', 'W'], horse('S1')],
  ])('FV-ENGAGE-08 %s facing N may engage loose mounted that face %j', (_, allowed, mover) => {
    for (const facing of ['N', 'E', 'S', 'W']) {
      for (const target of [horse('N1', { facing }), dragoons('N1', { facing })]) {
        const match = field([mover, target]);
        pick(match, 'S1');
        if (allowed.includes(facing)) expect(targets(match)).toEqual(['N1']);
        else expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-08');
      }
    }
  });

  test.each(['N', 'E', 'S', 'W'])('FV-ENGAGE-08 it is the same facing that counts: muskets facing %s', (facing) => {
    const match = field([
      foot('S1', { layout: 'MM/MM', facing }),
      horse('N1', { facing }),
      horse('N2', { facing: facing === 'N' ? 'S' : 'N' }),
    ]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
  });

  test('FV-ENGAGE-08 dismounted dragoons and guns are not mounted', () => {
    const match = field([foot('S1', { layout: 'MM/MM' }), dragoons('N1', { state: 'dismounted' }), gun('N2', 'GG')]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1', 'N2']);
  });

  test.each([
    ['muskets', foot('S1', { layout: 'MM/MM' })],
    ['Foot', foot('S1', { type: 'Foot', layout: 'LL/LL' })],
    ['dismounted D', dragoons('S1', { state: 'dismounted' })],
  ])('FV-ENGAGE-09 %s may engage mounted that are engaged already, from any side', (_, mover) => {
    for (const facing of ['E', 'S', 'W']) {
      const match = field([{ ...mover, facing }, horse('S2', { contacts: front('N1') }), horse('N1')]);
      engage(match, 'S1', 'N1');
      expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
      expect(unit(match, 'N1').contacts).toHaveLength(2);
    }
  });

  test('FV-R-31 FV-ENGAGE-08 a counter-charge turns the horse but does not undo the attempt', () => {
    const match = field([foot('S1', { layout: 'MM/MM' }), horse('N1', { facing: 'N' })], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ facing: 'S', hits: 2 });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'front' }]);
    expect(unit(match, 'S1').facing).toBe('N');
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
  });
});

describe('the test to engage', () => {
  // a target that has reacted already: whoever passes is in contact at once
  const target = foot('N1', { reacted: true });
  test.each([
    ['attack formation', 3, foot('S1')],
    ['attack formation, mounted', 3, horse('S1')],
    ['open order', 1, foot('S1', { layout: 'M/M', formation: 'open' })],
    ['open order, mounted', 1, horse('S1', { layout: 'X/X', formation: 'open' })],
    ['open order, dragoons', 1, dragoons('S1', { formation: 'open' })],
    ['a single stand', 1, foot('S1', { layout: 'P' })],
  ])('FV-ENGAGE-11 %s passes on up to %i', (_, limit, mover) => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const match = field([mover, target], { dice: [die] });
      engage(match, 'S1', 'N1');
      expect(unit(match, 'S1').contacts).toHaveLength(die <= limit ? 1 : 0);
      expect(throws(match)).toMatchObject([{ dice: [die] }]);
    }
  });

  test.each([
    ['green', 'attack', 1],
    ['green', 'open', 1],
    ['seasoned', 'attack', 3],
    ['seasoned', 'open', 1],
    ['veteran', 'attack', 4],
    ['veteran', 'open', 4],
  ])('FV-ENGAGE-11 FV-QUAL-04 %s, %s: passes on up to %i', (quality, formation, limit) => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const match = field([dragoons('S1', { formation, quality }), target], {
        dice: [die],
        options: { unitQuality: 'assigned' },
      });
      engage(match, 'S1', 'N1');
      expect(unit(match, 'S1').contacts).toHaveLength(die <= limit ? 1 : 0);
    }
  });

  test('FV-ENGAGE-10 a unit in command does not test', () => {
    const match = field([foot('S1'), foot('N1')], { ...commanded, dice: [] });
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
    expect(throws(match)).toEqual([]);
  });

  test.each([
    ['his own Commander next door', { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } }],
    ['the enemy Commander in the zone', { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(2,1)' } }],
  ])('FV-ENGAGE-10 %s does not waive the test', (_, sides) => {
    const match = field([foot('S1'), foot('N1')], { sides, dice: [4] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1')).toMatchObject({ contacts: [], chosen: true });
    expect(throws(match)).toHaveLength(1);
  });

  test('FV-ENGAGE-10 HM are in command only with the Commander', () => {
    const match = field([horse('S1', { type: 'HM', layout: 'YY/YY' }), foot('N1')], { dice: [4] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1').contacts).toEqual([]);
  });

  test('FV-ENGAGE-10 a friend in contact with the same target waives the test', () => {
    const match = field([foot('S1', { facing: 'E' }), foot('S2', { contacts: front('N1') }), foot('N1')], { dice: [] });
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S2: 'front', S1: 'right' });
    expect(throws(match)).toEqual([]);
  });

  test('FV-ENGAGE-10 so does a friend whom the target has engaged', () => {
    // N1 has come at the rear of S2; its own front is occupied thereby (FV-R-33)
    const match = field([foot('S1'), foot('S2', { facing: 'S' }), foot('N1', { contacts: front('S2') })], { dice: [] });
    expect(faces(match, 'S2')).toEqual({ N1: 'rear' });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'flank', face: 'left' });
    expect(faces(match, 'N1')).toEqual({ S2: 'front', S1: 'left' });
    expect(unit(match, 'S1').facing).toBe('W');
  });

  test('FV-ENGAGE-10 a friend in contact with another enemy does not', () => {
    const match = field([foot('S1'), foot('S2', { contacts: front('N1') }), foot('N1'), foot('N2')], { dice: [5] });
    engage(match, 'S1', 'N2');
    expect(throws(match)).toHaveLength(1);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });

  test('FV-ENGAGE-12 a failed test ends the activity, no window opens', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1', { facing: 'E' }), horse('N2', { facing: 'N' })], {
      dice: [4],
    });
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'N', contacts: [], chosen: true, hits: 0 });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, contacts: [] });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  test('FV-ENGAGE-12 a pass opens the window', () => {
    const match = field([foot('S1'), foot('N1')], { dice: [3] });
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react', about: { unit: 'S1', target: 'N1' } });
    expect(kinds(match)).toEqual(['done', 'fire', 'hastyDefence']);
  });
});

describe('the face of contact', () => {
  // engager's facing, target's facing, face touched
  test.each([
    ['N', 'N', 'rear'],
    ['N', 'E', 'right'],
    ['N', 'S', 'front'],
    ['N', 'W', 'left'],
    ['E', 'N', 'left'],
    ['E', 'E', 'rear'],
    ['E', 'S', 'right'],
    ['E', 'W', 'front'],
    ['S', 'N', 'front'],
    ['S', 'E', 'left'],
    ['S', 'S', 'rear'],
    ['S', 'W', 'right'],
    ['W', 'N', 'right'],
    ['W', 'E', 'front'],
    ['W', 'S', 'left'],
    ['W', 'W', 'rear'],
  ])('FV-ENGAGE-13 FV-ENGAGE-14 engager facing %s, target facing %s: %s', (engager, target, face) => {
    const match = field([foot('S1', { facing: engager }), foot('N1', { facing: target, layout: 'PM/PM/PM' })], {
      dice: [1],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    const line = { front: 'rank 0', rear: 'rank 2', left: 'file 0', right: 'file 1' }[face];
    expect(unit(match, 'S1').contacts).toEqual([{ with: 'N1', face: 'front', line: 'rank 0' }]);
    expect(unit(match, 'N1').contacts).toEqual([{ with: 'S1', face, line }]);
    expect(unit(match, 'S1').facing).toBe(engager);
    expect(unit(match, 'N1').facing).toBe(target);
  });

  test('FV-ENGAGE-13 the right flank is the outermost file, however wide the unit', () => {
    const match = field([horse('S1', { facing: 'E' }), foot('N1', { layout: 'PPM/MM.', reacted: true })], {
      dice: [1],
    });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').contacts).toEqual([{ with: 'S1', face: 'right', line: 'file 2' }]);
  });

  test.each([
    ['N', 'rear'],
    ['E', 'right'],
    ['S', 'front'],
    ['W', 'left'],
  ])('FV-ENGAGE-13 FV-ENGAGE-03 a defensive formation facing %s is touched at its %s', (facing, face) => {
    for (const mover of [foot('S1'), horse('S1')]) {
      const match = field([mover, foot('N1', { formation: 'defensive', layout: 'PP/PP', facing })], { dice: [1] });
      engage(match, 'S1', 'N1');
      expect(faces(match, 'N1')).toEqual({ S1: face });
      expect(unit(match, 'N1')).toMatchObject({ facing, formation: 'defensive', hits: 0 });
    }
  });

  test.each([
    ['N', 'rear'],
    ['E', 'right'],
    ['S', 'front'],
    ['W', 'left'],
  ])('FV-ENGAGE-13 mounted that have reacted already, facing %s, are touched at the %s', (facing, face) => {
    const match = field([horse('S1'), horse('N1', { facing, reacted: true })], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S1: face });
    expect(unit(match, 'N1')).toMatchObject({ facing, hits: 0 });
  });

  test('FV-ENGAGE-14 the contact is made after all reactions', () => {
    const match = field([foot('S1'), foot('N1')], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(unit(match, 'N1').contacts).toEqual([]);
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
    expect(unit(match, 'N1').contacts).toHaveLength(1);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-ENGAGE-14 a cancelled attempt makes none', () => {
    const match = field([foot('S1'), foot('N1', { layout: 'M/M', formation: 'open' })], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(unit(match, 'N1').contacts).toEqual([]);
  });
});

describe('engaging an engaged enemy', () => {
  // N1 faces S. A unit that touches this face of N1 faces ...
  const facingAt: Record<string, string> = { front: 'N', right: 'E', rear: 'S', left: 'W' };
  // S1 wants one face of N1; friends S2, S3, S4 are already on the faces named.
  const surrounded = (wanted: string, occupied: string) =>
    field([
      foot('S1', { facing: facingAt[wanted] }),
      ...occupied
        .split(' ')
        .map((face, place) => foot(`S${place + 2}`, { facing: facingAt[face], contacts: front('N1') })),
      foot('N1', { layout: 'PMM/PMM' }),
    ]);
  const touched = (match: Match) =>
    (unit(match, 'N1').contacts as Contact[]).find((contact) => contact.with === 'S1')?.face;

  test.each([
    ['front', 'front left', 'right'],
    ['front', 'front right', 'left'],
    ['front', 'front left rear', 'right'],
    ['front', 'front right rear', 'left'],
    ['front', 'front left right', 'rear'],
    ['left', 'left', 'front'],
    ['left', 'left right', 'front'],
    ['left', 'left rear', 'front'],
    ['left', 'left right rear', 'front'],
    ['left', 'left front', 'right'],
    ['left', 'left front rear', 'right'],
    ['left', 'left front right', 'rear'],
    ['right', 'right', 'front'],
    ['right', 'right left', 'front'],
    ['right', 'right rear', 'front'],
    ['right', 'right left rear', 'front'],
    ['right', 'right front', 'left'],
    ['right', 'right front rear', 'left'],
    ['right', 'right front left', 'rear'],
    ['rear', 'rear', 'front'],
    ['rear', 'rear left', 'front'],
    ['rear', 'rear right', 'front'],
    ['rear', 'rear left right', 'front'],
    ['rear', 'rear front left', 'right'],
    ['rear', 'rear front right', 'left'],
  ])(
    'FV-ENGAGE-16 FV-ENGAGE-17 wanted %s, occupied %s: contact with the %s and a free turn',
    (wanted, occupied, face) => {
      const match = surrounded(wanted, occupied);
      engage(match, 'S1', 'N1');
      expect(touched(match)).toBe(face);
      expect(unit(match, 'S1').facing).toBe(facingAt[face]);
      expect(unit(match, 'S1').contacts).toEqual([{ with: 'N1', face: 'front', line: 'rank 0' }]);
      expect(unit(match, 'S1').hits).toBe(0);
      expect(unit(match, 'N1').facing).toBe('S');
    },
  );

  test.each([
    ['front', 'front'],
    ['front', 'front rear'],
    ['rear', 'rear front'],
  ])('FV-ENGAGE-16 FV-ENGAGE-17 wanted %s, occupied %s: the engaging player picks the flank', (wanted, occupied) => {
    for (const face of ['left', 'right']) {
      const match = surrounded(wanted, occupied);
      engage(match, 'S1', 'N1');
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'flank' });
      expect(options(match)).toHaveLength(2);
      choose(match, { do: 'flank', face });
      expect(touched(match)).toBe(face);
      expect(unit(match, 'S1').facing).toBe(facingAt[face]);
    }
  });

  test.each([
    ['N', { front: 'S', right: 'W', rear: 'N', left: 'E' }],
    ['E', { front: 'W', right: 'N', rear: 'E', left: 'S' }],
    ['W', { front: 'E', right: 'S', rear: 'W', left: 'N' }],
  ])('FV-ENGAGE-17 the free turn looks at the face touched, target facing %s', (facing, facingThere) => {
    for (const face of ['left', 'right'] as const) {
      const match = field([
        foot('S1', { facing: facingThere.front }),
        foot('S2', { facing: facingThere.front, contacts: front('N1') }),
        foot('N1', { facing }),
      ]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'flank', face });
      expect(touched(match)).toBe(face);
      expect(unit(match, 'S1').facing).toBe(facingThere[face]);
    }
    // on the occupied rear: turned about to the front
    const match = field([
      foot('S1', { facing: facingThere.rear }),
      foot('S2', { facing: facingThere.rear, contacts: front('N1') }),
      foot('N1', { facing }),
    ]);
    engage(match, 'S1', 'N1');
    expect(touched(match)).toBe('front');
    expect(unit(match, 'S1').facing).toBe(facingThere.front);
  });

  test.each([
    ['front', ['left', 'right', 'rear', 'left right', 'left rear', 'right rear', 'left right rear']],
    ['left', ['front', 'right', 'rear', 'front right', 'front rear', 'right rear', 'front right rear']],
    ['right', ['front', 'left', 'rear', 'front left', 'front rear', 'left rear', 'front left rear']],
    ['rear', ['front', 'left', 'right', 'front left', 'front right', 'left right', 'front left right']],
  ])('FV-ENGAGE-18 a vacant wanted %s must be used, whatever else is occupied', (wanted, cases) => {
    for (const occupied of cases) {
      const match = surrounded(wanted, occupied);
      engage(match, 'S1', 'N1');
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
      expect(touched(match)).toBe(wanted);
      expect(unit(match, 'S1').facing).toBe(facingAt[wanted]);
    }
  });

  test('FV-ENGAGE-15 a face holds one contact: four friends end on four faces', () => {
    const match = field([foot('S1'), foot('S2'), foot('S3'), foot('S4'), foot('N1')], { ...commanded, dice: [] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    engage(match, 'S2', 'N1');
    choose(match, { do: 'flank', face: 'right' });
    engage(match, 'S3', 'N1');
    engage(match, 'S4', 'N1');
    expect(faces(match, 'N1')).toEqual({ S1: 'front', S2: 'right', S3: 'left', S4: 'rear' });
  });

  test('FV-ENGAGE-19 FV-ENGAGE-15 with four faces occupied it cannot be engaged', () => {
    const match = field(
      [
        foot('S1'),
        foot('S2', { facing: 'N', contacts: front('N1') }),
        foot('S3', { facing: 'E', contacts: front('N1') }),
        foot('S4', { facing: 'S', contacts: front('N1') }),
        foot('S5', { facing: 'W', contacts: front('N1') }),
        foot('S6', { contacts: front('N2') }),
        foot('N1'),
        foot('N2'),
      ],
      { options: { unitLimitPerZone: 6 } },
    );
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N2']);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-19');
  });

  test('FV-R-33 FV-ENGAGE-15 the front of a unit that did the engaging is occupied', () => {
    // S1 has engaged N1 from behind; now N2 comes at the front of S1
    const match = field([foot('S1', { contacts: front('N1') }), foot('N1', { facing: 'N' }), foot('N2')], {
      phase: 'otherMovement',
    });
    engage(match, 'N2', 'S1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'flank' });
    choose(match, { do: 'flank', face: 'left' });
    expect(unit(match, 'N2').facing).toBe('E');
    expect(faces(match, 'S1')).toEqual({ N1: 'front', N2: 'left' });
  });
});

describe('in contact', () => {
  test('FV-ENGAGE-20 the engager does no more, the target may not react again', () => {
    const match = field([foot('S1'), foot('S2', { facing: 'E' }), foot('N1')], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(unit(match, 'N1').reacted).toBe(false);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
    engage(match, 'S2', 'N1');
    expect(decision(match)?.side).toBe('south');
    expect(unit(match, 'N1')).toMatchObject({ fired: false, hits: 0, formation: 'attack' });
    expect(unit(match, 'N1').contacts).toHaveLength(2);
  });

  test('FV-ENGAGE-20 an intercepted unit has lost its second action', () => {
    const match = field([horse('S1', { zone: 'Z(2,0)' }), foot('S2'), horse('N1')], { dice: [1] });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
    // the interceptor is in contact as well: S2 leaves the zone unhindered
    pick(match, 'S2');
    choose(match, { do: 'move' });
    expect(unit(match, 'S2').zone).toBe('Z(2,2)');
  });

  test.each([
    ['M', horse('S1')],
    ['HM', horse('S1', { type: 'HM', layout: 'YY/YY' })],
    ['D', dragoons('S1')],
  ])('FV-ENGAGE-21 FV-R-39 %s that contact foot which did not react cause no impact', (_, mover) => {
    for (const facing of ['N', 'S', 'W']) {
      const match = field([mover, foot('N1', { facing })], { dice: [1] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'done' });
      expect(unit(match, 'N1')).toMatchObject({ hits: 0, reacted: false });
      expect(unit(match, 'N1').contacts).toHaveLength(1);
      expect(unit(match, 'S1').hits).toBe(0);
    }
  });
});

describe('who turns', () => {
  const opposite: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };
  const pairs = ['N', 'E', 'S', 'W'].flatMap((active) =>
    ['N', 'E', 'S', 'W'].map((reacting) => [active, reacting] as const),
  );

  test.each(pairs)(
    'FV-R-32 active unit facing %s, counter-charging unit facing %s: only the latter turns',
    (active, reacting) => {
      const match = field([horse('S1', { facing: active }), horse('N1', { facing: reacting })], { dice: [1] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'counterCharge', unit: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ facing: active, hits: 0 });
      expect(unit(match, 'N1')).toMatchObject({
        facing: opposite[active],
        hits: reacting === opposite[active] ? 1 : 2,
      });
      expect(faces(match, 'S1')).toEqual({ N1: 'front' });
      expect(faces(match, 'N1')).toEqual({ S1: 'front' });
    },
  );

  test.each(pairs)(
    'FV-R-32 active unit facing %s, intercepting unit facing %s: only the latter turns',
    (active, reacting) => {
      const match = field([horse('S1', { facing: active }), horse('N1', { facing: reacting })], { dice: [1] });
      pick(match, 'S1');
      choose(match, { do: 'move' });
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ facing: active, hits: 0, zone: 'Z(2,1)' });
      expect(unit(match, 'N1')).toMatchObject({
        facing: opposite[active],
        hits: reacting === opposite[active] ? 1 : 2,
      });
      expect(faces(match, 'S1')).toEqual({ N1: 'front' });
      expect(faces(match, 'N1')).toEqual({ S1: 'front' });
    },
  );
});

describe('engaging artillery', () => {
  test.each(['RA', 'HA'])('FV-R-34 %s does not fire at foot that engage it', (type) => {
    const match = field([foot('S1'), gun('N1', type)], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'N1')).toMatchObject({ fired: false, zone: 'Z(2,1)' });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'front' }]);
  });

  test('FV-R-34 a galloper gun may flee from foot, not fire', () => {
    const match = field([foot('S1'), gun('N1', 'GG')], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(kinds(match)).toEqual(['done', 'flee']);
    choose(match, { do: 'done' });
    expect(unit(match, 'N1')).toMatchObject({ fired: false, zone: 'Z(2,1)' });
    expect(unit(match, 'N1').contacts).toHaveLength(1);
  });

  // N1 is a gun engaged with S2 (foot) at its front and S3 (horse) at its rear
  const battery = (type: string, more: object = {}) =>
    field(
      [
        horse('S1', { facing: 'E' }),
        foot('S2', { contacts: front('N1') }),
        horse('S3', { facing: 'S', contacts: front('N1') }),
        gun('N1', type),
      ],
      more,
    );

  test.each(['GG', 'RA', 'HA'])('FV-R-38 mounted that engage an engaged %s make a normal contact', (type) => {
    const match = battery(type);
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', fired: false });
    expect(faces(match, 'N1')).toEqual({ S2: 'front', S3: 'rear', S1: 'right' });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
  });

  test.each(['GG', 'RA', 'HA'])('FV-R-38 engagedArtilleryOverrun: an engaged %s is over-run without firing', (type) => {
    const match = battery(type, { options: { houseRules: { engagedArtilleryOverrun: true } } });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1')).toMatchObject({ contacts: [], hits: 0 });
    expect(unit(match, 'S2').contacts).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    choose(match, { do: 'rally', to: 'S' });
    expect(unit(match, 'S1').facing).toBe('S');
    // friends engaged when the phase began stay bound
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('FV-MOVE-04');
    pick(match, 'S3');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S3')).toMatchObject({ chosen: true, contacts: [], facing: 'S' });
  });

  test('FV-R-38 engagedArtilleryOverrun: the follow-up may join another melee', () => {
    const match = field(
      [
        horse('S1', { facing: 'E' }),
        foot('S2', { contacts: front('N1') }),
        foot('S3', { contacts: front('N2') }),
        gun('N1', 'HA'),
        foot('N2'),
      ],
      { options: { houseRules: { engagedArtilleryOverrun: true } }, dice: [] },
    );
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    expect(targets(match)).toEqual(['N2']);
    choose(match, { do: 'engage', target: 'N2' });
    expect(faces(match, 'N2')).toEqual({ S3: 'front', S1: 'right' });
  });

  test('FV-R-38 engagedArtilleryOverrun: unengaged artillery still fires first', () => {
    // RA against mounted in its zone: four dice
    const match = field([horse('S1'), gun('N1', 'RA')], {
      options: { houseRules: { engagedArtilleryOverrun: true } },
      dice: [1, 1, 2, 6, 6],
    });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', fired: true });
    expect(unit(match, 'S1')).toMatchObject({ hits: 2, contacts: [] });
  });

  test('FV-R-38 engagedArtilleryOverrun: foot still make a normal contact', () => {
    const match = field([foot('S1', { facing: 'E' }), foot('S2', { contacts: front('N1') }), gun('N1', 'RA')], {
      options: { houseRules: { engagedArtilleryOverrun: true } },
    });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').contacts).toHaveLength(2);
  });
});

describe('follow-up', () => {
  // S1 engages N1, which recoils; N2 is left in the zone
  const recoiled = (dice: number[], more: object = {}) => {
    const match = field([horse('S1'), horse('N1'), foot('N2', { facing: 'N' })], { dice, ...more });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    expect(kinds(match)).toEqual(['engage', 'rally']);
    return match;
  };

  test.each([1, 2, 3])('FV-R-44 a follow-up tests like any other: passed with %i', (die) => {
    const match = recoiled([1, die]);
    choose(match, { do: 'engage', target: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react', about: { unit: 'S1', target: 'N2' } });
    choose(match, { do: 'done' });
    expect(unit(match, 'N2').contacts).toMatchObject([{ with: 'S1', face: 'rear' }]);
  });

  test.each([4, 5, 6])('FV-R-44 failed with %i the unit just stops, without a rally', (die) => {
    const match = recoiled([1, die]);
    choose(match, { do: 'engage', target: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'N', contacts: [], chosen: true });
  });

  test('FV-R-44 in command the follow-up is not tested either', () => {
    const match = recoiled([], commanded);
    choose(match, { do: 'engage', target: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });

  test('FV-R-45 with nobody left to engage only the rally remains', () => {
    const match = field([horse('S1'), horse('N1'), foot('N2', { zone: 'Z(2,2)' })], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    expect(options(match).map((option) => [option.do, option['to']])).toHaveLength(4);
    expect(kinds(match)).toEqual(['rally']);
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-ENGAGE-04');
    choose(match, { do: 'rally', to: 'W' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'W', contacts: [], chosen: true });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });
});
