// A Great Victory: setting up, its order and its formations (GV-SETUP-01, -03..05, GV-R-13, -85, P1).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, unit } from './kit.js';
import {
  CMD,
  FOOT,
  INITIATIVE,
  NORTH_FIRST,
  SOUTH_FIRST,
  begin,
  entry,
  throwsOf,
  type Loose,
  type Match,
  type Side,
} from './setup-help.js';

const GUN = entry('light artillery');

const SMALL = [CMD, FOOT];

const setup = (...units: Loose[]) => ({ do: 'setup', units });

/** A commander and a line of foot, each in its place. */
const plan: Record<Side, Loose[]> = {
  south: [
    { unit: 'S1', x: 20000, y: 10000 },
    { unit: 'S2', x: 40000, y: 10000, formation: 'line' },
  ],
  north: [
    { unit: 'N1', x: 20000, y: 110000 },
    { unit: 'N2', x: 40000, y: 110000, formation: 'line' },
  ],
};

const SOUTH = setup(...plan.south);

const NORTH = setup(...plan.north);

/** South places first. */
const southFirst = (south: Loose[] = SMALL, chosen: Loose = {}): Match => {
  const match = begin({ dismounting: false, ...chosen }, SOUTH_FIRST, south);
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', open: true });
  return match;
};

/** South's plan with the foot placed otherwise. */
const foot = (more: Loose) => setup(plan.south[0]!, { ...plan.south[1], ...more });

const judged = (more: Loose, chosen: Loose = {}) => refusal(southFirst(SMALL, chosen), foot(more));

