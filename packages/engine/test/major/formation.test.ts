// A Major Victory: formations (MV-FORM).
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';

const { choose, decision, options, refusal, situation, start, unit } = kitFor(major);

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const N1 = { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,2)', layout: 'FF/FF' };

/** South's movement phase; S1 is the unit the test is about. */
const moving = (S1: object, more: object = {}) =>
  situation({ phase: 'initiativeMovement', sides, units: [{ id: 'S1', zone: 'Z(2,0)', ...S1 }, N1], ...more });

/** The losses of S1 are due; nobody else has hits. */
const losing = (S1: object, more: object = {}) =>
  situation({ phase: 'losses', sides, units: [{ id: 'S1', zone: 'Z(2,0)', ...S1 }, N1], ...more });

/** May S1 change into this formation? A form that is the only legal one is taken without asking. */
function mayForm(S1: object, form: object, more: object = {}): boolean {
  const match = moving(S1, more);
  choose(match, { do: 'choose', unit: 'S1' });
  if (refusal(match, { do: 'changeFormation' })) return false;
  choose(match, { do: 'changeFormation' });
  if (decision(match)?.kind === 'formation') return refusal(match, { do: 'form', ...form }) === undefined;
  const { formation, layout } = unit(match, 'S1');
  return JSON.stringify({ formation, layout }) === JSON.stringify(form);
}

const PIKES = { type: 'MF', weapon: 'pikes' };

const first: Record<number, string> = {
  2: 'F/F',
  3: 'FF/F.',
  4: 'FF/FF',
  5: 'FFF/FF.',
  6: 'FFF/FFF',
  7: 'FFF/FF./FF.',
  8: 'FFF/FFF/FF.',
  9: 'FFF/FFF/FFF',
};
const shapes: Record<number, { valid: string[]; invalid: string[] }> = {
  2: { valid: ['F/F'], invalid: ['FF'] },
  3: { valid: ['FF/F.', 'FF/.F'], invalid: ['FFF', 'F/F/F', 'F./FF'] },
  4: { valid: ['FF/FF'], invalid: ['FFFF', 'FFF/F..', 'FF/F./F.', 'F/F/F/F', 'F../FFF'] },
  5: {
    valid: ['FFF/FF.', 'FFF/.FF', 'FF/FF/F.', 'FF/FF/.F'],
    invalid: ['FFFFF', 'FFFF/F...', 'FF./FFF', 'FFF/F../F..', 'FF/F./F./F.'],
  },
  6: { valid: ['FFF/FFF', 'FF/FF/FF'], invalid: ['FFFF/FF..', 'FFF/FF./F..', 'FFFFFF', 'FF/FF/F./F.'] },
  7: {
    valid: ['FFF/FF./FF.', 'FFF/.FF/.FF', 'FFF/FFF/F..', 'FFF/FFF/.F.', 'FFF/FFF/..F'],
    invalid: ['FFFF/FFF.', 'FF/FF/FF/F.', 'FF./FF./FFF', 'FFFFFFF'],
  },
  8: { valid: ['FFF/FFF/FF.', 'FFF/FFF/.FF'], invalid: ['FFFF/FFFF', 'FF/FF/FF/FF', 'FFF/FF./FFF', 'FFFF/FFF./F...'] },
  9: { valid: ['FFF/FFF/FFF'], invalid: ['FFFFF/FFFF.', 'FFF/FFF/FF./F..', 'FFFF/FFF./FF..'] },
};
const rows = Object.entries(shapes).flatMap(([size, { valid, invalid }]) =>
  [...valid.map((layout) => [layout, true] as const), ...invalid.map((layout) => [layout, false] as const)].map(
    ([layout, legal]) => ({ size: Number(size), layout, legal }),
  ),
);

