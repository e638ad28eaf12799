// Disengaging (MV-DISENG, MV-R-68).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit } = kitFor(major);

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

const foot = (id: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  layout: 'FF/FF',
  zone: 'Z(2,1)',
  ...more,
});
const horse = (id: string, more: object = {}) => ({ id, type: 'MM', layout: 'MM/MM', zone: 'Z(2,1)', ...more });
const lightHorse = (id: string, more: object = {}) => horse(id, { type: 'LM', layout: 'MM/M.', ...more });
// S1 heads N: enemies around it head S at its front, W at its right, E at its left, N at its rear
const around = ['S', 'W', 'E', 'N'];
const surrounding = (...enemies: object[]) =>
  enemies.map((enemy, place) => ({
    id: `N${place + 1}`,
    zone: 'Z(2,1)',
    facing: around[place],
    contacts: [{ with: 'S1', face: 'front' }],
    ...enemy,
  }));
const attack = { type: 'MF', weapon: 'hand', layout: 'FF/FF' };
const open = { type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' };
const defensive = { ...attack, formation: 'defensive' };
const pikes = { ...attack, weapon: 'pikes' };
const gun = { type: 'Gun', layout: 'G' };
// only with this house rule is artillery ever engaged
const footFightsArtillery = { options: { houseRules: { footFightsArtillery: true } } };

const pick = (match: Match, id: string) => choose(match, { do: 'choose', unit: id });
const disengage = (match: Match) => {
  pick(match, 'S1');
  return choose(match, { do: 'disengage' });
};
const kinds = (match: Match) => [...new Set(options(match).map((option) => option.do))].sort();

describe('who may disengage', () => {
  test.each([
    ['Light Mounted', lightHorse('S1')],
    ['Light Mounted in open order', lightHorse('S1', { formation: 'open' })],
    ['Medium Mounted', horse('S1')],
    ['Heavy Mounted', horse('S1', { type: 'HM' })],
  ])('MV-DISENG-01 %s may', (_, rider) => {
    const match = field([rider, ...surrounding(attack)]);
    disengage(match);
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(unit(match, 'N1').contacts).toEqual([]);
  });

  test.each([
    ['Light Foot', foot('S1', { type: 'LF' })],
    ['Heavy Foot', foot('S1', { type: 'HF' })],
    ['a Gun', { id: 'S1', zone: 'Z(2,1)', ...gun }],
    ['an Organ Gun', { id: 'S1', zone: 'Z(2,1)', ...gun, type: 'Organ Gun' }],
  ])('MV-DISENG-01 %s may not', (_, bound) => {
    const match = field([bound, ...surrounding(attack)], footFightsArtillery);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-03');
  });

  test('MV-DISENG-01 it is one action of the two', () => {
    const match = field([horse('S1'), ...surrounding(attack)]);
    disengage(match);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'turn', to: 'S' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  const light = { type: 'LM', layout: 'MM/MM' };
  const medium = { type: 'MM', layout: 'MM/MM' };
  const heavy = { type: 'HM', layout: 'MM/MM' };
  test.each([
    ['Light Mounted', [light]],
    ['Light Mounted in open order', [{ ...light, formation: 'open' }]],
    ['Medium Mounted', [medium]],
    ['Heavy Mounted', [heavy]],
    ['one mounted among foot', [attack, medium]],
    ['one mounted among open order', [open, open, light]],
  ])('MV-DISENG-02 not while engaged with %s', (_, enemies) => {
    // nothing but "nothing" is left to S1, so its order is not asked for
    const match = field([horse('S1'), ...surrounding(...enemies)]);
    pick(match, 'S1');
    expect(unit(match, 'S1').contacts).toHaveLength(enemies.length);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1')).toMatchObject({ chosen: true, hits: 0 });
  });

  test('MV-DISENG-02 mounted enemies engaged with others do not matter', () => {
    const match = field([
      horse('S1'),
      horse('S2', { contacts: [{ with: 'N2', face: 'front' }] }),
      ...surrounding(attack),
      horse('N2'),
    ]);
    disengage(match);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });

  test('MV-DISENG-03 not with all four faces taken', () => {
    const match = field([horse('S1'), ...surrounding(open, open, open, open)]);
    pick(match, 'S1');
    expect(unit(match, 'S1').contacts).toHaveLength(4);
    expect(unit(match, 'S1').chosen).toBe(true);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test.each([
    ['front, right and left', [0, 1, 2]],
    ['front, right and rear', [0, 1, 3]],
    ['right, left and rear', [1, 2, 3]],
  ])('MV-DISENG-03 with three it may: %s', (_, places) => {
    const enemies = surrounding(open, open, open, open).filter((_enemy, place) => places.includes(place));
    const match = field([horse('S1'), ...enemies]);
    expect(unit(match, 'S1').contacts).toHaveLength(3);
    disengage(match);
    expect(unit(match, 'S1').contacts).toEqual([]);
  });
});

describe('what it does', () => {
  test('MV-DISENG-04 it drops all its contacts', () => {
    const match = field([horse('S1'), ...surrounding(attack, attack, attack)]);
    expect(unit(match, 'S1').contacts).toHaveLength(3);
    disengage(match);
    for (const id of ['S1', 'N1', 'N2', 'N3']) expect(unit(match, id).contacts).toEqual([]);
  });

  test('MV-DISENG-04 zone, formation, shape and heading stay', () => {
    const match = field([lightHorse('S1', { formation: 'open', layout: 'MM/.M' }), ...surrounding(attack)]);
    disengage(match);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', facing: 'N', formation: 'open', layout: 'MM/.M' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', facing: 'S', formation: 'attack', hits: 0 });
  });

  test('MV-DISENG-04 an enemy that has another contact keeps that one', () => {
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
    ['one in defensive formation', 0, [defensive]],
    ['one of pikes in attack formation', 1, [pikes]],
    ['one of pikes in defensive formation', 0, [{ ...pikes, formation: 'defensive' }]],
    ['two in attack formation', 2, [attack, attack]],
    ['attack formation and open order', 1, [attack, open]],
    ['two in open order', 0, [open, open]],
    ['defensive formation and attack formation', 1, [defensive, attack]],
    ['three in attack formation', 3, [attack, attack, attack]],
    ['two in attack formation, one in open order', 2, [attack, open, attack]],
  ])('MV-DISENG-05 from %s: %i markers', (_, hits, enemies) => {
    const match = field([horse('S1', { hits: 2 }), ...surrounding(...enemies)]);
    disengage(match);
    expect(unit(match, 'S1').hits).toBe(2 + hits);
    expect(unit(match, 'N1').hits).toBe(0);
  });

  test('MV-DISENG-05 whoever had engaged whom: from the flank of the enemy it is the same', () => {
    const match = field([horse('S1', { facing: 'E', contacts: [{ with: 'N1', face: 'front' }] }), foot('N1')]);
    disengage(match);
    expect(unit(match, 'S1').hits).toBe(1);
  });

  test('MV-DISENG-05 a gun, always in open order, gives none', () => {
    const match = field([horse('S1'), ...surrounding(gun, attack)], footFightsArtillery);
    disengage(match);
    expect(unit(match, 'S1').hits).toBe(1);
  });
});

describe('afterwards', () => {
  const pursued = (dice: number[] = []) => field([horse('S1'), ...surrounding(attack), horse('N2')], { dice });

  test('MV-DISENG-06 then it may be intercepted, hits placed and contacts gone', () => {
    const match = pursued();
    disengage(match);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept', about: { window: 'disengaging' } });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [] });
    expect(options(match)).toEqual([{ do: 'intercept', unit: 'N2' }, { do: 'done' }]);
  });

  test('MV-DISENG-06 if it is not, it may take its second action', () => {
    const match = pursued();
    disengage(match);
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(kinds(match)).toEqual(['move', 'stop', 'turn']);
    choose(match, { do: 'stop' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', hits: 1, chosen: true });
  });

  test('MV-DISENG-06 a failed interception does not stop it', () => {
    const match = pursued([4]);
    disengage(match);
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(unit(match, 'N2')).toMatchObject({ reacted: true, contacts: [] });
  });

  test('MV-DISENG-06 intercepted it has lost its second action', () => {
    const match = pursued([3]);
    disengage(match);
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, facing: 'N', zone: 'Z(2,1)', chosen: true });
    expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N2', face: 'front' }]);
    expect(unit(match, 'N2').hits).toBe(1);
  });

  test('MV-DISENG-06 MV-TERR-04 in a restricted zone it is the only action, and there is no interception', () => {
    const match = field([horse('S1'), ...surrounding(attack), horse('N2')], {
      options: { terrain: { 'Z(2,1)': ['hill'] } },
    });
    disengage(match);
    expect(unit(match, 'S1').contacts).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('MV-DISENG-06 MV-MOVE-02 it cannot engage in the same phase', () => {
    const match = field([horse('S1'), ...surrounding(attack), foot('N2')]);
    disengage(match);
    expect(kinds(match)).toEqual(['move', 'stop', 'turn']);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('MV-MOVE-02');
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('MV-MOVE-02');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });

  test('MV-DISENG-06 MV-R-31 nor leave the table', () => {
    const match = field([horse('S1', { zone: 'Z(2,0)' }), ...surrounding({ ...attack, zone: 'Z(2,0)' })]);
    disengage(match);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-R-31');
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-MOVE-02');
  });
});

describe('foot comes out of contact', () => {
  const free = (match: Match, id: string) => expect(unit(match, id).contacts).toEqual([]);

  test('MV-DISENG-07 not by any choice of its own', () => {
    const match = field([foot('S1'), ...surrounding(attack)]);
    expect(options(match).filter((option) => option['unit'] === 'S1')).toEqual([]);
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-08');
  });

  test('MV-DISENG-07 when the enemy disengages', () => {
    const match = field([horse('S1'), ...surrounding(attack)]);
    disengage(match);
    free(match, 'N1');
  });

  test('MV-DISENG-07 when the enemy is withdrawn', () => {
    const match = field([foot('S1'), ...surrounding(attack)], {
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
    });
    choose(match, { do: 'withdraw', unit: 'S1' });
    free(match, 'N1');
  });

  test('MV-DISENG-07 when the enemy routs', () => {
    const match = field(
      [foot('S1', { layout: 'F/F', hits: 2 }), foot('S2', { zone: 'Z(0,0)' }), ...surrounding(attack)],
      {
        phase: 'losses',
      },
    );
    expect(unit(match, 'S1').zone).toBe('routed');
    free(match, 'N1');
  });

  test('MV-DISENG-07 through losses that empty the line in contact', () => {
    // N1 touches the left flank of S1, where there is but one stand
    const match = field(
      [
        foot('S1', { layout: 'FFF/.FF', hits: 2 }),
        foot('N1', { facing: 'E', contacts: [{ with: 'S1', face: 'front' }] }),
      ],
      { phase: 'losses' },
    );
    choose(match, { do: 'remove', cells: [[0, 0]] });
    free(match, 'S1');
    free(match, 'N1');
    expect(unit(match, 'S1').layout).toBe('FF/FF');
  });
});
