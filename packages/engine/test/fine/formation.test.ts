import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation, start, unit } from '../kit.js';

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const N1 = { id: 'N1', type: 'P&M', zone: 'Z(2,2)', layout: 'PP/PP' };

/** South's movement phase; S1 is the unit the test is about. */
const moving = (S1: object, more: object = {}) =>
  situation({ phase: 'initiativeMovement', sides, units: [{ id: 'S1', zone: 'Z(2,0)', ...S1 }, N1], ...more });

/** The losses of S1 are due; South has no other unit with hits. */
const losing = (S1: object) => situation({ phase: 'losses', sides, units: [{ id: 'S1', zone: 'Z(2,0)', ...S1 }, N1] });

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

const first: Record<number, string> = {
  2: 'M/M',
  3: 'MM/M.',
  4: 'MM/MM',
  5: 'MMM/MM.',
  6: 'MMM/MMM',
  7: 'MMM/MM./MM.',
  8: 'MMM/MMM/MM.',
  9: 'MMM/MMM/MMM',
};
const shapes: Record<number, { valid: string[]; invalid: string[] }> = {
  2: { valid: ['M/M'], invalid: ['MM'] },
  3: { valid: ['MM/M.', 'MM/.M'], invalid: ['MMM', 'M/M/M', 'M./MM'] },
  4: { valid: ['MM/MM'], invalid: ['MMMM', 'MMM/M..', 'MM/M./M.', 'M/M/M/M', 'M../MMM'] },
  5: {
    valid: ['MMM/MM.', 'MMM/.MM', 'MM/MM/M.', 'MM/MM/.M'],
    invalid: ['MMMMM', 'MMMM/M...', 'MM./MMM', 'MMM/M../M..', 'MM/M./M./M.'],
  },
  6: { valid: ['MMM/MMM', 'MM/MM/MM'], invalid: ['MMMM/MM..', 'MMM/MM./M..', 'MMMMMM', 'MM/MM/M./M.'] },
  7: {
    valid: ['MMM/MM./MM.', 'MMM/.MM/.MM', 'MMM/MMM/M..', 'MMM/MMM/.M.', 'MMM/MMM/..M'],
    invalid: ['MMMM/MMM.', 'MM/MM/MM/M.', 'MM./MM./MMM', 'MMMMMMM'],
  },
  8: { valid: ['MMM/MMM/MM.', 'MMM/MMM/.MM'], invalid: ['MMMM/MMMM', 'MM/MM/MM/MM', 'MMM/MM./MMM', 'MMMM/MMM./M...'] },
  9: { valid: ['MMM/MMM/MMM'], invalid: ['MMMMM/MMMM.', 'MMM/MMM/MM./M..', 'MMMM/MMM./MM..'] },
};
const rows = Object.entries(shapes).flatMap(([size, { valid, invalid }]) =>
  [...valid.map((layout) => [layout, true] as const), ...invalid.map((layout) => [layout, false] as const)].map(
    ([layout, legal]) => ({ size: Number(size), layout, legal }),
  ),
);

