// A Major Victory: armies (MV-ARMY), and dismounting before the game.
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

const { checkArmy, choose, decision, events, options, position, refusal, situation, start, unit } = kitFor(major);

interface Entry {
  readonly type: string;
  readonly stands: string;
  readonly weapon?: string;
  readonly spears?: boolean;
}
type Match = ReturnType<typeof start>;

const army = (...units: Entry[]) => ({
  name: 'Red',
  commander: 'Sir X',
  units: units.map((entry, i) => ({ name: `Red ${i + 1}`, ...entry })),
});
const times = (n: number, entry: Entry): Entry[] => Array.from({ length: n }, () => entry);
const errors = (units: Entry[], chosen: object = {}) => checkArmy(army(...units), chosen).errors.map((e) => e.rule);
const warnings = (units: Entry[], chosen: object = {}) => checkArmy(army(...units), chosen).warnings.map((e) => e.rule);

const foot = (type: string, weapon: string, stands = 'FFFF'): Entry => ({ type, weapon, stands });
const MF = foot('MF', 'hand');
const LM: Entry = { type: 'LM', stands: 'MMM' };
const HM: Entry = { type: 'HM', stands: 'MMMM' };
const GUN: Entry = { type: 'Gun', stands: 'G' };

const FOOT = ['LF', 'MF', 'HF'];
const MOUNTED = ['LM', 'MM', 'HM'];
const GUNS = ['Organ Gun', 'Gun', 'Bombard'];
const MISSILES = ['firearms', 'bows', 'longbows', 'crossbows'];
const HANDS = ['light', 'hand', 'pikes'];

const far = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };

describe('Size and make-up', () => {
  test('MV-ARMY-01 an army of any agreed size: one unit, or twenty', () => {
    expect(errors([MF])).toEqual([]);
    expect(errors(times(20, MF))).toEqual([]);
  });

  test('MV-ARMY-01 an army without units is none', () => {
    expect(errors([])).not.toEqual([]);
  });

  test('MV-ARMY-01 each side has exactly one Commander: a set-up without him is refused', () => {
    const match = start({ armies: { south: army(MF), north: army(MF) } });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    const units = [{ unit: 'S1', zone: 'Z(2,0)', formation: 'attack', layout: 'FF/FF' }];
    expect(refusal(match, { do: 'setup', units })?.rule).toBe('MV-SETUP-06');
    expect(refusal(match, { do: 'setup', units, commander: 'Z(2,0)' })).toBeUndefined();
  });

  test('MV-ARMY-22 MV-R-71 an army of artillery only is refused', () => {
    const found = errors(GUNS.map((type) => ({ type, stands: 'G' })));
    expect(found).toHaveLength(1);
    expect(['MV-ARMY-22', 'MV-R-71']).toContain(found[0]);
  });

  test.each([MF, LM, HM])('MV-ARMY-22 MV-R-71 with one unit of $type it is legal', (entry) => {
    expect(errors([GUN, GUN, entry])).toEqual([]);
  });

  test('MV-ARMY-01 no ratio of kinds is asked for', () => {
    expect(errors(times(6, HM))).toEqual([]);
    expect(errors([...times(5, GUN), LM])).toEqual([]);
    expect(errors(times(6, foot('LF', 'bows')))).toEqual([]);
  });

  test.each([
    ['LF', 'F', 'hand', 2, 9],
    ['MF', 'F', 'pikes', 2, 9],
    ['HF', 'F', 'hand', 2, 9],
    ['LM', 'M', undefined, 2, 6],
    ['MM', 'M', undefined, 2, 6],
    ['HM', 'M', undefined, 2, 4],
  ] as const)('MV-ARMY-03 %s: %s stands (%s), %i to %i of them', (type, stand, weapon, least, most) => {
    const sized = (n: number) => errors([MF, { type, stands: stand.repeat(n), ...(weapon && { weapon }) }]);
    expect(sized(least - 1)).toEqual(['MV-ARMY-03']);
    expect(sized(least)).toEqual([]);
    expect(sized(most)).toEqual([]);
    expect(sized(most + 1)).toEqual(['MV-ARMY-03']);
  });

  test.each(GUNS)('MV-ARMY-03 MV-ARMY-14 %s: one stand, never none, two or three', (type) => {
    expect(errors([MF, { type, stands: 'G' }])).toEqual([]);
    for (const stands of ['', 'GG', 'GGG']) expect(errors([MF, { type, stands }]), `'${stands}'`).toHaveLength(1);
  });

  const arms = [
    ...FOOT.map((type) => ({ type, own: 'F', weapon: { weapon: 'hand' } })),
    ...MOUNTED.map((type) => ({ type, own: 'M', weapon: {} })),
    ...GUNS.map((type) => ({ type, own: 'G', weapon: {} })),
  ];
  const pairs = arms.flatMap(({ type, own, weapon }) =>
    ['F', 'M', 'G', 'P', 'X'].map((letter) => ({
      type,
      letter,
      weapon,
      size: own === 'G' ? 1 : 2,
      fits: own === letter,
    })),
  );
  test.each(pairs)(
    'MV-ARMY-02 MV-ARMY-03 stands $letter in a unit of type $type: $fits',
    ({ type, letter, weapon, size, fits }) => {
      const found = errors([MF, { type, stands: letter.repeat(size), ...weapon }]);
      if (fits) expect(found).toEqual([]);
      else expect(found).toHaveLength(1);
    },
  );

  test('MV-ARMY-02 MV-R-03 a unit is uniform: one stand of another kind among the others is found', () => {
    expect(errors([MF, { type: 'LM', stands: 'MMF' }])).toHaveLength(1);
    expect(errors([{ type: 'MF', weapon: 'pikes', stands: 'FFFM' }])).toHaveLength(1);
    expect(errors([{ type: 'HF', weapon: 'hand', stands: 'FFG' }])).toHaveLength(1);
  });

  test.each(['Handgunners', 'Elephants', 'Wagons', 'P&M', 'D'])('MV-ARMY-19 there are no unusual units: %s', (type) => {
    expect(errors([MF, { type, stands: 'FF', weapon: 'hand' }])).not.toEqual([]);
  });

  test.each(['Siege Gun', 'Mortar', 'Siege Artillery', 'RA', 'HA'])(
    'MV-ARMY-21 there are no siege pieces and mortars: %s',
    (type) => {
      expect(errors([MF, { type, stands: 'G' }])).toHaveLength(1);
    },
  );
});

