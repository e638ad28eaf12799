// A Splendid Victory: set-up (SV-SETUP, P-SETUP, SV-R-78).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, start, unit } from './kit.js';
import { CMD, STAND, SUB, army, entry, throwsOf, type Entry, type Loose, type Match } from './setup-help.js';

const PM = entry('P&M', 'PPMM');
const HORSE = entry('M', 'XXX');
const DRAGOONS = entry('D', 'DDD');
const GUN = entry('RA', 'G');
const SMALL = [CMD, SUB, PM];

type Side = 'south' | 'north';
const INITIATIVE = [1, 1, 6, 6];
const begin = (chosen: Loose, dice: number[], south: Entry[] = SMALL, north: Entry[] = SMALL): Match =>
  start({ armies: { south: army(...south), north: army(...north) }, options: chosen, dice });
/** South throws more and places first. */
const southFirst = (south: Entry[] = SMALL, chosen: Loose = {}) => {
  const match = begin(chosen, [6, 6, 1, 1], south);
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', open: true });
  return match;
};
const setup = (...units: Loose[]) => ({ do: 'setup', units });
/** Commander, Sub-Commander and a regiment, each in its place. */
const plan: Record<Side, Loose[]> = {
  south: [
    { unit: 'S1', x: 10000, y: 5000 },
    { unit: 'S2', x: 14000, y: 5000 },
    { unit: 'S3', x: 20000, y: 5000, formation: 'line', layout: 'PPMM' },
  ],
  north: [
    { unit: 'N1', x: 10000, y: 43000 },
    { unit: 'N2', x: 14000, y: 43000 },
    { unit: 'N3', x: 20000, y: 43000, formation: 'line', layout: 'PPMM' },
  ],
};
const SOUTH = setup(...plan.south);
const NORTH = setup(...plan.north);
/** South's plan with the regiment placed otherwise. */
const regiment = (more: Loose) => setup(plan.south[0]!, plan.south[1]!, { ...plan.south[2], ...more });
const judged = (more: Loose, chosen: Loose = {}) => refusal(southFirst(SMALL, chosen), regiment(more));

