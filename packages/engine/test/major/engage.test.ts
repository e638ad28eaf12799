// Engaging: who may engage whom, the test, the face of contact (MV-ENGAGE, MV-R-33 to -36, -39, -67).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, events } = kitFor(major);

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
const commanded = { sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } } };

const foot = (id: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  layout: 'FF/FF',
  zone: 'Z(2,1)',
  ...more,
});
const bowmen = (id: string, more: object = {}) => foot(id, { weapon: 'bows', ...more });
const pikes = (id: string, more: object = {}) => foot(id, { weapon: 'pikes', ...more });
const lightFoot = (id: string, more: object = {}) => foot(id, { type: 'LF', weapon: 'light', ...more });
const horse = (id: string, more: object = {}) => ({ id, type: 'MM', layout: 'MM/MM', zone: 'Z(2,1)', ...more });
const lightHorse = (id: string, more: object = {}) => horse(id, { type: 'LM', ...more });
const knights = (id: string, more: object = {}) => horse(id, { type: 'HM', ...more });
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

describe('how contact arises', () => {
  test('MV-ENGAGE-01 not by moving into the enemy zone, front to front', () => {
    const match = field([foot('S1', { zone: 'Z(2,0)' }), foot('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', facing: 'N', contacts: [] });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', facing: 'S', contacts: [] });
  });

  test('MV-ENGAGE-01 by a successful engagement', () => {
    const match = field([foot('S1'), foot('N1')], { dice: [3] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'front' }]);
  });

  test('MV-ENGAGE-01 by a counter-charge', () => {
    const match = field([horse('S1'), horse('N1')], { dice: [3] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
  });

  test('MV-ENGAGE-01 by an interception', () => {
    const match = field([foot('S1'), knights('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
  });
});

describe('who engages', () => {
  test.each([
    ['Light Foot', lightFoot('S1')],
    ['Light Foot in open order', lightFoot('S1', { formation: 'open' })],
    ['missile foot', bowmen('S1')],
    ['Medium Foot', foot('S1')],
    ['pikes', pikes('S1')],
    ['Heavy Foot', foot('S1', { type: 'HF' })],
    ['Light Mounted with bows', lightHorse('S1', { weapon: 'bows' })],
    ['Light Mounted in open order', lightHorse('S1', { formation: 'open' })],
    ['Medium Mounted', horse('S1')],
    ['Heavy Mounted', knights('S1')],
  ])('MV-ENGAGE-02 %s may', (_, mover) => {
    const match = field([mover, foot('N1')]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
  });

  test.each([
    ['an Organ Gun', gun('S1', 'Organ Gun')],
    ['a Gun', gun('S1', 'Gun')],
    ['a defensive formation', foot('S1', { formation: 'defensive' })],
    ['a defensive formation of pikes', pikes('S1', { formation: 'defensive' })],
  ])('MV-ENGAGE-02 %s may not', (_, mover) => {
    const match = field([mover, foot('N1')]);
    pick(match, 'S1');
    expect(targets(match)).toEqual([]);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-02');
  });

  test('MV-ENGAGE-02 an engaged unit may not engage another enemy', () => {
    const match = field([horse('S1', { contacts: front('N1') }), foot('N1'), foot('N2')]);
    pick(match, 'S1');
    expect(targets(match)).toEqual([]);
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('MV-ENGAGE-02');
  });

  test.each([
    ['defensive formation', foot('N1', { formation: 'defensive' })],
    ['defensive formation of pikes', pikes('N1', { formation: 'defensive' })],
  ])('MV-ENGAGE-03 a %s may be engaged', (_, target) => {
    const match = field([foot('S1'), target], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(faces(match, 'S1')).toEqual({ N1: 'front' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', hits: 0 });
  });

  test.each(['Organ Gun', 'Gun', 'Bombard'])('MV-ENGAGE-03 a %s may be engaged', (type) => {
    const match = field([foot('S1'), gun('N1', type, { fired: true })], { dice: [1] });
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'N1').zone).toBe('routed');
  });

  test('MV-ENGAGE-02 MV-ENGAGE-03 a Commander alone in the zone can neither engage nor be engaged', () => {
    const match = field([foot('S1'), foot('N1', { zone: 'Z(2,2)' })], {
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(2,1)' } },
    });
    pick(match, 'S1');
    expect(targets(match)).toEqual([]);
  });

  test('MV-ENGAGE-04 the target must be in the same zone', () => {
    const match = field([
      foot('S1'),
      foot('N1'),
      foot('N2', { zone: 'Z(2,2)' }),
      foot('N3', { zone: 'NR2', layout: 'FF' }),
    ]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('MV-ENGAGE-04');
    expect(refusal(match, { do: 'engage', target: 'N3' })?.rule).toBe('MV-ENGAGE-04');
  });

  test('MV-ENGAGE-04 a friend is no target', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'engage', target: 'S2' })?.rule).toBe('MV-ENGAGE-04');
  });
});

describe('unengaged enemies first', () => {
  test.each([
    ['foot', foot('N2')],
    ['foot seen from behind', foot('N2', { facing: 'N' })],
    ['mounted seen from behind', horse('N2', { facing: 'N' })],
    ['an Organ Gun', gun('N2', 'Organ Gun')],
    ['a Bombard', gun('N2', 'Bombard')],
    ['a defensive formation', foot('N2', { formation: 'defensive' })],
  ])('MV-ENGAGE-05 unengaged %s comes before an engaged unit', (_, unengaged) => {
    const match = field([foot('S1'), foot('S2', { contacts: front('N1') }), foot('N1'), unengaged]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N2']);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-05');
  });

  test('MV-ENGAGE-05 among several unengaged enemies the choice is free', () => {
    const match = field([foot('S1'), foot('N1'), gun('N2', 'Gun'), foot('N3', { facing: 'E' })]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1', 'N2', 'N3']);
  });

  test('MV-ENGAGE-05 unengaged enemies in other zones do not count', () => {
    const match = field([
      foot('S1'),
      foot('S2', { contacts: front('N1') }),
      foot('N1'),
      foot('N2', { zone: 'Z(2,2)' }),
    ]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
  });

  test('MV-ENGAGE-05 when all are engaged any of them may be the target', () => {
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

  describe('MV-R-33 an enemy that escaped contact still blocks joining in', () => {
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
      expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-05');
    };

    test('MV-R-33 after a failed test', () => {
      stillFirst(melee(foot('N2'), foot('S1'), [4]));
    });

    test('MV-R-33 after an evasion', () => {
      const match = melee(lightFoot('N2', { formation: 'open' }), foot('S1'), [1]);
      choose(match, { do: 'evade', unit: 'N2' });
      stillFirst(match);
    });

    test('MV-R-33 after a flinch', () => {
      const match = melee(bowmen('N2'), foot('S1'), [1, 1, 2, 6, 6]);
      choose(match, { do: 'fire', unit: 'N2' });
      expect(unit(match, 'S1').hits).toBe(2);
      stillFirst(match);
    });

    test('MV-R-33 after pulling up short', () => {
      const match = melee(foot('N2'), lightHorse('S1'), [1]);
      choose(match, { do: 'hastyDefence', unit: 'N2' });
      stillFirst(match);
    });
  });

  // S1 may not engage the loose horse N2 from the front; N1 is engaged with S2.
  const screened = (n2: object, more: object = {}) =>
    field([foot('S1'), foot('S2', { contacts: front('N1') }), foot('N1'), horse('N2', n2)], more);
  const joinPast = { options: { houseRules: { joinPastUnengageable: true } } };

  test.each(['E', 'S', 'W'])('MV-R-33 MV-ENGAGE-05 a loose horse heading %s screens the melee', (facing) => {
    const match = screened({ facing });
    pick(match, 'S1');
    expect(targets(match)).toEqual([]);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-05');
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('MV-ENGAGE-07');
  });

  test('MV-R-33 joinPastUnengageable: such an enemy is ignored', () => {
    const match = screened({}, joinPast);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('MV-ENGAGE-07');
    choose(match, { do: 'engage', target: 'N1' });
    // the loose horse may still intercept
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(options(match)).toEqual([{ do: 'intercept', unit: 'N2' }, { do: 'done' }]);
    choose(match, { do: 'done' });
    choose(match, { do: 'flank', face: 'right' });
    expect(faces(match, 'N1')).toEqual({ S2: 'front', S1: 'right' });
  });

  test('MV-R-33 joinPastUnengageable: one that may be engaged still comes first', () => {
    const match = screened({ facing: 'N' }, joinPast);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N2']);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-05');
  });

  test('MV-R-33 joinPastUnengageable: pikes may engage it, so they must', () => {
    const match = field([pikes('S1'), foot('S2', { contacts: front('N1') }), foot('N1'), horse('N2')], joinPast);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N2']);
  });
});

describe('foot against mounted', () => {
  const anyWay = ['N', 'E', 'S', 'W'];
  test.each([
    ['MV-ENGAGE-06', 'Medium Foot with pikes', anyWay, pikes('S1')],
    ['MV-ENGAGE-06', 'Heavy Foot with pikes', anyWay, pikes('S1', { type: 'HF' })],
    ['MV-ENGAGE-06', 'two pike stands in open order', anyWay, pikes('S1', { layout: 'F/F', formation: 'open' })],
    ['MV-ENGAGE-07', 'Light Foot', ['N'], lightFoot('S1')],
    ['MV-ENGAGE-07', 'Light Foot in open order', ['N'], lightFoot('S1', { formation: 'open' })],
    ['MV-ENGAGE-07', 'Medium Foot', ['N'], foot('S1')],
    ['MV-ENGAGE-07', 'spears', ['N'], foot('S1', { spears: true })],
    ['MV-ENGAGE-07', 'longbows', ['N'], foot('S1', { weapon: 'longbows' })],
    ['MV-ENGAGE-07', 'firearms', ['N'], foot('S1', { weapon: 'firearms' })],
    ['MV-ENGAGE-07', 'Heavy Foot', ['N'], foot('S1', { type: 'HF', layout: 'FFF/FFF/FFF' })],
    ['MV-ENGAGE-07', 'no such limit on mounted', anyWay, horse('S1')],
  ])('%s %s heading N: unengaged mounted that head %j', (_, _who, allowed, mover) => {
    for (const facing of anyWay) {
      for (const target of [
        lightHorse('N1', { facing, formation: 'open' }),
        horse('N1', { facing }),
        knights('N1', { facing }),
      ]) {
        const match = field([mover, target]);
        pick(match, 'S1');
        expect(targets(match)).toEqual(allowed.includes(facing) ? ['N1'] : []);
        if (!allowed.includes(facing)) {
          expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-07');
        }
      }
    }
  });

  test.each(anyWay)('MV-ENGAGE-07 it is the same heading that counts: foot heading %s', (facing) => {
    const match = field([
      foot('S1', { facing }),
      horse('N1', { facing }),
      horse('N2', { facing: facing === 'N' ? 'S' : 'N' }),
      horse('N3', { facing: facing === 'E' ? 'W' : 'E' }),
    ]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1']);
  });

  test('MV-ENGAGE-07 artillery is not mounted', () => {
    const match = field([foot('S1'), gun('N1', 'Organ Gun'), foot('N2')]);
    pick(match, 'S1');
    expect(targets(match)).toEqual(['N1', 'N2']);
  });

  test.each([
    ['Light Foot', lightFoot('S1')],
    ['bows', bowmen('S1')],
    ['Medium Foot', foot('S1')],
    ['pikes', pikes('S1')],
    ['open order', lightFoot('S1', { formation: 'open' })],
  ])('MV-ENGAGE-08 %s may join in against engaged mounted, from any direction', (_, mover) => {
    for (const facing of ['N', 'E', 'S', 'W']) {
      const match = field([{ ...mover, facing }, horse('S2', { contacts: front('N1') }), horse('N1')]);
      engage(match, 'S1', 'N1');
      if (decision(match)?.kind === 'flank') choose(match, { do: 'flank', face: 'left' });
      expect(faces(match, 'S1')).toEqual({ N1: 'front' });
      expect(unit(match, 'N1').contacts).toHaveLength(2);
      expect(throws(match)).toEqual([]);
    }
  });
});

describe('the test to engage', () => {
  // a target that has reacted already: whoever passes is in contact at once
  const target = foot('N1', { reacted: true });
  test.each([
    ['attack formation', 3, foot('S1')],
    ['attack formation, Light Foot', 3, lightFoot('S1')],
    ['attack formation, pikes', 3, pikes('S1')],
    ['attack formation, Heavy Foot', 3, foot('S1', { type: 'HF' })],
    ['attack formation, Light Mounted', 3, lightHorse('S1')],
    ['attack formation, Medium Mounted', 3, horse('S1')],
    ['open order', 1, lightFoot('S1', { formation: 'open' })],
    ['open order, two stands of Medium Foot', 1, foot('S1', { layout: 'F/F', formation: 'open' })],
    ['open order, Light Mounted', 1, lightHorse('S1', { formation: 'open' })],
    ['open order, two stands of Medium Mounted', 1, horse('S1', { layout: 'M/M', formation: 'open' })],
    ['a single stand', 1, foot('S1', { layout: 'F' })],
  ])('MV-ENGAGE-11 %s passes on up to %i', (_, limit, mover) => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const match = field([mover, target], { dice: [die] });
      engage(match, 'S1', 'N1');
      expect(unit(match, 'S1').contacts).toHaveLength(die <= limit ? 1 : 0);
      expect(throws(match)).toMatchObject([{ side: 'south', unit: 'S1', dice: [die] }]);
    }
  });

  test.each([
    ['green', 'attack', 1],
    ['green', 'open', 1],
    ['seasoned', 'attack', 3],
    ['seasoned', 'open', 1],
    ['veteran', 'attack', 4],
    ['veteran', 'open', 4],
  ])('MV-ENGAGE-11 MV-QUAL-05 MV-QUAL-08 %s, %s: passes on up to %i', (quality, formation, limit) => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const match = field([lightFoot('S1', { formation, quality }), target], {
        dice: [die],
        options: { unitQuality: 'assigned' },
      });
      engage(match, 'S1', 'N1');
      expect(unit(match, 'S1').contacts).toHaveLength(die <= limit ? 1 : 0);
    }
  });

  test.each([
    ['foot', foot('S1')],
    ['open order', lightFoot('S1', { formation: 'open' })],
    ['mounted', horse('S1')],
  ])('MV-ENGAGE-09 in the zone of the Commander %s need no test', (_, mover) => {
    const match = field([mover, foot('N1')], commanded);
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
    expect(throws(match)).toEqual([]);
  });

  test.each([
    ['with the Commander far off', { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } }],
    ['after the Commander’s removal', { north: { commander: 'Z(4,2)' } }],
  ])('MV-ENGAGE-09 MV-CMD-02 Heavy Mounted need no test, %s', (_, sides) => {
    const match = field([knights('S1'), foot('S2', { zone: 'Z(0,1)' }), target], { sides });
    engage(match, 'S1', 'N1');
    expect(faces(match, 'S1')).toEqual({ N1: 'front' });
    expect(throws(match)).toEqual([]);
  });

  test.each([
    ['his own Commander next door', { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } }],
    ['the enemy Commander in the zone', { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(2,1)' } }],
  ])('MV-ENGAGE-09 %s does not waive the test', (_, sides) => {
    const match = field([foot('S1', { type: 'HF' }), foot('N1')], { sides, dice: [4] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1')).toMatchObject({ contacts: [], chosen: true });
    expect(throws(match)).toHaveLength(1);
  });

  test('MV-ENGAGE-10 a friend engaged with that target waives the test', () => {
    const match = field([foot('S1', { facing: 'E' }), foot('S2', { contacts: front('N1') }), foot('N1')]);
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S2: 'front', S1: 'right' });
    expect(throws(match)).toEqual([]);
  });

  test('MV-ENGAGE-10 so does a friend whom the target has engaged', () => {
    const match = field([
      foot('S1', { facing: 'W' }),
      foot('S2', { facing: 'S' }),
      foot('N1', { contacts: front('S2') }),
    ]);
    expect(faces(match, 'S2')).toEqual({ N1: 'rear' });
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S2: 'front', S1: 'left' });
    expect(throws(match)).toEqual([]);
  });

  test('MV-ENGAGE-10 a friend engaged with another enemy does not', () => {
    const match = field([foot('S1'), foot('S2', { contacts: front('N1') }), foot('N1'), foot('N2')], { dice: [5] });
    engage(match, 'S1', 'N2');
    expect(throws(match)).toHaveLength(1);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });

  test('MV-R-35 MV-ENGAGE-12 a failed test ends it and triggers no reaction', () => {
    const match = field(
      [foot('S1'), foot('S2'), bowmen('N1', { facing: 'E' }), knights('N2', { facing: 'N' }), gun('N3', 'Gun')],
      { dice: [4] },
    );
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'N', contacts: [], chosen: true, hits: 0 });
    for (const id of ['N1', 'N2', 'N3']) expect(unit(match, id)).toMatchObject({ reacted: false, fired: false });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test.each([
    ['mounted', horse('N1')],
    ['artillery', gun('N1', 'Bombard')],
  ])('MV-R-35 MV-ENGAGE-12 not even the compulsory reaction of %s', (_, engaged) => {
    const match = field([pikes('S1'), engaged], { dice: [4] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', contacts: [], hits: 0, fired: false, reacted: false });
    expect(decision(match)?.side).toBe('south');
  });
});

describe('after the test', () => {
  test('MV-ENGAGE-13 MV-R-35 after a passed test the other side has its reactions', () => {
    const match = field([foot('S1'), bowmen('N1')], { dice: [3] });
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react', about: { unit: 'S1', target: 'N1' } });
    expect(kinds(match)).toEqual(['done', 'fire', 'hastyDefence']);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });

  test('MV-ENGAGE-13 MV-R-36 if none prevents it, contact follows', () => {
    const match = field([foot('S1'), bowmen('N1')], { dice: [3] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(faces(match, 'S1')).toEqual({ N1: 'front' });
    expect(unit(match, 'N1')).toMatchObject({ fired: false, formation: 'attack', hits: 0 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('MV-ENGAGE-13 if one does, none', () => {
    const match = field([foot('S1'), lightFoot('N1', { formation: 'open' })], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(unit(match, 'N1').contacts).toEqual([]);
  });

  test.each([
    ['hasty defence', [horse('S1'), foot('N1')]],
    ['fire and hasty defence', [foot('S1'), bowmen('N1')]],
    ['evading', [foot('S1'), lightFoot('N1', { formation: 'open' })]],
    ['an interception', [foot('S1'), foot('N1', { reacted: true }), horse('N2')]],
    ['supporting fire', [foot('S1'), foot('N1', { reacted: true }), gun('N2', 'Gun')]],
  ])('MV-R-36 optional reactions may be declined: %s', (_, units) => {
    const match = field(units, { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(decision(match)?.kind).toBe('react');
    choose(match, { do: 'done' });
    expect(faces(match, 'S1')).toEqual({ N1: 'front' });
  });

  test('MV-R-36 a mounted target must counter-charge or recoil', () => {
    const match = field([pikes('S1'), horse('N1'), horse('N2')], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(kinds(match)).toEqual(['counterCharge', 'intercept', 'recoil']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('MV-REACT-08');
  });

  test('MV-R-36 an artillery target must fire', () => {
    const match = field([foot('S1'), gun('N1', 'Gun'), horse('N2')], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(kinds(match)).toEqual(['fire', 'intercept']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('MV-REACT-08');
  });
});

describe('the face of contact', () => {
  // engager's heading, target's heading, face touched
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
  ])('MV-ENGAGE-14 engager heading %s, target heading %s: %s', (engager, target, face) => {
    for (const mover of [foot('S1', { facing: engager }), lightHorse('S1', { facing: engager })]) {
      const match = field([mover, foot('N1', { facing: target, layout: 'FF/FF/FF' })], { dice: [1] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'done' });
      const line = { front: 'rank 0', rear: 'rank 2', left: 'file 0', right: 'file 1' }[face];
      expect(unit(match, 'S1').contacts).toEqual([{ with: 'N1', face: 'front', line: 'rank 0' }]);
      expect(unit(match, 'N1').contacts).toEqual([{ with: 'S1', face, line }]);
      expect(unit(match, 'S1').facing).toBe(engager);
      expect(unit(match, 'N1').facing).toBe(target);
    }
  });

  test.each([
    ['FFF/FF.', 'file 2'],
    ['FF/FF/F.', 'file 1'],
    ['F/F', 'file 0'],
  ])('MV-ENGAGE-14 MV-R-24 the right flank of %s is its outermost file, %s', (layout, line) => {
    const match = field([horse('S1', { facing: 'E' }), foot('N1', { layout, reacted: true })], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').contacts).toEqual([{ with: 'S1', face: 'right', line }]);
  });

  test.each([
    ['N', 'rear'],
    ['E', 'right'],
    ['S', 'front'],
    ['W', 'left'],
  ])('MV-ENGAGE-14 MV-R-40 mounted that have reacted already, heading %s, are touched at the %s', (facing, face) => {
    const match = field([horse('S1'), horse('N1', { facing, reacted: true })], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toEqual({ S1: face });
    expect(unit(match, 'N1')).toMatchObject({ facing, hits: 0 });
  });

  test.each([
    ['N', 'rear'],
    ['E', 'right'],
    ['S', 'front'],
    ['W', 'left'],
  ])('MV-ENGAGE-14 MV-ENGAGE-03 a defensive formation heading %s is touched at its %s', (facing, face) => {
    for (const mover of [foot('S1'), horse('S1')]) {
      const match = field([mover, foot('N1', { formation: 'defensive', facing })], { dice: [1] });
      engage(match, 'S1', 'N1');
      expect(faces(match, 'N1')).toEqual({ S1: face });
      expect(unit(match, 'N1')).toMatchObject({ facing, formation: 'defensive', hits: 0 });
    }
  });
});

describe('a face already taken', () => {
  // N1 heads S. A unit that touches this face of N1 heads ...
  const headingAt: Record<string, string> = { front: 'N', right: 'E', rear: 'S', left: 'W' };
  // S1 wants one face of N1; friends S2, S3, S4 are already on the faces named.
  const surrounded = (wanted: string, taken: string) =>
    field([
      foot('S1', { facing: headingAt[wanted] }),
      ...taken
        .split(' ')
        .map((face, place) => foot(`S${place + 2}`, { facing: headingAt[face], contacts: front('N1') })),
      foot('N1', { layout: 'FFF/FFF' }),
    ]);

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
  ])('MV-ENGAGE-16 wanted %s, taken %s: it goes to the %s and is turned free of charge', (wanted, taken, face) => {
    const match = surrounded(wanted, taken);
    engage(match, 'S1', 'N1');
    expect(faces(match, 'N1')).toMatchObject({ S1: face });
    expect(unit(match, 'S1').facing).toBe(headingAt[face]);
    expect(unit(match, 'S1').contacts).toEqual([{ with: 'N1', face: 'front', line: 'rank 0' }]);
    expect(unit(match, 'S1').hits).toBe(0);
    expect(unit(match, 'N1').facing).toBe('S');
  });

  test.each([
    ['front', 'front'],
    ['front', 'front rear'],
    ['rear', 'rear front'],
  ])('MV-R-34 MV-ENGAGE-16 wanted %s, taken %s: the mover picks the flank', (wanted, taken) => {
    for (const face of ['left', 'right']) {
      const match = surrounded(wanted, taken);
      engage(match, 'S1', 'N1');
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'flank' });
      expect(options(match)).toEqual([
        { do: 'flank', face: 'left' },
        { do: 'flank', face: 'right' },
      ]);
      choose(match, { do: 'flank', face });
      expect(faces(match, 'N1')).toMatchObject({ S1: face });
      expect(unit(match, 'S1').facing).toBe(headingAt[face]);
    }
  });

  test.each([
    ['N', { front: 'S', right: 'W', rear: 'N', left: 'E' }],
    ['E', { front: 'W', right: 'N', rear: 'E', left: 'S' }],
    ['W', { front: 'E', right: 'S', rear: 'W', left: 'N' }],
  ])('MV-ENGAGE-16 the free turn puts the front on that face, target heading %s', (facing, headings) => {
    for (const face of ['left', 'right'] as const) {
      const match = field([
        foot('S1', { facing: headings.front }),
        foot('S2', { facing: headings.front, contacts: front('N1') }),
        foot('N1', { facing }),
      ]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'flank', face });
      expect(faces(match, 'N1')).toEqual({ S2: 'front', S1: face });
      expect(unit(match, 'S1').facing).toBe(headings[face]);
    }
  });

  test.each([
    ['front', ['left', 'right', 'rear', 'left right', 'left rear', 'right rear', 'left right rear']],
    ['left', ['front', 'right', 'rear', 'front right', 'front rear', 'right rear', 'front right rear']],
    ['right', ['front', 'left', 'rear', 'front left', 'front rear', 'left rear', 'front left rear']],
    ['rear', ['front', 'left', 'right', 'front left', 'front right', 'left right', 'front left right']],
  ])('MV-R-34 the required face is used whenever free: %s', (wanted, cases) => {
    for (const taken of cases) {
      const match = surrounded(wanted, taken);
      engage(match, 'S1', 'N1');
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
      expect(faces(match, 'N1')).toMatchObject({ S1: wanted });
      expect(unit(match, 'S1').facing).toBe(headingAt[wanted]);
    }
  });

  test('MV-ENGAGE-15 a face holds one enemy: four of them end on four faces', () => {
    const match = field([foot('S1'), foot('S2'), foot('S3'), foot('S4'), foot('N1')], commanded);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    engage(match, 'S2', 'N1');
    choose(match, { do: 'flank', face: 'right' });
    engage(match, 'S3', 'N1');
    engage(match, 'S4', 'N1');
    expect(faces(match, 'N1')).toEqual({ S1: 'front', S2: 'right', S3: 'left', S4: 'rear' });
  });

  test('MV-ENGAGE-17 with all four faces taken it cannot be engaged', () => {
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
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-17');
  });

  test('MV-ENGAGE-19 the front of an engager is taken, its other faces may be engaged', () => {
    // S1 has engaged N1 from behind; now N2 comes at the front of S1, and N3 at its rear
    const match = field(
      [foot('S1', { contacts: front('N1') }), foot('N1', { facing: 'N' }), foot('N2'), foot('N3', { facing: 'N' })],
      { phase: 'otherMovement' },
    );
    engage(match, 'N2', 'S1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'flank' });
    choose(match, { do: 'flank', face: 'left' });
    expect(unit(match, 'N2').facing).toBe('E');
    engage(match, 'N3', 'S1');
    expect(faces(match, 'S1')).toEqual({ N1: 'front', N2: 'left', N3: 'rear' });
  });
});

describe('in contact', () => {
  test('MV-ENGAGE-18 both are done: the engager does no more, the target reacts no more', () => {
    const match = field([foot('S1'), foot('S2', { facing: 'E' }), bowmen('N1')], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(unit(match, 'N1').reacted).toBe(false);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
    engage(match, 'S2', 'N1');
    expect(decision(match)?.side).toBe('south');
    expect(unit(match, 'N1')).toMatchObject({ fired: false, hits: 0, formation: 'attack' });
    expect(unit(match, 'N1').contacts).toHaveLength(2);
  });

  test('MV-ENGAGE-18 an engaged mounted target does not intercept afterwards', () => {
    const match = field([pikes('S1'), foot('S2'), horse('N1', { facing: 'E' })], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    pick(match, 'S2');
    choose(match, { do: 'move' });
    expect(unit(match, 'S2').zone).toBe('Z(2,2)');
    expect(decision(match)?.side).toBe('south');
  });

  test.each([
    ['Light Mounted', lightHorse('S1'), [1]],
    ['Medium Mounted', horse('S1'), [1]],
    ['Heavy Mounted', knights('S1'), []],
  ])('MV-ENGAGE-18 %s that contact foot which did not react cause no impact', (_, mover, dice) => {
    for (const facing of ['N', 'S', 'W']) {
      const match = field([mover, foot('N1', { facing })], { dice });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'done' });
      expect(unit(match, 'N1')).toMatchObject({ hits: 0, reacted: false });
      expect(unit(match, 'N1').contacts).toHaveLength(1);
      expect(unit(match, 'S1').hits).toBe(0);
    }
  });
});

describe('after an over-run', () => {
  test.each([
    ['a Gun that has fired', gun('N1', 'Gun', { fired: true }), [1]],
    ['a Bombard that misses', gun('N1', 'Bombard'), [1, 2, 3, 3, 3]],
    ['an Organ Gun, whose one hit is not enough', gun('N1', 'Organ Gun'), [1, 1]],
  ])('MV-R-39 foot that over-ran %s stays unengaged and is done', (_, target, dice) => {
    const match = field([foot('S1'), target, foot('N2')], { dice });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', facing: 'N', contacts: [], chosen: true });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-R-39 the follow-on is for mounted only', () => {
    const match = field([horse('S1'), gun('N1', 'Gun', { fired: true }), foot('N2')], { dice: [1] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    expect(targets(match)).toEqual(['N2']);
    choose(match, { do: 'rally', to: 'W' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'W', contacts: [], chosen: true });
  });
});

describe('a hasty formation', () => {
  const hasty = (facing: string) => {
    const match = field([lightHorse('S1'), foot('N1', { facing, layout: 'FFF/FF.' })], { dice: [1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'hastyDefence' });
    return match;
  };

  test.each(['N', 'E', 'S', 'W'])('MV-R-67 keeps its heading %s', (facing) => {
    const match = hasty(facing);
    choose(match, { do: 'form', layout: 'FFF/FF.' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', facing, layout: 'FFF/FF.' });
  });

  test('MV-R-67 no new heading may be given', () => {
    const match = hasty('S');
    expect(refusal(match, { do: 'form', layout: 'FFF/FF.', facing: 'N' })?.rule).toBe('MV-HASTY-02');
  });

  test.each(['FFF/FF.', 'FFF/.FF', 'FF/FF/F.', 'FF/FF/.F'])('MV-R-67 the shape is free: %s', (layout) => {
    const match = hasty('E');
    choose(match, { do: 'form', layout });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', facing: 'E', layout });
  });

  test.each(['FFFFF', 'FFF/F.F', 'FF/FF'])('MV-R-67 but valid: not %s', (layout) => {
    expect(refusal(hasty('S'), { do: 'form', layout })).toBeDefined();
  });
});
