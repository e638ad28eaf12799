// A Glorious Victory: unit types and what they are (GL-UNIT, GL-BASE-01..04, GL-GEN-03, GL-R-10, -11).
import { describe, expect, test } from 'vitest';
import { digest } from '../../src/kernel/index.js';
import { placedUnits } from '../../src/tabletop/index.js';
import { queryOf } from '../query-of.js';
import { checkArmy, choose, decision, options, position, refusal, situation, unit } from './kit.js';
import {
  allThrows,
  fire,
  fireAt,
  firing,
  foe,
  many,
  misses,
  shooter,
  X,
  Y,
  type Loose,
  type Match,
} from './fire-help.js';
import { formed, SOUTH_FIRST, army } from './setup-help.js';

const WEAPONS = ['light', 'hand', 'spear', 'bill', 'pike', 'bow', 'longbow', 'crossbow', 'handgun'];
const LETTERS = 'LWSBPOGXH';
/** Type, letter, frontage, depth (GL-BASE-01). */
const TYPES: [string, string, number, number][] = [
  ...WEAPONS.map((weapon, i): [string, string, number, number] => [`foot ${weapon}`, LETTERS[i]!, 1250, 750]),
  ...WEAPONS.map((weapon, i): [string, string, number, number] => [`mounted foot ${weapon}`, LETTERS[i]!, 1250, 750]),
  ['light cavalry', 'V', 1250, 1750],
  ['camels', 'K', 1250, 1750],
  ['medium cavalry', 'M', 1250, 1750],
  ['heavy cavalry', 'Y', 1250, 1750],
  ['knights', 'N', 1250, 1750],
  ['elephants', 'E', 1250, 2250],
  ['organ gun', 'A', 1750, 2500],
  ['rockets', 'R', 1750, 2500],
  ['bombard', 'U', 1750, 2500],
  ['light bombard', 'T', 1750, 2500],
  ...['commander', 'sub-commander'].flatMap((one) =>
    ['', ' camel', ' elephant'].map((mount): [string, string, number, number] => [one + mount, 'C', 2000, 2000]),
  ),
];
const isSingle = (letter: string) => 'ARUTC'.includes(letter);

describe('types', () => {
  test.each(TYPES)('GL-UNIT-01, GL-BASE-02, GL-BASE-04 %s has the letter %s', (type, letter) => {
    const match = firing([shooter({ type, x: 36000, y: 16000 }), foe(2000, { type: 'foot bow' })]);
    expect(unit(match, 'S1').layout).toBe(isSingle(letter) ? letter : letter.repeat(6));
  });
  test.each(TYPES)('GL-BASE-01 size of %s (%s): frontage %i', (type, letter, w, e) => {
    // A friend stands beside and another behind, each 0.010 inside; 0.011 is too much.
    const wide = isSingle(letter) ? w : 6 * w;
    const at = (into: number) => () =>
      situation({
        phase: 'firing',
        dice: [],
        units: [
          { id: 'S1', type, x: X, y: Y },
          { id: 'S2', type: 'commander', x: X + wide / 2 + 1000 - into, y: Y },
          { id: 'S3', type: 'sub-commander', x: X, y: Y - e + into },
          { id: 'N1', type: 'foot pike', x: X, y: Y + 20000 },
        ],
      });
    expect(at(10)).not.toThrow();
    expect(at(11)).toThrow(/overlap|interpenetrat|GL-/u);
  });
  test.each([
    'mortar',
    'camel gun',
    'war wagon',
    'foot',
    'foot sling',
    'foot pike bow',
    'mounted foot',
    'cavalry',
    'general',
  ])('GL-UNIT-03, GL-UNIT-12 there is no %s', (type) => {
    expect(() => situation({ phase: 'firing', dice: [], units: [shooter({ type }), foe(5000)] })).toThrow(/./u);
    let ok = true;
    try {
      ok =
        checkArmy(army(['commander', 'sub-commander', 'sub-commander', type]), { enforceComposition: false }).errors
          .length === 0;
    } catch {
      ok = false;
    }
    expect(ok).toBe(false);
  });
  test('GL-BASE-02 all elements of a unit are alike', () => {
    expect(() => firing([shooter({ layout: 'OOOGGG' }), foe(2000)])).toThrow(/./u);
  });
  test('GL-UNIT-13 type, weapon and mount of every unit are known to both before play, hidden or not', () => {
    for (const setupMethod of ['sequential', 'hidden']) {
      const match = formed(['knights', 'foot bow'], setupMethod === 'hidden' ? [] : SOUTH_FIRST, { setupMethod });
      const types = (position(match).units as Loose[]).map((one) => [one['id'], one['type']]);
      expect(types).toContainEqual(['S7', 'knights']);
      expect(types).toContainEqual(['S8', 'foot bow']);
      expect(types).toContainEqual(['N1', 'commander']);
    }
  });
});