describe('Who places first', () => {
  test.each([
    [[6, 5, 5, 5], 'south', 2],
    [[1, 2, 2, 2], 'north', 2],
    [[3, 4, 5, 2, 6, 6, 1, 1], 'south', 4],
    [[1, 1, 1, 1, 2, 2, 3, 1, 1, 1, 1, 2], 'north', 6],
  ] as const)('SV-R-78 sequential, dice %j: %s throws more and places first', (dice, first, throws) => {
    const match = begin({}, [...dice]);
    expect(decision(match)).toMatchObject({ side: first, kind: 'setup' });
    const told = throwsOf(match);
    expect(told.map(({ side }) => side)).toEqual(Array.from({ length: throws }, (_, i) => (i % 2 ? 'north' : 'south')));
    expect(told.every(({ count }) => count === 2)).toBe(true);
  });

  test('SV-R-78 P-SETUP all units of the one side, then all of the other, then the first turn', () => {
    const match = begin({}, [1, 1, 6, 6, ...INITIATIVE]);
    expect(decision(match)).toMatchObject({ side: 'north' });
    choose(match, NORTH);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    expect(unit(match, 'N3')).toMatchObject({ x: 20000, y: 43000, status: 'table' });
    choose(match, SOUTH);
    expect(position(match)).toMatchObject({ turn: 1, phase: 'initiativeMovement', initiative: 'south' });
  });

  test('SV-R-78 P-SETUP hidden: no throw, both in secret', () => {
    const match = begin({ setupMethod: 'hidden' }, INITIATIVE);
    expect(throwsOf(match)).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', secret: true });
    choose(match, SOUTH);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup', secret: true });
    expect(unit(match, 'S3').status).toBe('unplaced');
    choose(match, NORTH);
    expect(position(match).turn).toBe(1);
    expect(unit(match, 'S3')).toMatchObject({ x: 20000, y: 5000, status: 'table' });
    expect(unit(match, 'N3')).toMatchObject({ x: 20000, y: 43000, status: 'table' });
  });

  test('SV-R-78 P-SETUP alternate: one unit each, the higher throw first; who has none left is passed over', () => {
    const match = begin({ setupMethod: 'alternate' }, [1, 1, 6, 6, ...INITIATIVE], [...SMALL, GUN, HORSE]);
    const asked: string[] = [];
    const places = {
      south: [
        ...plan.south,
        { unit: 'S4', x: 30000, y: 5000 },
        { unit: 'S5', x: 40000, y: 5000, formation: 'line', layout: 'XXX' },
      ],
      north: [...plan.north],
    };
    while (decision(match)?.kind === 'place') {
      const side = decision(match)!.side;
      asked.push(side);
      choose(match, { do: 'place', ...places[side].shift() });
    }
    expect(asked).toEqual(['north', 'south', 'north', 'south', 'north', 'south', 'south', 'south']);
    expect(unit(match, 'S5')).toMatchObject({ x: 40000, y: 5000, layout: 'XXX', status: 'table' });
  });

  test('SV-R-78 alternate: the owner picks the unit; one that stands is not placed again', () => {
    const match = begin({ setupMethod: 'alternate' }, [6, 6, 1, 1]);
    for (const place of plan.south) expect(refusal(match, { do: 'place', ...place })).toBeUndefined();
    expect(refusal(match, { do: 'place', ...plan.north[2] })?.rule).toBe('SV-MOVE-01');
    expect(refusal(match, { do: 'place', ...plan.south[2], y: 12100 })?.rule).toBe('SV-R-78');
    choose(match, { do: 'place', ...plan.south[2] });
    choose(match, { do: 'place', ...plan.north[2] });
    expect(refusal(match, { do: 'place', ...plan.south[2], x: 40000 })?.rule).toBe('SV-SETUP-01');
    expect(refusal(match, { do: 'place', ...plan.south[0], x: 20000 })?.rule).toBe('SV-SETUP-03'); // on the regiment
    expect(refusal(match, { do: 'place', ...plan.south[0] })).toBeUndefined();
  });

  test('SV-R-78 agreed: both place openly and may change until both confirm; no throw', () => {
    const match = begin({ setupMethod: 'agreed' }, INITIATIVE);
    expect(throwsOf(match)).toEqual([]);
    const first = decision(match)!.side;
    expect(refusal(match, { do: 'confirm' })?.rule).toBe('SV-R-78'); // nothing stands yet
    const answers: Record<Side, Loose[]> = {
      south: [SOUTH, regiment({ x: 30000 })],
      north: [NORTH],
    };
    for (let asked = 0; decision(match)?.kind === 'setup' && asked < 12; asked++) {
      const side = decision(match)!.side;
      choose(match, answers[side].shift() ?? { do: 'confirm' });
    }
    expect(first).toMatch(/south|north/);
    expect(position(match).phase).not.toBe('setup');
    expect(unit(match, 'S3')).toMatchObject({ x: 30000, status: 'table' });
    expect(unit(match, 'N3')).toMatchObject({ x: 20000, status: 'table' });
  });
});

