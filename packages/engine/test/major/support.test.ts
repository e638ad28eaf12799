// A Major Victory, SUPFIRE: supporting fire of artillery (MV-SUPFIRE-01 to -04, MV-R-13, -45, -74).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, events } = kitFor(major);

type Fields = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const Z = 'Z(2,1)';

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

/** Every option of the waiting decision as words: `support N2`, `done`. */
function answers(match: Match): string[] {
  return (options(match) as Fields[])
    .map((option) => [option.do, option.unit, option.target, option.to, option.face].filter(Boolean).join(' '))
    .sort();
}

function order(match: Match, id: string, what: Fields): void {
  choose(match, { do: 'choose', unit: id });
  choose(match, what);
}
const engage = (match: Match, id: string, target: string): void => order(match, id, { do: 'engage', target });
const support = (match: Match, id: string): void => void choose(match, { do: 'support', unit: id });

/** The contacts of a unit as words: `N1 front` is a contact with N1 on the unit's own front. */
function touching(match: Match, id: string): string[] {
  return (unit(match, id).contacts as Fields[]).map((contact) => `${contact.with} ${contact.face}`).sort();
}

/** South's main decision waits again, and the unit can do no more in this phase. */
function expectDone(match: Match, id: string): void {
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  expect(answers(match)).not.toContain(`choose ${id}`);
}

/** So many hits among so many dice. */
const throws = (count: number, hits: number): number[] => Array.from({ length: count }, (_, i) => (i < hits ? 2 : 3));

const pikes: Fields = { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'FF/FF' };
const horse: Fields = { id: 'S1', type: 'MM', layout: 'MM/MM' };
const idle: Fields = { id: 'N1', type: 'MF', weapon: 'hand', layout: 'FF/FF', formation: 'defensive' };
const gun: Fields = { id: 'N2', type: 'Gun', layout: 'G' };
const loose: Fields = { id: 'S1', type: 'LF', weapon: 'light', layout: 'FF/FF', formation: 'open' };