describe('Shapes', () => {
  test.each(rows)('MV-FORM-02 attack formation of $size: $layout $legal', ({ size, layout, legal }) => {
    expect(mayForm({ ...PIKES, formation: 'defensive', layout: first[size] }, { formation: 'attack', layout })).toBe(
      legal,
    );
  });

  test.each(rows)('MV-FORM-04 defensive formation of $size: $layout $legal', ({ size, layout, legal }) => {
    expect(mayForm({ ...PIKES, layout: first[size] }, { formation: 'defensive', layout })).toBe(legal);
  });

  test.each(rows)('MV-FORM-07 open order of $size Light Foot: $layout $legal', ({ size, layout, legal }) => {
    const S1 = { type: 'LF', weapon: 'bows', layout: first[size] };
    expect(mayForm(S1, { formation: 'open', layout })).toBe(legal);
  });

  test.each([
    ['MM/M.', 'MM/.M', true],
    ['MM/M.', 'M/M/M', false],
    ['MMM/MM.', 'MM/MM/M.', true],
    ['MMM/MMM', 'MM/MM/MM', true],
    ['MMM/MMM', 'MMMM/MM..', false],
  ] as const)('MV-FORM-02 mounted use the same shapes: %s to %s %s', (layout, wanted, legal) => {
    expect(mayForm({ type: 'MM', layout }, { formation: 'attack', layout: wanted })).toBe(legal);
  });

  test.each([
    ['FF/F.', 'FF/..F', 'not behind a stand'],
    ['FF/F.', 'F.F/F..', 'a gap in the front rank'],
    ['FFF/FF.', 'FFF/F.F', 'a gap in the rear rank'],
    ['FFF/FF.', 'FFF./..FF', 'half of it behind nobody'],
    ['FFF/FF./FF.', 'FFF/FF./.FF', 'one stand of the third rank behind nobody'],
    ['FFF/FFF/FF.', 'FFF/FFF/F.F', 'a gap in the third rank'],
    ['FF/FF', 'FF/../FF', 'an empty rank'],
  ])('MV-FORM-09 a unit in %s may not form %s: %s', (layout, wanted) => {
    expect(mayForm({ ...PIKES, formation: 'defensive', layout }, { formation: 'attack', layout: wanted })).toBe(false);
  });

  test.each(['FF/FF', 'F/F', 'MM/M.', 'FM/F.', 'GG/G.'])(
    'MV-FORM-09 a layout uses the three stands the unit has: %s is refused',
    (layout) => {
      expect(mayForm({ ...PIKES, formation: 'defensive', layout: 'FF/F.' }, { formation: 'attack', layout })).toBe(
        false,
      );
    },
  );

  test.each([
    ['FFF', true],
    ['F/F/F', true],
    ['FF/F.', false],
  ] as const)('MV-FORM-02 option shapes: three stands in one rank or one file, %s %s', (layout, legal) => {
    const chosen = { shapes: { 3: [[3], [1, 1, 1]] } };
    const S1 = { ...PIKES, formation: 'defensive', layout: 'FFF' };
    expect(mayForm(S1, { formation: 'attack', layout }, { options: chosen })).toBe(legal);
  });

  test('MV-FORM-02 option shapes: sizes it does not name keep theirs', () => {
    const chosen = { shapes: { 3: [[3], [1, 1, 1]] } };
    const S1 = { ...PIKES, formation: 'defensive', layout: 'FF/FF' };
    expect(mayForm(S1, { formation: 'attack', layout: 'FF/FF' }, { options: chosen })).toBe(true);
    expect(mayForm(S1, { formation: 'attack', layout: 'FFFF' }, { options: chosen })).toBe(false);
  });
});

