import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, outcome, position, refusal, situation, unit } from '../kit.js';

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const sixes = (n: number): number[] => Array.from({ length: n }, () => 6);

/** All dice thrown in a list of events. */
const diceIn = (told: unknown): number[] =>
  (told as { event: string; dice?: number[] }[]).flatMap((one) => (one.event === 'throw' ? (one.dice ?? []) : []));

const fire = (firer: string, target: string) => ({ do: 'fire', unit: firer, target });

/** Far from the fighting: South's musketeers and a target for them, so that play stops when North has fired. */
const CORNER = [
  { id: 'S9', type: 'P&M', zone: 'Z(0,0)', layout: 'M/M' },
  { id: 'N9', type: 'M', zone: 'Z(0,0)', layout: 'XX/XX' },
];

/** North (without the initiative, so first) is to fire; when it has, South's S9 is asked. */
const firing = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({ phase: 'firing', initiative: 'south', dice, units: [...units, ...CORNER], ...more });

/** N1 fires at S1, both in the middle zone unless told otherwise; the number of dice is checked by the kit as well. */
const volley = (firer: Loose, target: Loose, dice: number[], more: Loose = {}) => {
  const match = firing(
    [
      { id: 'N1', zone: 'Z(2,1)', ...firer },
      { id: 'S1', zone: 'Z(2,1)', ...target },
    ],
    dice,
    more,
  );
  const thrown = diceIn(choose(match, fire('N1', 'S1')));
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  return { match, thrown };
};

const FOOT = { type: 'P&M', layout: 'PP/PP' };
const DEFENSIVE = { type: 'P&M', layout: 'PP/PP', formation: 'defensive' };
const OPEN_FOOT = { type: 'Foot', layout: 'L/L', formation: 'open' };
const MOUNTED = { type: 'M', layout: 'XX/XX' };
const OPEN_MOUNTED = { type: 'M', layout: 'X/X', formation: 'open' };
const GUN = { type: 'RA', layout: 'G' };
const MUSKETS = { type: 'P&M', layout: 'MM/MM' };

describe('the phase', () => {
  test('FV-FIRE-01 a unit that has been hit still fires at full strength', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [1, 1, 1, 1, 6, 6],
      units: [
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'M/M' },
        { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'M/M' },
      ],
    });
    choose(match, fire('N1', 'S1'));
    expect(unit(match, 'S1')).toMatchObject({ hits: 4, layout: 'M/M', zone: 'Z(2,1)' });
    expect(diceIn(choose(match, fire('S1', 'N1')))).toHaveLength(2);
    expect(position(match).phase).toBe('firing');
  });

  test('FV-FIRE-01 both sides fire, and the hits are worked off in the Remove Losses phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [1, 1, 6, 6, 1, 1],
      sides: { south: { commander: 'Z(2,0)' } },
      units: [
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N2', type: 'P&M', zone: 'Z(2,2)', layout: 'PP/PP' },
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'M/M' },
        { id: 'S2', type: 'P&M', zone: 'Z(2,0)', layout: 'PP/PP' },
      ],
    });
    choose(match, fire('N1', 'S1'));
    choose(match, fire('S1', 'N1'));
    expect(unit(match, 'S1').zone).toBe('routed'); // two stands less one leave one
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'remove' });
    expect(position(match).phase).toBe('losses');
  });

  test('FV-FIRE-02 no unit is obliged to fire', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
    ]);
    expect(options(match)).toContainEqual({ do: 'done' });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(unit(match, 'N1').fired).toBe(false);
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test('FV-FIRE-02 a side that has said it is done fires no more this phase', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
      sixes(4),
    );
    choose(match, fire('N1', 'S1'));
    choose(match, { do: 'done' });
    expect(decision(match)?.side).toBe('south');
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('FV-GEN-04');
  });

  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ])('FV-R-12 with the initiative %s, all units of %s fire first', (initiative, other) => {
    const match = situation({
      phase: 'firing',
      initiative,
      dice: sixes(8),
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S2', zone: 'Z(2,1)', ...MUSKETS },
      ],
    });
    const [own, enemy] = other === 'north' ? ['N', 'S'] : ['S', 'N'];
    expect(decision(match)).toMatchObject({ side: other, kind: 'fire' });
    expect(refusal(match, fire(`${enemy}1`, `${own}1`))?.rule).toBe('FV-GEN-04');
    choose(match, fire(`${own}1`, `${enemy}1`));
    expect(decision(match)).toMatchObject({ side: other, kind: 'fire' });
    choose(match, fire(`${own}2`, `${enemy}2`));
    expect(decision(match)).toMatchObject({ side: initiative, kind: 'fire' });
  });

  test('FV-R-12 the acting side of a placed position goes on firing', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      acting: 'south',
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...MUSKETS },
      ],
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });

  test('FV-R-12 the initiative side sees the fire of the other before it decides', () => {
    const { match } = volley(MUSKETS, MUSKETS, [1, 2, 3, 6]);
    expect(unit(match, 'S1').hits).toBe(2);
    expect(options(match)).toContainEqual(fire('S1', 'N1'));
  });
});

