// A Splendid Victory: formations (SV-FORM, SV-R-02, -03).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation, start, unit } from './kit.js';
import { CMD, SUB, army, entry, movement, order, orderRefused, times, type Loose } from './setup-help.js';

const KINDS = [
  'line',
  'block',
  'defensiveBlock',
  'openOrder',
  'roadColumn',
  'bentLine',
  'bentOpenOrder',
  'bentRoadColumn',
] as const;
type Kind = (typeof KINDS)[number];
const SHAPES: Record<number, number[]> = {
  1: [1],
  2: [1, 1],
  3: [2, 1],
  4: [2, 2],
  5: [3, 2],
  6: [3, 3],
  7: [3, 2, 2],
  8: [3, 3, 2],
  9: [3, 3, 3],
};

/** The stands in ranks of these sizes, the shorter ranks filled up on the right. */
const ranked = (stands: string, sizes: number[]): string => {
  let from = 0;
  return sizes.map((size) => stands.slice(from, (from += size)).padEnd(sizes[0]!, '.')).join('/');
};
const layoutOf = (stands: string, kind: Kind): string => {
  if (kind === 'block' || kind === 'defensiveBlock') return ranked(stands, SHAPES[stands.length]!);
  if (kind === 'roadColumn' || kind === 'bentRoadColumn') return [...stands].join('/');
  return stands;
};
const bend = { after: 1, stays: 'left', way: 'back', angle: 450 };
/** A column whose second stand is turned by 90 degrees at the left rear corner of the first. */
const trailOf = (n: number, x = 20000, y = 20000) =>
  Array.from({ length: n - 1 }, (_, k) => ({ x: x - 787 - 1574 * k, y: y - 2361, heading: 900 }));
const formed = (stands: string, kind: Kind, x = 20000, y = 20000): Loose => ({
  formation: kind,
  layout: layoutOf(stands, kind),
  ...(kind === 'bentLine' || kind === 'bentOpenOrder' ? { bend } : {}),
  ...(kind === 'bentRoadColumn' ? { trail: trailOf(stands.length, x, y) } : {}),
});

/** SV-FORM-01: who may be in which formation, in the order of KINDS. */
const ROWS: [string, string, string, Loose][] = [
  // type, stands, rights, more
  ['P&M', 'M', 'y..y....', {}],
  ['P&M', 'P', 'y.......', {}],
  ['P&M', 'MM', 'yyyyyyyy', {}],
  ['P&M', 'MMM', 'yyyyyyyy', {}],
  ['P&M', 'PM', 'yyy.yy.y', {}],
  ['P&M', 'PMM', 'yyy.yy.y', {}],
  ['P&M', 'MMMM', 'yyy.yy.y', {}],
  ['P&M', 'PPPMMMMMM', 'yyy.yy.y', {}],
  ['Foot', 'H', 'y.......', {}],
  ['Foot', 'LL', 'yyy.yy.y', {}],
  ['Foot', 'HHHHHHHHH', 'yyy.yy.y', {}],
  ['HM', 'Y', 'y.......', {}],
  ['HM', 'YY', 'yy..yy.y', {}],
  ['HM', 'YYYY', 'yy..yy.y', {}],
  ['M', 'X', 'y..y....', {}],
  ['M', 'XX', 'yy.yyyyy', {}],
  ['M', 'XXX', 'yy.yyyyy', {}],
  ['M', 'XXXX', 'yy..yy.y', {}],
  ['M', 'XXXXXXX', 'yy..yy.y', {}],
  ['D', 'D', 'y..y....', { state: 'mounted' }],
  ['D', 'DD', 'yy.yyyyy', { state: 'mounted' }],
  ['D', 'DDDDDDD', 'yy.yyyyy', { state: 'mounted' }],
  ['D', 'D', 'y..y....', { state: 'dismounted' }],
  ['D', 'DD', 'yyyyyyyy', { state: 'dismounted' }],
  ['D', 'DDDDDDD', 'yyyyyyyy', { state: 'dismounted' }],
  ['FG', 'G', '...y....', {}],
  ['RA', 'G', '...y....', {}],
  ['HA', 'G', '...y....', {}],
  ['Cmd', 'C', '...y....', {}],
  ['Sub', 'C', '...y....', {}],
];
const CELLS = ROWS.flatMap(([type, stands, rights, more]) =>
  KINDS.map((kind, i) => [type, stands, kind, more, rights[i] === 'y'] as const),
);
const ENEMY = { id: 'N1', type: 'P&M', layout: 'PP', x: 60000, y: 46000 };

