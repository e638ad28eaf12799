// A Major Victory, CCHARGE: counter-charge, recoil, follow-ons and rally (MV-CCHARGE-01 to -10, MV-R-40, -41, -50).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit } = kitFor(major);

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

/** n North units that fill up a reserve zone. */
const fill = (zone: string, n = 4): Fields[] =>
  Array.from({ length: n }, (_, i) => ({ id: `N${zone}-${i}`, type: 'MM', zone, layout: 'MM' }));

const pikes: Fields = { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'FF/FF' };
const horse: Fields = { id: 'S1', type: 'MM', layout: 'MM/MM' };
const squadron: Fields = { id: 'N1', type: 'MM', layout: 'MM/MM' };
const levy: Fields = { id: 'N2', type: 'MF', weapon: 'hand', layout: 'FF/FF' };
const rallies = ['rally E', 'rally N', 'rally S', 'rally W'];

describe('counter-charge', () => {
  const engagers: [string, Fields][] = [
    ['pikes', pikes],
    ['Light Foot from behind', { id: 'S1', type: 'LF', weapon: 'bows', layout: 'FF/FF', facing: 'S' }],
    ['Heavy Foot from behind', { id: 'S1', type: 'HF', weapon: 'hand', layout: 'FF/FF', facing: 'S' }],
    ['Light Mounted', { id: 'S1', type: 'LM', layout: 'MM/MM' }],
    ['Medium Mounted', horse],
    ['Heavy Mounted', { id: 'S1', type: 'HM', layout: 'MM/MM' }],
  ];
  const defenders: [string, Fields][] = [
    ['LM', { type: 'LM', weapon: 'bows', layout: 'MM/MM', formation: 'open' }],
    ['MM', { type: 'MM', layout: 'MM/MM' }],
    ['HM', { type: 'HM', layout: 'MM/MM' }],
  ];
  describe.each(defenders)('target %s', (_type, target) => {
    test.each(engagers)(
      'MV-CCHARGE-01 mounted must counter-charge or recoil, whatever engages: %s',
      (_name, engager) => {
        const match = place([engager, { id: 'N1', ...target }]);
        engage(match, 'S1', 'N1');
        expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
        expect(refusal(match, { do: 'done' })?.rule).toBe('MV-REACT-08');
      },
    );

    test('MV-CCHARGE-02 a counter-charge needs no test', () => {
      const match = place([pikes, { id: 'N1', ...target }]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'counterCharge', unit: 'N1' });
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'N1')).toMatchObject({ formation: target.formation ?? 'attack', reacted: true });
    });

    test('MV-CCHARGE-04 a counter-charge causes no impact on foot', () => {
      const match = place([
        { ...pikes, hits: 1 },
        { id: 'N1', ...target, hits: 2 },
      ]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'counterCharge', unit: 'N1' });
      expect(unit(match, 'S1').hits).toBe(1);
      expect(unit(match, 'N1').hits).toBe(3);
      expectDone(match, 'S1');
    });
  });

  const opposite: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };
  const headings = ['N', 'E', 'S', 'W'].flatMap((engager) =>
    ['N', 'E', 'S', 'W'].map((target) => [engager, target, opposite[engager] === target ? 1 : 2] as const),
  );
  test.each(headings)(
    'MV-CCHARGE-02 MV-CCHARGE-03 engager heading %s, target heading %s: front to front for %i',
    (engager, target, hits) => {
      const match = place([
        { ...horse, facing: engager },
        { ...squadron, facing: target },
      ]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'counterCharge', unit: 'N1' });
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'S1')).toMatchObject({ facing: engager, hits: 0, zone: Z });
      expect(unit(match, 'N1')).toMatchObject({ facing: opposite[engager], hits, zone: Z });
      expectDone(match, 'S1');
    },
  );

  test('MV-CCHARGE-02 foot that came from behind is met front to front', () => {
    const match = place([
      { id: 'S1', type: 'LF', weapon: 'light', layout: 'FF/FF', facing: 'W' },
      { ...squadron, facing: 'W' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ facing: 'E', hits: 2 });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'W', hits: 0 });
  });

  test('MV-CCHARGE-04 both are engaged and done: nobody is intercepted by the counter-charger', () => {
    const match = place([pikes, { ...pikes, id: 'S2', zone: 'Z(2,0)' }, { ...squadron, type: 'HM' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S2').zone).toBe(Z);
    expectDone(match, 'S2');
  });

  test('MV-R-40 a unit that has reacted neither counter-charges nor recoils', () => {
    const match = place([horse, { ...squadron, facing: 'E', reacted: true }]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 right']);
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: 'E', hits: 0 });
    expectDone(match, 'S1');
  });

  test.each([
    ['default', {}],
    ['stakesVsIntercept', { stakesVsIntercept: true }],
  ])('MV-R-28 stakes of the engager do not strike a counter-charger and are lost: %s', (_name, houseRules) => {
    const match = place([{ ...pikes, stakes: true }, squadron], { options: { houseRules } });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(unit(match, 'N1').hits).toBe(1);
    expect(Boolean(unit(match, 'S1').stakes)).toBe(false);
  });

  test('MV-CCHARGE-01 restricted ground forbids neither counter-charge nor recoil', () => {
    const match = place([pikes, squadron], { options: { terrain: { [Z]: ['hill'] } } });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
  });
});

