// A Major Victory: terrain (MV-TERR).
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';

const { choose, decision, events, options, refusal, situation, start, unit } = kitFor(major);

type Match = ReturnType<typeof situation>;

// Both Commanders stand far away, so that play stops in the next movement phase.
const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const at = (zone: string, ...types: string[]) => ({ terrain: { [zone]: types } });
const cliffs = (...edges: string[]) => ({ escarpments: edges });
const sixes = (n: number) => Array<number>(n).fill(6);

const MOVERS: Record<string, object> = {
  'LF in attack': { type: 'LF', weapon: 'hand', layout: 'FFF/FFF' },
  'LF in open order': { type: 'LF', weapon: 'bows', formation: 'open', layout: 'FFF/FFF' },
  'MF in attack': { type: 'MF', weapon: 'hand', layout: 'FF/FF' },
  'MF in open order': { type: 'MF', weapon: 'pikes', formation: 'open', layout: 'F/F' },
  'HF in attack': { type: 'HF', weapon: 'hand', layout: 'FF/FF' },
  'LM in attack': { type: 'LM', layout: 'MMM/MMM' },
  'LM in open order': { type: 'LM', formation: 'open', layout: 'MMM/MMM' },
  'MM in attack': { type: 'MM', layout: 'MM/MM' },
  'MM in open order': { type: 'MM', formation: 'open', layout: 'M/M' },
  'HM in attack': { type: 'HM', layout: 'MM/MM' },
  'Organ Gun': { type: 'Organ Gun', layout: 'G' },
  Gun: { type: 'Gun', layout: 'G' },
};
const UNITS: Record<string, object> = {
  ...MOVERS,
  'MF in defence': { type: 'MF', weapon: 'hand', formation: 'defensive', layout: 'FF/FF' },
  Bombard: { type: 'Bombard', layout: 'G' },
};
const FORMED = ['LM in attack', 'MM in attack', 'HM in attack'];
const ALL = Object.keys(MOVERS);
const allBut = (...names: string[]) => ALL.filter((name) => !names.includes(name));
const kind = (name: string, id: string, zone: string, more: object = {}) => ({ id, zone, ...UNITS[name], ...more });

const moving = (units: object[], opts: object = {}, more: object = {}) =>
  situation({ phase: 'initiativeMovement', initiative: 'south', sides, units, options: opts, ...more });

/** South's unit in Z(2,0), heading north, asked for its order. */
const before = (name: string, opts: object, more: object = {}): Match => {
  const match = moving([kind(name, 'S1', 'Z(2,0)', { facing: 'N', ...more })], opts);
  choose(match, { do: 'choose', unit: 'S1' });
  return match;
};
/** Legal, or refused by a rule of the game (not for a fault of form). */
const may = (match: Match, choice: object) => {
  const refused = refusal(match, choice);
  if (refused) expect(refused.rule).toMatch(/^MV-/);
  return refused === undefined;
};
const enterers = (opts: object) => ALL.filter((name) => may(before(name, opts), { do: 'move' }));
const thrown = (match: Match, side: string) =>
  events(match).flatMap((e) => (e.event === 'throw' && e.side === side ? (e.dice as number[]) : [])).length;

describe('Laying out terrain', () => {
  const place = (opts: object) => moving([kind('MF in attack', 'S1', 'Z(2,0)')], opts);
  const accepted = (opts: object) => expect(decision(place(opts))?.kind).toBe('activity');

  test('MV-TERR-01 a zone may have several types', () => {
    accepted(at('Z(2,1)', 'hill', 'village', 'wood', 'rough'));
  });

  test('MV-TERR-01 zones and types must exist', () => {
    expect(() => place(at('Z(5,1)', 'hill'))).toThrow(/terrain|Z\(5,1\)/);
    expect(() => place(at('SR1', 'hill'))).toThrow(/terrain|SR1/);
    expect(() => place(at('Z(2,1)', 'lava'))).toThrow(/terrain|lava/);
  });

  test('MV-TERR-01 a zone is clear unless agreed otherwise: everybody may enter', () => {
    expect(enterers({})).toEqual(ALL);
    expect(enterers(at('Z(3,1)', 'bog'))).toEqual(ALL);
  });

  test.each(['wood', 'village', 'bog'])('MV-TERR-02 at most one zone of %s', (type) => {
    accepted({ terrain: { 'Z(2,1)': [type] } });
    expect(() => place({ terrain: { 'Z(2,1)': [type], 'Z(4,1)': ['hill', type] } })).toThrow(/MV-TERR-02|terrain/);
  });

  test.each(['hill', 'rough', 'impassable'])('MV-TERR-02 any number of zones of %s', (type) => {
    accepted({ terrain: { 'Z(2,1)': [type], 'Z(4,1)': [type], 'Z(0,1)': [type] } });
  });

  test('MV-TERR-02 option terrainLimits sets other limits, or none', () => {
    const woods = (n: number) =>
      Object.fromEntries(['Z(0,1)', 'Z(2,1)', 'Z(4,1)'].slice(0, n).map((zone) => [zone, ['wood']]));
    accepted({ terrain: woods(2), terrainLimits: { wood: 2, village: 1, bog: 1 } });
    expect(() => place({ terrain: woods(3), terrainLimits: { wood: 2, village: 1, bog: 1 } })).toThrow(/terrain/);
    accepted({ terrain: woods(3), terrainLimits: { wood: null, village: 1, bog: 1 } });
    expect(() => place({ terrain: woods(1), terrainLimits: { wood: 0, village: 1, bog: 1 } })).toThrow(/terrain/);
    expect(() => place({ terrain: { 'Z(0,1)': ['hill'], 'Z(4,1)': ['hill'] }, terrainLimits: { hill: 1 } })).toThrow(
      /terrain/,
    );
  });
});