describe('Weapons of foot', () => {
  test.each(FOOT)('MV-ARMY-04 %s without a weapon are refused', (type) => {
    expect(errors([MF, { type, stands: 'FFFF' }])).toHaveLength(1);
  });

  test.each(['swords', 'spears', 'bow', 'javelins', 'muskets', ''])(
    'MV-ARMY-04 MV-ARMY-08 "%s" is no weapon of the lists',
    (weapon) => {
      expect(errors([MF, foot('MF', weapon)])).not.toEqual([]);
    },
  );

  test('MV-ARMY-02 MV-ARMY-04 MV-R-03 two weapons in one unit are refused', () => {
    const mixed = { name: 'Red', units: [{ name: 'Red 1', type: 'MF', stands: 'FFFF', weapon: ['pikes', 'bows'] }] };
    expect(() => start({ armies: { south: mixed, north: army(MF) } })).toThrow();
  });

  test.each(FOOT.flatMap((type) => MISSILES.map((weapon) => ({ type, weapon }))))(
    'MV-ARMY-05 $type may carry $weapon, and fire them',
    ({ type, weapon }) => {
      expect(errors([foot(type, weapon)])).toEqual([]);
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides: far,
        units: [
          { id: 'S1', type, weapon, zone: 'Z(2,1)', layout: 'FF/FF' },
          { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
        ],
      });
      expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' })).toBeUndefined();
    },
  );

  test.each(
    FOOT.flatMap((type) => HANDS.map((weapon) => ({ type, weapon, legal: type !== 'LF' || weapon !== 'pikes' }))),
  )('MV-ARMY-08 MV-ARMY-09 MV-R-02 $type with $weapon: $legal', ({ type, weapon, legal }) => {
    expect(errors([MF, foot(type, weapon)])).toEqual(legal ? [] : ['MV-ARMY-09']);
  });

  test.each(['light', 'hand', 'pikes'])(
    'MV-ARMY-04 MV-ARMY-08 foot armed for hand-to-hand combat (%s) cannot fire',
    (weapon) => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides: far,
        units: [
          { id: 'S1', type: 'MF', weapon, zone: 'Z(2,1)', layout: 'FF/FF' },
          { id: 'S2', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' },
          { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
        ],
      });
      expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' })?.rule).toBe('MV-FIRE-09');
      expect(refusal(match, { do: 'fire', unit: 'S2', target: 'N1' })).toBeUndefined();
    },
  );

  const values: Record<string, number> = { LF: 1, MF: 2, HF: 3 };
  const missile = MISSILES.flatMap((weapon) =>
    FOOT.flatMap((type) => [1, 2, 3, 4].map((die) => ({ type, weapon, die, hit: die <= values[type]! }))),
  );
  test.each(missile)(
    'MV-ARMY-06 MV-R-02 $type with $weapon fight with Light Hand-to-Hand weapons: a $die hits, $hit',
    ({ type, weapon, die, hit }) => {
      const match = situation({
        phase: 'melee',
        initiative: 'north',
        sides: far,
        dice: [die, 6, 6, 6, /* S2 */ 6, 6, 6, 6],
        units: [
          { id: 'S1', type, weapon, zone: 'Z(2,1)', layout: 'FF/FF', contacts: [{ with: 'N1', face: 'front' }] },
          { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
          {
            id: 'S2',
            type: 'MF',
            weapon: 'hand',
            zone: 'Z(3,1)',
            layout: 'FF/FF',
            contacts: [{ with: 'N2', face: 'front' }],
          },
          { id: 'N2', type: 'MF', weapon: 'hand', zone: 'Z(3,1)', layout: 'FF/FF' },
        ],
      });
      choose(match, { do: 'fight', unit: 'S1' });
      // play stops at North's choice between N1 and N2
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
      expect(unit(match, 'N1').hits).toBe(hit ? 2 : 1);
    },
  );
});