describe('What a set-up holds', () => {
  test.each([
    ['one missing', setup(plan.south[0]!, plan.south[1]!)],
    ['one twice', setup(...plan.south, { ...plan.south[2], x: 40000 })],
    ["one of the enemy's", setup(...plan.south, plan.north[2]!)],
    ['one unknown', setup(...plan.south, { unit: 'S9', x: 40000, y: 5000 })],
  ])('SV-SETUP-01 every unit once: %s', (_what, choice) => {
    expect(refusal(southFirst(), choice)).toBeDefined();
  });

  test.each(['PMMM', 'PPM', 'PPMMM', 'PPMH', 'MMPP'])('SV-SETUP-02 the stands are those of the list: %s', (layout) => {
    expect(judged({ layout }) === undefined).toBe(layout === 'MMPP');
  });

  test('SV-SETUP-02 any formation and heading; dragoons mounted or not, guns limbered or not', () => {
    const match = southFirst([...SMALL, DRAGOONS, DRAGOONS, GUN, GUN, HORSE]);
    choose(
      match,
      setup(
        plan.south[0]!,
        plan.south[1]!,
        { unit: 'S3', x: 20000, y: 8000, heading: 450, formation: 'defensiveBlock', layout: 'MP/MP' },
        { unit: 'S4', x: 30000, y: 8000, state: 'dismounted', formation: 'openOrder', layout: 'DDD' },
        { unit: 'S5', x: 36000, y: 8000, state: 'mounted', formation: 'roadColumn', layout: 'D/D/D' },
        { unit: 'S6', x: 42000, y: 8000, limbered: true },
        { unit: 'S7', x: 46000, y: 8000, limbered: false, heading: 3500 },
        {
          unit: 'S8',
          x: 52000,
          y: 8000,
          formation: 'bentLine',
          layout: 'XXX',
          bend: { after: 1, stays: 'right', way: 'forward', angle: 200 },
        },
      ),
    );
    expect(unit(match, 'S3')).toMatchObject({ formation: 'defensiveBlock', layout: 'MP/MP', heading: 450 });
    expect(unit(match, 'S4')).toMatchObject({ state: 'dismounted', formation: 'openOrder', heading: 0 });
    expect(unit(match, 'S5')).toMatchObject({ state: 'mounted', formation: 'roadColumn', layout: 'D/D/D' });
    expect(unit(match, 'S6')).toMatchObject({ limbered: true, formation: 'openOrder' });
    expect(unit(match, 'S7').limbered ?? false).toBe(false);
    expect(unit(match, 'S8')).toMatchObject({ formation: 'bentLine', bend: { after: 1, stays: 'right', angle: 200 } });
    expect(decision(match)).toMatchObject({ side: 'north' });
  });

  test('SV-SETUP-02 formation, layout and heading may be left out', () => {
    const match = southFirst();
    choose(match, setup(plan.south[0]!, plan.south[1]!, { unit: 'S3', x: 20000, y: 8000 }));
    expect(['line', 'block']).toContain(unit(match, 'S3').formation);
    expect([...unit(match, 'S3').layout.replaceAll(/[./]/g, '')].toSorted().join('')).toBe('MMPP');
    expect(unit(match, 'S3').heading).toBe(0);
  });

  test.each([3600, -1, 4.5, 'N'])('SV-SETUP-02 a heading is 0 to 3599, not %j', (heading) => {
    expect(judged({ heading })).toBeDefined();
  });

  test.each([
    [{ state: 'dismounted' }, /./],
    [{ limbered: true }, /./],
  ])('SV-SETUP-02 a regiment has no %j', (more, rule) => {
    expect(judged(more)?.rule).toMatch(rule);
  });

  test.each([
    [{ setupMethod: 'sequential' }, [6, 6, 1, 1, ...INITIATIVE]],
    [{ setupMethod: 'hidden' }, INITIATIVE],
    [{ setupMethod: 'alternate' }, [6, 6, 1, 1, ...INITIATIVE]],
    [{ setupMethod: 'agreed' }, INITIATIVE],
  ])('SV-SETUP-01 %j: the options shown are legal, and lead into the first turn', (chosen, dice) => {
    const all = [...SMALL, PM, DRAGOONS, HORSE, GUN, entry('Foot', 'HHHHH'), entry('HM', 'YYYY')];
    const match = begin(chosen, dice, all, all);
    let asked = 0;
    while (position(match).phase === 'setup' && asked++ < 60) {
      const shown = options(match);
      expect(shown.length).toBeGreaterThan(0);
      for (const option of shown) expect(refusal(match, option), JSON.stringify(option)).toBeUndefined();
      choose(match, shown.find((option) => option.do === 'confirm') ?? shown[0]);
    }
    expect(position(match).turn).toBe(1);
    expect(position(match).phase).not.toBe('setup');
    expect(position(match).units.every((one: Loose) => one['status'] === 'table' || one['status'] === undefined)).toBe(
      true,
    );
  });
});

