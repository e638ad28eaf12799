// Reserve zones (MV-RESERVE, MV-R-09, -30 to -32, -41; switches blueBarsReserve, reserveAfterActions, firedGunsStay).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, position, events } = kitFor(major);

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

const foot = (id: string, zone: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  layout: 'FF/FF',
  zone,
  ...more,
});
const lightFoot = (id: string, zone: string, more: object = {}) => foot(id, zone, { type: 'LF', ...more });
const horse = (id: string, zone: string, more: object = {}) => ({ id, type: 'MM', layout: 'MM/MM', zone, ...more });
const knights = (id: string, zone: string, more: object = {}) => horse(id, zone, { type: 'HM', ...more });
const gun = (id: string, type: string, zone: string, more: object = {}) => ({ id, type, layout: 'G', zone, ...more });
// in a reserve zone a unit is but its stands
const reserve = (id: string, zone: string, more: object = {}) => foot(id, zone, { layout: 'FFFF', ...more });
const crowd = (ids: string[], zone: string) =>
  ids.map((id) => (zone.includes('R') ? reserve(id, zone) : foot(id, zone)));

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const form = (formation: string, layout: string) => ({ do: 'form', formation, layout });
// with one way to form up nothing is asked
const enter = (match: Match, id: string, formation = 'attack', layout = 'FF/FF') => {
  choose(match, { do: 'enter', unit: id });
  if (decision(match)?.kind === 'enter') choose(match, form(formation, layout));
};
const kinds = (match: Match) => [...new Set(options(match).map((option) => option.do))].sort();
const offered = (match: Match, what: string) => options(match).filter((option) => option.do === what);