describe('Firearms', () => {
  const arquebuses = (type: string) => foot(type, 'firearms');

  test.each([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ] as const)('MV-ARMY-07 %i units with firearms: %s', (n, legal) => {
    expect(errors([MF, ...times(n, arquebuses('MF'))])).toEqual(legal ? [] : ['MV-ARMY-07']);
  });

  test('MV-ARMY-07 all classes count together, other missiles do not', () => {
    expect(errors([arquebuses('LF'), arquebuses('MF'), arquebuses('HF')])).toEqual(['MV-ARMY-07']);
    expect(errors([arquebuses('LF'), arquebuses('HF'), ...times(5, foot('MF', 'crossbows'))])).toEqual([]);
  });

  test('MV-ARMY-07 enforceComposition false: a third one only warns', () => {
    const three = times(3, arquebuses('MF'));
    expect(errors(three, { enforceComposition: false })).toEqual([]);
    expect(warnings(three, { enforceComposition: false })).toEqual(['MV-ARMY-07']);
    expect(warnings(times(2, arquebuses('MF')), { enforceComposition: false })).toEqual([]);
  });

  test('MV-ARMY-09 MV-ARMY-03 enforceComposition false leaves the other limits as they are', () => {
    const loose = { enforceComposition: false };
    expect(errors([MF, foot('LF', 'pikes')], loose)).toEqual(['MV-ARMY-09']);
    expect(errors([MF, { type: 'HM', stands: 'MMMMM' }], loose)).toEqual(['MV-ARMY-03']);
    expect(errors([GUN], loose)).toHaveLength(1);
  });
});