describe('who may fire', () => {
  test('FV-FIRE-03 an engaged unit does not fire, an unengaged one does', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...MUSKETS, contacts: [{ with: 'S1', face: 'front' }] },
      { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      { id: 'S2', zone: 'Z(2,1)', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('FV-FIRE-03');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('FV-FIRE-03 an engaged gun does not fire either', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...GUN },
      { id: 'N2', zone: 'Z(2,1)', ...GUN },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT, contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'S2', zone: 'Z(2,1)', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('FV-FIRE-03');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('FV-FIRE-03 a unit with a red marker does not fire', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...MUSKETS, fired: true },
      { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('FV-FIRE-10');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('FV-FIRE-03 green markers do not stop a unit from firing', () => {
    const { thrown } = volley({ ...MUSKETS, hits: 3 }, FOOT, sixes(4));
    expect(thrown).toHaveLength(4);
  });

  test.each([
    ['pikes alone', { type: 'P&M', layout: 'PP/PP' }],
    ['Foot', { type: 'Foot', layout: 'HL/HL' }],
    ['Heavy Mounted', { type: 'HM', layout: 'YY/YY' }],
    ['Mounted', { type: 'M', layout: 'XX/XX' }],
    ['mounted Dragoons', { type: 'D', state: 'mounted', layout: 'DD/DD' }],
  ])('FV-FIRE-04 FV-R-15 %s never fire, not even at mounted, where a die is added', (_, firer) => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...firer },
      { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
      { id: 'S1', zone: 'Z(2,1)', ...MOUNTED },
    ]);
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('FV-FIRE-04');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('FV-FIRE-04 a side with pikes and horse only is not asked', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...FOOT },
      { id: 'N2', zone: 'Z(2,1)', ...MOUNTED },
      { id: 'S1', zone: 'Z(2,1)', ...DEFENSIVE },
    ]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });

  test.each([
    ['Pike and Musket with one musket', { type: 'P&M', layout: 'PP/PM' }, 1],
    ['dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD' }, 4],
    ['a Galloper Gun', { type: 'GG', layout: 'G' }, 2],
    ['Regular Artillery', { type: 'RA', layout: 'G' }, 3],
    ['Heavy Artillery', { type: 'HA', layout: 'G' }, 4],
  ])('FV-FIRE-03 FV-R-15 able to fire: %s', (_, firer, dice) => {
    expect(volley(firer, FOOT, sixes(dice)).thrown).toHaveLength(dice);
  });

  test('FV-FIRE-09 a unit fires once, at one target, with all its muskets', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      [1, 1, 1, 1],
    );
    choose(match, fire('N1', 'S1'));
    expect(unit(match, 'S1').hits).toBe(4);
    expect(unit(match, 'S2').hits).toBe(0);
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('FV-FIRE-10');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('FV-FIRE-10 a unit that fired in the firing phase does not fire in a reaction', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: sixes(4),
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, fire('N1', 'S1'));
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(options(match)).not.toContainEqual({ do: 'fire', unit: 'N1' });
    expect(refusal(match, { do: 'fire', unit: 'N1' })?.rule).toBe('FV-FIRE-21');
  });

  test('FV-FIRE-21 a unit that held its fire may use it in a reaction', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [1, 6, 6, 6],
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, { do: 'done' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(options(match)).toContainEqual({ do: 'fire', unit: 'N1' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'N1').fired).toBe(true); // FV-FIRE-20, in any phase
    expect(unit(match, 'S1').hits).toBe(1);
  });

  test('FV-FIRE-20 the red marker is placed when the unit fires, hit or miss, and only on the firer', () => {
    const { match } = volley(MUSKETS, MUSKETS, sixes(4));
    expect(unit(match, 'N1').fired).toBe(true);
    expect(unit(match, 'S1').fired).toBe(false);
  });

  test('FV-FIRE-22 nothing fires out of a reserve zone', () => {
    const match = firing([
      { id: 'N1', type: 'RA', zone: 'NR2', layout: 'G' },
      { id: 'N2', zone: 'Z(2,2)', ...MUSKETS },
      { id: 'S1', zone: 'Z(2,2)', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('FV-FIRE-22');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('FV-FIRE-22 nothing fires into a reserve zone', () => {
    const match = firing([
      { id: 'N1', type: 'RA', zone: 'Z(2,0)', layout: 'G' },
      { id: 'S1', type: 'P&M', zone: 'SR2', layout: 'PPPP' },
      { id: 'S2', zone: 'Z(2,0)', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('FV-FIRE-22');
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
  });
});

describe('the target', () => {
  test('FV-FIRE-05 an engaged enemy is no target, an unengaged one is', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...FOOT, contacts: [{ with: 'S1', face: 'front' }] },
      { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      { id: 'S2', zone: 'Z(2,1)', ...FOOT },
    ]);
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('FV-FIRE-05');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('FV-FIRE-05 with engaged enemies only, nobody is asked', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...FOOT, contacts: [{ with: 'S1', face: 'front' }] },
      { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
    ]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });

  test('FV-FIRE-05 friends are no targets', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
      { id: 'N2', zone: 'Z(2,1)', ...FOOT },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'N2'))?.rule).toBe('FV-FIRE-05');
    expect(refusal(match, fire('N1', 'N1'))?.rule).toBe('FV-FIRE-05');
  });

  test('FV-FIRE-05 an enemy Commander alone in the zone is no target', () => {
    const match = firing([{ id: 'N1', zone: 'Z(2,1)', ...MUSKETS }], [], {
      sides: { south: { commander: 'Z(2,1)' } },
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });

  test.each([
    ['muskets', { type: 'P&M', layout: 'MM/MM' }],
    ['dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD' }],
    ['a Galloper Gun', { type: 'GG', layout: 'G' }],
  ])('FV-FIRE-06 %s reach the own zone only', (_, firer) => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...firer },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      { id: 'S2', zone: 'Z(2,0)', ...FOOT },
      { id: 'S3', zone: 'Z(3,0)', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined();
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('FV-FIRE-06');
    expect(refusal(match, fire('N1', 'S3'))?.rule).toBe('FV-FIRE-06');
  });

  const AROUND = ['Z(1,0)', 'Z(2,0)', 'Z(3,0)', 'Z(1,1)', 'Z(3,1)', 'Z(1,2)', 'Z(2,2)', 'Z(3,2)'];

  test.each(AROUND)('FV-FIRE-07 Regular Artillery in Z(2,1) fires into %s with 2 dice', (zone) => {
    expect(volley(GUN, { ...FOOT, zone }, sixes(2)).thrown).toHaveLength(2);
  });

  test.each(AROUND)('FV-FIRE-07 Heavy Artillery in Z(2,1) fires into %s with 3 dice', (zone) => {
    expect(volley({ type: 'HA', layout: 'G' }, { ...FOOT, zone }, sixes(3)).thrown).toHaveLength(3);
  });

  test.each(['N', 'E', 'S', 'W'])('FV-FIRE-07 a gun facing %s fires behind itself and to its sides', (facing) => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,1)', ...GUN, facing },
      { id: 'S1', zone: 'Z(2,2)', ...FOOT },
      { id: 'S2', zone: 'Z(3,1)', ...FOOT },
      { id: 'S3', zone: 'Z(2,0)', ...FOOT },
      { id: 'S4', zone: 'Z(1,1)', ...FOOT },
    ]);
    for (const target of ['S1', 'S2', 'S3', 'S4']) expect(refusal(match, fire('N1', target))).toBeUndefined();
  });

  test('FV-FIRE-07 two zones away is out of range, on the same row, column or diagonal', () => {
    const match = firing([
      { id: 'N1', zone: 'Z(2,2)', ...GUN },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      { id: 'S2', zone: 'Z(2,0)', ...FOOT },
      { id: 'S3', zone: 'Z(4,2)', ...FOOT },
      { id: 'S4', zone: 'Z(4,0)', ...FOOT },
      { id: 'S5', zone: 'Z(4,1)', ...FOOT },
    ]);
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined();
    for (const target of ['S2', 'S3', 'S4', 'S5'])
      expect(refusal(match, fire('N1', target))?.rule, target).toBe('FV-FIRE-07');
  });

  test('FV-FIRE-07 other units, the own zone full of enemies, and terrain between do not block artillery', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...GUN },
        { id: 'N2', zone: 'Z(2,0)', ...FOOT },
        { id: 'S1', zone: 'Z(2,0)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
        { id: 'S3', zone: 'Z(2,1)', ...MOUNTED },
      ],
      sixes(2),
      { options: { terrain: { 'Z(2,1)': ['village', 'hill'] } } },
    );
    expect(diceIn(choose(match, fire('N1', 'S1')))).toHaveLength(2);
  });

  test('FV-FIRE-07 escarpments between do not block artillery', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...GUN },
        { id: 'S1', zone: 'Z(2,0)', ...FOOT },
        { id: 'S2', zone: 'Z(3,0)', ...FOOT },
      ],
      sixes(2),
      { options: { escarpments: ['Z(2,0)-Z(2,1)', 'Z(2,1)-Z(3,1)'] } },
    );
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
    expect(diceIn(choose(match, fire('N1', 'S1')))).toHaveLength(2);
  });

  test('FV-FIRE-08 no facing of firer or target matters', () => {
    for (const facing of ['N', 'E', 'S', 'W'])
      for (const other of ['N', 'E', 'S', 'W'])
        expect(volley({ ...MUSKETS, facing }, { ...FOOT, facing: other }, [1, 2, 3, 6]).thrown).toHaveLength(4);
  });
});

