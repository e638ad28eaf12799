// Movement phases: who may be chosen, the actions, their number and their limits, the end of the phase
// (MV-MOVE, MV-R-26, -49, -51, -61, -63, -68).
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

const at = (zone: string, more: object = {}) => ({ zone, ...more });
const foot = (id: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  layout: 'FF/FF',
  ...at('Z(2,1)'),
  ...more,
});
const lightFoot = (id: string, more: object = {}) => foot(id, { type: 'LF', weapon: 'bows', ...more });
const horse = (id: string, more: object = {}) => ({ id, type: 'MM', layout: 'MM/MM', ...at('Z(2,1)'), ...more });
const lightHorse = (id: string, more: object = {}) => horse(id, { type: 'LM', layout: 'MM/M.', ...more });
const knights = (id: string, more: object = {}) => horse(id, { type: 'HM', ...more });
const gun = (id: string, type: string, more: object = {}) => ({ id, type, layout: 'G', ...at('Z(2,1)'), ...more });
const front = (enemy: string) => [{ with: enemy, face: 'front' }];
const footFightsArtillery = { options: { houseRules: { footFightsArtillery: true } } };

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const nothing = (match: Match, id: string) => {
  pick(match, id);
  choose(match, { do: 'nothing' });
};
const kinds = (match: Match) => [...new Set(options(match).map((option) => option.do))].sort();
const offered = (match: Match, what: string) => options(match).filter((option) => option.do === what);
const throws = (match: Match) => events(match).filter((event) => event.event === 'throw');