describe('Spears', () => {
  test.each(FOOT)('MV-ARMY-10 MV-R-01 %s with Hand-to-Hand weapons may be spear units', (type) => {
    expect(errors([{ ...foot(type, 'hand'), spears: true }])).toEqual([]);
  });

  test.each(FOOT.flatMap((type) => [...MISSILES, 'light', 'pikes'].map((weapon) => ({ type, weapon }))))(
    'MV-ARMY-10 MV-R-01 $type with $weapon may not',
    ({ type, weapon }) => {
      expect(errors([MF, { ...foot(type, weapon), spears: true }])).not.toEqual([]);
    },
  );

  test('MV-ARMY-10 MV-R-01 nor may mounted and artillery', () => {
    for (const entry of [LM, { ...LM, type: 'MM' }, HM, GUN]) {
      expect(errors([MF, { ...entry, spears: true }]), entry.type).toHaveLength(1);
      expect(errors([MF, entry]), entry.type).toEqual([]);
    }
  });

  const spearmen = { type: 'MF', weapon: 'hand', spears: true };

  test('MV-ARMY-10 spears do not fire in the firing phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: far,
      units: [
        { id: 'S1', ...spearmen, zone: 'Z(2,1)', layout: 'FF/FF' },
        { id: 'S2', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
      ],
    });
    expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' })?.rule).toBe('MV-FIRE-09');
    expect(refusal(match, { do: 'fire', unit: 'S2', target: 'N1' })).toBeUndefined();
  });

  /** S1, in command, engages N1. */
  const engaged = (N1: object, dice: number[] = []) => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      dice,
      units: [
        { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
        { id: 'N1', zone: 'Z(2,1)', layout: 'FF/FF', ...N1 },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    return match;
  };

  test('MV-ARMY-10 MV-R-01 spears are thrown as a reaction: one dice per stand, less one', () => {
    const match = engaged(spearmen, [1, 1, 6]);
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ fired: true });
    expect(unit(match, 'S1')).toMatchObject({ hits: 2, contacts: [] });
  });

  test('MV-ARMY-10 MV-R-01 the same unit without the flag has nothing to throw', () => {
    const match = engaged({ type: 'MF', weapon: 'hand' });
    expect(options(match)).toContainEqual({ do: 'hastyDefence', unit: 'N1' });
    expect(refusal(match, { do: 'fire', unit: 'N1' })?.rule).toBe('MV-FIRE-09');
  });

  test.each([
    [3, 2],
    [4, 1],
  ])(
    'MV-ARMY-10 MV-R-01 in hand-to-hand combat nothing changes: Medium Foot with spears, die %i, %i markers',
    (die, markers) => {
      const match = situation({
        phase: 'melee',
        initiative: 'north',
        sides: far,
        dice: [die, 6, 6, 6, /* S2 */ 6, 6, 6, 6],
        units: [
          { id: 'S1', ...spearmen, zone: 'Z(2,1)', layout: 'FF/FF', contacts: [{ with: 'N1', face: 'front' }] },
          { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
          { id: 'S2', ...spearmen, zone: 'Z(3,1)', layout: 'FF/FF', contacts: [{ with: 'N2', face: 'front' }] },
          { id: 'N2', type: 'MF', weapon: 'hand', zone: 'Z(3,1)', layout: 'FF/FF' },
        ],
      });
      choose(match, { do: 'fight', unit: 'S1' });
      expect(unit(match, 'N1').hits).toBe(markers);
    },
  );
});

describe('Mounted and their missiles', () => {
  test.each([...MISSILES, ...HANDS].map((weapon) => ({ weapon, legal: weapon === 'bows' || weapon === 'crossbows' })))(
    'MV-ARMY-11 Light Mounted with $weapon: $legal',
    ({ weapon, legal }) => {
      const found = errors([MF, { ...LM, weapon }]);
      if (legal) expect(found).toEqual([]);
      else expect(found).toHaveLength(1);
    },
  );

  test.each(['MM', 'HM'].flatMap((type) => MISSILES.map((weapon) => ({ type, weapon }))))(
    'MV-ARMY-11 $type with $weapon are refused',
    ({ type, weapon }) => {
      expect(errors([MF, { type, stands: 'MMM', weapon }])).toEqual(['MV-ARMY-11']);
    },
  );

  test.each(['longbows', 'firearms'])('MV-ARMY-11 there are no mounted %s', (weapon) => {
    expect(errors([MF, { ...LM, weapon }])).toEqual(['MV-ARMY-11']);
  });

  test.each(GUNS)('MV-ARMY-04 %s carry no weapon of the lists', (type) => {
    expect(errors([MF, { type, stands: 'G', weapon: 'bows' }])).toHaveLength(1);
  });

  test.each([
    ['LM', 'bows', true],
    ['LM', 'crossbows', true],
    ['LM', undefined, false],
    ['MM', undefined, false],
    ['HM', undefined, false],
  ] as const)('MV-ARMY-11 may %s with %s fire? %s', (type, weapon, may) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: far,
      units: [
        { id: 'S1', type, zone: 'Z(2,1)', layout: 'MM/MM', ...(weapon && { weapon }) },
        { id: 'S2', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
      ],
    });
    expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' }) === undefined).toBe(may);
    expect(refusal(match, { do: 'fire', unit: 'S2', target: 'N1' })).toBeUndefined();
  });
});