describe('Prohibited zones', () => {
  test.each([
    ['hill', ALL],
    ['wood', allBut('Organ Gun', 'Gun', ...FORMED)],
    ['village', ALL],
    ['rough', allBut('Gun')],
    ['impassable', []],
    ['bog', []],
  ])('MV-TERR-02 MV-TERR-03 who may move into %s', (type, allowed) => {
    expect(enterers(at('Z(2,1)', type))).toEqual(allowed);
  });

  test('MV-TERR-03 a prohibited move is not offered, and the refusal names the rule', () => {
    const match = before('Gun', at('Z(2,1)', 'rough'));
    expect(options(match)).not.toContainEqual({ do: 'move' });
    expect(refusal(match, { do: 'move' })?.rule).toBe('MV-TERR-03');
  });

  test.each([
    [['rough', 'wood'], allBut('Organ Gun', 'Gun', ...FORMED)],
    [['village', 'rough'], allBut('Gun')],
    [['hill', 'impassable'], []],
    [['bog', 'village'], []],
  ])('MV-TERR-03 in a zone of %j every prohibition counts', (types, allowed) => {
    expect(enterers(at('Z(2,1)', ...types))).toEqual(allowed);
  });

  test('MV-TERR-02 an Organ Gun moves into passable rough ground', () => {
    const match = before('Organ Gun', at('Z(2,1)', 'rough'));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
  });

  const entering: [string, string, string | undefined, string[]][] = [
    ['MF', 'FFFF', 'hand', ['hill', 'wood', 'village', 'rough']],
    ['LM', 'MMMM', undefined, ['hill', 'wood', 'village', 'rough']],
    ['MM', 'MMM', undefined, ['hill', 'village', 'rough']],
    ['MM', 'MM', undefined, ['hill', 'wood', 'village', 'rough']],
    ['HM', 'MM', undefined, ['hill', 'village', 'rough']],
    ['Organ Gun', 'G', undefined, ['hill', 'village', 'rough']],
    ['Gun', 'G', undefined, ['hill', 'village']],
    ['Bombard', 'G', undefined, ['hill', 'village']],
  ];
  test.each(entering)(
    'MV-TERR-02 MV-TERR-03 a %s of %s (%s) comes on from reserve into %j',
    (type, layout, weapon, allowed) => {
      const found = ['hill', 'wood', 'village', 'rough', 'impassable', 'bog'].filter((terrain) => {
        const match = moving(
          [{ id: 'S1', type, zone: 'SR2', layout, ...(weapon && { weapon }) }],
          at('Z(2,0)', terrain),
        );
        return may(match, { do: 'enter', unit: 'S1' });
      });
      expect(found).toEqual(allowed);
    },
  );

  test('MV-TERR-03 MV-TERR-10 mounted come on into woods in open order only', () => {
    const match = moving([{ id: 'S1', type: 'LM', zone: 'SR2', layout: 'MMMMM' }], at('Z(2,0)', 'wood'));
    choose(match, { do: 'enter', unit: 'S1' });
    expect(may(match, { do: 'form', formation: 'attack', layout: 'MMM/MM.' })).toBe(false);
    expect(may(match, { do: 'form', formation: 'open', layout: 'MMM/MM.' })).toBe(true);
  });

  describe('at set-up', () => {
    const red = {
      name: 'Red',
      units: [
        { name: 'Red Foot', type: 'MF', weapon: 'hand', stands: 'FFFF' },
        { name: 'Red Gun', type: 'Gun', stands: 'G' },
        { name: 'Red Horse', type: 'LM', stands: 'MMMM' },
      ],
    };
    const setUp = (terrain: string, gun: number, horse: number, formation: string, commander: number) => {
      const match = start({
        armies: { south: red, north: red },
        options: { terrain: { 'Z(2,0)': [terrain] } },
        dice: [],
      });
      choose(match, { do: 'dismount', units: [] });
      choose(match, { do: 'dismount', units: [] });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
      return refusal(match, {
        do: 'setup',
        commander: `Z(${commander},0)`,
        units: [
          { unit: 'S1', zone: 'Z(1,0)', formation: 'attack', layout: 'FF/FF' },
          { unit: 'S2', zone: `Z(${gun},0)`, formation: 'open', layout: 'G' },
          { unit: 'S3', zone: `Z(${horse},0)`, formation, layout: 'MM/MM' },
        ],
      });
    };

    test('MV-TERR-03 prohibitions hold for placing units', () => {
      expect(setUp('rough', 1, 2, 'attack', 2)).toBeUndefined();
      expect(setUp('rough', 2, 1, 'attack', 1)?.rule).toBe('MV-TERR-03');
      expect(setUp('hill', 2, 2, 'attack', 2)).toBeUndefined();
      expect(setUp('wood', 1, 2, 'attack', 1)?.rule).toBe('MV-TERR-10');
      expect(setUp('wood', 1, 2, 'open', 1)).toBeUndefined();
      expect(setUp('bog', 1, 2, 'open', 1)?.rule).toBe('MV-TERR-03');
    });

    test('MV-TERR-12 the Commander is not placed in woods, bog or impassable ground', () => {
      expect(setUp('wood', 1, 1, 'attack', 2)?.rule).toBe('MV-TERR-12');
      expect(setUp('bog', 1, 1, 'attack', 2)?.rule).toBe('MV-TERR-12');
      expect(setUp('impassable', 1, 1, 'attack', 2)?.rule).toBe('MV-TERR-12');
      expect(setUp('village', 1, 1, 'attack', 2)).toBeUndefined();
      expect(setUp('wood', 1, 1, 'attack', 3)).toBeUndefined();
    });
  });
});

