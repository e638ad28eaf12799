// Movement phases: who may be chosen, the actions, their number and their limits (FV-MOVE, FV-R-24 to -29).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from '../kit.js';

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

const at = (zone: string, more: object = {}) => ({ zone, ...more });
const foot = (id: string, more: object = {}) => ({ id, type: 'P&M', layout: 'PM/PM', ...at('Z(2,1)'), ...more });
const horse = (id: string, more: object = {}) => ({ id, type: 'M', layout: 'XX/XX', ...at('Z(2,1)'), ...more });
const heavy = (id: string, more: object = {}) => ({ id, type: 'HM', layout: 'YY/YY', ...at('Z(2,1)'), ...more });
const dragoons = (id: string, more: object = {}) => ({ id, type: 'D', layout: 'DD/D.', ...at('Z(2,1)'), ...more });
const gun = (id: string, type: string, more: object = {}) => ({ id, type, layout: 'G', ...at('Z(2,1)'), ...more });
const front = (enemy: string) => [{ with: enemy, face: 'front' }];

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const kinds = (match: Match) => [...new Set(options(match).map((option) => option.do))].sort();
const throws = (match: Match) => events(match).filter((event) => event.event === 'throw');

describe('the phases and the choice of units', () => {
  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ])('FV-MOVE-01 %s has the initiative and moves first, then %s', (first, second) => {
    const match = field([foot('S1'), foot('N1', at('Z(2,2)'))], { initiative: first });
    expect(position(match).phase).toBe('initiativeMovement');
    expect(decision(match)).toMatchObject({ side: first, kind: 'activity' });
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    expect(decision(match)).toMatchObject({ side: second, kind: 'activity' });
  });

  test.each([
    ['S1', 'S2', 'S3'],
    ['S3', 'S1', 'S2'],
    ['S2', 'S3', 'S1'],
  ])('FV-MOVE-02 units are chosen one at a time in any order: %s %s %s', (...order) => {
    const match = field([foot('S1'), horse('S2'), gun('S3', 'RA')]);
    for (const id of order) {
      pick(match, id);
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'order', about: { unit: id } });
      choose(match, { do: 'nothing' });
      expect(unit(match, id).chosen).toBe(true);
    }
  });

  test('FV-MOVE-02 a unit is chosen at most once a phase', () => {
    const match = field([foot('S1'), foot('S2')]);
    expect(unit(match, 'S1').chosen).toBe(false);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'E' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
    expect(refusal(match, { do: 'choose', unit: 'S2' })).toBeUndefined();
  });

  test('FV-MOVE-02 doing nothing is a choice too and cannot be made again', () => {
    const match = field([foot('S1'), foot('S2')]);
    pick(match, 'S1');
    choose(match, { do: 'nothing' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  test('FV-MOVE-02 while one unit is active no other can be chosen', () => {
    const match = field([horse('S1'), foot('S2')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'turn', to: 'E' });
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'choose', unit: 'S2' })).toBeUndefined();
  });

  test('FV-MOVE-03 a chosen unit does nothing, acts or engages', () => {
    const match = field([foot('S1'), foot('N1')]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'engage', 'move', 'nothing', 'turn']);
  });

  test('FV-MOVE-03 without an enemy in the zone engaging is not offered', () => {
    const match = field([foot('S1'), foot('N1', at('Z(2,2)'))]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'move', 'nothing', 'turn']);
  });

  test('FV-MOVE-03 a unit that has acted cannot engage', () => {
    const match = field([horse('S1'), foot('N1')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'engage', target: 'N1' })).toBeUndefined();
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)?.kind).toBe('action');
    expect(kinds(match)).not.toContain('engage');
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-MOVE-03');
  });

  test('FV-MOVE-03 a unit that has tried to engage cannot act', () => {
    const match = field([horse('S1'), foot('N1')], { dice: [4] });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  test.each([
    ['foot', foot('S1', { contacts: front('N1') })],
    ['dismounted dragoons', dragoons('S1', { state: 'dismounted', contacts: front('N1') })],
    ['artillery', gun('S1', 'RA', { contacts: front('N1') })],
  ])('FV-MOVE-04 engaged %s cannot be chosen', (_, engaged) => {
    const match = field([engaged, foot('S2'), foot('N1')]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-04');
    expect(refusal(match, { do: 'choose', unit: 'S2' })).toBeUndefined();
  });

  test('FV-MOVE-04 engaged foot can only be withdrawn', () => {
    const match = field([foot('S1', { contacts: front('N1') }), foot('N1')], {
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
    });
    expect(options(match).filter((option) => option['unit'] === 'S1')).toEqual([{ do: 'withdraw', unit: 'S1' }]);
  });

  test('FV-MOVE-04 foot that was engaged when the phase began stays barred when it gets free', () => {
    const match = field([foot('S1', { engagedAtStart: true }), foot('S2'), foot('N1')]);
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-04');
  });

  test('FV-MOVE-04 foot engaged by the first mover is barred in the second movement phase', () => {
    const match = field([foot('S1'), foot('N1'), foot('N2', at('Z(2,2)'))], { dice: [1] });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'done' });
    choose(match, { do: 'end' });
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('FV-MOVE-04');
    expect(refusal(match, { do: 'choose', unit: 'N2' })).toBeUndefined();
  });

  test('FV-MOVE-04 foot set free in the enemy phase may be chosen in its own', () => {
    const match = field([horse('S1', { contacts: front('N1') }), foot('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'disengage' });
    choose(match, { do: 'stop' });
    choose(match, { do: 'end' });
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'choose', unit: 'N1' })).toBeUndefined();
  });

  test.each([
    ['M', horse('S1', { contacts: front('N1') })],
    ['HM', heavy('S1', { contacts: front('N1') })],
    ['D', dragoons('S1', { contacts: front('N1') })],
  ])('FV-MOVE-05 FV-R-26 engaged %s may only disengage or do nothing', (_, engaged) => {
    const match = field([engaged, foot('N1'), foot('N2')]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['disengage', 'nothing']);
    expect(refusal(match, { do: 'turn', to: 'E' })?.rule).toBe('FV-MOVE-05');
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-MOVE-05');
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-ENGAGE-02');
  });

  test('FV-MOVE-05 FV-R-26 after Disengage the second action is free', () => {
    const match = field([horse('S1', { layout: 'XXX/XX.', contacts: front('N1') }), foot('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'disengage' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(kinds(match)).toEqual(['changeFormation', 'move', 'stop', 'turn']);
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test('FV-MOVE-05 mounted that cannot disengage can only do nothing', () => {
    const match = field([horse('S1', { contacts: front('N1') }), horse('N1')]);
    pick(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1')).toMatchObject({ chosen: true, facing: 'N', zone: 'Z(2,1)' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
  });

  test('FV-MOVE-05 mounted engaged when the phase began and free now still can do nothing', () => {
    const match = field([horse('S1', { engagedAtStart: true }), foot('N1')]);
    pick(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1').chosen).toBe(true);
  });
});

describe('actions allowed', () => {
  test.each([
    ['P&M', foot('S1'), ['changeFormation', 'move', 'turn']],
    ['Foot', foot('S1', { type: 'Foot', layout: 'HL/HL' }), ['changeFormation', 'move', 'turn']],
    ['GG', gun('S1', 'GG'), ['move', 'turn']],
    ['D dismounted', dragoons('S1', { state: 'dismounted' }), ['changeFormation', 'mountUp', 'move', 'turn']],
    ['D mounted', dragoons('S1'), ['changeFormation', 'dismount', 'move', 'turn']],
    ['M', horse('S1', { layout: 'XXX/XX.' }), ['changeFormation', 'move', 'turn']],
    ['HM', heavy('S1', { layout: 'YY/Y.' }), ['changeFormation', 'move', 'turn']],
    ['RA without red marker', gun('S1', 'RA'), ['move', 'turn']],
    ['HA without red marker', gun('S1', 'HA'), ['move', 'turn']],
    ['RA with red marker', gun('S1', 'RA', { fired: true }), ['turn']],
    ['HA with red marker', gun('S1', 'HA', { fired: true }), ['turn']],
  ])('FV-MOVE-06 %s', (_, mover, actions) => {
    const match = field([mover]);
    pick(match, 'S1');
    expect(kinds(match).filter((kind) => kind !== 'nothing')).toEqual(actions);
  });

  test.each([
    ['P&M', foot('S1')],
    ['Foot', foot('S1', { type: 'Foot', layout: 'HL/HL' })],
    ['GG', gun('S1', 'GG')],
    ['RA', gun('S1', 'RA')],
    ['HA', gun('S1', 'HA')],
    ['D dismounted', dragoons('S1', { state: 'dismounted' })],
  ])('FV-MOVE-06 %s has one action', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  test.each([
    ['M', horse('S1')],
    ['HM', heavy('S1')],
    ['D mounted', dragoons('S1')],
  ])('FV-MOVE-06 %s has up to two actions and no third', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'W' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action', about: { unit: 'S1' } });
    choose(match, { do: 'turn', to: 'E' });
    expect(unit(match, 'S1').facing).toBe('E');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  test('FV-MOVE-06 the second action may be left', () => {
    const match = field([horse('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'stop' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-MOVE-06 Disengage is for the engaged only', () => {
    const match = field([horse('S1'), foot('N1')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'disengage' })?.rule).toBe('FV-DISENG-01');
  });

  test('FV-MOVE-06 RA and HA with a red marker cannot Move', () => {
    const match = field([gun('S1', 'RA', { fired: true }), gun('S2', 'HA', { fired: true })]);
    for (const id of ['S1', 'S2']) {
      pick(match, id);
      expect(refusal(match, { do: 'move' })?.rule).toBe('FV-MOVE-06');
      choose(match, { do: 'turn', to: 'E' });
      expect(unit(match, id)).toMatchObject({ facing: 'E', zone: 'Z(2,1)' });
    }
  });

  test.each(['GG', 'RA', 'HA'])('FV-R-24 FV-MOVE-06 %s never changes formation', (type) => {
    const match = field([gun('S1', type)]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'changeFormation' })?.rule).toBe('FV-R-24');
  });

  test.each([
    ['P&M', foot('S1', { fired: true })],
    ['dismounted D', dragoons('S1', { state: 'dismounted', fired: true })],
    ['GG', gun('S1', 'GG', { fired: true })],
  ])('FV-MOVE-07 a %s that has fired moves as ever', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', fired: true });
  });

  test('FV-MOVE-07 foot that has fired may change formation, turn and engage', () => {
    const match = field([foot('S1', { fired: true }), foot('N1')]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'engage', 'move', 'nothing', 'turn']);
  });
});

describe('two actions', () => {
  const turn = { do: 'turn', to: 'E' };
  const back = { do: 'turn', to: 'W' };
  const move = { do: 'move' };
  const change = { do: 'changeFormation' };
  const form = { do: 'form', formation: 'open', layout: 'DD/.D' };
  const reform = { do: 'form', formation: 'attack', layout: 'DD/D.' };
  test.each([
    ['Turn, Turn', [turn, back], { zone: 'Z(2,1)', facing: 'W' }],
    ['Turn, Move', [turn, move], { zone: 'Z(3,1)', facing: 'E' }],
    ['Move, Turn', [move, turn], { zone: 'Z(2,2)', facing: 'E' }],
    ['Change Formation, Move', [change, form, move], { zone: 'Z(2,2)', formation: 'open', layout: 'DD/.D' }],
    ['Move, Change Formation', [move, change, form], { zone: 'Z(2,2)', formation: 'open', layout: 'DD/.D' }],
    ['Change Formation, Turn', [change, form, turn], { facing: 'E', formation: 'open' }],
    ['Turn, Change Formation', [turn, change, form], { facing: 'E', formation: 'open' }],
    ['Change Formation twice', [change, form, change, reform], { formation: 'attack', layout: 'DD/D.' }],
    ['Dismount, Move', [{ do: 'dismount' }, move], { state: 'dismounted', zone: 'Z(2,2)' }],
    ['Move, Dismount', [move, { do: 'dismount' }], { state: 'dismounted', zone: 'Z(2,2)' }],
  ])('FV-MOVE-08 %s', (_, steps, result) => {
    const match = field([dragoons('S1')]);
    pick(match, 'S1');
    for (const step of steps) choose(match, step);
    expect(unit(match, 'S1')).toMatchObject(result);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-MOVE-08 Move, Move crosses two zones', () => {
    const match = field([horse('S1', at('Z(2,0)'))]);
    pick(match, 'S1');
    choose(match, move);
    choose(match, move);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', facing: 'N' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-R-25 FV-MOVE-08 the first action is done before the second is announced', () => {
    const match = field([horse('S1', at('Z(2,0)'))]);
    pick(match, 'S1');
    choose(match, move);
    expect(decision(match)?.kind).toBe('action');
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    // after seeing the first one he may do any other, or stop
    expect(kinds(match)).toEqual(['move', 'stop', 'turn']);
  });

  test.each([
    ['M', horse('S1', { layout: 'XXX/XX.' })],
    ['HM', heavy('S1', { layout: 'YY/Y.' })],
    ['D', dragoons('S1')],
  ])('FV-MOVE-09 FV-TERR-03 in restricted terrain %s has one action', (_, mover) => {
    const match = field([mover], { options: { terrain: { 'Z(2,1)': ['hill'] } } });
    pick(match, 'S1');
    choose(match, turn);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1').facing).toBe('E');
  });

  test('FV-MOVE-09 leaving or entering restricted terrain is the whole of it', () => {
    const match = field([horse('S1', at('Z(2,1)')), horse('S2', at('Z(3,0)'))], {
      options: { terrain: { 'Z(2,1)': ['hill'], 'Z(3,1)': ['hill'] } },
    });
    pick(match, 'S1');
    choose(match, move);
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(decision(match)?.kind).toBe('activity');
    pick(match, 'S2');
    choose(match, move);
    expect(unit(match, 'S2').zone).toBe('Z(3,1)');
    expect(decision(match)?.kind).toBe('activity');
  });

  test('FV-MOVE-09 a second action cannot enter restricted terrain', () => {
    const match = field([horse('S1', at('Z(2,0)', { facing: 'E' }))], { options: { terrain: { 'Z(2,1)': ['hill'] } } });
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'N' });
    expect(decision(match)?.kind).toBe('action');
    expect(refusal(match, move)?.rule).toBe('FV-TERR-03');
    expect(refusal(match, { do: 'turn', to: 'W' })).toBeUndefined();
  });

  test('FV-MOVE-09 FV-R-77 dragoons that dismount first are bound like mounted', () => {
    const match = field([dragoons('S1'), dragoons('S2', at('Z(3,1)', { facing: 'W' }))], {
      options: { terrain: { 'Z(2,1)': ['hill'] } },
    });
    pick(match, 'S1');
    choose(match, { do: 'dismount' });
    expect(decision(match)?.kind).toBe('activity');
    pick(match, 'S2');
    choose(match, { do: 'dismount' });
    expect(refusal(match, move)?.rule).toBe('FV-TERR-03');
    expect(refusal(match, { do: 'turn', to: 'N' })).toBeUndefined();
  });

  test('FV-MOVE-09 foot do in restricted terrain what they do elsewhere', () => {
    const match = field([foot('S1')], { options: { terrain: { 'Z(2,1)': ['hill'], 'Z(2,2)': ['hill'] } } });
    pick(match, 'S1');
    choose(match, move);
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });
});

describe('announced is announced', () => {
  test('FV-MOVE-10 an announced Move stays announced while the enemy reacts', () => {
    const match = field([foot('S1'), horse('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
    expect(refusal(match, { do: 'nothing' })?.rule).toBe('FV-TURN-01');
    expect(refusal(match, { do: 'turn', to: 'E' })?.rule).toBe('FV-TURN-01');
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test('FV-MOVE-10 an intercepted Move is spent', () => {
    const match = field([foot('S1'), horse('N1')], { dice: [1] });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', chosen: true });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  test('FV-MOVE-10 an announced change of formation must be carried out', () => {
    const match = field([foot('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'formation' });
    expect(refusal(match, { do: 'nothing' })?.rule).toBe('FV-TURN-01');
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-TURN-01');
    expect(refusal(match, { do: 'form', formation: 'defensive', layout: 'PM/PM' })).toBeUndefined();
  });
});

describe('Change Formation', () => {
  test.each([
    ['attack to defensive', foot('S1'), 'defensive', 'PM/PM'],
    ['attack to defensive with other places', foot('S1'), 'defensive', 'PP/MM'],
    ['defensive to attack', foot('S1', { formation: 'defensive' }), 'attack', 'PM/PM'],
    ['attack to open order', foot('S1', { layout: 'M/M' }), 'open', 'M/M'],
    ['open order to attack', foot('S1', { layout: 'M/M', formation: 'open' }), 'attack', 'M/M'],
    ['open order to defensive', foot('S1', { layout: 'M/M', formation: 'open' }), 'defensive', 'M/M'],
    ['defensive to open order', foot('S1', { layout: 'M/M', formation: 'defensive' }), 'open', 'M/M'],
    ['another arrangement', foot('S1'), 'attack', 'PP/MM'],
    ['another shape', foot('S1', { layout: 'PPP/MMM' }), 'attack', 'PP/PM/MM'],
    ['other files of a short rank', foot('S1', { layout: 'PP/M.' }), 'attack', 'PP/.M'],
    ['dragoons to open order', dragoons('S1', { layout: 'DDD/DDD' }), 'open', 'DDD/DDD'],
    ['another shape of horse', horse('S1', { layout: 'XXX/XXX' }), 'attack', 'XX/XX/XX'],
  ])('FV-MOVE-11 FV-R-29 %s', (_, mover, formation, layout) => {
    const match = field([{ ...mover, facing: 'E' }]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    if (decision(match)?.kind === 'formation') choose(match, { do: 'form', formation, layout });
    expect(unit(match, 'S1')).toMatchObject({ formation, layout, facing: 'E', zone: 'Z(2,1)' });
  });

  test.each(['N', 'S', 'W'])('FV-MOVE-11 FV-R-29 the facing stays: no change of formation from E to %s', (facing) => {
    const match = field([foot('S1', { facing: 'E' })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'defensive', layout: 'PM/PM', facing })?.rule).toBe('FV-MOVE-12');
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'PP/MM', facing })?.rule).toBe('FV-MOVE-12');
  });

  test.each(['N', 'E', 'S', 'W'])(
    'FV-MOVE-12 leaving a defensive formation for attack the unit may face %s',
    (facing) => {
      const match = field([foot('S1', { formation: 'defensive' })]);
      pick(match, 'S1');
      choose(match, { do: 'changeFormation' });
      choose(match, { do: 'form', formation: 'attack', layout: 'PP/MM', facing });
      expect(unit(match, 'S1')).toMatchObject({ formation: 'attack', layout: 'PP/MM', facing });
    },
  );

  test.each(['N', 'E', 'S', 'W'])('FV-MOVE-12 leaving it for open order the unit may face %s', (facing) => {
    const match = field([dragoons('S1', { state: 'dismounted', formation: 'defensive' })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    choose(match, { do: 'form', formation: 'open', layout: 'DD/D.', facing });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'open', facing });
  });

  test('FV-MOVE-12 FV-R-29 staying defensive it keeps its facing', () => {
    const match = field([foot('S1', { formation: 'defensive' })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'defensive', layout: 'PP/MM', facing: 'E' })?.rule).toBe(
      'FV-MOVE-12',
    );
    choose(match, { do: 'form', formation: 'defensive', layout: 'PP/MM' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'defensive', layout: 'PP/MM', facing: 'N' });
  });

  test.each([
    ['a P&M unit of two with a pike', foot('S1', { layout: 'P/M' }), 'open', 'P/M'],
    ['a P&M unit of three muskets', foot('S1', { layout: 'MM/M.' }), 'open', 'MM/M.'],
    ['a Foot unit of three', foot('S1', { type: 'Foot', layout: 'HH/L.' }), 'open', 'HH/L.'],
    ['an M unit of five', horse('S1', { layout: 'XXX/XX.' }), 'open', 'XXX/XX.'],
  ])('FV-MOVE-13 FV-FORM-08 %s may not take open order', (_, mover, formation, layout) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation, layout })?.rule).toBe('FV-FORM-08');
  });

  test.each([
    ['a P&M unit of two muskets', foot('S1', { layout: 'M/M' }), 'M/M'],
    ['a Foot unit of two', foot('S1', { type: 'Foot', layout: 'H/L' }), 'H/L'],
    ['a D unit of six', dragoons('S1', { layout: 'DDD/DDD' }), 'DDD/DDD'],
  ])('FV-MOVE-13 FV-FORM-08 %s may', (_, mover, layout) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'open', layout })).toBeUndefined();
  });

  test.each([
    ['an M unit of two may take open order', 'X/X', { formation: 'open', layout: 'X/X' }],
    ['one of three may not, only the other file', 'XX/X.', { formation: 'attack', layout: 'XX/.X' }],
  ])('FV-MOVE-13 FV-FORM-08 %s; with one way to change nothing is asked', (_, layout, result) => {
    const match = field([horse('S1', { layout })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(decision(match)?.kind).toBe('action');
    expect(unit(match, 'S1')).toMatchObject(result);
  });

  test.each([
    ['HM of two', heavy('S1', { layout: 'Y/Y' })],
    ['HM of four', heavy('S1')],
    ['M of four', horse('S1')],
    ['single musket', foot('S1', { layout: 'M' })],
  ])('FV-MOVE-13 %s have nothing to change to', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    expect(kinds(match)).not.toContain('changeFormation');
    expect(refusal(match, { do: 'changeFormation' })?.rule).toBe('FV-MOVE-13');
  });

  test.each([
    ['M', horse('S1', { layout: 'XXX/XX.' }), 'XXX/XX.'],
    ['mounted D', dragoons('S1'), 'DD/D.'],
  ])('FV-MOVE-13 FV-FORM-05 %s may not form a defensive formation', (_, mover, layout) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'defensive', layout })?.rule).toBe('FV-FORM-05');
  });

  test('FV-MOVE-13 FV-R-29 a change that changes nothing is refused', () => {
    const match = field([foot('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'PM/PM' })?.rule).toBe('FV-MOVE-13');
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'PM/MP' })).toBeUndefined();
  });

  test.each([
    ['a shape that is none', 'PMPM'],
    ['a shape of another size', 'PM/P.'],
    ['stands it does not have', 'PP/PM'],
    ['a gap in the front rank', 'P.M/PM.'],
  ])('FV-MOVE-13 %s is refused', (_, layout) => {
    const match = field([foot('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'attack', layout })).toBeDefined();
  });

  test('FV-MOVE-13 FV-TERR-13 mounted in woods may not take attack formation', () => {
    const match = field([dragoons('S1', { formation: 'open', layout: 'DDD/DD.' })], {
      options: { terrain: { 'Z(2,1)': ['wood'] } },
    });
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'DDD/DD.' })?.rule).toBe('FV-TERR-13');
    expect(refusal(match, { do: 'form', formation: 'open', layout: 'DDD/.DD' })).toBeUndefined();
  });
});

