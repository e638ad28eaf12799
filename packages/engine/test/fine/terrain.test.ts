// A Fine Victory: terrain (FV-TERR).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, situation, start, unit } from '../kit.js';

type Match = ReturnType<typeof situation>;

// Both Commanders stand far away, so that play stops in the next movement phase.
const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const at = (zone: string, ...types: string[]) => ({ terrain: { [zone]: types } });
const sixes = (n: number) => Array<number>(n).fill(6);

const dragoons = (formation: string, state: string) => ({ type: 'D', state, formation, layout: 'DDD/DDD' });
const UNITS: Record<string, object> = {
  'P&M in attack': { type: 'P&M', layout: 'PM/PM' },
  'P&M in open order': { type: 'P&M', formation: 'open', layout: 'M/M' },
  'Foot in attack': { type: 'Foot', layout: 'LH/LH' },
  'Foot in open order': { type: 'Foot', formation: 'open', layout: 'L/H' },
  'HM in attack': { type: 'HM', layout: 'YY/YY' },
  'M in attack': { type: 'M', layout: 'XX/XX' },
  'M in open order': { type: 'M', formation: 'open', layout: 'X/X' },
  'mounted D in attack': dragoons('attack', 'mounted'),
  'mounted D in open order': dragoons('open', 'mounted'),
  'dismounted D in attack': dragoons('attack', 'dismounted'),
  'dismounted D in open order': dragoons('open', 'dismounted'),
  GG: { type: 'GG', layout: 'G' },
  RA: { type: 'RA', layout: 'G' },
  HA: { type: 'HA', layout: 'G' },
};
const ATTACKING_MOUNTED = ['HM in attack', 'M in attack', 'mounted D in attack'];
const ALL = Object.keys(UNITS);
const allBut = (...names: string[]) => ALL.filter((name) => !names.includes(name));
const kind = (name: string, id: string, zone: string, more: object = {}) => ({ id, zone, ...UNITS[name], ...more });

const moving = (units: object[], opts: object = {}, more: object = {}) =>
  situation({ phase: 'initiativeMovement', initiative: 'south', sides, units, options: opts, ...more });

/** South's unit in Z(2,0), facing north, asked for its order. */
const before = (name: string, opts: object, more: object = {}): Match => {
  const match = moving([kind(name, 'S1', 'Z(2,0)', { facing: 'N', ...more })], opts);
  choose(match, { do: 'choose', unit: 'S1' });
  return match;
};
/** Legal, or refused by a rule of the game (not for a fault of form). */
const may = (match: Match, choice: object) => {
  const refused = refusal(match, choice);
  if (refused) expect(refused.rule).toMatch(/^FV-/);
  return refused === undefined;
};
const enterers = (opts: object) => ALL.filter((name) => may(before(name, opts), { do: 'move' }));
const thrown = (match: Match, side: string) =>
  events(match).flatMap((e) => (e.event === 'throw' && e.side === side ? (e.dice as number[]) : [])).length;

describe('laying out terrain', () => {
  const place = (opts: object) => moving([kind('P&M in attack', 'S1', 'Z(2,0)')], opts);

  test('FV-TERR-01 a zone may have several types', () => {
    expect(decision(place(at('Z(2,1)', 'hill', 'village', 'wood', 'rough')))?.kind).toBe('activity');
  });

  test('FV-TERR-01 zones and types must exist', () => {
    expect(() => place(at('Z(5,1)', 'hill'))).toThrow(/terrain|Z\(5,1\)/);
    expect(() => place(at('SR1', 'hill'))).toThrow(/terrain|SR1/);
    expect(() => place(at('Z(2,1)', 'lava'))).toThrow(/terrain|lava/);
  });

  test.each(['wood', 'village', 'bog'])('FV-TERR-10 at most one zone of %s in a game', (type) => {
    expect(decision(place({ terrain: { 'Z(2,1)': [type] } }))?.kind).toBe('activity');
    expect(() => place({ terrain: { 'Z(2,1)': [type], 'Z(4,1)': ['hill', type] } })).toThrow(/FV-TERR-10|terrain/);
  });

  test.each(['hill', 'rough', 'impassable'])('FV-TERR-10 any number of zones of %s', (type) => {
    expect(decision(place({ terrain: { 'Z(2,1)': [type], 'Z(4,1)': [type], 'Z(0,1)': [type] } }))?.kind).toBe(
      'activity',
    );
  });

  test('FV-TERR-10 option terrainLimits sets other limits, or none', () => {
    const woods = (n: number) =>
      Object.fromEntries(['Z(0,1)', 'Z(2,1)', 'Z(4,1)'].slice(0, n).map((zone) => [zone, ['wood']]));
    expect(decision(place({ terrain: woods(2), terrainLimits: { wood: 2, village: 1, bog: 1 } }))?.kind).toBe(
      'activity',
    );
    expect(() => place({ terrain: woods(3), terrainLimits: { wood: 2, village: 1, bog: 1 } })).toThrow(/terrain/);
    expect(decision(place({ terrain: woods(3), terrainLimits: { wood: null, village: 1, bog: 1 } }))?.kind).toBe(
      'activity',
    );
    expect(() => place({ terrain: woods(1), terrainLimits: { wood: 0, village: 1, bog: 1 } })).toThrow(/terrain/);
  });
});