describe('Shapes', () => {
  test.each(rows)('FV-FORM-02 FV-R-02 attack formation of $size: $layout $legal', ({ size, layout, legal }) => {
    const S1 = { type: 'P&M', formation: 'defensive', layout: first[size] };
    expect(mayForm(S1, { formation: 'attack', layout })).toBe(legal);
  });

  test.each(rows)('FV-FORM-05 defensive formation of $size: $layout $legal', ({ size, layout, legal }) => {
    const S1 = { type: 'P&M', layout: first[size] };
    expect(mayForm(S1, { formation: 'defensive', layout })).toBe(legal);
  });

  test.each([
    ['DDD/DD.', true],
    ['DD/DD/.D', true],
    ['DDDDD', false],
    ['DDDD/D...', false],
  ] as const)('FV-FORM-07 open order uses the attack shapes: %s %s', (layout, legal) => {
    expect(mayForm({ type: 'D', layout: 'DDD/DD.' }, { formation: 'open', layout })).toBe(legal);
  });

  test.each([
    ['MM/M.', 'MM/..M', 'not behind a stand'],
    ['MM/M.', 'M.M/M..', 'a gap in the front rank'],
    ['MMM/MM.', 'MMM/M.M', 'a gap in the rear rank'],
    ['MMM/MM.', 'MMM./..MM', 'half of it behind nobody'],
    ['MMM/MM./MM.', 'MMM/MM./.MM', 'one stand of the third rank behind nobody'],
    ['MMM/MMM/MM.', 'MMM/MMM/M.M', 'a gap in the third rank'],
  ])('FV-FORM-03 a unit in %s may not form %s: %s', (layout, wanted) => {
    expect(mayForm({ type: 'P&M', formation: 'defensive', layout }, { formation: 'attack', layout: wanted })).toBe(
      false,
    );
  });

  test.each(['PM/P.', 'PM/.P', 'PP/M.', 'PP/.M', 'MP/P.', 'MP/.P'])(
    'FV-FORM-03 FV-R-02 the owner picks the files and the places: %s',
    (layout) => {
      expect(mayForm({ type: 'P&M', formation: 'defensive', layout: 'PP/M.' }, { formation: 'attack', layout })).toBe(
        true,
      );
    },
  );

  test.each(['PP/P.', 'MM/P.', 'PP/MM', 'P/M', 'PH/M.'])(
    'FV-FORM-11 a layout uses the stands the unit has: %s is refused',
    (layout) => {
      expect(mayForm({ type: 'P&M', formation: 'defensive', layout: 'PP/M.' }, { formation: 'attack', layout })).toBe(
        false,
      );
    },
  );

  test.each([
    ['MMM', true],
    ['M/M/M', true],
    ['MM/M.', false],
  ] as const)('FV-R-02 FV-FORM-02 option shapes: three stands in one rank or one file, %s %s', (layout, legal) => {
    const options = { shapes: { 3: [[3], [1, 1, 1]] } };
    const S1 = { type: 'P&M', formation: 'defensive', layout: 'MMM' };
    expect(mayForm(S1, { formation: 'attack', layout }, { options })).toBe(legal);
  });

  test('FV-R-02 option shapes: sizes it does not name keep theirs', () => {
    const options = { shapes: { 3: [[3], [1, 1, 1]] } };
    const S1 = { type: 'P&M', formation: 'defensive', layout: 'MM/MM' };
    expect(mayForm(S1, { formation: 'attack', layout: 'MM/MM' }, { options })).toBe(true);
    expect(mayForm(S1, { formation: 'attack', layout: 'MMMM' }, { options })).toBe(false);
  });
});