describe('results', () => {
  // Dice by MV-FIRE-16 and -17; armour does not count against artillery (MV-R-16).
  const dice: [string, string, Fields, number][] = [
    ['Organ Gun', 'Medium Foot', pikes, 1],
    ['Organ Gun', 'Heavy Foot', { ...pikes, type: 'HF' }, 1],
    ['Organ Gun', 'Light Foot in open order', loose, 0],
    ['Organ Gun', 'Medium Mounted', horse, 2],
    ['Organ Gun', 'Heavy Mounted', { ...horse, type: 'HM' }, 2],
    ['Organ Gun', 'Light Mounted in open order', { ...horse, type: 'LM', formation: 'open' }, 1],
    ['Gun', 'Medium Foot', pikes, 2],
    ['Gun', 'Heavy Foot', { ...pikes, type: 'HF' }, 2],
    ['Gun', 'Light Foot in open order', loose, 1],
    ['Gun', 'Medium Mounted', horse, 3],
    ['Gun', 'Heavy Mounted', { ...horse, type: 'HM' }, 3],
    ['Gun', 'Light Mounted in open order', { ...horse, type: 'LM', formation: 'open' }, 2],
    ['Bombard', 'Medium Foot', pikes, 4],
    ['Bombard', 'Heavy Foot', { ...pikes, type: 'HF' }, 4],
    ['Bombard', 'Light Foot in open order', loose, 3],
    ['Bombard', 'Medium Mounted', horse, 5],
    ['Bombard', 'Heavy Mounted', { ...horse, type: 'HM' }, 5],
    ['Bombard', 'Light Mounted in open order', { ...horse, type: 'LM', formation: 'open' }, 4],
  ];
  test.each(dice)('MV-SUPFIRE-02 MV-SUPFIRE-03 MV-SUPFIRE-04 %s at %s', (type, _name, engager, count) => {
    for (const hits of [0, 1, 2, 3].filter((n) => n <= count)) {
      const match = place([engager, idle, { ...gun, type }], { dice: throws(count, hits) });
      engage(match, 'S1', 'N1');
      expect(answers(match)).toEqual(['done', 'support N2']);
      support(match, 'N2');
      expect(unit(match, 'S1')).toMatchObject({ hits, zone: Z, facing: 'N' });
      expect(unit(match, 'N2')).toMatchObject({ fired: true, reacted: true, zone: Z, contacts: [] });
      expect(touching(match, 'S1')).toEqual(hits >= 2 ? [] : ['N1 front']);
      expect(unit(match, 'N1')).toMatchObject({ hits: 0, reacted: false });
      expectDone(match, 'S1');
    }
  });

  test('MV-SUPFIRE-03 after a flinch nobody else is asked', () => {
    const match = place(
      [pikes, { ...idle, weapon: 'bows' }, gun, { ...gun, id: 'N3' }, { id: 'N4', type: 'HM', layout: 'MM/MM' }],
      { dice: [1, 2] },
    );
    engage(match, 'S1', 'N1');
    support(match, 'N3');
    expect(['N1', 'N2', 'N4'].map((id) => unit(match, id).reacted)).toEqual([false, false, false]);
    expectDone(match, 'S1');
  });

  test('MV-SUPFIRE-03 mounted that flinch before mounted or a gun have no follow-on', () => {
    for (const target of [
      { ...horse, id: 'N1' },
      { ...gun, id: 'N1' },
    ]) {
      const match = place([{ ...horse, facing: 'E' }, target, gun], { dice: [1, 1, 6] });
      engage(match, 'S1', 'N1');
      support(match, 'N2');
      expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: 'E', contacts: [], hits: 2 });
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, reacted: false });
      expectDone(match, 'S1');
    }
  });

  test('MV-SUPFIRE-03 MV-R-27 a staked engager that flinches keeps its stakes', () => {
    const match = place([{ ...pikes, stakes: true }, idle, gun], { dice: [1, 1] });
    engage(match, 'S1', 'N1');
    support(match, 'N2');
    expect(unit(match, 'S1').stakes).toBe(true);
  });

  test('MV-SUPFIRE-04 the hits stay and other units may still react', () => {
    const match = place(
      [
        pikes,
        { ...idle, weapon: 'bows', formation: 'attack' },
        gun,
        { ...gun, id: 'N3', type: 'Organ Gun' },
        { id: 'N4', type: 'HM', layout: 'MM/MM' },
      ],
      { dice: [1, 6] },
    );
    engage(match, 'S1', 'N1');
    support(match, 'N2');
    expect(unit(match, 'S1').hits).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1', 'intercept N4', 'support N3']);
  });

  test('MV-SUPFIRE-03 MV-R-45 one hit each of three guns is no flinch', () => {
    const match = place([pikes, idle, gun, { ...gun, id: 'N3' }, { ...gun, id: 'N4' }], { dice: [1, 6, 1, 6, 1, 6] });
    engage(match, 'S1', 'N1');
    for (const id of ['N4', 'N2', 'N3']) support(match, id);
    expect(unit(match, 'S1').hits).toBe(3);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });
});