describe('prohibited zones', () => {
  test.each([
    ['hill', ALL],
    ['wood', allBut('GG', 'RA', 'HA', ...ATTACKING_MOUNTED)],
    ['village', ALL],
    ['rough', allBut('RA', 'HA')],
    ['impassable', []],
    ['bog', []],
  ])('FV-TERR-02 FV-TERR-10 who may move into %s', (type, allowed) => {
    expect(enterers(at('Z(2,1)', type))).toEqual(allowed);
  });

  test('FV-TERR-01 FV-TERR-10 everybody may move into a clear zone', () => {
    expect(enterers({})).toEqual(ALL);
    expect(enterers(at('Z(3,1)', 'bog'))).toEqual(ALL);
  });

  test('FV-TERR-02 a prohibited move is not offered, and the refusal names the rule', () => {
    const match = before('RA', at('Z(2,1)', 'rough'));
    expect(options(match)).not.toContainEqual({ do: 'move' });
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-TERR-02');
  });

  test('FV-TERR-10 with several types every prohibition holds', () => {
    expect(enterers(at('Z(2,1)', 'rough', 'wood'))).toEqual(allBut('GG', 'RA', 'HA', ...ATTACKING_MOUNTED));
    expect(enterers(at('Z(2,1)', 'village', 'rough'))).toEqual(allBut('RA', 'HA'));
  });

  test.each([
    ['hill', 'impassable'],
    ['bog', 'village'],
    ['wood', 'impassable'],
  ])('FV-TERR-12 a zone of %s and %s is impassable', (...types) => {
    expect(enterers(at('Z(2,1)', ...types))).toEqual([]);
  });

  test('FV-TERR-14 rough ground is passable or impassable as declared', () => {
    expect(may(before('P&M in attack', at('Z(2,1)', 'rough')), { do: 'move' })).toBe(true);
    expect(may(before('P&M in attack', at('Z(2,1)', 'impassable')), { do: 'move' })).toBe(false);
  });

  test('FV-TERR-15 a galloper gun moves into passable rough ground', () => {
    const match = before('GG', at('Z(2,1)', 'rough'));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
  });

  test.each([
    ['RA', 'G', 'rough', false],
    ['GG', 'G', 'rough', true],
    ['GG', 'G', 'wood', false],
    ['P&M', 'PPMM', 'wood', true],
    ['P&M', 'PPMM', 'bog', false],
    ['P&M', 'PPMM', 'impassable', false],
    ['M', 'XXX', 'wood', false],
    ['M', 'XX', 'wood', true],
    ['HM', 'YY', 'wood', false],
    ['M', 'XXX', 'hill', true],
  ])('FV-TERR-02 may a %s of %s enter %s from its reserve zone: %s', (type, layout, terrain, allowed) => {
    const match = moving([{ id: 'S1', type, zone: 'SR2', layout }], at('Z(2,0)', terrain));
    expect(may(match, { do: 'enter', unit: 'S1' })).toBe(allowed);
  });

  test('FV-TERR-02 FV-TERR-13 mounted enter woods from the reserve in open order only', () => {
    const match = moving(
      [{ id: 'S1', type: 'D', state: 'mounted', zone: 'SR2', layout: 'DDDDD' }],
      at('Z(2,0)', 'wood'),
    );
    choose(match, { do: 'enter', unit: 'S1' });
    expect(may(match, { do: 'form', formation: 'attack', layout: 'DDD/DD.' })).toBe(false);
    expect(may(match, { do: 'form', formation: 'open', layout: 'DDD/DD.' })).toBe(true);
  });

  describe('at set-up', () => {
    const red = {
      name: 'Red',
      commander: 'Sir A',
      units: [
        { name: 'Red Pikes', type: 'P&M', stands: 'PPMM' },
        { name: 'Red Guns', type: 'RA', stands: 'G' },
        { name: 'Red Dragoons', type: 'D', stands: 'DDDD' },
      ],
    };
    /** Both sides have the same army; whoever is asked first tries this set-up in his own rear row. */
    const setUp = (
      terrain: string,
      gunColumn: number,
      dragoonColumn: number,
      dragoonFormation: string,
      commanderColumn: number,
    ) => {
      const match = start({
        armies: { south: red, north: { ...red, name: 'Blue' } },
        options: { terrain: { 'Z(2,0)': [terrain] } },
        dice: [],
      });
      expect(decision(match)?.side).toBe('south');
      return refusal(match, {
        do: 'setup',
        commander: `Z(${commanderColumn},0)`,
        units: [
          { unit: 'S1', zone: 'Z(1,0)', formation: 'attack', layout: 'PM/PM' },
          { unit: 'S2', zone: `Z(${gunColumn},0)`, formation: 'open', layout: 'G' },
          { unit: 'S3', zone: `Z(${dragoonColumn},0)`, formation: dragoonFormation, layout: 'DD/DD', state: 'mounted' },
        ],
      });
    };

    test('FV-TERR-02 FV-TERR-13 prohibitions hold for placing units', () => {
      expect(setUp('rough', 1, 2, 'attack', 2)).toBeUndefined();
      expect(setUp('rough', 2, 1, 'attack', 1)?.rule).toBe('FV-TERR-02');
      expect(setUp('hill', 2, 2, 'attack', 2)).toBeUndefined();
      expect(setUp('wood', 1, 2, 'attack', 1)?.rule).toBe('FV-TERR-13');
      expect(setUp('wood', 1, 2, 'open', 1)).toBeUndefined();
      expect(setUp('bog', 1, 2, 'open', 1)?.rule).toBe('FV-TERR-02');
    });

    test('FV-TERR-20 the Commander is not placed in woods, bog or impassable ground', () => {
      expect(setUp('wood', 1, 1, 'attack', 2)?.rule).toBe('FV-TERR-20');
      expect(setUp('bog', 1, 1, 'attack', 2)?.rule).toBe('FV-TERR-20');
      expect(setUp('impassable', 1, 1, 'attack', 2)?.rule).toBe('FV-TERR-20');
      expect(setUp('village', 1, 1, 'attack', 2)).toBeUndefined();
      expect(setUp('wood', 1, 1, 'attack', 3)).toBeUndefined();
    });
  });
});