describe('spreading the fire', () => {
  const three = (type: Loose) => [
    { id: 'N1', zone: 'Z(2,1)', ...type },
    { id: 'N2', zone: 'Z(2,1)', ...type },
    { id: 'N3', zone: 'Z(2,1)', ...type },
  ];

  test('FV-FIRE-11 the second shot goes to the unit not yet fired at, the third to either', () => {
    const match = firing(
      [...three(MUSKETS), { id: 'S1', zone: 'Z(2,1)', ...FOOT }, { id: 'S2', zone: 'Z(2,1)', ...FOOT }],
      sixes(8),
    );
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined();
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('FV-FIRE-11');
    expect(refusal(match, fire('N3', 'S1'))?.rule).toBe('FV-FIRE-11');
    choose(match, fire('N2', 'S2'));
    expect(refusal(match, fire('N3', 'S1'))).toBeUndefined();
    expect(refusal(match, fire('N3', 'S2'))).toBeUndefined();
  });

  test('FV-FIRE-11 shots without a hit count', () => {
    const match = firing(
      [...three(GUN), { id: 'S1', zone: 'Z(2,1)', ...MOUNTED }, { id: 'S2', zone: 'Z(2,1)', ...GUN }],
      sixes(4),
    );
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('FV-FIRE-11');
  });

  test.each([
    [{}, ['S1', 'S2', 'S3']],
    [{ S1: 1 }, ['S2', 'S3']],
    [{ S1: 1, S3: 1 }, ['S2']],
    [{ S1: 1, S2: 1, S3: 1 }, ['S1', 'S2', 'S3']],
    [{ S1: 2, S2: 1, S3: 1 }, ['S2', 'S3']],
    [{ S1: 2, S2: 2, S3: 1 }, ['S3']],
  ])('FV-FIRE-11 after the shots %j the targets are %j', (shots, targets) => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...MOUNTED },
        { id: 'S3', zone: 'Z(2,1)', ...GUN },
      ],
      [],
      { shots },
    );
    for (const target of ['S1', 'S2', 'S3'])
      expect(refusal(match, fire('N1', target))?.rule, target).toBe(
        targets.includes(target) ? undefined : 'FV-FIRE-11',
      );
  });

  test('FV-FIRE-12 FV-R-13 shots of guns from adjacent zones go into the same count', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,2)', ...GUN },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      sixes(2),
    );
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('FV-FIRE-11');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('FV-FIRE-12 FV-R-13 guns in adjacent zones are bound by the count', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,2)', ...GUN },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      sixes(4),
    );
    choose(match, fire('N2', 'S1'));
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('FV-FIRE-11');
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
  });

  test('FV-FIRE-12 FV-R-13 target zones are counted separately', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...GUN },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,0)', ...FOOT },
        { id: 'S3', zone: 'Z(2,0)', ...FOOT },
      ],
      [],
      { shots: { S1: 3, S2: 1 } },
    );
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined(); // alone in its zone
    expect(refusal(match, fire('N1', 'S2'))?.rule).toBe('FV-FIRE-11');
    expect(refusal(match, fire('N1', 'S3'))).toBeUndefined();
  });

  const adjacentArtillery = { options: { houseRules: { adjacentArtilleryIgnoresSpread: true } } };

  test('FV-R-13 adjacentArtilleryIgnoresSpread: fire from another zone does not count', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,2)', ...GUN },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      sixes(2),
      adjacentArtillery,
    );
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  test('FV-R-13 adjacentArtilleryIgnoresSpread: fire from another zone is not bound', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,2)', ...GUN },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'N3', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      sixes(4),
      adjacentArtillery,
    );
    choose(match, fire('N2', 'S1'));
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined();
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
    expect(refusal(match, fire('N3', 'S1'))?.rule).toBe('FV-FIRE-11');
  });

  test('FV-R-13 adjacentArtilleryIgnoresSpread: guns in the same zone count and are bound as before', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...GUN },
        { id: 'N2', zone: 'Z(2,1)', ...GUN },
        { id: 'N3', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      sixes(3),
      adjacentArtillery,
    );
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('FV-FIRE-11');
    expect(refusal(match, fire('N3', 'S1'))?.rule).toBe('FV-FIRE-11');
  });

  test('FV-FIRE-13 engaged enemies are left out of the count', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'N3', zone: 'Z(2,1)', ...FOOT, contacts: [{ with: 'S2', face: 'front' }] },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      sixes(4),
    );
    choose(match, fire('N1', 'S1'));
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  test('FV-FIRE-13 the count starts at zero each firing phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [6, 6, 6, 1, 1, 6, 6],
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(2,2)' } },
      units: [
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'M/M' },
        { id: 'S1', zone: 'Z(2,1)', ...MOUNTED },
        { id: 'S2', zone: 'Z(2,1)', ...MOUNTED },
      ],
    });
    choose(match, fire('N1', 'S1'));
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'firing' });
    expect(refusal(match, fire('N1', 'S1'))).toBeUndefined();
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
  });

  test('FV-FIRE-13 FV-R-43 the spread rule does not bind fire in reactions', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [6, 6, 6, 6, 6, 1, 6, 6],
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, fire('N2', 'S1'));
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('FV-FIRE-11');
    choose(match, { do: 'done' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(refusal(match, { do: 'fire', unit: 'N1' })).toBeUndefined();
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(1);
  });

  test('FV-R-43 artillery gives no supporting fire from an adjacent zone', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...FOOT },
        { id: 'N2', zone: 'Z(2,1)', ...GUN },
        { id: 'N3', zone: 'Z(2,2)', ...GUN },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(refusal(match, { do: 'support', unit: 'N2' })).toBeUndefined();
    expect(refusal(match, { do: 'support', unit: 'N3' })?.rule).toBe('FV-REACT-02');
  });

  test('FV-R-43 supporting fire throws the dice of the same zone', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      dice: [1, 6, 6],
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...FOOT },
        { id: 'N2', zone: 'Z(2,1)', ...GUN },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(diceIn(choose(match, { do: 'support', unit: 'N2' }))).toEqual([1, 6, 6]);
    expect(unit(match, 'S1').hits).toBe(1);
  });
});