describe('The three formations', () => {
  test.each(['attack', 'defensive', 'open'])(
    'MV-FORM-01 a unit on the table is in one of three formations: %s is one',
    (formation) => {
      expect(unit(moving({ type: 'LF', weapon: 'hand', formation, layout: 'FF/FF' }), 'S1').formation).toBe(formation);
    },
  );

  test('MV-FORM-01 there is no fourth formation', () => {
    expect(mayForm({ ...PIKES, layout: 'FF/FF' }, { formation: 'column', layout: 'FF/FF' })).toBe(false);
    expect(() => moving({ ...PIKES, formation: 'column', layout: 'FF/FF' })).toThrow();
  });

  test('MV-FORM-01 MV-FORM-02 a unit on the table has a valid shape', () => {
    expect(() => moving({ ...PIKES, layout: 'FFFF' })).toThrow('MV-FORM-02');
    expect(() => moving({ ...PIKES, layout: 'FF/F./F.' })).toThrow('MV-FORM-02');
  });

  test.each([
    [{ type: 'LF', weapon: 'bows', layout: 'FF/FF' }],
    [{ type: 'MF', weapon: 'pikes', layout: 'FF/FF' }],
    [{ type: 'HF', weapon: 'hand', layout: 'FF/FF' }],
    [{ type: 'LM', layout: 'MM/MM' }],
    [{ type: 'MM', layout: 'MM/MM' }],
    [{ type: 'HM', layout: 'MM/MM' }],
  ])('MV-FORM-03 foot and mounted form attack formations: %j', (S1) => {
    expect(unit(moving(S1), 'S1').formation).toBe('attack');
  });

  test.each(['Organ Gun', 'Gun', 'Bombard'])(
    'MV-FORM-03 MV-FORM-08 %s has no attack formation, only open order',
    (type) => {
      const army = {
        name: 'Red',
        units: [
          { name: 'Guard', type: 'MF', weapon: 'hand', stands: 'FF' },
          { name: 'Gun', type, stands: 'G' },
        ],
      };
      const match = start({ armies: { south: army, north: army } });
      expect(decision(match)?.side).toBe('south');
      const setup = (formation: string) => ({
        do: 'setup',
        commander: 'Z(2,0)',
        units: [
          { unit: 'S1', zone: 'Z(2,0)', formation: 'attack', layout: 'F/F' },
          { unit: 'S2', zone: 'Z(2,0)', formation, layout: 'G' },
        ],
      });
      expect(refusal(match, setup('attack'))?.rule).toBe('MV-FORM-08');
      expect(refusal(match, setup('defensive'))?.rule).toBe('MV-FORM-08');
      expect(refusal(match, setup('open'))).toBeUndefined();
    },
  );

  test.each([
    [{ type: 'LF', weapon: 'bows' }, 'FF/FF', true],
    [{ type: 'MF', weapon: 'hand' }, 'FF/FF', true],
    [{ type: 'HF', weapon: 'pikes' }, 'FF/FF', true],
    [{ type: 'LM' }, 'MM/MM', false],
    [{ type: 'MM' }, 'MM/MM', false],
    [{ type: 'HM' }, 'MM/MM', false],
  ] as const)('MV-FORM-05 may %j (%s) form a defensive formation? %s', (kind, layout, may) => {
    expect(mayForm({ ...kind, layout }, { formation: 'defensive', layout })).toBe(may);
  });

  test.each(['LF', 'MF', 'HF'])('MV-FORM-05 two stands of %s are enough, one is not', (type) => {
    const foot = { type, weapon: 'hand' };
    expect(mayForm({ ...foot, layout: 'F/F' }, { formation: 'defensive', layout: 'F/F' })).toBe(true);
    expect(mayForm({ ...foot, layout: 'F' }, { formation: 'defensive', layout: 'F' })).toBe(false);
    expect(() => moving({ ...foot, layout: 'F', formation: 'defensive' })).toThrow('MV-FORM-08');
  });

  test.each(['LM', 'MM', 'HM', 'Gun'])('MV-FORM-05 a defensive formation of %s is no position', (type) => {
    expect(() => moving({ type, formation: 'defensive', layout: type === 'Gun' ? 'G' : 'MM/MM' })).toThrow();
  });

  test('MV-FORM-05 a change with one legal form is made without asking', () => {
    const match = moving({ ...PIKES, layout: 'FF/FF' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'defensive', layout: 'FF/FF', facing: 'N' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('MV-FORM-06 a defensive formation that loses its front rank turns about free of charge', () => {
    const match = losing({ ...PIKES, formation: 'defensive', layout: 'FF/FF/F.', hits: 4 });
    choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(unit(match, 'S1')).toMatchObject({
      formation: 'defensive',
      facing: 'N',
      layout: 'FF/F.',
      hits: 0,
      chosen: false,
    });
    // its action of this turn is still there
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match)).toContainEqual({ do: 'changeFormation' });
  });

  test('MV-FORM-07 open order is taken by a change of formation, keeps the heading and lasts', () => {
    const match = moving({ type: 'MM', facing: 'E', layout: 'M/M' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'open', facing: 'E', layout: 'M/M' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'open', zone: 'Z(3,0)' });
  });

  test.each([
    ['open', 0],
    ['attack', 1],
  ] as const)(
    'MV-FORM-07 open order is no attack formation: mounted that disengage from %s take %i markers',
    (formation, hits) => {
      const match = situation({
        phase: 'initiativeMovement',
        sides,
        units: [
          { id: 'S1', type: 'MM', zone: 'Z(2,1)', layout: 'MM/MM', contacts: [{ with: 'N1', face: 'front' }] },
          { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', formation, layout: 'F/F' },
        ],
      });
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'disengage' });
      expect(unit(match, 'S1')).toMatchObject({ contacts: [], hits });
    },
  );
});

describe('Who may be in open order', () => {
  const foot = (type: string, weapon: string) => ({ type, weapon });
  test.each([
    [foot('LF', 'bows'), 'F/F', true],
    [foot('LF', 'hand'), 'FF/F.', true],
    [foot('LF', 'firearms'), 'FFF/FFF/FFF', true],
    [foot('MF', 'hand'), 'F/F', true],
    [foot('MF', 'hand'), 'FF/F.', false],
    [foot('MF', 'longbows'), 'FF/FF', false],
    [foot('MF', 'pikes'), 'F/F', true],
    [foot('MF', 'pikes'), 'FF/F.', false],
    [foot('HF', 'hand'), 'F/F', true],
    [foot('HF', 'hand'), 'FF/F.', false],
    [foot('HF', 'pikes'), 'F/F', true],
    [foot('HF', 'pikes'), 'FF/F.', false],
    [{ type: 'LM' }, 'M/M', true],
    [{ type: 'LM' }, 'MM/M.', true],
    [{ type: 'LM', weapon: 'bows' }, 'MMM/MMM', true],
    [{ type: 'MM' }, 'M/M', true],
    [{ type: 'MM' }, 'MM/M.', false],
    [{ type: 'MM' }, 'MMM/MMM', false],
    [{ type: 'HM' }, 'M/M', false],
    [{ type: 'HM' }, 'MM/MM', false],
  ] as const)('MV-FORM-08 %j of %s: %s', (kind, layout, may) => {
    expect(mayForm({ ...kind, layout }, { formation: 'open', layout })).toBe(may);
    if (may) expect(unit(moving({ ...kind, layout, formation: 'open' }), 'S1').formation).toBe('open');
  });

  test.each([
    [foot('LF', 'bows'), 'F'],
    [foot('MF', 'pikes'), 'F'],
    [foot('HF', 'hand'), 'F'],
    [{ type: 'LM' }, 'M'],
    [{ type: 'MM' }, 'M'],
    [{ type: 'HM' }, 'M'],
    [{ type: 'Organ Gun' }, 'G'],
    [{ type: 'Gun' }, 'G'],
    [{ type: 'Bombard' }, 'G'],
  ])('MV-FORM-08 MV-R-06 a single stand is always in open order: %j', (kind, layout) => {
    expect(unit(moving({ ...kind, layout }), 'S1').formation).toBe('open');
    expect(() => moving({ ...kind, layout, formation: 'attack' })).toThrow('MV-FORM-08');
    expect(() => moving({ ...kind, layout, formation: 'defensive' })).toThrow('MV-FORM-08');
  });

  test.each([
    [foot('MF', 'hand'), 'F'],
    [{ type: 'MM' }, 'M'],
    [{ type: 'Gun' }, 'G'],
  ])('MV-FORM-08 a single stand has no other formation to change to: %j', (kind, layout) => {
    const match = moving({ ...kind, layout });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'changeFormation' })).toBeDefined();
    expect(refusal(match, { do: 'turn', to: 'E' })).toBeUndefined();
  });
});