describe('Entitlement', () => {
  test.each(CELLS)('SV-FORM-01 %s %s placed in %s, %j: %s', (type, stands, kind, more, may) => {
    const placing = () => movement([{ id: 'S1', type, ...more, x: 20000, y: 20000, ...formed(stands, kind) }, ENEMY]);
    if (may) expect(unit(placing(), 'S1').formation).toBe(kind);
    else expect(placing).toThrow(/SV-FORM|formation|layout|bend|trail/);
  });

  /** Whole armies are set up, so single stands are seen above only. */
  const WHOLE = CELLS.filter(([type, stands]) => stands.length > 1 || /A|G|Cmd|Sub/.test(type));
  test.each(WHOLE)('SV-FORM-01 SV-SETUP-02 %s %s set up in %s, %j: %s', (type, stands, kind, more, may) => {
    // Small units beside it keep the army within its limits.
    const units = [
      CMD,
      SUB,
      entry(type, stands),
      ...times(3, entry('P&M', 'PM')),
      ...times(2, entry('M', 'XX')),
    ].filter((one) => !(one.type === type && one !== CMD && one !== SUB && /Cmd|Sub/.test(type)));
    const match = start({
      armies: { south: army(...units), north: army(CMD, SUB, entry('P&M', 'PPMM')) },
      dice: [6, 6, 1, 1],
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    const commandRow = units.map((one, i) => ({
      unit: `S${i + 1}`,
      x: 6000 + 6000 * i,
      y: 4000,
      ...(one.stands.length > 1 ? { formation: 'line', layout: one.stands } : {}),
    }));
    const at = units.findIndex((one) => one.type === type && one.stands === stands);
    const plan = commandRow.map((place, i) =>
      i === at
        ? {
            unit: place.unit,
            x: 60000,
            y: 11000,
            heading: kind === 'roadColumn' ? 900 : 0,
            ...more,
            ...formed(stands, kind, 60000, 11000),
          }
        : place,
    );
    const refused = refusal(match, { do: 'setup', units: plan });
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused && refused.rule !== 'shape') expect(refused.rule).toBe('SV-FORM-01');
  });

  const MEN: [string, string, Loose][] = [
    ['P&M', 'MMM', {}],
    ['P&M', 'PMM', {}],
    ['P&M', 'MMMM', {}],
    ['Foot', 'HHHH', {}],
    ['HM', 'YYYY', {}],
    ['M', 'XXX', {}],
    ['M', 'XXXX', {}],
    ['D', 'DDDD', { state: 'mounted' }],
    ['D', 'DDDD', { state: 'dismounted' }],
  ];
  const rights = (type: string, stands: string, more: Loose, kind: Kind) =>
    CELLS.some(
      ([t, s, k, m, may]) =>
        may &&
        t === type &&
        k === kind &&
        m['state'] === more['state'] &&
        (type === 'D' ? s.length > 1 : alike(type, s, stands)),
    );
  /** The rows of 'HH' and 'HHHH' say the same, those of 'MMM' and 'MMMM' do not. */
  const alike = (type: string, a: string, b: string) =>
    a === b || ((type === 'Foot' || type === 'HM') && a.length > 1 && b.length > 1);
  test.each(
    MEN.flatMap(([type, stands, more]) =>
      KINDS.map((kind) => [type, stands, more, kind, rights(type, stands, more, kind)] as const),
    ),
  )('SV-FORM-01 %s %s %j changes to %s: %s', (type, stands, more, kind, may) => {
    const before = formed(stands, kind === 'block' ? 'line' : 'block');
    const match = movement([
      { id: 'S1', type, ...more, x: 20000, y: 10000, ...before },
      { id: 'S2', type: 'P&M', layout: 'PP', x: 40000, y: 10000 },
      ENEMY,
    ]);
    const wanted = formed(stands, kind) as { trail?: unknown; bend?: Loose };
    const given = {
      do: 'changeFormation',
      ...wanted,
      ...(wanted.bend ? { bend: { after: 1, way: 'back', angle: 450 } } : {}),
      ...(wanted.trail ? { trail: trailOf(stands.length, 20000 - 787, 10000) } : {}),
    };
    const refused = orderRefused(match, 'S1', given);
    expect(refused === undefined, refused?.because).toBe(may);
    if (!may) return expect(refused!.rule).toBe('SV-FORM-01');
    choose(match, given);
    expect(unit(match, 'S1')).toMatchObject({ formation: kind, layout: wanted['layout' as never] });
  });
});

describe('Shapes', () => {
  const placing =
    (stands: string, sizes: number[], formation: string, options: Loose = {}) =>
    () =>
      movement([{ id: 'S1', type: 'P&M', x: 20000, y: 20000, formation, layout: ranked(stands, sizes) }, ENEMY], {
        options,
      });

  test.each([
    [2, [1, 1], true],
    [3, [2, 1], true],
    [3, [1, 1, 1], false],
    [4, [2, 2], true],
    [4, [3, 1], false],
    [4, [2, 1, 1], false],
    [4, [1, 1, 1, 1], false],
    [5, [3, 2], true],
    [5, [2, 2, 1], true],
    [5, [4, 1], false],
    [5, [3, 1, 1], false],
    [6, [3, 3], true],
    [6, [2, 2, 2], true],
    [6, [4, 2], false],
    [6, [3, 2, 1], false],
    [7, [3, 2, 2], true],
    [7, [3, 3, 1], true],
    [7, [4, 3], false],
    [7, [2, 2, 2, 1], false],
    [8, [3, 3, 2], true],
    [8, [4, 4], false],
    [8, [2, 2, 2, 2], false],
    [9, [3, 3, 3], true],
    [9, [5, 4], false],
    [9, [4, 3, 2], false],
  ])('SV-FORM-02 SV-FORM-04 SV-R-02 %i stands as %j, block and defensive block: %s', (n, sizes, may) => {
    for (const formation of ['block', 'defensiveBlock']) {
      const put = placing('M'.repeat(n), sizes, formation);
      if (may) expect(unit(put(), 'S1')).toMatchObject({ formation, layout: ranked('M'.repeat(n), sizes) });
      else expect(put, formation).toThrow('SV-FORM-02');
    }
  });

  test('SV-FORM-02 SV-FORM-04 a rank longer than the one before it is none', () => {
    for (const layout of ['M./MM', 'MM./MMM', '.M/MM'])
      expect(() =>
        movement([{ id: 'S1', type: 'P&M', x: 20000, y: 20000, formation: 'block', layout }, ENEMY]),
      ).toThrow();
  });

  test('SV-R-02 noTwoStandBlock: two stands form a defensive block only', () => {
    const houseRules = { noTwoStandBlock: true };
    expect(placing('MM', [1, 1], 'block', { houseRules })).toThrow(/SV-FORM-02|SV-R-02/);
    expect(placing('MM', [1, 1], 'defensiveBlock', { houseRules })).not.toThrow();
    expect(placing('MMM', [2, 1], 'block', { houseRules })).not.toThrow();
  });

  test('SV-FORM-02 option shapes: an agreed table takes the place of that size only', () => {
    const shapes = { 4: [[3, 1]] };
    expect(placing('MMMM', [3, 1], 'block', { shapes })).not.toThrow();
    expect(placing('MMMM', [2, 2], 'block', { shapes })).toThrow('SV-FORM-02');
    expect(placing('MMMMM', [3, 2], 'block', { shapes })).not.toThrow();
  });

  test.each([
    ['MMM/MM.', true],
    ['MMM/.MM', true],
    ['MMM/M.M', false],
    ['MM/M.', true],
    ['MM/.M', true],
    ['MM/MM/.M', true],
    ['MMM/MM./MM.', true],
    ['MMM/.MM/.MM', true],
    ['MMM/MM./.MM', false],
    ['MMM/MMM/.M.', true],
    ['MMM/MMM/..M', true],
    ['MMM/MMM/MM.', true],
    ['MMM/MMM/M.M', false],
    ['MM./.MM', false],
    ['M.M/MM.', false],
  ])('SV-FORM-03 shorter ranks stand together, straight behind: %s: %s', (layout, may) => {
    for (const formation of ['block', 'defensiveBlock']) {
      const put = () => movement([{ id: 'S1', type: 'P&M', x: 20000, y: 20000, formation, layout }, ENEMY]);
      if (may) expect(unit(put(), 'S1').layout).toBe(layout);
      else expect(put).toThrow('SV-FORM-03');
    }
  });

  test('SV-FORM-03 the owner chooses the files when the block is formed', () => {
    for (const layout of ['MMM/MM.', 'MMM/.MM', 'MM/MM/.M', 'MM/MM/M.']) {
      const match = movement([{ id: 'S1', type: 'P&M', x: 20000, y: 10000, layout: 'MMMMM' }, ENEMY]);
      order(match, 'S1', { do: 'changeFormation', formation: 'block', layout });
      expect(unit(match, 'S1').layout).toBe(layout);
    }
    const match = movement([{ id: 'S1', type: 'P&M', x: 20000, y: 10000, layout: 'MMMMM' }, ENEMY]);
    const refused = orderRefused(match, 'S1', { do: 'changeFormation', formation: 'block', layout: 'MMM/M.M' });
    expect(refused?.rule).toBe('SV-FORM-03');
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9])('SV-FORM-05 a line of %i', (n) => {
    const layout = 'M'.repeat(n);
    expect(unit(movement([{ id: 'S1', type: 'P&M', x: 20000, y: 10000, layout }, ENEMY]), 'S1')).toMatchObject({
      formation: 'line',
      layout,
    });
  });

  test.each(['MM.M', 'MM/MM', 'M/M'])('SV-FORM-05 a line is one rank without gaps, not %s', (layout) => {
    expect(() => movement([{ id: 'S1', type: 'P&M', x: 20000, y: 10000, formation: 'line', layout }, ENEMY])).toThrow(
      'SV-FORM-05',
    );
  });

  test('SV-FORM-05 SV-FORM-06 what a single stand is if not told', () => {
    const match = movement([
      { id: 'S1', type: 'P&M', x: 10000, y: 10000, layout: 'M' },
      { id: 'S2', type: 'RA', x: 20000, y: 10000, layout: 'G' },
      { id: 'S3', type: 'Cmd', x: 30000, y: 10000, layout: 'C' },
      ENEMY,
    ]);
    expect(['S1', 'S2', 'S3'].map((id) => unit(match, id).formation)).toEqual(['line', 'openOrder', 'openOrder']);
  });

  test('SV-R-03 the kind is stored: two stands behind each other are a block or a column, as told', () => {
    for (const formation of ['block', 'defensiveBlock', 'roadColumn'])
      expect(
        unit(movement([{ id: 'S1', type: 'P&M', x: 20000, y: 10000, formation, layout: 'M/M' }, ENEMY]), 'S1')
          .formation,
      ).toBe(formation);
    expect(unit(movement([{ id: 'S1', type: 'P&M', x: 20000, y: 10000, layout: 'M/M' }, ENEMY]), 'S1').formation).toBe(
      'block',
    );
  });

  test('SV-FORM-06 line to open order moves nobody and needs the action', () => {
    const match = movement([
      { id: 'S1', type: 'P&M', x: 20000, y: 10000, layout: 'MM' },
      { id: 'S2', type: 'P&M', x: 30000, y: 10000, layout: 'MM' },
      ENEMY,
    ]);
    order(match, 'S1', { do: 'changeFormation', formation: 'openOrder', layout: 'MM' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'openOrder', x: 20000, y: 10000, layout: 'MM' });
    expect(decision(match)).toMatchObject({ kind: 'activity' });
    expect(options(match)).not.toContainEqual({ do: 'choose', unit: 'S1' });
  });

  test.each([
    ['M', 'XXXX', 'line', 4],
    ['P&M', 'MMMMM', 'line', 4],
    ['P&M', 'PMMM', 'line', 2],
  ])('SV-FORM-07 %s %s loses stands in %s and is not in open order by that', (type, layout, formation, hits) => {
    const match = situation({ phase: 'losses', units: [{ id: 'S1', type, layout, x: 20000, y: 10000, hits }, ENEMY] });
    choose(match, options(match)[0]);
    expect(unit(match, 'S1')).toMatchObject({ formation, hits: 0 });
    expect(unit(match, 'S1').layout).toHaveLength(layout.length - hits / 2);
  });

  test('SV-FORM-07 losses make a unit small enough; then it may take open order', () => {
    const match = situation({
      phase: 'losses',
      units: [{ id: 'S1', type: 'P&M', layout: 'PMMM', x: 20000, y: 10000, hits: 2 }, ENEMY],
    });
    choose(match, { do: 'remove', stands: [0] });
    order(match, 'S1', { do: 'changeFormation', formation: 'openOrder', layout: 'MMM' });
    expect(unit(match, 'S1').formation).toBe('openOrder');
  });
});

describe('Columns and bends', () => {
  const column = (layout: string) => () =>
    movement([{ id: 'S1', type: 'P&M', x: 20000, y: 20000, formation: 'roadColumn', layout }, ENEMY]);
  test.each([
    ['M/M', true],
    ['M/M/M/M/M', true],
    ['M', false],
    ['MM/MM', false],
    ['M/./M', false],
  ])('SV-FORM-08 a road column is one wide and two or more deep: %s: %s', (layout, may) => {
    if (may) expect(column(layout)).not.toThrow();
    else expect(column(layout)).toThrow();
  });

  test.each([
    ['roadColumn', 24005, 'P&M', 'PP', false],
    ['roadColumn', 24006, 'P&M', 'PP', true],
    ['roadColumn', 24005, 'Cmd', 'C', false],
    ['bentRoadColumn', 24005, 'P&M', 'PP', false],
    ['bentRoadColumn', 24006, 'P&M', 'PP', true],
  ])('SV-FORM-09 forming a %s with an enemy %i away (%s %s): %s', (formation, gap, type, layout, may) => {
    const match = movement([
      { id: 'S1', type: 'P&M', x: 20000, y: 10000, layout: 'MMM' },
      { id: 'N1', type, layout, x: 20000, y: 10000 + gap },
    ]);
    const trail = trailOf(3, 20000, 10000);
    const given = {
      do: 'changeFormation',
      formation,
      layout: 'M/M/M',
      ...(formation === 'bentRoadColumn' ? { trail } : {}),
    };
    const refused = orderRefused(match, 'S1', given);
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) expect(refused).toMatchObject({ rule: 'SV-FORM-09', because: expect.stringMatching(/24/) });
  });

  test.each(['block', 'defensiveBlock', 'line', 'openOrder', 'roadColumn'] as const)(
    'SV-FORM-10 no bend in a %s',
    (kind) => {
      expect(() =>
        movement([{ id: 'S1', type: 'P&M', x: 20000, y: 20000, ...formed('MMM', kind), bend }, ENEMY]),
      ).toThrow();
    },
  );

  test.each([
    [{ after: 0 }, false],
    [{ after: 1 }, true],
    [{ after: 2 }, true],
    [{ after: 3 }, false],
    [{ angle: 0 }, false],
    [{ angle: 1 }, true],
    [{ angle: 900 }, true],
    [{ angle: 901 }, false],
    [{ way: 'forward' }, true],
    [{ way: 'sideways' }, false],
    [{ stays: 'right' }, true],
  ])('SV-FORM-10 the bend of three stands with %j: %s', (part, may) => {
    const put = () =>
      movement([
        { id: 'S1', type: 'P&M', x: 20000, y: 20000, formation: 'bentLine', layout: 'MMM', bend: { ...bend, ...part } },
        ENEMY,
      ]);
    if (may) expect(unit(put(), 'S1').bend).toEqual({ ...bend, ...part });
    else expect(put).toThrow();
  });
});