describe('number of dice', () => {
  /** The six kinds of target, in the order of the tables below. */
  const TARGETS: [string, Loose][] = [
    ['foot in attack formation', FOOT],
    ['a defensive formation', DEFENSIVE],
    ['foot in open order', OPEN_FOOT],
    ['mounted in attack formation', MOUNTED],
    ['mounted in open order', OPEN_MOUNTED],
    ['artillery', GUN],
  ];

  const dragoons = (formation: string) => ({ type: 'D', state: 'dismounted', layout: 'DD/DD', formation });

  //                                                                                      foot def open  M  openM gun
  const MUSKET_DICE: [string, Loose, number[]][] = [
    ['nine muskets', { type: 'P&M', layout: 'MMM/MMM/MMM' }, [9, 11, 8, 10, 9, 8]],
    ['six muskets', { type: 'P&M', layout: 'MMM/MMM' }, [6, 8, 5, 7, 6, 5]],
    ['six muskets, defensive', { type: 'P&M', layout: 'MMM/MMM', formation: 'defensive' }, [4, 6, 3, 5, 4, 3]],
    ['three muskets with pikes', { type: 'P&M', layout: 'PMM/PM.' }, [3, 5, 2, 4, 3, 2]],
    [
      'three muskets with pikes, defensive',
      { type: 'P&M', layout: 'PMM/PM.', formation: 'defensive' },
      [1, 3, 0, 2, 1, 0],
    ],
    ['two muskets', { type: 'P&M', layout: 'M/M' }, [2, 4, 1, 3, 2, 1]],
    ['two muskets in open order', { type: 'P&M', layout: 'M/M', formation: 'open' }, [2, 4, 1, 3, 2, 1]],
    ['two muskets, defensive', { type: 'P&M', layout: 'M/M', formation: 'defensive' }, [0, 2, 0, 1, 0, 0]],
    ['a single musket', { type: 'P&M', layout: 'M' }, [1, 3, 0, 2, 1, 0]],
    [
      'one musket with three pikes, defensive',
      { type: 'P&M', layout: 'PP/PM', formation: 'defensive' },
      [0, 1, 0, 0, 0, 0],
    ],
    ['four dismounted Dragoons', dragoons('attack'), [4, 6, 3, 5, 4, 3]],
    ['four dismounted Dragoons in open order', dragoons('open'), [4, 6, 3, 5, 4, 3]],
    ['four dismounted Dragoons, defensive', dragoons('defensive'), [2, 4, 1, 3, 2, 1]],
  ];

  const SAME_ZONE: [string, Loose, number[]][] = [
    ['a Galloper Gun', { type: 'GG', layout: 'G' }, [2, 4, 1, 3, 2, 1]],
    ['Regular Artillery', { type: 'RA', layout: 'G' }, [3, 5, 2, 4, 3, 2]],
    ['Heavy Artillery', { type: 'HA', layout: 'G' }, [4, 6, 3, 5, 4, 3]],
  ];

  const ADJACENT_ZONE: [string, Loose, number[]][] = [
    ['Regular Artillery', { type: 'RA', layout: 'G' }, [2, 4, 1, 3, 2, 1]],
    ['Heavy Artillery', { type: 'HA', layout: 'G' }, [3, 5, 2, 4, 3, 2]],
  ];

  const against = (table: [string, Loose, number[]][]) =>
    table.flatMap(([name, firer, dice]) =>
      TARGETS.map(([whom, target], column) => ({ name, firer, whom, target, dice: dice[column] as number })),
    );

  test.each(against(MUSKET_DICE))(
    'FV-FIRE-14 FV-FIRE-16 FV-FIRE-18 $name at $whom: $dice dice',
    ({ firer, target, dice }) => {
      const { match, thrown } = volley(firer, target, sixes(dice));
      expect(thrown).toHaveLength(dice);
      expect(unit(match, 'N1').fired).toBe(true);
      expect(unit(match, 'S1').hits).toBe(0);
    },
  );

  test.each(against(SAME_ZONE))(
    'FV-FIRE-15 FV-FIRE-16 $name at $whom in its zone: $dice dice',
    ({ firer, target, dice }) => {
      expect(volley(firer, target, sixes(dice)).thrown).toHaveLength(dice);
    },
  );

  test.each(against(ADJACENT_ZONE))(
    'FV-FIRE-15 FV-FIRE-16 $name at $whom in an adjacent zone: $dice dice',
    ({ firer, target, dice }) => {
      expect(volley(firer, { ...target, zone: 'Z(3,2)' }, sixes(dice)).thrown).toHaveLength(dice);
    },
  );

  test.each([
    ['Heavy Mounted', { type: 'HM', layout: 'YY/YY' }, 5],
    ['a single stand of Heavy Mounted', { type: 'HM', layout: 'Y' }, 4],
    ['mounted Dragoons', { type: 'D', layout: 'DD/DD' }, 5],
    ['mounted Dragoons in open order', { type: 'D', layout: 'DD/DD', formation: 'open' }, 4],
    ['dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD' }, 4],
    ['dismounted Dragoons in open order', { type: 'D', state: 'dismounted', layout: 'DD/DD', formation: 'open' }, 3],
    ['dismounted Dragoons, defensive', { type: 'D', state: 'dismounted', layout: 'DD/DD', formation: 'defensive' }, 6],
    ['Foot', { type: 'Foot', layout: 'HL/HL' }, 4],
    ['Foot, defensive', { type: 'Foot', layout: 'HL/HL', formation: 'defensive' }, 6],
    ['muskets in open order', { type: 'P&M', layout: 'M/M', formation: 'open' }, 3],
    ['a single pike stand', { type: 'P&M', layout: 'P' }, 3],
    ['a Galloper Gun', { type: 'GG', layout: 'G' }, 3],
    ['Heavy Artillery', { type: 'HA', layout: 'G' }, 3],
  ])('FV-FIRE-14 FV-FIRE-16 four muskets at %s', (_, target, dice) => {
    expect(volley(MUSKETS, target, sixes(dice)).thrown).toHaveLength(dice);
  });

  const SIX = { type: 'P&M', layout: 'MMM/MMM' };
  const DISMOUNTED = { type: 'D', state: 'dismounted', layout: 'DD/DD' };
  test.each([
    { terrain: ['hill'], whom: 'foot', target: FOOT, dice: 6 },
    { terrain: ['rough'], whom: 'foot', target: FOOT, dice: 6 },
    { terrain: ['wood'], whom: 'foot', target: FOOT, dice: 4 },
    { terrain: ['village'], whom: 'foot', target: FOOT, dice: 4 },
    { terrain: ['wood', 'village'], whom: 'foot', target: FOOT, dice: 2 },
    { terrain: ['wood', 'hill'], whom: 'foot', target: FOOT, dice: 4 },
    { terrain: ['village', 'rough'], whom: 'foot', target: FOOT, dice: 4 },
    { terrain: ['wood', 'village'], whom: 'foot in open order', target: OPEN_FOOT, dice: 1 },
    { terrain: ['village'], whom: 'a defensive formation', target: DEFENSIVE, dice: 6 },
    { terrain: ['wood', 'village'], whom: 'a defensive formation', target: DEFENSIVE, dice: 4 },
    { terrain: ['wood'], whom: 'dismounted Dragoons', target: DISMOUNTED, dice: 4 },
    { terrain: ['village'], whom: 'mounted', target: MOUNTED, dice: 7 },
    { terrain: ['village'], whom: 'mounted in open order', target: OPEN_MOUNTED, dice: 6 },
    { terrain: ['wood'], whom: 'mounted in open order', target: OPEN_MOUNTED, dice: 6 },
    { terrain: ['hill'], whom: 'artillery', target: GUN, dice: 5 },
    { terrain: ['village'], whom: 'artillery', target: GUN, dice: 3 },
  ])('FV-FIRE-17 six muskets at $whom in $terrain: $dice dice', ({ terrain, target, dice }) => {
    const more = { options: { terrain: { 'Z(2,1)': terrain } } };
    expect(volley(SIX, target, sixes(dice), more).thrown).toHaveLength(dice);
  });

  test('FV-FIRE-17 cover is taken from the zone of the target, not of the firer', () => {
    const village = (zone: string) => ({ options: { terrain: { [zone]: ['village'] } } });
    const target = { ...FOOT, zone: 'Z(2,0)' };
    expect(volley({ type: 'HA', layout: 'G' }, target, sixes(3), village('Z(2,1)')).thrown).toHaveLength(3);
    expect(volley({ type: 'HA', layout: 'G' }, target, sixes(1), village('Z(2,0)')).thrown).toHaveLength(1);
  });

  test('FV-FIRE-18 everything is added up before a negative total is raised to zero', () => {
    const village = { options: { terrain: { 'Z(2,1)': ['village'] } } };
    // one musket, defensive -2, target defensive +2: one die, not two
    expect(volley({ type: 'P&M', layout: 'PP/PM', formation: 'defensive' }, DEFENSIVE, [6]).thrown).toHaveLength(1);
    // two muskets, defensive -2, target defensive +2, cover -2
    expect(volley({ type: 'P&M', layout: 'M/M', formation: 'defensive' }, DEFENSIVE, [], village).thrown).toHaveLength(
      0,
    );
    // a Galloper Gun at a defensive formation in cover
    expect(volley({ type: 'GG', layout: 'G' }, DEFENSIVE, [6, 6], village).thrown).toHaveLength(2);
  });
});

