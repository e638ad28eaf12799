import { describe, expect, test } from 'vitest';
import { checkArmy, choose, decision, options, refusal, situation, start, unit } from '../kit.js';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

type Entry = readonly [type: string, stands: string];

const army = (...units: Entry[]) => ({
  name: 'Red',
  commander: 'Sir X',
  units: units.map(([type, stands], i) => ({ name: `Red ${i + 1}`, type, stands })),
});
const times = (n: number, entry: Entry): Entry[] => Array.from({ length: n }, () => entry);
const errors = (units: Entry[], chosen: object = {}) => checkArmy(army(...units), chosen).errors.map((e) => e.rule);
const warnings = (units: Entry[], chosen: object = {}) => checkArmy(army(...units), chosen).warnings.map((e) => e.rule);

const PM: Entry = ['P&M', 'PPMM'];
const FOOT: Entry = ['Foot', 'LHH'];
const HM: Entry = ['HM', 'YYY'];
const M: Entry = ['M', 'XXX'];
const D: Entry = ['D', 'DDD'];
const RA: Entry = ['RA', 'G'];

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };

describe('Armies', () => {
  test('FV-ARMY-01 an army of any agreed size: one unit, or twenty', () => {
    expect(errors([PM])).toEqual([]);
    expect(errors(times(20, PM))).toEqual([]);
  });

  test('FV-ARMY-01 an army without units is none', () => {
    expect(errors([])).not.toEqual([]);
  });

  test('FV-ARMY-01 FV-R-73 an army of artillery only is refused', () => {
    const found = errors([RA, RA, ['GG', 'G']]);
    expect(found).toHaveLength(1);
    expect(['FV-ARMY-01', 'FV-R-73']).toContain(found[0]);
    expect(errors([RA, RA, M])).toEqual([]);
  });

  test.each([
    ['P&M', 'M', 2, 9],
    ['Foot', 'H', 2, 6],
    ['HM', 'Y', 2, 4],
    ['M', 'X', 2, 6],
    ['D', 'D', 2, 6],
  ] as const)('FV-ARMY-02 %s: %s stands, %i to %i of them', (type, stand, least, most) => {
    const sized = (n: number) => errors([PM, PM, [type, stand.repeat(n)]]);
    expect(sized(least - 1)).toEqual(['FV-ARMY-02']);
    expect(sized(least)).toEqual([]);
    expect(sized(most)).toEqual([]);
    expect(sized(most + 1)).toEqual(['FV-ARMY-02']);
  });

  test.each(['GG', 'RA', 'HA'])('FV-ARMY-02 FV-ARMY-11 %s: one gun, never none, two or three', (type) => {
    expect(errors([PM, [type, 'G']])).toEqual([]);
    for (const guns of ['', 'GG', 'GGG']) expect(errors([PM, [type, guns]]), `'${guns}'`).toHaveLength(1);
  });

  const kinds: Record<string, string> = { 'P&M': 'PM', Foot: 'LH', HM: 'Y', M: 'X', D: 'D', GG: 'G', RA: 'G', HA: 'G' };
  const pairs = Object.entries(kinds).flatMap(([type, own]) =>
    [...'PMLHDXYG'].map((kind) => ({ type, kind, fits: own.includes(kind) })),
  );
  test.each(pairs)('FV-ARMY-02 $kind stands in a unit of type $type: $fits', ({ type, kind, fits }) => {
    const size = kinds[type] === 'G' ? 1 : 2;
    const found = errors([PM, PM, [type, kind.repeat(size)]]);
    if (fits) expect(found).toEqual([]);
    else expect(found).toHaveLength(1);
  });

  test('FV-ARMY-02 one stand of a wrong kind among right ones is found', () => {
    expect(errors([PM, ['M', 'XXXY']])).toHaveLength(1);
    expect(errors([PM, ['HM', 'YYX']])).toHaveLength(1);
    expect(errors([['P&M', 'PPMMH']])).toHaveLength(1);
    expect(errors([PM, PM, ['Foot', 'LHP']])).toHaveLength(1);
  });

  test.each(['PPPP', 'MMMM', 'PMMM', 'PPPM', 'PPPPPPPPM'])(
    'FV-ARMY-03 pikes and muskets in any proportion: %s',
    (stands) => {
      expect(errors([['P&M', stands]])).toEqual([]);
    },
  );

  test('FV-ARMY-04 there is one kind of firearm: bows and crossbows are musket stands', () => {
    expect(errors([['P&M', 'PPBB']])).not.toEqual([]);
    expect(errors([['P&M', 'PPMM']])).toEqual([]);
  });

  test('FV-ARMY-04 every musket stand fires alike', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      dice: [6, 6, 6],
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MPM/MP.' },
        { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(unit(match, 'S1').fired).toBe(true);
  });

  test.each(['LL', 'HH', 'LH', 'LLLLLH', 'LHHHHH'])(
    'FV-ARMY-05 light and hand stands in any proportion: %s',
    (stands) => {
      expect(errors([PM, PM, ['Foot', stands]])).toEqual([]);
    },
  );

  test('FV-ARMY-05 a Foot unit never fires', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      units: [
        { id: 'S1', type: 'Foot', zone: 'Z(2,1)', layout: 'LH/LH' },
        { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
      ],
    });
    expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' })?.rule).toBe('FV-FIRE-04');
    expect(refusal(match, { do: 'fire', unit: 'S2', target: 'N1' })).toBeUndefined();
  });

  test.each([
    [0, 1, false],
    [1, 1, false],
    [2, 1, true],
    [2, 2, false],
    [3, 2, true],
    [1, 0, true],
  ] as const)('FV-ARMY-06 %i Pike and Musket units beside %i Foot units: %s', (pikeAndMusket, foot, legal) => {
    expect(errors([M, ...times(pikeAndMusket, PM), ...times(foot, FOOT)])).toEqual(legal ? [] : ['FV-ARMY-06']);
  });

  test('FV-ARMY-06 FV-R-64 an army without Foot units needs no Pike and Musket unit', () => {
    expect(errors([M, M])).toEqual([]);
    expect(errors([HM, M, RA])).toEqual([]);
  });

  test.each([
    [1, true],
    [2, true],
    [3, false],
  ] as const)('FV-ARMY-07 %i Heavy Mounted units: %s', (heavy, legal) => {
    expect(errors([PM, ...times(heavy, HM)])).toEqual(legal ? [] : ['FV-ARMY-07']);
  });

  test.each([
    [0, 0, true],
    [0, 1, false],
    [3, 3, true],
    [3, 4, false],
  ] as const)('FV-ARMY-07 maxHeavyMounted %i, %i Heavy Mounted units: %s', (maxHeavyMounted, heavy, legal) => {
    expect(errors([PM, ...times(heavy, HM)], { maxHeavyMounted })).toEqual(legal ? [] : ['FV-ARMY-07']);
  });

  test.each([
    ['FV-ARMY-07', 'HM', 'YY/YY'],
    ['FV-ARMY-08', 'M', 'XX/XX'],
  ])('%s %s units cannot fire', (_rule, type, layout) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      units: [
        { id: 'S1', type, zone: 'Z(2,1)', layout },
        { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
      ],
    });
    expect(refusal(match, { do: 'fire', unit: 'S1', target: 'N1' })?.rule).toBe('FV-FIRE-04');
    expect(refusal(match, { do: 'fire', unit: 'S2', target: 'N1' })).toBeUndefined();
  });

  test.each([
    ['FV-ARMY-07', 'HM', 'YY/YY', false],
    ['FV-ARMY-08', 'M', 'XX/XX', false],
    ['FV-ARMY-09', 'D', 'DD/DD', true],
  ] as const)('%s may %s units dismount? %s %s', (_rule, type, layout, may) => {
    const match = situation({
      phase: 'initiativeMovement',
      sides,
      units: [
        { id: 'S1', type, zone: 'Z(2,0)', layout },
        { id: 'N1', type: 'P&M', zone: 'Z(2,2)', layout: 'PP/PP' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'dismount' }) === undefined).toBe(may);
  });

  test('FV-ARMY-08 a lancer is a mounted stand: there is no other type for him', () => {
    expect(errors([PM, ['Lancers', 'XXX']])).not.toEqual([]);
    expect(errors([PM, ['M', 'XXX']])).toEqual([]);
  });

  describe('Dragoons', () => {
    const dragoons = (phase: string, state: string) =>
      situation({
        phase,
        initiative: phase === 'firing' ? 'north' : 'south',
        sides,
        units: [
          { id: 'S1', type: 'D', state, zone: 'Z(2,1)', layout: 'DD/D.' },
          { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
          { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP', formation: 'defensive' },
        ],
      });

    test('FV-ARMY-09 mounted they are mounted: two actions, no fire, no defensive formation', () => {
      expect(refusal(dragoons('firing', 'mounted'), { do: 'fire', unit: 'S1', target: 'N1' })?.rule).toBe('FV-FIRE-04');
      const match = dragoons('initiativeMovement', 'mounted');
      choose(match, { do: 'choose', unit: 'S1' });
      expect(refusal(match, { do: 'mountUp' })?.rule).toBe('FV-MOVE-06');
      choose(match, { do: 'turn', to: 'E' });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'action', about: { unit: 'S1' } });
      choose(match, { do: 'changeFormation' });
      expect(refusal(match, { do: 'form', formation: 'defensive', layout: 'DD/D.' })?.rule).toBe('FV-FORM-05');
    });

    test('FV-ARMY-09 dismounted they are foot: one action, fire, a defensive formation', () => {
      expect(refusal(dragoons('firing', 'dismounted'), { do: 'fire', unit: 'S1', target: 'N1' })).toBeUndefined();
      const match = dragoons('initiativeMovement', 'dismounted');
      choose(match, { do: 'choose', unit: 'S1' });
      expect(refusal(match, { do: 'dismount' })?.rule).toBe('FV-MOVE-06');
      choose(match, { do: 'changeFormation' });
      choose(match, { do: 'form', formation: 'defensive', layout: 'DD/D.' });
      expect(unit(match, 'S1')).toMatchObject({ formation: 'defensive', chosen: true });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    });

    test('FV-ARMY-09 the unit dismounts as a whole', () => {
      const match = dragoons('initiativeMovement', 'mounted');
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'dismount' });
      expect(unit(match, 'S1')).toMatchObject({ state: 'dismounted', layout: 'DD/D.' });
    });

    test('FV-ARMY-10 dismounted they fire like three musket stands', () => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides,
        dice: [2, 3, 1],
        units: [
          { id: 'S1', type: 'D', state: 'dismounted', zone: 'Z(2,1)', layout: 'DD/D.' },
          { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
          { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
        ],
      });
      choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
      expect(unit(match, 'N1').hits).toBe(2);
    });

    test.each([
      ['S', false],
      ['E', false],
      ['N', true],
    ] as const)(
      'FV-ARMY-10 like muskets they engage unengaged mounted only from the rear: facing %s %s',
      (facing, may) => {
        const match = situation({
          phase: 'initiativeMovement',
          sides,
          units: [
            { id: 'S1', type: 'D', state: 'dismounted', zone: 'Z(2,1)', layout: 'DD/D.' },
            { id: 'N1', type: 'M', zone: 'Z(2,1)', facing, layout: 'XX/XX' },
          ],
        });
        choose(match, { do: 'choose', unit: 'S1' });
        expect(refusal(match, { do: 'engage', target: 'N1' }) === undefined).toBe(may);
      },
    );
  });

  test.each(['Siege Artillery', 'SA', 'Mortar', 'MO'])(
    'FV-ARMY-12 there are no siege pieces and mortars: %s',
    (type) => {
      expect(errors([PM, [type, 'G']])).toHaveLength(1);
    },
  );

  test('FV-ARMY-13 the Commander is not a unit and cannot be fired at', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(2,1)' } },
      units: [
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
        { id: 'S2', type: 'P&M', zone: 'Z(1,1)', layout: 'MM/MM' },
        { id: 'N1', type: 'P&M', zone: 'Z(1,1)', layout: 'PP/PP' },
      ],
    });
    const shots = options(match).filter((o) => o.do === 'fire');
    expect(shots).toEqual([{ do: 'fire', unit: 'S2', target: 'N1' }]);
  });

  test('FV-ARMY-13 the Commander cannot be engaged and engages nobody', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(2,1)' } },
      units: [
        { id: 'S1', type: 'M', zone: 'Z(2,1)', layout: 'XX/XX' },
        { id: 'N1', type: 'P&M', zone: 'Z(1,2)', layout: 'PP/PP' },
      ],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match).filter((o) => o.do === 'engage')).toEqual([]);
  });

  test('FV-ARMY-13 each army has exactly one Commander: a set-up without him is refused', () => {
    const match = start({ armies: { south: army(PM), north: army(PM) } });
    const id = decision(match)?.side === 'south' ? 'S1' : 'N1';
    const row = decision(match)?.side === 'south' ? 0 : 2;
    const units = [{ unit: id, zone: `Z(2,${row})`, formation: 'attack', layout: 'PM/PM' }];
    expect(refusal(match, { do: 'setup', units })?.rule).toBe('FV-SETUP-07');
    expect(refusal(match, { do: 'setup', units, commander: `Z(2,${row})` })).toBeUndefined();
  });
});