describe('What a formation allows (SV-FORM-11)', () => {
  const MOVES: Record<string, Loose> = {
    forward: { do: 'manoeuvre', steps: [{ ahead: 1000 }] },
    turn: { do: 'manoeuvre', steps: [{ turn: 50 }] },
    aboutFace: { do: 'manoeuvre', steps: [{ aboutFace: 'forward' }] },
    doubleTime: { do: 'manoeuvre', doubleTime: true, steps: [{ ahead: 1000 }] },
    sideStep: { do: 'sideStep', steps: [{ right: 500 }] },
    stepBack: { do: 'stepBack', steps: [{ back: 500 }] },
  };
  /** In the order of KINDS; foot are three muskets, mounted three horse. */
  const TABLE: [string, string, string][] = [
    ['forward', 'yy.yy..y', 'yy.yy..y'],
    ['turn', 'yy.yy..y', 'yy.yy..y'],
    ['aboutFace', 'yy.yy..y', 'yy.yy..y'],
    ['doubleTime', 'yy.yy..y', 'yy.yy..y'],
    ['sideStep', 'yy.yy...', '........'],
    ['stepBack', 'yy.yy...', '........'],
  ];
  const cells = TABLE.flatMap(([move, foot, mounted]) =>
    KINDS.flatMap((kind, i) => [
      [move, 'P&M', 'MMM', kind, foot[i] === 'y'] as const,
      ...(kind === 'defensiveBlock' ? [] : [[move, 'M', 'XXX', kind, mounted[i] === 'y'] as const]),
    ]),
  );
  test.each(cells)('SV-FORM-11 %s by %s %s in %s: %s', (move, type, stands, kind, may) => {
    const match = movement([{ id: 'S1', type, x: 20000, y: 10000, ...formed(stands, kind, 20000, 10000) }, ENEMY]);
    const refused = orderRefused(match, 'S1', MOVES[move]!);
    expect(refused === undefined, refused?.because).toBe(may);
  });

  const charges = KINDS.flatMap((kind) => [
    ['P&M', 'PPP', kind, ['line', 'block'].includes(kind)] as const,
    ['D', 'DDD', kind, ['line', 'block', 'openOrder'].includes(kind)] as const,
  ]).filter(
    ([type, , kind]) => !(type === 'P&M' && /[oO]penOrder/.test(kind)) && !(type === 'D' && kind === 'defensiveBlock'),
  );
  test.each([...charges, ['P&M', 'MMM', 'openOrder', false] as const])(
    'SV-FORM-11 %s %s charge from %s: %s',
    (type, stands, kind, may) => {
      const match = movement([
        { id: 'S1', type, x: 20000, y: 20000, ...formed(stands, kind) },
        { id: 'S2', type: 'P&M', layout: 'PP', x: 40000, y: 20000 },
        { id: 'N1', type: 'Foot', layout: 'HHH', x: 20000, y: 23000 },
      ]);
      const refused = orderRefused(match, 'S1', { do: 'charge', target: 'N1' });
      expect(refused === undefined, refused?.because).toBe(may);
    },
  );

  test('SV-FORM-11 guns have no double-time, limbered or not', () => {
    const gun = (limbered: boolean) =>
      movement([{ id: 'S1', type: 'RA', layout: 'G', limbered, x: 20000, y: 10000 }, ENEMY]);
    expect(orderRefused(gun(true), 'S1', MOVES['forward']!)).toBeUndefined();
    expect(orderRefused(gun(true), 'S1', MOVES['doubleTime']!)?.rule).toBe('SV-MOVE-08');
    expect(orderRefused(gun(false), 'S1', { do: 'prolong', doubleTime: true, steps: [{ ahead: 1000 }] })?.rule).toBe(
      'shape',
    );
  });
});