describe('The three formations', () => {
  test.each(['attack', 'defensive'])(
    'FV-FORM-01 a unit on the table is in one of three formations: %s is one',
    (formation) => {
      expect(unit(moving({ type: 'P&M', formation, layout: 'PP/MM' }), 'S1').formation).toBe(formation);
    },
  );

  test('FV-FORM-01 there is no fourth formation', () => {
    expect(mayForm({ type: 'P&M', layout: 'PP/MM' }, { formation: 'column', layout: 'PP/MM' })).toBe(false);
    expect(() => moving({ type: 'P&M', formation: 'column', layout: 'PP/MM' })).toThrow();
  });

  test('FV-FORM-01 a unit on the table has a valid shape', () => {
    expect(() => moving({ type: 'P&M', layout: 'PPMM' })).toThrow('FV-FORM-02');
    expect(() => moving({ type: 'P&M', layout: 'PP/M./M.' })).toThrow('FV-FORM-02');
  });

  test.each([
    ['P&M', 'PP/MM'],
    ['Foot', 'LH/LH'],
    ['HM', 'YY/YY'],
    ['M', 'XX/XX'],
    ['D', 'DD/DD'],
  ])('FV-FORM-04 %s is in attack formation by default', (type, layout) => {
    expect(unit(moving({ type, layout }), 'S1').formation).toBe('attack');
  });

  test.each(['GG', 'RA', 'HA'])('FV-FORM-04 FV-FORM-08 %s has no attack formation, only open order', (type) => {
    const army = (units: object[]) => ({
      name: 'Red',
      commander: 'Sir X',
      units: [{ name: 'Guard', type: 'P&M', stands: 'PP' }, ...units],
    });
    const match = start({
      armies: { south: army([{ name: 'Gun', type, stands: 'G' }]), north: army([{ name: 'Gun', type, stands: 'G' }]) },
    });
    const [letter, row] = decision(match)?.side === 'south' ? ['S', 0] : ['N', 2];
    const setup = (formation: string) => ({
      do: 'setup',
      commander: `Z(2,${row})`,
      units: [
        { unit: `${letter}1`, zone: `Z(2,${row})`, formation: 'attack', layout: 'P/P' },
        { unit: `${letter}2`, zone: `Z(2,${row})`, formation, layout: 'G' },
      ],
    });
    expect(refusal(match, setup('attack'))?.rule).toBe('FV-FORM-08');
    expect(refusal(match, setup('defensive'))?.rule).toBe('FV-SETUP-05');
    expect(refusal(match, setup('open'))).toBeUndefined();
  });

  test.each([
    ['P&M', undefined, 'PP/MM', true],
    ['Foot', undefined, 'LH/LH', true],
    ['D', 'dismounted', 'DD/DD', true],
    ['D', 'mounted', 'DD/DD', false],
    ['M', undefined, 'XX/XX', false],
    ['HM', undefined, 'YY/YY', false],
  ] as const)('FV-FORM-05 may %s (%s, %s) form a defensive formation? %s', (type, state, layout, may) => {
    expect(mayForm({ type, layout, ...(state && { state }) }, { formation: 'defensive', layout })).toBe(may);
  });

  test('FV-FORM-05 a change with one legal form is made without asking', () => {
    const match = moving({ type: 'P&M', layout: 'MM/MM' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'defensive', layout: 'MM/MM', facing: 'N' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });

  test('FV-FORM-05 two stands are enough', () => {
    expect(mayForm({ type: 'P&M', layout: 'P/M' }, { formation: 'defensive', layout: 'P/M' })).toBe(true);
  });

  test('FV-FORM-06 a defensive formation that loses its front rank turns about free of charge', () => {
    const match = losing({ type: 'P&M', formation: 'defensive', layout: 'MM/MM/M.', hits: 4 });
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
      layout: 'MM/M.',
      hits: 0,
      chosen: false,
    });
    // its action of this turn is still there
    choose(match, { do: 'choose', unit: 'S1' });
    expect(options(match)).toContainEqual({ do: 'changeFormation' });
  });

  test('FV-FORM-07 open order keeps the facing and lasts', () => {
    const match = moving({ type: 'M', facing: 'E', layout: 'X/X' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'open', facing: 'E', layout: 'X/X' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'open', zone: 'Z(3,0)' });
  });

  test.each([
    ['open', 0],
    ['attack', 1],
  ] as const)(
    'FV-FORM-07 open order is no attack formation: mounted that disengage from %s get %i markers',
    (formation, hits) => {
      const match = situation({
        phase: 'initiativeMovement',
        sides,
        units: [
          { id: 'S1', type: 'M', zone: 'Z(2,1)', layout: 'XX/XX', contacts: [{ with: 'N1', face: 'front' }] },
          { id: 'N1', type: 'Foot', zone: 'Z(2,1)', formation, layout: 'H/H' },
        ],
      });
      choose(match, { do: 'choose', unit: 'S1' });
      choose(match, { do: 'disengage' });
      expect(unit(match, 'S1')).toMatchObject({ contacts: [], hits });
    },
  );
});

