// Disengaging (FV-DISENG, FV-R-67).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation, unit } from '../kit.js';

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

const foot = (id: string, more: object = {}) => ({ id, type: 'P&M', layout: 'PM/PM', zone: 'Z(2,1)', ...more });
const horse = (id: string, more: object = {}) => ({ id, type: 'M', layout: 'XX/XX', zone: 'Z(2,1)', ...more });
const dragoons = (id: string, more: object = {}) => ({ id, type: 'D', layout: 'DD/D.', zone: 'Z(2,1)', ...more });
// S1 faces N: enemies around it face S at its front, W at its right, E at its left, N at its rear
const around = ['S', 'W', 'E', 'N'];
const surrounding = (...enemies: object[]) =>
  enemies.map((enemy, place) => ({
    ...foot(`N${place + 1}`),
    facing: around[place],
    contacts: [{ with: 'S1', face: 'front' }],
    ...enemy,
  }));
const attack = {};
const open = { layout: 'M/M', formation: 'open' };
const defensive = { formation: 'defensive' };
const gun = { type: 'RA', layout: 'G', formation: 'open' };

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const disengage = (match: Match) => {
  pick(match, 'S1');
  return choose(match, { do: 'disengage' });
};
const kinds = (match: Match) => [...new Set(options(match).map((option) => option.do))].sort();

