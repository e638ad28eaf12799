import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from '../kit.js';

const far = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
/** South's Commander is in the centre: no test to engage there. */
const near = { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } };
const pikes = { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' };
const rear = { id: 'N9', type: 'P&M', zone: 'Z(4,2)', layout: 'PP/PP' };

/** S1 announces an attempt on N1 in the centre. */
function attempt(S1: object, norths: object[], more: object = {}) {
  const match = situation({
    phase: 'initiativeMovement',
    sides: near,
    units: [{ ...pikes, ...S1 }, ...norths.map((north) => ({ zone: 'Z(2,1)', ...north })), rear],
    ...more,
  });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'engage', target: 'N1' });
  return match;
}

/** The end of turn 1 with both sides' muskets in one zone, so that the firing phase of turn 2 has a decision. */
const endOfTurn = (S1: object, N1: object = {}) => {
  const match = situation({
    phase: 'otherMovement',
    sides: far,
    dice: [1, 1, 6, 6],
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM', ...S1 },
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM', ...N1 },
    ],
  });
  choose(match, { do: 'end' });
  expect(position(match)).toMatchObject({ turn: 2, phase: 'firing' });
  return match;
};

describe('Blue', () => {
  test('FV-MARK-01 open order lasts through turns, moves and the end of a game turn', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'north',
      sides: far,
      dice: [1, 1, 6, 6],
      units: [{ id: 'S1', type: 'M', zone: 'Z(2,0)', formation: 'open', layout: 'X/X' }, rear],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'turn', to: 'E' });
    choose(match, { do: 'move' });
    choose(match, { do: 'end' });
    expect(position(match).turn).toBe(2);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(3,0)', facing: 'E', formation: 'open' });
  });

  test('FV-MARK-01 it goes with the formation', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [{ id: 'S1', type: 'M', zone: 'Z(2,0)', formation: 'open', layout: 'X/X' }, rear],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1').formation).toBe('attack');
  });

  test('FV-MARK-01 a hasty defence takes it off', () => {
    const match = attempt({}, [{ id: 'N1', type: 'Foot', formation: 'open', layout: 'L/H' }]);
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    choose(match, { do: 'form', layout: 'H/L' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', layout: 'H/L' });
  });
});

describe('Red', () => {
  test('FV-MARK-02 placed the moment the unit fires, and it stays for the turn', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: far,
      dice: [6, 6, 6, 6],
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'S1').fired).toBe(true);
    expect(unit(match, 'S2').fired).toBe(false);
    expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' })?.rule).toBe('FV-FIRE-10');
    choose(match, { do: 'done' });
    // North's, then South's movement phase
    expect(position(match).phase).toBe('initiativeMovement');
    expect(unit(match, 'S1').fired).toBe(true);
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    expect(unit(match, 'S1').fired).toBe(true);
    expect(unit(match, 'S2').fired).toBe(false);
  });

  test('FV-MARK-02 fire in a reaction places it too', () => {
    const match = attempt({}, [{ id: 'N1', type: 'P&M', layout: 'MM/MM' }], { dice: [1, 2, 6, 6] });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true });
  });

  test('FV-MARK-02 removed in the Determine Victory phase', () => {
    const match = endOfTurn({ fired: true }, { fired: true });
    expect(unit(match, 'S1').fired).toBe(false);
    expect(unit(match, 'N1').fired).toBe(false);
    expect(options(match)).toContainEqual({ do: 'fire', unit: 'N1', target: 'S1' });
  });

  test('FV-MARK-02 in a reserve zone it is removed as well', () => {
    const match = situation({
      phase: 'otherMovement',
      sides: far,
      dice: [1, 1, 6, 6],
      units: [pikes, { id: 'S2', type: 'GG', zone: 'SR1', layout: 'G', fired: true }, rear],
    });
    expect(unit(match, 'S2').fired).toBe(true);
    choose(match, { do: 'end' });
    expect(unit(match, 'S2').fired).toBe(false);
  });
});