describe('Restricted movement', () => {
  const RESTRICTED = ['hill', 'wood', 'village', 'rough'];

  test('MV-TERR-04 in clear ground mounted have two actions', () => {
    const match = before('LM in open order', {});
    choose(match, { do: 'move' });
    expect(decision(match)?.kind).toBe('action');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test.each(RESTRICTED)('MV-TERR-04 MV-TERR-02 mounted that enter %s have no second action', (type) => {
    const match = before('LM in open order', at('Z(2,1)', type));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    expect(decision(match)?.kind).toBe('activity');
    expect(options(match)).not.toContainEqual({ do: 'choose', unit: 'S1' });
  });

  test.each(RESTRICTED)('MV-TERR-04 MV-TERR-02 mounted that are in %s have one action', (type) => {
    const match = before('LM in open order', at('Z(2,0)', type));
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)?.kind).toBe('activity');
  });

  test.each(RESTRICTED)('MV-TERR-04 MV-TERR-02 mounted that leave %s have one action', (type) => {
    const match = before('LM in open order', at('Z(2,0)', type));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    expect(decision(match)?.kind).toBe('activity');
  });

  test.each(RESTRICTED)('MV-R-53 MV-TERR-04 a turn, then into %s, is illegal', (type) => {
    const match = before('LM in open order', at('Z(2,1)', type), { facing: 'E' });
    choose(match, { do: 'turn', to: 'N' });
    expect(decision(match)?.kind).toBe('action');
    expect(options(match)).not.toContainEqual({ do: 'move' });
    expect(may(match, { do: 'move' })).toBe(false);
    expect(may(match, { do: 'turn', to: 'W' })).toBe(true);
  });

  test('MV-R-53 MV-TERR-04 two moves may not end in restricted ground, two moves beside it may', () => {
    const match = before('MM in attack', at('Z(2,2)', 'hill'));
    choose(match, { do: 'move' });
    expect(may(match, { do: 'move' })).toBe(false);
    const beside = before('MM in attack', at('Z(3,2)', 'hill'));
    choose(beside, { do: 'move' });
    expect(may(beside, { do: 'move' })).toBe(true);
  });

  test('MV-R-53 a change of formation, then into woods, is illegal', () => {
    const match = before('MM in attack', at('Z(2,1)', 'wood'), { layout: 'M/M' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1').formation).toBe('open');
    expect(may(match, { do: 'move' })).toBe(false);
  });

  test('MV-TERR-04 Heavy Mounted are no exception', () => {
    const match = before('HM in attack', at('Z(2,1)', 'hill'));
    choose(match, { do: 'move' });
    expect(decision(match)?.kind).toBe('activity');
  });

  test('MV-TERR-04 mounted that disengage in restricted ground do no more', () => {
    const disengaging = (opts: object) => {
      const match = moving(
        [
          kind('MM in attack', 'S1', 'Z(2,1)', { facing: 'N', contacts: [{ with: 'N1', face: 'front' }] }),
          kind('MF in attack', 'N1', 'Z(2,1)'),
        ],
        opts,
      );
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'disengage' });
      return decision(match)?.kind;
    };
    expect(disengaging({})).toBe('action');
    expect(disengaging(at('Z(2,1)', 'hill'))).toBe('activity');
  });

  test.each(['LF in attack', 'MF in attack', 'HF in attack', 'Gun', 'Organ Gun'])(
    'MV-TERR-04 %s moves into and out of a village',
    (name) => {
      const into = before(name, at('Z(2,1)', 'village'));
      choose(into, { do: 'move' });
      expect(unit(into, 'S1').zone).toBe('Z(2,1)');
      const outOf = before(name, at('Z(2,0)', 'village'));
      choose(outOf, { do: 'move' });
      expect(unit(outOf, 'S1').zone).toBe('Z(2,1)');
    },
  );

  /** S1 passes its test to engage N1 on a hill. */
  const charge = () => {
    const match = moving(
      [kind('MM in attack', 'S1', 'Z(2,1)', { facing: 'N' }), kind('MM in attack', 'N1', 'Z(2,1)')],
      at('Z(2,1)', 'hill'),
      { dice: [3] },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)?.kind).toBe('react');
    return match;
  };

  test('MV-TERR-05 mounted engage and counter-charge on a hill', () => {
    const match = charge();
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(unit(match, 'S1').contacts).toEqual([{ with: 'N1', face: 'front', line: 'rank 0' }]);
  });

  test('MV-TERR-05 mounted recoil from a hill, and rally on it', () => {
    const match = charge();
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
    for (const to of ['N', 'E', 'S', 'W']) expect(options(match)).toContainEqual({ do: 'rally', to });
    choose(match, { do: 'rally', to: 'E' });
    expect(unit(match, 'S1').facing).toBe('E');
  });

  test('MV-TERR-05 mounted come on to the table and go off over a hill', () => {
    const match = moving(
      [kind('MM in attack', 'S1', 'Z(2,0)'), { id: 'S2', type: 'MM', zone: 'SR2', layout: 'MMMMMM' }],
      at('Z(2,0)', 'hill'),
    );
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    choose(match, { do: 'enter', unit: 'S2' });
    choose(match, { do: 'form', formation: 'attack', layout: 'MMM/MMM' });
    expect(unit(match, 'S2').zone).toBe('Z(2,0)');
  });

  describe('intercepting', () => {
    test.each([
      ['clear', 'MM in attack', 'intercept'],
      ['hill', 'MM in attack', 'activity'],
      ['village', 'MM in attack', 'activity'],
      ['rough', 'MM in attack', 'activity'],
      ['wood', 'LM in open order', 'activity'],
      ['hill', 'HM in attack', 'activity'],
      ['clear', 'HM in attack', 'intercept'],
    ])('MV-TERR-05 MV-INTER-03 foot walks into %s with %s: %s comes next', (type, horse, next) => {
      const opts = type === 'clear' ? {} : at('Z(2,1)', type);
      const match = moving([kind('MF in attack', 'S1', 'Z(2,0)', { facing: 'N' }), kind(horse, 'N1', 'Z(2,1)')], opts);
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'move' });
      expect(unit(match, 'S1').zone).toBe('Z(2,1)');
      expect(decision(match)?.kind).toBe(next);
    });

    test('MV-TERR-05 MV-INTER-03 nor is a unit intercepted as it leaves such a zone', () => {
      const leave = (opts: object) => {
        const match = moving(
          [kind('MF in attack', 'S1', 'Z(2,0)', { facing: 'N' }), kind('MM in attack', 'N1', 'Z(2,0)')],
          opts,
        );
        choose(match, { do: 'choose', unit: 'S1' });
        choose(match, { do: 'move' });
        return [decision(match)?.kind, unit(match, 'S1').zone];
      };
      expect(leave({})).toEqual(['intercept', 'Z(2,0)']);
      expect(leave(at('Z(2,0)', 'hill'))).toEqual(['activity', 'Z(2,1)']);
      // the zone of the interceptor counts, not the one the mover comes to
      expect(leave(at('Z(2,1)', 'hill'))).toEqual(['intercept', 'Z(2,0)']);
    });

    test('MV-TERR-05 MV-INTER-03 nor can mounted intercept an engagement of another unit there', () => {
      const attempt = (opts: object) => {
        const match = moving(
          [
            kind('MF in attack', 'S1', 'Z(2,1)', { facing: 'N' }),
            kind('MF in attack', 'N1', 'Z(2,1)'),
            kind('MM in attack', 'N2', 'Z(2,1)'),
          ],
          opts,
          { dice: [1] },
        );
        choose(match, { do: 'choose', unit: 'S1' });
        choose(match, { do: 'engage', target: 'N1' });
        expect(decision(match)?.kind).toBe('react');
        expect(options(match)).toContainEqual({ do: 'hastyDefence', unit: 'N1' });
        return may(match, { do: 'intercept', unit: 'N2' });
      };
      expect(attempt({})).toBe(true);
      expect(attempt(at('Z(2,1)', 'hill'))).toBe(false);
    });
  });
});