describe('who places first', () => {
  test.each([
    [[6, 5, 5, 5], 'south', 2],
    [[1, 2, 2, 2], 'north', 2],
    [[3, 4, 5, 2, 6, 6, 1, 1], 'south', 4],
    [[1, 1, 1, 1, 2, 2, 3, 1, 1, 1, 1, 2], 'north', 6],
  ] as const)('GV-SETUP-03, GV-R-13, P1.5 dice %j: %s throws more and places first', (dice, first, throws) => {
    const match = begin({}, [...dice], SMALL);
    expect(decision(match)).toMatchObject({ side: first, kind: 'setup' });
    const told = throwsOf(match);
    expect(told.map(({ side }) => side)).toEqual(Array.from({ length: throws }, (_, i) => (i % 2 ? 'north' : 'south')));
    expect(told.every(({ count }) => count === 2)).toBe(true);
  });
  test('GV-SETUP-03, P1.5, P1.6 its whole army, then the other side, then turn 1 begins', () => {
    const match = begin({}, [...NORTH_FIRST, ...INITIATIVE], SMALL);
    choose(match, NORTH);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    expect(unit(match, 'N2')).toMatchObject({ x: 40000, y: 110000, status: 'table', heading: 1800 });
    choose(match, SOUTH);
    expect(position(match)).toMatchObject({ turn: 1, phase: 'initiativeMovement', initiative: 'south' });
    expect(unit(match, 'S2')).toMatchObject({ x: 40000, y: 10000, heading: 0 });
  });
  test('GV-R-85 hidden: no throw, both in secret, then both are shown', () => {
    const match = begin({ setupMethod: 'hidden' }, INITIATIVE, SMALL);
    expect(throwsOf(match)).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', secret: true });
    choose(match, SOUTH);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup', secret: true });
    expect(unit(match, 'S2').status).toBe('unplaced');
    choose(match, NORTH);
    expect(position(match).turn).toBe(1);
    expect(unit(match, 'S2')).toMatchObject({ x: 40000, y: 10000, status: 'table' });
    expect(unit(match, 'N2')).toMatchObject({ x: 40000, y: 110000, status: 'table' });
  });
  test('GV-R-85 hidden: an illegal set-up goes back to its owner with the reasons', () => {
    const match = begin({ setupMethod: 'hidden' }, [], SMALL);
    const refused = refusal(match, foot({ y: 31000 }));
    expect(['GV-SETUP-02', 'GV-R-13']).toContain(refused?.rule);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  });
  test('GV-R-85, GV-SETUP-02 hidden: a set-up that clashes goes back with the reasons, the other stays a secret', () => {
    const match = begin({ setupMethod: 'hidden', deploymentDepth: 60 }, INITIATIVE, SMALL);
    const at = (side: Side, y: number) => setup(plan[side][0]!, { ...plan[side][1], x: 90000, y });
    choose(match, at('south', 60000));
    choose(match, at('north', 60000));
    expect(events(match)).toMatchObject([{ event: 'setUpReturned', side: 'north', clash: true }]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup', secret: true });
    const { reasons } = decision(match)!.about as { reasons: Loose[] };
    expect(reasons).toMatchObject([
      { rule: 'GV-SETUP-02', because: 'Unit 2 (N2) would touch an enemy whose place is still hidden.' },
    ]);
    expect(unit(match, 'S2').status).toBe('unplaced');
    // The same again is refused: no answer is taken that brings nothing on.
    expect(refusal(match, at('north', 60010))?.rule).toBe('GV-SETUP-02');
    for (const offered of options(match)) expect(refusal(match, offered)).toBeUndefined();
    choose(match, at('north', 60011));
    expect(position(match).turn).toBe(1);
    expect(unit(match, 'S2')).toMatchObject({ x: 90000, y: 60000, status: 'table' });
  });
  /** A small field that both share: lines with no room for elephants between them, and the commander in a gap. */
  const everywhere = Array.from({ length: 77 }, (_, i) => ({
    unit: `S${i + 2}`,
    x: 4000 + ((i + 1) % 6) * 10400,
    y: 2000 + Math.floor((i + 1) / 6) * 4833,
    formation: 'line',
  }));
  const SHARED = { tableWidth: 60, tableDepth: 60, deploymentDepth: 60, armySource: 'roster', subCommanders: 0 };
  test.each(['hidden', 'sequential', 'agreed'])('GV-R-85 %s: who plans first leaves the enemy room', (setupMethod) => {
    const dice = setupMethod === 'sequential' ? SOUTH_FIRST : [];
    const units = [CMD, ...everywhere.map(() => FOOT)];
    const match = begin({ ...SHARED, setupMethod }, dice, units, [CMD, entry('heavy elephants')]);
    const refused = refusal(match, setup({ unit: 'S1', x: 5200, y: 3000 }, ...everywhere));
    expect(refused?.rule).toBe('GV-SETUP-01');
    for (const offered of options(match)) expect(refusal(match, offered)).toBeUndefined();
  });
  test('GV-R-85 alternate: one unit each, the higher throw first; who has none left is passed over', () => {
    const match = begin({ setupMethod: 'alternate' }, [...NORTH_FIRST, ...INITIATIVE], [...SMALL, GUN, FOOT]);
    const places: Record<Side, Loose[]> = {
      south: [...plan.south, { unit: 'S3', x: 60000, y: 10000 }, { unit: 'S4', x: 80000, y: 10000 }],
      north: [...plan.north],
    };
    const asked: string[] = [];
    while (decision(match)?.kind === 'place') {
      const side = decision(match)!.side;
      asked.push(side);
      choose(match, { do: 'place', ...places[side].shift() });
    }
    expect(asked).toEqual(['north', 'south', 'north', 'south', 'south', 'south']);
    expect(unit(match, 'S4')).toMatchObject({ x: 80000, y: 10000, status: 'table' });
    expect(position(match).turn).toBe(1);
  });
  test('GV-R-85 alternate: the owner picks the unit; one that stands is not placed again', () => {
    const match = begin({ setupMethod: 'alternate' }, SOUTH_FIRST, SMALL);
    for (const place of plan.south) expect(refusal(match, { do: 'place', ...place })).toBeUndefined();
    expect(refusal(match, { do: 'place', ...plan.north[1] })?.rule).toBe('GV-GEN-06');
    expect(refusal(match, { do: 'place', ...plan.south[1], y: 30011 })?.rule).toBe('GV-SETUP-02');
    choose(match, { do: 'place', ...plan.south[1] });
    choose(match, { do: 'place', ...plan.north[1] });
    expect(refusal(match, { do: 'place', ...plan.south[1], x: 90000 })?.rule).toBe('GV-SETUP-01');
    expect(refusal(match, { do: 'place', ...plan.south[0], x: 40000 })?.rule).toBe('GV-SETUP-02');
    expect(refusal(match, { do: 'place', ...plan.south[0] })).toBeUndefined();
  });
  test.each([6, 7])('GV-R-85 alternate: who is left a legal place is offered one, however tight it is (%i)', (seed) => {
    const bog = {
      type: 'bog',
      points: [
        [30000, 0],
        [60000, 0],
        [60000, 12000],
        [30000, 12000],
      ],
    };
    const given = { setupMethod: 'alternate', tableWidth: 60, tableDepth: 60, deploymentDepth: 10, terrain: [bog] };
    const army = [CMD, ...Array.from({ length: 12 }, () => FOOT)];
    const match = begin({ ...given, enforceComposition: false }, [...SOUTH_FIRST, ...INITIATIVE], army, [CMD]);
    let next = seed;
    const random = (most: number): number => {
      next = (next * 1103515245 + 12345) % 2147483648;
      return (next >> 8) % most;
    };
    while (decision(match)?.kind === 'place') {
      const { side, about } = decision(match)!;
      const { units } = about as { units: string[] };
      const spots = Array.from({ length: 6 }, () => {
        const y = random(10000);
        return { do: 'place', unit: units[0], x: random(30000), y: side === 'south' ? y : 60000 - y };
      });
      const awkward = spots.find((spot) => !refusal(match, spot));
      if (!awkward) expect(options(match).length).toBeGreaterThan(0);
      choose(match, awkward ?? options(match).at(-1));
    }
    expect(position(match).turn).toBe(1);
  });
  test('GV-R-85 agreed: both place openly and may change until both confirm; no throw', () => {
    const match = begin({ setupMethod: 'agreed' }, INITIATIVE, SMALL);
    expect(throwsOf(match)).toEqual([]);
    expect(refusal(match, { do: 'confirm' })?.rule).toBe('GV-SETUP-03'); // nothing stands yet
    const answers: Record<Side, Loose[]> = { south: [SOUTH, foot({ x: 60000 })], north: [NORTH] };
    for (let asked = 0; decision(match)?.kind === 'setup' && asked < 12; asked++)
      choose(match, answers[decision(match)!.side].shift() ?? { do: 'confirm' });
    expect(position(match).phase).not.toBe('setup');
    expect(unit(match, 'S2')).toMatchObject({ x: 60000, status: 'table' });
    expect(unit(match, 'N2')).toMatchObject({ x: 40000, status: 'table' });
  });
  test.each([
    ['sequential', [...SOUTH_FIRST, ...INITIATIVE]],
    ['hidden', INITIATIVE],
    ['alternate', [...SOUTH_FIRST, ...INITIATIVE]],
    ['agreed', INITIATIVE],
  ])('GV-SETUP-01, GV-R-85 %s: what is offered is legal, and leads into the first turn', (setupMethod, dice) => {
    const all = [
      ...SMALL,
      GUN,
      entry('heavy elephants'),
      entry('light chariots'),
      entry('light foot bows'),
      entry('heavy foot pikes'),
      entry('medium horse'),
    ];
    const match = begin({ setupMethod, dismounting: false }, dice, all, all);
    for (let asked = 0; position(match).phase === 'setup' && asked < 60; asked++) {
      const offered = options(match);
      expect(offered.length).toBeGreaterThan(0);
      for (const option of offered) expect(refusal(match, option)?.because, JSON.stringify(option)).toBeUndefined();
      choose(match, offered.find((option) => option.do === 'confirm') ?? offered[0]);
    }
    expect(position(match)).toMatchObject({ turn: 1 });
    expect(position(match).units.every((one: Loose) => (one['status'] ?? 'table') === 'table')).toBe(true);
  });
});

describe('what a set-up holds', () => {
  test.each([
    ['one missing', setup(plan.south[0]!)],
    ['one twice', setup(...plan.south, { ...plan.south[1], x: 90000 })],
    ["one of the enemy's", setup(...plan.south, plan.north[1]!)],
    ['one unknown', setup(...plan.south, { unit: 'S9', x: 90000, y: 10000 })],
  ])('GV-SETUP-03 every unit once: %s', (_, choice) => {
    expect(refusal(southFirst(), choice)).toBeDefined();
  });

  const BEND = { after: 1, stays: 'left', way: 'back', angle: 450 };
  test.each<[string, Loose, boolean]>([
    ['light foot bows', { formation: 'line' }, true],
    ['light foot bows', { formation: 'block' }, true],
    ['light foot bows', { formation: 'defensiveBlock' }, true],
    ['light foot bows', { formation: 'skirmishLine' }, true],
    ['light foot bows', { formation: 'bentLine', bend: BEND }, true],
    ['light foot bows', { formation: 'bentSkirmishLine', bend: BEND }, true],
    ['light foot pikes', { formation: 'skirmishLine' }, false],
    ['light foot pikes', { formation: 'bentLine', bend: BEND }, true],
    ['medium foot arms', { formation: 'skirmishLine' }, false],
    ['heavy foot arms', { formation: 'bentSkirmishLine', bend: BEND }, false],
    ['light horse', { formation: 'skirmishLine' }, true],
    ['light horse', { formation: 'defensiveBlock' }, false],
    ['medium horse', { formation: 'block' }, true],
    ['medium horse', { formation: 'skirmishLine' }, false],
    ['heavy chariots', { formation: 'skirmishLine' }, false],
    ['light chariots', { formation: 'skirmishLine' }, true],
    ['heavy elephants', { formation: 'block' }, false],
    ['light artillery', { formation: 'line' }, false],
    ['medium foot arms', { formation: 'bentLine', bend: { ...BEND, angle: 900 } }, true],
    ['medium foot arms', { formation: 'bentLine', bend: { ...BEND, angle: 901 } }, false],
    ['medium foot arms', { formation: 'bentLine', bend: { ...BEND, angle: 0 } }, false],
    ['medium foot arms', { formation: 'bentLine' }, false],
    ['medium foot arms', { formation: 'line', bend: BEND }, false],
  ])('GV-SETUP-04, GV-FORM-02 %s %j: %s', (type, more, may) => {
    const match = southFirst([CMD, entry(type)]);
    const refused = refusal(match, foot(more));
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused && !more['bend'] && more['formation'] !== 'bentLine')
      expect(['GV-FORM-01', 'GV-FORM-02', 'GV-SETUP-04']).toContain(refused.rule);
    if (may) {
      choose(match, foot(more));
      const { formation, hits = 0, fired = false } = unit(match, 'S2');
      expect([formation, hits, fired]).toEqual([more['formation'], 0, false]);
    }
  });
  test('GV-SETUP-04, GV-FORM-06 maxBend', () => {
    const bent = (angle: number) => judged({ formation: 'bentLine', bend: { ...BEND, angle } }, { maxBend: 30 });
    expect(bent(300)).toBeUndefined();
    expect(bent(301)?.rule).toBe('GV-FORM-06');
  });
  test('GV-SETUP-04, GV-R-13 artillery starts packed up or not, as its owner likes', () => {
    const match = southFirst([CMD, GUN, GUN, entry('heavy artillery')]);
    const places = [
      plan.south[0]!,
      { unit: 'S2', x: 40000, y: 10000, packed: true },
      { unit: 'S3', x: 60000, y: 10000, packed: false },
      { unit: 'S4', x: 80000, y: 10000 },
    ];
    choose(match, setup(...places));
    expect(['S2', 'S3', 'S4'].map((id) => unit(match, id).packed ?? false)).toEqual([true, false, false]);
    expect(refusal(southFirst(), foot({ packed: true }))?.rule).toBe('GV-UNIT-09');
  });
  test('GV-SETUP-04 formation and heading may be left out', () => {
    const match = southFirst([...SMALL, GUN]);
    choose(match, setup(...plan.south, { unit: 'S3', x: 60000, y: 10000 }));
    expect(unit(match, 'S2')).toMatchObject({ heading: 0 });
    expect(['line', 'block']).toContain(unit(match, 'S2').formation);
    expect(unit(match, 'S3').formation).toBe('skirmishLine');
  });
  test('GV-SETUP-05 throwers are declared in the list: they are known before anything is placed', () => {
    const match = southFirst([CMD, entry('medium foot arms', { thrown: true }), FOOT]);
    expect([unit(match, 'S2').thrown ?? false, unit(match, 'S3').thrown ?? false]).toEqual([true, false]);
    expect(refusal(match, setup(...plan.south, { unit: 'S3', x: 60000, y: 10000, thrown: true }))?.rule).toBe('shape');
  });
});