describe('Green', () => {
  test('FV-MARK-03 hits of a movement phase stay over the Determine Victory phase', () => {
    const match = endOfTurn({ hits: 1 }, { hits: 3 });
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'N1').hits).toBe(3);
  });

  test('FV-MARK-03 they are worked off in the next Remove Losses phase', () => {
    const match = endOfTurn({ hits: 1 }, { hits: 3 });
    choose(match, { do: 'done' });
    choose(match, { do: 'done' });
    expect(position(match).phase).toBe('losses');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'remove' });
    expect(unit(match, 'N1').hits).toBe(3);
    choose(match, { do: 'remove', cells: [[1, 1]] });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, layout: 'MM/M.' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, layout: 'MM/MM' });
  });

  test('FV-MARK-03 one marker for each hit', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: far,
      dice: [1, 2, 2, 3],
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP', hits: 1 },
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'N1').hits).toBe(4);
  });

  test('FV-MARK-03 a counter-charge in the first movement phase: the hit is still there in the second', () => {
    const match = attempt({}, [{ id: 'N1', type: 'M', layout: 'XX/XX' }]);
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(unit(match, 'N1').hits).toBe(1);
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    expect(unit(match, 'N1').hits).toBe(1);
  });
});

describe('Yellow', () => {
  const horse = { type: 'M', layout: 'XX/XX' };
  const gun = { type: 'RA', layout: 'G' };
  const target = { id: 'N1', type: 'P&M', layout: 'PP/PP', formation: 'defensive' };

  test.each([
    { title: 'a counter-charge', norths: [{ id: 'N1', ...horse }], react: [{ do: 'counterCharge', unit: 'N1' }] },
    { title: 'a recoil', norths: [{ id: 'N1', ...horse }], react: [{ do: 'recoil', unit: 'N1' }] },
    {
      title: 'defensive fire',
      norths: [{ id: 'N1', type: 'P&M', layout: 'M/M' }],
      dice: [1, 1],
      react: [{ do: 'fire', unit: 'N1' }],
    },
    {
      title: 'a hasty defence',
      norths: [{ id: 'N1', type: 'Foot', layout: 'LL/HH' }],
      react: [
        { do: 'hastyDefence', unit: 'N1' },
        { do: 'form', layout: 'HH/LL' },
      ],
    },
    {
      title: 'an evasion',
      norths: [{ id: 'N1', type: 'P&M', formation: 'open', layout: 'M/M' }],
      react: [{ do: 'evade', unit: 'N1' }],
    },
    { title: 'a flight', norths: [{ id: 'N1', type: 'GG', layout: 'G' }], react: [{ do: 'flee', unit: 'N1' }] },
    {
      title: 'supporting fire',
      by: 'N2',
      norths: [target, { id: 'N2', ...gun }],
      dice: [6, 6, 6],
      react: [{ do: 'support', unit: 'N2' }],
    },
    {
      title: 'an intercept',
      by: 'N2',
      norths: [target, { id: 'N2', ...horse }],
      dice: [3],
      react: [{ do: 'intercept', unit: 'N2' }],
    },
    {
      title: 'a failed intercept',
      by: 'N2',
      norths: [target, { id: 'N2', ...horse }],
      dice: [4],
      react: [{ do: 'intercept', unit: 'N2' }],
    },
  ] as { title: string; by?: string; norths: object[]; dice?: number[]; react: object[] }[])(
    'FV-MARK-04 FV-R-35 $title places it',
    ({ by = 'N1', norths, dice = [], react }) => {
      const match = attempt({}, norths, { dice });
      expect(unit(match, by).reacted).toBe(false);
      for (const choice of react) choose(match, choice);
      expect(unit(match, by).reacted).toBe(true);
      expect(unit(match, 'S1').reacted).toBe(false);
    },
  );

  test('FV-MARK-04 FV-R-35 compulsory fire of artillery places it', () => {
    const match = attempt({ type: 'M', layout: 'XX/XX' }, [{ id: 'N1', ...gun }], { dice: [1, 1, 6, 6] });
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, fired: true });
    expect(unit(match, 'S1')).toMatchObject({ hits: 2, contacts: [] });
  });

  test('FV-MARK-04 a unit that passes up its reaction gets none', () => {
    const match = attempt({}, [{ id: 'N1', type: 'P&M', layout: 'MM/MM' }]);
    choose(match, { do: 'done' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, contacts: [{ with: 'S1' }] });
  });

  test('FV-MARK-04 FV-R-68 removed from both sides at the end of the first movement phase', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [
        { ...pikes, reacted: true },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM', reacted: true },
        { id: 'N2', type: 'M', zone: 'NR2', layout: 'XXXX', reacted: true },
      ],
    });
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    for (const id of ['S1', 'N1', 'N2']) expect(unit(match, id).reacted).toBe(false);
  });

  test('FV-MARK-04 FV-R-68 removed at the end of the second movement phase', () => {
    const match = endOfTurn({ reacted: true }, { reacted: true });
    for (const id of ['S1', 'N1']) expect(unit(match, id).reacted).toBe(false);
  });

  test('FV-R-68 it lasts while the phase lasts', () => {
    const match = attempt({}, [{ id: 'N1', type: 'P&M', formation: 'open', layout: 'M/M' }], {
      units: [
        pikes,
        { ...pikes, id: 'S2' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', formation: 'open', layout: 'M/M' },
        rear,
      ],
    });
    choose(match, { do: 'evade', unit: 'N1' });
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'engage', target: 'N1' });
    // no second reaction: contact at once
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, contacts: [{ with: 'S2' }] });
  });
});