describe('in a reserve zone', () => {
  test('MV-RESERVE-11 a unit has stands and markers, no heading and no shape', () => {
    const match = field([reserve('S1', 'SR1', { weapon: 'bows', hits: 1, fired: true }), foot('S2', 'Z(2,0)')]);
    const inReserve = unit(match, 'S1');
    expect(inReserve).toMatchObject({ zone: 'SR1', layout: 'FFFF', hits: 1, fired: true, contacts: [] });
    expect(inReserve.facing).toBeUndefined();
    expect(inReserve.formation).toBeUndefined();
  });

  test('MV-RESERVE-11 it neither fires nor is fired at', () => {
    const match = field(
      [
        gun('S1', 'Gun', 'Z(2,1)'),
        gun('S2', 'Gun', 'SR2'),
        reserve('N1', 'NR2', { weapon: 'bows' }),
        foot('N2', 'Z(2,2)'),
      ],
      { phase: 'firing' },
    );
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(offered(match, 'fire')).toEqual([{ do: 'fire', unit: 'S1', target: 'N2' }]);
    expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' })?.rule).toBe('MV-FIRE-21');
    expect(refusal(match, { do: 'fire', unit: 'S2', target: 'N2' })?.rule).toBe('MV-FIRE-21');
  });

  test('MV-RESERVE-11 it neither engages nor is engaged nor chosen', () => {
    const match = field([foot('S1', 'Z(2,2)'), reserve('S2', 'SR2'), reserve('N1', 'NR2'), foot('N2', 'Z(2,0)')]);
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('MV-RESERVE-01');
    pick(match, 'S1');
    expect(offered(match, 'engage')).toEqual([]);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-04');
  });

  test('MV-RESERVE-11 it does not react', () => {
    const match = field([foot('S1', 'Z(2,1)'), knights('N1', 'NR2', { layout: 'MMMM' })]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(decision(match)?.side).toBe('south');
  });

  test.each([
    [1, 'FFFF'],
    [2, 'FFF'],
    [5, 'FF'],
  ])('MV-RESERVE-11 MV-R-25 it takes part in the remove losses phase: %i hits leave %s', (hits, layout) => {
    const match = field([reserve('S1', 'SR1', { hits }), foot('S2', 'Z(2,0)'), foot('N1', 'Z(2,2)')], {
      phase: 'losses',
    });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'SR1', layout, hits: 0 });
  });

  test('MV-RESERVE-11 MV-R-25 left with one stand it routs', () => {
    const match = field([reserve('S1', 'SR1', { hits: 6 }), foot('S2', 'Z(2,0)'), foot('N1', 'Z(2,2)')], {
      phase: 'losses',
    });
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
  });

  test('MV-RESERVE-02 a unit never enters an enemy reserve zone', () => {
    const match = field([foot('S1', 'Z(2,2)'), reserve('S2', 'SR1')]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-08');
    expect(refusal(match, { do: 'shift', unit: 'S2', to: 'NR1' })?.rule).toBe('MV-RESERVE-02');
    expect(options(match).filter((option) => String(option['to'] ?? '').startsWith('NR'))).toEqual([]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-MOVE-10');
  });
});

describe('a reserve move is the whole activity', () => {
  test.each([
    ['coming on', { do: 'enter', unit: 'S1' }, reserve('S1', 'SR1')],
    ['going to another reserve zone', { do: 'shift', unit: 'S1', to: 'SR2' }, reserve('S1', 'SR1')],
    ['going off', { do: 'leave', unit: 'S1' }, foot('S1', 'Z(1,0)')],
  ])('MV-RESERVE-01 MV-R-31 after %s the unit is done', (_, step, mover) => {
    const match = field([mover]);
    choose(match, step);
    expect(unit(match, 'S1').chosen).toBe(true);
    for (const again of [
      { do: 'choose', unit: 'S1' },
      { do: 'enter', unit: 'S1' },
      { do: 'shift', unit: 'S1', to: 'SR3' },
      { do: 'leave', unit: 'S1' },
    ]) {
      expect(refusal(match, again)?.rule).toBe('MV-MOVE-02');
    }
  });

  test.each([
    ['come on', { do: 'enter', unit: 'S1' }, reserve('S1', 'SR1', { chosen: true })],
    ['change reserve zones', { do: 'shift', unit: 'S1', to: 'SR2' }, reserve('S1', 'SR1', { chosen: true })],
    ['go off', { do: 'leave', unit: 'S1' }, foot('S1', 'Z(1,0)', { chosen: true })],
  ])('MV-RESERVE-01 MV-R-31 a unit chosen before may not %s', (_, step, mover) => {
    const match = field([mover]);
    expect(refusal(match, step)?.rule).toBe('MV-MOVE-02');
    expect(offered(match, step.do)).toEqual([]);
  });

  test('MV-RESERVE-01 at any time between two activities, not inside one', () => {
    const match = field([reserve('S1', 'SR1'), reserve('S2', 'SR3'), horse('S3', 'Z(2,0)'), foot('S4', 'Z(2,0)')]);
    choose(match, { do: 'shift', unit: 'S1', to: 'SR2' });
    pick(match, 'S3');
    expect(refusal(match, { do: 'enter', unit: 'S2' })?.rule).toBe('MV-TURN-01');
    choose(match, { do: 'turn', to: 'E' });
    expect(refusal(match, { do: 'enter', unit: 'S2' })?.rule).toBe('MV-TURN-01');
    choose(match, { do: 'stop' });
    enter(match, 'S2');
    expect(unit(match, 'S2').zone).toBe('Z(3,0)');
    expect(refusal(match, { do: 'choose', unit: 'S4' })).toBeUndefined();
  });

  test('MV-R-31 a unit that has acted may not go off', () => {
    const match = field([horse('S1', 'Z(2,1)', { facing: 'S' }), foot('S2', 'Z(1,0)')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    expect(kinds(match)).not.toContain('leave');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
    pick(match, 'S2');
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)?.kind).toBe('activity');
    expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('MV-MOVE-02');
  });

  describe('MV-R-31 reserveAfterActions', () => {
    const house = { options: { houseRules: { reserveAfterActions: true } } };
    const leave = (match: Match) => {
      const [option] = offered(match, 'leave');
      expect(option).toBeDefined();
      if (option) choose(match, option);
    };

    test('MV-R-31 reserveAfterActions: foot may go off after their one action', () => {
      const match = field([foot('S1', 'Z(2,1)', { facing: 'S' })], house);
      pick(match, 'S1');
      choose(match, { do: 'move' });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
      expect(kinds(match)).toEqual(['leave', 'stop']);
      leave(match);
      expect(unit(match, 'S1').zone).toBe('SR2');
      expect(decision(match)?.kind).toBe('activity');
    });

    test('MV-R-31 reserveAfterActions: mounted after one or after two', () => {
      const match = field([horse('S1', 'Z(2,1)', { facing: 'S' }), horse('S2', 'Z(1,2)', { facing: 'S' })], house);
      pick(match, 'S1');
      choose(match, { do: 'move' });
      leave(match);
      expect(unit(match, 'S1').zone).toBe('SR2');
      pick(match, 'S2');
      choose(match, { do: 'move' });
      expect(kinds(match)).not.toContain('leave');
      choose(match, { do: 'move' });
      expect(kinds(match)).toEqual(['leave', 'stop']);
      leave(match);
      expect(unit(match, 'S2').zone).toBe('SR1');
    });

    test('MV-R-31 reserveAfterActions: after disengaging, which is an action', () => {
      const match = field(
        [horse('S1', 'Z(2,0)', { contacts: [{ with: 'N1', face: 'front' }] }), foot('N1', 'Z(2,0)')],
        house,
      );
      pick(match, 'S1');
      choose(match, { do: 'disengage' });
      leave(match);
      expect(unit(match, 'S1')).toMatchObject({ zone: 'SR2', hits: 1 });
    });

    test('MV-R-31 reserveAfterActions: not from a zone without a reserve zone', () => {
      const match = field([foot('S1', 'Z(0,1)', { facing: 'S' })], house);
      pick(match, 'S1');
      choose(match, { do: 'move' });
      expect(unit(match, 'S1').zone).toBe('Z(0,0)');
      expect(decision(match)?.kind).toBe('activity');
    });

    test('MV-R-31 reserveAfterActions: it may be intercepted as ever', () => {
      const match = field([foot('S1', 'Z(2,0)'), horse('N1', 'Z(2,0)')], { ...house, dice: [1] });
      pick(match, 'S1');
      choose(match, { do: 'turn', to: 'E' });
      leave(match);
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'leaving' } });
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', hits: 2 });
    });

    test('MV-R-31 reserveAfterActions: not into a full reserve zone', () => {
      const match = field([foot('S1', 'Z(2,0)'), ...crowd(['S5', 'S6', 'S7', 'S8'], 'SR2')], house);
      pick(match, 'S1');
      choose(match, { do: 'turn', to: 'E' });
      expect(decision(match)?.kind).toBe('activity');
      expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    });

    test('MV-R-31 reserveAfterActions: not after an attempt to engage, which is no action', () => {
      const match = field([foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,0)')], { ...house, dice: [6] });
      pick(match, 'S1');
      choose(match, { do: 'engage', target: 'N1' });
      expect(decision(match)?.kind).toBe('activity');
      expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
    });

    test('MV-R-31 MV-R-32 reserveAfterActions with firedGunsStay: a Gun that has fired turns and stays', () => {
      const both = { options: { houseRules: { reserveAfterActions: true, firedGunsStay: true } } };
      const match = field([gun('S1', 'Gun', 'Z(2,0)', { fired: true }), gun('S2', 'Gun', 'Z(2,0)')], both);
      pick(match, 'S1');
      choose(match, { do: 'turn', to: 'E' });
      expect(decision(match)?.kind).toBe('activity');
      pick(match, 'S2');
      choose(match, { do: 'turn', to: 'E' });
      leave(match);
      expect(unit(match, 'S2').zone).toBe('SR2');
    });

    test('MV-R-31 reserveAfterActions: it is for off-table moves only', () => {
      const match = field([foot('S1', 'Z(2,0)'), reserve('S2', 'SR1')], house);
      choose(match, { do: 'leave', unit: 'S1' });
      expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
      enter(match, 'S2');
      expect(decision(match)?.kind).toBe('activity');
      expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('MV-MOVE-02');
      expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('MV-MOVE-02');
    });
  });
});