describe('zero dice', () => {
  const IN_VILLAGE = { terrain: { 'Z(2,1)': ['village'] } };
  const TWO = { type: 'P&M', layout: 'M/M' };

  test('FV-FIRE-18 FV-R-14 a shot with zero dice is legal, places the red marker and counts for the spread rule', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...TWO },
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      [],
      { options: IN_VILLAGE },
    );
    expect(diceIn(choose(match, fire('N1', 'S1')))).toEqual([]);
    expect(unit(match, 'N1').fired).toBe(true);
    expect(unit(match, 'S1').hits).toBe(0);
    expect(refusal(match, fire('N2', 'S1'))?.rule).toBe('FV-FIRE-11');
    expect(refusal(match, fire('N2', 'S2'))).toBeUndefined();
  });

  const noZeroDice = { options: { ...IN_VILLAGE, houseRules: { noZeroDiceFire: true } } };

  test('FV-R-14 noZeroDiceFire: fire with zero dice is refused, with one die it is not', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...TWO },
        { id: 'N2', zone: 'Z(2,1)', type: 'P&M', layout: 'PM/MM' },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
      [6],
      noZeroDice,
    );
    expect(refusal(match, fire('N1', 'S1'))?.rule).toBe('FV-R-14');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
    expect(diceIn(choose(match, fire('N2', 'S1')))).toHaveLength(1);
    expect(decision(match)?.side).toBe('south'); // N1 has nothing left to fire at
    expect(unit(match, 'N1').fired).toBe(false);
  });

  test('FV-R-14 noZeroDiceFire: a target that cannot be hurt does not screen the others', () => {
    const units = [
      { id: 'N1', zone: 'Z(2,1)', ...TWO },
      { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      { id: 'S2', zone: 'Z(2,1)', ...MOUNTED },
    ];
    const standard = firing(units, [], { options: IN_VILLAGE, shots: { S2: 1 } });
    expect(refusal(standard, fire('N1', 'S1'))).toBeUndefined();
    expect(refusal(standard, fire('N1', 'S2'))?.rule).toBe('FV-FIRE-11');

    const switched = firing(units, sixes(3), { ...noZeroDice, shots: { S2: 1 } });
    expect(refusal(switched, fire('N1', 'S1'))?.rule).toBe('FV-R-14');
    expect(refusal(switched, fire('N1', 'S2'))).toBeUndefined();
    expect(diceIn(choose(switched, fire('N1', 'S2')))).toHaveLength(3);
  });

  test('FV-R-14 noZeroDiceFire: such targets are left out for that firer only', () => {
    const match = firing(
      [
        { id: 'N1', zone: 'Z(2,1)', ...TWO }, // zero dice at S1
        { id: 'N2', zone: 'Z(2,1)', ...MUSKETS }, // two dice at S1
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
        { id: 'S2', zone: 'Z(2,1)', ...MOUNTED },
      ],
      [],
      { ...noZeroDice, shots: { S2: 1 } },
    );
    expect(refusal(match, fire('N1', 'S2'))).toBeUndefined();
    expect(refusal(match, fire('N2', 'S2'))?.rule).toBe('FV-FIRE-11');
    expect(refusal(match, fire('N2', 'S1'))).toBeUndefined();
  });

  /** In a village, S1 in command engages N1. */
  const engaging = (more: Loose, units: Loose[]): Match => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      sides: { south: { commander: 'Z(2,1)' } },
      units: [{ id: 'S1', zone: 'Z(2,1)', ...FOOT }, ...units],
      ...more,
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    return match;
  };

  test('FV-R-14 defensive fire with zero dice: legal by default and without effect, refused with noZeroDiceFire', () => {
    const standard = engaging({ options: IN_VILLAGE }, [{ id: 'N1', zone: 'Z(2,1)', ...TWO }]);
    expect(diceIn(choose(standard, { do: 'fire', unit: 'N1' }))).toEqual([]);
    expect(unit(standard, 'N1')).toMatchObject({ fired: true, hits: 1 }); // light impact
    expect(unit(standard, 'N1').contacts).toHaveLength(1);

    const switched = engaging(noZeroDice, [{ id: 'N1', zone: 'Z(2,1)', ...TWO }]);
    expect(refusal(switched, { do: 'fire', unit: 'N1' })?.rule).toBe('FV-R-14');
    expect(refusal(switched, { do: 'hastyDefence', unit: 'N1' })).toBeUndefined();
  });

  test('FV-R-14 supporting fire with zero dice: legal by default, refused with noZeroDiceFire', () => {
    const helpers = [
      { id: 'N1', zone: 'Z(2,1)', ...FOOT },
      { id: 'N2', zone: 'Z(2,1)', type: 'GG', layout: 'G' },
    ];
    const standard = engaging({ options: IN_VILLAGE }, helpers);
    expect(diceIn(choose(standard, { do: 'support', unit: 'N2' }))).toEqual([]);
    expect(unit(standard, 'N2')).toMatchObject({ fired: true, reacted: true });
    expect(unit(standard, 'S1').hits).toBe(0);
    expect(decision(standard)).toMatchObject({ side: 'north', kind: 'react' });

    const switched = engaging(noZeroDice, helpers);
    expect(refusal(switched, { do: 'support', unit: 'N2' })?.rule).toBe('FV-R-14');
  });
});

