import { describe, expect, test } from 'vitest';
import { PRESETS, presetOf } from '../../src/games/glorious/army.js';
import { basesOf } from '../../src/games/glorious/options.js';
import { STANDS, standsOf, TYPES } from '../../src/games/glorious/units.js';
import type { Roster, RosterUnit } from '../../src/tabletop/army/army.js';
import { check, CLEAN, faultsOf, optionsOf, rulesOf } from './army-help.js';

/** So many units of each type, named by number; command comes on top. */
type Counts = Readonly<Record<string, number>>;
const unitsFrom = (counts: Counts): RosterUnit[] =>
  Object.entries(counts).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, i) => ({ name: `${type} ${i}`, type })),
  );
const COMMAND: Counts = { commander: 1, 'sub-commander': 2 };
const armyFrom = (counts: Counts, command: Counts = COMMAND): Roster => ({
  name: 'An army',
  units: [...unitsFrom(counts), ...unitsFrom(command)],
});
const errorsOf = (counts: Counts, options: unknown = {}, command: Counts = COMMAND) =>
  rulesOf(check(armyFrom(counts, command), options).errors);

describe('types', () => {
  test('GL-UNIT-01 GL-BASE-04 six elements, and one of artillery and command', () => {
    expect(standsOf({ type: 'foot pike' })).toBe('PPPPPP');
    expect(standsOf({ type: 'mounted foot longbow' })).toBe('GGGGGG');
    expect(standsOf({ type: 'elephants' })).toBe('EEEEEE');
    expect(standsOf({ type: 'light bombard' })).toBe('T');
    expect(standsOf({ type: 'sub-commander camel' })).toBe('C');
    expect(standsOf({ type: 'battle' })).toBe('');
    expect(standsOf({ type: 'constructor' })).toBe('');
  });

  test('every letter belongs to a type, and types to known letters', () => {
    const letters = new Set(Object.values(TYPES).flatMap(({ letter }) => [...letter]));
    expect([...letters].toSorted()).toEqual(Object.keys(STANDS).toSorted());
    expect(Object.keys(TYPES)).toHaveLength(2 * 9 + 6 + 4 + 6 + 1);
  });

  test('GL-UNIT-02 GL-UNIT-09 classes, chiefs and mounts', () => {
    expect(TYPES['mounted foot bill']).toMatchObject({ arm: 'foot', weapon: 'bill' });
    expect(TYPES['elephants']).toMatchObject({ arm: 'mounted' });
    expect(TYPES['commander elephant']).toMatchObject({ arm: 'command', chief: true, mount: 'elephant', range: 6000 });
    expect(TYPES['sub-commander']).toMatchObject({ arm: 'command', mount: 'horse', range: 3000 });
    expect(TYPES['sub-commander']).not.toHaveProperty('chief');
  });

  test('GL-BASE-01 the sizes of elements', () => {
    const bases = basesOf(optionsOf());
    expect(bases['mounted foot bow']).toEqual({ frontage: 1250, depth: 750 });
    expect(bases['camels']).toEqual({ frontage: 1250, depth: 1750 });
    expect(bases['knights']).toEqual({ frontage: 1250, depth: 1750 });
    expect(bases['elephants']).toEqual({ frontage: 1250, depth: 2250 });
    expect(bases['rockets']).toEqual({ frontage: 1750, depth: 2500 });
    expect(bases['commander elephant']).toEqual({ frontage: 2000, depth: 2000 });
    expect(basesOf(optionsOf({ basing: { cavalry: { depth: 2000 } } }))['camels']).toEqual({
      frontage: 1250,
      depth: 2000,
    });
  });
});

/** Seven units on foot and five of light cavalry. */
const LEGAL: Counts = { 'foot pike': 4, 'foot bow': 2, 'foot bill': 1, 'light cavalry': 5 };