describe('Formations', () => {
  const entryOnly = { houseRules: { woodsEntryOnly: true } };
  /** May S1 change into this? A change with one legal form is made without asking. */
  const mayForm = (name: string, opts: object, form: object, more: object = {}) => {
    const match = before(name, opts, more);
    if (!may(match, { do: 'changeFormation' })) return false;
    choose(match, { do: 'changeFormation' });
    if (decision(match)?.kind === 'formation') return may(match, { do: 'form', ...form });
    const { formation, layout } = unit(match, 'S1');
    return JSON.stringify({ formation, layout }) === JSON.stringify(form);
  };

  test('MV-TERR-10 MV-R-54 in woods mounted may take another shape in open order, but not attack formation', () => {
    const five = { layout: 'MMM/MM.' };
    expect(mayForm('LM in open order', at('Z(2,0)', 'wood'), { formation: 'attack', layout: 'MMM/MM.' }, five)).toBe(
      false,
    );
    expect(mayForm('LM in open order', at('Z(2,0)', 'wood'), { formation: 'open', layout: 'MM/MM/M.' }, five)).toBe(
      true,
    );
  });

  test('MV-TERR-10 MV-R-54 two Medium Mounted stands in woods have no formation to change to', () => {
    const match = before('MM in open order', at('Z(2,0)', 'wood'));
    expect(may(match, { do: 'changeFormation' })).toBe(false);
    expect(may(before('MM in open order', at('Z(2,0)', 'hill')), { do: 'changeFormation' })).toBe(true);
  });

  test('MV-R-54 woodsEntryOnly: in woods mounted may take attack formation', () => {
    const opts = { ...at('Z(2,0)', 'wood'), ...entryOnly };
    expect(mayForm('LM in open order', opts, { formation: 'attack', layout: 'MMM/MMM' })).toBe(true);
    expect(mayForm('MM in open order', opts, { formation: 'attack', layout: 'M/M' })).toBe(true);
  });

  test('MV-R-54 MV-TERR-02 nobody mounted enters woods in attack formation, woodsEntryOnly or not', () => {
    for (const opts of [at('Z(2,1)', 'wood'), { ...at('Z(2,1)', 'wood'), ...entryOnly }]) {
      for (const name of FORMED) expect(may(before(name, opts), { do: 'move' })).toBe(false);
      expect(may(before('MM in open order', opts), { do: 'move' })).toBe(true);
    }
  });

  test('MV-TERR-10 mounted leave the woods in open order', () => {
    const match = before('LM in open order', at('Z(2,0)', 'wood'));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', formation: 'open' });
  });

  test.each(['hill', 'village', 'rough'])('MV-TERR-10 in %s mounted take attack formation', (type) => {
    expect(mayForm('LM in open order', at('Z(2,0)', type), { formation: 'attack', layout: 'MMM/MMM' })).toBe(true);
  });

  test.each(['hill', 'village', 'rough', 'wood'])('MV-TERR-10 in %s foot take every formation', (type) => {
    for (const form of [
      { formation: 'defensive', layout: 'FFF/FFF' },
      { formation: 'open', layout: 'FFF/FFF' },
      { formation: 'attack', layout: 'FF/FF/FF' },
    ])
      expect(mayForm('LF in attack', at('Z(2,0)', type), form)).toBe(true);
  });
});

