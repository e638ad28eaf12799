// A Fine Victory, REACT: the target's own reactions 1 to 5 and 8, follow-ups (FV-REACT-14 to -35, -49).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from '../kit.js';

type Fields = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const Z = 'Z(2,1)';
const away = { sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } } };

/** South is active and his Commander is in Z(2,1), so that nobody there tests to engage. */
function place(units: Fields[], more: Fields = {}): Match {
  return situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: Z }, north: { commander: 'Z(0,2)' } },
    units: units.map((fields) => ({ zone: Z, ...fields })),
    ...more,
  });
}

/** Every option of the waiting decision as words: `fire N1`, `rally E`, `done`. */
function answers(match: Match): string[] {
  return (options(match) as Fields[])
    .map((option) => [option.do, option.unit, option.target, option.to, option.face].filter(Boolean).join(' '))
    .sort();
}

function engage(match: Match, id: string, target: string): void {
  choose(match, { do: 'choose', unit: id });
  choose(match, { do: 'engage', target });
}

/** The contacts of a unit as words: `N1 front` is a contact with N1 on the unit's own front. */
function touching(match: Match, id: string): string[] {
  return (unit(match, id).contacts as Fields[]).map((contact) => `${contact.with} ${contact.face}`).sort();
}

/** South's main decision waits again, and the unit can do no more in this phase. */
function expectDone(match: Match, id: string): void {
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  expect(answers(match)).not.toContain(`choose ${id}`);
}

function tally(match: Match, side: 'south' | 'north'): unknown {
  return (position(match) as { sides: Record<string, Fields> }).sides[side]?.tally;
}

/** n North units that fill up a reserve zone. */
const fill = (zone: string, n = 4): Fields[] =>
  Array.from({ length: n }, (_, i) => ({ id: `N${zone}-${i}`, type: 'M', zone, layout: 'XX' }));

const pikes: Fields = { id: 'S1', type: 'P&M', layout: 'PP/MM' };
const horse: Fields = { id: 'S1', type: 'M', layout: 'XX/XX' };
const rallies = ['rally E', 'rally N', 'rally S', 'rally W'];