describe('Mounted missile units in hand-to-hand combat', () => {
  const riders = ['bows', 'crossbows', undefined].flatMap((weapon) =>
    [2, 3].map((die) => ({ weapon, die, markers: 5 - die - 1 })),
  );
  test.each(riders)(
    'MV-R-02 Light Mounted with $weapon have the CV 2 of mounted: die $die, $markers markers',
    ({ weapon, die, markers }) => {
      const match = situation({
        phase: 'melee',
        initiative: 'north',
        sides: far,
        dice: [die, 6, 6, 6, /* S2 */ 6, 6, 6, 6],
        units: [
          {
            id: 'S1',
            type: 'LM',
            zone: 'Z(2,1)',
            layout: 'MM/MM',
            contacts: [{ with: 'N1', face: 'front' }],
            ...(weapon && { weapon }),
          },
          { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
          {
            id: 'S2',
            type: 'MF',
            weapon: 'hand',
            zone: 'Z(3,1)',
            layout: 'FF/FF',
            contacts: [{ with: 'N2', face: 'front' }],
          },
          { id: 'N2', type: 'MF', weapon: 'hand', zone: 'Z(3,1)', layout: 'FF/FF' },
        ],
      });
      choose(match, { do: 'fight', unit: 'S1' });
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
      expect(unit(match, 'N1').hits).toBe(markers);
    },
  );
});

describe('Dismounting before the game', () => {
  const place = (unit: string, zone: string, layout = 'FF/FF') => ({ unit, zone, formation: 'attack', layout });
  const setup = (commander: string, ...units: object[]) => ({ do: 'setup', commander, units });
  const dismount = (...units: string[]) => ({ do: 'dismount', units });
  const begin = (south: Entry[], north: Entry[] = [MF], more: object = {}): Match =>
    start({ armies: { south: army(...south), north: army(...north) }, ...more });

  test.each([
    [LM, { type: 'LF', weapon: 'hand', layout: 'FFF' }],
    [
      { ...LM, weapon: 'bows' },
      { type: 'LF', weapon: 'bows', layout: 'FFF' },
    ],
    [
      { ...LM, weapon: 'crossbows' },
      { type: 'LF', weapon: 'crossbows', layout: 'FFF' },
    ],
    [
      { type: 'MM', stands: 'MMMMMM' },
      { type: 'MF', weapon: 'hand', layout: 'FFFFFF' },
    ],
    [HM, { type: 'HF', weapon: 'hand', layout: 'FFFF' }],
  ] as [Entry, { type: string; weapon: string; layout: string }][])(
    'MV-ARMY-12 MV-ARMY-13 MV-R-04 %j fights on foot as %j',
    (entry, { type, weapon, layout }) => {
      const match = begin([entry]);
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'dismount', open: true });
      choose(match, dismount('S1'));
      expect(decision(match)?.kind).toBe('setup');
      const dismounted = unit(match, 'S1');
      expect(dismounted).toMatchObject({ type, weapon });
      expect(dismounted.spears).toBeFalsy();
      expect(dismounted.layout.replace(/[^A-Z]/g, '')).toBe(layout);
    },
  );

  test('MV-ARMY-12 any of the mounted units, or none', () => {
    const match = begin([LM, HM, { type: 'MM', stands: 'MM' }, MF]);
    choose(match, dismount('S1', 'S3'));
    expect(['S1', 'S2', 'S3', 'S4'].map((id) => unit(match, id).type)).toEqual(['LF', 'HM', 'MF', 'MF']);
    const none = begin([LM, HM]);
    choose(none, dismount());
    expect(['S1', 'S2'].map((id) => unit(none, id).type)).toEqual(['LM', 'HM']);
  });

  test('MV-ARMY-12 only own mounted units dismount, each once', () => {
    const match = begin([LM, MF, GUN], [HM]);
    expect(refusal(match, dismount('S2'))?.rule).toBe('MV-ARMY-12');
    expect(refusal(match, dismount('S3'))?.rule).toBe('MV-ARMY-12');
    expect(refusal(match, dismount('N1'))?.rule).toBe('MV-MOVE-01');
    expect(refusal(match, dismount('S9'))?.rule).toBe('MV-MOVE-01');
    expect(refusal(match, dismount('S1', 'S1'))?.rule).toBe('MV-ARMY-12');
    expect(refusal(match, dismount('S1'))).toBeUndefined();
  });

  test('MV-ARMY-12 a side without mounted units is not asked', () => {
    expect(decision(begin([MF, GUN], [MF]))?.kind).toBe('setup');
    expect(decision(begin([MF], [LM]))).toMatchObject({ side: 'north', kind: 'dismount' });
  });

  test('MV-R-05 both choose in secret before set-up: nothing is seen until both have answered', () => {
    const match = begin([HM], [LM]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'dismount' });
    choose(match, dismount('S1'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'dismount' });
    expect(unit(match, 'S1').type).toBe('HM');
    expect(events(match).filter((e) => JSON.stringify(e).includes('"S1"'))).toEqual([]);
    choose(match, dismount());
    expect(decision(match)?.kind).toBe('setup');
    expect(unit(match, 'S1').type).toBe('HF');
    expect(unit(match, 'N1').type).toBe('LM');
  });

  test('MV-R-05 the choice comes before the throws for quality', () => {
    const match = begin([HM], [LM], { options: { unitQuality: 'thrown' }, dice: [2, 4] });
    expect(events(match).filter((e) => e.event === 'throw')).toEqual([]);
    choose(match, dismount());
    choose(match, dismount());
    expect(events(match).filter((e) => e.event === 'throw')).toHaveLength(2);
  });

  test('MV-R-04 the size limit of the mounted type holds at muster', () => {
    const five: Entry = { type: 'HM', stands: 'MMMMM' };
    expect(errors([MF, five])).toEqual(['MV-ARMY-03']);
    expect(() => begin([five])).toThrow('MV-ARMY-03');
  });

  test('MV-ARMY-13 a dismounted unit is foot in every respect: one action, stakes, a defensive formation', () => {
    const match = begin([HM], [MF], { dice: [1, 1, 6, 6] });
    choose(match, dismount('S1'));
    choose(match, setup('Z(0,0)', place('S1', 'Z(2,0)')));
    choose(match, setup('Z(4,2)', place('N1', 'Z(2,2)')));
    expect(unit(match, 'S1')).toMatchObject({ type: 'HF', mountedAs: 'HM', layout: 'FF/FF', facing: 'N' });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match)).toContainEqual({ do: 'stakes' });
    choose(match, { do: 'changeFormation' });
    if (decision(match)?.kind === 'formation') choose(match, { do: 'form', formation: 'defensive', layout: 'FF/FF' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'defensive', chosen: true });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('MV-ARMY-12 who stays mounted has two actions and no stakes', () => {
    const match = begin([HM], [MF], { dice: [1, 1, 6, 6] });
    choose(match, dismount());
    choose(match, setup('Z(0,0)', place('S1', 'Z(2,0)', 'MM/MM')));
    choose(match, setup('Z(4,2)', place('N1', 'Z(2,2)')));
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match)).not.toContainEqual({ do: 'stakes' });
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)).toMatchObject({ kind: 'action', about: { unit: 'S1' } });
  });

  test('MV-ARMY-13 MV-R-04 it lasts: read back and placed again the unit is on foot', () => {
    const match = begin([HM, MF], [MF], { dice: [1, 1, 6, 6] });
    choose(match, dismount('S1'));
    choose(match, setup('Z(0,0)', place('S1', 'Z(2,0)'), { unit: 'S2', zone: 'SR1' }));
    choose(match, setup('Z(4,2)', place('N1', 'Z(2,2)')));
    const again = situation(position(match));
    expect(unit(again, 'S1')).toMatchObject({ type: 'HF', weapon: 'hand', mountedAs: 'HM', layout: 'FF/FF' });
  });

  const onFoot = { type: 'HF', weapon: 'hand', mountedAs: 'HM', layout: 'FF/FF' };
  test.each([
    { what: 'HM need no throw', S1: { type: 'HM', layout: 'MM/MM' }, dice: [], contacts: 1 },
    { what: 'dismounted HM pass with a 3', S1: onFoot, dice: [3], contacts: 1 },
    { what: 'dismounted HM fail with a 4', S1: onFoot, dice: [4], contacts: 0 },
  ])('MV-ARMY-13 MV-R-04 away from the Commander, to engage: $what', ({ S1, dice, contacts }) => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      dice,
      units: [
        { id: 'S1', zone: 'Z(2,1)', ...S1 },
        { id: 'N1', type: 'MF', weapon: 'pikes', zone: 'Z(2,1)', formation: 'defensive', layout: 'FF/FF' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'S1').contacts).toHaveLength(contacts);
  });

  test.each(['LM', 'MM', 'HM'])('MV-ARMY-12 MV-R-61 no unit dismounts in play: %s', (type) => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [
        { id: 'S1', type, zone: 'Z(2,0)', layout: 'MM/MM' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,2)', layout: 'FF/FF' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match).map((o) => o.do)).not.toContain('dismount');
    expect(refusal(match, { do: 'dismount' })?.rule).toBe('MV-MOVE-06');
    expect(refusal(match, { do: 'dismount', units: ['S1'] })?.rule).toBe('MV-MOVE-06');
  });

  test('MV-ARMY-12 MV-R-61 nor does a dismounted unit mount again', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [
        { id: 'S1', type: 'HF', weapon: 'hand', mountedAs: 'HM', zone: 'Z(2,0)', layout: 'FF/FF' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,2)', layout: 'FF/FF' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match).map((o) => o.do)).not.toContain('mountUp');
    expect(refusal(match, { do: 'mountUp' })?.rule).toBe('MV-MOVE-06');
  });

  test('MV-X-12 MV-R-61 an engaged mounted unit disengages, but does not dismount', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [
        { id: 'S1', type: 'MM', zone: 'Z(2,1)', layout: 'MM/MM', contacts: [{ with: 'N1', face: 'front' }] },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'dismount' })?.rule).toBe('MV-MOVE-04');
    choose(match, { do: 'disengage' });
    expect(decision(match)).toMatchObject({ kind: 'action', about: { unit: 'S1' } });
    expect(refusal(match, { do: 'dismount' })?.rule).toBe('MV-MOVE-06');
    expect(refusal(match, { do: 'turn', to: 'S' })).toBeUndefined();
  });
});