describe('Cover', () => {
  /** South's nine bows fire at one unit of North in the same zone; every die misses. */
  const shot = (target: string, dice: number, opts: object, more: object = {}) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: opts,
      dice: sixes(dice),
      units: [
        { id: 'S1', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FFF/FFF/FFF' },
        kind(target, 'N1', 'Z(2,1)', more),
      ],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    return thrown(match, 'south');
  };

  test.each([
    ['MF in attack', [], 9],
    ['MF in attack', ['hill'], 9],
    ['MF in attack', ['wood'], 7],
    ['MF in attack', ['village'], 7],
    ['MF in attack', ['rough'], 9],
    ['LF in attack', ['wood'], 7],
    ['HF in attack', ['wood'], 6],
    ['HF in attack', ['village'], 6],
    ['Gun', [], 8],
    ['Gun', ['hill'], 8],
    ['Gun', ['village'], 6],
    ['Organ Gun', ['village'], 6],
    ['Organ Gun', ['rough'], 8],
    ['Bombard', [], 7],
    ['Bombard', ['hill'], 7],
    ['Bombard', ['village'], 5],
    ['MM in attack', [], 10],
    ['MM in attack', ['village'], 10],
    ['HM in attack', ['village'], 9],
    ['LM in open order', ['wood'], 9],
    ['LM in open order', ['wood', 'village'], 9],
  ])('MV-TERR-06 MV-TERR-02 nine bows at %s in %j: %i dice', (target, types, dice) => {
    expect(shot(target, dice, types.length ? at('Z(2,1)', ...types) : {})).toBe(dice);
  });

  test.each([
    ['MF in open order', {}, 6],
    ['MF in defence', {}, 9],
    ['MF in attack', { facing: 'N' }, 7],
    ['MF in attack', { facing: 'E' }, 7],
  ])(
    'MV-TERR-07 formation and heading do not matter: nine bows at %s %j in a village, %i dice',
    (target, more, dice) => {
      expect(shot(target, dice, at('Z(2,1)', 'village'), more)).toBe(dice);
    },
  );

  test('MV-TERR-06 two dice per feature that gives cover', () => {
    expect(shot('MF in attack', 5, at('Z(2,1)', 'wood', 'village'))).toBe(5);
    expect(shot('MF in attack', 7, at('Z(2,1)', 'hill', 'village'))).toBe(7);
  });

  test('MV-TERR-09 MV-R-64 a village named twice in one zone counts once', () => {
    expect(shot('MF in attack', 7, at('Z(2,1)', 'village', 'village'))).toBe(7);
  });

  // a Gun has one dice at the next zone, and two more against a defensive formation
  test.each([
    ['clear ground', {}, 3],
    ['a village', at('Z(2,1)', 'village'), 1],
    ['clear ground, the Gun in a village', at('Z(2,0)', 'village'), 3],
    ['woods and a village', at('Z(2,1)', 'wood', 'village'), 0],
  ])('MV-TERR-06 the zone of the target counts: a Gun at a defensive formation in %s', (_where, opts, dice) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: opts,
      dice: sixes(dice),
      units: [kind('Gun', 'S1', 'Z(2,0)'), kind('MF in defence', 'N1', 'Z(2,1)')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(thrown(match, 'south')).toBe(dice);
    expect(unit(match, 'S1').fired).toBe(true);
  });

  test('MV-TERR-07 both sides may claim cover in the same zone', () => {
    const bows = (id: string) => ({ id, type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' });
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: at('Z(2,1)', 'wood'),
      dice: sixes(4),
      units: [bows('S1'), bows('N1')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
    expect([thrown(match, 'south'), thrown(match, 'north')]).toEqual([2, 2]);
  });

  test('MV-TERR-06 cover holds against fire in reactions', () => {
    const match = moving(
      [
        kind('MF in attack', 'S1', 'Z(2,1)', { facing: 'N' }),
        { id: 'N1', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' },
      ],
      at('Z(2,1)', 'village'),
      { dice: [1, 6, 6] },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(thrown(match, 'north')).toBe(2);
  });
});

describe('Hand-to-hand advantage', () => {
  /** S1 and N1 fight front to front; every die misses. */
  const fight = (south: object, north: object, opts: object, southDice: number, northDice: number) => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      sides,
      options: opts,
      dice: sixes(southDice + northDice),
      units: [
        { id: 'S1', zone: 'Z(2,1)', facing: 'N', ...south },
        { id: 'N1', zone: 'Z(2,1)', facing: 'S', ...north, contacts: [{ with: 'S1', face: 'front' }] },
      ],
    });
    return [thrown(match, 'south'), thrown(match, 'north')];
  };
  const horse = UNITS['LM in open order']!;
  const foot = UNITS['MF in attack']!;
  const nine = { type: 'MF', weapon: 'hand', layout: 'FFF/FFF/FFF' };

  test.each([
    [[], 6],
    [['hill'], 4],
    [['wood'], 4],
    [['village'], 4],
    [['rough'], 4],
    [['hill', 'village'], 2],
    [['hill', 'wood', 'rough'], 0],
    [['hill', 'wood', 'village', 'rough'], 0],
  ])('MV-TERR-08 MV-TERR-02 six mounted against foot in %j: %i dice; mounted claim nothing', (types, dice) => {
    const opts = types.length ? at('Z(2,1)', ...types) : {};
    for (const type of ['LF', 'MF', 'HF'])
      expect(fight(horse, { type, weapon: 'hand', layout: 'FF/FF' }, opts, dice, 4)).toEqual([dice, 4]);
  });

  test.each(['hill', 'wood', 'village', 'rough'])(
    'MV-TERR-08 MV-TERR-02 mounted against mounted in %s: neither claims',
    (type) => {
      expect(fight(horse, horse, at('Z(2,1)', type), 6, 6)).toEqual([6, 6]);
    },
  );

  test.each([
    ['Bombard', [], 4, 1],
    ['Bombard', ['hill'], 2, 0],
    ['Bombard', ['village'], 2, 0],
    ['Bombard', ['hill', 'village'], 0, 0],
    ['Gun', [], 4, 1],
    ['Gun', ['hill'], 4, 0],
    ['Gun', ['village'], 2, 0],
    ['Organ Gun', ['hill'], 4, 0],
    ['Organ Gun', ['rough'], 4, 0],
    ['Organ Gun', ['village'], 2, 0],
  ])(
    'MV-TERR-08 MV-TERR-02 four foot against a %s in %j: %i dice, %i back (footFightsArtillery)',
    (type, types, southDice, northDice) => {
      const opts = { ...(types.length ? at('Z(2,1)', ...types) : {}), houseRules: { footFightsArtillery: true } };
      expect(fight(foot, { type, layout: 'G' }, opts, southDice, northDice)).toEqual([southDice, northDice]);
    },
  );

  test('MV-TERR-07 both sides claim the advantage in the same zone', () => {
    expect(fight(nine, foot, at('Z(2,1)', 'hill'), 7, 2)).toEqual([7, 2]);
  });

  test.each([
    ['a defensive formation', { formation: 'defensive' }, 4],
    ['open order', { formation: 'open', layout: 'F/F' }, 4],
  ])('MV-TERR-07 formation does not matter: six mounted against foot on a hill in %s', (_what, more, dice) => {
    const north = { ...foot, ...more };
    expect(fight(horse, north, at('Z(2,1)', 'hill'), dice, 'layout' in more ? 2 : 4)[0]).toBe(dice);
  });

  test('MV-TERR-09 MV-R-64 a hill named twice in one zone counts once', () => {
    expect(fight(horse, foot, at('Z(2,1)', 'hill', 'hill'), 4, 4)).toEqual([4, 4]);
  });

  test('MV-X-19 hill, village, woods and rough: nine stands against foot throw one dice', () => {
    const opts = at('Z(2,1)', 'hill', 'village', 'wood', 'rough');
    expect(fight(nine, nine, opts, 1, 1)).toEqual([1, 1]);
  });
});

describe('Escarpments', () => {
  const place = (opts: object) => moving([kind('MF in attack', 'S1', 'Z(2,0)')], opts);
  const accepted = (opts: object) => expect(decision(place(opts))?.kind).toBe('activity');
  const refused = (opts: object) => expect(() => place(opts)).toThrow(/escarpment|MV-TERR-11|MV-R-75/);

  test('MV-TERR-11 MV-R-75 three edges of a zone may be escarpments, four may not', () => {
    const three = ['Z(2,1)-Z(1,1)', 'Z(2,1)-Z(3,1)', 'Z(2,1)-Z(2,2)'];
    accepted(cliffs(...three));
    refused(cliffs(...three, 'Z(2,0)-Z(2,1)'));
    refused({ ...cliffs(...three, 'Z(2,0)-Z(2,1)'), ...at('Z(2,1)', 'impassable') });
  });

  test('MV-R-75 a shared edge belongs to both zones, the edge towards a reserve zone counts', () => {
    accepted(cliffs('Z(2,0)-SR2', 'Z(2,0)-Z(1,0)', 'Z(2,0)-Z(3,0)'));
    refused(cliffs('Z(2,0)-SR2', 'Z(1,0)-Z(2,0)', 'Z(3,0)-Z(2,0)', 'Z(2,1)-Z(2,0)'));
  });

  const corner = cliffs('Z(0,0)-Z(1,0)', 'Z(0,0)-Z(0,1)');
  const rear = cliffs('Z(2,0)-Z(1,0)', 'Z(2,0)-Z(3,0)', 'Z(2,0)-Z(2,1)');

  test('MV-TERR-11 MV-R-75 cutOffZones: three edges may be all that a zone has with others', () => {
    accepted({ ...corner, cutOffZones: true });
    accepted({ ...rear, cutOffZones: true });
  });

  test('MV-R-75 each passable zone keeps one open inner edge', () => {
    accepted({ ...cliffs('Z(0,0)-Z(1,0)') });
    for (const edges of [corner, rear]) expect(() => place(edges)).toThrow(/MV-R-75/);
    accepted({ ...cliffs('Z(4,0)-Z(3,0)', 'Z(4,0)-Z(4,1)'), ...at('Z(4,0)', 'bog') });
  });

  test.each([
    'Z(0,0)-Z(2,0)',
    'Z(0,0)-Z(1,1)',
    'Z(1,0)-SR2',
    'Z(0,0)-SR0',
    'Z(2,1)-SR2',
    'Z(4,1)-Z(5,1)',
    'Z(2,1)-Z(2,1)',
    'SR1-SR2',
    'Z(2,1)',
  ])('MV-R-75 %s is no edge that can be an escarpment', (edge) => {
    refused(cliffs(edge));
  });

  test.each(['Z(2,0)-Z(2,1)', 'Z(2,1)-Z(2,0)'])(
    'MV-TERR-11 no unit crosses the escarpment %s in either direction',
    (edge) => {
      for (const name of ALL) {
        const match = before(name, cliffs(edge));
        expect(options(match)).not.toContainEqual({ do: 'move' });
        expect(refusal(match, { do: 'move' })?.rule).toBe('MV-TERR-11');
      }
      const back = moving([kind('MF in attack', 'S1', 'Z(2,1)', { facing: 'S' })], cliffs(edge));
      choose(back, { do: 'choose', unit: 'S1' });
      expect(refusal(back, { do: 'move' })?.rule).toBe('MV-TERR-11');
    },
  );

  test('MV-TERR-11 an escarpment stops only those who would cross it', () => {
    const match = before('MF in attack', cliffs('Z(2,0)-Z(1,0)', 'Z(2,1)-Z(2,2)', 'Z(2,0)-SR2'));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
  });

  test('MV-R-65 MV-TERR-11 no reserve move goes over an escarpment', () => {
    const units = [
      kind('MF in attack', 'S1', 'Z(2,0)'),
      { id: 'S2', type: 'MF', weapon: 'hand', zone: 'SR2', layout: 'FFFF' },
    ];
    const open = moving(units);
    expect([may(open, { do: 'leave', unit: 'S1' }), may(open, { do: 'enter', unit: 'S2' })]).toEqual([true, true]);
    const closed = moving(units, cliffs('Z(2,0)-SR2'));
    expect([may(closed, { do: 'leave', unit: 'S1' }), may(closed, { do: 'enter', unit: 'S2' })]).toEqual([
      false,
      false,
    ]);
    // it may still go to another reserve zone and come on from there
    expect(may(closed, { do: 'shift', unit: 'S2', to: 'SR1' })).toBe(true);
  });

  test('MV-TERR-11 artillery fires across escarpments', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: cliffs('Z(2,0)-Z(2,1)', 'Z(2,0)-Z(3,0)', 'Z(2,1)-Z(3,1)'),
      dice: [1],
      units: [kind('Gun', 'S1', 'Z(2,0)'), kind('MF in attack', 'N1', 'Z(2,1)'), kind('MF in attack', 'N2', 'Z(3,1)')],
    });
    expect(options(match)).toContainEqual({ do: 'fire', unit: 'S1', target: 'N2' });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(thrown(match, 'south')).toBe(1);
  });

  test.each([
    ['over an escarpment', 'Z(2,2)', cliffs('Z(2,2)-NR2')],
    ['past a bog', 'Z(2,1)', at('Z(2,2)', 'bog')],
    ['past an escarpment further on', 'Z(2,1)', cliffs('Z(2,1)-Z(2,2)')],
  ])('MV-R-65 mounted recoil %s', (_how, zone, opts) => {
    const match = moving(
      [{ id: 'S1', type: 'MF', weapon: 'pikes', zone, facing: 'N', layout: 'FF/FF' }, kind('MM in attack', 'N1', zone)],
      opts,
      { dice: [1] },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });
});