describe('hand-to-hand', () => {
  /** S1 throws second; what its dice need against a unit of bills in mass. */
  const needs = (type: string, letter: string): number[] => {
    const units = [
      { id: 'S1', type, x: X, y: Y },
      { id: 'N1', type: 'foot bill', formation: 'mass', layout: 'BB/BB/BB', x: X, y: Y, heading: 1800 },
    ];
    const n = isSingle(letter) ? 1 : 6;
    const match = situation({ phase: 'melee', initiative: 'south', units, dice: misses(6 + n) });
    return allThrows(match)
      .filter((one) => one['unit'] === 'S1')
      .flatMap((one) => one['needs']);
  };
  test.each(TYPES.filter(([type, letter]) => 'OGXHARUT'.includes(letter) || type.endsWith(' light')))(
    'GL-UNIT-06 %s (%s) fights as light hand-to-hand weapons, CV 1',
    (type, letter) => {
      expect(needs(type, letter)).toEqual(many(isSingle(letter) ? 1 : 6, 1));
    },
  );
  test.each([
    ['foot hand', 'W', 5],
    ['foot spear', 'S', 4],
    ['foot bill', 'B', 5],
    ['foot pike', 'P', 6],
    ['mounted foot pike', 'P', 6],
  ])('GL-UNIT-04 %s (%s) has CV %i', (type, letter, cv) => {
    expect(needs(type, letter)).toEqual(many(6, cv));
  });
  test.each([
    ['light cavalry', 'V', 5],
    ['camels', 'K', 5],
    ['medium cavalry', 'M', 6],
    ['heavy cavalry', 'Y', 8],
    ['knights', 'N', 10],
    ['elephants', 'E', 10],
  ])('GL-UNIT-07, GL-UNIT-08 %s (%s) fights with CV %i', (type, letter, cv) => {
    expect(needs(type, letter)).toEqual(many(6, cv));
  });
});

/** South's movement phase with S1 chosen. */
const moving = (type: string, more: Loose = {}) => {
  const units = [
    { id: 'S1', type, x: X, y: Y, ...more },
    { id: 'S2', type: 'foot pike', x: 10000, y: 3000 },
    { id: 'N1', type: 'foot pike', x: X, y: Y + 28000 },
  ];
  const match = situation({ phase: 'initiativeMovement', initiative: 'south', units, dice: [] });
  choose(match, { do: 'choose', unit: 'S1' });
  return match;
};
const goes = (type: string, more: Loose = {}, verb = 'move'): number => {
  const match = moving(type, more);
  const far = [18, 10, 5, 4, 2, 1].find((n) => !refusal(match, { do: verb, ahead: n * 1000 + 5 }));
  if (far) expect(refusal(match, { do: verb, ahead: far * 1000 + 6 })?.rule).toBe('GL-MOVE-14');
  return far ?? 0;
};