describe('Artillery', () => {
  const moving = (type: string) =>
    situation({
      phase: 'initiativeMovement',
      sides: far,
      units: [
        { id: 'S1', type, zone: 'Z(2,0)', layout: 'G' },
        { id: 'S2', type: 'MF', weapon: 'hand', zone: 'Z(2,0)', layout: 'FF/FF' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,2)', layout: 'FF/FF' },
      ],
    });

  test('MV-ARMY-15 a Bombard on the table neither moves nor turns nor goes off', () => {
    const match = moving('Bombard');
    expect(options(match).filter((o) => o.unit === 'S1')).toEqual([]);
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('MV-MOVE-05');
    expect(refusal(match, { do: 'leave', unit: 'S1' })?.rule).toBe('MV-RESERVE-09');
    expect(refusal(match, { do: 'choose', unit: 'S2' })).toBeUndefined();
  });

  test.each(['Organ Gun', 'Gun'])('MV-ARMY-15 %s moves and turns', (type) => {
    const match = moving(type);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'turn', to: 'E' })).toBeUndefined();
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
  });

  test.each(GUNS.flatMap((type) => [1, 2].map((die) => ({ type, die }))))(
    'MV-ARMY-16 MV-R-02 $type fights with a CV of 1: die $die',
    ({ type, die }) => {
      const match = situation({
        phase: 'melee',
        initiative: 'south',
        options: { houseRules: { footFightsArtillery: true } },
        sides: far,
        dice: [die, /* N2 */ 6, 6, 6, 6],
        units: [
          {
            id: 'S1',
            type: 'MF',
            weapon: 'hand',
            zone: 'Z(2,1)',
            layout: 'FF/FF',
            contacts: [{ with: 'N1', face: 'front' }],
          },
          { id: 'N1', type, zone: 'Z(2,1)', layout: 'G' },
          {
            id: 'S2',
            type: 'MF',
            weapon: 'hand',
            zone: 'Z(3,1)',
            layout: 'FF/FF',
            contacts: [{ with: 'N2', face: 'front' }],
          },
          { id: 'N2', type: 'MF', weapon: 'hand', zone: 'Z(3,1)', layout: 'FF/FF' },
        ],
      });
      choose(match, { do: 'fight', unit: 'N1' });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
      expect(unit(match, 'S1').hits).toBe(die === 1 ? 2 : 1);
    },
  );
});

