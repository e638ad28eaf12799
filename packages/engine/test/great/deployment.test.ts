// A Great Victory: where s start (GV-SETUP-02, GV-R-13, -85).
import { describe, expect, test } from 'vitest';
import { choose, decision, position, refusal } from './kit.js';
import { CMD, FOOT, NORTH_FIRST, SOUTH_FIRST, begin, entry, type Loose, type Match, type Side } from './setup-help.js';

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

/** South places first. */
const southFirst = (south: Loose[] = SMALL, chosen: Loose = {}): Match => {
  const match = begin({ dismounting: false, ...chosen }, SOUTH_FIRST, south);
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', open: true });
  return match;
};

/** South's plan with the foot placed otherwise. */
const foot = (more: Loose) => setup(plan.south[0]!, { ...plan.south[1], ...more });

const judged = (more: Loose, chosen: Loose = {}) => refusal(southFirst(SMALL, chosen), foot(more));

describe('where units start', () => {
  const ZONE = ['GV-SETUP-02', 'GV-R-13'];
  test.each<[string, Loose, Loose, boolean]>([
    ['30 cm from the base edge', { y: 30000 }, {}, true],
    ['30.010 cm from the base edge', { y: 30011 }, {}, false],
    ['its rear 30 cm from it', { y: 28000, heading: 1800 }, {}, true],
    ['its rear more', { y: 28011, heading: 1800 }, {}, false],
    ['one end 30 cm from it', { y: 26000, heading: 900 }, {}, true],
    ['one end more', { y: 26011, heading: 900 }, {}, false],
    ['10 cm with depth 10', { y: 10000 }, { deploymentDepth: 10 }, true],
    ['10.011 cm with depth 10', { y: 10011 }, { deploymentDepth: 10 }, false],
    ['60 cm with depth 60', { y: 59980 }, { deploymentDepth: 60 }, true],
    ["on the enemy's side", { y: 110000, heading: 1800 }, {}, false],
    ['facing anywhere', { heading: 1234 }, {}, true],
  ])('GV-SETUP-02 %s', (_, more, chosen, may) => {
    const refused = judged(more, chosen);
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) {
      expect(ZONE).toContain(refused.rule);
      expect(refused.because).toMatch(/30|10|60/u);
    }
  });
  test.each([
    [90000, {}, true],
    [89989, {}, false],
    [30000, {}, false],
    [60020, { deploymentDepth: 60 }, true],
    [150000, { tableDepth: 180 }, true],
    [149989, { tableDepth: 180 }, false],
  ])('GV-SETUP-02 North at y = %i, %j: %s', (y, chosen: Loose, may) => {
    const match = begin(chosen, NORTH_FIRST, SMALL);
    const deep = ((chosen['tableDepth'] as number | undefined) ?? 120) * 1000;
    const refused = refusal(match, setup({ ...plan.north[0], y: deep - 10000 }, { ...plan.north[1], y }));
    expect(refused === undefined, refused?.because).toBe(may);
  });
  test.each<[string, Loose, boolean]>([
    ['beside the commander', { x: 20000 + 2000 + 4000 }, true],
    ['0.010 into him', { x: 20000 + 2000 + 4000 - 10 }, true],
    ['0.011 into him', { x: 20000 + 2000 + 4000 - 11 }, false],
    ['on him', { x: 20000 }, false],
    ['on the west edge', { x: 4000, y: 20000 }, true],
    ['partly off the west edge', { x: 3989, y: 20000 }, false],
    ['on the east edge', { x: 176000 }, true],
    ['partly off the east edge', { x: 176011 }, false],
    ['on the base edge', { y: 2000 }, true],
    ['partly off the base edge', { y: 1989 }, false],
  ])('GV-SETUP-02, GV-GEN-07 %s', (_, more, may) => {
    const refused = judged(more);
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) expect(['GV-SETUP-02', 'GV-GEN-07', 'GV-GEOM-16', 'GV-GEN-08']).toContain(refused.rule);
  });
  test.each([
    [60011, true],
    [60010, false],
    [60000, false],
  ])('GV-SETUP-02 touching no enemy: South at 60 cm, North at y = %i: %s', (y, may) => {
    const match = begin({ deploymentDepth: 60, tableDepth: 100 }, SOUTH_FIRST, SMALL);
    choose(match, foot({ y: 60000 }));
    const refused = refusal(match, setup({ ...plan.north[0], y: 90000 }, { ...plan.north[1], y }));
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) {
      expect(['GV-SETUP-02', 'GV-R-13', 'GV-GEN-07']).toContain(refused.rule);
      expect(refused.because + JSON.stringify(refused.facts)).toMatch(/S2|Unit 2/u);
    }
  });

  const area = (type: string) => ({
    terrain: [
      {
        type,
        points: [
          [44000, 5000],
          [44000, 20000],
          [60000, 20000],
          [60000, 5000],
        ],
      },
    ],
  });
  test.each<[string, string, Loose, boolean]>([
    ['medium foot arms', 'bog', {}, true],
    ['medium foot arms', 'bog', { x: 40010 }, true],
    ['medium foot arms', 'bog', { x: 40011 }, false],
    ['medium foot arms', 'impassable', { x: 40011 }, false],
    ['medium foot arms', 'wood', { x: 50000 }, true],
    ['medium foot arms', 'rough', { x: 50000 }, true],
    ['light horse', 'wood', { x: 50000, formation: 'skirmishLine' }, true],
    ['light horse', 'wood', { x: 50000, formation: 'line' }, false],
    ['medium elephants', 'wood', { x: 50000 }, false],
    ['light artillery', 'wood', { x: 50000, formation: 'skirmishLine' }, false],
    ['heavy artillery', 'rough', { x: 50000, formation: 'skirmishLine' }, false],
    ['light artillery', 'rough', { x: 50000, formation: 'skirmishLine' }, true],
    ['light chariots', 'rough', { x: 50000 }, false],
    ['light chariots', 'hill', { x: 50000 }, true],
    ['heavy elephants', 'village', { x: 50000 }, true],
  ])('GV-SETUP-02, GV-TERR-03 %s and %s from x = 44000 on, at %j: %s', (type, ground, more, may) => {
    const refused = refusal(southFirst([CMD, entry(type)], area(ground)), foot(more));
    expect(refused === undefined, refused?.because).toBe(may);
    if (refused) expect(['GV-SETUP-02', 'GV-TERR-03', 'GV-GEN-07']).toContain(refused.rule);
  });
  test('GV-SETUP-02, GV-TERR-04 nobody lies on an escarpment', () => {
    const line = (x: number) => ({
      terrain: [
        {
          type: 'escarpment',
          points: [
            [x, 0],
            [x, 30000],
          ],
        },
      ],
    });
    expect(judged({}, line(44100))).toBeUndefined();
    expect(['GV-SETUP-02', 'GV-TERR-03', 'GV-TERR-04', 'GV-GEN-07']).toContain(judged({}, line(40000))?.rule);
  });
  test.each(['hidden', 'agreed'])('GV-R-85, GV-SETUP-02 %s: no match begins with enemies in touch', (setupMethod) => {
    const match = begin({ setupMethod, deploymentDepth: 60, tableDepth: 100 }, [], SMALL);
    const plans: Record<Side, Loose> = {
      south: foot({ y: 60000 }),
      north: setup({ ...plan.north[0], y: 90000 }, { ...plan.north[1], y: 60005 }),
    };
    for (let asked = 0; asked < 6 && decision(match)?.kind === 'setup'; asked++) {
      const choice = asked < 2 ? plans[decision(match)!.side] : { do: 'confirm' };
      if (refusal(match, choice)) break;
      choose(match, choice);
    }
    expect(position(match).phase).toBe('setup');
    expect(decision(match)).toMatchObject({ kind: 'setup' });
  });
  test('GV-SETUP-02 a refused set-up changes nothing', () => {
    const match = southFirst();
    const before = JSON.stringify(position(match));
    expect(refusal(match, foot({ y: 40000 }))?.rule).toBe('GV-SETUP-02');
    expect(JSON.stringify(position(match))).toBe(before);
  });
  test('GV-R-13 the table is 180 x 120 cm unless agreed otherwise', () => {
    expect(judged({ x: 200000 }, { tableWidth: 240 })).toBeUndefined();
    expect(judged({ x: 60000 }, { tableWidth: 60 })).toBeDefined();
    expect(judged({ x: 56000 }, { tableWidth: 60 })).toBeUndefined();
  });
});