describe('one like the other', () => {
  test.each([
    ['camels', 'light cavalry', 18],
    ['elephants', 'knights', 5],
    ['commander camel', 'camels', 18],
    ['sub-commander elephant', 'elephants', 5],
    ['commander', 'knights', 5],
  ])('GL-UNIT-08, GL-UNIT-09 %s move as %s: %i', (one, other, far) => {
    expect([goes(one), goes(other)]).toEqual([far, far]);
  });
  test.each([
    ['rockets', 4, 1],
    ['organ gun', 4, 1],
    ['light bombard', 2, 0],
    ['bombard', 2, 0],
  ])('GL-UNIT-11, GL-R-10 %s: limbered %i, prolongs %i', (type, limbered, prolongs) => {
    expect(goes(type, { limbered: true })).toBe(limbered);
    expect(goes(type, {}, 'prolong')).toBe(prolongs);
  });
  test('GL-UNIT-02 mounted foot are foot, by horse too: they step back', () => {
    const match = moving('mounted foot pike');
    expect(refusal(match, { do: 'stepBack', back: 1000 })).toBeUndefined();
    expect(refusal(moving('light cavalry'), { do: 'stepBack', back: 1000 })?.rule).toBe('GL-MOVE-18');
  });
  test.each(['light cavalry', 'camels', 'medium cavalry', 'heavy cavalry', 'knights', 'elephants'])(
    'GL-UNIT-07 %s never dismount, never fire',
    (type) => {
      expect(refusal(moving(type), { do: 'dismount' })?.rule).toBe('shape');
      const match = firing([shooter({ type }), foe(0, { type: 'foot bow' })]);
      expect(options(match).some((one) => one.unit === 'S1')).toBe(false);
      expect(refusal(match, fireAt())?.rule).toBe('GL-FIRE-01');
    },
  );
});

describe('command', () => {
  test('GL-UNIT-10 a command unit is fired at, hit and removed like any other', () => {
    const target = foe(2000, { type: 'sub-commander' });
    const units = [shooter(), target, { id: 'N2', type: 'foot pike', x: 10000, y: 40000 }];
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: [1, 1, 12, 12, 12] });
    choose(match, fireAt());
    expect(unit(match, 'N1').status).toBe('routed');
    expect(position(match).sides.north.tally).toBe(1);
  });
  test('GL-UNIT-10 and charged', () => {
    const units = [
      { id: 'S1', type: 'foot pike', x: X, y: Y },
      { id: 'S2', type: 'foot pike', x: 10000, y: 3000 },
      foe(5000, { type: 'sub-commander' }),
    ];
    const match = situation({ phase: 'initiativeMovement', initiative: 'south', units, dice: [] });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'charge', target: 'N1' })).toBeUndefined();
  });
  test('GL-UNIT-09, GL-BATTLE-09 attached he is no target of his own', () => {
    const disc = { id: 'N1', type: 'battle', diameter: 7000, elements: 'PPPPPPPPPPPP', x: X, y: Y + 5500 };
    const match = firing([shooter(), disc, { id: 'N2', type: 'commander', aboard: 'N1' }]);
    expect(refusal(match, fire('S1', { target: 'N2' }))?.rule).toBe('GL-BATTLE-09');
    expect(refusal(match, fireAt())).toBeUndefined();
  });
});

describe('measuring', () => {
  const standing = (match: Match, id: string) => placedUnits(match).find((one) => one.id === id)!;
  test('GL-GEN-03 anybody may measure from any unit at any time, and nothing changes', () => {
    const match = firing([shooter(), foe(5000, { type: 'foot crossbow' })]);
    const before = digest(match);
    for (const id of ['S1', 'N1', 'S9', 'N9'])
      for (const what of ['targets', 'charges', 'command', 'reach'] as const) {
        const answer = queryOf(match, standing(match, id), { what, unit: id });
        expect(answer, `${what} ${id}`).toBeDefined();
      }
    expect(digest(match)).toBe(before);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
  });
  test('GL-GEN-03 the answer about targets is true, for both sides', () => {
    const match = firing([shooter(), foe(5000, { type: 'foot crossbow' })], misses(5));
    const asked = (id: string): Loose[] =>
      queryOf(match, standing(match, id), { what: 'targets', unit: id }) as Loose[];
    const mine = asked('S1').find((one) => one['target'] === 'N1')!;
    expect(mine['refusal']).toBeUndefined();
    expect(mine['dice']).toBe(5);
    const theirs = asked('N1').find((one) => one['target'] === 'S1')!;
    expect(theirs['refusal']?.rule).toBe('GL-FIRE-07');
    choose(match, fireAt());
  });
});
