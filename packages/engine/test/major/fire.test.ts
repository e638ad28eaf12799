// A Major Victory: the firing phase (MV-FIRE).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';

const { situation, choose, refusal, decision, options, unit, position, events } = kitFor(major);

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);
const sixes = (n: number): number[] => many(n, 6);

/** All dice thrown in a list of events. */
const diceIn = (told: unknown): number[] =>
  (told as { event: string; dice?: number[] }[]).flatMap((one) => (one.event === 'throw' ? (one.dice ?? []) : []));

const fire = (firer: string, target: string) => ({ do: 'fire', unit: firer, target });
const front = (enemy: string) => ({ contacts: [{ with: enemy, face: 'front' }] });

const foot = (type: string, weapon: string, layout = 'FF/FF', formation = 'attack') => ({
  type,
  weapon,
  layout,
  formation,
});
const horse = (type: string, layout = 'MM/MM', formation = 'attack') => ({ type, layout, formation });
const archers = (weapon: string, layout = 'MM/MM', formation = 'attack') => ({
  ...horse('LM', layout, formation),
  weapon,
});

const BOWS = foot('MF', 'bows');
const FOOT = foot('MF', 'hand');
const SPEARS = { ...FOOT, spears: true };
const DEFENSIVE = foot('MF', 'hand', 'FF/FF', 'defensive');
const OPEN_FOOT = foot('LF', 'hand', 'F/F', 'open');
const MOUNTED = horse('MM');
const ORGAN_GUN = { type: 'Organ Gun', layout: 'G' };
const GUN = { type: 'Gun', layout: 'G' };
const BOMBARD = { type: 'Bombard', layout: 'G' };

/** Far from the fighting: South's archers and a target for them, so that play stops when North has fired. */
const CORNER = [
  { id: 'S9', zone: 'Z(0,0)', ...foot('LF', 'bows', 'F/F') },
  { id: 'N9', zone: 'Z(0,0)', ...MOUNTED },
];

/** North (without the initiative, so first) is to fire in the middle zone; when it has, South's S9 is asked. */
const firing = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({
    phase: 'firing',
    initiative: 'south',
    dice,
    units: [...units.map((one) => ({ zone: 'Z(2,1)', ...one })), ...CORNER],
    ...more,
  });

const southIsNext = (match: Match) => expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });

/** N1 fires at S1, both in the middle zone unless told otherwise; the number of dice is checked by the kit as well. */
const volley = (firer: Loose, target: Loose, dice: number[], more: Loose = {}) => {
  const match = firing(
    [
      { id: 'N1', ...firer },
      { id: 'S1', ...target },
    ],
    dice,
    more,
  );
  const thrown = diceIn(choose(match, fire('N1', 'S1')));
  southIsNext(match);
  return { match, thrown };
};

/** Movement: S1, in command, engages N1 in the middle zone. */
const engaging = (attacker: Loose, units: Loose[], dice: number[] = [], more: Loose = {}): Match => {
  const match = situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    dice,
    sides: { south: { commander: 'Z(2,1)' } },
    units: [{ id: 'S1', ...attacker }, ...units].map((one) => ({ zone: 'Z(2,1)', ...one })),
    ...more,
  });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'engage', target: 'N1' });
  return match;
};

const houseRule = (name: string) => ({ options: { houseRules: { [name]: true } } });

describe('the phase', () => {
  test('MV-FIRE-01 MV-FIRE-20 a unit that has been hit still fires with all its stands', () => {
    const match = firing(
      [
        { id: 'N1', ...BOWS },
        { id: 'S1', ...foot('LF', 'bows', 'F/F') },
      ],
      [1, 1, 1, 1, 6, 6],
    );
    choose(match, fire('N1', 'S1'));
    expect(unit(match, 'S1')).toMatchObject({ hits: 4, layout: 'F/F', zone: 'Z(2,1)' });
    expect(diceIn(choose(match, fire('S1', 'N1')))).toEqual([6, 6]);
    expect(position(match).phase).toBe('firing');
  });

  test('MV-FIRE-01 both sides fire, then the hits are worked off in the remove losses phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [1, 1, 6, 6, 1, 1],
      sides: { south: { commander: 'Z(2,0)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...BOWS },
        { id: 'N2', zone: 'Z(2,2)', ...FOOT },
        { id: 'S1', zone: 'Z(2,1)', ...foot('LF', 'bows', 'F/F') },
        { id: 'S2', zone: 'Z(2,0)', ...FOOT },
      ],
    });
    choose(match, fire('N1', 'S1'));
    choose(match, fire('S1', 'N1'));
    expect(unit(match, 'S1').zone).toBe('routed'); // two stands less one leave one
    expect(position(match).phase).toBe('losses');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'remove' });
  });

  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ])('MV-FIRE-01 MV-R-12 with the initiative %s, all units of %s fire first', (initiative, other) => {
    const match = situation({
      phase: 'firing',
      initiative,
      dice: sixes(8),
      units: ['N1', 'N2', 'S1', 'S2'].map((id) => ({ id, zone: 'Z(2,1)', ...BOWS })),
    });
    const [own, enemy] = other === 'north' ? ['N', 'S'] : ['S', 'N'];
    expect(decision(match)).toMatchObject({ side: other, kind: 'fire' });
    expect(refusal(match, fire(`${enemy}1`, `${own}1`))?.rule).toBe('MV-MOVE-01');
    choose(match, fire(`${own}1`, `${enemy}1`));
    expect(decision(match)).toMatchObject({ side: other, kind: 'fire' });
    choose(match, fire(`${own}2`, `${enemy}2`));
    expect(decision(match)).toMatchObject({ side: initiative, kind: 'fire' });
  });

  test('MV-R-12 the initiative side sees the fire of the other before it decides', () => {
    const { match } = volley(BOWS, BOWS, [1, 2, 3, 6]);
    expect(unit(match, 'S1').hits).toBe(2);
    expect(options(match)).toContainEqual(fire('S1', 'N1'));
  });

  test('MV-FIRE-02 no unit is obliged to fire', () => {
    const match = firing([
      { id: 'N1', ...BOWS },
      { id: 'N2', ...BOMBARD },
      { id: 'S1', ...FOOT },
    ]);
    expect(options(match)).toContainEqual({ do: 'done' });
    choose(match, { do: 'done' });
    southIsNext(match);
    expect([unit(match, 'N1').fired, unit(match, 'N2').fired, unit(match, 'S1').hits]).toEqual([false, false, 0]);
  });

  test('MV-FIRE-02 a side that has ended its fire fires no more this phase', () => {
    const match = firing(
      [
        { id: 'N1', ...BOWS },
        { id: 'N2', ...BOWS },
        { id: 'S1', ...FOOT },
      ],
      sixes(4),
    );
    choose(match, fire('N1', 'S1'));
    choose(match, { do: 'done' });
    southIsNext(match);
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('MV-MOVE-01');
  });
});