describe('Tight set-ups', () => {
  const legal = (chosen: Loose, units: Entry[]) => {
    const match = begin(chosen, [6, 6, 1, 1, ...INITIATIVE], units, units);
    for (const side of ['south', 'north']) {
      expect(decision(match)).toMatchObject({ side, kind: 'setup' });
      expect(options(match).length).toBeGreaterThan(0);
      for (const option of options(match)) expect(refusal(match, option)?.because).toBeUndefined();
      choose(match, options(match)[0]);
    }
    expect(position(match).phase).not.toBe('setup');
  };
  const CORPS = [
    CMD,
    SUB,
    ...Array.from({ length: 12 }, () => entry('P&M', 'PPPMMM')),
    HORSE,
    HORSE,
    DRAGOONS,
    GUN,
    GUN,
  ];

  test('SV-SETUP-01 a large army on a small table', () => legal({ tableWidth: 48, tableDepth: 36 }, CORPS));
  test('SV-SETUP-01 a shallow deployment area', () => legal({ deploymentDepth: 6 }, CORPS));
  test('SV-SETUP-01 large bases', () =>
    legal({ basing: { frontage: 2400, depth: 2000, gunDepth: 4000 }, tableWidth: 100 }, CORPS));
  test('SV-SETUP-03 bogs in the way', () => {
    const bog = (x: number, y: number) => ({
      type: 'bog',
      points: [
        [x, y],
        [x + 5000, y],
        [x + 5000, y + 6000],
        [x, y + 6000],
      ],
    });
    const terrain = [5000, 15000, 25000, 45000, 60000].flatMap((x) => [bog(x, 1000), bog(x, 40000)]);
    legal({ terrain }, [...SMALL, PM, PM, HORSE, GUN]);
  });
});