describe('who may disengage', () => {
  test.each([
    ['M', horse('S1')],
    ['HM', horse('S1', { type: 'HM', layout: 'YY/YY' })],
    ['mounted D', dragoons('S1')],
    ['mounted in open order', dragoons('S1', { formation: 'open' })],
  ])('FV-DISENG-01 %s may', (_, rider) => {
    const match = field([rider, ...surrounding(attack)]);
    disengage(match);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });

  test.each([
    ['foot', foot('S1')],
    ['dismounted D', dragoons('S1', { state: 'dismounted' })],
    ['artillery', { ...foot('S1'), ...gun }],
  ])('FV-DISENG-01 %s may not', (_, bound) => {
    const match = field([bound, ...surrounding(attack)]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-04');
  });

  test('FV-DISENG-01 from all its contacts at once', () => {
    const match = field([horse('S1'), ...surrounding(attack, attack, attack)]);
    expect(unit(match, 'S1').contacts).toHaveLength(3);
    disengage(match);
    for (const id of ['S1', 'N1', 'N2', 'N3']) expect(unit(match, id).contacts).toEqual([]);
  });

  test('FV-DISENG-01 it is one of the two actions', () => {
    const match = field([horse('S1'), ...surrounding(attack)]);
    disengage(match);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'turn', to: 'S' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test.each([
    ['a mounted enemy', [{ type: 'M', layout: 'XX/XX' }]],
    ['heavy mounted', [{ type: 'HM', layout: 'YY/YY' }]],
    ['mounted dragoons', [{ type: 'D', layout: 'DD/D.' }]],
    ['one mounted among foot', [attack, { type: 'M', layout: 'XX/XX' }]],
  ])('FV-DISENG-02 not from %s', (_, enemies) => {
    // nothing but "nothing" is left to S1, so its order is not asked for
    const match = field([horse('S1'), ...surrounding(...enemies)]);
    pick(match, 'S1');
    expect(unit(match, 'S1').contacts).toHaveLength(enemies.length);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1').chosen).toBe(true);
  });

  test('FV-DISENG-02 from dismounted dragoons and artillery it may', () => {
    const match = field([horse('S1'), ...surrounding(gun, { type: 'D', state: 'dismounted', layout: 'DD/D.' })]);
    disengage(match);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });

  test('FV-DISENG-03 not with all four faces occupied', () => {
    const match = field([horse('S1'), ...surrounding(open, open, open, open)]);
    pick(match, 'S1');
    expect(unit(match, 'S1').contacts).toHaveLength(4);
    expect(unit(match, 'S1').chosen).toBe(true);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-DISENG-03 with three it may', () => {
    const match = field([horse('S1'), ...surrounding(open, open, open)]);
    disengage(match);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });
});

describe('what it does', () => {
  test('FV-DISENG-04 zone, formation and facing stay', () => {
    const match = field([dragoons('S1', { formation: 'open', layout: 'DD/.D' }), ...surrounding(attack)]);
    disengage(match);
    expect(unit(match, 'S1')).toMatchObject({
      zone: 'Z(2,1)',
      facing: 'N',
      formation: 'open',
      layout: 'DD/.D',
      state: 'mounted',
    });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', facing: 'S', formation: 'attack', contacts: [] });
  });

  test('FV-DISENG-04 an enemy that has another contact keeps that one', () => {
    const match = field([
      horse('S1'),
      foot('S2', { facing: 'E', contacts: [{ with: 'N1', face: 'front' }] }),
      ...surrounding(attack),
    ]);
    disengage(match);
    expect(unit(match, 'N1').contacts).toMatchObject([{ with: 'S2', face: 'right' }]);
  });

  test.each([
    ['one in attack formation', 1, [attack]],
    ['one in open order', 0, [open]],
    ['one in a defensive formation', 0, [defensive]],
    ['one gun', 0, [gun]],
    ['two in attack formation', 2, [attack, attack]],
    ['attack formation and open order', 1, [attack, open]],
    ['two in open order', 0, [open, open]],
    ['a defensive formation and an attack formation', 1, [defensive, attack]],
    ['a gun and an attack formation', 1, [gun, attack]],
    ['three in attack formation', 3, [attack, attack, attack]],
    ['two in attack formation, one in open order', 2, [attack, open, attack]],
  ])('FV-DISENG-05 FV-R-67 from %s: %i markers', (_, hits, enemies) => {
    const match = field([horse('S1', { hits: 2 }), ...surrounding(...enemies)]);
    disengage(match);
    expect(unit(match, 'S1').hits).toBe(2 + hits);
    expect(unit(match, 'N1').hits).toBe(0);
  });
});

describe('afterwards', () => {
  const pursued = (dice: number[] = []) => field([horse('S1'), ...surrounding(attack), horse('N2')], { dice });

  test('FV-DISENG-06 then window d opens, hits placed and contacts gone', () => {
    const match = pursued();
    disengage(match);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'disengaging' } });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [] });
    expect(options(match).map((option) => option['unit'] ?? option.do)).toEqual(['N2', 'done']);
  });

  test('FV-DISENG-06 not intercepted it may use its second action', () => {
    const match = pursued();
    disengage(match);
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(kinds(match)).toEqual(['move', 'stop', 'turn']);
  });

  test('FV-DISENG-06 a failed intercept does not stop it', () => {
    const match = pursued([4]);
    disengage(match);
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(unit(match, 'N2')).toMatchObject({ reacted: true, contacts: [] });
  });

  test('FV-DISENG-06 intercepted it has lost its second action', () => {
    const match = pursued([3]);
    disengage(match);
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, facing: 'N', zone: 'Z(2,1)' });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N2', face: 'front' }]);
    expect(unit(match, 'N2').hits).toBe(1);
  });

  test('FV-DISENG-06 in restricted terrain there is no second action', () => {
    const match = field([horse('S1'), ...surrounding(attack)], { options: { terrain: { 'Z(2,1)': ['hill'] } } });
    disengage(match);
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-DISENG-07 it cannot engage in the same phase', () => {
    const match = field([horse('S1'), ...surrounding(attack), foot('N2')]);
    disengage(match);
    expect(kinds(match)).toEqual(['move', 'stop', 'turn']);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-MOVE-03');
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-MOVE-03');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
  });

  const inTheRear = (more: object = {}) =>
    field([horse('S1', { zone: 'Z(2,0)' }), ...surrounding({ zone: 'Z(2,0)' })], more);

  test('FV-DISENG-07 it cannot leave the table in the same phase', () => {
    const match = inTheRear();
    disengage(match);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-R-52');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-MOVE-02');
    expect(options(match).filter((option) => option.do === 'leave')).toEqual([]);
  });

  test('FV-DISENG-07 not even with reserveAfterActions', () => {
    const match = inTheRear({ options: { houseRules: { reserveAfterActions: true } } });
    disengage(match);
    expect(kinds(match)).not.toContain('leave');
    choose(match, { do: 'turn', to: 'S' });
    expect(kinds(match)).not.toContain('leave');
    expect(unit(match, 'S1').zone).toBe('Z(2,0)');
  });
});

test('FV-LOSS-16 a unit that disengages, and the enemy it leaves, re-base their grids', () => {
  const match = situation({
    phase: 'initiativeMovement',
    sides: { south: { commander: 'Z(4,0)' }, north: { commander: 'Z(0,2)' } },
    units: [
      { id: 'S1', type: 'M', zone: 'Z(2,1)', layout: '.X/.X', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: '.../PM/PM' },
    ],
  });
  expect([unit(match, 'S1').layout, unit(match, 'N1').layout]).toEqual(['.X/.X', '../PM/PM']);
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'disengage' });
  expect([unit(match, 'S1').layout, unit(match, 'N1').layout]).toEqual(['X/X', 'PM/PM']);
});