describe('The Commander', () => {
  /** Where South's Commander may go from Z(2,0), of the five zones round it. */
  const ROUND = ['Z(1,0)', 'Z(3,0)', 'Z(1,1)', 'Z(2,1)', 'Z(3,1)'];
  const south = { sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } } };
  const reach = (opts: object) => {
    const match = moving([kind('MF in attack', 'S1', 'Z(4,0)')], opts, south);
    const offered = ROUND.filter((to) => options(match).some((o) => o.do === 'moveCommander' && o.to === to));
    expect(offered).toEqual(ROUND.filter((to) => may(match, { do: 'moveCommander', to })));
    return offered;
  };
  const without = (...zones: string[]) => ROUND.filter((zone) => !zones.includes(zone));
  const ignoring = { houseRules: { commanderIgnoresEscarpments: true } };

  test.each([
    ['hill', ROUND],
    ['village', ROUND],
    ['rough', ROUND],
    ['wood', without('Z(2,1)')],
    ['bog', without('Z(2,1)')],
    ['impassable', without('Z(2,1)')],
  ])('MV-TERR-12 MV-R-52 MV-TERR-02 with %s ahead, whatever the switch', (type, allowed) => {
    expect(reach({})).toEqual(ROUND);
    expect(reach(at('Z(2,1)', type))).toEqual(allowed);
    expect(reach({ ...at('Z(2,1)', type), ...ignoring })).toEqual(allowed);
  });

  test('MV-TERR-12 the refusal names the rule', () => {
    const match = moving([kind('MF in attack', 'S1', 'Z(4,0)')], at('Z(3,0)', 'wood'), south);
    expect(['MV-TERR-12', 'MV-R-52']).toContain(refusal(match, { do: 'moveCommander', to: 'Z(3,0)' })?.rule);
  });

  test.each([
    ['straight ahead only that step is stopped', ['Z(2,0)-Z(2,1)'], without('Z(2,1)')],
    ['one way round the corner is open', ['Z(2,0)-Z(3,0)'], without('Z(3,0)')],
    ['one way round the corner has two, the other none', ['Z(3,0)-Z(3,1)', 'Z(3,0)-Z(2,0)'], without('Z(3,0)')],
    ['both ways begin with an escarpment', ['Z(2,0)-Z(2,1)', 'Z(2,0)-Z(3,0)'], without('Z(2,1)', 'Z(3,0)', 'Z(3,1)')],
    ['both ways end with an escarpment', ['Z(2,1)-Z(3,1)', 'Z(3,0)-Z(3,1)'], without('Z(3,1)')],
    ['one way begins and the other ends with one', ['Z(2,0)-Z(2,1)', 'Z(3,0)-Z(3,1)'], without('Z(2,1)', 'Z(3,1)')],
  ])('MV-R-52 MV-TERR-11 escarpments: %s; commanderIgnoresEscarpments: nothing is', (_what, edges, allowed) => {
    expect(reach(cliffs(...edges))).toEqual(allowed);
    expect(reach({ ...cliffs(...edges), ...ignoring })).toEqual(ROUND);
  });

  test.each([
    ['wood', without('Z(2,1)')],
    ['bog', ROUND],
    ['impassable', ROUND],
  ])('MV-R-52 commanderIgnoresImpassable with %s ahead', (type, allowed) => {
    const houseRules = { commanderIgnoresImpassable: true };
    expect(reach({ ...at('Z(2,1)', type), houseRules })).toEqual(allowed);
    expect(reach({ ...at('Z(2,1)', type, 'wood'), houseRules })).toEqual(without('Z(2,1)'));
  });

  test('MV-R-52 impassable ground on the way round a corner does not stop a diagonal step', () => {
    const opts = { terrain: { 'Z(2,1)': ['impassable'], 'Z(3,0)': ['impassable'] } };
    expect(reach(opts)).toEqual(without('Z(2,1)', 'Z(3,0)'));
  });

  test('MV-R-52 commanderIgnoresEscarpments is for the Commander only', () => {
    const match = before('MF in attack', { ...cliffs('Z(2,0)-Z(2,1)'), ...ignoring });
    expect(may(match, { do: 'move' })).toBe(false);
  });
});