describe('zero dice of compulsory fire', () => {
  // Agreed hills that cover mounted: a Galloper Gun has 2, +1 mounted, -1 open order, -2 cover.
  const hills = {
    terrain: { 'Z(2,1)': ['hill'] },
    terrainEffects: 'custom',
    terrainTable: { hill: { prohibited: [], restricted: true, cover: ['mounted'], advantage: [] } },
  };

  test.each([false, true])(
    'FV-R-14 with noZeroDiceFire %s it counts as no hits: the gun is over-run',
    (noZeroDiceFire) => {
      const match = situation({
        phase: 'initiativeMovement',
        initiative: 'south',
        options: { ...hills, houseRules: { noZeroDiceFire } },
        sides: { south: { commander: 'Z(2,1)' } },
        units: [
          { id: 'S1', zone: 'Z(2,1)', ...OPEN_MOUNTED },
          { id: 'N1', zone: 'Z(2,1)', type: 'GG', layout: 'G' },
          { id: 'N2', zone: 'Z(2,2)', ...FOOT },
        ],
      });
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'engage', target: 'N1' });
      expect(unit(match, 'N1').zone).toBe('routed');
      expect(unit(match, 'S1').hits).toBe(0);
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    },
  );
});

describe('hits', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 0],
  ])('FV-FIRE-19 a musket die of %i makes %i hits', (die, hits) => {
    const { match } = volley({ type: 'P&M', layout: 'PP/PM' }, FOOT, [die]);
    expect(unit(match, 'S1').hits).toBe(hits);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 0],
    [6, 0],
  ])('FV-FIRE-19 an artillery die of %i makes %i hits', (die, hits) => {
    const { match } = volley({ type: 'GG', layout: 'G' }, OPEN_FOOT, [die]);
    expect(unit(match, 'S1').hits).toBe(hits);
  });

  test('FV-FIRE-19 each hit places one marker on the target, beside those it has', () => {
    const { match } = volley({ type: 'P&M', layout: 'MMM/MMM' }, { ...FOOT, hits: 1 }, [2, 1, 3, 2, 6, 4]);
    expect(unit(match, 'S1').hits).toBe(4);
    expect(unit(match, 'N1').hits).toBe(0);
  });

  test('FV-FIRE-19 more hits than stands can take are all placed', () => {
    const { match } = volley(
      { type: 'P&M', layout: 'MMM/MMM/MMM' },
      { type: 'P&M', layout: 'P/P' },
      [1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    expect(unit(match, 'S1').hits).toBe(9);
  });

  test('FV-FIRE-14 FV-R-15 with dragoonsAreNotMuskets dismounted Dragoons fire as before', () => {
    const switched = { options: { houseRules: { dragoonsAreNotMuskets: true } } };
    const dragoons = { type: 'D', state: 'dismounted', layout: 'DD/DD' };
    expect(volley(dragoons, FOOT, sixes(4), switched).thrown).toHaveLength(4);
    expect(volley({ ...dragoons, formation: 'defensive' }, FOOT, sixes(2), switched).thrown).toHaveLength(2);
  });
});