describe('composition', () => {
  test('GL-ARMY-01 one commander-in-chief and two sub-commanders, whatever they ride', () => {
    expect(errorsOf(LEGAL)).toEqual([]);
    expect(errorsOf(LEGAL, {}, { 'sub-commander': 2 })).toEqual(['GL-ARMY-01']);
    expect(errorsOf(LEGAL, {}, { commander: 2, 'sub-commander': 2 })).toEqual(['GL-ARMY-01']);
    expect(errorsOf(LEGAL, {}, { commander: 1, 'sub-commander': 1 })).toEqual(['GL-ARMY-01']);
    const mixed = { 'commander camel': 1, 'sub-commander': 1, 'sub-commander elephant': 1 };
    expect(errorsOf(LEGAL, { exoticTroops: true }, mixed)).toEqual([]);
  });

  test('GL-ARMY-01 holds without enforceComposition and in scenarios, too', () => {
    const nobody = { commander: 1 };
    expect(errorsOf(LEGAL, { enforceComposition: false }, nobody)).toEqual(['GL-ARMY-01']);
    expect(errorsOf(LEGAL, { armySource: 'scenario' }, nobody)).toEqual(['GL-ARMY-01']);
  });

  test('GL-ARMY-01 subCommanders is for each side', () => {
    const three = armyFrom(LEGAL, { commander: 1, 'sub-commander': 3 });
    const given = { subCommanders: { north: 3 } };
    expect(check(three, given, 'north')).toEqual(CLEAN);
    expect(rulesOf(check(three, given, 'south').errors)).toEqual(['GL-ARMY-01']);
    expect(rulesOf(check(armyFrom(LEGAL), given, 'north').errors)).toEqual(['GL-ARMY-01']);
    expect(check(three, given)).toEqual(CLEAN);
  });

  test('GL-ARMY-02 exactly armySize units, artillery and command not counted', () => {
    expect(errorsOf({ ...LEGAL, 'light cavalry': 4 })).toEqual(['GL-ARMY-02']);
    expect(errorsOf({ ...LEGAL, 'foot pike': 5 })).toEqual(['GL-ARMY-02']);
    expect(errorsOf({ ...LEGAL, 'foot pike': 5 }, { armySize: 13 })).toEqual([]);
    expect(errorsOf({ ...LEGAL, bombard: 3 })).toEqual([]);
  });

  test('GL-ARMY-03 at least half on foot, mounted foot included', () => {
    expect(errorsOf({ 'foot pike': 5, 'mounted foot bow': 1, 'light cavalry': 6 })).toEqual([]);
    expect(errorsOf({ 'foot pike': 5, 'light cavalry': 7 })).toEqual(['GL-ARMY-03']);
    expect(errorsOf({ 'foot pike': 6, 'light cavalry': 7 }, { armySize: 13 })).toEqual(['GL-ARMY-03']);
  });

  test('GL-BATTLE-02 three units on foot for a Battle are always needed', () => {
    const few = { 'foot pike': 2, 'light cavalry': 4 };
    expect(errorsOf(few, { armySize: 6, enforceComposition: false })).toEqual(['GL-BATTLE-02']);
    expect(errorsOf({ ...few, 'mounted foot spear': 1 }, { armySize: 6, enforceComposition: false })).toEqual([]);
  });

  test.each([
    ['knights', 'knights', 4],
    ['elephants', 'elephants', 6],
    ['mounted foot', 'mounted foot longbow', 4],
  ])('GL-ARMY-04 %s: one unit in so many, rounded down', (_name, type, per) => {
    for (const armySize of [6, 11, 12, 13]) {
      const most = Math.floor(armySize / per);
      const given = { armySize, exoticTroops: true };
      expect(errorsOf({ 'foot pike': armySize - most, [type]: most }, given)).toEqual([]);
      expect(errorsOf({ 'foot pike': armySize - most - 1, [type]: most + 1 }, given)).toEqual(['GL-ARMY-04']);
    }
  });

  test('GL-ARMY-04 mounted foot of different weapons count together', () => {
    const mixed = { 'foot pike': 8, 'mounted foot bow': 2, 'mounted foot bill': 2 };
    expect(errorsOf(mixed)).toEqual(['GL-ARMY-04']);
  });

  test('GL-ARMY-05 one artillery unit for four units, of all kinds together', () => {
    expect(errorsOf({ ...LEGAL, bombard: 1, 'organ gun': 1, 'light bombard': 1 })).toEqual([]);
    expect(errorsOf({ ...LEGAL, bombard: 2, 'organ gun': 1, 'light bombard': 1 })).toEqual(['GL-ARMY-05']);
    expect(errorsOf({ ...LEGAL, bombard: 2 }, { artilleryPerUnits: 5 })).toEqual([]);
    expect(errorsOf({ ...LEGAL, bombard: 3 }, { artilleryPerUnits: 5 })).toEqual(['GL-ARMY-05']);
    expect(errorsOf({ ...LEGAL, bombard: 6 }, { artilleryPerUnits: 2 })).toEqual([]);
    expect(errorsOf({ ...LEGAL, bombard: 1 }, { artilleryPerUnits: 0 })).toEqual(['GL-ARMY-05']);
    expect(errorsOf(LEGAL, { artilleryPerUnits: 0 })).toEqual([]);
  });

  test.each(['camels', 'elephants', 'rockets'])('GL-ARMY-06 %s need exoticTroops', (type) => {
    const exotic = { 'foot pike': type === 'rockets' ? 12 : 11, [type]: 1 };
    expect(errorsOf(exotic)).toEqual(['GL-ARMY-06']);
    expect(errorsOf(exotic, { exoticTroops: true })).toEqual([]);
    const given = { exoticTroops: { south: false, north: true } };
    expect(check(armyFrom(exotic), given, 'north')).toEqual(CLEAN);
    expect(rulesOf(check(armyFrom(exotic), given, 'south').errors)).toEqual(['GL-ARMY-06']);
  });

  test.each(['camel', 'elephant'])('GL-ARMY-06 command mounted so (%s) needs exoticTroops', (mount) => {
    const command = { commander: 1, 'sub-commander': 1, [`sub-commander ${mount}`]: 1 };
    expect(errorsOf(LEGAL, {}, command)).toEqual(['GL-ARMY-06']);
    expect(errorsOf(LEGAL, { exoticTroops: true }, command)).toEqual([]);
  });

  test('GL-ARMY-02 to -06 only warn without enforceComposition, and in a scenario', () => {
    const wrong = armyFrom({ 'foot pike': 3, knights: 4, elephants: 3, bombard: 4 });
    const rules = ['GL-ARMY-02', 'GL-ARMY-03', 'GL-ARMY-04', 'GL-ARMY-04', 'GL-ARMY-05', 'GL-ARMY-06'];
    expect(rulesOf(check(wrong).errors)).toEqual(rules);
    for (const given of [{ enforceComposition: false }, { armySource: 'scenario' }]) {
      const checked = check(wrong, given);
      expect(checked.errors).toEqual([]);
      expect(rulesOf(checked.warnings)).toEqual(rules);
    }
  });

  test('GL-BATTLE-01 no Battle in a roster, and no types that are none', () => {
    expect(errorsOf({ ...LEGAL, battle: 1 })).toEqual(['GL-BATTLE-01']);
    expect(errorsOf({ ...LEGAL, dragoons: 1 })).toEqual(['GL-UNIT-01']);
    expect(errorsOf({ ...LEGAL, toString: 1 })).toEqual(['GL-UNIT-01']);
  });
});