describe('Option terrainEffects', () => {
  test('MV-TERR-02 off: terrain is decoration', () => {
    const opts = { ...at('Z(2,1)', 'wood', 'rough', 'bog'), terrainEffects: 'off' };
    expect(enterers(opts)).toEqual(ALL);
    const match = before('MM in attack', opts);
    choose(match, { do: 'move' });
    expect(decision(match)?.kind).toBe('action');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test('MV-TERR-06 MV-TERR-08 off: no cover and no advantage', () => {
    const opts = { ...at('Z(2,1)', 'wood', 'village'), terrainEffects: 'off' };
    const fire = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: opts,
      dice: sixes(4),
      units: [
        { id: 'S1', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' },
        kind('MF in attack', 'N1', 'Z(2,1)'),
      ],
    });
    choose(fire, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(thrown(fire, 'south')).toBe(4);
    const melee = situation({
      phase: 'melee',
      initiative: 'south',
      sides,
      options: opts,
      dice: sixes(8),
      units: [
        kind('MF in attack', 'S1', 'Z(2,1)', { contacts: [{ with: 'N1', face: 'front' }] }),
        kind('MF in attack', 'N1', 'Z(2,1)'),
      ],
    });
    expect([thrown(melee, 'south'), thrown(melee, 'north')]).toEqual([4, 4]);
  });

  test('MV-TERR-11 MV-TERR-12 off: escarpments and woods stop neither units nor the Commander', () => {
    const opts = { ...at('Z(3,0)', 'wood'), escarpments: ['Z(2,0)-Z(2,1)', 'Z(2,0)-SR2'], terrainEffects: 'off' };
    const match = moving([kind('MF in attack', 'S1', 'Z(2,0)')], opts, {
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } },
    });
    expect(may(match, { do: 'leave', unit: 'S1' })).toBe(true);
    expect(may(match, { do: 'moveCommander', to: 'Z(2,1)' })).toBe(true);
    expect(may(match, { do: 'moveCommander', to: 'Z(3,0)' })).toBe(true);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(may(match, { do: 'move' })).toBe(true);
  });

  describe('custom', () => {
    const HILL = { prohibited: [], restricted: true, cover: [], advantage: ['foot', 'Bombard'] };
    const custom = (hill: object, types = ['hill'], zone = 'Z(2,1)') => ({
      ...at(zone, ...types),
      terrainEffects: 'custom',
      terrainTable: { hill: { ...HILL, ...hill } },
    });
    const mounted = ['LM in attack', 'LM in open order', 'MM in attack', 'MM in open order', 'HM in attack'];

    test.each([
      ['nobody', [], ALL],
      ['Guns', ['Gun'], allBut('Gun')],
      ['artillery', ['artillery'], allBut('Organ Gun', 'Gun')],
      ['mounted', ['mounted'], allBut(...mounted)],
      ['mounted not in open order', ['formedMounted'], allBut(...FORMED)],
      ['foot and Organ Guns', ['foot', 'Organ Gun'], [...mounted, 'Gun']],
      ['all', ['all'], []],
      ['the Commander', ['commander'], ALL],
    ])('MV-TERR-02 custom: hills prohibited for %s', (_who, prohibited, allowed) => {
      expect(enterers(custom({ prohibited }))).toEqual(allowed);
    });

    test('MV-TERR-03 custom: a hill closed to formed mounted is not refused as woods', () => {
      const refused = refusal(before('MM in attack', custom({ prohibited: ['formedMounted'] })), { do: 'move' });
      expect(refused?.rule).toBe('MV-TERR-03');
      expect(refused?.because).not.toMatch(/wood/);
    });

    test('MV-TERR-12 custom: hills prohibited for the Commander', () => {
      const south = { sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } } };
      const units = [kind('MF in attack', 'S1', 'Z(4,0)')];
      expect(may(moving(units, custom({}), south), { do: 'moveCommander', to: 'Z(2,1)' })).toBe(true);
      expect(
        may(moving(units, custom({ prohibited: ['commander'] }), south), { do: 'moveCommander', to: 'Z(2,1)' }),
      ).toBe(false);
    });

    test('MV-TERR-04 custom: hills restricted or not', () => {
      for (const restricted of [true, false]) {
        const match = before('MM in attack', custom({ restricted }));
        choose(match, { do: 'move' });
        expect(decision(match)?.kind).toBe(restricted ? 'activity' : 'action');
      }
    });

    test('MV-TERR-05 custom: on unrestricted hills mounted may intercept', () => {
      const match = moving(
        [kind('MF in attack', 'S1', 'Z(2,0)'), kind('MM in attack', 'N1', 'Z(2,1)')],
        custom({ restricted: false }),
      );
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'move' });
      expect(decision(match)?.kind).toBe('intercept');
    });

    test.each([
      ['MF in attack', ['foot'], 2],
      ['MF in attack', ['mounted'], 4],
      ['MM in attack', ['mounted'], 3],
      ['MM in attack', ['foot'], 5],
      ['Organ Gun', ['Organ Gun'], 1],
      ['Organ Gun', ['Gun'], 3],
      ['Organ Gun', ['artillery'], 1],
    ])('MV-TERR-06 custom: four bows at %s when hills cover %j: %i dice', (target, cover, dice) => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides,
        options: custom({ cover }),
        dice: sixes(dice),
        units: [
          { id: 'S1', type: 'MF', weapon: 'bows', zone: 'Z(2,1)', layout: 'FF/FF' },
          kind(target, 'N1', 'Z(2,1)'),
        ],
      });
      choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
      expect(thrown(match, 'south')).toBe(dice);
    });

    test.each([
      [[], 4, 4],
      [['foot'], 4, 2],
      [['mounted'], 2, 4],
      [['foot', 'mounted'], 2, 2],
    ])(
      'MV-TERR-08 custom: foot against mounted when hills give the advantage to %j',
      (advantage, southDice, northDice) => {
        const match = situation({
          phase: 'melee',
          initiative: 'south',
          sides,
          options: custom({ advantage }),
          dice: sixes(southDice + northDice),
          units: [
            kind('MF in attack', 'S1', 'Z(2,1)', { contacts: [{ with: 'N1', face: 'front' }] }),
            kind('MM in attack', 'N1', 'Z(2,1)'),
          ],
        });
        expect([thrown(match, 'south'), thrown(match, 'north')]).toEqual([southDice, northDice]);
      },
    );

    test('MV-TERR-02 custom: types missing in the table keep the standard effects', () => {
      expect(enterers(custom({}, ['rough']))).toEqual(allBut('Gun'));
      expect(enterers(custom({ prohibited: ['Gun'] }, ['hill', 'wood']))).toEqual(
        allBut('Organ Gun', 'Gun', ...FORMED),
      );
    });
  });
});