describe('reaction 1: counter-charge or recoil', () => {
  const engagers: [string, Fields][] = [
    ['P&M', pikes],
    ['Foot from behind', { id: 'S1', type: 'Foot', layout: 'HH/HH', facing: 'S' }],
    ['dismounted dragoons from behind', { id: 'S1', type: 'D', state: 'dismounted', layout: 'DD/DD', facing: 'S' }],
    ['Heavy Mounted', { id: 'S1', type: 'HM', layout: 'YY/YY' }],
    ['Mounted', horse],
    ['mounted dragoons', { id: 'S1', type: 'D', layout: 'DD/DD' }],
  ];
  test.each(engagers)('FV-REACT-14 mounted must counter-charge or recoil, whatever engages: %s', (_name, engager) => {
    const match = place([engager, { id: 'N1', type: 'M', layout: 'XX/XX' }]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('FV-REACT-10');
  });

  test.each([
    ['Mounted in open order', { type: 'M', layout: 'X/X', formation: 'open' }],
    ['dragoons in open order', { type: 'D', layout: 'DD/D.', formation: 'open' }],
    ['Heavy Mounted', { type: 'HM', layout: 'YY/YY' }],
  ])('FV-REACT-14 a counter-charge needs no test: %s', (_name, target) => {
    const match = place([pikes, { id: 'N1', ...target }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(touching(match, 'N1')).toEqual(['S1 front']);
  });

  test.each([
    ['N', 'S', 'S', 1],
    ['N', 'E', 'S', 2],
    ['N', 'W', 'S', 2],
    ['N', 'N', 'S', 2],
    ['E', 'W', 'W', 1],
    ['E', 'S', 'W', 2],
    ['E', 'N', 'W', 2],
    ['E', 'E', 'W', 2],
    ['S', 'N', 'N', 1],
    ['S', 'W', 'N', 2],
    ['W', 'E', 'E', 1],
    ['W', 'S', 'E', 2],
  ])(
    'FV-REACT-15 FV-REACT-16 FV-R-32 active unit facing %s, target facing %s: it turns to %s and takes %i',
    (active, target, after, hits) => {
      const match = place([
        { ...horse, facing: active },
        { id: 'N1', type: 'M', layout: 'XX/XX', facing: target },
      ]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'counterCharge', unit: 'N1' });
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'S1')).toMatchObject({ facing: active, hits: 0, formation: 'attack' });
      expect(unit(match, 'N1')).toMatchObject({ facing: after, hits, zone: Z, formation: 'attack' });
      expectDone(match, 'S1');
    },
  );

  test.each(['HM', 'M', 'D'])('FV-REACT-16 a counter-charge by %s has no impact on foot', (type) => {
    const layout = type === 'HM' ? 'YY/YY' : type === 'M' ? 'XX/XX' : 'DD/DD';
    const match = place([pikes, { id: 'N1', type, layout, hits: 1 }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(0);
    expect(unit(match, 'N1').hits).toBe(2);
  });

  test('FV-REACT-16 after a counter-charge both units do no more this phase', () => {
    const match = place([
      pikes,
      { id: 'S2', type: 'P&M', zone: 'Z(2,0)', layout: 'PP/MM' },
      { id: 'N1', type: 'M', layout: 'XX/XX' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expectDone(match, 'S1');
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S2').zone).toBe(Z);
    expectDone(match, 'S2');
  });

  test('FV-R-31 whether foot would outflank mounted is judged at the announcement', () => {
    const foot = { id: 'S1', type: 'Foot', layout: 'HH/HH' };
    const match = place([foot, { id: 'N1', type: 'M', layout: 'XX/XX', facing: 'N' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ facing: 'S', hits: 2 });
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test.each([
    ['Foot', 'HH/HH', 'S', false],
    ['Foot', 'HH/HH', 'E', false],
    ['Foot', 'HH/HH', 'W', false],
    ['Foot', 'HH/HH', 'N', true],
    ['P&M', 'PM/MM', 'S', false],
    ['P&M', 'PM/MM', 'N', true],
    ['P&M', 'PM/PM', 'S', true],
    ['P&M', 'PM/PM', 'E', true],
  ])('FV-R-31 %s %s facing N against mounted facing %s: may engage %s', (type, layout, facing, may) => {
    const match = place([
      { id: 'S1', type, layout },
      { id: 'N1', type: 'M', layout: 'XX/XX', facing },
    ]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(answers(match).includes('engage N1')).toBe(may);
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe(may ? undefined : 'FV-ENGAGE-08');
  });

  test('FV-REACT-17 a recoil takes all markers to the reserve zone', () => {
    const match = place([pikes, { id: 'N1', type: 'M', layout: 'XX/XX', hits: 2 }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'NR2', hits: 2, reacted: true, contacts: [], layout: 'XXXX' });
    expect(unit(match, 'N1').facing).toBeUndefined();
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, contacts: [] });
  });

  test('FV-REACT-17 without room in any reserve zone mounted must counter-charge', () => {
    const match = place([
      pikes,
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      ...fill('NR1'),
      ...fill('NR2'),
      ...fill('NR3'),
    ]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, reacted: true });
    expectDone(match, 'S1');
  });

  test('FV-REACT-17 three units in the reserve zone leave room for one more', () => {
    const match = place([
      pikes,
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      ...fill('NR1'),
      ...fill('NR2', 3),
      ...fill('NR3'),
    ]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });

  test('FV-REACT-17 the room in reserve follows the agreed limit of units', () => {
    const match = place(
      [pikes, { id: 'N1', type: 'M', layout: 'XX/XX' }, ...fill('NR1'), ...fill('NR2'), ...fill('NR3')],
      {
        options: { unitLimitPerZone: 5 },
      },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });

  test('FV-REACT-17 without any reserve zone on the table there is no recoil', () => {
    const match = place([pikes, { id: 'N1', type: 'M', layout: 'XX/XX', facing: 'E' }], {
      options: { reserveZones: [] },
    });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1')).toMatchObject({ hits: 2, facing: 'S' });
  });

  test('FV-REACT-18 foot do not follow up: unengaged and done', () => {
    const match = place([
      { ...pikes, facing: 'W' },
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      { id: 'N2', type: 'Foot', layout: 'HH/HH' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: 'W', contacts: [] });
    expectDone(match, 'S1');
  });

  test.each([
    ['HM', 'YY/YY'],
    ['M', 'XX/XX'],
    ['D', 'DD/DD'],
  ])('FV-REACT-19 mounted must follow up after a recoil: %s', (type, layout) => {
    const match = place([
      { id: 'S1', type, layout },
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      { id: 'N2', type: 'Foot', layout: 'HH/HH' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    expect(answers(match)).toEqual(['engage N2', ...rallies]);
    expect(refusal(match, { do: 'nothing' })?.rule).toBe('FV-TURN-01');
    expect(refusal(match, { do: 'end' })?.rule).toBe('FV-TURN-01');
  });
});

describe('the closest reserve zone', () => {
  const recoil = (zone: string, others: Fields[], more: Fields = {}): Match => {
    const match = place([{ ...pikes, zone }, { id: 'N1', type: 'M', layout: 'XX/XX', zone }, ...others], {
      sides: { south: { commander: zone }, north: { commander: zone === 'Z(0,2)' ? 'Z(4,2)' : 'Z(0,2)' } },
      ...more,
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    return match;
  };

  test.each([
    ['Z(0,1)', 'NR1'],
    ['Z(1,1)', 'NR1'],
    ['Z(2,1)', 'NR2'],
    ['Z(3,1)', 'NR3'],
    ['Z(4,1)', 'NR3'],
    ['Z(0,0)', 'NR1'],
    ['Z(2,0)', 'NR2'],
    ['Z(4,0)', 'NR3'],
    ['Z(2,2)', 'NR2'],
    ['Z(1,2)', 'NR1'],
  ])('FV-R-46 from %s a unit recoils to %s, whatever the row', (zone, reserve) => {
    const match = recoil(zone, []);
    expect(unit(match, 'N1').zone).toBe(reserve);
    expectDone(match, 'S1');
  });

  test.each([
    ['Z(1,1)', ['NR1'], 'NR2'],
    ['Z(0,1)', ['NR1'], 'NR2'],
    ['Z(3,1)', ['NR3'], 'NR2'],
    ['Z(4,1)', ['NR3', 'NR2'], 'NR1'],
    ['Z(2,1)', ['NR2', 'NR1'], 'NR3'],
    ['Z(2,1)', ['NR2', 'NR3'], 'NR1'],
  ])('FV-R-46 from %s with %j full a unit recoils to %s', (zone, full, reserve) => {
    const match = recoil(
      zone,
      full.flatMap((name) => fill(name)),
    );
    expect(unit(match, 'N1').zone).toBe(reserve);
    expectDone(match, 'S1');
  });

  test('FV-R-46 on a tie the owner picks', () => {
    const match = recoil(Z, fill('NR2'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'reserveZone' });
    expect(answers(match)).toEqual(['retire NR1', 'retire NR3']);
    expect(refusal(match, { do: 'retire', to: 'NR2' })?.rule).toBe('FV-RESERVE-11');
    choose(match, { do: 'retire', to: 'NR3' });
    expect(unit(match, 'N1').zone).toBe('NR3');
    expectDone(match, 'S1');
  });

  test('FV-R-46 a tie between far reserve zones', () => {
    const match = recoil(Z, [], { options: { reserveZones: [0, 4] } });
    expect(answers(match)).toEqual(['retire NR0', 'retire NR4']);
    choose(match, { do: 'retire', to: 'NR0' });
    expect(unit(match, 'N1').zone).toBe('NR0');
  });

  test('FV-R-46 a unit in column 1 between reserve zones 0 and 4 goes to 0 without being asked', () => {
    const match = recoil('Z(1,1)', [], { options: { reserveZones: [0, 4] } });
    expect(unit(match, 'N1').zone).toBe('NR0');
  });

  test('FV-R-46 terrain on the way does not matter', () => {
    const match = recoil(Z, [], { options: { terrain: { 'Z(2,2)': ['impassable'], 'Z(2,1)': ['hill'] } } });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });

  test('FV-R-46 South recoils to its own reserve zones', () => {
    const match = place(
      [
        { id: 'N1', type: 'P&M', zone: 'Z(3,2)', layout: 'PP/MM' },
        { id: 'S1', type: 'M', zone: 'Z(3,2)', layout: 'XX/XX' },
      ],
      { phase: 'otherMovement', sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(3,2)' } } },
    );
    engage(match, 'N1', 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'react' });
    choose(match, { do: 'recoil', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR3');
  });

  test('FV-R-46 a tie is settled before the follow-up', () => {
    const match = place([horse, { id: 'N1', type: 'M', layout: 'XX/XX' }, ...fill('NR2')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'reserveZone' });
    choose(match, { do: 'retire', to: 'NR1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
  });
});

describe('follow-up', () => {
  test('FV-REACT-20 FV-R-45 with nobody left to engage only a rally remains', () => {
    const match = place([
      horse,
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      { id: 'N2', type: 'Foot', layout: 'HH/HH', zone: 'Z(2,2)' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(answers(match)).toEqual(rallies);
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-ENGAGE-04');
  });

  test.each(['N', 'E', 'S', 'W'])('FV-REACT-22 a rally takes any facing, also the present one: %s', (facing) => {
    const match = place([horse, { id: 'N1', type: 'M', layout: 'XX/XX' }, { id: 'N2', type: 'Foot', layout: 'HH/HH' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'rally', to: facing });
    expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing, hits: 0, contacts: [], formation: 'attack' });
    expectDone(match, 'S1');
  });

  test('FV-REACT-21 unengaged enemies come first in a follow-up too', () => {
    const match = place([
      horse,
      { id: 'S2', type: 'P&M', layout: 'PP/MM', contacts: [{ with: 'N3', face: 'front' }] },
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      { id: 'N2', type: 'Foot', layout: 'HH/HH' },
      { id: 'N3', type: 'Foot', layout: 'HH/HH' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(answers(match)).toEqual(['engage N2', ...rallies]);
    expect(refusal(match, { do: 'engage', target: 'N3' })?.rule).toBe('FV-ENGAGE-05');
  });

  test('FV-REACT-21 a follow-up may join a friend against an engaged enemy, then without a test', () => {
    const match = place(
      [
        horse,
        { id: 'S2', type: 'P&M', layout: 'PP/MM', facing: 'E', contacts: [{ with: 'N2', face: 'front' }] },
        { id: 'N1', type: 'M', layout: 'XX/XX' },
        { id: 'N2', type: 'Foot', layout: 'HH/HH' },
      ],
      { ...away, dice: [3] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    expect(touching(match, 'N2')).toEqual(['S1 front', 'S2 right']);
    expectDone(match, 'S1');
  });

  const two = (dice: number[], formation: string, more: Fields = away): Match => {
    const match = place(
      [
        { id: 'S1', type: 'M', layout: 'X/X', formation },
        { id: 'N1', type: 'M', layout: 'XX/XX' },
        { id: 'N2', type: 'Foot', layout: 'HH/HH', formation: 'defensive' },
      ],
      { ...more, dice },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    return match;
  };

  test.each([
    ['attack', [1, 3]],
    ['open', [1, 1]],
  ])('FV-REACT-21 FV-R-44 a follow-up out of command needs a test: %s passes on %j', (formation, dice) => {
    const match = two(dice, formation);
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expectDone(match, 'S1');
  });

  test.each([
    ['attack', [1, 4]],
    ['open', [1, 2]],
  ])(
    'FV-REACT-21 FV-R-44 after a failed test the unit just stops, without a rally: %s fails on %j',
    (formation, dice) => {
      const match = two(dice, formation);
      expect(unit(match, 'S1')).toMatchObject({ facing: 'N', contacts: [], hits: 0 });
      expect(unit(match, 'N2').reacted).toBe(false);
      expectDone(match, 'S1');
    },
  );

  test('FV-REACT-21 FV-R-44 a follow-up in command needs no test', () => {
    const match = two([], 'open', {});
    expect(touching(match, 'S1')).toEqual(['N2 front']);
  });

  test('FV-REACT-21 a follow-up opens a new window with all reactions', () => {
    const match = place(
      [
        horse,
        { id: 'N1', type: 'M', layout: 'XX/XX' },
        { id: 'N2', type: 'P&M', layout: 'PP/PP' },
        { id: 'N3', type: 'HM', layout: 'YY/YY' },
        { id: 'N4', type: 'RA', layout: 'G' },
      ],
      { dice: [6, 6, 6, 6] },
    );
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'intercept N3', 'recoil N1', 'support N4']);
    choose(match, { do: 'support', unit: 'N4' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(answers(match)).toEqual(['engage N2', 'engage N3', 'engage N4', ...rallies]);
    choose(match, { do: 'engage', target: 'N2' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react', about: { unit: 'S1', target: 'N2' } });
    expect(answers(match)).toEqual(['done', 'hastyDefence N2', 'intercept N3']);
    choose(match, { do: 'hastyDefence', unit: 'N2' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [] });
    expectDone(match, 'S1');
  });

  test('FV-REACT-21 follow-ups chain: recoil after recoil', () => {
    const match = place([
      horse,
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      { id: 'N2', type: 'HM', layout: 'YY/YY' },
      { id: 'N3', type: 'D', layout: 'DD/DD' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(answers(match)).toEqual(['engage N2', 'engage N3', ...rallies]);
    choose(match, { do: 'engage', target: 'N2' });
    choose(match, { do: 'recoil', unit: 'N2' });
    expect(answers(match)).toEqual(['engage N3', ...rallies]);
    choose(match, { do: 'engage', target: 'N3' });
    choose(match, { do: 'recoil', unit: 'N3' });
    expect(answers(match)).toEqual(rallies);
    choose(match, { do: 'rally', to: 'E' });
    expect(['N1', 'N2', 'N3'].map((id) => unit(match, id).zone)).toEqual(['NR2', 'NR2', 'NR2']);
    expect(unit(match, 'S1')).toMatchObject({ facing: 'E', hits: 0 });
    expectDone(match, 'S1');
  });

  test('FV-REACT-21 a follow-up can end in a counter-charge', () => {
    const match = place([
      horse,
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      { id: 'N2', type: 'HM', layout: 'YY/YY', facing: 'W' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    choose(match, { do: 'counterCharge', unit: 'N2' });
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expect(unit(match, 'N2')).toMatchObject({ hits: 2, facing: 'S' });
    expectDone(match, 'S1');
  });

  test('FV-REACT-21 the last room in reserve taken by the first recoil, the second enemy must counter-charge', () => {
    const match = place([
      horse,
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      { id: 'N2', type: 'M', layout: 'XX/XX' },
      ...fill('NR1'),
      ...fill('NR2', 3),
      ...fill('NR3'),
    ]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'intercept N2', 'recoil N1']);
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expect(unit(match, 'N2').hits).toBe(1);
  });
});

describe('reaction 2: artillery defensive fire', () => {
  test.each([
    ['RA', [6, 6, 6, 6], 0, true],
    ['RA', [2, 3, 3, 3], 1, true],
    ['RA', [1, 2, 3, 3], 2, false],
    ['RA', [1, 2, 2, 3], 3, false],
    ['GG', [6, 2, 6], 1, true],
    ['GG', [6, 2, 1], 2, false],
    ['HA', [6, 2, 6, 6, 6], 1, true],
    ['HA', [6, 2, 6, 6, 1], 2, false],
  ])(
    'FV-REACT-23 FV-REACT-24 FV-REACT-25 %s throws %j at mounted: %i hits, over-run %s',
    (type, dice, hits, overrun) => {
      const match = place([horse, { id: 'N1', type, layout: 'G' }], { dice });
      engage(match, 'S1', 'N1');
      expect(unit(match, 'S1')).toMatchObject({ hits, contacts: [] });
      if (overrun) {
        expect(unit(match, 'N1').zone).toBe('routed');
        expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
      } else {
        expect(unit(match, 'N1')).toMatchObject({ zone: Z, fired: true, reacted: true, contacts: [] });
        expectDone(match, 'S1');
      }
    },
  );

  test.each(['GG', 'RA', 'HA'])('FV-REACT-25 %s with a red marker is over-run without firing', (type) => {
    const match = place([horse, { id: 'N1', type, layout: 'G', fired: true }]);
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, contacts: [] });
  });

  test.each([
    ['HM', 'YY/YY'],
    ['M', 'XX/XX'],
    ['D', 'DD/DD'],
  ])('FV-REACT-26 %s must follow up after an over-run', (type, layout) => {
    const match = place([
      { id: 'S1', type, layout },
      { id: 'N1', type: 'RA', layout: 'G', fired: true },
      { id: 'N2', type: 'Foot', layout: 'HH/HH' },
    ]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['engage N2', ...rallies]);
    choose(match, { do: 'rally', to: 'W' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'W', contacts: [] });
    expectDone(match, 'S1');
  });

  test('FV-REACT-25 an over-run gun does not count in the tally', () => {
    const match = place([
      horse,
      { id: 'N1', type: 'RA', layout: 'G', fired: true },
      { id: 'N2', type: 'Foot', layout: 'HH/HH' },
    ]);
    engage(match, 'S1', 'N1');
    expect(tally(match, 'north')).toBe(0);
  });

  test('FV-REACT-26 two over-runs in a row, the second gun fires in vain too', () => {
    const match = place([horse, { id: 'N1', type: 'GG', layout: 'G' }, { id: 'N2', type: 'RA', layout: 'G' }], {
      dice: [1, 6, 6, 6, 2, 6, 6],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(answers(match)).toEqual(['engage N2', ...rallies]);
    choose(match, { do: 'engage', target: 'N2' });
    expect(unit(match, 'N2').zone).toBe('routed');
    expect(unit(match, 'S1').hits).toBe(2);
    expect(answers(match)).toEqual(rallies);
    choose(match, { do: 'rally', to: 'N' });
    expectDone(match, 'S1');
  });

  test('FV-REACT-26 three fired guns fall one after the other', () => {
    const match = place([
      horse,
      { id: 'N1', type: 'GG', layout: 'G', fired: true },
      { id: 'N2', type: 'RA', layout: 'G', fired: true },
      { id: 'N3', type: 'HA', layout: 'G', fired: true },
    ]);
    engage(match, 'S1', 'N2');
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'engage', target: 'N3' });
    expect(['N1', 'N2', 'N3'].map((id) => unit(match, id).zone)).toEqual(['routed', 'routed', 'routed']);
    expect(answers(match)).toEqual(rallies);
  });

  test('FV-REACT-26 out of command each follow-up after an over-run is tested, and a failure ends it', () => {
    const match = place(
      [
        horse,
        { id: 'N1', type: 'GG', layout: 'G', fired: true },
        { id: 'N2', type: 'RA', layout: 'G', fired: true },
        { id: 'N3', type: 'HA', layout: 'G', fired: true },
      ],
      { ...away, dice: [3, 3, 4] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'engage', target: 'N2' });
    choose(match, { do: 'engage', target: 'N3' });
    expect(unit(match, 'N2').zone).toBe('routed');
    expect(unit(match, 'N3').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-24 a follow-up that flinches from the second gun ends without a rally', () => {
    const match = place(
      [horse, { id: 'N1', type: 'GG', layout: 'G', fired: true }, { id: 'N2', type: 'RA', layout: 'G' }],
      { dice: [1, 1, 6, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    choose(match, { do: 'engage', target: 'N2' });
    expect(unit(match, 'N2')).toMatchObject({ zone: Z, fired: true });
    expect(unit(match, 'S1')).toMatchObject({ hits: 2, contacts: [] });
    expectDone(match, 'S1');
  });

  test('FV-REACT-19 FV-REACT-26 an over-run may follow a recoil', () => {
    const match = place([
      horse,
      { id: 'N1', type: 'M', layout: 'XX/XX' },
      { id: 'N2', type: 'RA', layout: 'G', fired: true },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    expect(unit(match, 'N2').zone).toBe('routed');
    expect(answers(match)).toEqual(rallies);
  });

  test.each([
    ['RA', false],
    ['RA', true],
    ['HA', false],
    ['HA', true],
  ])('FV-REACT-27 foot contact %s (fired: %s): no fire, no over-run', (type, fired) => {
    const match = place([
      { id: 'S1', type: 'Foot', layout: 'HH/HH' },
      { id: 'N1', type, layout: 'G', fired },
    ]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, fired, reacted: false, hits: 0 });
    expectDone(match, 'S1');
  });

  test('FV-REACT-27 a galloper gun that stays is contacted by foot, not over-run', () => {
    const match = place([pikes, { id: 'N1', type: 'GG', layout: 'G', facing: 'N' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(touching(match, 'N1')).toEqual(['S1 rear']);
    expect(unit(match, 'N1').fired).toBe(false);
  });

  test('FV-REACT-27 artillery that has reacted is contacted by foot, not over-run', () => {
    const match = place([pikes, { id: 'N1', type: 'RA', layout: 'G', reacted: true }]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
  });

  const engagedGun = (more: Fields = {}): Match => {
    const match = place(
      [
        { ...horse, facing: 'W' },
        { id: 'S2', type: 'P&M', layout: 'PP/MM', contacts: [{ with: 'N1', face: 'front' }] },
        { id: 'N1', type: 'RA', layout: 'G' },
        { id: 'N2', type: 'Foot', layout: 'HH/HH', zone: 'Z(4,2)' },
      ],
      more,
    );
    engage(match, 'S1', 'N1');
    return match;
  };

  test('FV-R-38 mounted that engage engaged artillery make a normal contact', () => {
    const match = engagedGun();
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, fired: false, reacted: false });
    expect(unit(match, 'S1').hits).toBe(0);
    expectDone(match, 'S1');
  });

  test('FV-R-38 with engagedArtilleryOverrun it is over-run without firing and a follow-up comes', () => {
    const match = engagedGun({ options: { houseRules: { engagedArtilleryOverrun: true } } });
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(touching(match, 'S1')).toEqual([]);
    expect(touching(match, 'S2')).toEqual([]);
    expect(unit(match, 'S1').hits).toBe(0);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    expect(answers(match)).toEqual(rallies);
    choose(match, { do: 'rally', to: 'S' });
    expectDone(match, 'S1');
    expect(answers(match)).not.toContain('choose S2');
  });

  test('FV-R-38 with engagedArtilleryOverrun mounted friends freed by it stay bound too', () => {
    const match = place(
      [
        { ...horse, facing: 'W' },
        { id: 'S2', type: 'M', layout: 'XX/XX', contacts: [{ with: 'N1', face: 'front' }] },
        { id: 'N1', type: 'RA', layout: 'G' },
        { id: 'N2', type: 'Foot', layout: 'HH/HH', zone: 'Z(4,2)' },
      ],
      { options: { houseRules: { engagedArtilleryOverrun: true } } },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'rally', to: 'S' });
    expect(touching(match, 'S2')).toEqual([]);
    // All it could do is nothing, so it may be offered or not; what follows must not be an order.
    if (answers(match).includes('choose S2')) choose(match, { do: 'choose', unit: 'S2' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(unit(match, 'S2')).toMatchObject({ zone: Z, facing: 'N' });
  });

  test('FV-R-38 with engagedArtilleryOverrun foot still make a normal contact', () => {
    const match = place(
      [
        { ...pikes, facing: 'W' },
        { id: 'S2', type: 'P&M', layout: 'PP/MM', contacts: [{ with: 'N1', face: 'front' }] },
        { id: 'N1', type: 'RA', layout: 'G' },
      ],
      { options: { houseRules: { engagedArtilleryOverrun: true } } },
    );
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
  });
});

describe('reaction 3: foot defensive fire', () => {
  test.each([
    ['P&M in attack formation', { type: 'P&M', layout: 'MM/MM' }, 4],
    ['P&M in a defensive formation', { type: 'P&M', layout: 'MM/MM', formation: 'defensive' }, 2],
    ['P&M in open order', { type: 'P&M', layout: 'M/M', formation: 'open' }, 2],
    ['dismounted dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD' }, 4],
  ] as [string, Fields, number][])('FV-REACT-28 FV-REACT-29 the three results: %s', (_name, target, count) => {
    for (const hits of [0, 1, 2]) {
      const match = place([pikes, { id: 'N1', ...target }], {
        dice: Array.from({ length: count }, (_, i) => (i < hits ? 2 : 3)),
      });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'fire', unit: 'N1' });
      expect(unit(match, 'S1').hits).toBe(hits);
      expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, hits: hits === 0 ? 1 : 0 });
      expect(touching(match, 'S1')).toEqual(hits === 2 ? [] : ['N1 front']);
      expectDone(match, 'S1');
    }
  });

  test('FV-REACT-29 more than two hits are a flinch as well', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'MM/MM' }], { dice: [1, 1, 2, 2] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 4, contacts: [] });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, contacts: [] });
  });

  test.each([
    ['E', 'right'],
    ['W', 'left'],
    ['N', 'rear'],
  ])('FV-REACT-29 contact after fire goes by the facings, the firer does not turn: %s', (facing, face) => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'M/M', facing }], { dice: [1, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
    expect(unit(match, 'N1').facing).toBe(facing);
  });

  test('FV-REACT-28 a unit that flinched may not be saved twice: the red marker stays', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, { id: 'N1', type: 'P&M', layout: 'M/M' }], { dice: [1, 1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    engage(match, 'S2', 'N1');
    expect(touching(match, 'S2')).toEqual(['N1 front']);
  });

  test('FV-R-42 foot that was engaged in the firing phase and is free now holds its fire', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'MM/MM', engagedInFiring: true }]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1']);
  });

  const strict = { options: { houseRules: { strictHoldingFire: true } } };
  test('FV-R-42 with strictHoldingFire it may not fire', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'MM/MM', engagedInFiring: true }], strict);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'hastyDefence N1']);
    expect(refusal(match, { do: 'fire', unit: 'N1' })?.rule).toBe('FV-R-42');
  });

  test('FV-R-42 with strictHoldingFire a unit that was not engaged may fire', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'MM/MM', engagedInFiring: false }], strict);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1']);
  });

  test.each([
    [{}, ['done', 'fire N1', 'hastyDefence N1']],
    [strict, ['done', 'hastyDefence N1']],
  ])('FV-R-42 played out: engaged in the firing phase, freed by the losses, engaged again: %j', (more, list) => {
    const match = place(
      [
        { id: 'S1', type: 'P&M', layout: 'PP/PP' },
        { id: 'S2', type: 'Foot', layout: 'H', contacts: [{ with: 'N1', face: 'front' }] },
        { id: 'N1', type: 'P&M', layout: 'MM/MM' },
      ],
      // North's attack (two hits), South's attack, the test to engage.
      { phase: 'firing', ...away, ...more, dice: [1, 1, 6, 6, 6, 1] },
    );
    expect(unit(match, 'S2').zone).toBe('routed');
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(list);
  });

  test('FV-R-42 artillery that was engaged in the firing phase fires at mounted', () => {
    const match = place([horse, { id: 'N1', type: 'RA', layout: 'G', engagedInFiring: true }], { dice: [1, 1, 6, 6] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, fired: true });
  });

  test('FV-R-42 with strictHoldingFire such artillery is over-run without firing', () => {
    const match = place([horse, { id: 'N1', type: 'RA', layout: 'G', engagedInFiring: true }], strict);
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test.each([
    [{}, ['done', 'hastyDefence N1', 'support N2']],
    [strict, ['done', 'hastyDefence N1']],
  ])('FV-R-42 supporting fire of artillery that was engaged in the firing phase: %j', (more, list) => {
    const match = place(
      [
        pikes,
        { id: 'N1', type: 'Foot', layout: 'HH/HH' },
        { id: 'N2', type: 'RA', layout: 'G', engagedInFiring: true },
      ],
      more,
    );
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(list);
  });
});

describe('reaction 4: hasty defence', () => {
  test('FV-REACT-30 two stands may, one stand may not', () => {
    for (const [layout, list] of [
      ['L/L', ['done', 'hastyDefence N1', 'support N9']],
      ['L', ['done', 'support N9']],
    ] as [string, string[]][]) {
      const match = place([
        horse,
        { id: 'N1', type: 'Foot', layout, formation: 'open' },
        { id: 'N9', type: 'GG', layout: 'G' },
      ]);
      engage(match, 'S1', 'N1');
      expect(answers(match)).toEqual(list);
    }
  });

  test('FV-REACT-31 FV-R-71 a free choice of layout, the facing stays, one hit', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'PPM/MM.', facing: 'E', hits: 1 }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'hastyDefence', open: true });
    expect(refusal(match, { do: 'form', layout: 'PPM/M..' })?.rule).toBe('FV-FORM-11');
    expect(refusal(match, { do: 'form', layout: 'PPP/MM.' })?.rule).toBe('FV-FORM-11');
    expect(refusal(match, { do: 'form', layout: 'PPMMM' })?.rule).toBe('FV-FORM-02');
    expect(refusal(match, { do: 'form', layout: 'PM/PMM' })?.rule).toBe('FV-FORM-02');
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'PM/PM/M.' })?.rule).toBe('FV-REACT-31');
    expect(refusal(match, { do: 'form', formation: 'defensive', layout: 'PM/PM/M.' })).toBeUndefined();
    choose(match, { do: 'form', layout: 'PM/PM/M.' });
    expect(unit(match, 'N1')).toMatchObject({
      formation: 'defensive',
      facing: 'E',
      layout: 'PM/PM/M.',
      hits: 2,
      reacted: true,
    });
    // The contact is made after the change: the right flank is now the second file.
    expect(unit(match, 'N1').contacts).toEqual([{ with: 'S1', face: 'right', line: 'file 1' }]);
    expect(unit(match, 'S1').contacts).toEqual([{ with: 'N1', face: 'front', line: 'rank 0' }]);
  });

  test('FV-REACT-31 the present layout may be kept', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'PM/PM' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    choose(match, { do: 'form', layout: 'PM/PM' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', layout: 'PM/PM', hits: 1 });
  });

  test('FV-REACT-31 FV-R-71 a unit in open order loses its blue marker', () => {
    const match = place([pikes, { id: 'N1', type: 'D', state: 'dismounted', layout: 'DD/DD', formation: 'open' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', layout: 'DD/DD', hits: 1, facing: 'S' });
  });

  test.each([
    ['open', 'pikes', ['done', 'evade N1']],
    ['open', 'horse', ['done']],
    ['attack', 'pikes', ['done', 'hastyDefence N1']],
    ['attack', 'horse', ['done', 'hastyDefence N1']],
  ])('FV-R-71 with hastyDefenceAttackOnly: %s against %s', (formation, who, list) => {
    const match = place(
      [
        who === 'pikes' ? pikes : horse,
        { id: 'N1', type: 'Foot', layout: 'L/L', formation },
        { id: 'N9', type: 'GG', layout: 'G' },
      ],
      { options: { houseRules: { hastyDefenceAttackOnly: true } } },
    );
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual([...list, 'support N9']);
  });

  test.each([
    ['S', 'front'],
    ['E', 'right'],
    ['W', 'left'],
    ['N', 'rear'],
  ])('FV-REACT-32 against foot contact is made, facing %s', (facing, face) => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'PP/PP', facing }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, facing, formation: 'defensive' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, facing: 'N' });
    expectDone(match, 'S1');
  });

  test.each([
    ['HM', 'YY/YY'],
    ['M', 'XX/XX'],
    ['D', 'DD/DD'],
  ])('FV-REACT-33 %s pull up short before a single pike stand', (type, layout) => {
    const match = place([
      { id: 'S1', type, layout },
      { id: 'N1', type: 'P&M', layout: 'MM/MP' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    choose(match, { do: 'form', layout: 'PM/MM' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [], zone: Z, facing: 'N' });
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, contacts: [], formation: 'defensive', layout: 'PM/MM' });
    expectDone(match, 'S1');
  });

  const impacts: [string, string, number][] = [
    ['D', 'DD/DD', 1],
    ['M', 'XX/XX', 2],
    ['HM', 'YY/YY', 3],
  ];
  describe.each(impacts)('against %s', (type, layout, impact) => {
    test.each([
      ['P&M', undefined, 'MM/MM'],
      ['Foot', undefined, 'HH/HH'],
      ['D', 'dismounted', 'DD/DD'],
    ])(`FV-REACT-34 without a pike stand the foot takes 1 + ${impact}: %s`, (kind, state, stands) => {
      const match = place([
        { id: 'S1', type, layout },
        { id: 'N1', type: kind, layout: stands, ...(state === undefined ? {} : { state }) },
      ]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'hastyDefence', unit: 'N1' });
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'N1')).toMatchObject({ hits: 1 + impact, formation: 'defensive' });
      expect(unit(match, 'S1').hits).toBe(0);
      expectDone(match, 'S1');
    });

    test('FV-R-39 foot that does not react takes no impact', () => {
      const match = place([
        { id: 'S1', type, layout },
        { id: 'N1', type: 'P&M', layout: 'MM/MM' },
      ]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'done' });
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'N1')).toMatchObject({ hits: 0, formation: 'attack' });
    });

    test('FV-R-40 a defensive formation is contacted without impact and without pulling up', () => {
      for (const stands of ['PP/MM', 'MM/MM']) {
        const match = place([
          { id: 'S1', type, layout },
          { id: 'N1', type: 'P&M', layout: stands, formation: 'defensive' },
        ]);
        engage(match, 'S1', 'N1');
        expect(touching(match, 'N1')).toEqual(['S1 front']);
        expect(unit(match, 'N1')).toMatchObject({ hits: 0, reacted: false });
        expect(unit(match, 'S1').hits).toBe(0);
        expectDone(match, 'S1');
      }
    });

    test('FV-R-40 with preparedDefence a defensive formation with a pike stand pulls mounted up as it stands', () => {
      const match = place(
        [
          { id: 'S1', type, layout },
          { id: 'N1', type: 'P&M', layout: 'MM/MP', formation: 'defensive', facing: 'W' },
        ],
        { options: { houseRules: { preparedDefence: true } } },
      );
      engage(match, 'S1', 'N1');
      expect(answers(match)).toEqual(['done', 'hastyDefence N1']);
      choose(match, { do: 'hastyDefence', unit: 'N1' });
      expect(unit(match, 'N1')).toMatchObject({
        hits: 0,
        reacted: true,
        contacts: [],
        layout: 'MM/MP',
        formation: 'defensive',
        facing: 'W',
      });
      expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [] });
      expectDone(match, 'S1');
    });
  });

  const prepared = { options: { houseRules: { preparedDefence: true } } };
  test('FV-R-40 with preparedDefence the foot may leave it, then contact is made', () => {
    const match = place([horse, { id: 'N1', type: 'P&M', layout: 'PP/MM', formation: 'defensive' }], prepared);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test.each([
    ['no pike stand', { layout: 'MM/MM', formation: 'defensive' }],
    ['already reacted', { layout: 'PP/MM', formation: 'defensive', reacted: true }],
  ])('FV-R-40 preparedDefence is no help: %s', (_name, fields) => {
    const match = place([horse, { id: 'N1', type: 'P&M', ...fields }], prepared);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expectDone(match, 'S1');
  });

  test('FV-R-40 preparedDefence works against mounted only', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'PP/MM', formation: 'defensive' }], prepared);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1']);
  });

  test('FV-R-40 preparedDefence is no help to a unit already engaged', () => {
    const match = place(
      [
        { ...horse, facing: 'W' },
        { id: 'S2', type: 'P&M', layout: 'PP/MM', contacts: [{ with: 'N1', face: 'front' }] },
        { id: 'N1', type: 'P&M', layout: 'PP/MM', formation: 'defensive' },
      ],
      prepared,
    );
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
  });

  test('FV-R-40 with preparedDefence an attack formation forms hastily as ever', () => {
    const match = place([horse, { id: 'N1', type: 'P&M', layout: 'PP/PP' }], prepared);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'hastyDefence', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, formation: 'defensive' });
    expect(unit(match, 'S1').hits).toBe(1);
  });
});