describe('Markers stay with the unit', () => {
  test('FV-MARK-05 a unit that moves keeps them', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [{ id: 'S1', type: 'P&M', zone: 'Z(2,0)', layout: 'MM/MM', hits: 2, fired: true }, rear],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', hits: 2, fired: true });
  });

  test('FV-MARK-05 a unit that leaves the table, shifts and enters keeps them', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,0)', layout: 'MM/MM', hits: 2, fired: true },
        { id: 'S2', type: 'P&M', zone: 'SR1', layout: 'MMMM', hits: 1, fired: true },
        { id: 'S3', type: 'P&M', zone: 'SR3', layout: 'MMMP', hits: 3, fired: true },
        { ...pikes, id: 'S4' },
        rear,
      ],
    });
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'SR2', hits: 2, fired: true });
    choose(match, { do: 'shift', unit: 'S2', to: 'SR2' });
    expect(unit(match, 'S2')).toMatchObject({ zone: 'SR2', hits: 1, fired: true });
    choose(match, { do: 'enter', unit: 'S3' });
    choose(match, { do: 'form', formation: 'attack', layout: 'MP/MM' });
    expect(unit(match, 'S3')).toMatchObject({ zone: 'Z(3,0)', hits: 3, fired: true });
  });

  test('FV-MARK-05 a unit that recoils or flees keeps them', () => {
    const recoil = attempt({}, [{ id: 'N1', type: 'M', layout: 'XX/XX', hits: 3 }]);
    choose(recoil, { do: 'recoil', unit: 'N1' });
    expect(unit(recoil, 'N1')).toMatchObject({ zone: 'NR2', hits: 3, reacted: true });
    const flight = attempt({}, [{ id: 'N1', type: 'GG', layout: 'G', hits: 1, fired: true }]);
    choose(flight, { do: 'flee', unit: 'N1' });
    expect(unit(flight, 'N1')).toMatchObject({ zone: 'NR2', hits: 1, fired: true, reacted: true });
  });

  test('FV-MARK-05 units put in contact keep them', () => {
    const match = attempt({ hits: 2 }, [
      { id: 'N1', type: 'P&M', formation: 'defensive', layout: 'PP/PP', hits: 3, fired: true },
    ]);
    expect(unit(match, 'S1')).toMatchObject({ hits: 2, contacts: [{ with: 'N1' }] });
    expect(unit(match, 'N1')).toMatchObject({ hits: 3, fired: true, contacts: [{ with: 'S1' }] });
  });
});

describe('Markers weaken nobody', () => {
  test('FV-MARK-06 a unit with seven hits fires with all its musket stands', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: far,
      dice: [3, 3, 3, 3],
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM', hits: 7, reacted: true },
        { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'S1').fired).toBe(true);
  });

  test('FV-MARK-06 a unit with hits and a red marker fights with all its stands at full CV', () => {
    // the opening hits, then S1: four muskets hit on 1 and 2
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      sides: far,
      dice: [2, 2, 3, 1, /* N1 */ 5, 5, 5, 5],
      units: [
        {
          id: 'S1',
          type: 'P&M',
          zone: 'Z(2,1)',
          layout: 'MM/MM',
          hits: 2,
          fired: true,
          contacts: [{ with: 'N1', face: 'front' }],
        },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
        rear,
      ],
    });
    expect(position(match).phase).toBe('losses');
    expect(unit(match, 'N1').hits).toBe(4);
    expect(unit(match, 'S1').hits).toBe(3);
  });

  test('FV-MARK-06 mounted with green and yellow markers have two actions', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [{ id: 'S1', type: 'M', zone: 'Z(2,0)', layout: 'XX/XX', hits: 3, reacted: true }, rear],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test.each([
    ['P&M', 'MM/MM', true],
    ['GG', 'G', true],
    ['RA', 'G', false],
  ] as const)('FV-MARK-06 a red marker hinders a Move only where a rule says so: %s %s %s', (type, layout, may) => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [{ id: 'S1', type, zone: 'Z(2,0)', layout, fired: true }, rear],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'move' }) === undefined).toBe(may);
    expect(refusal(match, { do: 'turn', to: 'E' })).toBeUndefined();
  });
});
