// Reserve zones (FV-RESERVE, FV-R-46, -52 to -55).
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

const foot = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', layout: 'PM/PM', zone, ...more });
const horse = (id: string, zone: string, more: object = {}) => ({ id, type: 'M', layout: 'XX/XX', zone, ...more });
const gun = (id: string, type: string, zone: string, more: object = {}) => ({ id, type, layout: 'G', zone, ...more });
// in a reserve zone a unit is but its stands
const reserve = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', layout: 'MMPP', zone, ...more });
const crowd = (ids: string[], zone: string) =>
  ids.map((id) => (zone.includes('R') ? reserve(id, zone) : foot(id, zone)));

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const form = (formation: string, layout: string) => ({ do: 'form', formation, layout });
const kinds = (match: Match) => [...new Set(options(match).map((option) => option.do))].sort();
const offered = (match: Match, what: string) => options(match).filter((option) => option.do === what);

describe('in a reserve zone', () => {
  test('FV-RESERVE-01 a unit has stands and markers, no facing, formation or layout', () => {
    const match = field([
      reserve('S1', 'SR1', { layout: 'PMPM', hits: 1, fired: true }),
      { id: 'S2', type: 'D', state: 'dismounted', zone: 'SR1', layout: 'DDD' },
    ]);
    const inReserve = unit(match, 'S1');
    expect(inReserve).toMatchObject({ zone: 'SR1', layout: 'MMPP', hits: 1, fired: true });
    expect(inReserve.facing).toBeUndefined();
    expect(inReserve.formation).toBeUndefined();
    expect(unit(match, 'S2')).toMatchObject({ state: 'dismounted', layout: 'DDD' });
  });

  test('FV-RESERVE-01 it neither fires nor is fired at', () => {
    const match = field(
      [
        gun('S1', 'RA', 'Z(2,1)'),
        reserve('S2', 'SR2'),
        reserve('N1', 'NR2'),
        foot('N2', 'Z(2,2)', { layout: 'PP/PP' }),
      ],
      {
        phase: 'firing',
      },
    );
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(offered(match, 'fire')).toEqual([{ do: 'fire', unit: 'S1', target: 'N2' }]);
    expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' })?.rule).toBe('FV-FIRE-22');
    expect(refusal(match, { do: 'fire', unit: 'S2', target: 'N2' })?.rule).toBe('FV-FIRE-22');
  });

  test('FV-RESERVE-01 it neither engages nor is engaged nor chosen', () => {
    const match = field([foot('S1', 'Z(2,2)'), reserve('S2', 'SR2'), reserve('N1', 'NR2'), foot('N2', 'Z(2,0)')]);
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('FV-RESERVE-02');
    pick(match, 'S1');
    expect(offered(match, 'engage')).toEqual([]);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-04');
  });

  test('FV-RESERVE-01 it does not react', () => {
    const match = field([foot('S1', 'Z(2,1)'), horse('N1', 'NR2', { layout: 'XXXX' })]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(decision(match)?.side).toBe('south');
  });
});

describe('a reserve move is the whole activity', () => {
  test.each([
    ['entering', { do: 'enter', unit: 'S1' }, reserve('S1', 'SR1')],
    ['going to another reserve zone', { do: 'shift', unit: 'S1', to: 'SR2' }, reserve('S1', 'SR1')],
    ['leaving', { do: 'leave', unit: 'S1' }, foot('S1', 'Z(1,0)')],
  ])('FV-RESERVE-02 FV-R-52 after %s the unit does no more', (_, step, mover) => {
    const match = field([mover]);
    choose(match, step);
    if (decision(match)?.kind === 'enter') choose(match, form('attack', 'PM/PM'));
    expect(unit(match, 'S1').chosen).toBe(true);
    for (const again of [
      { do: 'choose', unit: 'S1' },
      { do: 'enter', unit: 'S1' },
      { do: 'shift', unit: 'S1', to: 'SR3' },
      { do: 'leave', unit: 'S1' },
    ]) {
      expect(refusal(match, again)?.rule).toBe('FV-MOVE-02');
    }
  });

  test.each([
    ['enter', { do: 'enter', unit: 'S1' }, reserve('S1', 'SR1', { chosen: true })],
    ['shift', { do: 'shift', unit: 'S1', to: 'SR2' }, reserve('S1', 'SR1', { chosen: true })],
    ['leave', { do: 'leave', unit: 'S1' }, foot('S1', 'Z(1,0)', { chosen: true })],
  ])('FV-RESERVE-02 FV-R-52 a unit chosen before may not %s', (_, step, mover) => {
    const match = field([mover]);
    expect(refusal(match, step)?.rule).toBe('FV-MOVE-02');
    expect(offered(match, step.do)).toEqual([]);
  });

  test('FV-RESERVE-02 at any point between activities, not inside one', () => {
    const match = field([reserve('S1', 'SR1'), reserve('S2', 'SR3'), horse('S3', 'Z(2,0)'), foot('S4', 'Z(2,0)')]);
    choose(match, { do: 'shift', unit: 'S1', to: 'SR2' });
    pick(match, 'S3');
    expect(refusal(match, { do: 'enter', unit: 'S2' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'turn', to: 'E' });
    expect(refusal(match, { do: 'enter', unit: 'S2' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'stop' });
    choose(match, { do: 'enter', unit: 'S2' });
    choose(match, form('attack', 'PM/PM'));
    expect(unit(match, 'S2').zone).toBe('Z(3,0)');
    expect(refusal(match, { do: 'choose', unit: 'S4' })).toBeUndefined();
  });

  test('FV-RESERVE-02 FV-R-52 a unit that has acted may not leave', () => {
    const match = field([horse('S1', 'Z(2,1)', { facing: 'S' }), foot('S2', 'Z(1,0)')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    expect(kinds(match)).not.toContain('leave');
    expect(refusal(match, { do: 'leave' })?.rule).toBe('FV-R-52');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
    pick(match, 'S2');
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)?.kind).toBe('activity');
    expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('FV-MOVE-02');
  });

  describe('FV-R-52 reserveAfterActions', () => {
    const more = { options: { houseRules: { reserveAfterActions: true } } };
    const leave = (match: Match) => {
      const [option] = offered(match, 'leave');
      expect(option).toBeDefined();
      if (option) choose(match, option);
    };

    test('FV-R-52 reserveAfterActions: foot may leave after their one action', () => {
      const match = field([foot('S1', 'Z(2,1)', { facing: 'S' })], more);
      pick(match, 'S1');
      choose(match, { do: 'move' });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
      expect(kinds(match)).toEqual(['leave', 'stop']);
      leave(match);
      expect(unit(match, 'S1').zone).toBe('SR2');
      expect(decision(match)?.kind).toBe('activity');
    });

    test('FV-R-52 reserveAfterActions: mounted after one or after two', () => {
      const match = field([horse('S1', 'Z(2,1)', { facing: 'S' }), horse('S2', 'Z(1,2)', { facing: 'S' })], more);
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

    test('FV-R-52 reserveAfterActions: not from a zone without a reserve zone', () => {
      const match = field([foot('S1', 'Z(0,1)', { facing: 'S' })], more);
      pick(match, 'S1');
      choose(match, { do: 'move' });
      expect(unit(match, 'S1').zone).toBe('Z(0,0)');
      expect(decision(match)?.kind).toBe('activity');
    });

    test('FV-R-52 reserveAfterActions: window b opens as ever', () => {
      const match = field([foot('S1', 'Z(2,0)'), horse('N1', 'Z(2,0)')], { ...more, dice: [1] });
      pick(match, 'S1');
      choose(match, { do: 'turn', to: 'E' });
      leave(match);
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'leaving' } });
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', hits: 2 });
    });

    test('FV-R-52 reserveAfterActions: not into a full reserve zone', () => {
      const match = field([foot('S1', 'Z(2,0)'), ...crowd(['S5', 'S6', 'S7', 'S8'], 'SR2')], more);
      pick(match, 'S1');
      choose(match, { do: 'turn', to: 'E' });
      expect(decision(match)?.kind).toBe('activity');
      expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    });

    test('FV-R-52 reserveAfterActions: not after an attempt to engage', () => {
      const match = field([foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,0)')], { ...more, dice: [6] });
      pick(match, 'S1');
      choose(match, { do: 'engage', target: 'N1' });
      expect(decision(match)?.kind).toBe('activity');
      expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
    });

    test('FV-R-52 FV-R-53 reserveAfterActions with firedGunsStay: a gun that has fired turns and stays', () => {
      const both = { options: { houseRules: { reserveAfterActions: true, firedGunsStay: true } } };
      const match = field([gun('S1', 'RA', 'Z(2,0)', { fired: true }), gun('S2', 'RA', 'Z(2,0)')], both);
      pick(match, 'S1');
      choose(match, { do: 'turn', to: 'E' });
      expect(decision(match)?.kind).toBe('activity');
      pick(match, 'S2');
      choose(match, { do: 'turn', to: 'E' });
      leave(match);
      expect(unit(match, 'S2').zone).toBe('SR2');
    });

    test('FV-R-52 reserveAfterActions: still no action after an off-table move, and none after entering', () => {
      const match = field([foot('S1', 'Z(2,0)'), reserve('S2', 'SR1')], more);
      choose(match, { do: 'leave', unit: 'S1' });
      expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
      choose(match, { do: 'enter', unit: 'S2' });
      choose(match, form('attack', 'PM/PM'));
      expect(decision(match)?.kind).toBe('activity');
      expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('FV-MOVE-02');
      expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('FV-MOVE-02');
    });
  });
});

describe('onto the table', () => {
  test.each([
    ['SR1', 'Z(1,0)'],
    ['SR2', 'Z(2,0)'],
    ['SR3', 'Z(3,0)'],
  ])('FV-RESERVE-03 FV-RESERVE-04 from %s to %s, facing N', (from, to) => {
    const match = field([reserve('S1', from)]);
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, form('attack', 'PM/MP'));
    expect(unit(match, 'S1')).toMatchObject({ zone: to, facing: 'N', formation: 'attack', layout: 'PM/MP' });
  });

  test.each([
    ['NR1', 'Z(1,2)'],
    ['NR2', 'Z(2,2)'],
    ['NR3', 'Z(3,2)'],
  ])('FV-RESERVE-03 FV-RESERVE-04 North enters from %s to %s, facing S', (from, to) => {
    const match = field([reserve('N1', from)], { phase: 'otherMovement' });
    choose(match, { do: 'enter', unit: 'N1' });
    choose(match, form('attack', 'PP/MM'));
    expect(unit(match, 'N1')).toMatchObject({ zone: to, facing: 'S', layout: 'PP/MM' });
  });

  test.each([
    [3, true],
    [4, false],
  ])('FV-RESERVE-03 with %i friends in the rear zone: legal is %s', (count, legal) => {
    const match = field([reserve('S1', 'SR1'), ...crowd(['S5', 'S6', 'S7', 'S8'].slice(0, count), 'Z(1,0)')]);
    expect(offered(match, 'enter')).toHaveLength(legal ? 1 : 0);
    if (legal) expect(refusal(match, { do: 'enter', unit: 'S1' })).toBeUndefined();
    else expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('FV-RESERVE-03');
  });

  test('FV-RESERVE-03 terrain applies', () => {
    const match = field([reserve('S1', 'SR1'), gun('S2', 'RA', 'SR2'), reserve('S3', 'SR2')], {
      options: { terrain: { 'Z(1,0)': ['impassable'], 'Z(2,0)': ['wood'] } },
    });
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('FV-TERR-02');
    expect(refusal(match, { do: 'enter', unit: 'S2' })?.rule).toBe('FV-TERR-02');
    expect(refusal(match, { do: 'enter', unit: 'S3' })).toBeUndefined();
  });

  test('FV-RESERVE-03 a unit on the table does not enter', () => {
    const match = field([foot('S1', 'Z(1,0)')]);
    expect(refusal(match, { do: 'enter', unit: 'S1' })?.rule).toBe('FV-RESERVE-02');
  });

  test.each([
    ['attack', 'PMM/PM.', true],
    ['attack', 'PM/MP/M.', true],
    ['attack', 'PM/MP/.M', true],
    ['defensive', 'PMM/PM.', false],
    ['open', 'PMM/PM.', false],
    ['attack', 'PPMMM', false],
    ['attack', 'PP/PM/M.', false],
    ['attack', 'PM/PM', false],
  ])('FV-RESERVE-04 five stands PPMMM enter in %s %s: legal is %s', (formation, layout, legal) => {
    const match = field([reserve('S1', 'SR2', { layout: 'PPMMM' })]);
    choose(match, { do: 'enter', unit: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'enter' });
    if (legal) expect(refusal(match, form(formation, layout))).toBeUndefined();
    else expect(refusal(match, form(formation, layout))).toBeDefined();
  });

  test.each([
    ['P&M, two muskets', { type: 'P&M', layout: 'MM' }, 'M/M'],
    ['Foot of two', { type: 'Foot', layout: 'HL' }, 'H/L'],
    ['M of two', { type: 'M', layout: 'XX' }, 'X/X'],
    ['D of five', { type: 'D', layout: 'DDDDD' }, 'DDD/DD.'],
  ])('FV-RESERVE-04 in open order, if it may: %s', (_, mover, layout) => {
    const match = field([reserve('S1', 'SR2', mover)]);
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, form('open', layout));
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', facing: 'N', formation: 'open', layout });
  });

  test.each([
    ['P&M, three muskets', { type: 'P&M', layout: 'MMM' }, 'MM/M.'],
    ['P&M with a pike', { type: 'P&M', layout: 'MP' }, 'M/P'],
    ['Foot of three', { type: 'Foot', layout: 'HHL' }, 'HH/L.'],
    ['M of three', { type: 'M', layout: 'XXX' }, 'XX/X.'],
    ['HM of three', { type: 'HM', layout: 'YYY' }, 'YY/Y.'],
  ])('FV-RESERVE-04 not in open order: %s', (_, mover, layout) => {
    const match = field([reserve('S1', 'SR2', mover)]);
    choose(match, { do: 'enter', unit: 'S1' });
    expect(refusal(match, form('open', layout))?.rule).toBe('FV-FORM-08');
    expect(refusal(match, form('attack', layout))).toBeUndefined();
  });

  test.each([
    ['four mounted', { type: 'M', layout: 'XXXX' }, { formation: 'attack', layout: 'XX/XX' }],
    ['a gun', { type: 'HA', layout: 'G' }, { formation: 'open', layout: 'G' }],
  ])('FV-RESERVE-04 with one way to form up nothing is asked: %s', (_, mover, result) => {
    const match = field([reserve('S1', 'SR2', mover)]);
    choose(match, { do: 'enter', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', facing: 'N', ...result });
  });

  test.each(['mounted', 'dismounted'])('FV-RESERVE-04 dragoons enter %s as they are', (state) => {
    const match = field([reserve('S1', 'SR2', { type: 'D', layout: 'DDDD', state })]);
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, form('open', 'DD/DD'));
    expect(unit(match, 'S1').state).toBe(state);
  });

  test('FV-RESERVE-05 having entered it can be intercepted, otherwise it does no more', () => {
    const match = field([reserve('S1', 'SR2'), horse('N1', 'Z(2,0)'), horse('N2', 'Z(2,1)')]);
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, form('attack', 'PM/PM'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'entering' } });
    expect(offered(match, 'intercept')).toEqual([{ do: 'intercept', unit: 'N1' }]);
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  test('FV-RESERVE-05 intercepted it is in contact on the table', () => {
    const match = field([reserve('S1', 'SR2'), horse('N1', 'Z(2,0)', { facing: 'E' })], { dice: [3] });
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, form('attack', 'PM/PM'));
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', hits: 2 });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
    expect(unit(match, 'N1')).toMatchObject({ facing: 'S', hits: 2 });
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
  ])('FV-RESERVE-06 from %s to %s, without a window', (from, to) => {
    const match = field([
      reserve('S1', from),
      ...['Z(1,0)', 'Z(2,0)', 'Z(3,0)'].map((zone, place) => horse(`N${place + 1}`, zone)),
    ]);
    choose(match, { do: 'shift', unit: 'S1', to });
    expect(unit(match, 'S1')).toMatchObject({ zone: to, chosen: true });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test.each([
    [3, ['SR2', 'SR3']],
    [4, ['SR3']],
  ])('FV-RESERVE-06 with %i units in SR2 it may go to %j', (count, zones) => {
    const match = field([reserve('S1', 'SR1'), ...crowd(['S5', 'S6', 'S7', 'S8'].slice(0, count), 'SR2')]);
    const shifts = options(match).filter((option) => option.do === 'shift' && option['unit'] === 'S1');
    expect(shifts.map((option) => option['to']).sort()).toEqual(zones);
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR1' })?.rule).toBe('FV-RESERVE-06');
    if (count === 4) expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR2' })?.rule).toBe('FV-ZONE-04');
  });

  test('FV-RESERVE-06 not for a unit on the table', () => {
    const match = field([foot('S1', 'Z(1,0)')]);
    expect(refusal(match, { do: 'shift', unit: 'S1', to: 'SR1' })?.rule).toBe('FV-RESERVE-02');
  });
});

describe('off the table', () => {
  test.each([
    ['Z(1,0)', 'SR1'],
    ['Z(2,0)', 'SR2'],
    ['Z(3,0)', 'SR3'],
  ])('FV-RESERVE-07 from %s to %s', (from, to) => {
    const match = field([foot('S1', from)]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: to, chosen: true, layout: 'MMPP' });
    expect(unit(match, 'S1').facing).toBeUndefined();
  });

  test.each(['Z(0,0)', 'Z(4,0)', 'Z(1,1)', 'Z(2,1)', 'Z(2,2)'])('FV-RESERVE-07 not from %s', (zone) => {
    const match = field([foot('S1', zone, { facing: 'S' })]);
    expect(offered(match, 'leave')).toEqual([]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-RESERVE-07');
  });

  test.each(['N', 'E', 'S', 'W'])('FV-RESERVE-07 whatever its facing: %s', (facing) => {
    const match = field([foot('S1', 'Z(2,0)', { facing })]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test('FV-R-54 FV-RESERVE-07 a defensive formation may leave too', () => {
    const match = field([foot('S1', 'Z(2,0)', { formation: 'defensive' })]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    expect(unit(match, 'S1').formation).toBeUndefined();
  });

  test('FV-RESERVE-07 not an engaged unit, mounted or foot', () => {
    const match = field([
      foot('S1', 'Z(2,0)', { contacts: [{ with: 'N1', face: 'front' }] }),
      horse('S2', 'Z(2,0)', { contacts: [{ with: 'N2', face: 'front' }] }),
      foot('N1', 'Z(2,0)'),
      foot('N2', 'Z(2,0)'),
    ]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-RESERVE-07');
    expect(refusal(match, { do: 'leave', unit: 'S2' })?.rule).toBe('FV-RESERVE-07');
  });

  test('FV-RESERVE-07 enemies in the zone do not matter if it is unengaged', () => {
    const match = field([foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,0)')]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test.each([
    [3, true],
    [4, false],
  ])('FV-RESERVE-07 with %i units in the reserve zone behind: legal is %s, and never diagonally', (count, legal) => {
    const match = field([foot('S1', 'Z(2,0)'), ...crowd(['S5', 'S6', 'S7', 'S8'].slice(0, count), 'SR2')]);
    if (legal) expect(refusal(match, { do: 'leave', unit: 'S1' })).toBeUndefined();
    else expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-ZONE-04');
  });

  test('FV-RESERVE-07 reserve zones are where the option puts them', () => {
    const match = field([foot('S1', 'Z(2,0)'), foot('S2', 'Z(4,0)')], { options: { reserveZones: [4] } });
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-RESERVE-07');
    choose(match, { do: 'leave', unit: 'S2' });
    expect(unit(match, 'S2').zone).toBe('SR4');
  });

  test.each(['GG', 'RA', 'HA'])('FV-R-53 FV-RESERVE-07 %s that has fired may leave', (type) => {
    const match = field([gun('S1', type, 'Z(2,0)', { fired: true })]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'SR2', fired: true });
  });

  test.each([
    ['GG', true, true],
    ['GG', false, true],
    ['RA', true, false],
    ['RA', false, true],
    ['HA', true, false],
    ['HA', false, true],
  ])('FV-R-53 firedGunsStay: %s with red marker %s may leave: %s', (type, fired, legal) => {
    const match = field([gun('S1', type, 'Z(2,0)', { fired })], { options: { houseRules: { firedGunsStay: true } } });
    expect(offered(match, 'leave')).toHaveLength(legal ? 1 : 0);
    if (legal) expect(refusal(match, { do: 'leave', unit: 'S1' })).toBeUndefined();
    else expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-R-53');
  });

  test('FV-R-53 firedGunsStay: foot that have fired may leave', () => {
    const match = field([foot('S1', 'Z(2,0)', { fired: true })], { options: { houseRules: { firedGunsStay: true } } });
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  const leaving = (dice: number[]) => {
    const match = field([foot('S1', 'Z(2,0)'), horse('N1', 'Z(2,0)')], { dice });
    choose(match, { do: 'leave', unit: 'S1' });
    return match;
  };

  test('FV-RESERVE-08 before it leaves window b opens', () => {
    const match = leaving([]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'leaving' } });
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test('FV-RESERVE-08 intercepted it stays, and is done', () => {
    const match = leaving([3]);
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', hits: 2, chosen: true });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-RESERVE-08 a failed intercept does not keep it', () => {
    const match = leaving([4]);
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test('FV-RESERVE-08 an enemy in another zone has no window', () => {
    const match = field([foot('S1', 'Z(2,0)'), horse('N1', 'Z(2,1)')]);
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    expect(events(match).filter((event) => event.event === 'throw')).toEqual([]);
  });
});

describe('markers', () => {
  const marked = { hits: 3, fired: true, reacted: true };

  test('FV-RESERVE-09 FV-R-55 they stop no reserve move and are kept', () => {
    const match = field([reserve('S1', 'SR1', marked), reserve('S2', 'SR1', marked), foot('S3', 'Z(3,0)', marked)]);
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, form('attack', 'PM/PM'));
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(1,0)', ...marked });
    choose(match, { do: 'shift', unit: 'S2', to: 'SR3' });
    expect(unit(match, 'S2')).toMatchObject({ zone: 'SR3', ...marked });
    choose(match, { do: 'leave', unit: 'S3' });
    expect(unit(match, 'S3')).toMatchObject({ zone: 'SR3', ...marked });
  });

  test.each([
    ['a green marker', { hits: 1 }, false],
    ['a red marker', { fired: true }, false],
    ['both', { hits: 2, fired: true }, false],
    ['only a yellow marker', { reacted: true }, true],
    ['none', {}, true],
  ])('FV-R-55 cleanReserveOnly: with %s', (_, markers, legal) => {
    const match = field([reserve('S1', 'SR1', markers)], { options: { houseRules: { cleanReserveOnly: true } } });
    for (const step of [
      { do: 'enter', unit: 'S1' },
      { do: 'shift', unit: 'S1', to: 'SR2' },
    ]) {
      if (legal) expect(refusal(match, step)).toBeUndefined();
      else expect(refusal(match, step)?.rule).toBe('FV-R-55');
    }
  });

  test('FV-R-55 cleanReserveOnly: a marked unit may still leave the table', () => {
    const match = field([foot('S1', 'Z(2,0)', { hits: 1, fired: true })], {
      options: { houseRules: { cleanReserveOnly: true } },
    });
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test('FV-RESERVE-10 only own reserve zones', () => {
    const match = field([foot('S1', 'Z(2,2)'), reserve('S2', 'SR1')]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-RESERVE-07');
    expect(refusal(match, { do: 'shift', unit: 'S2', to: 'NR1' })?.rule).toBe('FV-RESERVE-10');
    expect(options(match).filter((option) => String(option['to'] ?? '').startsWith('NR'))).toEqual([]);
  });
});

describe('the closest reserve zone', () => {
  // one unit a zone: a reserve zone with a unit in it is full
  const full = (zones: string[]) => zones.map((zone, place) => horse(`N${place + 5}`, zone, { layout: 'XX' }));
  const limit = { unitLimitPerZone: 1 };

  test.each([
    ['Z(0,1)', 'NR1', []],
    ['Z(1,1)', 'NR1', []],
    ['Z(2,1)', 'NR2', []],
    ['Z(3,1)', 'NR3', []],
    ['Z(4,1)', 'NR3', []],
    ['Z(0,2)', 'NR1', []],
    ['Z(3,0)', 'NR3', []],
    ['Z(2,2)', 'NR2', []],
    ['Z(4,2)', 'NR3', []],
    ['Z(1,1)', 'NR2', ['NR1']],
    ['Z(3,1)', 'NR2', ['NR3']],
    ['Z(0,1)', 'NR2', ['NR1']],
    ['Z(0,1)', 'NR3', ['NR1', 'NR2']],
    ['Z(2,1)', 'NR3', ['NR1', 'NR2']],
    ['Z(2,1)', 'NR1', ['NR2', 'NR3']],
    ['Z(3,1)', 'NR1', ['NR2', 'NR3']],
  ])('FV-RESERVE-11 FV-R-46 recoil from %s goes to %s, full are %j', (zone, to, taken) => {
    const match = field([horse('S1', zone), horse('N1', zone, { hits: 1 }), ...full(taken)], {
      dice: [1],
      options: limit,
    });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ zone: to, hits: 1 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
  });

  test.each([
    ['GG', 'Z(0,2)', 'NR1', []],
    ['GG', 'Z(3,1)', 'NR3', []],
    ['GG', 'Z(3,1)', 'NR2', ['NR3']],
  ])('FV-RESERVE-11 FV-R-46 flight of a %s from %s goes to %s, full are %j', (type, zone, to, taken) => {
    const match = field([foot('S1', zone), gun('N1', type, zone, { fired: true }), ...full(taken)], {
      dice: [1],
      options: limit,
    });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'flee', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ zone: to, fired: true });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test.each(['NR1', 'NR3'])('FV-RESERVE-11 FV-R-46 on a tie the owner picks, here %s', (to) => {
    const match = field([horse('S1', 'Z(2,1)'), horse('N1', 'Z(2,1)'), ...full(['NR2'])], {
      dice: [1],
      options: limit,
    });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'reserveZone' });
    expect(options(match)).toEqual([
      { do: 'retire', to: 'NR1' },
      { do: 'retire', to: 'NR3' },
    ]);
    expect(refusal(match, { do: 'retire', to: 'NR2' })?.rule).toBe('FV-RESERVE-11');
    choose(match, { do: 'retire', to });
    expect(unit(match, 'N1').zone).toBe(to);
  });

  test.each([
    ['Z(2,1)', [0, 3], 'NR3'],
    ['Z(1,1)', [0, 3], 'NR0'],
    ['Z(3,1)', [0, 4], 'NR4'],
    ['Z(4,1)', [0], 'NR0'],
  ])('FV-RESERVE-11 FV-R-46 from %s with reserve zones behind columns %j: %s', (zone, reserveZones, to) => {
    const match = field([horse('S1', zone), horse('N1', zone)], { dice: [1], options: { reserveZones } });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe(to);
  });

  test('FV-RESERVE-11 the limit of four decides what is full', () => {
    const match = field([horse('S1', 'Z(2,1)'), horse('N1', 'Z(2,1)'), ...crowd(['N5', 'N6', 'N7'], 'NR2')], {
      dice: [1],
    });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });

  test('FV-R-46 terrain does not matter', () => {
    const match = field([horse('S1', 'Z(1,1)'), horse('N1', 'Z(1,1)')], {
      dice: [1],
      options: { terrain: { 'Z(1,2)': ['impassable'] } },
    });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR1');
  });

  test.each([
    ['all full', full(['NR1', 'NR2', 'NR3']), limit],
    ['none at all', [], { reserveZones: [] }],
  ])('FV-RESERVE-12 FV-R-46 no room, %s: no recoil, only the counter-charge', (_, others, opts) => {
    const match = field([horse('S1', 'Z(2,1)'), horse('N1', 'Z(2,1)'), ...others], { dice: [1], options: opts });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', hits: 1, reacted: true });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'front' }]);
  });

  test.each([
    ['all full', full(['NR1', 'NR2', 'NR3']), limit],
    ['none at all', [], { reserveZones: [] }],
  ])('FV-RESERVE-12 FV-R-46 no room, %s: no flight, the gun is engaged', (_, others, opts) => {
    const match = field([foot('S1', 'Z(2,1)'), gun('N1', 'GG', 'Z(2,1)'), ...others], { dice: [1], options: opts });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', reacted: false });
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S1', face: 'front' }]);
  });
});
