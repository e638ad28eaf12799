/** What `npm run mutants` found that no other test of A Fine Victory asked. */
import { describe, expect, test } from 'vitest';
import { checkArmy, choose, events, faultsOf, refusal, situation } from '../kit.js';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

const Z = 'Z(2,1)';
const FOOT = { type: 'P&M', zone: Z, layout: 'PM/PM' };
const touching = (id: string) => ({ contacts: [{ with: id, face: 'front' }] });

describe('refusals name the right reason', () => {
  test('FV-GEN-04 no enemy is told to fight', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: [
        { id: 'N1', ...FOOT, ...touching('S1') },
        { id: 'S1', ...FOOT },
        { id: 'N2', ...FOOT, ...touching('S2') },
        { id: 'S2', ...FOOT },
      ],
    });
    expect(refusal(match, { do: 'fight', unit: 'S1' })).toMatchObject({
      rule: 'FV-GEN-04',
      because: 'S1 is not yours.',
    });
  });

  test('FV-FIRE-11 whoever comes first is named with the shots both have drawn', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      shots: { S1: 1 },
      units: [
        { id: 'N1', ...FOOT, layout: 'MM/MM' },
        { id: 'S1', ...FOOT },
        { id: 'S2', ...FOOT },
      ],
    });
    expect(refusal(match, { do: 'fire', unit: 'N1', target: 'S1' })?.because).toBe(
      'S2 in Z(2,1) has drawn 0 shots, S1 1: S2 comes first.',
    );
  });

  test.each([
    ['mounted', 'mountUp'],
    ['dismounted', 'dismount'],
  ])('FV-MOVE-06 dragoons are %s already', (state, deed) => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(4,0)' }, north: { commander: 'Z(0,2)' } },
      units: [{ id: 'S1', type: 'D', state, zone: Z, layout: 'DD/DD' }],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: deed })?.because).toBe(`S1 is already ${state}.`);
  });

  test('FV-ARMY-02 a name that every record has is no type of unit', () =>
    expect(faultsOf({ phase: 'firing', units: [{ id: 'S1', ...FOOT, type: 'constructor' }] })).toMatchObject([
      { path: 'units[0].type', rule: 'FV-ARMY-02' },
    ]));
});

test.each([
  ['two hits', [1, 2, 6, 6], 1],
  ['one hit', [1, 6, 6, 6], 0],
])('FV-REACT-29, -50 %s of defensive fire: told of a flinch or not', (_, dice, flinches) => {
  const match = situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: Z }, north: { commander: 'Z(0,2)' } },
    units: [
      { id: 'S1', ...FOOT },
      { id: 'N1', ...FOOT, layout: 'MM/MM' },
    ],
    dice,
  });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'engage', target: 'N1' });
  choose(match, { do: 'fire', unit: 'N1' });
  expect(events(match).filter(({ event }) => event === 'flinched')).toHaveLength(flinches);
});

test.each([
  ['P&M', 'M/M', 'open', 'FV-FIRE-14'],
  ['GG', 'G', undefined, 'FV-FIRE-16'],
])(
  'FV-FIRE-14, -16 the dice against %s %s in open order are explained with its rule',
  (type, layout, formation, rule) => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      units: [
        { id: 'N1', ...FOOT, layout: 'MM/MM' },
        { id: 'S1', type, zone: Z, layout, ...(formation ? { formation } : {}) },
      ],
      dice: [6, 6, 6],
    });
    choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
    const [shot] = events(match).filter(({ event }) => event === 'throw');
    expect(shot.modifiers).toContainEqual(expect.objectContaining({ rule, by: -1, id: 'targetOpen' }));
  },
);

test.each([
  ['Z(2,1)', 'gunHere'],
  ['Z(2,0)', 'gunNextZone'],
])('FV-FIRE-15 the dice of a gun are explained with how far it fires: at %s', (zone, id) => {
  const match = situation({
    phase: 'firing',
    initiative: 'south',
    units: [
      { id: 'N1', type: 'RA', zone: Z, layout: 'G' },
      { id: 'S1', ...FOOT, zone },
    ],
    dice: zone === Z ? [6, 6, 6] : [6, 6],
  });
  choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
  const [shot] = events(match).filter(({ event }) => event === 'throw');
  expect(shot.modifiers[0]).toMatchObject({ rule: 'FV-FIRE-15', id });
});

test.each([
  ['M', 'X', 'Red has 1 stand; Mounted has 2 to 6.'],
  ['RA', 'GG', 'Red has 2 stands; Regular Artillery has 1.'],
])('FV-ARMY-02 how many stands %s has: one number or two', (type, stands, because) => {
  const { errors } = checkArmy({ name: 'Red', commander: 'Sir X', units: [{ name: 'Red', type, stands }] });
  expect(errors.map((error) => faultText(english, {}, error))).toContain(because);
});