describe('restricted movement', () => {
  const RESTRICTED = ['hill', 'wood', 'village', 'rough'];

  test('FV-TERR-03 in clear ground mounted have two actions', () => {
    const match = before('mounted D in open order', {});
    choose(match, { do: 'move' });
    expect(decision(match)?.kind).toBe('action');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test.each(RESTRICTED)('FV-TERR-03 mounted that enter %s have no second action', (type) => {
    const match = before('mounted D in open order', at('Z(2,1)', type));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    expect(decision(match)?.kind).toBe('activity');
    expect(options(match)).not.toContainEqual({ do: 'choose', unit: 'S1' });
  });

  test.each(RESTRICTED)('FV-TERR-03 mounted that are in %s have one action', (type) => {
    const match = before('mounted D in open order', at('Z(2,0)', type));
    choose(match, { do: 'turn', to: 'E' });
    expect(decision(match)?.kind).toBe('activity');
  });

  test.each(RESTRICTED)('FV-TERR-03 mounted that leave %s have one action', (type) => {
    const match = before('mounted D in open order', at('Z(2,0)', type));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
    expect(decision(match)?.kind).toBe('activity');
  });

  test.each(RESTRICTED)('FV-TERR-03 the second action cannot enter %s', (type) => {
    const match = before('mounted D in open order', at('Z(2,1)', type), { facing: 'E' });
    choose(match, { do: 'turn', to: 'N' });
    expect(decision(match)?.kind).toBe('action');
    expect(options(match)).not.toContainEqual({ do: 'move' });
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-TERR-03');
    expect(may(match, { do: 'turn', to: 'W' })).toBe(true);
  });

  test('FV-TERR-03 two moves may not end in restricted ground, two moves beside it may', () => {
    const match = before('M in attack', at('Z(2,2)', 'hill'));
    choose(match, { do: 'move' });
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-TERR-03');
    const beside = before('M in attack', at('Z(3,2)', 'hill'));
    choose(beside, { do: 'move' });
    expect(may(beside, { do: 'move' })).toBe(true);
  });

  test('FV-TERR-03 mounted engaged in restricted ground may disengage and then do no more', () => {
    const disengaging = (opts: object) => {
      const match = moving(
        [
          kind('M in attack', 'S1', 'Z(2,1)', { facing: 'N', contacts: [{ with: 'N1', face: 'front' }] }),
          kind('P&M in attack', 'N1', 'Z(2,1)'),
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

  test.each(['P&M in attack', 'Foot in attack', 'dismounted D in attack', 'GG'])(
    'FV-TERR-04 %s moves into and out of a village',
    (name) => {
      const into = before(name, at('Z(2,1)', 'village'));
      choose(into, { do: 'move' });
      expect(unit(into, 'S1').zone).toBe('Z(2,1)');
      const outOf = before(name, at('Z(2,0)', 'village'));
      choose(outOf, { do: 'move' });
      expect(unit(outOf, 'S1').zone).toBe('Z(2,1)');
    },
  );

  test('FV-TERR-04 FV-R-62 mounted engage and counter-charge on a hill', () => {
    const match = moving(
      [kind('M in attack', 'S1', 'Z(2,1)', { facing: 'N' }), kind('M in attack', 'N1', 'Z(2,1)')],
      at('Z(2,1)', 'hill'),
      { dice: [3] },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(decision(match)?.kind).toBe('react');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(unit(match, 'S1').contacts).toEqual([{ with: 'N1', face: 'front', line: 'rank 0' }]);
  });

  test('FV-TERR-04 FV-R-62 mounted recoil from a hill', () => {
    const match = moving(
      [kind('M in attack', 'S1', 'Z(2,1)', { facing: 'N' }), kind('M in attack', 'N1', 'Z(2,1)')],
      at('Z(2,1)', 'hill'),
      { dice: [3] },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
    // The follow-up is not an action either: S1 may rally to any facing.
    for (const to of ['N', 'E', 'S', 'W']) expect(options(match)).toContainEqual({ do: 'rally', to });
  });

  test('FV-TERR-04 FV-R-62 mounted enter and leave the table over a hill', () => {
    const match = moving(
      [kind('M in attack', 'S1', 'Z(2,0)'), { id: 'S2', type: 'M', zone: 'SR2', layout: 'XXXXXX' }],
      at('Z(2,0)', 'hill'),
    );
    choose(match, { do: 'leave', unit: 'S1' });
    expect(unit(match, 'S1').zone).toBe('SR2');
    choose(match, { do: 'enter', unit: 'S2' });
    choose(match, { do: 'form', formation: 'attack', layout: 'XXX/XXX' });
    expect(unit(match, 'S2').zone).toBe('Z(2,0)');
  });

  describe('intercepting', () => {
    const walkInto = (type: string, horse: string) => {
      const match = moving(
        [kind('P&M in attack', 'S1', 'Z(2,0)', { facing: 'N' }), kind(horse, 'N1', 'Z(2,1)')],
        type === 'clear' ? {} : at('Z(2,1)', type),
      );
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'move' });
      expect(unit(match, 'S1').zone).toBe('Z(2,1)');
      return decision(match)?.kind;
    };

    test.each([
      ['clear', 'M in attack', 'intercept'],
      ['hill', 'M in attack', 'activity'],
      ['village', 'M in attack', 'activity'],
      ['rough', 'M in attack', 'activity'],
      ['wood', 'M in open order', 'activity'],
      ['hill', 'HM in attack', 'activity'],
      ['clear', 'HM in attack', 'intercept'],
    ])('FV-TERR-05 foot walks into %s with %s: %s comes next', (type, horse, next) => {
      expect(walkInto(type, horse)).toBe(next);
    });

    test('FV-TERR-05 nor can a unit be intercepted as it leaves such a zone', () => {
      const leave = (opts: object) => {
        const match = moving(
          [kind('P&M in attack', 'S1', 'Z(2,0)', { facing: 'N' }), kind('M in attack', 'N1', 'Z(2,0)')],
          opts,
        );
        choose(match, { do: 'choose', unit: 'S1' });
        choose(match, { do: 'move' });
        return [decision(match)?.kind, unit(match, 'S1').zone];
      };
      expect(leave({})).toEqual(['intercept', 'Z(2,0)']);
      expect(leave(at('Z(2,0)', 'hill'))).toEqual(['activity', 'Z(2,1)']);
      // The zone of the interceptor counts, not the one the mover comes to.
      expect(leave(at('Z(2,1)', 'hill'))).toEqual(['intercept', 'Z(2,0)']);
    });

    test('FV-TERR-05 nor can mounted intercept an attempt on another unit there', () => {
      const attempt = (opts: object) => {
        const match = moving(
          [
            kind('P&M in attack', 'S1', 'Z(2,1)', { facing: 'N' }),
            kind('P&M in attack', 'N1', 'Z(2,1)'),
            kind('M in attack', 'N2', 'Z(2,1)'),
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

  describe('dismounting', () => {
    test('FV-R-77 after a Dismount in clear ground the second action may not enter restricted ground', () => {
      const match = before('mounted D in attack', at('Z(2,1)', 'hill'));
      choose(match, { do: 'dismount' });
      expect(decision(match)?.kind).toBe('action');
      expect(may(match, { do: 'move' })).toBe(false);
      expect(may(match, { do: 'turn', to: 'E' })).toBe(true);
    });

    test('FV-R-77 into clear ground it may', () => {
      const match = before('mounted D in attack', at('Z(3,1)', 'hill'));
      choose(match, { do: 'dismount' });
      choose(match, { do: 'move' });
      expect([unit(match, 'S1').zone, unit(match, 'S1').state]).toEqual(['Z(2,1)', 'dismounted']);
    });

    test('FV-R-77 a Dismount in restricted ground is the only action', () => {
      const match = before('mounted D in attack', at('Z(2,0)', 'hill'));
      choose(match, { do: 'dismount' });
      expect(unit(match, 'S1').state).toBe('dismounted');
      expect(decision(match)?.kind).toBe('activity');
    });

    test('FV-R-77 in all else it is foot at once: an intercept hits it as foot', () => {
      const match = moving(
        [kind('mounted D in attack', 'S1', 'Z(2,0)', { facing: 'N' }), kind('M in attack', 'N1', 'Z(2,1)')],
        {},
        { dice: [1] },
      );
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'dismount' });
      choose(match, { do: 'move' });
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(unit(match, 'S1').hits).toBe(2);
    });
  });
});

describe('formations in woods', () => {
  const entryOnly = { houseRules: { woodsEntryOnly: true } };
  const forming = (name: string, opts: object, more: object = {}): Match => {
    const match = before(name, opts, more);
    choose(match, { do: 'changeFormation' });
    return match;
  };

  test('FV-TERR-13 FV-R-59 in woods mounted may take another shape in open order, but not attack formation', () => {
    const match = forming('mounted D in open order', at('Z(2,0)', 'wood'), { layout: 'DDD/DD.' });
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'DDD/DD.' })?.rule).toBe('FV-TERR-13');
    expect(may(match, { do: 'form', formation: 'open', layout: 'DD/DD/D.' })).toBe(true);
  });

  test('FV-R-59 woodsEntryOnly: in woods mounted may take attack formation', () => {
    const match = forming('mounted D in open order', { ...at('Z(2,0)', 'wood'), ...entryOnly });
    choose(match, { do: 'form', formation: 'attack', layout: 'DDD/DDD' });
    expect(unit(match, 'S1').formation).toBe('attack');
  });

  test('FV-TERR-13 FV-R-59 in woods dragoons may not mount up in attack formation', () => {
    const attack = before('dismounted D in attack', at('Z(2,0)', 'wood'));
    expect(options(attack)).not.toContainEqual({ do: 'mountUp' });
    expect(refusal(attack, { do: 'mountUp' })?.rule).toBe('FV-TERR-13');
    const open = before('dismounted D in open order', at('Z(2,0)', 'wood'));
    choose(open, { do: 'mountUp' });
    expect(unit(open, 'S1').state).toBe('mounted');
  });

  test('FV-R-59 woodsEntryOnly: in woods dragoons may mount up in attack formation', () => {
    const match = before('dismounted D in attack', { ...at('Z(2,0)', 'wood'), ...entryOnly });
    choose(match, { do: 'mountUp' });
    expect([unit(match, 'S1').state, unit(match, 'S1').formation]).toEqual(['mounted', 'attack']);
  });

  test('FV-TERR-13 FV-R-59 nobody mounted enters woods in attack formation, woodsEntryOnly or not', () => {
    for (const opts of [at('Z(2,1)', 'wood'), { ...at('Z(2,1)', 'wood'), ...entryOnly }]) {
      expect(may(before('M in attack', opts), { do: 'move' })).toBe(false);
      expect(may(before('M in open order', opts), { do: 'move' })).toBe(true);
    }
  });

  test('FV-TERR-13 mounted leave the woods in open order and form up outside', () => {
    const match = before('mounted D in open order', at('Z(2,0)', 'wood'));
    choose(match, { do: 'move' });
    expect([unit(match, 'S1').zone, unit(match, 'S1').formation]).toEqual(['Z(2,1)', 'open']);
  });

  test.each(['hill', 'village', 'rough'])(
    'FV-TERR-09 in %s mounted take attack formation and mount up in it',
    (type) => {
      expect(
        may(forming('mounted D in open order', at('Z(2,0)', type)), {
          do: 'form',
          formation: 'attack',
          layout: 'DDD/DDD',
        }),
      ).toBe(true);
      expect(may(before('dismounted D in attack', at('Z(2,0)', type)), { do: 'mountUp' })).toBe(true);
    },
  );

  test.each(['hill', 'village', 'rough', 'wood'])('FV-TERR-09 in %s foot take every formation', (type) => {
    const match = forming('dismounted D in attack', at('Z(2,0)', type));
    expect(may(match, { do: 'form', formation: 'defensive', layout: 'DDD/DDD' })).toBe(true);
    expect(may(match, { do: 'form', formation: 'open', layout: 'DDD/DDD' })).toBe(true);
    expect(may(match, { do: 'form', formation: 'attack', layout: 'DD/DD/DD' })).toBe(true);
  });
});

describe('cover', () => {
  /** South's nine muskets fire at one unit of North in the same zone; every die misses. */
  const shot = (target: string, dice: number, opts: object) => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: opts,
      dice: sixes(dice),
      units: [{ id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MMM/MMM/MMM' }, kind(target, 'N1', 'Z(2,1)')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    return thrown(match, 'south');
  };

  test.each([
    ['P&M in attack', [], 9],
    ['P&M in attack', ['hill'], 9],
    ['P&M in attack', ['wood'], 7],
    ['P&M in attack', ['village'], 7],
    ['P&M in attack', ['rough'], 9],
    ['Foot in attack', ['wood'], 7],
    ['Foot in open order', ['wood'], 6],
    ['P&M in open order', ['village'], 6],
    ['GG', [], 8],
    ['GG', ['hill'], 8],
    ['GG', ['village'], 6],
    ['RA', ['village'], 6],
    ['HA', ['village'], 6],
    ['GG', ['rough'], 8],
  ])('FV-TERR-06 FV-TERR-10 nine muskets at %s in %j: %i dice', (target, types, dice) => {
    expect(shot(target, dice, types.length ? at('Z(2,1)', ...types) : {})).toBe(dice);
  });

  test.each([
    ['M in attack', [], 10],
    ['M in attack', ['village'], 10],
    ['HM in attack', ['village'], 10],
    ['M in open order', ['wood'], 9],
    ['mounted D in open order', ['wood', 'village'], 9],
    ['dismounted D in attack', ['wood'], 7],
    ['dismounted D in attack', ['village'], 7],
    ['dismounted D in open order', ['wood'], 6],
  ])('FV-TERR-11 nine muskets at %s in %j: %i dice', (target, types, dice) => {
    expect(shot(target, dice, types.length ? at('Z(2,1)', ...types) : {})).toBe(dice);
  });

  test('FV-TERR-08 cover adds up over the features', () => {
    expect(shot('P&M in attack', 5, at('Z(2,1)', 'wood', 'village'))).toBe(5);
    expect(shot('P&M in attack', 7, at('Z(2,1)', 'hill', 'village'))).toBe(7);
  });

  test.each([
    ['clear ground', {}, 3],
    ['a village', at('Z(2,1)', 'village'), 1],
    ['clear ground, from a village', at('Z(2,0)', 'village'), 3],
    ['woods and a village', at('Z(2,1)', 'wood', 'village'), 0],
  ])(
    'FV-TERR-06 the cover of the target zone counts: heavy guns from the next zone at foot in %s',
    (_where, opts, dice) => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides,
        options: opts,
        dice: sixes(dice),
        units: [kind('HA', 'S1', 'Z(2,0)'), kind('Foot in attack', 'N1', 'Z(2,1)')],
      });
      choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
      expect(thrown(match, 'south')).toBe(dice);
      expect(unit(match, 'S1').fired).toBe(true);
    },
  );

  test('FV-TERR-08 both sides may claim cover at once', () => {
    const muskets = (id: string) => ({ id, type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' });
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: at('Z(2,1)', 'wood'),
      dice: sixes(4),
      units: [muskets('S1'), muskets('N1')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
    expect([thrown(match, 'south'), thrown(match, 'north')]).toEqual([2, 2]);
  });

  test('FV-TERR-06 cover holds against fire in reactions', () => {
    const match = moving(
      [
        kind('Foot in attack', 'S1', 'Z(2,1)', { facing: 'N' }),
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' },
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

describe('hand-to-hand advantage', () => {
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
  const horse = dragoons('open', 'mounted');

  test.each([
    [[], 6],
    [['hill'], 4],
    [['wood'], 4],
    [['village'], 4],
    [['rough'], 4],
    [['hill', 'village'], 2],
    [['hill', 'wood', 'rough'], 0],
    [['hill', 'wood', 'village', 'rough'], 0],
  ])(
    'FV-TERR-07 FV-TERR-08 FV-TERR-10 FV-TERR-11 six mounted against foot in %j: %i dice; mounted claim nothing',
    (types, dice) => {
      const opts = types.length ? at('Z(2,1)', ...types) : {};
      expect(fight(horse, { type: 'P&M', layout: 'PP/PP' }, opts, dice, 4)).toEqual([dice, 4]);
      expect(fight(horse, { type: 'Foot', layout: 'LH/LH' }, opts, dice, 4)).toEqual([dice, 4]);
      expect(fight(horse, { type: 'D', state: 'dismounted', layout: 'DD/DD' }, opts, dice, 4)).toEqual([dice, 4]);
    },
  );

  test.each(['hill', 'wood', 'village', 'rough'])(
    'FV-TERR-11 mounted against mounted in %s: neither claims',
    (type) => {
      expect(fight(horse, dragoons('open', 'mounted'), at('Z(2,1)', type), 6, 6)).toEqual([6, 6]);
    },
  );

  test.each([
    ['clear ground', {}, 6, 1],
    ['a village', at('Z(2,1)', 'village'), 4, 0],
    ['hills', at('Z(2,1)', 'hill'), 6, 0],
    ['rough ground', at('Z(2,1)', 'rough'), 6, 0],
  ])('FV-TERR-07 FV-TERR-10 six foot against a galloper gun in %s', (_where, opts, southDice, northDice) => {
    expect(fight({ type: 'P&M', layout: 'PPP/PPP' }, { type: 'GG', layout: 'G' }, opts, southDice, northDice)).toEqual([
      southDice,
      northDice,
    ]);
  });

  test('FV-TERR-08 both sides claim the advantage at once', () => {
    expect(
      fight({ type: 'P&M', layout: 'PPP/PPP' }, { type: 'P&M', layout: 'PP/PP' }, at('Z(2,1)', 'hill'), 4, 2),
    ).toEqual([4, 2]);
  });

  test('FV-R-63 a zone has each type at most once: a hill named twice is one feature', () => {
    const foot = { type: 'P&M', layout: 'PP/PP' };
    expect(fight(horse, foot, at('Z(2,1)', 'hill', 'hill'), 4, 4)).toEqual([4, 4]);
  });

  test('FV-EX-15 hills, village, woods and rough ground: fire loses 4 dice, attacks lose 8', () => {
    const opts = at('Z(2,1)', 'hill', 'village', 'wood', 'rough');
    expect(fight({ type: 'P&M', layout: 'PPP/PPP/PPP' }, { type: 'P&M', layout: 'PPP/PPP/PPP' }, opts, 1, 1)).toEqual([
      1, 1,
    ]);
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: opts,
      dice: sixes(5),
      units: [{ id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MMM/MMM/MMM' }, kind('Foot in attack', 'N1', 'Z(2,1)')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(thrown(match, 'south')).toBe(5);
  });
});

describe('escarpments', () => {
  const cliffs = (...edges: string[]) => ({ escarpments: edges });
  const place = (opts: object) => moving([kind('P&M in attack', 'S1', 'Z(2,0)')], opts);

  test('FV-TERR-16 FV-R-61 three edges of a zone may be escarpments, four may not', () => {
    const three = ['Z(2,1)-Z(1,1)', 'Z(2,1)-Z(3,1)', 'Z(2,1)-Z(2,2)'];
    expect(decision(place(cliffs(...three)))?.kind).toBe('activity');
    expect(() => place(cliffs(...three, 'Z(2,0)-Z(2,1)'))).toThrow(/escarpment|FV-TERR-16|FV-R-61/);
    expect(() => place({ ...cliffs(...three, 'Z(2,0)-Z(2,1)'), ...at('Z(2,1)', 'impassable') })).toThrow(
      /escarpment|FV-TERR-16|FV-R-61/,
    );
  });

  test('FV-TERR-16 FV-R-61 a shared edge belongs to both zones, the edge towards a reserve zone counts', () => {
    expect(decision(place(cliffs('Z(2,0)-SR2', 'Z(2,0)-Z(1,0)', 'Z(2,0)-Z(3,0)')))?.kind).toBe('activity');
    expect(() => place(cliffs('Z(2,0)-SR2', 'Z(1,0)-Z(2,0)', 'Z(3,0)-Z(2,0)', 'Z(2,1)-Z(2,0)'))).toThrow(
      /escarpment|FV-TERR-16|FV-R-61/,
    );
  });

  const corner = cliffs('Z(0,0)-Z(1,0)', 'Z(0,0)-Z(0,1)');
  const rear = cliffs('Z(2,0)-Z(1,0)', 'Z(2,0)-Z(3,0)', 'Z(2,0)-Z(2,1)');

  test('FV-TERR-16 FV-R-61 cutOffZones: three edges may be all that a zone has with others', () => {
    expect(decision(place({ ...corner, cutOffZones: true }))?.kind).toBe('activity');
    const match = place({ ...rear, cutOffZones: true });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'move' })?.rule).toBe('FV-TERR-17');
  });

  test('FV-R-61 each passable zone keeps one open inner edge', () => {
    expect(decision(place({ ...cliffs('Z(0,0)-Z(1,0)') }))?.kind).toBe('activity');
    for (const edges of [corner, rear]) expect(() => place(edges)).toThrow(/FV-R-61/);
    const closed = { ...cliffs('Z(4,0)-Z(3,0)', 'Z(4,0)-Z(4,1)'), ...at('Z(4,0)', 'bog') };
    expect(decision(place(closed))?.kind).toBe('activity');
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
  ])('FV-R-61 %s is no edge that can be an escarpment', (edge) => {
    expect(() => place(cliffs(edge))).toThrow(/escarpment|FV-R-61/);
  });

  test.each(['Z(2,0)-Z(2,1)', 'Z(2,1)-Z(2,0)'])(
    'FV-TERR-17 no unit crosses the escarpment %s in either direction',
    (edge) => {
      for (const name of ALL) {
        const match = before(name, cliffs(edge));
        expect(options(match)).not.toContainEqual({ do: 'move' });
        expect(refusal(match, { do: 'move' })?.rule).toBe('FV-TERR-17');
      }
      const back = moving([kind('P&M in attack', 'S1', 'Z(2,1)', { facing: 'S' })], cliffs(edge));
      choose(back, { do: 'choose', unit: 'S1' });
      expect(refusal(back, { do: 'move' })?.rule).toBe('FV-TERR-17');
    },
  );

  test('FV-TERR-17 an escarpment stops only those who would cross it', () => {
    const match = before('P&M in attack', cliffs('Z(2,0)-Z(1,0)', 'Z(2,1)-Z(2,2)', 'Z(2,0)-SR2'));
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
  });

  test('FV-TERR-17 no unit enters or leaves the table over an escarpment', () => {
    const units = [kind('P&M in attack', 'S1', 'Z(2,0)'), { id: 'S2', type: 'P&M', zone: 'SR2', layout: 'PPMM' }];
    const open = moving(units);
    expect([may(open, { do: 'leave', unit: 'S1' }), may(open, { do: 'enter', unit: 'S2' })]).toEqual([true, true]);
    const closed = moving(units, cliffs('Z(2,0)-SR2'));
    expect(refusal(closed, { do: 'leave', unit: 'S1' })?.rule).toBe('FV-TERR-17');
    expect(refusal(closed, { do: 'enter', unit: 'S2' })?.rule).toBe('FV-TERR-17');
    // It may still go to another reserve zone and come in from there.
    expect(may(closed, { do: 'shift', unit: 'S2', to: 'SR1' })).toBe(true);
  });

  test('FV-TERR-18 artillery fires across escarpments', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: cliffs('Z(2,0)-Z(2,1)', 'Z(2,0)-Z(3,0)', 'Z(2,1)-Z(3,1)'),
      dice: [1, 6],
      units: [
        kind('RA', 'S1', 'Z(2,0)'),
        kind('Foot in attack', 'N1', 'Z(2,1)'),
        kind('Foot in attack', 'N2', 'Z(3,1)'),
      ],
    });
    expect(options(match)).toContainEqual({ do: 'fire', unit: 'S1', target: 'N2' });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(thrown(match, 'south')).toBe(2);
  });

  const attempt = (target: string, zone: string, opts: object) => {
    const match = moving(
      [{ id: 'S1', type: 'P&M', zone, facing: 'N', layout: 'PP/PP' }, kind(target, 'N1', zone)],
      opts,
      { dice: [1] },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    return match;
  };

  test.each([
    ['over an escarpment', 'Z(2,2)', cliffs('Z(2,2)-NR2')],
    ['past a bog', 'Z(2,1)', at('Z(2,2)', 'bog')],
    ['past an escarpment further on', 'Z(2,1)', cliffs('Z(2,1)-Z(2,2)')],
  ])('FV-TERR-19 FV-R-46 mounted recoil %s', (_how, zone, opts) => {
    const match = attempt('M in attack', zone, opts);
    choose(match, { do: 'recoil', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });

  test.each([
    ['over an escarpment', 'Z(2,2)', cliffs('Z(2,2)-NR2')],
    ['past impassable ground', 'Z(2,1)', at('Z(2,2)', 'impassable')],
  ])('FV-TERR-19 FV-R-46 a galloper gun flees %s', (_how, zone, opts) => {
    const match = attempt('GG', zone, opts);
    choose(match, { do: 'flee', unit: 'N1' });
    expect(unit(match, 'N1').zone).toBe('NR2');
  });
});

describe('the Commander', () => {
  const cliffs = (...edges: string[]) => ({ escarpments: edges });
  /** Where South's Commander may go from Z(2,0), of the five zones round it. */
  const ROUND = ['Z(1,0)', 'Z(3,0)', 'Z(1,1)', 'Z(2,1)', 'Z(3,1)'];
  const reach = (opts: object) => {
    const match = moving([kind('P&M in attack', 'S1', 'Z(4,0)')], opts, {
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } },
    });
    const offered = ROUND.filter((to) => options(match).some((o) => o.do === 'moveCommander' && o.to === to));
    expect(offered).toEqual(ROUND.filter((to) => may(match, { do: 'moveCommander', to })));
    return offered;
  };
  const allBut = (...zones: string[]) => ROUND.filter((zone) => !zones.includes(zone));
  const ignoring = { houseRules: { commanderIgnoresEscarpments: true } };

  test('FV-TERR-20 over clear ground he reaches all eight neighbours that exist', () => {
    expect(reach({})).toEqual(ROUND);
  });

  test.each([
    ['hill', ROUND],
    ['village', ROUND],
    ['rough', ROUND],
    ['wood', allBut('Z(2,1)')],
    ['bog', allBut('Z(2,1)')],
    ['impassable', allBut('Z(2,1)')],
  ])('FV-TERR-20 FV-R-60 FV-TERR-10 with %s ahead', (type, allowed) => {
    expect(reach(at('Z(2,1)', type))).toEqual(allowed);
    expect(reach({ ...at('Z(2,1)', type), ...ignoring })).toEqual(allowed);
  });

  test('FV-TERR-20 the refusal names the rule', () => {
    const match = moving(
      [kind('P&M in attack', 'S1', 'Z(4,0)')],
      { ...at('Z(3,0)', 'wood'), ...cliffs('Z(2,0)-Z(2,1)') },
      { sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } } },
    );
    expect(refusal(match, { do: 'moveCommander', to: 'Z(3,0)' })?.rule).toBe('FV-TERR-20');
    expect(refusal(match, { do: 'moveCommander', to: 'Z(2,1)' })?.rule).toBe('FV-TERR-20');
  });

  test.each([
    ['straight ahead only that step is stopped', ['Z(2,0)-Z(2,1)'], allBut('Z(2,1)')],
    ['one way round the corner is open', ['Z(2,0)-Z(3,0)'], allBut('Z(3,0)')],
    ['one way round the corner has two, the other none', ['Z(3,0)-Z(3,1)', 'Z(3,0)-Z(2,0)'], allBut('Z(3,0)')],
    ['both ways begin with an escarpment', ['Z(2,0)-Z(2,1)', 'Z(2,0)-Z(3,0)'], allBut('Z(2,1)', 'Z(3,0)', 'Z(3,1)')],
    ['both ways end with an escarpment', ['Z(2,1)-Z(3,1)', 'Z(3,0)-Z(3,1)'], allBut('Z(3,1)')],
    ['one way begins and the other ends with one', ['Z(2,0)-Z(2,1)', 'Z(3,0)-Z(3,1)'], allBut('Z(2,1)', 'Z(3,1)')],
  ])('FV-TERR-20 FV-R-60 escarpments: %s', (_what, edges, allowed) => {
    expect(reach(cliffs(...edges))).toEqual(allowed);
    expect(reach({ ...cliffs(...edges), ...ignoring })).toEqual(ROUND);
  });

  test.each([
    ['wood', allBut('Z(2,1)')],
    ['bog', ROUND],
    ['impassable', ROUND],
  ])('FV-R-60 commanderIgnoresImpassable with %s ahead', (type, allowed) => {
    const houseRules = { commanderIgnoresImpassable: true };
    expect(reach({ ...at('Z(2,1)', type), houseRules })).toEqual(allowed);
    expect(reach({ ...at('Z(2,1)', type, 'wood'), houseRules })).toEqual(allBut('Z(2,1)'));
  });

  test('FV-R-60 impassable ground on the way round a corner does not stop a diagonal step', () => {
    expect(reach({ terrain: { 'Z(2,1)': ['impassable'], 'Z(3,0)': ['impassable'] } })).toEqual(
      allBut('Z(2,1)', 'Z(3,0)'),
    );
  });
});

describe('option terrainEffects', () => {
  test('FV-TERR-10 off: terrain is decoration', () => {
    const opts = { ...at('Z(2,1)', 'wood', 'rough', 'bog'), terrainEffects: 'off' };
    expect(enterers(opts)).toEqual(ALL);
    const match = before('M in attack', opts);
    choose(match, { do: 'move' });
    expect(decision(match)?.kind).toBe('action');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
  });

  test('FV-TERR-06 FV-TERR-07 off: no cover and no advantage', () => {
    const opts = { ...at('Z(2,1)', 'wood', 'village'), terrainEffects: 'off' };
    const fire = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: opts,
      dice: sixes(4),
      units: [{ id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' }, kind('Foot in attack', 'N1', 'Z(2,1)')],
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
        kind('P&M in attack', 'S1', 'Z(2,1)', { contacts: [{ with: 'N1', face: 'front' }] }),
        kind('Foot in attack', 'N1', 'Z(2,1)'),
      ],
    });
    expect([thrown(melee, 'south'), thrown(melee, 'north')]).toEqual([4, 4]);
  });

  test('FV-TERR-17 FV-TERR-20 off: escarpments and woods stop neither units nor the Commander', () => {
    const opts = { ...at('Z(3,0)', 'wood'), escarpments: ['Z(2,0)-Z(2,1)', 'Z(2,0)-SR2'], terrainEffects: 'off' };
    const match = moving([kind('P&M in attack', 'S1', 'Z(2,0)')], opts, {
      sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } },
    });
    expect(may(match, { do: 'leave', unit: 'S1' })).toBe(true);
    expect(may(match, { do: 'moveCommander', to: 'Z(2,1)' })).toBe(true);
    expect(may(match, { do: 'moveCommander', to: 'Z(3,0)' })).toBe(true);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(may(match, { do: 'move' })).toBe(true);
  });

  describe('custom', () => {
    const HILL = { prohibited: [], restricted: true, cover: [], advantage: ['foot'] };
    const custom = (hill: object, types = ['hill'], zone = 'Z(2,1)') => ({
      ...at(zone, ...types),
      terrainEffects: 'custom',
      terrainTable: { hill: { ...HILL, ...hill } },
    });

    test.each([
      ['nobody', [], ALL],
      ['RA', ['RA'], allBut('RA')],
      ['artillery', ['artillery'], allBut('GG', 'RA', 'HA')],
      [
        'mounted',
        ['mounted'],
        allBut('HM in attack', 'M in attack', 'M in open order', 'mounted D in attack', 'mounted D in open order'),
      ],
      [
        'foot and GG',
        ['foot', 'GG'],
        [
          'HM in attack',
          'M in attack',
          'M in open order',
          'mounted D in attack',
          'mounted D in open order',
          'RA',
          'HA',
        ],
      ],
      ['the Commander', ['commander'], ALL],
    ])('FV-TERR-10 custom: hills prohibited for %s', (_who, prohibited, allowed) => {
      expect(enterers(custom({ prohibited }))).toEqual(allowed);
    });

    test('FV-TERR-10 FV-TERR-20 custom: hills prohibited for the Commander', () => {
      const near = { sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(4,2)' } } };
      const units = [kind('P&M in attack', 'S1', 'Z(4,0)')];
      expect(may(moving(units, custom({}), near), { do: 'moveCommander', to: 'Z(2,1)' })).toBe(true);
      expect(
        may(moving(units, custom({ prohibited: ['commander'] }), near), { do: 'moveCommander', to: 'Z(2,1)' }),
      ).toBe(false);
    });

    test('FV-TERR-03 custom: hills restricted or not', () => {
      for (const restricted of [true, false]) {
        const match = before('M in attack', custom({ restricted }));
        choose(match, { do: 'move' });
        expect(decision(match)?.kind).toBe(restricted ? 'activity' : 'action');
      }
    });

    test('FV-TERR-05 custom: on unrestricted hills mounted may intercept', () => {
      const match = moving(
        [kind('P&M in attack', 'S1', 'Z(2,0)'), kind('M in attack', 'N1', 'Z(2,1)')],
        custom({ restricted: false }),
      );
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'move' });
      expect(decision(match)?.kind).toBe('intercept');
    });

    test.each([
      ['Foot in attack', ['foot'], 2],
      ['Foot in attack', ['mounted'], 4],
      ['M in attack', ['mounted'], 3],
      ['M in attack', ['foot'], 5],
      ['GG', ['GG'], 1],
      ['GG', ['RA'], 3],
      ['GG', ['artillery'], 1],
    ])('FV-TERR-06 custom: four muskets at %s when hills cover %j', (target, cover, dice) => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides,
        options: custom({ cover }),
        dice: sixes(dice),
        units: [{ id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'MM/MM' }, kind(target, 'N1', 'Z(2,1)')],
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
      'FV-TERR-07 custom: foot against mounted when hills give the advantage to %j',
      (advantage, southDice, northDice) => {
        const match = situation({
          phase: 'melee',
          initiative: 'south',
          sides,
          options: custom({ advantage }),
          dice: sixes(southDice + northDice),
          units: [
            kind('P&M in attack', 'S1', 'Z(2,1)', { contacts: [{ with: 'N1', face: 'front' }] }),
            kind('M in attack', 'N1', 'Z(2,1)'),
          ],
        });
        expect([thrown(match, 'south'), thrown(match, 'north')]).toEqual([southDice, northDice]);
      },
    );

    test('FV-TERR-10 custom: types missing in the table keep the standard effects', () => {
      expect(enterers(custom({}, ['rough']))).toEqual(allBut('RA', 'HA'));
      expect(enterers(custom({ prohibited: ['HA'] }, ['hill', 'wood']))).toEqual(
        allBut('GG', 'RA', 'HA', ...ATTACKING_MOUNTED),
      );
    });
  });
});