describe('The Commander', () => {
  test('MV-ARMY-17 he is not a unit and cannot be fired at', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(2,1)' } },
      units: [
        { id: 'S1', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' },
        { id: 'S2', type: 'MF', weapon: 'bows', zone: 'Z(1,1)', layout: 'FF/FF' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(1,1)', layout: 'FF/FF' },
      ],
    });
    expect(options(match).filter((o) => o.do === 'fire')).toEqual([{ do: 'fire', unit: 'S2', target: 'N1' }]);
    expect(position(match).units).toHaveLength(3);
  });

  test('MV-ARMY-17 he cannot be engaged and engages nobody', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(2,1)' } },
      units: [
        { id: 'S1', type: 'MM', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(1,2)', layout: 'FF/FF' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match).filter((o) => o.do === 'engage')).toEqual([]);
  });

  test('MV-ARMY-17 an enemy Commander alone in the zone stops nobody', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(2,1)' } },
      units: [
        { id: 'S1', type: 'MM', zone: 'Z(2,0)', layout: 'MM/MM' },
        { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(1,2)', layout: 'FF/FF' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });
});

describe('Before play', () => {
  test('MV-ARMY-18 class, weapon and spear flag of every unit are open', () => {
    const north = [{ ...foot('HF', 'hand'), spears: true }, foot('LF', 'longbows'), GUN];
    const match = start({ armies: { south: army(MF), north: army(...north) } });
    expect(decision(match)?.side).toBe('south');
    expect(position(match).units).toMatchObject([
      { id: 'S1', type: 'MF', weapon: 'hand' },
      { id: 'N1', type: 'HF', weapon: 'hand', spears: true },
      { id: 'N2', type: 'LF', weapon: 'longbows' },
      { id: 'N3', type: 'Gun' },
    ]);
    expect(unit(match, 'N2').spears).toBeFalsy();
  });

  test('MV-ARMY-20 base sizes are for display: option basing changes no rule', () => {
    const basing = { foot: [40, 20], mounted: [40, 40], artillery: [40, 60] };
    expect(errors([MF, HM, GUN], { basing })).toEqual([]);
    const position = (chosen: object) => {
      const match = situation({
        phase: 'initiativeMovement',
        sides: far,
        options: chosen,
        units: [
          { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,0)', layout: 'FFF/FF.' },
          { id: 'N1', type: 'HM', zone: 'Z(2,2)', layout: 'MM/MM' },
        ],
      });
      choose(match, { do: 'choose', unit: 'S1' });
      return options(match);
    };
    expect(position({ basing })).toEqual(position({}));
  });
});

describe('The checker', () => {
  test('MV-ARMY-03 MV-ARMY-07 MV-ARMY-09 MV-ARMY-11 an army with four faults reports all four', () => {
    const faulty: Entry[] = [
      foot('LF', 'pikes'),
      foot('MF', 'hand', 'F'.repeat(10)),
      { type: 'HM', stands: 'MMM', weapon: 'bows' },
      ...times(3, foot('MF', 'firearms')),
    ];
    const found = checkArmy(army(...faulty)).errors;
    expect(found.map((e) => e.rule).sort()).toEqual(['MV-ARMY-03', 'MV-ARMY-07', 'MV-ARMY-09', 'MV-ARMY-11']);
    for (const error of found) expect(faultText(english, {}, error)).not.toBe('');
  });

  test('MV-ARMY-01 a match with a faulty army does not begin', () => {
    expect(() => start({ armies: { south: army(foot('LF', 'pikes')), north: army(MF) } })).toThrow('MV-ARMY-09');
    const three = army(...times(3, foot('MF', 'firearms')));
    expect(() => start({ armies: { south: army(MF), north: three } })).toThrow('MV-ARMY-07');
    const match = start({ armies: { south: army(MF), north: three }, options: { enforceComposition: false } });
    expect(decision(match)).toMatchObject({ kind: 'setup' });
  });

  test.each([
    [3, false],
    [4, true],
    [5, true],
    [6, false],
  ] as const)('MV-ARMY-03 standLimits 4 to 5 for Medium Foot: %i stands %s', (n, legal) => {
    const standLimits = { MF: [4, 5] };
    expect(errors([foot('MF', 'hand', 'F'.repeat(n))], { standLimits })).toEqual(legal ? [] : ['MV-ARMY-03']);
    // the other kinds keep theirs
    expect(errors([foot('HF', 'hand', 'F'.repeat(9))], { standLimits })).toEqual([]);
    expect(errors([foot('HF', 'hand', 'F'.repeat(10))], { standLimits })).toEqual(['MV-ARMY-03']);
  });

  test('MV-ARMY-14 standLimits never make artillery larger', () => {
    expect(() => {
      const found = errors([MF, { type: 'Gun', stands: 'GG' }], { standLimits: { Gun: [1, 2] } });
      if (found.length > 0) throw new Error(found.join());
    }).toThrow();
  });

  test.each([
    ['LM', [0, 6]],
    ['LM', [2, 17]],
    ['LM', [5, 4]],
  ])('MV-ARMY-03 standLimits %s %j are outside 1 to 16 or upside down', (type, limits) => {
    expect(() => errors([MF], { standLimits: { [type]: limits } })).toThrow();
  });

  test.each(['roster', 'scenario'])('MV-ARMY-01 armySource %s is known', (armySource) => {
    expect(errors([MF, HM, GUN], { armySource })).toEqual([]);
  });

  test('MV-ARMY-03 armySource roster keeps the limits of size', () => {
    expect(errors([MF, { type: 'HM', stands: 'M' }], { armySource: 'roster' })).toEqual(['MV-ARMY-03']);
  });

  test('MV-ARMY-01 an unknown armySource is refused', () => {
    const armies = { south: army(MF), north: army(MF) };
    expect(() => start({ armies, options: { armySource: 'generated' } })).toThrow();
  });
});