describe('on to the table', () => {
  test.each([
    ['SR1', 'Z(1,0)'],
    ['SR2', 'Z(2,0)'],
    ['SR3', 'Z(3,0)'],
  ])('MV-RESERVE-03 MV-RESERVE-06 from %s to %s directly in front, heading N', (from, to) => {
    const match = field([reserve('S1', from)]);
    enter(match, 'S1');
    expect(unit(match, 'S1')).toMatchObject({ zone: to, facing: 'N', formation: 'attack', layout: 'FF/FF' });
  });

  test.each([
    ['NR1', 'Z(1,2)'],
    ['NR2', 'Z(2,2)'],
    ['NR3', 'Z(3,2)'],
  ])('MV-RESERVE-03 MV-RESERVE-06 North from %s to %s, heading S', (from, to) => {
    const match = field([foot('S1', 'Z(2,0)'), reserve('N1', from)], { phase: 'otherMovement' });
    enter(match, 'N1');
    expect(unit(match, 'N1')).toMatchObject({ zone: to, facing: 'S' });
  });

  test.each([
    [3, true],
    [4, false],
  ])('MV-RESERVE-03 with %i friends in that zone: legal is %s, and never diagonally', (count, legal) => {
    const match = field([reserve('S1', 'SR1'), ...crowd(['S5', 'S6', 'S7', 'S8'].slice(0, count), 'Z(1,0)')]);
    expect(offered(match, 'enter')).toHaveLength(legal ? 1 : 0);
    expect(refusal(match, { do: 'enter', unit: 'S1' }) === undefined).toBe(legal);
  });

  test('MV-RESERVE-03 its terrain must allow the unit', () => {
    const match = field(
      [reserve('S1', 'SR1'), gun('S2', 'Gun', 'SR2'), reserve('S3', 'SR2'), horse('S4', 'SR2', { layout: 'MMM' })],
      {
        options: { terrain: { 'Z(1,0)': ['impassable'], 'Z(2,0)': ['wood'] } },
      },
    );
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('MV-TERR-03');
    expect(refusal(match, { do: 'enter', unit: 'S2' })?.rule).toBe('MV-TERR-03');
    expect(refusal(match, { do: 'enter', unit: 'S3' })).toBeUndefined();
    expect(refusal(match, { do: 'enter', unit: 'S4' })?.rule).toBe('MV-TERR-10');
  });

  test('MV-RESERVE-03 a unit on the table does not come on', () => {
    const match = field([foot('S1', 'Z(1,0)')]);
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('MV-RESERVE-01');
  });

  test.each([
    ['attack', 'FFF/FF.', true],
    ['attack', 'FFF/.FF', true],
    ['attack', 'FF/FF/F.', true],
    ['attack', 'FF/FF/.F', true],
    ['defensive', 'FFF/FF.', false],
    ['open', 'FFF/FF.', false],
    ['attack', 'FFFFF', false],
    ['attack', 'FFF/F.F', false],
    ['attack', 'FF/FF', false],
  ])('MV-RESERVE-06 five stands of Medium Foot in %s %s: legal is %s', (formation, layout, legal) => {
    const match = field([reserve('S1', 'SR2', { layout: 'FFFFF' })]);
    choose(match, { do: 'enter', unit: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'enter' });
    expect(refusal(match, form(formation, layout)) === undefined).toBe(legal);
  });

  const two = { layout: 'FF' };
  test.each([
    ['two Medium Foot', reserve('S1', 'SR2', two), 'F/F'],
    ['two pike stands', reserve('S1', 'SR2', { ...two, weapon: 'pikes' }), 'F/F'],
    ['two Medium Mounted', horse('S1', 'SR2', { layout: 'MM' }), 'M/M'],
    ['five Light Foot', reserve('S1', 'SR2', { type: 'LF', layout: 'FFFFF' }), 'FFF/FF.'],
    ['six Light Mounted', horse('S1', 'SR2', { type: 'LM', layout: 'MMMMMM' }), 'MM/MM/MM'],
  ])('MV-RESERVE-06 open order, as its type allows: %s', (_, mover, layout) => {
    const match = field([mover]);
    enter(match, 'S1', 'open', layout);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', facing: 'N', formation: 'open', layout });
  });

  test.each([
    ['three Medium Foot', reserve('S1', 'SR2', { layout: 'FFF' }), 'FF/F.'],
    ['three Heavy Foot with pikes', reserve('S1', 'SR2', { type: 'HF', weapon: 'pikes', layout: 'FFF' }), 'FF/F.'],
    ['three Medium Mounted', horse('S1', 'SR2', { layout: 'MMM' }), 'MM/M.'],
    ['three Heavy Mounted', knights('S1', 'SR2', { layout: 'MMM' }), 'MM/M.'],
  ])('MV-RESERVE-06 not in open order: %s', (_, mover, layout) => {
    const match = field([mover]);
    choose(match, { do: 'enter', unit: 'S1' });
    expect(refusal(match, form('open', layout))?.rule).toBe('MV-FORM-08');
    expect(refusal(match, form('attack', layout))).toBeUndefined();
  });

  test.each([
    ['four Medium Mounted', horse('S1', 'SR2', { layout: 'MMMM' }), { formation: 'attack', layout: 'MM/MM' }],
    ['two Heavy Mounted', knights('S1', 'SR2', { layout: 'MM' }), { formation: 'attack', layout: 'M/M' }],
    ['an Organ Gun', gun('S1', 'Organ Gun', 'SR2'), { formation: 'open', layout: 'G' }],
    ['a Bombard', gun('S1', 'Bombard', 'SR2'), { formation: 'open', layout: 'G' }],
  ])('MV-RESERVE-06 with one way to form up nothing is asked: %s', (_, mover, result) => {
    const match = field([mover]);
    choose(match, { do: 'enter', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', facing: 'N', ...result });
  });

  test('MV-RESERVE-07 it may be intercepted once placed, otherwise it is done', () => {
    const match = field([reserve('S1', 'SR2'), horse('N1', 'Z(2,0)'), horse('N2', 'Z(2,1)')]);
    enter(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'entering' } });
    expect(offered(match, 'intercept')).toEqual([{ do: 'intercept', unit: 'N1' }]);
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-RESERVE-07 intercepted it is in contact on the table', () => {
    const match = field([reserve('S1', 'SR2'), horse('N1', 'Z(2,0)', { facing: 'E' })], { dice: [3] });
    enter(match, 'S1');
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', hits: 2 });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
    expect(unit(match, 'N1')).toMatchObject({ facing: 'S', hits: 2 });
  });

  test('MV-RESERVE-07 artillery coming on is over-run by an interceptor', () => {
    const match = field([gun('S1', 'Bombard', 'SR2'), foot('S2', 'Z(3,0)'), knights('N1', 'Z(2,0)')]);
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, contacts: [] });
  });
});