describe('Dragoons fewer than Mounted', () => {
  test.each([
    [1, 2, true],
    [1, 1, false],
    [2, 1, false],
    [1, 0, false],
    [0, 1, true],
    [0, 0, true],
  ] as const)('FV-ARMY-14 %i Dragoon and %i Mounted units, usual: %s', (dragoons, mounted, usual) => {
    const units = [PM, ...times(dragoons, D), ...times(mounted, M)];
    // by default the checker warns and does not refuse
    expect(errors(units)).toEqual([]);
    expect(warnings(units)).toEqual(usual ? [] : ['FV-ARMY-14']);
    // option dragoonsFewer: it refuses
    expect(errors(units, { dragoonsFewer: true })).toEqual(usual ? [] : ['FV-ARMY-14']);
  });
});

describe('The checker', () => {
  /** Ten stands, a pike among horsemen, two guns, as many Foot as Pike and Musket units, three Heavy Mounted units. */
  const faulty: Entry[] = [['P&M', 'PPPPPMMMMM'], ['M', 'XXP'], ['RA', 'GG'], FOOT, HM, HM, HM];

  test('FV-ARMY-02 FV-ARMY-06 FV-ARMY-07 FV-ARMY-11 an army with five faults reports all five', () => {
    const found = checkArmy(army(...faulty)).errors;
    expect(found).toHaveLength(5);
    const rules = found.map((e) => e.rule);
    expect(rules).toContain('FV-ARMY-06');
    expect(rules).toContain('FV-ARMY-07');
    expect(rules.filter((rule) => rule === 'FV-ARMY-02' || rule === 'FV-ARMY-11')).toHaveLength(3);
    for (const error of found) expect(faultText(english, {}, error)).not.toBe('');
  });

  test('FV-ARMY-06 FV-ARMY-07 enforceComposition false: these two only warn, the other three refuse', () => {
    const { errors: refused, warnings: warned } = checkArmy(army(...faulty), { enforceComposition: false });
    expect(refused).toHaveLength(3);
    expect(warned.map((w) => w.rule).sort()).toEqual(['FV-ARMY-06', 'FV-ARMY-07']);
  });

  test('FV-ARMY-01 a match with a faulty army does not begin', () => {
    expect(() => start({ armies: { south: army(FOOT), north: army(PM) } })).toThrow('FV-ARMY-06');
    expect(() => start({ armies: { south: army(PM), north: army(PM, HM, HM, HM) } })).toThrow('FV-ARMY-07');
    const match = start({
      armies: { south: army(FOOT), north: army(PM, HM, HM, HM) },
      options: { enforceComposition: false },
    });
    expect(decision(match)).toMatchObject({ kind: 'setup' });
  });

  test.each([
    [3, false],
    [4, true],
    [5, true],
    [6, false],
  ] as const)('FV-ARMY-02 standLimits 4 to 5 for Pike and Musket: %i stands %s', (n, legal) => {
    const standLimits = { 'P&M': [4, 5] };
    expect(errors([['P&M', 'M'.repeat(n)]], { standLimits })).toEqual(legal ? [] : ['FV-ARMY-02']);
    // the other types keep theirs
    expect(errors([['M', 'X'.repeat(6)]], { standLimits })).toEqual([]);
    expect(errors([['M', 'X'.repeat(7)]], { standLimits })).toEqual(['FV-ARMY-02']);
  });

  test('FV-ARMY-11 standLimits never make artillery larger', () => {
    expect(() => {
      const found = errors([PM, ['RA', 'GG']], { standLimits: { RA: [1, 2] } });
      if (found.length > 0) throw new Error(found.join());
    }).toThrow();
  });

  test.each([
    ['M', [0, 6]],
    ['M', [2, 17]],
    ['M', [5, 4]],
  ])('FV-ARMY-02 standLimits %s %j are outside 1 to 16 or upside down', (type, limits) => {
    expect(() => errors([PM], { standLimits: { [type]: limits } })).toThrow();
  });

  test('FV-ARMY-02 FV-FORM-09 standLimits from 1: a single horseman starts in open order', () => {
    const units = [PM, ['M', 'X'] as const];
    const match = start({
      armies: { south: army(...units), north: army(PM) },
      options: { standLimits: { M: [1, 6] } },
    });
    expect(decision(match)?.side).toBe('south');
    const setup = (formation: string) => ({
      do: 'setup',
      commander: 'Z(2,0)',
      units: [
        { unit: 'S1', zone: 'Z(2,0)', formation: 'attack', layout: 'PP/MM' },
        { unit: 'S2', zone: 'Z(2,0)', formation, layout: 'X' },
      ],
    });
    expect(refusal(match, setup('attack'))?.rule).toBe('FV-FORM-09');
    expect(refusal(match, setup('open'))).toBeUndefined();
  });

  test.each([-1, 21])('FV-ARMY-07 maxHeavyMounted %i is outside 0 to 20', (maxHeavyMounted) => {
    expect(() => errors([PM], { maxHeavyMounted })).toThrow();
  });

  test.each(['roster', 'scenario'])('FV-ARMY-01 armySource %s is known', (armySource) => {
    expect(errors([PM], { armySource })).toEqual([]);
  });

  test('FV-R-66 a single heavy stand is for scenarios only', () => {
    expect(errors([PM, ['HM', 'Y']], { armySource: 'roster' })).toEqual(['FV-ARMY-02']);
    expect(errors([PM, ['HM', 'Y']], { armySource: 'scenario' })).toEqual([]);
  });

  test('FV-ARMY-01 an unknown armySource is refused', () => {
    expect(() =>
      start({ armies: { south: army(PM), north: army(PM) }, options: { armySource: 'generated' } }),
    ).toThrow();
  });
});