describe('holding fire', () => {
  const STRICT = { options: { houseRules: { strictHoldingFire: true } } };

  /** N1 was engaged in the firing phase and is free now; S1 in command engages the target. */
  const freed = (units: Loose[], attacker: Loose, more: Loose, dice: number[] = []): Match => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      dice,
      sides: { south: { commander: 'Z(2,1)' } },
      units: [{ id: 'S1', zone: 'Z(2,1)', ...attacker }, ...units],
      ...more,
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    return match;
  };

  test('FV-FIRE-21 FV-R-42 having been engaged in the firing phase does not matter, with strictHoldingFire it does', () => {
    const foot = [{ id: 'N1', zone: 'Z(2,1)', ...MUSKETS, engagedInFiring: true }];
    expect(refusal(freed(foot, FOOT, {}), { do: 'fire', unit: 'N1' })).toBeUndefined();
    const strict = freed(foot, FOOT, STRICT);
    expect(refusal(strict, { do: 'fire', unit: 'N1' })?.rule).toBe('FV-R-42');
    expect(refusal(strict, { do: 'hastyDefence', unit: 'N1' })).toBeUndefined();
  });

  test('FV-R-42 with strictHoldingFire a unit that was unengaged may fire', () => {
    const foot = [{ id: 'N1', zone: 'Z(2,1)', ...MUSKETS, engagedInFiring: false }];
    expect(refusal(freed(foot, FOOT, STRICT), { do: 'fire', unit: 'N1' })).toBeUndefined();
  });

  test('FV-R-42 the compulsory fire of artillery: by default it fires, with strictHoldingFire it is over-run', () => {
    const guns = [
      { id: 'N1', zone: 'Z(2,1)', ...GUN, engagedInFiring: true },
      { id: 'N2', zone: 'Z(2,2)', ...FOOT },
    ];
    const standard = freed(guns, MOUNTED, {}, [1, 2, 3, 6]);
    expect(unit(standard, 'N1')).toMatchObject({ zone: 'Z(2,1)', fired: true });
    expect(unit(standard, 'S1').hits).toBe(2);

    const strict = freed(guns, MOUNTED, STRICT);
    expect(unit(strict, 'N1').zone).toBe('routed');
    expect(decision(strict)).toMatchObject({ side: 'south', kind: 'followUp' });
  });

  test('FV-R-42 supporting fire: offered by default, not with strictHoldingFire', () => {
    const guns = [
      { id: 'N1', zone: 'Z(2,1)', ...FOOT },
      { id: 'N2', zone: 'Z(2,1)', ...GUN, engagedInFiring: true },
      { id: 'N3', zone: 'Z(2,1)', ...GUN },
    ];
    expect(refusal(freed(guns, FOOT, {}), { do: 'support', unit: 'N2' })).toBeUndefined();
    const strict = freed(guns, FOOT, STRICT);
    expect(refusal(strict, { do: 'support', unit: 'N2' })?.rule).toBe('FV-R-42');
    expect(refusal(strict, { do: 'support', unit: 'N3' })).toBeUndefined();
  });

  test.each([
    ['by default', {}, true],
    ['with strictHoldingFire', STRICT, false],
  ])('FV-FIRE-21 FV-R-42 horse disengages, then foot engages: fire in reaction %s', (_, more, allowed) => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: [...sixes(4), ...sixes(4)],
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS },
        { id: 'S1', zone: 'Z(2,1)', ...MOUNTED, contacts: [{ with: 'N1', face: 'front' }] },
        { id: 'S2', zone: 'Z(2,1)', ...FOOT },
      ],
      ...more,
    });
    // N1 cannot fire: engaged. Hand-to-hand: both miss; South declines the Commander's re-throw.
    choose(match, { do: 'keep' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'disengage' });
    choose(match, { do: 'stop' });
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    if (allowed) expect(refusal(match, { do: 'fire', unit: 'N1' })).toBeUndefined();
    else expect(refusal(match, { do: 'fire', unit: 'N1' })?.rule).toBe('FV-R-42');
  });

  test('FV-R-42 strictHoldingFire looks at this turn only', () => {
    const match = situation({
      phase: 'victory',
      initiative: 'south',
      dice: [1, 1, 6, 6],
      sides: { south: { commander: 'Z(2,1)' } },
      units: [
        { id: 'N1', zone: 'Z(2,1)', ...MUSKETS, engagedInFiring: true },
        { id: 'S1', zone: 'Z(2,1)', ...FOOT },
      ],
      ...STRICT,
    });
    choose(match, { do: 'done' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(refusal(match, { do: 'fire', unit: 'N1' })).toBeUndefined();
    expect(outcome(match)).toBeUndefined();
    expect(diceIn(events(match))).toEqual([1, 1, 6, 6]);
  });
});