describe('Single stands', () => {
  const army = (type: string, stands: string, weapon?: string) => ({
    name: 'Red',
    units: [
      { name: 'Guard', type: 'MF', weapon: 'hand', stands: 'FFFF' },
      { name: 'One', type, stands, ...(weapon && { weapon }) },
    ],
  });
  const S2 = { ...N1, id: 'S2', zone: 'Z(2,0)' };

  test.each([
    ['HM', 'M/M', undefined],
    ['LM', 'M/M', undefined],
    ['MF', 'F/F', 'pikes'],
    ['LF', 'F/F', 'bows'],
  ])('MV-FORM-10 MV-R-06 losses leave no single stand of %s: the unit routs', (type, layout, weapon) => {
    const S1 = { id: 'S1', type, zone: 'Z(2,0)', layout, hits: 2, ...(weapon && { weapon }) };
    const match = situation({ phase: 'losses', sides, units: [S1, S2, N1] });
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('MV-FORM-10 MV-R-06 a start with one stand is refused unless agreed', () => {
    const armies = { south: army('MF', 'F', 'hand'), north: army('MF', 'FF', 'hand') };
    expect(() => start({ armies })).toThrow('MV-ARMY-03');
    const match = start({ armies, options: { standLimits: { MF: [1, 9] } } });
    const setup = (formation: string) => ({
      do: 'setup',
      commander: 'Z(2,0)',
      units: [
        { unit: 'S1', zone: 'Z(2,0)', formation: 'attack', layout: 'FF/FF' },
        { unit: 'S2', zone: 'Z(2,0)', formation, layout: 'F' },
      ],
    });
    expect(decision(match)?.side).toBe('south');
    expect(refusal(match, setup('attack'))?.rule).toBe('MV-FORM-08');
    expect(refusal(match, setup('defensive'))?.rule).toBe('MV-FORM-08');
    expect(refusal(match, setup('open'))).toBeUndefined();
  });

  test('MV-FORM-10 MV-R-06 a unit that started with one stand stays while its stand does', () => {
    const single = (hits: number) =>
      situation({
        phase: 'losses',
        sides,
        units: [{ id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,0)', layout: 'F', hits }, S2, N1],
      });
    expect(unit(single(1), 'S1')).toMatchObject({ zone: 'Z(2,0)', layout: 'F', hits: 0 });
    expect(unit(single(2), 'S1').zone).toBe('routed');
  });
});

describe('What changes a formation', () => {
  test.each([
    [{ type: 'MM' }, 'attack', 'MM/M.', 'M/M'],
    [{ type: 'MF', weapon: 'hand' }, 'attack', 'FF/F.', 'F/F'],
    [{ type: 'MF', weapon: 'pikes' }, 'defensive', 'FF/F.', 'F/F'],
    [{ type: 'HF', weapon: 'hand' }, 'attack', 'FF/F.', 'F/F'],
    [{ type: 'LF', weapon: 'bows' }, 'open', 'FF/F.', 'F/F'],
    [{ type: 'LM' }, 'open', 'MM/M.', 'M/M'],
  ])('MV-FORM-11 %j in %s of %s, shrunk to %s, stays in it', (kind, formation, layout, left) => {
    const match = losing({ ...kind, formation, layout, hits: 2 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'remove' });
    choose(match, { do: 'remove', cells: [[0, 1]] });
    expect(unit(match, 'S1')).toMatchObject({ formation, layout: left, hits: 0 });
  });

  test('MV-FORM-11 it goes into open order only by a change of formation', () => {
    const match = losing({ type: 'MM', layout: 'MM/M.', hits: 2 });
    choose(match, { do: 'remove', cells: [[0, 1]] });
    expect(unit(match, 'S1').formation).toBe('attack');
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1').formation).toBe('open');
  });

  test('MV-FORM-11 a loss leaves the other stands where they are', () => {
    const match = losing({ ...PIKES, layout: 'FFF/FFF', hits: 2 });
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(unit(match, 'S1').layout).toBe('FFF/.FF');
  });

  test('MV-FORM-09 turning and moving leave every stand in its place', () => {
    const match = moving({ type: 'MM', layout: 'MMM/.MM' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'turn', to: 'E' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'E', layout: 'MMM/.MM' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(3,0)', layout: 'MMM/.MM' });
  });
});