describe('who may fire', () => {
  test('MV-SUPFIRE-01 supporting fire is optional', () => {
    const match = place([pikes, idle, gun]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(unit(match, 'N2')).toMatchObject({ fired: false, reacted: false });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test.each([
    ['mounted', { ...horse, id: 'N1' }, ['counterCharge N1', 'recoil N1', 'support N2']],
    ['foot', { ...idle, formation: 'attack' }, ['done', 'hastyDefence N1', 'support N2']],
    ['a defensive formation', idle, ['done', 'support N2']],
    ['artillery', { ...gun, id: 'N1' }, ['fire N1', 'support N2']],
    ['artillery that has fired', { ...gun, id: 'N1', fired: true }, ['done', 'support N2']],
  ])('MV-SUPFIRE-01 it helps any friend, against foot and mounted: %s', (_name, target, list) => {
    for (const engager of [pikes, horse]) {
      const match = place([engager, target, gun]);
      engage(match, 'S1', 'N1');
      expect(answers(match)).toEqual(list);
    }
  });

  test('MV-SUPFIRE-01 the target does not support itself', () => {
    const match = place([pikes, { ...gun, id: 'N1' }, gun]);
    engage(match, 'S1', 'N1');
    expect(refusal(match, { do: 'support', unit: 'N1' })?.rule).toBe('MV-SUPFIRE-01');
    expect(answers(match)).toEqual(['fire N1', 'support N2']);
  });

  test.each([
    ['with a red marker', { fired: true }],
    ['with a yellow marker', { reacted: true }],
    ['in the next zone', { zone: 'Z(2,2)' }],
    ['in a diagonal zone', { zone: 'Z(1,2)' }],
    ['in reserve', { zone: 'NR2' }],
  ])('MV-SUPFIRE-01 not a Gun %s', (_name, fields) => {
    const match = place([pikes, idle, { ...gun, ...fields }]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test('MV-SUPFIRE-01 not an engaged gun, where foot fights artillery', () => {
    const match = place([pikes, { ...pikes, id: 'S2', contacts: [{ with: 'N2', face: 'front' }] }, idle, gun], {
      options: { houseRules: { footFightsArtillery: true } },
    });
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'N2').fired).toBe(false);
  });

  test('MV-SUPFIRE-01 not at moves and reserve moves', () => {
    const match = place([
      { ...pikes, zone: 'Z(2,0)' },
      { ...pikes, id: 'S2', zone: 'SR2', layout: 'FFFF' },
      { ...gun, id: 'N1', zone: 'Z(2,0)' },
      gun,
    ]);
    order(match, 'S1', { do: 'move' });
    expectDone(match, 'S1');
    choose(match, { do: 'enter', unit: 'S2' });
    expectDone(match, 'S2');
  });

  test('MV-SUPFIRE-02 a gun that supported has fired for the turn', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, idle, gun], { dice: [1, 1] });
    engage(match, 'S1', 'N1');
    support(match, 'N2');
    expectDone(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(touching(match, 'S2')).toEqual(['N1 front']);
  });

  test('MV-SUPFIRE-02 the throw belongs to the gun and its side', () => {
    const match = place([pikes, idle, gun], { dice: [3, 4] });
    engage(match, 'S1', 'N1');
    support(match, 'N2');
    expect((events(match) as Fields[]).filter((event) => event.event === 'throw')).toMatchObject([
      { side: 'north', unit: 'N2', dice: [3, 4] },
    ]);
  });

  test('MV-SUPFIRE-02 cover of the engager takes two dice', () => {
    const match = place([pikes, idle, { ...gun, type: 'Bombard' }], {
      options: { terrain: { [Z]: ['village'] } },
      dice: [1, 6],
    });
    engage(match, 'S1', 'N1');
    support(match, 'N2');
    expect(unit(match, 'S1').hits).toBe(1);
  });

  test.each([
    ['green', [1, 2]],
    ['seasoned', [2, 3]],
    ['veteran', [3, 4]],
  ])('MV-SUPFIRE-02 the quality of the gun counts: %s throws %j, one hit', (quality, dice) => {
    const match = place([pikes, idle, { ...gun, quality }], { options: { unitQuality: 'assigned' }, dice });
    engage(match, 'S1', 'N1');
    support(match, 'N2');
    expect(unit(match, 'S1').hits).toBe(1);
  });
});

test('MV-SUPFIRE-02 without the option a quality given to the gun has no effect', () => {
  const match = place([pikes, idle, { ...gun, quality: 'veteran' }], { dice: [3, 2] });
  engage(match, 'S1', 'N1');
  support(match, 'N2');
  expect(unit(match, 'S1').hits).toBe(1);
});

describe('switches', () => {
  const organ = { ...gun, type: 'Organ Gun' };

  test('MV-R-13 with noZeroDiceFire supporting fire with no dice is refused', () => {
    const match = place([loose, idle, organ, { ...gun, id: 'N3' }], {
      options: { houseRules: { noZeroDiceFire: true } },
    });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'support N3']);
    expect(refusal(match, { do: 'support', unit: 'N2' })?.rule).toBe('MV-R-13');
  });

  test('MV-R-13 by default such fire is legal, takes the red marker and hits nobody', () => {
    const match = place([loose, idle, organ]);
    engage(match, 'S1', 'N1');
    support(match, 'N2');
    expect(unit(match, 'N2')).toMatchObject({ fired: true, reacted: true });
    expect(unit(match, 'S1').hits).toBe(0);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test.each([
    ['default', {}, ['done', 'hastyDefence N1', 'support N2']],
    ['strictHoldingFire', { strictHoldingFire: true }, ['done', 'hastyDefence N1']],
  ])('MV-R-74 a gun that was engaged in the firing phase and is free now: %s', (_name, houseRules, list) => {
    const match = place([pikes, { ...idle, formation: 'attack' }, { ...gun, engagedInFiring: true }], {
      options: { houseRules },
    });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(list);
  });
});