describe('who may fire', () => {
  test('MV-FIRE-03 an engaged unit does not fire, an unengaged one does', () => {
    const match = firing([
      { id: 'N1', ...BOWS, ...front('S1') },
      { id: 'N2', ...BOWS },
      { id: 'S1', ...FOOT },
      { id: 'S2', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('MV-FIRE-03');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('MV-FIRE-03 an engaged gun does not fire, not even into another zone', () => {
    const match = firing(
      [
        { id: 'N1', ...GUN },
        { id: 'N2', ...GUN },
        { id: 'S1', ...FOOT, ...front('N1') },
        { id: 'S2', ...FOOT },
        { id: 'S3', ...FOOT, zone: 'Z(2,0)' },
      ],
      [],
      houseRule('footFightsArtillery'),
    );
    for (const target of ['S2', 'S3']) {
      expect(refusal(match, fire('N1', target))?.rule).toBe('MV-FIRE-03');
      expect(refusal(match, fire('N2', target))).toBeUndefined();
    }
  });

  test('MV-FIRE-06 a unit with a red marker does not fire again, a fresh one does', () => {
    const match = firing([
      { id: 'N1', ...BOWS, fired: true },
      { id: 'N2', ...BOWS },
      { id: 'S1', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('MV-FIRE-06');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('MV-FIRE-06 the red marker is placed at once, hit or miss, on the firer only', () => {
    const { match } = volley(BOWS, BOWS, sixes(4));
    expect([unit(match, 'N1').fired, unit(match, 'S1').fired]).toEqual([true, false]);
  });

  test('MV-FIRE-06 the red marker stays through both movement phases and is off in the next turn', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [6, 6, 6, 6, 1, 1, 6, 6],
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(2,2)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...BOWS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, fire('N1', 'S1'));
    expect([position(match).phase, unit(match, 'N1').fired]).toEqual(['initiativeMovement', true]);
    choose(match, { do: 'end' });
    expect([position(match).phase, unit(match, 'N1').fired]).toEqual(['otherMovement', true]);
    choose(match, { do: 'end' });
    expect([position(match).turn, position(match).phase, unit(match, 'N1').fired]).toEqual([2, 'firing', false]);
  });

  test('MV-FIRE-06 a unit that fired in the firing phase does not fire in a reaction', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: sixes(4),
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...BOWS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, fire('N1', 'S1'));
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(refusal(match, { do: 'fire', unit: 'N1' })?.rule).toBe('MV-FIRE-07');
    expect(refusal(match, { do: 'hastyDefence', unit: 'N1' })).toBeUndefined();
  });

  test('MV-FIRE-06 defensive and supporting fire place the red marker as well', () => {
    const defensive = engaging(FOOT, [{ id: 'N1', ...BOWS }], [1, 6, 6, 6]);
    choose(defensive, { do: 'fire', unit: 'N1' });
    expect(unit(defensive, 'N1').fired).toBe(true);
    const support = engaging(
      FOOT,
      [
        { id: 'N1', ...FOOT },
        { id: 'N2', ...GUN },
      ],
      [6, 6],
    );
    choose(support, { do: 'support', unit: 'N2' });
    expect(unit(support, 'N2').fired).toBe(true);
  });

  test('MV-FIRE-07 a unit that held its fire may use it in a reaction', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [1, 6, 6, 6],
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...BOWS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, { do: 'done' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(1);
  });

  test('MV-FIRE-03 green markers do not stop a unit from firing', () => {
    expect(volley({ ...BOWS, hits: 3 }, FOOT, sixes(4)).thrown).toHaveLength(4);
  });

  test.each([
    ['firearms', foot('LF', 'firearms'), 4],
    ['bows', foot('MF', 'bows'), 4],
    ['longbows', foot('HF', 'longbows'), 5],
    ['crossbows', foot('MF', 'crossbows'), 5],
    ['Light Mounted with bows', archers('bows'), 3],
    ['Light Mounted with crossbows', archers('crossbows'), 4],
    ['an Organ Gun', ORGAN_GUN, 1],
    ['a Gun', GUN, 2],
    ['a Bombard', BOMBARD, 4],
  ])('MV-FIRE-09 MV-R-15 able to fire: %s', (_name, firer, dice) => {
    expect(volley(firer, FOOT, sixes(dice)).thrown).toHaveLength(dice);
  });

  test.each([
    ['spears', SPEARS],
    ['spears of Light Foot', { ...foot('LF', 'hand'), spears: true }],
    ['spears of Heavy Foot', { ...foot('HF', 'hand'), spears: true }],
    ['Light Hand-to-Hand weapons', foot('LF', 'light')],
    ['Hand-to-Hand weapons', foot('HF', 'hand')],
    ['pikes', foot('MF', 'pikes')],
    ['Light Mounted without missiles', horse('LM')],
    ['Medium Mounted', horse('MM')],
    ['Heavy Mounted', horse('HM')],
  ])('MV-FIRE-09 MV-R-15 %s do not fire in this phase, not even where dice are added', (_name, firer) => {
    const match = firing([
      { id: 'N1', ...firer },
      { id: 'N2', ...BOWS },
      { id: 'S1', ...DEFENSIVE },
    ]);
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('MV-FIRE-09');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('MV-FIRE-09 a side with spears, pikes and plain horse is not asked', () => {
    southIsNext(
      firing([
        { id: 'N1', ...SPEARS },
        { id: 'N2', ...foot('HF', 'pikes') },
        { id: 'N3', ...MOUNTED },
        { id: 'S1', ...DEFENSIVE },
      ]),
    );
  });

  test('MV-FIRE-09 MV-R-15 spears are kept for the reaction', () => {
    const match = engaging(FOOT, [{ id: 'N1', ...SPEARS }], [1, 6, 6]);
    expect(diceIn(choose(match, { do: 'fire', unit: 'N1' }))).toEqual([1, 6, 6]);
    expect(unit(match, 'S1').hits).toBe(1);
  });

  test('MV-R-15 mounted bows never fire as a reaction: neither when engaged nor to support', () => {
    const engaged = engaging(MOUNTED, [{ id: 'N1', ...archers('bows') }]);
    expect(refusal(engaged, { do: 'fire', unit: 'N1' })?.rule).toBe('MV-DEFFIRE-06');
    expect(refusal(engaged, { do: 'counterCharge', unit: 'N1' })).toBeUndefined();
    const beside = engaging(FOOT, [
      { id: 'N1', ...FOOT },
      { id: 'N2', ...archers('crossbows') },
    ]);
    expect(refusal(beside, { do: 'support', unit: 'N2' })?.rule).toBe('MV-SUPFIRE-01');
    expect(refusal(beside, { do: 'intercept', unit: 'N2' })).toBeUndefined();
  });

  test('MV-FIRE-11 a unit fires once, at one target, with all its stands', () => {
    const match = firing(
      [
        { id: 'N1', ...BOWS },
        { id: 'N2', ...BOWS },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT },
      ],
      [1, 1, 1, 1],
    );
    choose(match, fire('N1', 'S1'));
    expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([4, 0]);
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('MV-FIRE-06');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('MV-FIRE-21 nothing fires out of a reserve zone', () => {
    const match = firing([
      { id: 'N1', ...GUN, zone: 'NR2' },
      { id: 'N2', ...BOWS, zone: 'Z(2,2)' },
      { id: 'S1', ...FOOT, zone: 'Z(2,2)' },
    ]);
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('MV-FIRE-21');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('MV-FIRE-21 nothing fires into a reserve zone', () => {
    const match = firing([
      { id: 'N1', ...GUN, zone: 'Z(2,0)' },
      { id: 'S1', type: 'MF', weapon: 'hand', layout: 'FFFF', zone: 'SR2' },
      { id: 'S2', ...FOOT, zone: 'Z(2,0)' },
    ]);
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('MV-FIRE-21');
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
  });
});

describe('the target', () => {
  test('MV-FIRE-04 friends are no targets', () => {
    const match = firing([
      { id: 'N1', ...BOWS },
      { id: 'N2', ...FOOT },
      { id: 'S1', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'N2'))?.rule).toBe('MV-FIRE-04');
    expect(refusal(match, fire('N1', 'N1'))?.rule).toBe('MV-FIRE-04');
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined();
  });

  test('MV-FIRE-04 an enemy Commander alone in the zone is no target', () => {
    southIsNext(
      firing(
        [
          { id: 'N1', ...BOWS },
          { id: 'N2', ...GUN },
        ],
        [],
        { sides: { south: { commander: 'Z(2,1)' } } },
      ),
    );
  });

  test('MV-FIRE-05 an engaged enemy is no target, an unengaged one is', () => {
    const match = firing([
      { id: 'N1', ...FOOT, ...front('S1') },
      { id: 'N2', ...BOWS },
      { id: 'N3', ...GUN },
      { id: 'S1', ...FOOT },
      { id: 'S2', ...FOOT },
    ]);
    for (const firer of ['N2', 'N3']) {
      expect(refusal(match, fire(firer, 'S1'))?.rule).toBe('MV-FIRE-05');
      expect(refusal(match, fire(firer, 'S2'))).toBeUndefined();
    }
  });

  test('MV-FIRE-05 with engaged enemies only, nobody is asked', () => {
    southIsNext(
      firing([
        { id: 'N1', ...FOOT, ...front('S1') },
        { id: 'N2', ...BOWS },
        { id: 'S1', ...FOOT },
      ]),
    );
  });

  test('MV-FIRE-08 no heading of firer or target matters', () => {
    for (const facing of ['N', 'E', 'S', 'W'])
      for (const other of ['N', 'E', 'S', 'W'])
        expect(volley({ ...BOWS, facing }, { ...FOOT, facing: other }, [1, 2, 3, 6]).thrown).toHaveLength(4);
  });

  test.each(['N', 'E', 'S', 'W'])('MV-FIRE-08 MV-FIRE-10 a Gun facing %s fires behind itself and aside', (facing) => {
    const match = firing([
      { id: 'N1', ...GUN, facing },
      { id: 'S1', ...FOOT, zone: 'Z(2,2)' },
      { id: 'S2', ...FOOT, zone: 'Z(3,1)' },
      { id: 'S3', ...FOOT, zone: 'Z(2,0)' },
      { id: 'S4', ...FOOT, zone: 'Z(1,1)' },
    ]);
    for (const target of ['S1', 'S2', 'S3', 'S4']) expect(refusal(match, fire('N1', target))).toBeUndefined();
  });

  test.each([
    ['bows', BOWS],
    ['longbows', foot('MF', 'longbows')],
    ['firearms', foot('HF', 'firearms')],
    ['mounted crossbows', archers('crossbows')],
    ['an Organ Gun', ORGAN_GUN],
    ['a Bombard', BOMBARD],
  ])('MV-FIRE-10 %s reach the own zone only', (_name, firer) => {
    const match = firing([
      { id: 'N1', ...firer },
      { id: 'S1', ...FOOT },
      { id: 'S2', ...FOOT, zone: 'Z(2,0)' },
      { id: 'S3', ...FOOT, zone: 'Z(3,0)' },
    ]);
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined();
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('MV-FIRE-10');
    expect(refusal(match, fire('N1', 'S3'))?.rule).toBe('MV-FIRE-10');
  });

  test.each(['Z(1,0)', 'Z(2,0)', 'Z(3,0)', 'Z(1,1)', 'Z(3,1)', 'Z(1,2)', 'Z(2,2)', 'Z(3,2)'])(
    'MV-FIRE-10 MV-FIRE-16 a Gun in Z(2,1) fires into %s with one die',
    (zone) => {
      expect(volley(GUN, { ...FOOT, zone }, [6]).thrown).toHaveLength(1);
    },
  );

  test('MV-FIRE-10 two zones away is out of range for a Gun, on row, column or diagonal', () => {
    const match = firing([
      { id: 'N1', ...GUN, zone: 'Z(2,2)' },
      { id: 'S1', ...FOOT, zone: 'Z(2,1)' },
      { id: 'S2', ...FOOT, zone: 'Z(2,0)' },
      { id: 'S3', ...FOOT, zone: 'Z(4,2)' },
      { id: 'S4', ...FOOT, zone: 'Z(4,0)' },
      { id: 'S5', ...FOOT, zone: 'Z(4,1)' },
    ]);
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined();
    for (const target of ['S2', 'S3', 'S4', 'S5'])
      expect(refusal(match, fire('N1', target))?.rule, target).toBe('MV-FIRE-10');
  });

  test('MV-FIRE-10 enemies in its own zone, units, terrain and escarpments between do not stop a Gun', () => {
    const match = firing(
      [
        { id: 'N1', ...GUN },
        { id: 'N2', ...FOOT, zone: 'Z(2,0)' },
        { id: 'S1', ...FOOT, zone: 'Z(2,0)' },
        { id: 'S2', ...FOOT },
        { id: 'S3', ...MOUNTED },
      ],
      [6],
      { options: { terrain: { 'Z(2,1)': ['village', 'hill'] }, escarpments: ['Z(2,0)-Z(2,1)'] } },
    );
    expect(diceIn(choose(match, fire('N1', 'S1')))).toEqual([6]);
  });
});

describe('even spread', () => {
  test('MV-FIRE-12 the second shot goes to the unit not yet fired at, the third to either', () => {
    const match = firing(
      [
        { id: 'N1', ...BOWS },
        { id: 'N2', ...BOWS },
        { id: 'N3', ...BOWS },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT },
      ],
      sixes(8),
    );
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('MV-FIRE-12');
    expect(refusal(match, fire('N3', 'S1'))?.rule).toBe('MV-FIRE-12');
    choose(match, fire('N2', 'S2'));
    expect(refusal(match, fire('N3', 'S1'))).toBeUndefined();
    expect(refusal(match, fire('N3', 'S2'))).toBeUndefined();
  });

  test.each([
    [{}, ['S1', 'S2', 'S3']],
    [{ S1: 1 }, ['S2', 'S3']],
    [{ S1: 1, S3: 1 }, ['S2']],
    [{ S1: 1, S2: 1, S3: 1 }, ['S1', 'S2', 'S3']],
    [{ S1: 2, S2: 1, S3: 1 }, ['S2', 'S3']],
    [{ S1: 2, S2: 2, S3: 1 }, ['S3']],
  ])('MV-FIRE-12 after the shots %j the targets are %j', (shots, targets) => {
    const match = firing(
      [
        { id: 'N1', ...archers('bows') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...MOUNTED },
        { id: 'S3', ...BOMBARD },
      ],
      [],
      { shots },
    );
    for (const target of ['S1', 'S2', 'S3'])
      expect(refusal(match, fire('N1', target))?.rule, target).toBe(
        targets.includes(target) ? undefined : 'MV-FIRE-12',
      );
  });

  test('MV-FIRE-12 engaged enemies are left out of the count', () => {
    const match = firing(
      [
        { id: 'N1', ...BOWS },
        { id: 'N2', ...BOWS },
        { id: 'N3', ...FOOT, ...front('S2') },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT },
      ],
      sixes(4),
    );
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('MV-FIRE-12 each side has its own count', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: sixes(4),
      units: ['N1', 'N2', 'S1', 'S2'].map((id) => ({ id, zone: 'Z(2,1)', ...BOWS })),
    });
    choose(match, fire('N1', 'S1'));
    choose(match, { do: 'done' });
    for (const target of ['N1', 'N2']) expect(refusal(match, fire('S1', target))).toBeUndefined();
  });

  test('MV-FIRE-12 the count starts at zero in each firing phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [6, 6, 6, 1, 1, 6, 6],
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(2,2)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...foot('LF', 'bows', 'F/F') },
        { id: 'S1', zone: 'Z(2,1)', ...MOUNTED },
        { id: 'S2', zone: 'Z(2,1)', ...MOUNTED },
      ],
    });
    choose(match, fire('N1', 'S1'));
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'firing' });
    for (const target of ['S1', 'S2']) expect(refusal(match, fire('N1', target))).toBeUndefined();
  });

  test('MV-FIRE-12 MV-REACT-13 the spread rule does not bind fire in reactions', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [6, 6, 6, 6, 6, 1, 6, 6],
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...BOWS },
        { id: 'N2', zone: 'Z(2,1)', ...BOWS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, fire('N2', 'S1'));
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('MV-FIRE-12');
    choose(match, { do: 'done' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(1);
  });

  /** A Gun next door and archers in the zone of S1 and S2. */
  const gunNextDoor = [
    { id: 'N1', ...GUN, zone: 'Z(2,2)' },
    { id: 'N2', ...BOWS },
    { id: 'N3', ...BOWS },
    { id: 'S1', ...FOOT },
    { id: 'S2', ...FOOT },
  ];

  test('MV-FIRE-12 MV-R-14 shots of a Gun from another zone go into the same count', () => {
    const match = firing(gunNextDoor, [6]);
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('MV-FIRE-12');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('MV-FIRE-12 MV-R-14 a Gun in another zone is bound by the count', () => {
    const match = firing(gunNextDoor, sixes(4));
    choose(match, fire('N2', 'S1'));
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('MV-FIRE-12');
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
  });

  test('MV-FIRE-12 MV-R-14 each target zone is counted on its own', () => {
    const match = firing(
      [
        { id: 'N1', ...GUN },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT, zone: 'Z(2,0)' },
        { id: 'S3', ...FOOT, zone: 'Z(2,0)' },
      ],
      [],
      { shots: { S1: 3, S2: 1 } },
    );
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined(); // alone in its zone
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('MV-FIRE-12');
    expect(refusal(match, fire('N1', 'S3'))).toBeUndefined();
  });

  test('MV-R-14 adjacentArtilleryIgnoresSpread: fire from another zone does not count', () => {
    const match = firing(gunNextDoor, [6], houseRule('adjacentArtilleryIgnoresSpread'));
    choose(match, fire('N1', 'S1'));
    for (const target of ['S1', 'S2']) expect(refusal(match, fire('N2', target))).toBeUndefined();
  });

  test('MV-R-14 adjacentArtilleryIgnoresSpread: fire from another zone is not bound, fire in the zone is', () => {
    const match = firing(gunNextDoor, sixes(4), houseRule('adjacentArtilleryIgnoresSpread'));
    choose(match, fire('N2', 'S1'));
    for (const target of ['S1', 'S2']) expect(refusal(match, fire('N1', target))).toBeUndefined();
    expect(refusal(match, fire('N3', 'S1'))?.rule).toBe('MV-FIRE-12');
  });

  test('MV-R-14 adjacentArtilleryIgnoresSpread: guns in the same zone count and are bound as before', () => {
    const match = firing(
      [
        { id: 'N1', ...GUN },
        { id: 'N2', ...GUN },
        { id: 'N3', ...BOWS },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT },
      ],
      sixes(2),
      houseRule('adjacentArtilleryIgnoresSpread'),
    );
    choose(match, fire('N1', 'S1'));
    for (const firer of ['N2', 'N3']) expect(refusal(match, fire(firer, 'S1'))?.rule).toBe('MV-FIRE-12');
  });
});

/** What a target adds or takes: from bows, longbows and crossbows; from firearms; from artillery; so with armour. */
const TARGETS: [name: string, target: Loose, bows: number, firearms: number, guns: number, armoured: number][] = [
  ['Light Foot', foot('LF', 'bows'), 0, 0, 0, 0],
  ['Medium Foot', foot('MF', 'pikes'), 0, 0, 0, 0],
  ['Heavy Foot', foot('HF', 'hand'), -1, 0, 0, -1],
  ['Heavy Foot with pikes', foot('HF', 'pikes'), -1, 0, 0, -1],
  ['Heavy Foot with longbows', foot('HF', 'longbows'), -1, 0, 0, -1],
  ['Light Foot, defensive', foot('LF', 'light', 'FF/FF', 'defensive'), 2, 2, 2, 2],
  ['Medium Foot, defensive', DEFENSIVE, 2, 2, 2, 2],
  ['Heavy Foot, defensive', foot('HF', 'pikes', 'FF/FF', 'defensive'), 1, 2, 2, 1],
  ['Light Foot in open order', foot('LF', 'bows', 'FF/FF', 'open'), -1, -1, -1, -1],
  ['Medium Foot in open order', foot('MF', 'hand', 'F/F', 'open'), -1, -1, -1, -1],
  ['Heavy Foot in open order', foot('HF', 'hand', 'F/F', 'open'), -2, -1, -1, -2],
  ['a single stand of Heavy Foot', { type: 'HF', weapon: 'hand', layout: 'F' }, -2, -1, -1, -2],
  ['Light Mounted', horse('LM'), 1, 1, 1, 1],
  ['Light Mounted in open order', archers('bows', 'MM/MM', 'open'), 0, 0, 0, 0],
  ['Medium Mounted', horse('MM'), 1, 1, 1, 1],
  ['Medium Mounted in open order', horse('MM', 'M/M', 'open'), 0, 0, 0, 0],
  ['Heavy Mounted', horse('HM'), 0, 1, 1, 0],
  ['a single stand of Heavy Mounted', { type: 'HM', layout: 'M' }, -1, 0, 0, -1],
  ['an Organ Gun', ORGAN_GUN, -1, -1, -1, -1],
  ['a Gun', GUN, -1, -1, -1, -1],
  ['a Bombard', BOMBARD, -2, -2, -1, -2],
];

describe('number of dice', () => {
  /** The dice of a firer before the target is looked at. */
  const FIRERS: [name: string, firer: Loose, own: number][] = [
    ['four bows', foot('LF', 'bows'), 4],
    ['nine bows', foot('MF', 'bows', 'FFF/FFF/FFF'), 9],
    ['four longbows', foot('MF', 'longbows'), 5],
    ['four crossbows', foot('HF', 'crossbows'), 5],
    ['four bows in open order', foot('LF', 'bows', 'FF/FF', 'open'), 4],
    ['two longbows in open order', foot('MF', 'longbows', 'F/F', 'open'), 3],
    ['five bows, defensive', foot('MF', 'bows', 'FFF/FF.', 'defensive'), 3],
    ['four crossbows, defensive', foot('MF', 'crossbows', 'FF/FF', 'defensive'), 3],
    ['two bows, defensive', foot('HF', 'bows', 'F/F', 'defensive'), 0],
    ['a single stand of bows', { type: 'LF', weapon: 'bows', layout: 'F' }, 1],
    ['four mounted bows', archers('bows'), 3],
    ['six mounted crossbows', archers('crossbows', 'MMM/MMM'), 6],
    ['two mounted bows in open order', archers('bows', 'M/M', 'open'), 1],
  ];
  const GUNNERS: [name: string, firer: Loose, own: number][] = [
    ['four firearms', foot('MF', 'firearms'), 4],
    ['two firearms in open order', foot('LF', 'firearms', 'F/F', 'open'), 2],
    ['four firearms, defensive', foot('HF', 'firearms', 'FF/FF', 'defensive'), 2],
    ['two firearms, defensive', foot('LF', 'firearms', 'F/F', 'defensive'), 0],
  ];
  const CANNON: [name: string, firer: Loose, own: number][] = [
    ['an Organ Gun', ORGAN_GUN, 1],
    ['a Gun', GUN, 2],
    ['a Bombard', BOMBARD, 4],
  ];

  /** Every firer against every target; `column` is the one of TARGETS to add. Never below zero. */
  const against = (firers: [string, Loose, number][], column: 2 | 3 | 4 | 5) =>
    firers.flatMap(([name, firer, own]) =>
      TARGETS.map((row) => ({ name, firer, whom: row[0], target: row[1], dice: Math.max(0, own + row[column]) })),
    );

  const checkDice = (firer: Loose, target: Loose, dice: number, more: Loose = {}) => {
    const { match, thrown } = volley(firer, target, sixes(dice), more);
    expect(thrown).toHaveLength(dice);
    expect([unit(match, 'N1').fired, unit(match, 'S1').hits]).toEqual([true, 0]);
  };

  test.each(against(FIRERS, 2))(
    'MV-FIRE-13 MV-FIRE-15 MV-FIRE-18 $name at $whom: $dice dice',
    ({ firer, target, dice }) => checkDice(firer, target, dice),
  );

  test.each(against(GUNNERS, 3))('MV-FIRE-13 MV-FIRE-14 $name at $whom: $dice dice', ({ firer, target, dice }) =>
    checkDice(firer, target, dice),
  );

  test.each(against(CANNON, 4))(
    'MV-FIRE-16 MV-FIRE-17 MV-R-16 $name at $whom in its zone: $dice dice',
    ({ firer, target, dice }) => checkDice(firer, target, dice),
  );

  test.each(against([['a Gun', GUN, 1]], 4))(
    'MV-FIRE-16 MV-FIRE-17 MV-R-16 $name at $whom in an adjacent zone: $dice dice',
    ({ firer, target, dice }) => checkDice(firer, { ...target, zone: 'Z(3,2)' }, dice),
  );

  test.each(against(CANNON, 5))(
    'MV-R-16 armourStopsArtillery: $name at $whom in its zone: $dice dice',
    ({ firer, target, dice }) => checkDice(firer, target, dice, houseRule('armourStopsArtillery')),
  );

  test.each([
    ['Heavy Foot', foot('HF', 'hand'), 0],
    ['Heavy Mounted', horse('HM'), 1],
    ['Medium Foot', FOOT, 1],
  ])('MV-R-16 armourStopsArtillery: a Gun at %s in an adjacent zone: %i dice', (_name, target, dice) => {
    checkDice(GUN, { ...target, zone: 'Z(3,2)' }, dice, houseRule('armourStopsArtillery'));
  });

  test.each([
    ['by default', {}, 3],
    ['with armourStopsArtillery', houseRule('armourStopsArtillery'), 2],
  ])('MV-R-16 the compulsory fire of a Gun at Heavy Mounted, %s', (_name, more, dice) => {
    const match = engaging(horse('HM'), [{ id: 'N1', ...GUN }], many(dice, 1), more);
    expect(diceIn(events(match))).toHaveLength(dice);
    expect(unit(match, 'S1').hits).toBe(dice);
  });

  test('MV-R-16 armourStopsArtillery changes nothing for missiles', () => {
    const switched = houseRule('armourStopsArtillery');
    checkDice(BOWS, foot('HF', 'hand'), 3, switched);
    checkDice(foot('MF', 'firearms'), foot('HF', 'hand'), 4, switched);
    checkDice(BOWS, BOMBARD, 2, switched);
  });

  test('MV-FIRE-14 Heavy Mounted in attack formation: nothing from bows, one more from firearms', () => {
    checkDice(BOWS, horse('HM'), 4);
    checkDice(foot('MF', 'firearms'), horse('HM'), 5);
  });

  test('MV-FIRE-15 a Bombard costs missiles two dice, a Gun one', () => {
    checkDice(BOWS, BOMBARD, 2);
    checkDice(foot('MF', 'firearms'), BOMBARD, 2); // firearms go through armour, not through a Bombard
    checkDice(BOWS, GUN, 3);
  });

  const spears = (type: string, layout = 'FF/FF', formation = 'attack') => ({
    ...foot(type, 'hand', layout, formation),
    spears: true,
  });
  test.each([
    ['four spears at Medium Foot', spears('MF'), FOOT, 3],
    ['two spears at Medium Foot', spears('LF', 'F/F'), FOOT, 1],
    ['nine spears at Light Foot', spears('HF', 'FFF/FFF/FFF'), foot('LF', 'bows'), 8],
    ['four spears at Heavy Foot', spears('MF'), foot('HF', 'hand'), 2],
    ['four spears at open order', spears('MF'), OPEN_FOOT, 2],
    ['two spears at open order', spears('MF', 'F/F'), OPEN_FOOT, 0],
    ['four spears at Heavy Foot in open order', spears('MF'), foot('HF', 'hand', 'F/F', 'open'), 1],
    ['four spears, defensive, at Medium Foot', spears('MF', 'FF/FF', 'defensive'), FOOT, 1],
    ['four spears in open order at Medium Foot', spears('LF', 'FF/FF', 'open'), FOOT, 3],
  ])('MV-FIRE-13 in a reaction %s: %i dice', (_name, firer, engager, dice) => {
    const match = engaging(engager, [{ id: 'N1', ...firer }], many(dice, 2));
    expect(diceIn(choose(match, { do: 'fire', unit: 'N1' }))).toHaveLength(dice);
    expect(unit(match, 'S1').hits).toBe(dice);
  });

  test.each([
    ['longbows', 5],
    ['crossbows', 5],
    ['bows', 4],
    ['firearms', 4],
  ])('MV-FIRE-13 in a reaction four %s at Medium Foot: %i dice', (weapon, dice) => {
    const match = engaging(FOOT, [{ id: 'N1', ...foot('MF', weapon) }], sixes(dice));
    expect(diceIn(choose(match, { do: 'fire', unit: 'N1' }))).toHaveLength(dice);
  });

  const SIX = foot('MF', 'bows', 'FFF/FFF');
  test.each([
    { terrain: ['hill'], whom: 'foot', target: FOOT, dice: 6 },
    { terrain: ['rough'], whom: 'foot', target: FOOT, dice: 6 },
    { terrain: ['wood'], whom: 'foot', target: FOOT, dice: 4 },
    { terrain: ['village'], whom: 'foot', target: FOOT, dice: 4 },
    { terrain: ['wood', 'village'], whom: 'foot', target: FOOT, dice: 2 },
    { terrain: ['wood', 'hill'], whom: 'foot', target: FOOT, dice: 4 },
    { terrain: ['wood', 'village'], whom: 'foot in open order', target: OPEN_FOOT, dice: 1 },
    {
      terrain: ['wood', 'village'],
      whom: 'Heavy Foot in open order',
      target: foot('HF', 'hand', 'F/F', 'open'),
      dice: 0,
    },
    { terrain: ['village'], whom: 'a defensive formation', target: DEFENSIVE, dice: 6 },
    { terrain: ['village'], whom: 'Heavy Foot', target: foot('HF', 'hand'), dice: 3 },
    { terrain: ['village'], whom: 'mounted', target: MOUNTED, dice: 7 },
    { terrain: ['wood'], whom: 'mounted in open order', target: horse('MM', 'M/M', 'open'), dice: 6 },
    { terrain: ['hill'], whom: 'a Bombard', target: BOMBARD, dice: 4 },
    { terrain: ['village'], whom: 'a Bombard', target: BOMBARD, dice: 2 },
    { terrain: ['village'], whom: 'a Gun', target: GUN, dice: 3 },
  ])('MV-FIRE-18 six bows at $whom in $terrain: $dice dice', ({ terrain, target, dice }) => {
    checkDice(SIX, target, dice, { options: { terrain: { 'Z(2,1)': terrain } } });
  });

  test('MV-FIRE-18 cover comes from the zone of the target, not of the firer', () => {
    const village = (zone: string) => ({ options: { terrain: { [zone]: ['village'] } } });
    const target = { ...DEFENSIVE, zone: 'Z(2,0)' };
    checkDice(GUN, target, 3, village('Z(2,1)'));
    checkDice(GUN, target, 1, village('Z(2,0)'));
  });

  test.each([
    ['Medium Foot', FOOT, 2],
    ['Heavy Foot', foot('HF', 'hand'), 1],
    ['open order', OPEN_FOOT, 1],
  ])('MV-FIRE-18 cover counts in a reaction too: four bows at %s in a village', (_name, engager, dice) => {
    const options = { terrain: { 'Z(2,1)': ['village'] } };
    const match = engaging(engager, [{ id: 'N1', ...BOWS }], sixes(dice), { options });
    expect(diceIn(choose(match, { do: 'fire', unit: 'N1' }))).toHaveLength(dice);
  });

  test('MV-FIRE-18 everything is added up before the total is raised to zero', () => {
    const village = { options: { terrain: { 'Z(2,1)': ['village'] } } };
    // two bows, defensive -2, Heavy Foot -1, target defensive +2: no -1 in between is raised to zero
    checkDice(foot('MF', 'bows', 'F/F', 'defensive'), foot('HF', 'hand', 'FF/FF', 'defensive'), 1);
    // two mounted bows -1, open order -1, cover -2
    checkDice(archers('bows', 'M/M'), OPEN_FOOT, 0, village);
    // an Organ Gun at a defensive formation in cover: 1 + 2 - 2
    checkDice(ORGAN_GUN, DEFENSIVE, 1, village);
  });
});

describe('zero dice', () => {
  const VILLAGE = { terrain: { 'Z(2,1)': ['village'] } };
  const TWO = foot('LF', 'bows', 'F/F');
  const noZeroDice = { options: { ...VILLAGE, houseRules: { noZeroDiceFire: true } } };

  test('MV-FIRE-18 MV-R-13 a shot with zero dice is legal, places the red marker and counts for even spread', () => {
    const match = firing(
      [
        { id: 'N1', ...TWO },
        { id: 'N2', ...BOWS },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT },
      ],
      [],
      { options: VILLAGE },
    );
    expect(diceIn(choose(match, fire('N1', 'S1')))).toEqual([]);
    expect([unit(match, 'N1').fired, unit(match, 'S1').hits]).toEqual([true, 0]);
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('MV-FIRE-12');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('MV-R-13 noZeroDiceFire: fire with zero dice is refused, with one die it is not', () => {
    const match = firing(
      [
        { id: 'N1', ...TWO },
        { id: 'N2', ...foot('LF', 'bows', 'FF/F.') },
        { id: 'S1', ...FOOT },
      ],
      [6],
      noZeroDice,
    );
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('MV-R-13');
    expect(diceIn(choose(match, fire('N2', 'S1')))).toEqual([6]);
    southIsNext(match); // N1 has nothing left to fire at
    expect(unit(match, 'N1').fired).toBe(false);
  });

  test('MV-R-13 noZeroDiceFire: a target that cannot be hurt does not screen the others', () => {
    const units = [
      { id: 'N1', ...TWO },
      { id: 'S1', ...FOOT },
      { id: 'S2', ...MOUNTED },
    ];
    const standard = firing(units, [], { options: VILLAGE, shots: { S2: 1 } });
    expect(refusal(standard, fire('N1', 'S1'))).toBeUndefined();
    expect(refusal(standard, fire('N1', 'S2'))?.rule).toBe('MV-FIRE-12');

    const switched = firing(units, sixes(3), { ...noZeroDice, shots: { S2: 1 } });
    expect(refusal(switched, fire('N1', 'S1'))?.rule).toBe('MV-R-13');
    expect(diceIn(choose(switched, fire('N1', 'S2')))).toHaveLength(3);
  });

  test('MV-R-13 noZeroDiceFire: such targets are left out for that firer only', () => {
    const match = firing(
      [
        { id: 'N1', ...TWO }, // no dice at S1
        { id: 'N2', ...BOWS }, // two dice at S1
        { id: 'S1', ...FOOT },
        { id: 'S2', ...MOUNTED },
      ],
      [],
      { ...noZeroDice, shots: { S2: 1 } },
    );
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
    expect(refusal(match, fire('N2', 'S2'))?.rule).toBe('MV-FIRE-12');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('MV-R-13 defensive fire with zero dice: legal by default and without effect, refused with noZeroDiceFire', () => {
    const spears = [{ id: 'N1', ...foot('LF', 'hand', 'F/F'), spears: true }];
    const standard = engaging(OPEN_FOOT, spears);
    expect(diceIn(choose(standard, { do: 'fire', unit: 'N1' }))).toEqual([]);
    expect(unit(standard, 'N1')).toMatchObject({ fired: true, hits: 1 }); // the light impact
    expect(unit(standard, 'N1').contacts).toHaveLength(1);

    const switched = engaging(OPEN_FOOT, spears, [], houseRule('noZeroDiceFire'));
    expect(refusal(switched, { do: 'fire', unit: 'N1' })?.rule).toBe('MV-R-13');
    expect(refusal(switched, { do: 'hastyDefence', unit: 'N1' })).toBeUndefined();
  });

  test('MV-R-13 supporting fire with zero dice: legal by default, refused with noZeroDiceFire', () => {
    const units = [
      { id: 'N1', ...FOOT },
      { id: 'N2', ...ORGAN_GUN },
    ];
    const standard = engaging(OPEN_FOOT, units);
    expect(diceIn(choose(standard, { do: 'support', unit: 'N2' }))).toEqual([]);
    expect(unit(standard, 'N2')).toMatchObject({ fired: true, reacted: true });
    expect(unit(standard, 'S1').hits).toBe(0);

    const switched = engaging(OPEN_FOOT, units, [], houseRule('noZeroDiceFire'));
    expect(refusal(switched, { do: 'support', unit: 'N2' })?.rule).toBe('MV-R-13');
  });

  test.each([false, true])(
    'MV-R-13 with noZeroDiceFire %s: compulsory fire with zero dice means over-run',
    (noZeroDiceFire) => {
      const match = engaging(OPEN_FOOT, [{ id: 'N1', ...ORGAN_GUN }], [], {
        options: { houseRules: { noZeroDiceFire } },
      });
      expect(unit(match, 'N1').zone).toBe('routed');
      expect(unit(match, 'S1')).toMatchObject({ hits: 0, contacts: [] });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    },
  );
});

describe('hits', () => {
  const DICE: [number, number][] = [
    [1, 1],
    [2, 1],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 0],
  ];

  test.each(DICE)('MV-FIRE-19 a missile die of %i makes %i hits', (die, hits) => {
    const { match } = volley({ type: 'LF', weapon: 'bows', layout: 'F' }, FOOT, [die]);
    expect(unit(match, 'S1').hits).toBe(hits);
  });

  test.each(DICE)('MV-FIRE-19 an artillery die of %i makes %i hits', (die, hits) => {
    const { match } = volley(ORGAN_GUN, FOOT, [die]);
    expect(unit(match, 'S1').hits).toBe(hits);
  });

  test('MV-FIRE-19 MV-FIRE-20 each hit places one marker on the target, beside those it has', () => {
    const { match } = volley(foot('MF', 'bows', 'FFF/FFF'), { ...FOOT, hits: 1 }, [2, 1, 3, 2, 6, 4]);
    expect([unit(match, 'S1').hits, unit(match, 'N1').hits]).toEqual([4, 0]);
  });

  test('MV-FIRE-20 markers change nothing for the fire still to come', () => {
    const match = firing(
      [
        { id: 'N1', ...foot('MF', 'bows', 'FFF/FFF/FFF') },
        { id: 'N2', ...BOWS },
        { id: 'S1', ...foot('MF', 'hand', 'F/F') },
      ],
      [...many(9, 1), 1, 6, 6, 6],
    );
    choose(match, fire('N1', 'S1'));
    expect(unit(match, 'S1')).toMatchObject({ hits: 9, layout: 'F/F', formation: 'attack' });
    expect(diceIn(choose(match, fire('N2', 'S1')))).toHaveLength(4);
    expect(unit(match, 'S1').hits).toBe(10);
  });
});

describe('holding fire', () => {
  const STRICT = houseRule('strictHoldingFire');

  test.each([
    ['bows', BOWS],
    ['firearms', foot('HF', 'firearms')],
    ['spears', SPEARS],
  ])(
    'MV-FIRE-07 MV-R-74 %s engaged in the firing phase hold their fire, with strictHoldingFire not',
    (_name, firer) => {
      const units = [{ id: 'N1', ...firer, engagedInFiring: true }];
      expect(refusal(engaging(FOOT, units), { do: 'fire', unit: 'N1' })).toBeUndefined();
      const strict = engaging(FOOT, units, [], STRICT);
      expect(refusal(strict, { do: 'fire', unit: 'N1' })?.rule).toBe('MV-R-74');
      expect(refusal(strict, { do: 'hastyDefence', unit: 'N1' })).toBeUndefined();
    },
  );

  test('MV-R-74 with strictHoldingFire a unit that was unengaged may fire', () => {
    const match = engaging(FOOT, [{ id: 'N1', ...BOWS, engagedInFiring: false }], [], STRICT);
    expect(refusal(match, { do: 'fire', unit: 'N1' })).toBeUndefined();
  });

  test('MV-R-74 compulsory fire of artillery: by default it fires, with strictHoldingFire it is over-run', () => {
    const guns = [{ id: 'N1', ...GUN, engagedInFiring: true }];
    const standard = engaging(MOUNTED, guns, [1, 2, 6]);
    expect(unit(standard, 'N1')).toMatchObject({ zone: 'Z(2,1)', fired: true });
    expect(unit(standard, 'S1').hits).toBe(2);

    const strict = engaging(MOUNTED, guns, [], STRICT);
    expect(unit(strict, 'N1').zone).toBe('routed');
    expect(unit(strict, 'S1').hits).toBe(0);
  });

  test('MV-R-74 supporting fire: offered by default, not with strictHoldingFire', () => {
    const guns = [
      { id: 'N1', ...FOOT },
      { id: 'N2', ...GUN, engagedInFiring: true },
      { id: 'N3', ...GUN },
    ];
    expect(refusal(engaging(FOOT, guns), { do: 'support', unit: 'N2' })).toBeUndefined();
    const strict = engaging(FOOT, guns, [], STRICT);
    expect(refusal(strict, { do: 'support', unit: 'N2' })?.rule).toBe('MV-R-74');
    expect(refusal(strict, { do: 'support', unit: 'N3' })).toBeUndefined();
  });

  test.each([
    ['by default', {}, true],
    ['with strictHoldingFire', STRICT, false],
  ])('MV-FIRE-07 MV-R-74 horse disengages, then foot engages: fire in reaction %s: %s', (_name, more, allowed) => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: sixes(8),
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...BOWS },
        { id: 'S1', zone: 'Z(2,1)', ...MOUNTED, ...front('N1') },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      ...more,
    });
    choose(match, { do: 'keep' }); // both miss in hand-to-hand; the Commander's re-throw is declined
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'disengage' });
    choose(match, { do: 'stop' });
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(refusal(match, { do: 'fire', unit: 'N1' }) === undefined).toBe(allowed);
  });

  test('MV-R-74 strictHoldingFire looks at this turn only', () => {
    const match = situation({
      phase: 'victory',
      initiative: 'south',
      dice: [1, 1, 6, 6],
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...BOWS, engagedInFiring: true },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
      ...STRICT,
    });
    choose(match, { do: 'done' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(refusal(match, { do: 'fire', unit: 'N1' })).toBeUndefined();
  });
});