describe('Who may be in open order', () => {
  test.each([
    ['P&M', undefined, 'M/M', true],
    ['P&M', undefined, 'P/M', false],
    ['P&M', undefined, 'P/P', false],
    ['P&M', undefined, 'MM/M.', false],
    ['Foot', undefined, 'L/H', true],
    ['Foot', undefined, 'LL/L.', false],
    ['HM', undefined, 'Y/Y', false],
    ['HM', undefined, 'YY/Y.', false],
    ['M', undefined, 'X/X', true],
    ['M', undefined, 'XX/X.', false],
    ['D', 'mounted', 'D/D', true],
    ['D', 'mounted', 'DDD/DDD', true],
    ['D', 'dismounted', 'D/D', true],
    ['D', 'dismounted', 'DDD/DDD', true],
  ] as const)('FV-FORM-08 %s %s %s: %s', (type, state, layout, may) => {
    expect(mayForm({ type, layout, ...(state && { state }) }, { formation: 'open', layout })).toBe(may);
  });

  test.each([
    ['P&M', 'P'],
    ['P&M', 'M'],
    ['Foot', 'H'],
    ['M', 'X'],
    ['D', 'D'],
    ['GG', 'G'],
    ['RA', 'G'],
    ['HA', 'G'],
  ])('FV-FORM-08 FV-FORM-09 a single stand is always in open order: %s %s', (type, layout) => {
    expect(unit(moving({ type, layout }), 'S1').formation).toBe('open');
    expect(() => moving({ type, layout, formation: 'attack' })).toThrow();
    expect(() => moving({ type, layout, formation: 'defensive' })).toThrow();
  });

  test('FV-FORM-08 FV-R-66 a single heavy stand of a scenario is in open order', () => {
    expect(unit(moving({ type: 'HM', layout: 'Y' }), 'S1').formation).toBe('open');
  });

  test('FV-R-66 losses never leave a single heavy stand: the unit routs', () => {
    const match = situation({
      phase: 'losses',
      sides,
      units: [
        { id: 'S1', type: 'HM', zone: 'Z(2,0)', layout: 'Y/Y', hits: 2 },
        { id: 'S2', type: 'P&M', zone: 'Z(2,0)', layout: 'PP/PP' },
        N1,
      ],
    });
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test.each([
    ['P&M', 'M'],
    ['M', 'X'],
    ['GG', 'G'],
  ])('FV-FORM-09 a single stand cannot change its formation: %s', (type, layout) => {
    const match = moving({ type, layout });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'changeFormation' })).toBeDefined();
    expect(refusal(match, { do: 'turn', to: 'E' })).toBeUndefined();
  });
});

describe('What changes a formation', () => {
  test.each([
    ['M', 'attack', 'XX/X.', 'X/X'],
    ['P&M', 'attack', 'MM/M.', 'M/M'],
    ['P&M', 'defensive', 'MM/M.', 'M/M'],
    ['Foot', 'attack', 'LL/H.', 'L/H'],
    ['D', 'open', 'DD/D.', 'D/D'],
  ])('FV-FORM-10 %s in %s of %s, shrunk to %s, stays in it', (type, formation, layout, left) => {
    const match = losing({ type, formation, layout, hits: 2 });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'remove' });
    choose(match, { do: 'remove', cells: [[0, 1]] });
    expect(unit(match, 'S1')).toMatchObject({ formation, layout: left, hits: 0 });
  });

  test('FV-FORM-10 it may go into open order by a change of formation', () => {
    const match = losing({ type: 'M', layout: 'XX/X.', hits: 2 });
    choose(match, { do: 'remove', cells: [[0, 1]] });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1').formation).toBe('open');
  });

  test('FV-FORM-11 turning and moving leave every stand in its place', () => {
    const match = moving({ type: 'P&M', layout: 'PM/MP' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'turn', to: 'E' });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'E', layout: 'PM/MP' });
    const other = moving({ type: 'P&M', layout: 'PM/MP' });
    choose(other, { do: 'choose', unit: 'S1' });
    choose(other, { do: 'move' });
    expect(unit(other, 'S1')).toMatchObject({ zone: 'Z(2,1)', layout: 'PM/MP' });
  });

  test('FV-FORM-11 a change of formation re-arranges the stands', () => {
    const match = moving({ type: 'P&M', layout: 'PM/MP' });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    choose(match, { do: 'form', formation: 'attack', layout: 'PP/MM' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'attack', layout: 'PP/MM' });
  });

  test('FV-FORM-11 so does entering the table', () => {
    const match = moving({ type: 'P&M', zone: 'SR2', layout: 'PPMM' });
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, { do: 'form', formation: 'attack', layout: 'MP/PM' });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,0)', formation: 'attack', layout: 'MP/PM' });
  });

  test('FV-FORM-11 a loss leaves the others where they are', () => {
    const match = losing({ type: 'P&M', layout: 'PMM/MPM', hits: 2 });
    choose(match, { do: 'remove', cells: [[1, 0]] });
    expect(unit(match, 'S1').layout).toBe('PMM/.PM');
  });
});