describe('the phases and the choice of units', () => {
  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ])('MV-MOVE-01 %s has the initiative and moves first, then %s', (first, second) => {
    const match = field([foot('S1'), foot('N1', at('Z(2,2)'))], { initiative: first });
    expect(position(match).phase).toBe('initiativeMovement');
    expect(decision(match)).toMatchObject({ side: first, kind: 'activity' });
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    expect(decision(match)).toMatchObject({ side: second, kind: 'activity' });
  });

  test('MV-MOVE-01 a player moves only his own units', () => {
    const match = field([foot('S1'), foot('N1', at('Z(2,2)'))]);
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('MV-MOVE-01');
    expect(options(match).filter((option) => option['unit'] === 'N1')).toEqual([]);
  });

  test.each([
    ['S1', 'S2', 'S3'],
    ['S3', 'S1', 'S2'],
    ['S2', 'S3', 'S1'],
  ])('MV-MOVE-02 units are chosen one at a time in any order: %s %s %s', (...order) => {
    const match = field([foot('S1'), horse('S2'), gun('S3', 'Gun')]);
    for (const id of order) {
      pick(match, id);
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'order', about: { unit: id } });
      choose(match, { do: 'nothing' });
      expect(unit(match, id).chosen).toBe(true);
    }
  });

  test('MV-MOVE-02 a unit is chosen at most once a phase', () => {
    const match = field([foot('S1'), foot('S2')]);
    expect(unit(match, 'S1').chosen).toBe(false);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'E' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
    expect(refusal(match, { do: 'choose', unit: 'S2' })).toBeUndefined();
  });

  test('MV-MOVE-02 nothing is one of the three things to pick and cannot be taken back', () => {
    const match = field([foot('S1'), foot('S2')]);
    nothing(match, 'S1');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-MOVE-02 while one unit is active no other can be chosen', () => {
    const match = field([horse('S1'), foot('S2')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('MV-TURN-01');
    choose(match, { do: 'turn', to: 'E' });
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('MV-TURN-01');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'choose', unit: 'S2' })).toBeUndefined();
  });

  test('MV-MOVE-02 a chosen unit does nothing, acts or engages', () => {
    const match = field([foot('S1'), foot('N1')]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'engage', 'move', 'nothing', 'stakes', 'turn']);
  });

  test('MV-MOVE-02 without an enemy in the zone engaging is not offered', () => {
    const match = field([foot('S1'), foot('N1', at('Z(2,2)'))]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'move', 'nothing', 'stakes', 'turn']);
  });

  test('MV-MOVE-02 a unit that took an action may not engage', () => {
    const match = field([horse('S1'), foot('N1')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'engage', target: 'N1' })).toBeUndefined();
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)?.kind).toBe('action');
    expect(kinds(match)).not.toContain('engage');
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-MOVE-02 a unit that has tried to engage may not act', () => {
    const match = field([horse('S1'), foot('N1')], { dice: [4] });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-MOVE-02 only units on the table are chosen', () => {
    const match = field([foot('S1'), foot('S2', at('SR2', { layout: 'FFFF' }))]);
    expect(offered(match, 'choose')).toEqual([{ do: 'choose', unit: 'S1' }]);
    expect(refusal(match, { do: 'choose', unit: 'S2' })?.rule).toBe('MV-RESERVE-01');
  });

  test.each([
    ['Medium Foot', foot('S1', { contacts: front('N1') })],
    ['Light Foot in open order', lightFoot('S1', { formation: 'open', contacts: front('N1') })],
    ['a defensive formation', foot('S1', { formation: 'defensive', contacts: front('N1') })],
    ['a Gun', gun('S1', 'Gun', { contacts: front('N1') })],
    ['an Organ Gun', gun('S1', 'Organ Gun', { contacts: front('N1') })],
  ])('MV-MOVE-03 engaged %s can do nothing', (_, engaged) => {
    const match = field([engaged, foot('S2'), foot('N1')], footFightsArtillery);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-03');
    expect(refusal(match, { do: 'choose', unit: 'S2' })).toBeUndefined();
    expect(options(match).filter((option) => option['unit'] === 'S1')).toEqual([]);
  });

  test('MV-MOVE-03 withdrawal apart', () => {
    const match = field([foot('S1', { contacts: front('N1') }), foot('N1')], {
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
    });
    expect(options(match).filter((option) => option['unit'] === 'S1')).toEqual([{ do: 'withdraw', unit: 'S1' }]);
  });

  test('MV-MOVE-03 foot engaged by the first mover is bound in the second movement phase', () => {
    const match = field([foot('S1'), foot('N1'), foot('N2', at('Z(2,2)'))], { dice: [1] });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'done' });
    choose(match, { do: 'end' });
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('MV-MOVE-03');
    expect(refusal(match, { do: 'choose', unit: 'N2' })).toBeUndefined();
  });

  test('MV-MOVE-03 foot set free in the enemy phase may be chosen in its own', () => {
    const match = field([horse('S1', { contacts: front('N1') }), foot('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'disengage' });
    choose(match, { do: 'stop' });
    choose(match, { do: 'end' });
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'choose', unit: 'N1' })).toBeUndefined();
  });

  test.each([
    ['Light', lightHorse('S1', { contacts: front('N1') })],
    ['Medium', horse('S1', { layout: 'MMM/MM.', contacts: front('N1') })],
    ['Heavy', knights('S1', { layout: 'MM/M.', contacts: front('N1') })],
  ])('MV-MOVE-04 MV-R-68 engaged %s Mounted may only disengage or do nothing', (_, engaged) => {
    const match = field([engaged, foot('N1'), foot('N2')]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['disengage', 'nothing']);
    expect(refusal(match, { do: 'turn', to: 'E' })?.rule).toBe('MV-MOVE-04');
    expect(refusal(match, { do: 'changeFormation' })?.rule).toBe('MV-MOVE-04');
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-MOVE-04');
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('MV-ENGAGE-02');
  });

  test('MV-MOVE-04 MV-R-68 once disengaged it may turn, change formation or move', () => {
    const match = field([lightHorse('S1', { contacts: front('N1') }), foot('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'disengage' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(kinds(match)).toEqual(['changeFormation', 'move', 'stop', 'turn']);
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test('MV-MOVE-04 disengaging is for the first action: an unengaged unit has nothing to disengage from', () => {
    const match = field([horse('S1'), foot('N1')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'disengage' })?.rule).toBe('MV-DISENG-01');
    choose(match, { do: 'turn', to: 'E' });
    expect(refusal(match, { do: 'disengage' })?.rule).toBe('MV-DISENG-01');
  });

  test('MV-MOVE-04 mounted that cannot disengage can only do nothing', () => {
    const match = field([horse('S1', { contacts: front('N1') }), horse('N1')]);
    pick(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1')).toMatchObject({ chosen: true, facing: 'N', zone: 'Z(2,1)' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
  });
});

describe('the table of actions', () => {
  const onFoot = ['changeFormation', 'move', 'stakes', 'turn'];
  const riding = ['changeFormation', 'move', 'turn'];
  test.each([
    ['Light Foot', lightFoot('S1'), onFoot],
    ['Light Foot that has fired', lightFoot('S1', { fired: true }), onFoot],
    ['Medium Foot', foot('S1'), onFoot],
    ['Medium Foot with pikes', foot('S1', { weapon: 'pikes' }), onFoot],
    ['spears', foot('S1', { spears: true }), onFoot],
    ['Heavy Foot', foot('S1', { type: 'HF' }), onFoot],
    ['Light Mounted', lightHorse('S1'), riding],
    ['Light Mounted with bows that has fired', lightHorse('S1', { weapon: 'bows', fired: true }), riding],
    ['Medium Mounted', horse('S1', { layout: 'MMM/MM.' }), riding],
    ['Heavy Mounted', knights('S1', { layout: 'MM/M.' }), riding],
    ['Organ Gun', gun('S1', 'Organ Gun'), ['move', 'turn']],
    ['Organ Gun with red marker', gun('S1', 'Organ Gun', { fired: true }), ['move', 'turn']],
    ['Gun without red marker', gun('S1', 'Gun'), ['move', 'turn']],
    ['Gun with red marker', gun('S1', 'Gun', { fired: true }), ['turn']],
  ])('MV-MOVE-05 %s', (_, mover, actions) => {
    const match = field([mover]);
    pick(match, 'S1');
    expect(kinds(match).filter((kind) => kind !== 'nothing')).toEqual(actions);
  });

  test.each([
    ['without', false],
    ['with', true],
  ])('MV-MOVE-05 MV-ARMY-15 a Bombard %s red marker has no activity', (_, fired) => {
    const match = field([gun('S1', 'Bombard', { fired }), foot('S2')]);
    expect(offered(match, 'choose')).toEqual([{ do: 'choose', unit: 'S2' }]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-05');
  });

  test.each([
    ['Light Foot', lightFoot('S1')],
    ['Medium Foot', foot('S1')],
    ['Heavy Foot', foot('S1', { type: 'HF', weapon: 'pikes' })],
    ['foot that has fired', lightFoot('S1', { fired: true })],
    ['Organ Gun', gun('S1', 'Organ Gun')],
    ['Organ Gun that has fired', gun('S1', 'Organ Gun', { fired: true })],
    ['Gun', gun('S1', 'Gun')],
  ])('MV-MOVE-05 %s: one action', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test.each([
    ['Light Mounted', lightHorse('S1')],
    ['Light Mounted that has fired', lightHorse('S1', { weapon: 'crossbows', fired: true })],
    ['Medium Mounted', horse('S1')],
    ['Heavy Mounted', knights('S1')],
  ])('MV-MOVE-05 %s: up to two actions and no third', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: 'W' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action', about: { unit: 'S1' } });
    choose(match, { do: 'turn', to: 'E' });
    expect(unit(match, 'S1').facing).toBe('E');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-MOVE-05 the second action may be left', () => {
    const match = field([horse('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'stop' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('MV-MOVE-05 a Gun with red marker turns but does not move', () => {
    const match = field([gun('S1', 'Gun', { fired: true })]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-MOVE-05');
    choose(match, { do: 'turn', to: 'E' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'E', zone: 'Z(2,1)', fired: true });
  });

  test.each(['Organ Gun', 'Gun'])('MV-MOVE-05 MV-FORM-03 a %s never changes formation', (type) => {
    const match = field([gun('S1', type)]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'changeFormation' })?.rule).toBe('MV-MOVE-05');
  });

  test('MV-MOVE-05 foot that has fired may still engage', () => {
    const match = field([lightFoot('S1', { fired: true }), foot('N1')]);
    pick(match, 'S1');
    expect(kinds(match)).toContain('engage');
  });

  const turn = { do: 'turn', to: 'E' };
  const move = { do: 'move' };
  const change = { do: 'changeFormation' };
  const open = { do: 'form', formation: 'open', layout: 'MM/.M' };
  const close = { do: 'form', formation: 'attack', layout: 'MM/M.' };
  test.each([
    ['turn, turn', [turn, { do: 'turn', to: 'W' }], { zone: 'Z(2,1)', facing: 'W' }],
    ['turn, move', [turn, move], { zone: 'Z(3,1)', facing: 'E' }],
    ['move, turn', [move, turn], { zone: 'Z(2,2)', facing: 'E' }],
    ['change formation, move', [change, open, move], { zone: 'Z(2,2)', formation: 'open', layout: 'MM/.M' }],
    ['move, change formation', [move, change, open], { zone: 'Z(2,2)', formation: 'open', layout: 'MM/.M' }],
    ['change formation, turn', [change, open, turn], { facing: 'E', formation: 'open' }],
    ['turn, change formation', [turn, change, open], { facing: 'E', formation: 'open' }],
    ['change formation twice', [change, open, change, close], { formation: 'attack', layout: 'MM/M.' }],
  ])('MV-MOVE-05 mounted: any order, repeats allowed: %s', (_, steps, result) => {
    const match = field([lightHorse('S1')]);
    pick(match, 'S1');
    for (const step of steps) choose(match, step);
    expect(unit(match, 'S1')).toMatchObject(result);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('MV-MOVE-05 move, move crosses two zones', () => {
    const match = field([horse('S1', at('Z(2,0)'))]);
    pick(match, 'S1');
    choose(match, move);
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    choose(match, move);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', facing: 'N' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test.each([
    ['Light Mounted', lightHorse('S1')],
    ['Medium Mounted', horse('S1')],
    ['Heavy Mounted', knights('S1')],
    ['Light Foot', lightFoot('S1')],
    ['Heavy Foot', foot('S1', { type: 'HF' })],
    ['Gun', gun('S1', 'Gun')],
  ])('MV-MOVE-06 MV-R-61 %s neither mount nor dismount', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    expect(kinds(match)).not.toContain('dismount');
    expect(kinds(match)).not.toContain('mountUp');
    expect(refusal(match, { do: 'dismount' })?.rule).toBe('MV-MOVE-06');
    expect(refusal(match, { do: 'mountUp' })?.rule).toBe('MV-MOVE-06');
  });
});

describe('change formation', () => {
  const change = (match: Match, form: object) => {
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    // with one way to change nothing is asked
    if (decision(match)?.kind === 'formation') choose(match, { do: 'form', ...form });
  };

  test.each([
    ['attack to defensive', foot('S1'), 'defensive', 'FF/FF'],
    ['defensive to attack', foot('S1', { formation: 'defensive' }), 'attack', 'FF/FF'],
    ['attack to open order', foot('S1', { layout: 'F/F' }), 'open', 'F/F'],
    ['two pike stands to open order', foot('S1', { weapon: 'pikes', layout: 'F/F' }), 'open', 'F/F'],
    ['open order to attack', lightFoot('S1', { formation: 'open' }), 'attack', 'FF/FF'],
    ['open order to defensive', lightFoot('S1', { formation: 'open' }), 'defensive', 'FF/FF'],
    ['defensive to open order', lightFoot('S1', { formation: 'defensive' }), 'open', 'FF/FF'],
    ['nine light foot to open order', lightFoot('S1', { layout: 'FFF/FFF/FFF' }), 'open', 'FFF/FFF/FFF'],
    ['six light mounted to open order', lightHorse('S1', { layout: 'MMM/MMM' }), 'open', 'MM/MM/MM'],
    ['two medium mounted to open order', horse('S1', { layout: 'M/M' }), 'open', 'M/M'],
  ])('MV-MOVE-07 %s', (_, mover, formation, layout) => {
    const match = field([{ ...mover, facing: 'E' }]);
    change(match, { formation, layout });
    expect(unit(match, 'S1')).toMatchObject({ formation, layout, facing: 'E', zone: 'Z(2,1)' });
  });

  test.each([
    ['another shape', foot('S1', { layout: 'FFF/FFF' }), 'FF/FF/FF'],
    ['another shape of five', foot('S1', { layout: 'FFF/FF.' }), 'FF/FF/F.'],
    ['other files of a short rank', foot('S1', { layout: 'FF/F.' }), 'FF/.F'],
    ['another shape of horse', horse('S1', { layout: 'MMM/MMM' }), 'MM/MM/MM'],
    ['other files of horse', knights('S1', { layout: 'MM/M.' }), 'MM/.M'],
  ])('MV-MOVE-07 MV-R-26 %s of the same formation costs the action too', (_, mover, layout) => {
    const match = field([mover]);
    change(match, { formation: 'attack', layout });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'attack', layout });
    if (mover.type === 'MF') expect(decision(match)?.kind).toBe('activity');
    else expect(decision(match)).toMatchObject({ kind: 'action', about: { used: 1 } });
  });

  test.each([
    ['attack', { formation: 'attack', layout: 'FFF/FF.' }],
    ['defensive', { formation: 'defensive', layout: 'FF/FF/F.' }],
  ])('MV-MOVE-07 a change from %s that alters nothing is refused', (_, same) => {
    const match = field([foot('S1', same)]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', ...same })?.rule).toBe('MV-MOVE-07');
    expect(refusal(match, { do: 'form', ...same, layout: 'FFF/.FF' })).toBeUndefined();
  });

  test.each([
    ['open order, Medium Foot of three', foot('S1', { layout: 'FF/F.' }), 'open', 'FF/F.'],
    ['open order, Heavy Foot of three', foot('S1', { type: 'HF', layout: 'FF/F.' }), 'open', 'FF/F.'],
    ['open order, Medium Mounted of five', horse('S1', { layout: 'MMM/MM.' }), 'open', 'MMM/MM.'],
    ['defensive, Light Mounted', lightHorse('S1'), 'defensive', 'MM/M.'],
    ['defensive, Medium Mounted', horse('S1', { layout: 'MMM/MM.' }), 'defensive', 'MMM/MM.'],
    ['a shape that is none', lightFoot('S1'), 'attack', 'FFFF'],
    ['a shape of another size', lightFoot('S1'), 'open', 'FF/F.'],
    ['a gap', lightFoot('S1', { layout: 'FFF/FF.' }), 'attack', 'FFF/F.F'],
  ])('MV-MOVE-07 not valid: %s', (_, mover, formation, layout) => {
    const match = field([mover]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(decision(match)?.kind).toBe('formation');
    expect(refusal(match, { do: 'form', formation, layout })).toBeDefined();
  });

  test.each([
    ['Heavy Mounted of two', knights('S1', { layout: 'M/M' })],
    ['Heavy Mounted of four', knights('S1')],
    ['Medium Mounted of four', horse('S1')],
    ['a single stand', foot('S1', { layout: 'F' })],
  ])('MV-MOVE-07 %s have nothing to change to', (_, mover) => {
    const match = field([mover]);
    pick(match, 'S1');
    expect(kinds(match)).not.toContain('changeFormation');
    expect(refusal(match, { do: 'changeFormation' })?.rule).toBe('MV-MOVE-07');
  });

  test.each(['N', 'S', 'W'])('MV-MOVE-08 the heading stays: no change of formation from E to %s', (facing) => {
    const match = field([lightFoot('S1', { facing: 'E' })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'defensive', layout: 'FF/FF', facing })?.rule).toBe('MV-MOVE-08');
    expect(refusal(match, { do: 'form', formation: 'open', layout: 'FF/FF', facing })?.rule).toBe('MV-MOVE-08');
  });

  test.each(['N', 'E', 'S', 'W'])('MV-MOVE-08 leaving a defensive formation it may take heading %s', (facing) => {
    for (const formation of ['attack', 'open']) {
      const match = field([lightFoot('S1', { formation: 'defensive' })]);
      change(match, { formation, layout: 'FF/FF', facing });
      expect(unit(match, 'S1')).toMatchObject({ formation, facing });
      expect(decision(match)?.kind).toBe('activity');
    }
  });

  test('MV-MOVE-08 another shape of the defensive formation does not leave it: the heading stays', () => {
    const match = field([foot('S1', { formation: 'defensive', layout: 'FFF/FFF' })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'defensive', layout: 'FF/FF/FF', facing: 'E' })?.rule).toBe(
      'MV-MOVE-08',
    );
    choose(match, { do: 'form', formation: 'defensive', layout: 'FF/FF/FF' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'defensive', layout: 'FF/FF/FF', facing: 'N' });
  });

  test('MV-MOVE-08 open order left is no such exception', () => {
    const match = field([lightFoot('S1', { formation: 'open' })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'FF/FF', facing: 'E' })?.rule).toBe('MV-MOVE-08');
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'FF/FF' })).toBeUndefined();
  });
});

describe('turn and move', () => {
  test.each(['E', 'S', 'W'])('MV-MOVE-09 a unit heading N turns to %s and keeps formation and shape', (facing) => {
    const match = field([lightFoot('S1', { formation: 'open', layout: 'FF/.F' })]);
    pick(match, 'S1');
    choose(match, { do: 'turn', to: facing });
    expect(unit(match, 'S1')).toMatchObject({ facing, formation: 'open', layout: 'FF/.F', zone: 'Z(2,1)' });
  });

  test.each(['N', 'E', 'S', 'W'])('MV-MOVE-09 a turn to the present heading %s is refused', (facing) => {
    const match = field([foot('S1', { facing })]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'turn', to: facing })?.rule).toBe('MV-MOVE-09');
    expect(offered(match, 'turn')).toHaveLength(3);
  });

  test.each([
    ['N', 'Z(2,2)'],
    ['E', 'Z(3,1)'],
    ['S', 'Z(2,0)'],
    ['W', 'Z(1,1)'],
  ])('MV-MOVE-10 heading %s a unit in the middle moves to %s', (facing, zone) => {
    const match = field([lightFoot('S1', { formation: 'open', layout: 'FF/.F', facing })]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone, facing, formation: 'open', layout: 'FF/.F' });
  });

  test('MV-MOVE-10 North moves the same way', () => {
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
  ])(
    'MV-MOVE-10 no move off the table from %s heading %s, whether a reserve zone lies there or not',
    (zone, facing) => {
      const match = field([foot('S1', at(zone, { facing }))]);
      pick(match, 'S1');
      expect(kinds(match)).not.toContain('move');
      expect(refusal(match, { do: 'move' })?.rule).toBe('MV-MOVE-10');
    },
  );

  const crowd = (side: string, zone: string, count: number) =>
    Array.from({ length: count }, (_, place) => foot(`${side}${place + 5}`, at(zone)));

  test.each([
    [3, true],
    [4, false],
  ])('MV-MOVE-10 MV-ZONE-03 MV-ZONE-04 a move into a zone with %i friends: legal is %s', (count, legal) => {
    const match = field([foot('S1'), ...crowd('S', 'Z(2,2)', count)]);
    pick(match, 'S1');
    expect(kinds(match).includes('move')).toBe(legal);
    expect(refusal(match, { do: 'move' }) === undefined).toBe(legal);
  });

  test('MV-MOVE-10 MV-ZONE-04 a full zone is not crossed with the first of two moves either', () => {
    const match = field([horse('S1', at('Z(2,0)')), ...crowd('S', 'Z(2,1)', 4)]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-ZONE-04');
  });

  test('MV-MOVE-10 MV-ZONE-03 enemies and Commanders take no room', () => {
    const match = field([foot('S1'), ...crowd('S', 'Z(2,2)', 3), ...crowd('N', 'Z(2,2)', 4)], {
      sides: { south: { commander: 'Z(2,2)' }, north: { commander: 'Z(2,2)' } },
    });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test('MV-MOVE-10 a barred zone: a Gun does not move into rough ground, an Organ Gun does', () => {
    const match = field([gun('S1', 'Gun'), gun('S2', 'Organ Gun')], { options: { terrain: { 'Z(2,2)': ['rough'] } } });
    pick(match, 'S1');
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-TERR-03');
    choose(match, { do: 'nothing' });
    pick(match, 'S2');
    choose(match, { do: 'move' });
    expect(unit(match, 'S2').zone).toBe('Z(2,2)');
  });

  test('MV-MOVE-11 a defensive formation may change formation, not move, turn or engage', () => {
    const match = field([foot('S1', { formation: 'defensive' }), foot('N1')]);
    pick(match, 'S1');
    expect(kinds(match)).toEqual(['changeFormation', 'nothing']);
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-MOVE-11');
    expect(refusal(match, { do: 'turn', to: 'E' })?.rule).toBe('MV-MOVE-11');
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-ENGAGE-02');
  });

  test('MV-MOVE-11 it must first change formation, and that is the whole action', () => {
    const match = field([foot('S1', { formation: 'defensive' })]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    choose(match, { do: 'form', formation: 'attack', layout: 'FF/FF' });
    expect(decision(match)?.kind).toBe('activity');
    expect(unit(match, 'S1')).toMatchObject({ formation: 'attack', zone: 'Z(2,1)' });
  });

  test('MV-MOVE-12 enemy foot and guns stop no move into, through or out of their zone', () => {
    const match = field([
      horse('S1', at('Z(2,0)')),
      foot('N1', at('Z(2,0)')),
      foot('N2', { weapon: 'pikes' }),
      gun('N3', 'Bombard'),
      lightFoot('N4', at('Z(2,2)')),
    ]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', contacts: [], hits: 0 });
    expect(throws(match)).toEqual([]);
  });

  test('MV-MOVE-12 an interception does', () => {
    const match = field([horse('S1', at('Z(2,0)')), horse('N1')], { dice: [3] });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front' }]);
    expect(decision(match)?.kind).toBe('activity');
  });
});

describe('announced is announced', () => {
  test('MV-MOVE-13 an announced move is carried out once the enemy has passed', () => {
    const match = field([foot('S1'), horse('N1')]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
    expect(refusal(match, { do: 'nothing' })?.rule).toBe('MV-TURN-01');
    expect(refusal(match, { do: 'turn', to: 'E' })?.rule).toBe('MV-TURN-01');
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test('MV-MOVE-13 unless a reaction prevents it: then it is spent', () => {
    const match = field([foot('S1'), horse('N1')], { dice: [1] });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', chosen: true });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-MOVE-13 an announced change of formation must be carried out', () => {
    const match = field([lightFoot('S1')]);
    pick(match, 'S1');
    choose(match, { do: 'changeFormation' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'formation' });
    expect(refusal(match, { do: 'nothing' })?.rule).toBe('MV-TURN-01');
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-TURN-01');
    expect(refusal(match, { do: 'form', formation: 'defensive', layout: 'FF/FF' })).toBeUndefined();
  });

  test('MV-MOVE-13 an announced engagement goes on to contact', () => {
    const match = field([foot('S1'), foot('N1')], { dice: [1] });
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(refusal(match, { do: 'nothing' })?.rule).toBe('MV-TURN-01');
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').contacts).toHaveLength(1);
  });
});

describe('who may be intercepted, and how often', () => {
  const window = (which: string, zone: string) => ({
    side: 'north',
    kind: 'intercept',
    about: { window: which, zone },
  });

  test('MV-MOVE-14 a move may be intercepted in the zone being left, then in the zone entered', () => {
    const match = field([foot('S1'), horse('N1'), horse('N2', at('Z(2,2)'))]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject(window('leaving', 'Z(2,1)'));
    expect(options(match)).toEqual([{ do: 'intercept', unit: 'N1' }, { do: 'done' }]);
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject(window('entering', 'Z(2,2)'));
    expect(options(match)).toEqual([{ do: 'intercept', unit: 'N2' }, { do: 'done' }]);
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(throws(match)).toEqual([]);
  });

  test('MV-R-49 MV-MOVE-14 each of two moves opens both windows', () => {
    const match = field([horse('S1', at('Z(2,0)')), horse('N1', at('Z(2,0)')), horse('N2'), horse('N3', at('Z(2,2)'))]);
    pick(match, 'S1');
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject(window('leaving', 'Z(2,0)'));
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject(window('entering', 'Z(2,1)'));
    choose(match, { do: 'done' });
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject(window('leaving', 'Z(2,1)'));
    expect(options(match)).toEqual([{ do: 'intercept', unit: 'N2' }, { do: 'done' }]);
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject(window('entering', 'Z(2,2)'));
    choose(match, { do: 'done' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,2)', contacts: [] });
  });

  test('MV-R-49 a unit that failed on the way in is not asked on the way out', () => {
    const match = field([horse('S1', at('Z(2,0)')), horse('N1')], { dice: [4] });
    pick(match, 'S1');
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, contacts: [] });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expect(decision(match)?.side).toBe('south');
  });

  test.each([
    ['turning', lightHorse('S1'), [{ do: 'turn', to: 'E' }]],
    [
      'changing formation',
      lightHorse('S1'),
      [{ do: 'changeFormation' }, { do: 'form', formation: 'open', layout: 'MM/M.' }],
    ],
    ['deploying stakes', foot('S1'), [{ do: 'stakes' }]],
    ['nothing', foot('S1'), [{ do: 'nothing' }]],
  ])('MV-REACT-05 %s opens no window', (_, mover, steps) => {
    const match = field([mover, knights('N1')]);
    pick(match, 'S1');
    for (const step of steps) {
      choose(match, step);
      expect(decision(match)?.side).toBe('south');
    }
    expect(unit(match, 'N1').reacted).toBe(false);
  });
});

describe('the end of the phase', () => {
  test('MV-MOVE-15 when the mover says so', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1', at('Z(2,2)'))]);
    nothing(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
  });

  test('MV-MOVE-15 but not inside an activity', () => {
    const match = field([foot('S1')]);
    pick(match, 'S1');
    expect(refusal(match, { do: 'end' })?.rule).toBe('MV-TURN-01');
  });

  test('MV-MOVE-15 at once when his Commander has moved', () => {
    const match = field([foot('S1'), foot('N1', at('Z(2,2)'))]);
    choose(match, { do: 'moveCommander', to: 'Z(1,1)' });
    expect(position(match).sides.south.commander).toBe('Z(1,1)');
    expect(position(match).phase).toBe('otherMovement');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(unit(match, 'S1').chosen).toBe(false);
  });

  test('MV-R-51 MV-MOVE-15 with no unit left to choose the Commander may still move', () => {
    const match = field([foot('S1'), foot('N1', at('Z(2,2)'))]);
    nothing(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(kinds(match)).toEqual(['end', 'moveCommander']);
    choose(match, { do: 'moveCommander', to: 'Z(0,1)' });
    expect(decision(match)?.side).toBe('north');
  });

  const noCommander = { sides: { north: { commander: 'Z(4,2)' } } };

  test('MV-R-51 MV-MOVE-15 without a Commander it ends by itself after the last unit', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1', at('Z(2,2)'))], noCommander);
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    nothing(match, 'S2');
    expect(position(match).phase).toBe('otherMovement');
    expect(decision(match)?.side).toBe('north');
  });

  // the Commander in the corner has nowhere to go
  const shutIn = {
    options: { terrain: { 'Z(1,0)': ['impassable'], 'Z(1,1)': ['impassable'], 'Z(0,1)': ['impassable'] } },
  };

  test('MV-R-51 nor is anything asked if the Commander cannot move', () => {
    const match = field([foot('S1', at('Z(3,0)')), foot('N1', at('Z(3,2)'))], shutIn);
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('north');
  });

  test('MV-R-51 a unit that may be withdrawn keeps the phase open', () => {
    const match = field([foot('S1', at('Z(0,0)')), foot('N1', at('Z(3,2)'))], shutIn);
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    expect(options(match)).toEqual([{ do: 'withdraw', unit: 'S1' }, { do: 'end' }]);
  });

  test('MV-R-51 so does a reserve move', () => {
    const match = field([foot('S1'), foot('S2', at('SR2', { layout: 'FFFF' })), foot('N1')], noCommander);
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    choose(match, { do: 'shift', unit: 'S2', to: 'SR3' });
    expect(decision(match)?.side).toBe('north');
  });

  test('MV-R-51 MV-MOVE-03 MV-MOVE-05 engaged foot and a Bombard do not keep it open', () => {
    const match = field(
      [foot('S1', { contacts: front('N1') }), gun('S2', 'Bombard'), foot('S3'), foot('N1')],
      noCommander,
    );
    nothing(match, 'S3');
    expect(decision(match)?.side).toBe('north');
  });

  const strict = { options: { houseRules: { strictPhaseEnd: true } } };
  const commanderThere = { sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } } };

  test('MV-R-51 strictPhaseEnd: it ends at once after the last unit', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1', at('Z(4,1)'))], { ...strict, ...commanderThere });
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    expect(offered(match, 'moveCommander')).toHaveLength(8);
    nothing(match, 'S2');
    expect(decision(match)?.side).toBe('north');
    expect(position(match).sides.south.commander).toBe('Z(2,1)');
    expect(unit(match, 'S2').zone).toBe('Z(2,1)');
  });

  test('MV-R-51 strictPhaseEnd: a Bombard and engaged foot cannot be chosen', () => {
    const match = field(
      [foot('S1', { contacts: front('N1') }), gun('S2', 'Bombard'), foot('S3'), foot('N1'), foot('N2', at('Z(4,1)'))],
      strict,
    );
    nothing(match, 'S3');
    expect(decision(match)?.side).toBe('north');
  });

  test('MV-R-51 strictPhaseEnd: the Commander may move while a unit is still unchosen', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1', at('Z(4,1)'))], { ...strict, ...commanderThere });
    nothing(match, 'S1');
    choose(match, { do: 'moveCommander', to: 'Z(2,2)' });
    expect(position(match).sides.south.commander).toBe('Z(2,2)');
  });

  const around = ['Z(1,0)', 'Z(1,1)', 'Z(1,2)', 'Z(2,0)', 'Z(2,2)', 'Z(3,0)', 'Z(3,1)', 'Z(3,2)'];
  const commanderMoves = (match: Match) =>
    offered(match, 'moveCommander')
      .map((option) => option['to'])
      .sort();

  test.each(around)('MV-MOVE-16 the Commander moves from Z(2,1) to %s, enemies there or not', (zone) => {
    const match = field([foot('S1'), foot('N1', at(zone))], commanderThere);
    expect(commanderMoves(match)).toEqual(around);
    choose(match, { do: 'moveCommander', to: zone });
    expect(position(match).sides.south.commander).toBe(zone);
    expect(decision(match)?.side).toBe('north');
  });

  test.each(['Z(2,1)', 'Z(0,1)', 'Z(4,0)'])('MV-MOVE-16 not to %s, which is not adjacent to Z(2,1)', (zone) => {
    const match = field([foot('S1')], commanderThere);
    expect(refusal(match, { do: 'moveCommander', to: zone })?.rule).toBe('MV-MOVE-16');
  });

  test('MV-MOVE-16 MV-R-11 nor into a reserve zone', () => {
    const match = field([foot('S1')], { sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } } });
    expect(commanderMoves(match)).toEqual(['Z(1,0)', 'Z(1,1)', 'Z(2,1)', 'Z(3,0)', 'Z(3,1)']);
    expect(refusal(match, { do: 'moveCommander', to: 'SR2' })?.rule).toBe('MV-MOVE-16');
  });

  test('MV-MOVE-16 each moves once, in his own phase; both may stand in one zone', () => {
    const match = field([foot('S1'), foot('N1', at('Z(4,2)'))], {
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(3,2)' } },
      dice: [1, 1, 6, 6],
    });
    choose(match, { do: 'moveCommander', to: 'Z(3,2)' });
    expect(decision(match)?.side).toBe('north');
    expect(position(match).sides.south.commander).toBe('Z(3,2)');
    choose(match, { do: 'moveCommander', to: 'Z(2,1)' });
    expect(position(match).sides.north.commander).toBe('Z(2,1)');
  });

  test('MV-MOVE-17 he has no heading: this turn up, next turn straight back', () => {
    const match = field([foot('S1'), foot('N1', at('Z(4,2)'))], { ...commanderThere, dice: [1, 1, 6, 6] });
    choose(match, { do: 'moveCommander', to: 'Z(2,2)' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'initiativeMovement' });
    choose(match, { do: 'moveCommander', to: 'Z(2,1)' });
    expect(position(match).sides.south).not.toHaveProperty('facing');
    expect(position(match).sides.south.commander).toBe('Z(2,1)');
  });

  test('MV-MOVE-18 MV-R-63 at its end all yellow markers come off', () => {
    const match = field([
      foot('S1'),
      horse('N1', { reacted: true }),
      horse('N2', at('NR2', { layout: 'MMMM', reacted: true })),
    ]);
    expect(unit(match, 'N1').reacted).toBe(true);
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    expect(unit(match, 'N1').reacted).toBe(false);
    expect(unit(match, 'N2').reacted).toBe(false);
  });

  test('MV-MOVE-18 also at the end of the second movement phase', () => {
    const match = field([foot('S1'), horse('S2', { reacted: true }), foot('N1')], {
      phase: 'otherMovement',
      dice: [1, 1, 6, 6],
    });
    choose(match, { do: 'end' });
    expect(position(match).turn).toBe(2);
    expect(unit(match, 'S2').reacted).toBe(false);
  });

  test('MV-MOVE-19 after its end he does nothing more, unchosen units included', () => {
    const match = field([foot('S1'), foot('S2', at('SR2', { layout: 'FFFF' })), foot('N1', at('Z(2,2)'))]);
    choose(match, { do: 'end' });
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-01');
    expect(refusal(match, { do: 'enter', unit: 'S2' })?.rule).toBe('MV-MOVE-01');
    expect(refusal(match, { do: 'moveCommander', to: 'Z(0,1)' })?.rule).toBe('MV-MOVE-16');
    expect(options(match).some((option) => String(option['unit'] ?? '').startsWith('S'))).toBe(false);
  });
});

describe('the yellow marker', () => {
  const engage = (match: Match) => {
    pick(match, 'S1');
    choose(match, { do: 'engage', target: 'N1' });
  };
  const move = (match: Match) => {
    pick(match, 'S1');
    choose(match, { do: 'move' });
  };
  const pikes = foot('S1', { weapon: 'pikes' });

  test.each([
    ['a counter-charge', [pikes, horse('N1')], [1], engage, { do: 'counterCharge', unit: 'N1' }, 'N1'],
    ['a recoil', [pikes, horse('N1')], [1], engage, { do: 'recoil', unit: 'N1' }, 'N1'],
    ['defensive fire', [foot('S1'), lightFoot('N1')], [1, 3, 3, 3, 3], engage, { do: 'fire', unit: 'N1' }, 'N1'],
    [
      'a hasty defensive formation',
      [lightHorse('S1'), foot('N1')],
      [1],
      engage,
      { do: 'hastyDefence', unit: 'N1' },
      'N1',
    ],
    [
      'an evasion',
      [foot('S1'), lightFoot('N1', { formation: 'open' })],
      [1],
      engage,
      { do: 'evade', unit: 'N1' },
      'N1',
    ],
    ['an interception', [foot('S1'), horse('N2')], [3], move, { do: 'intercept', unit: 'N2' }, 'N2'],
    ['a failed interception', [foot('S1'), horse('N2')], [4], move, { do: 'intercept', unit: 'N2' }, 'N2'],
    [
      'supporting fire',
      [foot('S1'), foot('N1'), gun('N2', 'Gun')],
      [1, 3, 3],
      engage,
      { do: 'support', unit: 'N2' },
      'N2',
    ],
  ])('MV-R-63 %s places it at once', (_, units, dice, attempt, reaction, id) => {
    const match = field(units, { dice });
    attempt(match);
    expect(unit(match, id).reacted).toBe(false);
    choose(match, reaction);
    expect(unit(match, id).reacted).toBe(true);
  });

  test('MV-R-63 the compulsory fire of artillery places it too', () => {
    // Gun against foot in its zone: two dice
    const match = field([foot('S1'), gun('N1', 'Gun')], { dice: [1, 1, 2] });
    engage(match);
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', fired: true, reacted: true });
  });

  test('MV-R-63 not reacting places none', () => {
    const match = field([foot('S1'), lightFoot('N1')], { dice: [1] });
    engage(match);
    choose(match, { do: 'done' });
    expect(unit(match, 'N1').reacted).toBe(false);
  });
});