describe('recoil', () => {
  test('MV-CCHARGE-05 a recoil takes the unit and its markers to the reserve zone', () => {
    const target = { id: 'N1', type: 'LM', weapon: 'bows', layout: 'MM/M.', formation: 'open', hits: 3, fired: true };
    const match = place([pikes, target]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({
      zone: 'NR2',
      hits: 3,
      fired: true,
      reacted: true,
      contacts: [],
      layout: 'MMM',
    });
    expect(unit(match, 'N1').facing).toBeUndefined();
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, contacts: [], zone: Z, facing: 'N' });
  });

  const recoil = (zone: string, others: Fields[], more: Fields = {}): Match => {
    const match = place([{ ...pikes, zone }, { ...squadron, zone }, ...others], {
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
  ])('MV-CCHARGE-05 from %s a unit recoils to %s: columns count, rows do not', (zone, reserve) => {
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
  ])('MV-R-41 from %s with %j full a unit recoils to %s', (zone, full, reserve) => {
    const match = recoil(
      zone,
      full.flatMap((name) => fill(name)),
    );
    expect(unit(match, 'N1').zone).toBe(reserve);
    expectDone(match, 'S1');
  });

  test('MV-CCHARGE-05 on a tie the owner picks', () => {
    const match = recoil(Z, fill('NR2'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'reserveZone', about: { unit: 'N1' } });
    expect(answers(match)).toEqual(['retire NR1', 'retire NR3']);
    expect(refusal(match, { do: 'retire', to: 'NR2' })?.rule).toBe('MV-CCHARGE-05');
    choose(match, { do: 'retire', to: 'NR3' });
    expect(unit(match, 'N1').zone).toBe('NR3');
    expectDone(match, 'S1');
  });

  test('MV-CCHARGE-05 a tie is settled before the follow-on', () => {
    const match = place([horse, squadron, ...fill('NR2')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'retire', to: 'NR1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp', about: { unit: 'S1' } });
  });

  test('MV-CCHARGE-05 with other reserve zones the closest of them, the owner picks on a tie', () => {
    const options4 = { options: { reserveZones: [0, 4] } };
    expect(answers(recoil(Z, [], options4))).toEqual(['retire NR0', 'retire NR4']);
    expect(unit(recoil('Z(1,1)', [], options4), 'N1').zone).toBe('NR0');
  });

  test('MV-CCHARGE-05 terrain, enemies and escarpments on the way do not hinder a recoil', () => {
    const match = recoil(Z, [{ ...pikes, id: 'S2', zone: 'Z(1,2)' }], {
      options: {
        terrain: { [Z]: ['hill'], 'Z(2,2)': ['impassable'] },
        escarpments: ['Z(2,2)-NR2', 'Z(2,1)-Z(2,2)'],
      },
    });
    expect(unit(match, 'N1').zone).toBe('NR2');
    const crowded = recoil(
      Z,
      ['S2', 'S3', 'S4', 'S5'].map((id) => ({ ...pikes, id, zone: 'Z(2,2)' })),
    );
    expect(unit(crowded, 'N1').zone).toBe('NR2');
  });

  test('MV-CCHARGE-05 South recoils to its own reserve zones', () => {
    const match = place(
      [
        { ...pikes, id: 'N1', zone: 'Z(3,2)' },
        { ...squadron, id: 'S1', zone: 'Z(3,2)' },
      ],
      { phase: 'otherMovement', sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(3,2)' } } },
    );
    engage(match, 'N1', 'S1');
    choose(match, { do: 'recoil', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR3');
  });

  test('MV-CCHARGE-06 MV-R-41 without room in any reserve zone the unit must counter-charge', () => {
    const match = place([pikes, squadron, ...fill('NR1'), ...fill('NR2'), ...fill('NR3')]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, reacted: true });
    expectDone(match, 'S1');
  });

  test('MV-CCHARGE-06 without room recoil is not offered beside the help of others', () => {
    const full = [...fill('NR1'), ...fill('NR2'), ...fill('NR3')];
    const match = place([pikes, squadron, { id: 'N2', type: 'Gun', layout: 'G' }, ...full]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'support N2']);
    expect(refusal(match, { do: 'recoil', unit: 'N1' })?.rule).toBe('MV-CCHARGE-06');
  });

  test('MV-CCHARGE-06 three units in a reserve zone leave room for one more', () => {
    const match = place([pikes, squadron, ...fill('NR1'), ...fill('NR2', 3), ...fill('NR3')]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });

  test('MV-CCHARGE-06 the room follows the agreed limit of units', () => {
    const match = place([pikes, squadron, ...fill('NR1'), ...fill('NR2'), ...fill('NR3')], {
      options: { unitLimitPerZone: 5 },
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });

  test('MV-CCHARGE-06 without any reserve zone there is no recoil', () => {
    const match = place([pikes, { ...squadron, facing: 'E' }], { options: { reserveZones: [] } });
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ hits: 2, facing: 'S' });
  });

  test('MV-CCHARGE-07 a foot engager stays unengaged and is done', () => {
    const match = place([{ ...pikes, facing: 'W', stakes: true }, squadron, levy]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: 'W', contacts: [], stakes: true });
    expectDone(match, 'S1');
  });
});

describe('follow-on', () => {
  const recoiled = (units: Fields[], more: Fields = {}): Match => {
    const match = place(units, more);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    return match;
  };

  test.each(['LM', 'MM', 'HM'])('MV-CCHARGE-08 a mounted engager must engage another unit or rally: %s', (type) => {
    const match = recoiled([{ ...horse, type }, squadron, levy]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp', about: { unit: 'S1' } });
    expect(answers(match)).toEqual(['engage N2', ...rallies]);
    for (const what of ['nothing', 'end', 'stop']) expect(refusal(match, { do: what })?.rule).toBe('MV-TURN-01');
  });

  test('MV-CCHARGE-09 without a legal target the unit must rally', () => {
    const match = recoiled([horse, squadron, { ...levy, zone: 'Z(2,2)' }]);
    expect(answers(match)).toEqual(rallies);
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('MV-ENGAGE-04');
  });

  test.each(['N', 'E', 'S', 'W'])('MV-CCHARGE-10 a rally takes any heading, the present one too: %s', (to) => {
    const match = recoiled([horse, squadron, levy]);
    choose(match, { do: 'rally', to });
    expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: to, hits: 0, contacts: [], formation: 'attack' });
    expectDone(match, 'S1');
  });

  test('MV-CCHARGE-09 unengaged enemies come first in a follow-on too', () => {
    const match = recoiled([
      horse,
      { ...pikes, id: 'S2', contacts: [{ with: 'N3', face: 'front' }] },
      squadron,
      levy,
      { ...levy, id: 'N3' },
    ]);
    expect(answers(match)).toEqual(['engage N2', ...rallies]);
    expect(refusal(match, { do: 'engage', target: 'N3' })?.rule).toBe('MV-ENGAGE-05');
  });

  test('MV-CCHARGE-09 a follow-on may join a friend against an engaged enemy, then without a test', () => {
    const friend = { ...pikes, id: 'S2', facing: 'E', contacts: [{ with: 'N2', face: 'front' }] };
    const match = recoiled([horse, friend, squadron, levy], { ...away, dice: [3] });
    choose(match, { do: 'engage', target: 'N2' });
    expect(touching(match, 'N2')).toEqual(['S1 front', 'S2 right']);
    expectDone(match, 'S1');
  });

  const second = (engager: Fields, dice: number[], more: Fields = away): Match => {
    const match = recoiled([{ id: 'S1', ...engager }, squadron, { ...levy, formation: 'defensive' }], {
      ...more,
      dice,
    });
    choose(match, { do: 'engage', target: 'N2' });
    return match;
  };
  const formed = { type: 'MM', layout: 'MM/MM' };
  const loose = { type: 'LM', layout: 'MM/MM', formation: 'open' };

  test.each([
    ['attack formation', formed, [1, 3]],
    ['open order', loose, [1, 1]],
  ])('MV-CCHARGE-09 MV-R-50 a follow-on out of command is tested again: %s passes on %j', (_name, engager, dice) => {
    const match = second(engager, dice);
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expectDone(match, 'S1');
  });

  test.each([
    ['attack formation', formed, [1, 4]],
    ['open order', loose, [1, 2]],
  ])('MV-CCHARGE-09 MV-R-50 a failed test ends it, without a rally: %s fails on %j', (_name, engager, dice) => {
    const match = second(engager, dice);
    expect(unit(match, 'S1')).toMatchObject({ facing: 'N', contacts: [], hits: 0 });
    expect(unit(match, 'N2').reacted).toBe(false);
    expectDone(match, 'S1');
  });

  test('MV-CCHARGE-09 MV-R-50 in command, and Heavy Mounted anywhere, a follow-on needs no test', () => {
    expect(touching(second(loose, [], {}), 'S1')).toEqual(['N2 front']);
    expect(touching(second({ type: 'HM', layout: 'MM/MM' }, []), 'S1')).toEqual(['N2 front']);
  });

  test('MV-CCHARGE-09 a follow-on opens a new window for units that have not reacted', () => {
    const match = place(
      [
        { ...horse, type: 'LM' },
        squadron,
        { ...levy, weapon: 'pikes' },
        { id: 'N3', type: 'HM', layout: 'MM/MM' },
        { id: 'N4', type: 'Gun', layout: 'G' },
      ],
      { dice: [6, 6, 6] },
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
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, contacts: [] });
    expectDone(match, 'S1');
  });

  test('MV-CCHARGE-08 recoil after recoil', () => {
    const match = recoiled([
      horse,
      squadron,
      { id: 'N2', type: 'HM', layout: 'MM/MM' },
      { id: 'N3', type: 'LM', layout: 'MM/MM' },
    ]);
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

  test('MV-CCHARGE-09 a follow-on can end in a counter-charge', () => {
    const match = recoiled([horse, squadron, { id: 'N2', type: 'HM', layout: 'MM/MM', facing: 'W' }]);
    choose(match, { do: 'engage', target: 'N2' });
    choose(match, { do: 'counterCharge', unit: 'N2' });
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expect(unit(match, 'N2')).toMatchObject({ hits: 2, facing: 'S' });
    expectDone(match, 'S1');
  });

  test('MV-CCHARGE-06 the first recoil took the last room, so the second enemy must counter-charge', () => {
    const match = recoiled([
      horse,
      squadron,
      { ...squadron, id: 'N2' },
      ...fill('NR1'),
      ...fill('NR2', 3),
      ...fill('NR3'),
    ]);
    choose(match, { do: 'engage', target: 'N2' });
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expect(unit(match, 'N2').hits).toBe(1);
  });

  test('MV-CCHARGE-09 an enemy that has reacted is met by a follow-on without a reaction', () => {
    const match = recoiled([horse, squadron, { ...squadron, id: 'N2', facing: 'W', reacted: true }]);
    choose(match, { do: 'engage', target: 'N2' });
    expect(touching(match, 'N2')).toEqual(['S1 left']);
    expect(unit(match, 'N2').hits).toBe(0);
  });

  test('MV-CCHARGE-09 who failed to intercept in the first window owes nothing in the second', () => {
    const match = place([horse, squadron, { ...squadron, id: 'N2', facing: 'W' }], { dice: [4] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    expect(touching(match, 'N2')).toEqual(['S1 left']);
    expect(unit(match, 'N2')).toMatchObject({ hits: 0, facing: 'W', zone: Z });
    expectDone(match, 'S1');
  });

  test('MV-CCHARGE-10 a rally keeps open order and ends the activity of the unit only', () => {
    const match = recoiled([{ ...horse, type: 'LM', formation: 'open' }, { ...pikes, id: 'S2' }, squadron]);
    choose(match, { do: 'rally', to: 'S' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'open', facing: 'S' });
    expectDone(match, 'S1');
    expect(answers(match)).toContain('choose S2');
  });

  test('MV-CCHARGE-08 a mounted engager stopped by others before the recoil has no follow-on', () => {
    const match = place([horse, squadron, { id: 'N2', type: 'Gun', layout: 'G' }], { dice: [1, 1, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expectDone(match, 'S1');
  });
});