describe('between reserve zones', () => {
  test.each([
    ['SR1', 'SR2'],
    ['SR1', 'SR3'],
    ['SR2', 'SR1'],
    ['SR2', 'SR3'],
    ['SR3', 'SR1'],
    ['SR3', 'SR2'],
  ])('MV-RESERVE-04 from %s to %s, without a reaction', (from, to) => {
    const match = field([
      reserve('S1', from),
      ...['Z(1,0)', 'Z(2,0)', 'Z(3,0)'].map((zone, place) => knights(`N${place + 1}`, zone)),
    ]);
    choose(match, { do: 'shift', unit: 'S1', to });
    expect(unit(match, 'S1')).toMatchObject({ zone: to, chosen: true });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test.each([
    [3, ['SR2', 'SR3']],
    [4, ['SR3']],
  ])('MV-RESERVE-04 with %i units in SR2 it may go to %j', (count, zones) => {
    const match = field([reserve('S1', 'SR1'), ...crowd(['S5', 'S6', 'S7', 'S8'].slice(0, count), 'SR2')]);
    const shifts = offered(match, 'shift').filter((option) => option['unit'] === 'S1');
    expect(shifts.map((option) => option['to']).sort()).toEqual(zones);
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR1' })?.rule).toBe('MV-RESERVE-04');
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR2' }) === undefined).toBe(count < 4);
  });

  test('MV-RESERVE-04 not for a unit on the table', () => {
    const match = field([foot('S1', 'Z(1,0)')]);
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR1' })?.rule).toBe('MV-RESERVE-01');
  });
});

describe('markers', () => {
  test.each([
    ['one green marker', { hits: 1 }, false],
    ['two green markers', { hits: 2 }, false],
    ['a red marker', { fired: true }, false],
    ['both', { hits: 1, fired: true }, false],
    ['none', {}, true],
  ])('MV-RESERVE-05 MV-R-30 coming on and changing reserve zones with %s', (_, markers, legal) => {
    const match = field([reserve('S1', 'SR1', { weapon: 'bows', ...markers }), foot('S2', 'Z(2,0)')]);
    for (const step of [
      { do: 'enter', unit: 'S1' },
      { do: 'shift', unit: 'S1', to: 'SR2' },
    ]) {
      expect(refusal(match, step)?.rule).toBe(legal ? undefined : 'MV-RESERVE-05');
      expect(offered(match, step.do).length > 0).toBe(legal);
    }
  });

  test.each(['Organ Gun', 'Gun', 'Bombard'])('MV-RESERVE-05 a red marker bars a %s too', (type) => {
    const match = field([gun('S1', type, 'SR1', { fired: true }), foot('S2', 'Z(2,0)')]);
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('MV-RESERVE-05');
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR2' })?.rule).toBe('MV-RESERVE-05');
  });

  // South's S1 leaves Z(2,0) now; then the turn is played out, and it is South's movement again
  const nextTurn = (mover: object, more: object = {}) => {
    const match = field([mover, foot('S2', 'Z(0,1)'), foot('S3', 'Z(0,1)'), foot('N1', 'Z(4,1)')], {
      ...more,
      dice: [1, 1, 6, 6],
    });
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'initiativeMovement' });
    return match;
  };

  test('MV-RESERVE-05 next turn the markers are gone and the unit may come on again', () => {
    const match = nextTurn(gun('S1', 'Gun', 'Z(2,0)', { fired: true, hits: 1 }));
    expect(unit(match, 'S1')).toMatchObject({ fired: false, hits: 0 });
    enter(match, 'S1');
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
  });

  const mayReturn = (match: Match, legal: boolean) => {
    expect(refusal(match, { do: 'enter', unit: 'S1' }) === undefined).toBe(legal);
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR1' }) === undefined).toBe(legal);
    expect(offered(match, 'enter')).toHaveLength(legal ? 1 : 0);
    expect(offered(match, 'shift')).toHaveLength(legal ? 2 : 0);
  };
  const blue = { options: { houseRules: { blueBarsReserve: true } } };

  test('MV-R-30 MV-RESERVE-05 blue does not count: a unit that went off in open order may come on', () => {
    mayReturn(nextTurn(lightFoot('S1', 'Z(2,0)', { formation: 'open' })), true);
  });

  test.each([
    ['Light Foot in open order', lightFoot('S1', 'Z(2,0)', { formation: 'open' }), false],
    ['Light Mounted in open order', horse('S1', 'Z(2,0)', { type: 'LM', formation: 'open' }), false],
    ['two Medium Foot in open order', foot('S1', 'Z(2,0)', { layout: 'F/F', formation: 'open' }), false],
    ['Light Foot in attack formation', lightFoot('S1', 'Z(2,0)'), true],
    ['a defensive formation', foot('S1', 'Z(2,0)', { formation: 'defensive' }), true],
    ['a Gun, in open order without a marker', gun('S1', 'Gun', 'Z(2,0)'), true],
  ])('MV-R-30 blueBarsReserve: %s went off; may it return: %s', (_, mover, legal) => {
    mayReturn(nextTurn(mover, blue), legal);
  });

  test('MV-R-30 blueBarsReserve: a position read back and placed again remembers it', () => {
    const match = nextTurn(lightFoot('S1', 'Z(2,0)', { formation: 'open' }), blue);
    mayReturn(situation(position(match)), false);
  });

  test('MV-R-30 blueBarsReserve: a unit set up in reserve has none', () => {
    const match = field([reserve('S1', 'SR2', { type: 'LF' }), foot('S2', 'Z(2,0)')], blue);
    mayReturn(match, true);
  });

  test('MV-R-30 blueBarsReserve: it goes off with blue as ever', () => {
    const match = field([lightFoot('S1', 'Z(2,0)', { formation: 'open' })], blue);
    expect(refusal(match, { do: 'leave', unit: 'S1' })).toBeUndefined();
  });

  test.each([
    ['open', false],
    ['attack', true],
  ])('MV-R-30 blueBarsReserve: Light Mounted that recoiled in formation %s may return: %s', (formation, legal) => {
    const match = field(
      [horse('S1', 'Z(2,1)', { type: 'LM', formation }), foot('S2', 'Z(0,1)'), knights('N1', 'Z(2,1)')],
      { ...blue, phase: 'initiativeMovement', initiative: 'north' },
    );
    pick(match, 'N1');
    choose(match, { do: 'engage', target: 'S1' });
    choose(match, { do: 'recoil', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    choose(match, { do: 'rally', to: 'S' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    mayReturn(match, legal);
  });
});

describe('off the table', () => {
  test.each([
    ['Z(1,0)', 'SR1'],
    ['Z(2,0)', 'SR2'],
    ['Z(3,0)', 'SR3'],
  ])('MV-RESERVE-08 from %s to %s', (from, to) => {
    const match = field([foot('S1', from)]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: to, chosen: true, layout: 'FFFF' });
    expect(unit(match, 'S1').facing).toBeUndefined();
  });

  test('MV-RESERVE-08 North goes off behind its own Rear zones', () => {
    const match = field([foot('S1', 'Z(2,0)'), foot('N1', 'Z(3,2)')], { phase: 'otherMovement' });
    choose(match, { do: 'leave', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR3');
  });

  test.each(['Z(0,0)', 'Z(4,0)', 'Z(1,1)', 'Z(2,1)', 'Z(2,2)'])('MV-RESERVE-08 not from %s', (zone) => {
    const match = field([foot('S1', zone, { facing: 'S' })]);
    expect(offered(match, 'leave')).toEqual([]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-08');
  });

  test.each(['N', 'E', 'S', 'W'])('MV-RESERVE-08 whatever its heading: %s', (facing) => {
    const match = field([foot('S1', 'Z(2,0)', { facing })]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test('MV-RESERVE-08 it goes with its markers, without its stakes', () => {
    const match = field([foot('S1', 'Z(2,0)', { weapon: 'bows', hits: 3, fired: true, stakes: true })]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'SR2', hits: 3, fired: true });
    expect(unit(match, 'S1').stakes).toBeFalsy();
  });

  test('MV-R-32 MV-RESERVE-08 a defensive formation may go', () => {
    const match = field([foot('S1', 'Z(2,0)', { formation: 'defensive' })]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    expect(unit(match, 'S1').formation).toBeUndefined();
  });

  test('MV-RESERVE-08 not an engaged unit, mounted or foot', () => {
    const match = field([
      foot('S1', 'Z(2,0)', { contacts: [{ with: 'N1', face: 'front' }] }),
      horse('S2', 'Z(2,0)', { contacts: [{ with: 'N2', face: 'front' }] }),
      foot('N1', 'Z(2,0)'),
      foot('N2', 'Z(2,0)'),
    ]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-08');
    expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('MV-RESERVE-08');
    expect(offered(match, 'leave')).toEqual([]);
  });

  test('MV-RESERVE-08 enemies in the zone do not matter if it is unengaged', () => {
    const match = field([foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,0)')]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test.each([
    [3, true],
    [4, false],
  ])('MV-RESERVE-08 with %i units in the reserve zone behind: legal is %s', (count, legal) => {
    const match = field([foot('S1', 'Z(2,0)'), ...crowd(['S5', 'S6', 'S7', 'S8'].slice(0, count), 'SR2')]);
    expect(refusal(match, { do: 'leave', unit: 'S1' }) === undefined).toBe(legal);
  });

  test('MV-RESERVE-08 reserve zones are where the option puts them', () => {
    const match = field([foot('S1', 'Z(2,0)'), foot('S2', 'Z(4,0)')], { options: { reserveZones: [4] } });
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-08');
    choose(match, { do: 'leave', unit: 'S2' });
    expect(unit(match, 'S2').zone).toBe('SR4');
  });

  test.each([
    ['Organ Gun', true],
    ['Organ Gun', false],
    ['Gun', true],
    ['Gun', false],
  ])('MV-R-32 MV-RESERVE-08 a %s, fired %s, may go off', (type, fired) => {
    const match = field([gun('S1', type, 'Z(2,0)', { fired })]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'SR2', fired });
  });

  test.each([
    ['Organ Gun', true, true],
    ['Organ Gun', false, true],
    ['Gun', true, false],
    ['Gun', false, true],
  ])('MV-R-32 firedGunsStay: a %s, fired %s, may go off: %s', (type, fired, legal) => {
    const match = field([gun('S1', type, 'Z(2,0)', { fired })], { options: { houseRules: { firedGunsStay: true } } });
    expect(offered(match, 'leave')).toHaveLength(legal ? 1 : 0);
    expect(refusal(match, { do: 'leave', unit: 'S1' }) === undefined).toBe(legal);
  });

  test('MV-R-32 firedGunsStay: foot that has fired and a defensive formation may go off', () => {
    const match = field(
      [foot('S1', 'Z(2,0)', { weapon: 'bows', fired: true }), foot('S2', 'Z(2,0)', { formation: 'defensive' })],
      { options: { houseRules: { firedGunsStay: true } } },
    );
    choose(match, { do: 'leave', unit: 'S1' });
    choose(match, { do: 'leave', unit: 'S2' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    expect(unit(match, 'S2').zone).toBe('SR2');
  });

  test.each([true, false])('MV-RESERVE-09 a Bombard, fired %s, never goes off', (fired) => {
    const match = field([gun('S1', 'Bombard', 'Z(2,0)', { fired }), foot('S2', 'Z(3,1)')]);
    expect(offered(match, 'leave')).toEqual([]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-09');
  });

  test('MV-RESERVE-09 MV-R-09 it may change reserve zones', () => {
    const match = field([gun('S1', 'Bombard', 'SR1'), foot('S2', 'Z(3,1)')]);
    choose(match, { do: 'shift', unit: 'S1', to: 'SR3' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'SR3', chosen: true });
  });

  test('MV-RESERVE-09 MV-R-09 it may come on, and then stays', () => {
    const match = field([gun('S1', 'Bombard', 'SR1'), foot('S2', 'Z(3,1)'), foot('N1', 'Z(4,1)')], {
      dice: [1, 1, 6, 6],
    });
    choose(match, { do: 'enter', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(1,0)', facing: 'N' });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match).turn).toBe(2);
    expect(options(match).filter((option) => option['unit'] === 'S1')).toEqual([]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-09');
  });

  const leaving = (dice: number[]) => {
    const match = field([foot('S1', 'Z(2,0)'), horse('N1', 'Z(2,0)')], { dice });
    choose(match, { do: 'leave', unit: 'S1' });
    return match;
  };

  test('MV-RESERVE-10 it may be intercepted before it goes', () => {
    const match = leaving([]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'leaving' } });
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test('MV-RESERVE-10 if that succeeds it stays', () => {
    const match = leaving([3]);
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', hits: 2, chosen: true });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('MV-RESERVE-10 if it fails it goes', () => {
    const match = leaving([4]);
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test('MV-RESERVE-10 mounted in another zone cannot', () => {
    const match = field([foot('S1', 'Z(2,0)'), knights('N1', 'Z(2,1)')]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    expect(events(match).filter((event) => event.event === 'throw')).toEqual([]);
  });
});

describe('recoil', () => {
  // one unit a zone: a reserve zone with a unit in it is full
  const full = (zones: string[]) => zones.map((zone, place) => horse(`N${place + 5}`, zone, { layout: 'MM' }));
  const limit = { unitLimitPerZone: 1 };
  // Heavy Mounted need no test
  const attacked = (zone: string, others: object[], more: object) => {
    const match = field([knights('S1', zone), horse('N1', zone, { hits: 1 }), ...others], { options: more });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    return match;
  };

  test.each([
    ['Z(1,1)', 'NR1', []],
    ['Z(2,1)', 'NR2', []],
    ['Z(1,1)', 'NR2', ['NR1']],
    ['Z(3,1)', 'NR2', ['NR3']],
    ['Z(0,1)', 'NR2', ['NR1']],
    ['Z(0,1)', 'NR3', ['NR1', 'NR2']],
    ['Z(2,1)', 'NR3', ['NR1', 'NR2']],
    ['Z(2,1)', 'NR1', ['NR2', 'NR3']],
    ['Z(4,1)', 'NR1', ['NR2', 'NR3']],
  ])('MV-R-41 from %s to %s: full zones are skipped, here %j', (zone, to, taken) => {
    const match = attacked(zone, full(taken), limit);
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ zone: to, hits: 1 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
  });

  test.each(['NR1', 'NR3'])('MV-R-41 MV-CCHARGE-05 two equally close: the owner picks, here %s', (to) => {
    const match = attacked('Z(2,1)', full(['NR2']), limit);
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'reserveZone' });
    expect(refusal(match, { do: 'retire', to: 'NR2' })?.rule).toBe('MV-CCHARGE-05');
    choose(match, { do: 'retire', to });
    expect(unit(match, 'N1').zone).toBe(to);
  });

  test.each([
    [3, 'NR2'],
    [4, 'NR3'],
  ])('MV-R-41 with %i units in NR2 and all of NR1 it goes to %s', (count, to) => {
    const match = attacked(
      'Z(2,1)',
      [...crowd(['N5', 'N6', 'N7', 'N8'].slice(0, count), 'NR2'), ...crowd(['N11', 'N12', 'N13', 'N14'], 'NR1')],
      {},
    );
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe(to);
  });

  test.each([
    ['all full', full(['NR1', 'NR2', 'NR3']), limit],
    ['none at all', [], { reserveZones: [] }],
  ])('MV-R-41 no room, %s: it must counter-charge', (_, others, more) => {
    const match = attacked('Z(2,1)', others, more);
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', hits: 2, reacted: true });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'front' }]);
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
  });

  test('MV-R-41 nor is recoil offered beside another reaction', () => {
    const match = attacked('Z(2,1)', [gun('N9', 'Gun', 'Z(2,1)')], { reserveZones: [] });
    expect(kinds(match)).toEqual(['counterCharge', 'support']);
    expect(refusal(match, { do: 'recoil', unit: 'N1' })?.rule).toBe('MV-CCHARGE-06');
  });
});