describe('reaction 5: evade', () => {
  test.each([
    ['P&M', { type: 'P&M', layout: 'M/M', formation: 'open' }],
    ['Foot', { type: 'Foot', layout: 'L', formation: 'open' }],
    ['dismounted dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD', formation: 'open' }],
  ])('FV-REACT-35 nobody moves, both unengaged, the attempt is over: %s', (_name, target) => {
    const match = place([pikes, { id: 'N1', ...target, facing: 'E' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({
      zone: Z,
      facing: 'E',
      formation: 'open',
      layout: target.layout,
      hits: 0,
      fired: false,
      contacts: [],
    });
    expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: 'N', hits: 0, contacts: [] });
    expectDone(match, 'S1');
  });

  test('FV-REACT-35 a unit that evaded is still unengaged and still comes first', () => {
    const match = place([
      pikes,
      { ...pikes, id: 'S2' },
      { ...pikes, id: 'S3', contacts: [{ with: 'N2', face: 'front' }] },
      { id: 'N1', type: 'Foot', layout: 'L/L', formation: 'open' },
      { id: 'N2', type: 'Foot', layout: 'HH/HH' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    choose(match, { do: 'choose', unit: 'S2' });
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('FV-ENGAGE-05');
    expect(answers(match)).toContain('engage N1');
  });
});

describe('reaction 8: flee', () => {
  test.each([false, true])('FV-REACT-49 a galloper gun flees with its markers, red marker: %s', (fired) => {
    const match = place([
      { ...pikes, facing: 'E' },
      { id: 'N1', type: 'GG', layout: 'G', fired, hits: 1 },
      { id: 'N2', type: 'Foot', layout: 'HH/HH' },
    ]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'flee N1']);
    choose(match, { do: 'flee', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ zone: 'NR2', fired, hits: 1, reacted: true });
    expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: 'E', contacts: [], hits: 0 });
    expectDone(match, 'S1');
  });

  test('FV-REACT-49 FV-R-46 a galloper gun flees to the closest reserve zone, the owner picks on a tie', () => {
    const match = place([pikes, { id: 'N1', type: 'GG', layout: 'G' }, ...fill('NR2')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'flee', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'reserveZone' });
    expect(answers(match)).toEqual(['retire NR1', 'retire NR3']);
    choose(match, { do: 'retire', to: 'NR1' });
    expect(unit(match, 'N1').zone).toBe('NR1');
    expectDone(match, 'S1');
  });

  test('FV-REACT-49 FV-R-46 without room in reserve a galloper gun cannot flee', () => {
    const match = place([pikes, { id: 'N1', type: 'GG', layout: 'G' }, ...fill('NR1'), ...fill('NR2'), ...fill('NR3')]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1').reacted).toBe(false);
    expectDone(match, 'S1');
  });

  test('FV-REACT-49 a galloper gun does not flee from mounted', () => {
    const match = place([horse, { id: 'N1', type: 'GG', layout: 'G' }], { dice: [6, 6, 6] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
  });

  test('FV-REACT-49 a galloper gun that has reacted cannot flee', () => {
    const match = place([pikes, { id: 'N1', type: 'GG', layout: 'G', reacted: true }]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
  });
});

describe('enemies freed by a withdrawal', () => {
  test('FV-R-79 a unit engaged before the phase and freed by a withdrawal may react', () => {
    const match = place([
      pikes,
      { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'N1', type: 'M', layout: 'XX/XX' },
    ]);
    choose(match, { do: 'withdraw', unit: 'S2' });
    expect(touching(match, 'N1')).toEqual([]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
  });

  test('FV-R-79 freed foot may fire, freed artillery must', () => {
    const foot = place([
      pikes,
      { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'N1', type: 'P&M', layout: 'MM/MM' },
    ]);
    choose(foot, { do: 'withdraw', unit: 'S2' });
    engage(foot, 'S1', 'N1');
    expect(answers(foot)).toEqual(['done', 'fire N1', 'hastyDefence N1']);

    const gun = place(
      [horse, { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] }, { id: 'N1', type: 'RA', layout: 'G' }],
      { dice: [1, 1, 6, 6] },
    );
    choose(gun, { do: 'withdraw', unit: 'S2' });
    engage(gun, 'S1', 'N1');
    expect(unit(gun, 'N1')).toMatchObject({ zone: Z, fired: true });
  });

  test('FV-R-79 foot that came into contact in this phase and is freed by a withdrawal does not react', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, { id: 'N1', type: 'P&M', layout: 'MM/MM' }]);
    engage(match, 'S2', 'N1');
    choose(match, { do: 'done' });
    expect(unit(match, 'N1').reacted).toBe(false);
    choose(match, { do: 'withdraw', unit: 'S2' });
    expect(touching(match, 'N1')).toEqual([]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ fired: false, reacted: false, hits: 0 });
    expectDone(match, 'S1');
  });

  test('FV-R-79 one new contact is enough, mounted then owe no counter-charge', () => {
    const match = place([
      { ...horse, facing: 'E' },
      { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
      { ...horse, id: 'S3', facing: 'W' },
      { id: 'N1', type: 'M', layout: 'XX/XX' },
    ]);
    engage(match, 'S3', 'N1');
    expect(touching(match, 'N1')).toEqual(['S2 front', 'S3 left']);
    choose(match, { do: 'withdraw', unit: 'S2' });
    choose(match, { do: 'withdraw', unit: 'S3' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, contacts: [] });
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 right']);
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, facing: 'S', reacted: false });
    expectDone(match, 'S1');
  });

  test('FV-R-79 artillery that came into contact in this phase does not fire any more: over-run', () => {
    const match = place([horse, { ...pikes, id: 'S2' }, { id: 'N1', type: 'RA', layout: 'G' }]);
    engage(match, 'S2', 'N1');
    choose(match, { do: 'withdraw', unit: 'S2' });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1').hits).toBe(0);
    expect(decision(match)?.kind).toBe('followUp');
  });

  test('FV-R-79 artillery that came into contact in this phase gives no supporting fire', () => {
    const match = place([
      pikes,
      { ...pikes, id: 'S2' },
      { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' },
      { id: 'N2', type: 'RA', layout: 'G' },
    ]);
    engage(match, 'S2', 'N2');
    choose(match, { do: 'withdraw', unit: 'S2' });
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'N2').fired).toBe(false);
  });

  test('FV-R-79 a unit that has reacted and is freed by a withdrawal does not react again', () => {
    const match = place([
      pikes,
      { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'N1', type: 'M', layout: 'XX/XX', reacted: true },
    ]);
    choose(match, { do: 'withdraw', unit: 'S2' });
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1').hits).toBe(0);
  });
});