describe('Turn and Move', () => {
  test.each(['E', 'S', 'W'])('FV-MOVE-14 a unit facing N turns to %s and keeps formation and layout', (facing) => {
    const match = field([dragoons('S1', { state: 'dismounted', formation: 'open', layout: 'DD/.D' })]);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: facing });
    expect(unit(match, 'S1')).toMatchObject({ facing, formation: 'open', layout: 'DD/.D', zone: 'Z(2,1)' });
  });

  test.each(['N', 'E', 'S', 'W'])('FV-MOVE-14 a turn to the present facing %s is refused', (facing) => {
    const match = field([foot('S1', { facing })]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'turn', to: facing })?.rule).toBe('FV-MOVE-14');
    expect(options(match).filter((option) => option.do === 'turn')).toHaveLength(3);
  });

  test.each([
    ['N', 'Z(2,2)'],
    ['E', 'Z(3,1)'],
    ['S', 'Z(2,0)'],
    ['W', 'Z(1,1)'],
  ])('FV-MOVE-15 facing %s a unit in the middle moves to %s', (facing, zone) => {
    const match = field([dragoons('S1', { state: 'dismounted', formation: 'open', facing })]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone, facing, formation: 'open', layout: 'DD/D.' });
  });

  test('FV-MOVE-15 North counts the same way', () => {
    const match = field([foot('S1'), foot('N1', at('Z(1,2)'))], { phase: 'otherMovement' });
    pick(match, 'N1');
    choose(match, { do: 'move' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(1,1)', facing: 'S' });
  });

  test.each([
    ['Z(1,0)', 'S'],
    ['Z(2,0)', 'S'],
    ['Z(0,1)', 'W'],
    ['Z(4,1)', 'E'],
    ['Z(2,2)', 'N'],
    ['Z(0,2)', 'N'],
  ])('FV-MOVE-16 no Move off the grid from %s facing %s, whether a reserve zone lies there or not', (zone, facing) => {
    const match = field([foot('S1', at(zone, { facing }))]);
    pick(match, 'S1');
    expect(kinds(match)).not.toContain('move');
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-MOVE-16');
  });

  test('FV-MOVE-17 a defensive formation may change formation, not Move or Turn', () => {
    const match = field([foot('S1', { formation: 'defensive' })]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'nothing']);
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-MOVE-17');
    expect(refusal(match, { do: 'turn', to: 'E' })?.rule).toBe('FV-MOVE-17');
  });

  test('FV-MOVE-17 forming a defensive formation and leaving it each take the one action', () => {
    const match = field([foot('S1', { formation: 'defensive' })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    choose(match, { do: 'form', formation: 'attack', layout: 'PM/PM' });
    expect(decision(match)?.kind).toBe('activity');
    expect(unit(match, 'S1')).toMatchObject({ formation: 'attack', zone: 'Z(2,1)' });
  });

  test('FV-MOVE-24 enemy foot and guns stop no Move into, through or out of their zone', () => {
    const match = field([
      horse('S1', at('Z(2,0)')),
      foot('N1', at('Z(2,0)')),
      foot('N2'),
      gun('N3', 'HA'),
      foot('N4', at('Z(2,2)')),
    ]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', contacts: [], hits: 0 });
  });

  test('FV-MOVE-24 an intercept does stop it', () => {
    const match = field([horse('S1', at('Z(2,0)')), horse('N1')], { dice: [3] });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
    expect(decision(match)?.kind).toBe('activity');
  });
});

describe('limits of zones', () => {
  const crowd = (side: string, zone: string, count: number) =>
    Array.from({ length: count }, (_, place) => foot(`${side}${place + 5}`, at(zone)));

  test.each([
    [3, true],
    [4, false],
  ])('FV-ZONE-04 FV-ZONE-05 FV-MOVE-15 a Move into a zone with %i friends: legal is %s', (count, legal) => {
    const match = field([foot('S1'), ...crowd('S', 'Z(2,2)', count)]);
    pick(match, 'S1');
    const refused = refusal(match, { do: 'move' });
    if (legal) expect(refused).toBeUndefined();
    else expect(refused?.rule).toBe('FV-ZONE-04');
  });

  test('FV-ZONE-05 a full zone cannot be crossed with the first of two moves', () => {
    const match = field([horse('S1', at('Z(2,0)')), ...crowd('S', 'Z(2,1)', 4)]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-ZONE-04');
  });

  test('FV-ZONE-04 enemies and Commanders take no room', () => {
    const match = field([foot('S1'), ...crowd('S', 'Z(2,2)', 3), ...crowd('N', 'Z(2,2)', 4)], {
      sides: { south: { commander: 'Z(2,2)' }, north: { commander: 'Z(2,2)' } },
    });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test('FV-ZONE-05 room that a friend has made may be used', () => {
    const match = field([horse('S1'), foot('S2', at('Z(2,2)', { facing: 'E' })), ...crowd('S', 'Z(2,2)', 3)]);
    pick(match, 'S2');
    choose(match, { do: 'move' });
    expect(unit(match, 'S2').zone).toBe('Z(3,2)');
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });
});

describe('mounting up and dismounting', () => {
  test('FV-MOVE-18 Dismount keeps layout, formation, facing and markers', () => {
    const match = field([dragoons('S1', { layout: 'DD/.D', formation: 'open', facing: 'W', hits: 1, reacted: true })]);
    pick(match, 'S1');
    choose(match, { do: 'dismount' });
    expect(unit(match, 'S1')).toMatchObject({
      state: 'dismounted',
      layout: 'DD/.D',
      formation: 'open',
      facing: 'W',
      hits: 1,
      reacted: true,
      zone: 'Z(2,1)',
    });
  });

  test('FV-MOVE-18 Mount Up keeps layout, formation, facing and markers', () => {
    const match = field([
      dragoons('S1', { state: 'dismounted', layout: 'DDD/DD.', facing: 'E', hits: 3, fired: true }),
    ]);
    pick(match, 'S1');
    choose(match, { do: 'mountUp' });
    expect(unit(match, 'S1')).toMatchObject({
      state: 'mounted',
      layout: 'DDD/DD.',
      formation: 'attack',
      facing: 'E',
      hits: 3,
      fired: true,
    });
  });

  test.each([
    ['M', horse('S1'), 'dismount'],
    ['HM', heavy('S1'), 'dismount'],
    ['P&M', foot('S1'), 'mountUp'],
    ['Foot', foot('S1', { type: 'Foot', layout: 'HH/HH' }), 'mountUp'],
    ['GG', gun('S1', 'GG'), 'mountUp'],
    ['mounted D', dragoons('S1'), 'mountUp'],
    ['dismounted D', dragoons('S1', { state: 'dismounted' }), 'dismount'],
  ])('FV-MOVE-19 no such thing for %s', (_, mover, what) => {
    const match = field([mover]);
    pick(match, 'S1');
    expect(kinds(match)).not.toContain(what);
    expect(refusal(match, { do: what })).toBeDefined();
  });

  test('FV-MOVE-19 engaged dragoons cannot dismount before they have disengaged', () => {
    const match = field([dragoons('S1', { contacts: front('N1') }), foot('N1')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'dismount' })?.rule).toBe('FV-MOVE-05');
    choose(match, { do: 'disengage' });
    choose(match, { do: 'dismount' });
    expect(unit(match, 'S1').state).toBe('dismounted');
  });

  test('FV-MOVE-19 engaged dismounted dragoons cannot mount up', () => {
    const match = field([dragoons('S1', { state: 'dismounted', contacts: front('N1') }), foot('N1')]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-04');
  });

  test('FV-MOVE-20 FV-R-28 no Mount Up from a defensive formation', () => {
    const match = field([
      dragoons('S1', { state: 'dismounted', formation: 'defensive' }),
      dragoons('S2', { state: 'dismounted', formation: 'open' }),
    ]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'nothing']);
    expect(refusal(match, { do: 'mountUp' })?.rule).toBe('FV-MOVE-20');
    choose(match, { do: 'nothing' });
    pick(match, 'S2');
    expect(refusal(match, { do: 'mountUp' })).toBeUndefined();
  });

  test.each([
    ['Turn', [{ do: 'turn', to: 'E' }], { facing: 'E' }],
    ['Move', [{ do: 'move' }], { zone: 'Z(2,2)' }],
    [
      'Change Formation, as foot also to a defensive one',
      [{ do: 'changeFormation' }, { do: 'form', formation: 'defensive', layout: 'DD/D.' }],
      { formation: 'defensive' },
    ],
  ])('FV-MOVE-21 FV-R-27 after a first-action Dismount: %s', (_, steps, result) => {
    const match = field([dragoons('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'dismount' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(kinds(match)).toEqual(['changeFormation', 'move', 'stop', 'turn']);
    for (const step of steps) choose(match, step);
    expect(unit(match, 'S1')).toMatchObject({ state: 'dismounted', ...result });
    expect(decision(match)?.kind).toBe('activity');
  });

  test('FV-MOVE-21 FV-R-27 after a first-action Dismount it can neither mount up nor engage', () => {
    const match = field([dragoons('S1'), foot('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'dismount' });
    expect(refusal(match, { do: 'mountUp' })?.rule).toBe('FV-MOVE-21');
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-MOVE-03');
  });

  test('FV-MOVE-21 Dismount as second action', () => {
    const match = field([dragoons('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'E' });
    choose(match, { do: 'dismount' });
    expect(unit(match, 'S1')).toMatchObject({ state: 'dismounted', facing: 'E' });
    expect(decision(match)?.kind).toBe('activity');
  });

  test('FV-R-27 dismountEndsActivity: Disengage, then Dismount is as before', () => {
    const match = field([dragoons('S1', { contacts: front('N1') }), foot('N1')], {
      options: { houseRules: { dismountEndsActivity: true } },
    });
    pick(match, 'S1');
    choose(match, { do: 'disengage' });
    choose(match, { do: 'dismount' });
    expect(unit(match, 'S1')).toMatchObject({ state: 'dismounted', contacts: [] });
  });

  test('FV-R-27 dismountEndsActivity: no action after a Dismount', () => {
    const match = field([dragoons('S1'), dragoons('S2')], { options: { houseRules: { dismountEndsActivity: true } } });
    pick(match, 'S1');
    choose(match, { do: 'dismount' });
    expect(unit(match, 'S1').state).toBe('dismounted');
    expect(decision(match)?.kind).toBe('activity');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
    // as a second action it is as before
    pick(match, 'S2');
    choose(match, { do: 'move' });
    choose(match, { do: 'dismount' });
    expect(unit(match, 'S2')).toMatchObject({ state: 'dismounted', zone: 'Z(2,2)' });
  });

  test('FV-MOVE-22 Mount Up ends the activity', () => {
    const match = field([dragoons('S1', { state: 'dismounted' })]);
    pick(match, 'S1');
    choose(match, { do: 'mountUp' });
    expect(decision(match)?.kind).toBe('activity');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });
});

describe('windows', () => {
  test.each([
    ['Turn', dragoons('S1'), [{ do: 'turn', to: 'E' }]],
    [
      'Change Formation',
      dragoons('S1'),
      [{ do: 'changeFormation' }, { do: 'form', formation: 'open', layout: 'DD/D.' }],
    ],
    ['Dismount', dragoons('S1'), [{ do: 'dismount' }]],
    ['Mount Up', dragoons('S1', { state: 'dismounted' }), [{ do: 'mountUp' }]],
  ])('FV-MOVE-23 %s opens no window', (_, mover, steps) => {
    const match = field([mover, horse('N1')]);
    pick(match, 'S1');
    for (const step of steps) {
      choose(match, step);
      expect(decision(match)?.side).toBe('south');
    }
    expect(unit(match, 'N1').reacted).toBe(false);
  });

  test('FV-MOVE-23 a Move opens two: one where it starts, one where it ends', () => {
    const match = field([foot('S1'), horse('N1'), horse('N2', at('Z(2,2)'))]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'leaving' } });
    expect(options(match)).toEqual([{ do: 'intercept', unit: 'N1' }, { do: 'done' }]);
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'entering' } });
    expect(options(match)).toEqual([{ do: 'intercept', unit: 'N2' }, { do: 'done' }]);
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(throws(match)).toEqual([]);
  });

  test('FV-MOVE-23 Disengage opens one', () => {
    const match = field([horse('S1', { contacts: front('N1') }), foot('N1'), horse('N2')]);
    pick(match, 'S1');
    choose(match, { do: 'disengage' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'disengaging' } });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
  });

  test('FV-MOVE-23 entering the table opens one, leaving it one', () => {
    const match = field([
      horse('S1', { zone: 'SR2', layout: 'XXXX' }),
      foot('S2', at('Z(1,0)')),
      horse('N1', at('Z(2,0)')),
      horse('N2', at('Z(1,0)')),
    ]);
    choose(match, { do: 'enter', unit: 'S1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'entering' } });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    choose(match, { do: 'leave', unit: 'S2' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'leaving' } });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S2').zone).toBe('SR1');
  });
});