describe('Where units start', () => {
  test.each([
    ['12" from the base edge', { y: 12000 }, {}, true],
    ['12.02" from the base edge', { y: 12020 }, {}, false],
    ['its rear 12.02" from it', { y: 12020 - STAND, heading: 1800 }, {}, false],
    ['its rear 12" from it', { y: 12000 - STAND, heading: 1800 }, {}, true],
    ['one stand 12.02" from it', { y: 12020 - 2 * STAND, heading: 900 }, {}, false],
    ['a corner 12" from it, slantwise', { y: 9774, heading: 450 }, {}, true],
    ['a corner 12.02" from it, slantwise', { y: 9795, heading: 450 }, {}, false],
    ['6" with depth 6', { y: 6000 }, { deploymentDepth: 6 }, true],
    ['6.02" with depth 6', { y: 6020 }, { deploymentDepth: 6 }, false],
    ['24" with depth 24', { y: 24000 }, { deploymentDepth: 24 }, true],
    ['24.02" with depth 24', { y: 24020 }, { deploymentDepth: 24 }, false],
    ["on the enemy's side", { y: 43000, heading: 1800 }, {}, false],
  ])('SV-SETUP-01 SV-R-78 %s', (_what, more, chosen, may) => {
    const refused = judged(more, chosen);
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) {
      expect(['SV-R-78', 'SV-SETUP-01', 'SV-SETUP-03']).toContain(refused.rule);
      expect(refused.because).toMatch(/6|12|24/);
    }
  });

  test.each([
    [36000, {}, true],
    [35980, {}, false],
    [48000 + 0, {}, false],
    [24000, { deploymentDepth: 24 }, true],
    [54000, { tableDepth: 66 }, true],
    [53980, { tableDepth: 66 }, false],
  ])('SV-R-78 North at y = %i, %j: %s', (y, chosen, may) => {
    const match = begin(chosen, [1, 1, 6, 6]);
    const deep = (chosen as { tableDepth?: number }).tableDepth ?? 48;
    const [commander, sub, foot] = plan.north.map((one) => ({ ...one, y: deep * 1000 - 5000 }));
    expect(refusal(match, setup(commander!, sub!, { ...foot, y })) === undefined).toBe(may);
  });

  test.each([
    ['beside the Commander', { x: 14000 + 787 + 2 * STAND, y: 5000 }, true],
    ['0.010" into the Sub-Commander', { x: 14000 + 777 + 2 * STAND, y: 5000 }, true],
    ['0.011" into the Sub-Commander', { x: 14000 + 776 + 2 * STAND, y: 5000 }, false],
    ['on the west edge', { x: 2 * STAND, y: 9000 }, true],
    ['partly off the west edge', { x: 2 * STAND - 11, y: 9000 }, false],
    ['on the east edge', { x: 72000 - 2 * STAND }, true],
    ['partly off the east edge', { x: 72011 - 2 * STAND }, false],
    ['on the base edge', { y: STAND }, true],
    ['partly off the base edge', { y: STAND - 11 }, false],
  ])('SV-SETUP-03 %s', (_what, more, may) => {
    const refused = judged(more);
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) expect(refused.rule).toBe('SV-SETUP-03');
  });

  test.each([
    [24011, true],
    [24010, false],
    [24000, false],
    [23000, false],
  ])('SV-SETUP-03 not touching an enemy: South at 24", North at y = %i: %s', (y, may) => {
    const match = begin({ deploymentDepth: 24, tableDepth: 40 }, [6, 6, 1, 1]);
    choose(match, regiment({ y: 24000 }));
    const north = plan.north.map((one) => ({ ...one, y: 36000 }));
    const refused = refusal(match, setup(north[0]!, north[1]!, { ...north[2], y }));
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) {
      expect(refused.rule).toBe('SV-SETUP-03');
      expect(refused.because + JSON.stringify(refused.facts)).toContain('S3');
    }
  });

  const area = (type: string) => ({
    terrain: [
      {
        type,
        points: [
          [23148, 2000],
          [23148, 9000],
          [30000, 9000],
          [30000, 2000],
        ],
      },
    ],
  });
  test.each([
    ['bog', {}, true],
    ['bog', { x: 20010 }, true],
    ['bog', { x: 20011 }, false],
    ['impassable', { x: 20011 }, false],
    ['wood', { x: 26000 }, true],
    ['hill', { x: 26000 }, true],
  ])('SV-SETUP-03 prohibited terrain: %s from x = 23148 on, the regiment at %j: %s', (type, more, may) => {
    const refused = judged(more, area(type));
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) expect(['SV-SETUP-03', 'SV-TERR-03']).toContain(refused.rule);
  });

  test('SV-SETUP-03 it is prohibited to some; terrainEffects off lifts it', () => {
    const units = [CMD, SUB, PM, GUN, HORSE];
    const at = (gun: number, horse: Loose, chosen: Loose) => {
      const places = [
        { unit: 'S4', x: gun, y: 7000 },
        { unit: 'S5', x: 27000, y: 8000, layout: 'XXX', ...horse },
      ];
      return refusal(southFirst(units, chosen), setup(...plan.south, ...places));
    };
    const open = { formation: 'openOrder' };
    expect(at(40000, open, area('wood'))).toBeUndefined();
    expect(at(40000, { formation: 'line' }, area('wood'))).toBeDefined();
    expect(at(27000, { ...open, x: 50000 }, area('wood'))).toBeDefined();
    expect(at(40000, { formation: 'line' }, { ...area('wood'), terrainEffects: 'off' })).toBeUndefined();
  });

  test('SV-SETUP-03 no crossing an escarpment: no unit stands on the line', () => {
    const line = (x: number) => ({
      terrain: [
        {
          type: 'escarpment',
          points: [
            [x, 0],
            [x, 12000],
          ],
        },
      ],
    });
    expect(judged({}, line(23200))).toBeUndefined();
    expect(judged({}, line(20000))).toBeDefined();
  });

  test.each(['hidden', 'agreed'])('SV-SETUP-03 %s: no match begins with enemies in touch', (setupMethod) => {
    const match = begin({ setupMethod, deploymentDepth: 24, tableDepth: 40 }, []);
    const north = plan.north.map((one) => ({ ...one, y: 36000 }));
    const plans: Record<Side, Loose> = {
      south: regiment({ y: 24000 }),
      north: setup(north[0]!, north[1]!, { ...north[2], y: 24005 }),
    };
    for (let asked = 0; asked < 6 && decision(match)?.kind === 'setup'; asked++) {
      const placing = plans[decision(match)!.side as Side];
      const choice = asked < 2 ? placing : { do: 'confirm' };
      if (refusal(match, choice)) break;
      choose(match, choice);
    }
    expect(position(match).phase).toBe('setup');
    expect(decision(match)).toMatchObject({ kind: 'setup' });
  });

  test('SV-R-104 hidden: a plan that clashes goes back with the reasons, the other stays a secret', () => {
    const match = begin({ setupMethod: 'hidden', deploymentDepth: 24 }, INITIATIVE);
    const north = (y: number) => setup(plan.north[0]!, plan.north[1]!, { ...plan.north[2], y });
    choose(match, regiment({ y: 24000 }));
    choose(match, north(24000));
    expect(decision(match)).toMatchObject({
      side: 'north',
      kind: 'setup',
      about: { reasons: [{ rule: 'SV-SETUP-03', id: 'wouldTouchHidden' }] },
    });
    expect(unit(match, 'S3').status).toBe('unplaced');
    expect(refusal(match, north(24000))?.rule).toBe('SV-SETUP-03');
    choose(match, north(24500));
    expect(position(match).turn).toBe(1);
  });

  test('SV-R-78 agreed: a confirmation given lapses when the other side changes its set-up, or that change is refused', () => {
    const match = begin({ setupMethod: 'agreed' }, []);
    const plans: Record<Side, Loose> = { south: SOUTH, north: NORTH };
    const first = decision(match)!.side;
    for (let i = 0; i < 2; i++) choose(match, plans[decision(match)!.side as Side]);
    expect(decision(match)).toMatchObject({ side: first });
    choose(match, { do: 'confirm' });
    const second = decision(match)!.side;
    expect(second).not.toBe(first);
    choose(match, setup(...plan[second].map((one) => ({ ...one, y: second === 'south' ? 7000 : 41000 }))));
    choose(match, { do: 'confirm' });
    expect(position(match).phase).toBe('setup');
  });

  test('SV-SETUP-03 all faults are told at once', () => {
    const refused = refusal(
      southFirst(),
      setup(
        { ...plan.south[0], x: -500 },
        { ...plan.south[1], y: 20000 },
        { ...plan.south[2], formation: 'openOrder' },
      ),
    )!;
    const rules = [refused, ...(refused.also ?? [])].map(({ rule }) => rule);
    expect(rules.length).toBeGreaterThanOrEqual(3);
    expect(rules.some((rule) => /^SV-FORM-0[17]$/.test(rule))).toBe(true);
    expect(rules).toContain('SV-SETUP-03');
  });

  test.each(['SV-SETUP-01'])('%s a refused set-up changes nothing', () => {
    const match = southFirst();
    const before = JSON.stringify(position(match));
    expect(refusal(match, regiment({ y: 20000 }))?.rule).toBe('SV-R-78');
    expect(JSON.stringify(position(match))).toBe(before);
  });
});