/** GL-ARMY-07 as it stands in the catalogue. */
const PRESET_TABLE: Readonly<Record<keyof typeof PRESETS, Counts>> = {
  roses: {
    'foot longbow': 4,
    'foot bill': 4,
    'foot hand': 2,
    'light cavalry': 1,
    'heavy cavalry': 1,
    'organ gun': 1,
    bombard: 1,
  },
  swiss: {
    'foot pike': 6,
    'foot bill': 2,
    'foot handgun': 2,
    'light cavalry': 1,
    'medium cavalry': 1,
    'light bombard': 1,
  },
  french: {
    'foot pike': 3,
    'foot bill': 1,
    'foot crossbow': 2,
    'foot handgun': 1,
    knights: 3,
    'heavy cavalry': 1,
    'light cavalry': 1,
    bombard: 2,
    'light bombard': 1,
  },
  eastern: {
    'foot spear': 3,
    'foot bow': 3,
    'foot handgun': 1,
    'light cavalry': 2,
    'medium cavalry': 1,
    camels: 1,
    elephants: 1,
    rockets: 1,
    bombard: 1,
  },
};
const countsOf = ({ units }: Roster): Counts => {
  const counts: Record<string, number> = {};
  for (const { type } of units) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

describe('presets', () => {
  test.each(Object.entries(PRESETS))('GL-ARMY-07 %s is as in the table, and legal', (name, army) => {
    expect(countsOf(army)).toEqual({ ...PRESET_TABLE[name as keyof typeof PRESETS], ...COMMAND });
    expect(new Set(army.units.map((unit) => unit.name)).size).toBe(army.units.length);
    expect(check(army, { exoticTroops: name === 'eastern' })).toEqual(CLEAN);
  });

  test('GL-ARMY-06 GL-ARMY-07 the eastern army needs exoticTroops', () => {
    expect(rulesOf(check(PRESETS.eastern).errors)).toEqual(['GL-ARMY-06']);
  });

  test('GL-ARMY-07 armyPreset is for each side, with armySource preset only', () => {
    const options = optionsOf({ armySource: 'preset', armyPreset: { south: 'swiss', north: 'roses' } });
    expect([presetOf(options, 'south'), presetOf(options, 'north')]).toEqual([PRESETS.swiss, PRESETS.roses]);
    expect(presetOf(optionsOf({ armyPreset: 'swiss' }), 'south')).toBeUndefined();
  });

  test('GL-ARMY-07 with armySource preset neither side goes without', () => {
    expect(faultsOf({ armySource: 'preset', armyPreset: { south: 'swiss' } })).toMatchObject([
      { path: 'options.armyPreset.north', rule: 'GL-ARMY-07' },
    ]);
    expect(faultsOf({ armySource: 'preset' })).toHaveLength(2);
    expect(faultsOf({ armySource: 'preset', armyPreset: 'french' })).toEqual([]);
  });
});
